//! POSIX, "Memory Synchronization": `pthread_create` and `pthread_join` synchronise memory, so a
//! thread's own accesses before and after such a call are in order to all others. Output and
//! `pthread_detach` are taken for barriers as well (docs/limitations.md). Every engine, and every
//! model's text, says so.

use crate::common;

use std::collections::BTreeSet;
use std::sync::Arc;
use tresse_explore::{Report, candidates, graph, steps};
use tresse_machine::{Config, Machine};
use tresse_memmodels::Judge;
use tresse_memmodels::cat::{Cat, builtin};

/// Store buffering (x86-TSO, §2) between `main`, with a call between its accesses, and a thread
/// with a fence there. The thread `t` has no event.
fn program(before: &str, call: &str) -> String {
    format!(
        "@x = global i32 0\n@y = global i32 0\n@r0 = global i32 0\n@r1 = global i32 0\n\
         @c = constant i8 65\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
         declare i32 @pthread_join(i64, ptr)\ndeclare i32 @pthread_detach(i64)\n\
         declare i64 @write(i32, ptr, i64)\n\
         define ptr @u(ptr %a) {{\n  store atomic i32 1, ptr @y monotonic, align 4\n  \
         fence seq_cst\n  %v = load atomic i32, ptr @x monotonic, align 4\n  \
         store i32 %v, ptr @r1\n  ret ptr null\n}}\n\
         define ptr @t(ptr %a) {{\n  ret ptr null\n}}\n\
         define i32 @main() {{\n  %p = alloca i64\n  %q = alloca i64\n  \
         %1 = call i32 @pthread_create(ptr %p, ptr null, ptr @u, ptr null)\n  {before}\n  \
         store atomic i32 1, ptr @x monotonic, align 4\n  {call}\n  \
         %w = load atomic i32, ptr @y monotonic, align 4\n  store i32 %w, ptr @r0\n  \
         %id = load i64, ptr %p\n  %2 = call i32 @pthread_join(i64 %id, ptr null)\n  \
         ret i32 0\n}}\n"
    )
}

const CREATE: &str = "%c1 = call i32 @pthread_create(ptr %q, ptr null, ptr @t, ptr null)";
const LOAD: &str = "%iq = load i64, ptr %q";

/// The calls that are barriers, and what they need before.
fn calls() -> [(String, &'static str); 4] {
    [
        (String::new(), CREATE),
        (format!("{CREATE}\n  {LOAD}"), "%j = call i32 @pthread_join(i64 %iq, ptr null)"),
        (format!("{CREATE}\n  {LOAD}"), "%j = call i32 @pthread_detach(i64 %iq)"),
        (String::new(), "%j = call i64 @write(i32 1, ptr @c, i64 1)"),
    ]
}

/// What `r0` and `r1` are in the end.
fn results(report: &Report) -> BTreeSet<Vec<String>> {
    assert!(report.unsupported.is_empty() && report.errors.is_empty() && report.cuts.is_empty());
    let value = |o: &tresse_explore::Outcome, name: &str| {
        o.globals.iter().find(|(n, _)| n == name).map_or(String::new(), |(_, v)| v.clone())
    };
    report.outcomes.keys().map(|o| ["r0", "r1"].iter().map(|n| value(o, n)).collect()).collect()
}

/// By each engine, and by graphs that the model's text judges.
fn by_each(text: &str, name: &str) -> [BTreeSet<Vec<String>>; 4] {
    let config = Config { model: name.into(), ..Config::default() };
    let setup = common::setup(text, "threads.ll", config);
    let args = ["program".to_owned()];
    let source = builtin(name).unwrap_or_else(|| panic!("no model {name}"));
    let cat = || Cat::parse(name, source, &|_| None).unwrap_or_else(|e| panic!("{e}"));
    let judge = Judge::of_text(cat()).unwrap_or_else(|e| panic!("{e}"));
    let judged = graph::Options { judge: Some(Arc::new(judge)), ..graph::Options::default() };
    let graphs = |options: &graph::Options| {
        graph::search(&setup, &args, options, &|_| None).unwrap_or_else(|e| panic!("{e}"))
    };
    let machine = Machine::new(&setup, &args);
    let candidates = candidates::search(&setup, &args, &cat(), &candidates::Options::default());
    [
        results(&graphs(&graph::Options::default())),
        results(&graphs(&judged)),
        results(&candidates.unwrap_or_else(|e| panic!("{e}"))),
        results(&steps::search_from(machine, &steps::Options::default(), &|_| None)),
    ]
}

#[test]
fn calls_that_synchronise_memory_are_barriers() {
    let weak = vec!["0".to_owned(), "0".to_owned()];
    for model in ["tso", "pso"] {
        for found in by_each(&program("", ""), model) {
            assert_eq!((found.len(), found.contains(&weak)), (4, true), "{model}");
        }
        for (before, call) in calls() {
            for found in by_each(&program(&before, call), model) {
                assert_eq!((found.len(), found.contains(&weak)), (3, false), "{model} {call}");
            }
        }
    }
}
