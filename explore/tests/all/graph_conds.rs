//! Condition variables as events: timed waits and spurious wake-ups, against the searched machine.

use crate::common;

use crate::common::found;
use std::fmt::Write;
use tresse_explore::{graph, steps};
use tresse_machine::Config;
use tresse_machine::config::Granularity;
use tresse_machine::memory::addresses::splitmix;

/// mutex, `signal`, `broadcast`, `wait` and `timed` for a condition variable (`-D`: for another
/// one). `if-timed:x` waits if `x` is 0, `while-timed:x` as long as it is 0, and `if-wait` and
/// `while-wait` without a time. What reads and single waits give back is kept.
fn program(threads: &[&str]) -> String {
    let mut out = String::from(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@M = global [5 x i64] zeroinitializer\n\
         @C = global [6 x i64] zeroinitializer\n",
    );
    out.push_str(
        "@D = global [6 x i64] zeroinitializer\n@T = constant [2 x i64] zeroinitializer\n\
                  @x = global i32 0\n@y = global i32 0\n",
    );
    let mut body = String::new();
    for (t, words) in threads.iter().enumerate() {
        let _ = writeln!(body, "define ptr @t{t}(ptr %unused) {{");
        for (i, word) in words.split(' ').enumerate() {
            let mut keep = |what: &str| {
                let _ = writeln!(out, "@r{t}{i} = global i32 7");
                let _ = writeln!(body, "  %v{i} = {what}\n  store i32 %v{i}, ptr @r{t}{i}");
            };
            let (word, cond) = word.strip_suffix("-D").map_or((word, "C"), |word| (word, "D"));
            let wait = |kind: &str| match kind {
                "timed" => format!("call i32 @pthread_cond_timedwait(ptr @{cond}, ptr @M, ptr @T)"),
                _ => format!("call i32 @pthread_cond_wait(ptr @{cond}, ptr @M)"),
            };
            match word {
                "lock" | "unlock" => {
                    let _ = writeln!(body, "  %v{i} = call i32 @pthread_mutex_{word}(ptr @M)");
                }
                "trylock" => keep("call i32 @pthread_mutex_trylock(ptr @M)"),
                "signal" | "broadcast" => {
                    let _ = writeln!(body, "  %v{i} = call i32 @pthread_cond_{word}(ptr @{cond})");
                }
                "wait" | "timed" => keep(&wait(word)),
                _ if word.contains('-') => {
                    let (how, rest) = word.split_once('-').unwrap_or_default();
                    let (kind, place) = rest.split_once(':').unwrap_or_default();
                    let again = if how == "while" { "head" } else { "done" };
                    let _ = writeln!(
                        body,
                        "  br label %head{i}\nhead{i}:\n  \
                         %p{i} = load atomic i32, ptr @{place} monotonic, align 4"
                    );
                    let _ = writeln!(
                        body,
                        "  %e{i} = icmp eq i32 %p{i}, 0\n  \
                         br i1 %e{i}, label %wait{i}, label %done{i}"
                    );
                    let _ = writeln!(
                        body,
                        "wait{i}:\n  %v{i} = {}\n  br label %{again}{i}\ndone{i}:",
                        wait(kind)
                    );
                }
                _ => match (word.split_once('='), word.strip_prefix('+')) {
                    (Some((place, value)), _) => drop(writeln!(
                        body,
                        "  store atomic i32 {value}, ptr @{place} monotonic, align 4"
                    )),
                    (_, Some(place)) => {
                        keep(&format!("atomicrmw add ptr @{place}, i32 1 monotonic"))
                    }
                    _ => keep(&format!("load atomic i32, ptr @{word} monotonic, align 4")),
                },
            }
        }
        body.push_str("  ret ptr null\n}\n");
    }
    let _ = writeln!(out, "{body}define i32 @main() {{");
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
        "declare i32 @pthread_cond_timedwait(ptr, ptr, ptr)\n\
                  declare i32 @pthread_cond_wait(ptr, ptr)\n",
    );
    // A call of `pthread_mutex_trylock` changes how unlocks are searched: it is there only if it is
    // made.
    for name in ["mutex_lock", "mutex_unlock", "mutex_trylock", "cond_signal", "cond_broadcast"] {
        if out.contains(&format!("@pthread_{name}(")) {
            let _ = writeln!(out, "declare i32 @pthread_{name}(ptr)");
        }
    }
    out
}

fn config(model: &str, spurious_wakeups: bool) -> Config {
    Config {
        model: model.into(),
        granularity: Granularity::Access,
        spurious_wakeups,
        ..Config::default()
    }
}

/// Graphs find what the machine finds, and under RC11 all that they find under other models. Debug
/// builds panic when a graph comes twice. Returns the codes of errors, how many executions under SC
/// are complete, and how many are blocked.
fn compare(threads: &[&str], spurious_wakeups: bool) -> (Vec<&'static str>, u64, u64) {
    let text = program(threads);
    let search = |model: &str| {
        let setup = common::setup(&text, "program.ll", config(model, spurious_wakeups));
        let report = graph::search(
            &setup,
            &["program".into()],
            &graph::Options { verify: true, ..graph::Options::default() },
            &|_| None,
        );
        (setup, report.unwrap_or_else(|e| panic!("{e}")))
    };
    let weak = found(&search("rc11").1);
    for model in common::MODELS {
        let (setup, report) = search(model);
        let options = steps::Options { keep_going: true, ..steps::Options::default() };
        let states = found(&steps::search(&setup, &["program".into()], &options, &|_| None));
        assert_eq!(found(&report), states, "{threads:?} {model}");
        assert!(states.0.is_subset(&weak.0) && states.1.is_subset(&weak.1), "{threads:?} {model}");
    }
    let (setup, report) = search("sc");
    common::check_witnesses(&setup, &report);
    let codes = found(&report).1;
    (codes.into_iter().collect(), report.complete, report.blocked)
}

const NONE: [&str; 0] = [];

/// A thread that waits is signalled, or times out before; then the other one may have the mutex
/// first all the same.
#[test]
fn a_timeout_and_a_signal() {
    assert_eq!(compare(&["lock timed unlock"], false), (NONE.into(), 1, 0));
    // Nobody waits yet; woken; timed out first.
    assert_eq!(compare(&["lock timed unlock", "signal"], false), (NONE.into(), 3, 0));
    // Nobody waits yet; woken; timed out, and has the mutex first, or second.
    assert_eq!(compare(&["lock timed unlock", "lock signal unlock"], false), (NONE.into(), 4, 0));
    assert_eq!(
        compare(&["lock if-timed:x x unlock", "lock x=1 signal unlock"], false),
        (NONE.into(), 4, 0)
    );
    // The mutex is not given back.
    assert_eq!(compare(&["lock timed unlock", "trylock"], false).0, ["T0201"]);
    compare(&["lock timed timed unlock", "lock x=1 signal unlock signal"], false);
}

/// A signal is for one of those that wait: whoever times out does not take it.
#[test]
fn timeouts_of_several_threads() {
    // The one without a time is woken by nobody if the signal came before, or woke the other.
    assert_eq!(compare(&["lock timed unlock", "lock wait unlock", "signal"], false).0, ["T0201"]);
    assert_eq!(compare(&["lock timed unlock", "lock timed unlock", "signal"], false).0, NONE);
    assert_eq!(
        compare(&["lock timed unlock", "lock wait unlock", "lock timed unlock broadcast"], false).0,
        ["T0201"]
    );
    assert_eq!(
        compare(&["lock timed unlock", "lock timed-D unlock signal", "signal-D"], false).0,
        NONE
    );
}

/// A thread that waits again whenever its time is up does so once; then it waits for a signal.
#[test]
fn loops_around_timed_waits() {
    // As above; what timed out and found nothing new waits again, and is woken.
    assert_eq!(
        compare(&["lock while-timed:x unlock", "lock x=1 signal unlock"], false),
        (NONE.into(), 4, 0)
    );
    // The write is seen at first, or after a timeout; seen after a second one it is the same, and
    // only blocked.
    assert_eq!(compare(&["lock while-timed:x unlock", "x=1"], false), (NONE.into(), 2, 1));
    // Nobody writes: it goes on for ever, unless it cannot have the mutex any more.
    assert_eq!(compare(&["lock while-timed:x unlock", "y=1"], false), (["T0202"].into(), 0, 0));
    assert_eq!(compare(&["lock while-timed:x unlock", "y lock"], false), (["T0201"].into(), 0, 1));
    let threads = ["lock while-timed:x unlock", "lock while-timed:x unlock"];
    assert_eq!(compare(&[threads[0], threads[1], "lock x=1 signal unlock"], false).0, NONE);
    assert_eq!(compare(&[threads[0], threads[1], "lock x=1 broadcast unlock"], false).0, NONE);
    assert_eq!(compare(&[threads[0], threads[1], "y=1"], false).0, ["T0202"]);
}

#[test]
fn spurious_wakeups() {
    assert_eq!(compare(&["lock wait unlock", "lock x=1 signal unlock"], false).0, ["T0201"]);
    assert_eq!(compare(&["lock wait unlock", "lock x=1 signal unlock"], true), (NONE.into(), 4, 0));
    // Whether it was woken for nothing shows.
    assert_eq!(
        compare(&["lock if-wait:x x unlock", "lock x=1 unlock signal"], false),
        (NONE.into(), 2, 0)
    );
    assert_eq!(
        compare(&["lock if-wait:x x unlock", "lock x=1 unlock signal"], true),
        (NONE.into(), 4, 0)
    );
    assert_eq!(
        compare(&["lock while-wait:x x unlock", "lock x=1 unlock signal"], true),
        (NONE.into(), 4, 0)
    );
    // A wake-up for nothing may come instead of the signal that is missing.
    assert_eq!(compare(&["lock while-wait:x x unlock", "lock x=1 unlock"], false).0, ["T0201"]);
    assert_eq!(
        compare(&["lock while-wait:x x unlock", "lock x=1 unlock"], true),
        (NONE.into(), 2, 1)
    );
}

/// Made from numbers: two threads that do up to three things with the mutex, or three threads that
/// do one.
#[test]
fn random_programs_with_waits_agree() {
    let mut state = 1u64;
    let mut below = |n: usize| {
        state = splitmix(state);
        ((state >> 32) as usize) % n
    };
    let inside = [
        "x=1",
        "x",
        "y=1",
        "y",
        "timed",
        "timed",
        "timed-D",
        "wait",
        "signal",
        "signal-D",
        "broadcast",
    ];
    let inside: Vec<&str> =
        inside.into_iter().chain(["if-timed:x", "while-timed:x", "while-wait:y", "+x"]).collect();
    let outside = ["x=1", "y=1", "signal", "broadcast", "x", "lock unlock"];
    for number in 0..60 {
        let n = 2 + below(2);
        let mut thread = || {
            let locked: Vec<&str> = (0..1 + below(if n == 2 { 3 } else { 1 }))
                .map(|_| inside[below(inside.len())])
                .collect();
            let (first, last) = (outside[below(outside.len())], outside[below(outside.len())]);
            match below(6) {
                0 => format!("{first} {last}"),
                1 => format!("{first} lock {} unlock", locked.join(" ")),
                _ => format!("lock {} unlock {last}", locked.join(" ")),
            }
        };
        let threads: Vec<String> = (0..n).map(|_| thread()).collect();
        let threads: Vec<&str> = threads.iter().map(String::as_str).collect();
        compare(&threads, number % 3 == 0);
    }
}
