//! `pthread_once` (POSIX) and `call_once` (C11 7.26.2.1).

use super::{Call, Op, State, Step, Sync, int};
use crate::ids::Tid;

/// State of a control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Once {
    /// Nobody has called it.
    Fresh,
    /// This thread runs the function.
    Running(Tid),
    /// The function has run.
    Done,
}

pub(super) fn step(once: Once, thread: Tid, call: &Call) -> Step {
    match (call.op, once) {
        (Op::OnceEnd, _) => Step::Write(State::Once(Once::Done), int(0), Sync::Release),
        (Op::OnceUndo, _) => Step::Write(State::Once(Once::Fresh), int(0), Sync::Release),
        // POSIX 4.12: the first call in each thread synchronises memory, also after one that was
        // cancelled.
        (_, Once::Fresh) => Step::Write(State::Once(Once::Running(thread)), int(1), Sync::Acquire),
        (_, Once::Running(_)) => Step::Blocked,
        (_, Once::Done) => Step::Stay(int(0), Sync::Acquire),
    }
}
