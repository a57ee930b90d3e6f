//! Reads that wait, and come to read what they wait with.
//!
//! A read that has let its thread go on is revisited by a write that does not: two threads exchange
//! the same write (`while (exchange(l, 1));`) and the first comes to read what the second has
//! written; a flag goes up that was down (`assume(load(flag) == 0)`). It leaves the graph, as a
//! call does that has to wait (`calls`), and comes back as any read that waits (`awaits`). TruSt
//! keeps it, reading from that write, and blocked until what comes after the write revisits it. No
//! graph is visited in which it is blocked for good, with newer writes to be seen.
//!
//! *Each graph comes once for all that.* The write is *pinned*: no revisit takes it away, as none
//! would in TruSt, where an older read reads from it. For the same reason nothing but what the
//! write is a cause of revisits that read. So it comes back only to read what the write has caused:
//! what is newer than the write, if all that is written to the location from then on comes after
//! the write, as its effect. A flag has one thread that writes it; a lock is given up by who has
//! it, and taken by who has seen that.
//!
//! That is over where the read is taken away by the revisit of one that is older: TruSt adds it
//! anew then, and so it is free to read what it may. It is no event that could be taken away, so
//! its age is kept (`Absent`).
//!
//! *Otherwise the search begins again* (as with cuts, `cells`), and such reads stay in the graph:
//! where a write may come before one that is pinned, or is none of its effects. What comes after an
//! effect, and is caused by it, is an effect as well; so each write is looked at once, when it is
//! added. The pinned write itself can only come last: so the read may read it.

use super::awaits::{Tries, is_of_waits, tries_again};
use super::equivalence;
use super::event::{Ways, What};
use super::moments::operation;
use super::reduction::Reduction;
use super::state::{Absent, Execution};
use tresse_memmodels::axioms::Places;
use tresse_memmodels::graph::{EventId, Role};

/// Reads that give way.
pub(super) struct GiveWay;

impl Reduction for GiveWay {
    /// A read that has left the graph reads what is newer than what it has left for.
    #[inline]
    fn choose(execution: &mut Execution, id: EventId, ways: &mut Ways) {
        if execution.absent.is_empty() {
            return;
        }
        let moment = &execution.info(id).before.checkpoint.thread;
        let is_it = |absent: &&Absent| triomphe::Arc::ptr_eq(&absent.thread, moment);
        let Some(write) = execution.absent.iter().rfind(is_it).map(|absent| absent.write) else {
            return;
        };
        let cell = execution.graph.event(id).cell;
        let place = execution.graph.place(cell, write);
        ways.retain(|way| way.place as usize >= place);
    }
}

/// Does a read leave the graph if it is to read from a write, as it would have to wait there? The
/// write has no place in coherence order.
pub(super) fn is_displaced_by(execution: &mut Execution, read: EventId, write: EventId) -> bool {
    may_give_way(execution, read, write)
        && comes_last(execution, read, write)
        && waits_after(execution, read, write)
}

fn may_give_way(execution: &Execution, read: EventId, write: EventId) -> bool {
    let (graph, cells) = (&execution.graph, &execution.cells);
    let cell = graph.event(read).cell;
    let place = cells.place(cell);
    let is_of_program = |id| execution.info(id).what == What::Op && !graph.is_wide(id);
    is_of_waits(execution, read)
        && is_of_program(read)
        && is_of_program(write)
        && graph.cells[cell as usize].plain == 0
        && graph.cells[cell as usize].unordered.is_empty()
        && !cells.may_have_calls(cell)
        && !cells.cuts.stored.contains(&execution.shape_of(place.prov()))
        && execution.is_made_before(read, place.prov())
}

/// Can a write only come after all that stays? What was added after the read, and is no cause of
/// the write, does not.
fn comes_last(execution: &mut Execution, read: EventId, write: EventId) -> bool {
    let (first, second) = (*execution.graph.event(read), *execution.graph.event(write));
    if second.role == Role::Write {
        let newest = execution.graph.cells[first.cell as usize].co.len();
        return places(execution, write).iter().all(|place| *place == newest);
    }
    let graph = &execution.graph;
    let goes = |other: &EventId| {
        graph.event(*other).stamp >= first.stamp && !graph.is_cause(*other, write)
    };
    graph.cells[first.cell as usize].co[graph.place(first.cell, second.rf)..].iter().all(goes)
}

/// Does a thread try again with what another has written, where it has read something else?
fn waits_after(execution: &mut Execution, read: EventId, write: EventId) -> bool {
    let value = execution.info(write).value;
    let from = execution.info(read).before.clone();
    if operation(&from).is_none() {
        return false;
    }
    let Tries::Again(peak) = tries_again(execution, read, &from, value) else { return false };
    execution.note_rehearsed(read.thread as usize, peak);
    true
}

/// The read at which a thread stands now, and which had this age, has left the graph for a write.
pub(super) fn note(execution: &mut Execution, thread: usize, stamp: u32, write: EventId) {
    if execution.info(write).what == What::Op {
        let cell = execution.graph.event(write).cell;
        execution.cells.note_pin(cell);
        let thread = execution.machine.threads[thread].clone();
        execution.absent.push(Absent { thread, stamp, write });
    }
}

/// A read of this age is revisited: whatever is younger is added anew.
pub(super) fn forget_younger(execution: &mut Execution, stamp: u32) {
    execution.absent.retain(|absent| absent.stamp < stamp);
}

/// A store is about to get its place. Is it the effect of what is pinned, and can it only come
/// last?
#[inline]
pub(super) fn check_store(execution: &mut Execution, id: EventId) {
    let cell = execution.graph.event(id).cell;
    if execution.cells.may_have_pins(cell) && !is_effect(execution, id) {
        keep(execution, cell);
    }
}

fn is_effect(execution: &mut Execution, id: EventId) -> bool {
    let cell = execution.graph.event(id).cell;
    let Some((place, pin)) = last_pin(execution, cell) else { return true };
    execution.graph.is_cause(pin, id) && places(execution, id).iter().all(|other| *other >= place)
}

fn places(execution: &mut Execution, write: EventId) -> Places {
    let mut places = Places::new();
    equivalence::places(execution, write, &mut places);
    places
}

/// An update has just got its place. Is that before what is pinned?
#[inline]
pub(super) fn check_update(execution: &mut Execution, id: EventId, place: usize) {
    let cell = execution.graph.event(id).cell;
    if execution.cells.may_have_pins(cell)
        && last_pin(execution, cell).is_some_and(|(pinned, pin)| pin != id && place < pinned)
    {
        keep(execution, cell);
    }
}

/// A location is about to be accessed by a part of an access, or updated in no order.
#[inline]
pub(super) fn check_other(execution: &mut Execution, cell: u32) {
    if execution.cells.may_have_pins(cell) {
        keep(execution, cell);
    }
}

/// The last write of a location that is pinned, and the first place after it.
fn last_pin(execution: &Execution, cell: u32) -> Option<(usize, EventId)> {
    let co = &execution.graph.cells[cell as usize].co;
    let at = co.iter().rposition(|write| execution.graph.event(*write).is_pinned)?;
    Some((at + 1, co[at]))
}

/// From now on reads of objects of this shape stay in the graph.
fn keep(execution: &mut Execution, cell: u32) {
    if execution.guide.is_none() {
        let shape = execution.shape_of(execution.cells.place(cell).prov());
        execution.cells.cuts.store(shape);
    }
}
