//! The commands. What they do is in the library; here are flags, the terminal, signals and exit
//! codes.

mod args;
mod compare;
mod config;
mod debug;
mod explain;
mod fuzz;
mod given;
mod models;
mod named;
mod one;
mod output;
mod progress;
mod search;
mod shards;
mod steps;
mod sweep;
mod unknown;
mod values;
mod vary;

use args::{Cli, Command};
use clap::Parser;
use output::Output;
use parking_lot::Mutex;
use std::panic::AssertUnwindSafe;
use std::process::ExitCode;
use std::sync::Arc;
use tresse::Failure;

/// Runs the command that was typed.
pub(crate) fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return unknown::tell(&error),
    };
    let output = Output::new(cli.command.format());
    let panic = Arc::new(Mutex::new(String::new()));
    let keep = panic.clone();
    std::panic::set_hook(Box::new(move |info| {
        *keep.lock() = format!("{info}\n{}", std::backtrace::Backtrace::capture());
    }));
    let result = std::panic::catch_unwind(AssertUnwindSafe(|| run(&cli.command, &output)));
    let code = match result {
        Ok(Ok(code)) => code,
        Ok(Err(failure)) => output.failure(&failure),
        Err(_) => output.failure(&Failure::internal(&panic.lock())),
    };
    ExitCode::from(output.exit_code(code))
}

fn run(command: &Command, output: &Output) -> Result<u8, Failure> {
    match command {
        Command::Run(args) => one::run(args, output),
        Command::Fuzz(args) => fuzz::fuzz(args, output),
        Command::Check(args) => search::check(args, output),
        Command::Axioms(args) => search::axioms(args, output),
        Command::Sweep(args) => sweep::sweep(args, output),
        Command::Compare(args) => compare::compare(args, output),
        Command::Steps(args) if args.trace.is_none() && args.is_reach() => {
            steps::reach(args, output)
        }
        Command::Steps(args) if args.trace.is_some() => steps::trace(args, output),
        Command::Steps(args) => steps::search(args, output),
        Command::Replay(args) => one::replay(args, output),
        Command::Debug(args) => debug::debug(args, output),
        Command::Work(args) => shards::work(args, output),
        Command::Merge(args) => shards::merge(args, output),
        Command::Models(_) => Ok(models::models(output)),
        Command::Explain(args) => explain::explain(args, output),
    }
}
