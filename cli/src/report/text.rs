//! The report for people: what is wrong, where, how to replay it, and what was visited.

use super::source::Sources;
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
) -> String {
    let mut out = String::new();
    for problem in &told.problems {
        out.push_str(&self::problem(problem, told.loaded, common));
        out.push('\n');
    }
    if wants_outcomes {
        outcomes(&mut out, told.report, told.loaded);
    }
    let report = told.report;
    if has_pattern {
        let _ = writeln!(
            out,
            "pattern: {} match{}",
            executions(report.matched),
            if report.matched == 1 { "es" } else { "" }
        );
        if let Some(first) = &report.first_match {
            let _ = writeln!(out, "  replay: {}", told.loaded.replay_command(common, first));
        }
    }
    let _ = write!(out, "executions: {} complete, {} blocked", report.complete, report.blocked);
    if let Some(why) = blocked_by(report) {
        let _ = write!(out, " ({why})");
    }
    if told.engine == Engine::Steps {
        let _ = write!(out, "; states: {}; transitions: {}", report.states, report.transitions);
    }
    let _ = writeln!(out, "; time: {}", seconds(told.time));
    let model = &told.loaded.setup.config.model;
    for cut in &report.cuts {
        let _ = writeln!(out, "Cut short: {}.", cut.describe());
    }
    match report.verdict() {
        Verdict::NoErrors => {
            let _ = writeln!(out, "No errors were detected in any execution under {model}.");
        }
        Verdict::CutShort => {
            let _ = writeln!(
                out,
                "No error was found under {model}, but not every execution was visited: this is no \
                 proof."
            );
        }
        Verdict::Unsupported => {
            let _ = writeln!(
                out,
                "No verdict: some execution under {model} does what tresse does not model."
            );
        }
        Verdict::Error => {
            let n = told.problems.iter().filter(|p| p.exit_code != UNSUPPORTED).count();
            let _ = writeln!(
                out,
                "{n} error{} under {model}.",
                if n == 1 { " was detected" } else { "s were detected" }
            );
        }
    }
    out
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
pub(crate) fn problem(problem: &Problem, loaded: &Loaded, common: &Common) -> String {
    let mut out = problem_without_replay(problem, loaded);
    let _ = writeln!(out, "  replay: {}", loaded.replay_command(common, &problem.witness));
    out
}

/// An error with its places and its notes.
pub(crate) fn problem_without_replay(problem: &Problem, loaded: &Loaded) -> String {
    let sources = Sources::new(&loaded.files);
    let voice = if problem.exit_code == UNSUPPORTED { "unsupported" } else { "error" };
    let mut out = format!("{voice}[{}]: {}\n", problem.code, problem.message);
    for location in &problem.locations {
        let spot = &location.spot;
        let place = if spot.col > 0 {
            format!("{}:{}:{}", spot.file, spot.line, spot.col)
        } else {
            format!("{}:{}", spot.file, spot.line)
        };
        let library = if spot.is_library { " (C library)" } else { "" };
        let indent = if location.role == "called from" { "    " } else { "  " };
        let _ = writeln!(
            out,
            "{indent}{} {place} in {}{library}{}",
            location.text, spot.function, location.after
        );
        if location.is_shown
            && let Some(excerpt) = sources.excerpt(&spot.file, spot.line, spot.col)
        {
            out.push_str(&excerpt);
        }
    }
    for note in &problem.notes {
        let _ = writeln!(out, "  {note}");
    }
    out
}

/// Outcomes by final state.
fn outcomes(out: &mut String, report: &Report, loaded: &Loaded) {
    let _ = writeln!(out, "outcomes: {}", report.outcomes.len());
    for (outcome, reached) in &report.outcomes {
        let _ = writeln!(out, "  {}x {}", reached.count, show(outcome));
        let _ = writeln!(out, "     replay: {}", quote(&loaded.encode(&reached.witness)));
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

/// A schedule as a shell takes it.
pub(crate) fn quote(text: &str) -> String {
    let is_plain = !text.is_empty()
        && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_./:=,+@%".contains(&b));
    if is_plain { text.to_owned() } else { format!("'{}'", text.replace('\'', "'\\''")) }
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
