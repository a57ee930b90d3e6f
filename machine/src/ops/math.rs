//! The functions of `math.h` whose results are rounded (C11 7.12; LangRef, `llvm.sin` and its kin),
//! for `float` and `double`.
//!
//! They are computed by the crate `libm`, a port of musl's in plain Rust: no result depends on the
//! host. Neither C nor LangRef says how near a result has to be to the true one. Most of these are
//! within one unit in the last place, `tanh` and `erfc` within four, `exp10`, `tgamma` within a
//! dozen; `lgamma` is far off (relative to its value) near its zeros between negative integers.
//! docs/limitations.md has what glibc's results differ by.
//!
//! A NaN among the arguments is handed on as other operations do, unless the result is a number
//! (`pow(1, NaN)`); one that arises is the preferred one.

use super::float::{arithmetic, propagate_nan};
use super::float_format as format;
use super::intrinsics::Intrinsic::{self, *};
use super::{FloatKind, OpError};
use tresse_ir::ast::BinOp;

/// How many arguments of the float's type the function of an intrinsic has, if it is one of these.
pub(super) fn arguments(intrinsic: Intrinsic) -> Option<usize> {
    match intrinsic {
        ATan2 | Pow | Hypot | FMod | Remainder => Some(2),
        Sin | Cos | Tan | ASin | ACos | ATan | SinH | CosH | TanH | ASinH | ACosH | ATanH | Exp
        | Exp2 | Exp10 | ExpM1 | Log | Log2 | Log10 | Log1P | PowI | Cbrt | Erf | ErfC | TGamma
        | LGamma => Some(1),
        _ => None,
    }
}

/// Computes one of them. `exponent`: that of `llvm.powi`.
pub(super) fn math(
    intrinsic: Intrinsic,
    kind: FloatKind,
    a: u128,
    b: u128,
    exponent: i32,
) -> Result<u128, OpError> {
    if intrinsic == FMod {
        return arithmetic(BinOp::FRem, kind, a, b);
    }
    let bits = match kind {
        FloatKind::Double => {
            let (a, b) = (f64::from_bits(a as u64), f64::from_bits(b as u64));
            u128::from(double(intrinsic, a, b, exponent)?.to_bits())
        }
        FloatKind::Float => {
            let (a, b) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
            u128::from(single(intrinsic, a, b, exponent)?.to_bits())
        }
        _ => return Err(UNKNOWN),
    };
    Ok(match format::is_nan(kind, bits) {
        true => propagate_nan(kind, &[a, b]).unwrap_or_else(|| format::preferred_nan(kind)),
        false => bits,
    })
}

const UNKNOWN: OpError =
    OpError::Unsupported("a function of math.h on another type than `float` and `double`");

fn double(intrinsic: Intrinsic, a: f64, b: f64, exponent: i32) -> Result<f64, OpError> {
    Ok(match intrinsic {
        Sin => libm::sin(a),
        Cos => libm::cos(a),
        Tan => libm::tan(a),
        ASin => libm::asin(a),
        ACos => libm::acos(a),
        ATan => libm::atan(a),
        ATan2 => libm::atan2(a, b),
        SinH => libm::sinh(a),
        CosH => libm::cosh(a),
        TanH => libm::tanh(a),
        ASinH => libm::asinh(a),
        ACosH => libm::acosh(a),
        ATanH => libm::atanh(a),
        Exp => libm::exp(a),
        Exp2 => libm::exp2(a),
        Exp10 => libm::exp10(a),
        ExpM1 => libm::expm1(a),
        Log => libm::log(a),
        Log2 => libm::log2(a),
        Log10 => libm::log10(a),
        Log1P => libm::log1p(a),
        Pow => libm::pow(a, b),
        // LangRef leaves the order of the multiplications open.
        PowI => libm::pow(a, f64::from(exponent)),
        Cbrt => libm::cbrt(a),
        Hypot => libm::hypot(a, b),
        Erf => libm::erf(a),
        ErfC => libm::erfc(a),
        TGamma => libm::tgamma(a),
        LGamma => libm::lgamma(a),
        Remainder => libm::remainder(a, b),
        _ => return Err(UNKNOWN),
    })
}

fn single(intrinsic: Intrinsic, a: f32, b: f32, exponent: i32) -> Result<f32, OpError> {
    Ok(match intrinsic {
        Sin => libm::sinf(a),
        Cos => libm::cosf(a),
        Tan => libm::tanf(a),
        ASin => libm::asinf(a),
        ACos => libm::acosf(a),
        ATan => libm::atanf(a),
        ATan2 => libm::atan2f(a, b),
        SinH => libm::sinhf(a),
        CosH => libm::coshf(a),
        TanH => libm::tanhf(a),
        ASinH => libm::asinhf(a),
        ACosH => libm::acoshf(a),
        ATanH => libm::atanhf(a),
        Exp => libm::expf(a),
        Exp2 => libm::exp2f(a),
        Exp10 => libm::exp10f(a),
        ExpM1 => libm::expm1f(a),
        Log => libm::logf(a),
        Log2 => libm::log2f(a),
        Log10 => libm::log10f(a),
        Log1P => libm::log1pf(a),
        Pow => libm::powf(a, b),
        PowI => libm::pow(f64::from(a), f64::from(exponent)) as f32,
        Cbrt => libm::cbrtf(a),
        Hypot => libm::hypotf(a, b),
        Erf => libm::erff(a),
        ErfC => libm::erfcf(a),
        TGamma => libm::tgammaf(a),
        LGamma => libm::lgammaf(a),
        Remainder => libm::remainderf(a, b),
        _ => return Err(UNKNOWN),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(intrinsic: Intrinsic, a: f64, b: f64) -> f64 {
        let bits = |x: f64| u128::from(x.to_bits());
        f64::from_bits(math(intrinsic, FloatKind::Double, bits(a), bits(b), 0).unwrap() as u64)
    }

    /// C11 annex F.10: what is exact, and what is no number.
    #[test]
    fn special_values_are_those_of_annex_f() {
        let (nan, inf) = (f64::NAN, f64::INFINITY);
        for (intrinsic, a, b, wanted) in [
            (Sin, 0.0, 0.0, 0.0),
            (Cos, 0.0, 0.0, 1.0),
            (Sin, inf, 0.0, nan),
            (ASin, 2.0, 0.0, nan),
            (Exp, -inf, 0.0, 0.0),
            (Exp, 0.0, 0.0, 1.0),
            (Exp2, 10.0, 0.0, 1024.0),
            (Log, 0.0, 0.0, -inf),
            (Log, -1.0, 0.0, nan),
            (Log2, 8.0, 0.0, 3.0),
            (Log10, 1000.0, 0.0, 3.0),
            (Pow, 1.0, nan, 1.0),
            (Pow, nan, 0.0, 1.0),
            (Pow, -2.0, 3.0, -8.0),
            (Pow, -2.0, 0.5, nan),
            (ATan2, 0.0, -0.0, std::f64::consts::PI),
            (Hypot, inf, nan, inf),
            (Hypot, 3.0, 4.0, 5.0),
            (Cbrt, -27.0, 0.0, -3.0),
            (FMod, -7.0, 3.0, -1.0),
            (Remainder, 7.0, 4.0, -1.0),
            (TGamma, 5.0, 0.0, 24.0),
            (Erf, inf, 0.0, 1.0),
        ] {
            let got = of(intrinsic, a, b);
            let is_same = got == wanted || got.is_nan() && wanted.is_nan();
            assert!(is_same, "{intrinsic:?} of {a} and {b} is {got}");
        }
    }

    /// A NaN that arises is the preferred one, on every host.
    #[test]
    fn nans_are_the_preferred_one() {
        for (intrinsic, a) in [(Sin, f64::INFINITY), (Log, -1.0), (ACos, 2.0), (Exp, f64::NAN)] {
            assert_eq!(of(intrinsic, a, 0.0).to_bits(), 0x7ff8_0000_0000_0000, "{intrinsic:?}");
        }
    }
}
