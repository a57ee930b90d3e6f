//! Writing to the standard streams. A reader that has gone away is no error.

use std::io::Write;

/// Writes to standard output at once.
pub(crate) fn out(text: &str) {
    out_bytes(text.as_bytes());
}

/// Writes bytes to standard output at once.
pub(crate) fn out_bytes(bytes: &[u8]) {
    let mut stream = std::io::stdout().lock();
    let _ = stream.write_all(bytes).and_then(|()| stream.flush());
}

/// Writes to standard error.
pub(crate) fn err(text: &str) {
    err_bytes(text.as_bytes());
}

/// Writes bytes to standard error.
pub(crate) fn err_bytes(bytes: &[u8]) {
    let _ = std::io::stderr().lock().write_all(bytes);
}
