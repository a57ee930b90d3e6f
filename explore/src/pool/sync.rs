//! What the pool is built from: threads of `std` and locks that know no poison, or under
//! `cfg(loom)` loom's models of the same, so that loom checks the code that runs in production.

pub use primitives::InScope;
pub(super) use primitives::{AtomicBool, AtomicUsize, Condvar, Mutex, MutexGuard, fork_join};

#[cfg(not(loom))]
mod primitives {
    pub(crate) use parking_lot::{Mutex, MutexGuard};
    pub(crate) use std::sync::atomic::{AtomicBool, AtomicUsize};
    use std::thread::{Builder, scope};

    /// A condition variable.
    #[derive(Default)]
    pub(crate) struct Condvar(parking_lot::Condvar);

    impl Condvar {
        pub(crate) fn new() -> Condvar {
            Condvar::default()
        }

        /// Gives the lock back while it waits.
        pub(crate) fn wait<'a, T>(&self, mut guard: MutexGuard<'a, T>) -> MutexGuard<'a, T> {
            self.0.wait(&mut guard);
            guard
        }

        pub(crate) fn notify_one(&self) {
            self.0.notify_one();
        }

        pub(crate) fn notify_all(&self) {
            self.0.notify_all();
        }
    }

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
    pub(crate) use loom::sync::MutexGuard;
    pub(crate) use loom::sync::atomic::{AtomicBool, AtomicUsize};
    use std::sync::Arc;

    const POISON: &str = "nothing panics under a lock of the pool";

    /// Loom's, for which a panic under the lock is a failed check.
    pub(crate) struct Mutex<T>(loom::sync::Mutex<T>);

    impl<T> Mutex<T> {
        pub(crate) fn new(value: T) -> Mutex<T> {
            Mutex(loom::sync::Mutex::new(value))
        }

        pub(crate) fn lock(&self) -> MutexGuard<'_, T> {
            self.0.lock().expect(POISON)
        }

        pub(crate) fn into_inner(self) -> T {
            self.0.into_inner().expect(POISON)
        }
    }

    /// Loom's, which waits under such a lock.
    pub(crate) struct Condvar(loom::sync::Condvar);

    impl Condvar {
        pub(crate) fn new() -> Condvar {
            Condvar(loom::sync::Condvar::new())
        }

        pub(crate) fn wait<'a, T>(&self, guard: MutexGuard<'a, T>) -> MutexGuard<'a, T> {
            self.0.wait(guard).expect(POISON)
        }

        pub(crate) fn notify_one(&self) {
            self.0.notify_one();
        }

        pub(crate) fn notify_all(&self) {
            self.0.notify_all();
        }
    }

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
