//! A program as LLVM IR: threads that `main` creates and joins.

use super::code::{Code, Place, READS, Reg, Stmt, Update, Value, letter};
use std::fmt::Write;
use tresse_memmodels::Order;

/// The module.
pub(super) fn module(code: &Code, is_sized: bool) -> String {
    let mut out = String::new();
    for location in 0..code.locations {
        line(&mut out, format_args!("@{} = global i32 0, align 4", letter(location)));
    }
    let threads: Vec<Thread> =
        code.threads.iter().map(|stmts| Thread::new(stmts, is_sized)).collect();
    for (i, thread) in threads.iter().enumerate().filter(|(_, t)| t.slots() > 0) {
        line(
            &mut out,
            format_args!("@t{i} = global [{} x i16] zeroinitializer, align 8", thread.slots()),
        );
    }
    for (i, thread) in threads.iter().enumerate() {
        line(&mut out, format_args!("\ndefine ptr @thread{i}(ptr %unused) {{\n{}}}", thread.out));
    }
    main(&mut out, &threads);
    out.push_str(
        "\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n",
    );
    out.push_str("declare void @__VERIFIER_assume(i32)\ndeclare void @abort() noreturn\n");
    out
}

/// A formatted line. Writing to a `String` cannot fail.
fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
    out.push('\n');
}

/// Creates all, joins all, and stores what each thread read.
fn main(out: &mut String, threads: &[Thread]) {
    out.push_str("\ndefine i32 @main() {\n");
    for i in 0..threads.len() {
        line(out, format_args!("  %id{i} = alloca i64, align 8\n  %out{i} = alloca ptr, align 8"));
    }
    for i in 0..threads.len() {
        line(
            out,
            format_args!(
                "  %created{i} = call i32 @pthread_create(ptr %id{i}, ptr null, ptr @thread{i}, \
                 ptr null)"
            ),
        );
    }
    for i in 0..threads.len() {
        line(out, format_args!("  %tid{i} = load i64, ptr %id{i}, align 8"));
        line(out, format_args!("  %joined{i} = call i32 @pthread_join(i64 %tid{i}, ptr %out{i})"));
    }
    for (i, thread) in threads.iter().enumerate().filter(|(_, t)| t.slots() > 0) {
        let bits = thread.slots() * 16;
        line(
            out,
            format_args!(
                "  %back{i} = load ptr, ptr %out{i}, align 8\n  \
                 %result{i} = ptrtoint ptr %back{i} to i{bits}"
            ),
        );
        line(out, format_args!("  store i{bits} %result{i}, ptr @t{i}, align 8"));
    }
    out.push_str("  ret i32 0\n}\n");
}

/// A thread's function while it is written.
struct Thread {
    out: String,
    /// Bytes of each register.
    lens: Vec<u32>,
    /// What was read so far, 16 bits for each read; a read that was not reached is all ones.
    result: String,
    /// The block that is being written.
    block: String,
    /// For fresh names.
    names: usize,
    is_sized: bool,
}

impl Thread {
    fn new(stmts: &[Stmt], is_sized: bool) -> Thread {
        let result = (not_reached(stmts, false) as i64).to_string();
        let mut thread = Thread {
            out: "entry:\n".into(),
            lens: Vec::new(),
            result,
            block: "entry".into(),
            names: 0,
            is_sized,
        };
        thread.stmts(stmts, false);
        let result = thread.result.clone();
        thread.line(format_args!("%result = inttoptr i64 {result} to ptr"));
        thread.line(format_args!("ret ptr %result"));
        thread
    }

    /// 16-bit pieces of its result: 0, 1, 2 or 4.
    fn slots(&self) -> usize {
        if self.lens.is_empty() { 0 } else { self.lens.len().next_power_of_two() }
    }

    fn line(&mut self, text: std::fmt::Arguments<'_>) {
        self.out.push_str("  ");
        line(&mut self.out, text);
    }

    fn fresh(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("%{prefix}{}", self.names)
    }

    fn stmts(&mut self, stmts: &[Stmt], is_conditional: bool) {
        stmts.iter().for_each(|s| self.stmt(s, is_conditional));
    }

    fn stmt(&mut self, stmt: &Stmt, is_conditional: bool) {
        match stmt {
            Stmt::Read { reg, at, order } => {
                let (atomic, place) = (if order.is_atomic() { "atomic " } else { "" }, place(at));
                self.line(format_args!(
                    "%r{reg} = load {atomic}i{}, ptr {place}{}, align {}",
                    at.len * 8,
                    llvm(*order),
                    at.len
                ));
                self.keep(*reg, at.len, is_conditional);
            }
            Stmt::Write { at, order, value } => {
                let value = self.value(value, at.len);
                let (atomic, place) = (if order.is_atomic() { "atomic " } else { "" }, place(at));
                self.line(format_args!(
                    "store {atomic}i{} {value}, ptr {place}{}, align {}",
                    at.len * 8,
                    llvm(*order),
                    at.len
                ));
            }
            Stmt::Update { reg, at, order, how } => {
                self.update(*reg, at, *order, how);
                self.keep(*reg, at.len, is_conditional);
            }
            Stmt::Fence(order) => self.line(format_args!("fence{}", llvm(*order))),
            Stmt::If { reg, equals, then } => self.branch(*reg, *equals, then),
            Stmt::Assume { reg, differs } => {
                let (test, wide) = (self.fresh("c"), self.fresh("c"));
                let (differs, bits) = (self.repeat(*differs, self.lens[*reg]), self.lens[*reg] * 8);
                self.line(format_args!("{test} = icmp ne i{bits} %r{reg}, {differs}"));
                self.line(format_args!("{wide} = zext i1 {test} to i32"));
                self.line(format_args!("call void @__VERIFIER_assume(i32 {wide})"));
            }
            Stmt::Abort => {
                self.line(format_args!("call void @abort()"));
                self.line(format_args!("unreachable"));
            }
        }
    }

    fn update(&mut self, reg: Reg, at: &Place, order: Order, how: &Update) {
        let (bits, order, to) = (at.len * 8, llvm(order), place(at));
        match how {
            Update::Add(n) => {
                let n = self.repeat(*n, at.len);
                self.line(format_args!(
                    "%r{reg} = atomicrmw add ptr {to}, i{bits} {n}{order}, align {}",
                    at.len
                ));
            }
            Update::Swap(value) => {
                let value = self.value(value, at.len);
                self.line(format_args!(
                    "%r{reg} = atomicrmw xchg ptr {to}, i{bits} {value}{order}, align {}",
                    at.len
                ));
            }
            Update::Exchange { expected, new, failure } => {
                let pair = self.fresh("pair");
                let (expected, new, failure) =
                    (self.repeat(*expected, at.len), self.repeat(*new, at.len), llvm(*failure));
                self.line(format_args!(
                    "{pair} = cmpxchg ptr {to}, i{bits} {expected}, i{bits} \
                                        {new}{order}{failure}, align {}",
                    at.len
                ));
                self.line(format_args!("%r{reg} = extractvalue {{ i{bits}, i1 }} {pair}, 0"));
            }
        }
    }

    /// `if`: the result so far is all that meets again.
    fn branch(&mut self, reg: Reg, equals: u32, then: &[Stmt]) {
        let test = self.fresh("c");
        let (yes, on) = (format!("then{}", self.names), format!("on{}", self.names));
        let (equals, bits) = (self.repeat(equals, self.lens[reg]), self.lens[reg] * 8);
        let (before, from) = (self.result.clone(), self.block.clone());
        self.line(format_args!("{test} = icmp eq i{bits} %r{reg}, {equals}"));
        self.line(format_args!("br i1 {test}, label %{yes}, label %{on}"));
        line(&mut self.out, format_args!("{yes}:"));
        self.block = yes;
        self.stmts(then, true);
        let ends = matches!(then.last(), Some(Stmt::Abort));
        let (after, to) = (
            std::mem::replace(&mut self.result, before.clone()),
            std::mem::replace(&mut self.block, on.clone()),
        );
        if !ends {
            self.line(format_args!("br label %{on}"));
        }
        line(&mut self.out, format_args!("{on}:"));
        if !ends && after != before {
            let both = self.fresh("a");
            self.line(format_args!("{both} = phi i64 [ {after}, %{to} ], [ {before}, %{from} ]"));
            self.result = both;
        }
    }

    /// Adds a read to the result: 16 bits, in place of the ones that say "not reached".
    fn keep(&mut self, reg: Reg, len: u32, is_conditional: bool) {
        // Registers are numbered as they are written.
        self.lens.push(len);
        let bits = len * 8;
        let mut value = self.fresh("a");
        self.line(format_args!("{value} = zext i{bits} %r{reg} to i64"));
        if len == 4 && self.is_sized {
            // The bytes of accesses of several sizes hold small numbers: four of them in 16 bits.
            let (high, mix, low) = (self.fresh("a"), self.fresh("a"), self.fresh("a"));
            self.line(format_args!("{high} = lshr i64 {value}, 12"));
            self.line(format_args!("{mix} = xor i64 {value}, {high}"));
            self.line(format_args!("{low} = and i64 {mix}, 65535"));
            value = low;
        }
        if is_conditional {
            let turned = self.fresh("a");
            self.line(format_args!("{turned} = xor i64 {value}, 65535"));
            value = turned;
        }
        let (placed, sum, result) = (self.fresh("a"), self.fresh("a"), self.result.clone());
        self.line(format_args!("{placed} = shl i64 {value}, {}", reg % READS * 16));
        self.line(format_args!("{sum} = xor i64 {result}, {placed}"));
        self.result = sum;
    }

    /// A value as an operand of this many bytes.
    fn value(&mut self, value: &Value, len: u32) -> String {
        let bits = len * 8;
        match *value {
            Value::Const(n) => self.repeat(n, len).to_string(),
            Value::Copy(reg) => self.resized(reg, len),
            Value::Next(reg) => {
                let (value, sum) = (self.resized(reg, len), self.fresh("v"));
                self.line(format_args!("{sum} = add i{bits} {value}, {}", self.repeat(1, len)));
                sum
            }
            Value::False(reg, n) => {
                let (value, none, sum) = (self.resized(reg, len), self.fresh("v"), self.fresh("v"));
                self.line(format_args!("{none} = xor i{bits} {value}, {value}"));
                self.line(format_args!("{sum} = add i{bits} {none}, {}", self.repeat(n, len)));
                sum
            }
        }
    }

    /// A constant; where accesses differ in size, one that has the number in each byte.
    fn repeat(&self, n: u32, len: u32) -> u32 {
        if self.is_sized { n.wrapping_mul(0x0101_0101) & (u32::MAX >> (32 - len * 8)) } else { n }
    }

    fn resized(&mut self, reg: Reg, len: u32) -> String {
        let has = self.lens[reg];
        if has == len {
            return format!("%r{reg}");
        }
        let value = self.fresh("v");
        let cast = if has > len { "trunc" } else { "zext" };
        self.line(format_args!("{value} = {cast} i{} %r{reg} to i{}", has * 8, len * 8));
        value
    }
}

/// The pieces of the result that belong to reads in branches, all ones.
fn not_reached(stmts: &[Stmt], is_conditional: bool) -> u64 {
    let of = |stmt: &Stmt| match stmt {
        Stmt::Read { reg, .. } | Stmt::Update { reg, .. } if is_conditional => {
            0xffff << (reg % READS * 16)
        }
        Stmt::If { then, .. } => not_reached(then, true),
        _ => 0,
    };
    stmts.iter().fold(0, |bits, stmt| bits | of(stmt))
}

/// A pointer to the first byte of a place.
fn place(at: &Place) -> String {
    match at.offset {
        0 => format!("@{}", letter(at.location)),
        offset => format!("getelementptr (i8, ptr @{}, i64 {offset})", letter(at.location)),
    }
}

/// LLVM's word for an order, with a blank before it; nothing for plain accesses.
pub(super) fn llvm(order: Order) -> &'static str {
    match order {
        Order::Na => "",
        Order::Unordered => " unordered",
        Order::Rlx => " monotonic",
        Order::Acq => " acquire",
        Order::Rel => " release",
        Order::AcqRel => " acq_rel",
        Order::Sc => " seq_cst",
    }
}
