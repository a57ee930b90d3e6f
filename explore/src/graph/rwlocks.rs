//! Read-write locks: what comes before what (POSIX `pthread_rwlock_*`).
//!
//! The state of a lock is the list of those that hold it, so that the calls of two readers follow
//! one another there as those of others do. That orders them in the list and nowhere else: a reader
//! comes after the last writer, and a writer after that and all readers since (C++,
//! [thread.sharedmutex.requirements]). What a model says of updates would order readers as well.

use super::state::Execution;
use tresse_machine::sync::{Kind, Op, State};
use tresse_memmodels::Order;
use tresse_memmodels::graph::EventId;

/// What a call on a read-write lock synchronises with. Returns whether the event is one that does.
/// A try that fails reads the lock's state, and what that orders is what the model says of reads:
/// where all causes happen before, who holds the lock did.
pub(super) fn synchronise_rwlock(execution: &mut Execution, id: EventId) -> bool {
    let has_effect = execution.graph.event(id).order != Order::Rlx;
    let Some(call) = execution.call_of(id).filter(|c| has_effect && c.kind() == Kind::RwLock)
    else {
        return false;
    };
    let is_reader = match call.op {
        Op::ReadLock(_) => true,
        Op::WriteLock(_) | Op::Destroy(_) => false,
        _ => return true,
    };
    let mut at = execution.graph.event(id).rf;
    while at.is_event() {
        let before = execution.graph.event(at).rf;
        let by_writer = is_written(execution, before);
        match execution.call_of(at).map(|call| call.op) {
            Some(Op::RwUnlock) if !is_reader || by_writer => execution.graph.synchronise(id, at),
            Some(_) => {}
            // The lock was initialised here.
            None => break,
        }
        if by_writer {
            break;
        }
        at = before;
    }
    true
}

/// Does a writer hold the lock in the state that an event has left?
fn is_written(execution: &Execution, event: EventId) -> bool {
    let state = if event.is_event() { execution.info(event).state.as_deref() } else { None };
    matches!(state, Some(State::RwLock(lock)) if lock.is_written())
}

/// Has a program read-write locks? Those who hold one for reading do not order each other, which a
/// model for which happens-before is all causes would say: it is kept apart then.
pub fn has_readers(program: &tresse_machine::Program) -> bool {
    program.rows.iter().any(|row| row.name.contains("_rwlock_"))
}
