//! What the tests of the front end share.

use tresse_ir::{Diagnostic, Module, parse, print, verify};

/// A module that must be good, after parse → verify → print → parse → print.
pub(crate) fn accept(text: &str) -> Module {
    let module = parse("test.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    if let Err(errors) = verify(&module) {
        panic!("{}", errors[0]);
    }
    round_trip(&module);
    module
}

/// Printing must reach a fixed point at once.
pub(crate) fn round_trip(module: &Module) -> String {
    let printed = print(module);
    let again = match parse("printed.ll", printed.as_bytes()) {
        Ok(again) => again,
        Err(error) => panic!("{error}\n{printed}"),
    };
    assert_eq!(printed, print(&again));
    assert_eq!(module.functions.len(), again.functions.len());
    assert_eq!(module.globals.len(), again.globals.len());
    printed
}

/// The first error of a bad module, from parsing or verifying.
pub(crate) fn reject(text: &[u8]) -> Diagnostic {
    match parse("test.ll", text) {
        Err(error) => error,
        Ok(module) => match verify(&module) {
            Err(errors) => errors.into_iter().next().expect("an error"),
            Ok(()) => panic!("accepted:\n{}", String::from_utf8_lossy(text)),
        },
    }
}

/// The error must say this, on this line.
pub(crate) fn reject_with(text: &str, line: u32, message: &str) {
    let error = reject(text.as_bytes());
    assert!(error.message.contains(message), "wanted {message:?}, got {error}");
    assert_eq!(error.line, line, "{error}");
    assert!(error.col > 0, "{error}");
}

/// A function with this body and these parameters.
pub(crate) fn in_function(ret: &str, params: &str, body: &str) -> String {
    format!("define {ret} @f({params}) {{\n{body}\n}}\n")
}
