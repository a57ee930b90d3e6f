//! Threads that can go on no more: what each waits for, and what it holds (K-LLVM §4.2:
//! `globalControl` knows enough for deadlock to be a pattern over states).

use crate::end::{Blocked, BlockedOn, End};
use crate::machine::Machine;
use crate::perform;
use crate::request::Request;
use crate::thread::{Thread, Tid, Waiting};
use crate::value::Value;
use triomphe::Arc;

impl Machine {
    /// The paper's `wait_join_threads`: who waits for whose end.
    pub fn wait_join_threads(&self) -> Vec<(Tid, Tid)> {
        let wait = |thread: &Arc<Thread>| match &thread.waiting {
            Some(Waiting::Request(request, ..)) => match **request {
                Request::Join { id } => Some((thread.id, id as Tid)),
                _ => None,
            },
            _ => None,
        };
        self.threads.iter().filter_map(wait).collect()
    }

    /// To be called when no transition is possible and the execution has not ended: it is a
    /// deadlock.
    pub fn deadlock(&mut self) {
        let blocked: Vec<Blocked> = self.threads.iter().filter_map(|t| self.blocked(t)).collect();
        let thread = blocked.first().map_or(0, |b| b.thread);
        self.finish(thread, End::Deadlock(blocked), None);
    }

    fn blocked(&self, thread: &Thread) -> Option<Blocked> {
        let Some(Waiting::Request(request, ..)) = &thread.waiting else { return None };
        let on = match &**request {
            Request::Lock { mutex, .. } => self.blocked_on_mutex(mutex),
            Request::CondRelock { cond, mutex, .. } => {
                if self.control.waiters(perform::lock_id(cond)).contains(&thread.id) {
                    BlockedOn::Condition(self.name(cond))
                } else {
                    self.blocked_on_mutex(mutex)
                }
            }
            Request::Join { id } => BlockedOn::Join(*id as Tid),
            Request::BarrierLeave { barrier } => {
                let state = self.control.barrier(perform::lock_id(barrier));
                let (arrived, count) = state.map_or((0, 0), |b| (b.arrived.len() as u32, b.count));
                BlockedOn::Barrier(self.name(barrier), arrived, count)
            }
            Request::OnceBegin { once } => {
                let id = perform::lock_id(once);
                let runner = self.control.onces.iter().find(|o| o.id == id).and_then(|o| o.runner);
                BlockedOn::Once(self.name(once), runner.unwrap_or(thread.id))
            }
            _ => return None,
        };
        let is_held = |m: &&crate::control::Mutex| m.owner == Some(thread.id);
        let name = |m: &crate::control::Mutex| self.name_of(m.id);
        let holds = self.control.mutexes.iter().filter(is_held).map(name).collect();
        Some(Blocked {
            thread: thread.id,
            on,
            stack: thread.call_stack(&self.setup.program),
            holds,
        })
    }

    fn blocked_on_mutex(&self, mutex: &Value) -> BlockedOn {
        let owner = self.control.mutex(perform::lock_id(mutex)).and_then(|m| m.owner);
        BlockedOn::Mutex(self.name(mutex), owner.unwrap_or(0))
    }
}
