//! Memory models: each one a [`CommitPolicy`] (what may leave a thread's `to_commit` queue when,
//! K-LLVM §4.2) and a [`Storage`] (what the shared cache then holds).
//!
//! This crate knows accesses, orders and bytes in the memory-model literature's words (`rlx acq rel
//! sc`), and nothing of the language that the machine runs: a new model is one file here and one
//! line in [`registry`].

pub mod access;
pub mod axioms;
pub mod cat;
pub mod coherent;
pub mod graph;
pub mod judge;
pub mod patience;
pub mod policy;
pub mod pso;
pub mod ra;
pub mod rc11;
pub mod registry;
pub mod relation;
pub mod sc;
pub mod storage;
pub mod tso;
pub mod views;

pub use access::{Access, Kind, Order};
pub use axioms::Axioms;
pub use judge::Judge;
pub use policy::{CommitPolicy, Overtake};
pub use registry::{MODELS, Model, find};
pub use storage::Storage;
