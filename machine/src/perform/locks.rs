//! Mutexes and condition variables (POSIX `pthread_mutex_*`, `pthread_cond_*`).
//!
//! The library owns the bytes of these objects. Their state is in `GlobalControl`, by address; of
//! the bytes only the kind of a statically initialised mutex is read, where Linux's headers and
//! ours both have it.

use super::{Outcome, World, check_lock, errno, lock_id};
use crate::end::{End, Stop, Ub};
use crate::memory::Cache;
use crate::request::{MutexKind, Request};
use crate::thread::Tid;
use crate::value::Value;
use triomphe::Arc;

/// Where the kind of a mutex stands in its bytes, with pointers of 64 bits.
const KIND_OFFSET: u64 = 16;
/// The same with narrower pointers.
const KIND_OFFSET_32: u64 = 12;

/// Performs a request on a mutex.
pub(super) fn perform(
    world: &mut World<'_>,
    thread: Tid,
    request: &Request,
) -> Result<Outcome, Stop> {
    let int = |n: u64| Ok(Outcome::Value(Value::int(n)));
    match request {
        Request::MutexInit { mutex, attributes } => {
            check_lock(world.cache, mutex)?;
            let kind = kind_of_attributes(world.cache, attributes)?;
            let entry = Arc::make_mut(world.control).mutex_mut(lock_id(mutex), kind);
            if let Some(owner) = entry.owner {
                return Err(End::ub(
                    Ub::MutexMisuse,
                    format!("pthread_mutex_init of a mutex that thread {owner} holds"),
                ));
            }
            (entry.kind, entry.is_destroyed) = (kind, false);
            int(0)
        }
        Request::MutexDestroy { mutex } => {
            let kind = known_kind(world, mutex, None)?;
            let id = lock_id(mutex);
            if let Some(owner) = world.control.mutex(id).and_then(|m| m.owner) {
                return Err(End::ub(
                    Ub::MutexMisuse,
                    format!("pthread_mutex_destroy of a mutex that thread {owner} holds"),
                ));
            }
            Arc::make_mut(world.control).mutex_mut(id, kind).is_destroyed = true;
            int(0)
        }
        Request::Lock { mutex, kind } => {
            let kind = known_kind(world, mutex, *kind)?;
            let entry = Arc::make_mut(world.control).mutex_mut(lock_id(mutex), kind);
            match (entry.owner, entry.kind) {
                (Some(owner), MutexKind::ErrorCheck) if owner == thread => int(errno::EDEADLK),
                _ => {
                    entry.owner = Some(thread);
                    entry.depth += 1;
                    int(0)
                }
            }
        }
        Request::TryLock { mutex, kind } => {
            let kind = known_kind(world, mutex, *kind)?;
            let entry = Arc::make_mut(world.control).mutex_mut(lock_id(mutex), kind);
            let is_again = entry.owner == Some(thread) && entry.kind == MutexKind::Recursive;
            if entry.owner.is_some() && !is_again {
                return int(errno::EBUSY);
            }
            entry.owner = Some(thread);
            entry.depth += 1;
            int(0)
        }
        Request::Unlock { mutex } => unlock(world, thread, mutex),
        _ => int(0),
    }
}

fn unlock(world: &mut World<'_>, thread: Tid, mutex: &Value) -> Result<Outcome, Stop> {
    check_lock(world.cache, mutex)?;
    let id = lock_id(mutex);
    check_destroyed(world, mutex)?;
    let owner = world.control.mutex(id).and_then(|m| m.owner);
    let kind = world.control.mutex(id).map_or(MutexKind::Normal, |m| m.kind);
    if owner != Some(thread) {
        if kind != MutexKind::Normal {
            return Ok(Outcome::Value(Value::int(errno::EPERM)));
        }
        let who =
            owner.map_or("that is not locked".to_owned(), |t| format!("that thread {t} holds"));
        return Err(End::ub(Ub::MutexMisuse, format!("thread {thread} unlocks a mutex {who}")));
    }
    let entry = Arc::make_mut(world.control).mutex_mut(id, kind);
    entry.depth -= 1;
    if entry.depth == 0 {
        entry.owner = None;
    }
    Ok(Outcome::Value(Value::ZERO))
}

/// Performs a request on a condition variable.
pub(super) fn perform_cond(
    world: &mut World<'_>,
    thread: Tid,
    request: &Request,
    option: u32,
) -> Result<Outcome, Stop> {
    let int = |n: u64| Ok(Outcome::Value(Value::int(n)));
    match request {
        Request::CondInit { cond } | Request::CondDestroy { cond } => {
            check_lock(world.cache, cond)?;
            if !world.control.waiters(lock_id(cond)).is_empty() {
                return Err(End::ub(Ub::CondMisuse, "threads wait on the condition variable"));
            }
            int(0)
        }
        Request::CondWait { cond, mutex, is_timed } => wait(world, thread, cond, mutex, *is_timed),
        Request::CondRelock { cond, mutex, depth, is_timed, has_timed_out } => {
            let id = lock_id(cond);
            let place = world.control.waiters(id).iter().position(|&t| t == thread);
            let control = Arc::make_mut(world.control);
            if let Some(place) = place {
                // POSIX: a timeout does not wait for the mutex, so a signal that comes before the
                // thread has got it is lost.
                control.remove_waiter(id, place);
                let (cond, mutex, is_timed) = (*cond, *mutex, *is_timed);
                return Ok(Outcome::Then(Request::CondRelock {
                    cond,
                    mutex,
                    is_timed,
                    depth: *depth,
                    has_timed_out: is_timed,
                }));
            }
            let entry = control.mutex_mut(lock_id(mutex), MutexKind::Normal);
            (entry.owner, entry.depth) = (Some(thread), *depth);
            int(if *has_timed_out { errno::ETIMEDOUT } else { 0 })
        }
        Request::Signal { cond } => {
            check_lock(world.cache, cond)?;
            let id = lock_id(cond);
            if !world.control.waiters(id).is_empty() {
                Arc::make_mut(world.control).remove_waiter(id, option as usize);
            }
            int(0)
        }
        Request::Broadcast { cond } => {
            check_lock(world.cache, cond)?;
            let id = lock_id(cond);
            if !world.control.waiters(id).is_empty() {
                Arc::make_mut(world.control).conds.retain(|c| c.id != id);
            }
            int(0)
        }
        _ => int(0),
    }
}

/// POSIX `pthread_cond_wait`: gives the mutex up and waits, as one step.
fn wait(
    world: &mut World<'_>,
    thread: Tid,
    cond: &Value,
    mutex: &Value,
    is_timed: bool,
) -> Result<Outcome, Stop> {
    check_lock(world.cache, cond)?;
    check_lock(world.cache, mutex)?;
    let id = lock_id(mutex);
    let Some(held) = world.control.mutex(id).copied().filter(|m| m.owner == Some(thread)) else {
        return Err(End::ub(
            Ub::CondMisuse,
            format!("thread {thread} waits without holding the mutex"),
        ));
    };
    let control = Arc::make_mut(world.control);
    let entry = control.mutex_mut(id, held.kind);
    (entry.owner, entry.depth) = (None, 0);
    control.add_waiter(lock_id(cond), thread);
    Ok(Outcome::Then(Request::CondRelock {
        cond: *cond,
        mutex: *mutex,
        is_timed,
        depth: held.depth,
        has_timed_out: false,
    }))
}

/// The kind of a mutex: given by the caller, known from before, or read from its bytes.
fn known_kind(
    world: &World<'_>,
    mutex: &Value,
    kind: Option<MutexKind>,
) -> Result<MutexKind, Stop> {
    check_lock(world.cache, mutex)?;
    check_destroyed(world, mutex)?;
    if let Some(kind) = kind {
        return Ok(kind);
    }
    match world.control.mutex(lock_id(mutex)) {
        Some(entry) => Ok(entry.kind),
        None => kind_in_memory(world.cache, mutex, world.pointer_bits),
    }
}

/// The kind of a mutex that was never initialised by a call, from its own bytes.
///
/// # Errors
/// The bytes are undefined.
pub fn kind_in_memory(cache: &Cache, mutex: &Value, pointer_bits: u32) -> Result<MutexKind, Stop> {
    kind_of_bytes(cache, mutex, if pointer_bits == 64 { KIND_OFFSET } else { KIND_OFFSET_32 })
}

/// The kind that a `pthread_mutexattr_t` says; null is the default.
///
/// # Errors
/// The bytes are undefined.
pub fn kind_of_attributes(cache: &Cache, attributes: &Value) -> Result<MutexKind, Stop> {
    let is_default = attributes.bits == 0 && !attributes.prov.is_object();
    if is_default { Ok(MutexKind::Normal) } else { kind_of_bytes(cache, attributes, 0) }
}

/// POSIX `pthread_mutex_destroy`: using a destroyed mutex is undefined behaviour.
fn check_destroyed(world: &World<'_>, mutex: &Value) -> Result<(), Stop> {
    if world.control.mutex(lock_id(mutex)).is_some_and(|m| m.is_destroyed) {
        return Err(End::ub(Ub::MutexMisuse, "the mutex was destroyed"));
    }
    Ok(())
}

/// The kind that four bytes of a mutex or of its attributes say.
fn kind_of_bytes(cache: &Cache, ptr: &Value, offset: u64) -> Result<MutexKind, Stop> {
    let Ok(spot) = cache.check(ptr, offset, 4, 0, false) else { return Ok(MutexKind::Normal) };
    let kind = cache.peek(spot, 4);
    if !kind.is_defined() {
        return Err(End::ub(Ub::MutexMisuse, "the mutex was never initialised"));
    }
    Ok(match kind.bits {
        1 => MutexKind::Recursive,
        2 => MutexKind::ErrorCheck,
        _ => MutexKind::Normal,
    })
}
