//! One schedule (K-LLVM `krun`): round-robin, random with a seed, or a replay.

use crate::schedule::Schedule;
use std::sync::Arc;
use tresse_machine::machine::Setup;
use tresse_machine::memory::addresses::splitmix;
use tresse_machine::{Ending, Machine, Transition};

/// How the next transition is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scheduler {
    /// Threads take turns, a visible step each.
    RoundRobin,
    /// At random, from this seed.
    Random(u64),
    /// As a schedule says; after its end as `RoundRobin`.
    Replay(Schedule),
}

/// How a run went.
#[derive(Debug)]
pub struct Run {
    /// How it ended. A deadlock is an end; nothing else stops a run.
    pub ending: Ending,
    /// The final state.
    pub machine: Machine,
    /// What was chosen.
    pub schedule: Schedule,
    /// Visible steps.
    pub transitions: u64,
    /// A replay named a choice that did not exist.
    pub is_astray: bool,
}

/// Who watches a run.
pub trait Watch {
    /// Before a transition is taken.
    fn before(&mut self, _machine: &Machine, _transition: Transition) {}
    /// After a transition was taken.
    fn after(&mut self, _machine: &Machine) {}
    /// The program wrote to a descriptor.
    fn output(&mut self, _fd: u32, _bytes: &[u8]) {}
    /// Should the run go on?
    fn goes_on(&mut self) -> bool {
        true
    }
}

/// Nobody watches.
pub struct Unwatched;
impl Watch for Unwatched {}

/// Local operations between two looks at the watcher: as in the search, for the same choices.
const QUANTUM: u64 = crate::steps::LOCAL_BUDGET;

/// Runs from a machine's initial state to the end. `None`: the watcher stopped it.
pub fn run(
    setup: &Arc<Setup>,
    args: &[String],
    scheduler: Scheduler,
    watch: &mut dyn Watch,
) -> Option<Run> {
    let setup = settled(setup, args, &scheduler, watch)?;
    run_from(Machine::new(&setup, args), scheduler, watch)
}

/// Where models let accesses be seen late, a first run without output says which objects are to be
/// shared from their birth on. `None`: the watcher stopped it.
fn settled(
    setup: &Arc<Setup>,
    args: &[String],
    scheduler: &Scheduler,
    watch: &mut dyn Watch,
) -> Option<Arc<Setup>> {
    let mut setup = match scheduler {
        Scheduler::Replay(schedule) => setup.leaking(schedule.leaks.iter().copied()),
        _ => setup.clone(),
    };
    while setup.may_leak() {
        let mut circle = Circle::default();
        let machine = Machine::new(&setup, args);
        let run = drive(machine, scheduler.clone(), &mut Silent(watch), Some(&mut circle));
        match run.map(|run| run.machine.leak) {
            Some(Some(shape)) => setup = setup.leaking([shape]),
            None if !circle.is_closed => return None,
            // Once a run goes in a circle, whatever it does has been seen.
            Some(None) | None => break,
        }
    }
    Some(setup)
}

/// Says when to stop, and sees nothing.
struct Silent<'a>(&'a mut dyn Watch);
impl Watch for Silent<'_> {
    fn goes_on(&mut self) -> bool {
        self.0.goes_on()
    }
}

/// As [`run`], from a machine that was prepared by the caller and has not settled.
pub fn run_from(machine: Machine, scheduler: Scheduler, watch: &mut dyn Watch) -> Option<Run> {
    drive(machine, scheduler, watch, None)
}

/// Runs until the end, the watcher's stop, or the closing of the circle, if one is asked for.
fn drive(
    mut machine: Machine,
    scheduler: Scheduler,
    watch: &mut dyn Watch,
    mut circle: Option<&mut Circle>,
) -> Option<Run> {
    let mut picker = Picker::new(scheduler);
    picker.made.leaks = machine.setup.leaks.iter().copied().collect();
    let mut transitions = Vec::new();
    let mut taken = 0;
    machine.settle_within(QUANTUM);
    loop {
        drain(&mut machine, watch);
        if let Some(ending) = machine.ending.clone() {
            return Some(Run {
                ending: *ending,
                machine,
                schedule: picker.made,
                transitions: taken,
                is_astray: picker.is_astray,
            });
        }
        machine.transitions(&mut transitions);
        if transitions.is_empty() {
            machine.deadlock();
            continue;
        }
        if !watch.goes_on() {
            return None;
        }
        let transition = picker.pick(&transitions);
        watch.before(&machine, transition);
        machine.take_within(transition, QUANTUM);
        watch.after(&machine);
        taken += 1;
        if let Some(circle) = &mut circle
            && picker.takes_turns()
            && circle.closes((machine.fingerprint(), picker.last))
        {
            return None;
        }
    }
}

/// Whether a run in which threads take turns goes in a circle: what it does next depends on the
/// state and on whose turn it was, so it never ends once both come back (Brent's algorithm).
#[derive(Default)]
struct Circle {
    is_closed: bool,
    /// A state that was met, and whose turn it was.
    mark: Option<(u128, u32)>,
    /// States since then, and at how many of them the next one is marked.
    steps: u64,
    most: u64,
}

impl Circle {
    fn closes(&mut self, now: (u128, u32)) -> bool {
        self.is_closed |= self.mark == Some(now);
        self.steps += 1;
        if self.steps >= self.most {
            (self.mark, self.steps, self.most) = (Some(now), 0, 2 * self.most + 1);
        }
        self.is_closed
    }
}

/// Hands output on as it comes.
fn drain(machine: &mut Machine, watch: &mut dyn Watch) {
    for output in machine.take_output() {
        watch.output(output.fd, &output.bytes);
    }
}

struct Picker {
    scheduler: Scheduler,
    made: Schedule,
    at: usize,
    last: u32,
    is_astray: bool,
}

impl Picker {
    fn new(scheduler: Scheduler) -> Picker {
        Picker { scheduler, made: Schedule::default(), at: 0, last: 0, is_astray: false }
    }

    /// Do threads take turns from here on?
    fn takes_turns(&self) -> bool {
        match &self.scheduler {
            Scheduler::RoundRobin => true,
            Scheduler::Random(_) => false,
            Scheduler::Replay(schedule) => self.at >= schedule.choices.len(),
        }
    }

    fn pick(&mut self, transitions: &[Transition]) -> Transition {
        if transitions.len() == 1 {
            return transitions[0];
        }
        let n = transitions.len() as u32;
        let choice = match &mut self.scheduler {
            Scheduler::RoundRobin => round_robin(transitions, self.last),
            Scheduler::Random(state) => {
                *state = splitmix(*state);
                (((*state >> 32) * u64::from(n)) >> 32) as u32
            }
            Scheduler::Replay(schedule) => {
                let choice = schedule.choices.get(self.at).copied();
                self.at += 1;
                self.is_astray |= choice.is_some_and(|c| c >= n);
                choice.filter(|c| *c < n).unwrap_or_else(|| round_robin(transitions, self.last))
            }
        };
        self.made.choices.push(choice);
        let transition = transitions[choice as usize];
        self.last = transition.thread().unwrap_or(self.last);
        transition
    }
}

/// The first transition of the next thread in turn.
fn round_robin(transitions: &[Transition], last: u32) -> u32 {
    let turn = |t: &Transition| {
        t.thread().map_or(0, |id| if id > last { id - last } else { id + (1 << 16) - last })
    };
    let best = transitions.iter().enumerate().min_by_key(|(i, t)| (turn(t), *i));
    best.map_or(0, |(i, _)| i as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// States by number: a way in of `before`, then a circle of `length`.
    fn turns_until_closed(before: u64, length: u64) -> Option<u64> {
        let mut circle = Circle::default();
        let at = |n: u64| if n < before { n } else { before + (n - before) % length };
        (0..10_000).find(|n| circle.closes((u128::from(at(*n)), 0)))
    }

    #[test]
    fn a_circle_closes_where_a_state_comes_back() {
        for (before, length) in [(0, 1), (0, 7), (1, 1), (5, 3), (100, 250)] {
            let turns = turns_until_closed(before, length);
            // No state comes back before one whole circle, and Brent's bound is a few of them.
            let fits = |n| n >= before + length && n <= 4 * (before + length);
            assert!(turns.is_some_and(fits), "{before} {length}: {turns:?}");
        }
        assert_eq!(turns_until_closed(20_000, 1), None);
    }

    #[test]
    fn a_state_with_another_turn_is_not_the_same() {
        let mut circle = Circle::default();
        assert!((0..100).all(|turn| !circle.closes((0, turn))));
    }
}
