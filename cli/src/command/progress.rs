//! A line that tells how far a search is, and signals that stop it.

use indicatif::{ProgressBar, ProgressStyle};
use signal_hook::consts::TERM_SIGNALS;
use signal_hook::flag;
use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tresse::Progress;

/// A line on the terminal.
pub(crate) struct Line {
    bar: ProgressBar,
    started: Instant,
}

impl Line {
    /// If standard error is a terminal.
    pub(crate) fn new() -> Option<Line> {
        std::io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::new_spinner();
            if let Ok(style) = ProgressStyle::with_template("{spinner} {msg} · {elapsed}") {
                bar.set_style(style);
            }
            bar.enable_steady_tick(Duration::from_millis(200));
            Line { bar, started: Instant::now() }
        })
    }

    /// Shows how far a search is.
    pub(crate) fn show(&self, progress: Progress) {
        let rate = |done: u64| done as f64 / self.started.elapsed().as_secs_f64().max(0.001);
        self.bar.set_message(match progress {
            Progress::States { states, frontier, depth } => {
                let rate = rate(states);
                format!(
                    "{states} states · {rate:.0} per second · frontier {frontier} at depth {depth}"
                )
            }
            Progress::Executions { done, expected } => {
                let rate = rate(done).max(1.0);
                let expected =
                    expected.filter(|n| *n > done as f64).map_or_else(String::new, |n| {
                        format!(" of about {n:.0} · {} left", words((n - done as f64) / rate))
                    });
                format!("{done} executions{expected} · {rate:.0} per second")
            }
            Progress::Candidates(looked_at) => {
                format!("{looked_at} candidates · {:.0} per second", rate(looked_at))
            }
            Progress::Runs { runs, failed, meetings } => {
                let rate = rate(runs);
                format!(
                    "{runs} runs · {rate:.0} per second · {failed} failed · {meetings} meetings"
                )
            }
            Progress::Estimated(_) | Progress::Found(_) => return,
        });
    }

    /// Shows these words.
    pub(crate) fn say(&self, words: String) {
        self.bar.set_message(words);
    }

    /// Removes it.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// ^C, and what else asks a process to end, set the flag from now on. A second one ends the
/// process, as without this.
pub(crate) fn stop_on_signals(is_asked: &Arc<AtomicBool>) {
    let hang_up: &[i32] = &[
        #[cfg(unix)]
        signal_hook::consts::SIGHUP,
    ];
    for &signal in TERM_SIGNALS.iter().chain(hang_up) {
        // In this order: the first one finds the flag unset, and sets it. A host without signals
        // has nothing to tell.
        if flag::register_conditional_default(signal, is_asked.clone()).is_ok() {
            let _ = flag::register(signal, is_asked.clone());
        }
    }
}

/// Seconds, roughly.
fn words(seconds: f64) -> String {
    match seconds {
        s if s < 120.0 => format!("{s:.0} s"),
        s if s < 7200.0 => format!("{:.0} min", s / 60.0),
        s if s < 172_800.0 => format!("{:.0} h", s / 3600.0),
        s => format!("{:.0} days", s / 86400.0),
    }
}
