//! `race: Undef` by candidates: small programs whose executions can be listed by hand, from the
//! definition in `explore/src/candidates/undefined.rs`.
//!
//! Under `sc`, `tso` and `ra` an atomic read comes after the atomic write that it reads from; under
//! `pso` and `rc11` only synchronisation orders, and plain accesses order nothing in any model.

use crate::common;

use crate::common::MODELS;
use std::collections::BTreeSet;
use tresse_explore::Report;
use tresse_explore::candidates::{Options, search};
use tresse_machine::config::RacePolicy;
use tresse_machine::{Config, End};
use tresse_memmodels::cat::{Cat, builtin};

/// The models under which an atomic read is after the write that it reads from.
const BY_READING: [&str; 4] = ["sc", "tso", "sra", "ra"];
/// The others.
const BY_ORDER: [&str; 2] = ["pso", "rc11"];

/// The bodies of two threads over `x`, `y` and `out`, between what `main` does before it creates
/// them and after it has joined them.
struct Test<'a> {
    before: &'a str,
    threads: [&'a str; 2],
    after: &'a str,
}

impl Test<'_> {
    fn text(&self) -> String {
        let [first, second] = self.threads;
        format!(
            "@x = global i32 0\n@y = global i32 0\n@out = global i32 0\n\
             define ptr @first(ptr %unused) {{\n{first}\n  ret ptr null\n}}\n\
             define ptr @second(ptr %unused) {{\n{second}\n  ret ptr null\n}}\n\
             define i32 @main() {{\n{}\n  %a = alloca i64\n  %b = alloca i64\n  \
             %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @first, ptr null)\n  \
             %2 = call i32 @pthread_create(ptr %b, ptr null, ptr @second, ptr null)\n  \
             %ta = load i64, ptr %a\n  %tb = load i64, ptr %b\n  \
             %3 = call i32 @pthread_join(i64 %ta, ptr null)\n  \
             %4 = call i32 @pthread_join(i64 %tb, ptr null)\n{}\n  ret i32 0\n}}\n\
             declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
             declare i32 @pthread_join(i64, ptr)\n",
            self.before, self.after
        )
    }

    fn search(&self, model: &str) -> Report {
        let config = Config { race: RacePolicy::Undef, ..Config::default() };
        let setup = common::setup(&self.text(), "undefined.ll", config);
        let text = builtin(model).unwrap_or_else(|| panic!("no model {model}"));
        let cat = Cat::parse(model, text, &tresse_memmodels::registry::included)
            .unwrap_or_else(|e| panic!("{e}"));
        search(&setup, &["program".into()], &cat, &Options::default())
            .unwrap_or_else(|e| panic!("{e}"))
    }

    /// Executions, outcomes (of the globals that the program uses), and codes of errors.
    #[track_caller]
    fn gives(&self, model: &str, executions: u64, outcomes: &[&str], codes: &[&str]) {
        let report = self.search(model);
        let (found, errors) = common::found(&report);
        let show = |globals: &Vec<(String, String)>| {
            globals
                .iter()
                .map(|(name, value)| format!("{name}={value}"))
                .collect::<Vec<_>>()
                .join(" ")
        };
        let found: BTreeSet<String> = found.iter().map(show).collect();
        assert_eq!(found, outcomes.iter().map(|o| (*o).to_owned()).collect(), "{model}");
        assert_eq!(
            (errors, report.complete),
            (codes.iter().copied().collect(), executions),
            "{model}"
        );
        assert!(report.flagged.is_empty(), "a race is no finding: {:?}", report.flagged);
    }
}

const READ: &str = "  %r = load i32, ptr @x\n  store i32 %r, ptr @out";
const WRITE: &str = "  store i32 1, ptr @x";

/// One execution, in which the two race. None has a read of either value.
#[test]
fn a_plain_read_beside_a_write() {
    let test = Test { before: "", threads: [WRITE, READ], after: "" };
    MODELS.iter().for_each(|model| test.gives(model, 1, &["x=1 out=undef"], &[]));
}

/// An atomic read that is undefined still reads from a write: from either, which are two
/// executions.
#[test]
fn an_atomic_read_beside_a_plain_write() {
    let read = "  %r = load atomic i32, ptr @x monotonic, align 4\n  store i32 %r, ptr @out";
    let test = Test { before: "", threads: [WRITE, read], after: "" };
    MODELS.iter().for_each(|model| test.gives(model, 2, &["x=1 out=undef"], &[]));
}

/// Two coherence orders, each of which leaves undef behind for who reads after the joins.
#[test]
fn racing_writes_leave_undef_behind() {
    for second in ["  store i32 2, ptr @x", "  store atomic i32 2, ptr @x seq_cst, align 4"] {
        let test = Test { before: "", threads: [WRITE, second], after: READ };
        MODELS.iter().for_each(|model| test.gives(model, 2, &["x=undef out=undef"], &[]));
    }
}

/// What happens after both writes hides their race.
#[test]
fn a_later_write_covers_racing_ones() {
    let after = format!("  store i32 3, ptr @x\n{READ}");
    let test = Test { before: "", threads: [WRITE, "  store i32 2, ptr @x"], after: &after };
    MODELS.iter().for_each(|model| test.gives(model, 2, &["x=3 out=3"], &[]));
}

/// An update of an undefined value by a constant is defined; the location is not, where the plain
/// write races with it.
#[test]
fn an_exchange_beside_a_plain_write() {
    let swap = "  %r = atomicrmw xchg ptr @x, i32 7 monotonic\n  store i32 %r, ptr @out";
    let test = Test { before: "", threads: [WRITE, swap], after: "" };
    // It reads the initial value, and the plain write comes after it, or it reads the plain write.
    MODELS.iter().for_each(|model| test.gives(model, 2, &["x=undef out=undef"], &[]));
}

fn message_passing(order: &str) -> [String; 2] {
    [
        format!("  store i32 42, ptr @x\n  store atomic i32 1, ptr @y {order}, align 4"),
        "  %f = load atomic i32, ptr @y acquire, align 4\n  %is = icmp eq i32 %f, 1\n  \
         br i1 %is, label %yes, label %no\n\
         yes:\n  %d = load i32, ptr @x\n  store i32 %d, ptr @out\n  br label %no\nno:"
            .to_owned(),
    ]
}

/// What is read only once the flag was seen is defined where the flag synchronises. A relaxed one
/// does under the models in which reading orders.
#[test]
fn messages_are_passed() {
    let [send, receive] = message_passing("release");
    let test = Test { before: "", threads: [&send, &receive], after: "" };
    MODELS
        .iter()
        .for_each(|model| test.gives(model, 2, &["x=42 y=1 out=0", "x=42 y=1 out=42"], &[]));
    let [send, receive] = message_passing("monotonic");
    let test = Test { before: "", threads: [&send, &receive], after: "" };
    for model in BY_READING {
        test.gives(model, 2, &["x=42 y=1 out=0", "x=42 y=1 out=42"], &[]);
    }
    BY_ORDER
        .iter()
        .for_each(|model| test.gives(model, 2, &["x=42 y=1 out=0", "x=42 y=1 out=undef"], &[]));
}

/// A plain initialisation before the threads begin races with nothing, and atomic accesses race
/// with none of each other.
#[test]
fn initialised_atomics_are_defined() {
    let threads = [
        "  store atomic i32 6, ptr @x monotonic, align 4",
        "  %r = load atomic i32, ptr @x monotonic, align 4\n  store i32 %r, ptr @out",
    ];
    let test = Test { before: "  store i32 5, ptr @x", threads, after: "" };
    MODELS.iter().for_each(|model| test.gives(model, 2, &["x=6 out=5", "x=6 out=6"], &[]));
}

/// A compare-and-exchange that fails is a read, which does not race with a read.
#[test]
fn a_failed_exchange_writes_nothing() {
    let exchange =
        |expected: u32| format!("  %p = cmpxchg ptr @x, i32 {expected}, i32 7 monotonic monotonic");
    let fails = exchange(5);
    let test = Test { before: "", threads: [READ, &fails], after: "" };
    MODELS.iter().for_each(|model| test.gives(model, 1, &["x=0 out=0"], &[]));
    let stores = exchange(0);
    let test = Test { before: "", threads: [READ, &stores], after: "" };
    MODELS.iter().for_each(|model| test.gives(model, 1, &["x=7 out=undef"], &[]));
}

/// One that reads undef would branch on it.
#[test]
fn an_exchange_of_undef_is_an_error() {
    let test = Test {
        before: "",
        threads: [WRITE, "  %p = cmpxchg ptr @x, i32 5, i32 7 monotonic monotonic"],
        after: "",
    };
    MODELS.iter().for_each(|model| test.gives(model, 0, &[], &["T0504"]));
}

const BRANCH: &str = "  %r = load i32, ptr @x\n  %is = icmp eq i32 %r, 0\n  \
                      br i1 %is, label %yes, label %no\nyes:\n  br label %no\nno:";

/// A thread that branches on undef has failed; the write that it races with may come after that.
#[test]
fn a_branch_on_undef_is_an_error() {
    let test = Test { before: "", threads: [BRANCH, WRITE], after: "" };
    MODELS.iter().for_each(|model| test.gives(model, 0, &[], &["T0504"]));
}

/// No race, no error: the write would only come if the thread that fails went on. And when that
/// goes on the write races, where a relaxed flag orders nothing, with a read that was defined, of
/// which the definition has no word to say. If the thread does not look at what it has read there
/// is nothing to it.
#[test]
fn a_failure_needs_the_race_that_brings_it_about() {
    let first = format!("{BRANCH}\n  store atomic i32 1, ptr @y monotonic, align 4");
    let second = "  %f = load atomic i32, ptr @y monotonic, align 4\n  %is = icmp eq i32 %f, 1\n  \
                  br i1 %is, label %yes, label %no\n\
                  yes:\n  store i32 1, ptr @x\n  br label %no\nno:";
    let test = Test { before: "", threads: [&first, second], after: "" };
    BY_READING.iter().for_each(|model| test.gives(model, 2, &["x=0 y=1", "x=1 y=1"], &[]));
    for model in BY_ORDER {
        let unsupported = test.search(model).unsupported;
        let depends = |end: &End| matches!(end, End::Unsupported(what) if what.contains("depends"));
        assert!(depends(&unsupported[0].ending.end), "{model}");
    }
    let first = format!("{READ}\n  store atomic i32 1, ptr @y monotonic, align 4");
    let test = Test { before: "", threads: [&first, second], after: "" };
    BY_ORDER
        .iter()
        .for_each(|model| test.gives(model, 2, &["x=0 y=1 out=0", "x=1 y=1 out=undef"], &[]));
}

/// A model has to say what happens before what.
#[test]
fn a_model_without_happens_before_is_refused() {
    let config = Config { race: RacePolicy::Undef, ..Config::default() };
    let setup = common::setup(
        &Test { before: "", threads: [WRITE, READ], after: "" }.text(),
        "undefined.ll",
        config,
    );
    let cat = Cat::parse("mine", "acyclic po | rf | co | fr as sc", &|_| None)
        .unwrap_or_else(|e| panic!("{e}"));
    let refused = search(&setup, &["program".into()], &cat, &Options::default());
    assert!(refused.is_err_and(|why| why.contains("`hb`")));
}
