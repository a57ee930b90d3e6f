//! LangRef, "Simple Constants": floating-point constants, bit-exact.
//!
//! Decimal constants are read as `double`; for a narrower type they must be exact. `0x` is the
//! bits of a `double` too; `0xH`, `0xR`, `0xK`, `0xL`, `0xM` are the bits of the type itself.

use super::Parser;
use crate::diag::Parsed;
use crate::types::{Type, TypeId};
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert};

impl Parser<'_> {
    /// The bits of a decimal constant in a type's format.
    pub(super) fn decimal_bits(&self, text: &[u8], ty: TypeId) -> Parsed<u128> {
        let text = std::str::from_utf8(text).unwrap_or_default();
        let text = text.strip_prefix('+').unwrap_or(text);
        match text.parse::<f64>() {
            Ok(value) if value.is_finite() => self.double_bits(value.to_bits(), ty),
            _ => self.err("malformed floating-point constant"),
        }
    }

    /// The bits of a hexadecimal constant, its `0x` taken away, in a type's format.
    pub(super) fn hex_bits(&self, text: &[u8], ty: TypeId) -> Parsed<u128> {
        let (digits, wanted, max) = match text {
            [b'H', rest @ ..] => (rest, Type::Half, 4),
            [b'R', rest @ ..] => (rest, Type::BFloat, 4),
            [b'K', rest @ ..] => (rest, Type::X86Fp80, 20),
            [b'L', rest @ ..] => (rest, Type::Fp128, 32),
            [b'M', rest @ ..] => (rest, Type::PpcFp128, 32),
            _ => (text, Type::Double, 16),
        };
        let digits_text = std::str::from_utf8(digits).unwrap_or_default();
        let parsed = u128::from_str_radix(digits_text, 16).ok();
        let Some(bits) = parsed.filter(|_| digits.len() <= max && digits_text != "+") else {
            return self.err("malformed hexadecimal floating-point constant");
        };
        if wanted == Type::Double {
            return self.double_bits(bits as u64, ty);
        }
        if *self.types().body(ty) != wanted {
            return self.err(format!("constant is not of type `{}`", self.show(ty)));
        }
        // The two halves of a 128-bit constant are written low word first.
        Ok(if max == 32 { bits.rotate_right(64) } else { bits })
    }

    /// The bits of a `double` in a narrower type, or an error if it does not fit exactly.
    fn double_bits(&self, bits: u64, ty: TypeId) -> Parsed<u128> {
        let double = Double::from_bits(u128::from(bits));
        let converted = match self.types().body(ty) {
            Type::Double => Some(u128::from(bits)),
            Type::Float if double.is_nan() => narrow_nan(bits, 23, 8),
            Type::Half if double.is_nan() => narrow_nan(bits, 10, 5),
            Type::BFloat if double.is_nan() => narrow_nan(bits, 7, 8),
            Type::Float => exact::<Single>(double),
            Type::Half => exact::<Half>(double),
            Type::BFloat => exact::<BFloat>(double),
            Type::X86Fp80 | Type::Fp128 | Type::PpcFp128 => {
                let ty = self.show(ty);
                return self.err(format!("constants of type `{ty}` are written in hexadecimal"));
            }
            _ => {
                let ty = self.show(ty);
                return self.err(format!("floating-point constant where `{ty}` is expected"));
            }
        };
        match converted {
            Some(bits) => Ok(bits),
            None => self.err(format!("constant is not exact in type `{}`", self.show(ty))),
        }
    }
}

/// A double in another format, if nothing is lost.
fn exact<T: Float>(value: Double) -> Option<u128>
where
    Double: FloatConvert<T>,
{
    let mut loses_info = false;
    let converted: T = value.convert(&mut loses_info).value;
    (!loses_info).then(|| converted.to_bits())
}

/// A double's NaN in a narrower format, signalling ones kept as they are.
fn narrow_nan(bits: u64, mantissa: u32, exponent: u32) -> Option<u128> {
    let payload = bits & ((1 << 52) - 1);
    let shift = 52 - mantissa;
    if payload.trailing_zeros() < shift {
        return None;
    }
    let sign = (bits >> 63) << (mantissa + exponent);
    let ones = ((1u64 << exponent) - 1) << mantissa;
    Some(u128::from(sign | ones | (payload >> shift)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrows_only_what_is_exact() {
        assert_eq!(exact::<Single>(Double::from_bits(0x3FB9_9999_A000_0000)), Some(0x3DCC_CCCD));
        assert_eq!(exact::<Single>(Double::from_bits(0x3FB9_9999_9999_999A)), None);
        assert_eq!(exact::<Half>(Double::from_bits(0x3FF0_0000_0000_0000)), Some(0x3C00));
        assert_eq!(narrow_nan(0x7FF8_0000_0000_0000, 23, 8), Some(0x7FC0_0000));
        assert_eq!(narrow_nan(0xFFF4_0000_0000_0000, 23, 8), Some(0xFFA0_0000));
        assert_eq!(narrow_nan(0x7FF8_0000_0000_0001, 23, 8), None);
    }
}
