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
//! - An update may be there only for what it revisits: then it needs no order with reads that the
//!   revisit takes away (`may_only_revisit`).
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
use super::reduction::Reduction;
use super::state::{Block, Execution, State};
use tresse_machine::thread::{Effect, MemOp};
use tresse_memmodels::axioms::Places;
use tresse_memmodels::graph::linear::{Orders, coherence, sources};
use tresse_memmodels::graph::maximal::{self, Revisit};
use tresse_memmodels::graph::{Event, EventId, Graph, Role};
use tresse_memmodels::patience::{Halt, Halted};
use tresse_memmodels::{Kind, Order};

/// Pairs of writes that are to stand in this order.
pub(super) type Given = Vec<(EventId, EventId)>;

/// Executions told apart by reads-from.
pub(super) struct ByReadsFrom;

impl Reduction for ByReadsFrom {
    #[inline]
    fn goes_with(execution: &mut Execution, id: EventId, op: &MemOp) -> bool {
        check_order(execution, id, op.access.kind == Kind::Update)
    }
}

/// Are executions told apart by what reads read only?
#[inline]
pub(super) fn is_by_rf(execution: &Execution) -> bool {
    execution.options.equivalence == Equivalence::ReadsFrom
}

impl Execution {
    /// Something comes up that is not modelled by reads-from: if nobody has asked for that, the
    /// search is to begin again by coherence order. Returns whether that is so.
    pub(super) fn leaves_reads_from(&mut self) -> bool {
        let is_chosen = self.options.chooses_equivalence && is_by_rf(self);
        if is_chosen {
            self.decide_for_coherence();
        }
        is_chosen
    }

    /// The search is to begin again by coherence order, and to stay with that.
    pub(super) fn decide_for_coherence(&mut self) {
        let cuts = &mut self.cells.cuts;
        (cuts.by_coherence, cuts.is_new) = (true, true);
    }
}

/// The places of writes that an event may read from or follow
/// ([`tresse_memmodels::Axioms::places`]).
#[inline]
pub(super) fn places(execution: &mut Execution, id: EventId, out: &mut Places) {
    if !is_by_rf(execution) {
        return execution.model.places(&execution.graph, id, &mut execution.reach, out);
    }
    let event = *execution.graph.event(id);
    if event.role == Role::Write {
        return places_of_write(execution, id, out);
    }
    let mut sources = sources(&execution.graph, id, &[]);
    if sources.len() > 1 {
        let may_update = is_update(execution, id);
        // Which of its orders an exchange has is known when it has read: `is_consistent` looks
        // again.
        if let Some(op) = execution.op(id).copied() {
            execution.graph.event_mut(id).order = op.order_if_wrong();
        }
        sources.retain(|source| {
            if may_update && may_only_revisit(execution, id, *source) {
                return true;
            }
            execution.graph.set_rf(id, *source);
            execution.synchronise(id);
            order(execution, &Given::new()).is_some()
        });
        execution.graph.unset_rf(id);
    }
    out.extend(sources.into_iter().map(|source| execution.graph.place(event.cell, source)));
    out.sort_unstable_by(|a, b| b.cmp(a));
}

/// May an update that reads from a write be there only for what it revisits? So may one that reads
/// what another update has read, or, where an object has an order, what is not the newest there.
/// (Any other one comes last in memory order, and always has an order.) A revisit takes away what
/// was added after the read that is revisited. Such reads are maximal, but do not read what is
/// newest: the update may have no order together with them. So whether it has one is looked at when
/// they have gone.
fn may_only_revisit(execution: &Execution, id: EventId, source: EventId) -> bool {
    let graph = &execution.graph;
    let cell = graph.event(id).cell;
    let takes = |w: &EventId| {
        let event = graph.event(*w);
        *w != id && event.role == Role::Update && event.rf == source
    };
    keeps_order(execution, cell) || graph.cells[cell as usize].co.iter().any(takes)
}

/// Is there an order with an event that has read, and is no update? Of those that could have become
/// one, [`places`] has not looked at all.
#[inline]
pub(super) fn reads_in_order(execution: &Execution, id: EventId) -> bool {
    !is_by_rf(execution)
        || !is_update(execution, id)
        || !may_only_revisit(execution, id, execution.graph.event(id).rf)
        || order(execution, &Given::new()).is_some()
}

/// The places of a write: where its object has an order, those with which the graph has one.
fn places_of_write(execution: &mut Execution, id: EventId, out: &mut Places) {
    let cell = execution.graph.event(id).cell;
    let newest = execution.graph.cells[cell as usize].co.len();
    if !keeps_order(execution, cell) {
        return out.push(newest);
    }
    for place in (0..=newest).rev() {
        execution.graph.insert_co(id, place);
        if order(execution, &Given::new()).is_some() {
            out.push(place);
        }
        execution.graph.remove_co(id);
    }
}

/// Do the locations of this one's object have a coherence order?
pub(super) fn keeps_order(execution: &Execution, cell: u32) -> bool {
    let ordered = &execution.cells.cuts.ordered;
    !ordered.is_empty() && ordered.contains(&execution.shape_of(execution.cells.place(cell).prov()))
}

/// Looks whether an object needs an order, now that it has one more event: a location of it has
/// a write, and what may be an update. Returns whether the search goes on.
#[inline]
pub(super) fn check_order(execution: &mut Execution, id: EventId, may_update: bool) -> bool {
    let event = execution.graph.event(id);
    if !is_by_rf(execution) || !event.is_access() || keeps_order(execution, event.cell) {
        return true;
    }
    let cell = &execution.graph.cells[event.cell as usize];
    let is_write = |w: &EventId| execution.graph.event(*w).role == Role::Write;
    let has_write = event.role == Role::Write || cell.co.iter().any(is_write);
    if !has_write || !may_update && !cell.reads.iter().any(|r| is_update(execution, *r)) {
        return true;
    }
    let shape = execution.shape_of(execution.cells.place(event.cell).prov());
    execution.order_object(shape)
}

/// May an event be an update?
fn is_update(execution: &Execution, id: EventId) -> bool {
    execution.op(id).is_none_or(|op| op.access.kind == Kind::Update)
}

/// What the orders of objects that have one ask for.
fn kept_orders(execution: &Execution, graph: &Graph, without: &[EventId]) -> Given {
    let mut given = Given::new();
    for (number, cell) in graph.cells.iter().enumerate() {
        if cell.co.len() > 1 && keeps_order(execution, number as u32) {
            let there: Vec<EventId> =
                cell.co.iter().copied().filter(|w| !without.contains(w)).collect();
            given.extend(there.windows(2).map(|pair| (pair[0], pair[1])));
        }
    }
    given
}

/// Is the graph consistent with this event?
#[inline]
pub(super) fn is_consistent(execution: &mut Execution, id: EventId) -> bool {
    match is_by_rf(execution) {
        false => execution
            .within_patience(|halt| execution.model.is_consistent(&execution.graph, id, halt)),
        // Otherwise `places` has seen to it, and a write or a fence may always come last.
        true => {
            execution.graph.event(id).role != Role::Update && !has_two_orders(execution, id)
                || !keeps_order(execution, execution.graph.event(id).cell)
                    && sources(&execution.graph, id, &[]).len() == 1
                || order(execution, &Given::new()).is_some()
        }
    }
}

/// Is an access an exchange that may do what it does with one of its orders only? Models forbid a
/// read by what it knows only if it is `seq_cst`.
fn has_two_orders(execution: &Execution, id: EventId) -> bool {
    let is_sc = |order| order == Order::Sc;
    execution.op(id).is_some_and(|op| match op.effect {
        Effect::Exchange { failure, .. } => is_sc(failure) != is_sc(op.access.order),
        _ => false,
    })
}

/// A coherence order of the graph.
pub(super) fn order(execution: &Execution, given: &Given) -> Option<Orders> {
    let held_up = held_up(execution);
    let mut all = kept_orders(execution, &execution.graph, &held_up);
    all.extend(given);
    in_order(execution, &execution.graph, &held_up, &all)
}

/// The same of another graph; none as well if the search was interrupted, or has cost more than it
/// may: it is over then.
fn in_order(
    execution: &Execution,
    graph: &Graph,
    without: &[EventId],
    given: &Given,
) -> Option<Orders> {
    let searched = &execution.searched;
    let before = searched.get();
    let is_dear = || searched.get() > execution.allowed;
    let is_over = || {
        searched.set(searched.get() + Halt::STRETCH as u64);
        is_dear() || execution.options.is_interrupted()
    };
    let halt = Halt::new(&is_over);
    let order = match is_dear() {
        false => coherence(graph, execution.model, without, given, &halt),
        true => Err(Halted),
    };
    if order.is_ok() {
        searched.set(before + halt.spent());
    }
    order.unwrap_or_else(|Halted| {
        execution.is_interrupted.set(true);
        None
    })
}

/// Events at which threads are blocked, at objects that will not let them in.
fn held_up(execution: &Execution) -> Vec<EventId> {
    let is_held = |t: &usize| {
        execution.locals[*t].state == State::Blocked(Block::Held)
            && !execution.graph.lines[*t].events.is_empty()
    };
    (0..execution.locals.len())
        .filter(is_held)
        .map(|t| EventId::new(t, execution.graph.lines[t].events.len() - 1))
        .collect()
}

/// What a write may revisit ([`maximal::revisitable`]).
pub(super) fn revisitable_by_rf(execution: &Execution, write: EventId, found: &mut Vec<Revisit>) {
    let cell = execution.graph.event(write).cell;
    for &id in
        execution.graph.order.iter().rev().filter(|id| !execution.graph.is_cause(**id, write))
    {
        let event = execution.graph.event(id);
        if !is_maximal(execution, id, event, write) {
            return;
        }
        if event.cell == cell && event.reads() {
            found.push(Revisit { read: id, held: 0 });
        }
    }
}

/// Was an event added maximally?
fn is_maximal(execution: &Execution, id: EventId, event: &Event, write: EventId) -> bool {
    if event.choice != 0
        || event.is_pinned
        || !event.is_access()
        || keeps_order(execution, event.cell)
        || execution.call_of(id).is_some()
    {
        return maximal::is_maximal(
            &execution.graph,
            id,
            event,
            write,
            execution.graph.causes(write),
        );
    }
    let was_there = |e: EventId| {
        !e.is_event()
            || execution.graph.is_cause(e, write)
            || execution.graph.event(e).stamp <= event.stamp
    };
    let reads_it = |r: &EventId| *r != write && execution.graph.event(*r).rf == id && was_there(*r);
    if event.writes() && execution.graph.cells[event.cell as usize].reads.iter().any(reads_it) {
        return false;
    }
    !event.reads() || was_there(event.rf) && first_source(execution, id, write) == Some(event.rf)
}

/// The write from which a read would read if it was added maximally: to what was there before
/// it, or causes `write`.
fn first_source(execution: &Execution, id: EventId, write: EventId) -> Option<EventId> {
    let mut graph = execution.graph.clone();
    graph.restrict(Revisit { read: id, held: 0 }, write, true);
    let mut without = vec![write];
    without.extend(held_up(execution).into_iter().filter(|e| graph.contains(*e)));
    graph.unset_rf(id);
    graph.set_role(id, Role::Read);
    let mut sources = sources(&graph, id, &without);
    if let [source] = sources[..] {
        return Some(source);
    }
    // By number; the initial one has the highest, and comes last.
    sources.sort_unstable_by_key(|source| (!source.is_event(), std::cmp::Reverse(*source)));
    sources.into_iter().find(|source| may_read_from(execution, &mut graph, id, *source, &without))
}

/// May a read, which is the last of its thread, read from a write?
fn may_read_from(
    execution: &Execution,
    graph: &mut Graph,
    id: EventId,
    source: EventId,
    without: &[EventId],
) -> bool {
    let cell = graph.event(id).cell;
    let value =
        if source.is_event() { execution.info(source).value } else { execution.value_at(cell, 0) };
    let done = execution.op(id).map(|op| perform(op, value, 0));
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
    match (done, execution.op(id)) {
        (Some(Ok(done)), _) => graph.event_mut(id).order = done.order,
        (_, Some(op)) => graph.event_mut(id).order = op.order_if_wrong(),
        _ => {}
    }
    graph.set_rf(id, source);
    graph.set_role(id, if is_update { Role::Update } else { Role::Read });
    execution.model.synchronise(graph, id);
    in_order(execution, graph, without, &kept_orders(execution, graph, without)).is_some()
}
