//! Reports: what was found, as [`Problem`]s, and their two forms, [`text`] and [`json`].

pub(crate) mod dot;
mod gap;
pub(crate) mod graph;
pub(crate) mod json;
pub(crate) mod plain;
mod problem;
pub(crate) mod source;
pub(crate) mod text;
mod words;

pub(crate) use problem::{Location, Problem};
pub(crate) use words::{exit_code, spot_at, visible_step};

use crate::args::Engine;
use crate::load::Loaded;
use std::time::Duration;
use tresse_explore::steps::LOCAL_BUDGET;
use tresse_explore::{Found, Report, Schedule, Witness};
use tresse_machine::{End, Ending, Machine};

/// A finished search with what is needed to tell about it.
pub(crate) struct Told<'a> {
    /// The program.
    pub loaded: &'a Loaded,
    /// What has visited the executions.
    pub engine: Engine,
    /// The result.
    pub report: &'a Report,
    /// Its errors, then what is not modelled.
    pub problems: Vec<Problem>,
    /// How long it took.
    pub time: Duration,
}

impl<'a> Told<'a> {
    /// Puts errors into words. A livelock becomes an error of its own.
    pub(crate) fn new(
        loaded: &'a Loaded,
        engine: Engine,
        report: &'a Report,
        time: Duration,
    ) -> Told<'a> {
        let mut problems: Vec<Problem> =
            report.errors.iter().map(|found| problem_of(loaded, found)).collect();
        if let Some(schedule) = &report.livelock {
            problems.push(Problem::new(&livelock(loaded, schedule)));
        }
        problems.extend(report.unsupported.iter().map(Problem::new));
        Told { loaded, engine, report, problems, time }
    }

    /// The exit code of `check`.
    pub(crate) fn exit_code(&self) -> u8 {
        use tresse_explore::Verdict;
        match self.report.verdict() {
            Verdict::NoErrors => 0,
            Verdict::CutShort => 1,
            Verdict::Unsupported => crate::failure::UNSUPPORTED,
            Verdict::Error => self.problems.first().map_or(14, |p| p.exit_code),
        }
    }
}

/// An error in words; of a race under the graph engine, with what its graph tells.
fn problem_of(loaded: &Loaded, found: &Found) -> Problem {
    let problem = Problem::new(found);
    let (Witness::Graph(path), End::Race(_)) = (&found.witness, &found.ending.end) else {
        return problem;
    };
    match tresse_explore::graph::follow(&loaded.setup, &loaded.argv, path) {
        Ok(followed) => problem.with_view(&followed.view, &followed.found.machine),
        Err(_) => problem,
    }
}

/// The state of a livelock as something that was found.
fn livelock(loaded: &Loaded, schedule: &Schedule) -> Found {
    let machine = follow(loaded, schedule);
    let thread = machine.threads.iter().find(|t| !t.is_finished).map_or(0, |t| t.id);
    let stack = machine.threads[thread as usize].call_stack(&machine.setup.program);
    Found {
        ending: Ending { end: End::Livelock, thread, stack },
        machine,
        witness: schedule.clone().into(),
    }
}

/// The state that a schedule leads to: after its last choice, or at an end before that.
fn follow(loaded: &Loaded, schedule: &Schedule) -> Machine {
    let mut machine = Machine::new(&loaded.setup, &loaded.argv);
    let mut choices = schedule.choices.iter();
    let mut transitions = Vec::new();
    machine.settle_within(LOCAL_BUDGET);
    loop {
        machine.transitions(&mut transitions);
        let next = match transitions[..] {
            [] => return machine,
            [only] if !choices.as_slice().is_empty() => Some(only),
            _ => choices.next().and_then(|c| transitions.get(*c as usize)).copied(),
        };
        match next {
            Some(transition) => machine.take_within(transition, LOCAL_BUDGET),
            None => return machine,
        }
    }
}
