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
//! # Parts
//!
//! Three structs, each with the one below it inside, and what leaves executions out. A file knows
//! only files below it.
//!
//! - *Search* (`search::Explorer`): the events with alternatives, the way back, revisits. `search`
//!   is the loop, `frame` an open event, `root` where it begins. `rounds` searches again with what
//!   a search has met, `work` is what one has to do, `leave` why workers leave it, `checkpoint`
//!   what a stopped one leaves behind, `resume` goes on from there, `shares` lets others do so.
//!   `virtual_workers` counts how long many would wait. `estimate` goes ways down by chance,
//!   `follow` goes one way, `dependent` asks whether there is another.
//! - *Events* (`events::Events`): what a thread adds next. `access` and `wide` make events of
//!   accesses, `requests` of what threads ask, `event` has the kinds; `races` and `arrivals` look
//!   for what is wrong with one. `leaf` says what a graph is to which nothing can be added,
//!   `findings` and `outcomes` keep that in the `tally`.
//! - *Execution* (`state::Execution`): the graph, and its threads right behind it. `cells` are its
//!   locations and `extent` cuts them; `values`, `objects` and `private` say what they hold,
//!   `sources` and `rwlocks` what comes before what, `threads` and `ready` who stands where and can
//!   go on, `clock` what time it is for a thread, `ways` what an event may read, `revisits` what it
//!   may revisit. `calls`, `stores`, `conds` and `barriers` are library objects. `grow` adds an
//!   event, `drive` runs a thread to its next one. `trail` writes down the way to a graph, `guide`
//!   is such a way, `view` shows a graph.
//! - *Reductions* (`reduction::Reduction`, a file each, all in `reductions`): `unroll`, `spin` and
//!   `poll` stop threads that do nothing new, as `circle` does between events, `awaits` has threads
//!   that wait go last; `commute`, `equivalence` (for which `choose` decides) and
//!   `symmetry` leave out what nobody can tell (`sections`, a search of its own, does so where
//!   threads meet at locks only); `undefined` is for races that are no errors. `judged` is for
//!   models whose text decides.

mod access;
mod answer;
mod arrivals;
mod awaits;
mod barriers;
mod calls;
mod cells;
mod checkpoint;
mod choose;
mod circle;
mod clock;
mod commute;
mod conds;
mod course;
mod dependent;
mod detours;
mod drive;
mod equivalence;
mod estimate;
mod event;
mod events;
mod extent;
mod findings;
mod follow;
mod frame;
mod frees;
mod give_way;
mod grow;
mod guide;
mod guided;
mod hazards;
mod judged;
mod keepers;
mod leaf;
mod leave;
mod lock_rounds;
mod looked;
mod moments;
mod needs;
mod objects;
mod optional;
mod options;
mod outcomes;
mod perform;
mod place;
mod poll;
mod private;
mod probe;
mod races;
mod ready;
mod reduction;
mod reductions;
mod rehearse;
mod requests;
mod resume;
mod revisits;
mod rivals;
mod root;
mod rounds;
mod rwlocks;
mod sampler;
mod search;
mod sections;
mod shares;
mod sources;
mod spin;
mod stale;
mod state;
mod stores;
mod symmetry;
mod tally;
mod threads;
mod trail;
mod undefined;
mod unroll;
mod values;
mod view;
mod virtual_workers;
mod ways;
mod wide;
mod work;

pub use crate::path::{Cut as PathCut, PREFIX, Path, Step, Wrong};
pub use crate::sight::{Act, EventView, Followed, Location, Stand, ThreadView, View};
pub use checkpoint::Checkpoint;
pub use course::Course;
pub use estimate::{Estimate, Sampled, sample};
pub use follow::{follow, follow_under};
pub use options::{Equivalence, Interrupt, Keeper, Look, Observer, Options, Shown};
pub use rounds::{Progress, Searched, Tick, search, search_from};
pub use rwlocks::has_readers;
pub use shares::{Explored, Total, explore_share, total};
pub use virtual_workers::{Divided, divided};
