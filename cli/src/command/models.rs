//! `tresse models`: the memory models, strongest first.

use super::args::Form;
use super::output::Output;
use clap::Args;
use serde_json::{Value, json};
use tresse::{SCHEMA, plain_json};
use tresse_memmodels::MODELS;

/// `tresse models`.
#[derive(Debug, Args)]
pub(crate) struct ModelsArgs {
    /// How to print the list
    #[arg(long, value_enum, default_value_t)]
    pub format: Form,
}

/// Lists the models.
pub(crate) fn models(output: &Output) -> u8 {
    if output.is_json() {
        let model = |m: &tresse_memmodels::Model| json!({"name": m.name, "summary": m.summary});
        let models: Vec<Value> = MODELS.iter().map(model).collect();
        output.out(&plain_json(&json!({"schema": SCHEMA, "models": models})));
    } else {
        let line = |m: &tresse_memmodels::Model| format!("{:<6}{}\n", m.name, m.summary);
        output.out(&MODELS.iter().map(line).collect::<String>());
    }
    0
}
