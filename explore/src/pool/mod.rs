//! Workers that share one depth-first search: who has nothing to do gets a part of what another
//! has.
//!
//! An item is a subtree that stands for itself. A worker takes one and visits it depth first; when
//! others are hungry it gives away a part of what it still has to do, as new items. All is done
//! when no item is left and no worker has one.
//!
//! There is one queue behind one lock, and no deque for each worker with stealing between them:
//! items are large and rare, as they are made only for workers that wait, and a worker that finds
//! nothing has to sleep under a lock anyway. So the whole of it can be model-checked
//! (`tests/pool_loom.rs`), lock and all; `sync.rs` is all that differs there.
//!
//! Which worker visits what depends on the host. What is to be the same in every run is put in the
//! order of the search by the caller: [`FirstError`] does that for errors.

mod first;
mod sync;

pub use first::{FirstError, Watch};
pub use sync::InScope;

use std::any::Any;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::Ordering;
use sync::{AtomicBool, Condvar, Mutex, MutexGuard};

/// Visits the subtrees `roots` and all that `work` gives away meanwhile. Answers why the search was
/// stopped, if it was: what `tick` said or [`Worker::stop`] was told, whichever came first.
///
/// The caller's thread is one of the workers; with one worker it is the only thread. If the host
/// refuses a thread, there are fewer. A panic in `work` or `tick` stops the others and goes on in
/// the caller.
pub fn run<T, S>(
    workers: usize,
    roots: impl IntoIterator<Item = T>,
    tick: impl Fn() -> Option<S> + Sync + InScope,
    work: impl Fn(&Worker<'_, T, S>, T) + Sync + InScope,
) -> Option<S>
where
    T: Send + InScope,
    S: Send + InScope,
{
    run_with_rest(workers, roots, tick, work).0
}

/// As [`run`], with the items that nobody had taken when the search was stopped.
pub fn run_with_rest<T, S>(
    workers: usize,
    roots: impl IntoIterator<Item = T>,
    tick: impl Fn() -> Option<S> + Sync + InScope,
    work: impl Fn(&Worker<'_, T, S>, T) + Sync + InScope,
) -> (Option<S>, Vec<T>)
where
    T: Send + InScope,
    S: Send + InScope,
{
    let pool = Pool { hub: Hub::new(roots.into_iter().collect()), tick, work };
    sync::fork_join(workers, pool, Pool::serve).hub.finish()
}

/// What a worker can ask and say about the others.
pub struct Worker<'a, T, S> {
    hub: &'a Hub<T, S>,
    tick: &'a dyn Fn() -> Option<S>,
}

impl<T, S> Worker<'_, T, S> {
    /// Whether more workers wait than items. One relaxed load, meant to be asked in the innermost
    /// loop; the answer may be a little old.
    pub fn is_hungry(&self) -> bool {
        self.hub.is_hungry.load(Ordering::Relaxed)
    }

    /// Gives an item away. Items are taken in the order in which they were given, after the roots.
    pub fn give(&self, item: T) {
        self.hub.give(item);
    }

    /// Whether to leave the item at hand where it is. As cheap as [`Worker::is_hungry`].
    pub fn should_stop(&self) -> bool {
        self.hub.is_stopped.load(Ordering::Relaxed)
    }

    /// Why all were stopped, if they were. This takes the lock: ask once that is so.
    pub fn reason(&self) -> Option<S>
    where
        S: Copy,
    {
        self.hub.lock().reason
    }

    /// Stops all workers. Items that nobody has taken stay where they are.
    pub fn stop(&self, reason: S) {
        self.hub.stop(reason);
    }

    /// Asks `tick` whether to stop, unless another worker is asking it just now. Whoever has work
    /// asks every now and then, so `tick` is heard as long as anything moves, and without a clock.
    pub fn tick(&self) {
        if self.hub.is_ticking.swap(true, Ordering::Acquire) {
            return;
        }
        let reason = (self.tick)();
        self.hub.is_ticking.store(false, Ordering::Release);
        if let Some(reason) = reason {
            self.stop(reason);
        }
    }
}

/// What all workers share.
struct Pool<T, S, K, W> {
    hub: Hub<T, S>,
    tick: K,
    work: W,
}

impl<T, S, K: Fn() -> Option<S>, W: Fn(&Worker<'_, T, S>, T)> Pool<T, S, K, W> {
    /// A worker's life.
    fn serve(&self) {
        let worker = Worker { hub: &self.hub, tick: &self.tick };
        while let Some(item) = self.hub.take() {
            // After a panic nobody looks at what `work` left behind: all stop, and it goes on in
            // `run`.
            let result = catch_unwind(AssertUnwindSafe(|| (self.work)(&worker, item)));
            self.hub.put_back(result.err());
        }
    }
}

/// A panic on its way to the caller.
type Panic = Box<dyn Any + Send>;

/// Where items change hands.
struct Hub<T, S> {
    state: Mutex<State<T, S>>,
    /// An item has come, or none will come any more.
    changed: Condvar,
    /// `idle > items.len()`; written under the lock. The flags are hints outside of it.
    is_hungry: AtomicBool,
    /// Written under the lock.
    is_stopped: AtomicBool,
    is_ticking: AtomicBool,
}

/// What the lock protects.
struct State<T, S> {
    items: VecDeque<T>,
    /// Workers that have an item.
    busy: usize,
    /// Workers that wait for one.
    idle: usize,
    /// Why all were stopped.
    reason: Option<S>,
    panic: Option<Panic>,
}

impl<T, S> Hub<T, S> {
    fn new(items: VecDeque<T>) -> Hub<T, S> {
        Hub {
            state: Mutex::new(State { items, busy: 0, idle: 0, reason: None, panic: None }),
            changed: Condvar::new(),
            is_hungry: AtomicBool::new(false),
            is_stopped: AtomicBool::new(false),
            is_ticking: AtomicBool::new(false),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State<T, S>> {
        self.state.lock()
    }

    /// The next item. Waits while there is none but a busy worker may still give one.
    fn take(&self) -> Option<T> {
        let mut state = self.lock();
        loop {
            if self.is_stopped.load(Ordering::Relaxed) {
                return None;
            }
            if let Some(item) = state.items.pop_front() {
                state.busy += 1;
                self.update_hunger(&state);
                return Some(item);
            }
            if state.busy == 0 {
                return None;
            }
            state.idle += 1;
            self.update_hunger(&state);
            state = self.changed.wait(state);
            state.idle -= 1;
        }
    }

    fn give(&self, item: T) {
        let mut state = self.lock();
        state.items.push_back(item);
        self.update_hunger(&state);
        self.changed.notify_one();
    }

    /// A worker has no item any more: it is done, or it panicked.
    fn put_back(&self, panic: Option<Panic>) {
        let mut state = self.lock();
        state.busy -= 1;
        if let Some(panic) = panic {
            state.panic.get_or_insert(panic);
            self.stop_all();
        } else if state.busy == 0 && state.items.is_empty() {
            self.changed.notify_all();
        }
    }

    fn stop(&self, reason: S) {
        let mut state = self.lock();
        state.reason.get_or_insert(reason);
        self.stop_all();
    }

    /// The caller holds the lock: nobody may look at the flag, find it unset, and go to sleep after
    /// the call.
    fn stop_all(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }

    /// To be called under the lock.
    fn update_hunger(&self, state: &State<T, S>) {
        self.is_hungry.store(state.idle > state.items.len(), Ordering::Relaxed);
    }

    /// All workers have left.
    fn finish(self) -> (Option<S>, Vec<T>) {
        let state = self.state.into_inner();
        if let Some(panic) = state.panic {
            resume_unwind(panic);
        }
        (state.reason, state.items.into())
    }
}
