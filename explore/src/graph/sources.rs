//! What an event reads from, and what it comes after by that.

use super::rwlocks;
use super::state::Execution;
use tresse_machine::{End, Ending};
use tresse_memmodels::graph::EventId;
use tresse_memmodels::judge::Unsaid;
use tresse_memmodels::patience::Halt;
use tresse_memmodels::{Judge, Order};

impl Execution {
    /// Adds to what happens before an event what it synchronises with. Where races matter plain
    /// accesses synchronise with nothing, under no model: what a plain read may read happens before
    /// it anyway.
    #[inline]
    pub(super) fn synchronise(&mut self, id: EventId) {
        let event = self.graph.event(id);
        let is_plain = |e: EventId| self.graph.event(e).order == Order::Na;
        if self.graph.has_undefined
            && event.reads()
            && event.rf.is_event()
            && (is_plain(id) || is_plain(event.rf))
        {
            return;
        }
        if event.reads() && rwlocks::synchronise_rwlock(self, id) {
            return;
        }
        match &self.judge {
            Some(judge) if judge.orders() => self.synchronise_by(&judge.clone(), id),
            _ => self.model.synchronise(&mut self.graph, id),
        }
    }

    /// What a text orders before an event, added to what happens before it.
    fn synchronise_by(&mut self, judge: &Judge, id: EventId) {
        let options = self.options.clone();
        let is_over = || options.is_interrupted();
        match judge.synchronise(&mut self.graph, id, &Halt::new(&is_over)) {
            Ok(()) => {}
            Err(Unsaid::Halted) => self.is_interrupted.set(true),
            Err(Unsaid::Wrong(message)) => {
                let refusal = self.refusal(id.thread, message);
                self.refusals.push(refusal);
            }
        }
    }

    pub(super) fn refusal(&self, thread: u16, why: String) -> Ending {
        self.ending_of(usize::from(thread), *End::unsupported(why))
    }

    /// What an event reads from: nothing, if it is a plain read that is undefined.
    #[inline]
    pub(super) fn set_source(&mut self, id: EventId, place: usize) {
        let event = *self.graph.event(id);
        if event.is_undefined() && !event.order.is_atomic() {
            self.graph.unset_rf(id);
        } else {
            self.graph.set_rf(id, self.graph.at_place(event.cell, place));
        }
        self.synchronise(id);
    }
}
