//! Loops that a program marks as waiting (`__VERIFIER_spin_start`, `__VERIFIER_spin_end`): an
//! iteration that failed is the last one that a graph has, whatever it leaves in registers. Runs
//! and searches over states take no notice of the marks.

use crate::common;

use std::collections::BTreeSet;
use std::sync::Arc;
use tresse_explore::{Outcome, Report, graph, steps};
use tresse_machine::lower::Locals;
use tresse_machine::machine::Setup;
use tresse_machine::{Config, End};

const HEAD: &str = r#"
@x = global i32 0
@y = global i32 0
@r = global i32 7
declare void @__VERIFIER_spin_start()
declare void @__VERIFIER_spin_end(i1)
declare void @__VERIFIER_error()
declare i1 @__VERIFIER_nondet_bool()
"#;

/// `x` is 1, then 2; then `y` is 1.
const SETTER: &str = r#"
define ptr @setter(ptr %0) {
  store atomic i32 1, ptr @x release, align 4
  store atomic i32 2, ptr @x release, align 4
  store atomic i32 1, ptr @y release, align 4
  ret ptr null
}
"#;

/// Waits for `x` to be 2, and for nothing counts whether the number of rounds is odd; then reads
/// `y`.
const WAITER: &str = r#"
define ptr @waiter(ptr %0) {
entry:
  br label %loop
loop:
  %odd = phi i1 [ false, %entry ], [ %even, %again ]
  %even = xor i1 %odd, true
  call void @__VERIFIER_spin_start()
  %v = load atomic i32, ptr @x acquire, align 4
  %c = icmp eq i32 %v, 2
  call void @__VERIFIER_spin_end(i1 %c)
  br i1 %c, label %done, label %again
again:
  br label %loop
done:
  %w = load atomic i32, ptr @y acquire, align 4
  store i32 %w, ptr @r
  ret ptr null
}
"#;

fn setup(program: &str, model: &str) -> Arc<Setup> {
    let config = Config { model: model.into(), ..Config::default() };
    let text = format!("{}{HEAD}{program}", common::two_threads("waiter", "setter"));
    common::setup_with(&text, "marked.ll", config, Locals::Registers)
}

fn search(setup: &Arc<Setup>, block_spins: bool) -> Report {
    let options = graph::Options { block_spins, ..graph::Options::default() };
    let report = graph::search(setup, &["program".into()], &options, &|_| None)
        .unwrap_or_else(|e| panic!("{e}"));
    assert!(report.unsupported.is_empty() && report.cuts.is_empty());
    common::check_witnesses(setup, &report);
    report
}

fn by_steps(setup: &Arc<Setup>) -> Report {
    let options = steps::Options { keep_going: true, ..steps::Options::default() };
    steps::search(setup, &["program".into()], &options, &|_| None)
}

fn outcomes(report: &Report) -> BTreeSet<Outcome> {
    report.outcomes.keys().cloned().collect()
}

fn ends(report: &Report) -> Vec<&End> {
    report.errors.iter().map(|f| &f.ending.end).collect()
}

/// A program without its marks.
fn unmarked(program: &str) -> String {
    program
        .lines()
        .filter(|line| !line.contains("__VERIFIER_spin"))
        .map(|line| format!("{line}\n"))
        .collect()
}

/// It reads 2, and then `y` or not; or 0, or 1, and waits.
#[test]
fn a_failed_iteration_is_the_last_one() {
    for model in ["sc", "tso", "rc11"] {
        let report = search(&setup(&format!("{SETTER}{WAITER}"), model), true);
        assert!(report.errors.is_empty(), "{model}");
        assert_eq!((report.complete, report.blocked), (2, 2), "{model}");
    }
}

#[test]
fn outcomes_are_those_without_marks() {
    for model in ["sc", "tso", "rc11"] {
        let marked = setup(&format!("{SETTER}{WAITER}"), model);
        let plain = setup(&unmarked(&format!("{SETTER}{WAITER}")), model);
        let found = outcomes(&search(&marked, true));
        assert_eq!(found.len(), 2, "{model}: `r` is 0 or 1");
        assert_eq!(found, outcomes(&search(&plain, true)), "{model}");
        assert_eq!(found, outcomes(&by_steps(&marked)), "{model}");
        assert_eq!(found, outcomes(&by_steps(&plain)), "{model}");
    }
}

/// Nobody sets `x` to 3: the wait for it is a livelock where 2 was read, and none where something
/// older was.
#[test]
fn an_iteration_that_reads_the_newest_waits_for_ever() {
    let program = format!("{SETTER}{}", WAITER.replace("i32 %v, 2", "i32 %v, 3"));
    for model in ["sc", "tso", "rc11"] {
        let setup = setup(&program, model);
        let report = search(&setup, true);
        assert_eq!(ends(&report), [&End::Livelock], "{model}");
        assert_eq!((report.complete, report.blocked), (0, 2), "{model}");
    }
}

/// The outer iteration reads `x` and then waits for `y`, in a loop of its own that is left; only
/// both together tell whether it would wait for ever. `x` and `y`: 2 and 1 is complete. Each of the
/// other five pairs waits, one in the outer loop with 1, one with 0, and the others in the inner
/// one.
#[test]
fn inner_loops_have_marks_of_their_own() {
    let waiter = r#"
define ptr @waiter(ptr %0) {
entry:
  br label %outer
outer:
  call void @__VERIFIER_spin_start()
  %v = load atomic i32, ptr @x acquire, align 4
  br label %inner
inner:
  call void @__VERIFIER_spin_start()
  %w = load atomic i32, ptr @y acquire, align 4
  %d = icmp eq i32 %w, 1
  call void @__VERIFIER_spin_end(i1 %d)
  br i1 %d, label %next, label %inner
next:
  %c = icmp eq i32 %v, 2
  call void @__VERIFIER_spin_end(i1 %c)
  br i1 %c, label %done, label %outer
done:
  ret ptr null
}
"#;
    let report = search(&setup(&format!("{SETTER}{waiter}"), "sc"), true);
    assert!(report.errors.is_empty());
    assert_eq!((report.complete, report.blocked), (1, 5));
}

/// Another choice could lead out of the loop.
#[test]
fn a_choice_is_no_waiting_for_ever() {
    let waiter = r#"
define ptr @waiter(ptr %0) {
entry:
  br label %loop
loop:
  call void @__VERIFIER_spin_start()
  %c = call i1 @__VERIFIER_nondet_bool()
  call void @__VERIFIER_spin_end(i1 %c)
  br i1 %c, label %done, label %loop
done:
  ret ptr null
}
"#;
    let report = search(&setup(&format!("{SETTER}{waiter}"), "sc"), true);
    assert!(report.errors.is_empty());
    assert_eq!((report.complete, report.blocked), (1, 1));
}

/// What the marks promise does not hold here: the second round is the last, whatever it reads, and
/// an error. Rounds that are followed show it, by a replay as well.
#[test]
fn without_blocking_marks_mean_nothing() {
    let waiter = WAITER
        .replace(
            "again:",
            "again:\n  br i1 %odd, label %wrong, label %back\nwrong:\n  \
                            call void @__VERIFIER_error()\n  unreachable\nback:",
        )
        .replace("%again ]", "%back ]");
    let setup = setup(&format!("{SETTER}{waiter}"), "sc");
    let report = search(&setup, true);
    assert!(report.errors.is_empty());
    assert_eq!((report.complete, report.blocked), (2, 2));
    let report = search(&setup, false);
    assert!(matches!(ends(&report)[..], [End::AssertFailed { .. }]));
    // 2; 0 2; 1 2; each with either `y`. Errors, 0 0; 0 1; 1 1, do not count.
    assert_eq!((report.complete, report.blocked), (6, 0));
}
