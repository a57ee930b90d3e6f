//! What the pool is built from: `std`, or under `cfg(loom)` loom's models of the same, so that loom
//! checks the code that runs in production.

pub use primitives::InScope;
pub(super) use primitives::{AtomicBool, AtomicUsize, Condvar, Mutex, MutexGuard, fork_join};

#[cfg(not(loom))]
mod primitives {
    pub(crate) use std::sync::atomic::{AtomicBool, AtomicUsize};
    pub(crate) use std::sync::{Condvar, Mutex, MutexGuard};
    use std::thread::{Builder, scope};

    /// What a worker's thread may hold: anything, as the threads end before `pool::run` does.
    pub trait InScope {}
    impl<T> InScope for T {}

    /// Runs `body` on the caller's thread and on as many others as make up `workers`; returns when
    /// all have.
    pub(crate) fn fork_join<C: Sync>(workers: usize, context: C, body: fn(&C)) -> C {
        scope(|scope| {
            // A host that refuses a thread will refuse the next.
            let is_refused =
                |_: &usize| Builder::new().spawn_scoped(scope, || body(&context)).is_err();
            let _ = (1..workers).find(is_refused);
            body(&context);
        });
        context
    }
}

#[cfg(loom)]
mod primitives {
    pub(crate) use loom::sync::atomic::{AtomicBool, AtomicUsize};
    pub(crate) use loom::sync::{Condvar, Mutex, MutexGuard};
    use std::sync::Arc;

    /// What a worker's thread may hold: nothing borrowed, as loom has no scoped threads.
    pub trait InScope: 'static {}
    impl<T: 'static> InScope for T {}

    /// Runs `body` on the caller's thread and on `workers - 1` others; returns when all have.
    pub(crate) fn fork_join<C: Sync + 'static>(workers: usize, context: C, body: fn(&C)) -> C {
        let context = Arc::new(context);
        let fork = |_| {
            let context = Arc::clone(&context);
            loom::thread::spawn(move || body(&context))
        };
        let threads: Vec<_> = (1..workers).map(fork).collect();
        body(&context);
        threads.into_iter().for_each(|thread| thread.join().expect("a worker catches its panics"));
        Arc::into_inner(context).expect("all threads have ended")
    }
}
