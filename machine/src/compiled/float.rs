//! Operations on floats: what the host does (`ops::native`), and comparisons. A result that is no
//! number is left to the interpreter.

use super::emit::Emit;
use super::facts::may_be_plain;
use crate::op::Op;
use crate::ops::FloatKind;
use crate::program::Func;
use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::types::{F32, F64, I32, I64};
use cranelift_codegen::ir::{InstBuilder, MemFlags, Value as Val};
use tresse_ir::ast::{BinOp, FloatPred};

/// Is it an operation on floats that is done in place?
pub(super) fn inline_float(func: &Func, pc: u32) -> bool {
    match func.code[pc as usize] {
        Op::Float { op, kind, a, b, .. } => {
            let is_known = matches!(op, BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv);
            is_known && may_be_plain(func, a) && may_be_plain(func, b) && is_of_host(kind)
        }
        Op::FCmp { kind, a, b, .. } => {
            may_be_plain(func, a) && may_be_plain(func, b) && is_of_host(kind)
        }
        _ => false,
    }
}

/// Does the host have such floats?
pub(super) fn is_of_host(kind: FloatKind) -> bool {
    matches!(kind, FloatKind::Double | FloatKind::Float)
}

impl Emit<'_> {
    pub(super) fn float(&mut self, pc: u32) {
        match self.func.code[pc as usize] {
            Op::Float { op, kind, dst, a, b, .. } => {
                let (a, b) = (self.plain(a.0), self.plain(b.0));
                let (x, y) = (self.as_float(kind, a), self.as_float(kind, b));
                let result = match op {
                    BinOp::FAdd => self.b.ins().fadd(x, y),
                    BinOp::FSub => self.b.ins().fsub(x, y),
                    BinOp::FMul => self.b.ins().fmul(x, y),
                    _ => self.b.ins().fdiv(x, y),
                };
                self.out_if_nan(result);
                let bits = self.as_bits(kind, result);
                self.set_plain(dst.0, bits);
            }
            Op::FCmp { pred, kind, dst, a, b, .. } => {
                let (a, b) = (self.plain(a.0), self.plain(b.0));
                let (x, y) = (self.as_float(kind, a), self.as_float(kind, b));
                let bits = match condition(pred) {
                    Some(condition) => {
                        let is_so = self.b.ins().fcmp(condition, x, y);
                        self.b.ins().uextend(I64, is_so)
                    }
                    None => self.number((pred == FloatPred::True).into()),
                };
                self.set_plain(dst.0, bits);
            }
            ref op => bug!("compiled: {op:?} is none of floats"),
        }
    }

    /// The other sign.
    pub(super) fn fneg(&mut self, pc: u32) {
        let Op::FNeg { kind, dst, a, .. } = self.func.code[pc as usize] else {
            bug!("compiled: no sign")
        };
        let bits = self.plain(a.0);
        let sign = self.number(1 << (kind.bits() - 1));
        let bits = self.b.ins().bxor(bits, sign);
        self.set_plain(dst.0, bits);
    }

    pub(super) fn as_float(&mut self, kind: FloatKind, bits: Val) -> Val {
        if kind == FloatKind::Double {
            return self.b.ins().bitcast(F64, MemFlags::new(), bits);
        }
        let low = self.b.ins().ireduce(I32, bits);
        self.b.ins().bitcast(F32, MemFlags::new(), low)
    }

    pub(super) fn as_bits(&mut self, kind: FloatKind, value: Val) -> Val {
        if kind == FloatKind::Double {
            return self.b.ins().bitcast(I64, MemFlags::new(), value);
        }
        let bits = self.b.ins().bitcast(I32, MemFlags::new(), value);
        self.b.ins().uextend(I64, bits)
    }
}

/// The host's comparison; `None`: it is always the same.
fn condition(pred: FloatPred) -> Option<FloatCC> {
    Some(match pred {
        FloatPred::False | FloatPred::True => return None,
        FloatPred::Oeq => FloatCC::Equal,
        FloatPred::Ogt => FloatCC::GreaterThan,
        FloatPred::Oge => FloatCC::GreaterThanOrEqual,
        FloatPred::Olt => FloatCC::LessThan,
        FloatPred::Ole => FloatCC::LessThanOrEqual,
        FloatPred::One => FloatCC::OrderedNotEqual,
        FloatPred::Ord => FloatCC::Ordered,
        FloatPred::Ueq => FloatCC::UnorderedOrEqual,
        FloatPred::Ugt => FloatCC::UnorderedOrGreaterThan,
        FloatPred::Uge => FloatCC::UnorderedOrGreaterThanOrEqual,
        FloatPred::Ult => FloatCC::UnorderedOrLessThan,
        FloatPred::Ule => FloatCC::UnorderedOrLessThanOrEqual,
        FloatPred::Une => FloatCC::NotEqual,
        FloatPred::Uno => FloatCC::Unordered,
    })
}
