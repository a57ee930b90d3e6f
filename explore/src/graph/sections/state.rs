//! Where the search is, and what it knows.

use super::super::search::Explorer;
use super::super::tally::{Spot, Tally};
use super::footprint::Footprint;
use super::trace::Trace;
use crate::report::Found;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

/// A thread whose next section need not be next, as that was visited before; until another step
/// conflicts with it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asleep {
    pub thread: u16,
    pub footprint: Footprint,
}

/// A place where each thread is at a lock, or cannot go on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Node {
    /// How many events and steps there are.
    pub events: usize,
    pub steps: usize,
    /// Whose section is to come next here: `backtrack` in the paper.
    pub todo: Vec<u16>,
    pub asleep: Vec<Asleep>,
    /// Whose section is being visited, with what it accessed.
    pub current: Option<Asleep>,
}

/// What a section accesses in any trace, by its thread and its number there.
pub(super) type Footprints = FxHashMap<(u16, u32), Footprint>;

/// Where the search is, and what it knows.
#[derive(Clone, Default)]
pub(in super::super) struct Sections {
    pub(super) nodes: Vec<Node>,
    pub(super) trace: Trace,
    pub(super) footprints: Footprints,
    /// One of them has grown in this round.
    pub(super) has_grown: bool,
    /// Errors of earlier rounds.
    pub(super) errors: Vec<Found>,
    /// Executions of this round, and those with sections of one lock that commute.
    pub(super) executions: u64,
    pub(super) commuting: u64,
}

impl Node {
    /// Whose section is to come next, if there is one that was not visited.
    pub(super) fn next(&self) -> Option<u16> {
        let sleeps = |t: &&u16| self.asleep.iter().any(|asleep| asleep.thread == **t);
        self.todo.iter().find(|t| !sleeps(t)).copied()
    }
}

impl Explorer {
    /// What such a search has found that was stopped.
    pub(in super::super) fn found_in_sections(&self) -> Option<Tally> {
        let at = self.sections.as_ref()?;
        let mut tally = self.tally.clone();
        at.add_errors(&mut tally);
        Some(tally)
    }
}

impl Sections {
    /// Adds errors of earlier rounds to what was found in this one.
    pub(super) fn add_errors(&self, tally: &mut Tally) {
        for found in &self.errors {
            if tally.is_new(&found.ending) {
                tally.fail(found.clone(), Spot::default());
            }
        }
    }

    /// Executions that were visited in this round.
    pub(in super::super) fn executions(&self) -> u64 {
        self.executions
    }
}
