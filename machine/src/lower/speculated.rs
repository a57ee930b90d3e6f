//! Loads that the compiler has added, and what depends on them.
//!
//! An optimiser may load a value where the source does not: on paths that did not, or before a lock
//! or a flag was looked at. LangRef allows that, as a load that races returns undef and is no error
//! ("Memory Model for Concurrent Operations"). LLVM's rule for debug locations tells such loads
//! ("How to Update Debug Info", "When to drop an instruction location"): one that is executed where
//! it was not before loses its location. One that stands for several of the source has a merged
//! location, with line 0, and is the source's. So a plain load without any location, in a function
//! that has debug information, is *speculated*. `Config::race` says what its races are.
//!
//! What such a load has read matters where it is used for more than to compute another value:
//! where a branch, an address or a divisor depends on it, and where it is stored, passed or
//! returned. An operation there looks at it ([`Op::Matters`]).

use super::func::Builder;
use crate::program::Op;
use rustc_hash::FxHashSet;
use tresse_ir::ast::{BinOp, Function, Inst, InstKind, LocalId, Ordering, Value};

/// Is it a load that the compiler has added?
pub(crate) fn is_speculated(function: &Function, inst: &Inst) -> bool {
    let is_plain_load = matches!(
        &inst.kind,
        InstKind::Load { is_volatile: false, ordering: Ordering::NotAtomic, .. }
    );
    is_plain_load && inst.dbg.is_none() && function.dbg.is_some()
}

impl Builder<'_, '_> {
    /// The values that depend on speculated loads, by way of registers.
    pub(super) fn depending(&self) -> FxHashSet<LocalId> {
        let insts = || self.source.blocks.iter().flat_map(|b| &b.insts);
        let seeds = insts().filter(|inst| is_speculated(self.source, inst));
        let mut found: FxHashSet<LocalId> = seeds.filter_map(|inst| inst.result).collect();
        let mut is_more = !found.is_empty();
        while is_more {
            is_more = false;
            for inst in insts().filter(|inst| self.only_computes(inst)) {
                let Some(result) = inst.result.filter(|r| !found.contains(r)) else { continue };
                if uses(&inst.kind).iter().any(|local| found.contains(local)) {
                    is_more = true;
                    found.insert(result);
                }
            }
        }
        found
    }

    /// Looks at what an instruction needs that depends on speculated loads.
    pub(super) fn look_at_speculated(&mut self, inst: &Inst) {
        if self.dependents.is_empty() {
            return;
        }
        for local in self.needed(inst) {
            if self.dependents.contains(&local) {
                let n = self.lowerer.slots(self.module, self.source.locals[local.index()].ty);
                let first = self.local(local);
                (0..n).for_each(|i| self.push(Op::Matters { src: first.plus(i) }));
            }
        }
    }

    /// Does an instruction no more than to compute a value, whatever its operands are?
    fn only_computes(&self, inst: &Inst) -> bool {
        match &inst.kind {
            // Intrinsics without a result copy memory, or assume something.
            InstKind::Call(call) => {
                let declared = self.declaration(call.callee);
                inst.result.is_some() && declared.is_some_and(|f| f.name.starts_with("llvm."))
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
        let local = |value: Value| match value {
            Value::Local(id) => Some(id),
            Value::Const(_) | Value::Metadata => None,
        };
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
