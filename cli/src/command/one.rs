//! `tresse run` and `tresse replay`: one execution.

use super::args::{Input, MachineArgs, RunArgs, StatesArgs};
use super::config::{Given, configured};
use super::output::Output;
use clap::Args;
use std::path::PathBuf;
use tresse::{Failure, Format, Replay, Report, Run, Text};

/// `tresse replay`.
#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The replay string
    #[arg(value_name = "STRING")]
    pub schedule: String,
    #[command(flatten)]
    pub input: Input,
    /// Draw the execution to this file. Of replay strings that begin with g1
    #[arg(long, value_name = "FILE.svg")]
    pub svg: Option<PathBuf>,
    #[command(flatten)]
    pub machine: MachineArgs,
    #[command(flatten)]
    pub states: StatesArgs,
}

/// Runs once, or once per seed; the program's own output and exit code.
pub(crate) fn run(args: &RunArgs, output: &Output) -> Result<u8, Failure> {
    let given = Given::new(&args.machine)?;
    let program = given.load(&args.input, output)?;
    let mut run = configured!(Run::new(&program), given, args.input, output);
    run = run.outcomes(args.outcomes).keep_going(args.keep_going);
    if let Some(after) = args.compile_after {
        run = run.compile_after(after.0);
    }
    if let Some(seeds) = &args.many_seeds {
        if !output.is_json() {
            run = run.on_failure(|report| failed(report, output));
        }
        return Ok(output.report(&run.run_many(seeds.clone())?));
    }
    if let Some(seed) = args.seed {
        run = run.seed(seed);
    }
    if !output.is_json() {
        run = run.on_output(|fd, bytes| output.of_program(fd, bytes));
    }
    Ok(output.report(&run.run()?))
}

/// The output of a run that fails is shown; of the others nothing.
fn failed(report: &Report, output: &Output) {
    let Some(execution) = report.execution() else { return };
    output.of_program(1, &execution.stdout);
    output.of_program(2, &execution.stderr);
    output.line(&format!("seed {}:", execution.seed.unwrap_or(0)));
    output.err(&Text.report(report));
}

/// Follows a replay string; each visible step in source terms, or the execution graph.
pub(crate) fn replay(args: &ReplayArgs, output: &Output) -> Result<u8, Failure> {
    let given = Given::new(&args.machine)?.with_states(&args.states);
    let program = given.load(&args.input, output)?;
    let mut replay = configured!(Replay::new(&program, &args.schedule), given, args.input, output);
    if !output.is_json() {
        replay = replay
            .on_output(|fd, bytes| output.of_program(fd, bytes))
            .on_step(|line| output.line(line));
    }
    if args.svg.is_some() {
        replay = replay.ask("--svg");
    }
    let mut report = replay.run()?;
    if let Some(file) = &args.svg {
        let picture = report.execution().and_then(|e| e.graph.as_ref());
        let picture = picture.map(|graph| graph.svg(report.problems.first()));
        let name = file.display();
        report.failed.extend(match picture {
            None => Some(format!("{name} is not written: there is no graph")),
            Some(picture) => {
                std::fs::write(file, picture).err().map(|e| format!("cannot write {name}: {e}"))
            }
        });
    }
    Ok(output.report(&report))
}
