//! Which definition a name means, in all modules: LangRef, "Linkage Types", "Aliases", "IFuncs".
//!
//! Functions, variables and aliases share one name space, as symbols of object files do.

use super::Lowerer;
use super::intrinsic::math_function;
use super::link::{Callable, FuncRef};
use crate::op::BY_POINTER;
use rustc_hash::FxHashMap;
use tresse_ir::ast::{
    AliasId, ConstId, ConstKind, FuncId, Function, GlobalId, InstKind, Linkage, Module, TextPos,
    Value,
};

/// A definition that a name may mean: its module and its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Definition {
    Function(usize, FuncId),
    Global(usize, GlobalId),
    Alias(usize, AliasId),
}

/// What a constant stands for when names are looked up and aliases are followed, in its module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    /// A function; if it has no body then no module defines it.
    Function(usize, FuncId),
    /// A variable; if it is only declared then no module defines it.
    Global(usize, GlobalId),
    /// Any other constant.
    Constant(usize, ConstId),
    /// What is not modelled, in words.
    Unknown(&'static str),
}

/// What an alias is of.
enum Next {
    Ground(Ground),
    Alias(AliasId),
}

/// Resolvers that name ifuncs that have resolvers, and so on, are followed this far.
const MAX_IFUNCS: u32 = 16;

/// Definitions by name.
#[derive(Default)]
pub(crate) struct Names {
    all: FxHashMap<String, Definition>,
    /// The largest alignment that a common variable of a name asks for.
    common_aligns: FxHashMap<String, u64>,
    /// What each alias is of, for modules that were looked through already.
    aliases: Vec<Vec<Option<Ground>>>,
}

/// Which definitions give way to which: those of a larger number to those of a smaller one, and
/// among equals to the first. LangRef, "Linkage Types"; of weak and common symbols the link editor
/// takes the common one (System V gABI, "Symbol Table").
fn rank(is_library: bool, linkage: Linkage) -> u8 {
    match linkage {
        _ if is_library => 2,
        Linkage::Common => 1,
        Linkage::Weak
        | Linkage::WeakOdr
        | Linkage::LinkOnce
        | Linkage::LinkOnceOdr
        | Linkage::AvailableExternally => 2,
        _ => 0,
    }
}

/// Linkage that other modules cannot see.
fn is_local(linkage: Linkage) -> bool {
    matches!(linkage, Linkage::Private | Linkage::Internal)
}

/// Functions that the lowering turns into operations when no module defines them.
pub(crate) fn is_builtin(name: &str) -> bool {
    name.starts_with("llvm.")
        || matches!(name, "memcpy" | "memmove" | "memset")
        || super::sections::bound(name).is_some()
        || super::unwind::ask(name).is_some()
        || super::unwind::leave(name).is_some()
        || math_function(name).is_some()
}

/// The C name of a symbol that is written as the linker has it, `\01_name`: Darwin's headers name
/// variants of functions so, `\01_pthread_join$NOCANCEL$UNIX2003`.
pub fn plain_name(name: &str) -> &str {
    let Some(symbol) = name.strip_prefix('\u{1}') else { return name };
    let symbol = symbol.strip_prefix('_').unwrap_or(symbol);
    symbol.split('$').next().unwrap_or(symbol)
}

impl Names {
    fn get(&self, name: &str) -> Option<Definition> {
        self.all.get(name).copied()
    }
}

/// One definition of a module, on its way into the table.
struct Candidate<'m> {
    name: &'m str,
    linkage: Linkage,
    pos: TextPos,
    definition: Definition,
}

/// Every definition of a module that has a linker's name.
fn candidates(m: usize, module: &Module) -> Vec<Candidate<'_>> {
    let functions = module.functions.iter().enumerate().filter(|(_, f)| !f.blocks.is_empty());
    let globals = module.globals.iter().enumerate().filter(|(_, g)| g.init.is_some());
    let mut all: Vec<Candidate<'_>> = functions
        .map(|(i, f)| Candidate {
            name: &f.name,
            linkage: f.linkage,
            pos: f.pos,
            definition: Definition::Function(m, FuncId(i as u32)),
        })
        .collect();
    all.extend(globals.map(|(i, g)| Candidate {
        name: &g.name,
        linkage: g.linkage,
        pos: g.pos,
        definition: Definition::Global(m, GlobalId(i as u32)),
    }));
    all.extend(module.aliases.iter().enumerate().map(|(i, a)| Candidate {
        name: &a.name,
        linkage: a.linkage,
        pos: a.pos,
        definition: Definition::Alias(m, AliasId(i as u32)),
    }));
    all
}

impl Lowerer<'_> {
    /// Enters the names of definitions: the program's before the library's, strong before weak.
    pub(super) fn index_names(&mut self) {
        let inputs = self.inputs;
        let globals = inputs.iter().flat_map(|input| &input.module.globals);
        for global in globals.filter(|g| g.linkage == Linkage::Common) {
            let align = self.names.common_aligns.entry(global.name.clone()).or_default();
            *align = (*align).max(global.align.unwrap_or(0));
        }
        for pass in 0..=2 {
            for (m, input) in inputs.iter().enumerate() {
                for c in candidates(m, &input.module) {
                    if is_local(c.linkage) || rank(input.is_library, c.linkage) != pass {
                        continue;
                    }
                    let is_new = !self.names.all.contains_key(c.name);
                    if is_new || self.is_larger_common(&c) {
                        self.names.all.insert(c.name.to_owned(), c.definition);
                    } else if pass == 0 && c.linkage == Linkage::External {
                        let message = format!("`@{}` is defined in another file as well", c.name);
                        self.error(m, c.pos, None, message, false);
                    }
                }
            }
        }
        self.index_aliases();
    }

    /// Is it a common variable that is larger than the one that stands for its name so far? Link
    /// editors take as much room as the largest asks for (System V gABI, "Symbol Table").
    fn is_larger_common(&mut self, new: &Candidate<'_>) -> bool {
        let Some(old) = self.names.get(new.name) else { return false };
        match (self.common_size(new.definition), self.common_size(old)) {
            (Some(new), Some(old)) => new > old,
            _ => false,
        }
    }

    /// The size of a common variable.
    fn common_size(&mut self, definition: Definition) -> Option<u64> {
        let Definition::Global(m, id) = definition else { return None };
        let global = &self.inputs[m].module.globals[id.0 as usize];
        (global.linkage == Linkage::Common).then(|| self.alloc_size(m, global.ty)).flatten()
    }

    /// The alignment of a common variable, whichever definition of it is taken: the largest that
    /// one asks for (System V gABI, "Symbol Table").
    pub(super) fn common_align(&self, name: &str) -> Option<u64> {
        self.names.common_aligns.get(name).copied()
    }

    /// The function where the program begins. `main` itself may be internal in a linked or
    /// optimised module; other files see no such name.
    pub(super) fn entry_named(&self, name: &str) -> Option<FuncRef> {
        let functions = &self.inputs[0].module.functions;
        let own = || functions.iter().position(|f| f.name == name && !f.blocks.is_empty());
        self.function_named(name).or_else(|| Some((0, FuncId(own()? as u32))))
    }

    /// What a name of the whole program means, through aliases.
    pub(super) fn ground_named(&self, name: &str) -> Option<Ground> {
        Some(self.local(self.names.get(name)?, 0))
    }

    /// The code that a name of the whole program means.
    pub(super) fn function_named(&self, name: &str) -> Option<FuncRef> {
        match self.local(self.names.get(name)?, 0) {
            Ground::Function(m, f) if !self.function(m, f).blocks.is_empty() => Some((m, f)),
            _ => None,
        }
    }

    /// What a constant stands for, through aliases of this and of other modules.
    pub(crate) fn ground(&self, module: usize, id: ConstId) -> Ground {
        self.ground_within(module, id, 0)
    }

    fn ground_within(&self, module: usize, mut id: ConstId, depth: u32) -> Ground {
        let m = &self.inputs[module].module;
        while let ConstKind::Wrapped(_, inner) = &m.consts[id.index()].kind {
            id = *inner;
        }
        match m.consts[id.index()].kind {
            ConstKind::Function(f) => {
                let (f, here) = (&m.functions[f.index()], Definition::Function(module, f));
                let is_here = is_local(f.linkage) && !f.blocks.is_empty();
                self.local(self.defined(&f.name, is_here).unwrap_or(here), depth)
            }
            ConstKind::Global(g) => {
                let (g, here) = (&m.globals[g.index()], Definition::Global(module, g));
                let is_here = is_local(g.linkage) && g.init.is_some();
                self.local(self.defined(&g.name, is_here).unwrap_or(here), depth)
            }
            ConstKind::Alias(a) => {
                let (a, here) = (&m.aliases[a.index()], Definition::Alias(module, a));
                self.local(self.defined(&a.name, is_local(a.linkage)).unwrap_or(here), depth)
            }
            _ => Ground::Constant(module, id),
        }
    }

    /// The definition of a name, unless it is the local one that stands here already.
    fn defined(&self, name: &str, is_here: bool) -> Option<Definition> {
        if is_here {
            return None;
        }
        self.names.get(name).or_else(|| self.names.get(plain_name(name)))
    }

    /// What a definition is in its own module. LangRef, "Aliases": an alias is a name for what its
    /// module defines, as in an object file, also where that gives way to another module's.
    fn local(&self, definition: Definition, depth: u32) -> Ground {
        let (module, mut alias) = match definition {
            Definition::Function(m, f) => return Ground::Function(m, f),
            Definition::Global(m, g) => return Ground::Global(m, g),
            Definition::Alias(m, a) => (m, a),
        };
        let m = &self.inputs[module].module;
        // Verification has refused cycles.
        for _ in 0..=m.aliases.len() {
            let known = self.names.aliases.get(module).and_then(|list| list[alias.index()]);
            match known.map_or_else(|| self.next(module, alias, depth), Next::Ground) {
                Next::Ground(found) => return found,
                Next::Alias(next) => alias = next,
            }
        }
        Ground::Unknown("an alias of itself")
    }

    /// One step from an alias.
    fn next(&self, module: usize, alias: AliasId, depth: u32) -> Next {
        let m = &self.inputs[module].module;
        let alias = &m.aliases[alias.index()];
        let mut id = alias.target;
        while let ConstKind::Wrapped(_, inner) = &m.consts[id.index()].kind {
            id = *inner;
        }
        Next::Ground(match m.consts[id.index()].kind {
            _ if alias.is_ifunc => self.resolved(module, id, depth),
            ConstKind::Function(f) => Ground::Function(module, f),
            ConstKind::Global(g) => Ground::Global(module, g),
            ConstKind::Alias(next) => return Next::Alias(next),
            _ => Ground::Constant(module, id),
        })
    }

    /// Finds out what each alias is of, each step once.
    fn index_aliases(&mut self) {
        for (module, input) in self.inputs.iter().enumerate() {
            let mut known: Vec<Option<Ground>> = vec![None; input.module.aliases.len()];
            for first in 0..known.len() {
                let (mut at, mut path) = (first, Vec::new());
                let found = loop {
                    if let Some(found) = known[at] {
                        break found;
                    }
                    if path.len() > known.len() {
                        break Ground::Unknown("an alias of itself");
                    }
                    path.push(at);
                    match self.next(module, AliasId(at as u32), 0) {
                        Next::Ground(found) => break found,
                        Next::Alias(next) => at = next.index(),
                    }
                };
                path.into_iter().for_each(|at| known[at] = Some(found));
            }
            self.names.aliases.push(known);
        }
    }

    /// LangRef, "IFuncs": what the resolver returns, if that can be seen without running it;
    /// otherwise the alias stays what it is.
    fn resolved(&self, module: usize, resolver: ConstId, depth: u32) -> Ground {
        let returned = || {
            let Ground::Function(m, f) = self.ground_within(module, resolver, depth + 1) else {
                return None;
            };
            let [block] = &self.function(m, f).blocks[..] else { return None };
            match block.insts.first().map(|inst| &inst.kind) {
                Some(InstKind::Ret { value: Some(value) }) => match value.value {
                    Value::Const(id) => Some(self.ground_within(m, id, depth + 1)),
                    _ => None,
                },
                _ => None,
            }
        };
        let found = if depth < MAX_IFUNCS { returned() } else { None };
        found.unwrap_or(Ground::Unknown("an ifunc whose resolver has to run"))
    }

    /// What a function that is no alias means: code, a row, or a name that the lowering knows.
    pub(crate) fn resolve(&mut self, module: usize, id: FuncId) -> Callable {
        let f = self.function(module, id);
        if !f.blocks.is_empty() {
            return Callable::Code((module, id));
        }
        let name = plain_name(&f.name).to_owned();
        if let Some(row) = (self.rows)(&name) {
            return Callable::Row(self.row_number(row));
        }
        if is_builtin(&name) { Callable::Builtin } else { Callable::Missing }
    }

    /// What the address of a function means. By name some are operations; a pointer to one leads to
    /// code of the library.
    pub(crate) fn resolve_address(&mut self, module: usize, id: FuncId) -> Callable {
        let callable = self.resolve(module, id);
        if callable != Callable::Builtin {
            return callable;
        }
        let name = format!("{BY_POINTER}{}", plain_name(&self.function(module, id).name));
        self.function_named(&name).map_or(callable, Callable::Code)
    }

    /// LangRef, `extern_weak`: a function that is defined nowhere has the address null.
    pub(crate) fn is_null(&mut self, module: usize, id: FuncId) -> bool {
        self.function(module, id).linkage == Linkage::ExternWeak
            && self.resolve(module, id) == Callable::Missing
    }

    fn function(&self, module: usize, id: FuncId) -> &Function {
        &self.inputs[module].module.functions[id.index()]
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
