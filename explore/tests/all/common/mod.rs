//! Loading programs of the repository's `tests` folder, linked with the library.

pub(crate) mod pieces;
pub(crate) mod words;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use tresse_explore::graph::Path;
use tresse_explore::{Outcome, Report, Witness, graph};
use tresse_machine::lower::{Input, Locals, lower_with, plain_name};
use tresse_machine::machine::Setup;
use tresse_machine::{Config, End, Machine, Program};

/// The beginning of a program: `main` starts two threads with these functions, and joins them.
pub(crate) fn two_threads(first: &str, second: &str) -> String {
    format!(
        r#"
target triple = "x86_64-unknown-linux-gnu"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define i32 @main() {{
  %a = alloca i64
  %b = alloca i64
  %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @{first}, ptr null)
  %2 = call i32 @pthread_create(ptr %b, ptr null, ptr @{second}, ptr null)
  %ta = load i64, ptr %a
  %tb = load i64, ptr %b
  %3 = call i32 @pthread_join(i64 %ta, ptr null)
  %4 = call i32 @pthread_join(i64 %tb, ptr null)
  ret i32 0
}}
"#
    )
}

/// A program ready to run.
pub(crate) fn setup(text: &str, file: &str, config: Config) -> Arc<Setup> {
    setup_with(text, file, config, Locals::Memory)
}

/// A program ready to run, with a choice of where its locals are.
pub(crate) fn setup_with(text: &str, file: &str, config: Config, locals: Locals) -> Arc<Setup> {
    try_setup(text, file, config, locals).unwrap_or_else(|e| panic!("{e}"))
}

/// The same, if the program can be linked.
pub(crate) fn try_setup(
    text: &str,
    file: &str,
    config: Config,
    locals: Locals,
) -> Result<Arc<Setup>, String> {
    link(&[(file, text)], config, locals)
}

/// The same of several files.
pub(crate) fn link(
    files: &[(&str, &str)],
    config: Config,
    locals: Locals,
) -> Result<Arc<Setup>, String> {
    link_changed(files, config, locals, |_| ())
}

/// The same with a change of what comes out of it.
pub(crate) fn link_changed(
    files: &[(&str, &str)],
    config: Config,
    locals: Locals,
    change: impl FnOnce(&mut Program),
) -> Result<Arc<Setup>, String> {
    let mut inputs = Vec::new();
    for (file, text) in files {
        let module = tresse_ir::parse(file, text.as_bytes()).map_err(|e| e.to_string())?;
        tresse_ir::verify(&module).map_err(|errors| errors[0].to_string())?;
        inputs.push(Input { module: module.into(), is_library: false });
    }
    let triple = inputs.first().map_or("", |i| &i.module.triple);
    let library = tresse_libc_shim::library_for(triple).ok_or("no library for the target")?;
    let names = inputs.iter().flat_map(|i| i.module.undefined()).chain(["main"]);
    let part = library.part(names.flat_map(|name| [name, plain_name(name)]));
    let library = tresse_ir::parse(library.name, part.as_bytes()).map_err(|e| e.to_string())?;
    inputs.push(Input { module: library.into(), is_library: true });
    let mut program = lower_with(inputs, &tresse_libc_shim::find, &config, "main", locals)
        .map_err(|errors| errors[0].to_string())?;
    change(&mut program);
    Setup::new(Arc::new(program), config)
}

/// How a program ends: its status, the code of its error, or the words that refuse it.
pub(crate) fn ending(files: &[(&str, &str)], config: Config, locals: Locals) -> String {
    let setup = match link(files, config, locals) {
        Ok(setup) => setup,
        Err(refused) => return refused,
    };
    let args = ["program".into()];
    let run = tresse_explore::run::run(
        &setup,
        &args,
        tresse_explore::run::Scheduler::RoundRobin,
        &mut tresse_explore::run::Unwatched,
    );
    match run.unwrap_or_else(|| panic!("nobody stops it")).ending.end {
        End::Exit(status) => format!("exit {status}"),
        End::Unsupported(what) => format!("unsupported: {what}"),
        end => end.code().to_owned(),
    }
}

/// A file of the repository.
pub(crate) fn file(path: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The programs of a folder of the repository, which has many.
pub(crate) fn programs(folder: &str) -> Vec<String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
    let files = std::fs::read_dir(&path).unwrap_or_else(|e| panic!("{e}"));
    let names = files.filter_map(|f| f.ok()?.file_name().into_string().ok());
    let mut paths: Vec<String> =
        names.filter(|n| n.ends_with(".ll")).map(|n| format!("{folder}/{n}")).collect();
    paths.sort();
    assert!(paths.len() >= 20, "{folder}");
    paths
}

/// The initial state of a program of the repository.
pub(crate) fn machine(path: &str, config: Config) -> Machine {
    Machine::new(&setup(&file(path), path, config), &["program".into()])
}

/// Every model.
pub(crate) const MODELS: [&str; 6] = ["sc", "tso", "pso", "sra", "ra", "rc11"];

/// Every model whose checker decides about graphs, so that their text need not.
pub(crate) const EXACT: [&str; 5] = ["sc", "tso", "pso", "ra", "rc11"];

/// What can be told of a search: final values, and the codes of errors.
pub(crate) type Found = (BTreeSet<Vec<(String, String)>>, BTreeSet<&'static str>);

/// The same of a search that has visited everything.
pub(crate) fn found(report: &Report) -> Found {
    assert!(
        report.unsupported.is_empty() && report.cuts.is_empty(),
        "{:?} {:?}",
        report.unsupported.first().map(|u| &u.ending),
        report.cuts
    );
    let errors = report.errors.iter().map(|e| &e.ending.end);
    let codes = errors.chain(report.livelock.iter().map(|_| &End::Livelock)).map(End::code);
    (report.outcomes.keys().map(|o| o.globals.to_vec()).collect(), codes.collect())
}

/// Every way to what was found leads there, by way of its string.
pub(crate) fn check_witnesses(setup: &Arc<Setup>, report: &Report) {
    let follow = |witness: &Witness| {
        let Witness::Graph(path) = witness else { panic!("no path") };
        let path = Path::decode(&path.encode(1), 1).unwrap_or_else(|e| panic!("{e:?}"));
        graph::follow(setup, &["program".into()], &path).unwrap_or_else(|e| panic!("{e}")).found
    };
    for error in &report.errors {
        assert_eq!(follow(&error.witness).ending, error.ending);
    }
    for (outcome, reached) in &report.outcomes {
        assert_eq!(Outcome::of(&follow(&reached.witness).machine).as_ref(), Some(outcome));
    }
}

/// Numbers by chance, the same in each run (Marsaglia, *Xorshift RNGs*, 2003).
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }
}

/// What a variable may be in the end.
pub(crate) fn values_of(report: &Report, variable: &str) -> BTreeSet<String> {
    let value = |(name, value): &(String, String)| (name == variable).then(|| value.clone());
    report.outcomes.keys().flat_map(|o| o.globals.iter().filter_map(value)).collect()
}
