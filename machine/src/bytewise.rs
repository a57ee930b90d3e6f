//! `granularity: Byte`: operations take effect from `mem_op_list`, a byte at a time (K-LLVM Fig. 7
//! rules (d), (e), (f), the rule between them, and `isRace`).
//!
//! An access is in flight from the moment its first operation enters `mem_op_list` until its last
//! one takes effect. `race` (α) lists the accesses that occupy an object, `complete` (β) how far
//! each has come.

use crate::commit;
use crate::ids::Tid;
use crate::memory::InFlight;
use crate::race::{Race, shared_bits};
use crate::state::Machine;
use crate::thread::MemOp;
use crate::value::Value;
use triomphe::Arc;

impl Machine {
    /// Rules (d), (e), (f) and the one between: the first operation of `mem_op_list` takes effect.
    pub(crate) fn commit_front(&mut self, way: u32) {
        let Some(mut op) = self.cache.mem_op_list.pop_front() else { return };
        let id = op.key.thread;
        if self.races_in_flight(&mut op) || self.races_with_unpublished(&mut op) {
            return;
        }
        self.note_overwritten(&op);
        self.hashes.touch_thread(id);
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        match commit::take_effect(&mut self.cache, &mut thread.queues, &op, way) {
            Ok(()) => {
                self.occupy(&op);
                self.note_published(&op);
                self.resume(id);
            }
            Err(stop) => self.finish(id, *stop, Some(op.stack())),
        }
    }

    /// `isRace`: is another access in flight that conflicts with this operation? Marks what becomes
    /// undefined; returns whether the execution ended.
    pub(crate) fn races_in_flight(&mut self, op: &mut MemOp) -> bool {
        for other in self.rivals(op) {
            if !self.is_race(op, &other) {
                continue;
            }
            let race = Race::new(&other, op, self.name_object(op.prov));
            self.spoil(op, &other);
            if self.report_race(race) {
                return true;
            }
        }
        false
    }

    /// Accesses of other threads that conflict with the operation and are in flight: those that
    /// occupy the object and those that wait in `mem_op_list`.
    fn rivals(&self, op: &MemOp) -> Vec<MemOp> {
        let mut found: Vec<MemOp> = Vec::new();
        let begun = self.cache.object(op.prov).and_then(|o| o.in_flight.as_deref());
        for (key, whole) in begun.iter().flat_map(|f| f.race.iter()) {
            if key.thread != op.key.thread && whole.conflicts(&op.access) {
                found.push(MemOp { key: *key, access: *whole, whole: *whole, ..*op });
                if let Some(rest) = self.rest_of(key).next() {
                    found
                        .last_mut()
                        .into_iter()
                        .for_each(|f| (f.site, f.ticket) = (rest.site, rest.ticket));
                }
            }
        }
        for other in &self.cache.mem_op_list {
            let is_new = found.iter().all(|f| f.key != other.key);
            if other.key.thread != op.key.thread && other.access.conflicts(&op.access) && is_new {
                found.push(*other);
            }
        }
        found
    }

    /// Operations of an access that have not yet taken effect.
    fn rest_of<'a>(&'a self, key: &'a crate::ids::Key) -> impl Iterator<Item = &'a MemOp> {
        let queue = self.threads[key.thread as usize].queues.to_commit.iter();
        self.cache.mem_op_list.iter().chain(queue).filter(move |o| o.key == *key)
    }

    /// Makes undefined what a race of two accesses leaves so: this operation's byte, the bytes of
    /// the other access that are still to come, and those that it has already read.
    fn spoil(&mut self, op: &mut MemOp, other: &MemOp) {
        if other.access.kind.writes() {
            op.raced |= shared_bits(&op.access, &other.whole);
        }
        if !op.access.kind.writes() {
            return;
        }
        let (key, by) = (other.key, op.whole);
        for rest in self.cache.mem_op_list.iter_mut().filter(|o| o.key == key) {
            rest.raced |= shared_bits(&rest.access, &by);
        }
        self.hashes.touch_thread(key.thread as Tid);
        let thread = Arc::make_mut(&mut self.threads[key.thread as usize]);
        for rest in thread.queues.to_commit.iter_mut().filter(|o| o.key == key) {
            rest.raced |= shared_bits(&rest.access, &by);
        }
        let is_big = self.cache.is_big_endian();
        for read in thread.queues.read_back.iter_mut().filter(|r| r.ticket == other.ticket) {
            let span =
                tresse_memmodels::Access { offset: read.start, len: read.len, ..other.whole };
            let mut bits = shared_bits(&span, &op.access);
            if is_big {
                bits = bits.swap_bytes() >> (64 - read.len * 8);
            }
            if !read.got.is_poison() {
                read.got = Value {
                    bits: read.got.bits & !bits,
                    undef: read.got.undef | bits,
                    prov: read.got.prov.as_tag(),
                };
            }
        }
    }

    /// Keeps `race` (α) and `complete` (β) of the object: which of the rules has just applied.
    fn occupy(&mut self, op: &MemOp) {
        if op.size <= 1 || !op.prov.is_object() {
            return rule_d();
        }
        let object = self.cache.object_mut(op.prov.arena(), op.prov.slot());
        let flight = object.in_flight.get_or_insert_with(|| Box::new(InFlight::default()));
        match flight.complete.iter().position(|(key, _)| *key == op.key) {
            None => rule_e(flight, op),
            Some(at) if flight.complete[at].1 + 1 >= op.size => rule_f(flight, at, op),
            Some(at) => rule_between(flight, at),
        }
        if flight.race.is_empty() {
            object.in_flight = None;
        }
    }
}

/// Rule (d): an operation of size 1 leaves `race` and `complete` as they are.
fn rule_d() {}

/// Rule (e), `Size > 1` and `complete(Key) = none`: the first byte. The access occupies the object.
fn rule_e(flight: &mut InFlight, op: &MemOp) {
    flight.race.push((op.key, op.whole));
    flight.complete.push((op.key, 1));
}

/// The rule that the paper mentions and does not list, `complete(Key) < Size - 1`: a byte between.
fn rule_between(flight: &mut InFlight, at: usize) {
    flight.complete[at].1 += 1;
}

/// Rule (f), `complete(Key) = Size - 1`: the last byte. The access leaves the object.
fn rule_f(flight: &mut InFlight, at: usize, op: &MemOp) {
    flight.complete.remove(at);
    flight.race.retain(|(key, _)| *key != op.key);
}
