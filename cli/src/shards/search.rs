//! A search as a file: what is needed to make the same one again elsewhere.

use crate::check::{Check, Engine};
use crate::checkpoint::flags;
use crate::failure::Failure;
use crate::options::Options;
use crate::parameters::Parameter;
use crate::program::{self, Program};
use crate::report::Context;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::time::Duration;
use tresse_explore::graph::Checkpoint;
use tresse_machine::config::Config;

/// The form of the file, and the version that reads it: another one may visit executions in
/// another order.
const FORM: &str = concat!("tresse-search/1 ", env!("CARGO_PKG_VERSION"));

/// Program, config and options.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Kept {
    form: String,
    program: program::Kept,
    config: Config,
    options: Options,
    /// Flags that have to be honoured whatever their value.
    asked: Vec<String>,
    /// The engine was named.
    is_named: bool,
}

impl Kept {
    /// That of a search.
    pub(super) fn of(check: &Check<'_>, context: &Context<'_>) -> Result<Kept, Failure> {
        let settings = &check.settings;
        let kept = Kept {
            form: FORM.into(),
            program: context.program.kept(),
            config: settings.config.clone(),
            // Where it was divided changes no search.
            options: Options { out: None, ..check.options.clone() },
            asked: settings.asked.iter().map(|p| p.flag.to_owned()).collect(),
            is_named: check.engine.is_some(),
        };
        let text = serde_json::to_string(&kept.config).map_err(|e| internal(&e))?;
        let again: Config = serde_json::from_str(&text).map_err(|e| internal(&e))?;
        match again == kept.config {
            true => Ok(kept),
            false => Err(internal(&"a config is not the same when it is read again")),
        }
    }

    /// Reads it.
    pub(super) fn read(name: &str, line: &str) -> Result<Kept, Failure> {
        let form = serde_json::from_str::<serde_json::Value>(line)
            .ok()
            .and_then(|value| value["form"].as_str().map(str::to_owned));
        match form {
            Some(form) if form != FORM => Err(Failure::bad(format!(
                "{name}: this search was divided by another version of tresse: {form}, and this \
                 is {FORM}"
            ))),
            _ => serde_json::from_str(line)
                .map_err(|e| Failure::bad(format!("{name}: this is no search: {e}"))),
        }
    }

    /// So many items, where it has to be divided.
    pub(super) fn items(&self) -> usize {
        self.options.shards.unwrap_or(1)
    }

    /// The program, and how it is looked at. Source lines are quoted from files under `folders`.
    pub(super) fn load(
        self,
        folders: &[PathBuf],
        timeout: Option<Duration>,
    ) -> Result<(Program, Asked), Failure> {
        let Kept { program, config, options, asked, is_named, .. } = self;
        Ok((program.load(folders, timeout)?, Asked { config, options, asked, is_named }))
    }
}

/// What a search is asked.
pub(super) struct Asked {
    config: Config,
    options: Options,
    asked: Vec<String>,
    is_named: bool,
}

impl Asked {
    /// The search. Nothing else is shared out, and what does not go with shards is refused as ever.
    pub(super) fn check(self, program: &Program) -> Result<Check<'_>, Failure> {
        let mut check = Check::new(program).config(self.config);
        // Items tell orders of critical sections apart.
        let no_lock_reduction = true;
        check.options = Options { shards: None, out: None, no_lock_reduction, ..self.options };
        for flag in &self.asked {
            if Parameter::find(flag).is_none() {
                return Err(Failure::bad(format!("this search asks for {flag}: there is none")));
            }
            check = check.ask(flag);
        }
        let is_whole = super::whole(&check).into_iter().find(|(_, is_asked)| *is_asked);
        if let Some((flag, _)) = is_whole {
            return Err(Failure::bad(format!("this search is divided, and has {flag}")));
        }
        Ok(if self.is_named { check.engine(Engine::Graph) } else { check })
    }
}

/// What ties shares to a search.
pub(super) type Seal = (u32, String);

/// That of a search.
pub(super) fn seal(check: &Check<'_>, context: &Context<'_>) -> Seal {
    (context.linked.check, flags(check, context))
}

/// Reads a share.
pub(super) fn decode(name: &str, text: &str, seal: &Seal) -> Result<Checkpoint, Failure> {
    Checkpoint::decode(text, seal.0, &seal.1).map_err(|e| Failure::bad(format!("{name}: {e}")))
}

fn internal(what: &dyn std::fmt::Display) -> Failure {
    Failure::internal(&what.to_string())
}
