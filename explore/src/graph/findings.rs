//! How executions end, and what is reported of it.

use super::equivalence::Given;
use super::event::What;
use super::events::Events;
use super::follow::follow_under;
use super::judged::completed;
use super::state::{Block, Execution, State};
use super::tally::{Spot, is_same};
use super::{equivalence, trail, unroll, view};
use crate::path::Path;
use crate::report::{Cut, Found};
use crate::sight::Followed;
use crate::witness::Witness;
use std::sync::Arc;
use tresse_machine::control::Output;
use tresse_machine::machine::Setup;
use tresse_machine::{End, Ending, Machine};
use tresse_memmodels::graph::linear::Orders;
use tresse_memmodels::judge::Unsaid;
use tresse_memmodels::patience::Halt;

impl Events {
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
        if equivalence::is_by_rf(self) && !self.is_ordered {
            return self.report_by_rf(ending, by);
        }
        self.enter_finding(ending, by);
    }

    fn enter_finding(&mut self, ending: Ending, by: Option<usize>) {
        let is_by_size = self.options.smallest_errors && ending.end.is_error();
        let small = if is_by_size { self.smaller_path(&ending, by) } else { None };
        let is_unsure = small.is_none() && is_by_size;
        let path = match small {
            None if !self.tally.is_new(&ending) => return,
            small => small.unwrap_or_else(|| self.path(&ending, by)),
        };
        let (witness, machine) = (Witness::Graph(path), self.final_machine(&ending));
        let spot = Spot { is_unsure, ..self.spot() };
        self.tally.replace(Found { ending, machine, witness }, spot);
    }

    /// The way to the graph as it is.
    fn path(&self, ending: &Ending, by: Option<usize>) -> Path {
        trail::path(self, by.map(|thread| (thread, ending.end.code())))
    }

    /// A way to the same end that has fewer events than the one that is known: with the causes of
    /// the thread's last event alone, if that leads there, as it does where the end is the thread's
    /// own. Where a read is being revisited the graph as it is may be none. A write that makes a
    /// read undefined is no cause of it, and what goes wrong goes wrong for its sake.
    fn smaller_path(&self, ending: &Ending, by: Option<usize>) -> Option<Path> {
        let known = self.tally.known_size(ending).unwrap_or(usize::MAX);
        let leads = |path: &Path| path.steps.len() < known && self.leads_to(path, ending);
        let alone = by.filter(|_| !self.has_undefined());
        if alone.map_or(0, |thread| trail::count_causes(self, thread)) >= known {
            return None;
        }
        let small = alone.map(|thread| trail::path_of_causes(self, thread, ending.end.code()));
        small.filter(leads).or_else(|| Some(self.path(ending, by)).filter(leads))
    }

    fn leads_to(&self, path: &Path, ending: &Ending) -> bool {
        self.followed(path).is_ok_and(|followed| is_same(&followed.found.ending, ending))
    }

    fn followed(&self, path: &Path) -> Result<Followed, String> {
        let setup = Setup::new(self.setup.program.clone(), self.setup.config.clone())?;
        follow_under(&setup, &self.args, path, self.judge.clone())
    }

    /// What a replay string of this program leads to, which is tied to it by a checkpoint.
    pub(super) fn led_to(&self, text: &str) -> Option<Found> {
        let Ok(Witness::Graph(path)) = Witness::decode(text, 0) else { return None };
        Some(self.followed(&path).ok()?.found)
    }

    /// Reports how an execution ends, with an order.
    fn report_by_rf(&mut self, ending: Ending, by: Option<usize>) {
        self.with_order(&Given::new(), |events| events.report(ending, by));
    }

    /// Does something while `co` is an order that the graph has. If it has none, as an event has
    /// just been entered, the lists stay.
    pub(super) fn with_order(&mut self, given: &Given, act: impl FnOnce(&mut Events)) {
        let lists: Orders = self.graph.cells.iter().map(|cell| cell.co.clone()).collect();
        if let Some(orders) = equivalence::order(self, given) {
            self.graph.cells.iter_mut().zip(orders).for_each(|(cell, order)| cell.co = order);
        }
        if !self.is_interrupted.get() {
            self.is_ordered = true;
            act(self);
            self.is_ordered = false;
        }
        self.graph.cells.iter_mut().zip(lists).for_each(|(cell, list)| cell.co = list);
    }

    /// Does the text forbid the graph as it is? Whatever the text flags is noted.
    pub(super) fn is_forbidden(&mut self) -> bool {
        let Some(judge) = self.judge.clone() else { return false };
        let options = self.options.clone();
        let is_over = || options.is_interrupted();
        let halt = Halt::new(&is_over);
        let judged = completed(&judge, &self.graph, &halt).and_then(|judgement| {
            let misordered =
                if judgement.is_some() { judge.misordered(&self.graph, &halt)? } else { None };
            Ok((judgement, misordered))
        });
        match judged {
            Ok((None, _)) => true,
            Ok((Some(judgement), None)) => {
                self.tally.report.flagged.extend(judgement.flags);
                false
            }
            Ok((_, Some((a, _)))) => {
                let order = judge.order().unwrap_or_default();
                self.refuse_text(
                    a.thread,
                    format!(
                        "a text whose `{order}` is no order of what causes what ({})",
                        judge.name()
                    ),
                );
                true
            }
            Err(Unsaid::Wrong(message)) => {
                self.refuse_text(0, message);
                true
            }
            // Nobody knows: the search ends here, and says so.
            Err(Unsaid::Halted) => {
                self.is_interrupted.set(true);
                true
            }
        }
    }

    fn refuse_text(&mut self, thread: u16, why: String) {
        let refusal = self.refusal(thread, why);
        self.enter_finding(refusal, None);
    }

    /// That the text says nothing of this graph is reported, once the event is whole.
    #[inline]
    pub(super) fn report_refusals(&mut self) {
        if !self.refusals.is_empty() {
            self.report_some_refusals();
        }
    }

    #[cold]
    fn report_some_refusals(&mut self) {
        for refusal in std::mem::take(&mut self.refusals) {
            self.enter_finding(refusal, None);
        }
    }

    /// The place in the search.
    pub(super) fn spot(&self) -> Spot {
        let mut numbers: Vec<(u32, u32)> =
            self.numbers.iter().map(|((creator, _), thread)| (*thread, *creator)).collect();
        numbers.sort_unstable();
        Spot {
            place: self.place.clone(),
            creators: numbers.into_iter().map(|(_, creator)| creator).collect(),
            is_unsure: false,
        }
    }

    /// An execution has ended; if it is the one at the path's end, that is reached.
    pub(super) fn reach(&mut self, ending: Ending, by: Option<usize>) {
        let Some(guide) = self.guide.as_ref().filter(|g| !g.is_reached) else { return };
        let is_last = guide.at + guide.width >= guide.path.steps.len();
        let is_it = match &guide.path.wrong {
            Some(wrong) => {
                is_last && by == Some(wrong.thread as usize) && ending.end.code() == wrong.code
            }
            None => by.is_none(),
        };
        if is_it {
            let witness = Witness::Graph(guide.path.clone());
            let view = view::view(self);
            let machine = self.final_machine(&ending);
            let graph = self.graph.clone();
            let reached = Followed { found: Found { ending, machine, witness }, view, graph };
            self.reached = Some(Box::new(reached));
            if let Some(guide) = &mut self.guide {
                guide.is_reached = true;
            }
        }
    }

    /// A bound stops a thread where it stands. Returns true: the others go on.
    pub(super) fn block_at(&mut self, thread: usize, cut: Cut) -> bool {
        self.locals[thread].state = State::Blocked(Block::Unrolled);
        let poll = self.locals[thread].polls();
        let is_poll = poll.rounds > 0 || poll.count > 0;
        let next =
            self.machine.threads[thread].queues.to_commit.get(self.locals[thread].next as usize);
        let here = next.map_or_else(|| self.machine.site(thread as u32), |op| op.site);
        let site = if is_poll { poll.site } else { here };
        // Whoever finds no room for an event need not go round a loop: others have filled it.
        match cut == Cut::Events && !is_poll && !unroll::has_come(self, thread, here, 1) {
            true => self.tally.cut(cut),
            false => self.tally.cut_at(cut, thread as u32, site),
        }
        true
    }
}

impl Execution {
    /// The machine with the newest writes in memory, and all output.
    pub(super) fn final_machine(&self, ending: &Ending) -> Machine {
        let mut machine = self.with_memory(self.machine.clone());
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

    /// A machine of this execution's threads, with the last write to each location in its memory.
    pub(super) fn with_memory(&self, mut machine: Machine) -> Machine {
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
        machine
    }

    /// What the threads wrote, in the order in which the events were added: one that the execution
    /// allows where outputs are ordered.
    pub(super) fn outputs(&self) -> Vec<Output> {
        let each = self.graph.order.iter().filter_map(|id| match &self.info(*id).what {
            What::Output(fd, bytes) => Some(Output { fd: *fd, bytes: bytes.to_vec() }),
            _ => None,
        });
        each.collect()
    }
}
