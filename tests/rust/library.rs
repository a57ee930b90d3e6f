// run: exit 3
// What the standard library does without threads.
use std::collections::{BTreeMap, BinaryHeap, HashMap, VecDeque};
use std::fmt::Write;
use std::io::{Read, stdin};

struct Noisy(&'static str);

impl Drop for Noisy {
    fn drop(&mut self) {
        println!("end of {}", self.0);
    }
}

fn main() {
    let mut counts = HashMap::new();
    for word in "to be or not to be".split(' ') {
        *counts.entry(word.to_string()).or_insert(0) += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort();
    println!("{counts:?}");
    let squares: BTreeMap<u32, u32> = (0..40).map(|n| (n, n * n)).collect();
    println!("{:?} {:?}", squares.range(5..8), squares.last_key_value());
    let mut heap = BinaryHeap::from(vec![3, 1, 4, 1, 5, 9, 2, 6]);
    println!("{:?} {:?}", heap.pop(), heap.into_sorted_vec());
    let mut queue: VecDeque<_> = (0..5).collect();
    queue.rotate_left(2);
    queue.push_front(9);
    println!("{queue:?}");
    let mut text = String::new();
    write!(text, "{:>9.3}|{:<6x}|{:+e}|{:#010b}", 3.14159265, 255, 12345.678, 5).unwrap();
    println!("{text} {} {:?}", text.len(), "ж→𝄞".char_indices().collect::<Vec<_>>());
    println!("{:?} {:?}", "12x".parse::<i32>(), "1e-7".parse::<f64>());
    println!("{} {} {}", f32::MAX, i128::MIN, u64::MAX as f64);
    println!("{:?}", 7i32.checked_div(0).or(i32::MAX.checked_add(1)));
    let mut input = String::new();
    stdin().read_to_string(&mut input).unwrap();
    println!("{input:?} {}", std::env::args().count());
    let boxed: Vec<Box<dyn Fn(i32) -> i32>> = vec![Box::new(|n| n + 1), Box::new(|n| n * 2)];
    println!("{}", boxed.iter().fold(5, |n, f| f(n)));
    let _outer = Noisy("outer");
    {
        let _inner = Noisy("inner");
    }
    std::process::exit(counts.len() as i32 - 1);
}
