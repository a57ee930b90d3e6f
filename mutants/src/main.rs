//! `cargo xtask mutants`: how many changes of the rules the tests notice.
//!
//! A sample of all mutants (`sites`), uniform and the same for the same seed, is planted into a
//! copy of the sources, each mutant behind a switch (`plant`). What does not compile is taken out,
//! and counted. The tests that judge are built once, run once to see which mutants they reach, and
//! then for each mutant until one fails (`judges`), several mutants at the same time. A mutant that
//! no test notices survives: a test is missing, or it changes nothing that can be seen.
//! `mutants/survivors.md` argues for the latter.

#![allow(clippy::print_stdout, clippy::print_stderr)]

mod judges;
mod known;
mod plant;
mod run;
mod sites;

use judges::{Fate, Judge, Tree};
use sites::Mutant;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

const HELP: &str = "\
usage: cargo xtask mutants [N] [--seed S] [--only PATH] [--minutes M] [--slow T] [--list]
                           [--cap T] [--jobs J] [--again] [--these N,N]

  N          mutants in the sample [60]
  --seed S   which sample [1]
  --only P   of files whose path begins so
  --minutes  judge no further mutants after so many minutes
  --slow T   a test function that takes longer than T seconds does not judge [20]
  --least T  nor does one that takes less than T seconds: where the fast ones have [0]
  --cap T    tests judge one mutant for T seconds, the fast ones first [120]
  --jobs J   mutants judged at the same time [2]
  --again    what of the sample can be built is known from the last call, if N, S, P and the
             rules are the same; tests may have changed
  --these L  judge only these of the sample: numbers with commas between them
  --list     print the sample, and do nothing
Exit code: 0 if no mutant survived, 1 if some did, 2 usage
";

/// The rules: where they are, and what among it is no rule but a judge, or only words.
const RULES: [&str; 3] = ["machine/src/", "memmodels/src/", "explore/src/"];
const NO_RULES: [&str; 4] =
    ["explore/src/agree", "explore/src/generate", "explore/src/pool", "machine/src/trace.rs"];

struct Asked {
    count: usize,
    seed: u64,
    only: String,
    until: Option<Duration>,
    slow: Duration,
    least: Duration,
    cap: Duration,
    jobs: usize,
    these: Vec<usize>,
    lists: bool,
    is_again: bool,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(asked) = asked(&args) else {
        eprint!("{HELP}");
        return ExitCode::from(2);
    };
    match run(&asked) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::from(1),
        Err(error) => {
            eprintln!("mutants: {error}");
            ExitCode::from(2)
        }
    }
}

fn asked(args: &[String]) -> Option<Asked> {
    let mut asked = Asked {
        count: 60,
        seed: 1,
        only: String::new(),
        until: None,
        slow: Duration::from_secs(20),
        least: Duration::ZERO,
        cap: Duration::from_secs(120),
        jobs: 2,
        these: Vec::new(),
        lists: false,
        is_again: false,
    };
    let mut args = args.iter();
    while let Some(word) = args.next() {
        match word.as_str() {
            "--seed" => asked.seed = args.next()?.parse().ok()?,
            "--only" => asked.only = args.next()?.clone(),
            "--minutes" => {
                let minutes: u64 = args.next()?.parse().ok()?;
                asked.until = Some(Duration::from_secs(minutes * 60));
            }
            "--slow" => asked.slow = Duration::from_secs(args.next()?.parse().ok()?),
            "--least" => asked.least = Duration::from_secs(args.next()?.parse().ok()?),
            "--cap" => asked.cap = Duration::from_secs(args.next()?.parse().ok()?),
            "--jobs" => asked.jobs = args.next()?.parse().ok().filter(|n| (1..=64).contains(n))?,
            "--these" => {
                let numbers = args.next()?.split(',').map(|n| n.trim().parse());
                asked.these = numbers.collect::<std::result::Result<_, _>>().ok()?;
            }
            "--again" => asked.is_again = true,
            "--list" => asked.lists = true,
            count => asked.count = count.parse().ok().filter(|n| *n <= plant::MOST)?,
        }
    }
    Some(asked)
}

/// Runs, and says how many survived.
fn run(asked: &Asked) -> io::Result<usize> {
    let start = Instant::now();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    let mut files = files(root)?;
    let all = all(root, &files, &asked.only)?;
    let total = all.len();
    let sample = sample(all, asked.count, asked.seed);
    println!("{total} mutants, a sample of {} (seed {})", sample.len(), asked.seed);
    if asked.lists {
        sample.iter().enumerate().for_each(|(n, m)| println!("{}", told(n as u32, m)));
        return Ok(0);
    }
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into);
    let target: PathBuf = root.join(target).join("mutants");
    let tree = Tree { root: target.join("tree"), target: target.join("build") };
    let built = if asked.is_again {
        let rules: Vec<String> = all_rules(&files, "").cloned().collect();
        files.retain(|file| !rules.contains(file));
        copy(root, &files, &tree.root)?;
        planted_before(&tree, &sample)
    } else {
        copy(root, &files, &tree.root)?;
        plant_all(root, &tree, &sample)?
    };
    println!("[{:5.0} s] planted", start.elapsed().as_secs_f64());
    let folder = target.join("reached");
    if !asked.is_again && folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    let mut judges = judges::measured(&tree, &folder, asked.slow, asked.jobs)?;
    judges.retain(|judge| judge.time >= asked.least);
    let time: Duration = judges.iter().map(|j| j.time).sum();
    println!(
        "[{:5.0} s] {} judges, {:.0} s",
        start.elapsed().as_secs_f64(),
        judges.len(),
        time.as_secs_f64()
    );
    let fates = judge_all(asked, &sample, &built, &judges, start)?;
    Ok(summary(&sample, &fates))
}

/// The files that git knows.
fn files(root: &Path) -> io::Result<Vec<String>> {
    let args = ["ls-files", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").args(args).current_dir(root).output()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut files: Vec<String> = text.lines().map(str::to_owned).collect();
    files.retain(|file| root.join(file).is_file());
    files.sort();
    Ok(files)
}

/// The files with rules whose path begins so.
fn all_rules<'a>(files: &'a [String], only: &'a str) -> impl Iterator<Item = &'a String> {
    files.iter().filter(move |file| {
        RULES.iter().any(|folder| file.starts_with(folder))
            && !NO_RULES.iter().any(|folder| file.starts_with(folder))
            && file.starts_with(only)
            && file.ends_with(".rs")
            && !file.ends_with("/tests.rs")
            && !file.contains("/tests/")
    })
}

/// Every mutant of the rules.
fn all(root: &Path, files: &[String], only: &str) -> io::Result<Vec<Mutant>> {
    let mut all = Vec::new();
    for file in all_rules(files, only) {
        all.extend(sites::mutants(file, &std::fs::read_to_string(root.join(file))?));
    }
    Ok(all)
}

/// So many of them, each as likely as any other.
fn sample(mut all: Vec<Mutant>, count: usize, seed: u64) -> Vec<Mutant> {
    let mut state = seed;
    let count = count.min(all.len());
    for i in 0..count {
        let left = (all.len() - i) as u64;
        let j = i + (next(&mut state) % left) as usize;
        all.swap(i, j);
    }
    all.truncate(count);
    all
}

/// SplitMix64 (Steele, Lea, Flood 2014).
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Copies the sources; what is the same already keeps its time, so that it is not built again.
fn copy(root: &Path, files: &[String], to: &Path) -> io::Result<()> {
    for file in files {
        write_if_new(&to.join(file), &std::fs::read(root.join(file))?)?;
    }
    Ok(())
}

fn write_if_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if std::fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(path, bytes)
}

/// The mutants that the last call has planted, and could be built.
fn planted_before(tree: &Tree, sample: &[Mutant]) -> Vec<bool> {
    let is_there = |(n, mutant): (usize, &Mutant)| {
        let text = std::fs::read_to_string(tree.root.join(&mutant.file)).unwrap_or_default();
        text.contains(&plant::switch(n as u32))
    };
    sample.iter().enumerate().map(is_there).collect()
}

/// Plants what can be built; for each mutant, whether it could.
fn plant_all(root: &Path, tree: &Tree, sample: &[Mutant]) -> io::Result<Vec<bool>> {
    let mut can_be_built = vec![true; sample.len()];
    loop {
        let places = plant(root, tree, sample, &can_be_built)?;
        let errors = tree.errors()?;
        if errors.is_empty() {
            return Ok(can_be_built);
        }
        let mut is_found = false;
        for (file, range, message) in errors {
            let inside = places.get(&file).into_iter().flatten();
            // The innermost one at the place.
            let wrong = inside
                .filter(|(_, place)| place.start <= range.start && range.end <= place.end)
                .min_by_key(|(_, place)| place.len());
            if let Some((n, _)) = wrong {
                is_found |= std::mem::replace(&mut can_be_built[*n as usize], false);
            } else {
                eprintln!("mutants: {file}: {message}");
            }
        }
        if !is_found {
            return Err(io::Error::other("the copy does not build"));
        }
    }
}

type Places = BTreeMap<String, Vec<(u32, std::ops::Range<usize>)>>;

/// Writes the sources with the mutants that can be built.
fn plant(root: &Path, tree: &Tree, sample: &[Mutant], can: &[bool]) -> io::Result<Places> {
    let mut by_file: BTreeMap<&str, Vec<(u32, &Mutant)>> = BTreeMap::new();
    for (n, mutant) in sample.iter().enumerate() {
        let of_file = by_file.entry(&mutant.file).or_default();
        if can[n] {
            of_file.push((n as u32, mutant));
        }
    }
    // Each crate has its switches.
    let libraries = RULES.map(|folder| format!("{folder}lib.rs"));
    for file in &libraries {
        by_file.entry(file).or_default();
    }
    let mut places = Places::new();
    for (file, mutants) in by_file {
        let text = std::fs::read_to_string(root.join(file))?;
        let (mut out, at) = plant::planted(&text, &mutants);
        if file.ends_with("src/lib.rs") {
            out.push_str(plant::SWITCHES);
        }
        write_if_new(&tree.root.join(file), out.as_bytes())?;
        places.insert(file.to_owned(), at);
    }
    Ok(places)
}

/// Judges each mutant of the sample, and says so at once.
fn judge_all(
    asked: &Asked,
    sample: &[Mutant],
    built: &[bool],
    judges: &[Judge],
    start: Instant,
) -> io::Result<Vec<Fate>> {
    let is_late = || asked.until.is_some_and(|until| start.elapsed() > until);
    judges::side_by_side(asked.jobs, sample, |n, mutant| {
        let number = n as u32;
        let fate = if !built[n] {
            Fate::Unbuildable
        } else if is_late() || !(asked.these.is_empty() || asked.these.contains(&n)) {
            Fate::Left
        } else {
            judges::fate(number, judges, asked.cap)?
        };
        let said = match &fate {
            Fate::Killed(by) => format!("killed by {by}"),
            Fate::Survived { passed: 0, unasked: 0 } => "SURVIVED, no test reaches it".into(),
            Fate::Survived { passed, unasked } => {
                format!("SURVIVED {passed} tests, {unasked} were not asked")
            }
            Fate::Unbuildable => "unbuildable".into(),
            Fate::Left => return Ok(fate),
        };
        println!("[{:5.0} s] {}\n    {said}", start.elapsed().as_secs_f64(), told(number, mutant));
        Ok(fate)
    })
}

/// A mutant in words: where, from what, to what.
fn told(n: u32, mutant: &Mutant) -> String {
    let line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let into = mutant.into.as_deref().map_or_else(|| "nothing".to_owned(), line);
    format!("#{n} {}:{}: {} => {into}", mutant.file, mutant.line, line(&mutant.from))
}

/// Prints the numbers, and the survivors again.
fn summary(sample: &[Mutant], fates: &[Fate]) -> usize {
    let count = |is: fn(&Fate) -> bool| fates.iter().filter(|r| is(r)).count();
    let survived = count(|r| matches!(r, Fate::Survived { .. }));
    println!(
        "\nkilled {}, survived {survived}, unbuildable {}, left {}",
        count(|r| matches!(r, Fate::Killed(_))),
        count(|r| *r == Fate::Unbuildable),
        count(|r| *r == Fate::Left),
    );
    for (n, mutant) in sample.iter().enumerate() {
        if matches!(fates[n], Fate::Survived { .. }) {
            println!("{}", told(n as u32, mutant));
        }
    }
    survived
}
