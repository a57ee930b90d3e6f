//! `tresse steps`: the literal machine of the paper, every transition; or the trace of one
//! execution.

use crate::args::{Engine, StepsArgs};
use crate::check::search_and_tell;
use crate::failure::Failure;
use crate::load::{Loaded, Purpose, load};
use crate::output;
use crate::report::plain::Page;
use crate::report::{exit_code, text};
use crate::run;
use tresse_explore::run::{Scheduler, Watch, run_from};
use tresse_explore::schedule::BadSchedule;
use tresse_explore::{Schedule, Witness};
use tresse_machine::trace::{show_state, show_transition};
use tresse_machine::{Machine, Transition};

/// Searches, or traces.
pub(crate) fn steps(args: &StepsArgs) -> Result<u8, Failure> {
    let loaded = load(&args.check.common, Purpose::Steps)?;
    if args.trace {
        return trace(args, &loaded);
    }
    search_and_tell(&args.check, &loaded, Engine::Steps)
}

/// One execution, transition by transition: the first of each state, or as a replay string says.
/// Private accesses walk through the queues as well, so schedules of a trace are a trace's own; a
/// search's schedule is followed as the search did.
fn trace(args: &StepsArgs, loaded: &Loaded) -> Result<u8, Failure> {
    let check = loaded.check ^ TRACE;
    let (schedule, is_literal) = match &args.replay {
        None => (Schedule { choices: vec![0; FIRST] }, true),
        Some(text) => decode(text, loaded)?,
    };
    let check = if is_literal { check } else { loaded.check };
    let mut machine = Machine::new(&loaded.setup, &loaded.argv);
    machine.cache.is_literal = is_literal;
    let mut tracer = Tracer { sink: run::Sink::new(args.check.common.timeout, true), number: 0 };
    let Some(run) = run_from(machine, Scheduler::Replay(schedule), &mut tracer) else {
        output::err("Cut short: the time was up (--timeout).\n");
        return Ok(1);
    };
    if run.is_astray {
        return Err(Failure::bad(
            "this replay string names a choice that the execution does not have",
        ));
    }
    let problems = run::problems(&run);
    let mut told = Page::default();
    for problem in &problems {
        text::problem(&mut told, problem, loaded);
    }
    output::err(told.text());
    let mut page = Page::default();
    if problems.is_empty() {
        page.line(format!("end: {:?}", run.ending.end));
    }
    let schedule = Witness::from(run.schedule.clone()).encode(check);
    page.line(format!("schedule: '{schedule}'"));
    output::out(page.text());
    Ok(problems.last().map_or_else(|| exit_code(&run.ending.end), |p| p.exit_code))
}

/// A schedule of a trace (all accesses walk through the queues), or of a search.
fn decode(text: &str, loaded: &Loaded) -> Result<(Schedule, bool), Failure> {
    let of_trace = Witness::decode(text, loaded.check ^ TRACE);
    let is_literal = of_trace != Err(BadSchedule::Stale);
    let read = if is_literal { of_trace } else { Witness::decode(text, loaded.check) };
    match read.map_err(|e| Failure::bad(e.to_string()))? {
        Witness::Schedule(schedule) => Ok((schedule, is_literal)),
        Witness::Graph(_) => Err(Failure::bad(
            "this replay string is that of an execution graph, which `tresse replay` follows",
        )),
    }
}

/// Told apart from the schedules of searches by this.
const TRACE: u32 = 0x7ace_7ace;

/// The first transition is taken at this many states; then threads take turns.
const FIRST: usize = 1 << 20;

struct Tracer {
    sink: run::Sink,
    number: u64,
}

impl Watch for Tracer {
    fn before(&mut self, machine: &Machine, transition: Transition) {
        let mut page = Page::default();
        if self.number == 0 {
            page.line("initial state");
            show_state(machine).iter().for_each(|line| page.line(line));
        }
        self.number += 1;
        page.line(format!("{}. {}", self.number, show_transition(machine, transition)));
        output::out(page.text());
    }

    fn after(&mut self, machine: &Machine) {
        let mut page = Page::default();
        show_state(machine).iter().for_each(|line| page.line(line));
        output::out(page.text());
    }

    fn output(&mut self, fd: u32, bytes: &[u8]) {
        let mut page = Page::default();
        page.line(format!("  output to descriptor {fd}: {:?}", String::from_utf8_lossy(bytes)));
        output::out(page.text());
    }

    fn goes_on(&mut self) -> bool {
        self.sink.goes_on()
    }
}
