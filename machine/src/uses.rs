//! Which registers an operation reads and which it writes: for out-of-order threads, for liveness,
//! and for what may be done with a register at lowering.

use crate::program::{Func, Op, Program, Promise, Reg, SigIdx};

/// What an operation does with a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Touch {
    /// Reads it, or leaves a part of it as it was.
    Use,
    /// Writes it, whatever it held.
    Define,
}

/// Calls `f` with each register that the operation reads or writes.
pub(crate) fn each_register(
    program: &Program,
    func: &Func,
    op: &Op,
    f: &mut impl FnMut(Touch, Reg),
) {
    let mut run = |touch: Touch, reg: Reg, n: u32| {
        if !reg.is_const() {
            (0..n).for_each(|i| f(touch, reg.plus(i)));
        }
    };
    results(program, func, op, &mut |reg, n| run(Touch::Define, reg, n));
    operands(func, op, &mut |reg, n| run(Touch::Use, reg, n));
}

fn words(width: u32) -> u32 {
    width.div_ceil(64).max(1)
}

fn slots(program: &Program, signature: SigIdx) -> u32 {
    program.signatures[signature.0 as usize].ret.iter().map(|s| s.slots()).sum()
}

/// The runs of registers that an operation writes.
fn results(program: &Program, func: &Func, op: &Op, f: &mut impl FnMut(Reg, u32)) {
    match *op {
        Op::Move { dst, .. }
        | Op::Recover { dst, .. }
        | Op::Relative { dst, .. }
        | Op::Int { dst, .. }
        | Op::ICmp { dst, .. }
        | Op::FCmp { dst, .. }
        | Op::Freeze { dst, .. }
        | Op::Alloca { dst, .. }
        | Op::Promoted { dst, .. }
        | Op::Load { dst, .. }
        | Op::Rmw { dst, .. }
        | Op::GepConst { dst, .. }
        | Op::GepScaled { dst, .. }
        | Op::ThreadLocal { dst, .. }
        | Op::StackSave { dst }
        | Op::Section { dst, .. }
        | Op::Frames { dst, .. }
        | Op::CallRow { dst, .. } => f(dst, 1),
        Op::Copy { temp, .. } => f(temp, 1),
        Op::IntWide { dst, width, .. } => f(dst, words(width)),
        Op::Float { kind, dst, .. } | Op::FNeg { kind, dst, .. } => f(dst, words(kind.bits())),
        Op::Cast { to, dst, .. } => f(dst, to.slots()),
        Op::Select { dst, slots, .. } | Op::ExtractLane { dst, slots, .. } => f(dst, slots),
        Op::Intrinsic { id, call, dst } => {
            let info = func.calls[call as usize];
            f(dst, id.result(info.scalar, info.second).slots() + u32::from(id.has_overflow_bit()));
        }
        Op::Repack { dst, repack, .. } => {
            let to = func.repacks[repack as usize].to;
            f(dst, to.0 * words(to.1));
        }
        Op::CmpXchg { dst, .. } => f(dst, 2),
        Op::Call { dst, func: callee, .. } => {
            f(dst, slots(program, program.function(callee).signature))
        }
        Op::CallPtr { dst, call, .. } => {
            f(dst, slots(program, func.calls[call as usize].signature))
        }
        // The other lanes stay; so does what keeps a promise.
        Op::InsertLane { .. } | Op::Promise { .. } => {}
        Op::NoUndef { .. }
        | Op::Matters { .. }
        | Op::Expose { .. }
        | Op::Store { .. }
        | Op::Set { .. }
        | Op::StackRestore { .. }
        | Op::Scope { .. }
        | Op::Branch { .. }
        | Op::Assume { .. }
        | Op::Switch { .. }
        | Op::IndirectBr { .. }
        | Op::Ret { .. }
        | Op::Fence { .. }
        | Op::Visible
        | Op::Jump { .. }
        | Op::Unreachable
        | Op::Unsupported { .. }
        | Op::Mismatch { .. }
        | Op::Trap => {}
    }
}

/// The runs of registers that an operation reads.
fn operands(func: &Func, op: &Op, f: &mut impl FnMut(Reg, u32)) {
    match *op {
        Op::Move { src, .. }
        | Op::Expose { src }
        | Op::Recover { src, .. }
        | Op::Freeze { src, .. }
        | Op::NoUndef { src }
        | Op::Matters { src }
        | Op::StackRestore { src }
        | Op::Scope { ptr: src, .. } => f(src, 1),
        Op::Int { a, b, .. } => each(f, &[a, b], 1),
        Op::IntWide { a, b, width, .. } | Op::ICmp { width, a, b, .. } => {
            each(f, &[a, b], words(width))
        }
        Op::Float { kind, a, b, .. } | Op::FCmp { kind, a, b, .. } => {
            each(f, &[a, b], words(kind.bits()))
        }
        Op::FNeg { kind, a, .. } => f(a, words(kind.bits())),
        Op::Cast { from, src, .. } => f(src, from.slots()),
        Op::Select { cond, a, b, slots, .. } => {
            f(cond, 1);
            each(f, &[a, b], slots);
        }
        Op::Intrinsic { call, .. } => {
            for pair in func.list(func.calls[call as usize].args).chunks_exact(2) {
                f(pair[0], pair[1].0);
            }
        }
        Op::Repack { src, repack, .. } => {
            let from = func.repacks[repack as usize].from;
            f(src, from.0 * words(from.1));
        }
        Op::ExtractLane { vector, index, lanes, slots, .. } => {
            f(vector, lanes * slots);
            f(index, 1);
        }
        Op::InsertLane { dst, value, index, lanes, slots } => {
            f(dst, lanes * slots);
            f(value, slots);
            f(index, 1);
        }
        Op::Alloca { info, .. } => {
            if let Some((count, _)) = func.allocas[info as usize].count {
                f(count, 1);
            }
        }
        Op::Promoted { fill, .. } => f(fill, 1),
        Op::Promise { dst, src, promise } => {
            let info = &func.promises[promise as usize];
            f(src, info.from);
            f(dst, info.to);
            if let Promise::Same(other) = info.promise {
                f(other, info.from);
            }
        }
        Op::Load { ptr, .. } => f(ptr, 1),
        Op::Store { src, ptr, .. } => each(f, &[src, ptr], 1),
        Op::Rmw { ptr, value, .. } => each(f, &[ptr, value], 1),
        Op::CmpXchg { ptr, expected, new, .. } => each(f, &[ptr, expected, new], 1),
        Op::Copy { dst, src, len, .. } => each(f, &[dst, src, len], 1),
        Op::Set { dst, byte, len, .. } => each(f, &[dst, byte, len], 1),
        Op::GepConst { base, .. } => f(base, 1),
        Op::GepScaled { base, index, .. } => each(f, &[base, index], 1),
        Op::Relative { base, src, .. } => each(f, &[base, src], 1),
        Op::Branch { cond, .. } | Op::Assume { cond } => f(cond, 1),
        Op::Switch { value, table } => f(value, words(func.switches[table as usize].width)),
        Op::IndirectBr { address, .. } => f(address, 1),
        Op::Call { args, .. } | Op::CallRow { args, .. } | Op::Frames { args, .. } => {
            each(f, func.list(args), 1)
        }
        Op::CallPtr { ptr, call, .. } => {
            let info = func.calls[call as usize];
            f(ptr, 1);
            each(f, func.list(info.args), 1);
            if let Some((_, flat)) = info.unprototyped {
                each(f, func.list(flat), 1);
            }
        }
        Op::Ret { values } => each(f, func.list(values), 1),
        Op::ThreadLocal { .. }
        | Op::StackSave { .. }
        | Op::Section { .. }
        | Op::Visible
        | Op::Fence { .. }
        | Op::Jump { .. }
        | Op::Unreachable
        | Op::Unsupported { .. }
        | Op::Mismatch { .. }
        | Op::Trap => {}
    }
}

fn each(f: &mut impl FnMut(Reg, u32), regs: &[Reg], n: u32) {
    for &reg in regs {
        f(reg, n);
    }
}
