//! Why a command could not do its work: bad input, what is not modelled, an error of ours. Each has
//! its exit code and its voice (DESIGN §5, §6).

use crate::args::Format;
use crate::output;
use crate::report::plain::{self, Page};
use serde_json::{Value, json};

/// Usage, bad input or a bad config.
pub(crate) const BAD_INPUT: u8 = 2;
/// Tresse does not model this.
pub(crate) const UNSUPPORTED: u8 = 3;
/// An error of ours.
pub(crate) const INTERNAL: u8 = 70;

/// One thing that is wrong, with its place when there is one.
#[derive(Debug, Default)]
pub(crate) struct Complaint {
    /// File; empty when there is no place.
    pub file: String,
    /// Line, from 1; 0 when unknown.
    pub line: u32,
    /// Column, from 1; 0 when unknown.
    pub col: u32,
    /// What is wrong.
    pub message: String,
    /// The whole complaint as it is printed, in a line.
    pub text: String,
    /// Lines of ours that come after it.
    pub help: String,
}

impl Complaint {
    /// Without a place.
    pub(crate) fn new(message: impl Into<String>) -> Complaint {
        let message = message.into();
        Complaint { text: format!("error: {message}"), message, ..Complaint::default() }
    }

    /// With a place.
    pub(crate) fn at(file: &str, line: u32, col: u32, message: impl Into<String>) -> Complaint {
        let message = message.into();
        Complaint {
            text: format!("{file}:{line}:{col}: error: {message}"),
            file: file.to_owned(),
            line,
            col,
            message,
            help: String::new(),
        }
    }
}

/// Why a command stopped.
#[derive(Debug)]
pub(crate) struct Failure {
    /// Exit code.
    pub code: u8,
    /// What is wrong; empty when it was told already (clang's own messages).
    pub complaints: Vec<Complaint>,
}

impl Failure {
    /// Bad input, without a place.
    pub(crate) fn bad(message: impl Into<String>) -> Failure {
        Failure { code: BAD_INPUT, complaints: vec![Complaint::new(message)] }
    }

    /// Bad input at a place.
    pub(crate) fn bad_at(file: &str, line: u32, col: u32, message: impl Into<String>) -> Failure {
        Failure { code: BAD_INPUT, complaints: vec![Complaint::at(file, line, col, message)] }
    }

    /// An error of ours.
    pub(crate) fn internal(panic: &str) -> Failure {
        let text = format!(
            "internal error, please report: this is a bug of tresse {}, not of your program",
            env!("CARGO_PKG_VERSION")
        );
        let (message, help) = (panic.to_owned(), panic.to_owned());
        let complaint = Complaint { text, message, help, ..Complaint::default() };
        Failure { code: INTERNAL, complaints: vec![complaint] }
    }

    /// Prints it, and gives the exit code.
    pub(crate) fn tell(&self, format: Format) -> u8 {
        match format {
            Format::Text => {
                let mut page = Page::default();
                for complaint in &self.complaints {
                    page.line(&complaint.text);
                    page.lines(&complaint.help);
                }
                output::err(page.text());
            }
            Format::Json => output::out(&plain::json(&self.json())),
        }
        self.code
    }

    fn json(&self) -> Value {
        let (verdict, kind) = match self.code {
            UNSUPPORTED => ("unsupported", "unsupported"),
            INTERNAL => ("internal-error", "internal"),
            _ => ("bad-input", "input"),
        };
        let error = |c: &Complaint| {
            let place = json!({"file": c.file, "line": c.line, "column": c.col, "function": null, "thread": null, "role": "here"});
            let locations = if c.file.is_empty() { json!([]) } else { json!([place]) };
            let code = if self.code == UNSUPPORTED { "T0901" } else { "" };
            json!({"code": code, "kind": kind, "message": c.message, "locations": locations})
        };
        json!({
            "schema": crate::report::json::SCHEMA,
            "tool": {"name": "tresse", "version": env!("CARGO_PKG_VERSION")},
            "verdict": verdict,
            "exit_code": self.code,
            "errors": self.complaints.iter().map(error).collect::<Vec<_>>(),
        })
    }
}
