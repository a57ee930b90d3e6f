//! What a machine is set up with: one address plan, one way for memory to run, and transitions that
//! it has.

use std::sync::Arc;
use tresse_machine::config::{Config, Granularity};
use tresse_machine::lower::{Input, lower};
use tresse_machine::machine::Setup;
use tresse_machine::memory::Mode;
use tresse_machine::{Machine, Program, Transition};

const MAIN: &str = "define i32 @main() {\n  ret i32 0\n}\n";

fn program(config: &Config) -> Arc<Program> {
    let module = tresse_ir::parse("main.ll", MAIN.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    let inputs = vec![Input { module: module.into(), is_library: false }];
    Arc::new(lower(inputs, &|_| None, config, "main").unwrap_or_else(|e| panic!("{}", e[0])))
}

fn machine(config: Config) -> Machine {
    let program = program(&config);
    Machine::new(&Setup::new(program, config).unwrap_or_else(|e| panic!("{e}")), &[])
}

/// The globals of a program lie where its config said when it was linked; threads must not be put
/// where another config says, as the two plans may overlap.
#[test]
fn a_program_is_not_run_with_another_address_plan() {
    let config = Config::default();
    let program = program(&config);
    let mut other = config.clone();
    other.limits.threads += 1;
    let refused = Setup::new(program.clone(), other).map(|_| ());
    assert!(refused.is_err_and(|what| what.contains("linked with another")));
    assert!(Setup::new(program, config).is_ok());
}

/// Each thread has its own thread-local variables, which do not share addresses: what has no room
/// is refused. Here a thread has 64 GiB for its heap.
#[test]
fn thread_local_variables_that_have_no_room_are_refused() {
    let refused = |size: u64| {
        let config = Config::default();
        let text = format!(
            "@t = thread_local global [{size} x i8] zeroinitializer\n\
             define i32 @main() {{\n  store i8 1, ptr @t\n  ret i32 0\n}}\n"
        );
        let module = tresse_ir::parse("main.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
        let inputs = vec![Input { module: module.into(), is_library: false }];
        let program = lower(inputs, &|_| None, &config, "main").map_err(|why| why[0].to_string());
        program.and_then(|program| Setup::new(Arc::new(program), config).map(|_| ())).err()
    };
    assert_eq!(refused(1 << 20), None);
    let why = refused(1 << 37).unwrap_or_default();
    assert!(why.contains("thread-local variables do not fit") || why.contains("memory"), "{why}");
}

/// A model with a storage remembers writes, whatever the granularity (which is refused with it);
/// otherwise the granularity decides.
#[test]
fn the_model_and_the_granularity_say_how_memory_runs() {
    let mode = |model: &str, granularity| {
        let config = Config { model: model.into(), granularity, ..Config::default() };
        machine(config).cache.mode
    };
    assert!(matches!(mode("tso", Granularity::Access), Mode::Queues));
    assert!(matches!(mode("tso", Granularity::Byte), Mode::Bytes));
    assert!(matches!(mode("ra", Granularity::Access), Mode::Views(_)));
    assert!(matches!(mode("ra", Granularity::Byte), Mode::Views(_)));
}

/// A transition that the machine does not have is a bug of whoever takes it: it must not pass for
/// one that changes nothing.
#[test]
#[should_panic(expected = "impossible: thread 0 has no operation 3")]
fn a_transition_that_is_not_there_is_an_internal_error() {
    let mut machine = machine(Config::default());
    machine.take(Transition::Commit { thread: 0, index: 3, way: 0 });
}
