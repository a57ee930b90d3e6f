//! Undef masks by brute force: every choice of the undef bits gives a result that the mask allows.
//! A result without a tag is every one that the mask allows, and no other; of one that is tagged
//! as linked each bit differs in some; one that is tagged as several is more than one.

use super::*;
use tresse_ir::ast::{CastOp, IntPred, RmwOp};

const WIDTH: u32 = 4;

#[test]
fn every_binary_operation_allows_what_its_choices_give() {
    let values = partly_undef(WIDTH);
    for op in INT_OPS {
        for flags in flag_sets() {
            // Flags that the operation does not read make no difference.
            let has_nuw = matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Shl);
            let has_exact = matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::LShr | BinOp::AShr);
            if ((flags.nuw || flags.nsw) && !has_nuw)
                || (flags.exact && !has_exact)
                || (flags.disjoint && op != BinOp::Or)
            {
                continue;
            }
            for &a in &values {
                for &b in &values {
                    check_binary(op, flags, a, b);
                }
            }
        }
    }
}

fn check_binary(op: BinOp, flags: Flags, a: Value, b: Value) {
    let found = int_binary(op, flags, WIDTH, a, b);
    let context = || format!("{op:?} {flags:?} {a:?} {b:?} gives {found:?}");
    let (mut results, mut poison, mut ub) = (Vec::new(), 0, 0);
    for x in choices(a) {
        for y in choices(b) {
            match int_binary(op, flags, WIDTH, Value::int(x), Value::int(y)) {
                Err(_) => ub += 1,
                Ok(r) if r.is_poison() => poison += 1,
                Ok(r) => results.push(r.bits),
            }
        }
    }
    let Ok(value) = found else {
        assert!(ub > 0, "{}", context());
        return;
    };
    assert_eq!(ub, 0, "{}", context());
    assert!(is_sound(WIDTH, &[value]), "{}", context());
    if value.is_poison() {
        assert!(results.is_empty(), "{}", context());
        return;
    }
    if poison == 0 {
        check_tag(value, &results, &context());
    } else {
        assert!(results.iter().all(|&r| allows(value, r)), "{}", context());
    }
}

/// Does a value say what it may say of these results of an operation that is never poison?
fn check_tag(value: Value, results: &[u64], context: &str) {
    assert!(results.iter().all(|&r| allows(value, r)), "{context}");
    let all: std::collections::BTreeSet<u64> = results.iter().copied().collect();
    let hull = hull(results);
    match value.prov {
        Prov::NONE => {
            assert_eq!((value.bits, value.undef), (hull.bits, hull.undef), "{context}");
            assert_eq!(all.len(), 1 << value.undef.count_ones(), "{context}");
        }
        Prov::LINKED => assert_eq!(value.undef, hull.undef, "{context}"),
        Prov::SEVERAL => assert!(all.len() > 1, "{context}"),
        Prov::VAGUE => {}
        other => panic!("{other:?}: {context}"),
    }
}

#[test]
fn wide_rules_and_slots_agree_on_undef() {
    // The same four bits, moved across the border of two slots and of the two kinds of numbers.
    for (width, at) in [(68u32, 62u32), (132, 62), (132, 126)] {
        let lift = |v: Value| -> Vec<Value> {
            (0..slots_of_width(width))
                .map(|i| {
                    let part = |n: u64| {
                        if at / 64 == i {
                            n << (at % 64)
                        } else if at / 64 + 1 == i {
                            n >> (64 - at % 64)
                        } else {
                            0
                        }
                    };
                    Value { bits: part(v.bits), undef: part(v.undef), prov: Prov::NONE }
                })
                .collect()
        };
        for op in [BinOp::And, BinOp::Or, BinOp::Xor] {
            for a in partly_undef(4) {
                for b in partly_undef(4).into_iter().step_by(3) {
                    let mut out = vec![Value::UNAVAILABLE; slots_of_width(width) as usize];
                    int_binary_wide(op, Flags::default(), width, &lift(a), &lift(b), &mut out)
                        .unwrap();
                    assert_eq!(
                        out,
                        lift(int_binary(op, Flags::default(), 4, a, b).unwrap()),
                        "{op:?} {a:?} {b:?}"
                    );
                }
            }
        }
        for a in partly_undef(4) {
            let mut out = vec![Value::UNAVAILABLE; slots_of_width(width) as usize];
            let amount = lift(Value::ZERO)
                .iter()
                .enumerate()
                .map(|(i, _)| Value::int(if i == 0 { u64::from(at) } else { 0 }))
                .collect::<Vec<_>>();
            int_binary_wide(BinOp::LShr, Flags::default(), width, &lift(a), &amount, &mut out)
                .unwrap();
            let mut expected = vec![Value::ZERO; out.len()];
            expected[0] = a;
            assert_eq!(out, expected);
            let mut back = out.clone();
            int_binary_wide(BinOp::Shl, Flags::default(), width, &out, &amount, &mut back).unwrap();
            assert_eq!(back, lift(a));
        }
    }
}

#[test]
fn comparisons_are_decided_when_every_choice_agrees() {
    use IntPred::*;
    for pred in [Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle] {
        for &a in &partly_undef(WIDTH) {
            for &b in &partly_undef(WIDTH) {
                let mut results = Vec::new();
                for x in choices(a) {
                    for y in choices(b) {
                        let signed = |n: u64| if n >= 8 { n as i64 - 16 } else { n as i64 };
                        let (s, t) = (signed(x), signed(y));
                        results.push(u64::from(match pred {
                            Eq => x == y,
                            Ne => x != y,
                            Ugt => x > y,
                            Uge => x >= y,
                            Ult => x < y,
                            Ule => x <= y,
                            Sgt => s > t,
                            Sge => s >= t,
                            Slt => s < t,
                            Sle => s <= t,
                        }));
                    }
                }
                assert_eq!(
                    icmp(pred, Flags::default(), WIDTH, &[a], &[b]),
                    hull(&results),
                    "{pred:?} {a:?} {b:?}"
                );
            }
        }
    }
    let samesign = Flags { samesign: true, ..Flags::default() };
    assert_eq!(icmp(Ult, samesign, 4, &[Value::int(7)], &[Value::int(8)]), Value::POISON);
    assert_eq!(icmp(Ult, samesign, 4, &[Value::int(9)], &[Value::int(8)]), Value::bool(false));
    // Two slots: the top word decides.
    let wide = |high, low| [Value::int(low), Value::int(high)];
    assert_eq!(icmp(Slt, Flags::default(), 65, &wide(1, 0), &wide(0, 5)), Value::bool(true));
    assert_eq!(icmp(Ult, Flags::default(), 65, &wide(1, 0), &wide(0, 5)), Value::bool(false));
    assert_eq!(
        icmp(Ult, Flags::default(), 128, &[Value::undef(64), Value::int(1)], &wide(2, 0)),
        Value::bool(true)
    );
    assert_eq!(
        icmp(Ult, Flags::default(), 128, &[Value::undef(64), Value::int(2)], &wide(2, 0)),
        Value::bool(false)
    );
    assert_eq!(
        icmp(Ule, Flags::default(), 128, &[Value::undef(64), Value::int(2)], &wide(2, 0)),
        Value::undef(1)
    );
}

#[test]
fn integer_casts_are_exact() {
    for &a in &partly_undef(WIDTH) {
        for (op, to) in [
            (CastOp::Trunc, 1),
            (CastOp::Trunc, 3),
            (CastOp::ZExt, 7),
            (CastOp::SExt, 7),
            (CastOp::BitCast, 4),
        ] {
            let reference = |x: u64| match op {
                CastOp::Trunc => x % (1 << to),
                CastOp::SExt if x >= 8 => x + 0x70,
                _ => x,
            };
            let results: Vec<u64> = choices(a).into_iter().map(reference).collect();
            let mut out = [Value::UNAVAILABLE];
            cast(op, Scalar::Int(WIDTH), Scalar::Int(to), Flags::default(), &[a], &mut out)
                .unwrap();
            check_tag(out[0], &results, &format!("{op:?} {a:?}"));
            assert_ne!(out[0].prov, Prov::VAGUE, "{op:?} {a:?}");
        }
        // Flags: poison exactly if every choice breaks them.
        for to in 1..4 {
            for flags in flag_sets() {
                let (size, modulus) = (1i64 << to, 16);
                let fits = |x: u64| {
                    let signed = if x >= 8 { x as i64 - modulus } else { x as i64 };
                    (!flags.nuw || (x as i64) < size)
                        && (!flags.nsw || (-size / 2..size / 2).contains(&signed))
                };
                let any_for = |nuw: bool| {
                    let flags = if nuw {
                        Flags { nsw: false, ..flags }
                    } else {
                        Flags { nuw: false, ..flags }
                    };
                    choices(a).into_iter().any(|x| {
                        let signed = if x >= 8 { x as i64 - modulus } else { x as i64 };
                        (!flags.nuw || (x as i64) < size)
                            && (!flags.nsw || (-size / 2..size / 2).contains(&signed))
                    })
                };
                let mut out = [Value::UNAVAILABLE];
                cast(CastOp::Trunc, Scalar::Int(WIDTH), Scalar::Int(to), flags, &[a], &mut out)
                    .unwrap();
                let is_poison = out[0].is_poison();
                assert_eq!(is_poison, !(any_for(true) && any_for(false)), "{a:?} {flags:?} {to}");
                if a.undef == 0 {
                    assert_eq!(is_poison, !fits(a.bits));
                }
            }
        }
    }
}

#[test]
fn atomicrmw_allows_what_its_choices_give() {
    use RmwOp::*;
    let run = |op, a, b| {
        let mut out = [Value::UNAVAILABLE];
        rmw(op, Scalar::Int(WIDTH), &[a], &[b], &mut out).unwrap();
        out[0]
    };
    for op in [
        Xchg, Add, Sub, And, Nand, Or, Xor, Max, Min, UMax, UMin, UIncWrap, UDecWrap, USubCond,
        USubSat,
    ] {
        for old in 0..16i64 {
            for operand in 0..16i64 {
                let signed = |n: i64| if n >= 8 { n - 16 } else { n };
                let expected = match op {
                    Xchg => operand,
                    Add => old + operand,
                    Sub => old - operand,
                    And => old & operand,
                    Nand => !(old & operand),
                    Or => old | operand,
                    Xor => old ^ operand,
                    Max => signed(old).max(signed(operand)),
                    Min => signed(old).min(signed(operand)),
                    UMax => old.max(operand),
                    UMin => old.min(operand),
                    UIncWrap => {
                        if old >= operand {
                            0
                        } else {
                            old + 1
                        }
                    }
                    UDecWrap => {
                        if old == 0 || old > operand {
                            operand
                        } else {
                            old - 1
                        }
                    }
                    USubCond => {
                        if old >= operand {
                            old - operand
                        } else {
                            old
                        }
                    }
                    USubSat => (old - operand).max(0),
                    _ => unreachable!(),
                };
                let found = run(op, Value::int(old as u64), Value::int(operand as u64));
                assert_eq!(found, Value::int((expected & 15) as u64), "{op:?} {old} {operand}");
            }
        }
        for &a in &partly_undef(WIDTH) {
            for &b in &partly_undef(WIDTH) {
                let found = run(op, a, b);
                assert!(is_sound(WIDTH, &[found]));
                let pairs = choices(a)
                    .into_iter()
                    .flat_map(|x| choices(b).into_iter().map(move |y| (x, y)));
                let results: Vec<u64> =
                    pairs.map(|(x, y)| run(op, Value::int(x), Value::int(y)).bits).collect();
                check_tag(found, &results, &format!("{op:?} {a:?} {b:?}"));
            }
        }
        let poison = run(op, Value::POISON, Value::int(1));
        assert_eq!(poison.is_poison(), op != Xchg);
    }
    let p = Prov::object(0, 1, 0);
    assert_eq!(run(Xchg, Value::int(3), Value { prov: p, ..Value::int(4) }).prov, p);
    // Two slots, with a carry between them.
    let mut out = [Value::UNAVAILABLE; 2];
    let limit = [Value::int(5), Value::int(5)];
    rmw(UIncWrap, Scalar::Int(128), &[Value::int(u64::MAX), Value::ZERO], &limit, &mut out)
        .unwrap();
    assert_eq!(out, [Value::ZERO, Value::int(1)]);
    rmw(UDecWrap, Scalar::Int(128), &out.clone(), &limit, &mut out).unwrap();
    assert_eq!(out, [Value::int(u64::MAX), Value::ZERO]);
    // None goes on from a slot that does not wrap around.
    let (one, high) = ([Value::int(6), Value::int(3)], [Value::int(7), Value::int(3)]);
    rmw(UIncWrap, Scalar::Int(128), &one, &limit, &mut out).unwrap();
    assert_eq!(out, high);
    rmw(UDecWrap, Scalar::Int(128), &high, &limit, &mut out).unwrap();
    assert_eq!(out, one);
}

/// Sets of numbers with a value that stands for them, by each tag that may.
fn tagged_sets() -> Vec<(Vec<u64>, Value)> {
    let mut all = Vec::new();
    for set in 1u64..1 << (1 << WIDTH) {
        // A few of them: those that a stride of its own meets.
        if set % 97 != 0 && set.count_ones() > 2 {
            continue;
        }
        let members: Vec<u64> = (0..1 << WIDTH).filter(|n| set >> n & 1 == 1).collect();
        let hull = hull(&members);
        // A vague value's mask may have more bits than differ.
        let spare = Value { bits: hull.bits & !4, undef: hull.undef | 4, prov: Prov::VAGUE };
        all.push((members.clone(), spare));
        if members.len() > 1 {
            all.push((members.clone(), Value { prov: Prov::LINKED, ..hull }));
            all.push((members.clone(), Value { prov: Prov::SEVERAL, ..spare }));
        }
        if members.len() == 1 << hull.undef.count_ones() {
            all.push((members, hull));
        }
    }
    all
}

#[test]
fn tags_are_kept_by_every_operation() {
    use tresse_ir::ast::IntPred::*;
    let sets = tagged_sets();
    let others: Vec<&(Vec<u64>, Value)> = sets.iter().step_by(173).collect();
    for (xs, a) in &sets {
        for (ys, b) in others.iter().copied() {
            let pairs = || xs.iter().flat_map(|x| ys.iter().map(move |y| (*x, *y)));
            for op in INT_OPS {
                let run = |a, b| int_binary(op, Flags::default(), WIDTH, a, b);
                let results: Vec<Result<Value, OpError>> =
                    pairs().map(|(x, y)| run(Value::int(x), Value::int(y))).collect();
                let context = format!("{op:?} {xs:?} as {a:?}, {ys:?} as {b:?}");
                check_one(run(*a, *b), &results, &context);
            }
            for pred in [Eq, Ult, Sge] {
                let run = |a, b| icmp(pred, Flags::default(), WIDTH, &[a], &[b]);
                let results: Vec<u64> =
                    pairs().map(|(x, y)| run(Value::int(x), Value::int(y)).bits).collect();
                check_tag(run(*a, *b), &results, &format!("{pred:?} {xs:?} {a:?} {ys:?} {b:?}"));
            }
            for id in [Intrinsic::SMax, Intrinsic::UAddSat, Intrinsic::Fshl, Intrinsic::Abs] {
                let run = |a: Value, b: Value| {
                    let mut out = [Value::UNAVAILABLE];
                    let last = [Value::int(1)];
                    let args: [&[Value]; 3] = [&[a], &[b], &last];
                    let scalar = Scalar::Int(WIDTH);
                    apply(id, Flags::default(), scalar, None, &args, &mut out).map(|()| out[0])
                };
                if id == Intrinsic::Abs && b.undef != 0 {
                    continue;
                }
                let results: Vec<Result<Value, OpError>> =
                    pairs().map(|(x, y)| run(Value::int(x), Value::int(y))).collect();
                check_one(run(*a, *b), &results, &format!("{id:?} {xs:?} {a:?} {ys:?} {b:?}"));
            }
        }
        for (op, to) in [(CastOp::Trunc, 3), (CastOp::ZExt, 6), (CastOp::SExt, 6)] {
            let run = |v: Value| {
                let mut out = [Value::UNAVAILABLE];
                let (from, to) = (Scalar::Int(WIDTH), Scalar::Int(to));
                cast(op, from, to, Flags::default(), &[v], &mut out).unwrap();
                out[0]
            };
            let results: Vec<u64> = xs.iter().map(|x| run(Value::int(*x)).bits).collect();
            check_tag(run(*a), &results, &format!("{op:?} {xs:?} as {a:?}"));
        }
    }
}

/// Does what an operation says hold of what it does for each choice?
fn check_one(found: Result<Value, OpError>, results: &[Result<Value, OpError>], context: &str) {
    let is_ub = |r: &Result<Value, OpError>| matches!(r, Err(OpError::Ub(_)));
    match found {
        // What cannot be judged is refused.
        Err(OpError::Unsupported(_)) => {}
        Err(OpError::Ub(_)) => assert!(results.iter().any(is_ub), "{context}"),
        Ok(value) => {
            assert!(!results.iter().any(is_ub), "{context}");
            let values: Vec<Value> = results.iter().flatten().copied().collect();
            let numbers: Vec<u64> =
                values.iter().filter(|v| !v.is_poison()).map(|v| v.bits).collect();
            if value.is_poison() {
                assert!(numbers.is_empty(), "{context}");
            } else if numbers.len() == values.len() {
                check_tag(value, &numbers, context);
            } else {
                assert!(numbers.iter().all(|&r| allows(value, r)), "{context} {value:?}");
            }
        }
    }
}
