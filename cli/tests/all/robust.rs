//! What the host or the user does not have or give: full disks, too many workers, layouts that no
//! target has, executions that never end.

use crate::common;

use crate::common::{Temp, code, json, root, stderr, stdout, tresse};
use serde_json::{Value, json as value};
use std::fs::File;
use std::process::{Command, Output, Stdio};

#[test]
fn the_number_of_workers_is_bounded() {
    for jobs in ["99999999", "513", "0", "-1", "many"] {
        let output = tresse(&["check", "tests/litmus/SB.ll", &format!("--jobs={jobs}")]);
        assert_eq!(code(&output), 2, "{jobs}");
        assert!(stderr(&output).contains("from 1 to 512"), "{}", stderr(&output));
    }
    assert_eq!(code(&tresse(&["check", "tests/litmus/SB.ll", "-j", "512"])), 0);
    let program = tresse::Program::load([root().join("tests/litmus/SB.ll")]).unwrap();
    for jobs in [0, tresse::MAX_JOBS + 1] {
        assert!(tresse::Check::new(&program).jobs(jobs).run().is_err(), "{jobs}");
    }
}

/// The report of a search of no state at all is no success.
#[test]
fn a_search_of_nothing_proves_nothing() {
    let program = Temp::new("nothing.ll", b"define i32 @main() {\n  ret i32 0\n}\n");
    for command in [&["steps"][..], &["check", "--engine", "candidates"]] {
        let output = tresse(&[command, &["--max-states", "0", program.path()]].concat());
        let text = stderr(&output);
        assert_eq!(code(&output), 1, "{text}");
        assert!(text.contains("Cut short: the bound on states was met"), "{text}");
        assert!(!text.contains("No errors were detected"), "{text}");
    }
}

/// Several runs, and what is said of them if none comes to its end.
const SEEDS: (&[&str], &str) = (&["--many-seeds", "0..4"], "4 stopped by a failed assumption");

/// Where every execution is blocked, "no errors" would be true of anything: the report says what
/// has stopped them, and where, and the exit code is that of no proof.
#[test]
fn no_errors_is_not_said_of_no_execution() {
    let program = Temp::new(
        "assumes.ll",
        b"declare void @__VERIFIER_assume(i32)\ndefine i32 @main() {\n  \
          call void @__VERIFIER_assume(i32 0)\n  store i32 1, ptr null\n  ret i32 0\n}\n",
    );
    for engine in ["graph", "steps", "candidates"] {
        let output = tresse(&["check", "--engine", engine, program.path()]);
        let text = stderr(&output);
        assert!(text.contains("executions: 0 complete, 1 blocked"), "{engine}: {text}");
        assert_eq!(code(&output), 1, "{engine}: {text}");
        assert!(text.contains("No execution under sc is complete: each is blocked."), "{text}");
        assert!(!text.contains("No errors were detected"), "{engine}: {text}");
        let place = format!("{}:3:3 in main", program.path());
        let at = format!("thread 0 stopped by a failed assumption at {place} (1 execution)");
        assert!(text.contains(&at), "{engine}: {text}");
        let (exit, report) = json(&["check", "--engine", engine, program.path()]);
        assert_eq!((exit, report["verdict"].as_str()), (1, Some("vacuous")));
        let note = report["notes"][0].as_str().unwrap();
        assert!(note.contains("No execution under sc is complete"), "{note}");
        let at = value!([{"why": "assumption", "thread": 0, "place": place, "executions": 1}]);
        assert_eq!(report["blocked_at"], at, "{engine}");
    }
    for (seeds, said) in [(&[][..], "an assumption of the program does not hold"), SEEDS] {
        let command = [&["run", program.path()], seeds].concat();
        let output = tresse(&command);
        let text = stderr(&output);
        assert_eq!(code(&output), 1, "{text}");
        assert!(text.contains(said) && text.contains(":3:3 in main"), "{text}");
        let (exit, report) = json(&command);
        assert_eq!((exit, report["blocked_at"][0]["thread"].as_u64()), (1, Some(0)));
    }
}

/// A run that meets a bound says which, in both forms, and its replay meets it again.
#[test]
fn a_run_that_is_cut_short_names_its_bound() {
    let program =
        Temp::new("loop.ll", b"define i32 @main() {\n  br label %l\nl:\n  br label %l\n}\n");
    let run = ["run", "--max-steps", "1000", program.path()];
    let output = tresse(&run);
    let text = stderr(&output);
    assert_eq!(code(&output), 1, "{text}");
    assert!(text.starts_with("cut short[T0604]: the bound on steps was met: 1000"), "{text}");
    let (exit, report) = json(&run);
    assert_eq!((exit, report["verdict"].as_str()), (1, Some("cut-short")));
    assert_eq!(report["cuts"][0]["kind"], "steps");
    let command = report["errors"][0]["replay_command"].as_str().unwrap();
    let words: Vec<&str> = command.split(' ').skip(1).map(|w| w.trim_matches('\'')).collect();
    let again = tresse(&words);
    assert_eq!(code(&again), 1, "{command}: {}", stderr(&again));
    assert!(stderr(&again).contains("[T0604]"), "{}", stderr(&again));
    let output = tresse(&["run", "--timeout", "0", program.path()]);
    let text = stderr(&output);
    assert!(
        code(&output) == 1 && text.contains("Cut short: the time was up (--timeout)"),
        "{text}"
    );
}

/// One object on standard output, and nothing else anywhere: with the program's output in it.
#[test]
fn json_is_all_that_is_printed() {
    let program = Temp::new(
        "says.ll",
        b"@text = constant [3 x i8] c\"hi\\00\"\ndeclare i32 @puts(ptr)\n\
          declare i64 @write(i32, ptr, i64)\ndefine i32 @main() {\n  \
          %a = call i32 @puts(ptr @text)\n  %b = call i64 @write(i32 2, ptr @text, i64 2)\n  \
          ret i32 0\n}\n",
    );
    let replay = |engine: &str| {
        let (_, report) = json(&["check", "--engine", engine, program.path()]);
        report["outcomes"][0]["replay"].as_str().unwrap().to_owned()
    };
    let (graph, steps) = (replay("graph"), replay("steps"));
    for args in [
        &["run"][..],
        &["replay", &graph],
        &["replay", &steps],
        &["steps", "--trace"],
        &["run", "--seed", "1"],
    ] {
        let output = tresse(&[args, &[program.path(), "--format", "json"]].concat());
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(stderr(&output), "", "{args:?}");
        assert_eq!(report["stdout"], "hi\n", "{args:?}");
        assert_eq!(report["stderr"], "hi", "{args:?}");
        assert_eq!(report["verdict"], "exit", "{args:?}");
    }
    let output = tresse(&["run", "--many-seeds", "0..3", program.path(), "--format", "json"]);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((stderr(&output).as_str(), report["runs"].as_u64()), ("", Some(3)));
}

/// `tresse` with a standard stream that takes nothing.
#[cfg(target_os = "linux")]
fn into_full(args: &[&str], is_error: bool) -> Output {
    let full = || Stdio::from(File::options().write(true).open("/dev/full").unwrap());
    let mut command = Command::new(env!("CARGO_BIN_EXE_tresse"));
    command.args(args).current_dir(root()).stdout(Stdio::piped()).stderr(Stdio::piped());
    if is_error {
        command.stderr(full())
    } else {
        command.stdout(full())
    };
    command.spawn().unwrap().wait_with_output().unwrap()
}

#[test]
#[cfg(target_os = "linux")]
fn what_cannot_be_written_is_told_and_no_success() {
    let full = "cannot write to standard output";
    for args in [
        &["run", "tests/ok/sorting.ll"][..],
        &["check", "tests/litmus/SB.ll", "--format", "json"],
        &["check", "tests/litmus/SB.ll", "--print-exec-graphs"],
        &["steps", "--trace", "tests/paper/program-b.ll"],
        &["models"],
        &["explain"],
    ] {
        let output = into_full(args, false);
        assert_eq!(code(&output), 2, "{args:?}: {}", stderr(&output));
        assert!(stderr(&output).contains(full), "{args:?}: {}", stderr(&output));
    }
    assert_eq!(code(&into_full(&["--help"], false)), 2);
    // An error stays an error.
    let output = into_full(&["check", "examples/bank_deadlock.ll", "--format", "json"], false);
    assert_eq!(code(&output), 12, "{}", stderr(&output));
    assert_eq!(code(&into_full(&["check", "tests/litmus/SB.ll"], true)), 2);
    assert_eq!(code(&into_full(&["check", "examples/bank_deadlock.ll"], true)), 12);
    let dot = ["check", "examples/bank_deadlock.ll", "--dump-error-graph", "/dev/full"];
    let output = tresse(&dot);
    assert_eq!(code(&output), 12, "{}", stderr(&output));
    assert!(stderr(&output).contains("cannot write /dev/full"), "{}", stderr(&output));
    let (exit, report) = json(&dot);
    assert_eq!(exit, 12);
    assert!(report["failed"][0].as_str().unwrap().contains("cannot write /dev/full"), "{report}");
}

/// IR says for which layout it was made; another one is a what-if, and has to be asked for.
#[test]
fn another_layout_is_run_only_if_that_is_asked_for() {
    for flags in [["--endianness", "big"], ["--pointer-width", "16"], ["--pointer-width", "32"]] {
        let args = [&["check", "tests/ok/sorting.ll"][..], &flags].concat();
        let output = tresse(&args);
        assert_eq!(code(&output), 2, "{flags:?}");
        let text = stderr(&output);
        let all = ["tests/ok/sorting.ll: error: the data layout", flags[0], "--relayout"];
        assert!(all.iter().all(|words| text.contains(words)), "{text}");
        let (_, report) = json(&[&args[..], &["--relayout"]].concat());
        let warning = report["warnings"][0].as_str().unwrap();
        assert!(warning.contains(&flags.join(" ")), "{warning}");
        let output = tresse(&[&args[..], &["--relayout"]].concat());
        assert!(stderr(&output).starts_with("warning: tests/ok/sorting.ll"), "{}", stderr(&output));
    }
    // What it says itself can be said again.
    let same = ["--endianness", "little", "--pointer-width", "64"];
    let output = tresse(&[&["run", "tests/ok/sorting.ll"][..], &same].concat());
    assert_eq!((code(&output), stderr(&output).as_str()), (0, ""));
    // The replay command has what is needed.
    let flags = ["--endianness", "big", "--relayout"];
    let (_, report) = json(&[&["check", "examples/bank_deadlock.ll"][..], &flags].concat());
    let command = report["errors"][0]["replay_command"].as_str().unwrap();
    let words: Vec<&str> = command.split(' ').skip(1).map(|w| w.trim_matches('\'')).collect();
    let output = tresse(&words);
    assert_eq!(code(&output), 12, "{command}\n{}", stderr(&output));
}

const SIZES: &[u8] = b"
#include <stdio.h>
union u { unsigned w; unsigned char b[4]; };
int main(void) {
  union u u = {0x01020304};
  printf(\"%d %d\\n\", (int)sizeof(void *), u.b[0]);
  return 0;
}
";

/// C is compiled for a target that has the layout; where there is none, it is refused, and not laid
/// over another one's IR (which gives errors that the program does not have).
#[test]
fn c_is_compiled_for_the_layout_that_was_chosen() {
    if !common::has_clang("a program for 5 layouts") {
        return;
    }
    let file = Temp::new("sizes.c", SIZES);
    for (flags, printed) in [
        ("", "8 4\n"),
        ("--pointer-width 32", "4 4\n"),
        ("--endianness big", "8 1\n"),
        ("--endianness little", "8 4\n"),
        ("--endianness big --pointer-width 64", "8 1\n"),
    ] {
        let mut args = vec!["run", file.path()];
        args.extend(flags.split_whitespace());
        let output = tresse(&args);
        let seen = (stdout(&output), stderr(&output));
        assert_eq!(seen, (printed.to_owned(), String::new()), "{flags}");
    }
    let refused = |args: &[&str], words: &str| {
        let output = tresse(&[&["check", file.path()], args].concat());
        assert_eq!(code(&output), 2, "{args:?}: {}", stderr(&output));
        assert!(stderr(&output).contains(words), "{args:?}: {}", stderr(&output));
    };
    refused(&["--endianness", "big", "--pointer-width", "16"], "there is no target to compile for");
    // A target that the user's flags name is not another one's layout either.
    let target = ["--", "--target=i386-unknown-linux-gnu"];
    refused(&[&["--pointer-width", "64"], &target[..]].concat(), "--relayout");
}

/// Two threads pass each other values for ever, with `seq_cst` fences between: under rc11 every
/// step looks at the fences of thousands of events. The time is heard all the same; here the test
/// ends.
#[test]
fn the_time_is_heard_where_steps_are_long() {
    let text = r#"target triple = "x86_64-unknown-linux-gnu"
@x = global i32 0
@y = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @pass(ptr %which) {
  %i = ptrtoint ptr %which to i64
  %is_first = icmp eq i64 %i, 0
  %mine = select i1 %is_first, ptr @x, ptr @y
  %other = select i1 %is_first, ptr @y, ptr @x
  br label %again
again:
  %seen = load atomic i32, ptr %other monotonic, align 4
  %next = add i32 %seen, 1
  store atomic i32 %next, ptr %mine monotonic, align 4
  fence seq_cst
  br label %again
}
define i32 @main() {
  %id = alloca i64
  %a = call i32 @pthread_create(ptr %id, ptr null, ptr @pass, ptr null)
  %b = call i32 @pthread_create(ptr %id, ptr null, ptr @pass, ptr inttoptr (i64 1 to ptr))
  %t = load i64, ptr %id
  %j = call i32 @pthread_join(i64 %t, ptr null)
  ret i32 0
}
"#;
    let file = Temp::new("fences-for-ever.ll", text.as_bytes());
    let (exit, report) = json(&["check", file.path(), "--rc11", "--timeout", "1", "-j1"]);
    assert_eq!(exit, 1);
    let kinds: Vec<_> = report["cuts"].as_array().unwrap().iter().map(|c| &c["kind"]).collect();
    assert!(kinds.contains(&&"time".into()), "{kinds:?}");
}
