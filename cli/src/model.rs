//! Models as texts: those of the registry, and a user's own.

use crate::failure::Failure;
use crate::parameters::Way;
use std::path::Path;
use tresse_machine::Config;
use tresse_memmodels::Model;
use tresse_memmodels::cat::{Cat, CatError};
use tresse_memmodels::registry::included;

/// The text of a config's model.
pub(crate) fn cat_of_ours(config: &Config) -> Result<Cat, Failure> {
    config.memory_model().and_then(Model::cat).map_err(Failure::bad)
}

/// A user's model. What it includes is looked for beside it, then among ours.
pub(crate) fn cat_of_file(file: &Path) -> Result<Cat, Failure> {
    let name = file.display().to_string();
    let text = std::fs::read_to_string(file)
        .map_err(|e| Failure::bad(format!("cannot read the model {name}: {e}")))?;
    let folder = file.parent().unwrap_or(Path::new("")).to_owned();
    let include =
        |file: &str| std::fs::read_to_string(folder.join(file)).ok().or_else(|| included(file));
    Cat::parse(&name, &text, &include).map_err(bad_cat)
}

fn bad_cat(e: CatError) -> Failure {
    Failure::bad_at(&e.file, e.line, e.col, e.message)
}

/// Has the engine the model?
pub(crate) fn check_model(way: Way, config: &Config) -> Result<(), Failure> {
    let name = &config.model;
    let model = tresse_memmodels::find(name);
    match way {
        Way::Candidates | Way::Graph | Way::ReplayGraph => Ok(()),
        _ if model.is_some_and(|m| m.is_machine) => Ok(()),
        _ => Err(Failure::bad(format!(
            "--model {name} has no machine, which {way} needs: use `tresse check --engine graph`"
        ))),
    }
}
