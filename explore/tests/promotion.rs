//! Locals in registers (`lower::Locals`): nobody can tell. Every program of `tests` ends in the
//! same way after the same steps, on the same schedules.

mod common;

use tresse_explore::run::{Scheduler, Unwatched, run};
use tresse_machine::Config;
use tresse_machine::config::Uninit;
use tresse_machine::lower::Locals;

fn programs(folder: &str) -> Vec<String> {
    let path = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
    let files = std::fs::read_dir(&path).unwrap_or_else(|e| panic!("{e}"));
    let names = files.filter_map(|f| f.ok()?.file_name().into_string().ok());
    let mut paths: Vec<String> =
        names.filter(|n| n.ends_with(".ll")).map(|n| format!("{folder}/{n}")).collect();
    paths.sort();
    assert!(paths.len() >= 20, "{folder}");
    paths
}

/// How a program ends, the steps of each thread, and the number of visible ones.
fn ending(path: &str, text: &str, config: &Config, scheduler: Scheduler, locals: Locals) -> String {
    let setup = match common::try_setup(text, path, config.clone(), locals) {
        Ok(setup) => setup,
        Err(error) => return error,
    };
    let run = run(&setup, &["program".into()], scheduler, &mut Unwatched)
        .unwrap_or_else(|| panic!("{path} was stopped"));
    let steps: Vec<u64> = run.machine.threads.iter().map(|t| t.steps).collect();
    format!("{:?} {steps:?} {}", run.ending, run.transitions)
}

#[test]
fn programs_end_as_with_locals_in_memory() {
    let mut config = Config { stack: tresse_machine::config::Size(1 << 16), ..Config::default() };
    config.limits.steps = 20_000;
    for path in ["tests/errors", "tests/ok", "examples"].into_iter().flat_map(programs) {
        let text = common::file(&path);
        let both = [Locals::Memory, Locals::Registers]
            .map(|l| ending(&path, &text, &config, Scheduler::Random(1), l));
        assert_eq!(both[0], both[1], "{path}");
    }
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
