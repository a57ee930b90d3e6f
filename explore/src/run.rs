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
        let mut silent = Silent(watch);
        let run = run_from(Machine::new(&setup, args), scheduler.clone(), &mut silent)?;
        match run.machine.leak {
            Some(shape) => setup = setup.leaking([shape]),
            None => break,
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
pub fn run_from(mut machine: Machine, scheduler: Scheduler, watch: &mut dyn Watch) -> Option<Run> {
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
