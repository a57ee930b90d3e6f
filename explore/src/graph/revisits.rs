//! What an event may revisit, and in which ways.

use super::conds;
use super::equivalence;
use super::event::{Way, Ways};
use super::reduction::Reduction;
use super::reductions::All;
use super::state::Execution;
use smallvec::SmallVec;
use tresse_memmodels::axioms::Places;
use tresse_memmodels::graph::maximal::{Revisit, revisitable, revisitable_held};
use tresse_memmodels::graph::{Event, EventId, Role};

impl Execution {
    /// What an event that has just got its causes, and has no place in coherence order, may
    /// revisit.
    pub(super) fn revisits_of(&self, write: EventId) -> Vec<Revisit> {
        let mut found = Vec::new();
        if self
            .graph
            .parts(write)
            .all(|part| self.graph.cells[self.graph.event(part).cell as usize].reads.is_empty())
        {
            return found;
        }
        if equivalence::is_by_rf(self) {
            equivalence::revisitable_by_rf(self, write, &mut found);
        } else {
            revisitable(&self.graph, write, &mut found);
            revisitable_held(&self.graph, write, &mut found);
        }
        found.retain(|r| All::is_open(self, r.read));
        found.reverse();
        found
    }

    /// Where the write may stand in what a revisit has left, with each choice of the read.
    pub(super) fn ways_of_revisit(&mut self, write: EventId, read: EventId) -> Ways {
        if conds::is_waking(self, read) && !conds::may_wake_at(self, read, write) {
            return Ways::new();
        }
        let places = self.places_of_revisit(write);
        let content = (self.info(write).state.clone(), self.info(write).value);
        let choices: SmallVec<[u32; 4]> = self.all_choices(read, &content).collect();
        let each = |place: usize| {
            choices.iter().map(move |choice| Way { place: place as u32, choice: *choice })
        };
        places
            .iter()
            .flat_map(|p| each(*p))
            .filter(|w| All::permits(self, read, Way { choice: 0, ..*w }))
            .collect()
    }

    /// Where the write may stand in what a revisit has left.
    pub(super) fn places_of_revisit(&mut self, write: EventId) -> Places {
        let event = *self.graph.event(write);
        let mut places = Places::new();
        if event.role == Role::Update {
            let place = self.graph.place(event.cell, event.rf);
            if self.graph.update_after(event.cell, place).is_none() {
                places.push(place);
            }
            return places;
        }
        equivalence::places(self, write, &mut places);
        places.retain(|p| self.graph.update_after(event.cell, *p).is_none());
        places.retain(|p| All::permits(self, write, Way { place: *p as u32, choice: 0 }));
        places
    }

    pub(super) fn may_read_at(&mut self, id: EventId, place: usize) -> bool {
        let mut places = Places::new();
        equivalence::places(self, id, &mut places);
        places.contains(&place)
    }

    /// An event is again what it was; its `rf` is there.
    pub(super) fn put_event(&mut self, id: EventId, old: Event) {
        *self.graph.event_mut(id) = old;
        self.graph.refresh(id);
        self.synchronise(id);
    }
}
