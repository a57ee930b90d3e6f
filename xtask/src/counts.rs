//! `cargo xtask counts`: numbers of executions against those of GenMC, test by test and model by
//! model.
//!
//! The programs are in a checkout of `MPI-SWS/genmc`, the numbers in a table or in the checkout
//! itself ([`mod@reference`]). A difference that has a reason is in [`explained`]; any other makes
//! the command fail.

mod explained;
mod ours;
pub(crate) mod reference;

use explained::Explanation;
pub(crate) use explained::reason;
use ours::{Count, Engine};
use reference::Row;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::child;

/// What to compare.
struct Options {
    /// The checkout, absolute.
    dir: PathBuf,
    table: Option<PathBuf>,
    models: Vec<String>,
    categories: Vec<String>,
    only: String,
    timeout: Duration,
    tresse: Option<String>,
    engine: Engine,
    is_quiet: bool,
}

/// Compares; 0: all the same or explained, 1: not so, 2: usage.
pub(crate) fn run(root: &Path, args: &[&str]) -> u8 {
    let asked = parse(args).and_then(|options| Ok((rows(&options)?, explained::table()?, options)));
    let (rows, table, options) = match asked {
        Ok(asked) => asked,
        Err(message) => {
            eprintln!("xtask counts: {message}");
            return 2;
        }
    };
    match child::release_tresse(root, options.tresse.as_deref()) {
        Ok(tresse) => compare(&tresse, &options, &rows, &table),
        Err(code) => code,
    }
}

fn parse(args: &[&str]) -> Result<Options, String> {
    let words = |text: &str| text.split(',').map(str::to_owned).collect::<Vec<_>>();
    let mut options = Options {
        dir: PathBuf::new(),
        table: None,
        models: words("sc,rc11"),
        categories: words("litmus,synthetic"),
        only: String::new(),
        timeout: Duration::from_secs(60),
        tresse: None,
        engine: Engine::named("graph"),
        is_quiet: false,
    };
    let mut dir = None;
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().copied().ok_or_else(|| format!("{arg} takes a value"));
        match *arg {
            "--reference" => options.table = Some(value()?.into()),
            "--models" => options.models = words(value()?),
            "--category" => options.categories = words(value()?),
            "--only" => options.only = value()?.into(),
            "--timeout" => {
                let seconds =
                    value()?.parse().map_err(|_| "--timeout takes a number of seconds")?;
                options.timeout = Duration::from_secs(seconds);
            }
            "--tresse" => options.tresse = Some(value()?.into()),
            "--engine" => options.engine = Engine::named(value()?),
            "--quiet" => options.is_quiet = true,
            flag if flag.starts_with('-') => return Err(format!("there is no {flag}")),
            folder => dir = Some(folder),
        }
    }
    let dir = dir.ok_or("name the folder of a checkout of MPI-SWS/genmc")?;
    options.dir = std::fs::canonicalize(dir).map_err(|e| format!("{dir}: {e}"))?;
    Ok(options)
}

/// The rows that were asked for.
fn rows(options: &Options) -> Result<Vec<Row>, String> {
    let mut rows = match &options.table {
        None => reference::from_checkout(&options.dir, &options.categories, &options.models)?,
        Some(path) => {
            let text =
                std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
            reference::from_table(&text).map_err(|e| format!("{}: {e}", path.display()))?
        }
    };
    rows.retain(|r| {
        options.models.contains(&r.model)
            && options.categories.contains(&r.category)
            && r.name().contains(&options.only)
    });
    if rows.is_empty() {
        return Err("nothing to compare: no row is of these models and categories".into());
    }
    Ok(rows)
}

/// Counts every row and prints the table and the summary.
fn compare(tresse: &Path, options: &Options, rows: &[Row], table: &[Explanation]) -> u8 {
    let mut summary: BTreeMap<String, usize> = BTreeMap::new();
    let mut used = vec![false; table.len()];
    let mut unexplained = 0;
    println!(
        "{:<56} {:<5} {:<24} {:>12} {:>12}  verdict",
        "test", "model", "flags", "expected", "ours"
    );
    for row in rows {
        let count = ours::count(tresse, &options.dir, row, &options.engine, options.timeout);
        let is_same = count == Count::Complete(row.complete);
        let reason = table.iter().position(|e| e.fits(row) && e.explains(&count));
        let verdict = match reason {
            _ if is_same => "same".to_owned(),
            Some(i) => {
                used[i] = true;
                format!("explained: {}", table[i].reason)
            }
            None => {
                unexplained += 1;
                count.kind()
            }
        };
        if !is_same || !options.is_quiet {
            let flags = [&*row.genmc_flags, &*row.clang_flags].join(" ");
            println!(
                "{:<56} {:<5} {:<24} {:>12} {:>12}  {verdict}{}",
                row.name(),
                row.model,
                flags.trim(),
                row.complete,
                count.shown(),
                count.note()
            );
        }
        *summary.entry(verdict).or_default() += 1;
    }
    println!("\n{} rows", rows.len());
    for (verdict, number) in &summary {
        println!("{number:>6}  {verdict}");
    }
    for (_, unused) in used
        .iter()
        .zip(table)
        .filter(|(is_used, entry)| !**is_used && rows.iter().any(|r| entry.fits(r)))
    {
        println!("no difference is left that this explains: {}", unused.reason);
    }
    u8::from(unexplained > 0)
}
