//! Updates in no order: where nobody looks at what updates of a location read, and these commute,
//! as additions of counters do, executions that differ in their order only are one.
//!
//! Such an update is an event that reads from nothing and is in no coherence order: after the
//! causes of its thread, and that is all. Other accesses to the location are to happen before it or
//! after it. Then what they read is plain: the write before, and all updates since. As soon as one
//! access does neither, updates of that object are ordered after all, and the search begins again
//! (as with cuts, `cells`); so nothing that an access could see of an order is lost.
//!
//! *No execution is made up, and none is lost.* Let G be a graph with such updates, consistent, in
//! which all other accesses are before or after them. Any total order of memory that extends G,
//! where the model has one (SC, TSO, PSO), or any linear extension of `po ∪ rf` (RC11), puts them
//! in an order in which each reads from the one before. Threads do the same: registers are dead.
//! Other accesses read the same values, as these are the same in each order. The model allows it:
//! what the order adds to `rf`, `co` and `fr` is in the total order; for RC11, which has none, only
//! updates take part that neither release nor come after a fence, so that nothing is added to
//! happens-before or `psc` ([`tresse_memmodels::Axioms::may_commute`]). RA has no such updates:
//! there the order of any two synchronises. The other way round, a graph with an order gives one
//! without by leaving it out.
//!
//! *Races are the same.* Where updates order nothing, less happens before what comes after, so no
//! race is missed. If two accesses are not ordered without it, take no more than both and their
//! causes. That is a graph of its own, in which both are the last: whatever the order of updates,
//! none leads from one of the two to the other. So the race is there in an execution with an order
//! as well.
//!
//! Sources: commuting updates are independent in the sense of Mazurkiewicz; Nidhugg has them as
//! `--commute-rmws`.

use super::event::What;
use super::events::Events;
use super::give_way;
use super::reduction::Reduction;
use super::state::Execution;
use tresse_machine::thread::{MemOp, Tid};
use tresse_machine::value::Value;
use tresse_memmodels::graph::{Event, EventId, Role};

/// Updates in no order.
pub(super) struct Commuting;

impl Reduction for Commuting {
    #[inline]
    fn goes_with(execution: &mut Execution, id: EventId, op: &MemOp) -> bool {
        execution.is_after_commuting(id) || execution.order_updates(op)
    }
}

impl Execution {
    /// Is a thread's next access an update that may be in no order?
    #[inline]
    pub(super) fn may_commute(&self, thread: usize, op: &MemOp) -> bool {
        self.options.commute_updates
            && op.size == 1
            && op.effect.family().is_some()
            && self.machine.is_ignored(&self.live, thread as Tid, op.ticket)
            && self.model.may_commute(&self.graph, thread, op.access.order)
            && !self.cells.cuts.orders_updates
            && !self.cells.cuts.ordered.contains(&self.shape_of(op.prov))
    }

    /// Are there updates in no order?
    pub(super) fn has_commuting(&self) -> bool {
        self.options.commute_updates && self.graph.cells.iter().any(|c| !c.unordered.is_empty())
    }

    /// Updates of all objects are ordered after all. `true`: they were not, and this search is
    /// over.
    pub(super) fn order_all_updates(&mut self) -> bool {
        let is_new = self.options.commute_updates && !self.cells.cuts.orders_updates;
        self.cells.cuts.orders_updates |= is_new;
        self.cells.cuts.is_new |= is_new;
        is_new
    }

    /// Do all updates in no order of an access's location happen before it? Those that do not come
    /// after it.
    #[inline]
    pub(super) fn is_after_commuting(&self, id: EventId) -> bool {
        let cell = &self.graph.cells[self.graph.event(id).cell as usize];
        let by_list = || cell.unordered.iter().all(|other| self.graph.is_hb(*other, id));
        let is_after = cell.updaters.are_before(self.graph.hb(id));
        debug_assert!(!is_after || by_list());
        is_after || by_list()
    }
}

impl Events {
    /// The next operation of a thread becomes an update in no order.
    pub(super) fn add_commuting(&mut self, thread: usize, op: &MemOp, cell: u32) -> bool {
        give_way::check_other(self, cell);
        // Full: under store buffers an update empties its thread's.
        let event = Event { is_full: true, ..Event::new(Role::Other, op.access.order, cell) };
        let id = self.push(thread, event, What::Op, Value::ZERO, op.site, op.ticket);
        let accesses = &self.graph.cells[cell as usize];
        let is_hb = |other: &EventId| self.graph.is_hb(*other, id);
        let by_lists = || accesses.co.iter().chain(&accesses.reads).all(is_hb);
        let is_before = accesses.latest.are_before(self.graph.hb(id));
        debug_assert!(!is_before || by_lists());
        let is_before = is_before || by_lists();
        // All others are of one family: it is enough to look at one.
        let family = op.effect.family();
        let is_family = self
            .commuting(cell)
            .find(|other| *other != id)
            .is_none_or(|other| self.op(other).map(|op| op.effect.family()) == Some(family));
        let old = self.written_at(cell, accesses.co.len());
        if !is_before || !is_family || !old.is_plain() {
            return self.order_updates(op);
        }
        self.info_mut(id).value = old;
        self.recheck_races(id);
        self.machine.deliver(thread as Tid, op.ticket, old, None);
        self.locals[thread].next = 0;
        true
    }
}
