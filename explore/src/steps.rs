//! Every transition (K-LLVM `ksearch`): breadth first over hashed states, so that the first error
//! found is one of the shortest, whatever the number of workers.
//!
//! The search goes layer by layer. Within a layer, workers take states from a common counter and
//! only read the set of known states; new states are entered between layers, in the order of their
//! parents. So numbering, counts and the first error do not depend on the number of workers.
//!
//! States with one transition are passed through and not kept. States from which no execution can
//! end are livelocks: they are found at the end, backwards over the recorded edges.
//!
//! With a bound on preemptions ([`Options::max_preemptions`]) a state counts once for each thread that may have moved last, and
//! each number of preemptions before.

use crate::outcome::Outcome;
use crate::preempt::Switches;
use crate::report::{Block, Cut, Found, Reached, Report};
use crate::schedule::Schedule;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use tresse_machine::config::RacePolicy;
use tresse_machine::machine::Setup;
use tresse_machine::{End, Machine, Transition};

/// What a search is asked.
#[derive(Clone, Debug)]
pub struct Options {
    /// Workers.
    pub workers: usize,
    /// Go on after the first error.
    pub keep_going: bool,
    /// Errors to keep at most.
    pub max_errors: usize,
    /// Leave out schedules with more preemptions than this.
    pub max_preemptions: Option<u32>,
}

impl Default for Options {
    fn default() -> Self {
        Options { workers: 1, keep_going: false, max_errors: 100, max_preemptions: None }
    }
}

/// How far a search is, for a progress line.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// States known.
    pub states: u64,
    /// States of the current layer.
    pub frontier: u64,
    /// Layers done.
    pub depth: u64,
}

/// Local operations of a thread between two states: a loop without visible steps is seen as one when
/// its states repeat. [`crate::run`] goes in the same strides, so that schedules mean the same to both.
pub const LOCAL_BUDGET: u64 = 1 << 16;

/// In place of a choice: the state had one transition, and schedules do not speak of it.
const FORCED: u32 = u32::MAX;

/// Passed-through states in a row, after which one is kept all the same: a loop of them ends there.
const MAX_FORCED: u32 = 4096;

/// A kept state's way back.
#[derive(Clone, Copy)]
struct Origin {
    parent: u32,
    /// Which of the parent's transitions led here, or [`FORCED`].
    choice: u32,
}

/// What a worker found behind one choice.
struct Next {
    choice: u32,
    /// If they are bounded; states that differ in them are told apart then.
    switches: Option<Switches>,
    fingerprint: u128,
    /// The state; absent when it was known already.
    machine: Option<Machine>,
    cut: Option<Cut>,
    steps: u64,
    transitions: u64,
}

/// A state of the layer at hand.
struct Open {
    id: u32,
    machine: Machine,
    switches: Option<Switches>,
}

struct Search<'a> {
    options: &'a Options,
    /// Transitions were left out.
    is_bounded: AtomicBool,
    known: FxHashMap<u128, u32>,
    origins: Vec<Origin>,
    edges: Vec<(u32, u32)>,
    /// States with an edge to an end.
    ends: Vec<u32>,
    report: Report,
    is_stopped: bool,
}

/// Visits every state. `tick` is asked between layers and every few thousand states: `Some` stops
/// the search.
pub fn search(setup: &Arc<Setup>, args: &[String], options: &Options, tick: &(dyn Fn(Progress) -> Option<Cut> + Sync)) -> Report {
    search_from(Machine::new(setup, args), options, tick)
}

/// As [`search`], from a machine that was prepared by the caller and has not settled.
pub fn search_from(mut machine: Machine, options: &Options, tick: &(dyn Fn(Progress) -> Option<Cut> + Sync)) -> Report {
    let mut search = Search {
        options,
        is_bounded: AtomicBool::new(false),
        known: FxHashMap::default(),
        origins: Vec::new(),
        edges: Vec::new(),
        ends: Vec::new(),
        report: Report::default(),
        is_stopped: false,
    };
    let limit = machine.setup.config.limits.states;
    machine.settle_within(LOCAL_BUDGET);
    let first = pass_through(machine, 0, options.max_preemptions.map(|_| Switches::default()));
    let mut frontier = Vec::new();
    search.enter(u32::MAX, first, &mut frontier);
    let mut depth = 0;
    while !frontier.is_empty() && !search.is_stopped {
        let progress = Progress { states: search.origins.len() as u64, frontier: frontier.len() as u64, depth };
        let stop = if progress.states >= limit { Some(Cut::States) } else { tick(progress) };
        if let Some(cut) = stop {
            search.report.cut(cut);
            break;
        }
        frontier = search.layer(frontier, depth, tick);
        depth += 1;
    }
    search.finish()
}

impl Search<'_> {
    /// Takes every transition of every state of a layer.
    fn layer(&mut self, frontier: Vec<Open>, depth: u64, tick: &(dyn Fn(Progress) -> Option<Cut> + Sync)) -> Vec<Open> {
        let states = self.origins.len() as u64;
        let mut next = Vec::new();
        // In chunks, so that what was found is entered and duplicates are dropped early.
        for chunk in frontier.chunks(1 << 14) {
            let found = self.expand(chunk);
            for (parent, children) in chunk.iter().zip(found) {
                for child in children {
                    if self.is_stopped {
                        return Vec::new();
                    }
                    self.enter(parent.id, child, &mut next);
                }
            }
            if let Some(cut) = tick(Progress { states: states + next.len() as u64, frontier: frontier.len() as u64, depth }) {
                self.report.cut(cut);
                self.is_stopped = true;
                return Vec::new();
            }
        }
        next
    }

    /// The successors of each state of a chunk.
    fn expand(&self, chunk: &[Open]) -> Vec<Vec<Next>> {
        let workers = self.options.workers.clamp(1, chunk.len().div_ceil(64));
        if workers == 1 {
            return chunk.iter().map(|open| self.successors(open)).collect();
        }
        let counter = AtomicUsize::new(0);
        let mut out: Vec<Vec<Next>> = Vec::new();
        out.resize_with(chunk.len(), Vec::new);
        let work = || {
            let mut mine = Vec::new();
            loop {
                let start = counter.fetch_add(32, Ordering::Relaxed);
                if start >= chunk.len() {
                    return mine;
                }
                for (i, open) in chunk.iter().enumerate().skip(start).take(32) {
                    mine.push((i, self.successors(open)));
                }
            }
        };
        let parts = crossbeam::thread::scope(|scope| {
            let handles: Vec<_> = (0..workers).map(|_| scope.spawn(|_| work())).collect();
            handles.into_iter().map(|h| h.join()).collect::<Vec<_>>()
        });
        for part in parts.into_iter().flatten() {
            match part {
                Ok(items) => items.into_iter().for_each(|(i, children)| out[i] = children),
                // A worker's panic is a bug of ours and must not pass for a result.
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        out
    }

    /// What each transition of a state leads to; known states come without their machine's content.
    fn successors(&self, open: &Open) -> Vec<Next> {
        let mut transitions = Vec::new();
        open.machine.transitions(&mut transitions);
        let take = |(choice, transition): (usize, &Transition)| {
            let switches = open.switches.map(|s| s.after(*transition, &transitions));
            if switches.zip(self.options.max_preemptions).is_some_and(|(s, bound)| s.preemptions > bound) {
                self.is_bounded.store(true, Ordering::Relaxed);
                return None;
            }
            let mut next = open.machine.clone();
            next.take_within(*transition, LOCAL_BUDGET);
            let mut next = pass_through(next, if transitions.len() == 1 { FORCED } else { choice as u32 }, switches);
            if self.known.contains_key(&next.fingerprint) {
                next.machine = None;
            }
            Some(next)
        };
        transitions.iter().enumerate().filter_map(take).collect()
    }

    /// Enters what a transition led to.
    fn enter(&mut self, parent: u32, next: Next, frontier: &mut Vec<Open>) {
        self.report.transitions += next.transitions;
        self.report.steps += next.steps;
        if let Some(cut) = next.cut {
            self.report.cut(cut);
        }
        let id = self.origins.len() as u32;
        match self.known.entry(next.fingerprint) {
            Entry::Occupied(e) => {
                let known = *e.get();
                if known != u32::MAX {
                    self.edges.push((parent, known));
                } else {
                    self.ends.push(parent);
                }
                return;
            }
            Entry::Vacant(e) => {
                let is_end = next.machine.as_ref().is_some_and(|m| m.ending.is_some());
                e.insert(if is_end { u32::MAX } else { id });
            }
        }
        let Some(machine) = next.machine else { return };
        self.enter_races(&machine, parent, next.choice);
        if machine.ending.is_some() {
            let schedule = self.path(parent, next.choice);
            self.ends.push(parent);
            self.end(machine, schedule);
        } else {
            if parent != u32::MAX {
                self.edges.push((parent, id));
            }
            self.origins.push(Origin { parent, choice: next.choice });
            frontier.push(Open { id, machine, switches: next.switches });
        }
        self.is_stopped |= !self.options.keep_going && !self.report.errors.is_empty();
    }

    /// Under `race: Report`, races that did not end the execution.
    fn enter_races(&mut self, machine: &Machine, parent: u32, choice: u32) {
        if machine.setup.config.race != RacePolicy::Report {
            return;
        }
        for race in &machine.races {
            let sites = race.sites();
            let is_known = self.report.errors.iter().any(|f| matches!(&f.ending.end, End::Race(r) if r.sites() == sites));
            if !is_known && self.report.errors.len() < self.options.max_errors {
                let found = Found::race(machine, race, self.path(parent, choice).into());
                self.report.errors.push(found);
            }
        }
    }

    /// An execution has ended.
    fn end(&mut self, machine: Machine, schedule: Schedule) {
        let Some(ending) = machine.ending.clone() else { return };
        if let Some(outcome) = Outcome::of(&machine) {
            self.report.complete += 1;
            self.report.outcomes.entry(outcome).or_insert(Reached { count: 0, witness: schedule.into() }).count += 1;
            return;
        }
        if let Some(cut) = Cut::of(&ending.end) {
            return self.report.cut(cut);
        }
        match &ending.end {
            End::AssumeFailed => self.report.block(Block::Assumption),
            end => {
                let list = if matches!(end, End::Unsupported(_)) { &mut self.report.unsupported } else { &mut self.report.errors };
                let is_known = |f: &Found| f.ending.end.code() == end.code() && f.ending.stack == ending.stack && f.ending.thread == ending.thread;
                if list.len() < self.options.max_errors && !list.iter().any(is_known) {
                    list.push(Found { ending: *ending, machine, witness: schedule.into() });
                }
            }
        }
    }

    /// The choices that lead to a state's transition.
    fn path(&self, mut state: u32, last: u32) -> Schedule {
        let mut choices = vec![last];
        while state != u32::MAX {
            let origin = self.origins[state as usize];
            if origin.parent == u32::MAX {
                break;
            }
            choices.push(origin.choice);
            state = origin.parent;
        }
        if state == u32::MAX {
            choices.clear();
        }
        choices.retain(|c| *c != FORCED);
        choices.reverse();
        Schedule { choices }
    }

    /// Looks for livelocks, if everything was visited.
    fn finish(mut self) -> Report {
        self.report.states = self.origins.len() as u64 + self.known.values().filter(|id| **id == u32::MAX).count() as u64;
        if *self.is_bounded.get_mut() {
            self.report.cut(Cut::Preemptions);
        }
        let is_whole = self.report.cuts.is_empty() && !self.is_stopped && self.report.unsupported.is_empty();
        if is_whole
            && self.report.errors.len() < self.options.max_errors
            && let Some(state) = self.last_without_end()
        {
            self.report_livelock(state);
        }
        self.report
    }

    /// The last state from which no end can be reached: there, threads stand in the loops that hold
    /// them.
    fn last_without_end(&mut self) -> Option<u32> {
        let n = self.origins.len();
        let mut can_end = vec![false; n];
        let mut before: Vec<Vec<u32>> = vec![Vec::new(); n];
        for &(from, to) in self.edges.iter().filter(|(from, _)| *from != u32::MAX) {
            before[to as usize].push(from);
        }
        let mut work: Vec<u32> = self.ends.iter().copied().filter(|s| *s != u32::MAX).collect();
        while let Some(state) = work.pop() {
            if !std::mem::replace(&mut can_end[state as usize], true) {
                work.extend(&before[state as usize]);
            }
        }
        can_end.iter().rposition(|can| !can).map(|s| s as u32)
    }

    /// A livelock is reported by the way to one of its states.
    fn report_livelock(&mut self, state: u32) {
        let origin = self.origins[state as usize];
        let schedule = if origin.parent == u32::MAX { Schedule::default() } else { self.path(origin.parent, origin.choice) };
        self.report.livelock = Some(schedule);
    }
}

/// Goes on while there is only one way.
fn pass_through(mut machine: Machine, choice: u32, mut switches: Option<Switches>) -> Next {
    let mut taken = 1;
    let mut transitions = Vec::new();
    for _ in 0..MAX_FORCED {
        machine.transitions(&mut transitions);
        match transitions[..] {
            [] if machine.ending.is_none() => machine.deadlock(),
            [Transition::Local { .. }] => break,
            [only] => {
                switches = switches.map(|s| s.after(only, &[]));
                machine.take_within(only, LOCAL_BUDGET);
                taken += 1;
            }
            _ => break,
        }
    }
    let steps: u64 = machine.threads.iter().map(|t| t.steps).sum();
    let mut fingerprint = fingerprint(&mut machine);
    if machine.ending.is_none() {
        fingerprint ^= switches.map_or(0, Switches::key);
    }
    let cut = if machine.cache.was_full { Some(Cut::Queue) } else { machine.is_cut.then_some(Cut::Choices) };
    Next { choice, switches, fingerprint, cut, machine: Some(machine), steps, transitions: taken }
}

/// A state's fingerprint; ends are told apart by how they ended as well.
fn fingerprint(machine: &mut Machine) -> u128 {
    let state = machine.fingerprint();
    match &machine.ending {
        None => state,
        Some(ending) => {
            let code = match ending.end {
                End::Exit(code) => 1 + u128::from(code as u32),
                _ => 1 << 40,
            };
            state ^ (code.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835))
        }
    }
}
