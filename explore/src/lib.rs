//! Engines over the machine (DESIGN §3): [`run`] follows one schedule, [`steps`] visits every
//! transition; [`schedule`] replays a failing one; [`graph`] visits execution graphs;
//! [`candidates`] enumerates candidate executions. [`pool`] shares a depth-first search among workers.

pub mod agree;
pub mod candidates;
pub mod generate;
pub mod graph;
pub mod outcome;
pub mod pattern;
pub mod pool;
mod preempt;
pub mod report;
pub mod run;
pub mod schedule;
pub mod steps;
pub mod witness;

pub use outcome::Outcome;
pub use report::{Cut, Found, Report, Verdict};
pub use schedule::Schedule;
pub use witness::Witness;
