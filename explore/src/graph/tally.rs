//! What a search has found so far.

use crate::report::{Cut, Found, Report};
use crate::schedule::Schedule;
#[cfg(debug_assertions)]
use rustc_hash::FxHashSet;
use tresse_machine::{End, Ending, Machine};
use tresse_memmodels::graph::Graph;

/// A report in the making.
#[derive(Default)]
pub(super) struct Tally {
    pub report: Report,
    /// Every graph that was looked at as a whole: none may come twice.
    #[cfg(debug_assertions)]
    seen: FxHashSet<Vec<u64>>,
}

impl Tally {
    pub(super) fn complete(&mut self) {
        self.report.complete += 1;
    }

    pub(super) fn blocked(&mut self) {
        self.report.blocked += 1;
    }

    pub(super) fn cut(&mut self, cut: Cut) {
        self.report.cut(cut);
    }

    /// Has no execution ended so before?
    pub(super) fn is_new(&self, ending: &Ending) -> bool {
        let is_same = |f: &Found| f.ending.end.code() == ending.end.code() && f.ending.stack == ending.stack;
        !self.report.errors.iter().chain(&self.report.unsupported).any(is_same)
    }

    /// An execution that ended otherwise than by an exit.
    pub(super) fn fail(&mut self, ending: Ending, machine: Machine) {
        match &ending.end {
            End::AssumeFailed => self.report.blocked += 1,
            End::Unsupported(_) => self.report.unsupported.push(Found { ending, machine, schedule: Schedule::default() }),
            end => match Cut::of(end) {
                Some(cut) => self.cut(cut),
                None => self.report.errors.push(Found { ending, machine, schedule: Schedule::default() }),
            },
        }
    }

    /// In debug builds: was this graph met before?
    #[cfg(debug_assertions)]
    pub(super) fn look(&mut self, graph: &Graph) {
        let word = |id: tresse_memmodels::graph::EventId| u64::from(id.thread) << 16 | u64::from(id.index);
        let mut key = Vec::new();
        for line in &graph.lines {
            key.push(u64::MAX);
            for e in &line.events {
                key.push(u64::from(e.cell) << 32 | word(e.rf));
                key.push(u64::from(e.choice));
            }
        }
        for cell in &graph.cells {
            key.push(u64::MAX - 1);
            key.extend(cell.co.iter().map(|w| word(*w)));
        }
        assert!(self.seen.insert(key), "a graph was visited twice");
    }

    /// Nothing in release builds.
    #[cfg(not(debug_assertions))]
    pub(super) fn look(&mut self, _graph: &Graph) {}
}
