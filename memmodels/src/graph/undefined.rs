//! Races in a graph, and what they make undefined (LangRef, "Memory Model for Concurrent
//! Operations").
//!
//! A read *may see* a write to its location if it does not happen before it, and no other write
//! comes between the two in happens-before. It is undefined if it races with a write, or if two
//! writes that it may see race: "a location written by racing writes reads as undef". By LangRef's
//! letter a write that is not atomic need not race to make an atomic read undefined that may see
//! another one as well; so would every atomic variable be that a plain store initialises.
//! `docs/models.md` says more.

use super::{EventId, Graph};

impl Graph {
    /// Do two accesses of one location race: of different threads, one writes, one is not atomic,
    /// and neither happens before the other?
    pub fn races(&self, a: EventId, b: EventId) -> bool {
        let (x, y) = (self.event(a), self.event(b));
        let conflicts = a.thread != b.thread
            && (x.writes() || y.writes())
            && !(x.order.is_atomic() && y.order.is_atomic());
        let counts = !self.only_speculated || x.is_speculated || y.is_speculated;
        conflicts && counts && !self.is_hb(a, b) && !self.is_hb(b, a)
    }

    /// Is a read undefined in the graph that has only those writes of its location which are
    /// `there`? All that happens before them is there as well.
    pub fn is_undefined(&self, read: EventId, there: impl Fn(EventId) -> bool) -> bool {
        let event = self.event(read);
        if event.is_unpublished {
            return true;
        }
        let writes = || {
            self.cells[event.cell as usize].co.iter().copied().filter(|w| *w != read && there(*w))
        };
        if writes().any(|w| self.races(read, w)) {
            return true;
        }
        if self.only_speculated {
            return false;
        }
        let is_before = |w: EventId| self.is_hb(w, read);
        let is_overwritten = |w: EventId| {
            writes().any(|other| other != w && self.is_hb(w, other) && is_before(other))
        };
        let is_seen = |w: &EventId| !self.is_hb(read, *w) && !is_overwritten(*w);
        let is_initial_seen = || !writes().any(|w| is_before(w) && !self.event(w).is_unpublished);
        writes().filter(is_seen).any(|a| {
            self.event(a).is_unpublished && is_initial_seen()
                || writes().filter(is_seen).any(|b| self.races(a, b))
        })
    }

    /// Is what a location holds in the end undefined: do two of its last writes race?
    pub fn is_left_undefined(&self, cell: u32) -> bool {
        if self.only_speculated {
            return false;
        }
        let co = &self.cells[cell as usize].co;
        let last = || {
            co.iter()
                .copied()
                .filter(|w| !co.iter().any(|other| other != w && self.is_hb(*w, *other)))
        };
        let is_initial_last = || co.iter().all(|w| self.event(*w).is_unpublished);
        last().any(|a| {
            self.event(a).is_unpublished && is_initial_last() || last().any(|b| self.races(a, b))
        })
    }
}
