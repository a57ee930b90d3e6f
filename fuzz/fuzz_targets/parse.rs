//! `cargo +nightly fuzz run parse`: any bytes. Parsing must not panic; what it accepts must
//! survive verification, and print to a text that prints as itself when it is read again.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(module) = tresse_ir::parse("fuzz.ll", data) else { return };
    let _ = tresse_ir::verify(&module);
    let printed = tresse_ir::print(&module);
    match tresse_ir::parse("printed.ll", printed.as_bytes()) {
        Ok(again) => assert_eq!(printed, tresse_ir::print(&again)),
        Err(error) => panic!("{error}"),
    }
});
