//! `--model FILE.cat` on execution graphs, as it is typed.

use crate::common::{Temp, code, stderr, stdout, tresse};
use serde_json::Value;

fn cat(name: &str, text: &str) -> Temp {
    Temp::new(&format!("{name}.cat"), format!("\"own\"\n{text}\n").as_bytes())
}

fn json(words: &[&str]) -> Value {
    let output = tresse(&[words, &["--format", "json"]].concat());
    serde_json::from_str(&stdout(&output))
        .unwrap_or_else(|e| panic!("{words:?}: {e}\n{}", stdout(&output) + &stderr(&output)))
}

/// Peterson's algorithm is wrong with store buffers, and the fences make up for that: by a text
/// that says what TSO does as by TSO. The way to the error is found again under the text.
#[test]
fn a_text_finds_what_its_model_finds() {
    let own = cat("buffers", "include \"tso.cat\"");
    for (file, expected) in [
        ("examples/peterson.c", "error"),
        ("examples/peterson_fenced.c", "no-errors"),
        // With locks, which candidates do not have.
        ("examples/locked_counter.c", "no-errors"),
        ("examples/bank_deadlock.c", "error"),
    ] {
        let report = json(&["check", "--model", own.path(), file]);
        assert_eq!((&report["verdict"], &report["engine"]), (&expected.into(), &"graph".into()));
        let ours = json(&["check", "--tso", file]);
        assert_eq!(report["verdict"], ours["verdict"], "{file}");
        assert_eq!(report["errors"][0]["code"], ours["errors"][0]["code"], "{file}");
        if let Some(replay) = report["errors"][0]["replay"].as_str() {
            let command = report["errors"][0]["replay_command"].as_str().unwrap_or_default();
            assert!(command.contains(own.path()), "{command}");
            let replayed = tresse(&["replay", "--model", own.path(), replay, file]);
            assert_eq!(code(&replayed), report["exit_code"], "{}", stderr(&replayed));
        }
    }
}

/// Store buffering has four outcomes; a text that orders everything leaves three.
#[test]
fn outcomes_are_those_of_the_text() {
    let weak = cat("weak", "include \"ra.cat\"");
    let strong = cat("strong", "include \"ra.cat\"\nacyclic po | tc | rf | co | fr as all");
    let count = |own: &Temp| {
        let report = json(&["check", "--outcomes", "--model", own.path(), "tests/litmus/SB.c"]);
        report["outcomes"].as_array().map_or(0, Vec::len)
    };
    assert_eq!((count(&weak), count(&strong)), (4, 3));
}

/// What a text of one's own excludes is refused, with its name and where else to go.
#[test]
fn what_does_not_go_together_is_refused() {
    let weak = cat("thin-air", "acyclic (po | tc)+ & loc | rf | co | fr\nempty rmw & (fr ; co)");
    let output = tresse(&["check", "--model", weak.path(), "tests/litmus/LB.c"]);
    let said = stderr(&output);
    assert!(said.contains("allows load buffering"), "{said}");
    assert!(said.contains("--engine candidates"), "{said}");
    let output =
        tresse(&["check", "--engine", "candidates", "--model", weak.path(), "tests/litmus/LB.c"]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    let own = cat("interleavings", "include \"sc.cat\"");
    for flag in ["--verify", "--estimate", "--equivalence=rf"] {
        let output = tresse(&["check", flag, "--model", own.path(), "tests/litmus/SB.c"]);
        assert_eq!(code(&output), 2, "{flag}");
        let name = flag.split('=').next().unwrap_or(flag);
        assert!(stderr(&output).contains(name), "{flag}: {}", stderr(&output));
    }
    // Candidates know what races make undefined.
    let report = json(&["check", "--race", "undef", "--model", own.path(), "tests/litmus/SB.c"]);
    assert_eq!(report["engine"], "candidates");
}
