//! Races on which what races depends, where races are no errors (`undefined`).

use super::follow::follow;
use super::search::Explorer;
use super::state::WrongReads;
use super::trail;
use tresse_machine::machine::Setup;
use tresse_machine::thread::Tid;
use tresse_machine::{End, Ending};
use tresse_memmodels::graph::{EventId, UNDEFINED};

impl Explorer {
    /// Nothing can be added, and some reads are not what the races say. If they all were said to be
    /// defined, and cause the very writes that they race with, the same has to be possible where
    /// they are undefined.
    pub(super) fn check_dependent_races(&mut self, wrong: &WrongReads) {
        let causes_its_race = |read: EventId| {
            let co = &self.graph.cells[self.graph.event(read).cell as usize].co;
            co.iter().any(|w| self.graph.races(read, *w) && self.graph.is_cause(read, *w))
        };
        let is_dependent =
            |read: &EventId| !self.graph.event(*read).is_undefined() && causes_its_race(*read);
        if !wrong.iter().all(is_dependent) {
            return;
        }
        let end = *End::unsupported(crate::candidates::DEPENDENT);
        let ending =
            Ending { end, thread: Tid::from(wrong[0].thread), stack: self.stack_of(wrong[0]) };
        if self.guide.is_some() {
            self.reach(ending, None);
        } else if self.tally.is_new(&ending) && !self.may_be_undefined(wrong) {
            self.report_now(ending, None);
        }
    }

    /// Is there the same execution with these reads undefined?
    fn may_be_undefined(&self, reads: &[EventId]) -> bool {
        let mut path = trail::path(self, None);
        for (step, id) in path
            .steps
            .iter_mut()
            .zip(trail::causal_order(self, None))
            .filter(|(_, id)| reads.contains(id))
        {
            step.choice |= UNDEFINED;
            step.back = if self.graph.event(id).order.is_atomic() { step.back } else { 0 };
        }
        let followed = Setup::new(self.setup.program.clone(), self.setup.config.clone())
            .and_then(|setup| follow(&setup, &self.args, &path));
        followed.is_ok_and(|followed| !matches!(followed.found.ending.end, End::Unsupported(_)))
    }
}
