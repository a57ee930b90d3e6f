//! The tests that judge: built once, then run for each mutant that they reach, the fast ones first,
//! until one fails.

use serde_json::Value;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Packages, and their tests that judge: those beside the code, and of integration tests those that
/// hold engines against each other or against what is right. Each costs a link, and its time for
/// every mutant that survives.
const JUDGES: [(&str, &[&str]); 4] = [
    ("tresse-memmodels", &[]),
    ("tresse-machine", &["graph_driver", "promote", "reductions"]),
    ("tresse-explore", EXPLORE),
    ("tresse", &["programs", "races", "second_opinion"]),
];

const EXPLORE: &[&str] = &[
    "agreement",
    "agreement_library",
    "candidates",
    "candidates_undefined",
    "graph",
    "graph_barriers",
    "graph_commuting",
    "graph_conds",
    "graph_equivalence",
    "graph_locks",
    "graph_spins",
    "graph_symmetry",
    "graph_undefined",
    "judged",
    "preemptions",
    "promises",
    "resume",
    "sizes",
    "steps",
    "undefined_values",
    "views",
    "witness",
];

/// A mutant may make a test endless, or have it take all memory: so much, in KiB.
const MEMORY: u64 = 6_000_000;

/// One binary with tests.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    pub(crate) name: String,
    path: PathBuf,
    folder: PathBuf,
    /// How long it takes without a mutant.
    pub(crate) time: Duration,
    /// The mutants that it reaches.
    pub(crate) reaches: BTreeSet<u32>,
}

/// What a test binary says of a mutant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    Passed,
    /// The test that failed, or why the binary ended.
    Failed(String),
}

/// A tree with switches, and where its build goes.
pub(crate) struct Tree {
    pub(crate) root: PathBuf,
    pub(crate) target: PathBuf,
}

/// An error of the compiler: its file, and where in it, in bytes.
pub(crate) type Unbuildable = (String, Range<usize>, String);

impl Tree {
    fn cargo(&self, args: &[&str]) -> std::io::Result<Vec<Value>> {
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
        let output = Command::new(cargo)
            .args(args)
            .arg("--message-format=json")
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", &self.target)
            .env("CARGO_INCREMENTAL", "0")
            .stderr(Stdio::null())
            .output()?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        Ok(text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect())
    }

    /// Errors of the compiler in the sources, each with its primary place.
    pub(crate) fn errors(&self) -> std::io::Result<Vec<Unbuildable>> {
        let mut args = vec!["check"];
        JUDGES.iter().for_each(|(package, _)| args.extend(["-p", package]));
        let mut errors = Vec::new();
        for message in self.cargo(&args)? {
            let message = &message["message"];
            if message["level"] != "error" {
                continue;
            }
            let spans = message["spans"].as_array().into_iter().flatten();
            for span in spans {
                let byte = |name: &str| span[name].as_u64().unwrap_or(0) as usize;
                let file = span["file_name"].as_str().unwrap_or("").to_owned();
                let text = message["message"].as_str().unwrap_or("").to_owned();
                errors.push((file, byte("byte_start")..byte("byte_end"), text));
            }
        }
        Ok(errors)
    }

    /// Builds the judges.
    pub(crate) fn build(&self) -> std::io::Result<Vec<Judge>> {
        // One command, as each choice of packages has features, and so builds, of its own.
        let mut args = vec!["test", "--no-run", "--lib"];
        for (package, tests) in JUDGES {
            args.extend(["-p", package]);
            tests.iter().for_each(|test| args.extend(["--test", *test]));
        }
        let mut judges = Vec::new();
        for message in self.cargo(&args)? {
            let is_test = message["profile"]["test"] == true;
            let (Some(path), true) = (message["executable"].as_str(), is_test) else {
                continue;
            };
            let manifest = PathBuf::from(message["manifest_path"].as_str().unwrap_or(""));
            let folder = manifest.parent().unwrap_or(Path::new("")).to_owned();
            let package = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let target = message["target"]["name"].as_str().unwrap_or("");
            judges.push(Judge {
                name: format!("{package}:{target}"),
                path: path.into(),
                folder,
                time: Duration::ZERO,
                reaches: BTreeSet::new(),
            });
        }
        match judges.is_empty() {
            true => Err(std::io::Error::other("the judges do not build")),
            false => Ok(judges),
        }
    }
}

impl Judge {
    /// Runs it without a mutant: how long it takes, and what it reaches.
    pub(crate) fn measure(&mut self, folder: &Path, slow: Duration) -> std::io::Result<Said> {
        let _ = std::fs::remove_dir_all(folder);
        std::fs::create_dir_all(folder)?;
        let start = Instant::now();
        let reached = ("MUTANTS_REACHED", folder.display().to_string());
        let said = self.run(reached, slow)?;
        self.time = start.elapsed();
        for entry in std::fs::read_dir(folder)? {
            self.reaches.extend(entry?.file_name().to_str().and_then(|n| n.parse::<u32>().ok()));
        }
        Ok(said)
    }

    /// Runs it with a mutant.
    pub(crate) fn judge(&self, mutant: u32) -> std::io::Result<Said> {
        // The host is shared: much slower is not endless.
        let limit = self.time * 4 + Duration::from_secs(20);
        self.run(("MUTANT", mutant.to_string()), limit)
    }

    fn run(&self, (name, value): (&str, String), limit: Duration) -> std::io::Result<Said> {
        let script = format!("ulimit -v {MEMORY}; exec \"$0\" --test-threads=2");
        let mut child = Command::new("bash")
            .args(["-c", &script])
            .arg(&self.path)
            .current_dir(&self.folder)
            .env("CARGO_MANIFEST_DIR", &self.folder)
            .env("RUST_BACKTRACE", "0")
            .env("PROPTEST_FAILURE_PERSISTENCE", "off")
            .env(name, value)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let stdout = child.stdout.take();
        let reader = std::thread::spawn(move || {
            let lines = stdout.into_iter().flat_map(|s| BufReader::new(s).lines());
            lines.map_while(Result::ok).find_map(|line| {
                line.strip_prefix("test ")?.strip_suffix(" ... FAILED").map(str::to_owned)
            })
        });
        let start = Instant::now();
        let ended = loop {
            if let Some(status) = child.try_wait()? {
                break Some(status);
            }
            // The reader ends at the first failure, or with the process.
            if reader.is_finished() || start.elapsed() > limit {
                std::thread::sleep(Duration::from_millis(200));
                break child.try_wait()?;
            }
            std::thread::sleep(Duration::from_millis(20));
        };
        if ended.is_none() {
            child.kill()?;
            child.wait()?;
        }
        let is_late = ended.is_none() && start.elapsed() > limit;
        // A process of the killed one may still hold the pipe.
        let failed = if is_late { None } else { reader.join().ok().flatten() };
        Ok(match (failed, ended) {
            (Some(test), _) => Said::Failed(test),
            (None, None) => Said::Failed("the time was up".into()),
            (None, Some(status)) if status.success() => Said::Passed,
            (None, Some(status)) => Said::Failed(format!("{status}")),
        })
    }
}
