//! `cargo +nightly fuzz run module corpus/module ../tests/ok`: a module of IR, linked with the
//! library and checked twice. It is refused with a place, or two engines agree on it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::time::Duration;
use tresse::{Check, Config, Loader, Opinion};

fuzz_target!(|data: &str| {
    let loader = Loader::new().ir("fuzz.ll", data).timeout(Duration::from_secs(2));
    let Ok(program) = loader.load() else { return };
    let mut config = Config::default();
    config.limits.steps = 20_000;
    config.limits.states = 500;
    config.limits.threads = 6;
    // The model by the text's length: each seed comes under each of them.
    let models = ["sc", "tso", "pso", "ra", "rc11"];
    config.model = models[data.len() % models.len()].into();
    let check = Check::new(&program).config(config).jobs(1).max_events(60);
    let Ok(report) = check.timeout(Duration::from_secs(2)).second_opinion(500).run() else {
        return;
    };
    let second = report.search().and_then(|search| search.second.as_ref());
    if let Some(Opinion::Differs(all)) = second.map(|second| &second.opinion) {
        panic!("{all:?}");
    }
});
