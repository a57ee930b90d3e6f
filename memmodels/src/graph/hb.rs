//! Synchronisation as C11 has it: release sequences, fences (RC11, PLDI 2017, Fig. 4).

use super::{EventId, Graph, Role};
use crate::access::Order;
use crate::rc11::Sequences;

fn is_release(order: Order) -> bool {
    matches!(order, Order::Rel | Order::AcqRel | Order::Sc)
}

fn is_acquire(order: Order) -> bool {
    matches!(order, Order::Acq | Order::AcqRel | Order::Sc)
}

/// At least `relaxed`.
fn is_relaxed(order: Order) -> bool {
    order >= Order::Rlx
}

/// Adds what an event synchronises with to what happens before it.
pub fn synchronise(graph: &mut Graph, id: EventId, sequences: Sequences) {
    let event = *graph.event(id);
    match event.role {
        Role::Read | Role::Update if is_acquire(event.order) => {
            acquire(graph, id, event.rf, sequences)
        }
        Role::Fence if is_acquire(event.order) => {
            for index in (0..id.index).rev() {
                let read = *graph.event(EventId { index, ..id });
                if read.role == Role::Fence && is_acquire(read.order) {
                    // It has synchronised with all before it.
                    break;
                }
                if read.reads() && is_relaxed(read.order) {
                    acquire(graph, id, read.rf, sequences);
                }
            }
        }
        Role::Sync => graph.synchronise(id, event.rf),
        _ => {}
    }
}

/// The same for a model in which every read acquires, and a thread's writes to a location follow
/// each other whatever a standard says.
pub fn synchronise_reads(graph: &mut Graph, id: EventId) {
    let event = *graph.event(id);
    match event.role {
        Role::Read | Role::Update => acquire(graph, id, event.rf, Sequences::C11),
        Role::Sync => graph.synchronise(id, event.rf),
        _ => {}
    }
}

/// `id` synchronises with whatever a write releases: the heads of the release sequences that it is
/// in, `rs = [W]; po-loc?; [W & rlx]; (rf; rmw)*` (by C++20 without the `po-loc`), if they release
/// or a release fence stands before them in program order.
fn acquire(graph: &mut Graph, id: EventId, write: EventId, sequences: Sequences) {
    let mut at = write;
    while at.is_event() {
        let event = *graph.event(at);
        if !is_relaxed(event.order) {
            return;
        }
        if is_release(event.order) {
            graph.synchronise(id, at);
        } else {
            release_before(graph, id, at, sequences);
        }
        // An update that acquires has itself synchronised with all that it goes on from.
        let is_whole = is_release(event.order) && is_acquire(event.order);
        if event.role != Role::Update || is_whole {
            return;
        }
        at = event.rf;
    }
}

/// The youngest release fence before a write in program order, and, where the write goes on with
/// its thread's release sequences, the youngest release write to the same location.
fn release_before(graph: &mut Graph, id: EventId, write: EventId, sequences: Sequences) {
    let cell = graph.event(write).cell;
    let (mut fence, mut head) = (None, None);
    for index in (0..write.index).rev() {
        let before = EventId { index, ..write };
        let event = graph.event(before);
        match event.role {
            Role::Fence if fence.is_none() && is_release(event.order) => fence = Some(before),
            Role::Write | Role::Update
                if sequences == Sequences::C11
                    && head.is_none()
                    && event.cell == cell
                    && is_release(event.order) =>
            {
                head = Some(before)
            }
            _ => {}
        }
        if fence.is_some() {
            // All that is older happens before the fence.
            break;
        }
    }
    for found in [fence, head].into_iter().flatten() {
        graph.synchronise(id, found);
    }
}
