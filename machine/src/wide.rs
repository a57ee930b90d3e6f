//! Atomic accesses that are wider than a value, of 128 bits and more: several operations of eight
//! bytes each, with one key, that stand in `to_commit` in a row and take effect as one. An engine
//! that drives the threads takes them for one access to several locations.
//!
//! LangRef, "Atomic Memory Ordering Constraints", does not bound the size of an atomic access; what
//! the hardware does not have is done by a library so that nobody can tell (LLVM, "Atomic
//! Instructions and Concurrency Guide").

use crate::thread::{MemOp, Queues};
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
