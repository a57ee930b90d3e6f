//! Transcripts of the README and of the guide are what the program prints, and the guide's pictures
//! what it draws.

use crate::common;

use std::path::Path;
use std::process::Command;

/// The text up to the measured time, line by line.
fn lines(text: &str) -> Vec<String> {
    text.lines()
        .map(|l| l.split("; time:").next().unwrap_or("").trim_end().to_owned())
        .filter(|l| !l.is_empty())
        .collect()
}

/// What a command line prints, run in the repository's root. Its folder `out` is this one.
fn printed(command: &str, out: &Path) -> String {
    let root = common::root();
    let words = command.split_whitespace().map(|word| match word.strip_prefix("out") {
        Some(rest) if rest.is_empty() || rest.starts_with('/') => {
            format!("{}{rest}", out.display())
        }
        _ => word.to_owned(),
    });
    let output =
        Command::new(env!("CARGO_BIN_EXE_tresse")).args(words).current_dir(root).output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// Each `text` block is a transcript: commands after `$ tresse`, or the output of the first command
/// of the page. How many commands are there?
fn check(page: &str, out: &Path) -> usize {
    let text = std::fs::read_to_string(common::root().join(page)).unwrap();
    let mut transcripts = 0;
    for block in text.split("```text\n").skip(1) {
        let block = block.split("```").next().unwrap_or("");
        let block = if block.starts_with("$ ") {
            block.to_owned()
        } else {
            format!("$ tresse check examples/bank_deadlock.ll\n{block}")
        };
        for part in block.split("$ tresse ").skip(1) {
            let (command, expected) = part.split_once('\n').unwrap_or((part, ""));
            assert_eq!(lines(&printed(command, out)), lines(expected), "tresse {command}");
            transcripts += 1;
        }
    }
    transcripts
}

#[test]
fn transcripts_are_true() {
    let transcripts = check("README.md", Path::new("out"));
    assert!(transcripts >= 3, "{transcripts}");
}

/// Each picture that a page shows is what its commands have drawn.
#[test]
fn the_guide_is_true() {
    let out = std::env::temp_dir().join(format!("tresse-guide-{}", std::process::id()));
    std::fs::create_dir_all(&out).unwrap();
    let transcripts = check("docs/guide/what-if.md", &out);
    assert!(transcripts >= 6, "{transcripts}");
    assert_eq!(check("docs/guide/machine.md", &out), 4);
    let pictures = common::files("docs/guide", "svg");
    assert!(pictures.len() >= 4, "{pictures:?}");
    let page = std::fs::read_to_string(common::root().join("docs/guide/what-if.md")).unwrap();
    for picture in pictures {
        let name = picture.file_name().unwrap().to_str().unwrap();
        assert!(page.contains(&format!("]({name})")), "{name} is not shown");
        let [kept, drawn] = [common::root().join(&picture), out.join(name)]
            .map(|file| std::fs::read_to_string(&file).unwrap());
        assert_eq!(kept, drawn, "{name}: draw it again by the page's command");
    }
    std::fs::remove_dir_all(&out).unwrap();
}
