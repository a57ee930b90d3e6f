//! The machine of the paper, byte by byte: what has left `to_commit` and waits in `mem_op_list` is
//! still under way.

use crate::common;

use tresse_explore::Report;
use tresse_explore::steps::{Options, search};
use tresse_machine::Config;
use tresse_machine::config::{Dispatch, Granularity};

/// One thread beside `main`, which ends at once: `main` does `BODY`.
fn explore(functions: &str, body: &str, no_flight_reduction: bool) -> Report {
    let text = format!(
        r#"
target triple = "x86_64-unknown-linux-gnu"
@x = global i8 0
@p = global ptr null
@a = global i8 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @other(ptr %unused) {{
  ret ptr null
}}
{functions}
define i32 @main() {{
  %t = alloca i64
  %created = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
{body}
  %id = load i64, ptr %t
  %joined = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}}
"#
    );
    let config = Config {
        granularity: Granularity::Byte,
        dispatch: Dispatch::OutOfOrder(8),
        ..Config::default()
    };
    let setup = common::setup(&text, "literal.ll", config);
    let options = Options { keep_going: true, no_flight_reduction, ..Options::default() };
    search(&setup, &["program".into()], &options, &|_| None)
}

/// A read that is in `mem_op_list` takes nothing from a younger write that waits in `to_commit`.
#[test]
fn a_read_sees_no_write_that_comes_after_it() {
    let body = "  %a = load i8, ptr @x\n  store i8 5, ptr @x\n  store i8 %a, ptr @a";
    for is_full in [false, true] {
        let report = explore("", body, is_full);
        let values = |o: &tresse_explore::Outcome| {
            ["x", "a"].map(|name| o.global(name).unwrap_or("?").to_owned())
        };
        let found: Vec<_> = report.outcomes.keys().map(values).collect();
        assert_eq!(found, [["5", "0"].map(String::from)], "{is_full}");
    }
}

/// A function returns when what it did to its locals has taken effect, and not when that has left
/// `to_commit`: a local that others know is not gone before.
#[test]
fn a_local_lives_until_its_writes_have_taken_effect() {
    let function = "define void @g() {\n  %l = alloca i32\n  store ptr %l, ptr @p\n  \
                    store i32 1, ptr %l\n  ret void\n}";
    for is_full in [false, true] {
        let report = explore(function, "  call void @g()", is_full);
        assert!(report.errors.is_empty(), "{is_full}");
        assert_eq!(report.outcomes.len(), 1);
    }
}
