//! Each operation against an oracle that computes in another way: mathematical integers in the
//! test, big integers, the host's floats.

mod casts;
mod floats;
mod intrinsics;
mod narrow;
mod undef;
mod wide;

use super::*;
use num_bigint::BigUint;
use tresse_ir::ast::{BinOp, Flags};

const INT_OPS: [BinOp; 13] = [
    BinOp::Add,
    BinOp::Sub,
    BinOp::Mul,
    BinOp::UDiv,
    BinOp::SDiv,
    BinOp::URem,
    BinOp::SRem,
    BinOp::Shl,
    BinOp::LShr,
    BinOp::AShr,
    BinOp::And,
    BinOp::Or,
    BinOp::Xor,
];

/// All settings of the flags that an integer operation may have.
fn flag_sets() -> Vec<Flags> {
    (0..16u32)
        .map(|n| Flags {
            nuw: n & 1 != 0,
            nsw: n & 2 != 0,
            exact: n & 4 != 0,
            disjoint: n & 8 != 0,
            ..Flags::default()
        })
        .collect()
}

/// Every partly undef number of `width` bits.
fn partly_undef(width: u32) -> Vec<Value> {
    let all = 1u64 << width;
    (0..all)
        .flat_map(|undef| {
            (0..all).filter(move |bits| bits & undef == 0).map(move |bits| Value {
                bits,
                undef,
                prov: Prov::NONE,
            })
        })
        .collect()
}

/// Every number that a partly undef one can be.
fn choices(value: Value) -> Vec<u64> {
    let mut found = vec![value.bits];
    for i in 0..64 {
        if value.undef >> i & 1 != 0 {
            for j in 0..found.len() {
                found.push(found[j] | 1 << i);
            }
        }
    }
    found
}

/// The value with exactly the bits undef that differ among the results.
fn hull(results: &[u64]) -> Value {
    let undef = results.iter().fold(0, |acc, r| acc | (r ^ results[0]));
    Value { bits: results[0] & !undef, undef, prov: Prov::NONE }
}

fn allows(value: Value, bits: u64) -> bool {
    bits & !value.undef == value.bits
}

/// Slots of a big number.
fn slots(n: &BigUint, width: u32) -> Vec<Value> {
    let mut digits = n.iter_u64_digits();
    (0..slots_of_width(width)).map(|_| Value::int(digits.next().unwrap_or(0))).collect()
}

fn number(slots: &[Value]) -> Option<BigUint> {
    if is_poison(slots) {
        return None;
    }
    assert!(!has_undef(slots));
    Some(slots.iter().rev().fold(BigUint::ZERO, |acc, slot| (acc << 64) + slot.bits))
}

fn float_slots(kind: FloatKind, bits: u128) -> Vec<Value> {
    (0..slots_of_width(kind.bits()))
        .map(|i| Value::int((bits >> (64 * i)) as u64 & slot_mask(kind.bits(), i as usize)))
        .collect()
}

fn float_bits(slots: &[Value]) -> Option<u128> {
    number(slots).map(|n| u128::try_from(n).unwrap())
}

/// `Value`'s invariants.
fn is_sound(width: u32, slots: &[Value]) -> bool {
    slots.iter().enumerate().all(|(i, slot)| {
        let m = slot_mask(width, i);
        if slot.is_poison() {
            *slot == Value::POISON
        } else {
            !slot.is_unavailable()
                && (slot.bits | slot.undef) & !m == 0
                && slot.bits & slot.undef == 0
        }
    })
}
