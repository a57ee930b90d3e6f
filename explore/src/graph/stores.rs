//! Stores to the state words of library objects, beside calls: an initialiser, or any other access
//! that writes and is no call. Each begins a new object.
//!
//! `calls` takes a call out of the graph where another takes the state that it has read, and lets
//! it come back, because whatever it reads then comes after what the other has left. That is so as
//! long as states are a chain of updates: each of the older ones is taken. Where a store stands
//! among them it is not. Let one call have read what a store has written, and another take that:
//! the first comes back and reads the initial state, which nobody has taken. It is let in there,
//! and stands *before* the other. But that graph is found by another way of the first call, too.
//!
//! *Stores that are ordered do no harm.* No call may come to read what is older than a store that
//! is there; and where a store comes to be, all calls that are there are causes of it, and it can
//! only come last. As long as that holds of each graph of a search, whoever comes back reads from
//! the last store or from what follows it. It has left for a call that stood after the last store
//! of that time, and all stores since stand after that call. So it comes after that call, along a
//! chain of updates or behind a later store. This is how programs initialise objects: before they
//! start the threads, or let them know.
//!
//! *Otherwise the search begins again* (as with cuts, `cells`), and calls on objects of that shape
//! stay: the search is TruSt's own for them. The call whose state another takes reads what that has
//! left, and is blocked. It is older than the other, which is hence not maximal: no revisit takes
//! it away, unless as a cause of what revisits. What is written later may revisit the call as any
//! read, and lets it in. So each graph comes once by TruSt's proof, and none is missed: a way that
//! is left out (a call that would be blocked at a state that is not the newest) is not maximal, no
//! revisit begins there, and the call would stay blocked at what is no longer the newest. Such a
//! graph is no execution, but a part of those in which the call reads something newer; it counts as
//! blocked. These graphs are the price, and the reason why calls leave the graph elsewhere.

use super::frame::Ways;
use super::state::{Explorer, What};
use tresse_memmodels::axioms::Places;
use tresse_memmodels::graph::EventId;

impl Explorer {
    /// A call has just been added, with the ways that the model offers. May it come before a store?
    pub(super) fn check_stores(&mut self, call: EventId, ways: &Ways) {
        let cell = self.graph.event(call).cell;
        if !self.cells.may_have_stores(cell) {
            return;
        }
        let co = &self.graph.cells[cell as usize].co;
        let last = co.iter().rposition(|w| self.info(*w).what == What::Op).map_or(0, |at| at + 1);
        if ways.iter().any(|way| (way.place as usize) < last) {
            self.keep_calls(cell);
        }
    }

    /// An access that may write has just been added, and is no call. May it come before a call, or
    /// beside it?
    pub(super) fn check_calls(&mut self, id: EventId) {
        let cell = self.graph.event(id).cell;
        self.cells.note_store(cell);
        if !self.cells.may_have_calls(cell) {
            return;
        }
        let reads = &self.graph.cells[cell as usize].reads;
        let mut calls = reads.iter().filter(|r| self.info(**r).what == What::Call).peekable();
        if calls.peek().is_none() {
            return;
        }
        let causes = self.graph.causes(id);
        let is_beside = calls.any(|call| causes[call.thread as usize] <= call.index);
        if is_beside || self.has_older_places(id) {
            self.keep_calls(cell);
        }
    }

    /// May an event read, or stand, before the newest write?
    fn has_older_places(&mut self, id: EventId) -> bool {
        let newest = self.graph.cells[self.graph.event(id).cell as usize].co.len();
        let mut places = Places::new();
        self.places(id, &mut places);
        places.iter().any(|place| *place < newest)
    }

    /// From now on calls on this object stay in the graph. One way leads on all the same.
    fn keep_calls(&mut self, cell: u32) {
        if self.guide.is_none() && !self.cells.keeps_calls(cell) {
            let shape = self.shape_of(self.cells.place(cell).prov());
            self.cells.cuts.store(shape);
        }
    }
}
