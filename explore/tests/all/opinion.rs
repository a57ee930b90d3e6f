//! What a comparison of two engines says when they differ: shown with engines that looked at
//! different programs, or under different models, as one of two would if it were wrong.

use crate::common;

use std::sync::Arc;
use tresse_explore::agree::Engine;
use tresse_explore::agree::opinion::{Difference, Looked, Opinion, compare, states_have_all};
use tresse_explore::{Report, graph, steps};
use tresse_machine::Config;
use tresse_machine::lower::Locals;
use tresse_machine::machine::Setup;

const ARGS: &[String] = &[];

struct Search {
    engine: Engine,
    setup: Arc<Setup>,
    report: Report,
}

impl Search {
    fn new(engine: Engine, text: &str, model: &str, most: u64) -> Search {
        Search::with(engine, text, Config { model: model.into(), ..Config::default() }, most)
    }

    fn with(engine: Engine, text: &str, config: Config, most: u64) -> Search {
        let is_graph = engine == Engine::Graph;
        let locals = if is_graph { Locals::Registers } else { Locals::Memory };
        let setup = common::setup_with(text, "x.ll", config, locals);
        let report = if is_graph {
            graph::search(&setup, ARGS, &graph::Options::default(), &|_| None).unwrap()
        } else {
            let options = steps::Options { keep_going: true, ..steps::Options::default() };
            let tick =
                |at: steps::Progress| (at.states >= most).then_some(tresse_explore::Cut::States);
            steps::search(&setup, ARGS, &options, &tick)
        };
        Search { engine, setup, report }
    }

    fn looked(&self) -> Looked<'_> {
        Looked { engine: self.engine, setup: &self.setup, args: ARGS, report: &self.report }
    }
}

fn opinion(model: &str, first: &Search, second: &Search) -> Opinion {
    compare(tresse_memmodels::find(model), first.looked(), second.looked())
}

fn by(engine: Engine, text: &str, model: &str) -> Search {
    Search::new(engine, text, model, u64::MAX)
}

fn found(what: &'static str, first: &[&str], second: &[&str]) -> Difference {
    let words = |all: &[&str]| all.iter().map(|w| (*w).to_owned()).collect();
    Difference { what, first: words(first), second: words(second) }
}

/// SB: that both read 0 is possible with store buffers only.
const SB: &str = "
@x = global i32 0
@y = global i32 0
@a = global i32 0
@b = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @other(ptr %unused) {
  store atomic i32 1, ptr @y monotonic, align 4
  %v = load atomic i32, ptr @x monotonic, align 4
  store i32 %v, ptr @b
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
  store atomic i32 1, ptr @x monotonic, align 4
  %v = load atomic i32, ptr @y monotonic, align 4
  store i32 %v, ptr @a
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
";

#[test]
fn outcomes_of_one_side_are_named() {
    let [strong, weak] = ["sc", "tso"].map(|model| by(Engine::Graph, SB, model));
    let [sc, tso] = ["sc", "tso"].map(|model| by(Engine::Steps, SB, model));
    assert_eq!(opinion("sc", &strong, &sc), Opinion::Same);
    assert_eq!(opinion("tso", &weak, &tso), Opinion::Same);
    assert_eq!(opinion("tso", &tso, &weak), Opinion::Same);
    let both = "exit=0 x=1 y=1 a=0 b=0";
    let missing = found("outcomes", &[], &[both]);
    assert_eq!(opinion("sc", &strong, &tso), Opinion::Differs(vec![missing]));
    let missing = found("outcomes", &[both], &[]);
    assert_eq!(opinion("tso", &weak, &sc), Opinion::Differs(vec![missing.clone()]));
    assert_eq!(opinion("tso", &tso, &strong), Opinion::Differs(vec![missing]));
}

/// An engine that was cut short may have less, and no more.
#[test]
fn what_was_cut_short_counts() {
    let (graph, cut) = (by(Engine::Graph, SB, "tso"), Search::new(Engine::Steps, SB, "tso", 5));
    assert!(matches!(opinion("tso", &graph, &cut), Opinion::Open(why) if why.contains("steps")));
    // The first bound at which it sees some execution to its end.
    let other = SB.replace("ret i32 0", "ret i32 7");
    let bounded = |most| Search::new(Engine::Steps, &other, "tso", most);
    let mut found = (1..1000).map(bounded);
    let cut = found.find(|search| !search.report.outcomes.is_empty()).unwrap();
    assert!(!cut.report.cuts.is_empty());
    assert!(matches!(opinion("tso", &graph, &cut), Opinion::Differs(_)));
}

const RIGHT: &str = "define i32 @main() {\n  ret i32 0\n}\n";

/// The same error in lines 2 and 3 of the IR.
const SECOND: &str = "define i32 @main() {\n  store i32 1, ptr null\n  ret i32 0\n}\n";
const THIRD: &str = "define i32 @main() {\n\n  store i32 1, ptr null\n  ret i32 0\n}\n";

#[test]
fn verdicts_and_places_of_errors_are_compared() {
    let graph = by(Engine::Graph, SECOND, "sc");
    assert_eq!(opinion("sc", &graph, &by(Engine::Steps, SECOND, "sc")), Opinion::Same);
    let places = found("places", &["T0405 at x.ll:2:3"], &["T0405 at x.ll:3:3"]);
    let other = by(Engine::Steps, THIRD, "sc");
    assert_eq!(opinion("sc", &graph, &other), Opinion::Differs(vec![places]));
    let right = by(Engine::Steps, RIGHT, "sc");
    let all = vec![
        found("verdicts", &["an error"], &["no errors"]),
        found("errors", &["T0405 at x.ll:2:3"], &[]),
        found("outcomes", &[], &["exit=0"]),
    ];
    assert_eq!(opinion("sc", &graph, &right), Opinion::Differs(all));
}

/// The same error in two programs in C: places are those of the C, which the authors know.
#[test]
fn places_are_those_of_the_source() {
    let files = ["tests/errors/thread_of_double.ll", "tests/errors/thread_without_result.ll"];
    let [one, other] = files.map(common::file);
    let graph = by(Engine::Graph, &one, "sc");
    let places = found(
        "places",
        &["T0703 at thread_of_double.c:12:3"],
        &["T0703 at thread_without_result.c:12:3"],
    );
    // What is compared is the line of the IR, which is to be another one.
    let other = by(Engine::Steps, &format!("\n{other}"), "sc");
    assert_eq!(opinion("sc", &graph, &other), Opinion::Differs(vec![places]));
    assert_eq!(opinion("sc", &graph, &by(Engine::Steps, &one, "sc")), Opinion::Same);
}

/// A thread uses a block that another one frees, and nothing orders the two: an engine names either
/// side. In a program of one thread there is one order, and one place.
#[test]
fn a_free_and_an_access_beside_it_are_one_error() {
    const BESIDE: &str = "
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
define ptr @other(ptr %p) {
  store i32 1, ptr %p
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %p = call ptr @malloc(i64 4)
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr %p)
  call void @free(ptr %p)
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}";
    for model in common::MODELS {
        let [graph, steps] = [Engine::Graph, Engine::Steps].map(|e| by(e, BESIDE, model));
        assert!(!graph.report.errors.is_empty() && !steps.report.errors.is_empty());
        assert_eq!(opinion(model, &graph, &steps), Opinion::Same, "{model}");
    }
    let alone = |gap: &str| {
        format!(
            "declare ptr @malloc(i64)\ndeclare void @free(ptr)\ndefine i32 @main() {{
  %p = call ptr @malloc(i64 4)\n  call void @free(ptr %p)\n{gap}  store i32 1, ptr %p
  ret i32 0\n}}"
        )
    };
    let graph = by(Engine::Graph, &alone(""), "sc");
    let steps = by(Engine::Steps, &alone("\n"), "sc");
    let places = found("places", &["T0403 at x.ll:6:3"], &["T0403 at x.ll:7:3"]);
    assert_eq!(opinion("sc", &graph, &steps), Opinion::Differs(vec![places]));
}

/// A race, and none.
#[test]
fn races_are_compared() {
    let racy = SB.replace("store atomic i32 1, ptr @x monotonic,", "store i32 1, ptr @x,");
    let graph = by(Engine::Graph, &racy, "sc");
    assert_eq!(opinion("sc", &graph, &by(Engine::Steps, &racy, "sc")), Opinion::Same);
    let Opinion::Differs(all) = opinion("sc", &graph, &by(Engine::Steps, SB, "sc")) else {
        panic!("only one has a race");
    };
    let errors = all.iter().find(|d| d.what == "errors").unwrap();
    assert!(errors.first.contains(&"T0301 at x.ll:17:3".to_owned()), "{errors:?}");
    assert!(errors.second.is_empty());
}

/// Threads run to their ends before the process does, and both engines have the same outcomes. With
/// `exit_cuts_threads` what `main` does not wait for may be left behind (docs/models.md), but not
/// in graphs, and that is no difference. What nobody has left behind is.
#[test]
fn who_ends_the_process_is_accepted() {
    let unjoined = SB.replace("  %j = call i32 @pthread_join(i64 %id, ptr null)\n", "");
    let both = [Engine::Graph, Engine::Steps];
    let [graph, steps] = both.map(|e| by(e, &unjoined, "sc"));
    assert_eq!(steps.report.outcomes.len(), graph.report.outcomes.len());
    assert_eq!(opinion("sc", &graph, &steps), Opinion::Same);
    let cut = |engine, model: &str| {
        let config = Config { model: model.into(), exit_cuts_threads: true, ..Config::default() };
        Search::with(engine, &unjoined, config, u64::MAX)
    };
    let [graph, steps] = both.map(|e| cut(e, "sc"));
    assert!(steps.report.outcomes.len() > graph.report.outcomes.len());
    assert_eq!(opinion("sc", &graph, &steps), Opinion::Same);
    let more = cut(Engine::Steps, "tso");
    assert!(matches!(opinion("sc", &graph, &more), Opinion::Differs(_)));
}

/// States speak for graphs where they have every error, and not where docs/limitations.md says that
/// they see less.
#[test]
fn states_speak_for_graphs_where_they_have_all() {
    let speak = |text: &str, model: &str| {
        let config = Config { model: model.into(), ..Config::default() };
        let setup = common::setup_with(text, "x.ll", config, Locals::Memory);
        states_have_all(&setup, tresse_memmodels::find(model).unwrap())
    };
    let main = |body: &str| {
        format!(
            "@x = global i32 0\n@h = global i16 0\n\
             define i32 @main() {{\n{body}\n  ret i32 0\n}}\n"
        )
    };
    let exchange = "  %e = cmpxchg ptr @x, i32 0, i32 1 seq_cst seq_cst, align 4";
    let add = "  %a = atomicrmw add ptr @x, i32 1 seq_cst, align 4";
    let half = "  store atomic i16 1, ptr @h seq_cst, align 2";
    let plain_half = "  store i16 1, ptr @h, align 2";
    let number = "  %n = ptrtoint ptr @x to i64";
    let pointer = "  %p = inttoptr i64 %n to ptr\n  store i32 1, ptr %p";
    for (body, sc, tso) in [
        (add.to_owned(), true, true),
        (exchange.to_owned(), true, false),
        (format!("{exchange}\n{add}\n{plain_half}"), true, false),
        (format!("{exchange}\n{half}"), false, false),
        (format!("{add}\n{half}"), true, true),
        (number.to_owned(), true, true),
        (format!("{number}\n{pointer}"), false, false),
    ] {
        let text = main(&body);
        assert_eq!((speak(&text, "sc"), speak(&text, "tso")), (sc, tso), "{text}");
        assert!(!speak(&text, "rc11") && !speak(&text, "pso"), "{text}");
    }
    // Loads that the compiler has added.
    assert!(!speak(&common::file("tests/errors/speculated_load_ok.ll"), "sc"));
}
