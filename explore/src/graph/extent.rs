//! Accesses of different sizes to the same bytes (DESIGN §3.2): locations are cut until every
//! access is made of whole locations. A non-atomic access to several is several events, as K-LLVM's
//! rule (a) makes several operations of it; an atomic one is one that takes effect in several at
//! once (`wide`).

use super::cells::{Place, Shape};
use super::state::Execution;
use smallvec::SmallVec;
use tresse_machine::thread::{MemOp, Tid};

impl Execution {
    /// Where an access is cut.
    pub(super) fn cuts_of(&self, op: &MemOp, place: &Place) -> SmallVec<[u64; 7]> {
        if self.cells.cuts.is_empty() || place.len == 1 {
            return SmallVec::new();
        }
        self.cells.cuts.inside(self.shape_of(op.prov), place)
    }

    /// The next operation of a thread's `to_commit` becomes several.
    pub(super) fn cut_next(&mut self, thread: usize, cuts: &[u64]) {
        let next = self.locals[thread].next as usize;
        self.machine.cut_operation(thread as Tid, next, cuts);
        if let Some(died) = &self.locals[thread].died {
            let moved = died.iter().map(|(prov, before)| {
                (*prov, before + if *before > next { cuts.len() } else { 0 })
            });
            self.locals[thread].died = Some(moved.collect());
        }
    }

    /// A location that shares bytes with this one and has events.
    pub(super) fn other_extent(&self, cell: u32) -> Option<u32> {
        self.cells.overlaps(cell).iter().copied().find(|other| {
            let events = &self.graph.cells[*other as usize];
            !events.co.is_empty()
                || !events.reads.is_empty()
                || self.commuting(*other).next().is_some()
        })
    }

    /// Cuts two locations that share bytes. This search is over: it has no way left.
    pub(super) fn part(&mut self, op: &MemOp, a: u32, b: u32) -> bool {
        self.cells.part(self.shape_of(op.prov), a, b);
        false
    }

    /// Updates of this object are ordered after all. This search is over: it has no way left.
    pub(super) fn order_updates(&mut self, op: &MemOp) -> bool {
        self.order_object(self.shape_of(op.prov))
    }

    /// The same for all objects of a shape.
    pub(super) fn order_object(&mut self, shape: Shape) -> bool {
        self.cells.cuts.order(shape);
        false
    }
}
