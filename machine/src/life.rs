//! Threads come and go: the first one with `main`, others by `pthread_create`.

use crate::control::ThreadState;
use crate::end::{End, Stop, Ub};
use crate::machine::Machine;
use crate::program::SiteId;
use crate::request::{Callee, callee};
use crate::step;
use crate::thread::{Thread, Tid};
use crate::value::Value;
use triomphe::Arc;

impl Machine {
    pub(crate) fn add_thread(&mut self) {
        let id = self.threads.len() as Tid;
        let stack = self.cache.add_thread(&self.setup.program, id, self.setup.config.stack.0);
        let mut thread = Thread::new(id, 0, 0);
        thread.stack = stack;
        self.threads.push(Arc::new(thread));
        self.hashes.add_thread();
    }

    /// `main(argc, argv)` (C11 5.1.2.2.1).
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
            argv.push(text);
        }
        let array = room(self.cache.allocate(
            0,
            (args.len() as u64 + 1) * word,
            word,
            true,
            SiteId::NONE,
        )?)?;
        for (i, ptr) in argv.iter().enumerate() {
            let spot = self.cache.check(&array, i as u64 * word, word, 0, true)?;
            self.cache.poke(spot, word as u32, *ptr);
        }
        let thread = Arc::make_mut(&mut self.threads[0]);
        step::start(
            thread,
            program,
            program.entry,
            &[Value::int(args.len() as u64), array, Value::ZERO],
        )
    }

    /// POSIX `pthread_create`: the new thread calls the function with the argument.
    pub(crate) fn spawn(&mut self, new: Tid, function: Value, argument: Value) -> Result<(), Stop> {
        let setup = self.setup.clone();
        let Some(Callee::Code(func)) = callee(&setup.program, &function) else {
            return Err(End::ub(
                Ub::BadCall,
                "pthread_create with what is no function of the program",
            ));
        };
        if self.control.threads.get(new as usize) != Some(&ThreadState::Reserved) {
            return Err(End::ub(Ub::LibraryContract, format!("{new} is no thread to start")));
        }
        if !self.cache.is_multi {
            self.cache.is_multi = true;
            self.cache.escape_from_shared();
        }
        if argument.prov.is_object() {
            self.cache.escape(argument.prov);
        }
        Arc::make_mut(&mut self.control).threads[new as usize] = ThreadState::Alive;
        self.hashes.touch_thread(new);
        let thread = Arc::make_mut(&mut self.threads[new as usize]);
        if setup.program.function(func).param_slots > 1 {
            return Err(End::ub(
                Ub::CallTypeMismatch,
                format!("`{}` as a thread's start function", setup.program.function(func).name),
            ));
        }
        step::start(thread, &setup.program, func, &[argument])
    }

    pub(crate) fn end_thread(&mut self, id: Tid) -> Result<(), Stop> {
        if let ThreadState::Ended(value) = self.control.threads[id as usize]
            && value.prov.is_object()
        {
            self.cache.escape(value.prov);
        }
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        self.cache.end_thread(id, &mut thread.stack);
        thread.is_finished = true;
        thread.waiting = None;
        thread.continuation.clear();
        thread.registers.clear();
        match self.control.alive() {
            // POSIX `pthread_exit`: after the last thread the process exits with status 0.
            0 => return Err(Box::new(End::Exit(0))),
            // Where memory has a history, the last thread may not have seen all of it.
            1 if !self.cache.has_history => {
                self.cache.is_multi = !self.setup.config.pthread_create_fence
            }
            _ => {}
        }
        Ok(())
    }
}
