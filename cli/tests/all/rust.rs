//! Programs in Rust (`tests/rust`): what is found in them, by graphs and by states; what they print
//! and return, as the programs do that rustc makes of them; crates by their manifest.
//!
//! rustc is there wherever these tests are compiled. A linker for programs may not be.

use crate::common;

use crate::common::{Temp, all_right, code, files, json, root, source, stderr, stdout, tresse};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

const INPUT: &str = "tests/rust/input.txt";

/// The text after `// name:`.
fn directive<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let prefix = format!("// {name}: ");
    text.lines().find_map(|line| line.strip_prefix(&prefix))
}

/// What `check` is to find under a model.
fn expected<'t>(text: &'t str, model: &str) -> Option<&'t str> {
    directive(text, "check").or_else(|| directive(text, &format!("check under {model}")))
}

/// `ok`, the code of the first error, or that the search was cut short.
fn found(args: &[&str]) -> String {
    let (_, report) = json(args);
    match report["verdict"].as_str() {
        Some("no-errors") => "ok".into(),
        _ => report["errors"][0]["code"].as_str().unwrap_or("cut").into(),
    }
}

/// The IR of a program in a file of its own, so that it is compiled once.
struct Ir(std::path::PathBuf);

impl Ir {
    fn of(file: &Path) -> Ir {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("tresse-rust-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let ir = folder.join("out.ll");
        let checks = "debug-assertions=on";
        let flags = [
            checks,
            "debuginfo=1",
            "lto=fat",
            "panic=abort",
            "codegen-units=1",
            "opt-level=1",
            "linker=true",
        ];
        let emit = format!("--emit=llvm-ir={},link={}.out", ir.display(), ir.display());
        let mut rustc = Command::new("rustc");
        rustc.args(flags.iter().flat_map(|flag| ["-C", flag])).args(["--edition", "2021"]);
        // Another one may be at the same crate.
        rustc.arg("--out-dir").arg(&folder);
        let ran = rustc.arg(emit).arg(file).current_dir(root()).output().unwrap();
        assert!(ran.status.success(), "{}", stderr(&ran));
        Ir(ir)
    }
}

impl Drop for Ir {
    fn drop(&mut self) {
        let _ = self.0.parent().map(std::fs::remove_dir_all);
    }
}

/// Processes of ours that compile the same file at the same time are not in each other's way, and
/// leave nothing in the current folder.
#[test]
fn a_file_is_compiled_by_several_at_once() {
    let folder = std::env::temp_dir().join(format!("tresse-at-once-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let command = |_| {
        let mut tresse = Command::new(env!("CARGO_BIN_EXE_tresse"));
        tresse.arg("run").arg(root().join("tests/rust/counter.rs")).current_dir(&folder);
        tresse.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    };
    let all: Vec<_> = (0..4).map(command).collect();
    for child in all {
        let output = child.wait_with_output().unwrap();
        assert_eq!(code(&output), 0, "{}", stderr(&output));
    }
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
    std::fs::remove_dir(&folder).unwrap();
}

#[test]
fn what_is_found_in_them() {
    let (mut wrong, mut compared) = (Vec::new(), 0);
    for file in files("tests/rust", "rs") {
        let text = source(&file);
        if directive(&text, "run").is_some() {
            continue;
        }
        let ir = Ir::of(&file);
        let name = ir.0.to_str().unwrap();
        for (model, engine) in [("sc", "graph"), ("rc11", "graph"), ("sc", "steps")] {
            // States are many where threads wait.
            if engine == "steps" && !text.contains("// Few enough states") {
                continue;
            }
            let found = found(&["check", "--model", model, "--engine", engine, name]);
            compared += 1;
            if Some(&found[..]) != expected(&text, model) {
                wrong.push(format!("{} under {model} by {engine}: {found}", file.display()));
            }
        }
    }
    all_right(wrong);
    assert!(compared > 25, "{compared}");
}

/// The errors are told by what the programs' own lines do.
#[test]
fn errors_stand_in_the_source() {
    let cases = [
        ("tests/rust/unordered.rs", "thread 1 reads (non-atomic) at tests/rust/unordered.rs:9:"),
        ("tests/rust/panics.rs", "tests/rust/panics.rs:6:24 in main, inside index"),
        ("tests/rust/crossed.rs", "waits for a lock that nobody gives up at tests/rust/crossed.rs"),
    ];
    for (file, words) in cases {
        let report = stderr(&tresse(&["check", file]));
        assert!(report.contains(words), "{report}");
        assert!(!report.contains("called from library/"), "{report}");
    }
}

/// The other way to the truth: the program that rustc makes, where there is a linker.
#[test]
fn they_print_what_the_compiled_programs_do() {
    let (mut compared, mut left_out) = (0, 0);
    for file in files("tests/rust", "rs") {
        let text = source(&file);
        let Some(status) = directive(&text, "run").and_then(|run| run.strip_prefix("exit ")) else {
            continue;
        };
        let name = file.to_str().unwrap();
        let ran = tresse(&["run", "--stdin", INPUT, name]);
        let output = std::fs::read(root().join(file.with_extension("out"))).unwrap();
        assert_eq!(code(&ran).to_string(), status, "{name}: {}", stderr(&ran));
        assert_eq!(stdout(&ran).as_bytes(), output, "{name}");
        let program = std::env::temp_dir().join(format!("tresse-rust-{}", std::process::id()));
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition", "2021", "-o"]).arg(&program).arg(&file).current_dir(root());
        if !rustc.output().unwrap().status.success() {
            left_out += 1;
            continue;
        }
        let input = std::fs::File::open(root().join(INPUT)).unwrap();
        let native = Command::new(&program).stdin(Stdio::from(input)).output().unwrap();
        let _ = std::fs::remove_file(&program);
        assert_eq!(code(&native).to_string(), status, "{name}");
        assert_eq!(native.stdout, output, "{name}");
        compared += 1;
    }
    if left_out > 0 {
        // Not through what tests print, which is shown of failed ones only.
        let _ = writeln!(std::io::stderr(), "skipped: {left_out} programs in Rust, no linker");
    }
    assert!(compared + left_out > 0);
}

/// A crate of several modules, with features; what is compiled is kept.
#[test]
fn a_crate_is_compiled_as_its_manifest_says() {
    let project = ["check", "--model", "rc11", "--project", "tests/rust/queue"];
    assert_eq!(found(&project), "ok");
    let flags = ["--format", "json", "--", "--features", "weak"];
    let ran = tresse(&[&project[..], &flags].concat());
    let report: serde_json::Value = serde_json::from_slice(&ran.stdout).unwrap();
    assert_eq!((code(&ran), report["errors"][0]["code"].as_str()), (13, Some("T0301")));
    // Its replay string leads there again, with the same flags.
    let replay = report["errors"][0]["replay"].as_str().unwrap();
    let words = ["replay", "--model", "rc11", replay, "--project", "tests/rust/queue"];
    let again = tresse(&[&words[..], &["--", "--features", "weak"]].concat());
    assert_eq!(code(&again), 13, "{}", stderr(&again));
}

#[test]
fn what_cannot_be_compiled_is_said() {
    let file = common::Temp::new("wrong.rs", b"fn main() { let n: i32 = \"one\"; }\n");
    let ran = tresse(&["check", file.path()]);
    assert_eq!(code(&ran), 2);
    assert!(stderr(&ran).contains("mismatched types"), "{}", stderr(&ran));
    let cases: [(&[&str], &str); 4] = [
        (&["check", "tests/rust/none.rs"], "cannot read tests/rust/none.rs"),
        (&["check", "--rustc", "/none", "tests/rust/freed.rs"], "there is no /none here"),
        (
            &["check", "--rustc", "rustc", "examples/atomic_counter_torn.ll"],
            "no file of the program is in it",
        ),
        (
            &["check", "tests/rust/freed.rs", "examples/atomic_counter_torn.c", "--", "-O1"],
            "the program is in Rust and in C or C++",
        ),
    ];
    for (words, said) in cases {
        let ran = tresse(words);
        assert_eq!(code(&ran), 2, "{words:?}");
        assert!(stderr(&ran).contains(said), "{words:?}: {}", stderr(&ran));
    }
}

/// Graphs have loops of ours where threads wait for Rust's locks; runs execute the library's own
/// code. Both find that a thread waits for ever, and the two words for it are no difference.
#[test]
fn runs_wait_by_the_librarys_own_code() {
    for file in ["tests/rust/crossed.rs", "tests/rust/readers.rs"] {
        let fuzz = ["fuzz", "--runs", "3000", file];
        let (_, report) = json(&fuzz);
        assert_eq!(report["failed_runs"][0]["errors"][0]["code"], "T0201", "{file}: {report}");
    }
    let ran = tresse(&["check", "--second-opinion", "tests/rust/crossed.rs"]);
    assert_eq!(code(&ran), 12, "{}", stderr(&ran));
    assert!(stderr(&ran).contains("no second opinion: by graphs"), "{}", stderr(&ran));
}

/// One message from one thread to another.
const CHANNEL: &str = "use std::sync::mpsc;
use std::thread;

fn main() {
    let (sender, receiver) = mpsc::channel::<Box<i32>>();
    let sending = thread::spawn(move || sender.send(Box::new(1)).is_ok());
    assert_eq!(receiver.recv().map(|value| *value), Ok(1));
    assert!(sending.join().unwrap());
    assert!(receiver.recv().is_err());
}
";

/// In a channel of the library a thread waits for another one in loops that count their rounds, to
/// pause and then to yield: nobody can tell how often. (Where the compiler puts the counting into
/// its caller, and checks it for overflows, it is followed.)
#[test]
fn a_channel_s_threads_only_wait() {
    let program = Temp::new("channel.rs", CHANNEL.as_bytes());
    for model in ["sc", "rc11"] {
        assert_eq!(found(&["check", "--model", model, program.path()]), "ok", "{model}");
    }
}

/// Outcomes hold the program's statics, by their Rust names, and none of the library's.
#[test]
fn outcomes_are_told_by_the_programs_statics() {
    let text = "\
use std::sync::atomic::{AtomicU8, Ordering::SeqCst};
static mut SEEN: Option<u8> = None;
static X: AtomicU8 = AtomicU8::new(0);
fn main() {
    let other = std::thread::spawn(|| X.store(7, SeqCst));
    let x = X.load(SeqCst);
    unsafe { SEEN = if x == 0 { None } else { Some(x) } };
    other.join().unwrap();
}
";
    let file = common::Temp::new("statics.rs", text.as_bytes());
    let ran = tresse(&["check", "--model", "sc", "--outcomes", file.path()]);
    let said = stderr(&ran);
    assert_eq!(code(&ran), 0, "{said}");
    for outcome in ["outcomes: 2\n", "exit 0 X=7 SEEN={0, undef}\n", "exit 0 X=7 SEEN={1, 7}\n"] {
        assert!(said.contains(outcome), "{said}");
    }
    assert!(!said.contains("_R") && !said.contains("std::"), "{said}");
}
