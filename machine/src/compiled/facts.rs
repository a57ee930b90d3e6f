//! What is known of registers where code of the host goes on: that they hold a number, or a defined
//! value. An operation that asks for that has left the code if it is not so.

use super::cast;
use super::float::inline_float;
use super::integer::{inline_int, inline_word};
use super::memory::inline_access;
use super::operation::inline_select;
use super::pieces::Pieces;
use crate::liveness::Liveness;
use crate::op::{Op, Reg};
use crate::program::Func;
use crate::quick::{Kind, Quick};
use crate::value::Value;

/// What is known of a register. More is known of the later ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Fact {
    /// Nothing.
    None,
    /// It has no undefined bits and is no poison.
    Defined,
    /// It is a number without provenance.
    Plain,
}

impl Fact {
    pub(super) fn of(value: &Value) -> Fact {
        match value {
            v if v.is_plain() => Fact::Plain,
            v if v.is_defined() => Fact::Defined,
            _ => Fact::None,
        }
    }
}

/// What is known of all registers.
pub(super) type Facts = Vec<Fact>;

/// What is known where each piece begins that code of the host comes to, from others of its kind.
pub(super) fn at_pieces(liveness: &Liveness, func: &Func, pieces: &Pieces) -> Vec<Option<Facts>> {
    let mut all: Vec<Option<Facts>> = vec![None; pieces.starts.len()];
    let mut open = Vec::new();
    let nothing = || Some(vec![Fact::None; func.registers as usize]);
    for number in (0..pieces.starts.len()).filter(|number| pieces.is_wanted(*number)) {
        if pieces.is_fresh(number) {
            all[number] = nothing();
            open.push(number);
        }
    }
    let mut others = 0..pieces.starts.len();
    loop {
        // Where others alone lead, nothing is known.
        let next = open.pop().or_else(|| {
            let is_new = |n: &usize| pieces.is_wanted(*n) && pieces.is_entry(*n);
            let number = others.by_ref().find(|n| is_new(n) && all[*n].is_none())?;
            all[number] = nothing();
            Some(number)
        });
        let Some(number) = next else { return all };
        let Some(mut facts) = all[number].clone() else { continue };
        let end = pieces.end(number);
        for pc in pieces.starts[number]..end {
            after(func, pc, &mut facts);
        }
        pieces.each_next(func, number, |next| {
            if !pieces.is_wanted(next) {
                return;
            }
            // Of what nobody reads nothing needs to be known where the code is entered.
            let live = liveness.at(pieces.starts[next], true);
            let mut known = vec![Fact::None; facts.len()];
            live.iter().for_each(|reg| known[*reg as usize] = facts[*reg as usize]);
            let facts = known;
            let is_new = match &mut all[next] {
                Some(old) => meet(old, &facts),
                unknown => {
                    *unknown = Some(facts.clone());
                    true
                }
            };
            if is_new {
                open.push(next);
            }
        });
    }
}

fn meet(old: &mut Facts, new: &Facts) -> bool {
    let mut is_new = false;
    for (old, new) in old.iter_mut().zip(new) {
        if *new < *old {
            (*old, is_new) = (*new, true);
        }
    }
    is_new
}

/// What a slot is known to be.
pub(super) fn of_slot(func: &Func, facts: &Facts, reg: u32) -> Fact {
    match Reg(reg) {
        reg if reg.is_const() => Fact::of(&func.consts[(reg.0 & !Reg::CONST) as usize]),
        reg => facts[reg.0 as usize],
    }
}

/// Is it a register, or a constant that is plain?
pub(super) fn may_be_plain(func: &Func, reg: Reg) -> bool {
    !reg.is_const() || of_slot(func, &Vec::new(), reg.0) == Fact::Plain
}

fn learn(facts: &mut Facts, reg: u32, fact: Fact) {
    if !Reg(reg).is_const() {
        let old = &mut facts[reg as usize];
        *old = (*old).max(fact);
    }
}

/// After the operation at `pc` more is known of what it reads, and something of what it writes.
pub(super) fn after(func: &Func, pc: u32, facts: &mut Facts) {
    let q: &Quick = &func.quick[pc as usize];
    let to = match q.kind {
        Kind::Move => facts[q.y as usize],
        Kind::Constant => Fact::of(&func.consts[q.y as usize]),
        kind if kind.is_comparison() => {
            learn(facts, q.y, Fact::Defined);
            if !kind.has_number() {
                learn(facts, q.z, Fact::Defined);
            }
            Fact::Plain
        }
        kind if kind.is_integer() || kind == Kind::Integer => match inline_int(func, pc) {
            None => Fact::None,
            Some((_, _, width)) => {
                // Addresses are numbers as well.
                let fact = if width == 64 { Fact::Defined } else { Fact::Plain };
                learn(facts, q.y, fact);
                if !kind.has_number() {
                    learn(facts, q.z, fact);
                }
                Fact::Plain
            }
        },
        Kind::Word => match inline_word(func, pc) {
            Some((_, _, args)) => {
                args.iter().for_each(|reg| learn(facts, *reg, Fact::Plain));
                Fact::Plain
            }
            None => Fact::None,
        },
        Kind::Keep => {
            learn(facts, q.y, Fact::Defined);
            facts[q.y as usize]
        }
        Kind::Trunc | Kind::SExt => {
            learn(facts, q.y, Fact::Plain);
            Fact::Plain
        }
        Kind::Defined | Kind::Promised => return learn(facts, q.x, Fact::Defined),
        Kind::Branch | Kind::Switch => return learn(facts, q.x, Fact::Plain),
        Kind::Indirect => return learn(facts, q.x, Fact::Defined),
        Kind::Jump | Kind::Expose => return,
        Kind::Load8 | Kind::Load4 | Kind::Load1 | Kind::Load => match inline_access(q) {
            Some(len) => {
                learn(facts, q.y, Fact::Defined);
                if len == 8 { Fact::Defined } else { Fact::Plain }
            }
            None => Fact::None,
        },
        Kind::Store8 | Kind::Store4 | Kind::Store1 | Kind::Store => {
            if inline_access(q).is_some() {
                learn(facts, q.y, Fact::Defined);
            }
            return;
        }
        Kind::Promoted => of_slot(func, facts, q.y),
        Kind::GepConst => {
            learn(facts, q.y, Fact::Defined);
            Fact::Defined
        }
        Kind::GepScaled => {
            learn(facts, q.y, Fact::Defined);
            learn(facts, q.z, Fact::Plain);
            Fact::Defined
        }
        Kind::Select => match inline_select(func, facts, pc) {
            Some((cond, a, b)) => {
                learn(facts, cond, Fact::Plain);
                of_slot(func, facts, a).min(of_slot(func, facts, b))
            }
            None => Fact::None,
        },
        Kind::FAdd | Kind::FSub | Kind::FMul | Kind::FDiv | Kind::Float | Kind::FCmp => {
            if inline_float(func, pc) {
                learn(facts, q.y, Fact::Plain);
                learn(facts, q.z, Fact::Plain);
                Fact::Plain
            } else {
                Fact::None
            }
        }
        Kind::Cast if cast::inline_cast(func, pc) => {
            learn(facts, q.y, Fact::Plain);
            Fact::Plain
        }
        Kind::Math => match cast::inline_math(func, pc) {
            Some((_, _, args)) => {
                args.iter().for_each(|reg| learn(facts, *reg, Fact::Plain));
                Fact::Plain
            }
            None => Fact::None,
        },
        Kind::FNeg => {
            learn(facts, q.y, Fact::Plain);
            Fact::Plain
        }
        Kind::Cast => Fact::None,
        _ => return,
    };
    let dst = match func.code[pc as usize] {
        Op::Select { dst, .. } => dst.0,
        _ => q.x,
    };
    facts[dst as usize] = to;
}
