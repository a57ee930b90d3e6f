//! `race: Undef`: a race is no error, and makes reads undefined (`memmodels/src/graph/undefined.rs`
//! has the definition).
//!
//! Whether a read is undefined depends on writes that may come later, or go again in a revisit. So
//! it is a choice of the read, made when that is added: it is undefined or it is not. Both are
//! visited, and where nothing more can be added the graphs count in which every read is what the
//! races there say. Errors wait until then as well: the thread stays where it failed. Of the two
//! choices the maximal one is what the races say so far, which is all that TruSt asks for.
//!
//! A plain read has no other choice. Whatever does not happen before it races with it; so unless it
//! is undefined it reads the newest write that does, and no later write revisits it. If it is
//! undefined it reads from nothing. An atomic read keeps its place in the order of things, and only
//! its value is undefined.
//!
//! Most locations never see a race. The choice is there only for those that have seen one; the
//! first race at another one is noted, and the search begins again (`cells`). And a graph is left
//! as soon as a read that is said to be defined races with a write that no revisit takes away any
//! more.
//!
//! LangRef gives no meaning to a write that races with a read and would not come about had that
//! read been undefined, as its thread stops where it needs the value. There is an execution only
//! without the race, and hardware has one with it. That is `Unsupported`
//! (`dependent`), as no verdict on it would be right.

use super::equivalence;
use super::event::{Content, Way, Ways};
use super::reduction::Reduction;
use super::state::{Execution, WrongReads};
use tresse_machine::config::RacePolicy;
use tresse_machine::race::Race;
use tresse_machine::thread::{Effect, MemOp, Tid};
use tresse_machine::{End, Ending};
use tresse_memmodels::Order;
use tresse_memmodels::axioms::Places;
use tresse_memmodels::graph::{Cell, EventId, UNDEFINED};

/// Plain reads, where races make them undefined.
pub(super) struct PlainReads;

impl Reduction for PlainReads {
    #[inline]
    fn is_open(execution: &Execution, read: EventId) -> bool {
        execution.is_open_to_revisits(read)
    }
}

impl Execution {
    /// Looks for races of an event with those that are there. The first one of a location ends the
    /// search, which begins again.
    pub(super) fn note_races(&mut self, id: EventId) {
        let event = *self.graph.event(id);
        let place = self.cells.place(event.cell);
        if place.len == 0 {
            return;
        }
        let is_unpublished = !self.comes_after_private(id, place.object, |e| e.may_write(id))
            && (event.is_speculated || !self.graph.only_speculated);
        self.graph.event_mut(id).is_unpublished = is_unpublished;
        let cell = &self.graph.cells[event.cell as usize];
        let is_race = is_unpublished
            || cell.plain > 0
                && cell
                    .co
                    .iter()
                    .chain(&cell.reads)
                    .any(|other| *other != id && self.graph.races(*other, id));
        if is_race && !self.is_racy(event.cell) {
            self.cells.cuts.note_race(self.shape_at(&place), place.offset);
        }
    }

    /// What a plain read may read.
    pub(super) fn plain_ways(&mut self, id: EventId) -> Ways {
        let cell = self.graph.event(id).cell;
        let co = &self.graph.cells[cell as usize].co;
        let undefined = Way { place: co.len() as u32, choice: UNDEFINED };
        let newest = co.iter().rposition(|w| self.graph.is_hb(*w, id)).map_or(0, |at| at + 1);
        let mut places = Places::new();
        equivalence::places(self, id, &mut places);
        let defined = places.contains(&newest).then_some(Way { place: newest as u32, choice: 0 });
        let is_error = self.graph.only_speculated && !self.graph.event(id).is_speculated;
        if is_error || !self.is_racy(cell) {
            return defined.into_iter().collect();
        }
        let defined = defined.filter(|_| !self.has_to_be_undefined(id));
        match self.graph.is_undefined(id, |_| true) {
            true => [undefined].into_iter().chain(defined).collect(),
            false => defined.into_iter().chain([undefined]).collect(),
        }
    }

    /// The choices of an event that reads a value; where races matter, also of one that reads
    /// undef.
    pub(super) fn all_choices(
        &self,
        id: EventId,
        content: &Content,
    ) -> impl Iterator<Item = u32> + use<> {
        let cell = self.graph.event(id).cell;
        let is_racy = self.has_undefined() && !self.graph.only_speculated && self.is_racy(cell);
        let undefined =
            if is_racy { self.choices(id, &(None, self.undefined_at(cell))) } else { 0 };
        (0..self.choices(id, content)).chain((0..undefined).map(|choice| choice | UNDEFINED))
    }

    /// A read has its source now. Looks for races, and whether it may go on being what it is said
    /// to be.
    pub(super) fn may_be_read(&mut self, id: EventId) -> bool {
        self.note_races(id);
        let event = self.graph.event(id);
        event.is_undefined() || !self.is_racy(event.cell) || !self.has_to_be_undefined(id)
    }

    /// Is a read, as it stands, undefined in whatever the search comes to from here? The writes
    /// that make it so are its causes, or are older than all that can be revisited.
    fn has_to_be_undefined(&self, id: EventId) -> bool {
        let floor = self.floor();
        self.graph
            .is_undefined(id, |w| self.graph.is_cause(w, id) || self.graph.event(w).stamp < floor)
    }

    /// The stamp of the oldest event that a later one might revisit. What is older stays.
    fn floor(&self) -> u32 {
        let mut events = self.graph.order.iter().map(|id| self.graph.event(*id));
        events.find(|e| e.reads() && e.order.is_atomic()).map_or(u32::MAX, |e| e.stamp)
    }

    /// Has a new write, which stays, made undefined what was read as defined?
    pub(super) fn is_belied_by(&self, write: EventId) -> bool {
        if self.graph.event(write).stamp > self.floor() {
            return false;
        }
        let reads = &self.graph.cells[self.graph.event(write).cell as usize].reads;
        reads
            .iter()
            .any(|read| !self.graph.event(*read).is_undefined() && self.graph.races(*read, write))
    }

    /// The reads that are not what the races of the graph say.
    pub(super) fn wrong_reads(&self) -> WrongReads {
        // Not those of racy locations only: an object that is gone by now has no shape to find it
        // by.
        let counts = |id: &EventId| {
            self.graph.event(*id).is_unpublished || self.graph.event(*id).is_undefined()
        };
        let may_be_wrong =
            |cell: &&Cell| cell.plain > 0 || cell.co.iter().chain(&cell.reads).any(counts);
        let reads = self
            .graph
            .cells
            .iter()
            .filter(may_be_wrong)
            .flat_map(|cell| cell.reads.iter().copied());
        reads
            .filter(|read| {
                self.graph.event(*read).is_undefined() != self.graph.is_undefined(*read, |_| true)
            })
            .collect()
    }

    /// What races with what, as the graph stands.
    pub(super) fn racing_pairs(&self) -> Vec<(EventId, Option<EventId>)> {
        let mut pairs = Vec::new();
        for cell in &self.graph.cells {
            let is_first = |id: &&EventId| self.graph.event(**id).is_unpublished;
            pairs.extend(cell.co.iter().chain(&cell.reads).filter(is_first).map(|id| (*id, None)));
            if cell.plain == 0 {
                continue;
            }
            for (at, write) in cell.co.iter().enumerate() {
                let others = cell.co[at + 1..].iter().chain(&cell.reads);
                let races = |other: &&EventId| self.graph.races(*write, **other);
                pairs.extend(others.filter(races).map(|other| (*write, Some(*other))));
            }
        }
        pairs
    }

    pub(super) fn as_race(&self, (a, b): (EventId, Option<EventId>)) -> Option<Race> {
        let Some(b) = b else { return self.initial_race(a) };
        let (first, second) = (self.as_operation(a)?, self.as_operation(b)?);
        Some(Race::new(&first, &second, self.machine.name_object(second.prov)))
    }

    /// The races that made undefined what a thread had read, or what it was told by others.
    pub(super) fn races_before(&self, thread: usize) -> Vec<Race> {
        let Some(index) = self.graph.lines[thread].events.len().checked_sub(1) else {
            return Vec::new();
        };
        let last = EventId::new(thread, index);
        let counts = |id: &EventId| {
            self.graph.event(*id).is_undefined()
                && (*id == last || self.graph.is_cause(*id, last) || id.thread == last.thread)
        };
        let is_behind =
            |(a, b): &(EventId, Option<EventId>)| counts(a) || b.as_ref().is_some_and(counts);
        let mut races: Vec<Race> = Vec::new();
        for race in
            self.racing_pairs().into_iter().filter(is_behind).filter_map(|p| self.as_race(p))
        {
            if !races.iter().any(|known| known.sites() == race.sites()) {
                races.push(race);
            }
        }
        races
    }

    /// The value of a load that the compiler has added matters: with what has made it undefined.
    pub(super) fn with_race(&self, mut ending: Ending) -> Ending {
        if let End::Race(race) = &mut ending.end {
            race.close(self.races_before(ending.thread as usize));
        }
        ending
    }

    /// Is an operation a load that the compiler has added, of which races are no errors
    /// (`tresse_machine::config::RacePolicy`)?
    pub(super) fn is_speculated(&self, op: &MemOp) -> bool {
        self.setup.config.race == RacePolicy::Error
            && op.effect == Effect::Read
            && op.access.order == Order::Na
            && self.setup.program.is_speculated(op.site)
    }

    /// Is the first of two reads, or the other one, such a load? The search begins again with its
    /// location marked, unless it is.
    pub(super) fn is_added_race(&mut self, id: EventId, other: Option<EventId>) -> bool {
        let is_added = |e: EventId| self.graph.event(e).is_speculated;
        if !is_added(id) && !other.is_some_and(is_added) {
            return false;
        }
        if !self.has_undefined() {
            let place = self.cells.place(self.graph.event(id).cell);
            self.cells.cuts.note_race(self.shape_at(&place), place.offset);
        }
        true
    }

    /// A read is undefined: whoever looks at what a load has read that the compiler has added is to
    /// know.
    pub(super) fn note_undefined(&mut self, id: EventId) {
        if let Some(op) = self.op(id).copied().filter(|_| self.graph.only_speculated) {
            let race = Race::open(&op, self.machine.name_object(op.prov));
            self.machine.note_raced(Tid::from(id.thread), race);
        }
    }

    /// May an event be revisited? What a plain read reads follows from what happens before it.
    #[inline]
    fn is_open_to_revisits(&self, read: EventId) -> bool {
        !self.has_undefined() || self.graph.event(read).order.is_atomic()
    }
}
