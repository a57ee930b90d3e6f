//! Loops that only wait are blocked at their first repetition: in a complete execution each goes
//! round once, with the values that let it out, as GenMC counts, and an execution in which it would
//! go round again is blocked. Of those only some are visited (`graph/awaits.rs`).

use crate::common;

use tresse_explore::{Report, graph};
use tresse_machine::lower::Locals;
use tresse_machine::{Config, End};

const HEAD: &str = r#"
@x = global i32 0
@y = global i32 0
@r = global i32 0
declare i64 @__tresse_now()
"#;

/// Sets `x`, then `y`.
const SETTER: &str = r#"
define ptr @setter(ptr %0) {
  store atomic i32 1, ptr @x release, align 4
  store atomic i32 1, ptr @y release, align 4
  ret ptr null
}
"#;

fn search(program: &str, model: &str, locals: Locals) -> Report {
    search_by(program, model, locals, true)
}

fn search_by(program: &str, model: &str, locals: Locals, skip_detours: bool) -> Report {
    let config = Config { model: model.into(), ..Config::default() };
    let text = format!("{}{HEAD}{program}", common::two_threads("waiter", "setter"));
    let setup = common::setup_with(&text, "spin.ll", config, locals);
    let options = graph::Options { skip_detours, ..graph::Options::default() };
    graph::search(&setup, &["program".into()], &options, &|_| None)
        .unwrap_or_else(|e| panic!("{e}"))
}

/// Complete and blocked executions, all of them, under models that agree here.
fn expect(program: &str, locals: &[Locals], complete: u64, blocked: u64) {
    expect_by(program, locals, false, (complete, blocked));
}

fn expect_by(program: &str, locals: &[Locals], skip_detours: bool, counts: (u64, u64)) {
    for model in ["sc", "rc11"] {
        for locals in locals {
            let report = search_by(program, model, *locals, skip_detours);
            assert!(
                report.errors.is_empty() && report.unsupported.is_empty() && report.cuts.is_empty(),
                "{model} {locals:?}"
            );
            assert_eq!((report.complete, report.blocked), counts, "{model} {locals:?}");
        }
    }
}

const BOTH: &[Locals] = &[Locals::Memory, Locals::Registers];

/// `while (x == 0);`: reads 1. While there is 0 it is no event yet, and then it does not read 0.
#[test]
fn one_load() {
    let waiter = r#"
define ptr @waiter(ptr %0) {
entry:
  br label %loop
loop:
  %v = load atomic i32, ptr @x acquire, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  store i32 %v, ptr @r
  ret ptr null
}
"#;
    expect(&format!("{SETTER}{waiter}"), BOTH, 1, 0);
}

/// The same as clang -O0 has it, with a temporary in memory that holds the value of the round
/// before.
#[test]
fn one_load_through_a_temporary() {
    let waiter = r#"
define ptr @waiter(ptr %0) {
entry:
  %arg = alloca ptr
  %last = alloca i32
  %temp = alloca i32
  store ptr %0, ptr %arg
  br label %loop
loop:
  %v = load atomic i32, ptr @x acquire, align 4
  store i32 %v, ptr %temp
  %w = load i32, ptr %temp
  store i32 %w, ptr %last
  %u = load i32, ptr %last
  %c = icmp eq i32 %u, 0
  br i1 %c, label %loop, label %done
done:
  %z = load i32, ptr %last
  store i32 %z, ptr @r
  ret ptr null
}
"#;
    expect(&format!("{SETTER}{waiter}"), &[Locals::Registers], 1, 0);
}

/// `while (x == 0 || y == 0);`: 1 and 1. It reads 0 of neither while there may be 1.
#[test]
fn two_loads() {
    let waiter = r#"
define ptr @waiter(ptr %0) {
entry:
  br label %loop
loop:
  %v = load atomic i32, ptr @x acquire, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %next
next:
  %w = load atomic i32, ptr @y acquire, align 4
  %d = icmp eq i32 %w, 0
  br i1 %d, label %loop, label %done
done:
  ret ptr null
}
"#;
    expect(&format!("{SETTER}{waiter}"), BOTH, 1, 0);
}

/// The same by calls of a function with a local in memory: its slot on the stack is a new object at
/// each call, and both loads are one place of the program.
#[test]
fn calls_with_a_local() {
    let waiter = r#"
define void @fetch(ptr %from, ptr %to) {
  %v = load atomic i32, ptr %from acquire, align 4
  store i32 %v, ptr %to
  ret void
}
define i1 @is_zero(ptr %p) {
  %local = alloca i32
  store i32 7, ptr %local
  call void @fetch(ptr %p, ptr %local)
  %v = load i32, ptr %local
  %c = icmp eq i32 %v, 0
  ret i1 %c
}
define ptr @waiter(ptr %0) {
entry:
  br label %loop
loop:
  %c = call i1 @is_zero(ptr @x)
  br i1 %c, label %loop, label %next
next:
  %d = call i1 @is_zero(ptr @y)
  br i1 %d, label %loop, label %done
done:
  ret ptr null
}
"#;
    expect(&format!("{SETTER}{waiter}"), BOTH, 1, 0);
}

/// `while (!compare_exchange(&x, 1, 2));`: finds 1, and does not come before that is there.
#[test]
fn failed_exchange() {
    let waiter = r#"
define ptr @waiter(ptr %0) {
entry:
  br label %loop
loop:
  %p = cmpxchg ptr @x, i32 1, i32 2 acq_rel acquire
  %ok = extractvalue { i32, i1 } %p, 1
  br i1 %ok, label %done, label %loop
done:
  ret ptr null
}
"#;
    expect(&format!("{SETTER}{waiter}"), BOTH, 1, 0);
}

const TAS: &str = r#"
define void @lock() {
entry:
  br label %loop
loop:
  %old = atomicrmw xchg ptr @x, i32 1 acquire
  %c = icmp eq i32 %old, 0
  br i1 %c, label %done, label %loop
done:
  ret void
}
define void @unlock() {
  store atomic i32 0, ptr @x release, align 4
  ret void
}
"#;

const LOCKERS: &str = r#"
define ptr @waiter(ptr %0) {
  call void @lock()
  call void @unlock()
  ret ptr null
}
define ptr @setter(ptr %0) {
  call void @lock()
  call void @unlock()
  ret ptr null
}
"#;

/// Two threads take a test-and-set lock: one or the other is first, and the second comes when the
/// lock is free. The one that the search has let in first leaves the graph when the other comes
/// first after all, and is not blocked.
#[test]
fn test_and_set() {
    expect(&format!("{TAS}{LOCKERS}"), BOTH, 2, 0);
}

/// Test, then test-and-set. The second thread's test sees the lock free before the first one's
/// exchange or after its release: two ways to go on to an exchange that succeeds, and either thread
/// may be the second. The thread that the search has let in first leaves the graph at its test, or
/// at its exchange, when it comes second after all. (That the second thread's test sees the lock
/// free and its exchange finds it taken is no way: the exchange waits.)
#[test]
fn test_and_test_and_set() {
    let lock = r#"
define void @lock() {
entry:
  br label %test
test:
  %v = load atomic i32, ptr @x monotonic, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %set, label %test
set:
  %old = atomicrmw xchg ptr @x, i32 1 acquire
  %d = icmp eq i32 %old, 0
  br i1 %d, label %done, label %test
done:
  ret void
}
define void @unlock() {
  store atomic i32 0, ptr @x release, align 4
  ret void
}
"#;
    expect(&format!("{lock}{LOCKERS}"), BOTH, 4, 0);
}

/// Waits for 2 by calls, and gives back the last value before.
const AWAIT: &str = r#"
define i32 @await() {
entry:
  br label %loop
loop:
  %last = phi i32 [ 2, %entry ], [ %v, %loop ]
  %v = load atomic i32, ptr @x acquire, align 4
  %c = icmp eq i32 %v, 2
  br i1 %c, label %done, label %loop
done:
  ret i32 %last
}
define i32 @outer() {
  %v = call i32 @await()
  ret i32 %v
}
define ptr @setter(ptr %0) {
  store atomic i32 1, ptr @x release, align 4
  store atomic i32 2, ptr @x release, align 4
  ret ptr null
}
"#;

/// Nobody looks at what the call returns: 2, once that is there.
#[test]
fn an_ignored_result_is_dead() {
    for call in ["call i32 @outer()", "call i32 @await()"] {
        let waiter = format!("define ptr @waiter(ptr %0) {{\n  %v = {call}\n  ret ptr null\n}}\n");
        expect(&format!("{AWAIT}{waiter}"), BOTH, 1, 0);
    }
}

/// Where somebody does, rounds differ by what was read before: 2; 0 2; 1 2; 0 1 2. After 0 it waits
/// with 0, after 1 and after 0 1 with 1: neither is read again while there may be more.
#[test]
fn a_result_that_is_looked_at_is_not() {
    let waiter = "define ptr @waiter(ptr %0) {\n  %v = call i32 @outer()\n  \
                  store i32 %v, ptr @r\n  ret ptr null\n}\n";
    expect(&format!("{AWAIT}{waiter}"), BOTH, 4, 0);
    // The read before the last makes no difference: after 0, 1 goes no further, which stands for
    // 0 1 2 and 0 1 1. Who waits goes last, and waits for nothing that comes.
    expect_by(&format!("{AWAIT}{waiter}"), BOTH, true, (3, 0));
    let outcomes = search(&format!("{AWAIT}{waiter}"), "sc", Locals::Registers).outcomes;
    assert_eq!(outcomes.len(), 3, "0, 1 or 2");
}

/// A loop that goes round three times at most is no waiting: 1; 0 1; 0 0 1; 0 0 0.
#[test]
fn bounded_loops_go_round() {
    let waiter = r#"
define ptr @waiter(ptr %0) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %v = load atomic i32, ptr @x acquire, align 4
  %n = add i32 %i, 1
  %c = icmp eq i32 %v, 0
  %d = icmp ult i32 %n, 3
  %again = and i1 %c, %d
  br i1 %again, label %loop, label %done
done:
  ret ptr null
}
"#;
    expect(&format!("{SETTER}{waiter}"), BOTH, 4, 0);
    // Nobody looks at the number of rounds: 1, or none. After 0 in the first round, or in the
    // second, 1 would have been the same in the one before: as all others have ended, it is not
    // read there.
    expect_by(&format!("{SETTER}{waiter}"), BOTH, true, (2, 0));
}

/// A loop that looks at two variables in turn, of which the first is never set. With both unset it
/// comes back to its first read: `y` is read when it is set.
#[test]
fn alternating_states_wait_where_they_come_back() {
    let waiter = r#"
define ptr @waiter(ptr %0) {
entry:
  br label %loop
loop:
  %p = phi ptr [ @r, %entry ], [ %q, %loop ]
  %q = phi ptr [ @y, %entry ], [ %p, %loop ]
  %v = load atomic i32, ptr %p acquire, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  ret ptr null
}
"#;
    expect(&format!("{SETTER}{waiter}"), BOTH, 1, 0);
}

/// The state is the same at the second read, which is of another variable: `x`, then `y` for ever.
/// `r` is never set, so the first read is one; of `y` it reads 1, or 0 and waits.
#[test]
fn the_variable_counts() {
    let waiter = r#"
define ptr @waiter(ptr %0) {
entry:
  br label %loop
loop:
  %p = phi ptr [ @r, %entry ], [ @y, %loop ]
  %v = load atomic i32, ptr %p acquire, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  ret ptr null
}
"#;
    expect(&format!("{SETTER}{waiter}"), BOTH, 1, 1);
}

/// A loop that looks at the clock comes to its end: the third look finds it late. 1; 0 1; 0 0.
#[test]
fn the_clock_counts() {
    let waiter = r#"
define ptr @waiter(ptr %0) {
entry:
  br label %loop
loop:
  %t = call i64 @__tresse_now()
  %late = icmp uge i64 %t, 3000
  br i1 %late, label %done, label %look
look:
  %v = load atomic i32, ptr @x acquire, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  ret ptr null
}
"#;
    expect(&format!("{SETTER}{waiter}"), BOTH, 3, 0);
}

/// A lock that is not given back: whoever comes second waits for ever.
#[test]
fn waiting_for_ever_is_a_livelock() {
    let keepers = r#"
define ptr @waiter(ptr %0) {
  call void @lock()
  ret ptr null
}
define ptr @setter(ptr %0) {
  call void @lock()
  ret ptr null
}
"#;
    for locals in BOTH {
        let report = search(&format!("{TAS}{keepers}"), "sc", *locals);
        assert_eq!((report.complete, report.blocked), (0, 0));
        assert!(
            !report.errors.is_empty()
                && report.errors.iter().all(|f| f.ending.end == End::Livelock)
        );
    }
}

/// A wait that goes through many states before it comes back to the first: each round of the outer
/// loop tries so often, and it is told how often. Whoever never sees a 1 is blocked, and the search
/// ends.
#[test]
fn long_rounds_come_back() {
    let waiter = "define ptr @waiter(ptr %arg) {
entry:
  br label %outer
outer:
  br label %try
try:
  %n = phi i32 [ 0, %outer ], [ %m, %again ]
  %v = load atomic i32, ptr @x acquire, align 4
  %c = icmp eq i32 %v, 1
  br i1 %c, label %done, label %again
again:
  %m = add i32 %n, 1
  %is_last = icmp eq i32 %m, TRIES
  br i1 %is_last, label %outer, label %try
done:
  store i32 %n, ptr @r
  ret ptr null
}
";
    for tries in ["3", "64", "65", "150", "300"] {
        let program = format!("{}{SETTER}", waiter.replace("TRIES", tries));
        let report = search(&program, "rc11", Locals::Memory);
        assert!(report.errors.is_empty() && report.complete > 0, "{tries}");
        // The value never comes.
        let never = program.replace("atomic i32 1, ptr @x", "atomic i32 2, ptr @x");
        let report = search(&never, "rc11", Locals::Memory);
        assert!(report.complete == 0 && report.blocked > 0, "{tries}");
    }
    // Nobody is told how often: it is a loop that waits, and for ever if the value never comes.
    let untold = waiter.replace("i32 %n, ptr @r", "i32 1, ptr @r").replace("TRIES", "300");
    let setter = SETTER.replace("atomic i32 1, ptr @x", "atomic i32 2, ptr @x");
    let report = search(&format!("{untold}{SETTER}"), "rc11", Locals::Memory);
    assert!(report.errors.is_empty() && (report.complete, report.blocked) == (1, 0));
    let report = search(&format!("{untold}{setter}"), "rc11", Locals::Memory);
    assert_eq!((report.complete, report.errors.len()), (0, 1));
    assert_eq!(report.errors[0].ending.end, End::Livelock);
}

/// A loop that sleeps while it waits only waits, also where somebody looks at the clock:
/// that has moved on by what the other thread has slept, whose write the loop has read.
#[test]
fn a_loop_that_sleeps_while_it_waits() {
    let waiter = "
declare void @abort()
declare i32 @usleep(i32)
define ptr @waiter(ptr %0) {
  %before = call i64 @__tresse_now()
  br label %look
look:
  %y = load atomic i32, ptr @y acquire, align 4
  %c = icmp eq i32 %y, 0
  br i1 %c, label %sleep, label %out
sleep:
  %s = call i32 @usleep(i32 1)
  br label %look
out:
  %after = call i64 @__tresse_now()
  %d = sub i64 %after, %before
  %late = icmp uge i64 %d, 2000000
  br i1 %late, label %right, label %wrong
wrong:
  call void @abort()
  unreachable
right:
  ret ptr null
}
define ptr @setter(ptr %0) {
  %s = call i32 @usleep(i32 2000)
  store atomic i32 1, ptr @y release, align 4
  ret ptr null
}
";
    for model in ["sc", "rc11"] {
        let report = search(waiter, model, Locals::Registers);
        assert!(report.errors.is_empty() && report.cuts.is_empty(), "{model}: {report:?}");
        assert_eq!(report.complete, 1, "{model}");
    }
}
