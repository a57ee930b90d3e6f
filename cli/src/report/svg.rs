//! Words in pictures (SVG 1.1).

use super::plain::plain;
use std::fmt::Write;

/// Words of the input as XML takes them.
pub(crate) fn escaped(text: &str) -> String {
    plain(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Words at a place. `anchor`: which part of them is there, `start`, `middle` or `end`.
pub(crate) fn text(
    out: &mut String,
    (x, y): (usize, usize),
    colour: &str,
    anchor: &str,
    words: &str,
) {
    if !words.is_empty() {
        let words = escaped(words);
        // To write to a string does not fail.
        let _ = writeln!(
            out,
            "<text x=\"{x}\" y=\"{y}\" fill=\"{colour}\" text-anchor=\"{anchor}\">{words}</text>"
        );
    }
}
