// check: T0102
// An index that is none.
fn main() {
    let list = vec![1, 2, 3];
    let index = list.len();
    println!("{}", list[index]);
}
