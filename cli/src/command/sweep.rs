//! `tresse sweep`: one program under many machines and models.
//!
//! A value on an axis is what the flag of that name takes, so a cell is what `tresse check` with
//! these flags finds.

use super::args::{EngineName, Input, MachineArgs, StatesArgs};
use super::config::loader;
use super::output::Output;
use super::progress::{Line, stop_on_signals};
use super::values::jobs;
use super::vary::{Flags, Plan, asked};
use clap::Args;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tresse::sweep::{Sweep, Table};
use tresse::{Check, Config, Failure};

/// `tresse sweep`.
#[derive(Debug, Args)]
pub(crate) struct SweepArgs {
    #[command(flatten)]
    pub input: Input,
    /// Look with each of these values of a flag: `--vary model=sc,tso`, `--vary stack=1KiB,8KiB`.
    /// Flags without a value take `no` and `yes`; `config` takes files; `clang` takes flags for
    /// clang; `program` takes programs, by their files. Each combination is a cell; the first that
    /// can be looked at is what others are compared with
    #[arg(long, value_name = "FLAG=VALUE,VALUE")]
    pub vary: Vec<String>,
    /// Look for the smallest value with which the program does what it does in its cell: of stack,
    /// max-mem, max-threads, max-to-commit, store-buffer
    #[arg(long, value_name = "FLAG=LEAST..GREATEST")]
    pub smallest: Vec<String>,
    /// What visits the executions. Without it: as `tresse check` chooses
    #[arg(long, value_enum)]
    pub engine: Option<EngineName>,
    /// Print which cell has which outcome, too
    #[arg(long)]
    pub outcomes: bool,
    /// Graph, candidates: at most so many events of one execution
    #[arg(long, value_name = "N")]
    pub max_events: Option<usize>,
    /// Follow each loop at most so many rounds
    #[arg(long, value_name = "N")]
    pub unroll: Option<u32>,
    /// So many cells at a time; without it, one for each processor
    #[arg(short = 'j', long = "jobs", value_name = "N", value_parser = jobs)]
    pub jobs: Option<usize>,
    /// Keep the results of cells in this file, and begin with those that are there: a sweep that
    /// was stopped, or killed, goes on with the same command
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
    /// Write one line for each cell to this file, for spreadsheets
    #[arg(long, value_name = "FILE.csv")]
    pub csv: Option<PathBuf>,
    /// Draw the table to this file
    #[arg(long, value_name = "FILE.svg")]
    pub svg: Option<PathBuf>,
    /// Compare the table with that in this file, as it was printed before: where it is another one,
    /// the exit code is 1 or more
    #[arg(long, value_name = "FILE")]
    pub expect: Option<PathBuf>,
    #[command(flatten)]
    pub machine: MachineArgs,
    #[command(flatten)]
    pub states: StatesArgs,
}

/// Visits every cell, and prints the table.
pub(crate) fn sweep(args: &SweepArgs, output: &Output) -> Result<u8, Failure> {
    let is_plan = |file: &PathBuf| file.extension().is_some_and(|e| e == "ron");
    let (plans, files) = args.input.files.iter().cloned().partition::<Vec<_>, _>(is_plan);
    one_file_for_one_thing(args)?;
    let flags = Flags { machine: &args.machine, states: &args.states };
    let plan = Plan::new(&args.vary, &args.smallest, &plans, flags)?;
    let points = plan.points(flags)?;
    let loader = loader(&args.input, &files, &Config::default());
    let axes = plan.axes.into_iter().map(|varied| varied.axis).collect();
    let sweep = Sweep::new(loader, axes, points).smallest(plan.bounds);
    let table = run(with_options(sweep, args, output), output)?;
    report(&table, args, output)
}

/// With what each search is asked.
fn with_options(sweep: Sweep, args: &SweepArgs, output: &Output) -> Sweep {
    let (events, unroll) = (args.max_events, args.unroll);
    let asked = asked(args.engine, &args.input);
    let mut sweep = sweep.cancel(output.cancel.clone()).each(move |check: Check<'_>| {
        let check = asked(check);
        let check = events.map_or(check.clone(), |most| check.max_events(most));
        unroll.map_or(check.clone(), |most| check.unroll(most))
    });
    if let Some(jobs) = args.jobs {
        sweep = sweep.jobs(jobs);
    }
    match &args.keep {
        Some(file) => sweep.keep(file),
        None => sweep,
    }
}

/// With a line on a terminal; ^C stops it.
fn run(sweep: Sweep, output: &Output) -> Result<Table, Failure> {
    stop_on_signals(&output.cancel);
    let Some(line) = Line::new().map(Arc::new) else { return sweep.run() };
    let shown = line.clone();
    let sweep = sweep.on_done(move |at| {
        shown.say(format!("{} of {} searches · {} wrong", at.done, at.all, at.wrong));
    });
    let table = sweep.run();
    line.finish();
    table
}

/// Prints the table, and writes what was asked for.
fn report(table: &Table, args: &SweepArgs, output: &Output) -> Result<u8, Failure> {
    let text = table.text(args.outcomes);
    match output.is_json() {
        true => output.out(&table.json()),
        false => output.out(&text),
    }
    let mut code = table.exit_code();
    if output.cancel.load(std::sync::atomic::Ordering::Relaxed) {
        let how = args.keep.as_ref().map_or("with --keep FILE", |_| "with the same command");
        output.line(&format!("stopped; a sweep goes on where it was {how}"));
        code = code.max(1);
    }
    for (file, text) in [(&args.csv, table.csv()), (&args.svg, table.svg())] {
        if let Some(file) = file
            && let Err(e) = std::fs::write(file, text)
        {
            code = output.unwritten(code, &format!("cannot write {}: {e}", file.display()));
        }
    }
    match &args.expect {
        Some(file) => Ok(code.max(compare(&text, file, output)?)),
        None => Ok(code),
    }
}

/// Is the table the expected one?
fn compare(text: &str, file: &Path, output: &Output) -> Result<u8, Failure> {
    let name = file.display();
    let expected = std::fs::read_to_string(file)
        .map_err(|e| Failure::bad(format!("--expect {name}: cannot be read: {e}")))?;
    let (found, expected): (Vec<&str>, Vec<&str>) =
        (text.lines().collect(), expected.lines().collect());
    if found == expected {
        return Ok(0);
    }
    output.line(&format!("the table is not that in {name}:"));
    let of = |list: &[&str], other: &[&str], sign: char| {
        let only = list.iter().filter(|line| !other.contains(line));
        only.for_each(|line| output.line(&format!("{sign} {line}")));
    };
    of(&expected, &found, '-');
    of(&found, &expected, '+');
    Ok(1)
}

/// Two things are not written to one file.
fn one_file_for_one_thing(args: &SweepArgs) -> Result<(), Failure> {
    let files = [("--csv", &args.csv), ("--svg", &args.svg), ("--keep", &args.keep)];
    for (i, (flag, file)) in files.iter().enumerate() {
        let twin = files[..i].iter().find(|(_, other)| file.is_some() && other == file);
        if let Some((other, _)) = twin {
            return Err(Failure::bad(format!("{flag} and {other} name the same file")));
        }
    }
    Ok(())
}
