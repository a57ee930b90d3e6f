//! A search that is stopped and goes on from its checkpoint tells what one tells that was not
//! stopped.

use crate::common;

use crate::common::Chance;
use crate::common::pieces::{args, check, in_pieces, told, while_kept, whole};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tresse_explore::generate::{Family, generate};
use tresse_explore::graph::{self, Checkpoint, Options};
use tresse_explore::pattern::Pattern;
use tresse_explore::{Cut, Outcome};
use tresse_machine::Config;
use tresse_machine::config::RacePolicy;
use tresse_machine::lower::Locals;
use tresse_machine::machine::Setup;

fn setup(path: &str, model: &str) -> Option<Arc<Setup>> {
    let config = Config { model: model.into(), ..Config::default() };
    common::try_setup(&common::file(path), path, config, Locals::Registers).ok()
}

/// Executions of more than a thousand events each, with choices before and after most of them: a
/// stop, and a pause, are heard in the midst of one, which goes on there. Which of two threads
/// is first at `x`, and which at `z`, are four executions; one of them calls `abort`.
#[test]
fn an_execution_is_left_and_gone_on_with() {
    let thread = "define ptr @tN(ptr %a) {\n  %x = atomicrmw add ptr @x, i32 1 seq_cst\n  \
                  br label %again\nagain:\n  %i = phi i32 [ 0, %0 ], [ %n, %again ]\n  \
                  store atomic i32 %i, ptr @yN monotonic, align 4\n  %n = add i32 %i, 1\n  \
                  %b = icmp ult i32 %n, 1500\n  br i1 %b, label %again, label %done\ndone:\n  \
                  %z = atomicrmw add ptr @z, i32 1 seq_cst\n  %s = shl i32 %x, 1\n  \
                  %o = or i32 %s, %z\n  store i32 %o, ptr @oN\n  %is = icmp eq i32 %o, NUMBER\n  \
                  br i1 %is, label %bad, label %good\nbad:\n  call void @abort()\n  \
                  unreachable\ngood:\n  ret ptr null\n}\n";
    let of = |n: &str, number: &str| thread.replace("NUMBER", number).replace('N', n);
    let text = format!(
        "@x = global i32 0\n@z = global i32 0\n@y1 = global i32 0\n@y2 = global i32 0\n\
         @o1 = global i32 0\n@o2 = global i32 0\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare void @abort()\n\
         {}{}define i32 @main() {{\n  %t = alloca i64\n  \
         %c = call i32 @pthread_create(ptr %t, ptr null, ptr @t1, ptr null)\n  \
         %d = call i32 @pthread_create(ptr %t, ptr null, ptr @t2, ptr null)\n  ret i32 0\n}}\n",
        of("1", "2"),
        of("2", "7")
    );
    let config = Config { model: "rc11".into(), ..Config::default() };
    let setup = common::try_setup(&text, "long.ll", config, Locals::Registers)
        .unwrap_or_else(|e| panic!("{e:?}"));
    let (options, mut chance) = (Options::default(), Chance(5));
    let expected = told(whole(&setup, &options));
    assert_eq!((expected.numbers[0], expected.errors.len()), (3, 1));
    for workers in [1, 2] {
        let options = Options { workers, ..options.clone() };
        // Whoever is stopped at the first look at the clock comes further all the same.
        let (report, _) = in_pieces(&setup, &options, 1, &mut chance);
        assert_eq!(told(report), expected, "{workers} workers, at once");
        let (report, stops) = in_pieces(&setup, &options, 300, &mut chance);
        assert_eq!(told(report), expected, "{workers} workers");
        let (report, texts) = while_kept(&setup, &options, 20, &mut chance);
        assert_eq!(told(report), expected, "{workers} workers, and pauses");
        // There are more of them than executions.
        assert!(stops > 0 && texts.len() > 8, "{stops} {}", texts.len());
        for text in texts.iter().step_by(1 + texts.len() / 6) {
            let from = Checkpoint::decode(text, 7, "--flag").unwrap_or_else(|e| panic!("{e}"));
            let searched = graph::search_from(&setup, &args(), &options, Some(from), &|_| None)
                .unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(told(searched.report), expected, "{workers} workers, killed");
        }
    }
}

/// Programs with locks, condition variables, barriers, `pthread_once`, allocation, accesses of
/// several sizes, errors of many kinds, and loops that wait.
const PROGRAMS: &[&str] = &[
    "examples/bank_deadlock.ll",
    "examples/bounded_queue_lost_wakeup.ll",
    "examples/michael_scott_queue.ll",
    "examples/once_init.ll",
    "examples/philosophers.ll",
    "examples/pthread_barrier.ll",
    "examples/seqlock_racy.ll",
    "examples/treiber_stack.ll",
    "examples/use_after_free.ll",
    "tests/errors/livelock_two.ll",
    "tests/errors/lost_wakeup.ll",
    "tests/errors/race_one_byte.ll",
    "tests/litmus/IRIW.ll",
];

#[test]
fn programs_tell_the_same_in_pieces() {
    let mut chance = Chance(1);
    let mut stops = 0;
    for path in PROGRAMS {
        for model in ["sc", "rc11"] {
            let Some(setup) = setup(path, model) else { panic!("{path}") };
            stops += check(&format!("{path} {model}"), &setup, &Options::default(), &mut chance);
        }
    }
    assert!(stops > 200, "{stops}");
}

#[test]
fn options_are_the_same_in_pieces() {
    let mut chance = Chance(2);
    for (path, options) in [
        ("examples/pthread_barrier.ll", Options { reduce_barriers: false, ..Options::default() }),
        (
            "examples/spinlock_tas.ll",
            Options { block_spins: false, unroll: Some(3), ..Options::default() },
        ),
        ("examples/michael_scott_queue.ll", Options { max_events: 60, ..Options::default() }),
        ("tests/litmus/IRIW.ll", Options { outcomes: false, ..Options::default() }),
    ] {
        let Some(setup) = setup(path, "rc11") else { panic!("{path}") };
        check(path, &setup, &options, &mut chance);
    }
    let Some(setup) = setup("tests/litmus/IRIW.ll", "rc11") else { panic!("IRIW") };
    let names = Outcome::names(&setup.program);
    for text in ["r0 == 1", "r0 == 1 && r1 == 0", "r0 == 2"] {
        let pattern = Pattern::parse(text, &names).unwrap_or_else(|e| panic!("{}", e.message));
        let options = Options { pattern: Some(Arc::new(pattern)), ..Options::default() };
        check(text, &setup, &options, &mut chance);
    }
}

#[test]
fn generated_programs_tell_the_same_in_pieces() {
    let mut chance = Chance(3);
    let mut stops = 0;
    for family in [Family::Cycles, Family::Random, Family::SizedCycles, Family::SizedRandom] {
        for program in (0..30).map(|n| generate(family, n)) {
            for (model, race) in [
                ("tso", RacePolicy::Report),
                ("rc11", RacePolicy::Report),
                ("sc", RacePolicy::Undef),
                ("rc11", RacePolicy::Undef),
            ] {
                let config = Config { model: model.into(), race, ..Config::default() };
                let setup = common::setup(&program.text, "generated.ll", config);
                stops += check(
                    &format!("{} {model}", program.name),
                    &setup,
                    &Options::default(),
                    &mut chance,
                );
            }
        }
    }
    assert!(stops > 2000, "{stops}");
}

/// Threads 1 and 2 create one each, if they see what the other has written: which of the new ones
/// has which number depends on what was visited before.
const CREATORS: &str = "target triple = \"x86_64-unknown-linux-gnu\"
@x = global i32 0
@y = global i32 0
@z = global i32 0
define ptr @child(ptr %to) {
  %old = atomicrmw add ptr @z, i32 1 seq_cst
  store atomic i32 %old, ptr %to seq_cst, align 4
  ret ptr null
}
define ptr @one(ptr %unused) {
  store atomic i32 1, ptr @x seq_cst, align 4
  %v = load atomic i32, ptr @y seq_cst, align 4
  %is = icmp eq i32 %v, 1
  br i1 %is, label %new, label %done
new:
  %id = alloca i64
  %c = call i32 @pthread_create(ptr %id, ptr null, ptr @child, ptr @x)
  br label %done
done:
  ret ptr null
}
define ptr @two(ptr %unused) {
  store atomic i32 1, ptr @y seq_cst, align 4
  %v = load atomic i32, ptr @x seq_cst, align 4
  %is = icmp eq i32 %v, 1
  br i1 %is, label %new, label %done
new:
  %id = alloca i64
  %c = call i32 @pthread_create(ptr %id, ptr null, ptr @child, ptr @y)
  br label %done
done:
  ret ptr null
}
define i32 @main() {
  %a = alloca i64
  %b = alloca i64
  %c = call i32 @pthread_create(ptr %a, ptr null, ptr @one, ptr null)
  %d = call i32 @pthread_create(ptr %b, ptr null, ptr @two, ptr null)
  ret i32 0
}
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
";

#[test]
fn threads_keep_their_numbers() {
    let mut chance = Chance(4);
    for model in ["sc", "rc11"] {
        let setup = common::setup(
            CREATORS,
            "creators.ll",
            Config { model: model.into(), ..Config::default() },
        );
        // Only one creates a thread: the other has read the initial value, or what the new thread
        // writes; or both do, and either new thread is the first at `z`.
        assert_eq!(whole(&setup, &Options::default()).complete, 6, "{model}");
        assert!(check(model, &setup, &Options::default(), &mut chance) >= 5, "{model}");
    }
}

/// Four threads at one lock have 4! executions.
#[test]
fn locks_tell_the_same_in_pieces() {
    let body = "define ptr @t(ptr %u) {\n  %l = call i32 @pthread_mutex_lock(ptr @L)\n  \
                %v = load i32, ptr @x\n  %n = add i32 %v, 1\n  store i32 %n, ptr @x\n  \
                %k = call i32 @pthread_mutex_unlock(ptr @L)\n  ret ptr null\n}\n";
    let create: String = (0..4)
        .map(|t| {
            format!(
                "  %i{t} = alloca i64\n  \
                                %c{t} = call i32 @pthread_create(ptr %i{t}, ptr null, ptr @t, ptr \
                                null)\n"
            )
        })
        .collect();
    let text = format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@L = global [7 x i64] zeroinitializer\n\
         @x = global i32 0\n{body}define i32 @main() {{\n{create}  ret i32 0\n}}\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_mutex_lock(ptr)\n\
         declare i32 @pthread_mutex_unlock(ptr)\n"
    );
    let setup =
        common::setup(&text, "lockinc.ll", Config { model: "rc11".into(), ..Config::default() });
    assert_eq!(whole(&setup, &Options::default()).complete, 24);
    assert!(check("lockinc", &setup, &Options::default(), &mut Chance(5)) > 23);
}

/// A store beside calls on a semaphore: calls that wait stay in the graph, from the beginning of
/// the search on that goes on.
#[test]
fn stores_beside_calls_tell_the_same_in_pieces() {
    let create: String = (0..3)
        .map(|t| {
            format!(
                "  %i{t} = alloca i64\n  %c{t} = call i32 @pthread_create(ptr %i{t}, ptr null, \
                 ptr @t, ptr null)\n"
            )
        })
        .collect();
    let text = format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@L = global [4 x i64] [i64 1, i64 0, \
         i64 0, i64 0]\ndefine ptr @t(ptr %u) {{\n  %w = call i32 @sem_wait(ptr @L)\n  \
         %p = call i32 @sem_post(ptr @L)\n  ret ptr null\n}}\ndefine i32 @main() {{\n{create}  \
         store atomic i32 1, ptr @L monotonic, align 4\n  ret i32 0\n}}\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @sem_wait(ptr)\n\
         declare i32 @sem_post(ptr)\n"
    );
    for model in ["sc", "rc11"] {
        let config = Config { model: model.into(), ..Config::default() };
        let setup = common::setup(&text, "store.ll", config);
        assert!(whole(&setup, &Options::default()).blocked > 0);
        assert!(check("store", &setup, &Options::default(), &mut Chance(7)) > 20);
    }
}

/// A checkpoint of IRIW, of which a part is left.
fn some_checkpoint(setup: &Arc<Setup>) -> Checkpoint {
    let searched =
        graph::search_from(setup, &args(), &Options::default(), None, &|_| Some(Cut::Time))
            .unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(searched.report.cuts, [Cut::Time]);
    searched.checkpoint.unwrap_or_else(|| panic!("IRIW has more than one execution"))
}

/// A checkpoint with another line, and that line's sum.
fn changed(text: &str, change: impl FnOnce(&str) -> String) -> String {
    Checkpoint::with_sum(&change(text.lines().next().unwrap_or("")))
}

#[test]
fn checkpoints_of_other_searches_are_refused() {
    let Some(setup) = setup("tests/litmus/IRIW.ll", "sc") else { panic!("IRIW") };
    let text = some_checkpoint(&setup).encode(7, "--unroll 3");
    let refused = |text: &str, check: u32, flags: &str| {
        Checkpoint::decode(text, check, flags).err().unwrap_or_default()
    };
    assert_eq!(
        refused(&text, 8, "--unroll 3"),
        "this checkpoint was made for another program, model, config or arguments"
    );
    assert_eq!(
        refused(&text, 7, ""),
        "this checkpoint was made with other flags: `--unroll 3`, and here are none"
    );
    let newer = changed(&text, |line| line.replacen(env!("CARGO_PKG_VERSION"), "999.0.0", 1));
    assert!(
        refused(&newer, 7, "--unroll 3")
            .starts_with("this checkpoint was made by another version of tresse: 999.0.0")
    );
    for text in ["", "{}", "g1:00000007:0", &text[..text.len() / 2]] {
        assert!(
            refused(text, 7, "--unroll 3").starts_with("this checkpoint is damaged or none: "),
            "{text}"
        );
    }
}

/// A file that somebody has changed, and its sum with it, is refused, or leads to some search;
/// nothing panics.
#[test]
fn changed_checkpoints_do_no_harm() {
    let Some(setup) = setup("examples/bank_deadlock.ll", "sc") else { panic!("bank_deadlock") };
    let ticks = AtomicU64::new(0);
    let tick = |_| (ticks.fetch_add(1, Ordering::Relaxed) >= 1).then_some(Cut::Stopped);
    let mut from = Some(some_checkpoint(&setup));
    let mut refused = 0;
    while let Some(checkpoint) = from.take() {
        let text = checkpoint.encode(7, "");
        let line = text.lines().next().unwrap_or("");
        for (at, _) in line.match_indices(|c: char| c.is_ascii_digit()) {
            for digit in ["0", "9", "4000000000"] {
                let changed =
                    changed(&text, |line| format!("{}{digit}{}", &line[..at], &line[at + 1..]));
                let searched = Checkpoint::decode(&changed, 7, "").and_then(|c| {
                    graph::search_from(&setup, &args(), &Options::default(), Some(c), &|_| {
                        Some(Cut::Stopped)
                    })
                });
                refused += usize::from(searched.is_err());
            }
        }
        from = graph::search_from(&setup, &args(), &Options::default(), Some(checkpoint), &tick)
            .unwrap_or_else(|e| panic!("{e}"))
            .checkpoint;
    }
    assert!(refused > 0);
}

#[test]
fn a_stop_is_heard_within_an_execution() {
    // Thread 1 ends the loop, which goes round up to the bound on events until then: an execution
    // is long, and the search asks in its midst.
    let text = "@x = global i32 0\n\
                declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
                define ptr @f(ptr %a) {\n  %o = atomicrmw add ptr @x, i32 10 seq_cst\n  ret ptr null\n}\n\
                define i32 @main() {\n  %t = alloca i64\n  \
                %c = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)\n  \
                br label %again\nagain:\n  %o = atomicrmw add ptr @x, i32 1 seq_cst\n  \
                %p = atomicrmw sub ptr @x, i32 1 seq_cst\n  %b = icmp slt i32 %o, 10\n  \
                br i1 %b, label %again, label %done\ndone:\n  ret i32 0\n}\n";
    let config = Config { model: "tso".into(), ..Config::default() };
    let setup = common::try_setup(text, "loop.ll", config, Locals::Registers)
        .unwrap_or_else(|e| panic!("{e:?}"));
    let looks = AtomicU64::new(0);
    let stop = |progress: graph::Progress| {
        let looks = looks.fetch_add(1, Ordering::Relaxed);
        (progress.executions == 0 && looks > 2).then_some(Cut::Time)
    };
    let searched = graph::search_from(&setup, &args(), &Options::default(), None, &stop)
        .unwrap_or_else(|e| panic!("{e}"));
    // Nothing is begun again after the stop, though a loop has met a bound.
    assert!(searched.is_stopped && searched.report.cuts.contains(&Cut::Time));
    assert!(looks.into_inner() < 1_000);
    assert!(searched.report.errors.is_empty());
}

/// Threads that wait beside updates that commute: whether one waits depends on the others, and who
/// is next has to be the same whatever the search has seen before.
#[test]
fn reads_that_wait_beside_updates_are_found_again() {
    let create =
        |t: u32| format!("  call i32 @pthread_create(ptr %t{t}, ptr null, ptr @t{t}, ptr null)\n");
    let join = |t: u32| {
        format!("  %j{t} = load i64, ptr %t{t}\n  call i32 @pthread_join(i64 %j{t}, ptr null)\n")
    };
    let creates: String = (1..4).map(create).collect();
    let joins: String = (1..4).map(join).collect();
    let text = format!(
        r#"target triple = "x86_64-unknown-linux-gnu"
@x = global i32 0
@y = global i32 0
declare void @__VERIFIER_assume(i32)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @t1(ptr %0) {{
  %a = load atomic i32, ptr @y seq_cst, align 4
  store atomic i32 1, ptr @y seq_cst, align 4
  ret ptr null
}}
define ptr @t2(ptr %0) {{
  store atomic i32 2, ptr @x seq_cst, align 4
  store atomic i32 5, ptr @y seq_cst, align 4
  ret ptr null
}}
define ptr @t3(ptr %0) {{
  store atomic i32 2, ptr @y seq_cst, align 4
  store atomic i32 3, ptr @x seq_cst, align 4
  %a = load atomic i32, ptr @x seq_cst, align 4
  %c = icmp ne i32 %a, 3
  %n = zext i1 %c to i32
  call void @__VERIFIER_assume(i32 %n)
  ret ptr null
}}
define i32 @main() {{
  %t1 = alloca i64
  %t2 = alloca i64
  %t3 = alloca i64
{creates}  %a = load atomic i32, ptr @y seq_cst, align 4
  %c = icmp ne i32 %a, 0
  %n = zext i1 %c to i32
  call void @__VERIFIER_assume(i32 %n)
  %b = atomicrmw add ptr @x, i32 1 seq_cst, align 4
{joins}  ret i32 0
}}
"#
    );
    let mut chance = Chance(11);
    for model in ["sc", "tso", "ra", "rc11"] {
        let config = Config { model: model.into(), ..Config::default() };
        let setup = common::setup_with(&text, "waits.ll", config, Locals::Registers);
        let options = Options { commute_updates: true, symmetry: true, ..Options::default() };
        let stops: u64 = (0..6).map(|_| check(model, &setup, &options, &mut chance)).sum();
        assert!(stops > 0);
    }
}
