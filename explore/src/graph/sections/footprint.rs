//! What a step of a thread accesses.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// What can be accessed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(super) enum Spot {
    /// A location of the graph.
    Cell(u32),
    /// That an object which may go is there: every access reads it, and who frees it writes it.
    Object(u64),
    /// What was written to a file descriptor.
    Output(u32),
}

/// How it is accessed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(super) enum Kind {
    /// It is read.
    Read,
    /// By an update in no order (`commute`).
    Commutes,
    /// It is written.
    Write,
}

impl Kind {
    pub(super) const ALL: [Kind; 3] = [Kind::Read, Kind::Commutes, Kind::Write];

    /// Do two accesses conflict?
    pub(super) fn conflicts(self, other: Kind) -> bool {
        self != other || self == Kind::Write
    }
}

/// All accesses of a step: each spot once with each kind, in order.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<(Spot, Kind)>", into = "Vec<(Spot, Kind)>")]
pub(super) struct Footprint(SmallVec<[(Spot, Kind); 6]>);

impl From<Vec<(Spot, Kind)>> for Footprint {
    fn from(accesses: Vec<(Spot, Kind)>) -> Footprint {
        let mut footprint = Footprint::default();
        accesses.into_iter().for_each(|(spot, kind)| footprint.add(spot, kind));
        footprint
    }
}

impl From<Footprint> for Vec<(Spot, Kind)> {
    fn from(footprint: Footprint) -> Vec<(Spot, Kind)> {
        footprint.0.into_vec()
    }
}

impl Footprint {
    pub(super) fn add(&mut self, spot: Spot, kind: Kind) {
        if let Err(at) = self.0.binary_search(&(spot, kind)) {
            self.0.insert(at, (spot, kind));
        }
    }

    /// Adds another one. Is anything of that new?
    pub(super) fn extend(&mut self, other: &Footprint) -> bool {
        let before = self.0.len();
        other.iter().for_each(|(spot, kind)| self.add(spot, kind));
        self.0.len() > before
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Spot, Kind)> {
        self.0.iter().copied()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Do two steps conflict?
    pub(super) fn conflicts(&self, other: &Footprint) -> bool {
        let (mut ours, mut theirs) = (&self.0[..], &other.0[..]);
        while let (Some((a, _)), Some((b, _))) = (ours.first(), theirs.first()) {
            let (a, b) = (*a, *b);
            let of = |list: &[(Spot, Kind)], spot| list.iter().take_while(|x| x.0 == spot).count();
            if a == b {
                let (n, m) = (of(ours, a), of(theirs, b));
                let is_conflict = |x: &(Spot, Kind)| theirs[..m].iter().any(|y| x.1.conflicts(y.1));
                if ours[..n].iter().any(is_conflict) {
                    return true;
                }
                (ours, theirs) = (&ours[n..], &theirs[m..]);
            } else if a < b {
                ours = &ours[1..];
            } else {
                theirs = &theirs[1..];
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::{Footprint, Kind, Spot};

    fn footprint(accesses: &[(u32, Kind)]) -> Footprint {
        let mut footprint = Footprint::default();
        accesses.iter().for_each(|(cell, kind)| footprint.add(Spot::Cell(*cell), *kind));
        footprint
    }

    #[test]
    fn steps_conflict_where_one_writes_what_the_other_accesses() {
        use Kind::{Commutes, Read, Write};
        type Accesses = &'static [(u32, Kind)];
        let cases: [(Accesses, Accesses, bool); 9] = [
            (&[], &[(1, Write)], false),
            (&[(1, Read)], &[(1, Read)], false),
            (&[(1, Commutes)], &[(1, Commutes)], false),
            (&[(1, Read)], &[(1, Commutes)], true),
            (&[(1, Read)], &[(1, Write)], true),
            (&[(1, Write)], &[(1, Write)], true),
            (&[(1, Write), (3, Read)], &[(2, Write), (3, Read), (4, Write)], false),
            (&[(1, Write), (4, Read)], &[(2, Write), (3, Read), (4, Read), (4, Write)], true),
            (&[(5, Read), (5, Write)], &[(5, Read)], true),
        ];
        for (a, b, conflict) in cases {
            assert_eq!(footprint(a).conflicts(&footprint(b)), conflict, "{a:?} {b:?}");
            assert_eq!(footprint(b).conflicts(&footprint(a)), conflict, "{b:?} {a:?}");
        }
    }
}
