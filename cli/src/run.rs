//! `tresse run`: one execution; the program's own output and exit code.

use crate::args::{Common, Format, RunArgs};
use crate::failure::Failure;
use crate::load::{Loaded, Purpose, load};
use crate::output;
use crate::report::plain::{self, Page};
use crate::report::{Problem, exit_code, json, text};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tresse_explore::run::{Run, Scheduler, Watch, run as run_schedule};
use tresse_explore::{Found, Outcome};
use tresse_machine::config::RacePolicy;
use tresse_machine::{End, Machine};

/// Runs once, or once per seed.
pub(crate) fn run(args: &RunArgs) -> Result<u8, Failure> {
    let loaded = load(&args.common, Purpose::Run)?;
    if let Some(seeds) = &args.many_seeds {
        return Ok(run_many(args, &loaded, seeds.clone()));
    }
    let scheduler = args.seed.map_or(Scheduler::RoundRobin, Scheduler::Random);
    let mut sink = Sink::new(args.common.timeout, true);
    let Some(run) = run_schedule(&loaded.setup, &loaded.argv, scheduler, &mut sink) else {
        return Ok(tell_timeout());
    };
    Ok(tell(&run, &loaded, &args.common, args.outcomes, args.seed))
}

/// Each seed in turn. The output of a run that fails is shown; of the others nothing.
fn run_many(args: &RunArgs, loaded: &Loaded, seeds: std::ops::Range<u64>) -> u8 {
    let started = Instant::now();
    let (mut first, mut runs, mut failures) = (None, 0u64, 0u64);
    for seed in seeds.clone() {
        let left = args.common.timeout.map(|t| t.saturating_sub(started.elapsed()));
        let mut sink = Sink::new(left, false);
        let Some(run) =
            run_schedule(&loaded.setup, &loaded.argv, Scheduler::Random(seed), &mut sink)
        else {
            return first.unwrap_or_else(tell_timeout);
        };
        runs += 1;
        if problems(&run).is_empty() && matches!(run.ending.end, End::Exit(0) | End::AssumeFailed) {
            continue;
        }
        failures += 1;
        sink.kept.iter().for_each(|(fd, bytes)| write(*fd, bytes));
        output::err(&format!("seed {seed}:\n"));
        let code = tell(&run, loaded, &args.common, args.outcomes, Some(seed));
        first = first.or(Some(code));
        if !args.keep_going {
            break;
        }
    }
    output::err(&format!(
        "seeds {}..{}: {runs} runs, {failures} of them failed\n",
        seeds.start, seeds.end
    ));
    first.unwrap_or(0)
}

fn tell_timeout() -> u8 {
    output::err("Cut short: the time was up (--timeout).\n");
    1
}

/// The errors of a run: reported races, and its end.
pub(crate) fn problems(run: &Run) -> Vec<Problem> {
    let is_reporting = run.machine.setup.config.race == RacePolicy::Report;
    let races = run.machine.races.iter().filter(|_| is_reporting);
    let races = races
        .map(|race| Problem::new(&Found::race(&run.machine, race, run.schedule.clone().into())));
    let found = || Found {
        ending: run.ending.clone(),
        machine: run.machine.clone(),
        witness: run.schedule.clone().into(),
    };
    let end = (!matches!(run.ending.end, End::Exit(_) | End::AssumeFailed))
        .then(|| Problem::new(&found()));
    races.chain(end).collect()
}

/// Reports how a run went, on stderr whatever the format: stdout is the program's. Gives the exit
/// code.
pub(crate) fn tell(
    run: &Run,
    loaded: &Loaded,
    common: &Common,
    wants_outcome: bool,
    seed: Option<u64>,
) -> u8 {
    let problems = problems(run);
    let code = problems.last().map_or_else(|| exit_code(&run.ending.end), |p| p.exit_code);
    match common.format {
        Format::Text => {
            let mut out = Page::default();
            for problem in &problems {
                text::problem_with_replay(&mut out, problem, loaded, common);
            }
            if matches!(run.ending.end, End::AssumeFailed) {
                out.line(
                    "The execution goes no further: an assumption of the program does not hold.",
                );
            }
            if wants_outcome && let Some(outcome) = Outcome::of(&run.machine) {
                let replay = loaded.replay_command(common, &run.schedule.clone().into());
                out.line(format!("outcome: {}", text::show(&outcome)));
                out.line(format!("  replay: {replay}"));
            }
            output::err(out.text());
        }
        Format::Json => {
            output::err(&plain::json(&as_json(run, &problems, loaded, common, seed, code)))
        }
    }
    code
}

fn as_json(
    run: &Run,
    problems: &[Problem],
    loaded: &Loaded,
    common: &Common,
    seed: Option<u64>,
    code: u8,
) -> Value {
    let verdict = match &run.ending.end {
        End::Exit(_) if problems.is_empty() => "exit",
        End::AssumeFailed => "blocked",
        End::Unsupported(_) => "unsupported",
        end if !end.is_error() && !matches!(end, End::Exit(_)) => "cut-short",
        _ => "error",
    };
    let mut out = json::head(loaded, verdict, code);
    let outcome = Outcome::of(&run.machine)
        .map(|o| json::outcome(&o, None, loaded, &run.schedule.clone().into()));
    out.insert(
        "errors".into(),
        problems.iter().map(|p| json::problem(p, loaded, common)).collect(),
    );
    out.insert("outcome".into(), json!(outcome));
    out.insert("seed".into(), json!(seed));
    out.insert("transitions".into(), json!(run.transitions));
    out.insert("steps".into(), json!(steps(&run.machine)));
    Value::Object(out)
}

fn steps(machine: &Machine) -> u64 {
    machine.threads.iter().map(|t| t.steps).sum()
}

/// The program's output, and the time limit.
pub(crate) struct Sink {
    deadline: Option<Instant>,
    is_direct: bool,
    kept: Vec<(u32, Vec<u8>)>,
}

impl Sink {
    /// Output is passed on at once, or kept.
    pub(crate) fn new(timeout: Option<Duration>, is_direct: bool) -> Sink {
        Sink {
            deadline: timeout.and_then(|t| Instant::now().checked_add(t)),
            is_direct,
            kept: Vec::new(),
        }
    }

    /// Is the time up?
    pub(crate) fn is_late(&self) -> bool {
        self.deadline.is_some_and(|d| Instant::now() >= d)
    }
}

impl Watch for Sink {
    fn output(&mut self, fd: u32, bytes: &[u8]) {
        if self.is_direct {
            write(fd, bytes);
        } else {
            self.kept.push((fd, bytes.to_vec()));
        }
    }

    fn goes_on(&mut self) -> bool {
        !self.is_late()
    }
}

fn write(fd: u32, bytes: &[u8]) {
    if fd == 2 { output::err_bytes(bytes) } else { output::out_bytes(bytes) }
}
