//! Laws of the first generated programs with library calls. `cargo xtask agree` takes thousands,
//! with optimisers and larger bounds.

use crate::common;

use crate::common::MODELS;
use std::sync::Arc;
use tresse_explore::agree::Verdict;
use tresse_explore::agree::library::{Library, Tools};
use tresse_explore::generate::library::{Theme, library, shrink};
use tresse_machine::lower::Locals;
use tresse_machine::{Config, Program};

fn link(text: &str, locals: Locals) -> Result<Arc<Program>, String> {
    common::try_setup(text, "generated.ll", Config::default(), locals).map(|s| s.program.clone())
}

/// Each of the first programs of a theme under one model, another for each number. How many laws
/// held.
fn first(theme: Theme, count: u64) -> u64 {
    held((0..count).map(|n| (theme, n, MODELS[n as usize % MODELS.len()])))
}

/// How many laws these programs keep, each under a model. None may be broken.
fn held(programs: impl IntoIterator<Item = (Theme, u64, &'static str)>) -> u64 {
    let (mut held, mut broken) = (0, String::new());
    for (theme, n, model) in programs {
        let code = library(theme, n);
        let tools =
            Tools { link: &link, optimisers: Vec::new(), states: 1000, executions: 50, runs: 2 };
        let asked = Library { code: &code, models: vec![model], tools };
        for finding in asked.agree(&|_| true) {
            match finding.verdict {
                Verdict::Holds => held += 1,
                Verdict::Broken(why) => broken.push_str(&format!(
                    "{} {n}: {}: {why}\n{code}\n",
                    theme.name(),
                    finding.law
                )),
                Verdict::Open(_) => {}
            }
        }
    }
    assert!(broken.is_empty(), "{broken}");
    held
}

// Thirteen laws for each program and model. Many are open where bounds are low; how many held
// guards against a harness that compares nothing.

#[test]
fn of_locks() {
    assert!(first(Theme::Locks, 60) > 60 * 4);
}

#[test]
fn of_private_memory() {
    assert!(first(Theme::Private, 60) > 60 * 4);
}

#[test]
fn of_threads() {
    assert!(first(Theme::Threads, 80) > 80 * 4);
}

#[test]
fn of_waits() {
    assert!(first(Theme::Waits, 40) > 40 * 4);
}

/// A thread stores to an object of its own, publishes it and ends; another reads it. Nothing orders
/// the two under PSO and RC11: that is a race (C11 5.1.2.4p25) as long as the object is there, and
/// a use of what is gone behind that (C11 6.2.4p2). An engine may stop at either.
#[test]
fn of_objects_that_are_published_and_go() {
    let programs = |n| ["pso", "rc11"].map(|model| (Theme::Private, n, model));
    assert!(held(programs(2107).into_iter().chain(programs(5030))) > 4 * 4);
}

/// Condition variables that are initialised again after a broadcast: those that it has let go do
/// not use them any more (POSIX `pthread_cond_destroy`).
#[test]
fn of_objects_that_are_made_again() {
    assert!(held([(Theme::Locks, 2003, "sc"), (Theme::Locks, 2003, "rc11")]) > 4);
}

/// A program with a call of `sem_post` becomes one with not much else: whoever starts its thread.
#[test]
fn shrinking_keeps_what_is_asked_for_only() {
    let has_post = |text: &str| text.contains("call i32 @sem_post");
    let code = (0..).map(|n| library(Theme::Locks, n)).find(|c| has_post(&c.text()));
    let Some(code) = code else { unreachable!() };
    let small = shrink(&code, &mut |c| has_post(&c.text()));
    assert!(has_post(&small.text()));
    assert!(small.stmts().len() <= 2, "{small}");
}
