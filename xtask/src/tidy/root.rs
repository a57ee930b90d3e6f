//! What lies in the repository's root: nothing but what belongs to the whole of it.

use super::Problem;
use super::tree::Tree;

/// Files of the root, but for those whose names begin with a dot.
const OURS: [&str; 10] = [
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "rustfmt.toml",
];

/// Other files are what some program left behind there.
pub(super) fn root(tree: &Tree) -> Vec<Problem> {
    let is_in_root = |path: &str| !path.contains('/') && !path.starts_with('.');
    let is_strange = |path: &str| is_in_root(path) && !OURS.contains(&path);
    let strange = tree.files.iter().filter(|f| is_strange(&f.path));
    let why = "the root holds what belongs to the whole repository";
    let remedy = "delete it if a program left it, or move it to its folder";
    strange.map(|f| Problem::new(&f.path, 1, "a file that nobody knows", why, remedy)).collect()
}

#[cfg(test)]
mod tests {
    use super::root;
    use crate::tidy::tree::Tree;

    #[test]
    fn what_a_program_left_behind_is_found() {
        let tree = Tree::of(&[
            ("README.md", ""),
            (".gitignore", ""),
            ("f.c", ""),
            ("platform.info", ""),
            ("docs/f.c", ""),
        ]);
        let found: Vec<String> = root(&tree).into_iter().map(|problem| problem.file).collect();
        assert_eq!(found, ["f.c", "platform.info"]);
    }
}
