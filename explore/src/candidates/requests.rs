//! What a thread asks for that is no access: calls on library objects, the coming and going of
//! threads, choices, ends.

use super::Options;
use super::trace::{Event, Run, enter_location, known, unsupported};
use super::values::{Content, Values};
use crate::report::{Cut, Report};
use tresse_machine::calls::{step_from, word_of};
use tresse_machine::perform::is_choice_cut;
use tresse_machine::request::Request;
use tresse_machine::sync::{self, Call, Next, Op, State, Step};
use tresse_machine::thread::{Tid, Waiting};
use tresse_machine::value::Value;
use tresse_machine::{End, Ending, Transition};
use tresse_memmodels::{Access, Kind, Order};
use triomphe::Arc;

/// A call on an object of its thread's own, as far as is known.
fn own_call(run: &Run, thread: Tid) -> Option<Request> {
    match &run.machine.threads[thread as usize].waiting {
        Some(Waiting::Request(request, ..)) if matches!(**request, Request::Call(_)) => {
            Some((**request).clone())
        }
        _ => None,
    }
}

/// Lets the first thread that can have what it waits for. Gives the run back if none can.
pub(super) fn request(
    run: Run,
    values: &mut Values,
    options: &Options,
    work: &mut Vec<Run>,
    report: &mut Report,
) -> Result<(), Box<Run>> {
    let mut transitions = Vec::new();
    run.machine.transitions(&mut transitions);
    for thread in (0..run.machine.threads.len() as Tid).filter(|t| !run.is_held(*t)) {
        if let Some(call) = shared_call(&run, thread) {
            begin_call(run, thread, &call, values, options, work, report);
            return Ok(());
        }
        if let Some(request) = own_call(&run, thread) {
            perform(run, thread, &request, &[], work, report);
            return Ok(());
        }
        let own: Vec<Transition> =
            transitions.iter().copied().filter(|t| t.thread() == Some(thread)).collect();
        if let Some(first) = own.first() {
            match (first, &run.machine.threads[thread as usize].waiting) {
                (Transition::Request { .. }, Some(Waiting::Request(request, ..))) => {
                    let request = (**request).clone();
                    perform(run, thread, &request, &own, work, report);
                }
                _ => take(run, *first, work),
            }
            return Ok(());
        }
    }
    Err(Box::new(run))
}

fn take(mut run: Run, transition: Transition, work: &mut Vec<Run>) {
    run.machine.take(transition);
    work.push(run);
}

/// The call at which a thread stands, if others can reach its object.
fn shared_call(run: &Run, thread: Tid) -> Option<Call> {
    let Some(Waiting::Request(request, ..)) = &run.machine.threads[thread as usize].waiting else {
        return None;
    };
    let Request::Call(call) = **request else { return None };
    let cache = &run.machine.cache;
    let is_shared = cache.is_multi && cache.object(call.object.prov).is_none_or(|o| o.is_shared);
    is_shared.then_some(call)
}

/// A request that is no call: what it is as an event, and then what it is to the machine.
fn perform(
    mut run: Run,
    thread: Tid,
    request: &Request,
    ways: &[Transition],
    work: &mut Vec<Run>,
    report: &mut Report,
) {
    // Store buffers are empty then (POSIX, "Memory Synchronization"; `machine::perform`).
    let event = Event { is_full: true, ..Event::bare(thread, call_stack(&run, thread)) };
    match *request {
        Request::Spawn { id, .. } => {
            run.events.push(Event { starts: Some(id as Tid), ..event });
            take(run, ways[0], work);
        }
        Request::Join { id } => {
            run.events.push(Event { joins: Some(id as Tid), ..event });
            take(run, ways[0], work);
        }
        Request::ExitProcess { code, .. } => {
            // `exit` keeps the low eight bits of its status (POSIX, `exit`).
            let end = End::Exit(code as i32 & 0xff);
            run.end_at(thread, end, Vec::new(), work);
        }
        Request::Free { ref ptr, .. } => free(run, thread, ptr, event, work),
        // The object is the thread's own. The call is a barrier all the same.
        Request::Call(ref call) => {
            run.machine.cache.wants_leak = Some(call.object.prov);
            work.push(run);
        }
        Request::Alloc { .. }
        | Request::Nondet { .. }
        | Request::Freeze { .. }
        | Request::Optional => {
            if is_choice_cut(&run.machine.setup.config, request) {
                report.cut(Cut::Choices);
            }
            ways.iter().for_each(|way| take(run.clone(), *way, work));
        }
        // The handlers would come after the ends of all other threads, which no event says here.
        Request::ThreadExit { .. } if thread == 0 && run.machine.setup.program.exit.is_some() => {
            let what = "`pthread_exit` in `main` with functions of `atexit` under the candidates \
                        engine";
            unsupported(run, what, report);
        }
        // Where `malloc_usable_size` comes after a `free` is not looked at (docs/limitations.md).
        Request::NewThread
        | Request::ObjectSize { .. }
        | Request::MakeMapping { .. }
        | Request::ThreadExit { .. }
        | Request::Abort
        | Request::Terminate { .. }
        | Request::AssertFail { .. }
        | Request::Misuse { .. }
        | Request::Refuse { .. }
        | Request::Assume { .. }
        | Request::SpinStart
        | Request::SpinEnd { .. } => take(run, ways[0], work),
        Request::Detach { .. } | Request::Output { .. } => {
            run.events.push(event);
            take(run, ways[0], work);
        }
        Request::Announce { .. } | Request::Protect { .. } | Request::Retire { .. } => {
            unsupported(run, "hazard pointers under the candidates engine", report);
        }
        ref request => {
            let name = format!("{request:?}");
            let name = name.split([' ', '{', '(']).next().unwrap_or("a request");
            unsupported(run, &format!("`{name}` under the candidates engine"), report);
        }
    }
}

fn call_stack(run: &Run, thread: Tid) -> Vec<tresse_machine::program::SiteId> {
    run.machine.threads[thread as usize].call_stack(&run.machine.setup.program)
}

/// A block's memory stays: which accesses come before the `free` is up to the execution.
fn free(mut run: Run, thread: Tid, ptr: &Value, event: Event, work: &mut Vec<Run>) {
    match run.machine.cache.heap_block(ptr) {
        Ok((prov, _)) => {
            run.events.push(Event { ends: Some(prov), ..event });
            run.machine.complete(thread, Value::ZERO);
            run.machine.settle();
            work.push(run);
        }
        Err(stop) => run.end_at(thread, *stop, event.stack, work),
    }
}

/// A thread comes to a call: it may find any state that is known of the object.
fn begin_call(
    mut run: Run,
    thread: Tid,
    call: &Call,
    values: &mut Values,
    options: &Options,
    work: &mut Vec<Run>,
    report: &mut Report,
) {
    let stack = call_stack(&run, thread);
    let (spot, len) = match word_of(&run.machine.cache, call) {
        Ok(word) => word,
        Err(stop) => return run.end_at(thread, *stop, stack, work),
    };
    if matches!(call.op, Op::Wait { .. }) && !holds_mutex(&run, thread, call) {
        return unsupported(
            run,
            "a wait with a mutex that the thread does not hold, under the candidates engine",
            report,
        );
    }
    let access = Access {
        kind: Kind::Update,
        order: Order::AcqRel,
        object: call.object.prov.word(),
        offset: spot.offset,
        len,
    };
    let op = run.machine.call_op(thread, call.object.prov, access);
    let event = Event { is_call: true, ..Event::of(&op, stack) };
    let location = (access.object, access.offset, access.len);
    if let Err(what) = enter_location(&mut run, &op, location, values) {
        return unsupported(run, &what, report);
    }
    for content in known(values, location, true, options, report) {
        for choice in 0..sync::choices(content.0.as_deref(), thread, call) {
            take_call(run.clone(), call, event.clone(), &content, choice, values, work);
        }
    }
}

/// Was the last that a thread did to a mutex to take it?
fn holds_mutex(run: &Run, thread: Tid, call: &Call) -> bool {
    let release = Call::new(Op::Unlock(sync::Kind::Mutex), call.other);
    let Ok((spot, len)) = word_of(&run.machine.cache, &release) else { return false };
    let location = Some((call.other.prov.word(), spot.offset, len));
    let own = run.events.iter().rfind(|e| e.thread == thread && e.location == location);
    own.and_then(|e| e.state.as_deref()).is_some_and(|state| state.is_held_by(thread))
}

/// A call that finds this content, in one of its ways.
fn take_call(
    mut run: Run,
    call: &Call,
    event: Event,
    found: &Content,
    choice: u32,
    values: &mut Values,
    work: &mut Vec<Run>,
) {
    let thread = event.thread;
    if found.0.as_deref().is_some_and(|state| is_belied(&run, call, &event, state)) {
        return;
    }
    let (state, value) = found.clone();
    let read = Event { kind: Kind::Read, order: Order::Rlx, state, value, ..event.clone() };
    match step_from(&run.machine.cache, found.0.as_deref(), value, thread, call, choice) {
        Err(stop) => {
            let stack = event.stack;
            run.events.push(read);
            run.end_at(thread, *stop, stack, work);
        }
        Ok(Step::Blocked) => {
            run.blocked.insert(thread, run.events.len());
            run.events.push(read);
            work.push(run);
        }
        Ok(Step::Stay(answer, sync)) => {
            let (order, is_late) = (sync.order(false), call.is_parting());
            run.events.push(Event { order, is_late, ..read });
            go_on(run, thread, sync::next(call, answer, false), work);
        }
        Ok(Step::Write(state, answer, sync)) => {
            let order = sync.order(true);
            run.events.push(Event { order, is_update: true, ..read });
            let state: Option<Arc<State>> = Some(Arc::new(state));
            if let Some(location) = event.location {
                values.add(location, (state.clone(), value));
            }
            run.events.push(Event { kind: Kind::Write, order, state, value, ..event });
            go_on(run, thread, sync::next(call, answer, true), work);
        }
    }
}

/// Does a thread know better than to find this state? Calls on an object take effect one after the
/// other, so a thread finds nothing older than what it has done itself. It is on a condition
/// variable's list by its own wait only, and has come back from that: it has found the list without
/// itself, or taken itself off. And nobody else takes a mutex for it, or from it: that is an error
/// of whoever tries.
fn is_belied(run: &Run, call: &Call, event: &Event, state: &State) -> bool {
    let thread = event.thread;
    match state {
        State::Cond(cond) => matches!(call.op, Op::Wait { .. }) && cond.waiters().contains(&thread),
        State::Mutex(..) => {
            let own =
                run.events.iter().rfind(|e| e.thread == thread && e.location == event.location);
            let initial = event.location.and_then(|location| run.initial.get(&location));
            let known = match own {
                Some(own) => own.state.as_deref().map(|state| state.is_held_by(thread)),
                None => initial.map(|(state, _)| {
                    state.as_deref().is_some_and(|state| state.is_held_by(thread))
                }),
            };
            known.is_some_and(|is_held| is_held != state.is_held_by(thread))
        }
        _ => false,
    }
}

/// A thread goes on after a part of a call.
fn go_on(mut run: Run, thread: Tid, next: Next, work: &mut Vec<Run>) {
    match next {
        Next::Done(answer) => run.machine.complete(thread, answer),
        Next::Then(call) => run.machine.wait_with(thread, Request::Call(call)),
    }
    run.machine.settle();
    work.push(run);
}

/// A thread has ended the execution. Other threads may still have to write what it has read: they
/// run on, and may come to an end of their own.
pub(super) fn end(mut run: Run, ending: Ending, work: &mut Vec<Run>, report: &mut Report) {
    if let End::Unsupported(what) = &ending.end {
        return unsupported(run, &what.clone(), report);
    }
    if let Some(cut) = Cut::of(&ending.end) {
        return report.cut(cut);
    }
    let thread = ending.thread;
    run.endings.push(ending);
    run.machine.abandon(thread);
    run.machine.settle();
    work.push(run);
}
