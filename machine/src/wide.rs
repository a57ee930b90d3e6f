//! Atomic accesses that are wider than a value, of 128 bits and more: several operations of eight
//! bytes each, with one key, that stand in `to_commit` in a row and take effect as one. An engine
//! that drives the threads takes them for one access to several locations.
//!
//! LangRef, "Atomic Memory Ordering Constraints", does not bound the size of an atomic access; what
//! the hardware does not have is done by a library so that nobody can tell (LLVM, "Atomic
//! Instructions and Concurrency Guide").

use crate::commit::equal;
use crate::end::Stop;
use crate::ops;
use crate::request::Rmw;
use crate::thread::{MemOp, Queues};
use crate::value::Value;
use smallvec::{SmallVec, smallvec};
use std::ops::Range;

/// Bytes of a piece.
const PIECE: u64 = 8;

/// The operations of the access to which one of a queue belongs: itself, if that is all.
pub fn pieces(queue: &[MemOp], index: usize) -> Range<usize> {
    let Some(op) = queue.get(index).filter(|op| op.is_piece()) else { return index..index + 1 };
    let before = (op.access.offset - op.whole.offset) / PIECE;
    let all = u64::from(op.whole.len).div_ceil(PIECE);
    let first = index - before as usize;
    first..(first + all as usize).min(queue.len())
}

impl MemOp {
    /// Is it a piece that comes with one before it?
    pub(crate) fn is_later_piece(&self) -> bool {
        self.is_piece() && self.access.offset > self.whole.offset
    }
}

impl Queues {
    /// The same of `to_commit`.
    pub(crate) fn pieces(&self, index: usize) -> Range<usize> {
        pieces(&self.to_commit, index)
    }
}

/// Does a compare-and-exchange find what it expects in all its pieces? LangRef compares the whole:
/// a difference in one piece settles it, whatever is undefined in another one.
///
/// # Errors
/// That depends on undefined bits, or on poison, which makes all of a value poison.
pub fn all_equal(pieces: impl Iterator<Item = (Value, Value, u32)> + Clone) -> Result<bool, Stop> {
    let is_poison =
        |(old, expected, _): &(Value, Value, u32)| old.is_poison() || expected.is_poison();
    if let Some((old, expected, width)) = pieces.clone().find(is_poison) {
        return equal(old, expected, width);
    }
    let mut unknown = None;
    for (old, expected, width) in pieces {
        match equal(old, expected, width) {
            Ok(true) => {}
            Ok(false) => return Ok(false),
            Err(stop) => unknown = unknown.or(Some(stop)),
        }
    }
    unknown.map_or(Ok(true), Err)
}

/// What the pieces of a read-modify-write store, from what each has found, by their addresses. Each
/// has the type of the whole.
///
/// # Errors
/// What is wrong with the operation.
pub fn all_updated(
    is_big_endian: bool,
    pieces: impl Iterator<Item = (Rmw, Value)> + Clone,
) -> Result<SmallVec<[Value; 2]>, Stop> {
    let Some((Rmw { op, scalar, .. }, _)) = pieces.clone().next() else {
        return Ok(SmallVec::new());
    };
    let mut old: SmallVec<[Value; 2]> = pieces.clone().map(|(_, old)| old).collect();
    let mut operand: SmallVec<[Value; 2]> = pieces.map(|(rmw, _)| rmw.operand).collect();
    let mut new: SmallVec<[Value; 2]> = smallvec![Value::ZERO; old.len()];
    // Slots begin with the least significant one.
    if is_big_endian {
        old.reverse();
        operand.reverse();
    }
    ops::rmw(op, scalar, &old, &operand, &mut new)?;
    if is_big_endian {
        new.reverse();
    }
    Ok(new)
}
