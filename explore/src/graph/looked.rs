//! What rounds that are left out access (`rivals`).

use super::place::{Guard, Place};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use tresse_memmodels::Order;
use tresse_memmodels::graph::EventId;

/// What rounds that are left out do at a location.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Looked {
    /// Where the first reads of such rounds are, with the threads.
    rounds: BTreeSet<(u16, u32)>,
    /// The objects: others of the same shape are none of them. None: all of the shape.
    objects: Option<BTreeSet<u64>>,
    /// The length in bytes.
    len: u32,
    how: How,
    /// The lock that all of them hold meanwhile.
    guard: Guard,
}

/// So many threads, or objects, are told apart. Each that is new has the search begin again.
const MOST: usize = 16;

/// Any thread.
const ANY: u16 = u16::MAX;

/// How a location is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
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
    /// What one event does at a place, in a round of its thread that begins there.
    pub(super) fn at(id: EventId, site: u32, place: &Place, how: How, guard: Guard) -> Looked {
        let (rounds, objects) = (BTreeSet::from([(id.thread, site)]), [place.object]);
        Looked { rounds, objects: Some(objects.into()), len: place.len, how, guard }
    }

    /// Does it say all that another one says?
    pub(super) fn has(&self, other: &Looked) -> bool {
        let has_objects = match (&self.objects, &other.objects) {
            (Some(all), Some(more)) => more.is_subset(all),
            (all, _) => all.is_none(),
        };
        has_objects
            && other.rounds.iter().all(|(thread, site)| self.has_round(*thread, *site))
            && self.len >= other.len
            && self.how.is_plain >= other.how.is_plain
            && self.how.writes >= other.how.writes
            && (self.guard == Guard::None || self.guard == other.guard)
    }

    /// Adds another one. Returns whether that is new.
    pub(super) fn add(&mut self, other: &Looked) -> bool {
        if self.has(other) {
            return false;
        }
        self.rounds.extend(&other.rounds);
        if self.rounds.len() > MOST {
            self.rounds = self.rounds.iter().map(|(_, site)| (ANY, *site)).collect();
        }
        self.objects = match (self.objects.take(), &other.objects) {
            (Some(mut all), Some(more)) => {
                all.extend(more);
                Some(all).filter(|all| all.len() <= MOST)
            }
            _ => None,
        };
        self.len = self.len.max(other.len);
        self.how.is_plain |= other.how.is_plain;
        self.how.writes |= other.how.writes;
        if self.guard != other.guard {
            self.guard = Guard::None;
        }
        true
    }

    /// May such a round, at this offset, conflict with an access of an object that begins there?
    pub(super) fn conflicts(&self, offset: u64, access: (u64, u64), how: How) -> bool {
        let (object, first) = access;
        how.conflicts(self.how)
            && self.objects.as_ref().is_none_or(|all| all.contains(&object))
            && offset.saturating_add(u64::from(self.len)) > first
    }

    /// Does such a round of a thread begin there?
    pub(super) fn has_round(&self, thread: u16, site: u32) -> bool {
        self.rounds.contains(&(thread, site)) || self.rounds.contains(&(ANY, site))
    }

    /// The lock that is held.
    pub(super) fn guard(&self) -> &Guard {
        &self.guard
    }
}
