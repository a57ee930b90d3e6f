//! `i65`, `i128`, `i200` against big integers.

use super::*;
use num_bigint::{BigInt, Sign};
use num_traits::Zero;
use proptest::prelude::*;

fn width() -> impl Strategy<Value = u32> {
    prop_oneof![Just(65u32), Just(128), Just(129), Just(192), Just(200)]
}

/// Big numbers with a liking for edges.
fn operand(width: u32) -> impl Strategy<Value = BigUint> {
    let size = BigUint::from(1u32) << width;
    let (half, all) = (&size >> 1u32, size.clone());
    prop_oneof![
        4 => proptest::collection::vec(any::<u32>(), 8)
            .prop_map(move |digits| BigUint::new(digits) % &size),
        1 => (0u32..300).prop_map(BigUint::from),
        1 => (0u32..3).prop_map(move |n| &half + 1u32 - n),
        1 => (1u32..4).prop_map(move |n| &all - n),
    ]
}

fn signed(n: &BigUint, width: u32) -> BigInt {
    let value = BigInt::from(n.clone());
    if n.bits() == u64::from(width) { value - (BigInt::from(1) << width) } else { value }
}

fn reduce(n: &BigInt, width: u32) -> BigUint {
    let size = BigInt::from(1) << width;
    (((n % &size) + &size) % &size).to_biguint().unwrap()
}

fn reference(
    op: BinOp,
    flags: Flags,
    width: u32,
    a: &BigUint,
    b: &BigUint,
) -> Result<Option<BigUint>, Ub> {
    let size = BigInt::from(1) << width;
    let half: BigInt = &size / 2;
    let (ua, ub) = (BigInt::from(a.clone()), BigInt::from(b.clone()));
    let (sa, sb) = (signed(a, width), signed(b, width));
    let ok = |unsigned: &BigInt, signed: &BigInt| {
        let fits = unsigned.sign() != Sign::Minus && *unsigned < size;
        (!flags.nuw || fits) && (!flags.nsw || (*signed >= -half.clone() && *signed < half))
    };
    let wrap = |u: BigInt, s: BigInt| Ok(if ok(&u, &s) { Some(reduce(&u, width)) } else { None });
    let amount = u32::try_from(b.clone()).ok().filter(|n| *n < width);
    match op {
        BinOp::Add => wrap(ua + ub, sa + sb),
        BinOp::Sub => wrap(ua - ub, sa - sb),
        BinOp::Mul => wrap(ua * ub, sa * sb),
        BinOp::UDiv | BinOp::URem | BinOp::SDiv | BinOp::SRem if b.is_zero() => {
            Err(Ub::DivisionByZero)
        }
        BinOp::UDiv => Ok((!flags.exact || (a % b).is_zero()).then(|| a / b)),
        BinOp::URem => Ok(Some(a % b)),
        BinOp::SDiv | BinOp::SRem if &sa / &sb == half => Err(Ub::DivisionOverflow),
        BinOp::SDiv => {
            Ok((!flags.exact || (&sa % &sb).is_zero()).then(|| reduce(&(&sa / &sb), width)))
        }
        BinOp::SRem => Ok(Some(reduce(&(&sa % &sb), width))),
        BinOp::Shl => amount.map_or(Ok(None), |n| wrap(ua << n, sa << n)),
        BinOp::LShr | BinOp::AShr => Ok(amount.and_then(|n| {
            let from = if op == BinOp::LShr { ua } else { sa };
            let shifted = &from >> n;
            (!flags.exact || &shifted << n == from).then(|| reduce(&shifted, width))
        })),
        BinOp::And => Ok(Some(a & b)),
        BinOp::Or => Ok((!flags.disjoint || (a & b).is_zero()).then(|| a | b)),
        _ => Ok(Some(a ^ b)),
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 600,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn wide_operations(
        (width, a, b) in width().prop_flat_map(|w| (Just(w), operand(w), operand(w))),
    ) {
        for op in INT_OPS {
            let sets = [
                Flags::default(),
                Flags { nuw: true, exact: true, ..Flags::default() },
                Flags { nsw: true, disjoint: true, ..Flags::default() },
            ];
            for flags in sets {
                for b in [&b, &(&b % width), &a] {
                    let mut out = vec![Value::UNAVAILABLE; slots_of_width(width) as usize];
                    let found = int_binary_wide(
                        op,
                        flags,
                        width,
                        &slots(&a, width),
                        &slots(b, width),
                        &mut out,
                    );
                    let expected = reference(op, flags, width, &a, b);
                    prop_assert_eq!(
                        found.map(|()| number(&out)),
                        expected.map_err(OpError::Ub),
                        "{:?} {:?} i{} {} {}",
                        op,
                        flags,
                        width,
                        a,
                        b
                    );
                    prop_assert!(found.is_err() || is_sound(width, &out));
                }
            }
        }
    }

    #[test]
    fn wide_undef_allows_its_choices(
        (width, a, ua, b, ub, pick) in width().prop_flat_map(|w| {
            (Just(w), operand(w), operand(w), operand(w), operand(w), operand(w))
        }),
    ) {
        let blur = |n: &BigUint, undef: &BigUint| -> Vec<Value> {
            slots(n, width)
                .iter()
                .zip(slots(undef, width))
                .map(|(n, u)| Value { bits: n.bits & !u.bits, undef: u.bits, prov: Prov::NONE })
                .collect()
        };
        let choose = |v: &[Value]| -> Vec<Value> {
            v.iter()
                .zip(slots(&pick, width))
                .map(|(v, p)| Value::int(v.bits | (v.undef & p.bits)))
                .collect()
        };
        // Sparse undef bits, so that there is something to be exact about.
        let (x, y) = (
            blur(&a, &(&ua & (&ua >> 7u32) & (&ua >> 13u32))),
            blur(&b, &(&ub & (&ub >> 5u32) & (&ub << 60u32))),
        );
        for op in INT_OPS {
            let mut out = vec![Value::UNAVAILABLE; slots_of_width(width) as usize];
            if int_binary_wide(op, Flags::default(), width, &x, &y, &mut out).is_err() {
                continue;
            }
            let mut one = out.clone();
            int_binary_wide(op, Flags::default(), width, &choose(&x), &choose(&y), &mut one)
                .unwrap();
            prop_assert!(is_sound(width, &out));
            if !is_poison(&one) {
                prop_assert!(
                    out.iter().zip(&one).all(|(v, n)| allows(*v, n.bits)),
                    "{:?} {:?} \
                                                            {:?}: {:?} {:?}",
                    op,
                    x,
                    y,
                    out,
                    one
                );
            }
        }
    }
}

#[test]
fn pointers_packed_into_one_integer_keep_their_provenance() {
    let none = Flags::default();
    let (p, q) = (Prov::object(0, 1, 0), Prov::object(0, 2, 0));
    let low = [Value::ptr(0x1000, p), Value::ZERO];
    let high = [Value::ptr(0x2000, q), Value::ZERO];
    let (mut moved, mut both, mut back) = ([Value::ZERO; 2], [Value::ZERO; 2], [Value::ZERO; 2]);
    let amount = [Value::int(64), Value::ZERO];
    int_binary_wide(BinOp::Shl, none, 128, &high, &amount, &mut moved).unwrap();
    int_binary_wide(BinOp::Or, none, 128, &low, &moved, &mut both).unwrap();
    assert_eq!(both, [Value::ptr(0x1000, p), Value::ptr(0x2000, q)]);
    int_binary_wide(BinOp::LShr, none, 128, &both, &amount, &mut back).unwrap();
    assert_eq!(back, high);
    // By half a word, the low slot mixes both pointers and the high one keeps its own.
    int_binary_wide(BinOp::LShr, none, 128, &both, &[Value::int(32), Value::ZERO], &mut back)
        .unwrap();
    assert_eq!([back[0].prov, back[1].prov], [Prov::NONE, q]);
}

#[test]
fn poison_in_one_slot_is_poison_in_all() {
    let mut out = [Value::ZERO; 2];
    let a = [Value::int(1), Value::POISON];
    int_binary_wide(BinOp::Add, Flags::default(), 128, &a, &[Value::int(1), Value::ZERO], &mut out)
        .unwrap();
    assert_eq!(out, [Value::POISON; 2]);
    let division = int_binary_wide(
        BinOp::UDiv,
        Flags::default(),
        128,
        &[Value::int(1), Value::ZERO],
        &a,
        &mut out,
    );
    assert_eq!(division, Err(OpError::Ub(Ub::PoisonOperand)));
}
