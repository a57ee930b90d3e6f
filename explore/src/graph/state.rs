//! What an execution holds: the graph, the threads beside it, and the way back.

use super::cells::Cells;
use super::event::What;
use super::frees::Frees;
use super::guide::Guide;
use super::options::Options;
use crate::peaks::{Peak, Peaks};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::cell::{Cell, RefCell};
use std::sync::Arc;
use tresse_machine::drive::Checkpoint;
use tresse_machine::liveness::Liveness;
use tresse_machine::machine::Setup;
use tresse_machine::memory::cache::{Arena, GLOBALS};
use tresse_machine::pointees::Member;
use tresse_machine::program::SiteId;
use tresse_machine::thread::{MemOp, Thread, Tid};
use tresse_machine::value::{Prov, Value};
use tresse_machine::wide;
use tresse_machine::{Ending, Machine, bug, sync};
use tresse_memmodels::graph::reach::Reach;
use tresse_memmodels::graph::{EventId, Graph};
use tresse_memmodels::{Axioms, Judge};

/// Why a thread does not go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Block {
    /// An assumption failed.
    Assume,
    /// A loop without effects would read the same again: the first read of the iteration.
    Spin(EventId),
    /// It has gone round a loop as often as it may.
    Unrolled,
    /// It goes round for ever by itself, and reads nothing that others can write.
    Circling,
    /// At a library object that will not let it in.
    Held,
    /// Its execution has ended here. Others go on: what they write may lead elsewhere.
    Failed,
}

/// Where a thread stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    Ready,
    Blocked(Block),
    Ended,
}

/// What belongs to a thread beside the machine's part of it.
#[derive(Clone, Debug)]
pub(super) struct Local {
    /// How many operations of its `to_commit` are events already.
    pub next: u32,
    /// Threads that it has reserved.
    pub children: u32,
    pub state: State,
    /// The thread that it is symmetric to, the one before it.
    pub twin: Option<u16>,
    /// It has computed with the address of an object of its own as a number.
    pub has_numbers: bool,
    /// It has ended the execution, once its `to_commit` is done.
    pub failed: Option<Arc<Ending>>,
    /// How its execution ends here, if the reads that led here are what the races say in the end
    /// (`undefined`).
    pub wrong: Option<Arc<Ending>>,
    /// Shared stack objects that died, with how many operations of `to_commit` came before.
    pub died: Option<Arc<[(Prov, usize)]>>,
    /// The marked iterations under way: the next event at the start of each, the innermost last.
    pub spins: Option<Arc<Vec<u32>>>,
    /// When it last looked at the clock.
    pub clock: u64,
    /// How long it had slept by then.
    pub slept: u64,
    /// Of a loop that waits and writes; few threads are in one.
    pub poll: Option<Arc<Polls>>,
    /// An earlier moment of a thread that has run for long without an event.
    pub mark: Option<Arc<Mark>>,
    /// What its hazard pointers protect, and have protected.
    pub protections: Option<Arc<Vec<Protection>>>,
}

impl Local {
    pub(super) fn new() -> Local {
        Local {
            next: 0,
            children: 0,
            state: State::Ready,
            twin: None,
            has_numbers: false,
            failed: None,
            wrong: None,
            died: None,
            spins: None,
            clock: 0,
            slept: 0,
            poll: None,
            mark: None,
            protections: None,
        }
    }

    /// How often the thread has gone round a loop that waits and writes.
    pub(super) fn polls(&self) -> Polls {
        self.poll.as_deref().copied().unwrap_or(Polls::NONE)
    }
}

/// A thread right before one of its events.
#[derive(Clone, Debug)]
pub(super) struct Before {
    pub checkpoint: Checkpoint,
    pub local: Local,
    /// Memory of the time when there was only one thread, which accesses it directly.
    pub alone: Option<triomphe::Arc<Arena>>,
}

/// What the search keeps with an event.
#[derive(Clone, Debug)]
pub(super) struct Info {
    pub before: Before,
    pub what: What,
    /// What it wrote, or gave back. A call leaves the bytes that it finds.
    pub value: Value,
    /// The state of a library object that a call has left.
    pub state: Option<triomphe::Arc<sync::State>>,
    pub site: SiteId,
    /// The moment in its thread's life ([`tresse_machine::memory::Object`]`::written_at`).
    pub moment: u32,
    /// Of a read: the rounds of its loop before it.
    pub rounds: Rounds,
}

/// Rounds of a loop that has had no effect, up to a read.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rounds {
    /// How many came before.
    pub count: u32,
    /// The read that began one of them, if there are many: its number in its thread.
    pub kept: u32,
}

/// An earlier moment of a thread (`circle`).
#[derive(Clone, Debug)]
pub(super) struct Mark {
    pub before: Arc<Before>,
    /// Looks since then, and how many there are to be.
    pub looks: u64,
    pub limit: u64,
}

/// A hazard pointer of a thread protects a block between two of the thread's events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Protection {
    pub hazard: Prov,
    /// `None` while the value is not known.
    pub block: Option<Prov>,
    /// The number of the thread's first event after its beginning.
    pub from: u32,
    /// The same of its end, if it has ended.
    pub to: Option<u32>,
}

/// What is known of a thread that stands at a read that may wait (`awaits`).
#[derive(Clone, Debug)]
pub(super) struct Await {
    /// The thread there, and its memory: these two are kept, so no others are at their addresses.
    pub thread: triomphe::Arc<Thread>,
    pub arena: triomphe::Arc<Arena>,
    pub cell: u32,
    /// The stretch in which it was asked last.
    pub asked: u64,
    /// Values; with those that do not let it out, how much memory it needs to come back.
    pub known: SmallVec<[(Value, Option<Peak>); 4]>,
    /// Where it comes with some of them: to a read of the same, which does the same with each.
    pub again: Option<Arc<Before>>,
}

/// A read that has left the graph (`give_way`): a thread at one of its moments.
#[derive(Clone, Debug)]
pub(super) struct Absent {
    /// Kept, so no other is at its address.
    pub thread: triomphe::Arc<Thread>,
    /// When it was added ([`tresse_memmodels::graph::Event::stamp`]).
    pub stamp: u32,
    /// For what it has left.
    pub write: EventId,
}

/// How often a thread has gone round (`poll`).
#[derive(Clone, Copy, Debug)]
pub(super) struct Polls {
    /// How often it has come back to a read with nothing new to read.
    pub count: u32,
    /// The read by which rounds are counted: where in the program, which event of the thread it was
    /// last, and what it had read before that.
    pub site: SiteId,
    pub at: u32,
    pub from: EventId,
    /// Rounds in which it read the same again.
    pub rounds: u32,
}

impl Polls {
    const NONE: Polls =
        Polls { count: 0, site: SiteId::NONE, at: 0, from: EventId::NONE, rounds: 0 };
}

/// What the first updates in no order of a location make of its last write ([`Execution::sums`]).
#[derive(Clone, Copy)]
pub(super) struct Sum {
    pub write: EventId,
    /// The value of that write.
    pub written: Value,
    /// How many updates.
    pub count: u32,
    pub value: Value,
}

/// Reads of which the races of a graph say otherwise than the search has (`undefined`).
pub(super) type WrongReads = SmallVec<[EventId; 4]>;

/// One execution graph, and its threads right behind it.
#[derive(Clone)]
pub(super) struct Execution {
    pub setup: Arc<Setup>,
    pub machine: Machine,
    /// The live registers of each function.
    pub live: Arc<[Liveness]>,
    pub model: &'static dyn Axioms,
    /// The text that judges graphs, where the model allows more.
    pub judge: Option<Arc<Judge>>,
    pub graph: Graph,
    /// Beside `graph.lines`.
    pub tracks: Vec<Vec<Info>>,
    pub locals: Vec<Local>,
    pub cells: Cells,
    /// Objects that were freed or retired while others could reach them.
    pub frees: Frees,
    pub reach: Reach,
    pub options: Arc<Options>,
    /// Numbers of threads by who reserves them, and how many it has reserved before.
    pub numbers: FxHashMap<(Tid, u32), Tid>,
    /// By thread: what is known of the read that it stands at (`awaits`).
    pub awaits: Vec<Option<Await>>,
    /// Reads that have left the graph (`give_way`).
    pub absent: Vec<Absent>,
    /// So many alternatives were begun: what is between two is a stretch of the search.
    pub stretch: u64,
    /// By location: what its updates in no order come to (`values`).
    pub sums: RefCell<FxHashMap<u32, Sum>>,
    /// A thread was detached, in this graph or in one before it.
    pub detaches: bool,
    /// The model has events with causes that do not happen before them: `graph` may have some for
    /// other reasons, too.
    pub has_early_causes: bool,
    /// Threads are symmetric, in this graph or in one before it.
    pub has_twins: bool,
    /// Threads that have not begun, by number.
    pub fresh: Vec<Checkpoint>,
    /// Where to go, if there is no search but one way.
    pub guide: Option<Box<Guide>>,
    /// The members that operations access, where somebody has looked (`view`).
    pub members: RefCell<FxHashMap<(SiteId, u64), Option<Member>>>,
    /// What threads need in rounds of loops that wait, which are rehearsed only.
    pub rehearsed: Peaks,
    /// What the text that judges graphs has failed at, as it was asked for an order.
    pub refusals: Vec<Ending>,
    /// A step was not waited for: the search is over, and says nothing of this graph.
    pub is_interrupted: Cell<bool>,
    /// How many words models have looked at since somebody took this.
    pub judged: Cell<usize>,
    /// By reads-from: how many words were looked at for orders.
    pub searched: Cell<u64>,
    /// How many may be before the search is to begin again by coherence order (`choose`).
    pub allowed: u64,
}

impl Execution {
    /// Does it matter what rounds do that are left out? Not where all causes of an event happen
    /// before it. Whoever is led goes where a search has gone that knew it.
    #[inline]
    pub(super) fn must_know_rounds(&self) -> bool {
        self.has_early_causes && self.guide.is_none()
    }

    #[inline]
    pub(super) fn before(&self, thread: usize) -> Before {
        let alone = (!self.machine.cache.is_multi)
            .then(|| self.machine.cache.arenas[GLOBALS as usize].clone());
        Before {
            checkpoint: self.machine.checkpoint(thread as Tid),
            local: self.locals[thread].clone(),
            alone,
        }
    }

    /// Puts a thread back to where it stood before an event.
    #[inline]
    pub(super) fn put_back(&mut self, thread: usize, before: Before) {
        self.machine.restore(thread as Tid, before.checkpoint);
        self.locals[thread] = before.local;
        if let Some(globals) = before.alone {
            self.machine.cache.arenas[GLOBALS as usize] = globals;
            self.machine.cache.is_multi = false;
        }
    }

    /// Puts a thread back to where it stood before an event that stays.
    pub(super) fn return_to(&mut self, id: EventId) {
        let before = &self.tracks[id.thread as usize][id.index as usize].before;
        self.machine.return_to(Tid::from(id.thread), &before.checkpoint);
        self.locals[id.thread as usize] = before.local.clone();
        if let Some(globals) = &before.alone {
            self.machine.cache.arenas[GLOBALS as usize] = globals.clone();
            self.machine.cache.is_multi = false;
        }
    }

    /// Takes events away until so many are left, and puts their threads back.
    pub(super) fn undo_to(&mut self, len: usize) {
        while self.graph.len() > len {
            let Some((id, _)) = self.graph.pop() else { bug!("no event is left of {len}") };
            let thread = id.thread as usize;
            let Some(info) = self.tracks[thread].pop() else { bug!("nothing is kept with {id:?}") };
            self.put_back(thread, info.before);
            self.frees.undo(id);
        }
    }

    #[inline]
    pub(super) fn info(&self, id: EventId) -> &Info {
        &self.tracks[id.thread as usize][id.index as usize]
    }

    #[inline]
    pub(super) fn info_mut(&mut self, id: EventId) -> &mut Info {
        &mut self.tracks[id.thread as usize][id.index as usize]
    }

    /// The operations that an event is: an atomic access that is wider than a value is several.
    pub(super) fn ops(&self, id: EventId) -> &[MemOp] {
        let info = self.info(id);
        let queue = &info.before.checkpoint.thread.queues.to_commit;
        let pieces = wide::pieces(queue, info.before.local.next as usize);
        let is_op = matches!(info.what, What::Op);
        queue.get(pieces).filter(|_| is_op).unwrap_or_default()
    }

    /// The operation that an event is, or the first one.
    #[inline]
    pub(super) fn op(&self, id: EventId) -> Option<&MemOp> {
        match &self.info(id).what {
            What::Op => {
                let before = &self.info(id).before;
                before.checkpoint.thread.queues.to_commit.get(before.local.next as usize)
            }
            _ => None,
        }
    }
}
