//! Branches that decide nothing: what lies between them and the place where their ways meet again
//! only computes, or gives other threads a turn. So a loop that waits may count its rounds, to
//! pause, and then to yield:
//!
//! ```text
//! while (!atomic_load(&x))
//!   if (++n > 10) sched_yield();
//! ```
//!
//! Such a branch reads its condition when somebody reads what is written between (Cytron et al.,
//! *Efficiently computing static single assignment form and the control dependence graph*, TOPLAS
//! 1991, section 7.1, dead code elimination). Otherwise nobody can tell `n`, and rounds that
//! differ in it are the same.
//!
//! The condition comes from constants alone, by operations that cannot go wrong in a number of
//! rounds that anybody visits ([`steps`]), or by numbers that are all known ([`super::values`]).
//! So it is defined, and no undefined behaviour of the branch itself hides behind rounds that are
//! taken for the same. A loop between has to have an end for sure ([`super::counted`]); within it,
//! all registers that it reads are live.

use super::counted::{has_end, in_loops};
use super::values::are_small;
use super::{Analysis, successors};
use crate::op::Reg;
use crate::ops::{Intrinsic, Scalar};
use crate::program::{Func, Op, Program};
use crate::uses::{Touch, each_register};
use tresse_ir::ast::{BinOp, CastOp, Flags};

/// Between a branch and where its ways meet there are so many stretches at most, and a condition is
/// computed by so many operations, and registers are followed through so many stretches.
const MOST: usize = 48;

/// Calls are looked into so deep.
const DEPTH: u32 = 4;

/// A counter begins below this, and may overflow after more rounds than this.
pub(super) const ROUNDS: u64 = 1 << 22;

/// A branch that decides nothing.
pub(super) struct Idle {
    pub branch: u32,
    /// The operations of its condition, which read where the branch does.
    pub slice: Vec<u32>,
    /// The stretches between.
    pub between: Vec<u32>,
    /// What is written between, and is the same on each way.
    pub same: Vec<u32>,
    /// The stretches between that are in a loop of them.
    pub in_loops: Vec<u32>,
}

/// All such branches of a function.
pub(super) fn find(analysis: &Analysis<'_>) -> Vec<Idle> {
    let code = &analysis.func.code;
    let branches = (0..code.len() as u32).filter(|pc| is_branch(&code[*pc as usize]));
    branches.filter_map(|pc| idle(analysis, pc, &mut Vec::new())).collect()
}

fn is_branch(op: &Op) -> bool {
    matches!(op, Op::Branch { .. } | Op::Switch { .. })
}

/// `under_way`: the branches that this is asked for.
fn idle(analysis: &Analysis<'_>, branch: u32, under_way: &mut Vec<u32>) -> Option<Idle> {
    if under_way.len() > DEPTH as usize || under_way.contains(&branch) {
        return None;
    }
    let between = between(analysis, branch)?;
    let slice = slice(analysis, branch)?;
    under_way.push(branch);
    let inner = between.iter().map(|stretch| analysis.stretches[*stretch as usize].last);
    let mut inner = inner.filter(|last| is_branch(analysis.op(*last)));
    let is_idle = inner.all(|last| last == branch || idle(analysis, last, under_way).is_some());
    under_way.pop();
    let same = same_on_each_way(analysis, branch, &between);
    let in_loops = in_loops(analysis, &between);
    is_idle.then_some(Idle { branch, slice, between, same, in_loops })
}

/// The stretches between a branch and where its ways meet, if they only compute and have an end.
fn between(analysis: &Analysis<'_>, branch: u32) -> Option<Vec<u32>> {
    let starts = analysis.next_stretches(branch);
    // Where the ways meet is on each of them, so on the first one.
    let all = reach(analysis, starts.get(..1)?, None);
    let mut meets = all.iter().copied();
    meets.find_map(|meet| {
        let found = reach(analysis, &starts, Some(meet));
        let is_short = found.len() <= MOST;
        let only_computes = || found.iter().all(|stretch| is_harmless(analysis, *stretch));
        (is_short && only_computes() && has_end(analysis, &found)).then_some(found)
    })
}

/// The stretches that may come after some, with these, up to one and without it; and no more than
/// are asked for. None comes after one that does more than compute.
fn reach(analysis: &Analysis<'_>, starts: &[u32], end: Option<u32>) -> Vec<u32> {
    let mut found: Vec<u32> = Vec::new();
    let mut open: Vec<u32> = starts.to_vec();
    open.reverse();
    while let Some(stretch) = open.pop() {
        if Some(stretch) == end || found.contains(&stretch) || found.len() > MOST {
            continue;
        }
        found.push(stretch);
        if is_harmless(analysis, stretch) {
            open.extend(analysis.next_stretches(analysis.stretches[stretch as usize].last));
        }
    }
    found
}

/// Does a stretch only compute, give others a turn, and go on somewhere?
fn is_harmless(analysis: &Analysis<'_>, stretch: u32) -> bool {
    let stretch = &analysis.stretches[stretch as usize];
    let (program, func) = (analysis.program, analysis.func);
    let mut code = func.code[stretch.first as usize..=stretch.last as usize].iter();
    code.all(|op| is_harmless_op(program, func, op, DEPTH))
}

fn is_harmless_op(program: &Program, func: &Func, op: &Op, depth: u32) -> bool {
    match *op {
        Op::Move { .. } | Op::Jump { .. } | Op::Branch { .. } | Op::Switch { .. } => true,
        Op::ICmp { width, .. } | Op::Freeze { width, .. } => width <= 64,
        Op::Cast { op, from, to, .. } => is_of_numbers(op, from, to),
        Op::Select { slots, .. } => slots == 1,
        Op::Intrinsic { .. } => extreme(func, op).is_some(),
        Op::Int { op, b, .. } => is_right(func, op, b),
        Op::CallRow { row, .. } => is_yield(program, row),
        Op::Call { func: callee, .. } => {
            depth > 0 && {
                let callee = program.function(callee);
                let op = |op: &Op| {
                    // Without a loop, and without what depends on its arguments.
                    let is_straight = !matches!(op, Op::Branch { .. } | Op::Switch { .. });
                    let is_end = matches!(op, Op::Ret { .. });
                    is_end || is_straight && is_harmless_op(program, callee, op, depth - 1)
                };
                let goes_on = |(pc, op): (usize, &Op)| match *op {
                    Op::Jump { to } => to as usize > pc,
                    _ => true,
                };
                callee.code.iter().all(op) && callee.code.iter().enumerate().all(goes_on)
            }
        }
        _ => false,
    }
}

fn is_yield(program: &Program, row: u32) -> bool {
    let row = program.rows[row as usize];
    row.params.is_empty() && row.name == "sched_yield"
}

pub(super) fn is_of_numbers(op: CastOp, from: Scalar, to: Scalar) -> bool {
    let is_number = |scalar| matches!(scalar, Scalar::Int(1..=64));
    matches!(op, CastOp::Trunc | CastOp::ZExt | CastOp::SExt) && is_number(from) && is_number(to)
}

/// The operands of the lesser or the greater of two numbers (LangRef, `llvm.umax` and its kin).
pub(super) fn extreme(func: &Func, op: &Op) -> Option<[Reg; 2]> {
    let Op::Intrinsic { id, call, .. } = *op else { return None };
    let is_it = [Intrinsic::SMax, Intrinsic::SMin, Intrinsic::UMax, Intrinsic::UMin].contains(&id);
    let call = func.calls[call as usize];
    // Each with how many registers it has.
    let [a, _, b, _] = *func.list(call.args) else { return None };
    (is_it && matches!(call.scalar, Scalar::Int(1..=64))).then_some([a, b])
}

/// Is arithmetic no undefined behaviour, whatever its first operand is?
fn is_right(func: &Func, op: BinOp, b: Reg) -> bool {
    match op {
        BinOp::UDiv | BinOp::URem => constant(func, b).is_some_and(|b| b != 0),
        BinOp::SDiv | BinOp::SRem => constant(func, b).is_some_and(|b| (1..1 << 7).contains(&b)),
        _ => true,
    }
}

pub(super) fn constant(func: &Func, reg: Reg) -> Option<u64> {
    let value = func.consts.get((reg.0 & !Reg::CONST) as usize).filter(|_| reg.is_const())?;
    value.is_defined().then_some(value.bits)
}

/// The operations that the condition of a branch is computed by, from constants, if all of them
/// give defined numbers in as many rounds as anybody visits.
fn slice(analysis: &Analysis<'_>, branch: u32) -> Option<Vec<u32>> {
    let slice = inputs(analysis, branch)?;
    let func = analysis.func;
    let may_overflow = |pc: &u32| match analysis.op(*pc) {
        Op::Int { flags, .. } => !is_plain(*flags),
        _ => false,
    };
    let may_overflow = slice.iter().any(may_overflow);
    let counts = |pc: &u32| {
        let op = analysis.op(*pc);
        steps(func, op) && (!may_overflow || stays_small(func, op))
    };
    // For other operations, and all that they come from, the numbers themselves are looked at.
    let mut others: Vec<u32> = slice.iter().copied().filter(|pc| !counts(pc)).collect();
    for at in 0..others.len() {
        let more = inputs(analysis, others[at])?;
        others.extend(more);
    }
    others.sort_unstable();
    others.dedup();
    (others.is_empty() || are_small(analysis, &others)).then_some(slice)
}

/// The operations that the operands of one are computed by. `None`: not by operations alone, or by
/// too many.
pub(super) fn inputs(analysis: &Analysis<'_>, at: u32) -> Option<Vec<u32>> {
    let (mut found, mut open): (Vec<u32>, Vec<u32>) = (Vec::new(), vec![at]);
    while let Some(pc) = open.pop() {
        let mut operands: Vec<Reg> = Vec::new();
        each_register(analysis.program, analysis.func, analysis.op(pc), &mut |touch, reg| {
            if touch == Touch::Use {
                operands.push(reg);
            }
        });
        for reg in operands {
            for definition in definitions(analysis, reg.0, pc)? {
                if !found.contains(&definition) {
                    found.push(definition);
                    open.push(definition);
                }
            }
        }
        if found.len() > MOST {
            return None;
        }
    }
    Some(found)
}

fn is_plain(flags: Flags) -> bool {
    flags == Flags::default()
}

/// Do numbers stay small by an operation, for as many rounds as anybody visits, if they are?
fn stays_small(func: &Func, op: &Op) -> bool {
    let is_small = |reg: Reg| constant(func, reg).is_none_or(|number| number <= ROUNDS);
    match *op {
        Op::Move { src, .. } | Op::Freeze { src, .. } => is_small(src),
        Op::Select { a, b, .. } => is_small(a) && is_small(b),
        Op::Intrinsic { .. } => extreme(func, op).is_some_and(|all| all.into_iter().all(is_small)),
        Op::ICmp { .. } | Op::Cast { .. } => true,
        Op::Int { op, a, b, .. } => match op {
            BinOp::Add | BinOp::Sub => is_small(a) && constant(func, b).is_some(),
            BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem | BinOp::LShr | BinOp::AShr => {
                is_small(a)
            }
            BinOp::And => constant(func, b).is_some_and(|b| b <= ROUNDS),
            _ => false,
        },
        _ => false,
    }
}

/// Does an operation on defined numbers give a defined number, in the first rounds of a loop? One
/// that counts may overflow later.
fn steps(func: &Func, op: &Op) -> bool {
    let is_defined = |reg: Reg| !reg.is_const() || constant(func, reg).is_some();
    match *op {
        Op::Move { src, .. } => is_defined(src),
        Op::Freeze { src, width, .. } => width <= 64 && is_defined(src),
        Op::ICmp { flags, width, a, b, .. } => {
            width <= 64 && is_plain(flags) && is_defined(a) && is_defined(b)
        }
        Op::Cast { op, nuw, nsw, nneg, from, to, src, .. } => {
            is_of_numbers(op, from, to) && !nuw && !nsw && !nneg && is_defined(src)
        }
        Op::Select { cond, a, b, slots, .. } => {
            slots == 1 && [cond, a, b].into_iter().all(is_defined)
        }
        Op::Intrinsic { .. } => {
            extreme(func, op).is_some_and(|all| all.into_iter().all(is_defined))
        }
        Op::Int { op, flags, width, a, b, .. } => {
            let by = constant(func, b);
            let (least, most) = (1_u64 << (width - 1), u64::MAX >> (64 - u32::from(width)));
            let step = by.map(|by| by.min((most - by).wrapping_add(1)));
            // `n - 1` without a sign may go below zero at once.
            let is_count = (op == BinOp::Add || op == BinOp::Sub && !flags.nuw)
                && step.is_some_and(|step| step != 0 && least / step > 2 * ROUNDS);
            let is_shift = matches!(op, BinOp::Shl | BinOp::LShr | BinOp::AShr);
            let has_room =
                !is_shift || is_plain(flags) && by.is_some_and(|by| by < u64::from(width));
            is_defined(a)
                && is_defined(b)
                && has_room
                && is_right(func, op, b)
                && (is_plain(flags) || is_count)
        }
        _ => false,
    }
}

/// The operations that may have written what a register holds before one. `None`: it may have been
/// there from the beginning, or others have written it, or there are too many.
pub(super) fn definitions(analysis: &Analysis<'_>, register: u32, pc: u32) -> Option<Vec<u32>> {
    let mut found = Vec::new();
    let mut seen: Vec<u32> = Vec::new();
    let mut open = vec![(analysis.stretch_of[pc as usize], pc)];
    while let Some((number, before)) = open.pop() {
        let stretch = &analysis.stretches[number as usize];
        if let Some(at) = analysis.definition(register, stretch.first, before) {
            if analysis.func.pads.iter().any(|pad| pad.at == at) {
                return None;
            }
            found.push(at);
            continue;
        }
        if stretch.first == 0 || seen.len() > MOST {
            return None;
        }
        for from in &stretch.from {
            if !seen.contains(from) {
                seen.push(*from);
                open.push((*from, analysis.stretches[*from as usize].last + 1));
            }
        }
    }
    Some(found)
}

/// Copies between a branch and where its ways meet that each way makes: they tell nobody which way
/// it was.
fn same_on_each_way(analysis: &Analysis<'_>, branch: u32, between: &[u32]) -> Vec<u32> {
    let code = |stretch: u32| {
        let stretch = &analysis.stretches[stretch as usize];
        stretch.first..=stretch.last
    };
    let all = || between.iter().flat_map(|stretch| code(*stretch));
    let writes = |pc: u32, register: Reg| {
        let mut does = false;
        each_register(analysis.program, analysis.func, analysis.op(pc), &mut |touch, reg| {
            does |= touch == Touch::Define && reg == register;
        });
        does
    };
    let is_same = |pc: u32| {
        let Op::Move { dst, src } = *analysis.op(pc) else { return false };
        let is_it = |at: u32| match *analysis.op(at) {
            Op::Move { dst: to, src: from } => (to, from) == (dst, src),
            _ => false,
        };
        let is_alone = all().all(|at| is_it(at) || !writes(at, dst) && !writes(at, src));
        let mut open = analysis.next_stretches(branch);
        let mut seen: Vec<u32> = Vec::new();
        // Is there a way around all of them?
        while let Some(stretch) = open.pop() {
            if !between.contains(&stretch) {
                return false;
            }
            if seen.contains(&stretch) || code(stretch).any(is_it) {
                continue;
            }
            seen.push(stretch);
            open.extend(analysis.next_stretches(analysis.stretches[stretch as usize].last));
        }
        is_alone && dst != src
    };
    all().filter(|pc| is_same(*pc)).collect()
}

impl Analysis<'_> {
    pub(super) fn op(&self, pc: u32) -> &Op {
        &self.func.code[pc as usize]
    }

    /// The stretches that an operation at the end of one may lead to.
    pub(super) fn next_stretches(&self, last: u32) -> Vec<u32> {
        let mut next = Vec::new();
        successors(self.func, last, self.op(last), &mut |to| {
            if let Some(stretch) = self.stretch_of.get(to as usize)
                && !next.contains(stretch)
            {
                next.push(*stretch);
            }
        });
        next
    }
}
