//! Texts that are changed at random, the same way each time. `TRESSE_MUTATIONS=N` has a test make N
//! times as many.

#![allow(dead_code, unreachable_pub)] // each test binary uses a part of it

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Numbers by chance: SplitMix64 (Steele, Lea, Flood 2014).
pub struct Chance(pub u64);

impl Chance {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }

    pub fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

/// So many times as many changes as a test makes by itself.
pub fn times() -> u64 {
    std::env::var("TRESSE_MUTATIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// A text as words, marks and what is between them.
pub fn tokens(text: &str) -> Vec<&str> {
    let is_word = |c: char| c.is_alphanumeric() || "_.%@$\"\\".contains(c);
    let mut all = Vec::new();
    let (mut start, mut last) = (0, None);
    for (at, c) in text.char_indices() {
        let kind = if is_word(c) {
            0
        } else if c.is_whitespace() {
            1
        } else {
            2
        };
        if last.is_some_and(|l| l != kind || kind == 2) {
            all.push(&text[start..at]);
            start = at;
        }
        last = Some(kind);
    }
    all.push(&text[start..]);
    all.retain(|t| !t.is_empty());
    all
}

/// Numbers at which something may overflow.
const NUMBERS: [&str; 10] = [
    "0",
    "1",
    "-1",
    "7",
    "64",
    "255",
    "2147483648",
    "4294967296",
    "9223372036854775808",
    "18446744073709551615",
];

/// A text with one to three of its tokens changed, for others of its own, of `words`, or for
/// numbers.
pub fn changed(text: &str, words: &[&str], chance: &mut Chance) -> String {
    let mut all = tokens(text);
    for _ in 0..=chance.below(3) {
        let solid: Vec<usize> = (0..all.len()).filter(|i| !all[*i].trim().is_empty()).collect();
        if solid.is_empty() {
            break;
        }
        let (at, from) = (chance.of(&solid), chance.of(&solid));
        match chance.below(8) {
            0 => drop(all.remove(at)),
            1 => all.insert(at, all[from]),
            2 => all.swap(at, from),
            3 | 4 => all[at] = all[from],
            5 if !words.is_empty() => all[at] = chance.of(words),
            _ => {
                // The next number, if there is one.
                let is_number = |i: &usize| all[*i].parse::<i64>().is_ok();
                let at = (at..all.len()).find(is_number).unwrap_or(at);
                all[at] = chance.of(&NUMBERS);
            }
        }
    }
    all.concat()
}

/// The same of a module: its code, and not the metadata at its end, which is most of a text.
pub fn changed_module(text: &str, words: &[&str], chance: &mut Chance) -> String {
    let (code, metadata) = text.split_at(text.find("\n!").unwrap_or(text.len()));
    changed(code, words, chance) + metadata
}

/// The panic of something that must not panic.
pub fn panic_of(what: impl FnOnce()) -> Option<String> {
    let panic = catch_unwind(AssertUnwindSafe(what)).err()?;
    let text = panic.downcast_ref::<String>().cloned();
    Some(text.or_else(|| panic.downcast_ref::<&str>().map(|t| (*t).to_owned())).unwrap_or_default())
}
