//! `tresse explain`: what a code means.

use super::output::Output;
use clap::Args;
use tresse::{Failure, explain as text};

/// `tresse explain`.
#[derive(Debug, Args)]
pub(crate) struct ExplainArgs {
    /// The code, such as T0301. Without it, all codes are listed
    pub code: Option<String>,
}

/// Explains a code, or lists them all.
pub(crate) fn explain(args: &ExplainArgs, output: &Output) -> Result<u8, Failure> {
    let Some(code) = &args.code else {
        output.out(&text::codes().iter().map(|h| format!("{h}\n")).collect::<String>());
        return Ok(0);
    };
    let unknown =
        || Failure::bad(format!("there is no code {code}; `tresse explain` lists them all"));
    output.out(&text::explain(code).ok_or_else(unknown)?);
    Ok(0)
}
