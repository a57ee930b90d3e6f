//! Loops that come to an end by counting, as pauses do:
//!
//! ```text
//! for (i = 0; i < n; i++) pause();
//! ```
//!
//! Such a loop is left by a branch that compares a counter with a number which stays as it is. From
//! this branch back to it the counter changes by one, towards that number. What goes round without
//! coming to the branch is a loop as well, and has to end by the same rule. Where a loop is no such
//! one, but all its numbers are known, they are tried (`values.rs`).

use super::idle::{constant, definitions};
use super::{Analysis, values};
use crate::op::Reg;
use crate::program::{Func, Op};
use tresse_ir::ast::{BinOp, IntPred};

/// Loops within loops are looked into so deep.
const DEPTH: u32 = 3;

/// Copies that are followed from a use.
const COPIES: u32 = 8;

/// Does whoever is among these stretches leave them, whatever the registers hold?
pub(super) fn has_end(analysis: &Analysis<'_>, stretches: &[u32]) -> bool {
    ends(analysis, stretches, DEPTH)
}

/// Those of these stretches that are in a loop of them.
pub(super) fn in_loops(analysis: &Analysis<'_>, stretches: &[u32]) -> Vec<u32> {
    let all = stretches.iter().copied();
    all.filter(|stretch| is_in_loop(analysis, stretches, *stretch)).collect()
}

fn ends(analysis: &Analysis<'_>, stretches: &[u32], depth: u32) -> bool {
    let mut left = in_loops(analysis, stretches);
    while let Some(stretch) = left.first() {
        let comes_back = |other: &u32| after(analysis, &left, *other).contains(stretch);
        let around = after(analysis, &left, *stretch);
        let one: Vec<u32> = around.into_iter().filter(comes_back).collect();
        let is_counted = |exit: &u32| depth > 0 && is_counted(analysis, &one, *exit, depth);
        if !one.iter().any(is_counted) && !values::leaves(analysis, &one) {
            return false;
        }
        left.retain(|stretch| !one.contains(stretch));
    }
    true
}

fn is_in_loop(analysis: &Analysis<'_>, stretches: &[u32], stretch: u32) -> bool {
    after(analysis, stretches, stretch).contains(&stretch)
}

/// The ones of these stretches that control may come to from the end of one of them.
fn after(analysis: &Analysis<'_>, stretches: &[u32], stretch: u32) -> Vec<u32> {
    let mut found = Vec::new();
    let mut open = vec![stretch];
    while let Some(stretch) = open.pop() {
        for next in analysis.next_stretches(analysis.stretches[stretch as usize].last) {
            if stretches.contains(&next) && !found.contains(&next) {
                found.push(next);
                open.push(next);
            }
        }
    }
    found
}

/// Does a loop end by the branch at the end of this stretch?
fn is_counted(analysis: &Analysis<'_>, stretches: &[u32], exit: u32, depth: u32) -> bool {
    let inner: Vec<u32> = stretches.iter().copied().filter(|s| *s != exit).collect();
    let round = Round { analysis, stretches, exit, inner: &inner };
    round.counts().unwrap_or(false) && ends(analysis, &inner, depth - 1)
}

/// What is executed from the end of a stretch until control comes there again.
struct Round<'a> {
    analysis: &'a Analysis<'a>,
    /// All of the loop.
    stretches: &'a [u32],
    /// The stretch whose last operation may leave the loop.
    exit: u32,
    /// The loop without it.
    inner: &'a [u32],
}

/// What a register holds.
#[derive(Clone, Copy)]
enum Held {
    /// The same in each round.
    Same(Option<u64>),
    /// What the operation here computes, once in each round.
    Computed(u32),
    /// What it held at the beginning, or what the operation here wrote in the round before.
    Carried(u32),
}

impl Round<'_> {
    fn func(&self) -> &Func {
        self.analysis.func
    }

    /// `None`: it cannot be told.
    fn counts(&self) -> Option<bool> {
        let last = self.analysis.stretches[self.exit as usize].last;
        let Op::Branch { cond, then, other, .. } = self.func().code[last as usize] else {
            return None;
        };
        let stays = |to: u32| self.stretches.contains(&self.analysis.stretch_of[to as usize]);
        let is_by_true = match (stays(then), stays(other)) {
            (true, false) => true,
            (false, true) => false,
            _ => return None,
        };
        let Held::Computed(at) = self.held(cond, last)? else { return None };
        let Op::ICmp { pred, a, b, width, .. } = self.func().code[at as usize] else {
            return None;
        };
        let pred = if is_by_true { pred } else { pred.negated() };
        // The counter on the left.
        let (pred, step, to) = match (self.step(a, at), self.step(b, at)) {
            (Some(step), None) => (pred, step, self.held(b, at)?),
            (None, Some(step)) => (pred.swapped(), step, self.held(a, at)?),
            _ => return None,
        };
        let Held::Same(number) = to else { return None };
        Some(leaves(pred, step, number, width))
    }

    /// Is an operation executed exactly once in a round?
    fn is_once(&self, at: u32) -> bool {
        let stretch = self.analysis.stretch_of[at as usize];
        let rest = || self.stretches.iter().copied().filter(|s| *s != stretch).collect::<Vec<_>>();
        stretch == self.exit
            || self.stretches.contains(&stretch)
                && !is_in_loop(self.analysis, self.inner, stretch)
                && !is_in_loop(self.analysis, &rest(), self.exit)
    }

    /// What a register holds before an operation of the loop, when copies are followed.
    fn held(&self, reg: Reg, at: u32) -> Option<Held> {
        let (mut reg, mut at) = (reg, at);
        for _ in 0..COPIES {
            if reg.is_const() {
                return Some(Held::Same(Some(constant(self.func(), reg)?)));
            }
            let writes = self.writes(reg);
            let [write] = writes[..] else {
                return writes.is_empty().then_some(Held::Same(None));
            };
            if !self.is_once(write) {
                return None;
            }
            if definitions(self.analysis, reg.0, at)? != [write] {
                return Some(Held::Carried(write));
            }
            match self.func().code[write as usize] {
                Op::Move { src, .. } | Op::Freeze { src, width: ..=64, .. } => {
                    (reg, at) = (src, write);
                }
                _ => return Some(Held::Computed(write)),
            }
        }
        None
    }

    /// Where the loop writes a register.
    fn writes(&self, reg: Reg) -> Vec<u32> {
        let at = self.analysis.definitions_of(reg).iter().map(|(_, at)| *at);
        at.filter(|at| self.stretches.contains(&self.analysis.stretch_of[*at as usize])).collect()
    }

    /// By how much a register holds more in each round: one, or minus one.
    fn step(&self, reg: Reg, at: u32) -> Option<i64> {
        let write = match self.held(reg, at)? {
            // It is the sum, or what is carried and a number.
            Held::Computed(sum) => {
                let (term, _) = self.sum(sum)?;
                match self.held(term, sum)? {
                    Held::Carried(write) => write,
                    _ => return None,
                }
            }
            Held::Carried(write) => write,
            Held::Same(_) => return None,
        };
        let sum = match self.func().code[write as usize] {
            Op::Move { src, .. } => match self.held(src, write)? {
                Held::Computed(sum) => sum,
                _ => return None,
            },
            _ => write,
        };
        let (term, step) = self.sum(sum)?;
        let is_own = matches!(self.held(term, sum)?, Held::Carried(at) if at == write);
        (is_own && (step == 1 || step == -1)).then_some(step)
    }

    /// A sum of a register and a number.
    fn sum(&self, at: u32) -> Option<(Reg, i64)> {
        let Op::Int { op, width, a, b, .. } = self.func().code[at as usize] else { return None };
        let unused = 64_u32.checked_sub(u32::from(width))?;
        let number = (constant(self.func(), b)? << unused) as i64 >> unused;
        match op {
            BinOp::Add => Some((a, number)),
            BinOp::Sub => Some((a, number.checked_neg()?)),
            _ => None,
        }
    }
}

/// Does a counter become such that a comparison with a number is false, if each round moves it by
/// one? Not so where there is nothing beyond the number.
fn leaves(pred: IntPred, step: i64, number: Option<u64>, width: u32) -> bool {
    let Some(unused) = 64_u32.checked_sub(width) else { return false };
    let all = u64::MAX >> unused;
    let is_none_of = |ends: [u64; 1]| number.is_some_and(|n| !ends.contains(&(n & all)));
    match (pred, step) {
        // By going round, if need be.
        (IntPred::Ne, _) => true,
        (IntPred::Ult | IntPred::Slt, 1) | (IntPred::Ugt | IntPred::Sgt, -1) => true,
        (IntPred::Ule, 1) => is_none_of([all]),
        (IntPred::Sle, 1) => is_none_of([all >> 1]),
        (IntPred::Uge, -1) => is_none_of([0]),
        (IntPred::Sge, -1) => is_none_of([(all >> 1) + 1]),
        _ => false,
    }
}
