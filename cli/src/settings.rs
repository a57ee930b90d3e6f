//! What a run or search was asked: the config, what stops it, and who hears of its progress.

use crate::failure::Failure;
use crate::memory::{self, Guard};
use crate::model::cat_of_file;
use crate::parameters::{CAT, Parameter, changed};
use parking_lot::Mutex;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tresse_explore::Cut;
use tresse_explore::graph::{Estimate, Interrupt};
use tresse_machine::config::{Config, Limits, Standard};
use tresse_memmodels::Judge;

/// What searches take as the bound on the steps of a path when nothing was asked for: a path that
/// long is a loop more often than work.
pub(crate) const SEARCH_STEPS: u64 = 50_000_000;

/// How far a search is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Progress {
    /// By states.
    States {
        /// States known.
        states: u64,
        /// States of the current layer.
        frontier: u64,
        /// Layers done.
        depth: u64,
    },
    /// By graphs.
    Executions {
        /// Executions visited.
        done: u64,
        /// How many there may be, if that was estimated.
        expected: Option<f64>,
    },
    /// By candidates: how many were looked at.
    Candidates(u64),
    /// Of runs by chance.
    Runs {
        /// How many there were.
        runs: u64,
        /// How many failed.
        failed: u64,
        /// Pairs of places that met.
        meetings: usize,
    },
    /// How many executions there may be, before they are visited, or once there are many.
    Estimated(Estimate),
    /// A big search goes on, and has found an error by chance: its code.
    Found(&'static str),
}

/// Hears of progress, from any thread of a search.
pub(crate) type OnProgress = Arc<dyn Fn(Progress) + Send + Sync>;

/// What all ways of looking at a program are asked.
#[derive(Clone, Default)]
pub(crate) struct Settings {
    pub config: Config,
    /// A model from a file, over the config's.
    pub cat: Option<PathBuf>,
    /// Parameters that must be honoured whatever their value.
    pub asked: Vec<&'static Parameter>,
    pub timeout: Option<Duration>,
    /// Bytes of memory that this process may use.
    pub host_memory: Option<u64>,
    pub cancel: Option<Arc<AtomicBool>>,
    pub on_progress: Option<OnProgress>,
}

impl fmt::Debug for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Settings").field("config", &self.config).finish_non_exhaustive()
    }
}

impl Settings {
    /// Chooses the model: one of ours by its name, or a file.
    pub(crate) fn set_model(&mut self, name: &str) {
        let is_file = name.ends_with(".cat");
        self.cat = is_file.then(|| name.into());
        if !is_file {
            self.config.model = name.to_ascii_lowercase();
        }
    }

    /// Has a parameter honoured, or refused, whatever its value.
    pub(crate) fn ask(&mut self, flag: &str) {
        self.asked.extend(Parameter::find(flag));
    }

    /// All that is asked for.
    pub(crate) fn all_asked(&self) -> Vec<&'static Parameter> {
        let cat = self.cat.as_ref().and_then(|_| Parameter::find(CAT));
        let timeout = self.timeout.and_then(|_| Parameter::find("--timeout"));
        let memory = self.host_memory.and_then(|_| Parameter::find("--max-mem-host"));
        let bounds = timeout.into_iter().chain(memory);
        let mut asked: Vec<_> = changed(&self.config).chain(cat).chain(bounds).collect();
        asked.extend(self.asked.iter().filter(|p| !is_by_value(p)));
        asked
    }

    /// The model: its name, or its file.
    pub(crate) fn model_name(&self) -> String {
        let file = self.cat.as_ref().map(|file| file.display().to_string());
        file.unwrap_or_else(|| self.config.model.clone())
    }

    /// What judges graphs, if the model is from a file.
    ///
    /// # Errors
    /// There is no such text, or graphs do not go with it.
    pub(crate) fn judge(&self) -> Result<Option<Arc<Judge>>, Failure> {
        let Some(file) = &self.cat else { return Ok(None) };
        let judge = Judge::of_text(cat_of_file(file)?).map_err(|why| {
            Failure::bad(format!("{why}: use `tresse check --engine candidates` with this model"))
        })?;
        Ok(Some(Arc::new(judge)))
    }

    /// The config of a search: the bound on steps is smaller, unless one was asked for.
    pub(crate) fn search_config(&self) -> Config {
        let mut config = self.config.clone();
        let is_asked = self.asked.iter().any(|p| p.field == "limits.steps");
        if !is_asked && config.limits.steps == Limits::default().steps {
            config.limits.steps = SEARCH_STEPS;
        }
        config
    }

    /// Checks what no engine could do.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        if self.host_memory.is_some() && memory::used().is_none() {
            return Err(Failure::bad(
                "--max-mem-host: this system does not tell how much memory a process uses",
            ));
        }
        self.config.check().map_err(Failure::bad)?;
        match &self.cat {
            Some(file) if self.config.standard != Standard::C11 => Err(Failure::bad(format!(
                "--std (standard) is not for the model {}: a text states its release sequences \
                 itself",
                file.display()
            ))),
            Some(_) => Ok(()),
            None => self.config.memory_model().map(drop).map_err(Failure::bad),
        }
    }

    /// Begins to watch the time, and the memory.
    pub(crate) fn watch(&self) -> Watch {
        let started = Instant::now();
        Watch {
            stops: Arc::new(Stops {
                started,
                deadline: self.timeout.and_then(|t| started.checked_add(t)),
                cancel: self.cancel.clone(),
                memory: Guard::new(self.host_memory),
            }),
            on_progress: self.on_progress.clone(),
            expected: Mutex::new(None),
        }
    }
}

/// Fields whose default an engine that has nothing of the kind honours as well: only another value
/// asks for something. A bound that an engine does not have is asked for whatever its value.
fn is_by_value(parameter: &Parameter) -> bool {
    !parameter.field.is_empty() && !matches!(parameter.field, "limits.states" | "limits.to_commit")
}

/// Watches a run or search: is it to stop?
pub(crate) struct Watch {
    stops: Arc<Stops>,
    on_progress: Option<OnProgress>,
    /// How many executions there may be.
    expected: Mutex<Option<f64>>,
}

impl Watch {
    /// Why to stop now, if so.
    pub(crate) fn stop(&self) -> Option<Cut> {
        self.stops.now()
    }

    /// The same question, for a search to ask in the midst of an execution.
    pub(crate) fn interrupt(&self) -> Interrupt {
        let stops = self.stops.clone();
        Interrupt(Arc::new(move || stops.now().is_some()))
    }

    /// Tells how far it is, and asks whether to stop.
    pub(crate) fn tick(&self, progress: Progress) -> Option<Cut> {
        self.hear(progress);
        self.stop()
    }

    /// The same of a search by graphs.
    pub(crate) fn tick_graphs(&self, done: u64) -> Option<Cut> {
        self.tick(Progress::Executions { done, expected: *self.expected.lock() })
    }

    /// So many executions are to be expected.
    pub(crate) fn expect(&self, estimate: Estimate) {
        *self.expected.lock() = Some(estimate.executions);
        self.hear(Progress::Estimated(estimate));
    }

    /// Tells this.
    pub(crate) fn hear(&self, progress: Progress) {
        if let Some(hear) = &self.on_progress {
            hear(progress);
        }
    }

    /// The time left.
    pub(crate) fn left(&self) -> Option<Duration> {
        self.stops.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    /// The time taken so far.
    pub(crate) fn elapsed(&self) -> Duration {
        self.stops.started.elapsed()
    }
}

/// What stops a run or search. Once it is to stop, it stays so.
struct Stops {
    started: Instant,
    deadline: Option<Instant>,
    cancel: Option<Arc<AtomicBool>>,
    memory: Guard,
}

impl Stops {
    /// Why to stop now, if so.
    fn now(&self) -> Option<Cut> {
        if self.cancel.as_ref().is_some_and(|c| c.load(Ordering::Relaxed)) {
            return Some(Cut::Stopped);
        }
        let now = Instant::now();
        if self.deadline.is_some_and(|deadline| now >= deadline) {
            return Some(Cut::Time);
        }
        self.memory.look(now.duration_since(self.started))
    }
}

/// What every builder has: the machine's parameters, and what stops it.
macro_rules! settings_methods {
    () => {
        /// The memory model: the name of one of ours, or a file in herd's language (`FILE.cat`).
        #[must_use]
        pub fn model(mut self, name: &str) -> Self {
            self.settings.set_model(name);
            self
        }

        /// The machine's parameters; without this, the default ones.
        #[must_use]
        pub fn config(mut self, config: tresse_machine::Config) -> Self {
            self.settings.config = config;
            self
        }

        /// Has the parameter with this flag honoured, or refused, even if its value is the one that
        /// it has by default.
        #[must_use]
        pub fn ask(mut self, flag: &str) -> Self {
            self.settings.ask(flag);
            self
        }

        /// Stops after this time: the report says that it was cut short.
        #[must_use]
        pub fn timeout(mut self, time: std::time::Duration) -> Self {
            self.settings.timeout = Some(time);
            self
        }

        /// Stops when this process has more than so many bytes in memory: the report says that it
        /// was cut short. Without this it is most of what the computer has left at the beginning,
        /// where the operating system tells.
        #[must_use]
        pub fn max_host_memory(mut self, bytes: u64) -> Self {
            self.settings.host_memory = Some(bytes);
            self
        }

        /// Stops when the flag is set, by another thread or by a signal.
        #[must_use]
        pub fn cancel(mut self, flag: std::sync::Arc<std::sync::atomic::AtomicBool>) -> Self {
            self.settings.cancel = Some(flag);
            self
        }
    };
}
pub(crate) use settings_methods;
