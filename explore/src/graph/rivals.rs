//! Accesses that race with a round that is left out.
//!
//! A round without effect is in graphs in which its thread goes no further (`spin`). An access of
//! another thread that needs nothing of what the thread does later is there as well, and races with
//! the round if it can. But it may come about only by what the thread does after the loop: where
//! that is, the round is not.
//!
//! The round stands right before the read with which the round begins that is kept. An access that
//! has that read among its causes, while the read does not happen before it, has nothing that
//! orders it after a round that is left out: it races with what such a round has accessed, if it
//! conflicts with that. Under SC, TSO and RA all causes of an access happen before it, and there is
//! no such access; under RC11 and PSO a relaxed read is enough.
//!
//! A lock orders the two as well, if the round accesses the location with it held. The other thread
//! has it now, or has had it with the read that is kept among the causes of that: then it has it
//! after the round, as the round would otherwise come after what it causes.
//!
//! What rounds access is learned, with the location of their first read, by which thread, and of
//! which object: the search begins again, and knows it. That read itself is no matter, as the one
//! that is kept reads the same; but it need not write where an update did that keeps the value.
//! From then on each access to such locations is looked at, and each end of their objects' lives.
//! If one is as above, the search begins again, and rounds that access what it does count: they are
//! visited, and so is the race.
//!
//! A loop may be within another one. The read that is kept of the inner one is left out with a
//! round of the outer one: so that does what the rounds of the inner one do.

use super::cells::{Guard, Place, Shape};
use super::event::{Note, What};
use super::looked::{How, Looked, Round};
use super::perform::perform;
use super::place::{bytes_of, near};
use super::reduction::{Next, Reduction};
use super::state::Execution;
use smallvec::SmallVec;
use std::ops::{Range, RangeInclusive};
use tresse_machine::memory::cache::GLOBALS;
use tresse_machine::request::Request;
use tresse_machine::sync::{Call, Op};
use tresse_machine::thread::{Effect, MemOp};
use tresse_machine::value::{Prov, Value};
use tresse_memmodels::Order;
use tresse_memmodels::graph::{EventId, Role};

/// Accesses that race with a round that is left out.
pub(super) struct Rivals;

impl Reduction for Rivals {
    #[inline]
    fn look(execution: &mut Execution, thread: usize, next: Next<'_>) {
        if !execution.cells.cuts.looked.is_empty() {
            look_at(execution, thread, next);
        }
    }

    fn ends(execution: &mut Execution, thread: usize, object: Prov) {
        if !execution.cells.cuts.looked.is_empty()
            && let Some(last) = last_of(execution, thread)
        {
            check(execution, (thread, last), object, 0..=u64::MAX, How::END);
        }
    }

    /// What an access reads itself is a cause of what it writes, and says whether it writes.
    #[inline]
    fn meets(execution: &mut Execution, id: EventId, value: Value) {
        if !execution.cells.cuts.looked.is_empty()
            && let Some(op) = execution.op(id).copied()
        {
            let thread = (id.thread.into(), id);
            if op.is_piece() {
                // Which of the pieces it writes is not asked.
                let ops: SmallVec<[MemOp; 2]> = SmallVec::from_slice(execution.ops(id));
                for op in ops {
                    check_access(execution, thread, &op, op.access.kind.writes());
                }
                return;
            }
            let writes = perform(&op, value, 0).is_ok_and(|done| done.new.is_some());
            check_access(execution, thread, &op, writes);
        }
    }
}

fn look_at(execution: &mut Execution, thread: usize, next: Next<'_>) {
    let Some(last) = last_of(execution, thread) else { return };
    match next {
        Next::Access(op) => {
            // Nobody asks of an update whose order does not count when it reads.
            if matches!(op.effect, Effect::Write(_) | Effect::Update { .. }) {
                check_access(execution, (thread, last), op, true);
            }
        }
        Next::Request(Request::Call(call)) => check_call(execution, (thread, last), call),
        Next::Request(_) => {}
    }
}

/// A call is an atomic access of its object's state word, or the end of the object.
fn check_call(execution: &mut Execution, at: (usize, EventId), call: &Call) {
    let Some(bytes) = execution.bytes_of_call(call) else { return };
    let how = match call.op {
        Op::Destroy(_) | Op::Renew(_) => How::END,
        _ => How::of(Order::Rlx, true),
    };
    check(execution, at, call.object.prov, bytes, how);
}

/// What a thread's next event comes after.
fn last_of(execution: &Execution, thread: usize) -> Option<EventId> {
    execution.graph.before(EventId::new(thread, execution.graph.lines[thread].events.len()))
}

/// A thread accesses memory right after an event, or with it.
fn check_access(execution: &mut Execution, at: (usize, EventId), op: &MemOp, writes: bool) {
    check(execution, at, op.prov, bytes_of(&op.access), How::of(op.access.order, writes));
}

/// A thread accesses these bytes right after an event, or with it.
fn check(
    execution: &mut Execution,
    (thread, last): (usize, EventId),
    object: Prov,
    bytes: RangeInclusive<u64>,
    how: How,
) {
    if execution.graph.causes(last) == execution.graph.hb(last) {
        return;
    }
    let shape = execution.shape_of(object);
    let is_rival = |(at, looked): &(&(Shape, u64), &Looked)| {
        looked.conflicts(at.1, *bytes.start(), how)
            && has_round(execution, (thread, last), object, looked)
    };
    let looked = execution.cells.cuts.looked_at(shape, near(&bytes));
    let locations: SmallVec<[(Shape, u64); 2]> = looked.filter(is_rival).map(|l| *l.0).collect();
    for at in locations {
        execution.cells.cuts.note_rival(at);
    }
}

/// Is there such a round of another thread, which nothing orders before what a thread does to an
/// object after its event `last`? The read that stands for the round is a cause of that, and does
/// not happen before it.
fn has_round(
    execution: &Execution,
    (thread, last): (usize, EventId),
    object: Prov,
    looked: &Looked,
) -> bool {
    let rounds: SmallVec<[&Round; 4]> = looked.rounds_at(object.word()).collect();
    if rounds.is_empty() {
        return false;
    }
    let is_of = |round: &Round, read: EventId| {
        round.includes(&Round { object: Some(object.word()), ..round_of(execution, read) })
            && !has_had(execution, thread, object, &round.guard, read)
    };
    let clocks = execution.graph.hb(last).iter().zip(causes_of(execution, last)).enumerate();
    clocks.into_iter().filter(|(other, _)| *other != thread).any(|(other, (hb, causes))| {
        let all = (*hb..causes).map(|index| EventId { thread: other as u16, index });
        let mut reads = all.filter(|id| execution.graph.event(*id).reads());
        reads.any(|read| rounds.iter().any(|round| is_of(round, read)))
    })
}

/// Rounds that begin with a read of what this one reads. This one need not be in their loop: a load
/// before it may be all that is kept (`awaits`).
fn round_of(execution: &Execution, start: EventId) -> Round {
    let first = execution.graph.event(start).cell;
    let first = (first != u32::MAX).then(|| execution.cells.place(first));
    Round { thread: Some(start.thread), first, object: None, guard: Guard::None }
}

/// Has a thread had a round's lock since the read that stands for the round, or has it now?
fn has_had(
    execution: &Execution,
    thread: usize,
    object: Prov,
    guard: &Guard,
    read: EventId,
) -> bool {
    let had = || execution.last_with_guard(thread, object, guard);
    let is_after = |had| causes_of(execution, had)[usize::from(read.thread)] > read.index;
    *guard != Guard::None
        && (execution.holds_guard(thread, object, guard) || had().is_some_and(is_after))
}

/// How many events of each thread.
type Clock = SmallVec<[u32; 8]>;

/// The causes of an event. A twin is none here, though it is one to the search (`symmetry`).
fn causes_of(execution: &Execution, id: EventId) -> Clock {
    let graph = &execution.graph;
    if !execution.has_twins {
        return graph.causes(id).into();
    }
    let mut causes = Clock::from_elem(0, graph.stride());
    let mut open: SmallVec<[EventId; 8]> = SmallVec::from_elem(id, 1);
    while let Some(last) = open.pop() {
        let known = &mut causes[usize::from(last.thread)];
        for index in std::mem::replace(known, (*known).max(last.index + 1))..=last.index {
            let before = EventId { index, ..last };
            let parent = graph.before(before).filter(|_| index == 0);
            let source = Some(graph.event(before).rf).filter(|rf| graph.contains(*rf));
            open.extend([parent, source].into_iter().flatten().filter(|id| id.is_event()));
        }
    }
    causes
}

/// Does a round count, as another thread's access may race with this event of it?
#[inline]
pub(super) fn may_have_rival(execution: &Execution, id: EventId) -> bool {
    let rivals = &execution.cells.cuts.rivals;
    let is_rival = |at: (Shape, u64)| rivals.contains(&at);
    !rivals.is_empty()
        && execution.graph.parts(id).any(|part| location(execution, part).is_some_and(is_rival))
}

/// A round from `start` to the event before `end` has no effect. Is known of each location what it
/// does there, from event `from` on? If not the search begins again, and knows it. A marked round
/// is looked at from its start on: the one that is kept may begin otherwise.
pub(super) fn are_known(execution: &mut Execution, start: EventId, from: u32, end: u32) -> bool {
    if !execution.must_know_rounds() {
        return true;
    }
    let unknown = unknown(execution, start, from..end);
    for (at, looked) in &unknown {
        execution.cells.cuts.look_at(*at, looked);
    }
    unknown.is_empty()
}

/// Is all known of a round from `start` to the event `last`?
pub(super) fn is_known(execution: &Execution, start: EventId, last: EventId) -> bool {
    let range = execution.graph.last_part(start).index + 1..last.index + 1;
    !execution.must_know_rounds() || unknown(execution, start, range).is_empty()
}

/// What is done at a location, by the shape of its object.
type Known = ((Shape, u64), Looked);

/// What is unknown of the events of a thread in a range, in a round that begins at `start`.
fn unknown(execution: &Execution, start: EventId, range: Range<u32>) -> SmallVec<[Known; 2]> {
    let (mut held, mut all) = (SmallVec::<[u32; 2]>::new(), SmallVec::<[Known; 2]>::new());
    if start.index >= range.end {
        return all;
    }
    let mut round = round_of(execution, start);
    // It is marked.
    if range.start == start.index {
        round.first = None;
    }
    for index in start.index..range.end {
        let id = EventId { index, ..start };
        // The read that is kept reads as well what the first one reads, and need not write.
        let is_update = execution.graph.event(id).role == Role::Update;
        if index >= range.start || is_update && execution.info(id).what == What::Op {
            all.extend(looked(execution, &round, id, &held));
        }
        all.extend(within(execution, &round, id));
        note_lock(execution, id, &mut held);
    }
    all.retain(|(at, looked)| {
        let known = execution.cells.cuts.looked.get(at);
        known.is_none_or(|known| !known.has(looked))
    });
    all
}

/// A round leaves out what stands for other rounds, of a loop within: it does what these do.
fn within<'a>(
    execution: &'a Execution,
    round: &'a Round,
    id: EventId,
) -> impl Iterator<Item = Known> + 'a {
    let all = execution.graph.event(id).reads().then_some(&execution.cells.cuts.looked);
    all.into_iter().flatten().flat_map(move |(at, looked)| {
        let own = round_of(execution, id);
        looked
            .rounds()
            .filter(move |inner| inner.includes(&Round { object: inner.object, ..own }))
            .map(|inner| {
                (*at, looked.with(Round { guard: inner.guard, object: inner.object, ..*round }))
            })
    })
}

/// What an event of a round does, with these locks held.
fn looked(execution: &Execution, round: &Round, id: EventId, held: &[u32]) -> Option<Known> {
    let (how, place) = (done(execution, id)?, place(execution, id)?);
    let guard = |lock: &u32| {
        let lock = execution.cells.place(*lock);
        let within = Guard::Within { offset: lock.offset, len: lock.len };
        match lock.spot().arena == GLOBALS {
            true => Some(Guard::Variable(lock)),
            false => (lock.object == place.object).then_some(within),
        }
    };
    let guard = held.iter().find_map(guard).unwrap_or(Guard::None);
    let round = Round { object: Some(place.object), guard, ..*round };
    let at = (execution.shape_at(&place), place.offset);
    Some((at, Looked::at(round, &place, how)))
}

/// Locks that are held after an event, by their state words. A call that fails changes none, and
/// whatever else changes one counts as if it were given up.
fn note_lock(execution: &Execution, id: EventId, held: &mut SmallVec<[u32; 2]>) {
    let event = execution.graph.event(id);
    if event.role != Role::Update {
        return;
    }
    match execution.is_call(id, |op| matches!(op, Op::Lock(..))) {
        true => held.push(event.cell),
        false => held.retain(|lock| *lock != event.cell),
    }
}

/// What an event of a round does at its location. What a plain write does is a matter of its own
/// (`keepers`).
fn done(execution: &Execution, id: EventId) -> Option<How> {
    let event = execution.graph.event(id);
    match event.role {
        // It matters where the block ends.
        Role::Other if is_size(execution, id) => Some(How::of(Order::Rlx, false)),
        Role::Read if matches!(execution.info(id).what, What::Note(_)) => None,
        // An exchange that has failed writes nothing. One that has not been done yet may write what
        // is there.
        Role::Read => {
            let keeps = execution.op(id).is_some_and(|op| match op.effect {
                Effect::Exchange { expected, new, .. } => expected == new,
                effect => effect != Effect::Read,
            });
            Some(How::of(event.order, keeps))
        }
        Role::Update => Some(How::of(event.order, true)),
        _ => None,
    }
}

/// Is it one that asks how large a block is?
fn is_size(execution: &Execution, id: EventId) -> bool {
    execution.info(id).what == What::Note(Note::Size)
}

/// Where an event is.
fn place(execution: &Execution, id: EventId) -> Option<Place> {
    let cell = execution.graph.event(id).cell;
    match is_size(execution, id) {
        true => Some(Place { object: execution.info(id).value.prov.word(), offset: 0, len: 1 }),
        false => (cell != u32::MAX).then(|| execution.cells.place(cell)),
    }
}

/// The same by the shape of the object.
fn location(execution: &Execution, id: EventId) -> Option<(Shape, u64)> {
    let place = place(execution, id)?;
    Some((execution.shape_at(&place), place.offset))
}
