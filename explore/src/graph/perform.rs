//! What an event does with what it reads, and what its thread gets.

use super::event::Done;
use tresse_machine::end::Stop;
use tresse_machine::handler;
use tresse_machine::request::Rmw;
use tresse_machine::thread::{Effect, MemOp};
use tresse_machine::value::Value;

/// What an operation does with what it reads.
pub(super) fn perform(op: &MemOp, read: Value, choice: u32) -> Result<Done, Stop> {
    let order = op.access.order;
    let plain = Done { answer: read, flag: None, new: None, state: None, order, is_blocked: false };
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
