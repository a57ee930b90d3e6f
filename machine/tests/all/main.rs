//! The tests of the machine from outside, in one binary.

mod graph_driver;
mod promote;
mod reductions;
mod setup;
mod unwind;
