//! The report for people: what is wrong, where, how to replay it, and what was visited.

use super::plain::{Page, is_plain};
use super::{Problem, Told};
use crate::args::{Common, Engine};
use crate::failure::UNSUPPORTED;
use crate::load::Loaded;
use std::fmt::Write;
use std::time::Duration;
use tresse_explore::{Outcome, Report, Verdict, Witness};

/// The whole report of a search.
pub(crate) fn report(
    told: &Told<'_>,
    common: &Common,
    wants_outcomes: bool,
    has_pattern: bool,
) -> Page {
    let mut out = Page::default();
    for problem in &told.problems {
        problem_with_replay(&mut out, problem, told.loaded, common);
        out.line("");
    }
    if wants_outcomes {
        outcomes(&mut out, told.report, told.loaded);
    }
    let report = told.report;
    if has_pattern {
        let matches = if report.matched == 1 { "matches" } else { "match" };
        out.line(format!("pattern: {} {matches}", executions(report.matched)));
        if let Some(first) = &report.first_match {
            out.line(format!("  replay: {}", told.loaded.replay_command(common, first)));
        }
    }
    let why = blocked_by(report).map_or_else(String::new, |why| format!(" ({why})"));
    let states = if told.engine == Engine::Steps {
        format!("; states: {}; transitions: {}", report.states, report.transitions)
    } else {
        String::new()
    };
    out.line(format!(
        "executions: {} complete, {} blocked{why}{states}; time: {}",
        report.complete,
        report.blocked,
        seconds(told.time)
    ));
    for cut in &report.cuts {
        out.line(format!("Cut short: {}.", cut.describe()));
    }
    out.line(verdict(told));
    out
}

/// The last line.
fn verdict(told: &Told<'_>) -> String {
    let model = &told.loaded.setup.config.model;
    match told.report.verdict() {
        Verdict::NoErrors => format!("No errors were detected in any execution under {model}."),
        Verdict::CutShort => format!(
            "No error was found under {model}, but not every execution was visited: this is no \
             proof."
        ),
        Verdict::Unsupported => {
            format!("No verdict: some execution under {model} does what tresse does not model.")
        }
        Verdict::Error => {
            let n = told.problems.iter().filter(|p| p.exit_code != UNSUPPORTED).count();
            let were = if n == 1 { " was detected" } else { "s were detected" };
            format!("{n} error{were} under {model}.")
        }
    }
}

fn executions(n: u64) -> String {
    format!("{n} execution{}", if n == 1 { "" } else { "s" })
}

/// Why executions are blocked: with their numbers, if there is more than one reason.
fn blocked_by(report: &Report) -> Option<String> {
    let reasons: Vec<_> = report.blocked_by.iter().collect();
    match reasons[..] {
        [] => None,
        [(why, _)] => Some(why.describe().to_owned()),
        _ => Some(
            reasons
                .iter()
                .map(|(why, n)| format!("{n} {}", why.describe()))
                .collect::<Vec<_>>()
                .join(", "),
        ),
    }
}

/// An error with its places, its notes and its replay.
pub(crate) fn problem_with_replay(
    out: &mut Page,
    problem: &Problem,
    loaded: &Loaded,
    common: &Common,
) {
    self::problem(out, problem, loaded);
    out.line(format!("  replay: {}", loaded.replay_command(common, &problem.witness)));
}

/// An error with its places and its notes.
pub(crate) fn problem(out: &mut Page, problem: &Problem, loaded: &Loaded) {
    let voice = if problem.exit_code == UNSUPPORTED { "unsupported" } else { "error" };
    out.line(format!("{voice}[{}]: {}", problem.code, problem.message));
    for location in &problem.locations {
        let spot = &location.spot;
        let place = if spot.col > 0 {
            format!("{}:{}:{}", spot.file, spot.line, spot.col)
        } else {
            format!("{}:{}", spot.file, spot.line)
        };
        let library = if spot.is_library { " (C library)" } else { "" };
        let indent = if location.role == "called from" { "    " } else { "  " };
        out.line(format!(
            "{indent}{} {place} in {}{library}{}",
            location.text, spot.function, location.after
        ));
        if location.is_shown
            && let Some(line) = loaded.sources.line(&spot.file, spot.line)
        {
            excerpt(out, &line, spot.line, spot.col);
        }
    }
    for note in &problem.notes {
        out.line(format!("  {note}"));
    }
}

/// A line of the source, numbered, and a caret under the column.
fn excerpt(out: &mut Page, line: &str, number: u32, col: u32) {
    out.line(format!("  {number:>6} | {}", line.replace('\t', " ")));
    if col > 0 {
        let before = line.bytes().take(col as usize - 1).filter(|b| b & 0xc0 != 0x80).count();
        out.line(format!("         | {}^", " ".repeat(before)));
    }
}

/// Outcomes by final state.
fn outcomes(out: &mut Page, report: &Report, loaded: &Loaded) {
    out.line(format!("outcomes: {}", report.outcomes.len()));
    for (outcome, reached) in &report.outcomes {
        out.line(format!("  {}x {}", reached.count, show(outcome)));
        out.line(format!("     replay: {}", quote(&loaded.encode(&reached.witness))));
    }
}

/// An outcome in one line.
pub(crate) fn show(outcome: &Outcome) -> String {
    let mut out = format!("exit {}", outcome.exit);
    for (name, value) in &outcome.globals {
        let _ = write!(out, " {name}={value}");
    }
    if !outcome.stdout.is_empty() {
        let _ = write!(out, " stdout {:?}", String::from_utf8_lossy(&outcome.stdout));
    }
    out
}

/// A word as a shell takes it.
pub(crate) fn quote(text: &str) -> String {
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b"-_./:=,+@%".contains(&b);
    if !text.is_empty() && text.bytes().all(is_word) {
        text.to_owned()
    } else if text.chars().all(is_plain) {
        format!("'{}'", text.replace('\'', "'\\''"))
    } else {
        let escaped = text.bytes().map(|b| match b {
            b' '..=b'~' if !b"'\\".contains(&b) => char::from(b).to_string(),
            _ => format!("\\x{b:02x}"),
        });
        format!("$'{}'", escaped.collect::<String>())
    }
}

/// A time for people.
pub(crate) fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}

impl Loaded {
    /// A witness as its replay string.
    pub(crate) fn encode(&self, witness: &Witness) -> String {
        witness.encode(self.check)
    }

    /// The command that replays a witness.
    pub(crate) fn replay_command(&self, common: &Common, witness: &Witness) -> String {
        let mut words = vec!["tresse".to_owned(), "replay".to_owned()];
        words.extend(crate::args::flags_of(common, &self.setup.config));
        words.push(self.encode(witness));
        words.extend(common.files.iter().map(|f| f.to_string_lossy().into_owned()));
        if !common.rest.is_empty() {
            words.push("--".into());
            words.extend(common.rest.iter().cloned());
        }
        let words: Vec<String> = words
            .iter()
            .map(|w| if Witness::is_replay_string(w) { format!("'{w}'") } else { quote(w) })
            .collect();
        words.join(" ")
    }
}
