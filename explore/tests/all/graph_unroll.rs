//! `--unroll`: a thread goes round a loop so many times and no further, wherever in the loop its
//! events are.

use crate::common;

use tresse_explore::{Cut, Report, graph};
use tresse_machine::Config;
use tresse_machine::lower::Locals;

const HEAD: &str = r#"
target triple = "x86_64-unknown-linux-gnu"
@x = global i32 0
@m = global [40 x i8] zeroinitializer
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_trylock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
define ptr @setter(ptr %0) {
  store atomic i32 1, ptr @x release, align 4
  ret ptr null
}
define i32 @read() {
  %v = load atomic i32, ptr @x acquire, align 4
  ret i32 %v
}
"#;

fn search(program: &str, unroll: u32) -> Report {
    let setup = common::setup_with(
        &format!("{HEAD}{program}"),
        "unroll.ll",
        Config { model: "sc".into(), ..Config::default() },
        Locals::Registers,
    );
    let options =
        graph::Options { unroll: Some(unroll), block_spins: false, ..graph::Options::default() };
    graph::search(&setup, &["program".into()], &options, &|_| None)
        .unwrap_or_else(|e| panic!("{e}"))
}

/// One execution for each number of rounds, and one that meets the bound.
fn expect_rounds(program: &str) {
    for bound in [1, 2, 5] {
        let report = search(program, bound);
        assert!(report.errors.is_empty() && report.unsupported.is_empty());
        assert_eq!((report.complete, report.blocked), (u64::from(bound), 1), "{bound}");
        assert_eq!(report.cuts.to_vec(), [Cut::Unroll], "{bound}");
    }
}

/// `while (!x);`: `x` is read in the loop.
#[test]
fn a_loop_of_the_function_itself() {
    expect_rounds(
        r#"
define i32 @main() {
entry:
  %t = alloca i64
  %1 = call i32 @pthread_create(ptr %t, ptr null, ptr @setter, ptr null)
  br label %loop
loop:
  %v = load atomic i32, ptr @x acquire, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  ret i32 0
}
"#,
    );
}

/// `while (!read());`: each round is another call.
#[test]
fn a_loop_of_a_caller() {
    expect_rounds(
        r#"
define i32 @main() {
entry:
  %t = alloca i64
  %1 = call i32 @pthread_create(ptr %t, ptr null, ptr @setter, ptr null)
  br label %loop
loop:
  %v = call i32 @read()
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  ret i32 0
}
"#,
    );
}

/// Two calls from different places are no loop, and neither are the rounds of a loop that is begun
/// twice.
#[test]
fn calls_that_are_no_rounds() {
    let report = search(
        r#"
define void @twice() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = load atomic i32, ptr @x acquire, align 4
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, 2
  br i1 %c, label %loop, label %done
done:
  ret void
}
define i32 @main() {
  %t = alloca i64
  %1 = call i32 @pthread_create(ptr %t, ptr null, ptr @setter, ptr null)
  call void @twice()
  call void @twice()
  ret i32 0
}
"#,
        2,
    );
    // Four reads in a row, of which the first to see the write may be any, or none.
    assert_eq!((report.complete, report.blocked, report.cuts.len()), (5, 0, 0));
}

/// `while (pthread_mutex_trylock(&m));`: a round has an event at the mutex only.
#[test]
fn a_loop_of_trylock() {
    let report = search(
        r#"
define ptr @holder(ptr %0) {
  %2 = call i32 @pthread_mutex_lock(ptr @m)
  %3 = call i32 @pthread_mutex_unlock(ptr @m)
  ret ptr null
}
define i32 @main() {
entry:
  %t = alloca i64
  %1 = call i32 @pthread_create(ptr %t, ptr null, ptr @holder, ptr null)
  br label %loop
loop:
  %r = call i32 @pthread_mutex_trylock(ptr @m)
  %c = icmp ne i32 %r, 0
  br i1 %c, label %loop, label %done
done:
  %u = call i32 @pthread_mutex_unlock(ptr @m)
  ret i32 0
}
"#,
        3,
    );
    assert!(report.errors.is_empty() && report.unsupported.is_empty());
    // It has the mutex before the other thread has, or after none, one or two vain rounds; or there
    // are three of them.
    assert_eq!((report.complete, report.blocked), (4, 1));
    assert_eq!(report.cuts.to_vec(), [Cut::Unroll]);
}
