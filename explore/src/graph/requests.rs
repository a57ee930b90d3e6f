//! Requests as events: threads come and go, locks, choices, what the world sees.

use super::frame::{Way, Ways};
use super::state::{Block, Explorer, Local, State, What};
use std::sync::Arc;
use tresse_machine::Ending;
use tresse_machine::end::{End, Stop, Ub};
use tresse_machine::perform;
use tresse_machine::request::Request;
use tresse_machine::thread::Tid;
use tresse_machine::value::Value;
use tresse_memmodels::Order;
use tresse_memmodels::graph::{Event, EventId, Role};

impl Explorer {
    /// A thread's request: what concerns nobody else is done, the rest becomes an event.
    pub(super) fn add_request(&mut self, thread: usize, request: &Request) -> bool {
        if self.is_full(thread) {
            return false;
        }
        // Threads come to an end of themselves: there is a bound on their number.
        let is_thread = matches!(
            request,
            Request::NewThread
                | Request::Spawn { .. }
                | Request::Join { .. }
                | Request::Detach { .. }
                | Request::ThreadExit { .. }
        );
        if !is_thread && self.is_unrolled(thread, self.here(thread).0) {
            return self.block_unrolled(thread);
        }
        match self.try_request(thread, request) {
            Ok(goes_on) => goes_on,
            Err(stop) => {
                let ending = self.ending_of(thread, *stop);
                self.fail(ending)
            }
        }
    }

    fn try_request(&mut self, thread: usize, request: &Request) -> Result<bool, Stop> {
        self.check_request(thread, request);
        match request {
            Request::NewThread => self.reserve(thread),
            Request::Spawn { id, function, argument } => {
                self.spawn(thread, *id, *function, *argument)
            }
            Request::Join { id } => self.join(thread, *id),
            Request::Detach { id } => {
                self.bare(thread, Role::Other, "detach", Value::int(*id));
                Ok(self.complete(thread, Value::ZERO))
            }
            Request::ThreadExit { value } => {
                let id = self.bare(thread, Role::Other, "exit", *value);
                self.info_mut(id).what = What::End(None);
                self.machine.end_driven(thread as Tid, *value);
                Ok(self.end(thread))
            }
            Request::ExitProcess { code } => {
                let id = self.bare(thread, Role::Other, "exit", Value::ZERO);
                self.info_mut(id).what = What::End(Some(*code as i32 & 0xff));
                Ok(self.end(thread))
            }
            Request::Assume { condition } if condition.bits == 0 => {
                self.locals[thread].state = State::Blocked(Block::Assume);
                Ok(true)
            }
            Request::SpinStart => Ok(self.start_spin(thread)),
            Request::SpinEnd { is_left } => Ok(self.end_spin(thread, *is_left)),
            Request::Nondet { .. } | Request::Freeze { .. } => Ok(self.choose(thread, request)),
            Request::Free { ptr } => self.free(thread, ptr),
            Request::Output { fd, buffer, .. } => self.output(thread, request, *fd, buffer),
            Request::AtExit { function } => {
                let list = self.locals[thread].at_exit.get_or_insert_default();
                Arc::make_mut(list).push(*function);
                Ok(self.complete(thread, Value::ZERO))
            }
            Request::AtExitPop => {
                let function =
                    self.locals[thread].at_exit.as_mut().and_then(|list| Arc::make_mut(list).pop());
                Ok(self.complete(thread, function.unwrap_or(Value::ZERO)))
            }
            Request::Now => {
                self.locals[thread].clock += 1000;
                let now = self.locals[thread].clock;
                Ok(self.complete(thread, Value::int(now)))
            }
            Request::CondRelock { cond, .. } if self.locals[thread].is_waiting => {
                Ok(self.wake(thread, cond))
            }
            Request::CondWait { cond, .. } if !self.locals[thread].is_waiting => {
                self.lock_event(thread, cond, "wait")
            }
            Request::CondWait { mutex, .. } => self.lock_event(thread, mutex, "unlock"),
            Request::CondRelock { mutex, .. } => self.lock_event(thread, mutex, "lock"),
            Request::MutexInit { mutex, .. } => self.lock_event(thread, mutex, "init"),
            Request::MutexDestroy { mutex } => self.lock_event(thread, mutex, "destroy"),
            Request::Lock { mutex, .. } => self.lock_event(thread, mutex, "lock"),
            Request::TryLock { mutex, .. } => self.lock_event(thread, mutex, "trylock"),
            Request::Unlock { mutex } => self.lock_event(thread, mutex, "unlock"),
            Request::CondInit { cond } | Request::CondDestroy { cond } => {
                self.lock_event(thread, cond, "init")
            }
            Request::Signal { cond } => self.lock_event(thread, cond, "signal"),
            Request::Broadcast { cond } => self.lock_event(thread, cond, "broadcast"),
            Request::BarrierInit { count: 1.., barrier } | Request::BarrierDestroy { barrier } => {
                self.lock_event(thread, barrier, "barrier")
            }
            Request::BarrierWait { barrier } => self.lock_event(thread, barrier, "arrive"),
            Request::BarrierLeave { .. } => Ok(self.leave_barrier(thread)),
            Request::OnceBegin { once } | Request::OnceEnd { once } => {
                self.lock_event(thread, once, "once")
            }
            _ => {
                let value = self.machine.perform_alone(thread as Tid, request, 0)?;
                Ok(self.complete(thread, value))
            }
        }
    }

    /// An event without a location.
    fn bare(&mut self, thread: usize, role: Role, name: &'static str, value: Value) -> EventId {
        let (site, moment) = self.here(thread);
        let id = self.push(thread, Event::bare(role), What::Request(name), value, site, moment);
        self.synchronise(id);
        id
    }

    pub(super) fn here(&self, thread: usize) -> (tresse_machine::program::SiteId, u32) {
        (self.machine.site(thread as Tid), self.machine.threads[thread].queues.next_ticket)
    }

    pub(super) fn complete(&mut self, thread: usize, value: Value) -> bool {
        self.locals[thread].next = 0;
        self.machine.complete(thread as Tid, value);
        true
    }

    fn end(&mut self, thread: usize) -> bool {
        self.locals[thread].state = State::Ended;
        self.note_deaths(thread);
        true
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

    /// Makes room for a thread.
    pub(super) fn enter_thread(&mut self, new: Tid) {
        self.fresh.push(self.machine.checkpoint(new));
        self.locals.push(Local::new());
        self.tracks.push(Vec::new());
        self.graph.ensure_thread(new as usize);
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
        let event = self.bare(thread, Role::Spawn(new as u16), "spawn", Value::ZERO);
        self.machine.restore(new as Tid, self.fresh[new].clone());
        self.locals[new] = Local { twin: self.find_twin(event), ..Local::new() };
        self.graph.lines[new].parent = event;
        self.machine.launch(new as Tid, function, argument)?;
        Ok(self.complete(thread, Value::ZERO))
    }

    /// Has the thread ended, so that it can be joined (or never will, which is an error)?
    pub(super) fn may_join(&self, id: u64) -> bool {
        let id = id as usize;
        let is_none =
            id >= self.locals.len() || id != 0 && !self.graph.contains(self.graph.lines[id].parent);
        is_none || self.end_of(id).is_some()
    }

    /// The event at which a thread ended.
    pub(super) fn end_of(&self, thread: usize) -> Option<EventId> {
        let last = self.tracks[thread].last()?;
        matches!(last.what, What::End(None))
            .then(|| EventId::new(thread, self.tracks[thread].len() - 1))
    }

    fn join(&mut self, thread: usize, id: u64) -> Result<bool, Stop> {
        let is_detach = |i: &&super::state::Info| {
            matches!(i.what, What::Request("detach")) && i.value.bits == id
        };
        if self.tracks.iter().flatten().any(|i| is_detach(&i)) {
            return Err(End::ub(
                Ub::JoinMisuse,
                format!("pthread_join of thread {id}, which is detached"),
            ));
        }
        let is_joined = |s: &EventId| {
            matches!(self.info(*s).what, What::Request("join"))
                && u64::from(self.graph.event(*s).rf.thread) == id
        };
        if self.graph.syncs.iter().any(is_joined) {
            return Err(End::ub(Ub::JoinMisuse, format!("thread {id} was joined before")));
        }
        let end = if (id as usize) < self.locals.len() { self.end_of(id as usize) } else { None };
        let Some(end) = end else {
            return Err(End::ub(
                Ub::JoinMisuse,
                format!("{id} is no thread that can be joined here"),
            ));
        };
        let value = self.info(end).value;
        self.check_join(id as usize, value);
        self.follow(thread, end, "join");
        Ok(self.complete(thread, value))
    }

    /// An event that comes after one of another thread.
    pub(super) fn follow(&mut self, thread: usize, after: EventId, name: &'static str) {
        let (site, moment) = self.here(thread);
        let id = self.push(
            thread,
            Event::bare(Role::Sync),
            What::Request(name),
            Value::ZERO,
            site,
            moment,
        );
        self.graph.set_rf(id, after);
        self.synchronise(id);
    }

    /// A choice that no other thread can see.
    fn choose(&mut self, thread: usize, request: &Request) -> bool {
        let config = &self.setup.config;
        let n = perform::options(config, &self.machine.control, thread as Tid, request);
        if perform::is_choice_cut(config, request) {
            self.tally.cut(crate::Cut::Choices);
        }
        let (site, moment) = self.here(thread);
        let event = Event { is_full: false, ..Event::bare(Role::Other) };
        let id = self.push(thread, event, What::Request("choice"), Value::ZERO, site, moment);
        let ways: Ways = (0..n).map(|choice| Way { place: 0, choice }).collect();
        self.begin(id, ways)
    }

    /// Takes a choice; the thread stands before it.
    pub(super) fn take_choice(&mut self, id: EventId, choice: u32) -> bool {
        let thread = id.thread as usize;
        let Some(request) = self.request_of(id) else { return false };
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

    fn free(&mut self, thread: usize, ptr: &Value) -> Result<bool, Stop> {
        let (prov, _) = self.machine.cache.heap_block(ptr)?;
        let object = prov.word();
        if self.frees.iter().any(|f| f.0 == object) {
            return Err(End::ub(
                Ub::DoubleFree,
                format!("the block at {:#x} is freed by another call as well", ptr.bits),
            ));
        }
        let id = self.bare(thread, Role::Other, "free", *ptr);
        if let Some(other) = self.unordered_access(object, id) {
            let what = format!(
                "thread {thread} frees {}, and nothing makes the access of thread {} come first",
                self.machine.name(ptr),
                other.thread
            );
            return Err(End::ub(Ub::UseAfterFree, what));
        }
        self.frees.push((object, id));
        Ok(self.complete(thread, Value::ZERO))
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
        let id = self.bare(thread, Role::Other, "output", Value::ZERO);
        let bytes: Vec<u8> = self.machine.take_output().into_iter().flat_map(|o| o.bytes).collect();
        self.info_mut(id).what = What::Output(fd, bytes.into());
        Ok(self.complete(thread, Value::ZERO))
    }

    /// An update, or a blocked read, of a lock's state.
    fn lock_event(
        &mut self,
        thread: usize,
        lock: &Value,
        name: &'static str,
    ) -> Result<bool, Stop> {
        self.machine.cache.check(lock, 0, 1, 0, false)?;
        Ok(self.state_event(thread, lock, name))
    }

    /// The same where the lock itself need not be there any more.
    pub(super) fn state_event(&mut self, thread: usize, lock: &Value, name: &'static str) -> bool {
        let cell = self.lock_cell(lock);
        let (site, moment) = self.here(thread);
        let event = Event { is_full: true, ..Event::new(Role::Read, Order::AcqRel, cell) };
        let id = self.push(thread, event, What::Request(name), Value::ZERO, site, moment);
        let ways = self.lock_ways(id);
        self.begin(id, ways)
    }

    /// An ending at where a thread stands.
    pub(super) fn ending_of(&self, thread: usize, end: End) -> Ending {
        Ending {
            end,
            thread: thread as Tid,
            stack: self.machine.threads[thread].call_stack(&self.setup.program),
        }
    }
}
