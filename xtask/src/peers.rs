//! `cargo xtask bench peers`: CPU time, executions and verdicts of `tresse check` beside those of
//! GenMC and Nidhugg, on the programs of GenMC's `tests/correct`.
//!
//! Each tool is given IR that the clang of its own LLVM made from the same C, at `-O1` (`-O0` where
//! a tool is not content with that), against the tool's own headers: no compiler is in any of the
//! times. User and system time count. What a tool takes for an empty program is taken off
//! ([`measure`]). The tools take turns.

mod measure;
mod programs;
mod read;
mod row;
mod summary;
mod tools;

use std::path::{Path, PathBuf};

use crate::child;
use measure::{Bench, Limits, Scratch};
use programs::Program;
use row::Row;
use tools::{Algorithm, Kind, Tool};

/// What to compare.
struct Options {
    dir: PathBuf,
    genmc: Option<String>,
    nidhugg: Option<String>,
    tresse: Option<String>,
    only: String,
    models: Vec<String>,
    limits: Limits,
    csv: Option<PathBuf>,
}

/// Models that one of the peers has as well.
const MODELS: [&str; 4] = ["sc", "tso", "pso", "rc11"];

/// Measures; 0: all verdicts agree, 1: not so, or it could not be done, 2: usage.
pub(crate) fn run(root: &Path, dir: &str, args: &[&str]) -> u8 {
    let asked = parse(dir, args).and_then(|options| {
        let programs = programs::of_checkout(&options.dir, &options.models, &options.only)?;
        Ok((options, programs))
    });
    let (options, programs) = match asked {
        Ok(asked) => asked,
        Err(message) => {
            eprintln!("xtask bench peers: {message}");
            return 2;
        }
    };
    let tresse = match child::release_tresse(root, options.tresse.as_deref()) {
        Ok(tresse) => tresse,
        Err(code) => return code,
    };
    match compare(root, &tresse, &options, &programs) {
        Ok(is_right) => u8::from(!is_right),
        Err(message) => {
            eprintln!("xtask bench peers: {message}");
            1
        }
    }
}

fn parse(dir: &str, args: &[&str]) -> Result<Options, String> {
    let mut options = Options {
        dir: std::fs::canonicalize(dir).map_err(|e| format!("{dir}: {e}"))?,
        genmc: None,
        nidhugg: None,
        tresse: None,
        only: String::new(),
        models: ["sc", "rc11"].map(str::to_owned).to_vec(),
        limits: Limits { seconds: 60, rounds: 3 },
        csv: None,
    };
    for pair in args.chunks(2) {
        let [flag, value] = *pair else {
            return Err(format!("{} takes a value", pair[0]));
        };
        match flag {
            "--genmc" => options.genmc = Some(program(value)?),
            "--nidhugg" => options.nidhugg = Some(program(value)?),
            "--tresse" => options.tresse = Some(value.to_owned()),
            "--only" => options.only = value.to_owned(),
            "--timeout" => options.limits.seconds = number(value)?,
            "--rounds" => options.limits.rounds = number(value)?,
            "--models" => options.models = value.split(',').map(str::to_owned).collect(),
            "--csv" => options.csv = Some(value.into()),
            _ => return Err(format!("there is no {flag}")),
        }
    }
    for model in &options.models {
        if !MODELS.contains(&model.as_str()) {
            return Err(format!("no peer has a model {model}: there are {}", MODELS.join(", ")));
        }
        let has_peer = options.genmc.is_some() && Kind::Genmc.has_model(model)
            || options.nidhugg.is_some() && !Algorithm::of_model(model).is_empty();
        if !has_peer {
            return Err(format!(
                "no peer for {model}: GenMC (--genmc) is compared under sc and \
                 rc11, Nidhugg (--nidhugg) under sc, tso and pso"
            ));
        }
    }
    Ok(options)
}

fn number(text: &str) -> Result<u64, String> {
    text.parse().ok().filter(|n| *n > 0).ok_or_else(|| format!("{text} is no number above 0"))
}

/// A program's path that holds in another folder.
fn program(path: &str) -> Result<String, String> {
    let path = std::fs::canonicalize(path).map_err(|e| format!("{path}: {e}"))?;
    Ok(path.display().to_string())
}

/// Measures every row, and prints the table and the summary. Do all verdicts agree?
fn compare(
    root: &Path,
    tresse: &Path,
    options: &Options,
    programs: &[Program],
) -> Result<bool, String> {
    let scratch = Scratch::new()?;
    let tresse = tresse.display().to_string();
    let mut rows = Vec::new();
    println!("{}", row::heading());
    for model in &options.models {
        let mut tools = Vec::new();
        let nidhugg = Algorithm::of_model(model).iter().map(|algorithm| Kind::Nidhugg(*algorithm));
        let kinds = [
            (Kind::Default, Some(&tresse)),
            (Kind::All, Some(&tresse)),
            (Kind::Genmc, options.genmc.as_ref()),
        ];
        let nidhugg = nidhugg.map(|kind| (kind, options.nidhugg.as_ref()));
        for (kind, program) in kinds.into_iter().chain(nidhugg) {
            if let Some(program) = program.filter(|_| kind.has_model(model)) {
                tools.push(Tool::new(kind, program, root, &options.dir)?);
            }
        }
        let bench = Bench::new(tools, &scratch, &options.dir, options.limits, model)?;
        eprintln!("an empty program under {model}: {}", bench.starts());
        for program in programs.iter().filter(|p| p.model == *model) {
            let row = bench.row(program)?;
            println!("{}", row.line());
            rows.push(row);
        }
    }
    if let Some(path) = &options.csv {
        std::fs::write(path, row::csv(&rows)).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    print!("{}", summary::of(&rows));
    Ok(!rows.iter().any(Row::is_disputed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_models_and_flags_are_refused_by_name() {
        let refused = |args: &[&str]| parse(".", args).err().unwrap_or_default();
        assert!(refused(&["--genmc", ".", "--models", "sc,imm"]).contains("a model imm"));
        assert!(refused(&["--genmc", ".", "--models", "pso"]).contains("no peer for pso"));
        assert!(refused(&["--nidhugg", ".", "--models", "rc11"]).contains("no peer for rc11"));
        assert!(refused(&["--jobs", "2"]).contains("--jobs"));
        assert!(refused(&["--rounds"]).contains("takes a value"));
        assert!(refused(&["--timeout", "0"]).contains("above 0"));
        assert!(refused(&[]).contains("no peer"));
    }

    #[test]
    fn flags_are_read() {
        let args = ["--genmc", ".", "--only", "big", "--timeout", "7", "--models", "rc11"];
        let options = parse(".", &args).unwrap();
        assert_eq!((options.only.as_str(), options.limits.seconds), ("big", 7));
        assert_eq!(options.models, ["rc11"]);
    }
}
