//! Release/acquire: every write releases and every read acquires (Lahav, Giannarakis, Vafeiadis,
//! POPL 2016). Happens-before is all causes, so that there is nothing to check but coherence. Its machine is
//! [`crate::views`]; fences order nothing there that program order does not.

use crate::axioms::{Axioms, Places, coherent_places, coherent_whole};
use crate::graph::linear::Base;
use crate::graph::reach::Reach;
use crate::graph::{EventId, Graph};

/// The axioms of RA.
#[derive(Clone, Copy, Debug)]
pub struct Ra;

impl Axioms for Ra {
    fn places(&self, graph: &Graph, id: EventId, _reach: &mut Reach, out: &mut Places) {
        coherent_places(graph, id, out);
    }

    fn base(&self) -> Base {
        Base::HappensBefore
    }

    fn is_consistent_whole(&self, graph: &Graph, id: EventId, _reach: &mut Reach) -> bool {
        coherent_whole(graph, id)
    }
}
