//! `tresse work` and `tresse merge`: a search that `tresse check --shards` has divided.

use super::args::Form;
use super::output::Output;
use super::progress::stop_on_signals;
use super::values::{jobs, seconds};
use clap::Args;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tresse::{Failure, Merge, Report, Work, Worked, quote};

/// `tresse work`.
#[derive(Debug, Args)]
#[command(after_help = "Exit codes: 0 the item has a result, whatever was found in it (`tresse \
                  merge` tells);\n1 the time was up before anything was done; 2 the item is \
                  damaged or none, or its result could not be written.")]
pub(crate) struct WorkArgs {
    /// The item: a file DIR/items/NAME.json
    #[arg(value_name = "ITEM")]
    pub item: PathBuf,
    /// Stop after this many seconds: what is left of the item becomes new items
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Option<Duration>,
    /// The number of threads that tresse itself uses
    #[arg(short = 'j', long = "jobs", value_name = "N", default_value = "1", value_parser = jobs)]
    pub jobs: usize,
}

/// `tresse merge`.
#[derive(Debug, Args)]
pub(crate) struct MergeArgs {
    /// The folder of the search
    #[arg(value_name = "DIR")]
    pub dir: PathBuf,
    /// Print the files of the items that nobody has worked on instead, each in a line
    #[arg(long)]
    pub open: bool,
    /// Quote source lines from files under this folder, and from no others
    #[arg(long, value_name = "DIR")]
    pub source: Vec<PathBuf>,
    /// How to print results
    #[arg(long, value_enum, default_value_t)]
    pub format: Form,
}

/// Explores an item.
pub(crate) fn work(args: &WorkArgs, output: &Output) -> Result<u8, Failure> {
    stop_on_signals(&output.cancel);
    let mut work = Work::new(&args.item).jobs(args.jobs).cancel(output.cancel.clone());
    if let Some(time) = args.timeout {
        work = work.timeout(time);
    }
    let (code, said) = match work.run()? {
        Worked::Done { executions, left } => {
            (0, format!("executions: {executions}; items that are left of it: {left}"))
        }
        Worked::Again => (0, "the search has to begin again, with a new item".to_owned()),
        Worked::Before => (0, "this item has a result already".to_owned()),
        Worked::Nothing => (
            1,
            "nothing is done: the item was stopped within a long execution; give it more time, or \
             bound executions (--max-events)"
                .to_owned(),
        ),
    };
    output.line(&said);
    Ok(code)
}

/// Reports what was found in all items.
pub(crate) fn merge(args: &MergeArgs, output: &Output) -> Result<u8, Failure> {
    let merge = args.source.iter().fold(Merge::new(&args.dir), |merge, dir| merge.source(dir));
    if !args.open {
        let report = merge.run()?;
        let code = output.report(&report);
        hint(&report, Some(&args.dir), output);
        return Ok(code);
    }
    if output.is_json() {
        return Err(Failure::bad("--open prints names of files: leave --format json out"));
    }
    for item in merge.open()? {
        output.out(&format!("{}\n", item.display()));
    }
    Ok(0)
}

/// What to do with items that are open.
pub(crate) fn hint(report: &Report, dir: Option<&Path>, output: &Output) {
    let open = report.search().and_then(|search| search.open_items).filter(|open| *open > 0);
    if let (Some(dir), Some(_), false) = (dir, open, output.is_json()) {
        let dir = quote(&dir.display().to_string());
        output.line(&format!(
            "`tresse merge --open {dir}` lists the items, `tresse work ITEM` explores one, and \
             `tresse merge {dir}` reports"
        ));
    }
}
