//! What C leaves undefined and programs do all the same, as far as the config lets it be: modules
//! are changed to say what is meant before they are lowered. The library is not.

use super::Input;
use crate::config::{Config, PointerArithmetic, Volatile};
use std::sync::Arc;
use tresse_ir::ast::{ConstExpr, ConstKind, GepFlags, Inst, InstKind, Module, Operand, Ordering};
use tresse_ir::types::{Type, TypeTable};

/// Changes the program's modules.
pub(super) fn allow(inputs: &mut [Input], config: &Config) {
    let is_strict = config.volatile == Volatile::Plain
        && config.pointer_arithmetic == PointerArithmetic::Strict;
    if is_strict {
        return;
    }
    for input in inputs.iter_mut().filter(|input| !input.is_library) {
        let module = Arc::make_mut(&mut input.module);
        if config.volatile == Volatile::Atomic {
            make_volatile_atomic(module);
        }
        if config.pointer_arithmetic == PointerArithmetic::Wrap {
            let is_gep = |inst: &mut Inst| {
                if let InstKind::GetElementPtr { flags, .. } = &mut inst.kind {
                    *flags = GepFlags::default();
                }
            };
            instructions(module).for_each(is_gep);
            for known in &mut module.consts {
                if let ConstKind::Expr(expr) = &mut known.kind
                    && let ConstExpr::GetElementPtr { flags, inrange, .. } = &mut **expr
                {
                    (*flags, *inrange) = (GepFlags::default(), None);
                }
            }
        }
    }
}

fn instructions(module: &mut Module) -> impl Iterator<Item = &mut Inst> {
    let blocks = module.functions.iter_mut().flat_map(|function| &mut function.blocks);
    blocks.flat_map(|block| &mut block.insts)
}

/// Linux, `READ_ONCE` and `WRITE_ONCE`: a volatile access of what a processor accesses at once is
/// one that others see as a whole. LangRef has `monotonic` for that. What is larger, or may not be
/// aligned, stays as it is.
fn make_volatile_atomic(module: &mut Module) {
    let types = module.types.clone();
    for inst in instructions(module) {
        let result = inst.ty;
        match &mut inst.kind {
            InstKind::Load { is_volatile: true, ordering, align, .. } => {
                make_atomic(&types, result, ordering, *align);
            }
            InstKind::Store { is_volatile: true, ordering, align, value, .. } => {
                let Operand { ty, .. } = *value;
                make_atomic(&types, ty, ordering, *align);
            }
            _ => {}
        }
    }
}

fn make_atomic(
    types: &TypeTable,
    ty: tresse_ir::types::TypeId,
    ordering: &mut Ordering,
    align: Option<u64>,
) {
    let bytes = match types.body(ty) {
        Type::Int(bits @ (8 | 16 | 32 | 64)) => u64::from(*bits / 8),
        Type::Float => 4,
        Type::Double => 8,
        Type::Ptr { .. } => 1,
        _ => return,
    };
    if *ordering == Ordering::NotAtomic && align.is_none_or(|align| align >= bytes) {
        *ordering = Ordering::Monotonic;
    }
}
