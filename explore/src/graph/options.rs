//! How to search.

use super::checkpoint::Checkpoint;
use crate::pattern::Pattern;
use crate::sight::View;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tresse_machine::Machine;
use tresse_memmodels::Judge;

/// When two executions count as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Equivalence {
    /// With the same `po`, `rf` and `co`.
    #[default]
    Coherence,
    /// With the same `po` and `rf`.
    ReadsFrom,
}

/// How to search.
#[derive(Clone, Debug)]
pub struct Options {
    /// Collect outcomes.
    pub outcomes: bool,
    /// Block loops that only wait.
    pub block_spins: bool,
    /// Count executions that differ in the order of arrival at a barrier as one, where nothing
    /// depends on it.
    pub reduce_barriers: bool,
    /// Leave out executions in which a thread reads what makes no difference, as it reads again
    /// right after that, or what stops it for good, as it was not the newest. Where somebody looks
    /// at the events of executions they are all there.
    pub skip_detours: bool,
    /// Count executions that differ in the order of updates as one, where nobody looks at what
    /// these read.
    pub commute_updates: bool,
    /// Count executions that differ only in which of several symmetric threads is which as one.
    pub symmetry: bool,
    /// Count executions that differ in the order of critical sections that do not conflict as one,
    /// where threads meet at locks only.
    pub reduce_sections: bool,
    /// When two executions count as one.
    pub equivalence: Equivalence,
    /// By coherence order: if the first executions show that it pays, by reads-from instead. Nobody
    /// looks at the events of such a search.
    pub chooses_equivalence: bool,
    /// Events of one execution, at most.
    pub max_events: usize,
    /// How often a thread may come to the same event within one activation of a function: the bound
    /// on loops.
    pub unroll: Option<u32>,
    /// Of each error keep the smallest execution graph, by the number of its events, and not the
    /// first one.
    pub smallest_errors: bool,
    /// Threads of the search itself.
    pub workers: usize,
    /// Hold every graph that is visited against the model's text as well, and panic where they
    /// differ: a bug of ours.
    pub verify: bool,
    /// A text of a user's own that judges the graphs, in the place of the config's model.
    pub judge: Option<Arc<Judge>>,
    /// Which executions are of interest; all, without it. Errors are reported all the same.
    pub pattern: Option<Arc<Pattern>>,
    /// Is shown each complete execution of interest. With several workers the order is by chance.
    pub observer: Option<Observer>,
    /// Is asked within an execution, where a single step may take long, whether to stop. Why, says
    /// the tick of the search.
    pub interrupt: Option<Interrupt>,
    /// Is given, while the search goes on, what there would be to go on from.
    pub keeper: Option<Keeper>,
}

/// Keeps checkpoints of a search that goes on: if it is ended from outside, the last one is there.
#[derive(Clone)]
pub struct Keeper {
    /// Is it time for one? Asked as often as the tick of the search.
    pub is_due: Arc<dyn Fn() -> bool + Send + Sync>,
    /// Takes one. No worker does anything meanwhile.
    pub keep: Arc<dyn Fn(&Checkpoint) + Send + Sync>,
}

impl std::fmt::Debug for Keeper {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Keeper")
    }
}

/// Says whether a search is to stop at once, in the midst of an execution.
#[derive(Clone)]
pub struct Interrupt(pub Arc<dyn Fn() -> bool + Send + Sync>);

impl std::fmt::Debug for Interrupt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Interrupt")
    }
}

/// Looks at executions.
#[derive(Clone)]
pub struct Observer(pub Arc<Look>);

/// Looks at what a search shows.
pub type Look = dyn Fn(Shown<'_>) + Send + Sync;

/// What a search shows.
#[derive(Clone, Copy, Debug)]
pub enum Shown<'a> {
    /// A graph, with the machine at its end.
    Execution(&'a View, &'a Machine),
    /// The search has to begin again, as it has met what it had to know from its beginning: what
    /// was shown so far comes again.
    Again,
}

impl std::fmt::Debug for Observer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Observer")
    }
}

impl Options {
    /// The same by reads-from, which goes together with no other reduction.
    pub(super) fn by_reads_from(&self) -> Options {
        Options {
            equivalence: Equivalence::ReadsFrom,
            commute_updates: false,
            symmetry: false,
            skip_detours: false,
            ..self.clone()
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            outcomes: true,
            block_spins: true,
            reduce_barriers: true,
            skip_detours: true,
            commute_updates: false,
            symmetry: false,
            reduce_sections: false,
            equivalence: Equivalence::Coherence,
            chooses_equivalence: false,
            max_events: 10_000,
            unroll: None,
            smallest_errors: false,
            workers: 1,
            verify: false,
            judge: None,
            pattern: None,
            observer: None,
            interrupt: None,
            keeper: None,
        }
    }
}
