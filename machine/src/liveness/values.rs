//! The numbers that a few registers hold where all of them come from constants, as in
//!
//! ```text
//! if (n < 64) n *= 2;
//! ```
//!
//! They are found by executing the function with these registers alone: a branch that compares
//! them goes one way, and every other branch goes both ways. So all that can happen happens here,
//! and more.

use super::Analysis;
use super::idle::{ROUNDS, constant, extreme, inputs, is_of_numbers};
use crate::op::Reg;
use crate::ops;
use crate::program::Op;
use crate::value::Value;
use rustc_hash::FxHashMap;
use tresse_ir::ast::Flags;

/// So many states are visited for one question. A state is a stretch with what the registers hold
/// at its start.
const STATES: usize = 2048;

/// So many are visited for all questions about a program.
pub(super) const ALL_STATES: usize = 1 << 16;

/// What the registers hold; `None`: nothing yet.
type Held = Vec<Option<u64>>;

/// Are the results of these operations, which read nothing else than each other and constants,
/// always defined, and small?
pub(super) fn are_small(analysis: &Analysis<'_>, operations: &[u32]) -> bool {
    let tables = Tables::of(analysis, operations, ROUNDS);
    tables.is_some_and(|tables| Visited::all(&tables).is_some())
}

/// Does whoever is in a loop of these stretches leave it, by branches that compare such numbers?
pub(super) fn leaves(analysis: &Analysis<'_>, stretches: &[u32]) -> bool {
    let last = stretches.iter().map(|stretch| analysis.stretches[*stretch as usize].last);
    let branches = last.filter(|pc| matches!(analysis.op(*pc), Op::Branch { .. }));
    let mut operations: Vec<u32> =
        branches.filter_map(|pc| inputs(analysis, pc)).flatten().collect();
    operations.sort_unstable();
    operations.dedup();
    let Some(tables) = Tables::of(analysis, &operations, u64::MAX) else { return false };
    Visited::all(&tables).is_some_and(|visited| visited.have_no_circle(stretches))
}

/// The states that there are, each with a number.
#[derive(Default)]
struct Visited {
    numbers: FxHashMap<(u32, Held), usize>,
    stretches: Vec<u32>,
    /// Which come after each.
    next: Vec<Vec<usize>>,
}

impl Visited {
    /// `None`: something that is asked for is wrong, or there are too many.
    fn all(tables: &Tables<'_>) -> Option<Visited> {
        let mut visited = Visited::default();
        let mut open = Vec::new();
        visited.number((0, vec![None; tables.registers.len()]), &mut open);
        while let Some((number, stretch, mut held)) = open.pop() {
            let left = tables.analysis.states_left.get().checked_sub(1)?;
            tables.analysis.states_left.set(left);
            if visited.stretches.len() > STATES || !tables.execute(stretch, &mut held) {
                return None;
            }
            for next in tables.next(stretch, &held) {
                let next = visited.number((next, held.clone()), &mut open);
                visited.next[number].push(next);
            }
        }
        Some(visited)
    }

    fn number(&mut self, state: (u32, Held), open: &mut Vec<(usize, u32, Held)>) -> usize {
        if let Some(number) = self.numbers.get(&state) {
            return *number;
        }
        let number = self.stretches.len();
        self.stretches.push(state.0);
        self.next.push(Vec::new());
        open.push((number, state.0, state.1.clone()));
        self.numbers.insert(state, number);
        number
    }

    /// Does no state in these stretches come back without leaving them?
    fn have_no_circle(&self, stretches: &[u32]) -> bool {
        let is_in: Vec<bool> = self.stretches.iter().map(|s| stretches.contains(s)).collect();
        let next = |state: usize| self.next[state].iter().copied().filter(|next| is_in[*next]);
        let mut before = vec![0_usize; is_in.len()];
        let inside = || (0..is_in.len()).filter(|state| is_in[*state]);
        inside().flat_map(next).for_each(|to| before[to] += 1);
        // Those that nothing comes before are taken out, one after the other.
        let mut open: Vec<usize> = inside().filter(|state| before[*state] == 0).collect();
        let mut left = inside().count();
        while let Some(state) = open.pop() {
            left -= 1;
            for to in next(state) {
                before[to] -= 1;
                if before[to] == 0 {
                    open.push(to);
                }
            }
        }
        left == 0
    }
}

struct Tables<'a> {
    analysis: &'a Analysis<'a>,
    /// The registers that are followed.
    registers: Vec<u32>,
    /// What has to be right, in order.
    asked: Vec<u32>,
    /// What else is executed, for branches.
    compared: Vec<u32>,
    /// Branches that go one way.
    decided: Vec<u32>,
    /// What is asked for is no larger than this.
    most: u64,
}

impl<'a> Tables<'a> {
    fn of(analysis: &'a Analysis<'a>, operations: &[u32], most: u64) -> Option<Tables<'a>> {
        let mut asked = operations.to_vec();
        asked.sort_unstable();
        let registers = asked.iter().map(|pc| target(analysis.op(*pc)).map(|reg| reg.0));
        let registers: Vec<u32> = registers.collect::<Option<_>>()?;
        let (compared, decided) = (Vec::new(), Vec::new());
        let mut tables = Tables { analysis, registers, asked, compared, decided, most };
        // What is written in one place is not carried from round to round: it adds no states.
        let is_own = tables.registers.clone();
        let is_known = |pc: &u32| match target(analysis.op(*pc)) {
            Some(reg) => is_own.contains(&reg.0) || analysis.definitions_of(reg).len() == 1,
            None => false,
        };
        for (branch, inputs) in analysis.compared.get_or_init(|| branches(analysis)) {
            if inputs.iter().all(is_known) {
                tables.decided.push(*branch);
                tables.compared.extend(inputs);
            }
        }
        let compared = tables.compared.iter().filter_map(|pc| target(analysis.op(*pc)));
        tables.registers.extend(compared.map(|reg| reg.0));
        for all in [&mut tables.registers, &mut tables.compared] {
            all.sort_unstable();
            all.dedup();
        }
        Some(tables)
    }

    /// Executes what is followed in a stretch. `false`: something went wrong that is asked for.
    fn execute(&self, stretch: u32, held: &mut Held) -> bool {
        let stretch = &self.analysis.stretches[stretch as usize];
        for pc in stretch.first..=stretch.last {
            let is_asked = self.asked.binary_search(&pc).is_ok();
            if !is_asked && self.compared.binary_search(&pc).is_err() {
                continue;
            }
            let result = self.result(pc, held);
            if is_asked && result.is_none_or(|number| number > self.most) {
                return false;
            }
            if let Some(at) = target(self.analysis.op(pc)).and_then(|to| self.place(to)) {
                held[at] = result;
            }
        }
        true
    }

    fn next(&self, stretch: u32, held: &Held) -> Vec<u32> {
        let last = self.analysis.stretches[stretch as usize].last;
        if let Op::Branch { cond, then, other } = *self.analysis.op(last)
            && self.decided.contains(&last)
            && let Some(is_true) = self.number(cond, held)
        {
            let to = if is_true & 1 == 1 { then } else { other };
            return self.analysis.stretch_of.get(to as usize).copied().into_iter().collect();
        }
        self.analysis.next_stretches(last)
    }

    fn place(&self, reg: Reg) -> Option<usize> {
        self.registers.binary_search(&reg.0).ok()
    }

    fn number(&self, reg: Reg, held: &Held) -> Option<u64> {
        if reg.is_const() {
            return constant(self.analysis.func, reg);
        }
        held[self.place(reg)?]
    }

    /// The result of an operation, if it is a defined number.
    fn result(&self, pc: u32, held: &Held) -> Option<u64> {
        let number = |reg| self.number(reg, held);
        let value = match *self.analysis.op(pc) {
            Op::Move { src, .. } | Op::Freeze { src, width: ..=64, .. } => return number(src),
            Op::Int { op, flags, width, a, b, .. } => {
                ops::int_plain(op, flags, width.into(), number(a)?, number(b)?).ok()?
            }
            Op::ICmp { pred, flags, width, a, b, .. } if width <= 64 => {
                let (a, b) = ([Value::int(number(a)?)], [Value::int(number(b)?)]);
                ops::icmp(pred, flags, width, &a, &b)
            }
            Op::Select { cond, a, b, slots: 1, .. } => {
                return if number(cond)? & 1 == 1 { number(a) } else { number(b) };
            }
            Op::Cast { op, nuw, nsw, nneg, from, to, src, .. } if is_of_numbers(op, from, to) => {
                let flags = Flags { nuw, nsw, nneg, ..Flags::default() };
                let mut out = [Value::int(0)];
                ops::cast(op, from, to, flags, &[Value::int(number(src)?)], &mut out).ok()?;
                out[0]
            }
            ref op @ Op::Intrinsic { id, call, .. } => {
                let [a, b] = extreme(self.analysis.func, op)?;
                let (a, b) = ([Value::int(number(a)?)], [Value::int(number(b)?)]);
                let info = self.analysis.func.calls[call as usize];
                let mut out = [Value::int(0)];
                let flags = Flags::default();
                ops::apply(id, flags, info.scalar, info.second, &[&a, &b], &mut out).ok()?;
                out[0]
            }
            _ => return None,
        };
        value.is_defined().then_some(value.bits)
    }
}

/// All branches whose conditions come from operations alone, with these.
fn branches(analysis: &Analysis<'_>) -> Vec<(u32, Vec<u32>)> {
    let last = analysis.stretches.iter().map(|stretch| stretch.last);
    let branches = last.filter(|pc| matches!(analysis.op(*pc), Op::Branch { .. }));
    branches.filter_map(|pc| Some((pc, inputs(analysis, pc)?))).collect()
}

/// The register that an operation of numbers writes.
fn target(op: &Op) -> Option<Reg> {
    match *op {
        Op::Move { dst, .. }
        | Op::Freeze { dst, .. }
        | Op::Int { dst, .. }
        | Op::ICmp { dst, .. }
        | Op::Select { dst, slots: 1, .. }
        | Op::Cast { dst, .. }
        | Op::Intrinsic { dst, .. } => Some(dst),
        _ => None,
    }
}
