//! Plans: how one run chooses, drawn from a seed and from what was learned before.

use super::knowledge::Knowledge;
use super::{SHORT, Strategy};
use crate::draw::Draw;
use std::sync::Arc;
use tresse_machine::program::SiteId;

/// How one run chooses.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub dice: Draw,
    pub base: Base,
    /// In how many of sixteen cases a thread takes any of its ways, not the first one: reads of old
    /// writes, exchanges that fail, operations that overtake others.
    pub stray: usize,
    /// A run whose first choices are taken again, and how many.
    pub prefix: Option<(Arc<[u32]>, usize)>,
    /// A meeting to bring about.
    pub aim: Option<(SiteId, SiteId)>,
}

/// How a lane is chosen (a lane is a thread, or its store buffer).
#[derive(Clone, Debug)]
pub(super) enum Base {
    /// By chance; in so many of sixteen cases the last one goes on, if it can.
    Walk { stays: usize },
    /// By priority. At each of these transitions, in order, the lane that would go becomes the last
    /// one (PCT: Burckhardt, Kothari, Musuvathi, Nagarakatte, ASPLOS 2010).
    Priorities { changes: Vec<u64> },
}

/// Bugs of up to so many ordering constraints are looked for by priorities.
const DEPTH: usize = 5;

impl Plan {
    /// The plan of a run. `length`: transitions of the longest run so far.
    pub(super) fn draw(strategy: Strategy, mut dice: Draw, known: &Knowledge, length: u64) -> Plan {
        let is_by_priorities = match strategy {
            Strategy::Walk => false,
            Strategy::Pct => true,
            Strategy::Learn => dice.chance(1, 2),
        };
        let base = match is_by_priorities {
            true => priorities(&mut dice, length),
            false => Base::Walk { stays: stays(strategy, &mut dice) },
        };
        let stray = match strategy {
            Strategy::Walk => 16,
            Strategy::Pct | Strategy::Learn => dice.pick(&[0, 1, 4, 16]),
        };
        let (mut prefix, mut aim) = (None, None);
        if strategy == Strategy::Learn {
            match dice.below(4) {
                0 => prefix = known.prefix(&mut dice),
                1 => aim = known.aim(&mut dice),
                _ => {}
            }
        }
        Plan { dice, base, stray, prefix, aim }
    }

    /// The same run again.
    pub(super) fn again(choices: &[u32]) -> Plan {
        let base = Base::Walk { stays: 0 };
        let prefix = Some((Arc::from(choices), choices.len()));
        Plan { dice: Draw::new(&[]), base, stray: 0, prefix, aim: None }
    }
}

fn stays(strategy: Strategy, dice: &mut Draw) -> usize {
    match strategy {
        Strategy::Walk | Strategy::Pct => 0,
        Strategy::Learn => dice.pick(&[0, 8, 14, 15]),
    }
}

fn priorities(dice: &mut Draw, length: u64) -> Base {
    let count = dice.below(DEPTH);
    let length = length.max(SHORT) as usize;
    let mut changes: Vec<u64> = (0..count).map(|_| dice.below(length) as u64).collect();
    changes.sort_unstable();
    Base::Priorities { changes }
}
