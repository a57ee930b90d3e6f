//! `GlobalControl` (K-LLVM §4.2): thread ids and final states, mutexes, condition variables,
//! barriers; and the world outside: output and the virtual clock. The paper's `wait_join_threads`
//! is a view of the threads' pending joins, [`crate::Machine::wait_join_threads`].

use crate::request::MutexKind;
use crate::thread::Tid;
use crate::value::Value;
use smallvec::SmallVec;

/// What became of a thread.
#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub enum ThreadState {
    /// Its id is reserved, it has not started.
    Reserved,
    /// It runs or waits.
    Alive,
    /// It has ended with this value and may be joined.
    Ended(Value),
    /// It was joined, or ended detached.
    Gone,
}

/// Names a synchronisation object: its memory object (as a provenance word) and offset.
pub type LockId = (u64, u64);

/// A mutex in use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mutex {
    /// Which one.
    pub id: LockId,
    /// Its kind.
    pub kind: MutexKind,
    /// Who holds it.
    pub owner: Option<Tid>,
    /// How often (recursive mutexes).
    pub depth: u32,
    /// `pthread_mutex_destroy` was called, and no `pthread_mutex_init` since.
    pub is_destroyed: bool,
}

/// A condition variable with its waiters, in order of arrival.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cond {
    /// Which one.
    pub id: LockId,
    /// Who waits, and with which mutex.
    pub waiters: SmallVec<[Tid; 4]>,
}

/// A barrier that is or was in use.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Barrier {
    /// Which one.
    pub id: LockId,
    /// How many threads make up a round; 0: `pthread_barrier_destroy` was called, and no
    /// `pthread_barrier_init` since.
    pub count: u32,
    /// Who waits for the others of the round, by number.
    pub arrived: SmallVec<[Tid; 4]>,
}

impl Barrier {
    /// One more thread waits.
    pub fn arrive(&mut self, thread: Tid) {
        // Sorted, so that the order of arrival makes no two states different.
        let at = self.arrived.partition_point(|t| *t < thread);
        self.arrived.insert(at, thread);
    }
}

/// A `pthread_once_t` that is being run or has been.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Once {
    /// Which one.
    pub id: LockId,
    /// Who runs it; `None`: done.
    pub runner: Option<Tid>,
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
    /// Which threads are detached.
    pub detached: Vec<bool>,
    /// Mutexes that were ever used.
    pub mutexes: Vec<Mutex>,
    /// Condition variables with waiters.
    pub conds: Vec<Cond>,
    /// `pthread_once` controls.
    pub onces: Vec<Once>,
    /// Barriers that were ever initialised.
    pub barriers: Vec<Barrier>,
    /// Functions for `exit` to call, the latest last.
    pub at_exit: Vec<Value>,
    /// Virtual clock in nanoseconds.
    pub now: u64,
    /// Output so far, pieces of one descriptor joined.
    pub output: Vec<Output>,
}

impl GlobalControl {
    /// The mutex, if it was used before.
    pub fn mutex(&self, id: LockId) -> Option<&Mutex> {
        self.mutexes.iter().find(|m| m.id == id)
    }

    /// The mutex, entered as `kind` if it is new.
    pub fn mutex_mut(&mut self, id: LockId, kind: MutexKind) -> &mut Mutex {
        // Sorted, so that the order of first use makes no two states different.
        let at = match self.mutexes.binary_search_by_key(&id, |m| m.id) {
            Ok(at) => at,
            Err(at) => {
                self.mutexes
                    .insert(at, Mutex { id, kind, owner: None, depth: 0, is_destroyed: false });
                at
            }
        };
        &mut self.mutexes[at]
    }

    /// Is a mutex free, or not yet known?
    pub fn is_free(&self, id: LockId) -> bool {
        self.mutex(id).is_none_or(|m| m.owner.is_none())
    }

    /// The waiters of a condition variable.
    pub fn waiters(&self, id: LockId) -> &[Tid] {
        self.conds.iter().find(|c| c.id == id).map_or(&[], |c| &c.waiters)
    }

    /// Adds a waiter.
    pub fn add_waiter(&mut self, id: LockId, thread: Tid) {
        match self.conds.binary_search_by_key(&id, |c| c.id) {
            Ok(at) => self.conds[at].waiters.push(thread),
            Err(at) => self.conds.insert(at, Cond { id, waiters: SmallVec::from_slice(&[thread]) }),
        }
    }

    /// Removes the waiter at a place among the waiters, if there is one; a variable without waiters
    /// is forgotten.
    pub fn remove_waiter(&mut self, id: LockId, place: usize) -> Option<Tid> {
        let at = self.conds.binary_search_by_key(&id, |c| c.id).ok()?;
        let cond = &mut self.conds[at];
        let thread = (place < cond.waiters.len()).then(|| cond.waiters.remove(place));
        if cond.waiters.is_empty() {
            self.conds.remove(at);
        }
        thread
    }

    /// The barrier, if it was ever initialised.
    pub fn barrier(&self, id: LockId) -> Option<&Barrier> {
        self.barriers.iter().find(|b| b.id == id)
    }

    /// A barrier in its new state.
    pub fn set_barrier(&mut self, barrier: Barrier) {
        match self.barriers.binary_search_by_key(&barrier.id, |b| b.id) {
            Ok(at) => self.barriers[at] = barrier,
            Err(at) => self.barriers.insert(at, barrier),
        }
    }

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

    /// How many threads are alive.
    pub fn alive(&self) -> usize {
        self.threads.iter().filter(|t| **t == ThreadState::Alive).count()
    }
}
