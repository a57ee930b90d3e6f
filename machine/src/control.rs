//! `GlobalControl` (K-LLVM §4.2): thread ids and final states; and the world outside: output and
//! the virtual clock. The paper's `wait_join_threads` is a view of the threads' pending joins,
//! [`crate::Machine::wait_join_threads`]; its mutexes are memory here, as all library objects are
//! ([`crate::sync`]).

use crate::hazards::Hazards;
use crate::sync::threads::{Claim, Life};
use crate::value::Value;

/// What became of a thread.
#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub enum ThreadState {
    /// Its id is reserved, it has not started.
    Reserved,
    /// It runs or waits.
    Alive,
    /// It has ended with this value and may be joined.
    Ended(Value),
    /// It has ended, and was joined or detached.
    Gone,
}

/// One piece of output.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Output {
    /// File descriptor: 1 or 2.
    pub fd: u32,
    /// What was written.
    pub bytes: Vec<u8>,
}

/// The global control unit.
#[derive(Clone, Debug, Default, Hash)]
pub struct GlobalControl {
    /// State of each thread, by id.
    pub threads: Vec<ThreadState>,
    /// Which threads were joined or detached.
    pub claims: Vec<Option<Claim>>,
    /// Virtual clock in nanoseconds.
    pub now: u64,
    /// Output so far, pieces of one descriptor joined.
    pub output: Vec<Output>,
    /// Hazard pointers, of an engine that does not drive threads.
    pub hazards: Hazards,
}

impl GlobalControl {
    /// Appends output.
    pub fn write(&mut self, fd: u32, bytes: &[u8]) {
        match self.output.last_mut() {
            Some(last) if last.fd == fd => last.bytes.extend_from_slice(bytes),
            _ => self.output.push(Output { fd, bytes: bytes.to_vec() }),
        }
    }

    /// All that was written to a descriptor.
    pub fn written(&self, fd: u32) -> Vec<u8> {
        self.output.iter().filter(|o| o.fd == fd).flat_map(|o| o.bytes.iter().copied()).collect()
    }

    /// What became of the thread of a number.
    pub fn life(&self, id: u64) -> Life {
        match self.threads.get(id as usize) {
            None => Life::None,
            Some(ThreadState::Reserved | ThreadState::Alive) => Life::Alive,
            Some(ThreadState::Ended(value)) => Life::Ended(*value),
            Some(ThreadState::Gone) => Life::Ended(Value::ZERO),
        }
    }

    /// Was it joined or detached?
    pub fn claim(&self, id: u64) -> Option<Claim> {
        self.claims.get(id as usize).copied().flatten()
    }

    /// How many threads are alive.
    pub fn alive(&self) -> usize {
        self.threads.iter().filter(|t| **t == ThreadState::Alive).count()
    }
}
