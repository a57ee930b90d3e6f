//! Taking the time, in turns.
//!
//! bash says what a loop of runs and their children took, to a thousandth of a second. A run that
//! is shorter than [`LEAST`] is repeated until the loop is that long. The first turn of each tool
//! says what the program does there; its time counts if it is long enough. What an empty program
//! takes is taken off. What is left below a quarter of that, or below 2 ms, is no number but a
//! bound.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::programs::Program;
use super::read::{NEEDS_FEWER, Reading, Verdict};
use super::row::{Cell, Row, Time};
use super::tools::{Kind, Level, Tool};
use crate::child;

/// Seconds of the shortest loop.
const LEAST: f64 = 0.2;

/// Rows in which no tool takes as long as this are not measured any further.
pub(super) const SHORT: f64 = 0.1;

/// The most runs of a loop.
const MOST_RUNS: u64 = 100;

/// Runs and loops of the empty program.
const EMPTY: (u64, u64) = (20, 3);

/// So many seconds of real time for each of the processor's: others use the machine too.
const PATIENCE: u64 = 10;

/// How long, and how often.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// CPU seconds of one run.
    pub(super) seconds: u64,
    /// Turns of each tool.
    pub(super) rounds: u64,
}

/// A folder that is removed with its content.
#[derive(Debug)]
pub(super) struct Scratch(PathBuf);

impl Scratch {
    pub(super) fn new() -> Result<Scratch, String> {
        let path = std::env::temp_dir().join(format!("tresse-peers-ir-{}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        Ok(Scratch(path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The tools under one model, with what each takes for an empty program.
pub(super) struct Bench<'a> {
    tools: Vec<Tool>,
    starts: Vec<f64>,
    scratch: &'a Scratch,
    dir: &'a Path,
    limits: Limits,
}

/// A tool's turn at a program.
struct Seat {
    reading: Reading,
    command: Vec<String>,
    /// Seconds of one run in the first turn.
    pilot: f64,
    best: Option<f64>,
}

impl<'a> Bench<'a> {
    pub(super) fn new(
        tools: Vec<Tool>,
        scratch: &'a Scratch,
        dir: &'a Path,
        limits: Limits,
        model: &str,
    ) -> Result<Bench<'a>, String> {
        let mut bench = Bench { tools, starts: Vec::new(), scratch, dir, limits };
        let file = scratch.0.join("empty.c");
        std::fs::write(&file, "int main(void) { return 0; }\n")
            .map_err(|e| format!("{}: {e}", file.display()))?;
        let empty = Program {
            name: "empty".into(),
            file: file.display().to_string(),
            model: model.to_owned(),
            genmc_flags: Vec::new(),
            clang_flags: Vec::new(),
        };
        let mut commands = Vec::new();
        for tool in &bench.tools {
            let seat = bench.sit(tool, &empty, Level::O1);
            if seat.reading.verdict != Verdict::Clean {
                let name = tool.kind.name();
                return Err(format!("{name}, an empty program: {:?}", seat.reading.verdict));
            }
            commands.push(seat.command);
        }
        bench.starts = vec![f64::INFINITY; commands.len()];
        for _ in 0..EMPTY.1 {
            for (start, command) in bench.starts.iter_mut().zip(&commands) {
                let ran = run(command, dir, EMPTY.0, limits.seconds)?;
                *start = start.min(ran.cpu / EMPTY.0 as f64);
            }
        }
        Ok(bench)
    }

    /// What each takes for an empty program.
    pub(super) fn starts(&self) -> String {
        let one =
            |(tool, start): (&Tool, &f64)| format!("{} {:.1} ms", tool.kind.name(), start * 1e3);
        self.tools.iter().zip(&self.starts).map(one).collect::<Vec<_>>().join(", ")
    }

    /// Every tool's turns at a program.
    pub(super) fn row(&self, program: &Program) -> Result<Row, String> {
        let mut seats: Vec<Seat> = Vec::new();
        for tool in &self.tools {
            // All executions are at least as many: where the default is late, so is this.
            let is_late = tool.kind == Kind::All
                && seats.first().is_some_and(|seat| seat.reading.verdict == Verdict::Late);
            seats.push(match is_late {
                true => Seat::empty("not run: the default search is late"),
                false => self.first(tool, program)?,
            });
        }
        let is_long = |(seat, start): (&Seat, &f64)| {
            seat.reading.verdict == Verdict::Late
                || seat.reading.verdict == Verdict::Clean && seat.pilot - start > SHORT
        };
        let is_measured = seats.iter().zip(&self.starts).any(is_long);
        if is_measured {
            self.turns(&mut seats)?;
        }
        let cells = self
            .tools
            .iter()
            .zip(&self.starts)
            .zip(seats)
            .map(|((tool, start), seat)| Cell {
                kind: tool.kind,
                time: self.time(&seat, *start, is_measured),
                reading: seat.reading,
            })
            .collect();
        Ok(Row {
            name: program.name.clone(),
            model: program.model.clone(),
            flags: program.flags(),
            cells,
        })
    }

    fn turns(&self, seats: &mut [Seat]) -> Result<(), String> {
        let first = seats.first().map(|seat| seat.reading.clone());
        for round in 0..self.limits.rounds {
            for (tool, seat) in self.tools.iter().zip(&mut *seats) {
                let is_same = tool.kind == Kind::All && Some(&seat.reading) == first.as_ref();
                if seat.reading.verdict != Verdict::Clean || is_same {
                    continue;
                }
                if round == 0 && seat.pilot >= LEAST {
                    seat.best = Some(seat.pilot);
                    continue;
                }
                let times = runs_of(seat.pilot);
                let ran = run(&seat.command, self.dir, times, self.limits.seconds)?;
                if ran.is_late() {
                    // A run just below the limit can be one above it.
                    continue;
                }
                let each = ran.cpu / times as f64;
                seat.best = Some(seat.best.map_or(each, |best| best.min(each)));
            }
        }
        Ok(())
    }

    fn time(&self, seat: &Seat, start: f64, is_measured: bool) -> Option<Time> {
        match (&seat.reading.verdict, seat.best) {
            (Verdict::Late, _) => Some(Time::Over(self.limits.seconds as f64)),
            (Verdict::Clean, Some(best)) => Some(net(best, start)),
            (Verdict::Clean, None) if !is_measured => Some(Time::Under(SHORT)),
            _ => None,
        }
    }

    /// Compiles, and runs once.
    fn sit(&self, tool: &Tool, program: &Program, level: Level) -> Seat {
        let asked = tool
            .compile(program, level, self.dir, &self.scratch.0)
            .and_then(|ir| tool.command(program, &ir))
            .and_then(|command| Ok((run(&command, self.dir, 1, self.limits.seconds)?, command)));
        match asked {
            Err(why) => Seat::empty(&why),
            Ok((ran, command)) => Seat::of(tool, &ran, command),
        }
    }

    /// The first turn. A clang that makes a program faster makes accesses of other sizes, and calls
    /// that a tool does not know, and loops that no longer look as if they waited: what a tool does
    /// not find clean, or not in time, is asked for again as it stands.
    fn first(&self, tool: &Tool, program: &Program) -> Result<Seat, String> {
        let seat = self.plain(tool, program, Level::O1)?;
        if seat.reading.verdict == Verdict::Clean {
            return Ok(seat);
        }
        let other = self.plain(tool, program, Level::O0)?;
        Ok(if seat.reading.gives_way_to(&other.reading) { other } else { seat })
    }

    /// GenMC has a second run, with fewer reductions, where it asks for that.
    fn plain(&self, tool: &Tool, program: &Program, level: Level) -> Result<Seat, String> {
        let mut seat = self.sit(tool, program, level);
        if seat.reading.verdict == Verdict::Open(NEEDS_FEWER.into()) {
            seat.command.splice(1..1, ["-disable-ipr", "-disable-sr"].map(str::to_owned));
            let ran = run(&seat.command, self.dir, 1, self.limits.seconds)?;
            seat = Seat::of(tool, &ran, seat.command);
        }
        Ok(seat)
    }
}

impl Seat {
    fn of(tool: &Tool, ran: &Ran, command: Vec<String>) -> Seat {
        let reading = match ran.is_late() {
            true => Reading::late(),
            false => tool.read(&ran.stdout, &ran.stderr, ran.code),
        };
        Seat { reading, command, pilot: ran.cpu, best: None }
    }

    fn empty(why: &str) -> Seat {
        Seat { reading: Reading::open(why), command: Vec::new(), pilot: 0.0, best: None }
    }
}

/// How many runs make a loop that is long enough.
fn runs_of(seconds: f64) -> u64 {
    // A run of no time at all gives infinity, and that the greatest number there is.
    ((LEAST / seconds).ceil() as u64).clamp(1, MOST_RUNS)
}

/// What is left without the start.
fn net(seconds: f64, start: f64) -> Time {
    let floor = (start / 4.0).max(0.002);
    match seconds - start {
        left if left < floor => Time::Under(floor),
        left => Time::Exact(left),
    }
}

/// What a loop of runs did.
#[derive(Debug, PartialEq)]
struct Ran {
    stdout: String,
    stderr: String,
    /// User and system seconds of all runs.
    cpu: f64,
    /// The last run's exit code.
    code: i32,
}

impl Ran {
    /// Ended by the limit on CPU time (`SIGXCPU`), or on real time.
    fn is_late(&self) -> bool {
        self.code == LATE || self.code == 128 + 24
    }
}

/// The exit code of `timeout` where the time was up.
const LATE: i32 = 124;

/// The limit, the number of runs, and the command. The first run's output is kept. A run that fails
/// for lack of time ends the loop.
const LOOP: &str = r#"
ulimit -c 0; ulimit -S -t "$1"; times=$2; shift 2
TIMEFORMAT='%3U %3S'
time if [ "$times" = 1 ]; then "$@"; code=$?; else
  for ((i = 0; i < times; i++)); do "$@" >/dev/null 2>&1; code=$?
    if [ $code = 152 ]; then break; fi
  done
fi
echo "$code" >&2
"#;

/// Runs a command so often.
fn run(command: &[String], dir: &Path, times: u64, seconds: u64) -> Result<Ran, String> {
    // Outside of the loop, so that it is in no time, and so that nothing is left behind.
    let patience = (seconds * PATIENCE).max(60);
    let mut bash = Command::new("timeout");
    bash.args(["-k", "1", &patience.to_string(), "bash", "-c", LOOP, "bash"]);
    bash.args([seconds.to_string(), times.to_string()]).args(command).current_dir(dir);
    let ran = child::run(&mut bash, Duration::from_secs(patience + 10))
        .map_err(|e| format!("timeout, bash: {e}"))?;
    Ok(of_loop(ran.stdout, &ran.stderr, seconds))
}

/// The last two lines of standard error are the loop's. Without them it was killed.
fn of_loop(stdout: String, stderr: &str, seconds: u64) -> Ran {
    let lines: Vec<&str> = stderr.lines().collect();
    let end = match &lines[..] {
        [rest @ .., times, code] => times.split_once(' ').and_then(|(user, system)| {
            let cpu = user.parse::<f64>().ok()? + system.parse::<f64>().ok()?;
            Some((rest.join("\n"), cpu, code.parse().ok()?))
        }),
        _ => None,
    };
    match end {
        Some((stderr, cpu, code)) => Ran { stdout, stderr, cpu, code },
        None => Ran { stdout, stderr: stderr.to_owned(), cpu: seconds as f64, code: LATE },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loop_s_own_lines_are_the_last() {
        let ran = of_loop("out".into(), "a warning\n1.250 0.500\n42\n", 7);
        let expected =
            Ran { stdout: "out".into(), stderr: "a warning".into(), cpu: 1.75, code: 42 };
        assert_eq!(ran, expected);
        assert!(!ran.is_late());
        assert!(of_loop(String::new(), "9.9 0.1\n152\n", 10).is_late());
        let killed = of_loop(String::new(), "a warning\n", 7);
        assert!(killed.is_late() && killed.cpu == 7.0);
    }

    #[test]
    fn short_runs_are_repeated() {
        assert_eq!(runs_of(0.05), 4);
        assert_eq!(runs_of(0.03), 7);
        assert_eq!(runs_of(3.0), 1);
        assert_eq!(runs_of(0.0), MOST_RUNS);
    }

    #[test]
    fn little_more_than_the_start_is_a_bound() {
        assert_eq!(net(0.5, 0.25), Time::Exact(0.25));
        assert_eq!(net(0.26, 0.25), Time::Under(0.0625));
        assert_eq!(net(0.003, 0.004), Time::Under(0.002));
    }
}
