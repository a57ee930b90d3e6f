//! Operations of other threads that are in flight as well and conflict: those that wait in their
//! `to_commit`. Both threads made theirs without knowing that the other's took effect, so nothing
//! orders the two.

use super::{Detector, Finding};
use crate::ids::Tid;
use crate::race::{Race, shared_bits};
use crate::state::Machine;
use crate::thread::MemOp;
use triomphe::Arc;

/// Looks into the other threads' `to_commit`.
pub(crate) struct Queued;

impl Detector for Queued {
    /// A thread, and the operation's place in its queue.
    type Rival = (Tid, usize);

    fn rivals(&self, machine: &Machine, op: &MemOp) -> Vec<(Tid, usize)> {
        if !machine.cache.is_multi {
            return Vec::new();
        }
        let others = machine.threads.iter().filter(|thread| thread.id != op.key.thread);
        let waiting = others.flat_map(|thread| {
            let queue = thread.queues.to_commit.iter().enumerate();
            queue.map(|(index, second)| (thread.id, index, second))
        });
        let conflicting = waiting.filter(|(.., second)| op.access.conflicts(&second.access));
        conflicting.map(|(id, index, _)| (id, index)).collect()
    }

    fn find(&self, machine: &Machine, op: &MemOp, &(id, index): &(Tid, usize)) -> Option<Finding> {
        let second = &machine.threads[id as usize].queues.to_commit[index];
        let is_race = machine.is_race(op, second);
        is_race.then(|| Finding::Race(Race::new(op, second, machine.name_object(op.prov))))
    }

    fn mark(&self, machine: &mut Machine, op: &mut MemOp, &(id, index): &(Tid, usize)) {
        machine.hashes.touch_thread(id);
        let thread = Arc::make_mut(&mut machine.threads[id as usize]);
        mark_race(op, &mut thread.queues.to_commit[index]);
    }
}

/// Which of two racing operations become undefined, and where: LangRef, "Memory Model for
/// Concurrent Operations": each byte of a read that has a racing write is undef; a location written
/// by racing writes reads as undef.
fn mark_race(a: &mut MemOp, b: &mut MemOp) {
    if b.access.kind.writes() {
        a.raced |= shared_bits(&a.access, &b.whole);
    }
    if a.access.kind.writes() {
        b.raced |= shared_bits(&b.access, &a.whole);
    }
}
