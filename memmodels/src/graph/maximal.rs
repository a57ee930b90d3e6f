//! Maximal events, and which reads a new write may revisit (TruSt, POPL 2022, Algorithm 1).
//!
//! A read of several parts may read from several writes that were added after it and do not cause
//! each other. They revisit it one after the other, in the order of their threads, so that this
//! comes about in one way only. Parts that read from the earlier ones are then *held*, with all
//! that caused what they read; the others read anew, if they had read the newest that goes with
//! what is held. Which that is depends on the model and is seen when everything else has gone
//! (`explore/src/graph/wide.rs`).
//!
//! Where races make reads undefined, a read that could be undefined is one choice more. The maximal
//! one is what the read is in the graph as it was then; what a plain read reads from follows from
//! what happens before it, and is always maximal.

use super::{Clock, Event, EventId, Graph, Role, UNDEFINED};
use smallvec::SmallVec;

/// Looks, from the youngest to the oldest, at the reads of `write`'s location that it may revisit:
/// those that are no cause of it, such that they and everything younger that is no cause of it were
/// added maximally. Only then does deleting the younger events lose nothing, and every graph come
/// once. `write` is in the graph, but not in its coherence order. Accesses of several parts are
/// named by the first.
pub fn revisitable(graph: &Graph, write: EventId, found: &mut Vec<Revisit>) {
    let cell = graph.event(write).cell;
    let is_shared = |cell: u32| graph.parts(write).any(|w| graph.event(w).cell == cell);
    let causes = graph.causes(write);
    let Some(oldest) = oldest_read(graph, write, causes) else { return };
    // Where another update reads what this one does, that one has to go, or to read anew.
    let latest = match rival(graph, write) {
        Some(rival) if graph.is_cause(rival, write) => return,
        Some(rival) => graph.event(rival).stamp,
        None => u32::MAX,
    };
    for &id in graph.order.iter().rev() {
        if causes[id.thread as usize] > id.index {
            continue;
        }
        let event = graph.event(id);
        if event.stamp < oldest {
            return;
        }
        if !is_maximal(graph, id, event, write, causes) {
            return;
        }
        // An access of several parts is seen whole at its first, which is the oldest.
        let is_wide = graph.is_wide(id) || graph.is_wide(write);
        let is_same = if is_wide {
            event.part == 0 && graph.parts(id).any(|r| is_shared(graph.event(r).cell))
        } else {
            event.cell == cell
        };
        if is_same && event.reads() && event.stamp <= latest {
            found.push(Revisit { read: id, held: 0 });
        }
    }
}

/// The update in coherence order that reads what `write` reads, an update that is not there.
fn rival(graph: &Graph, write: EventId) -> Option<EventId> {
    let event = graph.event(write);
    let is_plain = event.role == Role::Update && !graph.is_wide(write);
    is_plain.then(|| graph.update_after(event.cell, graph.place(event.cell, event.rf)))?
}

/// The stamp of the oldest read of a write's locations that is no cause of it. Mostly there is
/// none, and nothing to look at: events that are no causes are looked at where these are fewer
/// than the reads of the locations.
fn oldest_read(graph: &Graph, write: EventId, causes: &Clock) -> Option<u32> {
    let cells = || graph.parts(write).map(|part| graph.event(part).cell);
    let reads = || cells().flat_map(|cell| &graph.cells[cell as usize].reads).copied();
    let stamp = |r: EventId| graph.event(graph.first_part(r)).stamp;
    let is_free = |r: &EventId| *r != write && causes[r.thread as usize] <= r.index;
    let by_reads = || reads().filter(is_free).map(stamp).min();
    if cells().all(|cell| graph.cells[cell as usize].latest.are_before(causes)) {
        debug_assert_eq!(by_reads(), None);
        return None;
    }
    let count = cells().map(|cell| graph.cells[cell as usize].reads.len()).sum();
    if graph.count_without(causes) > count {
        return by_reads();
    }
    let is_read = |e: &EventId| {
        let event = graph.event(*e);
        *e != write && event.reads() && cells().any(|cell| cell == event.cell)
    };
    let oldest = graph.without(causes).filter(is_read).map(stamp).min();
    debug_assert_eq!(oldest, by_reads());
    oldest
}

/// A read that may be revisited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Revisit {
    /// The read, its first part.
    pub read: EventId,
    /// One bit for each part of it that is held.
    pub held: u8,
}

impl Revisit {
    /// Parts of an access, at most: any of them may be held.
    pub const MOST_PARTS: usize = u8::BITS as usize;
}

/// The same for reads of several parts of which some are held.
pub fn revisitable_held(graph: &Graph, write: EventId, found: &mut Vec<Revisit>) {
    if !graph.has_parts {
        return;
    }
    let causes = graph.causes(write);
    for &read in graph.order.iter().rev() {
        let event = graph.event(read);
        let is_wide_read = event.more > 0 && event.part == 0 && event.reads();
        if !is_wide_read || event.choice != 0 || causes[read.thread as usize] > read.index {
            continue;
        }
        let young = young_parts(graph, write, read);
        let held = (1..=young).filter(|held| held & !young == 0).map(|held| Revisit { read, held });
        found.extend(held.filter(|revisit| may_revisit(graph, write, *revisit)));
    }
}

/// The parts of a read that may be held: what they read is younger than the read, and no cause of
/// `write`.
fn young_parts(graph: &Graph, write: EventId, read: EventId) -> u8 {
    let stamp = graph.event(read).stamp;
    let is_young =
        |w: EventId| w.is_event() && graph.event(w).stamp > stamp && !graph.is_cause(w, write);
    graph
        .parts(read)
        .enumerate()
        .filter(|(_, part)| is_young(graph.event(*part).rf))
        .fold(0, |all, (i, _)| all | 1 << i)
}

/// What the held parts of a read read.
fn held_sources(graph: &Graph, revisit: Revisit) -> impl Iterator<Item = EventId> {
    graph
        .parts(revisit.read)
        .enumerate()
        .filter(move |(i, _)| revisit.held >> i & 1 != 0)
        .map(|(_, part)| graph.event(part).rf)
}

/// What a revisit keeps beside what is older than the read: the causes of the write, and of what is
/// held.
pub(super) fn kept_causes(graph: &Graph, write: EventId, revisit: Revisit) -> SmallVec<[u32; 16]> {
    let mut causes: SmallVec<[u32; 16]> = SmallVec::from_slice(graph.causes(write));
    for source in held_sources(graph, revisit) {
        for (all, more) in causes.iter_mut().zip(graph.causes(source)) {
            *all = (*all).max(*more);
        }
    }
    causes
}

/// May `write` revisit a read while these parts are held? It is its turn, it writes what another
/// part reads, what the others read stays, and what goes was added maximally.
fn may_revisit(graph: &Graph, write: EventId, revisit: Revisit) -> bool {
    let is_last = |w: EventId| {
        !held_sources(graph, revisit)
            .any(|other| graph.first_part(other) != graph.first_part(w) && graph.is_cause(w, other))
    };
    if held_sources(graph, revisit).any(|w| is_last(w) && w.thread > write.thread) {
        return false;
    }
    let kept = kept_causes(graph, write, revisit);
    let limit = graph.event(graph.last_part(revisit.read)).stamp;
    let stays = |e: EventId| {
        !e.is_event() || graph.event(e).stamp <= limit || kept[e.thread as usize] > e.index
    };
    let free = || {
        graph
            .parts(revisit.read)
            .enumerate()
            .filter(|(i, _)| revisit.held >> i & 1 == 0)
            .map(|(_, part)| graph.event(part))
    };
    let is_written = |cell: u32| graph.parts(write).any(|w| graph.event(w).cell == cell);
    if !free().any(|part| is_written(part.cell)) || !free().all(|part| stays(part.rf)) {
        return false;
    }
    graph
        .order
        .iter()
        .rev()
        .all(|e| stays(*e) || is_maximal(graph, *e, graph.event(*e), write, &kept))
}

/// Was the event added maximally, as seen when `write` is added (TruSt's `IsMaximallyAdded`)? Of
/// what was there before it or causes the write, nothing is coherence-after what it reads or
/// writes, and nothing reads from it; and it took the first of its choices.
///
/// An event that is pinned stays ([`Event::is_pinned`]).
pub fn is_maximal(
    graph: &Graph,
    id: EventId,
    event: &Event,
    write: EventId,
    causes: &Clock,
) -> bool {
    if event.choice & !UNDEFINED != 0 || event.is_pinned {
        return false;
    }
    if !event.is_access() {
        return true;
    }
    let is_cause = |e: EventId| causes[e.thread as usize] > e.index;
    let was_written = |e: EventId, limit: u32| is_cause(e) || graph.event(e).stamp <= limit;
    if graph.has_undefined && event.reads() {
        let was_there = |w: EventId| w != write && was_written(w, event.stamp);
        if event.is_undefined() != graph.is_undefined(id, was_there) {
            return false;
        }
        if !event.order.is_atomic() {
            return true;
        }
    }
    let top = if event.reads() { event.rf } else { id };
    if event.reads() && top.is_event() && !was_written(top, event.stamp) {
        return false;
    }
    if event.is_settled {
        return true;
    }
    let cell = &graph.cells[event.cell as usize];
    for &later in cell.co.iter().rev() {
        if later == top {
            break;
        }
        if later != write && later != id && was_written(later, event.stamp) {
            return false;
        }
    }
    let reads_it =
        |r: EventId, e: &Event| r != write && e.rf == id && (is_cause(r) || e.stamp < event.stamp);
    !event.writes() || !cell.reads.iter().any(|r| reads_it(*r, graph.event(*r)))
}
