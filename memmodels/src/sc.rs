//! Sequential consistency (K-LLVM §4.2 and Observation 2): operations of a thread take effect in
//! program order, each in one place of a single total order.
//!
//! Source: Lamport, *How to Make a Multiprocessor Computer That Correctly Executes Multiprocess
//! Programs*, 1979; for non-atomic accesses K-LLVM's byte-wise form of it.

use crate::access::{Access, Kind, Order};
use crate::axioms::{Axioms, Places};
use crate::graph::linear::Base;
use crate::graph::reach::Reach;
use crate::graph::{EventId, Graph};
use crate::patience::{Halt, Halted};
use crate::policy::{CommitPolicy, Overtake};

/// The commit policy of SC: first in, first out.
#[derive(Clone, Copy, Debug)]
pub struct Sc;

impl CommitPolicy for Sc {
    fn may_overtake(&self, _earlier: &Access, _later: &Access) -> Overtake {
        Overtake::No
    }

    fn reorders(&self) -> bool {
        false
    }

    fn is_void(&self, access: &Access) -> bool {
        access.kind == Kind::Fence
    }
}

/// One interleaving explains every read: `po ∪ rf ∪ co ∪ fr` has no cycle.
impl Axioms for Sc {
    fn places(&self, graph: &Graph, id: EventId, reach: &mut Reach, out: &mut Places) {
        reach.clear(graph, None);
        let co = &graph.cells[graph.event(id).cell as usize].co;
        out.push(co.len());
        // Whatever the event stands before, by co or fr, must lead to none of its causes. An older
        // place stands before more.
        for place in (0..co.len()).rev() {
            if reach.add_all(graph, co[place], graph.hb(id)) {
                return;
            }
            out.push(place);
        }
    }

    // One order of memory is any that extends the causes: an update that nobody looks at adds
    // nothing to it.
    fn may_commute(&self, _graph: &Graph, _thread: usize, _order: Order) -> bool {
        true
    }

    fn base(&self) -> Base {
        Base::Memory(None)
    }

    fn is_consistent_whole(
        &self,
        graph: &Graph,
        id: EventId,
        reach: &mut Reach,
        _halt: &Halt<'_>,
    ) -> Result<bool, Halted> {
        Ok(!reach.is_cyclic(graph, id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overtakes_and_fences_are_void() {
        let w = Access { kind: Kind::Write, order: Order::Na, object: 1, offset: 0, len: 4 };
        let r = Access { kind: Kind::Read, object: 2, ..w };
        assert_eq!(Sc.may_overtake(&w, &r), Overtake::No);
        assert!(Sc.is_void(&Access {
            kind: Kind::Fence,
            order: Order::Sc,
            object: 0,
            offset: 0,
            len: 0
        }));
        assert!(!Sc.is_void(&r));
    }
}
