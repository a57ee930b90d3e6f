//! Atomic accesses in several pieces ([`crate::wide`]): one step, in which all are asked for.

use super::{Cx, Flow, StepResult};
use crate::end::Stop;
use crate::interface::{Answer, At, Handler, Piece, Pointees};
use crate::program::{Op, Reg};
use crate::request::{CmpXchg, Rmw};
use crate::thread::Waiting;
use crate::value::Value;
use smallvec::SmallVec;
use tresse_memmodels::Kind;

impl<H: Handler> Cx<'_, H> {
    /// The operation is the first piece of an atomic access; the others follow it.
    #[inline(never)]
    pub(super) fn step_wide(&mut self, first: &Op) -> StepResult {
        let (func, start) = (self.func, self.pc as usize);
        let n = first.pieces().unwrap_or(1);
        let Some(ops) = func.code.get(start..start + n as usize) else {
            bug!("pieces of an access are missing in `{}`", func.name)
        };
        let (at, kind) = self.whole_access(first);
        let who = self.who(Reg::NONE);
        if self.handler.begin_wide(&mut self.thread.queues, who, &at, kind)? == Answer::Retry {
            return Ok(Flow::Wait(Waiting::Room, false));
        }
        let is_pending = match first {
            Op::CmpXchg { .. } => self.exchange_all(ops)?,
            Op::Rmw { .. } => self.update_all(ops)?,
            _ => {
                let mut is_pending = false;
                for op in ops {
                    is_pending |= self.piece(op)?;
                }
                is_pending
            }
        };
        self.pc += n - 1;
        Ok(if is_pending { Flow::Wait(Waiting::ReadBack, true) } else { Flow::Next })
    }

    /// The whole access of which this is the first piece.
    fn whole_access(&self, first: &Op) -> (At, Kind) {
        let (kind, ptr, total, align, ordering) = match *first {
            Op::Load { ptr, total, align, ordering, .. } => {
                (Kind::Read, ptr, total, align, ordering)
            }
            Op::Store { ptr, total, align, ordering, .. } => {
                (Kind::Write, ptr, total, align, ordering)
            }
            Op::Rmw { ptr, total, align, ordering, .. } => {
                (Kind::Update, ptr, total.into(), align, ordering)
            }
            Op::CmpXchg { ptr, total, align, success, .. } => {
                (Kind::Update, ptr, total.into(), align, success)
            }
            ref other => bug!("no atomic access: {other:?}"),
        };
        let (ptr, width) = (self.get(ptr), 8 * total);
        (At { ptr, offset: 0, len: total, total, align, width, ordering, is_copy: false }, kind)
    }

    /// Loads or stores one piece. Is its result to come?
    fn piece(&mut self, op: &Op) -> Result<bool, Stop> {
        let flow = match *op {
            Op::Load { dst, ptr, offset, total, len, width, align, ordering } => {
                let at = self.at(ptr, offset, total, len, width, align, ordering);
                self.step_load(dst, at)?
            }
            Op::Store { src, ptr, offset, total, len, width, align, ordering } => {
                let at = self.at(ptr, offset, total, len, width, align, ordering);
                self.step_store(src, at)?
            }
            ref other => bug!("no load or store: {other:?}"),
        };
        match flow {
            Flow::Next => Ok(false),
            Flow::Wait(Waiting::ReadBack, true) => Ok(true),
            _ => bug!("a piece of an access has no room"),
        }
    }

    /// A read-modify-write. Is its result to come?
    fn update_all(&mut self, ops: &[Op]) -> Result<bool, Stop> {
        let mut pieces: SmallVec<[Piece<Rmw>; 2]> = SmallVec::new();
        let mut found: Found = SmallVec::new();
        for op in ops {
            let (dst, at, op) = self.update(op);
            self.may_read(at.ptr, at.ordering)?;
            self.may_write(at.ptr, at.ordering)?;
            found.push((dst, self.pointees(&at)));
            pieces.push(Piece { who: self.who(dst), at, op });
        }
        match self.handler.rmw_wide(&mut self.thread.queues, &pieces)? {
            Answer::Ready(old) => {
                for ((piece, old), (dst, pointees)) in pieces.iter().zip(old).zip(&found) {
                    self.updated(*dst, piece.at.width, old, piece.op, pointees);
                }
                Ok(false)
            }
            Answer::Pending => Ok(self.expect_all(&found)),
            Answer::Retry => bug!("a piece of an access has no room"),
        }
    }

    /// A compare-and-exchange. Is its result to come?
    fn exchange_all(&mut self, ops: &[Op]) -> Result<bool, Stop> {
        let mut pieces: SmallVec<[Piece<CmpXchg>; 2]> = SmallVec::new();
        let mut found: Found = SmallVec::new();
        for op in ops {
            let (dst, at, op) = self.exchange(op);
            self.may_read(at.ptr, at.ordering.max(op.failure))?;
            self.may_write(at.ptr, at.ordering)?;
            found.push((dst, self.pointees(&at)));
            pieces.push(Piece { who: self.who(dst), at, op });
        }
        match self.handler.cmpxchg_wide(&mut self.thread.queues, &pieces)? {
            Answer::Ready((old, is_stored)) => {
                for ((piece, old), (dst, pointees)) in pieces.iter().zip(old).zip(&found) {
                    self.exchanged(*dst, piece.at.width, old, piece.op.expected, pointees);
                    self.set(dst.plus(1), Value::bool(is_stored));
                }
                Ok(false)
            }
            Answer::Pending => Ok(self.expect_all(&found)),
            Answer::Retry => bug!("a piece of an access has no room"),
        }
    }

    /// What all pieces have found will come.
    fn expect_all(&mut self, found: &Found) -> bool {
        found.iter().for_each(|(_, pointees)| self.expects_number(pointees));
        true
    }
}

/// Where what each piece finds goes, and what it points to.
type Found = SmallVec<[(Reg, Pointees); 2]>;
