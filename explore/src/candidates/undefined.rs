//! `race: Undef`: which reads of an execution return undef, and which locations hold it in the end.
//!
//! Source: LangRef, "Memory Model for Concurrent Operations": a read of a byte that a write races with is undef, and a
//! location that racing writes have written reads as undef afterwards. Over a complete execution, with `hb` of the model's text:
//!
//! - two accesses of a location *race* if they are of different threads, one of them writes, one of them is not atomic, and
//!   neither happens before the other; initial writes race with nothing, as they happen before everything;
//! - a read *may see* a write of its location that it does not happen before, unless another write comes in between, by `hb`;
//! - a read is *undefined* if it races with a write, or if two writes that it may see race with each other;
//! - in the end a location is undefined if two of its last writes, those that happen before no other, race with each other.
//!
//! A run says of each of its reads whether it returned undef for that reason, and reads that did go on as follows: a plain
//! one reads from nothing, an atomic one still reads from a write, for its place in coherence and for synchronisation. An
//! execution counts if what its run says of each read is so.
//!
//! Deviation: to LangRef a read is undef as well where it may see several writes, none of which race, and one of which is
//! plain. An atomic variable that a plain store has initialised would then be undef for whoever may see a later store as well.

use super::trace::Run;
use tresse_memmodels::Kind;
use tresse_memmodels::cat::Execution;
use tresse_memmodels::relation::Relation;

/// The races of an execution, and what they make undefined.
pub(super) struct Undefined<'a> {
    execution: &'a Execution,
    hb: &'a Relation,
    races: Relation,
}

impl<'a> Undefined<'a> {
    pub(super) fn new(execution: &'a Execution, hb: &'a Relation) -> Undefined<'a> {
        let is_race = |x: usize, y: usize| {
            let (a, b) = (&execution.events[x], &execution.events[y]);
            a.thread.is_some()
                && b.thread.is_some()
                && a.thread != b.thread
                && a.location.is_some()
                && a.location == b.location
                && (a.kind.writes() || b.kind.writes())
                && !(a.order.is_atomic() && b.order.is_atomic())
                && !hb.contains(x, y)
                && !hb.contains(y, x)
        };
        Undefined { execution, hb, races: Relation::filter(execution.events.len(), is_race) }
    }

    /// Is each read of the run what the run says of it?
    pub(super) fn agrees(&self, run: &Run) -> bool {
        let reads = run.events.iter().enumerate().filter(|(_, e)| e.kind == Kind::Read);
        reads.into_iter().all(|(read, event)| event.is_undefined == self.is_undefined(read))
    }

    /// Does a read return undef?
    fn is_undefined(&self, read: usize) -> bool {
        let races = self.races.successors(read).next().is_some();
        races || self.has_race(&self.may_see(read))
    }

    /// The writes that a read may see.
    fn may_see(&self, read: usize) -> Vec<usize> {
        let writes = self.writes(self.execution.events[read].location);
        let is_hidden = |w: usize| writes.iter().any(|&other| self.hb.contains(w, other) && self.hb.contains(other, read));
        writes.iter().copied().filter(|&w| !self.hb.contains(read, w) && !is_hidden(w)).collect()
    }

    /// Is a location undefined when the execution has ended?
    pub(super) fn is_undefined_at_end(&self, location: usize) -> bool {
        let writes = self.writes(Some(location as u32));
        let last: Vec<usize> = writes.iter().copied().filter(|&w| !writes.iter().any(|&other| self.hb.contains(w, other))).collect();
        self.has_race(&last)
    }

    fn writes(&self, location: Option<u32>) -> Vec<usize> {
        let events = self.execution.events.iter().enumerate();
        events.filter(|(_, e)| e.kind.writes() && e.location == location).map(|(i, _)| i).collect()
    }

    fn has_race(&self, writes: &[usize]) -> bool {
        writes.iter().any(|&a| writes.iter().any(|&b| self.races.contains(a, b)))
    }
}
