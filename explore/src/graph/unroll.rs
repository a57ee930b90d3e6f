//! The bound on loops, `--unroll`: a thread comes to one place as often as that, and no further.
//!
//! A loop has no name in the machine. In a loop of the function that runs, a thread comes to an
//! event again in the same call; in a loop of one of its callers, in another call that was made
//! from the same place of the same call.

use super::reduction::{Next, Reduction};
use super::state::Execution;
use crate::report::Cut;
use std::mem::{Discriminant, discriminant};
use tresse_machine::program::SiteId;
use tresse_machine::request::Request;
use tresse_machine::sync::Op;
use tresse_machine::thread::{Frame, Thread, Waiting};
use tresse_memmodels::graph::EventId;

/// The bound on loops.
pub(super) struct Unrolled;

impl Reduction for Unrolled {
    #[inline]
    fn bound(execution: &mut Execution, thread: usize, next: Next<'_>) -> Option<Cut> {
        let site = match next {
            Next::Access(op) => op.site,
            // Threads come to an end of themselves: there is a bound on their number.
            Next::Request(
                Request::NewThread
                | Request::Spawn { .. }
                | Request::Join { .. }
                | Request::Detach { .. }
                | Request::ThreadExit { .. },
            ) => return None,
            Next::Request(_) => execution.here(thread).0,
        };
        is_unrolled(execution, thread, site).then_some(Cut::Unroll)
    }
}

/// Has a thread gone round a loop as often as it may, if its next event is at `site`?
fn is_unrolled(execution: &Execution, thread: usize, site: SiteId) -> bool {
    execution.options.unroll.is_some_and(|bound| has_come(execution, thread, site, bound))
}

/// Has a thread gone round a loop so often, if its next event is at `site`?
pub(super) fn has_come(execution: &Execution, thread: usize, site: SiteId, bound: u32) -> bool {
    let now = &execution.machine.threads[thread];
    let stage_now = stage(now);
    let mut visits: Vec<&[Frame]> = Vec::new();
    for (index, info) in execution.tracks[thread].iter().enumerate() {
        let then = &info.before.checkpoint.thread;
        let is_whole = execution.graph.event(EventId::new(thread, index)).part == 0;
        if info.site == site && is_whole && stage(then) == stage_now {
            visits.push(&then.continuation);
        }
    }
    let now = &now.continuation[..];
    (1..=now.len()).any(|depth| rounds(&visits, &now[..depth], now.get(depth)) >= bound as usize)
}

/// What a thread's request is, and how far it has come: some are several events at one place.
fn stage(thread: &Thread) -> Option<(Discriminant<Request>, Option<Discriminant<Op>>)> {
    match &thread.waiting {
        Some(Waiting::Request(request, ..)) => Some(match &**request {
            Request::Call(call) => (discriminant(&**request), Some(discriminant(&call.op))),
            other => (discriminant(other), None),
        }),
        _ => None,
    }
}

/// How often the loops of the last of these calls have come round: visits in that call itself or,
/// if it has called another function from where it is, earlier calls from there that led to a
/// visit.
fn rounds(visits: &[&[Frame]], calls: &[Frame], callee: Option<&Frame>) -> usize {
    let is_same = |f: Option<&Frame>, g: &Frame| f.is_some_and(|f| f.serial == g.serial);
    let depth = calls.len();
    let Some(caller) = calls.last() else { return 0 };
    let inside = visits.iter().filter(|v| is_same(v.get(depth - 1), caller));
    let Some(callee) = callee else { return inside.filter(|v| v.len() == depth).count() };
    let from_here = inside.filter(|v| v[depth - 1].pc == caller.pc).filter_map(|v| v.get(depth));
    let mut serials: Vec<u64> =
        from_here.map(|f| f.serial).filter(|s| *s != callee.serial).collect();
    serials.dedup();
    serials.len()
}
