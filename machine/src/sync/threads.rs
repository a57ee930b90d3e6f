//! Joining and detaching threads (POSIX `pthread_join`, `pthread_detach`): one call of one of the
//! two, for each thread.

use crate::end::{End, Stop, Ub};
use crate::value::Value;

/// What became of a thread.
#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub enum Life {
    /// No thread has this number.
    None,
    /// Its id is reserved, or it runs or waits.
    Alive,
    /// It has ended with this value.
    Ended(Value),
}

/// The call that says what becomes of a thread's result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Claim {
    Joined,
    Detached,
}

/// `pthread_join`: the thread's result, or `None` while it runs.
///
/// # Errors
/// The thread cannot be joined.
pub fn join(id: u64, life: Life, claim: Option<Claim>) -> Result<Option<Value>, Stop> {
    let wrong = |what: String| Err(End::ub(Ub::JoinMisuse, what));
    match (claim, life) {
        (Some(Claim::Joined), _) => wrong(format!("thread {id} was joined before")),
        (Some(Claim::Detached), _) => {
            wrong(format!("pthread_join of thread {id}, which is detached"))
        }
        (None, Life::None) => wrong("pthread_join of what is no thread".into()),
        (None, Life::Alive) => Ok(None),
        (None, Life::Ended(value)) => Ok(Some(value)),
    }
}

/// `pthread_detach`.
///
/// # Errors
/// The thread cannot be detached.
pub fn detach(id: u64, life: Life, claim: Option<Claim>) -> Result<(), Stop> {
    let wrong = |what: String| Err(End::ub(Ub::JoinMisuse, what));
    match (claim, life) {
        (Some(Claim::Detached), _) => wrong(format!("thread {id} is detached already")),
        (Some(Claim::Joined), _) => {
            wrong(format!("pthread_detach of thread {id}, which was joined"))
        }
        (None, Life::None) => wrong("pthread_detach of what is no thread".into()),
        (None, _) => Ok(()),
    }
}
