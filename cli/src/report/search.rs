//! The report of a search, from what an engine found.

use super::context::Context;
use super::{Details, Memory, Problem, Report, Search, Stopped, Verdict};
use crate::failure::UNSUPPORTED;
use serde_json::{Map, Value};
use std::time::Duration;
use tresse_explore::Outcome;
use tresse_explore::report::{Found, Report as Findings, Verdict as Finding};
use tresse_machine::End;

const CLOCK: &str = "the program looks at the clock, which shows the least time that can have \
     passed: what comes of longer delays is not visited (docs/limitations.md)";

impl Report {
    /// Of a search; `extras` is what the findings do not have.
    pub(crate) fn of_search(
        context: &Context<'_>,
        findings: Findings,
        extras: Search,
        options: Map<String, Value>,
        time: Duration,
    ) -> Report {
        let mut problems: Vec<Problem> =
            findings.errors.iter().map(|found| context.problem(found)).collect();
        if let Some(schedule) = &findings.livelock {
            problems.push(context.problem(&context.livelock(schedule)));
        }
        problems.extend(findings.unsupported.iter().map(|found| context.problem(found)));
        let verdict = match findings.verdict() {
            // A model's text can flag an execution: for a race, or as one without meaning.
            _ if !findings.flagged.is_empty() => Verdict::Error,
            Finding::NoErrors if findings.complete == 0 => Verdict::Vacuous,
            Finding::NoErrors => Verdict::NoErrors,
            Finding::Error => Verdict::Error,
            Finding::CutShort => Verdict::CutShort,
            Finding::Unsupported => Verdict::Unsupported,
        };
        let exit_code = match verdict {
            Verdict::CutShort | Verdict::Vacuous => 1,
            Verdict::Unsupported => UNSUPPORTED,
            Verdict::Error => {
                let of_flag = if findings.flagged.contains("race") { 13 } else { 14 };
                let first = problems.iter().find(|p| p.exit_code != UNSUPPORTED);
                first.map_or(of_flag, |p| p.exit_code)
            }
            _ => 0,
        };
        let outcomes = findings.outcomes.into_iter();
        // What some execution makes an error of is named as one.
        let sites = |found: &Found| match &found.ending.end {
            End::Race(race) => Some(race.sites()),
            _ => None,
        };
        let is_error = |race: &&Found| findings.errors.iter().any(|e| sites(e) == sites(race));
        let races = findings.races.iter().filter(|race| !is_error(race));
        let races = races.map(|found| context.race(found));
        let is_complete = findings.complete > 0;
        let blocked_at = findings.blocked_at.into_iter().filter(|_| !is_complete);
        let search = Search {
            stopped: blocked_at
                .map(|((why, thread, site), executions)| Stopped {
                    why,
                    thread,
                    place: context.place(site),
                    executions,
                })
                .collect(),
            complete: findings.complete,
            told_apart: findings.told_apart,
            is_by_reads_from: findings.is_by_reads_from,
            blocked: findings.blocked,
            blocked_by: findings.blocked_by.into_iter().collect(),
            memory: findings.peaks.as_ref().map(|peaks| Memory::of_search(context.way, peaks)),
            states: findings.states,
            transitions: findings.transitions,
            steps: findings.steps,
            outcomes: outcomes
                .map(|(outcome, r)| context.reached(outcome, Some(r.count), &r.witness))
                .collect(),
            left_out: Outcome::left_out(&context.linked.setup.program),
            flagged: findings.flagged.into_iter().collect(),
            races: races.collect(),
            cuts: findings.cuts,
            bounded: findings
                .bounded
                .into_iter()
                .map(|(cut, thread, site)| (cut, thread, context.place(site)))
                .collect(),
            ..extras
        };
        let details = Details::Search(Box::new(search));
        let mut report = Report::new(context, verdict, exit_code, problems, details, options, time);
        let is_clean = matches!(verdict, Verdict::NoErrors | Verdict::CutShort);
        if is_clean && context.linked.setup.program.has_clock {
            report.warnings.push(CLOCK.into());
        }
        report
    }

    /// With what every report has.
    pub(crate) fn new(
        context: &Context<'_>,
        verdict: Verdict,
        exit_code: u8,
        problems: Vec<Problem>,
        details: Details,
        mut options: Map<String, Value>,
        time: Duration,
    ) -> Report {
        options.extend(context.program.echo());
        Report {
            way: context.way,
            because: context.because,
            files: context.program.files(),
            model: context.model.clone(),
            config: context.shown_config(),
            flags: context.flags(),
            options,
            warnings: context.linked.warnings.clone(),
            verdict,
            exit_code,
            problems,
            details,
            failed: Vec::new(),
            time,
        }
    }
}
