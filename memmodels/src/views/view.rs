//! What has been seen: of each thread up to when, and of each location up to which write.

use super::places::Places;
use smallvec::SmallVec;

/// By thread, a moment.
pub(super) type Clock = SmallVec<[u32; 6]>;

/// What happens before a moment.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct View {
    /// By thread: everything with a smaller ticket.
    pub clock: Clock,
    pub seen: Places,
}

/// The newest write of a location that happens before a moment, and the newest that was read before
/// it. They are kept apart because RC11's `psc` tells them apart.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Seen {
    pub written: u64,
    pub read: u64,
}

impl Seen {
    pub(super) fn newest(self) -> u64 {
        self.written.max(self.read)
    }

    pub(super) fn joined(self, other: Seen) -> Seen {
        Seen { written: self.written.max(other.written), read: self.read.max(other.read) }
    }
}

/// A clock's entry for a thread; of threads that it knows nothing of it has seen nothing.
pub(super) fn of(clock: &[u32], thread: u32) -> u32 {
    clock.get(thread as usize).copied().unwrap_or(0)
}

impl View {
    pub(super) fn clock(&self, thread: u32) -> u32 {
        of(&self.clock, thread)
    }

    pub(super) fn set_clock(&mut self, thread: u32, moment: u32) {
        let thread = thread as usize;
        if self.clock.len() <= thread {
            self.clock.resize(thread + 1, 0);
        }
        self.clock[thread] = moment;
    }

    pub(super) fn seen(&self, cell: usize) -> Seen {
        self.seen.get(cell)
    }

    /// The place from which on an access may read.
    pub(super) fn newest(&self, cell: usize) -> u64 {
        self.seen(cell).newest()
    }

    pub(super) fn seen_mut(&mut self, cell: usize) -> &mut Seen {
        self.seen.get_mut(cell)
    }

    /// What was seen up to one place was seen up to another: what is seen of a location then, if
    /// that is something else. Who has seen nothing at all stays so: to have seen the initial write
    /// is no more.
    pub(super) fn raised(&self, cell: usize, to: &dyn Fn(u64) -> u64) -> Option<Seen> {
        let seen = self.seen(cell);
        let new = Seen { written: to(seen.written), read: to(seen.read) };
        (seen != Seen::default() && seen != new).then_some(new)
    }

    /// Are all events here that the other one knows? A clock is a set of events, and what was seen
    /// is what these have seen: who has the events has that already, unless an event was in several
    /// parts, which have one clock.
    pub(super) fn knows(&self, other: &View) -> bool {
        let knows = |(thread, moment): (usize, &u32)| of(&self.clock, thread as u32) >= *moment;
        other.clock.iter().enumerate().all(knows)
    }

    pub(super) fn join(&mut self, other: &View) {
        if self.clock.len() < other.clock.len() {
            self.clock.resize(other.clock.len(), 0);
        }
        for (a, b) in self.clock.iter_mut().zip(&other.clock) {
            *a = (*a).max(*b);
        }
        self.seen = self.seen.joined(&other.seen);
    }

    /// With what another view has, given a part of that which is here already: what has stayed as
    /// it was there is not looked at.
    pub(super) fn with(&self, other: &View, known: Option<&View>) -> View {
        let mut both = View { clock: self.clock.clone(), seen: Places::default() };
        both.join(&View { clock: other.clock.clone(), seen: Places::default() });
        both.seen = other.seen.joined_since(known.map(|known| &known.seen), &self.seen);
        both
    }

    pub(super) fn joined(&self, other: &View) -> View {
        let mut both = self.clone();
        both.join(other);
        both
    }
}
