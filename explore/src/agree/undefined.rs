//! Laws of `race: Undef`, on programs that may race.
//!
//! *Graphs and candidates* decide by happens-before, and see the same: outcomes, errors, and
//! numbers of executions.
//!
//! *Undefined or as written.* Beside `race: Report`, where a racy read returns what it reads: the
//! execution with undef in place of what races make undefined is one as well, since a plain read
//! that reads from nothing is in no order and orders less. So each outcome as written is covered by
//! one with undef, unless some thread needs a value and meets undef. The other way round a plain
//! read may read from something, and where undef was not looked at, what is read changes no control
//! flow: each outcome with undef covers one as written, and errors that undef has no part in are
//! there as well. Without races the two are the same. The exception is a write that comes about by
//! the read that it races with, which needs relaxed accesses that order nothing (`pso`, `rc11`): if
//! that read were undef, its thread would stop before the write. Both refuse that by name.
//!
//! *The machine and the others*, up to undef: each outcome of one is one of the other, but for
//! values that one of the two leaves undefined, unless the other meets undef; so with errors, but
//! those that undef brings about need not be the others'. Neither covers the other. The machine has
//! every thread at its next access as soon as it may be: an access that some execution orders after
//! the other one is in flight with it all the same, and a read is undef then. So is what a write
//! that raced leaves behind for whoever reads it, also where a third write covers one of the two
//! for that reader. On the other side a thread that is not created yet has nothing in flight, and
//! still what it does races with what the others did before. Machines with histories race by
//! happens-before as graphs do, but make undef only what comes later of the two. With `cmpxchg` the
//! machine has fewer outcomes under `tso` and `pso`, as it locks memory for one that fails.

use super::{Engine, Finding, Seen, Views, config_of, equal, is, judge};
use crate::generate::Hints;
use crate::outcome::Outcome;
use std::collections::BTreeSet;
use std::sync::Arc;
use tresse_machine::config::{RacePolicy, Standard};
use tresse_machine::end::Ub;
use tresse_machine::{Config, Program};

/// Every law that speaks of these models only, on one program. `views` are those with `race:
/// Report`.
pub(super) fn laws(
    (program, standard): (&Arc<Program>, Standard),
    hints: &Hints,
    models: &[&str],
    views: &Views,
    findings: &mut Vec<Finding>,
) {
    if hints.is_atomic {
        return;
    }
    for row in Engine::Graph.models().filter(|m| models.contains(&m.name)) {
        let model = row.name;
        let config = Config { race: RacePolicy::Undef, ..config_of(model, standard) };
        let engines = [Engine::Candidates, Engine::Graph].map(|e| (e, e.look(program, &config)));
        let [(_, candidates), (_, graph)] = &engines;
        // Where each write is the newest when it takes effect, the earlier one of two that race is
        // never made undefined, as it is elsewhere by a write that comes before it.
        let is_comparable = row.is_machine && (row.storage.is_none() || row.is_exact);
        let machine = is_comparable.then(|| Engine::Steps.look(program, &config));
        findings.push(Finding {
            law: format!("candidates = graph under {model}, race: Undef"),
            verdict: judge(candidates, graph, &equal),
        });
        for (engine, undefined) in &engines {
            if let Some(written) = views.get(&(*engine, model)) {
                findings.extend(undefined_or_written(
                    *engine,
                    model,
                    written,
                    undefined,
                    is_racy(views, model),
                ));
            }
            if let Some(steps) = &machine {
                findings.push(up_to_undef(*engine, model, hints, steps, undefined));
            }
        }
    }
}

/// Whether graphs have a race.
fn is_racy(views: &Views, model: &'static str) -> Option<bool> {
    views.get(&(Engine::Graph, model))?.as_ref().ok()?.is_racy
}

type View = Result<Seen, String>;

/// One engine with undef, and with what was written.
fn undefined_or_written(
    engine: Engine,
    model: &str,
    written: &View,
    undefined: &View,
    is_racy: Option<bool>,
) -> Vec<Finding> {
    let name = engine.name();
    if is_racy == Some(false) {
        let law = format!("without races, race: Undef changes nothing for {name} under {model}");
        return vec![Finding { law, verdict: judge(written, undefined, &equal) }];
    }
    let covering = format!("race: Undef covers what was written for {name} under {model}");
    let covered = format!("race: Undef is of what was written for {name} under {model}");
    vec![
        Finding {
            law: covering,
            verdict: judge(written, undefined, &|a, b| unmatched(a, b, &|x, y| covers(y, x))),
        },
        Finding {
            law: covered,
            verdict: judge(undefined, written, &|a, b| unmatched(&without_undef(a), b, &covers)),
        },
    ]
}

/// An engine and the machine.
fn up_to_undef(
    engine: Engine,
    model: &str,
    hints: &Hints,
    steps: &View,
    undefined: &View,
) -> Finding {
    let name = engine.name();
    let is_within = hints.has_cmpxchg && is(model, |m| m.is_buffered);
    let law = match is_within {
        true => format!("steps within {name} under {model} up to undef, with cmpxchg"),
        false => format!("steps = {name} under {model} up to undef"),
    };
    let compare = |a: &Seen, b: &Seen| {
        let lost = unmatched(&without_undef(a), b, &is_same);
        lost.or_else(|| if is_within { None } else { unmatched(b, a, &is_same) })
    };
    // A race is why these are compared, not why they cannot be.
    let steps = steps.clone().map(|seen| Seen { is_undefined: false, ..seen });
    Finding { law, verdict: judge(&steps, undefined, &compare) }
}

/// What speaks against each outcome and each error of `a` being one of `b`. If some thread of `b`
/// meets undef where it needs a value, `b` may be without them.
fn unmatched(a: &Seen, b: &Seen, is_match: &dyn Fn(&Outcome, &Outcome) -> bool) -> Option<String> {
    if b.codes.iter().any(|c| needs_a_value(c)) {
        return None;
    }
    let codes: BTreeSet<_> = a.codes.difference(&b.codes).collect();
    if !codes.is_empty() {
        return Some(format!("errors {:?}, and {:?}", a.codes, b.codes));
    }
    let lost = a.outcomes.iter().find(|x| !b.outcomes.iter().any(|y| is_match(x, y)))?;
    let globals: Vec<String> =
        lost.globals.iter().map(|(name, value)| format!("{name}={value}")).collect();
    Some(format!("nothing for {}", globals.join(" ")))
}

/// Without the errors that undef brings about.
fn without_undef(seen: &Seen) -> Seen {
    Seen {
        codes: seen.codes.iter().copied().filter(|c| !needs_a_value(c)).collect(),
        ..seen.clone()
    }
}

/// Is this the code of an error that undef brings about?
fn needs_a_value(code: &str) -> bool {
    [Ub::BranchOnUndef, Ub::UndefDivisor, Ub::UndefAddress, Ub::UndefOutput, Ub::PoisonArgument]
        .iter()
        .any(|ub| ub.code() == code)
}

/// Is the second outcome the first, but for what the first leaves undefined?
fn covers(a: &Outcome, b: &Outcome) -> bool {
    is_like(a, b, &|x, y| x == "undef" || x == y)
}

/// Are the two the same, but for what one of them leaves undefined?
fn is_same(a: &Outcome, b: &Outcome) -> bool {
    is_like(a, b, &|x, y| x == "undef" || y == "undef" || x == y)
}

fn is_like(a: &Outcome, b: &Outcome, is_like: &dyn Fn(&str, &str) -> bool) -> bool {
    let (x, y) = (scalars(a), scalars(b));
    (a.exit, &a.stdout) == (b.exit, &b.stdout)
        && x.len() == y.len()
        && x.iter().zip(&y).all(|(x, y)| is_like(x, y))
}

/// The values of all globals, those of aggregates one by one.
fn scalars(outcome: &Outcome) -> Vec<&str> {
    outcome
        .globals
        .iter()
        .flat_map(|(_, value)| value.trim_matches(['{', '}']).split(", "))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(values: &[&str]) -> Outcome {
        Outcome {
            exit: 0,
            globals: Arc::new(values.iter().map(|v| ("x".to_owned(), (*v).to_owned())).collect()),
            stdout: Arc::default(),
        }
    }

    fn saw(outcomes: &[&[&str]], codes: &[&'static str]) -> Seen {
        Seen {
            outcomes: outcomes.iter().map(|o| outcome(o)).collect(),
            codes: codes.iter().copied().collect(),
            ..Seen::default()
        }
    }

    #[test]
    fn undef_covers_any_value_scalar_by_scalar() {
        let (defined, some, other) = (
            outcome(&["1", "{2, 3}"]),
            outcome(&["1", "{2, undef}"]),
            outcome(&["undef", "{2, 3}"]),
        );
        assert!(covers(&some, &defined) && covers(&other, &defined) && covers(&some, &some));
        assert!(!covers(&defined, &some) && !covers(&some, &other));
        assert!(
            is_same(&some, &other)
                && is_same(&defined, &some)
                && !is_same(&some, &outcome(&["1", "{4, undef}"]))
        );
        assert!(!is_same(&some, &Outcome { exit: 1, ..some.clone() }));
    }

    /// Who meets undef may do anything; nobody else may leave anything out.
    #[test]
    fn an_outcome_is_missed_unless_undef_was_met() {
        let (branch, abort) = (Ub::BranchOnUndef.code(), "T0102");
        let both = saw(&[&["1"], &["2"]], &[abort]);
        assert!(unmatched(&saw(&[&["1"]], &[]), &both, &is_same).is_none());
        assert!(unmatched(&saw(&[&["3"]], &[]), &both, &is_same).is_some());
        assert!(
            unmatched(&both, &saw(&[&["undef"]], &[]), &is_same).is_some(),
            "an error is missed"
        );
        assert!(unmatched(&both, &saw(&[&["undef"]], &[abort]), &is_same).is_none());
        assert!(unmatched(&both, &saw(&[], &[branch]), &is_same).is_none());
        assert!(unmatched(&saw(&[], &[branch]), &both, &is_same).is_some());
    }
}
