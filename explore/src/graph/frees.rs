//! Blocks that were freed or retired.

use rustc_hash::FxHashMap;
use tresse_memmodels::graph::EventId;

/// A block that was freed or retired while others could reach it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Freed {
    pub object: u64,
    pub by: EventId,
    /// Hazard pointers may keep it.
    pub is_retired: bool,
}

/// Each block at most once, in the order in which they were freed.
#[derive(Clone, Default, Debug)]
pub(super) struct Frees {
    all: Vec<Freed>,
    /// The places of those from the place `FEW` on. Few are found sooner by going through them.
    places: FxHashMap<u64, usize>,
}

const FEW: usize = 16;

impl Frees {
    pub(super) fn push(&mut self, freed: Freed) {
        if self.all.len() >= FEW {
            self.places.insert(freed.object, self.all.len());
        }
        self.all.push(freed);
    }

    /// Forgets what an event freed, as it is taken away, and all after it are gone.
    pub(super) fn undo(&mut self, event: EventId) {
        while let Some(freed) = self.all.pop_if(|freed| freed.by == event) {
            self.places.remove(&freed.object);
        }
    }

    pub(super) fn retain(&mut self, is_kept: impl FnMut(&Freed) -> bool) {
        self.all.retain(is_kept);
        let late = self.all.iter().enumerate().skip(FEW);
        self.places = late.map(|(at, freed)| (freed.object, at)).collect();
    }

    /// Was this block freed?
    pub(super) fn find(&self, object: u64) -> Option<Freed> {
        let few = self.all.iter().take(FEW).find(|freed| freed.object == object);
        few.or_else(|| self.places.get(&object).map(|at| &self.all[*at])).copied()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Freed> {
        self.all.iter()
    }
}
