//! `i4`, every operand, against integers computed in the test.

use super::*;

/// What LangRef says, on mathematical integers: `Err` for undefined behaviour, `None` for poison.
fn reference(op: BinOp, flags: Flags, width: u32, a: i64, b: i64) -> Result<Option<i64>, Ub> {
    let size = 1i64 << width;
    let signed = |x: i64| if x >= size / 2 { x - size } else { x };
    let (sa, sb) = (signed(a), signed(b));
    let unsigned_range = |x: i64| (0..size).contains(&x);
    let signed_range = |x: i64| (-size / 2..size / 2).contains(&x);
    let wrapping = |unsigned: i64, signed: i64| {
        let ok = (!flags.nuw || unsigned_range(unsigned)) && (!flags.nsw || signed_range(signed));
        Ok(ok.then(|| unsigned.rem_euclid(size)))
    };
    let shifted_by = |f: &dyn Fn(i64) -> Option<i64>| {
        Ok(if b >= width.into() { None } else { f(1 << b).map(|r| r.rem_euclid(size)) })
    };
    match op {
        BinOp::Add => wrapping(a + b, sa + sb),
        BinOp::Sub => wrapping(a - b, sa - sb),
        BinOp::Mul => wrapping(a * b, sa * sb),
        BinOp::UDiv | BinOp::URem | BinOp::SDiv | BinOp::SRem if b == 0 => Err(Ub::DivisionByZero),
        BinOp::UDiv => Ok((!flags.exact || a % b == 0).then_some(a / b)),
        BinOp::URem => Ok(Some(a % b)),
        BinOp::SDiv | BinOp::SRem if !signed_range(sa / sb) => Err(Ub::DivisionOverflow),
        BinOp::SDiv => Ok((!flags.exact || sa % sb == 0).then_some((sa / sb).rem_euclid(size))),
        BinOp::SRem => Ok(Some((sa % sb).rem_euclid(size))),
        BinOp::Shl => shifted_by(&|by| {
            ((!flags.nuw || unsigned_range(a * by)) && (!flags.nsw || signed_range(sa * by)))
                .then_some(a * by)
        }),
        BinOp::LShr => shifted_by(&|by| (!flags.exact || a % by == 0).then_some(a / by)),
        BinOp::AShr => {
            shifted_by(&|by| (!flags.exact || sa.rem_euclid(by) == 0).then_some(sa.div_euclid(by)))
        }
        BinOp::And | BinOp::Or | BinOp::Xor => {
            let bitwise = |f: fn(i64, i64) -> i64| {
                (0..width).map(|i| f(a >> i & 1, b >> i & 1) << i).sum::<i64>()
            };
            Ok(match op {
                BinOp::And => Some(bitwise(|x, y| x * y)),
                BinOp::Or if flags.disjoint && bitwise(|x, y| x * y) != 0 => None,
                BinOp::Or => Some(bitwise(i64::max)),
                _ => Some(bitwise(|x, y| (x + y) % 2)),
            })
        }
        _ => unreachable!(),
    }
}

fn expected(op: BinOp, flags: Flags, width: u32, a: u64, b: u64) -> Result<Value, OpError> {
    reference(op, flags, width, a as i64, b as i64)
        .map(|r| r.map_or(Value::POISON, |r| Value::int(r as u64)))
        .map_err(OpError::Ub)
}

#[test]
fn every_operation_on_small_integers() {
    for width in [1, 2, 3, 4, 5] {
        for op in INT_OPS {
            for flags in flag_sets() {
                for a in 0..1 << width {
                    for b in 0..1 << width {
                        let expected = expected(op, flags, width, a, b);
                        let found = int_binary(op, flags, width, Value::int(a), Value::int(b));
                        assert_eq!(found, expected, "{op:?} {flags:?} i{width} {a} {b}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_rule_for_any_width_agrees_with_the_fast_path() {
    fn check<W: word::Word>(flags: Flags, op: BinOp, a: u64, b: u64) {
        let load = |n| word::Bits::<W>::load(&[Value::int(n)]).bits;
        let found = int::binary_defined(op, flags, 4, &load(a), &load(b)).map(|r| {
            r.map_or(Value::POISON, |bits| {
                let mut out = [Value::UNAVAILABLE];
                word::Bits::defined(bits).store(&mut out);
                out[0]
            })
        });
        assert_eq!(found, expected(op, flags, 4, a, b), "{op:?} {flags:?} {a} {b}");
    }
    for op in INT_OPS {
        for flags in flag_sets() {
            for a in 0..16 {
                for b in 0..16 {
                    check::<u128>(flags, op, a, b);
                    check::<BigUint>(flags, op, a, b);
                }
            }
        }
    }
}

#[test]
fn sixty_four_bits_at_the_edges() {
    let edges = [
        0,
        1,
        2,
        3,
        62,
        63,
        64,
        65,
        u64::MAX,
        u64::MAX - 1,
        i64::MAX as u64,
        i64::MIN as u64,
        1 << 32,
        (1 << 32) - 1,
    ];
    for op in INT_OPS {
        for flags in flag_sets() {
            for a in edges {
                for b in edges {
                    let wide = int::binary_defined::<u128>(op, flags, 64, &a.into(), &b.into());
                    let wide = wide.map(|r| r.map_or(Value::POISON, |r| Value::int(r as u64)));
                    assert_eq!(
                        int_binary(op, flags, 64, Value::int(a), Value::int(b)),
                        wide,
                        "{op:?} {flags:?} {a:#x} {b:#x}"
                    );
                }
            }
        }
    }
    let nsw = Flags { nsw: true, ..Flags::default() };
    let nuw = Flags { nuw: true, ..Flags::default() };
    let int = Value::int;
    assert_eq!(int_binary(BinOp::Add, nsw, 32, int(0x7fff_ffff), int(1)), Ok(Value::POISON));
    assert_eq!(int_binary(BinOp::Add, nuw, 32, int(0x7fff_ffff), int(1)), Ok(int(0x8000_0000)));
    assert_eq!(int_binary(BinOp::Mul, nsw, 32, int(0x1_0000), int(0x8000)), Ok(Value::POISON));
    assert_eq!(int_binary(BinOp::Mul, nuw, 32, int(0x1_0000), int(0x8000)), Ok(int(0x8000_0000)));
}

#[test]
fn poison_spreads_but_not_into_divisors() {
    let none = Flags::default();
    let one = Value::int(1);
    for op in INT_OPS {
        let is_division = matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem);
        assert_eq!(int_binary(op, none, 8, Value::POISON, one), Ok(Value::POISON));
        let found = int_binary(op, none, 8, one, Value::POISON);
        assert_eq!(
            found,
            if is_division { Err(OpError::Ub(Ub::PoisonOperand)) } else { Ok(Value::POISON) }
        );
        if is_division {
            assert_eq!(
                int_binary(op, none, 8, Value::POISON, Value::ZERO),
                Err(OpError::Ub(Ub::DivisionByZero))
            );
        }
    }
}

#[test]
fn provenance_follows_pointers_through_arithmetic() {
    let none = Flags::default();
    let (p, q) = (Prov::object(0, 1, 0), Prov::object(0, 2, 0));
    let (a, b, c) = (Value::ptr(0x1000, p), Value::ptr(0x1010, p), Value::ptr(0x2000, q));
    let run = |op, x, y| int_binary(op, none, 64, x, y).unwrap();
    assert_eq!(run(BinOp::Add, a, Value::int(8)), Value::ptr(0x1008, p));
    assert_eq!(run(BinOp::And, a, Value::int(!7)), Value::ptr(0x1000, p));
    let difference = run(BinOp::Sub, b, a);
    assert_eq!(difference, Value::int(0x10));
    assert_eq!(run(BinOp::Add, c, difference), Value::ptr(0x2010, q));
    assert_eq!(run(BinOp::Xor, a, c).prov, Prov::NONE);
    let rest = run(BinOp::URem, b, Value::int(32));
    assert_eq!(rest, Value::int(16));
    assert_eq!(run(BinOp::Sub, b, rest), Value::ptr(0x1000, p));
    assert_eq!(icmp(tresse_ir::ast::IntPred::Ult, none, 64, &[a], &[b]), Value::bool(true));
}
