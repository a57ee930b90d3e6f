//! Threads come and go: the first one with `main`, others by `pthread_create`.

use crate::control::ThreadState;
use crate::end::{End, Stop, Ub};
use crate::heap::Heap;
use crate::ids::Tid;
use crate::ids::{FuncIdx, SiteId};
use crate::interface::{Callee, call_of_missing, callee, check_type};
use crate::memory::Mode;
use crate::program::{Program, SigIdx};
use crate::state::Machine;
use crate::step;
use crate::thread::Thread;
use crate::value::Value;
use triomphe::Arc;

impl Machine {
    pub(crate) fn add_thread(&mut self) {
        let id = self.threads.len() as Tid;
        let setup = self.setup.clone();
        let stack = self.cache.add_thread(&setup.program, id, setup.config.stack.0);
        for (i, local) in setup.program.thread_locals.iter().enumerate() {
            if setup.leaks(SiteId(i as u32), local.size) {
                self.cache.leak_at_birth(self.cache.thread_local(id, i as u32).prov);
            }
        }
        let mut thread = Thread::new(id, 0, 0);
        thread.stack = stack;
        self.threads.push(Arc::new(thread));
        self.hashes.add_thread();
    }

    /// `main(argc, argv, envp)` (C11 5.1.2.2.1, J.5.1).
    pub(crate) fn start_main(&mut self, args: &[String]) -> Result<(), Stop> {
        let setup = self.setup.clone();
        let program = &setup.program;
        let word = u64::from(program.pointer_bits / 8);
        let room = |v: Option<Value>| {
            v.ok_or_else(|| Box::new(End::OutOfMemory { limit: setup.config.limits.memory.0 }))
        };
        let mut argv = Vec::new();
        for arg in args {
            let text =
                room(self.cache.allocate(0, arg.len() as u64 + 1, 1, true, SiteId::NONE)?)?;
            for (i, &byte) in arg.as_bytes().iter().enumerate() {
                let spot = self.cache.check(&text, i as u64, 1, 0, true)?;
                self.cache.poke(spot, 1, Value::int(u64::from(byte)));
            }
            self.share_leaking(text, arg.len() as u64 + 1);
            argv.push(text);
        }
        let array = room(self.cache.allocate(
            0,
            (args.len() as u64 + 1) * word,
            word,
            true,
            SiteId::NONE,
        )?)?;
        self.share_leaking(array, (args.len() as u64 + 1) * word);
        for (i, ptr) in argv.iter().enumerate() {
            let spot = self.cache.check(&array, i as u64 * word, word, 0, true)?;
            self.cache.poke(spot, word as u32, *ptr);
        }
        // That is no heap of the program's.
        self.cache.heap = Heap::default();
        let thread = Arc::make_mut(&mut self.threads[0]);
        step::start(
            thread,
            program,
            program.entry,
            &[Value::int(args.len() as u64), array, program.environment],
        )
    }

    /// What `main` is given is no allocation of the program's, but memory like any other.
    fn share_leaking(&mut self, block: Value, size: u64) {
        if self.setup.leaks(SiteId::NONE, size) {
            self.cache.leak(block.prov);
        }
    }

    /// POSIX `pthread_create`: the new thread calls the function with the argument.
    pub(crate) fn spawn(
        &mut self,
        creator: Tid,
        new: Tid,
        function: Value,
        argument: Value,
    ) -> Result<(), Stop> {
        let setup = self.setup.clone();
        let func = start_function(&setup.program, &function)?;
        if self.control.threads.get(new as usize) != Some(&ThreadState::Reserved) {
            return Err(End::ub(Ub::LibraryContract, format!("{new} is no thread to start")));
        }
        self.share_with_new(creator, argument);
        Arc::make_mut(&mut self.control).threads[new as usize] = ThreadState::Alive;
        self.hashes.touch_thread(new);
        let thread = Arc::make_mut(&mut self.threads[new as usize]);
        step::start(thread, &setup.program, func, &[argument])
    }

    /// A new thread can reach all that is shared, and what it is given.
    pub(crate) fn share_with_new(&mut self, creator: Tid, argument: Value) {
        let moment = self.escape_moment(creator);
        if !self.cache.is_multi {
            self.cache.is_multi = true;
            self.cache.escape_from_shared(moment);
        }
        if argument.prov.is_object() {
            self.cache.escape(argument.prov, moment);
        }
    }

    /// When objects escape by a request that was just performed: where memory has a history, that
    /// has a ticket of its own, which whoever gets them has seen.
    pub(crate) fn escape_moment(&self, id: Tid) -> u32 {
        let next = self.threads[id as usize].queues.next_ticket;
        let has_ticket = self.cache.mode.is_views();
        if has_ticket { next.wrapping_sub(1) } else { next }
    }

    pub(crate) fn end_thread(&mut self, id: Tid) -> Result<(), Stop> {
        if let ThreadState::Ended(value) = self.control.threads[id as usize]
            && value.prov.is_object()
        {
            let moment = self.escape_moment(id);
            self.cache.escape(value.prov, moment);
        }
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        self.cache.check_pop(id, &thread.stack, 0)?;
        let with_locals = id != 0 || self.setup.program.exit.is_none();
        if with_locals {
            self.cache.check_locals_end(id)?;
        }
        self.cache.end_thread(id, &mut thread.stack, with_locals);
        thread.is_finished = true;
        thread.waiting = None;
        thread.continuation.clear();
        thread.registers.clear();
        match self.control.alive() {
            0 => return self.exit_after_all(),
            // Where memory has a history, the last thread may not have seen all of it.
            1 if !self.cache.mode.is_views() => {
                self.cache.is_multi = !self.setup.config.pthread_create_fence
            }
            _ => {}
        }
        Ok(())
    }

    /// POSIX `pthread_exit`: after the last thread the process exits with status 0, as if `exit`
    /// were called. Here the first thread calls it, after the ends of all others.
    fn exit_after_all(&mut self) -> Result<(), Stop> {
        let setup = self.setup.clone();
        let Some(exit) = setup.program.exit else { return Err(Box::new(End::Exit(0))) };
        if let Mode::Views(storage) = &mut self.cache.mode {
            (1..self.threads.len() as Tid).for_each(|other| storage.join(0, other));
        }
        Arc::make_mut(&mut self.control).threads[0] = ThreadState::Alive;
        self.restart(exit)
    }

    /// The first thread, which has ended, calls `exit`.
    ///
    /// # Errors
    /// The stack bound.
    pub fn restart(&mut self, exit: FuncIdx) -> Result<(), Stop> {
        self.hashes.touch_thread(0);
        let setup = self.setup.clone();
        let thread = Arc::make_mut(&mut self.threads[0]);
        // An engine that drives threads lets be what nobody else could see of the stack.
        self.cache.uncount_locals(&mut thread.stack, 0);
        self.cache.pop_stack(0, &mut thread.stack, 0, 0, SiteId::NONE, 0);
        (thread.is_finished, thread.waiting) = (false, None);
        thread.continuation.clear();
        thread.registers.clear();
        step::start(thread, &setup.program, exit, &[Value::ZERO])
    }
}

/// What a new thread runs: POSIX `pthread_create` calls it, with one pointer, for a pointer, and a
/// call must be of the function's type (C11 6.5.2.2p9; LangRef, `call`). A function with an empty
/// parameter list, `void *f()`, has another one (C11 6.7.6.3p15), and starts threads in many
/// programs all the same: it runs, and ignores the pointer (docs/limitations.md).
///
/// # Errors
/// The pointer is to no function of that type.
pub fn start_function(program: &Program, function: &Value) -> Result<FuncIdx, Stop> {
    let func = match callee(program, function) {
        Some(Callee::Code(func)) => func,
        Some(Callee::Missing(index)) => return Err(call_of_missing(program, index)),
        Some(Callee::Row(_)) | None => {
            let what = "pthread_create with what is no function of the program";
            return Err(End::ub(Ub::BadCall, what));
        }
    };
    let of = |sig: SigIdx| &program.signatures[sig.0 as usize];
    let (own, start) = (of(program.function(func).signature), of(program.start_type));
    let is_same_but = (&own.ret, &own.convention) == (&start.ret, &start.convention);
    if own.params.is_empty() && !own.is_vararg && is_same_but {
        return Ok(func);
    }
    check_type(program, func, program.start_type, || {
        format!("`{}` as a thread's start function", program.function(func).name)
    })?;
    Ok(func)
}
