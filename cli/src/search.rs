//! The engines, with a program, a config and options.

use crate::chance::Chance;
use crate::check::{Check, OnGraph};
use crate::checkpoint;
use crate::failure::{Complaint, Failure, UNSUPPORTED, Voice};
use crate::keeper::Kept;
use crate::model::{cat_of_file, cat_of_ours};
use crate::parameters::Way;
use crate::program::Linked;
use crate::report::picture::picture;
use crate::report::{Context, ExecutionGraph, Problem, ReplayHint, Report, Search, dot};
use crate::settings::{Progress, Watch};
use parking_lot::Mutex;
use serde_json::Value;
use std::sync::Arc;
use tresse_explore::graph::{Estimate, Observer, Searched, Shown};
use tresse_explore::pattern::{BadPattern, Pattern};
use tresse_explore::report::Report as Findings;
use tresse_explore::{Cut, Outcome, Witness, candidates, graph, steps};

/// Ways down the search that an estimate is made from, at least; at most if it is bad.
const SAMPLES: (u32, u32) = (1_000, 20_000);

/// By execution graphs.
pub(crate) fn graphs(check: &Check<'_>, context: &Context<'_>) -> Result<Looked, Failure> {
    let Linked { setup, argv, .. } = &context.linked;
    let watch = check.settings.watch();
    let from = checkpoint::resume(check, context)?;
    let seen = Seen::default();
    let pauses = Kept::begin(check, context);
    let mut options = graph_options(check, context, &seen, &watch)?;
    options.keeper = pauses.as_ref().map(Kept::keeper);
    let estimate = estimate(check, context, &options, &watch)?;
    let chance = {
        let is_wanted = check.takes_chances(from.is_some());
        Chance::new(check, context, &options, &watch, is_wanted)
    };
    let tick = |at: graph::Progress| match check.most_executions {
        Some(most) if at.executions > most => Some(Cut::States),
        _ => {
            let is_left = chance.look();
            watch.tick_graphs(at.executions).or(is_left.then_some(Cut::Stopped))
        }
    };
    let Searched { report: mut findings, is_stopped, checkpoint } =
        graph::search_from(setup, argv, &options, from, &tick).map_err(Failure::bad)?;
    chance.look_after(&findings);
    let graphs = seen.end();
    let mut chances = chance.add_to(&mut findings)?;
    let drawn = check.options.error_graph.then(|| draw(context, &findings)).transpose()?;
    let (error_graph, error_picture) = drawn.flatten().unzip();
    let matched = matched(check, context, &findings);
    let pauses = pauses.as_deref();
    let kept = checkpoint::keep(check, context, checkpoint.as_ref(), is_stopped, pauses);
    let extras = Search {
        matched,
        estimate,
        expected: chances.estimate.filter(|_| is_stopped),
        error_graph,
        error_picture,
        graphs: check.options.keep_graphs.then_some(graphs),
        checkpoint: kept.as_ref().ok().cloned().flatten(),
        ..Search::default()
    };
    let mut looked = told(check, context, findings, extras, &watch);
    if check.options.smallest_errors {
        looked.report.problems.iter_mut().for_each(tell_size);
    }
    if let Some(decided) = chances.take_decided(&mut looked.report, is_stopped) {
        return Ok(decided);
    }
    chances.add_to(&mut looked.report);
    looked.report.failed.extend(kept.err());
    // A search that has come to its end needs none.
    let unwritten = pauses.and_then(Kept::failed).filter(|_| !is_stopped);
    looked.report.warnings.extend(unwritten);
    Ok(looked)
}

/// Of each error the smallest graph was kept.
fn tell_size(problem: &mut Problem) {
    if let Some(events) = problem.events.filter(|_| problem.exit_code != UNSUPPORTED) {
        let what =
            "of the execution graphs with this error that were met, this one is the smallest";
        problem.notes.push(format!("{what}: {events} events"));
    }
}

/// How many executions match the pattern, and a way to the first.
pub(crate) fn matched(
    check: &Check<'_>,
    context: &Context<'_>,
    findings: &Findings,
) -> Option<(u64, Option<ReplayHint>)> {
    check.options.pattern.is_some().then(|| {
        let first = findings.first_match.as_ref().and_then(|w| context.replay(w));
        (findings.matched, first)
    })
}

/// What a search gives.
pub(crate) struct Looked {
    pub report: Report,
    /// What it is made of, where that is to be held against another engine's.
    pub findings: Option<Findings>,
}

/// The report of a search that has ended.
fn told(
    check: &Check<'_>,
    context: &Context<'_>,
    findings: Findings,
    extras: Search,
    watch: &Watch,
) -> Looked {
    let extras = Search { has_outcomes: check.options.outcomes, ..extras };
    let kept = check.keeps_findings().then(|| findings.clone());
    let options = check.echo(context.way);
    let report = Report::of_search(context, findings, extras, options, watch.elapsed());
    Looked { report, findings: kept }
}

/// So many graphs are held back, as a search that begins again shows them again: that mostly
/// happens early.
const HELD_BACK: usize = 1_000;

/// Graphs that are looked at.
#[derive(Default)]
struct Shows {
    /// As JSON, where they are kept.
    kept: Vec<Value>,
    number: u64,
    /// Those that nobody was shown yet.
    waiting: Vec<ExecutionGraph>,
    /// Others were.
    is_begun: bool,
    see: Option<OnGraph>,
}

impl Shows {
    fn show_waiting(&mut self) {
        let waiting = self.waiting.drain(..);
        if let Some(see) = &self.see {
            waiting.for_each(|graph| see(&graph));
        }
    }

    fn show(&mut self, graph: ExecutionGraph) {
        self.waiting.push(graph);
        if self.is_begun || self.waiting.len() > HELD_BACK {
            self.is_begun = true;
            self.show_waiting();
        }
    }

    fn begin_again(&mut self) {
        (self.number, self.kept) = (0, Vec::new());
        self.waiting.clear();
    }
}

/// What the search's observer has seen.
#[derive(Clone, Default)]
pub(crate) struct Seen(Arc<Mutex<Shows>>);

impl Seen {
    /// Shows what is left, and gives what was kept.
    fn end(&self) -> Vec<Value> {
        let mut shows = self.0.lock();
        shows.show_waiting();
        std::mem::take(&mut shows.kept)
    }
}

/// Of a pattern that cannot be read: where, with a caret under it.
pub(crate) fn unreadable(pattern: &str, wrong: BadPattern) -> Failure {
    // Columns are those of the text as it was typed, and it is shown in one line.
    let line: String = pattern.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let help = format!("  {line}\n  {}^", " ".repeat(wrong.column as usize - 1));
    let complaint = Complaint::at("--pattern", 1, wrong.column, wrong.message).with_help(&help);
    Failure::of(Voice::Input, complaint)
}

pub(crate) fn graph_options(
    check: &Check<'_>,
    context: &Context<'_>,
    seen: &Seen,
    watch: &Watch,
) -> Result<graph::Options, Failure> {
    let asked = &check.options;
    let names = Outcome::names(&context.linked.setup.program);
    let parse = |text: &String| Pattern::parse(text, &names).map_err(|e| unreadable(text, e));
    let is_seen = check.on_graph.is_some() || asked.keep_graphs;
    Ok(graph::Options {
        outcomes: asked.outcomes || check.keeps_findings(),
        block_spins: !asked.no_spin_blocking,
        reduce_barriers: !asked.no_barrier_reduction,
        skip_detours: !check.counts_all(),
        commute_updates: check.takes_orders_of_updates_for_one(),
        symmetry: check.takes_symmetric_for_one(),
        reduce_sections: check.takes_orders_of_sections_for_one(),
        equivalence: asked.equivalence.unwrap_or_default(),
        chooses_equivalence: check.chooses_equivalence(),
        max_events: check.most_events(Way::Graph),
        unroll: asked.unroll,
        smallest_errors: asked.smallest_errors,
        verify: asked.verify,
        judge: context.judge.clone(),
        // Graphs are shown in the order of the search.
        workers: check.jobs_in_effect(),
        pattern: asked.pattern.as_ref().map(parse).transpose()?.map(Arc::new),
        observer: is_seen.then(|| observer(check, seen)),
        interrupt: Some(watch.interrupt()),
        keeper: None,
    })
}

/// Shows each graph, and keeps it.
fn observer(check: &Check<'_>, seen: &Seen) -> Observer {
    let (seen, keeps) = (seen.clone(), check.options.keep_graphs);
    seen.0.lock().see.clone_from(&check.on_graph);
    Observer(Arc::new(move |shown| {
        let mut shows = seen.0.lock();
        let Shown::Execution(view, machine) = shown else { return shows.begin_again() };
        shows.number += 1;
        let (view, machine) = (view.clone(), machine.clone());
        let graph = ExecutionGraph { number: shows.number, view, machine };
        if keeps {
            shows.kept.push(graph.json());
        }
        if shows.see.is_some() {
            shows.show(graph);
        }
    }))
}

/// Estimates how many executions there are, if that is asked for.
fn estimate(
    check: &Check<'_>,
    context: &Context<'_>,
    options: &graph::Options,
    watch: &Watch,
) -> Result<Option<Estimate>, Failure> {
    if !check.options.estimate {
        return Ok(None);
    }
    let Linked { setup, argv, .. } = &context.linked;
    let estimate = graph::sample(setup, argv, options, SAMPLES).map_err(Failure::bad)?.estimate;
    if let Some(estimate) = estimate {
        watch.expect(estimate);
    }
    Ok(estimate)
}

/// The graph of the first error, if there is one: for Graphviz, and as a picture.
fn draw(context: &Context<'_>, findings: &Findings) -> Result<Option<(String, String)>, Failure> {
    let Some(found) = findings.errors.iter().chain(&findings.unsupported).next() else {
        return Ok(None);
    };
    let Witness::Graph(path) = &found.witness else { return Ok(None) };
    let Linked { setup, argv, .. } = &context.linked;
    let at = graph::follow_under(setup, argv, path, context.judge.clone())
        .map_err(|e| Failure::internal(&e))?;
    let (problem, machine) = (Problem::new(found), &at.found.machine);
    let graph = dot::dot(&at.view, machine, &problem);
    Ok(Some((graph, picture(&at.view, machine, Some(&problem)))))
}

/// By states of the machine.
pub(crate) fn states(check: &Check<'_>, context: &Context<'_>) -> Result<Looked, Failure> {
    let Linked { setup, argv, .. } = &context.linked;
    let options = steps::Options {
        workers: check.jobs_in_effect(),
        keep_going: check.keeps_going(),
        max_preemptions: check.options.max_preemptions,
        no_flight_reduction: check.options.no_flight_reduction,
        // Errors are compared with those of an engine that lists each.
        max_errors: match check.keeps_findings() {
            true => usize::MAX,
            false => steps::Options::default().max_errors,
        },
    };
    let watch = check.settings.watch();
    let limit = context.config().limits.states;
    let most = check.most_executions.map_or(limit, |most| most.min(limit));
    let tick = |at: steps::Progress| {
        let steps::Progress { states, frontier, depth } = at;
        match states >= most {
            true => Some(Cut::States),
            false => watch.tick(Progress::States { states, frontier, depth }),
        }
    };
    let findings = steps::search(setup, argv, &options, &tick);
    Ok(told(check, context, findings, Search::default(), &watch))
}

/// By candidate executions.
pub(crate) fn candidates(check: &Check<'_>, context: &Context<'_>) -> Result<Looked, Failure> {
    let Linked { setup, argv, .. } = &context.linked;
    let cat = match &check.settings.cat {
        Some(file) => cat_of_file(file)?,
        None => cat_of_ours(context.config())?,
    };
    let limits = &context.config().limits;
    let options = candidates::Options {
        candidates: limits.states,
        values: limits.choices as usize,
        events: check.most_events(Way::Candidates),
    };
    let watch = check.settings.watch();
    let tick = |looked_at| watch.tick(Progress::Candidates(looked_at));
    let findings =
        candidates::search_until(setup, argv, &cat, &options, &tick).map_err(Failure::bad)?;
    Ok(told(check, context, findings, Search::default(), &watch))
}
