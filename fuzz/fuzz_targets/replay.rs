//! `cargo +nightly fuzz run replay`: a replay string. It is refused, or it is one execution: run
//! twice it says the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use tresse::{Format, Json, Loader, Program, Replay};

fn end(string: &str) -> Option<serde_json::Value> {
    let report = Replay::new(&PROGRAM, string).run().ok()?;
    let mut value: serde_json::Value = serde_json::from_str(&Json.report(&report)).ok()?;
    value.as_object_mut()?.remove("time_seconds");
    Some(value)
}

static PROGRAM: LazyLock<Program> = LazyLock::new(|| {
    let loader = Loader::new().ir("SB.ll", include_str!("../../tests/litmus/SB.ll"));
    loader.load().expect("one of our tests")
});

fuzz_target!(|data: &str| {
    assert_eq!(end(data), end(data));
});
