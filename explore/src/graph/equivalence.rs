//! Executions told apart by what reads read, and not by coherence order (`--equivalence rf`): those
//! that differ in `co` only are visited once.
//!
//! A graph has `po` and `rf`, and is consistent if some coherence order makes it so
//! (`memmodels/src/graph/linear.rs`). The lists of `co` in it say nothing but which writes there
//! are: a write comes last, an update after what it reads. So the search (TruSt) is as it was, with
//! these parts in the place of others:
//!
//! - A write has one way, a read one for each write with which there still is a coherence order.
//! - *Maximal* is a read that reads from the *first* such write: by number, the highest first, the
//!   initial one last. What is asked of that choice is that it is there (the newest write of any
//!   order that the graph has is one), and that the graph alone says which it is, not how the
//!   search came to it. A write is maximal if nothing reads from it.
//! - Where no thread goes on, an order is made, and the execution is judged with it. It counts for
//!   all of them: values that threads read and happens-before come from `po` and `rf`, so
//!   assertions, races and deadlocks do. Loops that wait for ever are to read the newest writes: an
//!   order is looked for in which they do. Where outcomes are looked at, memory is: then an
//!   execution counts once for each choice of last writes to the global variables.
//!
//! *Objects that are updated keep a coherence order.* What an update reads from says which writes
//! stand before it: where two writes are unordered, one update after each of them needs both of
//! these to be the last. So the second update could not be added beside the first as it was added
//! maximally, though there is a graph with it. Where a location has writes beside its updates the
//! search begins again with an order for the object's locations: there writes have places, and what
//! is maximal is what it is elsewhere, the newest (`maximal`). That choice is there: of the orders
//! that a graph has, all end with that write at this location, and an access that comes last in one
//! of them takes it. Where all but the initial write are updates, as with the states of locks, `rf`
//! says the order already; so a library call, which reads and writes such states only, is maximal
//! if it takes the newest state of those that are there. (Abdulla et al., OOPSLA 2019, for SC;
//! Chalupa et al., POPL 2018; the writes-before mode of Kokologiannakis et al., POPL 2018.)

use super::options::Equivalence;
use super::perform::perform;
use super::state::{Block, Execution, State};
use tresse_memmodels::Kind;
use tresse_memmodels::axioms::Places;
use tresse_memmodels::graph::linear::{Orders, coherence, sources};
use tresse_memmodels::graph::maximal::{self, Revisit};
use tresse_memmodels::graph::{Event, EventId, Graph, Role};

/// Pairs of writes that are to stand in this order.
pub(super) type Given = Vec<(EventId, EventId)>;

impl Execution {
    /// Are executions told apart by what reads read only?
    pub(super) fn is_by_rf(&self) -> bool {
        self.options.equivalence == Equivalence::ReadsFrom
    }

    /// The places of writes that an event may read from or follow
    /// ([`tresse_memmodels::Axioms::places`]).
    pub(super) fn places(&mut self, id: EventId, out: &mut Places) {
        if !self.is_by_rf() {
            return self.model.places(&self.graph, id, &mut self.reach, out);
        }
        let event = *self.graph.event(id);
        if event.role == Role::Write {
            return self.places_of_write(id, out);
        }
        let mut sources = sources(&self.graph, id, &[]);
        if sources.len() > 1 {
            sources.retain(|source| {
                self.graph.set_rf(id, *source);
                self.synchronise(id);
                self.order(&Given::new()).is_some()
            });
            self.graph.unset_rf(id);
        }
        out.extend(sources.into_iter().map(|source| self.graph.place(event.cell, source)));
        out.sort_unstable_by(|a, b| b.cmp(a));
    }

    /// The places of a write: where its object has an order, those with which the graph has one.
    fn places_of_write(&mut self, id: EventId, out: &mut Places) {
        let cell = self.graph.event(id).cell;
        let newest = self.graph.cells[cell as usize].co.len();
        if !self.keeps_order(cell) {
            return out.push(newest);
        }
        for place in (0..=newest).rev() {
            self.graph.insert_co(id, place);
            if self.order(&Given::new()).is_some() {
                out.push(place);
            }
            self.graph.remove_co(id);
        }
    }

    /// Do the locations of this one's object have a coherence order?
    pub(super) fn keeps_order(&self, cell: u32) -> bool {
        let ordered = &self.cells.cuts.ordered;
        !ordered.is_empty() && ordered.contains(&self.shape_of(self.cells.place(cell).prov()))
    }

    /// Looks whether an object needs an order, now that it has one more event: a location of it has
    /// a write, and what may be an update. Returns whether the search goes on.
    pub(super) fn check_order(&mut self, id: EventId, may_update: bool) -> bool {
        let event = self.graph.event(id);
        if !self.is_by_rf() || !event.is_access() || self.keeps_order(event.cell) {
            return true;
        }
        let cell = &self.graph.cells[event.cell as usize];
        let is_write = |w: &EventId| self.graph.event(*w).role == Role::Write;
        let has_write = event.role == Role::Write || cell.co.iter().any(is_write);
        if !has_write || !may_update && !cell.reads.iter().any(|r| self.may_update(*r)) {
            return true;
        }
        let shape = self.shape_of(self.cells.place(event.cell).prov());
        self.order_object(shape)
    }

    /// May an event be an update?
    fn may_update(&self, id: EventId) -> bool {
        self.op(id).is_none_or(|op| op.access.kind == Kind::Update)
    }

    /// What the orders of objects that have one ask for.
    fn kept_orders(&self, graph: &Graph, without: &[EventId]) -> Given {
        let mut given = Given::new();
        for (number, cell) in graph.cells.iter().enumerate() {
            if cell.co.len() > 1 && self.keeps_order(number as u32) {
                let there: Vec<EventId> =
                    cell.co.iter().copied().filter(|w| !without.contains(w)).collect();
                given.extend(there.windows(2).map(|pair| (pair[0], pair[1])));
            }
        }
        given
    }

    /// Is the graph consistent with this event?
    pub(super) fn is_consistent(&mut self, id: EventId) -> bool {
        match self.is_by_rf() {
            false => self.model.is_consistent(&self.graph, id),
            // Otherwise `places` has seen to it, and a write or a fence may always come last.
            true => {
                self.graph.event(id).role != Role::Update
                    || !self.keeps_order(self.graph.event(id).cell)
                        && sources(&self.graph, id, &[]).len() == 1
                    || self.order(&Given::new()).is_some()
            }
        }
    }

    /// A coherence order of the graph.
    pub(super) fn order(&self, given: &Given) -> Option<Orders> {
        let held_up = self.held_up();
        let mut all = self.kept_orders(&self.graph, &held_up);
        all.extend(given);
        coherence(&self.graph, self.model, &held_up, &all)
    }

    /// Events at which threads are blocked, at objects that will not let them in.
    fn held_up(&self) -> Vec<EventId> {
        let is_held = |t: &usize| {
            self.locals[*t].state == State::Blocked(Block::Held)
                && !self.graph.lines[*t].events.is_empty()
        };
        (0..self.locals.len())
            .filter(is_held)
            .map(|t| EventId::new(t, self.graph.lines[t].events.len() - 1))
            .collect()
    }

    /// What a write may revisit ([`maximal::revisitable`]).
    pub(super) fn revisitable_by_rf(&self, write: EventId, found: &mut Vec<Revisit>) {
        let cell = self.graph.event(write).cell;
        for &id in self.graph.order.iter().rev().filter(|id| !self.graph.is_cause(**id, write)) {
            let event = self.graph.event(id);
            if !self.is_maximal(id, event, write) {
                return;
            }
            if event.cell == cell && event.reads() {
                found.push(Revisit { read: id, held: 0 });
            }
        }
    }

    /// Was an event added maximally?
    fn is_maximal(&self, id: EventId, event: &Event, write: EventId) -> bool {
        if event.choice != 0
            || event.is_pinned
            || !event.is_access()
            || self.keeps_order(event.cell)
            || self.call_of(id).is_some()
        {
            return maximal::is_maximal(&self.graph, id, event, write, self.graph.causes(write));
        }
        let was_there = |e: EventId| {
            !e.is_event()
                || self.graph.is_cause(e, write)
                || self.graph.event(e).stamp <= event.stamp
        };
        let reads_it = |r: &EventId| *r != write && self.graph.event(*r).rf == id && was_there(*r);
        if event.writes() && self.graph.cells[event.cell as usize].reads.iter().any(reads_it) {
            return false;
        }
        !event.reads() || was_there(event.rf) && self.first_source(id, write) == Some(event.rf)
    }

    /// The write from which a read would read if it was added maximally: to what was there before
    /// it, or causes `write`.
    fn first_source(&self, id: EventId, write: EventId) -> Option<EventId> {
        let mut graph = self.graph.clone();
        graph.restrict(Revisit { read: id, held: 0 }, write, true);
        let mut without = vec![write];
        without.extend(self.held_up().into_iter().filter(|e| graph.contains(*e)));
        graph.unset_rf(id);
        graph.set_role(id, Role::Read);
        let mut sources = sources(&graph, id, &without);
        if let [source] = sources[..] {
            return Some(source);
        }
        // By number; the initial one has the highest, and comes last.
        sources.sort_unstable_by_key(|source| (!source.is_event(), std::cmp::Reverse(*source)));
        sources.into_iter().find(|source| self.may_read_from(&mut graph, id, *source, &without))
    }

    /// May a read, which is the last of its thread, read from a write?
    fn may_read_from(
        &self,
        graph: &mut Graph,
        id: EventId,
        source: EventId,
        without: &[EventId],
    ) -> bool {
        let cell = graph.event(id).cell;
        let value =
            if source.is_event() { self.info(source).value } else { self.value_at(cell, 0) };
        let done = self.op(id).map(|op| perform(op, value, 0));
        let is_update = matches!(&done, Some(Ok(done)) if done.new.is_some());
        let is_taken = |r: &EventId| {
            *r != id
                && !without.contains(r)
                && graph.event(*r).role == Role::Update
                && graph.event(*r).rf == source
        };
        if is_update && graph.cells[cell as usize].reads.iter().any(is_taken) {
            return false;
        }
        if let Some(Ok(done)) = done {
            graph.event_mut(id).order = done.order;
        }
        graph.set_rf(id, source);
        graph.set_role(id, if is_update { Role::Update } else { Role::Read });
        self.model.synchronise(graph, id);
        coherence(graph, self.model, without, &self.kept_orders(graph, without)).is_some()
    }
}
