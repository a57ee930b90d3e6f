//! Maximal events, and which reads a new write may revisit (TruSt, POPL 2022, Algorithm 1).

use super::{Event, EventId, Graph};

/// Looks, from the youngest to the oldest, at the reads of `write`'s location that it may revisit:
/// those that are no cause of it, such that they and everything younger that is no cause of it were
/// added maximally. Only then does deleting the younger events lose nothing, and every graph come
/// once. `write` is in the graph, but not in its coherence order.
pub fn revisitable(graph: &Graph, write: EventId, found: &mut Vec<EventId>) {
    let cell = graph.event(write).cell;
    let causes = graph.causes(write);
    for &id in graph.order.iter().rev() {
        if causes[id.thread as usize] > id.index {
            continue;
        }
        let event = graph.event(id);
        if !is_maximal(graph, id, event, write) {
            return;
        }
        if event.cell == cell && event.reads() {
            found.push(id);
        }
    }
}

/// Was the event added maximally, as seen when `write` is added (TruSt's `IsMaximallyAdded`)? Of what
/// was there before it or causes the write, nothing is coherence-after what it reads or writes, and
/// nothing reads from it; and it took the first of its choices.
///
/// A read that was changed in place counts with what it read before, unless the write comes after the
/// change: a search without such changes would come here from there.
fn is_maximal(graph: &Graph, id: EventId, event: &Event, write: EventId) -> bool {
    if event.choice != 0 {
        return false;
    }
    if !event.is_access() {
        return true;
    }
    let causes = graph.causes(write);
    let is_cause = |e: EventId| causes[e.thread as usize] > e.index;
    let rf_of = |e: &Event| if e.rf == e.stale || is_cause(e.rf) { e.rf } else { e.stale };
    let was_written = |e: EventId, limit: u32| is_cause(e) || graph.event(e).late <= limit;
    let top = if event.reads() { rf_of(event) } else { id };
    if event.reads() && top.is_event() && !was_written(top, event.stamp) {
        return false;
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
    let reads_it = |r: EventId, e: &Event| r != write && rf_of(e) == id && (is_cause(r) || e.stamp <= event.late);
    !event.writes() || !cell.reads.iter().any(|r| reads_it(*r, graph.event(*r)))
}
