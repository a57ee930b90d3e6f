//! Barriers (POSIX `pthread_barrier_*`). Their state is in `GlobalControl`, by address, as that of
//! mutexes.
//!
//! POSIX leaves open which thread of a round is its serial thread; here it is the one that arrives
//! last. That leaves out nothing: the threads of a round can arrive in any order, as each does no
//! more than wait once it is there, and nobody else can see that it is.

use super::{Outcome, World, check_lock, errno, lock_id};
use crate::control::Barrier;
use crate::end::{End, Stop, Ub};
use crate::request::Request;
use crate::thread::Tid;
use crate::value::Value;
use triomphe::Arc;

/// `PTHREAD_BARRIER_SERIAL_THREAD`, -1 as an `int` (as Linux has it).
pub const SERIAL_THREAD: u64 = 0xffff_ffff;

/// Performs a request on a barrier.
pub(super) fn perform(
    world: &mut World<'_>,
    thread: Tid,
    request: &Request,
) -> Result<Outcome, Stop> {
    let int = |n: u64| Ok(Outcome::Value(Value::int(n)));
    match request {
        Request::BarrierInit { count: 0, .. } => int(errno::EINVAL),
        Request::BarrierInit { barrier, count } => {
            check_lock(world.cache, barrier)?;
            check_waiting(world.control.barrier(lock_id(barrier)), "pthread_barrier_init")?;
            let new = Barrier { id: lock_id(barrier), count: *count, arrived: Default::default() };
            Arc::make_mut(world.control).set_barrier(new);
            int(0)
        }
        Request::BarrierDestroy { barrier } => {
            let known = known(world, barrier, "pthread_barrier_destroy")?;
            check_waiting(Some(&known), "pthread_barrier_destroy")?;
            Arc::make_mut(world.control).set_barrier(Barrier { count: 0, ..known });
            int(0)
        }
        Request::BarrierWait { barrier } => {
            let mut state = known(world, barrier, "pthread_barrier_wait")?;
            let is_last = state.arrived.len() as u64 + 1 >= u64::from(state.count);
            if is_last {
                state.arrived.clear();
            } else {
                state.arrive(thread);
            }
            Arc::make_mut(world.control).set_barrier(state);
            if is_last {
                int(SERIAL_THREAD)
            } else {
                Ok(Outcome::Then(Request::BarrierLeave { barrier: *barrier }))
            }
        }
        _ => int(0),
    }
}

/// A barrier that is in use.
fn known(world: &World<'_>, barrier: &Value, call: &str) -> Result<Barrier, Stop> {
    check_lock(world.cache, barrier)?;
    match world.control.barrier(lock_id(barrier)) {
        Some(known) => check_count(Some(known.count), call).map(|()| known.clone()),
        None => check_count(None, call).map(|()| Barrier::default()),
    }
}

/// POSIX: using a barrier that is not initialised (no count), or was destroyed (a count of 0), is
/// undefined behaviour.
///
/// # Errors
/// It is one of these.
pub fn check_count(count: Option<u32>, call: &str) -> Result<(), Stop> {
    match count {
        None => Err(End::ub(
            Ub::BarrierMisuse,
            format!("{call} of what was never initialised as a barrier"),
        )),
        Some(0) => {
            Err(End::ub(Ub::BarrierMisuse, format!("{call} of a barrier that was destroyed")))
        }
        Some(_) => Ok(()),
    }
}

/// POSIX: no thread may wait at a barrier that is destroyed or initialised.
fn check_waiting(barrier: Option<&Barrier>, call: &str) -> Result<(), Stop> {
    match barrier.and_then(|b| b.arrived.first()) {
        Some(waiting) => Err(waits(call, *waiting)),
        None => Ok(()),
    }
}

/// A barrier is destroyed or initialised at which a thread may wait.
pub fn waits(call: &str, thread: Tid) -> Stop {
    End::ub(Ub::BarrierMisuse, format!("{call} of a barrier at which thread {thread} waits"))
}
