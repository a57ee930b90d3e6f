//! Private memory is written at once (`memory/escape.rs`). Where a thread's writes do not keep
//! their order, what it wrote so may still be in its store buffer when the object has become known
//! to others: as if the writes waited in `to_commit`, until an operation or a request of the thread
//! lets nothing before it wait. If another thread accesses the object before that, the search
//! begins again with such objects shared from their birth on.

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

    /// Does an operation race with what was written at once? Returns whether the execution ended by
    /// it.
    pub(crate) fn races_with_unpublished(&mut self, op: &mut MemOp) -> bool {
        if self.setup.policy.keeps_writes() {
            return false;
        }
        let owner = op
            .prov
            .arena()
            .checked_sub(2)
            .filter(|owner| op.prov.is_object() && *owner != op.key.thread);
        let (Some(owner), Some(object)) = (owner, self.cache.object(op.prov)) else { return false };
        if self.threads[owner as usize].queues.published > object.written_at {
            return false;
        }
        if !object.is_leaked {
            self.leak(op.prov);
            return true;
        }
        let key = Key { thread: owner, block: 0, inst: 0 };
        let initial =
            RaceSide { key, site: object.allocated_at, kind: Kind::Write, order: Order::Na };
        let mut race = Race::new(op, op, self.name_object(op.prov));
        race.sides[0] = initial;
        op.raced |= shared_bits(&op.access, &op.access);
        self.report_race(race)
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
