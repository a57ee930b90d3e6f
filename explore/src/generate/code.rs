//! A program before it is text: threads of accesses.

use super::Hints;
use std::fmt::Write;
use tresse_memmodels::Order;

/// A program: what its threads do. Locations are four bytes each, zero at first.
#[derive(Default)]
pub(super) struct Code {
    pub(super) threads: Vec<Vec<Stmt>>,
    pub(super) locations: usize,
}

/// Bytes of a location.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) location: usize,
    pub(super) offset: u32,
    pub(super) len: u32,
}

/// What a thread's n-th read returned. A thread has at most [`READS`].
pub(super) type Reg = usize;

/// Reads of one thread, at most: its result has 16 bits for each.
pub(super) const READS: usize = 4;

/// What is written.
#[derive(Clone, Copy)]
pub(super) enum Value {
    Const(u32),
    /// What was read.
    Copy(Reg),
    /// One more than what was read.
    Next(Reg),
    /// A constant, by way of what was read: a dependency that is none.
    False(Reg, u32),
}

/// How an update makes the new value of the old one.
#[derive(Clone, Copy)]
pub(super) enum Update {
    Add(u32),
    Swap(Value),
    Exchange { expected: u32, new: u32, failure: Order },
}

/// What a thread does.
pub(super) enum Stmt {
    Read {
        reg: Reg,
        at: Place,
        order: Order,
    },
    Write {
        at: Place,
        order: Order,
        value: Value,
    },
    Update {
        reg: Reg,
        at: Place,
        order: Order,
        how: Update,
    },
    Fence(Order),
    /// If the register has this value.
    If {
        reg: Reg,
        equals: u32,
        then: Vec<Stmt>,
    },
    /// The execution is of no interest if the register has this value.
    Assume {
        reg: Reg,
        differs: u32,
    },
    /// The last of its list.
    Abort,
}

/// The letter of a location.
pub(super) fn letter(location: usize) -> &'static str {
    ["x", "y", "z", "w"].get(location).copied().unwrap_or("v")
}

impl Code {
    /// Calls `f` with every statement, those in branches as well.
    fn each(&self, f: &mut dyn FnMut(&Stmt)) {
        fn walk(stmts: &[Stmt], f: &mut dyn FnMut(&Stmt)) {
            for stmt in stmts {
                f(stmt);
                if let Stmt::If { then, .. } = stmt {
                    walk(then, f);
                }
            }
        }
        self.threads.iter().for_each(|t| walk(t, f));
    }

    /// What is known of it.
    pub(super) fn hints(&self, is_sized: bool) -> Hints {
        let mut orders = Vec::new();
        let mut has_cmpxchg = false;
        self.each(&mut |stmt| match stmt {
            Stmt::Read { order, .. } | Stmt::Write { order, .. } | Stmt::Update { order, .. } => {
                orders.push(*order);
                has_cmpxchg |= matches!(stmt, Stmt::Update { how: Update::Exchange { .. }, .. });
            }
            _ => {}
        });
        let mut has_sc = orders.contains(&Order::Sc);
        self.each(&mut |stmt| has_sc |= matches!(stmt, Stmt::Fence(Order::Sc)));
        Hints {
            is_atomic: !orders.contains(&Order::Na),
            has_sc,
            is_sc: orders.iter().all(|o| matches!(o, Order::Na | Order::Sc)),
            has_cmpxchg,
            is_sized,
            candidates: self.candidates(),
        }
    }

    /// Coherence orders of each location, times sources of each read.
    pub(super) fn candidates(&self) -> u64 {
        let mut writes = vec![0u64; self.locations];
        let mut reads = vec![0u32; self.locations];
        self.each(&mut |stmt| match stmt {
            Stmt::Read { at, .. } => reads[at.location] += 1,
            Stmt::Write { at, .. } => writes[at.location] += 1,
            Stmt::Update { at, .. } => {
                reads[at.location] += 1;
                writes[at.location] += 1;
            }
            _ => {}
        });
        let of = |(w, r): (&u64, &u32)| {
            (1..=*w).product::<u64>().saturating_mul((w + 1).saturating_pow(*r))
        };
        writes.iter().zip(&reads).map(of).fold(1, u64::saturating_mul)
    }

    /// The orders of each thread's accesses, for a shape whose name says the rest.
    pub(super) fn orders(&self) -> String {
        let threads: Vec<String> = self.threads.iter().map(|t| names(t, false)).collect();
        threads.join("+")
    }

    /// Each thread's accesses in full.
    pub(super) fn accesses(&self) -> String {
        let threads: Vec<String> = self.threads.iter().map(|t| names(t, true)).collect();
        threads.join("+")
    }
}

fn names(stmts: &[Stmt], is_full: bool) -> String {
    let names: Vec<String> = stmts.iter().map(|s| name(s, is_full)).collect();
    names.join("-")
}

fn name(stmt: &Stmt, is_full: bool) -> String {
    let mut out = String::new();
    let access = |out: &mut String, kind: &str, at: &Place, order: Order| {
        let place = if is_full { letter(at.location) } else { "" };
        if is_full || kind.len() > 1 {
            let _ = write!(out, "{kind}{place}.");
        }
        out.push_str(order.short());
        if at.len != 4 {
            let _ = write!(out, "/{}@{}", at.len * 8, at.offset);
        }
    };
    match stmt {
        Stmt::Read { at, order, .. } => access(&mut out, "R", at, *order),
        Stmt::Write { at, order, value } => {
            access(&mut out, "W", at, *order);
            out.push_str(&value_name(value));
        }
        Stmt::Update { at, order, how, .. } => match how {
            Update::Add(_) => access(&mut out, "add", at, *order),
            Update::Swap(value) => {
                access(&mut out, "xchg", at, *order);
                out.push_str(&value_name(value));
            }
            Update::Exchange { failure, .. } => {
                access(&mut out, "cas", at, *order);
                let _ = write!(out, ".{}", failure.short());
            }
        },
        Stmt::Fence(order) => {
            let _ = write!(out, "f.{}", order.short());
        }
        Stmt::If { reg, equals, then } => {
            let _ = write!(out, "if(r{reg}={equals}:{})", names(then, is_full));
        }
        Stmt::Assume { reg, differs } => {
            let _ = write!(out, "assume(r{reg}≠{differs})");
        }
        Stmt::Abort => out.push_str("abort"),
    }
    out
}

/// Only dependencies are worth a word.
fn value_name(value: &Value) -> String {
    match value {
        Value::Const(_) => String::new(),
        Value::Copy(reg) => format!("=r{reg}"),
        Value::Next(reg) => format!("=r{reg}+1"),
        Value::False(reg, n) => format!("=r{reg}^r{reg}+{n}"),
    }
}
