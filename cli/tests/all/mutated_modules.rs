//! Modules with tokens changed: whatever they say, they are refused with a place, or run within
//! their bounds. No panic, and no end of the process.

#![allow(clippy::print_stderr)] // how much was looked at

use crate::common::{all_right, files, root};
use crate::mutate::{Chance, changed, changed_module, panic_of, times};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tresse::{Check, Config, Engine, Loader, Program, Progress, Run};

/// Words of the language that stand for another of their kind.
const WORDS: [&str; 40] = [
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "i65",
    "ptr",
    "void",
    "float",
    "double",
    "half",
    "x86_fp80",
    "null",
    "undef",
    "poison",
    "zeroinitializer",
    "true",
    "seq_cst",
    "monotonic",
    "acquire",
    "release",
    "unordered",
    "acq_rel",
    "atomic",
    "volatile",
    "nuw",
    "exact",
    "inbounds",
    "sdiv",
    "srem",
    "shl",
    "udiv",
    "trunc",
    "zext",
    "inttoptr",
    "ptrtoint",
    "bitcast",
    "align",
    "unreachable",
];

/// Small bounds: what runs for long says nothing more.
fn small() -> Config {
    let mut config = Config::default();
    config.limits.steps = 20_000;
    config.limits.states = 150;
    config.limits.threads = 6;
    config
}

fn look(program: &Program, model: &str, engine: u64) {
    let config = Config { model: model.into(), ..small() };
    let _ = Run::new(program).config(config.clone()).seed(engine).run();
    let stop = Arc::new(AtomicBool::new(false));
    let (flag, heard) = (stop.clone(), AtomicU64::new(0));
    let check = Check::new(program).config(config).jobs(1).outcomes(true).cancel(stop);
    let _ = match engine % 2 {
        0 => check.engine(Engine::Steps).keep_going(true).run(),
        // Graphs have no bound on executions of their own.
        _ => check
            .engine(Engine::Graph)
            .max_events(60)
            .on_progress(move |progress| {
                let is_search = matches!(progress, Progress::Executions { .. });
                if is_search && heard.fetch_add(1, Ordering::Relaxed) > 50 {
                    flag.store(true, Ordering::Relaxed);
                }
            })
            .run(),
    };
}

/// Each program of a folder, changed so many times.
fn exercise(folder: &str, count: u64) {
    let (mut wrong, mut loaded, mut all) = (Vec::new(), 0, 0);
    for (number, file) in files(folder, "ll").iter().enumerate() {
        let text = std::fs::read_to_string(root().join(file)).unwrap();
        for n in 0..count * times() {
            let seed = (number as u64) << 32 | n;
            let mut chance = Chance(seed);
            // Metadata as well, now and then.
            let change = if n % 4 == 3 { changed } else { changed_module };
            let text = change(&text, &WORDS, &mut chance);
            all += 1;
            let panic = panic_of(|| {
                if let Ok(program) = Loader::new().ir("changed.ll", &text).load() {
                    loaded += 1;
                    look(&program, chance.of(&["sc", "tso", "rc11", "ra", "pso"]), n);
                }
            });
            if let Some(why) = panic {
                let kept = std::env::temp_dir().join(format!("tresse-mutated-{seed}.ll"));
                std::fs::write(&kept, &text).unwrap();
                wrong.push(format!("{} {seed}: {why}; see {}", file.display(), kept.display()));
            }
        }
    }
    eprintln!("{folder}: {loaded} of {all} changed modules were accepted");
    all_right(wrong);
    assert!(loaded * 20 > all, "{loaded} of {all}: hardly any module gets past the parser");
}

#[test]
fn of_programs_with_errors() {
    exercise("tests/errors", 2);
}

#[test]
fn of_litmus_tests() {
    exercise("tests/litmus", 4);
}

#[test]
fn of_programs_that_run() {
    exercise("tests/ok", 2);
}
