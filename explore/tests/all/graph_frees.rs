//! Many blocks that are freed: graphs know of each, as states do.

use crate::common;

use std::collections::BTreeSet;
use std::fmt::Write;
use tresse_explore::{Report, graph, steps};
use tresse_machine::Config;

const BLOCKS: usize = 20;

/// A thread frees all blocks; `main` waits for it, and does something.
fn program(then: &str) -> String {
    let mut text = format!(
        "@p = global [{BLOCKS} x ptr] zeroinitializer\n\
         declare ptr @malloc(i64)\n\
         declare void @free(ptr)\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
         declare i32 @pthread_join(i64, ptr)\n\
         define ptr @f(ptr %a) {{\n"
    );
    let place = |n: usize| format!("getelementptr ([{BLOCKS} x ptr], ptr @p, i64 0, i64 {n})");
    for n in 0..BLOCKS {
        let _ = writeln!(text, "  %b{n} = load ptr, ptr {}", place(n));
        let _ = writeln!(text, "  call void @free(ptr %b{n})");
    }
    text += "  ret ptr null\n}\ndefine i32 @main() {\n  %t = alloca i64\n";
    for n in 0..BLOCKS {
        let _ = writeln!(text, "  %m{n} = call ptr @malloc(i64 8)");
        let _ = writeln!(text, "  store i64 {n}, ptr %m{n}");
        let _ = writeln!(text, "  store ptr %m{n}, ptr {}", place(n));
    }
    let _ = write!(
        text,
        "  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)\n  \
         %id = load i64, ptr %t\n  %j = call i32 @pthread_join(i64 %id, ptr null)\n  {then}\n  \
         ret i32 0\n}}\n"
    );
    text
}

fn codes(report: &Report) -> BTreeSet<&'static str> {
    assert!(report.cuts.is_empty() && report.unsupported.is_empty(), "{:?}", report.cuts);
    report.errors.iter().map(|found| found.ending.end.code()).collect()
}

/// The codes of errors, by graphs and by states.
fn found(then: &str) -> [BTreeSet<&'static str>; 2] {
    let setup = common::setup(&program(then), "frees.ll", Config::default());
    let args = ["program".to_owned()];
    let graphs = graph::search(&setup, &args, &graph::Options::default(), &|_| None)
        .unwrap_or_else(|e| panic!("{e}"));
    let states = steps::search(&setup, &args, &steps::Options::default(), &|_| None);
    [codes(&graphs), codes(&states)]
}

#[test]
fn each_of_many_blocks_is_known_to_be_freed() {
    for n in 0..BLOCKS {
        let used = found(&format!("%x = load i64, ptr %m{n}"));
        assert_eq!(used, [BTreeSet::from(["T0403"]), BTreeSet::from(["T0403"])], "block {n}");
        let [graphs, states] = found(&format!("call void @free(ptr %m{n})"));
        assert_eq!(graphs, BTreeSet::from(["T0409"]), "block {n}");
        assert_eq!(graphs, states, "block {n}");
    }
    assert_eq!(found(""), [BTreeSet::new(), BTreeSet::new()]);
}
