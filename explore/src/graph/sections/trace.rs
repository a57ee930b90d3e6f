//! The steps of an execution, and what orders them.

use super::footprint::{Footprint, Kind, Spot};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use tresse_memmodels::graph::EventId;

/// How many steps of each thread come before something or are that.
pub(super) type Clock = SmallVec<[u32; 8]>;

/// A critical section: where the search stood before it, and its lock's location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Section {
    pub node: usize,
    pub lock: u32,
}

/// A step: a section, or a stretch.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub thread: u16,
    /// Its number in its thread, from 1 on.
    pub number: u32,
    /// How many sections of its thread there are with it.
    pub sections: u32,
    /// What comes before it by the trace, and itself.
    pub clock: Clock,
    /// What it accesses in any trace.
    pub footprint: Footprint,
    /// How many events of its thread there are after it.
    pub to: u32,
    pub section: Option<Section>,
}

/// The steps so far.
#[derive(Clone, Default)]
pub(super) struct Trace {
    steps: Vec<Step>,
    /// By thread, its steps.
    by_thread: Vec<Vec<usize>>,
    /// Who accessed what how, oldest first.
    accesses: FxHashMap<(Spot, u16, Kind), Vec<usize>>,
}

/// A step to come.
#[derive(Default)]
pub(super) struct Draft {
    /// What it accesses.
    pub here: Footprint,
    /// Events of other threads that come before it.
    pub after: SmallVec<[EventId; 2]>,
    pub section: Option<Section>,
}

/// Steps that conflict with a new one, which nothing else puts before it.
pub(super) type Races = SmallVec<[usize; 4]>;

impl Trace {
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    pub(super) fn step(&self, at: usize) -> &Step {
        &self.steps[at]
    }

    /// The steps from this one on.
    pub(super) fn since(&self, at: usize) -> &[Step] {
        &self.steps[at..]
    }

    /// How many events of a thread belong to its steps.
    pub(super) fn events_of(&self, thread: u16) -> u32 {
        let last = self.by_thread.get(thread as usize).and_then(|own| own.last());
        last.map_or(0, |at| self.steps[*at].to)
    }

    /// How many sections a thread has been through.
    pub(super) fn sections_of(&self, thread: u16) -> u32 {
        let last = self.by_thread.get(thread as usize).and_then(|own| own.last());
        last.map_or(0, |at| self.steps[*at].sections)
    }

    /// Are there two sections of one lock, one right after the other, that do not conflict?
    pub(super) fn has_commuting(&self) -> bool {
        let mut last: FxHashMap<u32, &Step> = FxHashMap::default();
        self.steps.iter().any(|step| {
            let Some(section) = step.section else { return false };
            let before = last.insert(section.lock, step);
            before.is_some_and(|before| !knows(&step.clock, before))
        })
    }

    /// Forgets all but so many.
    pub(super) fn truncate(&mut self, len: usize) {
        while self.steps.len() > len {
            let Some(step) = self.steps.pop() else { return };
            self.by_thread[step.thread as usize].pop();
            for (spot, kind) in step.footprint.iter() {
                if let Some(list) = self.accesses.get_mut(&(spot, step.thread, kind)) {
                    list.pop();
                }
            }
        }
    }

    /// A thread has done a step, and has so many events now. `parent`: the event that started it;
    /// `footprint`: what such a step accesses in any trace.
    pub(super) fn push(
        &mut self,
        thread: u16,
        draft: Draft,
        footprint: Footprint,
        to: u32,
        parent: EventId,
    ) -> Races {
        let Draft { after, section, .. } = draft;
        let mut clock = self.clock_of(thread, parent);
        for event in after {
            self.join_event(&mut clock, event);
        }
        let mut earlier = self.conflicting(thread, &footprint);
        earlier.sort_unstable_by(|a, b| b.cmp(a));
        earlier.dedup();
        let mut races = Races::new();
        for at in earlier {
            let step = &self.steps[at];
            if !knows(&clock, step) {
                races.push(at);
            }
            join(&mut clock, &step.clock);
        }
        let at = self.steps.len();
        let sections = self.sections_of(thread) + u32::from(section.is_some());
        let own = self.of_thread(thread);
        own.push(at);
        let number = own.len() as u32;
        grow(&mut clock, thread as usize);
        clock[thread as usize] = number;
        for (spot, kind) in footprint.iter() {
            self.accesses.entry((spot, thread, kind)).or_default().push(at);
        }
        self.steps.push(Step { thread, number, sections, clock, footprint, to, section });
        races
    }

    /// What comes before a thread's next step by the trace.
    pub(super) fn clock_of(&self, thread: u16, parent: EventId) -> Clock {
        let last = self.by_thread.get(thread as usize).and_then(|own| own.last());
        let mut clock = last.map_or_else(Clock::new, |at| self.steps[*at].clock.clone());
        if last.is_none() && parent.is_event() {
            self.join_event(&mut clock, parent);
        }
        clock
    }

    /// The threads that can be first where what comes after a step, but is not ordered after it,
    /// comes instead of it; `next` is a step to come that has this clock: *initials* of `notdep.p`
    /// in the paper's words.
    pub(super) fn initials(&self, at: usize, next: (u16, &Clock)) -> SmallVec<[u16; 4]> {
        let mut initials = SmallVec::new();
        // By thread, the first of its steps that is there.
        let mut firsts: SmallVec<[(u16, u32); 8]> = SmallVec::new();
        let mut look = |thread: u16, number: u32, clock: &Clock| {
            if firsts.iter().any(|(other, _)| *other == thread) {
                return;
            }
            let is_after =
                |(t, first): &(u16, u32)| clock.get(*t as usize).is_some_and(|n| n >= first);
            if !firsts.iter().any(is_after) {
                initials.push(thread);
            }
            firsts.push((thread, number));
        };
        for step in &self.steps[at + 1..] {
            if !knows(&step.clock, &self.steps[at]) {
                look(step.thread, step.number, &step.clock);
            }
        }
        look(next.0, u32::MAX, next.1);
        initials
    }

    /// The newest steps of other threads, each by spot and kind, that a footprint conflicts with.
    fn conflicting(&self, thread: u16, footprint: &Footprint) -> SmallVec<[usize; 8]> {
        let mut found = SmallVec::new();
        for (spot, kind) in footprint.iter() {
            for other in (0..self.by_thread.len() as u16).filter(|other| *other != thread) {
                for with in Kind::ALL.into_iter().filter(|with| kind.conflicts(*with)) {
                    let list = self.accesses.get(&(spot, other, with));
                    found.extend(list.and_then(|list| list.last()).copied());
                }
            }
        }
        found
    }

    fn of_thread(&mut self, thread: u16) -> &mut Vec<usize> {
        let thread = thread as usize;
        if self.by_thread.len() <= thread {
            self.by_thread.resize_with(thread + 1, Vec::new);
        }
        &mut self.by_thread[thread]
    }

    /// The step of an event comes before.
    fn join_event(&self, clock: &mut Clock, event: EventId) {
        let Some(own) = self.by_thread.get(event.thread as usize) else { return };
        let at = own.partition_point(|at| self.steps[*at].to <= event.index);
        if let Some(at) = own.get(at) {
            join(clock, &self.steps[*at].clock);
        }
    }
}

fn knows(clock: &Clock, step: &Step) -> bool {
    clock.get(step.thread as usize).is_some_and(|n| *n >= step.number)
}

fn grow(clock: &mut Clock, thread: usize) {
    if clock.len() <= thread {
        clock.resize(thread + 1, 0);
    }
}

fn join(clock: &mut Clock, other: &Clock) {
    if clock.len() < other.len() {
        clock.resize(other.len(), 0);
    }
    clock.iter_mut().zip(other).for_each(|(ours, theirs)| *ours = (*ours).max(*theirs));
}
