//! What belongs to the process: the functions of `atexit` (C11 7.22.4.2), who runs them, and the
//! clock.

use super::{Call, Kind, Op, State, Step, Sync, int};
use crate::end::Stop;
use crate::ids::Tid;
use crate::value::Value;

/// C11 7.22.4.2 and .4: the functions are called in the reverse order of their registration.
pub(super) fn step_handlers(mut list: Vec<Value>, call: &Call) -> Step {
    match call.op {
        Op::AtExit(function) => {
            list.push(function);
            Step::Write(State::Handlers(list), int(0), Sync::Release)
        }
        _ => match list.pop() {
            Some(function) => Step::Write(State::Handlers(list), function, Sync::Acquire),
            // Who finds none has looked under the lock of the list, too: what is registered later
            // comes after that.
            None => Step::Write(State::Handlers(list), int(0), Sync::Acquire),
        },
    }
}

/// C11 7.22.4.4: a program calls `exit` once. POSIX.1-2024 `exit`: the calls of other threads do
/// not return, the process ends meanwhile.
pub(super) fn step_exit(by: Option<Tid>, thread: Tid) -> Result<Step, Stop> {
    match by {
        None => Ok(Step::Write(State::Exit(Some(thread)), int(0), Sync::Nothing)),
        Some(by) if by == thread => {
            Err(Kind::Exit.wrong("exit is called again, by a function that exit has called"))
        }
        Some(_) => Ok(Step::Blocked),
    }
}

/// The virtual clock in nanoseconds: each look finds it a microsecond later than the latest look
/// that comes before it. Which looks come before it is for the engine to say.
pub fn look_at_clock(latest: u64) -> u64 {
    latest.saturating_add(1000)
}
