//! C files to IR, through a clang of the user's (DESIGN §8: no link against LLVM).

use crate::failure::{BAD_INPUT, Complaint, Failure};
use crate::output;
use crate::report::plain::Page;
use crate::report::text::quote;
use std::path::{Path, PathBuf};
use std::process::Command;
use tresse_machine::config::{Config, Endianness, PointerWidth};

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

/// The target whose C has the config's byte order and pointer width, where it chooses them.
pub(crate) fn target_for(config: &Config) -> Option<&'static str> {
    match (config.endianness, config.pointer_width) {
        (Endianness::Module, PointerWidth::Module) => None,
        (Endianness::Big, PointerWidth::Bits(32)) => Some("powerpc-unknown-linux-gnu"),
        (Endianness::Big, _) => Some("powerpc64-unknown-linux-gnu"),
        (_, PointerWidth::Bits(32)) => Some("i386-unknown-linux-gnu"),
        (_, PointerWidth::Bits(16)) => Some("msp430-unknown-elf"),
        _ => Some("x86_64-unknown-linux-gnu"),
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
/// is. `target` is for when the user's flags name none.
pub(crate) fn compile(
    file: &Path,
    clang: Option<&Path>,
    flags: &[String],
    target: Option<&str>,
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
        .arg("-nostdlibinc")
        .arg("-isystem")
        .arg(folder.0.join("include"));
    command.arg(format!("-fdebug-prefix-map={}=tresse", folder.0.display()));
    let is_target = |f: &String| {
        f.starts_with("--target") || matches!(f.as_str(), "-target" | "-m32" | "-m64" | "-mx32")
    };
    if let Some(target) = target.filter(|_| !flags.iter().any(is_target)) {
        command.arg(format!("--target={target}"));
    }
    command.args(flags).arg("-o").arg(&out).arg(file);
    let ran =
        command.output().map_err(|e| trouble(&format!("cannot run {}", clang.display()), e))?;
    let mut said = Page::default();
    said.lines(&String::from_utf8_lossy(&ran.stderr));
    output::err(said.text());
    if !ran.status.success() {
        let message = format!("{} could not compile {}", clang.display(), file.display());
        let complaint = Complaint { file: file.display().to_string(), ..Complaint::new(message) };
        return Err(Failure { code: BAD_INPUT, complaints: vec![complaint] });
    }
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
    let complaint = Complaint { help, ..Complaint::new(message) };
    Failure { code: BAD_INPUT, complaints: vec![complaint] }
}
