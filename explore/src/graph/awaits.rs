//! Reads that wait: `while (load(x) != v);`, `while (exchange(l, 1));`, `assume(load(x) == v)`.
//!
//! A value that leads the thread back to the same read, in the same state and with nothing done on
//! the way, is one that the thread waits with; so is one with which an assumption fails right
//! after, and one with which the last read of a round leads back to its first (`while (load(x) !=
//! 1 && load(y) != 1);`). What the others of the round have read stays as it is. Whether a value
//! lets the thread go on is found out by letting it run to its next request (`rehearse`). This is
//! asked of reads that a search has seen to wait ([`super::cells::Cuts`]), as others need no such
//! test.
//!
//! *A thread at such a read is not ready while the newest write does not let it out.* Others go on.
//! If none can, the read is added after all. *If the newest write lets it out, others go first
//! nevertheless*: a read that is added early is revisited by each write that comes later, also by
//! those that would not let it out. Which thread is next changes no more than the order of the
//! search. That order is the same each time, as a checkpoint names a place by the turns that lead
//! there: what was asked before the last turn is known, and spares a rehearsal, but does not say
//! who is next ([`Await::asked`](super::state::Await)).
//!
//! *Such a read does not read an older write that does not let it out.* The thread would be blocked
//! there, with a newer write to be seen: nobody reports that as an execution
//! (`spin::waits_for_ever`). No other graph is lost with it. A read of an older write was not added
//! maximally, so no revisit takes it away, and below this graph there is none in which the thread
//! goes on. The newest write stays a way always, so there still is one maximal choice (TruSt's
//! `IsMaximallyAdded`). This is what GenMC does with the annotations of its loads.
//!
//! An update that writes what it has read has done nothing, as a test-and-set that finds the lock
//! taken. An update that writes something else lets out.
//!
//! *A round that is left out may not race.* The read that is kept may have seen what the round had
//! not: a plain write to the location that comes before the write which lets out. So where a plain
//! access of the location may race with a round, all of them are looked at; an object that was
//! written before it was published counts as one that is plainly written.
//!
//! *A read that leads to another one of the same*, such as a load before its loop, waits where that
//! one waits: what it reads there is a detour (`detours`). The two have to do the same with every
//! value that was asked about, and with every one that will be, such as one that comes by a
//! revisit: also with those that end a wait, or lead nowhere. If a value is ever met with which
//! they part, the search begins again with the two told apart (`Cuts::once`). Only one read is
//! asked about so; what leads to others, or to the same read in another state, lets out.

use super::equivalence;
use super::event::{Way, Ways};
use super::moments::{is_one, is_same, operation};
use super::reduction::{Reduction, Stand};
use super::rehearse::{After, after, is_same_there};
use super::rivals;
use super::spin::comes_round;
use super::state::{Await, Before, Block, Execution, Info};
use crate::peaks::Peak;
use smallvec::SmallVec;
use tresse_machine::thread::{Effect, MemOp, Tid};
use tresse_machine::value::Value;
use tresse_memmodels::Order;
use tresse_memmodels::graph::EventId;
use triomphe::Arc;

/// Reads that wait.
pub(super) struct Awaits;

impl Reduction for Awaits {
    /// Whoever is known to wait comes here because nobody else can go on, and so does who has been
    /// asked about the read before.
    #[inline]
    fn at_read(execution: &mut Execution, id: EventId, _: &MemOp) -> Stand {
        let thread = id.thread as usize;
        if !is_await(execution, id) || is_waiting(execution, thread) {
            return Stand::Goes;
        }
        let cell = execution.graph.event(id).cell;
        let newest = execution.value_at(cell, newest_place(execution, cell));
        let was_asked = awaited(execution, thread).is_some();
        let needs_no_wait = needs_no_wait(execution, thread, cell, newest);
        let stretch = execution.stretch;
        if let Some(known) = &mut execution.awaits[thread] {
            known.asked = stretch;
        }
        match needs_no_wait && was_asked {
            true => Stand::Goes,
            // Others go first, if there are any: it comes here again.
            false => Stand::Waits,
        }
    }

    /// A loop has come round, or an assumption fails: the read right before that is one that waits.
    fn at_block(execution: &mut Execution, id: EventId, why: Block) {
        match why {
            Block::Assume => note(execution, id),
            Block::Spin(start) if start.index < id.index => {
                note(execution, EventId { index: id.index - 1, ..id });
            }
            _ => {}
        }
    }

    #[inline]
    fn choose(execution: &mut Execution, id: EventId, ways: &mut Ways) {
        if is_await(execution, id) {
            retain(execution, id, ways, |execution, value| {
                let cell = execution.graph.event(id).cell;
                needs_no_wait(execution, id.thread as usize, cell, value)
            });
        }
    }

    /// A value that comes by a revisit was not asked about yet. Others were, and may be forgotten
    /// as the thread was elsewhere since then.
    #[inline]
    fn meets(execution: &mut Execution, id: EventId, value: Value) {
        if !execution.graph.is_wide(id) && is_await(execution, id) {
            let (thread, cell) = (id.thread as usize, execution.graph.event(id).cell);
            if !is_known(execution, thread) {
                for place in 0..=newest_place(execution, cell) {
                    let older = execution.value_at(cell, place);
                    waits_with(execution, thread, cell, older);
                }
            }
            waits_with(execution, thread, cell, value);
        }
    }
}

/// Does a thread stand at a read that waits, whether or not the newest write lets it out?
#[inline]
pub(super) fn is_at_await(execution: &Execution, thread: usize) -> bool {
    awaited(execution, thread).is_some()
}

/// Does a thread stand at a read that the newest write does not let out?
#[inline]
pub(super) fn is_waiting(execution: &Execution, thread: usize) -> bool {
    awaited(execution, thread).is_some_and(|known| {
        let newest = execution.value_at(known.cell, newest_place(execution, known.cell));
        known.known.iter().any(|(value, waits)| *value == newest && waits.is_some())
    })
}

/// What is known of the read that a thread stands at, if it is one that waits, and was found to be
/// one in this stretch.
#[inline]
fn awaited(execution: &Execution, thread: usize) -> Option<&Await> {
    let known = execution.awaits.get(thread)?.as_ref()?;
    if known.asked != execution.stretch {
        return None;
    }
    let is_await = is_of(execution, thread, known) && !may_race(execution, thread, known.cell);
    is_await.then_some(known)
}

/// Is there a plain access to a location that does not happen before what a thread has done, and
/// may race with what it does there next? An update that changes nothing writes, too.
fn may_race(execution: &Execution, thread: usize, cell: u32) -> bool {
    let (graph, events) = (&execution.graph, &execution.graph.lines[thread].events);
    let cell = &graph.cells[cell as usize];
    let is_rival = |other: &EventId| {
        let last = events.len().checked_sub(1).map(|index| EventId::new(thread, index));
        !graph.event(*other).order.is_atomic()
            && other.thread as usize != thread
            && last.is_none_or(|last| !graph.is_hb(*other, last))
    };
    cell.plain > 0 && cell.co.iter().chain(&cell.reads).any(is_rival)
}

/// Such reads wait, if they can: the search begins again, and knows it.
pub(super) fn note(execution: &mut Execution, id: EventId) {
    let Some(op) = execution.op(id).copied() else { return };
    if is_possible(execution, &op) {
        execution.cells.cuts.await_at(op.site);
    }
}

/// Is the last event of a thread a read of which we have to ask?
#[inline]
pub(super) fn is_marked(execution: &mut Execution, id: EventId) -> bool {
    let marked = &execution.cells.cuts.awaits;
    !marked.is_empty()
        && marked.contains(&execution.info(id).site)
        && is_marked_there(execution, id)
}

/// Is an event one of the reads of which we have to ask? It may have read already.
pub(super) fn is_of_waits(execution: &Execution, id: EventId) -> bool {
    execution.cells.cuts.awaits.contains(&execution.info(id).site)
        && execution.op(id).is_some_and(|op| is_possible(execution, op))
}

fn is_marked_there(execution: &mut Execution, id: EventId) -> bool {
    let cell = execution.graph.event(id).cell;
    let is_possible = |op: &MemOp| {
        // A round that writes what is there may race where the read that is kept does not.
        let counts = op.effect != Effect::Read && rivals::may_have_rival(execution, id);
        is_possible(execution, op) && !counts
    };
    execution.op(id).is_some_and(is_possible)
        && execution.graph.cells[cell as usize].unordered.is_empty()
        && !may_race(execution, id.thread as usize, cell)
        && execution.comes_after_private(id, execution.cells.place(cell).object, |_| false)
}

/// Leaves out the ways of older writes whose values are of no use. There has to be one that is
/// maximal.
pub(super) fn retain(
    execution: &mut Execution,
    id: EventId,
    ways: &mut Ways,
    mut is_useful: impl FnMut(&mut Execution, Value) -> bool,
) {
    let cell = execution.graph.event(id).cell;
    let newest = newest_place(execution, cell);
    if !ways.iter().any(|way| way.place as usize == newest) {
        return;
    }
    ways.retain(|way: &mut Way| {
        let value = execution.value_at(cell, way.place as usize);
        is_useful(execution, value) || way.place as usize == newest
    });
}

/// Does a thread stand at a read that may wait, which is its last event? A round that is as the one
/// before is for `spin`.
#[inline]
fn is_await(execution: &mut Execution, id: EventId) -> bool {
    !execution.cells.cuts.awaits.is_empty() && is_await_there(execution, id)
}

fn is_await_there(execution: &mut Execution, id: EventId) -> bool {
    if !is_marked(execution, id) {
        return false;
    }
    let now = execution.info(id);
    let before = id.index.checked_sub(1).map(|index| execution.info(EventId { index, ..id }));
    let is_round =
        |then: &Info| then.site == now.site && is_same(execution, &then.before, &now.before);
    !before.is_some_and(is_round) && operation(&now.before).is_some()
}

fn is_possible(execution: &Execution, op: &MemOp) -> bool {
    let may_fail = execution.setup.config.spurious_cas_failure;
    let is_kind = match op.effect {
        Effect::Read | Effect::Update { .. } => true,
        Effect::Exchange { is_weak, .. } => !(is_weak && may_fail),
        Effect::Write(_) | Effect::Fence => false,
    };
    is_kind
        && op.size == 1
        && op.access.order != Order::Na
        && execution.options.block_spins
        && execution.guide.is_none()
        && !execution.has_undefined()
        && !equivalence::is_by_rf(execution)
}

/// Was something asked of the read that a thread stands at?
fn is_known(execution: &Execution, thread: usize) -> bool {
    let known = execution.awaits.get(thread).and_then(Option::as_ref);
    known.is_some_and(|known| is_of(execution, thread, known))
}

fn newest_place(execution: &Execution, cell: u32) -> usize {
    execution.graph.cells[cell as usize].co.len()
}

fn is_of(execution: &Execution, thread: usize, known: &Await) -> bool {
    let now = &execution.machine.threads[thread];
    Arc::ptr_eq(&known.thread, now)
        && Arc::ptr_eq(&known.arena, &execution.machine.checkpoint(thread as Tid).arena)
}

/// Does a value that a thread may read let it go on at the read that is its next operation? If not,
/// there is an execution with that round, and what it needs is noted.
fn needs_no_wait(execution: &mut Execution, thread: usize, cell: u32, value: Value) -> bool {
    let waits = waits_with(execution, thread, cell, value);
    if let Some(peak) = waits {
        execution.note_rehearsed(thread, peak);
    }
    waits.is_none()
}

/// Does a value keep a thread waiting at the read that is its next operation? With what it needs to
/// come back there.
fn waits_with(execution: &mut Execution, thread: usize, cell: u32, value: Value) -> Option<Peak> {
    if execution.awaits.len() <= thread {
        execution.awaits.resize(thread + 1, None);
    }
    let known = execution.awaits[thread].take().filter(|known| is_of(execution, thread, known));
    let mut known = known.unwrap_or_else(|| {
        let now = execution.machine.checkpoint(thread as Tid);
        let known = SmallVec::new();
        Await { thread: now.thread, arena: now.arena, cell, asked: u64::MAX, known, again: None }
    });
    let found = known.known.iter().find(|(v, _)| *v == value).map(|(_, waits)| *waits);
    let waits = found.unwrap_or_else(|| {
        let waits = leads_back(execution, thread, value, &mut known);
        known.known.push((value, waits));
        waits
    });
    execution.awaits[thread] = Some(known);
    waits
}

/// Lets the thread read the value, and looks whether it comes back.
fn leads_back(
    execution: &mut Execution,
    thread: usize,
    value: Value,
    known: &mut Await,
) -> Option<Peak> {
    let now = execution.before(thread);
    let op = operation(&now).copied()?;
    let read = EventId::new(thread, execution.graph.lines[thread].events.len() - 1);
    let (waits, next) = match tries_again(execution, read, &now, value) {
        Tries::Again(peak) => (Some(peak), None),
        Tries::No(next) => (None, next),
    };
    let next = next.filter(|next| is_again(execution, &op, next));
    if known.again.is_none()
        && let Some(next) = &next
    {
        known.again = Some(std::sync::Arc::new(next.clone()));
    }
    let Some(again) = known.again.clone() else { return waits };
    let mut values = known.known.iter().map(|(value, _)| *value).chain([value]);
    if values.all(|value| is_same_there(execution, thread, &now, &again, value)) {
        // Another read, or the same in another state, was not asked.
        return waits
            .or_else(|| next.filter(|next| is_one(execution, &again, next)).as_ref().map(needed));
    }
    execution.cells.cuts.read_once(op.site);
    None
}

/// What a thread does after a read with a value.
pub(super) enum Tries {
    /// It comes back to the read, or to where the read's round began, or an assumption fails; it
    /// needs so much memory for that.
    Again(Peak),
    /// It goes on, and comes there if that is known.
    No(Option<Before>),
}

/// Does a thread that stands at a read try again if it reads the value? `from`: the moment before
/// the read.
pub(super) fn tries_again(
    execution: &mut Execution,
    read: EventId,
    from: &Before,
    value: Value,
) -> Tries {
    match after(execution, read.thread as usize, from, value) {
        None => Tries::No(None),
        Some(After::Assumed(peak)) => Tries::Again(peak),
        Some(After::Stands(next))
            if is_one(execution, from, &next) || comes_round(execution, read, &next) =>
        {
            Tries::Again(needed(&next))
        }
        Some(After::Stands(next)) => Tries::No(Some(next)),
    }
}

/// What a thread has needed up to a moment.
fn needed(at: &Before) -> Peak {
    Peak::of(&at.checkpoint.thread)
}

/// Is the same asked again, of a read that waits?
fn is_again(execution: &Execution, op: &MemOp, next: &Before) -> bool {
    let cuts = &execution.cells.cuts;
    let may_be_again = !cuts.once.contains(&op.site) && execution.options.skip_detours;
    may_be_again
        && operation(next).is_some_and(|again| {
            (again.access, again.effect, again.size) == (op.access, op.effect, op.size)
                && cuts.awaits.contains(&again.site)
        })
}
