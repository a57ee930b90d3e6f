//! The states that a search knows. They are in many tables: one alone would double its size at
//! once, and nobody who watches the memory would hear of it before.

use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

/// Tables: a power of two.
const TABLES: u32 = 64;

/// The states that a search knows: numbers by fingerprint.
pub(super) struct Known(Vec<FxHashMap<u128, u32>>);

impl Known {
    /// None yet.
    pub(super) fn new() -> Known {
        Known((0..TABLES).map(|_| FxHashMap::default()).collect())
    }

    pub(super) fn contains(&self, fingerprint: u128) -> bool {
        self.0[table(fingerprint)].contains_key(&fingerprint)
    }

    pub(super) fn entry(&mut self, fingerprint: u128) -> Entry<'_, u128, u32> {
        self.0[table(fingerprint)].entry(fingerprint)
    }

    pub(super) fn numbers(&self) -> impl Iterator<Item = u32> + '_ {
        self.0.iter().flat_map(|table| table.values().copied())
    }
}

/// By the first bits.
fn table(fingerprint: u128) -> usize {
    (fingerprint >> (u128::BITS - TABLES.ilog2())) as usize
}
