//! The candidates engine against the searched machine, and the models against each other.

mod common;

use std::collections::BTreeSet;
use tresse_explore::candidates::{Options, search};
use tresse_explore::steps;
use tresse_machine::Config;
use tresse_memmodels::cat::{Cat, builtin};

type Outcomes = BTreeSet<Vec<(String, String)>>;

fn cat(name: &str) -> Cat {
    let text = builtin(name).unwrap_or_else(|| panic!("no model {name}"));
    Cat::parse(name, text, &|file| builtin(file.trim_end_matches(".cat")).map(str::to_owned)).unwrap_or_else(|e| panic!("{e}"))
}

fn candidates(path: &str, model: &str) -> (Outcomes, Vec<String>) {
    let setup = common::setup(&common::file(path), path, Config::default());
    let report = search(&setup, &["program".into()], &cat(model), &Options::default()).unwrap_or_else(|e| panic!("{e}"));
    assert!(report.unsupported.is_empty() && report.cuts.is_empty() && report.errors.is_empty(), "{path} {model}: {:?}", report.cuts);
    let flags = report.flagged.iter().map(|f| format!("{:?}", f.ending.end)).collect();
    (report.outcomes.keys().map(|o| o.globals.clone()).collect(), flags)
}

fn machine(path: &str, model: &str) -> Outcomes {
    let config = Config { model: model.into(), ..Config::default() };
    let report = steps::search_from(common::machine(path, config), &steps::Options::default(), &|_| None);
    report.outcomes.keys().map(|o| o.globals.clone()).collect()
}

const TESTS: &[&str] = &[
    "MP",
    "MP+rel+acq",
    "MP+fences",
    "SB",
    "SB+fences",
    "SB+fence+po",
    "SB+sc",
    "SB+rel+acq",
    "SB+acqrel-fences",
    "SB+rmws",
    "SB+rfi",
    "LB",
    "2+2W",
    "R",
    "S",
    "n6",
    "CoRR",
    "CoWW",
    "CoWR",
    "CoRW",
    "WRC",
    "RWC",
    "RWC+fence",
    "ISA2",
    "IRIW",
    "IRIW+sc",
    "INC",
    "CAS",
];

/// The axioms of SC and TSO allow exactly what the machine does.
#[test]
fn axioms_and_machine_agree() {
    for test in TESTS {
        let path = format!("tests/litmus/{test}.ll");
        for model in ["sc", "tso"] {
            assert_eq!(candidates(&path, model).0, machine(&path, model), "{test} under {model}");
        }
    }
}

/// SC within TSO within PSO, SC within RA and RC11.
#[test]
fn models_include_each_other() {
    for test in TESTS {
        let path = format!("tests/litmus/{test}.ll");
        let of = |model| candidates(&path, model).0;
        let (sc, tso, pso) = (of("sc"), of("tso"), of("pso"));
        assert!(sc.is_subset(&tso) && tso.is_subset(&pso), "{test}");
        assert!(sc.is_subset(&of("ra")) && sc.is_subset(&of("rc11")), "{test}");
    }
}

/// What RC11 adds to TSO is known: message passing without release and acquire, and independent
/// reads of independent writes (Lahav et al. 2017; Batty et al. 2011).
#[test]
fn rc11_is_weaker_where_it_should_be() {
    let has = |test: &str, model: &str, wanted: &[(&str, &str)]| {
        let outcomes = candidates(&format!("tests/litmus/{test}.ll"), model).0;
        outcomes.iter().any(|o| wanted.iter().all(|(n, v)| o.contains(&((*n).to_owned(), (*v).to_owned()))))
    };
    let stale = [("r0", "1"), ("r1", "0")];
    assert!(has("MP", "rc11", &stale) && !has("MP", "tso", &stale));
    assert!(!has("MP+rel+acq", "rc11", &stale) && !has("MP+fences", "rc11", &stale));
    let apart = [("r0", "1"), ("r1", "0"), ("r2", "1"), ("r3", "0")];
    assert!(has("IRIW", "rc11", &apart) && !has("IRIW+sc", "rc11", &apart));
    let out_of_thin_air = [("r0", "1"), ("r1", "1")];
    assert!(!has("LB", "rc11", &out_of_thin_air), "RC11 forbids load buffering");
}
