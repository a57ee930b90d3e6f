//! Runs by chance that learn from each other.

mod corpus;

use crate::check::{check_jobs, workers};
use crate::failure::{Failure, UNSUPPORTED};
use crate::model::check_model;
use crate::parameters::Way;
use crate::program::{For, Program};
use crate::report::{Context, Details, Execution, Fuzzing, Report, Verdict};
use crate::run::{only, told};
use crate::settings::{Progress, Settings, Watch, settings_methods};
use corpus::Corpus;
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tresse_explore::fuzz::{Failure as Failed, Fuzzed, Listen, Options, fuzz};
use tresse_explore::{Cut, Schedule};

pub use tresse_explore::fuzz::Strategy;

/// So many runs, if nothing was asked for.
pub const RUNS: u64 = 10_000;

/// Is handed the report of each run that failed in a new way.
type OnFailure<'p> = Box<dyn FnMut(&Report) + 'p>;

/// Many executions of a program, by chance: for programs that are too large for a search.
///
/// ```
/// # fn main() -> Result<(), tresse::Failure> {
/// let ir = r#"
///     @x = global i32 0
///     declare i32 @pthread_create(ptr, ptr, ptr, ptr)
///     define ptr @writer(ptr %a) {
///       store i32 1, ptr @x
///       ret ptr null
///     }
///     define i32 @main() {
///       %t = alloca i64
///       %c = call i32 @pthread_create(ptr %t, ptr null, ptr @writer, ptr null)
///       %r = load i32, ptr @x
///       ret i32 0
///     }
/// "#;
/// let program = tresse::Loader::new().ir("race.ll", ir).load()?;
/// let report = tresse::Fuzz::new(&program).runs(100).run()?;
/// assert_eq!(report.exit_code, 13);
/// assert!(report.failed_runs()[0].problems[0].replay.is_some());
/// # Ok(())
/// # }
/// ```
pub struct Fuzz<'p> {
    program: &'p Program,
    settings: Settings,
    seed: u64,
    runs: Option<u64>,
    jobs: Option<usize>,
    strategy: Strategy,
    corpus: Option<PathBuf>,
    keeps_going: bool,
    on_failure: Option<OnFailure<'p>>,
}

impl<'p> Fuzz<'p> {
    /// Of this program.
    pub fn new(program: &'p Program) -> Fuzz<'p> {
        Fuzz::with(program, Settings::default())
    }

    pub(crate) fn with(program: &'p Program, settings: Settings) -> Fuzz<'p> {
        Fuzz {
            program,
            settings,
            seed: 0,
            runs: None,
            jobs: None,
            strategy: Strategy::default(),
            corpus: None,
            keeps_going: false,
            on_failure: None,
        }
    }

    settings_methods!();

    /// Draws all choices from this seed; 0 without it.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Stops after so many runs; without it and without a time, after [`RUNS`].
    #[must_use]
    pub fn runs(mut self, most: u64) -> Self {
        self.runs = Some(most);
        self
    }

    /// Threads of the fuzzer itself, at most [`crate::MAX_JOBS`]; all processors without it. What
    /// is found does not depend on them, unless time runs out.
    #[must_use]
    pub fn jobs(mut self, jobs: usize) -> Self {
        self.jobs = Some(jobs);
        self
    }

    /// How runs choose.
    #[must_use]
    pub fn strategy(mut self, strategy: Strategy) -> Self {
        self.strategy = strategy;
        self
    }

    /// Keeps what was learned in this folder, and begins with what is there.
    #[must_use]
    pub fn corpus(mut self, folder: &Path) -> Self {
        self.corpus = Some(folder.to_owned());
        self
    }

    /// Goes on after a run has failed, and lists each way to fail once.
    #[must_use]
    pub fn keep_going(mut self, goes_on: bool) -> Self {
        self.keeps_going = goes_on;
        self
    }

    /// Hears of progress. May be called from several threads.
    #[must_use]
    pub fn on_progress(mut self, hear: impl Fn(Progress) + Send + Sync + 'static) -> Self {
        self.settings.on_progress = Some(std::sync::Arc::new(hear));
        self
    }

    /// Is handed the report of each run that failed in a new way, as it comes.
    #[must_use]
    pub fn on_failure(mut self, hear: impl FnMut(&Report) + 'p) -> Self {
        self.on_failure = Some(Box::new(hear));
        self
    }

    /// Fuzzes.
    ///
    /// # Errors
    /// A parameter is refused, the program cannot be linked, or the corpus cannot be used. What
    /// goes wrong in runs is in the report.
    pub fn run(mut self) -> Result<Report, Failure> {
        self.check()?;
        let context = self.context()?;
        let check = context.linked.check;
        let corpus =
            self.corpus.as_deref().map(|folder| Corpus::open(folder, check)).transpose()?;
        let watch = self.settings.watch();
        let options = Options {
            seed: self.seed,
            first: corpus.as_ref().map_or(0, |corpus| corpus.done),
            runs: self.most(),
            workers: workers(self.jobs),
            strategy: self.strategy,
            keeps_going: self.keeps_going,
            corpus: corpus.as_ref().map_or_else(Vec::new, |corpus| corpus.schedules.clone()),
        };
        let mut listener = Listener {
            context: &context,
            watch: &watch,
            options: self.echo(),
            hear: self.on_failure.take(),
            failed: Vec::new(),
            first: options.first,
            corpus,
        };
        let (setup, argv) = (&context.linked.setup, &context.linked.argv);
        let stops = || watch.stop().is_some();
        let done = fuzz(setup, argv, &options, &stops, &mut listener);
        let Listener { failed, corpus, options: echo, .. } = listener;
        if let Some(corpus) = corpus {
            corpus.close()?;
        }
        let found = Fuzzing { first: options.first, cuts: self.cuts(&watch, &done), done, failed };
        let (verdict, code) = verdict(&found);
        let details = Details::Fuzz(Box::new(found));
        Ok(Report::new(&context, verdict, code, Vec::new(), details, echo, watch.elapsed()))
    }

    /// What stopped it too early. The end of the time that it was given is as good an end as that
    /// of the runs, if there was one run.
    fn cuts(&self, watch: &Watch, done: &Fuzzed) -> Vec<Cut> {
        let is_over = done.runs >= self.most() || done.failed > 0 && !self.keeps_going;
        let is_asked = |cut: &Cut| *cut == Cut::Time && done.runs > 0;
        watch.stop().filter(|cut| !is_over && !is_asked(cut)).into_iter().collect()
    }

    /// Time is a bound as the number of runs is: with it alone there is no other.
    fn most(&self) -> u64 {
        let default = if self.settings.timeout.is_some() { u64::MAX } else { RUNS };
        self.runs.unwrap_or(default)
    }

    fn check(&self) -> Result<(), Failure> {
        check_jobs(self.jobs)?;
        self.settings.check()
    }

    fn context(&self) -> Result<Context<'p>, Failure> {
        let (way, because) = only(Way::Fuzz, &self.settings)?;
        let config = self.settings.search_config();
        check_model(way, &config)?;
        let linked = self.program.link(&config, For::States)?;
        let (program, model) = (self.program, config.model);
        Ok(Context { way, because, program, linked, model, judge: None })
    }

    fn echo(&self) -> Map<String, Value> {
        let most = self.most();
        let all = [
            ("seed", json!(self.seed)),
            ("runs", json!((most < u64::MAX).then_some(most))),
            ("strategy", json!(strategy_name(self.strategy))),
            ("corpus", json!(self.corpus)),
            ("keep_going", json!(self.keeps_going)),
        ];
        all.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

/// The first error; then the first run that does what is not modelled.
fn verdict(found: &Fuzzing) -> (Verdict, u8) {
    let is_error = |r: &&Report| r.exit_code != UNSUPPORTED;
    if let Some(first) = found.failed.iter().find(is_error).or(found.failed.first()) {
        return (first.verdict, first.exit_code);
    }
    let done = &found.done;
    match done.runs == done.blocked + done.cut.values().sum::<u64>() {
        _ if !found.cuts.is_empty() => (Verdict::CutShort, 1),
        true => (Verdict::Vacuous, 1),
        false => (Verdict::Exited, 0),
    }
}

fn strategy_name(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Learn => "learn",
        Strategy::Walk => "walk",
        Strategy::Pct => "pct",
    }
}

/// Hears of runs, keeps what is to be kept, and tells of failures.
struct Listener<'a, 'p> {
    context: &'a Context<'p>,
    watch: &'a Watch,
    options: Map<String, Value>,
    hear: Option<OnFailure<'p>>,
    failed: Vec<Report>,
    first: u64,
    corpus: Option<Corpus>,
}

impl Listen for Listener<'_, '_> {
    fn kept(&mut self, schedule: &Schedule) {
        if let Some(corpus) = &mut self.corpus {
            corpus.keep(schedule);
        }
    }

    fn failed(&mut self, failure: Failed) {
        let run = &failure.run;
        let (execution, options) = (Execution::default(), self.options.clone());
        let report = told(self.context, run, execution, options, Duration::ZERO);
        if let Some(hear) = &mut self.hear {
            hear(&report);
        }
        if let Some(corpus) = &mut self.corpus {
            corpus.fail(failure.number, &run.schedule);
        }
        self.failed.push(report);
    }

    fn went_on(&mut self, so_far: &Fuzzed) {
        if let Some(corpus) = &mut self.corpus {
            corpus.went_on(self.first + so_far.runs);
        }
        let Fuzzed { runs, failed, meetings, .. } = *so_far;
        self.watch.hear(Progress::Runs { runs, failed, meetings });
    }
}
