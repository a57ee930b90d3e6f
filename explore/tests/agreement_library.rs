//! Laws of the first generated programs with library calls. `cargo xtask agree` takes thousands,
//! with optimisers and larger bounds.

mod common;

use common::MODELS;
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
/// held, and every one that is broken.
fn first(theme: Theme, count: u64) -> u64 {
    let (mut held, mut broken) = (0, String::new());
    for n in 0..count {
        let code = library(theme, n);
        let model = MODELS[n as usize % MODELS.len()];
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
