// check: ok
// Store buffering with a locked update of a local in place of a fence, as crates have it on x86:
// that both threads read zero is forbidden.
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

static X: AtomicUsize = AtomicUsize::new(0);
static Y: AtomicUsize = AtomicUsize::new(0);

fn full_fence() {
    #[cfg(target_arch = "x86_64")]
    {
        let mut local = 0_usize;
        let at = &raw mut local;
        // SAFETY: it is a local.
        unsafe { std::arch::asm!("lock not qword ptr [{}]", in(reg) at, options(nostack)) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    std::sync::atomic::fence(std::sync::atomic::Ordering::SeqCst);
}

fn one(mine: &AtomicUsize, other: &AtomicUsize) -> usize {
    mine.store(1, Relaxed);
    full_fence();
    other.load(Relaxed)
}

fn main() {
    let first = thread::spawn(|| one(&X, &Y));
    let second = one(&Y, &X);
    assert_eq!(first.join().unwrap() | second, 1);
}
