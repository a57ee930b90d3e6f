//! Conversions at the boundaries, and against the host's `as`.

use super::floats::{convert, double, narrow, single, widen};
use super::*;
use proptest::prelude::*;
use tresse_ir::ast::CastOp;

fn run(op: CastOp, from: Scalar, to: Scalar, flags: Flags, src: &[Value]) -> Vec<Value> {
    let mut out = vec![Value::UNAVAILABLE; to.slots() as usize];
    cast(op, from, to, flags, src, &mut out).unwrap();
    assert!(is_sound(to.bits(), &out));
    out
}

fn to_int(op: CastOp, x: f64, width: u32) -> Option<BigUint> {
    number(&run(
        op,
        Scalar::Float(FloatKind::Double),
        Scalar::Int(width),
        Flags::default(),
        &[Value::int(x.to_bits())],
    ))
}

#[test]
fn floats_to_integers_at_the_ends_of_the_range() {
    let big = |n: u64| Some(BigUint::from(n));
    assert_eq!(to_int(CastOp::FPToUI, 255.9, 8), big(255));
    assert_eq!(to_int(CastOp::FPToUI, 256.0, 8), None);
    assert_eq!(to_int(CastOp::FPToUI, -0.9, 8), big(0));
    assert_eq!(to_int(CastOp::FPToUI, -1.0, 8), None);
    assert_eq!(to_int(CastOp::FPToSI, 127.9, 8), big(127));
    assert_eq!(to_int(CastOp::FPToSI, 128.0, 8), None);
    assert_eq!(to_int(CastOp::FPToSI, -128.9, 8), big(128));
    assert_eq!(to_int(CastOp::FPToSI, -129.0, 8), None);
    assert_eq!(to_int(CastOp::FPToSI, f64::NAN, 8), None);
    assert_eq!(to_int(CastOp::FPToUI, f64::INFINITY, 64), None);
    assert_eq!(to_int(CastOp::FPToUI, 2f64.powi(63), 64), big(1 << 63));
    assert_eq!(to_int(CastOp::FPToUI, 2f64.powi(64), 64), None);
    assert_eq!(to_int(CastOp::FPToSI, -2f64.powi(63), 64), big(1 << 63));
    assert_eq!(to_int(CastOp::FPToSI, 2f64.powi(63), 64), None);
    assert_eq!(to_int(CastOp::FPToUI, 2f64.powi(199), 200), Some(BigUint::from(1u32) << 199));
    assert_eq!(to_int(CastOp::FPToSI, 2f64.powi(199), 200), None);
    assert_eq!(to_int(CastOp::FPToSI, -2f64.powi(199), 200), Some(BigUint::from(1u32) << 199));
}

#[test]
fn integers_to_floats_too_large() {
    let out = run(
        CastOp::UIToFP,
        Scalar::Int(32),
        Scalar::Float(FloatKind::Half),
        Flags::default(),
        &[Value::int(65519)],
    );
    assert_eq!(out[0].bits, 0x7bff);
    let out = run(
        CastOp::UIToFP,
        Scalar::Int(32),
        Scalar::Float(FloatKind::Half),
        Flags::default(),
        &[Value::int(65520)],
    );
    assert_eq!(out[0].bits, 0x7c00);
    let all = vec![Value::int(u64::MAX); 4];
    let out = run(
        CastOp::UIToFP,
        Scalar::Int(256),
        Scalar::Float(FloatKind::Float),
        Flags::default(),
        &all,
    );
    assert_eq!(out[0].bits as u32, f32::INFINITY.to_bits());
    let out = run(
        CastOp::SIToFP,
        Scalar::Int(256),
        Scalar::Float(FloatKind::Float),
        Flags::default(),
        &all,
    );
    assert_eq!(out[0].bits as u32, (-1f32).to_bits());
    // 2^64 + 1 in a pair of doubles is exact.
    let out = run(
        CastOp::UIToFP,
        Scalar::Int(128),
        Scalar::Float(FloatKind::PpcFp128),
        Flags::default(),
        &[Value::int(1), Value::int(1)],
    );
    assert_eq!([f64::from_bits(out[0].bits), f64::from_bits(out[1].bits)], [2f64.powi(64), 1.0]);
    let back = run(
        CastOp::FPToUI,
        Scalar::Float(FloatKind::PpcFp128),
        Scalar::Int(128),
        Flags::default(),
        &out,
    );
    assert_eq!(back, [Value::int(1), Value::int(1)]);
}

#[test]
fn ties_that_one_far_bit_breaks() {
    // 2^255 + 2^202 is half way between two doubles; the lowest bit is far below.
    let tie = |low| [Value::int(low), Value::ZERO, Value::ZERO, Value::int(1 << 63 | 1 << 10)];
    let to = |src: &[Value]| {
        f64::from_bits(
            run(
                CastOp::UIToFP,
                Scalar::Int(256),
                Scalar::Float(FloatKind::Double),
                Flags::default(),
                src,
            )[0]
            .bits,
        )
    };
    assert_eq!(to(&tie(0)), 2f64.powi(255));
    assert_eq!(to(&tie(1)), 2f64.powi(255) * (1.0 + f64::EPSILON));
    // The lower half of a pair decides a tie of the higher one.
    let pair = |high: f64, low: f64| {
        f32::from_bits(convert(
            FloatKind::PpcFp128,
            FloatKind::Float,
            u128::from(high.to_bits()) | u128::from(low.to_bits()) << 64,
        ) as u32)
    };
    let (unit, tiny) = (2f32.powi(-23), 2f64.powi(-60));
    let (down, up) = (1.0 + 2f64.powi(-24), 1.0 + 3.0 * 2f64.powi(-24));
    assert_eq!([pair(down, 0.0), pair(down, tiny), pair(down, -tiny)], [1.0, 1.0 + unit, 1.0]);
    assert_eq!(
        [pair(up, 0.0), pair(up, tiny), pair(up, -tiny)],
        [1.0 + 2.0 * unit, 1.0 + 2.0 * unit, 1.0 + unit]
    );
}

#[test]
fn flags_of_casts() {
    let nneg = Flags { nneg: true, ..Flags::default() };
    assert!(
        run(CastOp::ZExt, Scalar::Int(8), Scalar::Int(100), nneg, &[Value::int(128)])
            .iter()
            .all(Value::is_poison)
    );
    assert_eq!(
        run(CastOp::ZExt, Scalar::Int(8), Scalar::Int(100), nneg, &[Value::int(127)])[0],
        Value::int(127)
    );
    assert!(
        run(
            CastOp::UIToFP,
            Scalar::Int(8),
            Scalar::Float(FloatKind::Float),
            nneg,
            &[Value::int(128)]
        )[0]
        .is_poison()
    );
    let nsw = Flags { nsw: true, ..Flags::default() };
    let minus_two = [Value::int(u64::MAX - 1), Value::int(1)];
    assert_eq!(
        run(CastOp::Trunc, Scalar::Int(65), Scalar::Int(2), nsw, &minus_two),
        [Value::int(2)]
    );
    assert!(run(CastOp::Trunc, Scalar::Int(65), Scalar::Int(1), nsw, &minus_two)[0].is_poison());
    let nnan = Flags { nnan: true, ..Flags::default() };
    let nan = [Value::int(f64::NAN.to_bits())];
    assert!(
        run(
            CastOp::FPTrunc,
            Scalar::Float(FloatKind::Double),
            Scalar::Float(FloatKind::Float),
            nnan,
            &nan
        )[0]
        .is_poison()
    );
}

#[test]
fn pointers_and_integers_of_other_widths() {
    let p = Prov::object(0, 1, 0);
    let pointer = [Value::ptr(0x1234_5678_9abc, p)];
    let none = Flags::default();
    assert_eq!(
        run(CastOp::PtrToInt, Scalar::Ptr(64), Scalar::Int(32), none, &pointer),
        [Value::ptr(0x5678_9abc, p)]
    );
    let wide = run(CastOp::PtrToInt, Scalar::Ptr(64), Scalar::Int(128), none, &pointer);
    assert_eq!(wide, [pointer[0], Value::ZERO]);
    assert_eq!(run(CastOp::IntToPtr, Scalar::Int(128), Scalar::Ptr(64), none, &wide), pointer);
    assert_eq!(
        run(CastOp::PtrToAddr, Scalar::Ptr(64), Scalar::Int(64), none, &pointer),
        [Value::int(0x1234_5678_9abc)]
    );
    assert_eq!(
        run(CastOp::PtrToInt, Scalar::Ptr(64), Scalar::Int(64), none, &[Value::POISON]),
        [Value::POISON]
    );
    let partly = [Value { bits: 1 << 40, undef: 0xff, prov: p }];
    assert_eq!(run(CastOp::PtrToInt, Scalar::Ptr(64), Scalar::Int(64), none, &partly), partly);
}

#[test]
fn signs_cross_slots() {
    let none = Flags::default();
    assert_eq!(
        run(CastOp::SExt, Scalar::Int(8), Scalar::Int(70), none, &[Value::int(0x80)]),
        [Value::int(!0x7f), Value::int(0x3f)]
    );
    let undef_sign = [Value { bits: 1, undef: 0x80, prov: Prov::NONE }];
    // All are the one sign.
    let linked = Value { prov: Prov::LINKED, ..Value::undef(6) };
    let expected = [Value { bits: 1, undef: !0x7f, prov: Prov::LINKED }, linked];
    assert_eq!(run(CastOp::SExt, Scalar::Int(8), Scalar::Int(70), none, &undef_sign), expected);
    assert_eq!(
        run(CastOp::SExt, Scalar::Int(64), Scalar::Int(128), none, &[Value::int(1 << 63)]),
        [Value::int(1 << 63), Value::int(u64::MAX)]
    );
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 3000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn between_floats_as_the_host_has_it(a in double(), b in single()) {
        let (x, y) = (f64::from_bits(a), f32::from_bits(b));
        if !x.is_nan() {
            let narrowed = convert(FloatKind::Double, FloatKind::Float, a.into());
            prop_assert_eq!(narrowed, (x as f32).to_bits().into());
            // The way without the host.
            for wide in [FloatKind::X86Fp80, FloatKind::Fp128, FloatKind::PpcFp128] {
                let through = convert(FloatKind::Double, wide, a.into());
                prop_assert_eq!(convert(wide, FloatKind::Float, through), narrowed, "{:?}", wide);
                prop_assert_eq!(convert(wide, FloatKind::Double, through), a.into(), "{:?}", wide);
            }
            for kind in [FloatKind::Half, FloatKind::BFloat] {
                let small = convert(FloatKind::Double, kind, a.into());
                prop_assert_eq!(small, narrow(kind, x).into());
                prop_assert_eq!(
                    convert(kind, FloatKind::Double, small),
                    widen(kind, small as u16).to_bits().into()
                );
            }
        }
        if !y.is_nan() {
            prop_assert_eq!(
                convert(FloatKind::Float, FloatKind::Double, b.into()),
                f64::from(y).to_bits().into()
            );
        } else {
            // Sign and payload stay on the way up and down; the NaN is quiet.
            let up = convert(FloatKind::Float, FloatKind::Fp128, b.into());
            prop_assert_eq!(convert(FloatKind::Fp128, FloatKind::Float, up), (b | 1 << 22).into());
        }
    }

    #[test]
    fn pairs_round_once(
        fraction in any::<u64>(),
        exponent in prop_oneof![100u64..2000, 870u64..1160],
        low in any::<u64>(),
        gap in 54u64..60,
    ) {
        // A canonical pair: the lower half is below half a unit of the higher one.
        let a = (fraction & !(0x7ff << 52)) | exponent << 52;
        let high = f64::from_bits(a);
        let tail = f64::from_bits((low & !(0x7ff << 52)) | (exponent - gap) << 52);
        prop_assert_eq!(high + tail, high);
        let pair = u128::from(a) | u128::from(tail.to_bits()) << 64;
        // The two are near, so the sum is exact in binary128: the reference.
        let lift = |x: f64| convert(FloatKind::Double, FloatKind::Fp128, x.to_bits().into());
        let sum = float::software(BinOp::FAdd, FloatKind::Fp128, lift(high), lift(tail)).unwrap();
        for kind in [FloatKind::Half, FloatKind::BFloat, FloatKind::Float, FloatKind::Double] {
            prop_assert_eq!(
                convert(FloatKind::PpcFp128, kind, pair),
                convert(FloatKind::Fp128, kind, sum),
                "{:?}",
                kind
            );
        }
    }

    #[test]
    fn integers_to_floats_as_the_host_has_it(n in any::<u128>(), shift in 0u32..128) {
        let n = n >> shift;
        let src = [Value::int(n as u64), Value::int((n >> 64) as u64)];
        let to = |op, width, kind, src: &[Value]| {
            float_bits(&run(op, Scalar::Int(width), Scalar::Float(kind), Flags::default(), src))
                .unwrap()
        };
        prop_assert_eq!(
            to(CastOp::UIToFP, 128, FloatKind::Double, &src),
            (n as f64).to_bits().into()
        );
        prop_assert_eq!(
            to(CastOp::SIToFP, 128, FloatKind::Float, &src),
            (n as i128 as f32).to_bits().into()
        );
        prop_assert_eq!(
            to(CastOp::UIToFP, 64, FloatKind::Double, &src[..1]),
            (n as u64 as f64).to_bits().into()
        );
        prop_assert_eq!(
            to(CastOp::SIToFP, 64, FloatKind::Double, &src[..1]),
            (n as i64 as f64).to_bits().into()
        );
        prop_assert_eq!(
            to(CastOp::SIToFP, 64, FloatKind::Float, &src[..1]),
            (n as i64 as f32).to_bits().into()
        );
        prop_assert_eq!(
            to(CastOp::UIToFP, 64, FloatKind::Float, &src[..1]),
            (n as u64 as f32).to_bits().into()
        );
        prop_assert_eq!(
            to(CastOp::SIToFP, 32, FloatKind::Float, &[Value::int(n as u32 as u64)]),
            (n as i32 as f32).to_bits().into()
        );
    }

    #[test]
    fn floats_to_integers_as_the_host_has_it(a in double()) {
        let x = f64::from_bits(a);
        for (width, kind) in [
            (32, FloatKind::Double),
            (64, FloatKind::Double),
            (128, FloatKind::Double),
            (64, FloatKind::Fp128),
            (64, FloatKind::X86Fp80),
            (64, FloatKind::PpcFp128),
        ] {
            let src = float_slots(kind, convert(FloatKind::Double, kind, a.into()));
            for op in [CastOp::FPToUI, CastOp::FPToSI] {
                let found = number(&run(
                    op,
                    Scalar::Float(kind),
                    Scalar::Int(width),
                    Flags::default(),
                    &src,
                ));
                let t = x.trunc();
                let (host, is_in_range) = match (op, width) {
                    (CastOp::FPToUI, 32) => {
                        (u128::from(x as u32), t >= 0.0 && t <= u32::MAX.into())
                    }
                    (CastOp::FPToUI, 64) => (u128::from(x as u64), t >= 0.0 && t < 2f64.powi(64)),
                    (CastOp::FPToUI, _) => (x as u128, t >= 0.0 && t < 2f64.powi(128)),
                    (_, 32) => {
                        (u128::from(x as i32 as u32), t >= i32::MIN.into() && t <= i32::MAX.into())
                    }
                    (_, 64) => {
                        (u128::from(x as i64 as u64), t >= -2f64.powi(63) && t < 2f64.powi(63))
                    }
                    _ => (x as i128 as u128, t >= -2f64.powi(127) && t < 2f64.powi(127)),
                };
                prop_assert_eq!(
                    found,
                    is_in_range.then(|| BigUint::from(host)),
                    "{:?} {} {:?} \
                                                            {}",
                    op,
                    width,
                    kind,
                    x
                );
                // The saturating form is Rust's `as`.
                let saturating =
                    if op == CastOp::FPToUI { Intrinsic::FPToUISat } else { Intrinsic::FPToSISat };
                let mut out = vec![Value::UNAVAILABLE; slots_of_width(width) as usize];
                apply(
                    saturating,
                    Flags::default(),
                    Scalar::Float(kind),
                    Some(Scalar::Int(width)),
                    &[&src],
                    &mut out,
                )
                .unwrap();
                prop_assert_eq!(number(&out), Some(BigUint::from(host)));
            }
        }
    }
}
