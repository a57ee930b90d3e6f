//! Requests that are no memory access: when they may be performed, and what they do. POSIX names
//! the functions; each case cites its own.

use crate::config::{Config, UndefPolicy};
use crate::control::{GlobalControl, LockId, Once, ThreadState};
use crate::end::{End, Stop, Ub};
use crate::handler::Literal;
use crate::memory::Cache;
use crate::memory::cache::Spot;
use crate::program::SiteId;
#[cfg(doc)]
use crate::request::Row;
use crate::request::{Answer, MutexKind, Reply, Request, Who};
use crate::thread::{Queues, Tid};
use crate::value::{Value, mask};
use triomphe::Arc;

/// POSIX error numbers as Linux has them.
pub mod errno {
    /// Not the owner.
    pub const EPERM: u64 = 1;
    /// Out of memory.
    pub const ENOMEM: u64 = 12;
    /// In use.
    pub const EBUSY: u64 = 16;
    /// Bad argument.
    pub const EINVAL: u64 = 22;
    /// Would deadlock.
    pub const EDEADLK: u64 = 35;
    /// Timed out.
    pub const ETIMEDOUT: u64 = 110;
}

/// What performing a request did.
pub enum Outcome {
    /// Its result.
    Value(Value),
    /// The thread now waits with this request instead.
    Then(Request),
    /// The thread has ended.
    Ended,
    /// A thread is to be made, not yet started; its id is the result.
    NewThread(Tid),
    /// A thread is to be started: id, function, argument; the request's result is 0.
    Spawn(Tid, Value, Value),
}

/// The parts of a machine that requests work on.
pub struct World<'a> {
    /// The parameters.
    pub config: &'a Config,
    /// Width of a pointer in bits.
    pub pointer_bits: u32,
    /// Memory.
    pub cache: &'a mut Cache,
    /// Threads, locks, the world.
    pub control: &'a mut Arc<GlobalControl>,
}

/// A thread asks: requests that no other thread can notice are performed at once, the others wait
/// for the engine.
pub fn ask(
    handler: &mut Literal<'_>,
    queues: &mut Queues,
    who: Who,
    request: Request,
) -> Reply<Value> {
    let is_local = match &request {
        Request::Alloc { .. }
        | Request::ObjectSize { .. }
        | Request::SelfId
        | Request::Yield
        | Request::Sleep { .. } => true,
        Request::Freeze { .. } | Request::Nondet { .. } => {
            options(handler.config, handler.control, who.thread, &request) == 1
                && !is_choice_cut(handler.config, &request)
        }
        // Only an engine that drives the threads tells iterations apart.
        Request::SpinStart | Request::SpinEnd { .. } => !handler.cache.is_driven,
        Request::Free { ptr } => {
            let private =
                ptr.prov.is_object() && handler.cache.object(ptr.prov).is_none_or(|o| !o.is_shared);
            !ptr.prov.is_object() || private
        }
        _ => false,
    };
    if !is_local {
        return Ok(Answer::Pending);
    }
    let concerns = |ptr: &Value| queues.to_commit.iter().any(|op| op.prov == ptr.prov);
    if matches!(&request, Request::Free { ptr } if concerns(ptr)) {
        return Ok(Answer::Pending);
    }
    let site = who.site(handler.program);
    let mut world = World {
        config: handler.config,
        pointer_bits: handler.program.pointer_bits,
        cache: handler.cache,
        control: handler.control,
    };
    let Outcome::Value(value) = perform(&mut world, who.thread, site, &request, 0)? else {
        return Ok(Answer::Pending);
    };
    if matches!(request, Request::Alloc { .. }) && value.prov.is_object() {
        world.cache.object_mut(value.prov.arena(), value.prov.slot()).written_at =
            queues.next_ticket;
    }
    Ok(Answer::Ready(value))
}

/// Must the thread's own operations be done before the request may be performed? POSIX, "Memory
/// Synchronization"; for `pthread_create` the config decides (K-LLVM's Program-D).
pub fn needs_drain(config: &Config, request: &Request) -> bool {
    match request {
        Request::Spawn { .. } | Request::NewThread => config.pthread_create_fence,
        Request::Freeze { .. } | Request::Nondet { .. } | Request::Assume { .. } => false,
        _ => true,
    }
}

/// May the request be performed as soon as it may be, whatever other threads could do before it?
/// These are left movers in Lipton's sense: starting and ending a thread, and joining one that has
/// ended, and leaving a barrier. An unlock is one unless the program can look at a mutex without
/// waiting for it ([`Row::is_probe`]). What ends the execution is none: others could have done
/// something first.
pub fn is_mover(request: &Request, has_probes: bool) -> bool {
    match request {
        Request::ThreadExit { .. }
        | Request::Spawn { .. }
        | Request::Join { .. }
        | Request::BarrierLeave { .. } => true,
        Request::Unlock { .. } => !has_probes,
        _ => false,
    }
}

/// In how many ways may the request be performed now? 0: the thread is blocked.
pub fn options(config: &Config, control: &GlobalControl, thread: Tid, request: &Request) -> u32 {
    match request {
        Request::Lock { mutex, kind } => {
            let id = lock_id(mutex);
            let Some(m) = control.mutex(id) else { return 1 };
            let is_own = m.owner == Some(thread);
            let kind = kind.unwrap_or(m.kind);
            u32::from(m.owner.is_none() || (is_own && kind != MutexKind::Normal))
        }
        Request::CondRelock { cond, mutex, is_timed, .. } => {
            let is_waiting = control.waiters(lock_id(cond)).contains(&thread);
            u32::from(if is_waiting {
                *is_timed || config.spurious_wakeups
            } else {
                control.is_free(lock_id(mutex))
            })
        }
        Request::Signal { cond } => (control.waiters(lock_id(cond)).len() as u32).max(1),
        Request::Join { id } => match control.threads.get(*id as usize) {
            Some(ThreadState::Alive | ThreadState::Reserved) => 0,
            _ => 1,
        },
        Request::OnceBegin { once } => {
            let id = lock_id(once);
            let is_running =
                control.onces.iter().any(|o| o.id == id && o.runner.is_some_and(|t| t != thread));
            u32::from(!is_running)
        }
        Request::BarrierLeave { barrier } => u32::from(
            !control.barrier(lock_id(barrier)).is_some_and(|b| b.arrived.contains(&thread)),
        ),
        Request::Freeze { value, width, among } => match config.undef {
            UndefPolicy::Enumerate(most) if among.is_some() => {
                most.min(among.as_ref().map_or(1, |all| all.len() as u32))
            }
            UndefPolicy::Enumerate(most) => {
                let bits = (value.undef & mask(*width)).count_ones();
                if bits >= 31 { most } else { (1u32 << bits).min(most) }
            }
            _ => 1,
        },
        Request::Nondet { low, high, .. } => {
            high.abs_diff(*low).saturating_add(1).min(u64::from(config.limits.choices)) as u32
        }
        _ => 1,
    }
}

/// Does a choice offer fewer options than there are values? The search is then cut short.
pub fn is_choice_cut(config: &Config, request: &Request) -> bool {
    match (request, config.undef) {
        (Request::Freeze { among: Some(all), .. }, UndefPolicy::Enumerate(most)) => {
            all.len() > most as usize
        }
        (Request::Freeze { value, width, .. }, UndefPolicy::Enumerate(most)) => {
            let bits = (value.undef & mask(*width)).count_ones();
            bits >= 31 || 1u32 << bits > most
        }
        // One value stands for all of them, and nobody asked for that.
        (Request::Freeze { .. }, UndefPolicy::Error) => true,
        (Request::Nondet { low, high, .. }, _) => {
            high.abs_diff(*low) >= u64::from(config.limits.choices)
        }
        _ => false,
    }
}

/// Performs a request in its `option`th way.
///
/// # Errors
/// The end of the execution.
pub fn perform(
    world: &mut World<'_>,
    thread: Tid,
    site: SiteId,
    request: &Request,
    option: u32,
) -> Result<Outcome, Stop> {
    let int = |n: u64| Ok(Outcome::Value(Value::int(n)));
    match request {
        Request::Alloc { size, align, is_zeroed } => {
            let block = world.cache.allocate(thread, *size, *align, *is_zeroed, site)?;
            Ok(Outcome::Value(block.unwrap_or(Value::ZERO)))
        }
        Request::Free { ptr } => {
            if !(ptr.bits == 0 && ptr.is_plain()) {
                world.cache.free(ptr, thread, site)?;
            }
            int(0)
        }
        Request::ObjectSize { ptr } => int(world.cache.heap_block(ptr)?.1),
        Request::NewThread => new_thread(world),
        Request::Spawn { id, function, argument } => {
            Ok(Outcome::Spawn(*id as Tid, *function, *argument))
        }
        Request::Join { id } => join(world, *id),
        Request::Detach { id } => detach(world, *id),
        Request::ThreadExit { value } => {
            let control = Arc::make_mut(world.control);
            let is_detached = control.detached[thread as usize];
            control.threads[thread as usize] =
                if is_detached { ThreadState::Gone } else { ThreadState::Ended(*value) };
            Ok(Outcome::Ended)
        }
        Request::SelfId => int(u64::from(thread)),
        Request::MutexInit { .. }
        | Request::MutexDestroy { .. }
        | Request::Lock { .. }
        | Request::TryLock { .. }
        | Request::Unlock { .. } => crate::perform::locks::perform(world, thread, request),
        Request::CondInit { .. }
        | Request::CondDestroy { .. }
        | Request::CondWait { .. }
        | Request::CondRelock { .. }
        | Request::Signal { .. }
        | Request::Broadcast { .. } => {
            crate::perform::locks::perform_cond(world, thread, request, option)
        }
        Request::BarrierInit { .. }
        | Request::BarrierDestroy { .. }
        | Request::BarrierWait { .. }
        | Request::BarrierLeave { .. } => crate::perform::barriers::perform(world, thread, request),
        Request::OnceBegin { once } => {
            let id = lock_id(once);
            check_lock(world.cache, once)?;
            let control = Arc::make_mut(world.control);
            if control.onces.iter().any(|o| o.id == id) {
                return int(0);
            }
            let at = control.onces.partition_point(|o| o.id < id);
            control.onces.insert(at, Once { id, runner: Some(thread) });
            int(1)
        }
        Request::OnceEnd { once } => {
            let id = lock_id(once);
            for o in Arc::make_mut(world.control).onces.iter_mut().filter(|o| o.id == id) {
                o.runner = None;
            }
            int(0)
        }
        Request::Output { fd, buffer, len } => output(world, *fd, buffer, *len),
        // The virtual clock: a sleep takes no time that others could see (any thread may be
        // arbitrarily slow anyway), and each look at the clock finds it a microsecond later.
        Request::Sleep { .. } => int(0),
        Request::Now => {
            let control = Arc::make_mut(world.control);
            control.now += 1000;
            int(control.now)
        }
        Request::Yield | Request::SpinStart | Request::SpinEnd { .. } => int(0),
        Request::AtExit { function } => {
            Arc::make_mut(world.control).at_exit.push(*function);
            int(0)
        }
        Request::AtExitPop => {
            Ok(Outcome::Value(Arc::make_mut(world.control).at_exit.pop().unwrap_or(Value::ZERO)))
        }
        Request::ExitProcess { code } => Err(Box::new(End::Exit(*code as i32 & 0xff))),
        Request::Abort => Err(Box::new(End::Aborted)),
        Request::AssertFail { expression, file, line, function } => {
            Err(Box::new(End::AssertFailed {
                expression: text(world.cache, expression),
                file: text(world.cache, file),
                line: *line,
                function: text(world.cache, function),
            }))
        }
        Request::Misuse { what } => Err(End::ub(Ub::LibraryContract, text(world.cache, what))),
        Request::Assume { condition } => {
            if condition.bits == 0 {
                return Err(Box::new(End::AssumeFailed));
            }
            int(0)
        }
        Request::Nondet { width, low, high } => int(nth(*low, *high, option) as u64 & mask(*width)),
        Request::Freeze { among: Some(all), .. } => {
            int(all.get(option as usize).copied().unwrap_or_default())
        }
        Request::Freeze { value, width, .. } => {
            let undef = value.undef & mask(*width);
            Ok(Outcome::Value(Value {
                bits: value.bits | deposit(u64::from(option), undef),
                undef: 0,
                prov: value.prov,
            }))
        }
    }
}

fn new_thread(world: &mut World<'_>) -> Result<Outcome, Stop> {
    let control = Arc::make_mut(world.control);
    let limit = world.config.limits.threads;
    if control.threads.len() as u32 >= limit {
        return Err(Box::new(End::ThreadLimit(limit)));
    }
    control.threads.push(ThreadState::Reserved);
    control.detached.push(false);
    Ok(Outcome::NewThread(control.threads.len() as Tid - 1))
}

/// POSIX `pthread_join`: of a thread that is gone or detached it is undefined behaviour.
fn join(world: &mut World<'_>, id: u64) -> Result<Outcome, Stop> {
    let control = Arc::make_mut(world.control);
    let index = id as usize;
    match control.threads.get(index).copied() {
        Some(_) if control.detached[index] => {
            Err(End::ub(Ub::JoinMisuse, format!("pthread_join of thread {id}, which is detached")))
        }
        Some(ThreadState::Ended(value)) => {
            control.threads[index] = ThreadState::Gone;
            Ok(Outcome::Value(value))
        }
        Some(ThreadState::Gone) => {
            Err(End::ub(Ub::JoinMisuse, format!("thread {id} was joined before")))
        }
        _ => Err(End::ub(Ub::JoinMisuse, format!("{id} is no thread"))),
    }
}

/// POSIX `pthread_detach`.
fn detach(world: &mut World<'_>, id: u64) -> Result<Outcome, Stop> {
    let control = Arc::make_mut(world.control);
    let index = id as usize;
    match control.threads.get(index).copied() {
        Some(ThreadState::Gone) | None => Err(End::ub(
            Ub::JoinMisuse,
            format!("pthread_detach of {id}, which is no joinable thread"),
        )),
        Some(_) if control.detached[index] => {
            Err(End::ub(Ub::JoinMisuse, format!("thread {id} is detached already")))
        }
        Some(state) => {
            control.detached[index] = true;
            if let ThreadState::Ended(_) = state {
                control.threads[index] = ThreadState::Gone;
            }
            Ok(Outcome::Value(Value::ZERO))
        }
    }
}

/// `write(2)`: the bytes must be defined, as output is where a value is needed.
fn output(world: &mut World<'_>, fd: u32, buffer: &Value, len: u64) -> Result<Outcome, Stop> {
    let done = Ok(Outcome::Value(Value::ZERO));
    if len == 0 {
        return done;
    }
    let spot = world.cache.check(buffer, 0, len, 0, false)?;
    let object = &world.cache.arenas[spot.arena as usize].objects[spot.slot as usize];
    let bytes = match object.bytes.defined(spot.offset, len) {
        Ok(bytes) => bytes,
        Err((at, true)) => return Err(End::ub(Ub::PoisonOutput, format!("byte {at} of {len}"))),
        Err((_, false)) if world.config.undef == UndefPolicy::Zero => {
            (0..len).map(|i| object.bytes.load(spot.offset + i, 1).bits as u8).collect()
        }
        Err((at, false)) if object.bytes.load(spot.offset + at, 1).is_vague() => {
            return Err(End::unsupported(crate::step::VAGUE));
        }
        Err((at, false)) => return Err(End::ub(Ub::UndefOutput, format!("byte {at} of {len}"))),
    };
    Arc::make_mut(world.control).write(fd, &bytes);
    done
}

/// The identity of a synchronisation object.
pub fn lock_id(ptr: &Value) -> LockId {
    (ptr.prov.word(), ptr.bits)
}

/// A synchronisation object must lie in live memory.
pub(crate) fn check_lock(cache: &Cache, ptr: &Value) -> Result<Spot, Stop> {
    cache.check(ptr, 0, 1, 0, false)
}

/// A string of the program, for messages.
fn text(cache: &Cache, ptr: &Value) -> String {
    let mut bytes = Vec::new();
    while bytes.len() < 4096 {
        let Ok(spot) = cache.check(ptr, bytes.len() as u64, 1, 0, false) else { break };
        let byte = cache.peek(spot, 1);
        if !byte.is_defined() || byte.bits == 0 {
            break;
        }
        bytes.push(byte.bits as u8);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The `n`th value of a range, those around zero first: 0, 1, -1, 2, -2 …
fn nth(low: i64, high: i64, n: u32) -> i64 {
    let n = i128::from(n);
    let (low, high) = (i128::from(low), i128::from(high));
    let start = 0.clamp(low, high);
    // As long as both sides have values they alternate; then the longer side goes on alone.
    let both = (start - low).min(high - start);
    let value = if n <= 2 * both {
        start + if n % 2 == 1 { (n + 1) / 2 } else { -(n / 2) }
    } else if start - low > both {
        start - (n - both)
    } else {
        start + (n - both)
    };
    value as i64
}

/// Spreads the low bits of `n` over the set bits of `to`.
fn deposit(mut n: u64, mut to: u64) -> u64 {
    let mut out = 0;
    while to != 0 && n != 0 {
        let bit = to & to.wrapping_neg();
        if n & 1 == 1 {
            out |= bit;
        }
        (n, to) = (n >> 1, to & !bit);
    }
    out
}

mod barriers;
mod locks;

pub use barriers::{SERIAL_THREAD, check_count, waits};
pub use locks::{kind_in_memory, kind_of_attributes};

#[cfg(test)]
mod tests {
    use super::{deposit, nth};

    #[test]
    fn choices_cover_a_range_once_from_zero_on() {
        for (low, high) in [(-2, 1), (-1, 4), (0, 3), (3, 6), (-5, -2)] {
            let mut all: Vec<i64> = (0..=(high - low) as u32).map(|n| nth(low, high, n)).collect();
            assert_eq!(all[0], 0.clamp(low, high));
            all.sort_unstable();
            assert_eq!(all, (low..=high).collect::<Vec<_>>());
        }
    }

    #[test]
    fn deposit_enumerates_the_undefined_bits() {
        let all: Vec<u64> = (0..4).map(|n| deposit(n, 0b1010)).collect();
        assert_eq!(all, [0, 0b10, 0b1000, 0b1010]);
    }
}
