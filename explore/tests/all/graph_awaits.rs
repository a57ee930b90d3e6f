//! Reads that wait, and reads that make no difference, are left out of graphs. What a program does
//! is what it does by states, which leave nothing out.

use crate::common;

use std::collections::BTreeSet;
use tresse_explore::{Report, graph, steps};
use tresse_machine::Config;

const HEAD: &str = r#"
@x = global i32 0
@y = global i32 0
@r = global i32 0
declare void @__VERIFIER_assume(i32)
"#;

/// Writes these values to `x`, one after the other.
fn writer(values: &[u32]) -> String {
    let store = |v: &u32| format!("  store atomic i32 {v}, ptr @x seq_cst, align 4\n");
    let body: String = values.iter().map(store).collect();
    format!("define ptr @two(ptr %0) {{\n{body}  ret ptr null\n}}\n")
}

/// What `r` may be in the end, and the errors.
type Seen = (BTreeSet<String>, BTreeSet<&'static str>);

fn seen(report: &Report) -> Seen {
    assert!(report.cuts.is_empty() && report.unsupported.is_empty(), "{:?}", report.cuts);
    let values = common::values_of(report, "r");
    let livelock = report.livelock.iter().map(|_| "T0202");
    let codes = report.errors.iter().map(|e| e.ending.end.code());
    (values, codes.chain(livelock).collect())
}

/// Graphs with reads left out and without, and states: the same.
fn expect(one: &str, two: &str, values: &[&str], codes: &[&'static str]) {
    let text = format!("{}{HEAD}{one}{two}", common::two_threads("one", "two"));
    let args = ["program".to_owned()];
    let expected: Seen =
        (values.iter().map(|v| (*v).to_owned()).collect(), codes.iter().copied().collect());
    for model in ["sc", "tso", "pso", "ra", "rc11"] {
        let config = Config { model: model.into(), ..Config::default() };
        let setup = common::setup(&text, "awaits.ll", config);
        for skip_detours in [true, false] {
            let options = graph::Options { skip_detours, ..graph::Options::default() };
            let report =
                graph::search(&setup, &args, &options, &|_| None).unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(seen(&report), expected, "{model}, detours skipped: {skip_detours}\n{text}");
        }
        let options = steps::Options { keep_going: true, ..steps::Options::default() };
        let report = steps::search(&setup, &args, &options, &|_| None);
        assert_eq!(seen(&report), expected, "{model} by states\n{text}");
    }
}

/// A wait for a value that goes again: the thread sees it, or waits for ever.
#[test]
fn a_value_that_was_missed_never_comes() {
    let one = "define ptr @one(ptr %0) {
  br label %loop
loop:
  %v = load atomic i32, ptr @x seq_cst, align 4
  %c = icmp eq i32 %v, 1
  br i1 %c, label %done, label %loop
done:
  store i32 1, ptr @r
  ret ptr null
}
";
    expect(one, &writer(&[1, 2]), &["1"], &["T0202"]);
    // It comes again.
    expect(one, &writer(&[1, 2, 1]), &["1"], &[]);
}

/// What an assumption excludes is no execution; a value that it lets by may be an older one.
#[test]
fn assumptions_choose_among_all_writes() {
    let one = "define ptr @one(ptr %0) {
  %v = load atomic i32, ptr @x seq_cst, align 4
  %big = icmp ugt i32 %v, 1
  %c = zext i1 %big to i32
  call void @__VERIFIER_assume(i32 %c)
  store i32 %v, ptr @r
  ret ptr null
}
";
    expect(one, &writer(&[1, 2, 3]), &["2", "3"], &[]);
    expect(one, &writer(&[3, 2, 1]), &["2", "3"], &[]);
}

/// The load before the loop does with 2 what the one in it does not: they are two.
#[test]
fn reads_that_part_are_told_apart() {
    let one = "define ptr @one(ptr %0) {
  %first = load atomic i32, ptr @x seq_cst, align 4
  %is_two = icmp eq i32 %first, 2
  br i1 %is_two, label %special, label %test
special:
  store i32 7, ptr @r
  ret ptr null
test:
  %v = phi i32 [ %first, %0 ], [ %w, %loop ]
  %c = icmp ugt i32 %v, 1
  br i1 %c, label %done, label %loop
loop:
  %w = load atomic i32, ptr @x seq_cst, align 4
  br label %test
done:
  store i32 %v, ptr @r
  ret ptr null
}
";
    let one = one.replace("(ptr %0) {\n", "(ptr %arg) {\nentry:\n").replace("%0 ]", "%entry ]");
    expect(&one, &writer(&[1, 2, 3]), &["2", "3", "7"], &[]);
    // Where they do the same there is only one.
    let same = one.replace("store i32 7", "store i32 2");
    expect(&same, &writer(&[1, 2, 3]), &["2", "3"], &[]);
}

/// A failed exchange may be the last of several tries: what it has found then is what counts.
#[test]
fn tries_come_to_their_end() {
    let one = "define ptr @one(ptr %arg) {
entry:
  %first = load atomic i32, ptr @x seq_cst, align 4
  br label %try
try:
  %v = phi i32 [ %first, %entry ], [ %found, %again ]
  %n = phi i32 [ 0, %entry ], [ %m, %again ]
  %new = add i32 %v, 10
  %pair = cmpxchg ptr @x, i32 %v, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %is_done = extractvalue { i32, i1 } %pair, 1
  br i1 %is_done, label %done, label %again
again:
  %m = add i32 %n, 1
  %is_late = icmp eq i32 %m, 2
  br i1 %is_late, label %late, label %try
late:
  store i32 100, ptr @r
  ret ptr null
done:
  store i32 %v, ptr @r
  ret ptr null
}
";
    // Two tries: each may be too late.
    expect(one, &writer(&[1, 2]), &["0", "1", "100", "2"], &[]);
    let patient = one.replace("i32 %m, 2", "i32 %m, 9");
    expect(&patient, &writer(&[1, 2]), &["0", "1", "2"], &[]);
}

/// What a thread goes on to write tells in which round it has left its loop, though several writes
/// are on their way when it next reads.
#[test]
fn rounds_that_are_told_are_kept() {
    let one = "define ptr @one(ptr %arg) {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %again ]
  %v = load atomic i32, ptr @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %again, label %done
again:
  %m = add i32 %n, 1
  %is_late = icmp eq i32 %m, 2
  br i1 %is_late, label %late, label %loop
done:
  store i32 %n, ptr @r
  store atomic i32 1, ptr @y seq_cst, align 4
  ret ptr null
late:
  store i32 2, ptr @r
  ret ptr null
}
";
    expect(one, &writer(&[1]), &["0", "1", "2"], &[]);
    // A read after the write, and an assumption after it.
    let read = one.replace("store atomic i32 1, ptr @y seq", "%u = load atomic i32, ptr @y seq");
    expect(&read, &writer(&[1]), &["0", "1", "2"], &[]);
    let assumed = one.replace(
        "  store atomic i32 1, ptr @y seq_cst, align 4\n",
        "  %is_odd = trunc i32 %n to i1\n  %odd = zext i1 %is_odd to i32\n  \
         call void @__VERIFIER_assume(i32 %odd)\n",
    );
    expect(&assumed, &writer(&[1]), &["1", "2"], &[]);
}

/// A writer that is there first: its reader finds all that it has written.
fn first(values: &[u32]) -> String {
    writer(values).replace("@two", "@one")
}

/// Two values lead back to the same read, each in a state of its own. That the read does the same
/// in one of them says nothing of the other.
#[test]
fn each_value_has_a_way_back_of_its_own() {
    let two = "define ptr @two(ptr %arg) {
entry:
  br label %loop
loop:
  %last = phi i32 [ 0, %entry ], [ %v, %loop ]
  %v = load atomic i32, ptr @x seq_cst, align 4
  %is_same = icmp eq i32 %v, %last
  %is_two = icmp eq i32 %v, 2
  %c = and i1 %is_same, %is_two
  br i1 %c, label %done, label %loop
done:
  store i32 1, ptr @r
  ret ptr null
}
";
    // The value is seen twice, or is gone before.
    expect(&first(&[2, 1]), two, &["1"], &["T0202"]);
    expect(&first(&[1, 2]), two, &["1"], &[]);
}

/// Rounds of two reads, or of two tries: whoever leaves by the first has read `x` as 2, whoever
/// leaves by the second has read `x` as 0 or 1. Last reads that lead back are no executions.
#[test]
fn the_last_read_of_a_round_waits() {
    let load =
        |of: &str, at: &str| format!("  %{of} = load atomic i32, ptr @{at} seq_cst, align 4\n");
    let exchange = |of: &str, at: &str| {
        format!(
            "  %p{of} = cmpxchg ptr @{at}, i32 2, i32 2 seq_cst seq_cst, align 4\n  \
             %{of} = extractvalue {{ i32, i1 }} %p{of}, 0\n"
        )
    };
    let round = |read: &dyn Fn(&str, &str) -> String| {
        format!(
            "define ptr @one(ptr %0) {{
  br label %loop
loop:
{}  %a = icmp eq i32 %v, 2
  br i1 %a, label %done, label %next
next:
{}  %b = icmp eq i32 %w, 2
  br i1 %b, label %done, label %loop
done:
  %d = phi i32 [ 5, %loop ], [ %v, %next ]
  store i32 %d, ptr @r
  ret ptr null
}}
",
            read("v", "x"),
            read("w", "y")
        )
    };
    let two = |places: &[(&str, u32)]| {
        let store =
            |(at, v): &(&str, u32)| format!("  store atomic i32 {v}, ptr @{at} seq_cst, align 4\n");
        let body: String = places.iter().map(store).collect();
        format!("define ptr @two(ptr %0) {{\n{body}  ret ptr null\n}}\n")
    };
    for one in [round(&load), round(&exchange)] {
        let all = two(&[("x", 1), ("y", 1), ("x", 2), ("y", 2)]);
        expect(&one, &all, &["0", "1", "5"], &[]);
        let text = format!("{}{HEAD}{one}{all}", common::two_threads("one", "two"));
        let setup = common::setup(&text, "awaits.ll", Config::default());
        let options = graph::Options::default();
        let report = graph::search(&setup, &["program".to_owned()], &options, &|_| None)
            .unwrap_or_else(|e| panic!("{e}"));
        assert_eq!((report.complete, report.blocked), (3, 0));
        // Both go again, or never come.
        let gone = two(&[("x", 2), ("y", 2), ("x", 1), ("y", 1)]);
        expect(&one, &gone, &["0", "1", "5"], &["T0202"]);
        expect(&one, &two(&[("x", 1), ("y", 1)]), &[], &["T0202"]);
    }
}

/// A loop within a loop: a value that leads out of the one is not what leads round in it.
#[test]
fn the_inner_of_two_loops_is_left() {
    let two = "define ptr @two(ptr %arg) {
entry:
  br label %inner
inner:
  %n = phi i32 [ 0, %entry ], [ %v, %inner ], [ 3, %outer ]
  %v = load atomic i32, ptr @x seq_cst, align 4
  %is_small = icmp ult i32 %v, 2
  %told = add i32 %n, %v
  %never = icmp eq i32 %told, 100
  %c = or i1 %is_small, %never
  br i1 %c, label %outer, label %inner
outer:
  %w = load atomic i32, ptr @x seq_cst, align 4
  %is_one = icmp eq i32 %w, 1
  br i1 %is_one, label %done, label %inner
done:
  store i32 1, ptr @r
  ret ptr null
}
";
    expect(&first(&[1, 2]), two, &["1"], &["T0202"]);
}

/// What a read has been asked is known when it is asked again, after its thread was elsewhere and
/// waited there: the load before the loop does with 2 what the one in it does not.
#[test]
fn reads_are_told_apart_after_others() {
    let one = "define ptr @one(ptr %arg) {
  store atomic i32 1, ptr @x seq_cst, align 4
  ret ptr null
}
define ptr @two(ptr %arg) {
entry:
  %a = alloca i64
  %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @three, ptr null)
  %first = load atomic i32, ptr @x seq_cst, align 4
  %is_two = icmp eq i32 %first, 2
  br i1 %is_two, label %special, label %test
test:
  %v = phi i32 [ %first, %entry ], [ %w, %loop ]
  %c = icmp ugt i32 %v, 0
  br i1 %c, label %done, label %loop
loop:
  %w = load atomic i32, ptr @x seq_cst, align 4
  br label %test
special:
  br label %done
done:
  %told = phi i32 [ %v, %test ], [ 7, %special ]
  br label %wait
wait:
  %y = load atomic i32, ptr @y seq_cst, align 4
  %is_zero = icmp eq i32 %y, 0
  br i1 %is_zero, label %wait, label %end
end:
  store i32 %told, ptr @r
  %t = load i64, ptr %a
  %3 = call i32 @pthread_join(i64 %t, ptr null)
  ret ptr null
}
";
    let three = "define ptr @three(ptr %0) {
  store atomic i32 2, ptr @x seq_cst, align 4
  store atomic i32 1, ptr @y seq_cst, align 4
  ret ptr null
}
";
    expect(one, three, &["1", "2", "7"], &[]);
}

/// The load before the loop and the one in it, with a value that comes late: the first one fails an
/// assumption with it, or is tried again.
#[test]
fn reads_that_part_late_are_told_apart() {
    let one = "define ptr @one(ptr %arg) {
entry:
  br label %start
start:
  %first = load atomic i32, ptr @x seq_cst, align 4
  %is_two = icmp eq i32 %first, 2
  br i1 %is_two, label %special, label %test
special:
  call void @__VERIFIER_assume(i32 0)
  br label %start
test:
  %v = phi i32 [ %first, %start ], [ %w, %loop ]
  %c = icmp ugt i32 %v, 0
  br i1 %c, label %done, label %loop
loop:
  %w = load atomic i32, ptr @x seq_cst, align 4
  br label %test
done:
  store i32 %v, ptr @r
  ret ptr null
}
";
    expect(one, &writer(&[1, 2]), &["1", "2"], &[]);
    let again = one.replace("  call void @__VERIFIER_assume(i32 0)\n", "");
    expect(&again, &writer(&[1, 2]), &["1", "2"], &["T0202"]);
}

/// Whether a try was the first one is told by whoever succeeds, with a value that comes late.
#[test]
fn a_try_that_succeeds_late_tells_of_others() {
    let one = "define ptr @one(ptr %arg) {
entry:
  br label %try
try:
  %n = phi i32 [ 1, %entry ], [ 2, %again ]
  %pair = cmpxchg ptr @x, i32 2, i32 5 seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %is_done = extractvalue { i32, i1 } %pair, 1
  br i1 %is_done, label %done, label %failed
failed:
  %is_one = icmp eq i32 %found, 1
  br i1 %is_one, label %end, label %again
again:
  br label %try
done:
  store i32 %n, ptr @r
  br label %end
end:
  ret ptr null
}
";
    expect(one, &writer(&[1, 2]), &["0", "1", "2"], &[]);
}

/// What a thread did before it waits, and did not have to wait for, makes no difference to that: of
/// two writes in either order, the newest one alone blocks the assumption. By hand: complete with
/// 1 before 2, and with the older 2; blocked with 1 as the newest.
#[test]
fn writes_and_fences_before_a_wait_change_nothing() {
    let befores = [
        "",
        "store atomic i32 1, ptr @y seq_cst, align 4",
        "store atomic i32 1, ptr @y monotonic, align 4",
        "fence seq_cst",
        "fence release\n  store atomic i32 1, ptr @y monotonic, align 4",
    ];
    for before in befores {
        let text = format!(
            "{HEAD}{THREE}define ptr @one(ptr %0) {{\n  {before}\n  \
             %v = load atomic i32, ptr @x acquire, align 4\n  %c = icmp eq i32 %v, 2\n  \
             %z = zext i1 %c to i32\n  call void @__VERIFIER_assume(i32 %z)\n  \
             store i32 %v, ptr @r\n  ret ptr null\n}}\n"
        );
        for model in ["sc", "ra", "rc11"] {
            let config = Config { model: model.into(), ..Config::default() };
            let setup = common::setup(&text, "awaits.ll", config);
            let args = ["program".to_owned()];
            let options = graph::Options::default();
            let report =
                graph::search(&setup, &args, &options, &|_| None).unwrap_or_else(|e| panic!("{e}"));
            assert!(report.errors.is_empty(), "{model}\n{text}");
            assert_eq!((report.complete, report.blocked), (2, 1), "{model}\n{text}");
        }
    }
}

/// Two threads write `x`, and one waits.
const THREE: &str = "
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define ptr @a(ptr %0) {
  store atomic i32 1, ptr @x monotonic, align 4
  ret ptr null
}
define ptr @b(ptr %0) {
  store atomic i32 2, ptr @x monotonic, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %1 = call i32 @pthread_create(ptr %t, ptr null, ptr @a, ptr null)
  %2 = call i32 @pthread_create(ptr %t, ptr null, ptr @b, ptr null)
  %3 = call i32 @pthread_create(ptr %t, ptr null, ptr @one, ptr null)
  ret i32 0
}
";

/// A round begins with an exchange that writes what is there, and the one that is kept fails, and
/// reads only: so a plain read of another thread races with the round, and not with what is kept.
#[test]
fn a_round_that_writes_what_is_there_races_with_a_read() {
    let text = format!(
        "{}@z = global i32 0
define ptr @one(ptr %0) {{
  br label %loop
loop:
  %looked = load volatile i32, ptr @z
  %pair = cmpxchg ptr @x, i32 0, i32 0 monotonic monotonic, align 4
  %same = extractvalue {{ i32, i1 }} %pair, 1
  br i1 %same, label %loop, label %out
out:
  store atomic i32 1, ptr @y monotonic, align 4
  ret ptr null
}}
define ptr @two(ptr %0) {{
  store atomic i32 2, ptr @x monotonic, align 4
  %over = load atomic i32, ptr @y monotonic, align 4
  %is = icmp eq i32 %over, 1
  br i1 %is, label %look, label %end
look:
  %v = load volatile i32, ptr @x
  br label %end
end:
  ret ptr null
}}
{HEAD}",
        common::two_threads("one", "two")
    );
    let config = Config { model: "rc11".into(), ..Config::default() };
    let setup = common::setup(&text, "kept.ll", config);
    let options = graph::Options { max_events: 60, ..graph::Options::default() };
    let report = graph::search(&setup, &["program".to_owned()], &options, &|_| None).unwrap();
    let codes: Vec<_> = report.errors.iter().map(|e| e.ending.end.code()).collect();
    assert_eq!(codes, ["T0301"]);
}
