//! Mutexes (POSIX `pthread_mutex_*`, C11 7.26.4) and spin locks (POSIX `pthread_spin_*`), which
//! are mutexes that nobody sleeps at.

use super::{Call, Kind, Op, Patience, State, Step, Sync, errno, int};
use crate::end::{End, Stop, Ub};
use crate::ids::Tid;
use crate::value::Value;

/// Kind of a mutex (POSIX `pthread_mutexattr_settype`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum MutexKind {
    Normal,
    Recursive,
    ErrorCheck,
}

/// What becomes of a mutex whose owner ends (POSIX `pthread_mutexattr_setrobust`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Robust {
    /// It stays locked.
    No,
    /// The next one to lock it is told so.
    Yes,
    /// An owner has ended, and nobody has said that the state is consistent again.
    Dead,
    /// It was unlocked like that.
    Gone,
}

impl MutexKind {
    /// A mutex of this kind that nobody holds.
    pub(super) fn free(self) -> Mutex {
        Mutex { kind: self, owner: None, depth: 0, robust: Robust::No }
    }
}

/// As Linux's headers and ours number them; 3 is the adaptive mutex of Linux, a normal one, and 16
/// is added for a robust one, 64 for one with a priority ceiling, which changes nothing here.
pub(super) fn of_word(bits: u64) -> Option<Mutex> {
    let kind = match bits & !(16 | 64) {
        0 | 3 => MutexKind::Normal,
        1 => MutexKind::Recursive,
        2 => MutexKind::ErrorCheck,
        _ => return None,
    };
    let robust = if bits & 16 == 0 { Robust::No } else { Robust::Yes };
    Some(Mutex { robust, ..kind.free() })
}

/// State of a mutex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mutex {
    kind: MutexKind,
    owner: Option<Tid>,
    /// How often its owner has taken it.
    depth: u32,
    robust: Robust,
}

impl Mutex {
    /// Who holds it.
    pub fn owner(&self) -> Option<Tid> {
        self.owner
    }

    /// Is more than that it stays locked to become of it when its owner ends?
    pub(super) fn is_robust(&self) -> bool {
        self.robust != Robust::No
    }
}

pub(super) fn step(mutex: Mutex, kind: Kind, thread: Tid, call: &Call) -> Result<Step, Stop> {
    Ok(match call.op {
        Op::Lock(..) | Op::Relock { .. } if mutex.robust == Robust::Gone => {
            Step::Stay(int(errno::ENOTRECOVERABLE), Sync::Nothing)
        }
        Op::Lock(_, patience) => lock(mutex, kind, thread, patience, 0),
        Op::Relock { has_timed_out } => {
            let answer = if has_timed_out { errno::ETIMEDOUT } else { 0 };
            lock(mutex, kind, thread, Patience::Waits, answer)
        }
        Op::Abandon => abandon(mutex, kind, thread),
        Op::MakeConsistent => make_consistent(mutex, kind, thread)?,
        // It would be of no use any more, and the wait ends without it.
        Op::Release(_) if mutex.owner == Some(thread) && mutex.robust == Robust::Dead => {
            let what = "a wait on a condition variable with a mutex whose owner has ended, and \
                        that nobody has said to be consistent";
            return Err(End::unsupported(what));
        }
        _ if mutex.owner == Some(thread) => unlock(mutex, kind),
        Op::Release(_) => return Err(waits_without(thread)),
        // POSIX `pthread_mutex_unlock`: EPERM, and nothing changes.
        _ if mutex.kind != MutexKind::Normal || mutex.robust != Robust::No => {
            Step::Stay(int(errno::EPERM), Sync::Nothing)
        }
        _ => {
            let name = kind.describe();
            let who = mutex.owner.map_or("that is not locked".to_owned(), |owner| {
                format!("that thread {owner} holds")
            });
            return Err(kind.wrong(format!("thread {thread} unlocks a {name} {who}")));
        }
    })
}

/// POSIX `pthread_cond_wait`: the caller holds the mutex. If it does not, EPERM says so of those
/// that look for errors, and of robust ones.
pub(super) fn check_wait(mutex: Mutex, thread: Tid) -> Result<Option<Value>, Stop> {
    match (mutex.owner, mutex.kind) {
        (Some(owner), _) if owner == thread => Ok(None),
        (_, MutexKind::ErrorCheck) => Ok(Some(int(errno::EPERM))),
        _ if mutex.is_robust() => Ok(Some(int(errno::EPERM))),
        _ => Err(waits_without(thread)),
    }
}

fn waits_without(thread: Tid) -> Stop {
    End::ub(Ub::CondMisuse, format!("thread {thread} waits without holding the mutex"))
}

/// POSIX `pthread_mutex_lock`, `_trylock`, `_timedlock`. `answer`: what it says when it has it.
fn lock(mutex: Mutex, kind: Kind, thread: Tid, patience: Patience, answer: u64) -> Step {
    let is_own = mutex.owner == Some(thread);
    if mutex.owner.is_none() || is_own && mutex.kind == MutexKind::Recursive {
        let held = Mutex { owner: Some(thread), depth: mutex.depth + 1, ..mutex };
        let is_left = mutex.robust == Robust::Dead && !is_own;
        let answer = if is_left { errno::EOWNERDEAD } else { answer };
        return Step::Write(State::Mutex(kind, held), int(answer), Sync::Acquire);
    }
    match patience {
        Patience::Tries => Step::Stay(int(errno::EBUSY), Sync::Nothing),
        _ if is_own && mutex.kind == MutexKind::ErrorCheck => {
            Step::Stay(int(errno::EDEADLK), Sync::Nothing)
        }
        Patience::Timed => Step::Stay(int(errno::ETIMEDOUT), Sync::Nothing),
        Patience::Waits | Patience::Heeds => Step::Blocked,
    }
}

/// Its owner gives it up once. POSIX `pthread_cond_wait` gives a recursive mutex up once as well,
/// and does not release it if it was taken more often.
fn unlock(mutex: Mutex, kind: Kind) -> Step {
    let depth = mutex.depth - 1;
    let owner = mutex.owner.filter(|_| depth > 0);
    // POSIX `pthread_mutex_consistent`: unlocked without it, a mutex cannot be used any more.
    let is_lost = owner.is_none() && mutex.robust == Robust::Dead;
    let robust = if is_lost { Robust::Gone } else { mutex.robust };
    Step::Write(State::Mutex(kind, Mutex { owner, depth, robust, ..mutex }), int(0), Sync::Release)
}

/// POSIX `pthread_mutex_consistent`: the new owner of a mutex has mended what it protects. As long
/// as nobody has it, the next one to lock it is told by EOWNERDEAD.
fn make_consistent(mutex: Mutex, kind: Kind, thread: Tid) -> Result<Step, Stop> {
    match (mutex.robust, mutex.owner) {
        (Robust::Dead, Some(owner)) if owner == thread => {
            let robust = Robust::Yes;
            Ok(Step::Write(State::Mutex(kind, Mutex { robust, ..mutex }), int(0), Sync::Nothing))
        }
        // POSIX does not say what comes of it.
        (Robust::Dead, Some(_)) => {
            let what = "`pthread_mutex_consistent` by a thread that has not locked the mutex";
            Err(End::unsupported(what))
        }
        _ => Ok(Step::Stay(int(errno::EINVAL), Sync::Nothing)),
    }
}

/// The owner of a robust mutex ends.
fn abandon(mutex: Mutex, kind: Kind, thread: Tid) -> Step {
    if mutex.owner != Some(thread) || mutex.robust == Robust::No {
        return Step::Stay(int(0), Sync::Nothing);
    }
    let left = Mutex { owner: None, depth: 0, robust: Robust::Dead, ..mutex };
    Step::Write(State::Mutex(kind, left), int(0), Sync::Release)
}
