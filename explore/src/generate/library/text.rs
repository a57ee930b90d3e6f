//! A program with library calls as LLVM IR, in the manner of code that is not optimised: what a
//! function remembers is in `alloca`s of its own.

use super::code::{
    At, Block, Body, Call, Code, Home, Init, Kind, Out, Publish, Ref, Role, Slot, Stmt, Update,
    Value, Want,
};
use crate::generate::text::llvm;
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

    fn load(&mut self, at: At, order: Order) -> String {
        let (place, value) = (self.int(at), self.fresh("v"));
        let (atomic, order) = words(order);
        self.line(format_args!("{value} = load {atomic}i32, ptr {place}{order}, align 4"));
        value
    }

    /// Comes to `yes` if the condition holds, otherwise to `no`.
    fn branch(&mut self, condition: &str, yes: &str, no: &str) {
        self.line(format_args!("br i1 {condition}, label {yes}, label {no}"));
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
            Stmt::Assert(value) | Stmt::Assume(value) => self.check(*value, stmt),
            Stmt::Yield => {
                let value = self.fresh("v");
                self.line(format_args!("{value} = call i32 @sched_yield()"));
            }
            _ => self.thread(stmt),
        }
    }

    fn write(&mut self, at: At, order: Order, value: Value) {
        let value = match value {
            Value::Const(n) => n.to_string(),
            Value::Result => self.get_result(),
        };
        let place = self.int(at);
        let (atomic, order) = words(order);
        self.line(format_args!("store {atomic}i32 {value}, ptr {place}{order}, align 4"));
    }

    fn update(&mut self, at: At, order: Order, how: Update) {
        let (place, value) = (self.int(at), self.fresh("v"));
        let word = llvm(order);
        match how {
            Update::Add(n) => self
                .line(format_args!("{value} = atomicrmw add ptr {place}, i32 {n}{word}, align 4")),
            Update::Swap(n) => self
                .line(format_args!("{value} = atomicrmw xchg ptr {place}, i32 {n}{word}, align 4")),
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

    fn bump(&mut self, at: At) {
        let value = self.load(at, Order::Na);
        let sum = self.fresh("v");
        self.line(format_args!("{sum} = add i32 {value}, 1"));
        let place = self.int(at);
        self.line(format_args!("store i32 {sum}, ptr {place}, align 4"));
        self.set_result(&value);
    }

    /// Eight bits of a value come behind the notes so far.
    fn record(&mut self, value: &str) {
        let (notes, wide, low) = (self.notes(), self.fresh("n"), self.fresh("n"));
        let (old, moved, new) = (self.fresh("n"), self.fresh("n"), self.fresh("n"));
        self.line(format_args!("{low} = and i32 {value}, 255"));
        self.line(format_args!("{wide} = zext i32 {low} to i64"));
        self.line(format_args!("{old} = load i64, ptr {notes}, align 8"));
        self.line(format_args!("{moved} = shl i64 {old}, 8"));
        self.line(format_args!("{new} = or i64 {moved}, {wide}"));
        self.line(format_args!("store i64 {new}, ptr {notes}, align 8"));
    }

    fn call(&mut self, call: Call, at: Ref, mutex: Option<Ref>, is_c11: bool) {
        let (posix, c11) = call.names();
        let name = c11.filter(|_| is_c11).unwrap_or(posix);
        let mut arguments = format!("ptr {}", self.address(at));
        if let Some(mutex) = mutex.filter(|_| call.is_wait()) {
            let _ = write!(arguments, ", ptr {}", self.address(mutex));
        }
        if call.is_timed() {
            arguments.push_str(", ptr @until");
        }
        let mut value = self.fresh("v");
        if call == Call::SemValue {
            let room = self.local("count", "i32", "0");
            self.line(format_args!("{value} = call i32 @{name}({arguments}, ptr {room})"));
            value = self.fresh("v");
            self.line(format_args!("{value} = load i32, ptr {room}, align 4"));
        } else {
            self.line(format_args!("{value} = call i32 @{name}({arguments})"));
        }
        self.set_result(&value);
    }

    fn init(&mut self, at: Ref, how: Init) {
        let (kind, place) = (self.code.part(at).kind, self.address(at));
        if let Init::Assign(word) = how {
            return self.assign(kind, &place, word);
        }
        let (name, second) = match (kind, how) {
            (Kind::Mutex, Init::C11(n)) => ("mtx_init", format!("i32 {n}")),
            (Kind::Mutex, Init::Call(0)) => ("pthread_mutex_init", "ptr null".into()),
            (Kind::Mutex, Init::Call(n)) => ("pthread_mutex_init", self.attribute(n)),
            (Kind::Cond, Init::C11(_)) => ("cnd_init", String::new()),
            (Kind::Cond, _) => ("pthread_cond_init", "ptr null".into()),
            (Kind::Spin, _) => ("pthread_spin_init", "i32 0".into()),
            (Kind::RwLock, _) => ("pthread_rwlock_init", "ptr null".into()),
            (Kind::Barrier, Init::Call(n)) => {
                ("pthread_barrier_init", format!("ptr null, i32 {n}"))
            }
            (Kind::Sem, Init::Call(n)) => ("sem_init", format!("i32 0, i32 {n}")),
            _ => return self.assign(kind, &place, 0),
        };
        let more = if second.is_empty() { second } else { format!(", {second}") };
        let value = self.fresh("v");
        self.line(format_args!("{value} = call i32 @{name}(ptr {place}{more})"));
    }

    /// A mutex's attribute of a kind, as an argument.
    fn attribute(&mut self, kind: u32) -> String {
        let (room, a, b) = (self.local("attribute", "i32", "0"), self.fresh("v"), self.fresh("v"));
        self.line(format_args!("{a} = call i32 @pthread_mutexattr_init(ptr {room})"));
        self.line(format_args!(
            "{b} = call i32 @pthread_mutexattr_settype(ptr {room}, i32 {kind})"
        ));
        format!("ptr {room}")
    }

    /// As a compiler assigns an initialiser.
    fn assign(&mut self, kind: Kind, place: &str, word: u32) {
        let size = kind.size();
        match kind {
            Kind::Int | Kind::Once | Kind::Spin => {
                self.line(format_args!("store i32 {word}, ptr {place}, align 4"));
            }
            Kind::Ptr => self.line(format_args!("store ptr null, ptr {place}, align 8")),
            _ => {
                self.line(format_args!(
                    "call void @llvm.memset.p0.i64(ptr align 8 {place}, i8 0, i64 {size}, i1 false)"
                ));
                if word != 0 {
                    let at = self.offset(place, kind.word());
                    self.line(format_args!("store i32 {word}, ptr {at}, align 4"));
                }
            }
        }
    }

    fn control(&mut self, stmt: &Stmt) {
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

    fn block(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Make(block) => self.make(*block),
            Stmt::Free(block) => {
                let base = self.base(*block);
                self.line(format_args!("call void @free(ptr {base})"));
            }
            Stmt::Grow(block) if self.code.blocks[*block].home != Home::Global => {
                let (base, new) = (self.base(*block), self.fresh("p"));
                let size = self.code.blocks[*block].size() * 2;
                self.line(format_args!("{new} = call ptr @realloc(ptr {base}, i64 {size})"));
                self.keep(*block, &new);
                self.leak(*block, &new);
            }
            Stmt::Publish { block, slot, how } => {
                let (base, place) = (self.base(*block), self.slot(*slot));
                let old = self.fresh("p");
                match how {
                    Publish::Store(order) => {
                        let (atomic, order) = words(*order);
                        self.line(format_args!(
                            "store {atomic}ptr {base}, ptr {place}{order}, align 8"
                        ));
                    }
                    // LLVM 14 exchanges no pointers by atomicrmw.
                    Publish::Swap(order) => {
                        let (number, order) = (self.fresh("a"), llvm(*order));
                        self.line(format_args!("{number} = ptrtoint ptr {base} to i64"));
                        self.line(format_args!(
                            "{old} = atomicrmw xchg ptr {place}, i64 {number}{order}, align 8"
                        ));
                    }
                    Publish::Exchange(order) => {
                        let (word, failure) = (llvm(*order), llvm(failure(*order)));
                        self.line(format_args!(
                            "{old} = cmpxchg ptr {place}, ptr null, ptr {base}{word}{failure}, \
                             align 8"
                        ));
                    }
                }
            }
            _ => {}
        }
    }

    fn make(&mut self, block: usize) {
        let known = &self.code.blocks[block];
        let base = match known.home {
            Home::Global => return,
            Home::Stack => self.room(block),
            Home::Tls => format!("@b{block}"),
            Home::Heap => {
                let (base, size) = (self.fresh("p"), known.size());
                if known.is_zeroed {
                    self.line(format_args!("{base} = call ptr @calloc(i64 1, i64 {size})"));
                } else {
                    self.line(format_args!("{base} = call ptr @malloc(i64 {size})"));
                }
                base
            }
        };
        self.keep(block, &base);
        self.leak(block, &base);
    }

    fn keep(&mut self, block: usize, base: &str) {
        if self.code.blocks[block].home != Home::Global {
            let local = self.pointer(block);
            self.line(format_args!("store ptr {base}, ptr {local}, align 8"));
        }
    }

    fn leak(&mut self, block: usize, base: &str) {
        if self.leaks {
            self.line(format_args!(
                "store atomic ptr {base}, ptr @{LEAK}{block} monotonic, align 8"
            ));
        }
    }

    fn take(
        &mut self,
        block: usize,
        slot: Slot,
        order: Order,
        [waits, takes]: [bool; 2],
        then: &[Stmt],
    ) {
        let [head, yes, out, test, base] =
            ["head", "yes", "out", "test", "p"].map(|p| self.fresh(p));
        self.line(format_args!("br label {head}"));
        self.label(&head[1..]);
        let place = self.slot(slot);
        if takes {
            let (number, order) = (self.fresh("a"), llvm(at_least_relaxed(order)));
            self.line(format_args!("{number} = atomicrmw xchg ptr {place}, i64 0{order}, align 8"));
            self.line(format_args!("{base} = inttoptr i64 {number} to ptr"));
        } else {
            let (atomic, order) = words(order);
            self.line(format_args!("{base} = load {atomic}ptr, ptr {place}{order}, align 8"));
        }
        self.line(format_args!("{test} = icmp eq ptr {base}, null"));
        self.branch(&test, if waits { &head } else { &out }, &yes);
        self.label(&yes[1..]);
        self.keep(block, &base);
        self.stmts(then);
        self.line(format_args!("br label {out}"));
        self.label(&out[1..]);
    }

    fn function(&self, body: usize) -> String {
        format!("@f{body}")
    }

    fn thread(&mut self, stmt: &Stmt) {
        let value = self.fresh("v");
        match stmt {
            Stmt::Invoke(body) => {
                let function = self.function(*body);
                self.line(format_args!("call void {function}()"));
            }
            Stmt::Create { handle, body, argument, is_detached } => {
                let argument = argument.map_or("null".into(), |block| self.base(block));
                let (handle, function) = (self.handle(*handle), self.function(*body));
                if self.code.bodies[*body].role == Role::C11 {
                    return self.line(format_args!(
                        "{value} = call i32 @thrd_create(ptr {handle}, ptr {function}, ptr \
                         {argument})"
                    ));
                }
                let attribute = if *is_detached { self.detached() } else { "null".into() };
                self.line(format_args!(
                    "{value} = call i32 @pthread_create(ptr {handle}, ptr {attribute}, ptr \
                     {function}, ptr {argument})"
                ));
            }
            Stmt::Join { handle, want, is_c11 } => self.join(*handle, *want, *is_c11),
            Stmt::Detach { handle, is_c11 } => {
                let (handle, id) = (self.handle(*handle), self.fresh("id"));
                let name = if *is_c11 { "thrd_detach" } else { "pthread_detach" };
                self.line(format_args!("{id} = load i64, ptr {handle}, align 8"));
                self.line(format_args!("{value} = call i32 @{name}(i64 {id})"));
            }
            Stmt::ThreadExit => {
                let result = self.finish();
                match self.body.role {
                    Role::C11 => self.line(format_args!("call void @thrd_exit(i32 {result})")),
                    _ => self.line(format_args!("call void @pthread_exit(ptr {result})")),
                }
                self.end();
            }
            Stmt::Exit(code) => {
                self.finish();
                self.line(format_args!("call void @exit(i32 {code})"));
                self.end();
            }
            Stmt::AtExit(body) => {
                let function = self.function(*body);
                self.line(format_args!("{value} = call i32 @atexit(ptr {function})"));
            }
            _ => {}
        }
    }

    /// Nothing comes here; what follows is a block of its own.
    fn end(&mut self) {
        let after = self.fresh("after");
        self.line(format_args!("unreachable"));
        self.label(&after[1..]);
    }

    /// An attribute for a detached thread.
    fn detached(&mut self) -> String {
        self.locals.insert("%how = alloca [64 x i8], align 8".into());
        let (a, b) = (self.fresh("v"), self.fresh("v"));
        self.line(format_args!("{a} = call i32 @pthread_attr_init(ptr %how)"));
        self.line(format_args!("{b} = call i32 @pthread_attr_setdetachstate(ptr %how, i32 1)"));
        "%how".into()
    }

    fn join(&mut self, handle: usize, want: Want, is_c11: bool) {
        let (handle, id, value) = (self.handle(handle), self.fresh("id"), self.fresh("v"));
        self.line(format_args!("{id} = load i64, ptr {handle}, align 8"));
        if is_c11 {
            let room = self.local("status", "i32", "0");
            self.line(format_args!("{value} = call i32 @thrd_join(i64 {id}, ptr {room})"));
            if want == Want::Record {
                let status = self.fresh("v");
                self.line(format_args!("{status} = load i32, ptr {room}, align 4"));
                self.record(&status);
            }
            return;
        }
        let room = match want {
            Want::Nothing => "null".into(),
            _ => self.local("back", "ptr", "null"),
        };
        self.line(format_args!("{value} = call i32 @pthread_join(i64 {id}, ptr {room})"));
        let back = self.fresh("p");
        match want {
            Want::Nothing => {}
            Want::Record => {
                let (number, low) = (self.fresh("v"), self.fresh("v"));
                self.line(format_args!("{back} = load ptr, ptr {room}, align 8"));
                self.line(format_args!("{number} = ptrtoint ptr {back} to i64"));
                self.line(format_args!("{low} = trunc i64 {number} to i32"));
                self.record(&low);
            }
            Want::Block(block) => {
                self.line(format_args!("{back} = load ptr, ptr {room}, align 8"));
                self.keep(block, &back);
            }
        }
    }

    fn check(&mut self, equals: u32, stmt: &Stmt) {
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

    /// What a function does when it ends, and its result.
    fn finish(&mut self) -> String {
        let zero = if self.body.role == Role::C11 { "0" } else { "null" };
        match self.body.result {
            Out::Global if notes(&self.body.stmts) => {
                let (notes, value, index) = (self.notes(), self.fresh("n"), self.index);
                self.line(format_args!("{value} = load i64, ptr {notes}, align 8"));
                self.line(format_args!("store i64 {value}, ptr @t{index}, align 8"));
                zero.into()
            }
            Out::Global => zero.into(),
            Out::Return => {
                let (notes, value, result) = (self.notes(), self.fresh("n"), self.fresh("n"));
                self.line(format_args!("{value} = load i64, ptr {notes}, align 8"));
                let how = if self.body.role == Role::C11 { "trunc" } else { "inttoptr" };
                let ty = if self.body.role == Role::C11 { "i32" } else { "ptr" };
                self.line(format_args!("{result} = {how} i64 {value} to {ty}"));
                result
            }
            Out::Block(_) if self.body.role == Role::C11 => zero.into(),
            Out::Block(block) => self.base(block),
        }
    }

    fn leave(&mut self) {
        let result = self.finish();
        match self.body.role {
            Role::Main => self.line(format_args!("ret i32 0")),
            Role::Thread => self.line(format_args!("ret ptr {result}")),
            Role::C11 => self.line(format_args!("ret i32 {result}")),
            Role::Proc => self.line(format_args!("ret void")),
        }
    }
}

/// `atomic` and the order, where they stand in a load or store.
fn words(order: Order) -> (&'static str, &'static str) {
    (if order.is_atomic() { "atomic " } else { "" }, llvm(order))
}

/// The order of an exchange that fails.
fn failure(order: Order) -> Order {
    match order {
        Order::Sc => Order::Sc,
        Order::Acq | Order::AcqRel => Order::Acq,
        _ => Order::Rlx,
    }
}

fn at_least_relaxed(order: Order) -> Order {
    if order.is_atomic() { order } else { Order::Rlx }
}

/// Declarations of functions with the same parameters and result.
fn declare(out: &mut String, result: &str, parameters: &str, names: &str) {
    for name in names.split_whitespace() {
        line(out, format_args!("declare {result} @{name}({parameters})"));
    }
}

/// All that a program may call.
fn declarations(out: &mut String) {
    out.push('\n');
    declare(
        out,
        "i32",
        "ptr",
        "pthread_mutex_lock pthread_mutex_trylock pthread_mutex_unlock \
         pthread_mutex_destroy pthread_spin_lock pthread_spin_trylock pthread_spin_unlock \
         pthread_spin_destroy pthread_cond_signal pthread_cond_broadcast \
         pthread_cond_destroy pthread_barrier_wait pthread_barrier_destroy \
         pthread_rwlock_rdlock pthread_rwlock_tryrdlock pthread_rwlock_wrlock \
         pthread_rwlock_trywrlock pthread_rwlock_unlock pthread_rwlock_destroy sem_wait \
         sem_trywait sem_post sem_destroy mtx_lock mtx_trylock mtx_unlock cnd_init \
         cnd_signal cnd_broadcast pthread_mutexattr_init pthread_attr_init",
    );
    declare(
        out,
        "i32",
        "ptr, ptr",
        "pthread_mutex_timedlock pthread_rwlock_timedrdlock pthread_rwlock_timedwrlock \
         sem_timedwait pthread_cond_wait cnd_wait mtx_timedlock sem_getvalue \
         pthread_mutex_init pthread_cond_init pthread_rwlock_init pthread_once",
    );
    declare(
        out,
        "i32",
        "ptr, i32",
        "mtx_init pthread_spin_init pthread_mutexattr_settype pthread_attr_setdetachstate",
    );
    declare(out, "i32", "ptr, ptr, ptr", "pthread_cond_timedwait cnd_timedwait thrd_create");
    declare(out, "i32", "ptr, ptr, i32", "pthread_barrier_init");
    declare(out, "i32", "ptr, i32, i32", "sem_init");
    declare(out, "i32", "ptr, ptr, ptr, ptr", "pthread_create");
    declare(out, "i32", "i64, ptr", "pthread_join thrd_join");
    declare(out, "i32", "i64", "pthread_detach thrd_detach");
    out.push_str(
        "declare void @call_once(ptr, ptr)\n\
         declare void @pthread_exit(ptr) noreturn\n\
         declare void @thrd_exit(i32) noreturn\n\
         declare void @exit(i32) noreturn\n\
         declare void @abort() noreturn\n\
         declare i32 @atexit(ptr)\n\
         declare i32 @sched_yield()\n\
         declare ptr @malloc(i64)\n\
         declare ptr @calloc(i64, i64)\n\
         declare ptr @realloc(ptr, i64)\n\
         declare void @free(ptr)\n\
         declare void @__VERIFIER_assume(i32)\n\
         declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n",
    );
}
