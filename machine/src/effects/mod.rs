//! How operations and requests take effect, by how memory runs ([`Mode`]): from `to_commit`, from
//! `mem_op_list` ([`bytes`]), or among the writes that memory remembers ([`views`]). What they do
//! to the byte map is in [`crate::commit`].

mod bytes;
mod calls;
mod early;
pub(crate) mod views;

use crate::commit;
use crate::config::Dispatch;
use crate::ids::Tid;
use crate::memory::Mode;
use crate::races::{Queued, Unpublished};
use crate::state::{Machine, Transition};
use crate::thread::{Effect, MemOp, Waiting};
use smallvec::SmallVec;
use tresse_memmodels::{Access, Overtake};
use triomphe::Arc;

impl Machine {
    /// Appends what may happen to an operation that waits in a thread's `to_commit` and that none
    /// before it holds up.
    pub(crate) fn ways(&self, id: Tid, index: u32, op: &MemOp, out: &mut Vec<Transition>) {
        let ways = match &self.cache.mode {
            Mode::Bytes => return out.push(Transition::Issue { thread: id, index }),
            Mode::Queues => commit::ways(op),
            Mode::Views(storage) => self.history_ways(&**storage, op),
            Mode::Driven(_) => bug!("an engine that drives threads has its own transitions"),
        };
        out.extend((0..ways).map(|way| Transition::Commit { thread: id, index, way }));
    }

    /// An operation of a thread's `to_commit` takes effect.
    pub(crate) fn commit(&mut self, id: Tid, index: usize, way: u32) {
        match self.cache.mode {
            Mode::Queues => self.commit_waiting(id, index, way),
            Mode::Views(_) => self.commit_history(id, way),
            Mode::Bytes | Mode::Driven(_) => {
                bug!("operations leave `to_commit` otherwise: {:?}", self.cache.mode)
            }
        }
    }

    /// An operation takes effect, straight from `to_commit`.
    fn commit_waiting(&mut self, id: Tid, index: usize, way: u32) {
        self.hashes.touch_thread(id);
        let queues = &self.threads[id as usize].queues;
        let range = queues.pieces(index);
        let Some(pieces) = queues.to_commit.get(range.clone()) else {
            bug!("thread {id} has no operation {index}")
        };
        let mut pieces: SmallVec<[MemOp; 1]> = SmallVec::from_slice(pieces);
        for op in &mut pieces {
            if self.races(op, &Queued) || self.races(op, &Unpublished) {
                return;
            }
        }
        pieces.iter().for_each(|op| self.note_overwritten(op));
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        // Forwarding looks at what stands before the operation, so it leaves the queue last.
        let result = commit::take_effect(&mut self.cache, &mut thread.queues, &pieces, way);
        thread.queues.to_commit.drain(range);
        match result {
            Ok(()) => {
                pieces.iter().for_each(|op| self.note_published(op));
                self.resume(id);
            }
            Err(stop) => self.finish(id, *stop, Some(pieces[0].stack())),
        }
    }

    /// Rule (c): an operation moves to the tail of `mem_op_list`. A read that overlaps one of the
    /// thread's own waiting writes takes its bytes there instead (store forwarding).
    pub(crate) fn issue(&mut self, id: Tid, index: usize) {
        let policy = self.setup.policy;
        let queues = &self.threads[id as usize].queues;
        let Some(op) = queues.to_commit.get(index).copied() else {
            bug!("thread {id} has no operation {index}")
        };
        let is_forwarded = queues
            .to_commit
            .iter()
            .take(index)
            .any(|e| policy.may_overtake(&e.access, &op.access) == Overtake::Forward);
        if is_forwarded {
            self.leave_out(&op);
            return self.commit_waiting(id, index, 0);
        }
        self.hashes.touch_thread(id);
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        thread.queues.to_commit.remove(index);
        if thread.waiting == Some(Waiting::Room) {
            thread.waiting = None;
        }
        self.cache.mem_op_list.push_back(op);
    }

    /// A thread may go on after one of its operations took effect.
    fn resume(&mut self, id: Tid) {
        self.hashes.touch_thread(id);
        let is_in_order = self.setup.config.dispatch == Dispatch::InOrder;
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        let is_back = commit::write_back(thread, self.setup.program.undef_is_zero);
        match thread.waiting {
            Some(Waiting::ReadBack)
                if is_back && (!is_in_order || thread.queues.read_back.is_empty()) =>
            {
                thread.waiting = None
            }
            Some(Waiting::Room) => thread.waiting = None,
            _ => {}
        }
    }

    /// Cuts a non-atomic access in a thread's `to_commit` at these bytes of its object, as K-LLVM's
    /// rule (a) cuts one into bytes. They are inside it, in order.
    pub fn cut_operation(&mut self, id: Tid, index: usize, cuts: &[u64]) {
        self.hashes.touch_thread(id);
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        let op = thread.queues.to_commit.remove(index);
        let end = op.access.offset + u64::from(op.access.len);
        let ends = cuts.iter().copied().chain([end]);
        let mut start = op.access.offset;
        for (i, end) in ends.enumerate() {
            let (at, len) = ((start - op.access.offset) as u32, (end - start) as u32);
            let effect = match op.effect {
                Effect::Write(value) => {
                    Effect::Write(commit::bytes_of(&self.cache, value, op.access.len, at, len))
                }
                other => other,
            };
            let piece = MemOp {
                access: Access { offset: start, len, ..op.access },
                effect,
                size: op.size + cuts.len() as u32,
                ..op
            };
            thread.queues.to_commit.insert(index + i, piece);
            start = end;
        }
        for read in thread
            .queues
            .read_back
            .iter_mut()
            .filter(|r| op.access.kind.reads() && r.ticket == op.ticket)
        {
            read.missing += cuts.len() as u32;
        }
    }
}
