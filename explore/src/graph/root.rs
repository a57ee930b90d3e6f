//! The search at the empty graph.

use super::cells::{Basis, Cells};
use super::events::Events;
use super::frees::Frees;
use super::judged;
use super::options::{Equivalence, Options};
use super::rwlocks::has_readers;
use super::search::Explorer;
use super::state::Execution;
use super::tally::{Place, Spot, Tally};
use crate::path::Path;
use crate::peaks::Peaks;
use crate::report::Found;
use crate::witness::Witness;
use rustc_hash::FxHashMap;
use std::cell::Cell;
use std::sync::Arc;
use tresse_machine::Machine;
use tresse_machine::config::{Config, Dispatch, Granularity, Leaks, RacePolicy};
use tresse_machine::liveness::Liveness;
use tresse_machine::machine::Setup;
use tresse_machine::memory::{Driver, Mode};
use tresse_memmodels::graph::Graph;
use tresse_memmodels::graph::reach::Reach;

/// What some parameters do not go together with.
const ADDED: &str = "a load that the compiler has added races";

/// The program as this engine runs it, and its model.
fn prepare(setup: &Arc<Setup>, options: &Options) -> Result<(Arc<Setup>, judged::Model), String> {
    // Shared memory is the graph: its accesses come here in program order, whole.
    let config = Config {
        pthread_create_fence: true,
        dispatch: Dispatch::InOrder,
        granularity: Granularity::Access,
        ..setup.config.clone()
    };
    let model = judged::model_of(&config, options)?;
    let leaks = setup.leaks.iter().copied();
    let new = Setup::new(setup.program.clone(), config)?;
    let new = if options.judge.is_some() { new.of_unknown_model().into() } else { new };
    Ok((new.leaking(leaks), model))
}

impl Explorer {
    /// The search at the empty graph, for what it has to know from its beginning.
    pub(super) fn root(
        setup: &Arc<Setup>,
        args: &[String],
        options: &Options,
        basis: Basis,
    ) -> Result<Explorer, String> {
        let only_speculated = basis.has_races
            && setup.config.race == RacePolicy::Error
            && setup.program.has_speculated;
        // As long as no race was met there is nothing that one could make undefined.
        let is_undef = setup.config.race == RacePolicy::Undef;
        let has_undefined = only_speculated || is_undef && basis.has_races;
        let is_by_reads_from = basis.is_by_reads_from && !has_undefined;
        let by_reads_from = is_by_reads_from.then(|| options.by_reads_from());
        let asked = options.equivalence;
        let options = by_reads_from.as_ref().unwrap_or(options);
        let (setup, (model, judge)) = prepare(setup, options)?;
        if (options.commute_updates || options.symmetry)
            && options.equivalence == Equivalence::ReadsFrom
        {
            return Err(
                "other reductions do not go together with executions told apart by reads-from"
                    .into(),
            );
        }
        if (only_speculated || is_undef) && asked == Equivalence::ReadsFrom {
            let races = if only_speculated { ADDED } else { "races make reads undefined" };
            return Err(format!("{races}, which reads-from do not go together with"));
        }
        let mut machine = Machine::new(&setup, args);
        machine.cache.mode = Mode::Driven(Driver::InTurn);
        let has_own_hb = model.has_own_hb() || has_readers(&setup.program);
        let mut graph = Graph::new(has_own_hb || basis.has_twins || has_undefined);
        (graph.has_undefined, graph.only_speculated) = (has_undefined, only_speculated);
        // Where the text judges graphs it need not be asked twice.
        let is_asked = options.verify && judge.is_none();
        // With one memory a text's order of readers is one of those that there are.
        if is_asked && has_readers(&setup.program) && setup.config.memory_model()?.storage.is_some()
        {
            return Err(format!(
                "--verify: the text of {} orders those who hold a read-write lock for reading, \
                 which graphs do not",
                setup.config.model
            ));
        }
        let reference =
            if is_asked { Some(setup.config.memory_model()?.cat()?.into()) } else { None };
        let execution = Execution {
            live: Liveness::of_all(&setup.program).into(),
            model,
            graph,
            tracks: Vec::new(),
            locals: Vec::new(),
            cells: Cells::default(),
            frees: Frees::default(),
            reach: Reach::default(),
            options: Arc::new(Options {
                // That a round orders all that arrive is a model's word.
                reduce_barriers: options.reduce_barriers && options.judge.is_none(),
                // Threads that are the same may race otherwise, and so may updates in no order, at
                // which nobody may look.
                symmetry: options.symmetry && !has_undefined,
                commute_updates: options.commute_updates
                    && !has_undefined
                    && options.pattern.is_none()
                    && options.observer.is_none(),
                // Where somebody looks at the order of sections, each is visited.
                reduce_sections: options.reduce_sections
                    && !has_undefined
                    && judge.is_none()
                    && options.equivalence == Equivalence::Coherence
                    && options.pattern.is_none()
                    && options.observer.is_none()
                    && !setup.config.exit_cuts_threads,
                // Where somebody looks at orders, they are told apart.
                chooses_equivalence: options.chooses_equivalence
                    && (is_by_reads_from || options.equivalence == Equivalence::Coherence)
                    && !has_undefined
                    && judge.is_none()
                    && !options.verify
                    && options.pattern.is_none()
                    && options.observer.is_none()
                    && setup.config.leaks != Leaks::Error
                    && !setup.config.exit_cuts_threads,
                // That an execution with fewer reads is one is for models whose axioms are known.
                skip_detours: options.skip_detours
                    && judge.is_none()
                    && options.pattern.is_none()
                    && options.observer.is_none(),
                ..options.clone()
            }),
            numbers: FxHashMap::default(),
            awaits: Vec::new(),
            absent: Vec::new(),
            stretch: 0,
            sums: std::cell::RefCell::default(),
            detaches: false,
            has_early_causes: has_own_hb,
            has_twins: false,
            fresh: Vec::new(),
            guide: None,
            members: std::cell::RefCell::default(),
            rehearsed: Peaks::default(),
            refusals: Vec::new(),
            is_interrupted: Cell::new(false),
            judged: Cell::new(0),
            searched: Cell::new(0),
            allowed: u64::MAX,
            judge,
            setup,
            machine,
        };
        let events = Events {
            execution,
            args: args.into(),
            tally: Tally::keeping(options.smallest_errors),
            place: Place::new(),
            is_ordered: false,
            reference,
            reached: None,
        };
        let mut explorer = Explorer {
            events,
            frames: Vec::new(),
            sampler: None,
            is_within: false,
            steps: 0,
            probe: None,
            sections: None,
        };
        explorer.enter_thread(0);
        if let Some(ending) = explorer.machine.ending.clone() {
            let machine = explorer.machine.clone();
            explorer.tally.fail(
                Found { ending: *ending, machine, witness: Witness::Graph(Path::default()) },
                Spot::default(),
            );
        }
        Ok(explorer)
    }
}
