//! Library objects: mutexes, spin locks, condition variables, barriers, `pthread_once`, read-write
//! locks, semaphores, and the list of `atexit`. What a call does is stated here once, as a pure
//! function of the object's state ([`step`]), for every engine: what a release is, who is shut out
//! and who waits for whom follows from it.
//!
//! An object *is* memory. Its state stands at its [`Kind::word`], a few of its bytes, and a call is
//! an access to them. What was last written there counts: a plain store (an initialiser, `memset`,
//! `memcpy`) begins a new object with the state that its bytes say ([`State::of_word`]); a call
//! leaves a [`State`], and the bytes as they are. So lifetimes, races with initialisers and memory
//! that is used again need no rules of their own.

mod barrier;
mod cond;
pub mod errno;
mod mutex;
mod names;
mod once;
mod process;
mod rwlock;
mod semaphore;
pub mod threads;
mod time;

pub use barrier::{Barrier, SERIAL_THREAD};
pub use cond::Cond;
pub use mutex::{Mutex, MutexKind};
pub use once::Once;
pub use process::look_at_clock;
pub use rwlock::RwLock;
pub use semaphore::Semaphore;

use crate::end::{BlockedOn, End, Stop, Ub};
use crate::ids::Tid;
use crate::value::Value;
use tresse_memmodels::Order;

/// Names a library object: its memory object (as a provenance word) and its address.
pub type ObjectId = (u64, u64);

/// The name of the library object that a pointer points to.
pub fn object_id(ptr: &Value) -> ObjectId {
    (ptr.prov.word(), ptr.bits)
}

/// Kinds of library objects.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Kind {
    Mutex,
    Spin,
    Cond,
    Barrier,
    Once,
    RwLock,
    Semaphore,
    /// Functions for `exit` to call.
    Handlers,
    /// Which thread has called `exit`.
    Exit,
}

impl Kind {
    /// Where the state word is in an object of this kind, and its size in bytes. A mutex has it
    /// where Linux's headers and ours both have the mutex's kind, so that static initialisers mean
    /// what they say.
    pub fn word(self, pointer_bits: u32) -> (u64, u32) {
        match self {
            Kind::Mutex if pointer_bits == 64 => (16, 4),
            Kind::Mutex => (12, 4),
            _ => (0, 4),
        }
    }

    /// In the program's words.
    pub fn describe(self) -> &'static str {
        match self {
            Kind::Mutex => "mutex",
            Kind::Spin => "spin lock",
            Kind::Cond => "condition variable",
            Kind::Barrier => "barrier",
            Kind::Once => "pthread_once control",
            Kind::RwLock => "read-write lock",
            Kind::Semaphore => "semaphore",
            Kind::Handlers => "list of atexit",
            Kind::Exit => "exit",
        }
    }

    /// What undefined behaviour it is to misuse one.
    fn misuse(self) -> Ub {
        match self {
            Kind::Mutex => Ub::MutexMisuse,
            Kind::Cond => Ub::CondMisuse,
            Kind::Barrier => Ub::BarrierMisuse,
            _ => Ub::LibraryContract,
        }
    }

    /// Misuse, in words.
    fn wrong(self, what: impl Into<String>) -> Stop {
        End::ub(self.misuse(), what)
    }
}

/// What a call does where it would have to wait.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Patience {
    /// It waits.
    Waits,
    /// It gives up after a time, which may be over at once.
    Timed,
    /// It gives up at once.
    Tries,
    /// It waits until it is cancelled (`pthread_cancel`).
    Heeds,
}

/// What a call is.
#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub enum Op {
    /// Before an object's memory gets its first state: what is there must not be in use.
    Renew(Kind),
    /// `pthread_*_destroy`, `sem_destroy`.
    Destroy(Kind),
    /// Takes a mutex or spin lock.
    Lock(Kind, Patience),
    /// Gives a mutex or spin lock up.
    Unlock(Kind),
    /// `pthread_cond_wait`, first part: the thread becomes a waiter.
    Wait {
        /// `pthread_cond_timedwait`.
        is_timed: bool,
        /// It may end without a signal: it is timed, or the config lets waits end for no reason.
        may_leave: bool,
        /// The other parts are another call: the library has something to do in between.
        is_split: bool,
    },
    /// Second part: it gives the mutex up.
    Release(Waiter),
    /// Third part: it is woken, or leaves the waiters by itself.
    Wake(Waiter),
    /// Last part: it takes the mutex again.
    Relock {
        /// It left the waiters as its time was up.
        has_timed_out: bool,
    },
    /// `pthread_cond_signal`.
    Signal,
    /// `pthread_cond_broadcast`.
    Broadcast,
    /// `pthread_barrier_wait`, first part: the thread has come.
    Arrive,
    /// Second part: its round is complete.
    Leave,
    /// `pthread_once`: answers 1 if the caller is to run the function and then to end it.
    OnceBegin,
    /// The function has run.
    OnceEnd,
    /// The function was left by cancellation: it is as if it had not been called.
    OnceUndo,
    /// `pthread_cancel` of a thread that waits here, at a condition variable or a semaphore.
    Expel(Kind, Tid),
    /// A thread ends that holds a robust mutex.
    Abandon,
    /// `pthread_mutex_consistent`.
    MakeConsistent,
    /// `pthread_rwlock_rdlock`.
    ReadLock(Patience),
    /// `pthread_rwlock_wrlock`.
    WriteLock(Patience),
    /// `pthread_rwlock_unlock`.
    RwUnlock,
    /// `sem_wait`.
    SemWait(Patience),
    /// `sem_post`.
    SemPost,
    /// `sem_getvalue`.
    SemValue,
    /// `atexit`.
    AtExit(Value),
    /// The function registered last, which is taken off the list; or null.
    PopHandler,
    /// `exit` begins.
    BeginExit,
}

impl Op {
    /// Is what it answers 0 or the number of an error, and nothing else?
    pub fn answers_error(&self) -> bool {
        let is_other = match self {
            Op::SemValue | Op::AtExit(_) | Op::PopHandler | Op::BeginExit => true,
            Op::OnceBegin | Op::OnceEnd | Op::OnceUndo | Op::Expel(..) => true,
            Op::Arrive | Op::Leave => true,
            Op::Renew(_) | Op::Destroy(_) | Op::Lock(..) | Op::Unlock(_) => false,
            Op::Wait { .. } | Op::Release(_) | Op::Wake(_) | Op::Relock { .. } => false,
            Op::Signal | Op::Broadcast | Op::Abandon | Op::MakeConsistent => false,
            Op::ReadLock(_) | Op::WriteLock(_) | Op::RwUnlock => false,
            Op::SemWait(_) | Op::SemPost => false,
        };
        !is_other
    }

    /// Can it be that it waits for another thread?
    pub fn may_wait(&self) -> bool {
        match self {
            Op::Lock(_, patience)
            | Op::ReadLock(patience)
            | Op::WriteLock(patience)
            | Op::SemWait(patience) => *patience != Patience::Tries,
            Op::Wait { .. } | Op::Wake(_) | Op::Relock { .. } => true,
            Op::Arrive | Op::Leave | Op::OnceBegin | Op::BeginExit => true,
            Op::Renew(_) | Op::Destroy(_) | Op::Unlock(_) | Op::Release(_) => false,
            Op::Signal | Op::Broadcast | Op::OnceEnd | Op::RwUnlock => false,
            Op::SemPost | Op::SemValue | Op::AtExit(_) | Op::PopHandler => false,
            Op::OnceUndo | Op::Expel(..) | Op::Abandon | Op::MakeConsistent => false,
        }
    }
}

/// A wait on a condition variable that is under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Waiter {
    /// `pthread_cond_timedwait`.
    pub is_timed: bool,
    /// It may end without a signal.
    pub may_leave: bool,
}

/// A call on a library object.
#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub struct Call {
    /// What it is.
    pub op: Op,
    /// The object that it looks at now: for a wait, the condition variable and the mutex in turn.
    pub object: Value,
    /// The other one of the two in a wait; otherwise null.
    pub other: Value,
}

impl Call {
    /// A call on one object.
    pub fn new(op: Op, object: Value) -> Call {
        Call { op, object, other: Value::ZERO }
    }

    /// The kind of the object that it looks at.
    pub fn kind(&self) -> Kind {
        match self.op {
            Op::Renew(kind) | Op::Destroy(kind) | Op::Lock(kind, _) | Op::Unlock(kind) => kind,
            Op::Expel(kind, _) => kind,
            Op::Release(_) | Op::Relock { .. } => Kind::Mutex,
            Op::Abandon | Op::MakeConsistent => Kind::Mutex,
            Op::Wait { .. } | Op::Wake(_) | Op::Signal | Op::Broadcast => Kind::Cond,
            Op::Arrive | Op::Leave => Kind::Barrier,
            Op::OnceBegin | Op::OnceEnd | Op::OnceUndo => Kind::Once,
            Op::ReadLock(_) | Op::WriteLock(_) | Op::RwUnlock => Kind::RwLock,
            Op::SemWait(_) | Op::SemPost | Op::SemValue => Kind::Semaphore,
            Op::AtExit(_) | Op::PopHandler => Kind::Handlers,
            Op::BeginExit => Kind::Exit,
        }
    }

    /// Can it see that an object is in use without waiting until it is free?
    pub fn is_probe(&self) -> bool {
        match self.op {
            Op::Lock(_, patience)
            | Op::ReadLock(patience)
            | Op::WriteLock(patience)
            | Op::SemWait(patience) => !matches!(patience, Patience::Waits | Patience::Heeds),
            Op::Renew(_) | Op::Destroy(_) | Op::SemValue => true,
            _ => false,
        }
    }

    /// Is it the part of a call at which a thread has been let go, or has not? Once it has it does
    /// not use the object any more, which may be gone (POSIX `pthread_cond_destroy`,
    /// `pthread_barrier_destroy`).
    pub fn is_parting(&self) -> bool {
        matches!(self.op, Op::Wake(_) | Op::Leave | Op::Expel(..))
    }

    /// Does it only make more possible for others, whatever they do before it? These are left
    /// movers in Lipton's sense, unless the program has probes: giving up what others wait for.
    pub fn is_release(&self) -> bool {
        matches!(self.op, Op::Unlock(_) | Op::Release(_))
    }
}

/// The state of a library object that calls have changed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum State {
    /// A mutex or a spin lock, as the kind says.
    Mutex(Kind, Mutex),
    Cond(Cond),
    Barrier(Barrier),
    Once(Once),
    RwLock(RwLock),
    Semaphore(Semaphore),
    /// Functions, the latest last.
    Handlers(Vec<Value>),
    /// The thread that runs the handlers.
    Exit(Option<Tid>),
    /// Destroyed by a call, and not written since.
    Destroyed(Kind),
}

impl State {
    /// The kind of the object.
    pub fn kind(&self) -> Kind {
        match self {
            State::Mutex(kind, _) | State::Destroyed(kind) => *kind,
            State::Cond(_) => Kind::Cond,
            State::Barrier(_) => Kind::Barrier,
            State::Once(_) => Kind::Once,
            State::RwLock(_) => Kind::RwLock,
            State::Semaphore(_) => Kind::Semaphore,
            State::Handlers(_) => Kind::Handlers,
            State::Exit(_) => Kind::Exit,
        }
    }

    /// The state that an object's bytes say, of which no call has left one.
    ///
    /// # Errors
    /// The bytes are no initialised object of the kind.
    pub fn of_word(kind: Kind, word: Value) -> Result<State, Stop> {
        let never = || kind.wrong(format!("the {} was never initialised", kind.describe()));
        if !word.is_defined() || word.prov.is_object() {
            return Err(never());
        }
        // Linux's `PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP`.
        if (kind, word.bits) == (Kind::RwLock, 2) {
            let what = "a read-write lock that readers do not get while a writer waits";
            return Err(End::unsupported(what));
        }
        let state = match (kind, word.bits) {
            (Kind::Mutex, bits) => mutex::of_word(bits).map(|m| State::Mutex(kind, m)),
            (Kind::Spin, 0) => Some(State::Mutex(kind, MutexKind::Normal.free())),
            (Kind::Cond, 0) => Some(State::Cond(Cond::default())),
            (Kind::Barrier, count @ 1..) => Some(State::Barrier(Barrier::new(count as u32))),
            (Kind::Once, 0) => Some(State::Once(Once::Fresh)),
            (Kind::RwLock, 0) => Some(State::RwLock(RwLock::default())),
            (Kind::Semaphore, count) => semaphore::of_word(count),
            (Kind::Handlers, 0) => Some(State::Handlers(Vec::new())),
            (Kind::Exit, 0) => Some(State::Exit(None)),
            _ => None,
        };
        state.ok_or_else(never)
    }

    /// Does a thread hold it (a mutex, a read-write lock)?
    pub fn is_held_by(&self, thread: Tid) -> bool {
        match self {
            State::Mutex(_, mutex) => mutex.owner() == Some(thread),
            State::RwLock(lock) => lock.is_held_by(thread),
            _ => false,
        }
    }
}

/// What an access is, as memory models see it, that a call is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sync {
    /// Nothing comes before anything by it: the call gave up, or had no effect.
    Nothing,
    /// Those that have released before come before it.
    Acquire,
    /// It comes before those that acquire after it.
    Release,
    /// Both.
    Both,
}

impl Sync {
    /// The order of the access that a call is.
    pub fn order(self, writes: bool) -> Order {
        match self {
            Sync::Nothing => Order::Rlx,
            Sync::Acquire if !writes => Order::Acq,
            // Whoever reads what an acquire has written holds the object, or fails and acquires
            // nothing.
            Sync::Acquire | Sync::Both => Order::AcqRel,
            Sync::Release => Order::Rel,
        }
    }
}

/// What a call does with the state that it finds.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// It changes the state, and answers this.
    Write(State, Value, Sync),
    /// It leaves the state, and answers this.
    Stay(Value, Sync),
    /// It waits for another state.
    Blocked,
}

/// What comes after a call.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Next {
    /// The thread goes on with this answer.
    Done(Value),
    /// The thread goes on with this call, which is the next part of the same one.
    Then(Call),
}

/// An answer that is a number.
fn int(n: u64) -> Value {
    Value::int(n)
}

/// The state that a call finds: the one that a call has left there, or what the bytes say.
///
/// # Errors
/// The object is none of the call's kind, or no longer.
pub fn found(known: Option<&State>, word: Value, kind: Kind) -> Result<State, Stop> {
    let name = kind.describe();
    match known {
        Some(State::Destroyed(k)) if *k == kind => {
            Err(kind.wrong(format!("the {name} was destroyed")))
        }
        Some(state) if state.kind() != kind => {
            let other = state.kind().describe();
            Err(kind.wrong(format!("the memory of this {name} holds a {other}")))
        }
        Some(state) => Ok(state.clone()),
        None => State::of_word(kind, word),
    }
}

/// What a thread's call does with an object of which `known` is the state that a call has left and
/// `word` the value of its state word. `choice`: which of its ways ([`choices`]).
///
/// # Errors
/// The call is undefined behaviour.
pub fn step(
    known: Option<&State>,
    word: Value,
    thread: Tid,
    call: &Call,
    choice: u32,
) -> Result<Step, Stop> {
    if let Op::Renew(kind) = call.op {
        return renew(known, kind);
    }
    let waiter = if let Op::Expel(_, waiter) = call.op { waiter } else { thread };
    if call.is_parting() && known.is_some_and(|state| is_let_go(state, waiter)) {
        return Ok(Step::Stay(int(0), Sync::Acquire));
    }
    let kind = call.kind();
    let state = found(known, word, kind)?;
    if let Op::Destroy(_) = call.op {
        check_unused(&state, "destroy")?;
        return Ok(Step::Write(State::Destroyed(kind), int(0), Sync::Both));
    }
    match state {
        State::Mutex(_, mutex) => mutex::step(mutex, kind, thread, call),
        State::Cond(cond) => cond::step(cond, thread, call, choice),
        State::Barrier(barrier) => Ok(barrier::step(barrier, thread, call)),
        State::Once(once) => Ok(once::step(once, thread, call)),
        State::RwLock(lock) => rwlock::step(lock, thread, call),
        State::Semaphore(semaphore) => Ok(semaphore::step(semaphore, thread, call, choice)),
        State::Handlers(list) => Ok(process::step_handlers(list, call)),
        State::Exit(by) => process::step_exit(by, thread),
        State::Destroyed(_) => bug!("a call finds a destroyed object"),
    }
}

/// Has a thread been let go that has waited where this state is now? POSIX `pthread_cond_destroy`,
/// `pthread_barrier_destroy`: the object may be destroyed once no thread is blocked at it, before
/// those that were let go run on.
fn is_let_go(state: &State, thread: Tid) -> bool {
    match state {
        State::Cond(cond) => !cond.waiters().contains(&thread),
        State::Barrier(barrier) => !barrier.has(thread),
        State::Semaphore(_) => false,
        _ => true,
    }
}

/// POSIX: what is initialised must not be in use as what it will be.
fn renew(known: Option<&State>, kind: Kind) -> Result<Step, Stop> {
    if let Some(state) = known.filter(|s| s.kind() == kind) {
        check_unused(state, "init")?;
    }
    Ok(Step::Stay(int(0), Sync::Nothing))
}

/// POSIX: an object in use is neither destroyed nor initialised.
fn check_unused(state: &State, what: &str) -> Result<(), Stop> {
    let user = match state {
        State::Mutex(_, mutex) => mutex.owner().map(|t| format!("that thread {t} holds")),
        State::Cond(cond) => cond.first().map(|t| format!("at which thread {t} waits")),
        State::Barrier(barrier) => barrier.first().map(|t| format!("at which thread {t} waits")),
        State::RwLock(lock) => lock.holder().map(|t| format!("that thread {t} holds")),
        _ => None,
    };
    let kind = state.kind();
    user.map_or(Ok(()), |user| {
        let name = kind.describe();
        let call = match kind {
            Kind::Mutex => format!("pthread_mutex_{what} of a {name} {user}"),
            Kind::Spin => format!("pthread_spin_{what} of a {name} {user}"),
            Kind::Cond => format!("pthread_cond_{what} of a {name} {user}"),
            Kind::Barrier => format!("pthread_barrier_{what} of a {name} {user}"),
            _ => format!("pthread_rwlock_{what} of a {name} {user}"),
        };
        Err(kind.wrong(call))
    })
}

/// May a thread wait on a condition variable with a mutex? `None`: it may; otherwise what the wait
/// answers. POSIX `pthread_cond_wait`: EPERM where an error-checking mutex is not the thread's.
///
/// # Errors
/// The mutex is none, or the thread does not hold it.
pub fn check_wait(known: Option<&State>, word: Value, thread: Tid) -> Result<Option<Value>, Stop> {
    match found(known, word, Kind::Mutex)? {
        State::Mutex(_, mutex) => mutex::check_wait(mutex, thread),
        other => bug!("a mutex has the state {other:?}"),
    }
}

/// In how many ways may a thread's call take a state: a signal may wake any waiter, and who was
/// cancelled may still take what is there. A call that is blocked, or wrong, has one as well.
pub fn choices(known: Option<&State>, thread: Tid, call: &Call) -> u32 {
    match (call.op, known) {
        (Op::SemWait(Patience::Heeds), Some(State::Semaphore(semaphore))) => {
            semaphore.choices(thread)
        }
        (Op::Signal, Some(State::Cond(cond))) => cond.waiters().len().max(1) as u32,
        _ => 1,
    }
}

/// What comes after a call that has got its answer; `has_changed`: it has changed the state.
pub fn next(call: &Call, answer: Value, has_changed: bool) -> Next {
    let turn = |op| Next::Then(Call { op, object: call.other, other: call.object });
    match call.op {
        Op::Wait { is_split: true, .. } => Next::Done(answer),
        Op::Wait { is_timed, may_leave, .. } => turn(Op::Release(Waiter { is_timed, may_leave })),
        Op::Release(waiter) => turn(Op::Wake(waiter)),
        Op::Wake(waiter) => turn(Op::Relock { has_timed_out: waiter.is_timed && has_changed }),
        Op::Arrive if answer.bits != SERIAL_THREAD => Next::Then(Call { op: Op::Leave, ..*call }),
        _ => Next::Done(answer),
    }
}

/// A thread that waits at an object, and uses it again when it goes on: at a condition variable or
/// a barrier, whose memory must not go away meanwhile.
pub fn waiter_at(state: &State) -> Option<Tid> {
    match state {
        State::Cond(cond) => cond.first(),
        State::Barrier(barrier) => barrier.first(),
        _ => None,
    }
}

/// Does a call, however it goes on once it is blocked or may be performed, bring its thread to see
/// what those have seen who made that possible? What gives up need not, nor what is an error: a
/// robust mutex may turn out to be of no use. Nor does whoever runs the function of `pthread_once`
/// because that was cancelled before.
pub fn learns(known: Option<&State>, call: &Call) -> bool {
    let waits = |patience| matches!(patience, Patience::Waits | Patience::Heeds);
    let is_plain = || matches!(known, Some(State::Mutex(_, mutex)) if !mutex.is_robust());
    match call.op {
        Op::Lock(_, patience) => waits(patience) && is_plain(),
        Op::Relock { .. } => is_plain(),
        Op::ReadLock(patience) | Op::WriteLock(patience) | Op::SemWait(patience) => waits(patience),
        Op::Wake(waiter) => !waiter.may_leave,
        Op::Leave => true,
        _ => false,
    }
}

/// What a blocked thread waits for: an object in its newest state. `name` says its name.
pub fn blocked_on(known: Option<&State>, call: &Call, name: String) -> BlockedOn {
    let owner = |mutex: &Mutex| mutex.owner().unwrap_or(0);
    match (call.op, known) {
        (Op::Lock(..) | Op::Relock { .. }, Some(State::Mutex(_, mutex))) => {
            BlockedOn::Mutex(name, owner(mutex))
        }
        (Op::Leave | Op::Arrive, Some(State::Barrier(barrier))) => {
            BlockedOn::Barrier(name, barrier.waiting() as u32, barrier.count())
        }
        (Op::OnceBegin, Some(State::Once(Once::Running(runner)))) => BlockedOn::Once(name, *runner),
        (Op::ReadLock(_) | Op::WriteLock(_), Some(State::RwLock(lock))) => {
            BlockedOn::RwLock(name, lock.holders().to_vec())
        }
        (Op::SemWait(_), _) => BlockedOn::Semaphore(name),
        (Op::BeginExit, Some(State::Exit(Some(by)))) => BlockedOn::Exit(*by),
        _ => BlockedOn::Condition(name),
    }
}

#[cfg(test)]
mod tests;
