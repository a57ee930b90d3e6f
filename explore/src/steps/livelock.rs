//! Livelocks, once every state has been visited: states from which no end can be reached.
//!
//! A thread that has gone into an optional block (`Request::Optional`) ends its execution there.
//! That is no way out for whoever goes past the block: of the states before it, only those count as
//! coming to an end that do so otherwise. A state within the block is in a livelock if it comes to
//! no end at all.

use super::Search;
use super::findings::Last;
use crate::schedule::Schedule;
use tresse_machine::Machine;

impl Search<'_> {
    /// The last state from which no end can be reached: there, threads stand in the loops that hold
    /// them.
    pub(super) fn last_without_end(&mut self) -> Option<u32> {
        let n = self.origins.len();
        // The states before each, one after the other: those of state `s` are
        // `before[starts[s]..starts[s + 1]]`.
        let mut starts = vec![0usize; n + 1];
        self.edges.iter().for_each(|&(_, to)| starts[to as usize] += 1);
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let mut before = vec![0; self.edges.len()];
        for &(from, to) in &self.edges {
            starts[to as usize] -= 1;
            before[starts[to as usize]] = from;
        }
        let mut can_end = vec![false; n];
        let mut work: Vec<u32> = self.ends.iter().copied().filter(|s| *s != u32::MAX).collect();
        while let Some(state) = work.pop() {
            if !std::mem::replace(&mut can_end[state as usize], true) {
                let is_aside = |s: u32| self.origins[s as usize].is_aside;
                let before = before[starts[state as usize]..starts[state as usize + 1]].iter();
                work.extend(before.filter(|s| is_aside(**s) || !is_aside(state)));
            }
        }
        can_end.iter().rposition(|can| !can).map(|s| s as u32)
    }

    /// A livelock is reported by the way to one of its states.
    pub(super) fn report_livelock(&mut self, state: u32) {
        let origin = self.origins[state as usize];
        let steps: &[_] = self.ways.get(state as usize).map_or(&[], |way| way);
        let last = Last { choice: origin.choice, steps };
        let schedule = if origin.parent == u32::MAX && self.start.is_none() {
            Schedule::default()
        } else {
            self.path(origin.parent, last)
        };
        self.report.livelock = Some(schedule);
    }

    /// An execution has ended in an optional block. It is no way out for whoever goes past the
    /// block.
    pub(super) fn end_aside(&mut self, parent: u32) {
        if self.origins.get(parent as usize).is_some_and(|o| o.is_aside) {
            self.ends.push(parent);
        }
    }
}

/// Is a thread in a block that the program need not go through?
pub(super) fn is_aside(machine: &Machine) -> bool {
    machine.threads.iter().any(|thread| thread.is_aside)
}
