//! A graph to look at: what is shown of it.

use crate::report::Found;
use tresse_machine::end::BlockedOn;
use tresse_machine::program::{Meaning, SiteId};
use tresse_machine::thread::Tid;
use tresse_memmodels::Order;
use tresse_memmodels::graph::{EventId, Graph};

/// A graph.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// The threads that were started, by number.
    pub threads: Vec<ThreadView>,
    /// The locations that are accessed.
    pub locations: Vec<Location>,
}

/// A thread of a graph.
#[derive(Clone, Debug)]
pub struct ThreadView {
    /// Its number.
    pub number: Tid,
    /// The event that started it; [`EventId::NONE`] for the first.
    pub parent: EventId,
    /// In program order.
    pub events: Vec<EventView>,
    /// Where it stands.
    pub stand: Stand,
}

/// Where a thread stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Stand {
    /// It could go on.
    Runs,
    /// It has ended with this value.
    Returned(String),
    /// It has ended the process with this status.
    Exited(i32),
    /// It waits.
    Waits(BlockedOn),
    /// It repeats a loop that waits.
    Spins,
    /// Its assumption does not hold.
    Assumes,
    /// It ended the execution otherwise.
    Failed,
}

/// What an event does.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Reads `read`; or would, if nothing went wrong before.
    Read,
    /// Writes `written`.
    Write,
    /// Does both at once.
    Update,
    /// A fence.
    Fence,
    /// Starts a thread.
    Spawn(Tid),
    /// Something at a lock, a condition variable or a `pthread_once`.
    Lock {
        /// What, as `lock`.
        name: &'static str,
        /// What it gave back: 0, or a number, as the program has it.
        answer: u64,
        /// The error that this is.
        error: Option<&'static str>,
        /// It is not done: the thread waits.
        is_blocked: bool,
    },
    /// After an event of another thread: a join, a wake-up.
    After(&'static str),
    /// A nondeterministic choice, with its value.
    Choice(String),
    /// Output to a descriptor.
    Output(u32, String),
    /// The thread ends with a value.
    End(String),
    /// The process ends with a status.
    Exit(i32),
    /// Anything else, by name, with what it concerns.
    Other(&'static str, String),
}

/// An event.
#[derive(Clone, Debug)]
pub struct EventView {
    /// Thread, and number within it from 0.
    pub id: EventId,
    /// What it does.
    pub act: Act,
    /// Its order.
    pub order: Order,
    /// Its location, by number in [`View::locations`].
    pub location: Option<usize>,
    /// What it reads from or comes after, if it does: [`EventId::INIT`] or an event.
    pub from: Option<EventId>,
    /// The value that it reads.
    pub read: Option<String>,
    /// The value that it writes.
    pub written: Option<String>,
    /// Where in the program: the innermost place outside the library.
    pub site: SiteId,
    /// How many events of each thread happen before it, itself counted.
    pub happens_before: Vec<u32>,
    /// The same for its causes, `(po ∪ rf)*`.
    pub causes: Vec<u32>,
}

/// A location.
#[derive(Clone, Debug)]
pub struct Location {
    /// In short: `x`, `queue.tail`, `heap[1.3]` for the third block of thread 1.
    pub name: String,
    /// The name of the object, or of the variable that this is a part of.
    pub object: String,
    /// Its place in that, in bytes.
    pub offset: u64,
    /// What its values mean in the source, if not just a number with a sign.
    pub meaning: Option<Meaning>,
    /// The whole name, where that says more.
    pub long_name: String,
    /// Bytes; 0 for the state of a library object.
    pub len: u32,
    /// What it holds at first; nothing to see at a library object.
    pub initial: Option<String>,
    /// Its writes in coherence order.
    pub co: Vec<EventId>,
}

impl View {
    /// An event.
    pub fn event(&self, id: EventId) -> Option<&EventView> {
        let thread = self.threads.iter().find(|t| t.number == Tid::from(id.thread))?;
        thread.events.get(id.index as usize)
    }

    /// Every event, thread by thread.
    pub fn events(&self) -> impl Iterator<Item = &EventView> {
        self.threads.iter().flat_map(|t| &t.events)
    }

    /// What a read is before in coherence order: the write after the one that it reads from (`fr`).
    pub fn overwriter(&self, event: &EventView) -> Option<EventId> {
        let co = &self.locations.get(event.location?)?.co;
        let next = match event.from? {
            EventId::INIT => 0,
            from => co.iter().position(|w| *w == from)? + 1,
        };
        co.get(next).copied().filter(|w| *w != event.id)
    }
}

/// Where a path has led.
#[derive(Clone, Debug)]
pub struct Followed {
    /// How the execution ended: as an error does, or with an exit.
    pub found: Found,
    /// The graph, as it is shown.
    pub view: View,
    /// The graph itself.
    pub graph: Graph,
}
