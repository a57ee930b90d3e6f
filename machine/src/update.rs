//! What a read-modify-write does with what it finds, in one piece or in several
//! ([`crate::wide`]). LangRef, `atomicrmw` and `cmpxchg`.

use crate::end::{End, Stop, Ub};
use crate::ops;
use crate::request::Rmw;
use crate::thread::Effect;
use crate::value::{Value, mask};
use smallvec::{SmallVec, smallvec};

/// A value for each piece of an access.
pub type Values = SmallVec<[Value; 2]>;

/// What an operation does with what it finds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Performed {
    /// What it writes.
    pub new: Option<Value>,
    /// Has it stored, if it is a compare-and-exchange?
    pub is_stored: Option<bool>,
}

/// What an operation does that is an access of its own. `is_spurious`: a weak exchange fails for no
/// reason.
///
/// # Errors
/// What is wrong with it.
pub fn perform(effect: &Effect, found: Value, is_spurious: bool) -> Result<Performed, Stop> {
    let (new, is_stored) = match *effect {
        Effect::Read | Effect::Fence => (None, None),
        Effect::Write(value) => (Some(value), None),
        Effect::Update { op, scalar, operand } => {
            (Some(updated(&Rmw { op, scalar, operand }, found)?), None)
        }
        Effect::Exchange { expected, new, width, .. } => {
            let is_stored = !is_spurious && equal(found, expected, width)?;
            (is_stored.then_some(new), Some(is_stored))
        }
    };
    Ok(Performed { new, is_stored })
}

/// What the pieces of an access do, each with what it finds: a compare-and-exchange stores in all
/// of them, or in none, and what an update stores in one depends on the others.
///
/// # Errors
/// What is wrong with it.
pub fn perform_all(
    is_big_endian: bool,
    pieces: impl Iterator<Item = (Effect, Value)> + Clone,
    is_spurious: bool,
) -> Result<SmallVec<[Performed; 2]>, Stop> {
    let mut several = pieces.clone();
    match (several.next(), several.next()) {
        (Some((Effect::Update { .. }, _)), Some(_)) => {
            let new = all_updated(is_big_endian, pieces)?;
            Ok(new.into_iter().map(|new| Performed { new: Some(new), is_stored: None }).collect())
        }
        (Some((Effect::Exchange { .. }, _)), Some(_)) => {
            let fails = is_spurious || !finds(pieces.clone())?;
            pieces.map(|(effect, found)| exchanged(&effect, found, fails)).collect()
        }
        _ => pieces.map(|(effect, found)| perform(&effect, found, is_spurious)).collect(),
    }
}

/// A piece of a compare-and-exchange of which it is known whether it stores.
fn exchanged(effect: &Effect, found: Value, fails: bool) -> Result<Performed, Stop> {
    match *effect {
        Effect::Exchange { new, .. } => {
            Ok(Performed { new: (!fails).then_some(new), is_stored: Some(!fails) })
        }
        _ => perform(effect, found, fails),
    }
}

/// Does a compare-and-exchange find what it expects in all its pieces?
///
/// # Errors
/// It compares undefined bits.
pub fn finds(pieces: impl Iterator<Item = (Effect, Value)> + Clone) -> Result<bool, Stop> {
    all_equal(pieces.filter_map(|(effect, found)| match effect {
        Effect::Exchange { expected, width, .. } => Some((found, expected, width)),
        _ => None,
    }))
}

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
fn all_equal(pieces: impl Iterator<Item = (Value, Value, u32)> + Clone) -> Result<bool, Stop> {
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
fn all_updated(
    is_big_endian: bool,
    pieces: impl Iterator<Item = (Effect, Value)> + Clone,
) -> Result<Values, Stop> {
    let mut kind = None;
    let (mut old, mut operands) = (Values::new(), Values::new());
    for (effect, found) in pieces {
        let Effect::Update { op, scalar, operand } = effect else { bug!("no update: {effect:?}") };
        kind = Some((op, scalar));
        old.push(found);
        operands.push(operand);
    }
    let Some((op, scalar)) = kind else { return Ok(old) };
    let mut new: Values = smallvec![Value::ZERO; old.len()];
    // Slots begin with the least significant one.
    if is_big_endian {
        old.reverse();
        operands.reverse();
    }
    ops::rmw(op, scalar, &old, &operands, &mut new)?;
    if is_big_endian {
        new.reverse();
    }
    Ok(new)
}
