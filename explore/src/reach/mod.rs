//! Every state of the machine that can be reached, each transition by itself, and every trace
//! through them: K's `krun --search`, with `--pattern` or without.
//!
//! It is breadth first over hashed states, so the way to a state is one of the shortest. Nothing is
//! left out: states with one transition count as all others do, every order of `mem_op_list` is one
//! of its own, and there is no bound on preemptions. ([`crate::steps`] leaves out what makes no
//! difference to verdicts and outcomes.) States are those between transitions: what a thread does
//! by itself goes with the transition that lets it.

mod follow;
mod traces;

pub use follow::follow;
pub use traces::{Trace, Traces};

use crate::outcome::Outcome;
use crate::pattern::StatePattern;
use crate::report::{Cut, Found};
use crate::schedule::Schedule;
use crate::steps::{LOCAL_BUDGET, Progress, fingerprint};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::collections::hash_map::Entry;
use std::sync::Arc;
use traces::Edges;
use tresse_machine::machine::Setup;
use tresse_machine::memory::Shape;
use tresse_machine::{End, Machine, Transition};

/// What is looked for.
#[derive(Clone, Copy, Debug)]
pub enum Want<'a> {
    /// States like this: these are counted, and so many of them are kept.
    States(&'a StatePattern, usize),
    /// Traces from the first state to final ones: so many of them are listed.
    Traces(usize),
}

/// A state that was looked for.
#[derive(Debug)]
pub struct Match {
    /// The state.
    pub machine: Machine,
    /// The choices that lead to it.
    pub schedule: Schedule,
    /// After so many transitions.
    pub transitions: u64,
}

/// A way in which executions end.
#[derive(Debug)]
pub struct Last {
    /// The outcome, if the program exits.
    pub outcome: Option<Outcome>,
    /// The first state that ends so.
    pub found: Found,
    /// How many final states end so.
    pub states: u64,
    /// How many traces lead to these, if they were looked for and their number is known.
    pub traces: Option<u128>,
}

/// What was found.
#[derive(Debug, Default)]
pub struct Reached {
    /// Distinct states, those at the end as well.
    pub states: u64,
    /// Transitions taken.
    pub transitions: u64,
    /// States that match.
    pub matched: u64,
    /// The first of them, those that few transitions lead to before others.
    pub found: Vec<Match>,
    /// How executions end: by exit or in an error. Outcomes come once each, and errors once for
    /// each place.
    pub ends: Vec<Last>,
    /// Final states.
    pub finals: u64,
    /// States in which an assumption of the program does not hold, and that go no further.
    pub blocked: u64,
    /// Races that end no execution (`race: Report` and `Undef`), each pair of places once.
    pub races: Vec<Found>,
    /// What is not modelled, and some execution does.
    pub unsupported: Vec<Found>,
    /// The traces, if they were looked for.
    pub traces: Option<Traces>,
    /// Why not every state was visited.
    pub cuts: Vec<Cut>,
}

/// States between two questions whether to stop.
const BATCH: u64 = 32;

/// In the place of a way to end: the state goes on.
const GOES_ON: u32 = u32::MAX;
/// The same: the state ends, and is not final.
const STOPS: u32 = u32::MAX - 1;

struct Search<'a> {
    want: Want<'a>,
    known: FxHashMap<u128, u32>,
    /// The parent of each state, and which of its transitions it is; 0 if it has one only.
    origins: Vec<(u32, u32)>,
    /// Of each state how it ends, as a place in `Reached::ends`.
    ends: Vec<u32>,
    edges: Edges,
    leaks: BTreeSet<Shape>,
    leak: Option<Shape>,
    out: Reached,
}

/// Visits every state. `tick` is asked every few states: `Some` stops the search.
pub fn reach(
    setup: &Arc<Setup>,
    args: &[String],
    want: Want<'_>,
    tick: &dyn Fn(Progress) -> Option<Cut>,
) -> Reached {
    let mut leaks = BTreeSet::new();
    loop {
        let setup = setup.leaking(leaks.iter().copied());
        let mut search = Search {
            want,
            known: FxHashMap::default(),
            origins: Vec::new(),
            ends: Vec::new(),
            edges: Edges::default(),
            leaks: setup.leaks.clone(),
            leak: None,
            out: Reached::default(),
        };
        search.run(&Machine::new(&setup, args), tick);
        match search.leak {
            // Objects of this shape are shared from their birth on.
            Some(shape) if leaks.insert(shape) => {}
            _ => return search.finish(tick),
        }
    }
}

impl Search<'_> {
    fn run(&mut self, machine: &Machine, tick: &dyn Fn(Progress) -> Option<Cut>) {
        let limit = machine.setup.config.limits.states;
        if limit == 0 {
            return self.cut(Cut::States);
        }
        // Every state is a copy: what a thread may read does not depend on who is kept.
        let mut first = Box::new(machine.clone());
        first.settle_within(LOCAL_BUDGET);
        let mut frontier = Vec::new();
        self.enter((u32::MAX, 0), first, &mut frontier);
        let mut depth = 0;
        while !frontier.is_empty() {
            let layer = std::mem::take(&mut frontier);
            let width = layer.len() as u64;
            for (n, (id, machine)) in (0..).zip(layer) {
                let states = self.origins.len() as u64;
                let at = Progress { states, frontier: width, depth };
                let stop = match states >= limit {
                    true => Some(Cut::States),
                    false if n % BATCH == 0 => tick(at),
                    false => None,
                };
                if let Some(cut) = stop {
                    return self.cut(cut);
                }
                self.expand(id, &machine, &mut frontier);
                if self.leak.is_some() {
                    return;
                }
            }
            depth += 1;
        }
    }

    /// Takes every transition of a state.
    fn expand(&mut self, id: u32, machine: &Machine, frontier: &mut Vec<(u32, Box<Machine>)>) {
        let mut transitions: Vec<Transition> = Vec::new();
        machine.transitions(&mut transitions);
        self.edges.begin(id, transitions.len());
        for (choice, transition) in (0..).zip(&transitions) {
            let mut next = Box::new(machine.clone());
            next.take_within(*transition, LOCAL_BUDGET);
            self.out.transitions += 1;
            let to = self.enter((id, choice), next, frontier);
            self.edges.add(to);
        }
    }

    /// Enters what a transition has led to; its number.
    fn enter(
        &mut self,
        origin: (u32, u32),
        mut machine: Box<Machine>,
        frontier: &mut Vec<(u32, Box<Machine>)>,
    ) -> u32 {
        if machine.ending.is_none() && !has_transition(&machine) {
            machine.deadlock();
        }
        let bounds = [(machine.cache.was_full, Cut::Queue), (machine.is_cut, Cut::Choices)];
        bounds.into_iter().filter(|(is_met, _)| *is_met).for_each(|(_, cut)| self.cut(cut));
        let id = self.origins.len() as u32;
        match self.known.entry(fingerprint(&mut machine)) {
            Entry::Occupied(known) => return *known.get(),
            Entry::Vacant(free) => free.insert(id),
        };
        self.origins.push(origin);
        self.look(id, &machine);
        let end = self.end(id, &machine);
        self.ends.push(end);
        if end == GOES_ON {
            frontier.push((id, machine));
        }
        id
    }

    /// Looks at a new state.
    fn look(&mut self, id: u32, machine: &Machine) {
        if let Want::States(pattern, most) = self.want
            && machine.leak.is_none()
            && pattern.matches(machine)
        {
            self.out.matched += 1;
            if self.out.found.len() < most {
                let (schedule, transitions) = self.way(id);
                self.out.found.push(Match { machine: machine.clone(), schedule, transitions });
            }
        }
        for race in &machine.races {
            let sites = race.sites();
            let is_same = |f: &Found| matches!(&f.ending.end, End::Race(r) if r.sites() == sites);
            if !self.out.races.iter().any(is_same) {
                let found = Found::race(machine, race, self.way(id).0.into());
                self.out.races.push(found);
            }
        }
    }

    /// How a new state ends, if it does.
    fn end(&mut self, id: u32, machine: &Machine) -> u32 {
        let Some(ending) = &machine.ending else { return GOES_ON };
        if let Some(shape) = machine.leak {
            self.leak = Some(shape);
            return STOPS;
        }
        if let Some(cut) = Cut::of(&ending.end) {
            self.cut(cut);
            return STOPS;
        }
        let found = |witness: Schedule| Found {
            ending: (**ending).clone(),
            machine: machine.clone(),
            witness: witness.into(),
        };
        match &ending.end {
            End::AssumeFailed => {
                self.out.blocked += 1;
                return STOPS;
            }
            End::Unsupported(_) => {
                let is_known = |f: &Found| f.ending.stack == ending.stack;
                if !self.out.unsupported.iter().any(is_known) {
                    let found = found(self.way(id).0);
                    self.out.unsupported.push(found);
                }
                return STOPS;
            }
            _ => self.out.finals += 1,
        }
        let outcome = Outcome::of(machine);
        let is_same = |last: &Last| match (&last.outcome, &outcome) {
            (Some(a), Some(b)) => a == b,
            (None, None) => {
                let of = &last.found.ending;
                (of.end.code(), of.thread, &of.stack)
                    == (ending.end.code(), ending.thread, &ending.stack)
            }
            _ => false,
        };
        match self.out.ends.iter().position(is_same) {
            Some(known) => {
                self.out.ends[known].states += 1;
                known as u32
            }
            None => {
                let found = found(self.way(id).0);
                self.out.ends.push(Last { outcome, found, states: 1, traces: None });
                self.out.ends.len() as u32 - 1
            }
        }
    }

    /// The way to a state: the choices where there is more than one transition, and how many
    /// transitions there are.
    fn way(&self, id: u32) -> (Schedule, u64) {
        let mut choices = Vec::new();
        let (mut at, mut transitions) = (id, 0);
        while let (parent, choice) = self.origins[at as usize]
            && parent != u32::MAX
        {
            transitions += 1;
            choices.push((parent, choice));
            at = parent;
        }
        (self.schedule(choices.into_iter().rev()), transitions)
    }

    /// A schedule of choices with the states that they are made in.
    fn schedule(&self, choices: impl Iterator<Item = (u32, u32)>) -> Schedule {
        let made = choices.filter(|(state, _)| self.edges.has_choice(*state));
        let choices = made.map(|(_, choice)| choice).collect();
        Schedule { choices, leaks: self.leaks.iter().copied().collect(), ..Schedule::default() }
    }

    fn cut(&mut self, cut: Cut) {
        if !self.out.cuts.contains(&cut) {
            self.out.cuts.push(cut);
        }
    }

    fn finish(mut self, tick: &dyn Fn(Progress) -> Option<Cut>) -> Reached {
        self.out.states = self.origins.len() as u64;
        if let Want::Traces(most) = self.want {
            self.list(most, tick);
        }
        self.out
    }
}

fn has_transition(machine: &Machine) -> bool {
    machine.has_choice() || {
        let mut transitions = Vec::new();
        machine.transitions(&mut transitions);
        !transitions.is_empty()
    }
}
