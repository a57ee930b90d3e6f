//! Critical sections in no order where they do not conflict: two threads that take the same lock
//! and touch different data there are one execution, and so are readers of the same data.
//!
//! This is a search of its own for programs whose threads meet at locks only. It is source-DPOR
//! with sleep sets (Abdulla, Aronis, Jonsson, Sagonas, *Optimal Dynamic Partial Order Reduction*,
//! POPL 2014, Algorithm 1) with a whole critical section as one step. What it visits are graphs as
//! the other search (TruSt) has them, with a total order of the sections; of those that differ in
//! the order of independent sections it visits one. So whatever it finds is there. What has to be
//! argued is that nothing is missing. (That sections need no order unless they conflict is the
//! idea of Kokologiannakis, Raad, Vafeiadis, *Effective Lock Handling in Stateless Model Checking*,
//! OOPSLA 2019; there sections stay without order, and a graph is consistent if there is one.)
//!
//! *Steps.* A thread's life falls into sections, from a lock to its unlock, and *stretches* between
//! them. A section is executed as one step, and only a lock that is free is taken. Stretches are
//! executed as soon as they can be. Two sections *conflict* if they access the same bytes and one
//! of them writes. The trace orders
//! what conflicts, what is in program order, and a thread's start and end with who starts and joins
//! it; nothing else. Where two sections conflict, and nothing else orders them, the other order is
//! to be visited as well.
//!
//! *What a section accesses may depend on what it reads*, so on what came before it. The paper's
//! proof takes whether two steps commute for a matter of the steps, and not of where they are
//! taken: a section that sleeps, as it was visited before, is not looked at again where it would
//! access more or less. So two sections, each known by its thread and its number there, conflict
//! here if they do with all that each of them accesses in any trace. That is learned: where a
//! section accesses what it did not before, all is visited once more (a *round*), until nothing is
//! new.
//!
//! *That is all that other threads can tell, if whatever conflicts is ordered by the trace or is in
//! two sections of the same lock.* Then the program is free of races under any order of its
//! sections; so all models allow the same of it (each read has one write to read from, the newest),
//! and sections can be taken for atomic: the lock keeps other sections out, and what is not in a
//! section does not conflict. Traces are equivalent in the sense of Mazurkiewicz, and the proof is
//! the paper's. A program that breaks the rule does so in a trace that is visited, as up to its
//! first such access it is one that keeps to it, and accesses conflict as sections do.
//!
//! *Everything else ends this search*, and the other one begins, as with cuts (`cells`): a
//! conflict with nothing that orders it, and so every race; an event with several ways, or one
//! that may revisit another, as atomic accesses that meet; locks within locks; calls on anything
//! but mutexes and spin locks; pointers that are made from numbers, wherever they are; whatever
//! asks for time; loops that wait; blocks that a section would wait in; and a section that never
//! ends (an assertion that fails in it, `pthread_exit` with the lock held), as that keeps others
//! from ever taking a step. Errors that were found by then are kept: they are errors of executions.
//!
//! *Where nothing is gained it ends as well*: where each of the first executions has all sections
//! of each lock in order; the other search has work for all cores.
//!
//! *It gives no parts away*, as a trace far down may tell that another way is to be taken further
//! up. A subtree could be given away with those who sleep there, if all nodes above it stay open
//! until it is done, and hear of its races. But which way a node hears of first, and so which
//! execution stands for those that are the same, and which error is the first, would be a matter of
//! who is faster; and a report is to be the same for any number of workers.
//!
//! *Where it is stopped* its path is kept, with what it has learned and found (`resume`).

mod footprint;
mod resume;
mod search;
mod state;
mod thread;
mod trace;

pub(super) use resume::Rest;
pub(super) use state::Sections;

use super::leave::Leave;
use super::search::Explorer;
use crate::pool::Worker;
use search::{Left, Search};
use std::sync::atomic::AtomicU64;

/// Is a search one of these, which has not begun, or was stopped?
pub(super) fn is_on(explorer: &Explorer) -> bool {
    explorer.sections.is_some() || may_begin(explorer)
}

fn may_begin(explorer: &Explorer) -> bool {
    let cuts = &explorer.cells.cuts;
    let is_symmetric = cuts.twins && !cuts.asymmetric;
    let locks = ["pthread_mutex_lock", "pthread_spin_lock"];
    explorer.options.reduce_sections
        && !cuts.orders_sections
        && !is_symmetric
        // What a pointer that is made from a number is to may be a matter of what came before.
        && !explorer.setup.program.has_recover
        && explorer.graph.is_empty()
        && explorer.frames.is_empty()
        && explorer.setup.program.rows.iter().any(|row| locks.contains(&row.name))
}

/// Visits everything that is left, or notes that the program is not one for this search. Where it
/// is stopped, that and what was found stays with the explorer.
pub(super) fn run(
    explorer: &mut Explorer,
    worker: &Worker<'_, Explorer, Leave>,
    visited: &AtomicU64,
) {
    if let Err(Left::Apart) = Search::new(explorer, Some(worker), visited).run() {
        let cuts = &mut explorer.cells.cuts;
        (cuts.orders_sections, cuts.is_new) = (true, true);
    }
}
