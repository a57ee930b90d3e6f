//! What the candidates engine is asked: bounds, a stop, failures for no reason, exit statuses.

use crate::common;

use tresse_explore::candidates::{Options, search, search_until};
use tresse_explore::{Cut, Report, graph};
use tresse_machine::Config;
use tresse_machine::config::Limits;
use tresse_machine::machine::Setup;
use tresse_memmodels::cat::{Cat, builtin};
use tresse_memmodels::registry::included;

fn cat(name: &str) -> Cat {
    let text = builtin(name).unwrap_or_else(|| panic!("no model {name}"));
    Cat::parse(name, text, &included).unwrap_or_else(|e| panic!("{e}"))
}

fn setup(text: &str, config: Config) -> std::sync::Arc<Setup> {
    common::setup(text, "asked.ll", config)
}

fn searched(text: &str, model: &str, config: Config, options: &Options) -> Report {
    search(&setup(text, config), &["program".into()], &cat(model), options)
        .unwrap_or_else(|e| panic!("{e}"))
}

/// Thread a writes x and exchanges y, 0 for 1; thread b writes y and reads x.
fn exchange(is_weak: &str) -> String {
    format!(
        "@x = global i32 0\n@y = global i32 0\n@r0 = global i32 0\n@r1 = global i32 0\n\
         @e0 = global i8 0\n\
         define ptr @a(ptr %p) {{\n  store atomic i32 1, ptr @x release, align 4\n  \
         %c = cmpxchg {is_weak} ptr @y, i32 0, i32 1 seq_cst acquire\n  \
         %v = extractvalue {{i32, i1}} %c, 0\n  %i = extractvalue {{i32, i1}} %c, 1\n  \
         %e = zext i1 %i to i8\n  store i32 %v, ptr @r0\n  store i8 %e, ptr @e0\n  \
         ret ptr null\n}}\n\
         define ptr @b(ptr %p) {{\n  store atomic i32 2, ptr @y release, align 4\n  \
         %v = load atomic i32, ptr @x seq_cst, align 4\n  store i32 %v, ptr @r1\n  \
         ret ptr null\n}}\n\
         define i32 @main() {{\n  %s = alloca i64\n  %t = alloca i64\n  \
         %1 = call i32 @pthread_create(ptr %s, ptr null, ptr @a, ptr null)\n  \
         %2 = call i32 @pthread_create(ptr %t, ptr null, ptr @b, ptr null)\n  \
         %i = load i64, ptr %s\n  %j = load i64, ptr %t\n  \
         %3 = call i32 @pthread_join(i64 %i, ptr null)\n  \
         %4 = call i32 @pthread_join(i64 %j, ptr null)\n  ret i32 0\n}}\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n"
    )
}

/// The exchange finds 0 and stores, or finds 2 and fails; b reads 0 or 1: four executions. Where it
/// finds 0 it may also fail for no reason, whatever b reads: two more.
#[test]
fn a_weak_exchange_may_fail_for_no_reason() {
    for (is_weak, is_asked, n) in [("weak", true, 6), ("weak", false, 4), ("", true, 4)] {
        let config =
            || Config { spurious_cas_failure: is_asked, model: "rc11".into(), ..Config::default() };
        let text = exchange(is_weak);
        let report = searched(&text, "rc11", config(), &Options::default());
        assert_eq!((report.complete, common::found(&report).1.len()), (n, 0), "{is_weak}");
        let graphs = graph::search(
            &setup(&text, config()),
            &["program".into()],
            &graph::Options::default(),
            &|_| None,
        );
        let graphs = graphs.unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(common::found(&report), common::found(&graphs), "{is_weak}");
    }
}

/// `exit` keeps eight bits of its status (POSIX): 300 is 44.
#[test]
fn an_exit_while_others_run_has_eight_bits() {
    let text = "@x = global i32 0\n\
                define ptr @t(ptr %p) {\n  store atomic i32 1, ptr @x seq_cst, align 4\n  \
                ret ptr null\n}\n\
                define i32 @main() {\n  %a = alloca i64\n  \
                %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @t, ptr null)\n  \
                %v = load atomic i32, ptr @x seq_cst, align 4\n  %r = add i32 %v, 300\n  \
                ret i32 %r\n}\n\
                declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n";
    let report = searched(text, "sc", Config::default(), &Options::default());
    let statuses: Vec<i32> = report.outcomes.keys().map(|o| o.exit).collect();
    assert_eq!(statuses, [44, 45]);
}

/// Each bound, and a stop, is named as what it is.
#[test]
fn each_bound_is_named() {
    let text = exchange("");
    let whole = Options::default();
    let cuts = |options: &Options| searched(&text, "rc11", Config::default(), options).cuts.clone();
    assert_eq!(cuts(&whole), []);
    assert_eq!(cuts(&Options { candidates: 3, ..whole }), [Cut::States]);
    assert_eq!(cuts(&Options { events: 3, ..whole }), [Cut::Events]);
    assert_eq!(cuts(&Options { values: 1, ..whole }), [Cut::Choices]);
    let limits = Limits { threads: 2, ..Limits::default() };
    let few = searched(&text, "rc11", Config { limits, ..Config::default() }, &whole);
    assert_eq!(few.cuts, [Cut::Threads]);
    let stopped = search_until(
        &setup(&text, Config::default()),
        &["program".into()],
        &cat("rc11"),
        &whole,
        &|n| (n == 2).then_some(Cut::Time),
    );
    let stopped = stopped.unwrap_or_else(|e| panic!("{e}"));
    assert_eq!((stopped.states, stopped.cuts), (2, vec![Cut::Time]));
}

/// POSIX, `pthread_mutex_lock`: the mutex becomes locked, so the call changes it. An object that is
/// defined constant is not changed (C11 6.7.3; LangRef, "Global Variables"): each engine says so.
#[test]
fn a_call_does_not_change_a_constant() {
    let text = "@m = internal constant [40 x i8] zeroinitializer, align 8\n\
                define i32 @main() {\n  %1 = call i32 @pthread_mutex_lock(ptr @m)\n  \
                ret i32 0\n}\n\
                declare i32 @pthread_mutex_lock(ptr)\n";
    for model in ["sc", "tso", "rc11"] {
        let config = Config { model: model.into(), ..Config::default() };
        let report = searched(text, model, config.clone(), &Options::default());
        assert_eq!(common::found(&report).1, ["T0407"].into(), "{model}");
        let setup = setup(text, config);
        let graphs = graph::search(&setup, &[], &graph::Options::default(), &|_| None);
        let graphs = graphs.unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(common::found(&graphs).1, ["T0407"].into(), "{model}");
    }
}

/// The program: `main` allocates a block that nobody accesses, thread a frees it, and `main` does
/// what these lines say.
fn freed_twice(rest: &str) -> String {
    format!(
        "define ptr @a(ptr %p) {{\n  call void @free(ptr %p)\n  ret ptr null\n}}\n\
         define i32 @main() {{\n  %s = alloca i64\n  %p = call ptr @malloc(i64 4)\n  \
         %1 = call i32 @pthread_create(ptr %s, ptr null, ptr @a, ptr %p)\n  \
         %i = load i64, ptr %s\n{rest}  ret i32 0\n}}\n\
         declare ptr @malloc(i64)\ndeclare void @free(ptr)\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n"
    )
}

/// C11 7.22.3.3: a second `free` of a block is undefined, whether it comes after the first or
/// beside it, and though nobody accesses the block.
#[test]
fn two_threads_free_one_block() {
    let (join, free) =
        ("  %2 = call i32 @pthread_join(i64 %i, ptr null)\n", "  call void @free(ptr %p)\n");
    for (rest, codes) in [
        (format!("{join}{free}"), vec!["T0409"]),
        (format!("{free}{join}"), vec!["T0409"]),
        (join.to_owned(), vec![]),
    ] {
        for model in ["sc", "tso", "rc11"] {
            let report =
                searched(&freed_twice(&rest), model, Config::default(), &Options::default());
            let codes = codes.iter().copied().collect();
            assert_eq!(common::found(&report).1, codes, "{model}: {rest}");
        }
    }
}

/// Each of two threads takes the block from a shared pointer, and frees it if it is there. With an
/// exchange one of them has it; with a load and a store both may.
#[test]
fn a_block_that_two_threads_take() {
    let text = |take: &str| {
        format!(
            "@p = global ptr null\n\
             define ptr @a(ptr %0) {{\n{take}  %c = icmp eq ptr %q, null\n  \
             br i1 %c, label %end, label %own\nown:\n  call void @free(ptr %q)\n  \
             br label %end\nend:\n  ret ptr null\n}}\n\
             define i32 @main() {{\n  %s = alloca i64\n  %m = call ptr @malloc(i64 4)\n  \
             store ptr %m, ptr @p\n  \
             %1 = call i32 @pthread_create(ptr %s, ptr null, ptr @a, ptr null)\n  \
             %2 = call ptr @a(ptr null)\n  %i = load i64, ptr %s\n  \
             %3 = call i32 @pthread_join(i64 %i, ptr null)\n  ret i32 0\n}}\n\
             declare ptr @malloc(i64)\ndeclare void @free(ptr)\n\
             declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
             declare i32 @pthread_join(i64, ptr)\n"
        )
    };
    let both = "  %q = load atomic ptr, ptr @p seq_cst, align 8\n  \
                store atomic ptr null, ptr @p seq_cst, align 8\n";
    let one = "  %q = atomicrmw xchg ptr @p, ptr null seq_cst, align 8\n";
    for model in ["sc", "tso", "rc11"] {
        let found = |take: &str| {
            let report = searched(&text(take), model, Config::default(), &Options::default());
            common::found(&report).1
        };
        assert_eq!(found(both), ["T0409"].into(), "{model}");
        assert_eq!(found(one), [].into(), "{model}");
    }
}
