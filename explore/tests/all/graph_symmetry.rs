//! Symmetric threads: one execution of those that differ only in which thread is which, with the
//! same outcomes and errors.

use crate::common;

use crate::common::MODELS;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::{Arc, Mutex};
use tresse_explore::Report;
use tresse_explore::graph::{Act, Observer, Options, Shown, View, search};
use tresse_machine::Config;
use tresse_machine::config::RacePolicy;
use tresse_machine::machine::Setup;
use tresse_machine::memory::addresses::splitmix;
use tresse_memmodels::graph::EventId;

/// Threads that run these functions in this order; function 0 does what these words say, the others
/// have their own words: `x` reads and `x=1` writes (release and acquire), `+x` adds one, `d` and
/// `d=1` are not atomic, `L` and `U` lock and unlock, `|` is a fence, `w` waits until `x` is 1, `!`
/// aborts if the last value that was read was 1, `me` writes the thread's number to `y`, `ret`
/// returns what was read, `B` comes to a barrier of all threads that do, and `S` reads there
/// whether it is the serial thread. What a thread has read is added up in `sum`.
fn program(words: &str, functions: &[usize], others: &[&str]) -> String {
    let mut out = String::from(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@m = global [5 x i64] zeroinitializer\n\
         @b = global [4 x i64] zeroinitializer\n",
    );
    out.push_str("@x = global i32 0\n@y = global i32 0\n@d = global i32 0\n@sum = global i32 0\n");
    for (t, words) in std::iter::once(&words).chain(others).enumerate() {
        let _ = writeln!(out, "define ptr @t{t}(ptr %unused) {{");
        let (mut last, mut sum, mut back) = ("0".to_owned(), "0".to_owned(), "null".to_owned());
        for (i, word) in words.split(' ').enumerate() {
            let names: Vec<&str> = word.split('=').collect();
            let mut reads = false;
            let _ = match names[..] {
                ["d"] => {
                    reads = true;
                    writeln!(out, "  %v{i} = load i32, ptr @d")
                }
                ["d", value] => writeln!(out, "  store i32 {value}, ptr @d"),
                [place, value] => {
                    writeln!(out, "  store atomic i32 {value}, ptr @{place} release, align 4")
                }
                ["L"] => writeln!(out, "  %l{i} = call i32 @pthread_mutex_lock(ptr @m)"),
                ["U"] => writeln!(out, "  %l{i} = call i32 @pthread_mutex_unlock(ptr @m)"),
                ["|"] => writeln!(out, "  fence seq_cst"),
                ["!"] => {
                    let _ = writeln!(
                        out,
                        "  %e{i} = icmp eq i32 {last}, 1\n  \
                         br i1 %e{i}, label %bad{i}, label %good{i}"
                    );
                    writeln!(out, "bad{i}:\n  call void @abort()\n  unreachable\ngood{i}:")
                }
                ["w"] => {
                    let _ = writeln!(
                        out,
                        "  br label %loop{i}\nloop{i}:\n  \
                         %w{i} = load atomic i32, ptr @x acquire, align 4"
                    );
                    writeln!(
                        out,
                        "  %q{i} = icmp eq i32 %w{i}, 1\n  \
                         br i1 %q{i}, label %on{i}, label %loop{i}\non{i}:"
                    )
                }
                ["me"] => {
                    let _ = writeln!(
                        out,
                        "  %me{i} = call i64 @__tresse_thread_self()\n  %n{i} = trunc i64 %me{i} to i32"
                    );
                    writeln!(out, "  store atomic i32 %n{i}, ptr @y release, align 4")
                }
                ["B"] => writeln!(out, "  %l{i} = call i32 @pthread_barrier_wait(ptr @b)"),
                ["S"] => {
                    reads = true;
                    writeln!(out, "  %v{i} = call i32 @pthread_barrier_wait(ptr @b)")
                }
                ["ret"] => {
                    back = format!("%b{i}");
                    writeln!(
                        out,
                        "  %z{i} = zext i32 {last} to i64\n  %b{i} = inttoptr i64 %z{i} to ptr"
                    )
                }
                [place] => {
                    reads = true;
                    match place.strip_prefix('+') {
                        Some(place) => {
                            writeln!(out, "  %v{i} = atomicrmw add ptr @{place}, i32 1 acq_rel")
                        }
                        None => writeln!(
                            out,
                            "  %v{i} = load atomic i32, ptr @{place} acquire, align 4"
                        ),
                    }
                }
                _ => panic!("{word}"),
            };
            if reads {
                let _ = writeln!(out, "  %m{i} = mul i32 {sum}, 5\n  %s{i} = add i32 %m{i}, %v{i}");
                (last, sum) = (format!("%v{i}"), format!("%s{i}"));
            }
        }
        let _ = writeln!(
            out,
            "  %end = atomicrmw add ptr @sum, i32 {sum} monotonic\n  ret ptr {back}\n}}"
        );
    }
    let of_all: Vec<&str> = std::iter::once(words).chain(others.iter().copied()).collect();
    let comes = |f: &&usize| of_all[**f].split(' ').any(|word| word == "B" || word == "S");
    let comers = functions.iter().filter(comes).count();
    out.push_str("define i32 @main() {\n");
    if comers > 0 {
        let _ =
            writeln!(out, "  %b = call i32 @pthread_barrier_init(ptr @b, ptr null, i32 {comers})");
    }
    for t in 0..functions.len() {
        let _ = writeln!(out, "  %id{t} = alloca i64");
    }
    for (t, function) in functions.iter().enumerate() {
        let _ = writeln!(
            out,
            "  %c{t} = call i32 @pthread_create(ptr %id{t}, ptr null, ptr @t{function}, ptr null)"
        );
    }
    for t in 0..functions.len() {
        let _ = writeln!(
            out,
            "  %n{t} = load i64, ptr %id{t}\n  %j{t} = call i32 @pthread_join(i64 %n{t}, ptr null)"
        );
    }
    out.push_str(
        "  ret i32 0\n}\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
                  declare i32 @pthread_join(i64, ptr)\ndeclare void @abort()\n",
    );
    out.push_str(
        "declare i32 @pthread_mutex_lock(ptr)\ndeclare i32 @pthread_mutex_unlock(ptr)\n\
                  declare i64 @__tresse_thread_self()\n\
                  declare i32 @pthread_barrier_init(ptr, ptr, i32)\n\
                  declare i32 @pthread_barrier_wait(ptr)\n",
    );
    out
}

fn run(setup: &Arc<Setup>, options: &Options) -> Report {
    search(setup, &["program".into()], options, &|_| None).unwrap_or_else(|e| panic!("{e}"))
}

/// An execution under each naming of these threads: the least of all.
fn orbit(view: &View, members: &[u16]) -> Vec<Vec<EventId>> {
    let mut namings = vec![vec![]];
    for name in members {
        namings = namings
            .iter()
            .flat_map(|n: &Vec<u16>| {
                (0..=n.len()).map(|at| [&n[..at], &[*name], &n[at..]].concat())
            })
            .collect();
    }
    let renamed = |naming: &Vec<u16>| {
        let name = |id: EventId| match members.iter().position(|m| *m == id.thread) {
            Some(at) => EventId { thread: naming[at], ..id },
            None => id,
        };
        let mut rows: Vec<(u16, Vec<EventId>)> = Vec::new();
        for thread in &view.threads {
            let is_read = |act: &Act| !matches!(act, Act::After(_));
            let from = thread
                .events
                .iter()
                .map(|e| e.from.filter(|_| is_read(&e.act)).map_or(EventId::NONE, name));
            rows.push((name(EventId::new(thread.number as usize, 0)).thread, from.collect()));
        }
        rows.sort();
        let co = view
            .locations
            .iter()
            .map(|l| (l.name.clone(), l.co.iter().map(|w| name(*w)).collect::<Vec<_>>()));
        let mut co: Vec<_> = co.collect();
        co.sort();
        rows.into_iter()
            .map(|(_, row)| row)
            .chain(co.into_iter().map(|(_, co)| co))
            .collect::<Vec<_>>()
    };
    namings.iter().map(renamed).min().unwrap_or_default()
}

/// Holds both ways of searching against each other: outcomes, errors, and as many executions as
/// there are orbits, if the threads are symmetric. Debug builds panic when a graph comes twice.
fn compare(words: &str, count: usize, others: &[&str], is_symmetric: bool) -> u64 {
    let functions: Vec<usize> = std::iter::repeat_n(0, count).chain(1..=others.len()).collect();
    compare_in_order(words, &functions, others, is_symmetric)
}

/// The same for threads that are started in this order.
fn compare_in_order(words: &str, functions: &[usize], others: &[&str], is_symmetric: bool) -> u64 {
    let text = program(words, functions, others);
    let members: Vec<u16> =
        functions.iter().zip(1..).filter(|(f, _)| **f == 0).map(|(_, thread)| thread).collect();
    let mut saved = 0;
    for model in MODELS {
        let setup = common::setup(
            &text,
            "program.ll",
            Config { model: model.into(), race: RacePolicy::Report, ..Config::default() },
        );
        let seen = Arc::new(Mutex::new(BTreeSet::new()));
        let observer = Observer(Arc::new({
            let (seen, members) = (seen.clone(), members.clone());
            move |shown: Shown<'_>| {
                let Ok(mut seen) = seen.lock() else { return };
                match shown {
                    Shown::Execution(view, _) => drop(seen.insert(orbit(view, &members))),
                    Shown::Again => seen.clear(),
                }
            }
        }));
        let whole = run(&setup, &Options { observer: Some(observer), ..Options::default() });
        let reduced = run(&setup, &Options { symmetry: true, verify: true, ..Options::default() });
        let outcomes = |report: &Report| {
            report
                .outcomes
                .iter()
                .map(|(o, reached)| (o.clone(), reached.count))
                .collect::<Vec<_>>()
        };
        let codes = |report: &Report| {
            report.errors.iter().map(|e| e.ending.end.code()).collect::<BTreeSet<_>>()
        };
        assert_eq!(
            outcomes(&reduced),
            outcomes(&whole),
            "{words} {functions:?} {others:?} {model}"
        );
        assert_eq!(codes(&reduced), codes(&whole), "{words} {functions:?} {others:?} {model}");
        let orbits = seen.lock().map(|seen| seen.len() as u64).unwrap_or(0);
        let expected = if is_symmetric { orbits } else { whole.complete };
        assert_eq!(reduced.complete, expected, "{words} {functions:?} {others:?} {model}");
        let apart = (reduced.told_apart, whole.told_apart);
        assert_eq!(
            apart,
            (whole.complete, whole.complete),
            "{words} {functions:?} {others:?} {model}"
        );
        saved += whole.complete - reduced.complete;
        common::check_witnesses(&setup, &reduced);
    }
    saved
}

#[test]
fn threads_that_do_the_same() {
    compare("x x=1", 2, &[], true);
    compare("x x=1 x", 3, &[], true);
    compare("+x", 3, &[], true);
    compare("x y=1", 2, &["x=1 y", "x=2"], true);
    compare("x=1 y", 2, &["y=1 x"], true);
    compare("d=1", 2, &[], true);
    compare("x d", 2, &["d=1 x=1"], true);
    compare("+x !", 3, &[], true);
}

#[test]
fn locks() {
    compare("L +x U", 3, &[], true);
    compare("x L +x U", 2, &["x=1"], true);
    compare("L x U L x=2 U", 2, &["x=1 L y=1 U"], true);
    // Nobody lets the other one in.
    compare("L x=1", 2, &[], true);
}

/// Nobody sees which thread is started first.
#[test]
fn other_threads_in_between() {
    compare_in_order("x x=1", &[0, 1, 0], &["x=2 x"], true);
    compare_in_order("L +x U", &[0, 1, 0, 2, 0], &["x=2", "y=1"], true);
}

/// Both wait until `x` is 1: for ever if 2 comes last, or nobody writes.
#[test]
fn loops_that_wait() {
    compare("w y=1", 2, &["x=1"], true);
    compare("w x=2", 2, &["x=1"], true);
    compare("x w", 2, &["x=1", "x=2"], true);
    compare("w", 3, &["x=2"], true);
}

/// All of a round leave it alike. Those that can tell the serial thread elect one of them; if
/// others are there that cannot, one of these stands for all, and that ends their symmetry.
#[test]
fn barriers() {
    compare("x B x=1", 2, &[], true);
    compare("+x B x", 3, &[], true);
    compare("x=1 B y", 2, &["x=2 y=1"], true);
    compare("x B y=1 B x", 2, &["x=1 y=2"], true);
    compare("B x x=1", 2, &["B x=2"], true);
    compare("x S x=1", 2, &[], true);
    compare("S x=1", 2, &["B x"], true);
    compare("B x=1", 2, &["S x"], false);
    compare("d=1 B d", 2, &[], true);
    // Who comes twice waits for ever.
    compare("x B", 2, &["x=1 B B"], true);
}

/// What tells threads apart: their number, what they return.
#[test]
fn threads_that_are_not_the_same() {
    compare("x me", 2, &["x=1"], false);
    compare("x ret x=1", 2, &["x=2"], false);
    compare("ret +x", 2, &[], true);
}

/// Made from numbers: 2 or 3 threads of up to 3 words, and one other.
#[test]
fn random_threads_agree() {
    let mut state = 7u64;
    let mut below = |n: usize| {
        state = splitmix(state);
        ((state >> 32) as usize) % n
    };
    let mut saved = 0;
    for _ in 0..60 {
        let words = ["x", "x", "x=1", "+x", "y", "y=1", "d=1", "d", "|", "!"];
        let mut thread =
            |len: usize| (0..len).map(|_| words[below(words.len())]).collect::<Vec<_>>().join(" ");
        let (same, other) = (thread(2), thread(2));
        saved += compare(&same, 2, &[&other], true);
        saved += compare(&thread(2), 3, &[], true);
        let (same, other) = (format!("{} B {}", thread(1), thread(2)), thread(2));
        saved += compare(&same, 2, &[&other], true);
        saved += compare(&same, 2, &[&format!("{} B {other}", thread(1))], true);
    }
    assert!(saved > 1000, "{saved}");
}

/// Two threads tell `main` where a block of their own lies, as a number that is put together bit by
/// bit, so that it has nothing of the pointer; `main` writes there. Whose block it is tells the
/// threads apart, so nothing is left out: `main` reads no number, or that of either thread, which
/// then sees what `main` has written or not, in both orders of the threads' writes.
#[test]
fn threads_whose_memory_is_found_by_its_number() {
    let text = r#"target triple = "x86_64-unknown-linux-gnu"
@where = global i64 0
define ptr @t0(ptr %unused) {
entry:
  %own = call ptr @malloc(i64 4)
  store i32 0, ptr %own
  %number = ptrtoint ptr %own to i64
  br label %loop
loop:
  %bit = phi i64 [ 0, %entry ], [ %next, %on ]
  %copy = phi i64 [ 0, %entry ], [ %longer, %on ]
  %shifted = lshr i64 %number, %bit
  %is_set = trunc i64 %shifted to i1
  br i1 %is_set, label %set, label %on
set:
  %one = shl i64 1, %bit
  %more = or i64 %copy, %one
  br label %on
on:
  %longer = phi i64 [ %copy, %loop ], [ %more, %set ]
  %next = add i64 %bit, 1
  %is_done = icmp eq i64 %next, 64
  br i1 %is_done, label %done, label %loop
done:
  store atomic i64 %longer, ptr @where release, align 8
  %seen = load atomic i32, ptr %own seq_cst, align 4
  ret ptr null
}
define i32 @main() {
  %id = alloca i64
  %a = call i32 @pthread_create(ptr %id, ptr null, ptr @t0, ptr null)
  %b = call i32 @pthread_create(ptr %id, ptr null, ptr @t0, ptr null)
  %number = load atomic i64, ptr @where acquire, align 8
  %is_known = icmp ne i64 %number, 0
  br i1 %is_known, label %known, label %done
known:
  %found = inttoptr i64 %number to ptr
  store atomic i32 1, ptr %found seq_cst, align 4
  br label %done
done:
  ret i32 0
}
declare ptr @malloc(i64)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
"#;
    for model in MODELS {
        let setup =
            common::setup(text, "program.ll", Config { model: model.into(), ..Config::default() });
        for symmetry in [false, true] {
            let report = run(&setup, &Options { symmetry, ..Options::default() });
            assert!(report.errors.is_empty() && report.cuts.is_empty(), "{model} {symmetry}");
            assert_eq!(report.complete, 10, "{model} {symmetry}");
        }
    }
}

/// Threads that do `words` with `%own`, a block of their own, and write `%word` to `x`.
fn with_own(words: &str) -> String {
    format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@x = global i64 0\n\
         define ptr @t0(ptr %unused) {{\nentry:\n  %own = call ptr @malloc(i64 16)\n  \
         %at = alloca ptr\n  store ptr %own, ptr %at\n{words}\n  \
         store atomic i64 %word, ptr @x release, align 8\n  \
         %seen = load atomic i64, ptr @x acquire, align 8\n  ret ptr null\n}}\n\
         define i32 @main() {{\n  %id = alloca i64\n  \
         %a = call i32 @pthread_create(ptr %id, ptr null, ptr @t0, ptr null)\n  \
         %b = call i32 @pthread_create(ptr %id, ptr null, ptr @t0, ptr null)\n  \
         ret i32 0\n}}\n\
         declare ptr @malloc(i64)\ndeclare i64 @llvm.umin.i64(i64, i64)\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n"
    )
}

/// The heaps of threads are 2^36 bytes apart, so that bits of addresses from there on say which
/// thread it is. However a thread comes to them, the two write different numbers.
#[test]
fn threads_that_compute_with_their_own_addresses() {
    let bit = "  %word = and i64 %number, 68719476736";
    let forms = [
        ("  %number = ptrtoint ptr %own to i64", bit),
        ("  %number = load i64, ptr %at", bit),
        (
            "  %number = load i64, ptr %at",
            "  %word = call i64 @llvm.umin.i64(i64 %number, i64 93561567576064)",
        ),
        (
            "  %fifth = getelementptr i8, ptr %at, i64 4\n  %byte = load i8, ptr %fifth",
            "  %word = zext i8 %byte to i64",
        ),
        (
            "  %number = ptrtoint ptr %own to i64\n  %float = uitofp i64 %number to double",
            "  %word = fptoui double %float to i64",
        ),
        (
            "  %number = ptrtoint ptr %own to i48\n  %narrow = trunc i48 %number to i44",
            "  %word = zext i44 %narrow to i64",
        ),
        (
            "  %is_late = icmp ugt ptr %own, inttoptr (i64 93561567576064 to ptr)",
            "  %word = zext i1 %is_late to i64",
        ),
        (
            "  %float = load double, ptr %at\n  \
             %is_late = fcmp ogt double %float, 0x0000551800000000",
            "  %word = zext i1 %is_late to i64",
        ),
        (
            "  %number = load i64, ptr %at\n  %two = bitcast i64 %number to <2 x i32>\n  \
             %high = extractelement <2 x i32> %two, i32 1",
            "  %word = zext i32 %high to i64",
        ),
    ];
    for (get, use_it) in forms {
        let text = with_own(&format!("{get}\n{use_it}"));
        let setup = common::setup(&text, "program.ll", Config::default());
        let whole = run(&setup, &Options::default());
        let reduced = run(&setup, &Options { symmetry: true, ..Options::default() });
        assert!(whole.errors.is_empty() && whole.unsupported.is_empty(), "{text}");
        assert_eq!(reduced.outcomes.len(), 2, "{text}: the number of either thread comes last");
        assert_eq!(whole.outcomes.len(), 2, "{text}");
        assert_eq!((reduced.complete, reduced.told_apart), (whole.complete, whole.complete));
    }
    // What is the same for all does not tell them apart.
    let next = "  %next = getelementptr i8, ptr %own, i64 1";
    for same in ["icmp eq ptr %own, null", "icmp ugt ptr %next, %own", "icmp eq ptr %own, @x"] {
        let text = with_own(&format!("{next}\n  %is = {same}\n  %word = zext i1 %is to i64"));
        let setup = common::setup(&text, "program.ll", Config::default());
        let whole = run(&setup, &Options::default());
        let reduced = run(&setup, &Options { symmetry: true, ..Options::default() });
        assert_eq!(reduced.told_apart, whole.complete, "{text}");
        assert!(reduced.complete < whole.complete, "{text}");
    }
}
