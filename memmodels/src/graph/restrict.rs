//! Cutting a graph back to what a revisit keeps, and undoing that.

use super::maximal::{self, Revisit};
use super::{Cell, Event, EventId, Graph, Role, widen};
use smallvec::SmallVec;

/// What [`Graph::restrict`] took away.
#[derive(Clone, Debug, Default)]
pub struct Removed {
    /// For each thread that lost events: how many it kept, and the others with their clocks.
    tails: Vec<Tail>,
    /// Threads whose start is gone, and what started them.
    spawned: Vec<(usize, EventId)>,
    cells: Vec<(u32, Cell)>,
    order: Vec<EventId>,
    syncs: Vec<EventId>,
    sc_fences: Vec<EventId>,
    stride: usize,
}

#[derive(Clone, Debug)]
struct Tail {
    thread: usize,
    kept: usize,
    events: Vec<Event>,
    clocks: Vec<u32>,
}

/// Lists that nobody needs any more: room for the next cut.
#[derive(Debug, Default)]
pub(super) struct Spares {
    ids: Room<EventId>,
    events: Room<Event>,
    clocks: Room<u32>,
    /// Without anything in them.
    removed: Vec<Removed>,
}

/// So many lists of a kind are kept.
const KEPT: usize = 64;

#[derive(Debug)]
struct Room<T>(Vec<Vec<T>>);

impl Clone for Spares {
    /// A copy has none.
    fn clone(&self) -> Spares {
        Spares::default()
    }
}

impl<T> Default for Room<T> {
    fn default() -> Room<T> {
        Room(Vec::new())
    }
}

impl<T: Copy> Room<T> {
    fn keep(&mut self, mut list: Vec<T>) {
        if list.capacity() > 0 && self.0.len() < KEPT {
            list.clear();
            self.0.push(list);
        }
    }

    fn copy(&mut self, from: &[T]) -> Vec<T> {
        let mut list = if from.is_empty() { Vec::new() } else { self.0.pop().unwrap_or_default() };
        list.extend_from_slice(from);
        list
    }

    /// What a list has from this place on.
    fn cut(&mut self, list: &mut Vec<T>, at: usize) -> Vec<T> {
        let cut = self.copy(&list[at..]);
        list.truncate(at);
        cut
    }
}

impl Graph {
    /// Keeps the events stamped up to that of `read` (whole), and the causes of `write` (itself as
    /// well): all others go (TruSt's `Restrict`). The causes of what is held stay as well. Without
    /// `keeps_read` the read goes, too.
    pub fn restrict(&mut self, revisit: Revisit, write: EventId, keeps_read: bool) -> Removed {
        let read = revisit.read;
        let limit = self.event(self.last_part(read)).stamp + u32::from(keeps_read);
        let mut removed = self.spares.removed.pop().unwrap_or_default();
        removed.order = self.spares.ids.copy(&self.order);
        removed.syncs = self.spares.ids.copy(&self.syncs);
        removed.sc_fences = self.spares.ids.copy(&self.sc_fences);
        removed.stride = self.stride;
        let mut touched: SmallVec<[u32; 16]> = SmallVec::new();
        touched.extend(self.parts(read).chain(self.parts(write)).map(|e| self.event(e).cell));
        let causes = maximal::kept_causes(self, write, revisit);
        let width = self.stride * self.kinds;
        for (thread, line) in self.lines.iter_mut().enumerate() {
            let mut kept = line.events.len();
            while kept > causes[thread] as usize && line.events[kept - 1].stamp >= limit {
                kept -= 1;
            }
            if kept < line.events.len() {
                let events = self.spares.events.cut(&mut line.events, kept);
                touched.extend(events.iter().filter(|e| e.is_access()).map(|e| e.cell));
                removed.tails.push(Tail {
                    thread,
                    kept,
                    events,
                    clocks: self.spares.clocks.cut(&mut line.clocks, kept * width),
                });
            }
        }
        touched.sort_unstable();
        touched.dedup();
        for thread in 0..self.lines.len() {
            let parent = self.lines[thread].parent;
            if parent.is_event() && !self.contains(parent) {
                self.lines[thread].parent = EventId::NONE;
                removed.spawned.push((thread, parent));
            }
        }
        let lines = &self.lines;
        let is_there = |id: &EventId| (id.index as usize) < lines[id.thread as usize].events.len();
        self.order.retain(is_there);
        self.syncs.retain(is_there);
        self.sc_fences.retain(is_there);
        for cell in touched {
            let now = &mut self.cells[cell as usize];
            let co = self.spares.ids.copy(&now.co);
            let reads = self.spares.ids.copy(&now.reads);
            removed.cells.push((cell, Cell { co, reads, plain: now.plain }));
            now.co.retain(is_there);
            now.reads.retain(is_there);
            let event = |id: &EventId| &lines[id.thread as usize].events[id.index as usize];
            let plain_reads = now.reads.iter().filter(|r| !event(r).order.is_atomic()).count();
            let plain_writes =
                now.co.iter().filter(|w| !event(w).order.is_atomic() && !event(w).reads()).count();
            // The new write has no place in coherence order yet.
            let new = event(&write);
            let is_new_plain =
                new.cell == cell && new.role == Role::Write && !new.order.is_atomic();
            now.plain = (plain_reads + plain_writes) as u32 + u32::from(is_new_plain);
        }
        removed
    }

    /// Undoes [`Graph::restrict`]; everything added since must be gone.
    pub fn restore(&mut self, mut removed: Removed) {
        for tail in removed.tails.drain(..) {
            let line = &mut self.lines[tail.thread];
            line.events.extend_from_slice(&tail.events);
            if removed.stride == self.stride {
                line.clocks.extend_from_slice(&tail.clocks);
            } else {
                line.clocks.extend(widen(&tail.clocks, removed.stride, self.stride));
            }
            self.spares.events.keep(tail.events);
            self.spares.clocks.keep(tail.clocks);
        }
        for (thread, parent) in removed.spawned.drain(..) {
            self.lines[thread].parent = parent;
        }
        for (cell, old) in removed.cells.drain(..) {
            let now = std::mem::replace(&mut self.cells[cell as usize], old);
            self.spares.ids.keep(now.co);
            self.spares.ids.keep(now.reads);
        }
        std::mem::swap(&mut self.order, &mut removed.order);
        self.spares.ids.keep(std::mem::take(&mut removed.order));
        std::mem::swap(&mut self.syncs, &mut removed.syncs);
        self.spares.ids.keep(std::mem::take(&mut removed.syncs));
        std::mem::swap(&mut self.sc_fences, &mut removed.sc_fences);
        self.spares.ids.keep(std::mem::take(&mut removed.sc_fences));
        self.next_stamp = self.order.last().map_or(0, |id| self.event(*id).stamp + 1);
        if self.spares.removed.len() < KEPT {
            self.spares.removed.push(removed);
        }
    }
}

impl Removed {
    /// The locations that lost events.
    pub fn cells(&self) -> impl Iterator<Item = u32> {
        self.cells.iter().map(|c| c.0)
    }

    /// The threads that lost what had started them.
    pub fn spawned(&self) -> impl Iterator<Item = usize> {
        self.spawned.iter().map(|s| s.0)
    }

    /// The threads that lost events, each with how many it kept.
    pub fn kept(&self) -> impl Iterator<Item = (usize, usize)> {
        self.tails.iter().map(|t| (t.thread, t.kept))
    }
}
