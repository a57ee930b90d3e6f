//! Memory as histories and views: the machine of release/acquire models (Kang, Hur, Lahav,
//! Vafeiadis, Dreyer, *A Promising Semantics for Relaxed-Memory Concurrency*, POPL 2017, §2 to 4,
//! without promises).
//!
//! A location is a list of *messages* in coherence order. Each carries a view: what happens before
//! whoever acquires it. A thread reads any message that is not older than its own view of the
//! location, and puts a new one anywhere after that, but not between an update and what it read
//! from. A thread has the view that it is at, the one that its next acquire fence brings, and those
//! that its relaxed writes pass on: of its last release fence and, for each location, of its last
//! release write (release sequences are those of RC11: `[W]; po-loc?; [W & rlx]; (rf; rmw)*`; with
//! those of C++20, `[W & rlx]; (rf; rmw)*`, there is nothing to pass on for a location).
//!
//! Deviations. Timestamps are plain numbers with room between them, as updates are marked as such.
//! A view also has a clock, by which races are found. The paper's fences keep one global view; that
//! orders `seq_cst` fences by `po ∪ rf`, which is more than RC11 asks for, and says nothing of
//! `seq_cst` accesses. Here `psc` is kept as a relation (`order.rs`).

mod canon;
mod index;
mod order;
mod parts;
mod places;
#[cfg(test)]
mod tests;
mod view;

use crate::access::{Access, Kind, Order};
use crate::rc11::Sequences;
use crate::storage::{Act, Around, Payload, Place, Rival, Storage, Tag, Written};
use index::Index;
use order::{Added, Psc};
use std::sync::Arc;
use view::{View, of};

/// Room between the places of two writes.
const STEP: u64 = 1 << 32;

/// Which orders count for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// Every write releases, every read acquires; `seq_cst` is no more than that: RA.
    All,
    /// As the orders say: RC11, with one of its release sequences.
    ByOrder(Sequences),
}

impl Strength {
    fn releases(self, order: Order) -> bool {
        self == Strength::All || matches!(order, Order::Rel | Order::AcqRel | Order::Sc)
    }

    fn acquires(self, order: Order) -> bool {
        self == Strength::All || matches!(order, Order::Acq | Order::AcqRel | Order::Sc)
    }

    /// Does it take part in synchronisation at all?
    fn is_relaxed(self, order: Order) -> bool {
        self == Strength::All || order >= Order::Rlx
    }
}

/// A write that is in memory.
#[derive(Clone, Debug)]
struct Message {
    place: Place,
    value: Written,
    /// What happens before whoever acquires it.
    view: Arc<View>,
    /// It reads from the one before it: nothing comes between.
    is_update: bool,
}

/// The last access of a thread to a location, of one sort.
#[derive(Clone, Copy, Debug)]
struct Use {
    ticket: u32,
    access: Access,
    tag: Tag,
}

/// A location.
#[derive(Clone, Debug)]
struct Cell {
    object: u64,
    offset: u64,
    len: u32,
    /// An atomic access was there: it is not parted.
    is_atomic: bool,
    /// In coherence order, from the oldest that somebody may still read.
    messages: Vec<Message>,
    /// By thread: its last plain read, plain write, atomic read, atomic write.
    uses: Vec<[Option<Use>; 4]>,
}

impl Cell {
    fn index(&self, place: Place) -> Option<usize> {
        self.messages.iter().rposition(|m| m.place == place)
    }

    /// The last accesses, each with its thread.
    fn uses(&self) -> impl Iterator<Item = (u32, &Use)> {
        self.uses
            .iter()
            .enumerate()
            .flat_map(|(t, uses)| uses.iter().flatten().map(move |u| (t as u32, u)))
    }
}

/// A thread.
#[derive(Clone, Default, Debug)]
struct Local {
    /// What happens before what it does next.
    now: View,
    /// What its next acquire fence brings besides.
    read: View,
    /// What happens before its last release fence.
    fence: View,
    /// By location, what happens before its last release write and that write.
    heads: Vec<Option<Arc<View>>>,
    /// What happens before the signal that has woken it.
    signal: View,
    /// The location of its last event; the clocks of that event, and of the last one of another
    /// location.
    last_cell: Option<usize>,
    last: Vec<u32>,
    other: Vec<u32>,
    is_live: bool,
}

/// Histories and views.
#[derive(Clone, Debug)]
pub struct Views {
    strength: Strength,
    /// Every write is the newest when it takes effect.
    appends: bool,
    cells: Vec<Cell>,
    index: Index,
    threads: Vec<Local>,
    psc: Psc,
    /// Some event was in several parts, which have one clock ([`View::knows`]).
    has_parts: bool,
    debt: Debt,
}

/// What can have no effect any more is forgotten at once where there are several of one history,
/// as states are to meet. Elsewhere it is when about as much has been added as was kept, so that
/// this takes no longer than the execution.
#[derive(Clone, Copy, Default, Debug)]
struct Debt {
    is_forked: bool,
    steps: usize,
    kept: usize,
}

/// Steps for which nothing is forgotten, at least.
const LEAST: usize = 64;

impl Views {
    /// Nothing was written, and the first thread runs.
    pub fn new(strength: Strength) -> Views {
        let first = Local { is_live: true, ..Local::default() };
        Views {
            strength,
            appends: false,
            cells: Vec::new(),
            index: Index::default(),
            threads: vec![first],
            psc: Psc::default(),
            has_parts: false,
            debt: Debt::default(),
        }
    }

    /// The same for strong release/acquire (Lahav, Giannarakis, Vafeiadis, POPL 2016): `hb | co`
    /// has no cycle. So there is an order of all that happens in which the writes to each location
    /// stand as in coherence order, and each is the newest when its turn comes. The other way
    /// round, the order in which operations take effect is one.
    pub fn appending() -> Views {
        Views { appends: true, ..Views::new(Strength::All) }
    }

    fn cell(&self, access: &Access) -> Option<usize> {
        self.index.at(access)
    }

    fn enter(&mut self, access: &Access, initial: Payload) -> usize {
        if let Some(cell) = self.cell(access) {
            return cell;
        }
        let value = Written { value: initial, len: access.len, at: 0 };
        let messages = vec![Message { place: 0, value, view: Arc::default(), is_update: false }];
        let Access { object, offset, len, .. } = *access;
        self.push(Cell { object, offset, len, is_atomic: false, messages, uses: Vec::new() })
    }

    /// One more location.
    fn push(&mut self, cell: Cell) -> usize {
        self.index.enter(&cell, self.cells.len());
        self.cells.push(cell);
        self.cells.len() - 1
    }

    /// Forgets what can have no effect any more, if it is time.
    fn tidy(&mut self) {
        self.debt.steps += 1;
        let nodes = self.psc.nodes.len();
        if !self.debt.is_forked && self.debt.steps < self.debt.kept + LEAST && nodes < LEAST {
            return;
        }
        self.collect();
        let kept = self.cells.iter().map(|c| 1 + c.messages.len()).sum();
        self.debt = Debt { steps: 0, kept, ..self.debt };
    }

    fn live(&self) -> impl Iterator<Item = &Local> {
        self.threads.iter().filter(|t| t.is_live)
    }

    /// What a read synchronises with: at once, or at the thread's next acquire fence.
    fn synchronise(&mut self, thread: u32, order: Order, message: &View) {
        let local = &mut self.threads[thread as usize];
        let view = match () {
            () if self.strength.acquires(order) => &mut local.now,
            () if self.strength.is_relaxed(order) => &mut local.read,
            () => return,
        };
        match !self.has_parts && view.knows(message) {
            true => debug_assert!(view.seen.has(&message.seen)),
            false => view.join(message),
        }
    }

    /// What a write passes on; `read` is what the message passes on that it updates.
    fn released(
        &mut self,
        thread: u32,
        cell: usize,
        order: Order,
        read: Option<&Arc<View>>,
    ) -> Arc<View> {
        let (strength, local) = (self.strength, &mut self.threads[thread as usize]);
        let own = if strength.releases(order) {
            let own = Arc::new(local.now.clone());
            if strength == Strength::ByOrder(Sequences::C11) {
                local.set_head(cell, own.clone());
            }
            own
        } else if strength.is_relaxed(order) {
            match local.heads.get(cell) {
                Some(Some(head)) => Arc::new(local.fence.joined(head)),
                _ => Arc::new(local.fence.clone()),
            }
        } else {
            return Arc::default();
        };
        match read {
            Some(read) => Arc::new(own.joined(read)),
            None => own,
        }
    }

    fn fence(&mut self, thread: u32, act: &Act) -> bool {
        let order = act.access.order;
        let (before, local) =
            (self.threads[thread as usize].now.clock.clone(), &mut self.threads[thread as usize]);
        local.now.set_clock(thread, act.ticket + 1);
        if self.strength.acquires(order) {
            let read = std::mem::take(&mut local.read);
            local.now.join(&read);
        }
        if self.strength.releases(order) {
            local.fence = local.now.clone();
            local.heads.clear();
        }
        self.order(thread, act, None, 0, &before)
    }

    /// An event enters `psc`. Is that still without a cycle?
    fn order(
        &mut self,
        thread: u32,
        act: &Act,
        cell: Option<usize>,
        place: Place,
        before: &[u32],
    ) -> bool {
        let local = &mut self.threads[thread as usize];
        if self.strength == Strength::All {
            return true;
        }
        let other =
            if cell.is_some() && cell == local.last_cell { &local.other } else { &local.last };
        let added = Added {
            thread,
            ticket: act.ticket,
            cell,
            place,
            writes: act.value.is_some(),
            is_sc: act.access.order == Order::Sc,
            before,
            other,
            view: &local.now,
        };
        let is_consistent = self.psc.add(&added);
        local.moved(cell);
        is_consistent
    }

    fn note_use(&mut self, thread: u32, cell: usize, act: &Act) {
        let uses = &mut self.cells[cell].uses;
        if uses.len() <= thread as usize {
            uses.resize(thread as usize + 1, [None; 4]);
        }
        let sort = usize::from(act.value.is_some()) + 2 * usize::from(act.access.order.is_atomic());
        uses[thread as usize][sort] =
            Some(Use { ticket: act.ticket, access: act.access, tag: act.tag });
    }

    /// A new message right after a place. Returns its place, and whether it is the newest.
    fn insert(
        &mut self,
        cell: usize,
        after: Place,
        value: Payload,
        is_update: bool,
    ) -> Result<(Place, bool), &'static str> {
        let messages = &mut self.cells[cell].messages;
        let index = messages.iter().rposition(|m| m.place == after).unwrap_or(0) + 1;
        let place = match messages.get(index) {
            None => after + STEP,
            Some(next) if next.place - after < 2 => {
                return Err("more writes than there is room for between two others");
            }
            Some(next) => after + (next.place - after) / 2,
        };
        let value = Written { value, len: self.cells[cell].len, at: 0 };
        let messages = &mut self.cells[cell].messages;
        messages.insert(index, Message { place, value, view: Arc::default(), is_update });
        Ok((place, index + 1 == messages.len()))
    }

    /// An access takes effect. Returns whether it is consistent, and whether what it writes is the
    /// newest.
    fn access(
        &mut self,
        thread: u32,
        act: &Act,
        initial: Payload,
    ) -> Result<(bool, bool), &'static str> {
        let order = act.access.order;
        let cell = self.enter(&act.access, initial);
        self.cells[cell].is_atomic |= order.is_atomic();
        let before = self.threads[thread as usize].now.clock.clone();
        self.has_parts |= of(&before, thread) > act.ticket;
        self.threads[thread as usize].now.set_clock(thread, act.ticket + 1);
        let read = match act.access.kind.reads() {
            true => {
                self.cells[cell].index(act.place).map(|i| self.cells[cell].messages[i].view.clone())
            }
            false => None,
        };
        if let Some(read) = &read {
            self.synchronise(thread, order, read);
            let (strength, seen) =
                (self.strength, self.threads[thread as usize].now.seen_mut(cell));
            // Where nothing tells them apart, what was read counts as what happens before.
            let newest = if strength == Strength::All { &mut seen.written } else { &mut seen.read };
            *newest = (*newest).max(act.place);
        }
        let (mut place, mut is_newest) = (act.place, false);
        if let Some(value) = act.value {
            (place, is_newest) = self.insert(cell, act.place, value, read.is_some())?;
            self.threads[thread as usize].now.seen_mut(cell).written = place;
            let view = self.released(thread, cell, order, read.as_ref());
            if let Some(index) = self.cells[cell].index(place) {
                self.cells[cell].messages[index].view = view;
            }
        }
        if act.access.len > 0 {
            self.note_use(thread, cell, act);
        }
        Ok((self.order(thread, act, Some(cell), place, &before), is_newest))
    }

    fn step(
        &mut self,
        thread: u32,
        act: &Act,
        initial: Payload,
    ) -> Result<(bool, bool), &'static str> {
        if act.access.kind == Kind::Fence {
            Ok((self.fence(thread, act), false))
        } else {
            self.access(thread, act, initial)
        }
    }
}

impl Local {
    /// Its last event was at this location.
    fn moved(&mut self, cell: Option<usize>) {
        if cell.is_none() || cell != self.last_cell {
            self.other = std::mem::take(&mut self.last);
        }
        self.last_cell = cell;
        self.last.clone_from(&self.now.clock);
    }

    fn set_head(&mut self, cell: usize, view: Arc<View>) {
        if self.heads.len() <= cell {
            self.heads.resize(cell + 1, None);
        }
        self.heads[cell] = Some(view);
    }
}

impl Storage for Views {
    fn fork(&self) -> Box<dyn Storage> {
        let mut fork = self.clone();
        fork.debt.is_forked = true;
        if !self.debt.is_forked {
            fork.tidy();
        }
        Box::new(fork)
    }

    fn refusal(&self, access: &Access) -> Option<&'static str> {
        if self.psc.is_full() {
            return Some("so many seq_cst operations that are ordered with others to come");
        }
        self.tears(access).then_some(
            "atomic accesses of different sizes to the same bytes, by a machine of views",
        )
    }

    fn places(&self, thread: u32, access: &Access) -> Vec<Place> {
        let Some(cell) = self.cell(access) else { return Vec::new() };
        let oldest = self.threads[thread as usize].now.newest(cell);
        let places = self.cells[cell].messages.iter().rev().map(|m| m.place);
        places.take_while(|p| *p >= oldest).collect()
    }

    fn value(&self, access: &Access, place: Place) -> Option<Written> {
        let cell = &self.cells[self.cell(access)?];
        cell.index(place).map(|i| cell.messages[i].value)
    }

    fn is_mixed(&self, access: &Access) -> bool {
        self.others(access).next().is_some()
    }

    fn part(&mut self, access: &Access) -> Vec<u64> {
        self.part_cells(access)
    }

    fn may_take(&self, thread: u32, act: &Act) -> bool {
        if act.value.is_some()
            && let Some(cell) = self.cell(&act.access)
            && let Some(index) = self.cells[cell].index(act.place)
            && self.cells[cell]
                .messages
                .get(index + 1)
                .is_some_and(|next| next.is_update || self.appends)
        {
            return false;
        }
        self.psc.is_empty()
            || self
                .clone()
                .step(thread, act, Payload::default())
                .is_ok_and(|(is_consistent, _)| is_consistent)
    }

    fn take(&mut self, thread: u32, act: &Act, initial: Payload) -> Result<bool, &'static str> {
        let (_, is_newest) = self.step(thread, act, initial)?;
        self.tidy();
        Ok(is_newest)
    }

    fn note(&mut self, thread: u32, act: &Act, initial: Payload) {
        let cell = self.enter(&act.access, initial);
        self.threads[thread as usize].now.set_clock(thread, act.ticket + 1);
        self.note_use(thread, cell, act);
    }

    fn races(&self, thread: u32, access: &Access) -> Vec<Rival> {
        let Some(cell) = self.cell(access) else { return Vec::new() };
        let cell = &self.cells[cell];
        let now = &self.threads[thread as usize].now;
        let races = |(t, u): &(u32, &Use)| {
            *t != thread && now.clock(*t) <= u.ticket && u.access.conflicts(access)
        };
        let rival = |(thread, u): (u32, &Use)| Rival { thread, access: u.access, tag: u.tag };
        cell.uses().filter(races).map(rival).collect()
    }

    fn unordered(&self, thread: u32, object: u64) -> Option<Rival> {
        let now = &self.threads[thread as usize].now;
        let cells = self.index.of(object).map(|cell| &self.cells[cell]);
        let mut uses = cells.filter(|c| c.len > 0).flat_map(Cell::uses);
        uses.find(|(t, u)| *t != thread && now.clock(*t) <= u.ticket).map(|(thread, u)| Rival {
            thread,
            access: u.access,
            tag: u.tag,
        })
    }

    fn has_seen(&self, thread: u32, other: u32, moment: u32) -> bool {
        self.threads[thread as usize].now.clock(other) > moment
    }

    fn pass(&mut self, thread: u32, ticket: u32) {
        let local = &mut self.threads[thread as usize];
        local.now.set_clock(thread, ticket + 1);
        local.moved(None);
        self.psc.pass(thread, ticket);
    }

    fn start(&mut self, thread: u32, new: u32) {
        if self.threads.len() <= new as usize {
            self.threads.resize_with(new as usize + 1, Local::default);
        }
        let now = self.threads[thread as usize].now.clone();
        let last = now.clock.clone();
        self.threads[new as usize] =
            Local { now, other: last.clone(), last, is_live: true, ..Local::default() };
    }

    fn end(&mut self, thread: u32) {
        let local = &mut self.threads[thread as usize];
        // All that can still matter of it is what happens before its end.
        *local = Local { now: std::mem::take(&mut local.now), ..Local::default() };
        self.tidy();
    }

    fn join(&mut self, thread: u32, ended: u32) {
        let view = self
            .threads
            .get_mut(ended as usize)
            .map(|t| std::mem::take(&mut t.now))
            .unwrap_or_default();
        let local = &mut self.threads[thread as usize];
        local.now.join(&view);
        local.last.clone_from(&local.now.clock);
        self.tidy();
    }

    fn signal(&mut self, thread: u32, woken: u32) {
        let view = self.threads[thread as usize].now.clone();
        self.threads[woken as usize].signal = view;
    }

    fn wake(&mut self, thread: u32) {
        let local = &mut self.threads[thread as usize];
        let view = std::mem::take(&mut local.signal);
        local.now.join(&view);
        local.last.clone_from(&local.now.clock);
    }

    fn fingerprint(&self, around: &dyn Around, feed: &mut dyn FnMut(u64)) {
        if self.debt.steps == 0 {
            return self.feed(around, feed);
        }
        let mut tidied = self.clone();
        tidied.collect();
        tidied.feed(around, feed);
    }
}
