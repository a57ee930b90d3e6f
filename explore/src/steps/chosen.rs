//! The part of a search that chooses who is in flight ([`super::in_flight`]).

use super::in_flight::{Flight, Step};
use super::{Found, LOCAL_BUDGET, MAX_FORCED, MAX_SPARE, Next, Open, Room, Search};
use super::{copy, fingerprint};
use tresse_machine::{Machine, Transition};

impl Search<'_> {
    /// What each step leads to.
    pub(super) fn flights(&self, open: Open, flight: &Flight, room: &mut Room, found: &mut Found) {
        (found.parent, found.is_bounded) = (open.id, false);
        open.machine.transitions(&mut room.transitions);
        let mut steps = Vec::new();
        flight.steps(&open.machine, &room.transitions, &mut steps);
        for step in steps {
            let (mut next, mut flight) = (copy(&open.machine, &mut room.spare), flight.clone());
            flight.take(&mut next, &step, LOCAL_BUDGET);
            let mut next = pass_flights(next, flight, vec![step], room);
            if self.known.contains(next.fingerprint) {
                let machine = self.drop_known(&mut next);
                room.spare.extend(machine.filter(|_| room.spare.len() < MAX_SPARE));
            }
            found.children.push(next);
        }
    }
}

/// Goes on while there is only one way, after these steps.
pub(super) fn pass_flights(
    mut machine: Box<Machine>,
    mut flight: Flight,
    mut taken: Vec<Step>,
    room: &mut Room,
) -> Next {
    for _ in 0..MAX_FORCED {
        machine.transitions(&mut room.ahead);
        if room.ahead.is_empty() && machine.ending.is_none() {
            machine.deadlock();
        }
        flight.steps(&machine, &room.ahead, &mut room.steps);
        match &room.steps[..] {
            [Step::Other(Transition::Local { .. })] => break,
            [only] if !machine.cache.issued_mattered => {
                flight.take(&mut machine, only, LOCAL_BUDGET);
                taken.push(only.clone());
            }
            _ => break,
        }
    }
    let mut fingerprint = fingerprint(&mut machine);
    if machine.ending.is_none() {
        fingerprint ^= flight.key();
    }
    let count = taken.len() as u64;
    let (flight, steps_taken) = (Some(flight), taken);
    Next { flight, steps_taken, ..Next::of(machine, fingerprint, count) }
}
