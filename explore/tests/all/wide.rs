//! Atomic accesses of more than 64 bits: what a program does with numbers of 64 bits it does with
//! such of 128, whose halves are equal as long as nothing tears them.

use crate::common;

use crate::common::{Chance, EXACT};
use std::collections::BTreeSet;
use tresse_explore::{Report, graph, steps};
use tresse_machine::Config;
use tresse_machine::config::{Dispatch, Granularity, Limits, StoreBuffer};

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

/// What the machine of states finds.
fn states(text: &str, config: Config) -> Report {
    let setup = common::setup(text, "wide.ll", config);
    steps::search(&setup, &["program".into()], &steps::Options::default(), &|_| None)
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
            let found = states(&text, Config { model: model.into(), ..Config::default() });
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

/// Where the machine has no such accesses it says so, and says why.
#[test]
fn who_has_none_says_so() {
    let threads =
        vec![vec![Operation::Store('x', 1, "seq_cst")], vec![Operation::Load('x', "seq_cst")]];
    let text = text(&threads, 128);
    let of = |model: &str| Config { model: model.into(), ..Config::default() };
    let configs = [
        ("by a machine of views", of("rc11")),
        ("by a machine of views", of("ra")),
        ("granularity: Byte", Config { granularity: Granularity::Byte, ..of("sc") }),
        ("a store buffer of a size", {
            Config { store_buffer: StoreBuffer::Entries(2), ..of("tso") }
        }),
        ("dispatch: OutOfOrder", Config { dispatch: Dispatch::OutOfOrder(8), ..of("pso") }),
    ];
    for (what, config) in configs {
        let found = states(&text, config);
        let ends: Vec<String> =
            found.unsupported.iter().map(|u| format!("{:?}", u.ending.end)).collect();
        assert!(!ends.is_empty() && ends.iter().all(|end| end.contains(what)), "{what}: {ends:?}");
        assert!(found.outcomes.is_empty(), "{what}");
    }
}

/// A queue that has not room for all pieces takes none of them, so that it has always room for an
/// access when it is empty.
#[test]
fn small_queues_have_room_for_whole_accesses() {
    for threads in random_programs(12, 0xcafe) {
        for model in ["sc", "tso", "pso"] {
            let text = text(&threads, 128);
            let wanted = finals(&graphs(&text, model));
            for to_commit in [1, 2, 3, 4, 8, 9] {
                let limits = Limits { to_commit, ..Limits::default() };
                let found =
                    states(&text, Config { model: model.into(), limits, ..Config::default() });
                assert!(found.unsupported.is_empty(), "{model} {to_commit}\n{text}");
                // A small queue keeps a thread from going on: no more outcomes than without it.
                let got = finals(&found);
                assert!(got.is_subset(&wanted) && !got.is_empty(), "{model} {to_commit}\n{text}");
                if model == "sc" || to_commit == 9 {
                    assert_eq!(got, wanted, "{model} {to_commit}\n{text}");
                }
            }
        }
    }
}

/// Out of order, an access waits for the registers of all its pieces.
#[test]
fn pieces_wait_for_their_registers() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"
@x = global i64 5, align 8
@got = global i64 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @thread(ptr %unused) {
  %own = alloca i128, align 16
  %v = load atomic i64, ptr @x monotonic, align 8
  %wide = zext i64 %v to i128
  %high = shl i128 %wide, 64
  store atomic i128 %high, ptr %own monotonic, align 16
  %old = atomicrmw add ptr %own, i128 %high monotonic
  %new = load atomic i128, ptr %own monotonic, align 16
  %half = lshr i128 %new, 64
  %got = trunc i128 %half to i64
  store i64 %got, ptr @got
  ret ptr null
}
define i32 @main() {
  %id = alloca i64
  %r = call i32 @pthread_create(ptr %id, ptr null, ptr @thread, ptr null)
  store atomic i64 7, ptr @x monotonic, align 8
  %t = load i64, ptr %id
  %j = call i32 @pthread_join(i64 %t, ptr null)
  ret i32 0
}
";
    for dispatch in [Dispatch::InOrder, Dispatch::OutOfOrder(2), Dispatch::OutOfOrder(8)] {
        let found = states(text, Config { model: "pso".into(), dispatch, ..Config::default() });
        assert!(found.unsupported.is_empty() && found.errors.is_empty(), "{dispatch:?}");
        let got: BTreeSet<&str> = found
            .outcomes
            .keys()
            .flat_map(|o| o.globals.iter())
            .filter(|(name, _)| name.contains("got"))
            .map(|(_, value)| value.as_str())
            .collect();
        assert_eq!(got, BTreeSet::from(["10", "14"]), "{dispatch:?}");
    }
}

/// The four calls of the library, of 16 bytes: one thread counts by them, the other with updates.
const CALLS: &str = "declare void @__atomic_load(i64, ptr, ptr, i32)
declare void @__atomic_store(i64, ptr, ptr, i32)
declare void @__atomic_exchange(i64, ptr, ptr, ptr, i32)
declare i1 @__atomic_compare_exchange(i64, ptr, ptr, ptr, i32, i32)
";

/// A call of the library is the access that it stands for.
#[test]
fn calls_of_the_library_are_accesses() {
    let place = "  %p = alloca i128, align 16\n  %q = alloca i128, align 16\n";
    let by_call = format!(
        "{place}  store i128 {ONE}, ptr %p
  call void @__atomic_store(i64 16, ptr @x, ptr %p, i32 3)
  call void @__atomic_exchange(i64 16, ptr @y, ptr %p, ptr %q, i32 5)
  %r0 = load i128, ptr %q
  store i128 %r0, ptr @r0
  store i128 0, ptr %q
  %c = call i1 @__atomic_compare_exchange(i64 16, ptr @x, ptr %q, ptr %p, i32 5, i32 2)
  store i1 %c, ptr @s1
  %r1 = load i128, ptr %q
  store i128 %r1, ptr @r1
  call void @__atomic_load(i64 16, ptr @y, ptr %q, i32 1)
  %r2 = load i128, ptr %q
  store i128 %r2, ptr @r2\n"
    );
    let direct = format!(
        "  store atomic i128 {ONE}, ptr @x release, align 16
  %r0 = atomicrmw xchg ptr @y, i128 {ONE} seq_cst
  store i128 %r0, ptr @r0
  %x = cmpxchg ptr @x, i128 0, i128 {ONE} seq_cst acquire
  %c = extractvalue {{ i128, i1 }} %x, 1
  store i1 %c, ptr @s1
  %f = extractvalue {{ i128, i1 }} %x, 0
  %r1 = select i1 %c, i128 0, i128 %f
  store i128 %r1, ptr @r1
  %r2 = load atomic i128, ptr @y acquire, align 16
  store i128 %r2, ptr @r2\n"
    );
    let text = |body: &str| {
        let globals: String = ["x", "y", "r0", "r1", "r2"]
            .iter()
            .map(|name| format!("@{name} = global i128 0, align 16\n"))
            .collect();
        format!(
            "{}{CALLS}{globals}@s1 = global i1 0
define ptr @thread0(ptr %unused) {{\n{body}  ret ptr null\n}}
define ptr @thread1(ptr %unused) {{
  store atomic i128 0, ptr @x monotonic, align 16
  store atomic i128 {}, ptr @y release, align 16\n  ret ptr null\n}}\n",
            main(2),
            2 * ONE
        )
    };
    for model in EXACT {
        let [call, direct] = [&by_call, &direct].map(|body| graphs(&text(body), model));
        assert_eq!(finals(&call), finals(&direct), "{model}");
        assert_eq!((call.complete, call.blocked), (direct.complete, direct.blocked), "{model}");
        assert!(call.complete > 4, "{model}");
    }
}

/// What has such a name and is not the library's function is left alone: what a program defines is
/// called, and of the others it is said that nobody defines them.
#[test]
fn other_functions_of_these_names_are_left_alone() {
    let main = |declared: &str, call: &str| {
        format!(
            "target triple = \"x86_64-unknown-linux-gnu\"
@x = global i128 0, align 16
@seen = global i32 0
{declared}
define i32 @main() {{\n  {call}\n  ret i32 0\n}}\n"
        )
    };
    let mark = "  store i32 1, ptr @seen\n  ret void\n";
    let call = "call void @__atomic_store(i64 16, ptr @x, ptr @x, i32 3)";
    let own = format!("@__atomic_store(i64 %n, ptr %a, ptr %b, i32 %o) {{\n{mark}}}");
    let other = format!("define void @other(i64 %n, ptr %a, ptr %b, i32 %o) {{\n{mark}}}");
    for text in [
        main(&format!("define void {own}"), call),
        main(&format!("define internal void {own}"), call),
        main(
            &format!("@__atomic_store = alias void (i64, ptr, ptr, i32), ptr @other\n{other}"),
            call,
        ),
    ] {
        let seen = finals(&states(&text, Config::default()));
        assert!(
            seen.iter().all(|o| o.contains(&("seen".into(), 1))) && seen.len() == 1,
            "{seen:?}"
        );
    }
    let unknown = [
        ("declare void @__atomic_load()", "call void @__atomic_load()"),
        ("declare i1 @__atomic_compare_exchange(i64)", {
            "%r = call i1 @__atomic_compare_exchange(i64 16)"
        }),
        ("declare void @__atomic_store(double, ptr, ptr, i32)", {
            "call void @__atomic_store(double 1.0, ptr @x, ptr @x, i32 5)"
        }),
        ("declare i32 @__atomic_load(i64, ptr, ptr, i32)", {
            "%r = call i32 @__atomic_load(i64 16, ptr @x, ptr @x, i32 5)"
        }),
        ("declare void @__atomic_load(i64, ptr, ptr, ...)", {
            "call void (i64, ptr, ptr, ...) @__atomic_load(i64 16, ptr @x, ptr @x, i32 5)"
        }),
        // No load has this order.
        ("declare void @__atomic_load(i64, ptr, ptr, i32)", {
            "call void @__atomic_load(i64 16, ptr @x, ptr @x, i32 3)"
        }),
    ];
    for (declared, call) in unknown {
        let found = states(&main(declared, call), Config::default());
        assert_eq!((found.unsupported.len(), found.complete), (1, 0), "{declared}");
    }
}
