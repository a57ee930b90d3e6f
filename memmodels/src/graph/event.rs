//! Events of an execution graph, and what names them.

use crate::access::Order;

/// Names an event: its thread, and its number in that thread's program order from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EventId {
    /// The thread; [`EventId::INIT`] and [`EventId::NONE`] have one that no thread has.
    pub thread: u16,
    /// Number in program order.
    pub index: u32,
}

impl EventId {
    /// The initial write of any location.
    pub const INIT: EventId = EventId { thread: u16::MAX, index: 0 };
    /// No event.
    pub const NONE: EventId = EventId { thread: u16::MAX, index: 1 };
    /// Events of one thread, at most.
    pub const MAX_INDEX: usize = u32::MAX as usize - 1;

    /// The `index`th event of a thread.
    #[inline]
    pub fn new(thread: usize, index: usize) -> EventId {
        EventId { thread: thread as u16, index: index as u32 }
    }

    /// Is it one of a thread's events?
    #[inline]
    pub fn is_event(self) -> bool {
        self.thread != u16::MAX
    }
}

impl std::fmt::Debug for EventId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            EventId::INIT => write!(f, "init"),
            EventId::NONE => write!(f, "none"),
            EventId { thread, index } => write!(f, "({thread}, {index})"),
        }
    }
}

/// What an event does, as models see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// Reads; a failed compare-and-exchange as well.
    Read,
    /// Writes.
    Write,
    /// Reads and writes at once.
    Update,
    /// A fence.
    Fence,
    /// Starts the thread of this number.
    Spawn(u16),
    /// Comes after another event, `rf`, of another thread: a join after the thread's end, a woken
    /// waiter after the signal.
    Sync,
    /// Anything that orders nothing by itself: ends of threads, choices, frees.
    Other,
}

/// An event without its place in the graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// What it does.
    pub role: Role,
    /// Its order.
    pub order: Order,
    /// Store buffers are empty at it: locks, unlocks, the starts, ends and joins of threads
    /// (POSIX, "Memory Synchronization").
    pub is_full: bool,
    /// Its location's number; meaningless without one.
    pub cell: u32,
    /// What it reads from, or comes after.
    pub rf: EventId,
    /// When it was added to the graph: larger is later.
    pub stamp: u32,
    /// Where threads are symmetric, the event of another thread that comes before this one as their
    /// order is given: one more of its causes, though it need not happen before it.
    pub twin: EventId,
    /// Which of the choices that are no reads-from it took; 0 is the one that counts as maximal.
    /// And [`UNDEFINED`].
    pub choice: u32,
    /// It reads what it reads whatever comes later in coherence order, as a waiter that was woken
    /// goes on after the signal: newer writes do not make it less maximal.
    pub is_settled: bool,
    /// An atomic access to several locations is so many events in a row, which models take for one:
    /// how many of them stand before this one,
    pub part: u8,
    /// and how many after it.
    pub more: u8,
    /// It has taken another event's place, which is to come after it: no revisit takes it away.
    pub is_pinned: bool,
    /// It accesses what its object held before others could reach it, with nothing that puts that
    /// first: the two race.
    pub is_unpublished: bool,
    /// A plain read of which a race is no error, where it is one of others.
    pub is_speculated: bool,
}

/// Of a choice: the read is undefined, as it races. One that is not atomic reads from nothing then.
pub const UNDEFINED: u32 = 1 << 31;

impl Event {
    /// An event that is not yet in a graph.
    pub fn new(role: Role, order: Order, cell: u32) -> Event {
        let none = EventId::NONE;
        Event {
            role,
            order,
            is_full: false,
            cell,
            rf: none,
            stamp: 0,
            twin: none,
            choice: 0,
            is_settled: false,
            part: 0,
            more: 0,
            is_pinned: false,
            is_unpublished: false,
            is_speculated: false,
        }
    }

    /// An event of no location.
    pub fn bare(role: Role) -> Event {
        Event { is_full: true, ..Event::new(role, Order::Na, u32::MAX) }
    }

    /// Does it read a location?
    #[inline]
    pub fn reads(&self) -> bool {
        matches!(self.role, Role::Read | Role::Update)
    }

    /// Does it write one?
    #[inline]
    pub fn writes(&self) -> bool {
        matches!(self.role, Role::Write | Role::Update)
    }

    /// Is it a read whose value races make undefined ([`super::Graph::is_undefined`] says whether
    /// it has to be)?
    #[inline]
    pub fn is_undefined(&self) -> bool {
        self.choice & UNDEFINED != 0
    }

    /// Is it of one location: does it access it, as part of its order or of none?
    #[inline]
    pub fn has_location(&self) -> bool {
        self.is_access() || self.role == Role::Other && self.cell != u32::MAX
    }

    /// Does it access memory?
    #[inline]
    pub fn is_access(&self) -> bool {
        matches!(self.role, Role::Read | Role::Write | Role::Update)
    }
}
