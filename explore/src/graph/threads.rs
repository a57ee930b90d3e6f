//! The threads of an execution: where each stands.

use super::event::What;
use super::state::{Execution, Local};
use tresse_machine::request::Request;
use tresse_machine::thread::{Tid, Waiting};
use tresse_machine::value::Value;
use tresse_machine::{End, Ending};
use tresse_memmodels::graph::EventId;

impl Execution {
    /// Has a thread been started?
    #[inline]
    pub(super) fn is_begun(&self, thread: usize) -> bool {
        thread == 0 || self.graph.contains(self.graph.lines[thread].parent)
    }

    #[inline]
    pub(super) fn waiting_for(&self, thread: usize) -> Option<&Request> {
        match &self.machine.threads[thread].waiting {
            Some(Waiting::Request(request, ..)) => Some(request),
            _ => None,
        }
    }

    /// Is every operation of a thread's `to_commit` an event?
    #[inline]
    pub(super) fn is_drained(&self, thread: usize) -> bool {
        self.locals[thread].next as usize >= self.machine.threads[thread].queues.to_commit.len()
    }

    #[inline]
    pub(super) fn here(&self, thread: usize) -> (tresse_machine::program::SiteId, u32) {
        (self.machine.site(thread as Tid), self.machine.threads[thread].queues.next_ticket)
    }

    #[inline]
    pub(super) fn complete(&mut self, thread: usize, value: Value) -> bool {
        self.locals[thread].next = 0;
        self.machine.complete(thread as Tid, value);
        true
    }

    /// The event at which a thread ended.
    #[inline]
    pub(super) fn end_of(&self, thread: usize) -> Option<EventId> {
        let last = self.tracks[thread].last()?;
        matches!(last.what, What::End(None))
            .then(|| EventId::new(thread, self.tracks[thread].len() - 1))
    }

    /// Does what a thread does next come after the end of another one?
    pub(super) fn comes_after_end(&self, thread: usize, other: usize) -> bool {
        let last = self.graph.lines[thread].events.len().checked_sub(1);
        self.is_begun(other)
            && last
                .zip(self.end_of(other))
                .is_some_and(|(index, end)| self.graph.is_hb(end, EventId::new(thread, index)))
    }

    /// Does it come after the ends of all others that were started? Whoever is started later is
    /// started after it.
    pub(super) fn is_alone(&self, thread: usize) -> bool {
        (0..self.locals.len())
            .filter(|other| *other != thread && self.is_begun(*other))
            .all(|other| self.comes_after_end(thread, other))
    }

    /// An ending at where a thread stands.
    pub(super) fn ending_of(&self, thread: usize, end: End) -> Ending {
        Ending {
            end,
            thread: thread as Tid,
            stack: self.machine.threads[thread].call_stack(&self.setup.program),
        }
    }

    /// The call stack of an event.
    pub(super) fn stack_of(&self, id: EventId) -> Vec<tresse_machine::program::SiteId> {
        let info = self.info(id);
        let mut stack = info.before.checkpoint.thread.call_stack(&self.setup.program);
        if let Some(op) = self.op(id).filter(|op| stack.first() != Some(&op.site)) {
            let at = op.stack();
            stack.splice(..at.len().min(stack.len()), at);
        }
        stack
    }

    /// The status with which a thread has ended the process.
    pub(super) fn exit_status(&self) -> Option<i32> {
        self.tracks.iter().find_map(|t| match t.last().map(|i| &i.what) {
            Some(What::End(Some(code))) => Some(*code),
            _ => None,
        })
    }

    /// The threads that have called `exit`.
    pub(super) fn exited(&self) -> Vec<Tid> {
        let is_exit =
            |t: &usize| matches!(self.tracks[*t].last().map(|i| &i.what), Some(What::End(Some(_))));
        (0..self.tracks.len()).filter(is_exit).map(|t| t as Tid).collect()
    }

    /// Makes room for a thread.
    pub(super) fn enter_thread(&mut self, new: Tid) {
        self.fresh.push(self.machine.checkpoint(new));
        self.locals.push(Local::new());
        self.tracks.push(Vec::new());
        self.graph.ensure_thread(new as usize);
    }

    /// Threads get the numbers that they had in the search.
    pub(super) fn reserve_numbers(&mut self, creators: impl IntoIterator<Item = Tid>) {
        let limit = self.setup.config.limits.threads as usize;
        for creator in creators.into_iter().take(limit.saturating_sub(1)) {
            let nth = self.numbers.keys().filter(|(other, _)| *other == creator).count() as u32;
            let new = self.machine.reserve_thread();
            self.numbers.insert((creator, nth), new);
            self.enter_thread(new);
        }
    }

    pub(super) fn note_deaths(&mut self, thread: usize) {
        if !self.machine.cache.died.is_empty() {
            self.locals[thread].died = Some(std::mem::take(&mut self.machine.cache.died).into());
        }
    }
}
