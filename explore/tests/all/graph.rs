//! The graph engine against the oracle and the searched machine.

use crate::common;

use crate::common::MODELS;
use std::collections::BTreeSet;
use tresse_explore::{Report, Witness, candidates, graph, steps};
use tresse_machine::Config;
use tresse_machine::config::Limits;
use tresse_machine::lower::Locals;
use tresse_memmodels::cat::{Cat, builtin};
use tresse_memmodels::registry::included;

type Outcomes = BTreeSet<Vec<(String, String)>>;

fn outcomes(report: &Report) -> Outcomes {
    report.outcomes.keys().map(|o| o.globals.to_vec()).collect()
}

fn graphs(path: &str, model: &str) -> Report {
    let setup = common::setup(
        &common::file(path),
        path,
        Config { model: model.into(), ..Config::default() },
    );
    graph::search(&setup, &["program".into()], &graph::Options::default(), &|_| None)
        .unwrap_or_else(|e| panic!("{e}"))
}

fn oracle(path: &str, model: &str) -> Report {
    let text = builtin(model).unwrap_or_else(|| panic!("no model {model}"));
    let cat = Cat::parse(model, text, &included).unwrap_or_else(|e| panic!("{e}"));
    let setup = common::setup(&common::file(path), path, Config::default());
    candidates::search(&setup, &["program".into()], &cat, &candidates::Options::default())
        .unwrap_or_else(|e| panic!("{e}"))
}

/// The repository's litmus tests.
fn litmus() -> Vec<String> {
    let folder = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/litmus");
    let files = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{e}"));
    let names = files.filter_map(|f| f.ok()?.file_name().into_string().ok());
    let mut paths: Vec<String> =
        names.filter(|n| n.ends_with(".ll")).map(|n| format!("tests/litmus/{n}")).collect();
    paths.sort();
    assert!(paths.len() >= 28);
    paths
}

/// The same executions as the oracle finds among all candidates, each once: debug builds panic when
/// a graph comes twice.
#[test]
fn graphs_are_the_consistent_candidates() {
    for path in litmus() {
        for model in MODELS {
            let (ours, theirs) = (graphs(&path, model), oracle(&path, model));
            assert!(
                ours.errors.is_empty() && ours.unsupported.is_empty() && ours.cuts.is_empty(),
                "{path} {model}"
            );
            assert_eq!(outcomes(&ours), outcomes(&theirs), "{path} {model}");
            assert_eq!(ours.complete, theirs.complete, "{path} {model}");
            // A way that no consistent graph has is given up at once: nobody waits for its value.
            assert_eq!(ours.blocked, 0, "{path} {model}");
        }
    }
}

/// The repository's examples and ordinary programs.
fn programs() -> Vec<String> {
    let mut paths = Vec::new();
    for folder in ["examples", "tests/ok", "tests/errors"] {
        let path = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
        let files = std::fs::read_dir(&path).unwrap_or_else(|e| panic!("{e}"));
        let names = files.filter_map(|f| f.ok()?.file_name().into_string().ok());
        paths.extend(names.filter(|n| n.ends_with(".ll")).map(|n| format!("{folder}/{n}")));
    }
    paths.sort();
    assert!(paths.len() > 150);
    paths
}

fn codes(report: &Report) -> BTreeSet<&'static str> {
    let found = report.errors.iter().chain(&report.unsupported).map(|f| f.ending.end.code());
    found.chain(report.livelock.iter().map(|_| "T0202")).collect()
}

/// Programs with locks, condition variables, allocation and what goes wrong with them: graphs find
/// the errors that the searched machine finds, and where there is none, the same outcomes. These
/// are every fourth of them, in four tests, which run side by side.
fn graphs_and_states_agree_on(part: usize) {
    // A main that returns before its threads: the machine stops them anywhere, graphs let them end.
    // Threads that threads create: graphs number them in one order (docs/limitations.md).
    let others = ["main_returns_first", "nested_thread_numbers"];
    let is_other = |path: &str| others.iter().any(|name| path.contains(name));
    let mut compared = 0;
    for path in programs().iter().filter(|p| !is_other(p)).skip(part).step_by(PARTS) {
        for model in ["sc", "tso"] {
            compared += usize::from(graphs_and_states_agree(path, model));
        }
    }
    assert!(compared > 250 / PARTS, "{compared}");
}

const PARTS: usize = 4;

/// True if the two were compared: neither was cut short.
fn graphs_and_states_agree(path: &str, model: &str) -> bool {
    let limits = Limits { states: 30_000, steps: 2_000_000, ..Limits::default() };
    let config = Config { model: model.into(), limits, ..Config::default() };
    let Ok(setup) = common::try_setup(&common::file(path), path, config, Locals::Memory) else {
        return false;
    };
    let options = steps::Options { keep_going: true, ..steps::Options::default() };
    let states = steps::search(&setup, &["program".into()], &options, &|_| None);
    // Hazard pointers under store buffers, and in IR for GenMC's header, are for graphs alone
    // (docs/limitations.md).
    let is_for_graphs = path.contains("hazard_") && codes(&states).contains("T0901");
    if !states.cuts.is_empty() || is_for_graphs {
        return false;
    }
    let options = graph::Options::default();
    let graphs = graph::search(&setup, &["program".into()], &options, &|_| None)
        .unwrap_or_else(|e| panic!("{e}"));
    if !graphs.cuts.is_empty() {
        return false;
    }
    assert_eq!(codes(&graphs), codes(&states), "{path} {model}");
    if codes(&states).is_empty() {
        let all = |r: &Report| r.outcomes.keys().cloned().collect::<Vec<_>>();
        assert_eq!(all(&graphs), all(&states), "{path} {model}");
    }
    true
}

#[test]
fn graphs_and_states_agree_on_part_1() {
    graphs_and_states_agree_on(0);
}

#[test]
fn graphs_and_states_agree_on_part_2() {
    graphs_and_states_agree_on(1);
}

#[test]
fn graphs_and_states_agree_on_part_3() {
    graphs_and_states_agree_on(2);
}

#[test]
fn graphs_and_states_agree_on_part_4() {
    graphs_and_states_agree_on(3);
}

/// Counts, outcomes and errors, in their order, are the same with any number of workers.
#[test]
fn workers_change_nothing() {
    for path in [
        "examples/michael_scott_queue.ll",
        "examples/bank_deadlock.ll",
        "examples/seqlock_racy.ll",
        "tests/litmus/IRIW.ll",
    ] {
        let with = |workers| {
            let setup = common::setup(
                &common::file(path),
                path,
                Config { model: "rc11".into(), ..Config::default() },
            );
            let options = graph::Options { workers, ..graph::Options::default() };
            let report = graph::search(&setup, &["program".into()], &options, &|_| None)
                .unwrap_or_else(|e| panic!("{e}"));
            let errors: Vec<_> = report.errors.iter().map(|f| f.ending.clone()).collect();
            let outcomes: Vec<_> =
                report.outcomes.iter().map(|(o, r)| (o.clone(), r.count)).collect();
            (report.complete, report.blocked, errors, outcomes)
        };
        let one = with(1);
        for workers in [2, 3, 8] {
            assert_eq!(with(workers), one, "{path} with {workers} workers");
        }
    }
}

/// A step says how far back in coherence order its access is; what is no access is nowhere there,
/// and its step is the thread alone.
#[test]
fn steps_without_memory_go_back_to_nothing() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"
        declare i32 @pthread_create(ptr, ptr, ptr, ptr)
        declare i32 @pthread_join(i64, ptr)
        define ptr @idle(ptr %0) {
          fence seq_cst
          ret ptr null
        }
        define i32 @main() {
          %a = alloca i64
          %c = call i32 @pthread_create(ptr %a, ptr null, ptr @idle, ptr null)
          %t = load i64, ptr %a
          %j = call i32 @pthread_join(i64 %t, ptr null)
          fence seq_cst
          ret i32 0
        }";
    for model in MODELS {
        let setup =
            common::setup(text, "idle.ll", Config { model: model.into(), ..Config::default() });
        let report =
            graph::search(&setup, &["program".into()], &graph::Options::default(), &|_| None)
                .unwrap_or_else(|e| panic!("{e}"));
        common::check_witnesses(&setup, &report);
        let paths = report.outcomes.values().map(|reached| match &reached.witness {
            Witness::Graph(path) => path,
            Witness::Schedule(_) => panic!("a witness of graphs is a path"),
        });
        let backs: Vec<u32> = paths.flat_map(|p| p.steps.iter().map(|s| s.back)).collect();
        assert!(backs.len() >= 2 && backs.iter().all(|back| *back == 0), "{model} {backs:?}");
    }
}
