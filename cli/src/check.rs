//! Searches: every execution of a program, by one of the engines.

use crate::checkpoint;
use crate::failure::Failure;
use crate::model::check_model;
use crate::opinion;
use crate::options::{Count, Options, equivalence_name};
use crate::parameters::{CAT, Chosen, Parameter, Way, choose};
use crate::program::{For, Program};
use crate::report::{Context, ExecutionGraph, Report};
use crate::search::{self, Looked};
use crate::settings::{Progress, Settings, settings_methods};
use crate::shards;
use serde_json::{Map, Value, json};
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tresse_explore::graph::Equivalence;
use tresse_machine::config::{Config, Leaks, RacePolicy};

/// What visits the executions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Execution graphs, each once: every model.
    Graph,
    /// Every state of the machine: models that have one.
    Steps,
    /// Every candidate execution, filtered by the model's text: small programs.
    Candidates,
}

impl Engine {
    /// As a way of looking.
    pub fn way(self) -> Way {
        match self {
            Engine::Graph => Way::Graph,
            Engine::Steps => Way::Steps,
            Engine::Candidates => Way::Candidates,
        }
    }
}

/// Bounds on the workers of a search.
pub const MAX_JOBS: usize = 512;

/// The workers that were asked for; without that one for each processor.
pub(crate) fn workers(jobs: Option<usize>) -> usize {
    let all = || std::thread::available_parallelism().map_or(1, |n| n.get());
    jobs.unwrap_or_else(all).min(MAX_JOBS)
}

/// # Errors
/// So many workers there cannot be.
pub(crate) fn check_jobs(jobs: Option<usize>) -> Result<(), Failure> {
    match jobs {
        Some(jobs) if !(1..=MAX_JOBS).contains(&jobs) => {
            Err(Failure::bad(format!("--jobs: expected a number from 1 to {MAX_JOBS}")))
        }
        _ => Ok(()),
    }
}

/// Events of one execution graph at most, without another bound.
const MAX_EVENTS: usize = 10_000;

/// Is shown each execution graph.
pub(crate) type OnGraph = Arc<dyn Fn(&ExecutionGraph) + Send + Sync>;

/// A search of a program's executions.
///
/// ```
/// # fn main() -> Result<(), tresse::Failure> {
/// use tresse::{Check, Program, Loader, Verdict};
///
/// // Two threads: one writes x and reads y, the other writes y and reads x (SB).
/// let ir = r#"
///     @x = global i32 0
///     @y = global i32 0
///     @a = global i32 0
///     @b = global i32 0
///     declare i32 @pthread_create(ptr, ptr, ptr, ptr)
///     declare i32 @pthread_join(i64, ptr)
///     define ptr @other(ptr %unused) {
///       store atomic i32 1, ptr @y monotonic, align 4
///       %v = load atomic i32, ptr @x monotonic, align 4
///       store i32 %v, ptr @b
///       ret ptr null
///     }
///     define i32 @main() {
///       %t = alloca i64
///       %c = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
///       store atomic i32 1, ptr @x monotonic, align 4
///       %v = load atomic i32, ptr @y monotonic, align 4
///       store i32 %v, ptr @a
///       %id = load i64, ptr %t
///       %j = call i32 @pthread_join(i64 %id, ptr null)
///       ret i32 0
///     }
/// "#;
/// let program = Loader::new().ir("sb.ll", ir).load()?;
/// let outcomes = |model| -> Result<usize, tresse::Failure> {
///     let report = Check::new(&program).model(model).outcomes(true).run()?;
///     assert_eq!(report.verdict, Verdict::NoErrors);
///     Ok(report.search().map_or(0, |search| search.outcomes.len()))
/// };
/// // That both read 0 is possible with store buffers only.
/// assert_eq!((outcomes("sc")?, outcomes("tso")?), (3, 4));
///
/// // Whoever embeds a search can stop it, and hears how far it is.
/// let stop = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
/// let hear = |at: tresse::Progress| assert!(!matches!(at, tresse::Progress::States { .. }));
/// let report = Check::new(&program).cancel(stop).on_progress(hear).run()?;
/// assert_eq!((report.verdict, report.cuts()), (Verdict::CutShort, &[tresse::Cut::Stopped][..]));
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Check<'p> {
    pub(crate) program: &'p Program,
    pub(crate) settings: Settings,
    pub(crate) options: Options,
    pub(crate) on_graph: Option<OnGraph>,
    /// Graphs or states, at most: of a second opinion, or of a look aside.
    pub(crate) most_executions: Option<u64>,
    /// This is the search of a second opinion.
    pub(crate) is_second: bool,
    pub(crate) engine: Option<Engine>,
    pub(crate) who: Option<String>,
}

impl fmt::Debug for Check<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Check")
            .field("settings", &self.settings)
            .field("options", &self.options)
            .field("engine", &self.engine)
            .finish_non_exhaustive()
    }
}

/// Methods that set an option of the same name.
macro_rules! option_methods {
    ($($(#[$doc:meta])* $name:ident: $type:ty => $value:expr;)*) => {$(
        $(#[$doc])*
        #[must_use]
        pub fn $name(mut self, $name: $type) -> Self {
            self.options.$name = $value;
            self
        }
    )*};
}

impl<'p> Check<'p> {
    /// Of this program, by execution graphs, under sequential consistency.
    pub fn new(program: &'p Program) -> Check<'p> {
        Check {
            program,
            settings: Settings::default(),
            options: Options::default(),
            on_graph: None,
            most_executions: None,
            is_second: false,
            engine: None,
            who: None,
        }
    }

    settings_methods!();

    /// What visits the executions. Without this it is graphs, or the first other engine that
    /// honours all that is asked for.
    #[must_use]
    pub fn engine(mut self, engine: Engine) -> Self {
        self.engine = Some(engine);
        self
    }

    /// What messages call this search, if not `tresse check`.
    #[must_use]
    pub fn called(mut self, who: &str) -> Self {
        self.who = Some(who.to_owned());
        self
    }

    /// Hears of progress, from any thread of the search.
    #[must_use]
    pub fn on_progress(mut self, hear: impl Fn(Progress) + Send + Sync + 'static) -> Self {
        self.settings.on_progress = Some(Arc::new(hear));
        self
    }

    /// Is shown each complete execution as a graph, in the order of the search. Should that have to
    /// begin again after more than a thousand executions, they come again, from number 1.
    #[must_use]
    pub fn on_graph(mut self, see: impl Fn(&ExecutionGraph) + Send + Sync + 'static) -> Self {
        self.on_graph = Some(Arc::new(see));
        self
    }

    /// Only executions that satisfy this expression count (`docs/patterns.md`). Errors are reported
    /// all the same.
    #[must_use]
    pub fn pattern(mut self, expression: &str) -> Self {
        self.options.pattern = Some(expression.to_owned());
        self
    }

    /// If the search is stopped, what is left of it is written to this file.
    #[must_use]
    pub fn checkpoint(mut self, file: impl Into<PathBuf>) -> Self {
        self.options.checkpoint = Some(file.into());
        self
    }

    /// Writes that file while the search goes on as well, each time that this has passed; every two
    /// minutes without it.
    #[must_use]
    pub fn checkpoint_every(mut self, time: Duration) -> Self {
        self.options.checkpoint_every = Some(time);
        self
    }

    /// Goes on with the search that left this file.
    #[must_use]
    pub fn resume(mut self, file: impl Into<PathBuf>) -> Self {
        self.options.resume = Some(file.into());
        self
    }

    /// Divides the search into so many items at least, if it has so many parts, and explores it no
    /// further: the items are written to the folder of [`Check::out`].
    #[must_use]
    pub fn shards(mut self, items: usize) -> Self {
        self.options.shards = Some(items);
        self
    }

    /// The folder for the items of a search that is divided ([`Check::shards`]).
    #[must_use]
    pub fn out(mut self, folder: impl Into<PathBuf>) -> Self {
        self.options.out = Some(folder.into());
        self
    }

    option_methods! {
        /// Collects outcomes.
        outcomes: bool => outcomes;
        /// Outcomes are collected as the form of the report lists them, and nobody has asked for
        /// them: where the states decide, they are those of states.
        outcomes_unasked: bool => outcomes_unasked;
        /// Goes on after the first error. Graphs and candidates always do.
        keep_going: bool => keep_going;
        /// Threads of the search itself, at most [`MAX_JOBS`]; all processors without it.
        jobs: usize => Some(jobs);
        /// Leaves out schedules with more preemptions.
        max_preemptions: u32 => Some(max_preemptions);
        /// By states, byte by byte: looks at every order of `mem_op_list`.
        no_flight_reduction: bool => no_flight_reduction;
        /// Events of one execution, at most.
        max_events: usize => Some(max_events);
        /// Holds every graph against the model's text as well.
        verify: bool => verify;
        /// Of each error shows the smallest execution graph.
        smallest_errors: bool => smallest_errors;
        /// Estimates the number of executions first.
        estimate: bool => estimate;
        /// Takes no ways by chance, however big the search is.
        depth_first: bool => depth_first;
        /// Follows each loop so many rounds at most.
        unroll: u32 => Some(unroll);
        /// Follows loops that only wait round by round.
        no_spin_blocking: bool => no_spin_blocking;
        /// Tells executions apart by the order in which threads arrive at barriers.
        no_barrier_reduction: bool => no_barrier_reduction;
        /// Which executions are counted.
        count: Count => Some(count);
        /// Tells executions apart that differ only in the order of updates which commute.
        no_commuting_updates: bool => no_commuting_updates;
        /// Tells executions apart that differ only in which thread is which.
        no_symmetry: bool => no_symmetry;
        /// Tells executions apart by the order of critical sections that do not conflict.
        no_lock_reduction: bool => no_lock_reduction;
        /// When two executions count as one.
        equivalence: Equivalence => Some(equivalence);
        /// Keeps every execution graph in the report, as JSON.
        keep_graphs: bool => keep_graphs;
        /// Draws the graph of the first error: for Graphviz, and as a picture.
        error_graph: bool => error_graph;
        /// Has another engine look as well, at no more than so many states, candidates or
        /// executions. If the two disagree, one of them is wrong: [`Verdict::Disagreement`].
        ///
        /// [`Verdict::Disagreement`]: crate::Verdict::Disagreement
        second_opinion: u64 => Some(second_opinion);
    }

    /// Searches.
    ///
    /// # Errors
    /// A parameter is refused, or the program cannot be linked. What is wrong with the program's
    /// executions is in the report.
    pub fn run(&self) -> Result<Report, Failure> {
        let started = Instant::now();
        let context = self.context()?;
        if self.options.shards.is_some() {
            return shards::share_out(self, &context);
        }
        let looked = self.look(&context)?;
        match self.options.second_opinion {
            Some(budget) => opinion::with_second(self, looked, budget, started),
            None => Ok(looked.report),
        }
    }

    /// The engine with the program, if they go together.
    pub(crate) fn context(&self) -> Result<Context<'p>, Failure> {
        self.settings.check()?;
        let (way, because) = self.way()?;
        let config = self.settings.search_config();
        self.check_options(way, &config)?;
        let whom = if way == Way::Graph { For::Graphs } else { For::States };
        let linked = self.program.link(&config, whom)?;
        let model = self.settings.model_name();
        let judge = if way == Way::Graph { self.settings.judge()? } else { None };
        Ok(Context { way, because, program: self.program, linked, model, judge })
    }

    /// Does it go by execution graphs?
    ///
    /// # Errors
    /// What is asked for goes with no engine.
    pub(crate) fn is_by_graphs(&self) -> Result<bool, Failure> {
        Ok(self.way()?.0 == Way::Graph)
    }

    /// By the engine that was chosen.
    pub(crate) fn look(&self, context: &Context<'_>) -> Result<Looked, Failure> {
        match context.way {
            Way::Graph => search::graphs(self, context),
            Way::Candidates => search::candidates(self, context),
            _ => search::states(self, context),
        }
    }

    /// Does a search by states go on after an error? All errors are compared.
    pub(crate) fn keeps_going(&self) -> bool {
        self.options.keep_going || self.keeps_findings()
    }

    /// Are ways taken by chance if the search is big? A text that judges graphs forbids what such a
    /// way may be; who goes on with a search has taken them; and an error that somebody looks for
    /// in vain elsewhere is to be found by the search itself.
    pub(crate) fn takes_chances(&self, is_resumed: bool) -> bool {
        let is_judged = self.settings.cat.is_some() || self.is_of_text();
        !(self.options.depth_first || is_resumed || is_judged || self.keeps_findings())
    }

    /// Does the model's text judge the graphs?
    fn is_of_text(&self) -> bool {
        tresse_memmodels::find(&self.settings.config.model).is_some_and(|model| !model.is_exact)
    }

    /// Are findings to be held against another engine's?
    pub(crate) fn keeps_findings(&self) -> bool {
        self.is_second || self.options.second_opinion.is_some()
    }

    /// The engine, and the parameter for which it was chosen.
    fn way(&self) -> Result<Chosen, Failure> {
        let asked: Vec<_> =
            self.settings.all_asked().into_iter().chain(self.options.asked()).collect();
        let (ways, who) = match self.engine {
            Some(engine) => (vec![engine.way()], engine.way().command()),
            // Of a model from a file, graphs do not know what races make undefined.
            None if self.settings.cat.is_some()
                && self.settings.config.race == RacePolicy::Undef =>
            {
                (vec![Way::Candidates], "`tresse check`")
            }
            None => (vec![Way::Graph, Way::Steps, Way::Candidates], "`tresse check`"),
        };
        let graph = self.on_graph.as_ref().and_then(|_| Parameter::find("--print-exec-graphs"));
        let asked: Vec<_> = asked.into_iter().chain(graph).collect();
        let who = self.who.as_deref().unwrap_or(who);
        match self.sees_cuts() {
            true if self.engine.is_none() => {
                let (way, because) = choose(&asked, &[Way::Steps], who)?;
                Ok((way, because.or_else(|| Parameter::find("--exit-cuts-threads"))))
            }
            _ => choose(&asked, &ways, who),
        }
    }

    /// Are executions shown in which `exit` cuts threads off in the middle? Graphs and candidates
    /// follow each thread as far as it goes, which makes no difference to errors only; but for
    /// memory that is lost, which depends on where the others are.
    fn sees_cuts(&self) -> bool {
        let options = &self.options;
        let is_shown = self.on_graph.is_some() || options.keep_graphs;
        self.settings.search_config().exit_cuts_threads
            && (options.outcomes || options.pattern.is_some() || is_shown || self.wants_leaks())
    }

    fn wants_leaks(&self) -> bool {
        self.settings.search_config().leaks == Leaks::Error
    }

    /// What does not go together.
    fn check_options(&self, way: Way, config: &Config) -> Result<(), Failure> {
        let options = &self.options;
        let refuse = |message: &str| Err(Failure::bad(message));
        check_jobs(options.jobs)?;
        let is_shown = self.on_graph.is_some() || options.keep_graphs;
        if is_shown && options.jobs.is_some_and(|jobs| jobs > 1) {
            return refuse(
                "--print-exec-graphs prints executions in the order of the search, which one \
                 worker has: leave -j out",
            );
        }
        if is_shown && (options.checkpoint.is_some() || options.resume.is_some()) {
            return refuse(
                "--print-exec-graphs prints a search from its beginning to its end: use it without \
                 --checkpoint and --resume",
            );
        }
        if options.count == Some(Count::Fewest)
            && let Some(why) = self.counts_all_for()
        {
            return refuse(&format!("{why} needs all executions: leave --count fewest out"));
        }
        if way != Way::Steps && self.sees_cuts() {
            return refuse(&format!(
                "--exit-cuts-threads: outcomes, patterns, graphs and leaks of executions that are \
                 cut in the middle are not for {}: `tresse check --engine steps` has outcomes and \
                 leaks",
                way.command()
            ));
        }
        if self.wants_leaks() && options.equivalence == Some(Equivalence::ReadsFrom) {
            return refuse(
                "--leaks error looks at what memory holds at the end, which --equivalence rf does \
                 not tell apart",
            );
        }
        if options.second_opinion.is_some() && options.pattern.is_some() {
            return refuse("--second-opinion compares all executions: leave --pattern out");
        }
        if options.second_opinion.is_some() && options.resume.is_some() {
            return refuse(
                "--second-opinion compares whole searches, and --resume is a part of one",
            );
        }
        match &options.checkpoint {
            Some(file) => checkpoint::check_folder(file)?,
            None if options.checkpoint_every.is_some() => {
                return refuse("--checkpoint-every says how often to write --checkpoint FILE");
            }
            None => {}
        }
        shards::check(self)?;
        if way == Way::Graph && self.settings.cat.is_some() {
            self.check_judged()?;
        }
        check_model(way, config)
    }

    /// Are executions counted in which a thread reads what makes no difference?
    pub(crate) fn counts_all(&self) -> bool {
        self.options.count == Some(Count::All) || self.counts_all_for().is_some()
    }

    /// Do executions count as one that differ only in which of several symmetric threads is which
    /// (`explore/src/graph/symmetry.rs`)? Whoever looks at events may tell threads apart, and so
    /// may races of which each makes a read undefined.
    pub(crate) fn takes_symmetric_for_one(&self) -> bool {
        !self.options.no_symmetry && self.leaves_out()
    }

    /// Do executions count as one that differ only in the order of updates which commute
    /// (`explore/src/graph/commute.rs`)?
    pub(crate) fn takes_orders_of_updates_for_one(&self) -> bool {
        !self.options.no_commuting_updates && self.leaves_out()
    }

    /// Do executions count as one that differ only in the order of critical sections which do not
    /// conflict (`explore/src/graph/sections/mod.rs`)? Such a search cannot be divided.
    pub(crate) fn takes_orders_of_sections_for_one(&self) -> bool {
        !self.options.no_lock_reduction
            && self.options.shards.is_none()
            && self.leaves_out()
            && !self.settings.config.exit_cuts_threads
    }

    /// May the search tell executions apart by reads-from, where that pays?
    pub(crate) fn chooses_equivalence(&self) -> bool {
        self.options.equivalence.is_none() && self.leaves_out()
    }

    /// May executions be left out for which others stand that nobody can tell from them?
    fn leaves_out(&self) -> bool {
        !self.counts_all()
    }

    /// Whatever needs the executions in which a thread reads what makes no difference
    /// (`explore/src/graph/detours.rs`).
    fn counts_all_for(&self) -> Option<&'static str> {
        let options = &self.options;
        let all = [
            ("--pattern", options.pattern.is_some()),
            ("--print-exec-graphs", self.on_graph.is_some() || options.keep_graphs),
            ("--no-spin-blocking", options.no_spin_blocking),
            ("--equivalence rf", options.equivalence == Some(Equivalence::ReadsFrom)),
            (
                "a model whose text judges the graphs",
                self.settings.cat.is_some() || self.is_of_text(),
            ),
        ];
        all.into_iter().find(|(_, is_asked)| *is_asked).map(|(why, _)| why)
    }

    /// What does not go together with graphs that the text of a model from a file judges.
    fn check_judged(&self) -> Result<(), Failure> {
        let options = &self.options;
        let asked = [
            ("--verify", options.verify),
            ("--estimate", options.estimate),
            ("--equivalence rf", options.equivalence == Some(Equivalence::ReadsFrom)),
            ("--checkpoint", options.checkpoint.is_some()),
            ("--resume", options.resume.is_some()),
            ("--race undef", self.settings.config.race == RacePolicy::Undef),
        ];
        match asked.iter().find(|(_, is_asked)| *is_asked) {
            Some((flag, _)) => Err(Failure::bad(format!(
                "{flag} does not go together with {CAT} on graphs, which the file's text judges"
            ))),
            None => Ok(()),
        }
    }

    /// The options that an engine honours, as they are in effect: those that say what is looked at.
    /// Who did the work, and in how many pieces (workers, time, checkpoints), changes no report.
    pub(crate) fn echo(&self, way: Way) -> Map<String, Value> {
        let options = &self.options;
        let is_shown = self.on_graph.is_some() || options.keep_graphs;
        let all = [
            ("outcomes", json!(options.outcomes)),
            ("keep_going", json!(way != Way::Steps || self.keeps_going())),
            ("max_preemptions", json!(options.max_preemptions)),
            ("no_flight_reduction", json!(options.no_flight_reduction)),
            ("max_events", json!(self.most_events(way))),
            ("verify", json!(options.verify)),
            ("smallest_errors", json!(options.smallest_errors)),
            ("estimate", json!(options.estimate)),
            ("depth_first", json!(options.depth_first)),
            ("unroll", json!(options.unroll)),
            ("no_spin_blocking", json!(options.no_spin_blocking)),
            ("no_barrier_reduction", json!(options.no_barrier_reduction)),
            ("count", json!(if self.counts_all() { "all" } else { "fewest" })),
            ("no_commuting_updates", json!(!self.takes_orders_of_updates_for_one())),
            ("no_symmetry", json!(!self.takes_symmetric_for_one())),
            ("no_lock_reduction", json!(!self.takes_orders_of_sections_for_one())),
            (
                "equivalence",
                json!(equivalence_name(options.equivalence, self.chooses_equivalence())),
            ),
            ("pattern", json!(options.pattern)),
            ("print_exec_graphs", json!(is_shown)),
            ("dump_error_graph", json!(options.error_graph)),
            ("second_opinion", json!(options.second_opinion)),
        ];
        let is_for = |name: &str| {
            let flag = format!("--{}", name.replace('_', "-"));
            Parameter::find(&flag).is_some_and(|p| p.is_for(way))
        };
        all.into_iter()
            .filter(|(name, _)| is_for(name))
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    }

    /// Workers.
    pub(crate) fn jobs_in_effect(&self) -> usize {
        if self.on_graph.is_some() || self.options.keep_graphs {
            return 1;
        }
        workers(self.options.jobs)
    }

    /// The bound on the events of an execution.
    pub(crate) fn most_events(&self, way: Way) -> usize {
        let default = match way {
            Way::Candidates => tresse_explore::candidates::Options::default().events,
            _ => MAX_EVENTS,
        };
        self.options.max_events.unwrap_or(default)
    }
}
