//! States and traces, for people and for programs.

use crate::report::plain::Page;
use crate::report::states::{Last, Match, Move, States, Trace, Traces};
use crate::report::{Report, Verdict};
use serde_json::{Value, json};

/// For people: what was found, and how much was looked at.
pub(super) fn text(out: &mut Page, report: &Report, found: &States) {
    if let Some((_, matches)) = &found.matched {
        (1..).zip(matches).for_each(|(n, state)| matching(out, n, state));
    }
    if let Some(traces) = &found.traces {
        (1..).zip(&traces.listed).for_each(|(n, t)| trace(out, n, t, &found.ends));
    }
    if let Some((matched, shown)) = &found.matched {
        out.line(summary(report, *matched, shown.len(), found));
    }
    if let Some(traces) = &found.traces {
        self::traces(out, traces);
    }
    let blocked = match found.blocked {
        0 => String::new(),
        n => format!("; stopped by a failed assumption: {n}"),
    };
    let (states, finals) = (found.states, found.finals);
    out.line(format!(
        "states: {states}; final: {finals}{blocked}; transitions: {}; time: {:.2} s",
        found.transitions,
        report.time.as_secs_f64()
    ));
    found.ends.iter().for_each(|last| ends(out, last, found.traces.is_some()));
}

/// The last line.
pub(super) fn verdict(report: &Report) -> String {
    let (model, is_traces) = (&report.model, is_of_traces(report));
    match report.verdict {
        Verdict::Listed => format!("Every state under {model} was visited, with no reduction."),
        Verdict::CutShort if !is_traces => format!(
            "No state under {model} that was visited matches, but not every state was visited: \
             this is no proof."
        ),
        Verdict::CutShort => format!("Not every trace under {model} was counted."),
        Verdict::NoMatch => format!("Every state under {model} was visited: none matches."),
        _ => String::new(),
    }
}

fn is_of_traces(report: &Report) -> bool {
    report.states().is_some_and(|found| found.traces.is_some())
}

/// How many states match.
fn summary(report: &Report, matched: u64, shown: usize, found: &States) -> String {
    let visited = if found.cuts.is_empty() { "reachable" } else { "visited" };
    match matched {
        0 => format!("no {visited} state matches; {}", states(found.states)),
        1 => format!("1 {visited} state matches, of {}", found.states),
        n => {
            let more = if (shown as u64) < n {
                format!(" (shown: {shown}; --matches N shows more)")
            } else {
                String::new()
            };
            debug_assert!(report.verdict == Verdict::Match);
            format!("{n} {visited} states match, of {}{more}", found.states)
        }
    }
}

fn states(n: u64) -> String {
    format!("{n} state{}", if n == 1 { "" } else { "s" })
}

fn matching(out: &mut Page, number: u64, state: &Match) {
    let transitions = match state.moves.len() {
        0 => "the initial state".to_owned(),
        1 => "after 1 transition".to_owned(),
        n => format!("after {n} transitions"),
    };
    out.line(format!("match {number}, {transitions}"));
    moves(out, &state.moves);
    out.line("state");
    state.state.iter().for_each(|line| out.line(line));
    if let Some(end) = &state.end {
        out.line(format!("end: {end}"));
    }
    if let Some(replay) = &state.replay {
        out.line(format!("replay: {}", replay.command));
    }
    out.line("");
}

fn trace(out: &mut Page, number: u64, trace: &Trace, ends: &[Last]) {
    out.line(format!("trace {number}"));
    moves(out, &trace.moves);
    if let Some(last) = ends.get(trace.end) {
        out.line(format!("end: {}", last.words));
    }
    if let Some(replay) = &trace.replay {
        out.line(format!("replay: {}", replay.command));
    }
    out.line("");
}

fn moves(out: &mut Page, moves: &[Move]) {
    for (n, step) in (1..).zip(moves) {
        let rule = if step.rule.is_empty() { String::new() } else { format!("{}: ", step.rule) };
        let place = step.place.as_ref().map_or_else(String::new, |at| format!(", {at}"));
        out.line(format!("{n}. thread {}: {rule}{}{place}", step.thread, step.what));
    }
}

/// How many traces there are.
fn traces(out: &mut Page, traces: &Traces) {
    let listed = traces.listed.len();
    let more = match traces.has_more {
        true => format!(" (listed: {listed}; --max-traces N lists more)"),
        false => String::new(),
    };
    match traces.number {
        Some(number) => out.line(format!("traces: {number}{more}")),
        None if traces.is_endless => {
            out.line("traces: endlessly many, as states come back on the way");
            out.line(format!("  listed are those in which none does: {listed}"));
            if traces.has_more {
                out.line("  there may be more of these (--max-traces N lists more)");
            }
        }
        None => out.line(format!("traces: more than 2^128{more}")),
    }
    if traces.lost > 0 {
        out.line(format!("  no final state is reached from {}", states(traces.lost)));
    }
}

fn ends(out: &mut Page, last: &Last, has_traces: bool) {
    let finals = match last.states {
        1 => "1 final state".to_owned(),
        n => format!("{n} final states"),
    };
    let by = match last.traces.filter(|_| has_traces) {
        Some(1) => ", by 1 trace".to_owned(),
        Some(n) => format!(", by {n} traces"),
        None => String::new(),
    };
    out.line(format!("  {finals}{by}: {}", last.words));
}

/// For programs.
pub(super) fn json(found: &States) -> Value {
    let mut out = json!({
        "states": found.states,
        "transitions": found.transitions,
        "final_states": found.finals,
        "blocked": found.blocked,
        "ends": found.ends.iter().map(end).collect::<Vec<_>>(),
    });
    if let Some((matched, shown)) = &found.matched {
        out["matched"] = json!(matched);
        out["matches"] = shown.iter().map(match_json).collect();
    }
    if let Some(traces) = &found.traces {
        let listed: Vec<Value> = traces
            .listed
            .iter()
            .map(|trace| {
                json!({
                    "transitions": moves_json(&trace.moves),
                    "end": trace.end,
                    "replay": trace.replay.as_ref().map(|r| &r.string),
                })
            })
            .collect();
        out["traces"] = json!({
            "number": traces.number.map(number),
            "endless": traces.is_endless,
            "states_without_end": traces.lost,
            "has_more": traces.has_more,
            "listed": listed,
        });
    }
    out
}

/// A number; as text if it is beyond what JSON's readers can be expected to have.
fn number(n: u128) -> Value {
    match u64::try_from(n) {
        Ok(n) if n < 1 << 53 => json!(n),
        _ => json!(n.to_string()),
    }
}

fn end(last: &Last) -> Value {
    let globals = last.outcome.as_ref().map(|outcome| {
        let all = outcome.globals.iter().map(|(name, value)| (name.clone(), json!(value)));
        all.collect::<serde_json::Map<_, _>>()
    });
    json!({
        "exit": last.outcome.as_ref().map(|outcome| outcome.exit),
        "globals": globals,
        "stdout": last.outcome.as_ref().map(|o| String::from_utf8_lossy(&o.stdout).into_owned()),
        "code": last.code,
        "words": last.words,
        "final_states": last.states,
        "traces": last.traces.map(number),
        "replay": last.replay.as_ref().map(|r| &r.string),
    })
}

fn match_json(state: &Match) -> Value {
    json!({
        "transitions": moves_json(&state.moves),
        "state": state.state,
        "end": state.end,
        "replay": state.replay.as_ref().map(|r| &r.string),
        "replay_command": state.replay.as_ref().map(|r| &r.command),
    })
}

fn moves_json(moves: &[Move]) -> Value {
    let step = |step: &Move| {
        json!({
            "rule": step.rule,
            "thread": step.thread,
            "what": step.what,
            "place": step.place,
        })
    };
    moves.iter().map(step).collect()
}
