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

use super::equivalence;
use super::event::{Ways, What};
use super::state::Execution;
use tresse_memmodels::axioms::Places;
use tresse_memmodels::graph::EventId;

/// A call has just been added, with the ways that the model offers. May it come before a store?
pub(super) fn check_stores(execution: &mut Execution, call: EventId, ways: &Ways) {
    let cell = execution.graph.event(call).cell;
    if !execution.cells.may_have_stores(cell) {
        return;
    }
    let co = &execution.graph.cells[cell as usize].co;
    let last = co.iter().rposition(|w| execution.info(*w).what == What::Op).map_or(0, |at| at + 1);
    if ways.iter().any(|way| (way.place as usize) < last) {
        keep_calls(execution, cell);
    }
}

/// An access that may write has just been added, and is no call. May it come before a call, or
/// beside it?
pub(super) fn check_calls(execution: &mut Execution, id: EventId) {
    let cell = execution.graph.event(id).cell;
    execution.cells.note_store(cell);
    if !execution.cells.may_have_calls(cell) {
        return;
    }
    let reads = &execution.graph.cells[cell as usize].reads;
    let mut calls = reads.iter().filter(|r| execution.info(**r).what == What::Call).peekable();
    if calls.peek().is_none() {
        return;
    }
    let causes = execution.graph.causes(id);
    let is_beside = calls.any(|call| causes[call.thread as usize] <= call.index);
    if is_beside || has_older_places(execution, id) {
        keep_calls(execution, cell);
    }
}

/// May an event read, or stand, before the newest write?
fn has_older_places(execution: &mut Execution, id: EventId) -> bool {
    let newest = execution.graph.cells[execution.graph.event(id).cell as usize].co.len();
    let mut places = Places::new();
    equivalence::places(execution, id, &mut places);
    places.iter().any(|place| *place < newest)
}

/// From now on calls on this object stay in the graph. One way leads on all the same.
fn keep_calls(execution: &mut Execution, cell: u32) {
    if execution.guide.is_none() && !execution.cells.keeps_calls(cell) {
        let shape = execution.shape_of(execution.cells.place(cell).prov());
        execution.cells.cuts.store(shape);
    }
}
