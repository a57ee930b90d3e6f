//! The report for programs. The shape is versioned by [`SCHEMA`].

use super::{Location, Problem, Told};
use crate::args::Common;
use crate::load::Loaded;
use serde_json::{Map, Value, json};
use tresse_explore::{Outcome, Report, Verdict, Witness};

/// Version of the shape: raised when a field changes its meaning or goes away.
pub(crate) const SCHEMA: u32 = 1;

/// The whole report of a search.
pub(crate) fn report(told: &Told<'_>, common: &Common) -> Value {
    let report = told.report;
    let loaded = told.loaded;
    let verdict = match report.verdict() {
        Verdict::NoErrors => "no-errors",
        Verdict::Error => "error",
        Verdict::CutShort => "cut-short",
        Verdict::Unsupported => "unsupported",
    };
    let mut out = head(loaded, verdict, told.exit_code());
    let fields = json!({
        "executions": {"complete": report.complete, "blocked": report.blocked, "blocked_by": blocked_by(report)},
        "states": report.states,
        "transitions": report.transitions,
        "steps": report.steps,
        "errors": told.problems.iter().map(|p| problem(p, loaded, common)).collect::<Vec<_>>(),
        "outcomes": report.outcomes.iter().map(|(o, r)| outcome(o, Some(r.count), loaded, &r.witness)).collect::<Vec<_>>(),
        "cuts": report.cuts.iter().map(|c| json!({"kind": format!("{c:?}").to_lowercase(), "message": c.describe()})).collect::<Vec<_>>(),
        "time_seconds": told.time.as_secs_f64(),
    });
    if let Value::Object(fields) = fields {
        out.extend(fields);
    }
    Value::Object(out)
}

/// How many executions are blocked, by why.
fn blocked_by(report: &Report) -> Value {
    report
        .blocked_by
        .iter()
        .map(|(why, n)| (why.name().to_owned(), json!(n)))
        .collect::<Map<_, _>>()
        .into()
}

/// What every report begins with.
pub(crate) fn head(loaded: &Loaded, verdict: &str, exit_code: u8) -> Map<String, Value> {
    let config = &loaded.setup.config;
    let head = json!({
        "schema": SCHEMA,
        "tool": {"name": "tresse", "version": env!("CARGO_PKG_VERSION")},
        "model": config.model,
        "verdict": verdict,
        "exit_code": exit_code,
        "files": loaded.files.iter().map(|f| f.to_string_lossy()).collect::<Vec<_>>(),
        "config": config,
    });
    match head {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

/// An error.
pub(crate) fn problem(problem: &Problem, loaded: &Loaded, common: &Common) -> Value {
    let locations: Vec<Value> = problem.locations.iter().map(|l| location(l, loaded)).collect();
    json!({
        "code": problem.code,
        "kind": problem.kind,
        "message": problem.message,
        "locations": locations,
        "notes": problem.notes,
        "replay": loaded.encode(&problem.witness),
        "replay_command": loaded.replay_command(common, &problem.witness),
    })
}

fn location(location: &Location, loaded: &Loaded) -> Value {
    let spot = &location.spot;
    let source = location.is_shown.then(|| loaded.sources.line(&spot.file, spot.line)).flatten();
    json!({
        "file": spot.file,
        "line": spot.line,
        "column": spot.col,
        "function": spot.function,
        "instruction": spot.inst,
        "thread": location.thread,
        "role": location.role,
        "library": spot.is_library,
        "source": source,
    })
}

/// An outcome, with how often it was reached.
pub(crate) fn outcome(
    outcome: &Outcome,
    count: Option<u64>,
    loaded: &Loaded,
    witness: &Witness,
) -> Value {
    let globals: Map<String, Value> =
        outcome.globals.iter().map(|(n, v)| (n.clone(), json!(v))).collect();
    json!({
        "exit": outcome.exit,
        "globals": globals,
        "stdout": String::from_utf8_lossy(&outcome.stdout),
        "count": count,
        "replay": loaded.encode(witness),
    })
}
