//! Every execution graph that a model allows, each once (DESIGN §3.2): TruSt (Kokologiannakis,
//! Marmanis, Gladstein, Vafeiadis, *Truly Stateless, Optimal Dynamic Partial Order Reduction*, POPL
//! 2022).
//!
//! Threads are the machine's own (`machine/src/drive.rs`); memory that others can reach is the
//! graph. The search adds the next event of the first thread that can go on, and where an event has
//! several ways (what to read from, where to stand in coherence order) it takes one and comes back
//! for the others. A new write may also *revisit* reads that were added before it: what was added
//! after such a read and is no cause of the write goes, and the read reads from the write. It does
//! so only if everything that goes was added *maximally*; so each graph comes once, and the search
//! needs no memory of what it has seen.
//!
//! `search` is the loop, `extent` cuts locations, `access`, `requests`, `calls`, `conds` and
//! `barriers` make events, `state` goes back, `spin`, `circle`, `poll` and `leaf` say when a
//! thread, or all of them, can go on no more. `trail` writes down the way to a graph as a `path`,
//! `follow` goes it again, and `view` shows a graph. `commute`, `equivalence` and `symmetry` leave
//! out what nobody can tell, `undefined` is for races that are no errors, `judged` for models whose
//! text decides. `estimate` draws ways down the search. `checkpoint` is what a stopped search
//! leaves behind, `resume` goes on from there.

mod access;
mod barriers;
mod calls;
mod cells;
mod checkpoint;
mod circle;
mod commute;
mod conds;
mod equivalence;
mod estimate;
mod extent;
mod follow;
mod frame;
mod judged;
mod leaf;
mod outcomes;
mod path;
mod poll;
mod races;
mod requests;
mod resume;
mod rwlocks;
mod search;
mod spin;
mod state;
mod symmetry;
mod tally;
mod trail;
mod undefined;
mod unroll;
mod view;
mod wide;

pub use checkpoint::Checkpoint;
pub use equivalence::Equivalence;
pub use estimate::{Estimate, estimate};
pub use follow::{Followed, follow, follow_under};
pub use path::{Cut as PathCut, PREFIX, Path, Step, Wrong};
pub(crate) use path::{decode_objects, encode_objects};

use crate::pattern::Pattern;
use crate::pool;
use crate::report::{Cut, Found, Report};
use crate::witness::Witness;
use cells::{Cells, Cuts};
use frame::Frame;
use poll::Stage;
use rustc_hash::FxHashMap;
use state::Explorer;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tally::{Spot, Tally};
use tresse_machine::Machine;
use tresse_machine::config::{Config, Dispatch, Granularity, RacePolicy};
use tresse_machine::liveness::Liveness;
use tresse_machine::machine::Setup;
use tresse_memmodels::Judge;
use tresse_memmodels::cat::Cat;
use tresse_memmodels::graph::Graph;
use tresse_memmodels::graph::reach::Reach;
pub use view::{Act, EventView, Location, Stand, ThreadView, View};

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
    /// Count executions that differ in the order of updates as one, where nobody looks at what
    /// these read.
    pub commute_updates: bool,
    /// Count executions that differ only in which of several symmetric threads is which as one.
    pub symmetry: bool,
    /// When two executions count as one.
    pub equivalence: Equivalence,
    /// Events of one execution, at most.
    pub max_events: usize,
    /// How often a thread may come to the same event within one activation of a function: the bound
    /// on loops.
    pub unroll: Option<u32>,
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
}

/// Looks at executions.
#[derive(Clone)]
pub struct Observer(pub Arc<Look>);

/// Looks at a graph, with the machine at its end.
pub type Look = dyn Fn(&View, &Machine) + Send + Sync;

impl std::fmt::Debug for Observer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Observer")
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            outcomes: true,
            block_spins: true,
            reduce_barriers: true,
            commute_updates: false,
            symmetry: false,
            equivalence: Equivalence::Coherence,
            max_events: 10_000,
            unroll: None,
            workers: 1,
            verify: false,
            judge: None,
            pattern: None,
            observer: None,
        }
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, Default)]
pub struct Progress {
    /// Executions visited, complete or not.
    pub executions: u64,
}

/// Visits every execution. `tick` is asked every few executions: `Some` stops the search. What is
/// found does not depend on the number of workers.
///
/// # Errors
/// The config's model has no axioms.
pub fn search(
    setup: &Arc<Setup>,
    args: &[String],
    options: &Options,
    tick: &Tick<'_>,
) -> Result<Report, String> {
    search_from(setup, args, options, None, tick).map(|searched| searched.report)
}

/// What a search has come to.
#[derive(Clone, Debug)]
pub struct Searched {
    /// What was found, before a stop as well.
    pub report: Report,
    /// If it was stopped: what is left to do, and what was done.
    pub checkpoint: Option<Checkpoint>,
}

/// As [`search`]; begins where another search of the same program, with the same options, was
/// stopped. In the end all is as if that one had not been stopped.
///
/// # Errors
/// As [`search`], and where the checkpoint is not of this search.
pub fn search_from(
    setup: &Arc<Setup>,
    args: &[String],
    options: &Options,
    from: Option<Checkpoint>,
    tick: &Tick<'_>,
) -> Result<Searched, String> {
    let root = |cuts: &Cuts| {
        Explorer::root(&setup.leaking(cuts.leaks.iter().copied()), args, options, cuts.has_races())
    };
    let mut work = match from {
        Some(checkpoint) => Work::resume(&root(&checkpoint.cuts())?, checkpoint)?,
        None => {
            // Whoever looks at executions is to see each once.
            let is_watched = options.observer.is_some();
            let stage = if is_watched { Stage::Last } else { Stage::default() };
            let cuts = Cuts::at_stage(stage);
            Work::begin(&root(&cuts)?, cuts)
        }
    };
    loop {
        let mut cuts = work.cuts.clone();
        match explore(work, options.workers, tick) {
            Ok(mut searched) => match further(&cuts, &searched) {
                Some(stage) => cuts.stage = stage,
                None => {
                    searched.report.states = searched.report.complete + searched.report.blocked;
                    return Ok(searched);
                }
            },
            Err(more) => cuts.add(more),
        }
        work = Work::begin(&root(&cuts)?, cuts);
    }
}

/// Loops are to go round more often than they did: that was a bound, and all that was there.
fn further(cuts: &Cuts, searched: &Searched) -> Option<Stage> {
    let report = &searched.report;
    let is_bounded = report.cuts.contains(&Cut::Rounds) && searched.checkpoint.is_none();
    let is_clean = report.errors.is_empty() && report.unsupported.is_empty();
    cuts.stage.next().filter(|_| is_bounded && is_clean)
}

/// What a search has done, and has to do.
struct Work {
    cuts: Cuts,
    done: Tally,
    parts: Vec<Explorer>,
}

impl Work {
    /// All of it, with locations cut so.
    fn begin(root: &Explorer, cuts: Cuts) -> Work {
        let mut root = root.clone();
        root.cells.cuts = cuts.clone();
        Work { cuts, done: root.tally.fresh(), parts: vec![root] }
    }
}

/// One search, with locations cut as the root has them.
///
/// # Errors
/// The cuts that it needs besides: it has to begin again.
fn explore(work: Work, workers: usize, tick: &Tick<'_>) -> Result<Searched, Cuts> {
    let visited = AtomicU64::new(work.done.report.complete + work.done.report.blocked);
    let all = Mutex::new((work.done, None, Vec::new()));
    let ask = || tick(Progress { executions: visited.load(Ordering::Relaxed) });
    let (stopped, rest) =
        pool::run_with_rest(workers, work.parts, ask, |worker, mut part: Explorer| {
            if part.machine.ending.is_none() {
                part.run(worker, &visited);
            }
            let (tally, more, left) = &mut *all.lock().unwrap_or_else(PoisonError::into_inner);
            if part.cells.cuts.is_new {
                worker.stop(Cut::Stopped);
                more.get_or_insert_with(Cuts::default).add(part.cells.cuts);
            } else if part.frames.iter().any(Frame::has_more) {
                left.push(part.rest());
            }
            tally.merge(part.tally);
        });
    let (mut tally, more, mut left) = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some(more) = more {
        return Err(more);
    }
    tally.report.races = tally.races.values().map(|(_, race)| race.clone()).collect();
    let Some(cut) = stopped else { return Ok(Searched { report: tally.report, checkpoint: None }) };
    left.extend(rest.iter().map(Explorer::rest));
    let checkpoint = (!left.is_empty()).then(|| Checkpoint::new(&work.cuts, &tally, left));
    let mut report = tally.report;
    // Whoever is asked to stop once all is done has not stopped anything.
    if checkpoint.is_some() {
        report.cut(cut);
    }
    Ok(Searched { report, checkpoint })
}

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
    Ok((Setup::new(setup.program.clone(), config)?.leaking(leaks), model))
}

/// What some parameters do not go together with.
const ADDED: &str = "a load that the compiler has added races";

/// Says whether to stop, and why.
pub type Tick<'a> = dyn Fn(Progress) -> Option<Cut> + Sync + 'a;

impl Explorer {
    /// The search at the empty graph. `has_races`: some location has seen a race that is no error.
    fn root(
        setup: &Arc<Setup>,
        args: &[String],
        options: &Options,
        has_races: bool,
    ) -> Result<Explorer, String> {
        let only_speculated =
            has_races && setup.config.race == RacePolicy::Error && setup.program.has_speculated;
        let has_undefined = only_speculated || setup.config.race == RacePolicy::Undef;
        let (setup, (model, judge)) = prepare(setup, options)?;
        if (options.commute_updates || options.symmetry)
            && options.equivalence == Equivalence::ReadsFrom
        {
            return Err(
                "other reductions do not go together with executions told apart by reads-from"
                    .into(),
            );
        }
        if has_undefined
            && (options.commute_updates
                || options.symmetry
                || options.equivalence == Equivalence::ReadsFrom)
        {
            let races = if only_speculated { ADDED } else { "races make reads undefined" };
            return Err(format!("{races}, which reductions do not go together with"));
        }
        let mut machine = Machine::new(&setup, args);
        machine.cache.is_driven = true;
        machine.cache.keeps_guesses = true;
        let has_own_hb = model.has_own_hb() || Explorer::has_readers(&setup.program);
        let mut graph = Graph::new(has_own_hb || options.symmetry || has_undefined);
        (graph.has_undefined, graph.only_speculated) = (has_undefined, only_speculated);
        let mut explorer = Explorer {
            live: Liveness::of_all(&setup.program).into(),
            model,
            graph,
            tracks: Vec::new(),
            locals: Vec::new(),
            cells: Cells::default(),
            frees: Vec::new(),
            frames: Vec::new(),
            reach: Reach::default(),
            options: Arc::new(Options {
                // That a round orders all that arrive is a model's word.
                reduce_barriers: options.reduce_barriers && options.judge.is_none(),
                ..options.clone()
            }),
            tally: Tally::default(),
            numbers: FxHashMap::default(),
            fresh: Vec::new(),
            is_ordered: false,
            sampler: None,
            guide: None,
            // Where the text judges graphs it need not be asked twice.
            reference: if options.verify && judge.is_none() {
                Some(Arc::new(reference(&setup.config.model)?))
            } else {
                None
            },
            judge,
            setup,
            args: args.into(),
            machine,
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

/// A model's text.
fn reference(model: &str) -> Result<Cat, String> {
    tresse_memmodels::find(model).ok_or_else(|| format!("there is no model {model}"))?.cat()
}
