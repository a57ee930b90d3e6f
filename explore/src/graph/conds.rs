//! Condition variables as events (POSIX `pthread_cond_*`).
//!
//! The state of a condition variable is the list of the threads that wait. A wait is two events,
//! one for the list and one for the mutex, and its end two more: the thread wakes up, and takes the
//! mutex.
//!
//! A thread that waits for a signal wakes up after the one that takes it off the list. Where it may
//! also wake up by itself (a timed wait, or spurious wake-ups), waking up is an event at the list:
//! an update by which the thread takes itself off, or a read of the first state without it, which a
//! signal has left. So every order of timeouts and signals is an execution, and none of them is
//! void.
//!
//! A loop that waits again whenever it wakes up by itself could do so for ever. A thread that has
//! done so once, with no effect and no signal meanwhile, waits for a signal the next time: waking
//! up by itself again would add to the execution what can be left out of it, and nobody could tell.

use super::event::{Note, What};
use super::moments::is_same;
use super::state::{Before, Execution};
use tresse_machine::bug;
use tresse_machine::sync::{self, Call, Op, State};
use tresse_machine::thread::Tid;
use tresse_machine::value::Value;
use tresse_memmodels::graph::{EventId, Role};

/// May a thread that waits at a condition variable go on?
pub(super) fn may_wake(execution: &Execution, thread: usize, call: &Call) -> bool {
    if !wakes_by_itself(execution, thread) {
        return waker(execution, thread, call).is_some();
    }
    waker(execution, thread, call).is_some()
        || !is_waiting_again(execution, next_of(execution, thread), &execution.before(thread))
}

/// A thread that has been woken goes on to take the mutex.
pub(super) fn wake(execution: &mut Execution, thread: usize, call: &Call) -> bool {
    let Some(signal) = waker(execution, thread, call) else {
        bug!("thread {thread} wakes up without a signal")
    };
    execution.follow(thread, signal, Note::Woken);
    execution.go_on(thread, sync::next(call, Value::ZERO, false))
}

/// The signal that has taken a waiter off a condition variable's list.
fn waker(execution: &Execution, thread: usize, call: &Call) -> Option<EventId> {
    let cell = execution.known_word(call)?;
    let co = &execution.graph.cells[cell as usize].co;
    let is_entry = |w: &&EventId| {
        w.thread as usize == thread && execution.is_call(**w, |op| matches!(op, Op::Wait { .. }))
    };
    let entry = co.iter().filter(is_entry).max_by_key(|w| w.index)?;
    let after = co.iter().skip_while(|w| *w != entry).skip(1);
    after.copied().find(|w| !is_listed(execution, thread as Tid, *w))
}

/// Is a thread on the list that an event has left?
fn is_listed(execution: &Execution, thread: Tid, event: EventId) -> bool {
    let state = if event.is_event() { execution.info(event).state.as_deref() } else { None };
    matches!(state, Some(State::Cond(cond)) if cond.waiters().contains(&thread))
}

/// Does a thread wait at a condition variable in such a way that it may wake up without a
/// signal?
pub(super) fn wakes_by_itself(execution: &Execution, thread: usize) -> bool {
    let may_leave = |call: Call| matches!(call.op, Op::Wake(waiter) if waiter.may_leave);
    execution.next_call(thread).is_some_and(may_leave)
}

/// Is an event the end of a wait that may end without a signal?
pub(super) fn is_waking(execution: &Execution, id: EventId) -> bool {
    execution.is_call(id, |op| matches!(op, Op::Wake(_)))
}

/// May the end of a wait read a state: one with its thread on the list, or the first one
/// without it?
pub(super) fn may_wake_at(execution: &Execution, id: EventId, state: EventId) -> bool {
    let thread = Tid::from(id.thread);
    if is_listed(execution, thread, state) {
        return !is_waiting_again(execution, id, &execution.info(id).before);
    }
    state.is_event() && is_listed(execution, thread, execution.graph.event(state).rf)
}

/// A thread was woken if it reads a state without it: newer ones are nothing to it.
pub(super) fn settle_wake(execution: &mut Execution, id: EventId) {
    let is_woken = !is_listed(execution, Tid::from(id.thread), execution.graph.event(id).rf);
    execution.graph.event_mut(id).is_settled = is_woken;
}

/// Does a thread wait where it has woken up by itself before, having done nothing since but to
/// look why it had waited, and with no signal in between? Then everything since that waking up
/// could be left out, of any execution in which it wakes up by itself again. (If the program
/// looks at mutexes without waiting for them, it could notice.)
fn is_waiting_again(execution: &Execution, id: EventId, before: &Before) -> bool {
    if !execution.options.block_spins || execution.setup.program.has_probes {
        return false;
    }
    let Some(last) = last_waking(execution, id) else { return false };
    let entry = EventId { index: id.index - 2, ..id };
    let is_same_list = execution.graph.event(entry).cell == execution.graph.event(last).cell;
    is_same_list
        && !is_signalled_between(execution, last, entry)
        && is_same(execution, &execution.info(last).before, before)
}

/// The event by which a thread has woken up by itself before it came to wait again, at whose
/// end `id` is, if it has only read in between.
fn last_waking(execution: &Execution, id: EventId) -> Option<EventId> {
    let own = |index: u32| EventId { index, ..id };
    let is = |index: u32, is: &dyn Fn(Op) -> bool| execution.is_call(own(index), is);
    let is_wake: &dyn Fn(Op) -> bool = &|op| matches!(op, Op::Wake(_));
    let last = (0..id.index).rev().find(|index| is(*index, is_wake))?;
    let entry = id.index.checked_sub(2).filter(|entry| *entry > last + 1)?;
    let is_read = |index: u32| {
        matches!(execution.info(own(index)).what, What::Op)
            && execution.graph.event(own(index)).role == Role::Read
    };
    let is_whole = is(last + 1, &|op| matches!(op, Op::Relock { .. }))
        && (last + 2..entry).all(is_read)
        && is(entry, &|op| matches!(op, Op::Wait { .. }))
        && is(entry + 1, &|op| matches!(op, Op::Release(_)));
    (is_whole && execution.graph.event(own(last)).role == Role::Update).then_some(own(last))
}

/// The event that a thread adds next.
fn next_of(execution: &Execution, thread: usize) -> EventId {
    EventId::new(thread, execution.tracks[thread].len())
}

/// Has another thread done more to a list, between two events of its coherence order, than to
/// wait and to wake up by itself?
fn is_signalled_between(execution: &Execution, first: EventId, last: EventId) -> bool {
    let mut state = execution.graph.event(last).rf;
    while state != first {
        let is_own = |op| matches!(op, Op::Wait { .. } | Op::Wake(_));
        if !state.is_event() || !execution.is_call(state, is_own) {
            return true;
        }
        state = execution.graph.event(state).rf;
    }
    false
}

/// Does a thread that wakes up by itself, now that no other goes on, come back to its wait
/// again and again? It sees the newest writes, and can have the mutex.
pub(super) fn waits_in_vain(execution: &Execution, thread: usize) -> bool {
    let next = next_of(execution, thread);
    if !wakes_by_itself(execution, thread)
        || !is_waiting_again(execution, next, &execution.before(thread))
    {
        return false;
    }
    let (Some(call), Some(last)) = (execution.next_call(thread), last_waking(execution, next))
    else {
        return false;
    };
    let is_newest = |index: u32| execution.has_read_newest(EventId { index, ..next });
    let relock = Op::Relock { has_timed_out: false };
    execution.may_enter(thread, &Call::new(relock, call.other))
        && (last.index + 2..next.index - 2).all(is_newest)
}
