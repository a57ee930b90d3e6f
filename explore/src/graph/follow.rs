//! One execution graph, event by event, as a path says: no search.
//!
//! Threads run as they do in a search, and every step is checked: that the thread can take it, that
//! the model offers what the step reads from or its place in coherence order, and that the graph is
//! consistent with it. Errors on the way are passed over: the path has a search's word that it goes
//! on behind them.

use super::Options;
use super::access::Entered;
use super::cells::Cuts;
use super::frame::{Tuple, Way, Ways};
use super::path::{Path, Step};
use super::state::Explorer;
use super::view::View;
use crate::report::Found;
use crate::witness::Witness;
use std::sync::Arc;
use tresse_machine::Ending;
use tresse_machine::machine::Setup;
use tresse_machine::thread::Tid;
use tresse_memmodels::Judge;
use tresse_memmodels::axioms::Places;
use tresse_memmodels::graph::{EventId, Role};

/// Where a path has led.
#[derive(Clone, Debug)]
pub struct Followed {
    /// How the execution ended: as an error does, or with an exit.
    pub found: Found,
    /// The graph.
    pub view: View,
}

/// A path, and how far it was followed.
#[derive(Clone, Debug)]
pub(super) struct Guide {
    path: Path,
    at: usize,
    /// How many steps the next event takes: one for each part.
    width: usize,
    /// Why it can not be followed.
    astray: Option<&'static str>,
    reached: Option<Box<Followed>>,
}

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
        has_races,
    )?;
    explorer.cells.cuts = Cuts::of_list(&path.cuts);
    explorer.cells.cuts.ordered.extend(path.ordered.iter().flatten());
    explorer.cells.cuts.orders_barriers = path.has_orders;
    explorer.guide =
        Some(Box::new(Guide { path: path.clone(), at: 0, width: 1, astray: None, reached: None }));
    if let Some(ending) = explorer.machine.ending.take() {
        let found = Found {
            ending: *ending,
            machine: explorer.machine.clone(),
            witness: Witness::Graph(path.clone()),
        };
        return Ok(Followed { found, view: View::default() });
    }
    explorer.reserve_numbers(path.creators.iter().map(|c| Tid::from(*c)));
    let wrong = explorer.go().err();
    let guide = explorer.guide.take();
    match guide.map(|g| (g.reached, g.at, g.astray)) {
        Some((Some(reached), ..)) => Ok(*reached),
        Some((None, at, astray)) => {
            let what = astray.or(wrong).unwrap_or("an end that the execution does not have");
            Err(format!(
                "this replay string names {what} (at its event {} of {})",
                (at + 1).min(path.steps.len()),
                path.steps.len()
            ))
        }
        None => Err("this replay string leads nowhere".into()),
    }
}

const NO_STEP: &str = "a step of a thread that can not go on";
const NO_WAY: &str = "a write that can not be read from or followed there";
const INCONSISTENT: &str = "a graph that the model does not allow";
const MORE: &str = "an execution that goes on";

impl Explorer {
    /// Threads get the numbers that they had in the search.
    pub(super) fn reserve_numbers(&mut self, creators: impl IntoIterator<Item = Tid>) {
        let limit = self.setup.config.limits.threads as usize;
        for creator in creators.into_iter().take(limit.saturating_sub(1)) {
            let nth = self.numbers.keys().filter(|(other, _)| *other == creator).count() as u32;
            let new = self.machine.reserve_thread();
            self.numbers.insert((creator, nth), new);
            self.enter_thread(new);
        }
    }

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
        let last =
            self.guide.as_ref().and_then(|g| g.path.wrong.as_ref()).map(|w| w.thread as usize);
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

    fn check_turn(&self, thread: usize) -> Result<(), &'static str> {
        let may_go =
            thread < self.locals.len() && (self.is_ready(thread) || self.is_shut_out(thread));
        if may_go { Ok(()) } else { Err(NO_STEP) }
    }

    fn guided_step(&self) -> Option<Step> {
        let guide = self.guide.as_ref()?;
        guide.path.steps.get(guide.at).copied()
    }

    fn is_reached(&self) -> bool {
        self.guide.as_ref().is_some_and(|g| g.reached.is_some())
    }

    /// Is there a guide who goes on behind an error?
    pub(super) fn is_guided_on(&self) -> bool {
        self.guide.as_ref().is_some_and(|g| g.reached.is_none())
    }

    /// Is there a guide who wants an event to be added?
    pub(super) fn is_event_wanted(&self) -> bool {
        self.guided_step().is_some()
    }

    /// Is there a guide who leads a thread on, to an event or to what goes wrong?
    pub(super) fn is_led_on(&self, thread: usize) -> bool {
        let is_wrong =
            |g: &Guide| g.path.wrong.as_ref().is_some_and(|w| w.thread as usize == thread);
        self.is_event_wanted() || self.guide.as_deref().is_some_and(is_wrong)
    }

    fn stray(&mut self, why: &'static str) -> bool {
        if let Some(guide) = &mut self.guide {
            guide.astray.get_or_insert(why);
        }
        false
    }

    /// An execution has ended; if it is the one at the path's end, that is reached.
    pub(super) fn reach(&mut self, ending: Ending, by: Option<usize>) {
        let Some(guide) = self.guide.as_ref().filter(|g| g.reached.is_none()) else { return };
        let is_last = guide.at + guide.width >= guide.path.steps.len();
        let is_it = match &guide.path.wrong {
            Some(wrong) => {
                is_last && by == Some(wrong.thread as usize) && ending.end.code() == wrong.code
            }
            None => by.is_none(),
        };
        if is_it {
            let witness = Witness::Graph(guide.path.clone());
            let view = self.view();
            let machine = self.final_machine(&ending);
            let reached = Followed { found: Found { ending, machine, witness }, view };
            if let Some(guide) = &mut self.guide {
                guide.reached = Some(Box::new(reached));
            }
        }
    }

    /// An event that reads, or a choice, as the guide says.
    pub(super) fn begin_guided(&mut self, id: EventId, ways: &Ways) -> bool {
        let Some(step) = self.guided_step() else { return self.stray(MORE) };
        let way = match self.graph.event(id).role {
            Role::Other => Some(Way { place: 0, choice: step.choice }).filter(|w| ways.contains(w)),
            _ => {
                // At a lock `ways` has only what a search goes into; what comes later is in the
                // graph as well.
                let newest = self.graph.cells[self.graph.event(id).cell as usize].co.len() as u32;
                let way =
                    newest.checked_sub(step.back).map(|place| Way { place, choice: step.choice });
                way.filter(|w| self.ways(id).contains(w))
            }
        };
        let Some(way) = way else { return self.stray(NO_WAY) };
        let is_forward = matches!(self.enter(id, way), Entered::Forward(_));
        if is_forward {
            self.check_barrier(id);
        }
        is_forward
    }

    /// The guide is told that the next event is of so many parts.
    pub(super) fn widen_step(&mut self, parts: usize) {
        if let Some(guide) = &mut self.guide {
            guide.width = parts;
        }
    }

    /// An access of several parts as the guide says.
    pub(super) fn begin_wide_guided(&mut self, id: EventId, tuples: &[Tuple]) -> bool {
        let Some(guide) = &self.guide else { return false };
        let steps = guide.path.steps.get(guide.at..guide.at + guide.width).unwrap_or_default();
        let parts = self.graph.parts(id).zip(steps).filter(|(_, step)| step.thread == id.thread);
        let place = |(part, step): (EventId, &Step)| {
            self.graph.cells[self.graph.event(part).cell as usize]
                .co
                .len()
                .checked_sub(step.back as usize)
        };
        let places: Option<Places> = parts.map(place).collect();
        let choice = steps.first().map_or(0, |s| s.choice);
        let Some(tuple) = places.and_then(|places| tuples.iter().find(|t| t.places == places))
        else {
            return self.stray(NO_WAY);
        };
        self.take_wide_way(id, tuple, choice)
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
        self.model.is_consistent(&self.graph, id)
    }
}
