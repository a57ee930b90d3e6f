//! All reductions, in the order in which they are asked.

use super::commute::Commuting;
use super::equivalence::ByReadsFrom;
use super::poll::Rounds;
use super::spin::Spins;
use super::symmetry::Symmetry;
use super::undefined::PlainReads;
use super::unroll::Unrolled;

/// All of them.
pub(super) type All =
    (Unrolled, (Symmetry, (Commuting, (ByReadsFrom, (Spins, (Rounds, PlainReads))))));
