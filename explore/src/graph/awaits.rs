//! Reads that wait: `while (load(x) != v);`, `while (exchange(l, 1));`, `assume(load(x) == v)`.
//!
//! A value that leads the thread back to the same read, in the same state and with nothing done on
//! the way, is one that the thread waits with; so is one with which an assumption fails right
//! after. Whether a value lets the thread go on is found out by letting it run to its next request.
//! This is asked of reads that a search has seen to wait ([`super::cells::Cuts`]), as others need
//! no such test.
//!
//! *A thread at such a read is not ready while the newest write does not let it out.* Others go on.
//! If none can, the read is added after all. Which thread is next changes no more than the order of
//! the search.
//!
//! *Such a read does not read an older write that does not let it out.* The thread would be blocked
//! there, with a newer write to be seen: nobody reports that as an execution
//! (`spin::waits_for_ever`). No other graph is lost with it. A read of an older write was not added
//! maximally, so no revisit takes it away, and below this graph there is none in which the thread
//! goes on. The newest write stays a way always, so there still is one maximal choice (TruSt's
//! `IsMaximallyAdded`). This is what GenMC does with the annotations of its loads.
//!
//! *A detour* is a read, or an exchange that fails, right after a read of the same location that
//! could have read the same, with the thread where it is now: a load before its loop and the load
//! in it, an exchange that is tried again with what the last one has found. Take the second read
//! away, and let the first one read what it has read: that is an execution of the model too. The
//! two are neighbours in program order, and the first orders as much as the second, so whatever
//! stood between a third event and the second read stands there still. What the first read had read
//! from orders nothing any more: that forbids less, and hides no race. Both executions end alike.
//! So the thread goes no further after a detour. The newest write stays a way here, too, for the
//! sake of maximal choices. It is for models whose axioms we know, and not where somebody looks at
//! events (`Options::skip_detours`).
//!
//! *A read that leads to another one of the same*, which does the same with every value that was
//! asked about, is no different from it: it waits where that one waits. If a value is ever met with
//! which the two part, the search begins again with the two told apart (`Cuts::once`).
//!
//! An update that writes what it has read has done nothing, as a test-and-set that finds the lock
//! taken. An update that writes something else lets out.

use super::equivalence;
use super::event::{Way, Ways, What};
use super::perform::perform;
use super::rehearse::{After, after, is_one, operation};
use super::state::{Await, Before, Execution};
use smallvec::SmallVec;
use tresse_machine::thread::{Effect, MemOp, Tid};
use tresse_machine::value::Value;
use tresse_memmodels::Order;
use tresse_memmodels::graph::{EventId, Role};
use triomphe::Arc;

/// Does a thread stand at a read that the newest write does not let out?
pub(super) fn is_waiting(execution: &Execution, thread: usize) -> bool {
    let Some(known) = execution.awaits.get(thread).and_then(Option::as_ref) else { return false };
    is_of(execution, thread, known) && {
        let newest = execution.value_at(known.cell, newest_place(execution, known.cell));
        known.known.iter().any(|(value, is_out)| *value == newest && !is_out)
    }
}

/// Does a thread wait at a read, which is its next operation? Then it comes here again. If it is
/// known to wait it comes because nobody else can go on.
pub(super) fn waits(execution: &mut Execution, thread: usize, cell: u32) -> bool {
    !is_waiting(execution, thread) && {
        let newest = execution.value_at(cell, newest_place(execution, cell));
        !lets_out(execution, thread, cell, newest)
    }
}

/// Is a thread's next operation a read that may wait?
pub(super) fn is_await(execution: &Execution, thread: usize, op: &MemOp, cell: u32) -> bool {
    let marked = &execution.cells.cuts.awaits;
    !marked.is_empty()
        && marked.contains(&op.site)
        && is_possible(execution, op)
        && execution.machine.threads[thread].queues.to_commit.len() == 1
        && !execution.cells.may_have_commuting(cell)
        // The second round is for `spin`.
        && execution.tracks[thread].last().is_none_or(|info| info.site != op.site)
}

/// A read that has led to itself, or to an assumption that fails: the search begins again, and
/// knows it.
pub(super) fn note_wait(execution: &mut Execution, id: EventId) {
    let Some(op) = execution.op(id).copied() else { return };
    if is_possible(execution, &op) {
        execution.cells.cuts.await_at(op.site);
    }
}

/// A read that comes right after another one of its location: is it one of a loop?
pub(super) fn note_again(execution: &mut Execution, id: EventId) {
    let Some(earlier) = id.index.checked_sub(1).map(|index| EventId { index, ..id }) else {
        return;
    };
    let (then, now) = (execution.graph.event(earlier), execution.graph.event(id));
    if then.role != Role::Read || then.cell != now.cell {
        return;
    }
    let (Some(a), Some(b)) = (execution.op(earlier), execution.op(id)) else { return };
    let is_one_place = a.site == b.site;
    let is_peeled = (a.access, a.effect) == (b.access, b.effect);
    if is_one_place || is_peeled && execution.cells.cuts.awaits.contains(&b.site) {
        note_wait(execution, earlier);
    }
}

/// Leaves out the ways of a read that lead nowhere. The thread stands right before it.
pub(super) fn retain(execution: &mut Execution, id: EventId, is_await: bool, ways: &mut Ways) {
    if !is_marked(execution, id) {
        return;
    }
    let cell = execution.graph.event(id).cell;
    let newest = newest_place(execution, cell);
    if !ways.iter().any(|way| way.place as usize == newest) {
        // There has to be one that is maximal.
        return;
    }
    ways.retain(|way: &mut Way| {
        let place = way.place as usize;
        let value = execution.value_at(cell, place);
        let is_out = !is_await || lets_out(execution, id.thread as usize, cell, value);
        place == newest || is_out && detour(execution, id, value).is_none()
    });
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

fn newest_place(execution: &Execution, cell: u32) -> usize {
    execution.graph.cells[cell as usize].co.len()
}

fn is_of(execution: &Execution, thread: usize, known: &Await) -> bool {
    let now = &execution.machine.threads[thread];
    Arc::ptr_eq(&known.thread, now)
        && Arc::ptr_eq(&known.arena, &execution.machine.checkpoint(thread as Tid).arena)
}

/// Does a value let a thread go on at the read that is its next operation?
fn lets_out(execution: &mut Execution, thread: usize, cell: u32, value: Value) -> bool {
    if execution.awaits.len() <= thread {
        execution.awaits.resize(thread + 1, None);
    }
    let known = execution.awaits[thread].take().filter(|known| is_of(execution, thread, known));
    let mut known = known.unwrap_or_else(|| {
        let now = execution.machine.checkpoint(thread as Tid);
        let known = SmallVec::new();
        Await { thread: now.thread, arena: now.arena, cell, known, again: None }
    });
    let found = known.known.iter().find(|(v, _)| *v == value).map(|(_, is_out)| *is_out);
    let is_out = found.unwrap_or_else(|| {
        let is_out = leads_on(execution, thread, value, &mut known);
        known.known.push((value, is_out));
        is_out
    });
    execution.awaits[thread] = Some(known);
    is_out
}

/// Lets the thread read the value, and looks where it comes.
fn leads_on(execution: &mut Execution, thread: usize, value: Value, known: &mut Await) -> bool {
    let now = execution.before(thread);
    let Some(op) = operation(&now).copied() else { return true };
    let next = match after(execution, thread, &now, value) {
        None => return true,
        Some(After::Assumed) => return false,
        Some(After::Stands(next)) => next,
    };
    if is_one(execution, &now, &next) {
        return false;
    }
    let cuts = &execution.cells.cuts;
    let may_be_again = !cuts.once.contains(&op.site) && execution.options.skip_detours;
    let is_again = may_be_again
        && operation(&next).is_some_and(|again| {
            (again.access, again.effect, again.size) == (op.access, op.effect, op.size)
                && cuts.awaits.contains(&again.site)
        });
    if is_again && known.again.is_none() {
        known.again = Some(std::sync::Arc::new(next));
    }
    let Some(again) = known.again.clone() else { return true };
    let mut values = known.known.iter().map(|(value, _)| *value).chain([value]);
    if values.all(|value| is_same_there(execution, thread, &now, &again, value)) {
        return !is_again;
    }
    execution.cells.cuts.read_once(op.site);
    true
}

/// Does it make no difference where a thread reads the value?
fn is_same_there(
    execution: &mut Execution,
    thread: usize,
    a: &Before,
    b: &Before,
    value: Value,
) -> bool {
    match (after(execution, thread, a, value), after(execution, thread, b, value)) {
        (Some(After::Assumed), Some(After::Assumed)) => true,
        (Some(After::Stands(x)), Some(After::Stands(y))) => is_one(execution, &x, &y),
        _ => false,
    }
}

/// A read is about to read a value, of which nothing has been asked if it comes by a revisit. Is it
/// a detour?
pub(super) fn enter(execution: &mut Execution, id: EventId, value: Value) -> Option<EventId> {
    if !is_marked(execution, id) {
        return None;
    }
    let op = *execution.op(id)?;
    let cell = execution.graph.event(id).cell;
    let is_first = id
        .index
        .checked_sub(1)
        .is_none_or(|index| execution.info(EventId { index, ..id }).site != op.site);
    if is_first && operation(&execution.info(id).before).is_some() {
        lets_out(execution, id.thread as usize, cell, value);
    }
    detour(execution, id, value)
}

/// Is a read, which is its thread's last event and has this value, a detour? The read right before
/// it could have read the same.
pub(super) fn detour(execution: &mut Execution, id: EventId, value: Value) -> Option<EventId> {
    if !is_marked(execution, id) || !execution.options.skip_detours {
        return None;
    }
    let earlier = EventId { index: id.index.checked_sub(1)?, ..id };
    let (then, now) = (execution.graph.event(earlier), execution.graph.event(id));
    let is_pure = then.role == Role::Read
        && then.cell == now.cell
        && execution.info(earlier).what == What::Op
        && !execution.graph.is_wide(earlier);
    let op = *execution.op(id)?;
    let done = perform(&op, value, 0).ok()?;
    if !is_pure || done.new.is_some() || strength(then.order) < strength(done.order) {
        return None;
    }
    let [a, b] = [earlier, id].map(|e| execution.info(e).before.clone());
    is_same_there(execution, id.thread as usize, &a, &b, value).then_some(earlier)
}

/// How much a read of an order synchronises.
fn strength(order: Order) -> u32 {
    match order {
        Order::Na => 0,
        Order::Unordered => 1,
        Order::Rlx | Order::Rel => 2,
        Order::Acq | Order::AcqRel => 3,
        Order::Sc => 4,
    }
}

fn is_marked(execution: &Execution, id: EventId) -> bool {
    let marked = &execution.cells.cuts.awaits;
    !marked.is_empty()
        && marked.contains(&execution.info(id).site)
        && execution.op(id).is_some_and(|op| is_possible(execution, op))
        && !execution.cells.may_have_commuting(execution.graph.event(id).cell)
}
