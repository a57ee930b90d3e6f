//! A search in shares, for workers that have nothing in common but a folder: the parts that are
//! left of it, each with the way to it (`checkpoint`), and what was found in those that are done.
//!
//! Nothing here knows who works on which share, and when. A part is explored from its way alone,
//! and what is found there depends on nothing else; places of the search are places of the whole
//! one, so what is first of all is known once all is put together. What a search has to know from
//! its beginning (`cells::Cuts`) is in each share: if one meets more of it, that is its result, and
//! all begins again. A search that has not chosen its equivalence yet (`choose`) is one share: its
//! first executions are visited in their order.

use super::cells::Cuts;
use super::checkpoint::{Checkpoint, Part};
use super::leave::Leave;
use super::options::Options;
use super::resume::resume;
use super::rounds::{Progress, Searched, Tick, further};
use super::search::Explorer;
use super::tally::{Spot, Tally};
use super::work::Work;
use super::{choose, equivalence};
use crate::pool::{self, Worker};
use crate::report::{Cut, Report};
use parking_lot::Mutex;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tresse_machine::machine::Setup;

/// So many parts are looked for in the place of one share, as some are small; and so many
/// executions are visited for that.
const PARTS: usize = 4;
const VISITS: usize = 2;

/// What has become of a share.
#[derive(Clone, Debug)]
pub enum Explored {
    /// It was explored, as far as there was time for.
    Done {
        /// What was found. Nothing is left to do in it.
        found: Checkpoint,
        /// What is left to do, as shares in which nothing was found so far.
        left: Vec<Checkpoint>,
    },
    /// The search has to begin again, with all of this.
    Again(Checkpoint),
    /// There was no time for any of it.
    Nothing,
}

/// What several shares of a search have found.
#[derive(Clone, Debug)]
pub struct Total {
    /// All of it. Without shares that are left it is what one search reports.
    pub report: Report,
    /// The search goes on with this: loops are to go round more often.
    pub next: Option<Checkpoint>,
}

impl Checkpoint {
    /// Is it a search of which nothing is done?
    pub fn is_whole(&self) -> bool {
        matches!(&self.parts[..], [part] if part.spot.place.is_empty())
    }

    /// Is it of one search with another, which has begun with the same?
    pub fn is_with(&self, other: &Checkpoint) -> bool {
        let text = |c: &Checkpoint| share(&c.cuts(), Vec::new()).encode(0, "");
        text(self) == text(other)
    }

    /// Does it say that something was found?
    pub fn has_found(&self) -> bool {
        let nothing = share(&self.cuts(), self.parts.clone());
        self.encode(0, "") != nothing.encode(0, "")
    }

    /// Is something left to do?
    pub fn has_parts(&self) -> bool {
        !self.parts.is_empty()
    }

    /// Executions that were visited, complete or not.
    pub fn executions(&self) -> u64 {
        self.done.executions()
    }
}

/// A search, or a share of one. A search that has not begun is divided into so many shares at
/// least, if it has so many parts, and goes no further; a share is explored until it is stopped,
/// and what is left of it is divided into so many at most.
///
/// # Errors
/// As [`super::search`], and where the share is not of this search.
pub fn explore_share(
    setup: &Arc<Setup>,
    args: &[String],
    options: &Options,
    from: Option<Checkpoint>,
    shares: usize,
    tick: &Tick<'_>,
) -> Result<Explored, String> {
    let shares = shares.max(1);
    if from.iter().flat_map(|share| &share.parts).any(|part| part.sections.is_some()) {
        return Err("a search without orders of critical sections has no shares".into());
    }
    let root = |cuts: &Cuts| {
        Explorer::root(&setup.leaking(cuts.leaks.iter().copied()), args, options, cuts.basis())
    };
    let cuts = match from {
        Some(share) if !share.is_whole() => {
            return visit(resume(&root(&share.cuts())?, share)?, options.workers, shares, tick);
        }
        Some(whole) => whole.cuts(),
        None => Cuts::default(),
    };
    divide(cuts, &root, shares, tick)
}

/// What shares of one search have found, put together. `is_open`: others are not done yet.
///
/// # Errors
/// They are not of this search.
pub fn total(
    setup: &Arc<Setup>,
    args: &[String],
    options: &Options,
    found: Vec<Checkpoint>,
    is_open: bool,
) -> Result<Total, String> {
    let cuts = found.first().map(Checkpoint::cuts).unwrap_or_default();
    let setup = setup.leaking(cuts.leaks.iter().copied());
    let root = Explorer::root(&setup, args, options, cuts.basis())?;
    let mut tally = root.tally.fresh();
    for share in found {
        tally.merge_merged(resume(&root, share)?.done);
    }
    tally.report.races = tally.races.values().map(|(_, race)| race.clone()).collect();
    let searched = Searched { report: tally.report, is_stopped: is_open, checkpoint: None };
    let next = further(&cuts, &searched).map(|stage| {
        let mut cuts = cuts;
        cuts.stage = stage;
        whole(&cuts)
    });
    let mut report = searched.report;
    report.states = report.complete + report.blocked;
    report.is_by_reads_from = equivalence::is_by_rf(&root);
    if is_open || next.is_some() {
        report.cut(Cut::Shares);
    }
    Ok(Total { report, next })
}

/// A share in which nothing was found.
fn share(cuts: &Cuts, parts: Vec<Part>) -> Checkpoint {
    Checkpoint::new(cuts, &[], &Tally::default(), parts)
}

/// A search that has not begun.
fn whole(cuts: &Cuts) -> Checkpoint {
    share(
        cuts,
        vec![Part {
            spot: Spot::default(),
            floor: 0,
            within: None,
            events: 0,
            undecided: None,
            sections: None,
        }],
    )
}

/// Parts as so many shares at most, each with small and large ones: what has fewer events above it
/// is larger, mostly.
fn deal(cuts: &Cuts, mut parts: Vec<Part>, shares: usize) -> Vec<Checkpoint> {
    parts.sort_by(|a, b| (a.events, &a.spot.place).cmp(&(b.events, &b.spot.place)));
    let mut dealt = vec![Vec::new(); shares.min(parts.len())];
    for (at, part) in parts.into_iter().enumerate() {
        let (round, turn) = (at / shares, at % shares);
        // There and back again.
        dealt[if round % 2 == 0 { turn } else { shares - 1 - turn }].push(part);
    }
    dealt.into_iter().map(|parts| share(cuts, parts)).collect()
}

/// What workers have come to.
#[derive(Default)]
struct Come {
    tally: Tally,
    left: Vec<Part>,
    more: Option<Cuts>,
    is_within: bool,
}

/// Explores parts until all is done, or it is to stop.
fn visit(work: Work, workers: usize, shares: usize, tick: &Tick<'_>) -> Result<Explored, String> {
    let visited = AtomicU64::new(0);
    let all = Mutex::new(Come { tally: work.done, ..Come::default() });
    let ask = || tick(Progress { executions: visited.load(Ordering::Relaxed) }).map(Leave::Stop);
    let (_, rest) = pool::run_with_rest(workers, work.parts, ask, |worker, mut part: Explorer| {
        if part.machine.ending.is_none() {
            part.run(worker, &visited);
        }
        part.decide_by_what_is_known();
        let come = &mut *all.lock();
        if part.cells.cuts.is_new {
            worker.stop(Leave::Stop(Cut::Stopped));
            come.more.get_or_insert_with(Cuts::default).add(part.events.execution.cells.cuts);
            return;
        }
        come.is_within |= part.is_stopped_within();
        come.left.extend(part.pieces(shares));
        come.tally.merge(part.take_tally());
    });
    let mut come = all.into_inner();
    if let Some(more) = come.more {
        let mut cuts = work.cuts;
        cuts.add_met(more);
        return Ok(Explored::Again(whole(&cuts)));
    }
    if come.is_within {
        return Ok(Explored::Nothing);
    }
    come.left.extend(rest.iter().map(Explorer::rest));
    let found = Checkpoint::new(&work.cuts, &[], &come.tally, Vec::new());
    Ok(Explored::Done { found, left: deal(&work.cuts, come.left, shares) })
}

/// Explores a search from its beginning until it has parts for so many shares, or is done.
fn divide(
    mut cuts: Cuts,
    root: &dyn Fn(&Cuts) -> Result<Explorer, String>,
    shares: usize,
    tick: &Tick<'_>,
) -> Result<Explored, String> {
    loop {
        let mut begin = root(&cuts)?;
        begin.cells.cuts = cuts.clone();
        choose::begin(&mut begin, &cuts);
        let Come { tally, left, more, is_within } = first_parts(begin, shares, tick);
        if let Some(more) = more {
            cuts.add_met(more);
            continue;
        }
        if is_within && left.iter().any(|part| part.spot.place.is_empty()) {
            return Ok(Explored::Nothing);
        }
        let is_stopped = !left.is_empty();
        let searched = Searched { report: tally.report.clone(), is_stopped, checkpoint: None };
        match further(&cuts, &searched) {
            Some(stage) => cuts.stage = stage,
            None => {
                let found = Checkpoint::new(&cuts, &[], &tally, Vec::new());
                return Ok(Explored::Done { found, left: deal(&cuts, left, shares) });
            }
        }
    }
}

/// The largest part is explored up to an execution, and gives its alternatives away, until there
/// are enough.
fn first_parts(root: Explorer, shares: usize, tick: &Tick<'_>) -> Come {
    let all = Mutex::new(Come { tally: root.tally.fresh(), ..Come::default() });
    let ask = || {
        let done = &all.lock().tally.report;
        tick(Progress { executions: done.complete + done.blocked }).map(Leave::Stop)
    };
    pool::run(1, [root], ask, |worker: &Worker<'_, Explorer, Leave>, root: Explorer| {
        let (mut left, mut visits) = (vec![root.rest()], 0);
        let are_enough = |parts: usize, visits: usize| {
            parts >= shares.saturating_mul(PARTS) || parts >= shares && visits >= shares * VISITS
        };
        while !are_enough(left.len(), visits) && !worker.should_stop() {
            visits += 1;
            let largest = (0..left.len()).min_by_key(|at| left[*at].events);
            let Some(part) = largest.map(|at| left.swap_remove(at)) else { break };
            let Some(mut explorer) = root.restored(&part) else {
                tresse_machine::bug!("a way that was just gone is not there")
            };
            while explorer.next_leaf(worker) && explorer.keeps_all() && !worker.should_stop() {}
            explorer.decide_by_what_is_known();
            let come = &mut *all.lock();
            if explorer.cells.cuts.is_new {
                come.more = Some(explorer.events.execution.cells.cuts);
                return;
            }
            if explorer.is_stopped_within() {
                // What was found on its way is found again.
                come.is_within = true;
                left.push(part);
                break;
            }
            left.extend(explorer.pieces(usize::MAX));
            come.tally.merge(explorer.take_tally());
        }
        all.lock().left = left;
    });
    all.into_inner()
}

impl Explorer {
    /// Goes on to the next execution. Returns false if there is none, or no time for it.
    fn next_leaf(&mut self, worker: &Worker<'_, Explorer, Leave>) -> bool {
        if self.machine.ending.is_some() || !self.frames.is_empty() && !self.back(worker) {
            return false;
        }
        worker.tick();
        let is_there = self.descend_to_leaf(worker);
        if is_there {
            self.look_at_leaf();
        }
        is_there && !self.cells.cuts.is_new && !self.frames.is_empty()
    }

    /// Was it stopped in the midst of an execution? That is begun again with what it is a part of,
    /// as a share that leaves itself would have no end.
    fn is_stopped_within(&self) -> bool {
        self.is_within || self.is_interrupted.get()
    }

    /// Is there something left to do, but nothing to give away?
    fn keeps_all(&self) -> bool {
        let left = self.frames.iter().filter(|frame| frame.has_more()).count();
        left == 1 || self.is_probing() && left > 0
    }

    /// What is left to do here, as so many parts at most, the largest ones each for itself.
    fn pieces(&self, most: usize) -> Vec<Part> {
        let has_more = |at: &usize| self.frames[*at].has_more();
        let open: Vec<usize> = (0..self.frames.len()).filter(has_more).collect();
        let most = if self.is_probing() { 1 } else { most };
        let single = most.saturating_sub(1).min(open.len());
        let (alone, together) = open.split_at(single);
        let part = |first: usize, last: usize| Part {
            spot: Spot { place: self.place[..=last].to_vec(), ..self.spot() },
            floor: first,
            within: None,
            events: self.frames[last].len,
            undecided: self.undecided(),
            sections: None,
        };
        let rest = together.first().zip(together.last()).map(|(first, last)| part(*first, *last));
        alone.iter().map(|at| part(*at, *at)).chain(rest).collect()
    }
}
