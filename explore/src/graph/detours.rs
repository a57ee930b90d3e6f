//! Reads that make no difference.
//!
//! A *detour* is a read, or an update, right after a read of the same location that could have
//! read the same and written the same, with the thread where it is now: the load in a loop after
//! one before it, an exchange that is tried again with what the last one has found. Take the
//! second read away, and let the first one read what it has read: that is an execution of the
//! model too. The two are neighbours in program order, and have the same order (`acquire` ...), so
//! between a third event and the second read stood what now stands between that event and the
//! first: no less, as the first has to order what the second did, and no more, as what comes after
//! has to be as free. What the first read had read from orders nothing any more: that forbids
//! less, and hides no race of what comes after. Both executions end alike. A plain access that may
//! race with the reads themselves is looked at with all of them (`awaits`).
//!
//! The first of the two may be an update that has written what it read, as a test-and-set before
//! its loop that found the lock taken. Whoever read from it reads what it had read from, which is
//! the same value: the update stood right after that in coherence order, and release sequences go
//! through it. Of order only what it had released is missing there.
//!
//! So a thread goes no further after a detour. That is known once it has read: before, a detour is
//! left out of its ways, but for the newest write, as there has to be a maximal choice. If all
//! others have stopped, the graph with that one is the last on its way: no event comes after it,
//! so nothing is revisited from there, and it is no execution. Then the detour is left out as
//! well. Who could have read the newest write at once, and has read it both times, goes round for
//! ever.
//!
//! It is for models whose axioms we know, and not where somebody looks at events
//! ([`super::options::Options::skip_detours`]). Reads are tested that come after themselves, and
//! those that lead to such reads.

use super::awaits::{is_marked, note, retain};
use super::event::{Ways, What};
use super::perform::perform;
use super::ready::have_others_stopped;
use super::reduction::{Reduction, Stand};
use super::rehearse::is_same_there;
use super::spin::{has_seen_newest, is_past_optional, keeps_value};
use super::state::{Block, Execution};
use tresse_machine::thread::MemOp;
use tresse_machine::value::Value;
use tresse_memmodels::graph::{EventId, Role};

/// Reads that make no difference.
pub(super) struct Detours;

impl Reduction for Detours {
    /// Is it the read of a loop, which comes after itself, or after one that leads to it?
    #[inline]
    fn at_read(execution: &mut Execution, id: EventId, op: &MemOp) -> Stand {
        if let Some(earlier) = neighbour(execution, id)
            && let Some(then) = execution.op(earlier)
        {
            let is_peeled = then.access.order == op.access.order
                && execution.cells.cuts.awaits.contains(&op.site);
            if then.site == op.site || is_peeled {
                note(execution, earlier);
            }
        }
        Stand::Goes
    }

    #[inline]
    fn choose(execution: &mut Execution, id: EventId, ways: &mut Ways) {
        if execution.options.skip_detours && is_marked(execution, id) {
            retain(execution, id, ways, |execution, value| detour(execution, id, value).is_none());
            leave_out_last(execution, id, ways);
        }
    }

    #[inline]
    fn stops(execution: &mut Execution, id: EventId, value: Value) -> Option<Block> {
        match execution.options.skip_detours && is_marked(execution, id) {
            true => detour(execution, id, value).map(Block::Spin),
            false => None,
        }
    }
}

/// Leaves out the newest write, if it is read by a detour of a thread that has read an older one
/// before, and is the only one that can go on.
fn leave_out_last(execution: &mut Execution, id: EventId, ways: &mut Ways) {
    let cell = execution.graph.event(id).cell;
    let newest = execution.graph.cells[cell as usize].co.len();
    let Some(at) = ways.iter().position(|way| way.place as usize == newest) else { return };
    let goes_on = |earlier: EventId| has_seen_newest(execution, earlier);
    if neighbour(execution, id).is_none_or(goes_on)
        || !have_others_stopped(execution, id.thread as usize)
    {
        return;
    }
    let value = execution.value_at(cell, newest);
    if detour(execution, id, value).is_some() {
        ways.remove(at);
    }
}

/// The event before a read, optional blocks aside that the thread went past, if it has read the
/// same location and has written nothing else than what it read.
fn neighbour(execution: &Execution, id: EventId) -> Option<EventId> {
    let earlier = (0..id.index)
        .rev()
        .map(|index| EventId { index, ..id })
        .find(|earlier| !is_past_optional(execution, *earlier))?;
    let (then, now) = (execution.graph.event(earlier), execution.graph.event(id));
    let is_pure = (then.role == Role::Read || then.role == Role::Update)
        && then.cell == now.cell
        && execution.info(earlier).what == What::Op
        && !execution.graph.is_wide(earlier);
    (is_pure && (then.role == Role::Read || keeps_value(execution, earlier))).then_some(earlier)
}

/// The read before this one, if that could have read the value.
fn detour(execution: &mut Execution, id: EventId, value: Value) -> Option<EventId> {
    let earlier = neighbour(execution, id)?;
    let done = perform(execution.op(id)?, value, 0).ok()?;
    let order = execution.graph.event(earlier).order;
    if order != done.order {
        return None;
    }
    let [a, b] = [earlier, id].map(|e| execution.info(e).before.clone());
    is_same_there(execution, id.thread as usize, &a, &b, value).then_some(earlier)
}
