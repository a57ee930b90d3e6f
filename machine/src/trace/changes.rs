//! What changed from one state to another: rules (a) and (b), registers, memory.

use super::components::{objects, place_of, registers, show_bytes, show_flight};

use super::rules::{queue_rule, show_access};
use crate::bytemap::ByteMap;
use crate::ids::{Tid, arena_of};
use crate::memory::Object;
use crate::state::Machine;
use crate::thread::{Frame, MemOp, Thread};
use crate::value::Prov;
use tresse_memmodels::Access;
use triomphe::Arc;

/// What is new in a state, in lines: what threads did by themselves after the transition, and
/// what the operations that it moved (`moves`) did to memory. New operations are put into
/// `to_commit` by rules (a) and (b).
pub fn show_changes(before: &Machine, after: &Machine, moves: &[MemOp]) -> Vec<String> {
    let mut out = memory(before, after, moves);
    for race in after.races.iter().skip(before.races.len()) {
        let [a, b] = race.sides.each_ref().map(|side| side.key);
        out.push(format!("  race on {}: {a} and {b}", race.object));
    }
    for thread in &after.threads {
        match before.threads.get(thread.id as usize) {
            Some(old) if Arc::ptr_eq(old, thread) => {}
            old => of_thread(old.map(|old| (before, &**old)), after, thread, &mut out),
        }
    }
    out
}

/// What there is at first, in lines.
pub fn show_start(machine: &Machine) -> Vec<String> {
    let mut out = Vec::new();
    machine.threads.iter().for_each(|thread| of_thread(None, machine, thread, &mut out));
    out
}

/// A thread, and the one that it was in another state if there is one.
fn of_thread(
    before: Option<(&Machine, &Thread)>,
    after: &Machine,
    new: &Thread,
    out: &mut Vec<String>,
) {
    let (id, old) = (new.id, before.map(|(_, old)| old));
    let objects = new_objects(before, after, id);
    if !objects.is_empty() {
        out.push(format!("  thread {id}: stack has {}", objects.join(", ")));
    }
    let since = old.map_or(0, |old| old.queues.next_ticket);
    let queue: Vec<MemOp> =
        new.queues.to_commit.iter().filter(|op| op.ticket >= since).copied().collect();
    for pieces in queue.chunk_by(|a, b| a.ticket == b.ticket) {
        let (rule, what) = (queue_rule(&pieces[0]), show_access(after, id, pieces));
        out.push(format!("  thread {id}: {rule} {what} -> to_commit"));
    }
    let place = |machine: &Machine, thread: &Thread| {
        let frame = thread.continuation.last()?;
        let name = &machine.setup.program.function(frame.func).name;
        Some((name.clone(), thread.curr_inst(&machine.setup.program), frame.serial))
    };
    for frame in &new.continuation {
        let name = &after.setup.program.function(frame.func).name;
        for some in new_registers(before, after, new, frame).chunks(REGISTERS) {
            out.push(format!("  thread {id} in @{name}: {}", some.join(", ")));
        }
    }
    let mut parts = Vec::new();
    let from = before.and_then(|(machine, old)| place(machine, old));
    let to = place(after, new);
    if let Some((name, (block, inst), serial)) = &to
        && from != to
    {
        let is_same = from.as_ref().is_some_and(|(_, _, old)| old == serial);
        let within = if is_same { String::new() } else { format!(" in @{name}") };
        parts.push(format!("curr_inst ({block},{inst}){within}"));
    }
    if new.is_finished && !old.is_some_and(|old| old.is_finished) {
        parts.push("finished".into());
    }
    if !parts.is_empty() {
        out.push(format!("  thread {id}: {}", parts.join(", ")));
    }
}

/// Objects that the thread has put on its stack. A slot that was free may be used again.
fn new_objects(before: Option<(&Machine, &Thread)>, after: &Machine, id: Tid) -> Vec<String> {
    let on_stack = |machine: &Machine, thread: &Thread| -> Vec<Prov> {
        let objects = &machine.cache.arenas[arena_of(id) as usize].objects;
        let slots = thread.stack.objects.iter();
        slots
            .map(|slot| Prov::object(arena_of(id), *slot, objects[*slot as usize].generation))
            .collect()
    };
    let known = before.map(|(machine, old)| on_stack(machine, old)).unwrap_or_default();
    let now = on_stack(after, &after.threads[id as usize]);
    let new = now.iter().filter(|prov| !known.contains(prov));
    let shown = new.filter_map(|prov| {
        let object = after.cache.object(*prov)?;
        let name = super::short_place(after, id, *prov, object, 0);
        Some(format!("{name} of {} bytes", object.size))
    });
    shown.collect()
}

/// Named registers of an activation that have another value than before.
fn new_registers(
    before: Option<(&Machine, &Thread)>,
    after: &Machine,
    new: &Thread,
    frame: &Frame,
) -> Vec<String> {
    let same = before.and_then(|(machine, old)| {
        let was = old.continuation.iter().find(|f| f.serial == frame.serial)?;
        Some(registers(machine, old, was))
    });
    let known = same.unwrap_or_default();
    let now = registers(after, new, frame).into_iter().enumerate();
    let changed = now.filter(|(n, held)| match known.get(*n) {
        Some(old) => old.value != held.value,
        None => held.is_param || held.value != UNSET,
    });
    changed.map(|(_, held)| held.show()).collect()
}

/// Registers in a line at most.
const REGISTERS: usize = 3;

/// What a register holds that nothing was put in.
const UNSET: &str = "poison";

/// Bytes that have changed, and how far the accesses are that occupy an object. What a thread does
/// to memory that no other can reach takes effect by itself where a search's schedule is followed.
fn memory(before: &Machine, after: &Machine, moves: &[MemOp]) -> Vec<String> {
    let mut out = Vec::new();
    for (prov, new) in objects(after) {
        let arena = prov.arena() as usize;
        let arenas = (before.cache.arenas.get(arena), &after.cache.arenas[arena]);
        if matches!(arenas, (Some(old), new) if Arc::ptr_eq(old, new)) {
            continue;
        }
        let old = before.cache.object(prov);
        let was = old.map_or_else(|| after.cache.fresh(new.size), |old| old.bytes.clone());
        let own = moves.iter().filter(|op| op.prov == prov);
        if let Some((from, end)) = changed(&was, new, own.map(|op| op.access)) {
            let place = place_of(after, prov, new, from);
            let (was, is) = (show_bytes(&was, from, end), show_bytes(&new.bytes, from, end));
            out.push(format!("  byte_map: {place}: [{was}] -> [{is}]"));
        }
        let is_occupied = |object: &Object| object.in_flight.is_some();
        if is_occupied(new) || old.is_some_and(is_occupied) {
            out.push(format!("  object {}: {}", place_of(after, prov, new, 0), show_flight(new)));
        }
    }
    out
}

/// The bytes of an object that have changed, from the first to the last, and those beside them
/// that these accesses are about.
fn changed(
    was: &ByteMap,
    object: &Object,
    accesses: impl Iterator<Item = Access>,
) -> Option<(u64, u64)> {
    if was.is_shared_with(&object.bytes) {
        return None;
    }
    let byte = |content: &ByteMap, at: u64| {
        let value = content.load(at, 1);
        (value.bits, value.undef, value.is_poison())
    };
    let is_new = |at: &u64| byte(was, *at) != byte(&object.bytes, *at);
    let first = (0..object.size).find(is_new)?;
    let last = (0..object.size).rfind(is_new)?;
    let span = accesses.fold((first, last + 1), |(from, end), access| {
        (from.min(access.offset), end.max(access.offset + u64::from(access.len)))
    });
    Some((span.0, span.1.min(object.size)))
}
