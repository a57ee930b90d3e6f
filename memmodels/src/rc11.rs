//! Repaired C11 (Lahav, Vafeiadis, Kang, Hur, Dreyer, PLDI 2017). Its machine is [`crate::views`].

use crate::access::{Access, Kind, Order};
use crate::axioms::{Axioms, Places, coherent_places, coherent_whole};
use crate::graph::linear::{self, Base};
use crate::graph::reach::Reach;
use crate::graph::{EventId, Graph, hb, psc};
use crate::patience::{Halt, Halted};
use crate::policy::{CommitPolicy, Overtake};

/// How a release sequence goes on, besides by updates: the only thing in which C11 and C++20 differ
/// here: of `seq_cst` the paper's repair holds for both, which C++20 follows (P0668R5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sequences {
    /// By later writes of the thread that heads it (C11 5.1.2.4 p10). The paper, and so we, does
    /// not ask that no other thread's write is between.
    C11,
    /// By nothing else (C++20 \[intro.races\]/5; P0982R1, "Weaken release sequences").
    Cxx20,
}

/// RC11. `no-thin-air` holds by construction: an event is added, and an operation takes effect,
/// after its causes.
#[derive(Clone, Copy, Debug)]
pub struct Rc11(pub Sequences);

/// Operations take effect in program order; what is weak is where.
impl CommitPolicy for Rc11 {
    fn may_overtake(&self, _earlier: &Access, _later: &Access) -> Overtake {
        Overtake::No
    }

    fn reorders(&self) -> bool {
        false
    }

    fn is_void(&self, access: &Access) -> bool {
        access.kind == Kind::Fence && access.order < Order::Acq
    }
}

impl Axioms for Rc11 {
    fn has_own_hb(&self) -> bool {
        true
    }

    fn synchronise(&self, graph: &mut Graph, id: EventId) {
        hb::synchronise(graph, id, self.0);
    }

    fn places(&self, graph: &Graph, id: EventId, _reach: &mut Reach, out: &mut Places) {
        coherent_places(graph, id, Graph::hb, out);
    }

    fn is_consistent(&self, graph: &Graph, id: EventId, halt: &Halt<'_>) -> Result<bool, Halted> {
        psc::is_acyclic(graph, id, halt)
    }

    // The next one in the order synchronises with an update that releases, by itself or for a fence
    // before it; and a `seq_cst` fence before one comes before those after the next (psc). Without
    // these the order says nothing.
    fn may_commute(&self, graph: &Graph, thread: usize, order: Order) -> bool {
        let next = EventId::new(thread, graph.lines[thread].events.len());
        let has_fence = |before: EventId| graph.fences.iter().any(|e| graph.is_cause(*e, before));
        matches!(order, Order::Rlx | Order::Acq) && !graph.before(next).is_some_and(has_fence)
    }

    fn base(&self) -> Base {
        Base::HappensBefore
    }

    fn needs_total(&self, graph: &Graph) -> bool {
        linear::has_sc(graph)
    }

    fn allows(&self, graph: &Graph, halt: &Halt<'_>) -> Result<bool, Halted> {
        psc::is_acyclic_whole(graph, halt)
    }

    fn is_consistent_whole(
        &self,
        graph: &Graph,
        id: EventId,
        _reach: &mut Reach,
        halt: &Halt<'_>,
    ) -> Result<bool, Halted> {
        Ok(coherent_whole(graph, id, Graph::hb) && psc::is_acyclic(graph, id, halt)?)
    }
}
