//! Places where a search has more than one way on (TruSt's recursion, with the stack made
//! explicit).

use super::event::{Tuple, Ways};
use super::frees::Frees;
use super::state::{Absent, Before, Info};
use tresse_machine::sync;
use tresse_machine::value::Value;
use tresse_memmodels::graph::maximal::Revisit;
use tresse_memmodels::graph::{Event, EventId, Removed};

/// What a revisit took away, to be put back.
#[derive(Clone, Debug)]
pub(super) struct Saved {
    pub removed: Removed,
    pub infos: Vec<(usize, Vec<Info>)>,
    pub frees: Frees,
    /// Reads that had left the graph.
    pub absent: Vec<Absent>,
    /// Threads as they were.
    pub threads: Vec<(usize, Before)>,
    /// Events that were let in at a lock by a release that is gone, as they were.
    pub changed: Vec<(EventId, Event, Value)>,
    /// The read as it was, and the value that it wrote if it was an update.
    pub event: Event,
    pub value: Value,
    /// The state that it left, if it was a call.
    pub state: Option<triomphe::Arc<sync::State>>,
    /// The write that revisits.
    pub write: EventId,
    /// The read is a call that has left the graph: it waits for another state than the write's.
    pub is_displaced: bool,
}

/// An event with its ways.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub id: EventId,
    /// Length of the graph with the event in it.
    pub len: usize,
    pub ways: Ways,
    /// The way to take next.
    pub next: usize,
    /// Reads that the event may revisit now: for an update with the way that was taken last, for a
    /// write when all ways were taken.
    pub revisits: Vec<Revisit>,
    /// A revisit of the event, which is a read.
    pub saved: Option<Box<Saved>>,
    /// For accesses of several parts: what the place of a way is the number of.
    pub tuples: Vec<Tuple>,
}

impl Frame {
    pub(super) fn new(id: EventId, len: usize, ways: Ways) -> Frame {
        Frame { id, len, ways, next: 0, revisits: Vec::new(), saved: None, tuples: Vec::new() }
    }

    /// What was not begun is another's.
    pub(super) fn close(&mut self) {
        self.next = self.ways.len();
        self.revisits.clear();
    }

    /// Is there an alternative that was not begun?
    pub(super) fn has_more(&self) -> bool {
        self.next < self.ways.len() || !self.revisits.is_empty()
    }
}
