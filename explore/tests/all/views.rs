//! The searched machine under models that are more than store buffers, against execution graphs.

use crate::common;

use crate::common::MODELS;
use std::collections::BTreeSet;
use std::sync::Arc;
use tresse_explore::run::{self, Scheduler, Unwatched};
use tresse_explore::steps::Options;
use tresse_explore::{Outcome, Report, Schedule, Verdict, Witness, graph, steps};
use tresse_machine::config::{Granularity, RacePolicy};
use tresse_machine::machine::Setup;
use tresse_machine::{Config, End};

type Outcomes = BTreeSet<Vec<(String, String)>>;

fn outcomes(report: &Report) -> Outcomes {
    report.outcomes.keys().map(|o| o.globals.to_vec()).collect()
}

fn setup(path: &str, config: Config) -> Arc<Setup> {
    common::setup(&common::file(path), path, config)
}

fn model(name: &str) -> Config {
    Config { model: name.into(), ..Config::default() }
}

fn states(setup: &Arc<Setup>) -> Report {
    steps::search(
        setup,
        &["program".into()],
        &Options { keep_going: true, ..Options::default() },
        &|_| None,
    )
}

fn graphs(setup: &Arc<Setup>) -> Report {
    graph::search(setup, &["program".into()], &graph::Options::default(), &|_| None)
        .unwrap_or_else(|e| panic!("{e}"))
}

/// Every state shows what every graph shows, and what a stronger model shows a weaker one does as
/// well.
#[test]
fn litmus_tests_have_the_outcomes_of_graphs() {
    let folder = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/litmus");
    let files = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{e}"));
    let names: BTreeSet<String> = files
        .filter_map(|f| f.ok()?.file_name().into_string().ok())
        .filter(|n| n.ends_with(".ll"))
        .collect();
    assert!(names.len() >= 28);
    for name in names {
        let path = format!("tests/litmus/{name}");
        let of = |name: &str| {
            let setup = setup(&path, model(name));
            let (ours, theirs) = (states(&setup), graphs(&setup));
            assert!(
                ours.errors.is_empty() && ours.unsupported.is_empty() && ours.cuts.is_empty(),
                "{path} {name}"
            );
            assert_eq!(outcomes(&ours), outcomes(&theirs), "{path} {name}");
            outcomes(&ours)
        };
        let [sc, tso, pso, sra, ra, rc11] = MODELS.map(of);
        assert!(
            sc.is_subset(&tso)
                && tso.is_subset(&pso)
                && tso.is_subset(&sra)
                && sra.is_subset(&ra)
                && sc.is_subset(&rc11),
            "{path}"
        );
    }
}

/// Programs with locks, condition variables, memory that is handed over, and loops that wait: the
/// same verdict, and the same outcomes.
#[test]
fn programs_have_the_outcomes_of_graphs() {
    let programs =
        ["peterson_fenced", "treiber_stack", "michael_scott_queue", "bounded_queue", "seqlock"];
    for program in programs {
        let path = format!("examples/{program}.ll");
        for name in ["pso", "sra", "ra", "rc11"] {
            let setup = setup(&path, model(name));
            let (ours, theirs) = (states(&setup), graphs(&setup));
            assert_eq!(ours.verdict(), theirs.verdict(), "{path} {name}");
            assert_eq!(outcomes(&ours), outcomes(&theirs), "{path} {name}");
        }
    }
}

/// One thread fills eight bytes and hands them over, the other reads the halves; then a half of it
/// comes back.
const HALVES: &str = r#"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@whole = global i64 0, align 8
@flag = global i32 0, align 4
@low = global i32 0, align 4
@high = global i32 0, align 4
@back = global i64 0, align 8
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @writer(ptr %unused) {
  store i64 4294967298, ptr @whole, align 8
  store atomic i32 1, ptr @flag release, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca i64, align 8
  %created = call i32 @pthread_create(ptr %t, ptr null, ptr @writer, ptr null)
  %f = load atomic i32, ptr @flag READ, align 4
  %none = icmp eq i32 %f, 0
  br i1 %none, label %end, label %halves
halves:
  %low = load i32, ptr @whole, align 4
  store i32 %low, ptr @low, align 4
  %at = getelementptr i8, ptr @whole, i64 4
  %high = load i32, ptr %at, align 4
  store i32 %high, ptr @high, align 4
  store i32 7, ptr %at, align 4
  %back = load i64, ptr @whole, align 8
  store i64 %back, ptr @back, align 8
  br label %end
end:
  %id = load i64, ptr %t, align 8
  %joined = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
"#;

#[test]
fn plain_accesses_of_different_sizes_meet() {
    for name in ["sra", "ra", "rc11"] {
        let setup = common::setup(&HALVES.replace("READ", "acquire"), "halves.ll", model(name));
        let (ours, theirs) = (states(&setup), graphs(&setup));
        assert!(ours.errors.is_empty() && ours.unsupported.is_empty(), "{name}");
        assert_eq!(outcomes(&ours), outcomes(&theirs), "{name}");
        // 1 << 32 | 2, of which the high half becomes 7.
        let backs: BTreeSet<_> = ours.outcomes.keys().filter_map(|o| o.global("back")).collect();
        assert_eq!(backs, BTreeSet::from(["0", "30064771074"]), "{name}");
    }
    let setup = common::setup(&HALVES.replace("READ", "monotonic"), "halves.ll", model("rc11"));
    assert!(states(&setup).errors.iter().all(|e| matches!(e.ending.end, End::Race(_))));
    assert_eq!(states(&setup).verdict(), graphs(&setup).verdict());
}

/// What is not modelled is said.
#[test]
fn what_is_not_modelled_is_named() {
    let cases = [
        Config { granularity: Granularity::Byte, ..model("rc11") },
        Config { pthread_create_fence: false, ..model("rc11") },
    ];
    for config in cases {
        let report = states(&setup("tests/litmus/MP.ll", config));
        assert_eq!(report.verdict(), Verdict::Unsupported);
    }
}

/// One thread hands a block to another, which frees it: only where that is ordered. `READ` and
/// `WRITE` are the orders.
const HANDED: &str = r#"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@done = global i32 0, align 4
@block = global ptr null, align 8
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
define ptr @reader(ptr %unused) {
  %p = load ptr, ptr @block, align 8
  %v = load i32, ptr %p, align 4
  store atomic i32 1, ptr @done WRITE, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca i64, align 8
  %p = call ptr @malloc(i64 4)
  store i32 1, ptr %p, align 4
  store ptr %p, ptr @block, align 8
  %created = call i32 @pthread_create(ptr %t, ptr null, ptr @reader, ptr null)
  %d = load atomic i32, ptr @done READ, align 4
  %none = icmp eq i32 %d, 0
  br i1 %none, label %end, label %free
free:
  call void @free(ptr %p)
  br label %end
end:
  %id = load i64, ptr %t, align 8
  %joined = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
"#;

#[test]
fn memory_is_freed_after_what_happens_before() {
    for (write, read, is_error) in [
        ("release", "acquire", false),
        ("monotonic", "acquire", true),
        ("release", "monotonic", true),
    ] {
        let text = HANDED.replace("WRITE", write).replace("READ", read);
        for name in ["sra", "ra", "rc11"] {
            let setup = common::setup(&text, "handed.ll", model(name));
            let codes = |report: &Report| {
                report.errors.iter().map(|e| e.ending.end.code()).collect::<BTreeSet<_>>()
            };
            let found = codes(&states(&setup));
            assert_eq!(found, codes(&graphs(&setup)), "{name} {write} {read}");
            assert_eq!(!found.is_empty(), is_error && name == "rc11", "{name} {write} {read}");
        }
    }
}

/// The first race is an error, by happens-before as in graphs.
#[test]
fn a_race_ends_the_execution() {
    let report = states(&setup("examples/unlocked_counter.ll", model("rc11")));
    assert!(matches!(report.errors[0].ending.end, End::Race(_)));
}

/// Two threads with these bodies, and what main does when both have ended.
fn two_threads(bodies: [&str; 2], after: &str) -> String {
    let [first, second] = bodies;
    format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@x = global i32 0\n@f = global i32 0\n\
         @r = global i32 0\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n\
         define ptr @first(ptr %0) {{\n{first}\n  ret ptr null\n}}\ndefine ptr @second(ptr %0) {{\n\
         {second}\n  ret ptr null\n}}\n\
         define i32 @main() {{\n  %a = alloca i64\n  %b = alloca i64\n  \
         %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @first, ptr null)\n  \
         %2 = call i32 @pthread_create(ptr %b, ptr null, ptr @second, ptr null)\n  \
         %c = load i64, ptr %a\n  %d = load i64, ptr %b\n  \
         %3 = call i32 @pthread_join(i64 %c, ptr null)\n  \
         %4 = call i32 @pthread_join(i64 %d, ptr null)\n{after}\n  ret i32 0\n}}\n"
    )
}

/// With `race: Undef`, what meets a write that it races with is undef, and so is what it leaves
/// behind.
#[test]
fn what_comes_later_of_two_that_race_is_undef() {
    let write = |n: u32| format!("  store i32 {n}, ptr @x");
    let read = "  %v = load i32, ptr @x\n  store i32 %v, ptr @r";
    let update = "  %v = atomicrmw add ptr @x, i32 1 acq_rel\n  store i32 %v, ptr @r";
    let send = format!("{}\n  store atomic i32 1, ptr @f release, align 4", write(1));
    let receive = "  %g = load atomic i32, ptr @f acquire, align 4\n  %is = icmp eq i32 %g, 1\n  \
                   br i1 %is, label %yes, label %no\n\
                   yes:\n  %v = load i32, ptr @x\n  store i32 %v, ptr @r\n  br label %no\nno:";
    let (all, weak) = (&["sra", "ra", "rc11"][..], &["ra", "rc11"][..]);
    for (models, bodies, after, expected) in [
        (all, [&*write(1), read], "", &["1 0", "1 undef"][..]),
        // The write that is later, and undef, may come before the other one in coherence order, but
        // not where the order of writes is one in which things happen.
        (weak, [&*write(1), &*write(2)], read, &["1 1", "2 2", "undef undef"]),
        (&["sra"], [&*write(1), &*write(2)], read, &["undef undef"]),
        (all, [&*send, receive], "", &["1 0", "1 1"]),
        // The update goes first, or is the later one and reads either value. Under RA it comes
        // after the write that it reads from.
        (&["ra"], [&*write(1), update], "", &["1 undef", "2 1", "undef 0"]),
        (&["sra"], [&*write(1), update], "", &["2 1", "undef 0"]),
        (&["rc11"], [&*write(1), update], "", &["1 undef", "undef 0", "undef undef"]),
    ] {
        for name in models {
            let setup = common::setup(
                &two_threads(bodies, after),
                "undef.ll",
                Config { race: RacePolicy::Undef, ..model(name) },
            );
            let report = states(&setup);
            assert!(
                report.errors.is_empty() && report.unsupported.is_empty() && report.cuts.is_empty(),
                "{name} {bodies:?}"
            );
            let value = |o: &tresse_explore::Outcome, name: &str| {
                o.global(name).unwrap_or_default().to_owned()
            };
            let found: BTreeSet<String> = report
                .outcomes
                .keys()
                .map(|o| format!("{} {}", value(o, "x"), value(o, "r")))
                .collect();
            assert_eq!(
                found,
                expected.iter().map(|e| (*e).to_owned()).collect(),
                "{name} {bodies:?}"
            );
        }
    }
}

fn codes(report: &Report) -> BTreeSet<&'static str> {
    assert!(report.unsupported.is_empty() && report.cuts.is_empty(), "{:?}", report.cuts);
    report.errors.iter().map(|e| e.ending.end.code()).collect()
}

/// POSIX `pthread_exit`: after the last thread the process exits as if `exit` were called, so what
/// handlers do comes after all that any thread did.
#[test]
fn handlers_come_after_all_threads() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"
        @x = global i32 0
        @y = global i32 0
        @r = global i32 0
        declare i32 @atexit(ptr)
        declare i32 @pthread_create(ptr, ptr, ptr, ptr)
        declare void @pthread_exit(ptr)
        define void @handler() {
          %v = load i32, ptr @x
          %w = load i32, ptr @y
          %s = add i32 %v, %w
          store i32 %s, ptr @r
          ret void
        }
        define ptr @first(ptr %0) {
          store i32 1, ptr @x
          ret ptr null
        }
        define ptr @second(ptr %0) {
          store i32 2, ptr @y
          ret ptr null
        }
        define i32 @main() {
          %a = alloca i64
          %1 = call i32 @atexit(ptr @handler)
          %2 = call i32 @pthread_create(ptr %a, ptr null, ptr @first, ptr null)
          %3 = call i32 @pthread_create(ptr %a, ptr null, ptr @second, ptr null)
          call void @pthread_exit(ptr null)
          unreachable
        }";
    for name in MODELS {
        let setup = common::setup(text, "handlers.ll", model(name));
        let report = states(&setup);
        assert_eq!(codes(&report), BTreeSet::new(), "{name}");
        let sums: Vec<_> =
            report.outcomes.keys().map(|o| o.global("r").unwrap_or_default().to_owned()).collect();
        assert_eq!(sums, ["3"], "{name}");
    }
}

/// Who finds no handler left has looked before later ones were registered, and does not know what
/// came after those: the lock of the list orders the two (C11 7.22.4.4, in the order of locks).
#[test]
fn the_end_of_the_handlers_is_in_the_order_of_their_lock() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"
        @x = global i32 0
        @z = global i32 0
        @r = global i32 0
        declare i32 @atexit(ptr)
        declare void @exit(i32)
        declare i32 @pthread_create(ptr, ptr, ptr, ptr)
        define void @looks() {
          %v = load atomic i32, ptr @x monotonic, align 4
          store i32 %v, ptr @r
          ret void
        }
        define void @late() {
          store i32 1, ptr @z
          ret void
        }
        define ptr @registers(ptr %w) {
          %1 = call i32 @atexit(ptr @late)
          store atomic i32 1, ptr @x monotonic, align 4
          ret ptr null
        }
        define i32 @main() {
          %a = alloca i64
          %1 = call i32 @atexit(ptr @looks)
          %2 = call i32 @pthread_create(ptr %a, ptr null, ptr @registers, ptr null)
          call void @exit(i32 0)
          unreachable
        }";
    for name in MODELS {
        let setup = common::setup(text, "handlers.ll", model(name));
        let (states, graphs) = (states(&setup), graphs(&setup));
        assert_eq!((codes(&states), codes(&graphs)), (BTreeSet::new(), BTreeSet::new()), "{name}");
        assert_eq!(outcomes(&states), outcomes(&graphs), "{name}");
        for outcome in graphs.outcomes.keys() {
            let of = |variable| outcome.global(variable).unwrap_or_default().to_owned();
            assert!(of("r") == "0" || of("z") == "1", "{name} {outcome:?}");
        }
    }
}

/// A call that leaves an object's state as it is reads it, and two reads do not race (LangRef,
/// "Memory Model for Concurrent Operations"); one that changes it races with a plain load.
#[test]
fn calls_that_change_nothing_read() {
    let load = "  %w = load i32, ptr @s";
    let value = "  %p = alloca i32\n  %v = call i32 @sem_getvalue(ptr @s, ptr %p)";
    let busy = "  %v = call i32 @sem_trywait(ptr @s)";
    let post = "  %v = call i32 @sem_post(ptr @s)";
    for (call, expected) in [(value, None), (busy, None), (post, Some("T0301"))] {
        let text = format!(
            "{}@s = global [4 x i64] zeroinitializer\ndeclare i32 @sem_init(ptr, i32, i32)\n\
             declare i32 @sem_getvalue(ptr, ptr)\ndeclare i32 @sem_trywait(ptr)\n\
             declare i32 @sem_post(ptr)\n",
            two_threads([call, load], "").replace(
                "  %1 = call",
                "  %i = call i32 @sem_init(ptr @s, i32 0, i32 0)\n  %1 = call"
            )
        );
        for name in MODELS {
            let setup = common::setup(&text, "calls.ll", model(name));
            assert_eq!(codes(&states(&setup)), expected.into_iter().collect(), "{name} {call}");
            assert_eq!(codes(&graphs(&setup)), expected.into_iter().collect(), "{name} {call}");
        }
    }
}

/// Two updates that write the same become one message, which a search sees at once and a run, that
/// forgets at longer intervals, does not: each way leads to its outcome all the same.
#[test]
fn ways_lead_to_their_outcomes_whenever_histories_are_tidied() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"\n\
        @x = global i32 0\n@seen = global i32 0\n\
        define i32 @main() {\n  %h = alloca i64\n  \
        %a = call i32 @pthread_create(ptr %h, ptr null, ptr @second, ptr null)\n  \
        %b = atomicrmw xchg ptr @x, i32 1 monotonic\n  ret i32 0\n}\n\
        define ptr @second(ptr %unused) {\n  %h = alloca i64\n  \
        %a = call i32 @pthread_create(ptr %h, ptr null, ptr @third, ptr null)\n  \
        %b = atomicrmw xchg ptr @x, i32 1 monotonic\n  ret ptr null\n}\n\
        define ptr @third(ptr %unused) {\n  \
        %a = load atomic i32, ptr @x monotonic, align 4\n  \
        store i32 %a, ptr @seen\n  ret ptr null\n}\n\
        declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n";
    let program = ["program".to_owned()];
    for name in ["ra", "rc11"] {
        let setup = common::setup(text, "program.ll", model(name));
        let follow = |schedule: &Schedule| {
            let decoded = Schedule::decode(&schedule.encode(7), 7).unwrap();
            let replay = Scheduler::Replay(decoded);
            run::run(&setup, &program, replay, &mut Unwatched).and_then(|r| Outcome::of(&r.machine))
        };
        let report = states(&setup);
        assert_eq!(report.outcomes.len(), 2, "{name}: the third thread reads 0 or 1");
        for (outcome, reached) in &report.outcomes {
            let Witness::Schedule(schedule) = &reached.witness else { panic!("{name}") };
            assert_eq!(follow(schedule).as_ref(), Some(outcome), "{name}");
        }
        for seed in 0..40 {
            let ran = run::run(&setup, &program, Scheduler::Random(seed), &mut Unwatched).unwrap();
            assert_eq!(follow(&ran.schedule), Outcome::of(&ran.machine), "{name}, seed {seed}");
        }
    }
}

/// A `main` that joins a thread keeps nothing that this one need not: it may do as many `seq_cst`
/// operations as it likes.
#[test]
fn a_main_that_joins_keeps_no_seq_cst_operations() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"\n\
        @x = global i32 0\n\
        define i32 @main() {\n  %h = alloca i64\n  \
        %a = call i32 @pthread_create(ptr %h, ptr null, ptr @count, ptr null)\n  \
        %b = call ptr @count(ptr null)\n  \
        %t = load i64, ptr %h\n  %c = call i32 @pthread_join(i64 %t, ptr null)\n  \
        %d = call i32 @pthread_create(ptr %h, ptr null, ptr @count, ptr null)\n  \
        %u = load i64, ptr %h\n  %e = call i32 @pthread_join(i64 %u, ptr null)\n  \
        %v = load atomic i32, ptr @x monotonic, align 4\n  ret i32 %v\n}\n\
        define ptr @count(ptr %unused) {\nentry:\n  br label %again\nagain:\n  \
        %i = phi i32 [ 0, %entry ], [ %j, %again ]\n  \
        %o = atomicrmw add ptr @x, i32 1 seq_cst\n  %j = add i32 %i, 1\n  \
        %is_done = icmp eq i32 %j, 200\n  br i1 %is_done, label %end, label %again\nend:\n  \
        ret ptr null\n}\n\
        declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n";
    let setup = common::setup(text, "program.ll", model("rc11"));
    let args = ["program".to_owned()];
    let ran = run::run(&setup, &args, Scheduler::RoundRobin, &mut Unwatched).unwrap();
    assert_eq!(ran.ending.end, End::Exit(600 % 256));
}
