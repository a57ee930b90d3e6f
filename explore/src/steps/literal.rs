//! What a search with chosen flights ([`super::in_flight`]) has found, as a schedule of the paper's
//! machine: operations enter `mem_op_list` in the order in which they commit, each as late as the
//! flights allow.

use super::LOCAL_BUDGET;
use super::in_flight::{Flight, Step};
use tresse_machine::ids::Tid;
use tresse_machine::{Machine, Transition};

/// The choices of a schedule that takes these steps, from a machine that has settled.
pub(super) fn choices(start: &Machine, steps: &[Step]) -> Vec<u32> {
    let order = order(start, steps);
    let mut follower = Follower { machine: start.clone(), room: Vec::new(), choices: Vec::new() };
    let (mut issued, mut done, mut reach) = (0, 0, 0);
    for step in steps {
        let Step::Commit { thread, way, ahead } = step else {
            let Step::Other(transition) = step else { continue };
            follower.take(*transition);
            continue;
        };
        // Up to the last of those that are in flight now, and at least the next one.
        for (id, count) in (0..).zip(ahead).filter(|(_, count)| **count > 0) {
            let mut places = order.iter().enumerate().skip(done).filter(|(_, t)| **t == id);
            reach = reach.max(places.nth(*count as usize - 1).map_or(0, |(place, _)| place + 1));
        }
        if order.get(done) != Some(thread) {
            tresse_machine::bug!("commit {done} is not one of thread {thread}: {order:?}")
        }
        while issued < reach {
            follower.take(Transition::Issue { thread: order[issued], index: 0 });
            issued += 1;
        }
        follower.take(Transition::Cache { way: *way });
        done += 1;
    }
    follower.choices
}

/// The threads in the order in which their operations take effect, and then one in which those do
/// that are in flight at the end.
fn order(start: &Machine, steps: &[Step]) -> Vec<Tid> {
    let (mut machine, mut flight) = (start.clone(), Flight::new(start));
    let mut order = Vec::new();
    for step in steps {
        flight.take(&mut machine, step, LOCAL_BUDGET);
        if let Step::Commit { thread, .. } = step {
            order.push(*thread);
        }
    }
    order.extend(flight.order());
    order
}

/// Takes transitions, and notes their numbers where there is a choice.
struct Follower {
    machine: Machine,
    room: Vec<Transition>,
    choices: Vec<u32>,
}

impl Follower {
    fn take(&mut self, transition: Transition) {
        self.machine.transitions(&mut self.room);
        let Some(place) = self.room.iter().position(|t| *t == transition) else {
            tresse_machine::bug!("{transition:?} is none of {:?}", self.room)
        };
        if self.room.len() > 1 {
            self.choices.push(place as u32);
        }
        self.machine.take_within(transition, LOCAL_BUDGET);
    }
}
