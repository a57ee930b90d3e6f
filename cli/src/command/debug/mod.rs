//! `tresse debug`: forward and back in one execution, on a terminal.

mod app;
mod draw;
#[cfg(test)]
mod tests;

use super::args::{Form, Input, MachineArgs};
use super::config::{Given, configured};
use super::output::Output;
use super::progress::stop_on_signals;
use super::search::run;
use app::{App, Flow};
use clap::Args;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tresse::debug::Debug;
use tresse::{Check, Failure, Program};

/// `tresse debug`.
#[derive(Debug, Args)]
pub(crate) struct DebugArgs {
    #[command(flatten)]
    pub input: Input,
    /// Look at the execution that this replay string leads to. Without it, and without the flags
    /// below, at one in which threads take turns
    #[arg(long, value_name = "STRING", group = "an_execution")]
    pub replay: Option<String>,
    /// Look at an execution in which threads are chosen at random, from this seed
    #[arg(long, value_name = "N", group = "an_execution")]
    pub seed: Option<u64>,
    /// Look at an execution with this outcome, by its number from 1 as `tresse check --outcomes`
    /// lists them
    #[arg(long, value_name = "N", group = "an_execution")]
    pub outcome: Option<usize>,
    /// Look at the first error that `tresse check` finds
    #[arg(long, group = "an_execution")]
    pub error: bool,
    /// Show this variable from the beginning on, by the name that the source has, such as
    /// queue.tail
    #[arg(long, value_name = "NAME")]
    pub watch: Vec<String>,
    #[command(flatten)]
    pub machine: MachineArgs,
}

/// Shows one execution on the terminal, until a key ends it.
pub(crate) fn debug(args: &DebugArgs, output: &Output) -> Result<u8, Failure> {
    if args.input.format != Form::Text {
        return Err(Failure::bad(
            "--format is not for `tresse debug`: it shows an execution on a terminal, and has no \
             report",
        ));
    }
    if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
        return Err(Failure::bad(
            "`tresse debug` needs a terminal, and standard input or output is none; `tresse \
             replay` and `tresse steps --trace` print an execution",
        ));
    }
    let given = Given::new(&args.machine)?;
    let program = given.load(&args.input, output)?;
    let string = match (&args.replay, args.outcome, args.error) {
        (Some(string), ..) => Some(string.clone()),
        (None, None, false) => None,
        _ => Some(searched(args, &given, &program, output)?),
    };
    let mut debug = configured!(Debug::new(&program), given, args.input, output);
    if let Some(string) = &string {
        debug = debug.replay(string);
    }
    if let Some(seed) = args.seed {
        debug = debug.seed(seed);
    }
    stop_on_signals(&output.cancel);
    let mut session = debug.start()?;
    args.watch.iter().for_each(|name| session.watch(name));
    let mut app = App::new(&mut session, &args.input.files);
    let mut screen = Screen::new()?;
    leave_if_stuck(output.cancel.clone());
    screen.show(&mut app, output)?;
    Ok(0)
}

/// The replay string of what a search finds.
fn searched(
    args: &DebugArgs,
    given: &Given,
    program: &Program,
    output: &Output,
) -> Result<String, Failure> {
    let check = configured!(Check::new(program), given, args.input, output);
    let report = run(check.outcomes(args.outcome.is_some()), output, false)?;
    let found = match args.outcome {
        None => {
            let first = report.problems.first();
            first.map(|p| p.replay.clone()).ok_or("there is no error, so --error shows nothing")
        }
        Some(number) => {
            let all = report.search().map_or(&[][..], |search| &search.outcomes);
            let one = number.checked_sub(1).and_then(|number| all.get(number));
            one.map(|one| one.replay.clone())
                .ok_or("there is no outcome of this number (--outcome)")
        }
    };
    let hint = found.map_err(Failure::bad)?;
    let hint = hint.ok_or_else(|| Failure::bad("there is no replay string of what was found"));
    hint.map(|hint| hint.string)
}

/// The terminal as it is while something is shown. It is put back when this goes, and when there
/// is a panic.
struct Screen(DefaultTerminal);

/// How often to look for a signal.
const PAUSE: Duration = Duration::from_millis(200);

impl Screen {
    fn new() -> Result<Screen, Failure> {
        let terminal = ratatui::try_init();
        terminal.map(Screen).map_err(|e| Failure::bad(format!("cannot use the terminal: {e}")))
    }

    fn show(&mut self, app: &mut App<'_, '_>, output: &Output) -> Result<(), Failure> {
        let failed = |e: std::io::Error| Failure::bad(format!("the terminal has gone: {e}"));
        loop {
            self.0.draw(|frame| draw::draw(frame, app)).map_err(failed)?;
            while !event::poll(PAUSE).map_err(failed)? {
                if output.cancel.load(Ordering::Relaxed) {
                    return Ok(());
                }
            }
            let Event::Key(key) = event::read().map_err(failed)? else { continue };
            if key.kind != KeyEventKind::Press {
                continue;
            }
            // A key ends a way that is long.
            let mut turns = 0u32;
            let cancel = &output.cancel;
            let mut goes_on = || {
                turns = turns.wrapping_add(1);
                !cancel.load(Ordering::Relaxed)
                    && (!turns.is_multiple_of(LOOK)
                        || !event::poll(Duration::ZERO).unwrap_or(false))
            };
            if app.key(key, &mut goes_on)? == Flow::Quit {
                return Ok(());
            }
        }
    }
}

/// Where the terminal has gone away, whoever asks it for a key may never be answered, nor look for
/// a signal: crossterm reads the end of the input again and again. So the process ends on its own,
/// if it has not done so a while after the signal.
fn leave_if_stuck(cancel: Arc<AtomicBool>) {
    std::thread::spawn(move || {
        while !cancel.load(Ordering::Relaxed) {
            std::thread::sleep(PAUSE);
        }
        std::thread::sleep(5 * PAUSE);
        ratatui::restore();
        std::process::exit(0)
    });
}

/// Events between two looks for a key.
const LOOK: u32 = 256;

impl Drop for Screen {
    fn drop(&mut self) {
        ratatui::restore();
    }
}
