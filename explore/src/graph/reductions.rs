//! All reductions, in the order in which they are asked.

use super::awaits::Awaits;
use super::commute::Commuting;
use super::detours::Detours;
use super::equivalence::ByReadsFrom;
use super::give_way::GiveWay;
use super::keepers::Keepers;
use super::lock_rounds::LockRounds;
use super::poll::Rounds;
use super::rivals::Rivals;
use super::spin::Spins;
use super::stale::Stale;
use super::symmetry::Symmetry;
use super::undefined::PlainReads;
use super::unroll::Unrolled;

/// All of them.
pub(super) type All = (
    (Unrolled, (Symmetry, (Commuting, ByReadsFrom))),
    (
        Awaits,
        (
            GiveWay,
            (Detours, (Stale, (LockRounds, (Keepers, (Rivals, (Spins, (Rounds, PlainReads))))))),
        ),
    ),
);
