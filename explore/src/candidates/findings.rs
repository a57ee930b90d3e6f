//! What is wrong in an execution that the model allows: races, uses of freed memory, and threads
//! that came to an error or can go on no more.
//!
//! Threads run on after an error of another, and after a race. What such an error has brought about
//! is none of the program's: of all that is wrong, what has nothing else that is wrong among its
//! causes counts. (Program order, creation and joins, and reads-from are causes.)

use super::relate::Last;
use super::trace::{Event, Run};
use std::collections::BTreeSet;
use tresse_machine::config::RacePolicy;
use tresse_machine::end::{self, Blocked, BlockedOn, Ub};
use tresse_machine::memory::ObjType;
use tresse_machine::race::Race;
use tresse_machine::request::Request;
use tresse_machine::sync;
use tresse_machine::thread::{MemOp, Tid, Waiting};
use tresse_machine::value::Prov;
use tresse_machine::{End, Ending};
use tresse_memmodels::Kind;
use tresse_memmodels::cat::{Cat, Execution};
use tresse_memmodels::relation::Relation;

/// Something wrong: how the execution ends by it, and all that causes it.
struct Wrong {
    ending: Ending,
    causes: BTreeSet<usize>,
}

/// What is wrong, if anything is. Races and freed memory are what the model's text says.
///
/// # Errors
/// The text does not say what is needed.
pub(super) fn findings(run: &Run, cat: &Cat, x: &Execution) -> Result<Vec<Ending>, String> {
    let past = x.po.union(&x.extra_sync).union(&x.rf).transitive_closure();
    let mut pairs = uses_after_end(run, cat, x, &past)?;
    if run.machine.setup.config.race == RacePolicy::Error {
        pairs.extend(races(run, cat, x, &past)?);
    }
    // Nothing comes after the end of a thread.
    let is_first = |wrong: &Wrong| {
        !pairs
            .iter()
            .any(|o| o.causes.len() < wrong.causes.len() && o.causes.is_subset(&wrong.causes))
    };
    let ends = ends(run, &past);
    Ok(ends.iter().chain(&pairs).filter(|w| is_first(w)).map(|w| w.ending.clone()).collect())
}

/// Races that are reported beside the outcome (`race: Report`).
///
/// # Errors
/// As [`findings`].
pub(super) fn reported(run: &Run, cat: &Cat, x: &Execution) -> Result<Vec<Ending>, String> {
    if run.machine.setup.config.race != RacePolicy::Report {
        return Ok(Vec::new());
    }
    let past = x.po.union(&x.extra_sync).union(&x.rf).transitive_closure();
    Ok(races(run, cat, x, &past)?.into_iter().map(|w| w.ending).collect())
}

/// Some events, with all that causes them.
fn causes(past: &Relation, events: &[usize]) -> BTreeSet<usize> {
    let is_before = |e: &usize| events.iter().any(|to| past.contains(*e, *to));
    (0..past.universe()).filter(is_before).chain(events.iter().copied()).collect()
}

/// How threads have ended the execution, but for exits and for what an assumption excludes.
fn ends(run: &Run, past: &Relation) -> Vec<Wrong> {
    let is_error = |e: &&Ending| !matches!(e.end, End::Exit(_) | End::AssumeFailed);
    let wrong = |ending: &Ending| {
        let is_its = |e: &Event| e.thread == ending.thread || e.starts == Some(ending.thread);
        let events = run.events.iter().enumerate().filter(|(_, e)| is_its(e));
        let events: Vec<usize> = events.map(|(i, _)| i).collect();
        Wrong { ending: ending.clone(), causes: causes(past, &events) }
    };
    run.endings.iter().filter(is_error).map(wrong).collect()
}

/// The operation that an event is, as it took place.
fn operation(event: &Event) -> Option<MemOp> {
    let mut op = event.op?;
    op.access.order = event.order;
    op.access.kind = match (event.is_update, event.kind) {
        (false, Kind::Read) => Kind::Read,
        _ => op.access.kind,
    };
    Some(op)
}

/// The race of two events of different threads.
pub(super) fn race_of(run: &Run, a: usize, b: usize) -> Option<Race> {
    let (one, other) = (operation(&run.events[a])?, operation(&run.events[b])?);
    (one.key.thread != other.key.thread)
        .then(|| Race::new(&one, &other, run.machine.name_object(one.prov)))
}

/// What the text's relation `race` relates, and accesses that do not come after what an object held
/// when it came to be (`calloc`): that is a write of the thread that has made it, and not atomic.
fn races(run: &Run, cat: &Cat, x: &Execution, past: &Relation) -> Result<Vec<Wrong>, String> {
    let Some(race) = cat.relation("race", x).map_err(|e| e.to_string())? else {
        return Ok(Vec::new());
    };
    let mut found = Vec::new();
    for (a, b) in race.iter().filter(|(a, b)| a < b && *b < run.events.len()) {
        let counts = |i: usize| !run.events[i].is_speculated && !run.events[i].is_late;
        if !counts(a) || !counts(b) {
            continue;
        }
        let Some(race) = race_of(run, a, b) else { continue };
        let second = &race.sides[1];
        let (thread, stack) = (second.key.thread, vec![second.site]);
        let ending = Ending { end: End::Race(Box::new(race)), thread, stack };
        found.push(Wrong { ending, causes: causes(past, &[a, b]) });
    }
    let initial = initial_races(run, cat, x)?;
    for (birth, access, race) in initial.into_iter().filter(|i| !run.events[i.1].is_speculated) {
        let (thread, stack) = (run.events[access].thread, run.events[access].stack.clone());
        let ending = Ending { end: End::Race(Box::new(race)), thread, stack };
        found.push(Wrong { ending, causes: causes(past, &[birth, access]) });
    }
    Ok(found)
}

/// Accesses of other threads that do not come after the birth of their object, with it.
///
/// # Errors
/// Those of the text.
pub(super) fn initial_races(
    run: &Run,
    cat: &Cat,
    x: &Execution,
) -> Result<Vec<(usize, usize, Race)>, String> {
    let births: Vec<(usize, Prov)> =
        run.events.iter().enumerate().filter_map(|(i, e)| Some((i, e.births?))).collect();
    let accesses = |object: Prov| {
        let is_of = move |e: &Event| e.location.is_some_and(|l| l.0 == object.word());
        run.events.iter().enumerate().filter(move |(_, e)| is_of(e) && !e.is_late)
    };
    let is_others = |(birth, object): &(usize, Prov)| {
        accesses(*object).any(|(_, e)| e.thread != run.events[*birth].thread)
    };
    if !births.iter().any(is_others) {
        return Ok(Vec::new());
    }
    let before = happens_before(cat, x, "shared memory that holds something at its birth")?;
    let mut found = Vec::new();
    for (birth, object) in births {
        let owner = run.events[birth].thread;
        for (i, event) in accesses(object) {
            let is_ordered = event.thread == owner || before.contains(birth, i);
            if let Some(op) = operation(event).filter(|_| !is_ordered) {
                found.push((birth, i, initial_race(run, owner, object, &op)));
            }
        }
    }
    Ok(found)
}

/// The race of an access with what its object held when it came to be.
fn initial_race(run: &Run, owner: Tid, object: Prov, access: &MemOp) -> Race {
    let site = run.machine.cache.object(object).map_or(access.site, |o| o.allocated_at);
    Race::with_initial(access, owner, site, run.machine.name_object(object))
}

/// Accesses of objects that do not come before the object's end: the `free` of a heap block, the
/// return of a function, the end of a thread. And second frees of one block.
fn uses_after_end(
    run: &Run,
    cat: &Cat,
    x: &Execution,
    past: &Relation,
) -> Result<Vec<Wrong>, String> {
    let ends: Vec<(usize, Prov)> =
        run.events.iter().enumerate().filter_map(|(i, e)| Some((i, e.ends?))).collect();
    let mut found = Vec::new();
    let mut enter = |i: usize, end: usize, object: Prov| {
        let ending = use_after_end(run, &run.events[i], object, &run.events[end]);
        found.push(Wrong { ending, causes: causes(past, &[i, end]) });
    };
    // C11 7.22.3.3: a block is freed once, whatever orders the two frees.
    for &(end, object) in &ends {
        let is_later = |i: usize| past.contains(end, i) || end < i && !past.contains(i, end);
        let others = ends.iter().filter(|(i, other)| *other == object && is_later(*i));
        others.for_each(|(i, _)| enter(*i, end, object));
    }
    let is_of = |e: &Event, prov: Prov| e.location.is_some_and(|l| l.0 == prov.word());
    if !ends.iter().any(|(_, prov)| run.events.iter().any(|e| is_of(e, *prov))) {
        return Ok(found);
    }
    let what = "a program in which shared memory is freed, or goes with its function or thread,";
    let before = happens_before(cat, x, what)?;
    for &(end, object) in &ends {
        for (i, event) in run.events.iter().enumerate() {
            if is_of(event, object) && !event.is_late && !before.contains(i, end) {
                enter(i, end, object);
            }
        }
    }
    Ok(found)
}

/// An object was used that is gone by another event.
fn use_after_end(run: &Run, event: &Event, object: Prov, end: &Event) -> Ending {
    let name = run.machine.name_object(object);
    let object = run.machine.cache.object(object);
    let is_local = object.is_some_and(|o| o.obj_type == ObjType::Stack);
    let (thread, other) = (event.thread, end.thread);
    let does = match (event.ends, event.kind) {
        (Some(_), _) => "frees",
        (None, Kind::Read) => "reads",
        _ => "writes",
    };
    let kind = match (event.ends.is_some(), is_local) {
        (true, _) => Ub::DoubleFree,
        (false, true) => Ub::UseAfterReturn,
        (false, false) => Ub::UseAfterFree,
    };
    let what = format!("thread {thread} {does} {name}, which thread {other} lets go");
    Ending { end: *End::ub(kind, what), thread, stack: event.stack.clone() }
}

/// What orders accesses: `before` in texts in which it is another matter than the happens-before of
/// the axioms, otherwise `hb`. Something, `what`, has no meaning without.
///
/// # Errors
/// Those of the text, and that it defines neither.
pub(super) fn happens_before(cat: &Cat, x: &Execution, what: &str) -> Result<Relation, String> {
    let relation = |name: &str| cat.relation(name, x).map_err(|e| e.to_string());
    let before = match relation("before")? {
        Some(before) => Some(before),
        None => relation("hb")?,
    };
    before.ok_or_else(|| {
        format!("{what} needs `before` or `hb`, happens-before, and {} defines none", cat.name())
    })
}

/// Does every call that stays blocked find the newest state of its object?
pub(super) fn waits_at_newest(run: &Run, x: &Execution, last: &[Last]) -> bool {
    run.blocked.values().all(|&read| {
        let newest = last
            .iter()
            .find(|(location, _)| x.events[read].location == Some(*location as u32))
            .map(|(_, write)| *write);
        newest.is_none_or(|write| x.rf.contains(write, read))
    })
}

/// The deadlock that a run is in which threads wait, and not for one that has called `exit`.
pub(super) fn deadlock(run: &Run, last: &[Last]) -> Option<Ending> {
    let blocked = run
        .machine
        .threads
        .iter()
        .filter(|thread| !thread.is_finished)
        .filter_map(|thread| {
            let Some(Waiting::Request(request, ..)) = &thread.waiting else { return None };
            let on = match &**request {
                Request::Join { id } => BlockedOn::Join(*id as Tid),
                Request::Call(call) => {
                    let found = run.blocked.get(&thread.id).map(|at| &run.events[*at]);
                    let state = found.and_then(|e| e.state.as_deref());
                    sync::blocked_on(state, call, run.machine.name_library_object(&call.object))
                }
                _ => return None,
            };
            let stack = thread.call_stack(&run.machine.setup.program);
            Some(Blocked { thread: thread.id, on, stack, holds: holds(run, thread.id, last) })
        })
        .collect();
    let exits = run.endings.iter().filter(|e| matches!(e.end, End::Exit(_)));
    let exited: Vec<Tid> = exits.map(|e| e.thread).collect();
    if run.machine.setup.config.exit_cuts_threads && !exited.is_empty() {
        return None;
    }
    let blocked = end::stuck(blocked, &exited);
    let first = blocked.first()?;
    let (thread, stack) = (first.thread, first.stack.clone());
    Some(Ending { end: End::Deadlock(blocked), thread, stack })
}

/// The library objects that a thread holds in the end.
fn holds(run: &Run, thread: Tid, last: &[Last]) -> Vec<String> {
    let held = last.iter().filter_map(|(_, write)| {
        let event = &run.events[*write];
        let state = event.state.as_deref().filter(|s| s.is_held_by(thread))?;
        let (object, offset, _) = event.location?;
        Some(run.machine.name_of_word(Prov::from_word(object), offset, state.kind()))
    });
    held.collect()
}
