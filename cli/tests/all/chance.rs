//! A look by chance in the midst of a big search.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tresse::{Check, Cut, Loader, Progress, Report, Verdict};

/// Dijkstra's dining philosophers: each takes the fork on the left and then the one on the right,
/// three times. If all hold their left forks none goes on.
fn philosophers(count: usize) -> String {
    let mut out = format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n\
         @forks = global [{count} x [40 x i8]] zeroinitializer\n\
         declare i32 @pthread_mutex_lock(ptr)\n\
         declare i32 @pthread_mutex_unlock(ptr)\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
         declare i32 @pthread_join(i64, ptr)\n\
         define ptr @eat(ptr %me) {{\n  \
           %i = ptrtoint ptr %me to i64\n  \
           %next = add i64 %i, 1\n  \
           %j = urem i64 %next, {count}\n  \
           %left = getelementptr [40 x i8], ptr @forks, i64 %i\n  \
           %right = getelementptr [40 x i8], ptr @forks, i64 %j\n"
    );
    for round in 0..3 {
        for (name, fork) in [("lock", "left"), ("lock", "right"), ("unlock", "right")] {
            let _ = writeln!(
                out,
                "  %{name}.{fork}.{round} = call i32 @pthread_mutex_{name}(ptr %{fork})"
            );
        }
        let _ = writeln!(out, "  %end.{round} = call i32 @pthread_mutex_unlock(ptr %left)");
    }
    out.push_str("  ret ptr null\n}\ndefine i32 @main() {\n  %id = alloca i64\n");
    for i in 0..count {
        let argument = format!("ptr inttoptr (i64 {i} to ptr)");
        let _ = writeln!(
            out,
            "  %c{i} = call i32 @pthread_create(ptr %id, ptr null, ptr @eat, {argument})\n  \
             %t{i} = load i64, ptr %id"
        );
    }
    for i in 0..count {
        let _ = writeln!(out, "  %j{i} = call i32 @pthread_join(i64 %t{i}, ptr null)");
    }
    out.push_str("  ret i32 0\n}\n");
    out
}

/// Searches until `stop` says so; the codes that were told on the way.
fn search(
    depth_first: bool,
    stop: impl Fn(Progress) -> bool + Send + Sync + 'static,
) -> (Report, bool) {
    let program = Loader::new().ir("philosophers.ll", &philosophers(7)).load().unwrap();
    let (flag, told) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let (cancel, heard) = (flag.clone(), told.clone());
    let hear = move |progress| {
        heard.fetch_or(matches!(progress, Progress::Found("T0201")), Ordering::Relaxed);
        cancel.fetch_or(stop(progress), Ordering::Relaxed);
    };
    let check = Check::new(&program).jobs(1).depth_first(depth_first).cancel(flag);
    let report = check.on_progress(hear).run().unwrap();
    (report, told.load(Ordering::Relaxed))
}

/// Seven philosophers have millions of executions, and the first of them are those in which they
/// hardly meet. Threads in turns by chance meet soon.
#[test]
fn a_deadlock_far_away_is_found_by_chance() {
    let (report, told) = search(false, |progress| matches!(progress, Progress::Found(_)));
    assert!(told, "nobody was told");
    assert_eq!((report.verdict, report.exit_code), (Verdict::Error, 12));
    assert_eq!(report.problems[0].code, "T0201");
    assert!(report.problems[0].replay.is_some());
    assert_eq!(report.cuts(), [Cut::Stopped]);
    assert!(report.search().unwrap().expected.is_some());
}

/// Without it the search ends with what it has visited.
#[test]
fn nothing_is_found_by_chance_that_is_not_looked_for() {
    let started = std::time::Instant::now();
    let is_late = move |_| started.elapsed().as_secs() >= 4;
    let (report, told) = search(true, is_late);
    assert!(!told);
    assert_eq!((report.verdict, report.exit_code), (Verdict::CutShort, 1));
    assert!(report.search().unwrap().expected.is_none());
}

/// What is told was run: the string leads to the deadlock again.
#[test]
fn what_was_found_is_replayed() {
    let (report, _) = search(false, |progress| matches!(progress, Progress::Found(_)));
    let string = &report.problems[0].replay.as_ref().unwrap().string;
    let program = Loader::new().ir("philosophers.ll", &philosophers(7)).load().unwrap();
    let mut config = tresse::Config::default();
    config.limits.steps = 200_000;
    let again = tresse::Replay::new(&program, string).config(config).run().unwrap();
    assert_eq!(again.problems[0].code, "T0201");
}
