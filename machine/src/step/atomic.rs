//! Atomic updates, and atomic accesses in several pieces ([`crate::wide`]): one step, in which all
//! pieces are asked for. LangRef, `atomicrmw`, `cmpxchg`, and `load` and `store` with `atomic`.

use super::arith::clip;
use super::{Cx, Flow, StepResult};
use crate::end::Stop;
use crate::interface::{Answer, At, Handler, Piece, Pointees};
use crate::program::{Op, Reg};
use crate::request::{CmpXchg, Rmw};
use crate::thread::Waiting;
use crate::value::Value;
use smallvec::SmallVec;
use tresse_ir::ast::{IntPred, RmwOp};

/// Where what a piece finds goes, and what it points to.
type Target = (Reg, Pointees);

impl<'a, H: Handler> Cx<'a, H> {
    /// The operations of the access of which this one, the next of the function, is the first.
    pub(super) fn ops_of(&self, first: &Op) -> &'a [Op] {
        let (func, start) = (self.func, self.pc as usize);
        let n = first.pieces().unwrap_or(1) as usize;
        let Some(ops) = func.code.get(start..start + n) else {
            bug!("pieces of an access are missing in `{}`", func.name)
        };
        ops
    }

    /// Asks for what all pieces of an access are about, at once. Mostly there is one.
    #[inline]
    fn together<T>(
        &mut self,
        first: &Op,
        piece: impl Fn(&mut Self, &Op) -> Result<(Target, Piece<T>), Stop>,
        ask: impl FnOnce(&mut Self, &[Target], &[Piece<T>]) -> StepResult,
    ) -> StepResult {
        if let [op] = self.ops_of(first) {
            let (target, piece) = piece(self, op)?;
            return ask(self, &[target], &[piece]);
        }
        let mut targets: SmallVec<[Target; 2]> = SmallVec::new();
        let mut pieces: SmallVec<[Piece<T>; 2]> = SmallVec::new();
        for op in self.ops_of(first) {
            let (target, piece) = piece(self, op)?;
            targets.push(target);
            pieces.push(piece);
        }
        ask(self, &targets, &pieces)
    }

    /// An atomic load in several pieces.
    #[inline(never)]
    pub(super) fn step_load_wide(&mut self, first: &Op) -> StepResult {
        self.together(first, Self::load_of, |cx, targets, pieces| {
            match cx.handler.load_wide(&mut cx.thread.queues, pieces)? {
                Answer::Ready(found) => {
                    for ((piece, value), (dst, pointees)) in pieces.iter().zip(found).zip(targets) {
                        cx.loaded(*dst, &piece.at, value, pointees);
                    }
                    Ok(cx.past(pieces.len()))
                }
                Answer::Pending => Ok(cx.pending_all(targets, 1)),
                Answer::Retry => Ok(Flow::Wait(Waiting::Room, false)),
            }
        })
    }

    fn load_of(&mut self, op: &Op) -> Result<(Target, Piece<()>), Stop> {
        let Op::Load { dst, ptr, offset, total, len, width, align, ordering } = *op else {
            bug!("no load: {op:?}")
        };
        let at = self.at(ptr, offset, total, len, width, align, ordering);
        self.may_read(at.ptr, at.ordering)?;
        Ok(((dst, self.pointees(&at)), Piece { who: self.who(dst), at, op: () }))
    }

    /// An atomic store in several pieces.
    #[inline(never)]
    pub(super) fn step_store_wide(&mut self, first: &Op) -> StepResult {
        self.together(first, Self::store_of, |cx, _, pieces| {
            match cx.handler.store_wide(&mut cx.thread.queues, pieces)? {
                Answer::Ready(()) | Answer::Pending => Ok(cx.past(pieces.len())),
                Answer::Retry => Ok(Flow::Wait(Waiting::Room, false)),
            }
        })
    }

    fn store_of(&mut self, op: &Op) -> Result<(Target, Piece<Value>), Stop> {
        let Op::Store { src, ptr, offset, total, len, width, align, ordering } = *op else {
            bug!("no store: {op:?}")
        };
        let at = self.at(ptr, offset, total, len, width, align, ordering);
        self.may_write(at.ptr, at.ordering)?;
        let (value, dst) = (self.filled(src, &at), Reg::NONE);
        Ok(((dst, Pointees::new()), Piece { who: self.who(dst), at, op: value }))
    }

    /// `atomicrmw`.
    pub(super) fn step_rmw(&mut self, first: &Op) -> StepResult {
        self.together(first, Self::update_of, |cx, targets, pieces| {
            match cx.handler.rmw(&mut cx.thread.queues, pieces)? {
                Answer::Ready(found) => {
                    for ((Piece { at, op, .. }, old), target) in
                        pieces.iter().zip(found).zip(targets)
                    {
                        if op.op != RmwOp::Xchg {
                            cx.note_numbers(&[old, op.operand]);
                        }
                        cx.found(target, at, old);
                    }
                    Ok(cx.past(pieces.len()))
                }
                Answer::Pending => Ok(cx.pending_all(targets, 1)),
                Answer::Retry => Ok(Flow::Wait(Waiting::Room, false)),
            }
        })
    }

    /// `cmpxchg`.
    pub(super) fn step_cmpxchg(&mut self, first: &Op) -> StepResult {
        self.together(first, Self::exchange_of, |cx, targets, pieces| {
            match cx.handler.cmpxchg(&mut cx.thread.queues, pieces)? {
                Answer::Ready((found, is_stored)) => {
                    for ((Piece { at, op, .. }, old), target) in
                        pieces.iter().zip(found).zip(targets)
                    {
                        cx.note_compared(IntPred::Eq, at.width, old, op.expected);
                        cx.found(target, at, old);
                        cx.set(target.0.plus(1), Value::bool(is_stored));
                    }
                    Ok(cx.past(pieces.len()))
                }
                Answer::Pending => Ok(cx.pending_all(targets, 2)),
                Answer::Retry => Ok(Flow::Wait(Waiting::Room, false)),
            }
        })
    }

    fn update_of(&mut self, op: &Op) -> Result<(Target, Piece<Rmw>), Stop> {
        let Op::Rmw { op, scalar, dst, ptr, value, offset, total, align, ordering } = *op else {
            bug!("no update: {op:?}")
        };
        let (offset, total, is_copy) = (u32::from(offset), u32::from(total), false);
        let len = (total - offset).min(8);
        let width = (8 * len).min(scalar.bits());
        let at = At { ptr: self.get(ptr), offset, len, total, align, width, ordering, is_copy };
        let operand = self.as_written(width, self.get(value));
        self.may_read(at.ptr, ordering)?;
        self.may_write(at.ptr, ordering)?;
        let op = Rmw { op, scalar, operand };
        Ok(((dst, self.pointees(&at)), Piece { who: self.who(dst), at, op }))
    }

    fn exchange_of(&mut self, op: &Op) -> Result<(Target, Piece<CmpXchg>), Stop> {
        let Op::CmpXchg {
            dst,
            ptr,
            expected,
            new,
            offset,
            total,
            width,
            align,
            is_weak,
            success,
            failure,
        } = *op
        else {
            bug!("no compare-and-exchange: {op:?}")
        };
        let width = u32::from(width);
        let len = width.div_ceil(8);
        let (offset, total, ordering, is_copy) = (offset.into(), total.into(), success, false);
        let at = At { ptr: self.get(ptr), offset, len, total, align, width, ordering, is_copy };
        let new = self.as_written(width, self.get(new));
        self.may_read(at.ptr, success.max(failure))?;
        self.may_write(at.ptr, success)?;
        let op = CmpXchg { expected: self.get(expected), new, is_weak, failure };
        Ok(((dst, self.pointees(&at)), Piece { who: self.who(dst), at, op }))
    }

    /// An update has found a value.
    fn found(&mut self, (dst, pointees): &Target, at: &At, old: Value) {
        let old = self.as_number(pointees, self.whole(clip(old, at.width)));
        self.set(*dst, old);
    }

    /// What has so many pieces is done; the last one is the operation that ends.
    fn past(&mut self, pieces: usize) -> Flow {
        self.pc += pieces as u32 - 1;
        Flow::Next
    }

    /// The results of all pieces will come, `n` registers for each.
    fn pending_all(&mut self, targets: &[Target], n: u32) -> Flow {
        self.past(targets.len());
        let mut flow = Flow::Next;
        for (dst, pointees) in targets {
            self.expects_number(pointees);
            flow = self.pending(*dst, n);
        }
        flow
    }
}
