//! Loads and stores, piece by piece: LangRef, `load` and `store`.

use super::func::{Builder, Refused};
use super::inst::align_log2;
use super::layout::{Leaf, Piece};
use super::moved::Pieces;
use crate::ops::Scalar;
use crate::program::{Op, Reg, Repack};
use tresse_ir::ast::{Operand, Ordering};
use tresse_ir::types::TypeId;

/// What the pieces of a memory access have in common.
#[derive(Clone, Copy)]
struct Access {
    ptr: Reg,
    total: u32,
    align: u8,
    ordering: Ordering,
}

impl Builder<'_, '_> {
    pub(super) fn lower_load(
        &mut self,
        ptr: &Operand,
        ty: TypeId,
        ordering: Ordering,
        align: Option<u64>,
        dst: Reg,
    ) -> Result<(), Refused> {
        if ordering != Ordering::NotAtomic {
            self.atomic_scalar(ty)?;
        }
        let ptr = self.address(ptr)?;
        self.load(ptr, ty, ordering, align, dst)
    }

    /// Loads a value of this type from the address in a register.
    pub(super) fn load(
        &mut self,
        ptr: Reg,
        ty: TypeId,
        ordering: Ordering,
        align: Option<u64>,
        dst: Reg,
    ) -> Result<(), Refused> {
        let (total, align) = self.memory_shape(ty, align)?;
        let leaves = self.lowerer.leaves(self.module, ty)?;
        let access = Access { ptr, total, align, ordering };
        for leaf in leaves.whole() {
            self.load_leaf(leaf, access, dst);
        }
        for packed in &leaves.packed {
            let integer = packed.integer();
            let src = self.temp(integer.scalar.slots());
            self.load_leaf(&integer, access, src);
            let repack =
                Repack { from: (1, integer.scalar.bits()), to: packed.shape, is_stored: false };
            self.repack(repack, src, dst.plus(packed.slot));
        }
        Ok(())
    }

    fn load_leaf(&mut self, leaf: &Leaf, access: Access, dst: Reg) {
        let Access { ptr, total, align, ordering } = access;
        let least = self.lowerer.program.least_pointer_bits;
        let is_pointer = matches!(leaf.scalar, Scalar::Ptr(_));
        let is_own = !self.func.is_library && least < 64;
        for p in self.pieces_of(leaf, ordering) {
            self.push(Op::Load {
                dst: dst.plus(p.slot),
                ptr,
                offset: p.offset as u32,
                total,
                len: p.len as u8,
                width: p.width as u8,
                align,
                ordering,
            });
            // A number that has the bytes of several pointers carries none of them.
            self.lowerer.program.has_recover |= is_own && !is_pointer && p.width > least;
        }
        if is_own && is_pointer {
            let dst = dst.plus(leaf.slot);
            self.push(Op::Recover { dst, src: dst, loaded: true });
        }
    }

    pub(super) fn lower_store(
        &mut self,
        value: &Operand,
        ptr: &Operand,
        ordering: Ordering,
        align: Option<u64>,
    ) -> Result<(), Refused> {
        if ordering != Ordering::NotAtomic {
            self.atomic_scalar(value.ty)?;
        }
        let (total, align) = self.memory_shape(value.ty, align)?;
        let (src, ptr) = (self.operand(value)?, self.address(ptr)?);
        let leaves = self.lowerer.leaves(self.module, value.ty)?;
        let access = Access { ptr, total, align, ordering };
        for leaf in leaves.whole() {
            self.store_leaf(leaf, access, src);
        }
        for packed in &leaves.packed {
            let integer = packed.integer();
            let temp = self.temp(integer.scalar.slots());
            let repack =
                Repack { from: packed.shape, to: (1, integer.scalar.bits()), is_stored: true };
            self.repack(repack, src.plus(packed.slot), temp);
            self.store_leaf(&integer, access, temp);
        }
        // LangRef, `store`: "When writing a value of aggregate type, padding is filled with undef."
        for (offset, len) in self.lowerer.padding(self.module, value.ty) {
            let src = self.pooled(vec![self.lowerer.program.undefined(8 * len)]);
            self.store_piece(src, offset, (len, 8 * len), access);
        }
        Ok(())
    }

    /// Loads an integer that is moved, piece by piece.
    pub(super) fn load_moved(
        &mut self,
        ptr: &Operand,
        ty: TypeId,
        align: Option<u64>,
        pieces: Pieces,
        dst: Reg,
    ) -> Result<(), Refused> {
        let Pieces { n, first, is_number } = pieces;
        let ptr = self.address(ptr)?;
        let ((total, align), ordering) = (self.memory_shape(ty, align)?, Ordering::NotAtomic);
        let bits = self.lowerer.program.least_pointer_bits;
        for i in 0..n {
            let (dst, offset) = (first.plus(i), i * bits / 8);
            let (len, width) = ((bits / 8) as u8, bits as u8);
            self.push(Op::Load { dst, ptr, offset, total, len, width, align, ordering });
        }
        if is_number {
            let repack = Repack { from: (n, bits), to: (1, n * bits), is_stored: false };
            self.repack(repack, first, dst);
        }
        Ok(())
    }

    /// Stores it.
    pub(super) fn store_moved(
        &mut self,
        ty: TypeId,
        ptr: &Operand,
        align: Option<u64>,
        Pieces { n, first, .. }: Pieces,
    ) -> Result<(), Refused> {
        let ptr = self.address(ptr)?;
        let ((total, align), ordering) = (self.memory_shape(ty, align)?, Ordering::NotAtomic);
        let access = Access { ptr, total, align, ordering };
        let bits = self.lowerer.program.least_pointer_bits;
        for i in 0..n {
            self.store_piece(first.plus(i), u64::from(i * bits / 8), (bits / 8, bits), access);
        }
        Ok(())
    }

    fn store_leaf(&mut self, leaf: &Leaf, access: Access, src: Reg) {
        for p in self.pieces_of(leaf, access.ordering) {
            self.store_piece(src.plus(p.slot), p.offset, (p.len, p.width), access);
        }
    }

    /// Stores a register at an offset, as so many bytes that have so many bits.
    fn store_piece(&mut self, src: Reg, offset: u64, (len, width): (u32, u32), access: Access) {
        let Access { ptr, total, align, ordering } = access;
        let (offset, len, width) = (offset as u32, len as u8, width as u8);
        self.push(Op::Store { src, ptr, offset, total, len, width, align, ordering });
    }

    /// The pieces of a leaf: of an atomic access by their addresses.
    fn pieces_of(&self, leaf: &Leaf, ordering: Ordering) -> Vec<Piece> {
        let mut pieces = self.lowerer.pieces(leaf);
        if ordering != Ordering::NotAtomic {
            pieces.sort_by_key(|piece| piece.offset);
        }
        pieces
    }

    /// Bytes of a memory access and its alignment as a power of two.
    fn memory_shape(&mut self, ty: TypeId, align: Option<u64>) -> Result<(u32, u8), Refused> {
        let (size, abi) =
            self.lowerer.size_and_align(self.module, ty).ok_or("access of an unsized type")?;
        let size = u32::try_from(size).map_err(|_| "an access of more than 4 GiB")?;
        Ok((size, align_log2(align.unwrap_or(abi))))
    }
}
