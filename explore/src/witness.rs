//! Ways to what was found, whatever the engine: what a replay string holds.

use crate::graph::Path;
use crate::schedule::{BadSchedule, Schedule};

/// A way to an end of an execution.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Witness {
    /// Transitions of the machine.
    Schedule(Schedule),
    /// An execution graph, event by event.
    Graph(Path),
}

impl Default for Witness {
    fn default() -> Witness {
        Witness::Schedule(Schedule::default())
    }
}

impl From<Schedule> for Witness {
    fn from(schedule: Schedule) -> Witness {
        Witness::Schedule(schedule)
    }
}

impl Witness {
    /// As a replay string. `check` ties it to what it was made for.
    pub fn encode(&self, check: u32) -> String {
        match self {
            Witness::Schedule(schedule) => schedule.encode(check),
            Witness::Graph(path) => path.encode(check),
        }
    }

    /// Reads a replay string.
    ///
    /// # Errors
    /// When the string is not in the form, or not for this program.
    pub fn decode(text: &str, check: u32) -> Result<Witness, BadSchedule> {
        match text.trim() {
            text if text.starts_with(crate::graph::PREFIX) => {
                Path::decode(text, check).map(Witness::Graph)
            }
            text if Witness::is_replay_string(text) => {
                Schedule::decode(text, check).map(Witness::Schedule)
            }
            _ => Err(BadSchedule::Malformed("it begins with `t1:` or `g1:`".into())),
        }
    }

    /// Is this how a replay string of some engine begins? Shells want such a word in quotes.
    pub fn is_replay_string(text: &str) -> bool {
        text.starts_with("t1:") || text.starts_with(crate::graph::PREFIX)
    }
}
