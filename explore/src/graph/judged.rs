//! Graphs that a model's text judges, where the search runs under a base that allows more
//! ([`tresse_memmodels::judge`]).
//!
//! The text is asked at each graph to which nothing can be added: what it forbids is no execution,
//! complete or blocked. And at each error: that counts if the text allows the execution up to it.
//! As texts that are asked here allow the beginnings of what they allow, no error is lost by that.
//! The search itself takes no notice of the text: TruSt needs each graph to go on somehow, which is
//! so for the base, and of a text nobody knows.
//!
//! What an error breaks off may have an event that has no place yet in coherence order, or reads
//! nothing yet. Then the text is asked about each way in which that may be.
//!
//! What rests on a model is not done for a text of a user's: barriers whose order of arrival does
//! not count. What synchronises otherwise than a model would say is unsupported: read-write locks,
//! and atomic accesses to several locations, which are to be one event.

use super::options::{Equivalence, Options};
use super::state::Execution;
use std::cell::Cell;
use std::sync::Arc;
use tresse_machine::config::{Config, RacePolicy};
use tresse_machine::end::Stop;
use tresse_machine::sync::Kind;
use tresse_machine::{End, Ending};
use tresse_memmodels::cat::Judgement;
use tresse_memmodels::coherent::Coherent;
use tresse_memmodels::graph::{EventId, Graph};
use tresse_memmodels::judge::Unsaid;
use tresse_memmodels::patience::{Halt, Halted};
use tresse_memmodels::{Axioms, Judge};

/// What a search runs under, and what judges its graphs.
pub(super) type Model = (&'static dyn Axioms, Option<Arc<Judge>>);

/// The model of a search.
///
/// # Errors
/// There is none, or it does not go with what is asked for.
pub(super) fn model_of(config: &Config, options: &Options) -> Result<Model, String> {
    if let Some(judge) = &options.judge {
        return goes_with(judge, config, options).map(|()| {
            let base: &'static dyn Axioms = &Coherent;
            (base, Some(judge.clone()))
        });
    }
    let model = config.memory_model()?;
    let judge = model.judge()?.map(Arc::new);
    if judge.is_some() && options.equivalence == Equivalence::ReadsFrom {
        return Err(format!(
            "graphs are judged by the text of {}, which needs a coherence order: executions are \
             not told apart by reads-from alone",
            model.name
        ));
    }
    Ok((model.checker, judge))
}

/// Do these options go with a text of a user's?
fn goes_with(judge: &Judge, config: &Config, options: &Options) -> Result<(), String> {
    let asked = [
        (options.commute_updates, "updates in no order"),
        (options.symmetry, "symmetric threads taken for the same"),
        (options.equivalence == Equivalence::ReadsFrom, "executions told apart by reads-from"),
        (options.verify, "to verify graphs by the text that judges them anyway"),
        (config.race == RacePolicy::Undef, "races that make reads undefined"),
    ];
    match asked.iter().find(|(is_asked, _)| *is_asked) {
        Some((_, what)) => {
            Err(format!("{} is a text that judges graphs: that excludes {what}", judge.name()))
        }
        None => Ok(()),
    }
}

/// So many stretches of work ([`Halt::STRETCH`]) a model may take on a graph in any case: about a
/// second.
const AT_LEAST: u32 = 64;

impl Execution {
    /// What a model says of a graph. If it takes longer than anybody waits for it the search is
    /// over, leaves nothing to go on from, and the answer means nothing. So it may go on for a
    /// while: between two events a search stops with all it has.
    pub(super) fn within_patience(
        &self,
        ask: impl FnOnce(&Halt<'_>) -> Result<bool, Halted>,
    ) -> bool {
        let asked = Cell::new(0);
        let is_over = || {
            asked.set(asked.get() + 1);
            asked.get() > AT_LEAST && self.options.is_interrupted()
        };
        let halt = Halt::new(&is_over);
        let answer = ask(&halt);
        self.judged.set(self.judged.get() + halt.spent() as usize);
        answer.unwrap_or_else(|Halted| {
            self.is_interrupted.set(true);
            false
        })
    }
}

impl Options {
    /// Is the search to stop at once?
    pub(super) fn is_interrupted(&self) -> bool {
        self.interrupt.as_ref().is_some_and(|interrupt| (interrupt.0)())
    }
}

impl Execution {
    /// Is a call on a library object of a kind that no text can judge?
    pub(super) fn check_judged(&self, kind: Kind) -> Result<(), Stop> {
        match self.judge.is_some() && kind == Kind::RwLock {
            true => Err(End::unsupported("read-write locks in graphs that a model's text judges")),
            false => Ok(()),
        }
    }

    /// An atomic access to several locations, as an ending.
    pub(super) fn no_wide_access(&self, thread: usize) -> Option<Ending> {
        self.judge.as_ref()?;
        let what = "atomic accesses of different sizes in graphs that a model's text judges";
        Some(self.ending_of(thread, *End::unsupported(what)))
    }
}

/// What the text says of a graph once each of its events has its place: in one way that it allows,
/// if there is one.
pub(super) fn completed(
    judge: &Judge,
    graph: &Graph,
    halt: &Halt<'_>,
) -> Result<Option<Judgement>, Unsaid> {
    let is_open = |id: &&EventId| {
        let event = graph.event(**id);
        event.reads() && event.rf == EventId::NONE && !event.is_undefined()
            || event.writes() && !graph.cells[event.cell as usize].co.contains(*id)
    };
    let Some(open) = graph.order.iter().find(is_open).copied() else {
        return judge.judge(graph, halt).map(|j| Some(j).filter(Judgement::is_consistent));
    };
    let event = *graph.event(open);
    let co = graph.cells[event.cell as usize].co.len();
    for place in (0..=co).rev() {
        let mut graph = graph.clone();
        let at = graph.at_place(event.cell, place);
        if event.reads() && event.rf == EventId::NONE {
            graph.event_mut(open).rf = at;
        } else if event.reads() && event.rf != at {
            continue;
        } else {
            graph.insert_co(open, place);
        }
        if let Some(judgement) = completed(judge, &graph, halt)? {
            return Ok(Some(judgement));
        }
    }
    Ok(None)
}
