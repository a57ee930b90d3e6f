//! What is varied: values of flags, on the command line or in a file, and what each combination of
//! them means.

use super::args::{EngineName, Input, MachineArgs, StatesArgs};
use super::config::{Given, ron_text};
use clap::Parser;
use serde::Deserialize;
use std::fmt;
use std::path::{Path, PathBuf};
use tresse::sweep::{Axis, Bound, PROGRAM, Point};
use tresse::{Check, Config, Failure, plain};

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

/// Where something was said.
#[derive(Clone)]
enum Origin {
    /// With a flag.
    Flag(&'static str),
    /// In a sweep's file.
    File(PathBuf),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Flag(flag) => write!(f, "{flag} "),
            Origin::File(file) => write!(f, "{}: ", file.display()),
        }
    }
}

/// An axis, and where it was said.
pub(super) struct Varied {
    pub axis: Axis,
    origin: Origin,
}

impl Varied {
    /// A file that a value names: from the folder of the sweep's file.
    fn path(&self, value: &str) -> PathBuf {
        let folder = match &self.origin {
            Origin::Flag(_) => None,
            Origin::File(file) => file.parent(),
        };
        folder.map_or_else(|| value.into(), |folder| folder.join(value))
    }
}

/// What is varied, and under what.
#[derive(Default)]
pub(super) struct Plan {
    /// A config under the flags.
    pub config: Option<PathBuf>,
    pub axes: Vec<Varied>,
    pub bounds: Vec<Bound>,
}

/// The flags that hold for all combinations.
#[derive(Clone, Copy)]
pub(super) struct Flags<'a> {
    pub machine: &'a MachineArgs,
    pub states: &'a StatesArgs,
}

impl Plan {
    /// What values and ranges on the command line say, and a file.
    pub(super) fn new(
        vary: &[String],
        smallest: &[String],
        files: &[PathBuf],
        flags: Flags<'_>,
    ) -> Result<Plan, Failure> {
        let mut plan = Plan::default();
        match files {
            [] => {}
            [file] => plan.read(file)?,
            [_, second, ..] => {
                let second = second.display();
                return Err(Failure::bad(format!("{second}: one file says what to vary already")));
            }
        }
        for text in vary {
            let (name, values) = parted(text, "--vary", "FLAG=VALUE,VALUE")?;
            let values = values.split(',').map(str::to_owned).collect();
            plan.axis(name, values, Origin::Flag("--vary"))?;
        }
        for text in smallest {
            let form = "FLAG=LEAST..GREATEST";
            let (name, range) = parted(text, "--smallest", form)?;
            let (least, greatest) = range
                .split_once("..")
                .ok_or_else(|| Failure::bad(format!("--smallest {text}: expected {form}")))?;
            plan.bound(name, least, greatest, &Origin::Flag("--smallest"))?;
        }
        plan.check(flags)?;
        Ok(plan)
    }

    /// What the values of one flag say.
    pub(super) fn between(text: &str, flags: Flags<'_>) -> Result<Plan, Failure> {
        let mut plan = Plan::default();
        let (name, values) = parted(text, "--between", "FLAG=VALUE,VALUE")?;
        if name == PROGRAM {
            return Err(Failure::bad("--between: one program is looked at, not two"));
        }
        let values = values.split(',').map(str::to_owned).collect();
        plan.axis(name, values, Origin::Flag("--between"))?;
        plan.check(flags)?;
        Ok(plan)
    }

    /// What a file says.
    fn read(&mut self, file: &Path) -> Result<(), Failure> {
        let said = read(file)?;
        let folder = file.parent().map(Path::to_owned).unwrap_or_default();
        let origin = Origin::File(file.to_owned());
        self.config = said.config.map(|config| folder.join(config));
        for (name, values) in said.vary {
            self.axis(&name, values, origin.clone())?;
        }
        for (name, least, greatest) in &said.smallest {
            self.bound(name, least, greatest, &origin)?;
        }
        Ok(())
    }

    /// Is something varied, and is nothing said that would not count?
    fn check(&self, flags: Flags<'_>) -> Result<(), Failure> {
        if self.axes.is_empty() && self.bounds.is_empty() {
            return Err(Failure::bad(
                "nothing is varied: use --vary model=sc,tso, --smallest stack=64..64KiB, or a file \
                 that ends in .ron (docs/sweeps.md)",
            ));
        }
        if flags.machine.config.is_some() && self.config.is_some() {
            return Err(Failure::bad("--config: the sweep's file names a config, too"));
        }
        let has_config = flags.machine.config.is_some() || self.config.is_some();
        let given = flags.machine.given().into_iter().chain(flags.states.given());
        let mut given = given.chain(has_config.then_some("config"));
        match given.find(|flag| self.axes.iter().any(|varied| varied.axis.name == *flag)) {
            Some(flag) => {
                Err(Failure::bad(format!("{flag} is varied, and has a value beside: one of them")))
            }
            None => Ok(()),
        }
    }

    fn axis(&mut self, name: &str, values: Vec<String>, origin: Origin) -> Result<(), Failure> {
        let wrong = |what: &str| Err(Failure::bad(format!("{origin}{name}: {what}")));
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
                self.axes.push(Varied { axis, origin });
                Ok(())
            }
        }
    }

    fn bound(
        &mut self,
        name: &str,
        least: &str,
        greatest: &str,
        origin: &Origin,
    ) -> Result<(), Failure> {
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
    pub(super) fn points(&self, base: Flags<'_>) -> Result<Vec<Point>, Failure> {
        let mut sizes = self.axes.iter().map(|varied| varied.axis.values.len());
        let all = sizes.try_fold(1_usize, usize::checked_mul);
        let all = all.filter(|n| *n <= MOST).ok_or_else(|| {
            Failure::bad(format!("a sweep has at most {MOST} cells, and this one would have more"))
        })?;
        (0..all).map(|number| self.point(number, base)).collect()
    }

    fn point(&self, mut number: usize, base: Flags<'_>) -> Result<Point, Failure> {
        let (mut words, mut clang_flags, mut config) = (Vec::new(), Vec::new(), None);
        let (mut switches, mut files) = (Vec::new(), Vec::new());
        for varied in self.axes.iter().rev() {
            let Axis { name, values } = &varied.axis;
            let value = &values[number % values.len()];
            number /= values.len();
            match (&name[..], &value[..]) {
                ("clang", flags) => {
                    clang_flags.extend(flags.split_whitespace().map(str::to_owned));
                }
                ("config", file) => config = Some(varied.path(file)),
                (PROGRAM, names) => {
                    files.extend(names.split_whitespace().map(|file| varied.path(file)));
                }
                ("model", file) if file.ends_with(".cat") => {
                    words.push(format!("--model={}", varied.path(file).display()));
                }
                (name, "yes") => switches.push((varied, name, true)),
                (name, "no") => switches.push((varied, name, false)),
                (name, value) => words.push(format!("--{name}={value}")),
            }
        }
        let is_file = |varied: &&Varied| matches!(varied.origin, Origin::File(_));
        let said = self.axes.iter().find(is_file).or(self.axes.first());
        let cell = Words::try_parse_from(&words).map_err(|e| refused(said, &e))?;
        let under = config.as_ref().or(base.machine.config.as_ref()).or(self.config.as_ref());
        let given = Given::with_file(base.machine, under.map(PathBuf::as_path))?;
        let mut given = given.with_states(base.states).with_states(&cell.states);
        cell.machine.apply(&mut given.config);
        given.asked.extend(cell.machine.bounds());
        for (varied, name, is_on) in switches {
            if !set_switch(&mut given.config, name, is_on) {
                let origin = &varied.origin;
                return Err(Failure::bad(format!("{origin}{name}: takes no `yes` and `no`")));
            }
        }
        let Given { config, model, asked } = given;
        Ok(Point { config, model: cell.machine.model().or(model), asked, clang_flags, files })
    }
}

/// Sets what a flag without a value sets, or its opposite, whatever a config says. Is there such a
/// flag?
fn set_switch(config: &mut Config, name: &str, is_on: bool) -> bool {
    let field = match name {
        "spurious-wakeups" => &mut config.spurious_wakeups,
        "spurious-cas-failure" => &mut config.spurious_cas_failure,
        "malloc-may-fail" => &mut config.malloc_may_fail,
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

/// What each search is asked besides.
pub(super) fn asked(
    engine: Option<EngineName>,
    input: &Input,
) -> impl for<'p> Fn(Check<'p>) -> Check<'p> + Send + Sync + 'static {
    let (timeout, memory) = (input.timeout, input.max_mem_host);
    move |check: Check<'_>| {
        let check = engine.map_or(check.clone(), |engine| check.engine(engine.into()));
        let check = timeout.map_or(check.clone(), |time| check.timeout(time));
        memory.map_or(check.clone(), |most| check.max_host_memory(most.0))
    }
}

/// So many cells at most.
const MOST: usize = 100_000;

/// Why flags are none.
fn refused(said: Option<&Varied>, error: &clap::Error) -> Failure {
    let text = error.to_string();
    let first = text.lines().next().unwrap_or_default().trim_start_matches("error: ");
    let origin = said.map_or_else(String::new, |varied| varied.origin.to_string());
    Failure::bad(format!("{origin}{}", plain(first)))
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
