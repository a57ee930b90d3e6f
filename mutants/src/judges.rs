//! The tests that judge: built once, each measured alone, then those that reach a mutant are run
//! until one fails, the fast ones first.

use crate::known::Known;
use crate::run::{Said, Started};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant, UNIX_EPOCH};

/// Packages, their folders, and which files of their `tests/all/` judge; the tests beside the code
/// do as well. Not among them: tests of other things than rules (pools, hostile input), and what
/// takes long.
const JUDGES: [(&str, &str, &[&str]); 4] = [
    ("tresse-memmodels", "memmodels", &[]),
    ("tresse-machine", "machine", &["graph_driver", "promote", "reductions"]),
    ("tresse-explore", "explore", EXPLORE),
    ("tresse", "cli", &["configs", "effects", "graphs", "own_models", "programs", "races"]),
];

const EXPLORE: &[&str] = &[
    "agreement",
    "agreement_library",
    "candidates",
    "candidates_asked",
    "candidates_undefined",
    "effects",
    "exchange",
    "graph",
    "graph_barriers",
    "graph_circles",
    "graph_commuting",
    "graph_conds",
    "graph_creators",
    "graph_equivalence",
    "graph_locks",
    "graph_marked_spins",
    "graph_polls",
    "graph_spins",
    "graph_stores",
    "graph_symmetry",
    "graph_undefined",
    "graph_unroll",
    "judged",
    "link",
    "objects",
    "paper",
    "preemptions",
    "promises",
    "promotion",
    "publish",
    "resume",
    "sizes",
    "steps",
    "steps_finite",
    "thread_barriers",
    "undefined_values",
    "views",
    "witness",
];

/// Folders of programs, and the tests that go through them. Each program judges for itself
/// (`TRESSE_PROGRAM`), as it reaches fewer mutants and takes less time than all of them.
const FOLDERS: [(&str, &[&str]); 5] = [
    ("examples", &["programs::examples_have_the_verdicts_that_are_expected"]),
    (
        "tests/errors",
        &[
            "programs::errors_are_found_with_their_code_and_line",
            "programs::small_programs_have_the_same_errors_by_axioms",
            "programs::the_machine_finds_the_same_errors",
        ],
    ),
    (
        "tests/litmus",
        &[
            "programs::litmus_tests_have_exactly_their_outcomes",
            "programs::litmus_tests_have_the_same_outcomes_byte_by_byte",
        ],
    ),
    ("tests/ok", &["programs::programs_run_as_they_do_natively"]),
    ("tests/paper", &["programs::the_papers_programs_do_what_the_paper_says"]),
];

/// Tests that are faster than this are run together: starting a process takes time as well.
const FAST: Duration = Duration::from_millis(300);

/// A test binary.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Binary {
    pub(crate) name: String,
    pub(crate) path: PathBuf,
    pub(crate) folder: PathBuf,
}

/// Some tests of a binary, perhaps of one program only.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    pub(crate) binary: Binary,
    pub(crate) tests: Vec<String>,
    pub(crate) program: Option<String>,
    /// How long it takes without a mutant.
    pub(crate) time: Duration,
    /// The mutants that it reaches.
    pub(crate) reaches: BTreeSet<u32>,
}

/// What became of a mutant.
#[derive(PartialEq, Eq)]
pub(crate) enum Fate {
    Killed(String),
    /// How many tests passed, and how many were not asked as they take too long.
    Survived {
        passed: usize,
        unasked: usize,
    },
    Unbuildable,
    /// The time was up before it was judged.
    Left,
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
        JUDGES.iter().for_each(|(package, ..)| args.extend(["-p", package]));
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
    pub(crate) fn build(&self) -> std::io::Result<Vec<Binary>> {
        // One command, as each choice of packages has features, and so builds, of its own.
        let mut args = vec!["test", "--no-run", "--lib"];
        args.extend(["--test", "all"]);
        JUDGES.iter().for_each(|(package, ..)| args.extend(["-p", *package]));
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
            judges.push(Binary { name: format!("{package}:{target}"), path: path.into(), folder });
        }
        match judges.is_empty() {
            true => Err(std::io::Error::other("the judges do not build")),
            false => Ok(judges),
        }
    }
}

impl Binary {
    /// Its tests, each a judge.
    fn judges(&self, root: &Path) -> std::io::Result<Vec<Judge>> {
        let output = Command::new(&self.path)
            .args(["--list", "--format", "terse"])
            .current_dir(&self.folder)
            .output()?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let mut tests: Vec<&str> =
            text.lines().filter_map(|line| line.strip_suffix(": test")).collect();
        tests.retain(|test| self.asks(test));
        let mut judges = Vec::new();
        for (folder, of_folder) in FOLDERS {
            if tests.iter().any(|test| of_folder.contains(test)) {
                tests.retain(|test| !of_folder.contains(test));
                let programs = programs(root, folder)?;
                judges.extend(programs.into_iter().map(|p| self.judge(of_folder, Some(p))));
            }
        }
        judges.extend(tests.iter().map(|test| self.judge(&[test], None)));
        Ok(judges)
    }

    /// Is this test one of those that judge?
    fn asks(&self, test: &str) -> bool {
        let Some(package) = self.name.strip_suffix(":all") else { return true };
        let file = test.split("::").next().unwrap_or(test);
        JUDGES.iter().any(|(_, folder, files)| *folder == package && files.contains(&file))
    }

    fn judge(&self, tests: &[&str], program: Option<String>) -> Judge {
        Judge {
            binary: self.clone(),
            tests: tests.iter().map(|&test| test.to_owned()).collect(),
            program,
            time: Duration::ZERO,
            reaches: BTreeSet::new(),
        }
    }
}

/// The programs of a folder.
fn programs(root: &Path, folder: &str) -> std::io::Result<Vec<String>> {
    let mut programs = Vec::new();
    for entry in std::fs::read_dir(root.join(folder))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".ll") {
            programs.push(format!("{folder}/{name}"));
        }
    }
    programs.sort();
    Ok(programs)
}

/// The judges that pass without a mutant, the fast ones first. What was measured before counts if
/// neither the binary nor the program has changed.
pub(crate) fn measured(
    tree: &Tree,
    folder: &Path,
    slow: Duration,
    jobs: usize,
) -> std::io::Result<Vec<Judge>> {
    let mut all = Vec::new();
    for binary in tree.build()? {
        all.extend(binary.judges(&tree.root)?);
    }
    if let Some(file) = without_tests(&all) {
        return Err(std::io::Error::other(format!("{file} is to judge, and has no tests")));
    }
    let known = Known::read(folder)?;
    let judges = side_by_side(jobs, &all, |n, judge| {
        let stamp = judge.stamp(&tree.root)?;
        let mut judge = judge.clone();
        let why = match known.of(&stamp) {
            Some((why, time, reaches)) => {
                (judge.time, judge.reaches) = (time, reaches);
                why
            }
            None => {
                let why = match judge.measure(&folder.join(n.to_string()), slow)? {
                    Said::Passed => String::new(),
                    Said::Failed(why) => why,
                };
                known.add(&stamp, &why, &judge)?;
                why
            }
        };
        if !why.is_empty() {
            eprintln!("mutants: {} does not judge: {why}", judge.name());
        }
        Ok(why.is_empty().then_some(judge))
    })?;
    let mut judges: Vec<Judge> = judges.into_iter().flatten().collect();
    judges.sort_by_key(|j| j.time);
    Ok(judges)
}

/// A file that is to judge, of which there is no test.
fn without_tests(all: &[Judge]) -> Option<String> {
    let has_tests = |folder: &str, file: &str| {
        let of_file = |test: &String| test.split("::").next() == Some(file);
        let of_folder = |judge: &&Judge| judge.binary.name == format!("{folder}:all");
        all.iter().filter(of_folder).any(|judge| judge.tests.iter().any(of_file))
    };
    let named = JUDGES.iter().flat_map(|(_, folder, files)| files.iter().map(move |f| (folder, f)));
    let mut missing = named.filter(|(folder, file)| !has_tests(folder, file));
    missing.next().map(|(folder, file)| format!("{folder}/tests/all/{file}.rs"))
}

/// Does something with each, several at the same time; the results in order.
pub(crate) fn side_by_side<T: Sync, R: Send>(
    jobs: usize,
    all: &[T],
    work: impl Fn(usize, &T) -> std::io::Result<R> + Sync,
) -> std::io::Result<Vec<R>> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(BTreeMap::new());
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    let Some(one) = all.get(n) else { break };
                    let result = work(n, one);
                    if let Ok(mut results) = results.lock() {
                        results.insert(n, result);
                    }
                }
            });
        }
    });
    let results = results.into_inner().map_err(|_| std::io::Error::other("a worker panicked"))?;
    results.into_values().collect()
}

/// Asks the judges that a mutant reaches, for so long.
pub(crate) fn fate(mutant: u32, judges: &[Judge], cap: Duration) -> std::io::Result<Fate> {
    let start = Instant::now();
    let (mut passed, mut unasked) = (0, 0);
    for judge in together(judges.iter().filter(|j| j.reaches.contains(&mutant))) {
        if start.elapsed() + judge.time > cap {
            unasked += judge.tests.len();
            continue;
        }
        match judge.ask(mutant)? {
            Said::Failed(test) => return Ok(Fate::Killed(format!("{}: {test}", judge.name()))),
            Said::Passed => passed += judge.tests.len(),
        }
    }
    Ok(Fate::Survived { passed, unasked })
}

/// The fast tests of a binary become one judge.
fn together<'a>(judges: impl Iterator<Item = &'a Judge>) -> Vec<Judge> {
    let mut fast: BTreeMap<&Binary, Judge> = BTreeMap::new();
    let mut all = Vec::new();
    for judge in judges {
        if judge.time > FAST || judge.program.is_some() {
            all.push(judge.clone());
        } else if let Some(others) = fast.get_mut(&judge.binary) {
            others.time += judge.time;
            others.tests.extend_from_slice(&judge.tests);
        } else {
            fast.insert(&judge.binary, judge.clone());
        }
    }
    all.extend(fast.into_values());
    all.sort_by_key(|judge| judge.time);
    all
}

impl Judge {
    pub(crate) fn name(&self) -> String {
        match (&self.program, &self.tests[..]) {
            (Some(program), _) => program.clone(),
            (None, [test]) => format!("{} {test}", self.binary.name),
            (None, _) => self.binary.name.clone(),
        }
    }

    /// Its name, and when what it runs was written.
    fn stamp(&self, root: &Path) -> std::io::Result<String> {
        let mut stamp = format!("{} {}", self.name(), self.binary.path.display());
        let program = self.program.as_ref().map(|program| root.join(program));
        let source = program.as_ref().map(|program| program.with_extension("c"));
        let files = [Some(self.binary.path.clone()), program, source];
        for file in files.into_iter().flatten().filter(|file| file.exists()) {
            let written = file.metadata()?.modified()?;
            let since = written.duration_since(UNIX_EPOCH).unwrap_or_default();
            stamp.push_str(&format!(" {}", since.as_nanos()));
        }
        Ok(stamp)
    }

    /// Runs it without a mutant: how long it takes, and what it reaches.
    fn measure(&mut self, folder: &Path, slow: Duration) -> std::io::Result<Said> {
        let _ = std::fs::remove_dir_all(folder);
        std::fs::create_dir_all(folder)?;
        let start = Instant::now();
        let reached = ("MUTANTS_REACHED", folder.display().to_string());
        let said = Started::new(self, reached)?.wait(slow)?;
        self.time = start.elapsed();
        for entry in std::fs::read_dir(folder)? {
            self.reaches.extend(entry?.file_name().to_str().and_then(|n| n.parse::<u32>().ok()));
        }
        std::fs::remove_dir_all(folder)?;
        Ok(said)
    }

    /// Runs it with a mutant.
    fn ask(&self, mutant: u32) -> std::io::Result<Said> {
        // The host is shared: much slower is not endless.
        let limit = self.time * 4 + Duration::from_secs(10);
        Started::new(self, ("MUTANT", mutant.to_string()))?.wait(limit)
    }
}
