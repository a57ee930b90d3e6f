//! What is needed to tell about an execution: the program as it was linked, and how it was named.

use super::problem::{Problem, Spot};
use super::words::spots_of;
use super::{Reached, ReplayHint};
use crate::parameters::{Parameter, Way, changed, fields, flag_of};
use crate::program::{Linked, Program};
use crate::settings::SEARCH_STEPS;
use serde_json::{Value, json};
use std::sync::Arc;
use tresse_explore::steps::LOCAL_BUDGET;
use tresse_explore::{Found, Outcome, Schedule, Witness};
use tresse_machine::program::SiteId;
use tresse_machine::{Config, End, Ending, Machine};
use tresse_memmodels::Judge;

/// A program as an engine looks at it.
pub(crate) struct Context<'a> {
    /// Who looks.
    pub way: Way,
    /// The parameter for which it was chosen.
    pub because: Option<&'static Parameter>,
    /// The program.
    pub program: &'a Program,
    /// The program, linked.
    pub linked: Linked,
    /// The model: its name, or its file.
    pub model: String,
    /// What judges graphs, if it is a file.
    pub judge: Option<Arc<Judge>>,
}

impl Context<'_> {
    /// A place of the program, as `file:line:column in function`: of what was inlined there, the
    /// innermost that is no library's, or the outermost.
    pub(crate) fn place(&self, site: SiteId) -> String {
        let mut spots = spots_of(&self.linked.setup.program, site);
        let last = spots.pop();
        let own = spots.into_iter().find(|spot| spot.library.is_none()).or(last);
        let Some(Spot { file, line, col, function, .. }) = own else {
            return "an unknown place".into();
        };
        match col {
            0 => format!("{file}:{line} in {function}"),
            _ => format!("{file}:{line}:{col} in {function}"),
        }
    }

    /// The config that runs.
    pub(crate) fn config(&self) -> &Config {
        &self.linked.setup.config
    }

    /// The same for reports: bounds that the engine does not have are null.
    pub(crate) fn shown_config(&self) -> Value {
        let mut value = json!(self.config());
        value["model"] = json!(self.model);
        for bound in ["states", "to_commit"] {
            let is_bound = Parameter::with_field(&format!("limits.{bound}"))
                .is_some_and(|p| p.is_for(self.way));
            if !is_bound {
                value["limits"][bound] = Value::Null;
            }
        }
        value
    }

    /// The same as flags, where it differs from the default.
    pub(crate) fn flags(&self) -> Vec<String> {
        let values = fields(self.config());
        // Searches have a smaller bound on steps by default.
        let is_told = |p: &&Parameter| {
            p.field != "limits.steps" || self.config().limits.steps != SEARCH_STEPS
        };
        let mut flags: Vec<String> = changed(self.config())
            .filter(is_told)
            .flat_map(|p| flag_of(p, &values[p.field]))
            .collect();
        if self.model != self.config().model {
            flags.extend(["--model".to_owned(), self.model.clone()]);
        }
        flags
    }

    /// How to see an execution again. Candidates are not replayed, and a trace has a schedule of
    /// its own.
    pub(crate) fn replay(&self, witness: &Witness) -> Option<ReplayHint> {
        if matches!(self.way, Way::Candidates | Way::Trace) {
            return None;
        }
        let string = witness.encode(self.linked.check);
        let file = (self.model != self.config().model).then_some(self.model.as_str());
        let command = self.program.replay_command(self.config(), file, &string);
        Some(ReplayHint { string, command })
    }

    /// An outcome that was reached.
    pub(crate) fn reached(
        &self,
        outcome: Outcome,
        count: Option<u64>,
        witness: &Witness,
    ) -> Reached {
        Reached { outcome, count, replay: self.replay(witness) }
    }

    /// An error in words; of a race in a graph, with what the graph tells.
    pub(crate) fn problem(&self, found: &Found) -> Problem {
        let problem = Problem::new(found);
        let Linked { setup, argv, .. } = &self.linked;
        let problem = match (&found.witness, &found.ending.end) {
            (Witness::Graph(path), End::Race(_)) => {
                match tresse_explore::graph::follow_under(setup, argv, path, self.judge.clone()) {
                    Ok(at) => problem.with_view(&found.witness, &at.view, &at.found.machine),
                    Err(_) => problem,
                }
            }
            _ => problem,
        };
        self.finished(problem, &found.witness)
    }

    /// A race that is no error.
    pub(crate) fn race(&self, found: &Found) -> Problem {
        self.finished(Problem::new(found), &found.witness)
    }

    /// A problem with its replay and its source lines.
    pub(crate) fn finished(&self, mut problem: Problem, witness: &Witness) -> Problem {
        problem.replay = self.replay(witness);
        self.shown(problem)
    }

    /// A problem with its source lines.
    pub(crate) fn shown(&self, mut problem: Problem) -> Problem {
        for location in problem.locations.iter_mut().filter(|l| l.is_shown) {
            let spot = &location.spot;
            location.source = self.program.sources().line(&spot.file, spot.line);
        }
        problem
    }

    /// The state of a livelock as something that was found.
    pub(crate) fn livelock(&self, schedule: &Schedule) -> Found {
        let machine = self.follow(schedule);
        let ending = livelock_of(&machine);
        Found { ending, machine, witness: schedule.clone().into() }
    }

    /// The state that a schedule leads to: after its last choice, or at an end before that.
    fn follow(&self, schedule: &Schedule) -> Machine {
        let setup = self.linked.setup.leaking(schedule.leaks.clone());
        let mut machine = Machine::new(&setup, &self.linked.argv);
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
}

/// How an execution ends that is in a state from which none does.
pub(crate) fn livelock_of(machine: &Machine) -> Ending {
    let thread = machine.threads.iter().find(|t| !t.is_finished).map_or(0, |t| t.id);
    let stack = machine.threads[thread as usize].call_stack(&machine.setup.program);
    Ending { end: End::Livelock, thread, stack }
}
