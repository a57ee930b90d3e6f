//! Where to go, if there is no search but one way ([`super::follow`]).

use crate::path::Path;
use crate::walk::{MOST, Moved};
use tresse_machine::Machine;
use tresse_machine::thread::Tid;

/// A path, and how far it was followed.
#[derive(Clone, Debug)]
pub(super) struct Guide {
    pub path: Path,
    pub at: usize,
    /// How many steps the next event takes: one for each part.
    pub width: usize,
    /// Why it can not be followed.
    pub astray: Option<&'static str>,
    /// The end was reached.
    pub is_reached: bool,
    /// Threads run one operation at a time, for who looks at them ([`super::course`]).
    pub slow: Option<Slow>,
}

/// What is kept of states between two events.
#[derive(Clone, Debug, Default)]
pub(super) struct Slow {
    /// What was seen: the thread that has executed an operation, and where it stands then.
    pub seen: Vec<Moved>,
    /// Which of these states to keep.
    pub wanted: usize,
    /// That one.
    pub kept: Option<Machine>,
}

impl Slow {
    /// A thread has executed an operation.
    pub(super) fn look(&mut self, machine: &Machine, thread: Tid) {
        if self.seen.len() >= MOST {
            return;
        }
        if self.seen.len() == self.wanted {
            self.kept = Some(machine.clone());
        }
        self.seen.push(Moved { thread, site: machine.own_site(thread) });
    }
}

/// Why a path can not be followed.
pub(super) const NO_WAY: &str = "a write that can not be read from or followed there";

/// Why a path can not be followed.
pub(super) const MORE: &str = "an execution that goes on";
