//! Symmetric threads (`--no-symmetry`: none): threads that run the same function with the same
//! argument, started by one thread that does nothing but start threads in between, as no thread
//! sees when another one is started. Executions that differ only in which of them is which count
//! as one.
//!
//! The *twin* of such a thread's event is the event of the same number of the thread before it, as
//! long as all events before have matched: the same location, reads-from and choice. Of the
//! executions that differ in names, one has its threads in order: what an event reads is not older
//! in coherence order than what its twin reads, and a write comes after its twin. There is one such
//! execution, as names can be given in that order: threads that have matched so far do the same
//! next, so the first place in which they differ can be compared.
//!
//! The search (TruSt) stays as it is if this is taken for one more axiom, and a twin for one more
//! cause of its event (Kokologiannakis, Marmanis, Vafeiadis, *SPORE: Combining Symmetry and Partial
//! Order Reduction*, PLDI 2024). It is closed under prefixes then, as an event never is without its
//! twin, and an event can always be added: last, it is in order. Only causes change by that, not
//! what happens before: graphs have clocks for both (`Event::twin`).
//!
//! What can tell such threads apart ends their symmetry: the search begins again without (as with
//! cuts, `cells`). That is a thread's own number, requests in which numbers or names count, an
//! object of their own that others see, what they return if it is not the same, an event of the
//! thread that joins them between two joins, and what one of them does for all (`check_election`).
//! And so is a thread that computes with the address of an object of its own as a number
//! (`note_number`), as these differ.
//!
//! An execution stands for as many as there are ways to give its symmetric threads their names
//! (`namings`): two of them can change theirs without a change of the execution if all their events
//! match.

use super::event::{Note, Way, What};
use super::reduction::{Next, Reduction};
use super::state::{Execution, Info};
use tresse_machine::request::Request;
use tresse_machine::sync::{Call, Op};
use tresse_machine::thread::{Effect, MemOp};
use tresse_machine::value::Value;
use tresse_memmodels::graph::{Event, EventId, Role};

/// Symmetric threads.
pub(super) struct Symmetry;

impl Reduction for Symmetry {
    #[inline]
    fn look(execution: &mut Execution, thread: usize, next: Next<'_>) {
        match next {
            Next::Access(op) => check_access(execution, op),
            Next::Request(request) => check_request(execution, thread, request),
        }
    }

    #[inline]
    fn permits(execution: &Execution, id: EventId, way: Way) -> bool {
        is_in_order(execution, id, way.place as usize, way.choice)
    }
}

/// The thread that a thread which has just been started is symmetric to.
pub(super) fn find_twin(execution: &mut Execution, spawn: EventId) -> Option<u16> {
    // A thread that asks for its number gets it at once: no request tells.
    let asks = || execution.setup.program.rows.iter().any(|row| row.name == "__tresse_thread_self");
    if !execution.options.symmetry || execution.cells.cuts.asymmetric || asks() {
        return None;
    }
    let started = |id| match execution.request_of(id) {
        Some(Request::Spawn { function, argument, .. }) => Some((*function, *argument)),
        _ => None,
    };
    for before in (0..spawn.index).rev().map(|index| EventId { index, ..spawn }) {
        let Role::Spawn(other) = execution.graph.event(before).role else { return None };
        if started(before) == started(spawn) {
            return Some(other).filter(|other| may_have_twin(execution, usize::from(*other)));
        }
    }
    None
}

/// Has nobody seen what tells a thread from others, and is the graph one that has causes beside
/// what happens before an event? Otherwise the search begins again with such a graph.
fn may_have_twin(execution: &mut Execution, thread: usize) -> bool {
    let is_known =
        !execution.locals[thread].has_numbers && execution.graph.lines[thread].events.is_empty();
    if is_known && !execution.graph.has_own_hb() {
        (execution.cells.cuts.twins, execution.cells.cuts.is_new) = (true, true);
    }
    is_known && execution.graph.has_own_hb()
}

/// How many executions this one stands for: by names of the symmetric threads.
pub(super) fn namings(execution: &Execution) -> u64 {
    if !execution.has_twins {
        return 1;
    }
    let mut all = 1u64;
    for first in (0..execution.locals.len()).filter(|t| is_first(execution, *t)) {
        // Threads that match come one after the other, as they are in order.
        let (mut members, mut alike) = (0, 1);
        for thread in class(execution, first) {
            members += 1;
            alike = if is_like_twin(execution, thread) { alike + 1 } else { 1 };
            all = all.saturating_mul(members) / alike;
        }
    }
    all
}

/// Is a thread the first of several that are symmetric?
pub(super) fn is_first(execution: &Execution, thread: usize) -> bool {
    execution.is_begun(thread)
        && execution.locals[thread].twin.is_none()
        && next_in_class(execution, thread).is_some()
}

/// Do all events of a thread that goes no further match those of its twin?
fn is_like_twin(execution: &Execution, thread: usize) -> bool {
    let events = |t: usize| execution.graph.lines[t].events.len();
    execution.locals[thread].twin.is_some_and(|twin| events(usize::from(twin)) == events(thread))
        && next_twin(execution, thread).is_some()
}

/// A thread has computed with the address of an object of its own as a number.
pub(super) fn note_number(execution: &mut Execution, thread: usize) {
    execution.locals[thread].has_numbers = true;
    if execution.options.symmetry && is_symmetric(execution, thread) {
        end_symmetry(execution);
    }
}

/// The twin of a thread's next event, if all events before have matched. It may not be there
/// yet.
#[inline]
pub(super) fn next_twin(execution: &Execution, thread: usize) -> Option<EventId> {
    next_after(execution, thread, execution.locals[thread].twin?)
}

#[inline(never)]
fn next_after(execution: &Execution, thread: usize, other: u16) -> Option<EventId> {
    let index = execution.graph.lines[thread].events.len();
    let twin = EventId::new(usize::from(other), index);
    if index == 0 {
        return Some(twin);
    }
    let last = EventId::new(thread, index - 1);
    let of_last = execution.graph.event(last).twin;
    let has_twin = of_last.is_event() && execution.graph.contains(of_last);
    (has_twin && is_match(execution, of_last, last)).then_some(twin)
}

/// Must a thread wait until another one, which does the same, has done it?
#[inline]
pub(super) fn is_behind(execution: &Execution, thread: usize) -> bool {
    next_twin(execution, thread).is_some_and(|twin| !execution.graph.contains(twin))
}

/// Is an event with this way in order with its twin?
#[inline]
fn is_in_order(execution: &Execution, id: EventId, place: usize, choice: u32) -> bool {
    let event = execution.graph.event(id);
    if !event.twin.is_event() {
        return true;
    }
    let twin = execution.graph.event(event.twin);
    if twin.cell != event.cell || !event.is_access() {
        return choice <= twin.choice;
    }
    if event.role == Role::Write {
        return place >= execution.graph.place(event.cell, event.twin);
    }
    let first = execution.graph.place(event.cell, twin.rf);
    place > first || place == first && choice <= twin.choice
}

/// Is a thread one of several that are symmetric?
fn is_symmetric(execution: &Execution, thread: usize) -> bool {
    execution.locals[thread].twin.is_some() || next_in_class(execution, thread).is_some()
}

fn next_in_class(execution: &Execution, thread: usize) -> Option<usize> {
    (0..execution.locals.len())
        .find(|t| execution.locals[*t].twin == Some(thread as u16) && execution.is_begun(*t))
}

/// All threads that are symmetric to one, and itself.
pub(super) fn class(execution: &Execution, thread: usize) -> Vec<usize> {
    let mut first = thread;
    while let Some(before) = execution.locals[first].twin {
        first = usize::from(before);
    }
    let mut class = vec![first];
    while let Some(next) = class.last().and_then(|last| next_in_class(execution, *last)) {
        class.push(next);
    }
    class
}

/// Threads can be told apart after all. This search is over.
pub(super) fn end_symmetry(execution: &mut Execution) {
    (execution.cells.cuts.asymmetric, execution.cells.cuts.is_new) = (true, true);
}

/// Looks whether a request tells its thread from others.
#[inline]
fn check_request(execution: &mut Execution, thread: usize, request: &Request) {
    let is_same = |call: &Call| match call.op {
        Op::Lock(..) | Op::Unlock(_) => true,
        Op::Arrive | Op::Leave => !execution.has_orders(),
        _ => false,
    };
    let is_same_for_all = matches!(request, Request::Call(call) if is_same(call))
        || matches!(
            request,
            Request::ThreadExit { .. }
                | Request::Assume { .. }
                | Request::SpinStart
                | Request::SpinEnd { .. }
                | Request::Optional
                | Request::Nondet { .. }
                | Request::Freeze { .. }
                | Request::Alloc { .. }
                | Request::ObjectSize { .. }
                | Request::MakeMapping { .. }
                | Request::Free { .. }
                | Request::Announce { .. }
                | Request::Protect { .. }
                | Request::Retire { .. }
                | Request::Yield
                | Request::Sleep { from: Some(_), .. }
                | Request::Abort
                | Request::Terminate { .. }
                | Request::AssertFail { .. }
        );
    if execution.has_twins && !is_same_for_all && is_symmetric(execution, thread) {
        end_symmetry(execution);
    }
}

/// The same for an access: does it show an object of one of the threads, as where it goes or as
/// a value?
#[inline]
fn check_access(execution: &mut Execution, op: &MemOp) {
    if !execution.has_twins || execution.cells.cuts.asymmetric {
        return;
    }
    let values = match op.effect {
        Effect::Write(value) => [value, Value::ZERO],
        Effect::Update { operand, .. } => [operand, Value::ZERO],
        Effect::Exchange { expected, new, .. } => [expected, new],
        Effect::Read | Effect::Fence => [Value::ZERO; 2],
    };
    let objects = values
        .iter()
        .map(|v| v.prov)
        .filter(|p| p.is_object())
        .chain(Some(op.prov).filter(|_| op.effect != Effect::Fence));
    let mut owners = objects.filter_map(|p| p.arena().checked_sub(2)).map(|t| t as usize);
    if owners.any(|owner| is_symmetric(execution, owner)) {
        end_symmetry(execution);
    }
}

/// One of the threads of a round that cannot tell the serial thread stands for all of them in an
/// election: which of them that is goes by numbers.
pub(super) fn check_election(execution: &mut Execution, others: &[EventId]) {
    if execution.has_twins
        && others.iter().any(|arrival| is_symmetric(execution, usize::from(arrival.thread)))
    {
        end_symmetry(execution);
    }
}

/// The same for what a thread that is joined has returned.
#[inline]
pub(super) fn check_join(execution: &mut Execution, thread: usize, value: Value) {
    if execution.has_twins && is_symmetric(execution, thread) {
        let ends = class(execution, thread).into_iter().filter_map(|t| execution.end_of(t));
        if ends.map(|end| execution.info(end).value).any(|other| other != value) {
            end_symmetry(execution);
        }
    }
}

/// The same for the next event of a thread that has joined some of the threads.
#[inline]
pub(super) fn check_joins(execution: &mut Execution, thread: usize, next: &Event) {
    if !execution.has_twins || next.role == Role::Sync {
        return;
    }
    let is_join = |info: &&Info| info.what == What::Note(Note::Join);
    let run = execution.tracks[thread].iter().rev().take_while(is_join).count();
    let line = &execution.graph.lines[thread].events;
    let joined: Vec<usize> =
        line[line.len() - run..].iter().map(|e| usize::from(e.rf.thread)).collect();
    let is_whole = |t: &usize| class(execution, *t).iter().all(|other| joined.contains(other));
    if !joined.iter().all(is_whole) {
        end_symmetry(execution);
    }
}

/// Do two events do the same, so that their threads may be told apart later at most? Who leaves a
/// barrier comes after all others of the round, and so all of a round do the same.
fn is_match(execution: &Execution, twin: EventId, id: EventId) -> bool {
    let leaves = |id| execution.info(id).what == What::Note(Note::RoundComplete);
    if leaves(twin) && leaves(id) {
        return true;
    }
    let (a, b) = (execution.graph.event(twin), execution.graph.event(id));
    !b.writes()
        && (a.role, a.order, a.cell, a.rf, a.choice) == (b.role, b.order, b.cell, b.rf, b.choice)
}
