//! Where to go, if there is no search but one way ([`super::follow`]).

use crate::path::Path;

/// A path, and how far it was followed.
#[derive(Clone, Debug)]
pub(super) struct Guide {
    pub path: Path,
    pub at: usize,
    /// How many steps the next event takes: one for each part.
    pub width: usize,
    /// Why it can not be followed.
    pub astray: Option<&'static str>,
    /// The end was reached.
    pub is_reached: bool,
}

/// Why a path can not be followed.
pub(super) const NO_WAY: &str = "a write that can not be read from or followed there";

/// Why a path can not be followed.
pub(super) const MORE: &str = "an execution that goes on";
