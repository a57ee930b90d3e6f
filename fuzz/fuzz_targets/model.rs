//! `cargo +nightly fuzz run model corpus/model ../memmodels/cat`: a model's text. It is refused, or
//! it judges candidates and graphs of store buffering.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use std::time::Duration;
use tresse::{Check, Engine, Loader, Program};

static PROGRAM: LazyLock<Program> = LazyLock::new(|| {
    let loader = Loader::new().ir("SB.ll", include_str!("../../tests/litmus/SB.ll"));
    loader.load().expect("one of our tests")
});

fuzz_target!(|data: &str| {
    // One file for each process.
    let file = std::env::temp_dir().join(format!("tresse-fuzz-{}.cat", std::process::id()));
    std::fs::write(&file, data).expect("a temporary file");
    for engine in [Engine::Candidates, Engine::Graph] {
        let check = Check::new(&PROGRAM).model(file.to_str().expect("a plain name"));
        let _ = check.engine(engine).timeout(Duration::from_secs(2)).run();
    }
});
