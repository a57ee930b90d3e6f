// check: T0201
// Who waits looks at nothing, so that a signal before the wait is lost.
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

fn main() {
    let pair = Arc::new((Mutex::new(()), Condvar::new()));
    let other = pair.clone();
    let teller = thread::spawn(move || other.1.notify_one());
    let guard = pair.0.lock().unwrap();
    drop(pair.1.wait(guard).unwrap());
    teller.join().unwrap();
}
