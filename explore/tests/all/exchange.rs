//! Plain reads beside a compare-and-exchange: a race only where it stores and nothing orders the
//! two.

use crate::common;

use tresse_explore::{Report, graph, steps};
use tresse_machine::config::{Granularity, RacePolicy};
use tresse_machine::{Config, End};

/// `x` is 0. The other thread does `OTHER`, main does `BEFORE` and then reads.
const PROGRAM: &str = r#"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@x = global i32 0, align 4
@y = global i32 0, align 4
@r = global i32 0, align 4
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @other(ptr %unused) {
  OTHER
  ret ptr null
}
define i32 @main() {
  %t = alloca i64, align 8
  %created = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
  BEFORE
  %v = load i32, ptr @x, align 4
  AFTER
  %id = load i64, ptr %t, align 8
  %joined = call i32 @pthread_join(i64 %id, ptr null)
  store i32 %v, ptr @r, align 4
  ret i32 0
}
"#;

const FINDS_0: &str = "%e = cmpxchg ptr @x, i32 0, i32 1 acq_rel acquire";
const FINDS_1: &str = "%e = cmpxchg ptr @x, i32 1, i32 3 acq_rel acquire";

/// What main does before and after its read, and what the other thread does.
struct Case {
    before: &'static str,
    after: &'static str,
    other: &'static str,
}

impl Case {
    fn text(&self) -> String {
        PROGRAM
            .replace("OTHER", self.other)
            .replace("BEFORE", self.before)
            .replace("AFTER", self.after)
    }

    fn states(&self, config: Config) -> Report {
        let setup = common::setup(&self.text(), "exchange.ll", config);
        let report =
            steps::search(&setup, &["program".into()], &steps::Options::default(), &|_| None);
        assert!(report.unsupported.is_empty() && report.cuts.is_empty());
        report
    }

    /// Does it race under a model? Graphs, states and, where there is a queue of bytes, states by
    /// byte say the same.
    fn is_racy(&self, model: &str) -> bool {
        let config = |granularity| Config { model: model.into(), granularity, ..Config::default() };
        let setup = common::setup(&self.text(), "exchange.ll", config(Granularity::Access));
        let report =
            graph::search(&setup, &["program".into()], &graph::Options::default(), &|_| None)
                .unwrap_or_else(|e| panic!("{e}"));
        let is_racy = has_race(&report);
        assert_eq!(has_race(&self.states(config(Granularity::Access))), is_racy, "{model}");
        if !matches!(model, "sra" | "ra" | "rc11") {
            assert_eq!(
                has_race(&self.states(config(Granularity::Byte))),
                is_racy,
                "{model}, by byte"
            );
        }
        is_racy
    }

    fn assert_races(&self, expected: bool) {
        common::MODELS
            .iter()
            .for_each(|model| assert_eq!(self.is_racy(model), expected, "{model}"));
    }
}

fn has_race(report: &Report) -> bool {
    report.errors.iter().any(|e| matches!(e.ending.end, End::Race(_)))
}

#[test]
fn one_that_always_fails_does_not_race() {
    Case { before: "", after: "", other: FINDS_1 }.assert_races(false);
}

#[test]
fn one_that_stores_races() {
    Case { before: "", after: "", other: FINDS_0 }.assert_races(true);
}

/// It is not known where the exchange waits whether it will store; if it does, it comes after the
/// read.
#[test]
fn one_that_stores_only_what_a_later_release_lets_it_does_not_race() {
    Case { before: "", after: "store atomic i32 1, ptr @x release, align 4", other: FINDS_1 }
        .assert_races(false);
}

/// C11 looks at orders, SC and TSO do not (docs/limitations.md).
#[test]
fn a_relaxed_write_in_between_orders_nothing_under_rc11() {
    let other = "%e = cmpxchg ptr @x, i32 1, i32 3 monotonic monotonic";
    let case = Case { before: "", after: "store atomic i32 1, ptr @x monotonic, align 4", other };
    assert_eq!(["sc", "tso", "rc11"].map(|model| case.is_racy(model)), [false, false, true]);
}

/// Whether the read is in flight with the write or begins after it.
#[test]
fn one_that_stored_before_a_write_races_with_a_read_after_that() {
    let before = "store atomic i32 2, ptr @x seq_cst, align 4";
    Case { before, after: "", other: FINDS_0 }.assert_races(true);
    // The thread waits for what it reads from `y`.
    let before = "store atomic i32 2, ptr @x seq_cst, align 4
  %turn = load atomic i32, ptr @y seq_cst, align 4
  %doubled = add i32 %turn, %turn
  store atomic i32 %doubled, ptr @y seq_cst, align 4";
    Case { before, after: "", other: FINDS_0 }.assert_races(true);
}

/// An update reads what the exchange stored, and so comes after it.
#[test]
fn one_that_stored_before_an_update_does_not_race_with_a_read_after_that() {
    let case = Case {
        before: "%u = atomicrmw xchg ptr @x, i32 2 acq_rel, align 4",
        after: "",
        other: FINDS_0,
    };
    case.assert_races(false);
}

#[test]
fn a_weak_one_races_only_if_it_can_store() {
    let races = |other| {
        let case = Case { before: "", after: "", other };
        let config =
            |granularity| Config { spurious_cas_failure: true, granularity, ..Config::default() };
        [Granularity::Access, Granularity::Byte]
            .map(|pieces| has_race(&case.states(config(pieces))))
    };
    assert_eq!(races("%e = cmpxchg weak ptr @x, i32 0, i32 1 acq_rel acquire"), [true, true]);
    assert_eq!(races("%e = cmpxchg weak ptr @x, i32 1, i32 3 acq_rel acquire"), [false, false]);
}

/// A plain write conflicts with a read, so here it does not matter whether the exchange stores.
#[test]
fn a_plain_write_races_with_one_that_fails() {
    Case { before: "store i32 7, ptr @x, align 4", after: "", other: FINDS_1 }.assert_races(true);
}

/// With `race: Undef`, a read beside an exchange that fails is what memory holds, and one beside an
/// exchange that stores is undefined.
#[test]
fn a_read_becomes_undefined_only_by_one_that_stores() {
    let seen = |other, granularity| {
        let config = Config { race: RacePolicy::Undef, granularity, ..Config::default() };
        let report = Case { before: "", after: "", other }.states(config);
        assert!(report.errors.is_empty());
        let of = |name: &str, globals: &[(String, String)]| {
            globals.iter().find(|g| g.0 == name).map(|g| g.1.clone()).unwrap_or_default()
        };
        let mut values: Vec<String> = report.outcomes.keys().map(|o| of("r", &o.globals)).collect();
        values.dedup();
        values
    };
    assert_eq!(seen(FINDS_1, Granularity::Access), ["0"]);
    assert_eq!(seen(FINDS_0, Granularity::Access), ["undef"]);
    // By byte one of them may be over before the other one enters `mem_op_list`.
    assert_eq!(seen(FINDS_1, Granularity::Byte), ["0"]);
    assert_eq!(seen(FINDS_0, Granularity::Byte), ["0", "1", "undef"]);
}
