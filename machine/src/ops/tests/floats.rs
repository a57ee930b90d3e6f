//! Floats against the host's, and software against hardware.

use super::*;
use crate::ops::float_format as format;
use num_bigint::{BigInt, Sign};
use num_traits::Signed;
use proptest::prelude::*;
use std::cmp::Ordering;
use tresse_ir::ast::FloatPred;

const FLOAT_OPS: [BinOp; 5] = [BinOp::FAdd, BinOp::FSub, BinOp::FMul, BinOp::FDiv, BinOp::FRem];
const KINDS: [FloatKind; 7] = [
    FloatKind::Half,
    FloatKind::BFloat,
    FloatKind::Float,
    FloatKind::Double,
    FloatKind::X86Fp80,
    FloatKind::Fp128,
    FloatKind::PpcFp128,
];

fn host64(op: BinOp, a: f64, b: f64) -> f64 {
    match op {
        BinOp::FAdd => a + b,
        BinOp::FSub => a - b,
        BinOp::FMul => a * b,
        BinOp::FDiv => a / b,
        _ => a % b,
    }
}

fn host32(op: BinOp, a: f32, b: f32) -> f32 {
    match op {
        BinOp::FAdd => a + b,
        BinOp::FSub => a - b,
        BinOp::FMul => a * b,
        BinOp::FDiv => a / b,
        _ => a % b,
    }
}

/// Doubles with exponents that are often near one another, or at an end.
pub(super) fn double() -> impl Strategy<Value = u64> {
    let near = (any::<u64>(), 1000u64..1100).prop_map(|(n, e)| (n & !(0x7ff << 52)) | e << 52);
    let edge = prop_oneof![
        Just(0u64),
        Just(1),
        Just(0x7ff << 52),
        Just((0x7ff << 52) - 1),
        Just(1 << 52),
        Just((1 << 52) - 1),
        Just(0x3ff << 52),
        Just(0x7ff8 << 48),
        Just(0x7ff4 << 48)
    ];
    let tiny = any::<u64>().prop_map(|n| n & !(0x7f0 << 52));
    let edge = (edge, any::<bool>()).prop_map(|(n, s)| n | u64::from(s) << 63);
    prop_oneof![2 => any::<u64>(), 3 => near, 2 => edge, 1 => tiny]
}

pub(super) fn single() -> impl Strategy<Value = u32> {
    let near = (any::<u32>(), 110u32..150).prop_map(|(n, e)| (n & !(0xff << 23)) | e << 23);
    let edge = prop_oneof![
        Just(0u32),
        Just(1),
        Just(0xff << 23),
        Just((0xff << 23) - 1),
        Just(1 << 23),
        Just((1 << 23) - 1)
    ];
    let small = any::<u32>().prop_map(|n| n & !(0xf8 << 23));
    prop_oneof![2 => any::<u32>(), 3 => near, 1 => edge, 1 => small]
}

fn run(
    op: BinOp,
    kind: FloatKind,
    flags: Flags,
    a: u128,
    b: u128,
) -> Result<Option<u128>, OpError> {
    let mut out = vec![Value::UNAVAILABLE; slots_of_width(kind.bits()) as usize];
    float_binary(op, kind, flags, &float_slots(kind, a), &float_slots(kind, b), &mut out)?;
    assert!(is_sound(kind.bits(), &out));
    Ok(float_bits(&out))
}

/// The rule for NaNs, written for doubles alone.
fn settle64(a: u64, b: u64, result: f64) -> u64 {
    let quiet = 1 << 51;
    if f64::from_bits(a).is_nan() {
        a | quiet
    } else if f64::from_bits(b).is_nan() {
        b | quiet
    } else if result.is_nan() {
        0x7ff8 << 48
    } else {
        result.to_bits()
    }
}

/// What each cheap-to-state check needs: a 16-bit float as a double.
pub(super) fn widen(kind: FloatKind, bits: u16) -> f64 {
    let (stored, exponent_bits) = if kind == FloatKind::Half { (10, 5) } else { (7, 8) };
    let bias = (1 << (exponent_bits - 1)) - 1;
    let field = i32::from(bits >> stored) & ((1 << exponent_bits) - 1);
    let fraction = f64::from(bits & ((1 << stored) - 1));
    let sign = if bits >> 15 != 0 { -1.0 } else { 1.0 };
    if field == (1 << exponent_bits) - 1 {
        return if fraction == 0.0 { sign * f64::INFINITY } else { f64::NAN };
    }
    let hidden = if field == 0 { 0.0 } else { f64::from(1 << stored) };
    sign * (fraction + hidden) * 2f64.powi(field.max(1) - bias - stored)
}

/// The nearest 16-bit float by search among the neighbours, ties to even.
pub(super) fn narrow(kind: FloatKind, x: f64) -> u16 {
    let sign = if x.is_sign_negative() { 0x8000 } else { 0 };
    let infinity: u16 = if kind == FloatKind::Half { 0x7c00 } else { 0x7f80 };
    let magnitude = x.abs();
    let (mut low, mut high) = (0u16, infinity);
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if widen(kind, middle) <= magnitude { low = middle } else { high = middle }
    }
    if magnitude.is_infinite() {
        return sign | infinity;
    }
    // The step beyond the largest number counts as a number when rounding.
    let above = if high == infinity {
        2.0 * widen(kind, low) - widen(kind, low - 1)
    } else {
        widen(kind, high)
    };
    let below = widen(kind, low);
    let (down, up) = (magnitude - below, above - magnitude);
    sign | if down < up || (down == up && low % 2 == 0) { low } else { high }
}

/// Bit patterns of any kind, with a liking for special ones in either half.
fn pattern() -> impl Strategy<Value = u128> {
    let halves =
        (double(), double()).prop_map(|(low, high)| u128::from(low) | u128::from(high) << 64);
    let extended = (
        double(),
        prop_oneof![Just(0u16), Just(1), Just(0x7fff), 0x3ff0u16..0x4010],
        any::<bool>(),
    )
        .prop_map(|(low, e, s)| {
            u128::from(low) | u128::from(e) << 64 | u128::from(s) << 79 | u128::from(e) << 112
        });
    let integer_bit = (any::<u64>(), 0x3ff0u16..0x4010).prop_map(|(low, e)| {
        u128::from(low | 1 << 63) | u128::from(e) << 64 | u128::from(e) << 112
    });
    prop_oneof![1 => any::<u128>(), 1 => halves, 1 => extended, 3 => integer_bit]
}

/// A finite number other than 0 as an integer times 2^n.
fn rational(kind: FloatKind, bits: u128) -> Option<(BigInt, i64)> {
    match format::decode(kind, bits) {
        format::Number::Finite { mantissa, exponent } => {
            let sign = if format::is_negative(kind, bits) { Sign::Minus } else { Sign::Plus };
            Some((BigInt::from_biguint(sign, mantissa.into()), exponent))
        }
        _ => None,
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 3000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn doubles_as_the_host_has_them(a in double(), b in double()) {
        for op in FLOAT_OPS {
            let host = settle64(a, b, host64(op, f64::from_bits(a), f64::from_bits(b)));
            prop_assert_eq!(
                run(op, FloatKind::Double, Flags::default(), a.into(), b.into()),
                Ok(Some(host.into())),
                "{:?}",
                op
            );
            let has_nan = f64::from_bits(a).is_nan() || f64::from_bits(b).is_nan();
            if !has_nan {
                prop_assert_eq!(
                    float::software(op, FloatKind::Double, a.into(), b.into()),
                    Ok(host.into()),
                    "software {:?}",
                    op
                );
            }
        }
    }

    #[test]
    fn singles_as_the_host_has_them(a in single(), b in single()) {
        let (x, y) = (f32::from_bits(a), f32::from_bits(b));
        for op in FLOAT_OPS {
            let host = host32(op, x, y);
            let found =
                run(op, FloatKind::Float, Flags::default(), a.into(), b.into()).unwrap().unwrap();
            if host.is_nan() {
                prop_assert!(
                    format::is_nan(FloatKind::Float, found)
                        && !format::is_signaling(FloatKind::Float, found)
                );
            } else {
                prop_assert_eq!(found, host.to_bits().into(), "{:?}", op);
                prop_assert_eq!(
                    float::software(op, FloatKind::Float, a.into(), b.into()),
                    Ok(host.to_bits().into()),
                    "software {:?}",
                    op
                );
            }
        }
    }

    #[test]
    fn sixteen_bits_round_once(a in any::<u16>(), b in any::<u16>()) {
        // A double holds sums, products and quotients of these well enough to be rounded again.
        for kind in [FloatKind::Half, FloatKind::BFloat] {
            for op in [BinOp::FAdd, BinOp::FSub, BinOp::FMul, BinOp::FDiv, BinOp::FRem] {
                let exact = host64(op, widen(kind, a), widen(kind, b));
                let is_sum = matches!(op, BinOp::FAdd | BinOp::FSub);
                let apart = (widen(kind, a).abs().log2() - widen(kind, b).abs().log2()).abs();
                if kind == FloatKind::BFloat && is_sum && apart > 40.0 && apart.is_finite() {
                    continue;
                }
                let found = run(op, kind, Flags::default(), a.into(), b.into()).unwrap().unwrap();
                if exact.is_nan() {
                    prop_assert!(format::is_nan(kind, found));
                } else {
                    prop_assert_eq!(found, narrow(kind, exact).into(), "{:?} {:?}", kind, op);
                }
            }
        }
    }

    #[test]
    fn wide_formats_hold_doubles(a in double(), b in double()) {
        // Sums, products of doubles in a format with twice the bits are exact: rounding back is
        // all.
        let (x, y) = (f64::from_bits(a), f64::from_bits(b));
        let widen = |bits: u64| convert(FloatKind::Double, FloatKind::Fp128, bits.into());
        for op in [BinOp::FMul, BinOp::FRem] {
            let host = host64(op, x, y);
            if !host.is_nan() {
                let found = run(op, FloatKind::Fp128, Flags::default(), widen(a), widen(b))
                    .unwrap()
                    .unwrap();
                prop_assert_eq!(
                    convert(FloatKind::Fp128, FloatKind::Double, found),
                    host.to_bits().into(),
                    "{:?}",
                    op
                );
            }
        }
        // A pair of doubles: the head of a sum is the rounded sum.
        let sum = x + y;
        if sum.is_finite() && x.is_finite() && y.is_finite() {
            let found = run(BinOp::FAdd, FloatKind::PpcFp128, Flags::default(), a.into(), b.into())
                .unwrap()
                .unwrap();
            prop_assert_eq!(f64::from_bits(found as u64), sum);
        }
    }

    #[test]
    fn software_is_exact_arithmetic_rounded_once(a in pattern(), b in pattern(), c in pattern()) {
        for kind in [
            FloatKind::Half,
            FloatKind::BFloat,
            FloatKind::Float,
            FloatKind::Double,
            FloatKind::X86Fp80,
            FloatKind::Fp128,
        ] {
            let cut = |bits: u128| bits & (u128::MAX >> (128 - kind.bits()));
            let (a, b, c) = (cut(a), cut(b), cut(c));
            let (Some((x, e)), Some((y, f)), Some((z, g))) =
                (rational(kind, a), rational(kind, b), rational(kind, c))
            else {
                continue;
            };
            let at = |n: &BigInt, from: i64, to: i64| n << (from - to) as u64;
            let low = e.min(f);
            let (s, t) = (at(&x, e, low), at(&y, f, low));
            let sum = (&s + &t, low);
            let difference = (&s - &t, low);
            let product = (&x * &y, e + f);
            let low = (e + f).min(g);
            let fused = (at(&product.0, e + f, low) + at(&z, g, low), low);
            // Three hundred bits of quotient, and one that tells if there are more.
            let quotient = (&x << 300u32) / &y;
            let is_inexact = &quotient * &y != &x << 300u32;
            let quotient = (
                quotient * 2 + if is_inexact { x.signum() * y.signum() } else { BigInt::ZERO },
                e - f - 301,
            );
            let found = [
                (sum, float::software(BinOp::FAdd, kind, a, b)),
                (difference, float::software(BinOp::FSub, kind, a, b)),
                (product, float::software(BinOp::FMul, kind, a, b)),
                (quotient, float::software(BinOp::FDiv, kind, a, b)),
                (fused.clone(), float::fused(kind, a, b, c)),
                (fused, float::fused_by_software(kind, a, b, c)),
            ];
            for (i, ((exact, exponent), found)) in found.into_iter().enumerate() {
                if exact != BigInt::ZERO {
                    let expected = format::encode_big(
                        kind,
                        exact.sign() == Sign::Minus,
                        exact.magnitude(),
                        exponent,
                    );
                    prop_assert_eq!(
                        found,
                        Ok(expected),
                        "{:?} operation {} {:#x} {:#x} \
                                                          {:#x}",
                        kind,
                        i,
                        a,
                        b,
                        c
                    );
                }
            }
        }
    }

    #[test]
    fn nothing_panics(a in pattern(), b in pattern(), c in pattern()) {
        for kind in KINDS {
            for op in FLOAT_OPS {
                let _ = run(op, kind, Flags::default(), a, b);
            }
            let (x, y, z) = (float_slots(kind, a), float_slots(kind, b), float_slots(kind, c));
            for &intrinsic in Intrinsic::ALL {
                let mut out = vec![Value::UNAVAILABLE; 3];
                let _ = apply(
                    intrinsic,
                    Flags::default(),
                    Scalar::Float(kind),
                    Some(Scalar::Int(77)),
                    &[&x, &y, &z],
                    &mut out,
                );
            }
            for to in KINDS {
                let mut out = vec![Value::UNAVAILABLE; slots_of_width(to.bits()) as usize];
                let op = if to.bits() < kind.bits() {
                    tresse_ir::ast::CastOp::FPTrunc
                } else {
                    tresse_ir::ast::CastOp::FPExt
                };
                if cast(op, Scalar::Float(kind), Scalar::Float(to), Flags::default(), &x, &mut out)
                    .is_ok()
                {
                    prop_assert!(is_sound(to.bits(), &out), "{:?} {:?}", kind, to);
                }
            }
        }
    }

    #[test]
    fn comparisons_as_the_host_has_them(a in double(), b in double()) {
        let (x, y) = (f64::from_bits(a), f64::from_bits(b));
        use FloatPred::*;
        for pred in
            [False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Ueq, Ugt, Uge, Ult, Ule, Une, Uno, True]
        {
            let unordered = x.is_nan() || y.is_nan();
            let expected = match pred {
                False => false,
                Oeq => x == y,
                Ogt => x > y,
                Oge => x >= y,
                Olt => x < y,
                Ole => x <= y,
                One => !unordered && x != y,
                Ord => !unordered,
                Ueq => unordered || x == y,
                Ugt => unordered || x > y,
                Uge => unordered || x >= y,
                Ult => unordered || x < y,
                Ule => unordered || x <= y,
                Une => x != y,
                Uno => unordered,
                True => true,
            };
            for kind in
                [FloatKind::Double, FloatKind::X86Fp80, FloatKind::Fp128, FloatKind::PpcFp128]
            {
                let lift =
                    |bits: u64| float_slots(kind, convert(FloatKind::Double, kind, bits.into()));
                let found = fcmp(pred, kind, Flags::default(), &lift(a), &lift(b));
                prop_assert_eq!(found, Ok(Value::bool(expected)), "{:?} {:?}", pred, kind);
            }
        }
    }
}

pub(super) fn convert(from: FloatKind, to: FloatKind, bits: u128) -> u128 {
    if from == to {
        return bits;
    }
    let op = if to.bits() > from.bits() {
        tresse_ir::ast::CastOp::FPExt
    } else {
        tresse_ir::ast::CastOp::FPTrunc
    };
    let mut out = vec![Value::UNAVAILABLE; slots_of_width(to.bits()) as usize];
    cast(
        op,
        Scalar::Float(from),
        Scalar::Float(to),
        Flags::default(),
        &float_slots(from, bits),
        &mut out,
    )
    .unwrap();
    float_bits(&out).unwrap()
}

#[test]
fn flags_make_poison() {
    let nnan = Flags { nnan: true, ..Flags::default() };
    let ninf = Flags { ninf: true, ..Flags::default() };
    let bits = |x: f64| u128::from(x.to_bits());
    let (one, inf, max) = (bits(1.0), bits(f64::INFINITY), bits(f64::MAX));
    assert_eq!(run(BinOp::FSub, FloatKind::Double, nnan, inf, inf), Ok(None));
    assert_eq!(run(BinOp::FAdd, FloatKind::Double, nnan, inf, inf), Ok(Some(inf)));
    assert_eq!(run(BinOp::FAdd, FloatKind::Double, ninf, one, inf), Ok(None));
    assert_eq!(run(BinOp::FAdd, FloatKind::Double, ninf, max, max), Ok(None));
    assert_eq!(run(BinOp::FAdd, FloatKind::Double, nnan, bits(f64::NAN), one), Ok(None));
}

#[test]
fn undef_and_poison_operands() {
    let one = [Value::int(1.0f64.to_bits())];
    let mut out = [Value::ZERO];
    let partly = [Value { bits: 0, undef: 4, prov: Prov::NONE }];
    float_binary(BinOp::FAdd, FloatKind::Double, Flags::default(), &one, &partly, &mut out)
        .unwrap();
    // The least numbers there are: nothing beside 1, whichever of them it is.
    assert_eq!(out[0], one[0]);
    let any = [Value::undef(64)];
    float_binary(BinOp::FMul, FloatKind::Double, Flags::default(), &one, &any, &mut out).unwrap();
    // Each bit can be either, but a NaN comes out quiet: not every pattern can be.
    assert_eq!(out[0], Value { prov: Prov::LINKED, ..any[0] });
    float_binary(
        BinOp::FAdd,
        FloatKind::Double,
        Flags::default(),
        &[Value::POISON],
        &partly,
        &mut out,
    )
    .unwrap();
    assert_eq!(out[0], Value::POISON);
    fneg(FloatKind::Double, Flags::default(), &partly, &mut out).unwrap();
    assert_eq!(out[0], Value { bits: 1 << 63, undef: 4, prov: Prov::NONE });
    fneg(FloatKind::Double, Flags::default(), &[Value::undef(64)], &mut out).unwrap();
    assert_eq!(out[0], Value::undef(64));
    let less = |a: &[Value], b: &[Value]| {
        fcmp(FloatPred::Olt, FloatKind::Double, Flags::default(), a, b).unwrap()
    };
    assert_eq!(less(&one, &partly), Value::bool(false));
    assert_eq!(less(&partly, &one), Value::bool(true));
    assert_eq!(less(&one, &any), Value::undef(1));
    let least = [Value::int(f64::NEG_INFINITY.to_bits())];
    let nan = [Value::int(f64::NAN.to_bits())];
    assert_eq!(less(&any, &least), Value::bool(false));
    assert_eq!(less(&least, &any), Value::undef(1));
    assert_eq!(less(&any, &nan), Value::bool(false));
    let linked = [Value { bits: 0, undef: !0 << 20, prov: Prov::LINKED }];
    assert_eq!(less(&one, &linked), Value { prov: Prov::VAGUE, ..Value::undef(1) });
}

#[test]
fn extended_precision_by_hand() {
    let kind = FloatKind::X86Fp80;
    let one = 0x3fff_8000_0000_0000_0000u128;
    let third = 0x3ffd_aaaa_aaaa_aaaa_aaabu128;
    let three = 0x4000_c000_0000_0000_0000u128;
    assert_eq!(run(BinOp::FDiv, kind, Flags::default(), one, three), Ok(Some(third)));
    assert_eq!(
        run(BinOp::FAdd, kind, Flags::default(), one, one),
        Ok(Some(0x4000_8000_0000_0000_0000))
    );
    // A pseudo-denormal is the least normal number; an unnormal is a NaN.
    let pseudo = 1u128 << 63;
    assert_eq!(format::compare(kind, pseudo, 1 << 64 | 1 << 63), Some(Ordering::Equal));
    assert!(format::is_nan(kind, 0x3fff_0000_0000_0000_0001));
    assert_eq!(convert(kind, FloatKind::Double, third), (1.0f64 / 3.0).to_bits().into());
    // 1/3 in binary128.
    let (one, three) = (0x3fffu128 << 112, 0x4000_8000u128 << 96);
    assert_eq!(
        run(BinOp::FDiv, FloatKind::Fp128, Flags::default(), one, three),
        Ok(Some(0x3ffd_5555_5555_5555_5555_5555_5555_5555))
    );
}
