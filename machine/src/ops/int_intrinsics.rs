//! Integer intrinsics: LangRef, "Standard C/C++ Library Intrinsics" (`abs`, `smax` …, `ucmp`), "Bit
//! Manipulation Intrinsics", "Arithmetic with Overflow Intrinsics", "Saturation Arithmetic
//! Intrinsics".
//!
//! Undef: `bswap`, `bitreverse` and funnel shifts by a defined amount move bits; `smax` and its
//! kin, `ucmp` and `scmp` are decided by the extremes of their operands where these decide; the
//! rest is tried ([`super::under`]). Counts drop provenance; a maximum has that of the operand
//! taken.

use super::cmp::{is_less, known_order};
use super::int::{add_overflow, merge_prov, mul_overflows_signed, sub_overflow};
use super::intrinsics::{Intrinsic, arg};
use super::word::{Bits, Word};
use super::{OpError, Scalar};
use crate::value::{Prov, Value, sign_extend};
use num_bigint::BigUint;
use std::cmp::Ordering;
use tresse_ir::ast::BinOp;

/// Computes an integer intrinsic; no argument is poison, and none has undef bits but where
/// [`on_undef`] knows what to do with them.
pub(super) fn int_intrinsic(
    intrinsic: Intrinsic,
    width: u32,
    second_ty: Option<Scalar>,
    args: &[&[Value]],
    out: &mut [Value],
) -> Result<(), OpError> {
    match intrinsic {
        Intrinsic::SMax
        | Intrinsic::SMin
        | Intrinsic::UMax
        | Intrinsic::UMin
        | Intrinsic::UCmp
        | Intrinsic::SCmp => decide(intrinsic, width, second_ty, args, out).map(|_| ()),
        _ if width <= 128 => compute::<u128>(intrinsic, width, args, out),
        _ => compute::<BigUint>(intrinsic, width, args, out),
    }
}

/// Computes one that compares. `false`: undef bits leave it open, and `out` is fully undef.
pub(super) fn decide(
    intrinsic: Intrinsic,
    width: u32,
    second_ty: Option<Scalar>,
    args: &[&[Value]],
    out: &mut [Value],
) -> Result<bool, OpError> {
    let (a, b) = (arg(args, 0)?, arg(args, 1)?);
    Ok(match intrinsic {
        Intrinsic::UCmp | Intrinsic::SCmp => {
            let result_width = second_ty.map_or(8, Scalar::bits);
            three_way(intrinsic == Intrinsic::SCmp, width, a, b, result_width, out)
        }
        _ => choose(intrinsic, width, a, b, out),
    })
}

/// What an intrinsic does with undef bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OnUndef {
    /// It only moves bits: masks and tags go along.
    Moves,
    /// [`decide`] finds out what is decided anyway; otherwise it has to be tried.
    Decides,
    /// It has to be tried.
    Tries,
}

/// What an integer intrinsic does with these arguments, some of which have undef bits.
pub(super) fn on_undef(intrinsic: Intrinsic, width: u32, args: &[&[Value]]) -> OnUndef {
    let is_defined = |i: usize| args.get(i).is_some_and(|a| !super::has_undef(a));
    // Only for a power of two do the high bits of an amount not count.
    let is_turned = || {
        width.is_power_of_two()
            && args
                .get(2)
                .and_then(|a| a.first())
                .is_some_and(|v| v.undef & u64::from(width.wrapping_sub(1)) == 0)
    };
    match intrinsic {
        Intrinsic::Bswap | Intrinsic::Bitreverse => OnUndef::Moves,
        Intrinsic::Fshl | Intrinsic::Fshr if is_defined(2) || is_turned() => OnUndef::Moves,
        Intrinsic::SMax
        | Intrinsic::SMin
        | Intrinsic::UMax
        | Intrinsic::UMin
        | Intrinsic::UCmp
        | Intrinsic::SCmp => OnUndef::Decides,
        _ => OnUndef::Tries,
    }
}

/// `smax`, `smin`, `umax`, `umin`: a copy of one operand; or fully undef, and `false`.
fn choose(intrinsic: Intrinsic, width: u32, a: &[Value], b: &[Value], out: &mut [Value]) -> bool {
    let is_signed = matches!(intrinsic, Intrinsic::SMax | Intrinsic::SMin);
    let is_max = matches!(intrinsic, Intrinsic::SMax | Intrinsic::UMax);
    if let ([x], [y], [slot]) = (a, b, &mut *out)
        && x.undef | y.undef == 0
    {
        let key = |v: &Value| {
            if is_signed { sign_extend(v.bits, width) as u64 ^ 1 << 63 } else { v.bits }
        };
        *slot = if (key(x) >= key(y)) == is_max || x.bits == y.bits { *x } else { *y };
        return true;
    }
    let (small, large) = if is_max { (b, a) } else { (a, b) };
    // The first operand, unless the other one is better, or may be.
    if is_less(is_signed, width, large, small) == Some(false) {
        super::copy(a, out);
    } else if is_less(is_signed, width, small, large) == Some(false) {
        super::copy(b, out);
    } else {
        super::fill_undef(width, out);
        return false;
    }
    true
}

/// `ucmp`, `scmp`: -1, 0 or 1; or fully undef, and `false`.
fn three_way(
    is_signed: bool,
    width: u32,
    a: &[Value],
    b: &[Value],
    result_width: u32,
    out: &mut [Value],
) -> bool {
    let found = known_order(is_signed, width, a, b);
    for (i, slot) in out.iter_mut().enumerate() {
        let m = super::slot_mask(result_width, i);
        *slot = match found {
            Some(Ordering::Less) => Value::int(m),
            Some(Ordering::Equal) => Value::ZERO,
            Some(Ordering::Greater) => Value::int(u64::from(i == 0) & m),
            None => Value { bits: 0, undef: m, prov: Prov::NONE },
        };
    }
    found.is_some()
}

/// What an intrinsic gives.
enum Outcome<W> {
    Poison,
    Value(Bits<W>),
    /// A value and its overflow bit.
    Overflow(W, bool),
}

/// Of some, on plain numbers, the same is in `compiled/integer.rs`.
fn compute<W: Word>(
    intrinsic: Intrinsic,
    width: u32,
    args: &[&[Value]],
    out: &mut [Value],
) -> Result<(), OpError> {
    let (first, prov) = (arg(args, 0)?, merged_prov(intrinsic, args));
    let a = Bits::<W>::load(first);
    let flag =
        || args.get(1).and_then(|slots| slots.first()).is_some_and(|slot| slot.bits & 1 != 0);
    let second = || arg(args, 1).map(Bits::<W>::load);
    let outcome = match intrinsic {
        Intrinsic::Ctpop | Intrinsic::Ctlz | Intrinsic::Cttz | Intrinsic::Abs => {
            one_operand(intrinsic, width, &a, flag())
        }
        Intrinsic::Bswap if width.is_multiple_of(8) => Outcome::Value(Bits {
            bits: a.bits.swap_bytes(width),
            undef: a.undef.swap_bytes(width),
        }),
        Intrinsic::Bitreverse => Outcome::Value(Bits {
            bits: a.bits.reverse_bits(width),
            undef: a.undef.reverse_bits(width),
        }),
        Intrinsic::UAddSat
        | Intrinsic::SAddSat
        | Intrinsic::USubSat
        | Intrinsic::SSubSat
        | Intrinsic::UShlSat
        | Intrinsic::SShlSat => saturating(intrinsic, width, &a, &second()?),
        Intrinsic::UAddOverflow
        | Intrinsic::SAddOverflow
        | Intrinsic::USubOverflow
        | Intrinsic::SSubOverflow
        | Intrinsic::UMulOverflow
        | Intrinsic::SMulOverflow => with_overflow(intrinsic, width, &a.bits, &second()?.bits),
        Intrinsic::Fshl | Intrinsic::Fshr => Outcome::Value(funnel(
            intrinsic == Intrinsic::Fshl,
            width,
            &a,
            &second()?,
            &Bits::load(arg(args, 2)?),
        )),
        _ => return Err(OpError::Unsupported("an intrinsic on this type")),
    };
    match outcome {
        Outcome::Poison => super::fill_poison(out),
        Outcome::Value(value) => store(&value, prov, out),
        Outcome::Overflow(value, overflow) => {
            if let Some((bit, slots)) = out.split_last_mut() {
                store(&Bits::defined(value), prov, slots);
                *bit = Value::bool(overflow);
            }
        }
    }
    Ok(())
}

fn store<W: Word>(value: &Bits<W>, prov: Prov, out: &mut [Value]) {
    value.store(out);
    for slot in out {
        slot.prov = prov;
    }
}

/// One provenance for the whole result.
fn merged_prov(intrinsic: Intrinsic, args: &[&[Value]]) -> Prov {
    let prov = |i: usize| args.get(i).map_or(Prov::NONE, |slots| super::fold_prov(slots));
    match intrinsic {
        Intrinsic::Ctpop | Intrinsic::Ctlz | Intrinsic::Cttz => Prov::NONE,
        Intrinsic::Bswap | Intrinsic::Bitreverse | Intrinsic::Abs => prov(0),
        Intrinsic::USubSat
        | Intrinsic::SSubSat
        | Intrinsic::USubOverflow
        | Intrinsic::SSubOverflow => merge_prov(BinOp::Sub, prov(0), prov(1)),
        _ => prov(0).judge(prov(1)),
    }
}

/// `ctpop`, `ctlz`, `cttz`, `abs`; the flag makes 0, or the least number, poison.
fn one_operand<W: Word>(
    intrinsic: Intrinsic,
    width: u32,
    a: &Bits<W>,
    is_poison: bool,
) -> Outcome<W> {
    let bits = &a.bits;
    let number = |n: u32| W::from_u32(n).and(&W::ones(width));
    Outcome::Value(Bits::defined(match intrinsic {
        Intrinsic::Ctpop => number(bits.count_ones()),
        Intrinsic::Abs if is_poison && *bits == W::sign_bit(width) => return Outcome::Poison,
        Intrinsic::Abs => bits.magnitude(width),
        _ if is_poison && bits.is_zero() => return Outcome::Poison,
        Intrinsic::Ctlz => number(width.saturating_sub(bits.bit_len())),
        _ => number(bits.trailing_zeros().min(width)),
    }))
}

/// The end of the signed range on the side of a number.
fn signed_end<W: Word>(is_negative: bool, width: u32) -> W {
    let least = W::sign_bit(width);
    if is_negative { least } else { least.not(width) }
}

fn saturating<W: Word>(intrinsic: Intrinsic, width: u32, a: &Bits<W>, b: &Bits<W>) -> Outcome<W> {
    let is_shift = matches!(intrinsic, Intrinsic::UShlSat | Intrinsic::SShlSat);
    let amount = b.bits.small();
    if is_shift && amount >= width {
        return Outcome::Poison;
    }
    let (a, b) = (&a.bits, &b.bits);
    let is_negative = a.is_negative(width);
    let (result, overflow, end) = match intrinsic {
        Intrinsic::UAddSat | Intrinsic::SAddSat => {
            let (sum, unsigned, signed) = add_overflow(a, b, width);
            if intrinsic == Intrinsic::UAddSat {
                (sum, unsigned, W::ones(width))
            } else {
                (sum, signed, signed_end(is_negative, width))
            }
        }
        Intrinsic::USubSat | Intrinsic::SSubSat => {
            let (difference, unsigned, signed) = sub_overflow(a, b, width);
            if intrinsic == Intrinsic::USubSat {
                (difference, unsigned, W::zero())
            } else {
                (difference, signed, signed_end(is_negative, width))
            }
        }
        Intrinsic::UShlSat => {
            let shifted = a.shl(amount, width);
            let overflow = shifted.shr(amount) != *a;
            (shifted, overflow, W::ones(width))
        }
        _ => {
            let shifted = a.shl(amount, width);
            let overflow = shifted.ashr(amount, width) != *a;
            (shifted, overflow, signed_end(is_negative, width))
        }
    };
    Outcome::Value(Bits::defined(if overflow { end } else { result }))
}

fn with_overflow<W: Word>(intrinsic: Intrinsic, width: u32, a: &W, b: &W) -> Outcome<W> {
    let (value, overflow) = match intrinsic {
        Intrinsic::UAddOverflow | Intrinsic::SAddOverflow => {
            let (sum, unsigned, signed) = add_overflow(a, b, width);
            (sum, if intrinsic == Intrinsic::UAddOverflow { unsigned } else { signed })
        }
        Intrinsic::USubOverflow | Intrinsic::SSubOverflow => {
            let (difference, unsigned, signed) = sub_overflow(a, b, width);
            (difference, if intrinsic == Intrinsic::USubOverflow { unsigned } else { signed })
        }
        Intrinsic::UMulOverflow => (a.mul(b, width), a.product(b, width).is_none()),
        _ => (a.mul(b, width), mul_overflows_signed(a, b, width)),
    };
    Outcome::Overflow(value, overflow)
}

/// `fshl`, `fshr`: a window of the two operands, by an amount modulo the width.
fn funnel<W: Word>(
    is_left: bool,
    width: u32,
    a: &Bits<W>,
    b: &Bits<W>,
    amount: &Bits<W>,
) -> Bits<W> {
    let n = amount.bits.div_rem(&W::from_u32(width)).1.small();
    let left = if is_left { n } else { width - n };
    if width == 1 {
        return if is_left { a.clone() } else { b.clone() };
    }
    let window = |high: &W, low: &W| high.shl(left, width).or(&low.shr(width - left));
    Bits { bits: window(&a.bits, &b.bits), undef: window(&a.undef, &b.undef) }
}
