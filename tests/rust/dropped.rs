// check: ok
// Few enough states to look at each.
// Of what is shared the last one who has it makes an end, once.
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
use std::thread;

static ENDS: AtomicU32 = AtomicU32::new(0);

struct Shared;

impl Drop for Shared {
    fn drop(&mut self) {
        ENDS.fetch_add(1, SeqCst);
    }
}

fn main() {
    let mine = Arc::new(Shared);
    let theirs = mine.clone();
    let other = thread::spawn(move || drop(theirs));
    drop(mine);
    other.join().unwrap();
    assert_eq!(ENDS.load(SeqCst), 1);
}
