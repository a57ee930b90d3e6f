//! Small sets of numbers that under-defined values can be, where a mask of undefined bits does not
//! say which: a value that is one of two, a remainder (VIR21's uvalues, by what they concretise
//! to).
//!
//! A set is named by a number in the provenance word ([`Prov::set`]), so that values stay three
//! words; equal sets have equal numbers, whoever makes them first. The numbers mean nothing outside
//! of one program in memory, and nothing that is reported depends on them.

use crate::value::{Prov, Value, mask};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Members of one set.
pub const MAX_MEMBERS: usize = 256;

/// Members of a set of some of what a value can be.
const MAX_SOME: usize = 24;

/// Members of all sets of a program together; beyond that no new ones are made.
const MAX_TOTAL: usize = 1 << 20;

/// The sets of a program.
#[derive(Debug, Default)]
pub struct Sets(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    all: Vec<Arc<[u64]>>,
    numbers: FxHashMap<Arc<[u64]>, u32>,
    total: usize,
}

impl Sets {
    /// The value that is one of these numbers of `width` bits; none if they are too many.
    pub fn value(&self, mut members: Vec<u64>, width: u32) -> Option<Value> {
        members.iter_mut().for_each(|n| *n &= mask(width));
        members.sort_unstable();
        members.dedup();
        let first = *members.first()?;
        let undef = members.iter().fold(0, |all, n| all | (n ^ first));
        let hull = Value { bits: first & !undef, undef, prov: Prov::NONE };
        let bits = undef.count_ones();
        if bits < 32 && members.len() == 1 << bits {
            return Some(hull);
        }
        if members.len() > MAX_MEMBERS {
            return None;
        }
        Some(Value { prov: Prov::set(self.number(members.into())?), ..hull })
    }

    fn number(&self, members: Arc<[u64]>) -> Option<u32> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(number) = known.numbers.get(&members) {
            return Some(*number);
        }
        if known.total + members.len() > MAX_TOTAL {
            return None;
        }
        let number = known.all.len() as u32;
        known.total += members.len();
        known.all.push(members.clone());
        known.numbers.insert(members, number);
        Some(number)
    }

    /// What a number without provenance can be, if that is known and not too much.
    pub fn members(&self, value: &Value) -> Option<Vec<u64>> {
        if value.is_poison() || value.is_unavailable() || value.prov.is_object() {
            return None;
        }
        if value.undef == 0 {
            return Some(vec![value.bits]);
        }
        let mut members = match value.prov.set_number() {
            None if value.prov.is_tag() => return None,
            None => {
                let bits = value.undef.count_ones();
                let is_few = bits < 32 && 1 << bits <= MAX_MEMBERS;
                return is_few.then(|| {
                    (0..1 << bits)
                        .map(|n| value.bits | crate::ops::deposit(n, value.undef))
                        .collect()
                });
            }
            Some(number) => {
                let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
                let set = known.all.get(number as usize)?.clone();
                let shift = 8 * value.prov.fragment();
                set.iter().map(|n| value.bits | n >> shift & value.undef).collect::<Vec<u64>>()
            }
        };
        members.sort_unstable();
        members.dedup();
        Some(members)
    }

    /// The same value, now that it is known that it can be each of these.
    pub fn with_some(&self, value: Value, mut members: Vec<u64>) -> Value {
        members.sort_unstable();
        members.dedup();
        let Some(first) = members.first() else { return value };
        let undef = members.iter().fold(0, |all, n| all | (n ^ first));
        if value.undef.count_ones() == 1 && undef == value.undef {
            return Value { prov: Prov::NONE, ..value };
        }
        members.truncate(MAX_SOME);
        let is_better = members.len() > 1 && value.prov.set_number().is_none();
        match self.number(members.into()).filter(|_| is_better) {
            Some(number) => {
                let is_linked = value.prov.as_tag() == Prov::LINKED;
                Value { prov: Prov::some_of(number, is_linked), ..value }
            }
            None => value,
        }
    }

    /// Some of what a number without provenance can be: these numbers, if it can be anything.
    pub fn some_members(&self, value: &Value, numbers: &[u64]) -> Option<Vec<u64>> {
        if value.prov.is_object() || value.is_poison() || value.is_unavailable() {
            return None;
        }
        if let Some(number) = value.prov.some_number() {
            let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let set = known.all.get(number as usize)?;
            return Some(set.iter().map(|n| value.bits | n & value.undef).collect());
        }
        if value.undef != 0 && !value.prov.is_tag() {
            return Some(numbers.iter().map(|n| value.bits | n & value.undef).collect());
        }
        self.members(value)
    }

    /// The value whose bytes are these, the lowest first. Bytes of one set depend on each other,
    /// others do not. None if it is too much.
    pub fn joined(&self, bytes: &[Value]) -> Option<Value> {
        let mut all = vec![0u64];
        let mut at = 0;
        while at < bytes.len() {
            // As many bytes as are one part of one set.
            let follows = |i: usize| {
                i > at
                    && bytes[at].prov.set_number().is_some()
                    && bytes[i].prov == bytes[at].prov.at_byte((i - at) as u32)
            };
            let mut end = at + 1;
            while end < bytes.len() && (follows(end) || bytes[end].undef == 0) {
                end += 1;
            }
            let mut part = Value { prov: bytes[at].prov, ..Value::ZERO };
            for (i, byte) in bytes[at..end].iter().enumerate() {
                if byte.prov.is_object() || byte.is_poison() {
                    return None;
                }
                part.bits |= byte.bits << (8 * i);
                part.undef |= byte.undef << (8 * i);
            }
            let members = self.members(&part)?;
            if all.len() * members.len() > MAX_MEMBERS {
                return None;
            }
            let place = |n: u64| n << (8 * at);
            all = all.iter().flat_map(|a| members.iter().map(move |m| a | place(*m))).collect();
            at = end;
        }
        self.value(all, bytes.len() as u32 * 8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_a_mask_where_a_mask_says_it() {
        let sets = Sets::default();
        assert_eq!(sets.value(vec![5], 8), Some(Value::int(5)));
        assert_eq!(
            sets.value(vec![4, 5, 4], 8),
            Some(Value { bits: 4, undef: 1, prov: Prov::NONE })
        );
        assert_eq!(sets.value((0..1024).collect(), 16).unwrap().undef, 1023);
        assert_eq!(sets.value((0..1023).collect(), 16), None);
        let (a, b) = (sets.value(vec![1, 2], 8).unwrap(), sets.value(vec![2, 1], 8).unwrap());
        assert!(a == b && a.prov.is_tag() && a.undef == 3 && a.bits == 0);
        assert_eq!(sets.members(&a), Some(vec![1, 2]));
        assert_eq!(sets.members(&Value { undef: 1, ..a }), Some(vec![0, 1]));
    }

    #[test]
    fn bytes_of_one_set_are_its_bytes() {
        let sets = Sets::default();
        let x = sets.value(vec![0, 0x1234], 16).unwrap();
        let y = sets.value(vec![0, 0x5678], 16).unwrap();
        let byte = |v: Value, i: u32| Value {
            bits: v.bits >> (8 * i) & 0xff,
            undef: v.undef >> (8 * i) & 0xff,
            prov: v.prov.at_byte(i),
        };
        assert_eq!(sets.members(&byte(x, 1)), Some(vec![0, 0x12]));
        let both = sets.joined(&[byte(x, 0), byte(x, 1), byte(y, 0), byte(y, 1)]).unwrap();
        assert_eq!(sets.members(&both), Some(vec![0, 0x1234, 0x5678_0000, 0x5678_1234]));
        // In another order they are no more one.
        let turned = sets.joined(&[byte(x, 1), byte(x, 0)]).unwrap();
        assert_eq!(sets.members(&turned), Some(vec![0, 0x12, 0x3400, 0x3412]));
    }
}
