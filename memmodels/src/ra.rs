//! Release/acquire: every write releases and every read acquires (Lahav, Giannarakis, Vafeiadis,
//! POPL 2016). Happens-before is all causes, so that there is nothing to check but coherence. Its
//! machine is [`crate::views`]; fences order nothing there that program order does not.

use crate::axioms::{Axioms, Places, coherent_places, coherent_whole};
use crate::graph::linear::Base;
use crate::graph::reach::Reach;
use crate::graph::{Clock, EventId, Graph};
use crate::patience::{Halt, Halted};

/// The axioms of RA.
#[derive(Clone, Copy, Debug)]
pub struct Ra;

/// All causes. They are what happens before an event, unless plain accesses order nothing as far as
/// races go: to coherence under RA they do.
fn before(graph: &Graph, id: EventId) -> &Clock {
    if graph.has_undefined { graph.causes(id) } else { graph.hb(id) }
}

impl Axioms for Ra {
    fn places(&self, graph: &Graph, id: EventId, _reach: &mut Reach, out: &mut Places) {
        coherent_places(graph, id, before, out);
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
        Ok(coherent_whole(graph, id, before))
    }
}
