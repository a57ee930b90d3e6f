//! Sets of events and relations between them, as rows of bits: the values that a model's axioms
//! are about (Cats, TOPLAS 2014, §3: models are conditions on relations over events).
//!
//! An execution of `n` events has the events `0 .. n`, its universe. A set is one row of ⌈n/64⌉
//! words and a relation is `n` such rows in one allocation; operations go word by word. Bits
//! beyond `n` are always zero, so that equality and emptiness are those of the words.

use crate::patience::{Endless, Patience};

const WORD: usize = u64::BITS as usize;

/// Words of a row over `n` events; never 0, so that rows can be cut off a relation's words.
fn stride(n: usize) -> usize {
    n.div_ceil(WORD).max(1)
}

/// The `n` lowest bits of a row.
fn fill(words: &mut [u64], n: usize) {
    for (i, word) in words.iter_mut().enumerate() {
        let left = n.saturating_sub(i * WORD);
        *word = if left >= WORD { u64::MAX } else { (1 << left) - 1 };
    }
}

fn unite(into: &mut [u64], from: &[u64]) {
    into.iter_mut().zip(from).for_each(|(a, b)| *a |= b);
}

/// The positions of the bits of a row, ascending.
struct Bits<'a> {
    words: &'a [u64],
    current: u64,
    at: usize,
}

impl<'a> Bits<'a> {
    fn new(words: &'a [u64]) -> Bits<'a> {
        Bits { words, current: words.first().copied().unwrap_or(0), at: 0 }
    }
}

impl Iterator for Bits<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        while self.current == 0 {
            self.at += 1;
            self.current = *self.words.get(self.at)?;
        }
        let bit = self.current.trailing_zeros() as usize;
        self.current &= self.current - 1;
        Some(self.at * WORD + bit)
    }
}

/// A set of events of a universe `0 .. n`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    n: usize,
    words: Vec<u64>,
}

impl Set {
    /// The empty set over `n` events.
    pub fn new(n: usize) -> Set {
        Set { n, words: vec![0; stride(n)] }
    }

    /// All `n` events.
    pub fn full(n: usize) -> Set {
        let mut set = Set::new(n);
        fill(&mut set.words, n);
        set
    }

    /// The events of `0 .. n` for which the question is answered yes.
    pub fn filter(n: usize, mut is_in: impl FnMut(usize) -> bool) -> Set {
        let mut set = Set::new(n);
        (0..n).filter(|&e| is_in(e)).for_each(|e| set.insert(e));
        set
    }

    /// The number of events in the universe.
    pub fn universe(&self) -> usize {
        self.n
    }

    /// The number of events in the set.
    pub fn count(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Adds an event.
    ///
    /// # Panics
    /// If the event is not in the universe.
    pub fn insert(&mut self, event: usize) {
        assert!(event < self.n, "event {event} of {}", self.n);
        self.words[event / WORD] |= 1 << (event % WORD);
    }

    /// Is the event in the set? One outside the universe is not.
    pub fn contains(&self, event: usize) -> bool {
        self.words.get(event / WORD).is_some_and(|w| w >> (event % WORD) & 1 == 1)
    }

    /// Has it no event?
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// Are all its events in `other`?
    pub fn is_subset(&self, other: &Set) -> bool {
        self.zip(other).all(|(a, b)| a & !b == 0)
    }

    /// Its events, ascending.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        Bits::new(&self.words)
    }

    /// The events of either.
    pub fn union(&self, other: &Set) -> Set {
        self.merge(other, |a, b| a | b)
    }

    /// The events of both.
    pub fn intersection(&self, other: &Set) -> Set {
        self.merge(other, |a, b| a & b)
    }

    /// The events that are not in `other`.
    pub fn difference(&self, other: &Set) -> Set {
        self.merge(other, |a, b| a & !b)
    }

    /// The other events of the universe.
    pub fn complement(&self) -> Set {
        Set::full(self.n).difference(self)
    }

    fn zip<'a>(&'a self, other: &'a Set) -> impl Iterator<Item = (u64, u64)> + 'a {
        assert_eq!(self.n, other.n, "sets of different executions");
        self.words.iter().copied().zip(other.words.iter().copied())
    }

    fn merge(&self, other: &Set, f: impl Fn(u64, u64) -> u64) -> Set {
        Set { n: self.n, words: self.zip(other).map(|(a, b)| f(a, b)).collect() }
    }
}

/// A binary relation on events of a universe `0 .. n`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relation {
    n: usize,
    stride: usize,
    words: Vec<u64>,
}

impl Relation {
    /// The empty relation over `n` events.
    pub fn new(n: usize) -> Relation {
        Relation { n, stride: stride(n), words: vec![0; n * stride(n)] }
    }

    /// All pairs of `n` events.
    pub fn full(n: usize) -> Relation {
        let mut r = Relation::new(n);
        r.words.chunks_exact_mut(r.stride).for_each(|row| fill(row, n));
        r
    }

    /// Each event of the set with itself: `[S]`.
    pub fn identity(set: &Set) -> Relation {
        let mut r = Relation::new(set.n);
        set.iter().for_each(|e| r.insert(e, e));
        r
    }

    /// Each event of `from` with each of `to`: `A * B`.
    pub fn cross(from: &Set, to: &Set) -> Relation {
        assert_eq!(from.n, to.n, "sets of different executions");
        let mut r = Relation::new(from.n);
        for a in from.iter() {
            r.row_mut(a).copy_from_slice(&to.words);
        }
        r
    }

    /// The pairs of `0 .. n` for which the question is answered yes.
    pub fn filter(n: usize, mut is_in: impl FnMut(usize, usize) -> bool) -> Relation {
        let mut r = Relation::new(n);
        for a in 0..n {
            (0..n).filter(|&b| is_in(a, b)).for_each(|b| r.insert(a, b));
        }
        r
    }

    /// The number of events in the universe.
    pub fn universe(&self) -> usize {
        self.n
    }

    /// The number of pairs.
    pub fn count(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Relates `a` to `b`.
    ///
    /// # Panics
    /// If one of them is not in the universe.
    pub fn insert(&mut self, a: usize, b: usize) {
        assert!(a < self.n && b < self.n, "events {a}, {b} of {}", self.n);
        self.words[a * self.stride + b / WORD] |= 1 << (b % WORD);
    }

    /// Is `a` related to `b`? Events outside the universe are not related.
    pub fn contains(&self, a: usize, b: usize) -> bool {
        a < self.n && b < self.n && self.row(a)[b / WORD] >> (b % WORD) & 1 == 1
    }

    /// The pairs, ascending.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        (0..self.n).flat_map(|a| Bits::new(self.row(a)).map(move |b| (a, b)))
    }

    /// The events that `a` is related to, ascending.
    pub fn successors(&self, a: usize) -> impl Iterator<Item = usize> + '_ {
        Bits::new(self.row(a))
    }

    /// Has it no pair?
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// Are all its pairs in `other`?
    pub fn is_subset(&self, other: &Relation) -> bool {
        self.zip(other).all(|(a, b)| a & !b == 0)
    }

    /// Is no event related to itself?
    pub fn is_irreflexive(&self) -> bool {
        (0..self.n).all(|e| !self.contains(e, e))
    }

    /// Is there no cycle, of any length? A depth-first search that takes each event once.
    pub fn is_acyclic(&self) -> bool {
        let (mut unseen, mut on_path) = (Set::full(self.n), Set::new(self.n));
        let mut path = Vec::new();
        for root in 0..self.n {
            if !unseen.contains(root) {
                continue;
            }
            path.push(root);
            while let Some(&event) = path.last() {
                let (i, bit) = (event / WORD, 1 << (event % WORD));
                if unseen.words[i] & bit != 0 {
                    unseen.words[i] &= !bit;
                    on_path.words[i] |= bit;
                    if self.row(event).iter().zip(&on_path.words).any(|(a, b)| a & b != 0) {
                        return false;
                    }
                }
                let next = self
                    .row(event)
                    .iter()
                    .zip(&unseen.words)
                    .enumerate()
                    .find(|(_, (a, b))| *a & *b != 0);
                match next {
                    Some((word, (a, b))) => {
                        path.push(word * WORD + (a & b).trailing_zeros() as usize)
                    }
                    None => {
                        on_path.words[i] &= !bit;
                        path.pop();
                    }
                }
            }
        }
        true
    }

    /// The pairs of either: `r | s`.
    pub fn union(&self, other: &Relation) -> Relation {
        self.merge(other, |a, b| a | b)
    }

    /// The pairs of both: `r & s`.
    pub fn intersection(&self, other: &Relation) -> Relation {
        self.merge(other, |a, b| a & b)
    }

    /// The pairs that are not in `other`: `r \ s`.
    pub fn difference(&self, other: &Relation) -> Relation {
        self.merge(other, |a, b| a & !b)
    }

    /// The other pairs of the universe: `~r`.
    pub fn complement(&self) -> Relation {
        Relation::full(self.n).difference(self)
    }

    /// One step of each: `r ; s`.
    pub fn compose(&self, other: &Relation) -> Relation {
        let Ok(r) = self.compose_within(other, &Endless);
        r
    }

    /// The same, as long as it is wanted.
    ///
    /// # Errors
    /// It is wanted no more.
    pub fn compose_within<P: Patience>(
        &self,
        other: &Relation,
        patience: &P,
    ) -> Result<Relation, P::Over> {
        assert_eq!(self.n, other.n, "relations of different executions");
        let mut r = Relation::new(self.n);
        for (into, row) in
            r.words.chunks_exact_mut(self.stride).zip(self.words.chunks_exact(self.stride))
        {
            let mut rows = 1;
            Bits::new(row).for_each(|b| {
                rows += 1;
                unite(into, other.row(b));
            });
            patience.spend(rows * self.stride)?;
        }
        Ok(r)
    }

    /// The pairs the other way round: `r^-1`.
    pub fn inverse(&self) -> Relation {
        let mut r = Relation::new(self.n);
        self.iter().for_each(|(a, b)| r.insert(b, a));
        r
    }

    /// One or more steps: `r+`.
    pub fn transitive_closure(&self) -> Relation {
        let Ok(r) = self.transitive_closure_within(&Endless);
        r
    }

    /// The same, as long as it is wanted. Warshall's algorithm, row by row.
    ///
    /// # Errors
    /// It is wanted no more.
    pub fn transitive_closure_within<P: Patience>(
        &self,
        patience: &P,
    ) -> Result<Relation, P::Over> {
        let mut r = self.clone();
        let mut middle = vec![0; self.stride];
        for k in 0..self.n {
            middle.copy_from_slice(r.row(k));
            let (word, bit) = (k / WORD, 1 << (k % WORD));
            let mut rows = self.n / WORD;
            for row in r.words.chunks_exact_mut(self.stride).filter(|row| row[word] & bit != 0) {
                unite(row, &middle);
                rows += 1;
            }
            patience.spend(rows * self.stride)?;
        }
        Ok(r)
    }

    /// At most one step: `r?`.
    pub fn reflexive_closure(&self) -> Relation {
        let mut r = self.clone();
        (0..self.n).for_each(|e| r.insert(e, e));
        r
    }

    /// The events that are related to one.
    pub fn domain(&self) -> Set {
        Set::filter(self.n, |a| self.row(a).iter().any(|&w| w != 0))
    }

    /// The events that one is related to.
    pub fn range(&self) -> Set {
        let mut set = Set::new(self.n);
        self.words.chunks_exact(self.stride).for_each(|row| unite(&mut set.words, row));
        set
    }

    /// The pairs that begin in the set: `[S] ; r`.
    pub fn from_set(&self, set: &Set) -> Relation {
        assert_eq!(self.n, set.n, "a set of another execution");
        let mut r = Relation::new(self.n);
        for a in set.iter() {
            r.row_mut(a).copy_from_slice(self.row(a));
        }
        r
    }

    /// The pairs that end in the set: `r ; [S]`.
    pub fn into_set(&self, set: &Set) -> Relation {
        assert_eq!(self.n, set.n, "a set of another execution");
        let mut r = self.clone();
        for row in r.words.chunks_exact_mut(self.stride) {
            row.iter_mut().zip(&set.words).for_each(|(a, b)| *a &= b);
        }
        r
    }

    fn row(&self, a: usize) -> &[u64] {
        &self.words[a * self.stride..(a + 1) * self.stride]
    }

    fn row_mut(&mut self, a: usize) -> &mut [u64] {
        &mut self.words[a * self.stride..(a + 1) * self.stride]
    }

    fn zip<'a>(&'a self, other: &'a Relation) -> impl Iterator<Item = (u64, u64)> + 'a {
        assert_eq!(self.n, other.n, "relations of different executions");
        self.words.iter().copied().zip(other.words.iter().copied())
    }

    fn merge(&self, other: &Relation, f: impl Fn(u64, u64) -> u64) -> Relation {
        Relation {
            n: self.n,
            stride: self.stride,
            words: self.zip(other).map(|(a, b)| f(a, b)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every relation over `n` events.
    fn relations(n: usize) -> impl Iterator<Item = Relation> {
        (0..1u32 << (n * n))
            .map(move |code| Relation::filter(n, |a, b| code >> (a * n + b) & 1 == 1))
    }

    fn sets(n: usize) -> impl Iterator<Item = Set> {
        (0..1u32 << n).map(move |code| Set::filter(n, |e| code >> e & 1 == 1))
    }

    fn chain(n: usize) -> Relation {
        Relation::filter(n, |a, b| b == a + 1)
    }

    #[test]
    fn unary_operations_are_what_their_definitions_say_on_every_small_relation() {
        for n in 0..=3 {
            let id = Relation::identity(&Set::full(n));
            for r in relations(n) {
                assert_eq!(r.complement(), Relation::filter(n, |a, b| !r.contains(a, b)));
                assert_eq!(r.inverse(), Relation::filter(n, |a, b| r.contains(b, a)));
                assert_eq!(r.domain(), Set::filter(n, |a| (0..n).any(|b| r.contains(a, b))));
                assert_eq!(r.range(), Set::filter(n, |b| (0..n).any(|a| r.contains(a, b))));
                assert_eq!(r.reflexive_closure(), r.union(&id));
                let mut power = r.clone();
                let mut closure = r.clone();
                for _ in 0..n {
                    power = power.compose(&r);
                    closure = closure.union(&power);
                }
                assert_eq!(r.transitive_closure(), closure);
                assert_eq!(r.is_irreflexive(), r.intersection(&id).is_empty());
                assert_eq!(r.is_acyclic(), closure.is_irreflexive(), "{r:?}");
                assert_eq!(r.iter().count(), r.count());
                assert_eq!(r.is_empty(), r.count() == 0);
                for a in 0..n {
                    assert!(r.successors(a).eq((0..n).filter(|&b| r.contains(a, b))));
                }
            }
        }
    }

    #[test]
    fn binary_operations_are_what_their_definitions_say_on_every_small_pair() {
        let n = 3;
        let all: Vec<Relation> = relations(n).collect();
        for r in &all {
            for s in all.iter().step_by(7).chain(
                relations(2)
                    .map(|s| Relation::filter(n, |a, b| s.contains(a, b)))
                    .collect::<Vec<_>>()
                    .iter(),
            ) {
                assert_eq!(
                    r.union(s),
                    Relation::filter(n, |a, b| r.contains(a, b) || s.contains(a, b))
                );
                assert_eq!(
                    r.intersection(s),
                    Relation::filter(n, |a, b| r.contains(a, b) && s.contains(a, b))
                );
                assert_eq!(
                    r.difference(s),
                    Relation::filter(n, |a, b| r.contains(a, b) && !s.contains(a, b))
                );
                assert_eq!(
                    r.compose(s),
                    Relation::filter(n, |a, c| (0..n)
                        .any(|b| r.contains(a, b) && s.contains(b, c)))
                );
                assert_eq!(r.compose(s).inverse(), s.inverse().compose(&r.inverse()));
                assert_eq!(r.is_subset(s), r.difference(s).is_empty());
            }
        }
    }

    #[test]
    fn sets_cut_relations() {
        for n in 0..=3 {
            for a in sets(n) {
                assert_eq!(a.complement(), Set::filter(n, |e| !a.contains(e)));
                assert_eq!(a.iter().count(), a.count());
                for b in sets(n) {
                    assert_eq!(a.union(&b), Set::filter(n, |e| a.contains(e) || b.contains(e)));
                    assert_eq!(
                        a.intersection(&b),
                        Set::filter(n, |e| a.contains(e) && b.contains(e))
                    );
                    assert_eq!(a.difference(&b), a.intersection(&b.complement()));
                    assert_eq!(a.is_subset(&b), a.difference(&b).is_empty());
                    assert_eq!(
                        Relation::cross(&a, &b),
                        Relation::filter(n, |x, y| a.contains(x) && b.contains(y))
                    );
                }
                for r in relations(n) {
                    assert_eq!(r.from_set(&a), Relation::identity(&a).compose(&r));
                    assert_eq!(r.into_set(&a), r.compose(&Relation::identity(&a)));
                }
            }
        }
    }

    #[test]
    fn rows_may_be_longer_than_a_word() {
        for n in [63, 64, 65, 130] {
            let r = chain(n);
            assert_eq!(r.transitive_closure(), Relation::filter(n, |a, b| a < b));
            assert!(r.is_acyclic());
            let mut cycle = r.clone();
            cycle.insert(n - 1, 0);
            assert!(!cycle.is_acyclic() && cycle.is_irreflexive());
            assert_eq!(cycle.transitive_closure(), Relation::full(n));
            assert_eq!(Relation::full(n).count(), n * n);
            assert!(Relation::full(n).complement().is_empty());
            assert_eq!(Set::full(n).count(), n);
            assert_eq!(r.range(), Set::filter(n, |e| e > 0));
            assert_eq!(r.inverse().inverse(), r);
            assert!(!r.contains(n, 0) && !r.contains(0, n) && !Set::full(n).contains(n));
        }
    }
}
