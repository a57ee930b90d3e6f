// run: exit 0
// What the first thread has of its own ends with it, as it does in other threads.
use std::cell::Cell;
use std::thread;

struct Own(Cell<u32>);

impl Drop for Own {
    fn drop(&mut self) {
        println!("end of {}", self.0.get());
    }
}

thread_local! {
    static OWN: Own = const { Own(Cell::new(0)) };
}

fn main() {
    OWN.with(|own| own.0.set(1));
    thread::spawn(|| OWN.with(|own| own.0.set(2))).join().unwrap();
    println!("end of main");
    if std::env::args().count() > 1 {
        std::process::exit(3);
    }
}
