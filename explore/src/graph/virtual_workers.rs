//! How well a search divides among many workers, on a computer that has few: the search as it is,
//! with the pool's rules, by workers that have one clock each and no processor.
//!
//! The clock counts events: what an execution adds after the event that it branches at, and one for
//! going back there. Giving a part away costs as many as it has events, for both: it is copied, and
//! taken back to where it begins. Whoever has nothing to do waits until somebody gives; a worker
//! looks whether others wait where one of its executions ends ([`Explorer::run`]). So the time that
//! workers wait is counted, and not measured: the same on any computer. What real processors lose
//! at locks, caches and memory is not in it.

use super::cells::{Cuts, Stage};
use super::leave::Leave;
use super::options::Options;
use super::rounds::{Searched, further};
use super::search::Explorer;
use super::{sections, tally::Tally};
use crate::pool::{self, Worker};
use parking_lot::Mutex;
use std::collections::VecDeque;
use std::sync::Arc;
use tresse_machine::machine::Setup;

/// What became of a search by so many workers. Times are numbers of events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Divided {
    /// Executions visited, complete or not.
    pub executions: u64,
    /// What all workers did, together.
    pub work: u64,
    /// The time from the first event to the last.
    pub span: u64,
    /// How often a part was given away.
    pub gifts: u64,
}

impl Divided {
    /// How many times as fast as another number of workers.
    pub fn speedup(&self, than: &Divided) -> f64 {
        than.span as f64 / self.span.max(1) as f64
    }

    /// The share of their time, between 0 and 1, that the workers waited.
    pub fn idle(&self, workers: usize) -> f64 {
        1.0 - self.work as f64 / (self.span.max(1) * workers.max(1) as u64) as f64
    }
}

/// Divides a search among so many workers. `None`: the search without orders of critical sections
/// does all of it, and that is one worker's.
///
/// # Errors
/// As [`super::search`].
pub fn divided(
    setup: &Arc<Setup>,
    args: &[String],
    options: &Options,
    workers: usize,
) -> Result<Option<Divided>, String> {
    let mut cuts = Cuts::at_stage(Stage::default());
    let mut total = Divided::default();
    loop {
        let setup = setup.leaking(cuts.leaks.iter().copied());
        let mut root = Explorer::root(&setup, args, options, cuts.basis())?;
        root.cells.cuts = cuts.clone();
        let Some((one, tally, more)) = round(root, workers) else { return Ok(None) };
        total.add(&one);
        let report = tally.report;
        let searched = Searched { report, is_stopped: false, checkpoint: None };
        match more {
            Some(more) => cuts.add_met(more),
            None => match further(&cuts, &searched) {
                Some(stage) => cuts.stage = stage,
                None => return Ok(Some(total)),
            },
        }
    }
}

impl Divided {
    /// Another search, after this one.
    fn add(&mut self, next: &Divided) {
        self.executions = next.executions;
        self.work += next.work;
        self.span += next.span;
        self.gifts += next.gifts;
    }
}

/// One search, until its end or until it has to begin again.
fn round(root: Explorer, workers: usize) -> Option<(Divided, Tally, Option<Cuts>)> {
    let result = Mutex::new(None);
    // Of the pool itself nothing is asked but never to be hungry, as one worker's is not.
    pool::run(
        1,
        [root],
        || None,
        |worker: &Worker<'_, Explorer, Leave>, mut root: Explorer| {
            if root.machine.ending.is_none() && sections::is_on(&root) {
                sections::run(&mut root, worker, &Default::default());
                if root.cells.cuts.is_new {
                    let cuts = root.events.execution.cells.cuts;
                    *result.lock() = Some((Divided::default(), Tally::default(), Some(cuts)));
                }
                return;
            }
            *result.lock() = Some(Crew::new(root, workers).work(worker));
        },
    );
    result.into_inner()
}

/// A worker: its clock, and what it has.
#[derive(Default)]
struct Member {
    clock: u64,
    part: Option<Explorer>,
}

/// All workers, and what was given away and not taken yet, with when that was.
struct Crew {
    members: Vec<Member>,
    items: VecDeque<(u64, Explorer)>,
    tally: Tally,
    more: Option<Cuts>,
    divided: Divided,
}

impl Crew {
    fn new(root: Explorer, workers: usize) -> Crew {
        let members = (0..workers.max(1)).map(|_| Member::default()).collect();
        let tally = root.tally.fresh();
        let items = VecDeque::from([(0, root)]);
        Crew { members, items, tally, more: None, divided: Divided::default() }
    }

    /// Who is behind goes on first, so all clocks go together.
    fn work(mut self, worker: &Worker<'_, Explorer, Leave>) -> (Divided, Tally, Option<Cuts>) {
        loop {
            self.hand_out(worker);
            let busy = (0..self.members.len()).filter(|m| self.members[*m].part.is_some());
            let Some(next) = busy.min_by_key(|m| self.members[*m].clock) else { break };
            self.go_on(next, worker);
            if self.more.is_some() {
                break;
            }
        }
        let report = &self.tally.report;
        self.divided.executions = report.complete + report.blocked;
        self.divided.span = self.members.iter().map(|m| m.clock).max().unwrap_or(0);
        (self.divided, self.tally, self.more)
    }

    /// Those who wait take what there is: who has waited longest, the oldest.
    fn hand_out(&mut self, worker: &Worker<'_, Explorer, Leave>) {
        let waits = |m: &usize| self.members[*m].part.is_none();
        let mut idle: Vec<usize> = (0..self.members.len()).filter(waits).collect();
        idle.sort_by_key(|m| self.members[*m].clock);
        for at in idle {
            let Some((given, part)) = self.items.pop_front() else { return };
            let member = &mut self.members[at];
            member.clock = member.clock.max(given);
            // A part that was given begins at an event of which something is left to do.
            let is_given = !part.frames.is_empty();
            member.part = Some(part);
            if is_given {
                self.go_back(at, worker);
            }
        }
    }

    /// A worker comes to the end of an execution, gives something away if others wait, and goes
    /// back to the next one.
    fn go_on(&mut self, at: usize, worker: &Worker<'_, Explorer, Leave>) {
        let member = &mut self.members[at];
        let Some(part) = &mut member.part else { return };
        let before = part.graph.len();
        let goes_on = part.descend_to_leaf(worker);
        let cost = 1 + part.graph.len().saturating_sub(before) as u64;
        member.clock += cost;
        self.divided.work += cost;
        if !goes_on || part.cells.cuts.is_new {
            return self.take_back(at);
        }
        let now = member.clock;
        let waiting = self.members.iter().filter(|m| m.part.is_none() && m.clock <= now).count();
        if waiting > self.items.len() {
            self.give(at);
        }
        self.go_back(at, worker);
    }

    fn give(&mut self, at: usize) {
        let member = &mut self.members[at];
        let Some(given) = member.part.as_mut().and_then(Explorer::split) else { return };
        let cost = 1 + given.graph.len() as u64;
        member.clock += cost;
        self.divided.work += cost;
        self.divided.gifts += 1;
        self.items.push_back((member.clock, given));
    }

    /// A worker goes back to what is left to do, if anything is.
    fn go_back(&mut self, at: usize, worker: &Worker<'_, Explorer, Leave>) {
        let part = self.members[at].part.as_mut();
        if part.is_some_and(|part| !part.back(worker)) {
            self.take_back(at);
        }
    }

    /// A worker has nothing left to do.
    fn take_back(&mut self, at: usize) {
        let Some(mut part) = self.members[at].part.take() else { return };
        self.tally.merge(part.take_tally());
        if part.cells.cuts.is_new {
            let more = self.more.get_or_insert_with(Cuts::default);
            more.add(part.events.execution.cells.cuts);
        }
    }
}
