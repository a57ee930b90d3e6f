//! Threads that can go on no more: what each waits for, and what it holds (K-LLVM §4.2:
//! `globalControl` knows enough for deadlock to be a pattern over states).

use crate::calls;
use crate::end::{self, Blocked, BlockedOn, End};
use crate::ids::Tid;
use crate::perform;
use crate::request::Request;
use crate::state::Machine;
use crate::sync;
use crate::thread::{Thread, Waiting};

impl Machine {
    /// To be called when no transition is possible and the execution has not ended: it is a
    /// deadlock, unless all threads that are left wait for one that has called `exit`.
    pub fn deadlock(&mut self) {
        let blocked = self.threads.iter().filter_map(|t| self.blocked(t)).collect();
        let exits: Vec<(Tid, u32)> = self.threads.iter().filter_map(|t| exit_status(t)).collect();
        let exited: Vec<Tid> = exits.iter().map(|(thread, _)| *thread).collect();
        let blocked = end::stuck(blocked, &exited);
        match (blocked.first().map(|b| b.thread), exits.first()) {
            (Some(thread), _) => self.finish(thread, End::Deadlock(blocked), None),
            // Of several threads that call `exit`, the first one says the status
            // (docs/limitations.md).
            (None, Some((thread, code))) => {
                self.exit(*thread, End::Exit(*code as i32 & 0xff));
            }
            (None, None) => bug!("nothing can move, and nobody waits"),
        }
    }

    /// What a thread waits for that it cannot have in this state.
    pub fn waits_for(&self, id: Tid) -> Option<BlockedOn> {
        let thread = self.threads.get(id as usize)?;
        let Some(Waiting::Request(request, ..)) = &thread.waiting else { return None };
        let setup = &self.setup;
        match perform::options(&setup.config, &self.cache, &self.control, id, request) {
            0 => self.asks_for(thread),
            _ => None,
        }
    }

    /// What a thread asks for, if it is something that may not be there.
    fn asks_for(&self, thread: &Thread) -> Option<BlockedOn> {
        let Some(Waiting::Request(request, ..)) = &thread.waiting else { return None };
        match &**request {
            Request::Join { id } => Some(BlockedOn::Join(*id as Tid)),
            Request::Call(call) => {
                let known = calls::word_of(&self.cache, call).ok().and_then(|(spot, _)| {
                    let arena = &self.cache.arenas[spot.arena as usize];
                    arena.objects[spot.slot as usize].state_at(spot.offset)
                });
                Some(sync::blocked_on(
                    known.map(|k| &**k),
                    call,
                    self.name_library_object(&call.object),
                ))
            }
            _ => None,
        }
    }

    fn blocked(&self, thread: &Thread) -> Option<Blocked> {
        let on = self.asks_for(thread)?;
        let holds = self.held_by(thread.id).iter().map(|id| self.name_of(*id)).collect();
        Some(Blocked {
            thread: thread.id,
            on,
            stack: thread.call_stack(&self.setup.program),
            holds,
        })
    }
}

/// The status with which a thread is about to end the process.
fn exit_status(thread: &Thread) -> Option<(Tid, u32)> {
    match &thread.waiting {
        Some(Waiting::Request(request, ..)) => match **request {
            Request::ExitProcess { code, .. } => Some((thread.id, code)),
            _ => None,
        },
        _ => None,
    }
}
