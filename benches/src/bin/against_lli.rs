//! `tresse run` against LLVM's interpreter and, where valgrind and clang are there, against the
//! program itself under memcheck: eight programs of different kinds, in one table, with the
//! geometric mean.
//!
//! `lli --jit-kind=mcjit --force-interpreter=true` interprets (`--force-interpreter` alone runs the
//! JIT). Give another binary as the argument. Where it comes to another end there is no time for
//! it: it knows neither threads nor `llvm.fmuladd`, and no function with variable arguments.
#![allow(clippy::print_stdout)]

use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::time::Instant;
use tresse_benches::{path, setup_as_run};
use tresse_explore::run::{Scheduler, Unwatched, run};
use tresse_machine::{Config, End};

const PROGRAMS: [&str; 8] =
    ["sieve", "sha256", "nbody", "hashtable", "quicksort", "strings", "calls", "threads"];

/// Rounds of which the fastest counts: the machines are noisy.
const ROUNDS: u32 = 3;

fn main() {
    let lli = std::env::args().nth(1).unwrap_or_else(|| "lli-19".into());
    println!(
        "{:10} {:>12} {:>9} {:>9} {:>8} {:>7} {:>11} {:>7}",
        "program", "operations", "tresse s", "Mop/s", "lli s", "ratio", "memcheck s", "ratio"
    );
    let mut rates = Vec::new();
    for program in PROGRAMS {
        let file = format!("benches/programs/{program}.ll");
        let setup = setup_as_run(&file, Config::default());
        let native = std::env::temp_dir().join(format!("tresse-bench-{program}"));
        let is_built = is_built(&path(&format!("benches/programs/{program}.c")), &native);
        let (mut ours, mut theirs, mut checked) = (f64::MAX, None, None);
        let (mut operations, mut code) = (0, 0);
        // In turn, so that all of them have the same noise.
        for _ in 0..ROUNDS {
            let start = Instant::now();
            let result = run(&setup, &["bench".into()], Scheduler::RoundRobin, &mut Unwatched);
            ours = ours.min(start.elapsed().as_secs_f64());
            let Some(result) = result else { return };
            operations = result.machine.threads.iter().map(|t| t.steps).sum::<u64>();
            match result.ending.end {
                End::Exit(exit) => code = exit,
                end => return println!("{program}: {end:?}"),
            }
            let mut interpreter = Command::new(&lli);
            interpreter.args(["--jit-kind=mcjit", "--force-interpreter=true"]).arg(path(&file));
            theirs = faster(theirs, timed(&mut interpreter), code);
            if is_built {
                let mut memcheck = Command::new("valgrind");
                memcheck.arg("-q").arg(&native);
                checked = faster(checked, timed(&mut memcheck), code);
            }
        }
        let _ = std::fs::remove_file(&native);
        let rate = operations as f64 / ours / 1e6;
        rates.push(rate);
        let (lli_time, lli_ratio) = columns(theirs, ours);
        let (check_time, check_ratio) = columns(checked, ours);
        println!(
            "{program:10} {operations:>12} {ours:>9.3} {rate:>9.1} {lli_time:>8} {lli_ratio:>7} \
             {check_time:>11} {check_ratio:>7}   exit {code}"
        );
    }
    let mean = rates.iter().map(|rate| rate.ln()).sum::<f64>() / rates.len() as f64;
    println!("geometric mean: {:.1} million operations a second", mean.exp());
}

/// Compiles a program for this computer; `false` where there is no clang.
fn is_built(source: &Path, native: &Path) -> bool {
    let mut clang = Command::new("clang-19");
    clang.arg("-O0").arg(source).args(["-lm", "-lpthread", "-o"]).arg(native);
    clang.stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// How long a command takes, and how it ends.
fn timed(command: &mut Command) -> Option<(f64, ExitStatus)> {
    let start = Instant::now();
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status().ok()?;
    Some((start.elapsed().as_secs_f64(), status))
}

/// The shorter time, of those that have come to the same end.
fn faster(best: Option<f64>, new: Option<(f64, ExitStatus)>, code: i32) -> Option<f64> {
    let new = new.filter(|(_, status)| status.code() == Some(code)).map(|(time, _)| time);
    match (best, new) {
        (Some(a), Some(b)) => Some(a.min(b)),
        (a, b) => a.or(b),
    }
}

/// A time, and how many times ours it is.
fn columns(time: Option<f64>, ours: f64) -> (String, String) {
    let text = |n: Option<f64>, digits| n.map_or("-".into(), |n| format!("{n:.digits$}"));
    (text(time, 3), text(time.map(|time| time / ours), 2))
}
