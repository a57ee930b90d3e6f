//! A graph as an execution for the interpreted axioms.

use super::{EventId, Graph, Role};
use crate::access::{Kind, Order};
use crate::cat::{Event, Execution};
use crate::relation::Relation;
use rustc_hash::FxHashMap;

/// The execution that a graph is. An update becomes its read and its write, each location that was
/// accessed gets an initial write, and the starts and joins of threads are events without a
/// location.
pub fn execution(graph: &Graph) -> Execution {
    numbered(graph).0
}

/// The same, with the numbers of the graph's events in it. Of events that order nothing it has
/// those that others come after.
pub fn numbered(graph: &Graph) -> (Execution, Numbers) {
    let is_followed = |id: EventId| graph.syncs.iter().any(|s| graph.event(*s).rf == id);
    let mut numbers = Numbers { first: Vec::new(), initial: Vec::new() };
    let mut events = Vec::new();
    for (t, line) in graph.lines.iter().enumerate() {
        numbers.first.push(Vec::new());
        for (index, event) in line.events.iter().enumerate() {
            // A barrier is one for what follows in its thread.
            let is_barrier = event.is_full && index + 1 < line.events.len();
            let is_other = event.role == Role::Other && !is_barrier;
            if is_other && !is_followed(EventId::new(t, index)) {
                numbers.first[t].push(NONE);
                continue;
            }
            numbers.first[t].push(events.len());
            let (order, is_full) = (event.order, event.is_full);
            let location = event.is_access().then_some(event.cell);
            let mut enter = |kind| {
                let thread = Some(t as u32);
                events.push(Event { thread, kind, order, location, is_full })
            };
            if event.reads() {
                enter(Kind::Read);
            }
            if event.writes() {
                enter(Kind::Write);
            }
            if !event.is_access() {
                enter(Kind::Fence);
            }
        }
    }
    for (number, cell) in graph.cells.iter().enumerate() {
        numbers.initial.push(events.len());
        if !cell.co.is_empty() || !cell.reads.is_empty() {
            events.push(Event {
                thread: None,
                kind: Kind::Write,
                order: Order::Na,
                location: Some(number as u32),
                is_full: false,
            });
        }
    }
    let mut x = Execution::new(events);
    relate_threads(graph, &numbers, &mut x);
    relate_accesses(graph, &numbers, &mut x);
    relate_wide(graph, &numbers, &mut x);
    (x, numbers)
}

/// Of an event that the execution does not have.
const NONE: usize = usize::MAX;

/// Which numbers events have in an execution.
#[derive(Clone, Debug)]
pub struct Numbers {
    first: Vec<Vec<usize>>,
    initial: Vec<usize>,
}

impl Numbers {
    /// Is an event related to another one by a relation of the execution: any part of it to any?
    pub fn is_related(&self, graph: &Graph, by: &Relation, a: EventId, b: EventId) -> bool {
        let parts = |id: EventId| {
            let first = self.first[id.thread as usize][id.index as usize];
            let more = usize::from(graph.event(id).role == Role::Update);
            (first..first.saturating_add(more + 1)).filter(|n| *n != NONE)
        };
        parts(a).any(|a| parts(b).any(|b| by.contains(a, b)))
    }

    /// The event that has each number; initial writes are [`EventId::INIT`].
    pub fn events(&self, graph: &Graph) -> FxHashMap<usize, EventId> {
        let mut events: FxHashMap<_, _> =
            self.initial.iter().map(|n| (*n, EventId::INIT)).collect();
        for (thread, firsts) in self.first.iter().enumerate() {
            for (index, first) in firsts.iter().enumerate().filter(|(_, n)| **n != NONE) {
                let id = EventId::new(thread, index);
                events.insert(*first, id);
                if graph.event(id).role == Role::Update {
                    events.insert(first + 1, id);
                }
            }
        }
        events
    }

    fn read(&self, id: EventId) -> usize {
        self.first[id.thread as usize][id.index as usize]
    }

    fn write(&self, graph: &Graph, id: EventId, cell: u32) -> usize {
        match id.is_event() {
            true => self.read(id) + usize::from(graph.event(id).role == Role::Update),
            false => self.initial[cell as usize],
        }
    }
}

fn relate_threads(graph: &Graph, numbers: &Numbers, x: &mut Execution) {
    let thread = |x: &Execution, i: usize| x.events[i].thread;
    let n = x.events.len();
    x.po =
        Relation::filter(n, |a, b| a < b && thread(x, a).is_some() && thread(x, a) == thread(x, b));
    for (t, line) in graph.lines.iter().enumerate() {
        for (index, event) in line.events.iter().enumerate() {
            let at = numbers.first[t][index];
            match event.role {
                Role::Spawn(child) => {
                    let events = numbers.first.get(child as usize).into_iter().flatten();
                    for first in events.filter(|n| **n != NONE) {
                        x.extra_sync.insert(at, *first);
                    }
                }
                Role::Sync => x.extra_sync.insert(numbers.read(event.rf), at),
                _ => {}
            }
        }
    }
}

fn relate_accesses(graph: &Graph, numbers: &Numbers, x: &mut Execution) {
    for id in graph.order.iter().copied() {
        let event = graph.event(id);
        // An undefined read may read from nothing.
        if event.reads() && event.rf != EventId::NONE {
            x.rf.insert(numbers.write(graph, event.rf, event.cell), numbers.read(id));
        }
        if event.role == Role::Update {
            x.rmw.insert(numbers.read(id), numbers.read(id) + 1);
        }
    }
    for (number, cell) in graph.cells.iter().enumerate() {
        for (i, w) in cell.co.iter().enumerate() {
            let at = numbers.write(graph, *w, number as u32);
            x.co.insert(numbers.initial[number], at);
            for later in &cell.co[i + 1..] {
                x.co.insert(at, numbers.write(graph, *later, number as u32));
            }
        }
    }
}

/// Between an access to several locations, part by part, and those that share one with it.
fn relate_wide(graph: &Graph, numbers: &Numbers, x: &mut Execution) {
    let accesses: Vec<EventId> =
        graph.order.iter().copied().filter(|id| graph.event(*id).is_access()).collect();
    let cells = |id: EventId| graph.parts(id).map(|part| graph.event(part).cell);
    let number = |id: EventId| {
        let first = numbers.read(id);
        first..=first + usize::from(graph.event(id).role == Role::Update)
    };
    for a in accesses.iter().filter(|id| graph.is_wide(**id)) {
        let shares = |b: &&EventId| cells(*a).any(|cell| cells(**b).any(|other| other == cell));
        for b in accesses.iter().filter(shares) {
            for (a, b) in number(*a).flat_map(|a| number(*b).map(move |b| (a, b))) {
                x.wide.insert(a, b);
                x.wide.insert(b, a);
            }
        }
    }
}
