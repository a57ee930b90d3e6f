//! A progress line and the time limit of a search.

use indicatif::{ProgressBar, ProgressStyle};
use signal_hook::consts::SIGINT;
use signal_hook::flag;
use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tresse_explore::steps::Progress;
use tresse_explore::{Cut, graph};

/// Watches a search.
pub(crate) struct Watcher {
    started: Instant,
    deadline: Option<Instant>,
    max_states: u64,
    bar: Option<ProgressBar>,
    /// The user has asked to stop.
    is_interrupted: Arc<AtomicBool>,
    /// How many executions there will be; 0 is not known. As bits, to be set while others look.
    expected: AtomicU64,
}

impl Watcher {
    /// Begins now. The line is shown on a terminal only.
    pub(crate) fn new(timeout: Option<Duration>, max_states: u64) -> Watcher {
        let started = Instant::now();
        let bar = std::io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::new_spinner();
            if let Ok(style) = ProgressStyle::with_template("{spinner} {msg} · {elapsed}") {
                bar.set_style(style);
            }
            bar.enable_steady_tick(Duration::from_millis(200));
            bar
        });
        Watcher {
            started,
            deadline: timeout.and_then(|t| started.checked_add(t)),
            max_states,
            bar,
            is_interrupted: Arc::default(),
            expected: AtomicU64::new(0),
        }
    }

    /// ^C stops the search from now on. A second one ends the process, as without this.
    pub(crate) fn with_interrupts(self) -> Watcher {
        // In this order: the first one finds the flag unset, and sets it. A host without signals
        // has nothing to tell.
        let is_heard = flag::register_conditional_default(SIGINT, self.is_interrupted.clone());
        if is_heard.is_ok() {
            let _ = flag::register(SIGINT, self.is_interrupted.clone());
        }
        self
    }

    /// To be called now and then by the search.
    pub(crate) fn tick(&self, at: Progress) -> Option<Cut> {
        if let Some(bar) = &self.bar {
            let rate = at.states as f64 / self.started.elapsed().as_secs_f64().max(0.001);
            bar.set_message(format!(
                "{} states · {rate:.0} per second · frontier {} at depth {}",
                at.states, at.frontier, at.depth
            ));
        }
        if at.states >= self.max_states {
            return Some(Cut::States);
        }
        if is_host_full() {
            return Some(Cut::Host);
        }
        self.stop()
    }

    /// The same by a search over graphs.
    pub(crate) fn tick_graphs(&self, at: graph::Progress) -> Option<Cut> {
        if let Some(bar) = &self.bar {
            let rate =
                (at.executions as f64 / self.started.elapsed().as_secs_f64().max(0.001)).max(1.0);
            let expected = f64::from_bits(self.expected.load(Ordering::Relaxed));
            let left = (expected - at.executions as f64) / rate;
            let rest = if left > 0.0 {
                format!(" of about {expected:.0} · {} left", words(left))
            } else {
                String::new()
            };
            bar.set_message(format!("{} executions{rest} · {rate:.0} per second", at.executions));
        }
        self.stop()
    }

    /// Why to stop now, if so.
    fn stop(&self) -> Option<Cut> {
        if self.is_interrupted.load(Ordering::Relaxed) {
            return Some(Cut::Stopped);
        }
        self.is_late().then_some(Cut::Time)
    }

    /// Is there a progress line?
    pub(crate) fn is_shown(&self) -> bool {
        self.bar.is_some()
    }

    /// So many executions are to be expected.
    pub(crate) fn expect(&self, executions: f64) {
        self.expected.store(executions.to_bits(), Ordering::Relaxed);
    }

    /// Is the time up?
    pub(crate) fn is_late(&self) -> bool {
        self.deadline.is_some_and(|d| Instant::now() >= d)
    }

    /// Removes the line; the time taken.
    pub(crate) fn finish(&self) -> Duration {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
        self.started.elapsed()
    }
}

/// Is less than a tenth of this computer's memory left? Linux tells; elsewhere nobody knows.
fn is_host_full() -> bool {
    let Ok(text) = std::fs::read_to_string("/proc/meminfo") else { return false };
    let field = |name: &str| {
        text.lines()
            .find_map(|l| l.strip_prefix(name)?.split_whitespace().next()?.parse::<u64>().ok())
    };
    match (field("MemTotal:"), field("MemAvailable:")) {
        (Some(total), Some(available)) => available < total / 10,
        _ => false,
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
