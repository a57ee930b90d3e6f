//! `isRace` of `granularity: Byte`: is another access in flight that conflicts with an operation?
//! It is from the moment its first operation enters `mem_op_list` until its last one takes effect.

use super::{Detector, Finding};
use crate::ids::Key;
use crate::race::{Race, shared_bits};
use crate::state::Machine;
use crate::thread::MemOp;
use crate::value::Value;
use tresse_memmodels::Access;
use triomphe::Arc;

/// Looks at what occupies the object, and into `mem_op_list`.
pub(crate) struct UnderWay;

impl Detector for UnderWay {
    /// The other access as one operation.
    type Rival = MemOp;

    /// Accesses of other threads that conflict with the operation and are in flight: those that
    /// occupy the object and those that wait in `mem_op_list`.
    fn rivals(&self, machine: &Machine, op: &MemOp) -> Vec<MemOp> {
        let mut found: Vec<MemOp> = Vec::new();
        let begun = machine.cache.object(op.prov).and_then(|o| o.in_flight.as_deref());
        for (key, whole) in begun.iter().flat_map(|f| f.race.iter()) {
            if key.thread != op.key.thread && whole.conflicts(&op.access) {
                let (site, ticket) = rest_of(machine, key)
                    .next()
                    .map_or((op.site, op.ticket), |rest| (rest.site, rest.ticket));
                let (key, access) = (*key, *whole);
                found.push(MemOp { key, access, whole: access, site, ticket, ..*op });
            }
        }
        for other in &machine.cache.mem_op_list {
            let is_new = found.iter().all(|f| f.key != other.key);
            if other.key.thread != op.key.thread && other.access.conflicts(&op.access) && is_new {
                found.push(*other);
            }
        }
        found
    }

    fn find(&self, machine: &Machine, op: &MemOp, other: &MemOp) -> Option<Finding> {
        let is_race = machine.is_race(op, other);
        is_race.then(|| Finding::Race(Race::new(other, op, machine.name_object(op.prov))))
    }

    /// Makes undefined what a race of two accesses leaves so: this operation's byte, the bytes of
    /// the other access that are still to come, and those that it has already read.
    fn mark(&self, machine: &mut Machine, op: &mut MemOp, other: &MemOp) {
        if other.access.kind.writes() {
            op.raced |= shared_bits(&op.access, &other.whole);
        }
        if !op.access.kind.writes() {
            return;
        }
        let (key, by) = (other.key, op.whole);
        for rest in machine.cache.mem_op_list.iter_mut().filter(|o| o.key == key) {
            rest.raced |= shared_bits(&rest.access, &by);
        }
        machine.hashes.touch_thread(key.thread);
        let thread = Arc::make_mut(&mut machine.threads[key.thread as usize]);
        for rest in thread.queues.to_commit.iter_mut().filter(|o| o.key == key) {
            rest.raced |= shared_bits(&rest.access, &by);
        }
        let is_big = machine.cache.is_big_endian();
        for read in thread.queues.read_back.iter_mut().filter(|r| r.ticket == other.ticket) {
            let span = Access { offset: read.start, len: read.len, ..other.whole };
            let mut bits = shared_bits(&span, &op.access);
            if is_big {
                bits = bits.swap_bytes() >> (64 - read.len * 8);
            }
            if !read.got.value.is_poison() {
                read.got.value = Value {
                    bits: read.got.value.bits & !bits,
                    undef: read.got.value.undef | bits,
                    prov: read.got.value.prov.as_tag(),
                };
            }
        }
    }
}

/// Operations of an access that have not yet taken effect.
fn rest_of<'a>(machine: &'a Machine, key: &'a Key) -> impl Iterator<Item = &'a MemOp> {
    let queue = machine.threads[key.thread as usize].queues.to_commit.iter();
    machine.cache.mem_op_list.iter().chain(queue).filter(move |o| o.key == *key)
}
