//! Private memory is written at once (`memory/escape.rs`). Where a thread's writes do not keep
//! their order, what it wrote so may still be in its store buffer when the object has become known
//! to others: as if the writes waited in `to_commit`, until an operation or a request of the thread
//! lets nothing before it wait. If another thread accesses the object before that, the search
//! begins again with such objects shared from their birth on.
//!
//! That takes every way to an object: operations, calls on library objects, also one that waits and
//! is never performed, `free`, output. And a request that waits for the thread's writes is no mover
//! ([`perform::is_mover`]) while there are such: others may come before these.

use super::{Detector, Finding};
use crate::end::End;
use crate::ids::{Tid, arena_of};
use crate::memory::Object;
use crate::perform;
use crate::race::{Race, shared_bits};
use crate::request::Request;
use crate::state::Machine;
use crate::thread::MemOp;
use crate::value::Prov;
use triomphe::Arc;

/// Looks at what the object's owner wrote at once.
pub(crate) struct Unpublished;

impl Detector for Unpublished {
    /// The object's owner.
    type Rival = Tid;

    fn rivals(&self, machine: &Machine, op: &MemOp) -> Vec<Tid> {
        let found = machine.unpublished_of_other(op.key.thread, op.prov);
        found.map(|(owner, _)| owner).into_iter().collect()
    }

    fn find(&self, machine: &Machine, op: &MemOp, &owner: &Tid) -> Option<Finding> {
        let object = machine.cache.object(op.prov)?;
        if machine.is_hidden(object) {
            return Some(Finding::Leak);
        }
        let name = machine.name_object(op.prov);
        Some(Finding::Race(Race::with_initial(op, owner, object.allocated_at, name)))
    }

    fn mark(&self, _: &mut Machine, op: &mut MemOp, _: &Tid) {
        op.raced |= shared_bits(&op.access, &op.access);
    }
}

impl Machine {
    /// An operation has taken effect.
    pub(crate) fn note_published(&mut self, op: &MemOp) {
        let policy = self.setup.policy;
        if !policy.keeps_writes() && policy.publishes(&op.access) {
            Arc::make_mut(&mut self.threads[op.key.thread as usize]).queues.published =
                op.ticket.wrapping_add(1);
        }
    }

    /// A request was performed.
    pub(crate) fn note_drained(&mut self, id: Tid, request: &Request) {
        if !self.setup.policy.keeps_writes() && perform::needs_drain(&self.setup.config, request) {
            Arc::make_mut(&mut self.threads[id as usize]).queues.publish();
        }
    }

    /// The object, and whose it is, if it is another thread's and what that wrote at once may still
    /// be in its store buffer.
    pub(crate) fn unpublished_of_other(&self, id: Tid, prov: Prov) -> Option<(Tid, &Object)> {
        if self.setup.policy.keeps_writes() {
            return None;
        }
        let (owner, object) = self.foreign(id, prov)?;
        if object.is_empty_at_birth() {
            return None;
        }
        let published = self.threads[owner as usize].queues.published;
        (published <= object.written_at).then_some((owner, object))
    }

    /// Were there accesses to the object that were no operations?
    pub(crate) fn is_hidden(&self, object: &Object) -> bool {
        !object.is_leaked && !self.setup.is_literal
    }

    /// Does a request free or put out what was written at once, and may still be in a store buffer?
    /// If so the execution has ended.
    pub(crate) fn meets_unpublished(&mut self, id: Tid, request: &Request) -> bool {
        let prov = match request {
            Request::Free { ptr, .. } | Request::Retire { ptr } => ptr.prov,
            Request::Output { buffer, .. } => buffer.prov,
            _ => return false,
        };
        let is_early = self.unpublished_of_other(id, prov).is_some_and(|(_, o)| self.is_hidden(o));
        if is_early {
            self.leak(prov);
        }
        is_early
    }

    /// May others have come to know an object of which the thread's writes may still be in its
    /// store buffer?
    pub(crate) fn has_unpublished(&self, id: Tid) -> bool {
        if self.setup.policy.keeps_writes() {
            return false;
        }
        let published = self.threads[id as usize].queues.published;
        let objects = &self.cache.arenas[arena_of(id) as usize].objects;
        objects.iter().any(|o| !o.is_dead && o.is_shared && o.written_at >= published)
    }

    /// The execution ends: objects like this one are to be shared from their birth on.
    pub(crate) fn leak(&mut self, prov: Prov) {
        self.leak = self.cache.object(prov).map(|o| o.shape(prov));
        self.finish(0, End::Unsupported("private memory that others see too early".into()), None);
    }

    /// Which objects of a thread hold what others may not see yet.
    pub(crate) fn unpublished(&self, id: Tid) -> impl Iterator<Item = bool> {
        let arena = &self.cache.arenas[arena_of(id) as usize];
        let published = self.threads[id as usize].queues.published;
        arena.objects.iter().map(move |o| !o.is_dead && o.written_at >= published)
    }
}
