//! Condition variables (POSIX `pthread_cond_*`, C11 7.26.3).
//!
//! A wait has four parts: the thread becomes a waiter, gives the mutex up, is woken (or leaves by
//! itself), and takes the mutex again. The first two are one step to whoever holds the mutex.

use super::{Call, Kind, ObjectId, Op, State, Step, Sync, int, object_id};
use crate::end::Stop;
use crate::ids::Tid;
use smallvec::SmallVec;

/// State of a condition variable: who waits, in order of arrival, and with which mutex.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cond {
    waiters: SmallVec<[Tid; 4]>,
    mutex: Option<ObjectId>,
}

impl Cond {
    /// Who waits, in order of arrival.
    pub fn waiters(&self) -> &[Tid] {
        &self.waiters
    }

    /// Somebody who waits.
    pub(super) fn first(&self) -> Option<Tid> {
        self.waiters.first().copied()
    }

    /// Without the waiter at a place.
    fn without(mut self, place: usize) -> State {
        self.waiters.remove(place);
        if self.waiters.is_empty() {
            self.mutex = None;
        }
        State::Cond(self)
    }
}

pub(super) fn step(mut cond: Cond, thread: Tid, call: &Call, choice: u32) -> Result<Step, Stop> {
    let stay = Step::Stay(int(0), Sync::Acquire);
    Ok(match call.op {
        Op::Wait { .. } => {
            let mutex = object_id(&call.other);
            // POSIX: one condition variable is bound to one mutex while threads wait at it.
            if cond.mutex.is_some_and(|bound| bound != mutex) {
                return Err(Kind::Cond.wrong(format!(
                    "thread {thread} waits with another mutex than thread {}",
                    cond.waiters[0]
                )));
            }
            cond.waiters.push(thread);
            cond.mutex = Some(mutex);
            Step::Write(State::Cond(cond), int(0), Sync::Both)
        }
        Op::Wake(waiter) => match cond.waiters.iter().position(|t| *t == thread) {
            None => stay,
            Some(place) if waiter.may_leave => Step::Write(cond.without(place), int(0), Sync::Both),
            Some(_) => Step::Blocked,
        },
        // POSIX `pthread_cond_wait`: who is cancelled takes no signal that others could have.
        Op::Expel(_, waiter) => match cond.waiters.iter().position(|t| *t == waiter) {
            None => stay,
            Some(place) => Step::Write(cond.without(place), int(1), Sync::Both),
        },
        Op::Signal if !cond.waiters.is_empty() => {
            Step::Write(cond.without(choice as usize), int(0), Sync::Both)
        }
        Op::Broadcast if !cond.waiters.is_empty() => {
            Step::Write(State::Cond(Cond::default()), int(0), Sync::Both)
        }
        _ => stay,
    })
}
