//! What has been seen: of each thread up to when, and of each location up to which write.

/// What happens before a moment.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct View {
    /// By thread: everything with a smaller ticket.
    pub clock: Vec<u32>,
    /// By location.
    pub seen: Vec<Seen>,
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
        self.seen.get(cell).copied().unwrap_or_default()
    }

    /// The place from which on an access may read.
    pub(super) fn newest(&self, cell: usize) -> u64 {
        self.seen(cell).newest()
    }

    pub(super) fn seen_mut(&mut self, cell: usize) -> &mut Seen {
        if self.seen.len() <= cell {
            self.seen.resize(cell + 1, Seen::default());
        }
        &mut self.seen[cell]
    }

    /// What was seen up to one place was seen up to another.
    pub(super) fn raise(&mut self, cell: usize, from: u64, to: u64) {
        if let Some(seen) = self.seen.get_mut(cell) {
            for place in [&mut seen.written, &mut seen.read] {
                if *place == from {
                    *place = to;
                }
            }
        }
    }

    pub(super) fn join(&mut self, other: &View) {
        if self.clock.len() < other.clock.len() {
            self.clock.resize(other.clock.len(), 0);
        }
        for (a, b) in self.clock.iter_mut().zip(&other.clock) {
            *a = (*a).max(*b);
        }
        if self.seen.len() < other.seen.len() {
            self.seen.resize(other.seen.len(), Seen::default());
        }
        for (a, b) in self.seen.iter_mut().zip(&other.seen) {
            (a.written, a.read) = (a.written.max(b.written), a.read.max(b.read));
        }
    }

    pub(super) fn joined(&self, other: &View) -> View {
        let mut both = self.clone();
        both.join(other);
        both
    }
}
