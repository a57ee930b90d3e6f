//! `cargo xtask bench workers FILE.ll ...`: how well the search by graphs divides among 2, 8 and 64
//! workers, by counting: how long they would wait for work if each had a processor of its own
//! (`explore/src/graph/virtual_workers.rs`).

#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::process::ExitCode;
use tresse_benches::{library, link_with, module};
use tresse_explore::graph::{Options, divided};
use tresse_machine::lower::Locals;
use tresse_machine::machine::Setup;
use tresse_machine::{Config, Program};

const HELP: &str = "\
usage: cargo xtask bench workers [--model NAME] FILE.ll ...

  Prints, for each program, its executions and, for 2, 8 and 64 workers, how many times as fast as
  one they are, and the share of their time that they wait. Time is counted in events.
";

const WORKERS: [usize; 3] = [2, 8, 64];

fn main() -> ExitCode {
    let mut model = "rc11".to_string();
    let mut files = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match (arg.as_str(), arg.starts_with('-')) {
            ("--model", _) => match args.next() {
                Some(name) => model = name,
                None => return usage(),
            },
            (_, true) => return usage(),
            _ => files.push(arg),
        }
    }
    if files.is_empty() {
        return usage();
    }
    print!("{:32} {:>12}", "program", "executions");
    for n in WORKERS {
        print!(" {:>9} {:>6}", format!("x by {n}"), "idle");
    }
    println!();
    let mut is_right = true;
    for file in &files {
        if let Err(error) = row(file, &model) {
            eprintln!("workers: {file}: {error}");
            is_right = false;
        }
    }
    if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn usage() -> ExitCode {
    eprint!("{HELP}");
    ExitCode::from(2)
}

/// One program as `tresse check` searches it, but for outcomes.
fn row(file: &str, model: &str) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
    let config = Config { model: model.into(), ..Config::default() };
    let program: Program = link_with(module(file, &text), library(), &config, Locals::Registers);
    let setup = Setup::new(program.into(), config)?;
    let options = Options {
        outcomes: false,
        commute_updates: true,
        symmetry: true,
        reduce_sections: true,
        ..Options::default()
    };
    let name = file.rsplit('/').next().unwrap_or(file);
    let mut line = String::new();
    let by = |workers| divided(&setup, &["program".into()], &options, workers);
    let Some(one) = by(1)? else {
        println!("{name:32} {:>12} one worker does all: sections in no order", "");
        return Ok(());
    };
    for workers in WORKERS {
        if let Some(divided) = by(workers)? {
            let idle = divided.idle(workers) * 100.0;
            line += &format!(" {:>9.2} {idle:>5.1}%", divided.speedup(&one));
        }
    }
    println!("{name:32} {:>12}{line}", one.executions);
    Ok(())
}
