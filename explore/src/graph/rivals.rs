//! Accesses that race with a round that is left out.
//!
//! A round without effect is in graphs in which its thread goes no further (`spin`). An access of
//! another thread that needs nothing of what the thread does later is there as well, and races with
//! the round if it can. But it may come about only by what the thread does after the loop: where
//! that is, the round is not.
//!
//! The round stands right before the read with which the round begins that is kept. An access that
//! has that read among its causes, while the read does not happen before it, has nothing that
//! orders it after a round that is left out: it races with what such a round has accessed, if it
//! conflicts with that. What happens before an access is all of its causes under SC, TSO and RA,
//! where nothing of the kind can be; a relaxed read of RC11 makes it possible.
//!
//! What rounds access besides the location of their first read is learned, with where that is in
//! the program: the search begins again, and knows it. From then on each access to such locations
//! is looked at, and each end of their objects' lives. If one is as above, the search begins again,
//! and rounds that access what it does count: they are visited, and so is the race.

use super::cells::Shape;
use super::event::What;
use super::looked::{How, Looked};
use super::reduction::{Next, Reduction};
use super::state::Execution;
use smallvec::SmallVec;
use std::ops::{Range, RangeInclusive};
use tresse_machine::thread::MemOp;
use tresse_machine::value::{Prov, Value};
use tresse_memmodels::Kind;
use tresse_memmodels::graph::{EventId, Role};

/// Accesses that race with a round that is left out.
pub(super) struct Rivals;

/// Bytes of a location, at most: others that begin so far before an access may share its bytes.
const WIDEST: u64 = 8;

impl Reduction for Rivals {
    #[inline]
    fn look(execution: &mut Execution, thread: usize, next: Next<'_>) {
        if let Next::Access(op) = next
            && !execution.cells.cuts.looked.is_empty()
        {
            let id = EventId::new(thread, execution.graph.lines[thread].events.len());
            if let Some(last) = execution.graph.before(id) {
                check_access(execution, last, op);
            }
        }
    }

    /// What an access reads itself is a cause of what it writes.
    #[inline]
    fn meets(execution: &mut Execution, id: EventId, _: Value) {
        if !execution.cells.cuts.looked.is_empty()
            && let Some(op) = execution.op(id).copied()
        {
            check_access(execution, id, &op);
        }
    }
}

/// A thread accesses memory right after an event, or with it.
fn check_access(execution: &mut Execution, last: EventId, op: &MemOp) {
    let (at, len) = (op.access.offset, u64::from(op.access.len.max(1)));
    let bytes = at.saturating_sub(WIDEST - 1)..=at.saturating_add(len - 1);
    let how = How::of(op.access.order, op.access.kind != Kind::Read);
    check(execution, (op.key.thread as usize, last), op.prov, bytes, how);
}

/// An object is freed or retired by a thread, or dies with its function.
pub(super) fn check_end(execution: &mut Execution, thread: usize, object: u64) {
    let id = EventId::new(thread, execution.graph.lines[thread].events.len());
    if !execution.cells.cuts.looked.is_empty()
        && let Some(last) = execution.graph.before(id)
    {
        check(execution, (thread, last), Prov::from_word(object), 0..=u64::MAX, How::END);
    }
}

fn check(
    execution: &mut Execution,
    (thread, last): (usize, EventId),
    object: Prov,
    bytes: RangeInclusive<u64>,
    how: How,
) {
    if execution.graph.causes(last) == execution.graph.hb(last) {
        return;
    }
    let shape = execution.shape_of(object);
    let locations: SmallVec<[(Shape, u64); 2]> = execution
        .cells
        .cuts
        .looked_at(shape, bytes)
        .filter(|(_, looked)| {
            how.conflicts(looked.how) && has_round(execution, thread, last, looked)
        })
        .map(|(at, _)| *at)
        .collect();
    for at in locations {
        execution.cells.cuts.note_rival(at);
    }
}

/// Is there such a round of another thread: is the read that stands for it a cause of an event, and
/// does not happen before it?
fn has_round(execution: &Execution, thread: usize, last: EventId, looked: &Looked) -> bool {
    let graph = &execution.graph;
    let clocks = graph.hb(last).iter().zip(graph.causes(last)).enumerate();
    clocks.filter(|(other, _)| *other != thread).any(|(other, (hb, causes))| {
        let between = *hb as usize..*causes as usize;
        between.into_iter().any(|index| {
            let site = execution.info(EventId::new(other, index)).site;
            looked.sites.contains(&site.0)
        })
    })
}

/// Does a round count, as another thread's access may race with this event of it?
#[inline]
pub(super) fn may_have_rival(execution: &Execution, id: EventId) -> bool {
    let rivals = &execution.cells.cuts.rivals;
    !rivals.is_empty() && location(execution, id).is_some_and(|at| rivals.contains(&at))
}

/// A round from `start` to the event before `end` has no effect. Is known of each location what it
/// does there, from event `from` on? If not the search begins again, and knows it.
pub(super) fn are_known(execution: &mut Execution, start: EventId, from: u32, end: u32) -> bool {
    // Whoever is led goes where a search has gone that knew it.
    if !may_have_any(execution) {
        return true;
    }
    let unknown: SmallVec<[_; 4]> = unknown(execution, start, from..end).collect();
    for (at, looked) in &unknown {
        execution.cells.cuts.look_at(*at, looked);
    }
    unknown.is_empty()
}

/// Is all known of a round from `start` to the event `last`?
pub(super) fn is_known(execution: &Execution, start: EventId, last: EventId) -> bool {
    let range = execution.graph.last_part(start).index + 1..last.index + 1;
    !may_have_any(execution) || unknown(execution, start, range).next().is_none()
}

/// May there be such accesses? Whoever is led goes where a search has gone that knew of them.
fn may_have_any(execution: &Execution) -> bool {
    execution.graph.has_own_hb() && execution.guide.is_none()
}

/// The events of a thread in such a range that are among what is unknown of a round.
fn unknown(
    execution: &Execution,
    start: EventId,
    range: Range<u32>,
) -> impl Iterator<Item = ((Shape, u64), Looked)> + '_ {
    let site = execution.info(start).site;
    range.filter_map(move |index| {
        let id = EventId { index, ..start };
        let looked = Looked::at(site, done(execution, id)?);
        let at = location(execution, id)?;
        let known = execution.cells.cuts.looked.get(&at);
        let is_known = known.is_some_and(|known| !known.clone().add(&looked));
        (!is_known).then_some((at, looked))
    })
}

/// What an event of a round does at its location. What a plain write does is a matter of its own
/// (`keepers`).
fn done(execution: &Execution, id: EventId) -> Option<How> {
    let event = execution.graph.event(id);
    match event.role {
        Role::Read if matches!(execution.info(id).what, What::Note(_)) => None,
        // Whoever may write counts as who does.
        Role::Read => {
            let writes = execution.op(id).is_some_and(|op| op.access.kind != Kind::Read);
            Some(How::of(event.order, writes))
        }
        Role::Update => Some(How::of(event.order, true)),
        _ => None,
    }
}

/// Where an event is, by the shape of the object and the offset.
fn location(execution: &Execution, id: EventId) -> Option<(Shape, u64)> {
    let cell = execution.graph.event(id).cell;
    let place = (cell != u32::MAX).then(|| execution.cells.place(cell))?;
    Some((execution.shape_at(&place), place.offset))
}
