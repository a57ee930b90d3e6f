//! The same input, config and seed give the same result anywhere: no files, environment or clock,
//! no state outside the machine, no order that the host chooses, no path or host of one machine.

use super::Problem;
use super::scan::{has_word, words};
use super::tree::Tree;

/// The crates that compute. `cli`, `xtask`, tests and benches may touch the world.
const PURE: &[&str] = &["ir", "memmodels", "machine", "explore", "libc-shim"];

/// Modules of `std` that reach outside.
const WORLD: &[&str] = &["fs", "env", "process", "net", "os"];

/// Files, the environment, processes, the clock.
pub(super) fn world(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.sources(PURE) {
        for (line, code) in file.code() {
            let module = std_modules(code)
                .into_iter()
                .find(|m| WORLD.contains(m))
                .map(|m| format!("std::{m}"));
            let clock = ["SystemTime", "Instant"]
                .iter()
                .find(|w| has_word(code, w))
                .map(|w| (*w).to_owned());
            if let Some(what) = module.or(clock) {
                problems.push(Problem::new(
                    &file.path,
                    line,
                    format!("`{what}`"),
                    "only `cli` touches files, the environment and the clock",
                    "take text, values or a callback as an argument",
                ));
            }
        }
    }
    problems
}

/// The modules that a line names right below `std::`, in a group or alone.
fn std_modules(code: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("std::") {
        let rest = &code[at + "std::".len()..];
        let Some(group) = rest.strip_prefix('{') else {
            found.extend(words(rest).next());
            continue;
        };
        let mut depth = 0;
        let mut start = 0;
        for (i, c) in group.char_indices().chain([(group.len(), ',')]) {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth <= 0 => {
                    found.extend(words(&group[start..i]).next());
                    start = i + 1;
                }
                _ => {}
            }
        }
    }
    found
}

/// What only the binary of `cli` may name: the library is made to be embedded.
pub(super) fn embedding(tree: &Tree) -> Vec<Problem> {
    const CRATES: &[&str] = &["clap", "indicatif", "ratatui", "signal_hook"];
    const MACROS: &[&str] = &["print!", "println!", "eprint!", "eprintln!"];
    const CALLS: &[&str] =
        &["io::stdout", "io::stderr", "io::stdin", "process::exit", "panic::set_hook"];
    let is_binary = |path: &str| path == "cli/src/main.rs" || path.starts_with("cli/src/command/");
    let mut problems = Vec::new();
    for file in tree.sources(&["cli"]).filter(|f| !is_binary(&f.path)) {
        for (line, code) in file.code() {
            let package = CRATES.iter().find(|name| has_word(code, name));
            let call = MACROS.iter().chain(CALLS).find(|name| code.contains(**name));
            if let Some(what) = package.or(call) {
                problems.push(Problem::new(
                    &file.path,
                    line,
                    format!("`{what}`"),
                    "the library `tresse` is embedded: it prints nothing and ends no process",
                    "return it in the report, hand it to a callback, or do it in \
                     cli/src/command/",
                ));
            }
        }
    }
    problems
}

/// State that outlives a machine.
pub(super) fn statics(tree: &Tree) -> Vec<Problem> {
    const CELLS: &[&str] =
        &["Cell", "RefCell", "OnceCell", "UnsafeCell", "Mutex", "RwLock", "OnceLock"];
    const ANYWHERE: &[&str] = &["thread_local", "lazy_static", "LazyLock", "LazyCell"];
    let mut problems = Vec::new();
    for file in tree.sources(PURE) {
        for (line, code) in file.code() {
            let macro_or_type = ANYWHERE.iter().find(|w| match **w {
                "thread_local" | "lazy_static" => code.contains(&format!("{w}!")),
                other => has_word(code, other),
            });
            let item =
                code.trim_start().trim_start_matches("pub ").trim_start_matches("pub(crate) ");
            let is_static = item.starts_with("static ");
            let is_mutable = is_static
                && (item.starts_with("static mut ")
                    || words(item).any(|w| CELLS.contains(&w) || w.starts_with("Atomic")));
            let what = macro_or_type
                .map(|w| (*w).to_owned())
                .or(is_mutable.then(|| "a static that changes".to_owned()));
            if let Some(what) = what {
                problems.push(Problem::new(
                    &file.path,
                    line,
                    what,
                    "a machine is a value, and nothing of an execution lives outside it",
                    "keep it in the machine, the search or the setup",
                ));
            }
        }
    }
    problems
}

/// `HashMap` and `HashSet` with the host's random keys.
pub(super) fn hash_order(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.sources(PURE) {
        for (line, code) in file.code() {
            if let Some(word) =
                ["HashMap", "HashSet", "RandomState"].iter().find(|w| has_word(code, w))
            {
                problems.push(Problem::new(
                    &file.path,
                    line,
                    format!("`{word}`"),
                    "its order differs from run to run",
                    "use rustc_hash's `FxHashMap` where order does not matter, or a `BTreeMap`",
                ));
            }
        }
    }
    problems
}

/// Folders of one machine. Written in two halves, so that this file is clean itself.
const FOLDERS: &[&str] = &[
    concat!("/wo", "rk/"),
    concat!("/ho", "me/"),
    concat!("/tm", "p/"),
    concat!("/ro", "ot/"),
    concat!("/Us", "ers/"),
];

/// Hosts that packages come from.
const HOSTS: &[&str] = &[
    concat!("index.", "crates.io"),
    concat!("static.", "crates.io"),
    concat!("deb.", "debian.org"),
    concat!("security.", "debian.org"),
    concat!("archive.", "ubuntu.com"),
    concat!("apt.", "llvm.org"),
    concat!("py", "pi.org"),
    concat!("files.python", "hosted.org"),
    concat!("registry.", "npmjs.org"),
    concat!("proxy.", "golang.org"),
    concat!("arti", "factory"),
    concat!("sonatype", "/nexus"),
];

/// Paths and hosts of one machine, in any file; paths are free in tests written in Rust.
pub(super) fn paths(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in &tree.files {
        for (line, text) in file.lines() {
            let is_test = file.scan.is_test.get(line - 1).copied().unwrap_or(false);
            let folder = FOLDERS.iter().find(|f| !is_test && names_folder(text, f));
            let host = HOSTS.iter().find(|h| text.contains(**h));
            if let Some(what) = folder.or(host) {
                problems.push(Problem::new(
                    &file.path,
                    line,
                    format!("`{what}`"),
                    "the repository must work on every machine",
                    "use a path from the root, a temporary folder, or the tool's own setting",
                ));
            }
        }
    }
    problems
}

/// Does a text name this absolute folder (and not a relative one that ends so)?
fn names_folder(text: &str, folder: &str) -> bool {
    text.match_indices(folder).any(|(at, _)| {
        !text[..at].ends_with(|c: char| c.is_alphanumeric() || "._-/*~}".contains(c))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(problems: &[Problem]) -> Vec<usize> {
        problems.iter().map(|p| p.line).collect()
    }

    #[test]
    fn the_world_is_found_alone_and_in_groups() {
        let text = "use std::fs::File;\nuse std::{fmt, env, sync::{Arc, Mutex}};\n\
                    use std::{fmt::{self}, sync::os};\nlet t = Instant::now();\nuse std::fmt;\n\
                    // std::fs\n#[cfg(test)]\nmod t { use std::fs; }";
        assert_eq!(lines(&world(&Tree::of(&[("explore/src/a.rs", text)]))), [1, 2, 4]);
        assert!(
            world(&Tree::of(&[("cli/src/a.rs", text), ("explore/tests/a.rs", text)])).is_empty()
        );
    }

    #[test]
    fn what_a_library_may_not_do_is_found_outside_the_binary() {
        let text = "use clap::Parser;\nprintln!(\"\");\nlet e = std::io::stderr();\n\
                    let clapper = 1; // clap\nstd::process::exit(1);\nCommand::new(\"cc\");";
        assert_eq!(lines(&embedding(&Tree::of(&[("cli/src/a.rs", text)]))), [1, 2, 3, 5]);
        let binary = [("cli/src/command/a.rs", text), ("cli/src/main.rs", text)];
        assert!(embedding(&Tree::of(&binary)).is_empty());
    }

    #[test]
    fn statics_that_change_are_found() {
        let text = "static mut N: u32 = 0;\nstatic TABLE: &[u8] = &[];\n\
                    pub static N: AtomicU64 = AtomicU64::new(0);\nthread_local! { }\n\
                    static X: OnceLock<u8> = OnceLock::new();\nfn thread_local() {}\n\
                    let m = Mutex::new(0);";
        assert_eq!(lines(&statics(&Tree::of(&[("machine/src/a.rs", text)]))), [1, 3, 4, 5]);
    }

    #[test]
    fn random_hash_tables_are_found() {
        let text = "use std::collections::HashMap;\nuse rustc_hash::FxHashMap;\n\
                    use std::collections::hash_map::Entry;";
        assert_eq!(lines(&hash_order(&Tree::of(&[("ir/src/a.rs", text)]))), [1]);
    }

    #[test]
    fn machine_paths_and_hosts_are_found() {
        let (folder, host) = (FOLDERS[2], HOSTS[0]);
        let text = format!("see {folder}x\nsee a{folder}x\nfrom {host}\n");
        assert_eq!(lines(&paths(&Tree::of(&[("docs/a.md", &text)]))), [1, 3]);
        assert_eq!(lines(&paths(&Tree::of(&[("ir/tests/a.rs", &text)]))), [3]);
    }
}
