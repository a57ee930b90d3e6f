//! The literal machine of the paper: a search of its states, byte by byte, or one execution,
//! transition by transition.

use crate::check::{Check, Engine};
use crate::failure::Failure;
use crate::model::check_model;
use crate::parameters::Way;
use crate::program::{For, Linked, Program};
use crate::reach::Asked;
use crate::replay::{Lines, OnLine};
use crate::report::words::visible_step;
use crate::report::{Context, Execution, Report};
use crate::run::{Sink, cut_short, only, told};
use crate::settings::{Settings, settings_methods};
use serde_json::{Map, json};
use tresse_explore::run::{Scheduler, Watch, run_from, settled};
use tresse_explore::schedule::BadSchedule;
use tresse_explore::{Schedule, Witness};
use tresse_machine::config::{Config, Granularity};
use tresse_machine::thread::MemOp;
use tresse_machine::trace::{Moved, moved, show_changes, show_moves, show_start, show_state};
use tresse_machine::{Machine, Transition};

/// What a trace shows of each state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Shows {
    /// What has changed, and transitions in a row that move bytes of one access together.
    #[default]
    Changes,
    /// Every component, after each transition (K-LLVM Fig. 4).
    Full,
}

impl Shows {
    /// Its name, as `--trace` takes it.
    pub fn name(self) -> &'static str {
        match self {
            Shows::Changes => "changes",
            Shows::Full => "full",
        }
    }
}

/// The literal machine: `tresse steps`.
///
/// ```
/// # fn main() -> Result<(), tresse::Failure> {
/// use tresse::{Loader, Steps};
///
/// let ir = "@x = global i16 0\n\
///           define i32 @main() {\n  store i16 258, ptr @x\n  ret i32 0\n}\n";
/// let program = Loader::new().ir("store.ll", ir).load()?;
/// // Each byte leaves the thread's queue, and then that of the cache (K-LLVM Fig. 7).
/// let report = Steps::new(&program).trace()?;
/// let lines = report.execution().map(|e| e.happened.clone()).unwrap_or_default();
/// assert!(lines[1].contains("(a) 2 x write_na") && lines[1].ends_with("-> to_commit"));
/// let moves = "1-4. thread 0: (c) 2 times, (e), (f): write_na((0,1,1), x, 2, [02 01])";
/// assert!(lines.iter().any(|l| l == moves));
/// assert!(lines.iter().any(|l| l.contains("byte_map: x: [00 00] -> [02 01]")));
/// # Ok(())
/// # }
/// ```
pub struct Steps<'p> {
    pub(crate) program: &'p Program,
    pub(crate) settings: Settings,
    has_config: bool,
    replay: Option<String>,
    shows: Shows,
    on_line: Option<OnLine<'p>>,
    pub(crate) asked: Asked,
}

impl<'p> Steps<'p> {
    /// Of this program, under sequential consistency, byte by byte.
    pub fn new(program: &'p Program) -> Steps<'p> {
        Steps {
            program,
            settings: Settings::default(),
            has_config: false,
            replay: None,
            shows: Shows::Changes,
            on_line: None,
            asked: Asked::default(),
        }
    }

    settings_methods!();

    /// Takes the granularity from the config, and not the one that this machine has by itself.
    #[must_use]
    pub fn granularity_of_config(mut self) -> Self {
        self.has_config = true;
        self
    }

    /// The pieces in which accesses take effect under a model, where nothing else is asked for:
    /// bytes, if its machine has queues.
    pub fn granularity(model: &str) -> Granularity {
        let has_queues = tresse_memmodels::find(model).is_none_or(|m| m.storage.is_none());
        if has_queues { Granularity::Byte } else { Granularity::Access }
    }

    /// Of a trace: follows this replay string. Without it, the first transition is taken
    /// everywhere.
    #[must_use]
    pub fn replay(mut self, string: &str) -> Self {
        self.replay = Some(string.to_owned());
        self
    }

    /// Of a trace: what it shows of a state.
    #[must_use]
    pub fn shows(mut self, what: Shows) -> Self {
        self.shows = what;
        self
    }

    /// Of a trace: is handed each line when there is one. Without this they are in the report.
    #[must_use]
    pub fn on_line(mut self, hear: impl FnMut(&str) + 'p) -> Self {
        self.on_line = Some(Box::new(hear));
        self
    }

    /// The config that runs.
    pub(crate) fn config_in_effect(&self) -> Config {
        let mut config = self.settings.config.clone();
        if !self.has_config {
            config.granularity = Steps::granularity(&config.model);
        }
        config
    }

    /// A search of every state: set its options, and run it.
    pub fn search(self) -> Check<'p> {
        let config = self.config_in_effect();
        let mut check = Check::new(self.program).engine(Engine::Steps).called("`tresse steps`");
        check.settings = Settings { config, ..self.settings };
        check
    }

    /// One execution, transition by transition. Private accesses walk through the queues as well,
    /// so schedules of a trace are a trace's own. A search's schedule is followed as the search
    /// did.
    ///
    /// # Errors
    /// A parameter is refused, the program cannot be linked, or the replay string is not of it.
    pub fn trace(mut self) -> Result<Report, Failure> {
        self.settings.config = self.config_in_effect();
        self.settings.check()?;
        let (way, because) = only(Way::Trace, &self.settings)?;
        let config = self.settings.search_config();
        check_model(way, &config)?;
        let linked = self.program.link(&config, For::States)?;
        let context = Context {
            way,
            because,
            program: self.program,
            linked,
            model: config.model,
            judge: None,
        };
        self.follow(&context)
    }

    fn follow(&mut self, context: &Context<'_>) -> Result<Report, Failure> {
        let Linked { setup, argv, check, .. } = &context.linked;
        let (schedule, is_literal) = match &self.replay {
            None => (Schedule { choices: vec![0; FIRST], ..Schedule::default() }, true),
            Some(text) => decode(text, *check)?,
        };
        let check = if is_literal { check ^ TRACE } else { *check };
        let leaking = setup.leaking(schedule.leaks.clone());
        let (watch, scheduler) = (self.settings.watch(), Scheduler::Replay(schedule));
        let mut sink = Sink { watch: &watch, on_output: None, kept: Vec::new() };
        let options = [("trace", json!(self.shows.name())), ("replay", json!(self.replay))];
        let options: Map<_, _> =
            options.into_iter().map(|(name, v)| (name.to_owned(), v)).collect();
        // A trace's own accesses are all seen; a search's schedule means what it means to a run.
        let known = if is_literal {
            Some(leaking.literal())
        } else {
            settled(setup, argv, &scheduler, &mut sink)
        };
        let Some(setup) = known else {
            return Ok(cut_short(context, Execution::default(), options, &watch));
        };
        let machine = Machine::new(&setup, argv);
        let mut tracer = Tracer {
            sink,
            lines: Lines { on_line: self.on_line.take(), kept: Vec::new() },
            shows: self.shows,
            number: 0,
            open: None,
            last: None,
        };
        let ran = run_from(machine, scheduler, &mut tracer);
        tracer.close();
        let (stdout, stderr) = tracer.sink.streams();
        let happened = std::mem::take(&mut tracer.lines.kept);
        let mut execution = Execution { stdout, stderr, happened, ..Execution::default() };
        let Some(run) = ran else {
            return Ok(cut_short(context, execution, options, &watch));
        };
        if run.is_astray {
            return Err(Failure::bad(
                "this replay string names a choice that the execution does not have",
            ));
        }
        execution.schedule = Some(Witness::from(run.schedule.clone()).encode(check));
        Ok(told(context, &run, execution, options, watch.elapsed()))
    }
}

/// A schedule of a trace (all accesses walk through the queues), or of a search.
fn decode(text: &str, check: u32) -> Result<(Schedule, bool), Failure> {
    let of_trace = Witness::decode(text, check ^ TRACE);
    let is_literal = of_trace != Err(BadSchedule::Stale);
    let read = if is_literal { of_trace } else { Witness::decode(text, check) };
    match read.map_err(|e| Failure::bad(e.to_string()))? {
        Witness::Schedule(schedule) => Ok((schedule, is_literal)),
        Witness::Graph(_) => Err(Failure::bad(
            "this replay string is that of an execution graph, which `tresse replay` follows",
        )),
    }
}

/// Told apart from the schedules of searches by this.
pub(crate) const TRACE: u32 = 0x7ace_7ace;

/// The first transition is taken at this many states; then threads take turns.
const FIRST: usize = 1 << 20;

/// A transition that moves no operation, in words: `thread 0: creates a thread`.
pub(crate) fn request_words(machine: &Machine, transition: Transition) -> String {
    match transition {
        // Which waiter is woken, and the like.
        Transition::Request { option, .. } if option > 0 => {
            let words = visible_step(machine, transition).0;
            if words.ends_with(')') { words } else { format!("{words} (option {option})") }
        }
        Transition::Request { .. } => visible_step(machine, transition).0,
        _ => format!("thread {}: local steps", transition.thread().unwrap_or_default()),
    }
}

struct Tracer<'a> {
    sink: Sink<'a>,
    lines: Lines<'a>,
    shows: Shows,
    /// Transitions so far.
    number: u64,
    /// What was not shown yet.
    open: Option<Group>,
    /// The state after the last transition.
    last: Option<Machine>,
}

/// Transitions in a row that move operations of one access; or one that moves none.
struct Group {
    first: u64,
    /// The state before.
    before: Machine,
    moves: Vec<Moved>,
    /// The transition in words, if it moves no operation.
    request: String,
    output: Vec<String>,
}

impl Tracer<'_> {
    /// A transition begins that is shown by itself, or is the first of several.
    fn open(&mut self, machine: &Machine, transition: Transition, moves: Option<Moved>) {
        let request = request_words(machine, transition);
        self.open = Some(Group {
            first: self.number,
            before: machine.clone(),
            moves: moves.into_iter().collect(),
            request,
            output: Vec::new(),
        });
    }

    /// Shows the transitions that were not shown yet.
    fn close(&mut self) {
        let (Some(group), Some(after)) = (self.open.take(), &self.last) else { return };
        let numbers = match self.number - group.first {
            0 => format!("{}.", group.first),
            _ => format!("{}-{}.", group.first, self.number),
        };
        let what = match group.moves.is_empty() {
            true => group.request,
            false => show_moves(&group.before, &group.moves),
        };
        let changes = match self.shows {
            Shows::Full => show_state(after),
            Shows::Changes => {
                let moves: Vec<MemOp> = group.moves.iter().map(|m| m.op).collect();
                show_changes(&group.before, after, &moves)
            }
        };
        self.lines.line(&format!("{numbers} {what}"));
        changes.iter().chain(&group.output).for_each(|line| self.lines.line(line));
    }
}

impl Watch for Tracer<'_> {
    fn before(&mut self, machine: &Machine, transition: Transition) {
        if self.number == 0 {
            self.lines.line("initial state");
            let lines = match self.shows {
                Shows::Full => show_state(machine),
                Shows::Changes => show_start(machine),
            };
            lines.iter().for_each(|line| self.lines.line(line));
        }
        let moves = moved(machine, transition);
        let goes_on = self.shows == Shows::Changes
            && match (&moves, self.open.as_ref().and_then(|g| g.moves.last())) {
                (Some(next), Some(last)) => {
                    next.op.key == last.op.key && next.op.ticket == last.op.ticket
                }
                _ => false,
            };
        if !goes_on {
            self.close();
        }
        self.number += 1;
        match &mut self.open {
            Some(group) => group.moves.extend(moves),
            None => self.open(machine, transition, moves),
        }
    }

    fn after(&mut self, machine: &Machine) {
        self.last = Some(machine.clone());
    }

    fn output(&mut self, fd: u32, bytes: &[u8]) {
        let text = String::from_utf8_lossy(bytes);
        let line = format!("  output to descriptor {fd}: {text:?}");
        match &mut self.open {
            Some(group) => group.output.push(line),
            None => self.lines.line(&line),
        }
        self.sink.output(fd, bytes);
    }

    fn goes_on(&mut self) -> bool {
        self.sink.goes_on()
    }
}
