//! Rounds with a lock that find nothing: `for (;;) { lock; look; unlock; if (found) break; }`.
//!
//! Such a round is blocked as one without a lock is (`spin`). What is left to be said is how many
//! graphs there are in which it is. Its lock may come before or after each section of another
//! thread, and so there would be one for each place that it can have among them.
//!
//! *Whoever is about to begin such a round lets others go first.* That changes no more than the
//! order of the search. So the lock is the last one, and each place before a section of another
//! thread is one that the lock takes away from that section, which leaves the graph and comes
//! back (`calls`). *If the round finds nothing there, the search goes back at once.* The section
//! comes after the round in all graphs below; the lock is pinned, and no revisit takes it away; so
//! the thread stays where it is, with newer states to be seen, and no such graph is an execution
//! (`spin::waits_for_ever`).
//!
//! *What others do in these graphs they do without the round, too.* Take it away: the sections
//! follow one another as before, with less order between threads. That forbids less, and hides no
//! race among what is left. In the graph without it the round is still to come, after all others,
//! where it finds something or is blocked for good. That graph is visited: what is left out of it
//! is again a round that finds nothing at a place that another section had.
//!
//! *For that the round has to read the same with any order of the rest, and may not race.* That is
//! so if whatever it looks at is written only by threads that hold the lock, or while all others
//! have ended. Which locations such rounds look at is learned: the search begins again, and knows
//! it. From then on each write to one of them is looked at, and each end of the object's life. One
//! that does not hold the lock is added in some graph, as it is no matter of a round that is left
//! out: then the search begins again, and rounds that look there are no longer left out.
//!
//! Where the end of the process cuts threads off (`exit_cuts_threads`), a thread may end in such a
//! round, and none is left out.
//!
//! A round has one lock, which is all that it begins with and gives up last. The lock is in the
//! same object as what is looked at, or is a variable: so it is known by its place.

use super::cells::{Guard, Place};
use super::equivalence;
use super::event::What;
use super::moments::is_one;
use super::place::bytes_of;
use super::reduction::{Next, Reduction};
use super::spin::waits_for_lock;
use super::state::{Block, Execution, State};
use crate::peaks::Peak;
use smallvec::SmallVec;
use tresse_machine::memory::cache::GLOBALS;
use tresse_machine::sync::Op;
use tresse_machine::thread::{MemOp, Tid};
use tresse_machine::value::Prov;
use tresse_memmodels::Kind;
use tresse_memmodels::graph::{EventId, Role};

/// Rounds with a lock.
pub(super) struct LockRounds;

impl Reduction for LockRounds {
    #[inline]
    fn look(execution: &mut Execution, thread: usize, next: Next<'_>) {
        if let Next::Access(op) = next
            && op.access.kind != Kind::Read
            && !execution.cells.cuts.guards.is_empty()
        {
            check_write(execution, thread, op);
        }
    }

    fn ends(execution: &mut Execution, thread: usize, object: Prov) {
        if !execution.cells.cuts.guards.is_empty() && !execution.is_alone(thread) {
            let shape = execution.shape_of(object);
            execution.cells.cuts.unguard(shape, 0..=u64::MAX);
        }
    }

    #[inline]
    fn is_vain(execution: &Execution, thread: usize) -> bool {
        match execution.locals[thread].state {
            State::Blocked(Block::Spin(start)) if !execution.cells.cuts.guards.is_empty() => {
                execution.graph.event(start).is_pinned && is_left_out(execution, start)
            }
            _ => false,
        }
    }
}

/// Does a thread let others go first, as it is about to take a lock with which rounds begin? Not if
/// it has just gone one round, and is to be blocked there.
#[inline]
pub(super) fn is_at_round(execution: &Execution, thread: usize) -> bool {
    !execution.cells.cuts.lock_rounds.is_empty() && is_before_round(execution, thread)
}

fn is_before_round(execution: &Execution, thread: usize) -> bool {
    let sites = &execution.cells.cuts.lock_rounds;
    execution.next_call(thread).is_some_and(|call| waits_for_lock(call.op))
        && sites.contains(&execution.machine.own_site(thread as Tid))
        && !is_after_round(execution, thread)
}

/// Has a thread come back to the lock with which a round has begun, which is all that came after
/// it?
fn is_after_round(execution: &Execution, thread: usize) -> bool {
    let events = &execution.graph.lines[thread].events;
    let Some(last) = events.len().checked_sub(1) else { return false };
    let is = |index: usize, is: fn(Op) -> bool| {
        events[index].cell == events[last].cell
            && execution.is_call(EventId::new(thread, index), is)
    };
    is(last, |op| matches!(op, Op::Unlock(_)))
        && (0..last).rev().find(|index| is(*index, waits_for_lock)).is_some_and(|lock| {
            let first = &execution.info(EventId::new(thread, lock)).before;
            is_one(execution, first, &execution.before(thread))
        })
}

/// A thread is about to take a lock, and would begin a round as the one from `start` on, which is
/// all that came after it: what it has looked at is to be guarded.
pub(super) fn at_round(execution: &mut Execution, id: EventId, start: EventId) {
    let thread = id.thread as usize;
    let Some(round) = Round::new(execution, start, id.index) else { return };
    let Some(guards) = round.guards(execution) else { return };
    let site = execution.machine.own_site(thread as Tid);
    let guards: SmallVec<[_; 8]> = guards
        .map(|(place, guard)| (execution.shape_of(place.prov()), place.offset, guard))
        .collect();
    let cuts = &mut execution.cells.cuts;
    cuts.round_at(site);
    for (shape, offset, guard) in guards {
        cuts.guard(shape, offset, guard);
    }
    let peak = Peak::of(&execution.machine.threads[thread]);
    execution.note_rehearsed(thread, peak);
}

/// A thread is about to write, or may do so. Does it hold the lock of what rounds look at?
fn check_write(execution: &mut Execution, thread: usize, op: &MemOp) {
    let shape = execution.shape_of(op.prov);
    let bytes = bytes_of(&op.access);
    let is_kept = |guard: &Guard| execution.holds_guard(thread, op.prov, guard);
    let is_guarded = execution.cells.cuts.guards_of(shape, bytes.clone()).all(is_kept);
    if !is_guarded && !execution.is_alone(thread) {
        execution.cells.cuts.unguard(shape, bytes);
    }
}

/// Does a round that finds nothing read the same with any order of the rest?
fn is_left_out(execution: &Execution, start: EventId) -> bool {
    let end = execution.graph.lines[start.thread as usize].events.len() as u32;
    let Some(round) = Round::new(execution, start, end) else { return false };
    let cuts = &execution.cells.cuts;
    round.guards(execution).is_some_and(|mut guards| {
        guards.all(|(place, guard)| {
            let shape = execution.shape_of(place.prov());
            cuts.guards.get(&(shape, place.offset)) == Some(&guard)
        })
    })
}

/// A round: a lock, reads, and the lock given up.
struct Round {
    start: EventId,
    /// The number of the event after its last.
    end: u32,
    /// The state word of the lock.
    lock: u32,
}

impl Round {
    fn new(execution: &Execution, start: EventId, end: u32) -> Option<Round> {
        let is_possible = execution.options.skip_detours
            && !execution.setup.config.exit_cuts_threads
            && execution.guide.is_none()
            && !execution.has_undefined()
            && !equivalence::is_by_rf(execution);
        let last = EventId { index: end.checked_sub(1).filter(|l| *l > start.index)?, ..start };
        let lock = execution.graph.event(start).cell;
        let is_update = |id| {
            let event = execution.graph.event(id);
            event.role == Role::Update && event.cell == lock
        };
        let is_read = |index: u32| {
            let id = EventId { index, ..start };
            let event = execution.graph.event(id);
            event.role == Role::Read
                && execution.info(id).what == What::Op
                && !execution.graph.is_wide(id)
                && !execution.cells.may_have_calls(event.cell)
        };
        let is_round = is_possible
            && execution.is_call(start, waits_for_lock)
            && execution.is_call(last, |op| matches!(op, Op::Unlock(_)))
            && is_update(start)
            && is_update(last)
            && !execution.cells.keeps_calls(lock)
            && (start.index + 1..last.index).all(is_read);
        is_round.then_some(Round { start, end, lock })
    }

    /// What it looks at, and what guards it. `None`: something has no guard that is known by its
    /// place.
    fn guards<'a>(
        &self,
        execution: &'a Execution,
    ) -> Option<impl Iterator<Item = (Place, Guard)> + use<'a>> {
        let (start, end) = (self.start, self.end);
        let lock = execution.cells.place(self.lock);
        let looks = move || {
            let events = &execution.graph.lines[start.thread as usize].events;
            let reads = &events[start.index as usize + 1..end as usize - 1];
            reads.iter().map(|event| execution.cells.place(event.cell))
        };
        let is_variable = lock.spot().arena == GLOBALS;
        let guard = move |place: Place| match lock.object == place.object {
            true => Guard::Within { offset: lock.offset, len: lock.len },
            false => Guard::Variable(lock),
        };
        let is_known = is_variable || looks().all(|place| place.object == lock.object);
        is_known.then(|| looks().map(move |place| (place, guard(place))))
    }
}
