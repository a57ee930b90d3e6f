//! Random threads: accesses, branches on what was read, data dependencies, assumptions.

use super::Family;
use super::code::{Code, READS, Reg, Stmt, Update, Value};
use super::decorate::{FENCES, READ_ORDERS, UPDATE_ORDERS, WRITE_ORDERS, failure, place};
use crate::draw::Draw;
use tresse_memmodels::Order;

/// Accesses of all threads together, at most; and where most are updates.
const ACCESSES: [usize; 2] = [9, 6];

/// A program is drawn again when its threads have nothing to do with each other, or when nobody
/// would count its candidates.
const CANDIDATES: std::ops::RangeInclusive<u64> = 4..=50_000;

/// A random program of a family.
pub(super) fn random(draw: &mut Draw, may_race: bool, family: Family) -> Code {
    loop {
        let code = Random::new(draw, may_race, family).code();
        let hints = code.hints(family.is_sized());
        if CANDIDATES.contains(&hints.candidates) && hints.is_atomic != may_race {
            return code;
        }
    }
}

/// What the program that is drawn has so far.
struct Random<'a> {
    draw: &'a mut Draw,
    locations: usize,
    accesses: usize,
    may_race: bool,
    is_sized: bool,
    /// What an access is, by chance: 0 and 1 read, 2 and 3 write, 4 updates.
    kinds: &'static [usize],
    /// Kinds below this may be plain. With plain reads only, few programs have another race than
    /// that of a read with an update.
    plain: usize,
    /// Everything that makes an order is `seq_cst`.
    is_sc: bool,
    /// Reads of this thread.
    reads: usize,
    /// Registers that are known here.
    known: Vec<Reg>,
    /// Values that grow with what was read: few, or the candidates engine has many to try.
    growing: usize,
    /// The end of a branch may be an abort, a read may have an assumption: in one program of eight.
    may_abort: bool,
    may_assume: bool,
}

impl Random<'_> {
    fn new(draw: &mut Draw, may_race: bool, family: Family) -> Random<'_> {
        let is_updates = family == Family::Updates;
        let (most, kinds, plain): (_, &[usize], _) =
            if is_updates { (2, &[0, 1, 2, 4, 4, 4], 2) } else { (3, &[0, 1, 2, 3, 4], 4) };
        let (locations, is_sized, accesses) =
            (1 + draw.below(most), family.is_sized(), ACCESSES[usize::from(is_updates)]);
        let (is_sc, may_abort, may_assume) =
            (draw.chance(1, 6), draw.chance(1, 8), draw.chance(1, 8));
        Random {
            draw,
            locations,
            accesses,
            may_race,
            is_sized,
            kinds,
            plain,
            is_sc,
            reads: 0,
            known: Vec::new(),
            growing: 2,
            may_abort,
            may_assume,
        }
    }

    fn code(mut self) -> Code {
        let threads = 2 + self.draw.pick(&[0, 0, 0, 1, 1, 2]);
        let mut code = Code { threads: Vec::new(), locations: self.locations };
        let mut left = self.accesses;
        for thread in 0..threads {
            // Later threads have one access at least.
            let room = (left - (threads - 1 - thread)).min(4);
            let accesses = 1 + self.draw.below(room);
            left -= accesses;
            (self.reads, self.known) = (0, Vec::new());
            let stmts = self.stmts(accesses);
            code.threads.push(stmts);
        }
        code
    }

    /// So many accesses, and what goes between.
    fn stmts(&mut self, accesses: usize) -> Vec<Stmt> {
        let mut out = Vec::new();
        let mut left = accesses;
        while left > 0 {
            if left < accesses && self.draw.chance(1, 5) {
                let order = if self.is_sc { Order::Sc } else { self.draw.pick(FENCES) };
                out.push(Stmt::Fence(order));
            }
            if left < accesses && !self.known.is_empty() && self.draw.chance(1, 4) {
                let inside = 1 + self.draw.below(left);
                left -= inside;
                out.push(self.branch(inside));
                continue;
            }
            out.push(self.access());
            left -= 1;
            if self.may_assume && !self.known.is_empty() && self.draw.chance(1, 3) {
                self.may_assume = false;
                out.push(Stmt::Assume {
                    reg: self.draw.pick(&self.known),
                    differs: self.draw.below(3) as u32,
                });
            }
        }
        out
    }

    /// Accesses on condition. What is read there is known there only.
    fn branch(&mut self, accesses: usize) -> Stmt {
        let (reg, equals) = (self.draw.pick(&self.known), self.draw.pick(&[0, 0, 1, 1, 2]));
        let known = self.known.clone();
        let mut then = self.stmts(accesses);
        if self.may_abort && self.draw.chance(1, 2) {
            self.may_abort = false;
            then.push(Stmt::Abort);
        }
        self.known = known;
        Stmt::If { reg, equals, then }
    }

    fn access(&mut self) -> Stmt {
        let at = place(self.draw.below(self.locations), self.is_sized, self.draw);
        let kind = self.draw.pick(self.kinds);
        let is_plain = self.may_race && kind < self.plain && self.draw.chance(1, 2);
        let order = |orders: &[Order], draw: &mut Draw, is_sc: bool| match (is_plain, is_sc) {
            (true, _) => Order::Na,
            (_, true) => Order::Sc,
            _ => draw.pick(orders),
        };
        match kind {
            0 | 1 => {
                let order = order(READ_ORDERS, self.draw, self.is_sc);
                Stmt::Read { reg: self.register(), at, order }
            }
            2 | 3 => {
                let order = order(WRITE_ORDERS, self.draw, self.is_sc);
                Stmt::Write { at, order, value: self.value() }
            }
            _ => {
                let order = order(UPDATE_ORDERS, self.draw, self.is_sc);
                let how = self.update(order);
                Stmt::Update { reg: self.register(), at, order, how }
            }
        }
    }

    fn update(&mut self, order: Order) -> Update {
        match self.draw.below(3) {
            0 if self.growing > 0 => {
                self.growing -= 1;
                Update::Add(1)
            }
            0 | 1 => Update::Swap(self.value()),
            _ => {
                let failure = if self.is_sc { Order::Sc } else { failure(order, self.draw) };
                Update::Exchange {
                    expected: self.draw.below(3) as u32,
                    new: 1 + self.draw.below(2) as u32,
                    failure,
                }
            }
        }
    }

    fn register(&mut self) -> Reg {
        let reg = self.reads.min(READS - 1);
        self.reads += 1;
        self.known.push(reg);
        reg
    }

    fn value(&mut self) -> Value {
        let n = 1 + self.draw.below(2) as u32;
        if self.known.is_empty() || self.draw.chance(3, 5) {
            return Value::Const(n);
        }
        let reg = self.draw.pick(&self.known);
        match self.draw.below(3) {
            0 if self.growing > 0 => {
                self.growing -= 1;
                Value::Next(reg)
            }
            0 | 1 => Value::Copy(reg),
            _ => Value::False(reg, n),
        }
    }
}
