//! Searches that are killed, or run out of memory, and go on from the checkpoint that is there.

use crate::common;

use crate::common::{Temp, code, json, root, stderr, tresse};
use serde_json::Value;
use std::process::{Command, Stdio};

/// Three threads with three updates of `x` each, 9!/(3!)^3 = 1,680 orders. Each writes down what it
/// has read last: these are the outcomes. Who reads 8 is the last of all; thread 1 calls `abort`
/// then.
fn program(name: &str) -> Temp {
    let thread = |n: u32| {
        let end = if n == 1 { "%c" } else { "false" };
        format!(
            "define ptr @t{n}(ptr %u) {{\n  %a = atomicrmw add ptr @x, i32 1 seq_cst\n  \
             %b = atomicrmw add ptr @x, i32 1 seq_cst\n  \
             %o = atomicrmw add ptr @x, i32 1 seq_cst\n  store i32 %o, ptr @o{n}\n  \
             %c = icmp eq i32 %o, 8\n  br i1 {end}, label %bad, label %good\nbad:\n  \
             call void @abort()\n  unreachable\ngood:\n  ret ptr null\n}}\n"
        )
    };
    let start = |n: u32| {
        format!("  %c{n} = call i32 @pthread_create(ptr %t, ptr null, ptr @t{n}, ptr null)\n")
    };
    let text = format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@x = global i32 0\n@o1 = global i32 0\n\
         @o2 = global i32 0\n@o3 = global i32 0\ndeclare void @abort()\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n{}{}{}define i32 @main() {{\n  \
         %t = alloca i64\n{}{}{}  ret i32 0\n}}\n",
        thread(1),
        thread(2),
        thread(3),
        start(1),
        start(2),
        start(3)
    );
    Temp::new(name, text.as_bytes())
}

/// A program that asks for more and more memory.
fn greedy(name: &str) -> Temp {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"\ndeclare ptr @malloc(i64)\n\
                define i32 @main() {\n  br label %again\nagain:\n  \
                %p = call ptr @malloc(i64 4096)\n  store i64 1, ptr %p\n  br label %again\n}\n";
    Temp::new(name, text.as_bytes())
}

/// A file that does not exist yet, and is gone in the end.
fn file(name: &str) -> Temp {
    let file = Temp::new(name, b"");
    std::fs::remove_file(&file.0).unwrap();
    file
}

/// A report without what may differ: times, and what a checkpoint is called.
fn lasting((exit, mut report): (i32, Value)) -> (i32, Value) {
    let fields = report.as_object_mut().unwrap();
    for name in ["time_seconds", "checkpoint"] {
        fields.remove(name);
    }
    (exit, report)
}

/// Begins a search, and kills it once it has written a checkpoint that was not there before.
fn kill_after_a_checkpoint(args: &[&str], checkpoint: &Temp) {
    let before = std::fs::read(&checkpoint.0).ok();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tresse"));
    command.args(args).args(["--format", "json"]).current_dir(root());
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    while std::fs::read(&checkpoint.0).ok() == before && child.try_wait().unwrap().is_none() {
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    // What it was writing just then, if anything.
    let _ = std::fs::remove_file(format!("{}.{}.new", checkpoint.path(), child.id()));
    assert!(checkpoint.0.exists());
}

#[test]
fn a_killed_search_goes_on() {
    killed_again_and_again("killed", &program("killed.ll"));
}

#[test]
fn a_killed_search_without_orders_of_sections_goes_on() {
    killed_again_and_again("sections", &common::sections("sections.ll", 3));
}

fn killed_again_and_again(name: &str, program: &Temp) {
    for jobs in ["1", "2"] {
        let whole = lasting(json(&["check", program.path(), "-j", jobs]));
        let executions = &whole.1["executions"];
        assert_eq!((whole.0, executions["complete"].as_u64()), (10, Some(1_120)), "{}", whole.1);
        let checkpoint = file(&format!("{name}-{jobs}.json"));
        let every = ["--checkpoint", checkpoint.path(), "--checkpoint-every", "0"];
        let begin = ["check", program.path(), "-j", jobs];
        let resume = ["--resume", checkpoint.path()];
        kill_after_a_checkpoint(&[&begin[..], &every].concat(), &checkpoint);
        for _ in 0..2 {
            kill_after_a_checkpoint(&[&begin[..], &every, &resume].concat(), &checkpoint);
        }
        assert_eq!(lasting(json(&[&begin[..], &resume].concat())), whole, "{jobs} workers");
    }
}

/// Whether reads-from pays is seen in the first 256 executions, whoever is killed meanwhile.
#[test]
fn a_search_that_is_killed_before_it_has_chosen_goes_on() {
    let program = common::writers("choosing.ll");
    let whole = lasting(json(&["check", program.path()]));
    assert_eq!(whole.1["executions"]["complete"], 3, "{}", whole.1);
    let checkpoint = file("choosing.json");
    let every = ["--checkpoint", checkpoint.path(), "--checkpoint-every", "0"];
    let begin = ["check", program.path(), "-j", "2"];
    let resume = ["--resume", checkpoint.path()];
    kill_after_a_checkpoint(&[&begin[..], &every].concat(), &checkpoint);
    for _ in 0..4 {
        kill_after_a_checkpoint(&[&begin[..], &every, &resume].concat(), &checkpoint);
    }
    assert_eq!(lasting(json(&[&begin[..], &resume].concat())), whole);
}

/// What is asked of every engine: to stop with its report.
#[test]
fn memory_of_ones_own_is_bounded() {
    let program = program("own.ll");
    for engine in ["graph", "steps", "candidates"] {
        let args = ["check", program.path(), "--engine", engine, "--max-mem-host", "1MiB"];
        let (exit, report) = json(&args);
        assert_eq!(exit, 1, "{engine}: {report}");
        assert_eq!(report["cuts"][0]["kind"], "resident", "{engine}: {report}");
        let text = stderr(&tresse(&args));
        assert!(text.contains("Cut short: tresse itself has used the memory"), "{text}");
    }
    let run = ["run", program.path(), "--many-seeds", "0..9", "--max-mem-host", "1MiB"];
    let (exit, report) = json(&run);
    assert_eq!((exit, &report["cuts"][0]["kind"]), (1, &"resident".into()), "{report}");
}

#[test]
fn a_search_without_memory_goes_on() {
    for (program, jobs) in [
        (program("memory-1.ll"), "1"),
        (program("memory-2.ll"), "2"),
        (common::sections("memory-3.ll", 3), "2"),
    ] {
        let whole = lasting(json(&["check", program.path(), "-j", jobs]));
        let checkpoint = file("memory.json");
        let begin = ["check", program.path(), "-j", jobs];
        let keep = ["--checkpoint", checkpoint.path()];
        let resume = ["--resume", checkpoint.path()];
        let some = json(&[&begin[..], &keep, &["--timeout", "0"]].concat());
        let bound = ["--max-mem-host", "1MiB"];
        let (exit, more) = json(&[&begin[..], &keep, &resume, &bound].concat());
        assert_eq!(more["cuts"][0]["kind"], "resident", "{more}");
        assert_eq!(more["executions"], some.1["executions"], "no execution was begun");
        assert!([1, 10].contains(&exit) && checkpoint.0.exists(), "{more}");
        assert_eq!(lasting(json(&[&begin[..], &resume].concat())), whole, "{jobs} workers");
    }
}

/// One execution has more and more memory: that is heard within it.
#[test]
fn memory_is_watched_within_an_execution() {
    let program = greedy("greedy.ll");
    let bounds = ["--max-mem", "2GiB", "--max-mem-host", "100MiB"];
    for command in [&["check", "--engine", "graph"][..], &["run"]] {
        let (exit, report) = json(&[command, &[program.path()], &bounds].concat());
        assert_eq!((exit, &report["cuts"][0]["kind"]), (1, &"resident".into()), "{report}");
    }
}

#[test]
fn how_often_is_asked_for_with_a_file() {
    let output = tresse(&["check", "examples/dekker.ll", "--checkpoint-every", "9"]);
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("--checkpoint-every"), "{}", stderr(&output));
}
