//! Barriers as events (POSIX `pthread_barrier_*`): barrier-aware model checking in the sense of
//! GenMC's BAM (Kokologiannakis, Vafeiadis, *BAM: Efficient Model Checking for Barriers*, NETYS
//! 2021).
//!
//! An arrival reads the state of the barrier, which initialising and destroying change. As long as
//! no more threads come to a barrier than make up a round, each of them is in every round: a
//! thread's k-th arrival is of round k, whatever the order. It leaves once all arrivals of its
//! round are there, by an event after each of the others; so there is nothing to choose, and one
//! execution.
//!
//! With more threads than that (or when asked to) the order of arrival counts: arrivals are
//! updates, which says which of them make up a round, and the last one of a round is its serial
//! thread.
//!
//! Otherwise POSIX leaves open which thread is the serial one. Those of the round that can tell
//! take part in an election, and one for all those that do the same with either result: an update
//! by the one that wins, which the others read. Where nobody can tell, there is none.

use super::cells::Place;
use super::event::{Added, Content, Done, Note, What};
use super::state::Execution;
use super::symmetry;
use tresse_machine::bug;
use tresse_machine::end::{BlockedOn, Stop};
use tresse_machine::sync::{self, Call, Kind, Op, SERIAL_THREAD};
use tresse_machine::thread::Tid;
use tresse_machine::value::Value;
use tresse_memmodels::Order;
use tresse_memmodels::graph::{Event, EventId, Role};

/// Is a call an arrival, where the order of arrivals does not count? It reads the barrier's
/// state, and leaves it.
pub(super) fn orders_no_arrivals(execution: &Execution, call: &Call) -> bool {
    call.op == Op::Arrive && !execution.has_orders()
}

/// What such an arrival does.
pub(super) fn perform_arrival(content: &Content) -> Result<Done, Stop> {
    count(content)?;
    Ok(Done::call(Value::ZERO, Order::Acq))
}

/// The election of a serial thread: the first one wins.
pub(super) fn perform_election(read: Value) -> Done {
    let new = (read.bits == 0).then_some(Value::int(1));
    let answer = if new.is_some() { SERIAL_THREAD } else { 0 };
    Done { new, ..Done::call(Value::int(answer), Order::AcqRel) }
}

/// Arrivals that have read the same state of a barrier.
pub(super) fn arrivals(
    execution: &Execution,
    cell: u32,
    state: EventId,
) -> impl Iterator<Item = EventId> + '_ {
    let is_arrival = move |r: &EventId| {
        execution.graph.event(*r).rf == state && execution.is_call(*r, |op| op == Op::Arrive)
    };
    execution.graph.cells[cell as usize].reads.iter().copied().filter(is_arrival)
}

/// Notes the round of a new arrival with it. If more threads have come than make up a round, it
/// is of none.
pub(super) fn count_round(execution: &mut Execution, id: EventId) {
    let event = *execution.graph.event(id);
    let round = arrivals(execution, event.cell, event.rf)
        .filter(|a| a.thread == id.thread && a.index < id.index)
        .count();
    let can_tell = !execution.machine.is_same_after(
        &execution.live,
        Tid::from(id.thread),
        Value::int(SERIAL_THREAD),
        Value::ZERO,
    );
    execution.info_mut(id).value = Value::int(round as u64 | u64::from(can_tell) << 32);
    let mut threads: Vec<u16> =
        arrivals(execution, event.cell, event.rf).map(|a| a.thread).collect();
    threads.sort_unstable();
    threads.dedup();
    if threads.len() > count_of(execution, id) as usize {
        (execution.cells.cuts.orders_barriers, execution.cells.cuts.is_new) = (true, true);
    }
}

/// How many threads make up a round of the barrier at which an event arrives.
fn count_of(execution: &Execution, arrival: EventId) -> u32 {
    let event = execution.graph.event(arrival);
    let place = execution.graph.place(event.cell, event.rf);
    // An arrival at what is no barrier has failed: it waits for nobody.
    count(&execution.content(event.cell, place)).unwrap_or(0)
}

/// The last arrival of a thread, which waits at a barrier.
fn own_arrival(execution: &Execution, thread: usize) -> Option<EventId> {
    let events = (0..execution.tracks[thread].len()).rev().map(|index| EventId::new(thread, index));
    events.into_iter().find(|id| execution.is_call(*id, |op| op == Op::Arrive))
}

/// The arrivals that a thread which waits at a barrier must come after, by number; `None`: its
/// round is not complete.
fn sources(execution: &Execution, own: EventId) -> Option<Vec<EventId>> {
    if execution.has_orders() {
        let cell = execution.graph.event(own).cell;
        let from = &execution.graph.cells[cell as usize].co[execution.graph.place(cell, own) - 1..];
        let is_whole = |w: &&EventId| {
            let state = execution.info(**w).state.as_deref();
            matches!(state, Some(sync::State::Barrier(b)) if b.waiting() == 0)
        };
        return from.iter().find(is_whole).map(|last| vec![*last]);
    }
    let mut round = round(execution, own);
    if (round.len() as u64) < u64::from(count_of(execution, own)) {
        return None;
    }
    round.retain(|a| *a != own);
    round.sort_unstable();
    Some(round)
}

/// The arrivals of a round.
fn round(execution: &Execution, own: EventId) -> Vec<EventId> {
    let event = execution.graph.event(own);
    let round = round_of(execution, own);
    arrivals(execution, event.cell, event.rf).filter(|a| round_of(execution, *a) == round).collect()
}

fn round_of(execution: &Execution, arrival: EventId) -> u32 {
    execution.info(arrival).value.bits as u32
}

/// Does a thread go on in another way as a serial thread?
fn can_tell(execution: &Execution, arrival: EventId) -> bool {
    execution.info(arrival).value.bits >> 32 != 0
}

/// May a thread that waits at a barrier go on?
pub(super) fn may_leave(execution: &Execution, thread: usize) -> bool {
    own_arrival(execution, thread).is_some_and(|own| sources(execution, own).is_some())
}

/// A thread's next event on its way out of a barrier: one after each other arrival of the
/// round, then the election.
pub(super) fn leave_barrier(execution: &mut Execution, thread: usize) -> Added {
    let Some(own) = own_arrival(execution, thread) else {
        bug!("thread {thread} leaves no barrier")
    };
    let Some(sources) = sources(execution, own) else {
        bug!("thread {thread} leaves a round that is not whole")
    };
    let done = execution.tracks[thread].len() - own.index as usize - 1;
    if let Some(source) = sources.get(done) {
        execution.follow(thread, *source, Note::RoundComplete);
        return true.into();
    }
    if execution.has_orders() {
        return execution.complete(thread, Value::ZERO).into();
    }
    let (can_tell, others): (Vec<EventId>, Vec<EventId>) =
        sources.iter().chain([&own]).partition(|a| can_tell(execution, **a));
    let for_others = others.iter().min();
    let is_candidate = can_tell.contains(&own) || for_others == Some(&own);
    let is_chosen = can_tell.is_empty() || sources.is_empty();
    if !is_chosen {
        symmetry::check_election(execution, &others);
    }
    match (is_candidate, is_chosen) {
        (true, false) => elect(execution, thread, own),
        (is_serial, _) => {
            execution.complete(thread, Value::int(if is_serial { SERIAL_THREAD } else { 0 })).into()
        }
    }
}

fn elect(execution: &mut Execution, thread: usize, own: EventId) -> Added {
    let event = *execution.graph.event(own);
    // A location for each round, beside every object: these have smaller numbers.
    let round = u64::from(event.rf.thread) << 48
        | u64::from(event.rf.index) << 32
        | u64::from(round_of(execution, own));
    let cell =
        execution.cell(Place { object: u64::MAX - u64::from(event.cell), offset: round, len: 0 });
    let (site, moment) = execution.here(thread);
    let event = Event { is_full: true, ..Event::new(Role::Read, Order::AcqRel, cell) };
    let what = What::Note(Note::Elect);
    let id = execution.push(thread, event, what, Value::ZERO, site, moment);
    let ways = execution.ways(id);
    Added::Ways(id, ways)
}

/// The location of the barrier that a place is a round of.
pub(super) fn barrier_of_round(execution: &Execution, place: &Place) -> Option<usize> {
    let barrier = usize::try_from(u64::MAX - place.object).ok();
    barrier.filter(|cell| place.len == 0 && *cell < execution.cells.len())
}

/// What a thread waits for at a barrier of this name.
pub(super) fn blocked_on_barrier(execution: &Execution, thread: usize, name: String) -> BlockedOn {
    let Some(own) = own_arrival(execution, thread) else { return BlockedOn::Barrier(name, 0, 0) };
    if execution.has_orders() {
        let newest = execution.newest_content(execution.graph.event(own).cell).0;
        return match newest.as_deref() {
            Some(sync::State::Barrier(b)) => {
                BlockedOn::Barrier(name, b.waiting() as u32, b.count())
            }
            _ => BlockedOn::Barrier(name, 0, 0),
        };
    }
    BlockedOn::Barrier(name, round(execution, own).len() as u32, count_of(execution, own))
}

/// How many threads make up a round of a barrier.
fn count(content: &Content) -> Result<u32, Stop> {
    match sync::found(content.0.as_deref(), content.1, Kind::Barrier)? {
        sync::State::Barrier(barrier) => Ok(barrier.count()),
        other => bug!("a barrier has the state {other:?}"),
    }
}
