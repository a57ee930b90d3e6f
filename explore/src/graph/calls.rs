//! Calls on library objects as events ([`tresse_machine::sync`] says what they do).
//!
//! An object's state word is a location like any other, and a call is an access to it: an update if
//! it changes the state, otherwise a read. So it races, revisits and is revisited as accesses are,
//! and may read any state that the model lets it read. What is special is that a call may have to
//! wait.
//!
//! *A call that waits is added once its newest state lets it in*, and reads only states that do;
//! until then other threads go on. If none does, it is added after all: it stays blocked at the
//! newest state, or it takes an older one that another call has taken before it.
//!
//! *Who comes first where two calls take the same state* is a revisit (TruSt): the second reads
//! what the first had read, and the first reads from the second. If that lets the first in, it
//! does so. If it has to wait there, it leaves the graph, and comes back as any call that waits:
//! when it is let in. No graph is visited in which it is not.
//!
//! Each graph comes once for all that, as the second is *pinned*: no revisit takes it away again.
//! Without pins the first could come back, find the state taken by the second, and take it first
//! once more. TruSt keeps the first in the graph instead, as a read from the second that is older
//! than the second; a write that an older read reads was not added maximally, and no revisit takes
//! it away. Those are the same revisits: whatever may take the second away would, in TruSt, have to
//! delete what is read by an older event. And nothing is lost, as all graphs below have both calls
//! in this order: the states that follow one another are made of updates, each after the last. That
//! is so where no store comes beside the calls. `stores` sees to those that do.

use super::cells::Place;
use super::event::{Added, Done, Note, Ways, What};
use super::state::{Block, Execution};
use super::{barriers, conds, equivalence, lock_rounds, spin, stores};
use tresse_machine::calls::{check_writes, word_of};
use tresse_machine::end::{BlockedOn, Stop};
use tresse_machine::perform;
use tresse_machine::program::SiteId;
use tresse_machine::sync::{self, Call, Op, Step};
use tresse_machine::thread::{Effect, Key, MemOp, Tid};
use tresse_machine::value::Value;
use tresse_machine::{End, Ending, bug, commit};
use tresse_memmodels::graph::{Event, EventId, Role, UNDEFINED};
use tresse_memmodels::{Access, Kind, Order};
use triomphe::Arc;

impl Execution {
    /// A thread comes to a call.
    pub(super) fn begin_call(&mut self, thread: usize, call: &Call) -> Result<Added, Stop> {
        let moment = self.here(thread).1;
        perform::hand_over(&mut self.machine.cache, call, moment);
        if let Op::Wait { .. } = call.op
            && let Some(answer) = self.refuses_wait(thread, call)?
        {
            return Ok(self.complete(thread, answer).into());
        }
        if !self.is_shared(call) {
            if !self.drains(thread) {
                return Ok(false.into());
            }
            let next = self.machine.call_alone(thread as Tid, call)?;
            return Ok(self.go_on(thread, next).into());
        }
        match call.op {
            Op::Leave => return Ok(barriers::leave_barrier(self, thread)),
            Op::Wake(waiter) if !waiter.may_leave => {
                return Ok(conds::wake(self, thread, call).into());
            }
            _ => {}
        }
        let op = self.operation_of(thread, call)?;
        let place = Place::of(&op.access);
        if !call.is_parting() {
            self.check_alive(thread, &op)?;
        }
        if !self.cuts_of(&op, &place).is_empty() {
            return Err(End::unsupported(
                "accesses to parts of a library object's state word, under the graph engine",
            ));
        }
        let cell = self.cell(place);
        if let Some(other) = self.other_extent(cell) {
            return Ok(self.part(&op, cell, other).into());
        }
        if self.commuting(cell).next().is_some() {
            return Ok(self.order_updates(&op).into());
        }
        self.cells.note_call(cell, self.shape_of(op.prov));
        let event = Event { is_full: true, ..Event::new(Role::Read, Order::AcqRel, cell) };
        let id = self.push(thread, event, What::Call, Value::ZERO, op.site, op.ticket);
        self.notice_early_call(id, op.prov);
        let may_begin_round = call.is_probe() || spin::waits_for_lock(call.op);
        if may_begin_round && let Some(start) = spin::spin_start(self, id) {
            lock_rounds::at_round(self, id, start);
            return Ok(self.take_off(id, Block::Spin(start)).into());
        }
        if !equivalence::check_order(self, id, true) {
            return Ok(false.into());
        }
        let ways = self.call_ways(id);
        Ok(Added::Ways(id, ways))
    }

    /// A call takes effect at once, on an object of its thread's own. It is a full fence all the
    /// same (POSIX, "Memory Synchronization"), where there are store buffers. Returns whether the
    /// execution goes on.
    fn drains(&mut self, thread: usize) -> bool {
        let update =
            Access { kind: Kind::Update, order: Order::AcqRel, object: 0, offset: 0, len: 0 };
        if !self.machine.cache.is_multi || !self.setup.policy.is_barrier(&update) {
            return true;
        }
        let (site, moment) = self.here(thread);
        let event = Event::new(Role::Fence, Order::Sc, u32::MAX);
        let id = self.push(thread, event, What::Note(Note::Drain), Value::ZERO, site, moment);
        self.synchronise(id);
        equivalence::is_consistent(self, id)
    }

    /// The answer to a wait of a thread that does not hold the mutex.
    fn refuses_wait(&self, thread: usize, call: &Call) -> Result<Option<Value>, Stop> {
        let release = Call::new(Op::Unlock(sync::Kind::Mutex), call.other);
        let Some(content) = self.newest_of(&release) else { return Ok(None) };
        sync::check_wait(content.0.as_deref(), content.1, thread as Tid)
    }

    /// A call as an operation: for races, and for memory that is gone.
    pub(super) fn operation_of(&self, thread: usize, call: &Call) -> Result<MemOp, Stop> {
        let place = self.known_word(call).map(|cell| self.cells.place(cell));
        let (offset, len) = match (word_of(&self.machine.cache, call), place) {
            (Ok((spot, len)), _) => (spot.offset, len),
            (Err(_), Some(place)) if call.is_parting() => (place.offset, place.len),
            (Err(stop), _) => return Err(stop),
        };
        let (site, moment) = self.here(thread);
        let (block, inst) = self.machine.threads[thread].curr_inst(&self.setup.program);
        let access = Access {
            kind: Kind::Update,
            order: Order::AcqRel,
            object: call.object.prov.word(),
            offset,
            len,
        };
        Ok(MemOp {
            key: Key { thread: thread as Tid, block, inst },
            site,
            caller: SiteId::NONE,
            access,
            whole: access,
            effect: Effect::Read,
            size: 1,
            prov: call.object.prov,
            ticket: moment,
            raced: 0,
        })
    }

    /// Every way of a call's event: states that let it in. At the newest it may stay blocked.
    fn call_ways(&mut self, id: EventId) -> Ways {
        let mut ways = self.ways(id);
        let Some(call) = self.call_of(id) else { bug!("{id:?} is no call") };
        stores::check_stores(self, id, &ways);
        let (cell, thread) = (self.graph.event(id).cell, id.thread as usize);
        let newest = self.graph.cells[cell as usize].co.len();
        ways.retain(|w| {
            let place = w.place as usize;
            let content = self.content_in(cell, place, w.choice);
            let step = self.look(thread, &call, &content, w.choice & !UNDEFINED);
            place == newest || !matches!(step, Ok(Step::Blocked))
        });
        ways
    }

    /// What a call's event does with what stands at a place.
    pub(super) fn perform_call(
        &self,
        id: EventId,
        place: usize,
        choice: u32,
    ) -> Result<Done, Stop> {
        let Some(call) = self.call_of(id) else { bug!("{id:?} is no call") };
        let content = self.content_in(self.graph.event(id).cell, place, choice);
        if barriers::orders_no_arrivals(self, &call) {
            check_writes(&self.machine.cache, &call)?;
            return barriers::perform_arrival(&content);
        }
        Ok(match self.look(id.thread as usize, &call, &content, choice & !UNDEFINED)? {
            Step::Write(state, answer, sync) => Done {
                state: Some(Arc::new(state)),
                new: Some(content.1),
                ..Done::call(answer, sync.order(true))
            },
            Step::Stay(answer, sync) => Done::call(answer, sync.order(false)),
            Step::Blocked => Done { is_blocked: true, ..Done::call(Value::ZERO, Order::Rlx) },
        })
    }

    /// Does a call leave the graph if it is to read from a write, as it would have to wait there?
    pub(super) fn is_displaced_by(&self, read: EventId, write: EventId) -> bool {
        let Some(call) = self.call_of(read) else { return false };
        if self.cells.keeps_calls(self.graph.event(read).cell) {
            return false;
        }
        let content = (self.info(write).state.clone(), self.info(write).value);
        let is_blocked =
            matches!(self.look(read.thread as usize, &call, &content, 0), Ok(Step::Blocked));
        is_blocked && !conds::is_waking(self, read)
    }

    /// A thread goes on after its call's event.
    pub(super) fn complete_call(&mut self, id: EventId, answer: Value, has_changed: bool) {
        let Some(call) = self.call_of(id) else { bug!("{id:?} is no call") };
        if conds::is_waking(self, id) {
            conds::settle_wake(self, id);
        }
        self.go_on(id.thread as usize, sync::next(&call, answer, has_changed));
    }

    /// What a thread waits for at a call.
    pub(super) fn blocked_at(&self, thread: usize, call: &Call) -> BlockedOn {
        let name = self.machine.name_library_object(&call.object);
        if call.op == Op::Leave {
            return barriers::blocked_on_barrier(self, thread, name);
        }
        let state = self.newest_of(call).and_then(|content| content.0);
        sync::blocked_on(state.as_deref(), call, name)
    }

    /// What an event's thread has done wrong, in the event.
    pub(super) fn wrong_at(&self, id: EventId, end: End) -> Ending {
        Ending { end, thread: Tid::from(id.thread), stack: self.stack_of(id) }
    }

    /// Does the object of an operation live, as far as the thread's own memory and the frees tell?
    pub(super) fn check_alive(&self, thread: usize, op: &MemOp) -> Result<(), Stop> {
        commit::place(&self.machine.cache, op)?;
        match self.frees.find(op.access.object).filter(|freed| !freed.is_retired) {
            Some(freed) => Err(self.use_after_free(thread, op, freed.by)),
            None => Ok(()),
        }
    }
}
