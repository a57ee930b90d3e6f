//! Engines over the machine (DESIGN §3): [`run`] follows one schedule, [`steps`] visits every
//! transition, and [`reach`] lists states and traces; [`fuzz`] tries schedules by chance, and
//! learns; [`schedule`] replays a failing one; [`graph`] visits execution graphs; [`candidates`]
//! enumerates candidate executions; [`walk`] goes forward and back in one. [`pool`] shares a
//! depth-first search among workers.

pub mod pool;

// Loom checks the pool without the rest: engines lend their workers what they have, and loom has no
// scoped threads.
#[cfg(not(loom))]
pub mod agree;
#[cfg(not(loom))]
pub mod candidates;
#[cfg(not(loom))]
mod draw;
#[cfg(not(loom))]
pub mod fuzz;
#[cfg(not(loom))]
pub mod generate;
#[cfg(not(loom))]
pub mod graph;
#[cfg(not(loom))]
pub mod outcome;
#[cfg(not(loom))]
mod path;
#[cfg(not(loom))]
pub mod pattern;
#[cfg(not(loom))]
pub mod peaks;
#[cfg(not(loom))]
mod preempt;
#[cfg(not(loom))]
pub mod reach;
#[cfg(not(loom))]
pub mod report;
#[cfg(not(loom))]
pub mod run;
#[cfg(not(loom))]
pub mod schedule;
#[cfg(not(loom))]
mod sight;
#[cfg(not(loom))]
pub mod steps;
#[cfg(not(loom))]
mod strings;
#[cfg(not(loom))]
pub mod walk;
#[cfg(not(loom))]
pub mod witness;

#[cfg(not(loom))]
pub use outcome::Outcome;
#[cfg(not(loom))]
pub use peaks::Peaks;
#[cfg(not(loom))]
pub use report::{Cut, Found, Report, Verdict};
#[cfg(not(loom))]
pub use schedule::Schedule;
#[cfg(not(loom))]
pub use witness::Witness;
