//! Execution graphs (DESIGN §3.2): events of threads in program order, with `rf` and `co`.
//!
//! A [`Graph`] grows by one event at a time, and is cut back in two ways: [`Graph::pop`] takes the
//! event that was added last, and [`Graph::restrict`] keeps the events up to one and the causes of
//! another (TruSt's restriction), giving back what a search needs to undo it. Each event carries a
//! vector clock of its causes, `(po ∪ rf)+`, and under models whose happens-before is less another
//! one of that.

mod event;
mod execution;
pub mod fenced;
pub mod hb;
mod latest;
pub mod linear;
pub mod maximal;
mod ordered;
pub mod psc;
pub mod reach;
mod restrict;
mod undefined;
mod why;

pub use event::{Event, EventId, Role, UNDEFINED};
pub use execution::{Numbers, execution, numbered};
pub use latest::Latest;
pub use restrict::Removed;
pub use why::{Edge, Forbidden, why};

/// A vector clock: for each thread the number of its events that are before or equal.
pub type Clock = [u32];

/// The events of one thread.
#[derive(Clone, Debug)]
pub struct Line {
    /// In program order.
    pub events: Vec<Event>,
    /// One or two clocks for each event: its causes, and what happens before it.
    clocks: Vec<u32>,
    /// The event that started the thread; `NONE` if none in the graph does.
    pub parent: EventId,
}

/// One location.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    /// Its writes in coherence order, without the initial one.
    pub co: Vec<EventId>,
    /// Its reads and updates, in the order in which they were added.
    pub reads: Vec<EventId>,
    /// Updates that are in no order: events of [`Role::Other`] that have a location.
    pub unordered: Vec<EventId>,
    /// How many of its events are not atomic.
    pub plain: u32,
    /// Who accesses it in its order.
    pub latest: Latest,
    /// Who updates it in none.
    pub updaters: Latest,
    /// See [`Cell::stayed`].
    stayed: std::cell::Cell<u32>,
}

impl Cell {
    /// An event of this location was added.
    #[inline]
    fn enter(&mut self, id: EventId, event: &Event) {
        if event.role == Role::Other {
            self.unordered.push(id);
            self.updaters.note(id);
            return;
        }
        self.latest.note(id);
        self.plain += u32::from(!event.order.is_atomic());
        if event.reads() {
            self.reads.push(id);
        }
    }

    /// The event was taken away that its thread had last.
    #[inline]
    fn leave(&mut self, id: EventId, event: &Event) {
        if event.role == Role::Other {
            let place = remove_last(&mut self.unordered, id);
            self.changed_from(place.unwrap_or(0));
            self.updaters.cut(id.thread, id.index);
            return;
        }
        self.latest.cut(id.thread, id.index);
        self.plain -= u32::from(!event.order.is_atomic());
        if event.reads() {
            remove_last(&mut self.reads, id);
        }
        if event.writes() {
            remove_last(&mut self.co, id);
            self.changed_from(0);
        }
    }

    /// How many of the first of [`Cell::unordered`] have stayed since somebody has seen them
    /// ([`Cell::seen`]), and all writes that were there as well: what was found out of them still
    /// holds.
    #[inline]
    pub fn stayed(&self) -> u32 {
        self.stayed.get()
    }

    /// Somebody has seen all that there are.
    #[inline]
    pub fn seen(&self) {
        self.stayed.set(self.unordered.len() as u32);
    }

    /// Updates in no order went, from this place on; or a write did.
    #[inline]
    fn changed_from(&self, place: usize) {
        self.stayed.set(self.stayed.get().min(place as u32));
    }

    /// An event goes, with all of its thread from this number on. The lists are not changed.
    fn forget(&mut self, thread: u16, kept: u32, event: &Event) {
        if event.role == Role::Other {
            self.updaters.cut(thread, kept);
        } else {
            self.latest.cut(thread, kept);
            self.plain -= u32::from(!event.order.is_atomic());
        }
    }
}

/// Takes an event out of a list, if it is there: mostly near the end. Gives its place.
#[inline]
fn remove_last(list: &mut Vec<EventId>, id: EventId) -> Option<usize> {
    let place = list.iter().rposition(|other| *other == id)?;
    list.remove(place);
    Some(place)
}

/// An execution graph.
#[derive(Clone, Debug)]
pub struct Graph {
    /// By thread.
    pub lines: Vec<Line>,
    /// By location.
    pub cells: Vec<Cell>,
    /// Every event, in the order of their stamps.
    pub order: Vec<EventId>,
    /// Events that come after one of another thread ([`Role::Sync`]).
    pub syncs: Vec<EventId>,
    /// Fences, of all orders.
    pub fences: Vec<EventId>,
    spares: restrict::Spares,
    /// Numbers in a clock.
    stride: usize,
    /// Clocks of an event: 2 where happens-before is not all causes.
    kinds: usize,
    next_stamp: u32,
    /// Some access was of several parts.
    has_parts: bool,
    /// Races make reads undefined: each is [`UNDEFINED`] or not.
    pub has_undefined: bool,
    /// Only races of speculated reads do; others are errors, and are none to what is said here.
    pub only_speculated: bool,
}

impl Graph {
    /// A graph without events. `has_own_hb`: what happens before an event is not all of its causes.
    pub fn new(has_own_hb: bool) -> Graph {
        let kinds = 1 + usize::from(has_own_hb);
        Graph {
            lines: Vec::new(),
            cells: Vec::new(),
            order: Vec::new(),
            syncs: Vec::new(),
            fences: Vec::new(),
            spares: restrict::Spares::default(),
            stride: 4,
            kinds,
            next_stamp: 0,
            has_parts: false,
            has_undefined: false,
            only_speculated: false,
        }
    }

    /// Makes room for threads up to this number.
    pub fn ensure_thread(&mut self, thread: usize) {
        while self.lines.len() <= thread {
            self.lines.push(Line { events: Vec::new(), clocks: Vec::new(), parent: EventId::NONE });
        }
        if thread >= self.stride {
            let wide = (thread + 1).next_power_of_two();
            for line in &mut self.lines {
                line.clocks = widen(&line.clocks, self.stride, wide);
            }
            self.stride = wide;
        }
    }

    /// Makes room for locations up to this number.
    pub fn ensure_cell(&mut self, cell: u32) {
        if self.cells.len() <= cell as usize {
            self.cells.resize_with(cell as usize + 1, Cell::default);
        }
    }

    /// How many events there are.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Is there no event?
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// Length of a clock.
    #[inline]
    pub fn stride(&self) -> usize {
        self.stride
    }

    /// Is this event there?
    #[inline]
    pub fn contains(&self, id: EventId) -> bool {
        self.lines.get(id.thread as usize).is_some_and(|l| (id.index as usize) < l.events.len())
    }

    /// An event.
    #[inline]
    pub fn event(&self, id: EventId) -> &Event {
        &self.lines[id.thread as usize].events[id.index as usize]
    }

    /// The same, to be changed.
    #[inline]
    pub fn event_mut(&mut self, id: EventId) -> &mut Event {
        &mut self.lines[id.thread as usize].events[id.index as usize]
    }

    /// The first event of the access that an event is part of; most accesses are one event.
    #[inline]
    pub fn first_part(&self, id: EventId) -> EventId {
        if self.has_parts && id.is_event() {
            EventId { index: id.index - u32::from(self.event(id).part), ..id }
        } else {
            id
        }
    }

    /// The last one.
    #[inline]
    pub fn last_part(&self, id: EventId) -> EventId {
        if self.has_parts && id.is_event() {
            EventId { index: id.index + u32::from(self.event(id).more), ..id }
        } else {
            id
        }
    }

    /// All of them.
    pub fn parts(&self, id: EventId) -> impl Iterator<Item = EventId> + use<> {
        (self.first_part(id).index..=self.last_part(id).index)
            .map(move |index| EventId { index, ..id })
    }

    /// Is it an access of several events?
    #[inline]
    pub fn is_wide(&self, id: EventId) -> bool {
        self.has_parts && self.event(id).part + self.event(id).more > 0
    }

    /// Every part of an access has what has been found out of them one after the other: the causes
    /// of one are those of all.
    pub fn seal(&mut self, id: EventId) {
        if self.is_wide(id) {
            let (first, last) =
                (self.first_part(id).index as usize, self.last_part(id).index as usize);
            let width = self.stride * self.kinds;
            let clocks = &mut self.lines[id.thread as usize].clocks;
            for part in first..last {
                clocks.copy_within(last * width..(last + 1) * width, part * width);
            }
        }
    }

    /// Its causes and itself: `(po ∪ rf)*`.
    #[inline]
    pub fn causes(&self, id: EventId) -> &Clock {
        let at = id.index as usize * self.kinds * self.stride;
        &self.lines[id.thread as usize].clocks[at..at + self.stride]
    }

    /// All events that are not among some causes.
    pub fn without<'a>(&'a self, causes: &'a Clock) -> impl Iterator<Item = EventId> + 'a {
        self.lines.iter().zip(causes).enumerate().flat_map(|(thread, (line, cause))| {
            (*cause as usize..line.events.len()).map(move |index| EventId::new(thread, index))
        })
    }

    /// How many these are.
    pub fn count_without(&self, causes: &Clock) -> usize {
        let rest = self.lines.iter().zip(causes);
        rest.map(|(line, cause)| line.events.len().saturating_sub(*cause as usize)).sum()
    }

    /// What happens before it, and itself.
    #[inline]
    pub fn hb(&self, id: EventId) -> &Clock {
        let at = (id.index as usize + 1) * self.kinds * self.stride - self.stride;
        &self.lines[id.thread as usize].clocks[at..at + self.stride]
    }

    /// What stands right before an event: in program order, or what started its thread.
    pub fn before(&self, id: EventId) -> Option<EventId> {
        match id.index {
            0 => Some(self.lines[id.thread as usize].parent).filter(|p| self.contains(*p)),
            n => Some(EventId { index: n - 1, ..id }),
        }
    }

    /// Is `a` before `b`, or the same, in `(po ∪ rf)*`? The initial writes are before everything.
    #[inline]
    pub fn is_cause(&self, a: EventId, b: EventId) -> bool {
        !a.is_event() || self.causes(b)[a.thread as usize] > a.index
    }

    /// Does `a` happen before `b`, or is it the same?
    #[inline]
    pub fn is_hb(&self, a: EventId, b: EventId) -> bool {
        !a.is_event() || self.hb(b)[a.thread as usize] > a.index
    }

    /// The place of a write in its location's coherence order: 0 is the initial write.
    #[inline]
    pub fn place(&self, cell: u32, write: EventId) -> usize {
        if write == EventId::INIT {
            return 0;
        }
        let co = &self.cells[cell as usize].co;
        co.iter().rposition(|w| *w == write).map_or(0, |p| p + 1)
    }

    /// The write at a place in coherence order.
    #[inline]
    pub fn at_place(&self, cell: u32, place: usize) -> EventId {
        if place == 0 { EventId::INIT } else { self.cells[cell as usize].co[place - 1] }
    }

    /// The update that reads from the write at a place, if there is one: it stands right after it.
    #[inline]
    pub fn update_after(&self, cell: u32, place: usize) -> Option<EventId> {
        let next = *self.cells[cell as usize].co.get(place)?;
        let event = self.event(next);
        (event.role == Role::Update && event.rf == self.at_place(cell, place)).then_some(next)
    }

    /// Are there causes of events beside what happens before them?
    pub fn has_own_hb(&self) -> bool {
        self.kinds == 2
    }

    /// Adds a thread's next event. It reads from nothing yet, and is not in coherence order.
    #[inline]
    pub fn push(&mut self, thread: usize, mut event: Event) -> EventId {
        event.stamp = self.next_stamp;
        self.next_stamp += 1;
        self.has_parts |= event.more > 0;
        let id = EventId::new(thread, self.lines[thread].events.len());
        if event.has_location() {
            self.cells[event.cell as usize].enter(id, &event);
        }
        if event.role == Role::Sync {
            self.syncs.push(id);
        }
        if event.role == Role::Fence {
            self.fences.push(id);
        }
        self.order.push(id);
        let width = self.stride * self.kinds;
        let line = &mut self.lines[thread];
        line.events.push(event);
        match line.clocks.len().checked_sub(width) {
            Some(last) => line.clocks.extend_from_within(last..),
            None => line.clocks.resize(width, 0),
        }
        match id.index {
            0 => self.start_clocks(id),
            _ => self.enter_itself(id),
        }
        id
    }

    /// Sets an event's clocks to those of its predecessor in program order, and itself.
    fn start_clocks(&mut self, id: EventId) {
        let thread = id.thread as usize;
        let width = self.stride * self.kinds;
        let at = id.index as usize * width;
        let parent = self.lines[thread].parent;
        if id.index > 0 {
            self.lines[thread].clocks.copy_within(at - width..at, at);
        } else if self.contains(parent) {
            let from = parent.index as usize * width;
            let (line, creator) = two(&mut self.lines, thread, parent.thread as usize);
            line.clocks[at..at + width].copy_from_slice(&creator.clocks[from..from + width]);
        } else {
            self.lines[thread].clocks[at..at + width].fill(0);
        }
        self.enter_itself(id);
    }

    /// An event's clocks are those of its predecessor: adds itself, and its twin's causes.
    #[inline]
    fn enter_itself(&mut self, id: EventId) {
        let (thread, stride) = (id.thread as usize, self.stride);
        let width = stride * self.kinds;
        let line = &mut self.lines[thread];
        let at = id.index as usize * width;
        for clock in line.clocks[at..at + width].chunks_exact_mut(stride) {
            clock[thread] = id.index + 1;
        }
        let twin = line.events[id.index as usize].twin;
        if twin.is_event() && self.contains(twin) {
            self.join(id.thread, at, twin.thread, twin.index as usize * width);
        }
    }

    /// Sets what an event reads from or comes after: its causes become those of the other as well,
    /// and its happens-before that of program order, to which [`Graph::synchronise`] adds.
    #[inline]
    pub fn set_rf(&mut self, id: EventId, from: EventId) {
        self.event_mut(id).rf = from;
        self.refresh(id);
    }

    /// Computes an event's causes from its `rf`.
    #[inline]
    pub fn refresh(&mut self, id: EventId) {
        let from = self.event(id).rf;
        self.start_clocks(id);
        if from.is_event() {
            let from = self.last_part(from);
            let stride = self.stride;
            let (to, at) = (
                id.index as usize * self.kinds * stride,
                from.index as usize * self.kinds * stride,
            );
            self.join(id.thread, to, from.thread, at);
        }
    }

    /// The event reads from nothing again.
    #[inline]
    pub fn unset_rf(&mut self, id: EventId) {
        self.event_mut(id).rf = EventId::NONE;
        self.start_clocks(id);
    }

    /// All that happens before an event, and itself, happens before another. Without effect where
    /// happens-before is all causes.
    #[inline]
    pub fn synchronise(&mut self, id: EventId, with: EventId) {
        if with.is_event() && self.kinds == 2 {
            let with = self.last_part(with);
            let stride = self.stride;
            let (to, at) =
                ((id.index as usize * 2 + 1) * stride, (with.index as usize * 2 + 1) * stride);
            self.join(id.thread, to, with.thread, at);
        }
    }

    /// Joins the clock at `at` of one thread into that at `to` of another.
    fn join(&mut self, into: u16, to: usize, of: u16, at: usize) {
        let stride = self.stride;
        if into == of {
            let clocks = &mut self.lines[into as usize].clocks;
            for i in 0..stride {
                clocks[to + i] = clocks[to + i].max(clocks[at + i]);
            }
            return;
        }
        let (line, other) = two(&mut self.lines, into as usize, of as usize);
        for (a, b) in line.clocks[to..to + stride].iter_mut().zip(&other.clocks[at..at + stride]) {
            *a = (*a).max(*b);
        }
    }

    /// Puts a write into coherence order, `place` writes (the initial one not counted) before it.
    #[inline]
    pub fn insert_co(&mut self, write: EventId, place: usize) {
        let cell = self.event(write).cell as usize;
        self.cells[cell].co.insert(place, write);
    }

    /// Takes a write out of coherence order, if it is there.
    #[inline]
    pub fn remove_co(&mut self, write: EventId) {
        let number = self.event(write).cell;
        let cell = &mut self.cells[number as usize];
        remove_last(&mut cell.co, write);
        cell.changed_from(0);
    }

    /// Changes what an event is, where it stands: a read that becomes an update, and back.
    pub fn set_role(&mut self, id: EventId, role: Role) {
        self.event_mut(id).role = role;
    }

    /// Takes the event away that was added last.
    #[inline]
    pub fn pop(&mut self) -> Option<(EventId, Event)> {
        let id = self.order.pop()?;
        let line = &mut self.lines[id.thread as usize];
        let event = line.events.pop()?;
        line.clocks.truncate(id.index as usize * self.kinds * self.stride);
        if event.has_location() {
            self.cells[event.cell as usize].leave(id, &event);
        }
        if event.role == Role::Sync {
            remove_last(&mut self.syncs, id);
        }
        if event.role == Role::Fence {
            remove_last(&mut self.fences, id);
        }
        if let Role::Spawn(child) = event.role {
            // Another event may come to stand where this one stood.
            self.lines[child as usize].parent = EventId::NONE;
        }
        self.next_stamp = event.stamp;
        Some((id, event))
    }
}

/// Two different lines.
fn two(lines: &mut [Line], a: usize, b: usize) -> (&mut Line, &Line) {
    if a < b {
        let (left, right) = lines.split_at_mut(b);
        (&mut left[a], &right[0])
    } else {
        let (left, right) = lines.split_at_mut(a);
        (&mut right[0], &left[b])
    }
}

/// Clocks of one length as clocks of a greater one.
fn widen(clocks: &[u32], from: usize, to: usize) -> Vec<u32> {
    let mut wide = Vec::with_capacity(clocks.len() / from * to);
    for clock in clocks.chunks(from) {
        wide.extend_from_slice(clock);
        wide.resize(wide.len() + to - from, 0);
    }
    wide
}
