//! A state as the paper's Fig. 4 draws it: every component of every thread, of the cache, and of
//! the global control unit.

use super::rules::{show_access, show_byte};
use super::{short_place, show_value};
use crate::bytemap::ByteMap;
use crate::control::ThreadState;
use crate::ids::{GLOBALS, SiteId, Tid, arena_of};
use crate::memory::{ObjType, Object};
use crate::program::Effects;
use crate::state::Machine;
use crate::thread::{Frame, MemOp, Thread};
use crate::value::Prov;
use std::fmt::Write;

/// Bytes of an object that are shown.
const BYTES: u64 = 64;

/// The components of a state, in lines.
pub fn show_state(machine: &Machine) -> Vec<String> {
    let mut out = Vec::new();
    machine.threads.iter().for_each(|thread| of_thread(machine, thread, &mut out));
    let list: Vec<MemOp> = machine.cache.mem_op_list.iter().copied().collect();
    out.push(format!("  cache: mem_op_list [{}]", show_queue(machine, &list)));
    for (prov, object) in objects(machine) {
        out.extend(show_object(machine, prov, object).map(|line| format!("    {line}")));
    }
    out.push(of_control(machine));
    out
}

/// The operations of a queue; those of one access that stand together are shown together.
fn show_queue(machine: &Machine, queue: &[MemOp]) -> String {
    let is_next = |a: &MemOp, b: &MemOp| {
        (a.key, a.ticket, a.access.offset + u64::from(a.access.len))
            == (b.key, b.ticket, b.access.offset)
    };
    let accesses = queue.chunk_by(is_next);
    let shown: Vec<String> =
        accesses.map(|pieces| show_access(machine, pieces[0].key.thread, pieces)).collect();
    shown.join(", ")
}

fn of_thread(machine: &Machine, thread: &Thread, out: &mut Vec<String>) {
    let (block, inst) = thread.curr_inst(&machine.setup.program);
    let state = if thread.is_finished { " finished" } else { "" };
    out.push(format!("  thread {}{state}: curr_inst ({block},{inst})", thread.id));
    if thread.continuation.is_empty() && thread.queues.to_commit.is_empty() {
        return;
    }
    let name = |frame: &Frame| machine.setup.program.function(frame.func).name.clone();
    let frames: Vec<String> =
        thread.continuation.iter().map(|f| format!("@{} in block {}", name(f), f.block)).collect();
    out.push(format!("    continuation [{}]", frames.join(", ")));
    for frame in &thread.continuation {
        let held: Vec<String> = registers(machine, thread, frame).iter().map(Held::show).collect();
        if !held.is_empty() {
            out.push(format!("    registers of @{} {{{}}}", name(frame), held.join(", ")));
        }
    }
    let stack = &thread.stack;
    let arena = &machine.cache.arenas[arena_of(thread.id) as usize];
    let local = |slot: &u32| {
        let object = &arena.objects[*slot as usize];
        let prov = Prov::object(arena_of(thread.id), *slot, object.generation);
        short_place(machine, thread.id, prov, object, 0)
    };
    let locals: Vec<String> = stack.objects.iter().map(local).collect();
    let (used, size) = (stack.used, stack.size);
    out.push(format!("    stack {used} of {size} bytes [{}]", locals.join(", ")));
    out.push(format!("    flags {{{}}}", flags(machine, thread).join(", ")));
    out.push(format!("    to_commit [{}]", show_queue(machine, &thread.queues.to_commit)));
    out.push(format!("    read_back {{{}}}", show_read_back(machine, thread).join(", ")));
}

/// What the header of the running function rules out.
fn flags(machine: &Machine, thread: &Thread) -> Vec<&'static str> {
    let flags = thread.flags(&machine.setup.program);
    let none = |kind: Effects| !flags.effects.has_some(kind);
    let (reads, writes) = (Effects::READS, Effects::WRITES);
    [
        (none(reads) && none(writes), "readnone"),
        (none(writes) && !none(reads), "readonly"),
        (none(reads) && !none(writes), "writeonly"),
        (none(Effects::SYNCHRONISE), "nosync"),
        (none(Effects::LEAVE), "willreturn"),
        (flags.is_norecurse, "norecurse"),
        (flags.is_noreturn, "noreturn"),
        (flags.is_null_valid, "null_pointer_is_valid"),
    ]
    .into_iter()
    .filter_map(|(is_set, name)| is_set.then_some(name))
    .collect()
}

/// A register of the running function.
pub(super) struct Held {
    name: String,
    /// What is in it, in words.
    pub(super) value: String,
    /// It is a parameter.
    pub(super) is_param: bool,
}

impl Held {
    pub(super) fn show(&self) -> String {
        format!("{} = {}", self.name, self.value)
    }
}

/// The registers of an activation that have names, unless its function is one of the library's.
pub(super) fn registers(machine: &Machine, thread: &Thread, frame: &Frame) -> Vec<Held> {
    let func = machine.setup.program.function(frame.func);
    if func.is_library {
        return Vec::new();
    }
    let values = thread.registers.iter().skip(frame.base as usize).take(func.named as usize);
    let named = values.zip(0..).filter_map(|(value, register)| {
        let name = func.name_of_register(register)?;
        let value = show_value(machine, thread.id, value);
        Some(Held { name, value, is_param: register < func.param_slots })
    });
    named.collect()
}

/// Reads whose value is not in its register yet.
fn show_read_back(machine: &Machine, thread: &Thread) -> Vec<String> {
    let program = &machine.setup.program;
    let name = |frame: u64, dst: u32| {
        let frame = thread.continuation.iter().find(|f| f.serial == frame)?;
        program.function(frame.func).name_of_register(dst.checked_sub(frame.base)?)
    };
    let (queues, list) = (&thread.queues, &machine.cache.mem_op_list);
    let of_thread = |op: &&MemOp| op.key.thread == thread.id;
    let pending = queues.read_back.iter().map(|read| {
        let name = name(read.frame, read.dst).unwrap_or_else(|| "a temporary".into());
        let waiting = queues.to_commit.iter().chain(list.iter().filter(of_thread));
        let bytes = waiting.filter(|op| op.ticket == read.ticket).map(|op| op.access.len);
        format!("{name}: {} of its {} bytes to come", bytes.sum::<u32>(), read.len)
    });
    pending.collect()
}

/// The objects that live and are no constants. Variables of the library and the words of `argv` are
/// left out.
pub fn objects(machine: &Machine) -> impl Iterator<Item = (Prov, &Object)> {
    let arenas = machine.cache.arenas.iter().enumerate();
    let all = arenas.flat_map(|(arena, objects)| {
        let numbered = objects.objects.iter().enumerate();
        numbered.map(move |(slot, object)| {
            (Prov::object(arena as u32, slot as u32, object.generation), object)
        })
    });
    let globals = &machine.setup.program.globals;
    let is_shown = move |(prov, object): &(Prov, &Object)| {
        let is_own = prov.arena() != GLOBALS
            || globals.get(prov.slot() as usize).is_some_and(|g| !g.is_library);
        let is_memory = !matches!(
            object.obj_type,
            ObjType::Constant | ObjType::Function | ObjType::ThreadLocal
        );
        let is_argv = object.obj_type == ObjType::Heap && object.allocated_at == SiteId::NONE;
        is_own && is_memory && !is_argv && !object.is_dead
    };
    all.filter(is_shown)
}

/// An object: what it is, and what is in it.
fn show_object(machine: &Machine, prov: Prov, object: &Object) -> [String; 2] {
    let name = place_of(machine, prov, object, 0);
    let bytes = show_bytes(&object.bytes, 0, object.size);
    let (low, high) = object.range();
    let (kind, align, size) = (object.obj_type.describe(), object.alignment, object.size);
    let flight = show_flight(object);
    [
        format!("object {name}: range [{low},{high}], alignment {align}, size {size}, {kind}"),
        format!("  {flight}, byte_map [{bytes}]"),
    ]
}

/// A place in an object, with its thread if it is a local variable.
pub(super) fn place_of(machine: &Machine, prov: Prov, object: &Object, offset: u64) -> String {
    short_place(machine, Tid::MAX, prov, object, offset)
}

/// The paper's `race` (α) and `complete` (β).
pub(super) fn show_flight(object: &Object) -> String {
    let (mut race, mut complete) = (Vec::new(), Vec::new());
    if let Some(flight) = &object.in_flight {
        race.extend(flight.race.iter().map(|(k, _)| k.to_string()));
        complete.extend(flight.complete.iter().map(|(k, n)| format!("{k} -> {n}")));
    }
    format!("race {{{}}}, complete {{{}}}", race.join(", "), complete.join(", "))
}

/// Bytes of an object, in the order of their addresses; many that are the same as `8 x 00`.
pub(super) fn show_bytes(content: &ByteMap, from: u64, end: u64) -> String {
    let shown = from..end.min(from + BYTES);
    let all: Vec<String> = shown.map(|at| show_byte(&content.load(at, 1), 0)).collect();
    let runs = all.chunk_by(|a, b| a == b).map(|run| match run.len() {
        0..=4 => run.join(" "),
        n => format!("{n} x {}", run[0]),
    });
    let more = (end - from > BYTES).then(|| "...".to_owned());
    runs.chain(more).collect::<Vec<_>>().join(" ")
}

fn of_control(machine: &Machine) -> String {
    let state = |thread: &ThreadState| match thread {
        ThreadState::Reserved => "reserved",
        ThreadState::Alive => "alive",
        ThreadState::Ended(_) => "ended",
        ThreadState::Gone => "gone",
    };
    let threads = machine.control.threads.iter().enumerate();
    let threads: Vec<String> = threads.map(|(id, t)| format!("{id}: {}", state(t))).collect();
    let mut out = format!("  global_control: threads {{{}}}", threads.join(", "));
    let joins = machine.wait_join_threads();
    let joins: Vec<String> = joins.iter().map(|(a, b)| format!("{a} -> {b}")).collect();
    let _ = write!(out, ", wait_join_threads {{{}}}", joins.join(", "));
    out
}
