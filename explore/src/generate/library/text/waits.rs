//! Loops with several ways out, tests, local variables, and tries to exchange.

use super::Function;
use crate::generate::library::code::{At, Local, Stmt, Test, Value};
use crate::generate::text::llvm;
use tresse_memmodels::Order;

impl Function<'_> {
    pub(super) fn rounds(&mut self, stmt: &Stmt) {
        let [head, yes, no, out] = ["head", "yes", "no", "out"].map(|p| self.fresh(p));
        match stmt {
            Stmt::Loop(body) => {
                self.line(format_args!("br label {head}"));
                self.label(&head[1..]);
                self.loops.push([head.clone(), out.clone()]);
                self.stmts(body);
                self.loops.pop();
                self.line(format_args!("br label {head}"));
                self.label(&out[1..]);
            }
            Stmt::When { test, then, otherwise } => {
                let test = self.test(*test);
                self.branch(&test, &yes, &no);
                self.label(&yes[1..]);
                self.stmts(then);
                self.line(format_args!("br label {out}"));
                self.label(&no[1..]);
                self.stmts(otherwise);
                self.line(format_args!("br label {out}"));
                self.label(&out[1..]);
            }
            // Where there is no loop nothing is left.
            Stmt::Leave(test) | Stmt::Again(test) => {
                let Some([head, out]) = self.loops.last().cloned() else { return };
                let to = if matches!(stmt, Stmt::Leave(_)) { out } else { head };
                let test = self.test(*test);
                self.branch(&test, &to, &no);
                self.label(&no[1..]);
            }
            _ => {}
        }
    }

    /// A bit.
    fn test(&mut self, test: Test) -> String {
        let value = self.get_result();
        let (how, than) = match test {
            Test::Always => return "true".into(),
            Test::Is(n) => ("eq", n),
            Test::Not(n) => ("ne", n),
            Test::Below(n) => ("slt", n),
            Test::From(n) => ("sge", n),
            Test::Some(bits) | Test::None(bits) => {
                let (masked, bit) = (self.fresh("v"), self.fresh("test"));
                let how = if matches!(test, Test::Some(_)) { "ne" } else { "eq" };
                self.line(format_args!("{masked} = and i32 {value}, {bits}"));
                self.line(format_args!("{bit} = icmp {how} i32 {masked}, 0"));
                return bit;
            }
        };
        let bit = self.fresh("test");
        self.line(format_args!("{bit} = icmp {how} i32 {value}, {than}"));
        bit
    }

    pub(super) fn suppose(&mut self, test: Test) {
        let (test, wide) = (self.test(test), self.fresh("v"));
        self.line(format_args!("{wide} = zext i1 {test} to i32"));
        self.line(format_args!("call void @__VERIFIER_assume(i32 {wide})"));
    }

    fn own(&mut self, local: usize) -> String {
        self.local(&format!("k{local}"), "i32", "0")
    }

    pub(super) fn of_local(&mut self, local: usize, how: Local) {
        let place = self.own(local);
        let value = match how {
            Local::Set(n) => n.to_string(),
            Local::Keep => self.get_result(),
            Local::Get => {
                let value = self.value(Value::Local(local, 0));
                return self.set_result(&value);
            }
            Local::Same => {
                let (own, result) = (self.value(Value::Local(local, 0)), self.get_result());
                let (bit, value) = (self.fresh("test"), self.fresh("v"));
                self.line(format_args!("{bit} = icmp eq i32 {own}, {result}"));
                self.line(format_args!("{value} = zext i1 {bit} to i32"));
                return self.set_result(&value);
            }
            Local::Count => self.value(Value::Local(local, 1)),
            Local::Next(table) => self.next(local, table),
        };
        self.line(format_args!("store i32 {value}, ptr {place}, align 4"));
        if matches!(how, Local::Count | Local::Next(_)) {
            self.set_result(&value);
        }
    }

    /// The state that comes after a local variable, by the result.
    fn next(&mut self, local: usize, table: u32) -> String {
        let (state, letter) = (self.value(Value::Local(local, 0)), self.get_result());
        let [letter_of, row, entry, bits, moved, value] =
            ["v", "v", "v", "v", "v", "v"].map(|p| self.fresh(p));
        self.line(format_args!("{letter_of} = urem i32 {letter}, 3"));
        self.line(format_args!("{row} = mul i32 {state}, 3"));
        self.line(format_args!("{entry} = add i32 {row}, {letter_of}"));
        self.line(format_args!("{bits} = shl i32 {entry}, 1"));
        self.line(format_args!("{moved} = lshr i32 {table}, {bits}"));
        self.line(format_args!("{value} = and i32 {moved}, 3"));
        value
    }

    /// A value that is to be written.
    pub(super) fn value(&mut self, value: Value) -> String {
        match value {
            Value::Const(n) => n.to_string(),
            Value::Result => self.get_result(),
            Value::Local(local, more) => {
                let (place, value) = (self.own(local), self.fresh("v"));
                self.line(format_args!("{value} = load i32, ptr {place}, align 4"));
                if more == 0 {
                    return value;
                }
                let sum = self.fresh("v");
                self.line(format_args!("{sum} = add i32 {value}, {more}"));
                sum
            }
        }
    }

    pub(super) fn exchange(
        &mut self,
        at: At,
        [order, failure]: [Order; 2],
        is_weak: bool,
        expected: usize,
        new: Value,
    ) {
        let (place, new) = (self.int(at), self.value(new));
        let (own, old) = (self.own(expected), self.value(Value::Local(expected, 0)));
        let [pair, found, bit, won] = ["pair", "v", "test", "v"].map(|p| self.fresh(p));
        let (order, failure) = (llvm(order), llvm(failure));
        let weak = if is_weak { "weak " } else { "" };
        self.line(format_args!(
            "{pair} = cmpxchg {weak}ptr {place}, i32 {old}, i32 {new}{order}{failure}, align 4"
        ));
        self.line(format_args!("{found} = extractvalue {{ i32, i1 }} {pair}, 0"));
        self.line(format_args!("{bit} = extractvalue {{ i32, i1 }} {pair}, 1"));
        // What was found is what was expected if it has succeeded, unless it is weak and fails by
        // itself: then it is as well.
        self.line(format_args!("store i32 {found}, ptr {own}, align 4"));
        self.line(format_args!("{won} = zext i1 {bit} to i32"));
        self.set_result(&won);
    }
}
