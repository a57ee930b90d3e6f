//! Execution graphs as they are printed, written for Graphviz, replayed and chosen by patterns.

use crate::common::{Temp, all_right, code, files, json, stderr, stdout, tresse};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use tresse_explore::witness::resealed;

/// An event's name in JSON as text.
fn name(event: &Value) -> String {
    event.as_str().map_or_else(|| event.to_string(), str::to_owned)
}

/// What makes a graph an execution, whatever the model: a read has the value of what it reads from,
/// at the same location; coherence order has every write of its location once; and no value is read
/// that nobody wrote.
fn check_graph(graph: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    let events: Vec<&Value> = graph["threads"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|t| t["events"].as_array().unwrap())
        .collect();
    let by_name: BTreeMap<String, &Value> =
        events.iter().map(|e| (name(&e["event"]), *e)).collect();
    assert_eq!(by_name.len(), events.len(), "names are given once");
    let locations = graph["locations"].as_array().unwrap();
    for event in &events {
        let text = event["text"].as_str().unwrap();
        if event["read"].is_null() {
            continue;
        }
        let from = name(&event["from"]);
        let (location, value) = if from == "init" {
            let location = locations.iter().find(|l| l["name"] == event["location"]).unwrap();
            (&location["name"], &location["initial"])
        } else {
            (&by_name[&from]["location"], &by_name[&from]["written"])
        };
        if *value != event["read"] || *location != event["location"] {
            wrong.push(format!("{text} reads what {from} did not write"));
        }
    }
    for location in locations {
        let is_written = |e: &&&Value| e["location"] == location["name"] && !e["written"].is_null();
        let writes: BTreeSet<String> =
            events.iter().filter(is_written).map(|e| name(&e["event"])).collect();
        let co: Vec<String> = location["co"].as_array().unwrap().iter().map(name).collect();
        let is_lock = location["initial"].is_null();
        if !is_lock && (co.len() != writes.len() || co.iter().any(|w| !writes.contains(w))) {
            wrong.push(format!("{}: coherence order {co:?} of {writes:?}", location["name"]));
        }
    }
    wrong
}

#[test]
fn printed_graphs_are_executions_and_all_are_printed() {
    let mut wrong = Vec::new();
    for file in files("tests/litmus", "ll") {
        let file = file.to_str().unwrap();
        for model in ["sc", "tso", "rc11"] {
            let (_, report) = json(&["check", file, "--model", model, "--print-exec-graphs"]);
            let graphs = report["graphs"].as_array().unwrap();
            assert_eq!(report["executions"]["complete"], graphs.len(), "{file} {model}");
            assert_eq!(
                graphs.iter().map(Value::to_string).collect::<BTreeSet<_>>().len(),
                graphs.len(),
                "{file} {model}: each once"
            );
            wrong.extend(
                graphs.iter().flat_map(check_graph).map(|w| format!("{file} {model}: {w}")),
            );
        }
    }
    all_right(wrong);
}

/// The message passing test has one execution in which the flag is seen; its events, from the
/// source.
#[test]
fn graphs_are_in_the_literatures_notation() {
    let output = tresse(&[
        "check",
        "tests/litmus/MP+rel+acq.ll",
        "--rc11",
        "--print-exec-graphs",
        "--pattern",
        "r0 == 1",
    ]);
    let text = stdout(&output);
    assert_eq!(text.matches("execution ").count(), 1, "{text}");
    let lines: Vec<String> =
        text.lines().map(|l| l.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    for line in [
        "execution 1: exit 0 x=1 y=1 r0=1 r1=1",
        "(0, 1): spawn (thread 1) MP+rel+acq.c:28",
        "(1, 1): W_rlx (x, 1) MP+rel+acq.c:12",
        "(1, 2): W_rel (y, 1) MP+rel+acq.c:13",
        "(2, 1): R_acq (y, 1) [from (1, 2)] MP+rel+acq.c:19",
        "(2, 2): R_rlx (x, 1) [from (1, 1)] MP+rel+acq.c:20",
        "coherence order",
        "y: init, (1, 2)",
    ] {
        assert!(lines.iter().any(|l| l == line), "{line:?} is not in\n{text}");
    }
}

/// `pthread_barrier_wait` fails for no thread here, in none of the rounds.
#[test]
fn arrivals_at_a_barrier_show_no_error_number() {
    let text = stdout(&tresse(&["check", "tests/ok/barriers.ll", "--sc", "--print-exec-graphs"]));
    assert!(text.contains("elect (a round of ") && !text.contains("memory that is gone"), "{text}");
    let arrivals: Vec<&str> = text.lines().filter(|l| l.contains(": arrive (barrier)")).collect();
    assert!(!arrivals.is_empty() && arrivals.iter().all(|l| !l.contains('=')), "{text}");
}

/// A replayed graph is the one of the error: a deadlock's threads wait at locks that the others
/// hold.
#[test]
fn a_replay_shows_the_graph_of_the_error() {
    let (_, report) = json(&["check", "examples/bank_deadlock.ll"]);
    let replay = report["errors"][0]["replay"].as_str().unwrap();
    let text = stderr(&tresse(&["replay", replay, "examples/bank_deadlock.ll"]));
    for words in [
        "lock (alice.lock) [from init]",
        "lock (bob.lock) [from init]",
        "waits for mutex bob.lock",
        "waits for mutex alice.lock",
        "error[T0201]",
    ] {
        assert!(text.contains(words), "{words:?} is not in\n{text}");
    }
    let output = tresse(&["replay", replay, "examples/bank_deadlock.ll", "--format", "json"]);
    let shown: Value = serde_json::from_str(&stdout(&output))
        .unwrap_or_else(|e| panic!("{e}: {}", stdout(&output)));
    assert_eq!(
        (shown["verdict"].as_str(), shown["errors"][0]["code"].as_str()),
        (Some("error"), Some("T0201"))
    );
    assert_eq!(shown["graph"]["threads"].as_array().map(Vec::len), Some(3));
    assert_eq!(check_graph(&shown["graph"]), Vec::<String>::new());
}

/// A replay string that names what this program can not do is refused, and nothing worse.
#[test]
fn replays_that_go_astray_are_refused() {
    let (_, report) = json(&["check", "examples/bank_deadlock.ll"]);
    let replay = report["errors"][0]["replay"].as_str().unwrap();
    // With its check open the string can be changed, and sealed again.
    let open = resealed(replay).unwrap();
    let (head, _) = open.rsplit_once(':').unwrap();
    for steps in [
        "5",
        "1",
        "0-1",
        "00+1",
        "0*500,",
        "001-912",
        "0012122222",
        "001212@1.T0301",
        "@0.T0101",
        "zzz",
        "",
        "07:00121",
        "zz60000.:0",
    ] {
        let changed = resealed(&format!("{head}:{steps}")).unwrap();
        let output = tresse(&["replay", &changed, "examples/bank_deadlock.ll"]);
        assert_eq!(code(&output), 2, "{steps}: {}", stderr(&output));
        let text = stderr(&output);
        assert!(text.contains("replay string") && !text.contains("another program"), "{text}");
    }
}

/// Two threads that create one each, and keep its number: numbers are given as threads are met, on
/// a replay as in the search.
#[test]
fn replays_give_threads_their_numbers() {
    let nested = b"
@x = global i32 0
@ids = global [2 x i64] zeroinitializer
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define ptr @child(ptr %a) {
  %old = atomicrmw add ptr @x, i32 1 monotonic
  ret ptr null
}
define ptr @parent(ptr %slot) {
  %r = call i32 @pthread_create(ptr %slot, ptr null, ptr @child, ptr null)
  %v = load atomic i32, ptr @x monotonic, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %a = call i32 @pthread_create(ptr %t, ptr null, ptr @parent, ptr @ids)
  %second = getelementptr i64, ptr @ids, i64 1
  %b = call i32 @pthread_create(ptr %t, ptr null, ptr @parent, ptr %second)
  ret i32 0
}
";
    let program = Temp::new("nested.ll", nested);
    let (exit, report) = json(&["check", program.path(), "--print-exec-graphs", "--rc11"]);
    let outcomes = report["outcomes"].as_array().unwrap();
    assert!(exit == 0 && !outcomes.is_empty(), "{report}");
    for outcome in outcomes {
        let replay = outcome["replay"].as_str().unwrap();
        let output = tresse(&["replay", "--rc11", replay, program.path(), "--format", "json"]);
        let shown: Value = serde_json::from_str(&stdout(&output))
            .unwrap_or_else(|e| panic!("{e}: {}", stdout(&output)));
        assert_eq!(shown["outcome"]["globals"], outcome["globals"], "{replay}");
        assert!(
            replay.contains(":c0012:") || replay.contains(":c0021:"),
            "threads 3 and 4 are those of threads 1 and 2: {replay}"
        );
    }
}

/// The edges of a DOT file by kind. It is read by hand: a statement a line, braces that match,
/// nodes that were declared.
fn edges(dot: &str) -> BTreeMap<String, usize> {
    let mut nodes = BTreeSet::new();
    let mut depth = 0;
    let mut counts = BTreeMap::new();
    let mut ends = Vec::new();
    for line in dot.lines().map(str::trim) {
        let is_quoted_well =
            line.replace("\\\\", "").replace("\\\"", "").matches('"').count() % 2 == 0;
        assert!(is_quoted_well, "{line}");
        match line {
            "}" => depth -= 1,
            _ if line.ends_with('{') => depth += 1,
            // Nobody sees it: lanes stand beside each other by it.
            _ if line.contains("style=invis") => assert!(line.ends_with(';'), "{line}"),
            _ => {
                assert!(line.ends_with(';'), "{line}");
                if let Some((from, rest)) = line.split_once(" -> ") {
                    let to = rest.split_whitespace().next().unwrap();
                    ends.extend([from.to_owned(), to.to_owned()]);
                    let label = rest.split("label=\"").nth(1).unwrap().split('"').next().unwrap();
                    *counts.entry(label.to_owned()).or_insert(0) += 1;
                } else if let Some((node, _)) = line.split_once(" [label=") {
                    assert!(nodes.insert(node.to_owned()), "{node} is declared twice");
                }
            }
        }
    }
    assert_eq!(depth, 0, "{dot}");
    assert!(dot.starts_with("digraph ") && ends.iter().all(|e| nodes.contains(e)), "{dot}");
    counts
}

/// `counter++` of two threads without a lock. The one has read, written and ended, when the other
/// is about to read: two threads are started, each has its program order, and nothing has read from
/// a thread.
#[test]
fn the_graph_of_an_error_is_well_formed_dot() {
    let file = Temp::new("race.dot", b"");
    let output =
        tresse(&["check", "examples/unlocked_counter.ll", "--dump-error-graph", file.path()]);
    assert_eq!(code(&output), 13, "{}", stderr(&output));
    let dot = std::fs::read_to_string(&file.0).unwrap();
    let counts = edges(&dot);
    assert_eq!(
        (counts.get("starts"), counts.get("rf"), counts.get("fr")),
        (Some(&2), None, Some(&1)),
        "{dot}"
    );
    assert!(dot.contains("R_na (counter, 0) [from init]"), "no edge says that: {dot}");
    // The two sides are marked, and the race is an edge between them.
    assert_eq!((counts.get("race"), dot.matches("fillcolor=").count()), (Some(&1), 2), "{dot}");
    assert!(
        dot.contains("cluster_0")
            && dot.contains("cluster_2")
            && dot.contains("unlocked_counter.c:14"),
        "{dot}"
    );
    for (example, kinds) in [
        ("examples/bank_deadlock.ll", &["po", "rf", "starts", "waits for"][..]),
        ("examples/atomic_counter_torn.ll", &["po", "rf", "co"]),
    ] {
        tresse(&["check", example, "--dump-error-graph", file.path()]);
        let dot = std::fs::read_to_string(&file.0).unwrap();
        let counts = edges(&dot);
        assert!(kinds.iter().all(|k| counts.contains_key(*k)), "{example}: {counts:?}");
    }
    let unwritten = Temp::new("none.dot", b"as it was");
    let output = tresse(&["check", "tests/litmus/SB.ll", "--dump-error-graph", unwritten.path()]);
    assert!(stderr(&output).contains("there is no error"), "{}", stderr(&output));
    assert_eq!(std::fs::read(&unwritten.0).unwrap(), b"as it was");
}

/// A thread returns 35; main does or does not see its write.
const RETURNS: &[u8] = b"
@x = global i32 0
@list = global [3 x i32] [i32 7, i32 8, i32 9]
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @run(ptr %a) {
  store atomic i32 1, ptr @x monotonic, align 4
  ret ptr inttoptr (i64 35 to ptr)
}
define i32 @main() {
  %t = alloca i64
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @run, ptr null)
  %v = load atomic i32, ptr @x monotonic, align 4
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  store i32 10, ptr @list
  ret i32 %v
}
";

/// Writes to standard output, and to standard error.
const PRINTS: &[u8] = b"
@text = constant [4 x i8] c\"hibb\"
declare i64 @write(i32, ptr, i64)
define i32 @main() {
  %a = call i64 @write(i32 1, ptr @text, i64 2)
  %b = call i64 @write(i32 2, ptr @text, i64 4)
  ret i32 0
}
";

/// A thread tries to take a mutex that it holds.
const TRIES: &[u8] = b"
@m = global [10 x i32] zeroinitializer
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_trylock(ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define ptr @idle(ptr %unused) {
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @idle, ptr null)
  %a = call i32 @pthread_mutex_lock(ptr @m)
  %b = call i32 @pthread_mutex_trylock(ptr @m)
  ret i32 0
}
";

fn matches(file: &str, flags: &[&str], pattern: &str) -> u64 {
    let mut args = vec!["check", file, "--pattern", pattern];
    args.extend(flags);
    let (exit, report) = json(&args);
    assert_ne!(exit, 2, "{pattern}: {report}");
    report["matched"].as_u64().unwrap()
}

#[test]
fn patterns_choose_executions() {
    let program = Temp::new("returns.ll", RETURNS);
    // There are two executions: main reads 0, or 1.
    for (pattern, n) in [
        ("x == 1", 2),
        ("x != 1", 0),
        ("exit == 1", 1),
        ("exit >= 0 && exit < 2", 2),
        ("exit == 0 || exit == 1", 2),
        ("!(exit == 0)", 1),
        ("! exit == 0 && x == 1", 1),
        ("list[0] == 10 && list[2] == 9", 2),
        ("list[2] == 8", 0),
        ("thread 1 returned 35", 2),
        ("thread 1 returned != 35", 0),
        ("thread returned == 0x23", 2),
        ("thread 0 ended && thread 1 ended", 2),
        ("thread 2 ended", 0),
        ("thread 0 reads x == 1", 1),
        ("thread 1 reads x == 1", 0),
        ("thread 1 writes x > 0", 2),
        ("thread waits || deadlock || livelock || thread spins", 0),
        ("stdout == \"\"", 2),
    ] {
        assert_eq!(matches(program.path(), &[], pattern), n, "{pattern}");
    }
}

#[test]
fn patterns_see_what_is_printed() {
    let program = Temp::new("prints.ll", PRINTS);
    for (pattern, n) in
        [("stdout == \"hi\"", 1), ("stdout != \"hi\"", 0), ("stdout == \"hibb\"", 0)]
    {
        assert_eq!(matches(program.path(), &[], pattern), n, "{pattern}");
    }
}

#[test]
fn patterns_see_what_a_model_adds_and_what_waits() {
    let weak = "r0 == 0 && r1 == 0";
    assert_eq!(
        (
            matches("tests/litmus/SB.ll", &["--sc"], weak),
            matches("tests/litmus/SB.ll", &["--tso"], weak)
        ),
        (0, 1)
    );
    let bank = "examples/bank_deadlock.ll";
    for pattern in [
        "deadlock",
        "thread 0 waits join",
        "thread in wait_join_threads",
        "thread 1 waits mutex && thread 2 waits mutex",
    ] {
        assert_eq!(matches(bank, &[], pattern), 1, "{pattern}");
    }
    assert_eq!(matches(bank, &[], "thread waits condition"), 0);
    assert_eq!(matches(bank, &[], "!deadlock"), 2);
    let (_, report) = json(&["check", bank, "--pattern", "deadlock"]);
    assert_eq!(report["first_match"], report["errors"][0]["replay"]);
    assert_eq!(
        report["outcomes"].as_array().map(Vec::len),
        Some(0),
        "outcomes are those of executions that match"
    );
    let program = Temp::new("tries.ll", TRIES);
    assert_eq!(matches(program.path(), &[], "thread got EBUSY"), 1);
    assert_eq!(matches(program.path(), &[], "thread 0 got EDEADLK"), 0);
    // Its wait ends with a signal, or with its time. (The one before it is no event: there is no
    // other thread yet.)
    let waits = "tests/ok/timed_waits.ll";
    let (timed_out, others) = (
        matches(waits, &[], "thread got ETIMEDOUT"),
        matches(waits, &[], "!(thread got ETIMEDOUT)"),
    );
    assert!(timed_out > 0 && others > 0, "{timed_out} and {others}");
}

#[test]
fn bad_patterns_are_refused_with_their_column() {
    for (pattern, words) in [
        ("x = 1", ["--pattern:1:3", "=="]),
        ("q == 1", ["--pattern:1:1", "there are x, y, r0, r1"]),
        ("x == 1 && (y == 1", ["--pattern:1:18", ")"]),
        ("thread 1 jumps", ["--pattern:1:10", "returned"]),
        ("", ["--pattern:1:1", "expected"]),
    ] {
        let output = tresse(&["check", "tests/litmus/SB.ll", "--pattern", pattern]);
        assert_eq!(code(&output), 2, "{pattern}");
        assert!(
            words.iter().all(|w| stderr(&output).contains(w)),
            "{pattern}: {}",
            stderr(&output)
        );
    }
    for flag in [
        &["--pattern", "x == 1"][..],
        &["--print-exec-graphs"],
        &["--dump-error-graph", "none.dot"],
    ] {
        let mut args = vec!["check", "tests/litmus/SB.ll", "--engine", "steps"];
        args.extend(flag);
        let output = tresse(&args);
        assert!(
            code(&output) == 2 && stderr(&output).contains("--engine graph"),
            "{}",
            stderr(&output)
        );
    }
}

/// Executions that are neither complete nor wrong are counted by why.
#[test]
fn blocked_executions_are_counted_by_reason() {
    let assumes = b"
declare void @__VERIFIER_assume(i32)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
@x = global i32 0
@y = global i32 0
@z = global i32 0
define ptr @run(ptr %a) {
  store atomic i32 1, ptr @x monotonic, align 4
  store atomic i32 1, ptr @z monotonic, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @run, ptr null)
  %v = load atomic i32, ptr @x monotonic, align 4
  store atomic i32 1, ptr @y monotonic, align 4
  call void @__VERIFIER_assume(i32 %v)
  br label %wait
wait:
  %w = load atomic i32, ptr @x monotonic, align 4
  %c = icmp eq i32 %w, 1
  br i1 %c, label %done, label %wait
done:
  ret i32 0
}
";
    let program = Temp::new("assumes.ll", assumes);
    let (exit, report) = json(&["check", program.path()]);
    let executions = &report["executions"];
    assert_eq!(
        (exit, &executions["complete"], &executions["blocked"]),
        (0, &1.into(), &1.into()),
        "{report}"
    );
    assert_eq!(executions["blocked_by"], serde_json::json!({"assumption": 1}));
    let text = stderr(&tresse(&["check", program.path()]));
    assert!(
        text.contains("executions: 1 complete, 1 blocked (by a failed assumption); time:"),
        "{text}"
    );
    // It waits for 0, which comes again. Nobody reads the 1 in between: who waits goes last.
    let waits = String::from_utf8_lossy(assumes)
        .replace("  %v = load atomic i32, ptr @x monotonic, align 4\n", "")
        .replace("  call void @__VERIFIER_assume(i32 %v)\n", "")
        .replace("store atomic i32 1, ptr @z", "store atomic i32 0, ptr @x")
        .replace("%c = icmp eq i32 %w, 1", "%c = icmp eq i32 %w, 0");
    let program = Temp::new("waits.ll", waits.as_bytes());
    let (exit, report) = json(&["check", program.path(), "--rc11"]);
    let executions = &report["executions"];
    assert_eq!(
        (exit, &executions["complete"], &executions["blocked"]),
        (0, &2.into(), &0.into()),
        "{report}"
    );
}

/// In a race the report says how far happens-before goes.
#[test]
fn a_race_says_what_happens_before_what() {
    let text = stderr(&tresse(&["check", "examples/unlocked_counter.ll", "--rc11"]));
    assert!(
        text.contains(
            "nothing that thread 1 does happens before (2, 1) R_na (counter, ?) at \
                           unlocked_counter.c:14"
        ),
        "{text}"
    );
}

/// What main chooses and writes before there are other threads is no event, and tells outcomes
/// apart all the same.
#[test]
fn outcomes_of_a_single_thread_are_told_apart() {
    let program = b"
@g = global i32 0
define i32 @main() {
  %v = freeze i1 undef
  %w = zext i1 %v to i32
  store i32 %w, ptr @g
  ret i32 0
}
";
    let file = Temp::new("chooses.ll", program);
    let (exit, report) = json(&["check", file.path(), "--undef", "enumerate:2"]);
    assert_eq!(exit, 0);
    let outcomes = report["outcomes"].as_array().expect("a list");
    let values: Vec<_> = outcomes.iter().filter_map(|o| o["globals"]["g"].as_str()).collect();
    assert_eq!(values, ["0", "1"]);
}

/// Which executions are counted is said as it is, and refused where it cannot be as asked: whoever
/// looks at events, or has no reads left out, gets all executions.
#[test]
fn which_executions_are_counted_is_honoured_or_refused() {
    let file = "tests/errors/waits_peeled_ok.ll";
    let count = |flags: &[&str]| {
        let (_, report) = json(&[&["check", file][..], flags].concat());
        let complete = report["executions"]["complete"].as_u64();
        (report["options"]["count"].as_str().map(str::to_owned), complete)
    };
    // A reader may read any of six values first, and then the last one, or that at once.
    let (fewest, all) = (Some("fewest".to_owned()), Some("all".to_owned()));
    assert_eq!(count(&[]), (fewest.clone(), Some(1)));
    assert_eq!(count(&["--count", "fewest"]), (fewest, Some(1)));
    assert_eq!(count(&["--count", "all"]), (all.clone(), Some(36)));
    for flags in [&["--pattern", "exit == 0"][..], &["--print-exec-graphs"], &["--sra"]] {
        assert_eq!(count(flags), (all.clone(), Some(36)), "{flags:?}");
        let args = [&["check", file, "--count", "fewest"][..], flags].concat();
        let refused = tresse(&args);
        assert_eq!(code(&refused), 2, "{flags:?}");
        assert!(stderr(&refused).contains("leave --count fewest out"), "{}", stderr(&refused));
    }
    for flags in [&["--equivalence", "rf"][..], &["--no-spin-blocking", "--unroll", "2"]] {
        assert_eq!(count(flags).0, all, "{flags:?}");
    }
}
