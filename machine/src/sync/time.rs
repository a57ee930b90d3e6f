//! Waits that have a time.

use super::{Call, Op, Patience, Step, errno};

impl Call {
    /// Is it, or what it goes on with, over at some time?
    pub fn is_timed(&self) -> bool {
        match self.op {
            Op::Lock(_, patience)
            | Op::ReadLock(patience)
            | Op::WriteLock(patience)
            | Op::SemWait(patience) => patience == Patience::Timed,
            Op::Wait { is_timed, .. } => is_timed,
            Op::Release(waiter) | Op::Wake(waiter) => waiter.is_timed,
            _ => false,
        }
    }
}

impl Step {
    /// Does it end a wait, as its time is up?
    pub fn is_up(&self, call: &Call) -> bool {
        match (self, call.op) {
            (Step::Write(..), Op::Wake(waiter)) => waiter.is_timed,
            (Step::Stay(answer, _), _) => answer.bits == errno::ETIMEDOUT,
            _ => false,
        }
    }
}
