//! Semaphores (POSIX `sem_*`). The state word holds the value that `sem_init` has given.

use super::{Call, Op, Patience, State, Step, Sync, errno, int};

/// `SEM_VALUE_MAX`.
const MAX: u32 = i32::MAX as u32;

pub(super) fn of_word(count: u64) -> Option<State> {
    u32::try_from(count).ok().filter(|n| *n <= MAX).map(State::Semaphore)
}

pub(super) fn step(count: u32, call: &Call) -> Step {
    match (call.op, count) {
        (Op::SemPost, MAX) => Step::Stay(int(errno::EOVERFLOW), Sync::Nothing),
        (Op::SemPost, _) => Step::Write(State::Semaphore(count + 1), int(0), Sync::Release),
        (Op::SemValue, _) => Step::Stay(int(u64::from(count)), Sync::Nothing),
        (Op::SemWait(Patience::Tries), 0) => Step::Stay(int(errno::EAGAIN), Sync::Nothing),
        (Op::SemWait(Patience::Timed), 0) => Step::Stay(int(errno::ETIMEDOUT), Sync::Nothing),
        (_, 0) => Step::Blocked,
        _ => Step::Write(State::Semaphore(count - 1), int(0), Sync::Acquire),
    }
}
