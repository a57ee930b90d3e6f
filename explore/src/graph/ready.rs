//! Which threads can go on.

use super::event::{Note, What};
use super::state::{Execution, Info, State};
use tresse_machine::request::Request;
use tresse_machine::sync::Call;
use tresse_machine::sync::Op;
use tresse_machine::sync::threads;
use tresse_machine::sync::threads::Claim;
use tresse_machine::sync::threads::Life;
use tresse_memmodels::graph::EventId;
impl Execution {
    pub(super) fn is_ready(&self, thread: usize) -> bool {
        if thread == 0 && self.is_over() {
            return true;
        }
        if self.locals[thread].state != State::Ready
            || !self.is_begun(thread)
            || self.is_behind(thread)
        {
            return false;
        }
        match self.waiting_for(thread) {
            Some(request) if self.is_drained(thread) => match request {
                Request::Join { id } => self.may_join(*id),
                Request::Call(call) if !self.is_shared(call) => self.may_enter(thread, call),
                Request::Call(call) => match call.op {
                    Op::Wake(_) => self.may_wake(thread, call),
                    Op::Leave => self.may_leave(thread),
                    _ => self.may_enter(thread, call),
                },
                _ => true,
            },
            _ => true,
        }
    }

    /// Does a thread wait at a library object that nobody is going to let it use? Its event is
    /// added after all: it may still take what another thread has taken.
    pub(super) fn is_shut_out(&self, thread: usize) -> bool {
        let waits = |call: Call| !call.is_parting() && self.is_shared(&call);
        self.locals[thread].state == State::Ready
            && !self.is_behind(thread)
            && self.is_begun(thread)
            && self.next_call(thread).is_some_and(waits)
    }

    /// The thread to go on: the first that can, of those that have polled least.
    pub(super) fn next_thread(&self) -> Option<usize> {
        let mut best: Option<(u32, usize)> = None;
        for thread in 0..self.locals.len() {
            let polls = self.locals[thread].poll.count;
            if best.is_none_or(|(least, _)| polls < least) && self.is_ready(thread) {
                if polls == 0 {
                    return Some(thread);
                }
                best = Some((polls, thread));
            }
        }
        best.map(|(_, thread)| thread)
    }

    /// Have all threads ended, and are the functions of `atexit` still to be called? POSIX
    /// `pthread_exit`: after the last thread the process exits, as if `exit` were called. Here the
    /// first thread calls it, after the ends of all others.
    pub(super) fn is_over(&self) -> bool {
        let is_end = |i: &Info| matches!(i.what, What::End(None) | What::Note(Note::LastEnd));
        self.setup.program.exit.is_some()
            && self.locals[0].state == State::Ended
            && self.tracks[0].last().is_some_and(is_end)
            && (1..self.locals.len())
                .all(|t| !self.is_begun(t) || self.locals[t].state == State::Ended)
    }

    /// May a join go on: has the thread ended, or is the join wrong?
    pub(super) fn may_join(&self, id: u64) -> bool {
        !matches!(threads::join(id, self.life(id), self.claim(id)), Ok(None))
    }

    /// What became of a thread in this graph.
    pub(super) fn life(&self, id: u64) -> Life {
        let thread = id as usize;
        if thread >= self.locals.len() {
            return Life::None;
        }
        match self.end_of(thread) {
            Some(end) => Life::Ended(self.info(end).value),
            None if self.is_begun(thread) || self.is_reserved(thread) => Life::Alive,
            None => Life::None,
        }
    }

    /// Was a thread joined or detached?
    pub(super) fn claim(&self, id: u64) -> Option<Claim> {
        let joins = |s: &EventId| {
            matches!(self.info(*s).what, What::Note(Note::Join))
                && u64::from(self.graph.event(*s).rf.thread) == id
        };
        let detaches = |info: &Info| info.what == What::Note(Note::Detach(id));
        if self.graph.syncs.iter().any(joins) {
            Some(Claim::Joined)
        } else {
            self.tracks.iter().flatten().any(detaches).then_some(Claim::Detached)
        }
    }

    /// Is a thread's number given out in this graph?
    pub(super) fn is_reserved(&self, thread: usize) -> bool {
        self.numbers.iter().any(|((creator, nth), new)| {
            *new as usize == thread && self.locals[*creator as usize].children > *nth
        })
    }
}
