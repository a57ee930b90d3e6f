//! A program with library calls as LLVM IR, in the manner of code that is not optimised: what a
//! function remembers is in `alloca`s of its own.

mod access;
mod calls;
mod control;
mod memory;
mod threads;
mod waits;

use super::code::{At, Block, Body, Code, Home, Out, Ref, Role, Slot, Stmt, Want};
use crate::generate::text::llvm;
use calls::declarations;
use std::collections::BTreeSet;
use std::fmt::Write;
use tresse_memmodels::Order;

/// The module. `leaks`: a pointer to each block is stored to a global, which nobody reads, as soon
/// as it is made.
pub(super) fn module(code: &Code, leaks: bool) -> String {
    let mut out = String::from("target triple = \"x86_64-unknown-linux-gnu\"\n\n");
    globals(&mut out, code, leaks);
    for index in 0..code.bodies.len() {
        out.push_str(&Function::new(code, index, leaks).text());
    }
    declarations(&mut out);
    out
}

/// The name of what a program that leaks stores its pointers to begins so.
pub(crate) const LEAK: &str = "leak";
/// The name of what holds the number of a thread begins so.
pub(crate) const HANDLE: &str = "h";

fn globals(out: &mut String, code: &Code, leaks: bool) {
    (0..code.vars).for_each(|v| line(out, format_args!("@v{v} = global i32 0, align 4")));
    (0..code.slots).for_each(|g| line(out, format_args!("@g{g} = global ptr null, align 8")));
    for (b, body) in code.bodies.iter().enumerate().filter(|(_, b)| b.result == Out::Global) {
        if notes(&body.stmts) {
            line(out, format_args!("@t{b} = global i64 0, align 8"));
        }
    }
    for h in shared_handles(code) {
        line(out, format_args!("@{HANDLE}{h} = global i64 0, align 8"));
    }
    for (b, block) in code.blocks.iter().enumerate() {
        match block.home {
            Home::Global => global(out, b, block, ""),
            Home::Tls => global(out, b, block, "thread_local "),
            _ => {}
        }
        if leaks && block.home != Home::Global {
            line(out, format_args!("@{LEAK}{b} = global ptr null, align 8"));
        }
    }
    out.push_str("@until = constant [2 x i64] zeroinitializer, align 8\n");
}

/// A block with its static initialisers: words between zeros.
fn global(out: &mut String, b: usize, block: &Block, local: &str) {
    let words = (block.size() / 4) as usize;
    let mut values = vec![0; words];
    for part in block.parts.iter().filter(|p| p.word != 0) {
        values[((part.offset + part.kind.word()) / 4) as usize] = part.word;
    }
    let list: Vec<String> = values.iter().map(|v| format!("i32 {v}")).collect();
    let list = list.join(", ");
    line(out, format_args!("@b{b} = {local}global [{words} x i32] [{list}], align 16"));
}

fn notes(stmts: &[Stmt]) -> bool {
    stmts.iter().any(|s| {
        matches!(s, Stmt::Record | Stmt::Join { want: Want::Record, .. })
            || s.inner().into_iter().any(notes)
    })
}

/// Handles that more than one function knows.
fn shared_handles(code: &Code) -> BTreeSet<usize> {
    let mut users: Vec<(usize, usize)> = Vec::new();
    for (body, stmt) in code.stmts() {
        if let Stmt::Create { handle, .. }
        | Stmt::Join { handle, .. }
        | Stmt::Detach { handle, .. } = stmt
        {
            users.push((*handle, body));
        }
    }
    let is_shared = |h: usize, body: usize| users.iter().any(|(g, b)| *g == h && *b != body);
    users.iter().filter(|(h, b)| is_shared(*h, *b)).map(|(h, _)| *h).collect()
}

/// A formatted line. Writing to a `String` cannot fail.
fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
    out.push('\n');
}

/// A function while it is written.
struct Function<'a> {
    code: &'a Code,
    body: &'a Body,
    index: usize,
    leaks: bool,
    out: String,
    /// Its local variables: allocas in front.
    locals: BTreeSet<String>,
    shared: BTreeSet<usize>,
    /// For fresh names.
    names: usize,
    /// The loops that it is in: where each begins again, and where it is left for.
    loops: Vec<[String; 2]>,
}

impl Function<'_> {
    fn new(code: &Code, index: usize, leaks: bool) -> Function<'_> {
        let shared = shared_handles(code);
        let body = &code.bodies[index];
        Function {
            code,
            body,
            index,
            leaks,
            out: String::new(),
            locals: BTreeSet::new(),
            shared,
            names: 0,
            loops: Vec::new(),
        }
    }

    fn text(mut self) -> String {
        if let Some(block) = self.body.argument {
            let local = self.pointer(block);
            self.line(format_args!("store ptr %argument, ptr {local}, align 8"));
        }
        self.stmts(&self.body.stmts.to_vec());
        self.leave();
        let head = match self.body.role {
            Role::Main => "i32 @main()".into(),
            Role::Thread => format!("ptr @f{}(ptr %argument)", self.index),
            Role::C11 => format!("i32 @f{}(ptr %argument)", self.index),
            Role::Proc => format!("void @f{}()", self.index),
            Role::Function => format!("i32 @f{}()", self.index),
        };
        let mut out = format!("\ndefine {head} {{\n");
        for local in &self.locals {
            line(&mut out, format_args!("  {local}"));
        }
        out + &self.out + "}\n"
    }

    fn line(&mut self, text: std::fmt::Arguments<'_>) {
        self.out.push_str("  ");
        line(&mut self.out, text);
    }

    fn label(&mut self, label: &str) {
        line(&mut self.out, format_args!("{label}:"));
    }

    fn fresh(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("%{prefix}{}", self.names)
    }

    /// A local variable, zero at first. Its initial store stands with the allocas.
    fn local(&mut self, name: &str, ty: &str, zero: &str) -> String {
        let align = if ty == "i32" { 4 } else { 8 };
        self.locals.insert(format!(
            "%{name} = alloca {ty}, align {align}\n  store {ty} {zero}, ptr %{name}, align {align}"
        ));
        format!("%{name}")
    }

    fn result(&mut self) -> String {
        self.local("r", "i32", "0")
    }

    fn notes(&mut self) -> String {
        self.local("notes", "i64", "0")
    }

    /// Where a function keeps its pointer to a block.
    fn pointer(&mut self, block: usize) -> String {
        self.local(&format!("block{block}"), "ptr", "null")
    }

    /// The room for a stack block.
    fn room(&mut self, block: usize) -> String {
        let size = self.code.blocks[block].size();
        self.locals.insert(format!("%room{block} = alloca [{size} x i8], align 16"));
        format!("%room{block}")
    }

    fn handle(&mut self, handle: usize) -> String {
        if self.shared.contains(&handle) {
            return format!("@{HANDLE}{handle}");
        }
        self.local(&format!("h{handle}"), "i64", "0")
    }

    /// The address of a block.
    fn base(&mut self, block: usize) -> String {
        if self.code.blocks[block].home == Home::Global {
            return format!("@b{block}");
        }
        let (local, base) = (self.pointer(block), self.fresh("p"));
        self.line(format_args!("{base} = load ptr, ptr {local}, align 8"));
        base
    }

    /// The address of an object.
    fn address(&mut self, at: Ref) -> String {
        let base = self.base(at.block);
        self.offset(&base, self.code.part(at).offset)
    }

    fn offset(&mut self, base: &str, offset: u32) -> String {
        if offset == 0 {
            return base.to_owned();
        }
        let place = self.fresh("q");
        self.line(format_args!("{place} = getelementptr i8, ptr {base}, i64 {offset}"));
        place
    }

    fn int(&mut self, at: At) -> String {
        match at {
            At::Var(v) => format!("@v{v}"),
            At::Part(at) => self.address(at),
        }
    }

    fn slot(&mut self, slot: Slot) -> String {
        match slot {
            Slot::Global(g) => format!("@g{g}"),
            Slot::Part(at) => self.address(at),
        }
    }

    fn set_result(&mut self, value: &str) {
        let result = self.result();
        self.line(format_args!("store i32 {value}, ptr {result}, align 4"));
    }

    fn get_result(&mut self) -> String {
        let (result, value) = (self.result(), self.fresh("v"));
        self.line(format_args!("{value} = load i32, ptr {result}, align 4"));
        value
    }

    fn stmts(&mut self, stmts: &[Stmt]) {
        stmts.iter().for_each(|s| self.stmt(s));
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Read { at, order } => {
                let value = self.load(*at, *order);
                self.set_result(&value);
            }
            Stmt::Write { at, order, value } => self.write(*at, *order, *value),
            Stmt::Update { at, order, how } => self.update(*at, *order, *how),
            Stmt::Bump { at } => self.bump(*at),
            Stmt::Fence(order) => self.line(format_args!("fence{}", llvm(*order))),
            Stmt::Record => {
                let value = self.get_result();
                self.record(&value);
            }
            Stmt::Call { call, at, mutex, is_c11 } => self.call(*call, *at, *mutex, *is_c11),
            Stmt::Init { at, how } => self.init(*at, *how),
            Stmt::Once { at, body, is_c11 } => {
                let (place, function) = (self.address(*at), self.function(*body));
                if *is_c11 {
                    self.line(format_args!("call void @call_once(ptr {place}, ptr {function})"));
                } else {
                    let value = self.fresh("v");
                    self.line(format_args!(
                        "{value} = call i32 @pthread_once(ptr {place}, ptr {function})"
                    ));
                }
            }
            Stmt::If { .. } | Stmt::While { .. } | Stmt::Tries { .. } => self.control(stmt),
            Stmt::Make(_) | Stmt::Free(_) | Stmt::Grow(_) | Stmt::Publish { .. } => {
                self.block(stmt);
            }
            Stmt::Take { block, slot, order, waits, takes, then } => {
                self.take(*block, *slot, *order, [*waits, *takes], then);
            }
            Stmt::Loop(_) | Stmt::Leave(_) | Stmt::Again(_) | Stmt::When { .. } => {
                self.rounds(stmt)
            }
            Stmt::Local { local, how } => self.of_local(*local, *how),
            Stmt::Try { at, orders, is_weak, expected, new } => {
                self.exchange(*at, *orders, *is_weak, *expected, *new);
            }
            Stmt::Suppose(test) => self.suppose(*test),
            Stmt::Assert(value) | Stmt::Assume(value) => self.check(*value, stmt),
            Stmt::Yield => {
                let value = self.fresh("v");
                self.line(format_args!("{value} = call i32 @sched_yield()"));
            }
            _ => self.thread(stmt),
        }
    }
}

/// `atomic` and the order, where they stand in a load or store.
fn words(order: Order) -> (&'static str, &'static str) {
    (if order.is_atomic() { "atomic " } else { "" }, llvm(order))
}
