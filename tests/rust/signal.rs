// check: ok
// A thread waits for a condition that another one brings about.
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

fn main() {
    let pair = Arc::new((Mutex::new(false), Condvar::new()));
    let other = pair.clone();
    let teller = thread::spawn(move || {
        *other.0.lock().unwrap() = true;
        other.1.notify_one();
    });
    let mut is_told = pair.0.lock().unwrap();
    while !*is_told {
        is_told = pair.1.wait(is_told).unwrap();
    }
    drop(is_told);
    teller.join().unwrap();
}
