//! Accesses to memory as events: what they may read, what they then write.

use super::calls::Content;
use super::cells::Place;
use super::frame::{Frame, Way, Ways};
use super::state::{Block, Explorer, State, What};
use tresse_machine::Ending;
use tresse_machine::end::Stop;
use tresse_machine::handler;
use tresse_machine::request::Rmw;
use tresse_machine::sync;
use tresse_machine::thread::{Effect, MemOp, Tid};
use tresse_machine::value::Value;
use tresse_memmodels::axioms::Places;
use tresse_memmodels::graph::maximal::Revisit;
use tresse_memmodels::graph::{Event, EventId, Role, UNDEFINED};
use tresse_memmodels::{Kind, Order};

/// What became of an event with a way.
pub(super) enum Entered {
    /// There is no such execution, or an error was reported.
    Dead,
    /// The search goes on; later the event may revisit these reads.
    Forward(Vec<Revisit>),
    /// Another update reads from the same write: one of these must be revisited.
    Revisits(Vec<Revisit>),
}

/// What an access does with what it reads.
pub(super) struct Done {
    /// What the thread gets, and whether an exchange stored.
    pub answer: Value,
    pub flag: Option<bool>,
    /// What is written.
    pub new: Option<Value>,
    /// The state of a library object that is left with it.
    pub state: Option<triomphe::Arc<sync::State>>,
    pub order: Order,
    pub is_blocked: bool,
}

impl Done {
    /// A call that leaves its object as it is.
    pub(super) fn call(answer: Value, order: Order) -> Done {
        Done { answer, flag: None, new: None, state: None, order, is_blocked: false }
    }
}

impl Explorer {
    /// The next operation of a thread's `to_commit` becomes an event.
    pub(super) fn add_operation(&mut self, thread: usize) -> bool {
        let op = self.machine.threads[thread].queues.to_commit[self.locals[thread].next as usize];
        if self.is_full(thread) {
            return true;
        }
        if self.is_unrolled(thread, op.site) {
            return self.block_unrolled(thread);
        }
        if op.effect == Effect::Fence {
            let event = Event::new(Role::Fence, op.access.order, u32::MAX);
            let id = self.push(thread, event, What::Op, Value::ZERO, op.site, op.ticket);
            self.synchronise(id);
            self.locals[thread].next += 1;
            return self.is_consistent(id);
        }
        self.check_access(&op);
        let place = Place::of(&op.access);
        if let Err(stop) = self.check_alive(thread, &op) {
            let ending = Ending { end: *stop, thread: thread as Tid, stack: op.stack() };
            return self.go_wrong(thread, ending);
        }
        let cuts = self.cuts_of(&op, &place);
        if !cuts.is_empty() {
            if op.access.order.is_atomic() {
                return self.add_wide(thread, &op, &cuts);
            }
            self.cut_next(thread, &cuts);
            return true;
        }
        let cell = self.cell(place);
        if let Some(other) = self.other_extent(cell) {
            return self.part(&op, cell, other);
        }
        if self.may_commute(thread, &op) {
            return self.add_commuting(thread, &op, cell);
        }
        let role = if op.access.kind == Kind::Write { Role::Write } else { Role::Read };
        let id = self.push(
            thread,
            Event {
                is_full: op.access.kind == Kind::Update,
                is_speculated: self.is_speculated(&op),
                ..Event::new(role, op.access.order, cell)
            },
            What::Op,
            Value::ZERO,
            op.site,
            op.ticket,
        );
        if !self.is_after_commuting(id) {
            return self.order_updates(&op);
        }
        if !self.check_order(id, op.access.kind == Kind::Update) {
            return false;
        }
        if let (Role::Write, Effect::Write(value)) = (role, op.effect) {
            return self.begin_write(id, value);
        }
        if op.access.order == Order::Na && !self.check_races(id) {
            // Whatever it reads: what happens before it does not depend on that.
            return self.take_off(id, Block::Failed);
        }
        // No piece of an access begins an iteration.
        if op.size == 1
            && let Some(start) = self.spin_start(id)
        {
            return self.take_off(id, Block::Spin(start));
        }
        if op.effect == Effect::Read && op.size == 1 && self.polls(id) {
            return self.withdraw(id);
        }
        let ways = self.ways(id);
        self.begin(id, ways)
    }

    /// The event that was added last is none after all: its thread goes no further.
    pub(super) fn take_off(&mut self, id: EventId, why: Block) -> bool {
        for _ in self.graph.parts(id) {
            self.graph.pop();
            self.tracks[id.thread as usize].pop();
        }
        self.locals[id.thread as usize].state = State::Blocked(why);
        true
    }

    /// The number of a location.
    pub(super) fn cell(&mut self, place: Place) -> u32 {
        let cell = self.cells.number(place);
        self.graph.ensure_cell(self.cells.len() as u32 - 1);
        cell
    }

    /// A write: its places, and the reads that it may revisit.
    fn begin_write(&mut self, id: EventId, value: Value) -> bool {
        self.info_mut(id).value = value;
        self.locals[id.thread as usize].next += 1;
        self.recheck_races(id);
        if self.has_undefined() && self.is_belied_by(id) {
            return false;
        }
        let cell = self.graph.event(id).cell;
        let mut places = Places::new();
        self.places(id, &mut places);
        places
            .retain(|p| self.graph.update_after(cell, *p).is_none() && self.is_in_order(id, *p, 0));
        if self.guide.is_some() {
            return self.place_guided(id, &places);
        }
        let revisits = self.revisits_of(id);
        if let ([place], true) = (&places[..], revisits.is_empty()) {
            self.graph.insert_co(id, *place);
            return self.is_consistent(id);
        }
        let ways = places.iter().map(|p| Way { place: *p as u32, choice: 0 }).collect();
        let mut frame = Frame::new(id, self.graph.len(), ways);
        frame.revisits = revisits;
        self.frames.push(frame);
        !places.is_empty() && self.take_way()
    }

    /// Every way of an event that reads.
    pub(super) fn ways(&mut self, id: EventId) -> Ways {
        if self.has_undefined() && !self.graph.event(id).order.is_atomic() {
            return self.plain_ways(id);
        }
        let cell = self.graph.event(id).cell;
        let mut places = Places::new();
        self.places(id, &mut places);
        let mut ways = Ways::new();
        let is_waking = self.is_waking(id);
        for place in places {
            if is_waking && !self.may_wake_at(id, self.graph.at_place(cell, place)) {
                continue;
            }
            let content = match self.info(id).what {
                What::Call => self.content(cell, place),
                _ => (None, self.value_at(cell, place)),
            };
            let choices = self.all_choices(id, &content);
            ways.extend(choices.map(|choice| Way { place: place as u32, choice }));
        }
        ways
    }

    /// In how many ways an event may take what it finds.
    pub(super) fn choices(&self, id: EventId, content: &Content) -> u32 {
        match self.op(id).map(|op| op.effect) {
            Some(Effect::Exchange { is_weak: true, expected, width, .. }) => {
                1 + u32::from(handler::equal(content.1, expected, width).unwrap_or(true))
            }
            Some(_) => 1,
            None => self.call_of(id).map_or(1, |call| sync::choices(content.0.as_deref(), &call)),
        }
    }

    /// The value of the write at a place, and of the updates in no order that follow it.
    pub(super) fn value_at(&self, cell: u32, place: usize) -> Value {
        self.with_commuting(cell, place, self.written_at(cell, place), None)
    }

    /// The value of the write at a place.
    pub(super) fn written_at(&self, cell: u32, place: usize) -> Value {
        match self.graph.at_place(cell, place) {
            EventId::INIT => {
                let place = self.cells.place(cell);
                // Memory that is gone holds nothing any more.
                let is_gone = self.machine.cache.object(place.prov()).is_none_or(|o| o.is_dead);
                if place.len == 0 || is_gone {
                    Value::ZERO
                } else {
                    self.machine.cache.peek(place.spot(), place.len)
                }
            }
            write => self.info(write).value,
        }
    }

    /// Lets an event read in a way; its thread stands right before it.
    pub(super) fn enter(&mut self, id: EventId, way: Way) -> Entered {
        if self.graph.event(id).role == Role::Other {
            return if self.take_choice(id, way.choice) {
                Entered::Forward(Vec::new())
            } else {
                Entered::Dead
            };
        }
        let cell = self.graph.event(id).cell;
        self.graph.event_mut(id).choice = way.choice;
        let is_undefined = self.graph.event(id).is_undefined();
        let read = if is_undefined {
            self.note_undefined(id);
            self.undefined_at(cell)
        } else {
            self.value_at(cell, way.place as usize)
        };
        let op = self.op(id).copied();
        let done = match (&op, &self.info(id).what) {
            (Some(op), _) => perform(op, read, way.choice & !UNDEFINED),
            (None, What::Call) => self.perform_call(id, way.place as usize, way.choice),
            (None, _) => Ok(self.perform_election(read)),
        };
        let done = match done {
            Ok(done) => done,
            Err(stop) => {
                self.set_source(id, way.place as usize);
                if !self.is_consistent(id) || self.has_undefined() && !self.may_be_read(id) {
                    return Entered::Dead;
                }
                self.fail(Ending {
                    end: *stop,
                    thread: Tid::from(id.thread),
                    stack: self.stack_of(id),
                });
                return Entered::Forward(Vec::new());
            }
        };
        self.graph.event_mut(id).order = done.order;
        self.set_source(id, way.place as usize);
        if !self.is_consistent(id) || self.has_undefined() && !self.may_be_read(id) {
            return Entered::Dead;
        }
        self.deliver(id, op.as_ref(), &done);
        self.info_mut(id).state = done.state;
        let Some(new) = done.new else {
            if done.order != Order::Na {
                self.recheck_races(id);
            }
            return Entered::Forward(Vec::new());
        };
        self.info_mut(id).value = new;
        let is_conflict = self.graph.update_after(cell, way.place as usize).is_some();
        self.graph.set_role(id, Role::Update);
        let revisits = self.revisits_of(id);
        self.graph.insert_co(id, way.place as usize);
        // Two updates of one write are no execution: what races with this one need not do so in
        // any.
        if is_conflict || !self.is_consistent(id) {
            return Entered::Revisits(revisits);
        }
        self.recheck_races(id);
        Entered::Forward(revisits)
    }

    /// Gives the thread its answer.
    pub(super) fn deliver(&mut self, id: EventId, op: Option<&MemOp>, done: &Done) {
        let thread = id.thread as usize;
        if done.is_blocked {
            self.locals[thread].state = State::Blocked(Block::Held);
            return;
        }
        match op {
            Some(op) => {
                let is_last = self.locals[thread].next as usize + 1
                    == self.machine.threads[thread].queues.to_commit.len();
                if op.size == 1 && is_last {
                    self.machine.deliver(thread as Tid, op.ticket, done.answer, done.flag);
                    self.locals[thread].next = 0;
                } else {
                    self.machine.answer(thread as Tid, op, done.answer, done.flag);
                    self.locals[thread].next += 1;
                }
            }
            None if self.info(id).what == What::Call => {
                self.complete_call(id, done.answer, done.new.is_some())
            }
            None => {
                self.complete(thread, done.answer);
            }
        }
    }
}

/// What an operation does with what it reads.
pub(super) fn perform(op: &MemOp, read: Value, choice: u32) -> Result<Done, Stop> {
    let order = op.access.order;
    let plain = Done { answer: read, flag: None, new: None, state: None, order, is_blocked: false };
    Ok(match op.effect {
        Effect::Update { op: rmw, scalar, operand } => {
            let new = handler::updated(&Rmw { op: rmw, scalar, operand }, read)?;
            Done { new: Some(new), ..plain }
        }
        Effect::Exchange { expected, new, width, failure, .. } => {
            let is_equal = choice == 0 && handler::equal(read, expected, width)?;
            let order = if is_equal { order } else { failure };
            Done { new: is_equal.then_some(new), flag: Some(is_equal), order, ..plain }
        }
        Effect::Read | Effect::Write(_) | Effect::Fence => plain,
    })
}
