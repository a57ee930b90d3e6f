//! What is seen of the first executions of a search (`choose`).

use rustc_hash::FxHashSet;

/// What was seen of the first executions.
#[derive(Clone, Default, Debug)]
pub(super) struct Probe {
    pub leaves: u64,
    /// All of theirs.
    pub events: u64,
    /// Those that were added, and how many of the last one are there in the next one as well.
    pub added: u64,
    pub kept: usize,
    /// Their classes by reads-from, by number (`choose`).
    pub classes: FxHashSet<u64>,
    /// Executions whose others were looked at, and their shares of classes.
    pub seen: u64,
    pub shares: u64,
}
