//! Conversions, and functions of floats that the host computes.

use super::emit::Emit;
use super::float::is_of_host;
use crate::op::Op;
use crate::ops::{self, FloatKind, Intrinsic, Scalar};
use crate::program::Func;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::types::{F32, F64};
use cranelift_codegen::ir::{InstBuilder, Value as Val};
use tresse_ir::ast::CastOp;

/// Is it a conversion that is done in place?
pub(super) fn inline_cast(func: &Func, pc: u32) -> bool {
    let Op::Cast { op, nneg, from, to, src, .. } = func.code[pc as usize] else { return false };
    if src.is_const() {
        return false;
    }
    match (op, from, to) {
        (CastOp::Trunc | CastOp::ZExt, Scalar::Int(from), Scalar::Int(to)) => {
            (1..=64).contains(&from) && (1..=64).contains(&to)
        }
        (CastOp::SIToFP, Scalar::Int(1..=64), Scalar::Float(to)) => is_of_host(to),
        (CastOp::UIToFP, Scalar::Int(1..=64), Scalar::Float(to)) => !nneg && is_of_host(to),
        (CastOp::FPExt, Scalar::Float(from), Scalar::Float(to)) => {
            from == FloatKind::Float && to == FloatKind::Double
        }
        (CastOp::FPTrunc, Scalar::Float(from), Scalar::Float(to)) => {
            from == FloatKind::Double && to == FloatKind::Float
        }
        _ => false,
    }
}

/// The arguments of a function of floats that is computed in place, and what it is of.
pub(super) fn inline_math(func: &Func, pc: u32) -> Option<(Intrinsic, FloatKind, Vec<u32>)> {
    let Op::Intrinsic { id, call, .. } = func.code[pc as usize] else { return None };
    let info = func.calls[call as usize];
    let Scalar::Float(kind) = info.scalar else { return None };
    // Cranelift does not round halves away from zero.
    let is_known = ops::is_of_host(id) && id != Intrinsic::Round;
    // For each argument its register and its number of slots.
    let args: Vec<u32> = func.list(info.args).chunks_exact(2).map(|pair| pair[0].0).collect();
    let wanted = if matches!(id, Intrinsic::Fma | Intrinsic::FMulAdd) { 3 } else { 1 };
    let is_it = is_known && is_of_host(kind) && args.len() == wanted;
    is_it.then_some((id, kind, args))
}

impl Emit<'_> {
    pub(super) fn cast(&mut self, pc: u32) {
        let Op::Cast { op, nuw, nsw, nneg, from, to, dst, src } = self.func.code[pc as usize]
        else {
            bug!("compiled: no conversion")
        };
        let bits = self.plain(src.0);
        let result = match (op, from, to) {
            (CastOp::Trunc, Scalar::Int(from), Scalar::Int(to)) => {
                let low = self.masked(bits, to);
                if nuw {
                    self.out_if_not_equal(low, bits);
                }
                if nsw {
                    let (wide, kept) =
                        (self.sign_extended(bits, from), self.sign_extended(low, to));
                    self.out_if_not_equal(wide, kept);
                }
                low
            }
            (CastOp::ZExt, Scalar::Int(from), _) => {
                if nneg {
                    let wide = self.sign_extended(bits, from);
                    let is_negative = self.b.ins().icmp_imm(IntCC::SignedLessThan, wide, 0);
                    self.out_if(is_negative);
                }
                bits
            }
            (CastOp::SIToFP | CastOp::UIToFP, Scalar::Int(from), Scalar::Float(to)) => {
                let ty = if to == FloatKind::Double { F64 } else { F32 };
                let result = if op == CastOp::UIToFP && from == 64 {
                    self.b.ins().fcvt_from_uint(ty, bits)
                } else {
                    let wide = match op {
                        CastOp::SIToFP => self.sign_extended(bits, from),
                        _ => bits,
                    };
                    self.b.ins().fcvt_from_sint(ty, wide)
                };
                self.as_bits(to, result)
            }
            (_, Scalar::Float(from), Scalar::Float(to)) => {
                let value = self.as_float(from, bits);
                let result = match op {
                    CastOp::FPExt => self.b.ins().fpromote(F64, value),
                    _ => self.b.ins().fdemote(F32, value),
                };
                self.out_if_nan(result);
                self.as_bits(to, result)
            }
            _ => bug!("compiled: no such conversion"),
        };
        self.set_plain(dst.0, result);
    }

    pub(super) fn math(&mut self, dst: u32, id: Intrinsic, kind: FloatKind, args: &[u32]) {
        let bits: Vec<Val> = args.iter().map(|reg| self.plain(*reg)).collect();
        let of: Vec<Val> = bits.into_iter().map(|bits| self.as_float(kind, bits)).collect();
        let result = match id {
            Intrinsic::Sqrt => self.b.ins().sqrt(of[0]),
            Intrinsic::Fma | Intrinsic::FMulAdd => self.b.ins().fma(of[0], of[1], of[2]),
            Intrinsic::Floor => self.b.ins().floor(of[0]),
            Intrinsic::Ceil => self.b.ins().ceil(of[0]),
            Intrinsic::Trunc => self.b.ins().trunc(of[0]),
            Intrinsic::Fabs => self.b.ins().fabs(of[0]),
            _ => self.b.ins().nearest(of[0]),
        };
        self.out_if_nan(result);
        let bits = self.as_bits(kind, result);
        self.set_plain(dst, bits);
    }

    pub(super) fn out_if_nan(&mut self, value: Val) {
        let is_nan = self.b.ins().fcmp(FloatCC::Unordered, value, value);
        self.out_if(is_nan);
    }
}
