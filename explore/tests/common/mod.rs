//! Loading programs of the repository's `tests` folder, linked with the library.

use std::path::PathBuf;
use std::sync::Arc;
use tresse_machine::lower::{Input, lower};
use tresse_machine::machine::Setup;
use tresse_machine::{Config, Machine};

/// A program ready to run.
pub(crate) fn setup(text: &str, file: &str, config: Config) -> Arc<Setup> {
    let module = tresse_ir::parse(file, text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    if let Err(errors) = tresse_ir::verify(&module) {
        panic!("{}", errors[0]);
    }
    let library = tresse_libc_shim::library_for(&module.triple).expect("a library for the target");
    let library = tresse_ir::parse(library.name, library.text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    let inputs = vec![Input { module, is_library: false }, Input { module: library, is_library: true }];
    let program = lower(inputs, &tresse_libc_shim::find, &config, "main").unwrap_or_else(|e| panic!("{}", e[0]));
    Setup::new(Arc::new(program), config).unwrap_or_else(|e| panic!("{e}"))
}

/// The same, or `None` where it does not lower: a program that is wrong before it runs.
#[allow(dead_code)]
pub(crate) fn try_setup(text: &str, file: &str, config: Config) -> Option<Arc<Setup>> {
    let module = tresse_ir::parse(file, text.as_bytes()).ok()?;
    tresse_ir::verify(&module).ok()?;
    let library = tresse_libc_shim::library_for(&module.triple)?;
    let library = tresse_ir::parse(library.name, library.text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    let inputs = vec![Input { module, is_library: false }, Input { module: library, is_library: true }];
    let program = lower(inputs, &tresse_libc_shim::find, &config, "main").ok()?;
    Setup::new(Arc::new(program), config).ok()
}

/// A file of the repository.
#[allow(dead_code)]
pub(crate) fn file(path: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The initial state of a program of the repository.
#[allow(dead_code)]
pub(crate) fn machine(path: &str, config: Config) -> Machine {
    Machine::new(&setup(&file(path), path, config), &["program".into()])
}
