//! Every transition (K-LLVM `ksearch`): breadth first over hashed states, so that the first error
//! found is one of the shortest, whatever the number of workers.
//!
//! The search goes layer by layer. Within a layer, workers take states from a common list and
//! only read the set of known states; new states are entered in the order of their parents. So
//! numbering, counts and the first error do not depend on the number of workers. A single worker
//! enters what a state led to before it takes the next: machines of known states are used again.
//!
//! States with one transition are passed through and not kept. States from which no execution can
//! end are livelocks: they are found at the end, backwards over the recorded edges.
//!
//! Byte by byte under sequential consistency, states of the paper's machine that differ in who is
//! in flight are told apart where it shows only (`steps/in_flight.rs`).
//!
//! With a bound on preemptions ([`Options::max_preemptions`]) a state counts once for each thread
//! that may have moved last, and each number of preemptions before.

mod chosen;
mod findings;
mod in_flight;
mod known;
mod literal;
mod livelock;

use crate::peaks::Peaks;
use crate::preempt::Switches;
use crate::report::{Cut, Report};
use chosen::pass_flights;
use findings::Last;
use in_flight::{Flight, Step};
use known::Known;
use livelock::is_aside;
use rustc_hash::FxHasher;
use std::collections::BTreeSet;
use std::collections::hash_map::Entry;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex};
use tresse_machine::machine::Setup;
use tresse_machine::memory::Shape;
use tresse_machine::{End, Machine, Transition, bug};

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
    /// Byte by byte, look at every order of `mem_op_list`.
    pub no_flight_reduction: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            workers: 1,
            keep_going: false,
            max_errors: 100,
            max_preemptions: None,
            no_flight_reduction: false,
        }
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

/// Local operations of a thread between two states: a loop without visible steps is seen as one
/// when its states repeat. [`crate::run`] goes in the same strides, so that schedules mean the same
/// to both.
pub const LOCAL_BUDGET: u64 = 1 << 16;

/// In place of a choice: the state had one transition, and schedules do not speak of it.
const FORCED: u32 = u32::MAX;
/// Instead of a state: an end.
const END: u32 = u32::MAX;
/// The same, of an execution that has gone into an optional block.
const END_ASIDE: u32 = u32::MAX - 1;

/// Passed-through states in a row, after which one is kept all the same: a loop of them ends there.
const MAX_FORCED: u32 = 4096;

/// A kept state's way back.
#[derive(Clone, Copy)]
struct Origin {
    parent: u32,
    /// Which of the parent's transitions led here, or [`FORCED`].
    choice: u32,
    /// A thread is in an optional block.
    is_aside: bool,
}

/// What a worker found behind one choice.
struct Next {
    choice: u32,
    /// If they are bounded; states that differ in them are told apart then.
    switches: Option<Switches>,
    /// If flights are chosen: what is known of that, and how it came to the state.
    flight: Option<Flight>,
    steps_taken: Vec<Step>,
    /// It has mattered who is in flight where that is not chosen.
    is_told: bool,
    fingerprint: u128,
    /// The state; absent when it was known already.
    machine: Option<Box<Machine>>,
    /// The peaks of one that was known, if they are beyond what was.
    peaks: Option<Box<Peaks>>,
    cut: Option<Cut>,
    steps: u64,
    transitions: u64,
}

/// A state of the layer at hand.
struct Open {
    id: u32,
    machine: Box<Machine>,
    switches: Option<Switches>,
    flight: Option<Flight>,
}

/// What a state leads to.
#[derive(Default)]
struct Found {
    parent: u32,
    /// Transitions were left out.
    is_bounded: bool,
    children: Vec<Next>,
}

/// Machines of states that were known, to be overwritten. In boxes, as these become states of the
/// next layer without a move.
#[allow(clippy::vec_box)]
type Spare = Vec<Box<Machine>>;

/// What a worker uses again for each state.
#[derive(Default)]
struct Room {
    transitions: Vec<Transition>,
    ahead: Vec<Transition>,
    steps: Vec<Step>,
    spare: Spare,
}

/// States that are expanded before what was found is entered, with several workers.
const CHUNK: usize = 1 << 14;
/// States between two questions whether to stop.
const BATCH: usize = 32;
/// Spare machines of a worker at most.
const MAX_SPARE: usize = 8;

struct Search<'a> {
    options: &'a Options,
    /// Transitions were left out.
    is_bounded: bool,
    known: Known,
    origins: Vec<Origin>,
    /// If flights are chosen: the settled machine, and how each state came from its parent.
    start: Option<Machine>,
    ways: Vec<Vec<Step>>,
    /// It mattered who is in flight where that is not chosen.
    is_told: bool,
    edges: Vec<(u32, u32)>,
    /// States with an edge to an end.
    ends: Vec<u32>,
    report: Report,
    is_stopped: bool,
    /// Objects that are shared from their birth on.
    leaks: Vec<Shape>,
}

/// Visits every state. `tick` is asked between layers and every few states: `Some` stops the
/// search. States are counted for it every few thousand of them.
pub fn search(
    setup: &Arc<Setup>,
    args: &[String],
    options: &Options,
    tick: &(dyn Fn(Progress) -> Option<Cut> + Sync),
) -> Report {
    let mut leaks = BTreeSet::new();
    loop {
        let setup = setup.leaking(leaks.iter().copied());
        let report = search_from(Machine::new(&setup, args), options, tick);
        match report.leak {
            Some(shape) if leaks.insert(shape) => {}
            _ => return report,
        }
    }
}

/// As [`search`], from a machine that was prepared by the caller and has not settled. If objects
/// are to be shared from their birth on that are not, it ends with their shape in `Report::leak`.
pub fn search_from(
    machine: Machine,
    options: &Options,
    tick: &(dyn Fn(Progress) -> Option<Cut> + Sync),
) -> Report {
    let is_bounded = options.max_preemptions.is_some() || options.no_flight_reduction;
    if !is_bounded
        && in_flight::is_for(&machine)
        && let Some(report) = search_with(machine.clone(), true, options, tick)
    {
        return report;
    }
    let report = search_with(machine, false, options, tick);
    report.unwrap_or_else(|| bug!("a search that chooses no flights says that they matter"))
}

/// One search; with chosen flights there is no report if more depends on them.
fn search_with(
    mut machine: Machine,
    is_chosen: bool,
    options: &Options,
    tick: &(dyn Fn(Progress) -> Option<Cut> + Sync),
) -> Option<Report> {
    let mut search = Search {
        options,
        is_bounded: false,
        known: Known::new(),
        origins: Vec::new(),
        start: None,
        ways: Vec::new(),
        is_told: false,
        edges: Vec::new(),
        ends: Vec::new(),
        report: Report::default(),
        is_stopped: false,
        leaks: machine.setup.leaks.iter().copied().collect(),
    };
    let limit = machine.setup.config.limits.states;
    if limit == 0 {
        search.report.cut(Cut::States);
        return Some(search.report);
    }
    // Every state is a copy: what a thread may read does not depend on which of them are kept.
    machine = machine.clone();
    machine.settle_within(LOCAL_BUDGET);
    let first = if is_chosen {
        search.start = Some(machine.clone());
        let flight = Flight::new(&machine);
        pass_flights(Box::new(machine), flight, Vec::new(), &mut Room::default())
    } else {
        let switches = options.max_preemptions.map(|_| Switches::default());
        pass_through(Box::new(machine), 0, switches, &mut Vec::new())
    };
    let mut frontier = Vec::new();
    search.enter(u32::MAX, first, &mut frontier);
    let mut depth = 0;
    while !frontier.is_empty() && !search.is_stopped {
        let progress = Progress {
            states: search.origins.len() as u64,
            frontier: frontier.len() as u64,
            depth,
        };
        let stop = if progress.states >= limit { Some(Cut::States) } else { tick(progress) };
        if let Some(cut) = stop {
            search.report.cut(cut);
            break;
        }
        frontier = search.layer(frontier, depth, tick);
        depth += 1;
    }
    if search.is_told { None } else { Some(search.finish()) }
}

impl Search<'_> {
    /// Takes every transition of every state of a layer.
    fn layer(
        &mut self,
        frontier: Vec<Open>,
        depth: u64,
        tick: &(dyn Fn(Progress) -> Option<Cut> + Sync),
    ) -> Vec<Open> {
        let states = self.origins.len() as u64;
        let width = frontier.len();
        let mut next = Vec::new();
        let mut room = Room::default();
        let mut left = frontier.into_iter();
        // In chunks, so that what was found is entered and duplicates are dropped early.
        while left.len() > 0 && !self.is_stopped {
            let workers = self.options.workers.clamp(1, left.len().min(CHUNK).div_ceil(64));
            let chunk = left.by_ref().take(CHUNK);
            let at = |next: &[Open]| Progress {
                states: states + next.len() as u64,
                frontier: width as u64,
                depth,
            };
            let begin = at(&next);
            let mut stop = None;
            if workers == 1 {
                let mut found = Found::default();
                for (n, open) in chunk.enumerate() {
                    self.successors(open, &mut room, &mut found);
                    self.enter_all(&mut found, &mut next);
                    stop = if n % BATCH == BATCH - 1 { tick(begin) } else { None };
                    if self.is_stopped || stop.is_some() {
                        break;
                    }
                }
            } else {
                let (all, why) = self.expand(chunk.collect(), workers, &|| tick(begin));
                stop = why;
                for mut found in all {
                    self.enter_all(&mut found, &mut next);
                }
            }
            if !self.is_stopped
                && let Some(cut) = stop.or_else(|| tick(at(&next)))
            {
                self.report.cut(cut);
                self.is_stopped = true;
            }
        }
        next
    }

    /// The successors of each state of a chunk, in the order of the states. If `ask` says to stop,
    /// some have none.
    fn expand(
        &self,
        chunk: Vec<Open>,
        workers: usize,
        ask: &(dyn Fn() -> Option<Cut> + Sync),
    ) -> (Vec<Found>, Option<Cut>) {
        let stop = Mutex::new(None);
        let is_over = || {
            let mut stop = stop.lock().unwrap_or_else(|e| e.into_inner());
            *stop = stop.or_else(ask);
            stop.is_some()
        };
        let mut out: Vec<Found> = Vec::new();
        out.resize_with(chunk.len(), Found::default);
        let left = Mutex::new(chunk.into_iter().enumerate());
        let work = || {
            let (mut room, mut batch, mut mine) = (Room::default(), Vec::new(), Vec::new());
            loop {
                // A lock is poisoned by a panic between `lock` and here only; the list is as good
                // then.
                batch.extend(left.lock().unwrap_or_else(|e| e.into_inner()).by_ref().take(BATCH));
                if batch.is_empty() || is_over() {
                    return mine;
                }
                for (i, open) in batch.drain(..) {
                    let mut found = Found::default();
                    self.successors(open, &mut room, &mut found);
                    mine.push((i, found));
                }
            }
        };
        let parts = crossbeam::thread::scope(|scope| {
            let handles: Vec<_> = (0..workers).map(|_| scope.spawn(|_| work())).collect();
            handles.into_iter().map(|h| h.join()).collect::<Vec<_>>()
        });
        for part in parts.into_iter().flatten() {
            match part {
                Ok(items) => items.into_iter().for_each(|(i, found)| out[i] = found),
                // A worker's panic is a bug of ours and must not pass for a result.
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        (out, stop.into_inner().unwrap_or_else(|e| e.into_inner()))
    }

    /// What each transition of a state leads to; known states come without their machine's content.
    fn successors(&self, mut open: Open, room: &mut Room, found: &mut Found) {
        if let Some(flight) = open.flight.take() {
            return self.flights(open, &flight, room, found);
        }
        let Room { transitions, ahead, spare, .. } = room;
        open.machine.transitions(transitions);
        (found.parent, found.is_bounded) = (open.id, false);
        let mut parent = Some(open.machine);
        for (choice, transition) in transitions.iter().enumerate() {
            let switches = open.switches.map(|s| s.after(*transition, transitions));
            if switches
                .zip(self.options.max_preemptions)
                .is_some_and(|(s, bound)| s.preemptions > bound)
            {
                found.is_bounded = true;
                continue;
            }
            // The last transition may have the parent itself.
            let is_last = choice + 1 == transitions.len();
            let Some(mut next) =
                (if is_last { parent.take() } else { parent.as_deref().map(|m| copy(m, spare)) })
            else {
                break;
            };
            next.take_within(*transition, LOCAL_BUDGET);
            let mut next = pass_through(
                next,
                if transitions.len() == 1 { FORCED } else { choice as u32 },
                switches,
                ahead,
            );
            if self.known.contains(next.fingerprint) {
                let machine = self.drop_known(&mut next);
                spare.extend(machine.filter(|_| spare.len() < MAX_SPARE));
            }
            found.children.push(next);
        }
    }

    /// Enters what a state led to, unless the search was stopped before.
    fn enter_all(&mut self, found: &mut Found, frontier: &mut Vec<Open>) {
        self.is_bounded |= found.is_bounded && !self.is_stopped;
        for child in found.children.drain(..) {
            if !self.is_stopped {
                self.enter(found.parent, child, frontier);
            }
        }
    }

    /// Enters what a transition led to.
    fn enter(&mut self, parent: u32, next: Next, frontier: &mut Vec<Open>) {
        self.report.transitions += next.transitions;
        self.report.steps += next.steps;
        self.enter_peaks(&next);
        if let Some(cut) = next.cut {
            self.report.cut(cut);
        }
        if next.is_told && next.flight.is_some() {
            (self.is_told, self.is_stopped) = (true, true);
            return;
        }
        let id = self.origins.len() as u32;
        match self.known.entry(next.fingerprint) {
            Entry::Occupied(e) => {
                match *e.get() {
                    END => self.ends.push(parent),
                    END_ASIDE => self.end_aside(parent),
                    known => self.edges.push((parent, known)),
                }
                return;
            }
            Entry::Vacant(e) => {
                let machine = next.machine.as_deref();
                e.insert(match machine.is_some_and(|m| m.ending.is_some()) {
                    true if machine.is_some_and(is_aside) => END_ASIDE,
                    true => END,
                    false => id,
                });
            }
        }
        let Some(machine) = next.machine else { return };
        let last = Last { choice: next.choice, steps: &next.steps_taken };
        self.enter_races(&machine, parent, last);
        if machine.ending.is_some() {
            match is_aside(&machine) {
                true => self.end_aside(parent),
                false => self.ends.push(parent),
            }
            self.end(machine, parent, last);
        } else {
            if parent != u32::MAX {
                self.edges.push((parent, id));
            }
            let is_aside = is_aside(&machine);
            self.origins.push(Origin { parent, choice: next.choice, is_aside });
            if next.flight.is_some() {
                self.ways.push(next.steps_taken);
            }
            frontier.push(Open { id, machine, switches: next.switches, flight: next.flight });
        }
        self.is_stopped |= !self.options.keep_going && !self.report.errors.is_empty();
    }

    /// Looks for livelocks, if everything was visited.
    fn finish(mut self) -> Report {
        self.report.states = self.origins.len() as u64
            + self.known.numbers().filter(|id| *id >= END_ASIDE).count() as u64;
        if self.report.leak.is_some() {
            return self.report;
        }
        if self.is_bounded {
            self.report.cut(Cut::Preemptions);
        }
        let is_whole =
            self.report.cuts.is_empty() && !self.is_stopped && self.report.unsupported.is_empty();
        if is_whole
            && self.report.errors.len() < self.options.max_errors
            && let Some(state) = self.last_without_end()
        {
            self.report_livelock(state);
        }
        self.report
    }
}

/// A copy of a machine, in the room of another if there is one.
fn copy(machine: &Machine, spare: &mut Spare) -> Box<Machine> {
    match spare.pop() {
        Some(mut room) => {
            (*room).clone_from(machine);
            room
        }
        None => Box::new(machine.clone()),
    }
}

/// Goes on while there is only one way.
fn pass_through(
    mut machine: Box<Machine>,
    choice: u32,
    mut switches: Option<Switches>,
    transitions: &mut Vec<Transition>,
) -> Next {
    let mut taken = 1;
    for _ in 0..MAX_FORCED {
        if machine.has_choice() {
            break;
        }
        machine.transitions(transitions);
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
    let mut fingerprint = fingerprint(&mut machine);
    if machine.ending.is_none() {
        fingerprint ^= switches.map_or(0, Switches::key);
    }
    Next { choice, switches, ..Next::of(machine, fingerprint, taken) }
}

impl Next {
    /// Of a machine after so many transitions.
    fn of(machine: Box<Machine>, fingerprint: u128, transitions: u64) -> Next {
        let cut = if machine.cache.was_full {
            Some(Cut::Queue)
        } else {
            machine.is_cut.then_some(Cut::Choices)
        };
        Next {
            choice: FORCED,
            switches: None,
            flight: None,
            steps_taken: Vec::new(),
            is_told: machine.cache.issued_mattered,
            fingerprint,
            cut,
            steps: machine.threads.iter().map(|t| t.steps).sum(),
            transitions,
            machine: Some(machine),
            peaks: None,
        }
    }
}

/// A state's fingerprint. Ends are told apart by how they ended as well: threads that stop in the
/// same state each leave it as it is. Exits count by their status, and all else by what an error is
/// listed for.
pub(crate) fn fingerprint(machine: &mut Machine) -> u128 {
    let state = machine.fingerprint();
    let Some(ending) = &machine.ending else { return state };
    let mut how = FxHasher::default();
    match &ending.end {
        End::Exit(code) => code.hash(&mut how),
        end => (end.code(), ending.thread, &ending.stack, machine.leak.is_some()).hash(&mut how),
    }
    let how = u128::from(how.finish()) + 1;
    state ^ how.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835)
}
