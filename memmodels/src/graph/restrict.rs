//! Cutting a graph back to what a revisit keeps, and undoing that.

use super::maximal::{self, Revisit};
use super::{Event, EventId, Graph, Latest, Role, remove_last, widen};
use smallvec::SmallVec;

/// What [`Graph::restrict`] took away.
#[derive(Clone, Debug, Default)]
pub struct Removed {
    /// For each thread that lost events: how many it kept, and the others with their clocks.
    tails: Vec<Tail>,
    /// Threads whose start is gone, and what started them.
    spawned: Vec<(usize, EventId)>,
    /// The parts of the read and of the write. They may come to stand anywhere in coherence order,
    /// or nowhere.
    moved: SmallVec<[EventId; 2]>,
    cells: Vec<Left>,
    order: End,
    syncs: End,
    fences: End,
    stride: usize,
    /// What all this has to come to.
    #[cfg(debug_assertions)]
    whole: Option<Box<Whole>>,
}

/// All of what was cut, to hold against what is put together again.
#[cfg(debug_assertions)]
#[derive(Clone, PartialEq, Debug)]
struct Whole {
    lists: [Vec<EventId>; 3],
    cells: Vec<(u32, [Vec<EventId>; 3], u32)>,
}

#[cfg(debug_assertions)]
impl Whole {
    fn of(graph: &Graph, cells: impl Iterator<Item = u32>) -> Whole {
        let lists = [graph.order.clone(), graph.syncs.clone(), graph.fences.clone()];
        let of_cell = |number: u32| {
            let cell = &graph.cells[number as usize];
            let lists = [cell.co.clone(), cell.reads.clone(), cell.unordered.clone()];
            (number, lists, cell.plain)
        };
        Whole { lists, cells: cells.map(of_cell).collect() }
    }
}

/// What a list had from some place on: all before that is still there. Executions may be long, and
/// a cut is mostly near the end.
#[derive(Clone, Debug, Default)]
struct End {
    from: usize,
    ids: Vec<EventId>,
}

/// What a location was.
#[derive(Clone, Debug)]
struct Left {
    cell: u32,
    co: End,
    reads: End,
    unordered: End,
    plain: u32,
    latest: Latest,
    updaters: Latest,
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

/// How many events of a location go.
#[derive(Clone, Copy, Default)]
struct Gone {
    cell: u32,
    reads: u32,
    writes: u32,
    unordered: u32,
}

impl Gone {
    fn of(event: &Event) -> Gone {
        Gone {
            cell: event.cell,
            reads: u32::from(event.reads()),
            writes: u32::from(event.writes()),
            unordered: u32::from(event.role == Role::Other),
        }
    }

    fn add(&mut self, other: Gone) {
        self.reads += other.reads;
        self.writes += other.writes;
        self.unordered += other.unordered;
    }
}

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

    /// What a list has from this place on, which goes.
    fn cut(&mut self, list: &mut Vec<T>, at: usize) -> Vec<T> {
        let cut = self.copy(&list[at..]);
        list.truncate(at);
        cut
    }
}

impl Room<EventId> {
    /// Takes events away, of which so many are gone: mostly those near the end. Keeps the list
    /// from the first of these on, or of those that may come to stand elsewhere.
    fn sift(
        &mut self,
        list: &mut Vec<EventId>,
        gone: u32,
        moved: &[EventId],
        is_there: impl Fn(&EventId) -> bool,
    ) -> End {
        let (mut from, mut left) = (list.len(), gone);
        while left > 0 && from > 0 {
            from -= 1;
            left -= u32::from(!is_there(&list[from]));
        }
        for id in moved {
            from = list.iter().rposition(|other| other == id).map_or(from, |at| from.min(at));
        }
        let ids = self.cut(list, from);
        list.extend(ids.iter().copied().filter(|id| is_there(id)));
        debug_assert!(list.iter().all(is_there));
        End { from, ids }
    }

    fn put_back(&mut self, list: &mut Vec<EventId>, end: End) {
        list.truncate(end.from);
        list.extend_from_slice(&end.ids);
        self.keep(end.ids);
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
        removed.stride = self.stride;
        let mut touched: SmallVec<[Gone; 16]> = SmallVec::new();
        let updates: SmallVec<[EventId; 2]> =
            self.parts(read).filter(|part| self.event(*part).writes()).collect();
        removed.moved.clear();
        removed.moved.extend(self.parts(read).chain(self.parts(write)));
        let moved = removed.moved.iter();
        touched.extend(moved.map(|e| Gone { cell: self.event(*e).cell, ..Gone::default() }));
        let (mut syncs, mut fences) = (0, 0);
        let causes = maximal::kept_causes(self, write, revisit);
        let width = self.stride * self.kinds;
        for (thread, line) in self.lines.iter_mut().enumerate() {
            let mut kept = line.events.len();
            while kept > causes[thread] as usize && line.events[kept - 1].stamp >= limit {
                kept -= 1;
            }
            if kept < line.events.len() {
                let events = self.spares.events.cut(&mut line.events, kept);
                touched.extend(events.iter().filter(|e| e.has_location()).map(Gone::of));
                syncs += events.iter().filter(|e| e.role == Role::Sync).count() as u32;
                fences += events.iter().filter(|e| e.role == Role::Fence).count() as u32;
                removed.tails.push(Tail {
                    thread,
                    kept,
                    events,
                    clocks: self.spares.clocks.cut(&mut line.clocks, kept * width),
                });
            }
        }
        touched.sort_unstable_by_key(|gone| gone.cell);
        touched.dedup_by(|gone, before| {
            let is_same = gone.cell == before.cell;
            if is_same {
                before.add(*gone);
            }
            is_same
        });
        #[cfg(debug_assertions)]
        {
            let cells = touched.iter().map(|gone| gone.cell);
            removed.whole = Some(Box::new(Whole::of(self, cells)));
        }
        for thread in 0..self.lines.len() {
            let parent = self.lines[thread].parent;
            if parent.is_event() && !self.contains(parent) {
                self.lines[thread].parent = EventId::NONE;
                removed.spawned.push((thread, parent));
            }
        }
        let lines = &self.lines;
        let is_there = |id: &EventId| (id.index as usize) < lines[id.thread as usize].events.len();
        let ids = &mut self.spares.ids;
        let gone = removed.tails.iter().map(|tail| tail.events.len() as u32).sum();
        removed.order = ids.sift(&mut self.order, gone, &[], is_there);
        removed.syncs = ids.sift(&mut self.syncs, syncs, &[], is_there);
        removed.fences = ids.sift(&mut self.fences, fences, &[], is_there);
        for gone in touched {
            let cell = &mut self.cells[gone.cell as usize];
            cell.changed_from(0);
            removed.cells.push(Left {
                cell: gone.cell,
                co: ids.sift(&mut cell.co, gone.writes, &updates, is_there),
                reads: ids.sift(&mut cell.reads, gone.reads, &[], is_there),
                unordered: ids.sift(&mut cell.unordered, gone.unordered, &[], is_there),
                plain: cell.plain,
                latest: cell.latest,
                updaters: cell.updaters,
            });
        }
        for tail in &removed.tails {
            let (thread, kept) = (tail.thread as u16, tail.kept as u32);
            for event in tail.events.iter().filter(|e| e.has_location()) {
                self.cells[event.cell as usize].forget(thread, kept, event);
            }
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
        for id in removed.moved.drain(..) {
            let event = *self.event(id);
            if event.writes() {
                remove_last(&mut self.cells[event.cell as usize].co, id);
            }
        }
        let ids = &mut self.spares.ids;
        for left in removed.cells.drain(..) {
            let cell = &mut self.cells[left.cell as usize];
            cell.changed_from(0);
            ids.put_back(&mut cell.co, left.co);
            ids.put_back(&mut cell.reads, left.reads);
            ids.put_back(&mut cell.unordered, left.unordered);
            (cell.plain, cell.latest, cell.updaters) = (left.plain, left.latest, left.updaters);
        }
        ids.put_back(&mut self.order, std::mem::take(&mut removed.order));
        ids.put_back(&mut self.syncs, std::mem::take(&mut removed.syncs));
        ids.put_back(&mut self.fences, std::mem::take(&mut removed.fences));
        #[cfg(debug_assertions)]
        if let Some(whole) = removed.whole.take() {
            let cells = whole.cells.iter().map(|(number, ..)| *number);
            assert_eq!(*whole, Whole::of(self, cells), "a cut was not undone");
        }
        self.next_stamp = self.order.last().map_or(0, |id| self.event(*id).stamp + 1);
        if self.spares.removed.len() < KEPT {
            self.spares.removed.push(removed);
        }
    }
}

impl Removed {
    /// The locations that lost events.
    pub fn cells(&self) -> impl Iterator<Item = u32> {
        self.cells.iter().map(|left| left.cell)
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
