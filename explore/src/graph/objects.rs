//! Library objects in a graph: the calls of its events, and the states that these have left.

use super::cells::{Guard, Place};
use super::event::{Content, What};
use super::state::Execution;
use std::ops::RangeInclusive;
use tresse_machine::calls::{step_from, word_of};
use tresse_machine::end::Stop;
use tresse_machine::handler;
use tresse_machine::program::SiteId;
use tresse_machine::request::Request;
use tresse_machine::sync::{self, Call, Op, Step};
use tresse_machine::thread::{self, Effect, Key, MemOp, Tid};
use tresse_machine::value::Prov;
use tresse_memmodels::graph::{EventId, Role, UNDEFINED};
use tresse_memmodels::{Access, Kind};

/// Bytes of a library object, at most.
const LARGEST: u64 = 64;

impl Execution {
    /// Does a thread hold the lock that guards a location of an object, if there is one?
    pub(super) fn holds_guard(&self, thread: usize, object: Prov, guard: &Guard) -> bool {
        if *guard == Guard::None {
            return true;
        }
        let Some(cell) = self.lock_of(object, guard) else { return false };
        let state = self.newest_content(cell).0;
        state.is_some_and(|state| state.is_held_by(thread as Tid))
    }

    /// The last time that a thread has taken or given up the lock that guards a location of an
    /// object. A call that fails does neither.
    pub(super) fn last_with_guard(
        &self,
        thread: usize,
        object: Prov,
        guard: &Guard,
    ) -> Option<EventId> {
        let cell = self.lock_of(object, guard)?;
        let events = &self.graph.lines[thread].events;
        let has_it = |op| matches!(op, Op::Lock(..) | Op::Unlock(_));
        let index = (0..events.len()).rev().find(|index| {
            let (event, id) = (&events[*index], EventId::new(thread, *index));
            event.cell == cell && event.role == Role::Update && self.is_call(id, has_it)
        })?;
        Some(EventId::new(thread, index))
    }

    /// The state word of a lock.
    fn lock_of(&self, object: Prov, guard: &Guard) -> Option<u32> {
        let (object, offset, len) = match *guard {
            Guard::Within { offset, len } => (object.word(), offset, len),
            Guard::Variable(place) => (place.object, place.offset, place.len),
            Guard::None => return None,
        };
        self.cells.find(Place { object, offset, len })
    }

    /// The request that an event is.
    #[inline]
    pub(super) fn request_of(&self, id: EventId) -> Option<&Request> {
        match &self.info(id).before.checkpoint.thread.waiting {
            Some(thread::Waiting::Request(request, ..)) => Some(request),
            _ => None,
        }
    }

    /// The call that an event is.
    #[inline]
    pub(super) fn call_of(&self, id: EventId) -> Option<Call> {
        match self.info(id).what {
            What::Call => match self.request_of(id) {
                Some(Request::Call(call)) => Some(*call),
                _ => None,
            },
            _ => None,
        }
    }

    /// Is an event this part of a call?
    #[inline]
    pub(super) fn is_call(&self, id: EventId, is: impl Fn(Op) -> bool) -> bool {
        self.call_of(id).is_some_and(|call| is(call.op))
    }

    /// The call at which a thread stands.
    #[inline]
    pub(super) fn next_call(&self, thread: usize) -> Option<Call> {
        match self.waiting_for(thread) {
            Some(Request::Call(call)) => Some(*call),
            _ => None,
        }
    }

    /// What stands at a place of a state word.
    pub(super) fn content(&self, cell: u32, place: usize) -> Content {
        match self.graph.at_place(cell, place) {
            EventId::INIT => {
                let place = self.cells.place(cell);
                let (known, object) = (place.spot(), place.prov());
                let state =
                    self.machine.cache.object(object).and_then(|o| o.state_at(known.offset));
                (state.cloned(), self.written_at(cell, 0))
            }
            write => (self.info(write).state.clone(), self.info(write).value),
        }
    }

    /// The same for who takes it with this choice: what a race has made undefined is no state.
    pub(super) fn content_in(&self, cell: u32, place: usize, choice: u32) -> Content {
        match choice & UNDEFINED {
            0 => self.content(cell, place),
            _ => (None, self.undefined_at(cell)),
        }
    }

    /// What stands there in the newest place.
    pub(super) fn newest_content(&self, cell: u32) -> Content {
        self.content(cell, self.graph.cells[cell as usize].co.len())
    }

    /// What a thread's call does at a place.
    pub(super) fn look(
        &self,
        thread: usize,
        call: &Call,
        content: &Content,
        choice: u32,
    ) -> Result<Step, Stop> {
        let cache = &self.machine.cache;
        step_from(cache, content.0.as_deref(), content.1, thread as Tid, call, choice)
    }

    /// The location of a call's object, if it was met.
    pub(super) fn known_word(&self, call: &Call) -> Option<u32> {
        self.cells.find(self.word_of_call(call)?)
    }

    /// Where the state word of a call's object is. It may be gone, for a thread that was let go
    /// there.
    fn word_of_call(&self, call: &Call) -> Option<Place> {
        let prov = call.object.prov;
        let base = self.machine.cache.object(prov)?.base;
        let (word, len) = call.kind().word(self.setup.program.pointer_bits);
        let offset = call.object.bits.wrapping_sub(base).wrapping_add(word);
        Some(Place { object: prov.word(), offset, len })
    }

    /// The bytes of its object that a call accesses: those of the state word, or all where it ends
    /// or begins.
    pub(super) fn bytes_of_call(&self, call: &Call) -> Option<RangeInclusive<u64>> {
        if matches!(call.op, Op::Destroy(_) | Op::Renew(_)) {
            let base = self.machine.cache.object(call.object.prov)?.base;
            let first = call.object.bits.wrapping_sub(base);
            return Some(first..=first.saturating_add(LARGEST - 1));
        }
        self.word_of_call(call).map(|word| word.bytes())
    }

    /// What a call finds now, as its thread sees it where memory is its own.
    fn found_alone(&self, call: &Call) -> Option<Content> {
        let (spot, len) = word_of(&self.machine.cache, call).ok()?;
        let object = self.machine.cache.object(call.object.prov)?;
        Some((object.state_at(spot.offset).cloned(), self.machine.cache.peek(spot, len)))
    }

    /// The newest content of a call's state word.
    pub(super) fn newest_of(&self, call: &Call) -> Option<Content> {
        self.known_word(call)
            .map_or_else(|| self.found_alone(call), |cell| Some(self.newest_content(cell)))
    }

    /// Does the newest state let a thread's call in? One that is wrong goes on to be so.
    pub(super) fn may_enter(&self, thread: usize, call: &Call) -> bool {
        let Some(content) = self.newest_of(call) else { return true };
        !matches!(self.look(thread, call, &content, 0), Ok(Step::Blocked))
    }

    /// Would a thread's call be let in by the newest state, and be right?
    pub(super) fn gets_in(&self, thread: usize, call: &Call) -> bool {
        self.newest_of(call).is_none_or(|content| {
            matches!(self.look(thread, call, &content, 0), Ok(Step::Write(..) | Step::Stay(..)))
        })
    }

    /// Can others reach the object of a call? If not the call takes effect at once.
    pub(super) fn is_shared(&self, call: &Call) -> bool {
        let cache = &self.machine.cache;
        cache.is_multi && cache.object(call.object.prov).is_none_or(|o| o.is_shared)
    }

    /// An event as an operation: an access as its thread made it, or a call.
    pub(super) fn as_operation(&self, id: EventId) -> Option<MemOp> {
        if let Some(op) = self.op(id) {
            return Some(*op);
        }
        let call = self.call_of(id)?;
        let (event, info) = (self.graph.event(id), self.info(id));
        let place = self.cells.place(event.cell);
        let thread = &info.before.checkpoint.thread;
        let (block, inst) = thread.curr_inst(&self.setup.program);
        let kind = if event.role == Role::Update { Kind::Update } else { Kind::Read };
        let access = Access {
            kind,
            order: event.order,
            object: place.object,
            offset: place.offset,
            len: place.len,
        };
        Some(MemOp {
            key: Key { thread: Tid::from(id.thread), block, inst },
            site: info.site,
            caller: SiteId::NONE,
            access,
            whole: access,
            effect: Effect::Read,
            size: 1,
            prov: call.object.prov,
            ticket: info.moment,
            raced: 0,
        })
    }

    /// A thread that waits at a library object in a memory object, which is going.
    pub(super) fn waiter_in(&self, object: u64) -> Option<Tid> {
        // A location without an event in this graph may be one of a larger block of another graph.
        let cells = self.cells.of_object(object).iter();
        let cells = cells.filter(|cell| !self.graph.cells[**cell as usize].co.is_empty());
        let states = cells.map(|cell| self.newest_content(*cell).0);
        let known = self.machine.cache.object(Prov::from_word(object));
        states
            .flatten()
            .find_map(|state| sync::waiter_at(&state))
            .or_else(|| known.and_then(|o| o.waiter()))
    }

    /// The library objects that a thread holds, in words.
    pub(super) fn holds(&self, thread: usize) -> Vec<String> {
        let mut names = Vec::new();
        for (number, cell) in self.graph.cells.iter().enumerate() {
            let Some(last) = cell.co.last().filter(|w| self.graph.contains(**w)) else { continue };
            let state = self.info(*last).state.as_deref();
            let Some(state) = state.filter(|s| s.is_held_by(thread as Tid)) else { continue };
            let place = self.cells.place(number as u32);
            names.push(self.machine.name_of_word(place.prov(), place.offset, state.kind()));
        }
        names
    }

    /// In how many ways an event may take what it finds.
    pub(super) fn choices(&self, id: EventId, content: &Content) -> u32 {
        match self.op(id).map(|op| op.effect) {
            Some(Effect::Exchange { is_weak: true, expected, width, .. }) => {
                1 + u32::from(handler::equal(content.1, expected, width).unwrap_or(true))
            }
            Some(_) => 1,
            None => self
                .call_of(id)
                .map_or(1, |call| sync::choices(content.0.as_deref(), Tid::from(id.thread), &call)),
        }
    }

    /// Does the order of arrival count?
    pub(super) fn has_orders(&self) -> bool {
        !self.options.reduce_barriers || self.cells.cuts.orders_barriers
    }
}
