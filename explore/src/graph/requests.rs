//! Requests as events: threads come and go, choices, what the world sees.

use super::event::{Added, Note, Way, Ways, What};
use super::events::Events;
use super::frees::Freed;
use super::reduction::{Next, Reduction};
use super::reductions::All;
use super::state::{Block, Execution, Info, Local, State};
use super::{optional, ready, spin, symmetry};
use crate::report::Cut;
use tresse_machine::end::{End, Stop, Ub};
use tresse_machine::life::start_function;
use tresse_machine::memory::cache::arena_of;
use tresse_machine::memory::life::waits_in;
use tresse_machine::request::Request;
use tresse_machine::sync::threads;
use tresse_machine::thread::Tid;
use tresse_machine::value::Value;
use tresse_machine::{Ending, bug, perform, sync};
use tresse_memmodels::graph::{Event, EventId, Role};

impl Execution {
    fn end(&mut self, thread: usize) {
        self.locals[thread].state = State::Ended;
        self.note_deaths(thread);
    }

    /// The number of the thread that this one creates next: the same whenever it does the same.
    fn reserve(&mut self, thread: usize) -> Result<bool, Stop> {
        let key = (thread as Tid, self.locals[thread].children);
        self.locals[thread].children += 1;
        let new = match self.numbers.get(&key) {
            Some(new) => *new,
            None => {
                let limit = self.setup.config.limits.threads;
                if self.locals.len() as u32 >= limit {
                    return Err(Box::new(End::ThreadLimit(limit)));
                }
                let new = self.machine.reserve_thread();
                self.numbers.insert(key, new);
                self.enter_thread(new);
                new
            }
        };
        Ok(self.complete(thread, Value::int(u64::from(new))))
    }

    fn spawn(
        &mut self,
        thread: usize,
        id: u64,
        function: Value,
        argument: Value,
    ) -> Result<bool, Stop> {
        let new = id as usize;
        if new >= self.locals.len() {
            return Err(End::ub(Ub::LibraryContract, format!("{id} is no thread to start")));
        }
        start_function(&self.setup.program, &function)?;
        let role = Role::Spawn(new as u16);
        let event = self.bare(thread, role, What::Note(Note::Spawn), Value::ZERO);
        self.machine.restore(new as Tid, self.fresh[new].clone());
        let twin = symmetry::find_twin(self, event);
        self.has_twins |= twin.is_some();
        self.locals[new] = Local { twin, ..Local::new() };
        self.graph.lines[new].parent = event;
        self.machine.launch(thread as Tid, new as Tid, function, argument)?;
        Ok(self.complete(thread, Value::ZERO))
    }

    fn join(&mut self, thread: usize, id: u64) -> Result<bool, Stop> {
        let value = threads::join(id, ready::life(self, id), ready::claim(self, id))?;
        let (Some(end), Some(value)) = (self.end_of(id as usize), value) else {
            bug!("a join goes on before thread {id} has ended");
        };
        symmetry::check_join(self, id as usize, value);
        self.follow(thread, end, Note::Join);
        Ok(self.complete(thread, value))
    }

    /// A block is freed or retired once.
    pub(super) fn freed_twice(&self, ptr: &Value) -> Stop {
        End::ub(
            Ub::DoubleFree,
            format!("the block at {:#x} is freed by another call as well", ptr.bits),
        )
    }

    fn free(&mut self, thread: usize, ptr: &Value) -> Result<bool, Stop> {
        let (prov, size) = self.machine.cache.heap_block(ptr)?;
        let object = prov.word();
        if self.frees.find(object).is_some() {
            return Err(self.freed_twice(ptr));
        }
        All::ends(self, thread, prov);
        let id = self.bare(thread, Role::Other, What::Note(Note::Free), *ptr);
        // What was done to it in private. Where that is known the answer says whether the block's
        // allocation happens before this, which nothing asks for: the calls that allocate and free
        // a block are in one order (C11 7.22.3), and freeing does not look at what it holds.
        self.comes_after_private(id, object, |_| true);
        if let Some(other) = self.unordered_access(object, id) {
            let what = format!(
                "thread {thread} frees {}, and nothing makes the access of thread {} come first",
                self.machine.name(ptr),
                other.thread
            );
            return Err(End::ub(Ub::UseAfterFree, what));
        }
        if let Some(waiter) = self.waiter_in(object) {
            return Err(waits_in(Ub::UseAfterFree, thread as Tid, waiter));
        }
        self.frees.push(Freed { object, by: id, is_retired: false });
        if prov.arena() == arena_of(thread as Tid) {
            self.machine.count_free(thread as Tid, size);
        }
        Ok(self.complete(thread, Value::ZERO))
    }

    /// Who asks for a block's size needs it, as whoever accesses it.
    fn size_of_block(
        &mut self,
        thread: usize,
        request: &Request,
        ptr: &Value,
    ) -> Result<bool, Stop> {
        let value = self.machine.perform_alone(thread as Tid, request, 0)?;
        if let Some(freed) = self.frees.find(ptr.prov.word()) {
            let (name, by) = (self.machine.name(ptr), freed.by.thread);
            let detail =
                format!("thread {thread} asks for the size of {name}, freed by thread {by}");
            return Err(End::ub(Ub::UseAfterFree, detail));
        }
        let known = self.machine.cache.object(ptr.prov);
        if self.machine.cache.is_multi && known.is_some_and(|object| object.is_shared) {
            // It orders nothing.
            let (site, moment) = self.here(thread);
            let event = Event { is_full: false, ..Event::bare(Role::Other) };
            let id = self.push(thread, event, What::Note(Note::Size), *ptr, site, moment);
            self.synchronise(id);
            self.cells.has_sizes = true;
        }
        Ok(self.complete(thread, value))
    }

    fn output(
        &mut self,
        thread: usize,
        request: &Request,
        fd: u32,
        buffer: &Value,
    ) -> Result<bool, Stop> {
        let object =
            if buffer.prov.is_object() { self.machine.cache.object(buffer.prov) } else { None };
        let is_constant =
            object.is_some_and(|o| o.obj_type == tresse_machine::memory::ObjType::Constant);
        if self.machine.cache.is_multi && !is_constant && object.is_some_and(|o| o.is_shared) {
            return Err(End::unsupported(
                "output straight from memory that other threads can reach, under the graph engine",
            ));
        }
        self.machine.perform_alone(thread as Tid, request, 0)?;
        let output = self.machine.take_output();
        let bytes: Vec<u8> = output.into_iter().flat_map(|o| o.bytes).collect();
        self.bare(thread, Role::Other, What::Output(fd, bytes.into()), Value::ZERO);
        Ok(self.complete(thread, Value::ZERO))
    }
}

impl Events {
    /// A thread's request: what concerns nobody else is done, the rest becomes an event.
    pub(super) fn add_request(&mut self, thread: usize, request: &Request) -> Added {
        if self.is_full(thread) {
            return self.block_at(thread, Cut::Events).into();
        }
        if let Some(cut) = All::bound(self, thread, Next::Request(request)) {
            return self.block_at(thread, cut).into();
        }
        let events = self.graph.len();
        match self.try_request(thread, request) {
            Ok(added) => added,
            Err(stop) => {
                let ending = self.ending_of(thread, *stop);
                match self.graph.len() == events {
                    true => self.go_wrong(thread, ending).into(),
                    false => self.fail(ending).into(),
                }
            }
        }
    }

    /// A thread fails at what it has not done yet.
    pub(super) fn go_wrong(&mut self, thread: usize, ending: Ending) -> bool {
        self.add_wrong(thread);
        self.fail(ending)
    }

    fn try_request(&mut self, thread: usize, request: &Request) -> Result<Added, Stop> {
        All::look(self, thread, Next::Request(request));
        let goes_on = match request {
            Request::Call(call) => {
                self.check_judged(call.kind())?;
                return self.begin_call(thread, call);
            }
            Request::NewThread => self.reserve(thread)?,
            Request::Spawn { id, function, argument } => {
                self.spawn(thread, *id, *function, *argument)?
            }
            Request::Join { id } => self.join(thread, *id)?,
            Request::Detach { id } => {
                threads::detach(*id, ready::life(self, *id), ready::claim(self, *id))?;
                self.detaches = true;
                self.bare(thread, Role::Other, What::Note(Note::Detach(*id)), Value::ZERO);
                self.complete(thread, Value::ZERO)
            }
            Request::ThreadExit { value } => self.end_thread(thread, *value),
            Request::ExitProcess { code, .. } => {
                let what = What::End(Some(*code as i32 & 0xff));
                self.bare(thread, Role::Other, what, Value::ZERO);
                self.end(thread);
                true
            }
            Request::Assume { condition } if condition.bits == 0 => {
                if let Some(last) = self.graph.lines[thread].events.len().checked_sub(1) {
                    All::at_block(self, EventId::new(thread, last), Block::Assume);
                }
                self.locals[thread].state = State::Blocked(Block::Assume);
                true
            }
            Request::SpinStart => spin::start_spin(self, thread),
            Request::SpinEnd { is_left } => spin::end_spin(self, thread, *is_left),
            Request::Optional if optional::goes_round(self, thread) => {
                self.locals[thread].state = State::Blocked(Block::Circling);
                true
            }
            // It is one where it may fail.
            Request::Alloc { .. }
            | Request::Nondet { .. }
            | Request::Freeze { .. }
            | Request::Optional => {
                return Ok(self.choose(thread, request));
            }
            Request::Free { ptr, .. } => self.free(thread, ptr)?,
            Request::Announce { .. } | Request::Protect { .. } | Request::Retire { .. } => {
                self.add_hazard(thread, request)?
            }
            Request::Output { fd, buffer, .. } => self.output(thread, request, *fd, buffer)?,
            Request::Now => {
                let now = sync::look_at_clock(self.latest_look(thread));
                self.locals[thread].clock = now;
                self.locals[thread].slept = self.machine.threads[thread].slept;
                self.complete(thread, Value::int(now))
            }
            Request::Sleep { from: None, .. } => {
                let now = self.latest_look(thread);
                self.complete(thread, Value::int(now))
            }
            // They concern no other thread, or end this one.
            Request::ObjectSize { ptr } => self.size_of_block(thread, request, ptr)?,
            Request::SelfId
            | Request::MakeMapping { .. }
            | Request::Sleep { .. }
            | Request::Yield
            | Request::Abort
            | Request::Terminate { .. }
            | Request::AssertFail { .. }
            | Request::Misuse { .. }
            | Request::Refuse { .. }
            | Request::Given { .. }
            | Request::Assume { .. } => {
                let value = self.machine.perform_alone(thread as Tid, request, 0)?;
                self.complete(thread, value)
            }
        };
        Ok(goes_on.into())
    }

    /// A thread ends: its stack and its thread-local variables go with it.
    fn end_thread(&mut self, thread: usize, value: Value) -> bool {
        self.bare(thread, Role::Other, What::End(None), value);
        self.machine.end_driven(thread as Tid, value);
        self.end(thread);
        self.check_deaths(thread);
        true
    }

    /// The next step of that: an event after the end of each other thread, then the call.
    pub(super) fn exit_after_all(&mut self) -> bool {
        let is_last_end = |i: &&Info| i.what == What::Note(Note::LastEnd);
        let done = self.tracks[0].iter().rev().take_while(is_last_end).count();
        let mut ends = (1..self.locals.len()).filter(|t| self.is_begun(*t));
        if let Some(end) = ends.nth(done).and_then(|t| self.end_of(t)) {
            self.follow(0, end, Note::LastEnd);
            return true;
        }
        let Some(exit) = self.setup.program.exit else { bug!("there is no exit to call") };
        self.locals[0].state = State::Ready;
        if let Err(stop) = self.machine.restart(exit) {
            let ending = self.ending_of(0, *stop);
            return self.fail(ending);
        }
        true
    }

    /// A choice that no other thread can see.
    fn choose(&mut self, thread: usize, request: &Request) -> Added {
        let config = &self.setup.config;
        let machine = &self.machine;
        let n = perform::options(config, &machine.cache, &machine.control, thread as Tid, request);
        if perform::is_choice_cut(config, request) {
            self.tally.cut(crate::Cut::Choices);
        }
        let (site, moment) = self.here(thread);
        let event = Event { is_full: false, ..Event::bare(Role::Other) };
        let note = match request {
            Request::Optional => Note::Optional,
            _ => Note::Choice,
        };
        let id = self.push(thread, event, What::Note(note), Value::ZERO, site, moment);
        let mut ways: Ways = (0..n).map(|choice| Way { place: 0, choice }).collect();
        if note == Note::Optional {
            optional::retain(self, id, &mut ways);
        }
        Added::Ways(id, ways)
    }

    /// Takes a choice; the thread stands before it.
    pub(super) fn take_choice(&mut self, id: EventId, choice: u32) -> bool {
        let thread = id.thread as usize;
        let Some(request) = self.request_of(id).cloned() else { bug!("{id:?} is no choice") };
        self.graph.event_mut(id).choice = choice;
        match self.machine.perform_alone(thread as Tid, &request, choice) {
            Ok(value) => {
                self.info_mut(id).value = value;
                self.complete(thread, value)
            }
            Err(stop) => {
                let ending = self.ending_of(thread, *stop);
                self.fail(ending)
            }
        }
    }
}
