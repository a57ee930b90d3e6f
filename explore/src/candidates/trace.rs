//! Runs with guessed reads: the events of every thread, for every way in which reads could return.
//!
//! The machine runs its threads to their requests as always; here nothing takes effect in memory.
//! Operations that come out of `to_commit` are written down as events, and reads are answered with
//! each value known for their location. Which thread goes first makes no difference, so the one
//! with the lowest number does.
//!
//! A pointer may be guessed before its object is there. The thread that has read it goes on once
//! it is; if that never happens, no write can have stored the pointer, and the run is none.

use super::Options;
use super::Tick;
use super::requests;
use super::values::{Content, Values};
use crate::report::{Cut, Found, Report};
use crate::witness::Witness;
use std::collections::BTreeMap;
use tresse_machine::config::RacePolicy;
use tresse_machine::memory::cache::{Spot, arena_of};
use tresse_machine::memory::{Driver, Mode, ObjType, Shape};
use tresse_machine::program::SiteId;
use tresse_machine::race::Race;
use tresse_machine::sync::State;
use tresse_machine::thread::{Effect, MemOp, Tid};
use tresse_machine::value::{Prov, Value};
use tresse_machine::{End, Ending, Machine, commit, update};
use tresse_memmodels::{Access, Kind, Order};
use triomphe::Arc;

/// A location: object, first byte, number of bytes.
pub(super) type Location = (u64, u64, u32);

/// One event.
#[derive(Clone, Debug)]
pub(super) struct Event {
    pub(super) thread: Tid,
    pub(super) kind: Kind,
    pub(super) order: Order,
    /// None for fences, for the starts and ends of threads, for frees.
    pub(super) location: Option<Location>,
    pub(super) value: Value,
    /// The state that a call has found, or has left.
    pub(super) state: Option<Arc<State>>,
    /// A read that returns undef because of a race (`race: Undef`), if that is what the execution
    /// makes of it.
    pub(super) is_undefined: bool,
    /// A load that the compiler has added, of which races are no errors
    /// (`tresse_machine::config::RacePolicy`).
    pub(super) is_speculated: bool,
    /// The next event is the write of the same update.
    pub(super) is_update: bool,
    /// It is of an update, or of a compare-and-exchange that has failed: a locked instruction.
    pub(super) is_full: bool,
    /// It is of a call on a library object.
    pub(super) is_call: bool,
    /// A thread looks whether it was let go, and was: that is no use of the object any more, which
    /// may be gone, or another by now (POSIX `pthread_cond_destroy`, `pthread_barrier_destroy`).
    /// Who takes itself off the list, or stays blocked, uses the object.
    pub(super) is_late: bool,
    /// What was done, if it is an access.
    pub(super) op: Option<MemOp>,
    /// Where the thread stood, innermost first.
    pub(super) stack: Vec<SiteId>,
    /// The thread that this event starts, or waits for.
    pub(super) starts: Option<Tid>,
    pub(super) joins: Option<Tid>,
    /// The object that dies by it.
    pub(super) ends: Option<Prov>,
    /// The object that it makes, with something in it: one that others can reach from then on.
    pub(super) births: Option<Prov>,
}

impl Event {
    /// One that is no access.
    pub(super) fn bare(thread: Tid, stack: Vec<SiteId>) -> Event {
        Event {
            thread,
            kind: Kind::Fence,
            order: Order::Na,
            location: None,
            value: Value::ZERO,
            state: None,
            is_undefined: false,
            is_speculated: false,
            is_update: false,
            is_full: false,
            is_call: false,
            is_late: false,
            op: None,
            stack,
            starts: None,
            joins: None,
            ends: None,
            births: None,
        }
    }

    /// An operation of a thread, or a call as one.
    pub(super) fn of(op: &MemOp, stack: Vec<SiteId>) -> Event {
        let Access { kind, order, object, offset, len } = op.access;
        Event {
            kind,
            order,
            location: (op.effect != Effect::Fence).then_some((object, offset, len)),
            is_full: kind == Kind::Update,
            op: Some(*op),
            ..Event::bare(op.key.thread, stack)
        }
    }

    /// What it finds or leaves.
    pub(super) fn content(&self) -> Content {
        (self.state.clone(), self.value)
    }
}

/// A run: its events in program order thread by thread, and the machine at its end.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub(super) events: Vec<Event>,
    pub(super) initial: BTreeMap<Location, Content>,
    pub(super) machine: Machine,
    /// How threads have ended the execution, each of them for itself.
    pub(super) endings: Vec<Ending>,
    /// Reads of pointers to objects that are not there yet.
    postponed: Vec<(MemOp, Event, Content)>,
    /// Calls that stay blocked: thread and event.
    pub(super) blocked: BTreeMap<Tid, usize>,
    /// Events of threads about objects' lives that are to come, after so many operations.
    lives: Vec<(usize, Event)>,
}

/// Whether runs were made, or what has to be known before they can be.
pub(super) enum Runs {
    /// They were, all or as many as were wanted.
    Made,
    /// Objects of this shape have to be shared from their birth on.
    Leak(Shape),
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

    /// Is the thread to take no step now?
    pub(super) fn is_held(&self, thread: Tid) -> bool {
        self.blocked.contains_key(&thread)
            || self.postponed.iter().any(|(_, event, _)| event.thread == thread)
    }

    /// Objects that come to be and die now: each is an event of its thread, after what it has done
    /// before.
    fn note_lives(&mut self) {
        let bare = |prov: Prov| Event::bare(prov.arena() - arena_of(0), Vec::new());
        // Its thread has nothing in `to_commit` then.
        for prov in std::mem::take(&mut self.machine.cache.born) {
            self.lives.push((0, Event { births: Some(prov), ..bare(prov) }));
        }
        for (prov, queued) in std::mem::take(&mut self.machine.cache.died) {
            self.lives.push((queued, Event { ends: Some(prov), ..bare(prov) }));
        }
        if self.lives.is_empty() {
            return;
        }
        let is_now = |(queued, life): &(usize, Event)| {
            *queued == 0 && !self.postponed.iter().any(|(_, event, _)| event.thread == life.thread)
        };
        let lives = std::mem::take(&mut self.lives);
        let (now, later): (Vec<_>, Vec<_>) = lives.into_iter().partition(is_now);
        self.lives = later;
        self.events.extend(now.into_iter().map(|(_, event)| event));
    }

    /// An object whose pointer has been stored where others may find it, or that is used as a
    /// barrier, and that is not shared from its birth on. (One that is handed to a new thread is
    /// known to those only that come after what was done to it.)
    fn leak(&self) -> Option<Shape> {
        let cache = &self.machine.cache;
        let stored = self.events.iter().filter(|e| e.kind == Kind::Write).map(|e| e.value.prov);
        stored.chain(cache.wants_leak).find_map(|prov| {
            let object = cache.object(prov).filter(|_| prov.is_object())?;
            let is_own =
                matches!(object.obj_type, ObjType::Stack | ObjType::Heap | ObjType::ThreadLocal);
            (is_own && !object.is_leaked).then(|| object.shape(prov))
        })
    }

    /// The thread ends the execution; others go on.
    pub(super) fn end_at(mut self, thread: Tid, end: End, stack: Vec<SiteId>, work: &mut Vec<Run>) {
        self.machine.ending = Some(Box::new(Ending { end, thread, stack }));
        work.push(self);
    }

    /// A read of a pointer to an object that is not there yet, which now is.
    fn take_born(&mut self) -> Option<(MemOp, Event, Content)> {
        let is_born = |p: &(MemOp, Event, Content)| is_there(&self.machine, &p.2.1);
        let at = self.postponed.iter().position(is_born)?;
        Some(self.postponed.remove(at))
    }
}

/// Was the object that a value points to allocated in this run?
fn is_there(machine: &Machine, value: &Value) -> bool {
    let p = value.prov;
    !p.is_object()
        || machine
            .cache
            .arenas
            .get(p.arena() as usize)
            .and_then(|arena| arena.objects.get(p.slot() as usize))
            .is_some_and(|object| object.generation >= p.generation())
}

/// Makes every run with the values known so far; new values are entered. `each` looks at a run, and
/// says whether to go on: there may be too many to keep them.
pub(super) fn each_run(
    mut machine: Machine,
    values: &mut Values,
    options: &Options,
    tick: &Tick<'_>,
    report: &mut Report,
    each: &mut dyn FnMut(Run) -> bool,
) -> Runs {
    machine.cache.mode = Mode::Driven(Driver::Apart);
    machine.settle();
    let mut work = vec![Run {
        events: Vec::new(),
        initial: BTreeMap::new(),
        endings: Vec::new(),
        machine,
        postponed: Vec::new(),
        blocked: BTreeMap::new(),
        lives: Vec::new(),
    }];
    let mut done = Vec::new();
    let mut steps = 0u64;
    while let Some(run) = work.pop() {
        let cut = match steps {
            n if n >= options.candidates => Some(Cut::States),
            _ if run.events.len() > options.events => Some(Cut::Events),
            _ => tick(0),
        };
        if let Some(cut) = cut {
            report.cut(cut);
            if let (Cut::Events, Some(last)) = (cut, run.events.last()) {
                let site = run.machine.setup.program.own_site(&last.stack);
                report.bounded.insert((cut, last.thread, site));
            }
            break;
        }
        steps += 1;
        if let Some(shape) = run.leak() {
            return Runs::Leak(shape);
        }
        step(run, values, options, &mut work, &mut done, report);
        if !done.drain(..).all(&mut *each) || !report.unsupported.is_empty() {
            break;
        }
    }
    Runs::Made
}

/// One step of a run.
fn step(
    mut run: Run,
    values: &mut Values,
    options: &Options,
    work: &mut Vec<Run>,
    done: &mut Vec<Run>,
    report: &mut Report,
) {
    run.note_lives();
    if let Some(ending) = run.machine.ending.take() {
        return requests::end(run, *ending, work, report);
    }
    if let Some((op, event, content)) = run.take_born() {
        return read(run, &op, event, content, values, work);
    }
    let has_operation =
        |t: &usize| !run.machine.threads[*t].queues.to_commit.is_empty() && !run.is_held(*t as Tid);
    if let Some(thread) = (0..run.machine.threads.len()).find(has_operation) {
        return operation(run, thread as Tid, values, options, work, report);
    }
    if let Err(run) = requests::request(run, values, options, work, report)
        && run.postponed.is_empty()
    {
        done.push(*run);
    }
}

/// The first operation of a thread's queue becomes an event, or one for each value that it may
/// read.
fn operation(
    mut run: Run,
    thread: Tid,
    values: &mut Values,
    options: &Options,
    work: &mut Vec<Run>,
    report: &mut Report,
) {
    let Some(op) = run.machine.pop_operation(thread) else { return };
    for life in run.lives.iter_mut().filter(|life| life.1.thread == thread) {
        life.0 -= 1;
    }
    let setup = run.machine.setup.clone();
    let is_speculated = setup.config.race == RacePolicy::Error
        && (op.effect, op.access.order) == (Effect::Read, Order::Na)
        && setup.program.is_speculated(op.site);
    let event = Event { is_speculated, ..Event::of(&op, op.stack()) };
    let Some(location) = event.location else {
        run.events.push(event);
        run.machine.answer(thread, &op, Value::ZERO, None);
        run.machine.settle();
        return work.push(run);
    };
    if let Err(what) = enter_location(&mut run, &op, location, values) {
        return unsupported(run, &what, report);
    }
    if let Effect::Write(value) = op.effect {
        values.add(location, (None, value));
        run.events.push(Event { value, ..event });
        run.machine.answer(thread, &op, Value::ZERO, None);
        run.machine.settle();
        return work.push(run);
    }
    for content in known(values, location, false, options, report) {
        read(run.clone(), &op, event.clone(), content, values, work);
    }
    if is_speculated {
        let race = Race::open(&op, run.machine.name_object(op.prov));
        run.machine.note_raced(thread, race);
    }
    if is_speculated || setup.config.race == RacePolicy::Undef {
        let undefined = (None, Value::undef(op.access.len * 8));
        read(run, &op, Event { is_undefined: true, ..event }, undefined, values, work);
    }
}

/// What a read may return: of the same bytes once, unless it is a call.
pub(super) fn known(
    values: &Values,
    location: Location,
    is_call: bool,
    options: &Options,
    report: &mut Report,
) -> Vec<Content> {
    let mut known = Vec::new();
    for (state, value) in values.at(location) {
        let content = (state.filter(|_| is_call), value);
        if !known.contains(&content) {
            known.push(content);
        }
    }
    if known.len() > options.values {
        report.cut(Cut::Choices);
        known.truncate(options.values);
    }
    known
}

/// A read, or the read of an update, returns a value. A weak exchange that finds what it expects
/// may fail all the same (LangRef, `cmpxchg`), where the config asks for that.
fn read(
    mut run: Run,
    op: &MemOp,
    event: Event,
    content: Content,
    values: &mut Values,
    work: &mut Vec<Run>,
) {
    let value = content.1;
    if !is_there(&run.machine, &value) {
        run.postponed.push((*op, event, content));
        return work.push(run);
    }
    if let Effect::Exchange { is_weak: true, .. } = op.effect
        && update::finds(std::iter::once((op.effect, value))) == Ok(true)
    {
        answer(run.clone(), op, event.clone(), value, None, values, work);
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
    let new = update::perform(&op.effect, value, false).map(|done| done.new);
    match new {
        Ok(new) => answer(run, op, event, value, new, values, work),
        Err(stop) => {
            let (thread, stack) = (event.thread, event.stack.clone());
            let order = op.order_if_wrong();
            run.events.push(Event { kind: Kind::Read, value, order, ..event });
            run.end_at(thread, *stop, stack, work);
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
    let (kind, is_update) = (Kind::Read, new.is_some());
    run.events.push(Event { kind, value, order, is_update, ..event.clone() });
    if let (Some(new), Some(location)) = (new, event.location) {
        values.add(location, (None, new));
        run.events.push(Event { kind: Kind::Write, value: new, is_undefined: false, ..event });
    }
    let flag = matches!(op.effect, Effect::Exchange { .. }).then_some(new.is_some());
    run.machine.answer(id, op, value, flag);
    run.machine.settle();
    work.push(run);
}

/// Enters a location with what it holds at first, unless bytes of it are known in another shape.
pub(super) fn enter_location(
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
        .map_err(|_| "an access to memory that is gone".to_owned())?;
    let state = run.machine.cache.object(op.prov).and_then(|o| o.state_at(spot.offset)).cloned();
    let content = (state, run.machine.cache.peek(spot, op.access.len));
    run.initial.entry(location).or_insert_with(|| content.clone());
    values.start(location, content);
    Ok(())
}

pub(super) fn unsupported(run: Run, what: &str, report: &mut Report) {
    let ending = Ending { end: End::Unsupported(what.to_owned()), thread: 0, stack: Vec::new() };
    report.unsupported.push(Found { ending, machine: run.machine, witness: Witness::default() });
}
