//! What the guide of an execution says, if it has one.

use super::guide::{Guide, MORE, NO_WAY};
use super::state::Execution;
use crate::path::{Step, Wrong};
use tresse_machine::End;
use tresse_memmodels::axioms::Places;
use tresse_memmodels::graph::EventId;

impl Execution {
    #[inline]
    pub(super) fn guided_step(&self) -> Option<Step> {
        let guide = self.guide.as_ref()?;
        guide.path.steps.get(guide.at).copied()
    }

    pub(super) fn is_reached(&self) -> bool {
        self.guide.as_ref().is_some_and(|g| g.is_reached)
    }

    /// Is there a guide who goes on behind an error?
    #[inline]
    pub(super) fn is_guided_on(&self) -> bool {
        self.guide.as_ref().is_some_and(|g| !g.is_reached)
    }

    /// Is there a guide who wants an event to be added?
    #[inline]
    pub(super) fn is_event_wanted(&self) -> bool {
        self.guided_step().is_some()
    }

    /// Is there a guide who leads a thread on, to an event or to what goes wrong?
    pub(super) fn is_led_on(&self, thread: usize) -> bool {
        let is_wrong =
            |g: &Guide| g.path.wrong.as_ref().is_some_and(|w| w.thread as usize == thread);
        self.is_event_wanted() || self.guide.as_deref().is_some_and(is_wrong)
    }

    /// Is there a guide who says that the search has refused what the thread does next?
    pub(super) fn is_refused(&self, thread: usize) -> bool {
        let refused = End::Unsupported(String::new());
        let is_it = |w: &Wrong| w.thread as usize == thread && w.code == refused.code();
        let wrong = self.guide.as_deref().and_then(|guide| guide.path.wrong.as_ref());
        !self.is_event_wanted() && wrong.is_some_and(is_it)
    }

    pub(super) fn stray(&mut self, why: &'static str) -> bool {
        if let Some(guide) = &mut self.guide {
            guide.astray.get_or_insert(why);
        }
        false
    }

    /// The guide is told that the next event is of so many parts.
    pub(super) fn widen_step(&mut self, parts: usize) {
        if let Some(guide) = &mut self.guide {
            guide.width = parts;
        }
    }

    /// A write at the place that the guide says.
    pub(super) fn place_guided(&mut self, id: EventId, places: &Places) -> bool {
        let Some(step) = self.guided_step() else { return self.stray(MORE) };
        let newest = self.graph.cells[self.graph.event(id).cell as usize].co.len();
        let Some(place) = newest.checked_sub(step.back as usize).filter(|p| places.contains(p))
        else {
            return self.stray(NO_WAY);
        };
        self.graph.insert_co(id, place);
        self.within_patience(|halt| self.model.is_consistent(&self.graph, id, halt))
    }
}
