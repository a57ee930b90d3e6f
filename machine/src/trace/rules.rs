//! Operations as the paper writes them, and the rules of K-LLVM's Fig. 7 by which they move.

use super::short_place;
use crate::ids::Tid;
use crate::state::{Machine, Transition};
use crate::thread::{Effect, MemOp};
use crate::value::Value;
use std::fmt::Write;
use tresse_memmodels::Order;

/// An operation that a transition moves, and by which rule.
#[derive(Clone, Debug)]
pub struct Moved {
    /// The operation as it was before.
    pub op: MemOp,
    /// The rule: `(c)`, or (d), (e), (f) and the one between as `(e-f)`; empty where operations
    /// take effect without `mem_op_list`.
    pub rule: &'static str,
    /// It is a weak exchange that fails for no reason.
    pub is_failing: bool,
}

/// What a transition of this state moves, if it moves an operation.
pub fn moved(machine: &Machine, transition: Transition) -> Option<Moved> {
    let queued = |thread: Tid, index: u32| {
        machine.threads[thread as usize].queues.to_commit.get(index as usize)
    };
    let (op, rule, way) = match transition {
        Transition::Issue { thread, index } => (queued(thread, index)?, "(c)", 0),
        Transition::Cache { way } => {
            let op = machine.cache.mem_op_list.front()?;
            (op, commit_rule(machine, op), way)
        }
        Transition::Commit { thread, index, way } => (queued(thread, index)?, "", way),
        Transition::Request { .. } | Transition::Local { .. } => return None,
    };
    // With histories the ways of an operation are mostly what it reads.
    let is_failing = way > 0 && !machine.cache.mode.is_views();
    Some(Moved { op: *op, rule, is_failing })
}

/// Which rule of Fig. 7 commits the operation: (d) alone, (e) first byte, (f) last byte.
fn commit_rule(machine: &Machine, op: &MemOp) -> &'static str {
    let done = machine
        .cache
        .object(op.prov)
        .and_then(|o| o.in_flight.as_deref())
        .and_then(|f| f.complete.iter().find(|(key, _)| *key == op.key))
        .map_or(0, |(_, done)| *done);
    match (op.size, done) {
        (0 | 1, _) => "(d)",
        (_, 0) => "(e)",
        (size, done) if done + 1 == size => "(f)",
        _ => "(e-f)",
    }
}

/// Transitions that move operations of one access, in words: the rules, and the bytes together.
pub fn show_moves(machine: &Machine, moves: &[Moved]) -> String {
    let Some(first) = moves.first() else { return String::new() };
    let mut rules: Vec<(&str, usize)> = Vec::new();
    for step in moves.iter().filter(|m| !m.rule.is_empty()) {
        match rules.iter_mut().find(|(rule, _)| *rule == step.rule) {
            Some((_, n)) => *n += 1,
            None => rules.push((step.rule, 1)),
        }
    }
    let times = |(rule, n): &(&str, usize)| match n {
        1 => (*rule).to_owned(),
        _ => format!("{rule} {n} times"),
    };
    let mut out = format!("thread {}: ", first.op.key.thread);
    if !rules.is_empty() {
        let _ = write!(out, "{}: ", rules.iter().map(times).collect::<Vec<_>>().join(", "));
    }
    let mut pieces: Vec<MemOp> = moves.iter().map(|m| m.op).collect();
    pieces.sort_by_key(|op| op.access.offset);
    pieces.dedup_by_key(|op| op.access.offset);
    out += &show_pieces(machine, first.op.key.thread, &pieces);
    if moves.iter().any(|m| m.is_failing) {
        out += ", failing spuriously";
    }
    out
}

/// Operations of one access, in the order of their addresses, as the paper writes one:
/// `write((t,b,i), place, Size, bytes)`. `of`: whose locals need no thread beside them.
fn show_pieces(machine: &Machine, of: Tid, pieces: &[MemOp]) -> String {
    let Some(op) = pieces.first() else { return String::new() };
    let key = op.key;
    let place = match machine.cache.object(op.prov) {
        Some(object) => short_place(machine, of, op.prov, object, op.access.offset),
        None => "?".into(),
    };
    let (order, size) = (op.access.order.short(), op.size);
    let len: u32 = pieces.iter().map(|p| p.access.len).sum();
    let value = |v: &Value| super::show_value(machine, of, v);
    match &op.effect {
        Effect::Fence => format!("fence_{order}({key})"),
        Effect::Read => format!("read_{order}({key}, {place}, {size}, {len} bytes)"),
        Effect::Write(_) => {
            let bytes: Vec<String> = pieces.iter().flat_map(|p| bytes_of(machine, p)).collect();
            format!("write_{order}({key}, {place}, {size}, [{}])", bytes.join(" "))
        }
        Effect::Update { op: rmw, operand, .. } => {
            format!("{rmw:?}_{order}({key}, {place}, {})", value(operand)).to_lowercase()
        }
        Effect::Exchange { expected, new, .. } => {
            format!("cmpxchg_{order}({key}, {place}, {} -> {})", value(expected), value(new))
        }
    }
}

/// The same, with the number of the operations.
pub(super) fn show_access(machine: &Machine, of: Tid, pieces: &[MemOp]) -> String {
    let what = show_pieces(machine, of, pieces);
    if pieces.len() > 1 { format!("{} x {what}", pieces.len()) } else { what }
}

/// The bytes that an operation writes, in the order of their addresses.
fn bytes_of(machine: &Machine, op: &MemOp) -> Vec<String> {
    let Effect::Write(value) = &op.effect else { return Vec::new() };
    let len = op.access.len;
    let place = |i| if machine.cache.is_big_endian() { len - 1 - i } else { i };
    (0..len).map(|i| show_byte(value, place(i))).collect()
}

/// Byte `i` of a value, from its lowest bits on; undefined bits as `u`.
pub fn show_byte(value: &Value, i: u32) -> String {
    if value.is_poison() {
        return "poison".into();
    }
    let (bits, undef) = ((value.bits >> (8 * i)) as u8, (value.undef >> (8 * i)) as u8);
    let bit = |b: u8| match (undef >> b & 1, bits >> b & 1) {
        (1, _) => 'u',
        (_, 1) => '1',
        _ => '0',
    };
    match undef {
        0 => format!("{bits:02x}"),
        0xff => "undef".into(),
        _ => (0..8).rev().map(bit).collect(),
    }
}

/// Which rule puts the operations of an access into `to_commit`: (a) for a non-atomic one, byte by
/// byte, and (b) for an atomic one. Fences and loads have the like.
pub(super) fn queue_rule(op: &MemOp) -> &'static str {
    if op.access.order == Order::Na { "(a)" } else { "(b)" }
}
