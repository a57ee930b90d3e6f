//! `race: Undef`: which reads of an execution return undef, and which locations hold it in the end.
//!
//! Source: LangRef, "Memory Model for Concurrent Operations": a read of a byte that a write races
//! with is undef, and a location that racing writes have written reads as undef afterwards. Over a
//! complete execution, with `hb` of the model's text:
//!
//! - two accesses of a location *race* if they are of different threads, one of them writes, one of
//!   them is not atomic, and neither happens before the other; initial writes race with nothing, as
//!   they happen before everything;
//! - a read *may see* a write of its location that it does not happen before, unless another write
//!   comes in between, by `hb`;
//! - a read is *undefined* if it races with a write, or if two writes that it may see race with
//!   each other;
//! - in the end a location is undefined if two of its last writes, those that happen before no
//!   other, race with each other.
//!
//! A run says of each of its reads whether it returned undef for that reason, and reads that did go
//! on as follows: a plain one reads from nothing, an atomic one still reads from a write, for its
//! place in coherence and for synchronisation. An execution counts if what its run says of each
//! read is so.
//!
//! Deviation: to LangRef a read is undef as well where it may see several writes, none of which
//! race, and one of which is plain. An atomic variable that a plain store has initialised would
//! then be undef for whoever may see a later store as well.
//!
//! The definition leaves out, without a word, a write that races with a read on which it depends:
//! if that read were undef its thread would stop before the write, and if it is not the race
//! contradicts it. Such executions are looked for ([`Dependent`]).

use super::findings::race_of;
use super::trace::{Location, Run};
use std::collections::BTreeSet;
use tresse_machine::config::RacePolicy;
use tresse_machine::race::Race;
use tresse_machine::thread::Tid;
use tresse_memmodels::cat::Execution;
use tresse_memmodels::relation::Relation;
use tresse_memmodels::{Kind, Order};

/// The races of an execution, and what they make undefined.
pub(super) struct Undefined<'a> {
    execution: &'a Execution,
    hb: &'a Relation,
    races: Relation,
}

impl<'a> Undefined<'a> {
    /// Those of a run: all, or those of loads that the compiler has added where others are errors.
    pub(super) fn new(run: &Run, execution: &'a Execution, hb: &'a Relation) -> Undefined<'a> {
        let is_all = run.machine.setup.config.race == RacePolicy::Undef;
        let is_added = |i: usize| run.events.get(i).is_some_and(|e| e.is_speculated);
        let is_race = |x: usize, y: usize| {
            let (a, b) = (&execution.events[x], &execution.events[y]);
            (is_all || is_added(x) || is_added(y))
                && a.thread.is_some()
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

    /// The reads that are not what the run says of them.
    pub(super) fn wrong_reads(&self, run: &Run) -> Vec<usize> {
        let reads = run.events.iter().enumerate().filter(|(_, e)| e.kind == Kind::Read);
        reads
            .filter(|(read, event)| event.is_undefined != self.is_undefined(*read))
            .map(|(read, _)| read)
            .collect()
    }

    /// The races, with both sides.
    pub(super) fn races<'b>(&'b self, run: &'b Run) -> impl Iterator<Item = Race> + 'b {
        let pairs = self.races.iter().filter(|(a, b)| a < b && *b < run.events.len());
        pairs.filter_map(|(a, b)| race_of(run, a, b))
    }

    /// Those that have made a read undefined.
    pub(super) fn races_behind<'b>(&'b self, run: &'b Run) -> impl Iterator<Item = Race> + 'b {
        let is_behind = |(a, b): &(usize, usize)| {
            a < b && *b < run.events.len() && [*a, *b].iter().any(|i| run.events[*i].is_undefined)
        };
        self.races.iter().filter(is_behind).filter_map(|(a, b)| race_of(run, a, b))
    }

    /// Is each of these reads said to be defined, and a cause of a write that it races with?
    pub(super) fn cause_their_races(&self, run: &Run, reads: &[usize]) -> bool {
        let x = self.execution;
        let causes = x.po.union(&x.extra_sync).union(&x.rf).transitive_closure();
        reads.iter().all(|&read| {
            !run.events[read].is_undefined
                && self.races.successors(read).any(|write| causes.contains(read, write))
        })
    }

    /// Does a read return undef?
    fn is_undefined(&self, read: usize) -> bool {
        let races = self.races.successors(read).next().is_some();
        races || self.has_race(&self.may_see(read))
    }

    /// The writes that a read may see.
    fn may_see(&self, read: usize) -> Vec<usize> {
        let writes = self.writes(self.execution.events[read].location);
        let is_hidden = |w: usize| {
            writes.iter().any(|&other| self.hb.contains(w, other) && self.hb.contains(other, read))
        };
        writes.iter().copied().filter(|&w| !self.hb.contains(read, w) && !is_hidden(w)).collect()
    }

    /// Is a location undefined when the execution has ended?
    pub(super) fn is_undefined_at_end(&self, location: usize) -> bool {
        let writes = self.writes(Some(location as u32));
        let last: Vec<usize> = writes
            .iter()
            .copied()
            .filter(|&w| !writes.iter().any(|&other| self.hb.contains(w, other)))
            .collect();
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

/// An execution without its values: events with what is said of reads, reads-from, coherence order.
type Shape =
    (Vec<(Tid, Kind, Order, Option<Location>, bool)>, Vec<(usize, usize)>, Vec<(usize, usize)>);

/// Executions in which writes race with reads on which they seem to depend, and those with
/// undefined reads. If the same goes with the reads undefined, nothing depends on what they read.
#[derive(Default)]
pub(super) struct Dependent {
    seeming: BTreeSet<Shape>,
    undefined: BTreeSet<Shape>,
}

impl Dependent {
    /// An execution that counts.
    pub(super) fn enter(&mut self, run: &Run, execution: &Execution) {
        if run.events.iter().any(|e| e.is_undefined) {
            self.undefined.insert(shape(run, execution, &[]));
        }
    }

    /// One in which these reads cause what they race with.
    pub(super) fn enter_seeming(&mut self, run: &Run, execution: &Execution, reads: &[usize]) {
        self.seeming.insert(shape(run, execution, reads));
    }

    /// Is there one that is not there with its reads undefined?
    pub(super) fn is_any(&self) -> bool {
        !self.seeming.is_subset(&self.undefined)
    }
}

/// An execution without its values, with these reads undefined.
fn shape(run: &Run, execution: &Execution, reads: &[usize]) -> Shape {
    let event = |(i, e): (usize, &super::trace::Event)| {
        (e.thread, e.kind, e.order, e.location, e.is_undefined || reads.contains(&i))
    };
    let is_kept =
        |(_, read): &(usize, usize)| !reads.contains(read) || run.events[*read].order.is_atomic();
    (
        run.events.iter().enumerate().map(event).collect(),
        execution.rf.iter().filter(is_kept).collect(),
        execution.co.iter().collect(),
    )
}
