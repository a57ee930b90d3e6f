//! A model as axioms over execution graphs, checked event by event (DESIGN §3.2).
//!
//! A search adds an event at the end of its thread and asks three things: which writes may it read
//! from (or stand after in coherence order), what happens before it, and whether the graph with it is
//! consistent. Every model here is closed under prefixes of causes, so that a graph is consistent
//! exactly if it was when each event was added. The same models stand as text in `cat/`; tests hold the
//! two against each other on every graph.

use crate::graph::reach::{Keeps, Reach};
use crate::graph::{EventId, Graph, Role};
use smallvec::SmallVec;

/// Places in coherence order; 0 is the initial write.
pub type Places = SmallVec<[usize; 8]>;

/// A model's axioms.
pub trait Axioms: std::fmt::Debug + Send + Sync {
    /// Is there less in happens-before than all causes, `(po ∪ rf)+`?
    fn has_own_hb(&self) -> bool {
        false
    }

    /// Adds to what happens before an event what it synchronises with. It has its `rf`.
    fn synchronise(&self, _graph: &mut Graph, _id: EventId) {}

    /// The places of writes that the last event of a thread may read from (for an update: read from
    /// and follow; for a write: follow), the newest first. It has no `rf` yet and is in no coherence order.
    fn places(&self, graph: &Graph, id: EventId, reach: &mut Reach, out: &mut Places);

    /// Is the graph still consistent with this event, which is in its place now? Whatever
    /// [`Axioms::places`] has seen to may be passed over.
    fn is_consistent(&self, _graph: &Graph, _id: EventId) -> bool {
        true
    }
}

/// The first place that coherence leaves to an access: that of the newest write that happens before
/// it, or that a read which happens before it has read from.
pub fn first_place(graph: &Graph, id: EventId) -> usize {
    let cell = &graph.cells[graph.event(id).cell as usize];
    let hb = graph.hb(id);
    let is_before = |e: EventId| e != id && hb[e.thread as usize] > e.index;
    let mut first = cell.co.iter().rposition(|w| is_before(*w)).map_or(0, |p| p + 1);
    for &read in &cell.reads {
        let rf = graph.event(read).rf;
        if rf.is_event() && is_before(read) {
            // Most often it reads from a write that is no later than the one found.
            if let Some(place) = cell.co[first..].iter().rposition(|w| *w == rf) {
                first += place + 1;
            }
        }
    }
    first
}

/// Every coherent place by happens-before.
pub fn coherent_places(graph: &Graph, id: EventId, out: &mut Places) {
    let newest = graph.cells[graph.event(id).cell as usize].co.len();
    out.extend((first_place(graph, id)..=newest).rev());
}

/// Places under store buffers: coherence of the thread's own accesses (`acyclic po-loc | com`), and no
/// cycle in the order in which memory sees what happens.
pub fn buffered_places(graph: &Graph, id: EventId, reach: &mut Reach, keeps: Keeps, out: &mut Places) {
    let cell = graph.event(id).cell;
    let co = &graph.cells[cell as usize].co;
    let own = graph.lines[id.thread as usize].events[..id.index as usize].iter().enumerate().filter(|(_, e)| e.is_access() && e.cell == cell);
    let seen = own.map(|(index, e)| graph.place(cell, if e.writes() { EventId { index: index as u16, ..id } } else { e.rf }));
    let first = seen.max().unwrap_or(0);
    reach.clear(graph, Some(keeps));
    out.push(co.len());
    for place in (first..co.len()).rev() {
        reach.add_some(graph, co[place], keeps);
        if reach.has(id) {
            return;
        }
        out.push(place);
    }
}

/// Under store buffers, an update is a barrier, and its read alone is none: is it in order as one?
pub fn buffered_update(graph: &Graph, id: EventId, keeps: Keeps) -> bool {
    let event = graph.event(id);
    if event.role != Role::Update {
        return true;
    }
    let co = &graph.cells[event.cell as usize].co;
    let place = graph.place(event.cell, id);
    if place == co.len() {
        return true;
    }
    let mut reach = Reach::default();
    reach.clear(graph, Some(keeps));
    reach.add_some(graph, co[place], keeps);
    !reach.has(id)
}
