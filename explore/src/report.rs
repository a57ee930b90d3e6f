//! What a search found.

use crate::outcome::Outcome;
use crate::peaks::Peaks;
use crate::schedule::Schedule;
use crate::witness::Witness;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use tresse_machine::memory::Shape;
use tresse_machine::program::{Program, SiteId};
use tresse_machine::race::Race;
use tresse_machine::thread::Tid;
use tresse_machine::{End, Ending, Machine};

/// What to answer to "is the program right?".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every execution was visited and none has an error.
    NoErrors,
    /// An error was found.
    Error,
    /// No error was found, but not everything was visited.
    CutShort,
    /// The program does what Tresse does not model.
    Unsupported,
}

/// Why a search did not visit everything.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Cut {
    /// `limits.states`.
    States,
    /// The bound on events of one execution.
    Events,
    /// The bound on loops.
    Unroll,
    /// Rounds of a loop that waits and writes.
    Rounds,
    /// `limits.steps`.
    Steps,
    /// `limits.memory`.
    Memory,
    /// `limits.threads`.
    Threads,
    /// `limits.choices`, or `undef: Enumerate(n)`.
    Choices,
    /// `limits.to_commit`.
    Queue,
    /// The bound on preemptions.
    Preemptions,
    /// The time given was up.
    Time,
    /// This computer's memory is nearly used up.
    Host,
    /// Tresse itself has used the memory that it may.
    Resident,
    /// It was asked to stop.
    Stopped,
    /// Shares of the search are not done yet.
    Shares,
}

impl Cut {
    /// The bound that an execution met, if that is how it ended.
    pub fn of(end: &End) -> Option<Cut> {
        match end {
            End::StepLimit(_) => Some(Cut::Steps),
            End::OutOfMemory { .. } => Some(Cut::Memory),
            End::ThreadLimit(_) => Some(Cut::Threads),
            _ => None,
        }
    }

    /// In words.
    pub fn describe(self) -> &'static str {
        match self {
            Cut::States => "the bound on states was met (limits.states, --max-states)",
            Cut::Unroll => "a loop met its bound (--unroll)",
            Cut::Rounds => {
                "a loop that waits went round too often with nothing new to see (--unroll N looks \
                 at N rounds of each loop; --max-events at one for 32 events)"
            }
            Cut::Events => {
                "an execution met the bound on events, and all its threads stopped there \
                 (--max-events; --unroll N bounds each loop instead)"
            }
            Cut::Steps => "an execution met the bound on steps (limits.steps, --max-steps)",
            Cut::Memory => "an execution met the bound on memory (limits.memory, --max-mem)",
            Cut::Threads => "an execution met the bound on threads (limits.threads)",
            Cut::Choices => {
                "a choice has more values than were tried (limits.choices, --max-choices; of \
                 `freeze`: undef, --undef)"
            }
            Cut::Host => "this computer's memory is nearly used up",
            Cut::Resident => "tresse itself has used the memory that it may (--max-mem-host)",
            Cut::Queue => "a thread's queue met its bound (limits.to_commit)",
            Cut::Preemptions => "schedules with more preemptions were left out (--max-preemptions)",
            Cut::Time => "the time was up (--timeout)",
            Cut::Stopped => "it was interrupted",
            Cut::Shares => "parts of the search are still open (`tresse work` explores one)",
        }
    }
}

/// Why an execution goes no further, though nothing is wrong with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Block {
    /// An assumption of the program does not hold.
    Assumption,
    /// A loop waits for what a write that it has not seen may change: as another execution shows.
    Loop,
    /// A timed wait would have to time out.
    TimedWait,
    /// A loop has met its bound.
    Unrolled,
    /// A library call waits at a state that is no longer the newest: another execution goes on.
    Call,
}

impl Block {
    /// In words, after a number.
    pub fn describe(self) -> &'static str {
        match self {
            Block::Assumption => "by a failed assumption",
            Block::Loop => "in a loop that waits for another write",
            Block::TimedWait => "in a timed wait",
            Block::Unrolled => "at the bound of a loop",
            Block::Call => "at a library call that another write may let in",
        }
    }

    /// In a word, for programs.
    pub fn name(self) -> &'static str {
        match self {
            Block::Assumption => "assumption",
            Block::Loop => "loop",
            Block::TimedWait => "timed-wait",
            Block::Unrolled => "unroll",
            Block::Call => "call",
        }
    }
}

/// One error (or other end that is not an exit), with the way to it.
#[derive(Clone, Debug)]
pub struct Found {
    /// How the execution ended; a race that is reported and does not end it is an [`End::Race`].
    pub ending: Ending,
    /// The machine when it ended, for names and values.
    pub machine: Machine,
    /// The way there.
    pub witness: Witness,
}

impl Found {
    /// The race of a machine as an error of its own.
    pub fn race(machine: &Machine, race: &Race, witness: Witness) -> Found {
        let side = &race.sides[0];
        let ending = Ending {
            end: End::Race(Box::new(race.clone())),
            thread: side.key.thread,
            stack: vec![side.site],
        };
        Found { ending, machine: machine.clone(), witness }
    }
}

/// How often an outcome was reached, and one way to it.
#[derive(Clone, Debug)]
pub struct Reached {
    /// Number of final states with this outcome.
    pub count: u64,
    /// The way to one of them: by graphs the smallest, and the first of these; by states the
    /// first.
    pub witness: Witness,
}

/// The result of a search.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The search is to begin again, with objects of this shape shared from their birth on.
    pub leak: Option<Shape>,
    /// Distinct final states in which the program exited.
    pub complete: u64,
    /// By graphs: how many these are where symmetric threads are told apart.
    pub told_apart: u64,
    /// By graphs: executions that differ in coherence order only were counted as one.
    pub is_by_reads_from: bool,
    /// Executions (final states, for a search of states) that are neither complete nor wrong.
    pub blocked: u64,
    /// The same by what blocks them.
    pub blocked_by: BTreeMap<Block, u64>,
    /// The same by the thread that is blocked, and where it stands. Whole only if no execution is
    /// complete: it is for telling why there is none.
    pub blocked_at: BTreeMap<(Block, Tid, SiteId), u64>,
    /// Of these the ones that end in a block that the program need not go through, by states:
    /// others go past it.
    pub aside: u64,
    /// What threads have needed of their stacks, and of the heap, where the engine knows.
    pub peaks: Option<Peaks>,
    /// Distinct states.
    pub states: u64,
    /// Transitions taken.
    pub transitions: u64,
    /// IR operations executed.
    pub steps: u64,
    /// Races that are no errors (`race: Undef`), each pair of places once, with an execution that
    /// has it.
    pub races: Vec<Found>,
    /// Errors, in the order of the search.
    pub errors: Vec<Found>,
    /// What Tresse does not model and some execution does.
    pub unsupported: Vec<Found>,
    /// Flags that the axioms raise in some consistent execution, by name, such as `race`.
    pub flagged: BTreeSet<String>,
    /// Executions that satisfy the pattern, if there is one.
    pub matched: u64,
    /// The way to the first of them.
    pub first_match: Option<Witness>,
    /// Outcomes; with a pattern, those of executions that satisfy it.
    pub outcomes: BTreeMap<Outcome, Reached>,
    /// The way to a state from which no execution ends, if there is one: a livelock.
    pub livelock: Option<Schedule>,
    /// Why not everything was visited.
    pub cuts: Vec<Cut>,
    /// Threads that met a bound at a place of the program, as a loop there goes on.
    pub bounded: BTreeSet<(Cut, Tid, SiteId)>,
}

impl Report {
    /// The verdict.
    pub fn verdict(&self) -> Verdict {
        if !self.errors.is_empty() || self.livelock.is_some() {
            Verdict::Error
        } else if !self.unsupported.is_empty() {
            Verdict::Unsupported
        } else if !self.cuts.is_empty() {
            Verdict::CutShort
        } else {
            Verdict::NoErrors
        }
    }

    /// An execution goes no further, as a thread does not: `stack` is where it stands.
    pub(crate) fn block(&mut self, why: Block, thread: Tid, stack: &[SiteId], program: &Program) {
        self.blocked += 1;
        *self.blocked_by.entry(why).or_default() += 1;
        if self.complete == 0 {
            let site = program.own_site(stack);
            *self.blocked_at.entry((why, thread, site)).or_default() += 1;
        }
    }

    pub(crate) fn cut(&mut self, cut: Cut) {
        if !self.cuts.contains(&cut) {
            self.cuts.push(cut);
        }
    }
}
