//! Threads without memory: for engines that decide themselves what a read returns (execution
//! graphs, candidate executions). Such an engine takes operations out of the queues, answers reads,
//! and performs requests one by one.

use crate::commit;
use crate::machine::Machine;
use crate::thread::{MemOp, Tid, Waiting};
use crate::value::Value;
use triomphe::Arc;

impl Machine {
    /// Takes the first operation out of a thread's `to_commit`.
    pub fn pop_operation(&mut self, id: Tid) -> Option<MemOp> {
        self.hashes.touch_thread(id);
        Arc::make_mut(&mut self.threads[id as usize]).queues.to_commit.pop_front()
    }

    /// Delivers what an operation read (`flag`: whether an exchange stored), and lets its thread go
    /// on. For writes and fences the value means nothing.
    pub fn answer(&mut self, id: Tid, op: &MemOp, value: Value, flag: Option<bool>) {
        self.hashes.touch_thread(id);
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        for read in thread.queues.read_back.iter_mut().filter(|r| r.ticket == op.ticket) {
            (read.got, read.missing) = (value, 0);
            if flag.is_some() {
                read.flag = flag;
            }
        }
        let is_back = commit::write_back(thread);
        if matches!(thread.waiting, Some(Waiting::ReadBack)) && is_back || matches!(thread.waiting, Some(Waiting::Room)) {
            thread.waiting = None;
        }
    }

    /// A thread is left where it stands; the others may go on.
    pub fn abandon(&mut self, id: Tid) {
        self.hashes.touch_thread(id);
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        thread.is_finished = true;
        thread.waiting = None;
        thread.queues.to_commit.clear();
        self.ending = None;
    }
}
