// check: ok
// The same with a flag that releases and acquires.
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

static mut DATA: u32 = 0;
static IS_THERE: AtomicBool = AtomicBool::new(false);

fn main() {
    let sender = thread::spawn(|| {
        unsafe { DATA = 1 };
        IS_THERE.store(true, Ordering::Release);
    });
    while !IS_THERE.load(Ordering::Acquire) {
        std::hint::spin_loop();
    }
    assert_eq!(unsafe { DATA }, 1);
    sender.join().unwrap();
}
