//! The graph grows by an event, or loses its last one again.

use super::event::{Note, What};
use super::state::{Block, Execution, Info, Rounds, State};
use super::symmetry;
use tresse_machine::program::SiteId;
use tresse_machine::request::Request;
use tresse_machine::sync::Next;
use tresse_machine::thread::Tid;
use tresse_machine::value::Value;
use tresse_memmodels::graph::{Event, EventId, Role};

impl Execution {
    /// Adds the next event of a thread; what the thread is now is kept with it.
    pub(super) fn push(
        &mut self,
        thread: usize,
        event: Event,
        what: What,
        value: Value,
        site: SiteId,
        moment: u32,
    ) -> EventId {
        symmetry::check_joins(self, thread, &event);
        let before = self.before(thread);
        let twin = symmetry::next_twin(self, thread)
            .filter(|twin| self.graph.contains(*twin))
            .unwrap_or(EventId::NONE);
        let id = self.graph.push(thread, Event { twin, ..event });
        let rounds = Rounds::default();
        self.tracks[thread].push(Info { before, what, value, state: None, site, moment, rounds });
        self.locals[thread].mark = None;
        id
    }

    /// An event without a location.
    pub(super) fn bare(&mut self, thread: usize, role: Role, what: What, value: Value) -> EventId {
        let (site, moment) = self.here(thread);
        let id = self.push(thread, Event::bare(role), what, value, site, moment);
        self.synchronise(id);
        id
    }

    /// An event that comes after one of another thread.
    pub(super) fn follow(&mut self, thread: usize, after: EventId, note: Note) {
        let (site, moment) = self.here(thread);
        let event = Event::bare(Role::Sync);
        let id = self.push(thread, event, What::Note(note), Value::ZERO, site, moment);
        self.graph.set_rf(id, after);
        self.synchronise(id);
    }

    /// A thread goes on with an answer, or with the next part of its call.
    pub(super) fn go_on(&mut self, thread: usize, next: Next) -> bool {
        match next {
            Next::Done(answer) => self.complete(thread, answer),
            Next::Then(call) => {
                self.locals[thread].next = 0;
                self.machine.wait_with(thread as Tid, Request::Call(call));
                true
            }
        }
    }

    /// The event that was added last is none after all: its thread goes no further.
    pub(super) fn take_off(&mut self, id: EventId, why: Block) -> bool {
        for _ in self.graph.parts(id) {
            self.graph.pop();
            self.tracks[id.thread as usize].pop();
        }
        self.locals[id.thread as usize].state = State::Blocked(why);
        true
    }

    /// The same, for what it and others have done: when that goes, it is to be asked again.
    pub(super) fn take_wrong_off(&mut self, id: EventId) -> bool {
        let thread = id.thread as usize;
        self.withdraw(id);
        self.add_wrong(thread);
        self.locals[thread].state = State::Blocked(Block::Failed);
        true
    }

    /// The read waits until others have gone on.
    pub(super) fn withdraw(&mut self, id: EventId) -> bool {
        self.graph.pop();
        self.tracks[id.thread as usize].pop();
        true
    }

    /// A thread fails beside its events, which may be for what others have done. So there is an
    /// event of its own: when what came before it goes, it does, and the thread stands there again.
    /// No path has it, as nothing comes after it.
    pub(super) fn add_wrong(&mut self, thread: usize) {
        if self.guide.is_none() {
            self.bare(thread, Role::Other, What::Note(Note::Wrong), Value::ZERO);
        }
    }

    /// Is there no room for another event? Then the thread goes no further; the others do.
    #[inline]
    pub(super) fn is_full(&self, thread: usize) -> bool {
        self.graph.len() >= self.options.max_events
            || self.graph.lines[thread].events.len() >= EventId::MAX_INDEX
    }
}
