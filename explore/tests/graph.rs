//! The graph engine against the oracle and the searched machine.

mod common;

use std::collections::BTreeSet;
use tresse_explore::{Report, candidates, graph};
use tresse_machine::Config;
use tresse_memmodels::cat::{Cat, builtin};

const MODELS: [&str; 5] = ["sc", "tso", "pso", "ra", "rc11"];

type Outcomes = BTreeSet<Vec<(String, String)>>;

fn outcomes(report: &Report) -> Outcomes {
    report.outcomes.keys().map(|o| o.globals.clone()).collect()
}

fn graphs(path: &str, model: &str) -> Report {
    let setup = common::setup(&common::file(path), path, Config { model: model.into(), ..Config::default() });
    graph::search(&setup, &["program".into()], &graph::Options::default(), &|_| None).unwrap_or_else(|e| panic!("{e}"))
}

fn oracle(path: &str, model: &str) -> Report {
    let text = builtin(model).unwrap_or_else(|| panic!("no model {model}"));
    let cat = Cat::parse(model, text, &|file| builtin(file.trim_end_matches(".cat")).map(str::to_owned)).unwrap_or_else(|e| panic!("{e}"));
    let setup = common::setup(&common::file(path), path, Config::default());
    candidates::search(&setup, &["program".into()], &cat, &candidates::Options::default()).unwrap_or_else(|e| panic!("{e}"))
}

/// The repository's litmus tests.
fn litmus() -> Vec<String> {
    let folder = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/litmus");
    let files = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{e}"));
    let names = files.filter_map(|f| f.ok()?.file_name().into_string().ok());
    let mut paths: Vec<String> = names.filter(|n| n.ends_with(".ll")).map(|n| format!("tests/litmus/{n}")).collect();
    paths.sort();
    assert!(paths.len() >= 28);
    paths
}

/// The same executions as the oracle finds among all candidates, each once: debug builds panic when a graph
/// comes twice.
#[test]
fn graphs_are_the_consistent_candidates() {
    for path in litmus() {
        for model in MODELS {
            let (ours, theirs) = (graphs(&path, model), oracle(&path, model));
            assert!(ours.errors.is_empty() && ours.unsupported.is_empty() && ours.cuts.is_empty(), "{path} {model}");
            assert_eq!(outcomes(&ours), outcomes(&theirs), "{path} {model}");
            assert_eq!(ours.complete, theirs.complete, "{path} {model}");
        }
    }
}
