//! Programs with many threads: each has its part of the address space.

use crate::common::{Temp, code, json, stderr, tresse};

/// A thousand threads and more, one after the other, which allocate, have a thread-local variable,
/// and count; the last one finds the count. `{end}` is compared with it.
fn one_after_the_other(end: u32) -> String {
    format!(
        r#"
target triple = "x86_64-unknown-linux-gnu"
@count = global i32 0
@own = thread_local global i32 5
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare noalias ptr @malloc(i64)
declare void @free(ptr)
declare void @abort()
define ptr @run(ptr %unused) {{
  %block = call ptr @malloc(i64 4)
  %none = icmp eq ptr %block, null
  br i1 %none, label %wrong, label %go
go:
  %old = atomicrmw add ptr @count, i32 1 seq_cst
  store i32 %old, ptr %block
  %five = load i32, ptr @own
  %before = load i32, ptr %block
  %now = add i32 %before, %five
  store i32 %now, ptr @own
  call void @free(ptr %block)
  %last = icmp eq i32 %now, {end}
  br i1 %last, label %wrong, label %done
wrong:
  call void @abort()
  unreachable
done:
  ret ptr null
}}
define i32 @main() {{
  %t = alloca i64
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @run, ptr null)
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 1100
  br i1 %more, label %loop, label %out
out:
  %n = load atomic i32, ptr @count seq_cst, align 4
  %r = sub i32 %n, 1100
  ret i32 %r
}}
"#
    )
}

const WAYS: [&[&str]; 4] =
    [&["check"], &["check", "--rc11"], &["check", "--engine", "steps"], &["run", "--tso"]];

#[test]
fn a_thousand_threads_one_after_the_other() {
    let program = Temp::new("thousand.ll", one_after_the_other(0).as_bytes());
    // The last of them has found 1099, and the 5 of its own variable.
    let wrong = Temp::new("thousand_and_one.ll", one_after_the_other(1104).as_bytes());
    for way in WAYS {
        let args = [way, &["--max-threads", "1101", program.path()]].concat();
        let output = tresse(&args);
        assert_eq!(code(&output), 0, "{args:?}: {}", stderr(&output));
        let few = tresse(&[way, &["--max-threads", "1100", program.path()]].concat());
        assert!(stderr(&few).contains("threads"), "{args:?}: {}", stderr(&few));
        assert_ne!(code(&few), 0, "{args:?}");
        let failed = tresse(&[way, &["--max-threads", "1101", wrong.path()]].concat());
        assert!(stderr(&failed).contains("T0102"), "{args:?}: {}", stderr(&failed));
    }
    let (_, report) = json(&["check", "--max-threads", "1101", wrong.path()]);
    let string = report["errors"][0]["replay"].as_str().unwrap();
    let again = tresse(&["replay", "--max-threads", "1101", string, wrong.path()]);
    assert!(stderr(&again).contains("T0102"), "{}", stderr(&again));
}

#[test]
fn more_threads_than_pointers_can_name_are_refused() {
    let program = Temp::new("few.ll", one_after_the_other(0).as_bytes());
    let refused = tresse(&["check", "--max-threads", "4095", program.path()]);
    assert_eq!(code(&refused), 2);
    assert!(stderr(&refused).contains("threads may be at most 4094"), "{}", stderr(&refused));
}

/// Where pointers are narrow, many threads leave little to each stack: it ends before the next one
/// begins, and two objects never have one address.
#[test]
fn stacks_do_not_meet() {
    let program = br#"
target datalayout = "e-p:32:32"
@a = global ptr null
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define ptr @run(ptr %unused) {
  %big = alloca [1500000 x i8]
  store atomic ptr %big, ptr @a seq_cst, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @run, ptr null)
  ret i32 0
}
"#;
    let program = Temp::new("stacks.ll", program);
    for engine in ["graph", "steps"] {
        let flags = ["check", "--engine", engine, program.path()];
        assert_eq!(code(&tresse(&flags)), 0, "{engine}");
        let output = tresse(&[&flags[..], &["--max-threads", "1000"]].concat());
        assert!(stderr(&output).contains("T0601"), "{engine}: {}", stderr(&output));
    }
}
