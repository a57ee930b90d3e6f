//! Threads without memory: for engines that decide themselves what a read returns (execution
//! graphs, candidate executions). Such an engine takes operations out of the queues, answers reads,
//! and performs requests one by one.

use crate::commit;
use crate::end::{Ending, Stop};
use crate::ids::SiteId;
use crate::ids::Tid;
use crate::ids::arena_of;
use crate::life::start_function;
use crate::memory::ObjType;
use crate::memory::cache::Arena;
use crate::perform::{self, Outcome, World};
use crate::request::Request;
use crate::state::Machine;
use crate::step;
use crate::sync::{Call, Next};
use crate::thread::{MemOp, Thread, Waiting};
use crate::value::{Prov, Value};
use triomphe::Arc;

/// A thread as it was: itself, and the memory that it has allocated. Taking one costs two reference
/// counts; the thread is copied when it runs on.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    /// The thread.
    pub thread: Arc<Thread>,
    /// Its arena.
    pub arena: Arc<Arena>,
}

impl Machine {
    /// Takes the first operation out of a thread's `to_commit`.
    pub fn pop_operation(&mut self, id: Tid) -> Option<MemOp> {
        self.hashes.touch_thread(id);
        let queue = &mut Arc::make_mut(&mut self.threads[id as usize]).queues.to_commit;
        if queue.is_empty() { None } else { Some(queue.remove(0)) }
    }

    /// Delivers what an operation read (`flag`: whether an exchange stored), and lets its thread go
    /// on when that was the last piece of the access. For writes and fences the value means
    /// nothing.
    pub fn answer(&mut self, id: Tid, op: &MemOp, value: Value, flag: Option<bool>) {
        self.hashes.touch_thread(id);
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        if op.access.kind.reads() {
            commit::back(&mut self.cache, &mut thread.queues, op, value, flag);
        }
        let is_back = commit::write_back(thread, self.setup.program.undef_is_zero);
        if matches!(thread.waiting, Some(Waiting::ReadBack)) && is_back
            || matches!(thread.waiting, Some(Waiting::Room))
        {
            thread.waiting = None;
        }
    }

    /// An operation that is about to be answered reads pieces of these provenances.
    pub fn note_pieces(&mut self, id: Tid, op: &MemOp, pieces: &[Prov]) {
        let queues = &self.threads[id as usize].queues;
        if queues.read_back.iter().any(|read| read.ticket == op.ticket && read.exposes) {
            commit::expose_pieces(&mut self.cache, queues, op, pieces);
        }
    }

    /// A thread is left where it stands; the others may go on.
    pub fn abandon(&mut self, id: Tid) {
        self.hashes.touch_thread(id);
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        thread.is_finished = true;
        thread.waiting = None;
        thread.queues.to_commit.clear();
        self.ending = None;
    }

    /// A thread as it is now.
    #[inline]
    pub fn checkpoint(&self, id: Tid) -> Checkpoint {
        Checkpoint {
            thread: self.threads[id as usize].clone(),
            arena: self.cache.arenas[arena_of(id) as usize].clone(),
        }
    }

    /// Puts a thread back to where it was.
    #[inline]
    pub fn restore(&mut self, id: Tid, checkpoint: Checkpoint) {
        let arena = &mut self.cache.arenas[arena_of(id) as usize];
        self.cache.live = self.cache.live - arena.live + checkpoint.arena.live;
        *arena = checkpoint.arena;
        let old = std::mem::replace(&mut self.threads[id as usize], checkpoint.thread);
        self.spares.keep(old);
    }

    /// [`Machine::restore`], where what was kept stays.
    #[inline]
    pub fn return_to(&mut self, id: Tid, checkpoint: &Checkpoint) {
        let arena = &mut self.cache.arenas[arena_of(id) as usize];
        if !Arc::ptr_eq(arena, &checkpoint.arena) {
            self.cache.live = self.cache.live - arena.live + checkpoint.arena.live;
            *arena = checkpoint.arena.clone();
        }
        let thread = &mut self.threads[id as usize];
        let old = std::mem::replace(thread, checkpoint.thread.clone());
        self.spares.keep(old);
    }

    /// Lets a thread run until it needs an answer, or has executed `budget` operations. What is in
    /// its `to_commit` has been dealt with. Returns how the execution ended, if the thread ended
    /// it.
    pub fn drive(&mut self, id: Tid, budget: u64) -> Option<Ending> {
        let thread = self.unqueued(id);
        if matches!(thread.waiting, Some(Waiting::Room)) {
            thread.waiting = None;
        }
        self.run_thread(id, budget);
        self.ending.take().map(|e| *e)
    }

    /// As [`Machine::drive`], one operation at a time: `look` sees the state after each.
    pub fn drive_slowly(
        &mut self,
        id: Tid,
        budget: u64,
        look: &mut dyn FnMut(&Machine),
    ) -> Option<Ending> {
        let thread = self.unqueued(id);
        if matches!(thread.waiting, Some(Waiting::Room)) {
            thread.waiting = None;
        }
        for _ in 0..budget {
            self.run_thread(id, 1);
            look(self);
            let thread = &self.threads[id as usize];
            let is_over = thread.waiting.is_some() || thread.continuation.is_empty();
            if is_over || self.ending.is_some() || self.cache.wants_leak.is_some() {
                break;
            }
        }
        self.ending.take().map(|e| *e)
    }

    /// Completes the request that a thread waits with.
    pub fn complete(&mut self, id: Tid, value: Value) {
        let program = self.setup.program.clone();
        let thread = self.unqueued(id);
        // Requests have tickets as accesses do: moments in the life of the thread.
        thread.queues.next_ticket += 1;
        step::complete_request(thread, &program, value);
    }

    /// Performs a request that concerns no other thread, in its `option`th way; its result. Output
    /// stays in `control` until it is taken.
    ///
    /// # Errors
    /// The end of the execution.
    pub fn perform_alone(
        &mut self,
        id: Tid,
        request: &Request,
        option: u32,
    ) -> Result<Value, Stop> {
        let setup = self.setup.clone();
        let site = self.site_of(id, request);
        let mut world = World {
            config: &setup.config,
            setup: &setup,
            cache: &mut self.cache,
            control: &mut self.control,
        };
        match perform::perform(&mut world, id, site, request, option)? {
            Outcome::Value(value) => {
                let moment = self.threads[id as usize].queues.next_ticket;
                self.cache.note_written(perform::written(request, &value), moment);
                if let Request::Alloc { size, .. } = request
                    && value.bits != 0
                {
                    self.unqueued(id).queues.heap.add(*size);
                }
                Ok(value)
            }
            _ => bug!("a request that concerns other threads: {request:?}"),
        }
    }

    /// A thread frees a block of so many bytes that it has allocated.
    pub fn count_free(&mut self, id: Tid, size: u64) {
        self.unqueued(id).queues.heap.take(size);
    }

    /// A thread's call on a library object that nobody else can reach takes effect; what comes
    /// after it.
    ///
    /// # Errors
    /// The end of the execution.
    pub fn call_alone(&mut self, id: Tid, call: &Call) -> Result<Next, Stop> {
        let setup = self.setup.clone();
        let mut world = World {
            config: &setup.config,
            setup: &setup,
            cache: &mut self.cache,
            control: &mut self.control,
        };
        let (request, site) = (Request::Call(*call), SiteId::NONE);
        let next = match perform::perform(&mut world, id, site, &request, 0)? {
            Outcome::Value(answer) => Next::Done(answer),
            Outcome::Then(Request::Call(call)) => Next::Then(call),
            _ => bug!("a call is a call: {call:?}"),
        };
        let ticket = self.threads[id as usize].queues.next_ticket;
        let prov = call.object.prov;
        self.cache.object_mut(prov.arena(), prov.slot()).written_at = ticket;
        Ok(next)
    }

    /// The thread waits with this request from now on.
    pub fn wait_with(&mut self, id: Tid, request: Request) {
        let thread = self.unqueued(id);
        thread.queues.next_ticket += 1;
        thread.wait_with(request);
    }

    /// POSIX `pthread_create`: gives the next thread number a thread that calls the function. What
    /// it can reach through the argument is shared from now on.
    ///
    /// # Errors
    /// What is wrong with the function.
    pub fn launch(
        &mut self,
        creator: Tid,
        new: Tid,
        function: Value,
        argument: Value,
    ) -> Result<(), Stop> {
        let setup = self.setup.clone();
        let func = start_function(&setup.program, &function)?;
        self.share_with_new(creator, argument);
        step::start(
            Arc::make_mut(&mut self.threads[new as usize]),
            &setup.program,
            func,
            &[argument],
        )
    }

    /// A thread has ended with a value: what it leaves behind is shared, and what others can reach
    /// of its stack dies.
    pub fn end_driven(&mut self, id: Tid, value: Value) {
        if value.prov.is_object() {
            let moment = self.threads[id as usize].queues.next_ticket;
            self.cache.escape(value.prov, moment);
        }
        let arena = &self.cache.arenas[arena_of(id) as usize];
        let stack = &self.threads[id as usize].stack.objects;
        let is_shared = |slot: usize| arena.objects[slot].is_shared;
        let locals = || arena.objects.iter().take_while(|o| o.obj_type == ObjType::ThreadLocal);
        let with_locals = id != 0 || self.setup.program.exit.is_none();
        let is_any_shared = stack.iter().any(|slot| is_shared(*slot as usize))
            || with_locals && locals().any(|o| o.is_shared);
        if is_any_shared {
            self.unqueued(id);
            let stack = &mut Arc::make_mut(&mut self.threads[id as usize]).stack;
            self.cache.end_thread(id, stack, with_locals);
        }
    }

    /// As [`Machine::answer`], for an operation that is no piece of another and the last of its
    /// thread's `to_commit`, which is empty then.
    pub fn deliver(&mut self, id: Tid, ticket: u32, value: Value, flag: Option<bool>) {
        let undef_is_zero = self.setup.program.undef_is_zero;
        let thread = self.unqueued(id);
        for read in thread.queues.read_back.iter_mut().filter(|r| r.ticket == ticket) {
            (read.got, read.missing) = (value.into(), 0);
            if flag.is_some() {
                read.flag = flag;
            }
        }
        commit::write_back(thread, undef_is_zero);
        thread.waiting = None;
    }

    /// A thread that has not begun, for the next free number.
    pub fn reserve_thread(&mut self) -> Tid {
        self.add_thread();
        self.threads.len() as Tid - 1
    }

    /// A thread to be changed, with nothing in its `to_commit`.
    fn unqueued(&mut self, id: Tid) -> &mut Thread {
        let thread = &mut self.threads[id as usize];
        if Arc::is_unique(thread) {
            Arc::make_mut(thread).queues.to_commit.clear();
        } else {
            *thread = self.spares.copy(thread);
        }
        Arc::make_mut(thread)
    }
}
