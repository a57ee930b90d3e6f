//! What C leaves undefined and programs do all the same: `--volatile atomic`,
//! `--pointer-arithmetic wrap` and `--call-types practice` let be what they say, and nothing else.

use crate::common::{Temp, json};

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
    // Tests run side by side.
    let name = format!("practice-{:?}.ll", std::thread::current().id());
    let program = Temp::new(&name, text.as_bytes());
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

/// A program that calls `f`, with these parameters and this result, by this call, directly and
/// through a pointer; `%v` is the result, if there is one.
fn called(function: &str, call: &str, then: &str, is_direct: bool) -> String {
    let (load, by) = match is_direct {
        true => ("", "@f"),
        false => ("%p = load ptr, ptr @p\n", "%p"),
    };
    let call = call.replace("@f", by);
    format!("@p = global ptr @f\n{function}\ndefine i32 @main() {{\n{load}{call}\n{then}\n}}\n")
}

#[test]
fn calls_with_other_types_do_what_they_do_in_practice() {
    let practice = ["--call-types", "practice"];
    let takes = "define i32 @f(i32 %a) {\nret i32 %a\n}";
    let two = "define i32 @f(i32 %a, i32 %b) {\nret i32 %b\n}";
    let gives_nothing = "define void @f(i32 %a) {\nret void\n}";
    let passes = [
        // More arguments than it takes, and a result that nobody takes.
        (takes, "%v = call i32 @f(i32 0, i32 9)", "ret i32 %v"),
        (takes, "call void @f(i32 7)", "ret i32 0"),
        (takes, "call void @f(i32 7, ptr null)", "ret i32 0"),
        // A result that nobody needs.
        (gives_nothing, "%v = call i64 @f(i32 7)", "ret i32 0"),
        (gives_nothing, "%v = call { i64, i128 } @f(i32 7)", "ret i32 0"),
    ];
    let unprototyped = [
        (two, "%v = call i32 (i32, i32, ...) @f(i32 0, i32 0)", "ret i32 %v"),
        (two, "%v = call i32 (...) @f(i32 0, i32 0)", "ret i32 %v"),
    ];
    let is_needed = "%c = icmp eq i64 %v, 0\nbr i1 %c, label %a, label %a\na:\nret i32 0";
    let by_address = "%r = alloca i128\ncall void @f(i32 7, ptr sret(i128) %r)";
    let fails = [
        (gives_nothing, "%v = call i64 @f(i32 7)", is_needed, "T0504"),
        (takes, "%v = call i32 @f()", "ret i32 %v", "T0703"),
        (takes, "%v = call i32 @f(i64 7)", "ret i32 %v", "T0703"),
        (takes, "%v = call i32 @f(ptr null, i32 7)", "ret i32 %v", "T0703"),
        (takes, "%v = call i64 @f(i32 7)", "ret i32 0", "T0703"),
        (takes, "%v = call fastcc i32 @f(i32 0)", "ret i32 %v", "T0703"),
        // The address of a result goes in a register of its own, or moves the others.
        (takes, by_address, "ret i32 0", "T0703"),
        ("define i32 @f(i32 %a, ...) {\nret i32 0\n}", "call void @f(i32 0)", "ret i32 0", "T0703"),
        // No call without a prototype: those have all arguments as parameters, or none.
        (two, "%v = call i32 (i32, ...) @f(i32 0, i32 0)", "ret i32 %v", "T0703"),
    ];
    for is_direct in [true, false] {
        for (function, call, then) in passes {
            let text = called(function, call, then, is_direct);
            assert!(found(&text, &[]).contains("T0703"), "{text}");
            assert_eq!(found(&text, &practice), "no-errors", "{text}");
        }
        for (function, call, then) in unprototyped {
            let text = called(function, call, then, is_direct);
            assert_eq!(found(&text, &[]), "no-errors", "{text}");
        }
        for (function, call, then, code) in fails {
            let text = called(function, call, then, is_direct);
            let found = found(&text, &practice);
            assert!(found.contains(code), "{text}{found}");
        }
    }
}

/// What it gives is undefined, and nobody asks for it.
#[test]
fn threads_begin_in_functions_without_a_result() {
    let text = "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
        declare i32 @pthread_join(i64, ptr)\n\
        define void @start(ptr %x) {\nstore i32 5, ptr %x\nret void\n}\n\
        define i32 @main() {\n%t = alloca i64\n%x = alloca i32\n%r = alloca ptr\n\
        %c = call i32 @pthread_create(ptr %t, ptr null, ptr @start, ptr %x)\n\
        %id = load i64, ptr %t\n%j = call i32 @pthread_join(i64 %id, ptr JOINED)\n\
        %v = load i32, ptr %x\n%d = sub i32 %v, 5\nREST\nret i32 %d\n}\n";
    let nobody = text.replace("JOINED", "null").replace("REST", "");
    let somebody = "%p = load ptr, ptr %r\n%z = icmp eq ptr %p, null\n\
        br i1 %z, label %a, label %a\na:";
    let somebody = text.replace("JOINED", "%r").replace("REST", somebody);
    assert!(found(&nobody, &[]).contains("T0703"));
    assert_eq!(found(&nobody, &["--call-types", "practice"]), "no-errors");
    let found = found(&somebody, &["--call-types", "practice"]);
    assert!(found.contains("T0504"), "{found}");
}
