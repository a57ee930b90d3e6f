//! `tresse steps`: the literal machine, as a search or as one execution.

use super::args::{Input, MachineArgs, StatesArgs};
use super::config::{Given, configured};
use super::output::Output;
use super::search::run;
use super::values::jobs;
use clap::{Args, ValueEnum};
use tresse::{Failure, Format, Parameter, Shows, Steps, Text, Way};

/// What a trace shows.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Trace {
    /// What each transition changes.
    Changes,
    /// Every component of each state.
    Full,
}

/// `tresse steps`.
#[derive(Debug, Args)]
pub(crate) struct StepsArgs {
    #[command(flatten)]
    pub input: Input,
    /// Print one execution, transition by transition: what each changes, and moves of the bytes of
    /// one access together. `--trace=full`: each by itself, with the whole state after it
    #[arg(long, value_name = "WHAT", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "changes")]
    pub trace: Option<Trace>,
    /// With --trace: follow this replay string
    #[arg(long, value_name = "STRING", requires = "trace")]
    pub replay: Option<String>,
    /// Print the outcomes: each final state, how often it is reached, and a replay string
    #[arg(long)]
    pub outcomes: bool,
    /// Go on after the first error
    #[arg(long)]
    pub keep_going: bool,
    /// The number of threads that tresse itself uses; without it, one for each processor
    #[arg(short = 'j', long = "jobs", value_name = "N", value_parser = jobs)]
    pub jobs: Option<usize>,
    /// Leave out schedules in which a thread that could go on is left more than so many times
    #[arg(long, value_name = "N")]
    pub max_preemptions: Option<u32>,
    /// Byte by byte: look at every order of `mem_op_list`, and not only at who is in flight where
    /// that shows
    #[arg(long)]
    pub no_flight_reduction: bool,
    #[command(flatten)]
    pub machine: MachineArgs,
    #[command(flatten)]
    pub states: StatesArgs,
}

/// As `tresse check --engine steps`, byte by byte.
pub(crate) fn search(args: &StepsArgs, output: &Output) -> Result<u8, Failure> {
    let given = Given::of_steps(&args.machine)?.with_states(&args.states);
    let input = &args.input;
    let program = given.load(input, output)?;
    let steps = configured!(Steps::new(&program), given, input, output);
    let mut check = steps
        .granularity_of_config()
        .search()
        .outcomes(args.outcomes || output.is_json())
        .keep_going(args.keep_going)
        .no_flight_reduction(args.no_flight_reduction);
    if let Some(jobs) = args.jobs {
        check = check.jobs(jobs);
    }
    if let Some(most) = args.max_preemptions {
        check = check.max_preemptions(most);
    }
    Ok(output.report(&run(check, output, false)?))
}

/// One execution, transition by transition, on standard output.
pub(crate) fn trace(args: &StepsArgs, output: &Output) -> Result<u8, Failure> {
    let flags = [
        ("--jobs", args.jobs.is_some()),
        ("--keep-going", args.keep_going),
        ("--outcomes", args.outcomes),
        ("--max-preemptions", args.max_preemptions.is_some()),
        ("--no-flight-reduction", args.no_flight_reduction),
    ];
    let given_flags = flags.iter().filter(|(_, is_set)| *is_set);
    if let Some(parameter) = given_flags.filter_map(|(flag, _)| Parameter::find(flag)).next() {
        return Err(Failure::bad(parameter.refusal(Way::Trace.command())));
    }
    let given = Given::of_steps(&args.machine)?.with_states(&args.states);
    let program = given.load(&args.input, output)?;
    let mut steps = configured!(Steps::new(&program), given, args.input, output);
    steps = steps.granularity_of_config();
    if let Some(replay) = &args.replay {
        steps = steps.replay(replay);
    }
    if let Some(Trace::Full) = args.trace {
        steps = steps.shows(Shows::Full);
    }
    if output.is_json() {
        return Ok(output.report(&steps.trace()?));
    }
    let report = steps.on_line(|line| output.out(&format!("{line}\n"))).trace()?;
    output.out(&Text.report(&report));
    Ok(report.exit_code)
}
