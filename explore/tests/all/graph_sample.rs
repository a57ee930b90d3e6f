//! Ways down a search by chance: what they find the search finds, and their weights add up.

use crate::common;

use std::path::PathBuf;
use std::sync::Arc;
use tresse_explore::graph::{Equivalence, Options, sample, search};
use tresse_machine::Config;
use tresse_machine::lower::Locals;
use tresse_machine::machine::Setup;

fn programs(folder: &str) -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests").join(folder);
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut all: Vec<_> = files.filter(|f| f.extension().is_some_and(|e| e == "ll")).collect();
    all.sort();
    all
}

/// Knuth: the mean of the products of the numbers of alternatives is the number of leaves. With
/// 2,000 ways it lies within four standard errors of it, but for one program in 15,000.
fn estimate_and_count(text: &str, options: &Options) {
    let setup = common::setup(text, "program.ll", Config::default());
    let report = search(&setup, &[], options, &|_| None).unwrap();
    let sampled = sample(&setup, &[], options, (2_000, 2_000)).unwrap();
    let estimate = sampled.estimate.unwrap();
    let (mean, error) = (estimate.executions, estimate.error);
    let all = (report.complete + report.blocked) as f64;
    assert!((mean - all).abs() <= 4.0 * error + 1e-9, "{mean} with {error}, not {all}:\n{text}");
}

#[test]
fn the_mean_is_the_number_of_executions() {
    let files = programs("litmus");
    assert!(files.len() > 10);
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        for equivalence in [Equivalence::Coherence, Equivalence::ReadsFrom] {
            for outcomes in [false, true] {
                let options = Options { equivalence, outcomes, ..Options::default() };
                estimate_and_count(&text, &options);
            }
        }
    }
}

/// Executions that end in an error are none that a search counts.
#[test]
fn errors_are_not_estimated() {
    for name in ["assert_fails_thread", "deadlock_abba", "two_errors", "race_hides_nothing"] {
        let file = programs("errors").into_iter().find(|f| f.file_stem().unwrap() == name);
        let text = std::fs::read_to_string(file.unwrap()).unwrap();
        estimate_and_count(&text, &Options::default());
    }
}

/// A way is an execution of the program: its errors are among those of the whole search.
#[test]
fn errors_of_ways_are_those_of_the_search() {
    let mut found = 0;
    let codes = |setup: &Arc<Setup>| {
        let options = Options { max_events: 200, ..Options::default() };
        let whole = search(setup, &[], &options, &|_| None).ok()?;
        let sampled = sample(setup, &[], &options, (20, 20)).ok()?;
        Some((whole.errors, sampled.errors))
    };
    for file in programs("errors") {
        let text = std::fs::read_to_string(&file).unwrap();
        for model in ["sc", "rc11"] {
            let config = Config { model: model.into(), ..Config::default() };
            // Some are refused before they run.
            let setup = common::try_setup(&text, "program.ll", config, Locals::Registers);
            let Some((whole, sampled)) = setup.ok().and_then(|setup| codes(&setup)) else {
                continue;
            };
            for error in sampled {
                let key = |f: &tresse_explore::Found| (f.ending.end.code(), f.ending.stack.clone());
                found += 1;
                assert!(
                    whole.iter().any(|known| key(known) == key(&error)),
                    "{} under {model}: {:?}",
                    file.display(),
                    error.ending
                );
            }
        }
    }
    assert!(found > 200, "only {found} errors were found by chance");
}
