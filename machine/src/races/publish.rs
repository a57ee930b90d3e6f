//! Private memory is written at once (`memory/escape.rs`). Where a thread's writes do not keep
//! their order, what it wrote so may still be in its store buffer when the object has become known
//! to others: as if the writes waited in `to_commit`, until an operation or a request of the thread
//! lets nothing before it wait. If another thread accesses the object before that, the search
//! begins again with such objects shared from their birth on.

use super::{Detector, Finding};
use crate::end::End;
use crate::ids::{Key, Tid};
use crate::perform;
use crate::race::{Race, RaceSide, shared_bits};
use crate::request::Request;
use crate::state::Machine;
use crate::thread::MemOp;
use crate::value::Prov;
use tresse_memmodels::{Kind, Order};
use triomphe::Arc;

/// Looks at what the object's owner wrote at once.
pub(crate) struct Unpublished;

impl Detector for Unpublished {
    /// The object's owner.
    type Rival = Tid;

    fn rivals(&self, machine: &Machine, op: &MemOp) -> Vec<Tid> {
        if machine.setup.policy.keeps_writes() {
            return Vec::new();
        }
        let owner = op.prov.arena().checked_sub(2);
        let owner = owner.filter(|owner| op.prov.is_object() && *owner != op.key.thread);
        let is_rival = |owner: &Tid| {
            let published = machine.threads[*owner as usize].queues.published;
            machine.cache.object(op.prov).is_some_and(|o| published <= o.written_at)
        };
        owner.into_iter().filter(is_rival).collect()
    }

    fn find(&self, machine: &Machine, op: &MemOp, &owner: &Tid) -> Option<Finding> {
        let object = machine.cache.object(op.prov)?;
        if !object.is_leaked {
            return Some(Finding::Leak);
        }
        let key = Key { thread: owner, block: 0, inst: 0 };
        let initial =
            RaceSide { key, site: object.allocated_at, kind: Kind::Write, order: Order::Na };
        let mut race = Race::new(op, op, machine.name_object(op.prov));
        race.sides[0] = initial;
        Some(Finding::Race(race))
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

    /// The execution ends: objects like this one are to be shared from their birth on.
    pub(crate) fn leak(&mut self, prov: Prov) {
        self.leak = self.cache.object(prov).map(|o| o.shape(prov));
        self.finish(0, End::Unsupported("private memory that others see too early".into()), None);
    }

    /// Which objects of a thread hold what others may not see yet.
    pub(crate) fn unpublished(&self, id: Tid) -> impl Iterator<Item = bool> {
        let arena = &self.cache.arenas[crate::ids::arena_of(id) as usize];
        let published = self.threads[id as usize].queues.published;
        arena.objects.iter().map(move |o| !o.is_dead && o.written_at >= published)
    }
}
