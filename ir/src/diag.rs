//! Located errors: LangRef says what is wrong, a [`Diagnostic`] says where.

use std::fmt;

/// How many bytes of the offending line are kept on each side of the column.
const CONTEXT: usize = 60;

/// One error in an IR file, with its place and the line that it stands on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// Name of the file as the caller gave it.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column in bytes, from 1.
    pub col: u32,
    /// What is wrong.
    pub message: String,
    /// The offending line, cut to about 120 characters around the column.
    pub line_text: String,
    /// How many characters of `line_text` come before the column: where the caret goes.
    pub caret: u32,
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: error: {}", self.file, self.line, self.col, self.message)?;
        if self.line_text.is_empty() {
            return Ok(());
        }
        let gap = " ".repeat(self.caret as usize);
        write!(f, "\n  {}\n  {gap}^", self.line_text)
    }
}

impl std::error::Error for Diagnostic {}

impl Diagnostic {
    /// A diagnostic for the byte at `offset` of `text`.
    pub(crate) fn at(file: &str, text: &[u8], offset: usize, message: String) -> Self {
        let offset = offset.min(text.len());
        let before = text.get(..offset).unwrap_or_default();
        let after = text.get(offset..).unwrap_or_default();
        let line = memchr::memchr_iter(b'\n', before).count() + 1;
        let start = memchr::memrchr(b'\n', before).map_or(0, |i| i + 1);
        let head = before.get(start..).unwrap_or_default();
        let tail = after.get(..memchr::memchr(b'\n', after).unwrap_or(after.len()));
        let (line_text, caret) = excerpt(head, tail.unwrap_or_default());
        Diagnostic {
            file: file.to_owned(),
            line: u32::try_from(line).unwrap_or(u32::MAX),
            col: u32::try_from(head.len() + 1).unwrap_or(u32::MAX),
            message,
            line_text,
            caret,
        }
    }
}

/// The parts of a line around its column, cut to size, and where the caret goes.
fn excerpt(head: &[u8], tail: &[u8]) -> (String, u32) {
    let cut = head.len().saturating_sub(CONTEXT);
    let head = head.get(cut..).unwrap_or_default();
    let tail = tail.get(..CONTEXT.min(tail.len())).unwrap_or_default();
    let clean = |bytes: &[u8]| -> String {
        let visible = |c: char| if c.is_control() { ' ' } else { c };
        String::from_utf8_lossy(bytes).chars().map(visible).collect()
    };
    let head = clean(head);
    let caret = head.chars().count() as u32;
    (format!("{head}{}", clean(tail)).trim_end().to_owned(), caret)
}

/// An error on its way up through the parser: where, and what.
#[derive(Debug)]
pub(crate) struct Fault {
    /// Byte offset in the text.
    pub(crate) offset: usize,
    /// What is wrong.
    pub(crate) message: String,
}

/// What parsing functions return; boxed so that the happy path stays small.
pub(crate) type Parsed<T> = Result<T, Box<Fault>>;

/// An error at a byte offset.
pub(crate) fn fault<T>(offset: usize, message: impl Into<String>) -> Parsed<T> {
    Err(Box::new(Fault { offset, message: message.into() }))
}
