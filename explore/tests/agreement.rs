//! Engines against each other, and models against what is known of them, on the first generated
//! programs. `cargo xtask agree` takes thousands.

mod common;

use common::MODELS;
use tresse_explore::agree::{Verdict, agree};
use tresse_explore::generate::{Family, generate};
use tresse_machine::Config;

/// The first programs of a family, without those that take long. How many held, and every law
/// broken.
fn first(family: Family, count: u64, models: &[&str]) -> u64 {
    let (mut held, mut broken) = (0, String::new());
    for program in (0..count).map(|n| generate(family, n)).filter(|p| p.hints.candidates <= 300) {
        let setup = common::setup(&program.text, "generated.ll", Config::default());
        for finding in agree(&setup.program, &program.hints, models) {
            match finding.verdict {
                Verdict::Holds => held += 1,
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

/// The oracle does not speak of accesses of different sizes: graphs against the machine under its
/// models, and the inclusions of models in each other.
#[test]
fn on_accesses_of_several_sizes() {
    assert!(first(Family::SizedCycles, 150, &MODELS) > 100 * 6);
    assert!(first(Family::SizedRandom, 150, &MODELS) > 100 * 6);
}
