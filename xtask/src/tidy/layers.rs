//! Circles among a crate's modules: files and folders right below its `src`.
//!
//! A module that names another (`crate::other::…`) depends on it, and so does one that calls a
//! method which another gives to a type of a third: such a call has no `use` that would show it.

use super::Problem;
use super::tree::{File, Tree};
use std::collections::{BTreeMap, BTreeSet};

/// A crate whose modules form no circle, and the type that several of them give methods to, with
/// the word that it goes by where it is a parameter.
const OPEN: &str = "machine";
const SHARED: (&str, &str) = ("Machine", "machine");

/// Who depends on whom, and the place that shows it.
type Arrows<'t> = BTreeMap<(&'t str, &'t str), (&'t str, usize)>;

/// Modules that depend on each other in a circle.
pub(super) fn layers(tree: &Tree) -> Vec<Problem> {
    let arrows = arrows(tree);
    let starts: BTreeSet<&str> = arrows.keys().map(|(from, _)| *from).collect();
    let mut problems = Vec::new();
    for from in starts {
        // Each arrow of a circle, at its place.
        for ((_, to), (path, line)) in arrows.iter().filter(|((a, _), _)| *a == from) {
            if reaches(&arrows, to, from) {
                problems.push(Problem::new(
                    path,
                    *line,
                    format!("`{from}` depends on `{to}`, which depends on it"),
                    "modules that form a circle can only be understood all at once",
                    "move what both need into a module below both",
                ));
            }
        }
    }
    problems
}

fn reaches(arrows: &Arrows<'_>, from: &str, goal: &str) -> bool {
    let (mut seen, mut work) = (BTreeSet::from([from]), vec![from]);
    while let Some(at) = work.pop() {
        if at == goal {
            return true;
        }
        let next = arrows.keys().filter(|(a, _)| *a == at).map(|(_, to)| *to);
        work.extend(next.filter(|to| seen.insert(to)));
    }
    false
}

fn arrows(tree: &Tree) -> Arrows<'_> {
    let files: Vec<(&str, &File)> =
        tree.sources(&[OPEN]).filter_map(|file| Some((module(file)?, file))).collect();
    let names: BTreeSet<&str> = files.iter().map(|(name, _)| *name).collect();
    let methods = methods(&files);
    let mut arrows = Arrows::new();
    for &(from, file) in &files {
        for (line, to) in used(file).into_iter().chain(called(file, &methods)) {
            if let Some(to) = names.get(to.as_str()).filter(|to| **to != from) {
                arrows.entry((from, *to)).or_insert((&file.path, line));
            }
        }
    }
    arrows
}

/// The module right below `src` that a file is, or is in; none for the crate's root.
fn module(file: &File) -> Option<&str> {
    let inner = file.path.strip_prefix(OPEN)?.strip_prefix("/src/")?;
    let name = inner.split('/').next()?;
    (name != "lib.rs").then(|| name.strip_suffix(".rs").unwrap_or(name))
}

/// The modules that a file names, with the lines.
fn used(file: &File) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (line, code) in file.code() {
        for (at, _) in code.match_indices("crate::") {
            found.push((line, word(&code[at + "crate::".len()..])));
        }
    }
    found
}

/// The methods of the shared type that exactly one module gives it, with the module.
fn methods<'t>(files: &[(&'t str, &'t File)]) -> BTreeMap<String, &'t str> {
    let mut found: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for &(name, file) in files {
        let mut is_inside = false;
        for (_, code) in file.code() {
            if code.starts_with("impl ") {
                is_inside = code.trim_end() == format!("impl {} {{", SHARED.0);
            }
            if is_inside && let Some((before, rest)) = code.split_once("fn ") {
                let is_method = before.trim().is_empty() || before.trim_start().starts_with("pub");
                if is_method {
                    found.entry(word(rest)).or_default().push(name);
                }
            }
        }
    }
    let single = |(name, homes): (String, Vec<&'t str>)| match homes[..] {
        [home] => Some((name, home)),
        _ => None,
    };
    found.into_iter().filter_map(single).collect()
}

/// The modules whose methods a file calls on the shared type, with the lines.
fn called(file: &File, methods: &BTreeMap<String, &str>) -> Vec<(usize, String)> {
    let is_its = file.code().any(|(_, code)| code.starts_with(&format!("impl {} {{", SHARED.0)));
    let by_name = format!("{}.", SHARED.1);
    let mut found = Vec::new();
    for (line, code) in file.code() {
        let on_self = code.match_indices("self.").filter(|_| is_its).map(|(at, s)| at + s.len());
        let on_name = code.match_indices(&by_name).map(|(at, s)| at + s.len());
        for at in on_self.chain(on_name) {
            let name = word(&code[at..]);
            let is_call = code[at + name.len()..].starts_with('(');
            if let Some(home) = methods.get(&name).filter(|_| is_call) {
                found.push((line, (*home).to_owned()));
            }
        }
    }
    found
}

/// The identifier that a text begins with.
fn word(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<(String, usize)> {
        layers(&Tree::of(files)).into_iter().map(|p| (p.file, p.line)).collect()
    }

    #[test]
    fn each_arrow_of_a_circle_is_told() {
        let files = [
            ("machine/src/lib.rs", "mod a;\nuse crate::a::A;\n"),
            ("machine/src/a.rs", "\nuse crate::b::B;\n"),
            ("machine/src/b/mod.rs", "use super::d;\n"),
            ("machine/src/b/c.rs", "fn f() { crate::d::g() }\n"),
            ("machine/src/d.rs", "// crate::e\nuse crate::e::E;\nuse crate::a::A;\n"),
            ("machine/src/e.rs", "#[cfg(test)]\nmod tests { use crate::d::D; }\n"),
        ];
        let places = [("machine/src/a.rs", 2), ("machine/src/b/c.rs", 1), ("machine/src/d.rs", 3)];
        assert_eq!(found(&files), places.map(|(path, line)| (path.to_owned(), line)));
    }

    #[test]
    fn a_method_is_at_home_in_one_module() {
        let low = "impl Machine {\n    pub fn end(&mut self) {\n        self.begin();\n    }\n}\n";
        let high = "impl Machine {\n    fn begin(&mut self) {\n        self.end();\n    }\n}\n";
        let files = [("machine/src/low.rs", low), ("machine/src/high.rs", high)];
        assert_eq!(
            found(&files),
            [("machine/src/high.rs".to_owned(), 3), ("machine/src/low.rs".to_owned(), 3)]
        );
    }

    #[test]
    fn arrows_down_are_no_circle() {
        let files = [
            ("machine/src/a.rs", "use crate::b::B;\nuse crate::c::C;\n"),
            ("machine/src/b.rs", "use crate::c::C;\n"),
            ("machine/src/c.rs", ""),
            ("explore/src/x.rs", "use crate::y::Y;\n"),
            ("explore/src/y.rs", "use crate::x::X;\n"),
        ];
        assert_eq!(found(&files), []);
    }
}
