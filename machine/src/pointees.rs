//! What pointers point to, as debug information has it: for names of members in reports.
//!
//! A register points to a type at an offset if all that it is made of says so: it is the address of
//! a variable (`#dbg_declare`, a global), or its value (`#dbg_value`), or was read from where a
//! pointer to that type lies; so many bytes further is the same type at another offset. Where two
//! say different things, or a part of a union is meant, nothing is known. Nothing is guessed from
//! the types of the IR: these need not be those of the source.

use crate::ids::{CONSTANTS, GLOBALS, SiteId};
use crate::op::{Op, Reg};
use crate::program::{Func, GlobalDef, Part, Program};
use rustc_hash::FxHashSet;
use tresse_ir::ast::MdId;

/// Passes over a function at most: with more nothing is known of it.
const PASSES: usize = 16;

/// A type, and a place in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pointee {
    /// The module whose debug information has the type.
    module: u32,
    ty: MdId,
    /// Bytes from the beginning of the type on.
    offset: u64,
}

/// A member that an access is to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// How many bytes before the access the type begins that this is a member of.
    pub before: u64,
    /// The size of that type.
    pub size: u64,
    /// What C writes after the name of something of that type.
    pub part: Part,
}

impl Program {
    /// The member that the operation at a site accesses, of so many bytes. `None`: nobody knows
    /// which one. This looks at the whole function.
    pub fn member_at(&self, site: SiteId, len: u64) -> Option<Member> {
        let (func, pc) = self.locate(site)?;
        let (ptr, total) = match func.code[pc as usize] {
            Op::Load { ptr, offset: 0, total, len, .. }
            | Op::Store { ptr, offset: 0, total, len, .. }
                if total == u32::from(len) =>
            {
                (ptr, Some(u64::from(total)))
            }
            Op::Rmw { ptr, total, .. } | Op::CmpXchg { ptr, total, .. } => {
                (ptr, Some(u64::from(total)))
            }
            _ => return None,
        };
        let pointee = self.pointee_of(func, ptr)?;
        if total.is_some_and(|total| total != len) {
            return None;
        }
        let metadata = &self.modules[pointee.module as usize].module.metadata;
        let (before, size) = (pointee.offset, metadata.size(pointee.ty)?);
        let (part, _) = metadata.part_of_type(Some(pointee.ty), before, len);
        let is_known = part.rest == 0 && !part.is_piece && !part.path.is_empty();
        is_known.then_some(Member { before, size, part })
    }

    /// The part of a heap block of so many bytes that was allocated at a site, by the type to which
    /// the source declares the pointers that it is put into: `.head`, or `[2].head` in a block of
    /// several. `None`: they say different things, or nothing.
    pub fn part_of_block(&self, site: SiteId, block: u64, offset: u64, len: u64) -> Option<Part> {
        let (module, ty) = self.declared_at(site)?;
        let metadata = &self.modules[module as usize].module.metadata;
        let size = metadata.size(ty)?;
        // What is not a number of these has something else in it as well, and may have if the last
        // member is an array.
        if !block.is_multiple_of(size) || block > size && metadata.ends_with_array(ty) {
            return None;
        }
        let (index, inner) = (offset / size, offset % size);
        let (mut part, _) = metadata.part_of_type(Some(ty), inner, len);
        if block > size {
            part.path.insert_str(0, &format!("[{index}]"));
        }
        part.offset = offset;
        (inner.checked_add(len)? <= size).then_some(part)
    }

    /// The type that a block of this site is declared to have: what the call's result is declared
    /// to point to, by its own description, and by the variables that it is put into. All have to
    /// agree.
    fn declared_at(&self, site: SiteId) -> Option<(u32, MdId)> {
        let (func, pc) = self.locate(site)?;
        let (Op::Call { dst: block, .. } | Op::CallRow { dst: block, .. }) = func.code[pc as usize]
        else {
            return None;
        };
        let pointees = self.pointees(func);
        let of = |reg: Reg| match reg.is_const() {
            true => self.pointee_of_constant(func, reg),
            false => pointees.get(reg.0 as usize).copied().flatten(),
        };
        let said = func.code.iter().filter_map(|op| match *op {
            Op::Move { dst, src } if src == block => of(dst),
            Op::Store { src, ptr, offset: 0, total, .. } if src == block => {
                of(ptr).and_then(|place| self.read_from(place, total))
            }
            _ => None,
        });
        let mut said = of(block).into_iter().chain(said);
        let first = said.next()?;
        let is_one = first.offset == 0 && said.all(|other| other == first);
        is_one.then_some((first.module, first.ty))
    }

    /// The name of the local variable that an object was made for at this site.
    pub fn local_variable(&self, site: SiteId) -> Option<String> {
        let (func, pc) = self.locate(site)?;
        let Op::Alloca { dst, .. } = func.code[pc as usize] else { return None };
        let metadata = &self.modules[func.module as usize].module.metadata;
        let own = func.described.iter().filter(|(reg, _, is_address)| *reg == dst && *is_address);
        let mut names = own.map(|(_, variable, _)| metadata.local_variable_name(*variable));
        let first = names.next()??;
        names.all(|other| other.as_ref() == Some(&first)).then_some(first)
    }

    /// The part of a local variable that lies in memory, if the object was made for one at this
    /// site.
    pub fn part_of_local(&self, site: SiteId, offset: u64, len: u64) -> Option<Part> {
        let (func, pc) = self.locate(site)?;
        let Op::Alloca { dst, .. } = func.code[pc as usize] else { return None };
        let metadata = &self.modules[func.module as usize].module.metadata;
        let own = func.described.iter().filter(|(reg, ..)| *reg == dst);
        let mut types = own.map(|(_, variable, _)| metadata.type_of_variable(*variable));
        let first = types.next()??;
        if types.any(|other| other != Some(first)) {
            return None;
        }
        let (part, _) = metadata.part_of_type(Some(first), offset, len);
        (part.rest == 0 && !part.is_piece).then_some(part)
    }

    fn pointee_of(&self, func: &Func, reg: Reg) -> Option<Pointee> {
        if reg.is_const() {
            return self.pointee_of_constant(func, reg);
        }
        *self.pointees(func).get(reg.0 as usize)?
    }

    /// A pointer to a global variable.
    fn pointee_of_constant(&self, func: &Func, reg: Reg) -> Option<Pointee> {
        let value = func.consts.get((reg.0 & !Reg::CONST) as usize)?;
        let all = match value.prov.arena() {
            _ if !value.prov.is_object() => return None,
            GLOBALS => &self.globals,
            CONSTANTS => &self.constants,
            _ => return None,
        };
        let global: &GlobalDef = all.get(value.prov.slot() as usize)?;
        let metadata = &self.modules[global.module as usize].module.metadata;
        let ty = metadata.type_of_variable(global.dbg?)?;
        let offset = value.bits.checked_sub(global.address)?;
        Some(Pointee { module: global.module, ty, offset })
    }

    /// What each register of a function points to.
    fn pointees(&self, func: &Func) -> Box<[Option<Pointee>]> {
        let mut known = Known { all: vec![State::Unknown; func.registers as usize] };
        let metadata = &self.modules[func.module as usize].module.metadata;
        let promoted = func.code.iter().filter_map(|op| match op {
            Op::Promoted { dst, .. } => Some(*dst),
            _ => None,
        });
        let promoted: FxHashSet<Reg> = promoted.collect();
        for (reg, variable, is_address) in &func.described {
            let ty = metadata.type_of_variable(*variable);
            // A variable that became a register is its value.
            let ty = match *is_address && !promoted.contains(reg) {
                true => ty,
                false => ty.and_then(|ty| metadata.pointee(ty)),
            };
            if let Some(ty) = ty {
                known.say(*reg, Pointee { module: func.module, ty, offset: 0 });
            }
        }
        // What is described is known; of the rest each operation says what it makes. What turns out
        // to be made of different things, or of what is not known, takes with it what was made of
        // it, until nothing changes.
        for pass in 0.. {
            let before = known.all.clone();
            for op in &func.code {
                if let Some((dst, made)) = self.made(func, &known, op) {
                    known.make(dst, made);
                }
            }
            if known.all == before {
                break;
            }
            if pass == PASSES {
                return known.all.iter().map(|_| None).collect();
            }
        }
        let settled = known.all.into_iter().map(|state| match state {
            State::Said(pointee) | State::Made(pointee) => Some(pointee),
            State::Unknown | State::Open => None,
        });
        settled.collect()
    }

    /// What an operation makes, if that may be a pointer.
    fn made(&self, func: &Func, known: &Known, op: &Op) -> Option<(Reg, Option<Pointee>)> {
        let size = |p: &Pointee| self.modules[p.module as usize].module.metadata.size(p.ty);
        Some(match *op {
            Op::GepConst { dst, base, offset, .. } => {
                let moved = |p: Pointee| {
                    let size = size(&p)?;
                    // From one element of an array to another, or inside of one.
                    let at = match offset.unsigned_abs() % size {
                        0 => p.offset,
                        _ => p.offset.checked_add_signed(offset)?,
                    };
                    (at < size).then_some(Pointee { offset: at, ..p })
                };
                (dst, self.of(func, known, base).and_then(moved))
            }
            Op::GepScaled { dst, base, scale, .. } => {
                let is_step = |p: &Pointee| size(p).is_some_and(|s| u64::from(scale) % s == 0);
                (dst, self.of(func, known, base).filter(is_step))
            }
            Op::Move { dst, src } => (dst, self.of(func, known, src)),
            Op::Load { dst, ptr, offset: 0, total, .. } => {
                (dst, self.of(func, known, ptr).and_then(|p| self.read_from(p, total)))
            }
            _ => return None,
        })
    }

    fn of(&self, func: &Func, known: &Known, reg: Reg) -> Option<Pointee> {
        if reg.is_const() {
            return self.pointee_of_constant(func, reg);
        }
        match known.all.get(reg.0 as usize) {
            Some(State::Said(pointee) | State::Made(pointee)) => Some(*pointee),
            _ => None,
        }
    }

    /// What a pointer points to that lies at a place of a type.
    fn read_from(&self, at: Pointee, len: u32) -> Option<Pointee> {
        let metadata = &self.modules[at.module as usize].module.metadata;
        let (part, ty) = metadata.part_of_type(Some(at.ty), at.offset, u64::from(len));
        let ty = ty.filter(|_| part.rest == 0 && !part.is_piece)?;
        metadata.pointee(ty).map(|ty| Pointee { ty, offset: 0, ..at })
    }
}

/// What is known of a register.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Unknown,
    /// By debug information of its own.
    Said(Pointee),
    /// By what it is made of.
    Made(Pointee),
    /// It is said to be one thing and another, or is made of something unknown.
    Open,
}

struct Known {
    all: Vec<State>,
}

impl Known {
    fn say(&mut self, reg: Reg, pointee: Pointee) {
        let Some(state) = self.all.get_mut(reg.0 as usize) else { return };
        *state = match (*state, pointee) {
            (State::Unknown, pointee) => State::Said(pointee),
            (State::Said(known), pointee) if known == pointee => State::Said(known),
            _ => State::Open,
        };
    }

    fn make(&mut self, reg: Reg, pointee: Option<Pointee>) {
        let Some(state) = self.all.get_mut(reg.0 as usize) else { return };
        *state = match (*state, pointee) {
            (State::Said(known), _) => State::Said(known),
            (State::Unknown, Some(pointee)) => State::Made(pointee),
            (State::Made(known), Some(pointee)) if known == pointee => State::Made(known),
            _ => State::Open,
        };
    }
}
