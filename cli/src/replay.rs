//! `tresse replay`: follows a replay string, and prints each visible step in source terms, or the
//! execution graph.

use crate::args::{Format, ReplayArgs};
use crate::failure::Failure;
use crate::load::{Loaded, Purpose, load};
use crate::output;
use crate::report::plain::{self, Page};
use crate::report::{Problem, exit_code, graph, json, spot_at, text, visible_step};
use crate::run::{Sink, tell};
use rustc_hash::FxHashSet;
use serde_json::Value;
use tresse_explore::graph::{PREFIX, Path, follow};
use tresse_explore::run::{Run, Scheduler, Watch, run};
use tresse_explore::steps::{Options, search_from};
use tresse_explore::{Cut, Outcome, Schedule, Witness};
use tresse_machine::{End, Ending, Machine, Transition};

/// Replays and reports.
pub(crate) fn replay(args: &ReplayArgs) -> Result<u8, Failure> {
    // A graph is found again in the program as the graph engine runs it.
    let purpose = if args.schedule.trim_start().starts_with(PREFIX) {
        Purpose::Graphs
    } else {
        Purpose::Check
    };
    let loaded = load(&args.common, purpose)?;
    let schedule = match Witness::decode(&args.schedule, loaded.check)
        .map_err(|e| Failure::bad(e.to_string()))?
    {
        Witness::Graph(path) => return replay_graph(args, &loaded, &path),
        Witness::Schedule(schedule) => schedule,
    };
    let mut teller = Teller {
        sink: Sink::new(args.common.timeout, true),
        left: schedule.choices.len(),
        seen: FxHashSet::default(),
        livelock: None,
        transitions: Vec::new(),
    };
    let ended = run(&loaded.setup, &loaded.argv, Scheduler::Replay(schedule.clone()), &mut teller);
    let run = match (ended, teller.livelock) {
        (Some(run), _) => run,
        (None, Some(machine)) => livelock(machine, schedule),
        (None, None) => {
            output::err("Cut short: the time was up (--timeout).\n");
            return Ok(1);
        }
    };
    if run.is_astray {
        return Err(Failure::bad(
            "this replay string names a choice that the execution does not have",
        ));
    }
    Ok(tell(&run, &loaded, &args.common, true, None))
}

/// Follows a path to an execution graph, shows the graph, and says how it ends.
fn replay_graph(args: &ReplayArgs, loaded: &Loaded, path: &Path) -> Result<u8, Failure> {
    let common = &args.common;
    let followed = follow(&loaded.setup, &loaded.argv, path).map_err(Failure::bad)?;
    let (found, view) = (&followed.found, &followed.view);
    let machine = &found.machine;
    output::out_bytes(&machine.control.written(1));
    output::err_bytes(&machine.control.written(2));
    let outcome = Outcome::of(machine);
    let problem = outcome.is_none().then(|| Problem::new(found).with_view(view, machine));
    let code = problem.as_ref().map_or_else(|| exit_code(&found.ending.end), |p| p.exit_code);
    if common.format == Format::Json {
        let verdict = match found.ending.end {
            End::Exit(_) => "exit",
            End::Unsupported(_) => "unsupported",
            _ => "error",
        };
        let mut out = json::head(loaded, verdict, code);
        out.insert(
            "errors".into(),
            problem.iter().map(|p| json::problem(p, loaded, common)).collect(),
        );
        out.insert(
            "outcome".into(),
            outcome.map(|o| json::outcome(&o, None, loaded, &found.witness)).into(),
        );
        out.insert("graph".into(), graph::json(view, machine));
        output::err(&plain::json(&Value::Object(out)));
        return Ok(code);
    }
    let mut out = Page::default();
    graph::text(&mut out, view, machine);
    if let Some(problem) = problem {
        text::problem_with_replay(&mut out, &problem, loaded, common);
    }
    if let Some(outcome) = outcome {
        out.line(format!("outcome: {}", text::show(&outcome)));
        out.line(format!("  replay: {}", loaded.replay_command(common, &found.witness)));
    }
    output::err(out.text());
    Ok(code)
}

/// A run that was stopped in a state after which no execution ends.
fn livelock(machine: Machine, schedule: Schedule) -> Run {
    let thread = machine.threads.iter().find(|t| !t.is_finished).map_or(0, |t| t.id);
    let stack = machine.threads[thread as usize].call_stack(&machine.setup.program);
    let ending = Ending { end: End::Livelock, thread, stack };
    Run { ending, machine, schedule, transitions: 0, is_astray: false }
}

struct Teller {
    sink: Sink,
    /// Choices of the schedule that are still to come.
    left: usize,
    /// States after its end.
    seen: FxHashSet<u128>,
    livelock: Option<Machine>,
    transitions: Vec<Transition>,
}

impl Teller {
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
        let report = search_from(machine.clone(), &Options::default(), &|_| {
            self.sink.is_late().then_some(Cut::Time)
        });
        let is_endless = report.complete + report.blocked == 0
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

impl Watch for Teller {
    fn before(&mut self, machine: &Machine, transition: Transition) {
        let (what, site) = visible_step(machine, transition);
        let spot = site.and_then(|s| spot_at(machine, s).into_iter().next());
        let place = spot.map_or_else(String::new, |s| format!("  {}:{}", s.file, s.line));
        let mut page = Page::default();
        page.line(format!("{what}{place}"));
        output::err(page.text());
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
