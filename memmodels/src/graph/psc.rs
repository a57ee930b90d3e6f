//! RC11's condition on `seq_cst` events: `psc = psc-base ∪ psc-fence` has no cycle (PLDI 2017, §3.3).
//!
//! With `scb = sb ∪ sb≠loc;hb;sb≠loc ∪ hb|loc ∪ co ∪ fr`,
//! `psc-base = ([SC] ∪ [F&SC];hb?); scb; ([SC] ∪ hb?;[F&SC])` and
//! `psc-fence = [F&SC]; (hb ∪ hb;eco;hb); [F&SC]`.
//! As `sb ⊆ hb`, between fences the first is within the second, and at a fence `sb` and `hb` parts of `scb`
//! come down to `hb`.

use super::{Event, EventId, Graph, Role};
use crate::access::Order;
use crate::relation::Relation;

/// Is `psc` without a cycle, given that it was before `id` was added?
pub fn is_acyclic(graph: &Graph, id: EventId) -> bool {
    if graph.event(id).order != Order::Sc && !after_fence(graph, id) {
        return true;
    }
    let nodes: Vec<EventId> = graph.order.iter().copied().filter(|e| is_sc(graph.event(*e))).collect();
    if nodes.len() < 2 {
        return true;
    }
    // The parts of an access are one node.
    let first = |i: usize| i - usize::from(graph.event(nodes[i]).part);
    let mut psc = Relation::new(nodes.len());
    for (i, a) in nodes.iter().enumerate() {
        let targets = after(graph, *a);
        for (j, b) in nodes.iter().enumerate() {
            let (i, j) = (first(i), first(j));
            if i != j && leads(graph, *a, *b, &targets) {
                psc.insert(i, j);
            }
        }
    }
    psc.is_acyclic()
}

fn is_sc(event: &Event) -> bool {
    event.order == Order::Sc && (event.is_access() || event.role == Role::Fence)
}

/// Does a `seq_cst` fence happen before the event? Only then can an event that is not `seq_cst` add to `psc`.
fn after_fence(graph: &Graph, id: EventId) -> bool {
    graph.sc_fences.iter().any(|e| graph.is_hb(*e, id))
}

/// What `a` reaches by `co` or `fr` (for a fence: after `hb?`), and for fences to fences `rf` after these.
struct After {
    /// By `co` and `fr`.
    later: Vec<EventId>,
    /// By `rf`, and by `rf` after those.
    read: Vec<EventId>,
}

fn after(graph: &Graph, a: EventId) -> After {
    let mut found = After { later: Vec::new(), read: Vec::new() };
    if graph.event(a).role == Role::Fence {
        for &x in graph.order.iter().filter(|x| graph.event(**x).is_access() && graph.is_hb(a, **x)) {
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
        out.extend(graph.cells[event.cell as usize].reads.iter().filter(|r| graph.event(**r).rf == x));
    }
}

/// Is `(a, b)` in `psc`?
fn leads(graph: &Graph, a: EventId, b: EventId, after: &After) -> bool {
    let is_fence = |e: EventId| graph.event(e).role == Role::Fence;
    let hb = |x: EventId, y: EventId| x != y && graph.is_hb(x, y);
    match (is_fence(a), is_fence(b)) {
        (true, true) => hb(a, b) || after.later.iter().chain(&after.read).any(|y| hb(*y, b)),
        (true, false) => {
            // [F]; hb?; (sb | hb|loc | co | fr); [b], and sb-other;hb;sb-other, which is within hb;sb.
            let same = |x: &EventId| graph.event(*x).is_access() && graph.event(*x).cell == graph.event(b).cell;
            let is_before = graph.before(graph.first_part(b)).is_some_and(|p| graph.is_hb(a, p));
            is_before || after.later.contains(&b) || graph.order.iter().any(|x| same(x) && hb(a, *x) && hb(*x, b))
        }
        (false, true) => {
            // [a]; (sb | hb|loc | co | fr); hb?; [F].
            let next = EventId { index: graph.last_part(a).index + 1, ..a };
            let same = |x: &EventId| graph.event(*x).is_access() && graph.event(*x).cell == graph.event(a).cell;
            (graph.contains(next) && graph.is_hb(next, b))
                || after.later.iter().any(|y| hb(*y, b))
                || graph.order.iter().any(|x| same(x) && hb(a, *x) && hb(*x, b))
        }
        (false, false) => between_accesses(graph, a, b) || after.later.contains(&b),
    }
}

/// `sb ∪ sb≠loc;hb;sb≠loc ∪ hb|loc` between two accesses. Where `sb` goes over the start or the join of a
/// thread, the events of these, which have no location, are the middle of the second.
fn between_accesses(graph: &Graph, a: EventId, b: EventId) -> bool {
    if !graph.is_hb(a, b) {
        return false;
    }
    let cell = graph.event(a).cell;
    if a.thread == b.thread || cell == graph.event(b).cell {
        return true;
    }
    let is_other = |e: EventId, cell: u32| !graph.event(e).is_access() || graph.event(e).cell != cell;
    let events = graph.lines[a.thread as usize].events.len();
    let after = (graph.last_part(a).index as usize + 1..events).map(|i| EventId::new(a.thread as usize, i)).find(|e| is_other(*e, cell));
    let before = (0..graph.first_part(b).index).rev().map(|index| EventId { index, ..b }).find(|e| is_other(*e, graph.event(b).cell));
    let before = before.or_else(|| graph.before(EventId { index: 0, ..b }));
    matches!((after, before), (Some(x), Some(y)) if graph.is_hb(x, y))
}
