//! Semaphores (POSIX `sem_*`). The state word holds the value that `sem_init` has given.

use super::{Call, Op, Patience, State, Step, Sync, errno, int};
use crate::ids::Tid;
use smallvec::SmallVec;

/// `SEM_VALUE_MAX`.
const MAX: u32 = i32::MAX as u32;

/// State of a semaphore.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Semaphore {
    /// How often it can be taken.
    count: u32,
    /// Threads that were cancelled while they waited here, or came to wait. What is left of a
    /// thread that took it all the same does no harm: it acts at its next cancellation point, and
    /// comes to none that waits.
    cancelled: SmallVec<[Tid; 2]>,
}

impl Semaphore {
    /// One that can be taken so often.
    pub(super) fn new(count: u32) -> Semaphore {
        Semaphore { count, cancelled: SmallVec::new() }
    }

    /// POSIX 2.9.5.2: where what a thread waits for has happened as well, it is unspecified whether
    /// it acts on a request to cancel it or goes on.
    pub(super) fn choices(&self, thread: Tid) -> u32 {
        if self.count > 0 && self.cancelled.contains(&thread) { 2 } else { 1 }
    }

    /// With another count.
    fn with(self, count: u32) -> State {
        State::Semaphore(Semaphore { count, ..self })
    }
}

pub(super) fn of_word(count: u64) -> Option<State> {
    let count = u32::try_from(count).ok().filter(|n| *n <= MAX)?;
    Some(State::Semaphore(Semaphore::new(count)))
}

pub(super) fn step(mut semaphore: Semaphore, thread: Tid, call: &Call, choice: u32) -> Step {
    let count = semaphore.count;
    match (call.op, count) {
        (Op::Expel(_, waiter), _) => {
            semaphore.cancelled.push(waiter);
            Step::Write(State::Semaphore(semaphore), int(1), Sync::Both)
        }
        (Op::SemPost, MAX) => Step::Stay(int(errno::EOVERFLOW), Sync::Nothing),
        (Op::SemPost, _) => Step::Write(semaphore.with(count + 1), int(0), Sync::Release),
        (Op::SemValue, _) => Step::Stay(int(u64::from(count)), Sync::Nothing),
        (Op::SemWait(Patience::Tries), 0) => Step::Stay(int(errno::EAGAIN), Sync::Nothing),
        (Op::SemWait(Patience::Timed), 0) => Step::Stay(int(errno::ETIMEDOUT), Sync::Nothing),
        (Op::SemWait(Patience::Heeds), _)
            if (count == 0 || choice > 0) && semaphore.cancelled.contains(&thread) =>
        {
            Step::Stay(int(errno::ECANCELED), Sync::Acquire)
        }
        (_, 0) => Step::Blocked,
        _ => Step::Write(semaphore.with(count - 1), int(0), Sync::Acquire),
    }
}
