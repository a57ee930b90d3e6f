//! What the machine asks of histories and views, and when they forget.

use super::{Cell, Debt, LEAST, Local, NODES, Use, Views};
use crate::access::{Access, Kind};
use crate::storage::{Act, Around, Payload, Place, Rival, Storage, Ways, Whose, Written};

impl Storage for Views {
    fn fork(&self) -> Box<dyn Storage> {
        let mut fork = self.clone();
        fork.debt.is_forked = true;
        if !self.debt.is_forked {
            fork.forget();
        }
        Box::new(fork)
    }

    fn refusal(&self, access: &Access) -> Option<&'static str> {
        if self.psc.is_full() {
            return Some("so many seq_cst operations that are ordered with others to come");
        }
        self.tears(access).then_some(
            "an atomic access, and one of another size to the same bytes, by a machine of views",
        )
    }

    fn places(&self, thread: u32, access: &Access) -> Ways {
        let Some(cell) = self.cell(access) else { return Ways::new() };
        let oldest = self.threads[thread as usize].now.newest(cell);
        let places = self.cells[cell].messages.iter().rev().map(|m| m.place);
        places.take_while(|p| *p >= oldest).collect()
    }

    fn has_free_reads(&self) -> bool {
        self.psc.is_empty()
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
        self.psc.is_empty() || self.is_consistent(thread, act)
    }

    fn take(&mut self, thread: u32, act: &Act, initial: Payload) -> Result<bool, &'static str> {
        let is_newest = self.step(thread, act, initial)?;
        self.count();
        if act.access.len == 0 && act.access.kind != Kind::Fence {
            self.wait_no_more();
        }
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
        self.wait_no_more();
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
        self.count();
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
        self.count();
    }

    fn wait(&mut self, thread: u32, whose: Whose) {
        self.threads[thread as usize].waits = Some(whose);
        self.debt.is_stale = true;
    }

    fn is_waiting(&self, thread: u32) -> bool {
        self.threads[thread as usize].waits.is_some()
    }

    fn settle(&mut self) {
        if self.debt.is_due || self.debt.is_forked && self.debt.is_stale {
            self.forget();
        }
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
        if !self.debt.is_stale {
            return self.feed(around, feed);
        }
        let mut tidied = self.clone();
        tidied.collect();
        tidied.feed(around, feed);
    }
}

impl Views {
    /// Something was added. Is it time to forget?
    fn count(&mut self) {
        let (debt, nodes) = (&mut self.debt, self.psc.nodes.len());
        debt.is_stale = true;
        debt.steps += 1;
        debt.looks += nodes * nodes / NODES;
        if debt.is_forked || debt.steps.max(debt.looks) >= debt.kept + LEAST {
            *debt = Debt { is_due: true, steps: 0, looks: 0, ..*debt };
        }
    }

    /// Forgets what can have no effect any more.
    fn forget(&mut self) {
        self.collect();
        let kept = self.cells.iter().map(|c| 1 + c.messages.len()).sum();
        self.debt = Debt { kept, is_due: false, is_stale: false, ..self.debt };
    }
}
