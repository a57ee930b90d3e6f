//! Loops that take a lock, look, and give it up again (`for (;;) { lock; ok = d; unlock; if (ok)
//! break; }`): a round that finds nothing is blocked as one without a lock is, and nothing that the
//! program may do is lost.

use crate::common;

use crate::common::found;
use std::sync::Arc;
use tresse_explore::{Report, graph, steps};
use tresse_machine::Config;
use tresse_machine::machine::Setup;

const MODELS: [&str; 5] = ["sc", "tso", "pso", "ra", "rc11"];

/// `@poll` goes round until `d` is at least its argument.
const HEAD: &str = r#"
target triple = "x86_64-unknown-linux-gnu"
@m = global [5 x i64] zeroinitializer
@n = global [5 x i64] zeroinitializer
@d = global i64 0
@f = global i64 0
@seen = global i64 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_trylock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
define ptr @poll(ptr %least) {
  %low = ptrtoint ptr %least to i64
  br label %round
round:
  %l = call i32 @pthread_mutex_lock(ptr @m)
  %v = load i64, ptr @d
  %u = call i32 @pthread_mutex_unlock(ptr @m)
  %done = icmp sge i64 %v, %low
  br i1 %done, label %end, label %round
end:
  store i64 %v, ptr @seen
  ret ptr null
}
define ptr @poll_and_forget(ptr %0) {
  br label %round
round:
  %l = call i32 @pthread_mutex_lock(ptr @m)
  %v = load i64, ptr @d
  %u = call i32 @pthread_mutex_unlock(ptr @m)
  %done = icmp ne i64 %v, 0
  br i1 %done, label %end, label %round
end:
  ret ptr null
}
define ptr @add(ptr %0) {
  %l = call i32 @pthread_mutex_lock(ptr @m)
  %v = load i64, ptr @d
  %w = add i64 %v, 1
  store i64 %w, ptr @d
  %u = call i32 @pthread_mutex_unlock(ptr @m)
  ret ptr null
}
"#;

/// `main` starts these, a function with its argument each, and joins them.
fn program(functions: &str, threads: &[(&str, u64)]) -> String {
    let mut out = format!("{HEAD}{functions}\ndefine i32 @main() {{\n");
    for (i, (name, argument)) in threads.iter().enumerate() {
        out += &format!(
            "  %t{i} = alloca i64\n  %c{i} = call i32 @pthread_create(ptr %t{i}, ptr null, \
             ptr @{name}, ptr inttoptr (i64 {argument} to ptr))\n"
        );
    }
    for i in 0..threads.len() {
        out += &format!(
            "  %h{i} = load i64, ptr %t{i}\n  \
             %j{i} = call i32 @pthread_join(i64 %h{i}, ptr null)\n"
        );
    }
    out + "  ret i32 0\n}\n"
}

fn setup(text: &str, model: &str) -> Arc<Setup> {
    common::setup(text, "rounds.ll", Config { model: model.into(), ..Config::default() })
}

/// As `check` does: updates whose results nobody uses are in no order.
fn by_graphs(setup: &Arc<Setup>) -> Report {
    let options = graph::Options { commute_updates: true, ..graph::Options::default() };
    graph::search(setup, &["program".into()], &options, &|_| None).unwrap_or_else(|e| panic!("{e}"))
}

/// By graphs, under every model, and as the search by states says.
fn check(functions: &str, threads: &[(&str, u64)], says: impl Fn(&str, &Report)) {
    check_text(&program(functions, threads), says);
}

fn check_text(text: &str, says: impl Fn(&str, &Report)) {
    for model in MODELS {
        let setup = setup(text, model);
        let graphs = by_graphs(&setup);
        common::check_witnesses(&setup, &graphs);
        says(model, &graphs);
        let options = steps::Options { keep_going: true, ..steps::Options::default() };
        let states = steps::search(&setup, &["program".into()], &options, &|_| None);
        assert_eq!(found(&graphs), found(&states), "{model}");
    }
}

/// Who polls comes last in each complete execution. Additions are told apart by their order where
/// they are not the same thread's; here they are alike.
#[test]
fn a_round_that_finds_nothing_is_blocked() {
    check("", &[("poll", 1), ("add", 0)], |model, report| {
        let (complete, blocked) = (report.complete, report.blocked);
        assert_eq!((complete, blocked), (1, 0), "{model}: the addition, then the look");
    });
    // After both, or, with one of them enough, after the first or after both.
    check("", &[("poll", 2), ("add", 0), ("add", 0)], |model, report| {
        assert_eq!((report.told_apart, report.blocked), (2, 0), "{model}");
    });
    check("", &[("poll", 1), ("add", 0), ("add", 0)], |model, report| {
        assert_eq!((report.told_apart, report.blocked), (4, 0), "{model}");
    });
}

/// What rounds look at is written, or freed, without the lock by a thread of its own. Only a round
/// that finds nothing is beside that: whoever finds something does not look there.
const BESIDE: &str = r#"
declare ptr @malloc(i64)
declare void @free(ptr)
@p = global ptr null
define ptr @until_added(ptr %0) {
  br label %round
round:
  %l = call i32 @pthread_mutex_lock(ptr @m)
  %v = load i64, ptr @d
  %none = icmp eq i64 %v, 0
  br i1 %none, label %look, label %end
look:
  %b = load ptr, ptr @p
  %w = load i64, ptr %b
  %u = call i32 @pthread_mutex_unlock(ptr @m)
  br label %round
end:
  %x = call i32 @pthread_mutex_unlock(ptr @m)
  ret ptr null
}
define ptr @until_flag(ptr %0) {
  br label %round
round:
  %l = call i32 @pthread_mutex_lock(ptr @m)
  %g = load atomic i64, ptr @f monotonic, align 8
  %v = load i64, ptr @d
  %u = call i32 @pthread_mutex_unlock(ptr @m)
  %any = or i64 %v, %g
  %done = icmp ne i64 %any, 0
  br i1 %done, label %end, label %round
end:
  %g2 = shl i64 %g, 1
  %how = or i64 %v, %g2
  store i64 %how, ptr @seen
  ret ptr null
}
define ptr @write(ptr %0) {
  %b = load ptr, ptr @p
  store i64 0, ptr %b
  ret ptr null
}
define ptr @let_go(ptr %0) {
  %b = load ptr, ptr @p
  call void @free(ptr %b)
  ret ptr null
}
define ptr @flag(ptr %0) {
  store atomic i64 1, ptr @f monotonic, align 8
  ret ptr null
}
"#;

/// The same with a block that `p` leads to.
fn beside(threads: &[(&str, u64)], says: impl Fn(&str, &Report)) {
    let main = "define i32 @main() {";
    let block = "\n  %block = call ptr @malloc(i64 8)\n  store i64 0, ptr %block\n  \
                 store ptr %block, ptr @p\n";
    check_text(&program(BESIDE, threads).replace(main, &format!("{main}{block}")), says);
}

#[test]
fn what_a_round_that_finds_nothing_looks_at_may_be_written_beside_it() {
    let codes =
        |report: &Report| -> Vec<_> { report.errors.iter().map(|e| e.ending.end.code()).collect() };
    beside(&[("until_added", 0), ("add", 0), ("write", 0)], |model, report| {
        assert!(codes(report).contains(&"T0301"), "{model}: {:?}", codes(report));
    });
    beside(&[("until_added", 0), ("add", 0), ("let_go", 0)], |model, report| {
        assert!(codes(report).contains(&"T0403"), "{model}: {:?}", codes(report));
    });
    // Its read is led on, in a place where it found nothing before.
    beside(&[("until_flag", 0), ("add", 0), ("flag", 0)], |model, report| {
        let seen: Vec<_> = report.outcomes.keys().filter_map(|o| o.global("seen")).collect();
        assert_eq!(seen, ["1", "2", "3"], "{model}");
    });
}

#[test]
fn two_that_poll_do_not_multiply() {
    let threads = [("poll_and_forget", 0), ("poll_and_forget", 0), ("add", 0)];
    check("", &threads, |model, report| {
        assert_eq!(report.told_apart, 2, "{model}: they look in either order");
    });
}

/// Nobody adds enough: the rounds go on for ever.
#[test]
fn polling_for_ever_is_a_livelock() {
    check("", &[("poll", 2), ("add", 0)], |model, report| {
        let codes: Vec<_> = report.errors.iter().map(|e| e.ending.end.code()).collect();
        assert_eq!(codes, ["T0202"], "{model}");
    });
}

/// Another thread keeps the lock: who polls waits for it, whether it has polled before or not.
#[test]
fn a_lock_that_is_kept_is_a_deadlock() {
    let keeper = "define ptr @keep(ptr %0) {\n  \
                  %l = call i32 @pthread_mutex_lock(ptr @m)\n  ret ptr null\n}\n";
    check(keeper, &[("poll", 1), ("keep", 0)], |model, report| {
        let codes: Vec<_> = report.errors.iter().map(|e| e.ending.end.code()).collect();
        assert_eq!(codes, ["T0201"], "{model}");
    });
}

/// Two locks, one after the other; `@keep` takes the second for good, `@leave` as well and ends the
/// process.
const TWO: &str = r#"
declare void @exit(i32)
define ptr @two(ptr %0) {
  br label %round
round:
  %a = call i32 @pthread_mutex_lock(ptr @m)
  %v = load i64, ptr @d
  %b = call i32 @pthread_mutex_unlock(ptr @m)
  %c = call i32 @pthread_mutex_lock(ptr @n)
  %w = load i64, ptr @f
  %e = call i32 @pthread_mutex_unlock(ptr @n)
  %x = or i64 %v, %w
  %done = icmp ne i64 %x, 0
  br i1 %done, label %end, label %round
end:
  ret ptr null
}
define ptr @keep(ptr %0) {
  %l = call i32 @pthread_mutex_lock(ptr @n)
  ret ptr null
}
define ptr @leave(ptr %0) {
  %l = call i32 @pthread_mutex_lock(ptr @n)
  call void @exit(i32 5)
  unreachable
}
"#;

/// Who goes round waits for the second lock in the end, and does not go round for ever. Who waits
/// for what a thread holds that has called `exit` is not stuck at all.
#[test]
fn another_lock_of_the_round_that_is_kept() {
    check(TWO, &[("two", 0), ("keep", 0)], |model, report| {
        let codes: Vec<_> = report.errors.iter().map(|e| e.ending.end.code()).collect();
        assert_eq!(codes, ["T0201"], "{model}");
    });
    check(TWO, &[("two", 0), ("leave", 0)], |model, report| {
        assert!(report.errors.is_empty(), "{model}");
        assert!(report.outcomes.keys().all(|o| o.exit == 5), "{model}");
    });
}

/// The lock is gone before the next round: that is what is wrong, and nobody goes round for ever.
#[test]
fn a_lock_that_goes_away() {
    let destroys = "declare i32 @pthread_mutex_destroy(ptr)\n\
                    define ptr @destroy(ptr %0) {\n  \
                    %l = call i32 @pthread_mutex_destroy(ptr @m)\n  ret ptr null\n}\n";
    check(destroys, &[("poll", 1), ("destroy", 0)], |model, report| {
        assert!(report.errors.iter().all(|e| e.ending.end.code() == "T0801"), "{model}");
        assert!(!report.errors.is_empty(), "{model}");
    });
}

/// A thread that only tries can tell that a round holds the lock: it adds because of that, and the
/// next round finds it. `seen` is 1 only if a round that found nothing was there.
#[test]
fn a_round_that_is_noticed_counts() {
    let tries = r#"
define ptr @try(ptr %0) {
  %t = call i32 @pthread_mutex_trylock(ptr @m)
  %free = icmp eq i32 %t, 0
  br i1 %free, label %got, label %busy
got:
  store i64 2, ptr @d
  %u = call i32 @pthread_mutex_unlock(ptr @m)
  ret ptr null
busy:
  %l = call i32 @pthread_mutex_lock(ptr @m)
  store i64 1, ptr @d
  %w = call i32 @pthread_mutex_unlock(ptr @m)
  ret ptr null
}
"#;
    let text = program(tries, &[("poll", 1), ("try", 0)]);
    // Rounds are followed one by one here, up to a bound.
    let options = graph::Options { max_events: 64, ..graph::Options::default() };
    for model in MODELS {
        let setup = setup(&text, model);
        let found = graph::search(&setup, &["program".into()], &options, &|_| None);
        let outcomes = found.unwrap_or_else(|e| panic!("{e}")).outcomes;
        let seen: Vec<_> = outcomes.keys().filter_map(|o| o.global("seen")).collect();
        assert_eq!(seen, ["1", "2"], "{model}");
    }
}

/// Two locks, one within the other, are given up as well; one that is kept over the rounds is not
/// part of them.
#[test]
fn locks_within_locks() {
    let nested = r#"
define ptr @both(ptr %0) {
  br label %round
round:
  %a = call i32 @pthread_mutex_lock(ptr @n)
  %b = call i32 @pthread_mutex_lock(ptr @m)
  %v = load i64, ptr @d
  %c = call i32 @pthread_mutex_unlock(ptr @m)
  %e = call i32 @pthread_mutex_unlock(ptr @n)
  %done = icmp ne i64 %v, 0
  br i1 %done, label %end, label %round
end:
  ret ptr null
}
define ptr @keeps(ptr %0) {
  %a = call i32 @pthread_mutex_lock(ptr @n)
  %p = call ptr @poll(ptr inttoptr (i64 1 to ptr))
  %e = call i32 @pthread_mutex_unlock(ptr @n)
  ret ptr null
}
define ptr @needs(ptr %0) {
  %a = call i32 @pthread_mutex_lock(ptr @n)
  %p = call ptr @add(ptr null)
  %e = call i32 @pthread_mutex_unlock(ptr @n)
  ret ptr null
}
"#;
    check(nested, &[("both", 0), ("add", 0)], |model, report| {
        assert_eq!((report.complete, report.errors.len()), (1, 0), "{model}");
    });
    // Who keeps `n` polls for ever, as the addition needs it.
    check(nested, &[("keeps", 0), ("needs", 0)], |model, report| {
        assert_eq!((report.complete, report.errors.len()), (1, 1), "{model}");
    });
}

/// What nobody orders comes after the round all the same, as the lock says: it is newer than what
/// the round has read.
#[test]
fn an_update_in_no_order_is_newer() {
    let nested = r#"
define ptr @both(ptr %0) {
  br label %round
round:
  %a = call i32 @pthread_mutex_lock(ptr @n)
  %b = call i32 @pthread_mutex_lock(ptr @m)
  %v = load atomic i64, ptr @d monotonic, align 8
  %c = call i32 @pthread_mutex_unlock(ptr @m)
  %e = call i32 @pthread_mutex_unlock(ptr @n)
  %done = icmp ne i64 %v, 0
  br i1 %done, label %end, label %round
end:
  ret ptr null
}
define ptr @count(ptr %0) {
  %l = call i32 @pthread_mutex_lock(ptr @m)
  %old = atomicrmw add ptr @d, i64 1 monotonic
  %u = call i32 @pthread_mutex_unlock(ptr @m)
  ret ptr null
}
"#;
    check(nested, &[("both", 0), ("count", 0)], |model, report| {
        assert_eq!((report.complete, report.errors.len()), (1, 0), "{model}");
    });
}

/// Where the end of the process cuts threads off, one may end in a round that finds nothing: before
/// the section after which the process ends, or before it has begun.
#[test]
fn a_thread_that_is_cut_off_in_a_round() {
    let leaves = r#"
declare void @_exit(i32)
define ptr @leave(ptr %0) {
  %l = call i32 @pthread_mutex_lock(ptr @m)
  store i64 1, ptr @f
  %u = call i32 @pthread_mutex_unlock(ptr @m)
  call void @_exit(i32 5)
  unreachable
}
"#;
    let text = program(leaves, &[("poll", 1), ("leave", 0)]);
    for model in MODELS {
        let config = Config { exit_cuts_threads: true, model: model.into(), ..Config::default() };
        let setup = common::setup(&text, "rounds.ll", config);
        let count = |skip_detours| {
            let options =
                graph::Options { outcomes: false, skip_detours, ..graph::Options::default() };
            let report = graph::search(&setup, &["program".into()], &options, &|_| None);
            report.unwrap_or_else(|e| panic!("{e}")).complete
        };
        assert_eq!((count(true), count(false)), (2, 2), "{model}");
    }
}

/// The test is an atomic flag, and the lock is taken in the round.
#[test]
fn a_flag_outside_of_the_lock() {
    let waits = r#"
define ptr @wait(ptr %0) {
  br label %test
test:
  %g = load atomic i64, ptr @f acquire, align 8
  %set = icmp ne i64 %g, 0
  br i1 %set, label %end, label %round
round:
  %l = call i32 @pthread_mutex_lock(ptr @m)
  %v = load i64, ptr @d
  %u = call i32 @pthread_mutex_unlock(ptr @m)
  br label %test
end:
  %x = load i64, ptr @d
  store i64 %x, ptr @seen
  ret ptr null
}
define ptr @set(ptr %0) {
  %p = call ptr @add(ptr null)
  store atomic i64 1, ptr @f release, align 8
  ret ptr null
}
"#;
    check(waits, &[("wait", 0), ("set", 0)], |model, report| {
        assert_eq!((report.complete, report.errors.len()), (1, 0), "{model}");
    });
}
