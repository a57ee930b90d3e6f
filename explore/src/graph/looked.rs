//! What rounds that are left out access (`rivals`).

use super::place::{Guard, Place};
use serde::{Deserialize, Serialize};
use tresse_memmodels::Order;

/// What rounds that are left out do at a location.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Looked {
    rounds: Vec<Round>,
    /// The length in bytes.
    len: u32,
    how: How,
}

/// Rounds that access the location. `None`: any, or what has no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Round {
    pub thread: Option<u16>,
    /// What the read reads with which they begin.
    pub first: Option<Place>,
    /// The location's object. Others of the same shape are not accessed.
    pub object: Option<u64>,
    /// The lock that they hold when they access the location.
    pub guard: Guard,
}

impl Round {
    /// Are the rounds of another one among these?
    pub(super) fn includes(&self, other: &Round) -> bool {
        (self.thread.is_none() || self.thread == other.thread)
            && (self.first.is_none() || self.first == other.first)
            && (self.object.is_none() || self.object == other.object)
    }
}

/// So many kinds of rounds are told apart. Each that is new has the search begin again.
const MOST: usize = 16;

/// How a location is accessed.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct How {
    is_plain: bool,
    writes: bool,
}

impl How {
    /// As an object ends.
    pub(super) const END: How = How { is_plain: true, writes: true };

    pub(super) fn of(order: Order, writes: bool) -> How {
        How { is_plain: !order.is_atomic(), writes }
    }

    /// LLVM's Language Reference, "Memory Model for Concurrent Operations".
    fn conflicts(self, other: How) -> bool {
        (self.is_plain || other.is_plain) && (self.writes || other.writes)
    }
}

impl Looked {
    /// What one event does at a place, in such a round.
    pub(super) fn at(round: Round, place: &Place, how: How) -> Looked {
        Looked { rounds: vec![round], len: place.len, how }
    }

    /// Does it say all that another one says?
    pub(super) fn has(&self, other: &Looked) -> bool {
        let is_known = |round: &Round| {
            let known = self.rounds.iter().find(|known| known.includes(round));
            known.is_some_and(|known| [Guard::None, round.guard].contains(&known.guard))
        };
        other.rounds.iter().all(is_known)
            && self.len >= other.len
            && self.how.is_plain >= other.how.is_plain
            && self.how.writes >= other.how.writes
    }

    /// Adds another one. Returns whether that is new.
    pub(super) fn add(&mut self, other: &Looked) -> bool {
        if self.has(other) {
            return false;
        }
        other.rounds.iter().for_each(|round| self.add_round(*round));
        self.widen(|round| Round { first: None, thread: None, ..round });
        self.widen(|round| Round { object: None, ..round });
        self.len = self.len.max(other.len);
        self.how.is_plain |= other.how.is_plain;
        self.how.writes |= other.how.writes;
        true
    }

    /// Rounds that hold several locks hold none for sure.
    fn add_round(&mut self, round: Round) {
        match self.rounds.iter_mut().find(|known| known.includes(&round)) {
            Some(known) if known.guard != round.guard => known.guard = Guard::None,
            Some(_) => {}
            None => self.rounds.push(round),
        }
    }

    /// Tells less apart if there is too much.
    fn widen(&mut self, wider: impl Fn(Round) -> Round) {
        if self.rounds.len() > MOST {
            for round in std::mem::take(&mut self.rounds) {
                self.add_round(wider(round));
            }
        }
    }

    /// May such a round, at this offset, conflict with an access that begins at another one?
    pub(super) fn conflicts(&self, offset: u64, first: u64, how: How) -> bool {
        how.conflicts(self.how) && offset.saturating_add(u64::from(self.len)) > first
    }

    /// All such rounds.
    pub(super) fn rounds(&self) -> impl Iterator<Item = &Round> {
        self.rounds.iter()
    }

    /// The same by another round.
    pub(super) fn with(&self, round: Round) -> Looked {
        Looked { rounds: vec![round], ..*self }
    }

    /// Such rounds that access the location in this object.
    pub(super) fn rounds_at(&self, object: u64) -> impl Iterator<Item = &Round> {
        self.rounds.iter().filter(move |round| round.object.is_none_or(|o| o == object))
    }
}
