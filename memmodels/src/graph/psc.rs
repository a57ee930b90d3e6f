//! RC11's condition on `seq_cst` events: `psc = psc-base ∪ psc-fence` has no cycle (PLDI 2017,
//! §3.3).
//!
//! With `scb = sb ∪ sb≠loc;hb;sb≠loc ∪ hb|loc ∪ co ∪ fr`, `psc-base = ([SC] ∪ [F&SC];hb?); scb;
//! ([SC] ∪ hb?;[F&SC])` and `psc-fence = [F&SC]; (hb ∪ hb;eco;hb); [F&SC]`. As `sb ⊆ hb`, between
//! fences the first is within the second, and at a fence `sb` and `hb` parts of `scb` come down to
//! `hb`.

use super::{Cell, Event, EventId, Graph, Role};
use crate::access::Order;
use crate::patience::Patience;
use std::cell::OnceCell;

/// Is `psc` without a cycle, given that it was before `id` was added?
///
/// # Errors
/// It took longer than anybody waits for it.
pub fn is_acyclic<P: Patience>(graph: &Graph, id: EventId, patience: &P) -> Result<bool, P::Over> {
    let is_sc_event = graph.event(id).order == Order::Sc;
    if !is_sc_event && !after_fence(graph, id) || leads_nowhere(graph, id) {
        return Ok(true);
    }
    let nodes: Vec<EventId> =
        graph.order.iter().copied().filter(|e| is_sc(graph.event(*e))).collect();
    // A new cycle goes through the event, or through a fence that leads on over it.
    let is_root = |e: EventId| {
        graph.event(e).role == Role::Fence
            || is_sc_event && graph.first_part(e) == graph.first_part(id)
    };
    let roots = nodes.iter().enumerate().filter(|(_, e)| is_root(**e)).map(|(i, _)| i);
    Search::new(graph, &nodes, patience).finds_none(roots)
}

/// Is `psc` without a cycle?
///
/// # Errors
/// It took longer than anybody waits for it.
pub fn is_acyclic_whole<P: Patience>(graph: &Graph, patience: &P) -> Result<bool, P::Over> {
    let nodes: Vec<EventId> =
        graph.order.iter().copied().filter(|e| is_sc(graph.event(*e))).collect();
    Search::new(graph, &nodes, patience).finds_none(0..nodes.len())
}

/// Is nothing after an event, by any of the relations that make up `psc`? That is the common case:
/// it was added last, and reads or is the newest write. No cycle goes through it then.
fn leads_nowhere(graph: &Graph, id: EventId) -> bool {
    let next = EventId { index: graph.last_part(id).index + 1, ..id };
    !graph.contains(next)
        && graph.parts(id).all(|part| {
            let mut later = Vec::new();
            let is_access = graph.event(part).is_access();
            if is_access {
                step(graph, part, &mut later);
            }
            later.is_empty() && !(is_access && is_read(graph, part))
        })
}

/// A search for cycles, which looks at no more of `psc` than it has to.
struct Search<'a, P> {
    graph: &'a Graph,
    nodes: &'a [EventId],
    patience: &'a P,
    /// What each node leads to, where that was asked. The parts of an access are one node, the
    /// first.
    rows: Vec<Option<Vec<usize>>>,
    stands: Vec<Stand>,
    places: Places,
}

/// Where a node stands in a search that goes depth first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stand {
    Unseen,
    OnPath,
    /// No cycle goes through it.
    Left,
}

impl<'a, P: Patience> Search<'a, P> {
    fn new(graph: &'a Graph, nodes: &'a [EventId], patience: &'a P) -> Search<'a, P> {
        Search {
            graph,
            nodes,
            patience,
            rows: vec![None; nodes.len()],
            stands: vec![Stand::Unseen; nodes.len()],
            places: Places::new(graph),
        }
    }

    /// Is there no cycle among what these nodes lead to?
    fn finds_none(mut self, roots: impl Iterator<Item = usize>) -> Result<bool, P::Over> {
        for root in roots {
            if self.finds_cycle(root)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Is there a cycle among what a node leads to, and was not looked at before? A cycle that goes
    /// through another root is found from here as well: depth first, each node once for all roots.
    fn finds_cycle(&mut self, root: usize) -> Result<bool, P::Over> {
        let root = self.first(root);
        if self.stands[root] != Stand::Unseen {
            return Ok(false);
        }
        self.enter(root)?;
        let mut path = vec![(root, 0)];
        while let Some((node, at)) = path.last_mut() {
            let Some(&next) = self.rows[*node].as_ref().and_then(|row| row.get(*at)) else {
                self.stands[*node] = Stand::Left;
                path.pop();
                continue;
            };
            *at += 1;
            match self.stands[next] {
                Stand::OnPath => return Ok(true),
                Stand::Left => {}
                Stand::Unseen => {
                    self.enter(next)?;
                    path.push((next, 0));
                }
            }
        }
        Ok(false)
    }

    fn enter(&mut self, node: usize) -> Result<(), P::Over> {
        // It is held against each other one, and what comes after it is looked for in the graph.
        self.patience.spend(8 * self.nodes.len() + self.graph.order.len())?;
        self.look(node);
        self.stands[node] = Stand::OnPath;
        Ok(())
    }

    fn first(&self, node: usize) -> usize {
        node - usize::from(self.graph.event(self.nodes[node]).part)
    }

    fn look(&mut self, node: usize) {
        if self.rows[node].is_some() {
            return;
        }
        let mut row = Vec::new();
        for part in self.graph.parts(self.nodes[node]) {
            let targets = After::new(self.graph, &self.places, part);
            for (j, b) in self.nodes.iter().enumerate() {
                let to = self.first(j);
                if to != node && leads(self.graph, &self.places, part, *b, &targets) {
                    row.push(to);
                }
            }
        }
        self.rows[node] = Some(row);
    }
}

fn is_sc(event: &Event) -> bool {
    event.order == Order::Sc && (event.is_access() || event.role == Role::Fence)
}

/// Does a `seq_cst` fence happen before the event? Only then can an event that is not `seq_cst` add
/// to `psc`.
fn after_fence(graph: &Graph, id: EventId) -> bool {
    graph.fences.iter().any(|e| graph.event(*e).order == Order::Sc && graph.is_hb(*e, id))
}

/// Places in coherence order, and accesses, looked up.
struct Places {
    /// Where a thread's events begin in `of`.
    begins: Vec<usize>,
    /// Of each write; 0 for what is none.
    of: Vec<usize>,
    /// Location, thread and number of each access, in order, once somebody asks.
    accesses: OnceCell<Vec<(u32, usize, u32)>>,
}

impl Places {
    fn new(graph: &Graph) -> Places {
        let mut begins = Vec::with_capacity(graph.lines.len());
        let mut len = 0;
        for line in &graph.lines {
            begins.push(len);
            len += line.events.len();
        }
        let mut places = Places { begins, of: vec![0; len], accesses: OnceCell::new() };
        for cell in &graph.cells {
            for (before, write) in cell.co.iter().enumerate() {
                let at = places.at(*write);
                places.of[at] = before + 1;
            }
        }
        places
    }

    fn at(&self, id: EventId) -> usize {
        self.begins[id.thread as usize] + id.index as usize
    }

    /// As [`Graph::place`].
    fn of(&self, write: EventId) -> usize {
        if write == EventId::INIT { 0 } else { self.of[self.at(write)] }
    }

    /// The place after which `co` or `fr` leads from an access; none for a read that is being
    /// revisited, which reads nothing.
    fn from(&self, graph: &Graph, x: EventId) -> Option<usize> {
        let event = graph.event(x);
        let from = if event.writes() { x } else { event.rf };
        (from != EventId::NONE).then(|| self.of(from))
    }

    /// Is there an access of the location between two events, in `hb`? What comes after an event
    /// there is all from some number on in each thread, and what comes before one all up to there.
    fn has_between(
        &self,
        graph: &Graph,
        cell: u32,
        (a, after): (EventId, &After),
        b: EventId,
    ) -> bool {
        let accesses = self.accesses.get_or_init(|| sorted_accesses(graph));
        let mut ends = graph.hb(b).iter().zip(after.next(graph, a)).enumerate();
        ends.any(|(thread, (end, next))| {
            let end = end - u32::from(thread == b.thread as usize);
            let at = accesses.partition_point(|access| *access < (cell, thread, *next));
            let is_before_end = |access: &(u32, usize, u32)| *access < (cell, thread, end);
            *next < end && accesses.get(at).is_some_and(is_before_end)
        })
    }
}

fn sorted_accesses(graph: &Graph) -> Vec<(u32, usize, u32)> {
    let of_cell = |(cell, accesses): (u32, &Cell)| {
        let each = accesses.co.iter().chain(&accesses.reads);
        each.map(move |x| (cell, x.thread as usize, x.index)).collect::<Vec<_>>()
    };
    let mut all: Vec<_> = (0..).zip(&graph.cells).flat_map(of_cell).collect();
    all.sort_unstable();
    all
}

/// What an event reaches by `co` or `fr` (for a fence: after `hb?`), and for fences to fences `rf`
/// after these. What is reached in a location is all that comes after one place; and whoever comes
/// after an event by `hb` comes after all before that in its thread, so the first is enough.
struct After {
    /// Locations with the place, in order.
    later: Vec<(u32, usize)>,
    /// By thread: the first event that is reached, by `rf` as well.
    first: Vec<Option<u32>>,
    /// By thread: the first event that comes after it by `hb`, once somebody asks.
    next: OnceCell<Vec<u32>>,
}

impl After {
    fn new(graph: &Graph, places: &Places, a: EventId) -> After {
        let is_fence = graph.event(a).role == Role::Fence;
        // The least place of each location.
        let mut least = vec![usize::MAX; graph.cells.len()];
        let mut add = |x: EventId| {
            if let Some(place) = places.from(graph, x) {
                let known = &mut least[graph.event(x).cell as usize];
                *known = place.min(*known);
            }
        };
        if is_fence {
            let is_after = |x: &&EventId| graph.event(**x).is_access() && graph.is_hb(a, **x);
            graph.order.iter().filter(is_after).for_each(|x| add(*x));
        } else {
            add(a);
        }
        let is_reached = |(_, place): &(u32, usize)| *place != usize::MAX;
        let later: Vec<(u32, usize)> = (0..).zip(least).filter(is_reached).collect();
        let mut after = After {
            later: Vec::new(),
            first: vec![None; graph.lines.len()],
            next: OnceCell::new(),
        };
        for &(cell, place) in &later {
            let cell = &graph.cells[cell as usize];
            cell.co[place..].iter().for_each(|w| after.reach(*w));
            let is_read = |r: &&EventId| {
                let rf = graph.event(**r).rf;
                rf.is_event() && (places.of(rf) > place || graph.is_hb(a, rf))
            };
            if is_fence {
                cell.reads.iter().filter(is_read).for_each(|r| after.reach(*r));
            }
        }
        after.later = later;
        after
    }

    fn reach(&mut self, id: EventId) {
        let first = &mut self.first[id.thread as usize];
        *first = Some(first.map_or(id.index, |first| first.min(id.index)));
    }

    /// Is a write reached by `co` or `fr`?
    fn has(&self, graph: &Graph, places: &Places, b: EventId) -> bool {
        let event = graph.event(b);
        let at = self.later.binary_search_by_key(&event.cell, |(cell, _)| *cell);
        event.writes() && at.is_ok_and(|at| places.of(b) > self.later[at].1)
    }

    fn next(&self, graph: &Graph, a: EventId) -> &[u32] {
        let first = |thread: usize| {
            let (mut low, mut high) = (0, graph.lines[thread].events.len());
            while low < high {
                let middle = low.midpoint(high);
                match graph.is_hb(a, EventId::new(thread, middle)) {
                    true => high = middle,
                    false => low = middle + 1,
                }
            }
            low as u32 + u32::from(thread == a.thread as usize)
        };
        self.next.get_or_init(|| (0..graph.lines.len()).map(first).collect())
    }

    /// Does something that is reached happen before an event?
    fn is_before(&self, graph: &Graph, b: EventId) -> bool {
        self.first.iter().enumerate().any(|(thread, first)| {
            first.is_some_and(|index| {
                let y = EventId::new(thread, index as usize);
                y != b && graph.is_hb(y, b)
            })
        })
    }
}

/// Everything after an access by `co` or `fr`.
fn step(graph: &Graph, x: EventId, out: &mut Vec<EventId>) {
    let event = graph.event(x);
    let from = if event.writes() { x } else { event.rf };
    // A read that is being revisited reads nothing.
    if from == EventId::NONE {
        return;
    }
    let place = graph.place(event.cell, from);
    out.extend(graph.cells[event.cell as usize].co[place..].iter().filter(|w| **w != x));
}

/// Does an event read from this one? Such an event is no cause of it.
fn is_read(graph: &Graph, x: EventId) -> bool {
    let (event, causes) = (graph.event(x), graph.causes(x));
    let cell = &graph.cells[event.cell as usize];
    let reads = &cell.reads;
    let reads_it = |r: EventId| graph.event(r).reads() && graph.event(r).rf == x;
    let by_reads = || event.writes() && reads.iter().any(|r| reads_it(*r));
    if !event.writes() || cell.latest.are_before(causes) {
        debug_assert!(!by_reads());
        return false;
    }
    if graph.count_without(causes) > reads.len() {
        return by_reads();
    }
    let is_read = graph.without(causes).any(reads_it);
    debug_assert_eq!(is_read, by_reads());
    is_read
}

/// Is `(a, b)` in `psc`?
fn leads(graph: &Graph, places: &Places, a: EventId, b: EventId, after: &After) -> bool {
    let is_fence = |e: EventId| graph.event(e).role == Role::Fence;
    let hb = |x: EventId, y: EventId| x != y && graph.is_hb(x, y);
    match (is_fence(a), is_fence(b)) {
        (true, true) => hb(a, b) || after.is_before(graph, b),
        (true, false) => {
            // [F]; hb?; (sb | hb|loc | co | fr); [b], and sb-other;hb;sb-other, which is within
            // hb;sb.
            let is_before = graph.before(graph.first_part(b)).is_some_and(|p| graph.is_hb(a, p));
            is_before
                || after.has(graph, places, b)
                || places.has_between(graph, graph.event(b).cell, (a, after), b)
        }
        (false, true) => {
            // [a]; (sb | hb|loc | co | fr); hb?; [F].
            let next = EventId { index: graph.last_part(a).index + 1, ..a };
            (graph.contains(next) && graph.is_hb(next, b))
                || after.is_before(graph, b)
                || places.has_between(graph, graph.event(a).cell, (a, after), b)
        }
        (false, false) => between_accesses(graph, a, b) || after.has(graph, places, b),
    }
}

/// `sb ∪ sb≠loc;hb;sb≠loc ∪ hb|loc` between two accesses. Where `sb` goes over the start or the
/// join of a thread, the events of these, which have no location, are the middle of the second.
fn between_accesses(graph: &Graph, a: EventId, b: EventId) -> bool {
    if !graph.is_hb(a, b) {
        return false;
    }
    let cell = graph.event(a).cell;
    if a.thread == b.thread || cell == graph.event(b).cell {
        return true;
    }
    // What shares a location with an access of several is at no other one.
    let is_at = |e: EventId, x: EventId| {
        graph.parts(x).any(|part| graph.event(part).cell == graph.event(e).cell)
    };
    let is_other =
        |e: EventId, x: EventId| !graph.parts(e).any(|e| graph.event(e).is_access() && is_at(e, x));
    let events = graph.lines[a.thread as usize].events.len();
    let after = (graph.last_part(a).index as usize + 1..events)
        .map(|i| EventId::new(a.thread as usize, i))
        .find(|e| is_other(*e, a));
    let before = (0..graph.first_part(b).index)
        .rev()
        .map(|index| EventId { index, ..b })
        .find(|e| is_other(*e, b));
    let before = before.or_else(|| graph.before(EventId { index: 0, ..b }));
    matches!((after, before), (Some(x), Some(y)) if graph.is_hb(x, y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patience::{Endless, Halt, Halted};

    fn access(graph: &mut Graph, thread: usize, role: Role, cell: u32) -> EventId {
        let id = graph.push(thread, Event::new(role, Order::Sc, cell));
        match role {
            Role::Write => graph.insert_co(id, graph.cells[cell as usize].co.len()),
            _ => graph.set_rf(id, EventId::INIT),
        }
        id
    }

    /// Store buffering, with `seq_cst` accesses: each thread reads what the other one overwrites.
    #[test]
    fn a_whole_graph_has_a_cycle() {
        let mut graph = Graph::new(false);
        graph.ensure_thread(1);
        graph.ensure_cell(1);
        for thread in [0, 1] {
            access(&mut graph, thread, Role::Write, thread as u32);
        }
        access(&mut graph, 0, Role::Read, 1);
        assert_eq!(is_acyclic_whole(&graph, &Endless), Ok(true));
        let last = access(&mut graph, 1, Role::Read, 0);
        assert_eq!(is_acyclic_whole(&graph, &Endless), Ok(false));
        assert_eq!(is_acyclic(&graph, last, &Endless), Ok(false));
    }

    /// Each of many events is held against all others.
    #[test]
    fn a_look_at_a_large_graph_can_be_given_up() {
        let mut graph = Graph::new(false);
        graph.ensure_thread(1);
        graph.ensure_cell(0);
        for _ in 0..2000 {
            access(&mut graph, 0, Role::Write, 0);
        }
        let last = access(&mut graph, 1, Role::Read, 0);
        assert_eq!(is_acyclic_whole(&graph, &Halt::new(&|| true)), Err(Halted));
        assert_eq!(is_acyclic_whole(&graph, &Halt::new(&|| false)), Ok(true));
        assert_eq!(is_acyclic(&graph, last, &Halt::new(&|| true)), Err(Halted));
        assert_eq!(is_acyclic(&graph, last, &Halt::new(&|| false)), Ok(true));
    }
}
