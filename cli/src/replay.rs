//! What a replay string says: one execution again, or one execution graph.

use crate::failure::Failure;
use crate::model::check_model;
use crate::parameters::Way;
use crate::program::{For, Linked, Program};
use crate::report::words::{exit_code, spot_at, visible_step};
use crate::report::{Context, Details, Execution, ExecutionGraph, Report, Verdict};
use crate::report::{livelock_of, plain};
use crate::run::{OnOutput, Sink, cut_short, only, told};
use crate::settings::{self, Settings, settings_methods};
use rustc_hash::FxHashSet;
use serde_json::Map;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;
use tresse_explore::graph::{Followed, PREFIX, Path, follow_under};
use tresse_explore::run::{Run, Scheduler, Watch, run};
use tresse_explore::steps::{Options, search_from};
use tresse_explore::{Cut, Outcome, Schedule, Witness};
use tresse_machine::{End, Machine, Transition};

/// Is handed each line that tells what happens.
pub(crate) type OnLine<'p> = Box<dyn FnMut(&str) + 'p>;

/// Follows a replay string of a report.
///
/// ```
/// # fn main() -> Result<(), tresse::Failure> {
/// use tresse::{Check, Engine, Loader, Replay};
///
/// let ir = r#"
///     @m = global [10 x i32] zeroinitializer
///     declare i32 @pthread_mutex_lock(ptr)
///     define i32 @main() {
///       %a = call i32 @pthread_mutex_lock(ptr @m)
///       %b = call i32 @pthread_mutex_lock(ptr @m)
///       ret i32 0
///     }
/// "#;
/// let program = Loader::new().ir("twice.ll", ir).load()?;
/// for engine in [Engine::Graph, Engine::Steps] {
///     let found = Check::new(&program).engine(engine).run()?;
///     let hint = found.problems[0].replay.clone().expect("graphs and states are replayed");
///     let again = Replay::new(&program, &hint.string).run()?;
///     assert_eq!(again.problems[0].code, "T0201");
/// }
/// # Ok(())
/// # }
/// ```
pub struct Replay<'p> {
    program: &'p Program,
    settings: Settings,
    string: String,
    on_output: Option<OnOutput<'p>>,
    on_line: Option<OnLine<'p>>,
}

impl<'p> Replay<'p> {
    /// Of this program, with the config with which the string was made.
    pub fn new(program: &'p Program, string: &str) -> Replay<'p> {
        Replay {
            program,
            settings: Settings::default(),
            string: string.trim().to_owned(),
            on_output: None,
            on_line: None,
        }
    }

    settings_methods!();

    /// Is handed what the program writes, when it writes it. Without this it is in the report.
    #[must_use]
    pub fn on_output(mut self, hear: impl FnMut(u32, &[u8]) + 'p) -> Self {
        self.on_output = Some(Box::new(hear));
        self
    }

    /// Is handed a line for each visible step, when it is taken. Without this they are in the
    /// report.
    #[must_use]
    pub fn on_step(mut self, hear: impl FnMut(&str) + 'p) -> Self {
        self.on_line = Some(Box::new(hear));
        self
    }

    /// Follows it.
    ///
    /// # Errors
    /// A parameter is refused, the program cannot be linked, or the string is not of this program.
    pub fn run(mut self) -> Result<Report, Failure> {
        let context = self.context()?;
        match self.witness(&context)? {
            Witness::Graph(path) => self.graph(&context, &path),
            Witness::Schedule(schedule) => self.schedule(&context, schedule),
        }
    }

    /// The graph that it leads to, unless it is a schedule. `None` as well if that was cut short.
    ///
    /// # Errors
    /// As for [`Replay::run`].
    pub(crate) fn followed(&self) -> Result<Option<Followed>, Failure> {
        let context = self.context()?;
        match self.witness(&context)? {
            Witness::Schedule(_) => Ok(None),
            Witness::Graph(path) => {
                let followed = follow_while(&self.settings.watch(), &context, &path).ok();
                followed.transpose().map_err(Failure::bad)
            }
        }
    }

    fn context(&self) -> Result<Context<'p>, Failure> {
        self.settings.check()?;
        // A graph is found again in the program as the graph engine runs it.
        let (way, whom) = match self.string.starts_with(PREFIX) {
            true => (Way::ReplayGraph, For::Graphs),
            false => (Way::Replay, For::States),
        };
        let (way, because) = only(way, &self.settings)?;
        let config = self.settings.config.clone();
        check_model(way, &config)?;
        let linked = self.program.link(&config, whom)?;
        let (judge, model) = (self.settings.judge()?, self.settings.model_name());
        Ok(Context { way, because, program: self.program, linked, model, judge })
    }

    fn witness(&self, context: &Context<'_>) -> Result<Witness, Failure> {
        let witness = Witness::decode(&self.string, context.linked.check);
        witness.map_err(|e| Failure::bad(e.to_string()))
    }

    /// Follows a path to an execution graph, and says how it ends.
    fn graph(&mut self, context: &Context<'_>, path: &Path) -> Result<Report, Failure> {
        let watch = self.settings.watch();
        let followed = match follow_while(&watch, context, path) {
            Ok(followed) => followed.map_err(Failure::bad)?,
            Err(_) => {
                let execution = Execution { has_outcome: true, ..Execution::default() };
                return Ok(cut_short(context, execution, Map::new(), &watch));
            }
        };
        let Followed { found, view, .. } = followed;
        let machine = found.machine.clone();
        let mut sink = Sink { watch: &watch, on_output: self.on_output.take(), kept: Vec::new() };
        for fd in [1, 2] {
            sink.output(fd, &machine.control.written(fd));
        }
        let outcome = Outcome::of(&machine);
        let problem = outcome.is_none().then(|| context.problem(&found));
        let code = problem.as_ref().map_or_else(|| exit_code(&found.ending.end), |p| p.exit_code);
        let verdict = match found.ending.end {
            End::Exit(_) => Verdict::Exited,
            End::Unsupported(_) => Verdict::Unsupported,
            _ => Verdict::Error,
        };
        let (stdout, stderr) = sink.streams();
        let details = Details::Execution(Box::new(Execution {
            outcome: outcome.map(|o| context.reached(o, None, &found.witness)),
            has_outcome: true,
            stdout,
            stderr,
            graph: Some(ExecutionGraph { number: 1, view, machine }),
            ..Execution::default()
        }));
        let problems = problem.into_iter().collect();
        let time = watch.elapsed();
        Ok(Report::new(context, verdict, code, problems, details, Map::new(), time))
    }

    /// Follows a schedule, step by step.
    fn schedule(&mut self, context: &Context<'_>, schedule: Schedule) -> Result<Report, Failure> {
        let watch = self.settings.watch();
        let Linked { setup, argv, .. } = &context.linked;
        let on_output = self.on_output.take();
        let mut teller = Teller {
            sink: Sink { watch: &watch, on_output, kept: Vec::new() },
            lines: Lines { on_line: self.on_line.take(), kept: Vec::new() },
            left: schedule.choices.len(),
            most: context.config().limits.states,
            seen: FxHashSet::default(),
            livelock: None,
            transitions: Vec::new(),
        };
        let ended = run(setup, argv, Scheduler::Replay(schedule.clone()), &mut teller);
        let (stdout, stderr) = teller.sink.streams();
        let happened = std::mem::take(&mut teller.lines.kept);
        let execution =
            Execution { has_outcome: true, stdout, stderr, happened, ..Execution::default() };
        let run = match (ended, teller.livelock) {
            (Some(run), _) => run,
            (None, Some(machine)) => livelock(machine, schedule),
            (None, None) => return Ok(cut_short(context, execution, Map::new(), &watch)),
        };
        if run.is_astray {
            return Err(Failure::bad(
                "this replay string names a choice that the execution does not have",
            ));
        }
        Ok(told(context, &run, execution, Map::new(), watch.elapsed()))
    }
}

/// Follows a path, and stops waiting for that when it has to stop. What goes on then ends by
/// itself: it is bounded by the path, and by `limits.steps`.
fn follow_while(
    watch: &settings::Watch,
    context: &Context<'_>,
    path: &Path,
) -> Result<Result<Followed, String>, Cut> {
    if let Some(cut) = watch.stop() {
        return Err(cut);
    }
    let Linked { setup, argv, .. } = &context.linked;
    let (setup, argv, path) = (setup.clone(), argv.clone(), path.clone());
    let judge = context.judge.clone();
    let (sender, receiver) = channel();
    let worker = std::thread::spawn(move || {
        // Nobody may be waiting any more.
        let _ = sender.send(follow_under(&setup, &argv, &path, judge));
    });
    loop {
        match receiver.recv_timeout(PAUSE) {
            Ok(followed) => return Ok(followed),
            Err(RecvTimeoutError::Timeout) => {
                if let Some(cut) = watch.stop() {
                    return Err(cut);
                }
            }
            Err(RecvTimeoutError::Disconnected) => match worker.join() {
                Err(panic) => std::panic::resume_unwind(panic),
                Ok(()) => return Ok(Err("this replay string leads nowhere".into())),
            },
        }
    }
}

/// How often to look whether to stop.
const PAUSE: Duration = Duration::from_millis(10);

/// A run that was stopped in a state after which no execution ends.
fn livelock(machine: Machine, schedule: Schedule) -> Run {
    let ending = livelock_of(&machine);
    Run { ending, machine, schedule, transitions: 0, is_astray: false }
}

/// Lines that are handed on, or kept.
pub(crate) struct Lines<'a> {
    pub on_line: Option<OnLine<'a>>,
    pub kept: Vec<String>,
}

impl Lines<'_> {
    /// Hands a line on, as plain text.
    pub(crate) fn line(&mut self, text: &str) {
        let line = plain::plain(text);
        match &mut self.on_line {
            Some(hear) => hear(&line),
            None => self.kept.push(line),
        }
    }
}

struct Teller<'a> {
    sink: Sink<'a>,
    lines: Lines<'a>,
    /// Choices of the schedule that are still to come.
    left: usize,
    /// States that are looked at for a livelock.
    most: u64,
    /// States after the schedule's end.
    seen: FxHashSet<u128>,
    livelock: Option<Machine>,
    transitions: Vec<Transition>,
}

impl Teller<'_> {
    /// A state that comes back once the schedule has ended may be one that no execution leaves; a
    /// search from there tells.
    fn look_for_livelock(&mut self, machine: &Machine) {
        let mut machine = machine.clone();
        if machine.ending.is_some()
            || self.seen.len() > MAX_SEEN
            || self.seen.insert(machine.fingerprint())
        {
            return;
        }
        let (watch, most) = (self.sink.watch, self.most);
        let report = search_from(machine.clone(), &Options::default(), &|at| {
            if at.states >= most { Some(Cut::States) } else { watch.stop() }
        });
        let is_endless = report.complete + report.blocked == report.aside
            && report.errors.is_empty()
            && report.unsupported.is_empty();
        if report.livelock.is_some() && is_endless {
            self.livelock = Some(machine);
        }
        // Once is enough: it is the same for all states of the loop.
        self.seen.clear();
        self.left = usize::MAX;
    }
}

/// States after the end of a schedule that are looked at for a livelock.
const MAX_SEEN: usize = 1 << 16;

impl Watch for Teller<'_> {
    fn before(&mut self, machine: &Machine, transition: Transition) {
        let (what, site) = visible_step(machine, transition);
        let spot = site.and_then(|s| spot_at(machine, s).into_iter().next());
        let place = spot.map_or_else(String::new, |s| format!("  {}:{}", s.file, s.line));
        self.lines.line(&format!("{what}{place}"));
        machine.transitions(&mut self.transitions);
        if self.transitions.len() > 1 && self.left < usize::MAX {
            self.left = self.left.saturating_sub(1);
        }
    }

    fn after(&mut self, machine: &Machine) {
        if self.left == 0 {
            self.look_for_livelock(machine);
        }
    }

    fn output(&mut self, fd: u32, bytes: &[u8]) {
        self.sink.output(fd, bytes);
    }

    fn goes_on(&mut self) -> bool {
        self.livelock.is_none() && self.sink.goes_on()
    }
}
