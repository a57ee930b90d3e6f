//! Every execution graph that a model allows, each once (DESIGN §3.2): TruSt (Kokologiannakis,
//! Marmanis, Gladstein, Vafeiadis, *Truly Stateless, Optimal Dynamic Partial Order Reduction*, POPL
//! 2022).
//!
//! Threads are the machine's own (`machine/src/drive.rs`); memory that others can reach is the
//! graph. The search adds the next event of the first thread that can go on, and where an event has
//! several ways (what to read from, where to stand in coherence order) it takes one and comes back
//! for the others. A new write may also *revisit* reads that were added before it: what was added
//! after such a read and is no cause of the write goes, and the read reads from the write. It does
//! so only if everything that goes was added *maximally*; so each graph comes once, and the search
//! needs no memory of what it has seen.
//!
//! `search` is the loop, `extent` cuts locations, `access`, `requests`, `calls`, `conds` and
//! `barriers` make events, `state` goes back, `spin`, `circle`, `poll` and `leaf` say when a
//! thread, or all of them, can go on no more. `trail` writes down the way to a graph as a `path`,
//! `follow` goes it again, and `view` shows a graph. `commute`, `equivalence` and `symmetry` leave
//! out what nobody can tell, `undefined` is for races that are no errors, `judged` for models whose
//! text decides. `estimate` draws ways down the search. `checkpoint` is what a stopped search
//! leaves behind, `resume` goes on from there.

mod access;
mod answer;
mod arrivals;
mod barriers;
mod calls;
mod cells;
mod checkpoint;
mod circle;
mod commute;
mod conds;
mod dependent;
mod drive;
mod equivalence;
mod estimate;
mod event;
mod events;
mod extent;
mod findings;
mod follow;
mod frame;
mod grow;
mod guide;
mod guided;
mod judged;
mod leaf;
mod objects;
mod options;
mod outcomes;
mod perform;
mod poll;
mod private;
mod races;
mod ready;
mod reduction;
mod reductions;
mod requests;
mod resume;
mod root;
mod rounds;
mod rwlocks;
mod sampler;
mod search;
mod sources;
mod spin;
mod state;
mod symmetry;
mod tally;
mod threads;
mod trail;
mod undefined;
mod unroll;
mod values;
mod view;
mod ways;
mod wide;
mod work;

pub use crate::path::{Cut as PathCut, PREFIX, Path, Step, Wrong};
pub use crate::sight::{Act, EventView, Followed, Location, Stand, ThreadView, View};
pub use checkpoint::Checkpoint;
pub use estimate::{Estimate, estimate};
pub use follow::{follow, follow_under};
pub use options::{Equivalence, Look, Observer, Options};
pub use rounds::{Progress, Searched, Tick, search, search_from};
