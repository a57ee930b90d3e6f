//! What an event does with what it reads, and what its thread gets.

use super::event::Done;
use smallvec::SmallVec;
use tresse_machine::end::Stop;
use tresse_machine::thread::{Effect, MemOp};
use tresse_machine::update::{self, Performed};
use tresse_machine::value::Value;

/// What an operation does with what it reads.
pub(super) fn perform(op: &MemOp, read: Value, choice: u32) -> Result<Done, Stop> {
    let done = if let Effect::Write(_) = op.effect {
        // It is written already.
        Performed { new: None, is_stored: None }
    } else {
        update::perform(&op.effect, read, choice != 0)?
    };
    Ok(to_done(op, read, done))
}

/// The same of an access of several pieces, each of which reads one of these.
pub(super) fn perform_all(
    is_big_endian: bool,
    ops: &[MemOp],
    reads: &[Value],
    choice: u32,
) -> Result<AllDone, Stop> {
    let each = ops.iter().zip(reads);
    let effects = each.clone().map(|(op, read)| (op.effect, *read));
    let done = update::perform_all(is_big_endian, effects, choice != 0)?;
    Ok(each.zip(done).map(|((op, read), done)| to_done(op, *read, done)).collect())
}

fn to_done(op: &MemOp, read: Value, done: Performed) -> Done {
    let order = match (op.effect, done.is_stored) {
        (Effect::Exchange { failure, .. }, Some(false)) => failure,
        _ => op.access.order,
    };
    let (flag, new) = (done.is_stored, done.new);
    Done { answer: read, flag, new, state: None, order, is_blocked: false }
}

/// Does a compare-and-exchange find in all of its pieces what it expects?
pub(super) fn finds_all(ops: &[MemOp], reads: &[Value]) -> Result<bool, Stop> {
    update::finds(ops.iter().zip(reads).map(|(op, read)| (op.effect, *read)))
}

/// What the pieces of an access do.
pub(super) type AllDone = SmallVec<[Done; 1]>;
