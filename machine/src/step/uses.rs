//! Which registers an operation touches: out of order, a thread stalls when one of them is
//! unavailable (K-LLVM §4.2).

use super::Cx;
use crate::program::{Func, Op, Program, Reg, SigIdx};
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
        each_register(self.program, self.func, op, &mut |reg, n, _| {
            found |= reg != Reg::NONE && !reg.is_const() && (0..n).any(|i| self.get(reg.plus(i)).is_unavailable());
        });
        found
    }
}

/// May a register still be read by what a function does from `pc` on?
pub(crate) fn is_live(program: &Program, func: &Func, pc: u32, wanted: u32) -> bool {
    let mut is_seen = vec![false; func.code.len()];
    let mut work = vec![pc];
    while let Some(pc) = work.pop() {
        let Some(op) = func.code.get(pc as usize) else { continue };
        if std::mem::replace(&mut is_seen[pc as usize], true) {
            continue;
        }
        let (mut is_read, mut is_written) = (false, false);
        each_register(program, func, op, &mut |reg, n, writes| {
            if reg != Reg::NONE && !reg.is_const() && (reg.0..reg.0 + n).contains(&wanted) {
                *(if writes { &mut is_written } else { &mut is_read }) = true;
            }
        });
        if is_read {
            return true;
        }
        if !is_written {
            successors(func, pc, op, &mut work);
        }
    }
    false
}

/// Where a function may go on after an operation.
fn successors(func: &Func, pc: u32, op: &Op, out: &mut Vec<u32>) {
    match *op {
        Op::Jump { to } => out.push(to),
        Op::Branch { then, other, .. } => out.extend([then, other]),
        Op::Switch { table, .. } => {
            let table = &func.switches[table as usize];
            out.push(table.default);
            out.extend(table.cases.iter().map(|c| c.1));
        }
        Op::IndirectBr { table, .. } => out.extend(func.indirect[table as usize].iter().map(|t| t.1)),
        Op::Ret { .. } | Op::Unreachable | Op::Unsupported { .. } | Op::Mismatch { .. } | Op::Trap => {}
        _ => out.push(pc + 1),
    }
}

/// Calls `f` with each run of registers that the operation reads, or writes as a whole (`true`).
fn each_register(program: &Program, func: &Func, op: &Op, f: &mut impl FnMut(Reg, u32, bool)) {
    let words = |width: u32| width.div_ceil(64).max(1);
    match *op {
        Op::Move { dst, src } => each(f, dst, &[src], 1),
        Op::Int { dst, a, b, .. } => each(f, dst, &[a, b], 1),
        Op::IntWide { dst, a, b, width, .. } => each(f, dst, &[a, b], words(width)),
        Op::Float { kind, dst, a, b, .. } => each(f, dst, &[a, b], words(kind.bits())),
        Op::FNeg { kind, dst, a, .. } => each(f, dst, &[a], words(kind.bits())),
        Op::ICmp { width, dst, a, b, .. } => {
            f(dst, 1, true);
            read(f, &[a, b], words(width));
        }
        Op::FCmp { kind, dst, a, b, .. } => {
            f(dst, 1, true);
            read(f, &[a, b], words(kind.bits()));
        }
        Op::Cast { from, to, dst, src, .. } => {
            f(dst, to.slots(), true);
            f(src, from.slots(), false);
        }
        Op::Select { dst, cond, a, b, slots } => {
            f(cond, 1, false);
            each(f, dst, &[a, b], slots);
        }
        Op::Freeze { dst, src, .. } => each(f, dst, &[src], 1),
        Op::Intrinsic { id, call, dst } => {
            let info = func.calls[call as usize];
            for pair in func.list(info.args).chunks_exact(2) {
                f(pair[0], pair[1].0, false);
            }
            f(dst, id.result(info.scalar, info.second).slots() + u32::from(id.has_overflow_bit()), true);
        }
        Op::Repack { dst, src, repack } => {
            let repack = func.repacks[repack as usize];
            f(src, repack.from.0 * words(repack.from.1), false);
            f(dst, repack.to.0 * words(repack.to.1), true);
        }
        Op::NoUndef { src } => f(src, 1, false),
        Op::ExtractLane { dst, vector, index, lanes, slots } => {
            f(dst, slots, true);
            f(vector, lanes * slots, false);
            f(index, 1, false);
        }
        // The other lanes stay as they are.
        Op::InsertLane { dst, value, index, lanes, slots } => {
            f(dst, lanes * slots, false);
            f(value, slots, false);
            f(index, 1, false);
        }
        Op::Alloca { dst, info } => {
            f(dst, 1, true);
            if let Some((count, _)) = func.allocas[info as usize].count {
                f(count, 1, false);
            }
        }
        Op::Load { dst, ptr, .. } => each(f, dst, &[ptr], 1),
        Op::Store { src, ptr, .. } => read(f, &[src, ptr], 1),
        Op::Rmw { dst, ptr, value, .. } => each(f, dst, &[ptr, value], 1),
        Op::CmpXchg { dst, ptr, expected, new, .. } => {
            f(dst, 2, true);
            read(f, &[ptr, expected, new], 1);
        }
        Op::Copy { dst, src, len, temp, .. } => read(f, &[dst, src, len, temp], 1),
        Op::Set { dst, byte, len } => read(f, &[dst, byte, len], 1),
        Op::GepConst { dst, base, .. } => each(f, dst, &[base], 1),
        Op::GepScaled { dst, base, index, .. } => each(f, dst, &[base, index], 1),
        Op::ThreadLocal { dst, .. } | Op::StackSave { dst } => f(dst, 1, true),
        Op::StackRestore { src } => f(src, 1, false),
        Op::Branch { cond, .. } | Op::Assume { cond } => f(cond, 1, false),
        Op::Switch { value, table } => f(value, words(func.switches[table as usize].width), false),
        Op::IndirectBr { address, .. } => f(address, 1, false),
        Op::Call { dst, args, func: callee } => {
            read(f, func.list(args), 1);
            f(dst, results(program, program.function(callee).signature), true);
        }
        Op::CallPtr { ptr, dst, call } => {
            let info = func.calls[call as usize];
            f(ptr, 1, false);
            read(f, func.list(info.args), 1);
            f(dst, results(program, info.signature), true);
        }
        Op::CallRow { dst, args, .. } => each(f, dst, func.list(args), 1),
        Op::Ret { values } => read(f, func.list(values), 1),
        Op::Fence { .. } | Op::Jump { .. } | Op::Unreachable | Op::Unsupported { .. } | Op::Mismatch { .. } | Op::Trap => {}
    }
}

fn results(program: &Program, signature: SigIdx) -> u32 {
    program.signatures[signature.0 as usize].ret.iter().map(|s| s.slots()).sum()
}

/// A result and the operands, all of one width.
fn each(f: &mut impl FnMut(Reg, u32, bool), dst: Reg, operands: &[Reg], n: u32) {
    f(dst, n, true);
    read(f, operands, n);
}

fn read(f: &mut impl FnMut(Reg, u32, bool), regs: &[Reg], n: u32) {
    for &reg in regs {
        f(reg, n, false);
    }
}
