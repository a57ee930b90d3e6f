//! The bound on loops, `--unroll`: a thread comes to one place as often as that, and no further.
//!
//! A loop has no name in the machine. In a loop of the function that runs, a thread comes to an
//! event again in the same call; in a loop of one of its callers, in another call that was made
//! from the same place of the same call.

use super::reduction::{Next, Reduction};
use super::state::Execution;
use crate::report::Cut;
use rustc_hash::FxHashMap;
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
    let mut rounds = Rounds::default();
    for (index, info) in execution.tracks[thread].iter().enumerate() {
        let then = &info.before.checkpoint.thread;
        let is_whole = execution.graph.event(EventId::new(thread, index)).part == 0;
        if info.site == site && is_whole && stage(then) == stage_now {
            rounds.add(&then.continuation, &now.continuation);
        }
    }
    rounds.most() >= bound as usize
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

/// How often loops have come round, by how many of the calls that go on now are in the loop's call
/// or above it.
#[derive(Default)]
struct Rounds(FxHashMap<usize, Round>);

#[derive(Default)]
struct Round {
    count: usize,
    /// The call that the last one was in.
    serial: Option<u64>,
}

impl Rounds {
    /// A visit at this stack. Calls that are the same in both are the first ones. If they are all
    /// of both, a loop of the last call has come round; otherwise one of the last call that is in
    /// both has, if it called another function then from where it does now.
    fn add(&mut self, then: &[Frame], now: &[Frame]) {
        let pairs = then.len().min(now.len());
        let same = partition_point(pairs, |i| then[i].serial == now[i].serial);
        if same == 0 {
            return;
        }
        let is_from_here = || then[same - 1].pc == now[same - 1].pc;
        let serial = match (then.get(same), now.get(same)) {
            (None, None) => None,
            (Some(callee), Some(_)) if is_from_here() => Some(callee.serial),
            _ => return,
        };
        let round = self.0.entry(same).or_default();
        if serial.is_none() || round.serial != serial {
            round.count += 1;
        }
        round.serial = serial;
    }

    fn most(&self) -> usize {
        self.0.values().map(|round| round.count).max().unwrap_or(0)
    }
}

/// How many of the first numbers up to `end` are so, if none is after one that is not.
fn partition_point(end: usize, is_so: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (0, end);
    while low < high {
        let middle = low + (high - low) / 2;
        match is_so(middle) {
            true => low = middle + 1,
            false => high = middle,
        }
    }
    low
}
