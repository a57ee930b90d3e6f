//! What an event is ordered before, under the models that have one order in which memory sees what
//! happens: SC (`po ∪ rf ∪ co ∪ fr`) and the store buffers (part of `po`, with `rfe`).

use super::{Event, EventId, Graph, Role};
use crate::access::Order;
use smallvec::SmallVec;
use std::mem::{Discriminant, discriminant};

/// Is an event of a thread kept before a later one of the same thread? Their roles, their orders
/// and whether they are full decide that, and nothing else.
pub type Keeps = fn(&Event, &Event) -> bool;

/// What an event is.
type Class = (Discriminant<Role>, Order, bool);

fn class_of(event: &Event) -> Class {
    (discriminant(&event.role), event.order, event.is_full)
}

/// A growing set of events: all that some events are ordered before.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    /// For each thread, events from this number on are in the set; under `keeps`, bit sets instead.
    from: SmallVec<[u32; 16]>,
    marks: Vec<SmallVec<[u64; 2]>>,
    /// For each thread and class, from which number on it was looked which events those of the
    /// class are kept before. So each thread is gone through once for a class, and not once for
    /// each event.
    looked: Vec<SmallVec<[(Class, u32); 4]>>,
    work: Vec<EventId>,
}

impl Reach {
    /// Empties the set for a graph of so many threads.
    pub fn clear(&mut self, graph: &Graph, keeps: Option<Keeps>) {
        self.from.clear();
        self.from.resize(graph.lines.len(), u32::MAX);
        self.work.clear();
        if keeps.is_some() {
            self.marks.clear();
            self.marks.extend(
                graph.lines.iter().map(|l| SmallVec::from_elem(0, l.events.len().div_ceil(64))),
            );
            self.looked.clear();
            self.looked.resize(graph.lines.len(), SmallVec::new());
        }
    }

    /// Adds an event and all that it is ordered before, when every thread's program order is kept
    /// (SC). Says whether one of the events counted by `causes` is among them: a cycle. No threads
    /// are none of their events.
    pub fn add_all(&mut self, graph: &Graph, start: EventId, causes: &[u32]) -> bool {
        self.work.push(start);
        self.close_all(graph, causes)
    }

    /// Adds what an access is ordered before, all its parts taken for one. Says whether that is the
    /// access itself, or one of its causes: a cycle.
    pub fn is_cyclic(&mut self, graph: &Graph, id: EventId) -> bool {
        self.clear(graph, None);
        for part in graph.parts(id) {
            self.expand(graph, part, graph.event(part), false);
        }
        self.close_all(graph, graph.hb(graph.last_part(id)))
    }

    /// The same when only part of program order is kept.
    pub fn is_cyclic_by(&mut self, graph: &Graph, id: EventId, keeps: Keeps) -> bool {
        self.clear(graph, Some(keeps));
        for part in graph.parts(id) {
            self.expand(graph, part, graph.event(part), true);
        }
        self.close_some(graph, keeps);
        self.has(id)
    }

    fn close_all(&mut self, graph: &Graph, causes: &[u32]) -> bool {
        while let Some(id) = self.work.pop() {
            let id = graph.first_part(id);
            let thread = id.thread as usize;
            let known = self.from[thread];
            if id.index >= known {
                continue;
            }
            if causes.get(thread).is_some_and(|count| id.index < *count) {
                return true;
            }
            self.from[thread] = id.index;
            let events = &graph.lines[thread].events;
            let new = events.iter().enumerate().take(known as usize).skip(id.index as usize);
            for (index, event) in new {
                self.expand(graph, EventId::new(thread, index), event, false);
            }
        }
        false
    }

    /// The same when only part of program order is kept.
    pub fn add_some(&mut self, graph: &Graph, start: EventId, keeps: Keeps) {
        self.work.push(start);
        self.close_some(graph, keeps);
    }

    fn close_some(&mut self, graph: &Graph, keeps: Keeps) {
        while let Some(id) = self.work.pop() {
            if self.has(id) {
                continue;
            }
            for id in graph.parts(id) {
                let (thread, index) = (id.thread as usize, id.index as usize);
                self.marks[thread][index / 64] |= 1 << (index % 64);
                let events = &graph.lines[thread].events;
                let event = &events[index];
                let end = self.look_from(thread, class_of(event), index + 1, events.len());
                let new = events.iter().enumerate().take(end).skip(index + 1);
                for (later, next) in new {
                    if keeps(event, next) {
                        self.work.push(EventId::new(thread, later));
                    }
                }
                self.expand(graph, id, event, true);
            }
        }
    }

    /// It is looked from `from` on what events of a class are kept before: up to where that was
    /// known.
    fn look_from(&mut self, thread: usize, class: Class, from: usize, end: usize) -> usize {
        let looked = &mut self.looked[thread];
        match looked.iter_mut().find(|(known, _)| *known == class) {
            Some((_, known)) => {
                let end = *known as usize;
                *known = (*known).min(from as u32);
                end
            }
            None => {
                looked.push((class, from as u32));
                end
            }
        }
    }

    /// Is the event in the set ([`Reach::add_all`])?
    #[inline]
    pub fn has_in_order(&self, id: EventId) -> bool {
        self.from[id.thread as usize] <= id.index
    }

    /// Is the event in the set ([`Reach::add_some`])?
    #[inline]
    pub fn has(&self, id: EventId) -> bool {
        self.marks[id.thread as usize][id.index as usize / 64] >> (id.index % 64) & 1 != 0
    }

    /// The next events of other kinds than program order: coherence, reads-from (`rfe`: to other
    /// threads only), from-reads, starts and joins.
    fn expand(&mut self, graph: &Graph, id: EventId, event: &Event, is_external: bool) {
        match event.role {
            // A read that is being revisited reads nothing.
            Role::Read if event.rf == EventId::NONE => {}
            Role::Read => self.coherence_after(graph, event.cell, event.rf),
            Role::Write | Role::Update => {
                self.coherence_after(graph, event.cell, id);
                for &read in &graph.cells[event.cell as usize].reads {
                    if graph.event(read).rf == id && !(is_external && read.thread == id.thread) {
                        self.work.push(read);
                    }
                }
            }
            Role::Spawn(child) => {
                let child = child as usize;
                let events =
                    graph.lines.get(child).filter(|l| l.parent == id).map_or(0, |l| l.events.len());
                let all = if is_external { events } else { events.min(1) };
                self.work.extend((0..all).map(|index| EventId::new(child, index)));
            }
            Role::Fence | Role::Sync | Role::Other => {}
        }
        self.work.extend(graph.syncs.iter().filter(|s| graph.event(**s).rf == id));
    }

    fn coherence_after(&mut self, graph: &Graph, cell: u32, write: EventId) {
        let co = &graph.cells[cell as usize].co;
        let mut next = None;
        for &w in co.iter().rev() {
            if w == write {
                break;
            }
            next = Some(w);
        }
        self.work.extend(next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_comes_after_in_a_long_thread_is_reached() {
        const EVENTS: usize = 130;
        let mut graph = Graph::new(false);
        graph.ensure_thread(1);
        graph.ensure_cell(0);
        for place in 0..EVENTS {
            let write = graph.push(0, Event::new(Role::Write, Order::Rlx, 0));
            graph.insert_co(write, place);
        }
        // It reads from the last write, which all others come before.
        let read = graph.push(1, Event::new(Role::Read, Order::Rlx, 0));
        graph.set_rf(read, EventId::new(0, EVENTS - 1));
        let mut reach = Reach::default();
        for start in [0, 1, 63, 64, 65, 127, 128, 129] {
            reach.clear(&graph, Some(|_, _| true));
            reach.add_some(&graph, EventId::new(0, start), |_, _| true);
            let reached: Vec<usize> =
                (0..EVENTS).filter(|index| reach.has(EventId::new(0, *index))).collect();
            assert_eq!(reached, (start..EVENTS).collect::<Vec<_>>());
            assert!(reach.has(read));
        }
    }

    /// Against the definition: an event is reached if one that is reached is kept before it.
    #[test]
    fn what_is_kept_is_reached() {
        const EVENTS: usize = 40;
        fn keeps(earlier: &Event, later: &Event) -> bool {
            match (earlier.role, later.role) {
                (Role::Write, Role::Read) => later.is_full,
                (Role::Write, Role::Write) => later.order == Order::Rel,
                (Role::Fence, _) => earlier.order == Order::Sc,
                (_, Role::Fence) => later.order == Order::Sc && earlier.is_full,
                _ => true,
            }
        }
        let mut seed = 1u64;
        let mut below = |n: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % n
        };
        for _ in 0..200 {
            let mut graph = Graph::new(false);
            graph.ensure_thread(1);
            graph.ensure_cell(0);
            let mut written = 0;
            for _ in 0..EVENTS {
                let role = [Role::Read, Role::Write, Role::Fence][below(3)];
                let order = [Order::Rlx, Order::Rel, Order::Sc][below(3)];
                let mut event = Event::new(role, order, 0);
                event.is_full = below(5) == 0;
                event.rf = EventId::NONE;
                let id = graph.push(0, event);
                if role == Role::Write {
                    graph.insert_co(id, written);
                    written += 1;
                }
            }
            let start = below(EVENTS);
            let event = |index: usize| graph.event(EventId::new(0, index));
            // Coherence goes with program order here.
            let is_next = |a: usize, b: usize| {
                event(a).role == Role::Write && event(b).role == Role::Write
                    || keeps(event(a), event(b))
            };
            let mut expected = vec![false; EVENTS];
            expected[start] = true;
            for b in start + 1..EVENTS {
                expected[b] = (start..b).any(|a| expected[a] && is_next(a, b));
            }
            let mut reach = Reach::default();
            reach.clear(&graph, Some(keeps));
            reach.add_some(&graph, EventId::new(0, start), keeps);
            let reached: Vec<bool> =
                (0..EVENTS).map(|index| reach.has(EventId::new(0, index))).collect();
            assert_eq!(reached, expected);
        }
    }
}
