// check under sc: ok
// check under rc11: T0301
// The flag is relaxed, so that the data need not be there with it.
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;

static mut DATA: u32 = 0;
static IS_THERE: AtomicBool = AtomicBool::new(false);

fn main() {
    let sender = thread::spawn(|| {
        unsafe { DATA = 1 };
        IS_THERE.store(true, Relaxed);
    });
    if IS_THERE.load(Relaxed) {
        assert_eq!(unsafe { DATA }, 1);
    }
    sender.join().unwrap();
}
