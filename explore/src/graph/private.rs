//! What the thread of an object did to it while no other could reach it.

use super::event::{Note, What};
use super::state::Execution;
use super::symmetry;
use tresse_machine::end::{At, Stop, Ub};
use tresse_machine::memory::life::used_meanwhile;
use tresse_machine::memory::{ObjType, Object};
use tresse_machine::race::Race;
use tresse_machine::thread::{MemOp, Tid};
use tresse_machine::value::Prov;
use tresse_machine::{End, Ending};
use tresse_memmodels::Kind;
use tresse_memmodels::graph::EventId;

/// The thread that made an object, if it is another one.
#[inline]
fn owner_beside(prov: Prov, thread: u16) -> Option<Tid> {
    prov.arena().checked_sub(2).filter(|owner| *owner != Tid::from(thread))
}

/// A round is left out that begins with this event, if there is any. What it writes to private
/// memory is there already, but it is written later: nothing before the round publishes it.
pub(super) fn note_round(execution: &mut Execution, start: EventId) {
    if execution.must_know_rounds() && execution.graph.contains(start) {
        let site = execution.info(start).site;
        execution.cells.cuts.begin_round(site);
    }
}

/// May a round that is left out stand between what a thread has done before an event of this
/// number, and the moment at which others came to know an object?
fn may_be_written_later(execution: &Execution, owner: Tid, before: u32, escaped_at: u32) -> bool {
    let cuts = &execution.cells.cuts;
    if cuts.rounds.is_empty() && cuts.awaits.is_empty() {
        return false;
    }
    let infos = execution.tracks[owner as usize].get(before as usize..).unwrap_or_default();
    infos
        .iter()
        .take_while(|info| info.moment <= escaped_at)
        .any(|info| cuts.rounds.contains(&info.site) || cuts.awaits.contains(&info.site))
}

impl Execution {
    /// A call that waits reads only states that let it in, and comes after those. So one that might
    /// have come before what the object's own thread did to it is noticed here, before it reads:
    /// the search begins again as with [`Execution::comes_after_private`].
    pub(super) fn notice_early_call(&mut self, id: EventId, prov: Prov) {
        let is_known = |o: &Object| o.is_leaked || !o.is_shared;
        let Some(before) = self.graph.before(id) else { return };
        if self.machine.cache.object(prov).is_none_or(is_known) {
            return;
        }
        if !self.has_private_before(before, id.thread, prov, true, true) {
            let shape = self.shape_of(prov);
            self.cells.cuts.leak(shape);
        }
    }

    /// Whatever an event reads, does it come after what the object's own thread did to it?
    pub(super) fn is_made_before(&self, id: EventId, prov: Prov) -> bool {
        owner_beside(prov, id.thread).is_none()
            || self
                .graph
                .before(id)
                .is_some_and(|before| self.has_private_before(before, id.thread, prov, true, false))
    }

    /// The same of whatever a thread does right after an event.
    fn has_private_before(
        &self,
        id: EventId,
        thread: u16,
        prov: Prov,
        writes: bool,
        is_private: bool,
    ) -> bool {
        let Some(owner) = owner_beside(prov, thread) else { return true };
        let Some(known) = self.machine.cache.object(prov) else { return true };
        if known.is_empty_at_birth() {
            return true;
        }
        let latest = if writes { known.written_at.max(known.escaped_at) } else { known.written_at };
        let is_hidden = known.is_shared && !known.is_leaked;
        // Of a text that comes to be asked nobody knows what it lets others see of private memory.
        let is_by_text = is_private && self.judge.as_ref().is_some_and(|judge| judge.orders());
        let before = match is_by_text {
            true => self.graph.ordered_before(id)[owner as usize],
            false => self.graph.hb(id)[owner as usize],
        };
        let is_before = match before {
            0 => false,
            n => self.tracks[owner as usize][n as usize - 1].moment >= latest,
        };
        is_before
            && !(is_hidden && may_be_written_later(self, owner, before, known.escaped_at))
            && !(is_hidden && self.is_by_start_alone(owner, thread, before, latest))
    }

    /// Do the private writes up to the moment `latest` of a thread happen before what another one
    /// does only as that one was started after them, and is it symmetric to one that was not?
    fn is_by_start_alone(&self, owner: Tid, thread: u16, before: u32, latest: u32) -> bool {
        let thread = usize::from(thread);
        if !self.has_twins || self.locals[thread].twin.is_none() {
            return false;
        }
        let class = symmetry::class(self, thread);
        let starts = || class.iter().map(|t| self.graph.lines[*t].parent);
        let (Some(first), Some(last)) = (starts().min(), starts().max()) else { return false };
        Tid::from(first.thread) == owner
            && before <= last.index + 1
            && self.info(first).moment < latest
    }

    /// What an access to freed memory is.
    pub(super) fn use_after_free(&self, thread: usize, op: &MemOp, free: EventId) -> Stop {
        let name = self.machine.name_object(op.prov);
        let what = if op.access.kind == Kind::Read { "reads" } else { "writes" };
        let detail = format!("thread {thread} {what} {name}, which thread {} frees", free.thread);
        let (offset, len) = (op.access.offset as i64, u64::from(op.access.len));
        End::ub_at(Ub::UseAfterFree, detail, At { prov: op.prov, offset, len, words: name })
    }

    /// Is the event after all that the object's own thread did to it while no other could reach it?
    /// A read after what that has written, whatever may write after what it may have read as well.
    /// What publishes the object need not be what the event is after: a release fence before it is
    /// enough.
    fn is_after_private(&self, id: EventId, prov: Prov, writes: bool, is_private: bool) -> bool {
        self.has_private_before(id, id.thread, prov, writes, is_private)
    }

    /// The same; if it is not, the search begins again with objects that are made there shared from
    /// their birth on. `false`: they are already, and the event does not come after what the object
    /// held at its birth.
    #[inline]
    pub(super) fn comes_after_private(
        &mut self,
        id: EventId,
        object: u64,
        writes: impl FnOnce(&Execution) -> bool,
    ) -> bool {
        let prov = Prov::from_word(object);
        owner_beside(prov, id.thread).is_none() || self.comes_after_owner(id, prov, writes(self))
    }

    fn comes_after_owner(&mut self, id: EventId, prov: Prov, writes: bool) -> bool {
        let is_leaked = |o: &Object| o.is_leaked || !o.is_shared;
        if self.machine.cache.object(prov).is_none_or(is_leaked) {
            return self.is_after_private(id, prov, false, false);
        }
        if !self.is_after_private(id, prov, writes, true) {
            let shape = self.shape_of(prov);
            self.cells.cuts.leak(shape);
        }
        true
    }

    pub(super) fn initial_race(&self, id: EventId) -> Option<Race> {
        let op = self.as_operation(id)?;
        let object = self.machine.cache.object(op.prov);
        let site = object.map_or(op.site, |o| o.allocated_at);
        let owner = op.prov.arena().saturating_sub(2);
        let name = self.machine.name_object(op.prov);
        Some(Race::with_initial(&op, owner, site, name))
    }

    /// An access of another thread to an object that does not happen before an event.
    pub(super) fn unordered_access(&self, object: u64, id: EventId) -> Option<EventId> {
        self.accesses(object).find(|e| e.thread != id.thread && !self.graph.is_hb(*e, id))
    }

    /// The accesses of an object.
    pub(super) fn accesses(&self, object: u64) -> impl Iterator<Item = EventId> {
        let cells = self.cells.of_object(object);
        let accesses = cells
            .iter()
            .map(|c| &self.graph.cells[*c as usize])
            .flat_map(|c| c.co.iter().chain(&c.reads))
            .copied();
        let events = accesses.chain(cells.iter().flat_map(|c| self.commuting(*c)));
        let events = events.chain(self.sizes(object));
        // Who was signalled has done with a condition variable.
        events.filter(|e| !self.graph.event(*e).is_settled)
    }

    /// The events that ask how large a block is.
    fn sizes(&self, object: u64) -> impl Iterator<Item = EventId> {
        let is_of = move |id: &EventId| {
            let info = self.info(*id);
            info.what == What::Note(Note::Size) && info.value.prov.word() == object
        };
        let all = if self.cells.has_sizes { &self.graph.order[..] } else { &[] };
        all.iter().copied().filter(is_of)
    }

    /// What an access of a thread to memory is that goes with another thread's function or end.
    pub(super) fn use_after_death(&self, owner: usize, prov: Prov, other: EventId) -> Ending {
        let object = self.machine.cache.object(prov);
        let obj_type = object.map_or(ObjType::Stack, |o| o.obj_type);
        let is_scope = object.is_some_and(|o| o.is_out_of_scope);
        let thread = Tid::from(other.thread);
        let end = *used_meanwhile(obj_type, is_scope, owner as Tid, thread);
        Ending { end, thread, stack: self.stack_of(other) }
    }
}
