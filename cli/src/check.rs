//! `tresse check`: every execution, and a verdict.

use crate::args::{CheckArgs, Engine, Equivalence, Format};
use crate::axioms;
use crate::checkpoint;
use crate::failure::Failure;
use crate::load::{Loaded, Purpose, load};
use crate::output;
use crate::progress::Watcher;
use crate::report::plain::{self, Page};
use crate::report::{self, Told, dot, json, text};
use serde_json::Value;
use std::sync::{Arc, Mutex, PoisonError};
use tresse_explore::graph::Searched;
use tresse_explore::pattern::Pattern;
use tresse_explore::{Outcome, Report, Witness, graph, steps};

/// Ways down the search that an estimate is made from.
const SAMPLES: u32 = 1000;

/// Searches and reports.
pub(crate) fn check(args: &CheckArgs) -> Result<u8, Failure> {
    let purpose = if args.engine() == Engine::Graph { Purpose::Graphs } else { Purpose::Check };
    let loaded = load(&args.common, purpose)?;
    match args.engine() {
        Engine::Candidates => axioms::check(args, &loaded),
        engine => search_and_tell(args, &loaded, engine),
    }
}

/// The search; the report goes to stderr, or as JSON to stdout. Gives the exit code.
pub(crate) fn search_and_tell(
    args: &CheckArgs,
    loaded: &Loaded,
    engine: Engine,
) -> Result<u8, Failure> {
    let watcher =
        Watcher::new(args.common.timeout, loaded.setup.config.limits.states).with_interrupts();
    let shown = Shown::default();
    let Searched { report, checkpoint } = match engine {
        Engine::Graph => graphs(args, loaded, &watcher, &shown)?,
        _ => Searched { report: states(args, loaded, &watcher)?, checkpoint: None },
    };
    let time = watcher.finish();
    let kept = checkpoint::keep(args, loaded, checkpoint.as_ref());
    let is_kept = matches!(kept, Ok(true));
    let told = Told::new(loaded, engine, &report, time);
    match args.common.format {
        Format::Text => {
            let page = text::report(&told, &args.common, args.outcomes, args.pattern.is_some());
            output::err(page.text());
        }
        Format::Json => {
            let mut out = json::report(&told, &args.common);
            if args.pattern.is_some() {
                out["matched"] = report.matched.into();
                out["first_match"] = report.first_match.as_ref().map(|w| loaded.encode(w)).into();
            }
            if args.print_exec_graphs {
                out["graphs"] = Value::Array(std::mem::take(
                    &mut *shown.lock().unwrap_or_else(PoisonError::into_inner),
                ));
            }
            if is_kept {
                out["checkpoint"] =
                    args.checkpoint.as_ref().map(|file| file.display().to_string()).into();
            }
            output::out(&plain::json(&out));
        }
    }
    dump(args, loaded, &report)?;
    kept?;
    if is_kept && args.common.format == Format::Text {
        output::err(checkpoint::hint(args).text());
    }
    Ok(told.exit_code())
}

/// Graphs that were looked at, for a report in JSON.
type Shown = Arc<Mutex<Vec<Value>>>;

fn graphs(
    args: &CheckArgs,
    loaded: &Loaded,
    watcher: &Watcher,
    shown: &Shown,
) -> Result<Searched, Failure> {
    if (args.commuting_updates || args.symmetry) && args.equivalence == Equivalence::Rf {
        return Err(Failure::bad(
            "--equivalence rf goes together with neither --commuting-updates nor --symmetry",
        ));
    }
    if args.symmetry && args.pattern.is_some() {
        return Err(Failure::bad(
            "--pattern may tell threads apart, which --symmetry takes for the same",
        ));
    }
    if args.max_preemptions.is_some() {
        return Err(Failure::bad(
            "--max-preemptions counts switches of a schedule, and an execution graph has none: use \
             --engine steps",
        ));
    }
    let from = checkpoint::resume(args, loaded)?;
    let names = Outcome::names(&loaded.setup.program);
    let parse = |text: &String| {
        Pattern::parse(text, &names)
            .map_err(|e| Failure::bad_at("--pattern", 1, e.column, e.message))
    };
    let options = graph::Options {
        outcomes: args.outcomes || args.common.format == Format::Json,
        block_spins: !args.no_spin_blocking,
        reduce_barriers: !args.no_barrier_reduction,
        commute_updates: args.commuting_updates,
        symmetry: args.symmetry,
        equivalence: match args.equivalence {
            Equivalence::Co => graph::Equivalence::Coherence,
            Equivalence::Rf => graph::Equivalence::ReadsFrom,
        },
        max_events: args.max_events,
        unroll: args.unroll,
        verify: args.verify,
        // Graphs are printed in the order of the search.
        workers: if args.print_exec_graphs { 1 } else { workers(args) },
        pattern: args.pattern.as_ref().map(parse).transpose()?.map(Arc::new),
        observer: args.print_exec_graphs.then(|| observer(args.common.format, shown)),
    };
    if args.estimate || watcher.is_shown() {
        let estimate = graph::estimate(&loaded.setup, &loaded.argv, &options, SAMPLES)
            .map_err(Failure::bad)?;
        if args.estimate {
            output::err(&format!(
                "about {:.0} executions (standard error {:.0}, from {SAMPLES} samples)\n",
                estimate.executions, estimate.error
            ));
        }
        watcher.expect(estimate.executions);
    }
    graph::search_from(&loaded.setup, &loaded.argv, &options, from, &|at| watcher.tick_graphs(at))
        .map_err(Failure::bad)
}

/// Prints each graph, or keeps it for the report.
fn observer(format: Format, shown: &Shown) -> graph::Observer {
    let shown = shown.clone();
    let number = Mutex::new(0u64);
    graph::Observer(Arc::new(move |view, machine| {
        let mut number = number.lock().unwrap_or_else(PoisonError::into_inner);
        *number += 1;
        match format {
            Format::Text => {
                let outcome = Outcome::of(machine).map_or_else(String::new, |o| text::show(&o));
                let mut page = Page::default();
                page.line(format!("execution {number}: {outcome}"));
                report::graph::text(&mut page, view, machine);
                page.line("");
                output::out(page.text());
            }
            Format::Json => shown
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push(report::graph::json(view, machine)),
        }
    }))
}

/// Writes the graph of the first error.
fn dump(args: &CheckArgs, loaded: &Loaded, report: &Report) -> Result<(), Failure> {
    let Some(file) = &args.dump_error_graph else { return Ok(()) };
    let Some(found) = report.errors.iter().chain(&report.unsupported).next() else {
        let mut page = Page::default();
        page.line(format!("{} is not written: there is no error.", file.display()));
        output::err(page.text());
        return Ok(());
    };
    let Witness::Graph(path) = &found.witness else { return Ok(()) };
    let followed =
        graph::follow(&loaded.setup, &loaded.argv, path).map_err(|e| Failure::internal(&e))?;
    let title = report::Problem::new(found).message;
    let text = dot::dot(&followed.view, &followed.found.machine, &title);
    std::fs::write(file, text)
        .map_err(|e| Failure::bad(format!("cannot write {}: {e}", file.display())))
}

fn states(args: &CheckArgs, loaded: &Loaded, watcher: &Watcher) -> Result<Report, Failure> {
    let flags = [
        ("--pattern", args.pattern.is_some()),
        ("--print-exec-graphs", args.print_exec_graphs),
        ("--dump-error-graph", args.dump_error_graph.is_some()),
    ];
    if let Some((flag, _)) = flags.iter().find(|(_, is_set)| *is_set) {
        return Err(Failure::bad(format!(
            "{flag} is about execution graphs, and this engine has none: use check with --engine \
             graph"
        )));
    }
    if args.checkpoint.is_some() || args.resume.is_some() {
        return Err(Failure::bad(
            "tresse does not model checkpoints of a search by states: use check with --engine \
             graph",
        ));
    }
    let model = &loaded.setup.config.model;
    if !tresse_memmodels::find(model).is_some_and(|m| m.is_machine) {
        return Err(Failure::bad(format!(
            "the machine of {model} is not built: use --engine graph"
        )));
    }
    let options = steps::Options {
        workers: workers(args),
        keep_going: args.keep_going,
        max_preemptions: args.max_preemptions,
        ..steps::Options::default()
    };
    Ok(steps::search(&loaded.setup, &loaded.argv, &options, &|at| watcher.tick(at)))
}

fn workers(args: &CheckArgs) -> usize {
    args.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()))
}
