//! Objects that a thread fills while they are its own and then makes known: without a race only if
//! what it did is before the other thread's access.

use crate::common;

use std::collections::BTreeSet;
use tresse_explore::{graph, steps};
use tresse_machine::end::End;
use tresse_machine::{Config, Machine};

/// main allocates a block, fills it, and publishes it; `BEFORE` and `AFTER` the filling are what
/// the caller puts there. The reader takes the pointer with `READ` and an acquire fence.
const PROGRAM: &str = r#"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@known = global ptr null, align 8
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare ptr @malloc(i64)
define ptr @reader(ptr %unused) {
  %p = load atomic ptr, ptr @known monotonic, align 8
  fence acquire
  %none = icmp eq ptr %p, null
  br i1 %none, label %end, label %read
read:
  %v = load i32, ptr %p, align 4
  br label %end
end:
  ret ptr null
}
define i32 @main() {
  %t = alloca i64, align 8
  %created = call i32 @pthread_create(ptr %t, ptr null, ptr @reader, ptr null)
  %p = call ptr @malloc(i64 4)
  BEFORE
  store i32 1, ptr %p, align 4
  AFTER
  ret i32 0
}
"#;

/// The codes of the errors under a model.
fn errors(before: &str, after: &str, model: &str) -> Vec<&'static str> {
    let text = PROGRAM.replace("BEFORE", before).replace("AFTER", after);
    let setup =
        common::setup(&text, "publish.ll", Config { model: model.into(), ..Config::default() });
    let report = graph::search(&setup, &["program".into()], &graph::Options::default(), &|_| None)
        .unwrap_or_else(|e| panic!("{e}"));
    assert!(report.unsupported.is_empty() && report.cuts.is_empty());
    let codes: Vec<_> = report.errors.iter().map(|e| code(&e.ending.end)).collect();
    let states = steps::search(&setup, &["program".into()], &steps::Options::default(), &|_| None);
    assert!(states.unsupported.is_empty() && states.cuts.is_empty());
    assert_eq!(
        codes,
        states.errors.iter().map(|e| code(&e.ending.end)).collect::<Vec<_>>(),
        "{model}"
    );
    codes
}

fn code(end: &End) -> &'static str {
    match end {
        End::Race(_) => "race",
        _ => "other",
    }
}

const RELAXED: &str = "store atomic ptr %p, ptr @known monotonic, align 8";

#[test]
fn a_release_fence_after_the_filling_is_enough() {
    let after = format!("fence release\n  {RELAXED}");
    for model in common::MODELS {
        assert!(errors("", &after, model).is_empty(), "{model}");
    }
}

#[test]
fn a_release_fence_before_the_filling_is_not() {
    assert_eq!(errors("fence release", RELAXED, "rc11"), ["race"]);
    assert_eq!(errors("", RELAXED, "rc11"), ["race"]);
    for model in ["sc", "tso", "ra"] {
        assert!(errors("", RELAXED, model).is_empty(), "{model}");
    }
    assert_eq!(errors("", RELAXED, "pso"), ["race"]);
}

/// Codes of all errors that the search of states finds.
fn codes_by_states(text: &str, model: &str) -> BTreeSet<&'static str> {
    let config = Config { model: model.into(), ..Config::default() };
    let setup = common::setup(text, "publish.ll", config);
    let options = steps::Options { keep_going: true, ..steps::Options::default() };
    let report = steps::search(&setup, &["program".into()], &options, &|_| None);
    assert!(report.unsupported.is_empty() && report.cuts.is_empty(), "{model}\n{text}");
    report.errors.iter().map(|e| e.ending.end.code()).collect()
}

/// A thread makes an object and makes it known; main does something to it if it knows it.
const MAKER: &str = r#"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@known = global ptr null, align 8
@text = constant [2 x i8] zeroinitializer
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
declare i64 @write(i32, ptr, i64)
define ptr @maker(ptr %unused) {
  %p = call ptr @malloc(i64 64)
  MAKE
  store atomic ptr %p, ptr @known ORDER, align 8
  ret ptr null
}
define i32 @main() {
  %t = alloca i64, align 8
  %created = call i32 @pthread_create(ptr %t, ptr null, ptr @maker, ptr null)
  %p = load atomic ptr, ptr @known acquire, align 8
  %none = icmp eq ptr %p, null
  br i1 %none, label %end, label %use
use:
  USE
  br label %end
end:
  %id = load i64, ptr %t, align 8
  %joined = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
"#;

fn maker(make: &str, order: &str, take: &str) -> String {
    MAKER.replace("MAKE", make).replace("ORDER", order).replace("USE", take)
}

/// What a thread wrote may still be in its store buffer when it has made it known and ends: the end
/// lets the writes out, but others may act before.
#[test]
fn the_end_of_a_thread_hides_no_writes() {
    let text = |order| maker("store i32 1, ptr %p, align 4", order, "%v = load i32, ptr %p");
    for model in common::MODELS {
        // Only PSO and RC11 let the pointer be seen before what it is to.
        let race = if matches!(model, "pso" | "rc11") { &["T0301"][..] } else { &[] };
        let found = codes_by_states(&text("monotonic"), model);
        assert_eq!(Vec::from_iter(found), race, "{model}");
        assert!(codes_by_states(&text("release"), model).is_empty(), "{model}");
    }
}

/// A write that leaves the buffer after the block was freed is to freed memory; output reads bytes
/// that nothing says are written.
#[test]
fn requests_come_before_writes_in_a_store_buffer() {
    let make = "store i16 1, ptr %p, align 2";
    for (take, code) in [
        ("call void @free(ptr %p)", "T0403"),
        ("%n = call i64 @write(i32 1, ptr %p, i64 2)", "T0301"),
    ] {
        let found = |order, model| codes_by_states(&maker(make, order, take), model);
        assert_eq!(Vec::from_iter(found("monotonic", "pso")), [code], "{take}");
        assert!(found("release", "pso").is_empty(), "{take}");
        for model in ["sc", "tso"] {
            assert!(found("monotonic", model).is_empty(), "{take} {model}");
        }
    }
}

const DECLARED: &str = "
declare i32 @sem_init(ptr, i32, i32)
declare i32 @sem_wait(ptr)
declare i32 @sem_post(ptr)
declare i32 @pthread_mutex_init(ptr, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_rwlock_init(ptr, ptr)
declare i32 @pthread_rwlock_wrlock(ptr)
declare i32 @pthread_rwlock_rdlock(ptr)
";

/// A call that waits at an object is never performed, or only after what lets it go on: that it may
/// come before the object's initialisation is an error all the same. It does if the pointer may be
/// known first: under RC11, a race of the two; under PSO unless a call (POSIX, \"Memory
/// Synchronization\") lets all writes out before the pointer, and then what is not initialised is
/// found. All of them wait for ever if they come later, and there is no race.
#[test]
fn calls_that_wait_may_come_too_early() {
    let init = |kind| format!("%i = call i32 @pthread_{kind}_init(ptr %p, ptr null)\n  ");
    let ways = [
        ("%i = call i32 @sem_init(ptr %p, i32 0, i32 0)".into(), "sem_wait", Some("T0804")),
        (init("mutex") + "%l = call i32 @pthread_mutex_lock(ptr %p)", "pthread_mutex_lock", None),
        (
            init("rwlock") + "%l = call i32 @pthread_rwlock_wrlock(ptr %p)",
            "pthread_rwlock_rdlock",
            None,
        ),
    ];
    for (make, wait, too_early) in ways {
        let wait = format!("%w = call i32 @{wait}(ptr %p)");
        let found = |order, model| codes_by_states(&(maker(&make, order, &wait) + DECLARED), model);
        for model in common::MODELS {
            let all = match model {
                "pso" => BTreeSet::from_iter(too_early.into_iter().chain(["T0201"])),
                // It races whenever it is made.
                "rc11" => BTreeSet::from(["T0301"]),
                _ => BTreeSet::from(["T0201"]),
            };
            assert_eq!(found("monotonic", model), all, "{model}: {wait}");
            assert_eq!(found("release", model), BTreeSet::from(["T0201"]), "{model}: {wait}");
        }
    }
}

/// Nor does it help that the call was let go on by somebody who knows the object: it could have
/// been there before.
#[test]
fn what_lets_a_call_go_on_does_not_order_its_arrival() {
    let make = "%i = call i32 @sem_init(ptr %p, i32 0, i32 0)";
    let text = |order| {
        let text = maker(make, order, "%w = call i32 @sem_wait(ptr %p)") + DECLARED;
        text.replace("  ret ptr null", "  %s = call i32 @sem_post(ptr %p)\n  ret ptr null")
    };
    for model in common::MODELS {
        let early: &[&str] = match model {
            "pso" => &["T0804"],
            "rc11" => &["T0301"],
            _ => &[],
        };
        let found = codes_by_states(&text("monotonic"), model);
        assert_eq!(Vec::from_iter(found), early, "{model}");
        assert!(codes_by_states(&text("release"), model).is_empty(), "{model}");
    }
}

/// POSIX `pthread_barrier_destroy`: whoever has left a barrier may destroy and free it, as those
/// that were let go do not use it any more.
#[test]
fn a_barrier_may_go_when_one_thread_has_left_it() {
    let text = r#"
target triple = "x86_64-unknown-linux-gnu"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_barrier_init(ptr, ptr, i32)
declare i32 @pthread_barrier_wait(ptr)
declare i32 @pthread_barrier_destroy(ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
define ptr @other(ptr %b) {
  %w = call i32 @pthread_barrier_wait(ptr %b)
  ret ptr null
}
define i32 @main() {
  %b = call ptr @malloc(i64 64)
  %i = call i32 @pthread_barrier_init(ptr %b, ptr null, i32 2)
  %t = alloca i64
  %created = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr %b)
  %w = call i32 @pthread_barrier_wait(ptr %b)
  %d = call i32 @pthread_barrier_destroy(ptr %b)
  call void @free(ptr %b)
  %id = load i64, ptr %t
  %joined = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
"#;
    for model in common::MODELS {
        assert!(codes_by_states(text, model).is_empty(), "{model}");
    }
}

/// What a thread is given, and what it leaves behind, is known to whoever gets it: nothing has to
/// be shared from its birth on.
#[test]
fn what_is_handed_over_stays_private_before() {
    let text = r#"
target triple = "x86_64-unknown-linux-gnu"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare ptr @malloc(i64)
define ptr @other(ptr %p) {
  store i32 2, ptr %p, align 4
  %q = call ptr @malloc(i64 4)
  store i32 3, ptr %q, align 4
  ret ptr %q
}
define i32 @main() {
  %p = call ptr @malloc(i64 4)
  store i32 1, ptr %p, align 4
  %t = alloca i64
  %r = alloca ptr
  %created = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr %p)
  %id = load i64, ptr %t
  %joined = call i32 @pthread_join(i64 %id, ptr %r)
  %q = load ptr, ptr %r
  store i32 4, ptr %q, align 4
  ret i32 0
}
"#;
    for model in common::MODELS {
        let config = Config { model: model.into(), ..Config::default() };
        let machine = Machine::new(&common::setup(text, "p.ll", config), &["program".into()]);
        let report = steps::search_from(machine, &steps::Options::default(), &|_| None);
        assert!(report.leak.is_none() && report.errors.is_empty(), "{model}");
        assert_eq!(report.outcomes.len(), 1, "{model}");
    }
}
