//! An operation takes effect: what its thread knows then, and what it passes on.

use super::order::Added;
use super::view::{Clock, View};
use super::{Cell, Local, Message, STEP, Strength, Use, Views};
use crate::access::{Access, Kind};
use crate::rc11::Sequences;
use crate::storage::{Act, Payload, Place, Written};
use std::sync::Arc;

impl Views {
    /// An operation takes effect. Returns whether what it writes is the newest.
    pub(super) fn step(
        &mut self,
        thread: u32,
        act: &Act,
        initial: Payload,
    ) -> Result<bool, &'static str> {
        let is_fence = act.access.kind == Kind::Fence;
        let cell = (!is_fence).then(|| self.enter(&act.access, initial));
        let place = self.place(act, cell)?;
        let mut now = std::mem::take(&mut self.threads[thread as usize].now);
        let before = if self.psc.is_empty() { Clock::new() } else { now.clock.clone() };
        self.has_parts |= !is_fence && now.clock(thread) > act.ticket;
        self.learn(&mut now, thread, act, cell, place);
        self.threads[thread as usize].now = now;
        let is_newest = match cell {
            Some(cell) => self.access(thread, act, cell, place),
            None => {
                self.fence(thread, &act.access);
                false
            }
        };
        if self.strength != Strength::All {
            let local = &mut self.threads[thread as usize];
            self.psc.add(&added(local, thread, act, (cell, place), (&before, &local.now)));
            local.moved(cell);
        }
        Ok(is_newest)
    }

    /// Does `psc` stay without a cycle if an operation takes effect?
    pub(super) fn is_consistent(&self, thread: u32, act: &Act) -> bool {
        let is_fence = act.access.kind == Kind::Fence;
        // A location that is not known yet would be the next one.
        let cell = (!is_fence).then(|| self.index.at(&act.access).unwrap_or(self.cells.len()));
        let Ok(place) = self.place(act, cell) else { return false };
        if !cell.is_some_and(|cell| self.psc.is_beyond(cell, place)) {
            return true;
        }
        let local = &self.threads[thread as usize];
        let mut now = local.now.clone();
        self.learn(&mut now, thread, act, cell, place);
        let added = added(local, thread, act, (cell, place), (&local.now.clock, &now));
        self.psc.allows(&added)
    }

    /// The place that an operation reads from or, as a write, is going to have.
    fn place(&self, act: &Act, cell: Option<usize>) -> Result<Place, &'static str> {
        match (act.value, cell.and_then(|cell| self.cells.get(cell))) {
            (Some(_), Some(cell)) => cell.place_after(act.place),
            (Some(_), None) => Ok(act.place + STEP),
            (None, _) => Ok(act.place),
        }
    }

    /// What a thread knows becomes what it knows once an operation at a place has taken effect.
    fn learn(&self, now: &mut View, thread: u32, act: &Act, cell: Option<usize>, place: Place) {
        let acquires = self.strength.acquires(act.access.order);
        now.set_clock(thread, act.ticket + 1);
        let Some(cell) = cell else {
            if acquires {
                now.join(&self.threads[thread as usize].read);
            }
            return;
        };
        if act.access.kind.reads()
            && let Some(read) = self.message(cell, act.place)
        {
            if acquires {
                self.synchronise(now, &read.view);
            }
            // A write that happens before says already that it was seen. Threads that read much of
            // what others write go on to share what they have seen with them.
            if act.place > now.newest(cell) {
                let seen = now.seen_mut(cell);
                // Where nothing tells them apart, what was read counts as what happens before.
                let is_one = self.strength == Strength::All;
                *(if is_one { &mut seen.written } else { &mut seen.read }) = act.place;
            }
        }
        if act.value.is_some() {
            now.seen_mut(cell).written = place;
        }
    }

    fn message(&self, cell: usize, place: Place) -> Option<&Message> {
        let cell = self.cells.get(cell)?;
        cell.index(place).map(|index| &cell.messages[index])
    }

    /// A view takes what another one has.
    fn synchronise(&self, view: &mut View, other: &View) {
        match !self.has_parts && view.knows(other) {
            true => debug_assert!(view.seen.has(&other.seen)),
            false => view.join(other),
        }
    }

    fn fence(&mut self, thread: u32, access: &Access) {
        let local = &mut self.threads[thread as usize];
        if self.strength.acquires(access.order) {
            local.read = View::default();
        }
        if self.strength.releases(access.order) {
            local.fence = Arc::new(local.now.clone());
            local.heads.clear();
        }
    }

    /// What an access leaves behind, of which its thread knows already.
    fn access(&mut self, thread: u32, act: &Act, cell: usize, place: Place) -> bool {
        let order = act.access.order;
        self.cells[cell].is_atomic |= order.is_atomic();
        let read = match act.access.kind.reads() {
            true => self.message(cell, act.place).map(|message| message.view.clone()),
            false => None,
        };
        if let Some(read) = &read
            && !self.strength.acquires(order)
            && self.strength.is_relaxed(order)
        {
            let mut view = std::mem::take(&mut self.threads[thread as usize].read);
            self.synchronise(&mut view, read);
            self.threads[thread as usize].read = view;
        }
        let mut is_newest = false;
        if let Some(value) = act.value {
            let view = self.released(thread, cell, act, read.as_ref());
            let cell = &mut self.cells[cell];
            let value = Written { value, len: cell.len, at: 0 };
            let index = cell.messages.partition_point(|m| m.place < place);
            is_newest = index == cell.messages.len();
            cell.messages.insert(index, Message { place, value, view, is_update: read.is_some() });
        }
        if act.access.len > 0 {
            self.note_use(thread, cell, act);
        }
        is_newest
    }

    /// What a write passes on; `read` is what the message passes on that it updates.
    fn released(
        &mut self,
        thread: u32,
        cell: usize,
        act: &Act,
        read: Option<&Arc<View>>,
    ) -> Arc<View> {
        let (strength, order) = (self.strength, act.access.order);
        let local = &mut self.threads[thread as usize];
        let own = if strength.releases(order) {
            let own = Arc::new(local.now.clone());
            if strength == Strength::ByOrder(Sequences::C11) {
                local.set_head(cell, own.clone());
            }
            own
        } else if strength.is_relaxed(order) {
            // A release write that counts is later than the last release fence.
            local.heads.get(cell).cloned().flatten().unwrap_or_else(|| local.fence.clone())
        } else {
            return self.nothing.clone();
        };
        match read {
            None => own,
            Some(read) if !self.has_parts && own.knows(read) => own,
            Some(read) if !self.has_parts && read.knows(&own) => read.clone(),
            Some(read) => {
                let known = local.released.replace(own.clone()).filter(|_| !self.has_parts);
                Arc::new(read.with(&own, known.as_deref().filter(|known| read.knows(known))))
            }
        }
    }

    pub(super) fn note_use(&mut self, thread: u32, cell: usize, act: &Act) {
        let uses = &mut self.cells[cell].uses;
        if uses.len() <= thread as usize {
            uses.resize(thread as usize + 1, [None; 4]);
        }
        let sort = usize::from(act.value.is_some()) + 2 * usize::from(act.access.order.is_atomic());
        uses[thread as usize][sort] =
            Some(Use { ticket: act.ticket, access: act.access, tag: act.tag });
    }
}

/// An event for `psc`, at a location and a place; what its thread knew before and knows then.
fn added<'a>(
    local: &'a Local,
    thread: u32,
    act: &Act,
    (cell, place): (Option<usize>, Place),
    (before, view): (&'a [u32], &'a View),
) -> Added<'a> {
    let is_at_last = cell.is_some() && cell == local.last_cell;
    Added {
        thread,
        ticket: act.ticket,
        cell,
        place,
        writes: act.value.is_some(),
        is_sc: act.access.order == crate::access::Order::Sc,
        before,
        other: if is_at_last { &local.other } else { &local.last },
        view,
    }
}

impl Cell {
    /// The place of a new write right after another one.
    fn place_after(&self, after: Place) -> Result<Place, &'static str> {
        let index = self.index(after).unwrap_or(0) + 1;
        match self.messages.get(index) {
            None => Ok(after + STEP),
            Some(next) if next.place - after < 2 => {
                Err("more writes than there is room for between two others")
            }
            Some(next) => Ok(after + (next.place - after) / 2),
        }
    }
}

impl Local {
    /// Its last event was at this location.
    pub(super) fn moved(&mut self, cell: Option<usize>) {
        if cell.is_none() || cell != self.last_cell {
            std::mem::swap(&mut self.other, &mut self.last);
        }
        self.last_cell = cell;
        self.last.clone_from(&self.now.clock);
    }

    pub(super) fn set_head(&mut self, cell: usize, view: Arc<View>) {
        if self.heads.len() <= cell {
            self.heads.resize(cell + 1, None);
        }
        self.heads[cell] = Some(view);
    }
}
