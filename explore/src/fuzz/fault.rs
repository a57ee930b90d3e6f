//! What is wrong with a run, so that runs with the same fault are told of once.

use crate::report::Cut;
use crate::run::Run;
use tresse_machine::End;
use tresse_machine::config::RacePolicy;
use tresse_machine::program::SiteId;

/// A way to fail.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Fault {
    /// The code of the error.
    pub code: &'static str,
    /// Where: of a race both places.
    pub places: (SiteId, SiteId),
}

impl Fault {
    /// All that is wrong with a run: races, where they are errors, and its end.
    pub fn all_of(run: &Run) -> Vec<Fault> {
        let setup = &run.machine.setup;
        let is_reporting = setup.config.race == RacePolicy::Report;
        let races = run.machine.races.iter().filter(|_| is_reporting).map(|race| {
            let code = End::Race(Box::new(race.clone())).code();
            Fault { code, places: race.sites() }
        });
        let mut all: Vec<Fault> = races.chain(Fault::of_end(run)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    fn of_end(run: &Run) -> Option<Fault> {
        let (end, stack) = (&run.ending.end, &run.ending.stack);
        let place = run.machine.setup.program.own_site(stack);
        match end {
            // No error for `check` either, whatever the status.
            End::Exit(_) | End::AssumeFailed => None,
            end if Cut::of(end).is_some() => None,
            end => Some(Fault { code: end.code(), places: (place, place) }),
        }
    }
}
