//! Races where memory remembers writes: by happens-before, which the storage knows, of an operation
//! that has just taken effect. What an object held when it became known to other threads was
//! written by its owner, and nothing need order that and the operation.

use super::{Detector, Finding};
use crate::config::RacePolicy;
use crate::ids::{Key, SiteId, Tid};
use crate::memory::Object;
use crate::race::{Race, RaceSide};
use crate::state::Machine;
use crate::thread::MemOp;
use crate::value::Prov;
use tresse_memmodels::storage::{Act, Payload, Rival};
use tresse_memmodels::{Access, Kind, Storage};

/// Asks the storage about an operation.
pub(crate) struct Unseen<'a> {
    /// What it turned out to be: an exchange that fails is a read.
    pub access: &'a Access,
}

impl Detector for Unseen<'_> {
    /// What the storage has not seen; none, if that was done while the object was private.
    type Rival = Option<RaceSide>;

    /// The first one, and those before it of which the race is no error: they hide no other.
    fn rivals(&self, machine: &Machine, op: &MemOp) -> Vec<Option<RaceSide>> {
        let (id, storage) = (op.key.thread, machine.cache.storage());
        if machine.sees_private(id, op.prov, op.access.kind.writes()) {
            return vec![None];
        }
        let others = storage.races(id, self.access);
        let sides = machine.initial_rival(storage, op).into_iter().chain(others.iter().map(side));
        let mut found = Vec::new();
        for side in sides {
            let is_added =
                self.race(machine, op, &side).speculated(&machine.setup.program).is_some();
            found.push(Some(side));
            if !is_added {
                break;
            }
        }
        found
    }

    fn find(&self, machine: &Machine, op: &MemOp, rival: &Option<RaceSide>) -> Option<Finding> {
        Some(match rival {
            Some(side) => Finding::Race(self.race(machine, op, side)),
            None => Finding::Leak,
        })
    }

    /// That it is undefined was known before ([`Machine::meets_write`]).
    fn mark(&self, _: &mut Machine, _: &mut MemOp, _: &Option<RaceSide>) {}
}

impl Unseen<'_> {
    fn race(&self, machine: &Machine, op: &MemOp, first: &RaceSide) -> Race {
        let mut race = Race::new(op, op, machine.name_object(op.prov));
        race.sides[0] = first.clone();
        race.sides[1].kind = self.access.kind;
        race
    }
}

impl Machine {
    /// With `race: Undef`, and of a load that the compiler has added: does an operation race with a
    /// write that took effect before it? Each has its turn to be the later one in some execution.
    /// What it reads is undef then, and so is what it leaves behind (LangRef, "Memory Model for
    /// Concurrent Operations").
    pub(crate) fn meets_write(&self, op: &MemOp, act: &Act, initial: Payload) -> bool {
        match self.setup.config.race {
            RacePolicy::Undef => {}
            RacePolicy::Error if self.setup.program.is_speculated(op.site) => {}
            RacePolicy::Error | RacePolicy::Report => return false,
        }
        let storage = self.cache.storage();
        let as_read = Access { kind: Kind::Read, ..act.access };
        let races = |storage: &dyn Storage| {
            self.initial_rival(storage, op).is_some()
                || storage.race(op.key.thread, &as_read).is_some()
        };
        // What an atomic operation synchronises with is before it. A plain one synchronises with
        // nothing, whatever the model says.
        if !act.access.order.is_atomic() {
            return races(storage);
        }
        let mut after = storage.fork();
        after.take(op.key.thread, act, initial).is_ok() && races(&*after)
    }

    /// What an object held when it became known to other threads, if nothing orders that and the
    /// operation.
    fn initial_rival(&self, storage: &dyn Storage, op: &MemOp) -> Option<RaceSide> {
        let (owner, object) = self.foreign(op.key.thread, op.prov)?;
        if object.is_empty_at_birth() {
            return None;
        }
        let is_seen = storage.has_seen(op.key.thread, owner, object.written_at);
        (!is_seen).then(|| RaceSide::initial(owner, object.allocated_at))
    }

    /// The object, if it is another thread's, and whose it is.
    pub(super) fn foreign(&self, id: Tid, prov: Prov) -> Option<(Tid, &Object)> {
        let owner = prov.arena().checked_sub(2).filter(|owner| prov.is_object() && *owner != id)?;
        self.cache.object(prov).map(|object| (owner, object))
    }

    /// Is an object another thread's, and may that have accessed it, while it was private, in no
    /// order with what this thread does to it now?
    pub(crate) fn sees_private(&self, id: Tid, prov: Prov, writes: bool) -> bool {
        let Some((owner, object)) = self.foreign(id, prov) else { return false };
        let latest =
            if writes { object.written_at.max(object.escaped_at) } else { object.written_at };
        self.is_hidden(object) && !self.cache.storage().has_seen(id, owner, latest)
    }
}

fn side(rival: &Rival) -> RaceSide {
    RaceSide {
        key: Key { thread: rival.thread, block: 0, inst: 0 },
        site: SiteId(rival.tag),
        kind: rival.access.kind,
        order: rival.access.order,
    }
}
