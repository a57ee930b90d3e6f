//! `cargo +nightly fuzz run pattern`: a pattern over executions, and one over states. It is refused
//! at a column of its own, or matched.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use tresse::{Check, Loader, Program, Steps};

static PROGRAM: LazyLock<Program> = LazyLock::new(|| {
    let loader = Loader::new().ir("SB.ll", include_str!("../../tests/litmus/SB.ll"));
    loader.load().expect("one of our tests")
});

fuzz_target!(|data: &str| {
    let reports = [Check::new(&PROGRAM).pattern(data).run(), Steps::new(&PROGRAM).pattern(data)];
    for failure in reports.into_iter().filter_map(Result::err) {
        let place = failure.complaints[0].place.as_ref().expect("a place in the pattern");
        let width = data.chars().count() as u32 + 1;
        assert!((1..=width).contains(&place.col), "column {} of {width}", place.col);
    }
});
