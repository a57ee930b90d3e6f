//! What `tresse` counts.

use super::reference::Row;
use crate::child;
use crate::report::{Report, check_arguments};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// What is asked to count.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Engine {
    /// `tresse check --engine NAME`.
    Check(String),
    /// `tresse axioms`: every candidate, filtered.
    Axioms,
}

impl Engine {
    /// By the name that `--engine` was given.
    pub(super) fn named(name: &str) -> Engine {
        if name == "axioms" { Engine::Axioms } else { Engine::Check(name.to_owned()) }
    }

    /// The whole command line before `--`. Where GenMC was told to let races be, so are we.
    fn arguments(&self, row: &Row, timeout: Duration) -> Vec<String> {
        let mut words = match self {
            Engine::Check(name) => check_arguments(name, &row.model, timeout),
            Engine::Axioms => {
                ["axioms", "--cat", &row.model, "--wait-for-threads"].map(str::to_owned).to_vec()
            }
        };
        if has_flag(row, "-disable-bam") && matches!(self, Engine::Check(_)) {
            words.push("--no-barrier-reduction".into());
        }
        if let (Some(bound), Engine::Check(_)) = (unroll(row), self) {
            words.extend(["--unroll".to_owned(), bound.to_owned()]);
        }
        if lets_races_be(row) {
            words.extend(["--race", "report"].map(str::to_owned));
            if matches!(self, Engine::Check(_)) {
                words.push("--keep-going".into());
            }
        }
        words
    }
}

fn lets_races_be(row: &Row) -> bool {
    has_flag(row, "-disable-race-detection")
}

/// The bound of loops that GenMC was given.
fn unroll(row: &Row) -> Option<&str> {
    row.genmc_flags.split_whitespace().find_map(|f| f.strip_prefix("-unroll="))
}

fn has_flag(row: &Row, flag: &str) -> bool {
    row.genmc_flags.split_whitespace().any(|f| f == flag)
}

/// The result for one row.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Count {
    /// Every execution was visited: so many are complete.
    Complete(u64),
    /// It was cut short, for this reason.
    Cut(String),
    /// It found an error: code and message.
    Error(String, String),
    /// There is no report; what was said instead.
    Failed(String),
}

impl Count {
    /// For the column of numbers.
    pub(super) fn shown(&self) -> String {
        match self {
            Count::Complete(n) => n.to_string(),
            _ => "-".to_owned(),
        }
    }

    /// What kind of difference it is.
    pub(super) fn kind(&self) -> String {
        match self {
            Count::Complete(_) => "DIFFERS".to_owned(),
            Count::Cut(_) => "CUT SHORT".to_owned(),
            Count::Error(code, _) => format!("ERROR {code}"),
            Count::Failed(_) => "FAILED".to_owned(),
        }
    }

    /// What else is to be said, with what leads over to it.
    pub(super) fn note(&self) -> String {
        match self {
            Count::Complete(_) => String::new(),
            Count::Cut(words) | Count::Error(_, words) | Count::Failed(words) => {
                format!(" ({words})")
            }
        }
    }
}

/// Runs one row, from the checkout's folder: some of its flags name folders from there.
pub(super) fn count(
    tresse: &Path,
    dir: &Path,
    row: &Row,
    engine: &Engine,
    timeout: Duration,
) -> Count {
    let mut command = Command::new(tresse);
    command.current_dir(dir).args(engine.arguments(row, timeout));
    command.args(["--", "-w"]).args(row.clang_flags.split_whitespace()).arg(row.file());
    // The time that tresse gives itself, and some for clang and for giving up.
    match child::run(&mut command, timeout + Duration::from_secs(10)) {
        Err(error) => Count::Failed(format!("{}: {error}", tresse.display())),
        Ok(ran) if ran.is_killed => {
            Count::Cut("killed: it did not end when its time was up".into())
        }
        Ok(ran) => match engine {
            Engine::Check(_) => of_report(&ran.stdout, &ran.stderr, row),
            Engine::Axioms => of_text(&ran.stderr),
        },
    }
}

fn of_report(stdout: &str, stderr: &str, row: &Row) -> Count {
    let Some(report) = Report::read(stdout) else {
        return Count::Failed(stderr.lines().next().unwrap_or("it said nothing").to_owned());
    };
    // Only races, and they were to be let be.
    let is_clean = report.codes.iter().all(|code| lets_races_be(row) && code.starts_with("T03"));
    match (report.verdict.as_str(), report.complete) {
        // GenMC ends a thread at the bound, and counts what its execution becomes as complete.
        ("cut-short", Some(complete)) if report.unrolled > 0 && report.cuts == ["unroll"] => {
            Count::Complete(complete + report.unrolled)
        }
        ("cut-short", _) => Count::Cut(report.message),
        ("no-errors" | "error", Some(complete)) if is_clean => Count::Complete(complete),
        _ => {
            Count::Error(report.codes.into_iter().next().unwrap_or(report.verdict), report.message)
        }
    }
}

/// `executions: N of M candidates`, when nothing was cut short.
fn of_text(text: &str) -> Count {
    let line = |head: &str| text.lines().find_map(|line| line.strip_prefix(head));
    let complete = line("executions: ").and_then(|rest| rest.split(' ').next()?.parse().ok());
    let error = text.lines().find_map(|line| line.strip_prefix("error[")?.split_once("]: "));
    match (error, line("Cut short: "), complete) {
        (Some((code, message)), _, _) => Count::Error(code.to_owned(), message.to_owned()),
        (_, Some(words), _) => Count::Cut(words.to_owned()),
        (_, _, Some(complete)) if line("No verdict").is_none() => Count::Complete(complete),
        _ => Count::Failed(
            line("No verdict: ").or(text.lines().next()).unwrap_or("it said nothing").to_owned(),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::super::reference::from_table;
    use super::*;

    fn row(flags: &str) -> Row {
        from_table(&format!("heading\nlitmus,SB,sb0.c,tso,{flags} | -DN=2,4")).unwrap().remove(0)
    }

    #[test]
    fn races_are_let_be_where_genmc_lets_them_be() {
        let words = |flags: &str| {
            Engine::named("graph").arguments(&row(flags), Duration::from_secs(7)).join(" ")
        };
        assert_eq!(
            words(""),
            "check --engine graph --model tso --wait-for-threads -j 1 --format json --timeout 7"
        );
        assert!(words("-unroll=6").ends_with("--unroll 6"));
        assert!(words("-disable-bam").ends_with(" --no-barrier-reduction"));
        assert!(words("-disable-race-detection").ends_with("--race report --keep-going"));
    }

    #[test]
    fn a_count_is_only_taken_from_a_whole_search() {
        let report = |verdict: &str, code: &str| {
            format!(
                "{{\n  \"errors\": [{code}\n  ],\n  \"executions\": {{\n    \"blocked\": 0,\n    \
                 \"complete\": 4\n  }},\n  \"verdict\": \"{verdict}\"\n}}"
            )
        };
        let race = "\n    {\n      \"code\": \"T0301\",\n      \"message\": \"a race\"\n    }";
        assert_eq!(of_report(&report("no-errors", ""), "", &row("")), Count::Complete(4));
        assert_eq!(of_report(&report("cut-short", ""), "", &row("")), Count::Cut(String::new()));
        let unrolled = "{\n  \"cuts\": [\n    {\n      \"kind\": \"unroll\"\n    }\n  ],\n  \
                        \"errors\": [],\n  \"executions\": {\n    \"blocked\": 5,\n    \
                        \"blocked_by\": {\n      \"unroll\": 3\n    },\n    \"complete\": 4\n  \
                        },\n  \"verdict\": \"cut-short\"\n}";
        assert_eq!(of_report(unrolled, "", &row("-unroll=6")), Count::Complete(7));
        assert_eq!(
            of_report(&unrolled.replace("\"unroll\"\n", "\"time\"\n"), "", &row("-unroll=6")),
            Count::Cut(String::new())
        );
        assert_eq!(
            of_report(&report("error", race), "", &row("")),
            Count::Error("T0301".into(), "a race".into())
        );
        assert_eq!(
            of_report(&report("error", race), "", &row("-disable-race-detection")),
            Count::Complete(4)
        );
        assert_eq!(
            of_report("", "error: no clang\n", &row("")),
            Count::Failed("error: no clang".into())
        );
        assert_eq!(
            of_text("outcomes: 1\nexecutions: 13 of 36 candidates; time: 0.00 s\n"),
            Count::Complete(13)
        );
        assert_eq!(
            of_text("error[T0301]: a race\nexecutions: 1 of 2 candidates\n"),
            Count::Error("T0301".into(), "a race".into())
        );
        assert_eq!(
            of_text("executions: 0 of 0 candidates\nNo verdict: locks.\n"),
            Count::Failed("locks.".into())
        );
        assert_eq!(
            of_text("Cut short: too many.\nexecutions: 13 of 36 candidates\n"),
            Count::Cut("too many.".into())
        );
    }
}
