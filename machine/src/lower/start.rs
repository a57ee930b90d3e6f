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
use crate::program::{Func, Limits, List, Op, Origin, Reg};
use crate::value::Value;
use num_traits::ToPrimitive;
use tresse_ir::ast::{Attr, ConstId, ConstKind, TextPos};

/// Functions that run before and after `main`, in order of priority, and what registers the latter.
#[derive(Default)]
pub(super) struct Starts {
    constructors: Vec<FuncRef>,
    destructors: Vec<FuncRef>,
    atexit: Option<FuncRef>,
}

impl Lowerer<'_> {
    /// Finds what runs before and after `main`. Gives what is reached by that.
    pub(super) fn find_starts(&mut self) -> Vec<FuncRef> {
        self.refuse_sections();
        let constructors = self.listed("llvm.global_ctors");
        let destructors = self.listed("llvm.global_dtors");
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
            starts.destructors.extend(self.start(module, id, pos, false));
        }
        let reached = starts.constructors.iter().chain(&starts.destructors).chain(&atexit);
        let reached: Vec<FuncRef> = reached.copied().collect();
        reached.iter().for_each(|func| self.reach(*func));
        self.link.starts = starts;
        reached
    }

    /// What the loader calls as it stands in a section is not in the lists.
    fn refuse_sections(&mut self) {
        const CALLED: [&str; 5] =
            [".preinit_array", ".init_array", ".fini_array", ".ctors", ".dtors"];
        let is_called = |extra: &Attr| match extra {
            Attr::Word(word) => word.strip_prefix("section").is_some_and(|name| {
                let name = name.trim().trim_matches('"');
                CALLED.iter().any(|called| name.starts_with(called))
            }),
            _ => false,
        };
        for (number, input) in self.inputs.iter().enumerate() {
            for global in &input.module.globals {
                if global.extras.iter().any(is_called) {
                    let message = format!(
                        "Tresse does not model functions that the loader finds in a section \
                         (`{}`): make them constructors or destructors",
                        global.name
                    );
                    self.error(number, global.pos, None, message, true);
                }
            }
        }
    }

    /// The functions in a list, in ascending order of priority: module, constant, place.
    fn listed(&mut self, name: &str) -> Vec<(usize, ConstId, TextPos)> {
        let mut found: Vec<(u64, usize, ConstId, TextPos)> = Vec::new();
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
                        ConstKind::Int(n) => n.to_u64().unwrap_or(u64::MAX),
                        _ => 0,
                    };
                    found.push((priority, number, *function, list.pos));
                }
            }
        }
        found.sort_by_key(|(priority, ..)| *priority);
        found.into_iter().map(|(_, module, function, pos)| (module, function, pos)).collect()
    }

    /// The function that an entry names. `None`: there is nothing to call.
    fn start(
        &mut self,
        module: usize,
        id: ConstId,
        pos: TextPos,
        is_called: bool,
    ) -> Option<FuncRef> {
        if matches!(self.inputs[module].module.consts[id.index()].kind, ConstKind::Null) {
            return None;
        }
        if let Ground::Function(m, f) = self.ground(module, id)
            && let Callable::Code(func) = self.resolve(m, f)
        {
            let source = &self.inputs[m].module.functions[f.index()];
            let signature = self.signature_of(m, source.ty, &source.cconv);
            // `atexit` takes a function without result.
            if signature.params.is_empty() && (is_called || signature.ret.is_empty()) {
                let place = Mention { module, pos, dbg: None, is_code: false };
                self.scan_use(m, f, place, None, is_called);
                return Some(func);
            }
        }
        let message = "Tresse does not model a constructor or destructor of a module that is no \
                       function of the program, or has parameters, or a destructor with a result";
        self.error(module, pos, None, message.into(), true);
        None
    }

    /// The function of ours, if there is something to run beside `main`.
    pub(super) fn lower_start(&mut self) {
        let Starts { constructors, destructors, atexit } = std::mem::take(&mut self.link.starts);
        if constructors.is_empty() && destructors.is_empty() {
            return;
        }
        let main = self.program.entry;
        let source = self.program.function(main);
        let (module, params) = (source.module, source.param_slots);
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
        for constructor in constructors {
            start.call(self.link.index[&constructor], Reg::NONE, &[]);
        }
        let source = self.program.function(main);
        let returns = !self.program.signatures[source.signature.0 as usize].ret.is_empty();
        let given: Vec<Reg> = (0..params).map(Reg).collect();
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
            ..Func::new("_start", module, source.signature)
        };
        self.program.entry = FuncIdx(self.program.functions.len() as u32);
        self.program.functions.push(func);
    }
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
