//! `tresse sweep`: one program under many machines and models.
//!
//! A value on an axis is what the flag of that name takes, so a cell is what `tresse check` with
//! these flags finds.

use super::args::{EngineName, Input, MachineArgs, StatesArgs, jobs};
use super::config::{Given, loader, ron_text};
use super::output::Output;
use super::progress::{Line, stop_on_signals};
use clap::{Args, Parser};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tresse::sweep::{Axis, Bound, Point, Sweep, Table};
use tresse::{Check, Config, Failure, plain};

/// `tresse sweep`.
#[derive(Debug, Args)]
pub(crate) struct SweepArgs {
    #[command(flatten)]
    pub input: Input,
    /// Look with each of these values of a flag: `--vary model=sc,tso`, `--vary stack=1KiB,8KiB`.
    /// Flags without a value take `no` and `yes`; `config` takes files; `clang` takes flags for
    /// clang. Each combination is a cell; the first that can be looked at is what others are
    /// compared with
    #[arg(long, value_name = "FLAG=VALUE,VALUE")]
    pub vary: Vec<String>,
    /// Look for the smallest value with which the program does what it does in its cell: of stack,
    /// max-mem, max-threads, max-to-commit
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

/// An axis, and where it was said: on the command line, or in a file.
struct Varied {
    axis: Axis,
    /// The sweep's file.
    file: Option<PathBuf>,
}

impl Varied {
    /// A file that a value names: from the folder of the sweep's file.
    fn path(&self, value: &str) -> PathBuf {
        let folder = self.file.as_deref().and_then(Path::parent);
        folder.map_or_else(|| value.into(), |folder| folder.join(value))
    }
}

/// What is varied, and under what.
struct Plan {
    /// A config under the flags.
    config: Option<PathBuf>,
    axes: Vec<Varied>,
    bounds: Vec<Bound>,
}

/// Visits every cell, and prints the table.
pub(crate) fn sweep(args: &SweepArgs, output: &Output) -> Result<u8, Failure> {
    let is_plan = |file: &PathBuf| file.extension().is_some_and(|e| e == "ron");
    let (plans, files) = args.input.files.iter().cloned().partition::<Vec<_>, _>(is_plan);
    one_file_for_one_thing(args)?;
    let plan = Plan::new(args, &plans)?;
    let points = plan.points(args)?;
    let loader = loader(&args.input, &files, &Config::default());
    let axes = plan.axes.into_iter().map(|varied| varied.axis).collect();
    let sweep = Sweep::new(loader, axes, points).smallest(plan.bounds);
    let table = run(asked(sweep, args, output), output)?;
    report(&table, args, output)
}

/// With what each search is asked.
fn asked(sweep: Sweep, args: &SweepArgs, output: &Output) -> Sweep {
    let (engine, events, unroll) = (args.engine, args.max_events, args.unroll);
    let (timeout, memory) = (args.input.timeout, args.input.max_mem_host);
    let mut sweep = sweep.cancel(output.cancel.clone()).each(move |check: Check<'_>| {
        let check = engine.map_or(check.clone(), |engine| check.engine(engine.into()));
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

impl Plan {
    fn new(args: &SweepArgs, files: &[PathBuf]) -> Result<Plan, Failure> {
        let mut plan = Plan { config: None, axes: Vec::new(), bounds: Vec::new() };
        match files {
            [] => {}
            [file] => plan.read(file)?,
            [_, second, ..] => {
                let second = second.display();
                return Err(Failure::bad(format!("{second}: one file says what to vary already")));
            }
        }
        for text in &args.vary {
            let (name, values) = parted(text, "--vary", "FLAG=VALUE,VALUE")?;
            plan.axis(name, values.split(',').map(str::to_owned).collect(), None)?;
        }
        for text in &args.smallest {
            let form = "FLAG=LEAST..GREATEST";
            let (name, range) = parted(text, "--smallest", form)?;
            let (least, greatest) = range
                .split_once("..")
                .ok_or_else(|| Failure::bad(format!("--smallest {text}: expected {form}")))?;
            plan.bound(name, least, greatest, None)?;
        }
        plan.check(args)?;
        Ok(plan)
    }

    /// What a file says.
    fn read(&mut self, file: &Path) -> Result<(), Failure> {
        let said = read(file)?;
        let folder = file.parent().map(Path::to_owned).unwrap_or_default();
        self.config = said.config.map(|config| folder.join(config));
        for (name, values) in said.vary {
            self.axis(&name, values, Some(file))?;
        }
        for (name, least, greatest) in &said.smallest {
            self.bound(name, least, greatest, Some(file))?;
        }
        Ok(())
    }

    /// Is something varied, and is nothing said that would not count?
    fn check(&self, args: &SweepArgs) -> Result<(), Failure> {
        if self.axes.is_empty() && self.bounds.is_empty() {
            return Err(Failure::bad(
                "nothing is varied: use --vary model=sc,tso, --smallest stack=64..64KiB, or a file \
                 that ends in .ron (docs/sweeps.md)",
            ));
        }
        if args.machine.config.is_some() && self.config.is_some() {
            return Err(Failure::bad("--config: the sweep's file names a config, too"));
        }
        let has_config = args.machine.config.is_some() || self.config.is_some();
        let given = args.machine.given().into_iter().chain(args.states.given());
        let mut given = given.chain(has_config.then_some("config"));
        match given.find(|flag| self.axes.iter().any(|varied| varied.axis.name == *flag)) {
            Some(flag) => {
                Err(Failure::bad(format!("{flag} is varied, and has a value beside: one of them")))
            }
            None => Ok(()),
        }
    }

    fn axis(
        &mut self,
        name: &str,
        values: Vec<String>,
        file: Option<&Path>,
    ) -> Result<(), Failure> {
        let wrong = |what: &str| Err(Failure::bad(format!("{}{name}: {what}", origin(file))));
        let name_of = |value: &String| match name {
            "model" => value.to_ascii_lowercase(),
            _ => value.clone(),
        };
        let is_twice = |(i, value): (usize, &String)| {
            values[..i].iter().any(|other| name_of(other) == name_of(value))
        };
        match () {
            () if values.is_empty() => wrong("there is no value"),
            () if values.iter().any(String::is_empty) => wrong("a value is empty"),
            () if values.iter().enumerate().any(is_twice) => wrong("a value is there twice"),
            () if self.axes.iter().any(|varied| varied.axis.name == name) => {
                wrong("is varied already")
            }
            () => {
                let axis = Axis { name: name.to_owned(), values };
                self.axes.push(Varied { axis, file: file.map(Path::to_owned) });
                Ok(())
            }
        }
    }

    fn bound(
        &mut self,
        name: &str,
        least: &str,
        greatest: &str,
        file: Option<&Path>,
    ) -> Result<(), Failure> {
        let origin = file.map_or_else(|| "--smallest ".into(), |_| origin(file));
        let wrong = |what: String| Failure::bad(format!("{origin}{name}: {what}"));
        if self.axes.iter().any(|varied| varied.axis.name == name) {
            return Err(wrong("it is varied as well".into()));
        }
        if self.bounds.iter().any(|bound| bound.name == name) {
            return Err(wrong("its smallest value is looked for already".into()));
        }
        self.bounds.push(Bound::parse(name, least, greatest).map_err(wrong)?);
        Ok(())
    }

    /// What each combination means: those of the last axis follow one another.
    fn points(&self, base: &SweepArgs) -> Result<Vec<Point>, Failure> {
        let mut sizes = self.axes.iter().map(|varied| varied.axis.values.len());
        let all = sizes.try_fold(1_usize, usize::checked_mul);
        let all = all.filter(|n| *n <= MOST).ok_or_else(|| {
            Failure::bad(format!("a sweep has at most {MOST} cells, and this one would have more"))
        })?;
        (0..all).map(|number| self.point(number, base)).collect()
    }

    fn point(&self, mut number: usize, base: &SweepArgs) -> Result<Point, Failure> {
        let (mut words, mut clang_flags, mut config) = (Vec::new(), Vec::new(), None);
        let mut switches = Vec::new();
        for varied in self.axes.iter().rev() {
            let Axis { name, values } = &varied.axis;
            let value = &values[number % values.len()];
            number /= values.len();
            match (&name[..], &value[..]) {
                ("clang", flags) => {
                    clang_flags.extend(flags.split_whitespace().map(str::to_owned));
                }
                ("config", file) => config = Some(varied.path(file)),
                ("model", file) if file.ends_with(".cat") => {
                    words.push(format!("--model={}", varied.path(file).display()));
                }
                (name, "yes") => switches.push((varied, name, true)),
                (name, "no") => switches.push((varied, name, false)),
                (name, value) => words.push(format!("--{name}={value}")),
            }
        }
        let file = self.axes.iter().find_map(|varied| varied.file.as_deref());
        let cell = Words::try_parse_from(&words).map_err(|e| refused(file, &e))?;
        let under = config.as_ref().or(base.machine.config.as_ref()).or(self.config.as_ref());
        let given = Given::with_file(&base.machine, under.map(PathBuf::as_path))?;
        let mut given = given.with_states(&base.states).with_states(&cell.states);
        cell.machine.apply(&mut given.config);
        given.asked.extend(cell.machine.bounds());
        for (varied, name, is_on) in switches {
            if !set_switch(&mut given.config, name, is_on) {
                let origin = origin(varied.file.as_deref());
                return Err(Failure::bad(format!("{origin}{name}: takes no `yes` and `no`")));
            }
        }
        let Given { config, model, asked } = given;
        Ok(Point { config, model: cell.machine.model().or(model), asked, clang_flags })
    }
}

/// Sets what a flag without a value sets, or its opposite, whatever a config says. Is there such a
/// flag?
fn set_switch(config: &mut Config, name: &str, is_on: bool) -> bool {
    let field = match name {
        "spurious-wakeups" => &mut config.spurious_wakeups,
        "spurious-cas-failure" => &mut config.spurious_cas_failure,
        "exit-cuts-threads" => &mut config.exit_cuts_threads,
        "no-pthread-create-fence" => {
            config.pthread_create_fence = !is_on;
            return true;
        }
        _ => return false,
    };
    *field = is_on;
    true
}

/// Where an axis was said, before its name.
fn origin(file: Option<&Path>) -> String {
    file.map_or_else(|| "--vary ".into(), |file| format!("{}: ", file.display()))
}

/// So many cells at most.
const MOST: usize = 100_000;

/// Why flags are none.
fn refused(file: Option<&Path>, error: &clap::Error) -> Failure {
    let text = error.to_string();
    let first = text.lines().next().unwrap_or_default().trim_start_matches("error: ");
    Failure::bad(format!("{}{}", origin(file), plain(first)))
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
    let text = ron_text(path)?;
    let options =
        ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(&text).map_err(|e| {
        let (line, col) = (e.span.start.line as u32, e.span.start.col as u32);
        Failure::bad_at(&path.display().to_string(), line, col, e.code.to_string())
    })
}
