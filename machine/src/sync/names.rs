//! What calls are called.

use super::{Call, Op, Patience};

impl Call {
    /// Its name in listings of events.
    pub fn name(&self) -> &'static str {
        use Patience::{Heeds, Timed, Tries, Waits};
        match self.op {
            Op::Renew(_) => "init",
            Op::Destroy(_) => "destroy",
            Op::Lock(_, Waits | Heeds) | Op::Relock { .. } => "lock",
            Op::Lock(_, Timed) => "timedlock",
            Op::Lock(_, Tries) => "trylock",
            Op::Unlock(_) | Op::Release(_) | Op::RwUnlock => "unlock",
            Op::Wait { .. } => "wait",
            Op::Wake(_) => "wake",
            Op::Signal => "signal",
            Op::Broadcast => "broadcast",
            Op::Arrive => "arrive",
            Op::Leave => "leave",
            Op::OnceBegin => "once",
            Op::OnceEnd => "once done",
            Op::OnceUndo => "once undone",
            Op::Expel(..) => "cancel",
            Op::Abandon => "abandon",
            Op::MakeConsistent => "consistent",
            Op::ReadLock(Waits | Heeds) => "rdlock",
            Op::ReadLock(Timed) => "timedrdlock",
            Op::ReadLock(Tries) => "tryrdlock",
            Op::WriteLock(Waits | Heeds) => "wrlock",
            Op::WriteLock(Timed) => "timedwrlock",
            Op::WriteLock(Tries) => "trywrlock",
            Op::SemWait(Waits | Heeds) => "sem_wait",
            Op::SemWait(Timed) => "sem_timedwait",
            Op::SemWait(Tries) => "sem_trywait",
            Op::SemPost => "sem_post",
            Op::SemValue => "sem_getvalue",
            Op::AtExit(_) => "atexit",
            Op::PopHandler => "next handler",
            Op::BeginExit => "exit begins",
        }
    }
}
