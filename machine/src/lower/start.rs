//! What runs before `main`, and after it: constructors and destructors of modules. LangRef, "The
//! `llvm.global_ctors` Global Variable", "The `llvm.global_dtors` Global Variable".
//!
//! The program then begins in a function of ours. It registers the destructors by `atexit`, calls
//! the constructors, and calls `main`. So destructors run after all that the program registers
//! itself, as in the System V ABI, where the loader registers them before anything runs (System V
//! gABI, "Initialization and Termination Functions").
//!
//! Constructors come in ascending order of priority, destructors in descending order. LangRef
//! leaves the order within a priority open: here it is that of the files and of the lists in
//! them, as linkers have it; destructors in reverse.

use super::Lowerer;
use super::link::{Callable, FuncRef, Mention};
use super::names::Ground;
use crate::ids::FuncIdx;
use crate::ops::Scalar;
use crate::program::{Func, Limits, List, Op, Origin, Reg, SigIdx};
use crate::value::Value;
use num_traits::ToPrimitive;
use tresse_ir::ast::{Attr, ConstId, ConstKind, TextPos};

/// The priority of entries without one.
const LAST_PRIORITY: u64 = 65535;

/// An entry of a list: its priority, module, and constant, and where the list is.
type Entry = (u64, usize, ConstId, TextPos);

/// Functions that run before and after `main`, in order of priority, and what registers the latter.
#[derive(Default)]
pub(super) struct Starts {
    /// With the parameters of each.
    constructors: Vec<(FuncRef, Vec<Scalar>)>,
    destructors: Vec<FuncRef>,
    atexit: Option<FuncRef>,
}

impl Starts {
    /// The greatest number of parameters of what runs before `main`.
    pub(super) fn most_params(&self) -> usize {
        self.constructors.iter().map(|(_, params)| params.len()).max().unwrap_or(0)
    }
}

impl Lowerer<'_> {
    /// Finds what runs before and after `main`. Gives what is reached by that.
    pub(super) fn find_starts(&mut self) -> Vec<FuncRef> {
        self.refuse_sections();
        let in_sections = self.in_sections(".init_array");
        let constructors = self.listed("llvm.global_ctors", in_sections);
        let in_sections = self.in_sections(".fini_array");
        let destructors = self.listed("llvm.global_dtors", in_sections);
        let of_library = |f: &FuncRef| self.inputs[f.0].is_library && !destructors.is_empty();
        let atexit = self.function_named("atexit").filter(of_library);
        if let (Some((module, _, pos)), None) = (destructors.first(), atexit) {
            let (module, pos) = (*module, *pos);
            let message = "Tresse does not model destructors of modules where the C library has no \
                           `atexit`";
            self.error(module, pos, None, message.into(), true);
        }
        let mut starts = Starts { atexit, ..Starts::default() };
        for (module, id, pos) in constructors {
            starts.constructors.extend(self.start(module, id, pos, true));
        }
        for (module, id, pos) in destructors {
            starts.destructors.extend(self.start(module, id, pos, false).map(|(func, _)| func));
        }
        let constructors = starts.constructors.iter().map(|(func, _)| func);
        let reached = constructors.chain(&starts.destructors).chain(&atexit);
        let reached: Vec<FuncRef> = reached.copied().collect();
        reached.iter().for_each(|func| self.reach(*func));
        self.link.starts = starts;
        reached
    }

    /// What the loader calls as it stands in a section is not in the lists: the arrays of
    /// initialisation and termination (System V gABI, "Initialization and Termination Functions").
    /// Linkers take those first whose section has a number behind its name, in ascending order.
    fn in_sections(&self, wanted: &str) -> Vec<Entry> {
        let mut found = Vec::new();
        for (number, input) in self.inputs.iter().enumerate() {
            let module = &input.module;
            for global in &module.globals {
                let section = section_of(&global.extras).and_then(|name| name.strip_prefix(wanted));
                let (Some(rest), Some(init)) = (section, global.init) else { continue };
                let priority = match rest.strip_prefix('.').map(str::parse) {
                    Some(Ok(number)) => number,
                    None if rest.is_empty() => LAST_PRIORITY,
                    // A section of another name.
                    _ => continue,
                };
                let entries = match &module.consts[init.index()].kind {
                    ConstKind::Aggregate(entries) => entries.clone(),
                    _ => vec![init],
                };
                found.extend(entries.into_iter().map(|id| (priority, number, id, global.pos)));
            }
        }
        found
    }

    /// The entries of other such sections are called in another order, or from elsewhere.
    fn refuse_sections(&mut self) {
        const REFUSED: [&str; 3] = [".preinit_array", ".ctors", ".dtors"];
        let mut refused = Vec::new();
        for (number, input) in self.inputs.iter().enumerate() {
            let is_refused = |extras| {
                let section = section_of(extras);
                section.is_some_and(|section| REFUSED.iter().any(|name| section.starts_with(name)))
            };
            let globals = input.module.globals.iter().filter(|g| is_refused(&g.extras));
            refused.extend(globals.map(|global| (number, global.pos, global.name.clone())));
        }
        for (number, pos, name) in refused {
            let message = format!(
                "Tresse does not model functions that the loader finds in such a section \
                 (`{name}`): make them constructors or destructors"
            );
            self.error(number, pos, None, message, true);
        }
    }

    /// The functions in a list, with those that were found otherwise, in ascending order of
    /// priority: module, constant, place.
    fn listed(&mut self, name: &str, mut found: Vec<Entry>) -> Vec<(usize, ConstId, TextPos)> {
        for (number, input) in self.inputs.iter().enumerate() {
            let module = &input.module;
            let kind = |id: ConstId| &module.consts[id.index()].kind;
            let fields = |id: ConstId| match kind(id) {
                ConstKind::Aggregate(fields) => &fields[..],
                _ => &[],
            };
            for list in module.globals.iter().filter(|g| g.name == name) {
                for entry in list.init.map_or(&[][..], fields) {
                    let [priority, function, ..] = fields(*entry) else { continue };
                    let priority = match kind(*priority) {
                        ConstKind::Int(n) => n.to_u64().unwrap_or(LAST_PRIORITY),
                        _ => 0,
                    };
                    found.push((priority, number, *function, list.pos));
                }
            }
        }
        found.sort_by_key(|(priority, ..)| *priority);
        found.into_iter().map(|(_, module, function, pos)| (module, function, pos)).collect()
    }

    /// The function that an entry names, with its parameters. `None`: there is nothing to call.
    fn start(
        &mut self,
        module: usize,
        id: ConstId,
        pos: TextPos,
        is_called: bool,
    ) -> Option<(FuncRef, Vec<Scalar>)> {
        if matches!(self.inputs[module].module.consts[id.index()].kind, ConstKind::Null) {
            return None;
        }
        if let Ground::Function(m, f) = self.ground(module, id)
            && let Callable::Code(func) = self.resolve(m, f)
        {
            let source = &self.inputs[m].module.functions[f.index()];
            let signature = self.signature_of(m, source);
            // `atexit` takes a function without result. The loader of glibc passes constructors
            // what `main` gets.
            let is_start = is_called && begin_main(&signature.params);
            let is_end = !is_called && signature.params.is_empty() && signature.ret.is_empty();
            if is_start || is_end {
                let place = Mention { module, pos, dbg: None, is_code: false };
                self.scan_use(m, f, place, None, is_called);
                return Some((func, signature.params));
            }
        }
        let message = "Tresse does not model a constructor or destructor of a module that is no \
                       function of the program, or has other parameters than main, or a \
                       destructor with parameters or a result";
        self.error(module, pos, None, message.into(), true);
        None
    }

    /// The type of the function of ours: it takes what `main` takes, and constructors besides.
    fn start_signature(&mut self, main: SigIdx, constructors: &[(FuncRef, Vec<Scalar>)]) -> SigIdx {
        let mut signature = self.program.signatures[main.0 as usize].clone();
        for (func, params) in constructors {
            if let Some(more) = params.get(signature.params.len()..) {
                signature.params.extend_from_slice(more);
            }
            if !signature.params.starts_with(params) {
                let pos = self.inputs[func.0].module.functions[func.1.index()].pos;
                let message = "Tresse does not model a constructor of a module with other \
                               parameters than those of the function that the program begins with";
                self.error(func.0, pos, None, message.into(), true);
            }
        }
        self.signature(signature)
    }

    /// The function of ours, if there is something to run beside `main`.
    pub(super) fn lower_start(&mut self) {
        let Starts { constructors, destructors, atexit } = std::mem::take(&mut self.link.starts);
        if constructors.is_empty() && destructors.is_empty() {
            return;
        }
        let main = self.program.entry;
        let signature = self.start_signature(self.program.function(main).signature, &constructors);
        let source = self.program.function(main);
        let module = source.module;
        let params = self.program.signatures[signature.0 as usize].params.len() as u32;
        // It stands where `main` begins.
        let (known, first) =
            (source.origins.iter().find(|o| o.dbg.is_some()), source.origins.first());
        let none = Origin { inst: 0, pos: TextPos::default(), dbg: None, is_speculated: false };
        let origin = known.or(first).copied().unwrap_or(none);
        let mut start = Start { code: Vec::new(), consts: Vec::new(), lists: Vec::new() };
        // What it returns, and after it what `atexit` does.
        let (result, unused) = (Reg(params), Reg(params + 1));
        for destructor in destructors {
            let address = self.function_address(destructor.0, destructor.1);
            let (Ok(address), Some(atexit)) = (address, atexit) else {
                bug!("a destructor that was found cannot be registered");
            };
            start.consts.push(address);
            let constant = Reg(Reg::CONST | (start.consts.len() as u32 - 1));
            start.call(self.link.index[&atexit], unused, &[constant]);
        }
        for (constructor, params) in constructors {
            let given: Vec<Reg> = (0..params.len() as u32).map(Reg).collect();
            start.call(self.link.index[&constructor], Reg::NONE, &given);
        }
        let source = self.program.function(main);
        let returns = !self.program.signatures[source.signature.0 as usize].ret.is_empty();
        let given: Vec<Reg> = (0..source.param_slots).map(Reg).collect();
        let results: &[Reg] = if returns { &[result] } else { &[] };
        start.call(main, results.first().copied().unwrap_or(Reg::NONE), &given);
        let values = start.list(results);
        start.code.push(Op::Ret { values });
        let origins = (1..).map(|inst| Origin { inst, ..origin }).take(start.code.len());
        let last = self.program.functions.last();
        let func = Func {
            origins: origins.collect(),
            blocks: vec![0],
            registers: params + 2,
            param_slots: params,
            first_site: last.map_or(0, |f| f.first_site + f.code.len() as u32),
            is_library: true,
            code: start.code,
            consts: start.consts,
            lists: start.lists,
            ..Func::new("_start", module, signature)
        };
        self.program.entry = FuncIdx(self.program.functions.len() as u32);
        self.program.functions.push(func);
    }
}

/// The section of a variable.
fn section_of(extras: &[Attr]) -> Option<&str> {
    extras.iter().find_map(|extra| match extra {
        Attr::Word(word) => Some(word.strip_prefix("section")?.trim().trim_matches('"')),
        _ => None,
    })
}

/// Are these the first parameters of `main(argc, argv, envp)`?
fn begin_main(params: &[Scalar]) -> bool {
    use Scalar::{Int, Ptr};
    matches!(params, [] | [Int(_)] | [Int(_), Ptr(_)] | [Int(_), Ptr(_), Ptr(_)])
}

/// The code of the function of ours.
struct Start {
    code: Vec<Op>,
    consts: Vec<Value>,
    lists: Vec<Reg>,
}

impl Start {
    fn list(&mut self, registers: &[Reg]) -> List {
        let start = self.lists.len() as u32;
        self.lists.extend_from_slice(registers);
        List { start, len: registers.len() as u32 }
    }

    fn call(&mut self, func: FuncIdx, dst: Reg, args: &[Reg]) {
        let args = self.list(args);
        self.code.push(Op::Call { func, dst, args, limits: Limits::NONE });
    }
}
