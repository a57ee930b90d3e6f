//! Graphs in which a thread has stopped for good after an older write are left at once. What is
//! found is what is found by states, and without that.

use crate::common;

use std::collections::BTreeSet;
use tresse_explore::{Report, graph, steps};
use tresse_machine::Config;

/// A program whose threads these are: `main` starts them in this order.
fn program(threads: &[&str]) -> String {
    let mut text = r#"
target triple = "x86_64-unknown-linux-gnu"
@x = global i32 0
@y = global i32 0
@z = global i32 0
@r = global i32 0
declare void @__VERIFIER_assume(i32)
declare void @abort()
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define i32 @main() {
  %t = alloca i64
"#
    .to_owned();
    for at in 0..threads.len() {
        text += &format!("  call i32 @pthread_create(ptr %t, ptr null, ptr @t{at}, ptr null)\n");
    }
    text += "  ret i32 0\n}\n";
    for (at, body) in threads.iter().enumerate() {
        text += &format!("define ptr @t{at}(ptr %arg) {{\n{body}  ret ptr null\n}}\n");
    }
    text
}

const MODELS: [&str; 5] = ["sc", "tso", "pso", "ra", "rc11"];

/// What `r` may be in the end, and the errors.
type Seen = (BTreeSet<String>, BTreeSet<&'static str>);

fn seen(report: &Report) -> Seen {
    assert!(report.cuts.is_empty() && report.unsupported.is_empty(), "{:?}", report.cuts);
    let values = common::values_of(report, "r");
    let livelock = report.livelock.iter().map(|_| "T0202");
    let codes = report.errors.iter().chain(&report.races).map(|e| e.ending.end.code());
    (values, codes.chain(livelock).collect())
}

/// The program, whose threads start in each order that begins elsewhere, has these errors by
/// states, and by graphs with and without what is left out. Blocked executions with and without, of
/// all together.
fn blocked(threads: &[&str], models: &[&str], codes: &[&str]) -> (u64, u64) {
    let mut all = (0, 0);
    let mut threads = threads.to_vec();
    for _ in 0..threads.len() {
        threads.rotate_left(1);
        let text = program(&threads);
        for model in models {
            let config = Config { model: (*model).into(), ..Config::default() };
            let setup = common::setup(&text, "stale.ll", config);
            let args = ["program".to_owned()];
            let [with, without] = [true, false].map(|skip_detours| {
                let options = graph::Options { skip_detours, ..graph::Options::default() };
                graph::search(&setup, &args, &options, &|_| None).unwrap_or_else(|e| panic!("{e}"))
            });
            let options = steps::Options { keep_going: true, ..steps::Options::default() };
            let by_states = seen(&steps::search(&setup, &args, &options, &|_| None));
            let found: Vec<&str> = by_states.1.iter().copied().collect();
            assert_eq!(found, codes, "{model} by states\n{text}");
            assert_eq!(seen(&with), by_states, "{model}\n{text}");
            assert_eq!(seen(&without), by_states, "{model}, nothing left out\n{text}");
            all.0 += with.blocked;
            all.1 += without.blocked;
        }
    }
    all
}

/// Updates that have to come in an order, as in GenMC's `wb3`: most executions are blocked.
const WRITES: &str = "  store atomic i32 1, ptr @x seq_cst, align 4
  store atomic i32 2, ptr @x seq_cst, align 4
";
const FOLLOWS: &str = "  store atomic i32 3, ptr @x seq_cst, align 4
  %a = atomicrmw add ptr @x, i32 4 seq_cst, align 4
  %c = icmp eq i32 %a, 1
  %n = zext i1 %c to i32
  call void @__VERIFIER_assume(i32 %n)
";
const LEADS: &str = "  %a = atomicrmw add ptr @x, i32 10 seq_cst, align 4
  %c = icmp eq i32 %a, 3
  %n = zext i1 %c to i32
  call void @__VERIFIER_assume(i32 %n)
";
const READS: &str = "  %a = load atomic i32, ptr @x seq_cst, align 4
  %c = icmp eq i32 %a, 2
  %n = zext i1 %c to i32
  call void @__VERIFIER_assume(i32 %n)
  %b = load atomic i32, ptr @x seq_cst, align 4
  store i32 %b, ptr @r
";

#[test]
fn fewer_executions_have_the_same_outcomes() {
    let (with, without) = blocked(&[READS, WRITES, FOLLOWS, LEADS], &MODELS, &[]);
    assert!(with < without, "{with} with, {without} without");
}

/// Another thread sees what is wrong before the one that stops has come to its read.
#[test]
fn errors_beside_a_thread_that_stops_are_found() {
    let sees = "  %y = load atomic i32, ptr @y seq_cst, align 4
  %x = load atomic i32, ptr @x seq_cst, align 4
  %s = add i32 %x, %y
  %c = icmp eq i32 %s, 7
  br i1 %c, label %wrong, label %right
wrong:
  call void @abort()
  unreachable
right:
";
    let stops = format!("  store atomic i32 1, ptr @y seq_cst, align 4\n{READS}");
    let (with, without) = blocked(&[&stops, WRITES, FOLLOWS, sees], &MODELS, &["T0102"]);
    assert!(with < without, "{with} with, {without} without");
}

/// The read of an older write races with a write that comes later, as the read of a newer one does.
#[test]
fn races_of_the_last_read_are_found() {
    let writes = "  store atomic i32 1, ptr @x seq_cst, align 4
  store i32 2, ptr @x
  store atomic i32 1, ptr @z release, align 4
";
    blocked(&[READS, writes, FOLLOWS], &MODELS, &["T0301"]);
}

/// Who waits with the newest write waits for ever, after an older read too.
#[test]
fn a_loop_that_waits_for_ever_is_found() {
    let waits = "  %old = load atomic i32, ptr @x seq_cst, align 4
  br label %loop
loop:
  %a = load atomic i32, ptr @y seq_cst, align 4
  %b = load atomic i32, ptr @x seq_cst, align 4
  %s = add i32 %a, %b
  %c = icmp eq i32 %s, 5
  br i1 %c, label %out, label %loop
out:
  store i32 %old, ptr @r
";
    let other = WRITES.replace("@x", "@y");
    blocked(&[waits, WRITES, &other], &["sc", "rc11"], &["T0202"]);
    blocked(&[&waits.replace("i32 %s, 5", "i32 %s, 4"), WRITES, &other], &["sc", "rc11"], &[]);
}
