// check: ok
// Two threads add to one number under a mutex.
use std::sync::{Arc, Mutex};
use std::thread;

fn main() {
    let sum = Arc::new(Mutex::new(0));
    let others = sum.clone();
    let adder = thread::spawn(move || *others.lock().unwrap() += 1);
    *sum.lock().unwrap() += 1;
    adder.join().unwrap();
    assert_eq!(*sum.lock().unwrap(), 2);
}
