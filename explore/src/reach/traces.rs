//! Traces: the ways from the first state to final ones.
//!
//! They are counted without walking each: a state is on as many traces as its parents together.
//! Where states come back there are endlessly many; those in which none does are listed then.

use super::{GOES_ON, STOPS, Search};
use crate::report::Cut;
use crate::schedule::Schedule;
use crate::steps::Progress;

/// The traces of a program.
#[derive(Debug, Default)]
pub struct Traces {
    /// How many there are; `None`: there are endlessly many, or more than 2^128.
    pub number: Option<u128>,
    /// A state comes back on the way to an end.
    pub is_endless: bool,
    /// States from which no final state is reached.
    pub lost: u64,
    /// The first of them, by the order of transitions.
    pub listed: Vec<Trace>,
    /// Others were not listed, though no state comes back in them.
    pub has_more: bool,
}

/// A trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// Its choices.
    pub schedule: Schedule,
    /// Its length.
    pub transitions: u64,
    /// Which of the ends it comes to.
    pub end: usize,
}

/// Where the transitions of states lead to.
#[derive(Default)]
pub(super) struct Edges {
    /// Of each state its first one, if it was expanded.
    starts: Vec<(u32, u32)>,
    to: Vec<u32>,
}

impl Edges {
    /// What comes next are those of this state: so many.
    pub(super) fn begin(&mut self, state: u32, count: usize) {
        let at = self.to.len() as u32;
        self.starts.resize(self.starts.len().max(state as usize + 1), (0, 0));
        self.starts[state as usize] = (at, at + count as u32);
    }

    /// A transition of that state leads there.
    pub(super) fn add(&mut self, to: u32) {
        self.to.push(to);
    }

    /// Has a state more than one?
    pub(super) fn has_choice(&self, state: u32) -> bool {
        self.starts.get(state as usize).is_some_and(|(start, end)| end - start > 1)
    }

    fn of(&self, state: u32) -> &[u32] {
        let Some(&(start, end)) = self.starts.get(state as usize) else { return &[] };
        &self.to[start as usize..end as usize]
    }
}

/// Transitions between two questions whether to stop.
const BATCH: u64 = 1 << 12;

/// So many are walked to list traces: where states come back, there may be very many ways that
/// come to no end without one.
const MOST: u64 = 1 << 26;

impl Search<'_> {
    /// Counts the traces, and lists so many of them.
    pub(super) fn list(&mut self, most: usize, tick: &dyn Fn(Progress) -> Option<Cut>) {
        let can_end = self.can_end();
        let mut traces = Traces {
            lost: can_end.iter().filter(|can| !**can).count() as u64,
            ..Traces::default()
        };
        if can_end.first() == Some(&true) {
            match self.in_order(&can_end) {
                Some(order) => traces.number = self.count(&order, &can_end),
                None => traces.is_endless = true,
            }
            self.walk(most, &can_end, &mut traces, tick);
        } else {
            traces.number = Some(0);
        }
        self.out.traces = Some(traces);
    }

    fn is_final(&self, state: u32) -> bool {
        !matches!(self.ends[state as usize], GOES_ON | STOPS)
    }

    /// The states from which a final one is reached.
    fn can_end(&self) -> Vec<bool> {
        let n = self.origins.len();
        let mut before: Vec<Vec<u32>> = vec![Vec::new(); n];
        for state in 0..n as u32 {
            self.edges.of(state).iter().for_each(|to| before[*to as usize].push(state));
        }
        let mut can_end = vec![false; n];
        let mut work: Vec<u32> = (0..n as u32).filter(|state| self.is_final(*state)).collect();
        while let Some(state) = work.pop() {
            if !std::mem::replace(&mut can_end[state as usize], true) {
                work.extend(&before[state as usize]);
            }
        }
        can_end
    }

    /// Those in an order in which each comes before what it leads to; `None`: one comes back.
    fn in_order(&self, can_end: &[bool]) -> Option<Vec<u32>> {
        let mut left = vec![0u32; can_end.len()];
        let leads =
            |state: u32| self.edges.of(state).iter().copied().filter(|to| can_end[*to as usize]);
        let all = || (0..can_end.len() as u32).filter(|state| can_end[*state as usize]);
        all().flat_map(leads).for_each(|to| left[to as usize] += 1);
        let mut order: Vec<u32> = all().filter(|state| left[*state as usize] == 0).collect();
        let mut at = 0;
        while let Some(&state) = order.get(at) {
            at += 1;
            for to in leads(state) {
                left[to as usize] -= 1;
                if left[to as usize] == 0 {
                    order.push(to);
                }
            }
        }
        (order.len() == all().count()).then_some(order)
    }

    /// How many traces there are, of each end and of all; `None`: more than a number holds.
    fn count(&mut self, order: &[u32], can_end: &[bool]) -> Option<u128> {
        let mut ways: Vec<Option<u128>> = vec![Some(0); can_end.len()];
        ways[0] = Some(1);
        for state in order {
            for to in self.edges.of(*state).iter().filter(|to| can_end[**to as usize]) {
                let more = ways[*state as usize];
                let known = &mut ways[*to as usize];
                *known = known.and_then(|known| known.checked_add(more?));
            }
        }
        self.out.ends.iter_mut().for_each(|end| end.traces = Some(0));
        for (end, ways) in self.ends.iter().zip(&ways) {
            if let Some(last) = self.out.ends.get_mut(*end as usize) {
                last.traces = last.traces.and_then(|known| known.checked_add((*ways)?));
            }
        }
        self.out.ends.iter().try_fold(0u128, |sum, end| sum.checked_add(end.traces?))
    }

    /// Lists traces in which no state comes back, depth first.
    fn walk(
        &mut self,
        most: usize,
        can_end: &[bool],
        traces: &mut Traces,
        tick: &dyn Fn(Progress) -> Option<Cut>,
    ) {
        let mut is_on_way = vec![false; can_end.len()];
        // States with the number of the transition that is next.
        let mut way: Vec<(u32, u32)> = vec![(0, 0)];
        let states = self.origins.len() as u64;
        let (mut taken, mut stop) = (0u64, None);
        is_on_way[0] = true;
        while let Some((state, next)) = way.last_mut() {
            let (state, choice) = (*state, *next);
            *next += 1;
            let to = self.edges.of(state).get(choice as usize).copied();
            if self.is_final(state) {
                if traces.listed.len() >= most {
                    traces.has_more = true;
                    break;
                }
                let before = way.iter().take(way.len() - 1);
                // The transition that was taken is the one before the next.
                let schedule = self.schedule(before.map(|(state, next)| (*state, next - 1)));
                let (transitions, end) = (way.len() as u64 - 1, self.ends[state as usize] as usize);
                traces.listed.push(Trace { schedule, transitions, end });
            }
            match to {
                Some(to) if can_end[to as usize] && !is_on_way[to as usize] => {
                    is_on_way[to as usize] = true;
                    way.push((to, 0));
                }
                Some(_) => {}
                None => {
                    is_on_way[state as usize] = false;
                    way.pop();
                }
            }
            taken += 1;
            let depth = way.len() as u64;
            if taken.is_multiple_of(BATCH) {
                stop = tick(Progress { states, frontier: 0, depth });
            }
            if stop.is_some() || taken >= MOST {
                traces.has_more = true;
                break;
            }
        }
        if let Some(cut) = stop {
            self.cut(cut);
        }
    }
}
