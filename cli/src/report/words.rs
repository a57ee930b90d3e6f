//! Ends, places and visible steps in words.

use super::problem::{RUST, Spot};
use std::fmt::Write;
use tresse_explore::Outcome;
use tresse_machine::end::{Blocked, BlockedOn};
use tresse_machine::lower::BY_POINTER;
use tresse_machine::memory::ObjType;
use tresse_machine::nondet;
use tresse_machine::program::SiteId;
use tresse_machine::request::Request;
use tresse_machine::sync::{Call, Op, Patience};
use tresse_machine::thread::{Effect, MemOp, Tid, Waiting};
use tresse_machine::trace::place;
use tresse_machine::{End, Machine, Program, Transition};
use tresse_memmodels::Order;

/// The exit code of an end's class (DESIGN §6).
pub(crate) fn exit_code(end: &End) -> u8 {
    match end {
        End::Exit(code) => *code as u8,
        End::AssertFailed { .. } | End::Aborted | End::Terminated(_) => 10,
        End::Deadlock(_) | End::Livelock => 12,
        End::Race(_) => 13,
        End::Ub { .. } | End::Lost(_) | End::StackOverflow { .. } | End::NoStack => 14,
        End::AssumeFailed | End::OutOfMemory { .. } | End::StepLimit(_) | End::ThreadLimit(_) => 1,
        End::Unsupported(_) => crate::failure::UNSUPPORTED,
    }
}

/// The class of an end, for programs that read reports.
pub(crate) fn kind(end: &End) -> &'static str {
    match end {
        End::Exit(_) => "exit",
        End::AssertFailed { .. } => "assertion",
        End::Aborted | End::Terminated(_) => "abort",
        End::Deadlock(_) => "deadlock",
        End::Livelock => "livelock",
        End::Race(_) => "race",
        End::Lost(_) => "memory",
        End::Ub { .. } if end.code().starts_with("T04") => "memory",
        End::Ub { .. } => "undefined-behaviour",
        End::StackOverflow { .. } | End::NoStack => "stack-overflow",
        End::AssumeFailed => "assumption",
        End::OutOfMemory { .. } | End::StepLimit(_) | End::ThreadLimit(_) => "bound",
        End::Unsupported(_) => "unsupported",
    }
}

/// An end in one line. Races get theirs elsewhere.
pub(crate) fn headline(end: &End) -> String {
    match end {
        End::Exit(code) => format!("the program exited with status {code}"),
        End::AssertFailed { expression, file, line, function } => {
            let within =
                if function.is_empty() { String::new() } else { format!(" in {function}") };
            match file.as_str() {
                "" => format!("assertion `{expression}` failed{within}"),
                _ => format!("assertion `{expression}` failed at {file}:{line}{within}"),
            }
        }
        End::Aborted => "the program aborted".into(),
        End::Terminated(why) => format!("the program aborted: {why}"),
        End::Deadlock(blocked) if blocked.len() == 1 => {
            "deadlock: the last thread can not go on".into()
        }
        End::Deadlock(blocked) => {
            format!("deadlock: {} threads wait, and none can go on", blocked.len())
        }
        End::Livelock => "livelock: from here no execution ends".into(),
        End::Race(race) => format!("data race on {}", race.object),
        End::Ub { kind, detail, .. } if detail.is_empty() => {
            format!("undefined behaviour: {}", kind.describe())
        }
        End::Ub { kind, detail, .. } => {
            format!("undefined behaviour: {}: {detail}", kind.describe())
        }
        End::Lost(lost) => {
            let (blocks, bytes) =
                lost.iter().fold((0, 0), |(n, bytes), l| (n + l.blocks, l.bytes + bytes));
            format!("memory leak: {} are lost when the program exits", amount(bytes, blocks))
        }
        End::StackOverflow { size, needed } => format!(
            "stack overflow: {needed} bytes are needed, and the stack has {size} (stack, --stack)"
        ),
        End::NoStack => "the stack has no bytes: nothing runs (stack, --stack)".into(),
        End::AssumeFailed => {
            "an assumption of the program does not hold: the execution goes no further".into()
        }
        End::OutOfMemory { limit } => {
            format!("the bound on memory was met: {limit} bytes (limits.memory, --max-mem)")
        }
        End::StepLimit(limit) => {
            format!("the bound on steps was met: {limit} (limits.steps, --max-steps)")
        }
        End::ThreadLimit(limit) => {
            format!(
                "the bound on threads was met: {limit} in all, with those that have ended \
                 (limits.threads, --max-threads)"
            )
        }
        End::Unsupported(feature) => format!("tresse does not model this yet: {feature}"),
    }
}

/// An end in one line, with the program's names for the place that it is about.
pub(crate) fn headline_of(end: &End, machine: &Machine, by: &[SiteId]) -> String {
    let line = headline(end);
    let End::Ub { at: Some(at), .. } = end else { return line };
    let Some(object) = machine.cache.object(at.prov) else { return line };
    let offset = u64::try_from(at.offset).ok();
    let inside = offset.filter(|o| o.checked_add(at.len).is_some_and(|end| end <= object.size));
    let words = match inside {
        Some(offset) => {
            let place = place(machine, at.prov, object, offset, at.len, by);
            if at.len > 0 { place.with_bytes(at.len) } else { place.name }
        }
        // Beside it: the words say where.
        None => {
            let whole = machine.name_object(at.prov);
            match object.obj_type {
                // Their sizes are in their names.
                ObjType::Heap => whole,
                _ if whole.contains(" bytes") => whole,
                _ => format!("{whole}, which has {} bytes", object.size),
            }
        }
    };
    line.replacen(&at.words, &words, 1)
}

/// So many bytes in so many blocks.
pub(crate) fn amount(bytes: u64, blocks: u64) -> String {
    let s = |n: u64| if n == 1 { "" } else { "s" };
    format!("{bytes} byte{} in {blocks} block{}", s(bytes), s(blocks))
}

/// An outcome in one line.
pub(crate) fn show_outcome(outcome: &Outcome) -> String {
    let mut out = format!("exit {}", outcome.exit);
    for (name, value) in outcome.globals.iter() {
        let _ = write!(out, " {name}={value}");
    }
    if !outcome.stdout.is_empty() {
        let _ = write!(out, " stdout {:?}", String::from_utf8_lossy(&outcome.stdout));
    }
    out
}

/// An order by its C11 name.
pub(crate) fn order(order: Order) -> &'static str {
    match order {
        Order::Na => "non-atomic",
        Order::Unordered => "unordered",
        Order::Rlx => "relaxed",
        Order::Acq => "acquire",
        Order::Rel => "release",
        Order::AcqRel => "acq_rel",
        Order::Sc => "seq_cst",
    }
}

/// The places of a site: where it is, then where that was inlined.
pub(crate) fn spot_at(machine: &Machine, site: SiteId) -> Vec<Spot> {
    spots_of(&machine.setup.program, site)
}

/// The same, of a program.
pub(crate) fn spots_of(program: &Program, site: SiteId) -> Vec<Spot> {
    let Some(place) = program.describe(site) else { return Vec::new() };
    let is_ours = program.locate(site).is_some_and(|(func, _)| func.is_library);
    let ours = is_ours.then_some("C");
    let mut spots = Vec::new();
    // Allocations at a function's entry have no line of their own: the next one that has is near.
    let near = place.source.clone().filter(|l| l.line > 0).or_else(|| {
        let (func, pc) = program.locate(site)?;
        let mut rest =
            (pc..func.code.len() as u32).filter_map(|pc| program.describe(func.site(pc))?.source);
        rest.find(|l| l.line > 0)
    });
    let mut source = near.as_ref();
    while let Some(loc) = source.filter(|l| l.line > 0) {
        let function = loc.function.clone().unwrap_or_else(|| place.function.clone());
        spots.push(Spot {
            file: loc.file.clone(),
            line: loc.line,
            col: loc.col,
            function,
            inst: place.inst,
            library: if loc.is_of_rustc { Some(RUST) } else { ours },
            is_in_ir: false,
        });
        source = loc.inlined_at.as_deref();
    }
    if spots.is_empty() {
        let (file, line, col) = (place.ir_file, place.ir_line, place.ir_col);
        let function = place.function.strip_prefix(BY_POINTER).unwrap_or(&place.function);
        spots.push(Spot {
            file,
            line,
            col,
            function: function.to_owned(),
            inst: place.inst,
            library: ours,
            is_in_ir: true,
        });
    }
    spots
}

/// What a thread waits for.
pub(crate) fn blocked_on(on: &BlockedOn, thread: Tid) -> String {
    match on {
        BlockedOn::Mutex(name, owner) if *owner == thread => {
            format!("mutex {name}, which it holds itself,")
        }
        BlockedOn::Mutex(name, owner) => format!("mutex {name}, held by thread {owner},"),
        BlockedOn::Join(other) if *other == thread => "its own end".into(),
        BlockedOn::Join(other) => format!("the end of thread {other}"),
        BlockedOn::Barrier(name, arrived, count) => {
            format!("barrier {name}, where {arrived} of {count} threads have arrived,")
        }
        BlockedOn::Condition(name) => format!("a signal to condition variable {name}"),
        BlockedOn::RwLock(name, holders) => {
            let holders: Vec<String> = holders.iter().map(|t| format!("thread {t}")).collect();
            format!("read-write lock {name}, held by {},", holders.join(" and "))
        }
        BlockedOn::Semaphore(name) => format!("a post to semaphore {name}"),
        BlockedOn::Exit(by) => format!("the process to end, by exit in thread {by}"),
        BlockedOn::Once(name, other) => {
            format!("the initialisation {name} that thread {other} runs")
        }
    }
}

/// A cycle of threads each of which waits for the next, as places in the list; empty when there is
/// none.
pub(crate) fn cycle(blocked: &[Blocked]) -> Vec<usize> {
    let next =
        |i: usize| blocked[i].on.thread().and_then(|t| blocked.iter().position(|b| b.thread == t));
    for start in 0..blocked.len() {
        let mut path = vec![start];
        while let Some(n) = next(path[path.len() - 1]) {
            if let Some(from) = path.iter().position(|p| *p == n) {
                return path.split_off(from);
            }
            path.push(n);
        }
    }
    Vec::new()
}

/// A visible step in source terms, `thread 1: write_rlx x = 1`, and where it comes from.
pub(crate) fn visible_step(machine: &Machine, transition: Transition) -> (String, Option<SiteId>) {
    let failing = |op, way| if machine.is_failing(op, way) { ", failing spuriously" } else { "" };
    match transition {
        Transition::Commit { thread, index, way } => {
            match machine.threads[thread as usize].queues.to_commit.get(index as usize) {
                Some(op) => (
                    format!("thread {thread}: {}{}", operation(machine, op), failing(op, way)),
                    Some(op.site),
                ),
                None => (format!("thread {thread}"), None),
            }
        }
        Transition::Issue { thread, index } => {
            match machine.threads[thread as usize].queues.to_commit.get(index as usize) {
                Some(op) => {
                    (format!("thread {thread} issues: {}", operation(machine, op)), Some(op.site))
                }
                None => (format!("thread {thread}"), None),
            }
        }
        Transition::Cache { way } => match machine.cache.mem_op_list.front() {
            Some(op) => (
                format!(
                    "cache, of thread {}: {}{}",
                    op.key.thread,
                    operation(machine, op),
                    failing(op, way)
                ),
                Some(op.site),
            ),
            None => ("cache".into(), None),
        },
        Transition::Request { thread, option } => {
            let state = &machine.threads[thread as usize];
            let stack = state.call_stack(&machine.setup.program);
            let is_own =
                |s: &&SiteId| machine.setup.program.describe(**s).is_some_and(|p| !p.is_library);
            let site = stack.iter().find(is_own).or(stack.first()).copied();
            let what = match &state.waiting {
                Some(Waiting::Request(what, ..)) => request(machine, what, option),
                _ => String::new(),
            };
            (format!("thread {thread}: {what}"), site)
        }
        Transition::Local { thread } => (format!("thread {thread} runs on"), None),
    }
}

/// A memory operation.
pub(crate) fn operation(machine: &Machine, op: &MemOp) -> String {
    let order = op.access.order.short();
    let (offset, len) = (op.access.offset, u64::from(op.access.len));
    let object = machine.cache.object(op.prov);
    let place = object.map(|o| place(machine, op.prov, o, offset, len, &[op.site]));
    let name = place.as_ref().map_or("memory that is gone", |place| &place.name);
    let meaning = place.as_ref().and_then(|place| place.meaning.as_ref());
    let value = |v: &tresse_machine::value::Value| {
        if v.is_poison() {
            return "poison".into();
        }
        if v.undef != 0 {
            return "undef".into();
        }
        if v.prov.is_object() {
            return machine.name(v);
        }
        let number = tresse_machine::value::sign_extend(v.bits, op.access.len * 8);
        meaning.and_then(|m| m.word(number)).unwrap_or_else(|| number.to_string())
    };
    match &op.effect {
        Effect::Read => format!("read_{order} {name}"),
        Effect::Write(v) => format!("write_{order} {name} = {}", value(v)),
        Effect::Update { op: rmw, operand, .. } => {
            let rmw = format!("{rmw:?}").to_lowercase();
            format!("rmw_{order} {name} {rmw} {}", value(operand))
        }
        Effect::Exchange { expected, new, .. } => {
            format!("cmpxchg_{order} {name} {} -> {}", value(expected), value(new))
        }
        Effect::Fence => format!("fence_{order}"),
    }
}

/// A request to the machine, by the name that the program calls it.
pub(crate) fn request(machine: &Machine, request: &Request, option: u32) -> String {
    let name = |v| machine.name(v);
    match request {
        Request::Alloc { size, .. } if option > 0 => format!("malloc of {size} bytes fails"),
        Request::Alloc { size, .. } => format!("malloc of {size} bytes"),
        Request::Free { ptr, .. } => format!("free {}", name(ptr)),
        Request::Announce { hazard } => format!("begins to protect by {}", name(hazard)),
        Request::Protect { hazard, block } if block.bits == 0 => {
            format!("protects nothing by {}", name(hazard))
        }
        Request::Protect { hazard, block } => {
            format!("protects {} by {}", name(block), name(hazard))
        }
        Request::Retire { ptr } => format!("retires {}", name(ptr)),
        Request::NewThread => "creates a thread".into(),
        Request::Spawn { id, .. } => format!("starts thread {id}"),
        Request::Join { id } => format!("joins thread {id}"),
        Request::Detach { id } => format!("detaches thread {id}"),
        Request::ThreadExit { .. } => "ends".into(),
        Request::Call(c) => call(machine, c),
        Request::Output { fd, len, .. } => format!("writes {len} bytes to descriptor {fd}"),
        Request::Nondet { low, high, .. } => {
            let value = nondet::value(request, option);
            format!("takes {value}, of the values from {low} to {high}")
        }
        Request::Freeze { .. } => format!("freezes a value (option {option})"),
        Request::Assume { .. } => "assumes".into(),
        Request::ExitProcess { code, .. } => format!("exits with status {}", *code as i32),
        Request::Abort => "aborts".into(),
        Request::Terminate { .. } => "calls std::terminate".into(),
        Request::AssertFail { .. } => "fails an assertion".into(),
        Request::Sleep { from: None, .. } => "begins to sleep".into(),
        Request::Sleep { nanoseconds, .. } => format!("has slept for {nanoseconds} ns"),
        Request::Yield => "yields".into(),
        Request::SpinStart => "begins an iteration that only waits".into(),
        Request::SpinEnd { .. } => "ends an iteration that only waits".into(),
        other => format!("{other:?}"),
    }
}

/// A call on a library object.
fn call(machine: &Machine, call: &Call) -> String {
    let object = machine.name_library_object(&call.object);
    let kind = call.kind().describe();
    let taking = |patience| match patience {
        Patience::Waits | Patience::Heeds => "takes",
        Patience::Timed => "takes in time",
        Patience::Tries => "tries to take",
    };
    match call.op {
        Op::Renew(_) => format!("initialises {kind} {object}"),
        Op::Destroy(_) => format!("destroys {kind} {object}"),
        Op::Lock(_, Patience::Waits | Patience::Heeds) => format!("locks {object}"),
        Op::Lock(_, Patience::Timed) => format!("locks {object} in time"),
        Op::Lock(_, Patience::Tries) => format!("tries to lock {object}"),
        Op::Unlock(_) => format!("unlocks {object}"),
        Op::Wait { .. } => format!("waits for {object}"),
        Op::Release(_) => format!("gives up {object}"),
        Op::Wake(_) => format!("wakes from {object}"),
        Op::Relock { .. } => format!("takes {object} again"),
        Op::Signal => format!("signals {object}"),
        Op::Broadcast => format!("signals {object} to all"),
        Op::Arrive => format!("arrives at barrier {object}"),
        Op::Leave => format!("leaves barrier {object}"),
        Op::OnceBegin => format!("begins pthread_once {object}"),
        Op::OnceEnd => format!("ends pthread_once {object}"),
        Op::OnceUndo => format!("undoes pthread_once {object}"),
        Op::Expel(_, thread) => format!("takes thread {thread}, cancelled, off {object}"),
        Op::Abandon => format!("leaves {object} behind"),
        Op::MakeConsistent => format!("makes {object} consistent"),
        Op::ReadLock(patience) => format!("{} {object} for reading", taking(patience)),
        Op::WriteLock(patience) => format!("{} {object} for writing", taking(patience)),
        Op::RwUnlock => format!("gives up {object}"),
        Op::SemWait(patience) => format!("{} one of {object}", taking(patience)),
        Op::SemPost => format!("posts {object}"),
        Op::SemValue => format!("looks at {object}"),
        Op::AtExit(function) => format!("registers {} with atexit", machine.name(&function)),
        Op::PopHandler => "takes the next function of atexit".into(),
        Op::BeginExit => "begins to exit".into(),
    }
}
