//! Every candidate execution of a small program, filtered by axioms, as herd does (Cats §8): the
//! oracle for the other engines, and the engine for a user's own `.cat` model.
//!
//! Three plain steps. *Traces*: the program is run with every read of shared memory returning each
//! value that any write to its location could have stored (`trace`). *Candidates*: for the events
//! of one run, every choice of reads-from that fits the values, and every coherence order
//! (`relate`). *Axioms*: the candidates that the model calls consistent are executions; their
//! outcomes are the program's. Under `race: Undef` a read may also return undef, and the candidates
//! stay in which races make just these reads undefined (`undefined`).
//!
//! Threads may be created and joined. What is not an access, creation, join or exit is unsupported
//! here by name (locks, condition variables), as are accesses of different sizes to the same bytes.

mod relate;
mod trace;
mod undefined;

use crate::outcome::Outcome;
use crate::report::{Block, Cut, Found, Reached, Report};
use crate::witness::Witness;
use relate::Last;
use std::sync::Arc;
use trace::{Run, Values};
use tresse_machine::config::RacePolicy;
use tresse_machine::machine::Setup;
use tresse_machine::{Config, End, Ending, Machine};
use tresse_memmodels::cat::{Cat, Execution};
use undefined::{Dependent, Undefined};

/// Bounds: this engine is for small programs, and says so when one is not.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Candidate executions to look at, at most ([`Cut::States`]).
    pub candidates: u64,
    /// Values of one location, at most ([`Cut::Choices`]).
    pub values: usize,
    /// Events of one execution, at most ([`Cut::Events`]).
    pub events: usize,
    /// The process ends when every thread has, not when `main` returns. (C ends it with `main`; the
    /// counts that graph-based checkers print are of executions in which every thread ends.)
    pub waits_for_threads: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { candidates: 5_000_000, values: 64, events: 64, waits_for_threads: false }
    }
}

/// Is told how many candidates were looked at, and says whether to stop, and why.
pub type Tick<'a> = dyn Fn(u64) -> Option<Cut> + 'a;

/// Looks at every candidate execution. `states` of the report counts candidates, `complete` those
/// that are consistent and exit.
///
/// # Errors
/// What is wrong with the model's text.
pub fn search(
    setup: &Arc<Setup>,
    args: &[String],
    cat: &Cat,
    options: &Options,
) -> Result<Report, String> {
    search_until(setup, args, cat, options, &|_| None)
}

/// As [`search`], until `tick` stops it.
///
/// # Errors
/// As [`search`].
pub fn search_until(
    setup: &Arc<Setup>,
    args: &[String],
    cat: &Cat,
    options: &Options,
    tick: &Tick<'_>,
) -> Result<Report, String> {
    let mut report = Report::default();
    // With a `pthread_create` that is no fence, shared memory is never accessed behind this
    // engine's back, not even while one thread is alone. What memory the machine would have is no
    // matter: the model is the text.
    let config = Config {
        pthread_create_fence: false,
        model: Config::default().model,
        ..setup.config.clone()
    };
    let setup = Setup::new(setup.program.clone(), config)?;
    let start = || Machine::new(&setup, args);
    let mut values = Values::default();
    let mut rounds = 0;
    let runs = loop {
        let runs = trace::all_runs(start(), &mut values, options, tick, &mut report);
        // A value is at the end of a chain of writes, each reading from the one before: no longer
        // than there are writes in a run. (Counters would have new values for ever.)
        let writes = runs.iter().map(Run::writes).max().unwrap_or(options.events);
        rounds += 1;
        let is_more = values.advance();
        if !is_more
            || rounds > writes + 1
            || !report.cuts.is_empty()
            || !report.unsupported.is_empty()
        {
            break runs;
        }
    };
    let mut dependent = Dependent::default();
    for run in &runs {
        look_at(run, cat, options, tick, &mut report, &mut dependent)?;
    }
    if let Some(run) = runs.into_iter().next().filter(|_| dependent.is_any()) {
        trace::unsupported(run, DEPENDENT, &mut report);
    }
    Ok(report)
}

/// What has no meaning with `race: Undef`.
pub(crate) const DEPENDENT: &str =
    "a write that races with a read on which it depends, with race: Undef";

/// Every candidate of one run.
fn look_at(
    run: &Run,
    cat: &Cat,
    options: &Options,
    tick: &Tick<'_>,
    report: &mut Report,
    dependent: &mut Dependent,
) -> Result<(), String> {
    let mut failure = None;
    relate::each_candidate(run, &mut |execution, last| {
        let is_full = report.states >= options.candidates;
        if let Some(cut) = if is_full { Some(Cut::States) } else { tick(report.states) } {
            report.cut(cut);
            return false;
        }
        report.states += 1;
        failure = judge(run, cat, execution, last, report, dependent).err();
        failure.is_none()
    });
    failure.map_or(Ok(()), Err)
}

/// Enters a candidate if the model allows it and, under `race: Undef`, its undefined reads are
/// those that races make undefined.
fn judge(
    run: &Run,
    cat: &Cat,
    execution: &Execution,
    last: &[Last],
    report: &mut Report,
    dependent: &mut Dependent,
) -> Result<(), String> {
    let judgement = cat.check(execution).map_err(|e| e.to_string())?;
    if !judgement.is_consistent() {
        return Ok(());
    }
    if run.machine.setup.config.race != RacePolicy::Undef {
        report.flagged.extend(judgement.flags);
        let last: Vec<_> = last.iter().map(|(_, write)| (*write, false)).collect();
        enter(run, &last, report);
        return Ok(());
    }
    // What orders accesses is `before` in texts in which it is another matter than the
    // happens-before of the axioms.
    let relation = |name: &str| cat.relation(name, execution).map_err(|e| e.to_string());
    let hb = relation("before")?.map_or_else(|| relation("hb"), |before| Ok(Some(before)))?;
    let hb = hb.ok_or_else(|| {
        format!(
            "race: Undef needs `before` or `hb`, happens-before, and {} defines none",
            cat.name()
        )
    })?;
    let undefined = Undefined::new(execution, &hb);
    let wrong = undefined.wrong_reads(run);
    if wrong.is_empty() {
        dependent.enter(run, execution);
        // A race as such is no finding.
        report.flagged.extend(judgement.flags.into_iter().filter(|flag| flag != "race"));
        let last: Vec<_> = last
            .iter()
            .map(|(location, write)| (*write, undefined.is_undefined_at_end(*location)))
            .collect();
        enter(run, &last, report);
    } else if undefined.cause_their_races(run, &wrong) {
        dependent.enter_seeming(run, execution, &wrong);
    }
    Ok(())
}

/// Enters an execution: its errors, or its outcome.
fn enter(run: &Run, last: &[(usize, bool)], report: &mut Report) {
    let (exits, failures): (Vec<&Ending>, Vec<&Ending>) =
        run.endings.iter().partition(|e| matches!(e.end, End::Exit(_)));
    let errors = failures.iter().filter(|e| e.end != End::AssumeFailed);
    for ending in errors {
        let is_known =
            |f: &Found| f.ending.end.code() == ending.end.code() && f.ending.stack == ending.stack;
        if !report.errors.iter().any(is_known) {
            let machine = run.finish(ending, last);
            report.errors.push(Found {
                ending: (*ending).clone(),
                machine,
                witness: Witness::default(),
            });
        }
    }
    if failures.iter().all(|e| e.end == End::AssumeFailed) && !failures.is_empty() {
        report.block(Block::Assumption);
    }
    if failures.is_empty()
        && let Some(outcome) =
            exits.first().and_then(|ending| Outcome::of(&run.finish(ending, last)))
    {
        report.complete += 1;
        report
            .outcomes
            .entry(outcome)
            .or_insert(Reached { count: 0, witness: Witness::default() })
            .count += 1;
    }
}
