//! Locks that are taken to look: `do { lock; is_done = done; unlock; } while (!is_done)`.
//!
//! A round of such a loop that finds nothing new has no effect (`spin`), so nobody can tell where
//! it stands among the other critical sections of its mutex. Two things follow.
//!
//! *Who looks goes last.* A thread at a lock of which a round was seen to have no effect goes on
//! when nobody else can, but for those that stand at reads that wait (`awaits`). Which thread is
//! next changes no more than the order of the search, and so most sections that it may find the
//! effects of are there.
//!
//! *A round that looks does not go before others after all.* Where its lock has taken the state
//! that another had read, so that the other has left the graph and comes back behind it
//! (`calls`), and the round turns out to have no effect, this graph is left. Take the round away:
//! the same execution, with less order between threads. There the thread stands at its lock, as in
//! the graphs in which its round comes after those sections. It finds the same there, and then
//! nothing was lost; or something newer, and then it is not done waiting here
//! (`spin::waits_for_ever`), and nobody reports that as an execution. What a plain read of the
//! round races with is seen when the read is added, before the round is over, in the graph in
//! which the round stands right after the last section that comes before what it races with. What
//! races only without the round, whose lock had ordered it, is found to race: that is reported in
//! the place of what would have come after it.
//!
//! That holds if nothing else could lead the round on: its reads are plain, so the lock alone says
//! what they find. An atomic one may be revisited by a write that takes no lock.

use super::equivalence;
use super::events::Events;
use super::spin::{self, waits_for_lock};
use super::state::{Block, Execution, State};
use crate::report;
use smallvec::SmallVec;
use tresse_machine::End;
use tresse_machine::request::Request;
use tresse_memmodels::Order;
use tresse_memmodels::graph::EventId;

/// Does a thread stand at a lock that is taken to look?
#[inline]
pub(super) fn is_looking(execution: &Execution, thread: usize) -> bool {
    !execution.cells.cuts.awaits.is_empty() && is_at_lock(execution, thread)
}

fn is_at_lock(execution: &Execution, thread: usize) -> bool {
    let is_lock = matches!(
        execution.waiting_for(thread), Some(Request::Call(call)) if waits_for_lock(call.op)
    );
    is_lock && execution.cells.cuts.awaits.contains(&execution.here(thread).0)
}

impl Events {
    /// Has a thread just come round, to a lock that it takes to look, in a graph that is to be
    /// left? Then the graph is counted as one that is blocked.
    pub(super) fn looks_in_vain(&mut self, thread: usize) -> bool {
        let State::Blocked(Block::Spin(start)) = self.locals[thread].state else { return false };
        if !is_left(self, start) {
            return false;
        }
        let at = self.ending_of(thread, End::AssumeFailed);
        let setup = self.setup.clone();
        self.tally.blocked(report::Block::Loop, &at, &setup.program);
        true
    }
}

/// A round that began here has had no effect. Is the graph to be left?
fn is_left(execution: &mut Execution, start: EventId) -> bool {
    let is_possible = execution.options.skip_detours
        && execution.guide.is_none()
        && execution.options.judge.is_none()
        && !execution.has_undefined()
        && !equivalence::is_by_rf(execution);
    if !is_possible {
        return false;
    }
    let is_lock = |id: &EventId| execution.is_call(*id, waits_for_lock);
    let locks: SmallVec<[EventId; 4]> = spin::since(execution, start).filter(is_lock).collect();
    for lock in &locks {
        let site = execution.info(*lock).site;
        execution.cells.cuts.await_at(site);
    }
    let is_plain = |id: EventId| execution.graph.event(id).order == Order::Na;
    locks.iter().any(|lock| execution.graph.event(*lock).is_pinned)
        && spin::looks(execution, start).all(is_plain)
}
