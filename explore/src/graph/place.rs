//! Places in memory, and the locks of what is there.

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use tresse_machine::memory::cache::Spot;
use tresse_machine::value::Prov;
use tresse_memmodels::Access;

/// What a location is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Place {
    /// The object, with its generation.
    pub object: u64,
    pub offset: u64,
    /// Bytes; 0 for what is no memory: elections at barriers.
    pub len: u32,
}

impl Place {
    /// That of an access.
    pub(super) fn of(access: &Access) -> Place {
        Place { object: access.object, offset: access.offset, len: access.len }
    }

    /// The object.
    pub(super) fn prov(&self) -> Prov {
        Prov::from_word(self.object)
    }

    /// Where it is in memory.
    pub(super) fn spot(&self) -> Spot {
        let prov = Prov::from_word(self.object);
        Spot { arena: prov.arena(), slot: prov.slot(), offset: self.offset }
    }

    /// May there be such a place? What is no memory has no bytes.
    pub(super) fn is_plausible(&self) -> bool {
        self.len == 0 || self.offset < u64::MAX / 2
    }

    /// The bytes in its object; one at least.
    pub(super) fn bytes(&self) -> RangeInclusive<u64> {
        self.offset..=self.offset.saturating_add(u64::from(self.len.max(1)) - 1)
    }

    pub(super) fn overlaps(&self, other: &Place) -> bool {
        self.len > 0
            && other.len > 0
            && self.offset < other.offset + u64::from(other.len)
            && other.offset < self.offset + u64::from(self.len)
    }
}

/// The bytes of an access in its object.
pub(super) fn bytes_of(access: &Access) -> RangeInclusive<u64> {
    Place::of(access).bytes()
}

/// Where locations may begin that share some of these bytes.
pub(super) fn near(bytes: &RangeInclusive<u64>) -> RangeInclusive<u64> {
    bytes.start().saturating_sub(WIDEST - 1)..=*bytes.end()
}

/// Bytes of a location, at most.
const WIDEST: u64 = 8;

/// The lock that threads hold who access a location (`lock_rounds`, `rivals`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum Guard {
    /// At this place of the same object.
    Within { offset: u64, len: u32 },
    /// In a variable.
    Variable(Place),
    /// There is none.
    None,
}
