//! What a view has seen of each location. Views that follow one another differ in a few locations:
//! they have all other pieces in common, so that to pass one on costs nothing, and to join two
//! costs as much as they differ.

use super::view::Seen;
use rustc_hash::{FxHashMap, FxHashSet};
use std::marker::PhantomData;
use std::sync::Arc;

/// Locations in a leaf.
const LEAF: usize = 8;
/// Pieces of a node that is none.
const PIECES: usize = 16;

/// A piece. What is missing has seen nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Piece {
    Leaf([Seen; LEAF]),
    Inner([Option<Arc<Piece>>; PIECES]),
}

/// By location, what was seen of it.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Places {
    root: Option<Arc<Piece>>,
    /// Inner pieces above each leaf.
    height: u32,
}

/// So many locations are in a piece of this height.
fn width(height: u32) -> usize {
    LEAF.saturating_mul(PIECES.saturating_pow(height))
}

impl Piece {
    /// Nothing was seen.
    fn new(height: u32) -> Piece {
        match height {
            0 => Piece::Leaf([Seen::default(); LEAF]),
            _ => Piece::Inner(Default::default()),
        }
    }

    /// What both have seen: one of the two where that is the same. The second one has all that is
    /// in the piece `known`.
    fn joined(a: &Arc<Piece>, known: Option<&Arc<Piece>>, b: &Arc<Piece>) -> Arc<Piece> {
        if Arc::ptr_eq(a, b) || known.is_some_and(|known| Arc::ptr_eq(a, known)) {
            return b.clone();
        }
        match (&**a, &**b) {
            (Piece::Leaf(one), Piece::Leaf(other)) => {
                let both: [Seen; LEAF] = std::array::from_fn(|i| one[i].joined(other[i]));
                match () {
                    () if both == *other => b.clone(),
                    () if both == *one => a.clone(),
                    () => Arc::new(Piece::Leaf(both)),
                }
            }
            (Piece::Inner(one), Piece::Inner(other)) => {
                let both: [Option<Arc<Piece>>; PIECES] =
                    std::array::from_fn(|i| match (&one[i], &other[i]) {
                        (Some(one), Some(other)) => {
                            let known = match known.map(|known| &**known) {
                                Some(Piece::Inner(known)) => known[i].as_ref(),
                                _ => None,
                            };
                            Some(Piece::joined(one, known, other))
                        }
                        (one, other) => one.as_ref().or(other.as_ref()).cloned(),
                    });
                match () {
                    () if is_same(&both, other) => b.clone(),
                    () if is_same(&both, one) => a.clone(),
                    () => Arc::new(Piece::Inner(both)),
                }
            }
            // Both are of the same height.
            _ => a.clone(),
        }
    }
}

/// Are these the very same pieces?
fn is_same(a: &[Option<Arc<Piece>>], b: &[Option<Arc<Piece>>]) -> bool {
    a.iter().zip(b).all(|pair| match pair {
        (Some(a), Some(b)) => Arc::ptr_eq(a, b),
        (None, None) => true,
        _ => false,
    })
}

impl Places {
    /// What was seen of a location.
    pub(super) fn get(&self, location: usize) -> Seen {
        if location >= width(self.height) {
            return Seen::default();
        }
        let (mut piece, mut height) = (self.root.as_deref(), self.height);
        while let Some(Piece::Inner(pieces)) = piece {
            height -= 1;
            piece = pieces[location / width(height) % PIECES].as_deref();
        }
        match piece {
            Some(Piece::Leaf(seen)) => seen[location % LEAF],
            _ => Seen::default(),
        }
    }

    /// The same, to be changed.
    pub(super) fn get_mut(&mut self, location: usize) -> &mut Seen {
        while location >= width(self.height) {
            self.grow();
        }
        let mut height = self.height;
        let root = self.root.get_or_insert_with(|| Arc::new(Piece::new(height)));
        let mut piece = Arc::make_mut(root);
        loop {
            match piece {
                Piece::Leaf(seen) => return &mut seen[location % LEAF],
                Piece::Inner(pieces) => {
                    height -= 1;
                    let next = &mut pieces[location / width(height) % PIECES];
                    piece = Arc::make_mut(next.get_or_insert_with(|| Arc::new(Piece::new(height))));
                }
            }
        }
    }

    /// Room for more locations.
    fn grow(&mut self) {
        self.height += 1;
        if let Some(root) = self.root.take() {
            let mut pieces: [Option<Arc<Piece>>; PIECES] = Default::default();
            pieces[0] = Some(root);
            self.root = Some(Arc::new(Piece::Inner(pieces)));
        }
    }

    /// What one of the two has seen.
    pub(super) fn joined(&self, other: &Places) -> Places {
        self.joined_since(None, other)
    }

    /// The same, if the other one has all that is `known`.
    pub(super) fn joined_since(&self, known: Option<&Places>, other: &Places) -> Places {
        let height = self.height.max(other.height);
        let known = known.filter(|k| k.height <= height).and_then(|k| k.of_height(height));
        let root = match (&self.of_height(height), &other.of_height(height)) {
            (Some(one), Some(other)) => Some(Piece::joined(one, known.as_ref(), other)),
            (one, other) => one.as_ref().or(other.as_ref()).cloned(),
        };
        Places { root, height }
    }

    /// Is all that the other one has seen here?
    pub(super) fn has(&self, other: &Places) -> bool {
        !other.any(&|location, seen| {
            let own = self.get(location);
            own.joined(seen) != own
        })
    }

    /// The root, were there so many pieces above each leaf.
    fn of_height(&self, height: u32) -> Option<Arc<Piece>> {
        let mut tall = self.clone();
        while tall.height < height {
            tall.grow();
        }
        tall.root
    }

    /// The sum of something over what was seen; of a piece it is taken once only.
    pub(super) fn sum(&self, known: &mut Known, of: &dyn Fn(usize, Seen) -> u128) -> u128 {
        self.root.as_ref().map_or(0, |root| known.sum(root, 0, self.height, of))
    }

    /// Does this hold of a location, given its number and what was seen of it? It does not of what
    /// was not seen at all.
    pub(super) fn any(&self, holds: &dyn Fn(usize, Seen) -> bool) -> bool {
        fn within(
            piece: &Piece,
            first: usize,
            height: u32,
            holds: &dyn Fn(usize, Seen) -> bool,
        ) -> bool {
            match piece {
                Piece::Leaf(seen) => {
                    seen.iter().enumerate().any(|(i, seen)| holds(first + i, *seen))
                }
                Piece::Inner(pieces) => pieces.iter().enumerate().any(|(i, piece)| {
                    let first = first + i * width(height - 1);
                    piece.as_ref().is_some_and(|p| within(p, first, height - 1, holds))
                }),
            }
        }
        self.root.as_ref().is_some_and(|root| within(root, 0, self.height, holds))
    }

    /// Tells of each location its number and what was seen of it, but for pieces that were met
    /// before.
    pub(super) fn each<'a>(&'a self, met: &mut Met<'a>, tell: &mut dyn FnMut(usize, Seen)) {
        if let Some(root) = &self.root {
            met.each(root, 0, self.height, tell);
        }
    }
}

/// Pieces that were met, each with its first location. They live as long as this, so no others are
/// at their addresses.
#[derive(Default)]
pub(super) struct Met<'a>(FxHashSet<(*const Piece, usize)>, PhantomData<&'a Piece>);

impl Met<'_> {
    fn each(
        &mut self,
        piece: &Arc<Piece>,
        first: usize,
        height: u32,
        tell: &mut dyn FnMut(usize, Seen),
    ) {
        if !self.0.insert((Arc::as_ptr(piece), first)) {
            return;
        }
        match &**piece {
            Piece::Leaf(seen) => seen.iter().zip(first..).for_each(|(seen, at)| tell(at, *seen)),
            Piece::Inner(pieces) => {
                for (i, piece) in pieces.iter().enumerate() {
                    if let Some(piece) = piece {
                        self.each(piece, first + i * width(height - 1), height - 1, tell);
                    }
                }
            }
        }
    }
}

/// Sums of one function that are known of pieces. These are kept, so no others are at their
/// addresses.
#[derive(Default)]
pub(super) struct Known(FxHashMap<(*const Piece, usize), (Arc<Piece>, u128)>);

impl Known {
    fn sum(
        &mut self,
        piece: &Arc<Piece>,
        first: usize,
        height: u32,
        of: &dyn Fn(usize, Seen) -> u128,
    ) -> u128 {
        let key = (Arc::as_ptr(piece), first);
        if let Some((_, sum)) = self.0.get(&key) {
            return *sum;
        }
        let sum = match &**piece {
            Piece::Leaf(seen) => {
                let each = seen.iter().zip(first..).map(|(seen, at)| of(at, *seen));
                each.fold(0, u128::wrapping_add)
            }
            Piece::Inner(pieces) => {
                let mut sum = 0_u128;
                for (i, piece) in pieces.iter().enumerate() {
                    let Some(piece) = piece else { continue };
                    let first = first + i * width(height - 1);
                    sum = sum.wrapping_add(self.sum(piece, first, height - 1, of));
                }
                sum
            }
        };
        self.0.insert(key, (piece.clone(), sum));
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A few numbers that look like chance.
    fn numbers(seed: u64) -> impl Iterator<Item = usize> {
        let next =
            |x: &u64| Some(x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407));
        std::iter::successors(Some(seed), next).map(|x| (x >> 33) as usize)
    }

    fn of(seed: u64, most: usize) -> (Places, Vec<Seen>) {
        let (mut places, mut list) = (Places::default(), vec![Seen::default(); most]);
        let mut numbers = numbers(seed);
        for _ in 0..40 {
            let mut next = || numbers.next().unwrap_or_default();
            let (at, written, read) = (next() % most, next() as u64 % 9, next() as u64 % 9);
            let seen = Seen { written, read };
            (*places.get_mut(at), list[at]) = (seen, seen);
        }
        (places, list)
    }

    /// As lists are, that are joined one by one.
    #[test]
    fn places_are_as_lists() {
        for (a, b) in [(7, 7), (7, 100), (100, 7), (3000, 100), (100, 40_000), (40_000, 40_000)] {
            let ((mut one, ones), (other, others)) = (of(1, a), of(2, b));
            one = one.joined(&other);
            for i in 0..a.max(b) + 1 {
                let of = |list: &[Seen]| list.get(i).copied().unwrap_or_default();
                assert_eq!(one.get(i), of(&ones).joined(of(&others)), "{a} {b} {i}");
                assert_eq!(other.get(i), of(&others));
            }
            let most = ones.iter().chain(&others).map(|s| s.written).max();
            let sum: u128 = (0..a.max(b)).map(|i| u128::from(one.get(i).read)).sum();
            assert_eq!(one.sum(&mut Known::default(), &|_, seen| u128::from(seen.read)), sum);
            assert!(one.any(&|_, seen| Some(seen.written) == most));
            assert!(!one.any(&|i, seen| seen != one.get(i) || i > 50_000));
        }
    }

    /// Who joins what it has seen already has it in common.
    #[test]
    fn what_is_joined_is_shared() {
        let ((first, _), (other, _)) = (of(3, 3000), of(4, 3000));
        let all = first.joined(&other);
        assert!(all.has(&first) && all.has(&other) && !first.has(&all));
        for places in [first.joined(&all), other.joined(&all)] {
            let both = places.root.as_ref().zip(all.root.as_ref());
            assert!(both.is_some_and(|(a, b)| Arc::ptr_eq(a, b)));
        }
    }
}
