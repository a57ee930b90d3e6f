//! Blocks that a program need not go through (`__VERIFIER_optional`): whoever goes past one has
//! made no choice, so loops with them wait as loops without them do; whoever goes in ends there,
//! and what is wrong in there is found.

use crate::common;

use std::collections::BTreeSet;
use std::sync::Arc;
use tresse_explore::report::Block;
use tresse_explore::{Outcome, Report, graph, steps};
use tresse_machine::lower::Locals;
use tresse_machine::machine::Setup;
use tresse_machine::{Config, End};

const HEAD: &str = r#"
@x = global i32 0
@y = global i32 0
@r = global i32 7
declare i32 @__VERIFIER_opt_begin()
declare void @__VERIFIER_assume(i32)
declare void @__VERIFIER_error()
define ptr @setter(ptr %0) {
  store atomic i32 1, ptr @x release, align 4
  store atomic i32 2, ptr @x release, align 4
  ret ptr null
}
"#;

/// Waits for `x` to be `value`; in each round there is a block that need not be run.
fn waiter(value: u32, block: &str) -> String {
    format!(
        "define ptr @waiter(ptr %0) {{
entry:
  br label %loop
loop:
  %v = load atomic i32, ptr @x acquire, align 4
  %c = icmp eq i32 %v, {value}
  br i1 %c, label %done, label %again
again:
  %o = call i32 @__VERIFIER_opt_begin()
  %in = icmp ne i32 %o, 0
  br i1 %in, label %block, label %loop
block:
{block}
  call void @__VERIFIER_assume(i32 0)
  br label %loop
done:
  store i32 %v, ptr @r
  ret ptr null
}}
"
    )
}

fn setup(program: &str, model: &str) -> Arc<Setup> {
    let config = Config { model: model.into(), ..Config::default() };
    let text = format!("{}{HEAD}{program}", common::two_threads("waiter", "setter"));
    common::setup_with(&text, "optional.ll", config, Locals::Registers)
}

fn by_graphs(setup: &Arc<Setup>) -> Report {
    let options = graph::Options::default();
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

fn is_failure(report: &Report) -> bool {
    report.errors.iter().any(|f| matches!(f.ending.end, End::AssertFailed { .. } | End::Aborted))
}

/// The loop reads 2 and is left, in one execution. That it is gone round first is no other one, and
/// each search ends.
#[test]
fn a_loop_that_goes_past_waits() {
    for model in ["sc", "tso", "rc11"] {
        let setup = setup(&waiter(2, ""), model);
        let report = by_graphs(&setup);
        assert!(report.errors.is_empty(), "{model}");
        assert_eq!(report.complete, 1, "{model}");
        assert!(report.blocked_by.contains_key(&Block::Assumption), "{model}");
        let other = by_steps(&setup);
        assert!(other.errors.is_empty() && other.livelock.is_none(), "{model}");
        assert_eq!(outcomes(&report), outcomes(&other), "{model}");
    }
}

/// Nobody writes 3. That an execution may end in the block is no way out of the loop.
#[test]
fn a_loop_that_goes_past_for_ever_is_a_livelock() {
    for model in ["sc", "tso", "rc11"] {
        let setup = setup(&waiter(3, ""), model);
        let report = by_graphs(&setup);
        assert!(report.errors.iter().any(|f| f.ending.end == End::Livelock), "{model}");
        assert_eq!(report.complete, 0, "{model}");
        assert!(by_steps(&setup).livelock.is_some(), "{model}");
    }
}

/// A load before the loop and one in it, with a block in between: what the first one could have
/// read makes no second execution, and neither does the block of the second round. So there is one
/// that ends, and one for each value that goes in.
#[test]
fn a_block_is_gone_into_from_one_state_once() {
    let waiter = "define ptr @waiter(ptr %0) {
entry:
  %u = load atomic i32, ptr @x acquire, align 4
  br label %loop
loop:
  %v = phi i32 [ %u, %entry ], [ %w, %next ]
  %c = icmp eq i32 %v, 2
  br i1 %c, label %done, label %again
again:
  %o = call i32 @__VERIFIER_opt_begin()
  %in = icmp ne i32 %o, 0
  br i1 %in, label %block, label %next
block:
  call void @__VERIFIER_assume(i32 0)
  br label %next
next:
  %w = load atomic i32, ptr @x acquire, align 4
  br label %loop
done:
  store i32 %v, ptr @r
  ret ptr null
}
";
    for model in ["sc", "tso", "pso", "ra", "rc11"] {
        let setup = setup(waiter, model);
        let report = by_graphs(&setup);
        assert_eq!(report.complete, 1, "{model}");
        assert_eq!(report.blocked_by.get(&Block::Assumption), Some(&2), "{model}");
        assert_eq!(outcomes(&report), outcomes(&by_steps(&setup)), "{model}");
    }
}

/// The block finds that `x` is 1 or 2 in some executions: only what is read there tells.
#[test]
fn errors_in_the_block_are_found() {
    let block = |value: u32| {
        format!(
            "  %w = load atomic i32, ptr @x acquire, align 4
  %bad = icmp eq i32 %w, {value}
  br i1 %bad, label %fail, label %out
fail:
  call void @__VERIFIER_error()
  unreachable
out:"
        )
    };
    for model in ["sc", "tso", "rc11"] {
        for (value, is_there) in [(0, true), (1, true), (2, true), (3, false)] {
            let setup = setup(&waiter(2, &block(value)), model);
            let report = by_graphs(&setup);
            assert_eq!(is_failure(&report), is_there, "{model}: {value}");
            assert_eq!(report.complete, 1, "{model}: {value}");
            assert_eq!(is_failure(&by_steps(&setup)), is_there, "{model}: {value}");
        }
    }
}

/// Whoever goes in waits for `y`, which nobody sets: a livelock, though another execution goes
/// past.
#[test]
fn a_wait_in_the_block_that_never_ends_is_found() {
    let block = "  br label %wait
wait:
  %w = load atomic i32, ptr @y acquire, align 4
  %set = icmp ne i32 %w, 0
  br i1 %set, label %out, label %wait
out:";
    for model in ["sc", "tso", "rc11"] {
        let setup = setup(&waiter(2, block), model);
        let report = by_graphs(&setup);
        assert!(report.errors.iter().any(|f| f.ending.end == End::Livelock), "{model}");
        assert_eq!(report.complete, 1, "{model}");
        assert!(by_steps(&setup).livelock.is_some(), "{model}");
    }
}
