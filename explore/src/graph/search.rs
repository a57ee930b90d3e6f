//! The search: forward event by event, back to the last event with another way (TruSt, Algorithm
//! 1).

use super::event::{Added, Entered, Tuple, Way, Ways};
use super::events::Events;
use super::frame::{Frame, Saved};
use super::guide::{MORE, NO_WAY};
use super::leave::Leave;
use super::probe::Probe;
use super::reduction::Reduction;
use super::reductions::All;
use super::sampler::Sampler;
use super::sections::Sections;
use super::state::{Block, Execution, State};
use super::{equivalence, give_way, ready};
use crate::path::Step;
use crate::pool::Worker;
use crate::report::Cut;
use smallvec::SmallVec;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicU64, Ordering};
use tresse_machine::bug;
use tresse_memmodels::Order;
use tresse_memmodels::axioms::Places;
use tresse_memmodels::graph::maximal::Revisit;
use tresse_memmodels::graph::{EventId, Role};
use tresse_memmodels::patience::Halt;

/// Executions between two looks at the clock, and steps of one.
const TICK: u64 = 64;
pub(super) const STEPS: u64 = 16;

/// How far an execution may still come to its end when the search is to stop: the steps, each by
/// the number of events that it looks at. Less than a second.
pub(super) const PATIENCE: usize = 500_000;

/// A thread may execute many operations without an event: a step takes as long as that many events.
pub(super) const OPERATIONS: usize = 250;

/// So many pairs of events take no longer than one event does otherwise.
const ALIKE: usize = 16;

/// Nor do so many words that a model looks at.
const WORDS: usize = 64;

/// A search, at one graph: all that is needed to go on from it, so that a part of the search can be
/// given away.
#[derive(Clone)]
pub(super) struct Explorer {
    pub events: Events,
    /// The way back. As long as the events' `place`.
    pub frames: Vec<Frame>,
    /// For an estimate: alternatives are drawn, not visited.
    pub sampler: Option<Sampler>,
    /// It was left before the end of an execution.
    pub is_within: bool,
    /// Steps since an alternative was begun, or since the beginning.
    pub steps: u64,
    /// It is not decided yet which equivalence the search takes.
    pub probe: Option<Box<Probe>>,
    /// It is one without orders of sections, and was stopped. What it has found stays with it.
    pub sections: Option<Box<Sections>>,
}

impl Deref for Explorer {
    type Target = Events;

    #[inline]
    fn deref(&self) -> &Events {
        &self.events
    }
}

impl DerefMut for Explorer {
    #[inline]
    fn deref_mut(&mut self) -> &mut Events {
        &mut self.events
    }
}

impl Execution {
    /// An event has no way left: what its revisit took away comes back.
    fn leave(&mut self, mut frame: Frame) {
        let Some(saved) = frame.saved.take() else { return };
        let read = frame.id;
        let saved = *saved;
        self.graph.restore(saved.removed);
        if saved.is_displaced {
            self.graph.event_mut(saved.write).is_pinned = false;
        } else {
            self.put_event(read, saved.event);
            (self.info_mut(read).value, self.info_mut(read).state) = (saved.value, saved.state);
            for (id, event, value) in saved.changed {
                self.put_event(id, event);
                self.info_mut(id).value = value;
            }
            self.graph.seal(read);
        }
        for (t, tail) in saved.infos {
            self.tracks[t].extend(tail);
        }
        for (t, before) in saved.threads {
            self.put_back(t, before);
        }
        self.frees = saved.frees;
        self.absent = saved.absent;
    }
}

impl Events {
    /// An event that reads, or a choice, as the guide says.
    fn begin_guided(&mut self, id: EventId, ways: &Ways) -> bool {
        let Some(step) = self.guided_step() else { return self.stray(MORE) };
        let way = match self.graph.event(id).role {
            Role::Other => Some(Way { place: 0, choice: step.choice }).filter(|w| ways.contains(w)),
            _ => {
                // At a lock `ways` has only what a search goes into; what comes later is in the
                // graph as well.
                let newest = self.graph.cells[self.graph.event(id).cell as usize].co.len() as u32;
                let way =
                    newest.checked_sub(step.back).map(|place| Way { place, choice: step.choice });
                way.filter(|w| self.ways(id).contains(w))
            }
        };
        let Some(way) = way else { return self.stray(NO_WAY) };
        let is_forward = matches!(self.enter(id, way), Entered::Forward(_));
        if is_forward {
            self.check_barrier(id);
        }
        is_forward
    }

    /// The write of such a revisit stands in this place.
    fn take_place(&mut self, write: EventId, way: Way) -> bool {
        self.graph.remove_co(write);
        self.graph.insert_co(write, way.place as usize);
        if !equivalence::is_consistent(self, write) {
            return false;
        }
        self.recheck_races(write);
        true
    }
}

impl Explorer {
    /// Visits everything below the graph as it is now, but for what is given away to workers that
    /// wait.
    pub(super) fn run(&mut self, worker: &Worker<'_, Explorer, Leave>, visited: &AtomicU64) {
        let is_within = std::mem::take(&mut self.is_within);
        // A part that was given away begins at an event of which something is left to do.
        if !is_within && !self.frames.is_empty() && !self.back(worker) {
            return;
        }
        let mut leaves = 0;
        worker.tick();
        loop {
            if !self.descend_to_leaf(worker) {
                return;
            }
            leaves += 1;
            if leaves % TICK == 0 {
                visited.fetch_add(TICK, Ordering::Relaxed);
                worker.tick();
            }
            self.look_at_leaf();
            if worker.is_hungry()
                && !self.is_probing()
                && let Some(part) = self.split()
            {
                worker.give(part);
            }
            if worker.should_stop() || self.cells.cuts.is_new || !self.back(worker) {
                return;
            }
        }
    }

    /// Adds events until none can be added. Returns false where the search is to stop or to pause,
    /// and this takes too long: executions are long where loops write.
    pub(super) fn descend_to_leaf(&mut self, worker: &Worker<'_, Explorer, Leave>) -> bool {
        let (mut steps, mut late, mut unasked) = (0, 0, 0);
        while self.step() {
            self.steps += 1;
            steps += 1;
            let words = self.judged.take();
            unasked += words;
            if steps % STEPS == 0 || unasked > Halt::STRETCH {
                worker.tick();
                unasked = 0;
            }
            if worker.should_stop() {
                // A text looks at all pairs of events, and so does who looks for an order.
                let events = self.graph.len();
                let is_long =
                    self.judge.is_some() || self.reference.is_some() || equivalence::is_by_rf(self);
                late += if is_long { events + events * events / ALIKE } else { events };
                late += OPERATIONS + words / WORDS;
                let is_at_once = worker.reason().is_some_and(Leave::is_at_once);
                if late > PATIENCE || is_at_once {
                    self.is_within = true;
                    return false;
                }
            }
        }
        if self.is_interrupted.get() {
            worker.tick();
            // Whoever interrupts a search has it stopped.
            worker.stop(Leave::Stop(Cut::Stopped));
        }
        !self.is_interrupted.get()
    }

    /// Gives away what is left to do at the oldest event that has something left: the largest part.
    pub(super) fn split(&mut self) -> Option<Explorer> {
        let at = self.frames.iter().position(Frame::has_more)?;
        let mut part = self.clone();
        part.tally = self.tally.fresh();
        let own = &mut self.frames[at];
        own.close();
        part.unwind(at + 1);
        Some(part)
    }

    /// Adds an event, or lets a thread run. Returns false where there is no way on from this graph.
    pub(super) fn step(&mut self) -> bool {
        if self.cells.cuts.is_new || self.is_interrupted.get() {
            // The search is over, or going to begin again: further events mean nothing.
            return false;
        }
        let shut_out = |this: &Self| (0..this.locals.len()).find(|t| ready::is_shut_out(this, *t));
        if let Some(thread) = ready::next_thread(self).or_else(|| shut_out(self)) {
            return self.step_thread(thread) && !All::is_vain(self, thread);
        }
        self.reach_leaf();
        false
    }

    /// No thread can go on.
    pub(super) fn reach_leaf(&mut self) {
        let wrong = self.leaf();
        if !wrong.is_empty() {
            self.check_dependent_races(&wrong);
        }
    }

    /// A thread's next step: its next event with the first of its ways, or a run to its next
    /// request.
    pub(super) fn step_thread(&mut self, thread: usize) -> bool {
        let goes_on = match self.next_of_thread(thread) {
            Added::Done(goes_on) => goes_on,
            Added::Ways(id, ways) => self.begin(id, ways),
            Added::Write(id, ways, revisits) => self.place_write(id, ways, revisits),
            Added::Wide(id, tuples, revisits) => self.begin_wide(id, tuples, revisits),
        };
        self.report_refusals();
        goes_on
    }

    /// A write with the first of its places, where it has several or may revisit reads.
    fn place_write(&mut self, id: EventId, ways: Ways, revisits: Vec<Revisit>) -> bool {
        let is_none = ways.is_empty();
        let mut frame = Frame::new(id, self.graph.len(), ways);
        frame.revisits = revisits;
        self.open(frame);
        !is_none && self.take_way()
    }

    fn begin_wide(&mut self, first: EventId, tuples: Vec<Tuple>, revisits: Vec<Revisit>) -> bool {
        if self.guide.is_some() {
            return self.begin_wide_guided(first, &tuples);
        }
        let ways = self.wide_ways(first, &tuples);
        let is_none = ways.is_empty();
        let mut frame = Frame::new(first, self.graph.len(), ways);
        (frame.revisits, frame.tuples) = (revisits, tuples);
        self.open(frame);
        !is_none && self.take_way()
    }

    /// Enters an event that reads with the first of its ways, and notes the others.
    pub(super) fn begin(&mut self, id: EventId, mut ways: Ways) -> bool {
        ways.retain(|w| All::permits(self, id, *w));
        if self.guide.is_some() {
            return self.begin_guided(id, &ways);
        }
        match ways[..] {
            [] => false,
            [way] => {
                let entered = self.enter(id, way);
                let is_forward = matches!(entered, Entered::Forward(_));
                if let Entered::Forward(revisits) | Entered::Revisits(revisits) = entered
                    && !revisits.is_empty()
                {
                    let mut frame = Frame::new(id, self.graph.len(), ways);
                    (frame.next, frame.revisits) = (1, revisits);
                    self.open(frame);
                }
                is_forward && self.check_barrier(id)
            }
            _ => {
                self.open(Frame::new(id, self.graph.len(), ways));
                self.take_way()
            }
        }
    }

    /// An access of several parts as the guide says.
    fn begin_wide_guided(&mut self, id: EventId, tuples: &[Tuple]) -> bool {
        let Some(guide) = &self.guide else { bug!("{id:?} has no guide") };
        let steps = guide.path.steps.get(guide.at..guide.at + guide.width).unwrap_or_default();
        let parts = self.graph.parts(id).zip(steps).filter(|(_, step)| step.thread == id.thread);
        let place = |(part, step): (EventId, &Step)| {
            self.graph.cells[self.graph.event(part).cell as usize]
                .co
                .len()
                .checked_sub(step.back as usize)
        };
        let places: Option<Places> = parts.map(place).collect();
        let choice = steps.first().map_or(0, |s| s.choice);
        let Some(tuple) = places.and_then(|places| tuples.iter().find(|t| t.places == places))
        else {
            return self.stray(NO_WAY);
        };
        self.take_wide_way(id, tuple, choice)
    }

    /// Goes back to the last event with another way, and takes it. Returns false if there is none,
    /// or if the search is to stop: in a long execution each way takes a while.
    pub(super) fn back(&mut self, worker: &Worker<'_, Explorer, Leave>) -> bool {
        let mut turns = 0;
        while !self.frames.is_empty() {
            match self.take_turn(true) {
                Some(true) => {
                    self.steps = 0;
                    return true;
                }
                Some(false) => turns += 1,
                None => self.unwind(self.frames.len() - 1),
            }
            let is_long = self.judged.take() > Halt::STRETCH;
            if turns % STEPS == STEPS - 1 || is_long {
                worker.tick();
                if worker.should_stop() {
                    return false;
                }
            }
        }
        false
    }

    /// Begins the next alternative of the last frame's event; `None` if there is none. Returns
    /// whether the search can go on with it. A revisit that is not wanted is passed over.
    pub(super) fn take_turn(&mut self, is_wanted: bool) -> Option<bool> {
        let frame = self.frames.last()?;
        let (len, id) = (frame.len, frame.id);
        let has_ways = frame.next < frame.ways.len();
        self.undo_to(len);
        self.stretch += 1;
        let is_write = self.graph.event(id).role == Role::Write;
        let Some(turn) = self.place.last_mut() else { bug!("an open event has no turn") };
        *turn += 1;
        let frame = self.frames.last_mut()?;
        // An update's revisits belong to the way that it took; a write's to none.
        if !(is_write && has_ways)
            && let Some(revisit) = frame.revisits.pop()
        {
            if !is_wanted {
                return Some(false);
            }
            self.graph.parts(id).for_each(|part| self.graph.remove_co(part));
            let goes_on = self.revisit(id, revisit);
            self.report_refusals();
            return Some(goes_on);
        }
        has_ways.then(|| {
            let goes_on = self.take_way();
            self.report_refusals();
            goes_on
        })
    }

    /// An event has alternatives, which are to be begun.
    fn open(&mut self, frame: Frame) {
        self.frames.push(frame);
        self.place.push(0);
    }

    /// Leaves frames, the last one first, until so many are left.
    pub(super) fn unwind(&mut self, frames: usize) {
        while self.frames.len() > frames {
            let Some(frame) = self.frames.pop() else { bug!("no event is open") };
            self.place.pop();
            self.undo_to(frame.len);
            self.leave(frame);
        }
        self.report_refusals();
    }

    /// Takes the next way of the last frame's event. Returns whether the search can go on with it.
    fn take_way(&mut self) -> bool {
        let Some(frame) = self.frames.last_mut() else { bug!("no event is open") };
        if let Some(sampler) = &mut self.sampler {
            frame.next = sampler.draw(frame.ways.len());
        }
        let (id, way) = (frame.id, frame.ways[frame.next]);
        frame.next += 1;
        let displacing = frame.saved.as_ref().filter(|s| s.is_displaced).map(|s| s.write);
        if let Some(write) = displacing {
            return self.take_place(write, way);
        }
        if !frame.tuples.is_empty() {
            let tuple = frame.tuples[way.place as usize].clone();
            return self.take_wide_way(id, &tuple, way.choice);
        }
        let write = frame.saved.as_ref().map(|s| s.write);
        match self.graph.event(id).role {
            Role::Write => {
                self.graph.remove_co(id);
                self.graph.insert_co(id, way.place as usize);
                return equivalence::is_consistent(self, id);
            }
            Role::Update => {
                self.graph.remove_co(id);
                self.graph.set_role(id, Role::Read);
            }
            _ => {}
        }
        self.return_to(id);
        let mut at = way;
        if let Some(write) = write {
            self.graph.unset_rf(id);
            self.graph.remove_co(write);
            self.graph.insert_co(write, way.place as usize);
            at.place += 1;
            if !equivalence::is_consistent(self, write) || !self.may_read_at(id, at.place as usize)
            {
                return false;
            }
            self.recheck_races(write);
        }
        // A plain read is looked at before it reads, as whatever it reads orders nothing. What
        // revisits it has come later.
        let is_plain = write.is_some() && self.graph.event(id).order == Order::Na;
        let races = is_plain && !self.check_races(id);
        match self.enter(id, at) {
            Entered::Dead => false,
            Entered::Forward(revisits) => {
                self.set_revisits(revisits);
                if races {
                    self.locals[id.thread as usize].state = State::Blocked(Block::Failed);
                }
                self.check_barrier(id)
            }
            Entered::Revisits(revisits) => {
                self.set_revisits(revisits);
                false
            }
        }
    }

    /// An access takes a tuple of places; in a revisit the write that revisits it as well.
    fn take_wide_way(&mut self, id: EventId, tuple: &Tuple, choice: u32) -> bool {
        if self.graph.event(id).role == Role::Write {
            self.insert_wide(id, &tuple.places);
            return self.is_consistent_whole(id);
        }
        if self.graph.event(id).role == Role::Update {
            self.set_roles(id, Role::Read);
        }
        self.return_to(id);
        let write = self.frames.last().and_then(|f| f.saved.as_ref()).map(|s| s.write);
        if let Some(write) = write {
            for part in self.graph.parts(id) {
                self.graph.unset_rf(part);
            }
            self.insert_wide(write, &tuple.write);
            if !self.is_consistent_whole(write) {
                return false;
            }
            self.recheck_races(write);
        }
        match self.enter_wide(id, &tuple.places, choice) {
            Entered::Dead => false,
            Entered::Forward(revisits) => {
                self.set_revisits(revisits);
                true
            }
            Entered::Revisits(revisits) => {
                self.set_revisits(revisits);
                false
            }
        }
    }

    fn set_revisits(&mut self, revisits: Vec<Revisit>) {
        // Whoever is led one way leaves nothing open.
        if let Some(frame) = self.frames.last_mut() {
            frame.revisits = revisits;
        }
    }

    /// A write revisits a read: what was added after the read and is no cause of the write goes,
    /// and the read reads from the write.
    pub(super) fn revisit(&mut self, write: EventId, revisit: Revisit) -> bool {
        let read = revisit.read;
        let thread = read.thread as usize;
        let is_wide = self.graph.is_wide(write) || self.graph.is_wide(read);
        let is_displaced =
            self.is_displaced_by(read, write) || give_way::is_displaced_by(self, read, write);
        let was: SmallVec<[EventId; 8]> =
            self.graph.parts(read).map(|part| self.graph.event(part).rf).collect();
        let mut saved = Box::new(Saved {
            event: *self.graph.event(read),
            value: self.info(read).value,
            state: self.info(read).state.clone(),
            removed: self.graph.restrict(revisit, write, !is_displaced),
            infos: Vec::new(),
            frees: self.frees.clone(),
            absent: self.absent.clone(),
            threads: Vec::new(),
            changed: Vec::new(),
            write,
            is_displaced,
        });
        give_way::forget_younger(self, saved.event.stamp);
        for (t, kept) in saved.removed.kept() {
            let tail = self.tracks[t].split_off(kept);
            saved.threads.push((t, self.before(t)));
            if t != thread || is_displaced {
                self.put_back(t, tail[0].before.clone());
            }
            saved.infos.push((t, tail));
        }
        if !saved.threads.iter().any(|(t, _)| *t == thread) {
            saved.threads.push((thread, self.before(thread)));
        }
        // Started again, with another argument maybe, they would not be what they are now.
        let is_saved = |t: &usize| saved.threads.iter().any(|(saved, _)| saved == t);
        let spawned: Vec<usize> = saved.removed.spawned().filter(|t| !is_saved(t)).collect();
        for t in spawned {
            saved.threads.push((t, self.before(t)));
        }
        let execution = &mut self.events.execution;
        execution.frees.retain(|f| execution.graph.contains(f.by));
        if is_displaced {
            return self.displace(read, saved);
        }
        for part in self.graph.parts(read) {
            if part != read {
                saved.changed.push((part, *self.graph.event(part), self.info(part).value));
            }
            if self.graph.event(part).role == Role::Update {
                self.graph.remove_co(part);
                self.graph.set_role(part, Role::Read);
            }
            self.graph.unset_rf(part);
        }
        let (ways, tuples) = if is_wide {
            self.wide_ways_of_revisit(write, revisit, &was)
        } else {
            (self.ways_of_revisit(write, read), Vec::new())
        };
        let is_none = ways.is_empty();
        let mut frame = Frame::new(read, self.graph.len(), ways);
        frame.tuples = tuples;
        frame.saved = Some(saved);
        self.open(frame);
        !is_none && self.take_way()
    }

    /// A call takes the state that another has read, or a read comes to read what it waits with;
    /// that one has to wait for something newer, and has left the graph ([`super::calls`],
    /// [`super::give_way`]).
    fn displace(&mut self, read: EventId, saved: Box<Saved>) -> bool {
        let write = saved.write;
        self.graph.event_mut(write).is_pinned = true;
        give_way::note(self, read.thread as usize, saved.event.stamp, write);
        let places = self.places_of_revisit(write);
        let ways: Ways = places.iter().map(|p| Way { place: *p as u32, choice: 0 }).collect();
        let mut frame = Frame::new(write, self.graph.len(), ways);
        frame.saved = Some(saved);
        let is_none = frame.ways.is_empty();
        self.open(frame);
        !is_none && self.take_way()
    }
}
