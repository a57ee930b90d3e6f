//! What a search by states has found: ends, races, and the way to each.

use super::in_flight::Step;
use super::livelock::is_aside;
use super::{FORCED, Next, Search, literal};
use crate::outcome::Outcome;
use crate::peaks::Peaks;
use crate::report::{self, Block, Cut, Reached};
use crate::schedule::Schedule;
use tresse_machine::config::RacePolicy;
use tresse_machine::{End, Machine};

/// The last part of the way to a state: which transition of its parent, or which steps from there.
#[derive(Clone, Copy)]
pub(super) struct Last<'a> {
    pub choice: u32,
    pub steps: &'a [Step],
}

impl Search<'_> {
    /// The machine of a state that is known. The way to it may have needed more memory.
    pub(super) fn drop_known(&self, next: &mut Next) -> Option<Box<Machine>> {
        let machine = next.machine.take()?;
        if self.report.peaks.as_ref().is_none_or(|known| known.is_beyond(&machine)) {
            next.peaks = Some(Box::new(Peaks::of(&machine)));
        }
        Some(machine)
    }

    /// How much memory was needed on the way to a state.
    pub(super) fn enter_peaks(&mut self, next: &Next) {
        let peaks = self.report.peaks.get_or_insert_default();
        if let Some(machine) = &next.machine {
            peaks.add(machine);
        }
        if let Some(more) = &next.peaks {
            peaks.merge(more);
        }
    }

    /// Races that did not end the execution: errors under `race: Report`, and listed otherwise.
    pub(super) fn enter_races(&mut self, machine: &Machine, parent: u32, last: Last<'_>) {
        if machine.setup.config.race != RacePolicy::Report {
            return self.list_races(machine, parent, last);
        }
        for race in &machine.races {
            let sites = race.sites();
            let is_known = self
                .report
                .errors
                .iter()
                .any(|f| matches!(&f.ending.end, End::Race(r) if r.sites() == sites));
            if !is_known && self.report.errors.len() < self.options.max_errors {
                let found = report::Found::race(machine, race, self.path(parent, last).into());
                self.report.errors.push(found);
            }
        }
    }

    fn list_races(&mut self, machine: &Machine, parent: u32, last: Last<'_>) {
        for race in &machine.races {
            let sites = race.sites();
            let is_same = |f: &report::Found| match &f.ending.end {
                End::Race(known) => known.sites() == sites,
                _ => false,
            };
            if !self.report.races.iter().any(is_same) {
                let found = report::Found::race(machine, race, self.path(parent, last).into());
                self.report.races.push(found);
            }
        }
    }

    /// An execution has ended.
    pub(super) fn end(&mut self, machine: Box<Machine>, parent: u32, last: Last<'_>) {
        let Some(ending) = machine.ending.clone() else { return };
        if let Some(shape) = machine.leak {
            (self.report.leak, self.is_stopped) = (Some(shape), true);
            return;
        }
        if let Some(outcome) = Outcome::of(&machine) {
            self.report.complete += 1;
            if let Some(reached) = self.report.outcomes.get_mut(&outcome) {
                reached.count += 1;
                return;
            }
            let witness = self.path(parent, last).into();
            self.report.outcomes.insert(outcome, Reached { count: 1, witness });
            return;
        }
        if let Some(cut) = Cut::of(&ending.end) {
            return self.report.cut(cut);
        }
        match &ending.end {
            End::AssumeFailed => {
                let program = &machine.setup.program;
                self.report.block(Block::Assumption, ending.thread, &ending.stack, program);
                self.report.aside += u64::from(is_aside(&machine));
            }
            end => {
                let is_refused = matches!(end, End::Unsupported(_));
                let report = &self.report;
                let list = if is_refused { &report.unsupported } else { &report.errors };
                let is_known = |f: &report::Found| {
                    f.ending.end.code() == end.code()
                        && f.ending.stack == ending.stack
                        && f.ending.thread == ending.thread
                };
                if list.len() < self.options.max_errors && !list.iter().any(is_known) {
                    let witness = self.path(parent, last).into();
                    let found = report::Found { ending: *ending, machine: *machine, witness };
                    match is_refused {
                        true => self.report.unsupported.push(found),
                        false => self.report.errors.push(found),
                    }
                }
            }
        }
    }

    /// The choices that lead to a state's transition.
    pub(super) fn path(&self, state: u32, last: Last<'_>) -> Schedule {
        let choices = match &self.start {
            Some(start) => literal::choices(start, &self.steps_to(state, last.steps)),
            None => self.choices_to(state, last.choice),
        };
        Schedule { choices, leaks: self.leaks.clone(), ..Schedule::default() }
    }

    /// The steps that lead to a state, and these.
    fn steps_to(&self, mut state: u32, last: &[Step]) -> Vec<Step> {
        let mut parts = vec![last];
        while state != u32::MAX {
            parts.push(&self.ways[state as usize]);
            state = self.origins[state as usize].parent;
        }
        parts.into_iter().rev().flatten().cloned().collect()
    }

    fn choices_to(&self, mut state: u32, last: u32) -> Vec<u32> {
        let mut choices = vec![last];
        while state != u32::MAX {
            let origin = self.origins[state as usize];
            if origin.parent == u32::MAX {
                break;
            }
            choices.push(origin.choice);
            state = origin.parent;
        }
        if state == u32::MAX {
            choices.clear();
        }
        choices.retain(|c| *c != FORCED);
        choices.reverse();
        choices
    }
}
