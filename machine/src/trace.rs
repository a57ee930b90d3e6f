//! States and transitions in words: what `tresse steps --trace` and reports show.

use crate::ids::SiteId;
use crate::memory::{ObjType, Object};
use crate::state::{Machine, Transition};
use crate::sync::{Kind as ObjectKind, ObjectId};
use crate::thread::{Effect, MemOp, Waiting};
use crate::value::{Prov, Value};
use std::fmt::Write;
use tresse_memmodels::Kind;

impl Machine {
    /// What a pointer points to, in the program's words.
    pub fn name(&self, ptr: &Value) -> String {
        name_pointer(self, ptr)
    }

    /// An object in the program's words.
    pub fn name_object(&self, prov: Prov) -> String {
        self.cache.object(prov).map_or_else(String::new, |o| name_place(self, prov, o, 0))
    }

    /// A library object in the program's words, of which the state word is at an offset of a memory
    /// object.
    pub fn name_of_word(&self, prov: Prov, offset: u64, kind: ObjectKind) -> String {
        let (word, _) = kind.word(self.cache.pointer_bits());
        let base = self.cache.object(prov).map_or(0, |o| o.base);
        self.name_of((prov.word(), base + offset - word))
    }

    /// A library object in the program's words.
    pub fn name_of(&self, id: ObjectId) -> String {
        name_word(self, id.0, id.1)
    }
}

/// What a pointer points to, with the program's names: `@x`, `@queue+8`, `heap block of 12 bytes`.
pub fn name_pointer(machine: &Machine, ptr: &Value) -> String {
    if !ptr.prov.is_object() {
        return format!("{:#x}", ptr.bits);
    }
    match machine.cache.object(ptr.prov) {
        Some(object) => name_place(machine, ptr.prov, object, ptr.bits.wrapping_sub(object.base)),
        None => format!("{:#x} (dead)", ptr.bits),
    }
}

/// As [`name_pointer`], for a lock's identity.
pub fn name_word(machine: &Machine, prov: u64, address: u64) -> String {
    name_pointer(machine, &Value::ptr(address, Prov::from_word(prov)))
}

/// A byte of an object.
pub fn name_place(machine: &Machine, prov: Prov, object: &Object, offset: u64) -> String {
    let program = &machine.setup.program;
    let index = prov.slot() as usize;
    let mut name = match object.obj_type {
        ObjType::Global => program.global_name(&program.globals[index]),
        ObjType::Constant => program.global_name(&program.constants[index]),
        ObjType::ThreadLocal => program.global_name(&program.thread_locals[index]),
        ObjType::Function => {
            format!("the function {}", program.targets[index - program.constants.len()].0)
        }
        ObjType::Stack | ObjType::Heap => {
            let at = program.describe(object.allocated_at);
            let place = at.map_or_else(String::new, |p| format!(" allocated at {p}"));
            format!("the {} of {} bytes{place}", object.obj_type.describe(), object.size)
        }
    };
    if offset != 0 {
        let _ = write!(name, "+{offset}");
    }
    name
}

/// The object of an operation, in words.
fn name_op(machine: &Machine, op: &MemOp) -> String {
    match machine.cache.object(op.prov) {
        Some(object) => name_place(machine, op.prov, object, op.access.offset),
        None => "?".into(),
    }
}

/// One operation as the paper writes it: `write((t,b,i), place, Size, bytes)`.
pub fn show_op(machine: &Machine, op: &MemOp) -> String {
    let key = format!("({},{},{})", op.key.thread, op.key.block, op.key.inst);
    let order = op.access.order.short();
    let bytes = |v: &Value| (0..op.access.len).map(|i| byte(v, i)).collect::<Vec<_>>().join(" ");
    match &op.effect {
        Effect::Fence => format!("fence_{order}({key})"),
        Effect::Read => format!(
            "read_{order}({key}, {}, {}, {} bytes)",
            name_op(machine, op),
            op.size,
            op.access.len
        ),
        Effect::Write(v) => {
            format!("write_{order}({key}, {}, {}, [{}])", name_op(machine, op), op.size, bytes(v))
        }
        Effect::Update { op: rmw, operand, .. } => {
            format!("{rmw:?}_{order}({key}, {}, {operand:?})", name_op(machine, op))
        }
        Effect::Exchange { expected, new, .. } => {
            format!("cmpxchg_{order}({key}, {}, {expected:?} -> {new:?})", name_op(machine, op))
        }
    }
}

/// Byte `i` of a value, undefined bits as `u`.
fn byte(value: &Value, i: u32) -> String {
    if value.is_poison() {
        return "poison".into();
    }
    let (bits, undef) = ((value.bits >> (8 * i)) as u8, (value.undef >> (8 * i)) as u8);
    match undef {
        0 => format!("{bits:02x}"),
        0xff => "undef".into(),
        _ => (0..8)
            .rev()
            .map(|b| {
                if undef >> b & 1 == 1 {
                    'u'
                } else if bits >> b & 1 == 1 {
                    '1'
                } else {
                    '0'
                }
            })
            .collect(),
    }
}

/// A transition of this state in words, with K-LLVM's rule names.
pub fn show_transition(machine: &Machine, transition: Transition) -> String {
    let op = |thread: u32, index: u32| {
        machine.threads[thread as usize].queues.to_commit.get(index as usize)
    };
    match transition {
        Transition::Issue { thread, index } => {
            let what = op(thread, index).map_or_else(String::new, |op| show_op(machine, op));
            format!("(c) thread {thread}: to_commit -> mem_op_list: {what}")
        }
        Transition::Cache { .. } => match machine.cache.mem_op_list.front() {
            Some(op) => format!(
                "({}) cache: mem_op_list -> byte_map: {}",
                rule(machine, op),
                show_op(machine, op)
            ),
            None => "cache".into(),
        },
        Transition::Commit { thread, index, way } => {
            let what = op(thread, index).map_or_else(String::new, |op| show_op(machine, op));
            let failing = if way > 0 { ", failing spuriously" } else { "" };
            format!("thread {thread}: {what}{failing}")
        }
        Transition::Request { thread, option } => {
            let what = match &machine.threads[thread as usize].waiting {
                Some(Waiting::Request(request, ..)) => format!("{request:?}"),
                _ => String::new(),
            };
            format!("thread {thread}: {what} (option {option})")
        }
        Transition::Local { thread } => format!("thread {thread}: local steps"),
    }
}

/// Which rule of Fig. 7 commits the operation: (d) alone, (e) first byte, (f) last byte.
fn rule(machine: &Machine, op: &MemOp) -> &'static str {
    let done = machine
        .cache
        .object(op.prov)
        .and_then(|o| o.in_flight.as_deref())
        .and_then(|f| f.complete.iter().find(|(key, _)| *key == op.key))
        .map_or(0, |(_, done)| *done);
    match (op.size, done) {
        (0 | 1, _) => "d",
        (_, 0) => "e",
        (size, done) if done + 1 == size => "f",
        _ => "e-f",
    }
}

/// The state's components that the paper's Fig. 8 shows, in lines: per thread `curr_inst` and
/// `to_commit`, then `mem_op_list`, and each object's `range`, `race` and `complete` that is in
/// use.
pub fn show_state(machine: &Machine) -> Vec<String> {
    let mut out = Vec::new();
    for thread in &machine.threads {
        let (block, inst) = thread.curr_inst(&machine.setup.program);
        let queue: Vec<String> =
            thread.queues.to_commit.iter().map(|op| show_op(machine, op)).collect();
        let state = if thread.is_finished { " finished" } else { "" };
        out.push(format!(
            "  thread {}{state}: curr_inst ({block},{inst}), to_commit [{}]",
            thread.id,
            queue.join(", ")
        ));
    }
    let list: Vec<String> =
        machine.cache.mem_op_list.iter().map(|op| show_op(machine, op)).collect();
    out.push(format!("  cache: mem_op_list [{}]", list.join(", ")));
    for (number, arena) in machine.cache.arenas.iter().enumerate() {
        for (slot, object) in
            arena.objects.iter().enumerate().filter(|(_, o)| o.in_flight.is_some())
        {
            let Some(flight) = &object.in_flight else { continue };
            let prov = Prov::object(number as u32, slot as u32, object.generation);
            let key = |k: &crate::ids::Key| format!("({},{},{})", k.thread, k.block, k.inst);
            let race: Vec<String> = flight.race.iter().map(|(k, _)| key(k)).collect();
            let complete: Vec<String> =
                flight.complete.iter().map(|(k, n)| format!("{} -> {n}", key(k))).collect();
            let (low, high) = object.range();
            out.push(format!(
                "  object {}: range [{low},{high}], race {{{}}}, complete {{{}}}",
                name_place(machine, prov, object, 0),
                race.join(", "),
                complete.join(", ")
            ));
        }
    }
    out
}

/// Reads, writes, or both, in words.
pub fn show_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Read => "read",
        Kind::Write => "write",
        Kind::Update => "read-modify-write",
        Kind::Fence => "fence",
    }
}

/// A site in words: `file:line:column`.
pub fn show_site(machine: &Machine, site: SiteId) -> String {
    machine
        .setup
        .program
        .describe(site)
        .map_or_else(|| "the start of the program".into(), |p| p.to_string())
}
