//! Accesses to memory as events: what they may read, what they then write.

use super::cells::Place;
use super::event::{Added, Entered, Way, What};
use super::events::Events;
use super::perform::perform;
use super::reduction::{Next, Reduction, Stand};
use super::reductions::All;
use super::state::State;
use super::{barriers, equivalence, give_way, lock_rounds, ready, stores};
use crate::report::Cut;
use tresse_machine::Ending;
use tresse_machine::thread::{Effect, Tid, Waiting};
use tresse_machine::value::Value;
use tresse_memmodels::axioms::Places;
use tresse_memmodels::graph::{Event, EventId, Role, UNDEFINED};
use tresse_memmodels::{Kind, Order};

impl Events {
    /// A thread's next event, or what it does without one.
    pub(super) fn next_of_thread(&mut self, thread: usize) -> Added {
        if self.locals[thread].died.is_some() && !self.check_deaths(thread) {
            return true.into();
        }
        if !self.is_drained(thread) {
            return self.add_operation(thread);
        }
        if thread == 0 && ready::is_over(self) {
            return self.exit_after_all().into();
        }
        if let Some(ending) = self.locals[thread].failed.clone() {
            return self.fail((*ending).clone()).into();
        }
        match &self.machine.threads[thread].waiting {
            Some(Waiting::Request(request, ..)) => {
                let request = (**request).clone();
                self.add_request(thread, &request)
            }
            _ => {
                self.drive(thread);
                match self.goes_first_still(thread) {
                    true => self.next_of_thread(thread),
                    false => true.into(),
                }
            }
        }
    }

    /// The thread that was the next one has run to a request. Nobody else can go on by that, so it
    /// is the next one still, if it can go on itself and does not let others go first.
    fn goes_first_still(&self, thread: usize) -> bool {
        self.machine.threads[thread].waiting.is_some()
            && !self.cells.cuts.is_new
            && ready::is_ready(self, thread)
            && !lock_rounds::is_at_round(self, thread)
    }

    /// The next operation of a thread's `to_commit` becomes an event.
    fn add_operation(&mut self, thread: usize) -> Added {
        let op = self.machine.threads[thread].queues.to_commit[self.locals[thread].next as usize];
        if self.is_full(thread) {
            return self.block_at(thread, Cut::Events).into();
        }
        if let Some(cut) = All::bound(self, thread, Next::Access(&op)) {
            return self.block_at(thread, cut).into();
        }
        if op.effect == Effect::Fence {
            let event = Event::new(Role::Fence, op.access.order, u32::MAX);
            let id = self.push(thread, event, What::Op, Value::ZERO, op.site, op.ticket);
            self.synchronise(id);
            self.locals[thread].next += 1;
            return equivalence::is_consistent(self, id).into();
        }
        All::look(self, thread, Next::Access(&op));
        let place = Place::of(&op.access);
        if let Err(stop) = self.check_alive(thread, &op) {
            let ending = Ending { end: *stop, thread: thread as Tid, stack: op.stack() };
            return self.go_wrong(thread, ending).into();
        }
        if op.is_piece() {
            return self.add_wide(thread);
        }
        let cuts = self.cuts_of(&op, &place);
        if !cuts.is_empty() {
            if op.access.order.is_atomic() {
                return self.add_wide(thread);
            }
            self.cut_next(thread, &cuts);
            return true.into();
        }
        let cell = self.cell(place);
        if let Some(other) = self.other_extent(cell) {
            return self.part(&op, cell, other).into();
        }
        if self.may_commute(thread, &op) {
            return self.add_commuting(thread, &op, cell).into();
        }
        let role = if op.access.kind == Kind::Write { Role::Write } else { Role::Read };
        let is_speculated = self.is_speculated(&op);
        let id = self.push(
            thread,
            Event {
                is_full: op.access.kind == Kind::Update,
                is_speculated,
                ..Event::new(role, op.access.order, cell)
            },
            What::Op,
            Value::ZERO,
            op.site,
            op.ticket,
        );
        if !All::goes_with(self, id, &op) {
            return false.into();
        }
        if op.access.kind != Kind::Read {
            stores::check_calls(self, id);
        }
        if let (Role::Write, Effect::Write(value)) = (role, op.effect) {
            return self.begin_write(id, value);
        }
        if op.access.order == Order::Na && !self.check_races(id) {
            // Whatever it reads: what happens before it does not depend on that.
            return self.take_wrong_off(id).into();
        }
        match All::at_read(self, id, &op) {
            Stand::Goes => {}
            Stand::Blocked(why) => {
                All::at_block(self, id, why);
                return self.take_off(id, why).into();
            }
            Stand::Waits => return self.withdraw(id).into(),
            Stand::Bound(cut) => {
                self.block_at(thread, cut);
                return self.withdraw(id).into();
            }
        }
        let mut ways = self.ways(id);
        All::choose(self, id, &mut ways);
        Added::Ways(id, ways)
    }

    /// A write: its places, and the reads that it may revisit.
    fn begin_write(&mut self, id: EventId, value: Value) -> Added {
        self.info_mut(id).value = value;
        self.locals[id.thread as usize].next += 1;
        self.recheck_races(id);
        if self.has_undefined() && self.is_belied_by(id) {
            return false.into();
        }
        give_way::check_store(self, id);
        let cell = self.graph.event(id).cell;
        let mut places = Places::new();
        equivalence::places(self, id, &mut places);
        places.retain(|p| {
            self.graph.update_after(cell, *p).is_none()
                && All::permits(self, id, Way { place: *p as u32, choice: 0 })
        });
        if self.guide.is_some() {
            return self.place_guided(id, &places).into();
        }
        let revisits = self.revisits_of(id);
        if let ([place], true) = (&places[..], revisits.is_empty()) {
            self.graph.insert_co(id, *place);
            return equivalence::is_consistent(self, id).into();
        }
        let ways = places.iter().map(|p| Way { place: *p as u32, choice: 0 }).collect();
        Added::Write(id, ways, revisits)
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
            (None, _) => Ok(barriers::perform_election(read)),
        };
        let done = match done {
            Ok(done) => done,
            Err(stop) => {
                // Not what it was in another way.
                if let Some(op) = &op {
                    self.graph.event_mut(id).order = op.order_if_wrong();
                }
                self.set_source(id, way.place as usize);
                if !equivalence::is_consistent(self, id)
                    || !equivalence::reads_in_order(self, id)
                    || self.has_undefined() && !self.may_be_read(id)
                {
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
        if !equivalence::is_consistent(self, id) || self.has_undefined() && !self.may_be_read(id) {
            return Entered::Dead;
        }
        if done.new.is_none() && !equivalence::reads_in_order(self, id) {
            return Entered::Dead;
        }
        All::meets(self, id, read);
        let stops = if done.new.is_none() { All::stops(self, id, read) } else { None };
        self.deliver(id, op.as_ref(), &done);
        self.info_mut(id).state = done.state;
        if let Some(why) = stops {
            self.locals[id.thread as usize].state = State::Blocked(why);
        }
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
        if is_conflict || !equivalence::is_consistent(self, id) {
            return Entered::Revisits(revisits);
        }
        give_way::check_update(self, id, way.place as usize);
        self.recheck_races(id);
        Entered::Forward(revisits)
    }
}
