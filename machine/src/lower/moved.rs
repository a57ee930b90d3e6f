//! Integers that are moved: `store i64 (load i64, p), q`. LLVM makes them of a `memcpy` of so many
//! bytes, and where pointers are narrower, these may be the bytes of several. One number has one
//! provenance at most, so such an integer is moved in pieces as wide as a pointer, as the `memcpy`
//! would have been: each with the provenance of its bytes (LangRef, "Pointer Aliasing Rules";
//! `llvm.memcpy` copies bytes). Where it goes elsewhere as well, to a `phi` or a shift, the number
//! is put together from the pieces that were read, which exposes what they point to
//! (`step/arith.rs`).
//!
//! What is an integer in the source is left whole. It has its type in `!tbaa`, but for two cases:
//! - Without optimisation there is no `!tbaa`. Then nothing is cut, as clang calls `llvm.memcpy`
//!   for whatever is no integer.
//! - With `-fno-strict-aliasing` there is none either, and integers of the source are cut, too.
//!   That one can be torn then shows only where races are no errors (`race: Report`). So there
//!   only what has `!tbaa.struct` is cut, the copy of a structure whose fields are known.
//!
//! A byte that is poison makes its piece poison, as in a copy of bytes, and not the whole integer.

use super::attributes::has;
use super::func::Builder;
use super::inst::each_operand;
use crate::program::Reg;
use rustc_hash::FxHashMap;
use tresse_ir::ast::{Function, Inst, InstKind, LocalId, Ordering, Value};
use tresse_ir::types::Type;

/// Integers that are moved in pieces.
pub(super) type Moved = FxHashMap<LocalId, Pieces>;

/// The pieces of one.
#[derive(Clone, Copy)]
pub(super) struct Pieces {
    /// So many.
    pub n: u32,
    /// The register of the first.
    pub first: Reg,
    /// The number is wanted as well.
    pub is_number: bool,
}

impl Builder<'_, '_> {
    /// Finds them, and gives them registers.
    pub(super) fn moved(&mut self) -> Moved {
        let bits = self.lowerer.program.least_pointer_bits;
        let source = self.source;
        if bits >= 64 || !self.is_optimized() {
            return Moved::default();
        }
        let may_tear = !self.lowerer.reports_races;
        let types = &self.lowerer.inputs[self.module].module.types;
        let pieces = |inst: &Inst| match types.body(inst.ty) {
            Type::Int(width)
                if is_moved_from(inst)
                    && (may_tear || has_fields(inst))
                    && *width > bits
                    && width % bits == 0 =>
            {
                inst.result.map(|id| (id, width / bits))
            }
            _ => None,
        };
        let found: FxHashMap<LocalId, u32> = instructions(source).filter_map(pieces).collect();
        if found.is_empty() {
            return Moved::default();
        }
        let pieces = |(id, n)| (id, Pieces { n, first: self.temp(n), is_number: false });
        let mut found: Moved = found.into_iter().map(pieces).collect();
        for inst in instructions(source) {
            let to = match &inst.kind {
                InstKind::Store { value, ptr, ordering: Ordering::NotAtomic, .. }
                    if value.value != ptr.value && is_of_bytes(inst) =>
                {
                    Some(value.value)
                }
                _ => None,
            };
            each_operand(&inst.kind, &mut |value| {
                if let Value::Local(id) = value
                    && to != Some(value)
                    && let Some(pieces) = found.get_mut(&id)
                {
                    pieces.is_number = true;
                }
            });
        }
        found
    }

    /// Was the function compiled with optimisation, as far as that is known?
    pub(super) fn is_optimized(&self) -> bool {
        let metadata = &self.lowerer.inputs[self.module].module.metadata;
        match self.source.dbg {
            Some(function) => metadata.is_optimized(function),
            None => !has(&self.source.attrs, "optnone"),
        }
    }
}

pub(super) fn instructions(source: &Function) -> impl Iterator<Item = &Inst> {
    source.blocks.iter().flat_map(|block| &block.insts)
}

fn is_moved_from(inst: &Inst) -> bool {
    matches!(inst.kind, InstKind::Load { ordering: Ordering::NotAtomic, .. }) && is_of_bytes(inst)
}

/// Is it the copy of a structure of which the front end has told the fields?
fn has_fields(inst: &Inst) -> bool {
    inst.attachments.iter().any(|(kind, _)| kind == "tbaa.struct")
}

/// Does an access have no type but that of bytes, and promise nothing?
fn is_of_bytes(inst: &Inst) -> bool {
    let kinds = ["tbaa.struct", "alias.scope", "noalias", "access_group", "DIAssignID"];
    inst.attachments.iter().all(|(kind, _)| kinds.contains(&kind.as_str()))
}
