//! C and C++ files to IR, through a clang of the user's (DESIGN §8: no link against LLVM).
//!
//! clang compiles C++ as well as clang++ does: they differ in what they link with.

use crate::failure::{Complaint, Failure, Place, Voice};
use crate::layout;
use crate::report::plain::quote;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tresse_machine::config::Errno;

/// Names that are looked for on PATH, in this order.
const NAMES: [&str; 9] = [
    "clang", "clang-19", "clang-18", "clang-17", "clang-16", "clang-15", "clang-14", "clang-20",
    "clang-21",
];

/// A language that clang compiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    C,
    Cxx,
}

impl Language {
    /// The language of a file by its name.
    pub(crate) fn of(file: &Path) -> Option<Language> {
        match file.extension()?.to_str()? {
            "c" | "i" => Some(Language::C),
            "cpp" | "cc" | "cxx" | "c++" | "C" | "cp" | "CPP" | "ii" => Some(Language::Cxx),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Language::C => "C",
            Language::Cxx => "C++",
        }
    }

    /// Is this flag about the other language only? Of a program in both, `-std=` is for one.
    fn is_other(self, flag: &str) -> bool {
        let standard = flag.strip_prefix("-std=").or_else(|| flag.strip_prefix("--std="));
        standard.is_some_and(|name| name.contains("++") != (self == Language::Cxx))
    }
}

/// A file to be compiled.
pub(crate) struct Unit<'a> {
    pub file: &'a Path,
    pub language: Language,
    /// Where clang is to run, if it is not here.
    pub folder: Option<&'a Path>,
    /// Its own flags, and then those of the whole program.
    pub flags: [&'a [String]; 2],
    /// Is the program in more than one language?
    pub is_mixed: bool,
}

impl Unit<'_> {
    /// The flags for this file.
    pub(crate) fn flags(&self) -> Vec<String> {
        let [own, common] = self.flags;
        let fits = |flag: &&String| !(self.is_mixed && self.language.is_other(flag));
        own.iter().chain(common.iter().filter(fits)).cloned().collect()
    }
}

/// Flags for every file; the user's come after them and win. The last has it said without
/// optimisation, too, where scopes of locals begin and end.
const FLAGS: [&str; 8] = [
    "-S",
    "-emit-llvm",
    "-O0",
    "-g",
    "-Xclang",
    "-disable-O0-optnone",
    "-Xclang",
    "-fsanitize-address-use-after-scope",
];

/// More flags that keep the IR near the source.
const PLAIN: [&str; 4] =
    ["-fno-stack-protector", "-fno-vectorize", "-fno-slp-vectorize", "-fno-discard-value-names"];

/// Flags for C++. Threads are always there: where libstdc++ would look for them by weak names, it
/// would take their absence for a program without. And as for ThreadSanitizer: else shared_ptr
/// reads both of its counts by one access, which the machine of views does not model.
const CXX_FLAGS: [&str; 2] = ["-D_GLIBCXX_GTHREAD_USE_WEAK=0", "-D_GLIBCXX_TSAN=1"];

/// The target of a compiler for the machine that was chosen. Flags that name a target come after it
/// and win.
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
            "--target {target}: {flag} names a target for the compiler, too: leave one of them out"
        ))),
        (Some(_), ..) => Ok(None),
        (None, _, Some(target)) => Ok((!target.is_empty()).then(|| target.to_owned())),
        (None, _, None) => Err(Failure::bad(format!(
            "there is no target to compile for with {}",
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
pub(crate) struct TempDir(pub PathBuf);

impl TempDir {
    pub(crate) fn new() -> std::io::Result<TempDir> {
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

/// Compiles a file against our own headers. The text is the same wherever the temporary folder is.
/// What clang says is added to `said`.
pub(crate) fn compile(
    unit: &Unit<'_>,
    clang: Option<&Path>,
    (target, errno): (Option<&str>, Errno),
    said: &mut Vec<String>,
) -> Result<Vec<u8>, Failure> {
    let file = unit.file;
    let clang = match clang {
        Some(path) => path.to_owned(),
        None => find().ok_or_else(|| missing(file, unit.language))?,
    };
    let trouble = |what: &str, e: std::io::Error| Failure::bad(format!("{what}: {e}"));
    let cannot_run = |e| trouble(&format!("cannot run {}", clang.display()), e);
    let folder = with_headers().map_err(|e| trouble("cannot write the C headers", e))?;
    let out = folder.0.join("out.ll");
    let mut own: Vec<String> = Vec::new();
    if let Some(target) = target {
        own.push(format!("--target={target}"));
        own.extend(flags_for(target).iter().map(|flag| (*flag).to_owned()));
    }
    own.extend(tresse_libc_shim::errno_flag(errno));
    own.extend(unit.flags());
    let include = folder.0.join("include");
    let mut command = command(&clang, unit.folder);
    command.args(FLAGS).args(PLAIN);
    if unit.language == Language::Cxx {
        let behind = cxx_folders(&clang, unit.folder, &own).map_err(cannot_run)?;
        if !behind.is_empty() {
            command.arg("-nostdinc++").arg("-isystem").arg(include.join("c++"));
            behind.iter().for_each(|folder| _ = command.arg("-isystem").arg(folder));
        }
        command.args(CXX_FLAGS);
    }
    // Ours first; behind them those of the system.
    command.arg("-isystem").arg(include);
    command.arg(format!("-fdebug-prefix-map={}=tresse", folder.0.display()));
    command.args(own).arg("-o").arg(&out).arg(file);
    let ran = command.output().map_err(cannot_run)?;
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

/// A tool, to be run in a folder.
fn command(tool: &Path, folder: Option<&Path>) -> Command {
    let mut command = Command::new(tool);
    if let Some(folder) = folder {
        command.current_dir(folder);
    }
    command
}

/// Where clang looks for the headers of the C++ library, in order. They stand before ours: those of
/// C's names, like `<stdlib.h>`, are wrappers that include the next one of that name. So what clang
/// would search without them has to stay behind ours, and they have to be named.
fn cxx_folders(
    clang: &Path,
    folder: Option<&Path>,
    flags: &[String],
) -> std::io::Result<Vec<String>> {
    let searched = |more: &[&str]| {
        let mut command = command(clang, folder);
        // It says what it would run, and runs nothing.
        command.arg("-###").args(more).args(flags).args(["-E", "-x", "c++", "-"]);
        let ran = command.stdin(Stdio::null()).output()?;
        let words = String::from_utf8_lossy(&ran.stderr);
        let parts: Vec<&str> = words.split('"').collect();
        let folders = parts.windows(3).filter(|w| w[0] == "-internal-isystem");
        Ok::<Vec<String>, std::io::Error>(folders.map(|w| w[2].to_owned()).collect())
    };
    let (mut all, others) = (searched(&[])?, searched(&["-nostdinc++"])?);
    all.retain(|folder| !others.contains(folder));
    Ok(all)
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
pub(crate) fn library_flags(triple: &str, errno: Errno) -> impl Iterator<Item = String> {
    let flags = tresse_libc_shim::FLAGS.split_whitespace().filter(|flag| *flag != "-Werror");
    let flags = flags.chain(["-w"]).chain(flags_for(triple).iter().copied());
    flags.map(str::to_owned).chain(tresse_libc_shim::errno_flag(errno))
}

/// Compiles the C library for a target.
///
/// # Errors
/// Why that cannot be.
pub(crate) fn library(clang: &Path, triple: &str, errno: Errno) -> Result<String, String> {
    let trouble = |e: std::io::Error| e.to_string();
    let folder = with_headers().map_err(trouble)?;
    write_all(&folder.0, tresse_libc_shim::SOURCES).map_err(trouble)?;
    let out = folder.0.join("out.ll");
    let mut command = Command::new(clang);
    // Clang does not read the name that it writes where Apple's code is Thumb.
    let is_thumb = triple.starts_with("thumb") && triple.contains("apple");
    let target = if is_thumb { triple.replacen("thumb", "arm", 1) } else { triple.to_owned() };
    command.arg(format!("--target={target}")).args(library_flags(triple, errno));
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
    find_all("clang").next()
}

/// All of a tool of LLVM on PATH, in the order in which versions are looked for.
fn find_all(tool: &str) -> impl Iterator<Item = PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let names = NAMES.map(|name| name.replace("clang", tool));
    names.into_iter().filter_map(move |name| {
        folders.iter().map(|folder| folder.join(&name)).find(|path| path.is_file())
    })
}

/// The text of bitcode: by the `llvm-dis` beside a clang that was named, else by the first on PATH
/// that can read it, else by clang.
pub(crate) fn disassemble(file: &Path, clang: Option<&Path>) -> Result<Vec<u8>, Failure> {
    let beside = clang.and_then(|clang| {
        let name = clang.file_name()?.to_str()?.replace("clang++", "clang");
        Some(clang.with_file_name(name.replace("clang", "llvm-dis"))).filter(|path| path.is_file())
    });
    let mut said: Vec<String> = Vec::new();
    for tool in beside.into_iter().chain(find_all("llvm-dis")) {
        match text_of(Command::new(&tool).args(["-o", "-"]).arg(file)) {
            Ok(text) => return Ok(text),
            Err(words) => said.push(format!("{}: {words}", tool.display())),
        }
    }
    for tool in clang.map(Path::to_owned).into_iter().chain(find_all("clang")) {
        let flags = ["-S", "-emit-llvm", "-o", "-", "-x", "ir"];
        match text_of(Command::new(&tool).args(flags).arg(file)) {
            Ok(text) => return Ok(text),
            Err(words) => said.push(format!("{}: {words}", tool.display())),
        }
    }
    let name = file.display();
    if said.is_empty() {
        let message = format!(
            "{name} is bitcode, and neither llvm-dis nor clang was found on PATH to make text of it"
        );
        let help = "  install llvm (Debian and Ubuntu: apt install llvm), or make text of it \
                    elsewhere with llvm-dis";
        return Err(Failure::of(Voice::Input, Complaint::new(message).with_help(help)));
    }
    let message = format!("no llvm-dis or clang here could make text of {name}");
    let complaint = Complaint::new(message).with_help(&said.join("\n"));
    Err(Failure::of(Voice::Input, complaint))
}

/// What a tool writes; or what it complains of.
pub(crate) fn text_of(command: &mut Command) -> Result<Vec<u8>, String> {
    let ran = command.stdin(Stdio::null()).output().map_err(|e| e.to_string())?;
    match ran.status.success() {
        true => Ok(ran.stdout),
        false => Err(String::from_utf8_lossy(&ran.stderr).trim_end().to_owned()),
    }
}

fn missing(file: &Path, language: Language) -> Failure {
    let ll = file.with_extension("ll");
    let (name, ll) = (quote(&file.to_string_lossy()), quote(&ll.to_string_lossy()));
    let message = format!(
        "{name} is {}, and no clang was found on PATH (looked for {})",
        language.name(),
        NAMES.join(", ")
    );
    let help = format!(
        "  install clang (Debian and Ubuntu: apt install clang; Fedora: dnf install clang; macOS: \
         xcode-select --install),\n  or name one with --clang PATH; LLVM IR needs no clang: make \
         {ll} elsewhere with\n    clang -S -emit-llvm -O0 -g -Xclang -disable-O0-optnone {name} -o \
         {ll}",
    );
    Failure::of(Voice::Input, Complaint::new(message).with_help(&help))
}
