// check: ok
// A thread parks until it is told to go on.
use std::sync::atomic::{AtomicBool, Ordering::{Acquire, Release}};
use std::thread;

static IS_READY: AtomicBool = AtomicBool::new(false);

fn main() {
    let waiter = thread::spawn(|| {
        while !IS_READY.load(Acquire) {
            thread::park();
        }
    });
    IS_READY.store(true, Release);
    waiter.thread().unpark();
    waiter.join().unwrap();
}
