//! Reads that wait leave the graph where they come to read what they wait with. Each execution is
//! visited once all the same, none is missing, and no graph is visited in which a thread stands
//! before what it could see.

use crate::common;

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use tresse_explore::graph::{self, Observer, Options, Shown};
use tresse_explore::{Report, steps};
use tresse_machine::Config;

const MODELS: [&str; 5] = ["sc", "tso", "pso", "ra", "rc11"];

/// Threads take the lock `l`, by exchanges (`@lock`, and after a test `@test_and_lock`) or by
/// comparing it (`@compare`), and give it up; others write to it, or to the flag `f`.
const HEAD: &str = r#"
target triple = "x86_64-unknown-linux-gnu"
@l = global i32 0
@f = global i32 0
@x = global i32 0
@r = global i32 0
declare void @__VERIFIER_assume(i32)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define void @lock() {
  br label %try
try:
  %old = atomicrmw xchg ptr @l, i32 1 seq_cst
  %taken = icmp ne i32 %old, 0
  br i1 %taken, label %try, label %got
got:
  ret void
}
define ptr @count(ptr %arg) {
  call void @lock()
  %v = load i32, ptr @x
  %w = add i32 %v, 1
  store i32 %w, ptr @x
  store atomic i32 0, ptr @l seq_cst, align 4
  ret ptr null
}
define ptr @compare(ptr %arg) {
  br label %try
try:
  %pair = cmpxchg ptr @l, i32 0, i32 1 seq_cst seq_cst
  %ok = extractvalue { i32, i1 } %pair, 1
  br i1 %ok, label %got, label %try
got:
  %v = load i32, ptr @x
  %w = add i32 %v, 1
  store i32 %w, ptr @x
  %old = atomicrmw sub ptr @l, i32 1 seq_cst
  ret ptr null
}
define void @test_and_lock() {
  br label %test
test:
  %v = load atomic i32, ptr @l monotonic, align 4
  %held = icmp ne i32 %v, 0
  br i1 %held, label %test, label %try
try:
  %old = atomicrmw xchg ptr @l, i32 1 seq_cst
  %taken = icmp ne i32 %old, 0
  br i1 %taken, label %test, label %got
got:
  ret void
}
define ptr @test(ptr %arg) {
  call void @test_and_lock()
  store atomic i32 0, ptr @l seq_cst, align 4
  ret ptr null
}
define ptr @test_and_compare(ptr %arg) {
  call void @test_and_lock()
  store atomic i32 0, ptr @l seq_cst, align 4
  %more = call ptr @compare(ptr null)
  ret ptr null
}
define ptr @keep(ptr %arg) {
  call void @lock()
  ret ptr null
}
define ptr @open(ptr %arg) {
  store atomic i32 0, ptr @l seq_cst, align 4
  ret ptr null
}
define ptr @close(ptr %arg) {
  store atomic i32 2, ptr @l seq_cst, align 4
  ret ptr null
}
define ptr @enter(ptr %arg) {
  call void @lock()
  %v = load atomic i32, ptr @f seq_cst, align 4
  store atomic i32 %v, ptr @r seq_cst, align 4
  store atomic i32 0, ptr @l seq_cst, align 4
  ret ptr null
}
define ptr @open_and_enter(ptr %arg) {
  store atomic i32 0, ptr @l seq_cst, align 4
  %more = call ptr @enter(ptr null)
  ret ptr null
}
define ptr @break_in(ptr %arg) {
  br label %try
try:
  %pair = cmpxchg ptr @l, i32 0, i32 2 seq_cst seq_cst
  %old = extractvalue { i32, i1 } %pair, 0
  %held = icmp eq i32 %old, 1
  br i1 %held, label %try, label %in
in:
  store atomic i32 0, ptr @l seq_cst, align 4
  %more = call ptr @enter(ptr null)
  ret ptr null
}
define ptr @keep_and_lower(ptr %arg) {
  call void @lock()
  store atomic i32 0, ptr @f seq_cst, align 4
  ret ptr null
}
define ptr @touch(ptr %arg) {
  %pair = cmpxchg ptr @f, i32 0, i32 0 seq_cst seq_cst
  ret ptr null
}
define ptr @raise(ptr %arg) {
  store atomic i32 1, ptr @f seq_cst, align 4
  store atomic i32 0, ptr @f seq_cst, align 4
  store atomic i32 2, ptr @f seq_cst, align 4
  ret ptr null
}
define ptr @pass(ptr %arg) {
  %v = load atomic i32, ptr @f seq_cst, align 4
  %low = icmp ne i32 %v, 1
  %c = zext i1 %low to i32
  call void @__VERIFIER_assume(i32 %c)
  %q = add i32 %v, 4
  store atomic i32 %q, ptr @r seq_cst, align 4
  ret ptr null
}
"#;

/// A program whose `main` starts these.
fn program(threads: &[&str]) -> String {
    let start = |name: &&str| {
        format!("  call i32 @pthread_create(ptr %t, ptr null, ptr @{name}, ptr null)\n")
    };
    let all: String = threads.iter().map(start).collect();
    format!("{HEAD}define i32 @main() {{\n  %t = alloca i64\n{all}  ret i32 0\n}}\n")
}

/// Values of these in the end, and the errors.
type Seen = (BTreeSet<String>, BTreeSet<&'static str>);

fn seen(report: &Report) -> Seen {
    assert!(report.cuts.is_empty() && report.unsupported.is_empty(), "{:?}", report.cuts);
    let values = ["l", "x", "r"].iter().flat_map(|name| {
        common::values_of(report, name).into_iter().map(move |value| format!("{name}={value}"))
    });
    let livelock = report.livelock.iter().map(|_| "T0202");
    let codes = report.errors.iter().map(|e| e.ending.end.code());
    (values.collect(), codes.chain(livelock).collect())
}

/// Each order in which the threads start has the same number of executions, or so many, each of
/// them once, and sees by graphs what is seen by states, where these have an end. Returns how many
/// blocked ones there were.
fn check(threads: &[&str], complete: impl Fn(&str) -> Option<u64>) -> u64 {
    let mut threads = threads.to_vec();
    let mut blocked = 0;
    let mut counts = [None; MODELS.len()];
    for _ in 0..threads.len() {
        threads.rotate_left(1);
        let text = program(&threads);
        for (model, count) in MODELS.into_iter().zip(&mut counts) {
            let config = Config { model: model.into(), ..Config::default() };
            let setup = common::setup(&text, "give_way.ll", config);
            let args = ["program".to_owned()];
            let shown = Arc::new(Mutex::new((BTreeSet::new(), 0)));
            let observer = Observer(Arc::new({
                let shown = shown.clone();
                move |what: Shown<'_>| {
                    let mut shown = shown.lock().unwrap();
                    match what {
                        Shown::Execution(view, _) => {
                            shown.0.insert(format!("{view:?}"));
                            shown.1 += 1;
                        }
                        Shown::Again => *shown = Default::default(),
                    }
                }
            }));
            let options = Options { observer: Some(observer), ..Options::default() };
            let search = |options: &Options| {
                graph::search(&setup, &args, options, &|_| None).unwrap_or_else(|e| panic!("{e}"))
            };
            search(&options);
            let (different, all) = &*shown.lock().unwrap();
            assert_eq!(different.len(), *all, "{threads:?} under {model}: one came twice");
            let first = *count.get_or_insert(*all);
            assert_eq!(*all, first, "{threads:?} under {model}: executions by order of threads");
            let report = search(&Options::default());
            if let Some(complete) = complete(model) {
                assert_eq!(report.told_apart, complete, "{threads:?} under {model}");
            }
            blocked += report.blocked;
            // With messages that stay, a thread that tries to take a lock has no last state.
            if matches!(model, "ra" | "rc11") {
                continue;
            }
            let options = steps::Options { keep_going: true, ..steps::Options::default() };
            let states = steps::search(&setup, &args, &options, &|_| None);
            assert_eq!(seen(&report), seen(&states), "{threads:?} under {model}");
        }
    }
    blocked
}

/// Sections follow one another: n! orders, and nobody is blocked.
#[test]
fn who_takes_a_lock_that_another_wants_is_one_execution() {
    assert_eq!(check(&["count", "count"], |_| Some(2)), 0);
    assert_eq!(check(&["count", "compare"], |_| Some(2)), 0);
    assert_eq!(check(&["count", "compare", "count"], |_| Some(6)), 0);
}

/// What is looked at before the lock is tried stays as it was; what has left the graph reads
/// nothing that is older than what it has left for.
#[test]
fn a_lock_that_is_tested_first() {
    check(&["test", "test"], |_| Some(4));
    assert_eq!(check(&["test", "test_and_compare"], |_| None), 0);
}

/// Who has the lock keeps it: the others wait for ever.
#[test]
fn a_lock_that_is_kept() {
    check(&["keep", "count"], |_| None);
    check(&["keep", "compare", "count"], |_| None);
}

/// A store that has nothing to do with who holds the lock: it may come before, between and after.
#[test]
fn a_lock_that_others_write_to() {
    check(&["enter", "enter", "open"], |_| None);
    check(&["enter", "compare", "open"], |_| None);
    check(&["enter", "keep", "open"], |_| None);
    check(&["enter", "close", "open"], |_| None);
    check(&["enter", "enter", "close"], |_| None);
    check(&["test", "test", "open_and_enter"], |_| None);
    check(&["test", "test", "break_in"], |_| None);
    check(&["test", "break_in", "break_in"], |_| None);
    check(&["enter", "break_in", "break_in"], |_| None);
    check(&["enter", "break_in", "open_and_enter"], |_| None);
}

/// What was left out is there again where an older read is revisited, and may read what is older.
#[test]
fn what_comes_after_a_read_that_is_revisited() {
    check(&["keep", "keep_and_lower", "open", "touch"], |_| None);
    check(&["open", "touch", "keep", "keep_and_lower"], |_| None);
    check(&["keep_and_lower", "keep", "touch", "open"], |_| None);
}

/// A flag that one thread writes: it is passed when it is down, or when it says something else.
#[test]
fn a_flag_that_goes_up_and_down() {
    // The first value of the flag, its third, and its last.
    assert_eq!(check(&["pass", "raise"], |_| Some(3)), 0);
    // Two that pass also write in one order or the other.
    check(&["pass", "pass", "raise"], |_| Some(18));
    check(&["pass", "enter", "raise"], |_| None);
}
