//! Atomic accesses: LangRef, `cmpxchg` and `atomicrmw`. One that is wider than a value is several
//! operations in a row, a piece each, the one at the lowest address first ([`crate::wide`]).

use super::func::{Builder, Refused};
use super::inst::{align_log2, scoped};
use super::layout::{Leaf, Piece};
use crate::ops::Scalar;
use crate::program::{Op, Reg};
use tresse_ir::ast::InstKind;
use tresse_ir::types::TypeId;

/// Bytes of the widest atomic access.
pub(super) const MOST: u32 = 248;

impl Builder<'_, '_> {
    /// The type of an atomic access.
    pub(super) fn atomic_scalar(&mut self, ty: TypeId) -> Result<Scalar, Refused> {
        let scalar = self.scalar(ty).ok_or("an atomic access of what is no scalar")?;
        if !scalar.bits().is_multiple_of(8) {
            return Err("an atomic access of a fraction of a byte".into());
        }
        if scalar.bits() > 8 * MOST {
            return Err(format!("an atomic access of {} bits", scalar.bits()));
        }
        Ok(scalar)
    }

    /// The pieces of an atomic access, by their addresses, and how many bytes they have.
    fn atomic_pieces(&self, scalar: Scalar) -> (Vec<Piece>, u8) {
        let mut pieces = self.lowerer.pieces(&Leaf { scalar, offset: 0, slot: 0 });
        pieces.sort_by_key(|piece| piece.offset);
        (pieces, (scalar.bits() / 8) as u8)
    }

    pub(super) fn lower_cmpxchg(&mut self, inst: &InstKind, dst: Reg) -> Result<(), Refused> {
        let InstKind::CmpXchg {
            ptr,
            expected,
            new,
            is_weak,
            success,
            failure,
            align,
            syncscope,
            ..
        } = inst
        else {
            return Ok(());
        };
        let success = scoped(*success, syncscope.as_deref())?;
        let failure = scoped(*failure, syncscope.as_deref())?;
        let scalar = self.atomic_scalar(expected.ty)?;
        let align = align_log2(align.unwrap_or(u64::from(scalar.bits() / 8)));
        let (ptr, expected, new) =
            (self.address(ptr)?, self.operand(expected)?, self.operand(new)?);
        let (pieces, total) = self.atomic_pieces(scalar);
        let is_whole = pieces.len() == 1;
        let found: Vec<Reg> =
            pieces.iter().map(|_| if is_whole { dst } else { self.temp(2) }).collect();
        self.is_visible();
        for (piece, dst) in pieces.iter().zip(&found) {
            self.push(Op::CmpXchg {
                dst: *dst,
                ptr,
                expected: expected.plus(piece.slot),
                new: new.plus(piece.slot),
                offset: piece.offset as u8,
                total,
                width: piece.width as u8,
                align,
                is_weak: *is_weak,
                success,
                failure,
            });
        }
        if !is_whole {
            for (piece, src) in pieces.iter().zip(&found) {
                self.push(Op::Move { dst: dst.plus(piece.slot), src: *src });
            }
            // Whether it has stored is the same of all.
            self.push(Op::Move { dst: dst.plus(scalar.slots()), src: found[0].plus(1) });
        }
        Ok(())
    }

    pub(super) fn lower_rmw(&mut self, inst: &InstKind, dst: Reg) -> Result<(), Refused> {
        let InstKind::AtomicRmw { op, ptr, value, ordering, align, syncscope, .. } = inst else {
            return Ok(());
        };
        let ordering = scoped(*ordering, syncscope.as_deref())?;
        let scalar = self.atomic_scalar(value.ty)?;
        let align = align_log2(align.unwrap_or(u64::from(scalar.bits() / 8)));
        let (ptr, value) = (self.address(ptr)?, self.operand(value)?);
        let op = *op;
        let (pieces, total) = self.atomic_pieces(scalar);
        let is_whole = pieces.len() == 1;
        let found = if is_whole { dst } else { self.temp(scalar.slots()) };
        self.is_visible();
        for piece in pieces {
            self.push(Op::Rmw {
                op,
                scalar,
                dst: found.plus(piece.slot),
                ptr,
                value: value.plus(piece.slot),
                offset: piece.offset as u8,
                total,
                align,
                ordering,
            });
        }
        if !is_whole {
            self.copy(dst, found, scalar.slots());
        }
        Ok(())
    }
}
