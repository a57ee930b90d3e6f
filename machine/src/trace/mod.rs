//! States and transitions in words: what `tresse steps --trace` and reports show. Names are here;
//! operations and transitions are in `rules`, whole states in `components`, and what differs
//! between two states in `changes`.

mod changes;
mod components;
mod places;
mod rules;

pub use changes::{show_changes, show_start};
pub use components::{objects, show_state};
pub use places::{Place, own_part, path_to_library_object, place};
pub use rules::{Moved, moved, show_byte, show_moves};

use crate::ids::{SiteId, Tid, arena_of};
use crate::memory::{ObjType, Object};
use crate::op::Op;
use crate::program::{GlobalDef, Part, Program};
use crate::request::Request;
use crate::state::Machine;
use crate::sync::{Kind as ObjectKind, ObjectId};
use crate::thread::{Thread, Waiting};
use crate::value::{Prov, Value};
use places::of_block;
use tresse_memmodels::Kind;
use triomphe::Arc;

impl Machine {
    /// What a pointer points to, in the program's words: `queue.tail`.
    pub fn name(&self, ptr: &Value) -> String {
        name_pointer(self, ptr, name_place)
    }

    /// An address as outcomes and patterns have it: an object and an offset, `queue+8`. Searches
    /// compare it for each execution, and it does not depend on debug information about types.
    pub fn address(&self, ptr: &Value) -> String {
        name_pointer(self, ptr, name_byte)
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

    /// The paper's `wait_join_threads`: who waits for whose end.
    pub fn wait_join_threads(&self) -> Vec<(Tid, Tid)> {
        let wait = |thread: &Arc<Thread>| match &thread.waiting {
            Some(Waiting::Request(request, ..)) => match **request {
                Request::Join { id } => Some((thread.id, id as Tid)),
                _ => None,
            },
            _ => None,
        };
        self.threads.iter().filter_map(wait).collect()
    }

    /// A library object in the program's words.
    pub fn name_of(&self, id: ObjectId) -> String {
        self.name_library_object(&Value::ptr(id.1, Prov::from_word(id.0)))
    }

    /// The library object to which a pointer points: `bank.lock`, or `lock of the heap block …`.
    pub fn name_library_object(&self, ptr: &Value) -> String {
        name_pointer(self, ptr, |machine, prov, object, offset| {
            let path = path_to_library_object(machine, prov, object, offset);
            match path.filter(|path| !path.is_empty()) {
                Some(path) => part_of_object(machine, prov, object, &path),
                None => name_place(machine, prov, object, offset),
            }
        })
    }
}

/// What a pointer points to, by this way to name places.
fn name_pointer(
    machine: &Machine,
    ptr: &Value,
    name: impl Fn(&Machine, Prov, &Object, u64) -> String,
) -> String {
    if !ptr.prov.is_object() {
        return format!("{:#x}", ptr.bits);
    }
    match machine.cache.object(ptr.prov) {
        Some(object) => name(machine, ptr.prov, object, ptr.bits.wrapping_sub(object.base)),
        None => format!("{:#x} (dead)", ptr.bits),
    }
}

/// A byte of an object: `queue+8`.
fn name_byte(machine: &Machine, prov: Prov, object: &Object, offset: u64) -> String {
    let name = name_whole(machine, prov, object);
    if offset == 0 { name } else { format!("{name}+{offset}") }
}

/// A place in an object: of a global variable the largest part that begins there.
pub fn name_place(machine: &Machine, prov: Prov, object: &Object, offset: u64) -> String {
    name_part(machine, prov, object, offset, 0)
}

/// As [`name_place`], for so many bytes: of a global variable, `queue.tail` or `nodes[2].next`.
pub fn name_part(machine: &Machine, prov: Prov, object: &Object, offset: u64, len: u64) -> String {
    match part_of(machine, prov, object, offset, len) {
        Some((name, part)) => part.name(&name),
        None => name_byte(machine, prov, object, offset),
    }
}

/// The part of a global variable that so many bytes at an offset are, with its name, if there is
/// debug information.
pub fn part_of(
    machine: &Machine,
    prov: Prov,
    object: &Object,
    offset: u64,
    len: u64,
) -> Option<(String, Part)> {
    let program = &machine.setup.program;
    let (name, part) = program.global_part(global_of(program, prov, object)?, offset, len)?;
    Some((with_thread(name, prov, object), part))
}

/// The name of a variable: each thread has its own of those that are thread-local.
fn with_thread(name: String, prov: Prov, object: &Object) -> String {
    match prov.arena().checked_sub(arena_of(0)) {
        Some(thread) if object.obj_type == ObjType::ThreadLocal => {
            format!("thread {thread}'s {name}")
        }
        _ => name,
    }
}

fn global_of<'p>(program: &'p Program, prov: Prov, object: &Object) -> Option<&'p GlobalDef> {
    let all = match object.obj_type {
        ObjType::Global => &program.globals,
        ObjType::Constant => &program.constants,
        ObjType::ThreadLocal => &program.thread_locals,
        ObjType::Function | ObjType::Stack | ObjType::Heap => return None,
    };
    all.get(prov.slot() as usize)
}

/// The part of an object to which a path leads.
fn part_of_object(machine: &Machine, prov: Prov, object: &Object, path: &str) -> String {
    let program = &machine.setup.program;
    let variable = match object.obj_type {
        ObjType::Stack => program.local_variable(object.allocated_at),
        ObjType::Heap | ObjType::Function => None,
        _ => Some(name_whole(machine, prov, object)),
    };
    match variable {
        Some(variable) => format!("{variable}{path}"),
        None => of_block(path, &name_whole(machine, prov, object)),
    }
}

/// An object as a whole.
fn name_whole(machine: &Machine, prov: Prov, object: &Object) -> String {
    let program = &machine.setup.program;
    match object.obj_type {
        ObjType::Global | ObjType::Constant | ObjType::ThreadLocal => {
            let name = global_of(program, prov, object).map(|g| g.shown.clone());
            with_thread(name.unwrap_or_default(), prov, object)
        }
        ObjType::Function => {
            let index = prov.slot() as usize - program.constants.len();
            format!("the function {}", program.targets[index].0)
        }
        ObjType::Stack | ObjType::Heap => {
            let at = program.describe(object.allocated_at);
            let variable = program.local_variable(object.allocated_at);
            if let (ObjType::Stack, Some(at), Some(variable)) = (object.obj_type, &at, variable) {
                return format!("{variable}, a local variable of {}", at.function);
            }
            let place = at.map_or_else(String::new, |p| format!(" allocated at {p}"));
            format!("the {} of {} bytes{place}", object.obj_type.describe(), object.size)
        }
    }
}

/// As [`name_place`], and shorter for who reads the IR: a local variable has the name of the
/// register that its `alloca` gives its address to, a heap block that of the call. `of`: whose it
/// is without saying so.
pub fn short_place(machine: &Machine, of: Tid, prov: Prov, object: &Object, offset: u64) -> String {
    let register = match object.obj_type {
        ObjType::Stack | ObjType::Heap => register_of(machine, object),
        _ => None,
    };
    let Some(register) = register else { return name_place(machine, prov, object, offset) };
    // One call may give several blocks.
    let name = match object.obj_type {
        ObjType::Heap => format!("block {} of {register}", prov.slot()),
        _ => register,
    };
    let at = if offset == 0 { String::new() } else { format!("+{offset}") };
    match prov.arena().checked_sub(arena_of(0)) {
        Some(owner) if owner != of => format!("{name}{at} of thread {owner}"),
        _ => format!("{name}{at}"),
    }
}

/// The register that got an object's address when it was allocated.
fn register_of(machine: &Machine, object: &Object) -> Option<String> {
    let (func, pc) = machine.setup.program.locate(object.allocated_at)?;
    match &func.code[pc as usize] {
        Op::Alloca { dst, .. } | Op::Call { dst, .. } | Op::CallRow { dst, .. } => {
            func.name_of_register(dst.0)
        }
        _ => None,
    }
}

/// A value of a register: a number, or `&` what it points to.
pub fn show_value(machine: &Machine, of: Tid, value: &Value) -> String {
    if value.is_poison() {
        return "poison".into();
    }
    if value.undef != 0 {
        return "undef".into();
    }
    if !value.prov.is_object() {
        return value.bits.to_string();
    }
    match machine.cache.object(value.prov) {
        Some(object) => {
            let offset = value.bits.wrapping_sub(object.base);
            if offset > object.size {
                let name = short_place(machine, of, value.prov, object, 0);
                return format!("{} with the provenance of {name}", value.bits);
            }
            format!("&{}", short_place(machine, of, value.prov, object, offset))
        }
        None => format!("{:#x} (dead)", value.bits),
    }
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
