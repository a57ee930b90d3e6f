//! `tresse check`: every execution, and a verdict.

use crate::args::{CheckArgs, Format};
use crate::failure::Failure;
use crate::load::{Loaded, Purpose, load};
use crate::output;
use crate::progress::Watcher;
use crate::report::{Told, json, text};
use tresse_explore::steps::{Options, search};

/// Searches and reports.
pub(crate) fn check(args: &CheckArgs) -> Result<u8, Failure> {
    let loaded = load(&args.common, Purpose::Check)?;
    Ok(search_and_tell(args, &loaded))
}

/// The search; the report goes to stderr, or as JSON to stdout. Gives the exit code.
pub(crate) fn search_and_tell(args: &CheckArgs, loaded: &Loaded) -> u8 {
    let workers = args.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()));
    let options = Options { workers, keep_going: args.keep_going, ..Options::default() };
    let watcher = Watcher::new(args.common.timeout, loaded.setup.config.limits.states);
    let report = search(&loaded.setup, &loaded.argv, &options, &|at| watcher.tick(at));
    let time = watcher.finish();
    let told = Told::new(loaded, &report, time);
    match args.common.format {
        Format::Text => output::err(&text::report(&told, &args.common, args.outcomes)),
        Format::Json => output::out(&format!("{:#}\n", json::report(&told, &args.common))),
    }
    told.exit_code()
}
