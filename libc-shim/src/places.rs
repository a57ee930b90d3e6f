//! Where definitions are in a text of the library. It is what clang writes: a variable is a line
//! that begins with `@`, a declaration one with `declare`, a group of attributes one with
//! `attributes`, and a function goes from a line that begins with `define` to one that is `}`.
//!
//! `build.rs` has this file as well.

use memchr::memmem;
use std::collections::BTreeMap;
use std::ops::Range;

/// Where definitions are, in order and by name.
pub(crate) struct Places<'t> {
    /// The bytes of each, with the end of its last line.
    pub ranges: Vec<Range<usize>>,
    /// Their numbers in `ranges`.
    pub by_name: BTreeMap<&'t str, usize>,
    /// Those whose names are in quotes, which are always kept: names that are not the target's own
    /// are so where it puts something before all others.
    pub quoted: Vec<Range<usize>>,
}

impl<'t> Places<'t> {
    /// Those of a text.
    pub(crate) fn of(text: &'t str) -> Places<'t> {
        let (ranges, by_name, quoted) = (Vec::new(), BTreeMap::new(), Vec::new());
        let mut places = Places { ranges, by_name, quoted };
        let bytes = text.as_bytes();
        let after = |end: Option<usize>, at: usize| end.map_or(text.len(), |n| at + n);
        let last = memmem::Finder::new("\n}\n");
        let mut at = 0;
        while at < text.len() {
            let start = at;
            let line = after(memchr::memchr(b'\n', &bytes[start..]).map(|n| n + 1), start);
            at = line;
            let rest = &text[start..];
            if rest.starts_with("define ") {
                at = after(last.find(&bytes[line - 1..]).map(|n| n + 2), line);
            } else if !["@", "declare ", "attributes "].iter().any(|what| rest.starts_with(what)) {
                continue;
            }
            let mark = if rest.starts_with("attributes ") { '#' } else { '@' };
            let head = text[start..line].find(mark).map_or("", |n| &text[start + n..line]);
            if head.starts_with("@\"") {
                places.quoted.push(start..at);
            } else if let Some(name) = names(head).next() {
                places.by_name.insert(name, places.ranges.len());
                places.ranges.push(start..at);
            }
        }
        places
    }
}

/// The names of functions and variables in a text, in order, and those of groups of attributes:
/// these with their `#`.
pub(crate) fn names(text: &str) -> impl Iterator<Item = &str> {
    let is_of_name = |b: &u8| b.is_ascii_alphanumeric() || b"-_.$".contains(b);
    memchr::memchr2_iter(b'@', b'#', text.as_bytes()).filter_map(move |at| {
        let rest = &text.as_bytes()[at + 1..];
        let len = rest.iter().position(|b| !is_of_name(b)).unwrap_or(rest.len());
        let start = at + usize::from(text.as_bytes()[at] == b'@');
        Some(&text[start..at + 1 + len]).filter(|_| len > 0)
    })
}
