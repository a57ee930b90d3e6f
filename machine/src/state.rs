//! The machine as a value: threads, cache, global control (K-LLVM §4.2, Fig. 4). What it does is in
//! modules above this one.

use crate::control::GlobalControl;
use crate::end::{End, Ending};
use crate::ids::{SiteId, Tid};
use crate::memory::{Cache, Shape};
use crate::race::Race;
use crate::setup::Setup;
use crate::thread::Thread;
use std::sync::Arc as Shared;
use triomphe::Arc;

/// A machine state.
#[derive(Debug)]
pub struct Machine {
    /// What does not change.
    pub setup: Shared<Setup>,
    /// The threads, by id.
    pub threads: Vec<Arc<Thread>>,
    /// The memory cache.
    pub cache: Cache,
    /// The global control unit.
    pub control: Arc<GlobalControl>,
    /// How the execution ended, once it has.
    pub ending: Option<Box<Ending>>,
    /// Races seen so far, under `race: Report` and `race: Undef`.
    pub races: Vec<Race>,
    /// A bound of the config was met that narrowed the choices.
    pub is_cut: bool,
    /// The execution ends here, as it is one of objects of this shape that are to be shared from
    /// their birth on.
    pub leak: Option<Shape>,
    pub(crate) hashes: Hashes,
    pub(crate) spares: crate::thread::Spares,
}

/// One step that others can notice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Transition {
    /// An operation leaves `to_commit` and takes effect (`granularity: Access`).
    Commit {
        /// The thread.
        thread: Tid,
        /// Its place in `to_commit`.
        index: u32,
        /// Which of its ways of taking effect.
        way: u32,
    },
    /// K-LLVM Fig. 7 rule (c): an operation leaves `to_commit` for `mem_op_list`.
    Issue {
        /// The thread.
        thread: Tid,
        /// Its place in `to_commit`.
        index: u32,
    },
    /// K-LLVM Fig. 7 rules (d) to (f): the first operation of `mem_op_list` takes effect.
    Cache {
        /// Which of its ways of taking effect.
        way: u32,
    },
    /// A thread's request is performed.
    Request {
        /// The thread.
        thread: Tid,
        /// Which of its options.
        option: u32,
    },
    /// A thread goes on by itself: its budget of local steps was used up.
    Local {
        /// The thread.
        thread: Tid,
    },
}

impl Transition {
    /// The thread that moves; `None` for the cache.
    pub fn thread(&self) -> Option<Tid> {
        match *self {
            Transition::Commit { thread, .. }
            | Transition::Issue { thread, .. }
            | Transition::Request { thread, .. }
            | Transition::Local { thread } => Some(thread),
            Transition::Cache { .. } => None,
        }
    }
}

/// The components' fingerprints that are still good.
#[derive(Debug, Default)]
pub struct Hashes {
    pub(crate) threads: Vec<Option<u128>>,
    pub(crate) arenas: Vec<u128>,
}

impl Clone for Hashes {
    fn clone(&self) -> Hashes {
        Hashes { threads: self.threads.clone(), arenas: self.arenas.clone() }
    }

    fn clone_from(&mut self, source: &Hashes) {
        let Hashes { threads, arenas } = source;
        self.threads.clone_from(threads);
        self.arenas.clone_from(arenas);
    }
}

impl Hashes {
    pub(crate) fn add_thread(&mut self) {
        self.threads.push(None);
    }

    /// The thread changed.
    #[inline]
    pub(crate) fn touch_thread(&mut self, id: Tid) {
        self.threads[id as usize] = None;
    }
}

impl Machine {
    /// Where a thread stands.
    pub fn site(&self, id: Tid) -> SiteId {
        let top = self.threads[id as usize].continuation.last();
        top.map_or(SiteId::NONE, |f| self.setup.program.function(f.func).site(f.pc))
    }

    /// Where a thread stands in the program itself: where it has called the library, if it is
    /// there.
    pub fn own_site(&self, id: Tid) -> SiteId {
        let program = &self.setup.program;
        let frames = self.threads[id as usize].continuation.iter().rev();
        let mut sites = frames.map(|f| (program.function(f.func), f.pc));
        let own = sites.find(|(func, _)| !func.is_library);
        own.map_or_else(|| self.site(id), |(func, pc)| func.site(pc))
    }

    /// The execution ends. `place`: where, when it is not where the thread stands.
    pub(crate) fn finish(&mut self, thread: Tid, end: End, place: Option<Vec<SiteId>>) {
        let mut stack = self.threads[thread as usize].call_stack(&self.setup.program);
        if let Some(place) = place
            && stack.first() != place.first()
        {
            stack = place;
        }
        self.ending = Some(Box::new(Ending { end, thread, stack }));
    }
}
