//! Writing to the standard streams. What cannot be written is told, and is no success; a reader
//! that has gone away is no error.

use super::args::Form;
use parking_lot::Mutex;
use std::io::{ErrorKind, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tresse::{Failure, Format, Json, Report, Text, plain};

/// The standard streams, and the form of reports.
pub(crate) struct Output {
    pub form: Form,
    /// Why something could not be written.
    failed: Arc<Mutex<Option<String>>>,
    /// To stop whoever writes more.
    pub cancel: Arc<AtomicBool>,
}

impl Output {
    pub(crate) fn new(form: Form) -> Output {
        Output { form, failed: Arc::default(), cancel: Arc::default() }
    }

    /// Another hand on the same streams.
    pub(crate) fn share(&self) -> Output {
        let (failed, cancel) = (self.failed.clone(), self.cancel.clone());
        Output { form: self.form, failed, cancel }
    }

    /// Is the report one for programs?
    pub(crate) fn is_json(&self) -> bool {
        self.form == Form::Json
    }

    /// Writes to standard output at once.
    pub(crate) fn out(&self, text: &str) {
        self.out_bytes(text.as_bytes());
    }

    /// Writes bytes to standard output at once.
    pub(crate) fn out_bytes(&self, bytes: &[u8]) {
        let mut stream = std::io::stdout().lock();
        let written = stream.write_all(bytes).and_then(|()| stream.flush());
        self.note("output", written);
    }

    /// Writes to standard error.
    pub(crate) fn err(&self, text: &str) {
        self.err_bytes(text.as_bytes());
    }

    /// Writes bytes to standard error.
    pub(crate) fn err_bytes(&self, bytes: &[u8]) {
        let written = std::io::stderr().lock().write_all(bytes);
        self.note("error", written);
    }

    /// Writes a line of ours, with words of the input in it, to standard error.
    pub(crate) fn line(&self, text: &str) {
        self.err(&format!("{}\n", plain(text)));
    }

    /// Writes what the program wrote to a descriptor.
    pub(crate) fn of_program(&self, fd: u32, bytes: &[u8]) {
        if fd == 2 { self.err_bytes(bytes) } else { self.out_bytes(bytes) }
    }

    fn note(&self, stream: &str, written: std::io::Result<()>) {
        match written {
            Err(e) if e.kind() != ErrorKind::BrokenPipe => {
                let mut failed = self.failed.lock();
                failed.get_or_insert_with(|| format!("cannot write to standard {stream}: {e}"));
                self.cancel.store(true, Ordering::Relaxed);
            }
            _ => {}
        }
    }

    /// Writes a report, and gives its exit code: for people to standard error, for programs to
    /// standard output. What could not be done besides is told, and is no success.
    pub(crate) fn report(&self, report: &Report) -> u8 {
        match self.form {
            Form::Text => Text.pieces(report, &mut |piece| self.err(piece)),
            Form::Json => Json.pieces(report, &mut |piece| self.out(piece)),
        }
        report.failed.iter().fold(report.exit_code, |code, what| self.unwritten(code, what))
    }

    /// Writes why there is no report, and gives the exit code.
    pub(crate) fn failure(&self, failure: &Failure) -> u8 {
        match self.form {
            Form::Text => self.err(&Text.failure(failure)),
            Form::Json => self.out(&Json.failure(failure)),
        }
        failure.exit_code()
    }

    /// Tells of something that could not be written. The exit code of an error stays what it is.
    pub(crate) fn unwritten(&self, code: u8, what: &str) -> u8 {
        self.line(&format!("error: {what}"));
        if code > 1 { code } else { 2 }
    }

    /// The exit code, unless something could not be written.
    pub(crate) fn exit_code(&self, code: u8) -> u8 {
        let failed = self.failed.lock().take();
        failed.map_or(code, |what| self.unwritten(code, &what))
    }
}
