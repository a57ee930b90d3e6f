//! Memory as histories and views: the machine of release/acquire models (Kang, Hur, Lahav,
//! Vafeiadis, Dreyer, *A Promising Semantics for Relaxed-Memory Concurrency*, POPL 2017, §2 to 4,
//! without promises).
//!
//! A location is a list of *messages* in coherence order. Each carries a view: what happens before
//! whoever acquires it. A thread reads any message that is not older than its own view of the
//! location, and puts a new one anywhere after that, but not between an update and what it read
//! from. A thread has the view that it is at, the one that its next acquire fence brings, and those
//! that its relaxed writes pass on: of its last release fence and, for each location, of its last
//! release write (release sequences are those of RC11: `[W]; po-loc?; [W & rlx]; (rf; rmw)*`; with
//! those of C++20, `[W & rlx]; (rf; rmw)*`, there is nothing to pass on for a location).
//!
//! Deviations. Timestamps are plain numbers with room between them, as updates are marked as such.
//! A view also has a clock, by which races are found. The paper's fences keep one global view; that
//! orders `seq_cst` fences by `po ∪ rf`, which is more than RC11 asks for, and says nothing of
//! `seq_cst` accesses. Here `psc` is kept as a relation (`order.rs`).

mod canon;
mod index;
mod order;
mod parts;
mod places;
mod storage;
mod take;
#[cfg(test)]
mod tests;
mod view;
mod waits;

use crate::access::{Access, Order};
use crate::rc11::Sequences;
use crate::storage::{Payload, Place, Tag, Whose, Written};
use index::Index;
use order::Psc;
use std::sync::Arc;
use view::{Clock, View};

/// Room between the places of two writes.
const STEP: u64 = 1 << 32;

/// Which orders count for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// Every write releases, every read acquires; `seq_cst` is no more than that: RA.
    All,
    /// As the orders say: RC11, with one of its release sequences.
    ByOrder(Sequences),
}

impl Strength {
    fn releases(self, order: Order) -> bool {
        self == Strength::All || matches!(order, Order::Rel | Order::AcqRel | Order::Sc)
    }

    fn acquires(self, order: Order) -> bool {
        self == Strength::All || matches!(order, Order::Acq | Order::AcqRel | Order::Sc)
    }

    /// Does it take part in synchronisation at all?
    fn is_relaxed(self, order: Order) -> bool {
        self == Strength::All || order >= Order::Rlx
    }
}

/// A write that is in memory.
#[derive(Clone, Debug)]
struct Message {
    place: Place,
    value: Written,
    /// What happens before whoever acquires it.
    view: Arc<View>,
    /// It reads from the one before it: nothing comes between.
    is_update: bool,
}

/// The last access of a thread to a location, of one sort.
#[derive(Clone, Copy, Debug)]
struct Use {
    ticket: u32,
    access: Access,
    tag: Tag,
}

/// A location.
#[derive(Clone, Debug)]
struct Cell {
    object: u64,
    offset: u64,
    len: u32,
    /// An atomic access was there: it is not parted.
    is_atomic: bool,
    /// In coherence order, from the oldest that somebody may still read.
    messages: Vec<Message>,
    /// By thread: its last plain read, plain write, atomic read, atomic write.
    uses: Vec<[Option<Use>; 4]>,
}

impl Cell {
    fn index(&self, place: Place) -> Option<usize> {
        match self.messages.last() {
            Some(newest) if newest.place == place => Some(self.messages.len() - 1),
            _ => self.messages.binary_search_by_key(&place, |m| m.place).ok(),
        }
    }

    /// The last accesses, each with its thread.
    fn uses(&self) -> impl Iterator<Item = (u32, &Use)> {
        self.uses
            .iter()
            .enumerate()
            .flat_map(|(t, uses)| uses.iter().flatten().map(move |u| (t as u32, u)))
    }
}

/// A thread.
#[derive(Clone, Default, Debug)]
struct Local {
    /// What happens before what it does next.
    now: View,
    /// What its next acquire fence brings besides.
    read: View,
    /// What happens before its last release fence.
    fence: Arc<View>,
    /// By location, what happens before its last release write and that write.
    heads: Vec<Option<Arc<View>>>,
    /// What happened before its last release update that did not know what it updated.
    released: Option<Arc<View>>,
    /// What happens before the signal that has woken it.
    signal: View,
    /// The location of its last event; the clocks of that event, and of the last one of another
    /// location.
    last_cell: Option<usize>,
    last: Clock,
    other: Clock,
    is_live: bool,
    /// Whose view it gets before it does anything else ([`Storage::wait`]).
    ///
    /// [`Storage::wait`]: crate::storage::Storage::wait
    waits: Option<Whose>,
}

/// Histories and views.
#[derive(Clone, Debug)]
pub struct Views {
    strength: Strength,
    /// Every write is the newest when it takes effect.
    appends: bool,
    cells: Vec<Cell>,
    index: Index,
    threads: Vec<Local>,
    psc: Psc,
    /// What a plain write passes on.
    nothing: Arc<View>,
    /// Some event was in several parts, which have one clock ([`View::knows`]).
    has_parts: bool,
    debt: Debt,
}

/// What can have no effect any more is forgotten at once where there are several of one history,
/// as states are to meet. Elsewhere it is when about as much has been added as was kept, so that
/// this takes no longer than the execution.
#[derive(Clone, Copy, Default, Debug)]
struct Debt {
    is_forked: bool,
    /// It is time.
    is_due: bool,
    /// There may be more to forget than there was last time.
    is_stale: bool,
    steps: usize,
    /// What it has taken to look at `psc` again and again, in steps.
    looks: usize,
    kept: usize,
}

/// Steps for which nothing is forgotten, at least.
const LEAST: usize = 64;
/// A step looks at so many pairs of `psc` in the time in which it does all else.
const NODES: usize = 16;

impl Views {
    /// Nothing was written, and the first thread runs.
    pub fn new(strength: Strength) -> Views {
        let first = Local { is_live: true, ..Local::default() };
        Views {
            strength,
            appends: false,
            cells: Vec::new(),
            index: Index::default(),
            threads: vec![first],
            psc: Psc::default(),
            nothing: Arc::default(),
            has_parts: false,
            debt: Debt::default(),
        }
    }

    /// The same for strong release/acquire (Lahav, Giannarakis, Vafeiadis, POPL 2016): `hb | co`
    /// has no cycle. So there is an order of all that happens in which the writes to each location
    /// stand as in coherence order, and each is the newest when its turn comes. The other way
    /// round, the order in which operations take effect is one.
    pub fn appending() -> Views {
        Views { appends: true, ..Views::new(Strength::All) }
    }

    fn cell(&self, access: &Access) -> Option<usize> {
        self.index.at(access)
    }

    fn enter(&mut self, access: &Access, initial: Payload) -> usize {
        if let Some(cell) = self.cell(access) {
            return cell;
        }
        let value = Written { value: initial, len: access.len, at: 0 };
        let messages =
            vec![Message { place: 0, value, view: self.nothing.clone(), is_update: false }];
        let Access { object, offset, len, .. } = *access;
        self.push(Cell { object, offset, len, is_atomic: false, messages, uses: Vec::new() })
    }

    /// One more location.
    fn push(&mut self, cell: Cell) -> usize {
        self.index.enter(&cell, self.cells.len());
        self.cells.push(cell);
        self.cells.len() - 1
    }
}
