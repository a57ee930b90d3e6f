//! Compiled functions do what the interpreter does: the same output, errors, steps, memory, final
//! state and replay string.
#![cfg(feature = "compiled")]

use crate::common::{files, json};
use serde_json::Value;
use std::fmt::Write;

/// The report of a run, without what it was asked for and how long it took; and how many operations
/// compiled functions have executed.
fn report(file: &str, flags: &[&str], after: &str) -> (i32, Value, u64) {
    let run = ["run", file, "--compile-after", after, "--max-steps", "2000000"];
    let (code, mut report) = json(&[&run[..], flags].concat());
    let fields = report.as_object_mut().unwrap();
    for field in ["options", "time_seconds"] {
        assert!(fields.remove(field).is_some(), "{field}");
    }
    let compiled = fields.remove("compiled_steps").unwrap().as_u64().unwrap();
    assert!(after != "never" || compiled == 0, "{file}");
    (code, report, compiled)
}

/// The report, and what share of its operations compiled functions have executed. Of functions
/// that are compiled when something in them was executed a few times, the rest comes later, if at
/// all.
fn does_the_same(file: &str, flags: &[&str]) -> (Value, f64) {
    let (code, interpreted, _) = report(file, flags, "never");
    let (code_of_parts, in_parts, _) = report(file, flags, "20");
    assert_eq!((code, &interpreted), (code_of_parts, &in_parts), "{file} {flags:?}");
    let (compiled_code, compiled, executed) = report(file, flags, "0");
    assert_eq!((code, interpreted), (compiled_code, compiled.clone()), "{file} {flags:?}");
    let steps = compiled["steps"].as_u64().unwrap();
    assert!(steps > 0, "{file}");
    (compiled, executed as f64 / steps as f64)
}

#[test]
fn programs_do_the_same() {
    let mut shares = Vec::new();
    for file in files("tests/ok", "ll").iter().chain(&files("examples", "ll")) {
        let file = file.to_str().unwrap();
        shares.push(does_the_same(file, &["--sc"]).1);
    }
    // Functions that run once, and what two threads share, are interpreted: not all is compiled.
    let compiled = shares.iter().filter(|share| **share > 0.5).count();
    assert!(2 * compiled > shares.len(), "{compiled} of {}: {shares:?}", shares.len());
}

/// Another model has another memory, and a seed other schedules.
#[test]
fn programs_do_the_same_under_another_model() {
    for file in files("tests/ok", "ll").iter().chain(&files("examples", "ll")) {
        does_the_same(file.to_str().unwrap(), &["--rc11", "--seed", "3"]);
    }
}

#[test]
fn errors_are_the_same() {
    for (number, file) in files("tests/errors", "ll").iter().enumerate() {
        let flags = [&["--sc"][..], &["--tso", "--seed", "5"], &["--rc11"]][number % 3];
        does_the_same(file.to_str().unwrap(), flags);
    }
}

/// Where nothing can be compiled the flag is refused, and the report says that nothing was.
#[test]
fn the_flag_is_refused_where_nothing_can_be_compiled() {
    let file = format!("{}/compiled-narrow.ll", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&file, "define i32 @main() {\nret i32 0\n}\n").unwrap();
    let narrow = ["run", &file, "--pointer-width", "32"];
    let (code, report) = json(&[&narrow[..], &["--compile-after", "0"]].concat());
    assert_eq!(code, 2);
    assert!(report["errors"][0]["message"].as_str().unwrap().contains("--compile-after"));
    for flags in [&[][..], &["--compile-after", "never"]] {
        let (code, report) = json(&[&narrow[..], flags].concat());
        assert_eq!((code, &report["options"]["compile_after"]), (0, &Value::Null), "{flags:?}");
    }
    let (_, report) = json(&["run", &file]);
    assert_eq!(report["options"]["compile_after"], tresse::COMPILE_AFTER);
}

/// A function that calls itself as often as asked, with a local each time, and one that may read
/// its argument only.
const DEEP: &str = "define i64 @read(ptr %p) memory(argmem: read) {\n%v = load i64, ptr %p\n\
    ret i64 %v\n}\n\
    define i64 @down(i64 %n, ptr %p) {\nentry:\n%b = alloca i64\nstore i64 %n, ptr %b\n\
    %z = icmp eq i64 %n, 0\nbr i1 %z, label %end, label %more\nmore:\n%m = sub i64 %n, 1\n\
    %r = call i64 @down(i64 %m, ptr %p)\n%v = load i64, ptr %b\n%x = xor i64 %r, %v\n\
    %q = call i64 @read(ptr %p)\n%s = add i64 %x, %q\nret i64 %s\nend:\nret i64 0\n}\n\
    define i32 @main() {\nentry:\n%x = alloca i64\nstore i64 3, ptr %x\n\
    %a = call i64 @down(i64 9, ptr %x)\n%b = call i64 @down(i64 LEVELS, ptr %x)\n\
    %c = urem i64 %b, 251\n%d = trunc i64 %c to i32\nret i32 %d\n}\n";

/// Deeper than the host's stack has room for, and than the program's has.
#[test]
fn functions_that_call_each_other() {
    let sum = (1..=40_000).fold(0, |sum: u64, n| (sum ^ n) + 3) % 251;
    for (levels, flags, ends) in [
        ("40000", &["--stack", "64MiB"][..], format!("{sum}")),
        ("40000", &["--stack", "512KiB"], "T0601".to_owned()),
    ] {
        let file = format!("{}/compiled-deep.ll", env!("CARGO_TARGET_TMPDIR"));
        std::fs::write(&file, DEEP.replace("LEVELS", levels)).unwrap();
        let (report, share) = does_the_same(&file, flags);
        let code = report["errors"][0]["code"].as_str().map(str::to_owned);
        let end = code.unwrap_or_else(|| report["exit_code"].to_string());
        assert_eq!(end, ends, "{levels}: {report}");
        assert!(share > 0.9, "{share}");
    }
}

/// What becomes undefined when the number is 100, in a function that has run before: by then it is
/// compiled. With its attributes.
const ERRORS: [(&str, &str, &str); 21] = [
    ("beyond", "", "%p = getelementptr i8, ptr @x, i64 %i\n%v = load i8, ptr %p"),
    ("written-beyond", "", "%p = getelementptr i8, ptr @x, i64 %i\nstore i8 1, ptr %p"),
    ("misaligned", "", "%p = getelementptr i8, ptr @x, i64 %at\n%v = load i16, ptr %p, align 2"),
    ("null", "", "%p = select i1 %is, ptr null, ptr @x\n%v = load i64, ptr %p"),
    ("constant", "", "%p = select i1 %is, ptr @c, ptr @x\nstore i64 %i, ptr %p"),
    ("divided", "", "%d = sub i64 100, %i\n%v = sdiv i64 7, %d"),
    (
        "poison",
        "",
        "%v = add nsw i64 %most, %at\n%b = icmp eq i64 %v, 0\nbr i1 %b, label %a, label %a\na:",
    ),
    ("address", "", "%p = getelementptr inbounds i8, ptr @x, i64 %far\n%v = load i8, ptr %p"),
    ("branch", "", "switch i64 %i, label %a [ i64 100, label %b ]\nb:\nunreachable\na:"),
    (
        "nonnull",
        "",
        "%p = select i1 %is, ptr null, ptr @x\ncall void @takes(ptr noundef nonnull %p)",
    ),
    ("range", "", "call void @small(i64 noundef range(i64 0, 100) %i)"),
    ("wrapped", "", "call void @small(i64 noundef range(i64 101, 100) %i)"),
    (
        "aligned",
        "",
        "%p = getelementptr i8, ptr @x, i64 %at\ncall void @takes(ptr noundef align 8 %p)",
    ),
    (
        "dereferenceable",
        "",
        "%p = select i1 %is, ptr null, ptr @x\ncall void @takes(ptr dereferenceable(8) %p)",
    ),
    (
        "dereferenceable-end",
        "",
        "%p = getelementptr i8, ptr @x, i64 %far\n\
         call void @takes(ptr dereferenceable_or_null(8) %p)",
    ),
    ("returned", "", "%v = call i64 @same(i64 %i)"),
    ("loaded", "", "%v = load i64, ptr @y, !range !0, !noundef !1\nstore i64 %i, ptr @y"),
    (
        "reads",
        "memory(none)",
        "br i1 %is, label %b, label %a\nb:\n%v = load i64, ptr @x\nbr label %a\na:",
    ),
    (
        "writes",
        "memory(read)",
        "br i1 %is, label %b, label %a\nb:\nstore i64 1, ptr @x\nbr label %a\na:",
    ),
    ("other", "memory(argmem: read)", "%p = select i1 %is, ptr @y, ptr %x\n%v = load i64, ptr %p"),
    (
        "argument",
        "memory(argmem: read)",
        "%v = load i64, ptr %x\nbr i1 %is, label %b, label %a\nb:\nstore i64 %v, ptr %x\nbr label %a\na:",
    ),
];

#[test]
fn errors_in_compiled_functions_are_the_same() {
    for (name, attributes, body) in ERRORS {
        let text = format!(
            "@x = global [100 x i8] zeroinitializer, align 8\n\
             @y = global i64 0\n@c = constant i64 0\n\
             define void @takes(ptr %p) {{\nret void\n}}\n\
             define void @small(i64 %n) {{\nret void\n}}\n\
             define i64 @same(i64 returned %n) {{\n\
             %is = icmp eq i64 %n, 100\n%v = select i1 %is, i64 3, i64 %n\nret i64 %v\n}}\n\
             !0 = !{{i64 0, i64 100}}\n!1 = !{{}}\n\
             define void @f(ptr %x, i64 %i) {attributes} {{\n\
             %is = icmp eq i64 %i, 100\n%at = zext i1 %is to i64\n\
             %most = select i1 %is, i64 9223372036854775807, i64 5\n\
             %far = select i1 %is, i64 101, i64 0\n{body}\nret void\n}}\n\
             define i32 @main() {{\nentry:\nbr label %loop\nloop:\n\
             %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n\
             %seen = load i64, ptr @x\nstore i64 %seen, ptr @x\n\
             call void @f(ptr @x, i64 %i)\n%next = add i64 %i, 1\n\
             %more = icmp ult i64 %next, 200\nbr i1 %more, label %loop, label %end\n\
             end:\nret i32 0\n}}\n"
        );
        let file = format!("{}/compiled-error-{name}.ll", env!("CARGO_TARGET_TMPDIR"));
        std::fs::write(&file, text).unwrap();
        let (report, share) = does_the_same(&file, &[]);
        assert!(share > 0.5, "{name}: {share}");
        assert_eq!(report["verdict"], "error", "{name}");
        assert!(report["steps"].as_u64().unwrap() > 600, "{name}: it came too early");
    }
}

/// What compiled code knows of an object has to go with the object.
#[test]
fn objects_that_are_gone() {
    let text = "define ptr @give() {\n%a = alloca i64\nstore i64 5, ptr %a\nret ptr %a\n}\n\
        define i32 @f(i1 %is) {\n%p = call ptr @give()\n\
        br i1 %is, label %late, label %end\nlate:\n%v = load i64, ptr %p\nbr label %end\n\
        end:\nret i32 0\n}\n";
    let report = ten_times("gone", text);
    assert_eq!(report["errors"][0]["code"], "T0404", "{}", report["errors"]);
}

/// A callee of `tail call` does not access locals of its caller, which the caller has accessed.
#[test]
fn objects_of_others() {
    let text = "@x = global i64 0\n\
        define void @put(ptr %p) {\nstore i64 3, ptr %p\nret void\n}\n\
        define i32 @f(i1 %is) {\n%a = alloca i64\nstore i64 1, ptr %a\n\
        %v = load i64, ptr %a\n%p = select i1 %is, ptr %a, ptr @x\n\
        tail call void @put(ptr %p)\nret i32 0\n}\n";
    let report = ten_times("others", text);
    assert_eq!(report["errors"][0]["code"], "T0707", "{}", report["errors"]);
}

/// A call through a pointer is one of the library, and makes a lock of what was a number.
#[test]
fn objects_of_the_library() {
    let text = "@calls = global [2 x ptr] [ptr @nothing, ptr @pthread_mutex_lock]\n\
        declare i32 @pthread_mutex_lock(ptr)\n\
        declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
        define i32 @nothing(ptr %p) {\nret i32 0\n}\n\
        define i32 @f(i1 %is) {\n%m = alloca [10 x i64]\n\
        call void @llvm.memset.p0.i64(ptr %m, i8 0, i64 80, i1 false)\n\
        %old = load i32, ptr %m\nstore i32 %old, ptr %m\n\
        %i = zext i1 %is to i64\n%at = getelementptr ptr, ptr @calls, i64 %i\n\
        %lock = load ptr, ptr %at\n%e = call i32 %lock(ptr %m)\nstore i32 0, ptr %m\n\
        br i1 %is, label %late, label %end\nlate:\n\
        %again = call i32 @pthread_mutex_lock(ptr %m)\nret i32 5\nend:\nret i32 %e\n}\n";
    let report = ten_times("library", text);
    assert_eq!(report["verdict"], "error", "{report}");
}

/// A number that is made of two pointers lets another thread reach what they point to.
#[test]
fn objects_that_are_reached_by_number() {
    let file = format!("{}/../tests/errors/number_of_two_pointers.ll", env!("CARGO_MANIFEST_DIR"));
    let report = does_the_same(&file, &["--sc", "--seed", "1"]).0;
    assert_eq!(report["errors"][0]["code"], "T0301", "{report}");
}

/// A copy brings a pointer into an object of numbers, and undefined bits into another one.
#[test]
fn objects_that_are_copied_to() {
    let text = "@x = global i32 4\n@p = global ptr @x\n\
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
        declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
        define i32 @f(i1 %is) {\n%h = alloca [3 x i64]\n%g = alloca [3 x i64]\n\
        call void @llvm.memset.p0.i64(ptr %h, i8 0, i64 24, i1 false)\n\
        call void @llvm.memset.p0.i64(ptr %g, i8 0, i64 24, i1 false)\n\
        %a = load i64, ptr %h\n%b = load i64, ptr %g\n\
        call void @llvm.memcpy.p0.p0.i64(ptr %h, ptr @p, i64 8, i1 false)\n\
        %q = load ptr, ptr %h\n%v = load i32, ptr %q\n\
        %n = select i1 %is, i8 undef, i8 7\n\
        call void @llvm.memset.p0.i64(ptr %g, i8 %n, i64 24, i1 false)\n\
        %c = load i32, ptr %g\n%z = trunc i32 %c to i1\n\
        br i1 %z, label %end, label %end\nend:\nret i32 %v\n}\n";
    let report = ten_times("copied", text);
    assert_eq!(report["errors"][0]["code"], "T0504", "{report}");
    assert!(report["steps"].as_u64().unwrap() > 200, "{report}");
}

/// Deep down there are so many objects that those above have to be elsewhere on the host.
#[test]
fn objects_that_are_moved() {
    let text = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
        define void @deep(i32 %n, ptr %above) {\n%a = alloca i64\n%b = alloca i64\n\
        %z = icmp eq i32 %n, 0\nbr i1 %z, label %end, label %more\nmore:\n\
        %m = sub i32 %n, 1\ncall void @deep(i32 %m, ptr %a)\n\
        call void @deep(i32 0, ptr %b)\nbr label %end\nend:\nret void\n}\n\
        define i32 @f(i1 %is) {\n%g = alloca i64\n%h = alloca i64\n\
        %p = select i1 %is, ptr %g, ptr %h\nstore i64 1, ptr %p\n\
        %n = select i1 %is, i32 500, i32 2\ncall void @deep(i32 %n, ptr %g)\n\
        store i64 2, ptr %p\n\
        call void @llvm.memcpy.p0.p0.i64(ptr %h, ptr %p, i64 8, i1 false)\n\
        %v = load i64, ptr %h\n%w = trunc i64 %v to i32\nret i32 %w\n}\n";
    let report = ten_times("moved", text);
    assert_eq!(report["exit_code"], 2, "{report}");
}

/// Calls `f` ten times, the last time with `true`, and returns what that gives.
const TEN_TIMES: &str = "define i32 @main() {\nentry:\nbr label %loop\nloop:\n\
    %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n%is = icmp eq i64 %i, 9\n\
    %v = call i32 @f(i1 %is)\n%next = add i64 %i, 1\n\
    br i1 %is, label %end, label %loop\nend:\nret i32 %v\n}\n";

fn ten_times(name: &str, text: &str) -> Value {
    let file = format!("{}/compiled-{name}.ll", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&file, text.to_owned() + TEN_TIMES).unwrap();
    let (report, share) = does_the_same(&file, &[]);
    assert!(share > 0.1, "{name}: {share}");
    report
}

/// A compiled function calls one that is interpreted, which changes how an object is kept.
#[test]
fn objects_that_the_interpreter_has_written() {
    let text = "@x = global i64 0\n@y = global i32 7\n\
        define void @put() {\nstore ptr @y, ptr @x\nret void\n}\n\
        define i32 @f(i1 %is) {\nstore i64 5, ptr @x\nbr i1 %is, label %a, label %b\n\
        a:\ncall void @put()\n%p = load ptr, ptr @x\n%v = load i32, ptr %p\nret i32 %v\n\
        b:\nret i32 0\n}\n";
    assert_eq!(ten_times("objects", text)["exit_code"], 7);
}

/// Eight bytes that lie across three words of which only the middle one is poison.
#[test]
fn poison_in_the_middle() {
    let text = "@x = global [16 x i8] zeroinitializer, align 16\n\
        define i32 @f(i1 %is) {\n%p = getelementptr i8, ptr @x, i64 4\n\
        store ptr null, ptr @x\nbr i1 %is, label %a, label %b\n\
        a:\nstore i32 poison, ptr %p\nbr label %b\n\
        b:\n%q = getelementptr i8, ptr @x, i64 2\n%v = load i64, ptr %q, align 1\n\
        %zero = icmp eq i64 %v, 0\nbr i1 %zero, label %c, label %c\nc:\nret i32 0\n}\n";
    assert_eq!(ten_times("middle", text)["errors"][0]["code"], "T0503");
}

/// Runs a function of each operation with each pair of operands; what it gives is in the final
/// state, poison as well.
fn operations(name: &str, ty: &str, operands: &[String], lines: &[String], of: &str) {
    let count = operands.len();
    let table: Vec<String> = operands.iter().map(|n| format!("{ty} {n}")).collect();
    let table = table.join(", ");
    let mut text = format!(
        "@x = global [4 x i32] zeroinitializer\n\
         @operands = constant [{count} x {ty}] [{table}]\n"
    );
    let mut calls = String::new();
    for (number, line) in lines.iter().enumerate() {
        let results = count * count;
        write!(
            text,
            "@r{number} = global [{results} x {of}] zeroinitializer\n\
             define void @f{number}(i64 %i, i64 %j, i64 %at) {{\n\
             %p = getelementptr [{count} x {ty}], ptr @operands, i64 0, i64 %i\n\
             %q = getelementptr [{count} x {ty}], ptr @operands, i64 0, i64 %j\n\
             %a = load {ty}, ptr %p\n\
             %b = load {ty}, ptr %q\n\
             %r = {line}\n\
             %to = getelementptr [{results} x {of}], ptr @r{number}, i64 0, i64 %at\n\
             store {of} %r, ptr %to\n\
             ret void\n}}\n"
        )
        .unwrap();
        writeln!(calls, "call void @f{number}(i64 %i, i64 %j, i64 %at)").unwrap();
    }
    write!(
        text,
        "define i32 @main() {{\nentry:\nbr label %outer\nouter:\n\
         %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]\nbr label %inner\ninner:\n\
         %j = phi i64 [ 0, %outer ], [ %j1, %inner ]\n\
         %row = mul i64 %i, {count}\n%at = add i64 %row, %j\n{calls}\
         %j1 = add i64 %j, 1\n%more = icmp ult i64 %j1, {count}\n\
         br i1 %more, label %inner, label %outer.end\nouter.end:\n\
         %i1 = add i64 %i, 1\n%on = icmp ult i64 %i1, {count}\n\
         br i1 %on, label %outer, label %end\nend:\nret i32 0\n}}\n"
    )
    .unwrap();
    let file = format!("{}/compiled-{name}.ll", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&file, text).unwrap();
    let (report, share) = does_the_same(&file, &[]);
    assert!(share > 0.5, "{name}: {share}");
    assert_eq!(report["verdict"], "exit", "{name}: {}", report["errors"]);
}

/// Of two numbers, and of one with what it takes beside.
const OF_TWO: [&str; 8] =
    ["smax", "smin", "umax", "umin", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat"];
const OF_ONE: [(&str, &str); 5] = [
    ("ctpop", ""),
    ("ctlz", ", i1 true"),
    ("cttz", ", i1 false"),
    ("abs", ", i1 true"),
    ("bitreverse", ""),
];

#[test]
fn functions_of_integers() {
    for width in WIDTHS {
        let ty = format!("i{width}");
        let mut lines = Vec::new();
        for name in OF_TWO {
            lines.push(format!("call {ty} @llvm.{name}.{ty}({ty} %a, {ty} %b)"));
        }
        for (name, beside) in OF_ONE {
            lines.push(format!("call {ty} @llvm.{name}.{ty}({ty} %a{beside})"));
        }
        if width % 16 == 0 {
            lines.push(format!("call {ty} @llvm.bswap.{ty}({ty} %a)"));
        }
        for name in ["fshl", "fshr"] {
            lines.push(format!("call {ty} @llvm.{name}.{ty}({ty} %a, {ty} %b, {ty} %a)"));
            lines.push(format!("call {ty} @llvm.{name}.{ty}({ty} %b, {ty} %b, {ty} %a)"));
        }
        operations(&format!("word{width}"), &ty, &numbers(width), &lines, &ty);
    }
}

/// Addresses in an array and beyond, with each promise that an address can be made with.
#[test]
fn addresses() {
    let numbers: Vec<String> = [0, 1, 3, 4, 5, -1, -4, 1 << 45, 1 << 47, i64::MAX, i64::MIN]
        .iter()
        .map(|n| n.to_string())
        .collect();
    for flags in ["", "inbounds", "nuw", "nusw", "inbounds nuw", "nusw nuw"] {
        let gep = format!("getelementptr {flags}");
        let lines = [
            format!("{gep} i32, ptr @x, i64 %a"),
            format!("{gep} i8, ptr @x, i64 %a"),
            format!("{gep} [4 x i32], ptr @x, i64 %a, i64 %b"),
        ];
        operations(&format!("gep-{flags}"), "i64", &numbers, &lines, "ptr");
    }
    let pointers: Vec<String> = [
        "null",
        "@x",
        "getelementptr (i8, ptr @x, i64 4)",
        "getelementptr (i8, ptr @x, i64 16)",
        "getelementptr (i8, ptr @x, i64 17)",
        "@operands",
        "inttoptr (i64 7 to ptr)",
    ]
    .map(str::to_owned)
    .into();
    let predicates = ["eq", "ne", "ult", "uge", "slt"];
    let lines = predicates.map(|pred| format!("icmp {pred} ptr %a, %b"));
    operations("icmp-ptr", "ptr", &pointers, &lines, "i1");
    let lines = [
        "getelementptr inbounds i8, ptr %a, i64 4",
        "getelementptr inbounds i8, ptr %a, i64 -4",
        "getelementptr inbounds nuw i8, ptr %a, i64 0",
        "select i1 true, ptr %a, ptr %b",
        "getelementptr i8, ptr %a, i64 -1",
    ]
    .map(str::to_owned);
    operations("gep-ptr", "ptr", &pointers, &lines, "ptr");
}

/// Numbers of so many bits at which operations change what they do.
fn numbers(width: u32) -> Vec<String> {
    let all = u64::MAX >> (64 - width);
    let mut numbers = vec![0, 1, 2, 3, 7, 31, 63, all, all - 1, all / 2, all / 2 + 1, all / 3];
    numbers.iter_mut().for_each(|n| *n &= all);
    numbers.sort_unstable();
    numbers.dedup();
    numbers.into_iter().map(|n| n.to_string()).collect()
}

const WIDTHS: [u32; 8] = [1, 8, 16, 31, 32, 33, 63, 64];

#[test]
fn integers() {
    for width in WIDTHS {
        let ty = format!("i{width}");
        let mut lines = Vec::new();
        for op in ["add", "sub", "mul", "shl"] {
            for flags in ["", "nuw", "nsw", "nuw nsw"] {
                lines.push(format!("{op} {flags} {ty} %a, %b"));
            }
        }
        for op in ["lshr", "ashr"] {
            lines.extend(["", "exact"].map(|flags| format!("{op} {flags} {ty} %a, %b")));
        }
        let rest = ["and", "or", "or disjoint", "xor"];
        lines.extend(rest.map(|op| format!("{op} {ty} %a, %b")));
        // By a constant as well.
        lines.push(format!("add nsw {ty} %a, -1"));
        lines.push(format!("shl nuw {ty} %a, 0"));
        operations(&format!("int{width}"), &ty, &numbers(width), &lines, &ty);
    }
}

/// Of positive numbers: nothing else is undefined in a division.
#[test]
fn quotients() {
    for width in WIDTHS.into_iter().filter(|width| *width > 1) {
        let ty = format!("i{width}");
        let positive: Vec<String> = numbers(width).into_iter().filter(|n| n != "0").collect();
        let lines = ["udiv", "udiv exact", "urem"].map(|op| format!("{op} {ty} %a, %b"));
        operations(&format!("udiv{width}"), &ty, &positive, &lines, &ty);
        let all = u64::MAX >> (64 - width);
        let fits = |n: &String| n.parse::<u64>().unwrap() != all;
        let safe: Vec<String> = positive.into_iter().filter(fits).collect();
        let lines = ["sdiv", "sdiv exact", "srem"].map(|op| format!("{op} {ty} %a, %b"));
        operations(&format!("sdiv{width}"), &ty, &safe, &lines, &ty);
    }
}

#[test]
fn comparisons() {
    let predicates = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];
    for width in WIDTHS {
        let ty = format!("i{width}");
        let lines = predicates.map(|pred| format!("icmp {pred} {ty} %a, %b"));
        operations(&format!("icmp{width}"), &ty, &numbers(width), &lines, "i1");
    }
}

#[test]
fn conversions() {
    for width in WIDTHS {
        let ty = format!("i{width}");
        for to in WIDTHS.into_iter().filter(|to| *to != width) {
            let lines = match to < width {
                true => ["trunc", "trunc nuw", "trunc nsw"],
                false => ["zext", "zext nneg", "sext"],
            };
            let lines = lines.map(|op| format!("{op} {ty} %a to i{to}"));
            let name = format!("cast{width}to{to}");
            operations(&name, &ty, &numbers(width), &lines, &format!("i{to}"));
        }
        for float in ["double", "float"] {
            let lines = ["sitofp", "uitofp"].map(|op| format!("{op} {ty} %a to {float}"));
            operations(&format!("{float}{width}"), &ty, &numbers(width), &lines, float);
        }
    }
}

#[test]
fn floats() {
    // Of both kinds: the smallest and the largest, infinities, no number, and some more.
    let numbers = [
        "0.0",
        "-0.0",
        "1.0",
        "-1.5",
        "0x47EFFFFFE0000000",
        "0x36A0000000000000",
        "0x7FF0000000000000",
        "0xFFF0000000000000",
        "0x7FF8000000000000",
        "0x3FD5555560000000",
        "16777217.0e-1",
        "-2.5",
    ];
    let numbers: Vec<String> =
        numbers.iter().filter(|n| !n.contains("e-1")).map(|n| n.to_string()).collect();
    for (ty, other) in [("double", "float"), ("float", "double")] {
        let mut lines = Vec::new();
        lines.extend(["fadd", "fsub", "fmul", "fdiv"].map(|op| format!("{op} {ty} %a, %b")));
        lines.push(format!("fneg {ty} %a"));
        operations(ty, ty, &numbers, &lines, ty);
        let predicates = [
            "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule",
            "une", "uno", "true", "false",
        ];
        let lines = predicates.map(|pred| format!("fcmp {pred} {ty} %a, %b"));
        operations(&format!("fcmp-{ty}"), ty, &numbers, &lines, "i1");
        let op = if ty == "float" { "fpext" } else { "fptrunc" };
        let lines = [format!("{op} {ty} %a to {other}")];
        operations(op, ty, &numbers, &lines, other);
    }
}
