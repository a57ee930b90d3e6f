//! `tresse`: the command line (DESIGN §6). This crate alone touches files, the environment and the
//! clock.

mod args;
mod axioms;
mod check;
mod checkpoint;
mod clang;
mod explain;
mod failure;
mod load;
mod models;
mod output;
mod progress;
mod replay;
mod report;
mod run;
mod steps;

use clap::Parser;
use failure::Failure;
use std::panic::AssertUnwindSafe;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};

fn main() -> ExitCode {
    let cli = args::Cli::parse();
    let format = cli.command.format();
    let panic = Arc::new(Mutex::new(String::new()));
    let keep = panic.clone();
    std::panic::set_hook(Box::new(move |info| {
        if let Ok(mut text) = keep.lock() {
            *text = format!("{info}\n{}", std::backtrace::Backtrace::capture());
        }
    }));
    let result = std::panic::catch_unwind(AssertUnwindSafe(|| match cli.command {
        args::Command::Run(run) => run::run(&run),
        args::Command::Check(check) => check::check(&check),
        args::Command::Steps(steps) => steps::steps(&steps),
        args::Command::Axioms(axioms) => axioms::axioms(&axioms),
        args::Command::Replay(replay) => replay::replay(&replay),
        args::Command::Explain(explain) => explain::explain(&explain),
        args::Command::Models(models) => models::models(&models),
    }));
    let code = match result {
        Ok(Ok(code)) => code,
        Ok(Err(failure)) => failure.tell(format),
        Err(_) => {
            Failure::internal(&panic.lock().map(|t| t.clone()).unwrap_or_default()).tell(format)
        }
    };
    ExitCode::from(code)
}
