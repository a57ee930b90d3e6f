//! Moments of a thread: where it stands, and whether it is the same twice.

use super::state::{Before, Execution};
use tresse_machine::same::{Code, is_same_local};
use tresse_machine::thread::{MemOp, Waiting};

/// The operation that a thread is to perform next, if it has no other. Writes and fences that it
/// did not have to wait for may stand before it: they are events already.
pub(super) fn operation(at: &Before) -> Option<&MemOp> {
    match pending(at) {
        [op] => Some(op),
        _ => None,
    }
}

/// Are two moments of a thread one, up to what it has done before?
pub(super) fn is_one(execution: &Execution, a: &Before, b: &Before) -> bool {
    let key = |op: &MemOp| (op.site, op.access, op.effect, op.size);
    let (x, y) = (pending(a), pending(b));
    let is_there =
        !x.is_empty() || matches!(a.checkpoint.thread.waiting, Some(Waiting::Request(..)));
    is_there && x.iter().map(key).eq(y.iter().map(key)) && is_same(execution, a, b)
}

/// The operations that a thread has come to, and that are no events yet.
pub(super) fn pending(at: &Before) -> &[MemOp] {
    at.checkpoint.thread.queues.to_commit.get(at.local.next as usize..).unwrap_or_default()
}

/// Is a thread in the same state at two moments of its life?
pub(super) fn is_same(execution: &Execution, a: &Before, b: &Before) -> bool {
    let (x, y) = (&a.local, &b.local);
    let globals = a.alone.as_ref().zip(b.alone.as_ref());
    a.alone.is_some() == b.alone.is_some()
        && (x.children, x.clock) == (y.children, y.clock)
        && x.protects().eq(y.protects())
        && is_same_local(
            Code { program: &execution.setup.program, live: &execution.live },
            &a.checkpoint,
            &b.checkpoint,
            globals,
        )
}

/// Does a thread stand at the same place of the program, with the same calls under way?
pub(super) fn is_at(a: &Before, b: &Before) -> bool {
    let (x, y) = (&a.checkpoint.thread.continuation, &b.checkpoint.thread.continuation);
    x.len() == y.len() && x.iter().zip(y).all(|(f, g)| (f.func, f.pc) == (g.func, g.pc))
}
