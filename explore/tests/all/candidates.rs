//! The candidates engine against the searched machine, and the models against each other.

use crate::common;

use std::collections::BTreeSet;
use tresse_explore::candidates::{Options, search};
use tresse_explore::{Cut, Verdict, steps};
use tresse_machine::Config;
use tresse_machine::config::Limits;
use tresse_memmodels::cat::{Cat, builtin};
use tresse_memmodels::registry::included;

type Outcomes = BTreeSet<Vec<(String, String)>>;

fn cat(name: &str) -> Cat {
    let text = builtin(name).unwrap_or_else(|| panic!("no model {name}"));
    Cat::parse(name, text, &included).unwrap_or_else(|e| panic!("{e}"))
}

fn candidates(path: &str, model: &str) -> (Outcomes, Vec<String>) {
    let setup = common::setup(&common::file(path), path, Config::default());
    let report = search(&setup, &["program".into()], &cat(model), &Options::default())
        .unwrap_or_else(|e| panic!("{e}"));
    assert!(
        report.unsupported.is_empty() && report.cuts.is_empty() && report.errors.is_empty(),
        "{path} {model}: {:?}",
        report.cuts
    );
    let flags = report.flagged.iter().cloned().collect();
    (report.outcomes.keys().map(|o| o.globals.to_vec()).collect(), flags)
}

fn machine(path: &str, model: &str) -> Outcomes {
    let config = Config { model: model.into(), ..Config::default() };
    let report =
        steps::search_from(common::machine(path, config), &steps::Options::default(), &|_| None);
    report.outcomes.keys().map(|o| o.globals.to_vec()).collect()
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

/// A run that meets a bound is no error of the program, and no proof.
#[test]
fn bounds_cut_the_verdict_short() {
    let limits = Limits { steps: 20, ..Limits::default() };
    let path = "tests/litmus/SB.ll";
    let setup = common::setup(&common::file(path), path, Config { limits, ..Config::default() });
    let report = search(&setup, &["program".into()], &cat("sc"), &Options::default())
        .unwrap_or_else(|e| panic!("{e}"));
    assert_eq!((report.verdict(), report.cuts), (Verdict::CutShort, vec![Cut::Steps]));
}

/// What RC11 adds to TSO is known: message passing without release and acquire, and independent
/// reads of independent writes (Lahav et al. 2017; Batty et al. 2011).
#[test]
fn rc11_is_weaker_where_it_should_be() {
    let has = |test: &str, model: &str, wanted: &[(&str, &str)]| {
        let outcomes = candidates(&format!("tests/litmus/{test}.ll"), model).0;
        outcomes
            .iter()
            .any(|o| wanted.iter().all(|(n, v)| o.contains(&((*n).to_owned(), (*v).to_owned()))))
    };
    let stale = [("r0", "1"), ("r1", "0")];
    assert!(has("MP", "rc11", &stale) && !has("MP", "tso", &stale));
    assert!(!has("MP+rel+acq", "rc11", &stale) && !has("MP+fences", "rc11", &stale));
    let apart = [("r0", "1"), ("r1", "0"), ("r2", "1"), ("r3", "0")];
    assert!(has("IRIW", "rc11", &apart) && !has("IRIW+sc", "rc11", &apart));
    let out_of_thin_air = [("r0", "1"), ("r1", "1")];
    assert!(!has("LB", "rc11", &out_of_thin_air), "RC11 forbids load buffering");
}

/// C11's race on plain data published by a relaxed flag is flagged by RC11, and by no model that
/// orders relaxed accesses.
#[test]
fn races_are_flagged() {
    let message_passing = |order: &str| {
        format!(
            "@data = global i32 0\n@flag = global i32 0\n@out = global i32 0\n\
             define ptr @send(ptr %p) {{\n  store i32 42, ptr @data\n  \
             store atomic i32 1, ptr @flag {order}, align 4\n  ret ptr null\n}}\n\
             define ptr @receive(ptr %p) {{\n  %f = load atomic i32, ptr @flag acquire, align 4\n  \
             %is = icmp eq i32 %f, 1\n  br i1 %is, label %yes, label %no\n\
             yes:\n  %d = load i32, ptr @data\n  store i32 %d, ptr @out\n  br label %no\nno:\n  \
             ret ptr null\n}}\n\
             define i32 @main() {{\n  %a = alloca i64\n  %b = alloca i64\n  \
             %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @send, ptr null)\n  \
             %2 = call i32 @pthread_create(ptr %b, ptr null, ptr @receive, ptr null)\n  \
             %x = load i64, ptr %a\n  %y = load i64, ptr %b\n  \
             %3 = call i32 @pthread_join(i64 %x, ptr null)\n  \
             %4 = call i32 @pthread_join(i64 %y, ptr null)\n  ret i32 0\n}}\n\
             declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n"
        )
    };
    for (order, is_flagged) in [("monotonic", true), ("release", false)] {
        let setup = common::setup(&message_passing(order), "mp.ll", Config::default());
        let report = search(&setup, &["program".into()], &cat("rc11"), &Options::default())
            .unwrap_or_else(|e| panic!("{e}"));
        assert!(report.unsupported.is_empty() && report.cuts.is_empty());
        let codes = common::found(&report).1;
        assert_eq!(codes.contains("T0301"), is_flagged, "{order}");
    }
}

/// Each thread's failure is an error of the program, and an assumption that fails in one thread
/// excuses no other.
#[test]
fn every_thread_may_fail() {
    let program = |first: &str, second: &str| {
        format!(
            "define ptr @first(ptr %p) {{\n  {first}\n  ret ptr null\n}}\n\
             define ptr @second(ptr %p) {{\n  {second}\n  ret ptr null\n}}\n\
             define i32 @main() {{\n  %a = alloca i64\n  %b = alloca i64\n  \
             %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @first, ptr null)\n  \
             %2 = call i32 @pthread_create(ptr %b, ptr null, ptr @second, ptr null)\n  \
             %x = load i64, ptr %a\n  %y = load i64, ptr %b\n  \
             %3 = call i32 @pthread_join(i64 %x, ptr null)\n  \
             %4 = call i32 @pthread_join(i64 %y, ptr null)\n  ret i32 0\n}}\n\
             declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n\
             declare void @abort()\ndeclare void @__VERIFIER_assume(i32)\n"
        )
    };
    let codes = |text: &str| {
        let setup = common::setup(text, "fails.ll", Config::default());
        let report = search(&setup, &["program".into()], &cat("sc"), &Options::default())
            .unwrap_or_else(|e| panic!("{e}"));
        (common::found(&report).1.into_iter().collect::<Vec<_>>(), report.complete, report.blocked)
    };
    let (assume, abort, divide) =
        ("call void @__VERIFIER_assume(i32 0)", "call void @abort()", "%q = udiv i32 1, 0");
    let code = |body: &str| codes(&program(body, "")).0[0];
    let mut both = vec![code(abort), code(divide)];
    both.sort_unstable();
    assert_eq!(codes(&program(abort, divide)), (both, 0, 0));
    assert_eq!(codes(&program(assume, "")), (vec![], 0, 1));
    for (first, second) in [(assume, abort), (abort, assume)] {
        assert_eq!(codes(&program(first, second)), (vec![code(abort)], 0, 0));
    }
}
