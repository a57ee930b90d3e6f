//! `cargo xtask bench explore`: user CPU time for each execution, of GenMC and of `tresse check`,
//! on GenMC's own benchmarks.
//!
//! The two take turns, so that a busy machine slows both; of several rounds the fastest counts.
//! Both start clang and link: the time that each takes for an empty program is measured, told, and
//! taken off. Time and memory are what GNU time (`time -f`) says of the process and its children.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::child;
use crate::report::{Report, check_arguments};

/// A program with its size and model.
struct Bench {
    /// Name for the table.
    name: &'static str,
    /// File, from `tests/correct/synthetic`.
    file: &'static str,
    /// The compiler's flags.
    flags: &'static str,
    model: &'static str,
}

const fn bench(
    name: &'static str,
    file: &'static str,
    flags: &'static str,
    model: &'static str,
) -> Bench {
    Bench { name, file, flags, model }
}

const BENCHES: &[Bench] = &[
    bench("big1", "big1/variants/big10.c", "", "sc"),
    bench("big1", "big1/variants/big10.c", "", "rc11"),
    bench("fib_bench 0", "fib_bench/variants/fib_bench0.c", "", "rc11"),
    bench("fib_bench 0r", "fib_bench/variants/fib_bench0r.c", "", "rc11"),
    bench("lastzero N=15", "lastzero/variants/lastzero0.c", "-DN=15", "rc11"),
    bench("indexer N=15", "indexer/variants/indexer0.c", "-DN=15", "sc"),
    bench("CoA N=5", "CoA/variants/coa0.c", "-DN=5", "sc"),
    bench("cinc N=4", "cinc/variants/cinc0.c", "-DN=4", "sc"),
];

/// GenMC's flags besides the model: no estimate beforehand, and no other model than the one asked
/// for.
const GENMC_FLAGS: [&str; 2] = ["--disable-estimation", "-disable-mm-detector"];

struct Options {
    dir: PathBuf,
    genmc: String,
    rounds: usize,
    only: String,
    timeout: Duration,
    engine: String,
    tresse: Option<String>,
}

/// Complete executions, read from standard output and standard error.
type Read = fn(&str, &str) -> Result<u64, String>;

/// One run, or the best of some.
#[derive(Clone, Debug, PartialEq)]
struct Sample {
    /// Executions that ended.
    complete: u64,
    /// User CPU seconds.
    user: f64,
    /// Peak resident memory in KiB.
    peak: u64,
}

/// Measures; 0: all ran and have the same numbers of executions, 1: not so, 2: usage.
pub(crate) fn run(root: &Path, dir: &str, args: &[&str]) -> u8 {
    let options = match parse(dir, args) {
        Ok(options) => options,
        Err(message) => {
            eprintln!("xtask bench explore: {message}");
            return 2;
        }
    };
    let tresse = match child::release_tresse(root, options.tresse.as_deref()) {
        Ok(tresse) => tresse,
        Err(code) => return code,
    };
    match measure(&tresse, &options) {
        Ok(is_right) => u8::from(!is_right),
        Err(message) => {
            eprintln!("xtask bench explore: {message}");
            1
        }
    }
}

fn parse(dir: &str, args: &[&str]) -> Result<Options, String> {
    let mut options = Options {
        dir: std::fs::canonicalize(dir).map_err(|e| format!("{dir}: {e}"))?,
        genmc: "genmc".into(),
        rounds: 3,
        only: String::new(),
        timeout: Duration::from_secs(600),
        engine: "graph".into(),
        tresse: None,
    };
    let number = |text: &str| {
        text.parse::<u64>()
            .ok()
            .filter(|n| *n > 0)
            .ok_or_else(|| format!("{text} is no number above 0"))
    };
    for pair in args.chunks(2) {
        let [flag, value] = pair else {
            return Err(format!("{} takes a value", pair[0]));
        };
        match *flag {
            "--genmc" => options.genmc = absolute(value),
            "--rounds" => options.rounds = number(value)? as usize,
            "--only" => options.only = (*value).to_owned(),
            "--timeout" => options.timeout = Duration::from_secs(number(value)?),
            "--engine" => options.engine = (*value).to_owned(),
            "--tresse" => options.tresse = Some((*value).to_owned()),
            _ => return Err(format!("there is no {flag}")),
        }
    }
    Ok(options)
}

/// A path that holds in another folder; a plain name stays one, to be looked for on PATH.
fn absolute(program: &str) -> String {
    std::fs::canonicalize(program)
        .map_or_else(|_| program.to_owned(), |path| path.display().to_string())
}

/// Runs every benchmark and prints the table. Is all as it should be?
fn measure(tresse: &Path, options: &Options) -> Result<bool, String> {
    let tools = Tools { tresse: tresse.display().to_string(), options };
    let (genmc_start, tresse_start) = tools.start()?;
    println!(
        "an empty program: genmc {:.2} s, tresse {:.2} s; taken off below",
        genmc_start.user, tresse_start.user
    );
    let head = ["executions", "genmc s", "µs each", "tresse s", "µs each", "ratio", "peak MiB"];
    println!(
        "{:<14} {:<5} {:>10} {:>9} {:>8} {:>9} {:>8} {:>6} {:>9}",
        "benchmark", "model", head[0], head[1], head[2], head[3], head[4], head[5], head[6]
    );
    let mut ratios = Vec::new();
    let mut is_right = true;
    for bench in
        BENCHES.iter().filter(|b| format!("{} {}", b.name, b.model).contains(&options.only))
    {
        let (theirs, ours) = tools.rounds(bench);
        print!("{:<14} {:<5} ", bench.name, bench.model);
        let (theirs, ours) = match (theirs, ours) {
            (Ok(theirs), Ok(ours)) => (theirs, ours),
            (theirs, ours) => {
                is_right = false;
                let words = |name: &str, got: Result<Sample, String>| {
                    got.err().map(|e| format!("{name}: {e}"))
                };
                println!(
                    "{}",
                    words("genmc", theirs)
                        .into_iter()
                        .chain(words("tresse", ours))
                        .collect::<Vec<_>>()
                        .join("; ")
                );
                continue;
            }
        };
        // What is left is at least a tick of the clock.
        let (genmc, tresse) =
            ((theirs.user - genmc_start.user).max(0.01), (ours.user - tresse_start.user).max(0.01));
        let each = |seconds: f64, of: &Sample| seconds * 1e6 / of.complete.max(1) as f64;
        let is_same = theirs.complete == ours.complete;
        is_right &= is_same;
        // Different work is no comparison.
        ratios.extend(is_same.then_some(genmc / tresse));
        println!(
            "{:>10} {genmc:>9.2} {:>8.2} {tresse:>9.2} {:>8.2} {:>6.2} {:>9}{}",
            theirs.complete,
            each(genmc, &theirs),
            each(tresse, &ours),
            genmc / tresse,
            peak(&ours, &tresse_start),
            if is_same {
                String::new()
            } else {
                format!("  DIFFERS: {} executions here", ours.complete)
            },
        );
    }
    if !ratios.is_empty() {
        let mean = (ratios.iter().map(|r| r.ln()).sum::<f64>() / ratios.len() as f64).exp();
        println!("geometric mean of the ratios of time (above 1: tresse is faster): {mean:.2}");
    }
    Ok(is_right)
}

/// Peak memory in MiB. It is the greatest of all processes, clang among them: what is not clearly
/// more than for an empty program is only a bound.
fn peak(ours: &Sample, start: &Sample) -> String {
    let is_clang = ours.peak < start.peak + start.peak / 10;
    format!("{}{:.0}", if is_clang { "<" } else { "" }, ours.peak as f64 / 1024.0)
}

struct Tools<'a> {
    tresse: String,
    options: &'a Options,
}

impl Tools<'_> {
    /// What each takes for a program that does nothing.
    fn start(&self) -> Result<(Sample, Sample), String> {
        let file = std::env::temp_dir().join(format!("tresse-empty-{}.c", std::process::id()));
        let text = "#include <pthread.h>\n#include <stdatomic.h>\n#include <stdlib.h>\n\
                    int main(void) { return 0; }\n";
        std::fs::write(&file, text).map_err(|e| format!("{}: {e}", file.display()))?;
        let path = file.display().to_string();
        let samples = self.turns(&path, "", "sc");
        let _ = std::fs::remove_file(&file);
        Ok((
            samples.0.map_err(|e| format!("genmc: {e}"))?,
            samples.1.map_err(|e| format!("tresse: {e}"))?,
        ))
    }

    fn rounds(&self, bench: &Bench) -> (Result<Sample, String>, Result<Sample, String>) {
        self.turns(&format!("tests/correct/synthetic/{}", bench.file), bench.flags, bench.model)
    }

    /// The best of the rounds of each, taking turns; the first failure of one ends its turns.
    fn turns(
        &self,
        file: &str,
        flags: &str,
        model: &str,
    ) -> (Result<Sample, String>, Result<Sample, String>) {
        let program = |before: Vec<String>| {
            let after = flags.split_whitespace().chain([file]).map(str::to_owned);
            before.into_iter().chain(["--".to_owned()]).chain(after).collect::<Vec<_>>()
        };
        let genmc = program(
            [format!("--{model}")].into_iter().chain(GENMC_FLAGS.map(str::to_owned)).collect(),
        );
        let mut words = check_arguments(&self.options.engine, model, self.options.timeout);
        if self.options.engine == "graph" {
            // GenMC's way to count.
            words.extend(["--count", "all"].map(str::to_owned));
        }
        let tresse = program(words);
        let mut best = (
            self.once(&self.options.genmc, &genmc, of_genmc),
            self.once(&self.tresse, &tresse, of_tresse),
        );
        for _ in 1..self.options.rounds {
            best.0 = best
                .0
                .and_then(|b| Ok(faster(b, self.once(&self.options.genmc, &genmc, of_genmc)?)));
            best.1 =
                best.1.and_then(|b| Ok(faster(b, self.once(&self.tresse, &tresse, of_tresse)?)));
        }
        best
    }

    fn once(&self, program: &str, args: &[String], read: Read) -> Result<Sample, String> {
        let limit = self.options.timeout;
        let mut command = Command::new("time");
        // `timeout` so that no program is left behind; a little later than tresse's own, which says
        // more.
        command
            .args(["-f", "%U %M", "timeout"])
            .arg((limit.as_secs() + 5).to_string())
            .arg(program)
            .args(args);
        let ran =
            child::run(command.current_dir(&self.options.dir), limit + Duration::from_secs(30));
        let ran =
            ran.map_err(|e| format!("cannot run GNU time (Debian: apt install time): {e}"))?;
        if ran.stderr.contains("exited with non-zero status 124") {
            return Err(format!("not done after {} s", limit.as_secs()));
        }
        let (user, peak) = of_time(&ran.stderr)
            .ok_or_else(|| format!("no times in what `time` printed: {}", ran.stderr.trim()))?;
        let complete = read(&ran.stdout, &ran.stderr)?;
        Ok(Sample { complete, user, peak })
    }
}

fn faster(one: Sample, other: Sample) -> Sample {
    let peak = one.peak.max(other.peak);
    Sample { peak, ..if other.user < one.user { other } else { one } }
}

/// The last line: seconds and KiB.
fn of_time(stderr: &str) -> Option<(f64, u64)> {
    let (user, peak) = stderr.lines().last()?.split_once(' ')?;
    Some((user.parse().ok()?, peak.parse().ok()?))
}

fn of_genmc(stdout: &str, stderr: &str) -> Result<u64, String> {
    let number = |line: &str| {
        line.strip_prefix("Number of complete executions explored:")?.trim().parse().ok()
    };
    stdout
        .lines()
        .chain(stderr.lines())
        .find_map(number)
        .ok_or_else(|| "it printed no number of executions".to_owned())
}

fn of_tresse(stdout: &str, stderr: &str) -> Result<u64, String> {
    let report = Report::read(stdout)
        .ok_or_else(|| stderr.lines().next().unwrap_or("it said nothing").to_owned())?;
    match (report.verdict.as_str(), report.complete) {
        ("no-errors", Some(complete)) => Ok(complete),
        (verdict, _) => Err(format!("{verdict}: {}", report.message)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_from_what_the_tools_print() {
        let text = "*** Verification complete.\nNo errors were detected.\n\
                    Number of complete executions explored: 36\n\
                    Number of blocked executions seen: 180\n";
        assert_eq!(of_genmc(text, ""), Ok(36));
        assert_eq!(of_genmc("Number of complete executions explored: 4\n", ""), Ok(4));
        assert!(of_genmc("BUG: Failure", "").is_err());
        assert_eq!(of_time("a warning\n2.68 95244\n"), Some((2.68, 95244)));
        assert_eq!(of_time("Command exited with non-zero status 1\n"), None);
    }

    #[test]
    fn of_two_runs_the_faster_counts_with_the_greater_memory() {
        let sample = |user, peak| Sample { complete: 1, user, peak };
        assert_eq!(faster(sample(2.0, 10), sample(1.0, 5)), sample(1.0, 10));
    }

    #[test]
    fn flags_are_read() {
        let options = parse(".", &["--rounds", "5", "--only", "big1"]).unwrap();
        assert_eq!(
            (options.rounds, options.only.as_str(), options.genmc.as_str()),
            (5, "big1", "genmc")
        );
        assert!(
            parse(".", &["--rounds", "0"]).is_err()
                && parse(".", &["--rounds"]).is_err()
                && parse(".", &["--what", "1"]).is_err()
        );
    }
}
