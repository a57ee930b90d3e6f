//! Float formats as bit patterns: taking them apart, rounding and putting them together, NaNs,
//! order. LangRef, "Floating-Point Types" and "Behavior of Floating-Point NaN values".
//!
//! `x86_fp80`: exponents above 0 without the integer bit (pseudo-infinity, pseudo-NaN, unnormal)
//! are NaNs, as the hardware refuses them; a pseudo-denormal is the number it looks like.
//! `ppc_fp128` is taken apart by its callers: here only its larger half is looked at.

use super::FloatKind;
use num_bigint::BigUint;
use std::cmp::Ordering;

/// How a binary interchange format is laid out.
struct Format {
    /// Bits of the significand, the hidden one included.
    precision: u32,
    /// The largest exponent, which is also the bias.
    bias: i64,
    /// The integer bit is stored (x87).
    has_integer_bit: bool,
}

const fn format(kind: FloatKind) -> Format {
    let (precision, bias) = match kind {
        FloatKind::Half => (11, 15),
        FloatKind::BFloat => (8, 127),
        FloatKind::Float => (24, 127),
        FloatKind::Double | FloatKind::PpcFp128 => (53, 1023),
        FloatKind::X86Fp80 => (64, 16383),
        FloatKind::Fp128 => (113, 16383),
    };
    Format { precision, bias, has_integer_bit: matches!(kind, FloatKind::X86Fp80) }
}

impl Format {
    /// Bits of the significand that are stored.
    fn stored(&self) -> u32 {
        if self.has_integer_bit { self.precision } else { self.precision - 1 }
    }
    fn max_field(&self) -> u128 {
        (2 * self.bias + 1) as u128
    }
    /// The bit that tells quiet NaNs from signaling ones.
    fn quiet_bit(&self) -> u128 {
        1 << (self.precision - 2)
    }
    /// The significand's bits that every infinity and NaN has.
    fn special(&self) -> u128 {
        if self.has_integer_bit { 1 << (self.precision - 1) } else { 0 }
    }
}

/// A number taken apart; its sign is [`is_negative`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Number {
    Nan,
    Infinite,
    Zero,
    /// `mantissa * 2^exponent`, not 0.
    Finite {
        mantissa: u128,
        exponent: i64,
    },
}

/// The 64 bits of the larger half of a `ppc_fp128`; the whole of any other kind.
fn head(kind: FloatKind, bits: u128) -> u128 {
    if kind == FloatKind::PpcFp128 { u128::from(bits as u64) } else { bits }
}

/// Width of what [`head`] gives.
fn head_width(kind: FloatKind) -> u32 {
    if kind == FloatKind::PpcFp128 { 64 } else { kind.bits() }
}

/// The sign bit.
pub(super) fn sign_mask(kind: FloatKind) -> u128 {
    1 << (head_width(kind) - 1)
}

/// Is the sign bit set?
pub(super) fn is_negative(kind: FloatKind, bits: u128) -> bool {
    bits & sign_mask(kind) != 0
}

/// Exponent field and stored significand.
fn fields(kind: FloatKind, bits: u128) -> (u128, u128) {
    let f = format(kind);
    let magnitude = head(kind, bits) & !sign_mask(kind);
    (magnitude >> f.stored(), magnitude & ((1 << f.stored()) - 1))
}

/// Takes a number apart.
pub(super) fn decode(kind: FloatKind, bits: u128) -> Number {
    let f = format(kind);
    let (field, fraction) = fields(kind, bits);
    let exponent = (field as i64).max(1) - f.bias - i64::from(f.precision - 1);
    if field == f.max_field() {
        return if fraction == f.special() { Number::Infinite } else { Number::Nan };
    }
    let integer_bit = 1u128 << (f.precision - 1);
    let mantissa = if f.has_integer_bit || field == 0 { fraction } else { fraction | integer_bit };
    if f.has_integer_bit && field != 0 && fraction & integer_bit == 0 {
        return Number::Nan;
    }
    if mantissa == 0 { Number::Zero } else { Number::Finite { mantissa, exponent } }
}

/// Is this a NaN?
#[inline]
pub(super) fn is_nan(kind: FloatKind, bits: u128) -> bool {
    match kind {
        FloatKind::Double => f64::from_bits(bits as u64).is_nan(),
        FloatKind::Float => f32::from_bits(bits as u32).is_nan(),
        _ => decode(kind, bits) == Number::Nan,
    }
}

/// Is this infinite?
pub(super) fn is_infinite(kind: FloatKind, bits: u128) -> bool {
    decode(kind, bits) == Number::Infinite
}

/// Is this a NaN whose quiet bit is clear?
pub(super) fn is_signaling(kind: FloatKind, bits: u128) -> bool {
    is_nan(kind, bits) && bits & format(kind).quiet_bit() == 0
}

/// Is this a denormal number (an exponent field of 0)?
pub(super) fn is_subnormal(kind: FloatKind, bits: u128) -> bool {
    let integer_bit = 1 << (format(kind).precision - 1);
    matches!(decode(kind, bits), Number::Finite { mantissa, .. } if mantissa < integer_bit)
}

/// Zero with a sign.
pub(super) fn zero(kind: FloatKind, is_negative: bool) -> u128 {
    if is_negative { sign_mask(kind) } else { 0 }
}

/// Infinity with a sign.
pub(super) fn infinity(kind: FloatKind, is_negative: bool) -> u128 {
    let f = format(kind);
    zero(kind, is_negative) | (f.max_field() << f.stored()) | f.special()
}

/// LangRef's preferred NaN: quiet, payload 0; we take the sign to be positive.
pub(super) fn preferred_nan(kind: FloatKind) -> u128 {
    infinity(kind, false) | format(kind).quiet_bit()
}

/// The NaN made quiet.
pub(super) fn quiet(kind: FloatKind, bits: u128) -> u128 {
    bits | preferred_nan(kind)
}

/// A NaN of one kind as a quiet NaN of another: the sign and the upper bits of the payload stay.
pub(super) fn convert_nan(from: FloatKind, to: FloatKind, bits: u128) -> u128 {
    let (f, t) = (format(from), format(to));
    let payload = head(from, bits) & (f.quiet_bit() - 1);
    let moved = if t.precision >= f.precision {
        payload << (t.precision - f.precision)
    } else {
        payload >> (f.precision - t.precision)
    };
    zero(to, is_negative(from, bits)) | preferred_nan(to) | moved
}

/// `mantissa * 2^exponent` rounded to nearest, ties to even; overflow gives infinity. With
/// `is_inexact` the number lies strictly between that and the next mantissa: then the mantissa must
/// have at least two bits more than the format.
pub(super) fn encode(
    kind: FloatKind,
    is_negative: bool,
    mantissa: u128,
    exponent: i64,
    is_inexact: bool,
) -> u128 {
    if mantissa == 0 {
        return zero(kind, is_negative);
    }
    let f = format(kind);
    let fraction_bits = i64::from(f.precision - 1);
    let length = i64::from(128 - mantissa.leading_zeros());
    let leading = exponent.saturating_add(length - 1);
    if leading > f.bias {
        return infinity(kind, is_negative);
    }
    // The exponent of the result's last bit.
    let mut unit = leading.max(1 - f.bias) - fraction_bits;
    let drop = unit.saturating_sub(exponent);
    let mut kept = if drop <= 0 {
        mantissa << (-drop).min(127)
    } else {
        let drop = drop.min(200) as u32;
        let kept = mantissa.checked_shr(drop).unwrap_or(0);
        let half = mantissa.checked_shr(drop - 1).unwrap_or(0) & 1 != 0;
        let below = mantissa & 1u128.checked_shl(drop - 1).map_or(u128::MAX, |bit| bit - 1);
        kept + u128::from(half && (below != 0 || is_inexact || kept & 1 != 0))
    };
    if kept >> f.precision != 0 {
        kept >>= 1;
        unit += 1;
    }
    let is_normal = kept >> fraction_bits != 0;
    let field = if is_normal { (unit + fraction_bits + f.bias) as u128 } else { 0 };
    if field >= f.max_field() {
        return infinity(kind, is_negative);
    }
    zero(kind, is_negative) | (field << f.stored()) | (kept & ((1 << f.stored()) - 1))
}

/// A big integer times 2^exponent, rounded to nearest, ties to even.
pub(super) fn encode_big(
    kind: FloatKind,
    is_negative: bool,
    magnitude: &BigUint,
    exponent: i64,
) -> u128 {
    let drop = magnitude.bits().saturating_sub(126);
    let mantissa = u128::try_from(magnitude >> drop).unwrap_or(0);
    let is_inexact = magnitude.trailing_zeros().is_some_and(|zeros| zeros < drop);
    encode(kind, is_negative, mantissa, exponent.saturating_add(drop as i64), is_inexact)
}

/// The order of two numbers, `None` if one is a NaN. The host's own where it has the kind.
#[inline]
pub(super) fn compare(kind: FloatKind, a: u128, b: u128) -> Option<Ordering> {
    match kind {
        FloatKind::Double => f64::from_bits(a as u64).partial_cmp(&f64::from_bits(b as u64)),
        FloatKind::Float => f32::from_bits(a as u32).partial_cmp(&f32::from_bits(b as u32)),
        _ => compare_parts(kind, a, b),
    }
}

fn compare_parts(kind: FloatKind, a: u128, b: u128) -> Option<Ordering> {
    if is_nan(kind, a) || is_nan(kind, b) {
        return None;
    }
    let key = |bits: u128| {
        let canonical = match decode(kind, bits) {
            // A pseudo-denormal is written in two ways.
            Number::Finite { mantissa, exponent } => encode(kind, false, mantissa, exponent, false),
            _ => head(kind, bits) & !sign_mask(kind),
        } as i128;
        // The largest pattern is below 2^127, so the negation is in range.
        if is_negative(kind, bits) { canonical.wrapping_neg() } else { canonical }
    };
    let found = key(a).cmp(&key(b));
    if kind == FloatKind::PpcFp128
        && found == Ordering::Equal
        && matches!(decode(kind, a), Number::Finite { .. })
    {
        return compare(FloatKind::Double, a >> 64, b >> 64);
    }
    Some(found)
}
