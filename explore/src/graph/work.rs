//! What a search has done, and has to do.

use super::cells::Cuts;
use super::choose;
use super::search::Explorer;
use super::tally::Tally;
use crate::report::Found;

/// What a search has done, and has to do.
pub(super) struct Work {
    pub cuts: Cuts,
    /// Errors of executions that are there, which searches have found that are over (`sections`).
    pub known: Vec<Found>,
    pub done: Tally,
    pub parts: Vec<Explorer>,
}

impl Work {
    /// All of it, with locations cut so.
    pub(super) fn begin(root: &Explorer, cuts: Cuts) -> Work {
        let mut root = root.clone();
        root.cells.cuts = cuts.clone();
        choose::begin(&mut root, &cuts);
        Work { cuts, known: Vec::new(), done: root.tally.fresh(), parts: vec![root] }
    }
}
