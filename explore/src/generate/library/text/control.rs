//! Branches, loops, and what is asserted or assumed.

use super::Function;
use crate::generate::library::code::Stmt;

impl Function<'_> {
    /// Comes to `yes` if the condition holds, otherwise to `no`.
    pub(super) fn branch(&mut self, condition: &str, yes: &str, no: &str) {
        self.line(format_args!("br i1 {condition}, label {yes}, label {no}"));
    }

    pub(super) fn control(&mut self, stmt: &Stmt) {
        let test = self.fresh("test");
        let [head, yes, no, out] = ["head", "yes", "no", "out"].map(|p| self.fresh(p));
        match stmt {
            Stmt::If { equals, then, otherwise } => {
                let value = self.get_result();
                self.line(format_args!("{test} = icmp eq i32 {value}, {equals}"));
                self.branch(&test, &yes, &no);
                self.label(&yes[1..]);
                self.stmts(then);
                self.line(format_args!("br label {out}"));
                self.label(&no[1..]);
                self.stmts(otherwise);
            }
            Stmt::While { at, order, until, body } => {
                self.line(format_args!("br label {head}"));
                self.label(&head[1..]);
                let value = self.load(*at, *order);
                self.set_result(&value);
                self.line(format_args!("{test} = icmp eq i32 {value}, {until}"));
                self.branch(&test, &out, &no);
                self.label(&no[1..]);
                self.stmts(body);
                self.line(format_args!("br label {head}"));
                return self.label(&out[1..]);
            }
            Stmt::Tries { times, until, body } => {
                let name = format!("count{}", self.names);
                let count = self.local(&name, "i32", "0");
                let [old, new, is_left] = ["c", "c", "c"].map(|p| self.fresh(p));
                self.line(format_args!("store i32 0, ptr {count}, align 4"));
                self.line(format_args!("br label {head}"));
                self.label(&head[1..]);
                self.line(format_args!("{old} = load i32, ptr {count}, align 4"));
                self.line(format_args!("{is_left} = icmp slt i32 {old}, {times}"));
                self.branch(&is_left, &yes, &out);
                self.label(&yes[1..]);
                self.line(format_args!("{new} = add i32 {old}, 1"));
                self.line(format_args!("store i32 {new}, ptr {count}, align 4"));
                self.stmts(body);
                let value = self.get_result();
                self.line(format_args!("{test} = icmp eq i32 {value}, {until}"));
                self.branch(&test, &out, &head);
                return self.label(&out[1..]);
            }
            _ => {}
        }
        self.line(format_args!("br label {out}"));
        self.label(&out[1..]);
    }

    pub(super) fn check(&mut self, equals: u32, stmt: &Stmt) {
        let (value, test) = (self.get_result(), self.fresh("test"));
        self.line(format_args!("{test} = icmp eq i32 {value}, {equals}"));
        if matches!(stmt, Stmt::Assume(_)) {
            let wide = self.fresh("v");
            self.line(format_args!("{wide} = zext i1 {test} to i32"));
            return self.line(format_args!("call void @__VERIFIER_assume(i32 {wide})"));
        }
        let (yes, no) = (self.fresh("yes"), self.fresh("no"));
        self.branch(&test, &yes, &no);
        self.label(&no[1..]);
        self.line(format_args!("call void @abort()"));
        self.line(format_args!("unreachable"));
        self.label(&yes[1..]);
    }
}
