//! Threads that create threads, or do not, as what they read tells: graphs against candidates and
//! the searched machine.

use crate::common;

use std::collections::BTreeSet;
use tresse_explore::{Outcome, Report, candidates, graph, steps};
use tresse_machine::Config;
use tresse_memmodels::cat::{Cat, builtin};
use tresse_memmodels::registry::included;

/// What a thread that may create another does.
#[derive(Clone, Copy)]
struct Creator {
    /// It writes 1 there first.
    store: Option<&'static str>,
    load: &'static str,
    /// It creates a thread if it has read this; always, without it.
    when: Option<u32>,
    child: &'static str,
}

/// Every creator.
fn creators() -> Vec<Creator> {
    let mut all = Vec::new();
    for store in [None, Some("x"), Some("y")] {
        for load in ["x", "y"] {
            for when in [None, Some(0), Some(1)] {
                all.extend(["to_x", "to_y", "add"].map(|child| Creator {
                    store,
                    load,
                    when,
                    child,
                }));
            }
        }
    }
    all
}

/// Threads that are created get what their creator has read, and write what follows it.
const CHILDREN: &str = "
define ptr @to_x(ptr %a) {
  %v = ptrtoint ptr %a to i32
  %n = add i32 %v, 2
  store atomic i32 %n, ptr @x seq_cst, align 4
  ret ptr null
}
define ptr @to_y(ptr %a) {
  %v = ptrtoint ptr %a to i32
  %n = add i32 %v, 5
  store atomic i32 %n, ptr @y seq_cst, align 4
  ret ptr null
}
define ptr @add(ptr %a) {
  %v = ptrtoint ptr %a to i32
  %n = add i32 %v, 1
  %old = atomicrmw add ptr @x, i32 %n seq_cst
  ret ptr null
}
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
";

fn program(threads: [Creator; 2]) -> String {
    let mut text = format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@x = global i32 0\n@y = global i32 0\n\
         {CHILDREN}"
    );
    for (t, c) in threads.iter().enumerate() {
        let store = c.store.map_or_else(String::new, |x| {
            format!("  store atomic i32 1, ptr @{x} seq_cst, align 4\n")
        });
        let is_new = c.when.map_or_else(|| "true".to_owned(), |_| "%is".to_owned());
        text.push_str(&format!(
            "define ptr @t{t}(ptr %u) {{\n  %id = alloca i64\n\
             {store}  %v = load atomic i32, ptr @{} seq_cst, align 4\n  \
             %is = icmp eq i32 %v, {}\n  \
             br i1 {is_new}, label %new, label %done\nnew:\n  %a = inttoptr i32 %v to ptr\n  \
             %c = call i32 @pthread_create(ptr %id, ptr null, ptr @{}, ptr %a)\n  \
             %i = load i64, ptr %id\n  \
             %j = call i32 @pthread_join(i64 %i, ptr null)\n  br label %done\ndone:\n  \
             ret ptr null\n}}\n",
            c.load,
            c.when.unwrap_or(0),
            c.child
        ));
    }
    let start = |t| {
        format!(
            "  %id{t} = alloca i64\n  %c{t} = call i32 @pthread_create(ptr %id{t}, ptr null, ptr \
             @t{t}, ptr null)\n"
        )
    };
    let wait = |t| {
        format!(
            "  %i{t} = load i64, ptr %id{t}\n  %j{t} = call i32 @pthread_join(i64 %i{t}, ptr \
             null)\n"
        )
    };
    text.push_str(&format!(
        "define i32 @main() {{\n{}{}{}{}  ret i32 0\n}}\n",
        start(0),
        start(1),
        wait(0),
        wait(1)
    ));
    text
}

fn outcomes(report: &Report) -> BTreeSet<Outcome> {
    assert!(report.errors.is_empty() && report.unsupported.is_empty() && report.cuts.is_empty());
    report.outcomes.keys().cloned().collect()
}

#[test]
fn threads_are_created_as_their_creators_have_read() {
    let args = ["program".to_owned()];
    let text = builtin("sc").unwrap_or_default();
    let cat = Cat::parse("sc", text, &included).unwrap_or_else(|e| panic!("{e}"));
    let all = creators();
    for number in (0..all.len() * all.len()).step_by(41) {
        let program = program([all[number / all.len()], all[number % all.len()]]);
        let setup = common::setup(&program, "creators.ll", Config::default());
        let graphs = graph::search(&setup, &args, &graph::Options::default(), &|_| None)
            .unwrap_or_else(|e| panic!("{e}"));
        let oracle = candidates::search(&setup, &args, &cat, &candidates::Options::default())
            .unwrap_or_else(|e| panic!("{e}"));
        let states = steps::search(&setup, &args, &steps::Options::default(), &|_| None);
        assert_eq!(outcomes(&graphs), outcomes(&states), "{program}");
        assert_eq!(
            (outcomes(&graphs), graphs.complete),
            (outcomes(&oracle), oracle.complete),
            "{program}"
        );
    }
}

/// A thread detaches itself if it sees a flag. Then it is wrong to join it (POSIX `pthread_join`),
/// which is found first; if it does not see the flag, the process ends as it should.
#[test]
fn who_went_wrong_for_another_goes_on_without_it() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"\n\
                @h = global i64 0\n@flag = global i32 0\n\
                define ptr @f(ptr %unused) {\n  \
                %v = load atomic i32, ptr @flag acquire, align 4\n  \
                %t = icmp eq i32 %v, 0\n  br i1 %t, label %out, label %in\nin:\n  \
                %id = load i64, ptr @h\n  %d = call i32 @pthread_detach(i64 %id)\n  \
                br label %out\nout:\n  ret ptr null\n}\n\
                define i32 @main() {\n  \
                %c = call i32 @pthread_create(ptr @h, ptr null, ptr @f, ptr null)\n  \
                store atomic i32 1, ptr @flag release, align 4\n  %id = load i64, ptr @h\n  \
                %j = call i32 @pthread_join(i64 %id, ptr null)\n  ret i32 0\n}\n\
                declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
                declare i32 @pthread_detach(i64)\ndeclare i32 @pthread_join(i64, ptr)\n";
    for model in ["sc", "tso", "pso", "ra", "rc11"] {
        let config = tresse_machine::Config { model: model.into(), ..Default::default() };
        let setup = common::setup(text, "detach.ll", config);
        let options = tresse_explore::graph::Options::default();
        let report =
            tresse_explore::graph::search(&setup, &["program".into()], &options, &|_| None)
                .unwrap_or_else(|e| panic!("{e}"));
        let codes: Vec<_> = report.errors.iter().map(|f| f.ending.end.code()).collect();
        assert_eq!((report.complete, codes), (1, vec!["T0802"]), "{model}");
    }
}
