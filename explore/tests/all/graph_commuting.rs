//! Updates in no order: how many executions there are, and that leaving orders out loses no outcome
//! and no error.

use crate::common;

use crate::common::{EXACT, found};
use std::fmt::Write;
use tresse_explore::generate::{Family, generate};
use tresse_explore::{Report, graph, steps};
use tresse_machine::Config;
use tresse_machine::config::{Granularity, RacePolicy};
use tresse_machine::memory::addresses::splitmix;

fn config(model: &str) -> Config {
    Config {
        model: model.into(),
        granularity: Granularity::Access,
        race: RacePolicy::Report,
        ..Config::default()
    }
}

fn graphs(program: &str, model: &str, commute_updates: bool) -> Report {
    let setup = common::setup(program, "program.ll", config(model));
    let options = graph::Options { commute_updates, verify: true, ..graph::Options::default() };
    let report = graph::search(&setup, &["program".into()], &options, &|_| None)
        .unwrap_or_else(|e| panic!("{e}"));
    common::check_witnesses(&setup, &report);
    report
}

/// A program whose threads do what their words say: `+x` adds one and `.x` sets a bit, relaxed,
/// `*x` subtracts and releases and acquires, `?x` adds and looks at what was there, `x` reads,
/// `x=1` writes (relaxed), `d=1` and `d` write and read without being atomic, `|` and `!` are
/// fences. `main` adds to `x` before, and reads `x` after all threads.
fn program(threads: &[&str]) -> String {
    let mut out = String::from(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@x = global i32 0\n@y = global i32 0\n\
         @d = global i32 0\n",
    );
    let mut body = String::new();
    for (t, words) in threads.iter().enumerate() {
        let _ = writeln!(body, "define ptr @t{t}(ptr %unused) {{");
        for (i, word) in words.split(' ').enumerate() {
            let result = format!("@r{t}{i}");
            let (sign, place) = word.split_at(1);
            let rmw = |op: &str, order: &str| {
                format!(
                    "  %v{i} = atomicrmw {op} ptr @{place}, i32 {} {order}\n",
                    if op == "or" { 4 } else { 1 }
                )
            };
            let text = match sign {
                "+" => rmw("add", "monotonic"),
                "." => rmw("or", "monotonic"),
                "*" => rmw("sub", "acq_rel"),
                "|" => "  fence seq_cst\n".into(),
                "!" => "  fence acquire\n".into(),
                "d" if place.is_empty() => format!("  %v{i} = load i32, ptr @d\n"),
                "d" => format!("  store i32 {}, ptr @d\n", t + 1),
                _ if place.starts_with('=') => {
                    format!("  store atomic i32 {}, ptr @{sign} monotonic, align 4\n", &place[1..])
                }
                _ => {
                    let _ = writeln!(out, "{result} = global i32 7");
                    let read = if sign == "?" {
                        rmw("add", "acq_rel")
                    } else {
                        format!("  %v{i} = load atomic i32, ptr @{sign} acquire, align 4\n")
                    };
                    format!("{read}  store i32 %v{i}, ptr {result}\n")
                }
            };
            body.push_str(&text);
        }
        body.push_str("  ret ptr null\n}\n");
    }
    out.push_str("@end = global i32 7\n");
    out.push_str(&body);
    out.push_str("define i32 @main() {\n  %a = atomicrmw add ptr @x, i32 8 monotonic\n");
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
    out.push_str("  %end = load i32, ptr @x\n  store i32 %end, ptr @end\n  ret i32 0\n}\n");
    out.push_str(
        "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n",
    );
    out
}

/// Both ways of exploring find the same, and the machine too where there is one. Debug builds panic
/// when a graph comes twice. Gives by how many executions there are fewer.
fn compare(threads: &[&str]) -> u64 {
    let text = program(threads);
    let mut saved = 0;
    for model in EXACT {
        let (reduced, whole) = (graphs(&text, model, true), graphs(&text, model, false));
        assert_eq!(found(&reduced), found(&whole), "{threads:?} {model}");
        assert!(reduced.complete <= whole.complete, "{threads:?} {model}");
        saved += whole.complete - reduced.complete;
        if (model == "sc" || model == "tso") && whole.errors.is_empty() {
            let setup = common::setup(&text, "program.ll", config(model));
            let machine =
                steps::search(&setup, &["program".into()], &steps::Options::default(), &|_| None);
            assert_eq!(found(&reduced), found(&machine), "{threads:?} {model}");
        }
    }
    saved
}

fn complete(threads: &[&str], commute_updates: bool) -> [u64; 5] {
    let text = program(threads);
    EXACT.map(|model| graphs(&text, model, commute_updates).complete)
}

#[test]
fn the_order_of_updates_makes_no_executions() {
    assert_eq!(complete(&["+x", "+x", "+x"], true), [1, 1, 1, 6, 1]);
    assert_eq!(complete(&["+x", "+x", "+x"], false), [6; 5]);
    assert_eq!(complete(&["+x +y", "+y +x", "+x +y"], true)[0], 1);
    // One that acquires and releases makes an order, where others do not see the whole of memory.
    assert_eq!(complete(&["*x", "*x", "*x"], true), [1, 1, 1, 6, 6]);
    assert_eq!(complete(&["| +x", "| +x", "| +x"], true), [1, 1, 1, 6, 6]);
}

/// The order of updates counts where somebody looks.
#[test]
fn updates_that_are_looked_at_are_ordered() {
    for threads in [&["?x", "+x", "+x"][..], &["+x", "+x", "x"], &["+x", ".x"], &["+x", "x=1"]] {
        assert_eq!(complete(threads, true), complete(threads, false), "{threads:?}");
    }
    // Other locations are not concerned: the read sees its own thread's update last, or the other
    // one before or after it.
    assert_eq!(complete(&["+x +y", "+x +y y"], true)[0], 3);
}

#[test]
fn outcomes_and_races_are_the_same() {
    let programs = [
        &["d=1 +x", "+x d=2"][..],
        &["d=1 *x", "*x d=2"],
        &["d=1 +x y=1", "y +x d"],
        &["d=1 *x y=1", "y *x d"],
        &["x=1 +y x", "+y x=2 x", "+y"],
        &["x=1 *y x", "*y x=2 x", "*y"],
        &["d=1 +x | y=1", "y ! +x d"],
        &["y=1 *x y", "y *x y=2"],
        &["+x +x d=1", "+x d=2 +x", "+x"],
    ];
    for threads in programs {
        compare(threads);
    }
}

/// On the generated programs that engines are held against each other on. Few have an update that
/// nobody looks at, or threads that are the same: neither reduction may get in the way of the
/// others.
#[test]
fn generated_programs_agree() {
    for family in [Family::Cycles, Family::Random, Family::SizedRandom] {
        for program in (0..80).map(|n| generate(family, n)).filter(|p| p.hints.candidates <= 300) {
            for model in EXACT {
                let setup = common::setup(&program.text, "generated.ll", config(model));
                let search = |options| {
                    graph::search(&setup, &["program".into()], &options, &|_| None)
                        .unwrap_or_else(|e| panic!("{e}"))
                };
                let whole = search(graph::Options::default());
                let reduced = search(graph::Options {
                    commute_updates: true,
                    symmetry: true,
                    ..graph::Options::default()
                });
                assert_eq!(found(&reduced), found(&whole), "{} {model}", program.name);
            }
        }
    }
}

/// Made from numbers: 2 or 3 threads of up to 4 words.
#[test]
fn random_programs_agree() {
    let mut state = 1u64;
    let mut below = |n: usize| {
        state = splitmix(state);
        ((state >> 32) as usize) % n
    };
    let mut saved = 0;
    for _ in 0..50 {
        let n = 2 + below(2);
        let words =
            ["+x", "+x", "*x", "+y", "+y", "*y", ".x", "y", "y=2", "x", "?x", "d=1", "d", "|", "!"];
        let mut thread =
            |len: usize| (0..len).map(|_| words[below(words.len())]).collect::<Vec<_>>().join(" ");
        let threads: Vec<String> =
            (0..n).map(|t| thread(if n == 3 && t > 0 { 2 } else { 4 })).collect();
        let threads: Vec<&str> = threads.iter().map(String::as_str).collect();
        saved += compare(&threads);
    }
    // Most of these programs look at what updates read; some do not.
    assert!(saved > 20, "{saved}");
}
