//! What a thread gets from its event.

use super::event::{Done, What};
use super::state::{Block, Execution, State};
use tresse_machine::thread::{MemOp, Tid};
use tresse_memmodels::graph::EventId;

impl Execution {
    /// Gives the thread its answer.
    pub(super) fn deliver(&mut self, id: EventId, op: Option<&MemOp>, done: &Done) {
        let thread = id.thread as usize;
        if done.is_blocked {
            self.locals[thread].state = State::Blocked(Block::Held);
            return;
        }
        match op {
            Some(op) => {
                let is_last = self.locals[thread].next as usize + 1
                    == self.machine.threads[thread].queues.to_commit.len();
                if op.size == 1 && is_last {
                    self.machine.deliver(thread as Tid, op.ticket, done.answer, done.flag);
                    self.locals[thread].next = 0;
                } else {
                    self.machine.answer(thread as Tid, op, done.answer, done.flag);
                    self.locals[thread].next += 1;
                }
            }
            None if self.info(id).what == What::Call => {
                self.complete_call(id, done.answer, done.new.is_some())
            }
            None => {
                self.complete(thread, done.answer);
            }
        }
    }
}
