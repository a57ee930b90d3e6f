//! C files to IR, through a clang of the user's (DESIGN §8: no link against LLVM).

use crate::failure::{Complaint, Failure, Place, Voice};
use crate::layout;
use crate::report::plain::quote;
use std::path::{Path, PathBuf};
use std::process::Command;
use tresse_machine::config::{Endianness, PointerWidth};

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

/// The target for a layout that was chosen. Flags that name a target come after it and win.
///
/// # Errors
/// There is no such target.
pub(crate) fn target_for(
    endianness: Endianness,
    width: PointerWidth,
    flags: &[String],
) -> Result<Option<&'static str>, Failure> {
    let is_target = |f: &String| {
        f.starts_with("--target") || matches!(f.as_str(), "-target" | "-m32" | "-m64" | "-mx32")
    };
    if flags.iter().any(is_target) {
        return Ok(None);
    }
    match layout::target(endianness, width) {
        Some(target) => Ok((!target.is_empty()).then_some(target)),
        None => Err(Failure::bad(format!(
            "there is no target to compile C for with {}",
            layout::describe(endianness, width)
        ))),
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
    let folder = TempDir::new().map_err(|e| trouble("cannot make a temporary folder", e))?;
    for (name, text) in tresse_libc_shim::HEADERS {
        let path = folder.0.join("include").join(name);
        let parent = path.parent().unwrap_or(&folder.0);
        std::fs::create_dir_all(parent)
            .and_then(|()| std::fs::write(&path, text))
            .map_err(|e| trouble("cannot write the C headers", e))?;
    }
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
        command.arg(format!("--target={target}"));
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

/// The first clang on PATH.
fn find() -> Option<PathBuf> {
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
