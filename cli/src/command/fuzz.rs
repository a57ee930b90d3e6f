//! `tresse fuzz`: many executions by chance.

use super::args::{Input, MachineArgs};
use super::config::{Given, configured};
use super::output::Output;
use super::progress::{Line, stop_on_signals};
use super::values::jobs;
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use tresse::{Failure, Format, Fuzz, Report, Strategy, Text};

/// `tresse fuzz`.
#[derive(Debug, Args)]
pub(crate) struct FuzzArgs {
    #[command(flatten)]
    pub input: Input,
    /// Draw all choices from this seed. What is found depends on it, and not on `-j`
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Stop after so many runs [default: 10000; with --timeout as many as there is time for]
    #[arg(long, value_name = "N")]
    pub runs: Option<u64>,
    /// How runs choose
    #[arg(long, value_enum, default_value_t)]
    pub strategy: StrategyName,
    /// Keep runs that saw something new, and those that failed, in this folder; begin with what is
    /// there
    #[arg(long, value_name = "DIR")]
    pub corpus: Option<PathBuf>,
    /// Go on after a run has failed; each way to fail is reported once
    #[arg(long)]
    pub keep_going: bool,
    /// The number of threads that tresse itself uses; without it, one for each processor
    #[arg(short = 'j', long = "jobs", value_name = "N", value_parser = jobs)]
    pub jobs: Option<usize>,
    #[command(flatten)]
    pub machine: MachineArgs,
}

/// How runs choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum StrategyName {
    /// Walks and priorities; earlier runs begun again; threads held back until two places meet that
    /// have not met yet
    #[default]
    Learn,
    /// A random walk: each thread is as likely to be next
    Walk,
    /// Priorities that change up to four times in a run (PCT)
    Pct,
}

/// Runs until one fails, or a bound is met.
pub(crate) fn fuzz(args: &FuzzArgs, output: &Output) -> Result<u8, Failure> {
    let given = Given::new(&args.machine)?;
    let program = given.load(&args.input, output)?;
    let mut fuzz = configured!(Fuzz::new(&program), given, args.input, output);
    fuzz = fuzz.seed(args.seed).keep_going(args.keep_going).strategy(match args.strategy {
        StrategyName::Learn => Strategy::Learn,
        StrategyName::Walk => Strategy::Walk,
        StrategyName::Pct => Strategy::Pct,
    });
    if let Some(runs) = args.runs {
        fuzz = fuzz.runs(runs);
    }
    if let Some(jobs) = args.jobs {
        fuzz = fuzz.jobs(jobs);
    }
    if let Some(folder) = &args.corpus {
        fuzz = fuzz.corpus(folder);
    }
    stop_on_signals(&output.cancel);
    let line = Line::new().filter(|_| !output.is_json()).map(std::sync::Arc::new);
    if let Some(line) = line.clone() {
        fuzz = fuzz.on_progress(move |progress| line.show(progress));
    }
    if !output.is_json() {
        fuzz = fuzz.on_failure(|report| failed(report, output));
    }
    let report = fuzz.run();
    if let Some(line) = line {
        line.finish();
    }
    Ok(output.report(&report?))
}

/// What a run that fails ends with.
fn failed(report: &Report, output: &Output) {
    output.err(&Text.report(report));
}
