//! C files to IR, through a clang of the user's (DESIGN §8: no link against LLVM).

use crate::failure::{Complaint, Failure, Place, Voice};
use crate::layout;
use crate::report::plain::quote;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Names that are looked for on PATH, in this order.
const NAMES: [&str; 9] = [
    "clang", "clang-19", "clang-18", "clang-17", "clang-16", "clang-15", "clang-14", "clang-20",
    "clang-21",
];

/// Flags for every C file; the user's come after them and win.
const FLAGS: [&str; 6] = ["-S", "-emit-llvm", "-O0", "-g", "-Xclang", "-disable-O0-optnone"];

/// More flags that keep the IR near the source.
const PLAIN: [&str; 4] =
    ["-fno-stack-protector", "-fno-vectorize", "-fno-slp-vectorize", "-fno-discard-value-names"];

/// The target for the machine that was chosen. Flags that name a target come after it and win.
///
/// # Errors
/// There is no such target; or flags name one, and the machine as well.
pub(crate) fn target_for(
    chosen: &layout::Chosen,
    flags: &[String],
) -> Result<Option<String>, Failure> {
    let is_target = |f: &&String| {
        f.starts_with("--target") || matches!(f.as_str(), "-target" | "-m32" | "-m64" | "-mx32")
    };
    match (flags.iter().find(is_target), &chosen.target[..], chosen.triple()) {
        (Some(flag), target, _) if !target.is_empty() => Err(Failure::bad(format!(
            "--target {target}: {flag} names a target for clang, too: leave one of them out"
        ))),
        (Some(_), ..) => Ok(None),
        (None, _, Some(target)) => Ok((!target.is_empty()).then(|| target.to_owned())),
        (None, _, None) => Err(Failure::bad(format!(
            "there is no target to compile C for with {}",
            chosen.describe()
        ))),
    }
}

/// Flags that a target needs to be one that the C library is for: the doubles of AVR have 32 bits
/// without, and clang asks for a name of the chip, which only linkers need.
fn flags_for(triple: &str) -> &'static [&'static str] {
    match triple.split('-').next() {
        Some("avr") => &["-mdouble=64", "-Wno-avr-rtlib-linking-quirks"],
        _ => &[],
    }
}

/// A folder that is removed with its content.
struct TempDir(PathBuf);

impl TempDir {
    fn new() -> std::io::Result<TempDir> {
        let base = std::env::temp_dir();
        for n in 0..1000 {
            let path = base.join(format!("tresse-{}-{n}", std::process::id()));
            match std::fs::create_dir(&path) {
                Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => {}
                other => return other.map(|()| TempDir(path)),
            }
        }
        Err(std::io::Error::other("no free name for a temporary folder"))
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Compiles a C file against our own headers. The text is the same wherever the temporary folder
/// is. What clang says is added to `said`.
pub(crate) fn compile(
    file: &Path,
    clang: Option<&Path>,
    flags: &[String],
    target: Option<&str>,
    said: &mut Vec<String>,
) -> Result<Vec<u8>, Failure> {
    let clang = match clang {
        Some(path) => path.to_owned(),
        None => find().ok_or_else(|| missing(file))?,
    };
    let trouble = |what: &str, e: std::io::Error| Failure::bad(format!("{what}: {e}"));
    let folder = with_headers().map_err(|e| trouble("cannot write the C headers", e))?;
    let out = folder.0.join("out.ll");
    let mut command = Command::new(&clang);
    command
        .args(FLAGS)
        .args(PLAIN)
        // Ours first; behind them those of the system.
        .arg("-isystem")
        .arg(folder.0.join("include"));
    command.arg(format!("-fdebug-prefix-map={}=tresse", folder.0.display()));
    if let Some(target) = target {
        command.arg(format!("--target={target}")).args(flags_for(target));
    }
    command.args(flags).arg("-o").arg(&out).arg(file);
    let ran =
        command.output().map_err(|e| trouble(&format!("cannot run {}", clang.display()), e))?;
    let words = String::from_utf8_lossy(&ran.stderr);
    if !ran.status.success() {
        let message = format!("{} could not compile {}", clang.display(), file.display());
        let place = Some(Place { file: file.display().to_string(), ..Place::default() });
        let complaint = Complaint { place, ..Complaint::new(message).with_help(&words) };
        return Err(Failure::of(Voice::Input, complaint));
    }
    said.extend(words.lines().map(str::to_owned));
    std::fs::read(&out).map_err(|e| trouble("clang wrote no IR", e))
}

/// A new folder with our headers.
fn with_headers() -> std::io::Result<TempDir> {
    let folder = TempDir::new()?;
    write_all(&folder.0.join("include"), tresse_libc_shim::HEADERS)?;
    Ok(folder)
}

/// Writes texts below a folder, each by its name.
fn write_all(folder: &Path, texts: &[(&str, &str)]) -> std::io::Result<()> {
    texts.iter().try_for_each(|(name, text)| {
        let path = folder.join(name);
        std::fs::create_dir_all(path.parent().unwrap_or(folder))?;
        std::fs::write(&path, text)
    })
}

/// What the C library is compiled with for a target. What another compiler warns of is no reason to
/// have no library.
pub(crate) fn library_flags(triple: &str) -> impl Iterator<Item = &'static str> {
    let flags = tresse_libc_shim::FLAGS.split_whitespace().filter(|flag| *flag != "-Werror");
    flags.chain(["-w"]).chain(flags_for(triple).iter().copied())
}

/// Compiles the C library for a target.
///
/// # Errors
/// Why that cannot be.
pub(crate) fn library(clang: &Path, triple: &str) -> Result<String, String> {
    let trouble = |e: std::io::Error| e.to_string();
    let folder = with_headers().map_err(trouble)?;
    write_all(&folder.0, tresse_libc_shim::SOURCES).map_err(trouble)?;
    let out = folder.0.join("out.ll");
    let mut command = Command::new(clang);
    command.arg(format!("--target={triple}")).args(library_flags(triple));
    command.arg("-isystem").arg(folder.0.join("include"));
    command.arg("-o").arg(&out).arg(folder.0.join("all.c"));
    let ran = command.output().map_err(|e| format!("cannot run {}: {e}", clang.display()))?;
    if !ran.status.success() {
        let words = String::from_utf8_lossy(&ran.stderr);
        let line = words.lines().find(|line| line.contains("error")).unwrap_or("no reason given");
        let line = line.rsplit("error: ").next().unwrap_or(line);
        return Err(format!("{} cannot compile it: {line}", clang.display()));
    }
    let text = std::fs::read_to_string(&out).map_err(trouble)?;
    // The text is the same wherever the temporary folder is.
    let is_name = |line: &&str| line.starts_with("; ModuleID") || line.starts_with("source_");
    let lines = text.lines().filter(|line| !is_name(line));
    Ok(lines.flat_map(|line| [line, "\n"]).collect())
}

/// The first clang on PATH.
pub(crate) fn find() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let in_path =
        |name: &&str| std::env::split_paths(&path).map(|p| p.join(name)).find(|p| p.is_file());
    NAMES.iter().find_map(in_path)
}

fn missing(file: &Path) -> Failure {
    let ll = file.with_extension("ll");
    let (name, ll) = (quote(&file.to_string_lossy()), quote(&ll.to_string_lossy()));
    let message =
        format!("{name} is C, and no clang was found on PATH (looked for {})", NAMES.join(", "));
    let help = format!(
        "  install clang (Debian and Ubuntu: apt install clang; Fedora: dnf install clang; macOS: \
         xcode-select --install),\n  or name one with --clang PATH; LLVM IR needs no clang: make \
         {ll} elsewhere with\n    clang -S -emit-llvm -O0 -g -Xclang -disable-O0-optnone {name} -o \
         {ll}",
    );
    Failure::of(Voice::Input, Complaint::new(message).with_help(&help))
}
