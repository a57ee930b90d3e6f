//! Engines held against each other, and models against what is known of them.
//!
//! An [`Engine`] says what it has [`Seen`] of a program under a model. [`agree`] then checks, for
//! every pair of engines that have the model, that they saw the same; for every engine that models
//! include each other as they should; and races.
//!
//! *Outcomes.* Equal for every model that two engines share, also of programs that race: they are
//! looked at with `race: Report`, where executions go on with what was written. Under models with
//! store buffers the machine takes a failed compare-and-exchange as locked (as x86 does) and the
//! axioms as a plain read, so there the machine's outcomes are within those of the axioms.
//!
//! *Inclusions*, for any program, as axioms speak of plain accesses too, and as the table of models
//! has them (`within` in `memmodels/src/registry.rs`):
//! - SC within TSO within PSO: what the later one keeps in order, the earlier one does as well.
//! - PSO within RC11: PSO's barriers are those of a sound compilation of C11 orders (Podkopaev et
//!   al., POPL 2019, for TSO; PSO keeps reads in order, and writes before release writes and
//!   fences).
//! - TSO within SRA within RA (Lahav et al., POPL 2016, §3); not PSO, as it passes messages without
//!   `release`.
//! - RA within RC11 where nothing is `seq_cst`: RA takes every access for release or acquire.
//! - A model by C11 within the same by C++20: release sequences are shorter.
//!
//! *Races.* The notion of a machine of queues is K-LLVM's, two conflicting accesses in flight
//! together; RC11's, by axioms and by machine, is that neither happens before the other. The
//! machine's implies RC11's: its execution up to the race is one of RC11, and no event is there
//! that could order the two. The converse holds under SC where every atomic access is `seq_cst`
//! (the classical theorem; see `docs/models.md`).
//!
//! *Races that make reads undefined* (`race: Undef`): `explore/src/agree/undefined.rs`.

pub mod library;
pub mod opinion;
mod undefined;

use crate::candidates;
use crate::generate::Hints;
use crate::graph;
use crate::outcome::Outcome;
use crate::report::Report;
use crate::steps;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tresse_machine::config::{Limits, RacePolicy, Standard};
use tresse_machine::machine::Setup;
use tresse_machine::{Config, End, Program};
use tresse_memmodels::{MODELS, Model};

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Engine {
    /// [`crate::steps`].
    Steps,
    /// [`crate::candidates`], with the built-in axioms.
    Candidates,
    /// [`crate::graph`].
    Graph,
}

/// What an engine has seen of a program.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Outcomes of the executions that exit.
    pub outcomes: BTreeSet<Outcome>,
    /// Executions that exit, from engines that count executions.
    pub executions: Option<u64>,
    /// Codes of errors other than races.
    pub codes: BTreeSet<&'static str>,
    /// Whether there is a race, where engine and model have a notion of it.
    pub is_racy: Option<bool>,
    /// A race has made outcomes undefined.
    pub is_undefined: bool,
}

/// States of the machine, and candidates, at most: a program with more says nothing here.
const STATES: u64 = 1_000_000;

impl Engine {
    /// Every engine.
    pub const ALL: [Engine; 3] = [Engine::Steps, Engine::Candidates, Engine::Graph];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Engine::Steps => "steps",
            Engine::Candidates => "candidates",
            Engine::Graph => "graph",
        }
    }

    /// The models that it has.
    pub fn models(self) -> impl Iterator<Item = &'static Model> {
        MODELS.iter().filter(move |model| self != Engine::Steps || model.is_machine)
    }

    /// Looks at every execution of a program.
    ///
    /// # Errors
    /// Why it could not: a bound that was met, or what it does not model.
    fn look(self, program: &Arc<Program>, config: &Config) -> Result<Seen, String> {
        let args = ["program".to_owned()];
        let model = config.memory_model()?;
        let setup = Setup::new(program.clone(), config.clone())?;
        match self {
            Engine::Steps => {
                let options = steps::Options {
                    keep_going: true,
                    max_errors: usize::MAX,
                    ..steps::Options::default()
                };
                let report = steps::search(&setup, &args, &options, &|_| None);
                let is_racy = report.errors.iter().any(|f| matches!(f.ending.end, End::Race(_)));
                Ok(Seen { is_racy: Some(is_racy), ..seen(&report)? })
            }
            Engine::Candidates => {
                let options =
                    candidates::Options { candidates: STATES, ..candidates::Options::default() };
                let report = candidates::search(&setup, &args, &model.cat()?, &options)?;
                let is_racy = report.errors.iter().any(|f| matches!(f.ending.end, End::Race(_)));
                let is_racy = Some(is_racy);
                Ok(Seen { is_racy, executions: Some(report.complete), ..seen(&report)? })
            }
            Engine::Graph => {
                let report = graph::search(
                    &setup,
                    &args,
                    &graph::Options {
                        block_spins: false,
                        verify: true,
                        ..graph::Options::default()
                    },
                    &|_| None,
                )?;
                let is_racy = report.errors.iter().any(|f| matches!(f.ending.end, End::Race(_)));
                let is_racy = Some(is_racy);
                Ok(Seen { is_racy, executions: Some(report.complete), ..seen(&report)? })
            }
        }
    }
}

/// How a model is looked at: by a standard, if it knows another than the default one.
fn config_of(model: &str, standard: Standard) -> Config {
    let limits = Limits { states: STATES, ..Limits::default() };
    let race = RacePolicy::Report;
    let default = Config { model: model.into(), race, limits, ..Config::default() };
    let config = Config { standard, ..default.clone() };
    if config.memory_model().is_ok() { config } else { default }
}

/// The model of this name.
fn row(model: &str) -> Result<&'static Model, String> {
    tresse_memmodels::find(model).ok_or_else(|| format!("there is no model {model}"))
}

/// Has a model of the table this property?
fn is(model: &str, has: impl Fn(&Model) -> bool) -> bool {
    tresse_memmodels::find(model).is_some_and(has)
}

/// What every engine's report says.
fn seen(report: &Report) -> Result<Seen, String> {
    if let Some(cut) = report.cuts.first() {
        return Err(cut.describe().into());
    }
    if let Some(found) = report.unsupported.first() {
        return Err(format!("{:?}", found.ending.end));
    }
    let errors = report.errors.iter().map(|f| &f.ending.end).filter(|e| !matches!(e, End::Race(_)));
    let livelock = report.livelock.iter().map(|_| &End::Livelock);
    let codes = errors.chain(livelock).map(End::code).collect();
    Ok(Seen { outcomes: report.outcomes.keys().cloned().collect(), codes, ..Seen::default() })
}

/// Whether something holds that should.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It does.
    Holds,
    /// It does not: what speaks against it.
    Broken(String),
    /// It cannot be said: why.
    Open(String),
}

/// A law, in words, and whether a program keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Such as `steps = candidates under tso`.
    pub law: String,
    /// Whether it is kept.
    pub verdict: Verdict,
}

type Views = BTreeMap<(Engine, &'static str), Result<Seen, String>>;

/// Every law that speaks of these models only, on one program.
pub fn agree(
    program: &Arc<Program>,
    hints: &Hints,
    models: &[&str],
    standard: Standard,
) -> Vec<Finding> {
    let pairs = Engine::ALL.iter().flat_map(|e| e.models().map(|m| (*e, m.name)));
    let mut views: Views = pairs
        .filter(|(_, m)| models.contains(m))
        .map(|(e, m)| ((e, m), e.look(program, &config_of(m, standard))))
        .collect();
    // Graphs cut accesses of different sizes from the beginning, a machine with histories when they
    // meet.
    let states =
        views.iter_mut().filter(|((engine, _), _)| hints.is_sized && *engine == Engine::Steps);
    states
        .filter_map(|(_, seen)| seen.as_mut().ok())
        .for_each(|seen| seen.is_undefined |= seen.is_racy == Some(true));
    let mut findings = Vec::new();
    engines(&views, hints, &mut findings);
    inclusions(&views, hints, &mut findings);
    races(&views, hints, &mut findings);
    same_races(&views, &mut findings);
    undefined::laws((program, standard), hints, models, &views, &mut findings);
    standards(program, standard, &views, &mut findings);
    findings
}

/// What a model allows by the default standard it allows by another one (`Model::cxx20`).
fn standards(
    program: &Arc<Program>,
    standard: Standard,
    views: &Views,
    findings: &mut Vec<Finding>,
) {
    for (&(engine, model), seen) in views.iter().filter(|((engine, _), _)| *engine == Engine::Graph)
    {
        let (default, config) = (Config::default().standard, config_of(model, standard));
        if config.standard != default {
            let first = engine.look(program, &config_of(model, default));
            let law = format!("{model} within itself by {:?} by {}", standard, engine.name());
            findings.push(Finding { law, verdict: judge(&first, seen, &within) });
        }
    }
}

/// Two engines see the same under one model.
fn engines(views: &Views, hints: &Hints, findings: &mut Vec<Finding>) {
    for (&(a, model), first) in views {
        let others = views.iter().filter(|((b, other), _)| *b > a && *other == model);
        for (&(b, _), second) in others {
            // Only the machine locks a failed exchange.
            let is_within = a == Engine::Steps && hints.has_cmpxchg && is(model, |m| m.is_buffered);
            let law = match is_within {
                true => format!("{} within {} under {model}, with cmpxchg", a.name(), b.name()),
                false => format!("{} = {} under {model}", a.name(), b.name()),
            };
            let verdict =
                judge(first, second, &|x, y| if is_within { within(x, y) } else { equal(x, y) });
            findings.push(Finding { law, verdict });
        }
    }
}

/// What one engine sees under one model it sees under weaker ones.
fn inclusions(views: &Views, hints: &Hints, findings: &mut Vec<Finding>) {
    let pairs = MODELS.iter().flat_map(|strong| MODELS.iter().map(move |weak| (strong, weak)));
    let is_law = |(strong, weak): &(&Model, &Model)| {
        strong.name != weak.name
            && weak.allows_all_of(strong)
            && (strong.has_sc || !weak.has_sc || !hints.has_sc)
    };
    let laws: Vec<_> = pairs.filter(is_law).map(|(a, b)| (a.name, b.name)).collect();
    for engine in Engine::ALL {
        for (strong, weak) in &laws {
            let (Some(first), Some(second)) =
                (views.get(&(engine, *strong)), views.get(&(engine, *weak)))
            else {
                continue;
            };
            let law = format!("{strong} within {weak} by {}", engine.name());
            findings.push(Finding { law, verdict: judge(first, second, &within) });
        }
    }
}

/// Where the machine sees two accesses in flight together, a graph has two that are not ordered by
/// `(po ∪ rf)+`, and the other way round (DESIGN §3.3): both are the last events of an execution
/// that has no more than their causes. For candidates it is what the model's text says. (Under pso
/// the machine sees races where the text sees none: docs/models.md.)
fn same_races(views: &Views, findings: &mut Vec<Finding>) {
    let racy = |engine, model| {
        views.get(&(engine, model)).and_then(|v| v.as_ref().ok()).and_then(|s| s.is_racy)
    };
    for &(engine, model) in views.keys() {
        let is_other =
            engine == Engine::Steps && !row(model).is_ok_and(|row| row.has_one_notion_of_races());
        if engine == Engine::Graph || is_other {
            continue;
        }
        let (Some(other), Some(graph)) = (racy(engine, model), racy(Engine::Graph, model)) else {
            continue;
        };
        let verdict = if other == graph {
            Verdict::Holds
        } else {
            Verdict::Broken(format!("{} {other}, graph {graph}", engine.name()))
        };
        findings.push(Finding {
            law: format!("{} and graph see the same races under {model}", engine.name()),
            verdict,
        });
    }
}

/// Who sees a race.
fn races(views: &Views, hints: &Hints, findings: &mut Vec<Finding>) {
    let racy = |view: &Result<Seen, String>| view.as_ref().ok().and_then(|s| s.is_racy);
    let said = |is_kept: bool, why: &str| {
        if is_kept { Verdict::Holds } else { Verdict::Broken(why.into()) }
    };
    for ((engine, model), view) in views.iter().filter(|_| hints.is_atomic) {
        if let Some(is_racy) = racy(view) {
            let law = format!("atomic accesses do not race for {} under {model}", engine.name());
            findings.push(Finding { law, verdict: said(!is_racy, "a race is reported") });
        }
    }
    let machine = views.iter().filter(|((engine, _), _)| *engine == Engine::Steps);
    // RA orders seq_cst operations less than RC11.
    let is_weaker = |model: &str| hints.has_sc && is(model, |m| !m.has_sc);
    let flags = |model: &str| is(model, |m| m.cat().is_ok_and(|cat| cat.may_flag("race")));
    // What is in flight together is ordered under no model that allows the execution up to there;
    // a stronger one may not allow that threads come to where they race.
    let counts = |model: &str, other: &str| {
        tresse_memmodels::find(model)
            .zip(tresse_memmodels::find(other))
            .is_some_and(|(m, o)| o.allows_all_of(m))
    };
    for ((_, model), view) in
        machine.filter(|((_, model), _)| !(hints.is_atomic || is_weaker(model)))
    {
        for ((engine, other), axioms) in views.iter().filter(|((engine, other), _)| {
            *engine != Engine::Steps && flags(other) && counts(model, other)
        }) {
            let (Some(in_flight), Some(unordered)) = (racy(view), racy(axioms)) else { continue };
            let law =
                format!("a race of steps under {model} is one of {} under {other}", engine.name());
            findings.push(Finding {
                law,
                verdict: said(!in_flight || unordered, "only the machine reports a race"),
            });
            // The strongest one is that of interleavings.
            if hints.is_sc && *model == MODELS[0].name {
                let law = format!(
                    "with seq_cst only, a race of {} under {other} is one of steps under {model}",
                    engine.name()
                );
                findings.push(Finding {
                    law,
                    verdict: said(in_flight || !unordered, "only the axioms report a race"),
                });
            }
        }
    }
}

/// Compares two views, if they can be.
fn judge(
    a: &Result<Seen, String>,
    b: &Result<Seen, String>,
    compare: &dyn Fn(&Seen, &Seen) -> Option<String>,
) -> Verdict {
    match (a, b) {
        (Err(why), _) | (_, Err(why)) => Verdict::Open(why.clone()),
        (Ok(a), Ok(b)) if a.is_undefined || b.is_undefined => {
            Verdict::Open("a race makes outcomes undefined".into())
        }
        (Ok(a), Ok(b)) => compare(a, b).map_or(Verdict::Holds, Verdict::Broken),
    }
}

/// What speaks against `a` having seen no more than `b`.
fn within(a: &Seen, b: &Seen) -> Option<String> {
    missing("only the first has", &a.outcomes, &b.outcomes).or_else(|| {
        match a.codes.is_subset(&b.codes) {
            true => None,
            false => Some(format!("errors {:?}, and {:?}", a.codes, b.codes)),
        }
    })
}

/// What speaks against the two having seen the same.
fn equal(a: &Seen, b: &Seen) -> Option<String> {
    if let Some(why) =
        within(a, b).or_else(|| missing("only the second has", &b.outcomes, &a.outcomes))
    {
        return Some(why);
    }
    if a.codes != b.codes {
        return Some(format!("errors {:?}, and {:?}", a.codes, b.codes));
    }
    match (a.executions, b.executions) {
        (Some(x), Some(y)) if x != y => Some(format!("{x} executions, and {y}")),
        _ => None,
    }
}

/// The first outcome that is missing, and how many are.
fn missing(who: &str, of: &BTreeSet<Outcome>, from: &BTreeSet<Outcome>) -> Option<String> {
    let first = of.difference(from).next()?;
    let globals: Vec<String> =
        first.globals.iter().map(|(name, value)| format!("{name}={value}")).collect();
    Some(format!(
        "{who} {} outcomes of {}, as {}",
        of.difference(from).count(),
        of.len(),
        globals.join(" ")
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn saw(exits: &[i32], executions: Option<u64>) -> Seen {
        let outcome =
            |exit: &i32| Outcome { exit: *exit, globals: Arc::default(), stdout: Arc::default() };
        Seen { outcomes: exits.iter().map(outcome).collect(), executions, ..Seen::default() }
    }

    #[test]
    fn differences_are_found() {
        let (few, many) = (saw(&[0], Some(1)), saw(&[0, 1], Some(2)));
        assert!(within(&few, &many).is_none() && within(&many, &few).is_some());
        assert!(
            equal(&few, &many).is_some()
                && equal(&many, &few).is_some()
                && equal(&many, &many).is_none()
        );
        let aborts = Seen { codes: [End::Aborted.code()].into(), ..many.clone() };
        assert!(
            within(&many, &aborts).is_none()
                && equal(&many, &aborts).is_some()
                && within(&aborts, &many).is_some()
        );
    }

    /// Only engines that count executions are held to their counts.
    #[test]
    fn executions_are_compared_where_they_are_counted() {
        assert!(equal(&saw(&[0], Some(1)), &saw(&[0], Some(2))).is_some());
        assert!(equal(&saw(&[0], None), &saw(&[0], Some(2))).is_none());
    }

    #[test]
    fn what_was_not_seen_speaks_for_nothing() {
        let racy = Seen { is_undefined: true, ..saw(&[1], None) };
        for view in [Err("a bound".to_owned()), Ok(racy)] {
            assert!(matches!(judge(&view, &Ok(saw(&[0], None)), &equal), Verdict::Open(_)));
        }
    }
}
