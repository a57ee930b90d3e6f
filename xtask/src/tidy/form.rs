//! The form of Rust files: headers, length, nothing left undone, `unsafe` argued, white space.

use super::Problem;
use super::scan::has_word;
use super::tree::{File, Tree};

/// A file longer than this is asking to be split by topic.
const MAX_LINES: usize = 600;

/// Every file begins with what it is.
pub(super) fn headers(tree: &Tree) -> Vec<Problem> {
    let without = tree.rust().filter(|f| !f.text.starts_with("//! "));
    let why = "a file says first what it holds, and cites what it implements";
    without
        .map(|f| Problem::new(&f.path, 1, "no `//!` header", why, "begin the file with one"))
        .collect()
}

/// No file is long.
pub(super) fn length(tree: &Tree) -> Vec<Problem> {
    let long = tree.rust().map(|f| (f, f.text.lines().count())).filter(|(_, n)| *n > MAX_LINES);
    let why = "a file of more than 600 lines has more than one topic";
    long.map(|(f, n)| {
        Problem::new(&f.path, n, format!("{n} lines"), why, "split it by topic, never into `utils`")
    })
    .collect()
}

/// No ignored tests, no placeholders, in tests neither.
pub(super) fn undone(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.rust() {
        for (i, code) in file.scan.code.iter().enumerate() {
            let packed: String = code.chars().filter(|c| !c.is_whitespace()).collect();
            if packed.contains("#[ignore") || packed.contains(",ignore)]") {
                let why = "an ignored test is a gap that nobody sees";
                problems.push(Problem::new(
                    &file.path,
                    i + 1,
                    "an ignored test",
                    why,
                    "assert what is so today, with a `FIXME`",
                ));
            }
            for name in ["todo", "unimplemented", "dbg"] {
                if packed.contains(&format!("{name}!")) && has_word(code, name) {
                    let why = "what is not modelled is `Unsupported`, by name; a panic means a bug \
                               of ours";
                    problems.push(Problem::new(
                        &file.path,
                        i + 1,
                        format!("`{name}!`"),
                        why,
                        "return an error, or finish it",
                    ));
                }
            }
        }
    }
    problems
}

/// `unsafe` has its argument right above it.
pub(super) fn unsafe_code(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.rust() {
        let lines: Vec<&str> = file.text.split('\n').map(str::trim).collect();
        for (i, _) in file.scan.code.iter().enumerate().filter(|(_, code)| has_word(code, "unsafe"))
        {
            let above =
                lines[..i].iter().rev().take_while(|l| l.starts_with("//") || l.starts_with("#["));
            let is_argued = above.into_iter().any(|l| l.starts_with("// SAFETY:"));
            if !is_argued {
                let why = "each use of `unsafe` is a proof that the reader can check";
                problems.push(Problem::new(
                    &file.path,
                    i + 1,
                    "`unsafe` without `// SAFETY:`",
                    why,
                    "write the argument on the line before, or do without",
                ));
            }
        }
    }
    problems
}

/// No tabs, no trailing blanks, a newline at the end.
pub(super) fn white_space(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    let why = "differences should show changes only";
    for file in tree.rust() {
        for (line, text) in file.lines() {
            if text.contains('\t') {
                problems.push(Problem::new(
                    &file.path,
                    line,
                    "a tab",
                    why,
                    "use spaces, or `\\t` in a string",
                ));
            } else if text.ends_with([' ', '\r']) {
                problems.push(Problem::new(
                    &file.path,
                    line,
                    "a blank at the end of the line",
                    why,
                    "run cargo fmt",
                ));
            }
        }
        if !file.text.ends_with('\n') {
            problems.push(Problem::new(
                &file.path,
                file.text.lines().count(),
                "no newline at the end",
                why,
                "run cargo fmt",
            ));
        }
    }
    problems
}

/// Lines of text are no longer than this.
const MAX_COLUMNS: usize = 100;

/// Endings of the files whose lines are measured.
const MEASURED: &[&str] = &["rs", "ron", "md", "toml", "cat", "sh"];

/// No line is long. Tables, code and links of Markdown are as wide as they are, and so are programs
/// in tests.
pub(super) fn columns(tree: &Tree) -> Vec<Problem> {
    let is_measured =
        |f: &&File| f.path == ".ci/run" || MEASURED.iter().any(|ending| f.has_ending(ending));
    let mut problems = Vec::new();
    for file in tree.files.iter().filter(is_measured) {
        let mut is_code = false;
        for (line, text) in file.lines() {
            let is_fence = text.trim_start().starts_with("```");
            is_code ^= is_fence && file.has_ending("md");
            let columns = text.chars().count();
            if columns > MAX_COLUMNS && !may_be_long(file, line, text, is_code) {
                problems.push(Problem::new(
                    &file.path,
                    line,
                    format!("{columns} columns"),
                    "text of at most 100 columns is read without scrolling, and two files fit side \
                     by side",
                    "break the line; `json!` and other macros take what is computed before",
                ));
            }
        }
    }
    problems
}

/// Is this a line that cannot be broken?
fn may_be_long(file: &File, line: usize, text: &str, is_code: bool) -> bool {
    let has_link = text.contains("://") || (file.has_ending("md") && text.contains("]("));
    if file.has_ending("md") && (is_code || text.starts_with('|')) || has_link {
        return true;
    }
    let at = |lines: &[bool]| lines.get(line - 1).copied().unwrap_or(false);
    // In tests, what a string makes long; code and comments are not.
    let code = file.scan.code.get(line - 1).map_or("", String::as_str);
    let columns = text.chars().zip(code.chars()).filter(|(a, b)| a == b).count();
    let is_comment = text.trim_start().starts_with("//");
    at(&file.scan.is_raw) || (at(&file.scan.is_test) && columns <= MAX_COLUMNS && !is_comment)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(problems: &[Problem]) -> Vec<usize> {
        problems.iter().map(|p| p.line).collect()
    }

    fn file(text: &str) -> Tree {
        Tree::of(&[("ir/src/a.rs", text)])
    }

    #[test]
    fn long_lines_are_found_where_they_can_be_broken() {
        let long = "x".repeat(101);
        let found = |path: &str, text: &str| lines(&columns(&Tree::of(&[(path, text)])));
        for path in ["ir/src/a.rs", "configs/a.ron", "docs/a.md", "Cargo.toml", ".ci/run"] {
            assert_eq!(found(path, &format!("{}\n{long}\n", "x".repeat(100))), [2], "{path}");
        }
        assert_eq!(found("a.c", &long), []);
        let page = format!("| {long} |\n```\n{long}\n```\n[a]({long})\nhttp://{long}\n{long}\n");
        assert_eq!(found("docs/a.md", &page), [7]);
        let code = format!("let a = r\"\n{long}\n\";\nlet b = \"{long}\";\n// {long}\n");
        assert_eq!(found("ir/src/a.rs", &code), [4, 5]);
        assert_eq!(found("ir/tests/a.rs", &code), [5]);
        assert_eq!(found("ir/tests/a.rs", &format!("let {long} = 1;")), [1]);
        assert_eq!(found("docs/a.md", &"é".repeat(100)), []);
    }

    #[test]
    fn a_file_without_a_header_is_found() {
        assert_eq!(lines(&headers(&file("use x;\n"))), [1]);
        assert!(headers(&file("//! What it is.\n")).is_empty());
    }

    #[test]
    fn long_files_are_found() {
        assert_eq!(lines(&length(&file(&"\n".repeat(601)))), [601]);
        assert!(length(&file(&"\n".repeat(600))).is_empty());
    }

    #[test]
    fn placeholders_and_ignored_tests_are_found_outside_text() {
        let text = "todo!();\nlet s = \"todo!()\"; // dbg!\n#[ignore]\nfn f() { dbg!(x) }\n\
                    if a != todo {}\n#[ignore = \"slow\"]\nunimplemented!()";
        assert_eq!(lines(&undone(&file(text))), [1, 3, 4, 6, 7]);
    }

    #[test]
    fn unsafe_needs_its_argument_above() {
        let text = "unsafe { a() }\n// SAFETY: b checks\n// its argument.\n#[inline]\n\
                    unsafe { b() }\n// It is safe.\nunsafe fn c() {}\n#![deny(unsafe_code)]";
        assert_eq!(lines(&unsafe_code(&file(text))), [1, 7]);
    }

    #[test]
    fn tabs_and_trailing_blanks_are_found() {
        assert_eq!(lines(&white_space(&file("a\n\tb\nc \nd"))), [2, 3, 4]);
    }
}
