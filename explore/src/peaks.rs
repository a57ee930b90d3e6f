//! How much memory threads have needed, in all that was visited: complete executions, blocked ones,
//! and those that end in an error.
//!
//! *Stack.* Of each thread the smallest bound with which it would have done what it did. That
//! depends on what the thread reads, and not on who goes first, so a search that visits each
//! execution once, in one order of its events, has the same number as one that visits all orders.
//! What reductions leave out counts: a round of a loop that waits is rehearsed
//! (`graph/rehearse.rs`), and of symmetric threads each can be each (`graph/symmetry.rs`).
//!
//! *Heap.* How much of it is alive at once depends on who goes first: no order of events was chosen
//! for that, and a graph has none. What does not depend on it is how much a thread has of the
//! blocks that it has allocated, if only those count as gone that it frees itself. The sum of these
//! numbers is no less than what there is at once in any execution, and it is just that where one
//! thread allocates and nobody else frees. States that differ in nothing else than in who has freed
//! a block are one, so there nothing is known once a thread has freed what another one allocated.

use serde::{Deserialize, Serialize};
use tresse_machine::Machine;
use tresse_machine::thread::{Thread, Tid};

/// Of one thread.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Peak {
    /// Bytes of stack: the smallest bound that is enough.
    pub stack: u64,
    /// Bytes of heap that it has allocated and not yet freed itself, at most.
    pub heap: u64,
}

/// Of all threads.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Peaks {
    /// Those of each thread, by its number.
    threads: Vec<Peak>,
    /// A thread has freed what another one has allocated, or has left it to hazard pointers.
    pub frees_of_others: bool,
}

/// The heap of all threads together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeapPeak {
    /// Bytes.
    pub bytes: u64,
    /// Some execution has had as much at once; otherwise none has had more.
    pub is_exact: bool,
}

impl Peak {
    /// What a thread has needed so far.
    pub(crate) fn of(thread: &Thread) -> Peak {
        Peak { stack: thread.stack.peak, heap: thread.queues.heap.peak }
    }

    /// The greater of each.
    pub(crate) fn or(self, other: Peak) -> Peak {
        Peak { stack: self.stack.max(other.stack), heap: self.heap.max(other.heap) }
    }
}

impl Peaks {
    /// Those of an execution in which everything took effect in one order.
    pub fn of(machine: &Machine) -> Peaks {
        let mut peaks = Peaks::default();
        peaks.add(machine);
        peaks
    }

    /// By number, from thread 0 on. One that was never there has needed nothing.
    pub fn threads(&self) -> &[Peak] {
        &self.threads
    }

    /// The most heap at once.
    pub fn heap(&self) -> HeapPeak {
        let bytes = self.threads.iter().fold(0, |sum: u64, t| sum.saturating_add(t.heap));
        let who = self.threads.iter().filter(|t| t.heap > 0).count();
        HeapPeak { bytes, is_exact: who < 2 && !self.frees_of_others }
    }

    /// A thread has needed so much.
    #[inline]
    pub(crate) fn note(&mut self, thread: Tid, peak: Peak) {
        if peak == Peak::default() {
            return;
        }
        if self.threads.len() <= thread as usize {
            self.threads.resize(thread as usize + 1, Peak::default());
        }
        let known = &mut self.threads[thread as usize];
        *known = known.or(peak);
    }

    /// A machine has come somewhere.
    pub(crate) fn add(&mut self, machine: &Machine) {
        for thread in &machine.threads {
            self.note(thread.id, Peak::of(thread));
        }
        self.frees_of_others |= machine.cache.frees_of_others;
    }

    /// What was seen elsewhere.
    pub(crate) fn merge(&mut self, other: &Peaks) {
        for (thread, peak) in other.threads.iter().enumerate() {
            self.note(thread as Tid, *peak);
        }
        self.frees_of_others |= other.frees_of_others;
    }

    /// Is there more in a machine than is known?
    pub(crate) fn is_beyond(&self, machine: &Machine) -> bool {
        let is_more = |thread: &Thread| {
            let (peak, known) = (Peak::of(thread), self.threads.get(thread.id as usize));
            peak.or(known.copied().unwrap_or_default()) != known.copied().unwrap_or_default()
        };
        machine.cache.frees_of_others && !self.frees_of_others
            || machine.threads.iter().any(|thread| is_more(thread))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_of_each_thread_is_kept() {
        let peak = |stack, heap| Peak { stack, heap };
        let mut peaks = Peaks::default();
        peaks.note(2, peak(48, 0));
        peaks.note(0, peak(16, 7));
        peaks.note(2, peak(32, 5));
        assert_eq!(peaks.threads(), [peak(16, 7), peak(0, 0), peak(48, 5)]);
        assert_eq!(peaks.heap(), HeapPeak { bytes: 12, is_exact: false });
        let mut other = Peaks::default();
        other.note(0, peak(96, 1));
        assert_eq!(other.heap(), HeapPeak { bytes: 1, is_exact: true });
        other.frees_of_others = true;
        peaks.merge(&other);
        assert_eq!(peaks.threads()[0], peak(96, 7));
        assert!(peaks.frees_of_others && !other.heap().is_exact);
    }
}
