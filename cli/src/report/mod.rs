//! Reports: what was looked at and how, and what was found. A [`Report`] is data; a
//! [`Format`](crate::Format) makes a text of it.

mod context;
pub(crate) mod dot;
mod gap;
pub(crate) mod graph;
mod memory;
pub(crate) mod picture;
pub(crate) mod plain;
mod problem;
mod relations;
mod search;
pub(crate) mod source;
pub mod states;
pub(crate) mod svg;
pub(crate) mod words;

pub(crate) use context::{Context, livelock_of};
pub use graph::ExecutionGraph;
pub use memory::{Heap, Memory};
pub use problem::{Location, Problem, Spot};

use crate::failure::UNSUPPORTED;
use crate::parameters::{Parameter, Way};
use serde_json::{Map, Value};
use std::ops::Range;
use std::path::PathBuf;
use std::time::Duration;
use tresse_explore::agree::opinion::Opinion;
use tresse_explore::fuzz::Fuzzed;
use tresse_explore::graph::Estimate;
use tresse_explore::report::Block;
use tresse_explore::{Cut, Outcome};
use tresse_machine::thread::Tid;

/// What can be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Of a search: every execution was visited, and none has an error.
    NoErrors,
    /// An error was found.
    Error,
    /// Every execution was visited, and none of them is complete: that none has an error says
    /// nothing.
    Vacuous,
    /// No error was found, but not everything was visited.
    CutShort,
    /// The program does what Tresse does not model.
    Unsupported,
    /// Two engines disagree about the program: one of them is wrong.
    Disagreement,
    /// Of all states: some match the pattern.
    Match,
    /// Of all states: none matches the pattern, and every one was visited.
    NoMatch,
    /// Of all traces: they were counted, and none ends in an error.
    Listed,
    /// Of one execution: the program exited.
    Exited,
    /// Of one execution: an assumption of the program does not hold.
    Blocked,
}

impl Verdict {
    /// In a word, for programs.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::NoErrors => "no-errors",
            Verdict::Error => "error",
            Verdict::Vacuous => "vacuous",
            Verdict::CutShort => "cut-short",
            Verdict::Unsupported => "unsupported",
            Verdict::Disagreement => "disagreement",
            Verdict::Match => "match",
            Verdict::NoMatch => "no-match",
            Verdict::Listed => "listed",
            Verdict::Exited => "exit",
            Verdict::Blocked => "blocked",
        }
    }
}

/// How to see an execution again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayHint {
    /// The replay string.
    pub string: String,
    /// The whole command.
    pub command: String,
}

/// An outcome that was reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reached {
    /// The final state.
    pub outcome: Outcome,
    /// In how many executions (final states, in a search by states); of one execution, none.
    pub count: Option<u64>,
    /// One way to it, where the engine tells ways.
    pub replay: Option<ReplayHint>,
}

/// A thread that goes no further, in executions that are neither complete nor wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stopped {
    /// What stops it.
    pub why: Block,
    /// Who.
    pub thread: Tid,
    /// Where in the program, in the words of a report.
    pub place: String,
    /// In how many executions.
    pub executions: u64,
}

/// What a search found beside errors.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// Executions in which the program exited; by states, distinct final states.
    pub complete: u64,
    /// By graphs: how many these are where symmetric threads are told apart.
    pub told_apart: u64,
    /// By graphs: executions that differ in coherence order only were counted as one.
    pub is_by_reads_from: bool,
    /// Executions that are neither complete nor wrong.
    pub blocked: u64,
    /// The same by what blocks them.
    pub blocked_by: Vec<(Block, u64)>,
    /// If none is complete: what stops them, and where.
    pub stopped: Vec<Stopped>,
    /// Distinct states, or candidates looked at, where the engine counts them.
    pub states: u64,
    /// Transitions taken, by states.
    pub transitions: u64,
    /// IR operations executed, by states.
    pub steps: u64,
    /// What threads have needed of memory, where the engine knows.
    pub memory: Option<Memory>,
    /// Outcomes.
    pub outcomes: Vec<Reached>,
    /// Global variables that they do not have.
    pub left_out: Vec<String>,
    /// Are they wanted in a report for people?
    pub has_outcomes: bool,
    /// What a model's text flags in some execution, such as `race`.
    pub flagged: Vec<String>,
    /// With a pattern: how many executions match, and a way to the first.
    pub matched: Option<(u64, Option<ReplayHint>)>,
    /// How many executions were expected, if that was asked for.
    pub estimate: Option<Estimate>,
    /// How many executions there may be, if the search was big and was stopped.
    pub expected: Option<Estimate>,
    /// Every execution graph, as JSON, if that was asked for.
    pub graphs: Option<Vec<Value>>,
    /// The graph of the first error, in Graphviz's language, if that was asked for.
    pub error_graph: Option<String>,
    /// The same as a picture (SVG).
    pub error_picture: Option<String>,
    /// Races that are no errors (`race: undef`).
    pub races: Vec<Problem>,
    /// Threads that met a bound, and where in the program: in the words of a report.
    pub bounded: Vec<(Cut, Tid, String)>,
    /// Where the rest of the search was left.
    pub checkpoint: Option<PathBuf>,
    /// By states: another search, by graphs, was left after so many executions, as all states were
    /// visited before.
    pub left: Option<u64>,
    /// It was not left: its executions met bounds.
    pub is_left_at_bounds: bool,
    /// Of a search that is divided: how many of its items nobody has worked on.
    pub open_items: Option<usize>,
    /// Why not everything was visited.
    pub cuts: Vec<Cut>,
    /// What another engine says, if that was asked for.
    pub second: Option<SecondOpinion>,
}

/// What another engine says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SecondOpinion {
    /// Who. None: no other engine could look.
    pub way: Option<Way>,
    /// The verdict of the first engine alone.
    pub of_first: Verdict,
    /// How the two compare.
    pub opinion: Opinion,
    /// States, candidates or executions that the second engine has looked at.
    pub looked_at: u64,
}

/// What was seen of one execution.
#[derive(Clone, Debug, Default)]
pub struct Execution {
    /// The final state, if the program exited.
    pub outcome: Option<Reached>,
    /// Is it wanted in a report for people?
    pub has_outcome: bool,
    /// The seed by which threads were chosen.
    pub seed: Option<u64>,
    /// Visible steps.
    pub transitions: u64,
    /// IR operations executed.
    pub steps: u64,
    /// Operations that compiled functions have executed, also before a run began anew.
    pub compiled_steps: u64,
    /// What threads have needed of memory, if the machine was followed to the end.
    pub memory: Option<Memory>,
    /// What the program wrote to its standard output.
    pub stdout: Vec<u8>,
    /// What it wrote to its standard error.
    pub stderr: Vec<u8>,
    /// Of a replay or trace: what happened, in lines, where they were not handed on as they came.
    pub happened: Vec<String>,
    /// Of a trace: the replay string of its choices.
    pub schedule: Option<String>,
    /// Of the replay of a graph: the graph.
    pub graph: Option<ExecutionGraph>,
    /// If an assumption failed: where.
    pub stopped: Vec<Stopped>,
    /// Races that are no errors (`race: undef`).
    pub races: Vec<Problem>,
    /// Memory that is lost, where that is no error (`leaks: Warn`).
    pub leaks: Option<Problem>,
    /// Why it was not followed to its end.
    pub cuts: Vec<Cut>,
}

/// What became of runs with several seeds.
#[derive(Clone, Debug)]
pub struct Seeds {
    /// The seeds.
    pub range: Range<u64>,
    /// How many runs there were.
    pub runs: u64,
    /// Those that failed, in the order of their seeds.
    pub failed: Vec<Report>,
    /// How many were stopped by an assumption that failed.
    pub blocked: u64,
    /// If all were: where.
    pub stopped: Vec<Stopped>,
    /// If they are wanted: the final states of those that came to their end, in order.
    pub outcomes: Option<Vec<Reached>>,
    /// Why not all seeds were tried.
    pub cuts: Vec<Cut>,
}

/// What runs by chance have found.
#[derive(Clone, Debug)]
pub struct Fuzzing {
    /// The number of the first run: so many were done before, with the same corpus.
    pub first: u64,
    /// Counts.
    pub done: Fuzzed,
    /// Runs that failed, the first of each way to fail.
    pub failed: Vec<Report>,
    /// What stopped them before all were done.
    pub cuts: Vec<Cut>,
}

/// What a report is about.
#[derive(Clone, Debug)]
pub enum Details {
    /// A search.
    Search(Box<Search>),
    /// One execution.
    Execution(Box<Execution>),
    /// One execution for each of several seeds.
    Seeds(Seeds),
    /// Many executions by chance.
    Fuzz(Box<Fuzzing>),
    /// All states of the machine.
    States(Box<states::States>),
}

/// What was looked at, how, and what was found.
#[derive(Clone, Debug)]
pub struct Report {
    /// Who looked.
    pub way: Way,
    /// The parameter for which another engine than the usual one was chosen.
    pub because: Option<&'static Parameter>,
    /// The program's files.
    pub files: Vec<String>,
    /// The memory model: its name, or its file.
    pub model: String,
    /// The config that ran. Bounds that the engine does not have are null.
    pub config: Value,
    /// The same as flags: what differs from the default.
    pub flags: Vec<String>,
    /// The options that ran, by name.
    pub options: Map<String, Value>,
    /// What the user should know, though it is no error of the program.
    pub warnings: Vec<String>,
    /// What can be said.
    pub verdict: Verdict,
    /// The exit code of a command that reports this.
    pub exit_code: u8,
    /// Errors, then what is not modelled.
    pub problems: Vec<Problem>,
    /// More, by what was asked.
    pub details: Details,
    /// What could not be done besides: files that were not written.
    pub failed: Vec<String>,
    /// How long it took.
    pub time: Duration,
}

impl Report {
    /// The search, if this is about one.
    pub fn search(&self) -> Option<&Search> {
        match &self.details {
            Details::Search(search) => Some(search),
            _ => None,
        }
    }

    /// The states, if this is about all of them.
    pub fn states(&self) -> Option<&states::States> {
        match &self.details {
            Details::States(found) => Some(found),
            _ => None,
        }
    }

    /// The execution, if this is about a single one.
    pub fn execution(&self) -> Option<&Execution> {
        match &self.details {
            Details::Execution(execution) => Some(execution),
            _ => None,
        }
    }

    /// Runs that failed, if this is about several.
    pub fn failed_runs(&self) -> &[Report] {
        match &self.details {
            Details::Seeds(seeds) => &seeds.failed,
            Details::Fuzz(found) => &found.failed,
            _ => &[],
        }
    }

    /// Why not everything was visited.
    pub fn cuts(&self) -> &[Cut] {
        match &self.details {
            Details::Search(search) => &search.cuts,
            Details::Execution(execution) => &execution.cuts,
            Details::Seeds(seeds) => &seeds.cuts,
            Details::Fuzz(found) => &found.cuts,
            Details::States(found) => &found.cuts,
        }
    }

    /// Is all that executions do modelled?
    pub fn is_modelled(&self) -> bool {
        !self.problems.iter().any(|p| p.exit_code == UNSUPPORTED)
    }

    /// What stops executions where none is complete.
    pub fn stopped(&self) -> &[Stopped] {
        match &self.details {
            Details::Search(search) => &search.stopped,
            Details::Execution(execution) => &execution.stopped,
            Details::Seeds(seeds) => &seeds.stopped,
            Details::Fuzz(_) | Details::States(_) => &[],
        }
    }

    /// What has to be said where no execution is complete.
    pub fn caveat(&self) -> Option<String> {
        let search = self.search().filter(|_| self.verdict == Verdict::Vacuous)?;
        Some(match search.blocked {
            0 => format!("There is no execution under {}.", self.model),
            _ => format!("No execution under {} is complete: each is blocked.", self.model),
        })
    }
}
