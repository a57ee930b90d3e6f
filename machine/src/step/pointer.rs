//! Address calculation. LangRef, `getelementptr`; K-LLVM §4.4 "The Semantics of getelementptr".

use super::Cx;
use crate::program::Reg;
use crate::request::Handler;
use crate::value::{Value, sign_extend};
use tresse_ir::ast::GepFlags;

impl<H: Handler> Cx<'_, H> {
    /// Adds a constant to a pointer.
    #[inline]
    pub(super) fn step_gep_const(&mut self, dst: Reg, base: Reg, offset: i64, flags: GepFlags) {
        let base = self.get(base);
        let value = self.add_offset(base, i128::from(offset), flags);
        self.set(dst, value);
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
    ) {
        let (base, index) = (self.get(base), self.get(index));
        let value = if index.is_poison() || base.is_poison() {
            Value::POISON
        } else if index.undef != 0 && scale > 0 {
            Value { bits: 0, undef: self.address_mask(), prov: base.prov }
        } else {
            let offset = i128::from(sign_extend(index.bits, width)) * i128::from(scale);
            self.add_offset(base, offset, flags)
        };
        self.set(dst, value);
    }

    /// K-LLVM `calGEP`, one addition: with `inbounds`, the address before and after must be within
    /// the object of the pointer's provenance, and the object must exist; otherwise the result is
    /// poison. A null pointer plus zero stays null (LangRef).
    #[inline]
    fn add_offset(&self, base: Value, offset: i128, flags: GepFlags) -> Value {
        if base.is_poison() {
            return Value::POISON;
        }
        if base.undef != 0 {
            return Value { bits: 0, undef: self.address_mask(), prov: base.prov };
        }
        let bits = base.bits.wrapping_add(offset as u64) & self.address_mask();
        if flags.inbounds {
            let is_null = base.bits == 0 && offset == 0 && !base.prov.is_object();
            let is_wrapped = i64::try_from(offset).is_err();
            if !is_null
                && (is_wrapped
                    || !self.handler.is_in_bounds(&base, base.bits)
                    || !self.handler.is_in_bounds(&base, bits))
            {
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
}
