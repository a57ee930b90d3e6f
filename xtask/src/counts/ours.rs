//! What `tresse` counts.

use super::reference::Row;
use crate::child;
use crate::report::{Report, check_arguments};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// What is asked to count: an engine of `tresse check`.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Engine(String);

impl Engine {
    /// By the name that `--engine` was given.
    pub(super) fn named(name: &str) -> Engine {
        Engine(name.to_owned())
    }

    /// The whole command line before `--`. Where GenMC was told to let races be, so are we. Graphs
    /// alone have barriers without an order, and bounds on loops.
    fn arguments(&self, row: &Row, timeout: Duration) -> Vec<String> {
        let mut words = check_arguments(&self.0, &row.model, timeout);
        let is_graph = self.0 == "graph";
        if is_graph {
            words.extend(["--count", "all"].map(str::to_owned));
        }
        if has_flag(row, "-disable-bam") && is_graph {
            words.push("--no-barrier-reduction".into());
        }
        if let (Some(bound), true) = (unroll(row), is_graph) {
            words.extend(["--unroll".to_owned(), bound.to_owned()]);
        }
        if lets_races_be(row) {
            words.extend(["--race", "report", "--keep-going"].map(str::to_owned));
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
        Ok(ran) => of_report(&ran.stdout, &ran.stderr, row),
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
        ("no-errors" | "vacuous" | "error", Some(complete)) if is_clean => {
            Count::Complete(complete)
        }
        _ => {
            Count::Error(report.codes.into_iter().next().unwrap_or(report.verdict), report.message)
        }
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
            "check --engine graph --model tso --wait-for-threads -j 1 --format json --timeout 7 \
             --count all"
        );
        let of = |engine: &str| {
            Engine::named(engine).arguments(&row("-unroll=6"), Duration::from_secs(7)).join(" ")
        };
        assert_eq!(of("steps"), "check --engine steps --model tso -j 1 --format json --timeout 7");
        assert_eq!(
            of("candidates"),
            "check --engine candidates --model tso --wait-for-threads --format json --timeout 7"
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
        for verdict in ["no-errors", "vacuous"] {
            let report = report(verdict, "");
            assert_eq!(of_report(&report, "", &row("")), Count::Complete(4), "{verdict}");
        }
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
    }
}
