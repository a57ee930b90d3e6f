//! Files or texts to a program: reading, compiling, parsing and verifying.

use crate::clang::{self, Language};
use crate::failure::{Complaint, Failure, Voice};
use crate::given::Given;
use crate::layout::Chosen;
use crate::{project, rustc};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tresse_ir::Module;
use tresse_machine::config::Config;

/// A file of a program.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    /// To be read: `.ll`, `.bc`, C or C++ for clang, or Rust for rustc.
    File(PathBuf),
    /// The manifest of a crate, for cargo.
    Crate(PathBuf),
    /// A file of a project, for clang.
    Unit(project::Unit),
    /// LLVM IR as text, with a name for messages.
    Text(PathBuf, String),
}

impl Source {
    pub(crate) fn name(&self) -> &Path {
        match self {
            Source::File(path) | Source::Crate(path) | Source::Text(path, _) => path,
            Source::Unit(unit) => &unit.file,
        }
    }

    /// The language that clang is to compile.
    fn language(&self) -> Option<Language> {
        match self {
            Source::File(path) => Language::of(path),
            Source::Unit(unit) => Some(unit.language),
            Source::Crate(_) | Source::Text(..) => None,
        }
    }

    /// Is rustc to compile it?
    fn is_rust(&self) -> bool {
        match self {
            Source::File(path) => rustc::is_rust(path),
            Source::Crate(_) => true,
            Source::Unit(_) | Source::Text(..) => false,
        }
    }

    fn is_bitcode(&self) -> bool {
        matches!(self, Source::File(path) if path.extension().is_some_and(|e| e == "bc"))
    }
}

/// Is it a file of a program, by its name?
pub fn is_source(file: &Path) -> bool {
    let is_ir = file.extension().is_some_and(|e| e == "ll" || e == "bc");
    is_ir || rustc::is_rust(file) || Language::of(file).is_some()
}

/// What a program is made of, and how it is called.
///
/// ```
/// # fn main() -> Result<(), tresse::Failure> {
/// let ir = "define i32 @start(i32 %n, ptr %argv) {\n  ret i32 %n\n}\n";
/// let program = tresse::Loader::new().ir("three.ll", ir).entry("start").args(["a", "b"]).load()?;
/// let report = tresse::Run::new(&program).run()?;
/// assert_eq!(report.exit_code, 3);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Loader {
    pub(crate) sources: Vec<Source>,
    pub(crate) project: Option<PathBuf>,
    /// The files that were named beside a project, once it is read.
    pub(crate) named: Option<Vec<String>>,
    pub(crate) clang: Option<PathBuf>,
    pub(crate) rustc: Option<PathBuf>,
    /// For whichever compiler there is.
    pub(crate) clang_flags: Vec<String>,
    pub(crate) chosen: Chosen,
    pub(crate) relayout: bool,
    pub(crate) refuse_unknown: bool,
    pub(crate) folders: Vec<PathBuf>,
    pub(crate) entry: String,
    pub(crate) args: Vec<String>,
    pub(crate) env: Vec<String>,
    pub(crate) given: Given,
    pub(crate) timeout: Option<Duration>,
    pub(crate) kept: Option<PathBuf>,
}

impl Default for Loader {
    fn default() -> Loader {
        Loader::new()
    }
}

impl Loader {
    /// Of nothing so far, beginning at `main`.
    pub fn new() -> Loader {
        Loader {
            sources: Vec::new(),
            project: None,
            named: None,
            clang: None,
            rustc: None,
            clang_flags: Vec::new(),
            chosen: Chosen::default(),
            relayout: false,
            refuse_unknown: false,
            folders: Vec::new(),
            entry: "main".into(),
            args: Vec::new(),
            env: Vec::new(),
            given: Given::default(),
            timeout: None,
            kept: None,
        }
    }

    /// Adds a file: LLVM IR as text (`.ll`) or bitcode (`.bc`, through `llvm-dis`), C (`.c`) or C++
    /// (`.cpp`, `.cc`, `.cxx`, `.c++`, `.C`) through clang, or Rust (`.rs`) through rustc.
    pub fn file(mut self, path: impl Into<PathBuf>) -> Loader {
        self.sources.push(Source::File(path.into()));
        self
    }

    /// Adds LLVM IR as text; messages call it by this name.
    pub fn ir(mut self, name: &str, text: &str) -> Loader {
        self.sources.push(Source::Text(name.into(), text.to_owned()));
        self
    }

    /// Adds the files of a project, each compiled as its `compile_commands.json` says: a folder
    /// with one, or the file itself. Where files in C or C++ are added as well, it is only those.
    /// Or a crate of Rust: a folder with a `Cargo.toml`, or the file itself.
    pub fn project(mut self, path: impl Into<PathBuf>) -> Loader {
        self.project = Some(path.into());
        self
    }

    /// The clang for C and C++ files; without it, the first that is found on `PATH`.
    pub fn clang(mut self, path: impl Into<PathBuf>) -> Loader {
        self.clang = Some(path.into());
        self
    }

    /// The rustc for files in Rust; without it, the one on `PATH`.
    pub fn rustc(mut self, path: impl Into<PathBuf>) -> Loader {
        self.rustc = Some(path.into());
        self
    }

    /// A flag for clang; for rustc, where the program is in Rust; for cargo, if it is a crate.
    pub fn clang_flag(mut self, flag: impl Into<String>) -> Loader {
        self.clang_flags.push(flag.into());
        self
    }

    /// The machine that the program will be looked at with: C and C++ are compiled for its target,
    /// or for one that has its byte order and pointer width.
    pub fn machine(mut self, config: &Config) -> Loader {
        self.chosen = Chosen::of(config);
        self
    }

    /// The folder where what is compiled once is kept: the C library for targets that Tresse brings
    /// no IR for. Without one it is compiled for each program.
    pub fn keep(mut self, folder: impl Into<PathBuf>) -> Loader {
        self.kept = Some(folder.into());
        self
    }

    /// Whether IR may be looked at with another layout than its own. What the compiler computed
    /// from its own stays as it is, so what is found then may be wrong; there is a warning.
    pub fn relayout(mut self, is_allowed: bool) -> Loader {
        self.relayout = is_allowed;
        self
    }

    /// Whether a program is refused that names functions or variables which are neither in it nor
    /// in the library. Otherwise an execution that reaches one ends there.
    pub fn refuse_unknown(mut self, is_refused: bool) -> Loader {
        self.refuse_unknown = is_refused;
        self
    }

    /// Source lines are quoted in reports from files under this folder, too; without it, from files
    /// under the folders of the program's own files only.
    pub fn source(mut self, folder: impl Into<PathBuf>) -> Loader {
        self.folders.push(folder.into());
        self
    }

    /// The function to begin with; `main` without it.
    pub fn entry(mut self, function: &str) -> Loader {
        self.entry = function.to_owned();
        self
    }

    /// The program's arguments, after its name.
    pub fn args(mut self, args: impl IntoIterator<Item = impl Into<String>>) -> Loader {
        self.args.extend(args.into_iter().map(Into::into));
        self
    }

    /// A variable of the program's environment, `NAME=VALUE`; without any it is empty.
    pub fn env(mut self, variable: impl Into<String>) -> Loader {
        self.env.push(variable.into());
        self
    }

    /// The file that the program has as its standard input; without one there is no input.
    pub fn stdin(mut self, file: impl Into<PathBuf>) -> Loader {
        self.given.stdin = Some(file.into());
        self
    }

    /// A file that the program can open by this path, or a folder with all that is below. What it
    /// writes stays in memory.
    pub fn mount(mut self, path: impl Into<PathBuf>) -> Loader {
        self.given.mounts.push(path.into());
        self
    }

    /// Stops to load after this time: it is heard between the phases, each of which takes time in
    /// proportion to its input. The first second is free, so that what takes no time to load is
    /// always loaded.
    pub fn timeout(mut self, time: Duration) -> Loader {
        self.timeout = Some(time);
        self
    }

    /// Puts the files of a project in the place of those that it is restricted to.
    pub(crate) fn read_project(&mut self, said: &mut Vec<String>) -> Result<(), Failure> {
        let Some(project) = &self.project else { return Ok(()) };
        self.named = Some(self.names());
        if let Some(manifest) = rustc::manifest(project) {
            self.sources.insert(0, Source::Crate(manifest));
            return Ok(());
        }
        let (only, mut others): (Vec<Source>, Vec<Source>) =
            std::mem::take(&mut self.sources).into_iter().partition(|s| s.language().is_some());
        let only: Vec<&Path> = only.iter().map(Source::name).collect();
        let units = project::read(project, &only, said)?;
        self.sources = units.into_iter().map(Source::Unit).collect();
        self.sources.append(&mut others);
        Ok(())
    }

    /// The names of its files and texts.
    pub(crate) fn names(&self) -> Vec<String> {
        self.sources.iter().map(|s| s.name().to_string_lossy().into_owned()).collect()
    }

    /// The files that are read.
    pub(crate) fn files(&self) -> impl Iterator<Item = &Path> {
        self.sources.iter().filter_map(|s| match s {
            Source::Text(..) => None,
            source => Some(source.name()),
        })
    }

    /// Is everything that was given of use?
    pub(crate) fn check(&self) -> Result<(), Failure> {
        if self.sources.is_empty() {
            return Err(Failure::bad(
                "no input file; usage: tresse <command> [options] file.c, or [options] -- [flags \
                 for clang] file.c, or [options] --project DIR",
            ));
        }
        if let Some(folder) = self.folders.iter().find(|f| !f.is_dir()) {
            let folder = folder.display();
            return Err(Failure::bad(format!("--source {folder}: there is no such folder")));
        }
        let is_compiled = self.sources.iter().any(|s| s.language().is_some());
        let is_rust = self.sources.iter().any(Source::is_rust);
        if self.rustc.is_some() && !is_rust {
            return Err(Failure::bad("--rustc is for Rust, and no file of the program is in it"));
        }
        if let Some(flag) = self.clang_flags.first().filter(|_| is_compiled && is_rust) {
            return Err(Failure::bad(format!(
                "{flag}: the program is in Rust and in C or C++, and flags for one compiler are \
                 none for the other: compile one of them to IR"
            )));
        }
        let flag = match &self.clang {
            // It makes text of bitcode, where nobody else can.
            Some(_) if self.sources.iter().any(Source::is_bitcode) => None,
            clang => clang.as_ref().map(|_| "--clang"),
        };
        let first = self.clang_flags.first().map(String::as_str).filter(|_| !is_rust);
        match flag.or(first) {
            Some(flag) if !is_compiled => Err(Failure::bad(format!(
                "{flag} is for clang, and no file of the program is C or C++"
            ))),
            _ => Ok(()),
        }
    }

    /// The IR of a file.
    pub(crate) fn read(&self, source: &Source, said: &mut Vec<String>) -> Result<Vec<u8>, Failure> {
        let (file, clang) = (source.name(), self.clang.as_deref());
        if source.is_rust() {
            return self.read_rust(source, said);
        }
        let name = file.display();
        let read =
            || std::fs::read(file).map_err(|e| Failure::bad(format!("cannot read {name}: {e}")));
        if let Some(language) = source.language() {
            if !file.is_file() {
                read()?;
            }
            let (folder, own) = match source {
                Source::Unit(unit) => (Some(unit.folder.as_path()), &unit.flags[..]),
                _ => (None, &[][..]),
            };
            let is_other = |s: &Source| s.language().is_some_and(|other| other != language);
            let is_mixed = self.sources.iter().any(is_other);
            let flags = [own, &self.clang_flags[..]];
            let unit = clang::Unit { file, language, folder, flags, is_mixed };
            let target = clang::target_for(&self.chosen, &unit.flags())?;
            let system = (target.as_deref(), self.chosen.errno);
            return clang::compile(&unit, clang, system, said);
        }
        match file.extension().and_then(|e| e.to_str()) {
            Some("ll") => read(),
            Some("bc") => {
                read()?;
                clang::disassemble(file, clang)
            }
            _ => Err(Failure::bad(format!(
                "{name}: expected a file that ends in .ll (LLVM IR as text), .bc (as bitcode), .c, \
                 .i, .cpp (or .cc, .cxx, .c++, .C, .ii) or .rs"
            ))),
        }
    }

    /// The IR of a file in Rust, or of a crate.
    fn read_rust(&self, source: &Source, said: &mut Vec<String>) -> Result<Vec<u8>, Failure> {
        let (file, rustc) = (source.name(), self.rustc.as_deref());
        if let Err(e) = std::fs::metadata(file) {
            return Err(Failure::bad(format!("cannot read {}: {e}", file.display())));
        }
        let flags = &self.clang_flags[..];
        let target = clang::target_for(&self.chosen, flags)?;
        let target = target.as_deref();
        match source {
            Source::Crate(_) => rustc::compile_crate(file, rustc, target, flags, said),
            _ => rustc::compile(file, rustc, target, flags, said),
        }
    }
}

/// When to stop loading.
pub(crate) struct Clock(Option<Instant>);

impl Clock {
    pub(crate) fn new(timeout: Option<Duration>) -> Clock {
        let deadline = |t: Duration| Instant::now().checked_add(t.max(Duration::from_secs(1)));
        Clock(timeout.and_then(deadline))
    }

    pub(crate) fn look(&self) -> Result<(), Failure> {
        match self.0.is_some_and(|deadline| Instant::now() >= deadline) {
            true => Err(Failure::of(Voice::CutShort, Complaint::new(NOT_READY))),
            false => Ok(()),
        }
    }
}

const NOT_READY: &str =
    "Cut short: the time was up (--timeout) before the program was ready to run.";

/// Parses and verifies.
pub(crate) fn parse(name: &str, text: &[u8], clock: &Clock) -> Result<Module, Failure> {
    if text.starts_with(b"BC\xc0\xde") {
        let message = format!("this is bitcode; make text of it with: llvm-dis {name}");
        return Err(Failure::bad_at(name, 1, 1, message));
    }
    let module =
        tresse_ir::parse(name, text).map_err(|e| Failure::of(Voice::Input, (&e).into()))?;
    clock.look()?;
    tresse_ir::verify(&module).map_err(|errors| Failure {
        voice: Voice::Input,
        complaints: errors.iter().map(Complaint::from).collect(),
    })?;
    clock.look()?;
    Ok(module)
}
