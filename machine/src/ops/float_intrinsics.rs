//! Float intrinsics: LangRef, "Standard C/C++ Library Intrinsics", "Specialised Arithmetic
//! Intrinsics" (`fmuladd`), "Floating-Point Test Intrinsics", "Saturating floating-point to integer
//! conversions".
//!
//! * `fmuladd` is fused, one of the two ways that LangRef allows.
//! * `minnum`, `maxnum`: a signaling NaN counts as a quiet one (LangRef allows either); -0 is less
//!   than +0. So they are `minimumnum` and `maximumnum`.
//! * NaNs, undef and flags as in [`super::float`]; `fabs` and `copysign` are operations on bits:
//!   exact in undef, and NaNs pass unchanged.
//! * `ppc_fp128` has `fabs`, `copysign`, the minima and maxima, `is.fpclass` (by its larger half)
//!   and the saturating conversions; the rest is `Unsupported`.

use super::cast::float_to_int_saturating;
use super::float::{Loaded, breaks, change_sign, fneg, fused, load, propagate_nan, sign_of, store};
use super::float_format::{self as format, Number};
use super::host::by_host;
use super::int_intrinsics::OnUndef;
use super::intrinsics::{Intrinsic, arg};
use super::math;
use super::{FloatKind, OpError, Scalar};
use crate::value::{Value, sign_extend};
use num_bigint::BigUint;
use std::cmp::Ordering;
use tresse_ir::ast::Flags;

/// Computes a float intrinsic; no argument is poison.
pub(super) fn float_intrinsic(
    intrinsic: Intrinsic,
    kind: FloatKind,
    flags: Flags,
    second_ty: Option<Scalar>,
    args: &[&[Value]],
    out: &mut [Value],
) -> Result<(), OpError> {
    let first = arg(args, 0)?;
    let result_width = intrinsic.result(Scalar::Float(kind), second_ty).bits();
    match intrinsic {
        Intrinsic::Fabs => return set_sign(kind, flags, Some(false), first, out),
        Intrinsic::CopySign => {
            let from = arg(args, 1)?;
            return match load(kind, from) {
                Loaded::Bits(bits) if breaks(flags, kind, bits) => {
                    super::fill_poison(out);
                    Ok(())
                }
                _ => set_sign(kind, flags, sign_of(kind, from), first, out),
            };
        }
        _ => {}
    }
    let Loaded::Bits(a) = load(kind, first) else {
        return Err(OpError::Unsupported("an intrinsic on undefined bits"));
    };
    let mut operands = [a, a, a];
    if let Some(count) = float_operands(intrinsic) {
        for (i, operand) in operands.iter_mut().enumerate().take(count).skip(1) {
            if let Loaded::Bits(bits) = load(kind, arg(args, i)?) {
                *operand = bits;
            }
        }
    }
    if operands.iter().any(|bits| breaks(flags, kind, *bits)) {
        super::fill_poison(out);
        return Ok(());
    }
    let [a, b, c] = operands;
    let bits = match intrinsic {
        Intrinsic::IsFpClass => {
            let wanted = arg(args, 1)?.first().map_or(0, |slot| slot.bits);
            store(u128::from(wanted >> class_bit(kind, a) & 1), out);
            return Ok(());
        }
        Intrinsic::FPToUISat | Intrinsic::FPToSISat => {
            float_to_int_saturating(kind, intrinsic == Intrinsic::FPToSISat, result_width, a, out);
            return Ok(());
        }
        Intrinsic::Fma | Intrinsic::FMulAdd => fused(kind, a, b, c)?,
        Intrinsic::Sqrt => square_root(kind, a)?,
        Intrinsic::Floor | Intrinsic::Ceil | Intrinsic::Trunc | Intrinsic::Round => {
            round(intrinsic, kind, a)?
        }
        Intrinsic::Rint | Intrinsic::NearbyInt | Intrinsic::RoundEven => {
            round(Intrinsic::RoundEven, kind, a)?
        }
        Intrinsic::MinNum | Intrinsic::MinimumNum => extreme(kind, a, b, Ordering::Less, true),
        Intrinsic::MaxNum | Intrinsic::MaximumNum => extreme(kind, a, b, Ordering::Greater, true),
        Intrinsic::Minimum => extreme(kind, a, b, Ordering::Less, false),
        Intrinsic::Maximum => extreme(kind, a, b, Ordering::Greater, false),
        Intrinsic::LdExp => scale(kind, a, second_ty.map_or(32, Scalar::bits), arg(args, 1)?)?,
        Intrinsic::PowI => {
            let exponent = arg(args, 1)?.first().map_or(0, |slot| slot.bits);
            math::math(intrinsic, kind, a, b, sign_extend(exponent, 32) as i32)?
        }
        _ if math::arguments(intrinsic).is_some() => math::math(intrinsic, kind, a, b, 0)?,
        _ => return Err(OpError::Unsupported("an intrinsic on this type")),
    };
    if breaks(flags, kind, bits) {
        super::fill_poison(out);
    } else {
        store(bits, out);
    }
    Ok(())
}

/// What a float intrinsic does with undef bits: those that change the sign alone move them.
pub(super) fn on_undef(intrinsic: Intrinsic, kind: FloatKind) -> OnUndef {
    let is_sign = matches!(intrinsic, Intrinsic::Fabs | Intrinsic::CopySign);
    if is_sign && kind != FloatKind::PpcFp128 { OnUndef::Moves } else { OnUndef::Tries }
}

/// How many arguments are floats of the first one's kind; `None`: others follow the first.
fn float_operands(intrinsic: Intrinsic) -> Option<usize> {
    match intrinsic {
        Intrinsic::Fma | Intrinsic::FMulAdd => Some(3),
        Intrinsic::MinNum
        | Intrinsic::MaxNum
        | Intrinsic::Minimum
        | Intrinsic::Maximum
        | Intrinsic::MinimumNum
        | Intrinsic::MaximumNum => Some(2),
        Intrinsic::IsFpClass | Intrinsic::LdExp | Intrinsic::PowI => None,
        _ => Some(math::arguments(intrinsic).unwrap_or(1)),
    }
}

/// Copies a float with another sign, `None` for an undef one.
fn set_sign(
    kind: FloatKind,
    flags: Flags,
    sign: Option<bool>,
    a: &[Value],
    out: &mut [Value],
) -> Result<(), OpError> {
    if kind == FloatKind::PpcFp128 {
        // A pair changes sign in both halves or in none.
        match (sign_of(kind, a), sign) {
            (Some(old), Some(new)) if old != new => return fneg(kind, flags, a, out),
            (Some(_), Some(_)) => change_sign(kind, flags, a, out, |_, _| {}),
            _ => super::fill_undef(kind.bits(), out),
        }
        return Ok(());
    }
    change_sign(kind, flags, a, out, |slot, mask| {
        slot.bits = (slot.bits & !mask) | if sign == Some(true) { mask } else { 0 };
        slot.undef = (slot.undef & !mask) | if sign.is_none() { mask } else { 0 };
    });
    Ok(())
}

/// The number of the class of a float without undef bits.
pub fn float_class(kind: FloatKind, slots: &[Value]) -> Option<u32> {
    match load(kind, slots) {
        Loaded::Bits(bits) => Some(class_bit(kind, bits)),
        _ => None,
    }
}

/// The number of the class in LangRef's table for `llvm.is.fpclass`.
fn class_bit(kind: FloatKind, bits: u128) -> u32 {
    let (negative, positive) = match format::decode(kind, bits) {
        Number::Nan => return u32::from(!format::is_signaling(kind, bits)),
        Number::Infinite => (2, 9),
        Number::Zero => (5, 6),
        Number::Finite { .. } if format::is_subnormal(kind, bits) => (4, 7),
        Number::Finite { .. } => (3, 8),
    };
    if format::is_negative(kind, bits) { negative } else { positive }
}

/// The square root, rounded to nearest.
pub(super) fn square_root(kind: FloatKind, a: u128) -> Result<u128, OpError> {
    if kind == FloatKind::PpcFp128 {
        return Err(OpError::Unsupported("sqrt of ppc_fp128"));
    }
    if let Some(bits) = by_host(Intrinsic::Sqrt, kind, [a as u64; 3]) {
        return Ok(bits.into());
    }
    Ok(match format::decode(kind, a) {
        Number::Nan => format::quiet(kind, a),
        Number::Zero => a,
        _ if format::is_negative(kind, a) => format::preferred_nan(kind),
        Number::Infinite => a,
        Number::Finite { mantissa, exponent } => exact_root(kind, mantissa, exponent),
    })
}

/// The root of `mantissa * 2^exponent` on integers: wide enough for the format and two bits more.
pub(super) fn exact_root(kind: FloatKind, mantissa: u128, exponent: i64) -> u128 {
    let shift = 240 - i64::from(128 - mantissa.leading_zeros());
    let shift = shift + (exponent - shift).rem_euclid(2);
    let square = BigUint::from(mantissa) << shift as u64;
    let root = square.sqrt();
    let is_inexact = &root * &root != square;
    format::encode(
        kind,
        false,
        u128::try_from(root).unwrap_or(0),
        (exponent - shift) / 2,
        is_inexact,
    )
}

/// Rounds to an integer; a result of 0 keeps the sign.
pub(super) fn round(intrinsic: Intrinsic, kind: FloatKind, a: u128) -> Result<u128, OpError> {
    if kind == FloatKind::PpcFp128 {
        return Err(OpError::Unsupported("rounding of ppc_fp128"));
    }
    if let Some(bits) = by_host(intrinsic, kind, [a as u64; 3]) {
        return Ok(bits.into());
    }
    round_by_software(intrinsic, kind, a)
}

/// The same without the host's arithmetic.
pub(super) fn round_by_software(
    intrinsic: Intrinsic,
    kind: FloatKind,
    a: u128,
) -> Result<u128, OpError> {
    let (mantissa, exponent) = match format::decode(kind, a) {
        Number::Nan => return Ok(format::quiet(kind, a)),
        Number::Finite { mantissa, exponent } if exponent < 0 => (mantissa, exponent),
        _ => return Ok(a),
    };
    let is_negative = format::is_negative(kind, a);
    // Beyond 127 bits all of the number is fraction below one half, as the mantissa is shorter.
    let drop = exponent.unsigned_abs().min(127) as u32;
    let whole = mantissa >> drop;
    let fraction = mantissa & ((1 << drop) - 1);
    let half = 1u128 << (drop - 1);
    let is_up = match intrinsic {
        Intrinsic::Floor => is_negative && fraction != 0,
        Intrinsic::Ceil => !is_negative && fraction != 0,
        Intrinsic::Trunc => false,
        Intrinsic::Round => fraction >= half,
        _ => fraction > half || (fraction == half && whole & 1 != 0),
    };
    Ok(format::encode(kind, is_negative, whole + u128::from(is_up), 0, false))
}

/// The lesser or the greater one; a NaN gives way to a number, or wins.
pub(super) fn extreme(
    kind: FloatKind,
    a: u128,
    b: u128,
    wanted: Ordering,
    prefers_number: bool,
) -> u128 {
    let nan = propagate_nan(kind, &[a, b]);
    match (nan, format::is_nan(kind, a), format::is_nan(kind, b)) {
        (Some(_), true, false) if prefers_number => b,
        (Some(_), false, true) if prefers_number => a,
        (Some(nan), ..) => nan,
        (None, ..) => {
            let order = match format::compare(kind, a, b) {
                // Zeros of two signs: -0 is the lesser.
                Some(Ordering::Equal) => {
                    format::is_negative(kind, b).cmp(&format::is_negative(kind, a))
                }
                found => found.unwrap_or(Ordering::Equal),
            };
            if order == wanted || order == Ordering::Equal { a } else { b }
        }
    }
}

/// `a * 2^exponent`, rounded once.
fn scale(kind: FloatKind, a: u128, width: u32, exponent: &[Value]) -> Result<u128, OpError> {
    if kind == FloatKind::PpcFp128 {
        return Err(OpError::Unsupported("ldexp of ppc_fp128"));
    }
    if width > 64 {
        return Err(OpError::Unsupported("ldexp with an exponent beyond 64 bits"));
    }
    let by =
        sign_extend(exponent.first().map_or(0, |slot| slot.bits), width).clamp(-100_000, 100_000);
    Ok(match format::decode(kind, a) {
        Number::Nan => format::quiet(kind, a),
        Number::Finite { mantissa, exponent } => {
            format::encode(kind, format::is_negative(kind, a), mantissa, exponent + by, false)
        }
        Number::Zero | Number::Infinite => a,
    })
}
