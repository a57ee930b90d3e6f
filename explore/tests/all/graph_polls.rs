//! Loops that wait and write: what others do after the loop, and after few rounds of it, is found
//! at once; without an error the search ends at a bound and names the loop.

use crate::common;

use tresse_explore::{Cut, Report, Verdict, graph};
use tresse_machine::lower::Locals;
use tresse_machine::{Config, End};

const MODELS: [&str; 5] = ["sc", "tso", "pso", "ra", "rc11"];

const HEAD: &str = r#"
target triple = "x86_64-unknown-linux-gnu"
@flag = global i32 0
@n = global i32 0
@m = global i32 0
@lock = global [5 x i64] zeroinitializer
@cond = global [6 x i64] zeroinitializer
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_signal(ptr)
declare void @abort()
define ptr @setter(ptr %0) {
  store atomic i32 1, ptr @flag seq_cst, align 4
  ret ptr null
}
define ptr @other(ptr %0) {
  store i32 5, ptr @m
  ret ptr null
}
"#;

/// `main` starts threads, and goes round as long as `flag` is 0. `after`: what it does then, with
/// the number of rounds in `%count`.
fn counting(threads: &[&str], after: &str) -> String {
    let mut out = String::from(HEAD);
    out.push_str("define i32 @main() {\n  %t = alloca i64\n");
    for name in threads {
        let call = "call i32 @pthread_create(ptr %t, ptr null, ptr";
        out.push_str(&format!("  %{name} = {call} @{name}, ptr null)\n"));
    }
    out.push_str(
        "  br label %loop
loop:
  %v = load atomic i32, ptr @flag seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %again, label %done
again:
  %old = load i32, ptr @n
  %new = add i32 %old, 1
  store i32 %new, ptr @n
  br label %loop
done:
  %count = load i32, ptr @n
",
    );
    out.push_str(after);
    out.push_str("\n  ret i32 0\nwrong:\n  call void @abort()\n  unreachable\n}\n");
    out
}

fn search(program: &str, config: Config, options: &graph::Options) -> Report {
    let setup = common::setup_with(program, "poll.ll", config, Locals::Memory);
    graph::search(&setup, &["program".into()], options, &|_| None).unwrap_or_else(|e| panic!("{e}"))
}

fn by(model: &str) -> Config {
    Config { model: model.into(), ..Config::default() }
}

/// Is there an execution in which the loop has as many rounds? In every model `flag` may be set
/// after any number of rounds.
fn after_rounds(rounds: u32) -> String {
    let after = format!(
        "  %is = icmp eq i32 %count, {rounds}\n  br i1 %is, label %wrong, label %right\nright:"
    );
    counting(&["setter", "other"], &after)
}

/// Nothing orders the two writes to `m`: C11 5.1.2.4p25. Before, the loop took all room for events,
/// and `other` never ran.
#[test]
fn a_race_behind_the_loop_is_found() {
    let program =
        counting(&["setter", "other"], "  store i32 6, ptr @m\n  br label %right\nright:");
    for model in MODELS {
        let report = search(&program, by(model), &graph::Options::default());
        let is_race = |e: &End| matches!(e, End::Race(_));
        assert!(report.errors.iter().any(|f| is_race(&f.ending.end)), "{model}");
        assert!(report.complete + report.blocked < 100, "{model}: few rounds are enough");
    }
}

#[test]
fn each_number_of_rounds_is_found() {
    for model in MODELS {
        for rounds in [0, 1, 2, 3, 20, 100] {
            let report = search(&after_rounds(rounds), by(model), &graph::Options::default());
            let is_it = |e: &End| *e == End::Aborted;
            assert!(report.errors.iter().any(|f| is_it(&f.ending.end)), "{model}: {rounds} rounds");
        }
    }
}

/// No error, but no proof either: the loop may go on for ever. Thread and place are named.
#[test]
fn a_bound_names_the_loop() {
    let program = counting(&["setter", "other"], "  br label %right\nright:");
    for model in MODELS {
        let report = search(&program, by(model), &graph::Options::default());
        assert_eq!(report.verdict(), Verdict::CutShort, "{model}");
        let bounded: Vec<_> = report.bounded.iter().map(|(cut, t, _)| (*cut, *t)).collect();
        assert_eq!((&report.cuts[..], &bounded[..]), (&[Cut::Rounds][..], &[(Cut::Rounds, 0)][..]));
        let unroll = graph::Options { unroll: Some(3), ..graph::Options::default() };
        let report = search(&program, by(model), &unroll);
        assert_eq!(report.cuts, [Cut::Unroll], "{model}: the only bound then");
    }
}

/// A loop that reads the newest value again and again waits for nobody: it goes round to its end.
#[test]
fn a_loop_with_an_end_of_its_own_has_all_its_rounds() {
    let program = format!(
        "{HEAD}define i32 @main() {{
  %t = alloca i64
  %1 = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %v = load atomic i32, ptr @flag seq_cst, align 4
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 500
  br i1 %c, label %loop, label %done
done:
  ret i32 0
}}
"
    );
    for model in MODELS {
        let report = search(&program, by(model), &graph::Options::default());
        assert_eq!((report.verdict(), report.complete), (Verdict::NoErrors, 1), "{model}");
    }
}

/// `while (!flag) { wait; n++; }` with waits that may end by themselves, twice before the signal
/// (POSIX `pthread_cond_wait`: spurious wake-ups may occur).
#[test]
fn waits_that_end_by_themselves_are_rounds() {
    let program = |count: u32| {
        format!(
            "{HEAD}define ptr @waker(ptr %0) {{
  %2 = call i32 @pthread_mutex_lock(ptr @lock)
  store atomic i32 1, ptr @flag monotonic, align 4
  %3 = call i32 @pthread_cond_signal(ptr @cond)
  %4 = call i32 @pthread_mutex_unlock(ptr @lock)
  ret ptr null
}}
define i32 @main() {{
  %t = alloca i64
  %1 = call i32 @pthread_create(ptr %t, ptr null, ptr @waker, ptr null)
  %2 = call i32 @pthread_mutex_lock(ptr @lock)
  br label %loop
loop:
  %v = load atomic i32, ptr @flag monotonic, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %again, label %done
again:
  %3 = call i32 @pthread_cond_wait(ptr @cond, ptr @lock)
  %old = load i32, ptr @n
  %new = add i32 %old, 1
  store i32 %new, ptr @n
  br label %loop
done:
  %count = load i32, ptr @n
  %is = icmp eq i32 %count, {count}
  br i1 %is, label %wrong, label %right
right:
  %4 = call i32 @pthread_mutex_unlock(ptr @lock)
  ret i32 0
wrong:
  call void @abort()
  unreachable
}}
"
        )
    };
    let config = Config { spurious_wakeups: true, ..Config::default() };
    for (count, verdict) in [(2, Verdict::Error), (7, Verdict::Error), (100_000, Verdict::CutShort)]
    {
        let report = search(&program(count), config.clone(), &graph::Options::default());
        assert_eq!(report.verdict(), verdict, "{count}");
    }
}

/// `main` goes round as long as `n` is 0, which it reads with the lock; `writer` sets it, with the
/// lock as well. Behind the loop it aborts.
fn locking() -> String {
    format!(
        "{HEAD}
define ptr @writer(ptr %a) {{
  %1 = call i32 @pthread_mutex_lock(ptr @lock)
  store i32 1, ptr @n
  %2 = call i32 @pthread_mutex_unlock(ptr @lock)
  ret ptr null
}}
define i32 @main() {{
  %t = alloca i64
  %1 = call i32 @pthread_create(ptr %t, ptr null, ptr @writer, ptr null)
  br label %loop
loop:
  %2 = call i32 @pthread_mutex_lock(ptr @lock)
  %v = load i32, ptr @n
  %3 = call i32 @pthread_mutex_unlock(ptr @lock)
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  call void @abort()
  unreachable
}}
"
    )
}

/// A loop that looks behind a lock, and does nothing else, only waits (`graph_lock_rounds.rs`): it
/// needs no bound, and what is behind it is found at once.
#[test]
fn a_loop_that_waits_with_a_lock_is_left() {
    for model in MODELS {
        let report = search(&locking(), by(model), &graph::Options::default());
        let ends: Vec<&End> = report.errors.iter().map(|e| &e.ending.end).collect();
        assert_eq!(ends, [&End::Aborted], "{model}");
        assert_eq!((&report.cuts[..], report.bounded.len()), (&[][..], 0), "{model}");
        assert!(report.complete + report.blocked < 3, "{model}");
    }
}

/// A loop that fills all the room for events is named, and not the thread that finds none.
#[test]
fn only_threads_in_loops_are_named() {
    let program = format!(
        "{HEAD}
define i32 @main() {{
  %t = alloca i64
  %1 = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
  br label %loop
loop:
  %2 = atomicrmw add ptr @n, i32 1 monotonic
  br label %loop
}}
"
    );
    for model in MODELS {
        let options = graph::Options { max_events: 50, ..graph::Options::default() };
        let report = search(&program, by(model), &options);
        assert_eq!(report.cuts, [Cut::Events], "{model}");
        let threads: Vec<_> = report.bounded.iter().map(|(_, thread, _)| *thread).collect();
        assert_eq!(threads, [0], "{model}");
    }
}

/// The loop as compilers turn it, with a test before it and one at its end: the second read comes
/// after the write in the code, and is the read of a round all the same.
#[test]
fn a_loop_with_its_test_at_the_end_is_left() {
    let program = format!(
        "{HEAD}define i32 @main() {{
  %t = alloca i64
  %created = call i32 @pthread_create(ptr %t, ptr null, ptr @setter, ptr null)
  %first = load atomic i32, ptr @flag seq_cst, align 4
  %c = icmp eq i32 %first, 0
  br i1 %c, label %again, label %done
again:
  %old = load i32, ptr @n
  %new = add i32 %old, 1
  store i32 %new, ptr @n
  %v = load atomic i32, ptr @flag seq_cst, align 4
  %d = icmp eq i32 %v, 0
  br i1 %d, label %again, label %done
done:
  %count = load i32, ptr @n
  %is_two = icmp eq i32 %count, 2
  br i1 %is_two, label %wrong, label %right
right:
  ret i32 0
wrong:
  call void @abort()
  unreachable
}}
"
    );
    for model in MODELS {
        let report = search(&program, by(model), &graph::Options::default());
        let codes: Vec<&str> = report.errors.iter().map(|e| e.ending.end.code()).collect();
        assert_eq!(codes, ["T0102"], "{model}: the loop may have two rounds");
    }
}
