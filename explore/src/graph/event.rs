//! What an event is, what it does with what it reads, and in which ways it may.

use smallvec::SmallVec;
use std::sync::Arc;
use tresse_machine::sync;
use tresse_machine::value::Value;
use tresse_memmodels::Order;
use tresse_memmodels::axioms::Places;
use tresse_memmodels::graph::EventId;
use tresse_memmodels::graph::maximal::Revisit;

/// What an event is, beyond what models see.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum What {
    /// An access to memory, or a fence: the operation at `next` of the `to_commit` before it.
    Op,
    /// A call on a library object: the one that its thread waits with.
    Call,
    /// What is neither.
    Note(Note),
    /// Output.
    Output(u32, Arc<[u8]>),
    /// The thread ended; with the exit status if it ended the process.
    End(Option<i32>),
}

/// Events that no model sees as accesses to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Note {
    /// Starts a thread.
    Spawn,
    /// Comes after the end of another.
    Join,
    /// Nobody will join the thread of this number.
    Detach(u64),
    /// Comes after the signal that has woken it.
    Woken,
    /// Comes after another arrival of its round at a barrier.
    RoundComplete,
    /// The election of a round's serial thread.
    Elect,
    /// One of several values or ways.
    Choice,
    /// Goes past a block that is optional, or into it.
    Optional,
    /// Asks how large a heap block is that others can reach.
    Size,
    /// Frees a heap block.
    Free,
    /// Retires one.
    Retire,
    /// The thread has gone wrong.
    Wrong,
    /// A call on an object of one thread's own empties its store buffer.
    Drain,
    /// Comes after the end of another thread, when all have ended.
    LastEnd,
}

impl Note {
    /// Its name in listings.
    pub(super) fn name(self) -> &'static str {
        match self {
            Note::Spawn => "spawn",
            Note::Join => "join",
            Note::Detach(_) => "detach",
            Note::Woken => "wake",
            Note::RoundComplete => "leave",
            Note::Elect => "elect",
            Note::Choice => "choice",
            Note::Optional => "optional block",
            Note::Size => "size",
            Note::Free => "free",
            Note::Retire => "retire",
            Note::Wrong => "error",
            Note::Drain => "fence",
            Note::LastEnd => "process ends",
        }
    }
}

/// What stands at an object's state word: the state that a call has left, and the bytes.
pub(super) type Content = (Option<triomphe::Arc<sync::State>>, Value);

/// One way on for an event: a place in coherence order, and a choice that is no reads-from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub place: u32,
    pub choice: u32,
}

/// The ways of an event.
pub(super) type Ways = SmallVec<[Way; 8]>;

/// A way in which an access of several parts (or one that meets such a one) takes part: the places
/// of all its parts, and in a revisit those of the write.
#[derive(Clone, Debug)]
pub(super) struct Tuple {
    pub places: Places,
    pub write: Places,
}

/// What a thread has added to the graph.
pub(super) enum Added {
    /// There is nothing to choose. Does the search go on?
    Done(bool),
    /// An event that reads, or a choice, with its ways.
    Ways(EventId, Ways),
    /// A write, its places in coherence order, and the reads that it may revisit.
    Write(EventId, Ways, Vec<Revisit>),
    /// An access of several parts: its places, and for a write the reads that it may revisit.
    Wide(EventId, Vec<Tuple>, Vec<Revisit>),
}

impl From<bool> for Added {
    fn from(goes_on: bool) -> Added {
        Added::Done(goes_on)
    }
}

/// What became of an event with a way.
pub(super) enum Entered {
    /// There is no such execution, or an error was reported.
    Dead,
    /// The search goes on; later the event may revisit these reads.
    Forward(Vec<Revisit>),
    /// Another update reads from the same write: one of these must be revisited.
    Revisits(Vec<Revisit>),
}

/// What an access does with what it reads.
pub(super) struct Done {
    /// What the thread gets, and whether an exchange stored.
    pub answer: Value,
    pub flag: Option<bool>,
    /// What is written.
    pub new: Option<Value>,
    /// The state of a library object that is left with it.
    pub state: Option<triomphe::Arc<sync::State>>,
    pub order: Order,
    pub is_blocked: bool,
}

impl Done {
    /// A call that leaves its object as it is.
    pub(super) fn call(answer: Value, order: Order) -> Done {
        Done { answer, flag: None, new: None, state: None, order, is_blocked: false }
    }
}
