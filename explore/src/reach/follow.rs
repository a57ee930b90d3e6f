//! An execution again, transition by transition.

use crate::schedule::Schedule;
use crate::steps::LOCAL_BUDGET;
use std::sync::Arc;
use tresse_machine::machine::Setup;
use tresse_machine::{Machine, Transition};

/// Goes the way of a schedule for so many transitions, or to an end before: `see` is shown each
/// state with the transition that is taken then. The state where it ends.
pub fn follow(
    setup: &Arc<Setup>,
    args: &[String],
    schedule: &Schedule,
    most: u64,
    see: &mut dyn FnMut(&Machine, Transition),
) -> Machine {
    let setup = setup.leaking(schedule.leaks.iter().copied());
    let mut machine = Machine::new(&setup, args).clone();
    machine.settle_within(LOCAL_BUDGET);
    let mut choices = schedule.choices.iter();
    let mut transitions = Vec::new();
    for _ in 0..most {
        machine.transitions(&mut transitions);
        let choice = match transitions.len() {
            0 | 1 => 0,
            _ => choices.next().map_or(0, |choice| *choice as usize),
        };
        let Some(transition) = transitions.get(choice).copied() else { break };
        see(&machine, transition);
        // Each state of a search is a copy.
        machine = machine.clone();
        machine.take_within(transition, LOCAL_BUDGET);
    }
    machine
}
