//! What a search has found so far.

use crate::outcome::Outcome;
use crate::report::{Block, Cut, Found, Reached, Report};
use crate::witness::Witness;

#[cfg(debug_assertions)]
use parking_lot::Mutex;
use rustc_hash::FxHashMap;
#[cfg(debug_assertions)]
use rustc_hash::FxHashSet;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
#[cfg(debug_assertions)]
use std::sync::Arc;
use tresse_machine::memory::cache::Arena;
use tresse_machine::program::{Program, SiteId};
use tresse_machine::thread::Tid;
use tresse_machine::{End, Ending};
use tresse_memmodels::graph::Graph;

/// A report in the making: that of one worker, or of all.
#[derive(Clone, Default)]
pub(super) struct Tally {
    pub report: Report,
    /// Beside `report.errors` and `report.unsupported`: where in the search each was found.
    pub spots: [Vec<Spot>; 2],
    /// Beside `report.outcomes`: where in the search the smallest graph was, the first of these.
    pub firsts: BTreeMap<Outcome, Place>,
    /// Races that are no errors, by their places, each at its first place in the search.
    pub races: BTreeMap<(SiteId, SiteId), (Spot, Found)>,
    /// Outcomes that are not counted in the report yet.
    pub known: Known,
    /// Beside `report.first_match`.
    pub match_place: Place,
    /// Of each error the smallest graph is kept, and the first of these.
    keeps_smallest: bool,
    /// Every graph that was looked at as a whole: none may come twice.
    #[cfg(debug_assertions)]
    seen: Arc<Mutex<FxHashSet<Vec<u64>>>>,
}

/// Final states as numbers, and the outcomes that they are.
#[derive(Clone, Default)]
pub(super) struct Known {
    /// The global variables as they were when there was one thread; the entries are about these.
    pub globals: Option<triomphe::Arc<Arena>>,
    /// How often each was reached since it was last added to the report, and how many events the
    /// smallest graph has.
    pub counts: FxHashMap<Vec<u64>, (Outcome, u64, usize)>,
    /// How many numbers these are, at most.
    pub numbers: usize,
    /// The one that is looked up.
    pub key: Vec<u64>,
}

impl Known {
    /// Gives what was counted.
    fn drain(&mut self) -> impl Iterator<Item = (Outcome, u64)> + '_ {
        self.numbers = 0;
        self.counts.drain().map(|(_, (outcome, times, _))| (outcome, times))
    }
}

/// A place in the search: how many alternatives were begun at each open event.
pub(super) type Place = Vec<u32>;

/// A place in the search with what it takes to go there again.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
pub(super) struct Spot {
    pub place: Place,
    /// Who reserved the number of each thread, from thread 1 on.
    pub creators: Vec<u32>,
    /// Small graphs are wanted, and it is not known that the way to this one leads there. Any other
    /// is smaller.
    pub is_unsure: bool,
}

/// No search counts so far; sums of such numbers do not overflow.
pub(super) const MAX_COUNT: u64 = 1 << 60;

/// What n threads that are the same stand for grows as n! does: larger numbers than a checkpoint
/// may have are no longer told.
pub(super) fn sum(a: u64, b: u64) -> u64 {
    a.saturating_add(b).min(MAX_COUNT - 1)
}

impl Tally {
    /// Counts a complete execution, which stands for so many.
    pub(super) fn complete(&mut self, told_apart: u64) {
        self.report.complete += 1;
        self.report.told_apart = sum(self.report.told_apart, told_apart);
    }

    pub(super) fn blocked(&mut self, why: Block, at: &Ending, program: &Program) {
        self.report.block(why, at.thread, &at.stack, program);
    }

    /// Counts an execution that satisfies the pattern. Is it the first?
    pub(super) fn count_match(&mut self) -> bool {
        self.report.matched += 1;
        self.report.first_match.is_none()
    }

    /// The first execution that satisfies the pattern.
    pub(super) fn enter_match(&mut self, witness: Witness, place: Place) {
        (self.report.first_match, self.match_place) = (Some(witness), place);
    }

    /// Counts an outcome so many times, in a graph of so many events. Is one known that is no
    /// larger?
    pub(super) fn count_outcome(&mut self, outcome: &Outcome, times: u64, events: usize) -> bool {
        let Some(known) = self.report.outcomes.get_mut(outcome) else { return false };
        known.count = sum(known.count, times);
        known.witness.events() <= events
    }

    /// Enters into the report what was counted beside it.
    pub(super) fn flush(&mut self) {
        for (outcome, times) in self.known.drain() {
            let entry = self.report.outcomes.entry(outcome);
            entry.and_modify(|known| known.count = sum(known.count, times));
        }
    }

    /// The smallest execution with an outcome, so far. Without one before it counts so often.
    pub(super) fn enter_outcome(
        &mut self,
        outcome: Outcome,
        times: u64,
        witness: Witness,
        place: &Place,
    ) {
        self.firsts.insert(outcome.clone(), place.clone());
        match self.report.outcomes.get_mut(&outcome) {
            Some(known) => known.witness = witness,
            None => {
                self.report.outcomes.insert(outcome, Reached { count: times, witness });
            }
        }
    }

    pub(super) fn cut(&mut self, cut: Cut) {
        self.report.cut(cut);
    }

    /// A thread meets a bound at a place of the program.
    pub(super) fn cut_at(&mut self, cut: Cut, thread: Tid, site: SiteId) {
        self.cut(cut);
        self.report.bounded.insert((cut, thread, site));
    }

    /// Was no race of these two places found earlier in the search?
    pub(super) fn is_new_race(&self, sites: (SiteId, SiteId), place: &Place) -> bool {
        self.races.get(&sites).is_none_or(|(known, _)| *place < known.place)
    }

    /// An empty one. `smallest`: of each error the smallest graph is kept.
    pub(super) fn keeping(smallest: bool) -> Tally {
        Tally { keeps_smallest: smallest, ..Tally::default() }
    }

    /// An empty one for another part of the same search.
    pub(super) fn fresh(&self) -> Tally {
        Tally {
            keeps_smallest: self.keeps_smallest,
            #[cfg(debug_assertions)]
            seen: self.seen.clone(),
            ..Tally::default()
        }
    }

    /// The same, of who goes once more where others have been.
    pub(super) fn once_more(self) -> Tally {
        Tally {
            #[cfg(debug_assertions)]
            seen: Arc::default(),
            ..self
        }
    }

    /// Has no execution of this part ended so before?
    pub(super) fn is_new(&self, ending: &Ending) -> bool {
        !self
            .report
            .errors
            .iter()
            .chain(&self.report.unsupported)
            .any(|f| is_same(&f.ending, ending))
    }

    /// The graph of the same error, if smaller ones are to be kept instead: how many events it has.
    pub(super) fn known_size(&self, ending: &Ending) -> Option<usize> {
        let mut errors = self.report.errors.iter().zip(&self.spots[0]);
        let known = errors.find(|(found, _)| is_same(&found.ending, ending));
        known.filter(|_| self.keeps_smallest).map(|(found, spot)| size(found, spot))
    }

    /// A smaller graph of an error that is known.
    pub(super) fn replace(&mut self, found: Found, spot: Spot) {
        let errors = &mut self.report.errors;
        if let Some(known) = errors.iter().position(|f| is_same(&f.ending, &found.ending)) {
            errors.remove(known);
            self.spots[0].remove(known);
        }
        self.fail(found, spot);
    }

    /// An execution that ended otherwise than by an exit, at a place in the search.
    pub(super) fn fail(&mut self, found: Found, spot: Spot) {
        match &found.ending.end {
            End::AssumeFailed => {
                let program = found.machine.setup.program.clone();
                self.blocked(Block::Assumption, &found.ending, &program);
            }
            End::Unsupported(_) => {
                self.report.unsupported.push(found);
                self.spots[1].push(spot);
            }
            end => match Cut::of(end) {
                Some(cut) => self.cut(cut),
                None => {
                    self.report.errors.push(found);
                    self.spots[0].push(spot);
                }
            },
        }
    }

    /// Adds what was found in parts that were put together before. What was found at one place
    /// stays in its order there: it is turned around where a part is added.
    pub(super) fn merge_merged(&mut self, mut other: Tally) {
        other.report.errors.reverse();
        other.report.unsupported.reverse();
        other.spots.iter_mut().for_each(|spots| spots.reverse());
        self.merge(other);
    }

    /// Adds what another part has found.
    pub(super) fn merge(&mut self, mut other: Tally) {
        other.flush();
        for (sites, (spot, found)) in other.races {
            if self.is_new_race(sites, &spot.place) {
                self.races.insert(sites, (spot, found));
            }
        }
        let (ours, theirs) = (&mut self.report, other.report);
        if let Some(peaks) = &theirs.peaks {
            ours.peaks.get_or_insert_default().merge(peaks);
        }
        ours.complete += theirs.complete;
        ours.told_apart = sum(ours.told_apart, theirs.told_apart);
        ours.blocked += theirs.blocked;
        for (why, n) in theirs.blocked_by {
            *ours.blocked_by.entry(why).or_default() += n;
        }
        for (at, n) in theirs.blocked_at {
            *ours.blocked_at.entry(at).or_default() += n;
        }
        ours.matched += theirs.matched;
        if theirs.first_match.is_some()
            && (ours.first_match.is_none() || other.match_place < self.match_place)
        {
            (ours.first_match, self.match_place) = (theirs.first_match, other.match_place);
        }
        ours.bounded.extend(theirs.bounded);
        for cut in theirs.cuts {
            ours.cut(cut);
        }
        for ((outcome, reached), (_, place)) in theirs.outcomes.into_iter().zip(other.firsts) {
            let Some(known) = ours.outcomes.get_mut(&outcome) else {
                self.firsts.insert(outcome.clone(), place);
                ours.outcomes.insert(outcome, reached);
                continue;
            };
            known.count = sum(known.count, reached.count);
            // The smallest has the word, and of these the first in the order of the search.
            let Some(first) = self.firsts.get_mut(&outcome) else { continue };
            if (reached.witness.events(), &place) < (known.witness.events(), first) {
                (*first, known.witness) = (place, reached.witness);
            }
        }
        let [errors, unsupported] = other.spots;
        let is_by_size = self.keeps_smallest;
        merge_found(&mut ours.errors, &mut self.spots[0], theirs.errors, errors, is_by_size);
        let (ours, spots) = (&mut ours.unsupported, &mut self.spots[1]);
        merge_found(ours, spots, theirs.unsupported, unsupported, false);
    }

    /// In debug builds: was this graph met before?
    #[cfg(debug_assertions)]
    pub(super) fn look(&self, graph: &Graph, has_order: &dyn Fn(u32) -> bool) {
        let word =
            |id: tresse_memmodels::graph::EventId| u64::from(id.thread) << 16 | u64::from(id.index);
        let mut key = Vec::new();
        for line in &graph.lines {
            key.push(u64::MAX);
            for e in &line.events {
                key.push(u64::from(e.cell) << 32 | word(e.rf));
                key.push(u64::from(e.choice));
            }
        }
        for (_, cell) in graph.cells.iter().enumerate().filter(|(n, _)| has_order(*n as u32)) {
            key.push(u64::MAX - 1);
            key.extend(cell.co.iter().map(|w| word(*w)));
        }
        assert!(self.seen.lock().insert(key), "a graph was visited twice");
    }

    /// Nothing in release builds.
    #[cfg(not(debug_assertions))]
    pub(super) fn look(&self, _graph: &Graph, _has_order: &dyn Fn(u32) -> bool) {}
}

/// The size of a graph with an error.
fn size(found: &Found, spot: &Spot) -> usize {
    if spot.is_unsure { usize::MAX } else { found.witness.events() }
}

pub(super) fn is_same(a: &Ending, b: &Ending) -> bool {
    a.end.code() == b.end.code() && a.stack == b.stack
}

/// Adds findings to others, which stay in the order of the search; of two that are the same the
/// first stays, or, by size, the smaller one.
fn merge_found(
    ours: &mut Vec<Found>,
    spots: &mut Vec<Spot>,
    theirs: Vec<Found>,
    their_spots: Vec<Spot>,
    is_by_size: bool,
) {
    let size = |found: &Found, spot: &Spot| if is_by_size { size(found, spot) } else { 0 };
    for (found, spot) in theirs.into_iter().zip(their_spots) {
        if let Some(known) = ours.iter().position(|f| is_same(&f.ending, &found.ending)) {
            let (one, other) = (size(&ours[known], &spots[known]), size(&found, &spot));
            if (one, &spots[known].place) <= (other, &spot.place) {
                continue;
            }
            ours.remove(known);
            spots.remove(known);
        }
        let at = spots.partition_point(|s| s.place < spot.place);
        ours.insert(at, found);
        spots.insert(at, spot);
    }
}
