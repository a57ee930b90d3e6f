//! Which section comes next: source-DPOR with sleep sets.

use super::super::event::{Note, What};
use super::super::leave::Leave;
use super::super::search::{Explorer, OPERATIONS, PATIENCE};
use super::super::tally::is_same;
use super::footprint::{Footprint, Kind, Spot};
use super::state::{Asleep, Node, Sections};
use super::thread::{Stands, gives_up};
use super::trace::{Draft, Section};
use crate::pool::Worker;
use crate::report::Cut;
use smallvec::SmallVec;
use std::sync::atomic::{AtomicU64, Ordering};
use tresse_machine::sync::Call;
use tresse_memmodels::graph::{EventId, Role};

/// Steps between two looks at the clock.
const TICK: u64 = 64;

/// If sections of one lock do not commute in any of so many executions, nothing is gained.
const TRIES: u64 = 250;

/// A section that accesses what it did not when it was seen before ends a round at once in so many
/// executions.
const FEW: u64 = 64;

/// Why a search does not go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Left {
    /// It does not know what the program does.
    Apart,
    /// All searches are to begin again.
    Again,
    /// It is to stop.
    Stopped,
    /// A section has more in its footprint than was known: another round.
    Grown,
}

/// The search, and where it is.
pub(super) struct Search<'a, 'w> {
    pub(super) explorer: &'a mut Explorer,
    /// None: nobody is heard who asks for a stop.
    worker: Option<&'a Worker<'w, Explorer, Leave>>,
    visited: &'a AtomicU64,
    pub(super) at: Box<Sections>,
    /// It has come to the end of an execution, or to what was visited, since it goes on.
    has_come_back: bool,
    /// It is in the midst of a visit.
    is_visiting: bool,
    /// Steps since it goes on.
    ticks: u64,
    /// How much was done since the search is to stop, and steps of this visit that do not count for
    /// that, as it was left after them.
    late: usize,
    known_steps: u64,
}

impl<'a, 'w> Search<'a, 'w> {
    /// Where it was left, or at the empty graph.
    pub(super) fn new(
        explorer: &'a mut Explorer,
        worker: Option<&'a Worker<'w, Explorer, Leave>>,
        visited: &'a AtomicU64,
    ) -> Search<'a, 'w> {
        let at = explorer.sections.take().unwrap_or_default();
        Search {
            explorer,
            worker,
            visited,
            at,
            has_come_back: false,
            is_visiting: false,
            ticks: 0,
            late: 0,
            known_steps: 0,
        }
    }

    /// Visits everything, or as much as there is time for: then where it is stays with the
    /// explorer.
    pub(super) fn run(mut self) -> Result<(), Left> {
        if let Some(worker) = self.worker {
            worker.tick();
        }
        let end = loop {
            match self.round() {
                Ok(()) | Err(Left::Grown) if self.at.has_grown => self.begin_again(),
                end => break end,
            }
        };
        match end {
            Err(Left::Stopped) => self.leave(),
            _ => self.at.add_errors(&mut self.explorer.tally),
        }
        end
    }

    /// At the empty graph, with all that is known of footprints.
    fn begin_again(&mut self) {
        self.at.nodes.clear();
        self.at.trace.truncate(0);
        self.explorer.place.clear();
        self.explorer.undo_to(0);
        (self.is_visiting, self.has_come_back) = (false, true);
        // All is visited once more.
        let fresh = self.explorer.tally.fresh().once_more();
        let tally = std::mem::replace(&mut self.explorer.tally, fresh);
        self.visited.fetch_sub(self.at.executions, Ordering::Relaxed);
        for found in tally.report.errors {
            if !self.at.errors.iter().any(|known| is_same(&known.ending, &found.ending)) {
                self.at.errors.push(found);
            }
        }
        (self.at.has_grown, self.at.executions, self.at.commuting) = (false, 0, 0);
    }

    /// The search is to stop, and goes on from the last node. A visit that was begun there is
    /// begun again.
    fn leave(mut self) {
        self.explorer.is_interrupted.set(false);
        let (events, steps) = self.at.nodes.last().map_or((0, 0), |node| (node.events, node.steps));
        self.explorer.undo_to(events);
        self.at.trace.truncate(steps);
        if self.is_visiting {
            self.explorer.is_within = true;
            self.explorer.steps = self.explorer.steps.max(self.known_steps);
            if let (Some(node), Some(turn)) =
                (self.at.nodes.last_mut(), self.explorer.place.last_mut())
            {
                node.current = None;
                *turn -= 1;
            }
        }
        let mut tally = self.explorer.take_tally();
        tally.flush();
        self.explorer.tally = tally;
        self.explorer.sections = Some(self.at);
    }

    /// Every order of what conflicts, as far as is known.
    fn round(&mut self) -> Result<(), Left> {
        if self.at.nodes.is_empty() {
            self.begin_visit();
            self.settle()?;
            self.open(Vec::new())?;
        }
        while !self.at.nodes.is_empty() {
            match self.next() {
                Some(_) if self.is_to_stop() => return Err(Left::Stopped),
                Some(thread) => self.visit(thread)?,
                None => {
                    self.at.nodes.pop();
                    self.explorer.place.pop();
                }
            }
        }
        Ok(())
    }

    /// Back at the last node: whose section is next?
    fn next(&mut self) -> Option<u16> {
        let node = self.at.nodes.last_mut()?;
        self.explorer.undo_to(node.events);
        self.at.trace.truncate(node.steps);
        node.asleep.extend(node.current.take());
        node.next()
    }

    /// Everything with this thread's section next.
    fn visit(&mut self, thread: u16) -> Result<(), Left> {
        self.begin_visit();
        if let Some(turn) = self.explorer.place.last_mut() {
            *turn += 1;
        }
        self.section(thread)?;
        self.settle()?;
        let Some(node) = self.at.nodes.last() else { return Ok(()) };
        let is_passed = |asleep: &&Asleep| {
            !self
                .at
                .trace
                .since(node.steps)
                .iter()
                .any(|step| step.footprint.conflicts(&asleep.footprint))
        };
        let asleep = node.asleep.iter().filter(is_passed).cloned().collect();
        self.open(asleep)
    }

    /// Was this visit left in its midst? Then nobody is heard for as long: each run comes further.
    fn begin_visit(&mut self) {
        self.is_visiting = true;
        let was_left = std::mem::take(&mut self.explorer.is_within);
        self.known_steps = if was_left { self.explorer.steps } else { 0 };
        self.explorer.steps = 0;
    }

    /// No thread can go on but through a section.
    fn open(&mut self, asleep: Vec<Asleep>) -> Result<(), Left> {
        let mut can = SmallVec::<[u16; 4]>::new();
        for thread in 0..self.explorer.locals.len() {
            match self.explorer.look_at(thread) {
                Stands::AtFree(_) => can.push(thread as u16),
                // Nobody is in a section now, so somebody keeps that lock otherwise.
                Stands::AtTaken => return Err(self.left()),
                Stands::Ready | Stands::Stopped => {}
            }
        }
        if can.is_empty() {
            self.leaf()?;
        }
        let sleeps = |t: &&u16| asleep.iter().any(|other| other.thread == **t);
        let first = can.iter().find(|t| !sleeps(t)).copied();
        self.is_visiting = false;
        self.has_come_back |= first.is_none();
        if let Some(first) = first {
            self.push_node(vec![first], asleep);
        }
        Ok(())
    }

    /// The search is at a node.
    pub(super) fn push_node(&mut self, todo: Vec<u16>, asleep: Vec<Asleep>) {
        let (events, steps) = (self.explorer.graph.len(), self.at.trace.len());
        self.at.nodes.push(Node { events, steps, todo, asleep, current: None });
        self.explorer.place.push(0);
    }

    /// Nothing more can be added.
    fn leaf(&mut self) -> Result<(), Left> {
        if (0..self.explorer.locals.len()).any(|t| self.explorer.waits_otherwise(t)) {
            return Err(Left::Apart);
        }
        self.explorer.reach_leaf();
        if self.explorer.is_interrupted.get() {
            return Err(self.stopped());
        }
        self.at.executions += 1;
        self.visited.fetch_add(1, Ordering::Relaxed);
        self.at.commuting += u64::from(self.at.trace.has_commuting());
        if self.at.executions == TRIES && self.at.commuting == 0 {
            return Err(Left::Apart);
        }
        if self.at.has_grown && self.at.executions <= FEW {
            return Err(Left::Grown);
        }
        Ok(())
    }

    /// A step was not waited for. Whoever interrupts a search has it stopped.
    fn stopped(&self) -> Left {
        if let Some(worker) = self.worker {
            worker.tick();
            worker.stop(Leave::Stop(Cut::Stopped));
        }
        Left::Stopped
    }

    /// One of these threads is to be visited where a section began, unless one is.
    fn add_first(&mut self, section: usize, initials: &[u16]) {
        let Some(Section { node, .. }) = self.at.trace.step(section).section else { return };
        let todo = &mut self.at.nodes[node].todo;
        if let (Some(first), false) =
            (initials.first(), initials.iter().any(|thread| todo.contains(thread)))
        {
            todo.push(*first);
        }
    }

    /// A thread takes a lock, and goes on until it gives it up. If it never does, what comes of
    /// that for those who wait is the other search's.
    pub(super) fn section(&mut self, thread: u16) -> Result<(), Left> {
        let t = thread as usize;
        let Stands::AtFree(lock) = self.explorer.look_at(t) else { return Err(Left::Apart) };
        let mut events = self.explorer.graph.len();
        let mut draft = Draft::default();
        // The lock itself is what the section is made of.
        self.advance(t, None)?;
        let Some(id) = self.explorer.graph.order.get(events).copied() else {
            return Err(Left::Apart);
        };
        let cell = self.explorer.graph.event(id).cell;
        // Who cannot have the lock, as it is none any more, leaves no trace of the order.
        let has_lock = self.explorer.graph.event(id).role == Role::Update;
        if !has_lock || self.explorer.call_of(id).is_none() {
            return Err(Left::Apart);
        }
        events += 1;
        let mut is_closed = false;
        while !is_closed {
            match self.explorer.look_at(t) {
                Stands::Ready => {
                    self.note_deaths(t, &mut draft);
                    self.advance(t, Some(&lock))?;
                }
                _ => return Err(self.left()),
            }
            for at in events..self.explorer.graph.len() {
                let id = self.explorer.graph.order[at];
                is_closed |= self.explorer.call_of(id).is_some_and(|call| gives_up(&call, &lock));
                if !is_closed {
                    self.note(id, &mut draft)?;
                }
            }
            events = self.explorer.graph.len();
        }
        draft.here.add(Spot::Cell(cell), Kind::Read);
        draft.section = Some(Section { node: self.at.nodes.len() - 1, lock: cell });
        self.close(thread, draft)?;
        let footprint = self.at.trace.step(self.at.trace.len() - 1).footprint.clone();
        if let Some(node) = self.at.nodes.last_mut() {
            node.current = Some(Asleep { thread, footprint });
        }
        Ok(())
    }

    /// Why a thread does not go on, where that is not its own doing.
    fn left(&self) -> Left {
        if self.explorer.cells.cuts.is_new { Left::Again } else { Left::Apart }
    }

    /// Everything that can be done without a lock is.
    pub(super) fn settle(&mut self) -> Result<(), Left> {
        let mut is_quiet = false;
        while !is_quiet {
            is_quiet = true;
            for thread in 0..self.explorer.locals.len() {
                is_quiet &= !self.stretch(thread)?;
            }
        }
        Ok(())
    }

    /// A thread goes on to its next lock. Returns whether it did anything.
    fn stretch(&mut self, thread: usize) -> Result<bool, Left> {
        let mut draft = Draft::default();
        let mut has_moved = false;
        while let Stands::Ready = self.explorer.look_at(thread) {
            has_moved = true;
            let events = self.explorer.graph.len();
            self.note_deaths(thread, &mut draft);
            self.advance(thread, None)?;
            for at in events..self.explorer.graph.len() {
                let id = self.explorer.graph.order[at];
                let event = *self.explorer.graph.event(id);
                if event.role == Role::Sync {
                    // What came before it is not after the other thread.
                    let before = std::mem::take(&mut draft);
                    self.close_to(thread as u16, before, id.index)?;
                    draft.after.push(event.rf);
                }
                self.note(id, &mut draft)?;
                if matches!(event.role, Role::Spawn(_)) {
                    let before = std::mem::take(&mut draft);
                    self.close_to(thread as u16, before, id.index + 1)?;
                }
            }
        }
        if self.explorer.cells.cuts.is_new {
            return Err(Left::Again);
        }
        self.close(thread as u16, draft)?;
        Ok(has_moved)
    }

    /// Objects on a thread's stack that others can reach die with their functions.
    fn note_deaths(&self, thread: usize, draft: &mut Draft) {
        for (prov, _) in self.explorer.locals[thread].died.iter().flat_map(|died| died.iter()) {
            draft.here.add(Spot::Object(prov.word()), Kind::Write);
        }
    }

    /// Adds to a step what an event accesses.
    fn note(&mut self, id: EventId, draft: &mut Draft) -> Result<(), Left> {
        let is_wrong = self.explorer.info(id).what == What::Note(Note::Wrong);
        // Who comes to memory that is gone has not accessed it.
        if is_wrong && self.explorer.frees.iter().next().is_some() {
            return Err(Left::Apart);
        }
        self.explorer.note_event(id, &mut draft.here).ok_or(Left::Apart)
    }

    /// A thread's step is done.
    fn close(&mut self, thread: u16, draft: Draft) -> Result<(), Left> {
        let to = self.explorer.graph.lines[thread as usize].events.len() as u32;
        self.close_to(thread, draft, to)
    }

    /// The same, where its last event is the one before this.
    fn close_to(&mut self, thread: u16, draft: Draft, to: u32) -> Result<(), Left> {
        let section = draft.section;
        let is_empty = draft.here.is_empty() && draft.after.is_empty() && section.is_none();
        let known = self.at.trace.events_of(thread);
        if is_empty && known == to {
            return Ok(());
        }
        let parent = self.explorer.graph.lines[thread as usize].parent;
        let footprint = match section {
            Some(_) => self.footprint_of(thread, &draft.here),
            None => draft.here.clone(),
        };
        let races = self.at.trace.push(thread, draft, footprint, to, parent);
        let at = self.at.trace.len() - 1;
        for race in races {
            // The order of sections of two locks would be in no graph.
            let other = self.at.trace.step(race).section;
            let is_same = |section: Section| other.is_some_and(|o| o.lock == section.lock);
            if !section.is_some_and(is_same) {
                return Err(Left::Apart);
            }
            let initials = self.at.trace.initials(race, (thread, &self.at.trace.step(at).clock));
            self.add_first(race, &initials);
        }
        Ok(())
    }

    /// What a thread's next section accesses in any trace, as it accesses this here.
    fn footprint_of(&mut self, thread: u16, here: &Footprint) -> Footprint {
        let key = (thread, self.at.trace.sections_of(thread));
        let known = self.at.footprints.entry(key).or_default();
        let is_known = !known.is_empty();
        self.at.has_grown |= known.extend(here) && is_known;
        known.clone()
    }

    fn advance(&mut self, thread: usize, within: Option<&Call>) -> Result<(), Left> {
        self.explorer.steps += 1;
        if self.is_to_leave() {
            return Err(Left::Stopped);
        }
        match self.explorer.advance(thread, within) {
            Err(Left::Stopped) => Err(self.stopped()),
            end => end,
        }
    }

    /// Is the search to stop between two visits? It comes to the end of an execution first, unless
    /// there is no memory for that.
    fn is_to_stop(&self) -> bool {
        let Some(worker) = self.worker.filter(|worker| worker.should_stop()) else { return false };
        let is_due = self.has_come_back || self.late > PATIENCE;
        is_due || worker.reason().is_some_and(Leave::is_at_once)
    }

    /// Is this visit to be left in its midst, as the search is to stop and an execution takes long?
    fn is_to_leave(&mut self) -> bool {
        let Some(worker) = self.worker else { return false };
        self.ticks += 1;
        if self.ticks.is_multiple_of(TICK) {
            worker.tick();
        }
        if !worker.should_stop() {
            return false;
        }
        if self.explorer.steps > self.known_steps {
            self.late += self.explorer.graph.len() + OPERATIONS;
        }
        self.late > PATIENCE || worker.reason().is_some_and(Leave::is_at_once)
    }
}
