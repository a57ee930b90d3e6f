//! Atomic accesses of more than 64 bits: what a program does with numbers of 64 bits it does with
//! such of 128, whose halves are equal as long as nothing tears them.

use crate::common;

use crate::common::{Chance, EXACT};
use std::collections::BTreeSet;
use tresse_explore::{Report, graph, steps};
use tresse_machine::Config;

/// 1 in each half.
const ONE: u128 = (1 << 64) + 1;
const LOADS: [&str; 3] = ["monotonic", "acquire", "seq_cst"];
const STORES: [&str; 3] = ["monotonic", "release", "seq_cst"];
const UPDATES: [&str; 5] = ["monotonic", "acquire", "release", "acq_rel", "seq_cst"];

/// An operation of a thread, but for the width of numbers.
#[derive(Clone, Debug)]
enum Operation {
    Load(char, &'static str),
    Store(char, u128, &'static str),
    Rmw(&'static str, char, u128, &'static str),
    Exchange(char, [u128; 2], [&'static str; 2]),
    Fence(&'static str),
}

fn operation(chance: &mut Chance) -> Operation {
    let one =
        |all: &[&'static str], chance: &mut Chance| all[chance.below(all.len() as u64) as usize];
    let at = ['x', 'y'][chance.below(2) as usize];
    let number = 1 + u128::from(chance.below(3));
    match chance.below(8) {
        0..3 => Operation::Load(at, one(&LOADS, chance)),
        3 | 4 => Operation::Store(at, number, one(&STORES, chance)),
        5 => {
            let op = one(&["xchg", "add", "or", "and", "xor", "umax"], chance);
            Operation::Rmw(op, at, number, one(&UPDATES, chance))
        }
        6 => {
            let expected = u128::from(chance.below(3));
            let orders = [one(&UPDATES, chance), one(&LOADS, chance)];
            Operation::Exchange(at, [expected, number], orders)
        }
        _ => Operation::Fence(one(&UPDATES[1..], chance)),
    }
}

/// A `main` that starts so many threads, and joins them.
fn main(threads: usize) -> String {
    let (mut start, mut join) = (String::new(), String::new());
    for i in 0..threads {
        start.push_str(&format!(
            "  %a{i} = alloca i64
  %c{i} = call i32 @pthread_create(ptr %a{i}, ptr null, ptr @thread{i}, ptr null)\n"
        ));
        join.push_str(&format!(
            "  %t{i} = load i64, ptr %a{i}\n  %j{i} = call i32 @pthread_join(i64 %t{i}, ptr null)\n"
        ));
    }
    format!(
        "target triple = \"x86_64-unknown-linux-gnu\"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define i32 @main() {{\n{start}{join}  ret i32 0\n}}\n"
    )
}

/// The program with numbers of so many bits. What is read goes to a variable of its own.
fn text(threads: &[Vec<Operation>], bits: u32) -> String {
    let unit = if bits == 128 { ONE } else { 1 };
    let (align, mut reads) = (bits / 8, 0);
    let mut text = main(threads.len());
    for name in ['x', 'y'] {
        text.push_str(&format!("@{name} = global i{bits} 0, align {align}\n"));
    }
    for (number, operations) in threads.iter().enumerate() {
        let mut body = String::new();
        for operation in operations {
            let (line, is_read) = match operation {
                Operation::Load(at, order) => {
                    (format!("%r{reads} = load atomic i{bits}, ptr @{at} {order}"), true)
                }
                Operation::Store(at, n, order) => {
                    (format!("store atomic i{bits} {}, ptr @{at} {order}", n * unit), false)
                }
                Operation::Rmw(op, at, n, order) => (
                    format!("%r{reads} = atomicrmw {op} ptr @{at}, i{bits} {} {order}", n * unit),
                    true,
                ),
                Operation::Exchange(at, [expected, new], [success, failure]) => (
                    format!(
                        "%c{reads} = cmpxchg ptr @{at}, i{bits} {}, i{bits} {} {success} {failure}",
                        expected * unit,
                        new * unit
                    ),
                    true,
                ),
                Operation::Fence(order) => (format!("fence {order}"), false),
            };
            let align = match operation {
                Operation::Load(..) | Operation::Store(..) => format!(", align {align}"),
                _ => String::new(),
            };
            body.push_str(&format!("  {line}{align}\n"));
            if let Operation::Exchange(..) = operation {
                body.push_str(&format!(
                    "  %r{reads} = extractvalue {{ i{bits}, i1 }} %c{reads}, 0
  %s{reads} = extractvalue {{ i{bits}, i1 }} %c{reads}, 1\n  store i1 %s{reads}, ptr @s{reads}\n"
                ));
                text.push_str(&format!("@s{reads} = global i1 0\n"));
            }
            if is_read {
                body.push_str(&format!("  store i{bits} %r{reads}, ptr @r{reads}\n"));
                text.push_str(&format!("@r{reads} = global i{bits} 0, align {}\n", bits / 8));
                reads += 1;
            }
        }
        text.push_str(&format!(
            "define ptr @thread{number}(ptr %unused) {{\n{body}  ret ptr null\n}}\n"
        ));
    }
    text
}

/// Every execution, told apart by what it reads from and by coherence order.
fn graphs(text: &str, model: &str) -> Report {
    let config = Config { model: model.into(), ..Config::default() };
    let setup = common::setup(text, "wide.ll", config);
    let options = graph::Options {
        verify: true,
        outcomes: true,
        skip_detours: false,
        commute_updates: false,
        symmetry: false,
        ..graph::Options::default()
    };
    let args = ["program".into()];
    let report =
        graph::search(&setup, &args, &options, &|_| None).unwrap_or_else(|e| panic!("{e}"));
    assert!(report.unsupported.is_empty() && report.cuts.is_empty(), "{model}\n{text}");
    common::check_witnesses(&setup, &report);
    report
}

/// What variables have in the end, in halves that are equal where they are wide.
fn finals(report: &Report) -> BTreeSet<Vec<(String, u128)>> {
    let half = |(name, value): &(String, String)| {
        let value: u128 = match value.as_str() {
            "false" | "true" => u128::from(value == "true"),
            number => number.parse().unwrap_or_else(|_| panic!("{name}={number}")),
        };
        let is_wide = value >> 64 != 0;
        assert!(!is_wide || value.is_multiple_of(ONE), "{name} is torn: {value:#x}");
        (name.clone(), if is_wide { value / ONE } else { value })
    };
    report.outcomes.keys().map(|o| o.globals.iter().map(half).collect()).collect()
}

fn random_programs(n: usize, seed: u64) -> impl Iterator<Item = Vec<Vec<Operation>>> {
    let mut chance = Chance(seed);
    (0..n).map(move |_| {
        let mut thread = |_| {
            let length = 1 + chance.below(4);
            (0..length).map(|_| operation(&mut chance)).collect()
        };
        (0..2).map(&mut thread).collect()
    })
}

/// As many executions, and the same outcomes; and none that a model's text forbids.
#[test]
fn wide_programs_are_as_narrow_ones() {
    let mut several = 0;
    for threads in random_programs(40, 0x5eed) {
        for model in EXACT {
            let [narrow, wide] = [64, 128].map(|bits| graphs(&text(&threads, bits), model));
            assert_eq!(finals(&narrow), finals(&wide), "{model}\n{threads:?}");
            assert_eq!(narrow.complete, wide.complete, "{model}\n{threads:?}");
            assert_eq!(narrow.blocked, wide.blocked, "{model}\n{threads:?}");
            several += usize::from(wide.complete > 1);
        }
    }
    assert!(several > 80, "{several}");
}

/// Two writes in one thread have no other location between them, in whatever halves: a `seq_cst`
/// write before a write of the same place does not come before what happens after both (RC11's
/// `sb≠loc ; hb ; sb≠loc`).
#[test]
fn a_later_write_is_at_no_other_location() {
    let threads = vec![
        vec![Operation::Load('x', "acquire"), Operation::Load('y', "seq_cst")],
        vec![Operation::Store('x', 1, "seq_cst"), Operation::Store('x', 2, "seq_cst")],
        vec![Operation::Store('y', 1, "seq_cst"), Operation::Load('x', "seq_cst")],
    ];
    let counts = [64, 128].map(|bits| graphs(&text(&threads, bits), "rc11").complete);
    // Each read of `x` has three sources, that of `y` two.
    assert_eq!(counts, [18, 18]);
}

/// The machine of states has the same outcomes as graphs, where it has such accesses.
#[test]
fn states_and_graphs_agree() {
    for threads in random_programs(60, 0xfeed) {
        for model in ["sc", "tso", "pso"] {
            let text = text(&threads, 128);
            let config = Config { model: model.into(), ..Config::default() };
            let setup = common::setup(&text, "wide.ll", config);
            let found =
                steps::search(&setup, &["program".into()], &steps::Options::default(), &|_| None);
            assert!(found.cuts.is_empty() && found.unsupported.is_empty(), "{model}\n{text}");
            assert_eq!(finals(&found), finals(&graphs(&text, model)), "{model}\n{threads:?}");
        }
    }
}

/// A read of several parts holds some of them in a revisit, and there is a bound on how many: what
/// is beyond it is refused, also where other accesses cut it so small.
#[test]
fn more_than_eight_parts_are_refused() {
    let accesses = |bytes: std::ops::Range<u32>| -> String {
        let read = |i| {
            format!(
                "  %b{i} = load i8, ptr getelementptr (i8, ptr @x, i64 {i})
  store i8 %b{i}, ptr @r\n"
            )
        };
        bytes.map(read).collect()
    };
    let text = |size: u32, reads: &str| {
        let exchange = |i: u32| {
            format!(
                "define ptr @thread{i}(ptr %unused) {{
  %v = atomicrmw xchg ptr @x, i{size} {i} seq_cst\n  ret ptr null\n}}\n"
            )
        };
        let end = format!("{reads}  ret i32 0");
        let start = main(2).replace("  ret i32 0", &end);
        format!(
            "@x = global i{size} 7, align 16\n@r = global i8 0\n{start}{}{}",
            exchange(0),
            exchange(1)
        )
    };
    let search = |text: &str| {
        let setup = common::setup(text, "wide.ll", Config::default());
        let options = graph::Options { symmetry: false, ..graph::Options::default() };
        graph::search(&setup, &["program".into()], &options, &|_| None).unwrap()
    };
    for (size, reads, is_known) in [(512, "", true), (1024, "", false), (128, "", true)] {
        let report = search(&text(size, reads));
        assert_eq!(report.unsupported.is_empty(), is_known, "{size}");
        assert_eq!(report.complete, if is_known { 2 } else { 0 }, "{size}");
    }
    let report = search(&text(128, &accesses(0..16)));
    let ends: Vec<String> =
        report.unsupported.iter().map(|u| format!("{:?}", u.ending.end)).collect();
    assert!(ends.iter().all(|end| end.contains("more than eight parts")) && !ends.is_empty());
}
