//! How a place in memory is called: the one answer for messages, traces, graphs and pictures.
//!
//! A part of a variable has the name that the source has for it, `queue.slots[1].value`, if there
//! is debug information. A part of a heap block is told by the type of the pointers that the block
//! was put into when it was allocated, or of those through which it is accessed. Where these say
//! different things, and where nothing is known, there is an offset.

use super::{name_whole, part_of};
use crate::ids::SiteId;
use crate::memory::{ObjType, Object};
use crate::pointees::Member;
use crate::program::{Meaning, Part, Program};
use crate::state::Machine;
use crate::value::Prov;

/// A place in an object, by name.
#[derive(Clone, Debug)]
pub struct Place {
    /// What it is called: `queue.tail`, `next of the heap block of 16 bytes allocated at a.c:3:5`;
    /// of a place that has no name, that of the object.
    pub name: String,
    /// The object.
    pub whole: String,
    /// It is the name of a part.
    pub is_part: bool,
    /// The first byte of the part, or the place itself.
    pub offset: u64,
    /// The name has the object in it.
    pub is_of_block: bool,
    /// How a value there is meant, if that is known.
    pub meaning: Option<Meaning>,
}

impl Place {
    /// With the bytes that are meant, from that place on: `queue.tail, bytes 8..16 of queue`.
    pub fn with_bytes(&self, len: u64) -> String {
        let named = if self.is_part { &self.name } else { &self.whole };
        let bytes = format!("{named}, bytes {}..{}", self.offset, self.offset + len);
        match self.is_part && !self.is_of_block {
            true => format!("{bytes} of {}", self.whole),
            false => bytes,
        }
    }
}

/// The place of so many bytes, which operations of these sites access, and no others.
pub fn place(
    machine: &Machine,
    prov: Prov,
    object: &Object,
    offset: u64,
    len: u64,
    by: &[SiteId],
) -> Place {
    let program = &machine.setup.program;
    if let Some((variable, part)) = part_of(machine, prov, object, offset, len) {
        return Place {
            name: part.name(&variable),
            is_part: !part.path.is_empty(),
            offset: part.offset,
            whole: variable,
            is_of_block: false,
            meaning: part.meaning,
        };
    }
    let whole = name_whole(machine, prov, object);
    let members = by.iter().filter_map(|site| program.member_at(*site, len));
    let found = own_part(program, object, offset, len, members);
    let named = found.filter(|(begin, part)| *begin == 0 && !part.path.is_empty());
    let meaning = named.as_ref().and_then(|(_, part)| part.meaning.clone());
    let (name, is_of_block) = match (&named, object.obj_type) {
        (Some((_, part)), ObjType::Stack) => match program.local_variable(object.allocated_at) {
            Some(variable) => (Some(part.name(&variable)), false),
            None => (None, false),
        },
        (Some((_, part)), _) => (Some(of_block(&part.path, &whole)), true),
        (None, _) => (None, false),
    };
    let is_part = name.is_some();
    let name = name.unwrap_or_else(|| match offset {
        0 => whole.clone(),
        _ => format!("{whole}+{offset}"),
    });
    Place { name, whole, is_part, offset, is_of_block, meaning }
}

/// A part of something that has no name of its own.
pub(super) fn of_block(path: &str, whole: &str) -> String {
    format!("{} of {whole}", path.strip_prefix('.').unwrap_or(path))
}

/// The part of a local variable or of a heap block, with where that begins of which it is a part.
/// `members`: those that are accessed, by the types of the pointers. Of a local variable its own
/// type says more.
pub fn own_part(
    program: &Program,
    object: &Object,
    offset: u64,
    len: u64,
    members: impl Iterator<Item = Member>,
) -> Option<(u64, Part)> {
    let site = object.allocated_at;
    if object.obj_type == ObjType::Stack
        && let Some(part) = program.part_of_local(site, offset, len)
    {
        return Some((0, part));
    }
    let declared = match object.obj_type {
        ObjType::Heap => program.part_of_block(site, object.size, offset, len),
        _ => None,
    };
    let is_whole = |part: &Part| part.rest == 0 && !part.is_piece && !part.path.is_empty();
    let mut known = declared.filter(is_whole).map(|part| (0, part));
    for member in members {
        let begin = offset.checked_sub(member.before)?;
        if begin.checked_add(member.size)? > object.size {
            return None;
        }
        let new = (begin, member.part);
        known = Some(match known {
            Some(old) => both(old, new)?,
            None => new,
        });
    }
    known
}

/// Two ways to say where a place is: the same, or one of them says of what the other is a part
/// (`.slots[1].value` is `.value` of a slot that begins further on).
fn both(a: (u64, Part), b: (u64, Part)) -> Option<(u64, Part)> {
    let is_part = |outer: &(u64, Part), inner: &(u64, Part)| {
        outer.0 <= inner.0
            && outer.1.path.len() > inner.1.path.len()
            && outer.1.path.ends_with(&inner.1.path)
    };
    if is_part(&a, &b) || (a.0, &a.1.path) == (b.0, &b.1.path) {
        Some(a)
    } else if is_part(&b, &a) {
        Some(b)
    } else {
        None
    }
}

/// The path to a library object that begins at an offset, as the source names it: without what is
/// the library's own in it, which has names that are reserved for it (C11 7.1.3).
pub fn path_to_library_object(
    machine: &Machine,
    prov: Prov,
    object: &Object,
    at: u64,
) -> Option<String> {
    let (program, site) = (&machine.setup.program, object.allocated_at);
    let part = match object.obj_type {
        ObjType::Stack => program.part_of_local(site, at, 1),
        ObjType::Heap => program.part_of_block(site, object.size, at, 1),
        _ => part_of(machine, prov, object, at, 1).map(|(_, part)| part),
    };
    let mut path = part?.path;
    let is_reserved = |name: &str| {
        let mut letters = name.strip_prefix("._").unwrap_or("").chars();
        letters.next().is_some_and(|c| c == '_' || c.is_ascii_uppercase())
    };
    let dots: Vec<usize> = path.match_indices('.').map(|(at, _)| at).collect();
    let own = dots.into_iter().find(|at| is_reserved(&path[*at..]));
    path.truncate(own.unwrap_or(path.len()));
    Some(path)
}
