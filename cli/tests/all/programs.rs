//! The programs of `examples/` and `tests/` through the built binary: verdicts, places, outcomes,
//! output, and that each replay string leads to the same error.

use crate::common;

use crate::common::{
    all_right, code, files, is_asked_for, json, root, source, stderr, stdout, tresse,
};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

/// Follows the first error's replay string. What is wrong with it, if something is.
fn replay(file: &str, flags: &[&str], report: &Value) -> Option<String> {
    let error = &report["errors"][0];
    let mut args = vec!["replay", error["replay"].as_str()?, file, "--timeout", "60"];
    args.extend(flags);
    let output = tresse(&args);
    let (want, exit) = (format!("[{}]", error["code"].as_str()?), report["exit_code"].as_i64()?);
    let is_same = stderr(&output).contains(&want) && i64::from(code(&output)) == exit;
    (!is_same).then(|| {
        format!(
            "{file} {flags:?}: the replay does not lead to {want} but exits with {}:\n{}",
            code(&output),
            stderr(&output)
        )
    })
}

#[test]
fn examples_have_the_verdicts_that_are_expected() {
    let mut wrong = Vec::new();
    let table = std::fs::read_to_string(root().join("examples/expected.txt")).unwrap();
    for line in table.lines().filter(|l| !l.starts_with('#') && l.contains('|')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let file = format!("examples/{}.ll", fields[0]);
        if !is_asked_for(&file) {
            continue;
        }
        for (model, expected) in [("sc", fields[1]), ("tso", fields[2])] {
            let (exit, report) = json(&["check", &file, "--model", model, "--timeout", "100"]);
            if exit.to_string() != expected {
                wrong.push(format!(
                    "{file} under {model}: exit code {exit}, expected {expected}; verdict {}",
                    report["verdict"]
                ));
            }
            if exit >= 10 {
                wrong.extend(replay(&file, &["--model", model], &report));
            }
        }
    }
    all_right(wrong);
}

/// Does a report say this of a program? One of
/// - `T0403 line 12`, `T0503 instruction 3 of @main`: the error and its place;
/// - `ok`; `cut`; `race`, where the engine names no place;
/// - `exit 3`: refused, or the program's own status in every outcome;
/// - `6 executions`: by graphs, symmetric threads are told apart.
fn agrees(expected: &str, exit: i32, report: &Value, error: &Value) -> bool {
    let words: Vec<&str> = expected.split_whitespace().collect();
    let locations = error["locations"].as_array().cloned().unwrap_or_default();
    // Of races, deadlocks and livelocks every thread's place counts; a stack overflow is at the
    // callee's entry or at the call.
    let is_one_of = words
        .first()
        .is_some_and(|c| c.starts_with("T02") || c.starts_with("T03") || *c == "T0601");
    let considered = if is_one_of { &locations[..] } else { &locations[..locations.len().min(1)] };
    let says = |field: &str, number: &str| {
        considered.iter().any(|l| l[field].as_i64() == number.parse().ok())
    };
    match &words[..] {
        ["ok", ..] => exit == 0,
        ["cut", ..] => exit == 1 && report["verdict"] == "cut-short",
        ["race"] => exit == 13,
        ["exit", number, ..] => {
            exit.to_string() == *number
                || exit == 0 && statuses(report).iter().map(i64::to_string).eq([*number])
        }
        [number, "executions"] => {
            let counts = &report["executions"];
            let told_apart = counts["told_apart"].as_u64();
            exit == 0 && told_apart.or(counts["complete"].as_u64()) == number.parse().ok()
        }
        [code] => error["code"] == *code,
        [code, "line", line, ..] => error["code"] == *code && says("line", line),
        [code, "instruction", inst] => error["code"] == *code && says("instruction", inst),
        [code, "instruction", inst, "of", function, ..] => {
            error["code"] == *code
                && says("instruction", inst)
                && considered.iter().any(|l| l["function"] == function.trim_start_matches('@'))
        }
        _ => panic!("cannot read the expectation {expected:?}"),
    }
}

/// The exit statuses of a program's outcomes.
fn statuses(report: &Value) -> BTreeSet<i64> {
    let outcomes = report["outcomes"].as_array().into_iter().flatten();
    outcomes.filter_map(|o| o["exit"].as_i64()).collect()
}

/// Is a report what is expected, and says nothing else? `a or b`: where two things are wrong, which
/// one is met first is the engine's affair. `a and b`: both are found, by `--keep-going`; of exit
/// statuses, these are the ones. `or` binds tighter.
fn is_expected(expected: &str, exit: i32, report: &Value) -> bool {
    let errors = report["errors"].as_array().cloned().unwrap_or_default();
    let codes: Vec<&str> = expected.split_whitespace().filter(|w| w.starts_with("T0")).collect();
    if errors.iter().any(|e| !e["code"].as_str().is_some_and(|c| codes.contains(&c))) {
        return false;
    }
    let parts: Vec<&str> = expected.split(" and ").collect();
    if let Some(all) = parts.iter().map(|p| p.strip_prefix("exit ")?.parse().ok()).collect()
        && parts.len() > 1
    {
        return exit == 0 && statuses(report) == all;
    }
    let first = report["errors"].get(0).unwrap_or(&Value::Null);
    let considered = if parts.len() > 1 { &errors[..] } else { std::slice::from_ref(first) };
    parts.iter().all(|part| {
        let mut pairs = part.split(" or ").flat_map(|one| considered.iter().map(move |e| (one, e)));
        pairs.any(|(one, error)| agrees(one, exit, report, error))
    })
}

/// What a program's comments say is right under an engine and a model.
fn expectation<'a>(text: &'a str, engine: &str, model: &str) -> Option<&'a str> {
    directive(text, "expect", engine, model)
}

/// The text after `name:` in a program's comments, or after a name for some models or engines:
/// `name under rc11, ra:`, `name by graph:`, `name under pso by steps:`. The last line that fits
/// counts.
fn directive<'a>(text: &'a str, name: &str, engine: &str, model: &str) -> Option<&'a str> {
    let fits = |scope: &str| {
        let (models, engines) = scope.split_once("by ").unwrap_or((scope, ""));
        let names = |list: &str, name| {
            list.trim().is_empty() || list.split(',').any(|one| one.trim() == name)
        };
        names(models.trim().trim_start_matches("under "), model) && names(engines, engine)
    };
    let lines = text.lines().take(16).map(|l| l.trim_start_matches(['/', ';', ' ']));
    let stated = lines.filter_map(|l| l.strip_prefix(name)?.split_once(':'));
    stated.filter(|(scope, _)| fits(scope)).last().map(|(_, said)| said.trim())
}

/// Every model that the engines know by name.
const MODELS: [&str; 5] = ["sc", "tso", "pso", "ra", "rc11"];

/// Each program under an engine and every model: its errors, their lines, and their replays. The
/// engines are graph and steps, or those that `// engines:` names; `// flags:` are added.
fn errors_of(engine: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in files("tests/errors", "ll") {
        let text = source(&file);
        let engines = directive(&text, "engines", engine, "").unwrap_or("graph steps");
        if engines.split_whitespace().any(|one| one == engine) {
            let name = file.to_str().unwrap();
            wrong.extend(MODELS.iter().filter_map(|model| check(name, &text, engine, model)));
        }
    }
    wrong
}

/// What is wrong with the report on a program, if something is.
fn check(name: &str, text: &str, engine: &str, model: &str) -> Option<String> {
    let Some(expected) = expectation(text, engine, model) else {
        return Some(format!("{name}: no expectation by {engine} under {model}"));
    };
    let mut flags = vec!["--model", model];
    flags.extend(directive(text, "flags", engine, model).unwrap_or("").split_whitespace());
    let mut args = vec!["check", name, "--engine", engine, "--timeout", "100"];
    args.extend(&flags);
    if expected.contains(" and ") {
        args.push("--keep-going");
    }
    let (exit, report) = json(&args);
    if !is_expected(expected, exit, &report) {
        return Some(format!(
            "{name} by {engine} under {model}: expected {expected}; exit code {exit}{}",
            found(&report)
        ));
    }
    if exit >= 10 && engine != "candidates" { replay(name, &flags, &report) } else { None }
}

/// The errors of a report, in words.
fn found(report: &Value) -> String {
    let place = |l: &Value| format!("{}:{}", l["line"], l["function"]);
    let places = |e: &Value| {
        e["locations"].as_array().into_iter().flatten().map(place).collect::<Vec<_>>().join(" ")
    };
    let errors = report["errors"].as_array().into_iter().flatten();
    errors.map(|e| format!(", {} {} at {}", e["code"], e["message"], places(e))).collect()
}

#[test]
fn errors_are_found_with_their_code_and_line() {
    all_right(errors_of("graph"));
}

#[test]
fn the_machine_finds_the_same_errors() {
    all_right(errors_of("steps"));
}

#[test]
fn small_programs_have_the_same_errors_by_axioms() {
    all_right(errors_of("candidates"));
}

#[test]
fn what_expectations_say() {
    let text = "// expect: ok\n// expect under ra, rc11: T0301 line 3\n\
                // expect under pso by steps: cut\n";
    for (engine, model, expected) in [
        ("graph", "sc", "ok"),
        ("steps", "rc11", "T0301 line 3"),
        ("steps", "pso", "cut"),
        ("graph", "pso", "ok"),
    ] {
        assert_eq!(expectation(text, engine, model), Some(expected), "{engine} {model}");
    }
    assert_eq!(expectation("// expect by graph: ok", "steps", "sc"), None);
    let report = serde_json::json!({
        "errors": [{"code": "T0801", "locations": [{"line": 4}]}, {"code": "T0804"}],
        "outcomes": [{"exit": 2}, {"exit": 3}],
    });
    for (expected, exit, is) in [
        ("T0801 line 4 and T0804", 14, true),
        ("T0801 line 4 and T0801 line 5", 14, false),
        ("T0801 line 4 and T0801 line 5 or T0804", 14, true),
        ("T0804 or T0801 line 4", 14, true),
        ("T0801 line 4", 14, false), // T0804 is one too many
    ] {
        assert_eq!(is_expected(expected, exit, &report), is, "{expected}");
    }
    let report = serde_json::json!({"errors": [], "outcomes": [{"exit": 2}, {"exit": 3}]});
    for (expected, is) in [("exit 2 and exit 3", true), ("exit 2", false), ("ok", true)] {
        assert_eq!(is_expected(expected, 0, &report), is, "{expected}");
    }
}

#[test]
fn programs_run_as_they_do_natively() {
    let mut wrong = Vec::new();
    for file in files("tests/ok", "ll") {
        let name = file.to_str().unwrap();
        let output = tresse(&["run", name]);
        let expected = std::fs::read(root().join(file.with_extension("out"))).unwrap();
        let status = source(&file)
            .lines()
            .find_map(|l| l.split("exit status: ").nth(1)?.trim_end_matches('.').parse().ok())
            .unwrap_or(0);
        if output.stdout != expected || code(&output) != status || !output.stderr.is_empty() {
            wrong.push(format!(
                "{name}: exit {} (expected {status}), same output: {}\n{}",
                code(&output),
                output.stdout == expected,
                stderr(&output)
            ));
        }
    }
    all_right(wrong);
}

/// The outcomes that `// model:` lines of a program list.
fn listed(text: &str, model: &str) -> BTreeSet<String> {
    let prefix = format!("{model}:");
    let lines =
        text.lines().filter_map(|l| l.trim_start_matches(['/', ';', ' ']).strip_prefix(&prefix));
    lines.map(|l| l.trim().to_owned()).collect()
}

/// The outcomes of a report, with the globals that `listed` names.
fn reached(report: &Value, listed: &BTreeSet<String>) -> BTreeSet<String> {
    let names: Vec<&str> = listed
        .iter()
        .next()
        .map_or(Vec::new(), |l| l.split_whitespace().filter_map(|w| w.split('=').next()).collect());
    let outcomes = report["outcomes"].as_array().cloned().unwrap_or_default();
    let show = |o: &Value| {
        names
            .iter()
            .map(|n| format!("{n}={}", o["globals"][n].as_str().unwrap_or("?")))
            .collect::<Vec<_>>()
            .join(" ")
    };
    outcomes.iter().map(show).collect()
}

fn compare_outcomes(folder: &str, command: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in files(folder, "ll") {
        let name = file.to_str().unwrap();
        let text = source(&file);
        for model in ["sc", "tso"] {
            let expected = listed(&text, model);
            if expected.is_empty() {
                continue;
            }
            let (exit, report) = json(&[command, name, "--model", model, "--max-states", "20000"]);
            let found = reached(&report, &expected);
            // Byte by byte, four threads are too many to visit; what was visited must be allowed.
            if command == "steps" && report["verdict"] == "cut-short" && found.is_subset(&expected)
            {
                continue;
            }
            if exit != 0 || found != expected {
                wrong.push(format!(
                    "{command} {name} under {model}: exit {exit}; found {found:?}, \
                                    expected {expected:?}"
                ));
            }
        }
    }
    wrong
}

#[test]
fn litmus_tests_have_exactly_their_outcomes() {
    all_right(compare_outcomes("tests/litmus", "check"));
}

#[test]
fn litmus_tests_have_the_same_outcomes_byte_by_byte() {
    all_right(compare_outcomes("tests/litmus", "steps"));
}

#[test]
fn the_replays_of_outcomes_lead_to_them() {
    let mut wrong = Vec::new();
    for file in ["tests/litmus/SB.ll", "tests/litmus/MP.ll", "tests/litmus/n6.ll"] {
        for flags in [&["--sc"][..], &["--tso"], &["--tso", "--granularity", "byte"]] {
            let mut args = vec!["check", file];
            args.extend(flags);
            let (_, report) = json(&args);
            for outcome in report["outcomes"].as_array().unwrap() {
                let mut args =
                    vec!["replay", outcome["replay"].as_str().unwrap(), file, "--format", "json"];
                args.extend(flags);
                let text = stdout(&tresse(&args));
                let replayed: Value =
                    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
                if replayed["outcome"]["globals"] != outcome["globals"] {
                    wrong.push(format!(
                        "{file} {flags:?}: {} became {}",
                        outcome["globals"], replayed["outcome"]["globals"]
                    ));
                }
            }
        }
    }
    all_right(wrong);
}

#[test]
fn the_papers_programs_do_what_the_paper_says() {
    let mut wrong = compare_outcomes("tests/paper", "check");
    wrong.extend(compare_outcomes("tests/paper", "steps"));
    for file in files("tests/paper", "ll") {
        let name = file.to_str().unwrap();
        let text = source(&file);
        for (command, engine) in [("check", "graph"), ("steps", "steps")] {
            let Some(expected) = expectation(&text, engine, "sc") else { continue };
            let (exit, report) = json(&[command, name]);
            if !is_expected(expected, exit, &report) {
                wrong.push(format!(
                    "{command} {name}: expected {expected}; exit {exit}, {}",
                    report["errors"][0]["message"]
                ));
            }
        }
    }
    all_right(wrong);
}

#[test]
fn the_papers_programs_as_its_machine_runs_them() {
    let mut wrong = Vec::new();
    // Out of order dispatch and a missing fence belong to the machine: graphs have the model's
    // order.
    let racing = [
        "check",
        "tests/paper/program-d.ll",
        "--engine",
        "steps",
        "--dispatch",
        "out-of-order:8",
        "--no-pthread-create-fence",
    ];
    let (exit, report) = json(&racing);
    if !is_expected("T0301", exit, &report) {
        wrong.push(format!(
            "program-d, out of order: exit {exit}, {}",
            report["errors"][0]["message"]
        ));
    }
    let (exit, report) =
        json(&["steps", "tests/paper/program-c.ll", "--config", "configs/kllvm.ron"]);
    let outcomes = report["outcomes"].to_string();
    if exit != 0 || !outcomes.contains("undef") {
        wrong.push(format!("program-c as in the paper: exit {exit}, outcomes {outcomes}"));
    }
    all_right(wrong);
}

#[test]
fn one_worker_and_several_find_the_same() {
    for file in
        ["examples/michael_scott_queue.ll", "examples/reader_writer.ll", "examples/philosophers.ll"]
    {
        let report = |jobs: &str| {
            let (_, mut report) = json(&["check", file, "-j", jobs, "--keep-going"]);
            report["time_seconds"] = Value::Null;
            report.to_string()
        };
        assert_eq!(report("1"), report("3"), "{file}");
    }
}

#[test]
fn c_files_have_the_verdicts_of_their_ir() {
    if !common::has_clang("4 programs") {
        let output = tresse(&["check", "examples/bank_deadlock.c"]);
        assert_eq!(code(&output), 2);
        assert!(stderr(&output).contains("install clang"), "{}", stderr(&output));
        return;
    }
    let mut wrong = Vec::new();
    for (name, expected) in [
        ("bank_deadlock", 12),
        ("unlocked_counter", 13),
        ("locked_counter", 0),
        ("use_after_free", 14),
    ] {
        let file = format!("examples/{name}.c");
        let (exit, report) = json(&["check", &file]);
        if exit != expected {
            wrong.push(format!("{file}: exit {exit}, expected {expected}"));
        }
        if exit >= 10 {
            wrong.extend(replay(&file, &[], &report));
            assert!(
                report["errors"][0]["locations"][0]["file"]
                    .as_str()
                    .is_some_and(|f| Path::new(f).ends_with(format!("{name}.c")))
            );
        }
    }
    all_right(wrong);
}
