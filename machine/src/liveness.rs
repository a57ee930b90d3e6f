//! Which registers of a function are live: some path from here reads them before it writes them.
//! What a dead one holds cannot be told from then on. A copy reads nothing if it goes to a dead
//! register (strong liveness; Giegerich, Möncke, Wilhelm, *Invariance of approximate semantics*,
//! 1981): so the temporaries of `-O0` do not count as readers. Nor does a `ret` where nobody looks
//! at the result.

use crate::program::{Func, Op, Program};
use crate::uses::{Touch, each_register};

/// The live registers before each operation of a function.
#[derive(Clone, Debug)]
pub struct Liveness {
    /// For a caller that looks at the result.
    wanted: Table,
    /// For one that does not, if there is a result.
    ignored: Option<Table>,
}

#[derive(Clone, Debug)]
struct Table {
    /// For each operation its part of `registers`; neighbours with the same registers share it.
    spans: Vec<(u32, u32)>,
    registers: Vec<u32>,
}

impl Liveness {
    /// Looks through the code of each function of a program, in the program's order.
    pub fn of_all(program: &Program) -> Vec<Liveness> {
        program.functions.iter().map(|func| Liveness::of(program, func)).collect()
    }

    fn of(program: &Program, func: &Func) -> Liveness {
        let has_result = !program.signatures[func.signature.0 as usize].ret.is_empty();
        let table = |is_wanted| Analysis::new(program, func, is_wanted).solve();
        Liveness { wanted: table(true), ignored: has_result.then(|| table(false)) }
    }

    /// The registers that are live before the operation at `pc`, in ascending order.
    pub fn at(&self, pc: u32) -> &[u32] {
        self.wanted.at(pc)
    }

    /// The same where nobody looks at what the function returns.
    pub fn at_without_result(&self, pc: u32) -> &[u32] {
        self.ignored.as_ref().unwrap_or(&self.wanted).at(pc)
    }
}

impl Table {
    fn at(&self, pc: u32) -> &[u32] {
        let (start, end) = self.spans.get(pc as usize).copied().unwrap_or_default();
        &self.registers[start as usize..end as usize]
    }
}

/// A set of registers.
type Bits = Vec<u64>;

/// Backward data flow over straight stretches of code.
struct Analysis<'a> {
    program: &'a Program,
    func: &'a Func,
    /// Does the caller look at the result?
    is_wanted: bool,
    /// First and one-past-last operation of each stretch, in order.
    stretches: Vec<(u32, u32)>,
    /// The live registers at the start of each.
    live: Vec<Bits>,
}

impl<'a> Analysis<'a> {
    fn new(program: &'a Program, func: &'a Func, is_wanted: bool) -> Self {
        let n = func.code.len();
        let mut is_start = vec![false; n + 1];
        is_start[n] = true;
        for (pc, op) in func.code.iter().enumerate() {
            let mut is_straight = false;
            successors(func, pc as u32, op, &mut |to| {
                is_straight |= to as usize == pc + 1;
                is_start[(to as usize).min(n)] |= to as usize != pc + 1;
            });
            is_start[pc + 1] |= !is_straight
                || matches!(
                    op,
                    Op::Branch { .. } | Op::Switch { .. } | Op::IndirectBr { .. } | Op::Jump { .. }
                );
        }
        let ends = (1..=n).filter(|pc| is_start[*pc]);
        let mut start = 0;
        let stretches: Vec<_> =
            ends.map(|end| (std::mem::replace(&mut start, end as u32), end as u32)).collect();
        let live = vec![vec![0; (func.registers as usize).div_ceil(64)]; stretches.len()];
        Analysis { program, func, is_wanted, stretches, live }
    }

    fn solve(mut self) -> Table {
        let mut is_done = false;
        while !is_done {
            is_done = true;
            for i in (0..self.stretches.len()).rev() {
                let mut live = self.after(i);
                let (start, end) = self.stretches[i];
                (start..end).rev().for_each(|pc| self.step_back(pc, &mut live));
                if live != self.live[i] {
                    self.live[i] = live;
                    is_done = false;
                }
            }
        }
        self.tabulate()
    }

    /// What is live at the end of a stretch.
    fn after(&self, i: usize) -> Bits {
        let last = self.stretches[i].1 - 1;
        let mut live = vec![0; (self.func.registers as usize).div_ceil(64)];
        successors(self.func, last, &self.func.code[last as usize], &mut |to| {
            if let Ok(next) = self.stretches.binary_search_by_key(&to, |s| s.0) {
                live.iter_mut().zip(&self.live[next]).for_each(|(a, b)| *a |= b);
            }
        });
        live
    }

    /// From what is live after an operation to what is live before it.
    fn step_back(&self, pc: u32, live: &mut Bits) {
        if !self.is_wanted && matches!(self.func.code[pc as usize], Op::Ret { .. }) {
            return;
        }
        if let Op::Move { dst, .. } = self.func.code[pc as usize]
            && live[dst.0 as usize / 64] >> (dst.0 % 64) & 1 == 0
        {
            return;
        }
        // Definitions come first, so what an operation both reads and writes stays live.
        each_register(self.program, self.func, &self.func.code[pc as usize], &mut |touch, reg| {
            let (word, bit) = (reg.0 as usize / 64, 1 << (reg.0 % 64));
            match touch {
                Touch::Define => live[word] &= !bit,
                Touch::Use => live[word] |= bit,
            }
        });
    }

    fn tabulate(&self) -> Table {
        let mut spans = vec![(0, 0); self.func.code.len()];
        let mut registers: Vec<u32> = Vec::new();
        for (i, (start, end)) in self.stretches.iter().enumerate() {
            let mut live = self.after(i);
            let mut last = None;
            for pc in (*start..*end).rev() {
                let before = live.clone();
                self.step_back(pc, &mut live);
                let span = match last {
                    Some(span) if live == before => span,
                    _ => {
                        let first = registers.len() as u32;
                        registers.extend(
                            (0..self.func.registers)
                                .filter(|r| live[*r as usize / 64] >> (r % 64) & 1 == 1),
                        );
                        (first, registers.len() as u32)
                    }
                };
                spans[pc as usize] = span;
                last = Some(span);
            }
        }
        Table { spans, registers }
    }
}

/// Where control may go within the function.
fn successors(func: &Func, pc: u32, op: &Op, f: &mut impl FnMut(u32)) {
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
        _ => f(pc + 1),
    }
}
