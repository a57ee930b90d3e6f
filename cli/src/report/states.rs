//! What was found among all states of the machine: states that match a pattern, or traces.

use super::{Problem, ReplayHint};
use tresse_explore::{Cut, Outcome};
use tresse_machine::thread::Tid;

/// States that were looked through.
#[derive(Clone, Debug, Default)]
pub struct States {
    /// Distinct states.
    pub states: u64,
    /// Transitions taken.
    pub transitions: u64,
    /// Final states: of exits and of errors.
    pub finals: u64,
    /// States in which an assumption of the program does not hold.
    pub blocked: u64,
    /// How executions end.
    pub ends: Vec<Last>,
    /// If a pattern was given: how many states match, and the first of them.
    pub matched: Option<(u64, Vec<Match>)>,
    /// If traces were asked for.
    pub traces: Option<Traces>,
    /// Races that are no errors (`race: undef`).
    pub races: Vec<Problem>,
    /// Why not every state was visited.
    pub cuts: Vec<Cut>,
}

/// A way in which executions end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Last {
    /// The outcome, if the program exits.
    pub outcome: Option<Outcome>,
    /// The code of the error, if it is one.
    pub code: &'static str,
    /// In one line.
    pub words: String,
    /// How many final states are such ones.
    pub states: u64,
    /// How many traces lead there, if that is known.
    pub traces: Option<u128>,
    /// A way there.
    pub replay: Option<ReplayHint>,
}

/// A transition on the way to a state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The paper's rule, such as `(c)`; empty where none is named.
    pub rule: &'static str,
    /// The thread that moves, or of which an operation does.
    pub thread: Tid,
    /// What is done: an operation with its key, or a request.
    pub what: String,
    /// The instruction, as `file:line:column in function`.
    pub place: Option<String>,
}

/// A state that matches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// The transitions that lead to it.
    pub moves: Vec<Move>,
    /// Its components (K-LLVM Fig. 4), in lines.
    pub state: Vec<String>,
    /// How the execution ends there, if it does.
    pub end: Option<String>,
    /// An execution that goes through it.
    pub replay: Option<ReplayHint>,
}

/// Traces from the first state to final ones.
#[derive(Clone, Debug, Default)]
pub struct Traces {
    /// How many there are, if that is known.
    pub number: Option<u128>,
    /// There are endlessly many, as states come back.
    pub is_endless: bool,
    /// States from which no final state is reached.
    pub lost: u64,
    /// The first ones.
    pub listed: Vec<Trace>,
    /// There are others in which no state comes back.
    pub has_more: bool,
}

/// A trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// Its transitions.
    pub moves: Vec<Move>,
    /// Which of the ends it comes to.
    pub end: usize,
    /// The same execution again.
    pub replay: Option<ReplayHint>,
}
