//! Threads that have stopped for good.
//!
//! A thread is blocked after a read: an assumption fails, or a loop that waits is about to go round
//! again. Only if the read reads something else may it go on. If it was added when there was a
//! newer write already, it was not added maximally, and no revisit takes it away (TruSt's
//! `IsMaximallyAdded`): the read is the thread's last event, so it causes nothing, and whoever
//! takes away what causes it takes it away as well. All graphs below this one have it, and nobody
//! reports one of them as an execution (`leaf`). So the search goes back at once, as GenMC does.
//!
//! *Nothing is lost with them.* What other threads do wrong in such a graph they do without the
//! read, too. Take it away; that is a graph of the model, and one with the read after everything
//! else, reading the newest write. The search visits it, as it is not left out: of its threads that
//! are blocked none stands after an older write than it could have read. A race between the read
//! and an event that comes later is one with the read of the newest write that there was, as well:
//! the later event is no cause of that write. For this the read has to be the last event: one after
//! it might not be there with another value.

use super::equivalence;
use super::event::What;
use super::reduction::Reduction;
use super::spin::keeps_value;
use super::state::{Block, Execution, State};
use tresse_memmodels::graph::{EventId, Role};

/// Threads that have stopped for good.
pub(super) struct Stale;

impl Reduction for Stale {
    #[inline]
    fn is_vain(execution: &Execution, thread: usize) -> bool {
        match execution.locals[thread].state {
            State::Blocked(Block::Assume) => has_read_older(execution, thread, 0, false),
            // A loop waits for ever where all that is newer keeps the value: that is to be found.
            State::Blocked(Block::Spin(start)) => {
                has_read_older(execution, thread, start.index, true)
            }
            _ => false,
        }
    }
}

/// Is the last event of a thread, and none before `least`, a read that was added when there was a
/// newer write, which does more than keep the value if that `counts`?
fn has_read_older(execution: &Execution, thread: usize, least: u32, counts: bool) -> bool {
    if !execution.options.skip_detours
        || execution.guide.is_some()
        || execution.has_undefined()
        || equivalence::is_by_rf(execution)
    {
        return false;
    }
    let Some(id) = last_access(execution, thread).filter(|id| id.index >= least) else {
        return false;
    };
    let event = execution.graph.event(id);
    let is_read = event.role == Role::Read
        && execution.info(id).what == What::Op
        && !execution.graph.is_wide(id);
    is_read && {
        let place = execution.graph.place(event.cell, event.rf);
        execution.graph.cells[event.cell as usize].co[place..].iter().any(|newer| {
            let other = execution.graph.event(*newer);
            let is_same = counts && other.role == Role::Update && keeps_value(execution, *newer);
            other.stamp < event.stamp && !is_same
        })
    }
}

/// The last event of a thread, fences aside.
fn last_access(execution: &Execution, thread: usize) -> Option<EventId> {
    let events = &execution.graph.lines[thread].events;
    let at = events.iter().rposition(|event| event.role != Role::Fence)?;
    Some(EventId::new(thread, at))
}
