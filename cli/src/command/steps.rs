//! `tresse steps`: the literal machine, as a search or as one execution.

use super::args::{Input, MachineArgs, StatesArgs};
use super::config::{Given, configured};
use super::output::Output;
use super::progress::{Line, stop_on_signals};
use super::search::run;
use super::values::jobs;
use clap::{Args, ValueEnum};
use std::sync::Arc;
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
    #[arg(long, value_name = "STRING")]
    pub replay: Option<String>,
    /// Look through all states for those that match a pattern (docs/patterns.md): print how many
    /// there are, the first of them, and the transitions that lead there. The exit code is 0 if a
    /// state matches, and 4 if none does
    #[arg(long, value_name = "EXPR", conflicts_with = "traces")]
    pub pattern: Option<String>,
    /// With --pattern: print so many states at most [default: 3]
    #[arg(long, value_name = "N")]
    pub matches: Option<usize>,
    /// Count all traces to final states, and list them: rule, thread and instruction of each
    /// transition, without any reduction
    #[arg(long)]
    pub traces: bool,
    /// With --traces: list so many at most [default: 20]
    #[arg(long, value_name = "N")]
    pub max_traces: Option<usize>,
    /// With --pattern and --traces: accesses to memory that no other thread can reach walk through
    /// the queues as well, as with --trace
    #[arg(long)]
    pub literal: bool,
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

impl StepsArgs {
    /// Is it about all states, or all traces?
    pub(crate) fn is_reach(&self) -> bool {
        self.pattern.is_some() || self.traces
    }

    /// Refuses flags that were given and are not for this way of looking, each by its name.
    fn check(&self, way: Way, who: &str) -> Result<(), Failure> {
        let flags = [
            ("--trace", self.trace.is_some()),
            ("--replay", self.replay.is_some()),
            ("--pattern", self.pattern.is_some()),
            ("--traces", self.traces),
            ("--matches", self.matches.is_some()),
            ("--max-traces", self.max_traces.is_some()),
            ("--literal", self.literal),
            ("--jobs", self.jobs.is_some()),
            ("--keep-going", self.keep_going),
            ("--outcomes", self.outcomes),
            ("--max-preemptions", self.max_preemptions.is_some()),
            ("--no-flight-reduction", self.no_flight_reduction),
        ];
        let given = flags.iter().filter(|(_, is_given)| *is_given);
        let mut all = given.filter_map(|(flag, _)| Parameter::find(flag));
        match all.find(|parameter| !parameter.is_for(way)) {
            Some(parameter) => Err(Failure::bad(parameter.refusal(who))),
            None => Ok(()),
        }
    }
}

/// As `tresse check --engine steps`, byte by byte.
pub(crate) fn search(args: &StepsArgs, output: &Output) -> Result<u8, Failure> {
    args.check(Way::Steps, "`tresse steps` alone")?;
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
    if let Err(mut refused) = args.check(Way::Trace, Way::Trace.command()) {
        // Of two ways of looking neither goes before the other.
        if args.is_reach()
            && let Err(other) = args.check(Way::Reach, Way::Reach.command())
        {
            refused.complaints.extend(other.complaints);
        }
        return Err(refused);
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

/// All states that match a pattern, or all traces, on standard output.
pub(crate) fn reach(args: &StepsArgs, output: &Output) -> Result<u8, Failure> {
    args.check(Way::Reach, Way::Reach.command())?;
    let given = Given::of_steps(&args.machine)?.with_states(&args.states);
    let program = given.load(&args.input, output)?;
    let mut steps = configured!(Steps::new(&program), given, args.input, output);
    steps = steps.granularity_of_config().literal(args.literal);
    if let Some(most) = args.matches {
        steps = steps.matches(most);
    }
    if let Some(most) = args.max_traces {
        steps = steps.max_traces(most);
    }
    stop_on_signals(&output.cancel);
    let line = Arc::new(Line::new());
    let shown = line.clone();
    steps = steps.on_progress(move |progress| {
        if let Some(line) = shown.as_ref() {
            line.show(progress);
        }
    });
    let report = match &args.pattern {
        Some(pattern) => steps.pattern(pattern),
        None => steps.traces(),
    };
    if let Some(line) = line.as_ref() {
        line.finish();
    }
    let report = report?;
    match output.is_json() {
        true => Ok(output.report(&report)),
        false => {
            output.out(&Text.report(&report));
            Ok(report.exit_code)
        }
    }
}
