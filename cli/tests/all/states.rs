//! `tresse steps --pattern` and `--traces`: numbers that a hand-made argument gives, and the same
//! outcomes as a search that leaves out what it may.

use crate::common;

use crate::common::{Temp, code, json, stderr, stdout, tresse};
use serde_json::Value;
use std::collections::BTreeSet;

/// Two threads, each of which stores `n` single bytes: to `x` and to `y`.
fn stores(n: u32) -> String {
    let all = |place: char| -> String {
        (1..=n).map(|value| format!("  store i8 {value}, ptr @{place}\n")).collect()
    };
    format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@x = global i8 0\n@y = global i8 0\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
         declare i32 @pthread_join(i64, ptr)\n\
         define ptr @other(ptr %unused) {{\n{}  ret ptr null\n}}\n\
         define i32 @main() {{\n  %t = alloca i64\n  \
         %c = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)\n{}  \
         %id = load i64, ptr %t\n  \
         %j = call i32 @pthread_join(i64 %id, ptr null)\n  ret i32 0\n}}\n",
        all('y'),
        all('x')
    )
}

fn binomial(n: u64, k: u64) -> u64 {
    (1..=k).fold(1, |all, i| all * (n + 1 - i) / i)
}

/// Access by access, a trace is an order of the stores: `(2n choose n)`. Byte by byte each is moved
/// to `mem_op_list` (c) and committed there (d), first in, first out: for each order of the stores
/// the trace is a sequence of 2n moves and 2n commits in which no commit comes before its move,
/// and these are counted by the Catalan number `C(2n)`.
#[test]
fn traces_of_independent_stores_are_counted_by_a_binomial() {
    for n in 1..=4 {
        let file = Temp::new(&format!("stores-{n}.ll"), stores(n).as_bytes());
        let n = u64::from(n);
        let orders = binomial(2 * n, n);
        let catalan = binomial(4 * n, 2 * n) / (2 * n + 1);
        for (granularity, expected) in [("access", orders), ("byte", orders * catalan)] {
            let args = ["steps", "--traces", "--granularity", granularity, file.path()];
            let (exit, report) = json(&[&args[..], &["--max-traces", "400"]].concat());
            assert_eq!(exit, 0, "{report}");
            assert_eq!(report["verdict"], "listed");
            assert_eq!(report["traces"]["number"], expected, "{n} {granularity}");
            assert_eq!(report["final_states"], 1);
            assert_eq!(report["ends"][0]["traces"], expected);
            // Each trace is one of its own, and they come to the end.
            let listed = report["traces"]["listed"].as_array().unwrap();
            assert_eq!(listed.len() as u64, expected.min(400));
            assert_eq!(report["traces"]["has_more"], expected > 400);
            let different: BTreeSet<String> =
                listed.iter().map(|trace| trace["transitions"].to_string()).collect();
            assert_eq!(different.len(), listed.len());
            let moves = if granularity == "byte" { 4 * n } else { 2 * n };
            for trace in listed {
                // Beside the stores: a thread is created, and the process exits.
                assert_eq!(trace["transitions"].as_array().unwrap().len() as u64, moves + 2);
            }
            if granularity == "access" {
                // How far each thread is; the first state, and the last.
                assert_eq!(report["states"], (n + 1) * (n + 1) + 2);
            }
        }
    }
}

/// How many states match, and how many there are.
fn matched(args: &[&str], pattern: &str) -> (u64, u64) {
    let (exit, report) = json(&[args, &["--pattern", pattern]].concat());
    let n = report["matched"].as_u64().unwrap_or_else(|| panic!("{pattern}: {report}"));
    let (verdict, expected) = if n > 0 { ("match", 0) } else { ("no-match", 4) };
    assert_eq!((report["verdict"].as_str().unwrap(), exit), (verdict, expected), "{pattern}");
    (n, report["states"].as_u64().unwrap())
}

/// That both threads of SB read 0 needs a store buffer.
#[test]
fn sb_reads_twice_zero_under_tso_only() {
    let both = "final && r0 == 0 && r1 == 0";
    for (model, n) in [("--sc", 0), ("--tso", 1), ("--pso", 1), ("--ra", 1)] {
        assert_eq!(matched(&["steps", model, "tests/litmus/SB.ll"], both).0, n, "{model}");
    }
    let output = tresse(&["steps", "tests/litmus/SB.ll", "--pattern", both]);
    assert_eq!(code(&output), 4);
    let text = stdout(&output);
    assert!(text.contains("no reachable state matches; 3167 states"), "{text}");
    assert!(text.contains("Every state under sc was visited: none matches."), "{text}");
}

/// A store of two bytes in one thread. There is a state for each number of operations in
/// `to_commit` and in `mem_op_list`: 2 and 0, 1 and 1, 0 and 2; after (e) 1 and 0, 0 and 1; 0 and 0
/// after (f); and the exit.
#[test]
fn components_of_each_state_of_two_bytes() {
    let args = ["steps", "--literal", "tests/paper/two-bytes.ll"];
    for (pattern, n) in [
        ("toCommit(0).len == 2", 1),
        ("to_commit(0).len == 1", 2),
        ("toCommit(0) is empty", 4),
        ("memOpList is empty", 4),
        ("memOpList.len >= 1", 3),
        ("mem_op_list is not empty", 3),
        ("race(x)", 2),
        ("race(x) && memOpList is empty", 1),
        ("race(x) is empty", 5),
        ("race(x).len > 1", 0),
        ("x == 0", 3),
        // One byte of two is there: 0x0002.
        ("x == 2", 2),
        ("x == 258", 2),
        ("final", 1),
        ("exit == 0", 1),
        ("!final && x == 258", 1),
        ("thread 0 at 8", 7),
        ("thread at \"two-bytes.ll\":8", 7),
        ("thread 1 ended || toCommit(1) is empty", 0),
        ("error || deadlock || error T0301", 0),
    ] {
        let (found, states) = matched(&args, pattern);
        assert_eq!((found, states), (n, 7), "{pattern}");
    }
}

/// Threads and registers by access, of which each has one: 6 states (as for `stores(1)`), but for
/// a read in the place of `main`'s store.
#[test]
fn registers_and_threads() {
    let text = stores(1).replace("store i8 1, ptr @x\n", "%r = load i8, ptr @y\n");
    let text = text.replace("ret i32 0", "%e = zext i8 %r to i32\n  ret i32 %e");
    let text = text.replace("ret ptr null", "ret ptr inttoptr (i64 5 to ptr)");
    let file = Temp::new("registers.ll", text.as_bytes());
    let args = ["steps", "--granularity", "access", "--race", "report", file.path()];
    // Before and after the thread is created; one of the two was done first; both; two ends.
    for (pattern, n) in [
        ("final", 2),
        // `main` reads 1 after the store only.
        ("final && 0.%r == 1", 1),
        ("final && exit == 1", 1),
        ("final && 0.%r == 0", 1),
        ("0.%r == 1 && y == 0", 0),
        // The read came first, and the store is still to come.
        ("0.%r == 0 && y == 0", 1),
        // It waits for the read: the register has no value, equal to none and unequal to none.
        ("readBack(0) is not empty && (0.%r == 0 || 0.%r != 0)", 0),
        ("readBack(0).len == 1", 2),
        ("1.%unused == null && !thread 1 ended", 2),
        ("thread 0 waits join", 1),
        ("thread 0 in wait_join_threads && !thread 1 ended", 1),
        ("stdout == \"\" && final", 2),
    ] {
        assert_eq!(matched(&args, pattern).0, n, "{pattern}");
    }
}

/// A match says how to come there: the trace of its replay string has the same transitions, and
/// after the last of them the same state.
#[test]
fn a_match_is_what_its_replay_comes_to() {
    let mut checked = 0;
    for (file, pattern, flags) in [
        ("tests/litmus/SB.ll", "memOpList.len >= 2 && x == 1", &["--tso"][..]),
        ("tests/paper/two-stores.ll", "race(x) || memOpList.len == 2", &["--literal"]),
        ("tests/paper/program-a.ll", "memOpList.len >= 3", &["--literal"]),
        ("tests/paper/two-stores.ll", "final", &[]),
        ("examples/bank_deadlock.ll", "deadlock", &["--granularity", "access"]),
    ] {
        let args = [&["steps", file, "--matches", "2", "--pattern", pattern], flags].concat();
        let (_, report) = json(&args);
        let flags: Vec<&str> = flags.iter().copied().filter(|f| *f != "--literal").collect();
        for found in report["matches"].as_array().unwrap() {
            let replay = found["replay"].as_str().unwrap();
            let moves = found["transitions"].as_array().unwrap();
            let trace = tresse(
                &[&["steps", "--trace=full", "--replay", replay, file][..], &flags].concat(),
            );
            let text = stdout(&trace);
            let (mut at, mut states) = (0, vec![Vec::new()]);
            for line in text.lines().skip_while(|line| *line != "initial state").skip(1) {
                if let Some(step) = moves.get(at)
                    && line.starts_with(&format!("{}. ", at + 1))
                {
                    let what = step["what"].as_str().unwrap();
                    assert!(line.ends_with(what), "{file}: {line} is not {step}");
                    states.push(Vec::new());
                    at += 1;
                } else if line.starts_with("  ") {
                    states[at].push(line);
                } else {
                    break;
                }
            }
            assert_eq!(at, moves.len(), "{file}");
            let shown: Vec<&str> =
                found["state"].as_array().unwrap().iter().map(|l| l.as_str().unwrap()).collect();
            assert_eq!(states[at][..shown.len()], shown[..], "{file}");
            checked += 1;
        }
    }
    assert!(checked >= 8, "{checked}");
}

/// The outcomes in a report of a search.
fn outcomes(report: &Value, list: &str) -> BTreeSet<String> {
    let all = report[list].as_array().unwrap();
    let words = |o: &Value| format!("{} {} {}", o["exit"], o["globals"], o["stdout"]);
    all.iter().filter(|o| !o["exit"].is_null()).map(words).collect()
}

/// Every small program has the outcomes that the search by states has, and the errors.
#[test]
fn traces_have_the_outcomes_of_the_search_by_states() {
    let mut compared = 0;
    let files = common::files("tests/litmus", "ll").into_iter();
    for file in files.chain(common::files("tests/paper", "ll")) {
        let file = file.to_str().unwrap();
        for model in ["--sc", "--tso", "--ra"] {
            let search = ["check", "--engine", "steps", "--keep-going", "--outcomes", model, file];
            let (_, searched) = json(&search);
            let bounds = ["--max-states", "60000", "--max-traces", "0", model, file];
            let flags = ["steps", "--granularity", "access", "--traces"];
            let (_, listed) = json(&[&flags[..], &bounds].concat());
            if !listed["cuts"].as_array().unwrap().is_empty() {
                continue;
            }
            assert_eq!(
                outcomes(&searched, "outcomes"),
                outcomes(&listed, "ends"),
                "{file} {model}"
            );
            let codes = |report: &Value| -> BTreeSet<String> {
                let all = report["errors"].as_array().unwrap().iter();
                all.map(|e| e["code"].to_string()).collect()
            };
            assert_eq!(codes(&searched), codes(&listed), "{file} {model}");
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared}");
}

/// Each outcome is that of a state, and what is none is not.
#[test]
fn patterns_find_each_outcome() {
    for model in ["--sc", "--tso", "--pso"] {
        let file = "tests/litmus/SB.ll";
        let (_, report) =
            json(&["check", "--engine", "steps", "--outcomes", "--keep-going", model, file]);
        let found = outcomes(&report, "outcomes");
        let mut all = 0;
        for values in 0..4 {
            let (a, b) = (values & 1, values >> 1);
            let pattern = format!("final && exit == 0 && r0 == {a} && r1 == {b}");
            all += matched(&["steps", model, file], &pattern).0;
        }
        assert_eq!(all as usize, found.len(), "{model}");
    }
}

#[test]
fn what_is_wrong_with_a_pattern_is_shown_with_a_caret() {
    for (pattern, column, words) in [
        ("x == 1 && q == 1", 11, "no global variable `q`"),
        ("1.%none == 1", 3, "no function has a register `%none`"),
        ("0.%t0 == -1", 10, "no sign"),
        ("1 == 2", 3, "register"),
        ("toCommit(1) == 2", 13, "is empty"),
        ("toCommit == 2", 10, "is empty"),
        ("race == 2", 6, "race(x)"),
        ("memOpList is full", 14, "empty"),
        ("thread 1 at 9999", 13, "no instruction of the program is in line 9999"),
        ("thread 1 at other.c:3", 13, "no instruction of the program is in line 3 of other.c"),
        ("thread 1 spins", 10, "`tresse check --pattern` has it"),
        ("livelock", 1, "`tresse check --pattern` has it"),
        ("error T9999", 7, "the code of an error"),
        ("(final", 7, "`)`"),
    ] {
        let output = tresse(&["steps", "tests/litmus/SB.ll", "--pattern", pattern]);
        let text = stderr(&output);
        assert_eq!(code(&output), 2, "{pattern}: {text}");
        assert!(text.starts_with(&format!("--pattern:1:{column}: error: ")), "{pattern}: {text}");
        assert!(text.contains(words), "{pattern}: {text}");
        let caret = format!("\n  {pattern}\n  {}^\n", " ".repeat(column - 1));
        assert!(text.contains(&caret), "{pattern}: {text}");
    }
    let output = tresse(&["check", "tests/litmus/SB.ll", "--pattern", "final && x == 1"]);
    assert!(stderr(&output).contains("`final` is about states: `tresse steps --pattern` has it"));
}

/// A bound that is met is said, and nothing is concluded then.
#[test]
fn bounds_are_said() {
    let file = "tests/litmus/SB.ll";
    let output = tresse(&["steps", "--max-states", "50", "--pattern", "final", file]);
    assert_eq!(code(&output), 1);
    let text = stdout(&output);
    assert!(text.contains("no visited state matches; 5"), "{text}");
    assert!(text.contains("Cut short: the bound on states was met"), "{text}");
    assert!(text.contains("this is no proof"), "{text}");
    let output = tresse(&["steps", "--max-states", "50", "--traces", file]);
    assert_eq!(code(&output), 1);
    assert!(stdout(&output).contains("Not every trace under sc was counted"));
    // Found is found.
    let output = tresse(&["steps", "--max-states", "50", "--pattern", "x == 1", file]);
    assert_eq!(code(&output), 0);
    assert!(stdout(&output).contains("Cut short"));
}

/// A thread that waits in a loop: there is no bound on how often it goes round.
#[test]
fn traces_of_a_loop_that_waits_are_endless() {
    let text = stores(1).replace(
        "store i8 1, ptr @x\n",
        "br label %again\nagain:\n  %v = load atomic i8, ptr @y acquire, align 1\n  \
         %is = icmp eq i8 %v, 0\n  br i1 %is, label %again, label %on\non:\n",
    );
    let text = text.replace("store i8 1, ptr @y", "store atomic i8 1, ptr @y release, align 1");
    let file = Temp::new("waits.ll", text.as_bytes());
    let args = ["steps", "--traces", "--granularity", "access", file.path()];
    let (exit, report) = json(&args);
    assert_eq!((exit, report["verdict"].as_str()), (1, Some("cut-short")));
    assert_eq!(report["traces"]["endless"], true);
    assert_eq!(report["traces"]["number"], Value::Null);
    // It reads right away what was stored, or 0 once before that: to read 0 again is to come back.
    assert_eq!(report["traces"]["listed"].as_array().unwrap().len(), 2);
    let text = stdout(&tresse(&args));
    assert!(text.contains("traces: endlessly many"), "{text}");
}

/// An error is an end as others are, and is not hidden by what was asked.
#[test]
fn errors_are_told() {
    let file = "tests/paper/program-a.ll";
    let (exit, report) = json(&["steps", "--traces", file]);
    assert_eq!((exit, report["verdict"].as_str()), (14, Some("error")));
    assert_eq!(report["ends"][0]["code"], "T0401");
    let output = tresse(&["steps", "--pattern", "error T0401", file]);
    assert_eq!(code(&output), 0);
    assert!(stdout(&output).contains("end: T0401: undefined behaviour"), "{}", stdout(&output));
}

/// Of two ways of looking neither goes before the other.
#[test]
fn flags_of_other_ways_are_refused() {
    let file = "tests/paper/two-bytes.ll";
    for (flags, words) in [
        (
            &["--pattern", "final", "--trace"][..],
            &["--pattern is not for", "--trace is not for"][..],
        ),
        (&["--traces", "--jobs", "2"], &["--jobs is not for `tresse steps --pattern` or"]),
        (&["--literal"], &["--literal is not for `tresse steps` alone"]),
        (&["--replay", "t1:0:"], &["--replay is not for `tresse steps` alone"]),
        (&["--traces", "--matches", "2"], &["--matches says how many"]),
        (&["--pattern", "final", "--max-traces", "2"], &["--max-traces says how many"]),
        (&["--traces", "--pattern", "final"], &["cannot be used with"]),
    ] {
        let output = tresse(&[&["steps", file], flags].concat());
        assert_eq!(code(&output), 2, "{flags:?}");
        assert!(words.iter().all(|w| stderr(&output).contains(w)), "{}", stderr(&output));
    }
}

/// A read of two bytes may take one of them from its thread's own queue, and the other one from
/// memory. It is done with the last, wherever that comes from: nothing is under way at the end, and
/// there is one final state, as access by access.
#[test]
fn a_read_that_is_forwarded_in_part_is_done() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"
@p = global i16 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @other(ptr %u) {
  store i16 1, ptr @p
  %r = load i16, ptr @p
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
";
    let file = Temp::new("forwarded.ll", text.as_bytes());
    for model in ["tso", "pso"] {
        let flags = ["--model", model, "--granularity", "byte", file.path()];
        let looked_for = ["steps", "--pattern", "thread 1 ended && race(p)"];
        let (exit, report) = json(&[&looked_for[..], &flags].concat());
        assert_eq!((exit, &report["matched"]), (4, &Value::from(0)), "{model}");
        let search = ["check", "--engine", "steps", "--outcomes"];
        let (_, report) = json(&[&search[..], &flags].concat());
        assert_eq!(report["executions"]["complete"], 1, "{model}");
    }
}
