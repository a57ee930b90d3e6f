//! A look aside, in the midst of a big search.
//!
//! A search visits executions next to each other, so for a long time all are alike. Once it has
//! taken a while, random executions are tried: runs of the fuzzer, which walk, follow priorities,
//! and learn from each other; and random ways down the search. What goes wrong in them is told at
//! once, long before the search comes to it; and the ways say how many executions there may be
//! (Knuth). After that the search goes on as it would have.
//!
//! How long a search takes is not known before. So each look has a small share of the time that was
//! taken so far, and there is another one whenever that has doubled: all looks together take less
//! than a fifth of the whole. The last one before the time is up has more.
//!
//! Where critical sections conflict, a program of few states may have very many executions. So the
//! states are tried before the runs. Where they are all visited soon, without errors, and have
//! every error that graphs have ([`opinion::states_have_all`]), they have the verdict: there are no
//! more looks, and the search is left after a while, if it has not come to its end by then.
//!
//! A search that has found nothing wrong, as its executions met bounds, is followed by the states,
//! if they are few: loops that wait and write have executions without number, and states that come
//! back. If that says nothing, a few short runs follow: where one thread meets the bound on events,
//! no other goes on.

use crate::check::{Check, Engine};
use crate::failure::{DISAGREEMENT, Failure, UNSUPPORTED};
use crate::fuzz::{Fuzz, Strategy};
use crate::report::{Context, Details, Problem, Report, Verdict};
use crate::search::Looked;
use crate::settings::{Progress, Watch};
use parking_lot::Mutex;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tresse_explore::agree::opinion;
use tresse_explore::graph::{self, Estimate, Interrupt, Options};
use tresse_explore::report::{Cut, Report as Findings};

/// A search is big if it takes longer than this: the first look. A search that comes to its end
/// reports the same without them.
const BIG: Duration = Duration::from_secs(2);
/// What the states have of a look, each of the two strategies, and the ways: the time so far by
/// this; where it is the last look, the time that is left by that; and at most so long.
const STATES_SHARE: Share = Share { of_taken: 32, of_left: 4, most: Duration::from_secs(4) };
const RUNS_SHARE: Share = Share { of_taken: 64, of_left: 16, most: Duration::from_secs(1) };
const WAYS_SHARE: Share = Share { of_taken: 32, of_left: 8, most: Duration::from_secs(2) };
/// Runs by each strategy, which finds what the other does not; and operations of a thread in one
/// of them.
const RUNS: [(Strategy, u64); 2] = [(Strategy::Walk, 200), (Strategy::Learn, 1_000)];
const RUN_STEPS: u64 = 200_000;
/// The same where a search that was not big has met bounds.
const SHORT_RUNS: [(Strategy, u64); 2] = [(Strategy::Walk, 100), (Strategy::Learn, 100)];
const SHORT_RUN_STEPS: u64 = 20_000;
/// A search whose states have all been visited is left after so long.
const LONG: Duration = Duration::from_secs(10);
/// States, at most, and those after a search that was not big and has met bounds.
const STATES: u64 = 200_000;
const SHORT_STATES: u64 = 20_000;
/// Ways down at least, and at most if the estimate is bad.
const WAYS: (u32, u32) = (500, 2_000);

struct Share {
    of_taken: u32,
    of_left: u32,
    most: Duration,
}

/// Looks by chance that may be due.
pub(crate) struct Chance<'a> {
    check: &'a Check<'a>,
    context: &'a Context<'a>,
    options: &'a Options,
    watch: &'a Watch,
    /// Whoever looks has it.
    looks: Mutex<Looks>,
    /// All states were visited, without errors.
    is_decided: AtomicBool,
    found: Mutex<Seen>,
}

/// Which looks are still to be taken.
struct Looks {
    /// When the next one is due; `None`: never.
    next: Option<Duration>,
    /// What more time would not make better.
    states_are_done: bool,
    runs_are_done: [bool; RUNS.len()],
    ways_are_done: bool,
}

/// What was seen by chance.
#[derive(Default)]
pub(crate) struct Seen {
    /// Ways of each look: a later one has more time, and it may be that it has fewer ways.
    sampled: Vec<graph::Sampled>,
    /// The search cannot be sampled.
    failed: Option<Failure>,
    /// What went wrong in runs, and by states.
    problems: Vec<Problem>,
    /// What a search of all states says.
    decided: Option<Looked>,
}

impl<'a> Chance<'a> {
    pub(crate) fn new(
        check: &'a Check<'a>,
        context: &'a Context<'a>,
        options: &'a Options,
        watch: &'a Watch,
        is_wanted: bool,
    ) -> Chance<'a> {
        Chance {
            check,
            context,
            options,
            watch,
            looks: Mutex::new(Looks {
                next: is_wanted.then_some(BIG),
                states_are_done: false,
                runs_are_done: [false; RUNS.len()],
                ways_are_done: false,
            }),
            is_decided: AtomicBool::new(false),
            found: Mutex::default(),
        }
    }

    /// The search goes on. Looks, if that is due. Returns whether the search is to be left, as all
    /// is known.
    pub(crate) fn look(&self) -> bool {
        let taken = self.watch.elapsed();
        if taken >= BIG
            && let Some(mut looks) = self.looks.try_lock()
            && looks.next.is_some_and(|next| taken >= next || self.is_last())
        {
            let is_last = self.is_last();
            self.look_aside(&mut looks);
            let is_done = looks.states_are_done && looks.ways_are_done;
            let is_done = is_done && looks.runs_are_done.iter().all(|is_done| *is_done);
            let is_over = is_done || is_last || self.is_decided.load(Ordering::Relaxed);
            looks.next = (!is_over).then_some(2 * taken);
        }
        self.is_decided.load(Ordering::Relaxed) && taken >= LONG
    }

    /// Is less time left than was taken?
    fn is_last(&self) -> bool {
        self.watch.left().is_some_and(|left| left <= self.watch.elapsed())
    }

    /// How long a part of this look may take.
    fn time_for(&self, share: &Share) -> Duration {
        let taken = self.watch.elapsed();
        let time = match self.watch.left() {
            Some(left) if left <= taken => left / share.of_left,
            _ => taken / share.of_taken,
        };
        time.min(share.most)
    }

    fn look_aside(&self, looks: &mut Looks) {
        if !looks.ways_are_done {
            let (time, started) = (self.time_for(&WAYS_SHARE), Instant::now());
            self.try_ways(time);
            looks.ways_are_done = time == WAYS_SHARE.most || started.elapsed() < time;
        }
        if !looks.states_are_done {
            let (time, started) = (self.time_for(&STATES_SHARE), Instant::now());
            let states = self.visit_states(time, STATES);
            looks.states_are_done = time == STATES_SHARE.most || started.elapsed() < time;
            if self.hear(states) {
                return;
            }
        }
        let time = self.time_for(&RUNS_SHARE);
        for ((strategy, runs), is_done) in RUNS.into_iter().zip(&mut looks.runs_are_done) {
            if !*is_done {
                let started = Instant::now();
                self.tell(self.run(strategy, runs, RUN_STEPS, time));
                *is_done = time == RUNS_SHARE.most || started.elapsed() < time;
            }
        }
    }

    /// What the states say. Returns whether that is the verdict.
    fn hear(&self, states: Option<(Looked, bool)>) -> bool {
        match states {
            Some((states, true)) if states.report.verdict == Verdict::NoErrors => {
                self.found.lock().decided = Some(states);
                self.is_decided.store(true, Ordering::Relaxed);
                return true;
            }
            Some((states, _)) if states.report.verdict == Verdict::Error => {
                self.tell(states.report.problems);
            }
            _ => {}
        }
        false
    }

    /// What went wrong, of which each is told once.
    fn tell(&self, problems: Vec<Problem>) {
        let mut found = self.found.lock();
        for problem in problems {
            if !found.problems.iter().any(|known| is_same(known, &problem)) {
                if !found.problems.iter().any(|known| known.code == problem.code) {
                    self.watch.hear(Progress::Found(problem.code));
                }
                found.problems.push(problem);
            }
        }
    }

    /// Ways down the search. Longer tries begin with the same ones.
    fn try_ways(&self, time: Duration) {
        let linked = &self.context.linked;
        let options = Options { interrupt: Some(self.until(time)), ..self.options.clone() };
        let sampled = graph::sample(&linked.setup, &linked.argv, &options, WAYS);
        let errors = sampled.iter().flat_map(|sampled| &sampled.errors);
        let mut codes: Vec<_> = errors.map(|found| found.ending.end.code()).collect();
        codes.sort_unstable();
        codes.dedup();
        let mut found = self.found.lock();
        codes.retain(|code| !found.problems.iter().any(|known| known.code == *code));
        codes.into_iter().for_each(|code| self.watch.hear(Progress::Found(code)));
        match sampled {
            Ok(sampled) => {
                sampled.estimate.into_iter().for_each(|estimate| self.watch.expect(estimate));
                found.sampled.push(sampled);
            }
            Err(why) => found.failed = Some(Failure::bad(why)),
        }
    }

    /// What a search by states says, if one goes with all that was asked for, and whether it has
    /// all errors that graphs have.
    fn visit_states(&self, time: Duration, most: u64) -> Option<(Looked, bool)> {
        let mut check = self.check.clone();
        // Whoever asks for outcomes wants to know of how many executions.
        if check.engine.is_some() || check.options.outcomes && !check.options.outcomes_unasked {
            return None;
        }
        check.engine = Some(Engine::Steps);
        check.who = None;
        check.options.jobs = Some(1);
        check.settings.timeout = Some(time);
        check.settings.on_progress = None;
        check.most_executions = Some(most);
        let model = tresse_memmodels::find(&self.context.model)?;
        // The races of such a machine are others (docs/limitations.md).
        let is_exact = model.is_machine && model.has_one_notion_of_races();
        let context = check.context().ok().filter(|_| is_exact)?;
        let has_all = opinion::states_have_all(&context.linked.setup, model);
        Some((check.look(&context).ok()?, has_all))
    }

    /// The search has ended with this. Looks, if its executions met bounds and nothing was wrong
    /// up to there.
    pub(crate) fn look_after(&self, findings: &Findings) {
        let is_bound = |cut: &Cut| matches!(cut, Cut::Events | Cut::Rounds | Cut::Steps);
        let is_wanted = findings.errors.is_empty() && findings.cuts.iter().any(is_bound);
        let looks = self.looks.lock();
        if !is_wanted || looks.next.is_none() {
            return;
        }
        if !looks.states_are_done {
            let time = self.watch.left().map_or(STATES_SHARE.most, |t| t.min(STATES_SHARE.most));
            if self.hear(self.visit_states(time, SHORT_STATES)) {
                return;
            }
        }
        let left = self.watch.left().unwrap_or(RUNS_SHARE.most);
        for ((strategy, runs), is_done) in SHORT_RUNS.into_iter().zip(looks.runs_are_done) {
            if !is_done {
                let time = left.min(RUNS_SHARE.most);
                self.tell(self.run(strategy, runs, SHORT_RUN_STEPS, time));
            }
        }
    }

    /// Says when the time is up, or the search is to stop.
    fn until(&self, time: Duration) -> Interrupt {
        let (Interrupt(is_stopped), started) = (self.watch.interrupt(), Instant::now());
        Interrupt(Arc::new(move || started.elapsed() >= time || is_stopped()))
    }

    /// Errors of so many runs, by the worker that is here. The others go on with the search
    /// meanwhile. What the machine refuses is for the search to tell.
    fn run(&self, strategy: Strategy, runs: u64, steps: u64, time: Duration) -> Vec<Problem> {
        let mut settings = self.check.settings.clone();
        settings.timeout = Some(self.watch.left().map_or(time, |left| left.min(time)));
        settings.config = settings.search_config();
        settings.on_progress = None;
        settings.config.limits.steps = settings.config.limits.steps.min(steps);
        let fuzz = Fuzz::with(self.check.program, settings);
        let fuzzed = fuzz.keep_going(true).jobs(1).strategy(strategy).runs(runs).run();
        let failed = fuzzed.iter().flat_map(Report::failed_runs);
        let wrong = failed.filter(|run| run.verdict == Verdict::Error);
        wrong.flat_map(|run| run.problems.clone()).collect()
    }

    /// Adds what the ways have found.
    ///
    /// # Errors
    /// The search cannot be sampled.
    pub(crate) fn add_to(self, findings: &mut Findings) -> Result<Chances, Failure> {
        let program = &self.context.linked.setup.program;
        let why_less = opinion::why_graphs_have_less(program);
        let Seen { sampled, failed, problems, decided } = self.found.into_inner();
        failed.map_or(Ok(()), Err)?;
        let estimate = sampled.iter().rev().find_map(|sampled| sampled.estimate);
        sampled.into_iter().for_each(|sampled| sampled.add_errors_to(findings));
        Ok(Chances { estimate, problems, decided, why_less })
    }
}

/// What is left of a look once the search has ended.
pub(crate) struct Chances {
    pub estimate: Option<Estimate>,
    problems: Vec<Problem>,
    decided: Option<Looked>,
    /// Why graphs may have no execution with an error that a run has.
    why_less: Option<&'static str>,
}

impl Chances {
    /// The report of all states, where the search was stopped, or met bounds, with this one. If the
    /// search, or a run before, has found an error nevertheless, its report stays, with a warning.
    pub(crate) fn take_decided(
        &mut self,
        stopped: &mut Report,
        is_stopped: bool,
    ) -> Option<Looked> {
        let mut decided = self.decided.take()?;
        let executions = stopped.search().map_or(0, |search| search.complete + search.blocked);
        let is_contradicted = stopped.verdict == Verdict::Error || !self.problems.is_empty();
        if is_contradicted {
            stopped.warnings.push(NOT_BY_STATES.into());
        }
        if is_contradicted || stopped.verdict != Verdict::CutShort {
            return None;
        }
        if let Details::Search(search) = &mut decided.report.details {
            search.left = Some(executions);
            search.is_left_at_bounds = !is_stopped;
        }
        decided.report.time = stopped.time;
        Some(decided)
    }

    /// Adds the errors of runs to a report that has not got them, as the search was stopped. If it
    /// was not, it has to have errors too.
    pub(crate) fn add_to(self, report: &mut Report) {
        let new = |p: &Problem| !report.problems.iter().any(|known| is_same(known, p));
        let new: Vec<Problem> = self.problems.into_iter().filter(new).collect();
        let Some(code) = new.first().map(|problem| problem.exit_code) else { return };
        match report.verdict {
            Verdict::CutShort | Verdict::Unsupported => {
                (report.verdict, report.exit_code) = (Verdict::Error, code);
            }
            Verdict::NoErrors | Verdict::Vacuous => {
                let (verdict, code, what) = self.why_less.map_or_else(
                    || (Verdict::Disagreement, DISAGREEMENT, UNKNOWN.to_owned()),
                    |why| (Verdict::Error, code, format!("{ONLY_RUN}: {why}")),
                );
                (report.verdict, report.exit_code) = (verdict, code);
                report.warnings.push(what);
            }
            // All that the search was to visit was visited: it has its errors.
            Verdict::Error if report.cuts().is_empty() => return,
            _ => {}
        }
        // Errors come before what is not modelled.
        let errors = report.problems.iter().take_while(|p| p.exit_code != UNSUPPORTED).count();
        report.problems.splice(errors..errors, new);
    }
}

const UNKNOWN: &str = "T0902: a run by chance has an error that the search has not found: one of \
     the two is wrong. This is a bug of tresse; please report it";
const NOT_BY_STATES: &str = "all states were visited as well, and none has an error: one of the \
     two is wrong. This is a bug of tresse; please report it";
const ONLY_RUN: &str = "a run by chance has an error that no execution graph has";

/// The same error at the same place.
fn is_same(a: &Problem, b: &Problem) -> bool {
    let place = |p: &Problem| p.locations.first().map(|l| l.spot.clone());
    a.code == b.code && place(a) == place(b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::loader::Loader;

    const MAIN: &str = "define i32 @main() {\nBODY\nret i32 0\n}\ndeclare void @abort()\n";

    /// What all states of a program say.
    fn by_states(body: &str) -> Looked {
        let program = Loader::new().ir("x.ll", &MAIN.replace("BODY", body)).load().unwrap();
        let check = Check::new(&program).engine(Engine::Steps);
        check.look(&check.context().unwrap()).unwrap()
    }

    fn decided() -> Chances {
        let decided = Some(by_states(""));
        Chances { estimate: None, problems: Vec::new(), decided, why_less: None }
    }

    /// States that have no error do not take away one that the search has found: its report stays,
    /// and says that the two contradict each other.
    #[test]
    fn an_error_stays_though_no_state_has_one() {
        let mut found = by_states("call void @abort()").report;
        assert_eq!(found.verdict, Verdict::Error);
        assert!(decided().take_decided(&mut found, true).is_none());
        assert_eq!(
            (found.verdict, &found.warnings[..]),
            (Verdict::Error, &[NOT_BY_STATES.to_owned()][..])
        );
    }

    /// So does one that a run has found before the states were all visited.
    #[test]
    fn an_error_of_a_run_stays_though_no_state_has_one() {
        let problems = by_states("call void @abort()").report.problems;
        let mut chances = Chances { problems, ..decided() };
        let mut stopped = by_states("").report;
        stopped.verdict = Verdict::CutShort;
        assert!(chances.take_decided(&mut stopped, true).is_none());
        chances.add_to(&mut stopped);
        assert_eq!(
            (stopped.verdict, stopped.problems.len(), &stopped.warnings[..]),
            (Verdict::Error, 1, &[NOT_BY_STATES.to_owned()][..])
        );
    }

    #[test]
    fn states_take_the_place_of_a_search_that_was_stopped() {
        let mut stopped = by_states("").report;
        stopped.verdict = Verdict::CutShort;
        let taken = decided().take_decided(&mut stopped, true).unwrap().report;
        assert_eq!(taken.verdict, Verdict::NoErrors);
        assert!(stopped.warnings.is_empty());
    }
}
