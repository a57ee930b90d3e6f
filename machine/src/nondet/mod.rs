//! Values of a nondeterministic choice of which nobody can tell one from another.
//!
//! `__VERIFIER_nondet_int()` may give 2^32 values, and most programs only ask whether it gave zero.
//! What the call returns is followed through the registers of the program: what is compared with
//! constants, after constants were added to it, taken from it, or it was taken from one, tells
//! apart the values on both sides of a border, and what is left by a division by a small constant
//! tells apart those that leave something else. If it goes nowhere else, values between the same
//! borders that leave the same do the same: each operation has the same result for them, but for
//! the registers that are followed, and nobody looks at these. So one value of each class stands
//! for all (equivalence classes of a path condition, as in King, *Symbolic execution and program
//! testing*, CACM 1976, but known before the program runs; so a border counts on paths, too, on
//! which nobody comes to it).
//!
//! A value that goes anywhere else is not followed further: into memory, to a library function, a
//! table, a product. Then its values are tried one by one, up to a bound. Registers are those of a
//! program whose locals are in registers, whatever the engine: a choice is one number in a replay
//! string, and has to mean the same everywhere.

mod form;
mod values;

use crate::ids::{FuncIdx, SiteId};
use crate::ops::Scalar;
use crate::program::{Func, Op, Program, Reg, Target};
use crate::request::{Request, RowArgs};
use crate::uses::{Touch, each_register};
use form::{Borders, Form};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use tresse_ir::ast::{BinOp, CastOp, Flags, IntPred};
pub use values::value;
pub(crate) use values::values;

/// Values that are followed from one call, and forms of one register, at most.
const MOST: usize = 512;
const FORMS: usize = 8;

/// Classes of one choice, at most.
const CLASSES: usize = 4096;

/// Does a program ask for any value of a type?
pub(crate) fn asks(program: &Program) -> bool {
    program.rows.iter().enumerate().any(|(row, _)| choice(program, row as u32).is_some())
}

/// The classes of each choice whose value goes only into comparisons ([`Program::classes`]). Locals
/// are in registers.
pub(crate) fn classes(program: &Program) -> FxHashMap<SiteId, Arc<[i128]>> {
    let calls = Calls::of(program);
    let mut classes = FxHashMap::default();
    for (at, func) in program.functions.iter().enumerate() {
        for (pc, op) in func.code.iter().enumerate() {
            if let Op::CallRow { row, dst, .. } = *op
                && let Some((width, low, high)) = choice(program, row)
                && let Some(values) = follow(&calls, FuncIdx(at as u32), dst, (width, low, high))
            {
                classes.insert(func.site(pc as u32), values.into());
            }
        }
    }
    classes
}

/// What a library function gives, if that is any value of a type of several: width, and from where
/// to where. Requests are made from arguments only.
fn choice(program: &Program, row: u32) -> Option<(u32, i128, i128)> {
    let row = program.rows[row as usize];
    if !row.params.is_empty() {
        return None;
    }
    let args = RowArgs { args: &[], pointer_bits: program.pointer_bits, c: program.c };
    match (row.run)(&args) {
        Ok(Request::Nondet { width: width @ 2..=64, low, high, .. }) => {
            Some((width, low.into(), high.into()))
        }
        _ => None,
    }
}

/// Who calls whom.
struct Calls<'a> {
    program: &'a Program,
    /// By the function: who calls it, and where the result goes.
    from: FxHashMap<FuncIdx, Vec<(FuncIdx, Reg)>>,
    /// Functions that others may call as well: their results go anywhere.
    open: FxHashSet<FuncIdx>,
}

impl<'a> Calls<'a> {
    fn of(program: &'a Program) -> Self {
        let mut from = FxHashMap::<_, Vec<_>>::default();
        for (at, func) in program.functions.iter().enumerate() {
            for op in &func.code {
                if let Op::Call { func: callee, dst, .. } = *op {
                    from.entry(callee).or_default().push((FuncIdx(at as u32), dst));
                }
            }
        }
        let code = |target: &Target| match target {
            Target::Code(func) => Some(*func),
            _ => None,
        };
        let taken = program.targets.iter().filter_map(|(_, _, target)| code(target));
        let started = [Some(program.entry), program.exit, program.thread_exit];
        let open = taken.chain(started.into_iter().flatten()).collect();
        Calls { program, from, open }
    }
}

/// Follows what a call gives. `None`: it goes elsewhere, or too far.
fn follow(
    calls: &Calls<'_>,
    func: FuncIdx,
    dst: Reg,
    (width, low, high): (u32, i128, i128),
) -> Option<Vec<i128>> {
    let mut borders = Borders::default();
    let form = Form::of_values(width, low, high, &mut borders);
    let mut follow = Follow { calls, borders, seen: FxHashMap::default(), work: Vec::new() };
    follow.go(func, dst, form)?;
    while let Some((func, reg, form)) = follow.work.pop() {
        let Func { code, .. } = calls.program.function(func);
        for op in code {
            if follow.uses(func, op, reg) {
                follow.through(func, op, reg, &form)?;
            }
        }
    }
    representatives(&follow.borders, low, high)
}

/// One value of each class.
fn representatives(borders: &Borders, low: i128, high: i128) -> Option<Vec<i128>> {
    let modulus = borders.modulus.max(1);
    let inner = borders.cuts.iter().copied().filter(|cut| low < *cut && *cut <= high);
    let starts: Vec<i128> = std::iter::once(low).chain(inner).collect();
    if starts.len() * modulus as usize > CLASSES {
        return None;
    }
    let mut values = Vec::new();
    for (at, start) in starts.iter().enumerate() {
        let end = starts.get(at + 1).map_or(high, |next| next - 1);
        // From the value closest to zero away from it. No class is on both sides of zero.
        let count = modulus.min(end - start + 1);
        values.extend((0..count).map(|n| if *start >= 0 { start + n } else { end - n }));
    }
    values.sort_unstable_by_key(|value| (value.abs(), *value < 0));
    Some(values)
}

/// A register that is followed, and what it holds.
type Item = (FuncIdx, Reg, Form);

struct Follow<'a> {
    calls: &'a Calls<'a>,
    borders: Borders,
    /// What each register may hold, of those that are followed.
    seen: FxHashMap<(FuncIdx, Reg), Vec<Form>>,
    work: Vec<Item>,
}

impl Follow<'_> {
    /// A register holds this.
    fn go(&mut self, func: FuncIdx, reg: Reg, form: Form) -> Option<()> {
        if reg == Reg::NONE {
            return Some(());
        }
        let is_full = self.seen.len() > MOST || self.borders.cuts.len() > MOST;
        let forms = self.seen.entry((func, reg)).or_default();
        if forms.contains(&form) {
            return Some(());
        }
        forms.push(form.clone());
        let is_small = form.is_small() && forms.len() <= FORMS && !is_full;
        self.work.push((func, reg, form));
        is_small.then_some(())
    }

    fn uses(&self, func: FuncIdx, op: &Op, reg: Reg) -> bool {
        let mut is_used = false;
        let func = self.calls.program.function(func);
        each_register(self.calls.program, func, op, &mut |touch, other| {
            is_used |= touch == Touch::Use && other == reg;
        });
        is_used
    }

    /// An operation reads a register that is followed.
    fn through(&mut self, at: FuncIdx, op: &Op, reg: Reg, form: &Form) -> Option<()> {
        let func = self.calls.program.function(at);
        match *op {
            Op::Move { dst, src } | Op::Freeze { dst, src, .. } if src == reg => {
                self.go(at, dst, form.clone())
            }
            Op::Promoted { dst, .. } => self.go(at, dst, form.clone()),
            Op::NoUndef { .. } | Op::Matters { .. } => Some(()),
            Op::Select { dst, cond, slots: 1, .. } if cond != reg => self.go(at, dst, form.clone()),
            Op::ICmp { pred, flags: Flags { samesign: false, .. }, width, a, b, .. }
                if width == form.width =>
            {
                let (pred, number) = match a == reg {
                    true => (pred, constant(func, b, width)?),
                    false => (pred.swapped(), constant(func, a, width)?),
                };
                form.clone().part(&compared(pred, number, form), &mut self.borders);
                Some(())
            }
            Op::Switch { table, .. } if func.switches[table as usize].width == form.width => {
                let cases = &func.switches[table as usize].cases;
                let number = |words: &[u64]| i128::from(words[0]);
                let borders: Vec<i128> = cases
                    .iter()
                    .flat_map(|(words, _)| [number(words), number(words) + 1])
                    .collect();
                form.clone().part(&borders, &mut self.borders);
                Some(())
            }
            Op::Int { op, flags, width, dst, a, b } if u32::from(width) == form.width => {
                let is_left = a == reg;
                let number = constant(func, if is_left { b } else { a }, form.width)?;
                match self.computed(op, flags, is_left, number, form)? {
                    Some(new) => self.go(at, dst, new),
                    None => Some(()),
                }
            }
            Op::Cast { op, nuw: false, nsw: false, nneg, from, to, dst, .. } => {
                match self.cast(op, nneg, (from, to), form)? {
                    Some(new) => self.go(at, dst, new),
                    None => Some(()),
                }
            }
            Op::Call { func: callee, args, .. } => {
                self.follow_call(callee, func.list(args), reg, form)
            }
            Op::Ret { values } if !self.calls.open.contains(&at) => {
                let slots = func.list(values).iter().enumerate();
                for (slot, _) in slots.filter(|(_, value)| **value == reg) {
                    for (caller, dst) in self.calls.from.get(&at).into_iter().flatten() {
                        let dst = if *dst == Reg::NONE { *dst } else { dst.plus(slot as u32) };
                        self.go(*caller, dst, form.clone())?;
                    }
                }
                Some(())
            }
            _ => None,
        }
    }

    /// A call passes it.
    fn follow_call(&mut self, callee: FuncIdx, args: &[Reg], reg: Reg, form: &Form) -> Option<()> {
        let slots = self.calls.program.function(callee).param_slots;
        for (slot, _) in args.iter().enumerate().filter(|(_, arg)| **arg == reg) {
            if slot as u32 >= slots {
                return None;
            }
            self.go(callee, Reg(slot as u32), form.clone())?;
        }
        Some(())
    }

    /// What comes of what is held and a number, which is on the right if `is_left`. `Some(None)`:
    /// the same for all values of a class.
    fn computed(
        &mut self,
        op: BinOp,
        flags: Flags,
        is_left: bool,
        number: i128,
        form: &Form,
    ) -> Option<Option<Form>> {
        let poison = (flags.nuw, flags.nsw);
        let all: i128 = 1 << form.width;
        let mut form = form.clone();
        let borders = &mut self.borders;
        match op {
            BinOp::Add => Some(Some(form.add(number, false, poison, borders))),
            BinOp::Sub if !is_left => Some(Some(form.add(number, true, poison, borders))),
            // The negative of the least number is itself: that is another overflow.
            BinOp::Sub if number != form.half() && (number == 0 || !flags.nuw) => {
                Some(Some(form.add((all - number) % all, false, (false, flags.nsw), borders)))
            }
            BinOp::Xor if number == all - 1 => {
                Some(Some(form.add(number, true, (false, false), borders)))
            }
            BinOp::And if number < all / 2 => {
                borders.divide((number + 1).unsigned_abs().next_power_of_two() as i128)?;
                Some(None)
            }
            BinOp::URem if is_left && number > 0 => {
                borders.divide(number)?;
                Some(None)
            }
            // What is left has the sign of what is divided.
            BinOp::SRem if is_left && number > 0 && number < form.half() => {
                form.part(&[form.half()], borders);
                borders.divide(number)?;
                Some(None)
            }
            _ => None,
        }
    }

    /// What comes of a conversion; as for [`Follow::computed`].
    fn cast(
        &mut self,
        op: CastOp,
        nneg: bool,
        (from, to): (Scalar, Scalar),
        form: &Form,
    ) -> Option<Option<Form>> {
        let (Scalar::Int(from), Scalar::Int(to @ 1..=64)) = (from, to) else { return None };
        let mut form = form.clone();
        if from != form.width {
            return None;
        }
        match op {
            CastOp::BitCast if from == to => Some(Some(form)),
            CastOp::ZExt | CastOp::SExt => {
                if nneg {
                    form.keep_positive(&mut self.borders);
                }
                Some(Some(form.extend(to, op == CastOp::SExt, &mut self.borders)))
            }
            CastOp::Trunc if to < 6 => {
                self.borders.divide(1 << to)?;
                Some(None)
            }
            CastOp::Trunc => Some(Some(form.truncate(to, &mut self.borders)?)),
            _ => None,
        }
    }
}

/// The number that an operand is, if it is one.
fn constant(func: &Func, reg: Reg, width: u32) -> Option<i128> {
    let value = reg.is_const().then(|| func.consts[(reg.0 & !Reg::CONST) as usize])?;
    value.is_plain().then(|| i128::from(value.bits & crate::value::mask(width)))
}

/// Where the answer changes as what is held grows, by its bits as a number without sign.
fn compared(pred: IntPred, number: i128, form: &Form) -> Vec<i128> {
    match pred {
        IntPred::Eq | IntPred::Ne => vec![number, number + 1],
        IntPred::Ult | IntPred::Uge => vec![number],
        IntPred::Ugt | IntPred::Ule => vec![number + 1],
        IntPred::Slt | IntPred::Sge => vec![number, form.half()],
        IntPred::Sgt | IntPred::Sle => vec![number + 1, form.half()],
    }
}
