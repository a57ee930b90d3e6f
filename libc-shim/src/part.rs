//! The part of the library that a program needs: most programs need little of it, and reading all
//! of it would take longer than to check them.
//!
//! What is not needed becomes empty lines, so that all else stays where it is.

use crate::LibraryIr;
use crate::index::Index;
use crate::instead::{instead, is_changed_for};
use crate::places::{Places, names};

/// What the machine looks for by itself, whether a program names it or not.
const ALWAYS: [&str; 5] =
    ["exit", "pthread_exit", "atexit", "__VERIFIER_atomic_begin", "__VERIFIER_atomic_end"];

/// Calls of these are operations, and pointers to them lead to these functions.
const BY_POINTER: [(&str, &str); 3] = [
    ("memcpy", "__tresse_pointer_memcpy"),
    ("memmove", "__tresse_pointer_memmove"),
    ("memset", "__tresse_pointer_memset"),
];

/// All names that are looked for when a program has these.
fn looked_for<'n>(needed: impl IntoIterator<Item = &'n str>) -> Vec<&'n str> {
    let mut all: Vec<&str> = needed.into_iter().collect();
    let is_used = |(name, _): &&(&str, &str)| all.contains(name);
    let pointers: Vec<&str> = BY_POINTER.iter().filter(is_used).map(|(_, code)| *code).collect();
    all.extend(pointers.into_iter().chain(ALWAYS));
    all
}

impl LibraryIr {
    /// The text with the definitions only that these names need.
    pub fn part<'n>(&self, needed: impl IntoIterator<Item = &'n str>) -> String {
        let needed: Vec<&str> = needed.into_iter().collect();
        match is_changed_for(&needed) {
            true => part(self.text, needed),
            false => indexed(self.text, self.index, &needed),
        }
    }
}

/// A text of the library with the definitions only that these names need.
pub fn part<'n>(text: &str, needed: impl IntoIterator<Item = &'n str>) -> String {
    let mut open = looked_for(needed);
    let text = &*instead(text, &open);
    let places = Places::of(text);
    open.extend(places.quoted.iter().flat_map(|range| names(&text[range.clone()])));
    let mut is_kept = vec![false; places.ranges.len()];
    while let Some(name) = open.pop() {
        let Some(number) = places.by_name.get(name).copied() else { continue };
        if !std::mem::replace(&mut is_kept[number], true) {
            open.extend(names(&text[places.ranges[number].clone()]));
        }
    }
    let lines = |at: &[u8]| memchr::memchr_iter(b'\n', at).count();
    let left_out = places.ranges.iter().zip(is_kept).filter(|(_, is_kept)| !is_kept);
    let left_out = left_out.map(|(r, _)| (r.start, r.end, lines(&text.as_bytes()[r.clone()])));
    without(text, left_out)
}

/// The same of a text of which it is known what each definition needs.
fn indexed(text: &str, index: &Index, needed: &[&str]) -> String {
    let names = looked_for(needed.iter().copied());
    let mut open: Vec<usize> = names.iter().filter_map(|name| index.find(name)).collect();
    let mut is_kept = vec![false; index.definitions.len()];
    while let Some(number) = open.pop() {
        if !std::mem::replace(&mut is_kept[number], true) {
            open.extend(index.needs(number).iter().map(|needed| usize::from(*needed)));
        }
    }
    let left_out = index.definitions.iter().zip(is_kept).filter(|(_, is_kept)| !is_kept);
    let left_out = left_out.map(|(d, _)| (d.start as usize, d.end as usize, d.lines as usize));
    without(text, left_out)
}

/// A text with so many empty lines in the place of each of these parts.
fn without(text: &str, parts: impl Iterator<Item = (usize, usize, usize)>) -> String {
    let (mut out, mut done) = (String::with_capacity(text.len() / 8), 0);
    for (start, end, lines) in parts {
        out.push_str(&text[done..start]);
        out.extend(std::iter::repeat_n('\n', lines));
        done = end;
    }
    out.push_str(&text[done..]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library_for;

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

    #[test]
    fn what_is_indexed_is_what_is_there() {
        for arch in ["x86_64", "i386", "aarch64", "powerpc64"] {
            let ir = library_for(arch).unwrap();
            let all: Vec<&str> = Places::of(ir.text).by_name.into_keys().collect();
            assert!(all.len() > 1_000, "{}", all.len());
            for name in all.iter().copied().step_by(13).chain(["nothing"]) {
                if !is_changed_for(&[name]) {
                    assert!(ir.part([name]) == part(ir.text, [name]), "{arch}: {name}");
                }
            }
            let small = ir.part([]);
            assert!(small.len() < ir.text.len() / 8, "{}", small.len());
        }
    }

    #[test]
    fn groups_of_attributes_are_kept_where_they_are_meant() {
        let text = "define void @f() #0 {\n  ret void\n}\n\ndefine void @g() #1 {\n  ret void\n}\n\
                    attributes #0 = { nounwind }\nattributes #1 = { noreturn }\n";
        let only_g = part(text, ["g"]);
        assert!(only_g.contains("attributes #1 = {") && !only_g.contains("attributes #0"));
    }
}
