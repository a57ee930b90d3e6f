//! What a reduction is asked, at each event that a thread adds.
//!
//! A reduction leaves out executions of which nobody can tell that they are missing, or stops
//! threads that do nothing new. Each has a file of its own, which says why that is right, and
//! answers the questions that concern it; `reductions` has all of them.

use super::event::{Way, Ways};
use super::state::{Block, Execution};
use crate::report::Cut;
use tresse_machine::request::Request;
use tresse_machine::thread::MemOp;
use tresse_machine::value::{Prov, Value};
use tresse_memmodels::graph::EventId;

/// What a thread is about to do.
#[derive(Clone, Copy)]
pub(super) enum Next<'a> {
    /// The next operation of its `to_commit`.
    Access(&'a MemOp),
    /// What it waits with.
    Request(&'a Request),
}

/// Where a thread stands at a read that it has just come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stand {
    /// It goes on.
    Goes,
    /// It is blocked.
    Blocked(Block),
    /// Others go first: it comes here again.
    Waits,
    /// It has met a bound.
    Bound(Cut),
}

/// A reduction of the search.
pub(super) trait Reduction {
    /// Is a thread to stop before its next step, by a bound of this one?
    fn bound(_: &mut Execution, _thread: usize, _: Next<'_>) -> Option<Cut> {
        None
    }

    /// A thread takes a step. What this one rests on may be over by that: then the search begins
    /// again without it.
    fn look(_: &mut Execution, _thread: usize, _: Next<'_>) {}

    /// An object is about to be freed or retired by a thread, or has died with its function. What
    /// this one rests on may be over by that, as in [`Reduction::look`].
    fn ends(_: &mut Execution, _thread: usize, _object: Prov) {}

    /// An access has just become an event. Does that go with this reduction? If not this search is
    /// over, as in [`Reduction::look`].
    fn goes_with(_: &mut Execution, _: EventId, _: &MemOp) -> bool {
        true
    }

    /// A read is its thread's last event, and has not read yet.
    fn at_read(_: &mut Execution, _: EventId, _: &MemOp) -> Stand {
        Stand::Goes
    }

    /// A thread has stopped after this event, or at it, for this reason.
    fn at_block(_: &mut Execution, _: EventId, _: Block) {}

    /// Leaves out ways of a read that lead nowhere. Its thread stands right before it.
    fn choose(_: &mut Execution, _: EventId, _: &mut Ways) {}

    /// A read is about to read a value, and may go on to write.
    fn meets(_: &mut Execution, _: EventId, _: Value) {}

    /// A read is about to read a value, and to write nothing. Is its thread to stop after it?
    fn stops(_: &mut Execution, _: EventId, _: Value) -> Option<Block> {
        None
    }

    /// A thread has taken a step. Is there nothing to be found in this graph and in any below it?
    fn is_vain(_: &Execution, _thread: usize) -> bool {
        false
    }

    /// May an event take a way, or is the execution one that counts as another?
    fn permits(_: &Execution, _: EventId, _: Way) -> bool {
        true
    }

    /// May an event be revisited?
    fn is_open(_: &Execution, _: EventId) -> bool {
        true
    }
}

/// Two are one: the first has the first word.
impl<A: Reduction, B: Reduction> Reduction for (A, B) {
    fn bound(execution: &mut Execution, thread: usize, next: Next<'_>) -> Option<Cut> {
        A::bound(execution, thread, next).or_else(|| B::bound(execution, thread, next))
    }

    fn look(execution: &mut Execution, thread: usize, next: Next<'_>) {
        A::look(execution, thread, next);
        B::look(execution, thread, next);
    }

    fn ends(execution: &mut Execution, thread: usize, object: Prov) {
        A::ends(execution, thread, object);
        B::ends(execution, thread, object);
    }

    fn goes_with(execution: &mut Execution, id: EventId, op: &MemOp) -> bool {
        A::goes_with(execution, id, op) && B::goes_with(execution, id, op)
    }

    fn at_read(execution: &mut Execution, id: EventId, op: &MemOp) -> Stand {
        match A::at_read(execution, id, op) {
            Stand::Goes => B::at_read(execution, id, op),
            stand => stand,
        }
    }

    fn at_block(execution: &mut Execution, id: EventId, why: Block) {
        A::at_block(execution, id, why);
        B::at_block(execution, id, why);
    }

    fn choose(execution: &mut Execution, id: EventId, ways: &mut Ways) {
        A::choose(execution, id, ways);
        B::choose(execution, id, ways);
    }

    fn meets(execution: &mut Execution, id: EventId, value: Value) {
        A::meets(execution, id, value);
        B::meets(execution, id, value);
    }

    fn stops(execution: &mut Execution, id: EventId, value: Value) -> Option<Block> {
        let why = A::stops(execution, id, value);
        let other = B::stops(execution, id, value);
        why.or(other)
    }

    fn is_vain(execution: &Execution, thread: usize) -> bool {
        A::is_vain(execution, thread) || B::is_vain(execution, thread)
    }

    fn permits(execution: &Execution, id: EventId, way: Way) -> bool {
        A::permits(execution, id, way) && B::permits(execution, id, way)
    }

    fn is_open(execution: &Execution, read: EventId) -> bool {
        A::is_open(execution, read) && B::is_open(execution, read)
    }
}
