//! Which registers an operation touches: out of order, a thread stalls when one of them is
//! unavailable (K-LLVM §4.2).

use super::Cx;
use crate::program::{Op, Reg};
use crate::request::Handler;

impl<H: Handler> Cx<'_, H> {
    /// Must the operation wait for `read_back`? It must when a register that it reads or writes is
    /// unavailable, when it leaves the function with loads of its frame pending, and when it is
    /// one load more than the window allows.
    pub(super) fn needs_pending(&self, op: &Op, window: u32) -> bool {
        let pending = &self.thread.queues.read_back;
        let frame = self.thread.continuation.last().map_or(0, |f| f.serial);
        match op {
            Op::Ret { .. } if pending.iter().any(|p| p.frame == frame) => return true,
            Op::Load { .. } | Op::Rmw { .. } | Op::CmpXchg { .. } if pending.len() as u32 >= window => return true,
            _ => {}
        }
        let mut found = false;
        self.each_register(op, &mut |reg, n| {
            found |= reg != Reg::NONE && !reg.is_const() && (0..n).any(|i| self.get(reg.plus(i)).is_unavailable());
        });
        found
    }

    /// Calls `f` with each run of registers that the operation reads or writes.
    fn each_register(&self, op: &Op, f: &mut impl FnMut(Reg, u32)) {
        let words = |width: u32| width.div_ceil(64).max(1);
        match *op {
            Op::Move { dst, src } => each(f, &[dst, src], 1),
            Op::Int { dst, a, b, .. } => each(f, &[dst, a, b], 1),
            Op::IntWide { dst, a, b, width, .. } => each(f, &[dst, a, b], words(width)),
            Op::Float { kind, dst, a, b, .. } => each(f, &[dst, a, b], words(kind.bits())),
            Op::FNeg { kind, dst, a, .. } => each(f, &[dst, a], words(kind.bits())),
            Op::ICmp { width, dst, a, b, .. } => {
                f(dst, 1);
                each(f, &[a, b], words(width));
            }
            Op::FCmp { kind, dst, a, b, .. } => {
                f(dst, 1);
                each(f, &[a, b], words(kind.bits()));
            }
            Op::Cast { from, to, dst, src, .. } => {
                f(dst, to.slots());
                f(src, from.slots());
            }
            Op::Select { dst, cond, a, b, slots } => {
                f(cond, 1);
                each(f, &[dst, a, b], slots);
            }
            Op::Freeze { dst, src, .. } => each(f, &[dst, src], 1),
            Op::Intrinsic { id, call, dst } => {
                let info = self.func.calls[call as usize];
                for pair in self.func.list(info.args).chunks_exact(2) {
                    f(pair[0], pair[1].0);
                }
                f(dst, id.result(info.scalar, info.second).slots() + u32::from(id.has_overflow_bit()));
            }
            Op::Repack { dst, src, repack } => {
                let repack = self.func.repacks[repack as usize];
                f(src, repack.from.0 * words(repack.from.1));
                f(dst, repack.to.0 * words(repack.to.1));
            }
            Op::NoUndef { src } => f(src, 1),
            Op::ExtractLane { dst, vector, index, lanes, slots } => {
                f(dst, slots);
                f(vector, lanes * slots);
                f(index, 1);
            }
            Op::InsertLane { dst, value, index, lanes, slots } => {
                f(dst, lanes * slots);
                f(value, slots);
                f(index, 1);
            }
            Op::Alloca { dst, info } => {
                f(dst, 1);
                if let Some((count, _)) = self.func.allocas[info as usize].count {
                    f(count, 1);
                }
            }
            Op::Load { dst, ptr, .. } => each(f, &[dst, ptr], 1),
            Op::Store { src, ptr, .. } => each(f, &[src, ptr], 1),
            Op::Rmw { dst, ptr, value, .. } => each(f, &[dst, ptr, value], 1),
            Op::CmpXchg { dst, ptr, expected, new, .. } => {
                f(dst, 2);
                each(f, &[ptr, expected, new], 1);
            }
            Op::Copy { dst, src, len, temp, .. } => each(f, &[dst, src, len, temp], 1),
            Op::Set { dst, byte, len } => each(f, &[dst, byte, len], 1),
            Op::GepConst { dst, base, .. } => each(f, &[dst, base], 1),
            Op::GepScaled { dst, base, index, .. } => each(f, &[dst, base, index], 1),
            Op::ThreadLocal { dst, .. } | Op::StackSave { dst } => f(dst, 1),
            Op::StackRestore { src } => f(src, 1),
            Op::Branch { cond, .. } | Op::Assume { cond } => f(cond, 1),
            Op::Switch { value, table } => f(value, words(self.func.switches[table as usize].width)),
            Op::IndirectBr { address, .. } => f(address, 1),
            Op::Call { dst, args, func } => {
                each(f, self.func.list(args), 1);
                f(dst, self.results(self.program.function(func).signature));
            }
            Op::CallPtr { ptr, dst, call } => {
                let info = self.func.calls[call as usize];
                f(ptr, 1);
                each(f, self.func.list(info.args), 1);
                f(dst, self.results(info.signature));
            }
            Op::CallRow { dst, args, .. } => {
                each(f, self.func.list(args), 1);
                f(dst, 1);
            }
            Op::Ret { values } => each(f, self.func.list(values), 1),
            Op::Fence { .. } | Op::Jump { .. } | Op::Unreachable | Op::Unsupported { .. } | Op::Mismatch { .. } | Op::Trap => {}
        }
    }

    fn results(&self, signature: crate::program::SigIdx) -> u32 {
        self.program.signatures[signature.0 as usize].ret.iter().map(|s| s.slots()).sum()
    }
}

fn each(f: &mut impl FnMut(Reg, u32), regs: &[Reg], n: u32) {
    for &reg in regs {
        f(reg, n);
    }
}
