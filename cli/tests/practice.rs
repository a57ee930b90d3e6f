//! What C leaves undefined and programs do all the same: `--volatile atomic` and
//! `--pointer-arithmetic wrap` let be what they say, and nothing else.

mod common;

use common::{Temp, json};

/// One thread writes data and then a flag, and the other reads the data once it has seen the flag.
/// `FENCE(order)` stands between the two on each side.
const HANDED_OVER: &str = "
target triple = \"x86_64-unknown-linux-gnu\"
@data = global i32 0
@flag = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @write(ptr %unused) {
  store i32 1, ptr @data
  FENCE(release)
  store volatile i32 1, ptr @flag, align ALIGN
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @write, ptr null)
  %f = load volatile i32, ptr @flag, align ALIGN
  FENCE(acquire)
  %is = icmp eq i32 %f, 1
  br i1 %is, label %read, label %end
read:
  %d = load i32, ptr @data
  br label %end
end:
  %n = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %n, ptr null)
  ret i32 0
}
";

fn handed_over(has_fences: bool, align: &str) -> String {
    let fence = |order: &str| match has_fences {
        true => format!("fence {order}"),
        false => String::new(),
    };
    let text = HANDED_OVER.replace("FENCE(release)", &fence("release"));
    text.replace("FENCE(acquire)", &fence("acquire")).replace("ALIGN", align)
}

/// The code of the first error, and what it is about.
fn found(text: &str, flags: &[&str]) -> String {
    let name = if text.contains("@flag") { "practice-volatile.ll" } else { "practice-pointer.ll" };
    let program = Temp::new(name, text.as_bytes());
    let (_, report) = json(&[&["check", program.path(), "--rc11"], flags].concat());
    let error = &report["errors"][0];
    match error["code"].as_str() {
        Some(code) => format!("{code} {}", error["message"].as_str().unwrap_or_default()),
        None => report["verdict"].as_str().unwrap_or_default().to_owned(),
    }
}

#[test]
fn volatile_accesses_are_relaxed_ones() {
    let atomic = ["--volatile", "atomic"];
    let with_fences = handed_over(true, "4");
    assert!(found(&with_fences, &[]).contains("T0301 data race on flag"));
    assert_eq!(found(&with_fences, &atomic), "no-errors");
    // They order nothing.
    let without = found(&handed_over(false, "4"), &atomic);
    assert!(without.contains("T0301 data race on data"), "{without}");
    // What may not be aligned is no atomic access of any processor.
    let unaligned = found(&handed_over(true, "1"), &atomic);
    assert!(unaligned.contains("T0301 data race on flag"), "{unaligned}");
}

/// A pointer that starts before an array and comes back, or does not.
fn before(steps: u32) -> String {
    format!(
        "@array = global [2 x i32] zeroinitializer
define i32 @main() {{
  %p = getelementptr inbounds i32, ptr @array, i32 -1
  %q = getelementptr inbounds i32, ptr %p, i32 {steps}
  %v = load i32, ptr %q
  ret i32 %v
}}
"
    )
}

#[test]
fn pointers_may_leave_their_object_and_come_back() {
    let wrap = ["--pointer-arithmetic", "wrap"];
    assert!(found(&before(1), &[]).contains("T0507"));
    assert_eq!(found(&before(1), &wrap), "no-errors");
    assert_eq!(found(&before(2), &wrap), "no-errors");
    // There is nothing.
    for steps in [0, 3] {
        let found = found(&before(steps), &wrap);
        assert!(found.contains("T0402"), "{found}");
    }
}
