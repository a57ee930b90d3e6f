//! `--std`: what is asked for is honoured by everyone who looks at executions, is echoed and kept
//! by replays, checkpoints and items, and is refused where nothing goes by it.

use crate::common;

use crate::common::{Temp, code, json, stderr, tresse};
use serde_json::Value;

/// A race by C++20, none by C11.
const RACY: &str = "tests/errors/release_sequence_store.ll";

/// Five executions by C++20, four by C11.
const MP: &str = "tests/litmus/MP+rel-rlx+acq.ll";

const CXX20: [&str; 3] = ["--rc11", "--std", "c++20"];

/// What `tresse` says when it refuses.
fn refusal(words: &[&str]) -> String {
    let output = tresse(words);
    assert_eq!(code(&output), 2, "{words:?}");
    stderr(&output)
}

#[test]
fn engines_find_the_race_of_the_standard_that_is_asked_for() {
    for engine in ["graph", "steps", "candidates"] {
        let check = |flags: &[&str]| {
            let (exit, report) = json(&[&["check", RACY, "--engine", engine], flags].concat());
            (exit, report["config"]["standard"].clone(), report["errors"][0]["code"].clone())
        };
        assert_eq!(check(&CXX20), (13, "Cxx20".into(), "T0301".into()), "{engine}");
        for flags in [&["--rc11"][..], &["--rc11", "--std", "c11"]] {
            assert_eq!(check(flags), (0, "C11".into(), Value::Null), "{engine}");
        }
    }
    let (exit, report) = json(&[&["check", RACY, "--second-opinion"], &CXX20[..]].concat());
    assert_eq!((exit, &report["second_opinion"]["says"]), (13, &"same".into()), "{report}");
}

#[test]
fn a_run_has_the_standard_that_is_asked_for() {
    let races = |flags: &[&str]| {
        let words = ["run", RACY, "--many-seeds", "0..40", "--keep-going"];
        let (_, report) = json(&[&words, flags].concat());
        report.to_string().contains("T0301")
    };
    assert!(races(&CXX20) && !races(&["--rc11"]));
}

#[test]
fn a_file_states_it_and_a_flag_goes_over_the_file() {
    let file = Temp::new("standard.ron", b"(model: \"rc11\", standard: Cxx20)");
    let of_no_model = Temp::new("standard-only.ron", b"(standard: Cxx20)");
    let count = |flags: &[&str]| {
        let (_, report) = json(&[&["check", MP], flags].concat());
        report["executions"]["complete"].as_u64()
    };
    assert_eq!(count(&["--config", file.path()]), Some(5));
    assert_eq!(count(&["--config", file.path(), "--std", "c11"]), Some(4));
    assert_eq!(count(&["--config", of_no_model.path(), "--rc11"]), Some(5));
    assert!(refusal(&["check", MP, "--config", of_no_model.path()]).contains("--std (standard)"));
}

/// The other models do not go by a standard's release sequences, and a text states its own.
#[test]
fn it_is_refused_by_name_where_nothing_goes_by_it() {
    for model in tresse_memmodels::MODELS.iter().filter(|m| m.cxx20.is_none()) {
        for command in [&["check"][..], &["check", "--engine", "candidates"], &["steps"], &["run"]]
        {
            let said = refusal(&[command, &[MP, "--std", "c++20", "--model", model.name]].concat());
            let expected = format!("--std (standard) is not for the model {}", model.name);
            assert!(said.contains(&expected) && said.contains("rc11 has it"), "{said}");
        }
    }
    let own = Temp::new("standard.cat", b"\"own\"\ninclude \"rc11.cat\"\n");
    for engine in ["graph", "candidates"] {
        let model = ["check", MP, "--model", own.path(), "--engine", engine];
        let said = refusal(&[&model[..], &["--std", "c++20"]].concat());
        assert!(said.contains("a text states its release sequences itself"), "{said}");
        // What the text includes is found.
        assert_eq!(json(&model).1["executions"]["complete"], 4, "{engine}");
    }
    let weaker = Temp::new("standard-20.cat", b"\"own\"\ninclude \"rc11-cxx20.cat\"\n");
    assert_eq!(json(&["check", MP, "--model", weaker.path()]).1["executions"]["complete"], 5);
    assert!(refusal(&["check", MP, "--rc11", "--std", "c++17"]).contains("expected c11 or c++20"));
}

/// The command that a report prints leads to the error; another standard's string is not taken.
#[test]
fn replays_are_of_one_standard() {
    for engine in ["graph", "steps"] {
        let (_, report) = json(&[&["check", RACY, "--engine", engine], &CXX20[..]].concat());
        let error = &report["errors"][0];
        let command = error["replay_command"].as_str().unwrap();
        assert!(command.contains("--model rc11 --std c++20"), "{command}");
        let replay = error["replay"].as_str().unwrap();
        let replayed = tresse(&[&["replay", replay, RACY], &CXX20[..]].concat());
        assert!(stderr(&replayed).contains("T0301"), "{}", stderr(&replayed));
        let said = refusal(&["replay", replay, RACY, "--rc11"]);
        assert!(said.contains("another program, model, config or arguments"), "{said}");
    }
}

#[test]
fn checkpoints_are_of_one_standard() {
    let checkpoint = Temp::new("standard.json", b"");
    let check = [&["check", MP], &CXX20[..]].concat();
    let (_, left) =
        json(&[&check[..], &["--timeout", "0", "--checkpoint", checkpoint.path()]].concat());
    assert!(left["checkpoint"].is_string(), "{left}");
    let resume = ["--resume", checkpoint.path()];
    let said = refusal(&[&["check", MP, "--rc11"], &resume[..]].concat());
    assert!(said.contains("another program, model, config or arguments"), "{said}");
    assert_eq!(json(&[&check[..], &resume].concat()).1["executions"]["complete"], 5);
}

#[test]
fn items_keep_the_standard_of_their_search() {
    let folder = std::env::temp_dir().join(format!("tresse-test-{}-standard", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let path = folder.to_str().unwrap();
    let check = [&["check", MP], &CXX20[..]].concat();
    tresse(&[&check[..], &["--shards", "2", "--out", path]].concat());
    loop {
        let open = common::stdout(&tresse(&["merge", "--open", path]));
        let Some(item) = open.lines().next() else { break };
        assert_eq!(code(&tresse(&["work", item])), 0, "{item}");
    }
    let (exit, report) = json(&["merge", path]);
    std::fs::remove_dir_all(&folder).unwrap();
    let is = (&report["executions"]["complete"], &report["config"]["standard"]);
    assert_eq!((exit, is), (0, (&5.into(), &"Cxx20".into())), "{report}");
}
