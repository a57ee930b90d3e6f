//! Preemptions of a schedule: switches away from a thread that could go on (Musuvathi, Qadeer,
//! *Iterative Context Bounding for Systematic Testing of Multithreaded Programs*, PLDI 2007). Most
//! errors need few of them.
//!
//! A thread can go on if it has a transition; one whose stores still wait in its queue has.
//! K-LLVM's cache is no thread, and its moves (`granularity: Byte`) are no switches.

use tresse_machine::Transition;
use tresse_machine::thread::Tid;

/// What of a schedule counts for its continuation.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Switches {
    /// The thread that moved last.
    last: Option<Tid>,
    /// How often a thread was left that could go on.
    pub preemptions: u32,
}

impl Switches {
    /// After a transition; `all` that the state has.
    pub(crate) fn after(self, transition: Transition, all: &[Transition]) -> Switches {
        let Some(thread) = transition.thread() else { return self };
        let is_preemption = self
            .last
            .is_some_and(|last| last != thread && all.iter().any(|t| t.thread() == Some(last)));
        Switches { last: Some(thread), preemptions: self.preemptions + u32::from(is_preemption) }
    }

    /// Tells apart what differs in this, as part of a fingerprint.
    pub(crate) fn key(self) -> u128 {
        let last = self.last.map_or(0, |t| u128::from(t) + 1);
        (last << 32 | u128::from(self.preemptions))
            .wrapping_mul(0xa24b_aed4_963e_e407_9fb2_1c65_1e98_df25)
    }
}
