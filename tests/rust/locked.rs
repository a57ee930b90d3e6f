// check: ok
// Store buffering with a locked update of a local in place of a fence, as crates have it on x86:
// that both threads read zero is forbidden. A loop around it only waits.
use std::cell::UnsafeCell;
use std::sync::atomic::{
    AtomicBool, AtomicUsize,
    Ordering::{Acquire, Relaxed, Release},
};
use std::thread;

static X: AtomicUsize = AtomicUsize::new(0);
static Y: AtomicUsize = AtomicUsize::new(0);

fn full_fence() {
    #[cfg(target_arch = "x86_64")]
    {
        let local = UnsafeCell::new(0_usize);
        // SAFETY: nobody else knows it.
        unsafe {
            std::arch::asm!("lock not qword ptr [{0}]", in(reg) local.get(), options(nostack))
        };
    }
    #[cfg(not(target_arch = "x86_64"))]
    std::sync::atomic::fence(std::sync::atomic::Ordering::SeqCst);
}

static IS_DONE: AtomicBool = AtomicBool::new(false);

fn one(mine: &AtomicUsize, other: &AtomicUsize) -> usize {
    mine.store(1, Relaxed);
    full_fence();
    other.load(Relaxed)
}

fn main() {
    let first = thread::spawn(|| {
        let seen = one(&X, &Y);
        IS_DONE.store(true, Release);
        seen
    });
    let second = one(&Y, &X);
    while !IS_DONE.load(Acquire) {
        full_fence();
    }
    assert_eq!(first.join().unwrap() | second, 1);
}
