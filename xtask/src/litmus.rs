//! `cargo xtask litmus`: Nidhugg's litmus tests in C under SC, verdict by verdict and number by
//! number.
//!
//! A checkout of `nidhugg/nidhugg` has some eight thousand of them, and a table of what Nidhugg
//! says: whether the assertion holds, and how many executions there are that differ in program
//! order or reads-from (its "weak traces"). These are the executions of `--equivalence rf` where
//! nobody looks at the final state.

use crate::child;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// A row of the table.
#[derive(Debug, PartialEq, Eq)]
struct Row {
    name: String,
    /// No execution fails its assertion.
    holds: bool,
    executions: u64,
}

struct Options {
    dir: PathBuf,
    /// Only each so many'th row.
    every: usize,
    tresse: Option<String>,
}

/// Compares; 0: all the same, 1: not so, 2: usage.
pub(crate) fn run(root: &Path, args: &[&str]) -> u8 {
    let asked = parse(args).and_then(|options| {
        let path = options.dir.join("reference.results.txt");
        let text =
            std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        Ok((rows(&text)?, options))
    });
    match asked {
        Ok((rows, options)) => match child::release_tresse(root, options.tresse.as_deref()) {
            Ok(tresse) => compare(&tresse, &options, &rows),
            Err(code) => code,
        },
        Err(message) => {
            eprintln!("xtask litmus: {message}");
            2
        }
    }
}

fn parse(args: &[&str]) -> Result<Options, String> {
    let mut options = Options { dir: PathBuf::new(), every: 1, tresse: None };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().copied().ok_or_else(|| format!("{arg} takes a value"));
        match *arg {
            "--every" => {
                options.every = value()?
                    .parse()
                    .ok()
                    .filter(|n| *n > 0)
                    .ok_or("--every takes a number from 1 on")?
            }
            "--tresse" => options.tresse = Some(value()?.into()),
            flag if flag.starts_with('-') => return Err(format!("there is no {flag}")),
            folder => options.dir = Path::new(folder).join("tests/litmus"),
        }
    }
    if options.dir.as_os_str().is_empty() {
        return Err("name the folder of a checkout of nidhugg/nidhugg".into());
    }
    Ok(options)
}

/// The table: `NAME Forbid : 4`.
fn rows(text: &str) -> Result<Vec<Row>, String> {
    let lines = text.lines().filter(|l| !l.trim().is_empty() && !l.starts_with('#'));
    let row = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, verdict @ ("Allow" | "Forbid"), ":", executions] = words[..] else {
            return None;
        };
        Some(Row {
            name: name.into(),
            holds: verdict == "Forbid",
            executions: executions.parse().ok()?,
        })
    };
    lines.map(|line| row(line).ok_or_else(|| format!("`{line}` is no row of the table"))).collect()
}

fn compare(tresse: &Path, options: &Options, rows: &[Row]) -> u8 {
    let (mut n, mut different) = (0, 0);
    for row in rows.iter().step_by(options.every) {
        n += 1;
        match look(tresse, &options.dir.join("C-tests").join(format!("{}.c", row.name))) {
            Ok((holds, executions))
                if holds == row.holds && (executions == row.executions || !holds) => {}
            Ok((holds, executions)) => {
                different += 1;
                println!(
                    "{}: holds {}, {} executions; ours: holds {holds}, {executions}",
                    row.name, row.holds, row.executions
                );
            }
            Err(what) => {
                different += 1;
                println!("{}: {what}", row.name);
            }
        }
    }
    println!("{n} tests, {different} different");
    u8::from(different > 0)
}

/// Whether the assertion holds, and the number of executions.
fn look(tresse: &Path, file: &Path) -> Result<(bool, u64), String> {
    let mut command = Command::new(tresse);
    command.args(["check", "--sc", "--equivalence", "rf"]).arg(file);
    let ran = child::run(&mut command, Duration::from_secs(120)).map_err(|e| e.to_string())?;
    let said = ran.stdout + &ran.stderr;
    let executions = number_before(&said, " complete")
        .ok_or_else(|| format!("no report: {}", said.lines().next().unwrap_or_default()))?;
    if said.contains("No errors were detected in any execution") {
        Ok((true, executions))
    } else if said.contains("error[T0101]") {
        Ok((false, executions))
    } else {
        Err(format!("another verdict: {}", said.lines().last().unwrap_or_default()))
    }
}

fn number_before(text: &str, word: &str) -> Option<u64> {
    let (before, _) = text.split_once(word)?;
    before.rsplit(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_read() {
        let row = |name: &str, holds, executions| Row { name: name.into(), holds, executions };
        assert_eq!(
            rows("# made by\n\nSB Allow : 4\nMP+po Forbid : 3\n"),
            Ok(vec![row("SB", false, 4), row("MP+po", true, 3)])
        );
        assert!(rows("SB Maybe : 4").is_err() && rows("SB Allow : many").is_err());
    }

    #[test]
    fn numbers_are_read_from_reports() {
        assert_eq!(number_before("executions: 17 complete, 0 blocked", " complete"), Some(17));
        assert_eq!(number_before("nothing", " complete"), None);
    }
}
