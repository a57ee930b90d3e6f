//! Condition variables as events (POSIX `pthread_cond_*`).
//!
//! The state of a condition variable is the list of the threads that wait. A wait is two events,
//! one for the list and one for the mutex, and its end two more: the thread wakes up, and takes the
//! mutex.
//!
//! A thread that waits for a signal wakes up after the one that takes it off the list. Where it may
//! also wake up by itself (a timed wait, or spurious wake-ups), waking up is an event at the list:
//! an update by which the thread takes itself off, or a read of the first state without it, which a
//! signal has left. So every order of timeouts and signals is an execution, and none of them is
//! void.
//!
//! A loop that waits again whenever it wakes up by itself could do so for ever. A thread that has
//! done so once, with no effect and no signal meanwhile, waits for a signal the next time: waking
//! up by itself again would add to the execution what can be left out of it, and nobody could tell.

use super::event::{Note, What};
use super::state::{Before, Execution};
use tresse_machine::sync::{self, Call, Op, State};
use tresse_machine::thread::Tid;
use tresse_machine::value::Value;
use tresse_memmodels::graph::{Event, EventId, Role};

impl Execution {
    /// May a thread that waits at a condition variable go on?
    pub(super) fn may_wake(&self, thread: usize, call: &Call) -> bool {
        if !self.wakes_by_itself(thread) {
            return self.waker(thread, call).is_some();
        }
        self.waker(thread, call).is_some()
            || !self.is_waiting_again(self.next_of(thread), &self.before(thread))
    }

    /// A thread that has been woken goes on to take the mutex.
    pub(super) fn wake(&mut self, thread: usize, call: &Call) -> bool {
        let Some(signal) = self.waker(thread, call) else { return false };
        self.follow(thread, signal, Note::Woken);
        self.go_on(thread, sync::next(call, Value::ZERO, false))
    }

    /// The signal that has taken a waiter off a condition variable's list.
    fn waker(&self, thread: usize, call: &Call) -> Option<EventId> {
        let cell = self.known_word(call)?;
        let co = &self.graph.cells[cell as usize].co;
        let is_entry = |w: &&EventId| {
            w.thread as usize == thread && self.is_call(**w, |op| matches!(op, Op::Wait { .. }))
        };
        let entry = co.iter().filter(is_entry).max_by_key(|w| w.index)?;
        let after = co.iter().skip_while(|w| *w != entry).skip(1);
        after.copied().find(|w| !self.is_listed(thread as Tid, *w))
    }

    /// Is a thread on the list that an event has left?
    fn is_listed(&self, thread: Tid, event: EventId) -> bool {
        let state = if event.is_event() { self.info(event).state.as_deref() } else { None };
        matches!(state, Some(State::Cond(cond)) if cond.waiters().contains(&thread))
    }

    /// Does a thread wait at a condition variable in such a way that it may wake up without a
    /// signal?
    pub(super) fn wakes_by_itself(&self, thread: usize) -> bool {
        let may_leave = |call: Call| matches!(call.op, Op::Wake(waiter) if waiter.may_leave);
        self.next_call(thread).is_some_and(may_leave)
    }

    /// Is an event the end of a wait that may end without a signal?
    pub(super) fn is_waking(&self, id: EventId) -> bool {
        self.is_call(id, |op| matches!(op, Op::Wake(_)))
    }

    /// May the end of a wait read a state: one with its thread on the list, or the first one
    /// without it?
    pub(super) fn may_wake_at(&self, id: EventId, state: EventId) -> bool {
        let thread = Tid::from(id.thread);
        if self.is_listed(thread, state) {
            return !self.is_waiting_again(id, &self.info(id).before);
        }
        state.is_event() && self.is_listed(thread, self.graph.event(state).rf)
    }

    /// A thread was woken if it reads a state without it: newer ones are nothing to it.
    pub(super) fn settle_wake(&mut self, id: EventId) {
        let is_woken = !self.is_listed(Tid::from(id.thread), self.graph.event(id).rf);
        self.graph.event_mut(id).is_settled = is_woken;
    }

    /// Does a thread wait where it has woken up by itself before, having done nothing since but to
    /// look why it had waited, and with no signal in between? Then everything since that waking up
    /// could be left out, of any execution in which it wakes up by itself again. (If the program
    /// looks at mutexes without waiting for them, it could notice.)
    fn is_waiting_again(&self, id: EventId, before: &Before) -> bool {
        if !self.options.block_spins || self.setup.program.has_probes {
            return false;
        }
        let Some(last) = self.last_waking(id) else { return false };
        let entry = EventId { index: id.index - 2, ..id };
        let is_same_list = self.graph.event(entry).cell == self.graph.event(last).cell;
        is_same_list
            && !self.is_signalled_between(last, entry)
            && self.is_same(&self.info(last).before, before)
    }

    /// The event by which a thread has woken up by itself before it came to wait again, at whose
    /// end `id` is, if it has only read in between.
    fn last_waking(&self, id: EventId) -> Option<EventId> {
        let own = |index: u16| EventId { index, ..id };
        let is = |index: u16, is: &dyn Fn(Op) -> bool| self.is_call(own(index), is);
        let is_wake: &dyn Fn(Op) -> bool = &|op| matches!(op, Op::Wake(_));
        let last = (0..id.index).rev().find(|index| is(*index, is_wake))?;
        let entry = id.index.checked_sub(2).filter(|entry| *entry > last + 1)?;
        let is_read = |index: u16| {
            matches!(self.info(own(index)).what, What::Op)
                && self.graph.event(own(index)).role == Role::Read
        };
        let is_whole = is(last + 1, &|op| matches!(op, Op::Relock { .. }))
            && (last + 2..entry).all(is_read)
            && is(entry, &|op| matches!(op, Op::Wait { .. }))
            && is(entry + 1, &|op| matches!(op, Op::Release(_)));
        (is_whole && self.graph.event(own(last)).role == Role::Update).then_some(own(last))
    }

    /// The event that a thread adds next.
    fn next_of(&self, thread: usize) -> EventId {
        EventId::new(thread, self.tracks[thread].len())
    }

    /// Has another thread done more to a list, between two events of its coherence order, than to
    /// wait and to wake up by itself?
    fn is_signalled_between(&self, first: EventId, last: EventId) -> bool {
        let mut state = self.graph.event(last).rf;
        while state != first {
            let is_own = |op| matches!(op, Op::Wait { .. } | Op::Wake(_));
            if !state.is_event() || !self.is_call(state, is_own) {
                return true;
            }
            state = self.graph.event(state).rf;
        }
        false
    }

    /// Does a thread that wakes up by itself, now that no other goes on, come back to its wait
    /// again and again? It sees the newest writes, and can have the mutex.
    pub(super) fn waits_in_vain(&self, thread: usize) -> bool {
        let next = self.next_of(thread);
        if !self.wakes_by_itself(thread) || !self.is_waiting_again(next, &self.before(thread)) {
            return false;
        }
        let (Some(call), Some(last)) = (self.next_call(thread), self.last_waking(next)) else {
            return false;
        };
        let is_newest = |e: &Event| {
            self.graph.cells[e.cell as usize].co.len() == self.graph.place(e.cell, e.rf)
        };
        let reads =
            &self.graph.lines[thread].events[last.index as usize + 2..next.index as usize - 2];
        let relock = Op::Relock { has_timed_out: false };
        self.may_enter(thread, &Call::new(relock, call.other)) && reads.iter().all(is_newest)
    }
}
