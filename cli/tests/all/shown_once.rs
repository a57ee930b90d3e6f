//! Whoever looks at executions sees each once, also where the search has to begin again.

use crate::common::{Temp, json, stdout, tresse};

/// A loop that retries until it has written: only when it is met does the search know that its read
/// waits, and begins again.
#[test]
fn each_execution_is_shown_once() {
    let program = Temp::new(
        "retry.ll",
        br#"
target triple = "x86_64-unknown-linux-gnu"
@x = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @retry(ptr %unused) {
  %first = load atomic i32, ptr @x seq_cst, align 4
  br label %loop
loop:
  %old = phi i32 [ %first, %0 ], [ %seen, %loop ]
  %pair = cmpxchg ptr @x, i32 %old, i32 42 seq_cst seq_cst
  %seen = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %out, label %loop
out:
  ret ptr null
}
define ptr @write(ptr %unused) {
  store atomic i32 1, ptr @x seq_cst, align 4
  ret ptr null
}
define i32 @main() {
  %a = alloca i64
  %b = alloca i64
  %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @retry, ptr null)
  %2 = call i32 @pthread_create(ptr %b, ptr null, ptr @write, ptr null)
  %t = load i64, ptr %a
  %3 = call i32 @pthread_join(i64 %t, ptr null)
  %u = load i64, ptr %b
  %4 = call i32 @pthread_join(i64 %u, ptr null)
  ret i32 0
}
"#,
    );
    // The retry writes before the other thread does, or after: at once, or at the second try.
    let (_, report) = json(&["check", "--print-exec-graphs", program.path()]);
    assert_eq!(report["executions"]["complete"], 3, "{report}");
    assert_eq!(report["graphs"].as_array().unwrap().len(), 3, "{report}");
    let output = tresse(&["check", "--print-exec-graphs", program.path()]);
    let text = stdout(&output);
    let heads = text.lines().filter(|l| l.starts_with("execution "));
    let numbers: Vec<_> = heads.filter_map(|l| l.split([' ', ':']).nth(1)).collect();
    assert_eq!(numbers, ["1", "2", "3"], "{text}");
}
