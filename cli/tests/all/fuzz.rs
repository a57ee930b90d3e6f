//! `tresse fuzz`: what it finds is there, the search agrees, and a replay shows it; what it learned
//! is kept.

use crate::common::{Temp, code, stderr, stdout, tresse};
use serde_json::Value;

/// Fuzzes, for a report in JSON.
fn fuzz(file: &str, flags: &[&str]) -> (i32, Value) {
    let mut words = vec!["fuzz", file, "--format", "json"];
    words.extend(flags);
    let output = tresse(&words);
    let report = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|e| panic!("{words:?}: {e}\n{}{}", stdout(&output), stderr(&output)));
    (code(&output), report)
}

/// Programs with an error that `check` finds too, each under a model that has it.
const WRONG: &[(&str, &str)] = &[
    ("examples/bank_deadlock.ll", "sc"),
    ("examples/bounded_queue_lost_wakeup.ll", "sc"),
    ("examples/condition_if.ll", "sc"),
    ("examples/unlocked_counter.ll", "sc"),
    ("examples/use_after_free.ll", "sc"),
    ("examples/dekker.ll", "tso"),
    ("examples/peterson.ll", "tso"),
    ("examples/peterson.ll", "rc11"),
    ("examples/work_stealing_no_fence.ll", "rc11"),
    ("examples/double_checked_broken.ll", "rc11"),
    ("examples/seqlock_racy.ll", "rc11"),
    ("examples/philosophers.ll", "ra"),
];

#[test]
fn what_is_found_is_there_and_replays() {
    for (file, model) in WRONG {
        let (exit, report) = fuzz(file, &["--model", model, "--runs", "3000"]);
        let searched = tresse(&["check", file, "--model", model]);
        assert_eq!(exit, code(&searched), "{file} {model}: {report}");
        assert!(exit >= 10, "{file} {model} has an error");
        let problem = &report["failed_runs"][0]["errors"][0];
        let string = problem["replay"].as_str().unwrap();
        let again = tresse(&["replay", string, file, "--model", model, "--format", "json"]);
        let again: Value = serde_json::from_slice(&again.stdout).unwrap();
        let codes = |report: &Value| -> Vec<Value> {
            report["errors"].as_array().unwrap().iter().map(|e| e["code"].clone()).collect()
        };
        assert_eq!(codes(&again), codes(&report["failed_runs"][0]), "{file} {model}");
    }
}

#[test]
fn programs_without_errors_have_none() {
    for (file, model) in [
        ("examples/bank_ordered.ll", "rc11"),
        ("examples/bounded_queue.ll", "sc"),
        ("examples/michael_scott_queue.ll", "rc11"),
        ("examples/peterson_fenced.ll", "rc11"),
        ("examples/treiber_stack.ll", "ra"),
        ("examples/work_stealing.ll", "tso"),
    ] {
        let (exit, report) = fuzz(file, &["--model", model, "--runs", "500"]);
        assert_eq!(exit, 0, "{file} {model}: {report}");
        assert_eq!(report["runs"], 500, "{file} {model}");
        assert_eq!(report["verdict"], "exit", "{file} {model}");
    }
}

/// The seed draws all; who does the work does not count.
#[test]
fn workers_change_nothing() {
    let file = "examples/michael_scott_queue.ll";
    let of = |jobs: &str, flags: &[&str]| {
        let flags = [flags, &["--rc11", "--runs", "200", "-j", jobs]].concat();
        let (exit, mut report) = fuzz(file, &flags);
        report["time_seconds"] = Value::Null;
        (exit, report)
    };
    for strategy in ["learn", "walk", "pct"] {
        let flags = ["--strategy", strategy];
        assert_eq!(of("1", &flags), of("3", &flags), "{strategy}");
    }
    let meetings = |seed| of("2", &["--seed", seed]).1["latest_meeting"].clone();
    assert_ne!(meetings("1"), meetings("2"), "two seeds go two ways");
}

/// With several failures in one round the first one counts, whoever comes to its end first.
#[test]
fn the_first_failure_is_the_same_for_all_workers() {
    let first = |jobs: &str| {
        let (_, report) = fuzz("examples/unlocked_counter.ll", &["-j", jobs]);
        (report["runs"].clone(), report["failed_runs"][0]["errors"].clone())
    };
    assert_eq!(first("1"), first("4"));
}

#[test]
fn each_way_to_fail_is_listed_once() {
    let (exit, report) = fuzz("examples/unlocked_counter.ll", &["--runs", "300", "--keep-going"]);
    assert_eq!(exit, 13);
    assert_eq!(report["runs"], 300);
    let listed = report["failed_runs"].as_array().unwrap().len() as u64;
    assert!(report["failed"].as_u64().unwrap() > listed, "{report}");
    let text = stderr(&tresse(&["fuzz", "examples/unlocked_counter.ll", "--runs", "300"]));
    assert!(text.contains("replay: tresse replay"), "{text}");
}

#[test]
fn a_corpus_is_kept_and_gone_on_with() {
    let folder = Temp::new("fuzz-corpus", b"");
    let dir = format!("{}.d", folder.path());
    let file = "examples/michael_scott_queue.ll";
    let runs = |n: &str| fuzz(file, &["--rc11", "--runs", n, "--corpus", &dir]).1;
    let first = runs("96");
    let path = format!("{dir}/corpus.txt");
    let kept = std::fs::read_to_string(&path).unwrap();
    assert_eq!(kept.lines().filter(|l| l.starts_with("keep t1:")).count(), first["kept"]);
    assert!(kept.ends_with("done 96\n"), "{kept}");
    for string in kept.lines().filter_map(|line| line.strip_prefix("keep ")).take(4) {
        let again = tresse(&["replay", string, file, "--rc11"]);
        assert_eq!(code(&again), 0, "{}", stderr(&again));
    }
    // A round that was not finished, and half a line.
    std::fs::write(&path, format!("{kept}keep t1:00000000:1\nkeep t1:1")).unwrap();
    let second = runs("64");
    assert_eq!(second["first_run"], 96);
    assert!(second["kept"].as_u64() >= first["kept"].as_u64());
    assert!(second["meetings"].as_u64() >= first["meetings"].as_u64());
    let kept = std::fs::read_to_string(&path).unwrap();
    assert!(kept.ends_with("done 160\n") && !kept.contains("00000000"), "{kept}");
    let other = tresse(&["fuzz", "examples/treiber_stack.ll", "--rc11", "--corpus", &dir]);
    assert_eq!(code(&other), 2);
    assert!(stderr(&other).contains("it is of another program"), "{}", stderr(&other));
    std::fs::remove_dir_all(&dir).unwrap();
}

/// What stands in the folder under the name of a corpus, and is none, stays as it is.
#[test]
fn another_file_is_no_corpus() {
    let folder = Temp::new("fuzz-other", b"");
    let dir = format!("{}.d", folder.path());
    std::fs::create_dir(&dir).unwrap();
    let path = format!("{dir}/corpus.txt");
    std::fs::write(&path, "words of mine\n").unwrap();
    let refused = tresse(&["fuzz", "examples/bank_ordered.ll", "--corpus", &dir]);
    assert_eq!(code(&refused), 2);
    assert!(stderr(&refused).contains("it is no corpus"), "{}", stderr(&refused));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "words of mine\n");
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn failures_are_kept_too() {
    let folder = Temp::new("fuzz-failed", b"");
    let dir = format!("{}.d", folder.path());
    let file = "examples/unlocked_counter.ll";
    let (exit, _) = fuzz(file, &["--corpus", &dir]);
    let kept = std::fs::read_to_string(format!("{dir}/corpus.txt")).unwrap();
    let failed = kept.lines().find_map(|line| line.strip_prefix("fail ")).unwrap();
    let (_, string) = failed.split_once(' ').unwrap();
    assert_eq!(code(&tresse(&["replay", string, file])), exit);
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn runs_that_never_end_are_no_success() {
    let assumes = Temp::new(
        "fuzz-assume.ll",
        b"declare void @__VERIFIER_assume(i32)\n\
         define i32 @main() {\n  call void @__VERIFIER_assume(i32 0)\n  ret i32 0\n}\n",
    );
    let (exit, report) = fuzz(assumes.path(), &["--runs", "50"]);
    assert_eq!((exit, &report["verdict"]), (1, &"vacuous".into()));
    assert_eq!(report["blocked"], 50);
    let loops = Temp::new(
        "fuzz-loop.ll",
        b"@x = global i32 0\n\
         define i32 @main() {\n  br label %a\na:\n  \
         %v = load atomic i32, ptr @x seq_cst, align 4\n  %c = icmp eq i32 %v, 0\n  \
         br i1 %c, label %a, label %b\nb:\n  ret i32 0\n}\n",
    );
    let (exit, report) = fuzz(loops.path(), &["--runs", "4", "--max-steps", "20000"]);
    assert_eq!((exit, &report["verdict"]), (1, &"vacuous".into()), "{report}");
    assert_eq!(report["bounded"], 4);
}
