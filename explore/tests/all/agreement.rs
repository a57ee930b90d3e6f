//! Engines against each other, and models against what is known of them, on the first generated
//! programs. `cargo xtask agree` takes thousands.

use crate::common;

use crate::common::MODELS;
use tresse_explore::agree::{Verdict, agree};
use tresse_explore::generate::{Family, generate};
use tresse_machine::Config;
use tresse_machine::config::Standard;

/// The first programs of a family, without those that take long. How many laws held, and every law
/// broken.
fn first(family: Family, count: u64, models: &[&str]) -> usize {
    first_by(family, count, models, Standard::C11).len()
}

/// The same by a standard: the laws that held, each time.
fn first_by(family: Family, count: u64, models: &[&str], standard: Standard) -> Vec<String> {
    let (mut held, mut broken) = (Vec::new(), String::new());
    for program in (0..count).map(|n| generate(family, n)).filter(|p| p.hints.candidates <= 300) {
        let setup = common::setup(&program.text, "generated.ll", Config::default());
        for finding in agree(&setup.program, &program.hints, models, standard) {
            match finding.verdict {
                Verdict::Holds => held.push(finding.law),
                Verdict::Broken(why) => broken.push_str(&format!(
                    "{}: {}: {why}\n{}",
                    program.name, finding.law, program.text
                )),
                Verdict::Open(_) => {}
            }
        }
    }
    assert!(broken.is_empty(), "{broken}");
    held
}

// How many laws held guards against a harness that compares nothing. An atomic program keeps a
// dozen; one with a race, whose outcomes the machine leaves undefined, at least the six inclusions
// by axioms.

#[test]
fn on_cycles() {
    assert!(first(Family::Cycles, 300, &MODELS) > 300 * 6);
}

#[test]
fn on_random_programs() {
    assert!(first(Family::Random, 300, &MODELS) > 150 * 6);
}

#[test]
fn on_updates() {
    assert!(first(Family::Updates, 100, &MODELS) > 60 * 6);
}

#[test]
fn on_sequences() {
    assert!(first(Family::Sequences, 100, &MODELS) > 100 * 6);
}

/// The oracle does not speak of accesses of different sizes: graphs against the machine under its
/// models, and the inclusions of models in each other.
#[test]
fn on_accesses_of_several_sizes() {
    assert!(first(Family::SizedCycles, 150, &MODELS) > 100 * 6);
    assert!(first(Family::SizedRandom, 150, &MODELS) > 100 * 6);
}

/// By C++20 the same laws hold, and all engines have been asked: RC11 alone is another model then.
#[test]
fn by_another_standard() {
    for family in [Family::Random, Family::Sequences] {
        let held = first_by(family, 60, &["rc11"], Standard::Cxx20);
        for law in [
            "candidates = graph under rc11",
            "steps = candidates under rc11",
            "rc11 within itself by Cxx20 by graph",
        ] {
            let times = held.iter().filter(|l| *l == law).count();
            assert!(times > 20, "{}: {law} held {times} times", family.name());
        }
    }
}
