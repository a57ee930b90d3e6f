//! Documents, examples and what they promise.

use super::Problem;
use super::tree::{File, Tree};

/// Endings that make a word in backquotes the name of a file.
const FILES: [&str; 9] = [".rs", ".md", ".sh", ".c", ".h", ".toml", ".ron", ".txt", ".ll"];

/// Links and paths in documents lead to files.
pub(super) fn links(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.files.iter().filter(|f| f.has_ending("md")) {
        for (line, text) in prose_lines(file) {
            for target in link_targets(text) {
                let path = target.split('#').next().unwrap_or("");
                let is_outside = target.contains("://") || target.starts_with("mailto:");
                if !is_outside && !path.is_empty() && !tree.exists(&resolve(&file.path, path)) {
                    let why = "a link that leads nowhere misleads";
                    problems.push(Problem::new(
                        &file.path,
                        line,
                        format!("no file at `{target}`"),
                        why,
                        "correct the link, or add the file",
                    ));
                }
            }
            for path in code_paths(text) {
                if !tree.exists(path) && !tree.exists(&resolve(&file.path, path)) {
                    let why = "the documents change in the commit that moves a file";
                    problems.push(Problem::new(
                        &file.path,
                        line,
                        format!("no file at `{path}`"),
                        why,
                        "correct the path; a pattern is written with `*` or `<name>`",
                    ));
                }
            }
        }
    }
    problems
}

/// Lines outside fenced blocks.
fn prose_lines(file: &File) -> impl Iterator<Item = (usize, &str)> {
    let mut is_fenced = false;
    file.lines().filter(move |(_, line)| {
        let is_fence = line.trim_start().starts_with("```");
        is_fenced ^= is_fence;
        !is_fence && !is_fenced
    })
}

/// The targets of `[text](target)`.
fn link_targets(line: &str) -> Vec<&str> {
    let starts = line.match_indices("](").map(|(at, _)| &line[at + 2..]);
    starts.filter_map(|rest| rest.split_once(')').map(|(target, _)| target)).collect()
}

/// Words in backquotes that name a file or folder by its path.
fn code_paths(line: &str) -> Vec<&str> {
    let spans = line.split('`').skip(1).step_by(2);
    let is_path = |s: &&str| {
        let is_plain = s.chars().all(|c| c.is_alphanumeric() || "/._-+".contains(c));
        is_plain
            && s.contains('/')
            && !s.starts_with('/')
            && (s.ends_with('/') || FILES.iter().any(|e| s.ends_with(e)))
    };
    spans.filter(is_path).collect()
}

/// A path that a file names relative to itself, from the root.
fn resolve(from: &str, target: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            other => parts.push(other),
        }
    }
    parts.join("/")
}

/// Every example has its C, its IR and its row of what is expected.
pub(super) fn examples(tree: &Tree) -> Vec<Problem> {
    let expected = tree.get("examples/expected.txt").map_or("", |f| &f.text);
    let rows: Vec<&str> = expected
        .lines()
        .filter(|l| !l.starts_with('#'))
        .filter_map(|l| l.split('|').next())
        .map(str::trim)
        .collect();
    let mut problems = Vec::new();
    for file in tree.files.iter().filter(|f| f.has_ending("c") || f.has_ending("ll")) {
        let Some((stem, ending)) = file.path.rsplit_once('.') else { continue };
        let folder = stem.rsplit_once('/').map_or("", |(folder, _)| folder);
        let is_example = folder == "examples";
        let is_test = matches!(folder, "tests/errors" | "tests/litmus" | "tests/ok");
        let why = "examples and tests run with cargo alone, and can be made again";
        if (is_example || is_test) && ending == "c" && !tree.exists(&format!("{stem}.ll")) {
            problems.push(Problem::new(
                &file.path,
                1,
                "no .ll beside it",
                why,
                "run cargo xtask bless",
            ));
        }
        if is_example && ending == "ll" && !tree.exists(&format!("{stem}.c")) {
            problems.push(Problem::new(
                &file.path,
                1,
                "no .c beside it",
                why,
                "add the source, or move the file to tests/",
            ));
        }
        if is_example && ending == "c" && !rows.contains(&stem.trim_start_matches("examples/")) {
            problems.push(Problem::new(
                &file.path,
                1,
                "no row in examples/expected.txt",
                "each example is checked",
                "add its row",
            ));
        }
    }
    problems
}

/// What the README tells a user to type first, and how to test.
const COMMANDS: [&str; 2] =
    ["cargo run --release -p tresse -- check examples/bank_deadlock.ll", "cargo test --workspace"];

/// The README asks for the compiler that the manifest asks for.
pub(super) fn toolchain(tree: &Tree) -> Vec<Problem> {
    let Some((manifest, readme)) = tree.get("Cargo.toml").zip(tree.get("README.md")) else {
        return Vec::new();
    };
    let stated = manifest.lines().find(|(_, line)| line.starts_with("rust-version"));
    let Some((line, version)) =
        stated.and_then(|(line, text)| Some((line, text.split('"').nth(1)?)))
    else {
        return Vec::new();
    };
    if readme.text.contains(&format!("{version} or later")) {
        return Vec::new();
    }
    let why = "people read the README, cargo reads the manifest";
    vec![Problem::new(
        "Cargo.toml",
        line,
        format!("README.md does not say \"{version} or later\""),
        why,
        "state one version in both",
    )]
}

/// CI runs what the README says, to the letter.
pub(super) fn commands(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for path in ["README.md", ".ci/run"] {
        let Some(file) = tree.get(path) else {
            problems.push(Problem::new(path, 1, "no such file", "a clone begins there", "add it"));
            continue;
        };
        for command in COMMANDS.iter().filter(|c| {
            !file.text.lines().any(|l| l.trim() == **c || l.contains(&format!("'{c}'")))
        }) {
            problems.push(Problem::new(
                path,
                1,
                format!("no line `{command}`"),
                "CI runs the commands that the README gives",
                "state it in both, to the letter",
            ));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(problems: &[Problem]) -> Vec<(&str, usize)> {
        problems.iter().map(|p| (p.file.as_str(), p.line)).collect()
    }

    #[test]
    fn dead_links_and_paths_are_found() {
        let text = "[a](models.md#sc) [b](gone.md) [c](../README.md)\n\
                    `machine/src/gone.rs` `docs/models.md` `tests/<name>.c` `a/b`\n```\n\
                    [x](gone.md)\n```\n[d](https://example.org/x)\n";
        let tree = Tree::of(&[("docs/a.md", text), ("docs/models.md", ""), ("README.md", "")]);
        assert_eq!(lines(&links(&tree)), [("docs/a.md", 1), ("docs/a.md", 2)]);
    }

    #[test]
    fn examples_need_their_ir_their_source_and_their_row() {
        let tree = Tree::of(&[
            ("examples/a.c", ""),
            ("examples/a.ll", ""),
            ("examples/b.c", ""),
            ("examples/c.ll", ""),
            ("examples/expected.txt", "# b\na | 0\nb | 0\n"),
            ("tests/errors/d.c", ""),
            ("tests/paper/e.ll", ""),
        ]);
        assert_eq!(
            lines(&examples(&tree)),
            [("examples/b.c", 1), ("examples/c.ll", 1), ("tests/errors/d.c", 1)]
        );
        let tree = Tree::of(&[("examples/a.c", ""), ("examples/a.ll", "")]);
        assert_eq!(examples(&tree)[0].what, "no row in examples/expected.txt");
    }

    #[test]
    fn one_version_of_rust_is_stated() {
        let manifest = ("Cargo.toml", "[workspace.package]\nrust-version = \"1.88\"\n");
        assert!(
            toolchain(&Tree::of(&[manifest, ("README.md", "Rust (1.88 or later)")])).is_empty()
        );
        assert_eq!(
            lines(&toolchain(&Tree::of(&[manifest, ("README.md", "Rust (1.85 or later)")]))),
            [("Cargo.toml", 2)]
        );
    }

    #[test]
    fn readme_and_ci_state_the_same_commands() {
        let both = format!("{}\n{}\n", COMMANDS[0], COMMANDS[1]);
        assert!(commands(&Tree::of(&[("README.md", &both), (".ci/run", &both)])).is_empty());
        let tree = Tree::of(&[("README.md", &both), (".ci/run", "cargo test\n")]);
        assert_eq!(lines(&commands(&tree)), [(".ci/run", 1), (".ci/run", 1)]);
    }
}
