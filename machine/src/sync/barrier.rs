//! Barriers (POSIX `pthread_barrier_*`). The state word holds how many threads make up a round.
//!
//! POSIX leaves open which thread of a round is its serial thread; here it is the one that arrives
//! last. That leaves out nothing: the threads of a round can arrive in any order, as each does no
//! more than wait once it is there, and nobody else can see that it is.

use super::{Call, Op, State, Step, Sync, int};
use crate::ids::Tid;
use smallvec::SmallVec;

/// `PTHREAD_BARRIER_SERIAL_THREAD`, -1 as an `int` (as Linux has it).
pub const SERIAL_THREAD: u64 = 0xffff_ffff;

/// State of a barrier.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Barrier {
    count: u32,
    /// Who waits for the others of the round, by number, so that the order of arrival makes no two
    /// states different.
    arrived: SmallVec<[Tid; 4]>,
}

impl Barrier {
    pub(super) fn new(count: u32) -> Barrier {
        Barrier { count, arrived: SmallVec::new() }
    }

    /// How many threads make up a round.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// How many wait.
    pub fn waiting(&self) -> usize {
        self.arrived.len()
    }

    /// Does a thread wait?
    pub(super) fn has(&self, thread: Tid) -> bool {
        self.arrived.contains(&thread)
    }

    /// Somebody who waits.
    pub fn first(&self) -> Option<Tid> {
        self.arrived.first().copied()
    }
}

pub(super) fn step(mut barrier: Barrier, thread: Tid, call: &Call) -> Step {
    match call.op {
        Op::Arrive => {
            let is_last = barrier.arrived.len() as u64 + 1 >= u64::from(barrier.count);
            if is_last {
                barrier.arrived.clear();
            } else {
                let at = barrier.arrived.partition_point(|t| *t < thread);
                barrier.arrived.insert(at, thread);
            }
            let answer = if is_last { SERIAL_THREAD } else { 0 };
            Step::Write(State::Barrier(barrier), int(answer), Sync::Both)
        }
        _ if barrier.has(thread) => Step::Blocked,
        _ => Step::Stay(int(0), Sync::Acquire),
    }
}
