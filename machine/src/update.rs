//! What a read-modify-write does with what it finds, in one piece or in several
//! ([`crate::wide`]). LangRef, `atomicrmw` and `cmpxchg`.

use crate::end::{End, Stop, Ub};
use crate::ops;
use crate::request::Rmw;
use crate::value::{Value, mask};
use smallvec::{SmallVec, smallvec};

/// The value that a read-modify-write stores.
pub fn updated(rmw: &Rmw, old: Value) -> Result<Value, Stop> {
    let mut out = [Value::ZERO];
    ops::rmw(rmw.op, rmw.scalar, &[old], &[rmw.operand], &mut out)?;
    Ok(out[0])
}

/// Does a compare-and-exchange find what it expects? LangRef compares bits; under-defined bits on
/// either side leave the answer open, which is undefined behaviour here: the outcome would be a
/// branch on undef.
pub fn equal(old: Value, expected: Value, width: u32) -> Result<bool, Stop> {
    if old.is_poison() || expected.is_poison() {
        return Err(End::ub(Ub::PoisonOperand, "cmpxchg"));
    }
    let m = mask(width);
    let known = m & !(old.undef | expected.undef);
    if (old.bits ^ expected.bits) & known != 0 {
        return Ok(false);
    }
    if known != m {
        let is_linked = [old, expected].iter().any(|v| v.undef & m != 0 && v.prov.is_tag());
        if is_linked {
            return Err(End::unsupported(crate::end::VAGUE));
        }
        return Err(End::ub(Ub::BranchOnUndef, "cmpxchg compares undefined bits"));
    }
    Ok(true)
}

/// Does a compare-and-exchange find what it expects in all its pieces? LangRef compares the whole:
/// a difference in one piece settles it, whatever is undefined in another one.
///
/// # Errors
/// That depends on undefined bits, or on poison, which makes all of a value poison.
pub fn all_equal(pieces: impl Iterator<Item = (Value, Value, u32)> + Clone) -> Result<bool, Stop> {
    let is_poison =
        |(old, expected, _): &(Value, Value, u32)| old.is_poison() || expected.is_poison();
    if let Some((old, expected, width)) = pieces.clone().find(is_poison) {
        return equal(old, expected, width);
    }
    let mut unknown = None;
    for (old, expected, width) in pieces {
        match equal(old, expected, width) {
            Ok(true) => {}
            Ok(false) => return Ok(false),
            Err(stop) => unknown = unknown.or(Some(stop)),
        }
    }
    unknown.map_or(Ok(true), Err)
}

/// What the pieces of a read-modify-write store, from what each has found, by their addresses. Each
/// has the type of the whole.
///
/// # Errors
/// What is wrong with the operation.
pub fn all_updated(
    is_big_endian: bool,
    pieces: impl Iterator<Item = (Rmw, Value)> + Clone,
) -> Result<SmallVec<[Value; 2]>, Stop> {
    let Some((Rmw { op, scalar, .. }, _)) = pieces.clone().next() else {
        return Ok(SmallVec::new());
    };
    let mut old: SmallVec<[Value; 2]> = pieces.clone().map(|(_, old)| old).collect();
    let mut operand: SmallVec<[Value; 2]> = pieces.map(|(rmw, _)| rmw.operand).collect();
    let mut new: SmallVec<[Value; 2]> = smallvec![Value::ZERO; old.len()];
    // Slots begin with the least significant one.
    if is_big_endian {
        old.reverse();
        operand.reverse();
    }
    ops::rmw(op, scalar, &old, &operand, &mut new)?;
    if is_big_endian {
        new.reverse();
    }
    Ok(new)
}
