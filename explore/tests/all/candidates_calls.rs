//! Calls on library objects under the candidates engine: what a thread that was let go does with
//! the object, and what threads cannot find there.

use crate::common;

use std::collections::BTreeSet;
use std::sync::Arc;
use tresse_explore::candidates::{Options, search};
use tresse_explore::{Report, graph, steps};
use tresse_machine::Config;
use tresse_machine::machine::Setup;
use tresse_memmodels::cat::{Cat, builtin};
use tresse_memmodels::registry::included;

const HEAD: &str = "@m = global [40 x i8] zeroinitializer, align 8
@w = global i32 0
@c = global ptr null
@own = global [48 x i8] zeroinitializer, align 8
declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @pthread_cond_init(ptr, ptr)
declare i32 @pthread_cond_destroy(ptr)
declare i32 @pthread_cond_signal(ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_timedwait(ptr, ptr, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
";

fn codes(report: &Report) -> BTreeSet<&'static str> {
    assert!(report.cuts.is_empty() && report.unsupported.is_empty(), "{:?}", report.cuts);
    report.errors.iter().map(|f| f.ending.end.code()).collect()
}

fn candidates(setup: &Arc<Setup>, options: &Options) -> Report {
    let source = builtin("sc").unwrap_or_else(|| panic!("no SC"));
    let cat = Cat::parse("sc", source, &included).unwrap_or_else(|e| panic!("{e}"));
    search(setup, &["program".to_owned()], &cat, options).unwrap_or_else(|e| panic!("{e}"))
}

/// What candidates, states and graphs find. A small bound on candidates: most guesses of what calls
/// find are none.
fn found(program: &str) -> [BTreeSet<&'static str>; 3] {
    let text = format!("{HEAD}{program}");
    let setup = common::setup(&text, "calls.ll", Config::default());
    let args = ["program".to_owned()];
    let candidates = candidates(&setup, &Options { candidates: 20_000, ..Options::default() });
    let options = steps::Options { keep_going: true, ..steps::Options::default() };
    let states = steps::search(&setup, &args, &options, &|_| None);
    let graphs = graph::search(&setup, &args, &graph::Options::default(), &|_| None)
        .unwrap_or_else(|e| panic!("{e}"));
    [codes(&candidates), codes(&states), codes(&graphs)]
}

/// POSIX `pthread_cond_destroy`: a thread that nobody has signalled is blocked at the condition
/// variable until its time is up, and takes itself off then. What is freed meanwhile was in use.
/// (Where the waiter keeps the mutex for ever, having come back first, `main` waits for ever.)
#[test]
fn who_takes_itself_off_uses_the_object() {
    let program = "define ptr @f(ptr %a) {
  %ts = alloca {i64, i64}, align 8
  store {i64, i64} {i64 1, i64 0}, ptr %ts
  %1 = call i32 @pthread_mutex_lock(ptr @m)
  store i32 1, ptr @w
  %p = load ptr, ptr @c
  %2 = call i32 @pthread_cond_timedwait(ptr %p, ptr @m, ptr %ts)
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %p = call ptr @malloc(i64 48)
  store ptr %p, ptr @c
  %1 = call i32 @pthread_cond_init(ptr %p, ptr null)
  %2 = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)
  %3 = call i32 @pthread_mutex_lock(ptr @m)
  %v = load i32, ptr @w
  %b = icmp eq i32 %v, 1
  br i1 %b, label %yes, label %no
yes:
  call void @free(ptr %p)
  br label %no
no:
  ret i32 0
}
";
    for codes in found(program) {
        assert_eq!(codes, BTreeSet::from(["T0201", "T0403"]));
    }
}

/// POSIX `pthread_cond_destroy`: a condition variable may be destroyed once no thread is blocked at
/// it, and `pthread_cond_init`: what was destroyed may be initialised. The thread that was
/// signalled does not use it any more, whenever it runs on.
#[test]
fn who_was_signalled_does_not_use_the_object() {
    let program = "define ptr @f(ptr %a) {
  %1 = call i32 @pthread_mutex_lock(ptr @m)
  store i32 1, ptr @w
  %2 = call i32 @pthread_cond_wait(ptr @own, ptr @m)
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %1 = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)
  %2 = call i32 @pthread_mutex_lock(ptr @m)
  %v = load i32, ptr @w
  %b = icmp eq i32 %v, 1
  br i1 %b, label %yes, label %no
yes:
  %3 = call i32 @pthread_cond_signal(ptr @own)
  %4 = call i32 @pthread_cond_destroy(ptr @own)
  %5 = call i32 @pthread_cond_init(ptr @own, ptr null)
  br label %no
no:
  ret i32 0
}
";
    for codes in found(program) {
        assert_eq!(codes, BTreeSet::new());
    }
}

/// POSIX `pthread_exit`: when the last thread ends, the process exits, with its handlers. They come
/// after what all threads did, which candidates have no event for: named, not guessed.
#[test]
fn handlers_after_the_last_thread_are_no_guess() {
    let program = "declare i32 @atexit(ptr)
declare void @pthread_exit(ptr)
declare void @_Exit(i32)
define void @handler() {
  %v = load atomic i32, ptr @w seq_cst, align 4
  call void @_Exit(i32 %v)
  ret void
}
define ptr @f(ptr %a) {
  store atomic i32 1, ptr @w seq_cst, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %1 = call i32 @atexit(ptr @handler)
  %2 = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)
  call void @pthread_exit(ptr null)
  unreachable
}
";
    let text = format!("{HEAD}{program}");
    let setup = common::setup(&text, "calls.ll", Config::default());
    let report = candidates(&setup, &Options::default());
    let named = format!("{:?}", report.unsupported);
    assert!(named.contains("with functions of `atexit`"), "{named}");
    let args = ["program".to_owned()];
    let graphs = graph::search(&setup, &args, &graph::Options::default(), &|_| None)
        .unwrap_or_else(|e| panic!("{e}"));
    let exits: Vec<_> = graphs.outcomes.keys().map(|outcome| outcome.exit).collect();
    assert_eq!(exits, [1]);
}
