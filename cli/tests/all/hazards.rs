//! Hazard pointers are a question about executions, and make none: programs with and without them
//! have the same numbers. Their errors are in `tests/errors/hazard_*`.

use crate::common::{code, json, stderr, tresse};
use serde_json::Value;

const MODELS: [&str; 6] = ["sc", "tso", "pso", "sra", "ra", "rc11"];

/// How many executions are complete and blocked, if there is no error.
fn counts(file: &str, flags: &[&str]) -> Option<(Value, Value)> {
    let file = format!("tests/errors/{file}.ll");
    let (exit, report) = json(&[&["check", &file], flags].concat());
    let counts = &report["executions"];
    (exit == 0).then(|| (counts["complete"].clone(), counts["blocked"].clone()))
}

#[test]
fn a_stack_has_as_many_executions_as_one_that_frees_nothing() {
    for model in MODELS {
        for flags in [&[][..], &["--no-symmetry"], &["--count", "all"], &["-j", "2"]] {
            let flags = [&["--model", model], flags].concat();
            let (kept, freed) =
                (counts("hazard_stack_leaks_ok", &flags), counts("hazard_stack_ok", &flags));
            assert!(kept.is_some(), "{flags:?}");
            assert_eq!(freed, kept, "{flags:?}");
        }
    }
}

/// Two threads take the two nodes, each the one or the other.
#[test]
fn two_threads_take_two_nodes_in_two_ways() {
    for model in MODELS {
        let (complete, _) =
            counts("hazard_stack_ok", &["--model", model, "--no-symmetry"]).unwrap();
        assert_eq!(complete, 2, "{model}");
    }
}

/// The text of a model allows what is visited with them.
#[test]
fn graphs_with_hazard_pointers_are_those_of_the_text() {
    for model in MODELS {
        assert!(counts("hazard_next_ok", &["--model", model, "--verify"]).is_some(), "{model}");
    }
}

#[test]
fn what_is_not_modelled_is_refused_by_name() {
    for flags in [
        &["--engine", "candidates"][..],
        &["--engine", "steps", "--tso"],
        &["--engine", "steps", "--rc11"],
        &["--equivalence", "rf"],
        &["--model", "memmodels/cat/ra.cat"],
    ] {
        let output = tresse(&[&["check", "tests/errors/hazard_stack_ok.ll"], flags].concat());
        assert_eq!(code(&output), 3, "{flags:?}: {}", stderr(&output));
        assert!(stderr(&output).contains("hazard pointers"), "{flags:?}: {}", stderr(&output));
    }
}
