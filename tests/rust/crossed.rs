// check: T0202
// Two mutexes, taken in one order and in the other.
use std::sync::{Arc, Mutex};
use std::thread;

fn main() {
    let (a, b) = (Arc::new(Mutex::new(0)), Arc::new(Mutex::new(0)));
    let (other_a, other_b) = (a.clone(), b.clone());
    let other = thread::spawn(move || {
        let _a = other_a.lock().unwrap();
        let _b = other_b.lock().unwrap();
    });
    {
        let _b = b.lock().unwrap();
        let _a = a.lock().unwrap();
    }
    other.join().unwrap();
}
