//! Parameters that are honoured make a difference: the same program with and without one, under
//! everyone who has it and where it can be seen.

use crate::common;

use crate::common::{Temp, code, json, stderr, stdout, tresse};
use serde_json::Value;

/// `main` branches on what a local holds before it was written.
const UNWRITTEN: &str = "
define i32 @main(i32 %n, ptr %words) {
  %p = alloca i32
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %yes, label %no
yes:
  ret i32 0
no:
  ret i32 1
}
";

/// What a program can see of addresses, byte order, the width of pointers and its arguments.
const LAYOUT: &str = "
@word = global i32 1
@first = global i8 0
@width = global i32 0
@address = global i64 0
@count = global i32 0
define i32 @main(i32 %n, ptr %words) {
  %b = load i8, ptr @word
  store i8 %b, ptr @first
  store i32 %n, ptr @count
  %p = getelementptr ptr, ptr null, i32 1
  %w = ptrtoint ptr %p to i32
  store i32 %w, ptr @width
  %a = ptrtoint ptr @word to i64
  store i64 %a, ptr @address
  ret i32 0
}
define i32 @start() {
  ret i32 5
}
";

/// What an error-checking mutex answers to its owner.
const LOCKED_TWICE: &str = "
target triple = \"x86_64-unknown-linux-gnu\"
@m = global [10 x i32] [i32 0, i32 0, i32 0, i32 0, i32 2, i32 0, i32 0, i32 0, i32 0, i32 0]
@r = global i32 0
declare i32 @pthread_mutex_lock(ptr)
define i32 @main() {
  %a = call i32 @pthread_mutex_lock(ptr @m)
  %b = call i32 @pthread_mutex_lock(ptr @m)
  store i32 %b, ptr @r
  ret i32 0
}
";

/// Where a function, a local and a block are.
const PLACES: &str = "
@f = global i64 0
@l = global i64 0
@h = global i64 0
declare ptr @malloc(i64)
define i32 @main() {
  %local = alloca i32
  %block = call ptr @malloc(i64 4)
  %f = ptrtoint ptr @main to i64
  %l = ptrtoint ptr %local to i64
  %h = ptrtoint ptr %block to i64
  store i64 %f, ptr @f
  store i64 %l, ptr @l
  store i64 %h, ptr @h
  ret i32 0
}
";

/// One thread has two stores in its buffer when it reads; the other one notices the older.
fn buffered() -> String {
    let globals = "@x = global i32 0\n@y = global i32 0\n@z = global i32 0\n\
                   @r = global [2 x i32] zeroinitializer\n";
    let body = "
  %i = ptrtoint ptr %me to i64
  %out = getelementptr i32, ptr @r, i64 %i
  %is = icmp eq i64 %i, 0
  br i1 %is, label %first, label %second
first:
  store atomic i32 1, ptr @x monotonic, align 4
  store atomic i32 1, ptr @y monotonic, align 4
  %a = load atomic i32, ptr @z monotonic, align 4
  store i32 %a, ptr %out
  br label %end
second:
  store atomic i32 1, ptr @z monotonic, align 4
  fence seq_cst
  %b = load atomic i32, ptr @x monotonic, align 4
  store i32 %b, ptr %out
  br label %end
end:";
    two_threads(globals, body)
}

/// MP: a thread writes two variables, and the other one reads them the other way round.
fn message_passing() -> String {
    let globals = "@x = global i32 0\n@y = global i32 0\n@a = global i32 0\n@b = global i32 0\n";
    let body = "
  %i = ptrtoint ptr %me to i64
  %is = icmp eq i64 %i, 0
  br i1 %is, label %first, label %second
first:
  store atomic i32 1, ptr @x monotonic, align 4
  store atomic i32 1, ptr @y monotonic, align 4
  br label %end
second:
  %a = load atomic i32, ptr @y monotonic, align 4
  %b = load atomic i32, ptr @x monotonic, align 4
  store i32 %a, ptr @a
  store i32 %b, ptr @b
  br label %end
end:";
    two_threads(globals, body)
}

/// A pointer from a number that two pointers were mixed into.
const NUMBER: &str = "
@x = global i32 7
@y = global i32 8
define i32 @main() {
  %a = ptrtoint ptr @x to i64
  %b = ptrtoint ptr @y to i64
  %c = xor i64 %a, %b
  %d = xor i64 %c, %b
  %p = inttoptr i64 %d to ptr
  %v = load i32, ptr %p
  ret i32 %v
}
";

/// What the second thread is given.
const SECOND: &str = "ptr inttoptr (i64 1 to ptr)";

/// Two threads run `@t`, and `main` waits for both. The first is given null.
fn two_threads(globals: &str, body: &str) -> String {
    format!(
        "{globals}
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @t(ptr %me) {{
{body}
  ret ptr null
}}
define i32 @main() {{
  %a = alloca i64
  %b = alloca i64
  %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @t, ptr null)
  %2 = call i32 @pthread_create(ptr %b, ptr null, ptr @t, {SECOND})
  %x = load i64, ptr %a
  %y = load i64, ptr %b
  %3 = call i32 @pthread_join(i64 %x, ptr null)
  %4 = call i32 @pthread_join(i64 %y, ptr null)
  ret i32 0
}}
"
    )
}

/// SB: each thread writes its own variable, and reads the other's.
fn store_buffering() -> String {
    let globals = "@x = global [2 x i32] zeroinitializer\n@r = global [2 x i32] zeroinitializer\n";
    let body = "
  %i = ptrtoint ptr %me to i64
  %j = xor i64 %i, 1
  %mine = getelementptr i32, ptr @x, i64 %i
  %its = getelementptr i32, ptr @x, i64 %j
  %out = getelementptr i32, ptr @r, i64 %i
  store atomic i32 1, ptr %mine monotonic, align 4
  %v = load atomic i32, ptr %its monotonic, align 4
  store i32 %v, ptr %out";
    two_threads(globals, body)
}

fn counter() -> String {
    let update = "  %v = atomicrmw add ptr @x, i32 1 monotonic";
    two_threads("@x = global i32 0\n", update)
}

/// Each thread writes a variable of its own, with the same lock.
fn own_sections() -> String {
    let body = "
  %l = call i32 @pthread_mutex_lock(ptr @lock)
  %n = ptrtoint ptr %me to i64
  %at = getelementptr i32, ptr @x, i64 %n
  store i32 1, ptr %at
  %u = call i32 @pthread_mutex_unlock(ptr @lock)";
    let globals = "@x = global [2 x i32] zeroinitializer\n@lock = global [5 x i64] zeroinitializer\n\
                   declare i32 @pthread_mutex_lock(ptr)\ndeclare i32 @pthread_mutex_unlock(ptr)\n";
    two_threads(globals, body)
}

/// Both threads do the same.
fn alike() -> String {
    counter().replace(SECOND, "ptr null")
}

fn race() -> String {
    two_threads("@x = global i32 0\n", "  store i32 1, ptr @x")
}

/// What the first thread has written before it released is read by the second one, which waits for
/// a later store of the first: there may be a race if it has not read the earlier one on the way.
fn own_store() -> String {
    let body = "
  %n = ptrtoint ptr %me to i32
  %is = icmp eq i32 %n, 0
  br i1 %is, label %write, label %wait
write:
  store i32 1, ptr @x
  store atomic i32 1, ptr @y release, align 4
  store atomic i32 2, ptr @y monotonic, align 4
  ret ptr null
wait:
  %v = load atomic i32, ptr @y acquire, align 4
  %go = icmp eq i32 %v, 2
  br i1 %go, label %read, label %wait
read:
  %x = load i32, ptr @x";
    two_threads("@x = global i32 0\n@y = global i32 0\n", body)
}

fn weak_exchange() -> String {
    let body = "  %c = cmpxchg weak ptr @x, i32 0, i32 1 monotonic monotonic";
    two_threads("@x = global i32 0\n", body)
}

/// Both write twice: six coherence orders, and one of two writes is the last.
fn writes() -> String {
    let write = "  store atomic i32 7, ptr @x monotonic, align 4\n";
    two_threads("@x = global i32 9\n", &write.repeat(2))
}

/// The one divides by zero, the other aborts.
fn two_errors() -> String {
    let body = "
  %n = ptrtoint ptr %me to i32
  %v = atomicrmw add ptr @x, i32 1 monotonic
  %is = icmp eq i32 %n, 0
  br i1 %is, label %divide, label %give_up
divide:
  %q = udiv i32 1, %n
  ret ptr null
give_up:
  call void @abort()
  unreachable
end:";
    two_threads("@x = global i32 0\ndeclare void @abort()", body)
}

/// The second thread waits until the first has written.
fn waiting() -> String {
    let body = "
  %n = ptrtoint ptr %me to i32
  %is = icmp eq i32 %n, 0
  br i1 %is, label %write, label %wait
write:
  store atomic i32 1, ptr @x release, align 4
  ret ptr null
wait:
  %v = load atomic i32, ptr @x acquire, align 4
  %go = icmp eq i32 %v, 1
  br i1 %go, label %end, label %wait
end:";
    two_threads("@x = global i32 0\n", body)
}

/// Nobody signals.
const UNSIGNALLED: &str = "
@m = global [10 x i32] zeroinitializer
@c = global [12 x i32] zeroinitializer
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
define i32 @main() {
  %1 = call i32 @pthread_mutex_lock(ptr @m)
  %2 = call i32 @pthread_cond_wait(ptr @c, ptr @m)
  ret i32 0
}
";

const CHOICE: &str = "
declare i32 @__VERIFIER_nondet_int()
define i32 @main() {
  %v = call i32 @__VERIFIER_nondet_int()
  %r = and i32 %v, 7
  ret i32 %r
}
";

/// Nobody looks whether there is a block, and nobody frees it.
const ALLOCATION: &str = "
declare ptr @malloc(i64)
define i32 @main() {
  %p = call ptr @malloc(i64 4)
  store i32 7, ptr %p
  ret i32 0
}
";

/// K-LLVM's Program-D.
fn program_d() -> String {
    std::fs::read_to_string(common::root().join("tests/paper/program-d.ll")).unwrap()
}

const GRAPH: &str = "check --engine graph";
const STEPS: &str = "check --engine steps";
const CANDIDATES: &str = "check --engine candidates --model rc11";
const RUN: &str = "run";
const TRACE: &str = "steps --trace";
const ALL: &[&str] = &[GRAPH, STEPS, CANDIDATES, RUN, TRACE];
const SEARCHES: &[&str] = &[GRAPH, STEPS, CANDIDATES];

/// The report of a command.
fn report(command: &str, flags: &str, file: &str) -> Value {
    let mut words: Vec<&str> = command.split(' ').chain(flags.split_whitespace()).collect();
    words.extend([file, "--format", "json"]);
    let output = tresse(&words);
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|e| panic!("{words:?}: {e}\n{}{}", stdout(&output), stderr(&output)))
}

fn volatile_race() -> String {
    race().replace("load i", "load volatile i").replace("store i", "store volatile i")
}

/// A call with more arguments than the function takes.
const OTHER_TYPE: &str = "define void @f(i32 %a) {\n  ret void\n}\n\
    define i32 @main() {\n  call void @f(i32 1, i32 2)\n  ret i32 0\n}\n";

/// `main` branches on whether a pointer before an array is null.
const OUTSIDE: &str = "
@array = global [2 x i32] zeroinitializer
define i32 @main(i32 %n, ptr %words) {
  %p = getelementptr inbounds i32, ptr @array, i32 -1
  %c = icmp eq ptr %p, null
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
";

/// What is to be compared, by name.
fn seen(report: &Value, what: &str) -> String {
    let at = |place: &str| report.pointer(place).cloned().unwrap_or_default();
    match what {
        "end" => format!("{} {}", at("/exit_code"), at("/errors/0/code")),
        "state" => {
            let outcomes = at("/outcomes").as_array().cloned().unwrap_or(vec![at("/outcome")]);
            let one = |o: &Value| format!("{} {}", o["exit"], o["globals"]);
            outcomes.iter().map(one).collect::<Vec<_>>().join("\n")
        }
        "count" => format!("{} {}", at("/executions"), at("/states")),
        "errors" => at("/errors").as_array().map_or(0, Vec::len).to_string(),
        place => at(place).to_string(),
    }
}

#[test]
fn what_is_honoured_makes_a_difference() {
    let fence = "--no-pthread-create-fence";
    let ahead = "--dispatch out-of-order:8";
    let spaced = LAYOUT.replace("getelementptr ptr,", "getelementptr ptr addrspace(5),");
    // Commands, program, flags of both, the flag that makes the difference, and where it is seen.
    type Row<'a> = (&'a [&'a str], String, &'a str, &'a str, &'a str);
    let rows: Vec<Row<'_>> = vec![
        (ALL, UNWRITTEN.into(), "", "--undef zero", "end"),
        (ALL, UNWRITTEN.into(), "", "--uninit zero", "end"),
        (SEARCHES, volatile_race(), "", "--volatile atomic", "end"),
        (ALL, OUTSIDE.into(), "", "--pointer-arithmetic wrap", "end"),
        (ALL, OTHER_TYPE.into(), "", "--call-types practice", "end"),
        (ALL, LAYOUT.into(), "", "--stack 0", "end"),
        (ALL, LAYOUT.into(), "", "--max-steps 2", "end"),
        (ALL, LAYOUT.into(), "", "--max-mem 16", "end"),
        (ALL, LAYOUT.into(), "", "--addresses spaced:4096", "state"),
        (ALL, LAYOUT.into(), "--stack 64", "--frame-cost 80", "end"),
        (ALL, LAYOUT.into(), "", "--globals-base 0x700000", "state"),
        (ALL, PLACES.into(), "", "--functions-base 0x300000", "state"),
        (ALL, PLACES.into(), "", "--heap-base 0x400000000000", "state"),
        (ALL, PLACES.into(), "", "--stack-base 0x7fff00000000", "state"),
        (&[STEPS], buffered(), "--model tso", "--store-buffer 1", "state"),
        (&[STEPS], message_passing(), "--model pso", "--channels 1", "state"),
        (ALL, LAYOUT.into(), "", "--endianness big", "state"),
        (ALL, NUMBER.into(), "", "--int-provenance carried", "end"),
        (ALL, LAYOUT.into(), "", "--pointer-width 32", "state"),
        (ALL, LOCKED_TWICE.into(), "", "--errno mips", "state"),
        (ALL, spaced, "", "--address-space 5=16", "state"),
        (ALL, LAYOUT.into(), "", "--arg x", "state"),
        (ALL, LAYOUT.into(), "", "--args x", "state"),
        (ALL, LAYOUT.into(), "", "--entry-function start", "state"),
        (ALL, store_buffering(), "", "--timeout 0", "end"),
        (ALL, store_buffering(), "", "--max-threads 2", "end"),
        (&[GRAPH, STEPS], store_buffering(), "", "--model tso", "state"),
        (&["check --engine candidates"], store_buffering(), "", "--model tso", "state"),
        (SEARCHES, race(), "", "--race undef", "end"),
        (&[GRAPH, STEPS], race(), "", "--race report", "count"),
        (&[GRAPH, STEPS], own_store(), "--rc11", "--std c++20", "end"),
        (&[RUN], own_store(), "--rc11 --many-seeds 0..20", "--std c++20", "end"),
        (&[TRACE], own_store(), "--rc11", "--std c++20", "/config/standard"),
        (SEARCHES, weak_exchange(), "", "--spurious-cas-failure", "count"),
        (&[GRAPH, STEPS], UNSIGNALLED.into(), "", "--spurious-wakeups", "end"),
        (SEARCHES, ALLOCATION.into(), "", "--malloc-may-fail", "end"),
        (&[RUN], ALLOCATION.into(), "--many-seeds 0..20", "--malloc-may-fail", "end"),
        (&[GRAPH, STEPS, RUN, TRACE], ALLOCATION.into(), "", "--leaks error", "end"),
        (&[RUN], ALLOCATION.into(), "", "--leaks off", "/leaks"),
        (&[GRAPH, STEPS], CHOICE.into(), "", "--max-choices 3", "count"),
        (&[CANDIDATES], counter(), "", "--max-choices 1", "end"),
        (&[STEPS], program_d(), fence, ahead, "end"),
        (&[STEPS], program_d(), ahead, fence, "end"),
        (&[TRACE], program_d(), "", ahead, "/happened"),
        (&[TRACE], program_d(), "", fence, "/happened"),
        (&[TRACE], program_d(), "", "--granularity access", "/happened"),
        (&[STEPS], program_d(), "--no-flight-reduction", "--granularity byte", "count"),
        (&[RUN], program_d(), "", "--granularity byte", "/transitions"),
        (&[STEPS, CANDIDATES], store_buffering(), "", "--max-states 3", "end"),
        (&[GRAPH, CANDIDATES], store_buffering(), "", "--max-events 3", "end"),
        (&[GRAPH], waiting(), "--no-spin-blocking", "--unroll 2", "/cuts"),
        (&[GRAPH], waiting(), "--max-events 12", "--no-spin-blocking", "end"),
        (&[GRAPH], counter(), "", "--no-commuting-updates", "count"),
        (&[GRAPH], alike(), "--no-commuting-updates", "--no-symmetry", "count"),
        (&[GRAPH], own_sections(), "", "--no-lock-reduction", "count"),
        (&[GRAPH], writes(), "", "--equivalence rf", "count"),
        (&[GRAPH], store_buffering(), "", "--pattern exit==3", "/matched"),
        (&[GRAPH], store_buffering(), "", "--print-exec-graphs", "/graphs"),
        (&[GRAPH], store_buffering(), "", "--estimate", "/estimate"),
        (&[STEPS], store_buffering(), "", "--max-preemptions 0", "end"),
        (&[STEPS], program_d(), "--granularity byte", "--no-flight-reduction", "count"),
        (&[STEPS], two_errors(), "", "--keep-going", "errors"),
        (&[RUN], store_buffering(), "", "--seed 3", "/outcome/replay"),
    ];
    let mut wrong = Vec::new();
    for (i, (commands, program, both, flag, what)) in rows.iter().enumerate() {
        let file = Temp::new(&format!("effect{i}.ll"), program.as_bytes());
        for command in *commands {
            let without = seen(&report(command, both, file.path()), what);
            let with = seen(&report(command, &format!("{both} {flag}"), file.path()), what);
            if with == without {
                wrong.push(format!("{command} {both} {flag}: {what} stays {with}"));
            }
        }
    }
    common::all_right(wrong);
}

/// With a store buffer of one entry, of two threads that write twice before they read, one sees
/// the other's first write: to read past two writes both would have to be buffered.
#[test]
fn a_store_buffer_of_one_holds_one_write() {
    let body = "
  %i = ptrtoint ptr %me to i64
  %j = xor i64 %i, 1
  %mine = getelementptr i32, ptr @x, i64 %i
  %its = getelementptr i32, ptr @x, i64 %j
  %also = getelementptr i32, ptr @y, i64 %i
  %out = getelementptr i32, ptr @r, i64 %i
  store atomic i32 1, ptr %mine monotonic, align 4
  store atomic i32 1, ptr %also monotonic, align 4
  %v = load atomic i32, ptr %its monotonic, align 4
  store i32 %v, ptr %out";
    let pair = "global [2 x i32] zeroinitializer";
    let globals = format!("@x = {pair}\n@y = {pair}\n@r = {pair}\n");
    let file = Temp::new("one-entry.ll", two_threads(&globals, body).as_bytes());
    let config = Temp::new("one-entry.ron", b"(model: \"tso\", limits: (to_commit: 1))");
    let results = |flags: &str| -> Vec<String> {
        let report = report("check", flags, file.path());
        let outcomes = report["outcomes"].as_array().unwrap().clone();
        outcomes.iter().map(|o| o["globals"]["r"].as_str().unwrap().to_owned()).collect()
    };
    let neither = "{0, 0}".to_owned();
    assert!(results("--tso").contains(&neither));
    for flags in [&format!("--config {}", config.path()), "--tso --max-to-commit 1"] {
        let found = results(flags);
        assert!(found.len() == 3 && !found.contains(&neither), "{flags}: {found:?}");
    }
}

/// LangRef, "Data Layout": with `E` "the bits with the most significance have the lowest address
/// location". So the two bytes at the lower addresses of 0x00000102 are its upper ones, and become
/// 0x0304.
#[test]
fn the_most_significant_byte_has_the_lowest_address() {
    let text =
        "@w = global i32 258\ndefine i32 @main() {\n  store i16 772, ptr @w\n  ret i32 0\n}\n";
    let file = Temp::new("halves.ll", text.as_bytes());
    for (order, word) in [("big", 0x0304_0102), ("little", 0x0000_0304)] {
        for engine in ["graph", "steps", "candidates"] {
            let flags = format!("--engine {engine} --endianness {order}");
            let report = report("check", &flags, file.path());
            let found = &report["outcomes"][0]["globals"]["w"];
            assert_eq!(found.as_str(), Some(&*format!("{word}")), "{flags}: {report}");
        }
    }
}

/// Two threads in a deadlock that nobody joins: an error by each engine, as threads run to their
/// ends first. As in C, `--exit-cuts-threads` ends them with the process, and then a store may be
/// cut off as well.
#[test]
fn exit_cuts_threads_off_if_it_is_asked_to() {
    let file = "tests/errors/deadlock_not_joined.ll";
    let engines: [&[&str]; 3] =
        [&[], &["--engine", "steps"], &["--engine", "candidates", "--max-states", "9999"]];
    for engine in engines {
        let check = |more: &[&str]| code(&tresse(&[&["check", file], engine, more].concat()));
        assert_eq!(check(&[]), 12, "{engine:?}");
        assert_eq!(check(&["--wait-for-threads"]), 12, "{engine:?}");
        assert_eq!(check(&["--exit-cuts-threads"]), 0, "{engine:?}");
    }
    let run =
        |more: &[&str]| code(&tresse(&[&["run", file, "--many-seeds", "0..32"], more].concat()));
    assert_eq!(run(&[]), 12);
    assert_eq!(run(&["--exit-cuts-threads"]), 0);

    let store = Temp::new(
        "late.ll",
        b"@x = global i32 0\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
          define ptr @late(ptr %0) {\n  store atomic i32 1, ptr @x seq_cst, align 4\n  \
          ret ptr null\n}\ndefine i32 @main() {\n  %t = alloca i64\n  \
          %c = call i32 @pthread_create(ptr %t, ptr null, ptr @late, ptr null)\n  ret i32 0\n}\n",
    );
    let outcomes = |more: &[&str]| {
        let (exit, report) = json(&[&["check", store.path(), "--outcomes"], more].concat());
        assert_eq!(exit, 0, "{more:?}: {report}");
        (report["outcomes"].as_array().map_or(0, Vec::len), report["engine"].clone())
    };
    assert_eq!(outcomes(&[]), (1, "graph".into()));
    assert_eq!(outcomes(&["--engine", "steps"]), (1, "steps".into()));
    assert_eq!(outcomes(&["--exit-cuts-threads"]), (2, "steps".into()));
    let graphs = ["check", store.path(), "--outcomes", "--engine", "graph", "--exit-cuts-threads"];
    let refused = tresse(&graphs);
    assert_eq!(code(&refused), 2);
    assert!(stderr(&refused).contains("--exit-cuts-threads: outcomes"), "{}", stderr(&refused));
}

/// Nothing here would run what a program has for recovery after a crash.
#[test]
fn a_recovery_routine_is_refused() {
    let program = Temp::new(
        "recovery.ll",
        b"define void @__VERIFIER_recovery_routine() {\n  ret void\n}\n\
          define i32 @main() {\n  ret i32 0\n}\n",
    );
    for engine in ["graph", "steps", "candidates"] {
        let refused = tresse(&["check", "--engine", engine, program.path()]);
        assert_eq!(code(&refused), 3, "{engine}");
        assert!(stderr(&refused).contains("`__VERIFIER_recovery_routine`"), "{engine}");
    }
}
