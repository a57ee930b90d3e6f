//! Models as texts on graphs: what a checker in Rust finds for a model of ours, a search under the
//! coherent base finds that judges its graphs by the model's text.

use crate::common;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tresse_explore::graph::{Path, follow_under};
use tresse_explore::{Cut, Outcome, Report, Witness, candidates, graph};
use tresse_machine::config::Limits;
use tresse_machine::lower::Locals;
use tresse_machine::machine::Setup;
use tresse_machine::{Config, End};
use tresse_memmodels::cat::Cat;
use tresse_memmodels::registry::included;
use tresse_memmodels::{Judge, MODELS, Model};

const ARGS: [&str; 1] = ["program"];

fn args() -> Vec<String> {
    ARGS.map(str::to_owned).to_vec()
}

/// Every program of these folders.
fn programs(folders: &[&str]) -> Vec<String> {
    let mut paths = Vec::new();
    for folder in folders {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
        let files = std::fs::read_dir(&path).unwrap_or_else(|e| panic!("{e}"));
        let names = files.filter_map(|f| f.ok()?.file_name().into_string().ok());
        paths.extend(names.filter(|n| n.ends_with(".ll")).map(|n| format!("{folder}/{n}")));
    }
    paths.sort();
    paths
}

fn text_of(model: &Model) -> Cat {
    Cat::parse("own.cat", model.text, &included).unwrap_or_else(|e| panic!("{e}"))
}

fn own(text: &str) -> Cat {
    Cat::parse("own.cat", &format!("\"own\"\n{text}"), &included).unwrap_or_else(|e| panic!("{e}"))
}

fn judge_of(cat: Cat) -> Arc<Judge> {
    Arc::new(Judge::of_text(cat).unwrap_or_else(|e| panic!("{e}")))
}

/// A search that stops after so many graphs.
fn search(setup: &Arc<Setup>, judge: Option<Arc<Judge>>, most: u64) -> Report {
    // Texts have all executions.
    let options = graph::Options {
        judge,
        max_events: EVENTS,
        skip_detours: false,
        ..graph::Options::default()
    };
    graph::search(setup, &args(), &options, &|at| (at.executions >= most).then_some(Cut::Stopped))
        .unwrap_or_else(|e| panic!("{e}"))
}

fn codes(report: &Report) -> BTreeSet<&'static str> {
    let found = report.errors.iter().chain(&report.unsupported).map(|f| f.ending.end.code());
    found.collect()
}

fn outcomes(report: &Report) -> Vec<(&Outcome, u64)> {
    report.outcomes.iter().map(|(outcome, reached)| (outcome, reached.count)).collect()
}

fn globals(report: &Report) -> BTreeSet<Vec<(String, String)>> {
    report.outcomes.keys().map(|o| o.globals.to_vec()).collect()
}

/// The litmus tests: the same executions under each model by its checker, by its text on graphs,
/// and by its text on all candidates.
#[test]
fn texts_find_the_executions_of_their_models() {
    let paths = programs(&["tests/litmus"]);
    assert!(paths.len() >= 28);
    for path in paths {
        for model in MODELS {
            let config = Config { model: model.name.into(), ..Config::default() };
            let setup = common::setup(&common::file(&path), &path, config);
            let ours = search(&setup, None, u64::MAX);
            let judged = search(&setup, Some(judge_of(text_of(model))), u64::MAX);
            let at = format!("{path} {}", model.name);
            assert_eq!((codes(&ours), codes(&judged)), Default::default(), "{at}");
            assert!(judged.cuts.is_empty() && judged.flagged.is_empty(), "{at}");
            assert_eq!(outcomes(&judged), outcomes(&ours), "{at}");
            assert_eq!(judged.complete, ours.complete, "{at}");
            let options = candidates::Options::default();
            let oracle = candidates::search(&setup, &args(), &text_of(model), &options)
                .unwrap_or_else(|e| panic!("{e}"));
            assert_eq!((globals(&oracle), oracle.complete), (globals(&judged), judged.complete));
        }
    }
}

/// Graphs of one program at most: the base has many more than a model.
const MOST: u64 = 500;

/// Events of one graph at most: each event of a graph asks the text about all of it.
const EVENTS: usize = 60;

/// Programs with locks, condition variables, allocation, and what goes wrong with them: the same
/// errors, and where there are none the same executions.
#[test]
fn texts_find_the_errors_of_their_models() {
    let mut compared = 0;
    // Where the order of arrival at barriers counts there are many more graphs.
    let is_long = |path: &String| path.contains("barriers");
    for path in programs(&["examples", "tests/errors", "tests/ok"]).iter().filter(|p| !is_long(p)) {
        for model in MODELS {
            let limits = Limits { steps: 500_000, ..Limits::default() };
            let config = Config { model: model.name.into(), limits, ..Config::default() };
            let text = common::file(path);
            let Ok(setup) = common::try_setup(&text, path, config, Locals::Registers) else {
                continue;
            };
            let ours = search(&setup, None, MOST);
            if !ours.cuts.is_empty() {
                continue;
            }
            let judged = search(&setup, Some(judge_of(text_of(model))), MOST);
            let is_refused = |r: &Report| {
                let words = r.unsupported.iter().map(|f| format!("{:?}", f.ending.end));
                words.into_iter().any(|w| w.contains("that a model's text judges"))
            };
            if !judged.cuts.is_empty() || is_refused(&judged) {
                continue;
            }
            compared += 1;
            let at = format!("{path} {}", model.name);
            assert_eq!(codes(&judged), codes(&ours), "{at}");
            if codes(&ours).is_empty() {
                // Which thread of a barrier's round is its serial one counts under a text.
                if path.contains("barrier") {
                    assert_eq!(globals(&judged), globals(&ours), "{at}");
                } else {
                    assert_eq!(outcomes(&judged), outcomes(&ours), "{at}");
                }
            }
            check_witnesses(&setup, &judged, model);
        }
    }
    assert!(compared > 800, "{compared}");
}

/// Every way to what was found leads there, and not under a text that forbids everything.
fn check_witnesses(setup: &Arc<Setup>, report: &Report, model: &Model) {
    let follow = |path: &Path| {
        follow_under(setup, &args(), path, Some(judge_of(text_of(model))))
            .unwrap_or_else(|e| panic!("{e}"))
    };
    for error in report.errors.iter().take(2) {
        let Witness::Graph(path) = &error.witness else { panic!("no path") };
        assert_eq!(follow(path).found.ending, error.ending);
    }
    for (outcome, reached) in report.outcomes.iter().take(2) {
        let Witness::Graph(path) = &reached.witness else { panic!("no path") };
        assert_eq!(Outcome::of(&follow(path).found.machine).as_ref(), Some(outcome));
    }
}

/// A replay string of one model is refused under a text that forbids the execution.
#[test]
fn ways_that_the_text_forbids_are_refused() {
    let path = "tests/litmus/SB.ll";
    let setup = common::setup(&common::file(path), path, Config::default());
    let text = |name: &str| judge_of(text_of(tresse_memmodels::find(name).expect("a model")));
    let weak = search(&setup, Some(text("tso")), u64::MAX);
    let refused = weak.outcomes.values().filter(|reached| {
        let Witness::Graph(path) = &reached.witness else { panic!("no path") };
        follow_under(&setup, &args(), path, Some(text("sc"))).is_err()
    });
    // Of the four outcomes both reading 0 is none of SC.
    assert_eq!((weak.outcomes.len(), refused.count()), (4, 1));
}

/// What does not go with a text is refused by name.
#[test]
fn what_rests_on_a_model_is_refused() {
    let path = "tests/litmus/SB.ll";
    let refusal = |options: graph::Options, config: Config| {
        let setup = common::setup(&common::file(path), path, config);
        let judge = Some(judge_of(own("acyclic po | tc | rf | co | fr\nempty rmw & (fr ; co)")));
        graph::search(&setup, &args(), &graph::Options { judge, ..options }, &|_| None)
            .expect_err("it is refused")
    };
    let default = graph::Options::default;
    for (options, word) in [
        (graph::Options { commute_updates: true, ..default() }, "updates in no order"),
        (graph::Options { symmetry: true, ..default() }, "symmetric threads"),
        (graph::Options { verify: true, ..default() }, "to verify"),
        (graph::Options { equivalence: graph::Equivalence::ReadsFrom, ..default() }, "reads-from"),
    ] {
        let said = refusal(options, Config::default());
        assert!(said.starts_with("own.cat ") && said.contains(word), "{said}");
    }
    let race = tresse_machine::config::RacePolicy::Undef;
    let said = refusal(default(), Config { race, ..Config::default() });
    assert!(said.contains("races that make reads undefined"), "{said}");
}

/// Calls that synchronise otherwise than a text would say are unsupported by name.
#[test]
fn read_write_locks_are_unsupported() {
    let text = "target datalayout = \"e-i64:64-n8:16:32:64-S128\"
        target triple = \"x86_64-unknown-linux-gnu\"
        @lock = global [56 x i8] zeroinitializer, align 8
        declare i32 @pthread_create(ptr, ptr, ptr, ptr)
        declare i32 @pthread_rwlock_rdlock(ptr)
        define ptr @reader(ptr %unused) {
          %r = call i32 @pthread_rwlock_rdlock(ptr @lock)
          ret ptr null
        }
        define i32 @main() {
          %t = alloca i64
          %c = call i32 @pthread_create(ptr %t, ptr null, ptr @reader, ptr null)
          ret i32 0
        }";
    for model in MODELS {
        let config = Config { model: model.name.into(), ..Config::default() };
        let setup = common::setup(text, "locks.ll", config);
        let words = |judge| {
            let report = search(&setup, judge, u64::MAX);
            let found = report.unsupported.iter().map(|f| format!("{:?}", f.ending.end));
            found.collect::<Vec<_>>().concat()
        };
        let is_refused = |words: &str| words.contains("read-write locks in graphs that a model");
        assert_eq!(is_refused(&words(None)), !model.is_exact, "{}", model.name);
        assert!(is_refused(&words(Some(judge_of(text_of(model))))), "{}", model.name);
    }
}

/// Texts that graphs do not go with.
#[test]
fn texts_that_allow_what_the_base_forbids_are_refused() {
    let refusal = |text: &str| Judge::of_text(own(text)).expect_err("it is refused");
    // Nothing keeps a read from a write that depends on it.
    let said = refusal("acyclic (po | tc)+ & loc | rf | co | fr\nempty rmw & (fr ; co)");
    assert!(said.contains("allows load buffering"), "{said}");
    // An execution with a write that nobody reads is a beginning of one in which somebody does.
    let said = refusal("include \"sc.cat\"\nempty W \\ (domain(rf) | IW) as read");
    assert!(said.contains("`read` may hold of an execution and not of its beginning"), "{said}");
}

/// A text that says nothing of what happens before what: accesses race as they do for a machine,
/// where they are in flight together.
#[test]
fn without_an_order_causes_order_accesses() {
    let coherent = own("acyclic (po | tc)+ & loc | rf | co | fr
        acyclic po | tc | rf
        empty rmw & (fr ; co)");
    for (path, code) in [("examples/unlocked_counter.ll", "T0301"), ("tests/litmus/MP.ll", "")] {
        let setup = common::setup(&common::file(path), path, Config::default());
        let report = search(&setup, Some(judge_of(coherent.clone())), u64::MAX);
        let codes: Vec<_> = codes(&report).into_iter().collect();
        assert_eq!(codes.first().copied().unwrap_or(""), code, "{path}");
        assert!(report.errors.iter().all(|e| matches!(e.ending.end, End::Race(_))), "{path}");
    }
}

/// An order of accesses that is none of causes is not guessed at.
#[test]
fn an_order_that_is_none_is_refused() {
    // What is later in coherence order comes before.
    let text = own("include \"sc.cat\"\nlet hb = (po | tc | co^-1)+\nlet before = hb");
    let path = "examples/unlocked_counter.ll";
    let config = Config { race: tresse_machine::config::RacePolicy::Report, ..Config::default() };
    let setup = common::setup(&common::file(path), path, config);
    let report = search(&setup, Some(judge_of(text)), u64::MAX);
    let words: Vec<_> = report.unsupported.iter().map(|f| format!("{:?}", f.ending.end)).collect();
    assert!(words.iter().any(|w| w.contains("no order of what causes what")), "{words:?}");
}

/// A search is stopped as any other.
#[test]
fn a_search_can_be_stopped() {
    let path = "tests/litmus/IRIW.ll";
    let setup = common::setup(&common::file(path), path, Config::default());
    let asked = AtomicBool::new(false);
    let judge = judge_of(text_of(&MODELS[0]));
    let options = graph::Options { judge: Some(judge), ..graph::Options::default() };
    let report = graph::search(&setup, &args(), &options, &|_| {
        asked.store(true, Ordering::Relaxed);
        Some(Cut::Stopped)
    })
    .unwrap_or_else(|e| panic!("{e}"));
    assert!(asked.load(Ordering::Relaxed) && report.cuts.contains(&Cut::Stopped));
}

/// A text that looks at a long execution is not waited for: the search is over then, in the midst
/// of it, and nothing is said of the execution.
#[test]
fn a_long_judgement_is_given_up() {
    // One execution, of more than a thousand events.
    let text = "@x = global i32 0\n\
                declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
                define ptr @f(ptr %a) {\n  ret ptr null\n}\n\
                define i32 @main() {\n  %t = alloca i64\n  \
                %c = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)\n  \
                br label %again\nagain:\n  %o = atomicrmw add ptr @x, i32 1 seq_cst\n  \
                %b = icmp slt i32 %o, 700\n  br i1 %b, label %again, label %done\n\
                done:\n  ret i32 0\n}\n";
    let sc = tresse_memmodels::find("sc").unwrap_or_else(|| panic!("no SC"));
    // Where the text says what comes before what it is asked at each event.
    let texts = [own("acyclic po | tc | rf | co | fr\nempty rmw & (fr ; co)"), text_of(sc)];
    for judge in texts.map(|text| Some(judge_of(text))) {
        let setup = common::setup_with(text, "long.ll", Config::default(), Locals::Registers);
        let asked = Arc::new(AtomicBool::new(false));
        let seen = asked.clone();
        let interrupt = graph::Interrupt(Arc::new(move || {
            seen.store(true, Ordering::Relaxed);
            true
        }));
        let options =
            graph::Options { judge, interrupt: Some(interrupt), ..graph::Options::default() };
        let searched = graph::search_from(&setup, &args(), &options, None, &|_| None)
            .unwrap_or_else(|e| panic!("{e}"));
        assert!(asked.load(Ordering::Relaxed));
        assert!(searched.is_stopped && searched.checkpoint.is_none());
        assert_eq!(searched.report.cuts, [Cut::Stopped]);
        assert_eq!((searched.report.complete, searched.report.blocked), (0, 0));
    }
}
