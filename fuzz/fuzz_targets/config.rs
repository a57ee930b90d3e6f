//! `cargo +nightly fuzz run config corpus/config ../configs`: a config in RON. It is refused at a
//! line, or it is written and read again as the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tresse::Config;

fuzz_target!(|data: &str| {
    match Config::from_ron(data) {
        Ok(config) => {
            let _ = config.check();
            let json = serde_json::to_string(&config).expect("a config is data");
            let again: Config = serde_json::from_str(&json).expect("what was written is read");
            assert_eq!(config, again);
        }
        Err(error) => assert!(error.line >= 1, "{error:?}"),
    }
});
