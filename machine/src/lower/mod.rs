//! From modules to a [`Program`]: names resolved, constants evaluated, instructions to dense code.
//!
//! Only what the entry point can reach is lowered. A name that is defined nowhere becomes an
//! operation that says so, should control reach it, and is kept with its place
//! ([`Program::unknown`]): nothing is looked up while the program runs.

mod access;
mod asm;
mod asm_goto;
mod assumptions;
mod atomic;
mod attributes;
mod blocks;
mod call;
mod captured;
mod consts;
mod cpuid;
mod environment;
mod func;
mod inst;
mod intrinsic;
mod layout;
mod link;
mod moved;
mod names;
mod practice;
mod promises;
mod promote;
mod scalable;
mod scopes;
mod sections;
mod signatures;
mod spaces;
mod speculated;
mod sse2;
mod start;
mod unread;
mod unwind;
mod varargs;
mod vector;
mod written;
mod x86;
mod x86_locked;
mod x86_operands;
mod x86_text;
mod x86_wide;

use crate::addresses::Regions;
use crate::config::{CallTypes, Config, Endianness, PointerWidth, RacePolicy, UndefPolicy};
use crate::nondet;
pub use crate::op::BY_POINTER;
use crate::ops::Scalar;
pub use crate::program::LinkError;
use crate::program::{ModuleInfo, Program, SigIdx, Signature, VaList};
use crate::quick::quicken;
use crate::request::{Row, Widths};
use crate::sync::errno::Numbers;
use crate::value::Value;
pub use link::TOLD_OF_ENDS;
pub use names::plain_name;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use std::sync::Arc;
use tresse_ir::ast::{ConstId, Module, TextPos};
use tresse_ir::datalayout::{DataLayout, Endian};
use tresse_ir::types::TypeId;

/// A module to be linked.
pub struct Input {
    /// The module, verified.
    pub module: Arc<Module>,
    /// Part of the library: its definitions give way to the program's.
    pub is_library: bool,
}

/// Code may take this much however little the program's memory is.
const MIN_ROOM: u64 = 1 << 26;

/// Library rows by name.
pub type FindRow<'a> = &'a dyn Fn(&str) -> Option<&'static Row>;

/// Where locals are that nothing but loads and stores of one type sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Locals {
    /// In memory, as all others: what the machine does is what K-LLVM says.
    Memory,
    /// In registers: nobody can tell, and a search has less to keep. Operations are as many and at
    /// the same places.
    Registers,
    /// In registers, and counted as memory: not even the bound on that can tell. Where a register
    /// would say more of undefined bits than memory does, a local stays there.
    Hidden,
}

/// Links and lowers. The first input is the main program; `entry` is usually `main`.
///
/// # Errors
/// Everything that could not be resolved, each with its place.
pub fn lower(
    inputs: Vec<Input>,
    rows: FindRow<'_>,
    config: &Config,
    entry: &str,
) -> Result<Program, Vec<LinkError>> {
    lower_with(inputs, rows, config, entry, Locals::Memory)
}

/// As [`lower`], with a choice of where locals are.
///
/// # Errors
/// As for [`lower`].
pub fn lower_with(
    mut inputs: Vec<Input>,
    rows: FindRow<'_>,
    config: &Config,
    entry: &str,
    locals: Locals,
) -> Result<Program, Vec<LinkError>> {
    practice::allow(&mut inputs, config);
    scalable::measure(&mut inputs, config.vscale);
    written::resolve(&mut inputs);
    let target = Target::of(&inputs, config).map_err(|e| vec![e])?;
    let data_layouts: Vec<_> =
        inputs.iter().map(|i| spaces::layout_of(&i.module, target, config)).collect();
    let own = inputs.iter().zip(&data_layouts).filter(|(i, _)| !i.is_library);
    let own: Vec<_> = own.map(|(i, layout)| (&*i.module, layout)).collect();
    let place_bits = spaces::place_bits(&own, target);
    let least_bits = spaces::least_bits(&own, target);
    let c_convention = signatures::c_convention(&inputs, entry);
    let mut lowerer = Lowerer {
        inputs: &inputs,
        rows,
        target,
        vscale: config.vscale,
        data_layouts,
        names: names::Names::default(),
        link: link::Link::default(),
        layouts: FxHashMap::default(),
        measures: FxHashMap::default(),
        offsets: FxHashMap::default(),
        field_slots: FxHashMap::default(),
        program: empty_program(target, place_bits, config),
        errors: Vec::new(),
        memory_limit: config.limits.memory.0,
        reports_races: config.race == RacePolicy::Report,
        c_convention,
        global_bytes: 0,
        computed: FxHashMap::default(),
        depth: 0,
        has_sections: false,
        type_numbers: FxHashMap::default(),
        room: config.limits.memory.0.max(MIN_ROOM),
        signatures: FxHashMap::default(),
        texts: FxHashMap::default(),
    };
    lowerer.program.least_pointer_bits = least_bits;
    lowerer.program.start_type = lowerer.start_type();
    lowerer.link(entry);
    if lowerer.errors.is_empty() {
        lowerer.place_objects();
        lowerer.check_places();
        lowerer.initialise_globals();
        lowerer.program.environment = lowerer.environment();
        lowerer.lower_functions();
        lowerer.lower_start();
    }
    let Lowerer { mut program, errors, .. } = lowerer;
    if !errors.is_empty() {
        return Err(errors);
    }
    if nondet::asks(&program) {
        let functions = program.functions.clone();
        promote::promote(&mut program, config.fresh(), false);
        program.classes = nondet::classes(&program);
        program.functions = functions;
    }
    if locals != Locals::Memory {
        let is_exact = locals == Locals::Hidden;
        promote::promote(&mut program, config.fresh(), is_exact);
        program.counts_locals = is_exact;
    }
    for func in &mut program.functions {
        func.quick = quicken(&func.code, &func.consts, &func.switches, &func.calls, &func.promises);
    }
    program.memory_limit = config.limits.memory.0;
    program.has_probes = program.rows.iter().any(|r| r.is_probe);
    program.has_clock = program.rows.iter().any(|r| r.is_clock);
    program.sleeps = program.rows.iter().any(|r| r.is_sleep);
    program.tries_locks = program.rows.iter().any(|r| r.tries_lock);
    program.modules = inputs
        .into_iter()
        .map(|i| Arc::new(ModuleInfo { module: i.module, is_library: i.is_library }))
        .collect();
    program.name_globals();
    Ok(program)
}

fn empty_program(target: Target, place_bits: u32, config: &Config) -> Program {
    Program {
        functions: Vec::new(),
        globals: Vec::new(),
        constants: Vec::new(),
        targets: Vec::new(),
        thread_locals: Vec::new(),
        rows: Vec::new(),
        given: Arc::new([]),
        distances: FxHashMap::default(),
        environment: Value::ZERO,
        unknown: Vec::new(),
        classes: FxHashMap::default(),
        has_probes: false,
        has_clock: false,
        calls_in_practice: config.call_types == CallTypes::Practice,
        sleeps: false,
        tries_locks: false,
        keeps_params: false,
        has_recover: false,
        has_speculated: false,
        leaves_frames: false,
        exposed: Vec::new(),
        start_type: SigIdx(0),
        signatures: Vec::new(),
        texts: Vec::new(),
        modules: Vec::new(),
        entry: crate::ids::FuncIdx(0),
        exit: None,
        thread_exit: None,
        memory_limit: 0,
        regions: Regions::new(place_bits, config),
        counts_locals: false,
        frame_cost: config.frame_cost.0,
        sets: Default::default(),
        undef_is_zero: config.undef == UndefPolicy::Zero,
        pointer_bits: target.pointer_bits,
        least_pointer_bits: target.pointer_bits,
        errors: Numbers::default(),
        c: target.c,
        endian: target.endian,
    }
}

/// What the program runs on.
#[derive(Clone, Copy)]
pub(crate) struct Target {
    pub pointer_bits: u32,
    pub c: Widths,
    pub endian: Endian,
    pub va_list: VaList,
}

impl Target {
    fn of(inputs: &[Input], config: &Config) -> Result<Target, LinkError> {
        let Some(main) = inputs.first().map(|i| &i.module) else {
            return Err(LinkError {
                file: String::new(),
                pos: TextPos::default(),
                source: None,
                message: "no input".into(),
                is_unsupported: false,
            });
        };
        let pointer_bits = match config.pointer_width {
            PointerWidth::Module => main.layout.pointer_bits(0),
            PointerWidth::Bits(n) => n,
        };
        let endian = match config.endianness {
            Endianness::Module => main.layout.endian,
            Endianness::Little => Endian::Little,
            Endianness::Big => Endian::Big,
        };
        if !matches!(pointer_bits, 16 | 32 | 64) {
            let message =
                format!("pointers of {pointer_bits} bits are not modelled; 16, 32 and 64 are");
            return Err(LinkError {
                file: main.file.clone(),
                pos: TextPos::default(),
                source: None,
                message,
                is_unsupported: true,
            });
        }
        // Hand-written IR often has no triple: then it is the library's.
        let triple = inputs.iter().map(|i| &i.module.triple).find(|t| !t.is_empty());
        let triple = triple.map_or("", |t| t);
        let va_list = va_list(triple, pointer_bits);
        // Of IR that runs with another pointer width, C's types are those it was compiled with.
        let is_open = main.layout.text.is_empty();
        let c_bits = if is_open { pointer_bits } else { main.layout.pointer_bits(0) };
        let c = widths(triple, c_bits);
        Ok(Target { pointer_bits, c, endian, va_list })
    }
}

/// The widths of C's types for a target triple with pointers of so many bits.
fn widths(triple: &str, pointer_bits: u32) -> Widths {
    let is_wide = pointer_bits == 64 && !triple.contains("windows");
    Widths {
        pointer: pointer_bits,
        int: if pointer_bits == 16 { 16 } else { 32 },
        long: if is_wide { 64 } else { 32 },
    }
}

/// The `va_list` of a target triple, by its platform's ABI.
fn va_list(triple: &str, pointer_bits: u32) -> VaList {
    let arch = triple.split('-').next().unwrap_or("");
    let slot = pointer_bits / 8;
    let is_windows = triple.contains("windows");
    match arch {
        "x86_64" if is_windows => VaList::Pointer(8),
        "x86_64" | "amd64" => VaList::X86_64,
        "aarch64" | "arm64" if is_windows || triple.contains("apple") => VaList::Pointer(slot),
        "aarch64" | "aarch64_be" | "arm64" => VaList::AArch64,
        "s390x" | "systemz" => VaList::SystemZ,
        "powerpc" | "ppc" => VaList::PowerPc,
        "sparc" | "sparcel" | "msp430" | "avr" => VaList::Instruction(slot),
        "mips" | "mipsel" | "mips64" | "mips64el" => VaList::Mips(slot),
        "sparcv9" | "sparc64" => VaList::Packed(slot),
        "i386" | "i486" | "i586" | "i686" => VaList::Pointer(slot),
        "powerpc64" | "powerpc64le" | "ppc64" | "ppc64le" => VaList::Pointer(slot),
        "wasm32" | "wasm64" => VaList::Wasm(slot),
        // No triple: hand-written IR; a plain pointer is what LangRef's example uses.
        "" => VaList::Pointer(slot),
        _ => {
            let is_of = |families: &[&str]| families.iter().any(|f| arch.starts_with(f));
            match () {
                () if is_of(&["riscv", "loongarch"]) => VaList::ByAddress(slot),
                () if is_of(&["arm", "thumb"]) => VaList::Pointer(slot),
                () => VaList::Unknown,
            }
        }
    }
}

/// The work in progress.
pub(crate) struct Lowerer<'a> {
    pub inputs: &'a [Input],
    pub rows: FindRow<'a>,
    pub target: Target,
    /// How often a scalable vector is as long as it is written.
    pub vscale: u32,
    /// Those of the modules, with what the config has for address spaces.
    pub data_layouts: Vec<DataLayout>,
    pub names: names::Names,
    pub link: link::Link,
    pub layouts: FxHashMap<(usize, TypeId), layout::Cached>,
    pub measures: FxHashMap<(usize, TypeId), Option<layout::Measure>>,
    pub offsets: FxHashMap<(usize, TypeId), Rc<[u64]>>,
    pub field_slots: FxHashMap<(usize, TypeId), Rc<[u32]>>,
    pub program: Program,
    pub errors: Vec<LinkError>,
    pub memory_limit: u64,
    /// What the calling convention of C is called.
    pub c_convention: String,
    /// Racing accesses have values all the same ([`RacePolicy::Report`]).
    pub reports_races: bool,
    pub global_bytes: u64,
    /// Bytes that the code may still take: as many as the program itself may.
    pub room: u64,
    /// Constant expressions that were computed, and how deep in one this is.
    pub computed: FxHashMap<(usize, ConstId), consts::Values>,
    pub depth: u32,
    /// The program has atomic sections.
    pub has_sections: bool,
    /// Numbers of types, for selectors of landing pads.
    pub type_numbers: FxHashMap<Value, i32>,
    signatures: FxHashMap<Signature, SigIdx>,
    texts: FxHashMap<String, u32>,
}

impl Lowerer<'_> {
    /// Takes room for a part of the program. `false`: there is none left.
    pub(crate) fn take_room(&mut self, bytes: u64) -> bool {
        let is_enough = bytes <= self.room;
        self.room = self.room.saturating_sub(bytes);
        is_enough
    }

    pub(crate) fn signature(&mut self, signature: Signature) -> SigIdx {
        let next = SigIdx(self.program.signatures.len() as u32);
        let all = &mut self.program.signatures;
        *self.signatures.entry(signature.clone()).or_insert_with(|| {
            all.push(signature);
            next
        })
    }

    /// `void *(void *)`, the type of what a thread starts with.
    fn start_type(&mut self) -> SigIdx {
        let pointer = vec![Scalar::Ptr(self.target.pointer_bits)];
        let convention = self.c_convention.clone();
        let (ret, params) = (pointer.clone(), pointer);
        let in_memory = Vec::new();
        self.signature(Signature { ret, params, in_memory, is_vararg: false, convention })
    }

    pub(crate) fn text(&mut self, text: String) -> u32 {
        let all = &mut self.program.texts;
        *self.texts.entry(text.clone()).or_insert_with(|| {
            all.push(text);
            all.len() as u32 - 1
        })
    }

    pub(crate) fn error(
        &mut self,
        module: usize,
        pos: TextPos,
        source: Option<String>,
        message: String,
        is_unsupported: bool,
    ) {
        let file = self.inputs[module].module.file.clone();
        self.errors.push(LinkError { file, pos, source, message, is_unsupported });
    }
}
