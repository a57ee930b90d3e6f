//! Compiled functions do what the interpreter does: the same output, errors, steps, memory, final
//! state and replay string.
#![cfg(feature = "compiled")]

mod objects;
mod operations;
mod parts;

use crate::common::{files, json};
use serde_json::Value;

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

/// After how many executions of what they have functions are compiled: whole at once, and in parts,
/// where the rest comes later, if at all.
const WHOLE_AND_IN_PARTS: [&str; 2] = ["0", "8"];

/// The report, and what share of its operations compiled functions have executed: those that were
/// compiled whole at once, and in parts.
fn does_the_same(file: &str, flags: &[&str]) -> (Value, [f64; 2]) {
    let (code, interpreted, _) = report(file, flags, "never");
    let steps = interpreted["steps"].as_u64().unwrap();
    assert!(steps > 0, "{file}");
    let shares = WHOLE_AND_IN_PARTS.map(|after| {
        let (compiled_code, compiled, executed) = report(file, flags, after);
        assert_eq!((code, &interpreted), (compiled_code, &compiled), "{file} {flags:?} {after}");
        executed as f64 / steps as f64
    });
    (interpreted, shares)
}

#[test]
fn programs_do_the_same() {
    let mut shares = Vec::new();
    for file in files("tests/ok", "ll").iter().chain(&files("examples", "ll")) {
        let file = file.to_str().unwrap();
        shares.push(does_the_same(file, &["--sc"]).1[0]);
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
    let (code, refused) = json(&[&narrow[..], &["--compile-after", "0"]].concat());
    assert_eq!(code, 2);
    assert!(refused["errors"][0]["message"].as_str().unwrap().contains("--compile-after"));
    for flags in [&[][..], &["--compile-after", "never"]] {
        let (code, said) = json(&[&narrow[..], flags].concat());
        assert_eq!((code, &said["options"]["compile_after"]), (0, &Value::Null), "{flags:?}");
    }
    let (_, by_default) = json(&["run", &file]);
    assert_eq!(by_default["options"]["compile_after"], tresse::COMPILE_AFTER);
    // So often that nothing is.
    let (code, _, compiled) = report(&file, &[], &u64::MAX.to_string());
    assert_eq!((code, compiled), (0, 0));
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
        let (report, [share, _]) = does_the_same(&file, flags);
        let code = report["errors"][0]["code"].as_str().map(str::to_owned);
        let end = code.unwrap_or_else(|| report["exit_code"].to_string());
        assert_eq!(end, ends, "{levels}: {report}");
        assert!(share > 0.9, "{share}");
    }
}

/// What becomes undefined when the number is 100, in a function that has run before: by then it is
/// compiled. With its attributes.
const ERRORS: [(&str, &str, &str); 23] = [
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
        "no-target",
        "",
        "%to = select i1 %is, ptr blockaddress(@f, %b), ptr blockaddress(@f, %a)\n\
         indirectbr ptr %to, [ label %a, label %c ]\nc:\nbr label %b\nb:\nbr label %a\na:",
    ),
    (
        "undefined-target",
        "",
        "%to = select i1 %is, ptr undef, ptr blockaddress(@f, %a)\n\
         indirectbr ptr %to, [ label %a, label %b ]\nb:\nbr label %a\na:",
    ),
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
        let (report, [share, _]) = does_the_same(&file, &[]);
        assert!(share > 0.5, "{name}: {share}");
        assert_eq!(report["verdict"], "error", "{name}");
        assert!(report["steps"].as_u64().unwrap() > 600, "{name}: it came too early");
    }
}

/// Calls `f` ten times, the last time with `true`, and returns what that gives.
const TEN_TIMES: &str = "define i32 @main() {\nentry:\nbr label %loop\nloop:\n\
    %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n%is = icmp eq i64 %i, 9\n\
    %v = call i32 @f(i1 %is)\n%next = add i64 %i, 1\n\
    br i1 %is, label %end, label %loop\nend:\nret i32 %v\n}\n";

fn ten_times(name: &str, text: &str) -> Value {
    let file = format!("{}/compiled-{name}.ll", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&file, text.to_owned() + TEN_TIMES).unwrap();
    let (report, [share, _]) = does_the_same(&file, &[]);
    assert!(share > 0.1, "{name}: {share}");
    report
}
