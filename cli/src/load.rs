//! Files and flags to a program with its config: everything that comes before the first step.

use crate::args::Common;
use crate::clang;
use crate::failure::{BAD_INPUT, Complaint, Failure, UNSUPPORTED};
use crate::report::source::Sources;
use std::hash::Hasher;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tresse_ir::Module;
use tresse_machine::config::{Config, Granularity};
use tresse_machine::lower::{Input, LinkError, Locals, lower_with};
use tresse_machine::machine::Setup;

/// What searches take as the bound on the steps of a path when nothing was asked for: a path that
/// long is a loop more often than work.
const SEARCH_STEPS: u64 = 50_000_000;

/// What the program is loaded for; some defaults depend on it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    Run,
    Check,
    /// As `Check`, by the graph engine.
    Graphs,
    Steps,
}

/// A program that is ready to run.
pub(crate) struct Loaded {
    /// Program and config.
    pub setup: Arc<Setup>,
    /// `argv`.
    pub argv: Vec<String>,
    /// Ties replay strings to program, config and arguments.
    pub check: u32,
    /// The files, as they were named.
    pub files: Vec<PathBuf>,
    /// Where source lines may be quoted from.
    pub sources: Sources,
}

/// Reads, compiles, checks and links.
pub(crate) fn load(common: &Common, purpose: Purpose) -> Result<Loaded, Failure> {
    let config = config(common, purpose)?;
    let (files, flags) = inputs(common)?;
    if let Some(folder) = common.source.iter().find(|f| !f.is_dir()) {
        return Err(Failure::bad(format!(
            "--source {}: there is no such folder",
            folder.display()
        )));
    }
    let mut hasher = rustc_hash::FxHasher::default();
    let mut modules = Vec::new();
    for file in &files {
        let text = text(file, common.clang.as_deref(), &flags, clang::target_for(&config))?;
        hasher.write(&text);
        modules.push(module(&file.to_string_lossy(), &text)?);
    }
    let argv = argv(common, &files);
    // Bounds on the length of the work do not change what a schedule means.
    let mut lasting = config.clone();
    (lasting.limits.steps, lasting.limits.states) = (0, 0);
    let shown = ron::to_string(&lasting).map_err(|e| Failure::internal(&e.to_string()))?;
    hasher.write(format!("{shown}{argv:?}{}", common.entry_function).as_bytes());
    let hash = hasher.finish();

    let library =
        modules.first().map(|m| m.triple.clone()).and_then(|t| tresse_libc_shim::library_for(&t));
    let mut linked: Vec<Input> =
        modules.into_iter().map(|module| Input { module, is_library: false }).collect();
    if let Some(ir) = library {
        let module = tresse_ir::parse(ir.name, ir.text.as_bytes())
            .map_err(|e| Failure::internal(&e.to_string()))?;
        linked.push(Input { module, is_library: true });
    }
    let locals = if purpose == Purpose::Graphs { Locals::Registers } else { Locals::Memory };
    let program =
        lower_with(linked, &tresse_libc_shim::find, &config, &common.entry_function, locals)
            .map_err(|e| link_failure(&e))?;
    let setup = Setup::new(Arc::new(program), config).map_err(Failure::bad)?;
    let sources = Sources::new(&files, &common.source);
    Ok(Loaded { setup, argv, check: (hash ^ (hash >> 32)) as u32, files, sources })
}

/// The config file with the single flags over it.
fn config(common: &Common, purpose: Purpose) -> Result<Config, Failure> {
    let machine = &common.machine;
    let mut config = match &machine.config {
        None => Config::default(),
        Some(path) => read_config(path)?,
    };
    if purpose == Purpose::Steps && machine.config.is_none() {
        config.granularity = Granularity::Byte;
    }
    if purpose != Purpose::Run {
        config.limits.steps = config.limits.steps.min(SEARCH_STEPS);
    }
    machine.apply(&mut config);
    config.check().map_err(Failure::bad)?;
    Ok(config)
}

fn read_config(path: &Path) -> Result<Config, Failure> {
    let name = path.display().to_string();
    let bytes =
        std::fs::read(path).map_err(|e| Failure::bad(format!("cannot read {name}: {e}")))?;
    let text = String::from_utf8(bytes).map_err(|e| {
        let before = &e.as_bytes()[..e.utf8_error().valid_up_to()];
        let line = before.iter().filter(|b| **b == b'\n').count() as u32 + 1;
        let col = before.iter().rev().take_while(|b| **b != b'\n').count() as u32 + 1;
        Failure::bad_at(&name, line, col, "expected a config in RON, which is UTF-8 text")
    })?;
    Config::from_ron(&text)
        .map_err(|e| Failure::bad_at(&name, e.line as u32, e.col as u32, e.message))
}

/// Files, and flags for clang. What comes after `--` and is no file is a flag.
fn inputs(common: &Common) -> Result<(Vec<PathBuf>, Vec<String>), Failure> {
    let mut files = common.files.clone();
    let mut flags = Vec::new();
    for word in &common.rest {
        let is_file =
            [".c", ".ll", ".bc"].iter().any(|e| word.ends_with(e)) && !word.starts_with('-');
        if is_file { files.push(word.into()) } else { flags.push(word.clone()) }
    }
    if files.is_empty() {
        return Err(Failure::bad(
            "no input file; usage: tresse <command> [options] file.c, or [options] -- [flags for \
             clang] file.c",
        ));
    }
    Ok((files, flags))
}

/// The IR of a file.
fn text(
    file: &Path,
    clang: Option<&Path>,
    flags: &[String],
    target: Option<&str>,
) -> Result<Vec<u8>, Failure> {
    let name = file.display();
    let read = || std::fs::read(file).map_err(|e| Failure::bad(format!("cannot read {name}: {e}")));
    match file.extension().and_then(|e| e.to_str()) {
        Some("ll") => read(),
        Some("c") => {
            if !file.is_file() {
                read()?;
            }
            clang::compile(file, clang, flags, target)
        }
        Some("bc") => Err(Failure::bad(format!(
            "{name} is bitcode, which tresse does not read; make text of it with: llvm-dis {name}"
        ))),
        _ => Err(Failure::bad(format!(
            "{name}: expected a file that ends in .ll (LLVM IR as text) or .c"
        ))),
    }
}

/// Parses and verifies.
fn module(name: &str, text: &[u8]) -> Result<Module, Failure> {
    let complaint = |e: &tresse_ir::Diagnostic| Complaint {
        file: e.file.clone(),
        line: e.line,
        col: e.col,
        message: e.message.clone(),
        text: e.to_string(),
        help: String::new(),
    };
    if text.starts_with(b"BC\xc0\xde") {
        return Err(Failure::bad_at(
            name,
            1,
            1,
            format!("this is bitcode; make text of it with: llvm-dis {name}"),
        ));
    }
    let module = tresse_ir::parse(name, text)
        .map_err(|e| Failure { code: BAD_INPUT, complaints: vec![complaint(&e)] })?;
    tresse_ir::verify(&module).map_err(|errors| Failure {
        code: BAD_INPUT,
        complaints: errors.iter().map(complaint).collect(),
    })?;
    Ok(module)
}

/// Errors of the input before what is not modelled: they decide the exit code.
fn link_failure(errors: &[LinkError]) -> Failure {
    let is_ours = errors.iter().all(|e| e.is_unsupported);
    let complaint = |e: &LinkError| {
        let voice = if e.is_unsupported { "[T0901]" } else { "" };
        let place = match &e.source {
            Some(source) => source.clone(),
            None if e.pos.line > 0 => format!("{}:{}:{}", e.file, e.pos.line, e.pos.col),
            None => e.file.clone(),
        };
        let (file, line, col) = match e.source.as_deref().and_then(split_place) {
            Some(place) => place,
            None => (e.file.clone(), e.pos.line, e.pos.col),
        };
        Complaint {
            text: format!("{place}: error{voice}: {}", e.message),
            file,
            line,
            col,
            message: e.message.clone(),
            help: String::new(),
        }
    };
    Failure {
        code: if is_ours { UNSUPPORTED } else { BAD_INPUT },
        complaints: errors.iter().map(complaint).collect(),
    }
}

/// `file:line:column` in its parts.
fn split_place(text: &str) -> Option<(String, u32, u32)> {
    let mut parts = text.rsplitn(3, ':');
    let (col, line, file) = (parts.next()?, parts.next()?, parts.next()?);
    Some((file.to_owned(), line.parse().ok()?, col.parse().ok()?))
}

/// `argv[0]` is the first file's stem.
fn argv(common: &Common, files: &[PathBuf]) -> Vec<String> {
    let stem = files
        .first()
        .and_then(|f| f.file_stem())
        .map_or_else(|| "a.out".into(), |s| s.to_string_lossy().into_owned());
    let words = common.args.iter().flat_map(|a| a.split_whitespace().map(str::to_owned));
    std::iter::once(stem).chain(words).chain(common.arg.iter().cloned()).collect()
}
