//! The K-LLVM abstract machine: threads that emit requests, memory that answers.
//!
//! Names follow the paper (K-LLVM §4.2, Fig. 4): [`control::GlobalControl`], [`thread::Thread`]
//! with its `continuation`, `registers`, `stack`, `flags`, `curr_inst`, `to_commit` and
//! `read_back`, and [`memory::Cache`] with its `mem_op_list`, `byte_map` and `objects`.

#[macro_use]
mod bug;

pub mod addresses;
mod ahead;
mod bytemap;
mod bytes;
pub mod calls;
pub mod channels;
pub mod commit;
pub mod compiled;
pub mod config;
pub mod control;
mod copy;
mod deadlock;
pub mod drive;
mod effects;
pub mod end;
mod enqueue;
pub mod fingerprint;
pub mod func;
pub mod handler;
pub mod hazards;
pub mod heap;
pub mod ids;
pub mod interface;
pub mod joined;
mod known;
pub mod life;
pub mod limits;
pub mod liveness;
pub mod lost;
pub mod lower;
pub mod machine;
pub mod mapping;
pub mod memory;
pub mod nondet;
pub mod op;
pub mod ops;
mod pages;
pub mod perform;
pub mod pointees;
pub mod poison;
pub mod program;
mod provs;
mod quick;
pub mod race;
mod races;
mod random;
pub mod request;
pub mod same;
pub mod sets;
pub mod setup;
mod share;
mod signature;
pub mod state;
pub mod step;
pub mod sync;
pub mod thread;
pub mod trace;
pub mod update;
mod uses;
pub mod value;
pub mod wide;

pub use config::Config;
pub use end::{End, Ending, Ub};
pub use machine::{Machine, Transition};
pub use program::Program;
