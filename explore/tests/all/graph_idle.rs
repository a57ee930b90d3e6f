//! Loops that wait and count their rounds, to pause or to yield: what counts tells nobody, so that
//! rounds that differ in it are the same (`machine/src/liveness/idle.rs`). Where somebody can tell,
//! they are not.

use crate::common::{self, Chance};

use std::fmt::Write;
use tresse_explore::{Outcome, Report, Verdict, graph, steps};
use tresse_machine::Config;
use tresse_machine::lower::Locals;

/// `main` waits for `x`, which another thread sets; `ROUND` is what it does in a round, with its
/// locals `%n`, `%m` and `%k`, and `AFTER` what it returns.
const PROGRAM: &str = "target triple = \"x86_64-unknown-linux-gnu\"
@x = global i32 0
@z = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @sched_yield()
declare i32 @llvm.smin.i32(i32, i32)
define ptr @setter(ptr %0) {
  store atomic i32 1, ptr @z seq_cst, align 4
  store atomic i32 1, ptr @x release, align 4
  ret ptr null
}
define void @turn() {
  %1 = call i32 @sched_yield()
  ret void
}
define i32 @main() {
  %t = alloca i64
  %n = alloca i32
  %m = alloca i32
  %k = alloca i32
  %i = alloca i32
  store i32 0, ptr %i
  store i32 BEGIN, ptr %n
  store i32 1, ptr %m
  store i32 2, ptr %k
  %1 = call i32 @pthread_create(ptr %t, ptr null, ptr @setter, ptr null)
  br label %loop
loop:
  %v = load atomic i32, ptr @x acquire, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %round, label %done
round:
ROUND
  br label %loop
done:
AFTER
}
";

fn program(begin: &str, round: &str, after: &str) -> String {
    PROGRAM.replace("BEGIN", begin).replace("ROUND", round).replace("AFTER", after)
}

fn search(text: &str, model: &str, unroll: Option<u32>) -> Report {
    let mut config = Config { model: model.into(), ..Config::default() };
    config.limits.steps = 20_000;
    let setup = common::setup_with(text, "idle.ll", config, Locals::Registers);
    let block_spins = unroll.is_none();
    let max_events = 200;
    let options = graph::Options { unroll, block_spins, max_events, ..graph::Options::default() };
    graph::search(&setup, &["program".into()], &options, &|_| None)
        .unwrap_or_else(|e| panic!("{e}"))
}

const YIELD: &str = "call void @turn()";
const ZERO: &str = "  ret i32 0";

/// `if (++n OVER) WHAT;`
fn counted(step: &str, is_over: &str, what: &str) -> String {
    format!(
        "  %old = load i32, ptr %n
  %new = {step}
  store i32 %new, ptr %n
  {is_over}
  br i1 %over, label %then, label %goes_on
then:
  {what}
  br label %goes_on
goes_on:"
    )
}

const COUNT: &str = "add nsw i32 %old, 1";
const OVER: &str = "%over = icmp sgt i32 %new, 10";

#[test]
fn what_only_counts_is_no_state() {
    let seventh = "%rest = srem i32 %new, 7\n  %over = icmp eq i32 %rest, 0";
    let parity = "%bit = trunc i32 %new to i1\n  %over = xor i1 %bit, true";
    for (begin, step, is_over, what) in [
        ("0", COUNT, OVER, YIELD),
        ("0", COUNT, seventh, YIELD),
        ("7", "add i32 %old, 3", parity, YIELD),
        ("0", COUNT, OVER, "store i32 5, ptr %k"),
    ] {
        let text = program(begin, &counted(step, is_over, what), ZERO);
        for model in common::EXACT {
            let report = search(&text, model, None);
            assert_eq!(report.verdict(), Verdict::NoErrors, "{model} {step} {is_over}");
            assert_eq!((report.complete, report.blocked), (1, 0), "{model} {step} {is_over}");
        }
    }
}

/// The search does not end where somebody can tell how many rounds there were, or where going on
/// would be undefined behaviour after few of them.
#[test]
fn what_somebody_can_tell_is_state() {
    let of_n = "  %all = load i32, ptr %n\n  ret i32 %all";
    let of_k = "  %all = load i32, ptr %k\n  ret i32 %all";
    let counts_turns = "%turns = load i32, ptr %k\n  %more = add i32 %turns, 1\n  \
                        store i32 %more, ptr %k";
    let stored = "store atomic i32 7, ptr @z monotonic, align 4";
    for (begin, step, what, after) in [
        ("0", COUNT, YIELD, of_n),
        ("0", COUNT, counts_turns, of_k),
        ("0", COUNT, stored, ZERO),
        ("2147483600", COUNT, YIELD, ZERO),
        ("0", "shl i32 1, %old", YIELD, ZERO),
        ("0", "mul nsw i32 %old, 3", YIELD, ZERO),
    ] {
        // What begins at 0 would stay there.
        let begin = if step.contains("mul") { "1" } else { begin };
        let step = step.to_owned();
        let round = if step.starts_with("shl") {
            // The amount grows by itself.
            let count = "%next = add i32 %old, 1\n  store i32 %next, ptr %n";
            let over = "%over = icmp sgt i32 %bit, 10";
            format!(
                "  %old = load i32, ptr %n\n  %bit = {step}\n  {count}\n  {over}\n  br i1 %over, \
                     label %then, label %goes_on\nthen:\n  {what}\n  br label %goes_on\ngoes_on:"
            )
        } else {
            counted(&step, OVER, what)
        };
        let report = search(&program(begin, &round, after), "sc", None);
        assert_ne!(report.verdict(), Verdict::NoErrors, "{step} {what}");
    }
}

/// A loop in a round that has no end once the count is high enough: a livelock, and no pause.
#[test]
fn a_loop_between_may_have_no_end() {
    for (check, again) in [("sge i32 %now, 3", "inner"), ("eq i32 %now, 2", "goes_on")] {
        let round = format!(
            "  %old = load i32, ptr %n
  %new = add nsw i32 %old, 1
  store i32 %new, ptr %n
  br label %inner
inner:
  %now = load i32, ptr %n
  %over = icmp {check}
  br i1 %over, label %again, label %goes_on
again:
  call void @turn()
  br label %{again}
goes_on:"
        );
        let report = search(&program("0", &round, ZERO), "sc", None);
        assert_eq!(report.verdict() == Verdict::NoErrors, again == "goes_on", "{round}");
    }
}

/// A loop that pauses: what it does before, its condition with `%i` in `%now` and `%m` in `%most`,
/// and what comes to be in `%i`.
fn pause(before: &str, condition: &str, next: &str) -> String {
    format!(
        "  {before}
  br label %head
head:
  %now = load i32, ptr %i
  %most = load i32, ptr %m
  %goes = {condition}
  br i1 %goes, label %body, label %end
body:
  call void @turn()
  %next = {next}
  store i32 %next, ptr %i
  br label %head
end:
  %old = load i32, ptr %n
  %new = add nsw i32 %old, 1
  store i32 %new, ptr %n"
    )
}

/// The counter begins at 0, and `%m` is `%n`, or something else that comes from it.
fn from_zero(most: &str) -> String {
    format!(
        "store i32 0, ptr %i\n  %count = load i32, ptr %n\n  %last = {most}\n  \
         store i32 %last, ptr %m"
    )
}

const N: &str = "add i32 %count, 0";

/// Each round pauses for longer than the one before.
#[test]
fn pauses_that_grow_are_no_state() {
    let (up, down) = ("add nsw i32 %now, 1", "add nsw i32 %now, -1");
    let from_n = "%begin = load i32, ptr %n\n  store i32 %begin, ptr %i";
    let from_zero = &*from_zero(N);
    for (before, condition, next) in [
        (from_zero, "icmp slt i32 %now, %most", up),
        (from_zero, "icmp ult i32 %now, %most", "add nuw i32 %now, 1"),
        (from_zero, "icmp ne i32 %now, %most", "add i32 %now, 1"),
        (from_zero, "icmp sgt i32 %most, %now", "sub i32 %now, -1"),
        (from_zero, "icmp sle i32 %now, 3", up),
        (from_n, "icmp ne i32 %now, 0", down),
        (from_n, "icmp sgt i32 %now, 0", "sub i32 %now, 1"),
        (from_n, "icmp sge i32 %now, 1", down),
    ] {
        let text = program("1", &pause(before, condition, next), ZERO);
        for model in common::EXACT {
            let report = search(&text, model, None);
            assert_eq!(report.verdict(), Verdict::NoErrors, "{model} {condition} {next}");
            assert_eq!((report.complete, report.blocked), (1, 0), "{model} {condition} {next}");
        }
    }
}

/// A pause that grows up to a bound, as back-off does: numbers that are multiplied are tried.
fn backed_off(step: &str, next: &str) -> String {
    pause(&from_zero(N), "icmp slt i32 %now, %most", "add nsw i32 %now, 1").replace(
        "%new = add nsw i32 %old, 1",
        &format!("%less = icmp slt i32 %old, 64\n  %more = {step}\n  %new = {next}"),
    )
}

#[test]
fn pauses_that_grow_to_a_bound_are_no_state() {
    let select = "select i1 %less, i32 %more, i32 %old";
    let by = "zext i1 %less to i32";
    for (step, next) in [
        ("shl i32 %old, 1", select),
        ("mul i32 %old, 2", select),
        (by, "shl nsw i32 %old, %more"),
        ("mul nsw i32 %old, 3", "call i32 @llvm.smin.i32(i32 %more, i32 100)"),
    ] {
        let text = program("1", &backed_off(step, next), ZERO);
        for model in common::EXACT {
            let report = search(&text, model, None);
            assert_eq!(report.verdict(), Verdict::NoErrors, "{model} {step} {next}");
            assert_eq!((report.complete, report.blocked), (1, 0), "{model} {step} {next}");
        }
    }
}

/// With a loop whose counter is doubled, or goes on by eights as where it is unrolled, the end is
/// tried. One that steps over its end is kept.
#[test]
fn ends_are_tried() {
    let less = "lshr i32 %count, 2";
    for (most, condition, next, has_end) in [
        ("and i32 %count, 24", "icmp ne i32 %now, %most", "add i32 %now, 8", true),
        (N, "icmp ult i32 %now, %most", "mul nuw i32 %now, 2", false),
        (N, "icmp ult i32 %now, %most", "add nuw i32 %now, 2", true),
        (less, "icmp ne i32 %now, %most", "add i32 %now, 2", false),
    ] {
        let round = pause(&from_zero(most), condition, next).replace(
            "%new = add nsw i32 %old, 1",
            "%next_one = add i32 %old, 1\n  %new = and i32 %next_one, 31",
        );
        let report = search(&program("1", &round, ZERO), "sc", None);
        let found = (report.verdict() == Verdict::NoErrors, report.complete);
        assert_eq!(found.0, has_end, "{most} {condition} {next}");
        assert!(!has_end || found.1 == 1, "{most} {condition} {next}: {}", found.1);
    }
}

/// Loops between that go on for ever, or for as long as numbers last, from the fourth round on; and
/// one whose counter somebody looks at.
#[test]
fn pauses_that_may_not_end_are_kept() {
    let of_i = "  %all = load i32, ptr %i\n  ret i32 %all";
    let (less, other) = ("sub i32 %count, 3", "sub i32 3, %count");
    let late = "lshr i32 %count, 2";
    for (most, condition, next, after) in [
        (less, "icmp slt i32 %now, %most", "add i32 %now, 0", ZERO),
        (less, "icmp slt i32 %now, %most", "add i32 %now, -1", ZERO),
        (less, "icmp sgt i32 %most, %now", "sub i32 %now, 1", ZERO),
        (late, "icmp ne i32 %now, %most", "add i32 %now, 2", ZERO),
        (other, "icmp ule i32 %now, %most", "add i32 %now, 1", ZERO),
        (other, "icmp sge i32 %now, %most", "add i32 %now, 1", ZERO),
        (late, "icmp slt i32 %now, %most", "add i32 %most, -1", ZERO),
        (late, "icmp slt i32 %now, %most", "xor i32 %now, 0", ZERO),
        (N, "icmp slt i32 %now, %most", "add i32 %now, 1", of_i),
    ] {
        let report =
            search(&program("1", &pause(&from_zero(most), condition, next), after), "sc", None);
        assert_ne!(report.verdict(), Verdict::NoErrors, "{most} {condition} {next}");
    }
}

/// Rounds by chance: some branches decide nothing, and others what is returned, stored or read.
struct Rounds<'a> {
    chance: &'a mut Chance,
    text: String,
    next: u32,
    is_in_pause: bool,
}

impl Rounds<'_> {
    fn name(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    fn line(&mut self, line: &str) {
        writeln!(self.text, "  {line}").unwrap_or_else(|e| panic!("{e}"));
    }

    fn local(&mut self) -> &'static str {
        ["%n", "%m", "%k"][self.chance.below(3) as usize]
    }

    fn value(&mut self) -> String {
        if self.chance.below(4) == 0 {
            return self.chance.below(4).to_string();
        }
        let (name, local) = (self.name(), self.local());
        self.line(&format!("%v{name} = load i32, ptr {local}"));
        format!("%v{name}")
    }

    fn statement(&mut self, depth: u32) {
        match self.chance.below(10) {
            0..=2 => {
                let (a, b, local, name) = (self.value(), self.value(), self.local(), self.name());
                let op = ["add", "add", "sub", "and"][self.chance.below(4) as usize];
                self.line(&format!("%s{name} = {op} i32 {a}, {b}"));
                self.line(&format!("store i32 %s{name}, ptr {local}"));
            }
            3 => self.line(YIELD),
            4..=6 => {
                let n = self.chance.below(3);
                self.line(&format!("store i32 {n}, ptr %k"));
            }
            _ if depth == 0 => self.line(YIELD),
            7 if !self.is_in_pause => self.pause(depth),
            _ => self.branch(depth),
        }
    }

    /// A loop with a counter of its own: some of them have no end.
    fn pause(&mut self, depth: u32) {
        let (name, most, begin) = (self.name(), self.local(), self.chance.below(3));
        let pred = ["slt", "ult", "ne", "sgt", "ne", "ule"][self.chance.below(6) as usize];
        let step = [1, 1, 1, -1, -1, 0, 2][self.chance.below(7) as usize];
        self.line(&format!("store i32 {begin}, ptr %i"));
        self.line(&format!("br label %head{name}"));
        writeln!(self.text, "head{name}:").unwrap_or_else(|e| panic!("{e}"));
        self.line(&format!("%i{name} = load i32, ptr %i"));
        self.line(&format!("%l{name} = load i32, ptr {most}"));
        self.line(&format!("%b{name} = urem i32 %l{name}, 4"));
        self.line(&format!("%g{name} = icmp {pred} i32 %i{name}, %b{name}"));
        self.line(&format!("br i1 %g{name}, label %body{name}, label %end{name}"));
        writeln!(self.text, "body{name}:").unwrap_or_else(|e| panic!("{e}"));
        self.is_in_pause = true;
        for _ in 0..self.chance.below(3) {
            self.statement(depth - 1);
        }
        self.is_in_pause = false;
        self.line(&format!("%o{name} = load i32, ptr %i"));
        self.line(&format!("%p{name} = add i32 %o{name}, {step}"));
        self.line(&format!("store i32 %p{name}, ptr %i"));
        self.line(&format!("br label %head{name}"));
        writeln!(self.text, "end{name}:").unwrap_or_else(|e| panic!("{e}"));
    }

    fn branch(&mut self, depth: u32) {
        let name = self.name();
        let local = if self.chance.below(4) == 0 { self.local() } else { "%n" };
        self.line(&format!("%a{name} = load i32, ptr {local}"));
        let pred = ["eq", "sgt", "ult"][self.chance.below(3) as usize];
        let n = self.chance.below(4);
        let by = 2 + self.chance.below(3);
        self.line(&format!("%r{name} = urem i32 %a{name}, {by}"));
        self.line(&format!("%c{name} = icmp {pred} i32 %r{name}, {n}"));
        self.line(&format!("br i1 %c{name}, label %then{name}, label %else{name}"));
        for way in ["then", "else"] {
            writeln!(self.text, "{way}{name}:").unwrap_or_else(|e| panic!("{e}"));
            for _ in 0..self.chance.below(3) {
                self.statement(depth - 1);
            }
            self.line(&format!("br label %meet{name}"));
        }
        writeln!(self.text, "meet{name}:").unwrap_or_else(|e| panic!("{e}"));
    }
}

/// A program by chance, and whether it reads what another thread writes in its rounds.
fn by_chance(chance: &mut Chance) -> String {
    let mut rounds = Rounds { chance, text: String::new(), next: 0, is_in_pause: false };
    rounds.line("%count = load i32, ptr %n");
    rounds.line("%counted = add i32 %count, 1");
    rounds.line("store i32 %counted, ptr %n");
    rounds.branch(2);
    for _ in 0..rounds.chance.below(3) {
        rounds.statement(2);
    }
    if rounds.chance.below(4) == 0 {
        rounds.line("%z = load atomic i32, ptr @z monotonic, align 4");
        rounds.line("store i32 %z, ptr %n");
        rounds.statement(1);
    }
    let text = rounds.text.trim_end().to_owned();
    let after = match chance.below(4) {
        0 => "  %all = load i32, ptr %n\n  ret i32 %all",
        1 => ZERO,
        _ => "  %all = load i32, ptr %k\n  ret i32 %all",
    };
    program("0", &text, after)
}

/// What the search by states finds, which counts as a state what the machine has in registers: none
/// if there are too many.
fn outcomes_by_states(text: &str, model: &str) -> Option<Vec<Outcome>> {
    let mut config = Config { model: model.into(), ..Config::default() };
    config.limits.states = 500;
    let setup = common::setup_with(text, "idle.ll", config, Locals::Registers);
    let states = steps::search(&setup, &["program".into()], &steps::Options::default(), &|_| None);
    assert!(states.errors.is_empty() && states.livelock.is_none(), "{text}");
    states.cuts.is_empty().then(|| states.outcomes.into_keys().collect())
}

/// Where a search ends, it has found what one that goes round so often finds, and what states say.
#[test]
fn nothing_is_lost_by_chance() {
    let mut chance = Chance(0x1d1e);
    let (mut ended, mut judged) = (0, 0);
    for i in 0..300 {
        let text = by_chance(&mut chance);
        let model = common::EXACT[i % common::EXACT.len()];
        let report = search(&text, model, None);
        if report.verdict() != Verdict::NoErrors {
            continue;
        }
        ended += 1;
        let rounds = search(&text, model, Some(6));
        let mut outcomes = rounds.outcomes.keys();
        assert!(rounds.errors.is_empty(), "{model}: {text}");
        assert!(outcomes.all(|o| report.outcomes.contains_key(o)), "{model}: {text}");
        if let Some(by_states) = outcomes_by_states(&text, model) {
            judged += 1;
            assert!(by_states.iter().eq(report.outcomes.keys()), "{model}: {text}");
        }
    }
    assert!(judged > 20, "states judge only {judged}");
    assert!(ended > 60, "only {ended} end");
}
