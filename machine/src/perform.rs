//! Requests that are no memory access: when they may be performed, and what they do. POSIX names
//! the functions; each case cites its own.

use crate::calls::{Looked, refuses_wait, step};
use crate::config::{Config, UndefPolicy};
use crate::control::{GlobalControl, ThreadState};
use crate::end::{End, Stop, Ub};
use crate::hazards::{Hazards, Retired};
use crate::ids::{SiteId, Tid, arena_of};
use crate::interface::{Answer, Reply, Who};
use crate::memory::Cache;
use crate::nondet;
use crate::request::Request;
#[cfg(doc)]
use crate::request::Row;
use crate::setup::Setup;
use crate::sync::threads::{self, Claim};
use crate::sync::{self, Call, Next, Step};
use crate::thread::Queues;
use crate::value::{Prov, Value, mask};
use triomphe::Arc;

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
    /// What all executions have in common.
    pub setup: &'a Setup,
    /// Memory.
    pub cache: &'a mut Cache,
    /// Threads, locks, the world.
    pub control: &'a mut Arc<GlobalControl>,
}

/// Does a sleep move a clock on, at which others may look before or after that? An engine that
/// drives the threads has the clock of each by what happens before.
fn has_clock(world: &World<'_>) -> bool {
    tells_time(world) && !world.cache.mode.is_driven()
}

/// Can it be told what the time is?
fn tells_time(world: &World<'_>) -> bool {
    world.setup.program.has_clock || world.setup.keeps_time
}

/// A thread asks: requests that no other thread can notice are performed at once, the others wait
/// for the engine. `is_direct`: a call on a library object may take effect at once.
pub fn ask(
    world: &mut World<'_>,
    queues: &mut Queues,
    who: Who,
    request: Request,
    is_direct: bool,
) -> Reply<Value> {
    world.cache.check_kind(&request)?;
    let is_local = match &request {
        Request::Given { .. } | Request::SelfId | Request::Yield => true,
        // Another thread may free the block before.
        Request::ObjectSize { ptr } | Request::MakeMapping { ptr, .. } => {
            world.cache.object(ptr.prov).is_none_or(|object| !object.is_shared)
        }
        // What the time is when it begins is for the engine to say.
        Request::Sleep { from: None, .. } => !tells_time(world),
        Request::Sleep { .. } => !has_clock(world),
        Request::Alloc { .. } | Request::Freeze { .. } | Request::Nondet { .. } => {
            options(world.config, world.cache, world.control, who.thread, &request) == 1
                && !is_choice_cut(world.config, &request)
        }
        // Only an engine that drives the threads tells iterations apart.
        Request::SpinStart | Request::SpinEnd { .. } => !world.cache.mode.is_driven(),
        Request::Free { ptr, .. } => {
            let private =
                ptr.prov.is_object() && world.cache.object(ptr.prov).is_none_or(|o| !o.is_shared);
            !ptr.prov.is_object() || private
        }
        Request::Call(_) => is_direct,
        _ => false,
    };
    if !is_local {
        return Ok(Answer::Pending);
    }
    let concerns = |ptr: &Value| {
        let issued = world.cache.mem_op_list.iter().filter(|op| op.key.thread == who.thread);
        queues.to_commit.iter().chain(issued).any(|op| op.prov == ptr.prov)
    };
    if matches!(&request, Request::Free { ptr, .. } if concerns(ptr)) {
        return Ok(Answer::Pending);
    }
    if let Request::Call(call) = &request {
        hand_over(world.cache, call, queues.next_ticket);
    }
    let site = match (&request, who.caller) {
        (Request::Alloc { .. }, caller) if caller != SiteId::NONE => caller,
        _ => who.site(&world.setup.program),
    };
    let Outcome::Value(value) = perform(world, who.thread, site, &request, 0)? else {
        bug!("a request that nobody can notice has not just a result: {request:?}")
    };
    let touched = match &request {
        Request::Call(call) => call.object.prov,
        request => written(request, &value),
    };
    world.cache.note_written(touched, queues.next_ticket);
    world.cache.count_heap(queues, who.thread, &request, &value);
    Ok(Answer::Ready(value))
}

/// What a call keeps for whoever asks for it later: `__cxa_atexit` has its record in the list of
/// `atexit`, and the thread that calls `exit` finds it there. It is shared from now on, a moment in
/// the life of its thread.
pub fn hand_over(cache: &mut Cache, call: &Call, moment: u32) {
    if let sync::Op::AtExit(function) = call.op
        && function.prov.is_object()
    {
        cache.escape(function.prov, moment);
    }
}

/// The object that a request has written besides its answer: `calloc` writes.
pub(crate) fn written(request: &Request, answer: &Value) -> Prov {
    match request {
        Request::Alloc { is_zeroed: true, .. } => answer.prov,
        _ => Prov::NONE,
    }
}

/// Must the thread's own operations be done before the request may be performed? POSIX, "Memory
/// Synchronization"; for `pthread_create` the config decides (K-LLVM's Program-D).
pub fn needs_drain(config: &Config, request: &Request) -> bool {
    match request {
        Request::Spawn { .. } | Request::NewThread => config.pthread_create_fence,
        Request::Alloc { .. }
        | Request::Freeze { .. }
        | Request::Nondet { .. }
        | Request::Optional
        | Request::Sleep { .. }
        | Request::ObjectSize { .. }
        | Request::Assume { .. } => false,
        _ => true,
    }
}

/// May the request be performed as soon as it may be, whatever other threads could do before it?
/// These are left movers in Lipton's sense: starting and ending a thread, joining one that has
/// ended, and leaving a barrier. Giving a library object up is one unless the program can look at
/// one without waiting for it ([`Row::is_probe`]). What ends the execution is none: others could
/// have done something first.
pub fn is_mover(request: &Request, has_probes: bool) -> bool {
    match request {
        Request::ThreadExit { .. } | Request::Spawn { .. } | Request::Join { .. } => true,
        Request::Call(call) => call.op == sync::Op::Leave || call.is_release() && !has_probes,
        _ => false,
    }
}

/// In how many ways may the request be performed now? 0: the thread is blocked.
pub fn options(
    config: &Config,
    cache: &Cache,
    control: &GlobalControl,
    thread: Tid,
    request: &Request,
) -> u32 {
    match request {
        Request::Call(call) => match step(cache, thread, call, 0) {
            Ok(Looked { step: Step::Blocked, .. }) => 0,
            Ok(looked) => sync::choices(looked.known.as_deref(), thread, call),
            Err(_) => 1,
        },
        Request::Join { id } => {
            let (life, claim) = (control.life(*id), control.claim(*id));
            u32::from(!matches!(threads::join(*id, life, claim), Ok(None)))
        }
        Request::Optional => 2,
        // C11 7.22.3: a null pointer if the space cannot be allocated.
        Request::Alloc { may_fail, .. } => 1 + u32::from(*may_fail && config.malloc_may_fail),
        // Others may still do something first (`deadlock.rs` is for those that cannot). Whoever
        // drives threads lets each run to its end anyway.
        Request::ExitProcess { .. } => {
            let is_alone = control.alive() == 1;
            u32::from(config.exit_cuts_threads || is_alone || cache.mode.is_driven())
        }
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
        Request::Nondet { .. } => {
            nondet::values(request).min(u128::from(config.limits.choices)) as u32
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
        (Request::Nondet { .. }, _) => nondet::values(request) > u128::from(config.limits.choices),
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
        Request::Alloc { .. } if option > 0 => int(0),
        Request::Alloc { size, align, is_zeroed, .. } => {
            let block = world.cache.allocate(thread, *size, *align, *is_zeroed, site)?;
            if let Some(block) = block.filter(|_| world.setup.leaks(site, *size)) {
                world.cache.leak_at_birth(block.prov);
            }
            Ok(Outcome::Value(block.unwrap_or(Value::ZERO)))
        }
        Request::Free { ptr, .. } => {
            if !(ptr.bits == 0 && ptr.is_plain()) {
                world.cache.free(ptr, thread, site)?;
            }
            int(0)
        }
        Request::Announce { hazard } => announce(world, thread, hazard),
        Request::Protect { hazard, block } => protect(world, thread, hazard, block),
        Request::Retire { ptr } => retire(world, thread, site, ptr),
        Request::ObjectSize { ptr } => int(world.cache.block_size(ptr)?),
        Request::MakeMapping { ptr, mapping } => {
            world.cache.make_mapping(ptr, *mapping)?;
            int(0)
        }
        Request::NewThread => new_thread(world),
        Request::Spawn { id, function, argument } => {
            Ok(Outcome::Spawn(*id as Tid, *function, *argument))
        }
        Request::Join { id } => join(world, *id),
        Request::Detach { id } => detach(world, *id),
        Request::ThreadExit { value } => {
            let control = Arc::make_mut(world.control);
            let is_claimed = control.claims[thread as usize].is_some();
            control.threads[thread as usize] =
                if is_claimed { ThreadState::Gone } else { ThreadState::Ended(*value) };
            Ok(Outcome::Ended)
        }
        Request::SelfId => int(u64::from(thread)),
        Request::Call(c) => call(world, thread, c, option),
        Request::Output { fd, buffer, len } => output(world, *fd, buffer, *len),
        // The virtual clock: each look finds it a microsecond later, and a sleep is over no earlier
        // than was asked for (POSIX, nanosleep). Where nobody looks it tells no states apart, and
        // driven threads keep their own account.
        Request::Sleep { from, nanoseconds, .. } => {
            let Some(from) = from.filter(|_| has_clock(world)) else {
                return int(world.control.now);
            };
            let control = Arc::make_mut(world.control);
            control.now = control.now.max(from.saturating_add(*nanoseconds));
            int(0)
        }
        Request::Now => {
            let control = Arc::make_mut(world.control);
            control.now = sync::look_at_clock(control.now);
            int(control.now)
        }
        Request::Yield | Request::SpinStart | Request::SpinEnd { .. } => int(0),
        Request::Optional => int(u64::from(option)),
        Request::ExitProcess { code, .. } => Err(Box::new(End::Exit(*code as i32 & 0xff))),
        Request::Abort => Err(Box::new(End::Aborted)),
        Request::Terminate { why } => Err(Box::new(End::Terminated(text(world.cache, why)))),
        Request::AssertFail { expression, file, line, function } => {
            Err(Box::new(End::AssertFailed {
                expression: text(world.cache, expression),
                file: text(world.cache, file),
                line: *line,
                function: text(world.cache, function),
            }))
        }
        Request::Misuse { what } => Err(End::ub(Ub::LibraryContract, text(world.cache, what))),
        Request::Refuse { what } => Err(End::unsupported(text(world.cache, what))),
        Request::Given { part, file, at } => {
            let file = world.setup.program.given.get(*file as usize);
            int(file.and_then(|file| file.part(*part, *at)).unwrap_or(-1) as u64)
        }
        Request::Assume { condition } => {
            if condition.bits == 0 {
                return Err(Box::new(End::AssumeFailed));
            }
            int(0)
        }
        Request::Nondet { width, .. } => int(nondet::value(request, option) as u64 & mask(*width)),
        Request::Freeze { among: Some(all), .. } => {
            let Some(value) = all.get(option as usize) else {
                bug!("value {option} of {}", all.len())
            };
            int(*value)
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

/// The object that a hazard pointer of the thread is.
///
/// # Errors
/// It is another thread's: a hazard pointer has one owner (C++26 \[saferecl.hp.general\]), and that
/// it gets another one is not modelled.
pub fn hazard_of(thread: Tid, hazard: &Value) -> Result<Prov, Stop> {
    match hazard.prov.is_object() && hazard.prov.arena() == arena_of(thread) {
        true => Ok(hazard.prov),
        false => Err(End::unsupported("a hazard pointer that another thread has allocated")),
    }
}

/// The block that a hazard pointer with this value protects: what starts there. A pointer into the
/// midst of a block is another one than that which is retired, and protects nothing.
///
/// # Errors
/// It is not known what the value points to.
pub fn protected_block(cache: &Cache, value: &Value) -> Result<Option<Prov>, Stop> {
    if value.is_vague() {
        return Err(End::unsupported(crate::end::VAGUE));
    }
    let object = if value.prov.is_object() { cache.object(value.prov) } else { None };
    Ok(object.filter(|o| o.base == value.bits).map(|_| value.prov))
}

/// The hazard pointers of the execution. They are for memory that has one state at a time, in which
/// whatever a thread does has taken effect before its next request.
fn hazards<'a>(world: &'a mut World<'_>) -> Result<&'a mut Hazards, Stop> {
    if world.setup.policy.reorders() || world.cache.mode.is_views() {
        return Err(End::unsupported(
            "hazard pointers under a machine that is not sequentially consistent: graphs have them",
        ));
    }
    Ok(&mut Arc::make_mut(world.control).hazards)
}

fn announce(world: &mut World<'_>, thread: Tid, hazard: &Value) -> Result<Outcome, Stop> {
    let hazard = hazard_of(thread, hazard)?;
    let freed = hazards(world)?.announce(hazard);
    reclaim(world, freed)
}

fn protect(
    world: &mut World<'_>,
    thread: Tid,
    hazard: &Value,
    block: &Value,
) -> Result<Outcome, Stop> {
    let (hazard, block) = (hazard_of(thread, hazard)?, protected_block(world.cache, block)?);
    match hazards(world)?.protect(hazard, block) {
        Some(freed) => reclaim(world, freed),
        None => Err(End::unsupported(
            "a hazard pointer that protects what was read before, as GenMC's own header has it: \
             compile the program against the headers here, or use graphs",
        )),
    }
}

fn retire(world: &mut World<'_>, thread: Tid, site: SiteId, ptr: &Value) -> Result<Outcome, Stop> {
    world.cache.retire(ptr)?;
    if !hazards(world)?.retire(*ptr, thread, site) {
        world.cache.reclaim(ptr, thread, site)?;
    }
    Ok(Outcome::Value(Value::ZERO))
}

/// Frees blocks that nobody keeps any more.
fn reclaim(world: &mut World<'_>, freed: Vec<Retired>) -> Result<Outcome, Stop> {
    for block in freed {
        world.cache.reclaim(&block.ptr, block.thread, block.site)?;
    }
    Ok(Outcome::Value(Value::ZERO))
}

fn new_thread(world: &mut World<'_>) -> Result<Outcome, Stop> {
    let control = Arc::make_mut(world.control);
    let limit = world.config.limits.threads;
    if control.threads.len() as u32 >= limit {
        return Err(Box::new(End::ThreadLimit(limit)));
    }
    control.threads.push(ThreadState::Reserved);
    control.claims.push(None);
    Ok(Outcome::NewThread(control.threads.len() as Tid - 1))
}

/// POSIX `pthread_join`.
fn join(world: &mut World<'_>, id: u64) -> Result<Outcome, Stop> {
    let value = threads::join(id, world.control.life(id), world.control.claim(id))?;
    let Some(value) = value else { bug!("thread {id} is joined, and has not ended") };
    world.claim(id, Claim::Joined);
    Ok(Outcome::Value(value))
}

/// POSIX `pthread_detach`.
fn detach(world: &mut World<'_>, id: u64) -> Result<Outcome, Stop> {
    threads::detach(id, world.control.life(id), world.control.claim(id))?;
    world.claim(id, Claim::Detached);
    Ok(Outcome::Value(Value::ZERO))
}

impl World<'_> {
    /// A thread's result is claimed, or nobody will.
    fn claim(&mut self, id: u64, claim: Claim) {
        let control = Arc::make_mut(self.control);
        control.claims[id as usize] = Some(claim);
        if let ThreadState::Ended(_) = control.threads[id as usize] {
            control.threads[id as usize] = ThreadState::Gone;
        }
    }
}

/// A call on a library object takes effect.
fn call(world: &mut World<'_>, thread: Tid, call: &Call, option: u32) -> Result<Outcome, Stop> {
    if let sync::Op::Wait { .. } = call.op
        && let Some(answer) = refuses_wait(world.cache, thread, call)?
    {
        return Ok(Outcome::Value(answer));
    }
    let Looked { spot, step, .. } = step(world.cache, thread, call, option)?;
    let next = match step {
        Step::Write(state, answer, _) => {
            let Some(spot) = spot else { bug!("an object that is gone changes its state") };
            world.cache.object_mut(spot.arena, spot.slot).set_state(spot.offset, Arc::new(state));
            sync::next(call, answer, true)
        }
        Step::Stay(answer, _) => sync::next(call, answer, false),
        Step::Blocked => bug!("a call is performed that is blocked: {call:?}"),
    };
    Ok(match next {
        Next::Done(answer) => Outcome::Value(answer),
        Next::Then(call) => Outcome::Then(Request::Call(call)),
    })
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
            return Err(End::unsupported(crate::end::VAGUE));
        }
        Err((at, false)) => return Err(End::ub(Ub::UndefOutput, format!("byte {at} of {len}"))),
    };
    Arc::make_mut(world.control).write(fd, &bytes);
    done
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

#[cfg(test)]
mod tests {
    use super::deposit;

    #[test]
    fn deposit_enumerates_the_undefined_bits() {
        let all: Vec<u64> = (0..4).map(|n| deposit(n, 0b1010)).collect();
        assert_eq!(all, [0, 0b10, 0b1000, 0b1010]);
    }
}
