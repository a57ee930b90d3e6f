//! Graphs from which nothing more can be added: complete, blocked, or stuck.

use super::equivalence::Given;
use super::event::What;
use super::events::Events;
use super::options::Shown;
use super::state::{Block, Execution, State, WrongReads};
use super::{conds, equivalence, ready, spin, symmetry, trail, view};
use crate::outcome::Outcome;
use crate::pattern::Whole;
use crate::report;
use crate::witness::Witness;
use tresse_machine::config::Leaks;
use tresse_machine::end;
use tresse_machine::lost::{self, Around};
use tresse_machine::memory::cache::GLOBALS;
use tresse_machine::{End, Ending, Machine};
use tresse_memmodels::cat::Judgement;
use tresse_memmodels::graph::linear::last_writes;
use tresse_memmodels::graph::{EventId, Role, execution};
use tresse_memmodels::patience::{Halt, Patience};

impl Execution {
    /// Is there no execution in which a thread stays where it stands, and why?
    fn is_void(&self, thread: usize) -> Option<report::Block> {
        match self.locals[thread].state {
            State::Blocked(Block::Assume) => Some(report::Block::Assumption),
            State::Blocked(Block::Unrolled) => Some(report::Block::Unrolled),
            State::Blocked(Block::Spin(id)) => {
                (!spin::waits_for_ever(self, id)).then_some(report::Block::Loop)
            }
            State::Blocked(Block::Held) => {
                (!self.has_newest(thread)).then_some(report::Block::Call)
            }
            _ => (conds::wakes_by_itself(self, thread) && !conds::waits_in_vain(self, thread))
                .then_some(report::Block::TimedWait),
        }
    }

    /// Has the last event of a thread read the newest write?
    fn has_newest(&self, thread: usize) -> bool {
        let last = self.graph.lines[thread].events.len().checked_sub(1);
        last.is_none_or(|last| self.has_read_newest(EventId::new(thread, last)))
    }

    /// Has an event read what its location holds now?
    pub(super) fn has_read_newest(&self, id: EventId) -> bool {
        let event = self.graph.event(id);
        let newest = self.graph.cells[event.cell as usize].co.len();
        self.graph.place(event.cell, event.rf) == newest && self.is_after_commuting(id)
    }

    /// The reads of loops that wait.
    pub(super) fn spins(&self) -> Vec<EventId> {
        let mut reads = Vec::new();
        for local in &self.locals {
            let State::Blocked(Block::Spin(start)) = local.state else { continue };
            reads.extend(spin::looks(self, start));
        }
        reads
    }

    pub(super) fn is_global(&self, cell: u32) -> bool {
        let place = self.cells.place(cell);
        place.len > 0 && place.spot().arena == GLOBALS
    }

    /// Reads read the newest writes, those aside that keep the value: what order that needs, if
    /// there may be one.
    pub(super) fn newest(&self, reads: &[EventId]) -> Option<Given> {
        let mut given = Given::new();
        for &read in reads {
            let event = self.graph.event(read);
            let counts = |w: &&EventId| {
                **w != event.rf
                    && !(self.graph.event(**w).role == Role::Update && spin::keeps_value(self, **w))
            };
            for &other in self.graph.cells[event.cell as usize].co.iter().filter(counts) {
                if !event.rf.is_event() {
                    return None;
                }
                given.push((other, event.rf));
            }
        }
        Some(given)
    }
}

impl Events {
    /// No thread can go on. Returns the reads of which the races of the graph say otherwise than
    /// the search has, if any.
    pub(super) fn leaf(&mut self) -> WrongReads {
        self.tally.look(&self.graph, &|cell| {
            !equivalence::is_by_rf(self) || equivalence::keeps_order(self, cell)
        });
        match equivalence::is_by_rf(self) {
            true => {
                self.judge_by_rf();
                WrongReads::new()
            }
            false => self.judge(),
        }
    }

    /// Says what a graph is that no event can be added to.
    pub(super) fn judge(&mut self) -> WrongReads {
        self.verify();
        if self.is_interrupted.get() || self.is_forbidden() {
            return WrongReads::new();
        }
        if self.has_undefined() {
            let wrong = self.wrong_reads();
            if !wrong.is_empty() {
                return wrong;
            }
            self.list_races();
            self.report_failures();
        }
        self.note_peaks();
        if !self.judge_retired() {
            self.judge_threads();
        }
        WrongReads::new()
    }

    /// Says what a graph is by where its threads stand.
    fn judge_threads(&mut self) {
        let blocked: Vec<usize> = (0..self.locals.len())
            .filter(|t| self.is_begun(*t) && self.locals[*t].state != State::Ended)
            .collect();
        if blocked.is_empty() {
            return self.complete_execution();
        }
        if blocked.iter().any(|t| self.locals[*t].state == State::Blocked(Block::Failed)) {
            return;
        }
        // What an assumption excludes is no execution, and a loop that has not seen the newest
        // writes is not done waiting.
        let voids = blocked.iter().filter_map(|t| Some((self.is_void(*t)?, *t)));
        if let Some((why, thread)) = voids.min() {
            let at = self.ending_of(thread, End::AssumeFailed);
            let setup = self.setup.clone();
            return self.tally.blocked(why, &at, &setup.program);
        }
        let exited = self.exited();
        if self.setup.config.exit_cuts_threads && !exited.is_empty() {
            return self.complete_execution();
        }
        let is_spinning = |t: usize| {
            matches!(self.locals[t].state, State::Blocked(Block::Spin(_) | Block::Circling))
        };
        let spins = blocked.iter().find(|t| is_spinning(**t) || conds::waits_in_vain(self, **t));
        let ending = match spins {
            Some(thread) => self.ending_of(*thread, End::Livelock),
            None => {
                let waiting = blocked.iter().filter_map(|t| view::blocked(self, *t)).collect();
                let stuck = end::stuck(waiting, &exited);
                if stuck.is_empty() && !exited.is_empty() {
                    return self.complete_execution();
                }
                let first = stuck.first().map_or(blocked[0], |b| b.thread as usize);
                self.ending_of(first, End::Deadlock(stuck))
            }
        };
        if self.options.pattern.is_some() {
            let machine = self.final_machine(&ending);
            self.is_of_interest(&machine);
        }
        self.report(ending, None);
    }

    /// Does the execution, which goes no further, satisfy the pattern? If so it is counted.
    fn is_of_interest(&mut self, machine: &Machine) -> bool {
        let Some(pattern) = self.options.pattern.clone() else { return true };
        let end = machine.ending.as_ref().map(|e| &e.end);
        let whole = Whole {
            view: &view::view(self),
            globals: &Outcome::globals_of(machine),
            exit: match end {
                Some(End::Exit(code)) => Some(*code),
                _ => None,
            },
            stdout: &machine.control.written(1),
            is_deadlock: matches!(end, Some(End::Deadlock(_))),
            is_livelock: matches!(end, Some(End::Livelock)),
        };
        let is_match = pattern.matches(&whole);
        if is_match && self.tally.count_match() {
            let witness = Witness::Graph(trail::path(self, None));
            self.tally.enter_match(witness, self.place.clone());
        }
        is_match
    }

    /// Asks the model's text whether it allows the graph as well.
    fn verify(&mut self) {
        if let Some(cat) = &self.reference {
            let is_over = || self.options.is_interrupted();
            let judgement = cat.check_until(&execution(&self.graph), &Halt::new(&is_over));
            if judgement == Ok(None) {
                self.is_interrupted.set(true);
                return;
            }
            assert!(
                judgement.as_ref().is_ok_and(|j| j.as_ref().is_some_and(Judgement::is_consistent)),
                "{} forbids what its axioms in Rust allow: {judgement:?}",
                cat.name()
            );
        }
    }

    /// How an execution ends that has come to its end, if memory is lost.
    fn lost(&self, ending: &Ending) -> Option<Ending> {
        let machine = self.final_machine(ending);
        if lost::is_quick(&machine) {
            return None;
        }
        let threads = 0..self.locals.len();
        let last = |t: usize| self.tracks[t].last().map(|info| (&info.what, info.value));
        let unclaimed = threads.filter_map(|t| match last(t)? {
            (What::End(None), value) if ready::claim(self, t as u64).is_none() => Some(value),
            _ => None,
        });
        let around = Around {
            has_ended: &|t| matches!(last(t as usize), Some((What::End(None), _))),
            is_freed: &|prov| self.frees.find(prov.word()).is_some(),
            returned: unclaimed.collect(),
        };
        let lost = lost::lost(&machine, &around);
        let stack = vec![lost.first()?.site];
        let thread = self.exited().first().copied().unwrap_or(0);
        Some(Ending { end: End::Lost(lost), thread, stack })
    }

    fn complete_execution(&mut self) {
        let ending = Ending {
            end: End::Exit(self.exit_status().unwrap_or(0)),
            thread: 0,
            stack: Vec::new(),
        };
        if self.setup.config.leaks == Leaks::Error
            && let Some(ending) = self.lost(&ending)
        {
            return self.report(ending, None);
        }
        if self.guide.is_some() {
            return self.reach(ending, None);
        }
        let told_apart = symmetry::namings(self);
        self.tally.complete(told_apart);
        let is_looked_at = self.options.pattern.is_some() || self.options.observer.is_some();
        if !is_looked_at && (!self.options.outcomes || self.count_known(told_apart)) {
            return;
        }
        let machine = self.final_machine(&ending);
        if !self.is_of_interest(&machine) {
            return;
        }
        if let Some(observer) = &self.options.observer {
            (observer.0)(Shown::Execution(&view::view(self), &machine));
        }
        if self.options.outcomes
            && let Some(outcome) = Outcome::of(&machine)
        {
            self.count_outcome(outcome, told_apart);
        }
    }

    /// Judges a graph that no event can be added to, with coherence orders.
    fn judge_by_rf(&mut self) {
        let spins = self.spins();
        if !spins.is_empty() {
            let given = self
                .newest(&spins)
                .filter(|given| equivalence::order(self, given).is_some())
                .unwrap_or_default();
            return self.with_order(&given, Events::judge_ordered);
        }
        let is_looked_at = self.options.outcomes || self.options.pattern.is_some();
        let globals: Vec<u32> = (0..self.graph.cells.len() as u32)
            .filter(|c| is_looked_at && self.is_global(*c))
            .collect();
        let options = self.options.clone();
        let is_over = || options.is_interrupted();
        self.judge_each(&globals, &mut Given::new(), &Halt::new(&is_over));
    }

    /// Judges a graph once for each choice of the last writes to these locations.
    fn judge_each(&mut self, cells: &[u32], given: &mut Given, halt: &Halt<'_>) {
        // There may be as many choices as there are ways to choose a write of each location.
        let events = self.graph.len();
        if self.is_interrupted.get() || halt.spend(events * events).is_err() {
            self.is_interrupted.set(true);
            return;
        }
        let Some((cell, rest)) = cells.split_first() else {
            return self.with_order(given, Events::judge_ordered);
        };
        let writes = self.graph.cells[*cell as usize].co.clone();
        let candidates = match equivalence::keeps_order(self, *cell) {
            true => writes.last().copied().into_iter().collect(),
            false => last_writes(&self.graph, *cell),
        };
        if candidates.len() < 2 {
            return self.judge_each(rest, given, halt);
        }
        for last in candidates {
            let known = given.len();
            given.extend(writes.iter().filter(|w| **w != last).map(|w| (*w, last)));
            if equivalence::order(self, given).is_some() {
                self.judge_each(rest, given, halt);
            }
            given.truncate(known);
        }
    }

    /// Judges a graph with the coherence order that it has now. No read is undefined here.
    fn judge_ordered(&mut self) {
        self.judge();
    }
}
