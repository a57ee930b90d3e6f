//! A look by chance, in the midst of a big search.
//!
//! A search visits executions next to each other, so for a long time all are alike. Once it has
//! taken a while, random executions are tried: runs of the fuzzer, which walk, follow priorities,
//! and learn from each other; and random ways down the search. What goes wrong in them is told at
//! once, long before the search comes to it; and the ways say how many executions there may be
//! (Knuth). After that the search goes on as it would have.

use crate::check::Check;
use crate::failure::{DISAGREEMENT, Failure, UNSUPPORTED};
use crate::fuzz::{Fuzz, Strategy};
use crate::report::{Context, Problem, Report, Verdict};
use crate::settings::{Progress, Watch};
use parking_lot::Mutex;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tresse_explore::graph::{self, Estimate, Interrupt, Options};
use tresse_explore::report::Report as Findings;

/// A search is big if it takes longer than this. So long, at most, are the runs, and the ways. A
/// search that comes to its end reports the same without them.
const BIG: Duration = Duration::from_secs(2);
/// Runs by each strategy, which finds what the other does not; and operations of a thread in one
/// of them.
const RUNS: [(Strategy, u64); 2] = [(Strategy::Walk, 200), (Strategy::Learn, 1_000)];
const RUN_STEPS: u64 = 200_000;
/// Ways down at least, and at most if the estimate is bad.
const WAYS: (u32, u32) = (500, 2_000);

/// A look by chance that may be due.
pub(crate) struct Chance<'a> {
    check: &'a Check<'a>,
    context: &'a Context<'a>,
    options: &'a Options,
    watch: &'a Watch,
    /// It is still to be taken.
    is_due: AtomicBool,
    found: Mutex<Seen>,
}

/// What was seen by chance.
#[derive(Default)]
pub(crate) struct Seen {
    sampled: Option<Result<graph::Sampled, Failure>>,
    /// What went wrong in runs.
    problems: Vec<Problem>,
}

impl<'a> Chance<'a> {
    pub(crate) fn new(
        check: &'a Check<'a>,
        context: &'a Context<'a>,
        options: &'a Options,
        watch: &'a Watch,
        is_wanted: bool,
    ) -> Chance<'a> {
        let (is_due, found) = (AtomicBool::new(is_wanted), Mutex::default());
        Chance { check, context, options, watch, is_due, found }
    }

    /// The search goes on. Looks, once it is big.
    pub(crate) fn look(&self) {
        let is_due = self.is_due.load(Ordering::Relaxed) && self.watch.elapsed() >= BIG;
        if !is_due || !self.is_due.swap(false, Ordering::Relaxed) {
            return;
        }
        let mut seen = Seen { problems: self.run(), ..Seen::default() };
        let linked = &self.context.linked;
        let options = Options { interrupt: Some(self.until(BIG)), ..self.options.clone() };
        let sampled = graph::sample(&linked.setup, &linked.argv, &options, WAYS);
        let errors = sampled.iter().flat_map(|sampled| &sampled.errors);
        let of_ways = errors.map(|found| found.ending.end.code());
        let mut codes: Vec<_> = seen.problems.iter().map(|p| p.code).chain(of_ways).collect();
        codes.sort_unstable();
        codes.dedup();
        codes.into_iter().for_each(|code| self.watch.hear(Progress::Found(code)));
        if let Some(estimate) = sampled.as_ref().ok().and_then(|sampled| sampled.estimate) {
            self.watch.expect(estimate);
        }
        seen.sampled = Some(sampled.map_err(Failure::bad));
        *self.found.lock() = seen;
    }

    /// Says when the time is up, or the search is to stop.
    fn until(&self, time: Duration) -> Interrupt {
        let (Interrupt(is_stopped), started) = (self.watch.interrupt(), Instant::now());
        Interrupt(Arc::new(move || started.elapsed() >= time || is_stopped()))
    }

    /// Errors of the fuzzer's runs, each once. What the machine refuses is for the search to tell.
    fn run(&self) -> Vec<Problem> {
        let mut problems: Vec<Problem> = Vec::new();
        for (strategy, runs) in RUNS {
            let fuzzed = self.fuzz(strategy, runs);
            let failed = fuzzed.iter().flat_map(Report::failed_runs);
            let wrong = failed.filter(|run| run.verdict == Verdict::Error);
            for problem in wrong.flat_map(|run| &run.problems) {
                if !problems.iter().any(|known| is_same(known, problem)) {
                    problems.push(problem.clone());
                }
            }
        }
        problems
    }

    /// So many runs, by the worker that is here. The others go on with the search meanwhile.
    fn fuzz(&self, strategy: Strategy, runs: u64) -> Result<Report, Failure> {
        let time = BIG / RUNS.len() as u32;
        let mut settings = self.check.settings.clone();
        settings.timeout = Some(self.watch.left().map_or(time, |left| left.min(time)));
        settings.config = settings.search_config();
        settings.on_progress = None;
        settings.config.limits.steps = settings.config.limits.steps.min(RUN_STEPS);
        let fuzz = Fuzz::with(self.check.program, settings);
        fuzz.keep_going(true).jobs(1).strategy(strategy).runs(runs).run()
    }

    /// Adds what the ways have found.
    ///
    /// # Errors
    /// The search cannot be sampled.
    pub(crate) fn add_to(self, findings: &mut Findings) -> Result<Chances, Failure> {
        let Seen { sampled, problems } = self.found.into_inner();
        let sampled = sampled.transpose()?;
        let estimate = sampled.as_ref().and_then(|sampled| sampled.estimate);
        if let Some(sampled) = sampled {
            sampled.add_errors_to(findings);
        }
        Ok(Chances { estimate, problems })
    }
}

/// What is left of a look once the search has ended.
pub(crate) struct Chances {
    pub estimate: Option<Estimate>,
    problems: Vec<Problem>,
}

impl Chances {
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
                (report.verdict, report.exit_code) = (Verdict::Disagreement, DISAGREEMENT);
                report.warnings.push(
                    "T0902: a run by chance has an error that the search has not found: one of \
                     the two is wrong. This is a bug of tresse; please report it"
                        .into(),
                );
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

/// The same error at the same place.
fn is_same(a: &Problem, b: &Problem) -> bool {
    let place = |p: &Problem| p.locations.first().map(|l| l.spot.clone());
    a.code == b.code && place(a) == place(b)
}
