//! Execution graphs judged by a model's text, where a checker in Rust allows more.
//!
//! The search runs under the checker (the *base*), which allows all that the text does, and each
//! graph that it comes to the end of is judged by the text. An error counts where the text allows
//! the execution up to it. So the text must allow the beginnings of what it allows
//! ([`Cat::first_open_check`]), and forbid what the base forbids; `probes` asks it.
//!
//! What orders accesses as far as races go is the text's as well: its `before`, or else its `hb`.
//! A graph keeps that as clocks; each event's is what the text says when the event is added, and
//! whether that was all is looked at again in the end. A text that defines neither goes without:
//! all causes, `(po | rf)+`, happen before then, as in the machine's notion of a race, two accesses
//! in flight together.

mod probes;

use crate::cat::{Cat, Execution, Judgement};
use crate::graph::{EventId, Graph, Role, execution, numbered};
use crate::patience::Halt;
use crate::relation::Relation;
use std::fmt::Display;

/// Why a text says nothing of a graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsaid {
    /// This is wrong with the text.
    Wrong(String),
    /// Nobody waits for it any more.
    Halted,
}

/// What a text says, if it was waited for.
fn said<T>(result: Result<Option<T>, impl Display>) -> Result<T, Unsaid> {
    result.map_err(|e| Unsaid::Wrong(e.to_string()))?.ok_or(Unsaid::Halted)
}

/// A text that judges graphs.
#[derive(Clone, Debug)]
pub struct Judge {
    cat: Cat,
    /// The relation that orders accesses; none if the base has its own notion of that.
    order: Option<&'static str>,
    is_ordering: bool,
}

impl Judge {
    /// A text of a user's own, over [`crate::coherent::Coherent`].
    ///
    /// # Errors
    /// Why graphs do not go with it, and where it could be used.
    pub fn of_text(cat: Cat) -> Result<Judge, String> {
        if let Some(check) = cat.first_open_check() {
            return Err(format!(
                "{}: `{check}` may hold of an execution and not of its beginning, as it asks for \
                 something to be there, or takes away what goes through other events",
                cat.name()
            ));
        }
        probes::ask(&cat)?;
        let order = ["before", "hb"].into_iter().find(|name| cat.names(name));
        Ok(Judge { cat, order, is_ordering: true })
    }

    /// A text of ours, over a checker whose happens-before is the text's.
    pub fn of_model(cat: Cat) -> Judge {
        Judge { cat, order: None, is_ordering: false }
    }

    /// What the text says of a graph, as long as that is wanted.
    ///
    /// # Errors
    /// Why it says nothing.
    pub fn judge(&self, graph: &Graph, halt: &Halt<'_>) -> Result<Judgement, Unsaid> {
        said(self.cat.check_until(&execution(graph), halt))
    }

    /// A relation that the text defines.
    fn relation(
        &self,
        name: &str,
        x: &Execution,
        halt: &Halt<'_>,
    ) -> Result<Option<Relation>, Unsaid> {
        said(self.cat.relation_until(name, x, halt))
    }

    /// Does the text say what happens before what?
    pub fn orders(&self) -> bool {
        self.is_ordering
    }

    /// Adds to what happens before an event, which has its `rf`, what the text orders before it.
    ///
    /// # Errors
    /// Why it says nothing.
    pub fn synchronise(
        &self,
        graph: &mut Graph,
        id: EventId,
        halt: &Halt<'_>,
    ) -> Result<(), Unsaid> {
        let (role, rf) = (graph.event(id).role, graph.event(id).rf);
        let Some(order) = self.order.filter(|_| role != Role::Sync) else {
            graph.synchronise(id, rf);
            return Ok(());
        };
        // Before a write are its causes' predecessors, and these are in program order.
        if !graph.event(id).reads() && role != Role::Fence {
            return Ok(());
        }
        let (x, numbers) = numbered(graph);
        let Some(relation) = self.relation(order, &x, halt)? else { return Ok(()) };
        for thread in (0..graph.lines.len()).filter(|t| *t != usize::from(id.thread)) {
            let causes = graph.causes(id)[thread] as usize;
            let events = (0..causes).rev().map(|index| EventId::new(thread, index));
            let newest = events
                .into_iter()
                .find(|e| graph.contains(*e) && numbers.is_related(graph, &relation, *e, id));
            if let Some(newest) = newest {
                graph.synchronise(id, newest);
            }
        }
        Ok(())
    }

    /// Two accesses of which the text says otherwise than the clocks whether one happens before the
    /// other, if they would race.
    ///
    /// # Errors
    /// Why it says nothing.
    pub fn misordered(
        &self,
        graph: &Graph,
        halt: &Halt<'_>,
    ) -> Result<Option<(EventId, EventId)>, Unsaid> {
        let Some(order) = self.order else { return Ok(None) };
        if graph.cells.iter().all(|cell| cell.plain == 0) {
            return Ok(None);
        }
        let (x, numbers) = numbered(graph);
        let Some(relation) = self.relation(order, &x, halt)? else { return Ok(None) };
        let is_wrong = |a: EventId, b: EventId| {
            let (x, y) = (graph.event(a), graph.event(b));
            a.thread != b.thread
                && (x.writes() || y.writes())
                && !(x.order.is_atomic() && y.order.is_atomic())
                && graph.is_hb(a, b) != numbers.is_related(graph, &relation, a, b)
        };
        for cell in graph.cells.iter().filter(|cell| cell.plain > 0) {
            let accesses = || {
                let reads = cell.reads.iter().filter(|r| !graph.event(**r).writes());
                cell.co.iter().chain(reads).copied()
            };
            let wrong = accesses()
                .flat_map(|a| accesses().map(move |b| (a, b)))
                .find(|(a, b)| is_wrong(*a, *b));
            if wrong.is_some() {
                return Ok(wrong);
            }
        }
        Ok(None)
    }

    /// The text's name.
    pub fn name(&self) -> &str {
        self.cat.name()
    }

    /// The relation that orders accesses.
    pub fn order(&self) -> Option<&'static str> {
        self.order
    }
}
