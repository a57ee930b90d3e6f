//! Where the behaviour of a program is finite, so are its states: loops that come back to where
//! they were, though functions were called on the way.

use crate::common;

use tresse_explore::steps::{Options, search};
use tresse_explore::{Cut, Report};
use tresse_machine::Config;
use tresse_machine::config::Granularity;

/// main polls a flag in a loop with `BODY`, in which `%again` is where the loop begins; another
/// thread sets the flag. What is polled may be known late, so there are few states more than places
/// to stand at.
const POLL: &str = r#"
target triple = "x86_64-unknown-linux-gnu"
@x = global i32 0
@y = global i32 0
@M = global [5 x i64] zeroinitializer
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
define i32 @look() {
  %local = alloca i32
  %v = load atomic i32, ptr @x acquire, align 4
  store i32 %v, ptr %local
  %w = load i32, ptr %local
  ret i32 %w
}
define i32 @sum(ptr %p) {
  %own = alloca ptr
  store ptr %p, ptr %own
  %q = load ptr, ptr %own
  %a = load i32, ptr %q
  ret i32 %a
}
define i32 @array() {
  %a = alloca [2 x i32]
  store i32 0, ptr %a
  %r = call i32 @sum(ptr %a)
  ret i32 %r
}
define void @lock() {
  %r = call i32 @pthread_mutex_lock(ptr @M)
  ret void
}
define void @unlock() {
  %r = call i32 @pthread_mutex_unlock(ptr @M)
  ret void
}
define ptr @setter(ptr %unused) {
  store atomic i32 1, ptr @x release, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %created = call i32 @pthread_create(ptr %t, ptr null, ptr @setter, ptr null)
  br label %again
again:
  BODY
  %is = icmp ne i32 %v, 0
  br i1 %is, label %end, label %again
end:
  %id = load i64, ptr %t
  %joined = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
"#;

fn states(text: &str, model: &str, granularity: Granularity) -> Report {
    let config = Config { model: model.into(), granularity, ..Config::default() };
    let setup = common::setup(text, "poll.ll", config);
    let options = Options { keep_going: true, ..Options::default() };
    search(&setup, &["program".into()], &options, &|at| (at.states > 1000).then_some(Cut::States))
}

#[test]
fn a_loop_that_calls_functions_comes_back() {
    let load = "%v = load atomic i32, ptr @x acquire, align 4";
    for body in [
        "%v = call i32 @look()".into(),
        format!("{load}\n  %s = call i32 @array()"),
        format!("%s = call i32 @array()\n  {load}"),
        // The read is under way while others are called.
        format!("{load}\n  call void @lock()\n  call void @unlock()"),
        format!("call void @lock()\n  {load}\n  call void @unlock()"),
        // A write of its own may wait all the time.
        format!(
            "store atomic i32 1, ptr @y monotonic, align 4\n  %s = call i32 @array()\n  {load}"
        ),
    ] {
        let text = POLL.replace("BODY", &body);
        for model in common::MODELS {
            // Each round adds a write to a history (docs/limitations.md).
            let has_history = tresse_memmodels::find(model).is_some_and(|m| m.storage.is_some());
            if has_history && body.contains("@y") {
                continue;
            }
            let report = states(&text, model, Granularity::Access);
            // A queue may be full: that is another bound, and few states.
            assert!(!report.cuts.contains(&Cut::States), "{model} {body}: {}", report.states);
            assert!(report.errors.is_empty() && report.livelock.is_none(), "{model} {body}");
            assert_eq!(report.outcomes.len(), 1, "{model} {body}");
        }
        let report = states(&text, "sc", Granularity::Byte);
        assert!(report.cuts.is_empty(), "bytes, {body}");
    }
}

/// What makes states meet again must not make a pointer to a dead object one to its successor: the
/// thread calls a function that returns, keeps or hands on a pointer to its local, then another one
/// whose local has the same place, and uses the pointer.
#[test]
fn a_dead_object_is_not_its_successor() {
    let keep = |keep: &str, take: &str, ret: &str| {
        let body = format!(
            "%old = call ptr @leave()\n  {take}\n  %p = call i32 @with(ptr %kept)\n  \
             %v = load atomic i32, ptr @x acquire, align 4"
        );
        let functions = format!(
            "@cell = global ptr null\n\
             define ptr @leave() {{\n  %gone = alloca i32\n  store i32 1, ptr %gone\n  {keep}\n  \
             ret ptr {ret}\n}}\n\
             define i32 @with(ptr %kept) {{\n  %new = alloca i32\n  store i32 0, ptr %new\n  \
             %q = load ptr, ptr %kept\n  %r = load i32, ptr %q\n  ret i32 %r\n}}\n"
        );
        POLL.replace("BODY", &body)
            .replace("%t = alloca i64", "%t = alloca i64\n  %kept = alloca ptr")
            + &functions
    };
    let programs = [
        keep("", "store ptr %old, ptr %kept", "%gone"),
        keep(
            "store ptr %gone, ptr @cell",
            "%c = load ptr, ptr @cell\n  store ptr %c, ptr %kept",
            "null",
        ),
        keep(
            "store atomic ptr %gone, ptr @cell monotonic, align 8",
            "%c = load atomic ptr, ptr @cell monotonic, align 8\n  store ptr %c, ptr %kept",
            "null",
        ),
        keep(
            "%n = ptrtoint ptr %gone to i64\n  store i64 %n, ptr @cell",
            "%c = load ptr, ptr @cell\n  store ptr %c, ptr %kept",
            "null",
        ),
    ];
    for (i, text) in programs.iter().enumerate() {
        for model in common::MODELS {
            let report = states(text, model, Granularity::Access);
            let codes: Vec<_> = report.errors.iter().map(|e| e.ending.end.code()).collect();
            assert_eq!(codes, ["T0404"], "{i} {model}");
        }
    }
}
