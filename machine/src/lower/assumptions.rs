//! `assume_abort_if_not`: SV-COMP's programs define this function, which calls `abort` unless its
//! argument is true, and say by it what they assume. There `abort` is an end as any other; here it
//! is an error (T0102). So the function begins as the library's `__VERIFIER_assume` does, and does
//! not come to its `abort`.

use super::func::Builder;
use crate::ops::Scalar;
use crate::program::{Limits, Op, Reg};

const NAME: &str = "assume_abort_if_not";
const ASSUME: &str = "__VERIFIER_assume";

impl Builder<'_, '_> {
    pub(super) fn begin_assumption(&mut self) {
        let source = self.source;
        let [param] = &source.params[..] else { return };
        let is_library = self.lowerer.inputs[self.module].is_library;
        let is_number = matches!(self.lowerer.scalar(self.module, param.ty), Some(Scalar::Int(_)));
        if source.name != NAME || is_library || !is_number {
            return;
        }
        let Some(row) = (self.lowerer.rows)(ASSUME) else { return };
        let row = self.lowerer.row_number(row);
        let args = self.list(&[Reg(self.slots[0])]);
        self.push(Op::CallRow { row, dst: Reg::NONE, args, limits: Limits::NONE });
    }
}
