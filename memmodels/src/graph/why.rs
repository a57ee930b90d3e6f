//! Why a model's text forbids a graph, in the graph's own events.

use super::execution::numbered;
use super::{EventId, Graph};
use crate::cat::{Cat, CatError};
use crate::patience::Halt;

/// One event is related to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edge {
    /// An event; [`EventId::INIT`] for an initial write.
    pub from: EventId,
    /// The other. The same event, where an update is related to itself.
    pub to: EventId,
    /// `po`, `rf`, `co`, `fr`, `rmw`, `tc`; the name of a recursive definition; or `other`.
    pub relation: String,
}

/// The check of a text that a graph fails, and what fails it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forbidden {
    /// The first one, by its name.
    pub check: String,
    /// Its line in the text.
    pub text: String,
    /// A cycle; or, where a relation is to be empty, what two events are related by.
    pub edges: Vec<Edge>,
}

/// Why a text forbids a graph, as long as that is wanted: the outer `None` if it is no more, the
/// inner one if the text allows it.
///
/// # Errors
/// Something is wrong with the text.
pub fn why(
    cat: &Cat,
    graph: &Graph,
    halt: &Halt<'_>,
) -> Result<Option<Option<Forbidden>>, CatError> {
    let (x, numbers) = numbered(graph);
    let events = numbers.events(graph);
    let event = |number: usize| events.get(&number).copied().unwrap_or(EventId::NONE);
    let forbidden = cat.why_until(&x, halt)?;
    Ok(forbidden.map(|forbidden| {
        forbidden.map(|f| {
            let edges = f.arrows.into_iter().map(|arrow| Edge {
                from: event(arrow.from),
                to: event(arrow.to),
                relation: arrow.relation,
            });
            // An update is one event here, and two in the text: it does not come after itself.
            let is_step = |edge: &Edge| edge.from != edge.to || edge.relation != "po";
            Forbidden { check: f.check, text: f.text, edges: edges.filter(is_step).collect() }
        })
    }))
}
