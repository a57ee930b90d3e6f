//! Objects that a thread fills while they are its own and then makes known: without a race only if
//! what it did is before the other thread's access.

mod common;

use tresse_explore::{graph, steps};
use tresse_machine::Config;
use tresse_machine::end::End;

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
