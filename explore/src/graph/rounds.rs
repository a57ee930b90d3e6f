//! Searches one after the other, each with what the one before has met.

use super::cells::{Cuts, Stage};
use super::checkpoint::Checkpoint;
use super::frame::Frame;
use super::leave::Leave;
use super::options::{Options, Shown};
use super::resume::resume;
use super::search::Explorer;
use super::tally::{Tally, is_same};
use super::work::Work;
use super::{equivalence, sections};
use crate::pool;
use crate::report::{Cut, Found, Report};
use parking_lot::Mutex;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tresse_machine::config::RacePolicy;
use tresse_machine::machine::Setup;
use tresse_machine::{End, Ending};

/// How far a search has come.
#[derive(Clone, Copy, Debug, Default)]
pub struct Progress {
    /// Executions visited, complete or not.
    pub executions: u64,
}

/// Visits every execution. `tick` is asked every few executions: `Some` stops the search. What is
/// found does not depend on the number of workers.
///
/// # Errors
/// The config's model has no axioms.
pub fn search(
    setup: &Arc<Setup>,
    args: &[String],
    options: &Options,
    tick: &Tick<'_>,
) -> Result<Report, String> {
    search_from(setup, args, options, None, tick).map(|searched| searched.report)
}

/// What a search has come to.
#[derive(Clone, Debug)]
pub struct Searched {
    /// What was found, before a stop as well.
    pub report: Report,
    /// It was stopped before all was done.
    pub is_stopped: bool,
    /// If it was stopped: what is left to do, and what was done; none if that was in the midst of
    /// a step.
    pub checkpoint: Option<Checkpoint>,
}

/// As [`search`]; begins where another search of the same program, with the same options, was
/// stopped. In the end all is as if that one had not been stopped.
///
/// # Errors
/// As [`search`], and where the checkpoint is not of this search.
pub fn search_from(
    setup: &Arc<Setup>,
    args: &[String],
    options: &Options,
    from: Option<Checkpoint>,
    tick: &Tick<'_>,
) -> Result<Searched, String> {
    let root = |cuts: &Cuts| {
        Explorer::root(&setup.leaking(cuts.leaks.iter().copied()), args, options, cuts.basis())
    };
    let mut work = match from {
        Some(checkpoint) => resume(&root(&checkpoint.cuts())?, checkpoint)?,
        None => {
            // Whoever looks at executions sees them again where a search begins again: so it does
            // not begin with few rounds of loops that wait.
            let is_watched = options.observer.is_some();
            let stage = if is_watched { Stage::Last } else { Stage::default() };
            let cuts = Cuts::at_stage(stage);
            Work::begin(&root(&cuts)?, cuts)
        }
    };
    let mut known = std::mem::take(&mut work.known);
    loop {
        let mut cuts = work.cuts.clone();
        match explore(work, &known, options, tick) {
            Ok(mut searched) => match further(&cuts, &searched) {
                Some(stage) => cuts.stage = stage,
                None => {
                    searched.report.states = searched.report.complete + searched.report.blocked;
                    add_errors(&mut searched.report, known);
                    return Ok(searched);
                }
            },
            Err(again) => {
                cuts.add_met(again.cuts);
                known.extend(again.errors);
            }
        }
        if let Some(observer) = &options.observer {
            (observer.0)(Shown::Again);
        }
        work = Work::begin(&root(&cuts)?, cuts);
    }
}

/// A search has to begin again.
#[derive(Default)]
struct Again {
    /// What it has to know besides.
    cuts: Cuts,
    /// Errors that the search that is over has found of executions that are there (`sections`).
    errors: Vec<Found>,
}

/// The search that came to its end has found these as well, unless it was stopped before.
fn add_errors(report: &mut Report, known: Vec<Found>) {
    for found in known {
        if !report.errors.iter().any(|other| is_told(&other.ending, &found.ending)) {
            report.errors.push(found);
        }
    }
}

/// Does an error say what another one says? A race may have been met from its other side.
fn is_told(known: &Ending, other: &Ending) -> bool {
    match (&known.end, &other.end) {
        (End::Race(a), End::Race(b)) => a.sites() == b.sites(),
        _ => is_same(known, other),
    }
}

/// Loops are to go round more often than they did: that was a bound, and all that was there.
pub(super) fn further(cuts: &Cuts, searched: &Searched) -> Option<Stage> {
    let report = &searched.report;
    let is_bounded = report.cuts.contains(&Cut::Rounds) && !searched.is_stopped;
    let is_clean = report.errors.is_empty() && report.unsupported.is_empty();
    cuts.stage.next().filter(|_| is_bounded && is_clean)
}

/// One search, with locations cut as the root has them. `known`: what others before it have found.
///
/// # Errors
/// It has to begin again.
fn explore(
    work: Work,
    known: &[Found],
    options: &Options,
    tick: &Tick<'_>,
) -> Result<Searched, Box<Again>> {
    let Work { cuts, done: mut tally, mut parts, .. } = work;
    let is_by_reads_from = parts.iter().any(|part| equivalence::is_by_rf(part));
    loop {
        let stretch = explore_until(parts, &mut tally, options, tick)?;
        parts = stretch.left;
        let with_sections = parts.iter().find(|part| part.sections.is_some());
        let done = with_sections.map_or(&tally, |part| &part.tally);
        let rest = || parts.iter().map(Explorer::rest).collect();
        let checkpoint = || Checkpoint::new(&cuts, known, done, rest());
        // Whoever is asked to stop once all is done has not stopped anything.
        let is_stopped = stretch.is_lost || !parts.is_empty();
        let checkpoint = (is_stopped && !stretch.is_lost).then(checkpoint);
        if let (Some(Leave::Keep), Some(keeper), Some(checkpoint)) =
            (stretch.why, &options.keeper, &checkpoint)
        {
            (keeper.keep)(checkpoint);
            continue;
        }
        let found = parts.iter().filter_map(Explorer::found_in_sections);
        found.for_each(|found| tally.merge(found));
        let mut report = tally.report;
        report.races = tally.races.into_values().map(|(_, race)| race).collect();
        report.is_by_reads_from = is_by_reads_from;
        if is_stopped {
            report.cut(match stretch.why {
                Some(Leave::Stop(cut)) => cut,
                _ => Cut::Stopped,
            });
        }
        return Ok(Searched { report, is_stopped, checkpoint });
    }
}

/// What workers leave.
struct Stretch {
    /// Why they left before the end.
    why: Option<Leave>,
    /// What they have left to do.
    left: Vec<Explorer>,
    /// One was stopped in the midst of a step, and nobody knows what is left of that part.
    is_lost: bool,
}

/// One search until workers are to leave it.
///
/// # Errors
/// As [`explore`].
fn explore_until(
    parts: Vec<Explorer>,
    done: &mut Tally,
    options: &Options,
    tick: &Tick<'_>,
) -> Result<Stretch, Box<Again>> {
    let in_sections = parts.iter().filter_map(|part| part.sections.as_ref());
    let executions: u64 = in_sections.map(|at| at.executions()).sum();
    let visited = AtomicU64::new(executions + done.report.complete + done.report.blocked);
    let all = Mutex::new((done, None, Vec::new()));
    let is_lost = AtomicBool::new(false);
    let ask = || {
        let cut = tick(Progress { executions: visited.load(Ordering::Relaxed) });
        let is_due = || options.keeper.as_ref().is_some_and(|keeper| (keeper.is_due)());
        cut.map(Leave::Stop).or_else(|| is_due().then_some(Leave::Keep))
    };
    let orders_sections = parts.iter().any(|part| part.cells.cuts.orders_sections);
    let is_by_reads_from = parts.iter().any(|part| part.cells.cuts.is_by_reads_from());
    let work = |worker: &pool::Worker<'_, Explorer, Leave>, mut part: Explorer| {
        if part.machine.ending.is_none() {
            match sections::is_on(&part) {
                true => sections::run(&mut part, worker, &visited),
                false => part.run(worker, &visited),
            }
        }
        part.decide_by_what_is_known();
        let (tally, more, left) = &mut *all.lock();
        if part.cells.cuts.is_new {
            worker.stop(Leave::Stop(Cut::Stopped));
            let again: &mut Again = more.get_or_insert_with(Again::default);
            // What a race makes undefined is not what this search has read.
            let are_there = part.setup.config.race != RacePolicy::Undef;
            let cuts = part.events.execution.cells.cuts;
            let is_turn = cuts.is_by_reads_from() && !is_by_reads_from;
            if are_there && (cuts.orders_sections && !orders_sections || is_turn) {
                again.errors.append(&mut part.events.tally.report.errors);
            }
            again.cuts.add(cuts);
            return;
        }
        if part.sections.is_some() {
            left.push(part);
            return;
        }
        tally.merge(part.take_tally());
        if part.is_interrupted.get() {
            is_lost.store(true, Ordering::Relaxed);
        } else if part.is_within || part.frames.iter().any(Frame::has_more) {
            left.push(part);
        }
    };
    let (why, rest) = pool::run_with_rest(options.workers, parts, ask, work);
    let (_, more, mut left) = all.into_inner();
    if let Some(more) = more {
        return Err(Box::new(more));
    }
    left.extend(rest);
    let is_lost = is_lost.into_inner();
    // A pause in which somebody stopped in the midst of a step is a stop.
    let why = match why {
        Some(Leave::Keep) if is_lost => ask().filter(|why| *why != Leave::Keep),
        why => why,
    };
    Ok(Stretch { why, left, is_lost })
}

/// Says whether to stop, and why.
pub type Tick<'a> = dyn Fn(Progress) -> Option<Cut> + Sync + 'a;
