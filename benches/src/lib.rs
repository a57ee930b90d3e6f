//! Benches by cost centre; `benches/README.md` says what each one stresses.
//!
//! This library loads programs; the benches are in `benches/`, the comparison with LLVM's
//! interpreter in `src/bin/against_lli.rs`.

use std::path::PathBuf;
use std::sync::Arc;
use tresse_ir::Module;
use tresse_machine::compiled::AFTER;
use tresse_machine::lower::{Input, Locals, lower_with};
use tresse_machine::machine::Setup;
use tresse_machine::{Config, Machine, Program};

/// A path in the repository.
pub fn path(relative: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(relative)
}

/// Text of a file of the repository.
pub fn text(relative: &str) -> String {
    std::fs::read_to_string(path(relative)).unwrap_or_else(|e| panic!("{relative}: {e}"))
}

/// A parsed module.
pub fn module(name: &str, text: &str) -> Module {
    tresse_ir::parse(name, text.as_bytes()).unwrap_or_else(|e| panic!("{e}"))
}

/// The library for x86-64, parsed.
pub fn library() -> Module {
    let ir = tresse_libc_shim::library_for("x86_64").unwrap_or_else(|| panic!("no library"));
    module(ir.name, ir.text)
}

/// A program linked with the library.
pub fn link(main: Module, library: Module, config: &Config) -> Program {
    link_with(main, library, config, Locals::Memory)
}

/// The same with a choice of where locals are.
pub fn link_with(main: Module, library: Module, config: &Config, locals: Locals) -> Program {
    let inputs = vec![
        Input { module: main.into(), is_library: false },
        Input { module: library.into(), is_library: true },
    ];
    lower_with(inputs, &tresse_libc_shim::find, config, "main", locals)
        .unwrap_or_else(|e| panic!("{}", e[0]))
}

/// A program of the repository, set up as `tresse run` does it.
pub fn setup_as_run(relative: &str, config: Config) -> Arc<Setup> {
    let module = module(relative, &text(relative));
    let program = link_with(module, library(), &config, Locals::Hidden);
    let setup = Setup::new(Arc::new(program), config).unwrap_or_else(|e| panic!("{e}"));
    setup.compiling(AFTER)
}

/// A program of the repository, set up.
pub fn setup(relative: &str, config: Config) -> Arc<Setup> {
    setup_text(relative, &text(relative), config)
}

/// A program given as text, set up.
pub fn setup_text(name: &str, text: &str, config: Config) -> Arc<Setup> {
    let program = link(module(name, text), library(), &config);
    Setup::new(Arc::new(program), config).unwrap_or_else(|e| panic!("{e}"))
}

/// The initial state of a program.
pub fn machine(setup: &Arc<Setup>) -> Machine {
    Machine::new(setup, &["bench".into()])
}

/// A two-thread program stopped in the middle: after `steps` transitions.
pub fn in_the_middle(setup: &Arc<Setup>, steps: usize) -> Machine {
    let mut machine = machine(setup);
    machine.settle();
    let mut transitions = Vec::new();
    for _ in 0..steps {
        machine.transitions(&mut transitions);
        match transitions.last() {
            Some(&last) => machine.take(last),
            None => break,
        }
    }
    machine
}
