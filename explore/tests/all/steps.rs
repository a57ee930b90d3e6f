//! The search itself: workers change nothing, granularities agree, replays lead where they say.

use crate::common;

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use tresse_explore::run::{Scheduler, Unwatched, run_from};
use tresse_explore::steps::{Options, Progress, search_from};
use tresse_explore::{Cut, Found, Report, Verdict, Witness, graph};
use tresse_machine::config::{Granularity, Limits, RacePolicy};
use tresse_machine::{Config, End};

fn search(path: &str, config: Config, workers: usize, keep_going: bool) -> Report {
    let options = Options { workers, keep_going, ..Options::default() };
    search_from(common::machine(path, config), &options, &|_| None)
}

fn model(name: &str) -> Config {
    Config { model: name.into(), ..Config::default() }
}

const EXAMPLES: &[&str] = &[
    "examples/bank_deadlock.ll",
    "examples/bounded_queue.ll",
    "examples/michael_scott_queue.ll",
    "examples/treiber_stack.ll",
    "examples/unlocked_counter.ll",
    "examples/dekker.ll",
    "tests/litmus/IRIW.ll",
    "tests/errors/livelock_two.ll",
];

/// Counts, outcomes, their witnesses and the first error are those of one worker.
#[test]
fn the_number_of_workers_changes_nothing() {
    for path in EXAMPLES {
        for name in common::MODELS {
            let (one, three) =
                (search(path, model(name), 1, false), search(path, model(name), 3, false));
            let outcomes = |r: &Report| {
                r.outcomes
                    .iter()
                    .map(|(o, n)| (o.clone(), n.count, n.witness.clone()))
                    .collect::<Vec<_>>()
            };
            assert_eq!(outcomes(&one), outcomes(&three), "{path} {name}");
            assert_eq!(
                (one.states, one.complete, one.transitions),
                (three.states, three.complete, three.transitions),
                "{path} {name}"
            );
            let errors = |r: &Report| {
                r.errors.iter().map(|e| (e.ending.clone(), e.witness.clone())).collect::<Vec<_>>()
            };
            assert_eq!(errors(&one), errors(&three), "{path} {name}");
            assert_eq!(one.livelock, three.livelock, "{path} {name}");
        }
    }
}

/// The schedule of each error and of each outcome leads to that error and that outcome.
#[test]
fn schedules_lead_where_they_say() {
    for path in EXAMPLES {
        for name in common::MODELS {
            let report = search(path, model(name), 1, true);
            let replay = |witness: &Witness| {
                let Witness::Schedule(schedule) = witness else {
                    panic!("a schedule of the machine")
                };
                run_from(
                    common::machine(path, model(name)),
                    Scheduler::Replay(schedule.clone()),
                    &mut Unwatched,
                )
                .expect("nobody stops it")
            };
            for error in &report.errors {
                let run = replay(&error.witness);
                assert!(!run.is_astray);
                assert_eq!(run.ending, error.ending, "{path} {name}");
            }
            for (outcome, reached) in &report.outcomes {
                let run = replay(&reached.witness);
                assert!(!run.is_astray);
                let found = tresse_explore::Outcome::of(&run.machine).expect("an exit");
                assert_eq!(found.globals, outcome.globals, "{path} {name}");
            }
        }
    }
}

fn globals(report: &Report) -> BTreeSet<Vec<(String, String)>> {
    report.outcomes.keys().map(|o| o.globals.to_vec()).collect()
}

/// Byte by byte and access by access give the same outcomes where nothing races.
#[test]
fn granularities_agree_without_races() {
    for test in ["SB", "MP", "LB", "2+2W", "R", "S", "CoRR", "SB+fences", "MP+rel+acq", "n6"] {
        for name in ["sc", "tso"] {
            let path = format!("tests/litmus/{test}.ll");
            let whole = search(&path, model(name), 1, true);
            let bytes =
                search(&path, Config { granularity: Granularity::Byte, ..model(name) }, 1, true);
            assert_eq!(globals(&whole), globals(&bytes), "{test} {name}");
            assert!(bytes.states >= whole.states);
        }
    }
}

/// Where accesses race, both see the race, and every outcome of the one is one of the other with
/// `undef` standing for any value (DESIGN §3.3).
#[test]
fn granularities_agree_on_races_up_to_undef() {
    let path = "benches/programs/bytes.ll";
    for granularity in [Granularity::Access, Granularity::Byte] {
        let report = search(path, Config { granularity, ..Config::default() }, 1, false);
        assert!(matches!(report.errors[0].ending.end, End::Race(_)), "{granularity:?}");
    }
    let undef = |granularity| {
        globals(&search(
            path,
            Config { granularity, race: RacePolicy::Undef, ..Config::default() },
            1,
            true,
        ))
    };
    let (whole, bytes) = (undef(Granularity::Access), undef(Granularity::Byte));
    let covers = |a: &Vec<(String, String)>, b: &Vec<(String, String)>| {
        a.iter().zip(b).all(|(x, y)| x.1 == "undef" || x.1 == y.1)
    };
    for outcome in &bytes {
        assert!(
            whole.iter().any(|w| covers(w, outcome)),
            "{outcome:?} is covered by none of {whole:?}"
        );
    }
    for outcome in &whole {
        assert!(bytes.iter().any(|b| covers(outcome, b)), "{outcome:?} covers none of {bytes:?}");
    }
}

/// `race: Report` finds the race and goes on to the end.
#[test]
fn reported_races_do_not_end_the_execution() {
    let report = search(
        "examples/unlocked_counter.ll",
        Config { race: RacePolicy::Report, ..Config::default() },
        1,
        true,
    );
    assert!(report.errors.iter().any(|e| matches!(e.ending.end, End::Race(_))));
    let report = search(
        "examples/unlocked_counter.ll",
        Config { race: RacePolicy::Undef, ..Config::default() },
        1,
        true,
    );
    assert!(report.errors.iter().all(|e| !matches!(e.ending.end, End::Race(_))));
}

/// With `race: Report` values are those that were written: the same as in graphs, also where an
/// update is lost, and none is undefined.
#[test]
fn what_goes_on_after_a_reported_race_is_what_was_written() {
    for name in common::MODELS {
        for path in ["examples/unlocked_counter.ll", "tests/errors/atomic_sections_race.ll"] {
            let config = Config { race: RacePolicy::Report, ..model(name) };
            let states = search(path, config.clone(), 1, true);
            let setup = common::machine(path, config).setup.clone();
            let graphs =
                graph::search(&setup, &["program".into()], &graph::Options::default(), &|_| None)
                    .unwrap_or_else(|e| panic!("{path} {name}: {e}"));
            for report in [&states, &graphs] {
                let is_race = |e: &Found| matches!(e.ending.end, End::Race(_));
                assert!(report.errors.iter().all(is_race) && !report.errors.is_empty());
            }
            let outcomes = |r: &Report| r.outcomes.keys().cloned().collect::<Vec<_>>();
            assert_eq!(outcomes(&states), outcomes(&graphs), "{path} {name}");
            assert_eq!(states.outcomes.len(), 2, "{path} {name}");
        }
    }
}

/// A search that met a bound never says that there are no errors.
#[test]
fn bounds_cut_the_verdict_short() {
    let limits = Limits { states: 3, ..Limits::default() };
    let report =
        search("examples/treiber_stack.ll", Config { limits, ..Config::default() }, 1, false);
    assert_eq!(report.verdict(), Verdict::CutShort);
    assert_eq!(report.cuts, [Cut::States]);
    let limits = Limits { steps: 50, ..Limits::default() };
    let report = search("tests/ok/sieve.ll", Config { limits, ..Config::default() }, 1, false);
    assert_eq!((report.verdict(), report.cuts), (Verdict::CutShort, vec![Cut::Steps]));
    let limits = Limits { to_commit: 1, ..Limits::default() };
    let report = search("tests/litmus/2+2W.ll", Config { limits, ..model("tso") }, 1, false);
    assert_eq!((report.verdict(), report.cuts), (Verdict::CutShort, vec![Cut::Queue]));
}

/// Whoever says so at the third question in a layer is heard: at its beginning and at its end each
/// layer of fewer than 16,384 states asks once, and this program has no wider one.
#[test]
fn a_stop_is_heard_within_a_layer() {
    let path = "examples/michael_scott_queue.ll";
    let whole = search(path, model("tso"), 1, false);
    for workers in [1, 3] {
        let (layer, asked) = (AtomicU64::new(0), AtomicU64::new(0));
        let tick = |at: Progress| {
            assert!(at.frontier < 1 << 14);
            if layer.swap(at.depth, Ordering::Relaxed) != at.depth {
                asked.store(0, Ordering::Relaxed);
            }
            (asked.fetch_add(1, Ordering::Relaxed) > 2).then_some(Cut::Time)
        };
        let options = Options { workers, ..Options::default() };
        let report = search_from(common::machine(path, model("tso")), &options, &tick);
        assert_eq!((report.verdict(), report.cuts), (Verdict::CutShort, vec![Cut::Time]));
        assert!(report.states < whole.states, "{} of {}", report.states, whole.states);
    }
}
