//! Locals in registers (`lower::Locals`): nobody can tell. Every program of `tests` ends in the
//! same way after the same steps, on the same schedules.

use crate::common;

use tresse_explore::run::{Scheduler, Unwatched, run};
use tresse_machine::config::Uninit;
use tresse_machine::lower::Locals;
use tresse_machine::value::Prov;
use tresse_machine::{Config, End};

/// How a program ends, the steps of each thread, and the number of visible ones.
fn ending(path: &str, text: &str, config: &Config, scheduler: Scheduler, locals: Locals) -> String {
    let setup = match common::try_setup(text, path, config.clone(), locals) {
        Ok(setup) => setup,
        Err(error) => return error,
    };
    let run = run(&setup, &["program".into()], scheduler, &mut Unwatched)
        .unwrap_or_else(|| panic!("{path} was stopped"));
    let steps: Vec<u64> = run.machine.threads.iter().map(|t| t.steps).collect();
    let mut ending = run.ending;
    // Objects have other numbers where some are no objects.
    match &mut ending.end {
        End::Ub { at: Some(at), .. } => at.prov = Prov::NONE,
        End::Race(race) => race.prov = Prov::NONE,
        _ => {}
    }
    format!("{ending:?} {steps:?} {}", run.transitions)
}

#[test]
fn programs_end_as_with_locals_in_memory() {
    let mut config = Config { stack: tresse_machine::config::Size(1 << 16), ..Config::default() };
    config.limits.steps = 20_000;
    for path in ["tests/errors", "tests/ok", "examples"].into_iter().flat_map(common::programs) {
        let text = common::file(&path);
        let all = [Locals::Memory, Locals::Registers, Locals::Hidden]
            .map(|l| ending(&path, &text, &config, Scheduler::Random(1), l));
        assert_eq!(all[0], all[1], "{path}");
        assert_eq!(all[0], all[2], "{path}");
    }
}

/// The bound on memory is met at the same operation, whatever of the stack is given back before: by
/// returns, by `longjmp`, by threads that end.
#[test]
fn hidden_locals_count_as_memory() {
    let text = r#"
target triple = "x86_64-unknown-linux-gnu"
declare ptr @malloc(i64)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
@buffer = global [64 x i64] zeroinitializer
define i32 @deep(i32 %n) {
  %a = alloca i32
  %b = alloca i64
  %kept = alloca [5 x i64]
  store i32 %n, ptr %a
  store i64 1, ptr %b
  %first = getelementptr i64, ptr %kept, i64 2
  store i64 3, ptr %first
  %m = load i32, ptr %a
  %is_last = icmp eq i32 %m, 0
  br i1 %is_last, label %last, label %more
more:
  %less = sub i32 %m, 1
  %below = call i32 @deep(i32 %less)
  %sum = add i32 %below, 1
  ret i32 %sum
last:
  ret i32 0
}
define void @jumps(i32 %n) {
  %a = alloca i32
  store i32 %n, ptr %a
  %m = load i32, ptr %a
  %is_last = icmp eq i32 %m, 0
  br i1 %is_last, label %last, label %more
more:
  %less = sub i32 %m, 1
  call void @jumps(i32 %less)
  ret void
last:
  call void @longjmp(ptr @buffer, i32 1)
  unreachable
}
define ptr @thread(ptr %0) {
  %a = alloca i32
  %n = call i32 @deep(i32 3)
  store i32 %n, ptr %a
  ret ptr null
}
define i32 @main() {
  %id = alloca i64
  %block = call ptr @malloc(i64 100)
  %again = call i32 @_setjmp(ptr @buffer) returns_twice
  %is_again = icmp ne i32 %again, 0
  br i1 %is_again, label %then, label %first
first:
  %one = call i32 @deep(i32 4)
  call void @jumps(i32 8)
  ret i32 1
then:
  %created = call i32 @pthread_create(ptr %id, ptr null, ptr @thread, ptr null)
  %number = load i64, ptr %id
  %joined = call i32 @pthread_join(i64 %number, ptr null)
  %two = call i32 @deep(i32 7)
  ret i32 %two
}
"#;
    let mut ends = std::collections::BTreeSet::new();
    for bound in (1000..2600).step_by(12) {
        let mut config = Config::default();
        config.limits.memory = tresse_machine::config::Size(bound);
        let both = [Locals::Memory, Locals::Hidden]
            .map(|l| ending("bound.ll", text, &config, Scheduler::RoundRobin, l));
        assert_eq!(both[0], both[1], "{bound}");
        ends.insert(both[0].clone());
    }
    assert!(ends.iter().any(|end| end.contains("Exit(7)")), "{ends:?}");
    assert!(ends.len() > 10, "{ends:?}");
}

/// A local in which more would be known of undefined bits than in memory stays there, and one that
/// may be there twice. So do all of a function that gives room back in its midst, or goes back.
#[test]
fn some_locals_are_not_hidden() {
    let text = r#"
target triple = "x86_64-unknown-linux-gnu"
declare ptr @llvm.stacksave()
declare void @llvm.stackrestore(ptr)
define i32 @restores() {
  %a = alloca i32
  %saved = call ptr @llvm.stacksave()
  store i32 1, ptr %a
  call void @llvm.stackrestore(ptr %saved)
  %v = load i32, ptr %a
  ret i32 %v
}
declare i32 @_setjmp(ptr) returns_twice
@buffer = global [64 x i64] zeroinitializer
define i32 @returns() {
  %a = alloca i32
  store i32 1, ptr %a
  %again = call i32 @_setjmp(ptr @buffer) returns_twice
  %v = load i32, ptr %a
  ret i32 %v
}
define i32 @loops(i32 %n) {
  %a = alloca i32
  store i32 %n, ptr %a
  br label %loop
loop:
  %b = alloca i32
  %v = load i32, ptr %a
  store i32 %v, ptr %b
  %w = load i32, ptr %b
  %less = sub i32 %w, 1
  store i32 %less, ptr %a
  %is_over = icmp eq i32 %less, 0
  br i1 %is_over, label %done, label %loop
done:
  ret i32 %w
}
define i32 @main() {
  %bit = alloca i1
  %whole = alloca i32
  store i1 true, ptr %bit
  store i32 2, ptr %whole
  %b = load i1, ptr %bit
  %w = load i32, ptr %whole
  %r = call i32 @restores()
  %s = call i32 @returns()
  %t = call i32 @loops(i32 3)
  ret i32 %r
}
"#;
    let config = Config::default();
    let setup = common::setup_with(text, "some.ll", config, Locals::Hidden);
    let count = |name: &str, what: &str| {
        let func = setup.program.functions.iter().find(|f| f.name == name);
        let ops = func.iter().flat_map(|f| &f.code).map(|op| format!("{op:?}"));
        ops.filter(|op| op.starts_with(what)).count()
    };
    assert_eq!((count("main", "Alloca"), count("main", "Promoted")), (1, 1));
    assert_eq!((count("restores", "Alloca"), count("restores", "Promoted")), (1, 0));
    assert_eq!((count("returns", "Alloca"), count("returns", "Promoted")), (1, 0));
    assert_eq!((count("loops", "Alloca"), count("loops", "Promoted")), (1, 1));
}

/// Locals that are read before they are written, whatever fresh memory holds.
#[test]
fn fresh_locals_hold_what_fresh_memory_holds() {
    let text = r#"
target triple = "x86_64-unknown-linux-gnu"
define i32 @main() {
  %a = alloca i32
  %b = alloca i8
  store i8 3, ptr %b
  %v = load i32, ptr %a
  %w = load i8, ptr %b
  %x = zext i8 %w to i32
  %y = and i32 %v, 4
  %z = or i32 %y, %x
  ret i32 %z
}
"#;
    for (uninit, end) in [
        (Uninit::Undef, "PoisonArgument"),
        (Uninit::Poison, "PoisonArgument"),
        (Uninit::Zero, "Exit(3)"),
    ] {
        let config = Config { uninit, ..Config::default() };
        let both = [Locals::Memory, Locals::Registers]
            .map(|l| ending("fresh.ll", text, &config, Scheduler::RoundRobin, l));
        assert_eq!(both[0], both[1]);
        assert!(both[0].contains(end), "{}", both[0]);
    }
}
