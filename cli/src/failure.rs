//! Why something could not be done: bad input, what is not modelled, an error of ours. Each has its
//! exit code and its voice (DESIGN §5, §6).

use std::fmt;

/// Whose fault it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voice {
    /// Bad input, a bad config, or a parameter that is not for what was asked.
    Input,
    /// Tresse does not model this.
    Unsupported,
    /// An error of Tresse.
    Internal,
    /// The time was up before it could begin.
    CutShort,
}

impl Voice {
    /// The exit code of a command that fails so.
    pub fn exit_code(self) -> u8 {
        match self {
            Voice::Input => 2,
            Voice::Unsupported => UNSUPPORTED,
            Voice::Internal => 70,
            Voice::CutShort => 1,
        }
    }
}

/// The exit code for what Tresse does not model.
pub(crate) const UNSUPPORTED: u8 = 3;

/// The exit code where two engines disagree: an error of Tresse as `Voice::Internal` is, and told
/// apart from a panic.
pub(crate) const DISAGREEMENT: u8 = 71;

/// A place in a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The file, as it was named.
    pub file: String,
    /// Line, from 1; 0 when unknown.
    pub line: u32,
    /// Column, from 1; 0 when unknown.
    pub col: u32,
}

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Complaint {
    /// Where, if there is a place.
    pub place: Option<Place>,
    /// What is wrong.
    pub message: String,
    /// Lines that come after it: the line of the input, what a compiler said, what to do.
    pub help: Vec<String>,
}

impl Complaint {
    /// Without a place.
    pub(crate) fn new(message: impl Into<String>) -> Complaint {
        Complaint { message: message.into(), ..Complaint::default() }
    }

    /// At a place.
    pub(crate) fn at(file: &str, line: u32, col: u32, message: impl Into<String>) -> Complaint {
        let place = Some(Place { file: file.to_owned(), line, col });
        Complaint { place, message: message.into(), help: Vec::new() }
    }

    /// Lines after the message.
    pub(crate) fn with_help(mut self, help: &str) -> Complaint {
        self.help.extend(help.lines().map(str::to_owned));
        self
    }
}

impl From<&tresse_ir::Diagnostic> for Complaint {
    fn from(e: &tresse_ir::Diagnostic) -> Complaint {
        let complaint = Complaint::at(&e.file, e.line, e.col, e.message.clone());
        if e.line_text.is_empty() {
            return complaint;
        }
        let gap = " ".repeat(e.caret as usize);
        let help = vec![format!("  {}", e.line_text), format!("  {gap}^")];
        Complaint { help, ..complaint }
    }
}

/// Why something could not be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Whose fault it is.
    pub voice: Voice,
    /// What is wrong.
    pub complaints: Vec<Complaint>,
}

impl Failure {
    /// Of one complaint.
    pub(crate) fn of(voice: Voice, complaint: Complaint) -> Failure {
        Failure { voice, complaints: vec![complaint] }
    }

    /// Bad input, without a place.
    pub fn bad(message: impl Into<String>) -> Failure {
        Failure::of(Voice::Input, Complaint::new(message))
    }

    /// Bad input at a place.
    pub fn bad_at(file: &str, line: u32, col: u32, message: impl Into<String>) -> Failure {
        Failure::of(Voice::Input, Complaint::at(file, line, col, message))
    }

    /// An error of Tresse, as a panic tells it.
    pub fn internal(panic: &str) -> Failure {
        let message = format!(
            "internal error, please report: this is a bug of tresse {}, not of your program",
            env!("CARGO_PKG_VERSION")
        );
        Failure::of(Voice::Internal, Complaint::new(message).with_help(panic))
    }

    /// The exit code of a command that fails so.
    pub fn exit_code(&self) -> u8 {
        self.voice.exit_code()
    }

    /// The first line of a complaint.
    pub(crate) fn headline(&self, complaint: &Complaint) -> String {
        let voice = match self.voice {
            Voice::Input => "error: ",
            Voice::Unsupported => "error[T0901]: ",
            Voice::Internal | Voice::CutShort => "",
        };
        let message = &complaint.message;
        match &complaint.place {
            Some(Place { file, line: 0, .. }) => format!("{file}: {voice}{message}"),
            Some(Place { file, line, col }) => format!("{file}:{line}:{col}: {voice}{message}"),
            None => format!("{voice}{message}"),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(crate::Format::failure(&crate::Text, self).trim_end())
    }
}

impl std::error::Error for Failure {}
