//! Runs with guessed reads: the events of every thread, for every way in which reads could return.
//!
//! The machine runs its threads to their requests as always; here nothing takes effect in memory.
//! Operations that come out of `to_commit` are written down as events, and reads are answered with
//! each value known for their location. Which thread goes first makes no difference, so the one
//! with the lowest number does.

use super::{Options, Tick};
use crate::report::{Cut, Found, Report};
use crate::witness::Witness;
use std::collections::BTreeMap;
use tresse_machine::config::RacePolicy;
use tresse_machine::memory::cache::Spot;
use tresse_machine::request::{Request, Rmw};
use tresse_machine::thread::{Effect, MemOp, Tid, Waiting};
use tresse_machine::value::{Prov, Value};
use tresse_machine::{End, Ending, Machine, Transition, commit, handler};
use tresse_memmodels::{Kind, Order};

/// A location: object, first byte, number of bytes.
pub(super) type Location = (u64, u64, u32);

/// The values that a location can hold, as far as known. They are found round by round: a write
/// that depends on a read of this round counts from the next one on.
#[derive(Default, Debug)]
pub(super) struct Values {
    known: BTreeMap<Location, Vec<Value>>,
    found: Vec<(Location, Value)>,
    /// An initial value was entered in this round: runs that were made before it do not know it.
    is_grown: bool,
}

impl Values {
    /// The next round: whether it knows more than this one.
    pub(super) fn advance(&mut self) -> bool {
        let mut is_more = std::mem::take(&mut self.is_grown);
        for (location, value) in std::mem::take(&mut self.found) {
            let list = self.known.entry(location).or_default();
            if !list.contains(&value) {
                list.push(value);
                is_more = true;
            }
        }
        is_more
    }

    /// An initial value counts at once: it depends on no read.
    fn start(&mut self, location: Location, value: Value) {
        let list = self.known.entry(location).or_default();
        if !list.contains(&value) {
            list.push(value);
            self.is_grown = true;
        }
    }

    fn add(&mut self, location: Location, value: Value) {
        let is_known = self.known.get(&location).is_some_and(|list| list.contains(&value));
        if !is_known && !self.found.contains(&(location, value)) {
            self.found.push((location, value));
        }
    }
}

/// One event.
#[derive(Clone, Copy, Debug)]
pub(super) struct Event {
    pub(super) thread: Tid,
    pub(super) kind: Kind,
    pub(super) order: Order,
    /// None for fences, and for the starts and ends of threads.
    pub(super) location: Option<Location>,
    pub(super) value: Value,
    /// A read that returns undef because of a race (`race: Undef`), if that is what the execution
    /// makes of it.
    pub(super) is_undefined: bool,
    /// The next event is the write of the same update.
    pub(super) is_update: bool,
    /// It is of an update, or of a compare-and-exchange that has failed: a locked instruction.
    pub(super) is_full: bool,
    /// The thread that this event starts, or waits for.
    pub(super) starts: Option<Tid>,
    pub(super) joins: Option<Tid>,
}

/// A finished run: its events in program order thread by thread, and the machine at its end.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub(super) events: Vec<Event>,
    pub(super) initial: BTreeMap<Location, Value>,
    pub(super) machine: Machine,
    /// How threads have ended the execution, each of them for itself.
    pub(super) endings: Vec<Ending>,
}

impl Run {
    /// How many writes there are.
    pub(super) fn writes(&self) -> usize {
        self.events.iter().filter(|e| e.kind == Kind::Write).count()
    }

    /// The machine at this end, with the last write of each location in memory. `last` says for
    /// each location written which event wrote it last, and whether it is undefined.
    pub(super) fn finish(&self, ending: &Ending, last: &[(usize, bool)]) -> Machine {
        let mut machine = self.machine.clone();
        for &(event, is_undefined) in last {
            let Some((object, offset, len)) = self.events[event].location else { continue };
            let prov = Prov::from_word(object);
            if machine.cache.object(prov).is_some_and(|o| !o.is_dead) {
                let spot = Spot { arena: prov.arena(), slot: prov.slot(), offset };
                machine.cache.poke(
                    spot,
                    len,
                    if is_undefined { Value::undef(len * 8) } else { self.events[event].value },
                );
            }
        }
        machine.ending = Some(Box::new(ending.clone()));
        machine
    }
}

/// Every run with the values known so far; new values are entered.
pub(super) fn all_runs(
    mut machine: Machine,
    values: &mut Values,
    options: &Options,
    tick: &Tick<'_>,
    report: &mut Report,
) -> Vec<Run> {
    machine.cache.is_driven = true;
    machine.settle();
    let first = Run { events: Vec::new(), initial: BTreeMap::new(), endings: Vec::new(), machine };
    let mut work = vec![first];
    let mut done = Vec::new();
    let mut steps = 0u64;
    while let Some(mut run) = work.pop() {
        let cut = match steps {
            n if n >= options.candidates => Some(Cut::States),
            _ if run.events.len() > options.events => Some(Cut::Events),
            _ => tick(0),
        };
        if let Some(cut) = cut {
            report.cut(cut);
            break;
        }
        steps += 1;
        if let Some(ending) = run.machine.ending.take() {
            end(run, *ending, &mut work, &mut done, report);
            continue;
        }
        let mover = (0..run.machine.threads.len()).find(|&t| has_operation(&run.machine, t));
        match mover {
            Some(thread) => operation(run, thread, values, options, &mut work, report),
            None => other(run, options, &mut work, &mut done, report),
        }
        if !report.unsupported.is_empty() {
            break;
        }
    }
    done
}

fn has_operation(machine: &Machine, thread: usize) -> bool {
    !machine.threads[thread].queues.to_commit.is_empty()
}

/// The first operation of a thread's queue becomes an event, or one for each value that it may
/// read.
fn operation(
    mut run: Run,
    thread: usize,
    values: &mut Values,
    options: &Options,
    work: &mut Vec<Run>,
    report: &mut Report,
) {
    let id = thread as Tid;
    let Some(op) = run.machine.pop_operation(id) else { return };
    let event = Event {
        thread: id,
        kind: op.access.kind,
        order: op.access.order,
        location: (op.effect != Effect::Fence).then_some((
            op.access.object,
            op.access.offset,
            op.access.len,
        )),
        value: Value::ZERO,
        is_undefined: false,
        is_update: false,
        is_full: op.access.kind == Kind::Update,
        starts: None,
        joins: None,
    };
    let Some(location) = event.location else {
        run.events.push(event);
        run.machine.answer(id, &op, Value::ZERO, None);
        run.machine.settle();
        return work.push(run);
    };
    if let Err(stop) = enter_location(&mut run, &op, location, values) {
        return unsupported(run, &stop, report);
    }
    if let Effect::Write(value) = op.effect {
        values.add(location, value);
        run.events.push(Event { value, ..event });
        run.machine.answer(id, &op, Value::ZERO, None);
        run.machine.settle();
        return work.push(run);
    }
    let known = values.known.get(&location).cloned().unwrap_or_default();
    // A run has one order of its threads' steps; what they make is there in that order.
    let is_absent = |v: &Value| {
        let is_of_thread = v.prov.is_object() && v.prov.arena().checked_sub(2).is_some();
        is_of_thread && run.machine.cache.object(v.prov).is_none_or(|o| !o.is_shared)
    };
    if known.iter().any(is_absent) {
        return unsupported(run, "memory that is made or freed while others run", report);
    }
    if known.len() > options.values {
        report.cut(Cut::Choices);
    }
    for value in known.into_iter().take(options.values) {
        read(run.clone(), &op, event, value, values, work);
    }
    if run.machine.setup.config.race == RacePolicy::Undef {
        read(
            run,
            &op,
            Event { is_undefined: true, ..event },
            Value::undef(op.access.len * 8),
            values,
            work,
        );
    }
}

/// A read, or the read of an update, returns a value. A weak exchange that finds what it expects
/// may fail all the same (LangRef, `cmpxchg`), where the config asks for that.
fn read(
    run: Run,
    op: &MemOp,
    event: Event,
    value: Value,
    values: &mut Values,
    work: &mut Vec<Run>,
) {
    if let Effect::Exchange { expected, is_weak: true, width, .. } = op.effect
        && handler::equal(value, expected, width) == Ok(true)
    {
        answer(run.clone(), op, event, value, None, values, work);
    }
    read_as_asked(run, op, event, value, values, work);
}

/// The same, where nothing fails for no reason.
fn read_as_asked(
    mut run: Run,
    op: &MemOp,
    event: Event,
    value: Value,
    values: &mut Values,
    work: &mut Vec<Run>,
) {
    let new = match op.effect {
        Effect::Update { op, scalar, operand } => {
            handler::updated(&Rmw { op, scalar, operand }, value).map(Some)
        }
        Effect::Exchange { expected, new, width, .. } => {
            handler::equal(value, expected, width).map(|is_equal| is_equal.then_some(new))
        }
        _ => Ok(None),
    };
    match new {
        Ok(new) => answer(run, op, event, value, new, values, work),
        Err(stop) => {
            let stack = op.stack();
            run.events.push(Event { kind: Kind::Read, value, ..event });
            run.machine.ending = Some(Box::new(Ending { end: *stop, thread: event.thread, stack }));
            work.push(run);
        }
    }
}

/// The thread gets the value that it read; what it writes with that, if it does, is an event, too.
fn answer(
    mut run: Run,
    op: &MemOp,
    event: Event,
    value: Value,
    new: Option<Value>,
    values: &mut Values,
    work: &mut Vec<Run>,
) {
    let id = event.thread;
    let order = match op.effect {
        Effect::Exchange { failure, .. } if new.is_none() => failure,
        _ => event.order,
    };
    run.events.push(Event { kind: Kind::Read, value, order, is_update: new.is_some(), ..event });
    if let (Some(new), Some(location)) = (new, event.location) {
        values.add(location, new);
        run.events.push(Event { kind: Kind::Write, value: new, is_undefined: false, ..event });
    }
    let flag = matches!(op.effect, Effect::Exchange { .. }).then_some(new.is_some());
    run.machine.answer(id, op, value, flag);
    run.machine.settle();
    work.push(run);
}

/// Enters a location with its initial value, unless bytes of it are known in another shape.
fn enter_location(
    run: &mut Run,
    op: &MemOp,
    location: Location,
    values: &mut Values,
) -> Result<(), String> {
    let overlaps = |other: &Location| {
        let (object, offset, len) = *other;
        *other != location
            && object == location.0
            && offset < location.1 + u64::from(location.2)
            && location.1 < offset + u64::from(len)
    };
    if run.initial.keys().any(overlaps) {
        return Err("accesses of different sizes to the same bytes".into());
    }
    let spot = commit::place(&run.machine.cache, op)
        .map_err(|_| "an access to memory that has been freed".to_owned())?;
    let value = run.machine.cache.peek(spot, op.access.len);
    run.initial.entry(location).or_insert(value);
    values.start(location, value);
    Ok(())
}

/// A request that is no access.
fn other(
    mut run: Run,
    options: &Options,
    work: &mut Vec<Run>,
    done: &mut Vec<Run>,
    report: &mut Report,
) {
    let mut transitions = Vec::new();
    run.machine.transitions(&mut transitions);
    let Some(&transition) = transitions.first() else {
        if !run.endings.is_empty() {
            return done.push(run);
        }
        return unsupported(run, "a run that blocks", report);
    };
    if let Transition::Request { thread, .. } = transition {
        let Some(Waiting::Request(request, ..)) =
            run.machine.threads[thread as usize].waiting.clone()
        else {
            return;
        };
        let event = Event {
            thread,
            kind: Kind::Fence,
            order: Order::Na,
            location: None,
            value: Value::ZERO,
            is_undefined: false,
            is_update: false,
            is_full: false,
            starts: None,
            joins: None,
        };
        match *request {
            Request::Spawn { id, .. } => {
                run.events.push(Event { starts: Some(id as Tid), ..event })
            }
            Request::Join { id } => run.events.push(Event { joins: Some(id as Tid), ..event }),
            Request::NewThread
            | Request::ThreadExit { .. }
            | Request::ExitProcess { .. }
            | Request::Abort
            | Request::AssertFail { .. }
            | Request::Misuse { .. }
            | Request::Assume { .. }
            | Request::SpinStart
            | Request::SpinEnd { .. }
            | Request::Output { .. } => {}
            ref request => {
                let name = format!("{request:?}");
                let name = name.split([' ', '{', '(']).next().unwrap_or("a request").to_owned();
                return unsupported(run, &format!("`{name}` under the candidates engine"), report);
            }
        }
        if matches!(*request, Request::ExitProcess { .. }) && run.machine.control.alive() > 1 {
            let Request::ExitProcess { code } = *request else { return };
            if !options.waits_for_threads {
                return unsupported(
                    run,
                    "an exit while other threads run, under the candidates engine",
                    report,
                );
            }
            // `exit` keeps the low eight bits of its status (POSIX, `exit`).
            let end = End::Exit(code as i32 & 0xff);
            run.endings.push(Ending { end, thread, stack: Vec::new() });
            run.machine.abandon(thread);
            run.machine.settle();
            return work.push(run);
        }
    }
    run.machine.take(transition);
    work.push(run);
}

/// A thread has ended the execution. Other threads may still have to write what it has read: they
/// run on, and may come to an end of their own.
fn end(
    mut run: Run,
    ending: Ending,
    work: &mut Vec<Run>,
    done: &mut Vec<Run>,
    report: &mut Report,
) {
    if let End::Unsupported(what) = &ending.end {
        return unsupported(run, &what.clone(), report);
    }
    if let Some(cut) = Cut::of(&ending.end) {
        return report.cut(cut);
    }
    run.endings.push(ending.clone());
    let is_alive = |t: usize| {
        !run.machine.threads[t].is_finished && !run.machine.threads[t].continuation.is_empty()
    };
    let others = (0..run.machine.threads.len()).any(|t| t as Tid != ending.thread && is_alive(t));
    if matches!(ending.end, End::Exit(_)) || !others {
        return done.push(run);
    }
    run.machine.abandon(ending.thread);
    run.machine.settle();
    work.push(run);
}

pub(super) fn unsupported(run: Run, what: &str, report: &mut Report) {
    let ending = Ending { end: End::Unsupported(what.to_owned()), thread: 0, stack: Vec::new() };
    report.unsupported.push(Found { ending, machine: run.machine, witness: Witness::default() });
}
