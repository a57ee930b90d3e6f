//! The README's transcripts are what the program prints.

mod common;

use std::process::Command;

/// The text up to the measured time, line by line.
fn lines(text: &str) -> Vec<String> {
    text.lines()
        .map(|l| l.split("; time:").next().unwrap_or("").trim_end().to_owned())
        .filter(|l| !l.is_empty())
        .collect()
}

/// What a command line prints, run in the repository's root.
fn printed(command: &str) -> String {
    let root = common::root();
    let output = Command::new(env!("CARGO_BIN_EXE_tresse"))
        .args(command.split_whitespace())
        .current_dir(root)
        .output()
        .unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// Each `text` block is a transcript: commands after `$ tresse`, or the output of the first command
/// of the page.
#[test]
fn transcripts_are_true() {
    let readme = std::fs::read_to_string(common::root().join("README.md")).unwrap();
    let mut transcripts = 0;
    for block in readme.split("```text\n").skip(1) {
        let block = block.split("```").next().unwrap_or("");
        let block = if block.starts_with("$ ") {
            block.to_owned()
        } else {
            format!("$ tresse check examples/bank_deadlock.ll\n{block}")
        };
        for part in block.split("$ tresse ").skip(1) {
            let (command, expected) = part.split_once('\n').unwrap_or((part, ""));
            assert_eq!(lines(&printed(command)), lines(expected), "tresse {command}");
            transcripts += 1;
        }
    }
    assert!(transcripts >= 3, "{transcripts}");
}
