//! Which definition a name means, and what the entry point can reach.

use super::Lowerer;
use crate::memory::{ByteMap, Fill};
use crate::program::{FuncIdx, GlobalDef, Target};
use rustc_hash::{FxHashMap, FxHashSet};
use tresse_ir::ast::{
    ConstExpr, ConstId, ConstKind, FuncId, Function, GlobalId, InstKind, Linkage, TextPos,
    ThreadLocal, Value,
};

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

/// What linking found.
#[derive(Default)]
pub(crate) struct Link {
    functions: FxHashMap<String, FuncRef>,
    globals: FxHashMap<String, GlobalRef>,
    /// Reachable functions in order of discovery.
    pub order: Vec<FuncRef>,
    pub index: FxHashMap<FuncRef, FuncIdx>,
    rows: FxHashMap<&'static str, u32>,
    /// Reachable globals.
    pub homes: FxHashMap<GlobalRef, Home>,
    pub global_order: Vec<GlobalRef>,
    scanned: FxHashSet<FuncRef>,
    /// Functions whose address is taken, by what they are (missing ones by name).
    pub targets: FxHashMap<(Callable, String), u32>,
}

/// LangRef, "Linkage Types": definitions that give way to others.
fn is_weak(linkage: Linkage) -> bool {
    matches!(
        linkage,
        Linkage::Weak
            | Linkage::WeakOdr
            | Linkage::LinkOnce
            | Linkage::LinkOnceOdr
            | Linkage::AvailableExternally
            | Linkage::Common
    )
}

fn is_local(linkage: Linkage) -> bool {
    matches!(linkage, Linkage::Private | Linkage::Internal)
}

/// Functions that the lowering turns into operations when no module defines them.
pub(crate) fn is_builtin(name: &str) -> bool {
    name.starts_with("llvm.")
        || matches!(name, "memcpy" | "memmove" | "memset")
        || super::intrinsic::math_function(name).is_some()
}

/// The C name of a symbol that is written as the linker has it, `\01_name`: Darwin's headers name
/// variants of functions so, `\01_pthread_join$NOCANCEL$UNIX2003`.
fn plain_name(name: &str) -> &str {
    let Some(symbol) = name.strip_prefix('\u{1}') else { return name };
    let symbol = symbol.strip_prefix('_').unwrap_or(symbol);
    symbol.split('$').next().unwrap_or(symbol)
}

impl Lowerer<'_> {
    /// Resolves names from the entry point on.
    pub(crate) fn link(&mut self, entry: &str) {
        self.index_names();
        let Some(&main) = self.link.functions.get(entry) else {
            let message =
                format!("no function `{entry}` is defined; choose one with --entry-function");
            return self.error(0, TextPos::default(), None, message, false);
        };
        self.reach(main);
        self.check_constructors();
        self.scan_all(vec![main]);
        self.program.thread_exit = self.link_if_needed(
            "pthread_exit",
            &["pthread_key_create", "__tresse_cleanup_push", "pthread_exit"],
        );
        self.program.exit = self.link_if_needed("exit", &["atexit"]);
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
    /// of keys and cleanup handlers in `pthread_exit`, functions of `atexit` in `exit`.
    fn link_if_needed(&mut self, end: &str, needed_for: &[&str]) -> Option<FuncIdx> {
        let library = |name: &str| {
            self.link.functions.get(name).copied().filter(|f| self.inputs[f.0].is_library)
        };
        let is_reached =
            |name: &&str| library(name).is_some_and(|f| self.link.index.contains_key(&f));
        let end = library(end).filter(|_| needed_for.iter().any(is_reached))?;
        self.reach(end);
        self.scan_all(vec![end]);
        self.link.index.get(&end).copied()
    }

    /// Names of definitions: the program's before the library's, strong before weak.
    fn index_names(&mut self) {
        for pass in 0..2 {
            for (m, input) in self.inputs.iter().enumerate() {
                for (i, f) in input.module.functions.iter().enumerate() {
                    let is_late = input.is_library || is_weak(f.linkage);
                    if !f.blocks.is_empty() && !is_local(f.linkage) && is_late == (pass == 1) {
                        self.link.functions.entry(f.name.clone()).or_insert((m, FuncId(i as u32)));
                    }
                }
                for (i, g) in input.module.globals.iter().enumerate() {
                    let is_late = input.is_library || is_weak(g.linkage);
                    if g.init.is_some() && !is_local(g.linkage) && is_late == (pass == 1) {
                        self.link.globals.entry(g.name.clone()).or_insert((m, GlobalId(i as u32)));
                    }
                }
            }
        }
        // `main` itself may be internal in a linked or optimised module.
        for (i, f) in self.inputs[0].module.functions.iter().enumerate() {
            if !f.blocks.is_empty() {
                self.link.functions.entry(f.name.clone()).or_insert((0, FuncId(i as u32)));
            }
        }
    }

    fn check_constructors(&mut self) {
        for m in 0..self.inputs.len() {
            let found = self.inputs[m]
                .module
                .globals
                .iter()
                .find(|g| matches!(&*g.name, "llvm.global_ctors" | "llvm.global_dtors"));
            if let Some(global) = found {
                let (pos, message) = (
                    global.pos,
                    format!(
                        "Tresse does not model constructors and destructors of modules (@{})",
                        global.name
                    ),
                );
                self.error(m, pos, None, message, true);
            }
        }
    }

    fn reach(&mut self, func: FuncRef) {
        if !self.link.index.contains_key(&func) {
            self.link.index.insert(func, FuncIdx(self.link.order.len() as u32));
            self.link.order.push(func);
        }
    }

    /// What a function id of a module means.
    pub(crate) fn resolve(&mut self, module: usize, id: FuncId) -> Callable {
        let inputs = self.inputs;
        let f = &inputs[module].module.functions[id.index()];
        if is_local(f.linkage) && !f.blocks.is_empty() {
            return Callable::Code((module, id));
        }
        let name = plain_name(&f.name);
        if let Some(&found) =
            self.link.functions.get(&f.name).or_else(|| self.link.functions.get(name))
        {
            return Callable::Code(found);
        }
        if let Some(row) = (self.rows)(name) {
            let next = self.program.rows.len() as u32;
            let rows = &mut self.program.rows;
            let number = *self.link.rows.entry(row.name).or_insert_with(|| {
                rows.push(row);
                next
            });
            return Callable::Row(number);
        }
        if is_builtin(name) { Callable::Builtin } else { Callable::Missing }
    }

    /// LangRef, `extern_weak`: a function that is defined nowhere has the address null.
    pub(crate) fn is_null(&mut self, module: usize, id: FuncId) -> bool {
        let inputs = self.inputs;
        inputs[module].module.functions[id.index()].linkage == Linkage::ExternWeak
            && self.resolve(module, id) == Callable::Missing
    }

    /// The definition that a global id of a module means.
    pub(crate) fn resolve_global(&self, module: usize, id: GlobalId) -> Option<GlobalRef> {
        let g = &self.inputs[module].module.globals[id.index()];
        if g.init.is_some() && is_local(g.linkage) {
            return Some((module, id));
        }
        self.link.globals.get(&g.name).copied()
    }

    fn scan_function(&mut self, (module, id): FuncRef) {
        let inputs = self.inputs;
        let f = &inputs[module].module.functions[id.index()];
        for block in &f.blocks {
            for inst in &block.insts {
                let place = (inst.pos, inst.dbg);
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

    /// Looks through a constant for functions and globals.
    fn scan_const(
        &mut self,
        module: usize,
        id: ConstId,
        place: (TextPos, Option<tresse_ir::ast::MdId>),
        caller: Option<&Function>,
        is_callee: bool,
    ) {
        let inputs = self.inputs;
        let m = &inputs[module].module;
        match &m.consts[id.index()].kind {
            ConstKind::Function(f) => self.scan_use(module, *f, place, caller, is_callee),
            ConstKind::Global(g) => self.scan_global(module, *g, place),
            ConstKind::Alias(a) => {
                let target = m.aliases[a.index()].target;
                self.scan_const(module, target, place, caller, is_callee);
            }
            ConstKind::BlockAddress(f, _) => self.scan_use(module, *f, place, caller, false),
            ConstKind::Aggregate(items) => {
                for item in items {
                    self.scan_const(module, *item, place, caller, false);
                }
            }
            ConstKind::Splat(item) | ConstKind::Wrapped(_, item) => {
                self.scan_const(module, *item, place, caller, is_callee)
            }
            ConstKind::Expr(expr) => {
                for operand in operands(expr) {
                    self.scan_const(module, operand, place, caller, is_callee);
                }
            }
            _ => {}
        }
    }

    fn scan_use(
        &mut self,
        module: usize,
        id: FuncId,
        place: (TextPos, Option<tresse_ir::ast::MdId>),
        caller: Option<&Function>,
        is_callee: bool,
    ) {
        let inputs = self.inputs;
        let m = &inputs[module].module;
        let name = &m.functions[id.index()].name;
        if self.is_null(module, id) {
            return;
        }
        let callable = self.resolve(module, id);
        match callable {
            Callable::Code(func) => self.reach(func),
            Callable::Missing if is_callee => {
                let source = place
                    .1
                    .and_then(|d| m.metadata.location(d))
                    .map(|s| format!("{}:{}:{}", s.file, s.line, s.col));
                let within =
                    caller.map_or_else(String::new, |f| format!(" (called in `{}`)", f.name));
                let message = format!(
                    "Tresse does not model the function `{name}`{within}; it is defined in no \
                     module and is not in the library"
                );
                self.error(module, place.0, source, message, true);
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
                    Callable::Builtin | Callable::Missing => Target::Missing,
                };
                self.program.targets.push((name.clone(), 0, target));
            }
        }
    }

    fn scan_global(
        &mut self,
        module: usize,
        id: GlobalId,
        place: (TextPos, Option<tresse_ir::ast::MdId>),
    ) {
        let inputs = self.inputs;
        let Some(found) = self.resolve_global(module, id) else {
            let m = &inputs[module].module;
            if m.globals[id.index()].linkage == Linkage::ExternWeak {
                return;
            }
            let name = &m.globals[id.index()].name;
            let source = place
                .1
                .and_then(|d| m.metadata.location(d))
                .map(|s| format!("{}:{}:{}", s.file, s.line, s.col));
            let message = format!(
                "Tresse does not model the variable `{name}`: it is defined in no module and is \
                 not in the library"
            );
            return self.error(module, place.0, source, message, true);
        };
        if self.link.homes.contains_key(&found) {
            return;
        }
        let g = &inputs[found.0].module.globals[found.1.index()];
        let mut size = self.alloc_size(found.0, g.ty).unwrap_or(0);
        self.global_bytes = self.global_bytes.saturating_add(size);
        if self.global_bytes > self.memory_limit {
            let message = format!(
                "the global variables up to `{}` take {} bytes, more than limits.memory",
                g.name, self.global_bytes
            );
            self.error(found.0, g.pos, None, message, false);
            size = 0;
        }
        let abi = self.size_and_align(found.0, g.ty).map_or(1, |s| s.1);
        let is_library = inputs[found.0].is_library;
        let leaves = self.leaves(found.0, g.ty).ok().filter(|l| l.leaves.len() <= 64);
        let shape =
            leaves.map_or(vec![], |l| l.leaves.iter().map(|l| (l.offset, l.scalar)).collect());
        let def = GlobalDef {
            shape,
            is_library,
            name: g.name.clone(),
            size,
            // The preferred alignment of large objects is 16 on most targets.
            align: g
                .align
                .unwrap_or(if size >= 16 && !is_library { abi.max(16) } else { abi })
                .clamp(1, 1 << 20) as u32,
            is_constant: g.is_constant,
            init: ByteMap::new(size, Fill::Zero),
            address: 0,
            module: found.0 as u32,
            dbg: g.dbg,
        };
        let program = &mut self.program;
        let (list, home): (_, fn(u32) -> Home) = if g.thread_local != ThreadLocal::No {
            (&mut program.thread_locals, Home::ThreadLocal)
        } else if g.is_constant {
            (&mut program.constants, Home::Constant)
        } else {
            (&mut program.globals, Home::Variable)
        };
        self.link.homes.insert(found, home(list.len() as u32));
        list.push(def);
        self.link.global_order.push(found);
        if let Some(init) = g.init {
            self.scan_const(found.0, init, (g.pos, None), None, false);
        }
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
        let regions = self.regions;
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

#[cfg(test)]
mod tests {
    use super::plain_name;

    #[test]
    fn symbols_have_their_c_names() {
        for (name, plain) in [
            ("memcpy", "memcpy"),
            ("_exit", "_exit"),
            ("\u{1}_pthread_join", "pthread_join"),
            ("\u{1}_fopen$DARWIN_EXTSN", "fopen"),
        ] {
            assert_eq!(plain_name(name), plain);
        }
    }
}
