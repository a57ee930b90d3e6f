//! How much memory threads have needed in graphs ([`crate::peaks`]).

use super::events::Events;
use super::state::Execution;
use super::symmetry;
use super::tally::Tally;
use crate::peaks::{Peak, Peaks};
use tresse_machine::memory::cache::arena_of;
use tresse_machine::thread::Tid;
use tresse_machine::value::Prov;

impl Events {
    /// No event can be added to the graph: what its threads have needed. Of graphs that a text
    /// judges nothing is known, as it may forbid what was rehearsed.
    pub(super) fn note_peaks(&mut self) {
        if self.judge.is_some() {
            return;
        }
        let mut peaks = std::mem::take(&mut self.tally.report.peaks).unwrap_or_default();
        self.execution.add_peaks(&mut peaks);
        self.tally.report.peaks = Some(peaks);
    }

    /// What was found so far, to be put together with what others have found.
    pub(super) fn take_tally(&mut self) -> Tally {
        let fresh = self.tally.fresh();
        let mut tally = std::mem::replace(&mut self.tally, fresh);
        let rehearsed = std::mem::take(&mut self.execution.rehearsed);
        if self.judge.is_none() && rehearsed != Peaks::default() {
            tally.report.peaks.get_or_insert_default().merge(&rehearsed);
        }
        tally
    }
}

impl Execution {
    /// There is an execution in which a thread, or one that is the same, needs this before it is
    /// where it stands.
    pub(super) fn note_rehearsed(&mut self, thread: usize, peak: Peak) {
        if !self.has_twins {
            return self.rehearsed.note(thread as Tid, peak);
        }
        for thread in symmetry::class(self, thread) {
            self.rehearsed.note(thread as Tid, peak);
        }
    }

    fn add_peaks(&self, peaks: &mut Peaks) {
        let threads = || (0..self.locals.len()).filter(|t| self.is_begun(*t));
        let peak = |thread: usize| Peak::of(&self.machine.threads[thread]);
        for thread in threads() {
            peaks.note(thread as Tid, peak(thread));
        }
        // Each of them can be each.
        for first in threads().filter(|t| self.has_twins && symmetry::is_first(self, *t)) {
            let class = symmetry::class(self, first);
            let most = class.iter().fold(Peak::default(), |most, t| most.or(peak(*t)));
            class.iter().for_each(|t| peaks.note(*t as Tid, most));
        }
        let is_of_other = |f: &super::frees::Freed| {
            let owner = Prov::from_word(f.object).arena();
            f.is_retired || owner != arena_of(Tid::from(f.by.thread))
        };
        peaks.frees_of_others |= self.frees.iter().any(is_of_other);
    }
}
