//! Variables by the names that the source has, with their values as pictures have them.

use super::memory::bytes;
use tresse_machine::Machine;
use tresse_machine::ids::arena_of;
use tresse_machine::memory::Object;
use tresse_machine::memory::cache::{CONSTANTS, GLOBALS, reverse};
use tresse_machine::op::Op;
use tresse_machine::program::{Func, GlobalDef, Leaf, Meaning};
use tresse_machine::thread::Tid;
use tresse_machine::trace::show_value;
use tresse_machine::value::{Prov, Value, mask, sign_extend};

/// Numbers and pointers of a variable that are shown.
const LEAVES: usize = 32;

/// `queue.tail = &node`: a variable of this thread's innermost function that has it, or a global
/// one.
pub(super) fn line(machine: &Machine, thread: Tid, name: &str) -> String {
    let shown = local(machine, thread, name).or_else(|| global(machine, thread, name));
    format!("{name} = {}", shown.unwrap_or_else(|| "there is no such variable here".into()))
}

/// The variable's own name, and the path to a part of it.
fn split(name: &str) -> (&str, &str) {
    let end = name.find(['.', '[']).unwrap_or(name.len());
    name.split_at(end)
}

/// A local variable: one that has memory, a parameter, or a register of the IR. Compilers name a
/// parameter's memory `NAME.addr`.
fn local(machine: &Machine, thread: Tid, name: &str) -> Option<String> {
    let program = &machine.setup.program;
    let (base, path) = split(name);
    let own = base.strip_prefix('%').unwrap_or(base);
    let state = machine.threads.get(thread as usize)?;
    for frame in state.continuation.iter().rev() {
        let func = program.function(frame.func);
        if func.is_library {
            continue;
        }
        // A name with a point in it is one of the IR.
        let names = [format!("{own}.addr"), own.to_owned(), name.trim_start_matches('%').into()];
        let found = names.iter().zip([path, path, ""]).find_map(|(name, path)| {
            let (_, reg) = func.locals.iter().find(|(local, _)| local == name)?;
            Some((reg, path))
        });
        let Some((reg, path)) = found else { continue };
        let value = state.registers.get((frame.base + reg.0) as usize)?;
        if is_memory(func, reg.0) {
            let object = machine.cache.object(value.prov)?;
            let whole = bytes(machine, thread, object, 0, object.size.min(64));
            return match path {
                "" if object.size <= 8 => Some(scalar(machine, thread, object, 0, object.size)),
                "" => Some(whole),
                _ => Some(format!("{whole} (no debug information says what {path} is)")),
            };
        }
        return match path {
            "" => Some(register(machine, thread, value)),
            _ => Some("a register has no parts".into()),
        };
    }
    None
}

/// Is a register the address of a local variable?
fn is_memory(func: &Func, register: u32) -> bool {
    func.code.iter().any(|op| matches!(op, Op::Alloca { dst, .. } if dst.0 == register))
}

fn register(machine: &Machine, thread: Tid, value: &Value) -> String {
    if value.prov == Prov::UNAVAILABLE {
        return "not read back yet".into();
    }
    show_value(machine, thread, value)
}

/// A global variable, or one of this thread's own. Optimisation may have made several of one.
fn global(machine: &Machine, thread: Tid, name: &str) -> Option<String> {
    let program = &machine.setup.program;
    let (base, path) = split(name);
    let base = base.strip_prefix('@').unwrap_or(base);
    // LLVM's names have points in them.
    for (wanted, path) in [(base, path), (name.trim_start_matches('@'), "")] {
        let is_it = |def: &GlobalDef| {
            let whole = || program.global_part(def, 0, 0).is_some_and(|(name, _)| name == wanted);
            !def.is_library && (def.shown == wanted || whole())
        };
        let arenas = [
            (&program.globals, GLOBALS),
            (&program.constants, CONSTANTS),
            (&program.thread_locals, arena_of(thread)),
        ];
        let all = arenas.iter().flat_map(|(defs, arena)| {
            let objects = machine.cache.arenas.get(*arena as usize).map(|arena| &arena.objects);
            let found = defs.iter().enumerate().filter(|(_, def)| is_it(def));
            found.filter_map(move |(slot, def)| Some((def, objects?.get(slot)?)))
        });
        let all: Vec<(&GlobalDef, &Object)> = all.collect();
        if let [(_, first), ..] = all[..] {
            let leaves = all.iter().flat_map(|(def, object)| {
                let leaves = program.global_leaves(def, path, LEAVES + 1).unwrap_or_default();
                let inside = move |leaf: &Leaf| leaf.offset + leaf.size <= object.size;
                leaves.into_iter().filter(inside).map(|leaf| (leaf, *object))
            });
            return Some(whole(machine, thread, first, path, &leaves.collect::<Vec<_>>()));
        }
    }
    None
}

/// A variable, or a part of it, by its leaves.
fn whole(
    machine: &Machine,
    thread: Tid,
    object: &Object,
    path: &str,
    leaves: &[(Leaf, &Object)],
) -> String {
    match leaves {
        [(leaf, object)] if leaf.path == path => of_leaf(machine, thread, object, leaf),
        [] if path.is_empty() && object.size <= 8 => {
            scalar(machine, thread, object, 0, object.size)
        }
        [] if path.is_empty() => bytes(machine, thread, object, 0, object.size.min(64)),
        [] => format!("nothing is known of {path} (is there debug information?)"),
        _ => {
            let part = |(leaf, object): &(Leaf, &Object)| {
                let name = leaf.path.strip_prefix(path).unwrap_or(&leaf.path);
                let name = name.strip_prefix('.').unwrap_or(name);
                format!("{name} = {}", of_leaf(machine, thread, object, leaf))
            };
            let mut parts: Vec<String> = leaves.iter().take(LEAVES).map(part).collect();
            if leaves.len() > LEAVES {
                parts.push("...".into());
            }
            format!("{{{}}}", parts.join(", "))
        }
    }
}

fn of_leaf(machine: &Machine, thread: Tid, object: &Object, leaf: &Leaf) -> String {
    if leaf.size > 8 {
        return bytes(machine, thread, object, leaf.offset, leaf.offset + leaf.size.min(64));
    }
    let value = load(machine, object, leaf.offset, leaf.size as u32);
    of_value(machine, thread, &value, leaf.size, leaf.meaning.as_ref())
}

/// A number or pointer of which nothing else is known.
fn scalar(machine: &Machine, thread: Tid, object: &Object, at: u64, size: u64) -> String {
    if size == 0 {
        return "[]".into();
    }
    of_value(machine, thread, &load(machine, object, at, size as u32), size, None)
}

fn of_value(
    machine: &Machine,
    thread: Tid,
    value: &Value,
    size: u64,
    meaning: Option<&Meaning>,
) -> String {
    let bits = 8 * size as u32;
    if value.is_poison() || value.prov.is_object() {
        return show_value(machine, thread, value);
    }
    match value.undef & mask(bits) {
        0 => {}
        all if all == mask(bits) => return "undef".into(),
        some => return format!("{:#x} with undefined bits {some:#x}", value.bits & !some),
    }
    let number = sign_extend(value.bits, bits);
    meaning.and_then(|m| m.word(number)).unwrap_or_else(|| number.to_string())
}

/// Bytes in the memory's byte order.
fn load(machine: &Machine, object: &Object, at: u64, len: u32) -> Value {
    let value = object.bytes.load(at, len);
    match machine.cache.is_big_endian() {
        true => reverse(value, len),
        false => value,
    }
}
