//! Stores to the state word of a library object, beside calls on it: each begins a new object, and
//! nothing orders it and the calls. Each execution is visited once, and none is missed: the search
//! of graphs has as many as the search of candidates, which knows nothing of how graphs are made.

use crate::common;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;
use tresse_explore::{Report, candidates, graph};
use tresse_machine::Config;
use tresse_machine::lower::Locals;
use tresse_machine::machine::Setup;
use tresse_memmodels::cat::Cat;
use tresse_memmodels::registry::included;
use tresse_memmodels::{Judge, Model};

/// A kind of object: where its state word is, what that is at first, and calls by their words.
struct Kind {
    word: u32,
    first: u32,
    calls: &'static [(&'static str, &'static str)],
}

const SEMAPHORE: Kind = Kind {
    word: 0,
    first: 1,
    calls: &[("wait", "i32 @sem_wait(ptr @L)"), ("post", "i32 @sem_post(ptr @L)")],
};

const ONCE: Kind =
    Kind { word: 0, first: 0, calls: &[("once", "i32 @pthread_once(ptr @L, ptr @nothing)")] };

const MUTEX: Kind = Kind {
    word: 4,
    first: 0,
    calls: &[
        ("lock", "i32 @pthread_mutex_lock(ptr @L)"),
        ("try", "i32 @pthread_mutex_trylock(ptr @L)"),
        ("unlock", "i32 @pthread_mutex_unlock(ptr @L)"),
    ],
};

/// A program whose threads do what their words say: calls, and accesses that are atomic and order
/// nothing. `=1` stores to the state word, `x1` exchanges it; `f=1` and `f` are of another place.
fn program(kind: &Kind, threads: &[&str]) -> String {
    let words: Vec<String> =
        (0..10).map(|n| format!("i32 {}", if n == kind.word { kind.first } else { 0 })).collect();
    let mut out = format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@L = global [10 x i32] [{}], align 8\n\
         @f = global i32 0\n",
        words.join(", ")
    );
    let word = format!("ptr getelementptr ([10 x i32], ptr @L, i64 0, i64 {})", kind.word);
    let mut main = String::from("define i32 @main() {\n");
    for (t, line) in threads.iter().enumerate() {
        let _ = writeln!(out, "define ptr @t{t}(ptr %unused) {{");
        for (n, step) in line.split_whitespace().enumerate() {
            let call = kind.calls.iter().find(|(name, _)| *name == step);
            let _ = match (call, step.split_once('=')) {
                (Some((_, call)), _) => writeln!(out, "  %v{n} = call {call}"),
                (None, Some((place, value))) => {
                    let to = if place.is_empty() { word.as_str() } else { "ptr @f" };
                    writeln!(out, "  store atomic i32 {value}, {to} monotonic, align 4")
                }
                (None, None) if step == "f" => writeln!(
                    out,
                    "  %v{n} = load atomic i32, ptr @f monotonic, align 4\n  \
                     %b{n} = icmp eq i32 %v{n}, 1\n  br i1 %b{n}, label %l{n}, label %end\nl{n}:"
                ),
                (None, None) => {
                    writeln!(out, "  %v{n} = atomicrmw xchg {word}, i32 {} monotonic", &step[1..])
                }
            };
        }
        out.push_str("  br label %end\nend:\n  ret ptr null\n}\n");
        let _ = writeln!(
            main,
            "  %id{t} = alloca i64\n  %c{t} = call i32 @pthread_create(ptr %id{t}, ptr null, \
             ptr @t{t}, ptr null)"
        );
    }
    for t in 0..threads.len() {
        let _ = writeln!(
            main,
            "  %n{t} = load i64, ptr %id{t}\n  %j{t} = call i32 @pthread_join(i64 %n{t}, ptr null)"
        );
    }
    let _ = writeln!(
        out,
        "{main}  ret i32 0\n}}\ndefine void @nothing() {{\n  ret void\n}}\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)"
    );
    for (_, call) in kind.calls {
        let parameters = call.replace("@L", "").replace("@nothing", "");
        let _ = writeln!(out, "declare {parameters}");
    }
    out
}

fn cat(model: &Model) -> Cat {
    Cat::parse("own.cat", model.text, &included).unwrap_or_else(|e| panic!("{e}"))
}

fn args() -> Vec<String> {
    vec!["program".into()]
}

fn search(setup: &Arc<Setup>, judge: Option<Arc<Judge>>) -> Report {
    let options = graph::Options { judge, ..graph::Options::default() };
    graph::search(setup, &args(), &options, &|_| None).unwrap_or_else(|e| panic!("{e}"))
}

fn codes(report: &Report) -> BTreeSet<&'static str> {
    let found = report.errors.iter().chain(&report.unsupported);
    found.map(|f| f.ending.end.code()).collect()
}

/// Complete executions of a program under each model: by its checker, by its text on graphs, and
/// by its text on candidates, with the same errors.
fn counts(kind: &Kind, threads: &[&str]) -> Vec<u64> {
    let text = program(kind, threads);
    let count = |model: &Model| {
        let config = Config { model: model.name.into(), ..Config::default() };
        let setup = common::setup_with(&text, "program.ll", config, Locals::Registers);
        let ours = search(&setup, None);
        let at = format!("{threads:?} {}", model.name);
        assert!(ours.cuts.is_empty() && ours.unsupported.is_empty(), "{at}");
        common::check_witnesses(&setup, &ours);
        let judge = Judge::of_text(cat(model)).unwrap_or_else(|e| panic!("{e}"));
        let judged = search(&setup, Some(Arc::new(judge)));
        let options = candidates::Options::default();
        let oracle = candidates::search(&setup, &args(), &cat(model), &options)
            .unwrap_or_else(|e| panic!("{e}"));
        assert!(oracle.cuts.is_empty(), "{at}");
        for (who, report) in [("graphs", &ours), ("judged", &judged)] {
            assert_eq!(
                (report.complete, codes(report)),
                (oracle.complete, codes(&oracle)),
                "{at}: {who}"
            );
        }
        ours.complete
    };
    tresse_memmodels::MODELS.iter().map(count).collect()
}

/// Threads in every order: which is first decides what revisits what.
fn orders<'a>(threads: &[&'a str]) -> Vec<Vec<&'a str>> {
    let Some((first, rest)) = threads.split_first() else { return vec![Vec::new()] };
    let insert = |order: Vec<&'a str>| {
        (0..=order.len()).map(move |at| {
            let mut order = order.clone();
            order.insert(at, *first);
            order
        })
    };
    orders(rest).into_iter().flat_map(insert).collect()
}

fn each_once(kind: &Kind, threads: &[&str]) {
    for order in orders(threads) {
        counts(kind, &order);
    }
}

/// Each thread has to take the semaphore in another state, the first one or the stored one: two
/// executions. If both come after the store, or it is between them and what they take, one waits
/// for ever.
#[test]
fn two_waits_and_a_store() {
    for order in orders(&["wait", "wait", "=1"]) {
        assert!(counts(&SEMAPHORE, &order).iter().all(|n| *n == 2), "{order:?}");
    }
}

/// A store of a state that lets nobody in: it comes after the wait, or the wait does not end.
#[test]
fn a_wait_and_a_store_that_shuts_it_out() {
    for order in orders(&["wait", "=0"]) {
        assert!(counts(&SEMAPHORE, &order).iter().all(|n| *n == 1), "{order:?}");
    }
}

#[test]
fn semaphores_that_are_stored_to() {
    each_once(&SEMAPHORE, &["wait", "wait post", "=1"]);
    each_once(&SEMAPHORE, &["wait", "post", "=0"]);
    each_once(&SEMAPHORE, &["wait", "wait", "=0 =2"]);
}

#[test]
fn controls_that_are_stored_to() {
    each_once(&ONCE, &["once", "once", "=0"]);
    each_once(&ONCE, &["once once", "=0"]);
}

/// What is exchanged is a link of the chain of states, and begins a new object all the same.
#[test]
fn controls_that_are_exchanged() {
    each_once(&ONCE, &["once", "once", "x0"]);
    each_once(&ONCE, &["once x0", "once", "once"]);
}

#[test]
fn mutexes_that_are_stored_to() {
    each_once(&MUTEX, &["lock", "lock", "=0"]);
    each_once(&MUTEX, &["lock unlock", "lock", "=0"]);
    each_once(&MUTEX, &["lock", "try", "=0"]);
}

/// The store comes after a call in causes, and may all the same come before it in coherence order
/// where nothing synchronises.
#[test]
fn stores_after_a_flag() {
    each_once(&SEMAPHORE, &["wait f=1", "wait", "f =1"]);
    each_once(&SEMAPHORE, &["wait", "=1 f=1", "f wait"]);
    each_once(&ONCE, &["once f=1", "f =0", "once"]);
    each_once(&MUTEX, &["lock f=1", "f =0", "lock"]);
}

/// Where a store comes before all calls, as a library's own initialisers do, calls leave the graph
/// while they wait: no graph has one that waits in vain.
#[test]
fn ordered_stores_cost_nothing() {
    let path = "tests/errors/mutexattr_in_once_ok.ll";
    for model in common::EXACT {
        let config = Config { model: model.into(), ..Config::default() };
        let setup = common::setup_with(&common::file(path), path, config, Locals::Registers);
        let report = search(&setup, None);
        // Either thread runs the function, and either is the first to take the mutex then.
        assert_eq!((report.complete, report.blocked), (4, 0), "{model}");
        assert!(report.errors.is_empty(), "{model}");
    }
}
