//! Second opinions: another engine looks at the same program, within a budget, and what both found
//! is compared. What differences are accepted is said in [`tresse_explore::agree::opinion`].
//!
//! Who is second: after graphs, candidates for a small program (few executions, and no library
//! objects), and states for others, or where candidates do not come to an end; after states or
//! candidates, graphs. A model's own text is judged by graphs and candidates only.

use crate::check::{Check, Engine};
use crate::failure::{DISAGREEMENT, Failure, Voice};
use crate::options::Options;
use crate::parameters::{Parameter, Way};
use crate::report::{Context, Details, Report, SecondOpinion, Verdict};
use crate::search::Looked;
use std::time::{Duration, Instant};
use tresse_explore::Cut;
use tresse_explore::agree;
use tresse_explore::agree::opinion::{self, Difference, Opinion};
use tresse_machine::config::Limits;

/// Executions of graphs up to which a program is small.
const SMALL: u64 = 64;

/// The report, with what another engine says.
///
/// # Errors
/// The second search failed by an error of ours.
pub(crate) fn with_second(
    check: &Check<'_>,
    looked: Looked,
    budget: u64,
    started: Instant,
) -> Result<Report, Failure> {
    let Looked { mut report, findings } = looked;
    let first = check.context()?;
    let mut second = no_opinion(&report, "no other engine is for this program");
    let mut why_not = Vec::new();
    for engine in seconds(&report, &first) {
        let left = check.settings.timeout.map(|time| time.saturating_sub(started.elapsed()));
        second = ask(check, engine, budget, left, (&report, &first, findings.as_ref()))?;
        match &second.opinion {
            Opinion::Open(why) => why_not.push(why.clone()),
            _ => break,
        }
    }
    if let Opinion::Open(why) = &mut second.opinion
        && !why_not.is_empty()
    {
        *why = why_not.join("; ");
    }
    if matches!(second.opinion, Opinion::Differs(_)) {
        (report.verdict, report.exit_code) = (Verdict::Disagreement, DISAGREEMENT);
    }
    if let Details::Search(search) = &mut report.details {
        search.second = Some(second);
    }
    report.time = started.elapsed();
    Ok(report)
}

fn no_opinion(report: &Report, why: impl Into<String>) -> SecondOpinion {
    let opinion = Opinion::Open(why.into());
    SecondOpinion { way: None, of_first: report.verdict, opinion, looked_at: 0 }
}

/// Who is asked, one after the other until one comes to an end.
fn seconds(report: &Report, first: &Context<'_>) -> Vec<Engine> {
    let model = tresse_memmodels::find(&first.model);
    match first.way {
        Way::Graph => {
            let has_machine = model.is_some_and(|m| m.is_machine);
            let of_threads = |name: &str| name.starts_with("__tresse_thread");
            let rows = &first.linked.setup.program.rows;
            let executions = report.search().map_or(0, |s| s.complete + s.blocked);
            let is_small = executions <= SMALL && rows.iter().all(|row| of_threads(row.name));
            match (has_machine, is_small) {
                (true, true) => vec![Engine::Candidates, Engine::Steps],
                (true, false) => vec![Engine::Steps],
                (false, _) => vec![Engine::Candidates],
            }
        }
        _ => vec![Engine::Graph],
    }
}

type First<'a, 'p> = (&'a Report, &'a Context<'p>, Option<&'a tresse_explore::Report>);

/// Asks one engine.
fn ask(
    check: &Check<'_>,
    engine: Engine,
    budget: u64,
    left: Option<Duration>,
    (report, first, findings): First<'_, '_>,
) -> Result<SecondOpinion, Failure> {
    let second = of_second(check, engine, budget, left);
    let refused = |failure: Failure| match failure.voice {
        Voice::Internal => Err(failure),
        _ => {
            let why = failure.complaints.first().map_or("", |c| &c.message);
            Ok(no_opinion(report, format!("{}: {why}", engine.way().name())))
        }
    };
    let context = match second.context() {
        Ok(context) => context,
        Err(failure) => return refused(failure),
    };
    let looked = match second.look(&context) {
        Ok(looked) => looked,
        Err(failure) => return refused(failure),
    };
    let (Some(mine), Some(other)) = (findings, &looked.findings) else {
        return Ok(no_opinion(report, "nothing was kept to compare"));
    };
    let model = tresse_memmodels::find(&first.model);
    let mut opinion = opinion::compare(model, as_looked(first, mine), as_looked(&context, other));
    if let Opinion::Differs(all) = &opinion
        && check.program.waits_otherwise_by_graphs()
        && all.iter().all(is_wait)
    {
        opinion = Opinion::Open(
            "by graphs who waits for a lock of Rust's library for ever is in a livelock (T0202), \
             and otherwise in a deadlock (T0201)"
                .into(),
        );
    }
    if matches!(opinion, Opinion::Open(_)) && other.cuts.contains(&Cut::States) {
        opinion = Opinion::Open(format!("{}: the budget of {budget} was met", engine.way().name()));
    }
    let search = looked.report.search();
    let looked_at = search.map_or(0, |s| s.states.max(s.complete + s.blocked));
    Ok(SecondOpinion { way: Some(context.way), of_first: report.verdict, opinion, looked_at })
}

/// Is it one side's word for threads that wait for ever, against the other's?
fn is_wait(difference: &Difference) -> bool {
    let of = |errors: &[String], code: &str| {
        !errors.is_empty() && errors.iter().all(|error| error.starts_with(code))
    };
    let Difference { what, first, second } = difference;
    *what == "errors"
        && (of(first, "T0202") && of(second, "T0201") || of(first, "T0201") && of(second, "T0202"))
}

fn as_looked<'a>(
    context: &'a Context<'_>,
    report: &'a tresse_explore::Report,
) -> opinion::Looked<'a> {
    let engine = match context.way {
        Way::Candidates => agree::Engine::Candidates,
        Way::Graph => agree::Engine::Graph,
        _ => agree::Engine::Steps,
    };
    opinion::Looked { engine, setup: &context.linked.setup, args: &context.linked.argv, report }
}

/// The search of a second opinion: the same program, machine and input. Options of the first
/// engine that only say how it goes about its search are left out, and its bounds are replaced by
/// the budget: where one of them has cut the first search short, that is known.
fn of_second<'p>(
    check: &Check<'p>,
    engine: Engine,
    budget: u64,
    left: Option<Duration>,
) -> Check<'p> {
    let mut second = check.clone();
    second.engine = Some(engine);
    second.who = None;
    second.is_second = true;
    second.on_graph = None;
    second.options = Options {
        keep_going: true,
        // One worker for candidates, which have no others.
        jobs: check.options.jobs.filter(|_| engine != Engine::Candidates),
        ..Options::default()
    };
    let settings = &mut second.settings;
    settings.timeout = left;
    settings.on_progress = None;
    settings.asked.retain(|p: &&'static Parameter| p.field != "limits.states");
    match engine {
        Engine::Graph => {
            settings.config.limits.states = Limits::default().states;
            second.most_executions = Some(budget);
        }
        _ => settings.config.limits.states = budget,
    }
    second
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Format, Json, Loader, Program, Text};

    fn program(text: &str) -> Program {
        Loader::new().ir("x.ll", text).load().unwrap()
    }

    /// What would be said if one engine had missed the error of this program: it is given what it
    /// finds in another one.
    #[test]
    fn a_disagreement_is_an_error_of_ours() {
        let right = program("define i32 @main() {\n  ret i32 0\n}\n");
        let wrong = program("define i32 @main() {\n  store i32 1, ptr null\n  ret i32 0\n}\n");
        let check = |program| Check::new(program).second_opinion(100);
        let (blind, seeing) = (check(&right), check(&wrong));
        let missed = blind.look(&blind.context().unwrap()).unwrap();
        assert_eq!(missed.report.exit_code, 0);
        let report = with_second(&seeing, missed, 100, Instant::now()).unwrap();
        assert_eq!((report.verdict, report.exit_code), (Verdict::Disagreement, 71));
        let text = Text.report(&report);
        for line in [
            "error[T0902]: internal error, please report: the engines graph and candidates",
            "    only graph: no errors\n    only candidates: an error\n",
            "    only candidates: T0405 at x.ll:2:3\n",
            "No verdict under sc: two engines disagree, and one of them is wrong.",
        ] {
            assert!(text.contains(line), "{line}\n{text}");
        }
        assert!(!text.contains("No errors were detected"), "{text}");
        let json: serde_json::Value = serde_json::from_str(&Json.report(&report)).unwrap();
        assert_eq!((&json["verdict"], &json["exit_code"]), (&"disagreement".into(), &71.into()));
        let said = &json["second_opinion"];
        assert_eq!((&said["says"], &said["code"]), (&"other".into(), &"T0902".into()));
        assert_eq!(said["verdict_of_first"], "no-errors");
        assert_eq!(said["differences"][0]["what"], "verdicts");
    }
}
