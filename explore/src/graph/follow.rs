//! One execution graph, event by event, as a path says: no search.
//!
//! Threads run as they do in a search, and every step is checked: that the thread can take it, that
//! the model offers what the step reads from or its place in coherence order, and that the graph is
//! consistent with it. Errors on the way are passed over: the path has a search's word that it goes
//! on behind them.

use super::cells::{Basis, Cuts};
use super::guide::{Guide, MORE};
use super::options::Options;
use super::ready;
use super::search::Explorer;
use super::state::{Execution, State};
use crate::path::Path;
use crate::report::Found;
use crate::sight::{Followed, View};
use crate::witness::Witness;
use std::sync::Arc;
use tresse_machine::bug;
use tresse_machine::end::{End, Ub};
use tresse_machine::machine::Setup;
use tresse_machine::thread::Tid;
use tresse_memmodels::Judge;

/// Follows a path to its end.
///
/// # Errors
/// The path does not exist in this program; or the config's model has no axioms.
pub fn follow(setup: &Arc<Setup>, args: &[String], path: &Path) -> Result<Followed, String> {
    follow_under(setup, args, path, None)
}

/// The same under a text of a user's own, if there is one.
///
/// # Errors
/// As [`follow`].
pub fn follow_under(
    setup: &Arc<Setup>,
    args: &[String],
    path: &Path,
    judge: Option<Arc<Judge>>,
) -> Result<Followed, String> {
    // What the search has not known of is in no step of its path.
    let has_races = path.ordered.is_none();
    let mut explorer = Explorer::root(
        &setup.leaking(path.leaks.iter().copied()),
        args,
        &Options {
            max_events: usize::MAX,
            commute_updates: path.ordered.is_some(),
            judge,
            ..Options::default()
        },
        Basis { has_races, has_twins: false },
    )?;
    explorer.cells.cuts = Cuts::of_list(&path.cuts);
    explorer.cells.cuts.ordered.extend(path.ordered.iter().flatten());
    explorer.cells.cuts.orders_barriers = path.has_orders;
    explorer.guide = Some(Box::new(Guide {
        path: path.clone(),
        at: 0,
        width: 1,
        astray: None,
        is_reached: false,
    }));
    if let Some(ending) = explorer.machine.ending.take() {
        let found = Found {
            ending: *ending,
            machine: explorer.machine.clone(),
            witness: Witness::Graph(path.clone()),
        };
        let graph = explorer.graph.clone();
        return Ok(Followed { found, view: View::default(), graph });
    }
    explorer.reserve_numbers(path.creators.iter().map(|c| Tid::from(*c)));
    let wrong = explorer.go().err();
    let Some(guide) = explorer.guide.take() else { bug!("a path is followed without a guide") };
    match explorer.reached.take() {
        Some(reached) => Ok(*reached),
        None => {
            let what = guide.astray.or(wrong).unwrap_or("an end that the execution does not have");
            Err(format!(
                "this replay string names {what} (at its event {} of {})",
                (guide.at + 1).min(path.steps.len()),
                path.steps.len()
            ))
        }
    }
}

const NO_STEP: &str = "a step of a thread that can not go on";
const INCONSISTENT: &str = "a graph that the model does not allow";

impl Execution {
    fn check_turn(&self, thread: usize) -> Result<(), &'static str> {
        let may_go = thread < self.locals.len()
            && (ready::is_ready(self, thread) || ready::is_shut_out(self, thread));
        if may_go { Ok(()) } else { Err(NO_STEP) }
    }
}

impl Explorer {
    /// Goes the guide's path. `Err`: why it leads no further.
    fn go(&mut self) -> Result<(), &'static str> {
        while let Some(step) = self.guided_step() {
            self.take_step(step.thread as usize)?;
            if self.is_reached() {
                return Ok(());
            }
            if let Some(guide) = &mut self.guide {
                guide.at += std::mem::replace(&mut guide.width, 1);
            }
        }
        let wrong = self.guide.as_ref().and_then(|g| g.path.wrong.clone());
        let last = wrong.as_ref().map(|wrong| wrong.thread as usize);
        if let Some(wrong) = wrong.filter(|w| w.code == End::ub(Ub::UseAfterReturn, "").code()) {
            self.let_return(wrong.thread as usize);
        }
        let events = self.graph.len();
        while !self.is_reached() {
            let goes_on = match last {
                Some(thread) => {
                    self.check_turn(thread)?;
                    self.step_thread(thread)
                }
                None => self.step(),
            };
            if self.graph.len() > events {
                return Err(MORE);
            }
            if !goes_on {
                return Ok(());
            }
        }
        Ok(())
    }

    /// A thread is to meet an object of another one whose function has returned. That is no event,
    /// and on no path: threads other than this one run as far as they can without any.
    fn let_return(&mut self, thread: usize) {
        for other in (0..self.locals.len()).filter(|other| *other != thread) {
            while self.locals[other].state == State::Ready
                && self.locals[other].failed.is_none()
                && ready::is_ready(self, other)
                && self.is_drained(other)
                && self.waiting_for(other).is_none()
            {
                self.drive(other);
            }
        }
    }

    /// Lets a thread run until it has added its next event.
    fn take_step(&mut self, thread: usize) -> Result<(), &'static str> {
        let events = self.graph.len();
        loop {
            self.check_turn(thread)?;
            let goes_on = self.step_thread(thread);
            if self.is_reached() || goes_on && self.graph.len() > events {
                return Ok(());
            }
            if !goes_on {
                return Err(INCONSISTENT);
            }
        }
    }
}
