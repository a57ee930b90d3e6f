//! What is left of the search when it is stopped, and how it goes on.
//!
//! The path is kept node by node: whose sections are to be visited there, who sleeps, and whose
//! section the way goes on with. What was found stays with it, as a round that begins again throws
//! it away. On the way back each section of the path is executed once more, and nothing else. What
//! is known of its footprint is what was known when it was visited: more is learned of a section
//! where it is executed elsewhere, and then this path is left. So the trace has the same order, and
//! each conflict asks for what is to be visited already. Locations are met in the order in which
//! they were met before, as footprints name them by number.
//!
//! An error may be one of an earlier round, whose place is none of this one. So errors are found
//! again by their paths.

use super::super::cells::Place;
use super::super::checkpoint::Part;
use super::super::search::Explorer;
use super::super::tally::MAX_COUNT;
use super::footprint::Footprint;
use super::search::Search;
use super::state::{Footprints, Node, Sections};
use serde::{Deserialize, Serialize};
use std::sync::atomic::AtomicU64;

/// What is left of the search, beside how often it has taken turns at each node.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in super::super) struct Rest {
    nodes: Vec<Node>,
    /// What sections access in any trace, by their threads and numbers there.
    footprints: Vec<(u16, u32, Footprint)>,
    has_grown: bool,
    /// Errors of earlier rounds, as paths.
    errors: Vec<String>,
    executions: u64,
    commuting: u64,
    /// Every location that the search has met, by number.
    places: Vec<Place>,
}

impl Rest {
    pub(in super::super) fn is_plausible(&self) -> bool {
        self.commuting <= self.executions
            && self.executions < MAX_COUNT
            && self.places.iter().all(Place::is_plausible)
    }

    fn footprints(&self) -> Footprints {
        let each = self.footprints.iter();
        each.map(|(thread, number, footprint)| ((*thread, *number), footprint.clone())).collect()
    }
}

impl Explorer {
    /// What is left to do of such a search, which is here.
    pub(in super::super) fn rest_of_sections(&self, at: &Sections) -> Part {
        let each = at.footprints.iter();
        let mut footprints: Vec<_> =
            each.map(|((thread, number), f)| (*thread, *number, f.clone())).collect();
        footprints.sort_unstable_by_key(|(thread, number, _)| (*thread, *number));
        let rest = Rest {
            nodes: at.nodes.clone(),
            footprints,
            has_grown: at.has_grown,
            errors: at.errors.iter().map(|found| found.witness.encode(0)).collect(),
            executions: at.executions,
            commuting: at.commuting,
            places: self.cells.places().to_vec(),
        };
        Part {
            spot: self.spot(),
            within: self.is_within.then_some(self.steps),
            floor: 0,
            events: self.graph.len(),
            undecided: None,
            sections: Some(Box::new(rest)),
        }
    }

    /// Such a search where it was left; this is its root.
    pub(in super::super) fn restored_sections(&self, part: &Part, rest: &Rest) -> Option<Explorer> {
        let mut explorer = self.clone();
        explorer.reserve_numbers(part.spot.creators.iter().copied());
        for place in &rest.places {
            explorer.cell(*place);
        }
        let errors: Option<Vec<_>> = rest.errors.iter().map(|text| self.led_to(text)).collect();
        explorer.sections = Some(Box::new(Sections {
            footprints: rest.footprints(),
            errors: errors?,
            ..Sections::default()
        }));
        let visited = AtomicU64::new(0);
        let mut search = Search::new(&mut explorer, None, &visited);
        search.go_back(&rest.nodes, &part.spot.place)?;
        let mut at = search.at;
        (at.has_grown, at.executions, at.commuting) =
            (rest.has_grown, rest.executions, rest.commuting);
        explorer.sections = Some(at);
        (explorer.is_within, explorer.steps) = (part.within.is_some(), part.within.unwrap_or(0));
        explorer.tally = self.tally.fresh();
        (explorer.graph.len() == part.events).then_some(explorer)
    }
}

impl Search<'_, '_> {
    /// Goes to the last of these nodes.
    fn go_back(&mut self, nodes: &[Node], turns: &[u32]) -> Option<()> {
        if nodes.len() != turns.len() {
            return None;
        }
        for (at, node) in nodes.iter().enumerate() {
            match at.checked_sub(1).map(|before| &nodes[before].current) {
                None => {}
                Some(Some(taken)) => self.section(taken.thread).ok()?,
                Some(None) => return None,
            }
            self.settle().ok()?;
            self.take_up(node)?;
        }
        self.explorer.place = turns.to_vec();
        nodes.last().is_none_or(|node| node.current.is_none()).then_some(())
    }

    /// All threads are where they were at this node.
    fn take_up(&mut self, node: &Node) -> Option<()> {
        let is_there = |thread: u16| usize::from(thread) < self.explorer.locals.len();
        let mut named = node.todo.iter().copied().chain(node.current.iter().map(|t| t.thread));
        if !named.all(is_there) {
            return None;
        }
        self.push_node(node.todo.clone(), node.asleep.clone());
        let new = self.at.nodes.last()?;
        ((new.events, new.steps) == (node.events, node.steps)).then_some(())
    }
}
