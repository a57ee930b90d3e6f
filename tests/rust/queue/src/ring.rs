//! A ring of two places, for one sender and one receiver.

use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicUsize, Ordering};

pub struct Ring {
    places: [UnsafeCell<u32>; 2],
    put: AtomicUsize,
    taken: AtomicUsize,
}

unsafe impl Sync for Ring {}

impl Ring {
    pub fn new() -> Ring {
        let places = [UnsafeCell::new(0), UnsafeCell::new(0)];
        Ring { places, put: AtomicUsize::new(0), taken: AtomicUsize::new(0) }
    }

    /// False if there is no place.
    pub fn put(&self, number: u32) -> bool {
        let put = self.put.load(Ordering::Relaxed);
        if put - self.taken.load(Ordering::Acquire) == self.places.len() {
            return false;
        }
        unsafe { *self.places[put % 2].get() = number };
        let order = if cfg!(feature = "weak") { Ordering::Relaxed } else { Ordering::Release };
        self.put.store(put + 1, order);
        true
    }

    pub fn take(&self) -> Option<u32> {
        let taken = self.taken.load(Ordering::Relaxed);
        if taken == self.put.load(Ordering::Acquire) {
            return None;
        }
        let number = unsafe { *self.places[taken % 2].get() };
        self.taken.store(taken + 1, Ordering::Release);
        Some(number)
    }
}
