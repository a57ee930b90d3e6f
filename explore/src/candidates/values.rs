//! What locations can hold, found round by round.

use super::trace::Location;
use std::collections::BTreeMap;
use tresse_machine::sync::State;
use tresse_machine::value::Value;
use triomphe::Arc;

/// What an access finds at a location, or leaves there: the state of a library object that a call
/// has left, and the bytes.
pub(super) type Content = (Option<Arc<State>>, Value);

/// What each location can hold, as far as known. A write that depends on a read of this round
/// counts from the next one on.
#[derive(Clone, Default, Debug)]
pub(super) struct Values {
    known: BTreeMap<Location, Vec<Content>>,
    found: Vec<(Location, Content)>,
    /// An initial value was entered in this round: runs that were made before it do not know it.
    is_grown: bool,
}

impl Values {
    /// The next round: whether it knows more than this one.
    pub(super) fn advance(&mut self) -> bool {
        let mut is_more = std::mem::take(&mut self.is_grown);
        for (location, content) in std::mem::take(&mut self.found) {
            let list = self.known.entry(location).or_default();
            if !list.contains(&content) {
                list.push(content);
                is_more = true;
            }
        }
        is_more
    }

    /// What a location holds at first counts at once: it depends on no read.
    pub(super) fn start(&mut self, location: Location, content: Content) {
        let list = self.known.entry(location).or_default();
        if !list.contains(&content) {
            list.push(content);
            self.is_grown = true;
        }
    }

    /// A write was met.
    pub(super) fn add(&mut self, location: Location, content: Content) {
        let is_known = self.known.get(&location).is_some_and(|list| list.contains(&content));
        if !is_known && !self.found.iter().any(|f| f.0 == location && f.1 == content) {
            self.found.push((location, content));
        }
    }

    /// What is known of a location.
    pub(super) fn at(&self, location: Location) -> Vec<Content> {
        self.known.get(&location).cloned().unwrap_or_default()
    }
}
