//! Scopes of locals: LangRef, `llvm.lifetime.start`, `llvm.lifetime.end` and "Object Lifetime".
//! What is undefined may not be passed as `noundef` (T0511), and a dead local not written (T0404).

use crate::common::{Temp, json};

/// What `main` does, and the error that is right; `""`: none.
const BODIES: [(&str, &str, &str); 24] = [
    ("in its scope", "START; WRITE; READ; END; ret i32 0", ""),
    ("without a value", "START; READ; END; ret i32 0", "T0511"),
    ("read after the end", "START; WRITE; END; READ; ret i32 0", "T0511"),
    ("written after the end", "START; END; WRITE; ret i32 0", "T0404"),
    ("written before the start", "WRITE; START; READ; END; ret i32 0", "T0404"),
    ("read before the start", "READ; START; WRITE; READ; END; ret i32 0", "T0511"),
    ("begun twice", "START; WRITE; START; READ; END; ret i32 0", "T0511"),
    ("ended twice", "START; WRITE; END; END; START; WRITE; READ; ret i32 0", ""),
    ("begun again", "START; WRITE; END; START; READ; END; ret i32 0", "T0511"),
    ("never begun", "WRITE; READ; END; ret i32 0", ""),
    ("never begun, and ended", "WRITE; END; READ; ret i32 0", "T0511"),
    ("never ended", "START; WRITE; READ; ret i32 0", ""),
    (
        "ended on the other way",
        "START; WRITE; br i1 %false, label %end, label %on; end:; END; br label %on; on:; READ; \
         ret i32 0",
        "",
    ),
    (
        "ended on the way that is taken",
        "START; WRITE; br i1 %false, label %on, label %end; end:; END; br label %on; on:; READ; \
         ret i32 0",
        "T0511",
    ),
    (
        "set in the first round",
        "br label %round; round:; %i = phi i32 [ 0, %entry ], [ %n, %next ]; START; \
         %n = add i32 %i, 1; %first = icmp eq i32 %i, 0; \
         br i1 %first, label %set, label %next; set:; WRITE; br label %next; next:; READ; END; \
         %more = icmp ult i32 %n, 3; br i1 %more, label %round, label %over; over:; ret i32 0",
        "T0511",
    ),
    (
        "set in each round",
        "br label %round; round:; %i = phi i32 [ 0, %entry ], [ %n, %round ]; START; WRITE; \
         %n = add i32 %i, 1; READ; END; %more = icmp ult i32 %n, 3; \
         br i1 %more, label %round, label %over; over:; ret i32 0",
        "",
    ),
    (
        "begun on the other way",
        "br i1 %false, label %one, label %on; one:; START; br label %on; on:; WRITE; ret i32 0",
        "T0404",
    ),
    // The object of the round before is written.
    (
        "allocated in each round",
        "br label %round; round:; %i = phi i32 [ 0, %entry ], [ %n, %round ]; \
         %last = phi ptr [ %env, %entry ], [ %y, %round ]; %y = alloca i32, i32 1; \
         call void @llvm.lifetime.start.p0(i64 4, ptr %y); store i32 0, ptr %last; \
         call void @llvm.lifetime.end.p0(i64 4, ptr %y); %n = add i32 %i, 1; \
         %more = icmp ult i32 %n, 3; br i1 %more, label %round, label %over; over:; ret i32 0",
        "T0404",
    ),
    // Compilers keep an address that is the same in all rounds before the loop.
    (
        "kept before the start",
        "store ptr %x, ptr %other; START; WRITE; %p = load ptr, ptr %other; \
         store i32 7, ptr %p; READ; END; ret i32 0",
        "",
    ),
    (
        "kept before a loop",
        "store ptr %x, ptr %other; br label %round; \
         round:; %i = phi i32 [ 0, %entry ], [ %n, %round ]; START; WRITE; \
         %p = load ptr, ptr %other; store i32 7, ptr %p; READ; END; %n = add i32 %i, 1; \
         %more = icmp ult i32 %n, 3; br i1 %more, label %round, label %over; over:; ret i32 0",
        "",
    ),
    (
        "kept in the round before",
        "store ptr %env, ptr %other; br label %round; \
         round:; %i = phi i32 [ 0, %entry ], [ %n, %round ]; %p = load ptr, ptr %other; START; \
         store i32 7, ptr %p; store ptr %x, ptr %other; END; %n = add i32 %i, 1; \
         %more = icmp ult i32 %n, 3; br i1 %more, label %round, label %over; over:; ret i32 0",
        "T0404",
    ),
    // What stands for the address is not known, so nothing of the function is.
    (
        "of one of two",
        "%p = select i1 %false, ptr %x, ptr %other; START; WRITE; END; \
         call void @llvm.lifetime.start.p0(i64 4, ptr %p); READ; ret i32 0",
        "",
    ),
    // A part may be anything, and what returns twice goes back to before the end.
    (
        "of a part",
        "START; WRITE; call void @llvm.lifetime.end.p0(i64 2, ptr %x); READ; ret i32 0",
        "",
    ),
    (
        "where a call returns twice",
        "START; WRITE; %j = call i32 @_setjmp(ptr %env); END; READ; \
      ret i32 0",
        "",
    ),
];

const BEFORE: &str = "declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare i32 @_setjmp(ptr) returns_twice
define void @see(i32 noundef %value) {
  ret void
}
define i32 @main() ATTRIBUTES {
entry:
  %x = alloca i32
  %other = alloca ptr
  %env = alloca [32 x i64]
  %false = icmp eq ptr %env, null
";

/// One instruction in a line. The local's address may be kept in another local when its scope has
/// begun, so that who accesses it is not known.
fn program(body: &str, is_kept: bool, attributes: &str) -> String {
    let mut text = BEFORE.replace("ATTRIBUTES", attributes);
    for (number, line) in body.split("; ").enumerate() {
        text += &match line {
            "START" => {
                let kept = if is_kept { "store ptr %x, ptr %other" } else { "" };
                format!("call void @llvm.lifetime.start.p0(i64 4, ptr %x)\n{kept}")
            }
            "END" => "call void @llvm.lifetime.end.p0(i64 -1, ptr %x)".to_owned(),
            "WRITE" => "store i32 0, ptr %x".to_owned(),
            "READ" => {
                format!("%v{number} = load i32, ptr %x\ncall void @see(i32 noundef %v{number})")
            }
            other => other.to_owned(),
        };
        text.push('\n');
    }
    text + "}\n"
}

#[test]
fn what_is_used_in_a_later_round_has_a_name() {
    let file = "tests/errors/scope_round_before.ll";
    for engine in ["graph", "steps"] {
        let (_, report) = json(&["check", "--engine", engine, file]);
        let message = report["errors"][0]["message"].as_str().unwrap_or_default();
        let wanted = "write of 4 bytes in local, a local variable of rounds, bytes 0..4, as it was in \
                      an earlier scope";
        assert!(message.ends_with(wanted), "{engine}: {message}");
    }
}

#[test]
fn locals_live_in_their_scopes() {
    for (name, body, expected) in BODIES {
        for is_kept in [false, true] {
            has_error(name, &program(body, is_kept, "noinline optnone"), expected);
        }
    }
}

fn has_error(name: &str, program: &str, expected: &str) {
    let file = Temp::new("scopes.ll", program.as_bytes());
    for command in [&["run"][..], &["check"], &["check", "--engine", "candidates"]] {
        let (_, report) = json(&[command, &[file.path()]].concat());
        let code = report["errors"][0]["code"].as_str().unwrap_or_default();
        assert_eq!(code, expected, "{name}, {command:?}: {report}\n{program}");
    }
}

/// LangRef has one object for all rounds, and optimisers count on that: what is stored in the first
/// round they do not store again. So of code that may be optimised less is known.
#[test]
fn of_optimised_code_a_local_that_may_be_kept_is_one() {
    let stored_once = "START; WRITE; store ptr %x, ptr %other; END; START; WRITE; \
                       %p = load ptr, ptr %other; store i32 7, ptr %p; READ; END; ret i32 0";
    has_error("stored once", &program(stored_once, false, ""), "");
    has_error("stored once", &program(stored_once, false, "noinline optnone"), "T0404");
    for (name, is_kept, expected) in [
        ("set in the first round", false, "T0511"),
        ("set in the first round", true, ""),
        ("begun again", false, "T0511"),
        ("written after the end", true, "T0404"),
        ("kept in the round before", false, ""),
    ] {
        let (_, body, _) = BODIES.iter().find(|(other, ..)| *other == name).unwrap();
        has_error(name, &program(body, is_kept, ""), expected);
    }
}
