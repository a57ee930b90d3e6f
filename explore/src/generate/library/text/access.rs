//! Accesses to integers, and notes of what was seen.

use super::{Function, words};
use crate::generate::library::code::{At, Update, Value};
use crate::generate::text::llvm;
use tresse_memmodels::Order;

impl Function<'_> {
    pub(super) fn load(&mut self, at: At, order: Order) -> String {
        let (place, value) = (self.int(at), self.fresh("v"));
        let (atomic, order) = words(order);
        self.line(format_args!("{value} = load {atomic}i32, ptr {place}{order}, align 4"));
        value
    }

    pub(super) fn write(&mut self, at: At, order: Order, value: Value) {
        let value = self.value(value);
        let place = self.int(at);
        let (atomic, order) = words(order);
        self.line(format_args!("store {atomic}i32 {value}, ptr {place}{order}, align 4"));
    }

    pub(super) fn update(&mut self, at: At, order: Order, how: Update) {
        let (place, value) = (self.int(at), self.fresh("v"));
        let word = llvm(order);
        let mut simple = |name: &str, n: u32| {
            self.line(format_args!(
                "{value} = atomicrmw {name} ptr {place}, i32 {n}{word}, align 4"
            ));
        };
        match how {
            Update::Add(n) => simple("add", n),
            Update::Sub(n) => simple("sub", n),
            Update::Or(n) => simple("or", n),
            Update::Swap(n) => simple("xchg", n),
            Update::Exchange { expected, new } => {
                let (pair, failure) = (self.fresh("pair"), llvm(failure(order)));
                self.line(format_args!(
                    "{pair} = cmpxchg ptr {place}, i32 {expected}, i32 {new}{word}{failure}, \
                     align 4"
                ));
                self.line(format_args!("{value} = extractvalue {{ i32, i1 }} {pair}, 0"));
            }
        }
        self.set_result(&value);
    }

    pub(super) fn bump(&mut self, at: At) {
        let value = self.load(at, Order::Na);
        let sum = self.fresh("v");
        self.line(format_args!("{sum} = add i32 {value}, 1"));
        let place = self.int(at);
        self.line(format_args!("store i32 {sum}, ptr {place}, align 4"));
        self.set_result(&value);
    }

    /// Eight bits of a value come behind the notes so far.
    pub(super) fn record(&mut self, value: &str) {
        let (notes, wide, low) = (self.notes(), self.fresh("n"), self.fresh("n"));
        let (old, moved, new) = (self.fresh("n"), self.fresh("n"), self.fresh("n"));
        self.line(format_args!("{low} = and i32 {value}, 255"));
        self.line(format_args!("{wide} = zext i32 {low} to i64"));
        self.line(format_args!("{old} = load i64, ptr {notes}, align 8"));
        self.line(format_args!("{moved} = shl i64 {old}, 8"));
        self.line(format_args!("{new} = or i64 {moved}, {wide}"));
        self.line(format_args!("store i64 {new}, ptr {notes}, align 8"));
    }
}

/// The order of an exchange that fails.
pub(super) fn failure(order: Order) -> Order {
    match order {
        Order::Sc => Order::Sc,
        Order::Acq | Order::AcqRel => Order::Acq,
        _ => Order::Rlx,
    }
}
