//! A crate of two modules: one thread puts numbers into a ring, another one takes them out.

mod ring;

use ring::Ring;
use std::sync::Arc;

fn main() {
    let ring = Arc::new(Ring::new());
    let others = ring.clone();
    let sender = std::thread::spawn(move || assert!(others.put(7)));
    let mut taken = ring.take();
    sender.join().unwrap();
    taken = taken.or_else(|| ring.take());
    assert_eq!(taken, Some(7));
    assert_eq!(ring.take(), None);
}
