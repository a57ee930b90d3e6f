//! What a thread may start with: POSIX has `pthread_create` call it with a pointer, for a pointer,
//! and a call must be of the function's type (LangRef, `call`; C11 6.5.2.2p9).

use crate::common;

use std::collections::BTreeSet;
use tresse_explore::{candidates, graph, steps};
use tresse_machine::Config;
use tresse_memmodels::cat::Cat;

fn program(function: &str) -> String {
    format!(
        "target triple = \"x86_64-unknown-linux-gnu\"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
{function}
define i32 @main() {{
  %t = alloca i64, align 8
  %created = call i32 @pthread_create(ptr %t, ptr null, ptr @w, ptr null)
  %id = load i64, ptr %t, align 8
  %joined = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}}
"
    )
}

/// The codes of the errors that each engine finds: they are the same.
fn codes(function: &str) -> BTreeSet<&'static str> {
    let (text, args) = (program(function), ["program".to_owned()]);
    let setup = common::setup(&text, "start.ll", Config::default());
    let sc = tresse_memmodels::find("sc").unwrap_or_else(|| panic!("no model sc")).text;
    let cat = Cat::parse("sc", sc, &|_| None).unwrap_or_else(|e| panic!("{e}"));
    let graph = graph::search(&setup, &args, &graph::Options::default(), &|_| None);
    let states = steps::search(&setup, &args, &steps::Options::default(), &|_| None);
    let all = candidates::search(&setup, &args, &cat, &candidates::Options::default());
    let reports =
        [graph.unwrap_or_else(|e| panic!("{e}")), states, all.unwrap_or_else(|e| panic!("{e}"))];
    let [one, two, three] = reports.map(|report| common::found(&report).1);
    assert_eq!((&one, &one), (&two, &three), "{function}");
    one
}

#[test]
fn a_thread_starts_with_a_function_from_pointer_to_pointer() {
    for right in [
        "define ptr @w(ptr %p) {\n  ret ptr null\n}",
        "define internal ptr @w(ptr noundef %p) {\n  ret ptr %p\n}",
        // Not by the standard; docs/limitations.md.
        "define ptr @w() {\n  ret ptr null\n}",
        "define ptr @v(ptr %p) {\n  ret ptr %p\n}\n@w = alias ptr (ptr), ptr @v",
    ] {
        assert_eq!(codes(right), BTreeSet::new(), "{right}");
    }
    for wrong in [
        "define double @w(double %p) {\n  ret double %p\n}",
        "define void @w(ptr %p) {\n  ret void\n}",
        "define i32 @w(ptr %p) {\n  ret i32 0\n}",
        "define i64 @w(ptr %p) {\n  ret i64 0\n}",
        "define ptr @w(i8 signext %p) {\n  ret ptr null\n}",
        "define ptr @w(i64 %p) {\n  ret ptr null\n}",
        "define ptr @w(ptr %p, ptr %q) {\n  ret ptr null\n}",
        "define ptr @w(ptr %p, ...) {\n  ret ptr null\n}",
        "define i32 @w() {\n  ret i32 0\n}",
        "define fastcc ptr @w(ptr %p) {\n  ret ptr null\n}",
    ] {
        assert_eq!(codes(wrong), BTreeSet::from(["T0703"]), "{wrong}");
    }
}
