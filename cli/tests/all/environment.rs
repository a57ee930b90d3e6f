//! `--env`: what a program finds in its environment, by all who look at executions.

use crate::common::{Temp, code, json, stderr, tresse};

/// Its status is the first character of the value of `A`, as a digit; 9 where there is none. By the
/// third parameter of `main`, or by `getenv`.
const PROGRAM: &str = r#"
@name = private constant [2 x i8] c"A\00"
declare ptr @getenv(ptr)
define i32 @main(i32 %n, ptr %argv, ptr %given) {
  %more = icmp sgt i32 %n, 1
  br i1 %more, label %third, label %function
third:
  %entry = load ptr, ptr %given
  %is.end = icmp eq ptr %entry, null
  br i1 %is.end, label %none, label %first
first:
  %value = getelementptr i8, ptr %entry, i64 2
  br label %some
function:
  %found = call ptr @getenv(ptr @name)
  %is.none = icmp eq ptr %found, null
  br i1 %is.none, label %none, label %some
some:
  %at = phi ptr [ %value, %first ], [ %found, %function ]
  %byte = load i8, ptr %at
  %digit = sub i8 %byte, 48
  %status = zext i8 %digit to i32
  ret i32 %status
none:
  ret i32 9
}
"#;

#[test]
fn all_who_look_at_executions_give_it() {
    let program = Temp::new("environment.ll", PROGRAM.as_bytes());
    let flags: [(&[&str], i32); 4] = [
        (&[], 9),
        (&["--env", "A=3"], 3),
        (&["--env", "A=3", "--env", "AB=5", "--env", "A=4"], 4),
        (&["--env", "AB=5", "--env", "B="], 9),
    ];
    for (given, status) in flags {
        let output = tresse(&[&["run", program.path()], given].concat());
        assert_eq!(code(&output), status, "{given:?}: {}", stderr(&output));
        for engine in ["graph", "steps", "candidates"] {
            let check = ["check", "--outcomes", program.path(), "--engine", engine];
            let (_, report) = json(&[&check[..], given].concat());
            assert_eq!(report["outcomes"][0]["exit"], status, "{engine} {given:?}: {report}");
        }
    }
    let third = ["run", program.path(), "--arg", "x"];
    assert_eq!(code(&tresse(&third)), 9);
    assert_eq!(code(&tresse(&[&third[..], &["--env", "A=7"]].concat())), 7);
}

/// It fails where there is an `A`.
const FAILS: &str = r#"
@name = private constant [2 x i8] c"A\00"
declare ptr @getenv(ptr)
declare void @abort()
define i32 @main() {
  %found = call ptr @getenv(ptr @name)
  %is.none = icmp eq ptr %found, null
  br i1 %is.none, label %none, label %some
some:
  call void @abort()
  unreachable
none:
  ret i32 0
}
"#;

#[test]
fn runs_by_chance_have_it() {
    let program = Temp::new("environment-fails.ll", FAILS.as_bytes());
    for (given, error) in [("A=1", true), ("B=1", false)] {
        let output = tresse(&["fuzz", "--runs", "2", program.path(), "--env", given]);
        let said = stderr(&output);
        assert_eq!(
            (code(&output) != 0, said.contains("[T0102]")),
            (error, error),
            "{given}: {said}"
        );
    }
}

/// What an execution was told is part of what its replay string is for.
#[test]
fn a_replay_is_of_the_same_environment() {
    let program = Temp::new("environment-replay.ll", PROGRAM.as_bytes());
    for engine in ["graph", "steps"] {
        let check = ["check", "--outcomes", program.path(), "--engine", engine, "--env", "A=3"];
        let (_, report) = json(&check);
        let string = report["outcomes"][0]["replay"].as_str().unwrap().to_owned();
        let replay =
            |given: &[&str]| tresse(&[&["replay", &string, program.path()], given].concat());
        assert_eq!(code(&replay(&["--env", "A=3"])), 3);
        for other in [&["--env", "A=4"][..], &[]] {
            assert_eq!(code(&replay(other)), 2, "{engine}: {}", stderr(&replay(other)));
        }
    }
}

#[test]
fn what_is_no_variable_is_refused() {
    let program = Temp::new("environment-wrong.ll", PROGRAM.as_bytes());
    for wrong in ["A", "=3", ""] {
        let output = tresse(&["run", program.path(), "--env", wrong]);
        assert_eq!(code(&output), 2);
        assert!(stderr(&output).contains("--env takes NAME=VALUE"), "{}", stderr(&output));
    }
}

/// BSD's `warn` and `errx`, GNU's `error`: with the words for `errno`, and the exit status.
#[test]
fn messages_of_who_gives_up() {
    let text = r#"
@file = private constant [6 x i8] c"no %s\00"
@name = private constant [5 x i8] c"file\00"
@last = private constant [8 x i8] c"all: %d\00"
declare ptr @__errno_location()
declare void @warn(ptr, ...)
declare void @error(i32, i32, ptr, ...)
declare void @errx(i32, ptr, ...)
define i32 @main() {
  %errno = call ptr @__errno_location()
  store i32 2, ptr %errno
  call void (ptr, ...) @warn(ptr @file, ptr @name)
  call void (i32, i32, ptr, ...) @error(i32 0, i32 34, ptr @last, i32 7)
  call void (i32, i32, ptr, ...) @error(i32 0, i32 0, ptr @name)
  call void (i32, ptr, ...) @errx(i32 3, ptr @last, i32 8)
  unreachable
}
"#;
    let program = Temp::new("gives_up.ll", text.as_bytes());
    let output = tresse(&["run", program.path()]);
    let said = "program: no file: No such file or directory\n\
                program: all: 7: Numerical result out of range\nprogram: file\nprogram: all: 8\n";
    assert_eq!((code(&output), stderr(&output)), (3, said.into()));
}
