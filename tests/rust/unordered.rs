// check: T0301
// Few enough states to look at each.
// Nothing orders the two threads.
use std::thread;

static mut NUMBER: u32 = 0;

fn main() {
    let other = thread::spawn(|| unsafe { NUMBER += 1 });
    unsafe { NUMBER += 1 };
    other.join().unwrap();
}
