//! The program as the machine runs it: dense code over registers, resolved names, constants in
//! pools that look like registers. Made once by [`crate::lower`], shared by all executions.

use crate::addresses::Regions;
use crate::bytemap::ByteMap;
pub use crate::func::{Func, FunctionFlags, Leave, Origin};
pub use crate::ids::{FuncIdx, SiteId};
pub use crate::limits::{Effects, Limits};
pub use crate::op::{
    AllocaInfo, Ask, Bound, CallInfo, Clause, Edge, List, Op, Pad, Promise, PromiseInfo, Reg,
    Repack, SigIdx, SwitchTable,
};
use crate::ops::Scalar;
use crate::request::{GivenFile, Row, Widths};
use crate::sets::Sets;
pub use crate::signature::{InMemory, Signature};
use crate::sync::errno::Numbers;
use crate::value::{Prov, Value};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use tresse_ir::Module;
use tresse_ir::ast::{MdId, Ordering, TextPos};
use tresse_ir::datalayout::Endian;
use tresse_ir::metadata::SourceLoc;
pub use tresse_ir::metadata::{Leaf, Meaning, Part};

/// Why modules cannot be linked and lowered.
#[derive(Clone, Debug, PartialEq)]
pub struct LinkError {
    /// File.
    pub file: String,
    /// Place in the file; line 0 when there is none.
    pub pos: TextPos,
    /// Place in the source, when known.
    pub source: Option<String>,
    /// What is wrong.
    pub message: String,
    /// It is something that Tresse does not model, not an error of the input.
    pub is_unsupported: bool,
}

impl std::fmt::Display for LinkError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(source) = &self.source {
            write!(f, "{source}: ")?;
        } else if self.pos.line > 0 {
            write!(f, "{}:{}:{}: ", self.file, self.pos.line, self.pos.col)?;
        } else {
            write!(f, "{}: ", self.file)?;
        }
        write!(f, "{}", self.message)
    }
}

const UNKNOWN: &str =
    "which is neither in the program nor in the library: add the file that defines it, or a stub";

/// A function that is declared only, as what is not modelled.
pub(crate) fn unknown_function(name: &str) -> String {
    format!("the function {name}, {UNKNOWN}")
}

/// The same for a variable.
pub(crate) fn unknown_variable(name: &str) -> String {
    format!("the variable `{name}`, {UNKNOWN}")
}

/// What a function object stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Code of the program.
    Code(FuncIdx),
    /// A library row.
    Row(u32),
    /// Declared, and defined nowhere.
    Missing,
    /// What the lowering turns into operations, where it is called by its name.
    Builtin,
}

/// A global variable before the program starts.
#[derive(Clone, Debug)]
pub struct GlobalDef {
    /// Name without `@`.
    pub name: String,
    /// Its name in outcomes and reports: the source's, `x`. Where two variables of the program have
    /// that, LLVM's, `f.x`; and where they have that, with the file.
    pub shown: String,
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u32,
    /// May not be written.
    pub is_constant: bool,
    /// Initial content.
    pub init: ByteMap,
    /// Its scalars, offset and type, for showing its value; empty when there are too many, and in
    /// the library.
    pub shape: Vec<(u64, Scalar)>,
    /// Part of the library.
    pub is_library: bool,
    /// Part of the library that came with rustc.
    pub is_of_rustc: bool,
    /// Address given by the layout; 0 for thread-local ones.
    pub address: u64,
    /// Module, for its name in the source.
    pub module: u32,
    /// Debug node.
    pub dbg: Option<MdId>,
}

/// What reports need of a module.
#[derive(Debug)]
pub struct ModuleInfo {
    /// The module: its name, and debug metadata.
    pub module: Arc<Module>,
    /// The library's own code: its frames are not the user's.
    pub is_library: bool,
}

/// A linked, lowered program.
#[derive(Debug)]
pub struct Program {
    /// Functions with code.
    pub functions: Vec<Func>,
    /// Global variables: slots 0 and on of the arena of globals.
    pub globals: Vec<GlobalDef>,
    /// Constants: slots 0 and on of the arena of constants.
    pub constants: Vec<GlobalDef>,
    /// Functions whose address is taken, with that address: the slots after the constants.
    pub targets: Vec<(String, u64, Target)>,
    /// Thread-local globals: object slots 0 and on in each thread's arena.
    pub thread_locals: Vec<GlobalDef>,
    /// What the host gives: the standard input first, then files.
    pub given: Arc<[GivenFile]>,
    /// Constants that are distances: from which object, to which address, and whose that is; none,
    /// if it is of several.
    pub distances: FxHashMap<(Prov, u64), Prov>,
    /// What `main` gets as its environment, if it has a parameter for it.
    pub environment: Value,
    /// Library rows that the program uses.
    pub rows: Vec<&'static Row>,
    /// Functions and variables that are neither in the program nor in the library, each where it is
    /// mentioned first. An execution that reaches one ends there, with what is not modelled.
    pub unknown: Vec<LinkError>,
    /// By the place of a call that gives any value of a type: one value of each class, if nobody
    /// can tell apart those of a class (`nondet`), in order of their distance from zero.
    pub classes: FxHashMap<SiteId, Arc<[i128]>>,
    /// Some row that it uses looks at a mutex without waiting for it.
    pub has_probes: bool,
    /// It can look at the clock: a sleep moves it on.
    pub has_clock: bool,
    /// Calls with other types than functions have do what they do in practice (`call_types`).
    pub calls_in_practice: bool,
    /// It can sleep, or wait with a time.
    pub sleeps: bool,
    /// Some row that it uses takes a lock, and does something else where that is not free.
    pub tries_locks: bool,
    /// Attributes speak of what arguments point to: parameters stay while their function runs.
    pub keeps_params: bool,
    /// It makes pointers of numbers (`inttoptr`), outside the library.
    pub has_recover: bool,
    /// It has loads that the compiler has added ([`Origin::is_speculated`]).
    pub has_speculated: bool,
    /// Some function has a landing pad, or a call that may return several times: control goes on
    /// in frames below ones that do not return.
    pub leaves_frames: bool,
    /// Objects whose addresses are numbers in its constants.
    pub exposed: Vec<Prov>,
    /// The type of what a thread starts with: `void *(void *)` (POSIX `pthread_create`).
    pub start_type: SigIdx,
    /// Signatures.
    pub signatures: Vec<Signature>,
    /// Texts of `Unsupported` operations.
    pub texts: Vec<String>,
    /// The modules.
    pub modules: Vec<Arc<ModuleInfo>>,
    /// `main`, or what was asked for.
    pub entry: FuncIdx,
    /// The library's `exit`, which `main` returns to when it has something to do.
    pub exit: Option<FuncIdx>,
    /// The library's `pthread_exit`, which start functions return to when it has something to do.
    pub thread_exit: Option<FuncIdx>,
    /// `limits.memory` of the config, which the registers of a thread must keep to as well.
    pub memory_limit: u64,
    /// Where objects go, by the config that it was linked with.
    pub regions: Regions,
    /// Locals that are kept in registers count as memory, as those there do.
    pub counts_locals: bool,
    /// What each call takes of its thread's stack.
    pub frame_cost: u64,
    /// What under-defined values can be.
    pub sets: Sets,
    /// There are no undefined bits: they are zero (`undef: Zero`).
    pub undef_is_zero: bool,
    /// Width of a pointer in bits.
    pub pointer_bits: u32,
    /// That of the narrowest pointer of any address space.
    pub least_pointer_bits: u32,
    /// The numbers of errors, as they are compiled into it.
    pub errors: Numbers,
    /// The widths of C's types.
    pub c: Widths,
    /// Byte order.
    pub endian: Endian,
}

/// The target's `va_list` (its platform ABI).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VaList {
    /// x86-64 System V, and x32: `{ i32 gp_offset, i32 fp_offset, ptr overflow_arg_area, ptr
    /// reg_save_area }`.
    X86_64,
    /// AArch64 AAPCS: `{ ptr stack, ptr gr_top, ptr vr_top, i32 gr_offs, i32 vr_offs }`.
    AArch64,
    /// SystemZ: `{ i64 gpr, i64 fpr, ptr overflow, ptr save }`.
    SystemZ,
    /// PowerPC System V with 32 bits: `{ i8 gpr, i8 fpr, ptr overflow_arg_area, ptr reg_save_area
    /// }`.
    PowerPc,
    /// A pointer to the next argument, slots of this many bytes.
    Pointer(u32),
    /// The same, of MIPS: parts of a struct are where they are in it.
    Mips(u32),
    /// The same, of SPARC with 64 bits: none is aligned to more than a slot.
    Packed(u32),
    /// The same, where clang reads it by `va_arg` (SPARC, AVR, MSP430): structs are passed by the
    /// address of a copy.
    Instruction(u32),
    /// The same, of WebAssembly: structs are passed by the address of a copy.
    Wasm(u32),
    /// The same, of RISC-V and LoongArch: what is larger than two slots is passed by its address.
    ByAddress(u32),
    /// Not known: variadic definitions are unsupported.
    Unknown,
}

impl VaList {
    /// The size of a slot, if it is a pointer to the next argument.
    pub fn slot(self) -> Option<u32> {
        match self {
            VaList::Pointer(n)
            | VaList::Mips(n)
            | VaList::Packed(n)
            | VaList::Instruction(n)
            | VaList::Wasm(n)
            | VaList::ByAddress(n) => Some(n),
            _ => None,
        }
    }
}

impl Program {
    /// `undef` of a width in bits, 1 to 64, as the config has it.
    pub fn undefined(&self, width: u32) -> Value {
        if self.undef_is_zero { Value::ZERO } else { Value::undef(width) }
    }

    /// The function with this index.
    #[inline]
    pub fn function(&self, func: FuncIdx) -> &Func {
        &self.functions[func.0 as usize]
    }

    /// Is there a `seq_cst` access? Only with those does a model order more by accesses than
    /// happens-before and coherence do.
    pub fn has_sc_access(&self) -> bool {
        let is_sc = |op: &Op| match *op {
            Op::Load { ordering, .. } | Op::Store { ordering, .. } | Op::Rmw { ordering, .. } => {
                ordering == Ordering::SeqCst
            }
            Op::CmpXchg { success, failure, .. } => [success, failure].contains(&Ordering::SeqCst),
            _ => false,
        };
        self.functions.iter().flat_map(|f| &f.code).any(is_sc)
    }

    /// The function that a site belongs to and the operation within it.
    pub fn locate(&self, site: SiteId) -> Option<(&Func, u32)> {
        if site == SiteId::NONE {
            return None;
        }
        let i = self.functions.partition_point(|f| f.first_site <= site.0).checked_sub(1)?;
        let func = &self.functions[i];
        let pc = site.0 - func.first_site;
        (pc < func.code.len() as u32).then_some((func, pc))
    }

    /// Is a site a load that the compiler has added (`lower/speculated.rs`)?
    pub fn is_speculated(&self, site: SiteId) -> bool {
        self.has_speculated
            && self.locate(site).is_some_and(|(f, pc)| f.origins[pc as usize].is_speculated)
    }

    /// What is known about a site: function, IR position, source position.
    pub fn describe(&self, site: SiteId) -> Option<SiteInfo> {
        let (func, pc) = self.locate(site)?;
        let origin = func.origins[pc as usize];
        let info = &self.modules[func.module as usize];
        let source = origin.dbg.and_then(|d| info.module.metadata.location(d));
        let is_of_rustc = source.as_ref().is_some_and(|source| source.is_within_rustc());
        Some(SiteInfo {
            function: func.name.clone(),
            ir_file: info.module.file.clone(),
            ir_line: origin.pos.line,
            ir_col: origin.pos.col,
            is_library: info.is_library || is_of_rustc,
            source,
            inst: origin.inst,
        })
    }

    /// The innermost place of a call stack (innermost first) that is in no library: where the
    /// program itself stands.
    pub fn own_site(&self, stack: &[SiteId]) -> SiteId {
        let is_own = |s: &&SiteId| self.describe(**s).is_some_and(|p| !p.is_library);
        stack.iter().find(is_own).or(stack.first()).copied().unwrap_or(SiteId::NONE)
    }

    /// The part of a global that so many bytes at an offset are, with the variable's name, as the
    /// source has it.
    pub fn global_part(&self, global: &GlobalDef, offset: u64, len: u64) -> Option<(String, Part)> {
        let metadata = &self.modules[global.module as usize].module.metadata;
        let (name, part) = metadata.part_of_global(global.dbg?, offset, len)?;
        let is_own = metadata.global_variable_name(global.dbg?)?.0 == global.shown;
        match (is_own, part.offset == offset) {
            (true, _) => Some((name, part)),
            (false, true) => Some((global.shown.clone(), part)),
            // A part of one of several variables with this name.
            (false, false) => None,
        }
    }

    /// The numbers and pointers that a global is made of, whose paths begin with `under`; at most
    /// so many. `None`: there is no debug information.
    pub fn global_leaves(&self, global: &GlobalDef, under: &str, most: usize) -> Option<Vec<Leaf>> {
        let metadata = &self.modules[global.module as usize].module.metadata;
        metadata.leaves(global.dbg?, under, most)
    }

    /// Names the globals that are the program's own, no two the same if that can be.
    pub(crate) fn name_globals(&mut self) {
        let modules = &self.modules;
        let all = [&mut self.globals, &mut self.constants, &mut self.thread_locals];
        let mut own: Vec<&mut GlobalDef> = all.into_iter().flatten().collect();
        let mut known = FxHashMap::<String, u32>::default();
        let is_told = own.iter().any(|global| global.dbg.is_some());
        for global in &mut own {
            let metadata = &modules[global.module as usize].module.metadata;
            let source = global.dbg.and_then(|dbg| metadata.global_variable_name(dbg));
            global.is_of_rustc = match &source {
                Some((_, place)) => place.is_of_rustc,
                None => is_kept_by_rustc(&global.name, is_told),
            };
            global.shown = source.map_or_else(|| global.name.clone(), |(name, _)| name);
        }
        own.retain(|global| !global.is_library && !global.is_of_rustc);
        let in_file = |global: &GlobalDef| {
            format!("{} of {}", global.name, modules[global.module as usize].module.file)
        };
        let ways: [&dyn Fn(&GlobalDef) -> String; 2] = [&|global| global.name.clone(), &in_file];
        for other in ways {
            known.clear();
            own.iter().for_each(|g| *known.entry(g.shown.clone()).or_default() += 1);
            own.iter_mut().filter(|g| known[&g.shown] > 1).for_each(|g| g.shown = other(g));
        }
    }
}

/// Is a variable without debug information one that Rust's library keeps for itself? Where others
/// have some, all are that rustc has named; else those with the library's name in theirs.
fn is_kept_by_rustc(name: &str, is_told: bool) -> bool {
    let is_of_rust = name.starts_with("_R") || name.starts_with("_rust_");
    is_of_rust && (is_told || ["_3std", "_4core", "_5alloc"].iter().any(|of| name.contains(of)))
}

/// A site in words.
#[derive(Clone, Debug)]
pub struct SiteInfo {
    /// Function that it is in.
    pub function: String,
    /// IR file.
    pub ir_file: String,
    /// Line in the IR file.
    pub ir_line: u32,
    /// Column in the IR file.
    pub ir_col: u32,
    /// Place in the source, when there is debug information.
    pub source: Option<SourceLoc>,
    /// Part of a library, ours or that of rustc, not of the user's program.
    pub is_library: bool,
    /// Instruction number within the function.
    pub inst: u32,
}

/// Can the user look at the IR of this file? That of other files was made on the way.
pub fn is_ir_file(file: &str) -> bool {
    file.ends_with(".ll")
}

/// The place in the source, else in the IR if that is the user's.
impl std::fmt::Display for SiteInfo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.source {
            Some(s) if s.line > 0 => write!(f, "{}:{}:{}", s.file, s.line, s.col),
            _ if is_ir_file(&self.ir_file) => {
                write!(f, "{}:{}:{}", self.ir_file, self.ir_line, self.ir_col)
            }
            _ => write!(f, "{} (no line is known)", self.ir_file),
        }
    }
}
