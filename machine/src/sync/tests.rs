//! What calls do, case by case as POSIX has them.

use super::threads::{Claim, Life, detach, join};
use super::*;
use crate::end::End;

const NORMAL: u64 = 0;
const RECURSIVE: u64 = 1;
const ERROR_CHECK: u64 = 2;

/// An object that calls change, one after the other.
#[derive(Clone)]
struct Object {
    word: Value,
    state: Option<State>,
}

impl Object {
    fn new(word: u64) -> Object {
        Object { word: Value::int(word), state: None }
    }

    fn call(&mut self, thread: Tid, op: Op) -> Result<Step, Stop> {
        let call = Call::new(op, Value::ZERO);
        let step = step(self.state.as_ref(), self.word, thread, &call, 0)?;
        if let Step::Write(state, ..) = &step {
            self.state = Some(state.clone());
        }
        Ok(step)
    }

    /// The answer of a call that neither waits nor is wrong.
    #[track_caller]
    fn answer(&mut self, thread: Tid, op: Op) -> u64 {
        match self.call(thread, op) {
            Ok(Step::Write(_, answer, _) | Step::Stay(answer, _)) => answer.bits,
            other => panic!("{other:?}"),
        }
    }

    #[track_caller]
    fn waits(&mut self, thread: Tid, op: Op) {
        assert_eq!(self.call(thread, op).ok(), Some(Step::Blocked));
    }

    #[track_caller]
    fn wrong(&mut self, thread: Tid, op: Op) -> &'static str {
        self.call(thread, op).map_or_else(|end| end.code(), |step| panic!("{step:?}"))
    }
}

const LOCK: Op = Op::Lock(Kind::Mutex, Patience::Waits);
const TRY: Op = Op::Lock(Kind::Mutex, Patience::Tries);
const TIMED: Op = Op::Lock(Kind::Mutex, Patience::Timed);
const UNLOCK: Op = Op::Unlock(Kind::Mutex);

/// POSIX `pthread_mutex_lock`, `_trylock`, `_timedlock`: the table of types.
#[test]
fn a_mutex_that_is_held() {
    for (word, again, timed) in [
        (NORMAL, None, errno::ETIMEDOUT),
        (RECURSIVE, Some(0), 0),
        (ERROR_CHECK, Some(errno::EDEADLK), errno::EDEADLK),
    ] {
        let mut mutex = Object::new(word);
        assert_eq!(mutex.answer(1, LOCK), 0);
        match again {
            Some(answer) => assert_eq!(mutex.answer(1, LOCK), answer),
            None => mutex.waits(1, LOCK),
        }
        assert_eq!(mutex.answer(1, TIMED), timed);
        mutex.waits(2, LOCK);
        assert_eq!(mutex.answer(2, TRY), errno::EBUSY);
        assert_eq!(mutex.answer(2, TIMED), errno::ETIMEDOUT);
    }
}

/// POSIX `pthread_mutex_unlock`: who does not own the mutex gets EPERM and changes nothing, or has
/// undefined behaviour if the mutex is a normal one.
#[test]
fn an_unlock_by_somebody_else() {
    for word in [RECURSIVE, ERROR_CHECK] {
        let mut mutex = Object::new(word);
        assert_eq!(mutex.answer(1, UNLOCK), errno::EPERM);
        assert_eq!(mutex.answer(1, LOCK), 0);
        assert_eq!(mutex.answer(2, UNLOCK), errno::EPERM);
        mutex.waits(2, LOCK);
    }
    let mut mutex = Object::new(NORMAL);
    assert_eq!(mutex.wrong(1, UNLOCK), "T0801");
    assert_eq!(mutex.answer(1, LOCK), 0);
    assert_eq!(mutex.wrong(2, UNLOCK), "T0801");
}

#[test]
fn a_recursive_mutex_is_free_after_as_many_unlocks() {
    let mut mutex = Object::new(RECURSIVE);
    assert_eq!((mutex.answer(1, LOCK), mutex.answer(1, TRY)), (0, 0));
    // A wait on a condition variable gives it up once (POSIX `pthread_cond_wait`, rationale).
    let waiter = Waiter { is_timed: false, may_leave: false };
    assert_eq!(mutex.answer(1, Op::Release(waiter)), 0);
    mutex.waits(2, LOCK);
    assert_eq!(mutex.answer(1, UNLOCK), 0);
    assert_eq!(mutex.answer(2, LOCK), 0);
}

#[test]
fn use_after_destruction_and_before_initialisation() {
    let mut mutex = Object::new(NORMAL);
    assert_eq!(mutex.answer(1, LOCK), 0);
    assert_eq!(mutex.wrong(2, Op::Destroy(Kind::Mutex)), "T0801");
    assert_eq!(mutex.wrong(2, Op::Renew(Kind::Mutex)), "T0801");
    assert_eq!(mutex.answer(1, UNLOCK), 0);
    assert_eq!(mutex.answer(2, Op::Destroy(Kind::Mutex)), 0);
    assert_eq!(mutex.wrong(1, Op::Relock { has_timed_out: false }), "T0801");
    // `pthread_mutex_init` writes the state word: a new object.
    assert_eq!(mutex.answer(1, Op::Renew(Kind::Mutex)), 0);
    mutex.state = None;
    assert_eq!(mutex.answer(1, LOCK), 0);
    assert_eq!(mutex.wrong(1, Op::SemPost), "T0804");
    for bits in [7, 0x4242] {
        assert_eq!(Object::new(bits).wrong(1, LOCK), "T0801");
    }
    let mut fresh = Object { word: Value::undef(32), state: None };
    assert_eq!(fresh.wrong(1, LOCK), "T0801");
    assert_eq!(fresh.answer(1, Op::Renew(Kind::Mutex)), 0);
}

#[test]
fn waits_on_condition_variables() {
    let waits = Op::Wait { is_timed: false, may_leave: false, is_split: false };
    let waiter = |may_leave| Op::Wake(Waiter { is_timed: may_leave, may_leave });
    let mut cond = Object::new(0);
    assert_eq!(cond.answer(0, Op::Signal), 0);
    assert_eq!((cond.answer(1, waits), cond.answer(2, waits)), (0, 0));
    cond.waits(1, waiter(false));
    assert_eq!(cond.wrong(0, Op::Destroy(Kind::Cond)), "T0803");
    let signal = Call::new(Op::Signal, Value::ZERO);
    assert_eq!(choices(cond.state.as_ref(), 0, &signal), 2);
    let second = step(cond.state.as_ref(), cond.word, 0, &signal, 1).ok();
    let Some(Step::Write(State::Cond(left), ..)) = second else { panic!("{second:?}") };
    assert_eq!(left.waiters(), [1]);
    assert_eq!(cond.answer(2, waiter(true)), 0);
    assert_eq!(cond.answer(0, Op::Broadcast), 0);
    assert_eq!(cond.answer(1, waiter(false)), 0);
    // Who was woken needs only the mutex (POSIX `pthread_cond_destroy`).
    let mut gone = cond.clone();
    assert_eq!(gone.answer(0, Op::Destroy(Kind::Cond)), 0);
    assert_eq!((gone.answer(1, waiter(false)), gone.answer(2, waiter(true))), (0, 0));
    assert_eq!(gone.wrong(1, waits), "T0803");
    // The binding to one mutex ends with the last waiter.
    let wait = |address| Call { op: waits, object: Value::ZERO, other: Value::int(address) };
    let first = step(cond.state.as_ref(), cond.word, 1, &wait(8), 0).ok();
    let Some(Step::Write(bound, ..)) = first else { panic!("{first:?}") };
    let other = step(Some(&bound), cond.word, 2, &wait(16), 0);
    assert_eq!(other.map_err(|end| end.code()), Err("T0803"));
    assert!(step(Some(&bound), cond.word, 2, &wait(8), 0).is_ok());
}

#[test]
fn the_parts_of_a_wait() {
    let (cond, mutex) = (Value::int(8), Value::int(16));
    let op = Op::Wait { is_timed: true, may_leave: true, is_split: false };
    let mut call = Call { op, object: cond, other: mutex };
    let mut seen = Vec::new();
    while let Next::Then(next) = next(&call, Value::ZERO, true) {
        seen.push((next.name(), next.object));
        call = next;
    }
    assert_eq!(seen, [("unlock", mutex), ("wake", cond), ("lock", mutex)]);
    assert_eq!(call.op, Op::Relock { has_timed_out: true });
}

#[test]
fn barriers() {
    let mut barrier = Object::new(2);
    assert_eq!(Object::new(0).wrong(1, Op::Arrive), "T0805");
    for _ in 0..2 {
        assert_eq!(barrier.answer(1, Op::Arrive), 0);
        barrier.waits(1, Op::Leave);
        assert_eq!(barrier.wrong(0, Op::Destroy(Kind::Barrier)), "T0805");
        assert_eq!(barrier.answer(2, Op::Arrive), SERIAL_THREAD);
        assert_eq!(barrier.answer(1, Op::Leave), 0);
    }
    assert_eq!(barrier.answer(0, Op::Destroy(Kind::Barrier)), 0);
    assert_eq!(barrier.answer(1, Op::Leave), 0);
    assert_eq!(barrier.wrong(1, Op::Arrive), "T0805");
}

#[test]
fn once() {
    let mut once = Object::new(0);
    assert_eq!(once.answer(1, Op::OnceBegin), 1);
    once.waits(2, Op::OnceBegin);
    once.waits(1, Op::OnceBegin);
    assert_eq!(once.answer(1, Op::OnceEnd), 0);
    assert_eq!(once.answer(2, Op::OnceBegin), 0);
    assert_eq!(Object::new(1).wrong(1, Op::OnceBegin), "T0804");
}

#[test]
fn read_write_locks() {
    let (read, write) = (Op::ReadLock(Patience::Waits), Op::WriteLock(Patience::Waits));
    let mut lock = Object::new(0);
    assert_eq!((lock.answer(1, read), lock.answer(2, read), lock.answer(1, read)), (0, 0, 0));
    lock.waits(3, write);
    assert_eq!(lock.answer(3, Op::WriteLock(Patience::Tries)), errno::EBUSY);
    assert_eq!(lock.wrong(3, Op::RwUnlock), "T0804");
    assert_eq!(lock.wrong(3, Op::Destroy(Kind::RwLock)), "T0804");
    for thread in [1, 2, 1] {
        lock.waits(3, write);
        assert_eq!(lock.answer(thread, Op::RwUnlock), 0);
    }
    assert_eq!(lock.answer(3, write), 0);
    lock.waits(1, read);
    lock.waits(3, read);
    assert_eq!(lock.answer(1, Op::ReadLock(Patience::Timed)), errno::ETIMEDOUT);
    assert_eq!(lock.wrong(1, Op::RwUnlock), "T0804");
    assert_eq!(lock.answer(3, Op::RwUnlock), 0);
}

#[test]
fn semaphores() {
    let wait = |patience| Op::SemWait(patience);
    let mut semaphore = Object::new(1);
    assert_eq!(semaphore.answer(1, Op::SemValue), 1);
    assert_eq!(semaphore.answer(1, wait(Patience::Waits)), 0);
    semaphore.waits(2, wait(Patience::Waits));
    assert_eq!(semaphore.answer(2, wait(Patience::Tries)), errno::EAGAIN);
    assert_eq!(semaphore.answer(2, wait(Patience::Timed)), errno::ETIMEDOUT);
    assert_eq!(semaphore.answer(3, Op::SemPost), 0);
    assert_eq!(semaphore.answer(2, wait(Patience::Tries)), 0);
    let mut full = Object::new(i32::MAX as u64);
    assert_eq!(full.answer(1, Op::SemPost), errno::EOVERFLOW);
    assert_eq!(Object::new(1 << 31).wrong(1, Op::SemPost), "T0804");
}

/// POSIX 2.9.5.2: who is cancelled waits no longer, and takes no signal. Where what it waits for
/// has happened as well, both may be.
#[test]
fn who_is_cancelled_waits_no_longer() {
    let heeds = Op::SemWait(Patience::Heeds);
    let mut semaphore = Object::new(0);
    semaphore.waits(1, heeds);
    assert_eq!(semaphore.answer(0, Op::Expel(Kind::Semaphore, 1)), 1);
    semaphore.waits(2, heeds);
    semaphore.waits(1, Op::SemWait(Patience::Waits));
    assert_eq!(semaphore.answer(1, heeds), errno::ECANCELED);
    assert_eq!(semaphore.answer(0, Op::SemPost), 0);
    let call = Call::new(heeds, Value::ZERO);
    let state = semaphore.state.clone();
    assert_eq!((choices(state.as_ref(), 1, &call), choices(state.as_ref(), 2, &call)), (2, 1));
    let cancelled = step(state.as_ref(), semaphore.word, 1, &call, 1).ok();
    assert_eq!(cancelled, Some(Step::Stay(Value::int(errno::ECANCELED), Sync::Acquire)));
    assert_eq!(semaphore.answer(1, heeds), 0);

    let mut cond = Object::new(0);
    let waits = Op::Wait { is_timed: false, may_leave: false, is_split: true };
    let wake = Op::Wake(Waiter { is_timed: false, may_leave: false });
    assert_eq!((cond.answer(1, waits), cond.answer(2, waits)), (0, 0));
    assert_eq!(next(&Call::new(waits, Value::ZERO), Value::ZERO, true), Next::Done(Value::ZERO));
    assert_eq!(cond.answer(0, Op::Expel(Kind::Cond, 1)), 1);
    assert_eq!(cond.answer(0, Op::Expel(Kind::Cond, 1)), 0);
    assert_eq!((cond.answer(1, wake), cond.answer(0, Op::Signal)), (0, 0));
    assert_eq!(cond.answer(2, wake), 0);
    assert_eq!(cond.answer(0, Op::Destroy(Kind::Cond)), 0);
    assert_eq!(cond.answer(0, Op::Expel(Kind::Cond, 1)), 0);
}

/// POSIX `pthread_mutexattr_setrobust`, `pthread_mutex_consistent`.
#[test]
fn a_robust_mutex_tells_of_its_owner() {
    let mut mutex = Object::new(16 + RECURSIVE);
    assert_eq!((mutex.answer(1, LOCK), mutex.answer(1, LOCK)), (0, 0));
    assert_eq!(mutex.answer(2, TRY), errno::EBUSY);
    assert_eq!(mutex.answer(1, Op::MakeConsistent), errno::EINVAL);
    assert_eq!((mutex.answer(2, Op::Abandon), mutex.answer(2, UNLOCK)), (0, errno::EPERM));
    mutex.waits(2, LOCK);
    assert_eq!(mutex.answer(1, Op::Abandon), 0);
    assert_eq!((mutex.answer(2, LOCK), mutex.answer(2, LOCK)), (errno::EOWNERDEAD, 0));
    let mut lost = mutex.clone();
    assert_eq!(mutex.answer(2, Op::MakeConsistent), 0);
    assert_eq!(
        (mutex.answer(2, UNLOCK), mutex.answer(2, UNLOCK), mutex.answer(1, LOCK)),
        (0, 0, 0)
    );
    assert_eq!((lost.answer(2, UNLOCK), lost.answer(2, UNLOCK)), (0, 0));
    for op in [LOCK, TRY, TIMED, Op::Relock { has_timed_out: false }] {
        assert_eq!(lost.answer(1, op), errno::ENOTRECOVERABLE);
    }
    // One that is not robust stays locked.
    let mut normal = Object::new(NORMAL);
    assert_eq!((normal.answer(1, LOCK), normal.answer(1, Op::Abandon)), (0, 0));
    normal.waits(2, LOCK);
}

/// C11 7.22.4.2 and .4.
#[test]
fn handlers_of_exit() {
    let (f, g) = (Value::int(64), Value::int(128));
    let mut list = Object::new(0);
    assert_eq!((list.answer(1, Op::AtExit(f)), list.answer(2, Op::AtExit(g))), (0, 0));
    assert_eq!(list.answer(0, Op::PopHandler), 128);
    assert_eq!(list.answer(0, Op::PopHandler), 64);
    assert_eq!(list.answer(0, Op::PopHandler), 0);
    let mut exit = Object::new(0);
    assert_eq!(exit.answer(1, Op::BeginExit), 0);
    exit.waits(2, Op::BeginExit);
    assert_eq!(exit.wrong(1, Op::BeginExit), "T0804");
}

/// POSIX `pthread_join`, `pthread_detach`: one of them, once.
#[test]
fn threads_are_joined_or_detached_once() {
    let ended = Life::Ended(Value::int(7));
    let code = |end: Stop| match *end {
        End::Ub { kind, .. } => kind.code(),
        other => panic!("{other:?}"),
    };
    assert_eq!(join(1, ended, None).map_err(code), Ok(Some(Value::int(7))));
    assert_eq!(join(1, Life::Alive, None).map_err(code), Ok(None));
    assert_eq!(detach(1, Life::Alive, None).map_err(code), Ok(()));
    for claim in [Claim::Joined, Claim::Detached] {
        assert_eq!(join(1, ended, Some(claim)).map_err(code), Err("T0802"));
        assert_eq!(join(1, Life::Alive, Some(claim)).map_err(code), Err("T0802"));
        assert_eq!(detach(1, Life::Alive, Some(claim)).map_err(code), Err("T0802"));
    }
    assert_eq!(join(77, Life::None, None).map_err(code), Err("T0802"));
    assert_eq!(detach(77, Life::None, None).map_err(code), Err("T0802"));
}
