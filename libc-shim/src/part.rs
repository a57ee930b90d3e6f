//! The part of the library that a program needs: most programs need little of it, and reading all
//! of it would take longer than to check them.
//!
//! A text of the library is what clang writes: a variable is a line that begins with `@`, a
//! declaration one with `declare`, and a function goes from a line that begins with `define` to one
//! that is `}`. What is not needed becomes empty lines, so that all else stays where it is.

use crate::instead::instead;
use memchr::memmem;
use std::collections::BTreeMap;
use std::ops::Range;

/// What the machine looks for by itself, whether a program names it or not.
const ALWAYS: [&str; 5] =
    ["exit", "pthread_exit", "atexit", "__VERIFIER_atomic_begin", "__VERIFIER_atomic_end"];

/// The library's text with the definitions only that these names need.
pub fn part<'n>(text: &str, needed: impl IntoIterator<Item = &'n str>) -> String {
    let mut open: Vec<&str> = needed.into_iter().chain(ALWAYS).collect();
    let text = &*instead(text, &open);
    let places = definitions(text);
    open.extend(places.quoted.iter().flat_map(|range| names(&text[range.clone()])));
    let mut is_kept = vec![false; places.ranges.len()];
    while let Some(name) = open.pop() {
        let Some(number) = places.by_name.get(name).copied() else { continue };
        if !std::mem::replace(&mut is_kept[number], true) {
            open.extend(names(&text[places.ranges[number].clone()]));
        }
    }
    let mut out = String::with_capacity(text.len() / 4);
    let mut done = 0;
    for (range, is_kept) in places.ranges.iter().zip(is_kept) {
        out.push_str(&text[done..range.start]);
        done = range.start;
        if !is_kept {
            let lines = memchr::memchr_iter(b'\n', text[range.clone()].as_bytes()).count();
            out.extend(std::iter::repeat_n('\n', lines));
            done = range.end;
        }
    }
    out.push_str(&text[done..]);
    out
}

/// Where definitions are, in order and by name.
struct Places<'t> {
    ranges: Vec<Range<usize>>,
    by_name: BTreeMap<&'t str, usize>,
    /// Those whose names are in quotes, which are always kept: names that are not the target's own
    /// are so where it puts something before all others.
    quoted: Vec<Range<usize>>,
}

fn definitions(text: &str) -> Places<'_> {
    let mut places = Places { ranges: Vec::new(), by_name: BTreeMap::new(), quoted: Vec::new() };
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
        } else if !rest.starts_with('@') && !rest.starts_with("declare ") {
            continue;
        }
        let head = text[start..line].find('@').map_or("", |n| &text[start + n..line]);
        if head.starts_with("@\"") {
            places.quoted.push(start..at);
        } else if let Some(name) = names(head).next() {
            places.by_name.insert(name, places.ranges.len());
            places.ranges.push(start..at);
        }
    }
    places
}

/// The names of functions and variables in a text, in order.
fn names(text: &str) -> impl Iterator<Item = &str> {
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || "-_.$".contains(c);
    text.split('@').skip(1).filter_map(move |rest| {
        let end = rest.find(|c| !is_of_name(c)).unwrap_or(rest.len());
        Some(&rest[..end]).filter(|name| !name.is_empty())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "@a = global ptr @f\n@b = global i32 0\n\n\
                        define i32 @f() {\n  %x = load i32, ptr @b\n  ret i32 %x\n}\n\n\
                        declare i32 @row()\n\
                        define i32 @g() {\n  %x = call i32 @f()\n  ret i32 %x\n}\n\
                        define i32 @h() {\n  %x = call i32 @row()\n  ret i32 %x\n}\n";

    #[test]
    fn what_is_needed_stays_where_it_is() {
        let of = |names: &[&str]| part(TEXT, names.iter().copied());
        assert_eq!(of(&["g", "h", "a"]), TEXT);
        let only_g = of(&["g"]);
        assert_eq!(only_g.lines().count(), TEXT.lines().count());
        for (line, old) in only_g.lines().zip(TEXT.lines()) {
            assert!(line == old || line.is_empty(), "{line}");
        }
        let has = |text: &str, what: &str| text.contains(what);
        assert!(has(&only_g, "@g()") && has(&only_g, "define i32 @f()") && has(&only_g, "@b ="));
        assert!(!has(&only_g, "@h") && !has(&only_g, "@a =") && !has(&only_g, "@row"));
        assert!(!has(&of(&["b"]), "define"));
        assert!(!has(&of(&["nothing"]), "@"));
        assert!(has(&of(&["h"]), "declare i32 @row()"));
        let quoted = "@\"\\01_q\" = global ptr @f\n@f = global i32 0\n@g = global i32 0\n";
        assert_eq!(part(quoted, []), quoted.replace("@g = global i32 0", ""));
    }
}
