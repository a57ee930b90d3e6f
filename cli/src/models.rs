//! `tresse models`: the memory models, strongest first.

use crate::args::{Format, ModelsArgs};
use crate::failure::Failure;
use crate::output;
use crate::report::plain;
use serde_json::json;
use tresse_memmodels::MODELS;

/// Lists the models.
pub(crate) fn models(args: &ModelsArgs) -> Result<u8, Failure> {
    let text = match args.format {
        Format::Text => MODELS.iter().map(|m| format!("{:<6}{}\n", m.name, m.summary)).collect(),
        Format::Json => {
            let models: Vec<_> =
                MODELS.iter().map(|m| json!({"name": m.name, "summary": m.summary})).collect();
            plain::json(&json!({"schema": crate::report::json::SCHEMA, "models": models}))
        }
    };
    output::out(&text);
    Ok(0)
}
