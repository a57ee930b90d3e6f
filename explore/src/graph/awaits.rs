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
//! An update that writes what it has read has done nothing, as a test-and-set that finds the lock
//! taken. An update that writes something else lets out.

use super::equivalence;
use super::event::{Way, Ways};
use super::perform::perform;
use super::spin;
use super::state::{Await, Execution};
use smallvec::SmallVec;
use tresse_machine::request::Request;
use tresse_machine::thread::{Effect, MemOp, Tid, Waiting};
use tresse_machine::value::Value;
use tresse_memmodels::Order;
use tresse_memmodels::graph::EventId;
use triomphe::Arc;

/// Operations that a thread may execute until it is back.
const LONGEST: u64 = 2_000;

/// Times that it may give way on its round (`sched_yield`).
const YIELDS: u32 = 4;

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

/// A read that has led to itself, or to an assumption that fails: the search begins again, and knows
/// it.
pub(super) fn note_wait(execution: &mut Execution, id: EventId) {
    let Some(op) = execution.op(id).copied() else { return };
    if is_possible(execution, &op) {
        execution.cells.cuts.await_at(op.site);
    }
}

/// Leaves out the ways of a read that lead nowhere. The thread stands right before it.
pub(super) fn retain(execution: &mut Execution, id: EventId, ways: &mut Ways) {
    let cell = execution.graph.event(id).cell;
    let newest = newest_place(execution, cell);
    ways.retain(|way: &mut Way| {
        let place = way.place as usize;
        place == newest || {
            let value = execution.value_at(cell, place);
            lets_out(execution, id.thread as usize, cell, value)
        }
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
    let is_known = execution.awaits[thread].as_ref().is_some_and(|k| is_of(execution, thread, k));
    if !is_known {
        let now = execution.machine.checkpoint(thread as Tid);
        let known = SmallVec::new();
        let fresh = Await { thread: now.thread, arena: now.arena, cell, known };
        execution.awaits[thread] = Some(fresh);
    }
    let known = execution.awaits[thread].as_ref().into_iter().flat_map(|k| &k.known);
    if let Some((_, is_out)) = known.into_iter().find(|(v, _)| *v == value) {
        return *is_out;
    }
    let is_out = leads_on(execution, thread, value);
    if let Some(known) = &mut execution.awaits[thread] {
        known.known.push((value, is_out));
    }
    is_out
}

/// Lets the thread read the value, looks where it comes, and puts it back.
fn leads_on(execution: &mut Execution, thread: usize, value: Value) -> bool {
    let before = execution.before(thread);
    let Some(op) = before.checkpoint.thread.queues.to_commit.first().copied() else { return true };
    let Ok(done) = perform(&op, value, 0) else { return true };
    if done.new.is_some_and(|new| new != value) {
        return true;
    }
    execution.machine.deliver(thread as Tid, op.ticket, done.answer, done.flag);
    let is_back = comes_back(execution, thread, &op) == Some(true) && {
        execution.locals[thread].next = 0;
        let now = execution.before(thread);
        matches!(now.checkpoint.thread.waiting, Some(Waiting::Request(..)))
            || spin::is_same(execution, &before, &now)
    };
    execution.put_back(thread, before);
    let cache = &mut execution.machine.cache;
    cache.wants_leak = None;
    cache.guesses.clear();
    cache.died.clear();
    !is_back
}

/// Runs a thread to the same operation, or to an assumption that fails; `None`: it came elsewhere.
fn comes_back(execution: &mut Execution, thread: usize, op: &MemOp) -> Option<bool> {
    let id = thread as Tid;
    for _ in 0..YIELDS {
        let ending = execution.machine.drive(id, LONGEST);
        let cache = &execution.machine.cache;
        if ending.is_some() || cache.wants_leak.is_some() || !cache.guesses.is_empty() {
            return None;
        }
        let now = &execution.machine.threads[thread];
        let yielding = match &now.waiting {
            Some(Waiting::Request(request, ..)) => match **request {
                Request::Assume { condition } if condition.bits == 0 => return Some(true),
                Request::Assume { .. } | Request::Yield => (**request).clone(),
                _ => return None,
            },
            _ => {
                let [next] = &now.queues.to_commit[..] else { return None };
                let is_same = (next.site, next.access, next.effect, next.size)
                    == (op.site, op.access, op.effect, op.size);
                return is_same.then_some(true);
            }
        };
        let value = execution.machine.perform_alone(id, &yielding, 0).ok()?;
        execution.machine.complete(id, value);
    }
    None
}
