//! Mutexes; read-write locks, semaphores and spin locks, which the library builds of mutexes and
//! condition variables: execution graphs find the outcomes and the errors that the searched machine
//! finds, and nothing stays blocked for no reason.

use crate::common;

use crate::common::found;
use std::collections::BTreeSet;
use std::fmt::Write;
use tresse_explore::{graph, steps};
use tresse_machine::Config;
use tresse_machine::config::Granularity;

/// A program whose threads do what their words say: `x=1` writes and `x` reads, neither atomic;
/// `+x` is both; other words are calls of functions, on `L`, and keep what they return.
fn program(init: &str, threads: &[&str]) -> String {
    let mut out = String::from(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@L = global [7 x i64] zeroinitializer\n\
         @x = global i32 0\n@y = global i32 0\n",
    );
    let (mut body, mut called) = (String::new(), BTreeSet::new());
    for (t, words) in threads.iter().enumerate() {
        let _ = writeln!(body, "define ptr @t{t}(ptr %unused) {{");
        for (i, word) in words.split(' ').enumerate() {
            let value = match word.split_once('=') {
                Some((place, value)) => {
                    let _ = writeln!(body, "  store i32 {value}, ptr @{place}");
                    continue;
                }
                None if word.starts_with('+') => {
                    let place = &word[1..];
                    let _ = writeln!(
                        body,
                        "  %o{i} = load i32, ptr @{place}\n  %n{i} = add i32 %o{i}, 1\n  \
                         store i32 %n{i}, ptr @{place}"
                    );
                    continue;
                }
                None if word.len() == 1 => format!("load i32, ptr @{word}"),
                None => {
                    called.insert(word);
                    format!("call i32 @{word}(ptr @L)")
                }
            };
            let _ = writeln!(out, "@r{t}{i} = global i32 7");
            let _ = writeln!(body, "  %v{i} = {value}\n  store i32 %v{i}, ptr @r{t}{i}");
        }
        body.push_str("  ret ptr null\n}\n");
    }
    let _ = writeln!(out, "{body}define i32 @main() {{\n  {init}");
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
                  declare i32 @pthread_join(i64, ptr)\ndeclare i32 @sem_init(ptr, i32, i32)\n",
    );
    for name in called {
        let _ = writeln!(out, "declare i32 @{name}(ptr)");
    }
    out
}

/// The codes that graphs find under each model, as the machine does.
fn codes(init: &str, threads: &[&str]) -> Vec<&'static str> {
    let text = program(init, threads);
    let search = |model: &str| {
        let setup = common::setup(
            &text,
            "program.ll",
            Config { model: model.into(), granularity: Granularity::Access, ..Config::default() },
        );
        let report =
            graph::search(&setup, &["program".into()], &graph::Options::default(), &|_| None)
                .unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(report.blocked, 0, "{threads:?} {model}");
        (setup, found(&report))
    };
    let rc11 = search("rc11").1;
    // Where a text judges graphs, read-write locks are unsupported by name.
    let has_readers = threads.iter().any(|t| t.contains("rwlock"));
    let models = if has_readers { &common::EXACT[..] } else { &common::MODELS[..] };
    for model in models {
        let (setup, graphs) = search(model);
        let options = steps::Options { keep_going: true, ..steps::Options::default() };
        let states = found(&steps::search(&setup, &["program".into()], &options, &|_| None));
        assert_eq!(graphs, states, "{threads:?} {model}");
        assert_eq!(graphs, rc11, "{threads:?} {model}");
    }
    rc11.1.into_iter().collect()
}

const NONE: [&str; 0] = [];

/// Each order of critical sections is one execution, also where threads come back to a mutex: so
/// many as there are ways to mix so many of each thread.
#[test]
fn mutexes() {
    let sections = |n: usize| ["pthread_mutex_lock x pthread_mutex_unlock"].repeat(n).join(" ");
    for (counts, orders) in [
        (&[1, 1][..], 2),
        (&[1, 2], 3),
        (&[2, 2], 6),
        (&[1, 3], 4),
        (&[3, 2], 10),
        (&[1, 1, 2], 12),
        (&[2, 1, 2], 30),
    ] {
        let threads: Vec<String> = counts.iter().map(|n| sections(*n)).collect();
        let threads: Vec<&str> = threads.iter().map(String::as_str).collect();
        assert_eq!(codes("", &threads), NONE);
        for model in common::MODELS {
            let setup = common::setup(
                &program("", &threads),
                "program.ll",
                Config { model: model.into(), ..Config::default() },
            );
            let report =
                graph::search(&setup, &["program".into()], &graph::Options::default(), &|_| None)
                    .unwrap_or_else(|e| panic!("{e}"));
            assert_eq!((report.complete, report.blocked), (orders, 0), "{counts:?} {model}");
        }
    }
}

#[test]
fn read_write_locks() {
    let (write, read) = (
        "pthread_rwlock_wrlock +x pthread_rwlock_unlock",
        "pthread_rwlock_rdlock x pthread_rwlock_unlock",
    );
    assert_eq!(codes("", &[write, read]), NONE);
    assert_eq!(codes("", &[write, write]), NONE);
    assert_eq!(codes("", &[write, read, read]), NONE);
    // A lock that is not given back.
    assert_eq!(
        codes("", &[write, "pthread_rwlock_tryrdlock", "pthread_rwlock_trywrlock"]),
        ["T0201"]
    );
    // A reader that wants to write waits for itself.
    assert_eq!(codes("", &["pthread_rwlock_rdlock pthread_rwlock_wrlock", "x"]), ["T0201"]);
    assert_eq!(codes("", &["pthread_rwlock_unlock", "x"]), ["T0804"]);
}

#[test]
fn semaphores() {
    let init = |n: u32| format!("%i = call i32 @sem_init(ptr @L, i32 0, i32 {n})");
    assert_eq!(codes(&init(0), &["x=1 sem_post", "sem_wait x"]), NONE);
    assert_eq!(codes(&init(1), &["sem_wait +x sem_post", "sem_wait +x sem_post"]), NONE);
    assert_eq!(codes(&init(1), &["sem_trywait", "sem_trywait", "sem_post"]), NONE);
    assert_eq!(codes(&init(1), &["sem_wait", "sem_wait"]), ["T0201"]);
    // The last thread may be the one that gets it, and does not give it back.
    assert_eq!(codes(&init(0), &["sem_post", "sem_wait sem_post", "sem_wait"]), ["T0201"]);
}

#[test]
fn spin_locks() {
    let locked = "pthread_spin_lock +x pthread_spin_unlock";
    assert_eq!(codes("", &[locked, locked]), NONE);
    // A lock that is not given back.
    assert_eq!(codes("", &[locked, locked, "pthread_spin_trylock"]), ["T0201"]);
    assert_eq!(codes("", &["pthread_spin_lock pthread_spin_lock", "x"]), ["T0201"]);
}

/// Store buffering with a call between that is on a mutex or a semaphore of the thread's own. The
/// call is a full fence (docs/limitations.md), whoever knows its object: both threads reading 0 is
/// for nobody to see, with graphs and with the machine. Without calls it is, but under SC.
#[test]
fn calls_on_objects_of_one_thread_are_fences() {
    let thread = |name: &str, mine: &str, other: &str, call: &str| {
        format!(
            "define ptr @{name}(ptr %unused) {{\n  %m = alloca [5 x i64], align 8\n  \
             call void @llvm.memset.p0.i64(ptr %m, i8 0, i64 40, i1 false)\n  \
             store atomic i32 1, ptr @{mine} monotonic, align 4\n{call}  \
             %v = load atomic i32, ptr @{other} monotonic, align 4\n  \
             store i32 %v, ptr @r{mine}\n  ret ptr null\n}}\n"
        )
    };
    let fence = "  %l = call i32 @pthread_mutex_lock(ptr %m)\n  \
                 %u = call i32 @pthread_mutex_unlock(ptr %m)\n";
    for (call, model, count) in
        [("", "sc", 3), ("", "tso", 4), (fence, "tso", 3), (fence, "pso", 3), (fence, "sc", 3)]
    {
        let text = format!(
            "target triple = \"x86_64-unknown-linux-gnu\"\n@x = global i32 0\n@y = global i32 0\n\
             @rx = global i32 7\n@ry = global i32 7\n{}{}\
             define i32 @main() {{\n  %a = alloca i64\n  %b = alloca i64\n  \
             %c = call i32 @pthread_create(ptr %a, ptr null, ptr @f, ptr null)\n  \
             %d = call i32 @pthread_create(ptr %b, ptr null, ptr @g, ptr null)\n  \
             %i = load i64, ptr %a\n  %j = load i64, ptr %b\n  \
             %k = call i32 @pthread_join(i64 %i, ptr null)\n  \
             %o = call i32 @pthread_join(i64 %j, ptr null)\n  ret i32 0\n}}\n\
             declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
             declare i32 @pthread_join(i64, ptr)\ndeclare i32 @pthread_mutex_lock(ptr)\n\
             declare i32 @pthread_mutex_unlock(ptr)\n\
             declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n",
            thread("f", "x", "y", call),
            thread("g", "y", "x", call),
        );
        let setup =
            common::setup(&text, "own.ll", Config { model: model.into(), ..Config::default() });
        let args = ["program".to_owned()];
        let graphs = graph::search(&setup, &args, &graph::Options::default(), &|_| None)
            .unwrap_or_else(|e| panic!("{e}"));
        let states = steps::search(&setup, &args, &steps::Options::default(), &|_| None);
        assert_eq!((graphs.outcomes.len(), graphs.complete), (count, count as u64), "{model}");
        assert_eq!(found(&graphs).0, found(&states).0, "{model}");
    }
}
