//! Witnesses of graphs lead where they say, and whatever else they say does no harm.

use crate::common;

use tresse_explore::graph::{self, Act, EventView, Path, PathCut, Step};
use tresse_explore::{Found, Outcome, Report, Witness};
use tresse_machine::Config;
use tresse_machine::config::RacePolicy;
use tresse_machine::race::Race;

const PROGRAMS: &[&str] = &[
    "examples/bank_deadlock.ll",
    "examples/bounded_queue.ll",
    "examples/michael_scott_queue.ll",
    "examples/treiber_stack.ll",
    "examples/unlocked_counter.ll",
    "examples/dekker.ll",
    "tests/litmus/IRIW.ll",
    "tests/litmus/2+2W.ll",
    "tests/errors/barrier_init_waiting.ll",
    "tests/errors/livelock_two.ll",
    "tests/errors/lost_wakeup.ll",
    "tests/errors/race_one_byte.ll",
    "tests/errors/trylock_busy.ll",
];

fn config(model: &str) -> Config {
    Config { model: model.into(), ..Config::default() }
}

fn search(path: &str, model: &str, workers: usize) -> Report {
    let setup = common::setup(&common::file(path), path, config(model));
    let options = graph::Options { workers, ..graph::Options::default() };
    graph::search(&setup, &["program".into()], &options, &|_| None)
        .unwrap_or_else(|e| panic!("{e}"))
}

fn path_of(witness: &Witness) -> &Path {
    match witness {
        Witness::Graph(path) => path,
        Witness::Schedule(_) => panic!("no graph"),
    }
}

#[test]
fn witnesses_lead_where_they_say() {
    for program in PROGRAMS {
        for model in common::MODELS {
            let report = search(program, model, 1);
            let setup = common::setup(&common::file(program), program, config(model));
            let follow = |w: &Witness| {
                graph::follow(&setup, &["program".into()], path_of(w))
                    .unwrap_or_else(|e| panic!("{program} {model}: {e}"))
            };
            for error in report.errors.iter().chain(&report.unsupported) {
                let found = follow(&error.witness).found;
                assert_eq!(found.ending, error.ending, "{program} {model}");
            }
            for (outcome, reached) in &report.outcomes {
                let found = follow(&reached.witness).found;
                assert_eq!(
                    Outcome::of(&found.machine).as_ref(),
                    Some(outcome),
                    "{program} {model}"
                );
            }
        }
    }
}

/// The program, with the smallest way to each of its errors: that leads to the same end, by the
/// same races, also where a race alone makes it one.
#[test]
fn the_smallest_ways_lead_to_the_same_races() {
    let used = common::file("tests/errors/speculated_load_used.ll");
    let branch = common::two_threads("r", "w")
        + "@g = global i32 0
        define ptr @r(ptr %u) {
          %v = load i32, ptr @g
          %c = icmp eq i32 %v, 0
          br i1 %c, label %a, label %b
        a:
          ret ptr null
        b:
          ret ptr null
        }
        define ptr @w(ptr %u) {
          store i32 1, ptr @g
          ret ptr null
        }";
    let undef = |model: &str| Config { race: RacePolicy::Undef, ..config(model) };
    for model in common::EXACT {
        for (text, config, code) in
            [(&used, config(model), "T0301"), (&branch, undef(model), "T0504")]
        {
            let setup = common::setup(text, "smallest.ll", config);
            let options = graph::Options { smallest_errors: true, ..graph::Options::default() };
            let report = graph::search(&setup, &["program".into()], &options, &|_| None)
                .unwrap_or_else(|e| panic!("{e}"));
            assert!(!report.errors.is_empty(), "{model}");
            for error in &report.errors {
                assert_eq!(error.ending.end.code(), code, "{model}");
                let followed = graph::follow(&setup, &["program".into()], path_of(&error.witness))
                    .unwrap_or_else(|e| panic!("{model}: {e}"));
                assert_eq!(followed.found.ending, error.ending, "{model}");
                let races =
                    |found: &Found| found.machine.races.iter().map(Race::sites).collect::<Vec<_>>();
                assert_eq!(races(&followed.found), races(error), "{model}");
                let is_write = |e: &EventView| e.act == Act::Write;
                assert!(followed.view.threads.iter().any(|t| t.events.iter().any(is_write)));
            }
        }
    }
}

/// Accesses of several sizes under `race: Undef`: a path that goes on with one is followed.
#[test]
fn ways_through_accesses_of_several_sizes() {
    let text = common::two_threads("r", "w")
        + "@v = global i64 0
        @o = global i32 0
        define ptr @r(ptr %u) {
          %v = load atomic i32, ptr @v seq_cst, align 4
          store i32 %v, ptr @o
          ret ptr null
        }
        define ptr @w(ptr %u) {
          store atomic i64 1, ptr @v seq_cst, align 8
          ret ptr null
        }";
    for model in ["sc", "tso", "pso", "rc11"] {
        let setup =
            common::setup(&text, "sizes.ll", Config { race: RacePolicy::Undef, ..config(model) });
        let report =
            graph::search(&setup, &["program".into()], &graph::Options::default(), &|_| None)
                .unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(report.outcomes.len(), 2, "{model}");
        common::check_witnesses(&setup, &report);
    }
}

/// What is refused of a search by reads-from is refused again by whoever goes there.
#[test]
fn the_way_to_a_refusal_by_reads_from() {
    let text = common::two_threads("r", "w")
        + "@v = global i64 0
        define ptr @r(ptr %u) {
          %v = load atomic i32, ptr @v seq_cst, align 4
          ret ptr null
        }
        define ptr @w(ptr %u) {
          store atomic i64 1, ptr @v seq_cst, align 8
          ret ptr null
        }";
    let setup = common::setup(&text, "sizes.ll", config("sc"));
    let options =
        graph::Options { equivalence: graph::Equivalence::ReadsFrom, ..graph::Options::default() };
    let report = graph::search(&setup, &["program".into()], &options, &|_| None)
        .unwrap_or_else(|e| panic!("{e}"));
    let [refused] = &report.unsupported[..] else { panic!("{:?}", report.unsupported) };
    let found = graph::follow(&setup, &["program".into()], path_of(&refused.witness))
        .unwrap_or_else(|e| panic!("{e}"))
        .found;
    assert_eq!(found.ending, refused.ending);
}

/// Parts of the search are given to workers by chance; what is told does not depend on it.
/// The way to an access of memory whose function has returned meanwhile: a return is no event, and
/// the thread that accesses it does not wait for one.
#[test]
fn witnesses_let_other_threads_return() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"
        @g = global ptr null
        define ptr @reader(ptr %u) {
          %p = load atomic ptr, ptr @g acquire, align 8
          %c = icmp eq ptr %p, null
          br i1 %c, label %end, label %read
        read:
          %v = load atomic i32, ptr %p monotonic, align 4
          %w = load atomic i32, ptr %p monotonic, align 4
          br label %end
        end:
          ret ptr null
        }
        define i32 @owner(ptr %u) {
          %x = alloca i32
          store i32 1, ptr %x
          store atomic ptr %x, ptr @g release, align 8
          store atomic i32 2, ptr %x monotonic, align 4
          ret i32 0
        }
        define i32 @main() {
          %i = alloca i64
          %k = alloca i64
          %c = call i32 @pthread_create(ptr %i, ptr null, ptr @reader, ptr null)
          %d = call i32 @thrd_create(ptr %k, ptr @owner, ptr null)
          ret i32 0
        }
        declare i32 @pthread_create(ptr, ptr, ptr, ptr)
        declare i32 @thrd_create(ptr, ptr, ptr)";
    for model in common::EXACT {
        let setup = common::setup(text, "returns.ll", config(model));
        let report =
            graph::search(&setup, &["program".into()], &graph::Options::default(), &|_| None)
                .unwrap_or_else(|e| panic!("{e}"));
        assert!(report.errors.iter().all(|e| e.ending.end.code() == "T0404"), "{model}");
        assert!(!report.errors.is_empty(), "{model}");
        common::check_witnesses(&setup, &report);
    }
}

#[test]
fn witnesses_do_not_depend_on_the_number_of_workers() {
    for program in PROGRAMS {
        let told = |report: Report| {
            let outcomes: Vec<_> =
                report.outcomes.into_iter().map(|(o, r)| (o, r.count, r.witness)).collect();
            let errors: Vec<_> = report.errors.into_iter().map(|f| (f.ending, f.witness)).collect();
            (outcomes, errors)
        };
        assert_eq!(told(search(program, "rc11", 1)), told(search(program, "rc11", 3)), "{program}");
    }
}

/// Each step changed, left out or doubled: the path is refused, or leads to some end.
#[test]
fn changed_witnesses_are_refused_or_lead_somewhere() {
    for program in [
        "tests/errors/barrier_init_waiting.ll",
        "tests/ok/barriers.ll",
        "examples/bank_deadlock.ll",
        "examples/bounded_queue.ll",
        "examples/unlocked_counter.ll",
        "tests/litmus/2+2W.ll",
    ] {
        let report = search(program, "rc11", 1);
        let setup = common::setup(&common::file(program), program, config("rc11"));
        let witnesses = report
            .errors
            .iter()
            .map(|e| &e.witness)
            .chain(report.outcomes.values().map(|r| &r.witness));
        let mut refused = 0;
        for path in witnesses.map(path_of).take(8) {
            for at in 0..path.steps.len() {
                for changed in changes(path, at) {
                    refused +=
                        usize::from(graph::follow(&setup, &["program".into()], &changed).is_err());
                }
            }
        }
        assert!(refused > 0, "{program}");
    }
}

fn changes(path: &Path, at: usize) -> Vec<Path> {
    let with = |step: Step| {
        let mut path = path.clone();
        path.steps[at] = step;
        path
    };
    let step = path.steps[at];
    let mut left_out = path.clone();
    left_out.steps.remove(at);
    let mut doubled = path.clone();
    doubled.steps.insert(at, step);
    vec![
        with(Step { thread: step.thread + 1, ..step }),
        with(Step { back: step.back + 1, ..step }),
        with(Step { choice: step.choice + 1, ..step }),
        Path { creators: vec![3, 60_000, 0], ..path.clone() },
        Path { cuts: vec![PathCut { who: 7, size: 4, at: vec![1, 1] }], ..path.clone() },
        Path { has_orders: !path.has_orders, ..path.clone() },
        left_out,
        doubled,
    ]
}
