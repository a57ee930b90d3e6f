//! Searches one after the other, each with what the one before has met.

use super::cells::{Cuts, Stage};
use super::checkpoint::Checkpoint;
use super::frame::Frame;
use super::options::Options;
use super::resume::resume;
use super::search::Explorer;
use super::work::Work;
use crate::pool;
use crate::report::{Cut, Report};
use parking_lot::Mutex;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tresse_machine::machine::Setup;

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
    /// If it was stopped: what is left to do, and what was done; none if that was within an
    /// execution.
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
        Explorer::root(&setup.leaking(cuts.leaks.iter().copied()), args, options, cuts.has_races())
    };
    let mut work = match from {
        Some(checkpoint) => resume(&root(&checkpoint.cuts())?, checkpoint)?,
        None => {
            // Whoever looks at executions is to see each once.
            let is_watched = options.observer.is_some();
            let stage = if is_watched { Stage::Last } else { Stage::default() };
            let cuts = Cuts::at_stage(stage);
            Work::begin(&root(&cuts)?, cuts)
        }
    };
    loop {
        let mut cuts = work.cuts.clone();
        match explore(work, options.workers, tick) {
            Ok(mut searched) => match further(&cuts, &searched) {
                Some(stage) => cuts.stage = stage,
                None => {
                    searched.report.states = searched.report.complete + searched.report.blocked;
                    return Ok(searched);
                }
            },
            Err(more) => cuts.add(*more),
        }
        work = Work::begin(&root(&cuts)?, cuts);
    }
}

/// Loops are to go round more often than they did: that was a bound, and all that was there.
pub(super) fn further(cuts: &Cuts, searched: &Searched) -> Option<Stage> {
    let report = &searched.report;
    let is_bounded = report.cuts.contains(&Cut::Rounds) && !searched.is_stopped;
    let is_clean = report.errors.is_empty() && report.unsupported.is_empty();
    cuts.stage.next().filter(|_| is_bounded && is_clean)
}

/// One search, with locations cut as the root has them.
///
/// # Errors
/// The cuts that it needs besides: it has to begin again.
fn explore(work: Work, workers: usize, tick: &Tick<'_>) -> Result<Searched, Box<Cuts>> {
    let visited = AtomicU64::new(work.done.report.complete + work.done.report.blocked);
    let all = Mutex::new((work.done, None, Vec::new()));
    let is_within = AtomicBool::new(false);
    let ask = || tick(Progress { executions: visited.load(Ordering::Relaxed) });
    let (stopped, rest) =
        pool::run_with_rest(workers, work.parts, ask, |worker, mut part: Explorer| {
            if part.machine.ending.is_none() {
                part.run(worker, &visited);
            }
            let (tally, more, left) = &mut *all.lock();
            if part.cells.cuts.is_new {
                worker.stop(Cut::Stopped);
                more.get_or_insert_with(Cuts::default).add(part.events.execution.cells.cuts);
            } else if part.is_within {
                is_within.store(true, Ordering::Relaxed);
            } else if part.frames.iter().any(Frame::has_more) {
                left.push(part.rest());
            }
            tally.merge(part.events.tally);
        });
    let (mut tally, more, mut left) = all.into_inner();
    if let Some(more) = more {
        return Err(Box::new(more));
    }
    tally.report.races = tally.races.values().map(|(_, race)| race.clone()).collect();
    let Some(cut) = stopped else {
        return Ok(Searched { report: tally.report, is_stopped: false, checkpoint: None });
    };
    left.extend(rest.iter().map(Explorer::rest));
    let is_within = is_within.into_inner();
    // Whoever is asked to stop once all is done has not stopped anything.
    let is_stopped = is_within || !left.is_empty();
    let is_resumable = is_stopped && !is_within;
    let checkpoint = is_resumable.then(|| Checkpoint::new(&work.cuts, &tally, left));
    let mut report = tally.report;
    if is_stopped {
        report.cut(cut);
    }
    Ok(Searched { report, is_stopped, checkpoint })
}

/// Says whether to stop, and why.
pub type Tick<'a> = dyn Fn(Progress) -> Option<Cut> + Sync + 'a;
