//! What is seen of the first executions of a search (`choose`).

use super::cells::Place;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What was seen of the first executions.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Probe {
    pub leaves: u64,
    /// All of theirs.
    pub events: u64,
    /// Those that were added, and how many of the last one are there in the next one as well.
    pub added: u64,
    pub kept: usize,
    /// Their classes by reads-from, by number (`choose`).
    pub classes: BTreeSet<u64>,
    /// Executions whose others were looked at, and their shares of classes.
    pub seen: u64,
    pub shares: u64,
}

/// What a search leaves behind that has not chosen yet, beside its way.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undecided {
    pub probe: Probe,
    /// Words that were looked at for coherence orders.
    pub searched: u64,
    /// Every location that the search has met, by number: classes are told apart by numbers, and
    /// what an order costs depends on them.
    pub places: Vec<Place>,
}

/// No search looks at so much before it has chosen, and products of such numbers do not overflow.
const MAX: u64 = 1 << 40;

impl Undecided {
    pub(super) fn is_plausible(&self) -> bool {
        let probe = &self.probe;
        let counts = [probe.leaves, probe.events, probe.added, probe.seen, probe.kept as u64];
        counts.iter().all(|n| *n < MAX)
            && self.searched < u64::MAX / 2
            && probe.shares < u64::MAX / 2
            && self.places.iter().all(Place::is_plausible)
    }
}
