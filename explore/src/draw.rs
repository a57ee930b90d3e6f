//! Random choices from numbers, the same everywhere.

use tresse_machine::memory::addresses::splitmix;

/// A stream of choices.
#[derive(Clone, Debug)]
pub(crate) struct Draw(u64);

impl Draw {
    /// The stream of these numbers.
    pub(crate) fn new(seeds: &[u64]) -> Draw {
        Draw(seeds.iter().fold(0, |state, seed| splitmix(state ^ splitmix(*seed))))
    }

    /// A number below `n`; 0 if `n` is 0.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = splitmix(self.0);
        (((self.0 >> 32) * n as u64) >> 32) as usize
    }

    /// True `times` in `of`.
    pub(crate) fn chance(&mut self, times: usize, of: usize) -> bool {
        self.below(of) < times
    }

    /// One of these. There must be one.
    pub(crate) fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}
