//! `cargo xtask tidy`: the invariants of ARCHITECTURE.md that a compiler does not see, nearly all
//! of them about what is *absent*.
//!
//! A check is a function from the files to the problems it finds. It looks at text, not at syntax
//! trees: comments and strings are told apart ([`scan`]), `#[cfg(test)]` items are known, and that
//! is enough for every check here. Each has a test with a snippet that breaks it.

mod arrows;
mod circles;
mod form;
mod layers;
mod models;
mod outside;
mod prose;
mod root;
mod scan;
mod tree;

use std::path::Path;
use tree::Tree;

/// One violation.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Problem {
    /// Path from the root, with `/`.
    file: String,
    /// Line, from 1.
    line: usize,
    /// What is there.
    what: String,
    /// Why it must not be.
    why: &'static str,
    /// What to do.
    remedy: &'static str,
}

impl Problem {
    fn new(
        file: &str,
        line: usize,
        what: impl Into<String>,
        why: &'static str,
        remedy: &'static str,
    ) -> Problem {
        Problem { file: file.to_owned(), line, what: what.into(), why, remedy }
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}: {}; {}", self.file, self.line, self.what, self.why, self.remedy)
    }
}

type Check = fn(&Tree) -> Vec<Problem>;

/// Every check, by name.
const CHECKS: &[(&str, Check)] = &[
    ("dependency arrows", arrows::arrows),
    ("dependencies are used", arrows::unused),
    ("dependencies are explained", arrows::explained),
    ("dependencies come from crates.io", arrows::sources),
    ("no model in the machine", models::models_in_machine),
    ("models by their rows only", models::models_by_name),
    ("rows of models are whole", models::rows),
    ("no language in the models", models::language_in_models),
    ("no engine or library in the machine", models::engines_in_machine),
    ("imports go one way", circles::circles),
    ("the machine is made of layers", layers::layers),
    ("no files, environment or clock", outside::world),
    ("the library can be embedded", outside::embedding),
    ("no global state", outside::statics),
    ("no order of the host's hash tables", outside::hash_order),
    ("no machine's paths or hosts", outside::paths),
    ("headers", form::headers),
    ("length", form::length),
    ("nothing left undone", form::undone),
    ("unsafe is argued", form::unsafe_code),
    ("white space", form::white_space),
    ("columns", form::columns),
    ("nothing strange in the root", root::root),
    ("links", prose::links),
    ("examples", prose::examples),
    ("commands of the README", prose::commands),
    ("toolchain of the README", prose::toolchain),
];

/// Runs every check on a repository; the exit code.
pub(crate) fn run(root: &Path) -> u8 {
    let tree = match Tree::read(root) {
        Ok(tree) => tree,
        Err(error) => {
            eprintln!("xtask tidy: cannot read the repository: {error}");
            return 1;
        }
    };
    let mut problems: Vec<Problem> = CHECKS.iter().flat_map(|(_, check)| check(&tree)).collect();
    problems.sort();
    problems.dedup();
    problems.iter().for_each(|problem| println!("{problem}"));
    match problems.len() {
        0 => {
            eprintln!("tidy: {} checks on {} files, nothing found", CHECKS.len(), tree.files.len())
        }
        n => {
            eprintln!("tidy: {n} problems ({} checks on {} files)", CHECKS.len(), tree.files.len())
        }
    }
    u8::from(!problems.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_is_one_line_with_place_reason_and_remedy() {
        let problem =
            Problem::new("a/b.rs", 3, "a tab", "tabs show differently everywhere", "use spaces");
        assert_eq!(
            problem.to_string(),
            "a/b.rs:3: a tab: tabs show differently everywhere; use spaces"
        );
    }
}
