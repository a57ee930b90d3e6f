//! A thread may have more events than fit into 16 bits.

use crate::common::{Temp, json, stderr, tresse};

/// A thread that stores 1 to 70,000, and one that reads what is there after it. The last value is
/// wrong.
const PROGRAM: &[u8] = br#"
target triple = "x86_64-unknown-linux-gnu"
@x = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare void @abort()
define ptr @run(ptr %unused) {
  br label %loop
loop:
  %i = phi i32 [ 1, %0 ], [ %next, %loop ]
  store atomic i32 %i, ptr @x monotonic, align 4
  %next = add i32 %i, 1
  %more = icmp ule i32 %next, 70000
  br i1 %more, label %loop, label %out
out:
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @run, ptr null)
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  %x = load atomic i32, ptr @x monotonic, align 4
  %last = icmp eq i32 %x, 70000
  br i1 %last, label %wrong, label %done
wrong:
  call void @abort()
  unreachable
done:
  ret i32 0
}
"#;

#[test]
fn seventy_thousand_events_of_a_thread() {
    let program = Temp::new("long.ll", PROGRAM);
    for model in ["sc", "pso", "rc11"] {
        let flags = ["--model", model, "--max-events", "100000", program.path()];
        let (_, report) = json(&[&["check"], &flags[..]].concat());
        assert_eq!(report["errors"][0]["code"], "T0102", "{model}: {report}");
        assert_eq!(report["cuts"].as_array().unwrap().len(), 0, "{model}: {report}");
        let string = report["errors"][0]["replay"].as_str().unwrap();
        let again = tresse(&["replay", "--model", model, string, program.path()]);
        assert!(stderr(&again).contains("T0102"), "{model}: {}", stderr(&again));
    }
}
