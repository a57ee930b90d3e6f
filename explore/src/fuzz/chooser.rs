//! Follows a plan.

use super::meetings::{Seen, Visit};
use super::plan::{Base, Plan};
use crate::run::Choose;
use smallvec::SmallVec;
use tresse_machine::request::Request;
use tresse_machine::thread::{Effect, Tid, Waiting};
use tresse_machine::{Machine, Transition};

/// A thread, or its store buffer: what goes by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Lane {
    thread: Tid,
    is_buffer: bool,
}

/// How often in a row a lane goes before it may be put last, and in how many of sixteen cases it
/// is: a thread that waits in a loop must not keep others away.
const PATIENCE: u32 = 100;
const TIRES: usize = 2;
const SIXTEEN: usize = 16;
/// A lane whose turn it is not is held back for a meeting so many times in a run.
const HOLDS: u32 = 400;

/// Chooses transitions as a plan says.
pub(super) struct Chooser {
    plan: Plan,
    pub seen: Seen,
    /// Transitions so far, and choices.
    taken: u64,
    choices: usize,
    last: Option<Lane>,
    /// How often the last lane has gone in a row.
    row: u32,
    /// Lanes with their priorities; higher ones go first.
    lanes: Vec<(Lane, u64)>,
    /// The priority of the next one that is put last.
    lowest: u64,
    holds: u32,
}

/// Priorities begin here; those of lanes that were put last are below.
const FIRST: u64 = 1 << 63;
/// So many of them there are: two lanes hardly ever get the same.
const DISTINCT: usize = 1 << 31;

type Places = SmallVec<[u32; 8]>;

impl Chooser {
    pub(super) fn new(plan: Plan) -> Chooser {
        Chooser {
            plan,
            seen: Seen::default(),
            taken: 0,
            choices: 0,
            last: None,
            row: 0,
            lanes: Vec::new(),
            lowest: FIRST - 1,
            holds: 0,
        }
    }

    /// The next choice of a run that is begun again.
    fn of_prefix(&mut self, n: usize) -> Option<u32> {
        let (choices, kept) = self.plan.prefix.as_ref()?;
        let choice = *choices[..*kept].get(self.choices)?;
        ((choice as usize) < n).then_some(choice)
    }

    /// Of these, the one that brings the meeting about; otherwise those that do not spoil it.
    fn aim(&mut self, machine: &Machine, transitions: &[Transition], open: &mut Places) {
        let Some((first, then)) = self.plan.aim.filter(|_| self.holds < HOLDS) else { return };
        let mut held = Places::new();
        for at in open.iter() {
            let visit = Visit::of(machine, transitions[*at as usize]);
            let Some(visit) = visit.filter(|visit| visit.site == then) else { continue };
            if self.seen.follows(first, &visit) {
                *open = SmallVec::from_slice(&[*at]);
                return;
            }
            held.push(*at);
        }
        if !held.is_empty() && held.len() < open.len() {
            self.holds += 1;
            open.retain(|at| !held.contains(at));
        }
    }

    /// The lane that goes, of those that can.
    fn lane(&mut self, lanes: &[Lane]) -> Lane {
        match &self.plan.base {
            Base::Walk { stays } => {
                let stays = *stays;
                let again = self.last.filter(|last| lanes.contains(last));
                match again.filter(|_| self.row < PATIENCE && self.plan.dice.chance(stays, SIXTEEN))
                {
                    Some(last) => last,
                    None => lanes[self.plan.dice.below(lanes.len())],
                }
            }
            Base::Priorities { .. } => self.by_priority(lanes),
        }
    }

    fn by_priority(&mut self, lanes: &[Lane]) -> Lane {
        for lane in lanes {
            if !self.lanes.iter().any(|(known, _)| known == lane) {
                let priority = FIRST + self.plan.dice.below(DISTINCT) as u64;
                self.lanes.push((*lane, priority));
            }
        }
        let mut top = self.top(lanes);
        let is_tired =
            Some(top) == self.last && self.row >= PATIENCE && self.plan.dice.chance(TIRES, SIXTEEN);
        if is_tired || self.is_change() {
            self.put_last(top);
            top = self.top(lanes);
        }
        top
    }

    /// Is it time for a change of priorities?
    fn is_change(&mut self) -> bool {
        let Base::Priorities { changes } = &mut self.plan.base else { return false };
        let is_due = changes.first().is_some_and(|at| *at <= self.taken);
        if is_due {
            changes.remove(0);
        }
        is_due
    }

    fn top(&self, lanes: &[Lane]) -> Lane {
        let able = self.lanes.iter().filter(|(lane, _)| lanes.contains(lane));
        able.max_by_key(|(_, priority)| *priority).map_or(lanes[0], |(lane, _)| *lane)
    }

    fn put_last(&mut self, lane: Lane) {
        self.lowest -= 1;
        let lowest = self.lowest;
        self.lanes.iter_mut().filter(|(l, _)| *l == lane).for_each(|(_, p)| *p = lowest);
    }

    /// Which of the ways of its lane: the first, or any.
    fn way(&mut self, machine: &Machine, transitions: &[Transition], ways: &[u32]) -> u32 {
        let is_free = match transitions[ways[0] as usize] {
            Transition::Request { thread, .. } => !is_call(machine, thread),
            _ => false,
        };
        match is_free || self.plan.dice.chance(self.plan.stray, SIXTEEN) {
            true => ways[self.plan.dice.below(ways.len())],
            false => ways[0],
        }
    }
}

/// Is a thread's request a call on a library object? Its further options are rare, such as a wakeup
/// for no reason; those of choices that the program makes are all alike.
fn is_call(machine: &Machine, thread: Tid) -> bool {
    request(machine, thread).is_some_and(|request| matches!(request, Request::Call(_)))
}

fn request(machine: &Machine, thread: Tid) -> Option<&Request> {
    match &machine.threads[thread as usize].waiting {
        Some(Waiting::Request(request, ..)) => Some(request),
        _ => None,
    }
}

/// The lane of a transition. A write that its thread does not wait for is its store buffer's.
fn lane(machine: &Machine, transitions: &[Transition], transition: Transition) -> Lane {
    let thread = transition.thread().unwrap_or(Tid::MAX);
    let is_write = match transition {
        Transition::Commit { index, .. } => {
            let queue = &machine.threads[thread as usize].queues.to_commit;
            matches!(queue[index as usize].effect, Effect::Write(_))
        }
        _ => false,
    };
    let goes_on = |other: &Transition| match *other {
        Transition::Commit { thread: t, index, .. } => t == thread && index > 0,
        Transition::Request { thread: t, .. } | Transition::Local { thread: t } => t == thread,
        _ => false,
    };
    Lane { thread, is_buffer: is_write && transitions.iter().any(goes_on) }
}

impl Choose for Chooser {
    fn choose(&mut self, machine: &Machine, transitions: &[Transition]) -> u32 {
        let choice = self.of_prefix(transitions.len()).unwrap_or_else(|| {
            let mut open: Places = (0..transitions.len() as u32).collect();
            self.aim(machine, transitions, &mut open);
            let lane_of = |at: &u32| lane(machine, transitions, transitions[*at as usize]);
            let mut lanes: SmallVec<[Lane; 8]> = SmallVec::new();
            for at in &open {
                let lane = lane_of(at);
                if !lanes.contains(&lane) {
                    lanes.push(lane);
                }
            }
            let chosen = self.lane(&lanes);
            let ways: Places = open.iter().copied().filter(|at| lane_of(at) == chosen).collect();
            self.way(machine, transitions, &ways)
        });
        let chosen = lane(machine, transitions, transitions[choice as usize]);
        self.row = if self.last == Some(chosen) { self.row + 1 } else { 0 };
        self.last = Some(chosen);
        self.choices += 1;
        choice
    }

    fn sees(&mut self, machine: &Machine, transition: Transition) {
        self.taken += 1;
        if let Some(visit) = Visit::of(machine, transition) {
            // What is seen now comes after one choice more, if there was one.
            self.seen.note(visit, self.choices);
        }
        // Who gives way lets others go first.
        if let Transition::Request { thread, .. } = transition
            && request(machine, thread).is_some_and(|r| matches!(r, Request::Yield))
        {
            self.put_last(Lane { thread, is_buffer: false });
        }
    }
}
