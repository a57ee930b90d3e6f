//! Rounds that write what is there already: `while (next == seen) seen = load(index);`.
//!
//! A queue for one producer and one consumer has such loops: each side keeps what it has seen of
//! the other one's index. A round that writes, by plain accesses, what is there already is no
//! effect (`spin`): *if only its thread accesses the location.* Take such a round away, and what
//! the thread reads there later is the write before, which is the same value; a plain write orders
//! nothing.
//!
//! *Others could tell.* An access of another thread may race with the round's write, and not with
//! what the thread does without it; and it may come about only by what the thread does after the
//! loop, where the round is left out. So whose alone such locations are is learned: the search
//! begins again, and knows it. From then on each access to them is looked at, and each end of the
//! object's life. One by another thread that does not come after the end of the keeper is added in
//! some graph, as it is no matter of a round that is left out: up to there the thread has done the
//! same without. Then the search begins again, and such writes count as any other.
//!
//! Only if races are errors; and an atomic write would be a newer one for those who look for it.

use super::cells::{Keeper, Shape};
use super::equivalence;
use super::event::What;
use super::place::{bytes_of, near};
use super::reduction::{Next, Reduction};
use super::state::Execution;
use smallvec::SmallVec;
use std::ops::RangeInclusive;
use tresse_machine::config::RacePolicy;
use tresse_machine::request::Request;
use tresse_machine::value::Prov;
use tresse_memmodels::Order;
use tresse_memmodels::graph::{EventId, Role};

/// Locations that are one thread's.
pub(super) struct Keepers;

impl Reduction for Keepers {
    #[inline]
    fn look(execution: &mut Execution, thread: usize, next: Next<'_>) {
        if execution.cells.cuts.keepers.is_empty() {
            return;
        }
        match next {
            Next::Access(op) => check(execution, thread, op.prov, near(&bytes_of(&op.access))),
            Next::Request(Request::Call(call)) => {
                if let Some(bytes) = execution.bytes_of_call(call) {
                    check(execution, thread, call.object.prov, near(&bytes));
                }
            }
            Next::Request(_) => {}
        }
    }

    fn ends(execution: &mut Execution, thread: usize, object: Prov) {
        if !execution.cells.cuts.keepers.is_empty() {
            check(execution, thread, object, 0..=u64::MAX);
        }
    }
}

/// A thread is about to access an object, or it ends: locations that begin there are concerned.
fn check(execution: &mut Execution, thread: usize, object: Prov, bytes: RangeInclusive<u64>) {
    let shape = execution.shape_of(object);
    let is_fine = |keeper: &Keeper| match *keeper {
        Keeper::Thread(keeper) => {
            usize::from(keeper) == thread || execution.comes_after_end(thread, keeper.into())
        }
        Keeper::Several => true,
    };
    let are_fine = execution.cells.cuts.keepers_of(shape, bytes.clone()).all(is_fine);
    if !are_fine && !execution.is_alone(thread) {
        execution.cells.cuts.share(shape, bytes);
    }
}

/// Is a plain write one of what is there already, to a location that may be its thread's alone?
pub(super) fn is_of_what_is_there(execution: &Execution, id: EventId) -> bool {
    stores_what_is_there(execution, id)
        && locations(execution, id).iter().all(|at| {
            let keeper = execution.cells.cuts.keepers.get(at);
            keeper.is_none_or(|keeper| *keeper == Keeper::Thread(id.thread))
        })
}

/// A round from `start` to the event before `end` has no effect. Is it known of each location that
/// it writes to that it is the thread's alone? If not the search begins again, and knows it.
pub(super) fn are_known(execution: &mut Execution, start: EventId, end: EventId) -> bool {
    // Whoever is led goes where a search has gone that knew it.
    if execution.guide.is_some() {
        return true;
    }
    let unknown = unknown(execution, start, end);
    for (shape, offset) in &unknown {
        execution.cells.cuts.keep(*shape, *offset, start.thread);
    }
    unknown.is_empty()
}

/// The locations that a thread writes to from one event to the one before another, and of which it
/// is not known that they are its alone.
pub(super) fn unknown(execution: &Execution, start: EventId, end: EventId) -> Locations {
    let keeper = Keeper::Thread(start.thread);
    (start.index..end.index)
        .map(|index| EventId { index, ..start })
        .filter(|id| execution.graph.event(*id).role == Role::Write)
        .flat_map(|id| locations(execution, id))
        .filter(|at| execution.cells.cuts.keepers.get(at) != Some(&keeper))
        .collect()
}

/// Locations, by the shape of the object and the offset.
type Locations = SmallVec<[(Shape, u64); 2]>;

/// Those of a write, of which each part is an event.
fn locations(execution: &Execution, id: EventId) -> Locations {
    let place = |part| execution.cells.place(execution.graph.event(part).cell);
    let at = |part| (execution.shape_at(&place(part)), place(part).offset);
    execution.graph.parts(id).map(at).collect()
}

/// Does a plain write store what its location has?
pub(super) fn stores_what_is_there(execution: &Execution, id: EventId) -> bool {
    let graph = &execution.graph;
    graph.event(id).order == Order::Na
        && execution.info(id).what == What::Op
        && execution.setup.config.race == RacePolicy::Error
        && !equivalence::is_by_rf(execution)
        && graph.parts(id).all(|part| {
            let cell = graph.event(part).cell;
            let Some(before) = graph.place(cell, part).checked_sub(1) else { return false };
            let (old, new) = (execution.value_at(cell, before), execution.info(part).value);
            old == new && new.undef == 0 && graph.is_hb(graph.at_place(cell, before), part)
        })
}
