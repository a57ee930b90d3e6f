//! `cargo xtask bless`: the IR that is kept in the repository, compiled again from its C.
//!
//! The files are the same on every machine with the same clang. clang-19 made those that are
//! committed; another one makes others, which then show up in the difference to be reviewed.

use crate::command;
use std::path::Path;
use std::process::{Command, Stdio};

/// Names to look for, the one that made the committed files first.
const CLANGS: [&str; 8] =
    ["clang-19", "clang", "clang-21", "clang-20", "clang-18", "clang-17", "clang-16", "clang-15"];

/// The scripts that compile: the C library, then examples and tests.
const SCRIPTS: [&str; 3] = ["libc-shim/c/build.sh", "examples/build.sh", "tests/cpp/build.sh"];

/// Runs the scripts with a clang; the exit code of the first that fails.
pub(crate) fn run(root: &Path, clang: Option<&str>) -> u8 {
    let Some(clang) = clang.map(str::to_owned).or_else(find) else {
        eprintln!(
            "xtask bless: no clang on PATH (looked for {}); name one with --clang",
            CLANGS.join(", ")
        );
        return 1;
    };
    if clang != CLANGS[0] {
        eprintln!(
            "xtask bless: the committed files are from {}; {clang} may write others",
            CLANGS[0]
        );
    }
    SCRIPTS
        .iter()
        .map(|script| command::run(root, "sh", &[script, &clang]))
        .find(|code| *code != 0)
        .unwrap_or(0)
}

/// The first name that runs.
fn find() -> Option<String> {
    let runs = |name: &&&str| {
        Command::new(name)
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|s| s.success())
    };
    CLANGS.iter().find(runs).map(|name| (*name).to_owned())
}
