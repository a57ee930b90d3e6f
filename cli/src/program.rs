//! A program that can be looked at, and how it is linked with the C library for a config.

mod kept;

pub(crate) use kept::Kept;

use crate::environment;
use crate::failure::{Complaint, Failure, Place, Voice};
use crate::layout::{self, Chosen};
use crate::library::{Libraries, Library};
use crate::loader::{Clock, Loader, Source, parse};
use crate::parameters::{Parameter, changed, fields, flag_of};
use crate::report::plain::quote;
use crate::report::source::Sources;
use crate::settings::SEARCH_STEPS;
use crate::stand_in::{stand_in, waits_of, with_waits};
use rustc_hash::FxHasher;
use serde_json::{Map, Value, json};
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use tresse_explore::Witness;
use tresse_ir::Module;
use tresse_machine::config::Config;
use tresse_machine::lower::{Input, LinkError, Locals, lower_with, plain_name};
use tresse_machine::machine::Setup;

/// A program, with its arguments: parsed, and ready to be looked at.
#[derive(Clone, Debug)]
pub struct Program {
    modules: Vec<Arc<Module>>,
    /// The same as graphs take them ([`crate::stand_in`]).
    for_graphs: OnceLock<Vec<Arc<Module>>>,
    /// What they were parsed from.
    texts: Vec<Vec<u8>>,
    /// Of every text.
    hash: u64,
    said: Vec<String>,
    sources: Sources,
    loader: Loader,
    libraries: Libraries,
}

impl Loader {
    /// Reads, compiles, parses and verifies.
    ///
    /// # Errors
    /// What is wrong, with its place; or the time was up.
    pub fn load(mut self) -> Result<Program, Failure> {
        let clock = Clock::new(self.timeout);
        let mut said = Vec::new();
        self.read_project(&mut said)?;
        self.check()?;
        environment::check(&self.env)?;
        self.given.read()?;
        let read = |source: &Source| {
            clock.look()?;
            match source {
                Source::Text(_, text) => Ok(text.clone().into_bytes()),
                _ => self.read(source, &mut said),
            }
        };
        let texts = self.sources.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let files: Vec<PathBuf> = self.files().map(Path::to_owned).collect();
        let sources = Sources::new(&files, &self.folders);
        self.of_texts(texts, sources, said, &clock)
    }

    /// Parses and verifies texts, each in the place of a source.
    pub(crate) fn of_texts(
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
            let mut module = parse(&source.name().to_string_lossy(), text, clock)?;
            stand_in(&mut module);
            modules.push(module.into());
        }
        let (hash, libraries) = (hasher.finish(), Libraries::default());
        let for_graphs = OnceLock::new();
        Ok(Program { modules, for_graphs, texts, hash, said, sources, loader: self, libraries })
    }
}

/// Who is to look at a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum For {
    /// A search by graphs, or who follows what it has found: locals are in registers, and threads
    /// wait for Rust's locks in loops of ours ([`crate::stand_in`]).
    Graphs,
    /// One execution after the other: locals are in registers if nobody can tell. Functions are
    /// compiled once so many operations of them were executed for each that they have; `None`:
    /// never.
    Runs(Option<u64>),
    /// Whoever else runs the machine, or follows what it did: locals are in memory.
    States,
}

impl For {
    fn locals(self, config: &Config) -> Locals {
        match self {
            For::Graphs => Locals::Registers,
            For::Runs(_) if config.hides_locals() => Locals::Hidden,
            For::Runs(_) | For::States => Locals::Memory,
        }
    }
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

    /// The text of the IR of one of its files.
    pub(crate) fn ir_text(&self, file: &str) -> Option<String> {
        let place = self.modules.iter().position(|module| module.file == file)?;
        Some(String::from_utf8_lossy(self.texts.get(place)?).into_owned())
    }

    /// `argv[0]` is the first file's stem.
    fn argv(&self) -> Vec<String> {
        let stem = self.loader.sources.first().and_then(|s| s.name().file_stem());
        let name = stem.map_or_else(|| "a.out".into(), |s| s.to_string_lossy().into_owned());
        std::iter::once(name).chain(self.loader.args.iter().cloned()).collect()
    }

    /// Lowers it with the C library.
    pub(crate) fn link(&self, config: &Config, whom: For) -> Result<Linked, Failure> {
        let mut warnings = layout::check(&self.modules, config, self.loader.relayout)?;
        let input = |module: &Arc<Module>| Input { module: module.clone(), is_library: false };
        let modules = match whom {
            For::Graphs => {
                self.for_graphs.get_or_init(|| self.modules.iter().map(with_waits).collect())
            }
            For::Runs(_) | For::States => &self.modules,
        };
        let mut linked: Vec<Input> = modules.iter().map(input).collect();
        match self.library(config)? {
            Library::Code(module, _) => linked.push(Input { module, is_library: true }),
            Library::Foreign(module, why) => {
                warnings.push(why);
                linked.push(Input { module, is_library: true });
            }
            Library::Missing(why) => warnings.push(why),
        }
        if let Some(module) = self.modules.first() {
            let module = environment::module(&self.loader.env, module)?.into();
            linked.push(Input { module, is_library: true });
        }
        let rows = &tresse_libc_shim::find;
        let mut program = lower_with(linked, rows, config, &self.loader.entry, whom.locals(config))
            .map_err(|errors| link_failure(&errors))?;
        if self.loader.refuse_unknown && !program.unknown.is_empty() {
            return Err(link_failure(&program.unknown));
        }
        program.given = self.loader.given.shared();
        let errno = tresse_libc_shim::errno_for(config.errno, &self.triple(config));
        program.errors = tresse_libc_shim::error_numbers(errno);
        warnings.extend(layout::narrow_stacks(&program, config));
        let setup = Setup::new(Arc::new(program), config.clone()).map_err(Failure::bad)?;
        let setup = match whom {
            For::Runs(Some(after)) => setup.compiling(after),
            _ => setup,
        };
        let (check, argv) = (self.check(config)?, self.argv());
        Ok(Linked { setup, argv, check, warnings })
    }

    /// Do graphs have its threads wait for locks otherwise than other engines do?
    pub(crate) fn waits_otherwise_by_graphs(&self) -> bool {
        self.modules.iter().any(|module| waits_of(module).next().is_some())
    }

    /// The C library for it.
    fn library(&self, config: &Config) -> Result<Library, Failure> {
        let (clang, kept) = (self.loader.clang.as_deref(), self.loader.kept.as_deref());
        let system = (&*self.triple(config), config.errno);
        self.libraries.get(system, &|| self.undefined(), clang, kept)
    }

    #[cfg(test)]
    pub(crate) fn libraries(&self) -> &Libraries {
        &self.libraries
    }

    /// What its files name, and do not define; and what it begins with.
    fn undefined(&self) -> Vec<String> {
        let names = self.modules.iter().flat_map(|m| m.undefined()).chain([&*self.loader.entry]);
        let names = names.flat_map(|name| [name.to_owned(), plain_name(name).to_owned()]);
        let waits = self.modules.iter().flat_map(|m| waits_of(m)).map(str::to_owned);
        names.chain(waits).collect()
    }

    /// The triple that the C library is for. IR that names no target is taken for that of its
    /// layout.
    fn triple(&self, config: &Config) -> String {
        let own = self.modules.first().map_or("", |m| m.triple.as_str());
        let mut chosen = Chosen::of(config);
        if let Some(layout) = self.modules.first().map(|m| &m.layout) {
            chosen.complete(layout);
        }
        if own.is_empty() { chosen.triple().unwrap_or("none").to_owned() } else { own.to_owned() }
    }

    /// What replay strings are tied to. Of the config that is what differs from the default, so
    /// that a field that is new changes nothing. Bounds on the length of the work do not change
    /// what a schedule means.
    pub(crate) fn check(&self, config: &Config) -> Result<u32, Failure> {
        let plain = Config::default();
        let mut lasting = config.clone();
        lasting.limits.steps = plain.limits.steps;
        lasting.limits.states = plain.limits.states;
        let fields = |config: &Config| match serde_json::to_value(config) {
            Ok(serde_json::Value::Object(fields)) => Ok(fields),
            other => Err(Failure::internal(&format!("a config has no fields: {other:?}"))),
        };
        let plain = fields(&plain)?;
        let mut shown = fields(&lasting)?;
        shown.retain(|name, value| plain.get(name) != Some(value));
        let shown = serde_json::Value::Object(shown);
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
        if !self.loader.env.is_empty() {
            self.loader.env.hash(&mut hasher);
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
        self.command(&["replay"], &[replay], config, model)
    }

    /// The command that follows the schedule of a trace.
    pub(crate) fn trace_command(&self, config: &Config, replay: &str) -> String {
        self.command(&["steps", "--trace"], &["--replay", replay], config, None)
    }

    /// A command about one execution: its name, flags, what to follow, and the files.
    fn command(
        &self,
        head: &[&str],
        what: &[&str],
        config: &Config,
        model: Option<&str>,
    ) -> String {
        let loader = &self.loader;
        let mut words = vec!["tresse".to_owned()];
        words.extend(head.iter().map(|word| (*word).to_owned()));
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
        if let Some(rustc) = &loader.rustc {
            push("--rustc", &rustc.to_string_lossy());
        }
        loader.args.iter().for_each(|arg| push("--arg", arg));
        loader.env.iter().for_each(|variable| push("--env", variable));
        if let Some(file) = &loader.given.stdin {
            push("--stdin", &file.to_string_lossy());
        }
        loader.given.mounts.iter().for_each(|path| push("--mount", &path.to_string_lossy()));
        if loader.relayout {
            words.push("--relayout".into());
        }
        if let Some(project) = &loader.project {
            words.extend(["--project".into(), project.to_string_lossy().into_owned()]);
        }
        words.extend(what.iter().map(|word| (*word).to_owned()));
        words.extend(loader.named.clone().unwrap_or_else(|| self.files()));
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
            "env": loader.env,
            "mount": paths(&loader.given.mounts),
            "stdin": loader.given.stdin.as_ref().map(|path| path.to_string_lossy()),
            "project": loader.project.as_ref().map(|p| p.to_string_lossy()),
            "rustc": loader.rustc.as_ref().map(|r| r.to_string_lossy()),
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
