//! Memory that is lost when the process exits: what `run` says of it, and what other commands do
//! with `--leaks error`. The programs of `tests/errors/leak_*` say what is lost and what is not.

use crate::common::{Temp, code, json, stderr, stdout, tresse};
use std::process::Output;

/// Two blocks of one place and one of another are lost, and one is kept.
const LOST: &str = r#"
@hello = constant [3 x i8] c"hi\00"
@kept = global ptr null
declare ptr @malloc(i64)
declare i32 @puts(ptr)
define void @twice() {
  %p = call ptr @malloc(i64 4)
  ret void
}
define i32 @main() {
  call void @twice()
  call void @twice()
  %q = call ptr @malloc(i64 100)
  %k = call ptr @malloc(i64 8)
  store ptr %k, ptr @kept
  %n = call i32 @puts(ptr @hello)
  ret i32 5
}
"#;

#[test]
fn a_run_warns_after_the_output_and_keeps_the_exit_code() {
    let file = Temp::new("leaks-warn.ll", LOST.as_bytes());
    let output = tresse(&["run", file.path()]);
    assert_eq!((code(&output), stdout(&output).as_str()), (5, "hi\n"));
    let said = stderr(&output);
    for part in [
        "warning[T0411]: memory leak: 108 bytes in 3 blocks are lost when the program exits",
        "8 bytes in 2 blocks, allocated at",
        "100 bytes in 1 block, allocated at",
    ] {
        assert!(said.contains(part), "{said}");
    }
    assert!(!said.contains("replay"), "{said}");
    let (exit, report) = json(&["run", file.path()]);
    assert_eq!((exit, report["leaks"]["code"].as_str()), (5, Some("T0411")));
    assert_eq!(report["errors"].as_array().map(Vec::len), Some(0));
}

#[test]
fn nobody_looks_when_it_is_off_and_everybody_when_it_is_an_error() {
    let file = Temp::new("leaks-off.ll", LOST.as_bytes());
    let quiet = tresse(&["run", file.path(), "--leaks", "off"]);
    assert_eq!((code(&quiet), stderr(&quiet).as_str()), (5, ""));
    for command in
        ["run", "check", "check --engine steps", "steps", "steps --trace", "fuzz --runs 3"]
    {
        let with = |leaks: &str| {
            let mut words: Vec<&str> = command.split(' ').collect();
            words.extend([file.path(), "--leaks", leaks]);
            tresse(&words)
        };
        let found = with("error");
        let said = |output: &Output| stdout(output) + &stderr(output);
        assert_eq!(code(&found), 14, "{command}: {}", said(&found));
        assert!(said(&found).contains("error[T0411]"), "{command}: {}", said(&found));
        assert!(!said(&with("off")).contains("T0411"), "{command}");
    }
    let searched = tresse(&["check", file.path()]);
    assert_eq!(code(&searched), 0, "{}", stderr(&searched));
}

/// Main has returned when it exits, and with it go its locals, wherever an engine keeps them.
#[test]
fn locals_of_main_lead_to_nothing_once_it_has_returned() {
    let text = "declare ptr @malloc(i64)\ndefine i32 @main() {\n  %p = alloca ptr\n  \
                %q = call ptr @malloc(i64 8)\n  store ptr %q, ptr %p\n  ret i32 0\n}\n";
    let file = Temp::new("leaks-main.ll", text.as_bytes());
    for command in ["run", "check --engine graph", "check --engine steps"] {
        let mut words: Vec<&str> = command.split(' ').collect();
        words.extend([file.path(), "--leaks", "error"]);
        let output = tresse(&words);
        assert!(stderr(&output).contains("T0411"), "{command}: {}", stderr(&output));
    }
}

#[test]
fn what_can_not_look_says_so() {
    let file = Temp::new("leaks-refused.ll", LOST.as_bytes());
    for (flags, word) in [
        ("--engine candidates", "--leaks (leaks) is not for `tresse check --engine candidates`"),
        ("--equivalence rf", "--leaks error"),
        ("--engine graph --exit-cuts-threads", "leaks of executions that are"),
    ] {
        let mut words = vec!["check", file.path(), "--leaks", "error"];
        words.extend(flags.split(' '));
        let output = tresse(&words);
        assert_eq!(code(&output), 2, "{flags}: {}", stderr(&output));
        assert!(stderr(&output).contains(word), "{flags}: {}", stderr(&output));
    }
}

/// A thread that `exit` cuts off still has its block; one that has ended has lost it.
#[test]
fn stacks_of_threads_that_are_cut_off_count() {
    let program = |end: &str| {
        format!(
            "@go = global i32 0
declare ptr @malloc(i64)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define ptr @t(ptr %unused) {{
  %slot = alloca ptr
  %p = call ptr @malloc(i64 4)
  store ptr %p, ptr %slot
  store atomic i32 1, ptr @go release, align 4
  {end}
again:
  br label %again
end:
  ret ptr null
}}
define i32 @main() {{
  %id = alloca i64
  %1 = call i32 @pthread_create(ptr %id, ptr null, ptr @t, ptr null)
  br label %wait
wait:
  %v = load atomic i32, ptr @go acquire, align 4
  %is = icmp eq i32 %v, 1
  br i1 %is, label %done, label %wait
done:
  ret i32 0
}}
"
        )
    };
    for (end, exit) in [("br label %again", 0), ("br label %end", 14)] {
        let file = Temp::new(&format!("leaks-cut{exit}.ll"), program(end).as_bytes());
        let flags = ["run", file.path(), "--exit-cuts-threads", "--leaks", "error"];
        let found = (0..8).map(|seed| {
            let seed = seed.to_string();
            let mut words = flags.to_vec();
            words.extend(["--seed", &seed]);
            code(&tresse(&words))
        });
        assert!(found.max() == Some(exit), "{end}");
    }
}
