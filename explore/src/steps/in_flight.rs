//! `granularity: Byte` under sequential consistency: who is in flight is chosen where it shows.
//!
//! In the paper's machine operations move from the threads' queues to `mem_op_list` at any time
//! (K-LLVM Fig. 7 rule (c)), and leave it first in, first out. States are then the orders of that
//! list, times how far each thread is. But who is in the list shows only when an operation takes
//! effect: those that are behind it and conflict with it race with it ([`Machine::tells_issued`]).
//! This search keeps the list empty, and chooses at each commit how many of each other thread's
//! operations are in it.
//!
//! *Why this is exact.* An execution is an order of commits `c1 c2 …` and, for each `k`, how far
//! the list reaches when `ck` takes effect: it holds `ck … cm(k)`, with `k ≤ m(k)` and `m` never
//! falling. What it does depends on the commits, and on the *races*: the pairs `k < j ≤ m(k)` of
//! operations that conflict. Which pairs can be the races of an execution? Let `lo(k)` be the
//! latest operation that a commit up to `k` has as its race. `m(k) ≥ lo(k)`, and `m = lo`, where it
//! is not below `k`, has the most freedom. It has these races and no others iff
//!
//! 1. no `cj` that conflicts with `ck`, and is no race of it, comes at or before `lo(k)`; and
//! 2. everything up to `lo(k)` is in a queue when `ck` takes effect: what a thread comes to later
//!    comes after that.
//!
//! Both say that some operations of one thread come after some of another. So a state is that of
//! the machine with an empty list, with [`Flight`]: how many of each thread's operations are known
//! to be in flight (`ahead`: races of commits before, and what precedes them in their threads), and
//! what comes after these (`after`). The order of those in flight is not chosen before they commit.
//! A choice that leaves no order is not taken: what waits for what then has no circle, so one order
//! at least puts all that is in flight before all that is not, and the search does not get stuck.
//!
//! *What has to hold.* Operations of a thread keep their order, so: policies that reorder nothing.
//! Nothing else may depend on who is in the list; two things do, and say so
//! (`Cache::issued_mattered`): a thread that waits for room in a full queue, and a call on a
//! library object that meets a plain access to it. Under `race: Error` a race ends the execution,
//! but for one of a load that the compiler has added; with two races at once the first in the list
//! is reported, and there may be several orders. In each of the three cases the search begins
//! again, with every order of the list.
//!
//! What was found is told by schedules of the paper's machine ([`super::literal`]).

use smallvec::SmallVec;
use std::hash::{Hash, Hasher};
use tresse_machine::commit::ways;
use tresse_machine::config::{RacePolicy, StoreBuffer};
use tresse_machine::ids::Tid;
use tresse_machine::memory::Mode;
use tresse_machine::{Machine, Transition};

/// Operations of a thread wait for those of another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct After {
    /// The thread that waits,
    who: Tid,
    /// from this one of its operations on that have not taken effect,
    from: u32,
    /// until of this thread
    whom: Tid,
    /// so many have.
    until: u32,
}

/// How many of each thread's operations.
pub(super) type Ahead = SmallVec<[u32; 4]>;

/// What is known of those in flight.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Flight {
    /// So many of each thread's operations are in flight: the first ones of its `to_commit`.
    pub(super) ahead: Ahead,
    /// Who comes after them; sorted, none follows from another.
    after: SmallVec<[After; 4]>,
}

/// A step of the search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// The first operation of a thread's queue takes effect, while these are in flight.
    Commit {
        /// The thread.
        thread: Tid,
        /// Its way of taking effect.
        way: u32,
        /// The first operations of each thread.
        ahead: Ahead,
    },
    /// No memory operation.
    Other(Transition),
}

/// Is the machine one for this search?
pub(super) fn is_for(machine: &Machine) -> bool {
    let setup = &machine.setup;
    matches!(machine.cache.mode, Mode::Bytes)
        && !setup.policy.reorders()
        && setup.policy.keeps_writes()
        && setup.config.store_buffer == StoreBuffer::Unbounded
        && !setup.is_literal
        && machine.cache.mem_op_list.is_empty()
}

impl Flight {
    /// Nothing is in flight.
    pub(super) fn new(machine: &Machine) -> Flight {
        let ahead = SmallVec::from_elem(0, machine.threads.len());
        Flight { ahead, after: SmallVec::new() }
    }

    /// Tells apart what differs in this, as part of a fingerprint.
    pub(super) fn key(&self) -> u128 {
        let hash = |seed: u64| {
            let mut hasher = rustc_hash::FxHasher::default();
            (seed, self).hash(&mut hasher);
            u128::from(hasher.finish())
        };
        let (a, b) = (hash(0x9e37_79b9_7f4a_7c15), hash(0xc2b2_ae3d_27d4_eb4f));
        a.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835) ^ b
    }

    /// Appends what may happen.
    pub(super) fn steps(&self, machine: &Machine, transitions: &[Transition], out: &mut Vec<Step>) {
        out.clear();
        for transition in transitions {
            let Transition::Issue { thread, index: 0 } = *transition else {
                out.push(Step::Other(*transition));
                continue;
            };
            if self.after.iter().any(|a| a.who == thread && a.from == 0) {
                continue;
            }
            let op = &machine.threads[thread as usize].queues.to_commit[0];
            for ahead in self.choices(machine, thread) {
                if self.after_commit(machine, thread, &ahead).is_some() {
                    out.extend((0..ways(op)).map(|way| {
                        let ahead = ahead.clone();
                        Step::Commit { thread, way, ahead }
                    }));
                }
            }
        }
        if out.is_empty() && !transitions.is_empty() {
            tresse_machine::bug!("operations that are in flight wait for each other: {self:?}")
        }
    }

    /// Who may be in flight when the first operation of a thread takes effect.
    fn choices(&self, machine: &Machine, id: Tid) -> Vec<Ahead> {
        let mut all = vec![self.ahead.clone()];
        all[0][id as usize] = self.ahead[id as usize].max(1);
        for thread in machine.threads.iter().filter(|thread| thread.id != id) {
            let at = thread.id as usize;
            let mut more = Vec::new();
            for index in told(machine, id, thread.id).filter(|i| *i >= self.ahead[at]) {
                more.extend(all.iter().map(|ahead| {
                    let mut ahead = ahead.clone();
                    ahead[at] = index + 1;
                    ahead
                }));
            }
            all.extend(more);
        }
        all
    }

    /// After the first operation of a thread has taken effect among these. `None`: no order is
    /// left.
    fn after_commit(&self, machine: &Machine, id: Tid, ahead: &Ahead) -> Option<Flight> {
        let mut after = self.after.clone();
        for v in 0..ahead.len() {
            let (whom, until) = (v as Tid, ahead[v]);
            // What commits now comes before all others.
            if until == u32::from(whom == id) {
                continue;
            }
            for thread in machine.threads.iter().filter(|t| t.id != whom && !t.is_finished) {
                let who = thread.id;
                if until > self.ahead[v].max(u32::from(whom == id)) {
                    let from = thread.queues.to_commit.len() as u32;
                    after.push(After { who, from, whom, until });
                }
                if who != id {
                    let mut missing = told(machine, id, who).filter(|i| *i >= ahead[who as usize]);
                    after.extend(missing.next().map(|from| After { who, from, whom, until }));
                }
            }
        }
        let mut next = Flight { ahead: ahead.clone(), after };
        next.commit(id);
        next.is_possible().then_some(next)
    }

    /// One operation of a thread less.
    fn commit(&mut self, id: Tid) {
        self.ahead[id as usize] = self.ahead[id as usize].saturating_sub(1);
        for a in &mut self.after {
            a.from -= u32::from(a.who == id);
            a.until -= u32::from(a.whom == id);
        }
        let all = self.after.clone();
        let follows = |a: &After, b: &After| {
            a != b && (a.who, a.whom) == (b.who, b.whom) && b.from <= a.from && b.until >= a.until
        };
        self.after.retain(|a| a.until > 0 && !all.iter().any(|b| follows(a, b)));
        self.after.sort_unstable();
        self.after.dedup();
    }

    /// Threads that are new come after all that is in flight.
    fn grow(&mut self, machine: &Machine) {
        for who in self.ahead.len()..machine.threads.len() {
            for whom in (0..who).filter(|v| self.ahead[*v] > 0) {
                let until = self.ahead[whom];
                self.after.push(After { who: who as Tid, from: 0, whom: whom as Tid, until });
            }
            self.ahead.push(0);
        }
    }

    /// Is there an order in which all that is in flight takes effect?
    fn is_possible(&self) -> bool {
        let order = self.order();
        let done = |id: Tid| order.iter().filter(|t| **t == id).count() as u32;
        self.after.iter().all(|a| done(a.whom) >= a.until)
    }

    /// The threads in an order in which those in flight may take effect, as far as there is one.
    pub(super) fn order(&self) -> Vec<Tid> {
        let mut done: Ahead = SmallVec::from_elem(0, self.ahead.len());
        let mut order = Vec::new();
        loop {
            let before = order.len();
            for id in 0..self.ahead.len() as Tid {
                let waits = |at: u32| {
                    let mut all = self.after.iter().filter(|a| a.who == id && a.from <= at);
                    all.any(|a| done[a.whom as usize] < a.until)
                };
                let mut at = done[id as usize];
                while at < self.ahead[id as usize] && !waits(at) {
                    order.push(id);
                    at += 1;
                }
                done[id as usize] = at;
            }
            if order.len() == before {
                return order;
            }
        }
    }

    /// Takes a step.
    pub(super) fn take(&mut self, machine: &mut Machine, step: &Step, budget: u64) {
        match step {
            Step::Other(transition) => machine.take_within(*transition, budget),
            Step::Commit { thread, way, ahead } => {
                let Some(next) = self.after_commit(machine, *thread, ahead) else {
                    tresse_machine::bug!("a step that was not offered is taken: {step:?}")
                };
                let is_more =
                    (0..).zip(ahead).any(|(t, n)| t != *thread && *n > self.ahead[t as usize]);
                *self = next;
                machine.take_among(*thread, *way, ahead, budget);
                if is_more
                    && machine.setup.config.race == RacePolicy::Error
                    && machine.ending.is_none()
                {
                    machine.cache.issued_mattered = true;
                }
            }
        }
        self.grow(machine);
    }
}

/// Which operations of another thread race with the first one of a thread if they are in flight: of
/// each access one.
fn told(machine: &Machine, id: Tid, other: Tid) -> impl Iterator<Item = u32> + '_ {
    let op = &machine.threads[id as usize].queues.to_commit[0];
    let queue = &machine.threads[other as usize].queues.to_commit;
    let mut last = None;
    queue.iter().enumerate().filter_map(move |(index, rival)| {
        let is_new = last != Some(rival.key);
        (is_new && machine.tells_issued(op, rival)).then(|| {
            last = Some(rival.key);
            index as u32
        })
    })
}
