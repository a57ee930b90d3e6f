//! Threads that go round for ever without an event: a livelock, unless the process ends them.

use crate::common;

use tresse_explore::{Report, graph};
use tresse_machine::lower::Locals;
use tresse_machine::{Config, End};

const HEAD: &str = r#"
target triple = "x86_64-unknown-linux-gnu"
@flag = global i32 0
@count = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @sched_yield()
declare i64 @__tresse_now()
"#;

fn search(program: &str) -> Report {
    search_with(program, false)
}

fn search_with(program: &str, exit_cuts_threads: bool) -> Report {
    let mut config = Config { model: "sc".into(), exit_cuts_threads, ..Config::default() };
    config.limits.steps = 2_000_000;
    let setup =
        common::setup_with(&format!("{HEAD}{program}"), "circle.ll", config, Locals::Registers);
    graph::search(&setup, &["program".into()], &graph::Options::default(), &|_| None)
        .unwrap_or_else(|e| panic!("{e}"))
}

fn is_livelock(program: &str) {
    let report = search(program);
    assert!(
        report.cuts.is_empty() && report.unsupported.is_empty(),
        "{:?} {:?}",
        report.cuts,
        report.unsupported.iter().map(|f| f.ending.clone()).collect::<Vec<_>>()
    );
    assert_eq!(report.complete, 0);
    assert_eq!(
        report.errors.iter().map(|f| f.ending.end.clone()).collect::<Vec<_>>(),
        [End::Livelock]
    );
}

/// Main alone waits for a flag that nobody sets.
#[test]
fn main_waits_before_there_is_any_thread() {
    is_livelock(
        r#"
define i32 @main() {
entry:
  br label %loop
loop:
  %v = load atomic i32, ptr @flag seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  ret i32 0
}
"#,
    );
}

/// The same with a request in each round, and a counter in memory that comes back to 0.
#[test]
fn a_circle_may_be_long_and_make_requests() {
    is_livelock(
        r#"
define i32 @main() {
entry:
  br label %loop
loop:
  %y = call i32 @sched_yield()
  %n = load i32, ptr @count
  %m = add i32 %n, 1
  %r = urem i32 %m, 1000
  store i32 %r, ptr @count
  %v = load i32, ptr @flag
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  ret i32 0
}
"#,
    );
}

/// A thread that has ended is no part of the livelock.
#[test]
fn who_has_ended_goes_round_no_more() {
    let report = search(
        r#"
define ptr @short(ptr %0) {
  store atomic i32 2, ptr @count seq_cst, align 4
  ret ptr null
}
define i32 @main() {
entry:
  %a = alloca i64
  %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @short, ptr null)
  br label %loop
loop:
  %v = load atomic i32, ptr @count seq_cst, align 4
  %c = icmp ne i32 %v, 3
  br i1 %c, label %loop, label %done
done:
  ret i32 0
}
"#,
    );
    assert_eq!(report.errors.len(), 1);
    let threads = &report.errors[0].machine.threads;
    assert_eq!(threads.iter().filter(|t| !t.is_finished).map(|t| t.id).collect::<Vec<_>>(), [0]);
}

const SPINNER: &str = r#"
define ptr @spinner(ptr %0) {
entry:
  %local = alloca i32
  br label %loop
loop:
  store i32 1, ptr %local
  br label %loop
}
"#;

/// Main waits for a thread that goes round for ever.
#[test]
fn a_thread_goes_round_and_is_joined() {
    is_livelock(&format!(
        r#"{SPINNER}
define i32 @main() {{
  %a = alloca i64
  %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @spinner, ptr null)
  %t = load i64, ptr %a
  %2 = call i32 @pthread_join(i64 %t, ptr null)
  ret i32 0
}}
"#
    ));
}

/// The same thread, and main returns: that ends the thread only if it is asked for.
#[test]
fn the_end_of_the_process_ends_circles() {
    let program = format!(
        r#"{SPINNER}
define i32 @main() {{
  %a = alloca i64
  %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @spinner, ptr null)
  ret i32 0
}}
"#
    );
    is_livelock(&program);
    let report = search_with(&program, true);
    assert!(report.errors.is_empty() && report.cuts.is_empty());
    assert_eq!((report.complete, report.blocked), (1, 0));
}

/// Long loops that come to an end: a counter, and the clock, which alone changes in the second one.
#[test]
fn long_loops_are_no_circles() {
    let counter = r#"
define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  %c = icmp ult i32 %n, 100000
  br i1 %c, label %loop, label %done
done:
  ret i32 0
}
"#;
    let clock = r#"
define i32 @main() {
entry:
  br label %loop
loop:
  %t = call i64 @__tresse_now()
  %c = icmp ult i64 %t, 50000000
  br i1 %c, label %loop, label %done
done:
  ret i32 0
}
"#;
    for program in [counter, clock] {
        let report = search(program);
        assert!(report.errors.is_empty() && report.cuts.is_empty());
        assert_eq!((report.complete, report.blocked), (1, 0));
    }
}
