//! Conversions: LangRef, "Conversion Operations"; `inttoptr` and `ptrtoint` as in K-LLVM Fig. 6
//! (a, b): cut or filled with zeros to the new width, the provenance kept.
//!
//! * Integers and pointers keep provenance slot by slot and are exact in undef bits; `ptrtoaddr`
//!   drops provenance (LangRef: the address only). `addrspacecast` keeps the address, and where
//!   the new pointer is too narrow for it, LangRef leaves to the target what comes of that.
//! * Between floats and integers what undef bits lead to is tried ([`super::under`]).
//! * `bitcast` is between scalars of one width; vectors are the caller's.
//! * Integers too large for a float round to nearest, ties to even, or to infinity.

use super::float::{Loaded, breaks, load, store};
use super::float_format::{self as format, Number};
use super::under::{set_tag, settle, special_floats, tag_of};
use super::word::{Bits, Word};
use super::{FloatKind, OpError, Scalar};
use crate::value::{Prov, Value, mask, sign_extend};
use num_bigint::{BigInt, BigUint, Sign};
use tresse_ir::ast::{CastOp, Flags};

/// Converts `src` of type `from` to type `to`; `out` has `to.slots()` slots and may hold anything
/// before. Of plain numbers the same is in `compiled/cast.rs`.
#[inline]
pub fn cast(
    op: CastOp,
    from: Scalar,
    to: Scalar,
    flags: Flags,
    src: &[Value],
    out: &mut [Value],
) -> Result<(), OpError> {
    if let ([value], [slot]) = (src, &mut *out)
        && value.undef == 0
        && !value.is_poison()
    {
        let mut prov = value.prov;
        let bits = match op {
            CastOp::Trunc if !flags.nuw && !flags.nsw => value.bits & mask(to.bits()),
            CastOp::ZExt if !flags.nneg => value.bits,
            CastOp::SExt => sign_extend(value.bits, from.bits()) as u64 & mask(to.bits()),
            CastOp::PtrToInt | CastOp::IntToPtr => value.bits & mask(to.bits()),
            CastOp::BitCast => value.bits,
            CastOp::SIToFP if to == Scalar::Float(FloatKind::Double) => {
                prov = Prov::NONE;
                (sign_extend(value.bits, from.bits()) as f64).to_bits()
            }
            _ => return cast_slow(op, from, to, flags, src, out),
        };
        *slot = Value { bits, undef: 0, prov };
        return Ok(());
    }
    cast_slow(op, from, to, flags, src, out)
}

#[inline(never)]
fn cast_slow(
    op: CastOp,
    from: Scalar,
    to: Scalar,
    flags: Flags,
    src: &[Value],
    out: &mut [Value],
) -> Result<(), OpError> {
    if super::is_poison(src) {
        super::fill_poison(out);
        return Ok(());
    }
    match (op, from, to) {
        (CastOp::Trunc, ..) if loses_bits(flags, from.bits(), to.bits(), src) => {
            super::fill_poison(out)
        }
        (CastOp::ZExt | CastOp::UIToFP, Scalar::Int(width), _)
            if flags.nneg && sign_of(width, src) == Some(true) =>
        {
            super::fill_poison(out)
        }
        (CastOp::AddrSpaceCast, ..) if loses_any(from.bits(), to.bits(), src) => {
            return Err(OpError::Unsupported(
                "an `addrspacecast` of an address that the narrower pointer does not hold",
            ));
        }
        (
            CastOp::Trunc
            | CastOp::ZExt
            | CastOp::PtrToInt
            | CastOp::IntToPtr
            | CastOp::BitCast
            | CastOp::AddrSpaceCast,
            ..,
        ) => {
            resize(to.bits(), src, out);
            set_tag(out, resized_tag(from.bits(), to.bits(), src));
        }
        (CastOp::PtrToAddr, ..) => {
            resize(to.bits(), src, out);
            for slot in &mut *out {
                slot.prov = Prov::NONE;
            }
            set_tag(out, resized_tag(from.bits(), to.bits(), src));
        }
        (CastOp::SExt, ..) => {
            resize(to.bits(), src, out);
            let is_spread = extend_sign(from.bits(), to.bits(), src, out);
            let tag = tag_of(&[src]);
            set_tag(out, if is_spread { tag.join_tag(Prov::LINKED) } else { tag });
        }
        (CastOp::FPTrunc | CastOp::FPExt, Scalar::Float(kind), Scalar::Float(target)) => {
            match load(kind, src) {
                Loaded::Bits(bits) => {
                    let result = convert_float(kind, target, bits)?;
                    if breaks(flags, kind, bits) || breaks(flags, target, result) {
                        super::fill_poison(out);
                    } else {
                        store(result, out);
                    }
                }
                _ => return cast_under(op, from, to, src, out),
            }
        }
        (CastOp::FPToUI | CastOp::FPToSI, Scalar::Float(kind), Scalar::Int(width)) => {
            match load(kind, src) {
                Loaded::Bits(bits) => float_to_int(kind, op == CastOp::FPToSI, width, bits, out),
                _ => return cast_under(op, from, to, src, out),
            }
        }
        (CastOp::UIToFP | CastOp::SIToFP, Scalar::Int(width), Scalar::Float(kind)) => {
            if super::has_undef(src) {
                return cast_under(op, from, to, src, out);
            } else {
                store(int_to_float(op == CastOp::SIToFP, width, kind, src), out);
            }
        }
        _ => return Err(OpError::Unsupported("a conversion between these types")),
    }
    Ok(())
}

/// A conversion between floats, or to and from one, with undef bits.
fn cast_under(
    op: CastOp,
    from: Scalar,
    to: Scalar,
    src: &[Value],
    out: &mut [Value],
) -> Result<(), OpError> {
    super::fill_undef(to.bits(), out);
    let specials = match from {
        Scalar::Float(kind) => special_floats(kind),
        _ => [0, 1, u64::MAX, 2],
    };
    settle(&[src], &specials, out, &mut |v, out| cast(op, from, to, Flags::default(), v[0], out))
}

/// The tag of a number that is cut, or filled.
fn resized_tag(from: u32, to: u32, src: &[Value]) -> Prov {
    let tag = tag_of(&[src]);
    if to < from { tag.of_part() } else { tag }
}

/// Cuts off, or fills with zeros.
fn resize(width: u32, src: &[Value], out: &mut [Value]) {
    for (i, slot) in out.iter_mut().enumerate() {
        let m = super::slot_mask(width, i);
        let value = src.get(i).copied().unwrap_or(Value::ZERO);
        *slot = Value { bits: value.bits & m, undef: value.undef & m, prov: value.prov };
    }
}

/// The bits of slot `index` at positions `from` to `to` (excluded) of the scalar.
fn range_mask(from: u32, to: u32, index: usize) -> u64 {
    super::slot_mask(to, index) & !super::slot_mask(from, index)
}

/// Sign bit of an integer: `None` if it is undef.
fn sign_of(width: u32, src: &[Value]) -> Option<bool> {
    let at = width.max(1) - 1;
    let slot = src.get(at as usize / 64).copied().unwrap_or(Value::ZERO);
    let bit = 1u64 << (at % 64);
    if slot.undef & bit != 0 { None } else { Some(slot.bits & bit != 0) }
}

/// Fills the bits from `from` to `to` with the sign, or with undef if the sign is: then `true`.
fn extend_sign(from: u32, to: u32, src: &[Value], out: &mut [Value]) -> bool {
    let sign = sign_of(from, src);
    for (i, slot) in out.iter_mut().enumerate() {
        let new = range_mask(from, to, i);
        match sign {
            Some(false) => {}
            Some(true) => slot.bits |= new,
            None => slot.undef |= new,
        }
    }
    sign.is_none()
}

/// Is `nuw` or `nsw` of a `trunc` broken, whatever the undef bits are?
fn loses_bits(flags: Flags, from: u32, to: u32, src: &[Value]) -> bool {
    let has = |low: u32, ones: bool| {
        src.iter().enumerate().any(|(i, slot)| {
            let known = if ones { slot.bits } else { !(slot.bits | slot.undef) };
            known & range_mask(low, from, i) != 0
        })
    };
    let sign = to.max(1) - 1;
    (flags.nuw && has(to, true)) || (flags.nsw && has(sign, true) && has(sign, false))
}

/// Is a bit lost that is, or may be, 1?
fn loses_any(from: u32, to: u32, src: &[Value]) -> bool {
    let is_lost = |(i, slot): (usize, &Value)| (slot.bits | slot.undef) & range_mask(to, from, i);
    to < from && src.iter().enumerate().any(|slot| is_lost(slot) != 0)
}

/// The integer's magnitude, and whether it is negative.
fn integer_value(is_signed: bool, width: u32, src: &[Value]) -> (bool, BigUint) {
    let bits = Bits::<BigUint>::load(src).bits;
    if is_signed && bits.is_negative(width) { (true, bits.neg(width)) } else { (false, bits) }
}

fn int_to_float(is_signed: bool, width: u32, kind: FloatKind, src: &[Value]) -> u128 {
    if width <= 64 && kind != FloatKind::PpcFp128 {
        let bits = src.first().map_or(0, |slot| slot.bits);
        let is_negative = is_signed && sign_extend(bits, width) < 0;
        let magnitude = if is_negative { sign_extend(bits, width).unsigned_abs() } else { bits };
        return match kind {
            FloatKind::Double if is_negative => (-(magnitude as f64)).to_bits().into(),
            FloatKind::Double => (magnitude as f64).to_bits().into(),
            _ => format::encode(kind, is_negative, magnitude.into(), 0, false),
        };
    }
    let (is_negative, magnitude) = integer_value(is_signed, width, src);
    let head = format::encode_big(kind, is_negative, &magnitude, 0);
    if kind != FloatKind::PpcFp128 {
        return head;
    }
    // The nearest double, and the rest in the other half.
    let (Some(rounded), false) =
        (exact_integer(FloatKind::Double, head), format::is_infinite(kind, head))
    else {
        return head;
    };
    let sign = if is_negative { Sign::Minus } else { Sign::Plus };
    let rest = BigInt::from_biguint(sign, magnitude) - rounded;
    let tail =
        format::encode_big(FloatKind::Double, rest.sign() == Sign::Minus, rest.magnitude(), 0);
    head | tail << 64
}

/// The number without its fraction; `None` for NaN and infinity.
fn exact_integer(kind: FloatKind, bits: u128) -> Option<BigInt> {
    // The least exponent of a double: both halves of a `ppc_fp128` are multiples of this.
    const UNIT: i64 = -1074;
    if kind == FloatKind::PpcFp128 {
        let scaled = |half: u128| match format::decode(FloatKind::Double, half) {
            Number::Finite { mantissa, exponent } => Some(signed(
                FloatKind::Double,
                half,
                BigUint::from(mantissa) << (exponent - UNIT) as u64,
            )),
            Number::Zero => Some(BigInt::ZERO),
            Number::Nan | Number::Infinite => None,
        };
        let sum = scaled(u128::from(bits as u64))? + scaled(bits >> 64)?;
        let magnitude = sum.magnitude() >> UNIT.unsigned_abs();
        return Some(BigInt::from_biguint(sum.sign(), magnitude));
    }
    match format::decode(kind, bits) {
        Number::Nan | Number::Infinite => None,
        Number::Zero => Some(BigInt::ZERO),
        Number::Finite { mantissa, exponent } => {
            let magnitude = BigUint::from(mantissa);
            let shift = exponent.unsigned_abs();
            Some(signed(
                kind,
                bits,
                if exponent >= 0 { magnitude << shift } else { magnitude >> shift },
            ))
        }
    }
}

fn signed(kind: FloatKind, bits: u128, magnitude: BigUint) -> BigInt {
    BigInt::from_biguint(
        if format::is_negative(kind, bits) { Sign::Minus } else { Sign::Plus },
        magnitude,
    )
}

/// `fptoui`, `fptosi`: towards zero; a NaN and a number out of range are poison.
fn float_to_int(kind: FloatKind, is_signed: bool, width: u32, bits: u128, out: &mut [Value]) {
    if let (FloatKind::Float | FloatKind::Double, [slot], 1..=64) = (kind, &mut *out, width) {
        let number = if kind == FloatKind::Double {
            f64::from_bits(bits as u64)
        } else {
            f32::from_bits(bits as u32).into()
        }
        .trunc();
        let limit = (1u128 << (width - u32::from(is_signed))) as f64;
        let is_in_range = number < limit && number >= if is_signed { -limit } else { 0.0 };
        let value = if is_signed { number as i64 as u64 } else { number as u64 };
        *slot = if is_in_range { Value::int(value & mask(width)) } else { Value::POISON };
        return;
    }
    match exact_integer(kind, bits) {
        Some(number) if fits(is_signed, width, &number) => {
            Bits::defined(twos_complement(width, &number)).store(out)
        }
        _ => super::fill_poison(out),
    }
}

/// Is the number one of an integer type's?
fn fits(is_signed: bool, width: u32, number: &BigInt) -> bool {
    let limit = BigUint::from(1u32) << (width - u32::from(is_signed && width > 0));
    match number.sign() {
        Sign::Minus => is_signed && *number.magnitude() <= limit,
        _ => *number.magnitude() < limit,
    }
}

fn twos_complement(width: u32, number: &BigInt) -> BigUint {
    if number.sign() == Sign::Minus {
        number.magnitude().neg(width)
    } else {
        number.magnitude().clone()
    }
}

/// `llvm.fptoui.sat`, `llvm.fptosi.sat`: towards zero, to the nearest end of the range when out of
/// it, a NaN to 0.
pub(super) fn float_to_int_saturating(
    kind: FloatKind,
    is_signed: bool,
    width: u32,
    bits: u128,
    out: &mut [Value],
) {
    let result = match exact_integer(kind, bits) {
        Some(number) if fits(is_signed, width, &number) => twos_complement(width, &number),
        None if format::is_nan(kind, bits) => BigUint::ZERO,
        _ => match (is_signed, format::is_negative(kind, bits)) {
            (true, true) => <BigUint as Word>::sign_bit(width),
            (true, false) => <BigUint as Word>::ones(width.max(1) - 1),
            (false, true) => BigUint::ZERO,
            (false, false) => <BigUint as Word>::ones(width),
        },
    };
    Bits::defined(result).store(out);
}

/// `fptrunc`, `fpext`: to nearest, ties to even; NaNs keep sign and upper payload, made quiet.
fn convert_float(from: FloatKind, to: FloatKind, bits: u128) -> Result<u128, OpError> {
    let is_negative = format::is_negative(from, bits);
    let special = match format::decode(from, bits) {
        Number::Nan => Some(format::convert_nan(from, to, bits)),
        Number::Infinite => Some(format::infinity(to, is_negative)),
        Number::Zero => Some(format::zero(to, is_negative)),
        Number::Finite { .. } => None,
    };
    if let Some(special) = special {
        return Ok(special);
    }
    if let (FloatKind::Float, FloatKind::Double) = (from, to) {
        return Ok(f64::from(f32::from_bits(bits as u32)).to_bits().into());
    }
    if let (FloatKind::Double, FloatKind::Float) = (from, to) {
        return Ok((f64::from_bits(bits as u64) as f32).to_bits().into());
    }
    // The one double whose conversion is that of a pair of doubles.
    let (from, bits) = match (from, to) {
        (
            FloatKind::PpcFp128,
            FloatKind::Half | FloatKind::BFloat | FloatKind::Float | FloatKind::Double,
        ) => (FloatKind::Double, flatten_pair(bits, to)),
        (
            FloatKind::Half | FloatKind::BFloat | FloatKind::Float | FloatKind::Double,
            FloatKind::PpcFp128,
        ) => (from, bits),
        (FloatKind::PpcFp128, _) | (_, FloatKind::PpcFp128) => {
            return Err(OpError::Unsupported("a conversion between ppc_fp128 and a wide float"));
        }
        _ => (from, bits),
    };
    let Number::Finite { mantissa, exponent } = format::decode(from, bits) else {
        return Ok(format::zero(to, is_negative));
    };
    Ok(format::encode(to, format::is_negative(from, bits), mantissa, exponent, false))
}

/// A `ppc_fp128` as one double: rounded to nearest for `double` itself, and rounded to odd below,
/// so that rounding once more to fewer bits is right.
fn flatten_pair(bits: u128, to: FloatKind) -> u128 {
    let (high, low) = (f64::from_bits(bits as u64), f64::from_bits((bits >> 64) as u64));
    if low == 0.0 || low.is_nan() {
        return high.to_bits().into();
    }
    let sum = high + low;
    if to == FloatKind::Double || !sum.is_finite() || sum == 0.0 {
        return sum.to_bits().into();
    }
    // What the sum lost (exact, as |high| >= |low| in every pair that arithmetic gives).
    let lost = (high - sum) + low;
    if lost == 0.0 {
        return sum.to_bits().into();
    }
    let is_too_large = (lost < 0.0) != (sum < 0.0);
    ((sum.to_bits() - u64::from(is_too_large)) | 1).into()
}
