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
