//! Outcomes of executions, counted. Most executions end like one before them: what a final state is
//! told from, its exit status and what is newest in each location of a global variable, is looked
//! up as numbers, and put into words only when it is new.

use super::event::What;
use super::events::Events;
use super::state::Execution;
use super::tally::sum;
use super::trail;
use crate::outcome::Outcome;
use crate::witness::Witness;
use tresse_machine::memory::cache::GLOBALS;
use tresse_machine::value::Prov;

/// So many are kept at most, and so many numbers of them.
const LIMIT: usize = 1 << 14;
const NUMBERS: usize = 1 << 20;

impl Execution {
    fn tell(&self, key: &mut Vec<u64>) -> bool {
        key.push(self.exit_status().unwrap_or(0) as u64);
        for (number, cell) in self.graph.cells.iter().enumerate() {
            let place = self.cells.place(number as u32);
            if place.len == 0 || Prov::from_word(place.object).arena() != GLOBALS {
                continue;
            }
            if cell.co.is_empty() && self.commuting(number as u32).next().is_none() {
                continue;
            }
            let value = self.last_value(number as u32);
            if value.prov.is_object() {
                return false;
            }
            key.extend([number as u64, value.bits, value.undef, u64::from(value.is_poison())]);
        }
        key.push(u64::MAX);
        for id in &self.graph.order {
            if let What::Output(fd, bytes) = &self.info(*id).what {
                key.extend([u64::from(*fd), bytes.len() as u64]);
                key.extend(
                    bytes
                        .chunks(8)
                        .map(|word| word.iter().fold(0, |bits, byte| bits << 8 | u64::from(*byte))),
                );
            }
        }
        self.machine.control.written(1).is_empty()
    }
}

impl Events {
    /// Counts the outcome of an execution that is complete so many times, if it is one that was
    /// counted before, in a graph that was no larger.
    pub(super) fn count_known(&mut self, times: u64) -> bool {
        if !self.enter_key() {
            return false;
        }
        let events = self.graph.len();
        let known = &mut self.tally.known;
        match known.counts.get_mut(&known.key) {
            Some((_, n, least)) if *least <= events => {
                *n = sum(*n, times);
                true
            }
            _ => false,
        }
    }

    /// Counts the outcome of an execution that is complete, so many times.
    pub(super) fn count_outcome(&mut self, outcome: Outcome, times: u64) {
        let events = self.graph.len();
        if self.enter_key() {
            let known = &self.tally.known;
            if known.counts.len() >= LIMIT || known.numbers >= NUMBERS {
                self.tally.flush();
            }
            let key = self.tally.known.key.clone();
            self.tally.known.numbers += key.len();
            let known = self.tally.known.counts.entry(key);
            let least = &mut known.or_insert_with(|| (outcome.clone(), 0, events)).2;
            *least = events.min(*least);
        }
        if !self.tally.count_outcome(&outcome, times, events) {
            let witness = Witness::Graph(trail::path(self, None));
            debug_assert_eq!(witness.events(), events, "every event is a step");
            self.tally.enter_outcome(outcome, times, witness, &self.place);
        }
    }

    /// Writes down the final state. Returns false if numbers do not tell it: pointers are named by
    /// what they point to.
    fn enter_key(&mut self) -> bool {
        let globals = &self.execution.machine.cache.arenas[GLOBALS as usize];
        if !self
            .tally
            .known
            .globals
            .as_ref()
            .is_some_and(|known| triomphe::Arc::ptr_eq(known, globals))
        {
            self.tally.flush();
            self.tally.known.globals = Some(globals.clone());
        }
        let mut key = std::mem::take(&mut self.tally.known.key);
        key.clear();
        let is_told = self.tell(&mut key);
        self.tally.known.key = key;
        is_told
    }
}
