//! What an event does with what it reads, and what its thread gets.

use super::event::Done;
use smallvec::SmallVec;
use tresse_machine::end::Stop;
use tresse_machine::handler;
use tresse_machine::request::Rmw;
use tresse_machine::thread::{Effect, MemOp};
use tresse_machine::update::{all_equal, all_updated};
use tresse_machine::value::Value;
use tresse_memmodels::Order;

impl Done {
    /// Nothing is written.
    fn read(order: Order, answer: Value) -> Done {
        Done { answer, flag: None, new: None, state: None, order, is_blocked: false }
    }
}

/// What an operation does with what it reads.
pub(super) fn perform(op: &MemOp, read: Value, choice: u32) -> Result<Done, Stop> {
    let order = op.access.order;
    let plain = Done::read(order, read);
    Ok(match op.effect {
        Effect::Update { op: rmw, scalar, operand } => {
            let new = handler::updated(&Rmw { op: rmw, scalar, operand }, read)?;
            Done { new: Some(new), ..plain }
        }
        Effect::Exchange { expected, new, width, failure, .. } => {
            let is_equal = choice == 0 && handler::equal(read, expected, width)?;
            let order = if is_equal { order } else { failure };
            Done { new: is_equal.then_some(new), flag: Some(is_equal), order, ..plain }
        }
        Effect::Read | Effect::Write(_) | Effect::Fence => plain,
    })
}

/// The same of an access of several pieces, each of which reads one of these. A
/// compare-and-exchange writes all of them or none, and what an update writes in one depends on the
/// others.
pub(super) fn perform_all(
    is_big_endian: bool,
    ops: &[MemOp],
    reads: &[Value],
    choice: u32,
) -> Result<AllDone, Stop> {
    let each = || ops.iter().zip(reads);
    match (ops, ops[0].effect) {
        ([_, _, ..], Effect::Exchange { .. }) => {
            let fails = choice != 0 || !finds_all(ops, reads)?;
            each().map(|(op, read)| perform(op, *read, u32::from(fails))).collect()
        }
        ([_, _, ..], Effect::Update { .. }) => {
            let updates = each().filter_map(|(op, read)| Some((rmw(op)?, *read)));
            let new = all_updated(is_big_endian, updates)?;
            let done = |((op, read), new): ((&MemOp, &Value), Value)| Done {
                new: Some(new),
                ..Done::read(op.access.order, *read)
            };
            Ok(each().zip(new).map(done).collect())
        }
        _ => each().map(|(op, read)| perform(op, *read, choice)).collect(),
    }
}

fn rmw(op: &MemOp) -> Option<Rmw> {
    match op.effect {
        Effect::Update { op, scalar, operand } => Some(Rmw { op, scalar, operand }),
        _ => None,
    }
}

/// Does a compare-and-exchange find in all of its pieces what it expects?
pub(super) fn finds_all(ops: &[MemOp], reads: &[Value]) -> Result<bool, Stop> {
    all_equal(ops.iter().zip(reads).filter_map(|(op, read)| match op.effect {
        Effect::Exchange { expected, width, .. } => Some((*read, expected, width)),
        _ => None,
    }))
}

/// What the pieces of an access do.
pub(super) type AllDone = SmallVec<[Done; 1]>;
