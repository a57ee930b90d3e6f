//! LangRef, "Type System" and the typing rules of "Instruction Reference": what follows from
//! types alone, shared by the parser and the verifier.

use crate::ast::{BinOp, CastOp, Const, ConstExpr, ConstId, ConstKind, IntPred, Operand, Value};
use crate::types::{Type, TypeId, TypeTable};
use num_traits::ToPrimitive;
use rustc_hash::FxHashMap;

/// Types may contain each other this deep, named and literal ones counted together.
const MAX_TOTAL_DEPTH: u32 = 1500;

/// The element type of a vector, or the type itself.
pub(crate) fn scalar(types: &TypeTable, ty: TypeId) -> TypeId {
    match types.get(ty) {
        Type::Vector { elem, .. } => *elem,
        _ => ty,
    }
}

/// Lanes of a vector, and whether there are vscale times as many.
pub(crate) fn lanes(types: &TypeTable, ty: TypeId) -> Option<(u64, bool)> {
    match *types.get(ty) {
        Type::Vector { len, scalable, .. } => Some((len, scalable)),
        _ => None,
    }
}

/// The type that indices select inside an aggregate (extractvalue, insertvalue).
pub(crate) fn indexed(types: &TypeTable, mut ty: TypeId, indices: &[u32]) -> Option<TypeId> {
    for &index in indices {
        ty = match types.body(ty) {
            Type::Struct { fields, .. } => *fields.get(index as usize)?,
            Type::Array { len, elem } if u64::from(index) < *len => *elem,
            _ => return None,
        };
    }
    Some(ty)
}

/// The small value of a constant index; a splat counts as its element, as in gep on vectors.
fn const_index(types: &TypeTable, consts: &[Const], id: ConstId) -> Option<u32> {
    let mut id = id;
    loop {
        match &consts.get(id.index())?.kind {
            ConstKind::Zero => return Some(0),
            ConstKind::Splat(inner) => id = *inner,
            ConstKind::Aggregate(elements) => {
                let first = *elements.first()?;
                if elements.iter().any(|e| *e != first) {
                    return None;
                }
                id = first;
            }
            _ => return fold(types, consts, id).and_then(|n| u32::try_from(n).ok()),
        }
    }
}

/// The value of an integer constant of at most 64 bits, constant expressions computed as far as
/// that needs no data layout: LLVM folds them as it reads them. Flags do not count there.
fn fold(types: &TypeTable, consts: &[Const], id: ConstId) -> Option<u64> {
    let constant = consts.get(id.index())?;
    let width = width_of(types, constant.ty)?;
    let bits = match &constant.kind {
        ConstKind::Int(value) => value.to_u64()?,
        ConstKind::Expr(expr) => match &**expr {
            ConstExpr::Binary { op, lhs, rhs, .. } => {
                fold_binary(*op, width, fold(types, consts, *lhs)?, fold(types, consts, *rhs)?)?
            }
            ConstExpr::Cast { op, value } => {
                let from = consts.get(value.index())?;
                if *op == CastOp::PtrToInt {
                    return matches!(from.kind, ConstKind::Null).then_some(0);
                }
                let (bits, from) = (fold(types, consts, *value)?, width_of(types, from.ty)?);
                match op {
                    CastOp::Trunc | CastOp::ZExt | CastOp::BitCast => bits,
                    CastOp::SExt => signed(bits, from) as u64,
                    _ => return None,
                }
            }
            ConstExpr::ICmp { pred, lhs, rhs } => {
                let own = width_of(types, consts.get(lhs.index())?.ty)?;
                let (a, b) = (fold(types, consts, *lhs)?, fold(types, consts, *rhs)?);
                u64::from(compare(*pred, own, a, b))
            }
            ConstExpr::Select { cond, then, other } => {
                let is_true = fold(types, consts, *cond)? & 1 == 1;
                fold(types, consts, if is_true { *then } else { *other })?
            }
            _ => return None,
        },
        _ => return None,
    };
    Some(bits & (u64::MAX >> (64 - width)))
}

fn width_of(types: &TypeTable, ty: TypeId) -> Option<u32> {
    match types.get(ty) {
        Type::Int(width @ 1..=64) => Some(*width),
        _ => None,
    }
}

fn signed(bits: u64, width: u32) -> i64 {
    let shift = 64 - width;
    (bits << shift) as i64 >> shift
}

/// `None`: undefined, or no operation on integers.
fn fold_binary(op: BinOp, width: u32, a: u64, b: u64) -> Option<u64> {
    let (x, y) = (signed(a, width), signed(b, width));
    let amount = u32::try_from(b).ok().filter(|n| *n < width);
    Some(match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::UDiv => a.checked_div(b)?,
        BinOp::URem => a.checked_rem(b)?,
        BinOp::SDiv => x.checked_div(y)? as u64,
        BinOp::SRem => x.checked_rem(y)? as u64,
        BinOp::Shl => a << amount?,
        BinOp::LShr => a >> amount?,
        BinOp::AShr => (x >> amount?) as u64,
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor => a ^ b,
        BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => return None,
    })
}

fn compare(pred: IntPred, width: u32, a: u64, b: u64) -> bool {
    let (x, y) = (signed(a, width), signed(b, width));
    match pred {
        IntPred::Eq => a == b,
        IntPred::Ne => a != b,
        IntPred::Ugt => a > b,
        IntPred::Uge => a >= b,
        IntPred::Ult => a < b,
        IntPred::Ule => a <= b,
        IntPred::Sgt => x > y,
        IntPred::Sge => x >= y,
        IntPred::Slt => x < y,
        IntPred::Sle => x <= y,
    }
}

/// One step of getelementptr into a type. LangRef: into a struct, an `i32` constant.
pub(crate) fn gep_step(
    types: &TypeTable,
    consts: &[Const],
    ty: TypeId,
    index: &Operand,
) -> Result<TypeId, &'static str> {
    match types.body(ty) {
        Type::Array { elem, .. } | Type::Vector { elem, .. } => Ok(*elem),
        Type::Struct { fields, .. } => {
            if !matches!(types.get(scalar(types, index.ty)), Type::Int(32)) {
                return Err("index into a struct is no i32");
            }
            let Value::Const(id) = index.value else {
                return Err("index into a struct is not constant");
            };
            let number =
                const_index(types, consts, id).ok_or("index into a struct is not constant")?;
            fields.get(number as usize).copied().ok_or("struct has no field with this number")
        }
        _ => Err("index into a type that has no elements"),
    }
}

/// The type that getelementptr's indices (the first one moves the base) lead to.
pub(crate) fn gep_target(
    types: &TypeTable,
    consts: &[Const],
    elem: TypeId,
    indices: &[Operand],
) -> Result<TypeId, &'static str> {
    let rest = indices.get(1..).unwrap_or_default();
    rest.iter().try_fold(elem, |ty, index| gep_step(types, consts, ty, index))
}

/// Bits of an integer or float type, without a data layout.
pub(crate) fn plain_bits(ty: &Type) -> Option<u64> {
    Some(match ty {
        Type::Int(bits) => u64::from(*bits),
        Type::Half | Type::BFloat => 16,
        Type::Float => 32,
        Type::Double | Type::X86("x86_mmx") => 64,
        Type::X86Fp80 => 80,
        Type::Fp128 | Type::PpcFp128 => 128,
        Type::X86(_) => 8192,
        _ => return None,
    })
}

/// Whether a conversion exists between two types.
pub(crate) fn cast_is_valid(types: &TypeTable, op: CastOp, from: TypeId, to: TypeId) -> bool {
    if op == CastOp::BitCast {
        return bitcast_is_valid(types, from, to);
    }
    if lanes(types, from) != lanes(types, to) {
        return false;
    }
    let from = types.body(scalar(types, from));
    let to = types.body(scalar(types, to));
    let bits = |a: &Type, b: &Type| Some((plain_bits(a)?, plain_bits(b)?));
    let wider = bits(from, to).is_some_and(|(f, t)| f < t);
    let narrower = bits(from, to).is_some_and(|(f, t)| f > t);
    let is_int = |ty: &Type| matches!(ty, Type::Int(_));
    let is_ptr = |ty: &Type| matches!(ty, Type::Ptr { .. });
    let is_float = crate::parse::is_float;
    match op {
        CastOp::Trunc => is_int(from) && is_int(to) && narrower,
        CastOp::ZExt | CastOp::SExt => is_int(from) && is_int(to) && wider,
        CastOp::FPTrunc => is_float(from) && is_float(to) && narrower,
        CastOp::FPExt => is_float(from) && is_float(to) && wider,
        CastOp::FPToUI | CastOp::FPToSI => is_float(from) && is_int(to),
        CastOp::UIToFP | CastOp::SIToFP => is_int(from) && is_float(to),
        CastOp::PtrToInt | CastOp::PtrToAddr => is_ptr(from) && is_int(to),
        CastOp::IntToPtr => is_int(from) && is_ptr(to),
        CastOp::AddrSpaceCast => is_ptr(from) && is_ptr(to),
        CastOp::BitCast => false,
    }
}

/// Same size and no change between pointers and the rest.
fn bitcast_is_valid(types: &TypeTable, from: TypeId, to: TypeId) -> bool {
    let from_ptr = pointer_space(types, from);
    let to_ptr = pointer_space(types, to);
    if from_ptr.is_some() || to_ptr.is_some() {
        return from_ptr == to_ptr && same_pointer_lanes(types, from, to);
    }
    match (total_bits(types, from), total_bits(types, to)) {
        (Some(a), Some(b)) => a == b,
        _ => from == to && !matches!(types.body(from), Type::Struct { .. } | Type::Array { .. }),
    }
}

fn pointer_space(types: &TypeTable, ty: TypeId) -> Option<u32> {
    match *types.body(scalar(types, ty)) {
        Type::Ptr { addrspace, .. } => Some(addrspace),
        _ => None,
    }
}

/// A vector of one pointer may become a pointer, and back.
fn same_pointer_lanes(types: &TypeTable, a: TypeId, b: TypeId) -> bool {
    lanes(types, a).unwrap_or((1, false)) == lanes(types, b).unwrap_or((1, false))
}

/// Bits of a scalar or vector, with a flag for scalable ones.
fn total_bits(types: &TypeTable, ty: TypeId) -> Option<(u64, bool)> {
    let (len, scalable) = lanes(types, ty).unwrap_or((1, false));
    let bits = plain_bits(types.body(scalar(types, ty)))?;
    Some((bits.checked_mul(len)?, scalable))
}

/// The first named type that contains itself by value, or that nests too deep for the recursive
/// layout functions, with the reason.
pub(crate) fn find_bad_nesting(
    types: &TypeTable,
    literal_depth: &dyn Fn(TypeId) -> u32,
) -> Option<(usize, &'static str)> {
    let mut depths: FxHashMap<u32, u32> = FxHashMap::default();
    for root in 0..types.named.len() as u32 {
        if let Some(bad) = visit_named(types, root, &mut depths, literal_depth) {
            return Some(bad);
        }
    }
    None
}

/// Depth-first over the named types that one contains by value, with a stack of its own.
fn visit_named(
    types: &TypeTable,
    root: u32,
    depths: &mut FxHashMap<u32, u32>,
    literal_depth: &dyn Fn(TypeId) -> u32,
) -> Option<(usize, &'static str)> {
    let mut stack = vec![(root, false)];
    while let Some((index, children_done)) = stack.pop() {
        let body = types.named.get(index as usize)?.body;
        let inner = body.map(|b| named_inside(types, b));
        let inner = inner.unwrap_or_default();
        if children_done {
            let deepest = inner.iter().filter_map(|i| depths.get(i)).max().copied().unwrap_or(0);
            let depth = deepest + 1 + body.map_or(0, literal_depth);
            if depth > MAX_TOTAL_DEPTH {
                return Some((index as usize, "is nested too deep"));
            }
            depths.insert(index, depth);
            continue;
        }
        match depths.get(&index) {
            // Zero: on the way down right now, so it contains itself.
            Some(0) => return Some((index as usize, "contains itself")),
            Some(_) => continue,
            None => {}
        }
        depths.insert(index, 0);
        stack.push((index, true));
        for i in inner {
            match depths.get(&i) {
                Some(0) => return Some((i as usize, "contains itself")),
                Some(_) => {}
                None => stack.push((i, false)),
            }
        }
    }
    None
}

/// The named types that a type contains by value, not looking inside them.
fn named_inside(types: &TypeTable, ty: TypeId) -> Vec<u32> {
    let mut found = Vec::new();
    let mut stack = vec![ty];
    let mut seen = rustc_hash::FxHashSet::default();
    while let Some(ty) = stack.pop() {
        if !seen.insert(ty) {
            continue;
        }
        match types.get(ty) {
            Type::Named(index) => found.push(*index),
            Type::Array { elem, .. } | Type::Vector { elem, .. } => stack.push(*elem),
            Type::Struct { fields, .. } => stack.extend(fields),
            _ => {}
        }
    }
    found
}
