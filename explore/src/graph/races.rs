//! Races, and accesses to memory that is gone (DESIGN §3.3): by happens-before, when the second
//! event is added.

use super::state::{Block, Explorer, State};
use smallvec::SmallVec;
use tresse_machine::Ending;
use tresse_machine::config::RacePolicy;
use tresse_machine::end::{End, Stop, Ub};
use tresse_machine::memory::life::waits_in;
use tresse_machine::memory::{ObjType, Object};
use tresse_machine::race::{Race, RaceSide};
use tresse_machine::thread::{Key, MemOp, Tid};
use tresse_machine::value::Prov;
use tresse_memmodels::graph::EventId;
use tresse_memmodels::{Kind, Order};

impl Explorer {
    /// Looks for races of a new event. Returns whether the execution goes on.
    pub(super) fn check_races(&mut self, id: EventId) -> bool {
        if self.has_undefined() {
            self.note_races(id);
            if !self.graph.only_speculated {
                return true;
            }
        }
        let event = *self.graph.event(id);
        let place = self.cells.place(event.cell);
        if place.len == 0 {
            return true;
        }
        if !self.comes_after_private(id, place.object, self.may_write(id)) {
            return self.is_added_race(id, None) || self.race_with_initial(id);
        }
        let cell = &self.graph.cells[event.cell as usize];
        if cell.plain == 0 {
            return true;
        }
        let is_atomic = event.order.is_atomic();
        let races = |other: &EventId| {
            let o = self.graph.event(*other);
            other.thread != id.thread
                && (event.writes() || o.writes())
                && !(is_atomic && o.order.is_atomic())
                && !self.graph.is_hb(*other, id)
        };
        let others: SmallVec<[EventId; 4]> =
            cell.co.iter().chain(&cell.reads).copied().filter(races).collect();
        let Some(other) = others.into_iter().find(|o| !self.is_added_race(id, Some(*o))) else {
            return true;
        };
        let (Some(first), Some(second)) = (self.as_operation(other), self.as_operation(id)) else {
            return true;
        };
        let race = Race::new(&first, &second, self.machine.name_object(second.prov));
        self.race(id, race)
    }

    /// Looks for races of an event that stays; its thread goes on only if the execution does.
    pub(super) fn recheck_races(&mut self, id: EventId) {
        let thread = id.thread as usize;
        if self.locals[thread].state == State::Blocked(Block::Failed) {
            self.locals[thread].state = State::Ready;
            // A race that waits to be reported may be none any more.
            self.locals[thread].wrong.take_if(|e| matches!(e.end, End::Race(_)));
        }
        if !self.graph.parts(id).all(|part| self.check_races(part)) {
            self.locals[thread].state = State::Blocked(Block::Failed);
        }
    }

    /// Is the event after all that the object's own thread did to it while no other could reach it?
    /// A read after what that has written, whatever may write after what it may have read as well.
    /// What publishes the object need not be what the event is after: a release fence before it is
    /// enough.
    fn is_after_private(&self, id: EventId, prov: Prov, writes: bool, is_private: bool) -> bool {
        self.has_private_before(id, id.thread, prov, writes, is_private)
    }

    /// The same of whatever a thread does right after an event.
    fn has_private_before(
        &self,
        id: EventId,
        thread: u16,
        prov: Prov,
        writes: bool,
        is_private: bool,
    ) -> bool {
        let Some(owner) = prov.arena().checked_sub(2).filter(|t| *t != Tid::from(thread)) else {
            return true;
        };
        let Some(known) = self.machine.cache.object(prov) else { return true };
        let latest = if writes { known.written_at.max(known.escaped_at) } else { known.written_at };
        // Of a text that comes to be asked nobody knows what it lets others see of private memory.
        let is_by_text = is_private && self.judge.as_ref().is_some_and(|judge| judge.orders());
        let before = match is_by_text {
            true => self.graph.ordered_before(id)[owner as usize],
            false => self.graph.hb(id)[owner as usize],
        };
        match before {
            0 => false,
            n => self.tracks[owner as usize][n as usize - 1].moment >= latest,
        }
    }

    /// The same; if it is not, the search begins again with objects that are made there shared from
    /// their birth on. `false`: they are already, and the event does not come after what the object
    /// held at its birth.
    pub(super) fn comes_after_private(&mut self, id: EventId, object: u64, writes: bool) -> bool {
        let prov = Prov::from_word(object);
        let is_leaked = |o: &Object| o.is_leaked || !o.is_shared;
        if self.machine.cache.object(prov).is_none_or(is_leaked) {
            return self.is_after_private(id, prov, false, false);
        }
        if !self.is_after_private(id, prov, writes, true) {
            let shape = self.shape_of(prov);
            self.cells.cuts.leak(shape);
        }
        true
    }

    /// A call that waits reads only states that let it in, and comes after those. So one that might
    /// have come before what the object's own thread did to it is noticed here, before it reads:
    /// the search begins again as with [`Explorer::comes_after_private`].
    pub(super) fn notice_early_call(&mut self, id: EventId, prov: Prov) {
        let is_known = |o: &Object| o.is_leaked || !o.is_shared;
        let Some(before) = self.graph.before(id) else { return };
        if self.machine.cache.object(prov).is_none_or(is_known) {
            return;
        }
        if !self.has_private_before(before, id.thread, prov, true, true) {
            let shape = self.shape_of(prov);
            self.cells.cuts.leak(shape);
        }
    }

    /// May an event write?
    pub(super) fn may_write(&self, id: EventId) -> bool {
        match self.op(id) {
            Some(op) => op.access.kind.writes(),
            None => self.graph.event(id).writes(),
        }
    }

    /// An access of what its object held when another thread made it known, with nothing to order
    /// the two.
    fn race_with_initial(&mut self, id: EventId) -> bool {
        match self.initial_race(id) {
            Some(race) => self.race(id, race),
            None => true,
        }
    }

    pub(super) fn initial_race(&self, id: EventId) -> Option<Race> {
        let op = self.as_operation(id)?;
        let object = self.machine.cache.object(op.prov);
        let site = object.map_or(op.site, |o| o.allocated_at);
        let owner = op.prov.arena().saturating_sub(2);
        let initial = RaceSide {
            key: Key { thread: owner, block: 0, inst: 0 },
            site,
            kind: Kind::Write,
            order: Order::Na,
        };
        let mut race = Race::new(&op, &op, self.machine.name_object(op.prov));
        race.sides[0] = initial;
        Some(race)
    }

    fn race(&mut self, id: EventId, race: Race) -> bool {
        let ending = Ending {
            thread: Tid::from(id.thread),
            stack: self.stack_of(id),
            end: End::Race(Box::new(race)),
        };
        self.report(ending, Some(id.thread as usize));
        self.setup.config.race != RacePolicy::Error || self.is_guided_on()
    }

    /// An access of another thread to an object that does not happen before an event.
    pub(super) fn unordered_access(&self, object: u64, id: EventId) -> Option<EventId> {
        let cells = self.cells.of_object(object);
        let accesses = cells
            .iter()
            .map(|c| &self.graph.cells[*c as usize])
            .flat_map(|c| c.co.iter().chain(&c.reads))
            .copied();
        let mut events = accesses.chain(cells.iter().flat_map(|c| self.commuting(*c)));
        // Who was signalled has done with a condition variable.
        events.find(|e| {
            e.thread != id.thread && !self.graph.is_hb(*e, id) && !self.graph.event(*e).is_settled
        })
    }

    /// What an access to freed memory is.
    pub(super) fn use_after_free(&self, thread: usize, op: &MemOp, free: EventId) -> Stop {
        let name = self.machine.name_object(op.prov);
        let what = if op.access.kind == Kind::Read { "reads" } else { "writes" };
        End::ub(
            Ub::UseAfterFree,
            format!("thread {thread} {what} {name}, which thread {} frees", free.thread),
        )
    }

    /// Shared stack objects of a thread that have died since it ran: no access of another thread
    /// may be after or beside that.
    pub(super) fn check_deaths(&mut self, thread: usize) -> bool {
        let Some(died) = self.locals[thread].died.clone() else { return true };
        let Some(last) = self.graph.lines[thread].events.len().checked_sub(1) else { return true };
        let last = EventId::new(thread, last);
        let next = self.locals[thread].next as usize;
        for (prov, before) in died.iter() {
            if next < *before {
                return true;
            }
            let ending = match self.unordered_access(prov.word(), last) {
                Some(other) => self.use_after_death(thread, *prov, other),
                None => match self.waiter_in(prov.word()) {
                    Some(waiter) => {
                        let end = waits_in(Ub::UseAfterReturn, thread as Tid, waiter);
                        self.ending_of(thread, *end)
                    }
                    None => continue,
                },
            };
            self.add_wrong(thread);
            self.report(ending, Some(thread));
            self.locals[thread].state = State::Blocked(Block::Failed);
            return false;
        }
        self.locals[thread].died = None;
        true
    }

    /// What an access of a thread to memory is that goes with another thread's function or end.
    fn use_after_death(&self, owner: usize, prov: Prov, other: EventId) -> Ending {
        let object = self.machine.cache.object(prov);
        let is_local = object.is_some_and(|o| o.obj_type == ObjType::ThreadLocal);
        let (kind, what) = match is_local {
            true => (Ub::UseAfterFree, format!("a thread-local variable of thread {owner}, which")),
            false => (
                Ub::UseAfterReturn,
                format!("an object on the stack of thread {owner}, whose function"),
            ),
        };
        let ends = if is_local { "ends" } else { "returns" };
        let detail = format!("thread {} accesses {what} {ends} meanwhile", other.thread);
        let stack = self.stack_of(other);
        Ending { end: *End::ub(kind, detail), thread: Tid::from(other.thread), stack }
    }

    /// The call stack of an event.
    pub(super) fn stack_of(&self, id: EventId) -> Vec<tresse_machine::program::SiteId> {
        let info = self.info(id);
        let mut stack = info.before.checkpoint.thread.call_stack(&self.setup.program);
        if let Some(op) = self.op(id).filter(|op| stack.first() != Some(&op.site)) {
            let at = op.stack();
            stack.splice(..at.len().min(stack.len()), at);
        }
        stack
    }
}
