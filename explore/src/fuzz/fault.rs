//! What is wrong with a run, so that runs with the same fault are told of once.

use crate::report::Cut;
use crate::run::Run;
use tresse_machine::End;
use tresse_machine::config::RacePolicy;
use tresse_machine::program::SiteId;

/// A way to fail.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Fault {
    /// The code of the error; none for an exit status that is not 0.
    pub code: Option<&'static str>,
    /// The exit status, if that is what is wrong.
    pub status: i32,
    /// Where: of a race both places.
    pub places: (SiteId, SiteId),
}

impl Fault {
    /// All that is wrong with a run: races, where they are errors, and its end.
    pub fn all_of(run: &Run) -> Vec<Fault> {
        let setup = &run.machine.setup;
        let is_reporting = setup.config.race == RacePolicy::Report;
        let races = run.machine.races.iter().filter(|_| is_reporting).map(|race| {
            let code = Some(End::Race(Box::new(race.clone())).code());
            Fault { code, status: 0, places: race.sites() }
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
            End::Exit(0) | End::AssumeFailed => None,
            End::Exit(status) => {
                let places = (SiteId::NONE, SiteId::NONE);
                Some(Fault { code: None, status: *status, places })
            }
            end if Cut::of(end).is_some() => None,
            end => Some(Fault { code: Some(end.code()), status: 0, places: (place, place) }),
        }
    }
}
