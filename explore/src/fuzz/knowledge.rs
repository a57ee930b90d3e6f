//! What all runs together have learned.

use super::meetings::{Meeting, Seen};
use crate::draw::Draw;
use crate::schedule::Schedule;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use tresse_machine::memory::Shape;
use tresse_machine::program::SiteId;

/// A run that was the first with some meeting.
#[derive(Clone, Debug)]
struct Entry {
    choices: Arc<[u32]>,
    /// Choices before its first new meeting.
    until: usize,
}

/// Runs with more choices than this are not kept.
const LONGEST: usize = 100_000;
/// So many runs are the latest ones.
const LATEST: usize = 16;
/// Of so many pairs that are drawn the one that was tried least often is taken.
const DRAWS: usize = 3;

/// Meetings that were seen, runs that had a new one, and pairs that have not met yet.
#[derive(Default)]
pub(super) struct Knowledge {
    met: FxHashMap<Meeting, u64>,
    /// Ordered pairs that may meet, how often they have, or were aimed at.
    pairs: Vec<((SiteId, SiteId), u64)>,
    at: FxHashMap<(SiteId, SiteId), usize>,
    entries: Vec<Entry>,
    /// Objects that are to be shared from their birth on.
    pub leaks: Vec<Shape>,
    /// Transitions of the longest run that came to an end.
    pub longest: u64,
}

impl Knowledge {
    /// How many meetings were seen.
    pub(super) fn meetings(&self) -> usize {
        self.met.len()
    }

    /// Takes in what a run has seen. Whether it was new.
    pub(super) fn learn(&mut self, seen: &Seen, schedule: &Schedule) -> bool {
        // In an order that is the same each time.
        let mut pairs: Vec<_> = seen.pairs.iter().copied().collect();
        pairs.sort_unstable();
        for pair in pairs {
            self.pair(pair);
        }
        let mut met: Vec<_> = seen.met.iter().collect();
        met.sort_unstable();
        let mut until = None;
        for (meeting, choices) in met {
            let hits = self.met.entry(*meeting).or_default();
            *hits += 1;
            if *hits == 1 {
                until = Some(until.map_or(*choices, |until: usize| until.min(*choices)));
            }
            let pair = self.pair((meeting.first, meeting.then));
            self.pairs[pair].1 += 1;
        }
        for shape in &schedule.leaks {
            if !self.leaks.contains(shape) {
                self.leaks.push(*shape);
            }
        }
        if let Some(until) = until
            && schedule.choices.len() <= LONGEST
        {
            let choices = Arc::from(&schedule.choices[..]);
            self.entries.push(Entry { choices, until });
        }
        until.is_some()
    }

    fn pair(&mut self, pair: (SiteId, SiteId)) -> usize {
        *self.at.entry(pair).or_insert_with(|| {
            self.pairs.push((pair, 0));
            self.pairs.len() - 1
        })
    }

    /// A pair to bring together: rather one that was not often seen, or aimed at.
    pub(super) fn aim(&self, dice: &mut Draw) -> Option<(SiteId, SiteId)> {
        let n = self.pairs.len();
        let draws = (0..DRAWS).filter(|_| n > 0).map(|_| &self.pairs[dice.below(n)]);
        draws.min_by_key(|(_, tried)| *tried).map(|(pair, _)| *pair)
    }

    /// A run is about to aim at a pair.
    pub(super) fn note_aim(&mut self, aim: Option<(SiteId, SiteId)>) {
        if let Some(at) = aim.and_then(|pair| self.at.get(&pair)) {
            self.pairs[*at].1 += 1;
        }
    }

    /// A run to begin again, and how far: somewhere before what was new in it, or shortly after.
    pub(super) fn prefix(&self, dice: &mut Draw) -> Option<(Arc<[u32]>, usize)> {
        let n = self.entries.len();
        // Half of the time one of the latest.
        let of = if dice.chance(1, 2) { n.min(LATEST) } else { n };
        let entry = self.entries.get(n.checked_sub(1 + dice.below(of.max(1)))?)?;
        let kept = match dice.below(3) {
            0 => dice.below(entry.until.max(1)),
            1 => entry.until,
            _ => dice.below(entry.choices.len().max(1)),
        };
        Some((entry.choices.clone(), kept.min(entry.choices.len())))
    }
}
