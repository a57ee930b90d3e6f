//! What rounds that are left out access (`rivals`).

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use tresse_machine::program::SiteId;
use tresse_memmodels::Order;

/// What rounds that are left out do at a location.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Looked {
    /// Where the first reads of such rounds are.
    pub sites: BTreeSet<u32>,
    pub how: How,
}

/// How a location is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct How {
    pub is_plain: bool,
    pub writes: bool,
}

impl How {
    /// As an object ends.
    pub(super) const END: How = How { is_plain: true, writes: true };

    pub(super) fn of(order: Order, writes: bool) -> How {
        How { is_plain: !order.is_atomic(), writes }
    }

    /// LLVM's Language Reference, "Memory Model for Concurrent Operations".
    pub(super) fn conflicts(self, other: How) -> bool {
        (self.is_plain || other.is_plain) && (self.writes || other.writes)
    }
}

impl Looked {
    pub(super) fn at(site: SiteId, how: How) -> Looked {
        Looked { sites: BTreeSet::from([site.0]), how }
    }

    /// Adds another one. Returns whether that is new.
    pub(super) fn add(&mut self, other: &Looked) -> bool {
        let before = self.clone();
        self.sites.extend(&other.sites);
        self.how.is_plain |= other.how.is_plain;
        self.how.writes |= other.how.writes;
        *self != before
    }
}
