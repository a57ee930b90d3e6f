//! The report for programs. The shape is versioned by [`SCHEMA`].

use super::{DISAGREE, Format};
use crate::failure::{Complaint, Failure, Voice};
use crate::parameters::Way;
use crate::report::plain;
use crate::report::{
    Details, Execution, Fuzzing, Location, Problem, Reached, ReplayHint, Report, Search,
    SecondOpinion, Seeds, Stopped,
};
use serde_json::{Map, Value, json};
use tresse_explore::Cut;
use tresse_explore::agree::opinion::{Difference, Opinion};

/// Version of the shape: raised when a field changes its meaning or goes away.
pub const SCHEMA: u32 = 1;

/// The report for programs: one object.
#[derive(Clone, Copy, Debug)]
pub struct Json;

impl Format for Json {
    fn report(&self, report: &Report) -> String {
        let mut text = String::new();
        self.pieces(report, &mut |piece| text.push_str(piece));
        text
    }

    fn pieces(&self, report: &Report, write: &mut dyn FnMut(&str)) {
        let text = plain::json(&self::report(report));
        let outcomes = match &report.details {
            Details::Search(found) => &found.outcomes[..],
            _ => &[],
        };
        match text.split_once(NO_OUTCOMES) {
            Some((head, tail)) if !outcomes.is_empty() => {
                write(head);
                write(NO_OUTCOMES.trim_end_matches(']'));
                for (i, outcome) in outcomes.iter().enumerate() {
                    let lines = plain::json(&reached(outcome)).replace('\n', "\n    ");
                    write(&format!("{}\n    {}", if i > 0 { "," } else { "" }, lines.trim_end()));
                }
                write("\n  ]");
                write(tail);
            }
            _ => write(&text),
        }
    }

    fn failure(&self, failure: &Failure) -> String {
        plain::json(&self::failure(failure))
    }
}

/// How a report has no outcomes: those of a search are put there one by one. Strings have no line
/// breaks, and no object within this one begins so far to the left.
const NO_OUTCOMES: &str = "\n  \"outcomes\": []";

fn report(report: &Report) -> Value {
    let mut out = head(report);
    out.extend(match &report.details {
        Details::Search(found) => search(found),
        Details::Execution(execution) => self::execution(execution),
        Details::Seeds(seeds) => self::seeds(seeds),
        Details::Fuzz(found) => self::fuzz(found),
        Details::States(found) => map(super::states::json(found)),
    });
    Value::Object(out)
}

/// What every report begins with.
fn head(report: &Report) -> Map<String, Value> {
    map(json!({
        "schema": SCHEMA,
        "tool": {"name": "tresse", "version": env!("CARGO_PKG_VERSION")},
        "engine": report.way.name(),
        "engine_chosen_for": report.because.map(|p| p.flag),
        "model": report.model,
        "verdict": report.verdict.name(),
        "exit_code": report.exit_code,
        "files": report.files,
        "config": report.config,
        "options": report.options,
        "warnings": report.warnings,
        "failed": report.failed,
        "races": races(report),
        "notes": report.caveat().into_iter().collect::<Vec<_>>(),
        "errors": report.problems.iter().map(problem).collect::<Vec<_>>(),
        "cuts": cuts(report),
        "blocked_at": stopped(report),
        "time_seconds": report.time.as_secs_f64(),
    }))
}

fn map(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

/// Races that are no errors; null for runs with several seeds.
fn races(report: &Report) -> Value {
    let races = match &report.details {
        Details::Search(search) => &search.races,
        Details::Execution(execution) => &execution.races,
        Details::States(found) => &found.races,
        _ => return Value::Null,
    };
    races.iter().map(problem).collect()
}

fn cuts(report: &Report) -> Value {
    let bounded = match &report.details {
        Details::Search(search) => &search.bounded[..],
        _ => &[],
    };
    let cut = |c: &Cut| {
        let here = bounded.iter().filter(|(cut, ..)| cut == c);
        let at: Vec<Value> =
            here.map(|(_, thread, place)| json!({"thread": thread, "place": place})).collect();
        json!({"kind": format!("{c:?}").to_lowercase(), "message": c.describe(), "at": at})
    };
    report.cuts().iter().map(cut).collect()
}

/// Where no execution is complete: what stops them.
fn stopped(report: &Report) -> Value {
    let one = |at: &Stopped| {
        json!({
            "why": at.why.name(),
            "thread": at.thread,
            "place": at.place,
            "executions": at.executions,
        })
    };
    report.stopped().iter().map(one).collect()
}

fn search(search: &Search) -> Map<String, Value> {
    let blocked_by: Map<String, Value> =
        search.blocked_by.iter().map(|(why, n)| (why.name().to_owned(), json!(n))).collect();
    let mut out = map(json!({
        "executions": {
            "complete": search.complete,
            "told_apart": (search.told_apart > 0).then_some(search.told_apart),
            "by_reads_from": search.is_by_reads_from,
            "blocked": search.blocked,
            "blocked_by": blocked_by,
        },
        "states": search.states,
        "transitions": search.transitions,
        "steps": search.steps,
        "memory": search.memory,
        "outcomes": [],
        "outcomes_leave_out": search.left_out,
        "flagged": search.flagged,
    }));
    let mut insert = |name: &str, value: Value| out.insert(name.to_owned(), value);
    if let Some((matched, first)) = &search.matched {
        insert("matched", json!(matched));
        insert("first_match", json!(first.as_ref().map(|r| &r.string)));
    }
    if let Some(estimate) = &search.estimate {
        let (executions, error) = (estimate.executions, estimate.error);
        insert("estimate", json!({"executions": executions, "standard_error": error}));
    }
    if let Some(expected) = &search.expected {
        let (executions, error) = (expected.executions, expected.error);
        insert("expected", json!({"executions": executions, "standard_error": error}));
    }
    if let Some(graphs) = &search.graphs {
        insert("graphs", json!(graphs));
    }
    if let Some(second) = &search.second {
        insert("second_opinion", second_opinion(second));
    }
    if let Some(left) = search.left {
        insert("left_after_executions", json!(left));
        insert("left_at_bounds", json!(search.is_left_at_bounds));
    }
    if let Some(open) = search.open_items {
        insert("open_items", json!(open));
    }
    if let Some(file) = &search.checkpoint {
        insert("checkpoint", json!(file.to_string_lossy()));
    }
    out
}

/// What another engine says: `says` is `same`, `nothing` or `other`.
fn second_opinion(second: &SecondOpinion) -> Value {
    let side = |d: &Difference| json!({"what": d.what, "first": d.first, "second": d.second});
    let (says, code, why, differences) = match &second.opinion {
        Opinion::Same => ("same", None, None, Vec::new()),
        Opinion::Open(why) => ("nothing", None, Some(why), Vec::new()),
        Opinion::Differs(all) => ("other", Some(DISAGREE), None, all.iter().map(side).collect()),
    };
    json!({
        "engine": second.way.map(Way::name),
        "says": says,
        "code": code,
        "why_not": why,
        "differences": differences,
        "looked_at": second.looked_at,
        "verdict_of_first": second.of_first.name(),
    })
}

fn execution(execution: &Execution) -> Map<String, Value> {
    let mut out = map(json!({
        "outcome": execution.outcome.as_ref().map(reached),
        "seed": execution.seed,
        "transitions": execution.transitions,
        "steps": execution.steps,
        "compiled_steps": execution.compiled_steps,
        "memory": execution.memory,
        "stdout": String::from_utf8_lossy(&execution.stdout),
        "stderr": String::from_utf8_lossy(&execution.stderr),
    }));
    if let Some(leaks) = &execution.leaks {
        out.insert("leaks".into(), problem(leaks));
    }
    if let Some(graph) = &execution.graph {
        out.insert("graph".into(), graph.json());
    } else if !execution.happened.is_empty() {
        out.insert("happened".into(), json!(execution.happened));
    }
    if let Some(schedule) = &execution.schedule {
        out.insert("schedule".into(), json!(schedule));
    }
    out
}

fn seeds(seeds: &Seeds) -> Map<String, Value> {
    map(json!({
        "seeds": {"from": seeds.range.start, "to": seeds.range.end},
        "runs": seeds.runs,
        "blocked": seeds.blocked,
        "outcomes": seeds.outcomes.as_ref().map(|all| all.iter().map(reached).collect::<Vec<_>>()),
        "failed_runs": seeds.failed.iter().map(report).collect::<Vec<_>>(),
    }))
}

fn fuzz(found: &Fuzzing) -> Map<String, Value> {
    let done = &found.done;
    map(json!({
        "first_run": found.first,
        "runs": done.runs,
        "failed": done.failed,
        "blocked": done.blocked,
        "bounded": done.cut.values().sum::<u64>(),
        "meetings": done.meetings,
        "latest_meeting": done.latest,
        "kept": done.kept,
        "failed_runs": found.failed.iter().map(report).collect::<Vec<_>>(),
    }))
}

fn problem(problem: &Problem) -> Value {
    let hint = |get: fn(&ReplayHint) -> &String| problem.replay.as_ref().map(get);
    json!({
        "code": problem.code,
        "kind": problem.kind,
        "message": problem.message,
        "locations": problem.locations.iter().map(location).collect::<Vec<_>>(),
        "notes": problem.notes,
        "replay": hint(|r| &r.string),
        "replay_command": hint(|r| &r.command),
    })
}

fn location(location: &Location) -> Value {
    let spot = &location.spot;
    json!({
        "file": spot.file,
        "line": spot.line,
        "column": spot.col,
        "function": spot.function,
        "instruction": spot.inst,
        "thread": location.thread,
        "role": location.role,
        "library": spot.library.is_some(),
        "source": location.source,
    })
}

/// An outcome, with how often it was reached.
fn reached(reached: &Reached) -> Value {
    let Reached { outcome, count, replay } = reached;
    let globals: Map<String, Value> =
        outcome.globals.iter().map(|(n, v)| (n.clone(), json!(v))).collect();
    json!({
        "exit": outcome.exit,
        "globals": globals,
        "stdout": String::from_utf8_lossy(&outcome.stdout),
        "count": count,
        "replay": replay.as_ref().map(|r| &r.string),
    })
}

/// Why there is no report.
fn failure(failure: &Failure) -> Value {
    let (verdict, kind) = match failure.voice {
        Voice::Unsupported => ("unsupported", "unsupported"),
        Voice::Internal => ("internal-error", "internal"),
        Voice::Input => ("bad-input", "input"),
        Voice::CutShort => ("cut-short", "time"),
    };
    let code = if failure.voice == Voice::Unsupported { "T0901" } else { "" };
    let error = |c: &Complaint| {
        let place = c.place.as_ref().map(|place| {
            json!({
                "file": place.file,
                "line": place.line,
                "column": place.col,
                "function": null,
                "thread": null,
                "role": "here",
            })
        });
        let locations: Vec<Value> = place.into_iter().collect();
        json!({
            "code": code,
            "kind": kind,
            "message": c.message,
            "locations": locations,
            "notes": c.help,
        })
    };
    json!({
        "schema": SCHEMA,
        "tool": {"name": "tresse", "version": env!("CARGO_PKG_VERSION")},
        "verdict": verdict,
        "exit_code": failure.exit_code(),
        "errors": failure.complaints.iter().map(error).collect::<Vec<_>>(),
    })
}
