//! Executions told apart by reads-from only: as many as there are graphs that differ in it, with
//! the same outcomes, errors and races.

use crate::common;

use crate::common::EXACT;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use tresse_explore::generate::{Family, generate};
use tresse_explore::graph::{Equivalence, Observer, Options, Shown, View, follow, search};
use tresse_explore::{Outcome, Report, Witness};
use tresse_machine::Config;
use tresse_machine::config::RacePolicy;
use tresse_machine::machine::Setup;
use tresse_memmodels::graph::EventId;

fn setup(text: &str, model: &str) -> Arc<Setup> {
    common::setup(
        text,
        "program.ll",
        Config { model: model.into(), race: RacePolicy::Report, ..Config::default() },
    )
}

fn run(setup: &Arc<Setup>, options: &Options) -> Report {
    search(setup, &["program".into()], options, &|_| None).unwrap_or_else(|e| panic!("{e}"))
}

/// What every event of a graph reads from, and the last write of each location that outcomes show.
type Class = (Vec<Vec<Option<EventId>>>, Vec<(String, Option<EventId>)>);

fn class(view: &View) -> Class {
    let from = view.threads.iter().map(|t| t.events.iter().map(|e| e.from).collect()).collect();
    let is_global = |name: &str| !name.starts_with("heap") && !name.starts_with("stack");
    let globals = view.locations.iter().filter(|l| l.len > 0 && is_global(&l.name));
    let mut last: Vec<_> = globals.map(|l| (l.name.clone(), l.co.last().copied())).collect();
    last.sort();
    (from, last)
}

/// The classes of the executions with their coherence orders: one oracle for both counts.
fn classes(setup: &Arc<Setup>) -> (Report, BTreeSet<Class>) {
    let seen = Arc::new(Mutex::new(BTreeSet::new()));
    let observer = Observer(Arc::new({
        let seen = seen.clone();
        move |shown: Shown<'_>| {
            let Ok(mut seen) = seen.lock() else { return };
            match shown {
                Shown::Execution(view, _) => drop(seen.insert(class(view))),
                Shown::Again => seen.clear(),
            }
        }
    }));
    let report = run(setup, &Options { observer: Some(observer), ..Options::default() });
    let seen = seen.lock().map(|seen| seen.clone()).unwrap_or_default();
    (report, seen)
}

type Found<'a> = (BTreeSet<&'a Outcome>, BTreeSet<&'static str>, bool);

fn found(report: &Report) -> Found<'_> {
    (
        report.outcomes.keys().collect(),
        report.errors.iter().map(|e| e.ending.end.code()).collect(),
        !report.cuts.is_empty(),
    )
}

/// Holds both ways of searching against each other. Debug builds panic when a graph comes twice.
fn compare(text: &str, name: &str) {
    for model in EXACT {
        let setup = setup(text, model);
        let (whole, classes) = classes(&setup);
        let options =
            Options { equivalence: Equivalence::ReadsFrom, verify: true, ..Options::default() };
        let by_rf = run(&setup, &Options { outcomes: false, ..options.clone() });
        let with_outcomes = run(&setup, &options);
        assert_eq!(found(&with_outcomes), found(&whole), "{name} {model}\n{text}");
        assert_eq!(found(&by_rf).1, found(&whole).1, "{name} {model}\n{text}");
        let rf: BTreeSet<_> = classes.iter().map(|(rf, _)| rf).collect();
        let counted = (by_rf.complete, with_outcomes.complete);
        let fewest = (rf.len() as u64, classes.len() as u64);
        // Objects that are updated and written keep their coherence order.
        let has_updates = text.contains("atomicrmw") || text.contains("cmpxchg");
        let is_between = |(a, b): (u64, u64), n: u64| a <= n && n <= b;
        let is_right = counted == fewest
            || has_updates
                && is_between((fewest.0, whole.complete), counted.0)
                && is_between((fewest.1, whole.complete), counted.1);
        assert!(is_right, "{name} {model}: {counted:?}, at least {fewest:?}\n{text}");
        // With coherence orders a read that waits may be added late (`graph/awaits.rs`).
        assert!(by_rf.blocked > 0 || whole.blocked == 0, "{name} {model}\n{text}");
        replay(&setup, &with_outcomes);
    }
}

/// Every witness is a path to what it is a witness of.
fn replay(setup: &Arc<Setup>, report: &Report) {
    for (outcome, reached) in &report.outcomes {
        let Witness::Graph(path) = &reached.witness else {
            panic!("a witness of graphs is a path")
        };
        let followed = follow(setup, &["program".into()], path).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(Outcome::of(&followed.found.machine).as_ref(), Some(outcome));
    }
    for found in &report.errors {
        let Witness::Graph(path) = &found.witness else { panic!("a witness of graphs is a path") };
        let followed = follow(setup, &["program".into()], path).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(followed.found.ending.end.code(), found.ending.end.code());
    }
}

fn family(family: Family, count: u64) {
    for program in (0..count).map(|n| generate(family, n)).filter(|p| p.hints.candidates <= 1000) {
        compare(&program.text, &program.name);
    }
}

#[test]
fn on_cycles() {
    family(Family::Cycles, 100);
}

#[test]
fn on_random_programs() {
    family(Family::Random, 100);
}

/// A program of threads, as IR, that `main` starts; it does not join them.
fn program(threads: &[String]) -> String {
    let mut out = String::from(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@m = global [5 x i64] zeroinitializer\n",
    );
    out.push_str("@x = global i32 0\n@y = global i32 0\n@z = global i32 0\n");
    for (t, body) in threads.iter().enumerate() {
        out.push_str(&format!("define ptr @t{t}(ptr %unused) {{\n{body}  ret ptr null\n}}\n"));
    }
    out.push_str("define i32 @main() {\n  %id = alloca i64\n");
    for t in 0..threads.len() {
        out.push_str(&format!(
            "  %c{t} = call i32 @pthread_create(ptr %id, ptr null, ptr @t{t}, ptr null)\n"
        ));
    }
    out.push_str("  ret i32 0\n}\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\n");
    out.push_str("declare i32 @pthread_mutex_lock(ptr)\ndeclare i32 @pthread_mutex_unlock(ptr)\n");
    out.push_str("declare i32 @pthread_mutex_trylock(ptr)\n");
    out
}

fn write(place: &str, value: usize) -> String {
    format!("  store atomic i32 {value}, ptr @{place} release, align 4\n")
}

fn read(name: &str, place: &str) -> String {
    format!("  %{name} = load atomic i32, ptr @{place} acquire, align 4\n")
}

/// Two threads write `x`, read what n others write, and read `x`: each read of the others' has n +
/// 1 values, and at most one of the two reads of `x` sees the other thread's write, as coherence
/// has it. With n = 4 there are 57,600 coherence orders beside 75.
#[test]
fn orders_that_nobody_reads_make_no_executions() {
    for n in 0..5 {
        let observer = |value, place| write("x", value) + &read("a", place) + &read("b", "x");
        let mut threads = vec![observer(1, "y"), observer(2, "z")];
        threads.extend((0..n).map(|i| write("y", i + 1) + &write("z", i + 1)));
        for model in ["ra", "rc11", "sc", "tso"] {
            let options = Options {
                outcomes: false,
                equivalence: Equivalence::ReadsFrom,
                ..Options::default()
            };
            let report = run(&setup(&program(&threads), model), &options);
            assert_eq!(report.complete, 3 * (n as u64 + 1).pow(2), "{n} {model}");
        }
    }
}

/// Writes that nobody reads: one execution, or one for each that may be last where memory is looked
/// at.
#[test]
fn writers() {
    let threads: Vec<String> = (1..5).map(|n| write("x", n)).collect();
    for model in EXACT {
        let setup = setup(&program(&threads), model);
        let options = Options { equivalence: Equivalence::ReadsFrom, ..Options::default() };
        assert_eq!(run(&setup, &Options { outcomes: false, ..options.clone() }).complete, 1);
        assert_eq!(run(&setup, &options).complete, 4);
    }
}

fn choosing(setup: &Arc<Setup>, outcomes: bool) -> Report {
    // With several workers the first executions are one worker's all the same.
    let options = Options { outcomes, chooses_equivalence: true, workers: 2, ..Options::default() };
    run(setup, &options)
}

/// Three threads that each write three times: 9!/(3!)^3 = 1,680 orders of one execution, of which
/// one of three writes is the last.
#[test]
fn a_search_chooses_reads_from_where_that_pays() {
    let body = |n: usize| (0..3).map(|i| write("x", 3 * n + i)).collect::<String>();
    let threads: Vec<String> = (0..3).map(body).collect();
    for model in EXACT {
        let setup = setup(&program(&threads), model);
        let whole = run(&setup, &Options::default());
        assert_eq!((whole.complete, whole.is_by_reads_from), (1680, false), "{model}");
        let alone = choosing(&setup, false);
        assert_eq!((alone.complete, alone.is_by_reads_from), (1, true), "{model}");
        let chosen = choosing(&setup, true);
        assert_eq!((chosen.complete, chosen.is_by_reads_from), (3, true), "{model}");
        assert_eq!(found(&chosen), found(&whole), "{model}");
        replay(&setup, &chosen);
    }
}

/// Six threads write and read what is newest then, so that most writes are read. Each reads its own
/// write or a later one: by reads-from these are forests with six nodes, of which there are 7^5
/// (Cayley); by coherence order 6! orders with 6! ways to read.
#[test]
fn writes_that_are_read_may_change_places_with_their_reads() {
    let threads: Vec<String> = (0..6).map(|n| write("x", n) + &read("a", "x")).collect();
    let setup = setup(&program(&threads), "sc");
    let chosen = choosing(&setup, false);
    assert_eq!((chosen.complete, chosen.is_by_reads_from), (7_u64.pow(5), true));
}

/// A thread that writes, and reads twice, beside six that write: the first executions do not tell
/// how many others there are, and what they tell was too little once. By reads-from the first read
/// sees its own write and the second that or one of six others, or both see one of these, or the
/// second another one of them: 1 + 6 + 6 + 6 * 5 = 43. By coherence order, with k of the six after
/// its own write, 6! orders for each of (k + 1)(k + 2) / 2 ways to read: 60,480.
#[test]
fn what_was_too_little_is_looked_at_again() {
    let mut threads: Vec<String> = (1..7).map(|n| write("x", n)).collect();
    threads.push(write("x", 7) + &read("a", "x") + &read("b", "x"));
    let setup = setup(&program(&threads), "sc");
    let chosen = choosing(&setup, false);
    assert_eq!((chosen.complete, chosen.is_by_reads_from), (43, true));
    let whole = run(&setup, &Options { outcomes: false, ..Options::default() });
    assert_eq!((whole.complete, whole.is_by_reads_from), (60_480, false));
}

/// Six writers of what nobody reads, and five reads beside five writes: C(10, 5) ways to read, each
/// with 6! orders. The first executions all read otherwise: each tells how many others it has.
#[test]
fn a_search_chooses_reads_from_where_each_execution_reads_otherwise() {
    let mut threads: Vec<String> = (1..7).map(|n| write("x", n)).collect();
    threads.push((1..6).map(|n| write("y", n)).collect());
    threads.push(["a", "b", "c", "d", "e"].iter().map(|name| read(name, "y")).collect());
    for model in EXACT {
        let chosen = choosing(&setup(&program(&threads), model), false);
        assert_eq!((chosen.complete, chosen.is_by_reads_from), (252, true), "{model}");
    }
}

/// Twelve writes that nobody reads, of two threads: C(12, 6) orders. These differ in their ends, so
/// each costs a few events. Beside hundreds of other events one order of all of them costs more
/// than the 924 do: the search goes back.
#[test]
fn a_search_goes_back_where_reads_from_is_dear() {
    let row = |place: &str, n: usize| (0..n).map(|i| write(place, i)).collect::<String>();
    let long = [row("y", 1500), row("z", 1500) + &row("x", 6), row("x", 6)];
    let short = [row("y", 4), row("z", 4) + &row("x", 6), row("x", 6)];
    for model in ["sc", "rc11"] {
        let chosen = choosing(&setup(&program(&short), model), false);
        assert_eq!((chosen.complete, chosen.is_by_reads_from), (1, true), "{model}");
        let chosen = choosing(&setup(&program(&long), model), false);
        assert_eq!((chosen.complete, chosen.is_by_reads_from), (924, false), "{model}");
    }
}

/// Writes beside an update of the same variable have an order by reads-from as well, so nothing is
/// won.
#[test]
fn a_search_stays_with_coherence_order_where_writes_are_updated() {
    let mut threads: Vec<String> = (1..6).map(|n| write("x", n)).collect();
    threads[0] += "  %u = atomicrmw add ptr @x, i32 1 seq_cst\n";
    for model in EXACT {
        let setup = setup(&program(&threads), model);
        let (whole, chosen) = (run(&setup, &Options::default()), choosing(&setup, false));
        assert_eq!((chosen.complete, chosen.is_by_reads_from), (whole.complete, false), "{model}");
        assert!(whole.complete >= 256, "{model}: too few to choose by");
    }
}

/// It stays with coherence order where each execution reads otherwise, and where there are few.
#[test]
fn a_search_stays_with_coherence_order() {
    let few: Vec<String> = (1..5).map(|n| write("x", n)).collect();
    let reads = |n: usize| write("x", n) + &read("a", "x") + &read("b", "x") + &read("c", "x");
    let many: Vec<String> = (1..4).map(reads).collect();
    for (threads, name) in [(few, "few"), (many, "many")] {
        for model in EXACT {
            let setup = setup(&program(&threads), model);
            let (whole, chosen) = (run(&setup, &Options::default()), choosing(&setup, true));
            assert!(!chosen.is_by_reads_from, "{name} {model}");
            assert_eq!(chosen.complete, whole.complete, "{name} {model}");
        }
    }
}

/// What is not modelled by reads-from, and comes up late, leads back: one thread reads half of a
/// variable atomically in executions that are not among the first.
#[test]
fn a_search_that_has_chosen_leaves_reads_from() {
    let body = |n: usize| (0..3).map(|i| write("x", 3 * n + i)).collect::<String>();
    let mut threads: Vec<String> = (0..3).map(body).collect();
    threads[0] = read("a", "y")
        + "  %c = icmp eq i32 %a, 1
             br i1 %c, label %half, label %rest
           half:
             %h = load atomic i16, ptr @y acquire, align 2
             br label %rest
           rest:
        "
        + &threads[0];
    threads[2] += &write("y", 1);
    for model in ["sc", "tso", "rc11"] {
        let setup = setup(&program(&threads), model);
        let (whole, chosen) = (run(&setup, &Options::default()), choosing(&setup, true));
        assert!(chosen.unsupported.is_empty() && !chosen.is_by_reads_from, "{model}");
        assert_eq!(found(&chosen), found(&whole), "{model}");
        assert_eq!(chosen.complete, whole.complete, "{model}");
    }
}

/// Store buffering with `seq_cst` accesses, beside one that has nothing to do with it: whoever
/// looks at the order of some `seq_cst` events must look at that of all. Of the four ways to read
/// one is not.
#[test]
fn seq_cst_accesses() {
    let sc = |text: String| text.replace("release", "seq_cst").replace("acquire", "seq_cst");
    let threads =
        [write("z", 1), write("x", 1) + &read("a", "y"), write("y", 1) + &read("a", "x")].map(sc);
    compare(&program(&threads), "store buffering");
    let options =
        Options { outcomes: false, equivalence: Equivalence::ReadsFrom, ..Options::default() };
    assert_eq!(run(&setup(&program(&threads), "rc11"), &options).complete, 3);
}

/// An exchange that fails has another order, and with it may read what it may not if it succeeds,
/// or the other way round: where it reads what `y` held before a `seq_cst` write that comes before
/// its own thread's first one in the order of such accesses (RC11's `psc`).
#[test]
fn exchanges_whose_orders_differ() {
    let second = "  store atomic i32 1, ptr @y seq_cst, align 4\n  \
                  %a = load atomic i32, ptr @x seq_cst, align 4\n  %d = icmp eq i32 %a, 0\n  \
                  br i1 %d, label %tell, label %done\ntell:\n  \
                  store atomic i32 1, ptr @z monotonic, align 4\n  br label %done\ndone:\n";
    let outcomes = |orders: &str, expected: usize| {
        let first = format!(
            "  store atomic i32 1, ptr @x seq_cst, align 4\n  \
             %a = load atomic i32, ptr @z monotonic, align 4\n  %d = icmp eq i32 %a, 1\n  \
             br i1 %d, label %exchange, label %done\nexchange:\n  \
             %pair = cmpxchg ptr @y, i32 {expected}, i32 8 {orders}, align 4\n  \
             %old = extractvalue {{ i32, i1 }} %pair, 0\n  store i32 %old, ptr @r\n  \
             br label %done\ndone:\n"
        );
        let text = program(&[first, second.to_owned()]) + "@r = global i32 5\n";
        compare(&text, orders);
        let options = Options { equivalence: Equivalence::ReadsFrom, ..Options::default() };
        let report = run(&setup(&text, "rc11"), &options);
        let found = |o: &Outcome| {
            o.globals.iter().find(|(name, _)| name == "r").map(|(_, value)| value.clone())
        };
        report.outcomes.keys().filter_map(found).collect::<BTreeSet<String>>()
    };
    // The exchange is not reached, or reads the write; or it reads what was there before.
    for (orders, reads_initial) in [
        ("seq_cst seq_cst", [false, false]),
        ("seq_cst monotonic", [false, true]),
        ("monotonic seq_cst", [true, false]),
        ("monotonic monotonic", [true, true]),
    ] {
        // It succeeds there if it expects 0, and fails if it expects 7.
        for (expected, reads_initial) in [0, 7].into_iter().zip(reads_initial) {
            let all = ["0", "1", "5"].iter().filter(|r| **r != "0" || reads_initial);
            let all: BTreeSet<String> = all.map(|r| (*r).to_owned()).collect();
            assert_eq!(outcomes(orders, expected), all, "{orders} {expected}");
        }
    }
}

/// Updates of an object that others write as well. Without an order of the object the second update
/// of the last thread could not be added beside the others as the search asks for, though there are
/// executions with it.
#[test]
fn updates_beside_writes() {
    let update = |result: &str| {
        format!(
            "  %{result} = atomicrmw add ptr @x, i32 10 acq_rel, align 4\n  \
             store i32 %{result}, ptr @{result}\n"
        )
    };
    let threads = [write("x", 1) + &update("y"), write("x", 2), update("z") + &update("r")];
    compare(&(program(&threads) + "@r = global i32 0\n"), "updates beside writes");
}

fn lock(body: &str, n: usize) -> String {
    format!(
        "  %l{n} = call i32 @pthread_mutex_lock(ptr @m)\n\
         {body}  %u{n} = call i32 @pthread_mutex_unlock(ptr @m)\n"
    )
}

#[test]
fn locks() {
    let first = write("y", 1) + &lock(&write("x", 1), 0);
    let second = lock(&(write("y", 2) + &write("x", 2)), 0);
    let twice =
        lock(&write("x", 3), 0) + &write("y", 2) + &lock(&(read("a", "x") + &write("x", 4)), 1);
    compare(&program(&[first, second, read("a", "y") + &read("b", "x")]), "two sections");
    compare(
        &program(&[twice.clone(), lock(&(write("y", 1) + &read("b", "x")), 0)]),
        "a thread with two sections",
    );
    compare(
        &program(&[twice, write("y", 3) + &lock(&write("x", 1), 0)]),
        "a write before a section",
    );
}

/// Who takes a lock and keeps it holds the others up: those that came before it did not.
#[test]
fn locks_that_are_kept() {
    let kept = "  %k = call i32 @pthread_mutex_lock(ptr @m)\n".to_owned();
    let sections = [lock(&write("x", 1), 0), lock(&read("a", "x"), 0)];
    let [first, second] = sections.clone();
    compare(&program(&[kept.clone(), first, second]), "kept by one");
    let [first, second] = sections;
    compare(&program(&[kept.clone(), kept, first, second]), "kept by two");
}

/// A section is tried beside two others: it may come before, between or after them, or not at all.
#[test]
fn locks_that_are_tried() {
    let tried = "  %t = call i32 @pthread_mutex_trylock(ptr @m)\n  %d = icmp eq i32 %t, 0\n  \
                 br i1 %d, label %in, label %out\nin:\n  \
                 %v = load atomic i32, ptr @x acquire, align 4\n  \
                 store atomic i32 7, ptr @x release, align 4\n  br label %out\nout:\n"
        .to_owned();
    let others = [lock(&write("x", 1), 0), lock(&read("a", "x"), 0)];
    compare(&program(&[[tried].as_slice(), &others].concat()), "a section that is tried");
}

/// A thread waits until it reads 1: for ever if 2 comes last.
#[test]
fn loops_that_wait() {
    let wait = "  br label %loop\nloop:\n  %a = load atomic i32, ptr @x acquire, align 4\n  \
                %d = icmp eq i32 %a, 1
  br i1 %d, label %done, label %loop\ndone:\n";
    compare(&program(&[wait.to_owned(), write("x", 1)]), "a loop that ends");
    compare(&program(&[wait.to_owned(), write("x", 1), write("x", 2)]), "a loop that may not end");
    compare(
        &program(&[wait.to_owned() + &write("x", 3), write("x", 2) + &write("x", 1)]),
        "two writes in order",
    );
}

/// A compare-and-exchange of 0 by 1; `result` shows what it has read.
fn exchange(place: &str, result: &str) -> String {
    format!(
        "  %{result} = cmpxchg ptr @{place}, i32 0, i32 1 seq_cst seq_cst, align 4\n  \
         %{result}v = extractvalue {{ i32, i1 }} %{result}, 0\n  \
         store i32 %{result}v, ptr @{result}\n"
    )
}

fn add(place: &str, result: &str) -> String {
    format!(
        "  %{result} = atomicrmw add ptr @{place}, i32 2 seq_cst, align 4\n  \
         store i32 %{result}, ptr @{result}\n"
    )
}

fn look(place: &str, result: &str) -> String {
    format!(
        "  %{result} = load atomic i32, ptr @{place} seq_cst, align 4\n  \
         store i32 %{result}, ptr @{result}\n"
    )
}

/// Three threads of two operations each, with a result of its own for each.
fn of_updates(choose: &mut dyn FnMut(usize) -> usize) -> String {
    let thread = |t: usize, choose: &mut dyn FnMut(usize) -> usize| -> String {
        let operation = |i: usize, choose: &mut dyn FnMut(usize) -> usize| {
            let kind = [exchange, add, look, exchange][choose(4)];
            kind(["x", "y"][choose(2)], &format!("r{}", 2 * t + i))
        };
        operation(0, choose) + &operation(1, choose)
    };
    let threads = [thread(0, choose), thread(1, choose), thread(2, choose)];
    let results = (0..6).map(|n| format!("@r{n} = global i32 9\n"));
    program(&threads) + &results.collect::<String>()
}

/// What is revisited goes, and with it a read that was added maximally: with that read the update
/// that revisits would have no order (`t1`'s of y, while `t0` reads x from `t2`).
#[test]
fn an_update_in_the_place_of_another_one() {
    let results = "@r0 = global i32 9\n@r1 = global i32 9\n@r2 = global i32 9\n@r3 = global i32 9\n\
                   @r4 = global i32 9\n";
    let updates = [
        exchange("y", "r0") + &look("x", "r1"),
        add("x", "r2") + &exchange("y", "r3"),
        exchange("x", "r4"),
    ];
    compare(&(program(&updates) + results), "updates only");
    let locks = [
        lock("", 0) + &look("x", "r0"),
        look("x", "r1") + &write("x", 1) + &lock("", 0),
        write("x", 2),
    ];
    compare(&(program(&locks) + results), "a lock");
    // Of y there is an order, as it is written: t2's update before t0's write, while t1 reads x
    // from t3.
    let written = [
        write("y", 5),
        look("y", "r0") + &look("x", "r1"),
        add("x", "r2") + &add("y", "r3"),
        add("x", "r4"),
    ];
    compare(&(program(&written) + results), "an update before a write");
}

#[test]
fn on_programs_of_updates() {
    let mut state = 11u64;
    let mut choose = |most: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % most
    };
    for number in 0..100 {
        compare(&of_updates(&mut choose), &format!("updates {number}"));
    }
}
