//! A thread runs to its next request.

use super::state::{Block, Execution, State};
use super::{circle, symmetry};
use std::sync::Arc;
use tresse_machine::thread::Tid;
use tresse_machine::{Ending, Machine};
use tresse_memmodels::graph::EventId;

impl Execution {
    /// Lets a thread run to its next request, or for a while.
    #[inline]
    pub(super) fn drive(&mut self, thread: usize) {
        let Some(stretch) = circle::stretch(self, thread) else {
            self.locals[thread].state = State::Blocked(Block::Circling);
            return;
        };
        let ending = match self.guide.as_ref().is_some_and(|guide| guide.slow.is_some()) {
            true => self.drive_slowly(thread, stretch),
            false => self.machine.drive(thread as Tid, stretch),
        };
        if let Some(prov) = self.machine.cache.wants_leak.take() {
            let shape = self.shape_of(prov);
            return self.cells.cuts.leak(shape);
        }
        if std::mem::take(&mut self.machine.cache.has_numbers) {
            symmetry::note_number(self, thread);
        }
        self.locals[thread].next = 0;
        self.locals[thread].failed = ending.map(Arc::new);
        self.note_deaths(thread);
        if !self.machine.cache.guesses.is_empty() {
            self.check_guesses(thread);
        }
    }

    /// The same, and the guide sees each state.
    #[cold]
    fn drive_slowly(&mut self, thread: usize, stretch: u64) -> Option<Ending> {
        let slow = self.guide.as_mut().and_then(|guide| guide.slow.as_mut())?;
        let mut look = |machine: &Machine| slow.look(machine, thread as Tid);
        self.machine.drive_slowly(thread as Tid, stretch, &mut look)
    }

    /// Pointers that the thread has made from numbers, to what other threads have exposed
    /// (`machine/src/memory/exposed.rs`): are the exposures among the causes of where it stands?
    /// Then it finds them whenever it comes there. If not, nothing says that it does.
    fn check_guesses(&mut self, thread: usize) {
        let guesses = std::mem::take(&mut self.machine.cache.guesses);
        let last = match self.graph.lines[thread].events.len() {
            0 => self.graph.lines[thread].parent,
            n => EventId::new(thread, n - 1),
        };
        let is_before = |(by, moment): &(Tid, u32)| {
            let known = match last.is_event() {
                true => self.graph.causes(last)[*by as usize],
                false => 0,
            };
            let event = (known as usize).checked_sub(1);
            event.is_some_and(|n| self.tracks[*by as usize][n].moment >= *moment)
        };
        if !guesses.iter().all(|by| by.iter().any(is_before)) {
            let id = thread as Tid;
            let stack = self.machine.threads[thread].call_stack(&self.setup.program);
            let end = *tresse_machine::memory::exposed::unordered();
            self.locals[thread].failed = Some(Arc::new(Ending { end, thread: id, stack }));
        }
    }
}
