//! Hazard pointers in a graph. What they mean is in [`tresse_machine::hazards`]; here is what
//! *before* is where there is no order of all steps.
//!
//! A protection is no event: a thread's moment knows between which events each of its hazard
//! pointers protects a block. A retirement is an event, and orders nothing. Since the usual
//! `protect` has a fence between publishing and reading again, and a scan has one at its
//! beginning, a protection began before a retirement if these fences have that order in every
//! execution with this graph ([`is_before_as_fences`]). If not, there is one in which the scan has
//! missed it. Under SC that is one order of all steps. Under RC11 it is what C++26
//! \[saferecl.hp.general\] promises for a protection whose beginning happens before the
//! retirement, or whose read saw a value that was overwritten by a write that happens before it;
//! and what Michael's queue needs in addition, where a later read of another location says that
//! the block had not been removed.
//!
//! An access of a block races with its retirement, unless it happens before that, or before the
//! end of a protection that began before it. That is asked of graphs that no event can be added
//! to, and so once for each: an access that nothing keeps in a part of a graph is one in some whole
//! graph as well, where the other threads have gone on later.

use super::event::{Note, What};
use super::events::Events;
use super::frees::Freed;
use super::options::Equivalence;
use super::reduction::Reduction;
use super::reductions::All;
use super::state::{Execution, Local, Protection};
use std::sync::Arc;
use tresse_machine::end::{Stop, Ub};
use tresse_machine::memory::life::waits_in;
use tresse_machine::perform::{hazard_of, protected_block};
use tresse_machine::request::Request;
use tresse_machine::thread::Tid;
use tresse_machine::value::{Prov, Value};
use tresse_machine::{End, Ending};
use tresse_memmodels::Kind;
use tresse_memmodels::graph::fenced::is_before_as_fences;
use tresse_memmodels::graph::reach::Reach;
use tresse_memmodels::graph::{Event, EventId, Role};

impl Local {
    /// What the thread's hazard pointers protect now: what it will do next may rest on that.
    pub(super) fn protects(&self) -> impl Iterator<Item = (Prov, Option<Prov>)> {
        let all = self.protections.as_deref().map_or(&[][..], Vec::as_slice);
        all.iter().filter(|p| p.to.is_none()).map(|p| (p.hazard, p.block))
    }
}

impl Execution {
    /// The number of a thread's next event.
    fn next_index(&self, thread: usize) -> u32 {
        self.graph.lines[thread].events.len() as u32
    }

    fn protections(&self, thread: usize) -> &[Protection] {
        self.locals[thread].protections.as_deref().map_or(&[], Vec::as_slice)
    }

    fn protections_mut(&mut self, thread: usize) -> &mut Vec<Protection> {
        Arc::make_mut(self.locals[thread].protections.get_or_insert_default())
    }

    /// Does a hazard pointer of the thread protect the block now?
    fn protects(&self, thread: usize, block: Prov) -> bool {
        self.protections(thread).iter().any(|p| p.block == Some(block) && p.to.is_none())
    }

    /// Is the block memory that its thread accesses directly?
    fn is_direct(&self, block: Prov) -> bool {
        let cache = &self.machine.cache;
        !(cache.is_multi && cache.object(block).is_none_or(|o| o.is_shared))
    }

    /// Are hazard pointers modelled with what is asked of the search?
    fn check_modelled(&mut self) -> Result<(), Stop> {
        self.leaves_reads_from();
        if self.options.equivalence == Equivalence::ReadsFrom {
            return Err(End::unsupported(
                "hazard pointers where executions have no coherence order",
            ));
        }
        if self.options.judge.is_some() {
            return Err(End::unsupported("hazard pointers in graphs that a model's text judges"));
        }
        Ok(())
    }

    fn announce(&mut self, thread: usize, hazard: &Value) -> Result<(), Stop> {
        let hazard = hazard_of(thread as Tid, hazard)?;
        self.end_protection(thread, hazard)?;
        let from = self.next_index(thread);
        let new = Protection { hazard, block: None, from, to: None };
        self.protections_mut(thread).push(new);
        Ok(())
    }

    fn protect(&mut self, thread: usize, hazard: &Value, value: &Value) -> Result<(), Stop> {
        let hazard = hazard_of(thread as Tid, hazard)?;
        let block = protected_block(&self.machine.cache, value)?;
        let is_announced =
            |p: &&Protection| p.hazard == hazard && p.to.is_none() && p.block.is_none();
        let announced = self.protections(thread).iter().find(is_announced).map(|p| p.from);
        let from = announced.unwrap_or_else(|| self.read_before(thread, value));
        self.begin_protection(thread, hazard, block, from)
    }

    fn begin_protection(
        &mut self,
        thread: usize,
        hazard: Prov,
        block: Option<Prov>,
        from: u32,
    ) -> Result<(), Stop> {
        self.end_protection(thread, hazard)?;
        if block.is_some() {
            self.protections_mut(thread).push(Protection { hazard, block, from, to: None });
        }
        Ok(())
    }

    /// A step of a hazard pointer in a rehearsal, in which the thread's last read has no event
    /// that it reads from: nobody asks there when a protection began.
    pub(super) fn rehearse_hazard(&mut self, thread: usize, request: &Request) -> Result<(), Stop> {
        match request {
            Request::Announce { hazard } => self.announce(thread, hazard),
            Request::Protect { hazard, block } => {
                let hazard = hazard_of(thread as Tid, hazard)?;
                let block = protected_block(&self.machine.cache, block)?;
                self.begin_protection(thread, hazard, block, self.next_index(thread))
            }
            other => tresse_machine::bug!("no rehearsal of {other:?}"),
        }
    }

    /// Where a protection begins that was not announced, as GenMC's own macro has it: right before
    /// the thread's last event, if that has read the value.
    fn read_before(&self, thread: usize, value: &Value) -> u32 {
        let next = self.next_index(thread);
        let last = next.checked_sub(1).map(|index| EventId { thread: thread as u16, index });
        let has_read = |id: &EventId| {
            let event = self.graph.event(*id);
            event.role == Role::Read && self.written_at(event.cell, self.place_read(*id)) == *value
        };
        last.filter(has_read).map_or(next, |id| id.index)
    }

    fn place_read(&self, read: EventId) -> usize {
        let event = self.graph.event(read);
        self.graph.place(event.cell, event.rf)
    }

    /// What a hazard pointer protects now it does so no longer. A block that is retired, and that
    /// nobody else can reach, goes with its last protection.
    fn end_protection(&mut self, thread: usize, hazard: Prov) -> Result<(), Stop> {
        let is_it = |p: &Protection| p.hazard == hazard && p.to.is_none();
        let Some(at) = self.protections(thread).iter().position(is_it) else { return Ok(()) };
        let to = self.next_index(thread);
        let all = self.protections_mut(thread);
        all[at].to = Some(to);
        let Some(block) = all[at].block else {
            all.remove(at);
            return Ok(());
        };
        let freed = self.frees.find(block.word()).map(|freed| freed.by);
        match freed {
            Some(by) if self.is_direct(block) && !self.protects(thread, block) => {
                let (ptr, site) = (self.info(by).value, self.info(by).site);
                self.machine.cache.reclaim(&ptr, thread as Tid, site)
            }
            _ => Ok(()),
        }
    }

    fn retire(&mut self, thread: usize, ptr: &Value) -> Result<(), Stop> {
        let (block, _) = self.machine.cache.heap_block(ptr)?;
        let object = block.word();
        if self.frees.find(object).is_some() {
            return Err(self.freed_twice(ptr));
        }
        All::ends(self, thread, block);
        let (site, moment) = self.here(thread);
        // It orders nothing: a scan may come at any time after it.
        let event = Event { is_full: false, ..Event::bare(Role::Other) };
        let id = self.push(thread, event, What::Note(Note::Retire), *ptr, site, moment);
        self.synchronise(id);
        self.comes_after_private(id, object, |_| true);
        if let Some(waiter) = self.waiter_in(object) {
            return Err(waits_in(Ub::UseAfterFree, thread as Tid, waiter));
        }
        self.frees.push(Freed { object, by: id, is_retired: true });
        match (self.is_direct(block), self.protects(thread, block)) {
            (true, true) => self.machine.cache.retire(ptr),
            (true, false) => self.machine.cache.free(ptr, thread as Tid, site),
            (false, _) => Ok(()),
        }
    }

    /// An access of a block that is retired, and not kept for it; the first one that was added.
    fn use_after_retirement(&self) -> Option<Ending> {
        let mut found: Option<(EventId, EventId)> = None;
        for retired in self.frees.iter().filter(|f| f.is_retired) {
            let kept = self.keep(retired);
            for access in self.accesses(retired.object) {
                let is_ordered = self.graph.is_hb(access, retired.by)
                    || kept.iter().any(|(thread, p)| self.is_within(access, *thread, p));
                let stamp = |id| self.graph.event(id).stamp;
                let is_first = found.is_none_or(|(first, _)| stamp(access) < stamp(first));
                if !is_ordered && is_first {
                    found = Some((access, retired.by));
                }
            }
        }
        found.map(|(access, by)| self.unprotected(access, by))
    }

    /// The protections, with their threads, that keep a block though it is retired.
    fn keep(&self, retired: &Freed) -> Vec<(usize, Protection)> {
        let base = self.model.base();
        let mut reach = Reach::default();
        let all = (0..self.locals.len())
            .flat_map(|t| self.protections(t).iter().map(move |p| (t, *p)))
            .filter(|(_, p)| p.block.is_some_and(|b| b.word() == retired.object));
        all.filter(|(thread, p)| {
            let from = EventId { thread: *thread as u16, index: p.from };
            is_before_as_fences(&self.graph, base, &mut reach, from, retired.by)
        })
        .collect()
    }

    /// Does an access happen before the end of a protection?
    fn is_within(&self, access: EventId, thread: usize, protection: &Protection) -> bool {
        let Some(to) = protection.to else { return true };
        // The end is no event: what comes right before it.
        let end = EventId { thread: thread as u16, index: to };
        self.graph.before(end).is_some_and(|last| self.graph.is_hb(access, last))
    }

    fn unprotected(&self, access: EventId, by: EventId) -> Ending {
        let op = self.as_operation(access);
        let name = op.as_ref().map_or_else(String::new, |op| self.machine.name_object(op.prov));
        let does = match op.is_some_and(|op| op.access.kind == Kind::Read) {
            true => "reads",
            false => "writes",
        };
        let what = format!(
            "thread {} {does} {name}, which thread {} retires, and which no hazard pointer keeps \
             that protects it from before that on",
            access.thread, by.thread
        );
        Ending {
            end: *End::ub(Ub::UseAfterFree, what),
            thread: Tid::from(access.thread),
            stack: self.stack_of(access),
        }
    }
}

impl Events {
    /// A step of a hazard pointer, or a retirement.
    pub(super) fn add_hazard(&mut self, thread: usize, request: &Request) -> Result<bool, Stop> {
        self.check_modelled()?;
        // Coherence order decides whether a protection is before a retirement.
        if self.order_all_updates() {
            return Ok(false);
        }
        match request {
            Request::Announce { hazard } => self.announce(thread, hazard)?,
            Request::Protect { hazard, block } => self.protect(thread, hazard, block)?,
            Request::Retire { ptr } => self.retire(thread, ptr)?,
            other => tresse_machine::bug!("no step of a hazard pointer: {other:?}"),
        }
        Ok(self.complete(thread, Value::ZERO))
    }

    /// Reports an access of a retired block in a graph that no event can be added to. Is there one?
    pub(super) fn judge_retired(&mut self) -> bool {
        let Some(ending) = self.use_after_retirement() else { return false };
        self.report(ending, None);
        true
    }
}
