//! Races, and accesses to memory that is gone (DESIGN §3.3): by happens-before, when the second
//! event is added.

use super::events::Events;
use super::reduction::Reduction;
use super::reductions::All;
use super::state::{Block, State};
use super::trail;
use crate::report::Found;
use crate::witness::Witness;
use smallvec::SmallVec;
use tresse_machine::config::RacePolicy;
use tresse_machine::end::{End, Ub};
use tresse_machine::memory::life::waits_in;
use tresse_machine::race::Race;
use tresse_machine::thread::Tid;
use tresse_machine::{Ending, bug};
use tresse_memmodels::graph::EventId;

impl Events {
    /// Looks for races of a new event. Returns whether the execution goes on.
    pub(super) fn check_races(&mut self, id: EventId) -> bool {
        if self.has_undefined() {
            self.note_races(id);
            if !self.graph.only_speculated {
                return true;
            }
        }
        let event = *self.graph.event(id);
        let place = self.cells.place(event.cell);
        if place.len == 0 {
            return true;
        }
        if !self.comes_after_private(id, place.object, |e| e.may_write(id)) {
            return self.is_added_race(id, None) || self.race_with_initial(id);
        }
        let cell = &self.graph.cells[event.cell as usize];
        if cell.plain == 0 {
            return true;
        }
        let is_atomic = event.order.is_atomic();
        let races = |other: &EventId| {
            let o = self.graph.event(*other);
            other.thread != id.thread
                && (event.writes() || o.writes())
                && !(is_atomic && o.order.is_atomic())
                && !self.graph.is_hb(*other, id)
        };
        let mut others = cell.co.iter().chain(&cell.reads).copied().filter(races);
        if cell.latest.are_before(self.graph.hb(id)) {
            debug_assert_eq!(others.next(), None);
            return true;
        }
        let others: SmallVec<[EventId; 4]> = others.collect();
        let Some(other) = others.into_iter().find(|o| !self.is_added_race(id, Some(*o))) else {
            return true;
        };
        let (Some(first), Some(second)) = (self.as_operation(other), self.as_operation(id)) else {
            bug!("{other:?} or {id:?} is no access")
        };
        let race = Race::new(&first, &second, self.machine.name_object(second.prov));
        self.race(id, race)
    }

    /// Looks for races of an event that stays; its thread goes on only if the execution does.
    pub(super) fn recheck_races(&mut self, id: EventId) {
        let thread = id.thread as usize;
        if self.locals[thread].state == State::Blocked(Block::Failed) {
            self.locals[thread].state = State::Ready;
            // A race that waits to be reported may be none any more.
            self.locals[thread].wrong.take_if(|e| matches!(e.end, End::Race(_)));
        }
        if !self.graph.parts(id).all(|part| self.check_races(part)) {
            self.locals[thread].state = State::Blocked(Block::Failed);
        }
    }

    /// An access of what its object held when another thread made it known, with nothing to order
    /// the two.
    fn race_with_initial(&mut self, id: EventId) -> bool {
        match self.initial_race(id) {
            Some(race) => self.race(id, race),
            None => bug!("{id:?} is no access"),
        }
    }

    fn race(&mut self, id: EventId, race: Race) -> bool {
        if self.setup.config.race == RacePolicy::Undef {
            let place = self.cells.place(self.graph.event(id).cell);
            let shape = self.shape_at(&place);
            self.cells.cuts.note_race(shape, place.offset);
            return true;
        }
        let ending = Ending {
            thread: Tid::from(id.thread),
            stack: self.stack_of(id),
            end: End::Race(Box::new(race)),
        };
        self.report(ending, Some(id.thread as usize));
        self.setup.config.race != RacePolicy::Error || self.is_guided_on()
    }

    /// Shared stack objects of a thread that have died since it ran: no access of another thread
    /// may be after or beside that.
    pub(super) fn check_deaths(&mut self, thread: usize) -> bool {
        let Some(died) = self.locals[thread].died.clone() else { return true };
        let Some(last) = self.graph.lines[thread].events.len().checked_sub(1) else { return true };
        let last = EventId::new(thread, last);
        let next = self.locals[thread].next as usize;
        for (prov, before) in died.iter() {
            if next < *before {
                return true;
            }
            All::ends(self, thread, *prov);
            let ending = match self.unordered_access(prov.word(), last) {
                Some(other) => self.use_after_death(thread, *prov, other),
                None => match self.waiter_in(prov.word()) {
                    Some(waiter) => {
                        let end = waits_in(Ub::UseAfterReturn, thread as Tid, waiter);
                        self.ending_of(thread, *end)
                    }
                    None => continue,
                },
            };
            self.add_wrong(thread);
            self.report(ending, Some(thread));
            self.locals[thread].state = State::Blocked(Block::Failed);
            return false;
        }
        self.locals[thread].died = None;
        true
    }

    /// The graph counts: its races are listed, though they are no errors.
    pub(super) fn list_races(&mut self) {
        if self.guide.is_some() {
            return;
        }
        let races: Vec<Race> =
            self.racing_pairs().into_iter().filter_map(|pair| self.as_race(pair)).collect();
        for race in races {
            let spot = self.spot();
            if !self.tally.is_new_race(race.sites(), &spot.place) {
                continue;
            }
            let wrong = self.locals.iter().position(|l| l.wrong.is_some());
            let code = |t: usize| self.locals[t].wrong.as_ref().map_or("", |e| e.end.code());
            let witness = Witness::Graph(trail::path(self, wrong.map(|t| (t, code(t)))));
            let found = Found::race(&self.machine, &race, witness);
            self.tally.races.insert(race.sites(), (spot, found));
        }
    }

    /// Errors that threads have come to: now it is sure that they do.
    pub(super) fn report_failures(&mut self) {
        for thread in 0..self.locals.len() {
            if let Some(ending) = self.locals[thread].wrong.take() {
                let ending = self.with_race(Ending::clone(&ending));
                self.report_now(ending, Some(thread));
            }
        }
    }
}
