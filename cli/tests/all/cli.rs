//! The command line itself: bad input, exit codes, the shape of JSON, replay strings, `run`.

use crate::common;

use crate::common::{Temp, code, json, stderr, stdout, tresse};
use serde_json::Value;

/// Exit code 2, and a message that holds all of these.
fn refuses(args: &[&str], words: &[&str]) {
    let output = tresse(args);
    let text = stderr(&output);
    assert_eq!(code(&output), 2, "{args:?}\n{text}");
    for word in words {
        assert!(text.contains(word), "{args:?}: {word:?} is not in\n{text}");
    }
    assert!(text.len() < 4000, "{args:?}: the message has {} bytes", text.len());
}

#[test]
fn bad_ir_is_refused_with_its_place() {
    let whole = std::fs::read(common::root().join("examples/bank_deadlock.ll")).unwrap();
    for part in [1, 3, 7] {
        let cut = Temp::new(&format!("cut{part}.ll"), &whole[..whole.len() * part / 20]);
        refuses(&["check", cut.path()], &[cut.path(), "error"]);
    }
    let binary: Vec<u8> =
        (0..100_000u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let binary = Temp::new("binary.ll", &binary);
    refuses(&["check", binary.path()], &[binary.path(), ":1:"]);
    let bitcode = Temp::new("bitcode.ll", b"BC\xc0\xde\x35\x14");
    refuses(&["run", bitcode.path()], &["llvm-dis"]);
    let types = Temp::new(
        "types.ll",
        b"define i32 @main() {\n  %a = add i32 1, 2\n  %b = add i64 %a, 1\n  ret i32 0\n}\n",
    );
    refuses(&["check", types.path()], &[":3:", "%a"]);
    let names = Temp::new("names.ll", b"define i32 @main() {\n  ret i32 %nowhere\n}\n");
    refuses(&["check", names.path()], &[":2:", "nowhere"]);
    let empty = Temp::new("empty.ll", b"");
    refuses(&["check", empty.path()], &["main"]);
}

#[test]
fn a_hundred_megabytes_of_brackets_are_refused() {
    let brackets = Temp::new("brackets.ll", &vec![b'('; 100 << 20]);
    refuses(&["check", brackets.path()], &[":1:1"]);
}

#[test]
fn bad_usage_is_refused() {
    refuses(&["check"], &["no input file"]);
    refuses(&["check", "examples/nothing.ll"], &["examples/nothing.ll"]);
    refuses(&["check", "examples/nothing.c"], &["examples/nothing.c"]);
    refuses(&["check", "Cargo.toml"], &[".ll", ".c"]);
    refuses(&["check", "examples/dekker.ll", "--model", "power"], &["power", "tso"]);
    refuses(&["check", "examples/dekker.ll", "--race", "maybe"], &["undef, report or error"]);
    refuses(&["check", "examples/dekker.ll", "--stack", "many"], &["16 KiB"]);
    refuses(&["check", "examples/dekker.ll", "--sc", "--tso"], &["cannot be used with"]);
    refuses(&["run", "examples/dekker.ll", "--many-seeds", "5..5"], &["0..64"]);
    refuses(&["check", "examples/dekker.ll", "--entry-function", "start"], &["start"]);
    refuses(&["explain", "T9999"], &["T9999"]);
}

#[test]
fn bad_configs_are_refused_with_line_and_column() {
    for (text, words) in [
        ("(\n  model: \"sc\",\n  stak: 3,\n)", &[":3:", "stak", "stack"][..]),
        ("(\n  race: Maybe,\n)", &[":2:", "Undef", "Report", "Error"]),
        ("(\n  limits: (steps: \"x\"),\n)", &[":2:"]),
        ("(\n  stack: -1,\n)", &[":2:", "16 KiB"]),
        ("(\n", &[":2:"]),
        ("(model: \"power\")", &["power", "tso"]),
        ("(dispatch: OutOfOrder(0))", &["OutOfOrder(1)"]),
        ("", &[":1:1"]),
    ] {
        let file = Temp::new(&format!("bad{}.ron", text.len()), text.as_bytes());
        let mut all = vec![file.path()];
        all.extend(words);
        refuses(&["check", "examples/dekker.ll", "--config", file.path()], &all);
    }
    let binary = Temp::new("binary.ron", b"(\n  model: \"\xff\xfe\",\n)");
    refuses(&["check", "examples/dekker.ll", "--config", binary.path()], &[":2:11", "UTF-8"]);
    refuses(
        &["check", "examples/dekker.ll", "--config", "configs/none.ron"],
        &["configs/none.ron"],
    );
}

#[test]
fn without_clang_the_message_says_what_to_do() {
    let program = env!("CARGO_BIN_EXE_tresse");
    let output = std::process::Command::new(program)
        .args(["check", "examples/dekker.c"])
        .env("PATH", "")
        .current_dir(common::root())
        .output()
        .unwrap();
    assert_eq!(code(&output), 2);
    for word in ["install clang", "--clang", "needs no clang"] {
        assert!(stderr(&output).contains(word), "{}", stderr(&output));
    }
}

#[test]
fn unknown_functions_are_unsupported_at_link_time() {
    let (exit, report) = json(&["check", "tests/errors/missing_function.ll"]);
    assert_eq!((exit, report["verdict"].as_str()), (3, Some("unsupported")), "{report}");
    assert!(report["errors"][0]["message"].as_str().unwrap().contains("somebody_elses_function"));
    assert_eq!(report["errors"][0]["locations"][0]["line"], 7);
}

#[test]
fn json_has_its_shape() {
    let (exit, report) = json(&["check", "examples/unlocked_counter.ll", "--tso"]);
    assert_eq!(exit, 13);
    assert_eq!(report["schema"], 1);
    assert_eq!(report["verdict"], "error");
    assert_eq!(report["exit_code"], 13);
    assert_eq!(report["model"], "tso");
    assert_eq!(report["tool"]["name"], "tresse");
    assert!(report["executions"]["complete"].is_u64() && report["executions"]["blocked"].is_u64());
    assert!(
        report["states"].is_u64() && report["time_seconds"].is_f64() && report["cuts"].is_array()
    );
    assert_eq!(report["config"]["stack"], "8 MiB");
    let error = &report["errors"][0];
    assert_eq!((error["code"].as_str(), error["kind"].as_str()), (Some("T0301"), Some("race")));
    assert!(error["message"].as_str().unwrap().contains("counter"));
    assert!(error["replay"].as_str().unwrap().starts_with("g1:"));
    let locations = error["locations"].as_array().unwrap();
    assert!(locations.len() >= 2);
    for location in locations {
        assert_eq!(location["file"], "unlocked_counter.c");
        assert!(
            location["line"].is_u64() && location["column"].is_u64() && location["thread"].is_u64()
        );
        assert!(location["role"].is_string() && location["function"].is_string());
    }
    let (exit, report) = json(&["check", "tests/litmus/SB.ll"]);
    assert_eq!((exit, report["verdict"].as_str()), (0, Some("no-errors")));
    let outcome = &report["outcomes"][0];
    assert!(
        outcome["exit"].is_i64()
            && outcome["globals"]["r0"].is_string()
            && outcome["count"].is_u64()
    );
    assert!(outcome["stdout"].is_string() && outcome["replay"].is_string());
}

#[test]
fn bad_input_is_json_too() {
    let names = Temp::new("json.ll", b"define i32 @main() {\n  ret i32 %nowhere\n}\n");
    let (exit, report) = json(&["check", names.path()]);
    assert_eq!(
        (exit, report["schema"].as_u64(), report["verdict"].as_str()),
        (2, Some(1), Some("bad-input"))
    );
    assert_eq!(report["errors"][0]["locations"][0]["line"], 2);
}

#[test]
fn a_search_that_is_cut_short_says_so_and_is_no_success() {
    for (engine, flags, cut) in [
        ("steps", ["--max-states", "5"], "states"),
        ("steps", ["--max-states", "0"], "states"),
        ("steps", ["--max-steps", "20"], "steps"),
        ("steps", ["--timeout", "0"], "time"),
        ("graph", ["--max-events", "5"], "events"),
        ("graph", ["--max-steps", "20"], "steps"),
        ("graph", ["--timeout", "0"], "time"),
    ] {
        let (exit, report) = json(&[
            "check",
            "examples/michael_scott_queue.ll",
            "--engine",
            engine,
            flags[0],
            flags[1],
        ]);
        assert_eq!(
            (exit, report["verdict"].as_str()),
            (1, Some("cut-short")),
            "{engine} {flags:?}"
        );
        assert_eq!(report["cuts"][0]["kind"], cut, "{engine}");
        let output = tresse(&[
            "check",
            "examples/michael_scott_queue.ll",
            "--engine",
            engine,
            flags[0],
            flags[1],
        ]);
        assert!(
            stderr(&output).contains("Cut short")
                && !stderr(&output).contains("No errors were detected")
        );
    }
}

#[test]
fn candidates_are_an_engine_of_check() {
    for (model, executions) in [("sc", 3), ("tso", 4)] {
        let output = tresse(&[
            "check",
            "--engine",
            "candidates",
            "--model",
            model,
            "tests/litmus/SB.ll",
            "--wait-for-threads",
        ]);
        assert!(
            stderr(&output)
                .contains(&format!("executions: {executions} complete, 0 blocked; candidates: 4")),
            "{}",
            stderr(&output)
        );
    }
    // Two unordered writes, in two orders: every model's text is asked, and races are no error.
    let output = tresse(&[
        "check",
        "--engine",
        "candidates",
        "--model",
        "rc11",
        "--race",
        "undef",
        "examples/unlocked_counter.ll",
        "--outcomes",
    ]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert!(
        stderr(&output).contains("2x exit 0 counter=undef\nexecutions: 2 complete"),
        "{}",
        stderr(&output)
    );
    let refused = tresse(&[
        "check",
        "--engine",
        "candidates",
        "--pattern",
        "exit == 0",
        "tests/litmus/SB.ll",
    ]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(stderr(&refused).contains("--pattern is not for `tresse check --engine candidates`"));
}

#[test]
fn text_reports_name_both_sides_of_a_race_and_the_cycle_of_a_deadlock() {
    let text = stderr(&tresse(&["check", "examples/unlocked_counter.ll"]));
    for words in [
        "error[T0301]: data race on counter",
        "thread 1 writes (non-atomic) at unlocked_counter.c:",
        "thread 2 reads",
        "counter++",
        "^",
        "nothing orders the two",
        "replay: tresse replay ",
    ] {
        assert!(text.contains(words), "{words:?} is not in\n{text}");
    }
    let text = stderr(&tresse(&["check", "examples/bank_deadlock.ll"]));
    for words in [
        "error[T0201]",
        "the cycle: thread 1 waits for thread 2 waits for thread 1",
        "holding",
        "in transfer",
    ] {
        assert!(text.contains(words), "{words:?} is not in\n{text}");
    }
    let text = stderr(&tresse(&["check", "tests/errors/lost_wakeup.ll"]));
    assert!(text.contains("lost wake-up"), "{text}");
    let text = stderr(&tresse(&["check", "tests/errors/strcpy_out_of_bounds.ll"]));
    assert!(text.contains("inside strcpy of the C library"), "{text}");
    let text = stderr(&tresse(&["check", "examples/locked_counter.ll", "--tso"]));
    assert!(text.contains("No errors were detected in any execution under tso."), "{text}");
}

#[test]
fn the_replay_command_works_as_it_is_printed() {
    for flags in [
        &["examples/bank_deadlock.ll"][..],
        &["examples/bank_deadlock.ll", "--engine", "steps"],
        &["examples/dekker.ll", "--tso"],
        &[
            "examples/unlocked_counter.ll",
            "--config",
            "configs/tso.ron",
            "--granularity",
            "byte",
            "--stack",
            "1MiB",
        ],
    ] {
        let mut args = vec!["check"];
        args.extend(flags);
        let checked = tresse(&args);
        let text = stderr(&checked);
        let line = text
            .lines()
            .find_map(|l| l.trim().strip_prefix("replay: tresse "))
            .unwrap_or_else(|| panic!("{text}"));
        let words: Vec<&str> = line.split(' ').map(|w| w.trim_matches('\'')).collect();
        let replayed = tresse(&words);
        assert_eq!(code(&replayed), code(&checked), "{line}\n{}", stderr(&replayed));
    }
}

#[test]
fn stale_and_malformed_replay_strings_are_refused() {
    let (_, report) = json(&["check", "examples/bank_deadlock.ll"]);
    let replay = report["errors"][0]["replay"].as_str().unwrap();
    refuses(&["replay", replay, "examples/bank_ordered.ll"], &["another program"]);
    refuses(&["replay", replay, "examples/bank_deadlock.ll", "--tso"], &["another program, model"]);
    refuses(&["replay", replay, "examples/bank_deadlock.ll", "--arg", "x"], &["arguments"]);
    refuses(&["replay", "nonsense", "examples/bank_deadlock.ll"], &["no replay string"]);
    // Of two transfers the other one first: a way that the program has as well.
    let other = format!("{}21", &replay[..replay.len() - 2]);
    assert_ne!(other, replay);
    refuses(&["replay", &other, "examples/bank_deadlock.ll"], &["a character of it has changed"]);
    let (_, report) = json(&["check", "examples/bank_deadlock.ll", "--engine", "steps"]);
    let replay = report["errors"][0]["replay"].as_str().unwrap();
    assert!(replay.starts_with("t1:"), "{replay}");
    refuses(&["replay", replay, "examples/bank_ordered.ll"], &["another program"]);
}

#[test]
fn run_gives_the_programs_output_and_status() {
    let program = Temp::new(
        "run.ll",
        b"declare i32 @puts(ptr)\ndefine i32 @main(i32 %n, ptr %argv) {\n  \
          %p = getelementptr ptr, ptr %argv, i64 2\n  %s = load ptr, ptr %p\n  \
          %r = call i32 @puts(ptr %s)\n  ret i32 %n\n}\n",
    );
    let output = tresse(&["run", program.path(), "--args", "one two", "--arg", "three four"]);
    assert_eq!(
        (code(&output), stdout(&output).as_str(), stderr(&output).as_str()),
        (4, "two\n", "")
    );
    let (exit, report) = json(&["check", program.path(), "--args", "one two"]);
    assert_eq!((exit, report["outcomes"][0]["exit"].as_i64()), (0, Some(3)));
    assert_eq!(report["outcomes"][0]["stdout"], "two\n");
}

#[test]
fn many_seeds_find_what_one_schedule_may_miss() {
    let output = tresse(&["run", "examples/unlocked_counter.ll", "--many-seeds", "0..64"]);
    assert_eq!(code(&output), 13, "{}", stderr(&output));
    assert!(stderr(&output).contains("seed ") && stderr(&output).contains("replay: tresse replay"));
    let output = tresse(&["run", "examples/locked_counter.ll", "--many-seeds", "0..8"]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    let twice = || stderr(&tresse(&["run", "examples/spsc_ring.ll", "--seed", "7", "--outcomes"]));
    assert_eq!(twice(), twice());
}

/// What runs with several seeds come to, and how often, is among what a search finds.
#[test]
fn many_seeds_count_outcomes() {
    let (file, seeds) = ("examples/dekker_fenced.ll", "0..50");
    let (exit, found) = json(&["run", file, "--many-seeds", seeds, "--outcomes"]);
    let all = found["outcomes"].as_array().unwrap();
    let counts: u64 = all.iter().map(|outcome| outcome["count"].as_u64().unwrap()).sum();
    assert_eq!((exit, counts, found["runs"].as_u64()), (0, 50, Some(50)));
    assert!(all.len() > 1, "{found}");
    let (_, searched) = json(&["check", file]);
    let state = |outcome: &serde_json::Value| (outcome["exit"].clone(), outcome["globals"].clone());
    let searched: Vec<_> = searched["outcomes"].as_array().unwrap().iter().map(state).collect();
    for outcome in all {
        assert!(searched.contains(&state(outcome)), "{outcome}");
        let replay = outcome["replay"].as_str().unwrap();
        let (_, again) = json(&["replay", replay, file]);
        assert_eq!(state(&again["outcome"]), state(outcome));
    }
    let text = stderr(&tresse(&["run", file, "--many-seeds", seeds, "--outcomes"]));
    assert!(text.contains(&format!("outcomes: {}", all.len())), "{text}");
}

#[test]
fn traces_show_the_queues_and_can_be_followed_again() {
    let output = tresse(&["steps", "--trace", "tests/paper/program-b.ll"]);
    let text = stdout(&output);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    assert!(text.contains("-> to_commit") && text.contains("(c), (d): write_rlx("), "{text}");
    let schedule = text
        .lines()
        .last()
        .and_then(|l| l.strip_prefix("schedule: '")?.strip_suffix('\''))
        .unwrap();
    let again = tresse(&["steps", "--trace", "--replay", schedule, "tests/paper/program-b.ll"]);
    assert_eq!(stdout(&again), text);
}

#[test]
fn models_and_explanations_are_printed() {
    let text = stdout(&tresse(&["models"]));
    assert!(text.contains("sc ") && text.contains("tso "), "{text}");
    let models: Value =
        serde_json::from_slice(&tresse(&["models", "--format", "json"]).stdout).unwrap();
    assert_eq!(models["models"][0]["name"], "sc");
    let text = stdout(&tresse(&["explain", "t0301"]));
    assert!(text.starts_with("T0301: data race") && text.contains("counter++"), "{text}");
    assert!(stdout(&tresse(&["explain"])).lines().count() > 40);
}
