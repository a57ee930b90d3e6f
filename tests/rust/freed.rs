// check: T0403
// Few enough states to look at each.
// A pointer outlives what it points to.
fn main() {
    let boxed = Box::new(5);
    let pointer = &*boxed as *const i32;
    drop(boxed);
    std::process::exit(unsafe { *pointer });
}
