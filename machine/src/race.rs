//! Data races as the literal machine sees them (K-LLVM §4.4 `isRace`; DESIGN §3.1): two
//! operations in flight together whose bytes overlap, at least one of which writes and at least one
//! of which is not atomic.

use crate::ids::{Key, SiteId, Tid};
use crate::value::Prov;
use tresse_memmodels::{Access, Kind, Order};

/// One side of a race.
#[derive(Clone, Debug, PartialEq)]
pub struct RaceSide {
    /// Thread, dynamic block and instruction.
    pub key: Key,
    /// Where.
    pub site: SiteId,
    /// Does it read, write or both.
    pub kind: Kind,
    /// Its order.
    pub order: Order,
}

impl RaceSide {
    /// What an object's thread wrote before others came to know the object, the zeros of `calloc`
    /// among it: a plain write, where the object was made.
    pub fn initial(owner: Tid, site: SiteId) -> RaceSide {
        let key = Key { thread: owner, block: 0, inst: 0 };
        RaceSide { key, site, kind: Kind::Write, order: Order::Na }
    }
}

/// A race: both sides, and the bytes that they share.
#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    /// The two accesses, the one that was committed first.
    pub sides: [RaceSide; 2],
    /// The object, in words.
    pub object: String,
    /// The object itself, for its name.
    pub prov: Prov,
    /// First shared byte within the object.
    pub offset: u64,
    /// Number of shared bytes.
    pub len: u64,
}

impl Race {
    /// The two places, in a fixed order: races between the same two are the same.
    pub fn sites(&self) -> (SiteId, SiteId) {
        let (a, b) = (self.sides[0].site, self.sides[1].site);
        (a.min(b), a.max(b))
    }

    /// If the other side is not known yet ([`Race::open`]): the race is the one of these that the
    /// load has.
    pub fn close(&mut self, known: impl IntoIterator<Item = Race>) {
        if self.sides[0] == self.sides[1]
            && let Some(race) = known.into_iter().find(|r| r.sides.contains(&self.sides[0]))
        {
            *self = race;
        }
    }
}

/// The bytes that two overlapping accesses share: first byte and number.
pub fn shared(a: &Access, b: &Access) -> (u64, u64) {
    let start = a.offset.max(b.offset);
    let end = (a.offset + u64::from(a.len)).min(b.offset + u64::from(b.len));
    (start, end.saturating_sub(start))
}

/// One bit for each bit of `of` whose byte `by` touches; `of` is at most eight bytes.
pub fn shared_bits(of: &Access, by: &Access) -> u64 {
    let (start, len) = shared(of, by);
    if len == 0 {
        return 0;
    }
    crate::value::mask(len as u32 * 8) << ((start - of.offset) * 8)
}
