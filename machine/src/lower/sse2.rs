//! Vector intrinsics of SSE2, which every x86-64 has, as far as clang has no IR of all targets for
//! them: the sign of each lane as a bit of a number (`pmovmskb`, `movmskps`, `movmskpd`), and
//! shifts of all lanes by the same number (Intel SDM volume 2, PSLLW and its kin: a shift that is
//! too far gives zero, or copies of the sign).

use super::func::{Builder, Refused};
use crate::ops::Scalar;
use crate::program::{Op, Reg};
use tresse_ir::ast::{BinOp, Call, CastOp, Flags, IntPred};
use tresse_ir::types::TypeId;

impl Builder<'_, '_> {
    /// Is it one of these?
    pub(super) fn lower_sse2(
        &mut self,
        name: &str,
        call: &Call,
        ret: TypeId,
        dst: Reg,
    ) -> Result<bool, Refused> {
        let Some(name) = name.strip_prefix("llvm.x86.sse") else { return Ok(false) };
        match name.trim_start_matches("2.").trim_start_matches('.') {
            "pmovmskb.128" | "movmsk.ps" | "movmsk.pd" => self.lower_signs(call, ret, dst)?,
            "pslli.w" | "pslli.d" | "pslli.q" => self.lower_shift(call, BinOp::Shl, dst)?,
            "psrli.w" | "psrli.d" | "psrli.q" => self.lower_shift(call, BinOp::LShr, dst)?,
            "psrai.w" | "psrai.d" => self.lower_shift(call, BinOp::AShr, dst)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Bit n of the result is the highest bit of lane n.
    fn lower_signs(&mut self, call: &Call, ret: TypeId, dst: Reg) -> Result<(), Refused> {
        let vector = call.args.first().ok_or("a call with too few arguments")?;
        let (src, leaves) = (self.operand(vector)?, self.lowerer.leaves(self.module, vector.ty)?);
        let to = self.scalar(ret).ok_or("a mask that is no number")?;
        let zero = self.int(0);
        self.copy(dst, zero, 1);
        for (number, leaf) in leaves.leaves.iter().enumerate() {
            let width = leaf.scalar.bits();
            let (from, by) = (Scalar::Int(width), self.int(u64::from(width - 1)));
            let lane = match leaf.scalar {
                Scalar::Float(_) => {
                    self.converted(src.plus(leaf.slot), (CastOp::BitCast, leaf.scalar, from))
                }
                _ => src.plus(leaf.slot),
            };
            let sign = self.int_op(BinOp::LShr, width, lane, by, Flags::default());
            let op = if width > to.bits() { CastOp::Trunc } else { CastOp::ZExt };
            let sign = match width == to.bits() {
                true => sign,
                false => self.converted(sign, (op, from, to)),
            };
            let at = self.int(number as u64);
            let bit = self.int_op(BinOp::Shl, to.bits(), sign, at, Flags::default());
            let (op, flags, width) = (BinOp::Or, Flags::default(), to.bits() as u8);
            self.push(Op::Int { op, flags, width, dst, a: dst, b: bit });
        }
        Ok(())
    }

    /// All lanes by the second argument, which is a number of 32 bits.
    fn lower_shift(&mut self, call: &Call, op: BinOp, dst: Reg) -> Result<(), Refused> {
        let [vector, by] = &call.args[..] else { return Err("a shift without a number".into()) };
        let (src, leaves) = (self.operand(vector)?, self.lowerer.leaves(self.module, vector.ty)?);
        let by = self.operand(by)?;
        for leaf in leaves.leaves.iter() {
            let width = leaf.scalar.bits();
            let most = self.int(u64::from(width - 1));
            let is_short = self.temp(1);
            let (pred, flags) = (IntPred::Ule, Flags::default());
            self.push(Op::ICmp { pred, flags, width: 32, dst: is_short, a: by, b: most });
            let within = self.select(is_short, by, most);
            let count = match width {
                32 => within,
                64 => self.converted(within, (CastOp::ZExt, Scalar::Int(32), Scalar::Int(64))),
                _ => self.converted(within, (CastOp::Trunc, Scalar::Int(32), Scalar::Int(width))),
            };
            let lane = self.int_op(op, width, src.plus(leaf.slot), count, Flags::default());
            let lane = match op {
                BinOp::AShr => lane,
                _ => {
                    let zero = self.int(0);
                    self.select(is_short, lane, zero)
                }
            };
            self.copy(dst.plus(leaf.slot), lane, 1);
        }
        Ok(())
    }

    fn select(&mut self, cond: Reg, a: Reg, b: Reg) -> Reg {
        let dst = self.temp(1);
        self.push(Op::Select { dst, cond, a, b, slots: 1 });
        dst
    }
}
