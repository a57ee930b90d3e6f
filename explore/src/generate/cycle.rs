//! Cycles of relation edges (diy's *cycles of candidate relaxations*): which there are, and in what
//! order.
//!
//! A cycle is a list of edges that meet in direction; the last one leaves its thread. Threads
//! change over external edges, locations over `Pod`; as all others keep the location, one `Pod`
//! alone closes no cycle.

use Edge::{Coe, Coi, Fre, Fri, PodRR, PodRW, PodWR, PodWW, PosRR, Rfe, Rfi};

/// An edge between two events: communication with another thread (`e`), the same to the same
/// location within the thread (`i`, `Pos`), or program order to a different location (`Pod`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub(super) enum Edge {
    Rfe,
    Fre,
    Coe,
    PodWW,
    PodWR,
    PodRW,
    PodRR,
    PosRR,
    Rfi,
    Fri,
    Coi,
}

const EDGES: [Edge; 11] = [Rfe, Fre, Coe, PodWW, PodWR, PodRW, PodRR, PosRR, Rfi, Fri, Coi];

impl Edge {
    /// Does it begin, and does it end, in a write?
    fn ends(self) -> (bool, bool) {
        match self {
            Rfe | Rfi | PodWR => (true, false),
            Coe | Coi | PodWW => (true, true),
            Fre | Fri | PodRW => (false, true),
            PosRR | PodRR => (false, false),
        }
    }

    pub(super) fn begins_in_write(self) -> bool {
        self.ends().0
    }

    pub(super) fn is_external(self) -> bool {
        matches!(self, Rfe | Fre | Coe)
    }

    pub(super) fn changes_location(self) -> bool {
        matches!(self, PodRR | PodRW | PodWR | PodWW)
    }
}

/// A cycle and its name.
pub(super) struct Shape {
    pub(super) name: String,
    pub(super) edges: Vec<Edge>,
}

/// Shapes that the literature has names for (Cats, Table III, and the tests of POWER that it goes
/// on with).
const CLASSICS: &[(&str, &[Edge])] = &[
    ("SB", &[PodWR, Fre, PodWR, Fre]),
    ("MP", &[PodWW, Rfe, PodRR, Fre]),
    ("LB", &[PodRW, Rfe, PodRW, Rfe]),
    ("2+2W", &[PodWW, Coe, PodWW, Coe]),
    ("R", &[PodWW, Coe, PodWR, Fre]),
    ("S", &[PodWW, Rfe, PodRW, Coe]),
    ("IRIW", &[Rfe, PodRR, Fre, Rfe, PodRR, Fre]),
    ("WRC", &[Rfe, PodRW, Rfe, PodRR, Fre]),
    ("RWC", &[Rfe, PodRR, Fre, PodWR, Fre]),
    ("WWC", &[Rfe, PodRW, Rfe, PodRW, Coe]),
    ("WRW+WR", &[Rfe, PodRW, Coe, PodWR, Fre]),
    ("WRW+2W", &[Rfe, PodRW, Coe, PodWW, Coe]),
    ("IRRWIW", &[Rfe, PodRR, Fre, Rfe, PodRW, Coe]),
    ("IRWIW", &[Rfe, PodRW, Coe, Rfe, PodRW, Coe]),
    ("ISA2", &[PodWW, Rfe, PodRW, Rfe, PodRR, Fre]),
    ("W+RWC", &[PodWW, Rfe, PodRR, Fre, PodWR, Fre]),
    ("Z6.0", &[PodWW, Rfe, PodRW, Coe, PodWR, Fre]),
    ("Z6.1", &[PodWW, Coe, PodWW, Rfe, PodRW, Coe]),
    ("Z6.2", &[PodWW, Rfe, PodRW, Rfe, PodRW, Coe]),
    ("Z6.3", &[PodWW, Coe, PodWW, Rfe, PodRR, Fre]),
    ("Z6.4", &[PodWW, Coe, PodWR, Fre, PodWR, Fre]),
    ("Z6.5", &[PodWW, Coe, PodWW, Coe, PodWR, Fre]),
    ("3.SB", &[PodWR, Fre, PodWR, Fre, PodWR, Fre]),
    ("3.LB", &[PodRW, Rfe, PodRW, Rfe, PodRW, Rfe]),
    ("3.2W", &[PodWW, Coe, PodWW, Coe, PodWW, Coe]),
    ("SB+rfis", &[Rfi, PodRR, Fre, Rfi, PodRR, Fre]),
    ("CoRR", &[Rfe, PosRR, Fre]),
    ("CoRW2", &[Rfe, Fri, Coe]),
    ("CoWR", &[Rfi, Fre, Coe]),
];

/// Cycles of up to this many edges.
const LENGTH: usize = 6;

/// Threads of a cycle, accesses of a thread, and changes of location, at most.
const THREADS: usize = 4;
const ACCESSES: usize = 4;
const CHANGES: usize = 3;

/// How many cycles without a name there are (a test counts them again).
const OTHERS: u64 = 1530;

/// The cycle of program `n`, and how often it came before. Half of the programs, the even ones,
/// take turns in the shapes that have names. The others go through all cycles, short ones first, in
/// blocks: each is twice as long as the one before, and begins again with the first cycle.
pub(super) fn pick(n: u64) -> (Shape, u64) {
    let at = n / 2;
    if n.is_multiple_of(2) {
        let (name, edges) = CLASSICS[(at % CLASSICS.len() as u64) as usize];
        return (Shape { name: name.into(), edges: edges.to_vec() }, at / CLASSICS.len() as u64);
    }
    let (mut at, mut size, mut round) = (at, 32, 0);
    while at >= size && size < OTHERS {
        at -= size;
        size = (size * 2).min(OTHERS);
        round += 1;
    }
    (other((at % size) as usize), round + at / size)
}

/// A cycle without a name, by number.
fn other(n: usize) -> Shape {
    let mut left = n;
    for length in 2..=LENGTH {
        let mut found = None;
        each(length, &mut |edges| {
            if left == 0 {
                found = Some(edges.to_vec());
            }
            left = left.wrapping_sub(1);
            found.is_none()
        });
        if let Some(edges) = found {
            let names: Vec<String> = edges.iter().map(|e| format!("{e:?}")).collect();
            return Shape { name: names.join("."), edges };
        }
    }
    let (name, edges) = CLASSICS[n % CLASSICS.len()];
    Shape { name: name.into(), edges: edges.to_vec() }
}

/// Calls `f` with each cycle of a length that has no name, once for all its rotations; `f` says
/// whether to go on.
fn each(length: usize, f: &mut dyn FnMut(&[Edge]) -> bool) {
    let classics: Vec<Vec<Edge>> =
        CLASSICS.iter().map(|(_, edges)| least_rotation(edges)).collect();
    let mut edges = Vec::with_capacity(length);
    extend(&mut edges, length, &mut |edges| {
        let is_new = is_cycle(edges)
            && least_rotation(edges) == edges
            && !classics.iter().any(|c| c == edges);
        !is_new || f(edges)
    });
}

fn extend(edges: &mut Vec<Edge>, length: usize, f: &mut dyn FnMut(&[Edge]) -> bool) -> bool {
    if edges.len() == length {
        return f(edges);
    }
    for edge in EDGES {
        if edges.last().is_some_and(|last| last.ends().1 != edge.ends().0) {
            continue;
        }
        edges.push(edge);
        let goes_on = extend(edges, length, f);
        edges.pop();
        if !goes_on {
            return false;
        }
    }
    true
}

/// Is it one, and small enough?
fn is_cycle(edges: &[Edge]) -> bool {
    let (Some(first), Some(last)) = (edges.first(), edges.last()) else { return false };
    let threads = edges.iter().filter(|e| e.is_external()).count();
    let changes = edges.iter().filter(|e| e.changes_location()).count();
    let is_closed = last.ends().1 == first.ends().0 && last.is_external();
    let accesses = edges.split_inclusive(|e| e.is_external()).map(<[Edge]>::len).max();
    is_closed
        && (2..=THREADS).contains(&threads)
        && changes != 1
        && changes <= CHANGES
        && accesses <= Some(ACCESSES)
}

/// The first in the order of edges of all its rotations that end in an external edge.
fn least_rotation(edges: &[Edge]) -> Vec<Edge> {
    let rotations = (0..edges.len()).map(|i| [&edges[i..], &edges[..i]].concat());
    rotations.filter(|r| r.last().is_some_and(|e| e.is_external())).min().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_shapes_are_cycles() {
        for (name, edges) in CLASSICS {
            let meets = edges.windows(2).all(|pair| pair[0].ends().1 == pair[1].ends().0);
            assert!(meets && is_cycle(edges), "{name}");
        }
    }

    #[test]
    fn others_are_counted() {
        let mut n = 0;
        for length in 2..=LENGTH {
            each(length, &mut |_| {
                n += 1;
                true
            });
        }
        assert_eq!(n, OTHERS, "the constant and the cycles");
    }

    /// Every cycle of one length comes once, however it is turned.
    #[test]
    fn rotations_are_one_cycle() {
        let edges = [PodRR, Fre, PodWW, Rfe];
        assert_eq!(least_rotation(&edges), least_rotation(&[PodWW, Rfe, PodRR, Fre]));
        let mut n = 0;
        each(2, &mut |_| {
            n += 1;
            true
        });
        // Rfe.Fre and Coe.Coe.
        assert_eq!(n, 2);
    }

    #[test]
    fn turns_begin_again() {
        assert_eq!(pick(0).0.name, "SB");
        assert_eq!(pick(2 * CLASSICS.len() as u64).1, 1);
        assert_eq!(pick(1).0.edges, pick(65).0.edges);
        assert_eq!((pick(63).1, pick(65).1), (0, 1));
    }
}
