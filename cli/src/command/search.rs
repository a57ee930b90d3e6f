//! `tresse check` and `tresse axioms`: searches.

use super::args::{CheckArgs, CountName, EngineName, EquivalenceName};
use super::config::{Given, configured};
use super::output::Output;
use super::progress::{Line, stop_on_signals};
use super::shards;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use tresse::{Check, Count, Equivalence, Estimate, Failure, Progress, Report, quote};

/// Every execution, and a verdict.
pub(crate) fn check(args: &CheckArgs, output: &Output) -> Result<u8, Failure> {
    search(args, args.engine, output)
}

/// The same by candidates.
pub(crate) fn axioms(args: &CheckArgs, output: &Output) -> Result<u8, Failure> {
    match args.engine {
        None | Some(EngineName::Candidates) => search(args, Some(EngineName::Candidates), output),
        Some(_) => Err(Failure::bad("`tresse axioms` is `tresse check --engine candidates`")),
    }
}

fn search(args: &CheckArgs, engine: Option<EngineName>, output: &Output) -> Result<u8, Failure> {
    let given = Given::new(&args.machine)?.with_states(&args.states);
    let program = given.load(&args.input, output)?;
    // Graphs list no outcomes of executions that are cut off: there JSON has them if they are asked
    // for.
    let lists = args.outcomes || output.is_json() && !given.config.exit_cuts_threads;
    let check = configured!(Check::new(&program), given, args.input, output)
        .outcomes(lists)
        .outcomes_unasked(!args.outcomes);
    let mut check = with_options(check, args, output);
    if let Some(engine) = engine {
        check = check.engine(engine.into());
    }
    let mut report = run(check, output, args.graph.estimate && !output.is_json())?;
    if let Some(file) = &args.graph.dump_error_graph {
        dump(file, &mut report);
    }
    let code = output.report(&report);
    hint(&report, output);
    shards::hint(&report, args.graph.out.as_deref(), output);
    Ok(code)
}

/// The options of `tresse check`.
fn with_options<'p>(mut check: Check<'p>, args: &CheckArgs, output: &Output) -> Check<'p> {
    check = check
        .keep_going(args.keep_going)
        .no_flight_reduction(args.no_flight_reduction)
        .verify(args.graph.verify)
        .estimate(args.graph.estimate)
        .smallest_errors(args.graph.smallest_errors)
        .depth_first(args.graph.depth_first)
        .no_spin_blocking(args.graph.no_spin_blocking)
        .no_barrier_reduction(args.graph.no_barrier_reduction)
        .no_commuting_updates(args.graph.no_commuting_updates)
        .no_symmetry(args.graph.no_symmetry)
        .no_lock_reduction(args.graph.no_lock_reduction)
        .error_graph(args.graph.dump_error_graph.is_some());
    if let Some(jobs) = args.jobs {
        check = check.jobs(jobs);
    }
    if let Some(budget) = args.second_opinion {
        check = check.second_opinion(budget);
    }
    if let Some(most) = args.max_preemptions {
        check = check.max_preemptions(most);
    }
    if let Some(most) = args.max_events {
        check = check.max_events(most);
    }
    if let Some(most) = args.graph.unroll {
        check = check.unroll(most);
    }
    check = match args.graph.equivalence {
        None => check,
        Some(EquivalenceName::Co) => check.equivalence(Equivalence::Coherence),
        Some(EquivalenceName::Rf) => check.equivalence(Equivalence::ReadsFrom),
    };
    check = match args.graph.count {
        None => check,
        Some(CountName::Fewest) => check.count(Count::Fewest),
        Some(CountName::All) => check.count(Count::All),
    };
    if let Some(file) = &args.graph.checkpoint {
        check = check.checkpoint(file);
    }
    if let Some(time) = args.graph.checkpoint_every {
        check = check.checkpoint_every(time);
    }
    if let Some(file) = &args.graph.resume {
        check = check.resume(file);
    }
    if let Some(items) = args.graph.shards {
        check = check.shards(items);
    }
    if let Some(dir) = &args.graph.out {
        check = check.out(dir);
    }
    if let Some(pattern) = &args.graph.pattern {
        check = check.pattern(pattern);
    }
    match (args.graph.print_exec_graphs, output.is_json()) {
        (false, _) => check,
        (true, true) => check.keep_graphs(true),
        (true, false) => {
            let output = output.share();
            check.on_graph(move |graph| output.out(&graph.text()))
        }
    }
}

/// Searches, with a progress line on a terminal; ^C stops it.
pub(super) fn run(
    mut check: Check<'_>,
    output: &Output,
    has_estimate: bool,
) -> Result<Report, Failure> {
    stop_on_signals(&output.cancel);
    let line = std::sync::Arc::new(Line::new());
    let (shown, shared) = (line.clone(), output.share());
    let is_first = AtomicBool::new(true);
    check = check.on_progress(move |progress| {
        match progress {
            Progress::Estimated(estimate)
                if has_estimate && is_first.swap(false, Ordering::Relaxed) =>
            {
                shared.line(&words(&estimate));
            }
            Progress::Found(code) => shared.err(&format!(
                "{code} was found by chance; the search goes on, and ^C ends it with a report\n"
            )),
            _ => {}
        }
        if let Some(line) = shown.as_ref() {
            line.show(progress);
        }
    });
    let report = check.run();
    if let Some(line) = line.as_ref() {
        line.finish();
    }
    report
}

/// An estimate in words.
fn words(estimate: &Estimate) -> String {
    let Estimate { executions, error } = *estimate;
    match estimate.is_good() {
        true => format!("about {executions:.0} executions (standard error {error:.0})"),
        false => format!(
            "about {executions:.0} executions, and no good estimate (standard error {error:.0})"
        ),
    }
}

/// Writes the graph of the first error.
fn dump(file: &Path, report: &mut Report) {
    let name = file.display();
    let is_picture = file.extension().is_some_and(|e| e == "svg");
    let drawn = report.search().and_then(|search| match is_picture {
        true => search.error_picture.as_ref(),
        false => search.error_graph.as_ref(),
    });
    match drawn {
        None => report.warnings.push(format!("{name} is not written: there is no error")),
        Some(graph) => {
            if let Err(e) = std::fs::write(file, graph) {
                report.failed.push(format!("cannot write {name}: {e}"));
            }
        }
    }
}

/// How to go on with a search that was stopped.
fn hint(report: &Report, output: &Output) {
    let file = report.search().and_then(|search| search.checkpoint.as_ref());
    if let (Some(file), false) = (file, output.is_json()) {
        let file = file.display().to_string();
        output.line(&format!(
            "What is left of the search is in {file}: go on with the same command and --resume {}",
            quote(&file)
        ));
    }
}
