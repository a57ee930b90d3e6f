//! Atomic accesses to several locations, as where others access only some of the bytes, or where
//! they are wider than a value and so several operations: so many events in a row, which take
//! effect as one ([`tresse_memmodels::Axioms::is_consistent_whole`]).
//! All find their places at once. The search is the same as with one location (`access`, `search`),
//! with a tuple of places where that has one: a write that revisits such an access is read at one
//! location at least, and the others are read anew (`memmodels/src/graph/maximal.rs` says which).

use super::cells::Place;
use super::event::{Added, Entered, Tuple, Way, Ways, What};
use super::events::Events;
use super::perform::{AllDone, finds_all, perform_all};
use super::reduction::{Next, Reduction};
use super::reductions::All;
use super::state::{Block, Execution};
use super::{equivalence, give_way, spin, stores, symmetry};
use smallvec::{SmallVec, smallvec};
use std::cmp::Ordering;
use tresse_machine::commit::bytes_of;
use tresse_machine::end::Stop;
use tresse_machine::joined::Joined;
use tresse_machine::thread::{Effect, MemOp, Tid};
use tresse_machine::value::{Prov, Value};
use tresse_machine::wide;
use tresse_machine::{End, Ending};
use tresse_memmodels::axioms::Places;
use tresse_memmodels::graph::maximal::Revisit;
use tresse_memmodels::graph::{Event, EventId, Graph, Role};
use tresse_memmodels::{Kind, Order};

impl Execution {
    /// The locations of an access; none if another one must be cut first.
    fn cells_of(&mut self, ops: &[MemOp]) -> Option<SmallVec<[u32; 8]>> {
        let mut cells = SmallVec::new();
        for op in ops {
            let cuts = self.cuts_of(op, &Place::of(&op.access));
            cells.extend(self.cells_between(op, &cuts)?);
        }
        Some(cells)
    }

    /// Those of an operation.
    fn cells_between(&mut self, op: &MemOp, cuts: &[u64]) -> Option<SmallVec<[u32; 8]>> {
        let end = op.access.offset + u64::from(op.access.len);
        let mut start = op.access.offset;
        let mut cells = SmallVec::new();
        for end in cuts.iter().copied().chain([end]) {
            let cell = self.cell(Place {
                object: op.access.object,
                offset: start,
                len: (end - start) as u32,
            });
            if let Some(other) = self.other_extent(cell) {
                self.part(op, cell, other);
                return None;
            }
            cells.push(cell);
            start = end;
        }
        Some(cells)
    }

    /// Tuples of places that the model offers to the parts one by one.
    fn forward_tuples(&mut self, first: EventId) -> Vec<Tuple> {
        let mut all = Vec::new();
        for part in self.graph.parts(first) {
            let mut places = Places::new();
            self.model.places(&self.graph, part, &mut self.reach, &mut places);
            all.push(places);
        }
        let is_write = self.graph.event(first).role == Role::Write;
        let tuples = whole_tuples(&self.graph, first, is_write, &all).into_iter();
        tuples.map(|places| Tuple { places, write: Places::new() }).collect()
    }

    /// The same for a write: it goes between no update and what that reads from.
    fn free_tuples(&mut self, first: EventId) -> Vec<Tuple> {
        let parts: SmallVec<[EventId; 8]> = self.graph.parts(first).collect();
        let mut tuples = self.forward_tuples(first);
        let is_free = |(part, place): (&EventId, &usize)| {
            self.graph.update_after(self.graph.event(*part).cell, *place).is_none()
        };
        tuples.retain(|t| parts.iter().zip(&t.places).all(is_free));
        tuples
    }

    /// Each tuple, with each choice of an access that reads.
    pub(super) fn wide_ways(&self, id: EventId, tuples: &[Tuple]) -> Ways {
        let is_write = self.graph.event(id).role == Role::Write;
        let choices = |t: &Tuple| if is_write { 1 } else { self.wide_choices(id, &t.places) };
        let each = |(number, tuple)| {
            (0..choices(tuple)).map(move |choice| Way { place: number as u32, choice })
        };
        tuples.iter().enumerate().flat_map(each).collect()
    }

    /// In how many ways an access may take what it finds at these places.
    fn wide_choices(&self, id: EventId, places: &[usize]) -> u32 {
        let (ops, reads) = (self.ops(id), self.values_of(id, places));
        match ops {
            [_, _, ..] => {
                let is_weak = matches!(ops[0].effect, Effect::Exchange { is_weak: true, .. });
                1 + u32::from(is_weak && finds_all(ops, &reads).unwrap_or(true))
            }
            _ => self.choices(id, &(None, reads[0])),
        }
    }

    /// What an access reads at these places, operation by operation.
    fn values_of(&self, id: EventId, places: &[usize]) -> SmallVec<[Value; 1]> {
        let parts: SmallVec<[EventId; 8]> = self.graph.parts(id).collect();
        if let [part] = parts[..] {
            return smallvec![self.value_at(self.graph.event(part).cell, places[0])];
        }
        let value = |op: &MemOp| {
            let mut whole = Joined::default();
            for (part, place) in parts.iter().zip(places) {
                let cell = self.graph.event(*part).cell;
                let at = self.cells.place(cell);
                if is_of(op, &at) {
                    whole.put(
                        self.machine.cache.is_big_endian(),
                        op.access.len,
                        (at.offset - op.access.offset) as u32,
                        self.value_at(cell, *place),
                        at.len,
                    );
                }
            }
            whole.value
        };
        self.ops(id).iter().map(value).collect()
    }

    fn perform_all(&self, ops: &[MemOp], reads: &[Value], choice: u32) -> Result<AllDone, Stop> {
        perform_all(self.machine.cache.is_big_endian(), ops, reads, choice)
    }

    /// What the pieces are of that an operation is about to read.
    fn note_pieces(&mut self, id: EventId, op: &MemOp, places: &[usize]) {
        let mut pieces: SmallVec<[Prov; 8]> = SmallVec::new();
        for (part, place) in self.graph.parts(id).zip(places) {
            let cell = self.graph.event(part).cell;
            if is_of(op, &self.cells.place(cell)) {
                pieces.push(self.value_at(cell, *place).prov);
            }
        }
        self.machine.note_pieces(Tid::from(id.thread), op, &pieces);
    }

    /// What an operation of an access writes, part by part.
    fn set_value(&mut self, id: EventId, op: &MemOp, value: Value) {
        for part in self.graph.parts(id) {
            let at = self.cells.place(self.graph.event(part).cell);
            if !is_of(op, &at) {
                continue;
            }
            let piece = bytes_of(
                &self.machine.cache,
                value,
                op.access.len,
                (at.offset - op.access.offset) as u32,
                at.len,
            );
            self.info_mut(part).value = piece;
        }
    }

    pub(super) fn is_consistent_whole(&mut self, id: EventId) -> bool {
        let mut reach = std::mem::take(&mut self.reach);
        let is_consistent = self.within_patience(|halt| {
            self.model.is_consistent_whole(&self.graph, id, &mut reach, halt)
        });
        self.reach = reach;
        is_consistent
    }

    /// Puts the parts of a write into coherence order.
    pub(super) fn insert_wide(&mut self, id: EventId, places: &[usize]) {
        for (part, place) in self.graph.parts(id).zip(places) {
            self.graph.remove_co(part);
            self.graph.insert_co(part, *place);
        }
    }

    /// The ways of a revisit of or by an access of several parts: where the write may stand in what
    /// is left, and what the other reads then, at one location at least from the write; `was` is
    /// what it read before.
    pub(super) fn wide_ways_of_revisit(
        &mut self,
        write: EventId,
        revisit: Revisit,
        was: &[EventId],
    ) -> (Ways, Vec<Tuple>) {
        let read = revisit.read;
        if revisit.held != 0 && !self.is_newest(write, revisit, was) {
            return (Ways::new(), Vec::new());
        }
        let held = |i: usize| (revisit.held >> i & 1 != 0).then(|| was[i]);
        let mut tuples = Vec::new();
        for at in self.write_tuples(write) {
            self.insert_wide(write, &at);
            let places: SmallVec<[Places; 8]> = self
                .graph
                .parts(read)
                .enumerate()
                .map(|(i, part)| self.wide_places_of_revisit(write, part, held(i)))
                .collect();
            let cells: SmallVec<[u32; 8]> =
                self.graph.parts(read).map(|part| self.graph.event(part).cell).collect();
            let is_ours = |(cell, place): (&u32, &usize)| {
                self.graph.first_part(self.graph.at_place(*cell, *place)) == write
            };
            let reads = whole_tuples(&self.graph, read, false, &places).into_iter();
            let reads = reads.filter(|places| cells.iter().zip(places).any(is_ours));
            tuples.extend(reads.map(|places| Tuple { places, write: at.clone() }));
        }
        let mut ways = Ways::new();
        for (number, tuple) in tuples.iter().enumerate() {
            self.insert_wide(write, &tuple.write);
            let choices = self.wide_choices(read, &tuple.places);
            ways.extend((0..choices).map(|choice| Way { place: number as u32, choice }));
        }
        self.graph.parts(write).for_each(|part| self.graph.remove_co(part));
        (ways, tuples)
    }

    /// Had the parts of a read that are not held read the newest that goes with what is held
    /// (`was`)? Without the write: it is as if it were the newest, and nothing leads on from it.
    fn is_newest(&mut self, write: EventId, revisit: Revisit, was: &[EventId]) -> bool {
        for part in self.graph.parts(write) {
            let newest = self.graph.cells[self.graph.event(part).cell as usize].co.len();
            self.graph.insert_co(part, newest);
        }
        let parts: SmallVec<[EventId; 8]> = self.graph.parts(revisit.read).collect();
        let mut lists: SmallVec<[Places; 8]> = SmallVec::new();
        for (i, part) in parts.iter().enumerate() {
            let cell = self.graph.event(*part).cell;
            let place = self.graph.place(cell, was[i]);
            let newest = self.graph.cells[cell as usize].co.len();
            let is_ours =
                newest > 0 && self.graph.first_part(self.graph.at_place(cell, newest)) == write;
            let is_held = revisit.held >> i & 1 != 0;
            lists.push(if is_held {
                Places::from_slice(&[place])
            } else {
                (0..=newest - usize::from(is_ours)).rev().collect()
            });
        }
        let tuples = whole_tuples(&self.graph, revisit.read, false, &lists);
        let first = tuples.into_iter().find(|places| self.may_read(revisit.read, places, write));
        parts.iter().for_each(|part| self.graph.unset_rf(*part));
        let places: Places = parts
            .iter()
            .zip(was)
            .map(|(part, w)| self.graph.place(self.graph.event(*part).cell, *w))
            .collect();
        self.graph.parts(write).for_each(|part| self.graph.remove_co(part));
        first == Some(places)
    }

    /// Might a read that is being revisited read so, and write if it does then, were it not for the
    /// write that revisits it?
    fn may_read(&mut self, read: EventId, places: &[usize], revisits: EventId) -> bool {
        let ops: SmallVec<[MemOp; 1]> = SmallVec::from_slice(self.ops(read));
        let done = self.perform_all(&ops, &self.values_of(read, places), 0);
        let (order, writes) = done.map_or_else(
            |_| (ops[0].order_if_wrong(), false),
            |all| (all[0].order, all[0].new.is_some()),
        );
        if writes && self.is_taken(read, places, revisits) {
            return false;
        }
        self.set_sources(read, places, 0, order);
        if !self.is_consistent_whole(read) {
            return false;
        }
        if !writes {
            return true;
        }
        self.set_roles(read, Role::Update);
        self.insert_wide(read, places);
        let is_consistent = self.is_consistent_whole(read);
        self.set_roles(read, Role::Read);
        is_consistent
    }

    /// Sets what the parts of an access read from.
    fn set_sources(&mut self, id: EventId, places: &[usize], choice: u32, order: Order) {
        for (part, place) in self.graph.parts(id).zip(places) {
            let event = self.graph.event_mut(part);
            (event.order, event.choice) = (order, choice);
            let from = self.graph.at_place(self.graph.event(part).cell, *place);
            self.graph.set_rf(part, from);
            self.synchronise(part);
        }
        self.graph.seal(id);
    }

    /// Makes an access an update, or a read again, which is in no coherence order.
    pub(super) fn set_roles(&mut self, id: EventId, role: Role) {
        for part in self.graph.parts(id) {
            if role == Role::Read {
                self.graph.remove_co(part);
            }
            self.graph.set_role(part, role);
        }
    }

    /// Does another update, but for `except`, read what an update would read at these places?
    fn is_taken(&self, id: EventId, places: &[usize], except: EventId) -> bool {
        let is_other = |update: EventId| self.graph.first_part(update) != except;
        let is_taken = |(part, place): (EventId, &usize)| {
            self.graph.update_after(self.graph.event(part).cell, *place).is_some_and(is_other)
        };
        self.graph.parts(id).zip(places).any(is_taken)
    }

    /// What a part of a read that is revisited may read: the write, its causes, and what is older
    /// than the read.
    fn wide_places_of_revisit(
        &self,
        write: EventId,
        part: EventId,
        held: Option<EventId>,
    ) -> Places {
        let event = self.graph.event(part);
        if let Some(held) = held {
            return Places::from_slice(&[self.graph.place(event.cell, held)]);
        }
        let is_known =
            |w: EventId| self.graph.event(w).stamp < event.stamp || self.graph.is_cause(w, write);
        let co = &self.graph.cells[event.cell as usize].co;
        let places = co.iter().enumerate().rev().filter(|(_, w)| is_known(**w)).map(|(i, _)| i + 1);
        places.chain([0]).collect()
    }

    /// Where a write may stand, part by part.
    fn write_tuples(&mut self, write: EventId) -> Vec<Places> {
        if self.graph.event(write).role == Role::Write {
            return self.free_tuples(write).into_iter().map(|t| t.places).collect();
        }
        let parts: SmallVec<[EventId; 8]> = self.graph.parts(write).collect();
        let places: Places = parts
            .iter()
            .map(|part| self.graph.place(self.graph.event(*part).cell, self.graph.event(*part).rf))
            .collect();
        let is_free = parts.iter().zip(&places).all(|(part, place)| {
            self.graph.update_after(self.graph.event(*part).cell, *place).is_none()
        });
        if is_free { vec![places] } else { Vec::new() }
    }
}

impl Events {
    /// The next operations of a thread become an access of several parts.
    pub(super) fn add_wide(&mut self, thread: usize) -> Added {
        let (queue, next) =
            (&self.machine.threads[thread].queues.to_commit, self.locals[thread].next);
        let ops: SmallVec<[MemOp; 1]> =
            SmallVec::from_slice(&queue[wide::pieces(queue, next as usize)]);
        let op = ops[0];
        for op in &ops[1..] {
            All::look(self, thread, Next::Access(op));
        }
        let Some(cells) = self.cells_of(&ops) else { return false.into() };
        if self.options.symmetry && !self.cells.cuts.asymmetric {
            symmetry::end_symmetry(self);
            return false.into();
        }
        if self.leaves_reads_from() {
            return false.into();
        }
        if equivalence::is_by_rf(self) || self.is_refused(thread) && !self.has_undefined() {
            let end = *End::unsupported("atomic accesses of different sizes with --equivalence rf");
            return self.fail(self.ending_of(thread, end)).into();
        }
        if let Some(ending) = self.no_wide_access(thread) {
            return self.fail(ending).into();
        }
        if cells.len() > Revisit::MOST_PARTS {
            let end = *End::unsupported(
                "an atomic access that is cut into more than eight parts, by its size or by \
                 accesses to parts of it, under the graph engine",
            );
            return self.fail(self.ending_of(thread, end)).into();
        }
        if cells.iter().any(|cell| self.commuting(*cell).next().is_some()) {
            return self.order_updates(&op).into();
        }
        // Where a path goes on with the access, it has the search's word that there is none.
        let is_known = self.is_event_wanted();
        if self.has_undefined() && !is_known && cells.iter().any(|cell| self.is_racy(*cell)) {
            let end =
                *End::unsupported("atomic accesses of different sizes that race and may be undef");
            return self.fail(self.ending_of(thread, end)).into();
        }
        let role = if op.access.kind == Kind::Write { Role::Write } else { Role::Read };
        let more = cells.len() - 1;
        let mut first = EventId::NONE;
        for (part, cell) in cells.iter().enumerate() {
            let event = Event {
                part: part as u8,
                more: (more - part) as u8,
                is_full: op.access.kind == Kind::Update,
                ..Event::new(role, op.access.order, *cell)
            };
            let id = self.push(thread, event, What::Op, Value::ZERO, op.site, op.ticket);
            if part == 0 {
                first = id;
            }
        }
        self.graph.seal(first);
        if op.access.kind != Kind::Read {
            let parts: SmallVec<[EventId; 8]> = self.graph.parts(first).collect();
            parts.into_iter().for_each(|part| stores::check_calls(self, part));
            cells.iter().for_each(|cell| give_way::check_other(self, *cell));
        }
        self.widen_step(cells.len());
        if op.access.kind == Kind::Write {
            return self.begin_wide_write(first, &ops);
        }
        if let Some(start) = spin::spin_start(self, first) {
            return self.take_off(first, Block::Spin(start)).into();
        }
        let tuples = self.forward_tuples(first);
        Added::Wide(first, tuples, Vec::new())
    }

    fn begin_wide_write(&mut self, first: EventId, ops: &[MemOp]) -> Added {
        for op in ops {
            if let Effect::Write(value) = op.effect {
                self.set_value(first, op, value);
            }
        }
        self.locals[first.thread as usize].next += ops.len() as u32;
        self.recheck_races(first);
        let revisits = self.revisits_of(first);
        let tuples = self.free_tuples(first);
        Added::Wide(first, tuples, revisits)
    }

    /// Lets an access read at these places; its thread stands right before it.
    pub(super) fn enter_wide(&mut self, id: EventId, places: &[usize], choice: u32) -> Entered {
        let ops: SmallVec<[MemOp; 1]> = SmallVec::from_slice(self.ops(id));
        let reads = self.values_of(id, places);
        let done = self.perform_all(&ops, &reads, choice);
        let order = done.as_ref().map_or_else(|_| ops[0].order_if_wrong(), |all| all[0].order);
        self.set_sources(id, places, choice, order);
        if !self.is_consistent_whole(id) {
            return Entered::Dead;
        }
        let done = match done {
            Ok(done) => done,
            Err(stop) => {
                self.fail(Ending {
                    end: *stop,
                    thread: Tid::from(id.thread),
                    stack: self.stack_of(id),
                });
                return Entered::Forward(Vec::new());
            }
        };
        let last = self.graph.last_part(id);
        All::meets(self, last, reads[0]);
        for (op, done) in ops.iter().zip(&done) {
            self.note_pieces(id, op, places);
            self.deliver(id, Some(op), done);
        }
        if done[0].new.is_none() {
            if order.is_atomic() {
                self.recheck_races(id);
            }
            return Entered::Forward(Vec::new());
        }
        for (op, done) in ops.iter().zip(&done) {
            if let Some(new) = done.new {
                self.set_value(id, op, new);
            }
        }
        let is_conflict = self.is_taken(id, places, EventId::NONE);
        self.set_roles(id, Role::Update);
        let revisits = self.revisits_of(id);
        self.insert_wide(id, places);
        if is_conflict || !self.is_consistent_whole(id) {
            return Entered::Revisits(revisits);
        }
        self.recheck_races(id);
        Entered::Forward(revisits)
    }
}

/// Is a location one of an operation's?
fn is_of(op: &MemOp, at: &Place) -> bool {
    (op.access.offset..op.access.offset + u64::from(op.access.len)).contains(&at.offset)
}

/// Every tuple with one place of each list, the first ones first, in which an access tears none
/// that is there: of a write to two of its locations it sees both parts, or neither. The others are
/// not consistent (`coherent_whole`), and there may be very many of them.
fn whole_tuples(graph: &Graph, id: EventId, is_write: bool, lists: &[Places]) -> Vec<Places> {
    let cells: SmallVec<[u32; 8]> = graph.parts(id).map(|part| graph.event(part).cell).collect();
    let sees = |cell: u32, place: usize, write: usize| match write.cmp(&place) {
        Ordering::Greater => Some(false),
        Ordering::Equal => Some(true),
        // It may have read a later write of its own from its store buffer.
        Ordering::Less => {
            (is_write || graph.at_place(cell, place).thread != id.thread).then_some(true)
        }
    };
    let mut tuples = vec![Places::new()];
    for (i, list) in lists.iter().enumerate() {
        let shared: Vec<_> = (0..i).map(|j| shared_writes(graph, cells[j], cells[i])).collect();
        let is_whole = |tuple: &Places, place: usize| {
            shared.iter().enumerate().all(|(j, writes)| {
                writes.iter().all(|(first, second)| {
                    let seen = (sees(cells[j], tuple[j], *first), sees(cells[i], place, *second));
                    !matches!(seen, (Some(a), Some(b)) if a != b)
                })
            })
        };
        let longer = |tuple: &Places| {
            let places = list.iter().filter(|place| is_whole(tuple, **place));
            places
                .map(|place| tuple.iter().copied().chain([*place]).collect())
                .collect::<Vec<Places>>()
        };
        tuples = tuples.iter().flat_map(longer).collect();
    }
    tuples
}

/// The writes that have a part in each of two locations, by their places there.
fn shared_writes(graph: &Graph, a: u32, b: u32) -> Vec<(usize, usize)> {
    let writes = graph.cells[a as usize].co.iter().enumerate();
    let in_both = |(i, write): (usize, &EventId)| {
        let other = graph.parts(*write).find(|part| graph.event(*part).cell == b)?;
        let place = graph.cells[b as usize].co.iter().position(|w| *w == other)?;
        Some((i + 1, place + 1))
    };
    writes.filter(|(_, write)| graph.is_wide(**write)).filter_map(in_both).collect()
}
