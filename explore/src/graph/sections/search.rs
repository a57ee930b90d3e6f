//! Which section comes next: source-DPOR with sleep sets.

use super::super::event::{Note, What};
use super::super::leave::Leave;
use super::super::search::Explorer;
use super::super::tally::{Spot as Place, is_same};
use super::footprint::{Footprint, Kind, Spot};
use super::thread::{Stands, gives_up};
use super::trace::{Draft, Section, Trace};
use crate::pool::Worker;
use crate::report::Found;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::atomic::{AtomicU64, Ordering};
use tresse_machine::sync::Call;
use tresse_memmodels::graph::{EventId, Role};

/// Events between two looks at the clock.
const TICK: u64 = 64;

/// If sections of one lock do not commute in any of so many executions, nothing is gained.
const TRIES: u64 = 1_000;

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

/// A thread whose next section need not be next, as that was visited before; until another step
/// conflicts with it.
#[derive(Clone, Debug)]
struct Asleep {
    thread: u16,
    footprint: Footprint,
}

/// A place where each thread is at a lock, or cannot go on.
struct Node {
    /// How many events and steps there are.
    events: usize,
    steps: usize,
    /// Whose section is to come next here: `backtrack` in the paper.
    todo: SmallVec<[u16; 4]>,
    asleep: Vec<Asleep>,
    /// Whose section is being visited, with what it accessed.
    current: Option<Asleep>,
}

/// The search, and where it is.
pub(super) struct Search<'a, 'w> {
    explorer: &'a mut Explorer,
    worker: &'a Worker<'w, Explorer, Leave>,
    visited: &'a AtomicU64,
    nodes: Vec<Node>,
    trace: Trace,
    /// What the sections of a thread, by number, access in any trace.
    footprints: FxHashMap<(u16, u32), Footprint>,
    /// One of them has grown in this round.
    has_grown: bool,
    /// Errors of earlier rounds.
    errors: Vec<Found>,
    /// Events since the last look at the clock.
    events: u64,
    /// Executions, and those with sections of one lock that commute.
    executions: u64,
    commuting: u64,
}

impl<'a, 'w> Search<'a, 'w> {
    pub(super) fn new(
        explorer: &'a mut Explorer,
        worker: &'a Worker<'w, Explorer, Leave>,
        visited: &'a AtomicU64,
    ) -> Search<'a, 'w> {
        Search {
            explorer,
            worker,
            visited,
            nodes: Vec::new(),
            trace: Trace::default(),
            footprints: FxHashMap::default(),
            has_grown: false,
            errors: Vec::new(),
            events: 0,
            executions: 0,
            commuting: 0,
        }
    }

    pub(super) fn run(mut self) -> Result<(), Left> {
        let end = loop {
            match self.round() {
                Ok(()) | Err(Left::Grown) if self.has_grown => self.begin_again(),
                end => break end,
            }
        };
        for found in std::mem::take(&mut self.errors) {
            if self.explorer.tally.is_new(&found.ending) {
                self.explorer.tally.fail(found, Place::default());
            }
        }
        end
    }

    /// At the empty graph, with all that is known of footprints.
    fn begin_again(&mut self) {
        self.nodes.clear();
        self.trace.truncate(0);
        self.explorer.place.clear();
        self.explorer.undo_to(0);
        // All is visited once more.
        let fresh = self.explorer.tally.fresh().once_more();
        let tally = std::mem::replace(&mut self.explorer.tally, fresh);
        self.visited.fetch_sub(self.executions, Ordering::Relaxed);
        for found in tally.report.errors {
            if !self.errors.iter().any(|known| is_same(&known.ending, &found.ending)) {
                self.errors.push(found);
            }
        }
        (self.has_grown, self.executions, self.commuting) = (false, 0, 0);
    }

    /// Every order of what conflicts, as far as is known.
    fn round(&mut self) -> Result<(), Left> {
        self.settle()?;
        self.open(Vec::new())?;
        while !self.nodes.is_empty() {
            match self.next() {
                Some(thread) => self.visit(thread)?,
                None => {
                    self.nodes.pop();
                    self.explorer.place.pop();
                }
            }
        }
        Ok(())
    }

    /// Back at the last node: whose section is next?
    fn next(&mut self) -> Option<u16> {
        let node = self.nodes.last_mut()?;
        self.explorer.undo_to(node.events);
        self.trace.truncate(node.steps);
        node.asleep.extend(node.current.take());
        let sleeps = |t: &&u16| node.asleep.iter().any(|asleep| asleep.thread == **t);
        node.todo.iter().find(|t| !sleeps(t)).copied()
    }

    /// Everything with this thread's section next.
    fn visit(&mut self, thread: u16) -> Result<(), Left> {
        if let Some(turn) = self.explorer.place.last_mut() {
            *turn += 1;
        }
        self.section(thread)?;
        self.settle()?;
        let Some(node) = self.nodes.last() else { return Ok(()) };
        let is_passed = |asleep: &&Asleep| {
            !self
                .trace
                .since(node.steps)
                .iter()
                .any(|step| step.footprint.conflicts(&asleep.footprint))
        };
        let asleep = node.asleep.iter().filter(is_passed).cloned().collect();
        self.open(asleep)
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
            return self.leaf();
        }
        let sleeps = |t: &&u16| asleep.iter().any(|other| other.thread == **t);
        let Some(first) = can.iter().find(|t| !sleeps(t)).copied() else { return Ok(()) };
        self.nodes.push(Node {
            events: self.explorer.graph.len(),
            steps: self.trace.len(),
            todo: SmallVec::from_slice(&[first]),
            asleep,
            current: None,
        });
        self.explorer.place.push(0);
        Ok(())
    }

    /// Nothing more can be added.
    fn leaf(&mut self) -> Result<(), Left> {
        if (0..self.explorer.locals.len()).any(|t| self.explorer.waits_otherwise(t)) {
            return Err(Left::Apart);
        }
        self.explorer.reach_leaf();
        if self.explorer.is_interrupted.get() {
            return Err(Left::Stopped);
        }
        self.executions += 1;
        self.visited.fetch_add(1, Ordering::Relaxed);
        self.commuting += u64::from(self.trace.has_commuting());
        if self.executions == TRIES && self.commuting == 0 {
            return Err(Left::Apart);
        }
        if self.has_grown && self.executions <= FEW {
            return Err(Left::Grown);
        }
        Ok(())
    }

    /// One of these threads is to be visited where a section began, unless one is.
    fn add_first(&mut self, section: usize, initials: &[u16]) {
        let Some(Section { node, .. }) = self.trace.step(section).section else { return };
        let todo = &mut self.nodes[node].todo;
        if let (Some(first), false) =
            (initials.first(), initials.iter().any(|thread| todo.contains(thread)))
        {
            todo.push(*first);
        }
    }

    /// A thread takes a lock, and goes on until it gives it up. If it never does, what comes of
    /// that for those who wait is the other search's.
    fn section(&mut self, thread: u16) -> Result<(), Left> {
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
        draft.section = Some(Section { node: self.nodes.len() - 1, lock: cell });
        self.close(thread, draft)?;
        let footprint = self.trace.step(self.trace.len() - 1).footprint.clone();
        if let Some(node) = self.nodes.last_mut() {
            node.current = Some(Asleep { thread, footprint });
        }
        Ok(())
    }

    /// Why a thread does not go on, where that is not its own doing.
    fn left(&self) -> Left {
        if self.explorer.cells.cuts.is_new { Left::Again } else { Left::Apart }
    }

    /// Everything that can be done without a lock is.
    fn settle(&mut self) -> Result<(), Left> {
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
        let known = self.trace.events_of(thread);
        if is_empty && known == to {
            return Ok(());
        }
        let parent = self.explorer.graph.lines[thread as usize].parent;
        let footprint = match section {
            Some(_) => self.footprint_of(thread, &draft.here),
            None => draft.here.clone(),
        };
        let races = self.trace.push(thread, draft, footprint, to, parent);
        let at = self.trace.len() - 1;
        for race in races {
            // The order of sections of two locks would be in no graph.
            let other = self.trace.step(race).section;
            let is_same = |section: Section| other.is_some_and(|o| o.lock == section.lock);
            if !section.is_some_and(is_same) {
                return Err(Left::Apart);
            }
            let initials = self.trace.initials(race, (thread, &self.trace.step(at).clock));
            self.add_first(race, &initials);
        }
        Ok(())
    }

    /// What a thread's next section accesses in any trace, as it accesses this here.
    fn footprint_of(&mut self, thread: u16, here: &Footprint) -> Footprint {
        let key = (thread, self.trace.sections_of(thread));
        let known = self.footprints.entry(key).or_default();
        let is_known = !known.is_empty();
        self.has_grown |= known.extend(here) && is_known;
        known.clone()
    }

    fn advance(&mut self, thread: usize, within: Option<&Call>) -> Result<(), Left> {
        self.events += 1;
        if self.events.is_multiple_of(TICK) {
            self.worker.tick();
            if self.worker.should_stop() {
                return Err(Left::Stopped);
            }
        }
        self.explorer.advance(thread, within)
    }
}
