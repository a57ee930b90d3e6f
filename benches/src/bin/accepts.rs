//! `cargo xtask accepts`: which changed modules we accept and LLVM refuses, and the other way
//! round.
//!
//! Modules of `tests/` with tokens of their code changed (as in
//! `cli/tests/all/mutated_modules.rs`) are given to our parser and verifier, and to
//! `opt -passes=verify`. The table counts where the two differ, by the words of the one that
//! refuses. It is a measure, and no test: LLVM's verifier looks at attributes and debug
//! information, which mean nothing to the machine, and some versions accept more.

#![allow(clippy::print_stdout, clippy::print_stderr)]

#[path = "../../../cli/tests/all/mutate/mod.rs"]
mod mutate;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

const HELP: &str = "\
usage: cargo xtask accepts [N] [--seed S] [--opt PATH] [--only PATH] [--keep DIR]

  N          changes of each module [3]
  --seed S   which changes [1]
  --opt P    LLVM's opt [opt-19]
  --only P   modules whose path begins so
  --keep D   write each module about which the two differ into this folder
";

struct Asked {
    count: u64,
    seed: u64,
    opt: String,
    only: String,
    keep: Option<PathBuf>,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(asked) = asked(&args) else {
        eprint!("{HELP}");
        return ExitCode::from(2);
    };
    match run(&asked) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("accepts: {error}");
            ExitCode::from(2)
        }
    }
}

fn asked(args: &[String]) -> Option<Asked> {
    let mut asked =
        Asked { count: 3, seed: 1, opt: "opt-19".into(), only: String::new(), keep: None };
    let mut args = args.iter();
    while let Some(word) = args.next() {
        match word.as_str() {
            "--seed" => asked.seed = args.next()?.parse().ok()?,
            "--opt" => asked.opt.clone_from(args.next()?),
            "--keep" => asked.keep = Some(args.next()?.into()),
            "--only" => asked.only.clone_from(args.next()?),
            count => asked.count = count.parse().ok()?,
        }
    }
    Some(asked)
}

/// What differs, by the words of who refuses: how often, and the first such module.
#[derive(Default)]
struct Table {
    both_accept: usize,
    both_refuse: usize,
    /// We accept, LLVM refuses.
    lax: BTreeMap<String, (usize, String)>,
    /// We refuse, LLVM accepts.
    strict: BTreeMap<String, (usize, String)>,
}

fn run(asked: &Asked) -> std::io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    let mut table = Table::default();
    for (number, file) in modules(root)?.iter().enumerate() {
        let name = file.strip_prefix(root).unwrap_or(file).display().to_string();
        if !name.starts_with(&asked.only) {
            continue;
        }
        let text = std::fs::read_to_string(file)?;
        for n in 0..asked.count {
            let seed = asked.seed << 48 | (number as u64) << 16 | n;
            let changed = mutate::changed_module(&text, &[], &mut mutate::Chance(seed));
            let place = || format!("{name} #{n}");
            let (ours, llvms) = (ours(&changed), llvms(&asked.opt, &changed)?);
            let differs = ours.is_ok() != llvms.is_ok();
            match (ours, llvms) {
                (Ok(()), Ok(())) => table.both_accept += 1,
                (Err(_), Err(_)) => table.both_refuse += 1,
                (Ok(()), Err(why)) => count(&mut table.lax, &why, place()),
                (Err(why), Ok(())) => count(&mut table.strict, &why, place()),
            };
            if let (Some(folder), true) = (&asked.keep, differs) {
                let name = place().replace(['/', ' '], "_");
                std::fs::write(folder.join(name), &changed)?;
            }
        }
    }
    print(&table);
    Ok(())
}

/// The modules of `tests/` and `examples/`.
fn modules(root: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut folders = vec![root.join("tests"), root.join("examples")];
    let mut all = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "ll") {
                all.push(path);
            }
        }
    }
    all.sort();
    Ok(all)
}

/// Our parser and verifier.
fn ours(text: &str) -> Result<(), String> {
    let module = tresse_ir::parse("changed.ll", text.as_bytes()).map_err(|e| e.message)?;
    tresse_ir::verify(&module).map_err(|errors| errors[0].message.clone())
}

/// LLVM's.
fn llvms(opt: &str, text: &str) -> std::io::Result<Result<(), String>> {
    let mut child = Command::new(opt)
        .args(["-passes=verify", "-disable-output", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()?;
    if let Some(mut stdin) = child.stdin.take() {
        // One that refuses early does not read to the end.
        let _ = stdin.write_all(text.as_bytes());
    }
    let output = child.wait_with_output()?;
    if output.status.success() {
        return Ok(Ok(()));
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let first = said.lines().next().unwrap_or("").to_owned();
    let message = first.split_once("error: ").map_or(first.as_str(), |(_, m)| m);
    Ok(Err(message.to_owned()))
}

fn count(of: &mut BTreeMap<String, (usize, String)>, why: &str, place: String) {
    of.entry(general(why)).or_insert((0, place)).0 += 1;
}

/// A message without the names and numbers in it.
fn general(message: &str) -> String {
    let word = |word: &str| {
        let is_name = word.contains(['%', '@', '!', '\'', '"', '`', '$'])
            || word.chars().any(|c| c.is_ascii_digit());
        if is_name { "_".to_owned() } else { word.to_owned() }
    };
    message.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}

fn print(table: &Table) {
    let sum = |of: &BTreeMap<String, (usize, String)>| of.values().map(|(n, _)| n).sum::<usize>();
    let (lax, strict) = (sum(&table.lax), sum(&table.strict));
    println!("both accept        {:6}", table.both_accept);
    println!("both refuse        {:6}", table.both_refuse);
    for (title, total, of) in [
        ("accepted by us, refused by LLVM", lax, &table.lax),
        ("refused by us, accepted by LLVM", strict, &table.strict),
    ] {
        println!("\n{title}: {total}");
        let mut rows: Vec<_> = of.iter().collect();
        rows.sort_by_key(|(message, (n, _))| (std::cmp::Reverse(*n), *message));
        for (message, (n, place)) in rows {
            println!("{n:6}  {message}  (first: {place})");
        }
    }
}
