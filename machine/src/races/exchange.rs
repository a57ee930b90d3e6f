//! Races of plain reads with compare-and-exchange.
//!
//! One that fails writes nothing (C11 7.17.7.4; LangRef, `cmpxchg`), so a read in flight with it
//! races only where it stores. When the first of the two takes effect, they race if the other one
//! could go now as well and the exchange would store: the read changes nothing, so there is an
//! execution that takes one right after the other, and nothing orders them there.
//!
//! If the exchange would not store now and does later, it reads a write that was not there. Either
//! that write comes after the read, and the exchange after both; or the write races with the read
//! itself.
//!
//! An exchange may also store first, and another write end what it stored before the read begins.
//! Then the two are never in flight together. But in the execution where the exchange still waits
//! it is known, when that write takes effect, that the exchange could have stored right before it,
//! and that nobody would have noticed: [`Effect::Exchange`]`::is_overwritten`. A read that meets it
//! later races with it.

use crate::commit;
use crate::ids::Tid;
use crate::race::shared;
use crate::state::Machine;
use crate::thread::{Effect, MemOp};
use crate::wide;
use tresse_memmodels::{Access, Kind};
use triomphe::Arc;

impl Machine {
    /// Do two operations race that conflict and are in flight together? `other` does not take
    /// effect now.
    pub(crate) fn is_race(&self, op: &MemOp, other: &MemOp) -> bool {
        let exchange = match (op.access.kind, other.access.kind) {
            (Kind::Read, Kind::Update) => other,
            (Kind::Update, Kind::Read) => op,
            _ => return true,
        };
        let Effect::Exchange { is_overwritten, .. } = exchange.effect else { return true };
        is_overwritten
            || self.is_ready(other) && commit::would_store(&self.cache, self.pieces_of(exchange))
    }

    /// Has an operation that waits no other of its thread to wait for?
    fn is_ready(&self, op: &MemOp) -> bool {
        let id = op.key.thread;
        if let Some(first) = self.cache.mem_op_list.iter().find(|o| o.key.thread == id) {
            return first.ticket == op.ticket;
        }
        let queues = &self.threads[id as usize].queues;
        let index = queues.to_commit.iter().position(|o| o.ticket == op.ticket);
        index.is_some_and(|index| commit::may_commit(queues, index, &self.setup, &self.cache))
    }

    /// A write is about to take effect: notes the exchanges of other threads that could have stored
    /// right before it.
    pub(crate) fn note_overwritten(&mut self, write: &MemOp) {
        if !matches!(write.effect, Effect::Write(_)) {
            return;
        }
        for id in 0..self.threads.len() {
            for index in 0..self.threads[id].queues.to_commit.len() {
                if self.overwrites(write, &self.threads[id].queues.to_commit[index]) {
                    self.hashes.touch_thread(id as Tid);
                    mark(&mut Arc::make_mut(&mut self.threads[id]).queues.to_commit[index]);
                }
            }
        }
        for index in 0..self.cache.mem_op_list.len() {
            if self.overwrites(write, &self.cache.mem_op_list[index]) {
                mark(&mut self.cache.mem_op_list[index]);
            }
        }
    }

    /// Would a write hide all that an exchange stored right before it?
    #[inline]
    fn overwrites(&self, write: &MemOp, op: &MemOp) -> bool {
        matches!(op.effect, Effect::Exchange { .. })
            && op.key.thread != write.key.thread
            && hides(write, op)
            && self.is_ready(op)
            && commit::would_store(&self.cache, self.pieces_of(op))
    }

    /// The operations of the access that an operation belongs to, which waits.
    fn pieces_of<'a>(&'a self, op: &'a MemOp) -> &'a [MemOp] {
        let queue = &self.threads[op.key.thread as usize].queues.to_commit;
        let index =
            if op.is_piece() { queue.iter().position(|o| o.ticket == op.ticket) } else { None };
        index.map_or(std::slice::from_ref(op), |index| &queue[wide::pieces(queue, index)])
    }
}

fn mark(op: &mut MemOp) {
    if let Effect::Exchange { is_overwritten, .. } = &mut op.effect {
        *is_overwritten = true;
    }
}

/// Does a write touch every byte of what an operation belongs to, at once?
fn hides(write: &MemOp, op: &MemOp) -> bool {
    match op.is_piece() {
        true => write.is_piece() && covers(&write.whole, &op.whole),
        false => covers(&write.access, &op.access),
    }
}

/// Does an access touch every byte of another?
fn covers(access: &Access, other: &Access) -> bool {
    access.overlaps(other) && shared(access, other).1 == u64::from(other.len)
}
