//! The first error in the order of the search, whichever worker comes upon it and when.
//!
//! A path is the branch numbers from the root, and the search visits paths in lexicographic order:
//! a node before those below it. Everything after the best error known may be left out, and
//! everything before it is still visited; so what remains in the end is the least of all errors,
//! with any number of workers.

use super::sync::{AtomicUsize, Mutex, MutexGuard};
use std::sync::atomic::Ordering;

/// The least error so far, by path.
pub struct FirstError<E> {
    best: Mutex<Option<(Vec<u32>, E)>>,
    /// How often `best` has changed; written under the lock.
    changes: AtomicUsize,
}

impl<E> FirstError<E> {
    /// No error yet.
    pub fn new() -> FirstError<E> {
        FirstError { best: Mutex::new(None), changes: AtomicUsize::new(0) }
    }

    /// An error was found at `path`. Of two at the same path the one offered first stays: both come
    /// from the one worker that visits it.
    pub fn offer(&self, path: &[u32], error: E) {
        let mut best = self.lock();
        if best.as_ref().is_none_or(|(known, _)| path < known.as_slice()) {
            *best = Some((path.to_vec(), error));
            self.changes.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Something to ask about paths, for one worker.
    pub fn watch(&self) -> Watch<'_, E> {
        Watch { first: self, changes: 0, path: Vec::new() }
    }

    /// The first error and its path, when all workers have ended.
    pub fn into_inner(self) -> Option<(Vec<u32>, E)> {
        self.best.into_inner()
    }

    fn lock(&self) -> MutexGuard<'_, Option<(Vec<u32>, E)>> {
        self.best.lock()
    }
}

impl<E> Default for FirstError<E> {
    fn default() -> Self {
        FirstError::new()
    }
}

/// A worker's copy of the best error's path, renewed when that has changed: so the question takes
/// no lock but for the few times that an error comes before the best one known.
pub struct Watch<'a, E> {
    first: &'a FirstError<E>,
    changes: usize,
    path: Vec<u32>,
}

impl<E> Watch<'_, E> {
    /// Whether an error at `path` or below it can still be the first. One relaxed load, and a
    /// comparison once there is an error. An answer that is a little old says yes too often, never
    /// no.
    pub fn may_be_first(&mut self, path: &[u32]) -> bool {
        if self.first.changes.load(Ordering::Relaxed) != self.changes {
            self.renew();
        }
        self.changes == 0 || path < self.path.as_slice()
    }

    fn renew(&mut self) {
        let best = self.first.lock();
        self.changes = self.first.changes.load(Ordering::Relaxed);
        if let Some((path, _)) = &*best {
            self.path.clone_from(path);
        }
    }
}
