//! `tresse run` against LLVM's interpreter, in one run: prints the ratio for each program.
//!
//! `lli --jit-kind=mcjit --force-interpreter=true` interprets (`--force-interpreter` alone runs the
//! JIT). Give another binary as the argument.
#![allow(clippy::print_stdout)]

use std::process::Command;
use std::time::Instant;
use tresse_benches::{path, setup};
use tresse_explore::run::{Scheduler, Unwatched, run};
use tresse_machine::{Config, End};

fn main() {
    let lli = std::env::args().nth(1).unwrap_or_else(|| "lli-14".into());
    println!(
        "{:10} {:>12} {:>9} {:>9} {:>7} {:>12}",
        "program", "operations", "tresse s", "lli s", "ratio", "tresse Mop/s"
    );
    for program in ["sieve", "sha256"] {
        let file = format!("benches/programs/{program}.ll");
        let setup = setup(&file, Config::default());
        // Alternately, the best of three each: the machines are noisy.
        let (mut ours, mut theirs, mut operations) = (f64::MAX, f64::MAX, 0u64);
        for _ in 0..3 {
            let start = Instant::now();
            let result = run(&setup, &["bench".into()], Scheduler::RoundRobin, &mut Unwatched);
            ours = ours.min(start.elapsed().as_secs_f64());
            let Some(result) = result else { return };
            operations = result.machine.threads.iter().map(|t| t.steps).sum();
            let start = Instant::now();
            let status = Command::new(&lli)
                .args(["--jit-kind=mcjit", "--force-interpreter=true"])
                .arg(path(&file))
                .status();
            theirs = theirs.min(start.elapsed().as_secs_f64());
            match (status, &result.ending.end) {
                (Ok(status), End::Exit(code)) if status.code() == Some(*code) => {}
                (Ok(status), end) => println!("{program}: the two disagree: {end:?} and {status}"),
                (Err(e), _) => return println!("{lli} cannot be run: {e}"),
            }
        }
        println!(
            "{program:10} {operations:>12} {ours:>9.3} {theirs:>9.3} {:>7.2} {:>12.1}",
            theirs / ours,
            operations as f64 / ours / 1e6
        );
    }
}
