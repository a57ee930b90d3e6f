//! In which ways an event may read.

use super::event::{Way, Ways, What};
use super::state::Execution;
use super::{conds, equivalence};
use tresse_memmodels::axioms::Places;
use tresse_memmodels::graph::EventId;

impl Execution {
    /// Every way of an event that reads.
    pub(super) fn ways(&mut self, id: EventId) -> Ways {
        if self.has_undefined() && !self.graph.event(id).order.is_atomic() {
            return self.plain_ways(id);
        }
        let cell = self.graph.event(id).cell;
        let mut places = Places::new();
        equivalence::places(self, id, &mut places);
        let mut ways = Ways::new();
        let is_waking = conds::is_waking(self, id);
        for place in places {
            if is_waking && !conds::may_wake_at(self, id, self.graph.at_place(cell, place)) {
                continue;
            }
            let content = match self.info(id).what {
                What::Call => self.content(cell, place),
                _ => (None, self.value_at(cell, place)),
            };
            let choices = self.all_choices(id, &content);
            ways.extend(choices.map(|choice| Way { place: place as u32, choice }));
        }
        ways
    }
}
