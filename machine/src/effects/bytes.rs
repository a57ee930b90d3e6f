//! `granularity: Byte`: operations take effect from `mem_op_list`, a byte at a time (K-LLVM Fig. 7
//! rules (d), (e), (f), the rule between them).
//!
//! An access is in flight from the moment its first operation enters `mem_op_list` until its last
//! one takes effect. `race` (α) lists the accesses that occupy an object, `complete` (β) how far
//! each has come.

use crate::commit;
use crate::ids::Tid;
use crate::memory::InFlight;
use crate::races::{UnderWay, Unpublished};
use crate::state::Machine;
use crate::thread::MemOp;
use triomphe::Arc;

impl Machine {
    /// Rules (d), (e), (f) and the one between: the first operation of `mem_op_list` takes effect.
    pub(crate) fn commit_front(&mut self, way: u32) {
        let Some(mut op) = self.cache.mem_op_list.pop_front() else {
            bug!("an operation of an empty `mem_op_list` takes effect")
        };
        let id = op.key.thread;
        if self.races(&mut op, &UnderWay) || self.races(&mut op, &Unpublished) {
            return;
        }
        self.note_overwritten(&op);
        self.hashes.touch_thread(id);
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        match commit::take_effect(&mut self.cache, &mut thread.queues, &[op], way) {
            Ok(()) => {
                self.occupy(&op);
                self.note_published(&op);
                self.resume(id);
            }
            Err(stop) => self.finish(id, *stop, Some(op.stack())),
        }
    }

    /// The first operation of a thread's `to_commit` takes effect as if it were in `mem_op_list`,
    /// and behind it the first `ahead[t]` operations of each other thread `t`. These are back in
    /// their queues then; `mem_op_list` is empty before and after.
    pub(crate) fn commit_among(&mut self, id: Tid, way: u32, ahead: &[u32]) {
        if !self.cache.mem_op_list.is_empty() {
            bug!("an operation takes effect among others, and `mem_op_list` is in use")
        }
        self.issue(id, 0);
        for (other, &count) in (0..).zip(ahead).filter(|(other, n)| *other != id && **n > 0) {
            self.hashes.touch_thread(other);
            let queues = &mut Arc::make_mut(&mut self.threads[other as usize]).queues;
            self.cache.mem_op_list.extend(queues.to_commit.drain(..count as usize));
        }
        self.commit_front(way);
        for op in std::mem::take(&mut self.cache.mem_op_list).into_iter().rev() {
            self.hashes.touch_thread(op.key.thread);
            let thread = Arc::make_mut(&mut self.threads[op.key.thread as usize]);
            thread.queues.to_commit.insert(0, op);
        }
    }

    /// Would it be noticed that an operation is in `mem_op_list` when another one takes effect? It
    /// would if the two race and the whole access is not in flight already.
    pub fn tells_issued(&self, op: &MemOp, other: &MemOp) -> bool {
        let begun = |key| {
            let flight = self.cache.object(other.prov).and_then(|o| o.in_flight.as_deref());
            flight.is_some_and(|f| f.race.iter().any(|(k, _)| *k == key))
        };
        other.key.thread != op.key.thread
            && other.access.conflicts(&op.access)
            && self.is_race(op, other)
            && !begun(other.key)
    }

    /// A piece of a read takes its byte from the thread's own queue, and never comes to memory: the
    /// access has one operation less there, and is done if that was the last.
    pub(crate) fn leave_out(&mut self, op: &MemOp) {
        let id = op.key.thread;
        self.hashes.touch_thread(id);
        let queue = &mut Arc::make_mut(&mut self.threads[id as usize]).queues.to_commit;
        let rest = queue.iter_mut().chain(&mut self.cache.mem_op_list);
        rest.filter(|o| o.key == op.key).for_each(|o| o.size = o.size.saturating_sub(1));
        if !op.prov.is_object() || self.cache.object(op.prov).is_none_or(|o| o.in_flight.is_none())
        {
            return;
        }
        let object = self.cache.object_mut(op.prov.arena(), op.prov.slot());
        let Some(flight) = &mut object.in_flight else { return };
        let at = flight.complete.iter().position(|(key, _)| *key == op.key);
        if let Some(at) = at.filter(|at| flight.complete[*at].1 + 1 >= op.size) {
            rule_f(flight, at, op);
        }
        if flight.race.is_empty() {
            object.in_flight = None;
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
