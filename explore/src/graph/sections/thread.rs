//! One thread goes on: to its next lock, or through a section.

use super::super::event::{Added, Entered, Note, Way, Ways, What};
use super::super::ready;
use super::super::reduction::Reduction;
use super::super::reductions::All;
use super::super::search::Explorer;
use super::super::state::{Block, State};
use super::footprint::{Footprint, Kind, Spot};
use super::search::Left;
use tresse_machine::memory::ObjType;
use tresse_machine::memory::cache::{GLOBALS, arena_of};
use tresse_machine::request::Request;
use tresse_machine::sync::{self, Call, Op, Patience};
use tresse_machine::thread::Waiting;
use tresse_machine::value::Prov;
use tresse_memmodels::graph::{EventId, Role};

/// What a thread is about to do.
pub(super) enum Stands {
    /// It can do something without a lock.
    Ready,
    /// It takes a lock next, which is free.
    AtFree(Call),
    /// It takes a lock next, which is not free.
    AtTaken,
    /// It cannot go on.
    Stopped,
}

impl Explorer {
    /// Where a thread stands. If it has yet to run to its next request it does.
    pub(super) fn look_at(&mut self, thread: usize) -> Stands {
        loop {
            let is_waiting = matches!(self.locals[thread].state, State::Ready)
                && self.is_begun(thread)
                && self.is_drained(thread)
                && self.locals[thread].died.is_none()
                && self.locals[thread].failed.is_none();
            if let Some(call) = self.next_lock(thread).filter(|_| is_waiting) {
                return match self.may_enter(thread, &call) {
                    true => Stands::AtFree(call),
                    false => Stands::AtTaken,
                };
            }
            if self.cells.cuts.is_new || !ready::is_ready(self, thread) {
                return Stands::Stopped;
            }
            let has_request =
                matches!(self.machine.threads[thread].waiting, Some(Waiting::Request(..)));
            if !is_waiting || has_request {
                return Stands::Ready;
            }
            self.drive(thread);
        }
    }

    /// The lock that a thread waits with.
    fn next_lock(&self, thread: usize) -> Option<Call> {
        let is_lock = |call: &Call| {
            let is_kind = |kind| matches!(kind, sync::Kind::Mutex | sync::Kind::Spin);
            matches!(call.op, Op::Lock(kind, Patience::Waits) if is_kind(kind))
                && self.is_shared(call)
        };
        self.next_call(thread).filter(is_lock)
    }

    /// A thread that can go on does: an event at most. `within`: the lock that it holds.
    pub(super) fn advance(&mut self, thread: usize, within: Option<&Call>) -> Result<(), Left> {
        if !self.is_simple(thread, within) {
            return Err(Left::Apart);
        }
        let added = self.next_of_thread(thread);
        let goes_on = match added {
            Added::Done(goes_on) => goes_on,
            Added::Ways(id, ways) => self.take_only(id, ways),
            Added::Wide(id, tuples, revisits) => match &tuples[..] {
                [tuple] if revisits.is_empty() => {
                    let ways = self.wide_ways(id, &tuples);
                    ways.len() == 1 && self.take_wide(id, &tuple.places)
                }
                _ => false,
            },
            // Where it has one place, and revisits nothing, it is there.
            Added::Write(..) => false,
        };
        self.report_refusals();
        if self.cells.cuts.is_new {
            return Err(Left::Again);
        }
        if self.is_interrupted.get() {
            return Err(Left::Stopped);
        }
        // Symmetric threads are the other search's.
        let is_simple = goes_on && self.locals[thread].polls().count == 0 && !self.has_twins;
        if is_simple { Ok(()) } else { Err(Left::Apart) }
    }

    /// Is what a thread does next something that this search knows?
    fn is_simple(&self, thread: usize, within: Option<&Call>) -> bool {
        if !self.is_drained(thread) {
            return true;
        }
        let Some(request) = self.waiting_for(thread) else { return true };
        match (request, within) {
            (Request::Call(call), Some(lock)) => gives_up(call, lock),
            (Request::Call(call), None) => {
                let is_known = !call.op.may_wait() || call.op == Op::BeginExit;
                is_known || !self.is_shared(call) || self.next_lock(thread).is_some()
            }
            (
                Request::Alloc { .. }
                | Request::ObjectSize { .. }
                | Request::MakeMapping { .. }
                | Request::SelfId
                | Request::Sleep { from: Some(_), .. }
                | Request::Yield
                | Request::Abort
                | Request::AssertFail { .. }
                | Request::Misuse { .. }
                | Request::Assume { .. }
                | Request::Nondet { .. }
                | Request::Freeze { .. }
                | Request::Free { .. }
                | Request::Output { .. },
                _,
            ) => true,
            (
                Request::NewThread
                | Request::Spawn { .. }
                | Request::Join { .. }
                | Request::ThreadExit { .. }
                | Request::ExitProcess { .. },
                within,
            ) => within.is_none(),
            _ => !self.machine.cache.is_multi,
        }
    }

    /// An event takes its only way; a lock takes the newest state, which lets it in.
    fn take_only(&mut self, id: EventId, mut ways: Ways) -> bool {
        ways.retain(|w| All::permits(self, id, *w));
        let is_call = self.call_of(id).is_some();
        if is_call {
            let newest = self.graph.cells[self.graph.event(id).cell as usize].co.len() as u32;
            ways.retain(|w| w.place == newest);
        }
        let [way] = ways[..] else { return false };
        self.take(id, way, is_call) && self.check_barrier(id)
    }

    fn take(&mut self, id: EventId, way: Way, is_call: bool) -> bool {
        match self.enter(id, way) {
            // Which of two calls comes first is what this search is about.
            Entered::Forward(revisits) => is_call || revisits.is_empty(),
            _ => false,
        }
    }

    fn take_wide(&mut self, id: EventId, places: &[usize]) -> bool {
        if self.graph.event(id).role == Role::Write {
            self.insert_wide(id, places);
            return self.is_consistent_whole(id);
        }
        matches!(self.enter_wide(id, places, 0), Entered::Forward(revisits) if revisits.is_empty())
    }

    /// Does a thread wait for what this search knows nothing of: a value, a library object, or for
    /// ever in a loop?
    pub(super) fn waits_otherwise(&self, thread: usize) -> bool {
        let is_blocked = matches!(
            self.locals[thread].state,
            State::Blocked(Block::Spin(_) | Block::Circling | Block::Held)
        );
        is_blocked || ready::is_shut_out(self, thread)
    }

    /// What an event accesses; none, if this search does not know it.
    pub(super) fn note_event(&self, id: EventId, footprint: &mut Footprint) -> Option<()> {
        let event = self.graph.event(id);
        match (&self.info(id).what, event.role) {
            (What::Op, Role::Fence) => {}
            // Whatever it does with the object, it is not to come beside what others do with it.
            (What::Call, _) => self.note_access(event.cell, Kind::Write, footprint),
            (What::Op, Role::Other) if self.is_commuting(id) => {
                self.note_access(event.cell, Kind::Commutes, footprint);
            }
            (What::Op, Role::Read) => {
                self.note_access(event.cell, Kind::Read, footprint);
            }
            (What::Op, Role::Write | Role::Update) => {
                self.note_access(event.cell, Kind::Write, footprint);
            }
            (What::Output(fd, _), _) => footprint.add(Spot::Output(*fd), Kind::Write),
            (What::Note(Note::Free), _) => {
                let freed = self.frees.iter().find(|freed| freed.by == id)?;
                footprint.add(Spot::Object(freed.object), Kind::Write);
            }
            (What::Note(Note::Size), _) => {
                footprint.add(Spot::Object(self.info(id).value.prov.word()), Kind::Read);
            }
            (What::End(_), _) => self.note_end(id.thread, footprint),
            (
                What::Note(
                    Note::Spawn
                    | Note::Join
                    | Note::LastEnd
                    | Note::Choice
                    | Note::Drain
                    | Note::Wrong,
                ),
                _,
            ) => {}
            _ => return None,
        }
        Some(())
    }

    /// What others can reach of a thread's own memory is gone with it: variables that each thread
    /// has of its own (C11 6.2.4p4), and what is on its stack if it calls `pthread_exit`.
    fn note_end(&self, thread: u16, footprint: &mut Footprint) {
        let arena = arena_of(u32::from(thread));
        let objects = &self.machine.cache.arenas[arena as usize].objects;
        let gone = objects.iter().enumerate().filter(|(_, object)| {
            object.is_dead && object.is_shared && object.obj_type != ObjType::Heap
        });
        for (slot, object) in gone {
            let prov = Prov::object(arena, slot as u32, object.generation);
            footprint.add(Spot::Object(prov.word()), Kind::Write);
        }
    }

    fn note_access(&self, cell: u32, kind: Kind, footprint: &mut Footprint) {
        footprint.add(Spot::Cell(cell), kind);
        let place = self.cells.place(cell);
        if place.prov().arena() != GLOBALS {
            footprint.add(Spot::Object(place.object), Kind::Read);
        }
    }
}

/// Does a call give up a lock?
pub(super) fn gives_up(call: &Call, lock: &Call) -> bool {
    matches!(call.op, Op::Unlock(_))
        && sync::object_id(&call.object) == sync::object_id(&lock.object)
}
