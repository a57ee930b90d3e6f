//! Variable arguments, as the target's ABI passes them: the caller stores them to a block of its
//! frame whose address is a hidden last argument, and `llvm.va_start` makes a `va_list` of it.

use super::call::Known;
use super::func::{Builder, Refused};
use crate::ops::{FloatKind, Scalar};
use crate::program::{AllocaInfo, Op, Reg, VaList};
use tresse_ir::ast::{self, Attr, BinOp, Flags, GepFlags, Ordering};
use tresse_ir::datalayout::Endian;
use tresse_ir::types::{Type, TypeId};

/// The register save area of System V x86-64 (its figure 3.33): six general registers of eight
/// bytes, eight vector registers of sixteen; what the stack holds comes after it.
const GENERAL: u64 = 6 * 8;
const SAVE_AREA: u64 = GENERAL + 8 * 16;

/// The least alignment of a block.
const BLOCK_ALIGN: u64 = 16;

/// Why an argument is not modelled.
const BY_ADDRESS: &str = "variable arguments of more than two words on this target";

/// The stack object of a call's variable arguments: bytes that are stored, as offset and length.
/// Calls that store the same bytes share one.
pub(super) type BlockShape = Vec<(u64, u64)>;

/// Where a caller puts the next arguments: offsets in the block.
#[derive(Clone, Copy)]
struct Places {
    list: VaList,
    word: u64,
    general: u64,
    vector: u64,
    stack: u64,
    /// The block's size and alignment.
    size: u64,
    align: u64,
}

impl Places {
    fn of(list: VaList) -> Result<Places, Refused> {
        let (word, stack) = match list {
            _ if list.slot().is_some() => (list.slot().map_or(2, |n| u64::from(n).max(2)), 0),
            VaList::AArch64 | VaList::SystemZ => (8, 0),
            VaList::PowerPc => (4, 0),
            VaList::X86_64 => (8, SAVE_AREA),
            _ => return Err("variable arguments on this target".into()),
        };
        Ok(Places { list, word, general: 0, vector: GENERAL, stack, size: 0, align: BLOCK_ALIGN })
    }

    fn on_stack(&mut self, size: u64, align: u64) -> u64 {
        let align = align.max(self.word);
        self.align = self.align.max(align);
        let at = self.stack.next_multiple_of(align);
        self.stack = at + size.next_multiple_of(self.word);
        self.size = self.size.max(self.stack);
        at
    }

    /// How a scalar, or what begins with one, is aligned on the stack, if memory aligns it so.
    fn align_on_stack(&self, scalar: Scalar, align: u64) -> u64 {
        // No ABI aligns its stack's arguments to more; with 64 bits pairs of doubles are two.
        let is_pair = scalar == Scalar::Float(FloatKind::PpcFp128) && self.word == 8;
        let is_packed = matches!(self.list, VaList::Packed(_));
        let most = if is_pair || is_packed { self.word } else { 16 };
        align.min(most).max(self.word)
    }

    /// Is an argument of this size passed by the address of a copy that code generation makes
    /// (RISC-V psABI, 2.1)?
    fn is_by_address(&self, size: u64) -> bool {
        matches!(self.list, VaList::ByAddress(_)) && size > 2 * self.word
    }

    /// The next four bytes.
    fn half(&mut self) -> u64 {
        let at = self.stack;
        self.stack += 4;
        self.size = self.size.max(self.stack.next_multiple_of(self.word));
        at
    }

    /// A place for a scalar, or for a vector of such scalars. System V x86-64, 3.2.3.
    fn scalar(&mut self, scalar: Scalar, size: u64, align: u64) -> u64 {
        if self.list != VaList::X86_64 {
            return self.on_stack(size, self.align_on_stack(scalar, align));
        }
        let (next, end, len) = match scalar {
            Scalar::Int(_) | Scalar::Ptr(_) if size <= 16 => {
                (&mut self.general, GENERAL, size.next_multiple_of(8))
            }
            Scalar::Float(kind) if size <= 16 && kind != FloatKind::X86Fp80 => {
                (&mut self.vector, SAVE_AREA, 16)
            }
            _ => return self.on_stack(size, align),
        };
        if *next + len > end {
            // Whatever an old data layout says of i128.
            return self.on_stack(size, if size > 8 { 16 } else { 8 });
        }
        *next += len;
        self.size = self.size.max(*next);
        *next - len
    }
}

/// An argument, or a scalar of an aggregate, and its place.
struct Placed {
    offset: u64,
    what: What,
}

enum What {
    /// The argument's leaves `first .. end`, which lie from `base` on.
    Leaves { first: usize, end: usize, base: u64 },
    /// LangRef, `byval`: so many bytes that the argument points to.
    Bytes(u64),
    /// The address of a copy of them, with this alignment.
    Copy(u64, u64),
}

fn attrs_of(call: &ast::Call, i: usize) -> &[Attr] {
    call.arg_attrs.get(i).map_or(&[], |a| a)
}

impl Builder<'_, '_> {
    /// Finds the places of one argument.
    fn place(
        &mut self,
        places: &mut Places,
        ty: TypeId,
        attrs: &[Attr],
    ) -> Result<Vec<Placed>, Refused> {
        if let Some((size, align)) = self.lowerer.by_value(self.module, attrs, ty) {
            // PowerPC System V, 3-19, SPARC V8, and the C ABI of WebAssembly: structs are passed by
            // the address of a copy.
            let is_copied =
                |l| matches!(l, VaList::PowerPc | VaList::Instruction(_) | VaList::Wasm(_));
            if is_copied(places.list) {
                let pointer = u64::from(self.lowerer.target.pointer_bits / 8);
                // clang aligns the address on PowerPC as what it is of.
                let is_aligned = places.list == VaList::PowerPc;
                let offset = places.on_stack(pointer, if is_aligned { align } else { pointer });
                let what = What::Copy(size, align);
                return Ok(vec![Placed { offset, what }]);
            }
            return Ok(vec![Placed {
                offset: places.on_stack(size, align),
                what: What::Bytes(size),
            }]);
        }
        let (size, align) =
            self.lowerer.size_and_align(self.module, ty).ok_or("an unsized argument")?;
        if places.is_by_address(size) {
            return Err(BY_ADDRESS.into());
        }
        let leaves = self.lowerer.leaves(self.module, ty)?;
        let module = &self.lowerer.inputs[self.module].module;
        let is_aggregate =
            matches!(module.types.body(ty), Type::Struct { .. } | Type::Array { .. });
        // Aggregates are in registers by their scalars; elsewhere they are on the stack as in
        // memory.
        if is_aggregate && places.list == VaList::X86_64 {
            let each = leaves.leaves.iter().enumerate().map(|(i, leaf)| {
                let size = u64::from(leaf.scalar.bits().div_ceil(8));
                let offset = places.scalar(leaf.scalar, size, size.next_power_of_two().min(16));
                Placed { offset, what: What::Leaves { first: i, end: i + 1, base: leaf.offset } }
            });
            return Ok(each.collect());
        }
        let Some(first) = leaves.leaves.first() else { return Ok(Vec::new()) };
        let is_vector = matches!(module.types.body(ty), Type::Vector { .. });
        // A vector of integers is in a vector register too.
        let scalar = if is_vector { Scalar::Float(FloatKind::Double) } else { first.scalar };
        // Parts of a struct are `inreg`: on MIPS they lie as in the struct, on SPARC floats do.
        let is_part = attrs.iter().any(|a| matches!(a, Attr::Word(word) if word == "inreg"));
        if is_part && size == 4 && matches!(places.list, VaList::Packed(_)) {
            let offset = places.half();
            return Ok(vec![Placed { offset, what: What::Leaves { first: 0, end: 1, base: 0 } }]);
        }
        // The ABI's byte order is the one that the module was compiled for, whatever the config
        // says; of one that states none, the config's. Big-endian ABIs put small arguments at the
        // end of their word.
        // AAPCS64: structs of floats, which clang passes as arrays, lie as in memory.
        let is_early = is_part && matches!(places.list, VaList::Mips(_))
            || is_aggregate && places.list == VaList::AArch64;
        let is_big = self.lowerer.data_layouts[self.module].endian == Endian::Big;
        let is_late = is_big && !is_early;
        let shift = if is_late { places.word.saturating_sub(size) } else { 0 };
        // So clang passes what is aligned to 16, whatever the data layout says of i128.
        let is_wide = is_aggregate && first.scalar == Scalar::Int(128);
        let align = if is_wide { 16 } else { align };
        // LangRef, `alignstack`: what is packed is aligned to less than its type (AArch64).
        let asked = attrs.iter().find_map(|a| match a {
            Attr::Num(name, n) if name == "alignstack" => Some(*n),
            _ => None,
        });
        let align = asked.unwrap_or(align);
        let offset = places.scalar(scalar, size, align) + shift;
        Ok(vec![Placed {
            offset,
            what: What::Leaves { first: 0, end: leaves.leaves.len(), base: 0 },
        }])
    }

    /// What the fixed arguments leave. The block begins after those that are on the stack; on MIPS
    /// as far behind a multiple of 16 as they end: clang passes the padding to the next one as an
    /// argument (n64).
    fn places_after(&mut self, fixed: &[(TypeId, &[Attr])]) -> Result<Places, Refused> {
        let start = Places::of(self.lowerer.target.va_list)?;
        let mut places = start;
        for (ty, attrs) in fixed {
            self.place(&mut places, *ty, attrs)?;
        }
        let is_padded = matches!(start.list, VaList::Mips(_));
        let stack = if is_padded { places.stack % 16 } else { start.stack };
        Ok(Places { general: places.general, vector: places.vector, stack, ..start })
    }

    /// Stores the variable arguments of a call to their block, and returns its address.
    pub(super) fn vararg_block(&mut self, call: &ast::Call, fixed: usize) -> Result<Reg, Refused> {
        if call.args.len() <= fixed {
            return Ok(self.int(0));
        }
        let fixed_args: Vec<_> = (0..fixed).map(|i| (call.args[i].ty, attrs_of(call, i))).collect();
        let mut places = self.places_after(&fixed_args)?;
        let mut shape = BlockShape::new();
        let (mut stores, mut copies) = (Vec::new(), Vec::new());
        for (i, arg) in call.args.iter().enumerate().skip(fixed) {
            let leaves = self.lowerer.leaves(self.module, arg.ty)?;
            for Placed { offset, what } in self.place(&mut places, arg.ty, attrs_of(call, i))? {
                match what {
                    What::Bytes(len) => {
                        shape.push((offset, len));
                        stores.push((i, None));
                    }
                    What::Copy(size, align) => copies.push((i, offset, size, align)),
                    What::Leaves { first, end, base } => {
                        for leaf in &leaves.leaves[first..end] {
                            for piece in self.lowerer.pieces(leaf) {
                                shape.push((offset + piece.offset - base, u64::from(piece.len)));
                                stores.push((i, Some(piece)));
                            }
                        }
                    }
                }
            }
        }
        // Copies lie behind the arguments.
        let mut addresses = Vec::new();
        for (i, slot, size, align) in copies {
            let at = places.on_stack(size, align);
            shape.push((at, size));
            stores.push((i, None));
            addresses.push((slot, at));
        }
        let bytes = shape.clone();
        let pointer = self.lowerer.target.pointer_bits / 8;
        shape.extend(addresses.iter().map(|(slot, _)| (*slot, u64::from(pointer))));
        let block = self.vararg_object(shape, &places);
        for (slot, at) in addresses {
            let src = self.offset(block, at as i64);
            self.store(src, block, slot as u32, pointer, pointer);
        }
        for ((i, piece), (offset, size)) in stores.into_iter().zip(bytes) {
            let src = self.argument_value(call, i, Known::default())?;
            if let Some(piece) = piece {
                let (src, offset, total) = (src.plus(piece.slot), offset as u32, piece.len);
                self.push(Op::Store {
                    src,
                    ptr: block,
                    offset,
                    total,
                    len: total as u8,
                    width: piece.width as u8,
                    align: 0,
                    ordering: Ordering::NotAtomic,
                });
            } else {
                let (dst, len, temp) = (self.temp(1), self.int(size), self.temp(1));
                self.push(Op::GepConst {
                    dst,
                    base: block,
                    offset: offset as i64,
                    flags: GepFlags::default(),
                });
                self.push(Op::Copy { dst, src, len, temp, is_move: false, is_tail: false });
            }
        }
        Ok(block)
    }

    /// One object per shape, allocated at the function's entry, so that a call in a loop takes the
    /// stack of one call, and no call sees what another one stored.
    fn vararg_object(&mut self, shape: BlockShape, places: &Places) -> Reg {
        if let Some((dst, _)) = self.vararg_blocks.get(&shape) {
            return *dst;
        }
        let dst = self.temp(1);
        let info = AllocaInfo {
            elem_size: places.size,
            align: places.align as u32,
            count: None,
            is_dead_at_first: false,
        };
        self.vararg_blocks.insert(shape, (dst, info));
        dst
    }

    /// Emits the allocations of the blocks of variable arguments at the function's entry, behind
    /// what is done with its own arguments.
    pub(super) fn hoist_vararg_blocks(&mut self) {
        let mut blocks: Vec<_> = self.vararg_blocks.drain().collect();
        if blocks.is_empty() {
            return;
        }
        blocks.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        let origin = self.func.origins.first().copied().unwrap_or(self.origin);
        let n = blocks.len() as u32;
        let mut ops = Vec::with_capacity(blocks.len());
        for (_, (dst, info)) in blocks {
            self.func.allocas.push(info);
            ops.push(Op::Alloca { dst, info: self.func.allocas.len() as u32 - 1 });
        }
        let at = self.func.prologue as usize;
        self.func.code.splice(at..at, ops);
        self.func.origins.splice(at..at, std::iter::repeat_n(origin, n as usize));
        for (i, label) in self.labels.iter_mut().enumerate() {
            // The entry block keeps its start: nothing jumps to it. A label of an edge that was not
            // lowered has no place.
            *label = label.saturating_add(if i == 0 { 0 } else { n });
        }
    }

    /// LangRef, `llvm.va_start`.
    pub(super) fn lower_va_start(&mut self, list: Reg) -> Result<(), Refused> {
        let block = Reg(self.func.param_slots);
        let kind = self.lowerer.target.va_list;
        let fixed: Vec<_> = self.source.params.iter().map(|p| (p.ty, &p.attrs[..])).collect();
        let places = self.places_after(&fixed)?;
        let pointer = u64::from(self.lowerer.target.pointer_bits / 8).max(2);
        let null = self.int(0);
        let fields: Vec<(u32, Reg, u64)> = match kind {
            VaList::X86_64 => {
                let (general, vector) = (self.int(places.general), self.int(places.vector));
                let stack = self.offset(block, SAVE_AREA as i64);
                let area = 8 + self.own_pointer() as u32;
                vec![(0, general, 4), (4, vector, 4), (8, stack, pointer), (area, block, pointer)]
            }
            // The registers' areas are used up: all is on the stack.
            VaList::AArch64 => vec![
                (0, block, pointer),
                (8, null, pointer),
                (16, null, pointer),
                (24, null, 4),
                (28, null, 4),
            ],
            VaList::SystemZ => {
                let (general, vector) = (self.int(5), self.int(4));
                vec![(0, general, 8), (8, vector, 8), (16, block, pointer), (24, null, pointer)]
            }
            // No register is left: eight of each are taken.
            VaList::PowerPc => {
                let (general, vector) = (self.int(8), self.int(8));
                vec![(0, general, 1), (1, vector, 1), (4, block, pointer), (8, null, pointer)]
            }
            _ if kind.slot().is_some() => {
                let first = self.offset(block, places.stack as i64);
                vec![(0, first, pointer)]
            }
            _ => return Err("variable arguments on this target".into()),
        };
        let total = fields.last().map_or(0, |(offset, _, len)| offset + *len as u32);
        for (offset, src, len) in fields {
            self.store(src, list, offset, len as u32, total);
        }
        Ok(())
    }

    /// Stores a number or an address of so many bytes, a part of an access of `total` bytes.
    fn store(&mut self, src: Reg, ptr: Reg, offset: u32, len: u32, total: u32) {
        self.push(Op::Store {
            src,
            ptr,
            offset,
            total,
            len: len as u8,
            width: len as u8 * 8,
            align: 0,
            ordering: Ordering::NotAtomic,
        });
    }

    /// LangRef, "`va_arg` Instruction", where a list is a pointer: clang has it on SPARC, AVR and
    /// MSP430, and lowers it itself on the others; Zig has it on x86-64 as well. It goes from place
    /// to place as [`Places`] does.
    pub(super) fn lower_va_arg(
        &mut self,
        list: &ast::Operand,
        ty: TypeId,
        dst: Reg,
    ) -> Result<(), Refused> {
        match self.lowerer.target.va_list {
            VaList::X86_64 => return self.lower_va_arg_x86_64(list, ty, dst),
            kind if kind.slot().is_none() => {
                return Err("the va_arg instruction on this target".into());
            }
            _ => {}
        }
        let places = Places::of(self.lowerer.target.va_list)?;
        let (size, align) =
            self.lowerer.size_and_align(self.module, ty).ok_or("an unsized type")?;
        if places.is_by_address(size) {
            return Err(BY_ADDRESS.into());
        }
        let leaves = self.lowerer.leaves(self.module, ty)?;
        let Some(first) = leaves.leaves.first() else { return Ok(()) };
        let align = places.align_on_stack(first.scalar, align);
        let (list, width) = (self.address(list)?, self.lowerer.target.pointer_bits);
        let pointer = width / 8;
        let first = self.read(list, 0, pointer);
        let at = if align > places.word { self.aligned(first, align, width) } else { first };
        let is_big = self.lowerer.data_layouts[self.module].endian == Endian::Big;
        let shift = if is_big { places.word.saturating_sub(size) } else { 0 };
        let place = self.offset(at, shift as i64);
        self.load(place, ty, Ordering::NotAtomic, Some(1), dst)?;
        let next = self.offset(at, size.next_multiple_of(places.word) as i64);
        self.store(next, list, 0, pointer, pointer);
        Ok(())
    }

    /// The same of System V x86-64 (3.5.7, "The va_arg Macro"): a scalar is in the save area if
    /// that has room for it, and on the stack otherwise.
    fn lower_va_arg_x86_64(
        &mut self,
        list: &ast::Operand,
        ty: TypeId,
        dst: Reg,
    ) -> Result<(), Refused> {
        let (size, align) =
            self.lowerer.size_and_align(self.module, ty).ok_or("an unsized type")?;
        let (is_vector, step) = match self.scalar(ty) {
            Some(Scalar::Int(_) | Scalar::Ptr(_)) if size <= 16 => {
                (false, size.next_multiple_of(8))
            }
            Some(Scalar::Float(kind)) if size <= 16 && kind != FloatKind::X86Fp80 => (true, 16),
            _ => return Err("the va_arg instruction with this type on this target".into()),
        };
        let (number, end) = if is_vector { (4, SAVE_AREA) } else { (0, GENERAL) };
        let (width, own) = (self.lowerer.target.pointer_bits, self.own_pointer() as u32);
        let list = self.address(list)?;
        let offset = self.read(list, number, 4);
        let (fits, last) = (self.temp(1), self.int(end - step));
        let (pred, flags) = (ast::IntPred::Ule, Flags::default());
        self.push(Op::ICmp { pred, flags, width: 32, dst: fits, a: offset, b: last });
        let (area, stack) = (self.read(list, 8 + own, own), self.read(list, 8, own));
        let saved = self.temp(1);
        let (scale, flags) = (1, GepFlags::default());
        self.push(Op::GepScaled { dst: saved, base: area, index: offset, width: 32, scale, flags });
        let on_stack = if align > 8 { self.aligned(stack, align.min(16), width) } else { stack };
        let place = self.either(fits, saved, on_stack);
        self.load(place, ty, Ordering::NotAtomic, Some(1), dst)?;
        let step = self.int(step);
        let later = self.int_op(BinOp::Add, 32, offset, step, Flags::default());
        let later = self.either(fits, later, offset);
        let place = self.offset(list, number.into());
        self.store(later, place, 0, 4, 4);
        let behind = self.offset(on_stack, size.next_multiple_of(8) as i64);
        let behind = self.either(fits, stack, behind);
        let place = self.offset(list, 8);
        self.store(behind, place, 0, own, own);
        Ok(())
    }

    /// One of two values of a slot each.
    fn either(&mut self, cond: Reg, a: Reg, b: Reg) -> Reg {
        let dst = self.temp(1);
        self.push(Op::Select { dst, cond, a, b, slots: 1 });
        dst
    }

    /// What so many bytes hold.
    fn read(&mut self, ptr: Reg, offset: u32, len: u32) -> Reg {
        let dst = self.temp(1);
        let (ptr, align, ordering) = (self.offset(ptr, offset.into()), 0, Ordering::NotAtomic);
        let (width, total) = (8 * len as u8, len);
        self.push(Op::Load { dst, ptr, offset: 0, total, len: len as u8, width, align, ordering });
        dst
    }

    /// The next address with this alignment.
    fn aligned(&mut self, address: Reg, align: u64, width: u32) -> Reg {
        let up = self.offset(address, align as i64 - 1);
        let mask = self.int(align.wrapping_neg() & crate::value::mask(width));
        self.int_op(BinOp::And, width, up, mask, Flags::default())
    }

    /// An address so many bytes further.
    fn offset(&mut self, base: Reg, offset: i64) -> Reg {
        let dst = self.temp(1);
        self.push(Op::GepConst { dst, base, offset, flags: GepFlags::default() });
        dst
    }

    /// Bytes of a pointer as the program was compiled, whatever the config says.
    fn own_pointer(&self) -> u64 {
        u64::from(self.lowerer.target.c.pointer / 8)
    }

    /// Size of a `va_list`.
    pub(super) fn va_list_size(&self) -> Option<u64> {
        let word = u64::from(self.lowerer.target.pointer_bits / 8);
        Some(match self.lowerer.target.va_list {
            VaList::X86_64 => 8 + 2 * self.own_pointer(),
            VaList::PowerPc => 12,
            VaList::AArch64 | VaList::SystemZ => 32,
            list => return list.slot().map(|_| word),
        })
    }
}
