//! Flags to a config, and to a program.

use super::args::{Input, MachineArgs, StatesArgs};
use super::output::Output;
use std::path::{Path, PathBuf};
use tresse::config::Granularity;
use tresse::{Config, Failure, Loader, Program, Steps};

/// A config as flags and a file give it.
pub(crate) struct Given {
    pub config: Config,
    /// The model's name, or its file.
    pub model: Option<String>,
    /// Flags that were given, and are to be honoured whatever their value.
    pub asked: Vec<&'static str>,
}

impl Given {
    /// The same with the bound on states.
    pub(crate) fn with_states(mut self, states: &StatesArgs) -> Given {
        if let Some(most) = states.max_states {
            self.config.limits.states = most;
            self.asked.push("--max-states");
        }
        self
    }

    /// The config file with the single flags over it.
    pub(crate) fn new(machine: &MachineArgs) -> Result<Given, Failure> {
        Given::with_file(machine, machine.config.as_deref())
    }

    /// The same with this config file.
    pub(crate) fn with_file(machine: &MachineArgs, file: Option<&Path>) -> Result<Given, Failure> {
        let mut config = match file {
            None => Config::default(),
            Some(path) => read(path)?,
        };
        machine.apply(&mut config);
        Ok(Given { config, model: machine.model(), asked: machine.bounds() })
    }

    /// The same for the paper's machine, which goes byte by byte unless something else is asked.
    pub(crate) fn of_steps(machine: &MachineArgs) -> Result<Given, Failure> {
        let mut given = Given::new(machine)?;
        if machine.config.is_none() && machine.granularity.is_none() {
            given.config.granularity = Given::granularity(given.model.as_deref());
        }
        Ok(given)
    }

    fn granularity(model: Option<&str>) -> Granularity {
        let default = Config::default().model;
        Steps::granularity(&model.unwrap_or(&default).to_ascii_lowercase())
    }

    /// Loads the program of these flags; what clang says goes to standard error.
    pub(crate) fn load(&self, input: &Input, output: &Output) -> Result<Program, Failure> {
        let program = loader(input, &input.files, &self.config).load()?;
        program.compiler_messages().iter().for_each(|line| output.line(line));
        Ok(program)
    }
}

/// Gives a builder what was asked.
macro_rules! configured {
    ($builder:expr, $given:expr, $input:expr, $output:expr) => {{
        let mut builder = $builder.config($given.config.clone()).cancel($output.cancel.clone());
        if let Some(model) = &$given.model {
            builder = builder.model(model);
        }
        for flag in &$given.asked {
            builder = builder.ask(flag);
        }
        if let Some(time) = $input.timeout {
            builder = builder.timeout(time);
        }
        if let Some(most) = $input.max_mem_host {
            builder = builder.max_host_memory(most.0);
        }
        builder
    }};
}
pub(crate) use configured;

fn read(path: &Path) -> Result<Config, Failure> {
    Config::from_ron(&ron_text(path)?).map_err(|e| {
        let name = path.display().to_string();
        Failure::bad_at(&name, e.line as u32, e.col as u32, e.message)
    })
}

/// The text of a file in RON.
pub(crate) fn ron_text(path: &Path) -> Result<String, Failure> {
    let name = path.display().to_string();
    let bytes =
        std::fs::read(path).map_err(|e| Failure::bad(format!("cannot read {name}: {e}")))?;
    String::from_utf8(bytes).map_err(|e| {
        let before = &e.as_bytes()[..e.utf8_error().valid_up_to()];
        let line = before.iter().filter(|b| **b == b'\n').count() as u32 + 1;
        let col = before.iter().rev().take_while(|b| **b != b'\n').count() as u32 + 1;
        Failure::bad_at(&name, line, col, "expected a file in RON, which is UTF-8 text")
    })
}

/// Files, and flags for compilers. What comes after `--` and is no file is a flag.
pub(crate) fn loader(input: &Input, files: &[PathBuf], config: &Config) -> Loader {
    let words = input.args.iter().flat_map(|a| a.split_whitespace().map(str::to_owned));
    let mut loader = Loader::new()
        .machine(config)
        .relayout(input.relayout)
        .refuse_unknown(input.refuse_unknown)
        .entry(&input.entry_function)
        .args(words.chain(input.arg.iter().cloned()));
    loader = files.iter().fold(loader, |loader, file| loader.file(file));
    loader = input.source.iter().fold(loader, |loader, folder| loader.source(folder));
    loader = input.env.iter().fold(loader, |loader, variable| loader.env(variable));
    if let Some(file) = &input.stdin {
        loader = loader.stdin(file);
    }
    loader = input.mount.iter().fold(loader, |loader, path| loader.mount(path));
    if let Some(time) = input.timeout {
        loader = loader.timeout(time);
    }
    if let Some(clang) = &input.clang {
        loader = loader.clang(clang);
    }
    if let Some(rustc) = &input.rustc {
        loader = loader.rustc(rustc);
    }
    if let Some(project) = &input.project {
        loader = loader.project(project);
    }
    if let Some(folder) = kept() {
        loader = loader.keep(folder);
    }
    for word in &input.rest {
        let is_file = !word.starts_with('-') && tresse::is_source(Path::new(word));
        loader = if is_file { loader.file(PathBuf::from(word)) } else { loader.clang_flag(word) };
    }
    loader
}

/// Where what is compiled once is kept (XDG Base Directory Specification).
fn kept() -> Option<PathBuf> {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let home = || named("HOME").map(|home| PathBuf::from(home).join(".cache"));
    let cache = named("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    cache.or_else(home).map(|folder| folder.join("tresse"))
}
