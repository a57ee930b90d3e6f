//! Dependencies: which way they point, and that each is used, explained, and from crates.io.

use super::Problem;
use super::scan::has_word;
use super::tree::{File, Tree};

/// Our crates: folder, package, and what it may depend on.
const CRATES: &[(&str, &str, &[&str])] = &[
    ("ir", "tresse-ir", &[]),
    ("memmodels", "tresse-memmodels", &[]),
    ("machine", "tresse-machine", &["tresse-ir", "tresse-memmodels"]),
    ("libc-shim", "tresse-libc-shim", &["tresse-machine"]),
    ("explore", "tresse-explore", &["tresse-machine", "tresse-ir", "tresse-memmodels"]),
    (
        "cli",
        "tresse",
        &["tresse-explore", "tresse-libc-shim", "tresse-machine", "tresse-ir", "tresse-memmodels"],
    ),
    (
        "benches",
        "tresse-benches",
        &["tresse-explore", "tresse-libc-shim", "tresse-machine", "tresse-ir", "tresse-memmodels"],
    ),
    ("fuzz", "tresse-fuzz", &["tresse", "tresse-ir"]),
    ("mutants", "tresse-mutants", &[]),
    ("xtask", "xtask", &[]),
];

/// A dependency as a manifest states it.
struct Dependency {
    line: usize,
    name: String,
    is_dev: bool,
}

/// The dependencies of a manifest: the tables whose name ends in `dependencies`, and tables of one.
fn dependencies(manifest: &File) -> Vec<Dependency> {
    let mut out = Vec::new();
    let mut table: Option<bool> = None;
    for (line, text) in manifest.lines() {
        let text = text.trim();
        if let Some(header) = text.strip_prefix('[') {
            let header = header.trim_matches(['[', ']']);
            let (parent, last) = header.rsplit_once('.').unwrap_or(("", header));
            let is_dev = |table: &str| table == "dev-dependencies";
            table = last.ends_with("dependencies").then(|| is_dev(last));
            let parent = parent.rsplit('.').next().unwrap_or("");
            if parent.ends_with("dependencies") {
                out.push(Dependency { line, name: last.to_owned(), is_dev: is_dev(parent) });
            }
        } else if let (Some(is_dev), Some((key, _))) = (table, text.split_once('='))
            && !text.starts_with('#')
        {
            let name = key.trim().trim_end_matches(".workspace").trim_matches('"');
            out.push(Dependency { line, name: name.to_owned(), is_dev });
        }
    }
    out
}

/// Manifests of our crates with what they may depend on.
fn manifests(tree: &Tree) -> impl Iterator<Item = (&File, &'static str, &'static [&'static str])> {
    CRATES.iter().filter_map(|(folder, _, allowed)| {
        Some((tree.get(&format!("{folder}/Cargo.toml"))?, *folder, *allowed))
    })
}

/// `cli → explore → machine → {ir, memmodels}`, `cli → libc-shim → machine`. Tests may look further
/// down or sideways, never up to `tresse` or `xtask`.
pub(super) fn arrows(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (manifest, folder, allowed) in manifests(tree) {
        for dep in dependencies(manifest) {
            let is_ours = CRATES.iter().any(|(_, package, _)| *package == dep.name);
            let is_top = matches!(
                &*dep.name,
                "tresse" | "tresse-benches" | "tresse-fuzz" | "tresse-mutants" | "xtask"
            );
            let is_free_test = dep.is_dev && !is_top && folder != "memmodels";
            if is_ours && !allowed.contains(&dep.name.as_str()) && !is_free_test {
                problems.push(Problem::new(
                    &manifest.path,
                    dep.line,
                    format!("`{folder}` depends on `{}`", dep.name),
                    "dependencies point one way: cli -> explore -> machine -> {ir, memmodels}, cli \
                     -> libc-shim -> machine",
                    "move what is shared down to the crate that both may use; what only tests need \
                     is a dev-dependency",
                ));
            }
        }
    }
    problems
}

/// A dependency that no file of the crate names.
pub(super) fn unused(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (manifest, folder, _) in manifests(tree) {
        let prefix = format!("{folder}/");
        for dep in dependencies(manifest) {
            let word = dep.name.replace('-', "_");
            let mut files = tree.rust().filter(|f| f.path.starts_with(&prefix));
            let is_used = files.any(|f| {
                let lines = f.scan.code.iter().zip(&f.scan.is_test);
                lines
                    .filter(|(_, is_test)| {
                        dep.is_dev || !**is_test || folder == "benches" || folder == "fuzz"
                    })
                    .any(|(code, _)| has_word(code, &word))
            });
            if !is_used {
                let what = format!(
                    "`{}` is not used{}",
                    dep.name,
                    if dep.is_dev { "" } else { " outside tests" }
                );
                problems.push(Problem::new(
                    &manifest.path,
                    dep.line,
                    what,
                    "an unused dependency is built by everyone for nothing",
                    "remove it, or make it a dev-dependency if only tests use it",
                ));
            }
        }
    }
    problems
}

/// Each dependency from outside has its reason in ARCHITECTURE.md.
pub(super) fn explained(tree: &Tree) -> Vec<Problem> {
    let Some(page) = tree.get("ARCHITECTURE.md") else { return Vec::new() };
    let mut problems = Vec::new();
    for (manifest, _, _) in manifests(tree).filter(|(_, folder, _)| *folder != "fuzz") {
        for dep in dependencies(manifest) {
            let is_ours = CRATES.iter().any(|(_, package, _)| *package == dep.name);
            if !is_ours && !page.text.contains(&format!("`{}`", dep.name)) {
                problems.push(Problem::new(
                    &manifest.path,
                    dep.line,
                    format!("ARCHITECTURE.md gives no reason for `{}`", dep.name),
                    "each dependency is a decision",
                    "add a row to its table of dependencies, or do without",
                ));
            }
        }
    }
    problems
}

/// Packages come from crates.io or from the workspace, and cargo is not told otherwise.
pub(super) fn sources(tree: &Tree) -> Vec<Problem> {
    const CRATES_IO: &str = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";
    let why = "a fresh clone must build anywhere, with cargo alone";
    let lock = tree.files.iter().filter(|f| f.path.ends_with("Cargo.lock")).flat_map(|f| {
        let others = f.lines().filter(|(_, l)| l.starts_with("source = ") && *l != CRATES_IO);
        others.map(|(line, _)| {
            Problem::new(
                &f.path,
                line,
                "a package from elsewhere than crates.io",
                why,
                "take it from crates.io",
            )
        })
    });
    let config = tree.files.iter().filter(|f| f.path.starts_with(".cargo/")).flat_map(|f| {
        let others = f.lines().filter(|(_, l)| {
            ["[source", "[registries", "replace-with", "[registry"]
                .iter()
                .any(|w| l.trim_start().starts_with(w))
        });
        others.map(|(line, _)| {
            Problem::new(
                &f.path,
                line,
                "cargo is sent to another registry",
                why,
                "keep such settings in your own home",
            )
        })
    });
    lock.chain(config).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(problems: &[Problem]) -> Vec<(&str, usize)> {
        problems.iter().map(|p| (p.file.as_str(), p.line)).collect()
    }

    #[test]
    fn arrows_point_down() {
        let tree = Tree::of(&[
            (
                "machine/Cargo.toml",
                "[dependencies]\ntresse-ir.workspace = true\ntresse-explore.workspace = true\n",
            ),
            (
                "explore/Cargo.toml",
                "[dependencies]\ntresse-ir.workspace = true\n[dev-dependencies]\n\
                 tresse-libc-shim.workspace = true\n",
            ),
            ("memmodels/Cargo.toml", "[dev-dependencies]\ntresse-ir = { path = \"../ir\" }\n"),
            (
                "libc-shim/Cargo.toml",
                "[target.'cfg(unix)'.dependencies]\ntresse = { path = \"../cli\" }\n\
                 [dependencies.xtask]\npath = \"../xtask\"\n",
            ),
        ]);
        assert_eq!(
            lines(&arrows(&tree)),
            [
                ("memmodels/Cargo.toml", 2),
                ("machine/Cargo.toml", 3),
                ("libc-shim/Cargo.toml", 2),
                ("libc-shim/Cargo.toml", 3)
            ]
        );
    }

    #[test]
    fn what_only_tests_name_is_unused() {
        let tree = Tree::of(&[
            (
                "ir/Cargo.toml",
                "[dependencies]\nrustc-hash.workspace = true\nmemchr.workspace = true\n\
                 [dev-dependencies]\nproptest.workspace = true\n",
            ),
            (
                "ir/src/lib.rs",
                "//! x\nuse memchr::memchr;\n#[cfg(test)]\n\
                 mod tests { use rustc_hash::FxHashMap; }\n",
            ),
            ("ir/tests/a.rs", "//! x\nuse proptest::prelude::*;\n"),
        ]);
        assert_eq!(lines(&unused(&tree)), [("ir/Cargo.toml", 2)]);
    }

    #[test]
    fn reasons_are_looked_for_in_the_page() {
        let tree = Tree::of(&[
            ("ARCHITECTURE.md", "| `memchr` | why |"),
            ("ir/Cargo.toml", "[dependencies]\nmemchr = \"2\"\nregex = \"1\"\n"),
        ]);
        assert_eq!(lines(&explained(&tree)), [("ir/Cargo.toml", 3)]);
    }

    #[test]
    fn other_registries_are_found() {
        let good = "source = \"registry+https://github.com/rust-lang/crates.io-index\"\n";
        let tree = Tree::of(&[
            ("Cargo.lock", &format!("{good}source = \"git+https://example.org/x\"\n")),
            (".cargo/config.toml", "[source.crates-io]\n"),
        ]);
        assert_eq!(lines(&sources(&tree)), [("Cargo.lock", 2), (".cargo/config.toml", 1)]);
    }
}
