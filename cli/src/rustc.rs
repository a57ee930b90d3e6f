//! Rust to IR, through a rustc of the user's: a crate with all that it is made of as one module.
//!
//! The standard library is delivered as machine code with bitcode beside it, which link-time
//! optimisation takes in (rustc book, `-C lto=fat`); what rustc writes as IR then holds all of it.
//! The library is optimised as it was delivered. The program's own crates are compiled as cargo's
//! profile `dev` has it, overflow checks and debug assertions among them, unless flags say
//! otherwise. A panic aborts: that a program unwinds is not modelled.
//!
//! Nothing is linked in the end: the linker is `true`, which does nothing.

use crate::clang::{TempDir, text_of};
use crate::failure::{Complaint, Failure, Place, Voice};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What makes one module of everything, and keeps the IR near the source.
const FLAGS: [&str; 6] =
    ["lto=fat", "panic=abort", "codegen-units=1", "opt-level=0", "debuginfo=2", "linker=true"];

/// Without a flag for it a single file is in this edition.
const EDITION: &str = "2021";

/// Is it a file in Rust, by its name?
pub(crate) fn is_rust(file: &Path) -> bool {
    file.extension().is_some_and(|e| e == "rs")
}

/// The crate of a project: its `Cargo.toml`, if the path is that or its folder, and no list of
/// compile commands is there.
pub(crate) fn manifest(project: &Path) -> Option<PathBuf> {
    if project.file_name().is_some_and(|name| name == "Cargo.toml") {
        return Some(project.to_owned());
    }
    let manifest = project.join("Cargo.toml");
    (manifest.is_file() && !project.join("compile_commands.json").exists()).then_some(manifest)
}

/// The IR of a crate that is one file with its modules. What rustc says is added to `said`.
///
/// # Errors
/// There is no rustc, or it does not compile the file.
pub(crate) fn compile(
    file: &Path,
    rustc: Option<&Path>,
    target: Option<&str>,
    flags: &[String],
    said: &mut Vec<String>,
) -> Result<Vec<u8>, Failure> {
    let rustc = rustc.unwrap_or(Path::new("rustc"));
    let folder = TempDir::new().map_err(|e| trouble("cannot make a temporary folder", &e))?;
    let out = folder.0.join("out.ll");
    let mut command = Command::new(rustc);
    command.args(FLAGS.iter().flat_map(|flag| ["-C", flag]));
    if !flags.iter().any(|flag| flag.starts_with("--edition")) {
        command.args(["--edition", EDITION]);
    }
    if let Some(target) = target {
        command.args(["--target", target]);
    }
    // What rustc makes on the way goes there as well, and not to the current folder: another one
    // may be at the same crate.
    command.args(flags).arg(file).arg("--out-dir").arg(&folder.0);
    command.arg(format!("--emit=llvm-ir={},link={}", out.display(), folder.0.join("o").display()));
    run(command, rustc, file, said)?;
    std::fs::read(&out).map_err(|e| trouble("rustc wrote no IR", &e))
}

/// The IR of a crate as its manifest says, with the crates that it depends on. What is compiled is
/// kept below cargo's folder for that, in `tresse`.
///
/// # Errors
/// There is no cargo, or it does not compile the crate.
pub(crate) fn compile_crate(
    manifest: &Path,
    rustc: Option<&Path>,
    target: Option<&str>,
    flags: &[String],
    said: &mut Vec<String>,
) -> Result<Vec<u8>, Failure> {
    let cargo = Path::new("cargo");
    let folder = TempDir::new().map_err(|e| trouble("cannot make a temporary folder", &e))?;
    let out = folder.0.join("out.ll");
    let mut command = Command::new(cargo);
    command.arg("rustc").arg("--quiet").arg("--manifest-path").arg(manifest);
    command.arg("--target-dir").arg(target_folder(cargo, manifest)?.join("tresse"));
    // All profiles go back to one of these.
    for profile in ["dev", "release"] {
        for setting in ["lto=\"fat\"", "panic=\"abort\"", "codegen-units=1", "debug=2"] {
            command.arg("--config").arg(format!("profile.{profile}.{setting}"));
        }
    }
    if let Some(rustc) = rustc {
        command.env("RUSTC", rustc);
    }
    if let Some(target) = target {
        command.args(["--target", target]);
    }
    command.args(flags).args(["--", "-C", "linker=true"]);
    command.arg(format!("--emit=llvm-ir={}", out.display()));
    run(command, cargo, manifest, said)?;
    std::fs::read(&out).map_err(|e| trouble("cargo has made no IR", &e))
}

/// Where cargo keeps what it has compiled.
fn target_folder(cargo: &Path, manifest: &Path) -> Result<PathBuf, Failure> {
    #[derive(Deserialize)]
    struct Metadata {
        target_directory: PathBuf,
    }
    let mut command = Command::new(cargo);
    command.args(["metadata", "--no-deps", "--format-version", "1", "--manifest-path"]);
    let text = text_of(command.arg(manifest)).map_err(|words| refusal(cargo, manifest, &words))?;
    let metadata: Result<Metadata, _> = serde_json::from_slice(&text);
    let of_cargo = |e| Failure::bad(format!("cargo metadata has written what is no answer: {e}"));
    Ok(metadata.map_err(of_cargo)?.target_directory)
}

/// Runs a compiler.
fn run(
    mut command: Command,
    tool: &Path,
    source: &Path,
    said: &mut Vec<String>,
) -> Result<(), Failure> {
    let ran = command.output().map_err(|e| match e.kind() {
        std::io::ErrorKind::NotFound => missing(tool, source),
        _ => trouble(&format!("cannot run {}", tool.display()), &e),
    })?;
    let words = String::from_utf8_lossy(&ran.stderr);
    if !ran.status.success() {
        return Err(refusal(tool, source, &words));
    }
    said.extend(words.lines().map(str::to_owned));
    Ok(())
}

fn trouble(what: &str, e: &std::io::Error) -> Failure {
    Failure::bad(format!("{what}: {e}"))
}

fn refusal(tool: &Path, source: &Path, words: &str) -> Failure {
    let message = format!("{} could not compile {}", tool.display(), source.display());
    let place = Some(Place { file: source.display().to_string(), ..Place::default() });
    let complaint = Complaint { place, ..Complaint::new(message).with_help(words) };
    Failure::of(Voice::Input, complaint)
}

fn missing(tool: &Path, source: &Path) -> Failure {
    let message =
        format!("{} is in Rust, and there is no {} here", source.display(), tool.display());
    let help = "  install Rust (https://rustup.rs), or name a rustc with --rustc PATH";
    Failure::of(Voice::Input, Complaint::new(message).with_help(help))
}
