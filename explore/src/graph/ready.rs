//! Which threads can go on.

use super::event::{Note, What};
use super::state::{Execution, Info, State};
use super::{awaits, barriers, conds, lock_rounds, symmetry};
use tresse_machine::request::Request;
use tresse_machine::sync::threads::{Claim, Life};
use tresse_machine::sync::{Call, Op, threads};
use tresse_memmodels::graph::EventId;

#[inline]
pub(super) fn is_ready(execution: &Execution, thread: usize) -> bool {
    match execution.locals[thread].state {
        State::Ready => may_go_on(execution, thread),
        _ => thread == 0 && is_over(execution),
    }
}

#[inline(never)]
fn may_go_on(execution: &Execution, thread: usize) -> bool {
    if !execution.is_begun(thread) || symmetry::is_behind(execution, thread) {
        return false;
    }
    match execution.waiting_for(thread) {
        Some(Request::Join { id }) => may_join(execution, *id) || !execution.is_drained(thread),
        Some(Request::Call(call)) if execution.is_drained(thread) => match call.op {
            Op::Wake(_) if execution.is_shared(call) => conds::may_wake(execution, thread, call),
            Op::Leave if execution.is_shared(call) => barriers::may_leave(execution, thread),
            _ => execution.may_enter(thread, call),
        },
        _ => !awaits::is_waiting(execution, thread),
    }
}

/// Does a thread wait at a library object that nobody is going to let it use? Its event is
/// added after all: it may still take what another thread has taken.
#[inline]
pub(super) fn is_shut_out(execution: &Execution, thread: usize) -> bool {
    let waits = |call: Call| !call.is_parting() && execution.is_shared(&call);
    matches!(execution.locals[thread].state, State::Ready)
        && !symmetry::is_behind(execution, thread)
        && execution.is_begun(thread)
        && (execution.next_call(thread).is_some_and(waits) || awaits::is_waiting(execution, thread))
}

/// Have all other threads ended or stopped for good, or do they wait to join one that has not
/// ended? If this one stops too, none goes on.
pub(super) fn have_others_stopped(execution: &Execution, thread: usize) -> bool {
    let has_stopped = |other: usize| match execution.locals[other].state {
        State::Ready => {
            let joins = matches!(execution.waiting_for(other), Some(Request::Join { .. }));
            joins && execution.is_begun(other) && !is_ready(execution, other)
        }
        _ => !(other == 0 && is_over(execution)),
    };
    (0..execution.locals.len()).all(|other| other == thread || has_stopped(other))
}

/// The thread to go on: the first that can, of those that have polled least. Of these, who stands
/// at a read that waits, or at a lock with which rounds begin, goes last. If only such are left as
/// have polled, and may do so for ever, one goes on that waits with what is the newest write:
/// others may wait for what it does after an older one.
pub(super) fn next_thread(execution: &Execution) -> Option<usize> {
    let mut best: Option<((u32, bool), usize)> = None;
    for thread in 0..execution.locals.len() {
        if !is_ready(execution, thread) {
            continue;
        }
        let waits =
            awaits::is_at_await(execution, thread) || lock_rounds::is_at_round(execution, thread);
        let turn = (execution.locals[thread].polls().count, waits);
        if turn == (0, false) {
            return Some(thread);
        }
        if best.is_none_or(|(least, _)| turn < least) {
            best = Some((turn, thread));
        }
    }
    match best {
        Some(((1.., _), thread)) => {
            let is_held =
                |t: &usize| awaits::is_waiting(execution, *t) && is_shut_out(execution, *t);
            (0..execution.locals.len()).find(is_held).or(Some(thread))
        }
        best => best.map(|(_, thread)| thread),
    }
}

/// Have all threads ended, and are the functions of `atexit` still to be called? POSIX
/// `pthread_exit`: after the last thread the process exits, as if `exit` were called. Here the
/// first thread calls it, after the ends of all others: a thread that calls `exit` has none.
#[inline]
pub(super) fn is_over(execution: &Execution) -> bool {
    let is_end = |i: &Info| matches!(i.what, What::End(None) | What::Note(Note::LastEnd));
    matches!(execution.locals[0].state, State::Ended)
        && execution.setup.program.exit.is_some()
        && execution.tracks[0].last().is_some_and(is_end)
        && (1..execution.locals.len())
            .all(|t| execution.end_of(t).is_some() || !execution.is_begun(t))
}

/// May a join go on: has the thread ended, or is the join wrong?
fn may_join(execution: &Execution, id: u64) -> bool {
    !matches!(threads::join(id, life(execution, id), claim(execution, id)), Ok(None))
}

/// What became of a thread in this graph.
#[inline]
pub(super) fn life(execution: &Execution, id: u64) -> Life {
    let thread = id as usize;
    if thread >= execution.locals.len() {
        return Life::None;
    }
    match execution.end_of(thread) {
        Some(end) => Life::Ended(execution.info(end).value),
        None if execution.is_begun(thread) || is_reserved(execution, thread) => Life::Alive,
        None => Life::None,
    }
}

/// Was a thread joined or detached?
pub(super) fn claim(execution: &Execution, id: u64) -> Option<Claim> {
    let joins = |s: &EventId| {
        matches!(execution.info(*s).what, What::Note(Note::Join))
            && u64::from(execution.graph.event(*s).rf.thread) == id
    };
    let detaches =
        |info: &Info| matches!(info.what, What::Note(Note::Detach(other)) if other == id);
    if execution.graph.syncs.iter().any(joins) {
        Some(Claim::Joined)
    } else {
        let is_detached = execution.detaches && execution.tracks.iter().flatten().any(detaches);
        is_detached.then_some(Claim::Detached)
    }
}

/// Is a thread's number given out in this graph?
fn is_reserved(execution: &Execution, thread: usize) -> bool {
    execution.numbers.iter().any(|((creator, nth), new)| {
        *new as usize == thread && execution.locals[*creator as usize].children > *nth
    })
}
