//! What the clock shows to a thread: the least that it may, by what comes before.
//!
//! Each look finds it later than all looks that come before, and a sleep is over no earlier than so
//! long after all that comes before it (POSIX, nanosleep). So an event is done when the latest of
//! its causes is, and its thread has come to it; threads that nothing orders sleep at once. Looks
//! and sleeps are no events: each event knows when its thread had looked last by then, and how long
//! it had slept in all.

use super::state::{Before, Execution};
use tresse_memmodels::graph::EventId;

/// When a thread had looked last, and how long it has slept by then and until now.
#[derive(Clone, Copy)]
struct Account {
    looked: u64,
    slept_then: u64,
    slept: u64,
}

impl Account {
    fn before(before: &Before) -> Account {
        let (local, slept) = (&before.local, before.checkpoint.thread.slept);
        Account { looked: local.clock, slept_then: local.slept, slept }
    }

    /// When the thread is here, if it was done with something before, having slept so long.
    fn here(self, (done, slept): (u64, u64)) -> u64 {
        let by_look = self.looked.saturating_add(self.slept.saturating_sub(self.slept_then));
        by_look.max(done.saturating_add(self.slept.saturating_sub(slept)))
    }
}

impl Execution {
    /// What a thread's next look at the clock comes after.
    pub(super) fn latest_look(&self, thread: usize) -> u64 {
        let local = &self.locals[thread];
        let slept = self.machine.threads[thread].slept;
        let own = Account { looked: local.clock, slept_then: local.slept, slept };
        let count = self.graph.lines[thread].events.len();
        let last = match count.checked_sub(1) {
            Some(at) => EventId::new(thread, at),
            None => self.graph.lines[thread].parent,
        };
        if !last.is_event() {
            return own.here((0, 0));
        }
        let before = self.slept_before(thread, count);
        if self.machine.threads.iter().all(|thread| thread.slept == 0) {
            return own.here((self.latest_before(last), before));
        }
        own.here((self.done_by(last), before))
    }

    /// Where nobody sleeps: the latest look before an event.
    fn latest_before(&self, last: EventId) -> u64 {
        let causes = self.graph.causes(last).iter().enumerate();
        let looked = causes.filter_map(|(other, count)| {
            let at = (*count as usize).checked_sub(1)?;
            Some(self.tracks[other][at].before.local.clock)
        });
        looked.max().unwrap_or(0)
    }

    /// How long a thread had slept at the event before the one with this number.
    fn slept_before(&self, thread: usize, number: usize) -> u64 {
        let before = number.checked_sub(1).map(|at| &self.tracks[thread][at].before);
        before.map_or(0, |before| before.checkpoint.thread.slept)
    }

    /// When an event was done: all that causes it first, each event after its own causes.
    fn done_by(&self, last: EventId) -> u64 {
        let limit = self.graph.causes(last);
        let mut done: Vec<Vec<u64>> = vec![Vec::new(); limit.len()];
        let time = |done: &[Vec<u64>], id: EventId| {
            done.get(id.thread as usize).and_then(|times| times.get(id.index as usize)).copied()
        };
        loop {
            let mut is_more = false;
            for thread in 0..limit.len() {
                while done[thread].len() < limit[thread] as usize {
                    let id = EventId::new(thread, done[thread].len());
                    let Some(at) = self.done_after(id, &|cause| time(&done, cause)) else { break };
                    done[thread].push(at);
                    is_more = true;
                }
            }
            if !is_more {
                return time(&done, last).unwrap_or(0);
            }
        }
    }

    /// When an event is done, once that is known of all its causes.
    fn done_after(&self, id: EventId, known: &dyn Fn(EventId) -> Option<u64>) -> Option<u64> {
        let (thread, number) = (id.thread as usize, id.index as usize);
        let parent = self.graph.lines[thread].parent;
        let previous = match number.checked_sub(1) {
            Some(at) => known(EventId::new(thread, at))?,
            None if parent.is_event() => known(parent)?,
            None => 0,
        };
        let own = Account::before(&self.tracks[thread][number].before);
        let mut at = own.here((previous, self.slept_before(thread, number)));
        for (other, count) in self.graph.causes(id).iter().enumerate() {
            if let Some(index) = (*count as usize).checked_sub(1).filter(|_| other != thread) {
                at = at.max(known(EventId::new(other, index))?);
            }
        }
        Some(at)
    }
}
