//! The repository's files as text.

use super::scan::{self, Scan};
use std::path::Path;

/// Folders that are no part of the source.
const SKIPPED: [&str; 5] = ["target", ".git", "corpus", "artifacts", "proptest-regressions"];

/// Endings of the files that are read as text; others are only known by name.
const TEXT: [&str; 16] = [
    "rs", "toml", "lock", "md", "c", "h", "in", "ll", "cat", "ron", "sh", "txt", "out", "litmus",
    "yml", "json",
];

/// One file.
pub(crate) struct File {
    /// Path from the root, with `/`.
    pub path: String,
    /// Content; empty for files that are no text.
    pub text: String,
    /// Of a `.rs` file.
    pub scan: Scan,
}

impl File {
    fn new(path: String, text: String) -> File {
        let mut scan = if path.ends_with(".rs") { scan::scan(&text) } else { Scan::default() };
        if is_test_path(&path) {
            scan.is_test.iter_mut().for_each(|t| *t = true);
        }
        File { path, text, scan }
    }

    /// Does the path end so?
    pub(crate) fn has_ending(&self, ending: &str) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, e)| e == ending)
    }

    /// Lines of code that are no tests, comments and strings blanked, numbered from 1.
    pub(crate) fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.scan.code.iter().zip(&self.scan.is_test).enumerate();
        lines.filter(|(_, (_, is_test))| !**is_test).map(|(i, (line, _))| (i + 1, line.as_str()))
    }

    /// String literals that are in no test, with their lines.
    pub(crate) fn strings(&self) -> impl Iterator<Item = (usize, &str)> {
        let strings = self.scan.strings.iter().filter(|(line, _)| !self.scan.is_test[line - 1]);
        strings.map(|(line, text)| (*line, text.as_str()))
    }

    /// All lines, numbered from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.split('\n').enumerate().map(|(i, line)| (i + 1, line))
    }
}

/// Files of tests, benches and fuzzers.
fn is_test_path(path: &str) -> bool {
    let mut folders = path.split('/');
    let file = folders.next_back();
    folders.any(|f| matches!(f, "tests" | "benches" | "fuzz")) || file == Some("tests.rs")
}

/// All files, sorted by path.
#[derive(Default)]
pub(crate) struct Tree {
    pub files: Vec<File>,
}

impl Tree {
    /// Reads a repository.
    pub(crate) fn read(root: &Path) -> std::io::Result<Tree> {
        let mut tree = Tree::default();
        tree.read_folder(root, "")?;
        tree.files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(tree)
    }

    fn read_folder(&mut self, folder: &Path, prefix: &str) -> std::io::Result<()> {
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = format!("{prefix}{name}");
            let kind = entry.file_type()?;
            if kind.is_dir() && !SKIPPED.contains(&name.as_str()) {
                self.read_folder(&entry.path(), &format!("{path}/"))?;
            } else if kind.is_file() {
                let is_text = !name.contains('.')
                    || name.rsplit('.').next().is_some_and(|e| TEXT.contains(&e))
                    || name == "run";
                let bytes = if is_text { std::fs::read(entry.path())? } else { Vec::new() };
                self.files.push(File::new(path, String::from_utf8_lossy(&bytes).into_owned()));
            }
        }
        Ok(())
    }

    /// A tree of snippets, for tests.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        Tree {
            files: files
                .iter()
                .map(|(path, text)| File::new((*path).into(), (*text).into()))
                .collect(),
        }
    }

    /// The file at a path.
    pub(crate) fn get(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|f| f.path == path)
    }

    /// Is there a file or folder at a path?
    pub(crate) fn exists(&self, path: &str) -> bool {
        let folder = format!("{}/", path.trim_end_matches('/'));
        self.files.iter().any(|f| f.path == path || f.path.starts_with(&folder))
    }

    /// The `.rs` files of Tresse, and not those of programs that it looks at.
    pub(crate) fn rust(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|f| f.has_ending("rs") && !f.path.starts_with("tests/rust/"))
    }

    /// The `.rs` files below `src` of one of these crates.
    pub(crate) fn sources<'a>(&'a self, crates: &'a [&str]) -> impl Iterator<Item = &'a File> {
        self.rust().filter(|f| {
            crates
                .iter()
                .any(|c| f.path.strip_prefix(c).is_some_and(|rest| rest.starts_with("/src/")))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_named_tests_hold_tests() {
        assert!(is_test_path("machine/src/ops/tests/casts.rs"));
        assert!(is_test_path("fuzz/fuzz_targets/parse.rs"));
        assert!(!is_test_path("machine/src/machine.rs"));
    }

    #[test]
    fn folders_exist_through_their_files() {
        let tree = Tree::of(&[("docs/models.md", "")]);
        assert!(tree.exists("docs/") && tree.exists("docs") && tree.exists("docs/models.md"));
        assert!(!tree.exists("doc"));
    }
}
