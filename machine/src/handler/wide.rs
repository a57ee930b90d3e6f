//! Atomic accesses in several pieces ([`crate::wide`]).

use super::Literal;
use crate::config::{Dispatch, StoreBuffer};
use crate::end::{End, Stop};
use crate::interface::{Answer, At, Piece, Reply, Who};
use crate::memory::Mode;
use crate::memory::cache::Spot;
use crate::memory::mode::Driver;
use crate::request::{CmpXchg, Rmw};
use crate::thread::{Effect, Queues, order};
use crate::update::{all_equal, all_updated};
use crate::value::Value;
use smallvec::SmallVec;
use tresse_memmodels::Kind;

/// A value for each piece.
pub(super) type Values = SmallVec<[Value; 2]>;

/// What the pieces of an exchange have found, and whether they have stored.
pub(super) type Found = (Values, bool);

impl Literal<'_> {
    /// Is all that is asked for next there, and is there room for it?
    pub(super) fn begin_wide_access(
        &mut self,
        queues: &mut Queues,
        who: Who,
        at: &At,
        kind: Kind,
    ) -> Reply<()> {
        let len = at.total.into();
        let found = self.cache.check(&at.ptr, 0, len, at.align, kind.writes());
        if kind == Kind::Read
            && (found.is_err() || self.cache.mode.keeps_objects())
            && self.cache.is_undefined(&at.ptr, 0, len, who.thread)
        {
            // Each piece is.
            return Ok(Answer::Ready(()));
        }
        let spot = found?;
        if self.is_direct(spot, queues) {
            return Ok(Answer::Ready(()));
        }
        self.check_wide()?;
        let is_full = self.is_full(queues, at.total.div_ceil(8) * 8);
        Ok(if is_full { Answer::Retry } else { Answer::Ready(()) })
    }

    /// Does the machine have such accesses to what others can see?
    fn check_wide(&self) -> Result<(), Stop> {
        let what = match &self.cache.mode {
            Mode::Views(_) => "by a machine of views",
            Mode::Bytes => "with granularity: Byte",
            Mode::Driven(Driver::Apart) => "with --engine candidates",
            _ if self.config.store_buffer != StoreBuffer::Unbounded => {
                "with a store buffer of a size"
            }
            _ if self.config.dispatch != Dispatch::InOrder => "with dispatch: OutOfOrder",
            Mode::Queues | Mode::Driven(Driver::InTurn) => return Ok(()),
        };
        Err(End::unsupported(format!("an atomic access of more than 64 bits {what}")))
    }

    /// Where the pieces are.
    fn spots<T>(&self, pieces: &[Piece<T>]) -> Result<SmallVec<[Spot; 2]>, Stop> {
        let spot = |Piece { at, .. }: &Piece<T>| {
            self.cache.check(&at.ptr, at.offset.into(), at.len.into(), at.align, true)
        };
        pieces.iter().map(spot).collect()
    }

    /// What memory holds there.
    fn values_at<T>(&self, pieces: &[Piece<T>], spots: &[Spot]) -> Values {
        pieces.iter().zip(spots).map(|(p, spot)| self.cache.peek(*spot, p.at.len)).collect()
    }

    /// A read-modify-write in several pieces.
    pub(super) fn update_pieces(
        &mut self,
        queues: &mut Queues,
        pieces: &[Piece<Rmw>],
    ) -> Reply<Values> {
        let spots = self.spots(pieces)?;
        for (piece, spot) in pieces.iter().zip(&spots) {
            self.publish(queues, &piece.op.operand, *spot);
        }
        let Piece { who, at, .. } = pieces[0];
        if self.is_direct(spots[0], queues) {
            if self.drains(queues, who, at.ptr.prov, Kind::Update, at.ordering)? == Answer::Retry {
                return Ok(Answer::Retry);
            }
            let old = self.values_at(pieces, &spots);
            let is_big = self.cache.is_big_endian();
            let new = all_updated(is_big, pieces.iter().map(|p| p.op).zip(old.iter().copied()))?;
            for ((piece, spot), new) in pieces.iter().zip(&spots).zip(new) {
                self.write(queues, *spot, piece.at.len, new);
            }
            return Ok(Answer::Ready(old));
        }
        for (Piece { who, at, op }, spot) in pieces.iter().zip(&spots) {
            let effect = Effect::Update { op: op.op, scalar: op.scalar, operand: op.operand };
            let ticket = self.enqueue(queues, *who, *at, *spot, Kind::Update, effect);
            self.expect(queues, *who, *at, *spot, ticket, None);
        }
        Ok(Answer::Pending)
    }

    /// A compare-and-exchange in several pieces.
    pub(super) fn exchange_pieces(
        &mut self,
        queues: &mut Queues,
        pieces: &[Piece<CmpXchg>],
    ) -> Reply<Found> {
        let spots = self.spots(pieces)?;
        for (piece, spot) in pieces.iter().zip(&spots) {
            self.publish(queues, &piece.op.new, *spot);
        }
        let Piece { who, at, op } = pieces[0];
        let is_weak = op.is_weak && self.config.spurious_cas_failure;
        if self.is_direct(spots[0], queues) && (!is_weak || self.cache.mode.is_driven()) {
            if is_weak {
                return Err(self.fails_for_no_reason(at.ptr.prov, spots[0]));
            }
            if self.drains(queues, who, at.ptr.prov, Kind::Update, at.ordering)? == Answer::Retry {
                return Ok(Answer::Retry);
            }
            let old = self.values_at(pieces, &spots);
            let compared = pieces.iter().zip(&old).map(|(p, o)| (*o, p.op.expected, p.at.width));
            let is_equal = all_equal(compared)?;
            for (piece, spot) in pieces.iter().zip(&spots).filter(|_| is_equal) {
                self.write(queues, *spot, piece.at.len, piece.op.new);
            }
            return Ok(Answer::Ready((old, is_equal)));
        }
        for (Piece { who, at, op }, spot) in pieces.iter().zip(&spots) {
            let effect = Effect::Exchange {
                expected: op.expected,
                new: op.new,
                is_weak,
                width: at.width,
                failure: order(op.failure),
                is_overwritten: false,
            };
            let ticket = self.enqueue(queues, *who, *at, *spot, Kind::Update, effect);
            self.expect(queues, *who, *at, *spot, ticket, Some(false));
        }
        Ok(Answer::Pending)
    }
}
