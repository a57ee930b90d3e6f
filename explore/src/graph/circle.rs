//! Threads that go round for ever by themselves: they read nothing that others can write, so no
//! event tells. After many operations without one a thread is looked at every now and then, and if
//! it ever is as it was at an earlier look it makes a circle. One earlier state is kept, and
//! replaced after twice as many looks each time, so that it is on the circle at last and stays for
//! a whole one (Brent, *An improved Monte Carlo factorization algorithm*, BIT 1980).
//!
//! Looks come in rows, one at each operation, with a stretch of operations between the rows: short
//! circles are found in one row, and long ones after some rounds, as the rows fall on other parts
//! of each.

use super::moments::is_same;
use super::state::{Before, Execution, Mark};
use std::sync::Arc;
use tresse_machine::thread::Thread;

/// Operations without an event after which a thread is looked at.
const PATIENCE: u64 = 20_000;

/// Looks in a row.
const ROW: u64 = 64;

/// Operations between two rows.
const STRETCH: u64 = 500;

/// For how many operations a thread may run on; `None` if it goes round for ever.
#[inline]
pub(super) fn stretch(execution: &mut Execution, thread: usize) -> Option<u64> {
    let since =
        execution.tracks[thread].last().map_or(0, |info| info.before.checkpoint.thread.steps);
    let idle = execution.machine.threads[thread].steps - since;
    if idle < PATIENCE {
        return Some(PATIENCE);
    }
    let next = match execution.locals[thread].mark.take() {
        Some(mark) if is_at(execution, thread, &mark.before) => return None,
        Some(mark) if mark.looks < mark.limit => {
            Mark { looks: mark.looks + 1, before: mark.before.clone(), limit: mark.limit }
        }
        mark => Mark {
            before: Arc::new(execution.before(thread)),
            looks: 0,
            limit: mark.map_or(1, |m| 2 * m.limit),
        },
    };
    let is_last = next.looks.is_multiple_of(ROW);
    execution.locals[thread].mark = Some(Arc::new(next));
    Some(if is_last { STRETCH } else { 1 })
}

/// Is a thread where it was before?
fn is_at(execution: &Execution, thread: usize, before: &Before) -> bool {
    let pc = |thread: &Thread| thread.continuation.last().map(|f| (f.func, f.pc));
    pc(&before.checkpoint.thread) == pc(&execution.machine.threads[thread])
        && is_same(execution, before, &execution.before(thread))
}
