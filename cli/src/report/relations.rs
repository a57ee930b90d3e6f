//! What the events of a graph have to do with each other: what drawings have arrows for.

use tresse_explore::graph::{Act, View};
use tresse_memmodels::graph::EventId;

/// How one event is related to another, beside program order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Relation {
    /// It starts the other's thread.
    Starts,
    /// The other comes after it: a join, a wake-up.
    After,
    /// The other reads from it. It may be the initial write.
    Rf,
    /// The other is the next write in coherence order.
    Co,
    /// It reads from the write before the other one.
    Fr,
    /// The other comes later in its thread. Drawn where a cycle goes that way.
    Po,
    /// As a model's text has it.
    Other,
}

impl Relation {
    /// As the literature calls it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Relation::Starts => "starts",
            Relation::After => "after",
            Relation::Rf => "rf",
            Relation::Co => "co",
            Relation::Fr => "fr",
            Relation::Po => "po",
            Relation::Other => "other",
        }
    }

    /// What a model's text calls so, in drawings.
    pub(super) fn of_text(name: &str) -> Relation {
        match name {
            "rf" => Relation::Rf,
            "co" => Relation::Co,
            "fr" => Relation::Fr,
            "po" => Relation::Po,
            "tc" => Relation::After,
            _ => Relation::Other,
        }
    }
}

/// All related pairs.
pub(super) fn relations(view: &View) -> Vec<(EventId, EventId, Relation)> {
    let mut pairs = Vec::new();
    for thread in &view.threads {
        if let (true, Some(first)) = (thread.parent.is_event(), thread.events.first()) {
            pairs.push((thread.parent, first.id, Relation::Starts));
        }
    }
    for event in view.events() {
        if let Some(from) = event.from {
            let is_after = matches!(event.act, Act::After(_));
            let relation = if is_after { Relation::After } else { Relation::Rf };
            pairs.push((from, event.id, relation));
        }
        if let (true, Some(next)) =
            (matches!(event.act, Act::Read | Act::Lock { .. }), view.overwriter(event))
        {
            pairs.push((event.id, next, Relation::Fr));
        }
    }
    let writes = view.locations.iter().flat_map(|location| location.co.windows(2));
    pairs.extend(writes.map(|pair| (pair[0], pair[1], Relation::Co)));
    pairs
}
