//! A function's code in pieces: each is entered at its first operation only.

use super::facts::{Fact, Facts, of_slot};
use crate::op::{Op, Reg};
use crate::ops::FloatKind;
use crate::program::Func;
use crate::quick::{Kind, Quick};
use tresse_ir::ast::{BinOp, Flags};

/// Where pieces begin, and which of them code of the host can be entered at.
pub(super) struct Pieces {
    /// Their first operations, in order.
    pub(super) starts: Vec<u32>,
    /// How many operations there are.
    len: u32,
    /// By operation: its piece, plus one, if it is the first of one.
    by_pc: Vec<u32>,
    /// By operation: is it right after one that the interpreter does, or the first?
    fresh: Vec<bool>,
    /// By operation: does a jump from behind it lead there?
    heads: Vec<bool>,
}

impl Pieces {
    pub(super) fn of(func: &Func) -> Pieces {
        let len = func.quick.len();
        let mut is_start = vec![false; len];
        let (mut fresh, mut heads) = (vec![false; len], vec![false; len]);
        for pc in 0..len as u32 {
            fresh[pc as usize] = pc == 0 || is_outside(func, pc - 1);
            is_start[pc as usize] |= fresh[pc as usize] || is_jump(func, pc - 1);
            each_target(func, pc, |to| {
                if let Some(start) = is_start.get_mut(to as usize) {
                    *start = true;
                    heads[to as usize] |= to <= pc;
                }
            });
        }
        let starts: Vec<u32> = (0..len as u32).filter(|pc| is_start[*pc as usize]).collect();
        let mut by_pc = vec![0; len];
        for (number, pc) in starts.iter().enumerate() {
            by_pc[*pc as usize] = number as u32 + 1;
        }
        Pieces { starts, len: len as u32, by_pc, fresh, heads }
    }

    /// Does only the interpreter come to it from where it was left?
    pub(super) fn is_fresh(&self, pc: u32) -> bool {
        self.fresh[pc as usize]
    }

    /// May it be entered?
    pub(super) fn is_entry(&self, pc: u32) -> bool {
        self.fresh[pc as usize] || self.heads[pc as usize]
    }

    /// The piece that begins there.
    pub(super) fn at(&self, pc: u32) -> Option<usize> {
        (*self.by_pc.get(pc as usize)? as usize).checked_sub(1)
    }

    /// One past its last operation. What the interpreter does is a piece's last one.
    pub(super) fn end(&self, number: usize) -> u32 {
        self.starts.get(number + 1).copied().unwrap_or(self.len)
    }

    /// The pieces that control goes to from a piece's end.
    pub(super) fn each_next(&self, func: &Func, number: usize, mut f: impl FnMut(usize)) {
        let Some(last) = self.end(number).checked_sub(1) else { return };
        if is_outside(func, last) {
            return;
        }
        if !is_jump(func, last) {
            return self.at(last + 1).into_iter().for_each(f);
        }
        each_target(func, last, |to| self.at(to).into_iter().for_each(&mut f));
    }
}

/// Is the operation none that code of the host does?
pub(super) fn is_outside(func: &Func, pc: u32) -> bool {
    let q = &func.quick[pc as usize];
    matches!(q.kind, Kind::General | Kind::Call | Kind::Return)
}

fn is_jump(func: &Func, pc: u32) -> bool {
    matches!(func.quick[pc as usize].kind, Kind::Jump | Kind::Branch | Kind::Switch)
}

fn each_target(func: &Func, pc: u32, mut f: impl FnMut(u32)) {
    let q = &func.quick[pc as usize];
    match q.kind {
        Kind::Jump => f(q.x),
        Kind::Branch => {
            f(q.y);
            f(q.z);
        }
        Kind::Switch => {
            let table = &func.switches[q.y as usize];
            table.cases.iter().for_each(|(_, to)| f(*to));
            f(table.default);
        }
        _ => {}
    }
}

/// An operation on integers that is done in place: what it is, with which flags, and its width.
pub(super) fn inline_int(func: &Func, pc: u32) -> Option<(BinOp, Flags, u32)> {
    let Op::Int { op, flags, width, a, b, .. } = func.code[pc as usize] else { return None };
    let width = u32::from(width);
    let is_plain = |reg: Reg| !reg.is_const() || of_slot(func, &Vec::new(), reg.0) == Fact::Plain;
    // A product of more than 32 bits needs more than a word to see that it is too large.
    let is_wide = op == BinOp::Mul && width > 32 && width < 64 && (flags.nsw || flags.nuw);
    (is_plain(a) && is_plain(b) && (1..=64).contains(&width) && !is_wide)
        .then_some((op, flags, width))
}

/// Is it an operation on floats that is done in place?
pub(super) fn inline_float(func: &Func, pc: u32) -> bool {
    let is_plain = |reg: Reg| !reg.is_const() || of_slot(func, &Vec::new(), reg.0) == Fact::Plain;
    match func.code[pc as usize] {
        Op::Float { op, kind, a, b, .. } => {
            let is_known = matches!(op, BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv);
            is_known && is_plain(a) && is_plain(b) && is_of_host(kind)
        }
        Op::FCmp { kind, a, b, .. } => is_plain(a) && is_plain(b) && is_of_host(kind),
        _ => false,
    }
}

fn is_of_host(kind: FloatKind) -> bool {
    matches!(kind, FloatKind::Double | FloatKind::Float)
}

/// How many bytes a load or a store has, if it is done in place.
pub(super) fn load_of(q: &Quick) -> Option<u32> {
    let len = match q.kind {
        Kind::Load8 | Kind::Store8 => 8,
        Kind::Load4 | Kind::Store4 => 4,
        Kind::Load1 | Kind::Store1 => 1,
        _ => u32::from(q.small),
    };
    matches!(len, 1 | 2 | 4 | 8).then_some(len)
}

/// A selection of two values that are defined: the condition and both.
pub(super) fn select_of(func: &Func, facts: &Facts, pc: u32) -> Option<(u32, u32, u32)> {
    let Op::Select { cond, a, b, .. } = func.code[pc as usize] else { return None };
    let are_defined = [a, b].iter().all(|r| of_slot(func, facts, r.0) >= Fact::Defined);
    are_defined.then_some((cond.0, a.0, b.0))
}
