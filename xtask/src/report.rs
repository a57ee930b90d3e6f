//! Asking `tresse check` to count, and reading its JSON report without a parser: it is printed with
//! one field in a line, and what a program printed has its quotes escaped in it.

use std::time::Duration;

/// The command line before `--`, for numbers that can be compared with GenMC's: there the process
/// ends when every thread has, not when `main` returns.
pub(crate) fn check_arguments(engine: &str, model: &str, timeout: Duration) -> Vec<String> {
    let seconds = timeout.as_secs().to_string();
    // States end the process with `main`, and candidates are looked at by one thread.
    let waits = ["--wait-for-threads"].iter().filter(|_| engine != "steps");
    let jobs = ["-j", "1"].iter().filter(|_| engine != "candidates");
    let head = ["check", "--engine", engine, "--model", model];
    let tail = ["--format", "json", "--timeout", &seconds];
    let words = head.iter().chain(standard(model)).chain(waits).chain(jobs).chain(&tail);
    words.map(|word| (*word).to_owned()).collect()
}

/// The flags of the standard that GenMC goes by, where the model knows it.
pub(crate) fn standard(model: &str) -> &'static [&'static str] {
    if model == "rc11" { &["--std", "c++20"] } else { &[] }
}

/// What a report says, as far as the commands here compare it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Report {
    /// `no-errors`, `error`, `cut-short`, `unsupported`, or what else there is.
    pub(crate) verdict: String,
    /// Executions that ended.
    pub(crate) complete: Option<u64>,
    /// Executions in which a thread met the bound of a loop (`--unroll`).
    pub(crate) unrolled: u64,
    /// What kinds of cuts there are.
    pub(crate) cuts: Vec<String>,
    /// Codes of its errors, in order. An internal error has none.
    pub(crate) codes: Vec<String>,
    /// The first message, of an error or of a cut.
    pub(crate) message: String,
}

impl Report {
    /// Reads it; `None`: it is no report.
    pub(crate) fn read(text: &str) -> Option<Report> {
        let verdict = text_after(text, "\n  \"verdict\": ")?;
        let executions = text.split_once("\n  \"executions\": {").map_or("", |(_, rest)| rest);
        let errors = text
            .split_once("\n  \"errors\": [")
            .and_then(|(_, rest)| rest.split_once("\n  ]"))
            .map_or("", |(part, _)| part);
        let cuts = text
            .split_once("\n  \"cuts\": [")
            .and_then(|(_, rest)| rest.split_once("\n  ]"))
            .map_or("", |(part, _)| part);
        let cuts = cuts.split("\n      \"kind\": ").skip(1).filter_map(quoted).collect();
        let codes = errors
            .split("\n      \"code\": ")
            .skip(1)
            .filter_map(quoted)
            .filter(|code| !code.is_empty())
            .collect();
        Some(Report {
            verdict,
            complete: number_after(executions, "\"complete\": "),
            unrolled: number_after(
                executions.split('}').next().unwrap_or_default(),
                "\"unroll\": ",
            )
            .unwrap_or(0),
            cuts,
            codes,
            message: text_after(text, "\n      \"message\": ").unwrap_or_default(),
        })
    }
}

fn number_after(text: &str, key: &str) -> Option<u64> {
    let rest = text.split_once(key)?.1;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

fn text_after(text: &str, key: &str) -> Option<String> {
    quoted(text.split_once(key)?.1)
}

/// The string that a text begins with; escapes stay as they are.
fn quoted(text: &str) -> Option<String> {
    let rest = text.strip_prefix('"')?;
    let mut is_escaped = false;
    let end = rest.find(|c: char| {
        let is_end = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        is_end
    })?;
    Some(rest[..end].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_read_without_being_misled_by_names_of_the_program() {
        let text = r#"{
  "errors": [
    {
      "code": "T0301",
      "locations": [
        {
          "line": 3
        }
      ],
      "message": "data race on \"x\""
    }
  ],
  "executions": {
    "blocked": 2,
    "blocked_by": {
      "unroll": 2
    },
    "complete": 17
  },
  "outcomes": [
    {
      "globals": {
        "complete": "5",
        "verdict": "1"
      }
    }
  ],
  "verdict": "error"
}"#;
        let report = Report::read(text).unwrap();
        assert_eq!((report.complete, report.unrolled), (Some(17), 2));
        assert_eq!((report.verdict.as_str(), report.codes), ("error", vec!["T0301".to_owned()]));
        assert_eq!(report.message, r#"data race on \"x\""#);
        assert_eq!(Report::read("clang: no such file"), None);
    }
}
