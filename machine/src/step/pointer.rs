//! Address calculation. LangRef, `getelementptr`; K-LLVM §4.4 "The Semantics of getelementptr".

use super::arith::clip;
use super::{Cx, Flow, StepResult};
use crate::end::{End, Stop};
use crate::interface::Handler;
use crate::ops::{self, Scalar};
use crate::program::Reg;
use crate::value::{Prov, Value, sign_extend};
use tresse_ir::ast::{BinOp, CastOp, Flags, GepFlags};

/// Bits of a number in a table of relative addresses.
const RELATIVE_BITS: u32 = 32;

const NO_TARGET: &str = "`llvm.load.relative` of a number that does not say what it points to";

impl<H: Handler> Cx<'_, H> {
    /// Adds a constant to a pointer.
    #[inline]
    pub(super) fn step_gep_const(
        &mut self,
        dst: Reg,
        base: Reg,
        offset: i64,
        flags: GepFlags,
    ) -> StepResult {
        let base = self.get(base);
        let value = if base.undef == 0 {
            self.add_offset(base, i128::from(offset), flags)
        } else {
            self.add_under(base, Value::int(offset as u64), 64, 1, flags)?
        };
        self.set(dst, value);
        Ok(Flow::Next)
    }

    /// Adds a scaled index to a pointer. LangRef: the index is sign-extended; with `inbounds` or
    /// `nusw` the product must not wrap as a signed number.
    #[inline]
    pub(super) fn step_gep_scaled(
        &mut self,
        dst: Reg,
        base: Reg,
        index: Reg,
        width: u32,
        scale: u32,
        flags: GepFlags,
    ) -> StepResult {
        let (base, index) = (self.get(base), self.get(index));
        self.note_numbers(&[index]);
        let value = if index.is_poison() || base.is_poison() {
            Value::POISON
        } else if (index.undef | base.undef) != 0 {
            self.add_under(base, index, width, scale, flags)?
        } else {
            let offset = i128::from(sign_extend(index.bits, width)) * i128::from(scale);
            self.add_offset(base, offset, flags)
        };
        self.set(dst, value);
        Ok(Flow::Next)
    }

    /// LangRef, `llvm.load.relative`: where the number is `trunc(x - base)`, the result is `x`,
    /// which is a place of another object if the program has that distance as a constant.
    pub(super) fn step_relative(&mut self, dst: Reg, base: Reg, src: Reg) -> StepResult {
        let (base, number) = (self.get(base), self.get(src));
        let none = GepFlags::default();
        let value = if base.is_poison() || number.is_poison() {
            Value::POISON
        } else if (base.undef | number.undef) != 0 {
            self.add_under(base, number, RELATIVE_BITS, 1, none)?
        } else {
            let sum = self.add_offset(base, sign_extend(number.bits, RELATIVE_BITS).into(), none);
            match self.program.distances.get(&(base.prov, sum.bits)) {
                Some(target) if target.is_object() => Value { prov: *target, ..sum },
                None if self.handler.are_in_bounds(&base, base.bits, sum.bits) => sum,
                _ => return Err(End::unsupported(NO_TARGET)),
            }
        };
        self.set(dst, value);
        Ok(Flow::Next)
    }

    /// Some bits of the pointer, or of the index, are undefined: integer arithmetic says what
    /// address that makes. As elsewhere, a flag that only some choices break does not count.
    #[cold]
    fn add_under(
        &self,
        base: Value,
        index: Value,
        width: u32,
        scale: u32,
        flags: GepFlags,
    ) -> Result<Value, Stop> {
        if self.program.undef_is_zero {
            let offset = i128::from(sign_extend(index.bits, width)) * i128::from(scale);
            return Ok(self.add_offset(Value { undef: 0, ..base }, offset, flags));
        }
        let none = Flags::default();
        let int = |op, a, b| ops::int_binary(op, none, 64, a, b);
        let mut wide = [Value::ZERO];
        let (from, to) = (Scalar::Int(width), Scalar::Int(64));
        ops::cast(CastOp::SExt, from, to, none, &[index], &mut wide)?;
        let offset = int(BinOp::Mul, wide[0], Value::int(scale.into()))?;
        let sum = clip(int(BinOp::Add, base, offset)?, self.program.pointer_bits);
        // Different indices are different addresses if nothing is lost.
        let bits = self.program.pointer_bits;
        let is_distinct = scale > 0 && width.max(1) + (32 - scale.leading_zeros()) <= bits;
        let is_several = base.is_several() && index.undef == 0
            || index.is_several() && base.undef == 0 && is_distinct;
        let is_several = is_several || base.undef == 0 && self.are_several(&index, scale);
        Ok(if is_several && sum.is_vague() { Value { prov: Prov::SEVERAL, ..sum } } else { sum })
    }

    #[inline]
    fn add_offset(&self, base: Value, offset: i128, flags: GepFlags) -> Value {
        add_offset(self.handler, self.address_mask(), base, offset, flags)
    }
}

/// K-LLVM `calGEP`, one addition: with `inbounds`, the address before and after must be within the
/// object of the pointer's provenance, and the object must exist; otherwise the result is poison.
/// LangRef: with zero it always is, "even if the base pointer does not point to an allocated
/// object". Of pointers to known objects the same is in `compiled/memory.rs`.
#[inline(always)]
pub(super) fn add_offset<H: Handler>(
    handler: &H,
    address_mask: u64,
    base: Value,
    offset: i128,
    flags: GepFlags,
) -> Value {
    if base.is_poison() {
        return Value::POISON;
    }
    let bits = base.bits.wrapping_add(offset as u64) & address_mask;
    if flags.inbounds {
        let is_wrapped = i64::try_from(offset).is_err();
        if offset != 0 && (is_wrapped || !handler.are_in_bounds(&base, base.bits, bits)) {
            return Value::POISON;
        }
    }
    if flags.nuw || (flags.nusw && !flags.inbounds) {
        let sum = i128::from(base.bits) + offset;
        let is_negative_unsigned = flags.nuw && offset < 0;
        if is_negative_unsigned || sum != i128::from(bits) {
            return Value::POISON;
        }
    }
    Value { bits, undef: 0, prov: base.prov }
}
