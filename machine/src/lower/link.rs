//! What the entry point can reach, and where it is placed.

use super::names::Ground;
use super::start::Starts;
use super::{LinkError, Lowerer};
use crate::ids::FuncIdx;
use crate::memory::{ByteMap, Fill};
use crate::ops::{FloatKind, Scalar};
use crate::program::{GlobalDef, Target, unknown_function, unknown_variable};
use crate::request::Row;
use rustc_hash::{FxHashMap, FxHashSet};
use tresse_ir::ast::{
    Attr, ConstExpr, ConstId, ConstKind, FuncId, Function, Global, GlobalId, InstKind, Linkage,
    MdId, TextPos, ThreadLocal, Value,
};
use tresse_ir::metadata::{Leaf, Meaning, Metadata};

/// A function's definition: module and id.
pub(crate) type FuncRef = (usize, FuncId);
/// A global's definition: module and id.
pub(crate) type GlobalRef = (usize, GlobalId);

/// What a called or named function is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Callable {
    /// Code.
    Code(FuncRef),
    /// A library row, by its number.
    Row(u32),
    /// Known to the lowering by name (intrinsics, memcpy, sqrt …).
    Builtin,
    /// Defined nowhere.
    Missing,
}

/// Where a global lives.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Home {
    Variable(u32),
    Constant(u32),
    ThreadLocal(u32),
}

/// Where a name is used.
#[derive(Clone, Copy)]
pub(super) struct Mention {
    pub module: usize,
    pub pos: TextPos,
    pub dbg: Option<MdId>,
    /// In a function, not in an initialiser.
    pub is_code: bool,
}

/// What linking found.
#[derive(Default)]
pub(crate) struct Link {
    /// Reachable functions in order of discovery.
    pub order: Vec<FuncRef>,
    pub index: FxHashMap<FuncRef, FuncIdx>,
    rows: FxHashMap<&'static str, u32>,
    /// Reachable globals.
    pub homes: FxHashMap<GlobalRef, Home>,
    pub global_order: Vec<GlobalRef>,
    scanned: FxHashSet<FuncRef>,
    /// Names that are mentioned, and defined nowhere.
    unknown: FxHashSet<String>,
    scanned_consts: FxHashSet<(usize, ConstId, bool)>,
    /// What runs before and after `main`.
    pub(super) starts: Starts,
    /// Functions whose address is taken, by what they are (missing ones by name).
    pub targets: FxHashMap<(Callable, String), u32>,
}

/// Functions of the library that have to be told of a thread's end (`libc-shim/c/cancel.c`), and of
/// its beginning: in programs that name one of them it ends by the library's `pthread_exit`.
pub const TOLD_OF_ENDS: [&str; 19] = [
    "pthread_cancel",
    "pthread_tryjoin_np",
    "pthread_timedjoin_np",
    "pthread_clockjoin_np",
    "pthread_mutexattr_setrobust",
    "pthread_kill",
    "pthread_sigqueue",
    "raise",
    "kill",
    "killpg",
    "sigqueue",
    "pthread_sigmask",
    "sigprocmask",
    "sighold",
    "sigrelse",
    "sigset",
    "pthread_setschedparam",
    "pthread_getschedparam",
    "pthread_setschedprio",
];

impl Lowerer<'_> {
    /// Resolves names from the entry point on.
    pub(crate) fn link(&mut self, entry: &str) {
        self.index_names();
        let Some(main) = self.entry_named(entry) else {
            let message =
                format!("no function `{entry}` is defined; choose one with --entry-function");
            return self.error(0, TextPos::default(), None, message, false);
        };
        self.reach(main);
        let mut first = self.find_starts();
        first.push(main);
        self.reach_environment(main);
        self.scan_all(first);
        let at_ends = [
            "pthread_key_create",
            "__tresse_cleanup_push",
            "__cxa_thread_atexit",
            "__cxa_thread_atexit_impl",
            "pthread_exit",
        ];
        self.program.thread_exit =
            self.link_if_needed("pthread_exit", &[&at_ends[..], &TOLD_OF_ENDS].concat());
        self.program.exit = self.link_if_needed(
            "exit",
            &[
                "atexit",
                "on_exit",
                "__cxa_atexit",
                "__cxa_thread_atexit",
                "__cxa_thread_atexit_impl",
            ],
        );
        self.refuse_recovery();
        let bounds = self.section_bounds();
        bounds.iter().for_each(|f| self.reach(*f));
        self.scan_all(bounds);
        self.has_sections = self.has_sections();
        self.program.entry = self.link.index[&main];
    }

    /// Reaches everything from these functions on.
    fn scan_all(&mut self, mut work: Vec<FuncRef>) {
        while let Some(func) = work.pop() {
            if self.link.scanned.insert(func) {
                let before = self.link.order.len();
                self.scan_function(func);
                work.extend(self.link.order[before..].iter().copied());
            }
        }
    }

    /// What start functions return to, if the program has something to be done there: destructors
    /// of keys and of thread-local variables and cleanup handlers in `pthread_exit`, functions of
    /// `atexit` and destructors of variables in `exit`.
    fn link_if_needed(&mut self, end: &str, needed_for: &[&str]) -> Option<FuncIdx> {
        let library =
            |name: &str| self.function_named(name).filter(|f| self.inputs[f.0].is_library);
        let is_reached =
            |name: &&str| library(name).is_some_and(|f| self.link.index.contains_key(&f));
        let end = library(end).filter(|_| needed_for.iter().any(is_reached))?;
        self.reach(end);
        self.scan_all(vec![end]);
        self.link.index.get(&end).copied()
    }

    pub(super) fn reach(&mut self, func: FuncRef) {
        if !self.link.index.contains_key(&func) {
            self.link.index.insert(func, FuncIdx(self.link.order.len() as u32));
            self.link.order.push(func);
        }
    }

    /// The number of a library row, a new one at its first use.
    pub(super) fn row_number(&mut self, row: &'static Row) -> u32 {
        let next = self.program.rows.len() as u32;
        let rows = &mut self.program.rows;
        *self.link.rows.entry(row.name).or_insert_with(|| {
            rows.push(row);
            next
        })
    }

    fn scan_function(&mut self, (module, id): FuncRef) {
        let inputs = self.inputs;
        let f = &inputs[module].module.functions[id.index()];
        for block in &f.blocks {
            for inst in &block.insts {
                let place = Mention { module, pos: inst.pos, dbg: inst.dbg, is_code: true };
                self.reach_resume(&inst.kind);
                let mut consts = Vec::new();
                let mut callee = None;
                each_const(&inst.kind, &mut |c| consts.push(c), &mut |v| callee = Some(v));
                if let Some(Value::Const(c)) = callee {
                    self.scan_const(module, c, place, Some(f), true);
                }
                for c in consts {
                    self.scan_const(module, c, place, Some(f), false);
                }
            }
        }
    }

    /// Looks through a constant for functions and globals, and through what these hold.
    pub(super) fn scan_const(
        &mut self,
        module: usize,
        id: ConstId,
        place: Mention,
        caller: Option<&Function>,
        is_callee: bool,
    ) {
        // Not by recursion: globals may hold each other's addresses without an end.
        let mut work = vec![(module, id, place, is_callee)];
        while let Some((module, id, place, is_callee)) = work.pop() {
            let caller = caller.filter(|_| place.is_code);
            match self.ground(module, id) {
                Ground::Function(m, f) => self.scan_use(m, f, place, caller, is_callee),
                Ground::Global(m, g) => {
                    if let Some((init, place)) = self.scan_global(m, g, place) {
                        work.push((m, init, place, false));
                    }
                }
                Ground::Constant(m, id) => {
                    let parts = self.parts(m, id, place, caller, is_callee);
                    work.extend(parts.into_iter().rev().map(|(id, c)| (m, id, place, c)));
                }
                Ground::Unknown(_) => {}
            }
        }
    }

    /// The constants that a constant is made of, each with whether it is what is called.
    fn parts(
        &mut self,
        module: usize,
        id: ConstId,
        place: Mention,
        caller: Option<&Function>,
        is_callee: bool,
    ) -> Vec<(ConstId, bool)> {
        let inputs = self.inputs;
        let kind = &inputs[module].module.consts[id.index()].kind;
        let is_compound =
            matches!(kind, ConstKind::Expr(_) | ConstKind::Aggregate(_) | ConstKind::Splat(_));
        if is_compound && !self.link.scanned_consts.insert((module, id, is_callee)) {
            return Vec::new();
        }
        match kind {
            ConstKind::BlockAddress(f, _) => {
                self.scan_use(module, *f, place, caller, false);
                Vec::new()
            }
            ConstKind::Aggregate(items) => items.iter().map(|item| (*item, false)).collect(),
            ConstKind::Splat(item) => vec![(*item, is_callee)],
            ConstKind::Expr(expr) => {
                operands(expr).into_iter().map(|operand| (operand, is_callee)).collect()
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn scan_use(
        &mut self,
        module: usize,
        id: FuncId,
        place: Mention,
        caller: Option<&Function>,
        is_callee: bool,
    ) {
        let inputs = self.inputs;
        let name = &inputs[module].module.functions[id.index()].name;
        if self.is_null(module, id) {
            return;
        }
        let callable =
            if is_callee { self.resolve(module, id) } else { self.resolve_address(module, id) };
        match callable {
            Callable::Code(func) => self.reach(func),
            Callable::Missing if is_callee => {
                let within = caller.map(|f| format!(" (called in `{}`)", f.name));
                let what = unknown_function(&format!("`{name}`{}", within.unwrap_or_default()));
                self.note_unknown(name, place, &what);
            }
            Callable::Missing => {
                self.note_unknown(name, place, &unknown_function(&format!("`{name}`")));
            }
            _ => {}
        }
        if !is_callee && !name.starts_with("llvm.") {
            let key = (
                callable,
                if callable == Callable::Missing || callable == Callable::Builtin {
                    name.clone()
                } else {
                    String::new()
                },
            );
            let next = self.link.targets.len() as u32;
            if let std::collections::hash_map::Entry::Vacant(e) = self.link.targets.entry(key) {
                e.insert(next);
                let target = match callable {
                    // Numbered in `reach`; the index is known by now.
                    Callable::Code(func) => Target::Code(self.link.index[&func]),
                    Callable::Row(row) => Target::Row(row),
                    Callable::Builtin => Target::Builtin,
                    Callable::Missing => Target::Missing,
                };
                self.program.targets.push((name.clone(), 0, target));
            }
        }
    }

    /// Keeps the first mention of what is defined nowhere.
    fn note_unknown(&mut self, name: &str, place: Mention, what: &str) {
        let module = &self.inputs[place.module].module;
        let source = place.dbg.and_then(|d| module.metadata.location(d));
        let source = source.map(|s| format!("{}:{}:{}", s.file, s.line, s.col));
        let (file, pos) = (module.file.clone(), place.pos);
        let message = format!("Tresse does not model {what}");
        if self.link.unknown.insert(name.to_owned()) {
            let error = LinkError { file, pos, source, message, is_unsupported: true };
            self.program.unknown.push(error);
        }
    }

    /// Makes room for a global that is reached for the first time: what it holds is to be looked
    /// through.
    pub(super) fn scan_global(
        &mut self,
        module: usize,
        id: GlobalId,
        place: Mention,
    ) -> Option<(ConstId, Mention)> {
        let inputs = self.inputs;
        let found = (module, id);
        let g = &inputs[module].module.globals[id.index()];
        if g.init.is_none() {
            if g.linkage == Linkage::ExternWeak {
                return None;
            }
            self.note_unknown(&g.name, place, &unknown_variable(&g.name));
            return None;
        }
        if self.link.homes.contains_key(&found) {
            return None;
        }
        let mut size = self.alloc_size(found.0, g.ty).unwrap_or(0);
        let before = self.global_bytes;
        self.global_bytes = before.saturating_add(size);
        if self.global_bytes > self.memory_limit {
            // Once is enough.
            if before <= self.memory_limit {
                let message = format!(
                    "the global variables up to `{}` take {} bytes, more than limits.memory",
                    g.name, self.global_bytes
                );
                self.error(found.0, g.pos, None, message, false);
            }
            size = 0;
        }
        // LangRef leaves it to the target where none is given; LLVM takes the preferred one, and
        // 16 for what has more bytes than that.
        let least = if size > 16 { 16 } else { 1 };
        let align = g.align.unwrap_or_else(|| self.object_align(found.0, g.ty).max(least));
        let align = match g.linkage {
            Linkage::Common => align.max(self.common_align(&g.name).unwrap_or(0)),
            _ => align,
        };
        let is_library = inputs[found.0].is_library;
        let leaves = (!is_library).then(|| self.leaves(found.0, g.ty).ok()).flatten();
        let shape: Vec<(u64, Scalar)> = leaves.map_or(vec![], |l| l.scalars());
        let shape = told_shape(&inputs[found.0].module.metadata, g, &shape).unwrap_or(shape);
        let def = GlobalDef {
            shape,
            is_library,
            is_of_rustc: false,
            name: g.name.clone(),
            shown: String::new(),
            size,
            align: align.clamp(1, 1 << 20) as u32,
            is_constant: g.is_constant,
            init: ByteMap::new(size, Fill::Zero),
            address: 0,
            module: found.0 as u32,
            dbg: g.dbg,
        };
        let program = &mut self.program;
        let (list, home): (_, fn(u32) -> Home) = if is_thread_local(g) {
            (&mut program.thread_locals, Home::ThreadLocal)
        } else if g.is_constant {
            (&mut program.constants, Home::Constant)
        } else {
            (&mut program.globals, Home::Variable)
        };
        self.link.homes.insert(found, home(list.len() as u32));
        list.push(def);
        self.link.global_order.push(found);
        Some((g.init?, Mention { module, pos: g.pos, dbg: None, is_code: false }))
    }

    /// Numbers globals in order of definition: reports then list them as the source does.
    fn sort_globals(&mut self) {
        let mut order = std::mem::take(&mut self.link.global_order);
        order.sort_unstable();
        let program = &mut self.program;
        let mut old = [
            std::mem::take(&mut program.globals).into_iter().map(Some).collect::<Vec<_>>(),
            std::mem::take(&mut program.constants).into_iter().map(Some).collect(),
            std::mem::take(&mut program.thread_locals).into_iter().map(Some).collect(),
        ];
        for global in &order {
            let Some(home) = self.link.homes.get_mut(global) else { continue };
            let (which, index, list) = match home {
                Home::Variable(i) => (0, i, &mut program.globals),
                Home::Constant(i) => (1, i, &mut program.constants),
                Home::ThreadLocal(i) => (2, i, &mut program.thread_locals),
            };
            if let Some(def) = old[which][*index as usize].take() {
                *index = list.len() as u32;
                list.push(def);
            }
        }
        self.link.global_order = order;
    }

    /// Gives addresses to functions and globals.
    pub(crate) fn place_objects(&mut self) {
        self.sort_globals();
        let regions = self.program.regions;
        let mut next = regions.functions;
        let program = &mut self.program;
        for i in 0..program.targets.len() {
            let blocks = match program.targets[i].2 {
                Target::Code(f) => {
                    let (m, id) = self.link.order[f.0 as usize];
                    self.inputs[m].module.functions[id.index()].blocks.len() as u64
                }
                _ => 0,
            };
            program.targets[i].1 = next;
            next += (1 + blocks + 1).next_multiple_of(16);
        }
        let mut next = regions.globals.max(next.next_multiple_of(4096));
        let end = regions.heap(0).0;
        let mut serial = 1 << 40;
        for def in program.constants.iter_mut().chain(program.globals.iter_mut()) {
            serial += 1;
            match regions.place(next, end, def.size, u64::from(def.align), serial) {
                Some((base, after)) => (def.address, next) = (base, after),
                None => {
                    let (module, message) = (
                        def.module as usize,
                        format!(
                            "the global `{}` of {} bytes does not fit into the address space",
                            def.name, def.size
                        ),
                    );
                    let file = self.inputs[module].module.file.clone();
                    self.errors.push(super::LinkError {
                        file,
                        pos: TextPos::default(),
                        source: None,
                        message,
                        is_unsupported: false,
                    });
                    return;
                }
            }
        }
    }
}

/// Calls `f` with each constant operand of an instruction, and `callee` with what a call calls.
fn each_const(kind: &InstKind, f: &mut impl FnMut(ConstId), callee: &mut impl FnMut(Value)) {
    super::inst::each_operand(kind, &mut |value| {
        if let Value::Const(c) = value {
            f(c);
        }
    });
    if let InstKind::Call(call) | InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } =
        kind
    {
        callee(call.callee);
    }
}

/// The constants that a constant expression is made of.
pub(crate) fn operands(expr: &ConstExpr) -> Vec<ConstId> {
    match expr {
        ConstExpr::Binary { lhs, rhs, .. }
        | ConstExpr::ICmp { lhs, rhs, .. }
        | ConstExpr::FCmp { lhs, rhs, .. } => vec![*lhs, *rhs],
        ConstExpr::Cast { value, .. } | ConstExpr::FNeg { value } => vec![*value],
        ConstExpr::GetElementPtr { base, indices, .. } => {
            std::iter::once(*base).chain(indices.iter().copied()).collect()
        }
        ConstExpr::Select { cond, then, other } => vec![*cond, *then, *other],
        ConstExpr::ExtractElement { vector, index } => vec![*vector, *index],
        ConstExpr::InsertElement { vector, value, index } => vec![*vector, *value, *index],
        ConstExpr::ShuffleVector { a, b, mask } => vec![*a, *b, *mask],
        ConstExpr::ExtractValue { aggregate, .. } => vec![*aggregate],
        ConstExpr::InsertValue { aggregate, value, .. } => vec![*aggregate, *value],
    }
}

const THREAD_SECTION: &str = "section \"__tresse,__thread_local\"";

/// Has each thread its own? The library says so by a section where the target has no such
/// variables.
fn is_thread_local(g: &Global) -> bool {
    let is_section = |a: &Attr| matches!(a, Attr::Word(text) if text == THREAD_SECTION);
    g.thread_local != ThreadLocal::No || g.extras.iter().any(is_section)
}

/// The scalars of a variable that is nothing but bytes in the IR, as rustc has all of them, by the
/// debug information. `None`: that tells no more, or not of each byte, once.
fn told_shape(
    metadata: &Metadata,
    global: &Global,
    shape: &[(u64, Scalar)],
) -> Option<Vec<(u64, Scalar)>> {
    let is_bytes = shape.len() > 1 && shape.iter().all(|(_, scalar)| *scalar == Scalar::Int(8));
    let mut leaves = metadata.leaves(global.dbg.filter(|_| is_bytes)?, "", shape.len())?;
    leaves.sort_unstable_by_key(|leaf| leaf.offset);
    let is_apart = leaves.windows(2).all(|l| l[0].offset + l[0].size <= l[1].offset);
    let is_whole = leaves.iter().map(|leaf| leaf.size).sum::<u64>() == shape.len() as u64;
    let is_inside = leaves.last().is_some_and(|l| l.offset + l.size <= shape.len() as u64);
    let is_scalar = |leaf: &Leaf| matches!(leaf.size, 1 | 2 | 4 | 8);
    let scalar = |leaf: &Leaf| match leaf.meaning {
        Some(Meaning::Float(32)) => Scalar::Float(FloatKind::Float),
        Some(Meaning::Float(64)) => Scalar::Float(FloatKind::Double),
        _ => Scalar::Int(leaf.size as u32 * 8),
    };
    (is_apart && is_inside && is_whole && leaves.iter().all(is_scalar))
        .then(|| leaves.iter().map(|leaf| (leaf.offset, scalar(leaf))).collect())
}
