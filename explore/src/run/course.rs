//! A run that is taken transition by transition, and can be copied at any moment: for who goes
//! forward and back ([`crate::walk`]).

use super::{Picker, QUANTUM, Scheduler, prepared};
use std::sync::Arc;
use tresse_machine::thread::Tid;
use tresse_machine::{Machine, Transition};

/// A run at one of its states.
pub struct Course {
    machine: Machine,
    picker: Picker<'static>,
    /// What comes next. Before the first transition threads run up to where they can be noticed.
    next: Next,
    /// What the program has written.
    output: Vec<(u32, Arc<[u8]>)>,
}

#[derive(Clone, Copy)]
enum Next {
    Begin,
    Take(Transition),
    Nothing,
}

impl Clone for Course {
    fn clone(&self) -> Course {
        let Picker { scheduler, made, at, last, turns, now, keeps_time, is_astray, chooser: _ } =
            &self.picker;
        let picker = Picker {
            scheduler: scheduler.clone(),
            chooser: None,
            made: made.clone(),
            at: *at,
            last: *last,
            turns: *turns,
            now: *now,
            keeps_time: *keeps_time,
            is_astray: *is_astray,
        };
        let (machine, output) = (self.machine.clone(), self.output.clone());
        Course { machine, picker, next: self.next, output }
    }
}

impl Course {
    /// The beginning of what [`super::run_from`] would do with the same.
    pub fn new(machine: Machine, scheduler: Scheduler) -> Course {
        let mut picker = Picker::new(scheduler);
        let machine = prepared(machine, &mut picker);
        Course { machine, picker, next: Next::Begin, output: Vec::new() }
    }

    /// The state.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// What the program has written up to here: descriptors, and bytes.
    pub fn output(&self) -> &[(u32, Arc<[u8]>)] {
        &self.output
    }

    /// The transition that is taken next, if it is one.
    pub fn next(&self) -> Option<Transition> {
        match self.next {
            Next::Take(transition) => Some(transition),
            Next::Begin | Next::Nothing => None,
        }
    }

    /// Has the schedule named a choice that there is not?
    pub fn is_astray(&self) -> bool {
        self.picker.is_astray
    }

    /// Is it behind the last choice of the schedule that it follows?
    pub fn is_behind(&self) -> bool {
        match &self.picker.scheduler {
            Scheduler::Replay(schedule) => self.picker.at >= schedule.choices.len(),
            _ => false,
        }
    }

    /// Goes on by a transition. `false`: there is none.
    pub fn step(&mut self) -> bool {
        match self.next {
            Next::Begin => self.machine.settle_within(QUANTUM),
            Next::Take(transition) => self.machine.take_within(transition, QUANTUM),
            Next::Nothing => return false,
        }
        self.came();
        true
    }

    /// The same of a copy, operation by operation: `look` sees each state on the way with the
    /// thread that has moved, and says whether to go on.
    pub fn slowly(&self, look: &mut dyn FnMut(&Machine, Tid) -> bool) {
        let mut machine = self.machine.clone();
        match self.next {
            Next::Begin => machine.settle_slowly(QUANTUM, look),
            Next::Take(transition) => machine.take_slowly(transition, QUANTUM, look),
            Next::Nothing => {}
        }
    }

    /// A state was reached.
    fn came(&mut self) {
        let new = self.machine.take_output();
        self.output.extend(new.into_iter().map(|o| (o.fd, o.bytes.into())));
        let mut transitions = Vec::new();
        self.machine.transitions(&mut transitions);
        if transitions.is_empty() && self.machine.ending.is_none() {
            self.machine.deadlock();
        }
        self.next = match self.machine.ending {
            Some(_) => Next::Nothing,
            None => Next::Take(self.picker.pick(&self.machine, &transitions)),
        };
    }
}
