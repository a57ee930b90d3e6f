//! Which registers of a function are live: some path from here reads them before it writes them.
//! What a dead one holds cannot be told from then on. A copy, or arithmetic that cannot go wrong,
//! reads nothing if it goes to a dead register (strong liveness; Giegerich, Möncke, Wilhelm,
//! *Invariance of approximate semantics*, 1981): so the temporaries of `-O0` do not count as
//! readers, nor does the sum of `x += n` for an atomic `x`. Nor does a `ret` where nobody looks at
//! the result.
//!
//! For whoever holds states against each other, a branch that decides nothing does not read either
//! (`idle.rs`).
//!
//! Each use is followed back to its definitions, register by register, so the work is that of the
//! live ranges in straight stretches of code. Functions for which that is too much (`WORK`) have
//! every register live everywhere: then fewer states are taken for the same.

mod counted;
mod idle;
mod values;

use crate::op::Reg;
use crate::program::{Func, Op, Program};
use crate::uses::{Touch, each_register};
use idle::Idle;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::cell::{Cell, OnceCell};
use tresse_ir::ast::BinOp;

/// Stretches that registers may be followed through, for each operation of a function.
const WORK: usize = 32;

/// Registers in tables, for each operation of a function; beyond that they are looked up.
const TABLE: usize = 16;

/// The live registers before each operation of a function.
#[derive(Clone, Debug)]
pub struct Liveness {
    /// For a caller that looks at the result.
    wanted: Ranges,
    /// For one that does not, if there is a result.
    ignored: Option<Ranges>,
}

impl Liveness {
    /// Looks through the code of each function of a program, in the program's order. What only
    /// decides between ways that nobody can tell apart is not live.
    pub fn of_all(program: &Program) -> Vec<Liveness> {
        let states_left = Cell::new(values::ALL_STATES);
        let of = |func| {
            let mut analysis = Analysis::new(program, func);
            analysis.states_left.swap(&states_left);
            let all = idle::find(&analysis);
            states_left.swap(&analysis.states_left);
            let in_loops: Vec<u32> = all.iter().flat_map(|i| i.in_loops.iter().copied()).collect();
            analysis.put_off(all);
            let live = Liveness::by(program, func, analysis);
            if in_loops.is_empty() { live } else { live.within(program, func, &in_loops) }
        };
        program.functions.iter().map(of).collect()
    }

    /// Looks through the code of one function.
    pub(crate) fn of(program: &Program, func: &Func) -> Liveness {
        Liveness::by(program, func, Analysis::new(program, func))
    }

    fn by(program: &Program, func: &Func, mut analysis: Analysis<'_>) -> Liveness {
        let has_result = !program.signatures[func.signature.0 as usize].ret.is_empty();
        Liveness {
            wanted: analysis.solve(true),
            ignored: has_result.then(|| analysis.solve(false)),
        }
    }

    /// The same with all that is live in these stretches by what is put off nowhere: who goes round
    /// in a loop that counts has to be told apart from who waits there for ever.
    fn within(self, program: &Program, func: &Func, stretches: &[u32]) -> Liveness {
        let mut analysis = Analysis::new(program, func);
        let places = stretches.iter().map(|stretch| &analysis.stretches[*stretch as usize]);
        let places: Vec<(u32, u32)> = places.map(|s| (s.first, s.last)).collect();
        let mut join = |ranges: Ranges, is_wanted| {
            ranges.with_those_of(func, &analysis.solve(is_wanted), &places)
        };
        Liveness {
            wanted: join(self.wanted, true),
            ignored: self.ignored.map(|ranges| join(ranges, false)),
        }
    }

    /// Is a register live before the operation at `pc`? `is_wanted`: somebody looks at what the
    /// function returns.
    pub fn is_live(&self, pc: u32, register: u32, is_wanted: bool) -> bool {
        self.ranges(is_wanted).contains(pc, register)
    }

    /// The registers that are live before the operation at `pc`, in ascending order.
    pub fn at(&self, pc: u32, is_wanted: bool) -> Cow<'_, [u32]> {
        self.ranges(is_wanted).at(pc)
    }

    fn ranges(&self, is_wanted: bool) -> &Ranges {
        self.ignored.as_ref().filter(|_| !is_wanted).unwrap_or(&self.wanted)
    }
}

/// Where each register is live.
#[derive(Clone, Debug)]
struct Ranges {
    /// For each register the end of its part of `ranges`.
    ends: Vec<u32>,
    /// First and last operation before which a register is live, in order.
    ranges: Vec<(u32, u32)>,
    /// The same by operation, if that is not too large.
    table: Option<Table>,
}

#[derive(Clone, Debug)]
struct Table {
    /// For each operation its part of `registers`; neighbours with the same registers share it.
    spans: Vec<(u32, u32)>,
    registers: Vec<u32>,
}

impl Ranges {
    /// From ranges of registers (register, first, last), as they were found.
    fn new(func: &Func, mut found: Vec<(u32, u32, u32)>) -> Ranges {
        found.sort_unstable();
        let mut ranges: Vec<(u32, u32)> = Vec::with_capacity(found.len());
        let mut ends = Vec::with_capacity(func.registers as usize);
        let mut found = found.into_iter().peekable();
        for register in 0..func.registers {
            let first = ranges.len();
            while let Some((_, low, high)) = found.next_if(|f| f.0 == register) {
                match ranges[first..].last_mut() {
                    Some(last) if low <= last.1 + 1 => last.1 = last.1.max(high),
                    _ => ranges.push((low, high)),
                }
            }
            ends.push(ranges.len() as u32);
        }
        let mut all = Ranges { ends, ranges, table: None };
        all.table = all.tabulate(func.code.len());
        all
    }

    /// Every register everywhere.
    fn everything(func: &Func) -> Ranges {
        let all = (0, func.code.len() as u32);
        Ranges {
            ends: (1..=func.registers).collect(),
            ranges: vec![all; func.registers as usize],
            table: None,
        }
    }

    /// The same with those of others in these places, from an operation to an operation.
    fn with_those_of(&self, func: &Func, others: &Ranges, places: &[(u32, u32)]) -> Ranges {
        let mut found = Vec::new();
        for register in 0..func.registers {
            found.extend(self.of(register).iter().map(|(low, high)| (register, *low, *high)));
            for (low, high) in others.of(register) {
                let within = places.iter().map(|(first, last)| (*low.max(first), *high.min(last)));
                found.extend(within.filter(|(a, b)| a <= b).map(|(a, b)| (register, a, b)));
            }
        }
        Ranges::new(func, found)
    }

    fn of(&self, register: u32) -> &[(u32, u32)] {
        let end = |r: Option<u32>| r.and_then(|r| self.ends.get(r as usize)).map_or(0, |e| *e);
        let (first, last) = (end(register.checked_sub(1)), end(Some(register)));
        self.ranges.get(first as usize..last as usize).unwrap_or_default()
    }

    fn contains(&self, pc: u32, register: u32) -> bool {
        let ranges = self.of(register);
        let next = ranges.partition_point(|(low, _)| *low <= pc);
        next > 0 && pc <= ranges[next - 1].1
    }

    fn at(&self, pc: u32) -> Cow<'_, [u32]> {
        match &self.table {
            Some(table) => {
                let (start, end) = table.spans.get(pc as usize).copied().unwrap_or_default();
                Cow::Borrowed(&table.registers[start as usize..end as usize])
            }
            None => {
                let all = 0..self.ends.len() as u32;
                Cow::Owned(all.filter(|r| self.contains(pc, *r)).collect())
            }
        }
    }

    /// Goes through the operations in order. `None`: there are too many live registers.
    fn tabulate(&self, operations: usize) -> Option<Table> {
        // What begins or ends to be live before an operation.
        let mut changes: Vec<(u32, u32)> = Vec::with_capacity(2 * self.ranges.len());
        for register in 0..self.ends.len() as u32 {
            changes.extend(
                self.of(register)
                    .iter()
                    .flat_map(|(low, high)| [(*low, register), (high + 1, register)]),
            );
        }
        changes.sort_unstable();
        let mut changes = changes.into_iter().peekable();
        let (mut live, mut span) = (Vec::<u32>::new(), (0, 0));
        let mut table = Table { spans: Vec::with_capacity(operations), registers: Vec::new() };
        for pc in 0..operations as u32 {
            let mut is_same = true;
            while let Some((_, register)) = changes.next_if(|c| c.0 == pc) {
                is_same = false;
                match live.binary_search(&register) {
                    Ok(at) => drop(live.remove(at)),
                    Err(at) => live.insert(at, register),
                }
            }
            if !is_same {
                let first = table.registers.len();
                if first + live.len() > TABLE * (operations + 256) {
                    return None;
                }
                table.registers.extend_from_slice(&live);
                span = (first as u32, table.registers.len() as u32);
            }
            table.spans.push(span);
        }
        Some(table)
    }
}

/// A straight piece of code: entered at its start, left at its end.
struct Stretch {
    first: u32,
    last: u32,
    /// Stretches that control may come from.
    from: Vec<u32>,
}

/// Follows uses back to definitions.
struct Analysis<'a> {
    program: &'a Program,
    func: &'a Func,
    stretches: Vec<Stretch>,
    /// For each operation its stretch.
    stretch_of: Vec<u32>,
    /// Register and place of each definition, in order.
    definitions: Vec<(u32, u32)>,
    /// Live ranges so far: register, first and last operation.
    found: Vec<(u32, u32, u32)>,
    /// Registers that are live at the start of a stretch: register and stretch.
    live_in: FxHashSet<(u32, u32)>,
    /// Operations that read only when somebody reads what they write, or decide.
    is_put_off: Vec<bool>,
    /// Those of them that do read.
    is_read: Vec<bool>,
    /// Of each stretch, the branches that it depends on and that decide nothing otherwise.
    decided_by: FxHashMap<u32, Vec<u32>>,
    /// What is the same on each way of a branch: the operation, and the branch.
    same: FxHashSet<(u32, u32)>,
    /// What is still to be followed: a register that is live before this operation. The other
    /// number is the one after the last operation of a stretch if it is live at its end.
    work: Vec<(u32, u32, u32)>,
    /// How many more states may be visited to find numbers (`values.rs`).
    states_left: Cell<usize>,
    /// Branches, with what their conditions come from, for the same.
    compared: OnceCell<Vec<(u32, Vec<u32>)>>,
}

impl<'a> Analysis<'a> {
    fn new(program: &'a Program, func: &'a Func) -> Self {
        let stretches = stretches(func);
        let mut stretch_of = vec![0; func.code.len()];
        for (i, s) in stretches.iter().enumerate() {
            stretch_of[s.first as usize..=s.last as usize].fill(i as u32);
        }
        let mut definitions = Vec::new();
        for (pc, op) in func.code.iter().enumerate() {
            each_register(program, func, op, &mut |touch, reg| {
                if touch == Touch::Define {
                    definitions.push((reg.0, pc as u32));
                }
            });
        }
        for pad in &func.pads {
            definitions.extend([(pad.dst.0, pad.at), (pad.dst.0 + 1, pad.at)]);
        }
        definitions.sort_unstable();
        Analysis {
            program,
            func,
            stretches,
            stretch_of,
            definitions,
            found: Vec::new(),
            live_in: FxHashSet::default(),
            is_put_off: func.code.iter().map(only_computes).collect(),
            is_read: Vec::new(),
            decided_by: FxHashMap::default(),
            same: FxHashSet::default(),
            work: Vec::new(),
            states_left: Cell::new(0),
            compared: OnceCell::new(),
        }
    }

    /// These branches read when somebody reads what they decide.
    fn put_off(&mut self, all: Vec<Idle>) {
        for idle in all {
            for pc in idle.slice.into_iter().chain([idle.branch]) {
                self.is_put_off[pc as usize] = true;
            }
            for stretch in idle.between {
                self.decided_by.entry(stretch).or_default().push(idle.branch);
            }
            self.same.extend(idle.same.into_iter().map(|pc| (pc, idle.branch)));
        }
    }

    fn solve(&mut self, is_wanted: bool) -> Ranges {
        self.found.clear();
        self.live_in.clear();
        self.is_read = vec![false; self.func.code.len()];
        let most = WORK * (self.func.code.len() + 1024);
        for (pc, op) in self.func.code.iter().enumerate() {
            // A copy reads when somebody reads what it wrote.
            if !self.is_put_off[pc] && (is_wanted || !matches!(op, Op::Ret { .. })) {
                self.use_operands(pc as u32);
            }
            if !self.follow(most) {
                return Ranges::everything(self.func);
            }
        }
        if self.program.keeps_params {
            let params = self.func.param_slots + u32::from(self.func.is_vararg);
            let last = (self.func.code.len() as u32).saturating_sub(1);
            self.found.extend((0..params).map(|param| (param, 0, last)));
        }
        Ranges::new(self.func, std::mem::take(&mut self.found))
    }

    fn use_operands(&mut self, pc: u32) {
        let work = &mut self.work;
        each_register(self.program, self.func, &self.func.code[pc as usize], &mut |touch, reg| {
            if touch == Touch::Use {
                work.push((reg.0, pc, pc));
            }
        });
    }

    /// Follows all that is to be followed. `false`: it is too much.
    fn follow(&mut self, most: usize) -> bool {
        while let Some((register, pc, last)) = self.work.pop() {
            if self.live_in.len() > most || self.found.len() > 2 * most {
                return false;
            }
            let number = self.stretch_of[pc.min(last) as usize];
            let first = self.stretches[number as usize].first;
            match self.definition(register, first, pc) {
                Some(at) => {
                    if at < last {
                        self.found.push((register, at + 1, last));
                    }
                    self.read(at);
                    self.decide(at);
                }
                None => {
                    self.found.push((register, first, last));
                    if self.live_in.insert((register, number)) {
                        for i in 0..self.stretches[number as usize].from.len() {
                            let from = self.stretches[number as usize].from[i];
                            let last = self.stretches[from as usize].last;
                            self.work.push((register, last + 1, last));
                        }
                    }
                }
            }
        }
        true
    }

    /// Somebody reads what an operation writes or decides.
    fn read(&mut self, at: u32) {
        let is_first = !std::mem::replace(&mut self.is_read[at as usize], true);
        if self.is_put_off[at as usize] && is_first {
            self.use_operands(at);
        }
    }

    /// Somebody reads what an operation writes: so it matters whether it is executed.
    fn decide(&mut self, at: u32) {
        if self.decided_by.is_empty() {
            return;
        }
        let stretch = self.stretch_of[at as usize];
        for i in 0..self.decided_by.get(&stretch).map_or(0, Vec::len) {
            let branch = self.decided_by[&stretch][i];
            if !self.same.contains(&(at, branch)) {
                self.read(branch);
            }
        }
    }

    /// Where a register is written.
    fn definitions_of(&self, register: Reg) -> &[(u32, u32)] {
        let from = self.definitions.partition_point(|(number, _)| *number < register.0);
        let to = self.definitions.partition_point(|(number, _)| *number <= register.0);
        &self.definitions[from..to]
    }

    /// The last operation before `pc`, and not before `first`, that writes a register.
    fn definition(&self, register: u32, first: u32, pc: u32) -> Option<u32> {
        let next = self.definitions.partition_point(|d| *d < (register, pc));
        let (found, at) = *self.definitions.get(next.checked_sub(1)?)?;
        (found == register && at >= first).then_some(at)
    }
}

/// Does an operation write its target, and nothing else, whatever its operands are? Division may be
/// undefined behaviour. (The others may be unsupported for values that are partly undefined; where
/// nobody reads the target, nobody misses that.)
fn only_computes(op: &Op) -> bool {
    match op {
        Op::Move { .. } => true,
        Op::Int { op, .. } => !matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem),
        _ => false,
    }
}

fn stretches(func: &Func) -> Vec<Stretch> {
    let n = func.code.len();
    let mut is_start = vec![false; n + 1];
    for (pc, op) in func.code.iter().enumerate() {
        let (mut ways, mut is_straight) = (0, false);
        successors(func, pc as u32, op, &mut |to| {
            ways += 1;
            is_straight |= to as usize == pc + 1;
            is_start[(to as usize).min(n)] |= to as usize != pc + 1;
        });
        is_start[pc + 1] |= ways != 1 || !is_straight;
    }
    is_start[n] = true;
    let mut all: Vec<Stretch> = Vec::new();
    let mut number = vec![u32::MAX; n + 1];
    let mut first = 0;
    for end in (1..=n).filter(|pc| is_start[*pc]) {
        number[first] = all.len() as u32;
        all.push(Stretch { first: first as u32, last: end as u32 - 1, from: Vec::new() });
        first = end;
    }
    for i in 0..all.len() {
        let last = all[i].last;
        successors(func, last, &func.code[last as usize], &mut |to| {
            let to = number.get(to as usize).copied().unwrap_or(u32::MAX);
            if let Some(next) = all.get_mut(to as usize)
                && next.from.last() != Some(&(i as u32))
            {
                next.from.push(i as u32);
            }
        });
    }
    all
}

/// Where control may go within the function.
pub(crate) fn successors(func: &Func, pc: u32, op: &Op, f: &mut impl FnMut(u32)) {
    match *op {
        Op::Jump { to } => f(to),
        Op::Branch { then, other, .. } => {
            f(then);
            f(other);
        }
        Op::Switch { table, .. } => {
            let table = &func.switches[table as usize];
            table.cases.iter().for_each(|(_, to)| f(*to));
            f(table.default);
        }
        Op::IndirectBr { table, .. } => {
            func.indirect[table as usize].iter().for_each(|(_, to)| f(*to))
        }
        Op::Ret { .. }
        | Op::Unreachable
        | Op::Unsupported { .. }
        | Op::Mismatch { .. }
        | Op::Trap => {}
        Op::Call { .. } | Op::CallPtr { .. } => {
            f(pc + 1);
            func.other_ways(pc).for_each(f);
        }
        _ => f(pc + 1),
    }
}
