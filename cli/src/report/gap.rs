//! Which happens-before edge is missing in a race: how far what the one thread does happens before
//! the other's access.

use super::graph::{event_text, id, place};
use super::problem::Location;
use tresse_explore::graph::{EventView, View};
use tresse_machine::Machine;
use tresse_machine::thread::Tid;
use tresse_memmodels::graph::EventId;

/// In words. `second`: the thread of the access at which the race was seen, its last event.
pub(crate) fn describe(
    view: &View,
    machine: &Machine,
    second: Tid,
    sides: &[Location],
) -> Option<String> {
    let last = view.threads.iter().find(|t| t.number == second)?.events.last()?;
    let other = sides.iter().filter_map(|l| l.thread).find(|t| *t != second)?;
    let thread = view.threads.iter().find(|t| t.number == other)?;
    let ordered = *last.happens_before.get(other as usize)?;
    let first = thread
        .events
        .iter()
        .skip(ordered as usize)
        .find(|e| e.location == last.location && conflict(e, last))?;
    let first_name = named(view, machine, first);
    let last_name = named(view, machine, last);
    if last.causes.get(other as usize).is_some_and(|n| *n > first.id.index) {
        return Some(format!(
            "{last_name} comes after {first_name} by what was read on the way, but no release and \
             acquire there makes it happen after"
        ));
    }
    let before = ordered
        .checked_sub(1)
        .and_then(|index| view.event(EventId { thread: other as u16, index }));
    Some(match before {
        Some(before) => {
            let before = named(view, machine, before);
            format!(
                "of thread {other}, {before} and what stands before it happen before {last_name}; \
                 {first_name} comes later"
            )
        }
        None => format!("nothing that thread {other} does happens before {last_name}"),
    })
}

fn conflict(a: &EventView, b: &EventView) -> bool {
    a.written.is_some() || b.written.is_some()
}

/// An event with its place.
fn named(view: &View, machine: &Machine, event: &EventView) -> String {
    let place = place(machine, event.site);
    format!(
        "{} {}{}{place}",
        id(event.id),
        event_text(view, event),
        if place.is_empty() { "" } else { " at " }
    )
}
