//! Files of a folder that import each other in a circle.

use super::Problem;
use super::tree::{File, Tree};
use std::collections::{BTreeMap, BTreeSet};

/// Folders without circles.
const FOLDERS: &[&str] = &["explore/src/graph/"];

/// No files of such a folder import each other, straight or through others.
pub(crate) fn circles(tree: &Tree) -> Vec<Problem> {
    FOLDERS.iter().flat_map(|folder| circles_of(tree, folder)).collect()
}

fn circles_of(tree: &Tree, folder: &str) -> Vec<Problem> {
    let name = |file: &File| {
        let rest = file.path.strip_prefix(folder)?.strip_suffix(".rs")?;
        (!rest.contains('/') && rest != "mod").then(|| rest.to_owned())
    };
    let files: BTreeMap<String, &File> =
        tree.rust().filter_map(|file| Some((name(file)?, file))).collect();
    let imports: BTreeMap<&str, BTreeSet<String>> =
        files.iter().map(|(name, file)| (name.as_str(), imports_of(file))).collect();
    let is_in_circle = |name: &&str| reached(&imports, name).contains(*name);
    let problem = |name: &str| {
        Problem::new(
            &files[name].path,
            1,
            "a circle of imports",
            "each file is to be understood with those below it alone",
            "move what both files need below them",
        )
    };
    imports.keys().copied().filter(is_in_circle).map(problem).collect()
}

/// The siblings that a file names.
fn imports_of(file: &File) -> BTreeSet<String> {
    let code: String = file.code().map(|(_, line)| format!("{line}\n")).collect();
    let mut found = BTreeSet::new();
    for rest in code.split("super::").skip(1) {
        let list = match rest.strip_prefix('{') {
            Some(list) => list.split('}').next().unwrap_or_default(),
            None => rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or(""),
        };
        let first = |item: &str| item.trim().split("::").next().map(str::to_owned);
        found.extend(list.split(',').filter_map(first));
    }
    found
}

/// All that a file comes to by its imports.
fn reached(imports: &BTreeMap<&str, BTreeSet<String>>, from: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut open = vec![from.to_owned()];
    while let Some(name) = open.pop() {
        let next = imports.get(name.as_str()).into_iter().flatten();
        let new: Vec<String> = next.filter(|n| all.insert((*n).clone())).cloned().collect();
        open.extend(new);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_are_found_whatever_the_form_of_the_imports() {
        let tree = Tree::of(&[
            ("explore/src/graph/mod.rs", "//! x\nmod a;\n"),
            ("explore/src/graph/a.rs", "//! x\nuse super::{\n    b,\n    d::D,\n};\n"),
            ("explore/src/graph/b.rs", "//! x\nuse super::c::{X, Y};\n"),
            ("explore/src/graph/c.rs", "//! x\nfn f() { super::a::g() }\n"),
            ("explore/src/graph/d.rs", "//! x\nuse super::e::E;\n"),
            ("explore/src/graph/e.rs", "//! x\n// super::d\n"),
            ("explore/src/other/a.rs", "//! x\nuse super::b;\n"),
            ("explore/src/other/b.rs", "//! x\nuse super::a;\n"),
        ]);
        let found: Vec<String> = circles(&tree).into_iter().map(|p| p.file).collect();
        let expected = ["a", "b", "c"].map(|name| format!("explore/src/graph/{name}.rs"));
        assert_eq!(found, expected);
    }

    #[test]
    fn tests_may_import_what_they_like() {
        let tree = Tree::of(&[
            ("explore/src/graph/a.rs", "//! x\nuse super::b;\n"),
            ("explore/src/graph/b.rs", "//! x\n#[cfg(test)]\nmod tests { use super::a; }\n"),
        ]);
        assert_eq!(circles(&tree), []);
    }
}
