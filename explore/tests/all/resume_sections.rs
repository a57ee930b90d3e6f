//! A search without orders of critical sections that is stopped, killed or changed meanwhile tells
//! what one tells that was not.

use crate::common;

use crate::common::Chance;
use crate::common::pieces::{args, check, in_pieces, told, while_kept, whole};
use crate::common::words::program;
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tresse_explore::Cut;
use tresse_explore::graph::{self, Checkpoint, Options};
use tresse_machine::Config;
use tresse_machine::config::RacePolicy;
use tresse_machine::machine::Setup;

/// What a checkpoint of such a search has, and no other.
const SECTIONS: &str = "\"sections\":{";

fn options() -> Options {
    Options { reduce_sections: true, ..Options::default() }
}

fn setup(threads: &[&str], model: &str) -> Arc<Setup> {
    let config = Config { model: model.into(), ..Config::default() };
    common::setup(&program(threads), "program.ll", config)
}

/// How many executions there are with sections in no order. Held against searches in pieces, which
/// leave checkpoints of such a search.
fn executions(threads: &[&str], model: &str, options: &Options, chance: &mut Chance) -> u64 {
    let setup = setup(threads, model);
    check(&format!("{threads:?} under {model}"), &setup, options, chance);
    let (report, texts) = while_kept(&setup, options, 1, chance);
    // Whoever is asked to stop after the last execution has not stopped anything.
    let is_one = texts.iter().any(|text| text.contains(SECTIONS));
    assert!(is_one || report.complete == 1, "{threads:?}");
    report.complete
}

#[test]
fn sections_tell_the_same_in_pieces() {
    let mut chance = Chance(1);
    let mut of = |threads: &[&str], model| executions(threads, model, &options(), &mut chance);
    assert_eq!(of(&["L x /L", "L x y /L", "L x /L", "L y /L"], "sc"), 1);
    assert_eq!(of(&["L +x /L", "L +x /L", "L +y /L"], "tso"), 2);
    assert_eq!(of(&["L x /L", "L x y /L", "L x z /L", "L x=1 /L"], "rc11"), 8);
    assert_eq!(of(&["L +x /L L y /L", "L +x /L", "L +x /L L y=1 /L"], "ra"), 12);
    assert_eq!(of(&["L x=1 /L M y /M", "M +y /M L x /L", "M y /M L z /L"], "rc11"), 6);
}

/// What a section accesses is learned: a round is left, and so is what came before it.
#[test]
fn rounds_tell_the_same_in_pieces() {
    let mut chance = Chance(2);
    let mut of = |threads: &[&str], model| executions(threads, model, &options(), &mut chance);
    assert_eq!(of(&["L z:x /L", "L /L L z=3 /L", "L x=2 /L"], "sc"), 4);
    let threads = ["L z:x /L", "L y:z /L L z=3 /L", "L x=2 /L L y=1 /L"];
    assert!(of(&threads, "rc11") > 4);
    // Each section that goes wrong is known to go wrong from the first round on.
    let threads = ["L z:x /L !1", "L w:z /L L z=3 /L !1", "L x=2 /L L +w /L"];
    for smallest_errors in [false, true] {
        let options = Options { smallest_errors, ..options() };
        let number = executions(&threads, "sc", &options, &mut chance);
        let report = whole(&setup(&threads, "sc"), &options);
        assert!(!report.errors.is_empty() && number > 1, "{number}");
    }
}

/// An error is found, and then a race, an atomic access or another lock, with which every order is
/// visited: the error is told by who begins again, and is there once more.
#[test]
fn what_was_found_before_another_search_is_told_by_it() {
    let mut chance = Chance(3);
    for (model, last) in [("sc", "w=1"), ("rc11", "@w L z /L @w"), ("tso", "M L x /L /M")] {
        for race in [RacePolicy::Error, RacePolicy::Report] {
            // At first the first thread comes first, and the second one to its end.
            let threads =
                ["L y=1 /L L y=3 /L", &format!("L y /L !1 {last}"), &format!("L x:y /L {last}")];
            let config = Config { model: model.into(), race, ..Config::default() };
            let setup = common::setup(&program(&threads), "program.ll", config);
            let report = whole(&setup, &options());
            assert!(!report.errors.is_empty(), "{threads:?}");
            assert!(check(last, &setup, &options(), &mut chance) > 9, "{threads:?}");
            let (_, texts) = while_kept(&setup, &options(), 1, &mut chance);
            assert!(texts.iter().any(|text| text.contains("\"known\":[\"")), "{threads:?}");
        }
    }
}

/// Two threads of more than a thousand events each before their locks, in their sections and after
/// them; they may write `w` first.
fn long(first: &str) -> String {
    let many = |n: &str, place: &str| {
        format!(
            "  br label %from{n}\nfrom{n}:\n  br label %again{n}\nagain{n}:\n  \
             %i{n} = phi i32 [ 0, %from{n} ], [ %n{n}, %again{n} ]\n  \
             store atomic i32 %i{n}, ptr @{place} monotonic, align 4\n  \
             %n{n} = add i32 %i{n}, 1\n  %b{n} = icmp ult i32 %n{n}, 1200\n  \
             br i1 %b{n}, label %again{n}, label %done{n}\ndone{n}:\n"
        )
    };
    let thread = |name: &str, place: &str| {
        format!(
            "define ptr @{name}(ptr %p) {{\n{first}{}  \
             %l = call i32 @pthread_mutex_lock(ptr @L)\n  %x = load i32, ptr @x\n  \
             %m = add i32 %x, 1\n  store i32 %m, ptr @x\n{}  \
             %u = call i32 @pthread_mutex_unlock(ptr @L)\n{}  ret ptr null\n}}\n",
            many("1", place),
            many("2", place),
            many("3", place)
        )
    };
    format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@L = global [5 x i64] zeroinitializer\n\
         @w = global i32 0\n@x = global i32 0\n@y = global i32 0\n@z = global i32 0\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_mutex_lock(ptr)\n\
         declare i32 @pthread_mutex_unlock(ptr)\n{}{}define i32 @main() {{\n  %t = alloca i64\n  \
         %c = call i32 @pthread_create(ptr %t, ptr null, ptr @a, ptr null)\n  \
         %d = call i32 @pthread_create(ptr %t, ptr null, ptr @b, ptr null)\n  ret i32 0\n}}\n",
        thread("a", "y"),
        thread("b", "z")
    )
}

/// A stop is heard in the midst of a visit, and each run comes further.
#[test]
fn a_visit_is_left_and_begun_again() {
    let mut chance = Chance(4);
    for workers in [1, 2] {
        let options = Options { workers, ..options() };
        let setup = common::setup(&long(""), "long.ll", Config::default());
        let expected = told(whole(&setup, &options));
        assert_eq!(expected.numbers[0], 2);
        let (report, stops) = in_pieces(&setup, &options, 1, &mut chance);
        assert_eq!(told(report), expected, "{workers} workers");
        let (report, texts) = while_kept(&setup, &options, 20, &mut chance);
        assert_eq!(told(report), expected, "{workers} workers, and pauses");
        // There are more of them than executions.
        assert!(stops > 4 && texts.len() > 4, "{stops} {}", texts.len());
        assert!(texts.iter().any(|text| text.contains("\"within\":") && text.contains(SECTIONS)));
        for text in texts.iter().step_by(1 + texts.len() / 6) {
            let from = Checkpoint::decode(text, 7, "--flag").unwrap_or_else(|e| panic!("{e}"));
            let searched = graph::search_from(&setup, &args(), &options, Some(from), &|_| None)
                .unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(told(searched.report), expected, "{workers} workers, killed");
        }
    }
}

/// A race ends the search, but not before the thread has come to a lock.
#[test]
fn a_race_in_a_visit_that_is_left_is_found_again() {
    let config = Config { race: RacePolicy::Report, ..Config::default() };
    let setup = common::setup(&long("  store i32 1, ptr @w\n"), "race.ll", config);
    let report = whole(&setup, &options());
    assert!(!report.errors.is_empty());
    let (pieces, stops) = in_pieces(&setup, &options(), 1, &mut Chance(8));
    assert!(stops > 2, "{stops}");
    assert_eq!(told(pieces), told(report));
}

/// The first round finds that the third thread may go wrong, and then that the second one may read
/// `x`. Nothing goes wrong in the first execution of the next round: who is stopped after it tells
/// what the round before has found.
#[test]
fn an_error_that_was_told_is_told_from_then_on() {
    let setup = setup(&["L z=3 /L", "L z:x /L", "L w /L !1", "L +w /L", "L x=2 /L"], "sc");
    let (mut from, mut told) = (None, 0);
    loop {
        let searched =
            graph::search_from(&setup, &args(), &options(), from, &|_| Some(Cut::Stopped))
                .unwrap_or_else(|e| panic!("{e}"));
        let errors = searched.report.errors.len();
        assert!(errors >= told, "{told} errors before, and now {errors}");
        told = errors;
        let Some(checkpoint) = searched.checkpoint else { break };
        from = Some(checkpoint);
    }
    assert!(told > 0);
}

/// Threads with a few sections, which branch on what they read, and go wrong by it.
fn random(chance: &mut Chance) -> Vec<String> {
    (0..2 + chance.below(2))
        .map(|_| {
            let (mut words, mut at) = (String::new(), 0);
            for _ in 0..1 + chance.below(2) {
                let (lock, variables) =
                    [("L", ["w", "x"]), ("M", ["y", "z"])][chance.below(2) as usize];
                let _ = write!(words, "{lock} ");
                let (first, accesses) = (at, 1 + chance.below(3));
                for _ in 0..accesses {
                    let [a, b] = [0, 1].map(|_| variables[chance.below(2) as usize]);
                    let _ = match chance.below(4) {
                        0 => write!(words, "{a} "),
                        1 => write!(words, "{a}={} ", 1 + chance.below(2)),
                        2 => write!(words, "+{a} "),
                        _ => write!(words, "{a}:{b} "),
                    };
                }
                at += accesses as usize + 2;
                let _ = write!(words, "{} /{lock} ", variables[0]);
                at += 1;
                if chance.below(6) == 0 {
                    let _ = write!(words, "!{} ", first + accesses as usize + 1);
                    at += 1;
                }
            }
            words
        })
        .collect()
}

#[test]
fn random_programs_tell_the_same_in_pieces() {
    let mut chance = Chance(5);
    let (mut stops, mut wrong) = (0, 0);
    for number in 0..60 {
        let threads = random(&mut chance);
        let threads: Vec<&str> = threads.iter().map(String::as_str).collect();
        let setup = setup(&threads, ["sc", "tso", "pso", "ra", "rc11"][number % 5]);
        let options = Options { outcomes: number % 3 > 0, ..options() };
        stops += check(&format!("{threads:?}"), &setup, &options, &mut chance);
        wrong += usize::from(!whole(&setup, &options).errors.is_empty());
    }
    assert!(stops > 300 && wrong > 9, "{stops} stops, {wrong} programs go wrong");
}

/// A file that somebody has changed, and its sum with it, is refused, or leads to some search;
/// nothing panics.
#[test]
fn changed_checkpoints_do_no_harm() {
    let setup = setup(&["L z:x /L !1", "L y:z /L L z=3 /L", "L x=2 /L L y=1 /L"], "sc");
    let (_, texts) = while_kept(&setup, &options(), 2, &mut Chance(6));
    let mut refused = 0;
    for text in texts.iter().step_by(1 + texts.len() / 4) {
        let line = text.lines().next().unwrap_or("");
        for (at, _) in line.match_indices(|c: char| c.is_ascii_digit()) {
            for digit in ["0", "9", "4000000000", "9000000000000000000"] {
                let line = format!("{}{digit}{}", &line[..at], &line[at + 1..]);
                let text = Checkpoint::with_sum(&line);
                let searched = Checkpoint::decode(&text, 7, "--flag").and_then(|changed| {
                    let stop = |_| Some(Cut::Stopped);
                    graph::search_from(&setup, &args(), &options(), Some(changed), &stop)
                });
                refused += usize::from(searched.is_err());
            }
        }
    }
    assert!(refused > 0);
}

/// Such a search is one worker's, and no share of any.
#[test]
fn it_has_no_shares() {
    let setup = setup(&["L +x /L", "L +x /L", "L +y /L", "L +x /L"], "sc");
    let looks = AtomicU64::new(0);
    let stop = |_| (looks.fetch_add(1, Ordering::Relaxed) > 0).then_some(Cut::Stopped);
    let searched = graph::search_from(&setup, &args(), &options(), None, &|_| Some(Cut::Time))
        .unwrap_or_else(|e| panic!("{e}"));
    let Some(checkpoint) = searched.checkpoint else { panic!("it has more than one execution") };
    let share = graph::explore_share(&setup, &args(), &options(), Some(checkpoint), 2, &stop);
    assert_eq!(
        share.err().as_deref(),
        Some("a search without orders of critical sections has no shares")
    );
}
