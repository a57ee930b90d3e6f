//! What was found in one cell.

use crate::failure::{Failure, UNSUPPORTED, Voice};
use crate::report::words::show_outcome;
use crate::report::{Memory, Report, Verdict};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What can be said of a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Every execution was visited, and none has an error.
    Right,
    /// There is an error.
    Wrong,
    /// No error was found, and not everything was visited, or no execution is complete.
    Open,
    /// It could not be looked at: the combination is refused, or something is not modelled.
    Refused,
    /// The sweep was stopped before.
    Never,
}

/// An outcome.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// The final state in words.
    pub text: String,
    /// In how many executions.
    pub count: u64,
    /// The command that shows one of them.
    pub replay: Option<String>,
}

/// What was found in a cell.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Found {
    /// What can be said.
    pub kind: Kind,
    /// The verdict in words: that of the report, or why there is none.
    pub verdict: String,
    /// The exit code of `tresse check` there.
    pub exit_code: u8,
    /// The codes of all errors, and of what is not modelled.
    pub codes: BTreeSet<String>,
    /// The first of them in words.
    pub message: Option<String>,
    /// The command that shows it.
    pub replay: Option<String>,
    /// Who looked.
    pub engine: String,
    /// Complete executions.
    pub complete: u64,
    /// Executions that are neither complete nor wrong.
    pub blocked: u64,
    /// What threads have needed of memory, in what was visited.
    pub memory: Option<Memory>,
    /// Outcomes.
    pub outcomes: Vec<Shown>,
    /// Why not everything was visited.
    pub cuts: Vec<String>,
    /// Some execution ends at what is not modelled.
    pub has_gaps: bool,
    /// Warnings.
    pub warnings: Vec<String>,
    /// How long it took.
    pub seconds: f64,
}

impl Found {
    /// Nobody has looked.
    pub(super) fn never() -> Found {
        Found {
            kind: Kind::Never,
            verdict: "not looked at".into(),
            exit_code: 1,
            codes: BTreeSet::new(),
            message: None,
            replay: None,
            engine: String::new(),
            complete: 0,
            blocked: 0,
            memory: None,
            outcomes: Vec::new(),
            cuts: Vec::new(),
            has_gaps: false,
            warnings: Vec::new(),
            seconds: 0.0,
        }
    }

    /// It could not be looked at.
    pub(super) fn failed(failure: &Failure) -> Found {
        let verdict = match failure.voice {
            Voice::Input => "refused",
            Voice::Unsupported => "unsupported",
            Voice::Internal => "internal error",
            Voice::CutShort => "cut short",
        };
        let kind = match failure.voice {
            Voice::CutShort => Kind::Open,
            _ => Kind::Refused,
        };
        Found {
            kind,
            verdict: verdict.into(),
            exit_code: failure.exit_code(),
            message: failure.complaints.first().map(|c| failure.headline(c)),
            ..Found::never()
        }
    }

    /// What a report says.
    pub(super) fn of(report: &Report) -> Found {
        let search = report.search();
        let shown = search.into_iter().flat_map(|search| &search.outcomes).map(|reached| Shown {
            text: show_outcome(&reached.outcome),
            count: reached.count.unwrap_or(1),
            replay: reached.replay.as_ref().map(|replay| replay.command.clone()),
        });
        let first = report.problems.first();
        let message = first.map(|p| {
            let voice = if p.exit_code == UNSUPPORTED { "unsupported" } else { "error" };
            let said = format!("{voice}[{}]: {}", p.code, p.message);
            match p.locations.first().map(|at| &at.spot) {
                // Of an assertion the message itself says where.
                Some(at) if at.line > 0 && !p.message.contains(&format!(":{}", at.line)) => {
                    format!("{said} at {}:{}", at.file, at.line)
                }
                _ => said,
            }
        });
        let flagged = search.into_iter().flat_map(|search| search.flagged.iter().cloned());
        Found {
            kind: match report.verdict {
                Verdict::NoErrors => Kind::Right,
                Verdict::Error => Kind::Wrong,
                Verdict::Unsupported | Verdict::Disagreement => Kind::Refused,
                _ => Kind::Open,
            },
            verdict: report.verdict.name().replace('-', " "),
            exit_code: report.exit_code,
            codes: report.problems.iter().map(|p| p.code.to_owned()).chain(flagged).collect(),
            message,
            replay: first.and_then(|p| p.replay.as_ref()).map(|replay| replay.command.clone()),
            engine: report.way.name().into(),
            complete: search.map_or(0, |s| s.complete),
            blocked: search.map_or(0, |s| s.blocked),
            memory: search.and_then(|s| s.memory.clone()),
            outcomes: shown.collect(),
            cuts: report.cuts().iter().map(|cut| cut.describe().to_owned()).collect(),
            has_gaps: !report.is_modelled(),
            warnings: report.warnings.clone(),
            seconds: report.time.as_secs_f64(),
        }
    }

    /// Is there an error?
    pub fn is_error(&self) -> bool {
        self.kind == Kind::Wrong
    }

    /// Was everything visited?
    pub fn is_whole(&self) -> bool {
        let is_known = matches!(self.kind, Kind::Right | Kind::Wrong);
        is_known && self.cuts.is_empty() && !self.has_gaps
    }

    /// Its outcomes without counts.
    fn states(&self) -> BTreeSet<&str> {
        self.outcomes.iter().map(|shown| &shown.text[..]).collect()
    }

    /// What can be said of the program. Numbers of executions are not part of it: models have
    /// different ones.
    pub(super) fn says(&self) -> (Kind, u8, &BTreeSet<String>, BTreeSet<&str>) {
        (self.kind, self.exit_code, &self.codes, self.states())
    }

    /// Is what can be said of the program the same?
    pub fn says_the_same(&self, other: &Found) -> bool {
        self.says() == other.says()
    }

    /// Outcomes that another one has not.
    pub fn outcomes_not_in<'a>(&'a self, other: &'a Found) -> impl Iterator<Item = &'a Shown> {
        let known = other.states();
        self.outcomes.iter().filter(move |shown| !known.contains(&shown.text[..]))
    }
}

/// A cell of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Cell {
    /// The value on each axis.
    pub values: Vec<String>,
    /// The memory model.
    pub model: String,
    /// What was found.
    pub found: Found,
}

impl Cell {
    /// Its name.
    pub fn label(&self) -> String {
        self.values.join(", ")
    }
}
