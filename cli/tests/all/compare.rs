//! `tresse compare`: what it says one side only has is what `tresse check` says of each side alone;
//! each graph is the smallest, and what forbids it is a cycle of the graph.

use crate::common::{Temp, code, files, json, stderr, stdout, tresse};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The outcomes that `tresse check` finds alone.
fn alone(file: &str, model: &str) -> BTreeSet<String> {
    let (_, report) = json(&["check", file, "--model", model, "--outcomes", "--keep-going"]);
    let outcomes = report["outcomes"].as_array().unwrap();
    outcomes.iter().map(|o| format!("{} {} {}", o["exit"], o["globals"], o["stdout"])).collect()
}

fn name(path: &Path) -> String {
    path.to_str().unwrap().to_owned()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], |list| &list[..])
}

/// Do these arrows make a cycle?
fn is_cycle(edges: &[Value]) -> bool {
    let next = edges.iter().cycle().skip(1);
    !edges.is_empty() && edges.iter().zip(next).all(|(a, b)| a[2] == b[0])
}

/// On all litmus programs, between all models that are next to each other: as many outcomes as the
/// two searches alone differ by, and the text of the other model forbids each graph.
#[test]
fn what_one_side_has_is_what_the_other_forbids() {
    let pairs = [("tso", "sc"), ("pso", "tso"), ("ra", "sra"), ("rc11", "sc"), ("rc11", "ra")];
    let (mut seen, mut checks) = (0, BTreeSet::new());
    for file in files("tests/litmus", "ll") {
        let file = name(&file);
        for (a, b) in pairs {
            let between = format!("model={a},{b}");
            let (exit, found) = json(&["compare", &file, "--between", &between]);
            let sides = [alone(&file, a), alone(&file, b)];
            for (number, side) in list(&found["sides"]).iter().enumerate() {
                let at = format!("{file} {between} {side}");
                let outcomes = list(&side["only"]).iter().filter(|only| only["error"].is_null());
                let missing = sides[number].difference(&sides[1 - number]).count();
                assert_eq!(outcomes.clone().count(), missing, "{at}");
                for only in outcomes {
                    assert_eq!(only["why"], "forbidden", "{at}");
                    let forbidden = &only["forbidden"];
                    let edges = list(&forbidden["edges"]);
                    let is_step = |edge: &Value| edge[1] != "po" || edge[0] != edge[2];
                    assert!(is_cycle(edges) && edges.iter().all(is_step), "{at}");
                    checks.insert(forbidden["text"].as_str().unwrap().to_owned());
                    seen += 1;
                }
            }
            let is_same = sides[0] == sides[1];
            assert!(exit == 1 || is_same, "{file} {between}: {exit}");
        }
    }
    assert!(seen >= 40, "{seen}");
    // Each model has an axiom of its own that forbids something somewhere.
    let has = |text: &str| checks.iter().any(|check| check.contains(text));
    let all = ["as sc", "as tso", "as strong", "irreflexive hb ; fr", "psc-base"];
    all.iter().for_each(|text| assert!(has(text), "{text}: {checks:?}"));
}

/// How many events each graph has, by the outcome in words.
fn smallest(file: &str, model: &str) -> BTreeMap<String, usize> {
    let words = ["check", file, "--model", model, "--print-exec-graphs", "--no-commuting-updates"];
    let text = stdout(&tresse(&words));
    let mut least = BTreeMap::new();
    for graph in text.split("execution ").skip(1) {
        let title = graph.lines().next().unwrap().split_once(": ").unwrap().1;
        let events = graph.lines().filter(|line| line.starts_with("  (")).count();
        let known = least.entry(title.to_owned()).or_insert(events);
        *known = events.min(*known);
    }
    least
}

/// A thread that tries twice has more events if it fails: both ways lead to the same outcomes.
#[test]
fn an_outcome_leads_to_its_smallest_graph() {
    let mut differ = 0;
    for file in ["tests/litmus/CAS.ll", "examples/spinlock_tas.ll", "examples/treiber_stack.ll"] {
        let least = smallest(file, "rc11");
        for jobs in ["1", "2"] {
            let words =
                ["check", file, "--rc11", "--outcomes", "--no-commuting-updates", "-j", jobs];
            let (_, report) = json(&words);
            let mut sizes = Vec::new();
            for outcome in list(&report["outcomes"]) {
                let string = outcome["replay"].as_str().unwrap();
                let (_, again) = json(&["replay", "--rc11", string, file]);
                let threads = list(&again["graph"]["threads"]).iter();
                sizes.push(threads.map(|thread| list(&thread["events"]).len()).sum::<usize>());
            }
            sizes.sort_unstable();
            let mut expected: Vec<usize> = least.values().copied().collect();
            expected.sort_unstable();
            assert_eq!(sizes, expected, "{file} -j {jobs}");
            differ += sizes.len();
        }
    }
    assert!(differ >= 6, "{differ}");
}

/// Dekker's lock fails under TSO only, and what SC forbids it by is store buffering.
#[test]
fn errors_are_compared_as_outcomes_are() {
    let words = ["compare", "examples/dekker.ll", "--between", "model=tso,sc"];
    let (exit, found) = json(&words);
    let [tso, sc] = list(&found["sides"]) else { panic!("{found}") };
    assert_eq!((exit, list(&sc["only"]).len()), (1, 0));
    let errors: Vec<&Value> = list(&tso["only"]).iter().collect();
    assert!(!errors.is_empty());
    for error in errors {
        assert_eq!(error["error"]["code"], "T0101");
        let names: Vec<&Value> =
            list(&error["forbidden"]["edges"]).iter().map(|edge| &edge[1]).collect();
        assert_eq!(names, ["po", "fr", "po", "fr"]);
    }
    let text = stdout(&tresse(&words));
    for line in ["sc forbids it: `acyclic po | tc | com as sc`", "only with model=tso: T0101"] {
        assert!(text.contains(line), "{text}");
    }
    let same = tresse(&["compare", "examples/dekker.ll", "--between", "model=tso,pso"]);
    let text = stdout(&same);
    assert!(text.contains("0 only here; 1 error, 0 only here"), "{text}");
}

/// With the same model it is the machine that differs, and no axiom is named.
#[test]
fn machines_are_compared() {
    let local = "define i32 @main() {\n  %a = alloca [600 x i8]\n  ret i32 0\n}\n";
    let program = Temp::new("compare.ll", local.as_bytes());
    let words = ["compare", program.path(), "--between", "stack=512,1KiB"];
    let (exit, found) = json(&words);
    let only = &found["sides"][0]["only"];
    assert_eq!((exit, &only[0]["error"]["code"]), (1, &Value::from("T0601")), "{found}");
    assert_eq!(only[0]["why"], "same-model");
    let same = tresse(&["compare", program.path(), "--between", "stack=1KiB,2KiB"]);
    assert_eq!(code(&same), 0, "{}", stdout(&same));
    // A search by states has no graphs to ask about.
    let file = "tests/litmus/SB.ll";
    let words = ["compare", file, "--between", "model=tso,sc", "--engine", "steps"];
    let (exit, found) = json(&words);
    let only = &found["sides"][0]["only"];
    assert_eq!((exit, list(only).len(), &only[0]["why"]), (1, 1, &Value::from("no-graph")));
}

/// What was not looked at may have it as well, and what may be wrong is said.
#[test]
fn what_was_not_visited_is_not_said_to_be_missing() {
    let words = ["compare", "tests/litmus/SB.ll", "--between", "max-steps=20,100000"];
    let text = stdout(&tresse(&words));
    let not_seen = "with max-steps=100000, and not seen with max-steps=20: exit 0";
    assert!(text.contains(not_seen) && !text.contains("only with"), "{text}");
    assert!(text.contains("3 not seen there") && text.contains("there may be more"), "{text}");
    let words = ["compare", "tests/litmus/SB.ll", "--relayout", "--between", "pointer-width=64,32"];
    let (text, (_, found)) = (stdout(&tresse(&words)), json(&words));
    let warnings: Vec<usize> =
        list(&found["sides"]).iter().map(|side| list(&side["warnings"]).len()).collect();
    assert_eq!(warnings, [0, 1], "{found}");
    assert_eq!(text.matches("warning: ").count(), 1, "{text}");
}

/// Who holds a read-write lock for reading does not order others who do: a text says otherwise, so
/// it is neither asked here nor by `--verify`.
#[test]
fn no_text_is_asked_about_readers() {
    let thread = |name: &str, mine: &str, others: &str, result: &str| {
        format!(
            "define ptr @{name}(ptr %p) {{\n  %a = call i32 @pthread_rwlock_rdlock(ptr @lock)\n  \
             store atomic i32 1, ptr @{mine} monotonic, align 4\n  \
             %v = load atomic i32, ptr @{others} monotonic, align 4\n  \
             store i32 %v, ptr @{result}\n  \
             %b = call i32 @pthread_rwlock_unlock(ptr @lock)\n  ret ptr null\n}}\n"
        )
    };
    let text = format!(
        "@lock = global [56 x i8] zeroinitializer, align 8\n@x = global i32 0\n\
         @y = global i32 0\n@r = global i32 0\n@s = global i32 0\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
         declare i32 @pthread_rwlock_rdlock(ptr)\ndeclare i32 @pthread_rwlock_unlock(ptr)\n\
         {}{}define i32 @main() {{\n  %t = alloca i64\n  \
         %c = call i32 @pthread_create(ptr %t, ptr null, ptr @one, ptr null)\n  \
         %d = call ptr @two(ptr null)\n  ret i32 0\n}}\n",
        thread("one", "x", "y", "r"),
        thread("two", "y", "x", "s")
    );
    let program = Temp::new("readers.ll", text.as_bytes());
    let (exit, found) = json(&["compare", program.path(), "--between", "model=rc11,sc"]);
    let only = &found["sides"][0]["only"];
    assert_eq!((exit, list(only).len(), &only[0]["why"]), (1, 1, &Value::from("unsaid")));
    let verified = tresse(&["check", program.path(), "--rc11", "--verify"]);
    assert!(code(&verified) == 2 && stderr(&verified).contains("--verify"));
    assert_eq!(code(&tresse(&["check", program.path(), "--sc", "--verify"])), 0);
}

#[test]
fn a_users_text_forbids_as_ours_do() {
    let text = "\"mine\"\nlet com = rf | co | fr\nacyclic po | tc | com as all\n\
                empty rmw & (fr ; co) as atomicity\n";
    let cat = Temp::new("compare.cat", text.as_bytes());
    let between = format!("model=tso,{}", cat.path());
    let (exit, found) = json(&["compare", "tests/litmus/SB.ll", "--between", &between]);
    let only = &found["sides"][0]["only"];
    assert_eq!((exit, list(only).len()), (1, 1), "{found}");
    assert_eq!(only[0]["forbidden"]["check"], "all");
    assert_eq!(only[0]["forbidden"]["text"], "acyclic po | tc | com as all");
}

/// The events of a graph in JSON.
fn size(graph: &Value) -> usize {
    let threads = list(&graph["threads"]).iter();
    threads.map(|thread| list(&thread["events"]).len()).sum()
}

/// Of Dekker's lock the smallest graph that is wrong is that of store buffering, with an update of
/// `inside` by each, and two starts of threads: what comes after the error is not in it. 2 + 3 + 3
/// events, and 2 fences more with fences.
#[test]
fn an_error_leads_to_its_smallest_graph() {
    for (file, between, events) in [
        ("examples/dekker.ll", "model=tso,sc", 8),
        ("examples/dekker_fenced.ll", "model=ra,tso", 10),
    ] {
        let (_, found) = json(&["compare", file, "--between", between]);
        let only = &found["sides"][0]["only"];
        let errors: Vec<usize> = list(only).iter().map(|only| size(&only["graph"])).collect();
        assert_eq!(errors, [events], "{file}");
    }
}

/// Of each error of each example: the smallest graph is no larger than the first one, leads to the
/// same error, and does not depend on the workers.
#[test]
fn the_smallest_graph_of_an_error_leads_to_it() {
    let (mut errors, mut smaller) = (0, 0);
    for file in files("examples", "ll").into_iter().chain(files("tests/errors", "ll")) {
        let file = name(&file);
        let words = ["check", &file, "--tso", "--max-events", "60", "--engine", "graph"];
        let (exit, first) = json(&words);
        if ![10, 11, 12, 13, 14].contains(&exit) {
            continue;
        }
        let by = |jobs| json(&[&words[..], &["--smallest-errors", "-j", jobs]].concat()).1;
        let [least, again] = ["1", "2"].map(by);
        assert_eq!(least["errors"], again["errors"], "{file}");
        let key = |e: &Value| format!("{} {}", e["code"], e["locations"][0]);
        let known: BTreeMap<String, &Value> =
            list(&first["errors"]).iter().map(|e| (key(e), e)).collect();
        assert_eq!(list(&first["errors"]).len(), list(&least["errors"]).len(), "{file}");
        for error in list(&least["errors"]).iter().take(3) {
            let Some(string) = error["replay"].as_str() else { continue };
            let (_, replayed) = json(&["replay", string, &file, "--tso"]);
            let codes: Vec<&Value> =
                list(&replayed["errors"]).iter().map(|error| &error["code"]).collect();
            assert!(codes.contains(&&error["code"]), "{file}: {error}, and {replayed}");
            let events = size(&replayed["graph"]);
            if let Some(before) = known.get(&key(error)).and_then(|e| e["replay"].as_str()) {
                let (_, other) = json(&["replay", before, &file, "--tso"]);
                assert!(events <= size(&other["graph"]), "{file}: {string} {before}");
                smaller += usize::from(events < size(&other["graph"]));
            }
            errors += 1;
        }
    }
    let is_one = std::env::var("TRESSE_PROGRAM").is_ok();
    assert!(is_one || errors > 40 && smaller > 5, "{errors} {smaller}");
}

#[test]
fn a_report_says_that_its_graphs_are_the_smallest() {
    let words = ["check", "examples/dekker.ll", "--tso"];
    let with = stderr(&tresse(&[&words[..], &["--smallest-errors"]].concat()));
    let note = "that were met, this one is the smallest: 8 events";
    assert_eq!(with.matches(note).count(), 2, "{with}");
    assert!(!stderr(&tresse(&words)).contains("this one is the smallest"));
}

#[test]
fn a_picture_has_the_cycle() {
    let folder = std::env::temp_dir().join(format!("tresse-compare-{}", std::process::id()));
    let path = name(&folder);
    let words = ["compare", "tests/litmus/SB.ll", "--between", "model=tso,sc"];
    tresse(&[&words[..], &["--pictures", &path]].concat());
    let picture = std::fs::read_to_string(folder.join("only-tso-1.svg")).unwrap();
    let dot = std::fs::read_to_string(folder.join("only-tso-1.dot")).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let thick = dot.lines().filter(|line| line.contains("penwidth=3"));
    let labels = thick.map(|line| line.split('"').nth(1).unwrap());
    assert_eq!(labels.collect::<Vec<_>>(), ["po", "po", "fr", "fr"], "each edge once: {dot}");
    assert!(dot.contains("forbidden by `acyclic po | tc | com as sc`"), "{dot}");
    assert_eq!(picture.matches("stroke-width=\"3\"").count(), 4, "po fr po fr: {picture}");
    assert!(picture.contains("forbidden by `acyclic po | tc | com as sc`"), "{picture}");
}

#[test]
fn what_is_no_pair_is_refused() {
    for (between, what) in [
        ("model=sc", "expected two values"),
        ("model=sc,tso,pso", "expected two values"),
        ("model", "expected FLAG=VALUE,VALUE"),
        ("model=sc,SC", "a value is there twice"),
        ("models=sc,tso", "--models"),
        ("model=sc,nosuch", "nosuch"),
        ("spurious-wakeups=yes,maybe", "--spurious-wakeups"),
    ] {
        let output = tresse(&["compare", "tests/litmus/SB.ll", "--between", between]);
        assert_eq!(code(&output), 2, "{between}");
        assert!(stderr(&output).contains(what), "{between}: {}", stderr(&output));
    }
    let beside = ["compare", "tests/litmus/SB.ll", "--between", "model=sc,tso", "--tso"];
    assert_eq!(code(&tresse(&beside)), 2);
}
