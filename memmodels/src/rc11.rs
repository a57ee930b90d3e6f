//! Repaired C11 (Lahav, Vafeiadis, Kang, Hur, Dreyer, PLDI 2017).

use crate::axioms::{Axioms, Places, coherent_places, coherent_whole};
use crate::graph::reach::Reach;
use crate::graph::{EventId, Graph, hb, psc};

/// The axioms of RC11. `no-thin-air` holds by construction: an event is added after its causes.
#[derive(Clone, Copy, Debug)]
pub struct Rc11;

impl Axioms for Rc11 {
    fn has_own_hb(&self) -> bool {
        true
    }

    fn synchronise(&self, graph: &mut Graph, id: EventId) {
        hb::synchronise(graph, id);
    }

    fn places(&self, graph: &Graph, id: EventId, _reach: &mut Reach, out: &mut Places) {
        coherent_places(graph, id, out);
    }

    fn is_consistent(&self, graph: &Graph, id: EventId) -> bool {
        psc::is_acyclic(graph, id)
    }

    fn is_consistent_whole(&self, graph: &Graph, id: EventId, _reach: &mut Reach) -> bool {
        coherent_whole(graph, id) && psc::is_acyclic(graph, id)
    }
}
