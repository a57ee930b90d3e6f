//! Graphs from which nothing more can be added: complete, blocked, or stuck.

use super::state::{Block, Explorer, State, What};
use super::tally;
use crate::outcome::Outcome;
use crate::pattern::Whole;
use crate::report::{self, Found};
use crate::witness::Witness;
use std::sync::Arc;
use tresse_machine::control::Output;
use tresse_machine::end::{Blocked, BlockedOn};
use tresse_machine::request::Request;
use tresse_machine::thread::{Tid, Waiting};
use tresse_machine::value::Value;
use tresse_machine::{End, Ending, Machine};
use tresse_memmodels::graph::{EventId, execution};

impl Explorer {
    /// Lets a thread run to its next request, or for a while.
    pub(super) fn drive(&mut self, thread: usize) {
        let Some(stretch) = self.stretch(thread) else {
            self.locals[thread].state = State::Blocked(Block::Circling);
            return;
        };
        let ending = self.machine.drive(thread as Tid, stretch);
        if let Some(prov) = self.machine.cache.wants_leak.take() {
            let shape = self.shape_of(prov);
            return self.cells.cuts.leak(shape);
        }
        self.locals[thread].next = 0;
        self.locals[thread].failed = ending.map(Arc::new);
        self.note_deaths(thread);
        if !self.machine.cache.guesses.is_empty() {
            self.check_guesses(thread);
        }
    }

    /// Pointers that the thread has made from numbers, to what other threads have exposed
    /// (`machine/src/memory/exposed.rs`): are the exposures among the causes of where it stands?
    /// Then it finds them whenever it comes there. If not, nothing says that it does.
    fn check_guesses(&mut self, thread: usize) {
        let guesses = std::mem::take(&mut self.machine.cache.guesses);
        let last = match self.graph.lines[thread].events.len() {
            0 => self.graph.lines[thread].parent,
            n => EventId::new(thread, n - 1),
        };
        let is_before = |(by, moment): &(Tid, u32)| {
            let known = match last.is_event() {
                true => self.graph.causes(last)[*by as usize],
                false => 0,
            };
            let event = usize::from(known).checked_sub(1);
            event.is_some_and(|n| self.tracks[*by as usize][n].moment >= *moment)
        };
        if !guesses.iter().all(|by| by.iter().any(is_before)) {
            let id = thread as Tid;
            let stack = self.machine.threads[thread].call_stack(&self.setup.program);
            let end = *tresse_machine::memory::exposed::unordered();
            self.locals[thread].failed = Some(Arc::new(Ending { end, thread: id, stack }));
        }
    }

    pub(super) fn note_deaths(&mut self, thread: usize) {
        if !self.machine.cache.died.is_empty() {
            self.locals[thread].died = Some(std::mem::take(&mut self.machine.cache.died).into());
        }
    }

    /// A thread's execution ends with this. The others go on, as what they write may be read
    /// instead of what led here. Returns true: so does the search.
    pub(super) fn fail(&mut self, ending: Ending) -> bool {
        let thread = ending.thread as usize;
        self.report(ending, Some(thread));
        self.locals[thread].state = State::Blocked(Block::Failed);
        true
    }

    /// Reports how an execution ends, or something on its way. `by`: the thread whose last event,
    /// or whose going on, brings it about; none, if it is that no thread goes on.
    pub(super) fn report(&mut self, ending: Ending, by: Option<usize>) {
        if self.guide.is_some() {
            if !self.is_forbidden() {
                let ending = self.with_race(ending);
                self.reach(ending, by);
            }
            return;
        }
        match by {
            Some(_) if !self.has_undefined() && self.is_forbidden() => {}
            Some(thread) if self.has_undefined() => {
                self.locals[thread].wrong.get_or_insert_with(|| Arc::new(ending));
            }
            _ => self.report_now(ending, by),
        }
    }

    pub(super) fn report_now(&mut self, ending: Ending, by: Option<usize>) {
        if self.is_by_rf() && !self.is_ordered {
            return self.report_by_rf(ending, by);
        }
        self.enter_finding(ending, by);
    }

    pub(super) fn enter_finding(&mut self, ending: Ending, by: Option<usize>) {
        if self.tally.is_new(&ending) {
            let machine = self.final_machine(&ending);
            let witness = Witness::Graph(self.path(by.map(|thread| (thread, ending.end.code()))));
            let spot = self.spot();
            self.tally.fail(Found { ending, machine, witness }, spot);
        }
    }

    /// How many alternatives were begun at each open event.
    pub(super) fn place(&self) -> tally::Place {
        self.frames.iter().map(|f| f.turn).collect()
    }

    /// No thread can go on.
    pub(super) fn leaf(&mut self) {
        if let Some(sampler) = &mut self.sampler {
            sampler.is_leaf = true;
            return;
        }
        let mut tally = std::mem::take(&mut self.tally);
        tally.look(&self.graph, &|cell| !self.is_by_rf() || self.keeps_order(cell));
        self.tally = tally;
        if self.is_by_rf() { self.judge_by_rf() } else { self.judge() }
    }

    /// Says what a graph is that no event can be added to.
    pub(super) fn judge(&mut self) {
        self.verify();
        if self.is_forbidden() {
            return;
        }
        if self.has_undefined() {
            if !self.wrong_reads().is_empty() {
                return self.check_dependent_races();
            }
            self.list_races();
            self.report_failures();
        }
        let blocked: Vec<usize> = (0..self.locals.len())
            .filter(|t| self.is_begun(*t) && self.locals[*t].state != State::Ended)
            .collect();
        if blocked.is_empty() {
            return self.complete_execution();
        }
        if blocked.iter().any(|t| self.locals[*t].state == State::Blocked(Block::Failed)) {
            return;
        }
        // What an assumption excludes is no execution, and a loop that has not seen the newest
        // writes is not done waiting.
        if let Some(why) = blocked.iter().filter_map(|t| self.is_void(*t)).min() {
            return self.tally.blocked(why);
        }
        // `exit` ends the process whatever other threads wait for.
        if self.exit_status().is_some() {
            return self.complete_execution();
        }
        let is_spinning = |t: usize| {
            matches!(self.locals[t].state, State::Blocked(Block::Spin(_) | Block::Circling))
        };
        let spins = blocked.iter().find(|t| is_spinning(**t) || self.waits_in_vain(**t));
        let ending = match spins {
            Some(thread) => self.ending_of(*thread, End::Livelock),
            None => self.ending_of(
                blocked[0],
                End::Deadlock(blocked.iter().filter_map(|t| self.blocked(*t)).collect()),
            ),
        };
        if self.options.pattern.is_some() {
            let machine = self.final_machine(&ending);
            self.is_of_interest(&machine);
        }
        self.report(ending, None);
    }

    /// Does the execution, which goes no further, satisfy the pattern? If so it is counted.
    fn is_of_interest(&mut self, machine: &Machine) -> bool {
        let Some(pattern) = self.options.pattern.clone() else { return true };
        let end = machine.ending.as_ref().map(|e| &e.end);
        let whole = Whole {
            view: &self.view(),
            globals: &Outcome::globals_of(machine),
            exit: match end {
                Some(End::Exit(code)) => Some(*code),
                _ => None,
            },
            stdout: &machine.control.written(1),
            is_deadlock: matches!(end, Some(End::Deadlock(_))),
            is_livelock: matches!(end, Some(End::Livelock)),
        };
        let is_match = pattern.matches(&whole);
        if is_match && self.tally.count_match() {
            let witness = Witness::Graph(self.path(None));
            self.tally.enter_match(witness, self.place());
        }
        is_match
    }

    /// Is there no execution in which a thread stays where it stands, and why?
    fn is_void(&self, thread: usize) -> Option<report::Block> {
        match self.locals[thread].state {
            State::Blocked(Block::Assume) => Some(report::Block::Assumption),
            State::Blocked(Block::Unrolled) => Some(report::Block::Unrolled),
            State::Blocked(Block::Spin(id)) => {
                (!self.waits_for_ever(id)).then_some(report::Block::Loop)
            }
            _ => (self.wakes_by_itself(thread) && !self.waits_in_vain(thread))
                .then_some(report::Block::TimedWait),
        }
    }

    /// Asks the model's text whether it allows the graph as well.
    fn verify(&self) {
        if let Some(cat) = &self.reference {
            let judgement = cat.check(&execution(&self.graph));
            assert!(
                judgement.as_ref().is_ok_and(|j| j.is_consistent()),
                "{} forbids what its axioms in Rust allow: {judgement:?}",
                cat.name()
            );
        }
    }

    /// Has a thread been started?
    pub(super) fn is_begun(&self, thread: usize) -> bool {
        thread == 0 || self.graph.contains(self.graph.lines[thread].parent)
    }

    pub(super) fn waiting_for(&self, thread: usize) -> Option<&Request> {
        match &self.machine.threads[thread].waiting {
            Some(Waiting::Request(request, ..)) => Some(request),
            _ => None,
        }
    }

    /// What a thread in a deadlock waits for.
    pub(super) fn blocked(&self, thread: usize) -> Option<Blocked> {
        let on = match self.waiting_for(thread)? {
            Request::Join { id } => BlockedOn::Join(*id as Tid),
            Request::Call(call) => self.blocked_at(thread, call),
            _ => return None,
        };
        let stack = self.machine.threads[thread].call_stack(&self.setup.program);
        Some(Blocked { thread: thread as Tid, on, stack, holds: self.holds(thread) })
    }

    fn complete_execution(&mut self) {
        let ending = Ending {
            end: End::Exit(self.exit_status().unwrap_or(0)),
            thread: 0,
            stack: Vec::new(),
        };
        if self.guide.is_some() {
            return self.reach(ending, None);
        }
        self.tally.complete();
        let is_looked_at = self.options.pattern.is_some() || self.options.observer.is_some();
        if !is_looked_at && (!self.options.outcomes || self.count_known()) {
            return;
        }
        let machine = self.final_machine(&ending);
        if !self.is_of_interest(&machine) {
            return;
        }
        if let Some(observer) = &self.options.observer {
            (observer.0)(&self.view(), &machine);
        }
        if self.options.outcomes
            && let Some(outcome) = Outcome::of(&machine)
        {
            self.count_outcome(outcome);
        }
    }

    /// The status with which a thread has ended the process.
    pub(super) fn exit_status(&self) -> Option<i32> {
        self.tracks.iter().find_map(|t| match t.last().map(|i| &i.what) {
            Some(What::End(Some(code))) => Some(*code),
            _ => None,
        })
    }

    /// The machine with the newest writes in memory, and all output.
    pub(super) fn final_machine(&self, ending: &Ending) -> Machine {
        let mut machine = self.machine.clone();
        for (number, cell) in self.graph.cells.iter().enumerate() {
            let place = self.cells.place(number as u32);
            let is_written = !cell.co.is_empty() || self.commuting(number as u32).next().is_some();
            if place.len == 0 || !is_written {
                continue;
            }
            let prov = tresse_machine::value::Prov::from_word(place.object);
            if machine.cache.object(prov).is_some_and(|o| !o.is_dead) {
                machine.cache.poke(place.spot(), place.len, self.last_value(number as u32));
            }
        }
        let outputs: Vec<Output> = self.outputs();
        let control = triomphe::Arc::make_mut(&mut machine.control);
        for output in outputs {
            control.write(output.fd, &output.bytes);
        }
        // Reports name the threads that have not ended.
        let has_ended = |t: &usize| self.locals[*t].state == State::Ended;
        for thread in (0..self.locals.len()).filter(|t| ending.end == End::Livelock && has_ended(t))
        {
            triomphe::Arc::make_mut(&mut machine.threads[thread]).is_finished = true;
        }
        if self.has_undefined() {
            machine.races = self.races_before(ending.thread as usize);
        }
        machine.ending = Some(Box::new(ending.clone()));
        machine
    }

    /// What a location holds in the end.
    pub(super) fn last_value(&self, cell: u32) -> Value {
        if self.has_undefined() && self.graph.is_left_undefined(cell) {
            return self.undefined_at(cell);
        }
        self.value_at(cell, self.graph.cells[cell as usize].co.len())
    }

    /// What the threads wrote, in the order in which the events were added: one that the execution
    /// allows where outputs are ordered.
    fn outputs(&self) -> Vec<Output> {
        let each = self.graph.order.iter().filter_map(|id| match &self.info(*id).what {
            What::Output(fd, bytes) => Some(Output { fd: *fd, bytes: bytes.to_vec() }),
            _ => None,
        });
        each.collect()
    }
}
