//! `tresse compare`: what one machine or model allows and another one does not, and why.

use super::args::{EngineName, Input, MachineArgs, StatesArgs};
use super::config::loader;
use super::output::Output;
use super::progress::stop_on_signals;
use super::vary::{Flags, Plan, asked};
use clap::Args;
use std::path::{Path, PathBuf};
use tresse::sweep::Point;
use tresse::{Compare, Comparison, Config, Failure};

/// `tresse compare`.
#[derive(Debug, Args)]
pub(crate) struct CompareArgs {
    #[command(flatten)]
    pub input: Input,
    /// The two values of a flag to compare: `--between model=tso,sc`, `--between
    /// config=a.ron,b.ron`. As in `tresse sweep`, flags without a value take `no` and `yes`, and
    /// `clang` takes flags for clang
    #[arg(long, value_name = "FLAG=VALUE,VALUE", required = true)]
    pub between: String,
    /// What visits the executions. Without it: as `tresse check` chooses. Graphs tell most
    #[arg(long, value_enum)]
    pub engine: Option<EngineName>,
    /// Draw each execution that one of the two only has to files in this folder (SVG, and DOT for
    /// Graphviz); what forbids it is drawn thick
    #[arg(long, value_name = "DIR")]
    pub pictures: Option<PathBuf>,
    #[command(flatten)]
    pub machine: MachineArgs,
    #[command(flatten)]
    pub states: StatesArgs,
}

/// Looks at both, and prints what differs.
pub(crate) fn compare(args: &CompareArgs, output: &Output) -> Result<u8, Failure> {
    let flags = Flags { machine: &args.machine, states: &args.states };
    let plan = Plan::between(&args.between, flags)?;
    let points = plan.points(flags)?;
    let axis = plan.axes.into_iter().next().map(|varied| varied.axis);
    let two = axis.and_then(|axis| {
        let values = <[String; 2]>::try_from(axis.values).ok()?;
        Some((axis.name, values, <[Point; 2]>::try_from(points).ok()?))
    });
    let Some((name, values, points)) = two else {
        let form = "expected two values, FLAG=VALUE,VALUE";
        return Err(Failure::bad(format!("--between {}: {form}", args.between)));
    };
    stop_on_signals(&output.cancel);
    let loader = loader(&args.input, &args.input.files, &Config::default());
    let compare = Compare::new(loader, &name, values, points).cancel(output.cancel.clone());
    let compare = compare.each(asked(args.engine, &args.input));
    report(&compare.run()?, args, output)
}

fn report(found: &Comparison, args: &CompareArgs, output: &Output) -> Result<u8, Failure> {
    match output.is_json() {
        true => output.out(&found.json()),
        false => output.out(&found.text()),
    }
    let mut code = found.exit_code();
    if let Some(folder) = &args.pictures
        && let Err(e) = draw(found, folder)
    {
        let folder = folder.display();
        code = output.unwritten(code, &format!("cannot write pictures to {folder}: {e}"));
    }
    Ok(code)
}

fn draw(found: &Comparison, folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    found.pictures().try_for_each(|(name, svg)| std::fs::write(folder.join(name), svg))
}
