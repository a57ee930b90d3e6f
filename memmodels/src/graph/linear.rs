//! Is there a coherence order? For searches that tell graphs apart by `po` and `rf` only, and count
//! those that differ in `co` as one: what such a graph needs is one order that the model allows.
//!
//! What must be is found first, by rules until there is nothing new (saturation; Abdulla et al.,
//! *Optimal Stateless Model Checking for Reads-From Equivalence under Sequential Consistency*,
//! OOPSLA 2019): with `r` reading from `w`, and `v` another write there, `v` before `r` makes `v`
//! come before `w`, and `w` before `v` makes `r` come before `v`. "Before" is the order in which
//! memory sees what happens, where the model has one (SC, TSO, PSO); otherwise coherence order
//! itself, which happens-before gives (the *writes-before* order of Lahav, Vafeiadis, ECOOP 2015,
//! for RA). What is open then is tried in both ways, where it can matter: to decide this under SC
//! is NP-complete (Gibbons, Korach, SIAM J. Comput. 1997), but it is rare that a try fails.

use super::{EventId, Graph, Role};
use crate::access::Order;
use crate::axioms::Axioms;
use crate::graph::reach::Keeps;
use crate::patience::{Halt, Halted, Patience};
use std::cell::Cell;

/// What coherence order has to go with.
#[derive(Clone, Copy, Debug)]
pub enum Base {
    /// One order in which memory sees what happens, with so much of program order in it; all of it
    /// without a function.
    Memory(Option<Keeps>),
    /// What happens before, at each location.
    HappensBefore,
}

/// The writes of each location, in order.
pub type Orders = Vec<Vec<EventId>>;

/// A coherence order that the model allows for `po` and `rf` as they are, if there is one. Events
/// in `without` count as not there; `given` are pairs of writes that are to stand in this order.
/// Accesses of several parts are not considered.
///
/// # Errors
/// It took longer than anybody waits for it.
pub fn coherence(
    graph: &Graph,
    axioms: &dyn Axioms,
    without: &[EventId],
    given: &[(EventId, EventId)],
    halt: &Halt<'_>,
) -> Result<Option<Orders>, Halted> {
    let meter = Meter { halt, is_over: Cell::new(false) };
    let mut search = Search::new(graph, axioms, without, &meter);
    let is_possible = meter.allows(search.after.bits.len())
        && search.begin(axioms.base())
        && given.iter().all(|(a, b)| search.add_ids(*a, *b));
    let orders = if is_possible { search.solve() } else { None };
    if meter.is_over.get() { Err(Halted) } else { Ok(orders) }
}

/// Measures what is done. Once it is over there is no order any more, and so the search for one
/// ends.
struct Meter<'a> {
    halt: &'a Halt<'a>,
    is_over: Cell<bool>,
}

impl Meter<'_> {
    /// Is there time for so much?
    fn allows(&self, words: usize) -> bool {
        if !self.is_over.get() && self.halt.spend(words).is_err() {
            self.is_over.set(true);
        }
        !self.is_over.get()
    }

    /// Does a model allow this graph? If there is no time to find out it does not.
    fn goes_with(&self, axioms: &dyn Axioms, graph: &Graph) -> bool {
        axioms.allows(graph, self.halt).unwrap_or_else(|Halted| {
            self.is_over.set(true);
            false
        })
    }
}

/// The writes that a thread's last access may read from as far as coherence with what happens
/// before it goes, the initial one last: none that another one hides. One of them, the newest in an
/// order that the graph has, may be read from under any model.
pub fn sources(graph: &Graph, id: EventId, without: &[EventId]) -> Vec<EventId> {
    let writes = || {
        graph.cells[graph.event(id).cell as usize]
            .co
            .iter()
            .copied()
            .filter(|w| *w != id && !without.contains(w))
    };
    let hides = |v: EventId, w: EventId| v != w && graph.is_hb(v, id) && graph.is_hb(w, v);
    writes().chain([EventId::INIT]).filter(|w| !writes().any(|v| hides(v, *w))).collect()
}

/// The writes to a location that may be the last one, as far as what happens before goes.
pub fn last_writes(graph: &Graph, cell: u32) -> Vec<EventId> {
    let writes = &graph.cells[cell as usize].co;
    writes
        .iter()
        .copied()
        .filter(|w| !writes.iter().any(|v| v != w && graph.is_hb(*w, *v)))
        .collect()
}

/// Bits of the order so far: for each event, those after it.
#[derive(Clone)]
struct After {
    words: usize,
    bits: Vec<u64>,
}

impl After {
    fn has(&self, a: usize, b: usize) -> bool {
        self.bits[a * self.words + b / 64] >> (b % 64) & 1 != 0
    }

    /// Puts `a` before `b`, with all that follows from it. Not if that makes a cycle.
    fn add(&mut self, a: usize, b: usize) -> bool {
        if a == b || self.has(b, a) {
            return false;
        }
        if self.has(a, b) {
            return true;
        }
        let mut new: Vec<u64> = self.bits[b * self.words..(b + 1) * self.words].to_vec();
        new[b / 64] |= 1 << (b % 64);
        for x in 0..self.bits.len() / self.words {
            if x == a || self.has(x, a) {
                self.bits[x * self.words..(x + 1) * self.words]
                    .iter_mut()
                    .zip(&new)
                    .for_each(|(x, new)| *x |= new);
            }
        }
        true
    }

    fn count(&self, a: usize) -> u32 {
        self.bits[a * self.words..(a + 1) * self.words].iter().map(|w| w.count_ones()).sum()
    }
}

/// An access that reads: from no event if from the initial write.
struct Source {
    read: usize,
    write: Option<usize>,
    cell: usize,
}

struct Search<'a> {
    meter: &'a Meter<'a>,
    graph: &'a Graph,
    axioms: &'a dyn Axioms,
    without: &'a [EventId],
    /// The order of any two writes must be known.
    is_total: bool,
    /// The number of each thread's first event.
    first: Vec<usize>,
    /// Every event that is there.
    events: Vec<EventId>,
    /// By location.
    writes: Vec<Vec<usize>>,
    sources: Vec<Source>,
    /// Writes whose place among others must be known.
    matters: Vec<bool>,
    after: After,
}

impl<'a> Search<'a> {
    fn new(
        graph: &'a Graph,
        axioms: &'a dyn Axioms,
        without: &'a [EventId],
        meter: &'a Meter<'a>,
    ) -> Search<'a> {
        let mut first = Vec::with_capacity(graph.lines.len());
        let mut n = 0;
        for line in &graph.lines {
            first.push(n);
            n += line.events.len();
        }
        let words = n.div_ceil(64).max(1);
        let events = graph.order.iter().copied().filter(|e| !without.contains(e)).collect();
        let after = After { words, bits: vec![0; n * words] };
        let writes = vec![Vec::new(); graph.cells.len()];
        let is_total = axioms.needs_total(graph);
        Search {
            meter,
            graph,
            axioms,
            without,
            is_total,
            first,
            events,
            writes,
            sources: Vec::new(),
            matters: vec![false; n],
            after,
        }
    }

    fn number(&self, id: EventId) -> usize {
        self.first[id.thread as usize] + id.index as usize
    }

    fn add_ids(&mut self, a: EventId, b: EventId) -> bool {
        if !a.is_event() || !b.is_event() {
            return !a.is_event();
        }
        let (a, b) = (self.number(a), self.number(b));
        // A row for each event is looked at.
        let rows = if self.after.has(a, b) { 1 } else { self.matters.len() };
        self.meter.allows(rows) && self.after.add(a, b)
    }

    /// What the graph and the model say at once. Not if that is a cycle.
    fn begin(&mut self, base: Base) -> bool {
        for id in self.events.clone() {
            let (event, number) = (self.graph.event(id), self.number(id));
            if event.writes() {
                self.writes[event.cell as usize].push(number);
                self.matters[number] |= self.is_total;
            }
            if event.reads() && event.rf != EventId::NONE {
                let write = event.rf.is_event().then(|| self.number(event.rf));
                self.sources.push(Source { read: number, write, cell: event.cell as usize });
                let is_memory = matches!(base, Base::Memory(_));
                if let Some(write) = write {
                    self.matters[write] |= is_memory || event.role == Role::Update;
                }
                if event.role == Role::Update && !self.add_ids(event.rf, id) {
                    return false;
                }
            }
        }
        match base {
            Base::Memory(keeps) => {
                self.add_memory(keeps)
                    && (keeps.is_none()
                        || self.add_coherence(&|a, b| a.thread == b.thread && a.index < b.index))
            }
            Base::HappensBefore => {
                let graph = self.graph;
                self.add_coherence(&|a, b| a != b && graph.is_hb(a, b))
            }
        }
    }

    /// Program order as far as it is kept, reads-from as far as it is external, starts and joins.
    fn add_memory(&mut self, keeps: Option<Keeps>) -> bool {
        for id in self.events.clone() {
            let event = self.graph.event(id);
            let is_internal = keeps.is_some() && event.rf.thread == id.thread;
            if (event.reads() || event.role == Role::Sync)
                && !is_internal
                && event.rf != EventId::NONE
                && !self.add_ids(event.rf, id)
            {
                return false;
            }
            let parent = self.graph.lines[id.thread as usize].parent;
            let is_first = id.index == 0 || keeps.is_some();
            if is_first && self.graph.contains(parent) && !self.add_ids(parent, id) {
                return false;
            }
            let earlier = if keeps.is_some() { 0 } else { id.index.saturating_sub(1) };
            for index in earlier..id.index {
                let before = EventId { index, ..id };
                if keeps.is_none_or(|keeps| keeps(self.graph.event(before), event))
                    && !self.add_ids(before, id)
                {
                    return false;
                }
            }
        }
        true
    }

    /// Coherence of accesses of which one is before the other: what the later one reads or follows
    /// is no older than what the earlier one has read or written.
    fn add_coherence(&mut self, is_before: &dyn Fn(EventId, EventId) -> bool) -> bool {
        let is_known = |e: &EventId| {
            self.graph.event(*e).is_access()
                && (self.graph.event(*e).role == Role::Write
                    || self.graph.event(*e).rf != EventId::NONE)
        };
        let accesses: Vec<EventId> = self.events.iter().copied().filter(is_known).collect();
        for &a in &accesses {
            if !self.meter.allows(accesses.len()) {
                return false;
            }
            for &b in &accesses {
                let (x, y) = (self.graph.event(a), self.graph.event(b));
                if x.cell != y.cell || !is_before(a, b) {
                    continue;
                }
                let seen = if x.writes() { a } else { x.rf };
                let bound = if y.reads() { y.rf } else { b };
                if seen != bound && !self.add_ids(seen, bound) {
                    return false;
                }
            }
        }
        true
    }

    /// Both rules, until there is nothing new. Not if that makes a cycle.
    fn saturate(&mut self) -> bool {
        let mut is_done = false;
        while !is_done {
            is_done = true;
            for source in &self.sources {
                if !self.meter.allows(self.writes[source.cell].len()) {
                    return false;
                }
                for &other in self.writes[source.cell]
                    .iter()
                    .filter(|w| **w != source.read && Some(**w) != source.write)
                {
                    if self.after.has(other, source.read)
                        && !source.write.is_some_and(|w| self.after.has(other, w))
                    {
                        is_done = false;
                        let is_possible = self.meter.allows(self.after.bits.len());
                        if !is_possible || !source.write.is_some_and(|w| self.after.add(other, w)) {
                            return false;
                        }
                    }
                    if source.write.is_none_or(|w| self.after.has(w, other))
                        && !self.after.has(source.read, other)
                    {
                        is_done = false;
                        let is_possible = self.meter.allows(self.after.bits.len());
                        if !is_possible || !self.after.add(source.read, other) {
                            return false;
                        }
                    }
                }
            }
        }
        true
    }

    /// Tries what is open.
    fn solve(&mut self) -> Option<Orders> {
        if !self.meter.allows(self.after.bits.len()) || !self.saturate() {
            return None;
        }
        let Some((a, b)) = self.open() else {
            let orders = self.orders();
            let is_allowed =
                !self.is_total || self.meter.goes_with(self.axioms, &self.ordered(&orders));
            return is_allowed.then_some(orders);
        };
        let known = self.after.clone();
        for (a, b) in [(a, b), (b, a)] {
            if self.after.add(a, b)
                && let Some(orders) = self.solve()
            {
                return Some(orders);
            }
            self.after = known.clone();
        }
        None
    }

    /// Two writes of one location in no order yet, where it matters; the one that was added first
    /// comes first.
    fn open(&self) -> Option<(usize, usize)> {
        for writes in &self.writes {
            for (i, &a) in writes.iter().enumerate() {
                let is_open = |b: &&usize| {
                    (self.matters[a] || self.matters[**b])
                        && !self.after.has(a, **b)
                        && !self.after.has(**b, a)
                };
                if let Some(&b) = writes[i + 1..].iter().find(is_open) {
                    return Some((a, b));
                }
            }
        }
        None
    }

    /// The graph with these orders.
    fn ordered(&self, orders: &Orders) -> Graph {
        let mut graph = self.graph.clone();
        graph.cells.iter_mut().zip(orders).for_each(|(cell, order)| cell.co.clone_from(order));
        for &id in self.without {
            let event = graph.event_mut(id);
            (event.role, event.order) = (Role::Other, Order::Na);
            let cell = event.cell as usize;
            if let Some(cell) = graph.cells.get_mut(cell) {
                cell.reads.retain(|read| *read != id);
            }
        }
        graph
    }

    /// A linear extension: what is before more comes first.
    fn orders(&self) -> Orders {
        let mut by_number: Vec<EventId> = Vec::with_capacity(self.matters.len());
        for (thread, line) in self.graph.lines.iter().enumerate() {
            by_number.extend((0..line.events.len()).map(|index| EventId::new(thread, index)));
        }
        let order = |writes: &Vec<usize>| {
            let mut sorted = writes.clone();
            sorted.sort_by_key(|w| (std::cmp::Reverse(self.after.count(*w)), *w));
            sorted.into_iter().map(|w| by_number[w]).collect()
        };
        self.writes.iter().map(order).collect()
    }
}

/// Has a graph two `seq_cst` events?
pub fn has_sc(graph: &Graph) -> bool {
    let is_sc = |e: &&EventId| {
        graph.event(**e).order == Order::Sc
            && (graph.event(**e).is_access() || graph.event(**e).role == Role::Fence)
    };
    graph.order.iter().filter(is_sc).nth(1).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_many_events_is_closed() {
        const EVENTS: usize = 150;
        let words = EVENTS.div_ceil(64);
        let mut after = After { words, bits: vec![0; EVENTS * words] };
        // A chain of all; its links come in another order, as 149 is a prime number.
        for link in (0..EVENTS - 1).map(|n| n * 64 % (EVENTS - 1)) {
            assert!(after.add(link, link + 1));
        }
        for a in 0..EVENTS {
            assert_eq!(after.count(a) as usize, EVENTS - 1 - a);
            for b in 0..EVENTS {
                assert_eq!(after.has(a, b), a < b, "{a} {b}");
            }
        }
        // What goes the other way makes a cycle.
        assert!(!after.add(64, 63) && !after.add(149, 0) && after.add(0, 149));
    }
}
