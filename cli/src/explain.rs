//! `tresse explain`: what a code means.

use crate::args::ExplainArgs;
use crate::failure::Failure;

/// Tells about a code.
pub(crate) fn explain(_args: &ExplainArgs) -> Result<u8, Failure> {
    Ok(0)
}
