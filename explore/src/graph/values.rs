//! What locations hold in a graph, and what its events read.

use super::cells::{Place, Shape};
use super::event::What;
use super::state::{Execution, Sum};
use tresse_machine::handler;
use tresse_machine::request::Rmw;
use tresse_machine::thread::Effect;
use tresse_machine::value::{Prov, Value};
use tresse_memmodels::graph::{EventId, Role};

impl Execution {
    /// Do races make reads undefined?
    #[inline]
    pub(super) fn has_undefined(&self) -> bool {
        self.graph.has_undefined
    }

    /// Has a location seen a race, in this search or the one before?
    pub(super) fn is_racy(&self, cell: u32) -> bool {
        let place = self.cells.place(cell);
        place.len > 0
            && (self.guide.is_some()
                || self.cells.cuts.is_racy(self.shape_at(&place), place.offset))
    }

    pub(super) fn shape_at(&self, place: &Place) -> Shape {
        self.shape_of(Prov::from_word(place.object))
    }

    pub(super) fn shape_of(&self, prov: Prov) -> Shape {
        self.machine.cache.object(prov).map_or((prov.word(), 0), |object| object.shape(prov))
    }

    /// The undefined value of a location.
    pub(super) fn undefined_at(&self, cell: u32) -> Value {
        Value::undef(self.cells.place(cell).len.min(8) * 8)
    }

    /// The number of a location.
    pub(super) fn cell(&mut self, place: Place) -> u32 {
        let cell = self.cells.number(place);
        self.graph.ensure_cell(self.cells.len() as u32 - 1);
        cell
    }

    /// The value of the write at a place.
    pub(super) fn written_at(&self, cell: u32, place: usize) -> Value {
        match self.graph.at_place(cell, place) {
            EventId::INIT => {
                let place = self.cells.place(cell);
                // Memory that is gone holds nothing any more.
                let is_gone = self.machine.cache.object(place.prov()).is_none_or(|o| o.is_dead);
                if place.len == 0 || is_gone {
                    Value::ZERO
                } else {
                    self.machine.cache.peek(place.spot(), place.len)
                }
            }
            write => self.info(write).value,
        }
    }

    /// The value of the write at a place, and of the updates in no order that follow it.
    #[inline]
    pub(super) fn value_at(&self, cell: u32, place: usize) -> Value {
        self.with_commuting(cell, place, self.written_at(cell, place), None)
    }

    /// What a location holds in the end.
    pub(super) fn last_value(&self, cell: u32) -> Value {
        if self.has_undefined() && self.graph.is_left_undefined(cell) {
            return self.undefined_at(cell);
        }
        self.value_at(cell, self.graph.cells[cell as usize].co.len())
    }

    /// The updates in no order of a location.
    #[inline]
    pub(super) fn commuting(&self, cell: u32) -> impl Iterator<Item = EventId> + '_ {
        self.graph
            .cells
            .get(cell as usize)
            .into_iter()
            .flat_map(|cell| cell.unordered.iter().copied())
    }

    /// Is it an update in no order?
    #[inline]
    pub(super) fn is_commuting(&self, id: EventId) -> bool {
        self.graph.event(id).role == Role::Other && matches!(self.info(id).what, What::Op)
    }

    /// A value after the updates that come between the write at this place and the next one; if
    /// `before` is given, only those that happen before it.
    #[inline]
    fn with_commuting(
        &self,
        cell: u32,
        place: usize,
        value: Value,
        before: Option<EventId>,
    ) -> Value {
        let accesses = &self.graph.cells[cell as usize];
        if accesses.unordered.is_empty() {
            return value;
        }
        let all_are_before = |id| accesses.updaters.are_before(self.graph.hb(id));
        if place == accesses.co.len() && before.is_none_or(all_are_before) {
            let sum = self.sum(cell, value);
            debug_assert_eq!(sum, self.updated_one_by_one(cell, place, value, before));
            return sum;
        }
        self.updated_one_by_one(cell, place, value, before)
    }

    /// The same from the lists.
    fn updated_one_by_one(
        &self,
        cell: u32,
        place: usize,
        value: Value,
        before: Option<EventId>,
    ) -> Value {
        let (write, next) =
            (self.graph.at_place(cell, place), self.graph.cells[cell as usize].co.get(place));
        let is_between = |id: &EventId| {
            self.graph.is_hb(write, *id) && !next.is_some_and(|next| self.graph.is_hb(*next, *id))
        };
        let counted = self.commuting(cell).filter(|id| {
            is_between(id) && before.is_none_or(|before| self.graph.is_hb(*id, before))
        });
        counted.fold(value, |value, id| self.updated(value, id))
    }

    /// A value after an update in no order.
    fn updated(&self, value: Value, id: EventId) -> Value {
        self.rmw_of(id).and_then(|rmw| handler::updated(&rmw, value).ok()).unwrap_or(value)
    }

    /// The value of a location's last write, which is this one, after all updates in no order. What
    /// was found out of those that have stayed since is kept: others are mostly added to them.
    fn sum(&self, cell: u32, written: Value) -> Value {
        let accesses = &self.graph.cells[cell as usize];
        let (write, all) = (self.graph.at_place(cell, accesses.co.len()), &accesses.unordered);
        let new = Sum { write, written, count: 0, value: written };
        let mut sums = self.sums.borrow_mut();
        let sum = sums.entry(cell).or_insert(new);
        let holds = (sum.write, sum.written) == (write, written);
        if !holds || sum.count > accesses.stayed() {
            *sum = new;
        }
        for id in all[sum.count as usize..].iter().filter(|id| self.graph.is_hb(write, **id)) {
            sum.value = self.updated(sum.value, *id);
        }
        sum.count = all.len() as u32;
        accesses.seen();
        sum.value
    }

    /// What an event has read.
    pub(super) fn value_read(&self, id: EventId) -> Value {
        let event = self.graph.event(id);
        let place = self.graph.place(event.cell, event.rf);
        self.with_commuting(event.cell, place, self.written_at(event.cell, place), Some(id))
    }

    /// What an update does, if it is one in no order.
    pub(super) fn rmw_of(&self, id: EventId) -> Option<Rmw> {
        match self.op(id).filter(|_| self.is_commuting(id))?.effect {
            Effect::Update { op, scalar, operand } => Some(Rmw { op, scalar, operand }),
            _ => None,
        }
    }

    /// May an event write?
    pub(super) fn may_write(&self, id: EventId) -> bool {
        match self.op(id) {
            Some(op) => op.access.kind.writes(),
            None => self.graph.event(id).writes(),
        }
    }
}
