//! One execution, or one for each of several seeds.

use crate::failure::Failure;
use crate::model::check_model;
use crate::parameters::{Chosen, Way, choose};
use crate::program::{For, Linked, Program};
use crate::report::words::exit_code;
use crate::report::{
    Context, Details, Execution, Memory, Problem, Reached, Report, Seeds, Stopped, Verdict,
};
use crate::settings::{Settings, Watch, settings_methods};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::ops::Range;
use std::time::Duration;
use tresse_explore::report::Block;
use tresse_explore::run::{Run as Ran, Scheduler, Watch as Watcher, run as run_schedule};
use tresse_explore::{Cut, Found, Outcome};
use tresse_machine::compiled::AFTER;
use tresse_machine::config::{Leaks, RacePolicy};
use tresse_machine::{End, Ending, Machine, lost};

/// Is handed what the program writes: the descriptor, and the bytes.
pub(crate) type OnOutput<'p> = Box<dyn FnMut(u32, &[u8]) + 'p>;

/// Is handed the report of each run that failed.
type OnFailure<'p> = Box<dyn FnMut(&Report) + 'p>;

const NO_CODE: &str = "--compile-after: nothing can be compiled here: this tresse was built \
    without the feature `compiled`, or the host or the program is not of 64 bits and little-endian";

/// One execution of a program: threads take turns, or are chosen at random from a seed.
///
/// ```
/// # fn main() -> Result<(), tresse::Failure> {
/// let ir = r#"
///     @hello = constant [6 x i8] c"hello\00"
///     declare i32 @puts(ptr)
///     define i32 @main() {
///       %n = call i32 @puts(ptr @hello)
///       ret i32 7
///     }
/// "#;
/// let program = tresse::Loader::new().ir("hello.ll", ir).load()?;
/// let report = tresse::Run::new(&program).run()?;
/// assert_eq!(report.exit_code, 7);
/// assert_eq!(report.execution().map(|e| e.stdout.as_slice()), Some("hello\n".as_bytes()));
/// # Ok(())
/// # }
/// ```
pub struct Run<'p> {
    program: &'p Program,
    settings: Settings,
    seed: Option<u64>,
    has_outcome: bool,
    keeps_going: bool,
    /// `None`: nothing was asked for.
    compile_after: Option<Option<u64>>,
    on_output: Option<OnOutput<'p>>,
    on_failure: Option<OnFailure<'p>>,
}

impl<'p> Run<'p> {
    /// Of this program, with threads that take turns.
    pub fn new(program: &'p Program) -> Run<'p> {
        Run {
            program,
            settings: Settings::default(),
            seed: None,
            has_outcome: false,
            keeps_going: false,
            compile_after: None,
            on_output: None,
            on_failure: None,
        }
    }

    settings_methods!();

    /// Chooses threads at random, from this seed.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = Some(seed);
        self
    }

    /// Has the final state in a report for people; with several seeds, how often each was reached.
    #[must_use]
    pub fn outcomes(mut self, is_wanted: bool) -> Self {
        self.has_outcome = is_wanted;
        self
    }

    /// With several seeds: goes on after the first failure.
    #[must_use]
    pub fn keep_going(mut self, goes_on: bool) -> Self {
        self.keeps_going = goes_on;
        self
    }

    /// Compiles parts of functions once their operations were executed so many times on average,
    /// in place of [`crate::COMPILE_AFTER`]; `None`: never. That takes time and saves some, and
    /// changes nothing else. It is refused where nothing can be compiled.
    #[must_use]
    pub fn compile_after(mut self, times: Option<u64>) -> Self {
        self.compile_after = Some(times);
        self
    }

    /// Is handed what the program writes, when it writes it. Without this it is in the report.
    #[must_use]
    pub fn on_output(mut self, hear: impl FnMut(u32, &[u8]) + 'p) -> Self {
        self.on_output = Some(Box::new(hear));
        self
    }

    /// With several seeds: is handed the report of each run that failed, as it comes.
    #[must_use]
    pub fn on_failure(mut self, hear: impl FnMut(&Report) + 'p) -> Self {
        self.on_failure = Some(Box::new(hear));
        self
    }

    /// Runs once.
    ///
    /// # Errors
    /// A parameter is refused, or the program cannot be linked. What goes wrong in the execution is
    /// in the report.
    pub fn run(mut self) -> Result<Report, Failure> {
        let context = self.context()?;
        let watch = self.settings.watch();
        let scheduler = self.seed.map_or(Scheduler::RoundRobin, Scheduler::Random);
        let on_output = self.on_output.take();
        Ok(self.once(&context, &watch, scheduler, self.seed, on_output))
    }

    /// Runs once with each of these seeds, until a run fails.
    ///
    /// # Errors
    /// As [`Run::run`].
    pub fn run_many(mut self, seeds: Range<u64>) -> Result<Report, Failure> {
        let context = self.context()?;
        let watch = self.settings.watch();
        let mut out = Seeds {
            range: seeds.clone(),
            runs: 0,
            failed: Vec::new(),
            blocked: 0,
            stopped: Vec::new(),
            outcomes: None,
            cuts: Vec::new(),
        };
        let mut outcomes = BTreeMap::new();
        for seed in seeds {
            let report = self.once(&context, &watch, Scheduler::Random(seed), Some(seed), None);
            if report.cuts().iter().any(|cut| is_stop(*cut)) {
                out.cuts = report.cuts().to_vec();
                break;
            }
            out.runs += 1;
            let outcome = report.execution().and_then(|run| run.outcome.as_ref());
            if let Some(reached) = outcome.filter(|_| self.has_outcome) {
                let first = || Reached { count: Some(0), ..reached.clone() };
                let seen = outcomes.entry(reached.outcome.clone()).or_insert_with(first);
                seen.count = seen.count.map(|count| count + 1);
            }
            if report.verdict == Verdict::Blocked {
                out.blocked += 1;
                count(&mut out.stopped, report.stopped());
                continue;
            }
            if report.problems.is_empty() && report.exit_code == 0 {
                continue;
            }
            if let Some(hear) = &mut self.on_failure {
                hear(&report);
            }
            out.failed.push(report);
            if !self.keeps_going {
                break;
            }
        }
        out.outcomes = self.has_outcome.then(|| outcomes.into_values().collect());
        let cut = u8::from(!out.cuts.is_empty());
        let (verdict, code) = match out.failed.first() {
            Some(first) => (first.verdict, first.exit_code),
            None if cut > 0 => (Verdict::CutShort, cut),
            None if out.blocked == out.runs && out.runs > 0 => (Verdict::Vacuous, 1),
            None => (Verdict::Exited, 0),
        };
        if verdict != Verdict::Vacuous {
            out.stopped.clear();
        }
        let (options, details) = (self.echo(&context, None, Some(&out.range)), Details::Seeds(out));
        let time = watch.elapsed();
        Ok(Report::new(&context, verdict, code, Vec::new(), details, options, time))
    }

    fn context(&self) -> Result<Context<'p>, Failure> {
        self.settings.check()?;
        let (way, because) = only(Way::Run, &self.settings)?;
        let config = self.settings.config.clone();
        check_model(way, &config)?;
        let after = self.compile_after.unwrap_or(Some(AFTER));
        let linked = self.program.link(&config, For::Runs(after))?;
        let is_asked = self.compile_after.is_some_and(|asked| asked.is_some());
        if is_asked && linked.setup.compiled.is_none() {
            return Err(Failure::bad(NO_CODE));
        }
        Ok(Context {
            way,
            because,
            program: self.program,
            linked,
            model: config.model,
            judge: None,
        })
    }

    /// A single run.
    fn once(
        &self,
        context: &Context<'_>,
        watch: &Watch,
        scheduler: Scheduler,
        seed: Option<u64>,
        on_output: Option<OnOutput<'_>>,
    ) -> Report {
        let Linked { setup, argv, .. } = &context.linked;
        let mut sink = Sink { watch, on_output, kept: Vec::new() };
        let executed = || setup.compiled.as_ref().map_or(0, |compiled| compiled.executed());
        let before = executed();
        let ran = run_schedule(setup, argv, scheduler, &mut sink);
        let compiled_steps = executed() - before;
        let options = self.echo(context, seed, None);
        let has_outcome = self.has_outcome;
        let mut execution = Execution { has_outcome, seed, compiled_steps, ..Execution::default() };
        (execution.stdout, execution.stderr) = sink.streams();
        match ran {
            Some(ran) => told(context, &ran, execution, options, watch.elapsed()),
            None => cut_short(context, execution, options, watch),
        }
    }

    fn echo(
        &self,
        context: &Context<'_>,
        seed: Option<u64>,
        seeds: Option<&Range<u64>>,
    ) -> Map<String, Value> {
        let after = context.linked.setup.compiled.as_ref().map(|compiled| compiled.after());
        let all = [
            ("seed", json!(seed)),
            ("many_seeds", json!(seeds.map(|s| [s.start, s.end]))),
            ("keep_going", json!(self.keeps_going)),
            ("outcomes", json!(self.has_outcome)),
            ("compile_after", json!(after)),
        ];
        all.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

/// Is this what stops all runs, and not one of them?
fn is_stop(cut: Cut) -> bool {
    matches!(cut, Cut::Time | Cut::Stopped | Cut::Resident | Cut::Host)
}

/// Counts by what stops them.
fn count(all: &mut Vec<Stopped>, new: &[Stopped]) {
    for at in new {
        let is_same =
            |s: &&mut Stopped| (s.why, s.thread, &s.place) == (at.why, at.thread, &at.place);
        match all.iter_mut().find(is_same) {
            Some(known) => known.executions += at.executions,
            None => all.push(at.clone()),
        }
    }
}

/// The way, if it honours all that is asked for.
pub(crate) fn only(way: Way, settings: &Settings) -> Result<Chosen, Failure> {
    choose(&settings.all_asked(), &[way], way.command())
}

/// The report of a run that came to an end.
pub(crate) fn told(
    context: &Context<'_>,
    run: &Ran,
    execution: Execution,
    options: Map<String, Value>,
    time: Duration,
) -> Report {
    let problems = problems(context, run);
    let end = &run.ending.end;
    let code = problems.last().map_or_else(|| exit_code(end), |p| p.exit_code);
    let verdict = match end {
        End::Exit(_) if problems.is_empty() => Verdict::Exited,
        End::AssumeFailed if problems.is_empty() => Verdict::Blocked,
        End::Unsupported(_) => Verdict::Unsupported,
        end if Cut::of(end).is_some() => Verdict::CutShort,
        _ => Verdict::Error,
    };
    let witness = run.schedule.clone().into();
    let outcome = Outcome::of(&run.machine).map(|o| context.reached(o, None, &witness));
    let details = Details::Execution(Box::new(Execution {
        outcome,
        stopped: stopped(context, run),
        races: races(context, run),
        leaks: leaks(context, run),
        cuts: Cut::of(end).into_iter().collect(),
        memory: Some(Memory::of_run(&run.machine)),
        transitions: run.transitions,
        steps: steps(&run.machine),
        ..execution
    }));
    Report::new(context, verdict, code, problems, details, options, time)
}

/// The report of a run that was stopped.
pub(crate) fn cut_short(
    context: &Context<'_>,
    mut execution: Execution,
    options: Map<String, Value>,
    watch: &Watch,
) -> Report {
    execution.cuts = vec![watch.stop().unwrap_or(Cut::Stopped)];
    let details = Details::Execution(Box::new(execution));
    Report::new(context, Verdict::CutShort, 1, Vec::new(), details, options, watch.elapsed())
}

/// The assumption that stopped a run.
fn stopped(context: &Context<'_>, run: &Ran) -> Vec<Stopped> {
    if run.ending.end != End::AssumeFailed {
        return Vec::new();
    }
    let place = context.place(context.linked.setup.program.own_site(&run.ending.stack));
    let (why, thread) = (Block::Assumption, run.ending.thread);
    vec![Stopped { why, thread, place, executions: 1 }]
}

/// The races of a run that are no errors.
fn races(context: &Context<'_>, run: &Ran) -> Vec<Problem> {
    let is_listing = context.config().race != RacePolicy::Report;
    let races = run.machine.races.iter().filter(|_| is_listing);
    let found = |race| Found::race(&run.machine, race, run.schedule.clone().into());
    races.map(|race| context.race(&found(race))).collect()
}

/// The memory that a run has lost, where that is no error.
fn leaks(context: &Context<'_>, run: &Ran) -> Option<Problem> {
    let is_exit = matches!(run.ending.end, End::Exit(_));
    if context.config().leaks != Leaks::Warn || !is_exit || lost::is_quick(&run.machine) {
        return None;
    }
    let lost = run.machine.lost();
    let stack = vec![lost.first()?.site];
    let ending = Ending { end: End::Lost(lost), stack, ..run.ending.clone() };
    let witness = run.schedule.clone().into();
    let problem = Problem::new(&Found { ending, machine: run.machine.clone(), witness });
    Some(Problem { replay: None, ..context.shown(problem) })
}

/// The errors of a run: reported races, and its end.
fn problems(context: &Context<'_>, run: &Ran) -> Vec<Problem> {
    let witness = || run.schedule.clone().into();
    let is_reporting = context.config().race == RacePolicy::Report;
    let races = run.machine.races.iter().filter(|_| is_reporting);
    let races = races.map(|race| Found::race(&run.machine, race, witness()));
    let end =
        || Found { ending: run.ending.clone(), machine: run.machine.clone(), witness: witness() };
    let is_wrong = !matches!(run.ending.end, End::Exit(_) | End::AssumeFailed);
    races.chain(is_wrong.then(end)).map(|found| context.problem(&found)).collect()
}

fn steps(machine: &Machine) -> u64 {
    machine.threads.iter().map(|t| t.steps).sum()
}

/// The program's output, and what stops it.
pub(crate) struct Sink<'a> {
    pub watch: &'a Watch,
    pub on_output: Option<OnOutput<'a>>,
    pub kept: Vec<(u32, Vec<u8>)>,
}

impl Sink<'_> {
    /// What was kept, by descriptor.
    pub(crate) fn streams(&mut self) -> (Vec<u8>, Vec<u8>) {
        let of = |is_error: bool| {
            let mine = self.kept.iter().filter(|(fd, _)| (*fd == 2) == is_error);
            mine.flat_map(|(_, bytes)| bytes.iter().copied()).collect()
        };
        (of(false), of(true))
    }
}

impl Watcher for Sink<'_> {
    fn output(&mut self, fd: u32, bytes: &[u8]) {
        match &mut self.on_output {
            Some(hear) => hear(fd, bytes),
            None => self.kept.push((fd, bytes.to_vec())),
        }
    }

    fn goes_on(&mut self) -> bool {
        self.watch.stop().is_none()
    }

    fn sees_transitions(&self) -> bool {
        false
    }
}
