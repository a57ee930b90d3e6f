//! Intrinsics: integers exhaustively on small widths, floats against the host's.

use super::floats::{convert, double, single};
use super::*;
use crate::ops::float_intrinsics::{exact_root, round_by_software};
use proptest::prelude::*;

fn int(intrinsic: Intrinsic, width: u32, second: Option<Scalar>, args: &[Value]) -> Vec<Value> {
    let slots: Vec<[Value; 1]> = args.iter().map(|v| [*v]).collect();
    let args: Vec<&[Value]> = slots.iter().map(|s| &s[..]).collect();
    let mut out = vec![Value::UNAVAILABLE; 1 + usize::from(intrinsic.has_overflow_bit())];
    apply(intrinsic, Flags::default(), Scalar::Int(width), second, &args, &mut out).unwrap();
    out
}

/// The value, with the overflow bit above it.
fn packed(width: u32, out: &[Value]) -> Option<i64> {
    out.iter()
        .rev()
        .try_fold(0, |acc, slot| (!slot.is_poison()).then_some(acc << width | slot.bits as i64))
}

/// What LangRef says, on mathematical integers; `None` is poison, the overflow bit is above.
fn reference(intrinsic: Intrinsic, width: u32, a: i64, b: i64) -> Option<i64> {
    use Intrinsic::*;
    let size = 1i64 << width;
    let signed = |x: i64| if x >= size / 2 { x - size } else { x };
    let (s, t) = (signed(a), signed(b));
    let low = |x: i64| x.rem_euclid(size);
    let bits = |x: i64| (0..width).map(move |i| x >> i & 1);
    let over = |exact: i64, is_signed: bool| {
        let range = if is_signed { -size / 2..size / 2 } else { 0..size };
        low(exact) + if range.contains(&exact) { 0 } else { size }
    };
    let unsigned_sat = |x: i64| x.clamp(0, size - 1);
    let signed_sat = |x: i64| low(x.clamp(-size / 2, size / 2 - 1));
    let flag = b & 1 != 0;
    Some(match intrinsic {
        Ctpop => low(bits(a).sum()),
        Ctlz | Cttz if flag && a == 0 => return None,
        Ctlz => low((0..width).rev().take_while(|i| a >> i & 1 == 0).count() as i64),
        Cttz => low(bits(a).take_while(|bit| *bit == 0).count() as i64),
        Bitreverse => bits(a).fold(0, |acc, bit| acc * 2 + bit),
        Abs if flag && s == -size / 2 => return None,
        Abs => low(s.abs()),
        SMax => low(s.max(t)),
        SMin => low(s.min(t)),
        UMax => a.max(b),
        UMin => a.min(b),
        UAddSat => unsigned_sat(a + b),
        SAddSat => signed_sat(s + t),
        USubSat => unsigned_sat(a - b),
        SSubSat => signed_sat(s - t),
        UShlSat | SShlSat if b >= width.into() => return None,
        UShlSat => unsigned_sat(a << b),
        SShlSat => signed_sat(s << b),
        UAddOverflow => over(a + b, false),
        SAddOverflow => over(s + t, true),
        USubOverflow => over(a - b, false),
        SSubOverflow => over(s - t, true),
        UMulOverflow => over(a * b, false),
        SMulOverflow => over(s * t, true),
        UCmp => low(a.cmp(&b) as i64),
        SCmp => low(s.cmp(&t) as i64),
        _ => unreachable!(),
    })
}

const TWO_OPERANDS: [Intrinsic; 18] = {
    use Intrinsic::*;
    [
        SMax,
        SMin,
        UMax,
        UMin,
        UAddSat,
        SAddSat,
        USubSat,
        SSubSat,
        UShlSat,
        SShlSat,
        UAddOverflow,
        SAddOverflow,
        USubOverflow,
        SSubOverflow,
        UMulOverflow,
        SMulOverflow,
        UCmp,
        SCmp,
    ]
};

#[test]
fn small_integers_exhaustively() {
    use Intrinsic::*;
    for width in [2u32, 3, 4, 5] {
        for a in 0..1u64 << width {
            for intrinsic in [Ctpop, Ctlz, Cttz, Bitreverse, Abs] {
                for flag in 0..2 {
                    let found = int(intrinsic, width, None, &[Value::int(a), Value::int(flag)]);
                    assert_eq!(
                        packed(width, &found),
                        reference(intrinsic, width, a as i64, flag as i64),
                        "{intrinsic:?} i{width} {a} {flag}"
                    );
                }
            }
            for b in 0..1u64 << width {
                for intrinsic in TWO_OPERANDS {
                    let found = int(
                        intrinsic,
                        width,
                        Some(Scalar::Int(width)),
                        &[Value::int(a), Value::int(b)],
                    );
                    assert_eq!(
                        packed(width, &found),
                        reference(intrinsic, width, a as i64, b as i64),
                        "{intrinsic:?} i{width} {a} {b}"
                    );
                }
                for amount in 0..1u64 << width {
                    // The window onto the two operands, written as one number.
                    let both = a << width | b;
                    let by = amount % u64::from(width);
                    let left = both << by >> width & mask(width);
                    let right = both >> by & mask(width);
                    let args = [Value::int(a), Value::int(b), Value::int(amount)];
                    assert_eq!(
                        int(Fshl, width, None, &args),
                        [Value::int(left)],
                        "fshl i{width} {a} {b} {amount}"
                    );
                    assert_eq!(
                        int(Fshr, width, None, &args),
                        [Value::int(right)],
                        "fshr i{width} {a} {b} {amount}"
                    );
                }
            }
        }
    }
    assert_eq!(int(Bswap, 32, None, &[Value::int(0x1234_5678)]), [Value::int(0x7856_3412)]);
    assert_eq!(int(Bswap, 64, None, &[Value::int(1)]), [Value::int(1 << 56)]);
}

#[test]
fn undef_operands_allow_what_their_choices_give() {
    use Intrinsic::*;
    let width = 3;
    let check = |intrinsic, values: &[Value]| {
        let found = int(intrinsic, width, Some(Scalar::Int(width)), values);
        for x in choices(values[0]) {
            for y in choices(values[1]) {
                for z in choices(values.get(2).copied().unwrap_or(Value::ZERO)) {
                    let one = int(
                        intrinsic,
                        width,
                        Some(Scalar::Int(width)),
                        &[Value::int(x), Value::int(y), Value::int(z)],
                    );
                    for (set, one) in found.iter().zip(one) {
                        assert!(
                            one.is_poison() || (!set.is_poison() && allows(*set, one.bits)),
                            "{intrinsic:?} {values:?}"
                        );
                    }
                }
            }
        }
    };
    for &a in &partly_undef(width) {
        for intrinsic in [Ctpop, Ctlz, Cttz, Bitreverse, Abs] {
            check(intrinsic, &[a, Value::ZERO]);
        }
        for &b in &partly_undef(width) {
            for intrinsic in TWO_OPERANDS {
                check(intrinsic, &[a, b]);
            }
            for &c in &partly_undef(width) {
                check(Fshl, &[a, b, c]);
                check(Fshr, &[a, b, c]);
            }
        }
    }
    for &c in &partly_undef(2) {
        for &a in &partly_undef(2) {
            for intrinsic in [Fshl, Fshr] {
                let found = int(intrinsic, 2, None, &[a, Value::int(1), c])[0];
                for x in choices(a) {
                    for z in choices(c) {
                        assert!(allows(
                            found,
                            int(intrinsic, 2, None, &[Value::int(x), Value::int(1), Value::int(z)])
                                [0]
                            .bits
                        ));
                    }
                }
            }
        }
    }
    for &c in &partly_undef(1) {
        assert_eq!(int(Fshl, 1, None, &[Value::int(1), Value::int(0), c]), [Value::int(1)]);
        assert_eq!(int(Fshr, 1, None, &[Value::int(1), Value::int(0), c]), [Value::int(0)]);
    }
}

#[test]
fn wide_integers_as_two_machine_words() {
    use Intrinsic::*;
    let wide = |n: u128| [Value::int(n as u64), Value::int((n >> 64) as u64)];
    let run = |intrinsic: Intrinsic, args: &[&[Value]]| {
        let mut out = vec![Value::UNAVAILABLE; 2 + usize::from(intrinsic.has_overflow_bit())];
        apply(intrinsic, Flags::default(), Scalar::Int(128), None, args, &mut out).unwrap();
        out
    };
    let n = 0x0123_4567_89ab_cdef_0011_2233_4455_6677u128;
    assert_eq!(run(Bswap, &[&wide(n)]), wide(n.swap_bytes()));
    assert_eq!(run(Bitreverse, &[&wide(n)]), wide(n.reverse_bits()));
    assert_eq!(run(Ctlz, &[&wide(n), &[Value::ZERO]]), wide(n.leading_zeros().into()));
    let (product, overflow) = n.overflowing_mul(n);
    let found = run(UMulOverflow, &[&wide(n), &wide(n)]);
    assert_eq!((&found[..2], found[2]), (&wide(product)[..], Value::bool(overflow)));
    // Beyond two words, against the same thing in the upper part.
    let mut out = [Value::UNAVAILABLE; 4];
    let args = [Value::int(1), Value::ZERO, Value::ZERO, Value::int(2)];
    apply(Bswap, Flags::default(), Scalar::Int(256), None, &[&args], &mut out).unwrap();
    assert_eq!(out, [Value::int(2 << 56), Value::ZERO, Value::ZERO, Value::int(1 << 56)]);
    apply(Bitreverse, Flags::default(), Scalar::Int(256), None, &[&args], &mut out).unwrap();
    assert_eq!(out, [Value::int(1 << 62), Value::ZERO, Value::ZERO, Value::int(1 << 63)]);
}

#[test]
fn names_lead_back_to_their_intrinsics() {
    for &intrinsic in Intrinsic::ALL {
        assert_eq!(Intrinsic::from_name(intrinsic.name()), Some(intrinsic));
    }
    assert_eq!(Intrinsic::from_name("llvm.sincos"), None);
}

fn float(intrinsic: Intrinsic, kind: FloatKind, args: &[u128]) -> u128 {
    let slots: Vec<Vec<Value>> = args.iter().map(|bits| float_slots(kind, *bits)).collect();
    let args: Vec<&[Value]> = slots.iter().map(|s| &s[..]).collect();
    let mut out = vec![Value::UNAVAILABLE; slots_of_width(kind.bits()) as usize];
    apply(intrinsic, Flags::default(), Scalar::Float(kind), None, &args, &mut out).unwrap();
    float_bits(&out).unwrap()
}

#[test]
fn classes_and_extremes() {
    let class = |x: u64, wanted: u64| {
        let mut out = [Value::UNAVAILABLE];
        apply(
            Intrinsic::IsFpClass,
            Flags::default(),
            Scalar::Float(FloatKind::Double),
            None,
            &[&[Value::int(x)], &[Value::int(wanted)]],
            &mut out,
        )
        .unwrap();
        out[0] == Value::bool(true)
    };
    let table = [
        0x7ff4 << 48,
        0x7ff8 << 48,
        f64::NEG_INFINITY.to_bits(),
        (-1.0f64).to_bits(),
        1 << 63 | 1,
        1 << 63,
        0,
        1,
        1.0f64.to_bits(),
        f64::INFINITY.to_bits(),
    ];
    for (i, &x) in table.iter().enumerate() {
        for j in 0..10 {
            assert_eq!(class(x, 1 << j), i == j, "{x:#x} in class {j}");
        }
    }
    let bits = |x: f64| u128::from(x.to_bits());
    let run = |intrinsic, a: f64, b: f64| float(intrinsic, FloatKind::Double, &[bits(a), bits(b)]);
    assert_eq!(run(Intrinsic::MinNum, 0.0, -0.0), bits(-0.0));
    assert_eq!(run(Intrinsic::MaxNum, -0.0, 0.0), bits(0.0));
    assert_eq!(run(Intrinsic::MaxNum, f64::NAN, 1.0), bits(1.0));
    assert_eq!(run(Intrinsic::MinNum, 1.0, f64::NAN), bits(1.0));
    assert_eq!(run(Intrinsic::Maximum, f64::NAN, 1.0), bits(f64::NAN));
    assert_eq!(run(Intrinsic::Minimum, 1.0, 2.0), bits(1.0));
    assert_eq!(run(Intrinsic::Maximum, 1.0, 2.0), bits(2.0));
    assert_eq!(run(Intrinsic::CopySign, 1.0, -2.0), bits(-1.0));
    let mut out = [Value::UNAVAILABLE];
    let one = [Value::int(1.0f64.to_bits())];
    apply(
        Intrinsic::CopySign,
        Flags::default(),
        Scalar::Float(FloatKind::Double),
        None,
        &[&one, &[Value::undef(64)]],
        &mut out,
    )
    .unwrap();
    assert_eq!(out[0], Value { bits: one[0].bits, undef: 1 << 63, prov: Prov::NONE });
    apply(
        Intrinsic::Fabs,
        Flags::default(),
        Scalar::Float(FloatKind::Double),
        None,
        &[&[Value::undef(64)]],
        &mut out,
    )
    .unwrap();
    assert_eq!(out[0], Value::undef(63));
    let pair = bits(-1.0) | bits(1e-20) << 64;
    assert_eq!(
        float(Intrinsic::Fabs, FloatKind::PpcFp128, &[pair]),
        bits(1.0) | bits(-1e-20) << 64
    );
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 3000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn float_intrinsics_as_the_host_has_them(
        a in double(),
        b in double(),
        c in double(),
        s in single(),
        by in -2200i32..2200,
    ) {
        let (x, y, z) = (f64::from_bits(a), f64::from_bits(b), f64::from_bits(c));
        let agrees = |found: u128, host: f64| {
            if host.is_nan() {
                f64::from_bits(found as u64).is_nan()
            } else {
                found == host.to_bits().into()
            }
        };
        use Intrinsic::*;
        prop_assert!(agrees(
            float(Fma, FloatKind::Double, &[a.into(), b.into(), c.into()]),
            x.mul_add(y, z)
        ));
        let f = f32::from_bits(s);
        let fused = f.mul_add(y as f32, z as f32);
        if !fused.is_nan() {
            let args = [s.into(), (y as f32).to_bits().into(), (z as f32).to_bits().into()];
            prop_assert_eq!(float(FMulAdd, FloatKind::Float, &args), fused.to_bits().into());
        }
        let rounded = [
            (Floor, x.floor()),
            (Ceil, x.ceil()),
            (Trunc, x.trunc()),
            (Rint, x.round_ties_even()),
            (Round, x.round()),
            (Sqrt, x.sqrt()),
        ];
        for (intrinsic, host) in rounded {
            prop_assert!(
                agrees(float(intrinsic, FloatKind::Double, &[a.into()]), host),
                "{:?} {}",
                intrinsic,
                x
            );
            if !x.is_nan() && intrinsic != Sqrt {
                let found = round_by_software(
                    if intrinsic == Rint { RoundEven } else { intrinsic },
                    FloatKind::Double,
                    a.into(),
                );
                prop_assert_eq!(found, Ok(host.to_bits().into()));
            }
            // In a wider format the integer is the same one.
            if !x.is_nan() && intrinsic != Sqrt {
                for wide in [FloatKind::X86Fp80, FloatKind::Fp128] {
                    let found =
                        float(intrinsic, wide, &[convert(FloatKind::Double, wide, a.into())]);
                    prop_assert_eq!(convert(wide, FloatKind::Double, found), host.to_bits().into());
                }
            }
        }
        if let float_format::Number::Finite { mantissa, exponent } =
            float_format::decode(FloatKind::Double, a.into())
        {
            prop_assert_eq!(
                exact_root(FloatKind::Double, mantissa, exponent),
                x.abs().sqrt().to_bits().into()
            );
        }
        if let float_format::Number::Finite { mantissa, exponent } =
            float_format::decode(FloatKind::Float, s.into())
        {
            prop_assert_eq!(
                exact_root(FloatKind::Float, mantissa, exponent),
                f.abs().sqrt().to_bits().into()
            );
        }
        prop_assert_eq!(float(Fabs, FloatKind::Double, &[a.into()]), (a & !(1 << 63)).into());
        prop_assert_eq!(
            float(CopySign, FloatKind::Double, &[a.into(), b.into()]),
            x.copysign(y).to_bits().into()
        );
        // Scaling by a power of two is a product of two exact powers in a wider format.
        if !x.is_nan() {
            let mut out = [Value::UNAVAILABLE];
            apply(
                LdExp,
                Flags::default(),
                Scalar::Float(FloatKind::Double),
                Some(Scalar::Int(32)),
                &[&[Value::int(a)], &[Value::int(by as u32 as u64)]],
                &mut out,
            )
            .unwrap();
            let power = ((16383 + by) as u128) << 112;
            let wide = float::software(
                BinOp::FMul,
                FloatKind::Fp128,
                convert(FloatKind::Double, FloatKind::Fp128, a.into()),
                power,
            )
            .unwrap();
            prop_assert_eq!(
                u128::from(out[0].bits),
                convert(FloatKind::Fp128, FloatKind::Double, wide)
            );
        }
    }
}
