//! A function as the machine runs it.

use crate::ids::SiteId;
use crate::limits::Effects;
use crate::op::{
    AllocaInfo, CallInfo, List, Op, Pad, PromiseInfo, Reg, Repack, SigIdx, SwitchTable,
};
use crate::quick::Quick;
use crate::value::Value;
use tresse_ir::ast::{MdId, TextPos};

/// Header flags that the machine acts on (K-LLVM §4.2 `flags`, §4.4 "The readonly Function Flag").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FunctionFlags {
    /// What it may do: `readonly`, `memory(argmem: read)`, `nosync` and the like.
    pub effects: Effects,
    /// `norecurse`, of a function that calls others.
    pub is_norecurse: bool,
    /// `null_pointer_is_valid`.
    pub is_null_valid: bool,
    /// `noreturn`.
    pub is_noreturn: bool,
    /// `nounwind`.
    pub is_nounwind: bool,
    /// What becomes of an exception or a `longjmp` that would leave it.
    pub leave: Leave,
}

/// What becomes of an exception or a `longjmp` that would leave a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Leave {
    /// It leaves it.
    #[default]
    Free,
    /// No handler is looked for beyond it: nobody has called it, as far as exceptions go.
    Never,
    /// That is not modelled.
    Refused,
}

impl Default for FunctionFlags {
    fn default() -> Self {
        FunctionFlags {
            effects: Effects::ALL,
            is_norecurse: false,
            is_null_valid: false,
            is_noreturn: false,
            is_nounwind: false,
            leave: Leave::Free,
        }
    }
}

/// Where an operation comes from.
#[derive(Clone, Copy, Debug)]
pub struct Origin {
    /// Instruction number in textual order within the function, from 1.
    pub inst: u32,
    /// Place in the IR text.
    pub pos: TextPos,
    /// Debug location.
    pub dbg: Option<MdId>,
    /// It is a load that the compiler has added (`lower/speculated.rs`).
    pub is_speculated: bool,
}

/// A function's code.
#[derive(Clone, Debug)]
pub struct Func {
    /// Name without `@`.
    pub name: String,
    /// Which module it comes from.
    pub module: u32,
    /// Operations; execution starts at 0.
    pub code: Vec<Op>,
    /// The same, as they are met most of the time; empty where they are not known yet.
    pub quick: Vec<Quick>,
    /// Origin of each operation.
    pub origins: Vec<Origin>,
    /// First operation of each basic block.
    pub blocks: Vec<u32>,
    /// Local variables by name, with their first register (the paper's `registers` is a map from
    /// these).
    pub locals: Vec<(String, Reg)>,
    /// Registers that are variables of the source, or their addresses (`pointees.rs`).
    pub described: Vec<(Reg, MdId, bool)>,
    /// Registers that belong to `locals`: those after them are temporaries.
    pub named: u32,
    /// Number of registers; the first ones are the parameters.
    pub registers: u32,
    /// The constant pool.
    pub consts: Vec<Value>,
    /// Operand lists.
    pub lists: Vec<Reg>,
    /// Switch tables.
    pub switches: Vec<SwitchTable>,
    /// Targets of each indirectbr: the block's address and where its code is; in order, each once.
    pub indirect: Vec<Vec<(u64, u32)>>,
    /// Allocas.
    pub allocas: Vec<AllocaInfo>,
    /// Indirect calls and intrinsics.
    pub calls: Vec<CallInfo>,
    /// Shapes of repackings.
    pub repacks: Vec<Repack>,
    /// What is promised of values.
    pub promises: Vec<PromiseInfo>,
    /// Where invokes go on when an exception comes, in order of the calls.
    pub pads: Vec<Pad>,
    /// Calls that may return several times (`setjmp`).
    pub returns_twice: Vec<u32>,
    /// Slots of parameters that must be defined; a call that does not know its callee looks.
    pub noundef: Vec<u32>,
    /// Its signature.
    pub signature: SigIdx,
    /// Slots of its fixed parameters.
    pub param_slots: u32,
    /// Header flags.
    pub flags: FunctionFlags,
    /// Takes variable arguments.
    pub is_vararg: bool,
    /// Operations at its start that belong to its callers: they copy what is passed by value.
    pub prologue: u32,
    /// So many copies.
    pub copies: u32,
    /// Number of the first operation in the program-wide numbering.
    pub first_site: u32,
    /// Part of the library.
    pub is_library: bool,
}

impl Func {
    /// A register by the name that the IR gives it, `%x`, and `%x.1` for the second slot of a value
    /// that takes several. Temporaries have none.
    pub fn name_of_register(&self, register: u32) -> Option<String> {
        let is_block = self.is_vararg && register == self.param_slots;
        if register >= self.named || is_block {
            return None;
        }
        let next = self.locals.partition_point(|(_, first)| first.0 <= register);
        let (name, first) = self.locals.get(next.checked_sub(1)?)?;
        let part = register - first.0;
        Some(if part == 0 { format!("%{name}") } else { format!("%{name}.{part}") })
    }

    /// A function without code, parameters and registers.
    pub(crate) fn new(name: &str, module: u32, signature: SigIdx) -> Func {
        Func {
            name: name.into(),
            module,
            code: Vec::new(),
            quick: Vec::new(),
            origins: Vec::new(),
            blocks: Vec::new(),
            locals: Vec::new(),
            described: Vec::new(),
            named: 0,
            registers: 0,
            consts: Vec::new(),
            lists: Vec::new(),
            switches: Vec::new(),
            indirect: Vec::new(),
            allocas: Vec::new(),
            calls: Vec::new(),
            repacks: Vec::new(),
            promises: Vec::new(),
            pads: Vec::new(),
            returns_twice: Vec::new(),
            noundef: Vec::new(),
            signature,
            param_slots: 0,
            flags: FunctionFlags::default(),
            is_vararg: false,
            prologue: 0,
            copies: 0,
            first_site: 0,
            is_library: false,
        }
    }

    /// Where the block at an address begins, if it is a target of this `indirectbr`. Compiled code
    /// says the same (`compiled/operation.rs`).
    pub(crate) fn block_at(&self, table: u32, address: u64) -> Option<u32> {
        let targets = &self.indirect[table as usize];
        let at = targets.binary_search_by_key(&address, |(target, _)| *target).ok()?;
        Some(targets[at].1)
    }

    /// Where the call at `pc` goes on when an exception comes out of it.
    pub fn pad(&self, pc: u32) -> Option<&Pad> {
        let at = self.pads.binary_search_by_key(&pc, |pad| pad.at).ok()?;
        Some(&self.pads[at])
    }

    /// Where control may go on after the call at `pc` but behind it: at a landing pad, or behind a
    /// call that returns once more.
    pub(crate) fn other_ways(&self, pc: u32) -> impl Iterator<Item = u32> {
        let twice = self.returns_twice.iter().map(|at| at + 1);
        self.pad(pc).map(|pad| pad.to).into_iter().chain(twice)
    }

    /// Instruction number of the operation at `pc`.
    pub fn inst_number(&self, pc: u32) -> u32 {
        self.origins.get(pc as usize).map_or(0, |o| o.inst)
    }

    /// The site of the operation at `pc`.
    pub fn site(&self, pc: u32) -> SiteId {
        SiteId(self.first_site + pc)
    }

    /// Registers of a list.
    #[inline]
    pub fn list(&self, list: List) -> &[Reg] {
        &self.lists[list.start as usize..(list.start + list.len) as usize]
    }
}
