//! Atomic accesses: updates, and what is done in several pieces ([`crate::wide`]). The pieces of
//! one take effect at once, and together, or all become operations.

use super::Literal;
use crate::config::{Dispatch, StoreBuffer};
use crate::end::{End, Stop};
use crate::interface::{Answer, At, Piece, Reply};
use crate::memory::Mode;
use crate::memory::cache::Spot;
use crate::memory::mode::Driver;
use crate::thread::{Effect, Queues};
use crate::update::{Values, perform, perform_all};
use crate::value::Value;
use smallvec::{SmallVec, smallvec};
use tresse_memmodels::Kind;

/// How many bytes the pieces have together.
fn len<T>(pieces: &[Piece<T>]) -> u64 {
    pieces.iter().map(|piece| u64::from(piece.at.len)).sum()
}

/// Where a piece is, of an access that begins here.
fn place(first: Spot, at: &At) -> Spot {
    Spot { offset: first.offset + u64::from(at.offset), ..first }
}

impl Literal<'_> {
    /// A load in several pieces.
    pub(super) fn load_pieces(
        &mut self,
        queues: &mut Queues,
        pieces: &[Piece<()>],
    ) -> Reply<Values> {
        let (Piece { who, at, .. }, len) = (pieces[0], len(pieces));
        let found = self.cache.check(&at.ptr, 0, len, at.align, false);
        if (found.is_err() || self.cache.mode.keeps_objects())
            && self.cache.is_undefined(&at.ptr, 0, len, who.thread)
        {
            return Ok(Answer::Ready(pieces.iter().map(|p| Value::undef(p.at.width)).collect()));
        }
        let spot = found?;
        if self.is_direct(spot, queues) {
            self.is_silent(at.ptr.prov, at.ordering)?;
            return Ok(Answer::Ready(self.values_at(pieces, spot)));
        }
        if self.has_no_room(queues, pieces)? {
            return Ok(Answer::Retry);
        }
        for Piece { who, at, .. } in pieces {
            let spot = place(spot, at);
            let ticket = self.enqueue(queues, *who, *at, spot, Kind::Read, Effect::Read);
            self.expect(queues, *who, *at, spot, ticket, None);
        }
        Ok(Answer::Pending)
    }

    /// A store in several pieces.
    pub(super) fn store_pieces(
        &mut self,
        queues: &mut Queues,
        pieces: &[Piece<Value>],
    ) -> Reply<()> {
        let Piece { who, at, .. } = pieces[0];
        let spot = self.cache.check(&at.ptr, 0, len(pieces), at.align, true)?;
        if self.is_direct(spot, queues) {
            if self.drains(queues, who, at.ptr.prov, Kind::Write, at.ordering)? == Answer::Retry {
                return Ok(Answer::Retry);
            }
            for Piece { at, op: value, .. } in pieces {
                let spot = place(spot, at);
                self.publish(queues, value, spot);
                self.write(queues, spot, at.len, *value);
            }
            return Ok(Answer::Ready(()));
        }
        if self.has_no_room(queues, pieces)? {
            return Ok(Answer::Retry);
        }
        for Piece { who, at, op: value } in pieces {
            let spot = place(spot, at);
            self.publish(queues, value, spot);
            self.enqueue(queues, *who, *at, spot, Kind::Write, Effect::Write(*value));
        }
        Ok(Answer::Ready(()))
    }

    /// A read-modify-write or a compare-and-exchange: what it has found, and whether it has stored.
    #[inline]
    pub(super) fn update_with<T>(
        &mut self,
        queues: &mut Queues,
        pieces: &[Piece<T>],
        effect: impl Fn(&Piece<T>) -> Effect,
    ) -> Reply<(Values, Option<bool>)> {
        let to_effect =
            |piece: &Piece<T>| Piece { op: effect(piece), who: piece.who, at: piece.at };
        match pieces {
            [piece] => self.update_pieces(queues, &[to_effect(piece)]),
            _ => {
                let pieces: SmallVec<[_; 2]> = pieces.iter().map(to_effect).collect();
                self.update_pieces(queues, &pieces)
            }
        }
    }

    fn update_pieces(
        &mut self,
        queues: &mut Queues,
        pieces: &[Piece<Effect>],
    ) -> Reply<(Values, Option<bool>)> {
        let Piece { who, at, op: effect } = pieces[0];
        let spot = self.cache.check(&at.ptr, 0, len(pieces), at.align, true)?;
        for piece in pieces {
            if let Effect::Update { operand: new, .. } | Effect::Exchange { new, .. } = &piece.op {
                self.publish(queues, new, spot);
            }
        }
        let is_weak = matches!(effect, Effect::Exchange { is_weak: true, .. });
        if self.is_direct(spot, queues) && (!is_weak || self.cache.mode.is_driven()) {
            if is_weak {
                return Err(self.fails_for_no_reason(at.ptr.prov, spot));
            }
            if self.drains(queues, who, at.ptr.prov, Kind::Update, at.ordering)? == Answer::Retry {
                return Ok(Answer::Retry);
            }
            return self.update_at_once(queues, pieces, spot).map(Answer::Ready);
        }
        if self.has_no_room(queues, pieces)? {
            return Ok(Answer::Retry);
        }
        let flag = matches!(effect, Effect::Exchange { .. }).then_some(false);
        for Piece { who, at, op: effect } in pieces {
            let spot = place(spot, at);
            let ticket = self.enqueue(queues, *who, *at, spot, Kind::Update, *effect);
            self.expect(queues, *who, *at, spot, ticket, flag);
        }
        Ok(Answer::Pending)
    }

    fn update_at_once(
        &mut self,
        queues: &Queues,
        pieces: &[Piece<Effect>],
        spot: Spot,
    ) -> Result<(Values, Option<bool>), Stop> {
        if let [Piece { at, op, .. }] = pieces {
            let found = self.cache.peek(spot, at.len);
            let done = perform(op, found, false)?;
            if let Some(new) = done.new {
                self.write(queues, spot, at.len, new);
            }
            return Ok((smallvec![found], done.is_stored));
        }
        let found = self.values_at(pieces, spot);
        let effects = pieces.iter().zip(&found).map(|(piece, value)| (piece.op, *value));
        let done = perform_all(self.cache.is_big_endian(), effects, false)?;
        for (Piece { at, .. }, done) in pieces.iter().zip(&done) {
            if let Some(new) = done.new {
                self.write(queues, place(spot, at), at.len, new);
            }
        }
        Ok((found, done[0].is_stored))
    }

    /// What memory holds there.
    fn values_at<T>(&self, pieces: &[Piece<T>], spot: Spot) -> Values {
        let value = |Piece { at, .. }: &Piece<T>| self.cache.peek(place(spot, at), at.len);
        pieces.iter().map(value).collect()
    }

    /// Is there no room for operations of all pieces?
    ///
    /// # Errors
    /// The machine does not have such accesses to what others can see.
    fn has_no_room<T>(&mut self, queues: &Queues, pieces: &[Piece<T>]) -> Result<bool, Stop> {
        if pieces.len() > 1 {
            self.check_wide()?;
        }
        Ok(self.is_full(queues, pieces.len() as u32))
    }

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
}
