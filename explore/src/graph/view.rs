//! A graph to look at: events with the program's names and values.

use super::cells::Place;
use super::event::{Note, What};
use super::state::{Block, Execution, State};
use super::{barriers, ready};
use crate::sight::{Act, EventView, Location, Stand, ThreadView, View};
use tresse_machine::bug;
use tresse_machine::end::{Blocked, BlockedOn};
use tresse_machine::memory::{ObjType, Object};
use tresse_machine::program::{Part, SiteId};
use tresse_machine::request::Request;
use tresse_machine::sync::{Op, errno};
use tresse_machine::thread::{MemOp, Tid};
use tresse_machine::trace::{name_place, own_part, part_of, path_to_library_object};
use tresse_machine::value::{Prov, Value, sign_extend};
use tresse_memmodels::graph::{EventId, Role};

/// The graph as it is now.
pub(super) fn view(execution: &Execution) -> View {
    let used = |c: &usize| {
        !execution.graph.cells[*c].co.is_empty()
            || !execution.graph.cells[*c].reads.is_empty()
            || is_pending(execution, *c)
            || execution.commuting(*c as u32).next().is_some()
    };
    let cells: Vec<usize> = (0..execution.graph.cells.len()).filter(used).collect();
    let locations = cells.iter().map(|c| view_location(execution, *c)).collect();
    let begun = (0..execution.locals.len()).filter(|t| execution.is_begun(*t));
    let thread = |t: usize| ThreadView {
        number: t as Tid,
        parent: execution.graph.lines[t].parent,
        events: (0..execution.graph.lines[t].events.len())
            .map(|i| view_event(execution, EventId::new(t, i), &cells))
            .collect(),
        stand: stand(execution, t),
    };
    View { threads: begun.map(thread).collect(), locations }
}

/// Is there a write to a location that has no place in its coherence order yet?
fn is_pending(execution: &Execution, cell: usize) -> bool {
    let last = execution.graph.order.last();
    last.is_some_and(|id| {
        execution.graph.event(*id).is_access()
            && execution
                .graph
                .parts(*id)
                .any(|part| execution.graph.event(part).cell as usize == cell)
    })
}

fn view_location(execution: &Execution, cell: usize) -> Location {
    let place = execution.cells.place(cell as u32);
    let prov = Prov::from_word(place.object);
    let co = execution.graph.cells[cell].co.clone();
    let Some(object) = execution.machine.cache.object(prov) else {
        let name = match barriers::barrier_of_round(execution, &place) {
            Some(barrier) => format!("a round of {}", view_location(execution, barrier).name),
            None => "memory that is gone".into(),
        };
        return Location {
            object: name.clone(),
            name,
            offset: 0,
            meaning: None,
            long_name: String::new(),
            len: place.len,
            initial: None,
            co,
        };
    };
    // A library object has its name, wherever its state stands in it.
    let events = &execution.graph.cells[cell];
    let call = events.co.iter().chain(&events.reads).find_map(|id| execution.call_of(*id));
    let word = call.map_or(0, |call| call.kind().word(execution.setup.program.pointer_bits).0);
    let offset = place.offset.wrapping_sub(word);
    let len = if call.is_some() { 0 } else { place.len };
    let machine = &execution.machine;
    let initial = (len > 0).then(|| show(execution, &execution.written_at(cell as u32, 0), len));
    let library = call.and_then(|_| path_to_library_object(machine, prov, object, offset));
    let library = library.filter(|path| !path.is_empty());
    match part_of(machine, prov, object, offset, u64::from(len)) {
        Some((variable, mut part)) => {
            if let Some(path) = library {
                (part.path, part.rest, part.is_piece) = (path, 0, false);
            }
            let name = part.name(&variable);
            let (object, offset, meaning) = (variable, part.offset, part.meaning);
            Location { long_name: name.clone(), name, object, offset, meaning, len, initial, co }
        }
        None => {
            let known = match object.obj_type {
                ObjType::Stack | ObjType::Heap => member(execution, cell, &place, object),
                _ => None,
            };
            let known = match library {
                Some(path) => Some((0, Part { path, ..Part::default() })),
                None => known.filter(|_| len > 0),
            };
            let (name, meaning) = match known {
                Some((begin, part)) => {
                    (part.name(&short_name(execution, prov, begin)), part.meaning)
                }
                None => (short_name(execution, prov, offset), None),
            };
            Location {
                name,
                object: short_name(execution, prov, 0),
                offset,
                meaning,
                long_name: name_place(machine, prov, object, offset),
                len,
                initial,
                co,
            }
        }
    }
}

/// The member of something in a local variable or a heap block that a location is, with where that
/// begins: by the variable's type, or by the types of the pointers through which the location is
/// accessed. Those of which something is known have to agree.
fn member(
    execution: &Execution,
    cell: usize,
    place: &Place,
    object: &Object,
) -> Option<(u64, Part)> {
    let (program, len) = (&execution.setup.program, u64::from(place.len));
    let events = &execution.graph.cells[cell];
    let ops = events.co.iter().chain(&events.reads).filter_map(|id| execution.op(*id));
    let is_whole = |op: &&MemOp| {
        (op.access.offset, op.access.len) == (op.whole.offset, op.whole.len)
            && op.access.offset == place.offset
    };
    let members = ops.filter(is_whole).filter_map(|op| {
        let mut looked = execution.members.borrow_mut();
        looked.entry((op.site, len)).or_insert_with(|| program.member_at(op.site, len)).clone()
    });
    own_part(program, object, place.offset, len, members)
}

/// A place in an object.
fn short_name(execution: &Execution, prov: Prov, offset: u64) -> String {
    let Some(object) = execution.machine.cache.object(prov) else {
        return "memory that is gone".into();
    };
    let what = match object.obj_type {
        ObjType::Stack => "stack",
        ObjType::Heap => "heap",
        _ => return name_place(&execution.machine, prov, object, offset),
    };
    let plus = if offset == 0 { String::new() } else { format!("+{offset}") };
    format!("{what}[{}.{}]{plus}", prov.arena().saturating_sub(2), prov.slot())
}

/// What a pointer points to. Patterns compare it, in the words of outcomes.
fn name_pointer(execution: &Execution, pointer: &Value) -> String {
    let object = execution.machine.cache.object(pointer.prov);
    match object.filter(|_| pointer.prov.is_object()) {
        Some(object) if matches!(object.obj_type, ObjType::Stack | ObjType::Heap) => {
            short_name(execution, pointer.prov, pointer.bits.wrapping_sub(object.base))
        }
        Some(_) => execution.machine.address(pointer),
        None => format!("{:#x}", pointer.bits),
    }
}

/// A value of so many bytes.
fn show(execution: &Execution, value: &Value, len: u32) -> String {
    if value.is_poison() {
        "poison".into()
    } else if value.undef & tresse_machine::value::mask(len.min(8) * 8) != 0 {
        "undef".into()
    } else if value.prov.is_object() {
        name_pointer(execution, value)
    } else {
        sign_extend(value.bits, len.clamp(1, 8) * 8).to_string()
    }
}

fn view_event(execution: &Execution, id: EventId, cells: &[usize]) -> EventView {
    let event = execution.graph.event(id);
    let info = execution.info(id);
    let is_memory = event.is_access() && matches!(info.what, What::Op);
    let has_cell = event.is_access() || execution.is_commuting(id);
    let len = if has_cell { execution.cells.place(event.cell).len } else { 0 };
    let has_read = event.reads() && event.rf != EventId::NONE;
    let read = match event.is_undefined() {
        true => Some("undef".into()),
        false => (is_memory && has_read).then(|| show(execution, &execution.value_read(id), len)),
    };
    let stack = execution.stack_of(id);
    let is_own = |s: &&SiteId| execution.setup.program.describe(**s).is_some_and(|p| !p.is_library);
    EventView {
        id,
        act: act(execution, id),
        order: event.order,
        location: if has_cell {
            cells.iter().position(|c| *c == event.cell as usize)
        } else {
            None
        },
        from: (event.rf != EventId::NONE).then_some(event.rf),
        read,
        written: match execution.rmw_of(id) {
            Some(rmw) => Some(format!(
                "{} {}",
                format!("{:?}", rmw.op).to_lowercase(),
                show(execution, &rmw.operand, len)
            )),
            None => (is_memory && event.writes()).then(|| show(execution, &info.value, len)),
        },
        site: stack.iter().find(is_own).or(stack.first()).copied().unwrap_or(info.site),
        happens_before: execution.graph.hb(id).to_vec(),
        causes: execution.graph.causes(id).to_vec(),
    }
}

fn act(execution: &Execution, id: EventId) -> Act {
    let event = execution.graph.event(id);
    let info = execution.info(id);
    let name = match &info.what {
        What::Op => "",
        What::Call => return act_of_call(execution, id),
        What::Note(note) => note.name(),
        What::Output(fd, bytes) => {
            return Act::Output(*fd, String::from_utf8_lossy(bytes).into_owned());
        }
        What::End(None) => return Act::End(show(execution, &info.value, 8)),
        What::End(Some(code)) => return Act::Exit(*code),
    };
    match event.role {
        Role::Fence => Act::Fence,
        Role::Spawn(child) => Act::Spawn(Tid::from(child)),
        Role::Sync => Act::After(name),
        Role::Read | Role::Update if !name.is_empty() => {
            Act::Lock { name, answer: 0, error: None, is_blocked: false }
        }
        Role::Read => Act::Read,
        Role::Write => Act::Write,
        Role::Update => Act::Update,
        Role::Other if execution.is_commuting(id) => Act::Update,
        Role::Other if matches!(info.what, What::Note(Note::Choice | Note::Optional)) => {
            Act::Choice(show(execution, &info.value, 8))
        }
        Role::Other => match info.what {
            What::Note(Note::Detach(id)) => Act::Other(name, format!("thread {id}")),
            _ => Act::Other(name, name_pointer(execution, &info.value)),
        },
    }
}

/// A call on a library object, and what it answers.
fn act_of_call(execution: &Execution, id: EventId) -> Act {
    let Some(call) = execution.call_of(id) else { bug!("{id:?} is no call") };
    let event = execution.graph.event(id);
    let is_last = id.index as usize + 1 == execution.graph.lines[id.thread as usize].events.len();
    let is_blocked =
        is_last && execution.locals[id.thread as usize].state == State::Blocked(Block::Held);
    let place = execution.graph.place(event.cell, event.rf);
    let done = execution.perform_call(id, place, event.choice);
    let is_number = !matches!(call.op, Op::OnceBegin | Op::PopHandler);
    let answer = done.ok().filter(|_| is_number).map_or(0, |done| match call.op {
        // The end of a wait that was not woken says so when the thread has the mutex again.
        Op::Wake(waiter) if waiter.is_timed && done.new.is_some() => errno::ETIMEDOUT,
        Op::Relock { .. } => 0,
        _ => done.answer.bits,
    });
    let error = errno::name(answer).filter(|_| call.op.answers_error());
    let answer = match error {
        Some(_) => execution.setup.program.errors.of(answer),
        None => answer,
    };
    Act::Lock { name: call.name(), answer, error, is_blocked }
}

fn stand(execution: &Execution, thread: usize) -> Stand {
    match (execution.tracks[thread].last().map(|i| &i.what), execution.locals[thread].state) {
        (Some(What::End(None)), _) => Stand::Returned(show(
            execution,
            &execution.tracks[thread][execution.tracks[thread].len() - 1].value,
            8,
        )),
        (Some(What::End(Some(code))), _) => Stand::Exited(*code),
        (_, State::Blocked(Block::Assume)) => Stand::Assumes,
        (_, State::Blocked(Block::Spin(_) | Block::Circling)) => Stand::Spins,
        (_, State::Blocked(Block::Failed)) => Stand::Failed,
        (_, State::Ready) if ready::is_ready(execution, thread) => Stand::Runs,
        _ => blocked(execution, thread).map_or(Stand::Runs, |b| Stand::Waits(b.on)),
    }
}

/// What a thread in a deadlock waits for.
pub(super) fn blocked(execution: &Execution, thread: usize) -> Option<Blocked> {
    let on = match execution.waiting_for(thread)? {
        Request::Join { id } => BlockedOn::Join(*id as Tid),
        Request::Call(call) => execution.blocked_at(thread, call),
        _ => return None,
    };
    let stack = execution.machine.threads[thread].call_stack(&execution.setup.program);
    Some(Blocked { thread: thread as Tid, on, stack, holds: execution.holds(thread) })
}
