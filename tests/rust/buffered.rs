// check under sc: ok
// check under rc11: T0102
// Few enough states to look at each.
// Each thread writes its own variable and looks at the other's: store buffering.
use std::sync::atomic::{AtomicU32, Ordering::{Acquire, Relaxed, Release}};
use std::thread;

static X: AtomicU32 = AtomicU32::new(0);
static Y: AtomicU32 = AtomicU32::new(0);

fn main() {
    let other = thread::spawn(|| {
        X.store(1, Release);
        Y.load(Acquire)
    });
    Y.store(1, Release);
    let x = X.load(Relaxed);
    let y = other.join().unwrap();
    assert!(x == 1 || y == 1, "both came first");
}
