//! What is printed: names, values, messages and lines of files come from the input, and may hold
//! anything. Here, and nowhere else, all of it becomes plain text: escape sequences do nothing to a
//! terminal, and nothing that a program is called looks like a line of ours.

use serde_json::Value;
use std::fmt::{Display, Write};

/// A text of lines, each plain.
#[derive(Default)]
pub(crate) struct Page(String);

impl Page {
    /// Adds a line. A newline in it is shown, and makes no second one.
    pub(crate) fn line(&mut self, text: impl Display) {
        self.0.push_str(&plain(&text.to_string()));
        self.0.push('\n');
    }
}

impl From<Page> for String {
    fn from(page: Page) -> String {
        page.0
    }
}

/// A text with everything escaped that is not printable as it stands: control characters, marks
/// that change the direction of writing, invisible characters.
pub fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if is_plain(c) {
            out.push(c);
        } else {
            out.extend(c.escape_debug());
        }
    }
    out
}

/// Is this how a character may be printed?
fn is_plain(c: char) -> bool {
    matches!(c, ' '..='~') || c.escape_debug().len() == 1
}

/// JSON in which all that is not plain is escaped as JSON escapes it: whoever reads it gets it all.
pub fn json(value: &Value) -> String {
    let mut out = String::new();
    for c in format!("{value:#}").chars() {
        if c == '\n' || is_plain(c) {
            out.push(c);
        } else {
            for unit in c.encode_utf16(&mut [0; 2]) {
                let _ = write!(out, "\\u{unit:04x}");
            }
        }
    }
    out.push('\n');
    out
}

/// A word as a shell takes it.
pub fn quote(text: &str) -> String {
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b"-_./:=,+@%".contains(&b);
    if !text.is_empty() && text.bytes().all(is_word) {
        text.to_owned()
    } else if text.chars().all(is_plain) {
        format!("'{}'", text.replace('\'', "'\\''"))
    } else {
        let escaped = text.bytes().map(|b| match b {
            b' '..=b'~' if !b"'\\".contains(&b) => char::from(b).to_string(),
            _ => format!("\\x{b:02x}"),
        });
        format!("$'{}'", escaped.collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_plain_text_is_escaped() {
        assert_eq!(plain("größer “x” → 'y' \\ \"z\""), "größer “x” → 'y' \\ \"z\"");
        assert_eq!(plain("\x1b[2J\x07\u{9b}1m\x7f"), "\\u{1b}[2J\\u{7}\\u{9b}1m\\u{7f}");
        assert_eq!(plain("a\nb\tc\rd\0"), "a\\nb\\tc\\rd\\0");
        for bidi in
            "\u{202a}\u{202e}\u{2066}\u{2069}\u{200e}\u{200f}\u{61c}\u{2028}\u{feff}".chars()
        {
            assert!(plain(&bidi.to_string()).starts_with("\\u{"), "{bidi:?}");
        }
    }

    #[test]
    fn a_line_is_one_line() {
        let mut page = Page::default();
        page.line("a\nNo errors");
        page.line("b");
        assert_eq!(String::from(page), "a\\nNo errors\nb\n");
    }

    #[test]
    fn json_says_the_same() {
        let value = serde_json::json!({"a\u{202e}\n": ["\x1b\u{9b}", "\u{e0041}", "é"]});
        let text = json(&value);
        assert!(text.chars().all(|c| c == '\n' || is_plain(c)) && text.contains('é'), "{text}");
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), value);
    }
}
