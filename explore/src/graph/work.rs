//! What a search has done, and has to do.

use super::cells::Cuts;
use super::choose;
use super::search::Explorer;
use super::tally::Tally;

/// What a search has done, and has to do.
pub(super) struct Work {
    pub cuts: Cuts,
    pub done: Tally,
    pub parts: Vec<Explorer>,
}

impl Work {
    /// All of it, with locations cut so.
    pub(super) fn begin(root: &Explorer, cuts: Cuts) -> Work {
        let mut root = root.clone();
        root.cells.cuts = cuts.clone();
        choose::begin(&mut root, &cuts);
        Work { cuts, done: root.tally.fresh(), parts: vec![root] }
    }
}
