//! What a search is asked, beside the machine.

use crate::parameters::Parameter;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::time::Duration;
use tresse_explore::graph::Equivalence;

/// What a search is asked, beside the machine.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    pub outcomes: bool,
    /// For the report of this search only: no part of what is kept of one.
    #[serde(skip)]
    pub outcomes_unasked: bool,
    pub keep_going: bool,
    pub jobs: Option<usize>,
    pub max_preemptions: Option<u32>,
    #[serde(default)]
    pub no_flight_reduction: bool,
    pub max_events: Option<usize>,
    pub verify: bool,
    pub estimate: bool,
    pub depth_first: bool,
    pub unroll: Option<u32>,
    pub no_spin_blocking: bool,
    pub no_barrier_reduction: bool,
    pub count: Option<Count>,
    pub no_commuting_updates: bool,
    pub no_symmetry: bool,
    pub no_lock_reduction: bool,
    pub equivalence: Option<Equivalence>,
    pub checkpoint: Option<PathBuf>,
    pub checkpoint_every: Option<Duration>,
    pub resume: Option<PathBuf>,
    pub shards: Option<usize>,
    pub out: Option<PathBuf>,
    pub smallest_errors: bool,
    pub pattern: Option<String>,
    pub keep_graphs: bool,
    pub error_graph: bool,
    pub second_opinion: Option<u64>,
}

impl Options {
    /// The parameters that are set.
    pub(crate) fn asked(&self) -> impl Iterator<Item = &'static Parameter> + use<> {
        let all = [
            ("--outcomes", self.outcomes),
            ("--keep-going", self.keep_going),
            ("--jobs", self.jobs.is_some()),
            ("--max-preemptions", self.max_preemptions.is_some()),
            ("--no-flight-reduction", self.no_flight_reduction),
            ("--max-events", self.max_events.is_some()),
            ("--smallest-errors", self.smallest_errors),
            ("--verify", self.verify),
            ("--estimate", self.estimate),
            ("--depth-first", self.depth_first),
            ("--unroll", self.unroll.is_some()),
            ("--no-spin-blocking", self.no_spin_blocking),
            ("--no-barrier-reduction", self.no_barrier_reduction),
            ("--count", self.count.is_some()),
            ("--no-commuting-updates", self.no_commuting_updates),
            ("--no-symmetry", self.no_symmetry),
            ("--no-lock-reduction", self.no_lock_reduction),
            ("--equivalence", self.equivalence.is_some()),
            ("--checkpoint", self.checkpoint.is_some()),
            ("--checkpoint-every", self.checkpoint_every.is_some()),
            ("--resume", self.resume.is_some()),
            ("--shards", self.shards.is_some()),
            ("--out", self.out.is_some()),
            ("--pattern", self.pattern.is_some()),
            ("--print-exec-graphs", self.keep_graphs),
            ("--dump-error-graph", self.error_graph),
            ("--second-opinion", self.second_opinion.is_some()),
        ];
        let set = all.into_iter().filter(|(_, is_set)| *is_set);
        set.filter_map(|(flag, _)| Parameter::find(flag))
    }
}

/// Which executions are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Count {
    /// Not those in which a thread reads what makes no difference, as it reads the same location
    /// again right after that.
    Fewest,
    /// All of them.
    All,
}

/// As the flag has it.
pub(crate) fn equivalence_name(equivalence: Option<Equivalence>, chooses: bool) -> &'static str {
    match equivalence {
        Some(Equivalence::ReadsFrom) => "rf",
        None if chooses => "auto",
        _ => "co",
    }
}
