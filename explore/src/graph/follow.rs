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
    let mut explorer = guided(setup, args, path, judge)?;
    if let Some(followed) = explorer.early() {
        return Ok(followed);
    }
    let wrong = explorer.go().err();
    explorer.reached.take().map(|reached| *reached).ok_or_else(|| explorer.astray(wrong))
}

/// A search that is to follow a path, at its beginning.
pub(super) fn guided(
    setup: &Arc<Setup>,
    args: &[String],
    path: &Path,
    judge: Option<Arc<Judge>>,
) -> Result<Explorer, String> {
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
        Basis { has_races, ..Basis::default() },
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
        slow: None,
    }));
    if explorer.machine.ending.is_none() {
        explorer.reserve_numbers(path.creators.iter().map(|c| Tid::from(*c)));
    }
    Ok(explorer)
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
    /// The end, if it is there before anything has happened.
    pub(super) fn early(&self) -> Option<Followed> {
        let ending = *self.machine.ending.clone()?;
        let path = self.guide.as_ref()?.path.clone();
        let (machine, witness) = (self.machine.clone(), Witness::Graph(path));
        let found = Found { ending, machine, witness };
        Some(Followed { found, view: View::default(), graph: self.graph.clone() })
    }

    /// Why a path leads nowhere.
    pub(super) fn astray(&self, wrong: Option<&'static str>) -> String {
        let Some(guide) = &self.guide else { bug!("a path is followed without a guide") };
        let what = guide.astray.or(wrong).unwrap_or("an end that the execution does not have");
        let steps = guide.path.steps.len();
        let at = (guide.at + 1).min(steps);
        format!("this replay string names {what} (at its event {at} of {steps})")
    }

    /// Goes the guide's path. `Err`: why it leads no further.
    fn go(&mut self) -> Result<(), &'static str> {
        while self.go_step()? {}
        if self.is_reached() { Ok(()) } else { self.go_to_end() }
    }

    /// Goes the next step of the guide's path, if there is one and the end is not there.
    pub(super) fn go_step(&mut self) -> Result<bool, &'static str> {
        let Some(step) = self.guided_step().filter(|_| !self.is_reached()) else {
            return Ok(false);
        };
        self.take_step(step.thread as usize)?;
        if let Some(guide) = self.guide.as_mut().filter(|guide| !guide.is_reached) {
            guide.at += std::mem::replace(&mut guide.width, 1);
        }
        Ok(true)
    }

    /// Goes on from the path's last event to the end.
    pub(super) fn go_to_end(&mut self) -> Result<(), &'static str> {
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
