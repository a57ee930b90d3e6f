//! Release sequences of C11 and of C++20 under RC11: the programs in which they differ, and those
//! in which they do not, by every engine.

use crate::common;

use crate::common::Found;
use std::collections::BTreeSet;
use std::sync::Arc;
use tresse_explore::generate::{Family, generate};
use tresse_explore::{candidates, graph, steps};
use tresse_machine::Config;
use tresse_machine::config::Standard;
use tresse_machine::machine::Setup;

const BOTH: [Standard; 2] = [Standard::C11, Standard::Cxx20];

fn config(standard: Standard) -> Config {
    Config { model: "rc11".into(), standard, ..Config::default() }
}

/// Outcomes and errors by graphs, held against the text on the way, with the number of executions.
fn by_graphs(setup: &Arc<Setup>) -> (Found, u64) {
    let options = graph::Options { verify: true, ..graph::Options::default() };
    let report = graph::search(setup, &["program".into()], &options, &|_| None);
    let report = report.unwrap_or_else(|e| panic!("{e}"));
    (common::found(&report), report.complete)
}

fn by_candidates(setup: &Arc<Setup>) -> (Found, u64) {
    let cat = setup.config.memory_model().and_then(|m| m.cat()).unwrap_or_else(|e| panic!("{e}"));
    let options = candidates::Options::default();
    let report = candidates::search(setup, &["program".into()], &cat, &options);
    let report = report.unwrap_or_else(|e| panic!("{e}"));
    (common::found(&report), report.complete)
}

fn by_states(setup: &Arc<Setup>) -> Found {
    let options = steps::Options { keep_going: true, ..steps::Options::default() };
    common::found(&steps::search(setup, &["program".into()], &options, &|_| None))
}

/// What all engines find.
fn found(text: &str, file: &str, standard: Standard) -> (Found, u64) {
    let setup = common::setup(text, file, config(standard));
    let graphs = by_graphs(&setup);
    assert_eq!(by_candidates(&setup), graphs, "{file} {standard:?}");
    assert_eq!(by_states(&setup), graphs.0, "{file} {standard:?}");
    graphs
}

/// Litmus tests, and how many executions there are by C11 and by C++20. All have a thread that
/// writes x and then releases by y, and one that acquires from y and then reads x: it has one way
/// to do so if it has synchronised, and two if not. So one counts the reads of y, for each order of
/// the writes of y, those that do not synchronise twice.
const LITMUS: [(&str, u64, u64); 8] = [
    // Nothing, the release store, the relaxed one after it.
    ("MP+rel-rlx+acq", 2 + 1 + 1, 2 + 1 + 2),
    ("MP+rel-rlx+acqf", 2 + 1 + 1, 2 + 1 + 2),
    // An update in its place.
    ("MP+rel-rmw+acq", 2 + 1 + 1, 2 + 1 + 1),
    // The fence is before both stores.
    ("MP+relf-rlx-rlx+acq", 2 + 1 + 1, 2 + 1 + 1),
    // Another thread's store, which has two places.
    ("MP+rel+rlx+acq", 2 * (2 + 1 + 2), 2 * (2 + 1 + 2)),
    // Two updates, in two orders, of which none, one or both read from the release store or after.
    ("MP+rel+rmws+acq", 2 * ((2 + 3) + (4 + 2) + (6 + 1)), 2 * ((2 + 3) + (4 + 2) + (6 + 1))),
    // An update that comes first, that reads from the release store, and that reads from the
    // relaxed store: it is in the sequence in which the write is that it reads from.
    (
        "MP+rel-rlx+rmw+acq",
        (2 + 2 + 1 + 1) + (2 + 1 + 1 + 1) + (2 + 1 + 1 + 1),
        (2 + 2 + 1 + 2) + (2 + 1 + 1 + 2) + (2 + 1 + 2 + 2),
    ),
    // Another thread's store comes first, between, and last: the update of the releasing thread
    // that reads from it is in the sequence by its thread, and not by what it reads.
    (
        "MP+rel-rmw+rlx+acq",
        (2 + 2 + 1 + 1) + (2 + 1 + 2 + 1) + (2 + 1 + 1 + 2),
        (2 + 2 + 1 + 1) + (2 + 1 + 2 + 2) + (2 + 1 + 1 + 2),
    ),
];

#[test]
fn a_later_store_of_its_thread_is_in_a_release_sequence_by_c11_only() {
    for (name, by_c11, by_cxx20) in LITMUS {
        let file = format!("tests/litmus/{name}.ll");
        let text = common::file(&file);
        let [c11, cxx20] = BOTH.map(|standard| found(&text, &file, standard));
        assert_eq!((c11.1, cxx20.1), (by_c11, by_cxx20), "{name}");
        assert!(c11.0.0.is_subset(&cxx20.0.0), "{name}");
        assert_eq!(c11.0.0 == cxx20.0.0, by_c11 == by_cxx20, "{name}");
    }
}

/// Two threads. What the first writes before its fence, and between that and its release store, the
/// second reads once it has read `y == LAST`.
fn handed_over(first: &str, read: &str) -> String {
    let threads = common::two_threads("first", "second");
    format!(
        r#"{threads}
@x = global i32 0
@y = global i32 0
@z = global i32 0
define ptr @first(ptr %unused) {{
  {first}
  ret ptr null
}}
define ptr @second(ptr %unused) {{
  {read}
  %is = icmp eq i32 %v, 2
  br i1 %is, label %look, label %end
look:
  %w = load i32, ptr @x
  br label %end
end:
  ret ptr null
}}
"#
    )
}

const DATA: &str = "store i32 1, ptr @x";
const RELEASE: &str = "store atomic i32 1, ptr @y release, align 4";
const RELAXED: &str = "store atomic i32 2, ptr @y monotonic, align 4";
const ADD: &str = "%u = atomicrmw add ptr @y, i32 1 monotonic";
const FENCE: &str = "fence release";

/// Whether plain data is handed over without a race, by each standard.
#[test]
fn what_is_not_released_races() {
    let load = |order: &str| format!("%v = load atomic i32, ptr @y {order}, align 4");
    let acquire = load("acquire");
    let fenced = load("monotonic") + "\n  fence acquire";
    for (first, races) in [
        (vec![DATA, RELEASE, RELAXED], [false, true]),
        (vec![DATA, RELEASE, ADD], [false, false]),
        // A release update heads a sequence as a store does.
        (vec![DATA, "%r = atomicrmw xchg ptr @y, i32 1 release", RELAXED], [false, true]),
        (vec![DATA, "%r = atomicrmw xchg ptr @y, i32 1 release", ADD], [false, false]),
        // The fence releases by whatever store comes after it, and not by one before.
        (vec![DATA, FENCE, RELEASE, RELAXED], [false, false]),
        (vec![FENCE, DATA, RELEASE, RELAXED], [false, true]),
        (vec![DATA, RELEASE, FENCE, RELAXED], [false, false]),
        (vec![FENCE, DATA, RELAXED], [true, true]),
        // The sequence of another location.
        (vec![DATA, "store atomic i32 1, ptr @z release, align 4", RELAXED], [true, true]),
        // A plain, and an unordered, access releases nothing.
        (vec![DATA, RELEASE, "store atomic i32 2, ptr @y unordered, align 4"], [true, true]),
        // Both are release stores.
        (vec![DATA, RELEASE, "store atomic i32 2, ptr @y release, align 4"], [false, false]),
        (vec![DATA, RELEASE, "store atomic i32 2, ptr @y seq_cst, align 4"], [false, false]),
    ] {
        for read in [&acquire, &fenced] {
            let text = handed_over(&first.join("\n  "), read);
            for (standard, is_race) in BOTH.into_iter().zip(races) {
                let ((_, codes), _) = found(&text, "handed.ll", standard);
                let expected: BTreeSet<_> = is_race.then_some("T0301").into_iter().collect();
                assert_eq!(codes, expected, "{first:?} {read} {standard:?}");
            }
        }
    }
}

/// Among generated programs are many that have more executions by C++20, and none that has fewer.
#[test]
fn generated_programs_tell_the_standards_apart() {
    let (mut apart, mut same) = (0, 0);
    for program in (0..150).map(|n| generate(Family::Sequences, n)) {
        if !program.hints.is_atomic {
            continue;
        }
        let [c11, cxx20] = BOTH.map(|standard| {
            by_graphs(&common::setup(&program.text, "generated.ll", config(standard)))
        });
        assert!(c11.0.0.is_subset(&cxx20.0.0) && c11.1 <= cxx20.1, "{}", program.text);
        *if c11.1 < cxx20.1 { &mut apart } else { &mut same } += 1;
    }
    assert!(apart > 20 && same > 20, "{apart} apart, {same} the same");
}
