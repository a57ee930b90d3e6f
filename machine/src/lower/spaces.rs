//! Address spaces: LangRef, "Pointer Type", "Data Layout" (`p[n]:size:abi:pref:idx`),
//! `addrspacecast`.
//!
//! There is one memory. A pointer of another address space is the address, as far as its width
//! goes: what is added when it becomes wider is zeros, and where one that becomes narrower would
//! lose bits, LangRef has no answer, and that is unsupported by name.
//!
//! x86, and AArch64 from LLVM 20 on, have an answer for their spaces 270, 271 and 272 (`__ptr32
//! __sptr`, `__ptr32 __uptr`, `__ptr64`; `LowerADDRSPACECAST` in LLVM's backends): narrower is cut
//! off, and wider is filled with the sign, but with zeros from 271. An access by such a pointer is
//! one by its cast to space 0. On x86 those relative to a segment register (256 to 258) are memory
//! of their own: no access by them is modelled.

use super::func::{Builder, Refused};
use super::{Lowerer, Target};
use crate::config::Config;
use crate::ops::Scalar;
use crate::program::{LinkError, Op, Reg};
use crate::value::{mask, sign_extend};
use tresse_ir::ast::{self, BinOp, CastOp, Flags, GepFlags, Module};
use tresse_ir::datalayout::{Alignment, DataLayout, PointerSpec};
use tresse_ir::types::{Type, TypeId};

/// Pointers of an address space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Space {
    /// Its number.
    number: u32,
    /// Width of a pointer.
    pub bits: u32,
    /// Width of what `getelementptr` computes with.
    pub index_bits: u32,
    /// It is 0, or one of those of pointers of a chosen width, in a module that has these.
    has_own_rule: bool,
    /// Its addresses count from what a segment register says.
    is_of_segment: bool,
}

/// How a pointer becomes one of another address space.
type Conversion = (CastOp, Scalar, Scalar);

impl Space {
    /// The conversion to another address space; `None` where nothing changes.
    pub(crate) fn to(self, to: Space) -> Option<Conversion> {
        let ints = |op| Some((op, Scalar::Int(self.bits), Scalar::Int(to.bits)));
        let has_own_rule = self.has_own_rule && to.has_own_rule;
        if self.bits == to.bits {
            None
        } else if self.bits > to.bits {
            match has_own_rule {
                true => ints(CastOp::Trunc),
                false => {
                    Some((CastOp::AddrSpaceCast, Scalar::Ptr(self.bits), Scalar::Ptr(to.bits)))
                }
            }
        } else if has_own_rule && self.number != 271 {
            ints(CastOp::SExt)
        } else {
            ints(CastOp::ZExt)
        }
    }

    /// A pointer that is moved by a number of bytes: LangRef, `getelementptr`, "the bits outside
    /// the index type width will not be affected".
    pub(crate) fn moved(self, pointer: u64, offset: i64) -> u64 {
        let index = mask(self.index_bits);
        (pointer & !index) | (pointer.wrapping_add(offset as u64) & index)
    }

    /// The address that a pointer is, where those of space 0 have so many bits.
    pub(crate) fn address(self, pointer: u64, main_bits: u32) -> u64 {
        let is_signed = self.has_own_rule && self.number != 271 && self.bits < main_bits;
        match is_signed {
            true => sign_extend(pointer, self.bits) as u64 & mask(main_bits),
            false if self.has_own_rule => pointer & mask(main_bits),
            false => pointer,
        }
    }
}

/// The data layout of a module with the widths that a config has for address spaces; that of space
/// 0 is the program's, and so is the byte order of IR that states no layout.
pub(crate) fn layout_of(module: &Module, target: Target, config: &Config) -> DataLayout {
    let mut layout = module.layout.clone();
    let has_text = !module.layout.text.is_empty();
    if !has_text {
        layout.endian = target.endian;
    }
    let others = config.address_spaces.iter().map(|(space, bits)| (*space, *bits));
    for (addrspace, bits) in std::iter::once((0, target.pointer_bits)).chain(others) {
        let bytes = u64::from(bits).div_ceil(8).next_power_of_two();
        // Where the compiler has computed with a layout, pointers keep their places (`--relayout`).
        let align = match addrspace == 0 && has_text {
            true => layout.pointer(0).align,
            false => Alignment { abi: bytes, preferred: bytes },
        };
        // What agrees is left as it is, with its alignment.
        if layout.pointer_bits(addrspace) != bits {
            layout.pointers.retain(|p| p.addrspace != addrspace);
            layout.pointers.push(PointerSpec { addrspace, bits, align, index_bits: bits });
        }
    }
    layout
}

/// As the data layout names pointers of a chosen width.
const CHOSEN: &str = "-p270:32:32-p271:32:32-p272:64:64";

/// Has the module address spaces of segments? IR without a triple is where its data layout has
/// x86's pointers of a chosen width.
fn is_x86(module: &Module) -> bool {
    let arch = module.triple.split('-').next().unwrap_or("");
    match arch {
        "" => module.layout.text.contains(CHOSEN),
        "i386" | "i486" | "i586" | "i686" | "x86_64" | "amd64" => true,
        _ => false,
    }
}

fn space(module: &Module, layout: &DataLayout, number: u32) -> Space {
    let spec = layout.pointer(number);
    let is_chosen = matches!(number, 0 | 270..=272);
    Space {
        number,
        bits: spec.bits,
        index_bits: spec.index_bits,
        has_own_rule: is_chosen && module.layout.text.contains(CHOSEN),
        is_of_segment: matches!(number, 256..=258) && is_x86(module),
    }
}

/// The width of the narrowest pointers that modules have.
pub(crate) fn least_bits(modules: &[(&Module, &DataLayout)], target: Target) -> u32 {
    let widths = modules.iter().flat_map(|(module, layout)| {
        module.types.all().filter_map(|ty| match ty {
            Type::Ptr { addrspace, .. } => Some(space(module, layout, *addrspace).bits),
            _ => None,
        })
    });
    widths.fold(target.pointer_bits, u32::min)
}

/// The width of addresses that everything with a place of its own can have: locals and variables of
/// a narrower address space are where pointers of that reach.
pub(crate) fn place_bits(modules: &[(&Module, &DataLayout)], target: Target) -> u32 {
    let mut bits = target.pointer_bits;
    for &(module, layout) in modules {
        let width = |number| space(module, layout, number).bits;
        // Variables and functions lie below 2^32 anyway.
        let fixed = module.globals.iter().map(|g| (g.addrspace, g.thread_local));
        for (number, thread_local) in fixed {
            let is_low = thread_local == ast::ThreadLocal::No && width(number) >= 32;
            bits = if is_low { bits } else { bits.min(width(number)) };
        }
        let functions = module.functions.iter().map(|f| width(f.addrspace));
        bits = functions.filter(|bits| *bits < 32).fold(bits, u32::min);
        let blocks = module.functions.iter().flat_map(|f| &f.blocks);
        for inst in blocks.flat_map(|block| &block.insts) {
            if let ast::InstKind::Alloca { addrspace, .. } = inst.kind {
                bits = bits.min(width(addrspace));
            }
        }
    }
    match bits {
        64.. => 64,
        32.. => 32,
        _ => 16,
    }
}

impl Lowerer<'_> {
    /// What an address space's pointers are like in a module.
    pub(crate) fn space(&self, module: usize, number: u32) -> Space {
        space(&self.inputs[module].module, &self.data_layouts[module], number)
    }

    /// That of a pointer type, or of a vector of pointers.
    pub(crate) fn space_of(&self, module: usize, ty: TypeId) -> Option<Space> {
        let types = &self.inputs[module].module.types;
        match types.body(ty) {
            Type::Ptr { addrspace, .. } => Some(self.space(module, *addrspace)),
            Type::Vector { elem, .. } => self.space_of(module, *elem),
            _ => None,
        }
    }

    /// What a cast between scalar types does.
    pub(crate) fn conversion(
        &self,
        module: usize,
        op: CastOp,
        from: TypeId,
        to: TypeId,
    ) -> Option<Conversion> {
        let scalars = (op, self.scalar(module, from)?, self.scalar(module, to)?);
        match (op, self.space_of(module, from), self.space_of(module, to)) {
            (CastOp::AddrSpaceCast, Some(a), Some(b)) => {
                let (_, from, to) = scalars;
                Some(a.to(b).unwrap_or((CastOp::BitCast, from, to)))
            }
            _ => Some(scalars),
        }
    }

    /// A pointer as a scalar, or why it is none.
    pub(crate) fn pointer(&self, module: usize, number: u32) -> Result<Scalar, String> {
        let bits = self.space(module, number).bits;
        match bits <= 64 && bits.is_multiple_of(8) {
            true => Ok(Scalar::Ptr(bits)),
            false => Err(format!("pointers of {bits} bits (address space {number})")),
        }
    }

    /// Is there a pointer of the address space to this address?
    fn reaches(&self, module: usize, number: u32, address: u64) -> bool {
        let space = self.space(module, number);
        space.address(address & mask(space.bits), self.target.pointer_bits) == address
    }

    /// What has an address that pointers of its address space cannot hold.
    pub(crate) fn check_places(&mut self) {
        let mut wrong = Vec::new();
        for (&(module, id), home) in &self.link.homes {
            let global = &self.inputs[module].module.globals[id.index()];
            let address = match *home {
                super::link::Home::Variable(i) => self.program.globals[i as usize].address,
                super::link::Home::Constant(i) => self.program.constants[i as usize].address,
                super::link::Home::ThreadLocal(_) => continue,
            };
            let number = global.addrspace;
            if !self.reaches(module, number, address) {
                wrong.push((module, global.pos, &global.name, number, address));
            }
        }
        for (callable, number) in &self.link.targets {
            let super::link::Callable::Code((module, id)) = callable.0 else { continue };
            let function = &self.inputs[module].module.functions[id.index()];
            let address = self.program.targets[*number as usize].1;
            if !self.reaches(module, function.addrspace, address) {
                wrong.push((module, function.pos, &function.name, function.addrspace, address));
            }
        }
        wrong.sort_by_key(|(module, pos, ..)| (*module, pos.line, pos.col));
        for (module, pos, name, number, address) in wrong {
            let file = self.inputs[module].module.file.clone();
            let bits = self.space(module, number).bits;
            let message = format!(
                "`{name}` is at {address:#x}, which pointers of {bits} bits (address space \
                 {number}) do not reach"
            );
            self.errors.push(LinkError { file, pos, source: None, message, is_unsupported: true });
        }
    }
}

/// What `getelementptr` adds to a pointer.
#[derive(Clone, Copy)]
pub(super) enum Offset {
    /// A number of bytes.
    Bytes(i64),
    /// An index of so many bits, times a number of bytes.
    Scaled { index: Reg, width: u8, scale: u32 },
}

impl Builder<'_, '_> {
    /// An operand that is an address for an access.
    pub(super) fn address(&mut self, operand: &ast::Operand) -> Result<Reg, Refused> {
        let reg = self.operand(operand)?;
        match self.lowerer.space_of(self.module, operand.ty) {
            Some(space) => self.as_address(reg, space),
            None => Ok(reg),
        }
    }

    /// The address that a pointer of an address space is.
    pub(super) fn as_address(&mut self, pointer: Reg, space: Space) -> Result<Reg, Refused> {
        if space.is_of_segment {
            return Err(format!(
                "memory relative to a segment register (address space {})",
                space.number
            ));
        }
        let main = self.lowerer.space(self.module, 0);
        match space.to(main).filter(|_| space.has_own_rule) {
            Some(conversion) => Ok(self.converted(pointer, conversion)),
            None => Ok(pointer),
        }
    }

    /// A pointer to an object that the machine has placed, for this address space.
    pub(super) fn placed(&mut self, dst: Reg, space: Space) {
        let bits = self.lowerer.target.pointer_bits;
        if space.bits < bits {
            // Not by x86's rule: a part of an address would be the address of something else.
            let (from, to) = (Scalar::Ptr(bits), Scalar::Ptr(space.bits));
            self.convert((CastOp::AddrSpaceCast, from, to), dst, dst);
        }
    }

    pub(super) fn converted(&mut self, src: Reg, conversion: Conversion) -> Reg {
        let dst = self.temp(1);
        self.convert(conversion, src, dst);
        dst
    }

    pub(super) fn convert(&mut self, (op, from, to): Conversion, src: Reg, dst: Reg) {
        let (nuw, nsw, nneg) = (false, false, false);
        self.push(Op::Cast { op, nuw, nsw, nneg, from, to, dst, src });
    }

    /// A pointer from a number as wide as it: the object that is there.
    pub(super) fn recover(&mut self, dst: Reg, src: Reg, space: Option<Space>) {
        let main = self.lowerer.space(self.module, 0);
        let both = space
            .filter(|space| space.has_own_rule)
            .and_then(|space| Some((space.to(main)?, main.to(space)?)));
        match both {
            Some((wide, back)) => {
                let address = self.converted(src, wide);
                self.push(Op::Recover { dst: address, src: address, loaded: false });
                self.convert(back, address, dst);
            }
            None => self.push(Op::Recover { dst, src, loaded: false }),
        }
    }

    /// LangRef, `getelementptr`, one addition.
    pub(super) fn gep_in(
        &mut self,
        space: Space,
        dst: Reg,
        base: Reg,
        offset: Offset,
        flags: GepFlags,
    ) -> Result<(), Refused> {
        let bits = self.lowerer.target.pointer_bits;
        if (space.bits, space.index_bits) == (bits, bits) {
            self.push(gep(dst, base, offset, flags));
            return Ok(());
        }
        let offset = self.in_index_type(space, offset, flags);
        // `inbounds` is asked of the address, where that is in memory.
        let inside = match flags.inbounds {
            true => {
                let (address, inside) = (self.as_address(base, space)?, self.temp(1));
                let flags = GepFlags { inbounds: true, ..GepFlags::default() };
                self.push(gep(inside, address, offset, flags));
                Some(inside)
            }
            false => None,
        };
        let sum = self.index_sum(space, base, offset, flags)?;
        let sum = self.with_upper_bits(space, base, sum);
        match inside {
            // Poison stays, and nothing else does.
            Some(inside) => {
                let zero = self.int(0);
                let kept = self.int_op(BinOp::And, bits, inside, zero, Flags::default());
                let (flags, width) = (Flags::default(), space.bits as u8);
                self.push(Op::Int { op: BinOp::Or, flags, width, dst, a: sum, b: kept });
            }
            None => self.push(Op::Move { dst, src: sum }),
        }
        Ok(())
    }

    /// LangRef, `getelementptr`: "the indices are first converted to the index type", by cutting
    /// off or by the sign; what is cut off must say nothing where the flags say so.
    fn in_index_type(&mut self, space: Space, offset: Offset, flags: GepFlags) -> Offset {
        match offset {
            Offset::Scaled { index, width, scale } if u32::from(width) > space.index_bits => {
                let dst = self.temp(1);
                self.push(Op::Cast {
                    op: CastOp::Trunc,
                    nuw: flags.nuw,
                    nsw: flags.nusw || flags.inbounds,
                    nneg: false,
                    from: Scalar::Int(width.into()),
                    to: Scalar::Int(space.index_bits),
                    dst,
                    src: index,
                });
                Offset::Scaled { index: dst, width: space.index_bits as u8, scale }
            }
            other => other,
        }
    }

    /// The sum of a pointer and an offset, as far as the index type goes.
    fn index_sum(
        &mut self,
        space: Space,
        base: Reg,
        offset: Offset,
        flags: GepFlags,
    ) -> Result<Reg, Refused> {
        let bits = space.index_bits;
        let low = match bits < space.bits {
            true => {
                let cut = (CastOp::Trunc, Scalar::Int(space.bits), Scalar::Int(bits));
                self.converted(base, cut)
            }
            false => base,
        };
        let number = self.index_offset(bits, offset, flags);
        if !flags.nusw || flags.inbounds {
            let flags = Flags { nuw: flags.nuw, ..Flags::default() };
            return Ok(self.int_op(BinOp::Add, bits, low, number, flags));
        }
        if bits == 64 {
            return Err("getelementptr nusw in an address space that is wider than space 0".into());
        }
        // The address without a sign and the offset with one: the sum is in range if it has no
        // bits above.
        let wide = self.converted(number, (CastOp::SExt, Scalar::Int(bits), Scalar::Int(64)));
        let sum = self.int_op(BinOp::Add, 64, low, wide, Flags::default());
        let (dst, op) = (self.temp(1), CastOp::Trunc);
        let (from, to) = (Scalar::Int(64), Scalar::Int(bits));
        self.push(Op::Cast { op, nuw: true, nsw: false, nneg: false, from, to, dst, src: sum });
        Ok(dst)
    }

    /// The offset as a number of the index type, which is no pointer whatever it was made of.
    fn index_offset(&mut self, bits: u32, offset: Offset, flags: GepFlags) -> Reg {
        let (index, width, scale) = match offset {
            Offset::Bytes(n) => return self.int(n as u64 & mask(bits)),
            Offset::Scaled { index, width, scale } => (index, u32::from(width), scale),
        };
        let number = (CastOp::PtrToAddr, Scalar::Int(width), Scalar::Int(width));
        let mut number = self.converted(index, number);
        if width < bits {
            let extended = (CastOp::SExt, Scalar::Int(width), Scalar::Int(bits));
            number = self.converted(number, extended);
        }
        let nsw = flags.nusw || flags.inbounds;
        let flags = Flags { nuw: flags.nuw, nsw, ..Flags::default() };
        let scale = self.int(u64::from(scale) & mask(bits));
        self.int_op(BinOp::Mul, bits, number, scale, flags)
    }

    /// LangRef, `getelementptr`: "the bits outside the index type width will not be affected".
    fn with_upper_bits(&mut self, space: Space, base: Reg, sum: Reg) -> Reg {
        if space.index_bits == space.bits {
            return sum;
        }
        let (from, to) = (Scalar::Int(space.index_bits), Scalar::Int(space.bits));
        let low = self.converted(sum, (CastOp::ZExt, from, to));
        let upper = self.int(mask(space.bits) & !mask(space.index_bits));
        let upper = self.int_op(BinOp::And, space.bits, base, upper, Flags::default());
        self.int_op(BinOp::Or, space.bits, upper, low, Flags::default())
    }

    pub(super) fn int_op(&mut self, op: BinOp, bits: u32, a: Reg, b: Reg, flags: Flags) -> Reg {
        let dst = self.temp(1);
        self.push(Op::Int { op, flags, width: bits as u8, dst, a, b });
        dst
    }
}

fn gep(dst: Reg, base: Reg, offset: Offset, flags: GepFlags) -> Op {
    match offset {
        Offset::Bytes(offset) => Op::GepConst { dst, base, offset, flags },
        Offset::Scaled { index, width, scale } => {
            Op::GepScaled { dst, base, index, width, scale, flags }
        }
    }
}
