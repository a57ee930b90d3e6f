//! Bytes of several objects, and bytes that are poison, which are read together: `judge` is over
//! all of them (K-LLVM §4.3), whichever pieces they come in. Each test says what is right, and
//! every engine has to say so.

use crate::common::{Temp, json};

const THREADS: &str = "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
                       declare i32 @pthread_join(i64, ptr)\ndeclare ptr @malloc(i64)\n";

/// `main` does something before it starts `@t`, and something beside it; what it returns comes
/// after that.
fn beside(before: &str, main: &str, after: &str) -> String {
    format!(
        "{THREADS}define i32 @main() {{
  %t = alloca i64
{before}
  call i32 @pthread_create(ptr %t, ptr null, ptr @t, ptr null)
{main}
  %i = load i64, ptr %t
  call i32 @pthread_join(i64 %i, ptr null)
{after}
}}
"
    )
}

/// Every way finds this error of undefined behaviour, or none and ends well.
fn expect(name: &str, text: &str, ways: &[&str], error: Option<&str>) {
    let file = Temp::new(&format!("{name}.ll"), text.as_bytes());
    for way in ways {
        let args: Vec<&str> = way.split(' ').chain([file.path()]).collect();
        let (exit, report) = json(&args);
        assert_eq!(exit, if error.is_some() { 14 } else { 0 }, "{way}: {report}");
        assert_eq!(report["errors"][0]["code"].as_str(), error, "{way}: {report}");
    }
}

/// A race is about one byte of what is copied. The others are what they were, though they are of
/// several kinds and still in the store buffer.
#[test]
fn a_race_is_about_its_bytes_where_a_copy_is_byte_by_byte() {
    let main = "  %p = getelementptr i8, ptr @a, i64 4
  %q = getelementptr i8, ptr @a, i64 12
  store ptr @x, ptr %p, align 1
  store i16 99, ptr %q, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @b, ptr @a, i64 16, i1 false)";
    let after = "  %at = getelementptr i8, ptr @b, i64 12
  %n = load i16, ptr %at, align 1
  %c = icmp eq i16 %n, 99
  br i1 %c, label %good, label %bad
good:
  ret i32 0
bad:
  unreachable";
    let text = format!(
        "@x = global i32 6
@a = global [24 x i8] zeroinitializer, align 8
@b = global [24 x i8] zeroinitializer, align 8
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptr @t(ptr %u) {{
  %r = getelementptr i8, ptr @a, i64 15
  store i8 0, ptr %r
  ret ptr null
}}
{}",
        beside("", main, after)
    );
    let ways = ["sc", "tso", "pso"].map(|m| format!("check --race undef --engine steps --{m}"));
    let ways: Vec<&str> = ways.iter().map(String::as_str).collect();
    expect("raced-copy", &text, &[&ways[..], &["check --race undef"]].concat(), None);
}

/// A race makes one byte undefined; two others of the same number are poison still.
#[test]
fn a_race_does_not_define_what_is_poison() {
    let before = "  %m = call ptr @malloc(i64 4)
  %h = getelementptr i8, ptr %m, i64 3
  store i8 7, ptr %h
  store ptr %m, ptr @g";
    let main = "  %w = load i32, ptr %m
  %s = lshr i32 %w, 8
  %c = icmp eq i32 %s, 0
  br i1 %c, label %one, label %two
one:
  br label %two
two:";
    let text = format!(
        "@g = global ptr null
define ptr @t(ptr %a) {{
  %p = load ptr, ptr @g
  store i8 1, ptr %p
  ret ptr null
}}
{}",
        beside(before, main, "  ret i32 0")
    );
    let ways = [
        "check --race undef --uninit poison --engine steps",
        "check --race undef --uninit poison --engine steps --tso",
        "check --race undef --uninit poison",
    ];
    expect("raced-poison", &text, &ways, Some("T0503"));
}

/// A pointer is overwritten by halves: with the low one of another pointer, and with a number. What
/// it was before is covered, in memory or in the store buffer. The high half of the address of a
/// global is 0 here.
#[test]
fn what_is_covered_has_no_say() {
    let text = format!(
        "@x = global i32 6
@y = global i32 7
@p = global ptr @y
define ptr @t(ptr %u) {{
  %n = ptrtoint ptr @x to i64
  %low = trunc i64 %n to i32
  %high.at = getelementptr i8, ptr @p, i64 4
  store i32 %low, ptr @p
  store i32 0, ptr %high.at
  %q = load ptr, ptr @p
  %v = load i32, ptr %q
  ret ptr null
}}
{}",
        beside("", "", "  ret i32 0")
    );
    let ways = [
        "check --engine steps",
        "check --engine steps --tso",
        "check --engine steps --pso",
        "check --engine steps --rc11",
        "check --engine steps --granularity byte",
        "check --tso",
        "run --tso",
    ];
    expect("covered", &text, &ways, None);
}

/// One byte of a pointer is another one's. It is none, though another thread reads a byte of it, so
/// that it is read in parts of which one has the bytes of both.
#[test]
fn a_part_of_several_objects_counts_as_such() {
    let before = "  %at = getelementptr i8, ptr @a, i64 1
  %from = getelementptr i8, ptr @b, i64 1
  %byte = load i8, ptr %from
  store i8 %byte, ptr %at";
    let after = "  %v = load i32, ptr %p
  ret i32 %v";
    let text = format!(
        "@x = global i32 6
@y = global i32 7
@a = global ptr @x
@b = global ptr @y
define ptr @t(ptr %u) {{
  %v = load i8, ptr @a
  ret ptr null
}}
{}",
        beside(before, "  %p = load ptr, ptr @a", after)
    );
    let ways =
        ["run", "check", "check --rc11", "check --engine steps", "check --engine steps --rc11"];
    expect("parts", &text, &ways, Some("T0401"));
}

/// A number of two pointers, half of which is replaced: each half is a pointer to what lies there.
#[test]
fn halves_of_a_number_are_pointers_to_what_lies_there() {
    let text = "target datalayout = \"e-p:32:32\"
@x = global i32 6
@y = global i32 7
@z = global i32 42
@a = global { ptr, ptr } { ptr @x, ptr @y }, align 8
define i32 @main() {
  %n = load i64, ptr @a
  %i = ptrtoint ptr @z to i32
  %w = zext i32 %i to i64
  %s = shl i64 %n, 32
  %r = or i64 %s, %w
  store i64 %r, ptr @a
  %at = getelementptr i8, ptr @a, i32 4
  %p = load ptr, ptr @a
  %q = load ptr, ptr %at
  %v = load i32, ptr %p
  %u = load i32, ptr %q
  %both = mul i32 %v, %u
  %is = icmp eq i32 %both, 252
  br i1 %is, label %good, label %bad
good:
  ret i32 0
bad:
  unreachable
}
";
    expect("halves", text, &["run", "check", "check --engine steps", "check --rc11"], None);
}

/// A number is read of which a half is poison, and then the other half by itself.
#[test]
fn a_history_begins_with_bytes() {
    let before = "  %m = call ptr @malloc(i64 8)
  store i32 5, ptr %m
  store ptr %m, ptr @g";
    let text = format!(
        "@g = global ptr null
@h = global i64 0
define ptr @t(ptr %a) {{
  %p = load ptr, ptr @g
  %w = load i64, ptr %p
  store i64 %w, ptr @h
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 5
  br i1 %c, label %good, label %bad
good:
  ret ptr null
bad:
  unreachable
}}
{}",
        beside(before, "", "  ret i32 0")
    );
    let ways = [
        "run --uninit poison --rc11",
        "check --uninit poison --rc11",
        "check --uninit poison --rc11 --engine steps",
        "check --uninit poison --model ra --engine steps",
        "check --uninit poison --engine steps",
    ];
    expect("history", &text, &ways, None);
}

/// A pointer out of the bounds of its object stays that object's when it is read from memory,
/// though another one lies at its address, which is known as a number.
#[test]
fn a_pointer_in_memory_keeps_its_object() {
    let text = "target datalayout = \"e-p:32:32\"
@x = global i32 6
@y = global i32 7
@p = global ptr null
define i32 @main() {
  %i = ptrtoint ptr @y to i32
  %j = ptrtoint ptr @x to i32
  %d = sub i32 %i, %j
  %k = inttoptr i32 %i to ptr
  %q = getelementptr i8, ptr @x, i32 %d
  store ptr %q, ptr @p
  %r = load ptr, ptr @p
  %v = load i32, ptr %r
  ret i32 %v
}
";
    expect("kept", text, &["run", "check", "check --engine steps"], Some("T0402"));
}

/// A pointer beside a counter in one number stays what it is, though its object has gone.
#[test]
fn a_counter_beside_a_pointer_changes_nothing() {
    let text = "target datalayout = \"e-p:32:32\"
@pair = global i64 0, align 8
declare ptr @malloc(i32)
declare void @free(ptr)
define i32 @main() {
  %p = call ptr @malloc(i32 4)
  store i32 6, ptr %p
  %i = ptrtoint ptr %p to i32
  %w = zext i32 %i to i64
  %n = or i64 %w, 4294967296
  store atomic i64 %n, ptr @pair seq_cst, align 8
  %q = load ptr, ptr @pair
  %v = load i32, ptr %q
  call void @free(ptr %p)
  %r = load ptr, ptr @pair
  %u = load i32, ptr %r
  ret i32 %u
}
";
    expect("counted", text, &["run", "check", "check --engine steps"], Some("T0403"));
}

/// A number of 64 bits is read where two pointers were stored, and the pointers are made of it.
/// `store` and `load`: how.
fn through_a_number(store: &str, load: &str) -> String {
    format!(
        "target datalayout = \"e-p:32:32\"
@x = global i32 1
@y = global i32 2
@g = global [2 x ptr] zeroinitializer, align 8
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i32, ptr)
define ptr @t(ptr %u) {{
  %a = alloca i32
  %b = alloca i32
  store i32 1, ptr %a
  store i32 2, ptr %b
  %second = getelementptr i8, ptr @g, i32 4
  {store}
  {load}
  %low = trunc i64 %n to i32
  %shifted = lshr i64 %n, 32
  %high = trunc i64 %shifted to i32
  %p = inttoptr i32 %low to ptr
  %q = inttoptr i32 %high to ptr
  %v = load i32, ptr %p
  %w = load i32, ptr %q
  %s = add i32 %v, %w
  %c = icmp eq i32 %s, 3
  br i1 %c, label %good, label %bad
good:
  ret ptr null
bad:
  unreachable
}}
define i32 @main() {{
  %t = alloca i32
  %second = getelementptr i8, ptr @g, i32 4
  store ptr @x, ptr @g, align 8
  store ptr @y, ptr %second
  call i32 @pthread_create(ptr %t, ptr null, ptr @t, ptr null)
  %i = load i32, ptr %t
  call i32 @pthread_join(i32 %i, ptr null)
  ret i32 0
}}
"
    )
}

/// What a number exposes is what its read brings back, not what was there when it was issued: the
/// thread's own stores may wait still, and the atomic ones are events of their own.
#[test]
fn a_number_exposes_what_its_read_brings_back() {
    let plain = ("store ptr %a, ptr @g\n  store ptr %b, ptr %second", "%n = load i64, ptr @g");
    let atomic = (
        "store atomic ptr %a, ptr @g seq_cst, align 8
  store atomic ptr %b, ptr %second seq_cst, align 4",
        "%n = load atomic i64, ptr @g seq_cst, align 8",
    );
    let update = (atomic.0, "%n = atomicrmw add ptr @g, i64 0 seq_cst, align 8");
    let views = ["check --rc11 --engine steps", "run --rc11"];
    let others = [
        "run",
        "run --tso",
        "check",
        "check --rc11",
        "check --engine steps",
        "check --engine steps --tso",
        "check --engine steps --pso",
        "check --engine steps --granularity byte",
    ];
    expect("number", &through_a_number(plain.0, plain.1), &[&others[..], &views].concat(), None);
    expect("number-atomic", &through_a_number(atomic.0, atomic.1), &others, None);
    expect("number-update", &through_a_number(update.0, update.1), &others, None);
}

/// A number that was computed is no pointer to what the other thread has on its stack, whatever
/// memory held before.
#[test]
fn a_number_exposes_nothing_else() {
    let text = through_a_number("store i64 4660, ptr @g, align 8", "%n = load i64, ptr @g");
    let ways = ["run", "check", "check --engine steps", "check --engine steps --tso"];
    expect("number-alone", &text, &ways, Some("T0401"));
}
