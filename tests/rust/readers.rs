// check: T0202
// A thread that reads comes to read once more, where a writer waits that lets nobody in.
use std::sync::{Arc, RwLock};
use std::thread;

fn main() {
    let lock = Arc::new(RwLock::new(1));
    let other = lock.clone();
    let writer = thread::spawn(move || *other.write().unwrap() += 1);
    {
        let first = lock.read().unwrap();
        let second = lock.read().unwrap();
        assert_eq!(*first, *second);
    }
    writer.join().unwrap();
}
