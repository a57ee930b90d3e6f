//! Bounds on where threads last came to a location: most often all that others did there is among
//! some causes, and nobody has to go through long lists to see that.

use super::{Clock, EventId};

/// Bounds are kept for so many threads.
const THREADS: usize = 8;

/// For each thread that came to a location in some way, an upper bound on the number, in program
/// order, of the last event with which it did. Nothing is known of more than a few threads.
#[derive(Clone, Copy, Debug)]
pub struct Latest {
    /// The first `count` are such bounds.
    last: [EventId; THREADS],
    count: u32,
    is_full: bool,
}

impl Default for Latest {
    fn default() -> Latest {
        Latest { last: [EventId::NONE; THREADS], count: 0, is_full: false }
    }
}

impl Latest {
    /// A thread's event comes to the location.
    #[inline]
    pub(super) fn note(&mut self, id: EventId) {
        let known = &mut self.last[..self.count as usize];
        if let Some(last) = known.iter_mut().find(|last| last.thread == id.thread) {
            last.index = last.index.max(id.index);
        } else if let Some(free) = self.last.get_mut(self.count as usize) {
            *free = id;
            self.count += 1;
        } else {
            self.is_full = true;
        }
    }

    /// A thread has only so many events left.
    #[inline]
    pub(super) fn cut(&mut self, thread: u16, kept: u32) {
        let known = &mut self.last[..self.count as usize];
        let Some(at) = known.iter().position(|last| last.thread == thread) else { return };
        if kept > 0 {
            known[at].index = known[at].index.min(kept - 1);
        } else {
            self.count -= 1;
            self.last[at] = self.last[self.count as usize];
        }
    }

    /// Are all of these events surely among those that a clock has? If not, some may be missing.
    #[inline]
    pub fn are_before(&self, clock: &Clock) -> bool {
        let is_before = |last: &EventId| {
            clock.get(last.thread as usize).is_some_and(|before| *before > last.index)
        };
        !self.is_full && self.last[..self.count as usize].iter().all(is_before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said to be before a clock is; of more threads than bounds are kept for, nothing is.
    #[test]
    fn bounds_are_upper_bounds() {
        let mut latest = Latest::default();
        assert!(latest.are_before(&[]));
        latest.note(EventId::new(0, 3));
        latest.note(EventId::new(1, 5));
        assert!(latest.are_before(&[4, 6]) && !latest.are_before(&[3, 6]));
        assert!(!latest.are_before(&[4, 5]) && !latest.are_before(&[4]));
        latest.cut(1, 5);
        assert!(latest.are_before(&[4, 5]) && !latest.are_before(&[4, 4]));
        latest.cut(0, 0);
        assert!(latest.are_before(&[0, 5]));
        (2..=1 + THREADS).for_each(|thread| latest.note(EventId::new(thread, 0)));
        assert!(!latest.are_before(&[9; 16]));
    }
}
