//! Why workers leave their parts of a search.

use crate::report::Cut;

/// Why workers leave their parts of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leave {
    /// The search is to stop.
    Stop(Cut),
    /// A checkpoint is to be kept. Then they go on.
    Keep,
}

impl Leave {
    /// May nobody come to the end of an execution first? There is no memory for that.
    pub(super) fn is_at_once(self) -> bool {
        matches!(self, Leave::Stop(Cut::Resident | Cut::Host))
    }
}
