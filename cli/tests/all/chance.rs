//! A look aside in the midst of a big search.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tresse::{
    Check, Cut, Engine, Format, Json, Loader, Program, Progress, Report, Text, Verdict, Way,
};

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

/// One thread counts on and on, and the bound on events stops all of them there. What the other
/// one does at once is found all the same.
#[test]
fn an_error_beside_a_thread_that_meets_the_bound_is_found() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"\n\
        @count = global i32 0\n\
        declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
        declare void @abort()\n\
        define ptr @counts(ptr %x) {\n  br label %again\nagain:\n  \
          %n = atomicrmw add ptr @count, i32 1 seq_cst\n  br label %again\n}\n\
        define ptr @fails(ptr %x) {\n  %n = load atomic i32, ptr @count seq_cst, align 4\n  \
          call void @abort()\n  ret ptr null\n}\n\
        define i32 @main() {\n  %id = alloca i64\n  \
          %a = call i32 @pthread_create(ptr %id, ptr null, ptr @counts, ptr null)\n  \
          %b = call i32 @pthread_create(ptr %id, ptr null, ptr @fails, ptr null)\n  \
          ret i32 0\n}\n";
    let check = |depth_first: bool| {
        let program = Loader::new().ir("counts.ll", text).load().unwrap();
        Check::new(&program).jobs(1).depth_first(depth_first).run().unwrap()
    };
    assert_eq!(check(true).verdict, Verdict::CutShort);
    let report = check(false);
    assert_eq!((report.verdict, report.exit_code), (Verdict::Error, 10));
    assert_eq!(report.problems[0].code, "T0102");
    assert!(report.problems[0].replay.is_some());
    assert_eq!(report.cuts(), [Cut::Events]);
}

/// Two threads that count in turns: each order of their sections is an execution, and there are
/// millions; states are thousands.
const COUNTERS: &str = "target triple = \"x86_64-unknown-linux-gnu\"\n\
    @lock = global [40 x i8] zeroinitializer\n\
    @count = global i32 0\n\
    declare i32 @pthread_mutex_lock(ptr)\n\
    declare i32 @pthread_mutex_unlock(ptr)\n\
    declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
    define ptr @counts(ptr %x) {\nentry:\n  br label %again\nagain:\n  \
      %i = phi i32 [ 0, %entry ], [ %j, %again ]\n  \
      %l = call i32 @pthread_mutex_lock(ptr @lock)\n  \
      %n = load i32, ptr @count\n  %m = add i32 %n, 1\n  store i32 %m, ptr @count\n  \
      %u = call i32 @pthread_mutex_unlock(ptr @lock)\n  \
      %j = add i32 %i, 1\n  %c = icmp ult i32 %j, 14\n  \
      br i1 %c, label %again, label %end\nend:\n  ret ptr null\n}\n\
    define i32 @main() {\n  %id = alloca i64\n  \
      %a = call i32 @pthread_create(ptr %id, ptr null, ptr @counts, ptr null)\n  \
      %x = call ptr @counts(ptr @lock)\n  ret i32 0\n}\n";

/// A search by one worker, of so many seconds.
fn check(program: &Program, seconds: u64) -> Check<'_> {
    Check::new(program).jobs(1).timeout(Duration::from_secs(seconds))
}

/// Where the states are all visited and the search by graphs is not, they have the verdict.
#[test]
fn few_states_of_many_executions_decide() {
    let program = Loader::new().ir("counters.ll", COUNTERS).load().unwrap();
    let report = check(&program, 6).run().unwrap();
    assert_eq!((report.way, report.verdict), (Way::Steps, Verdict::NoErrors));
    let search = report.search().unwrap();
    let left = search.left.unwrap();
    assert!(left > 0 && search.states > 100, "{search:?}");
    let text = Text.report(&report);
    assert!(text.contains(&format!("was left after {left} executions")), "{text}");
    let json: serde_json::Value = serde_json::from_str(&Json.report(&report)).unwrap();
    assert_eq!(json["left_after_executions"], left);
    // The report's form is no question about outcomes: JSON lists those of states then.
    let unasked = check(&program, 6).outcomes(true).outcomes_unasked(true).run().unwrap();
    assert_eq!((unasked.way, unasked.verdict), (Way::Steps, Verdict::NoErrors));
    assert!(!unasked.search().unwrap().outcomes.is_empty());
}

/// A thread that waits, and stores in each round what is there already: executions without number,
/// and few states.
#[test]
fn few_states_decide_where_executions_meet_bounds() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"\n\
        @w = global i32 0\n\
        @r = global i32 0\n\
        declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
        define ptr @sets(ptr %x) {\n  store atomic i32 1, ptr @w seq_cst, align 4\n  \
          %r = load atomic i32, ptr @r seq_cst, align 4\n  ret ptr null\n}\n\
        define i32 @main() {\n  %id = alloca i64\n  \
          %a = call i32 @pthread_create(ptr %id, ptr null, ptr @sets, ptr null)\n  \
          br label %again\nagain:\n  %v = load atomic i32, ptr @w seq_cst, align 4\n  \
          %old = load atomic i32, ptr @r seq_cst, align 4\n  \
          store atomic i32 %old, ptr @r seq_cst, align 4\n  \
          %c = icmp eq i32 %v, 0\n  br i1 %c, label %again, label %end\nend:\n  ret i32 0\n}\n";
    let program = Loader::new().ir("stores.ll", text).load().unwrap();
    let by_graphs = check(&program, 20).engine(Engine::Graph).run().unwrap();
    assert_eq!((by_graphs.way, by_graphs.verdict), (Way::Graph, Verdict::CutShort));
    let report = check(&program, 20).run().unwrap();
    assert_eq!((report.way, report.verdict), (Way::Steps, Verdict::NoErrors));
    let executions = by_graphs.search().unwrap();
    let executions = executions.complete + executions.blocked;
    assert_eq!(report.search().unwrap().left, Some(executions));
    let text = Text.report(&report);
    assert!(text.contains(&format!("met bounds, with {executions} executions")), "{text}");
    let json: serde_json::Value = serde_json::from_str(&Json.report(&report)).unwrap();
    assert_eq!(json["left_at_bounds"], true);
    // Under RC11 states do not speak for graphs.
    let weak = check(&program, 20).model("rc11").run().unwrap();
    assert_eq!((weak.way, weak.verdict), (Way::Graph, Verdict::CutShort));
}

/// Whoever asks for graphs or for outcomes gets them. Under RC11 a call by states sees the newest
/// state only: they miss what a `pthread_mutex_trylock` comes to that fails though nobody has the
/// mutex any more, so they do not speak for graphs. A search that is cut short says how many
/// executions there may be.
#[test]
fn states_decide_only_where_they_speak_for_graphs() {
    let program = Loader::new().ir("counters.ll", COUNTERS).load().unwrap();
    for check in [
        check(&program, 4).engine(Engine::Graph),
        check(&program, 4).outcomes(true),
        check(&program, 4).model("rc11"),
    ] {
        let report = check.run().unwrap();
        assert_eq!((report.way, report.verdict), (Way::Graph, Verdict::CutShort));
        assert!(report.search().unwrap().expected.is_some());
    }
}
