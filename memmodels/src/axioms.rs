//! A model as axioms over execution graphs, checked event by event (DESIGN §3.2).
//!
//! A search adds an event at the end of its thread and asks three things: which writes may it read
//! from (or stand after in coherence order), what happens before it, and whether the graph with it
//! is consistent. Every model here is closed under prefixes of causes, so that a graph is
//! consistent exactly if it was when each event was added. The same models stand as text in `cat/`;
//! tests hold the two against each other on every graph.

use crate::access::Order;
use crate::graph::linear::Base;
use crate::graph::reach::{Keeps, Reach};
use crate::graph::{Clock, EventId, Graph, Role};
use crate::patience::{Halt, Halted};
use smallvec::SmallVec;

/// Places in coherence order; 0 is the initial write.
pub type Places = SmallVec<[usize; 8]>;

/// A model's axioms.
pub trait Axioms: std::fmt::Debug + Send + Sync {
    /// Is there less in happens-before than all causes, `(po ∪ rf)+`?
    fn has_own_hb(&self) -> bool {
        false
    }

    /// Adds to what happens before an event what it synchronises with: unless a model says less,
    /// what it reads from. It has its `rf`.
    fn synchronise(&self, graph: &mut Graph, id: EventId) {
        graph.synchronise(id, graph.event(id).rf);
    }

    /// The places of writes that the last event of a thread may read from (for an update: read from
    /// and follow; for a write: follow), the newest first. It has no `rf` yet and is in no
    /// coherence order.
    fn places(&self, graph: &Graph, id: EventId, reach: &mut Reach, out: &mut Places);

    /// Is the graph still consistent with this event, which is in its place now? Whatever
    /// [`Axioms::places`] has seen to may be passed over.
    ///
    /// # Errors
    /// It took longer than anybody waits for it.
    fn is_consistent(
        &self,
        _graph: &Graph,
        _id: EventId,
        _halt: &Halt<'_>,
    ) -> Result<bool, Halted> {
        Ok(true)
    }

    /// If updates of one location follow each other, and nobody looks at what they read, may they
    /// stand in any order that their causes allow, with nothing else changed? That is: what the
    /// order would add to happens-before, and with it to what the model forbids, is there without
    /// it. Asked of a thread's next event, which would have this order.
    fn may_commute(&self, _graph: &Graph, _thread: usize, _order: Order) -> bool {
        false
    }

    /// What coherence order has to go with, where a graph has none ([`crate::graph::linear`]).
    fn base(&self) -> Base;

    /// Does it depend on the order of any two writes whether this graph is consistent?
    fn needs_total(&self, _graph: &Graph) -> bool {
        false
    }

    /// If so, is it consistent with the coherence orders that it has, which go with the base?
    ///
    /// # Errors
    /// It took longer than anybody waits for it.
    fn allows(&self, _graph: &Graph, _halt: &Halt<'_>) -> Result<bool, Halted> {
        Ok(true)
    }

    /// The same for an access to several locations, which is several events (or meets one that is),
    /// with nothing passed over: it is to take effect as one.
    ///
    /// # Errors
    /// It took longer than anybody waits for it.
    fn is_consistent_whole(
        &self,
        graph: &Graph,
        id: EventId,
        reach: &mut Reach,
        halt: &Halt<'_>,
    ) -> Result<bool, Halted>;
}

/// What happens before an event, as coherence has it: mostly [`Graph::hb`].
pub type Before = for<'a> fn(&'a Graph, EventId) -> &'a Clock;

/// The first place that coherence leaves to an access: that of the newest write that happens before
/// it, or that a read which happens before it has read from.
pub fn first_place(graph: &Graph, id: EventId, before: Before) -> usize {
    first_place_after(graph, id, before(graph, id))
}

/// The same, with what happens before the access.
pub fn first_place_after(graph: &Graph, id: EventId, hb: &Clock) -> usize {
    known_place(graph, id, |e| e != id && hb[e.thread as usize] > e.index)
}

/// The newest place that some of the accesses to an event's location know.
fn known_place(graph: &Graph, id: EventId, is_before: impl Fn(EventId) -> bool) -> usize {
    let cell = &graph.cells[graph.event(id).cell as usize];
    let mut first = cell.co.iter().rposition(|w| is_before(*w)).map_or(0, |p| p + 1);
    for &read in cell.reads.iter().rev() {
        if first == cell.co.len() {
            break;
        }
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
pub fn coherent_places(graph: &Graph, id: EventId, before: Before, out: &mut Places) {
    let newest = graph.cells[graph.event(id).cell as usize].co.len();
    out.extend((first_place(graph, id, before)..=newest).rev());
}

/// Is an access of several parts coherent by happens-before, and whole? There is no published model
/// of atomic accesses of different sizes to go by. Here each location is coherent with what happens
/// before the access as a whole, and of any two accesses one comes first in every location that
/// they share, in `rf`, `co`, `fr` and `co;rfe`: no access tears another.
pub fn coherent_whole(graph: &Graph, id: EventId, before: Before) -> bool {
    if !graph.parts(id).all(|part| first_place(graph, part, before) <= place_before(graph, part)) {
        return false;
    }
    let (mut earlier, mut later) = (Vec::new(), Vec::new());
    for part in graph.parts(id) {
        beside(graph, part, &mut earlier, &mut later);
    }
    !earlier.iter().any(|e| later.contains(e))
}

/// The place of the write that an event reads from or, as a write, follows.
fn place_before(graph: &Graph, id: EventId) -> usize {
    let event = graph.event(id);
    if event.writes() {
        graph.place(event.cell, id).saturating_sub(1)
    } else {
        graph.place(event.cell, event.rf)
    }
}

/// The accesses that come before an event and after it in its location.
fn beside(graph: &Graph, id: EventId, earlier: &mut Vec<EventId>, later: &mut Vec<EventId>) {
    let event = graph.event(id);
    let cell = &graph.cells[event.cell as usize];
    let mut enter = |other: EventId, is_earlier: bool| {
        if is_earlier { &mut *earlier } else { &mut *later }.push(graph.first_part(other))
    };
    if !event.writes() {
        for &write in &cell.co {
            if let Some(is_earlier) = is_seen(graph, id, write) {
                enter(write, is_earlier);
            }
        }
        return;
    }
    let place = graph.place(event.cell, id);
    for (i, &write) in cell.co.iter().enumerate().filter(|(_, w)| **w != id) {
        enter(write, i + 1 < place);
    }
    for &read in cell
        .reads
        .iter()
        .filter(|r| !graph.event(**r).writes() && graph.event(**r).rf != EventId::NONE)
    {
        if let Some(is_earlier) = is_seen(graph, read, id) {
            enter(read, !is_earlier);
        }
    }
}

/// Does a write come before a read of the same location, or after it? Neither, where the thread
/// reads a later write of its own: it may have read that from its store buffer.
fn is_seen(graph: &Graph, read: EventId, write: EventId) -> Option<bool> {
    let event = graph.event(read);
    let (rf, at) = (graph.place(event.cell, event.rf), graph.place(event.cell, write));
    match at.cmp(&rf) {
        std::cmp::Ordering::Greater => Some(false),
        std::cmp::Ordering::Equal => Some(true),
        std::cmp::Ordering::Less => (event.rf.thread != read.thread).then_some(true),
    }
}

/// Places under store buffers: coherence of the thread's own accesses (`acyclic po-loc | com`), and
/// no cycle in the order in which memory sees what happens.
pub fn buffered_places(
    graph: &Graph,
    id: EventId,
    reach: &mut Reach,
    keeps: Keeps,
    out: &mut Places,
) {
    let first = own_place(graph, id);
    let co = &graph.cells[graph.event(id).cell as usize].co;
    out.push(co.len());
    if first == co.len() {
        return;
    }
    reach.clear(graph, Some(keeps));
    for place in (first..co.len()).rev() {
        reach.add_some(graph, co[place], keeps);
        if reach.has(id) {
            return;
        }
        out.push(place);
    }
}

/// The newest place that a thread's own earlier accesses to an event's location know.
fn own_place(graph: &Graph, id: EventId) -> usize {
    known_place(graph, id, |e| e.thread == id.thread && e.index < id.index)
}

/// Under store buffers, is an access of several parts whole: in order as one with what memory sees?
pub fn buffered_whole(graph: &Graph, id: EventId, reach: &mut Reach, keeps: Keeps) -> bool {
    graph.parts(id).all(|part| own_place(graph, part) <= place_before(graph, part))
        && !reach.is_cyclic_by(graph, id, keeps)
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
