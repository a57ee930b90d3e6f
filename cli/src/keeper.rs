//! Checkpoints of a search that goes on: if the process is killed, the last one is there.

use crate::check::Check;
use crate::checkpoint::{flags, write};
use crate::report::Context;
use parking_lot::Mutex;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tresse_explore::graph::{Checkpoint, Keeper};

/// Time between two, if nothing else was asked for.
const PAUSE: Duration = Duration::from_secs(120);

/// The checkpoints that a search has written so far.
pub(crate) struct Kept {
    file: PathBuf,
    pause: Duration,
    /// What they are tied to.
    check: u32,
    flags: String,
    state: Mutex<State>,
}

struct State {
    last: Instant,
    is_there: bool,
    /// Why the last one could not be written.
    failed: Option<String>,
}

impl Kept {
    /// None yet, if a file was named.
    pub(crate) fn begin(check: &Check<'_>, context: &Context<'_>) -> Option<Arc<Kept>> {
        Some(Arc::new(Kept {
            file: check.options.checkpoint.clone()?,
            pause: check.options.checkpoint_every.unwrap_or(PAUSE),
            check: context.linked.check,
            flags: flags(check, context),
            state: Mutex::new(State { last: Instant::now(), is_there: false, failed: None }),
        }))
    }

    /// For the search.
    pub(crate) fn keeper(self: &Arc<Self>) -> Keeper {
        let (asked, told) = (self.clone(), self.clone());
        Keeper {
            is_due: Arc::new(move || asked.state.lock().last.elapsed() >= asked.pause),
            keep: Arc::new(move |checkpoint| told.keep(checkpoint)),
        }
    }

    fn keep(&self, checkpoint: &Checkpoint) {
        let written = write(&self.file, &mut |to| checkpoint.write(self.check, &self.flags, to));
        let mut state = self.state.lock();
        state.is_there |= written.is_ok();
        state.failed = written.err().map(|e| format!("cannot write {}: {e}", self.file.display()));
        // What it takes to write one is not counted.
        state.last = Instant::now();
    }

    /// Has one been written?
    pub(crate) fn is_there(&self) -> bool {
        self.state.lock().is_there
    }

    /// Why the last one could not be written.
    pub(crate) fn failed(&self) -> Option<String> {
        self.state.lock().failed.clone()
    }
}
