//! The way to a graph, for somebody who wants to go it again ([`crate::path`]).

use super::event::{Note, What};
use super::state::Execution;
use crate::path::{Path, Step, Wrong};
use rustc_hash::FxHashMap;
use tresse_memmodels::graph::{Clock, EventId, Role};

/// The path to the graph as it is now. `wrong`: the thread whose last event, or whose going on,
/// ends the execution, and the code of that end.
pub(super) fn path(execution: &Execution, wrong: Option<(usize, &str)>) -> Path {
    path_among(execution, wrong, &|_| true)
}

/// The path to no more than the causes of a thread's last event, and that: as if no other thread
/// had gone on. It need not be one to the same end.
pub(super) fn path_of_causes(execution: &Execution, thread: usize, code: &str) -> Path {
    let causes = causes(execution, thread);
    let is_cause = |id: EventId| causes.is_some_and(|all| id.index < all[id.thread as usize]);
    path_among(execution, Some((thread, code)), &is_cause)
}

/// How many events such a path has, at least.
pub(super) fn count_causes(execution: &Execution, thread: usize) -> usize {
    causes(execution, thread).map_or(0, |all| all.iter().map(|n| *n as usize).sum())
}

fn causes(execution: &Execution, thread: usize) -> Option<&Clock> {
    let parent = Some(execution.graph.lines[thread].parent).filter(|parent| parent.is_event());
    let last = last_event(execution, thread).or(parent)?;
    Some(execution.graph.causes(last))
}

fn path_among(
    execution: &Execution,
    wrong: Option<(usize, &str)>,
    is_wanted: &dyn Fn(EventId) -> bool,
) -> Path {
    let last = wrong
        .and_then(|(thread, _)| last_event(execution, thread))
        .map(|id| execution.graph.first_part(id));
    let mut known = Known::default();
    let mut order = causal_order(execution, last);
    order.retain(|id| !is_wrong(execution, *id) && is_wanted(*id));
    let steps = order.iter().map(|id| Step {
        thread: id.thread,
        back: known.add(execution, *id),
        choice: execution.graph.event(*id).choice,
    });
    let steps = steps.collect();
    Path {
        creators: creators(execution),
        cuts: execution.cells.cuts.list(),
        ordered: execution
            .has_commuting()
            .then(|| execution.cells.cuts.ordered.iter().copied().collect()),
        leaks: execution.setup.leaks.iter().copied().collect(),
        has_orders: execution.has_orders(),
        steps,
        wrong: wrong.map(|(thread, code)| Wrong { thread: thread as u16, code: code.to_owned() }),
    }
}

fn last_event(execution: &Execution, thread: usize) -> Option<EventId> {
    let events = execution.graph.lines[thread].events.len();
    let mut ids = (0..events).rev().map(|index| EventId::new(thread, index));
    ids.find(|id| !is_wrong(execution, *id))
}

/// Is an event that of a thread which has gone wrong before it did anything?
fn is_wrong(execution: &Execution, id: EventId) -> bool {
    execution.info(id).what == What::Note(Note::Wrong)
}

/// Who reserved the number of each thread, up to the last one that was started.
fn creators(execution: &Execution) -> Vec<u16> {
    let begun = (1..execution.locals.len()).rev().find(|t| execution.is_begun(*t)).unwrap_or(0);
    let mut creators = vec![0; begun];
    for ((creator, _), thread) in &execution.numbers {
        if let Some(entry) = (*thread as usize).checked_sub(1).and_then(|t| creators.get_mut(t)) {
            *entry = *creator as u16;
        }
    }
    creators
}

/// Every event after its causes, `(po ∪ rf)+`. Among those that may come next it is the one
/// that was added first; `last` waits as long as there is another. A read that is just being
/// revisited, and reads nothing, is left out, unless it is `last`.
pub(super) fn causal_order(execution: &Execution, last: Option<EventId>) -> Vec<EventId> {
    let mut next = vec![0; execution.graph.lines.len()];
    let mut order = Vec::with_capacity(execution.graph.len());
    loop {
        // The parts of an access come together: one that was begun goes first.
        let heads = (0..next.len())
            .map(|t| EventId::new(t, next[t]))
            .filter(|id| execution.graph.contains(*id));
        let may_come = heads.filter(|id| may_come(execution, *id, &next, last));
        let Some(id) = may_come.min_by_key(|id| {
            (
                execution.graph.event(*id).part == 0,
                Some(*id) == last,
                execution.graph.event(*id).stamp,
            )
        }) else {
            return order;
        };
        next[id.thread as usize] += 1;
        order.push(id);
    }
}

/// Are all causes of a thread's next event there?
fn may_come(execution: &Execution, id: EventId, next: &[usize], last: Option<EventId>) -> bool {
    let is_there = |e: EventId| !e.is_event() || next[e.thread as usize] > e.index as usize;
    let event = execution.graph.event(id);
    let has_sources =
        execution.graph.parts(id).all(|part| is_there(execution.graph.event(part).rf));
    let is_started = id.index > 0
        || id.thread == 0
        || is_there(execution.graph.lines[id.thread as usize].parent);
    let is_open = event.reads() && event.rf == EventId::NONE && !event.is_undefined();
    is_started && has_sources && (!is_open || Some(execution.graph.first_part(id)) == last)
}

/// What of each location's coherence order is on the path so far.
#[derive(Default)]
struct Known {
    /// By location: each write's place in the whole order, and the places of those on the path.
    cells: FxHashMap<u32, (FxHashMap<EventId, usize>, Vec<usize>)>,
}

impl Known {
    /// How many writes are behind what an event reads from or follows; a write is then on the path.
    fn add(&mut self, execution: &Execution, id: EventId) -> u32 {
        let event = execution.graph.event(id);
        if !event.is_access() {
            return 0;
        }
        let (places, path) = self.cells.entry(event.cell).or_insert_with(|| {
            let co = execution.graph.cells[event.cell as usize].co.iter();
            (co.enumerate().map(|(place, write)| (*write, place + 1)).collect(), Vec::new())
        });
        let own = places.get(&id).copied();
        let after = match event.role {
            Role::Write => own,
            _ if event.rf == EventId::INIT => Some(0),
            _ => places.get(&event.rf).copied(),
        };
        let back = after.map_or(0, |at| path.len() - path.partition_point(|p| *p <= at));
        if let Some(own) = own {
            let at = path.partition_point(|p| *p < own);
            path.insert(at, own);
        }
        back as u32
    }
}
