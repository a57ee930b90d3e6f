//! Barriers as events: how many executions there are, that leaving out orders of arrival loses no
//! outcome, and that the searched machine finds the same.

use crate::common;

use crate::common::{EXACT, found};
use std::fmt::Write;
use tresse_explore::{Report, graph, steps};
use tresse_machine::Config;
use tresse_machine::config::Granularity;
use tresse_machine::memory::addresses::splitmix;

fn config(model: &str) -> Config {
    Config { model: model.into(), granularity: Granularity::Access, ..Config::default() }
}

fn graphs(program: &str, model: &str, reduce_barriers: bool) -> Report {
    let setup = common::setup(program, "program.ll", config(model));
    let options = graph::Options { reduce_barriers, ..graph::Options::default() };
    let report = graph::search(&setup, &["program".into()], &options, &|_| None)
        .unwrap_or_else(|e| panic!("{e}"));
    common::check_witnesses(&setup, &report);
    report
}

fn states(program: &str, model: &str) -> Report {
    let setup = common::setup(program, "program.ll", config(model));
    let options = steps::Options { keep_going: true, ..steps::Options::default() };
    steps::search(&setup, &["program".into()], &options, &|_| None)
}

/// A program whose threads do what their words say: `x=1` writes and `x` reads (relaxed), `+x` adds
/// one, `|` is a fence, `B` and `C` wait at barriers for so many threads, `Bs` looks whether its
/// thread is the serial one, `Bc` only checks for errors, and `Bp` does so in private memory; `Bl`
/// keeps the result there, and looks at it after a read of `x`.
fn program(counts: [usize; 2], threads: &[&str]) -> String {
    let mut out = String::from(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@B = global [4 x i64] zeroinitializer\n\
         @C = global [4 x i64] zeroinitializer\n",
    );
    out.push_str("@x = global i32 0\n@y = global i32 0\n");
    let mut body = String::new();
    for (t, words) in threads.iter().enumerate() {
        let _ = writeln!(body, "define ptr @t{t}(ptr %unused) {{");
        for (i, word) in words.split(' ').enumerate() {
            let result = format!("@r{t}{i}");
            let mut read = |ty: &str| {
                let _ = writeln!(out, "{result} = global i32 7");
                let _ = writeln!(body, "  %v{i} = {ty}\n  store i32 %v{i}, ptr {result}");
            };
            let names: Vec<&str> = word.split('=').collect();
            match names[..] {
                [place, value] => drop(writeln!(
                    body,
                    "  store atomic i32 {value}, ptr @{place} monotonic, align 4"
                )),
                ["|"] => body.push_str("  fence seq_cst\n"),
                ["B" | "C"] => {
                    let _ = writeln!(body, "  %v{i} = call i32 @pthread_barrier_wait(ptr @{word})");
                }
                ["Bc"] => {
                    let _ = writeln!(
                        body,
                        "  %v{i} = call i32 @pthread_barrier_wait(ptr @B)\n  \
                         %w{i} = add i32 %v{i}, 1\n  %e{i} = icmp ugt i32 %w{i}, 1"
                    );
                    let _ = writeln!(
                        body,
                        "  br i1 %e{i}, label %bad{i}, label %good{i}\nbad{i}:\n  \
                         call void @abort()\n  unreachable\ngood{i}:"
                    );
                }
                ["Bp"] => {
                    let _ = writeln!(
                        body,
                        "  %v{i} = call i32 @pthread_barrier_wait(ptr @B)\n  \
                         %w{i} = add i32 %v{i}, 1\n  %e{i} = icmp ugt i32 %w{i}, 1"
                    );
                    let _ = writeln!(body, "  %p{i} = alloca i1\n  store i1 %e{i}, ptr %p{i}");
                }
                ["Bl"] => {
                    let _ = writeln!(out, "{result} = global i32 7");
                    let _ = writeln!(
                        body,
                        "  %p{i} = alloca i32\n  %w{i} = call i32 @pthread_barrier_wait(ptr @B)\n  \
                         store i32 %w{i}, ptr %p{i}\n  \
                         %x{i} = load atomic i32, ptr @x monotonic, align 4\n  \
                         %v{i} = load i32, ptr %p{i}\n  store i32 %v{i}, ptr {result}"
                    );
                }
                ["Bs"] => read(&format!("call i32 @pthread_barrier_wait(ptr @{})", &word[..1])),
                [place] if place.starts_with('+') => {
                    read(&format!("atomicrmw add ptr @{}, i32 1 acq_rel", &place[1..]))
                }
                [place] => read(&format!("load atomic i32, ptr @{place} monotonic, align 4")),
                _ => panic!("{word}"),
            }
        }
        body.push_str("  ret ptr null\n}\n");
    }
    out.push_str(&body);
    out.push_str("define i32 @main() {\n");
    for (name, count) in ["B", "C"].iter().zip(counts).filter(|(_, count)| *count > 0) {
        let _ = writeln!(
            out,
            "  %init{name} = call i32 @pthread_barrier_init(ptr @{name}, ptr null, i32 {count})"
        );
    }
    for t in 0..threads.len() {
        let _ = writeln!(
            out,
            "  %id{t} = alloca i64\n  %c{t} = call i32 @pthread_create(ptr %id{t}, ptr null, ptr \
             @t{t}, ptr null)"
        );
    }
    for t in 0..threads.len() {
        let _ = writeln!(
            out,
            "  %n{t} = load i64, ptr %id{t}\n  %j{t} = call i32 @pthread_join(i64 %n{t}, ptr null)"
        );
    }
    out.push_str(
        "  ret i32 0\n}\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
                  declare i32 @pthread_join(i64, ptr)\n",
    );
    out.push_str(
        "declare i32 @pthread_barrier_init(ptr, ptr, i32)\n\
                  declare i32 @pthread_barrier_wait(ptr)\ndeclare void @abort()\n",
    );
    out
}

/// Both ways of exploring find the same, and the machine too. Debug builds panic when a graph
/// comes twice.
fn compare(counts: [usize; 2], threads: &[&str]) {
    let text = program(counts, threads);
    for model in EXACT {
        let (reduced, whole) = (graphs(&text, model, true), graphs(&text, model, false));
        assert_eq!(found(&reduced), found(&whole), "{counts:?} {threads:?} {model}");
        assert!(reduced.complete <= whole.complete, "{counts:?} {threads:?} {model}");
        assert_eq!(found(&reduced), found(&states(&text, model)), "{counts:?} {threads:?} {model}");
    }
}

fn complete(count: usize, threads: &[&str], reduce_barriers: bool) -> [u64; 5] {
    let text = program([count, count], threads);
    EXACT.map(|model| {
        let report = graphs(&text, model, reduce_barriers);
        assert!(report.errors.is_empty() && report.blocked == 0);
        report.complete
    })
}

#[test]
fn the_order_of_arrival_makes_no_executions() {
    assert_eq!(complete(2, &["B", "B"], true), [1; 5]);
    assert_eq!(complete(4, &["B C", "B C", "B C", "B C"], true), [1; 5]);
    assert_eq!(complete(3, &["x=1 B y", "y=1 B x", "B x"], true), [1; 5]);
    // Every order, in each of two rounds.
    assert_eq!(complete(3, &["B", "B", "B"], false), [6; 5]);
    assert_eq!(complete(3, &["B B", "B B", "B B"], false), [36; 5]);
}

#[test]
fn a_serial_thread_is_chosen_where_it_is_looked_at() {
    assert_eq!(complete(3, &["Bs", "Bs", "Bs"], true), [3; 5]);
    assert_eq!(complete(2, &["Bs Bs", "Bs Bs"], true), [4; 5]);
    assert_eq!(complete(2, &["Bc x=1 Bc", "Bc Bc x"], true), [1; 5]);
    // Private memory holds the same, whichever thread it is.
    assert_eq!(complete(3, &["Bp", "Bp", "Bp"], true), [1; 5]);
    // It does not: one of the three is the serial thread.
    assert_eq!(complete(3, &["Bl", "Bl", "Bl"], true), [3; 5]);
    // The one that looks is the serial thread, or another one is.
    assert_eq!(complete(3, &["Bs", "B", "B"], true), [2; 5]);
}

#[test]
fn programs_with_barriers_have_the_same_outcomes_either_way() {
    compare([2, 0], &["x=1 B y", "y=1 B x"]);
    compare([2, 0], &["x=1 B x=2 B x", "x B x B x=3"]);
    compare([2, 2], &["x=1 B y=1 C x", "x=2 B y C y=2"]);
    compare([3, 0], &["x=1 Bs", "x=2 Bs x", "x Bs y=1"]);
    compare([2, 0], &["+x Bs +y", "+x Bs +y", "+x y"]);
    compare([1, 1], &["B x=1 Bs y", "C y=1 | x"]);
}

/// Who comes first makes up the round; the others wait for ever.
#[test]
fn more_threads_than_make_up_a_round() {
    compare([2, 0], &["B x=1", "B x", "Bs x"]);
    compare([1, 0], &["Bs x=1", "Bs x", "x=2 Bs"]);
    compare([2, 0], &["x=1 B", "Bs x", "B x=2", "B"]);
    // Two threads more in a second round.
    assert_eq!(complete(2, &["B", "B", "B", "B"], true), [24; 5]);
}

#[test]
fn threads_that_nobody_joins_at_a_barrier_are_in_a_deadlock() {
    for threads in [&["B B", "B"][..], &["B C", "C B"], &["x=1 B"]] {
        compare([2, 2], threads);
        let report = graphs(&program([2, 2], threads), "rc11", true);
        assert_eq!(
            report.errors.iter().map(|e| e.ending.end.code()).collect::<Vec<_>>(),
            ["T0201"]
        );
        assert_eq!(report.complete, 0);
    }
    // Not initialised.
    compare([2, 0], &["C", "x=1"]);
}

/// Made from numbers: 2 or 3 threads of up to 4 words.
#[test]
fn random_programs_with_barriers_agree() {
    let mut state = 1u64;
    let mut below = |n: usize| {
        state = splitmix(state);
        ((state >> 32) as usize) % n
    };
    for _ in 0..60 {
        let n = 2 + below(2);
        let words = ["x=1", "x", "y=2", "y", "B", "B", "Bs", "+x", "x=3", "|"];
        let mut thread =
            |len: usize| (0..len).map(|_| words[below(words.len())]).collect::<Vec<_>>().join(" ");
        let threads: Vec<String> =
            (0..n).map(|t| thread(if n == 3 && t > 0 { 3 } else { 4 })).collect();
        let threads: Vec<&str> = threads.iter().map(String::as_str).collect();
        compare([2, 0], &threads);
    }
}
