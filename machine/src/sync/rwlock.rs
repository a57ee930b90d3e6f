//! Read-write locks (POSIX `pthread_rwlock_*`). A reader may enter while a writer waits, as POSIX
//! leaves open and Linux does by default.

use super::{Call, Kind, Op, Patience, State, Step, Sync, errno, int};
use crate::end::Stop;
use crate::ids::Tid;
use smallvec::SmallVec;

/// State of a read-write lock.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct RwLock {
    /// Who holds it, by number, once for each time.
    holders: SmallVec<[Tid; 4]>,
    /// Its only holder writes.
    is_written: bool,
}

impl RwLock {
    /// Does this thread hold it?
    pub fn is_held_by(&self, thread: Tid) -> bool {
        self.holders.contains(&thread)
    }

    /// Who holds it.
    pub fn holders(&self) -> &[Tid] {
        &self.holders
    }

    /// Does a writer hold it?
    pub fn is_written(&self) -> bool {
        self.is_written
    }

    /// Somebody who holds it.
    pub(super) fn holder(&self) -> Option<Tid> {
        self.holders.first().copied()
    }
}

pub(super) fn step(mut lock: RwLock, thread: Tid, call: &Call) -> Result<Step, Stop> {
    Ok(match call.op {
        Op::ReadLock(_) if !lock.is_written => {
            let at = lock.holders.partition_point(|t| *t < thread);
            lock.holders.insert(at, thread);
            Step::Write(State::RwLock(lock), int(0), Sync::Acquire)
        }
        Op::WriteLock(_) if lock.holders.is_empty() => {
            lock.holders.push(thread);
            lock.is_written = true;
            Step::Write(State::RwLock(lock), int(0), Sync::Acquire)
        }
        Op::ReadLock(patience) | Op::WriteLock(patience) => match patience {
            Patience::Waits | Patience::Heeds => Step::Blocked,
            Patience::Timed => Step::Stay(int(errno::ETIMEDOUT), Sync::Nothing),
            Patience::Tries => Step::Stay(int(errno::EBUSY), Sync::Nothing),
        },
        _ => match lock.holders.iter().position(|t| *t == thread) {
            Some(at) => {
                lock.holders.remove(at);
                lock.is_written = false;
                Step::Write(State::RwLock(lock), int(0), Sync::Release)
            }
            None => {
                return Err(Kind::RwLock.wrong(format!(
                    "pthread_rwlock_unlock: thread {thread} does not hold the lock"
                )));
            }
        },
    })
}
