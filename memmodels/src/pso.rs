//! Partial store order: a store buffer for each thread and location (SPARC V8, Appendix K). Release
//! writes wait for all earlier ones, and a release fence keeps the writes around it in order.

use crate::access::Order;
use crate::axioms::{Axioms, Places, buffered_places, buffered_update, buffered_whole};
use crate::graph::linear::Base;
use crate::graph::reach::Reach;
use crate::graph::{Event, EventId, Graph, Role};

/// The axioms of PSO.
#[derive(Clone, Copy, Debug)]
pub struct Pso;

impl Axioms for Pso {
    /// What a thread has read from another's write tells nothing of what that thread wrote elsewhere
    /// before, unless the write releases. Every read acquires.
    fn has_own_hb(&self) -> bool {
        true
    }

    fn synchronise(&self, graph: &mut Graph, id: EventId) {
        crate::graph::hb::synchronise_reads(graph, id);
    }

    fn places(&self, graph: &Graph, id: EventId, reach: &mut Reach, out: &mut Places) {
        buffered_places(graph, id, reach, keeps, out);
    }

    fn is_consistent(&self, graph: &Graph, id: EventId) -> bool {
        buffered_update(graph, id, keeps)
    }

    // One order of memory is any that extends the causes: an update that nobody looks at adds nothing to it.
    fn may_commute(&self, _graph: &Graph, _thread: usize, _order: Order) -> bool {
        true
    }

    fn base(&self) -> Base {
        Base::Memory(Some(keeps))
    }

    fn is_consistent_whole(&self, graph: &Graph, id: EventId, reach: &mut Reach) -> bool {
        buffered_whole(graph, id, reach, keeps)
    }
}

/// `ppo | barrier` of `cat/pso.cat`.
fn keeps(earlier: &Event, later: &Event) -> bool {
    let is_barrier = |e: &Event| e.is_full || e.order == Order::Sc && e.role != Role::Read || e.role == Role::Update;
    if is_barrier(earlier) || is_barrier(later) {
        return true;
    }
    let is_release = |e: &Event| matches!(e.order, Order::Rel | Order::AcqRel | Order::Sc);
    match (earlier.role, later.role) {
        (Role::Read, Role::Read | Role::Write) => true,
        (Role::Write, Role::Write) => is_release(later),
        (Role::Write | Role::Fence, Role::Fence) => is_release(later) && (earlier.role == Role::Write || is_release(earlier)),
        (Role::Fence, Role::Write) => is_release(earlier),
        _ => false,
    }
}
