//! Updates before a loop that tries again by the same update, as a compiler makes of
//! `while (exchange(&lock, 1));`: one that finds what it writes has done nothing, and makes no
//! execution of its own where the loop's could have come at once (`graph/detours.rs`).

use crate::common::{self, Chance};

use std::collections::BTreeSet;
use std::fmt::Write;
use tresse_explore::{Report, graph, steps};
use tresse_machine::lower::Locals;
use tresse_machine::{Config, End};

const PROGRAM: &str = "target triple = \"x86_64-unknown-linux-gnu\"
@x = global i32 BEGIN
@y = global i32 0
@a = global i32 0
@b = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @one(ptr %0) {
ONE
  ret ptr null
}
define ptr @two(ptr %0) {
TWO
  ret ptr null
}
define i32 @main() {
  %s = alloca i64
  %t = alloca i64
  %1 = call i32 @pthread_create(ptr %s, ptr null, ptr @one, ptr null)
  %2 = call i32 @pthread_create(ptr %t, ptr null, ptr @two, ptr null)
  %3 = load i64, ptr %s
  %4 = call i32 @pthread_join(i64 %3, ptr null)
  %5 = load i64, ptr %t
  %6 = call i32 @pthread_join(i64 %5, ptr null)
  %7 = load i32, ptr @a
  %8 = load i32, ptr @b
  %9 = mul i32 %8, 16
  %10 = add i32 %7, %9
  %11 = load atomic i32, ptr @x monotonic, align 4
  %12 = mul i32 %11, 4
  %13 = add i32 %10, %12
  ret i32 %13
}
";

fn program(begin: u32, one: &str, two: &str) -> String {
    PROGRAM.replace("BEGIN", &begin.to_string()).replace("ONE", one).replace("TWO", two)
}

fn search(text: &str, model: &str, skip_detours: bool) -> Report {
    let config = Config { model: model.into(), ..Config::default() };
    let setup = common::setup_with(text, "peeled.ll", config, Locals::Registers);
    let options = graph::Options { skip_detours, max_events: 60, ..Default::default() };
    graph::search(&setup, &["program".into()], &options, &|_| None)
        .unwrap_or_else(|e| panic!("{e}"))
}

/// `TRY` before the loop, and `AGAIN` in it, while they find what is not 0; `n` makes names.
fn wait(n: u32, first: &str, again: &str) -> String {
    format!(
        "  %first{n} = {first}
  %fails{n} = icmp ne i32 %first{n}, 0
  br i1 %fails{n}, label %loop{n}, label %done{n}
loop{n}:
  %again{n} = {again}
  %still{n} = icmp ne i32 %again{n}, 0
  br i1 %still{n}, label %loop{n}, label %done{n}
done{n}:
"
    )
}

const TAS: &str = "atomicrmw xchg ptr @x, i32 1 acquire";
const UNLOCK: &str = "  store atomic i32 0, ptr @x release, align 4";

#[test]
fn the_first_try_is_as_the_others() {
    let section = format!("{}{UNLOCK}", wait(0, TAS, TAS));
    let text = program(0, &section, &section);
    for model in common::EXACT {
        let report = search(&text, model, true);
        assert!(report.errors.is_empty() && report.cuts.is_empty(), "{model}");
        assert_eq!((report.complete, report.blocked), (2, 0), "{model}");
        // Either may be first, and the other may have tried before it waits.
        assert_eq!(search(&text, model, false).complete, 4, "{model}");
    }
}

/// With another order, or another value, the first one is not as the others.
#[test]
fn other_tries_are_told_apart() {
    for first in ["atomicrmw xchg ptr @x, i32 1 acq_rel", "atomicrmw xchg ptr @x, i32 2 acquire"] {
        let section = format!("{}{UNLOCK}", wait(0, first, TAS));
        let text = program(0, &section, &section);
        let [ours, all] = [true, false].map(|skip| search(&text, "rc11", skip).complete);
        assert!(ours == all && all > 2, "{first}: {ours}, {all}");
    }
}

/// The lock is never given back.
#[test]
fn whoever_tries_for_ever_is_in_a_livelock() {
    let none = "atomicrmw add ptr @x, i32 0 acquire";
    for (begin, op) in [(0, TAS), (1, TAS), (1, none)] {
        let section = wait(0, op, op);
        for model in common::EXACT {
            let report = search(&program(begin, &section, &section), model, true);
            assert_eq!(report.complete, 0, "{model} {op}");
            assert!(report.errors.iter().any(|f| f.ending.end == End::Livelock), "{model} {op}");
        }
    }
}

/// What a thread does, by chance.
fn thread(chance: &mut Chance, result: &str) -> String {
    let mut text = String::new();
    let mut sum = "0".to_owned();
    for n in 0..2 + chance.below(3) {
        let mut of = |all: &[&str]| all[chance.below(all.len() as u64) as usize].to_owned();
        let order = of(&["monotonic", "acquire", "release", "acq_rel", "seq_cst"]);
        let op = of(&["xchg ptr @x, i32 1", "or ptr @x, i32 1", "add ptr @x, i32 0"]);
        let read = of(&["monotonic", "acquire", "seq_cst"]);
        let write = of(&["monotonic", "release", "seq_cst"]);
        let (cell, other) = (of(&["@x", "@y"]), of(&["xchg ptr @x, i32 1", &op, &op, &op]));
        let number = chance.below(3);
        let mut add = |text: &mut String, value: &str| {
            writeln!(text, "  %sum{n} = add i32 {sum}, {value}").unwrap_or_else(|e| panic!("{e}"));
            sum = format!("%sum{n}");
        };
        match chance.below(8) {
            0..=3 => {
                let again = format!("atomicrmw {other} {order}");
                text += &wait(n as u32, &format!("atomicrmw {op} {order}"), &again);
                if chance.below(2) == 0 {
                    text += &format!("  store atomic i32 0, ptr @x {write}, align 4\n");
                }
            }
            4 => text += &format!("  store atomic i32 {number}, ptr {cell} {write}, align 4\n"),
            5 => {
                text += &format!("  %load{n} = load atomic i32, ptr {cell} {read}, align 4\n");
                add(&mut text, &format!("%load{n}"));
            }
            6 => {
                text += &format!("  %old{n} = atomicrmw add ptr @y, i32 1 {order}\n");
                add(&mut text, &format!("%old{n}"));
            }
            _ => text += &format!("  store atomic i32 0, ptr @x {write}, align 4\n"),
        }
    }
    format!("{text}  store i32 {sum}, ptr {result}")
}

fn codes(report: &Report) -> BTreeSet<&'static str> {
    let found = report.errors.iter().chain(&report.unsupported).map(|f| f.ending.end.code());
    found.chain(report.livelock.iter().map(|_| End::Livelock.code())).collect()
}

/// Nothing is lost with what is left out: the search that leaves nothing out finds the same, and so
/// does the one by states.
#[test]
fn nothing_is_lost_by_chance() {
    let mut chance = Chance(0x9ee1);
    let (mut compared, mut fewer, mut judged, mut livelocks) = (0, 0, 0, 0);
    for i in 0..400 {
        let begin = u32::from(chance.below(4) == 0);
        let text = program(begin, &thread(&mut chance, "@a"), &thread(&mut chance, "@b"));
        let model = common::EXACT[i % common::EXACT.len()];
        let (ours, all) = (search(&text, model, true), search(&text, model, false));
        if !ours.cuts.is_empty() || !all.cuts.is_empty() {
            continue;
        }
        compared += 1;
        fewer += usize::from(ours.complete < all.complete);
        livelocks += usize::from(!codes(&ours).is_empty());
        assert_eq!(codes(&ours), codes(&all), "{model}: {text}");
        assert!(ours.outcomes.keys().eq(all.outcomes.keys()), "{model}: {text}");
        if !["sc", "tso"].contains(&model) {
            continue;
        }
        let config = Config { model: model.into(), ..Config::default() };
        let setup = common::setup_with(&text, "peeled.ll", config, Locals::Registers);
        let options = steps::Options { keep_going: true, ..steps::Options::default() };
        let states = steps::search(&setup, &["program".into()], &options, &|_| None);
        judged += 1;
        assert_eq!(codes(&ours), codes(&states), "{model}: {text}");
        assert!(ours.outcomes.keys().eq(states.outcomes.keys()), "{model}: {text}");
    }
    assert!(compared > 300, "only {compared} are compared");
    assert!(fewer > 30, "only {fewer} have fewer executions");
    assert!(judged > 100, "states judge only {judged}");
    assert!(livelocks > 20, "only {livelocks} have a livelock");
}
