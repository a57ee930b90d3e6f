//! What C leaves undefined and programs do all the same, as far as the config lets it be: modules
//! are changed to say what is meant before they are lowered. The library is not.

use super::Input;
use crate::config::{Config, PointerArithmetic, Volatile};
use std::sync::Arc;
use tresse_ir::ast::{ConstExpr, ConstKind, GepFlags, Inst, InstKind, Module, Ordering};
use tresse_ir::types::{Type, TypeId};

/// Changes the program's modules.
pub(super) fn allow(inputs: &mut [Input], config: &Config) {
    let is_atomic = config.volatile == Volatile::Atomic;
    let wraps = config.pointer_arithmetic == PointerArithmetic::Wrap;
    if !is_atomic && !wraps {
        return;
    }
    for input in inputs.iter_mut().filter(|input| !input.is_library) {
        let module = Arc::make_mut(&mut input.module);
        if is_atomic {
            make_volatile_atomic(module);
        }
        if wraps {
            drop_promises_of_pointers(module);
        }
    }
}

fn instructions(module: &mut Module) -> impl Iterator<Item = &mut Inst> {
    let blocks = module.functions.iter_mut().flat_map(|function| &mut function.blocks);
    blocks.flat_map(|block| &mut block.insts)
}

/// LangRef, `getelementptr`: without `inbounds` and its kin there is an address for each sum.
fn drop_promises_of_pointers(module: &mut Module) {
    for inst in instructions(module) {
        if let InstKind::GetElementPtr { flags, .. } = &mut inst.kind {
            *flags = GepFlags::default();
        }
    }
    for known in &mut module.consts {
        if let ConstKind::Expr(expr) = &mut known.kind
            && let ConstExpr::GetElementPtr { flags, inrange, .. } = &mut **expr
        {
            (*flags, *inrange) = (GepFlags::default(), None);
        }
    }
}

/// Linux, `READ_ONCE` and `WRITE_ONCE`: a volatile access of what a processor accesses at once, a
/// number or pointer no wider than a pointer, is one that others see as a whole. LangRef has
/// `monotonic` for that. What is wider, or may not be aligned, stays as it is.
fn make_volatile_atomic(module: &mut Module) {
    let (types, pointers) = (module.types.clone(), module.layout.pointers.clone());
    let pointer_bits = pointers.iter().find(|p| p.addrspace == 0).map_or(64, |p| p.bits);
    let bits = |ty: TypeId| match types.body(ty) {
        Type::Int(bits) => Some(*bits),
        Type::Float => Some(32),
        Type::Double => Some(64),
        Type::Ptr { addrspace, .. } => {
            let own = pointers.iter().find(|p| p.addrspace == *addrspace);
            Some(own.map_or(pointer_bits, |p| p.bits))
        }
        _ => None,
    };
    let is_at_once = |ty: TypeId, align: Option<u64>| {
        bits(ty).is_some_and(|bits| {
            let is_whole = bits >= 8 && bits.is_power_of_two() && bits <= pointer_bits;
            is_whole && align.is_none_or(|align| align >= u64::from(bits / 8))
        })
    };
    for inst in instructions(module) {
        let (ty, order, align) = match &mut inst.kind {
            InstKind::Load { is_volatile: true, ordering, align, .. } => (inst.ty, ordering, align),
            InstKind::Store { is_volatile: true, ordering, align, value, .. } => {
                (value.ty, ordering, align)
            }
            _ => continue,
        };
        if *order == Ordering::NotAtomic && is_at_once(ty, *align) {
            *order = Ordering::Monotonic;
        }
    }
}
