//! Many generated programs, each under every engine and model: `cargo xtask agree`.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod library;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::process::ExitCode;
use std::sync::Arc;
use tresse_benches::{library, link, module};
use tresse_explore::agree::{Finding, Verdict, agree};
use tresse_explore::generate::library::Theme;
use tresse_explore::generate::{Family, generate};
use tresse_machine::Config;
use tresse_machine::config::Standard;

const HELP: &str = "\
usage: agree [N] [--from M] [--family F]... [--model M]... [--std S] [--bound B] [--out FILE]

  N            so many programs of each family (1000)
  --from M     the number of the first (0)
  --family F   cycles, sized-cycles, random, sized-random, updates, sequences; with library calls:
               locks, private, threads, waits (all but the sized ones)
  --model M    sc, tso, pso, ra or rc11 (all)
  --std S      c11, c++20, or drawn: by turns; without library calls (c11)
  --bound B    leave out programs that may have more candidate executions (5000)
  --out FILE   where programs go that break a law
  --states S   with library calls: states of the machine, at most (20000)
  --executions E  with library calls: executions of graphs, at most (1000)
  --runs R     with library calls: runs by chance under each model (4)
  --law TEXT   with library calls: only laws whose names have this in them
  --no-opt     with library calls: without opt-14 and opt-19
  --no-shrink  with library calls: programs that break a law stay as they are
  --show       with library calls: prints each program
";

const MODELS: [&str; 5] = ["sc", "tso", "pso", "ra", "rc11"];

/// What was asked.
struct Asked {
    count: u64,
    from: u64,
    families: Vec<Family>,
    themes: Vec<Theme>,
    library: library::Options,
    models: Vec<&'static str>,
    /// None: drawn.
    standard: Option<Standard>,
    bound: u64,
    out: Option<String>,
}

/// What was found so far.
#[derive(Default)]
struct Found {
    programs: u64,
    left_out: u64,
    /// For each law, how many programs keep it, break it, and say nothing.
    laws: BTreeMap<String, [u64; 3]>,
    /// Why programs say nothing.
    open: BTreeMap<String, u64>,
    /// The programs that break a law, as IR.
    broken: String,
}

fn main() -> ExitCode {
    let Some(asked) = parse(std::env::args().skip(1)) else {
        eprint!("{HELP}");
        return ExitCode::from(2);
    };
    let mut found = look(&asked);
    library::look(&asked, &mut found);
    println!("{} programs; {} left out as too large", found.programs, found.left_out);
    println!("{:>7} {:>7} {:>7}  law", "holds", "broken", "open");
    for (law, [holds, is_broken, open]) in &found.laws {
        println!("{holds:>7} {is_broken:>7} {open:>7}  {law}");
    }
    for (why, count) in &found.open {
        println!("{count:>7} open: {why}");
    }
    if let Some(file) = asked.out.filter(|_| !found.broken.is_empty())
        && let Err(error) = std::fs::write(&file, &found.broken)
    {
        eprintln!("agree: cannot write {file}: {error}");
        return ExitCode::from(2);
    }
    ExitCode::from(u8::from(!found.broken.is_empty()))
}

/// Looks at all that was asked for; what breaks a law is printed as it is found.
fn look(asked: &Asked) -> Found {
    let (library, config) = (library(), Config::default());
    let mut found = Found::default();
    for (family, n) in
        asked.families.iter().flat_map(|f| (asked.from..asked.from + asked.count).map(|n| (*f, n)))
    {
        let program = generate(family, n);
        if program.hints.candidates > asked.bound {
            found.left_out += 1;
            continue;
        }
        found.programs += 1;
        let linked =
            Arc::new(link(module("generated.ll", &program.text), library.clone(), &config));
        let drawn = [Standard::C11, Standard::Cxx20][n as usize % 2];
        let standard = asked.standard.unwrap_or(drawn);
        let why = found.enter(agree(&linked, &program.hints, &asked.models, standard));
        if !why.is_empty() {
            let title = format!("; {} {n} {} by {standard:?}\n{why}", family.name(), program.name);
            println!("{title}");
            found.broken.push_str(&(title + &program.text + "\n"));
        }
    }
    found
}

impl Found {
    /// Counts a program's findings; the laws that it breaks, a line each.
    fn enter(&mut self, findings: Vec<Finding>) -> String {
        let mut why = String::new();
        for finding in findings {
            let [holds, is_broken, open] = self.laws.entry(finding.law.clone()).or_default();
            match finding.verdict {
                Verdict::Holds => *holds += 1,
                Verdict::Broken(detail) => {
                    *is_broken += 1;
                    let _ = writeln!(why, "; {}: {detail}", finding.law);
                }
                Verdict::Open(reason) => {
                    *open += 1;
                    *self.open.entry(reason).or_default() += 1;
                }
            }
        }
        why
    }
}

fn parse(mut args: impl Iterator<Item = String>) -> Option<Asked> {
    let mut asked = Asked {
        count: 1000,
        from: 0,
        families: Vec::new(),
        themes: Vec::new(),
        library: library::Options::default(),
        models: Vec::new(),
        standard: Some(Standard::C11),
        bound: 5000,
        out: None,
    };
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--from" => asked.from = args.next()?.parse().ok()?,
            "--family" => {
                let name = args.next()?;
                match Theme::find(&name) {
                    Some(theme) => asked.themes.push(theme),
                    None => asked.families.push(Family::find(&name)?),
                }
            }
            "--states" => asked.library.states = args.next()?.parse().ok()?,
            "--executions" => asked.library.executions = args.next()?.parse().ok()?,
            "--runs" => asked.library.runs = args.next()?.parse().ok()?,
            "--law" => asked.library.law = Some(args.next()?),
            "--no-opt" => asked.library.optimises = false,
            "--no-shrink" => asked.library.shrinks = false,
            "--show" => asked.library.shows = true,
            "--model" => {
                let name = args.next()?;
                asked.models.push(MODELS.into_iter().find(|m| *m == name)?);
            }
            "--std" => {
                asked.standard = match args.next()?.as_str() {
                    "c11" => Some(Standard::C11),
                    "c++20" => Some(Standard::Cxx20),
                    "drawn" => None,
                    _ => return None,
                }
            }
            "--bound" => asked.bound = args.next()?.parse().ok()?,
            "--out" => asked.out = Some(args.next()?),
            count => asked.count = count.parse().ok()?,
        }
    }
    let is_c11 = asked.standard == Some(Standard::C11);
    if !is_c11 && !asked.themes.is_empty() {
        return None;
    }
    if asked.families.is_empty() && asked.themes.is_empty() {
        asked.themes = if is_c11 { Theme::ALL.to_vec() } else { Vec::new() };
        asked.families = vec![Family::Cycles, Family::Random, Family::Updates, Family::Sequences];
    }
    if asked.models.is_empty() {
        asked.models = MODELS.to_vec();
    }
    Some(asked)
}
