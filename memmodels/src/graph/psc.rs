//! RC11's condition on `seq_cst` events: `psc = psc-base ∪ psc-fence` has no cycle (PLDI 2017,
//! §3.3).
//!
//! With `scb = sb ∪ sb≠loc;hb;sb≠loc ∪ hb|loc ∪ co ∪ fr`, `psc-base = ([SC] ∪ [F&SC];hb?); scb;
//! ([SC] ∪ hb?;[F&SC])` and `psc-fence = [F&SC]; (hb ∪ hb;eco;hb); [F&SC]`. As `sb ⊆ hb`, between
//! fences the first is within the second, and at a fence `sb` and `hb` parts of `scb` come down to
//! `hb`.

use super::{Event, EventId, Graph, Role};
use crate::access::Order;

/// Is `psc` without a cycle, given that it was before `id` was added?
pub fn is_acyclic(graph: &Graph, id: EventId) -> bool {
    let is_sc_event = graph.event(id).order == Order::Sc;
    if !is_sc_event && !after_fence(graph, id) || leads_nowhere(graph, id) {
        return true;
    }
    let nodes: Vec<EventId> =
        graph.order.iter().copied().filter(|e| is_sc(graph.event(*e))).collect();
    // A new cycle goes through the event, or through a fence that leads on over it.
    let is_root = |e: EventId| {
        graph.event(e).role == Role::Fence
            || is_sc_event && graph.first_part(e) == graph.first_part(id)
    };
    let roots = nodes.iter().enumerate().filter(|(_, e)| is_root(**e)).map(|(i, _)| i);
    let mut search = Search { graph, rows: vec![None; nodes.len()], nodes: &nodes };
    roots.into_iter().all(|root| !search.comes_back(root))
}

/// Is nothing after an event, by any of the relations that make up `psc`? That is the common case:
/// it was added last, and reads or is the newest write. No cycle goes through it then.
fn leads_nowhere(graph: &Graph, id: EventId) -> bool {
    let next = EventId { index: graph.last_part(id).index + 1, ..id };
    !graph.contains(next)
        && graph.parts(id).all(|part| {
            let (mut later, mut read) = (Vec::new(), Vec::new());
            if graph.event(part).is_access() {
                step(graph, part, &mut later);
                readers(graph, part, &mut read);
            }
            later.is_empty() && read.is_empty()
        })
}

/// A search for cycles, which looks at no more of `psc` than it has to.
struct Search<'a> {
    graph: &'a Graph,
    nodes: &'a [EventId],
    /// What each node leads to, where that was asked. The parts of an access are one node, the
    /// first.
    rows: Vec<Option<Vec<usize>>>,
}

impl Search<'_> {
    /// Is there a way from a node back to it?
    fn comes_back(&mut self, root: usize) -> bool {
        let root = self.first(root);
        let mut is_seen = vec![false; self.nodes.len()];
        let mut work = vec![root];
        while let Some(node) = work.pop() {
            self.look(node);
            for &next in self.rows[node].iter().flatten() {
                if next == root {
                    return true;
                }
                if !std::mem::replace(&mut is_seen[next], true) {
                    work.push(next);
                }
            }
        }
        false
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
            let targets = after(self.graph, part);
            for (j, b) in self.nodes.iter().enumerate() {
                let to = self.first(j);
                if to != node && leads(self.graph, part, *b, &targets) {
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
    graph.sc_fences.iter().any(|e| graph.is_hb(*e, id))
}

/// What `a` reaches by `co` or `fr` (for a fence: after `hb?`), and for fences to fences `rf` after
/// these.
struct After {
    /// By `co` and `fr`.
    later: Vec<EventId>,
    /// By `rf`, and by `rf` after those.
    read: Vec<EventId>,
}

fn after(graph: &Graph, a: EventId) -> After {
    let mut found = After { later: Vec::new(), read: Vec::new() };
    if graph.event(a).role == Role::Fence {
        for &x in graph.order.iter().filter(|x| graph.event(**x).is_access() && graph.is_hb(a, **x))
        {
            step(graph, x, &mut found.later);
            readers(graph, x, &mut found.read);
        }
        found.later.sort_unstable();
        found.later.dedup();
        for &y in &found.later {
            readers(graph, y, &mut found.read);
        }
    } else {
        step(graph, a, &mut found.later);
    }
    found
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

fn readers(graph: &Graph, x: EventId, out: &mut Vec<EventId>) {
    let event = graph.event(x);
    if event.writes() {
        out.extend(
            graph.cells[event.cell as usize].reads.iter().filter(|r| graph.event(**r).rf == x),
        );
    }
}

/// All accesses of a location, updates twice.
fn accesses(graph: &Graph, cell: u32) -> impl Iterator<Item = EventId> + '_ {
    let cell = &graph.cells[cell as usize];
    cell.co.iter().chain(&cell.reads).copied()
}

/// Is `(a, b)` in `psc`?
fn leads(graph: &Graph, a: EventId, b: EventId, after: &After) -> bool {
    let is_fence = |e: EventId| graph.event(e).role == Role::Fence;
    let hb = |x: EventId, y: EventId| x != y && graph.is_hb(x, y);
    match (is_fence(a), is_fence(b)) {
        (true, true) => hb(a, b) || after.later.iter().chain(&after.read).any(|y| hb(*y, b)),
        (true, false) => {
            // [F]; hb?; (sb | hb|loc | co | fr); [b], and sb-other;hb;sb-other, which is within
            // hb;sb.
            let is_before = graph.before(graph.first_part(b)).is_some_and(|p| graph.is_hb(a, p));
            is_before
                || after.later.contains(&b)
                || accesses(graph, graph.event(b).cell).any(|x| hb(a, x) && hb(x, b))
        }
        (false, true) => {
            // [a]; (sb | hb|loc | co | fr); hb?; [F].
            let next = EventId { index: graph.last_part(a).index + 1, ..a };
            (graph.contains(next) && graph.is_hb(next, b))
                || after.later.iter().any(|y| hb(*y, b))
                || accesses(graph, graph.event(a).cell).any(|x| hb(a, x) && hb(x, b))
        }
        (false, false) => between_accesses(graph, a, b) || after.later.contains(&b),
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
    let is_other =
        |e: EventId, cell: u32| !graph.event(e).is_access() || graph.event(e).cell != cell;
    let events = graph.lines[a.thread as usize].events.len();
    let after = (graph.last_part(a).index as usize + 1..events)
        .map(|i| EventId::new(a.thread as usize, i))
        .find(|e| is_other(*e, cell));
    let before = (0..graph.first_part(b).index)
        .rev()
        .map(|index| EventId { index, ..b })
        .find(|e| is_other(*e, graph.event(b).cell));
    let before = before.or_else(|| graph.before(EventId { index: 0, ..b }));
    matches!((after, before), (Some(x), Some(y)) if graph.is_hb(x, y))
}
