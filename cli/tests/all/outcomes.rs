//! Outcomes tell final states apart by all that global variables hold, however large they are.

use crate::common;

use crate::common::Temp;
use serde_json::Value;

/// Two threads draw a ticket each; the second one writes its own to three variables.
fn program(elements: u32) -> String {
    format!(
        "
@next = global i32 0
@many = global [{elements} x i32] zeroinitializer
@wide = global i128 0
@odd = global i23 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @draw(ptr %me) {{
  %n = atomicrmw add ptr @next, i32 1 monotonic
  %is = icmp eq ptr %me, null
  br i1 %is, label %end, label %write
write:
  %m = add i32 %n, 7
  store i32 %m, ptr getelementptr ([{elements} x i32], ptr @many, i64 0, i64 68)
  %w = zext i32 %n to i128
  %h = add i128 %w, -2
  store i128 %h, ptr @wide
  %o = trunc i32 %n to i23
  store i23 %o, ptr @odd
  br label %end
end:
  ret ptr null
}}
define i32 @main() {{
  %a = alloca i64
  %b = alloca i64
  %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @draw, ptr null)
  %2 = call i32 @pthread_create(ptr %b, ptr null, ptr @draw, ptr inttoptr (i64 1 to ptr))
  %x = load i64, ptr %a
  %y = load i64, ptr %b
  %3 = call i32 @pthread_join(i64 %x, ptr null)
  %4 = call i32 @pthread_join(i64 %y, ptr null)
  ret i32 0
}}
"
    )
}

fn check(file: &Temp, flags: &str) -> Value {
    let flags = flags.split_whitespace();
    let args: Vec<&str> = ["check", file.path(), "--outcomes"].into_iter().chain(flags).collect();
    common::json(&args).1
}

fn globals<'a>(report: &'a Value, name: &str) -> Vec<&'a str> {
    let outcomes = report["outcomes"].as_array().unwrap();
    let mut values: Vec<&str> =
        outcomes.iter().map(|o| o["globals"][name].as_str().unwrap()).collect();
    values.sort_unstable();
    values
}

/// The second thread draws 0 or 1. -2 and -1 as 128 bits, either byte order.
#[test]
fn large_and_wide_variables_tell_outcomes_apart() {
    let file = Temp::new("outcomes.ll", program(100).as_bytes());
    for engine in ["graph", "steps", "candidates"] {
        for order in ["little", "big"] {
            let report = check(&file, &format!("--engine {engine} --endianness {order}"));
            let of = |name| globals(&report, name);
            assert_eq!(of("many"), ["{[68]: 7}", "{[68]: 8}"], "{engine} {order}");
            assert_eq!(of("wide"), ["-1", "-2"], "{engine} {order}");
            assert_eq!(of("odd"), ["0", "1"], "{engine} {order}");
            assert_eq!(report["outcomes_leave_out"], serde_json::json!([]));
        }
    }
}

/// A vector of bits is one number in memory (LangRef, "Vector Type"), and what fills a last byte up
/// is no part of a value. NaNs differ by their bits, which a stored constant keeps.
#[test]
fn values_are_what_memory_holds() {
    let text = "
@bits = global <8 x i1> zeroinitializer
@odd = global [70 x i7] zeroinitializer
@nan = global double 0.0
@other = global float 0.0
@quad = global fp128 0xL00000000000000000000000000000000
define i32 @main() {
  store <8 x i1> <i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0>, ptr @bits
  store i7 0, ptr @odd
  store double 0x7FF8000000000000, ptr @nan
  store float 0xFFF8000000000000, ptr @other
  store fp128 0xL00000000000000000000000000000000, ptr @quad
  ret i32 0
}
";
    let file = Temp::new("values.ll", text.as_bytes());
    for engine in ["graph", "steps", "candidates"] {
        let report = check(&file, &format!("--engine {engine}"));
        let of = |name| globals(&report, name)[0];
        assert_eq!((of("bits"), of("odd"), of("quad")), ("9", "initial", "0x0"), "{engine}");
        assert_eq!((of("nan"), of("other")), ("NaN", "NaN(0xffc00000)"), "{engine}");
    }
}

/// A pattern asks for a wide variable by its value, and for no large one, as that is not known
/// whole.
#[test]
fn patterns_ask_for_what_outcomes_have() {
    let file = Temp::new("patterns.ll", program(100).as_bytes());
    let matched = |pattern: &str| {
        let args = ["check", file.path(), "--pattern", pattern];
        common::json(&args).1["matched"].as_u64()
    };
    assert_eq!((matched("wide == -1"), matched("wide == 255")), (Some(1), Some(0)));
    let refused = common::tresse(&["check", file.path(), "--pattern", "many[68] == 7"]);
    assert_eq!(common::code(&refused), 2);
    assert!(common::stderr(&refused).contains("no global variable `many`"));
}

/// What is too large is named.
#[test]
fn what_outcomes_leave_out_is_said() {
    let file = Temp::new("too-large.ll", program(70_000).as_bytes());
    let report = check(&file, "");
    assert_eq!(report["outcomes_leave_out"], serde_json::json!(["many"]));
    let output = common::tresse(&["check", file.path(), "--outcomes"]);
    assert!(common::stderr(&output).contains("not told apart by what is too large: many"));
}

/// A thread may be on either of two processors, and on the other one at once.
#[test]
fn a_thread_may_be_on_either_processor() {
    let text = "@both = global i32 9
declare i32 @sched_getcpu()
define i32 @main() {
  %f = call i32 @sched_getcpu()
  %s = call i32 @sched_getcpu()
  %t = mul i32 %f, 2
  %b = add i32 %t, %s
  store i32 %b, ptr @both
  ret i32 0
}
";
    let file = Temp::new("processors.ll", text.as_bytes());
    for engine in ["graph", "steps", "candidates"] {
        let report = check(&file, &format!("--engine {engine}"));
        assert_eq!(globals(&report, "both"), ["0", "1", "2", "3"], "{engine}");
    }
}
