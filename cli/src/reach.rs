//! All states of the machine: those that match a pattern, and the traces through them
//! (`tresse steps --pattern`, `tresse steps --traces`).

use crate::failure::{Failure, UNSUPPORTED};
use crate::model::check_model;
use crate::parameters::Way;
use crate::program::For;
use crate::report::states::{Last, Match, Move, States, Trace, Traces};
use crate::report::words::{headline, show_outcome, visible_step};
use crate::report::{Context, Details, Problem, ReplayHint, Report, Verdict};
use crate::run::only;
use crate::search::unreadable;
use crate::settings::Progress;
use crate::steps::{Steps, TRACE, request_words};
use serde_json::json;
use std::sync::Arc;
use tresse_explore::pattern::StatePattern;
use tresse_explore::reach::{self, Reached, Want};
use tresse_explore::{Cut, Found, Schedule, Witness, steps};
use tresse_machine::config::RacePolicy;
use tresse_machine::machine::Setup;
use tresse_machine::trace::{moved, show_moves, show_state};
use tresse_machine::{Machine, Transition};

/// Matches that are shown, if no other number was asked for.
const MATCHES: usize = 3;
/// Traces that are listed, if no other number was asked for.
const TRACES: usize = 20;

/// What is asked of all states.
#[derive(Clone, Debug, Default)]
pub(crate) struct Asked {
    pattern: Option<String>,
    matches: Option<usize>,
    traces: Option<usize>,
    is_literal: bool,
}

impl Asked {
    /// # Errors
    /// A bound is not for what was asked.
    fn check(&self) -> Result<(), Failure> {
        match self.pattern {
            Some(_) if self.traces.is_some() => {
                Err(Failure::bad("--max-traces says how many of --traces to list"))
            }
            None if self.matches.is_some() => {
                Err(Failure::bad("--matches says how many states of --pattern to print"))
            }
            _ => Ok(()),
        }
    }
}

impl Steps<'_> {
    /// Of all states and traces: hears of progress.
    #[must_use]
    pub fn on_progress(mut self, hear: impl Fn(Progress) + Send + Sync + 'static) -> Self {
        self.settings.on_progress = Some(Arc::new(hear));
        self
    }

    /// Of all states: shows so many at most that match a pattern; three without this.
    #[must_use]
    pub fn matches(mut self, most: usize) -> Self {
        self.asked.matches = Some(most);
        self
    }

    /// Of all traces: lists so many at most; twenty without this.
    #[must_use]
    pub fn max_traces(mut self, most: usize) -> Self {
        self.asked.traces = Some(most);
        self
    }

    /// Of states and traces: accesses to memory that no other thread can reach walk through the
    /// queues as well, as in a trace of one execution.
    #[must_use]
    pub fn literal(mut self, is_literal: bool) -> Self {
        self.asked.is_literal = is_literal;
        self
    }

    /// Looks through all states for those that match a pattern (`docs/patterns.md`).
    ///
    /// # Errors
    /// A parameter is refused, the pattern cannot be read, or the program cannot be linked.
    pub fn pattern(mut self, pattern: &str) -> Result<Report, Failure> {
        self.asked.pattern = Some(pattern.to_owned());
        self.reach()
    }

    /// Counts and lists the traces from the first state to final ones.
    ///
    /// # Errors
    /// A parameter is refused, or the program cannot be linked.
    pub fn traces(self) -> Result<Report, Failure> {
        self.reach()
    }

    fn reach(mut self) -> Result<Report, Failure> {
        self.settings.config = self.config_in_effect();
        self.settings.check()?;
        self.asked.check()?;
        let (way, because) = only(Way::Reach, &self.settings)?;
        let config = self.settings.search_config();
        check_model(way, &config)?;
        let linked = self.program.link(&config, For::States)?;
        let model = config.model;
        let context = Context { way, because, program: self.program, linked, model, judge: None };
        let seer = Seer::new(&context, self.asked.is_literal);
        let pattern = match &self.asked.pattern {
            None => None,
            Some(text) => Some(
                StatePattern::parse(text, &seer.setup.program).map_err(|e| unreadable(text, e))?,
            ),
        };
        let want = match &pattern {
            Some(pattern) => Want::States(pattern, self.asked.matches.unwrap_or(MATCHES)),
            None => Want::Traces(self.asked.traces.unwrap_or(TRACES)),
        };
        let watch = self.settings.watch();
        let tick = |at: steps::Progress| -> Option<Cut> {
            let steps::Progress { states, frontier, depth } = at;
            watch.tick(Progress::States { states, frontier, depth })
        };
        let reached = reach::reach(&seer.setup, &context.linked.argv, want, &tick);
        let options = [
            ("pattern", json!(self.asked.pattern)),
            ("matches", json!(pattern.as_ref().map(|_| self.asked.matches.unwrap_or(MATCHES)))),
            ("traces", json!(pattern.is_none())),
            (
                "max_traces",
                json!(match pattern {
                    Some(_) => None,
                    None => Some(self.asked.traces.unwrap_or(TRACES)),
                }),
            ),
            ("literal", json!(self.asked.is_literal)),
        ];
        let options = options.into_iter().map(|(name, v)| (name.to_owned(), v)).collect();
        let (problems, races) = seer.wrong(&reached);
        let (verdict, code) = judged(&reached, &problems, pattern.is_some());
        let found = seer.told(&reached, pattern.is_some(), races);
        let details = Details::States(Box::new(found));
        Ok(Report::new(&context, verdict, code, problems, details, options, watch.elapsed()))
    }
}

/// The verdict, and the exit code. A pattern is a question about states: errors of the program are
/// told, and are no answer to it.
fn judged(reached: &Reached, problems: &[Problem], is_pattern: bool) -> (Verdict, u8) {
    let is_endless = reached.traces.as_ref().is_some_and(|traces| traces.number.is_none());
    let error = problems.iter().find(|p| p.exit_code != UNSUPPORTED).filter(|_| !is_pattern);
    match error {
        _ if is_pattern && reached.matched > 0 => (Verdict::Match, 0),
        Some(error) => (Verdict::Error, error.exit_code),
        None if !reached.unsupported.is_empty() => (Verdict::Unsupported, UNSUPPORTED),
        None if !reached.cuts.is_empty() || is_endless => (Verdict::CutShort, 1),
        None if is_pattern => (Verdict::NoMatch, NO_MATCH),
        None => (Verdict::Listed, 0),
    }
}

/// The exit code where every state was visited, and none matches.
const NO_MATCH: u8 = 4;

/// Tells of executions that a search has found.
struct Seer<'a> {
    context: &'a Context<'a>,
    /// Literal, if that was asked for.
    setup: Arc<Setup>,
}

impl<'a> Seer<'a> {
    fn new(context: &'a Context<'a>, is_literal: bool) -> Seer<'a> {
        let setup = &context.linked.setup;
        Seer { context, setup: if is_literal { setup.literal() } else { setup.clone() } }
    }

    /// Errors and what is not modelled; races that are no errors.
    fn wrong(&self, reached: &Reached) -> (Vec<Problem>, Vec<Problem>) {
        let of = |found: &Found| {
            let problem = self.context.problem(found);
            let replay = match &found.witness {
                Witness::Schedule(schedule) => self.replay(schedule),
                Witness::Graph(_) => None,
            };
            Problem { replay, ..problem }
        };
        let errors = reached.ends.iter().filter(|last| last.outcome.is_none());
        let is_error = self.context.config().race == RacePolicy::Report;
        let races: Vec<Problem> = reached.races.iter().map(of).collect();
        let (reported, races) = if is_error { (races, Vec::new()) } else { (Vec::new(), races) };
        let all = errors.map(|last| of(&last.found)).chain(reported);
        (all.chain(reached.unsupported.iter().map(of)).collect(), races)
    }

    fn told(&self, reached: &Reached, is_pattern: bool, races: Vec<Problem>) -> States {
        let matches = reached.found.iter().map(|found| Match {
            moves: self.moves(&found.schedule, found.transitions),
            state: show_state(&found.machine),
            end: found.machine.ending.as_ref().map(|ending| self.end(&found.machine, &ending.end)),
            replay: self.replay(&found.schedule),
        });
        let traces = reached.traces.as_ref().map(|traces| Traces {
            number: traces.number,
            is_endless: traces.is_endless,
            lost: traces.lost,
            listed: traces.listed.iter().map(|trace| self.trace(trace)).collect(),
            has_more: traces.has_more,
        });
        States {
            states: reached.states,
            transitions: reached.transitions,
            finals: reached.finals,
            blocked: reached.blocked,
            matched: is_pattern.then(|| (reached.matched, matches.collect())),
            ends: reached.ends.iter().map(|last| self.last(last)).collect(),
            traces,
            races,
            cuts: reached.cuts.clone(),
        }
    }

    fn trace(&self, trace: &reach::Trace) -> Trace {
        Trace {
            moves: self.moves(&trace.schedule, trace.transitions),
            end: trace.end,
            replay: self.replay(&trace.schedule),
        }
    }

    fn last(&self, last: &reach::Last) -> Last {
        let end = &last.found.ending.end;
        Last {
            outcome: last.outcome.clone(),
            code: end.code(),
            words: self.end(&last.found.machine, end),
            states: last.states,
            traces: last.traces,
            replay: match &last.found.witness {
                Witness::Schedule(schedule) => self.replay(schedule),
                Witness::Graph(_) => None,
            },
        }
    }

    /// An end in one line.
    fn end(&self, machine: &Machine, end: &tresse_machine::End) -> String {
        match tresse_explore::Outcome::of(machine) {
            Some(outcome) => show_outcome(&outcome),
            None => format!("{}: {}", end.code(), headline(end)),
        }
    }

    /// The transitions of a schedule in words.
    fn moves(&self, schedule: &Schedule, most: u64) -> Vec<Move> {
        let mut out = Vec::new();
        let argv = &self.context.linked.argv;
        reach::follow(&self.setup, argv, schedule, most, &mut |machine, transition| {
            out.push(self.step(machine, transition));
        });
        out
    }

    fn step(&self, machine: &Machine, transition: Transition) -> Move {
        let place = |site| Some(self.context.place(site));
        if let Some(one) = moved(machine, transition) {
            let (thread, rule) = (one.op.key.thread, one.rule);
            let site = one.op.user_site();
            let words = show_moves(machine, &[one]);
            let what = words.strip_prefix(&format!("thread {thread}: ")).unwrap_or(&words);
            let what = what.strip_prefix(&format!("{rule}: ")).unwrap_or(what).to_owned();
            return Move { rule, thread, what, place: place(site) };
        }
        let thread = transition.thread().unwrap_or_default();
        let words = request_words(machine, transition);
        let what = words.strip_prefix(&format!("thread {thread}: ")).unwrap_or(&words).to_owned();
        let site = visible_step(machine, transition).1;
        Move { rule: "", thread, what, place: site.and_then(place) }
    }

    /// An execution that goes the same way: a literal one is a trace's.
    fn replay(&self, schedule: &Schedule) -> Option<ReplayHint> {
        if !self.setup.is_literal {
            return self.context.replay(&schedule.clone().into());
        }
        let string = Witness::from(schedule.clone()).encode(self.context.linked.check ^ TRACE);
        let command = self.context.program.trace_command(self.context.config(), &string);
        Some(ReplayHint { string, command })
    }
}
