//! `tresse sweep`: one program under many machines and models.
//!
//! A value on an axis is what the flag of that name takes, so a cell is what `tresse check` with
//! these flags finds.

use super::args::{EngineName, Input, MachineArgs, StatesArgs, jobs};
use super::config::{Given, loader};
use super::output::Output;
use super::progress::stop_on_signals;
use clap::error::ContextValue;
use clap::{Args, Parser};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Deserialize;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use tresse::sweep::{Axis, Bound, Point, Sweep, Table};
use tresse::{Check, Engine, Failure, plain};

/// `tresse sweep`.
#[derive(Debug, Args)]
pub(crate) struct SweepArgs {
    /// A file that ends in .ron says what to vary; the others are the program's
    #[command(flatten)]
    pub input: Input,
    /// Look with each of these values of a flag: `--vary model=sc,tso`, `--vary stack=1KiB,8KiB`.
    /// Flags without a value take `no` and `yes`; `config` takes files; `clang` takes flags for
    /// clang. Each combination is a cell; the first that can be looked at is what others are
    /// compared with
    #[arg(long, value_name = "FLAG=VALUE,VALUE")]
    pub vary: Vec<String>,
    /// Look for the smallest value with which the program does what it does with the greatest, in
    /// each cell: of stack, max-mem, max-threads, max-to-commit
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

/// A sweep in a file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct File {
    /// A config under the flags, by its file, from the folder of this one.
    config: Option<PathBuf>,
    /// Flags, and their values.
    vary: Vec<(String, Vec<String>)>,
    /// Flags, least values, greatest values.
    smallest: Vec<(String, String, String)>,
}

/// The flags of a cell.
#[derive(Debug, Parser)]
#[command(no_binary_name = true, disable_help_flag = true)]
struct Words {
    #[command(flatten)]
    machine: MachineArgs,
    #[command(flatten)]
    states: StatesArgs,
}

/// What is varied, and under what.
struct Plan {
    /// A config under the flags.
    config: Option<PathBuf>,
    /// Where the configs of an axis of configs are.
    folder: PathBuf,
    axes: Vec<Axis>,
    bounds: Vec<Bound>,
}

/// Visits every cell, and prints the table.
pub(crate) fn sweep(args: &SweepArgs, output: &Output) -> Result<u8, Failure> {
    let is_plan = |file: &PathBuf| file.extension().is_some_and(|e| e == "ron");
    let (plans, files) = args.input.files.iter().cloned().partition::<Vec<_>, _>(is_plan);
    let plan = Plan::new(args, &plans)?;
    let points = plan.points(args)?;
    let loader = loader(&args.input, &files, &tresse::Config::default());
    let sweep = Sweep::new(loader, plan.axes, points).smallest(plan.bounds);
    let table = run(asked(sweep, args, output), output)?;
    report(&table, args, output)
}

/// With what each search is asked.
fn asked(sweep: Sweep, args: &SweepArgs, output: &Output) -> Sweep {
    let (engine, events, unroll) = (args.engine, args.max_events, args.unroll);
    let (timeout, memory) = (args.input.timeout, args.input.max_mem_host);
    let mut sweep = sweep.cancel(output.cancel.clone()).each(move |check: Check<'_>| {
        let check = match engine {
            None => check,
            Some(EngineName::Graph) => check.engine(Engine::Graph),
            Some(EngineName::Steps) => check.engine(Engine::Steps),
            Some(EngineName::Candidates) => check.engine(Engine::Candidates),
        };
        let check = events.map_or(check.clone(), |most| check.max_events(most));
        let check = unroll.map_or(check.clone(), |most| check.unroll(most));
        let check = timeout.map_or(check.clone(), |time| check.timeout(time));
        memory.map_or(check.clone(), |most| check.max_host_memory(most.0))
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
    if !std::io::stderr().is_terminal() {
        return sweep.run();
    }
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg} · {elapsed}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    let shown = bar.clone();
    let table = sweep.on_done(move |at| {
        shown.set_message(format!("{} of {} searches · {} wrong", at.done, at.all, at.wrong));
    });
    let table = table.run();
    bar.finish_and_clear();
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

impl Plan {
    fn new(args: &SweepArgs, files: &[PathBuf]) -> Result<Plan, Failure> {
        let (file, folder) = match files {
            [] => (File::default(), PathBuf::new()),
            [file] => (read(file)?, file.parent().map(Path::to_owned).unwrap_or_default()),
            [_, second, ..] => {
                let second = second.display();
                return Err(Failure::bad(format!("{second}: one file says what to vary already")));
            }
        };
        let mut plan = Plan {
            config: file.config.map(|config| folder.join(config)),
            folder: PathBuf::new(),
            axes: Vec::new(),
            bounds: Vec::new(),
        };
        for (name, values) in file.vary {
            if name == "config" {
                // On the command line it is where the shell is.
                plan.folder.clone_from(&folder);
            }
            plan.axis(&name, values)?;
        }
        for text in &args.vary {
            let (name, values) = parted(text, "--vary", "FLAG=VALUE,VALUE")?;
            plan.axis(name, values.split(',').map(str::to_owned).collect())?;
        }
        for (name, least, greatest) in &file.smallest {
            plan.bound(name, least, greatest)?;
        }
        for text in &args.smallest {
            let form = "FLAG=LEAST..GREATEST";
            let (name, range) = parted(text, "--smallest", form)?;
            let (least, greatest) = range
                .split_once("..")
                .ok_or_else(|| Failure::bad(format!("--smallest {text}: expected {form}")))?;
            plan.bound(name, least, greatest)?;
        }
        match plan.axes.is_empty() && plan.bounds.is_empty() {
            true => Err(Failure::bad(
                "nothing is varied: use --vary model=sc,tso, --smallest stack=64..64KiB, or a file \
                 that ends in .ron (docs/sweeps.md)",
            )),
            false => Ok(plan),
        }
    }

    fn axis(&mut self, name: &str, values: Vec<String>) -> Result<(), Failure> {
        let wrong = |what: &str| Err(Failure::bad(format!("--vary {name}: {what}")));
        let has_twice = values.iter().enumerate().any(|(i, v)| values[..i].contains(v));
        match () {
            () if values.is_empty() => wrong("there is no value"),
            () if has_twice => wrong("a value is there twice"),
            () if self.axes.iter().any(|axis| axis.name == name) => wrong("is varied already"),
            () => {
                self.axes.push(Axis { name: name.to_owned(), values });
                Ok(())
            }
        }
    }

    fn bound(&mut self, name: &str, least: &str, greatest: &str) -> Result<(), Failure> {
        let wrong = |what: String| Failure::bad(format!("--smallest {name}: {what}"));
        if self.axes.iter().any(|axis| axis.name == name) {
            return Err(wrong("it is varied as well".into()));
        }
        self.bounds.push(Bound::parse(name, least, greatest).map_err(wrong)?);
        Ok(())
    }

    /// What each combination means: those of the last axis follow one another.
    fn points(&self, base: &SweepArgs) -> Result<Vec<Point>, Failure> {
        let all = self.axes.iter().try_fold(1_usize, |n, axis| n.checked_mul(axis.values.len()));
        let all = all.filter(|n| *n <= MOST).ok_or_else(|| {
            Failure::bad(format!("a sweep has at most {MOST} cells, and this one would have more"))
        })?;
        (0..all).map(|number| self.point(number, base)).collect()
    }

    fn point(&self, mut number: usize, base: &SweepArgs) -> Result<Point, Failure> {
        let (mut words, mut clang_flags, mut config) = (Vec::new(), Vec::new(), None);
        for axis in self.axes.iter().rev() {
            let value = &axis.values[number % axis.values.len()];
            number /= axis.values.len();
            match &axis.name[..] {
                "clang" => clang_flags.extend(value.split_whitespace().map(str::to_owned)),
                "config" => config = Some(self.folder.join(value)),
                name => words.extend(flag(name, value)),
            }
        }
        let cell = Words::try_parse_from(&words).map_err(|e| refused(&words, &e))?;
        let file = config.as_ref().or(base.machine.config.as_ref()).or(self.config.as_ref());
        let given = Given::with_file(&base.machine, file.map(PathBuf::as_path))?;
        let mut given = given.with_states(&base.states).with_states(&cell.states);
        cell.machine.apply(&mut given.config);
        given.asked.extend(cell.machine.bounds());
        let Given { config, model, asked } = given;
        Ok(Point { config, model: cell.machine.model().or(model), asked, clang_flags })
    }
}

/// So many cells at most.
const MOST: usize = 100_000;

/// A flag with its value, as the command line has it. One without a value is there or not.
fn flag(name: &str, value: &str) -> Vec<String> {
    match value {
        "yes" => vec![format!("--{name}")],
        "no" => Vec::new(),
        value => vec![format!("--{name}={value}")],
    }
}

/// Why flags are none.
fn refused(words: &[String], error: &clap::Error) -> Failure {
    let text = error.to_string();
    let first = text.lines().next().unwrap_or_default().trim_start_matches("error: ");
    let is_known = error
        .context()
        .any(|(_, value)| matches!(value, ContextValue::String(text) if text.contains("--")));
    match is_known {
        true => Failure::bad(format!("--vary: {}", plain(first))),
        false => Failure::bad(format!("--vary: {} ({})", plain(first), words.join(" "))),
    }
}

/// `NAME=REST`.
fn parted<'t>(text: &'t str, flag: &str, form: &str) -> Result<(&'t str, &'t str), Failure> {
    text.split_once('=')
        .map(|(name, rest)| (name.trim_start_matches('-'), rest))
        .filter(|(name, rest)| !name.is_empty() && !rest.is_empty())
        .ok_or_else(|| Failure::bad(format!("{flag} {text}: expected {form}")))
}

/// A sweep from its file.
fn read(path: &Path) -> Result<File, Failure> {
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path)
        .map_err(|e| Failure::bad(format!("cannot read {name}: {e}")))?;
    let options =
        ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(&text).map_err(|e| {
        let (line, col) = (e.span.start.line as u32, e.span.start.col as u32);
        Failure::bad_at(&name, line, col, e.code.to_string())
    })
}
