//! Files or texts to a program that can be looked at: reading, compiling, parsing, verifying, and
//! linking with the C library for a config.

mod kept;

pub(crate) use kept::Kept;

use crate::clang;
use crate::failure::{Complaint, Failure, Place, Voice};
use crate::given::Given;
use crate::layout::{self, Chosen};
use crate::library::{Libraries, Library};
use crate::parameters::{Parameter, changed, fields, flag_of};
use crate::report::plain::quote;
use crate::report::source::Sources;
use crate::settings::SEARCH_STEPS;
use rustc_hash::FxHasher;
use serde_json::{Map, Value, json};
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tresse_explore::Witness;
use tresse_ir::Module;
use tresse_machine::config::Config;
use tresse_machine::lower::{Input, LinkError, Locals, lower_with, plain_name};
use tresse_machine::machine::Setup;

/// A file of a program.
#[derive(Clone, Debug)]
enum Source {
    /// To be read: `.ll`, or `.c` for clang.
    File(PathBuf),
    /// LLVM IR as text, with a name for messages.
    Text(PathBuf, String),
}

impl Source {
    fn name(&self) -> &Path {
        match self {
            Source::File(path) | Source::Text(path, _) => path,
        }
    }

    fn is_c(&self) -> bool {
        matches!(self, Source::File(path) if path.extension().is_some_and(|e| e == "c"))
    }
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
    sources: Vec<Source>,
    clang: Option<PathBuf>,
    clang_flags: Vec<String>,
    chosen: Chosen,
    relayout: bool,
    refuse_unknown: bool,
    folders: Vec<PathBuf>,
    entry: String,
    args: Vec<String>,
    given: Given,
    timeout: Option<Duration>,
    kept: Option<PathBuf>,
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
            clang: None,
            clang_flags: Vec::new(),
            chosen: Chosen::default(),
            relayout: false,
            refuse_unknown: false,
            folders: Vec::new(),
            entry: "main".into(),
            args: Vec::new(),
            given: Given::default(),
            timeout: None,
            kept: None,
        }
    }

    /// Adds a file: LLVM IR as text (`.ll`), or C (`.c`, through clang).
    pub fn file(mut self, path: impl Into<PathBuf>) -> Loader {
        self.sources.push(Source::File(path.into()));
        self
    }

    /// Adds LLVM IR as text; messages call it by this name.
    pub fn ir(mut self, name: &str, text: &str) -> Loader {
        self.sources.push(Source::Text(name.into(), text.to_owned()));
        self
    }

    /// The clang for C files; without it, the first that is found on `PATH`.
    pub fn clang(mut self, path: impl Into<PathBuf>) -> Loader {
        self.clang = Some(path.into());
        self
    }

    /// A flag for clang.
    pub fn clang_flag(mut self, flag: impl Into<String>) -> Loader {
        self.clang_flags.push(flag.into());
        self
    }

    /// The machine that the program will be looked at with: C files are compiled for its target, or
    /// for one that has its byte order and pointer width.
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

    /// Reads, compiles, parses and verifies.
    ///
    /// # Errors
    /// What is wrong, with its place; or the time was up.
    pub fn load(mut self) -> Result<Program, Failure> {
        let clock = Clock::new(self.timeout);
        self.check()?;
        self.given.read()?;
        let mut said = Vec::new();
        let read = |source: &Source| {
            clock.look()?;
            match source {
                Source::Text(_, text) => Ok(text.clone().into_bytes()),
                Source::File(path) => self.read(path, &mut said),
            }
        };
        let texts = self.sources.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let files: Vec<PathBuf> = self.files().map(Path::to_owned).collect();
        let sources = Sources::new(&files, &self.folders);
        self.of_texts(texts, sources, said, &clock)
    }

    /// Parses and verifies texts, each in the place of a source.
    fn of_texts(
        self,
        texts: Vec<Vec<u8>>,
        sources: Sources,
        said: Vec<String>,
        clock: &Clock,
    ) -> Result<Program, Failure> {
        let mut hasher = FxHasher::default();
        let mut modules = Vec::new();
        for (source, text) in self.sources.iter().zip(&texts) {
            hasher.write(text);
            clock.look()?;
            modules.push(parse(&source.name().to_string_lossy(), text, clock)?.into());
        }
        let (hash, libraries) = (hasher.finish(), Libraries::default());
        Ok(Program { modules, texts, hash, said, sources, loader: self, libraries })
    }

    /// The names of its files and texts.
    pub(crate) fn names(&self) -> Vec<String> {
        self.sources.iter().map(|s| s.name().to_string_lossy().into_owned()).collect()
    }

    /// The files that are read.
    fn files(&self) -> impl Iterator<Item = &Path> {
        self.sources.iter().filter_map(|s| match s {
            Source::File(path) => Some(path.as_path()),
            Source::Text(..) => None,
        })
    }

    /// Is everything that was given of use?
    fn check(&self) -> Result<(), Failure> {
        if self.sources.is_empty() {
            return Err(Failure::bad(
                "no input file; usage: tresse <command> [options] file.c, or [options] -- [flags \
                 for clang] file.c",
            ));
        }
        if let Some(folder) = self.folders.iter().find(|f| !f.is_dir()) {
            let folder = folder.display();
            return Err(Failure::bad(format!("--source {folder}: there is no such folder")));
        }
        let for_clang =
            self.clang.iter().map(|_| "--clang").chain(self.clang_flags.iter().map(|f| f.as_str()));
        match for_clang.into_iter().next() {
            Some(flag) if !self.sources.iter().any(Source::is_c) => {
                Err(Failure::bad(format!("{flag} is for clang, and no file of the program is C")))
            }
            _ => Ok(()),
        }
    }

    /// The IR of a file.
    fn read(&self, file: &Path, said: &mut Vec<String>) -> Result<Vec<u8>, Failure> {
        let name = file.display();
        let read =
            || std::fs::read(file).map_err(|e| Failure::bad(format!("cannot read {name}: {e}")));
        match file.extension().and_then(|e| e.to_str()) {
            Some("ll") => read(),
            Some("c") => {
                if !file.is_file() {
                    read()?;
                }
                let target = clang::target_for(&self.chosen, &self.clang_flags)?;
                let (clang, target) = (self.clang.as_deref(), target.as_deref());
                clang::compile(file, clang, &self.clang_flags, target, said)
            }
            Some("bc") => Err(Failure::bad(format!(
                "{name} is bitcode, which tresse does not read; make text of it with: llvm-dis \
                 {name}"
            ))),
            _ => Err(Failure::bad(format!(
                "{name}: expected a file that ends in .ll (LLVM IR as text) or .c"
            ))),
        }
    }
}

/// When to stop loading.
struct Clock(Option<Instant>);

impl Clock {
    fn new(timeout: Option<Duration>) -> Clock {
        let deadline = |t: Duration| Instant::now().checked_add(t.max(Duration::from_secs(1)));
        Clock(timeout.and_then(deadline))
    }

    fn look(&self) -> Result<(), Failure> {
        match self.0.is_some_and(|deadline| Instant::now() >= deadline) {
            true => Err(Failure::of(Voice::CutShort, Complaint::new(NOT_READY))),
            false => Ok(()),
        }
    }
}

const NOT_READY: &str =
    "Cut short: the time was up (--timeout) before the program was ready to run.";

/// Parses and verifies.
fn parse(name: &str, text: &[u8], clock: &Clock) -> Result<Module, Failure> {
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

/// A program, with its arguments: parsed, and ready to be looked at.
#[derive(Clone, Debug)]
pub struct Program {
    modules: Vec<Arc<Module>>,
    /// What they were parsed from.
    texts: Vec<Vec<u8>>,
    /// Of every text.
    hash: u64,
    said: Vec<String>,
    sources: Sources,
    loader: Loader,
    libraries: Libraries,
}

/// A program that is linked for a config.
pub(crate) struct Linked {
    /// Program and config.
    pub setup: Arc<Setup>,
    /// `argv`.
    pub argv: Vec<String>,
    /// Ties replay strings to program, config and arguments.
    pub check: u32,
    /// What the user should know.
    pub warnings: Vec<String>,
}

impl Program {
    /// Loads a program from files, to begin at `main` without arguments; see [`Loader`] for more.
    ///
    /// # Errors
    /// What is wrong, with its place.
    pub fn load<P: Into<PathBuf>>(files: impl IntoIterator<Item = P>) -> Result<Program, Failure> {
        files.into_iter().fold(Loader::new(), |loader, file| loader.file(file)).load()
    }

    /// What clang said while it compiled, in lines: warnings, where the program was loaded.
    pub fn compiler_messages(&self) -> &[String] {
        &self.said
    }

    /// The names of its files.
    pub fn files(&self) -> Vec<String> {
        self.loader.names()
    }

    /// Where source lines may be quoted from.
    pub(crate) fn sources(&self) -> &Sources {
        &self.sources
    }

    /// `argv[0]` is the first file's stem.
    fn argv(&self) -> Vec<String> {
        let stem = self.loader.sources.first().and_then(|s| s.name().file_stem());
        let name = stem.map_or_else(|| "a.out".into(), |s| s.to_string_lossy().into_owned());
        std::iter::once(name).chain(self.loader.args.iter().cloned()).collect()
    }

    /// Lowers it with the C library.
    pub(crate) fn link(&self, config: &Config, locals: Locals) -> Result<Linked, Failure> {
        let mut warnings = layout::check(&self.modules, config, self.loader.relayout)?;
        let input = |module: &Arc<Module>| Input { module: module.clone(), is_library: false };
        let mut linked: Vec<Input> = self.modules.iter().map(input).collect();
        match self.library(config)? {
            Library::Code(module, _) => linked.push(Input { module, is_library: true }),
            Library::Missing(why) => warnings.push(why),
        }
        let rows = &tresse_libc_shim::find;
        let mut program = lower_with(linked, rows, config, &self.loader.entry, locals)
            .map_err(|errors| link_failure(&errors))?;
        if self.loader.refuse_unknown && !program.unknown.is_empty() {
            return Err(link_failure(&program.unknown));
        }
        program.given = self.loader.given.shared();
        warnings.extend(layout::narrow_stacks(&program, config));
        let setup = Setup::new(Arc::new(program), config.clone()).map_err(Failure::bad)?;
        let (check, argv) = (self.check(config)?, self.argv());
        Ok(Linked { setup, argv, check, warnings })
    }

    /// The C library for it.
    fn library(&self, config: &Config) -> Result<Library, Failure> {
        let (clang, kept) = (self.loader.clang.as_deref(), self.loader.kept.as_deref());
        self.libraries.get(&self.triple(config), &|| self.undefined(), clang, kept)
    }

    #[cfg(test)]
    pub(crate) fn libraries(&self) -> &Libraries {
        &self.libraries
    }

    /// What its files name, and do not define; and what it begins with.
    fn undefined(&self) -> Vec<String> {
        let functions = self.modules.iter().flat_map(|m| &m.functions);
        let functions = functions.filter(|f| f.blocks.is_empty()).map(|f| &f.name);
        let globals = self.modules.iter().flat_map(|m| &m.globals);
        let globals = globals.filter(|g| g.init.is_none()).map(|g| &g.name);
        let names = functions.chain(globals).chain([&self.loader.entry]);
        names.flat_map(|name| [name.clone(), plain_name(name).to_owned()]).collect()
    }

    /// The triple that the C library is for. IR that names no target is taken for that of its
    /// layout.
    fn triple(&self, config: &Config) -> String {
        let own = self.modules.first().map_or("", |m| m.triple.as_str());
        let chosen = Chosen::of(config);
        if own.is_empty() { chosen.triple().unwrap_or("none").to_owned() } else { own.to_owned() }
    }

    /// What replay strings are tied to. Bounds on the length of the work do not change what a
    /// schedule means.
    pub(crate) fn check(&self, config: &Config) -> Result<u32, Failure> {
        let mut lasting = config.clone();
        (lasting.limits.steps, lasting.limits.states) = (0, 0);
        let shown = ron::to_string(&lasting).map_err(|e| Failure::internal(&e.to_string()))?;
        let mut hasher = FxHasher::default();
        hasher.write_u64(self.hash);
        if let Library::Code(_, hash) = self.library(config)?
            && hash != 0
        {
            hasher.write_u64(hash);
        }
        hasher.write(format!("{shown}{:?}{}", self.argv(), self.loader.entry).as_bytes());
        let given = &self.loader.given.files;
        for file in given.iter().filter(|f| !f.name.is_empty() || !f.bytes.is_empty()) {
            [&file.name, &file.bytes].iter().for_each(|bytes| bytes.hash(&mut hasher));
        }
        let hash = hasher.finish();
        Ok((hash ^ (hash >> 32)) as u32)
    }

    /// The command that replays a witness.
    pub(crate) fn replay_command(
        &self,
        config: &Config,
        model: Option<&str>,
        replay: &str,
    ) -> String {
        let loader = &self.loader;
        let mut words = vec!["tresse".to_owned(), "replay".to_owned()];
        let values = fields(config);
        let is_needed = |p: &&Parameter| match p.field {
            // It bounds a search, not the replay of what it found.
            "limits.states" => false,
            // What a search takes by itself.
            "limits.steps" => config.limits.steps != SEARCH_STEPS,
            _ => true,
        };
        for parameter in changed(config).filter(is_needed) {
            words.extend(flag_of(parameter, &values[parameter.field]));
        }
        let mut push = |flag: &str, value: &str| words.extend([flag.to_owned(), value.to_owned()]);
        if let Some(file) = model {
            push("--model", file);
        }
        if loader.entry != "main" {
            push("--entry-function", &loader.entry);
        }
        loader.folders.iter().for_each(|folder| push("--source", &folder.to_string_lossy()));
        if let Some(clang) = &loader.clang {
            push("--clang", &clang.to_string_lossy());
        }
        loader.args.iter().for_each(|arg| push("--arg", arg));
        if let Some(file) = &loader.given.stdin {
            push("--stdin", &file.to_string_lossy());
        }
        loader.given.mounts.iter().for_each(|path| push("--mount", &path.to_string_lossy()));
        if loader.relayout {
            words.push("--relayout".into());
        }
        words.push(replay.to_owned());
        words.extend(self.files());
        if !loader.clang_flags.is_empty() {
            words.push("--".into());
            words.extend(loader.clang_flags.iter().cloned());
        }
        let quoted = |word: &String| match Witness::is_replay_string(word) {
            true => format!("'{word}'"),
            false => quote(word),
        };
        words.iter().map(quoted).collect::<Vec<_>>().join(" ")
    }

    /// How it was loaded, as reports echo it.
    pub(crate) fn echo(&self) -> Map<String, Value> {
        let loader = &self.loader;
        let paths = |all: &[PathBuf]| -> Vec<String> {
            all.iter().map(|path| path.to_string_lossy().into_owned()).collect()
        };
        let echo = json!({
            "arg": loader.args,
            "clang": loader.clang.as_ref().map(|c| c.to_string_lossy()),
            "clang_flags": loader.clang_flags,
            "entry_function": loader.entry,
            "mount": paths(&loader.given.mounts),
            "stdin": loader.given.stdin.as_ref().map(|path| path.to_string_lossy()),
            "refuse_unknown": loader.refuse_unknown,
            "relayout": loader.relayout,
            "source": paths(&loader.folders),
        });
        match echo {
            Value::Object(echo) => echo,
            _ => Map::new(),
        }
    }
}

/// Errors of the input before what is not modelled: they decide the exit code.
fn link_failure(errors: &[LinkError]) -> Failure {
    let is_ours = errors.iter().all(|e| e.is_unsupported);
    let complaint = |e: &LinkError| {
        let (line, col) = (e.pos.line, e.pos.col);
        let own = Place { file: e.file.clone(), line, col };
        let place = e.source.as_deref().and_then(split_place).unwrap_or(own);
        let has_file = !place.file.is_empty();
        Complaint { place: has_file.then_some(place), message: e.message.clone(), help: Vec::new() }
    };
    Failure {
        voice: if is_ours { Voice::Unsupported } else { Voice::Input },
        complaints: errors.iter().map(complaint).collect(),
    }
}

/// `file:line:column` in its parts.
fn split_place(text: &str) -> Option<Place> {
    let mut parts = text.rsplitn(3, ':');
    let (col, line, file) = (parts.next()?, parts.next()?, parts.next()?);
    Some(Place { file: file.to_owned(), line: line.parse().ok()?, col: col.parse().ok()? })
}
