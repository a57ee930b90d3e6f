//! What the models have in common that execution graphs can be searched for: no event is a cause of
//! itself, `acyclic po | rf` with the starts and joins of threads; each location is coherent by
//! program order, starts and joins, and nothing else (the five shapes of Alglave, Maranget,
//! Tautschnig, *Herding cats*, TOPLAS 2014, §4: CoWW, CoRW1, CoRW2, CoWR, CoRR); nothing comes
//! between the read and the write of an update.
//!
//! That is a model in itself, but what it is for is to be searched where a text judges the graphs
//! ([`crate::judge`]).

use crate::axioms::{Axioms, Places, coherent_whole, first_place_after};
use crate::graph::linear::Base;
use crate::graph::reach::Reach;
use crate::graph::{EventId, Graph};
use crate::patience::{Halt, Halted};

/// Coherence, atomicity, and no cycle of causes.
#[derive(Clone, Copy, Debug)]
pub struct Coherent;

impl Axioms for Coherent {
    /// What happens before an event is for the text to say; it orders accesses as far as races go.
    fn has_own_hb(&self) -> bool {
        true
    }

    fn places(&self, graph: &Graph, id: EventId, _reach: &mut Reach, out: &mut Places) {
        let newest = graph.cells[graph.event(id).cell as usize].co.len();
        let first = first_place_after(graph, id, &graph.ordered_before(id));
        out.extend((first..=newest).rev());
    }

    fn base(&self) -> Base {
        Base::HappensBefore
    }

    fn is_consistent_whole(
        &self,
        graph: &Graph,
        id: EventId,
        _reach: &mut Reach,
        _halt: &Halt<'_>,
    ) -> Result<bool, Halted> {
        Ok(coherent_whole(graph, id, Graph::hb))
    }
}
