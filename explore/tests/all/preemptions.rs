//! The bound on preemptions of the search by states.

use crate::common;

use std::collections::BTreeSet;
use tresse_explore::generate::{Family, generate};
use tresse_explore::steps::{Options, search_from};
use tresse_explore::{Cut, Outcome, Report, Verdict};
use tresse_machine::{Config, Machine, Transition};

fn machine(text: &str, model: &str) -> Machine {
    let setup = common::setup(text, "test.ll", Config { model: model.into(), ..Config::default() });
    Machine::new(&setup, &["program".into()])
}

fn search(text: &str, model: &str, max_preemptions: Option<u32>, workers: usize) -> Report {
    search_from(
        machine(text, model),
        &Options { max_preemptions, workers, keep_going: true, ..Options::default() },
        &|_| None,
    )
}

fn outcomes(report: &Report) -> BTreeSet<Outcome> {
    report.outcomes.keys().cloned().collect()
}

/// The values of the globals with these names, by outcome.
fn values(report: &Report, names: &[&str]) -> BTreeSet<Vec<String>> {
    report
        .outcomes
        .keys()
        .map(|o| names.iter().map(|n| o.global(n).unwrap_or_default().to_owned()).collect())
        .collect()
}

/// A program of two threads with these bodies.
fn two_threads(bodies: [&str; 2]) -> String {
    let mut text = String::from(
        "@x = global i32 0\n@y = global i32 0\n@a = global i32 0\n@b = global i32 0\n",
    );
    for (i, body) in bodies.iter().enumerate() {
        text.push_str(&format!("define ptr @t{i}(ptr %unused) {{\n{body}  ret ptr null\n}}\n"));
    }
    text.push_str(
        "define i32 @main() {\n  %p = alloca i64\n  %q = alloca i64\n  \
         %c = call i32 @pthread_create(ptr %p, ptr null, ptr @t0, ptr null)\n  \
         %d = call i32 @pthread_create(ptr %q, ptr null, ptr @t1, ptr null)\n  \
         %i = load i64, ptr %p\n  %j = load i64, ptr %q\n  \
         %e = call i32 @pthread_join(i64 %i, ptr null)\n  \
         %f = call i32 @pthread_join(i64 %j, ptr null)\n  ret i32 0\n}\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n",
    );
    format!("target triple = \"x86_64-unknown-linux-gnu\"\n{text}")
}

fn set(values: &[&[&str]]) -> BTreeSet<Vec<String>> {
    values.iter().map(|v| v.iter().map(|s| (*s).to_owned()).collect()).collect()
}

/// An increment is lost if a thread is left between its load and its store.
#[test]
fn a_lost_update_needs_one_preemption() {
    let body = "  %v = load atomic i32, ptr @x seq_cst, align 4\n  %n = add i32 %v, 1\n  \
                store atomic i32 %n, ptr @x seq_cst, align 4\n";
    let text = two_threads([body, body]);
    let with = |bound| search(&text, "sc", bound, 1);
    assert_eq!(values(&with(Some(0)), &["x"]), set(&[&["2"]]));
    assert_eq!(
        (with(Some(0)).verdict(), with(Some(0)).cuts),
        (Verdict::CutShort, vec![Cut::Preemptions])
    );
    assert_eq!(values(&with(Some(1)), &["x"]), set(&[&["1"], &["2"]]));
    // Nothing is left out any more, and no final state counts twice.
    let (most, all) = (with(Some(20)), with(None));
    assert_eq!(
        (most.verdict(), outcomes(&most), most.complete),
        (Verdict::NoErrors, outcomes(&all), all.complete)
    );
}

/// Store buffering: with no preemption one thread runs after the other, with one they can meet;
/// under TSO both reads can be early if a thread is left whose store still waits.
#[test]
fn store_buffering_by_preemptions() {
    let body = |x: &str, y: &str, r: &str| {
        format!(
            "  store atomic i32 1, ptr @{x} monotonic, align 4\n  \
             %v = load atomic i32, ptr @{y} monotonic, align 4\n  store i32 %v, ptr @{r}\n"
        )
    };
    let text = two_threads([&body("x", "y", "a"), &body("y", "x", "b")]);
    let with = |model: &str, bound| values(&search(&text, model, bound, 1), &["a", "b"]);
    for model in ["sc", "tso"] {
        assert_eq!(with(model, Some(0)), set(&[&["0", "1"], &["1", "0"]]), "{model}");
    }
    assert_eq!(with("sc", Some(1)), set(&[&["0", "1"], &["1", "0"], &["1", "1"]]));
    assert_eq!(with("tso", Some(1)), set(&[&["0", "0"], &["0", "1"], &["1", "0"], &["1", "1"]]));
}

/// Every schedule with so many preemptions, one by one and without looking at states.
fn every_schedule(
    mut machine: Machine,
    last: Option<u32>,
    left: u32,
    found: &mut BTreeSet<Outcome>,
    budget: &mut u32,
) {
    let mut all = Vec::new();
    machine.transitions(&mut all);
    if all.is_empty() && machine.ending.is_none() {
        machine.deadlock();
    }
    found.extend(Outcome::of(&machine));
    for transition in &all {
        let thread = Transition::thread(transition);
        let could_go_on =
            last.is_some() && thread != last && all.iter().any(|t| Transition::thread(t) == last);
        if could_go_on && left == 0 || *budget == 0 {
            continue;
        }
        *budget -= 1;
        let mut next = machine.clone();
        next.take(*transition);
        every_schedule(next, thread, left - u32::from(could_go_on), found, budget);
    }
}

/// On generated programs a search with a bound finds what all the schedules do that the bound
/// leaves, and with a large bound what the search without one finds.
#[test]
fn bounded_searches_find_what_their_schedules_find() {
    let mut compared = 0;
    for program in (0..25).flat_map(|n| [generate(Family::Cycles, n), generate(Family::Random, n)])
    {
        for model in ["sc", "tso"] {
            let whole = search(&program.text, model, None, 1);
            let large = search(&program.text, model, Some(1000), 2);
            assert_eq!(
                (outcomes(&large), large.complete, large.cuts),
                (outcomes(&whole), whole.complete, whole.cuts.clone()),
                "{}",
                program.name
            );
            for bound in 0..2 {
                let mut machine = machine(&program.text, model);
                machine.settle();
                let (mut found, mut budget) = (BTreeSet::new(), 20_000);
                every_schedule(machine, None, bound, &mut found, &mut budget);
                if budget == 0 {
                    continue;
                }
                compared += 1;
                let report = search(&program.text, model, Some(bound), 1);
                assert_eq!(outcomes(&report), found, "{} {model} {bound}", program.name);
            }
        }
    }
    assert!(compared > 40, "{compared}");
}
