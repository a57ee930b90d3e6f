//! Loads that the compiler may have added, and what depends on them.
//!
//! An optimiser may load a value where the source does not: on paths that did not, or before a lock
//! or a flag was looked at. LangRef allows that, as a load that races returns undef and is no error
//! ("Memory Model for Concurrent Operations"). A plain load is *speculated* in two cases:
//!
//! - It has no location, in a function that has debug information. LLVM's rule ("How to Update
//!   Debug Info", "When to drop an instruction location") is that one which is executed where it
//!   was not before loses its location. One that stands for several of the source has a merged
//!   location, with line 0, and is the source's.
//! - It stands in a function that was compiled with optimisation, and what it reads may be dropped:
//!   nothing in its own block needs the value. LLVM gives a load that has been moved above a branch
//!   the location of the branch, and one that comes from a loop keeps its own, so locations say
//!   nothing here. What is needed in the block of the load itself stands with the load on one path
//!   of the source.
//!
//! `Config::race` says what their races are.
//!
//! What such a load has read matters where it is used for more than to compute another value:
//! where a branch, an address or a divisor depends on it, and where it is stored, passed or
//! returned. An operation there looks at it ([`Op::Matters`]).

use super::func::Builder;
use crate::program::Op;
use rustc_hash::{FxHashMap, FxHashSet};
use tresse_ir::ast::{BinOp, Block, Function, Inst, InstKind, LocalId, MdId, Ordering, Value};

/// What speculated loads are in a function.
#[derive(Default)]
pub(crate) struct Speculated {
    /// The loads, by their results.
    loads: FxHashSet<LocalId>,
    /// The values that depend on them, by way of registers; they themselves are among them.
    dependents: FxHashSet<LocalId>,
}

impl Speculated {
    /// Is it such a load?
    pub(super) fn is_load(&self, inst: &Inst) -> bool {
        inst.result.is_some_and(|result| self.loads.contains(&result))
    }

    /// Does a value depend on one?
    pub(super) fn reaches(&self, value: Value) -> bool {
        local(value).is_some_and(|local| self.dependents.contains(&local))
    }
}

fn is_plain_load(inst: &Inst) -> bool {
    matches!(&inst.kind, InstKind::Load { is_volatile: false, ordering: Ordering::NotAtomic, .. })
}

impl Builder<'_, '_> {
    /// The speculated loads of the function, and what depends on them.
    pub(super) fn speculated(&self) -> Speculated {
        let loads = self.speculated_loads();
        let insts = || self.source.blocks.iter().flat_map(|b| &b.insts);
        let mut dependents = loads.clone();
        let mut is_more = !dependents.is_empty();
        while is_more {
            is_more = false;
            for inst in insts().filter(|inst| self.only_computes(inst)) {
                let Some(result) = inst.result.filter(|r| !dependents.contains(r)) else {
                    continue;
                };
                if uses(&inst.kind).iter().any(|local| dependents.contains(local)) {
                    is_more = true;
                    dependents.insert(result);
                }
            }
        }
        Speculated { loads, dependents }
    }

    fn speculated_loads(&self) -> FxHashSet<LocalId> {
        let Some(function) = self.source.dbg else { return FxHashSet::default() };
        let metadata = &self.lowerer.inputs[self.module].module.metadata;
        let is_optimized = metadata.is_optimized(function);
        let places = if is_optimized { places(self.source) } else { FxHashMap::default() };
        let mut found = FxHashSet::default();
        for block in &self.source.blocks {
            let needed = if is_optimized && block.insts.iter().any(is_plain_load) {
                self.surely_needed(block, &places)
            } else {
                FxHashSet::default()
            };
            for load in block.insts.iter().filter(|inst| is_plain_load(inst)) {
                let Some(result) = load.result else { continue };
                if load.dbg.is_none() || is_optimized && !needed.contains(&result) {
                    found.insert(result);
                }
            }
        }
        found
    }

    /// The values without which a block cannot be executed.
    fn surely_needed(&self, block: &Block, places: &Places) -> FxHashSet<LocalId> {
        let mut needed = FxHashSet::default();
        for inst in block.insts.iter().rev() {
            if inst.result.is_some_and(|r| needed.contains(&r)) && depends_surely(inst, places) {
                needed.extend(uses(&inst.kind));
            }
            needed.extend(self.needed(inst));
        }
        needed
    }

    /// Looks at what an instruction needs that depends on speculated loads.
    pub(super) fn look_at_speculated(&mut self, inst: &Inst) {
        if self.speculated.loads.is_empty() {
            return;
        }
        for local in self.needed(inst) {
            if self.speculated.dependents.contains(&local) {
                let n = self.lowerer.slots(self.module, self.source.locals[local.index()].ty);
                let first = self.local(local);
                (0..n).for_each(|i| self.push(Op::Matters { src: first.plus(i) }));
            }
        }
    }

    /// Does an instruction no more than to compute a value, whatever its operands are?
    fn only_computes(&self, inst: &Inst) -> bool {
        match &inst.kind {
            // Intrinsics without a result copy memory, or assume something. Those that are
            // functions here may load.
            InstKind::Call(call) => {
                let declared = self.declaration(call.callee);
                let is_operation = |f: &Function| {
                    f.name.starts_with("llvm.") && self.lowerer.function_named(&f.name).is_none()
                };
                inst.result.is_some() && declared.is_some_and(is_operation)
            }
            InstKind::Binary { .. }
            | InstKind::FNeg { .. }
            | InstKind::ICmp { .. }
            | InstKind::FCmp { .. }
            | InstKind::Cast { .. }
            | InstKind::Select { .. }
            | InstKind::Freeze { .. }
            | InstKind::Phi { .. }
            | InstKind::GetElementPtr { .. }
            | InstKind::ExtractElement { .. }
            | InstKind::InsertElement { .. }
            | InstKind::ShuffleVector { .. }
            | InstKind::ExtractValue { .. }
            | InstKind::InsertValue { .. } => true,
            _ => false,
        }
    }

    /// The values of which an instruction needs one value, or which it lets others see.
    fn needed(&self, inst: &Inst) -> Vec<LocalId> {
        match &inst.kind {
            InstKind::Binary {
                op: BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem,
                rhs,
                ..
            } => local(rhs.value).into_iter().collect(),
            _ if self.only_computes(inst) => Vec::new(),
            InstKind::Call(call) | InstKind::Invoke { call, .. } => {
                local(call.callee).into_iter().chain(uses(&inst.kind)).collect()
            }
            kind => uses(kind),
        }
    }
}

/// The location of what each local is the result of.
type Places = FxHashMap<LocalId, Option<MdId>>;

fn places(function: &Function) -> Places {
    let insts = function.blocks.iter().flat_map(|b| &b.insts);
    insts.filter_map(|inst| Some((inst.result?, inst.dbg))).collect()
}

/// Does the result of an instruction depend on each of its operands, whatever they are?
fn depends_surely(inst: &Inst, places: &Places) -> bool {
    match &inst.kind {
        // A flag that is not set drops the other side.
        InstKind::Binary { op: BinOp::And | BinOp::Or, .. } => false,
        // A loop that adds up one value is a product with its number of rounds, which may be none.
        // It has the location of what is added; a product of the source has its own.
        InstKind::Binary { op: BinOp::Mul, .. } => uses(&inst.kind)
            .iter()
            .filter_map(|local| places.get(local))
            .all(|place| place.is_some() && inst.dbg.is_some() && *place != inst.dbg),
        InstKind::Binary { .. }
        | InstKind::FNeg { .. }
        | InstKind::ICmp { .. }
        | InstKind::FCmp { .. }
        | InstKind::Cast { .. }
        | InstKind::GetElementPtr { .. } => true,
        _ => false,
    }
}

fn local(value: Value) -> Option<LocalId> {
    match value {
        Value::Local(id) => Some(id),
        Value::Const(_) | Value::Metadata => None,
    }
}

/// The locals that an instruction uses.
fn uses(kind: &InstKind) -> Vec<LocalId> {
    let mut locals = Vec::new();
    super::inst::each_operand(kind, &mut |value| {
        if let Value::Local(id) = value {
            locals.push(id);
        }
    });
    locals
}
