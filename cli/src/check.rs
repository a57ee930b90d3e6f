//! `tresse check`: every execution, and a verdict.

use crate::args::{CheckArgs, Engine, Format};
use crate::failure::Failure;
use crate::load::{Loaded, Purpose, load};
use crate::output;
use crate::progress::Watcher;
use crate::report::{Told, json, text};
use tresse_explore::{Report, graph, steps};

/// Ways down the search that an estimate is made from.
const SAMPLES: u32 = 1000;

/// Searches and reports.
pub(crate) fn check(args: &CheckArgs) -> Result<u8, Failure> {
    let loaded = load(&args.common, Purpose::Check)?;
    search_and_tell(args, &loaded, args.engine)
}

/// The search; the report goes to stderr, or as JSON to stdout. Gives the exit code.
pub(crate) fn search_and_tell(args: &CheckArgs, loaded: &Loaded, engine: Engine) -> Result<u8, Failure> {
    let watcher = Watcher::new(args.common.timeout, loaded.setup.config.limits.states);
    let report = match engine {
        Engine::Graph => graphs(args, loaded, &watcher)?,
        Engine::Steps => states(args, loaded, &watcher)?,
    };
    let time = watcher.finish();
    let told = Told::new(loaded, &report, time);
    match args.common.format {
        Format::Text => output::err(&text::report(&told, &args.common, args.outcomes)),
        Format::Json => output::out(&format!("{:#}\n", json::report(&told, &args.common))),
    }
    Ok(told.exit_code())
}

fn graphs(args: &CheckArgs, loaded: &Loaded, watcher: &Watcher) -> Result<Report, Failure> {
    let options = graph::Options {
        outcomes: args.outcomes || args.common.format == Format::Json,
        block_spins: !args.no_spin_blocking,
        max_events: args.max_events,
        unroll: args.unroll,
        workers: workers(args),
        verify: args.verify,
    };
    if args.estimate || watcher.is_shown() {
        let estimate = graph::estimate(&loaded.setup, &loaded.argv, &options, SAMPLES).map_err(Failure::bad)?;
        if args.estimate {
            output::err(&format!("about {:.0} executions (standard error {:.0}, from {SAMPLES} samples)\n", estimate.executions, estimate.error));
        }
        watcher.expect(estimate.executions);
    }
    graph::search(&loaded.setup, &loaded.argv, &options, &|at| watcher.tick_graphs(at)).map_err(Failure::bad)
}

fn states(args: &CheckArgs, loaded: &Loaded, watcher: &Watcher) -> Result<Report, Failure> {
    let model = &loaded.setup.config.model;
    if !tresse_memmodels::find(model).is_some_and(|m| m.is_machine) {
        return Err(Failure::bad(format!("the machine of {model} is not built: use --engine graph")));
    }
    let options = steps::Options { workers: workers(args), keep_going: args.keep_going, ..steps::Options::default() };
    Ok(steps::search(&loaded.setup, &loaded.argv, &options, &|at| watcher.tick(at)))
}

fn workers(args: &CheckArgs) -> usize {
    args.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()))
}
