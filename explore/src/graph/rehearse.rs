//! Rehearsals: a thread is let run with a value that it may read, and put back.

use super::moments::{is_one, operation, pending};
use super::perform::perform;
use super::state::{Before, Execution};
use crate::peaks::Peak;
use tresse_machine::request::Request;
use tresse_machine::thread::{Tid, Waiting};
use tresse_machine::value::Value;

/// Operations that a thread may execute in one go, and how many goes there are: each ends where it
/// gives way (`sched_yield`).
const LONGEST: u64 = 2_000;
const GOES: u32 = 4;

/// Where a thread comes with a value.
pub(super) enum After {
    /// An assumption fails, after so much memory was needed.
    Assumed(Peak),
    /// To its next operation, or request.
    Stands(Before),
}

/// Lets a thread read the value where it stood at a moment. `None`: it changes memory with that, or
/// does what is not known beforehand.
pub(super) fn after(
    execution: &mut Execution,
    thread: usize,
    from: &Before,
    value: Value,
) -> Option<After> {
    let changes = written(from, value)?.is_some_and(|new| new != value);
    if changes { None } else { goes_on(execution, thread, from, value) }
}

/// What the operation that a thread stood at writes if it reads the value.
fn written(from: &Before, value: Value) -> Option<Option<Value>> {
    Some(perform(operation(from)?, value, 0).ok()?.new)
}

/// As [`after`], also where the operation changes memory.
fn goes_on(execution: &mut Execution, thread: usize, from: &Before, value: Value) -> Option<After> {
    let now = execution.before(thread);
    let op = *operation(from)?;
    let done = perform(&op, value, 0).ok()?;
    if from.alone.is_some() || now.alone.is_some() {
        return None;
    }
    execution.put_back(thread, from.clone());
    execution.machine.deliver(thread as Tid, op.ticket, done.answer, done.flag);
    execution.locals[thread].next = 0;
    let after = run(execution, thread);
    execution.put_back(thread, now);
    let cache = &mut execution.machine.cache;
    (cache.wants_leak, cache.has_numbers) = (None, false);
    cache.guesses.clear();
    cache.died.clear();
    after
}

/// Does it make no difference where a thread reads the value? What it writes then has to be the
/// same.
pub(super) fn is_same_there(
    execution: &mut Execution,
    thread: usize,
    a: &Before,
    b: &Before,
    value: Value,
) -> bool {
    let writes = (written(a, value), written(b, value));
    if writes.0.is_none() || writes.0 != writes.1 {
        return false;
    }
    match (goes_on(execution, thread, a, value), goes_on(execution, thread, b, value)) {
        (Some(After::Assumed(_)), Some(After::Assumed(_))) => true,
        (Some(After::Stands(x)), Some(After::Stands(y))) => is_one(execution, &x, &y),
        _ => false,
    }
}

fn run(execution: &mut Execution, thread: usize) -> Option<After> {
    let id = thread as Tid;
    for _ in 0..GOES {
        let ending = execution.machine.drive(id, LONGEST);
        let cache = &execution.machine.cache;
        if ending.is_some()
            || cache.wants_leak.is_some()
            || !cache.guesses.is_empty()
            || !cache.died.is_empty()
        {
            return None;
        }
        // What it is to do next is for the search, and is not to be lost by a further go.
        let at = execution.before(thread);
        if !pending(&at).is_empty() {
            return Some(After::Stands(at));
        }
        let request = match &at.checkpoint.thread.waiting {
            Some(Waiting::Request(request, ..)) => match **request {
                Request::Assume { condition } if condition.bits == 0 => {
                    return Some(After::Assumed(Peak::of(&at.checkpoint.thread)));
                }
                Request::Assume { .. } | Request::Yield => (**request).clone(),
                Request::Announce { .. } | Request::Protect { .. } => {
                    execution.rehearse_hazard(thread, request).ok()?;
                    Request::Yield
                }
                _ => return Some(After::Stands(at)),
            },
            _ => continue,
        };
        let value = execution.machine.perform_alone(id, &request, 0).ok()?;
        execution.machine.complete(id, value);
    }
    None
}
