//! `cargo +nightly fuzz run checkpoint`: changes of a checkpoint's bytes, three bytes of input for
//! each: where, and what with. The file is refused, or it goes on as the one that was written.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::Duration;
use tresse::{Check, Loader, Program};

struct Begun {
    program: Program,
    file: PathBuf,
    bytes: Vec<u8>,
    executions: u64,
}

static BEGUN: LazyLock<Begun> = LazyLock::new(|| {
    let loader = Loader::new().ir("SB.ll", include_str!("../../tests/litmus/SB.ll"));
    let program = loader.load().expect("one of our tests");
    let file = std::env::temp_dir().join(format!("tresse-fuzz-{}.json", std::process::id()));
    let check = Check::new(&program).outcomes(true);
    let begun = check.clone().timeout(Duration::ZERO).checkpoint(&file).run();
    begun.expect("a search that is stopped at once");
    let bytes = std::fs::read(&file).expect("its checkpoint");
    let executions = resume(&program, &file).expect("the checkpoint as it was written");
    Begun { program, file, bytes, executions }
});

fn resume(program: &Program, file: &PathBuf) -> Option<u64> {
    let report = Check::new(program).outcomes(true).resume(file).run().ok()?;
    report.search().map(|search| search.complete)
}

fuzz_target!(|data: &[u8]| {
    let begun = &*BEGUN;
    let mut bytes = begun.bytes.clone();
    for change in data.chunks_exact(3) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % bytes.len();
        bytes[at] = change[2];
    }
    std::fs::write(&begun.file, &bytes).expect("a temporary file");
    if let Some(executions) = resume(&begun.program, &begun.file) {
        assert_eq!(executions, begun.executions, "another search");
    }
});
