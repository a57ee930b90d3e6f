//! Loops that wait and write: `while (!flag) rounds++;`. No round is as the one before, so the
//! thread is not blocked as in a loop that only waits (`spin`), and nothing but a bound ends it.
//!
//! A thread polls when it comes back to a read and there is nothing new to read: what it has read
//! last time is still the newest write. Then threads that have polled less often go first, as one
//! of them may write what the loop waits for. So each read of such a loop finds all that is to be
//! found at that time, rounds are given out evenly, and executions with few rounds are visited
//! before those with many. Which thread is next changes no more than the order of the search.
//!
//! What bounds such a loop is the number of its rounds that see nothing new: in which a read of the
//! loop reads what it has read before though there is something newer, or for which it has taken a
//! lock before another thread that had taken the same state (`lock; q = r; unlock` while `!q`: what
//! is newer is behind the lock), or in which a wait ends by itself (`--spurious-wakeups`). Loops
//! with another end may go round as often as they like. The bound is small at first; if threads
//! meet it, and no error is found, the search begins again with a larger one ([`Stage`]). So an
//! error that needs few rounds of several loops does not come after all executions with many rounds
//! of one of them. `--unroll` is a bound of its own, and the only one then.
//!
//! A thread that meets the bound is blocked, and so is one that finds no room for an event
//! (`--max-events`). The others go on: what they write is read in earlier rounds.

use super::cells::Stage;
use super::reduction::{Next, Reduction, Stand};
use super::state::{Execution, Polls};
use super::{ready, unroll};
use crate::report::Cut;
use std::sync::Arc;
use tresse_machine::request::Request;
use tresse_machine::sync::{Call, Op};
use tresse_machine::thread::{Effect, MemOp};
use tresse_memmodels::graph::{EventId, Role};

/// How far back a round begins at most: longer ones are seen as no loops.
const LONGEST: u32 = 64;

/// So often a loop finds the same until it counts as one that waits, where that is not plain from
/// the places it comes to.
const OFTEN: usize = 8;

/// In the end, a loop that sees nothing new has one round for so many events of `--max-events`.
const EVENTS_OF_ROUND: usize = 32;

/// Loops that wait and write.
pub(super) struct Rounds;

impl Reduction for Rounds {
    #[inline]
    fn bound(execution: &mut Execution, thread: usize, next: Next<'_>) -> Option<Cut> {
        match next {
            Next::Request(request) => {
                wakes_too_often(execution, thread, request).then_some(Cut::Rounds)
            }
            Next::Access(_) => None,
        }
    }

    #[inline]
    fn at_read(execution: &mut Execution, id: EventId, op: &MemOp) -> Stand {
        // An exchange that has failed is a read, and may be tried again. Where it is known to wait
        // it stays where it is until it may succeed.
        let is_read = match op.effect {
            Effect::Read => true,
            Effect::Exchange { .. } => !execution.cells.cuts.awaits.contains(&op.site),
            Effect::Write(_) | Effect::Update { .. } | Effect::Fence => false,
        };
        match is_read && op.size == 1 {
            true => polls(execution, id),
            false => Stand::Goes,
        }
    }
}

/// How many rounds without anything new there may be; `None`: there is another bound.
fn most_rounds(execution: &Execution) -> Option<u32> {
    let most = (execution.options.max_events / EVENTS_OF_ROUND).max(1) as u32;
    let is_bound = execution.guide.is_none() && execution.options.unroll.is_none();
    is_bound.then_some(match execution.cells.cuts.stage {
        Stage::First => most.min(4),
        Stage::Second => most.min(32),
        Stage::Last => most,
    })
}

/// The read is the last event of its thread, and has not read yet. If it begins a round, the
/// round is counted. Must the thread stop here, or wait until others have gone on?
fn polls(execution: &mut Execution, id: EventId) -> Stand {
    let thread = id.thread as usize;
    if execution.locals[thread].polls().at == id.index || execution.guide.is_some() {
        return Stand::Goes;
    }
    let Some(last) = last_visit(execution, id) else { return Stand::Goes };
    if !is_of_loop(execution, id, last) {
        return Stand::Goes;
    }
    let source = execution.graph.event(last).rf;
    let co = &execution.graph.cells[execution.graph.event(id).cell as usize].co;
    let calls = last.index + 1..id.index;
    let has_displaced = calls
        .map(|index| EventId { index, ..id })
        .any(|e| execution.graph.event(e).is_pinned && execution.is_call(e, is_lock));
    let is_newest = !has_displaced && source == co.last().copied().unwrap_or(EventId::INIT);
    let site = execution.info(id).site;
    let mut poll = execution.locals[thread].polls();
    if poll.site == site {
        // Each write that is seen at last is progress.
        poll.rounds = if poll.from == source { poll.rounds } else { 0 };
    } else if poll.at < last.index {
        (poll.site, poll.rounds) = (site, 0);
    } else {
        // Another read of the round that counts.
        return Stand::Goes;
    }
    (poll.at, poll.from) = (id.index, source);
    if is_newest {
        poll.count += 1;
    } else {
        poll.rounds += 1;
    }
    let kept = Some(Arc::new(poll));
    execution.locals[thread].poll.clone_from(&kept);
    // The thread may come back to where it stands right before the read.
    execution.info_mut(id).before.local.poll = kept;
    if !is_newest && most_rounds(execution).is_some_and(|most| poll.rounds > most) {
        return Stand::Bound(Cut::Rounds);
    }
    let goes_first =
        |t: usize| execution.locals[t].polls().count < poll.count && ready::is_ready(execution, t);
    match is_newest && (0..execution.locals.len()).any(goes_first) {
        true => Stand::Waits,
        false => Stand::Goes,
    }
}

/// Does a call take a lock? (Loops around waits have bounds of their own.)
fn is_lock(op: Op) -> bool {
    matches!(op, Op::Lock(..) | Op::ReadLock(_) | Op::WriteLock(_))
}

/// Is a read that the thread has come back to one of a loop that may wait? A loop with its test at
/// its beginning comes back to an earlier place; so does one around a lock, at the call. Where code
/// has gone straight on, as compilers turn loops, it may be one that counts as well: it waits if it
/// has often found the same. Then the search begins again, and knows it.
fn is_of_loop(execution: &mut Execution, id: EventId, last: EventId) -> bool {
    let infos = &execution.tracks[id.thread as usize];
    let (site, before) = (infos[id.index as usize].site, EventId { index: id.index - 1, ..id });
    let goes_back = infos[before.index as usize].site >= site;
    if goes_back || execution.is_call(before, is_lock) || execution.cells.cuts.polls.contains(&site)
    {
        return true;
    }
    let events = &execution.graph.lines[id.thread as usize].events;
    let source = events[last.index as usize].rf;
    let visits = (0..id.index).rev().take(OFTEN * LONGEST as usize);
    let visits = visits.filter(|index| infos[*index as usize].site == site);
    let same = visits.take_while(|index| events[*index as usize].rf == source).take(OFTEN);
    if same.count() == OFTEN {
        execution.cells.cuts.poll_at(site);
    }
    false
}

/// The same read, when the thread came here last.
fn last_visit(execution: &Execution, id: EventId) -> Option<EventId> {
    let infos = &execution.tracks[id.thread as usize];
    let site = infos[id.index as usize].site;
    let first = id.index.saturating_sub(LONGEST);
    let index = (first..id.index).rev().find(|i| infos[*i as usize].site == site)?;
    let last = EventId { index, ..id };
    let (then, now) = (execution.graph.event(last), execution.graph.event(id));
    (then.role == Role::Read && then.cell == now.cell && then.rf.thread != id.thread)
        .then_some(last)
}

/// A wait that may end by itself makes a loop around it endless: the thread stops if it has
/// waited too often.
#[inline]
fn wakes_too_often(execution: &mut Execution, thread: usize, request: &Request) -> bool {
    let is_wait = |call: &Call| matches!(call.op, Op::Wake(_));
    if !execution.setup.config.spurious_wakeups
        || !matches!(request, Request::Call(call) if is_wait(call))
    {
        return false;
    }
    let site = execution.machine.site(thread as u32);
    let is_often = most_rounds(execution)
        .is_some_and(|most| unroll::has_come(execution, thread, execution.here(thread).0, most));
    if is_often {
        let poll = Polls { rounds: 1, site, ..execution.locals[thread].polls() };
        execution.locals[thread].poll = Some(Arc::new(poll));
    }
    is_often
}
