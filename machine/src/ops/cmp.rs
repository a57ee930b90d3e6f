//! Comparisons: LangRef, "`icmp` Instruction" and "`fcmp` Instruction". They drop provenance
//! (K-LLVM Fig. 5 (b)).
//!
//! A comparison of integers with undef bits is decided where every choice of them gives one answer:
//! by a defined bit that differs, or by the least and the greatest number that each operand can be.
//! Where it is not decided and the bits are independent, both answers are possible.

use super::float::{Loaded, is_broken, load};
use super::float_format::{compare, is_infinite, is_nan};
use super::under::{Tried, is_any, special_floats, tag_of, try_choices};
use super::{FloatKind, OpError};
use crate::value::{Prov, Value, sign_extend};
use std::cmp::Ordering;
use tresse_ir::ast::{Flags, FloatPred, IntPred};

/// `icmp` on integers or addresses of `width` bits: an `i1`.
#[inline]
pub fn icmp(pred: IntPred, flags: Flags, width: u32, a: &[Value], b: &[Value]) -> Value {
    if let ([x], [y]) = (a, b)
        && x.is_defined()
        && y.is_defined()
        && !flags.samesign
    {
        return Value::bool(icmp_defined(pred, width, x.bits, y.bits));
    }
    icmp_slow(pred, flags, width, a, b)
}

/// Of two numbers.
#[inline(always)]
pub fn icmp_defined(pred: IntPred, width: u32, a: u64, b: u64) -> bool {
    let (x, y) = (sign_extend(a, width), sign_extend(b, width));
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

#[cold]
#[inline(never)]
fn icmp_slow(pred: IntPred, flags: Flags, width: u32, a: &[Value], b: &[Value]) -> Value {
    if super::is_poison(a) || super::is_poison(b) {
        return Value::POISON;
    }
    let tag = tag_of(&[a, b]);
    if flags.samesign && signs_differ(width, a, b) {
        return Value::POISON;
    }
    let is_signed = matches!(pred, IntPred::Sgt | IntPred::Sge | IntPred::Slt | IntPred::Sle);
    let decided = match pred {
        IntPred::Eq => is_equal(a, b),
        IntPred::Ne => is_equal(a, b).map(|yes| !yes),
        IntPred::Ult | IntPred::Slt => is_less(is_signed, width, a, b),
        IntPred::Ugt | IntPred::Sgt => is_less(is_signed, width, b, a),
        IntPred::Uge | IntPred::Sge => is_less(is_signed, width, a, b).map(|yes| !yes),
        IntPred::Ule | IntPred::Sle => is_less(is_signed, width, b, a).map(|yes| !yes),
    };
    let open = Value { prov: if tag.is_tag() { Prov::VAGUE } else { tag }, ..Value::undef(1) };
    decided.map_or(open, Value::bool)
}

/// The top slot's sign bit.
fn sign_mask(width: u32) -> u64 {
    1 << ((width.max(1) - 1) % 64)
}

fn signs_differ(width: u32, a: &[Value], b: &[Value]) -> bool {
    let (Some(x), Some(y)) = (a.last(), b.last()) else { return false };
    (x.bits ^ y.bits) & !(x.undef | y.undef) & sign_mask(width) != 0
}

/// Are the operands equal? `None`: it depends on undef bits.
fn is_equal(a: &[Value], b: &[Value]) -> Option<bool> {
    let pairs = || a.iter().zip(b);
    if pairs().any(|(x, y)| (x.bits ^ y.bits) & !(x.undef | y.undef) != 0) {
        Some(false)
    } else if pairs().any(|(x, y)| x.undef | y.undef != 0) {
        None
    } else {
        Some(true)
    }
}

/// Is `a` less than `b`? `None`: it depends on undef bits. No operand is poison.
pub(super) fn is_less(is_signed: bool, width: u32, a: &[Value], b: &[Value]) -> Option<bool> {
    if order(is_signed, width, (a, true), (b, false)) == Ordering::Less {
        Some(true)
    } else if order(is_signed, width, (a, false), (b, true)) != Ordering::Less {
        Some(false)
    } else {
        None
    }
}

/// Are `a` and `b` less, equal or greater? `None`: it depends on undef bits.
pub(super) fn known_order(
    is_signed: bool,
    width: u32,
    a: &[Value],
    b: &[Value],
) -> Option<Ordering> {
    if is_less(is_signed, width, a, b) == Some(true) {
        Some(Ordering::Less)
    } else if is_less(is_signed, width, b, a) == Some(true) {
        Some(Ordering::Greater)
    } else if is_equal(a, b) == Some(true) {
        Some(Ordering::Equal)
    } else {
        None
    }
}

/// Compares one extreme of each operand: the greatest number that it can be if the flag is set, the
/// least one if not.
fn order(is_signed: bool, width: u32, a: (&[Value], bool), b: (&[Value], bool)) -> Ordering {
    let top = a.0.len().saturating_sub(1);
    // Words in an order that compares as unsigned: the sign bit is flipped for signed numbers.
    let word = |slot: &Value, greatest: bool, is_top: bool| {
        let sign = if is_signed && is_top { sign_mask(width) } else { 0 };
        let ones = if greatest { !sign } else { sign };
        (slot.bits | (slot.undef & ones)) ^ sign
    };
    for (i, (x, y)) in a.0.iter().zip(b.0).enumerate().rev() {
        let found = word(x, a.1, i == top).cmp(&word(y, b.1, i == top));
        if found != Ordering::Equal {
            return found;
        }
    }
    Ordering::Equal
}

/// A comparison of floats with undef bits: what they are like, not what they are exactly, decides.
fn fcmp_under(
    pred: FloatPred,
    kind: FloatKind,
    flags: Flags,
    a: &[Value],
    b: &[Value],
) -> Result<Value, OpError> {
    let operands = [a, b];
    if operands.iter().any(|operand| is_broken(flags, kind, operand)) {
        return Ok(Value::POISON);
    }
    // Beside a number: less than it, greater, equal, and no number. Between two that can be
    // anything the same ways are there.
    let known = operands.iter().find(|o| !super::has_undef(o)).and_then(|o| o.first());
    let [nan, most, least, one] = special_floats(kind);
    let specials = [nan, most, least, known.map_or(one, |v| v.bits)];
    let is_whole = matches!(kind, FloatKind::Double | FloatKind::Float)
        && operands.iter().all(|o| !super::has_undef(o) || is_any(kind.bits(), o));
    let open = Value { prov: Prov::VAGUE, ..Value::undef(1) };
    if tag_of(&operands).is_tag() {
        return Ok(match pred {
            FloatPred::False | FloatPred::True => Value::bool(pred == FloatPred::True),
            _ => open,
        });
    }
    let mut out = [Value::ZERO];
    let tried = try_choices(&operands, &specials, &mut out, &mut |v, out| {
        out[0] = fcmp(pred, kind, Flags::default(), v[0], v[1])?;
        Ok(())
    })?;
    let is_open = tried == Tried::Some && out[0].undef == 0 && !is_whole;
    Ok(if is_open { open } else { out[0] })
}

/// `fcmp`: an `i1`. `nnan` and `ninf` give poison for a NaN or infinite operand.
pub fn fcmp(
    pred: FloatPred,
    kind: FloatKind,
    flags: Flags,
    a: &[Value],
    b: &[Value],
) -> Result<Value, OpError> {
    let (x, y) = match (load(kind, a), load(kind, b)) {
        (Loaded::Poison, _) | (_, Loaded::Poison) => return Ok(Value::POISON),
        (Loaded::Bits(x), Loaded::Bits(y)) => (x, y),
        _ => return fcmp_under(pred, kind, flags, a, b),
    };
    if (flags.nnan && (is_nan(kind, x) || is_nan(kind, y)))
        || (flags.ninf && (is_infinite(kind, x) || is_infinite(kind, y)))
    {
        return Ok(Value::POISON);
    }
    Ok(Value::bool(fcmp_plain(pred, kind, x, y)))
}

/// Of two floats without undef bits.
#[inline]
pub fn fcmp_plain(pred: FloatPred, kind: FloatKind, x: u128, y: u128) -> bool {
    let order = compare(kind, x, y);
    use Ordering::{Equal, Greater, Less};
    match pred {
        FloatPred::False => false,
        FloatPred::Oeq => order == Some(Equal),
        FloatPred::Ogt => order == Some(Greater),
        FloatPred::Oge => matches!(order, Some(Greater | Equal)),
        FloatPred::Olt => order == Some(Less),
        FloatPred::Ole => matches!(order, Some(Less | Equal)),
        FloatPred::One => matches!(order, Some(Less | Greater)),
        FloatPred::Ord => order.is_some(),
        FloatPred::Ueq => matches!(order, None | Some(Equal)),
        FloatPred::Ugt => matches!(order, None | Some(Greater)),
        FloatPred::Uge => order != Some(Less),
        FloatPred::Ult => matches!(order, None | Some(Less)),
        FloatPred::Ule => order != Some(Greater),
        FloatPred::Une => order != Some(Equal),
        FloatPred::Uno => order.is_none(),
        FloatPred::True => true,
    }
}
